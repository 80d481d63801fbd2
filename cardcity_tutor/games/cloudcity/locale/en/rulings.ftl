### What the rulebook of Cloud City leaves open, and how we settle it: "ruling-cloudcity-<id>".

## The box
ruling-cloudcity-building-stock = The box has 32 buildings of each height, 96 in all.
    .title = 96 buildings
ruling-cloudcity-tile-squares = A tile is two by two squares, two building sites and two clouds. The sites share a side or touch at a corner. Nine tiles make six by six squares.
    .title = The squares of a tile
ruling-cloudcity-tile-hand = Tiles turn but do not flip. Two different heights side by side therefore exist in two kinds, mirror images of each other: there are 15 kinds in all.
    .title = No tile is flipped
ruling-cloudcity-tile-set = We give each of the six pairs of heights eight tiles, half of them side by side and half diagonal. Every height then has exactly 32 sites. If you own the game, you can type the real list.
    .title = The 48 tiles
ruling-cloudcity-start-tiles = We take river and forest, forest and sand, river and sand diagonally, and river beside forest. Nobody starts with two equal heights.
    .title = The starting tiles
ruling-cloudcity-bridge-lengths = The five lengths serve the distances 1 to 5; 5 is the longest distance in six by six squares.
    .title = From length to distance
ruling-cloudcity-bridge-set = Each level has 6, 8, 8, 6 and 3 bridges of the distances 1 to 5, which makes the 31 of the box.
    .title = How many of each length
ruling-cloudcity-buildings-suffice = Two sites on each of 48 tiles, 32 of each height: the buildings never run out.
    .title = Enough buildings

## Setting up and laying tiles
ruling-cloudcity-set-up = The starting tiles go round in the order of their numbers, clockwise from the first player, and their buildings are put up at once.
    .title = Dealing
ruling-cloudcity-first-player = The table decides who begins. In records the first player is player 0 and has starting tile 1.
    .title = Who begins
ruling-cloudcity-start-unturned = A starting tile lies as it is printed: turning it would only turn the whole city.
    .title = The starting tile is not turned
ruling-cloudcity-turn-steps = The steps are taken in this order. Laying, putting the buildings up and drawing are not optional.
    .title = The order of the steps
ruling-cloudcity-place-contact = One full side is enough. Tiles that meet at a corner only do not touch.
    .title = Corners do not count
ruling-cloudcity-place-turn = A tile that lies is never turned again.
    .title = Fixed once it lies
ruling-cloudcity-place-frame = The three tiles in height and width are counted over the whole city, because it must end as a full square. The frame floats: the starting tile may end anywhere in it.
    .title = The frame floats
ruling-cloudcity-never-stuck = As long as tiles are missing, some place is legal, and on it every turn of every tile.
    .title = Always a place

## Bridges
ruling-cloudcity-bridge-when = Bridges are built in your own turn only, after the buildings and before the draw. Nothing is built while setting up or after the last turn.
    .title = Only in your own turn
ruling-cloudcity-bridge-height = The bridge is of the level of both its ends.
    .title = The level of a bridge
ruling-cloudcity-bridge-line = A true diagonal is forbidden like any other slanting line.
    .title = No diagonal
ruling-cloudcity-bridge-length = Only the bridge of exactly the right distance serves, even when it is used up and a longer one is left.
    .title = No other length serves
ruling-cloudcity-bridge-gap = Every square between the ends lies on a tile; it may be a cloud.
    .title = Clouds carry
ruling-cloudcity-bridge-over-same = With three buildings of one height in line, the outer two cannot be joined.
    .title = Neighbours on the line
ruling-cloudcity-taller-blocks = A taller building between the two ends stands in the way: a bridge lies on two roofs, and the pieces cannot be put through a building.
    .title = Through a taller building
ruling-cloudcity-bridge-over-lower = Lower buildings below a bridge do not matter, with or without bridges of their own.
    .title = Over lower buildings
ruling-cloudcity-bridge-cross = Bridges of different levels cross freely, also one above the other along the same line.
    .title = Different levels cross
ruling-cloudcity-bridge-two = The two bridges of a building may leave it in any two directions.
    .title = In whatever directions
ruling-cloudcity-bridge-twice = Two buildings are joined once only: a second bridge would lie where the first one is.
    .title = The bridge stands already
ruling-cloudcity-bridge-stock = All players take from the same bridges; what your neighbour builds is missing for you.
    .title = One stock for all
ruling-cloudcity-bridge-stays = A bridge is never moved or taken back.
    .title = Bridges stay
ruling-cloudcity-bridge-set-order = A set of bridges is legal if all of them can stand together; the order of building them does not matter.
    .title = Any order
ruling-cloudcity-bridge-safe = A standing bridge stays legal: all its squares carry tiles already, so nothing can come below it.
    .title = Standing bridges are safe

## Drawing and the end
ruling-cloudcity-draw = Three tiles lie open. An open tile that is taken is replaced from the pile at once.
    .title = Three open tiles
ruling-cloudcity-empty-pile = When the pile is empty, the open tiles are drawn and not replaced. With four players the very last draw takes the very last tile.
    .title = The pile is empty
ruling-cloudcity-last-draw = You draw in your last turn too, although it changes no score. A table may leave this draw out.
    .title = The draw of the last turn
ruling-cloudcity-end = Everybody has had the same number of turns.
    .title = Equal turns
ruling-cloudcity-votes = All bridges of the city count, on all three levels.
    .title = All bridges count
ruling-cloudcity-tie = Only the votes of bridges are compared level by level; need cards count in the total only.
    .title = Comparing the levels
ruling-cloudcity-tie-sand = Without need cards sand never decides: equal totals, river and forest leave equal sand.
    .title = Sand never decides alone
ruling-cloudcity-places = The same comparison orders all players; after two first places comes the third.
    .title = The places

## The rectangle
ruling-cloudcity-rectangle = The table may choose the rectangle before the game.
    .title = A variant to choose
ruling-cloudcity-rectangle-way = The rectangle may lie or stand, and decides by growing.
    .title = Lying or standing
ruling-cloudcity-rectangle-long = Lines have up to eight squares, but no bridge spans a distance of 6 or 7.
    .title = No longer bridge
ruling-cloudcity-rectangle-tiles = Two players need 28 tiles, three need 42, and the pile has 44. Four players would need 56, so four is not allowed.
    .title = Three players at most
ruling-cloudcity-rectangle-needs = The rectangle and need cards go together.
    .title = With need cards

## Need cards
ruling-cloudcity-routes = A route is a set of bridges that hang together by their buildings. It lies on one level and never forks: it is a line or a closed ring, and all its bridges count.
    .title = What a route is
ruling-cloudcity-longest-route = The best single route counts, of the river or of the forest level. Sand does not count.
    .title = One route, river or forest
ruling-cloudcity-longest-sum = A table may add the best river route and the best forest route instead.
    .title = River and forest added
ruling-cloudcity-most-routes = Routes of all three levels count.
    .title = Routes of all levels
ruling-cloudcity-route-min = A single bridge is a route. A table may ask for two bridges at least.
    .title = The shortest route
ruling-cloudcity-varied-route = The different values are counted within one route, of any level.
    .title = Within one route
ruling-cloudcity-circuits = A circuit is a closed ring. The smallest has four buildings.
    .title = Closed rings
ruling-cloudcity-blue-lead = River buildings count with or without a bridge.
    .title = All river buildings
ruling-cloudcity-green-lead = Forest buildings count with or without a bridge.
    .title = All forest buildings
ruling-cloudcity-light-buildings = Exactly one bridge: buildings without any do not count.
    .title = Exactly one bridge
ruling-cloudcity-crossings = A bridge costs its 2 votes once, however many it crosses, and both partners of a crossing pay.
    .title = Each bridge once
ruling-cloudcity-crossing-count = A table may count crossings instead of bridges.
    .title = Counting the crossings
ruling-cloudcity-bare-buildings = Exactly the buildings that carry no bridge.
    .title = Without any bridge
ruling-cloudcity-balance = The bridges of all levels are counted together, and the 4 votes are lost once, whatever is missing.
    .title = Lost once
ruling-cloudcity-crossing-place = Two bridges cross if they share a point that is an end of neither. Passing over the building where another bridge ends is no crossing.
    .title = Where bridges cross
ruling-cloudcity-crossing-parallel = A bridge above another one along the same line crosses it. A table may decide otherwise.
    .title = One above the other
ruling-cloudcity-lead-ties = Every tied leader gets 3 votes, however many they are.
    .title = Tied leaders
ruling-cloudcity-zero-leads = If the highest count is 0, the card gives nothing. A table may decide otherwise.
    .title = Nobody leads with nothing
ruling-cloudcity-needs-two = With two cards their votes are added.
    .title = Two cards
ruling-cloudcity-needs-possible = Four players can all meet the balance card: they need 20 of the 24 bridges of 3 votes, 4 of 18 and 4 of 9.
    .title = The balance is possible

## Practice
ruling-cloudcity-practice = Alone you play for your own best score. This is a variant of this tutor; the rulebook has none. Need cards that compare players are left out.
    .title = Practice alone
