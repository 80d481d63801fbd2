### The coach: why one move is better than another, hints, the review of a game.

## Causes: what a move changes
cause-nearer = { $district } then touches { $touch } (before: { $had }).
cause-farther = { $district } now touches only { $touch } (before: { $had }).
cause-founds = { $district } founds a district that touches { $touch }.
cause-enlarges = { $district } then has { $cards }, and touches { $touch }.
cause-merges = { $district } joins districts that were apart ({ $sizes }).
cause-hems = { $lost ->
        [one] { $district } loses { $lost } cell to grow on; { $left } left.
       *[other] { $district } loses { $lost } cells to grow on; { $left } left.
    }
cause-walled = { $smoke ->
        [yes] { $district } will not grow any more: every free cell beside it touches an industry.
       *[other] { $district } will not grow any more: { $it } has no free cell beside it.
    }
cause-closes = { $colour ->
        [R] A residence can no longer go on { $cells }
        [C] A commerce can no longer go on { $cells }
       *[other] An industry can no longer go on { $cells }
    } ({ $left ->
        [0] no cell is left for it
        [one] { $left } cell is left
       *[other] { $left } cells are left
    }).
cause-closes-many = { $colour ->
        [R] A residence
        [C] A commerce
       *[other] An industry
    } can no longer go on { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } ({ $left ->
        [0] none is left
        [one] { $left } is left
       *[other] { $left } are left
    }).
cause-frame = The city spans { $height ->
        [one] { $height } row
       *[other] { $height } rows
    } and { $width ->
        [one] { $width } column
       *[other] { $width } columns
    }: { $count ->
        [0] no cell falls out of the frame.
        [one] { $count } cell falls out of the frame.
       *[other] { $count } cells fall out of the frame.
    }
cause-cloud = Another industry stands in line with this one: a cloud comes.
cause-pays = This costs { $price } and leaves { $left }.
cause-saves = Nothing is spent: { $money } is kept.
cause-room = The limit leaves { $after ->
        [0] no room
        [one] room for { $after } card
       *[other] room for { $after } cards
    } (before: { $before }).
cause-income = { $source ->
        [commerce-income] Commerces earn { $after } per turn instead of { $before }.
        [salary] The salary is { $after } per turn instead of { $before }.
       *[other] Parking meters earn { $after } per turn instead of { $before }.
    }
cause-score = { $title }: { $after } instead of { $before }.
cause-out = Pollution puts this city out of the game: there is not enough money to pay.
cause-saved = There is enough money again to pay for the pollution.
cause-opens = { $count ->
        [0] The architect opens no new cell.
        [one] The architect opens { $count } cell: { $cells }.
       *[other] The architect opens { $count } cells: { $cells }.
    }
cause-bars = { $rule ->
        [leisure-price] There is not enough money left for { $card }.
        [limit] The limit does not let { $card } in any more.
       *[other] No cell takes { $card } any more.
    }
cause-frees = { $rule ->
        [limit] The limit now lets { $card } in.
       *[other] A cell opens for { $card }.
    }
cause-buildable = { $count ->
        [0] No card to build.
        [one] { $most ->
            [0] The card cannot be built.
           *[other] The card can be built.
        }
       *[other] { $most ->
            [0] None of the { $count } cards can be built.
            [one] { $most } card of { $count } can be built.
           *[other] { $most } cards of { $count } can be built.
        }
    }
cause-bill = The leisure building costs { $price }, out of { $money }.
cause-could-grow = { $district } would grow thanks to this card: { $card }.
cause-could-earn = Enough to earn { $gain } more per turn, with { $card }.
cause-hidden = { $count ->
        [one] { $count } card lies face down.
       *[other] { $count } cards lie face down.
    }
cause-bribe = { $lot ->
        [small] A bribe of { $money } on the small lot.
        [large] A bribe of { $money } on the large lot.
        [first] A bribe of { $money } on the first lot.
        [second] A bribe of { $money } on the second lot.
       *[other] This lot brings { $money }.
    }
cause-lot = { $lot ->
        [small] Small lot: { $cards }.
        [large] Large lot: { $cards }.
        [first] First lot: { $cards }.
       *[second] Second lot: { $cards }.
    }
cause-left = Under the pile: { $cards }.
cause-cited = { $text } ({ $cite })

## Moves
advice-build = Build { $what }
advice-cloud = Put the cloud on { $cell }
advice-develop = Add { $what }
advice-buy = Buy { $what }
advice-pass = Buy nothing
advice-keep = Keep { $cards }
advice-choose = { $which ->
        [small] Take the small lot
        [large] Take the large lot
        [first] Take the first lot
       *[second] Take the second lot
    }
advice-offer = Offer one lot ({ $first }) or the other ({ $second })
advice-architect = Put the architect on { $cell }
advice-no-architect = Do without the architect
advice-cut = { $cut ->
        [straight] { $card } cut straight
       *[diagonal] { $card } cut diagonally
    }
advice-lot-down = face down: { $cards }
advice-lot-both = { $up }; { $down }
advice-lot-money = { $cards }; a bribe of { $money }

## Advice
advice-points = { $count ->
        [one] { $value } point
       *[other] { $value } points
    }
advice-best = { $move }: about { $score } at the end.
    .exact = { $move }: { $score } at the end, with the best play from here.
advice-spread = Over { $playouts ->
        [one] { $playouts } imagined game
       *[other] { $playouts } imagined games
    }, the mean is known within ± { $error } (95% interval); from game to game, the standard deviation is { $deviation }.
    .alike = { $playouts ->
        [one] One imagined game ended like this.
       *[other] All { $playouts } imagined games ended alike.
    }
advice-out = { $move }: pollution then puts the city out of the game.
advice-behind = { $move }: { $lag } less.
    .equal = { $move }: as much, or nearly.
advice-same = { $count ->
        [one] One other move comes to the same.
       *[other] { $count } other moves come to the same.
    }
advice-reply = The next player takes { $lot ->
        [small] the small lot
       *[first] the first lot
    } { $percent } times in 100: you then end with { $left }, otherwise with { $taken }.
advice-game-over = The game is over: there is nothing left to advise.
advice-budget = The time to think ({ $seconds }) and the number of games ({ $playouts }) must be greater than zero.
advice-unknown-action = This is not a possible move now (phase “{ $phase }”).
advice-not-looked-at = This division is allowed, but the advice has not looked at it; ask for it with the option “watched”.

## Hints
hint-district = Look around { $cells }.
hint-card = Start with { $card }.
hint-side = { $side ->
        [north] Look above the town hall.
        [south] Look below the town hall.
        [east] Look to the right of the town hall.
        [north-east] Look above the town hall, to the right.
        [north-west] Look above the town hall, to the left.
        [south-east] Look below the town hall, to the right.
        [south-west] Look below the town hall, to the left.
       *[west] Look to the left of the town hall.
    }
hint-limit = Count the cards of the city.
hint-money = Look at your money.
hint-income = Look at what the city earns.
hint-hand = Compare the cards: which one can the city use least?
hint-reach = See how far your hand gets without the architect.
hint-rival = Look at the city of the player who chooses: which lot would they take, and what would be left for you?
hint-lots = Compare what the two lots show.
hint-rule = { $avoids ->
        [yes] What counts against the next best move is this rule: { $text } ({ $cite })
       *[other] The rule that matters: { $text } ({ $cite })
    }
hint-why-rules = These rules favour it: { $rules }. The last hint gives the move; “Why?” then gives its reasons.
hint-why-none = The moves are about equal here: no reason favours one of them.
hint-near = { $count ->
        [0] No single rule sets the best move apart, yet it is a point or more ahead of the next.
        [one] No rule sets the best move apart: one other is less than a point behind.
       *[other] No rule sets the best move apart: { $count } others are less than a point behind.
    }
hint-move = { $move }.

## Review of a game
review-none = { $decisions ->
        [0] There was nothing to decide.
        [one] Nothing shows that the only decision looked at cost any points.
       *[other] Nothing shows that any of the { $decisions } decisions looked at cost points.
    }
review-found = { $count ->
        [one] One decision of { $decisions } cost points.
       *[other] Here are the { $count } decisions, of { $decisions }, that cost most.
    }
review-blunder = Turn { $turn }, “{ $phase }”: { $chosen }. Better: { $better }, { $cost } more (± { $error }).
    .out = Turn { $turn }, “{ $phase }”: { $chosen }. Pollution then puts the city out of the game. Better: { $better }, about { $score } at the end.
review-games = These lines hold { $count } games, and a review looks at one: give it the moves of a single game (function “moves”).
review-lot = { $move } (face up: { $cards })
review-later = The difference only shows later in the game.
review-player = Player { $letter }. { $text }
