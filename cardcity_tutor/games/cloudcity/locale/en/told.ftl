cloudcity-map-square = square
cloudcity-map-rectangle = rectangle
cloudcity-level-R = river
cloudcity-level-F = forest
cloudcity-level-S = sand
cloudcity-source-pile = from the pile
cloudcity-source-open = from the open tiles
cloudcity-needs-longest-route = the longest route
cloudcity-needs-most-routes = the most routes
cloudcity-needs-varied-route = a varied route
cloudcity-needs-circuits = circuits
cloudcity-needs-blue-lead = most blue buildings
cloudcity-needs-green-lead = most green buildings
cloudcity-needs-light-buildings = buildings with one bridge
cloudcity-needs-crossings = crossing bridges
cloudcity-needs-bare-buildings = buildings without a bridge
cloudcity-needs-balance = balance of bridges
cloudcity-votes-R = river
cloudcity-votes-F = forest
cloudcity-votes-S = sand
cloudcity-votes-total = in all

cloudcity-told-start = Game { $game } · Cloud City · { $map } · players: { $players } · need cards: { $needs } · seed { $seed }
cloudcity-told-place = lays { $tile } on { $cell }, turned { $rotation ->
        [0] not at all
        [one] { $rotation } quarter
       *[other] { $rotation } quarters
    }
cloudcity-told-bridge = builds a { $level } bridge from { $from } to { $to }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
cloudcity-told-draw = { $refill ->
        [none] draws { $tile } { $source }
       *[other] draws { $tile } { $source }; { $refill } takes its place
    }
cloudcity-told-end = has { $total } votes, place { $place } (bridges: { $votes }; need cards: { $needs }); city: { $city }
