### What is chosen before a game of Design Town: “option-designtown-<name>”, a hyphen in place of the full stop.

ruleset-designtown = Design Town
    .about = Push your luck with a deck of cards that have two sides: one more card, or stop and build? For 1 to 4.
option-designtown-players = Players
    .about = Two to four play against each other; alone you play against the supply.
option-designtown-rulings-first-card = The first card must be played
    .about = Whether at least one card is played each turn.
option-designtown-rulings-tax-stack = Each station lowers taxes
    .about = Whether two stations lower every tax by 2, or by 1 in all.
option-designtown-rulings-buy-upgrade-triggers = A bought plant goes on the deck
    .about = Whether a factory bought and upgraded at once goes on top of the deck, as an upgraded one does.
option-designtown-rulings-direction = Direction of play
    .about = The French rules go to the right, the English edition to the left.
option-designtown-rulings-direction-right = to the right
option-designtown-rulings-direction-left = to the left
option-designtown-rulings-solo-supply = Alone: cards in each pile
    .about = Four in the rules; with three or two the game alone is harder.
