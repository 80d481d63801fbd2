### Characters of Cloud City, and what speaks for and against a decision.

persona-cloudcity-cloud-gazer = The cloud gazer
    .sentence = Knows what a good city is, but now and then lays a tile because a cloud looked like a duck.
persona-cloudcity-hasty-builder = The hasty builder
    .sentence = Builds every bridge the moment it is possible and looks no further.
persona-cloudcity-careful-surveyor = The careful surveyor
    .sentence = Keeps lines open, lets short bridges wait, and promises himself little from luck.
persona-cloudcity-bridge-master = The bridge master
    .sentence = Tries the next turn in her head, with every tile that may come.
bot-cloudcity-random = Random player
    .sentence = Takes any decision that the rules allow.
bot-cloudcity-greedy = Greedy player
    .sentence = Takes the most votes now.
bot-cloudcity-strong = Strong player
    .sentence = Weighs votes, open lines and the tiles that may come.

cloudcity-face-new-tile = the new tile
cloudcity-face-cause-gains = { $votes ->
        [one] The best bridges now bring { $votes } vote more.
       *[other] The best bridges now bring { $votes } votes more.
    }
cloudcity-face-cause-missed = { $votes ->
        [one] Another placement brings { $votes } vote more, and this is your last one.
       *[other] Another placement brings { $votes } votes more, and this is your last one.
    }
cloudcity-face-cause-nothing = It opens and closes nothing worth a word.
cloudcity-face-cause-closes-line = It closes a { $level } line from { $square } that could have brought { $votes } votes.
cloudcity-face-cause-opens-line = It opens a line: { $votes } votes if a { $level } building comes { $cell }; { $hand ->
        [0] { $count } of { $of } unseen tiles bring one.
       *[other] you hold such a tile.
    }
cloudcity-face-cause-line = Waiting keeps a line open: { $votes } votes from { $square } if a { $level } building comes { $cell }; { $hand ->
        [0] { $count } of { $of } unseen tiles bring one.
       *[other] you hold such a tile.
    }
cloudcity-face-cause-ends-line = It ends a line from { $square }: { $votes } votes if a { $level } building came { $cell }; { $hand ->
        [0] { $count } of { $of } unseen tiles bring one.
       *[other] you hold such a tile.
    }
cloudcity-face-cause-votes = { $votes ->
        [one] It brings { $votes } vote at once.
       *[other] It brings { $votes } votes at once.
    }
cloudcity-face-cause-bars = { $votes ->
        [one] It bars others: { $votes } vote less than the best set of today.
       *[other] It bars others: { $votes } votes less than the best set of today.
    }
cloudcity-face-cause-scarce = { $count ->
        [one] It is the last { $level } bridge of distance { $distance }.
       *[other] Only { $count } { $level } bridges of distance { $distance } are left for the whole table.
    }
cloudcity-face-cause-fills = No further bridge fits on { $squares }.
cloudcity-face-cause-tile-gains = { $votes ->
        [0] Next turn this tile brings no vote at once.
        [one] Next turn this tile makes { $votes } vote more possible.
       *[other] Next turn this tile makes { $votes } votes more possible.
    }
cloudcity-face-cause-pile-gains = A tile of the pile makes { $mean } votes more possible on average; { $count } of { $of } make { $most } possible.
cloudcity-face-cause-unbuilt = { $votes ->
        [one] { $votes } vote is left lying, and there is no later turn: { $bridges }.
       *[other] { $votes } votes are left lying, and there is no later turn: { $bridges }.
    }
cloudcity-face-cause-waits = { $count ->
        [one] A bridge for { $votes } waits and can still be built in a later turn.
       *[other] { $count } bridges for { $votes } votes wait and can still be built in a later turn.
    }
cloudcity-face-cause-idle = It is the last draw: it changes no score.
