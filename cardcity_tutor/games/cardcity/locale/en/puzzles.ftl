### Puzzles: their themes, what they ask for, and what an answer is worth.

## Themes
puzzle-theme-grow-commerce = Grow this commerce
puzzle-theme-grow-residence = Grow these residences
puzzle-theme-reach-money = Make the sum
puzzle-theme-best-income = The best income
puzzle-theme-fill-limit = Up to the limit
puzzle-theme-save-discard = Nothing to discard
puzzle-theme-best-park = A park in the right place
puzzle-theme-happiness = Happy people
puzzle-theme-chain = Chain of growth
puzzle-theme-no-cloud = A cloudless sky
puzzle-theme-bicolour-turn = The right way round
puzzle-theme-final-turn = The last turn
puzzle-difficulty = { $level ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[other] very hard
    }
puzzle-heading = { $theme } · { $level }, difficulty { $difficulty } of 5

## What is asked for
puzzle-target = { $colour ->
        [R] { $size ->
            [one] the residence { $cells }
           *[other] the district of residences { $cells }
        }
       *[other] { $size ->
            [one] the commerce { $cells }
           *[other] the district of commerces { $cells }
        }
    }
puzzle-target-large = { $colour ->
        [R] the district of { $size } residences around { $cells }
       *[other] the district of { $size } commerces around { $cells }
    }
puzzle-ask-growth = Build { $cards } so that { $target } can grow this turn.
puzzle-ask-money = Build { $cards }, then develop: you must have at least { $sum } after the turn’s income.
puzzle-ask-income = Build { $cards }, then develop, for the highest possible income.
puzzle-ask-room = Build { $cards }, then develop, until the size limit is reached.
puzzle-ask-clouds = Build { $cards } without bringing a cloud.
puzzle-ask-built = Build the whole hand, { $cards }: no card may end on the discard pile.
puzzle-ask-built-one = Build { $cards }: few cells and facings will do.
puzzle-ask-fits = Build { $cards } on { $cell }: only one facing will do.
puzzle-ask-developments = Build { $cards }, then develop: add as many cards to the districts as you can.
puzzle-ask-developments-only = Develop: add as many cards to the districts as you can.
puzzle-ask-park = Buy a park and put it where it brings the most. ({ $victory })
puzzle-ask-happiness = Build { $cards }, then develop, for the happiness of as many people as possible. ({ $victory })
puzzle-ask-final = This is the last turn: build { $cards }, develop, buy if it pays, and end as high as you can. ({ $victory })

## What an answer has reached
puzzle-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
puzzle-right = That is right.
puzzle-growth-met = { $target } can grow.
puzzle-growth-missed = { $target } cannot grow this turn.
puzzle-money-met = You have { $value }.
puzzle-money-missed = You have only { $value }; it takes { $wanted }.
puzzle-income-met = The income is { $value }, and nothing does better.
puzzle-income-missed = The income is only { $value }; { $wanted } can be reached.
puzzle-room-met = The limit is reached.
puzzle-room-missed = { $count ->
        [one] The limit still has room for one card.
       *[other] The limit still has room for { $count } cards.
    }
puzzle-clouds-met = No cloud has come.
puzzle-clouds-missed = { $count ->
        [one] A cloud has come: another industry is in line.
       *[other] { $count } clouds have come: other industries are in line.
    }
puzzle-built-met = { $count ->
        [one] The card is built.
       *[other] All { $count } cards are built.
    }
puzzle-built-missed = At least one card is left in hand.
puzzle-fits-met = The card is turned the right way.
puzzle-fits-missed = The card is built, but on another cell.
puzzle-developments-met = { $count ->
        [one] One card is added, and no more can be.
       *[other] { $count } cards are added, and no more can be.
    }
puzzle-developments-missed = { $count ->
        [0] No card is added
        [one] Only one card is added
       *[other] { $count } cards are added
    }; { $wanted } can be added.
puzzle-score-met = The city is worth { $value }, and nothing does better.
puzzle-score-missed = The city is worth { $value }; { $wanted } can be reached.
puzzle-score-out = Pollution puts this city out of the game.
puzzle-illegal = Step { $step }: this move is not allowed.
puzzle-surplus = Step { $step }: the answer is complete already, this move is one too many.
puzzle-unasked = Step { $step }: you are only asked to buy a park.
puzzle-unfinished = { $phase ->
        [build] There are cards left to build.
        [cloud] There is a cloud left to place.
        [develop] There are districts left to develop.
        [buy] There is a purchase left to decide on.
       *[other] The answer is not complete.
    }

## What can go wrong. The keys are the codes of TutorError.
puzzle-field = This puzzle cannot be read: its field “{ $field }” is not valid.
puzzle-version = This puzzle cannot be read: “{ $field }” is { $value } instead of { $expected }.
puzzle-answer = Line { $step } of the answer is not a move. Expected: an object whose “event” is one of these: { $expected }.
puzzle-answer-cell = Line { $step } of the answer names no cell: “cell” is { $value } instead of two whole numbers.
puzzle-level = The theme “{ $theme }” does not exist at the level { $level }. Expected: { $expected }.
puzzle-strength = The theme “{ $theme }” does not exist at difficulty { $difficulty }. Expected: { $expected }.
puzzle-none = No puzzle was found for the theme “{ $theme }” at the level { $level } (difficulty: { $difficulty }). Try another number, or ask for less.
puzzle-date = “{ $value }” is not a date. Expected: a date such as 2025-03-21.
