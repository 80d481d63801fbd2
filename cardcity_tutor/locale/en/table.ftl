### The game table: a whole game, alone, against bots, or several people at one screen.

## Buttons, fields and titles
ui-table-next = Next turn
ui-table-pass = Buy nothing
ui-table-done = Done buying
ui-table-alone = Without the architect
ui-table-own = Your city
ui-table-hints-told = All hints told
ui-table-phases = The phases of the turn
ui-table-others = The other cities
ui-table-look = Look at the city
ui-table-log = Story of the game
ui-table-recent = Last moves
ui-table-thinking = Thinking…
ui-table-ranking = Ranking
ui-table-recount = Count line by line
ui-table-rank-place = Place
ui-table-rank-player = Player
ui-table-rank-score = Score
ui-table-rank-money = Money
ui-table-waits = A game that you began is waiting.

## At the top
table-turn = Turn { $turn } of { $turns }
table-aid-full = Help: marks and previews
table-aid-marks = Help: marks only
table-aid-none = Without help
table-player = Player { $letter }
table-you = { $name } (you)
table-namesake = { $name } { $letter }
table-first = starts this turn
table-holds = In hand: { $cards }
table-hidden = { $count ->
        [one] 1 face-down card
       *[other] { $count } face-down cards
    }
table-look-at = The city of “{ $name }”

## The curtain, between two people at one screen
table-curtain = Pass the screen to { $name }.
    .body = Behind this curtain lie cards that the others must not see.
    .act = { $name }, lift the curtain
    .undo = { $name }: take the last move back

## Help steps back
table-fade-marks = Previews and counters go; the marks stay.
table-fade-none = No more marks: you be the judge. Every refused try will be explained.

## Tasks
table-task-architect = Place the architect, or do without.
    .body = The cells that touch him can be built on this turn. Then you build: { $cards }.
table-task-build = Build.
    .body = { $cards ->
        [one] One more card to build.
       *[other] { $cards } more cards to build.
    }
table-task-develop = Choose which district grows.
    .body = Everything that can grow does, in the order you choose.
table-task-buy = Buy something, or pass.
    .body = You have { $money }.
table-task-rest = Turn { $turn } is over.
    .body = { $left ->
        [one] One turn is left.
       *[other] { $left } turns are left.
    }
table-task-over = The game is over.
stat-pollution = Pollution (%)
card-smoke = { $card }, { $percent }%
table-smoke = { $detail } ({ $parts })
table-smoke-part = { $of ->
        [I] industries { $percent }%
        [C] commerces { $percent }%
        [N] clouds { $percent }%
       *[K] parks { $percent }%
    }
table-part = { $title }: { $value }
table-step-architect = The architect goes to { $cell }.
table-income-title = Your income of turn { $turn }
table-income-of = Income of turn { $turn }: { $who }

## Story
table-draw = { $me ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
table-exchange = { $me ->
        [yes] No leisure cards on the first turn: yours go back into the pile and you draw others.
       *[no] No leisure cards on the first turn: { $who } puts them back and draws others.
    }
table-offer = { $me ->
        [yes] You offer “{ $to }”: { $open } | { $rest }.
       *[no] { $mine ->
            [yes] { $who } offers you: { $open } | { $rest }.
           *[no] { $who } offers “{ $to }”: { $open } | { $rest }.
        }
    }
table-take = { $me ->
        [yes] You hold { $cards }.
       *[no] { $who } takes { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
table-take-lot = { $me ->
        [yes] { $how ->
            [left] You are left with { $lot }.
           *[chosen] You take { $lot }.
        }
       *[no] { $how ->
            [left] { $who } is left with { $lot }.
           *[chosen] { $who } takes { $lot }.
        }
    }
table-take-rest = { $me ->
        [yes] You get the { $money } with the cards still to divide.
       *[no] { $who } gets the { $money } with the cards still to divide.
    }
table-keep = You keep { $cards }; { $under } goes under the pile.
table-architect = { $me ->
        [yes] You put the architect on { $cell }.
       *[no] { $who } puts the architect on { $cell }.
    }
table-build = { $me ->
        [yes] You build { $card } on { $cell }
       *[no] { $who } builds { $card } on { $cell }
    }{ $turned ->
        [yes] {" "}({ $sides })
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] {" "}for { $paid }
    }.
table-cloud = { $me ->
        [yes] You put a cloud on { $cell }.
       *[no] { $who } puts a cloud on { $cell }.
    }
table-discard = { $me ->
        [yes] You discard { $card }: it cannot be built.
       *[no] { $who } discards { $card }.
    }
table-discard-why = { $text } ({ $cite })
table-unbought = { $me ->
        [yes] With { $money } you can buy nothing this turn.
       *[no] With { $money }, { $who } can buy nothing this turn.
    }
table-develop = { $me ->
        [yes] Your city develops: { $card } on { $cell }.
       *[no] { $who } develops: { $card } on { $cell }.
    }
table-income = { $me ->
        [yes] You receive { $amount }.
       *[no] { $who } receives { $amount }.
    }
table-buy = { $me ->
        [yes] You buy { $card } for { $paid } and put it on { $cell }
       *[no] { $who } buys { $card } for { $paid } and puts it on { $cell }
    }.
table-end = { $me ->
        [yes] You finish in { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } place.
       *[no] { $who } finishes in { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } place.
    }

## End of the game
table-over-solo = Your city: { $rank }
    .body = { $score } at the final count.
table-over-next = The next rank, { $rank }, begins at { $score }.
table-over-top = There is no higher rank.
table-over-won = You win!
table-over-shared = You win, in a tie.
table-over-lost = { $count ->
        [one] { $who } wins.
       *[other] { $who } win, in a tie.
    }
table-over-body = You: { $score }, place { $place } of { $players }.
table-out = out of the game

## By keyboard
table-words-pass = pass nothing none done no
table-words-next = next go continue turn
table-words-discard = discard throw
table-words-verbs = buy build put place lay develop grow
table-words-architect = architect a

## What is wrong
table-opponents = Against bots, there must be at least one: give their names, for instance “greedy”.
table-seats = { $count ->
        [0] No seat is given
        [one] One seat is given
       *[other] { $count } seats are given
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }: there must be one for each.
table-seat = “{ $value }” does not say who sits there: it must be a person or a bot, with a name.
table-nobody = There must be at least one person at the table.
table-not-now = Not now: { $phase ->
        [rest] the turn is over, go on to the next.
        [over] the game is over.
        [curtain] the screen has to be passed on and the curtain lifted first.
       *[other] this phase does not allow it.
    }
table-record-long = The record has { $size } characters; at most { $max } are read.
table-no-pass = You cannot pass here: a decision is due.
table-seed = The seed “{ $value }” is not a whole number from 0 on.
table-kept = The game kept by the browser cannot be read: { $problem }
table-club-waits = Nothing was played and no card was turned, because the club has to know first. { $problem } Try again, or start another game.
table-club-behind = This game has gone on in another window. Here it is as it stands there.
table-club-unknown = The club no longer has this game. You can play on, but it counts for nobody.
table-restored = Your game is back.
table-no-undo = Nothing to undo: no choice was made since hidden cards were seen or another player decided.
table-bot-why = Why: { $text }
table-hinted = Hint { $step } of 3. { $text }
