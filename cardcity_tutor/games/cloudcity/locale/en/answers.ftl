### What the engine answers, field by field, in the rules.

answer-cloudcity-pile = Tiles in the pile
answer-cloudcity-decisions = What can be decided
answer-cloudcity-try = What speaks against
answer-cloudcity-cells = Legal places
answer-cloudcity-legal = Legal ways to lay
answer-cloudcity-why = What speaks against
answer-cloudcity-buildings = Buildings
answer-cloudcity-problems = What makes the city impossible
answer-cloudcity-bridges = Bridges
answer-cloudcity-votes = Votes
answer-cloudcity-limit = Tiles of the city
answer-cloudcity-phase = Phase
answer-cloudcity-table = Score
answer-cloudcity-needs = Needs
answer-cloudcity-starts = Starting tiles
answer-cloudcity-best = The best right now
answer-cloudcity-stock = Bridges left
answer-cloudcity-player = Player on turn
answer-cloudcity-open = Open tiles
answer-cloudcity-turns = Number of turns
answer-cloudcity-routes = Routes
answer-cloudcity-crossings = Crossings
