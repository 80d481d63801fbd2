### A match of any game: the table, the hints, the set-up and the replay.

match-turn = Turn { $turn }
match-turn-of = Turn { $turn } of { $turns }
match-curtain = What lies behind this curtain is for one player’s eyes only.
match-over = The game is over.
match-over-lost = You lose.
match-not-now = Not now: { $phase ->
        [over] the game is over.
       *[curtain] the screen has to be passed on and the curtain lifted first.
    }
match-no-undo = Nothing to undo: since the last decision something hidden was shown, or a bot has played.
match-no-redo = Nothing to redo.
match-refused = Refused: { $rule }. { $why }
match-again = Your game is back.
match-kept = The game kept by the browser cannot be read: { $problem }
match-record-dealt = This record was dealt by another program: it can be checked, but neither shown nor played on here.
match-yes = yes
match-no = no
match-option-most = { $most ->
        [one] Only one of these can be chosen.
       *[other] Only { $most } of these can be chosen together.
    }
match-cite = { $book }, “{ $heading }”
match-cite-page = { $book }, p. { $page }, “{ $heading }”
match-everybody = Everybody
match-replay-begin = The game begins.
match-replay-decided = { $name } has decided.
match-replay-open = This game goes on: only what everybody knows can be shown.

## Hints
match-hinted = Hint { $step } of 3.
match-hint-where = Look here: { $where }.
match-hint-buttons = No place has to be found: look at the buttons.
match-hint-kind = I would choose “{ $choice }”.
match-hint-decision = I would decide: { $decision }.
match-figure-score = { $decision }: { $mean } on average, ± { $error } (played out at random { $count ->
        [one] once
       *[other] { $count } times
    }).
match-figure-share = { $decision }: wins { $mean } %, ± { $error } (played out at random { $count ->
        [one] once
       *[other] { $count } times
    }).
match-figures-open = The best two are too close to tell apart.
match-figures-none = No game played out at random came to an end in time: this is only a guess.

## Buttons and titles of the table
ui-match-seats = Players
ui-match-log = What happened
ui-match-await = Point at a thing, or touch it: what would happen appears here, before anything is decided.
ui-match-where = Now choose a place.
ui-match-place = Place here
ui-match-turn = Turn it: {"{turn}"}
ui-match-illegal = Not possible
ui-match-picked = chosen
ui-match-target = possible place
ui-match-blocked = impossible place
ui-match-back = Let go
ui-match-typed = Type a decision
ui-match-type = Play
ui-match-remedy = What would help:
ui-match-rule = Rule
ui-match-sum = How this is counted
ui-match-of = {"{value}"} of {"{max}"}
ui-match-you = you
ui-match-turn-of = on turn
ui-match-place-no = Place
ui-match-player = Player
ui-match-score = Score
ui-match-title = Title
ui-match-result = Result
ui-match-thinking = The others are thinking…
ui-match-more = More
ui-match-key-item = go from thing to thing
ui-match-key-decide = choose; decide
ui-match-key-turn = turn what is laid
ui-match-key-let-go = let go of what is chosen
ui-match-kept = A game that was not finished is kept here.

## The set-up
ui-match-players = How many play?
ui-match-options = Options
ui-match-rulings = House rules
ui-match-new = New game
ui-match-download = Download the record
ui-match-replay = Look at it again
match-set-up = { $game }: a new game
match-file = { $game }.jsonl

## The replay
ui-match-step-first = To the beginning
ui-match-step-last = To the end
ui-match-step-back = One step back
ui-match-step-next = One step on
ui-match-turn-back = One turn back
ui-match-turn-next = One turn on
ui-match-scrub = Step of the game
ui-match-eyes = Seen by
ui-match-other = Another record
match-replay-step = Step { $at } of { $last }
match-replay-head = { $game }: look at a game again
match-replay-lead = Open the record of a game that was played here or elsewhere.

## Bots of every game
bot-kind-playouts = Trial player
    .sentence = Plays the game to its end at random many times after each decision, and takes the one that wins most.

## Ways of playing in one line
way-count = { $players ->
    [1] solo
   *[other] { $players } players
}
