### A recorded game to go through, and the coach's review of it.

## Buttons, fields and titles
ui-replay-controls = Go through the game
ui-replay-step = Step {"{step}"} of {"{steps}"}
ui-replay-scrub = Where in the game
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-turn-back = One turn back
ui-replay-turn-forward = One turn on
ui-replay-last = The last game played in this browser
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-phases = The phases of the turn
ui-replay-players = The cities
ui-replay-follow = Follow whoever is playing
ui-replay-before = before
ui-replay-hand = In hand
ui-replay-lot = Lot {"{number}"}
ui-replay-fork = Open this city in the sandbox
ui-replay-play-on = Play on from here
ui-replay-other = Open another game
ui-replay-game = Game
ui-replay-keys = ← → step · ⇧← ⇧→ turn · Space play · Home, End
ui-replay-review = Review
ui-replay-review-whom = Whose decisions
ui-replay-review-start = Review the decisions
ui-replay-review-stop = Stop
ui-replay-review-again = Review again
ui-replay-did = Played
ui-replay-better = Better
ui-replay-why = Why
ui-replay-show = Show on the board
ui-replay-hide = Back to the game
ui-replay-costly = Where most was to be gained
ui-replay-more = {"{count}"} more
ui-replay-marks = Marks on the line of the game:
ui-replay-file = Choose a file
ui-replay-paste = Or paste the lines of a recorded game
ui-replay-open = Open the game
ui-replay-kept = Your saved games

## The page
replay-title = Replay and review
replay-lead = Go through a recorded game step by step, forwards and backwards, and let the coach look at the decisions.
replay-help = A recorded game is a text file, made by the page “Play” or by “cardcity-tutor simulate”; { $size } kB at most.

## What happened
replay-begins = { $players ->
        [one] A game for one player begins
       *[other] A game for { $players } players begins
    }: { $turns } turns.
replay-draw = { $who } draws { $cards }.
replay-exchange = No leisure cards on the first turn: { $who } puts them back and draws others.
replay-offer = { $who } makes two lots for { $to }: { $open } | { $rest }.
replay-take = { $who } takes { $cards }.
replay-end = { $who } ends with { $score }, in { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place.
replay-end-solo = { $who } ends with { $score }: { $rank }.
replay-turn = Turn { $turn } of { $turns }
replay-setup = Before the first turn
replay-so-far = The game goes on: what this player cannot know stays hidden.
replay-game-named = Game { $number }

## The review
replay-about = The coach plays every decision out to the end many times, and compares. What it calls better is better on average, as far as it can tell.
replay-progress = { $done } of { $total } decisions looked at…
replay-checking = Looking once more at the costliest: { $done } of { $total }…
replay-stopped = Stopped after { $done } of { $total } decisions.
replay-where = Turn { $turn } · { $phase }
replay-cost = about { $cost } more (± { $error }, from { $games ->
        [one] 1 game
       *[other] { $games } games
    })
replay-cost-exact = { $cost } more, by exact calculation
replay-cost-out = pollution then puts the city out; the better decision ends with about { $score }
replay-summary = { $who }: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $good ->
        [0] none of them good.
        [one] 1 of them good.
       *[other] { $good } of them good.
    }
replay-count-better = { $count ->
        [one] One could have been better.
       *[other] { $count } could have been better.
    }
replay-count-missed = { $count ->
        [one] One missed a development.
       *[other] { $count } missed a development.
    }
replay-fine = Nothing shows that any of them cost points.
replay-group-good = good decisions
replay-group-better = could have been better
replay-group-missed = a development missed

## What is wrong
replay-long = This game takes { $size } kB; at most { $max } kB are read.
replay-seat = There is no seat “{ $value }”: seats go from 0 to { $max }.
replay-nothing = There is no game yet: choose a file or paste its lines.
replay-gone = This browser has not kept that game: it keeps the last one that was looked at here, and no other device knows it. Open it again.
replay-refused = This game cannot be opened. { $problem }
replay-nobody = The game goes on: until it is over, players may only look at their own decisions.
