### What is typed at the referee's.

cite-sheet-amount = “{ $value }” is no amount. Expected: a number and a kind, parted by commas, such as “3 wood, 2 gold”.
sheet-cite-profession = Profession
    .about = What the player makes.
sheet-cite-profession-sawyer = sawyer
sheet-cite-profession-stonecutter = stonecutter
sheet-cite-profession-smith = smith
sheet-cite-profession-weaver = weaver
sheet-cite-quarter = Quarter
    .about = Where the player builds.
sheet-cite-quarter-nw = north-west
sheet-cite-quarter-ne = north-east
sheet-cite-quarter-se = south-east
sheet-cite-quarter-sw = south-west
sheet-cite-quarter-n = north
sheet-cite-buildings = Buildings
    .about = Each with its upper left cell, row and column from the centre: small@-1,-1 mill@-3,-2 paved@-4,-1h
sheet-cite-stock = Resources in hand
    .about = For example: 3 wood, 2 gold
sheet-cite-bank = In the bank
    .about = For example: 1 metal
