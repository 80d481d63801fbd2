### The rules of both rulebooks in our own words: "rule-<id>", one or two sentences and a title.

## Options

rule-options-levels = Card City XL has three levels: Simplified, Normal and Advanced. The 2012 edition has a single game, the equivalent of Simplified.
    .title = Three levels
rule-options-victories = In Card City XL the table picks one of five victories before the game, at any level. The 2012 edition only knows the residential victory.
    .title = Five victories
rule-options-variants = The variants of an edition combine freely, from none to all of them. A variant does not cross over to the other edition.
    .title = Variants at will
rule-options-players = A game takes one to four players.
    .title = Number of players
rule-options-solo = In solo play the Fictional Suburb replaces the Single City, and it exists in solo play only. The other variants stay available.
    .title = Variants in solo play

## Set-up

rule-setup-pile = In the Simplified game and in 2012 the pile gets, for each player, 6 Residences, 4 Industries, 4 Parkings, 3 Commerces and 3 Leisure cards. Shuffle it and put it face down.
    .title = The starting pile
rule-setup-pile-normal = In the Normal game each player adds 7 Residences, 4 Industries, 5 Parkings, 4 Commerces and 4 Leisure cards to the pile. With three players it is 9 Residences and 5 Leisure cards.
    .title = The Normal pile
rule-setup-pile-advanced = The Advanced game starts from the Normal pile and takes out, in all, 5 Residences, 5 Leisure cards, 4 Commerces and 2 Industries. The Leisure cards go to the box, the rest to the reserve.
    .title = The Advanced pile
rule-setup-bicolour = The 16 bicolour cards join the pile in the Advanced game only.
    .title = Bicolour cards come in
rule-setup-reserve = Residences, Commerces and Industries that are not in the pile form the reserve, three face-up stacks. Leftover Leisure cards and Parkings go back to the box.
    .title = The reserve
rule-setup-parks-clouds = In the Normal and Advanced games the reserve also holds 2 Parks and 2 Clouds per player.
    .title = Parks and Clouds in reserve
rule-setup-money = Each player starts with a Town Hall, the first district of the city, and $3. Money stays in sight of everybody.
    .title = Town Hall and starting money
rule-setup-turns = The game lasts 10 turns in Simplified and in 2012. In Normal and Advanced it lasts 8 turns, or 9 with three players.
    .title = Number of turns
rule-setup-first-player = Whoever was in town most recently is the first player. Play then goes clockwise.
    .title = The first player
rule-setup-solo = In solo play the pile is made for one player. Normal and Advanced last 8 turns with 3 Parks and 3 Clouds, and Advanced swaps 15 cards of the pile for 15 bicolour cards.
    .title = Solo set-up

## Acquisition

rule-draw = The first player draws 2 cards per player, or 3 in Normal and Advanced, and looks at them in secret. Anyone may count the cards left in the pile at any time.
    .title = The first player draws
rule-first-turn-leisure = On the first turn only, drawn Leisure cards go back into the pile, which is shuffled again. Other cards are drawn in their place.
    .title = No Leisure cards on turn one
rule-lots = The divider makes one lot of 2 face-up cards and one lot of all the others. Half of that second lot is face up, half face down.
    .title = The two lots
rule-lots-normal = In Normal and Advanced the first lot has 2 cards face up and 1 face down. The second shows one third of its cards and hides two thirds.
    .title = Lots of three cards
rule-choose-lot = The next player picks a lot, and the other one goes to the divider. While some player still has no cards, whoever holds the large lot divides it again, for the player after that.
    .title = Choosing a lot
rule-hand-size = Acquisition ends when each player has exactly 2 cards, or 3 in Normal and Advanced.
    .title = The same number for all
rule-bribe = In the Advanced game whoever divides may put some of their own money on one of the two lots. The money goes with the lot.
    .title = The bribe
rule-solo-draw = In solo play you draw one card more than your hand, keep 2 of 3 or 3 of 4, and slip the last one under the pile.
    .title = The solo draw

## Construction

rule-orthogonal = Two cards are neighbours when they share a side. A diagonal never counts.
    .title = Neighbours share a side
rule-district = A district is a group of cards of the same kind linked side to side. A single card is a district of 1.
    .title = The district
rule-build = In phase 2 each player puts the acquired cards on empty cells of the city.
    .title = Building your cards
rule-frame = The city must fit in a square of 5 by 5, or 6 by 6 in Normal and Advanced. Only the extent of the cards is limited: the Town Hall need not be in the middle.
    .title = The frame
rule-adjacent = A new card must share a side with a card already in the city.
    .title = Next to the city
rule-limit = Without an Industry the city holds at most 5 cards, Town Hall included, and this limit applies at every moment. Each Industry raises it by 5.
    .title = The size limit
rule-limit-industry = Industries do not count towards the limit. So one may be built even when the city is full.
    .title = Industries outside the limit
rule-limit-free = Parks and Clouds do not count towards the size limit.
    .title = Parks and Clouds outside the limit
rule-build-maximum = You choose the order, but you must build as many cards of your hand as possible. A choice that would lose one is forbidden.
    .title = Build as many as you can
rule-discard = A card that cannot be built, for want of place, money or limit, is discarded.
    .title = The discard
rule-residence-industry = A Residence and an Industry may not stand side by side.
    .title = No Residence beside Industry
rule-same-colour = You may not build a Residence next to a Residence, nor a Commerce next to a Commerce.
    .title = Not the same colour twice
rule-free-neighbours = Leisure buildings, Parkings and Industries may touch a card of their own colour. The Residence is the only neighbour an Industry may not have.
    .title = Allowed neighbours
rule-leisure-price = A Leisure building costs $5 when it is built. Without the money, the card is discarded.
    .title = The price of a Leisure building
rule-stays = A built card neither moves nor leaves the city again.
    .title = Built for good
rule-no-keeping = No card may be kept in hand for the next turn.
    .title = Nothing for later
rule-bicolour-build = Each half of a bicolour card follows the rules of its own colour towards the cards that this half touches.
    .title = Two colours, two sets of rules
rule-bicolour-turn = When you build a bicolour card you turn it as you like, by quarter turns. Its bans turn with it.
    .title = Turning a bicolour card
rule-bicolour-limit = A bicolour card counts as one card in the limit, even with an Industry half. That half still raises the limit by 5.
    .title = Bicolour cards and the limit
rule-cloud-trigger = Building an Industry in a row or column that already holds one brings a Cloud, a single one however many there are. If the reserve has none left, nothing comes.
    .title = A Cloud arrives
rule-cloud-place = The player puts the Cloud on an empty cell of the frame, next to any card of the city.
    .title = Placing the Cloud
rule-architect = The first player may put the Architect card next to the city and build beside it. It stays during construction only and counts for nothing else.
    .title = The Architect
rule-leisure-crisis = With the Leisure Crisis your first Leisure costs $5, the second $10, the third $15 and so on. Who can pay must build.
    .title = The Leisure Crisis

## Development

rule-residence-growth = A residential district that touches more culture cards than it has cards grows by one Residence from the reserve.
    .title = Residences grow
rule-culture = Culture cards are the Town Hall and the Leisure buildings. So the Town Hall counts as one.
    .title = Culture
rule-commerce-growth = A commercial district that touches more residential districts than it has cards grows by one Commerce from the reserve.
    .title = Commerces grow
rule-different-districts = For a Commerce you count neighbouring residential districts, not cards. Two Residences of the same district count once.
    .title = Districts, not cards
rule-development-mandatory = A development that is possible is mandatory.
    .title = Developing is a duty
rule-development-again = An added card may allow another one in the same phase. Go on as long as something can develop.
    .title = Chain of developments
rule-development-order = When several developments are possible, the player chooses their order and places.
    .title = Free order
rule-development-merge = A developed card may touch its own colour and join several districts into one. The new district then needs more neighbours to grow.
    .title = Districts joined
rule-development-only = Only Residences and Commerces develop. Leisure buildings, Parkings and Industries never grow.
    .title = Who develops
rule-development-place = The new card takes an empty cell that touches its district and follows the construction rules. So no Residence grows next to an Industry.
    .title = Where the card grows
rule-development-limit = A development may not exceed the size limit. At the limit everything stops until the next Industry.
    .title = Development and limit
rule-development-frame = A development may not leave the frame.
    .title = Development and frame
rule-development-reserve = Developed cards are free and come from the reserve. Once a colour has run out there, it develops no more.
    .title = Development and reserve
rule-half-counts-whole = In a district, half a bicolour card counts as a whole card: for development, income and points.
    .title = A half counts as a card

## Income

rule-income = After development every city earns money: the salary, what its Commerces bring, and the parking meters where they are in play.
    .title = The income
rule-salary = Each turn the Town Hall pays a salary of $1.
    .title = The salary
rule-commerce-income = In a district the first Commerce earns $1 per turn, the second $2, the third $3, and so on: three together earn 1 + 2 + 3 = $6.
    .title = Income of Commerces
rule-parking-meters = In the Advanced game each district of Parkings earns $1 less than the number of different colours touching it, so $4 at most.
    .title = Parking meters
rule-parking-meters-2012 = With the parking meters of 2012 a district of Parkings earns $1 for 3 neighbouring colours, $2 for 4 and $3 for 5.
    .title = Parking meters of 2012
rule-meter-colours = For parking meters the Town Hall brings two colours, violet and red. Parks and Clouds bring none.
    .title = Colours for the meters

## End of turn

rule-buy-industry = In turn order each player may buy one Industry from the reserve while there are any. The first Industry of the city costs $5, the second $10, the third $15, and so on.
    .title = Buying an Industry
rule-buy-park = In Normal and Advanced each player may also buy one Park from the reserve, as well as the Industry or instead of it. It always costs $5.
    .title = Buying a Park
rule-first-player-passes = At the end of the turn the player to the left becomes first player.
    .title = The first player changes
rule-game-end = The game ends after the last turn, when the pile has run out. Then the points are counted.
    .title = End of the game

## Residential victory

rule-victory-residential = Add the points of residential districts and of money, then take off the empty cells. The highest total wins.
    .title = Residential victory
rule-residential-district = In a district the first Residence is worth 1 point, the second 2, the third 3, and so on: three together are worth 1 + 2 + 3 = 6 points.
    .title = Points of a district
rule-empty-place = Each empty cell of the frame costs 1 point.
    .title = Empty cells
rule-park-value = An empty cell next to a Park earns 1 point instead of costing 1.
    .title = The value of a Park
rule-cloud-cost = In the residential victory each Cloud costs 2 points.
    .title = The cost of a Cloud
rule-money-points = Each full $5 is worth 1 point. The remainder gives nothing.
    .title = Money into points
rule-tie-residential = With equal points, the player with the most money left after the conversion wins.
    .title = Residential tie

## Economic victory

rule-victory-economic = The richest player wins, once empty cells are counted. Residences and Clouds are worth nothing.
    .title = Economic victory
rule-money-kept = In the economic victory every dollar counts as it is, without conversion.
    .title = Money counted as it is
rule-empty-cost = In the economic victory each empty cell of the frame costs $5. A Cloud has no value, but it fills a cell.
    .title = Empty cells in dollars
rule-park-money = In the economic victory an empty cell next to a Park earns $5 instead of costing it.
    .title = Parks in dollars
rule-tie-economic = With equal wealth, the city with the most cards wins.
    .title = Economic tie

## Industrial and commercial victories

rule-victory-industrial = The city with the most Industries, Parkings and virtual warehouses wins. Empty cells cost nothing.
    .title = Industrial victory
rule-industry-cards = In the industrial victory each Industry card is worth 1 point.
    .title = Industry cards
rule-parking-cards = In the industrial and commercial victories each Parking is worth 1 point.
    .title = Parking cards
rule-warehouse-industry = In the industrial victory an empty cell next to an Industry is a virtual warehouse and worth 1 point. It counts once, even between two Industries.
    .title = Warehouses of Industries
rule-tie-industrial = In an industrial tie the richest player wins, then the city with the most cards.
    .title = Industrial tie
rule-victory-commercial = The city with the most Commerces, Parkings and virtual warehouses wins. Empty cells cost nothing.
    .title = Commercial victory
rule-commerce-cards = In the commercial victory each Commerce card is worth 1 point, whatever the size of its district.
    .title = Commerce cards
rule-warehouse-commerce = In the commercial victory an empty cell next to a Commerce is a virtual warehouse and worth 1 point.
    .title = Warehouses of Commerces
rule-half-cards = In the industrial and commercial victories only, half a bicolour card is worth just half a point.
    .title = Half cards
rule-tie-commercial = In a commercial tie the richest player wins, then the city with the most cards.
    .title = Commercial tie

## Victory by happiness

rule-victory-happiness = The city with the happiest people wins: add up the satisfied residential districts. Empty cells cost nothing.
    .title = Victory by happiness
rule-happy-district = A residential district next to a Leisure building, a Parking and a Commerce gives as many happiness points as it has cards. Having several of each brings no more.
    .title = A satisfied district
rule-park-doubles = A satisfied district that touches a Park counts double. One Park may serve several districts.
    .title = A Park doubles happiness
rule-cloud-spoils = A residential district that touches a Cloud gives no happiness points at all.
    .title = A Cloud spoils it
rule-tie-happiness = With equal happiness, money decides, then the number of cards. The rulebook is silent here: this is our choice.
    .title = Happiness tie

## Ecological city

rule-pollution = A Commerce adds 1% of pollution, a Cloud 5%, an Industry what its picture says, and a Park takes 5% off. Other cards and empty cells do not pollute.
    .title = The pollution rate
rule-pollution-residential = In the Ecological City the residential victory loses one point per percent of pollution. The total may be negative.
    .title = Pollution and points
rule-pollution-economic = In the Ecological City the economic victory loses $1 per percent of pollution. The total may be negative.
    .title = Pollution and money
rule-pollution-industrial = In the Ecological City the pollution rate is added to the total of the industrial victory.
    .title = Industrial pollution
rule-pollution-commercial = In the Ecological City the pollution rate is added to the total of the commercial victory.
    .title = Commercial pollution
rule-pollution-happiness = In the victory by happiness, more than 30% of pollution puts the player out. It may first be cleaned up at $5 per percent.
    .title = Pollution and happiness

## Single city

rule-zone = In the single city each player has a zone of 5 by 5, or 6 by 6 in the Normal and Advanced games. You build and develop in your own zone only.
    .title = Each at home
rule-single-border = The construction rules do not stop at the border: the cards on the far side are neighbours like any others.
    .title = Neighbours on the far side
rule-single-width = With two players the single city has one width, 5 or 6 cells along the border. Once a player has filled it from end to end, it is fixed for the other one too.
    .title = One width for two
rule-single-bricks = With three players the rows are shifted by half a card, like bricks. Each card has six neighbours: two above, two below, one on either side.
    .title = Six neighbours
rule-brick-bicolour = In bricks, each half of a card cut from top to bottom has three neighbours, and four if the cut is horizontal. On a diagonal card they have three each.
    .title = Bicolour cards in bricks
rule-single-order = In the single city players build, and then develop, one after another in turn order from the first player. Whoever plays later has to live with what the others have placed.
    .title = Taking turns
rule-single-culture = A Leisure building beside the border also helps the Residences on the far side to grow. In the same way a residential district helps the Commerces on the far side.
    .title = Help from next door
rule-single-growth-home = A district never grows into another player’s zone. Two districts that meet at the border become one, which asks for more neighbours to grow.
    .title = Growing at home
rule-single-income = A district astride the border earns as one district. Each player gets a share in proportion to their own cards in it, rounded down.
    .title = Shared income
rule-single-points = At the end a district astride the border is counted as a whole. Each player scores a share in proportion to their own cards in it, rounded down.
    .title = Shared points
rule-single-neighbour-value = Your neighbour’s Parks, Commerces and Industries act on your empty cells across the border. A Park gives them value, the two others make virtual warehouses of them.
    .title = Gifts from next door

## Fictional suburb

rule-suburb-setup = Before the pile is made, the frame is surrounded by 8 Residences, 8 Commerces and 8 Parkings in the Simplified game, by 10, 9 and 9 at the other levels. The Town Hall starts on one of the marked cells inside.
    .title = The suburb around the frame
rule-suburb-neighbours = Suburb cards count in the rules of construction and development, but not in the size limit.
    .title = Neighbours without weight
rule-suburb-joins = A suburb Residence or Commerce that one of your districts reaches counts in your income and your score like a card of your own.
    .title = The suburb joins in

## Decentralisation (2012)

rule-decentralised-zones = At the end, each district touched by all the colours it asks for earns 5 points. A residential district does not need yellow, an industrial one does not need green, and the Town Hall is both violet and red.
    .title = Well-surrounded districts
rule-decentralised-hall = The Town Hall earns 2 points per step, vertical or horizontal, that parts it from the centre of the 5 by 5 square.
    .title = Off-centre Town Hall
rule-decentralised-industry = Each industrial zone beyond the first earns 3 points.
    .title = Separate industrial zones

## Solo

rule-rank-xl = In solo play the table of Card City XL gives a rank for the score and the chosen victory, from Lieu Dit to Mégalopole.
    .title = Solo ranks
rule-rank-2012 = The 2012 solo game has its own ranks: Hameau from 10 points, then a rank every 5 points up to Mégalopole at 50.
    .title = Solo ranks of 2012
