### What the rulebooks leave open, and how we settle it: "ruling-<id>".

## Stock and piles

ruling-stock-xl = The box of Card City XL holds 50 Residences, 36 Commerces, 24 Industries, 20 Parkings, 16 Leisure cards, 8 Parks, 8 Clouds, 4 Town Halls, 16 bicolour cards and the Architect card.
    .title = What is in the box
ruling-pile-simplified = In the Simplified game each player adds 20 cards to the pile, which makes 10 turns of 2 cards.
    .title = The Simplified pile
ruling-pile-normal = The lost pictures of the table follow from its totals: 24 cards per player, or 27 with three. Four players use exactly the 20 Parkings and 16 Leisure cards of the box.
    .title = The Normal pile
ruling-pile-advanced = The cards removed in the Advanced game are removed once in all, not per player.
    .title = Cards removed in Advanced
ruling-pile-solo-normal = Normal solo takes the Normal pile for one player: 24 cards, 8 turns, 3 Parks and 3 Clouds.
    .title = The Normal solo pile
ruling-pile-solo-advanced = Advanced solo removes 5 Residences, 4 Leisure cards, 4 Commerces and 2 Industries. They are replaced by 15 of the 16 bicolour cards, drawn at random.
    .title = The Advanced solo pile
ruling-parks-clouds = The reserve gets 2 Parks and 2 Clouds per player, not all 8 of the box.
    .title = Parks and Clouds per player
ruling-bicolour-set = We assume 4 Residence-Commerce cards, 6 Residence-Leisure, 2 Commerce-Leisure, 2 Commerce-Industry and 2 Leisure-Industry. Of each kind one half is split diagonally, the other straight.
    .title = The 16 bicolour cards
ruling-solo-last-turn = If the pile holds fewer cards than a solo draw, draw what is left.
    .title = Last turn of solo
ruling-first-turn-leisure = On the first turn a bicolour card with a Leisure half goes back into the pile too. A card without Leisure is drawn in its place.
    .title = Bicolour Leisure on turn one
ruling-industry-pictures = We count 4 Industry pictures of 6 cards each, at 2, 3, 4 and 5% of pollution. An Industry half adds 2%, a Commerce half 1%.
    .title = Pollution of the pictures
ruling-pile-pictures = Chance decides which of the 24 Industry cards go into the pile.
    .title = Pictures in the pile
ruling-reserve-picture = In the Ecological City the buyer picks an Industry among the pictures left in the reserve. Otherwise the one with the lowest number is taken.
    .title = Pictures in the reserve

## Players and phases

ruling-first-player = Player A is always the first player of the first turn. Chance has no part in it.
    .title = Who begins
ruling-phase-order = Phases that the rulebook lets everybody play at once are played here in turn order.
    .title = One after another

## Space

ruling-floating-frame = The frame is not laid out beforehand: only the extent of the cards is limited, to 5 by 5 or 6 by 6. The Town Hall may end up anywhere.
    .title = A floating frame
ruling-best-frame = If the city ends up smaller than its frame, the player lays the frame where it scores best.
    .title = The best frame
ruling-empty-count = Empty cells are the cells of the frame less all cards of the city, Parks and Clouds included.
    .title = Counting empty cells
ruling-limit = Apart from Industries, Parks and Clouds, the city has at most 5 cards plus 5 per Industry, at every moment. A bicolour card counts as one, and its Industry half raises the limit.
    .title = The limit in detail
ruling-bicolour-sides = On a diagonal card each half owns two neighbouring sides. On a straight card each owns its full side and shares the two cut sides: a card placed there touches both halves.
    .title = Sides of a bicolour card
ruling-bicolour-inside = The two halves of one card touch each other. The construction example of the Advanced game has no other solution.
    .title = The halves touch
ruling-bicolour-counts-one = A half is worth a card for districts, development, income and points. Only the industrial and commercial victories count it as one half.
    .title = When a half is worth a half

## Construction

ruling-build-maximum = The duty to build covers cells too: a cell that would make a later card impossible is forbidden if another one lets you build more. The cell of a Cloud is part of it, and the Architect counts if it was placed.
    .title = The duty to build
ruling-bicolour-rules = Each half follows the rules of its colour on the sides it touches. A Leisure half costs the price of a Leisure building.
    .title = Rules of the halves
ruling-purchase-built-at-once = A bought card is built at once, under the construction rules; without an allowed cell there is no purchase. The first Industry costs $5, the second $10, the third $15, and so on; halves count.
    .title = Bought and built
ruling-leisure-crisis = With the Leisure Crisis the first Leisure building costs $5, the second $10, the third $15, and so on. Leisure halves count.
    .title = Crisis and halves
ruling-cloud-trigger = An Industry half and a bought Industry bring a Cloud too. What lies between the two Industries makes no difference.
    .title = Which Industries bring one
ruling-cloud-place = The Cloud goes on an empty cell of the frame, next to a card of the city. Without a free cell or a Cloud in the reserve, it does not come.
    .title = The cell of the Cloud
ruling-architect = The Architect takes up its cell, serves as a neighbour and does not widen the extent of the city; a Cloud may be put next to it. It leaves before development, and in solo play it returns every turn.
    .title = The Architect in detail

## Development

ruling-culture-count = Count the different culture cards that touch the district, each once, even if it touches by several sides.
    .title = Counting culture
ruling-quarter-count = For a Commerce, count the different residential districts that touch it.
    .title = Counting districts
ruling-development-cell = The new card touches its district, stays within the frame and the limit, and a Residence keeps away from Industries. It may touch its own colour and join districts.
    .title = The cell of a development
ruling-development-all = Develop one card at a time, in the order the player likes, until nothing can grow any more.
    .title = To the very end

## Income and end

ruling-meters-xl = A district of Parkings earns the number of neighbouring colours less 1. The colours are green, blue, red, yellow and violet, and the Town Hall gives violet and red.
    .title = XL parking meters
ruling-meters-2012 = In 2012 a district of Parkings earns the number of neighbouring colours less 2.
    .title = 2012 parking meters
ruling-bribe = Money put on a lot goes to whoever takes that lot, even if it is the player who put it there.
    .title = Who gets the bribe
ruling-bribe-whole = A bribe is a whole number of dollars, put on one lot only. It is at most what the divider owns.
    .title = The size of a bribe
ruling-happiness-leisure = Happiness asks for a Leisure card: the Town Hall does not replace it.
    .title = A real Leisure building
ruling-tie-happiness = With equal happiness, money decides, then the number of cards, then the victory is shared. Where the rulebook suggests playing again, it is shared as well.
    .title = Ties
ruling-eco-happiness = Above 30% the player pays $5 per percent down to 30% if the money allows it. Otherwise the player is out.
    .title = Cleaning up to stay in
ruling-warehouse-half = A virtual warehouse next to a half is worth 1 point, on the sides where that half shows.
    .title = Warehouses and halves
ruling-eco-details = Thanks to Parks the pollution rate may be negative. Money paid for cleaning up no longer breaks ties.
    .title = Ecological details
ruling-places = Players who tie share their place: after two in first place comes the third.
    .title = The places
ruling-decentralisation = For decentralisation grey is a colour, and a district does not need its own. The Town Hall gives violet and red.
    .title = Colours of decentralisation
ruling-solo-table-xl = The printed table serves all three levels of XL solo; a rank without a number does not exist for that victory. A negative score is still Lieu Dit.
    .title = Reading the solo table

## Single city

ruling-single-2 = With two players the zones share a straight border and each is 5 or 6 cells deep. Along the border the common width floats until one player has fixed it; the Town Halls face each other.
    .title = Single city for two
ruling-single-4 = With four players each has a fixed square around a common centre. The Town Halls take the four cells of the centre.
    .title = Single city for four
ruling-single-3 = With three players the cards are laid like bricks and each has six neighbours. Three rhombi meet in a corner where the Town Halls stand.
    .title = Single city for three
ruling-single-zones = With two players, player A has the upper zone and player B the lower one. With three and four the zones run clockwise from that of player A, at the top left.
    .title = Whose zone is which
ruling-single-width-common = With two players the cards of both together take up at most 5 columns, or 6. The rulebook only says that the finished city is 5 by 10 or 6 by 12.
    .title = The columns of both together
ruling-single-adjacency = Across a border cards are neighbours for every rule. You build and grow in your own zone only, and limit, prices and Cloud rows count your own zone.
    .title = Neighbours across the border
ruling-single-develop = In turn order each player develops every district that has a card in their own zone, enough neighbours on all sides and an allowed cell in their own zone.
    .title = Developing the single city
ruling-single-architect = In a single city the architect helps only the player who placed him, and leaves when that player has finished building. A club may let him stay, for all who touch him, until everybody has built.
    .title = The architect in a single city
ruling-single-develop-once = Each player develops only once per turn, when their turn comes. What a later player makes possible waits for the next turn. A club may instead go round until nothing grows any more.
    .title = One development per turn
ruling-single-share = What a shared district yields is divided in proportion to the cards each player has in it, rounded down per district and player.
    .title = Sharing a district
ruling-single-frame = With two players, if the city ends up narrower than allowed, each lays the common width for their own score and counts their own empty cells in the columns that suit them best. A club cannot change this: for one and the same choice somebody would need the last word, and the rulebook gives it to nobody.
    .title = The best frame for two
ruling-brick-sides = In bricks, a straight card cut vertically touches three neighbours on each side; cut horizontally, each half touches four. A diagonal card touches three and three.
    .title = Bicolour cards in bricks

## Fictional suburb

ruling-suburb-ring = The suburb is a full ring, corners included, where Parking, Residence and Commerce follow each other clockwise from the top left corner.
    .title = The suburb ring
ruling-suburb-role = Suburb cards count for forbidden neighbours and developments, never for the limit or for touching the city. A suburb Residence or Commerce joins a district of the city as soon as they touch.
    .title = The role of the suburb
ruling-suburb-hall = With the suburb the Town Hall starts on any cell of the inner 3 by 3 square, or 4 by 4.
    .title = The Town Hall in the suburb
ruling-suburb-hall-default = Unless the player decides otherwise, the Town Hall stands on the third row and the third column of the frame.
    .title = The Town Hall by default
