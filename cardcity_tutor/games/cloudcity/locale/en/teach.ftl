### Misconceptions and puzzles of Cloud City.

malrule-cloudcity-corner-contact = This answer lets a tile touch the city at a corner only. It has to share a whole side.
    .title = A corner is enough
malrule-cloudcity-start-centre = This answer keeps the starting tile in the middle. The frame floats: only the extent of the city is limited.
    .title = The first tile is the middle
malrule-cloudcity-line-frame = This answer only minds tiles on end. The three tiles are counted over the whole city, gaps included.
    .title = Three on end is the only limit
malrule-cloudcity-taller-free = This answer lets bridges pass through taller buildings. Only lower ones can be passed over.
    .title = Taller buildings do not matter
malrule-cloudcity-lower-blocks = This answer takes every building between two ends for an obstacle. Lower ones do not matter.
    .title = Any building stops a bridge
malrule-cloudcity-over-same-ok = This answer skips buildings of the same height. A bridge joins neighbours along the line.
    .title = A long bridge may skip a building
malrule-cloudcity-gap-ok = This answer builds over missing tiles. Every square below a bridge lies on a tile.
    .title = The ground may come later
malrule-cloudcity-cross-free = This answer lets bridges of one level cross. Only different levels may cross.
    .title = Bridges may cross
malrule-cloudcity-cross-never = This answer lets no bridges cross at all. On different levels they may.
    .title = Bridges may never cross
malrule-cloudcity-one-per-building = This answer allows one bridge per building. A building carries two.
    .title = One bridge per building
malrule-cloudcity-one-per-side = This answer allows a bridge on every side of a building. It carries two in all.
    .title = One bridge per side
malrule-cloudcity-stock-ignored = This answer builds bridges that are used up. What is left for the whole table counts.
    .title = There is always another bridge
malrule-cloudcity-new-tile-only = This answer only builds from the tile just laid. Bridges may be built anywhere in your city.
    .title = Bridges start at the new tile
malrule-cloudcity-heights-mixed = This answer joins different heights. A bridge does not slope.
    .title = A bridge may slope
malrule-cloudcity-diagonal-ok = This answer takes a true diagonal for a straight line. Only rows and columns count.
    .title = A diagonal is straight too
malrule-cloudcity-votes-distance = This answer gives a vote for each step. The distances 1 to 5 are worth 1, 2, 3, 5 and 8.
    .title = Votes are the distance
malrule-cloudcity-votes-between = This answer counts the squares between the ends. The distance is one more.
    .title = Counting the squares between
malrule-cloudcity-votes-ends = This answer counts all squares, the ends too. The distance is one less.
    .title = Counting the ends too
malrule-cloudcity-route-sand = This answer looks for the longest route on the sand level too. Only river and forest count.
    .title = The longest route on any level
malrule-cloudcity-route-bridges = This answer counts the bridges of the route. Their votes are added.
    .title = Longest means most bridges
malrule-cloudcity-routes-are-bridges = This answer counts every bridge as a route. Bridges that share a building are one route.
    .title = Every bridge is a route
malrule-cloudcity-circuit-chain = This answer takes an open chain for a circuit. A circuit comes back to its first building.
    .title = A chain is a circuit
malrule-cloudcity-varied-city = This answer collects the values in the whole city. They have to lie in one route.
    .title = Values from everywhere
malrule-cloudcity-light-with-bare = This answer counts buildings without a bridge too. The card asks for exactly one.
    .title = No bridge is light too
malrule-cloudcity-crossing-pairs = This answer counts crossings. The card counts bridges that cross, each once.
    .title = Two votes per crossing
malrule-cloudcity-crossing-upper = This answer lets only the upper bridge pay. Both bridges of a crossing do.
    .title = Only the upper bridge pays
malrule-cloudcity-crossing-roof = This answer takes passing over a building for a crossing. It is none, even if a bridge ends there.
    .title = Over a roof is a crossing
malrule-cloudcity-balance-each = This answer loses four votes for each missing line. They are lost once.
    .title = Four votes per missing line
malrule-cloudcity-lead-tie-six = This answer gives 6 votes to tied leaders. Each of them gets 3.
    .title = Six for every leader
malrule-cloudcity-tie-shared = This answer shares the victory at equal totals. First the river votes are compared, then forest, then sand.
    .title = Equal totals share
malrule-cloudcity-tie-sand-first = This answer compares the sand votes first. The river comes first.
    .title = The highest level decides
malrule-cloudcity-one-per-turn = This answer builds one bridge per turn. Any number is allowed.
    .title = One bridge per turn
malrule-cloudcity-must-build = This answer has to build what is possible. Bridges are optional.
    .title = Possible means compulsory
malrule-cloudcity-bridge-moves = This answer moves bridges that stand. A bridge stays where it is.
    .title = A bridge may be moved

puzzle-cloudcity-the-eight = Lay the tile so that a bridge of distance 5 becomes possible.
    .title = The eight
puzzle-cloudcity-the-last-tile = One place is left and three tiles are in your hand. Lay the one that allows the most votes.
    .title = The last tile
puzzle-cloudcity-from-scratch = The city is finished and has no bridges. Build the set with the most votes.
    .title = From scratch
puzzle-cloudcity-the-knot = All buildings have one height and many bridges would cross. Which ones bring the most votes together?
    .title = The knot
puzzle-cloudcity-two-turns = You know both tiles that you will lay. Where do they go, so that most votes are possible after both?
    .title = Two turns
puzzle-cloudcity-the-empty-shelf = Some lengths are used up. Build the set with the most votes from what is left.
    .title = The empty shelf
puzzle-cloudcity-close-the-ring = Close a circuit this turn.
    .title = Close the ring
puzzle-cloudcity-not-one-crossing = Every bridge that crosses costs 2 votes. Build the set that brings most after that.
    .title = Not one crossing
puzzle-cloudcity-all-five = Build five bridges that make one route with the values 1, 2, 3, 5 and 8.
    .title = All five
puzzle-cloudcity-the-inspector = One bridge of this city cannot stand there. Which one has to go?
    .title = The inspector

## Lessons: tasks, options of answers, where to look

task-cloudcity-lay = Where do you lay the tile? Any place that is allowed will do.
task-cloudcity-places = Mark every place where the next tile may lie; nothing may be missing and nothing too much.
task-cloudcity-why-place = { $place }: mark every rule that forbids a tile there.
task-cloudcity-can = Mark the pairs that a bridge can join.
task-cloudcity-bridges = Mark every bridge that you may build now; nothing may be missing and nothing too much.
task-cloudcity-why = Mark every rule that forbids this bridge.
task-cloudcity-votes = { $part ->
        [R] How many votes do the river bridges bring?
        [F] How many votes do the forest bridges bring?
        [S] How many votes do the sand bridges bring?
       *[total] How many votes do the bridges bring?
    }
task-cloudcity-most = How many votes can you build now at most?
task-cloudcity-best = Choose the bridges that bring the most votes together. Every set of as many votes is right.
task-cloudcity-lost = You build this: { $bridge }. Mark the bridges that can then no longer be built.
task-cloudcity-turn = { $place }: how do you turn the tile, so that you can build the most votes at once?
task-cloudcity-where = Where does the tile allow the most votes, turned as you like?
task-cloudcity-choose = Which tile of the hand allows the most votes at once?
task-cloudcity-wrong-bridge = One bridge cannot stand there. Which one?
task-cloudcity-winner = Who wins? Mark one city, or several if they share the victory.
task-cloudcity-now = Mark everything that can be done now.
task-cloudcity-need = { $part ->
        [votes] How many votes does the need card give this city? A loss has a minus sign.
       *[measure] What does the need card count in this city?
    }
task-cloudcity-gain = How many votes does the need card give the first city?

answer-cloudcity-now-place = Lay a tile
answer-cloudcity-now-bridge = Build a bridge
answer-cloudcity-now-draw = Draw a tile

hint-cloudcity-lay = A whole side must touch the city.
hint-cloudcity-places = Go round the city, side by side; then count its rows and columns of tiles.
hint-cloudcity-why-place = Does the place touch a side? Would the city still fit?
hint-cloudcity-can = For each pair: the heights, the line, then what stands in between.
hint-cloudcity-bridges = Take the levels one by one, and from each building look to the right and down.
hint-cloudcity-why = The heights, the line, the squares below, the bridges that stand, the stock.
hint-cloudcity-votes = Count the steps from end to end, then take the votes of that distance.
hint-cloudcity-most = Each level is a task of its own: nothing crosses between levels.
hint-cloudcity-best = Begin with the longest bridge, and look what it closes.
hint-cloudcity-lost = What shares an end with it? What crosses it on its level? What comes from the same box?
hint-cloudcity-turn = Look along the rows and columns of the new buildings.
hint-cloudcity-where = A long bridge needs two ends in one line, and nothing as high in between.
hint-cloudcity-choose = Which heights wait at the edge of the city for a partner?
hint-cloudcity-wrong-bridge = Follow each bridge from end to end: what does it pass over, what does it cross?
hint-cloudcity-winner = First the totals, then the votes of the levels from below.
hint-cloudcity-now = A turn has its order, and one of its steps is free.
hint-cloudcity-need = Read the card word for word: what exactly is counted?
hint-cloudcity-gain = Count the same thing in every city, then compare.

wrong-cloudcity-best = There is a set that brings more votes.
wrong-cloudcity-most = Try once more: the best set brings another number of votes.
wrong-cloudcity-votes = Add the bridges up once more, one after the other.
wrong-cloudcity-need = Count once more what the card asks for.
wrong-cloudcity-gain = Compare the cities once more.
wrong-cloudcity-turn = Another turn allows more votes.
wrong-cloudcity-where = Another place allows more votes.
wrong-cloudcity-choose = Another tile allows more votes.
wrong-cloudcity-winner = Compare the cities once more.
