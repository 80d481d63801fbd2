### What the face of Cloud City says: labels, prompts, reasons, previews, the log.

## Tiles, places and turns
cloudcity-face-and = { $first } and { $last }
cloudcity-face-tile-pair = { $first } twice, side by side
cloudcity-face-tile-beside = { $first }, then { $second }, side by side
cloudcity-face-tile-diagonal = { $first } and { $second }, diagonally
cloudcity-face-turn = { $quarters ->
        [0] as it is
        [1] { $of ->
            [2] turned
           *[other] a quarter turn to the right
        }
        [2] half a turn
       *[other] a quarter turn to the left
    }
cloudcity-face-place-above = above the tile { $one }–{ $other }
cloudcity-face-place-below = below the tile { $one }–{ $other }
cloudcity-face-place-left = to the left of the tile { $one }–{ $other }
cloudcity-face-place-right = to the right of the tile { $one }–{ $other }
cloudcity-face-place-apart = at place { $spot }, away from the city
cloudcity-face-place-number = Place { $number }
cloudcity-face-bridge = { $level } bridge { $one }–{ $other }

## Areas and views
cloudcity-face-city = The city
cloudcity-face-city-own = Your city
cloudcity-face-city-of = The city of { $name }
cloudcity-face-city-number = City { $number }
cloudcity-face-player = Player { $number }
cloudcity-face-hand = Hand
cloudcity-face-open = Open tiles
cloudcity-face-stock = Bridges left
cloudcity-face-stock-votes = votes
cloudcity-face-stock-distance = distance
cloudcity-face-needs = Need cards
cloudcity-face-view-all = all levels
cloudcity-face-view-raised = raised
cloudcity-face-votes-count = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }

## Spoken labels
cloudcity-face-label-tower = { $square }, { $level }, { $count } of 2 bridges
cloudcity-face-label-bridge = { $bridge }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
cloudcity-face-label-ghost = Possible: { $bridge }, distance { $distance }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
cloudcity-face-label-place = A place for a tile, { $place }
cloudcity-face-label-laid = { $tile }, { $place }
cloudcity-face-label-pile = The pile, { $count ->
        [0] empty
        [one] one tile
       *[other] { $count } tiles
    }
cloudcity-face-label-covered = A tile that you do not see
cloudcity-face-label-stock = { $level }, distance { $distance }, worth { $votes }: { $count ->
        [0] none left
       *[other] { $count } left
    }
cloudcity-face-label-need = Need card { $card }: { $measure }; votes: { $votes }

## Numbers
cloudcity-face-votes = Votes
cloudcity-face-total = Votes in all
cloudcity-face-tiles = Tiles
cloudcity-face-best = Possible now
cloudcity-face-card-counts = { $card }: { $measure }
cloudcity-face-measure-longest-route = { $count ->
        [one] the longest has { $count } vote
       *[other] the longest has { $count } votes
    }
cloudcity-face-measure-most-routes = { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
cloudcity-face-measure-varied-route = { $count ->
        [one] { $count } value in one route
       *[other] { $count } values in one route
    }
cloudcity-face-measure-circuits = { $count ->
        [one] { $count } circuit
       *[other] { $count } circuits
    }
cloudcity-face-measure-blue-lead = { $count ->
        [one] { $count } blue building
       *[other] { $count } blue buildings
    }
cloudcity-face-measure-green-lead = { $count ->
        [one] { $count } green building
       *[other] { $count } green buildings
    }
cloudcity-face-measure-light-buildings = { $count ->
        [one] { $count } building with one bridge
       *[other] { $count } buildings with one bridge
    }
cloudcity-face-measure-crossings = { $count ->
        [one] { $count } crossing
       *[other] { $count } that cross
    }
cloudcity-face-measure-bare-buildings = { $count ->
        [one] { $count } building without a bridge
       *[other] { $count } buildings without a bridge
    }
cloudcity-face-measure-balance = { $count ->
        [0] nothing missing
        [one] { $count } bridge missing
       *[other] { $count } bridges missing
    }

## What to do
cloudcity-face-prompt-place = Turn { $turn } of { $turns }: choose a tile of your hand and lay it beside your city.
cloudcity-face-prompt-build = { $count ->
        [one] One bridge is possible. Build it or draw a tile.
       *[other] { $count } bridges are possible. Build what you like, then draw a tile.
    }
cloudcity-face-prompt-draw = No bridge is possible. Draw a tile, from the pile or an open one.
cloudcity-face-prompt-finish = No bridge is possible. Your last turn ends.
cloudcity-face-prompt-over = The game is over: the votes are counted.
cloudcity-face-prompt-wait = Another player decides.
cloudcity-face-prompt-asked = Try tiles and pairs of buildings: each one says yes or why not.
cloudcity-face-lay = Lay: { $tile }
cloudcity-face-build = Build { $one }–{ $other } ({ $votes })
cloudcity-face-from = A bridge from { $square }
cloudcity-face-draw-pile = Draw from the pile
cloudcity-face-draw-open = Take: { $tile }
cloudcity-face-finish = End the turn
cloudcity-face-named-place = { $tile }, { $place }{ $turned ->
        [0] { "" }
       *[other] , { $turn }
    }
cloudcity-face-named-bridge = { $level } bridge { $one }–{ $other }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

## Previews
cloudcity-face-opens = { $count ->
        [one] Makes a bridge possible: { $bridges }.
       *[other] Makes { $count } bridges possible: { $bridges }.
    }
cloudcity-face-opens-nothing = Makes no bridge possible yet.
cloudcity-face-opens-from = { $level } from { $square } for { $votes }
cloudcity-face-opens-within = { $level } on the tile itself for { $votes }
cloudcity-face-closes = { $count ->
        [one] Closes a line: { $lines }.
       *[other] Closes { $count } lines: { $lines }.
    }
cloudcity-face-line = { $bridge } ({ $votes })
cloudcity-face-brings = { $bridge }, distance { $distance }: { $votes ->
        [one] { $votes } vote.
       *[other] { $votes } votes.
    }
cloudcity-face-bars = { $count ->
        [one] From then on { $lines } is no longer possible.
       *[other] From then on { $lines } are no longer possible.
    }

## Why not
cloudcity-face-why-contact = A tile { $place } would share no side with your city.
cloudcity-face-why-frame = A tile { $place } would make the city larger than { $map ->
        [true] three by four
       *[false] three by three
    } tiles.
cloudcity-face-why-taken = A tile lies there already.
cloudcity-face-why-no-building = There is no building on { $squares }.
cloudcity-face-why-heights = { $one } and { $other } are of different heights.
cloudcity-face-why-diagonal = { $one } and { $other } stand in no common row or column.
cloudcity-face-why-gap = Between { $one } and { $other } a tile is still missing.
cloudcity-face-why-too-long = { $one } and { $other } are { $distance } squares apart; the longest bridge spans 5.
cloudcity-face-why-over-same = { $count ->
        [one] The building { $squares } of the same height stands between { $one } and { $other }.
       *[other] The buildings { $squares } of the same height stand between { $one } and { $other }.
    }
cloudcity-face-why-through-taller = { $count ->
        [one] The taller building { $squares } stands between { $one } and { $other }.
       *[other] The taller buildings { $squares } stand between { $one } and { $other }.
    }
cloudcity-face-why-two-per-building = { $count ->
        [one] { $squares } already carries two bridges.
       *[other] { $squares } already carry two bridges.
    }
cloudcity-face-why-twice = { $one } and { $other } are joined already.
cloudcity-face-why-cross-same = It would cross { $bridges }, of the same level.
cloudcity-face-why-stock = No { $level } bridge of distance { $distance } is left.
cloudcity-face-why-empty-pile = The pile is empty: take an open tile.
cloudcity-face-remedy-over-same = It would do without { $squares }: join the neighbours on the line instead.
cloudcity-face-remedy-through-taller = It would do if { $squares } were lower.
cloudcity-face-remedy-gap = Lay tiles between the two first.
cloudcity-face-remedy-cross-same = It would do without { $bridges }, but bridges stay.
cloudcity-face-remedy-stock = It would do if the other players had left one.
cloudcity-face-remedy-two-per-building = It would do with one bridge less on { $squares }, but bridges stay.

## Notes and the log
cloudcity-face-practice = Practice alone is a variant of this tutor, not of the rulebook.
cloudcity-face-unseen = { $count ->
        [one] One tile is still unseen.
       *[other] { $count } tiles are still unseen; river stands on { $river } of them, forest on { $forest }, sand on { $sand }.
    }
cloudcity-face-ended = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cloudcity-face-ended-alone = { $medal ->
        [gold] { $votes } votes: a gold medal.
        [silver] { $votes } votes: a silver medal.
        [bronze] { $votes } votes: a bronze medal.
       *[none] { $votes } votes, no medal yet.
    }
cloudcity-face-told-deal = The tiles are dealt.
cloudcity-face-told-place = { $who } lays { $tile }.
cloudcity-face-told-bridge = { $who } builds a { $level } bridge of distance { $distance }: { $votes ->
        [one] { $votes } vote.
       *[other] { $votes } votes.
    }
cloudcity-face-told-draw-pile = { $who } draws from the pile.
cloudcity-face-told-draw-open = { $refill ->
        [none] { $who } takes { $tile }.
       *[other] { $who } takes { $tile }; { $refill } comes in its place.
    }
cloudcity-face-told-end = { $who }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, place { $place }.

## The tiles of the box
cloudcity-face-box = The tiles of the box
cloudcity-face-label-kind = { $number ->
        [none] { $tile }: { $count }
       *[other] Starting tile { $number }: { $tile }
    }
