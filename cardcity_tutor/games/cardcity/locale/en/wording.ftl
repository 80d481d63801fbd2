### What the engine answers, put into words: cards, reasons, remedies, districts, lines of a score.

## Numbers and lists

number = { $value }
money = ${ $amount }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }, then { $last }

## Cards
## The bare name and its plural, then with an article, then counted.

kind-R = { $count ->
        [one] residence
       *[other] residences
    }
    .a = a residence
    .the = the residence
    .counted = { $count ->
        [one] { $count } residence
       *[other] { $count } residences
    }
kind-C = { $count ->
        [one] commerce
       *[other] commerces
    }
    .a = a commerce
    .the = the commerce
    .counted = { $count ->
        [one] { $count } commerce
       *[other] { $count } commerces
    }
kind-L = { $count ->
        [one] leisure
       *[other] leisure buildings
    }
    .a = a leisure building
    .the = the leisure building
    .counted = { $count ->
        [one] { $count } leisure building
       *[other] { $count } leisure buildings
    }
kind-P = { $count ->
        [one] parking
       *[other] parkings
    }
    .a = a parking
    .the = the parking
    .counted = { $count ->
        [one] { $count } parking
       *[other] { $count } parkings
    }
kind-I = { $count ->
        [one] industry
       *[other] industries
    }
    .a = an industry
    .the = the industry
    .counted = { $count ->
        [one] { $count } industry
       *[other] { $count } industries
    }
kind-K = { $count ->
        [one] park
       *[other] parks
    }
    .a = a park
    .the = the park
    .counted = { $count ->
        [one] { $count } park
       *[other] { $count } parks
    }
kind-N = { $count ->
        [one] cloud
       *[other] clouds
    }
    .a = a cloud
    .the = the cloud
    .counted = { $count ->
        [one] { $count } cloud
       *[other] { $count } clouds
    }
kind-M = { $count ->
        [one] town hall
       *[other] town halls
    }
    .a = a town hall
    .the = the town hall
    .counted = { $count ->
        [one] { $count } town hall
       *[other] { $count } town halls
    }
kind-A = { $count ->
        [one] architect
       *[other] architects
    }
    .a = an architect
    .the = the architect
    .counted = { $count ->
        [one] { $count } architect
       *[other] { $count } architects
    }
pair = { $first } and { $second }
    .a = a { $first } and { $second } card
    .the = the { $first } and { $second } card
card-diagonal = { $pair }, cut diagonally
card-straight = { $pair }, cut straight
card-turned = { $card }: { $sides }
card-hidden = face-down card
card-at = { $card } on { $cell }
card-at-turned = { $card } on { $cell } ({ $sides })
sides-two = { $first } { $here }, { $second } { $there }
sides-three = { $first } { $here }, { $second } { $there }, both { $both }
side-north = north
side-east = east
side-south = south
side-west = west
side-north-west = north-west
side-north-east = north-east
side-south-east = south-east
side-south-west = south-west

## Names

victory-residential = Residential victory
victory-economic = Economic victory
victory-industrial = Industrial victory
victory-commercial = Commercial victory
victory-happiness = Victory by happiness
level-simplified = Simplified
level-normal = Normal
level-advanced = Advanced
edition-xl = Card City XL
edition-2012 = Card City 2012
variant-architect = Architect
variant-ecological = Ecological city
variant-leisure-crisis = Leisure crisis
variant-single-city = Single city
variant-suburb = Fictional suburb
variant-decentralisation = Decentralisation
variant-parking-meters = Parking meters
phase-options = Options
phase-setup = Set-up
phase-acquisition = Acquisition
phase-construction = Construction
phase-development = Development
phase-income = Income
phase-end-of-turn = End of turn
phase-scoring = Scoring
phase-divide = Divide
phase-choose = Choose a lot
phase-keep = Keep cards
phase-architect = Place the architect
phase-build = Build
phase-cloud = Place a cloud
phase-develop = Develop
phase-buy = Buy
phase-over = Game over

## Reasons: the rule in one sentence, then the case in hand

cite-page = { $title } · { $book } rulebook, p. { $page }
cite-heading = { $title } · { $book } leaflet, “{ $heading }”
book-xl = XL
book-2012 = 2012

reason-adjacent = A new card always shares a side with the city.
    .here = Here no side touches it; a corner does not count.
reason-frame = The city fits in a square of { $size } by { $size }.
    .here = With this card it would have { $height ->
        [one] { $height } row
       *[other] { $height } rows
    } and { $width ->
        [one] { $width } column
       *[other] { $width } columns
    }.
reason-frame-fixed = The frame has { $size } rows of { $size } cells.
    .here = This cell lies beyond it.
reason-leisure-price = { $kind ->
        [L] This leisure building costs { $price }.
       *[other] The leisure half costs { $price }.
    }
    .here = With { $money } in hand, { $missing } is missing.
reason-leisure-crisis = { $kind ->
        [L] In the Leisure Crisis this leisure building, number { $which } of the city, costs { $price }.
       *[other] In the Leisure Crisis this leisure half, number { $which } of the city, costs { $price }.
    }
    .here = With { $money } in hand, { $missing } is missing.
reason-limit = The city holds at most { $max } cards, not counting industries.
    .here = It already has { $used }; an industry would raise the limit.
reason-residence-industry = { $kind ->
        [I] An industry never touches a residence.
        [CI] An industry half never touches a residence.
        [LI] An industry half never touches a residence.
        [RC] A residence half never touches an industry.
        [RL] A residence half never touches an industry.
       *[other] A residence never touches an industry.
    }
    .here = { $count ->
        [0] Here the suburb has one right beside it.
        [one] Here { $cells } is one.
       *[other] Here there are { $count }: { $cells }.
    }
reason-same-colour = { $kind ->
        [C] Two commerces are never built side by side.
        [CL] Two commerces are never built side by side.
        [CI] Two commerces are never built side by side.
        [RC] Neither two residences nor two commerces are built side by side.
       *[other] Two residences are never built side by side.
    }
    .here = { $count ->
        [0] A suburb card of this colour lies next door; only growth brings them together.
        [one] { $kind ->
            [RC] One half would meet its own colour on { $cells }; only growth brings them together.
           *[other] There is one on { $cells }; only growth brings them together.
        }
       *[other] { $kind ->
            [RC] One half would meet its own colour on { $cells }; only growth brings them together.
           *[other] There are some on { $cells }; only growth brings them together.
        }
    }
reason-zone = In the single city you build in your own zone only.
    .here = This cell belongs to another player.
reason-stays = A card once placed never moves, and a cell holds only one.
    .here = Cell { $cells } is taken already.
reason-build-maximum = As many cards of the hand as possible must be built.
    .here = { $left ->
        [one] Here you would build only one of { $most }.
       *[other] Here you would build only { $left } of { $most }.
    }
reason-no-keeping = Only cards received this turn are built.
    .here = This one is not in the hand.

reason-residence-growth = A residential district grows when it touches more culture cards (town hall, leisure buildings) than it has cards.
reason-commerce-growth = A commercial district grows when it touches more residential districts than it has cards.
reason-development-limit = Growth stops at the size limit.
reason-development-reserve = The added card comes from the reserve.
reason-development-frame = A district grows onto a free cell of the frame.
reason-single-growth-home = A district never grows into another player’s zone.
reason-development-place = The added card touches the district that grows.
    .here = Here it would touch none that is due to grow.
reason-development-only = Only residences and commerces grow.
    .here = The city has no card of this colour yet.

reason-buy-industry = It is time to buy, or to pass.
reason-buy-industry-price = The next industry costs { $price }.
    .here = With { $money } in hand, { $missing } is missing.
reason-buy-industry-left = At most one industry is bought per turn, while the reserve has any.
    .here = { $bought ->
        [yes] Yours is bought already.
       *[other] The reserve has none left.
    }
reason-buy-park-price = A park costs { $price }.
    .here = With { $money } in hand, { $missing } is missing.
reason-buy-park-left = At most one park is bought per turn, while the reserve has any.
    .here = { $bought ->
        [yes] Yours is bought already.
       *[other] The reserve has none left.
    }

reason-lots = It is time to make two lots.
    .here = Count the cards of each: all lie face up.
reason-lots-normal = It is time to make two lots.
    .here = Count the face-up and face-down cards of each.
reason-bribe = A bribe goes on one lot only.
    .here = It cannot exceed the divider’s money.
reason-choose-lot = It is time to choose one of the two lots.
reason-solo-draw = It is time to choose the cards to keep.
reason-architect = It is time to place the architect, or to do without.
reason-build = It is time to build the cards of the hand.
reason-cloud-place = It is time to place the cloud.
reason-development-mandatory = It is time to develop the districts.
reason-game-end = The game is over.

## Remedies

remedy = To put the card here, it would take { $steps }.
    .first = To put the card here, it would first take, for example, { $steps }.
remedy-money = { $amount } more
remedy-industries = { $count ->
        [one] an industry
       *[other] { $count } industries
    }
remedy-turn = another facing ({ $sides })
    .only = Turn the card: { $sides }.
remedy-plan = Build for example { $steps }.

nothing-stays = Choose another cell: this one is taken.
nothing-zone = Nothing will change this: this cell stays in another player’s zone.
nothing-frame = Nothing will change this: the frame does not grow.
nothing-neighbours = Nothing will change this: the neighbouring cards stay in place.
nothing-neighbours-turned = No way of turning it helps, and the neighbouring cards stay in place.
nothing-adjacent = Not yet: one more card alone does not reach this cell.
nothing-residence-growth = Not yet: more culture is needed around it first.
nothing-commerce-growth = Not yet: more residential districts are needed around it first.
nothing-development-limit = Not yet: one more industry is needed first.
nothing-development-reserve = Nothing can be done while the reserve has none left.
nothing-development-frame = Nothing will change this: the neighbouring cards stay in place.
nothing-development-industry = Nothing will change this: the neighbouring industries stay in place.
nothing-single-growth-home = Nothing will change this: this cell stays in another player’s zone.
nothing-development-place = Choose a free cell beside a district that is due to grow.
nothing-development-only = Not yet: a card of this colour has to be built first.
nothing-buy-price = It will be possible with { $missing } more.
nothing-buy-left = { $bought ->
        [yes] Not yet: it has to wait for the next turn.
       *[other] Nothing can be done while the reserve has none left.
    }
nothing-no-keeping = Choose a card of the hand.
nothing-lots = Make two lots as the rule asks.
nothing-lots-normal = Make two lots as the rule asks, with their face-down cards.
nothing-bribe = Lower the amount, or offer no bribe.
nothing-now = This move is not possible now.

## Districts

district-R1 = The residence { $cells }
    .it = it
district-R = The residential district { $cells }
    .it = it
district-R-large = The district of { $size } residences around { $cells }
district-C1 = The commerce { $cells }
    .it = it
district-C = The commercial district { $cells }
    .it = it
district-C-large = The district of { $size } commerces around { $cells }

met-R = { $have } of { $need } culture cards
    .enough = { $have } culture cards ({ $need } suffice)
met-C = { $have } of { $need } residential districts
    .enough = { $have } residential districts ({ $need } suffice)
met-C-short = { $have } of { $need } districts
    .enough = { $have } districts ({ $need } suffice)

need = district of { $cards }, { $met }
need-named = { $need }: { $cells }
growth = { $district } then touches { $touch }: { $it } grows on { $plots }.
growth-choice = { $district } then touches { $touch }: { $it } grows on { $plots }, as you choose.
growth-blocked = { $district } then touches { $touch }, but cannot grow.
stop-residence-growth = { $district } touches { $touch }: not enough to grow.
stop-commerce-growth = { $district } touches { $touch }: not enough to grow.
stop-development-limit = { $district } is due to grow, but the limit of { $max } cards is reached.
stop-development-reserve = { $colour ->
        [R] { $district } is due to grow, but the reserve has no residences left.
       *[other] { $district } is due to grow, but the reserve has no commerces left.
    }
stop-residence-industry = { $district } is due to grow, but every free cell beside it touches an industry.
stop-single-growth-home = { $district } is due to grow, but its free cells belong to another player.
stop-development-frame = { $district } is due to grow, but has no free cell beside it in the frame.

cell = { $name }, { $card }
cell-empty = { $name }, empty cell
cell-need = { $cell }, district of { $size }, { $met }
cell-half = { $cell }, { $need }
cell-player = { $cell }, zone of player { $letter }
cell-owner = { $cell }, zone of { $owner }

## Lines of income and score

term-income = Income of the turn
term-salary = Salary
    .detail = paid by the town hall
term-commerce-income-sum = Commerces
term-commerce-income = { $size ->
        [one] District of { $size } commerce
       *[other] District of { $size } commerces
    }
term-parking-meters-sum = Parking meters
term-parking-meters = { $size ->
        [one] District of { $size } parking
       *[other] District of { $size } parkings
    }
    .detail = { $colours ->
        [one] { $colours } colour around it, less { $free }
       *[other] { $colours } colours around it, less { $free }
    }
    .shared = { $colours ->
        [one] { $colours } colour around it, less { $free }; a share of the district
       *[other] { $colours } colours around it, less { $free }; a share of the district
    }
term-residential-district-sum = Residential districts
term-district = District of { $size }
term-share = { $sum } = { $total }; { $owned ->
        [one] { $owned } card of { $size }
       *[other] { $owned } cards of { $size }
    }
    .rounded = { $sum } = { $total }; { $owned ->
        [one] { $owned } card of { $size }, rounded down
       *[other] { $owned } cards of { $size }, rounded down
    }
term-money-points = { $money } in hand
    .detail = 1 point per $5, { $rest } left over
    .even = 1 point per $5
term-empty-place = { $count ->
        [0] No empty cell
        [one] { $count } empty cell
       *[other] { $count } empty cells
    }
    .detail = { $count ->
        [one] −1 point
       *[other] −1 point each
    }
term-park-value = { $count ->
        [one] { $count } empty cell next to a park
       *[other] { $count } empty cells next to a park
    }
    .detail = { $count ->
        [one] +1 point
       *[other] +1 point each
    }
term-cloud-cost = { $count ->
        [one] { $count } cloud
       *[other] { $count } clouds
    }
    .detail = { $count ->
        [one] −2 points
       *[other] −2 points each
    }
term-decentralised-zones-sum = Well-surrounded districts
term-decentralised-zones = { $colour ->
        [R] District of residences
        [C] District of commerces
        [L] Leisure district
        [I] District of industries
       *[other] District of parkings
    }
    .detail = touches every colour it asks for
term-decentralised-hall = Off-centre town hall
    .detail = { $steps ->
        [one] 2 points × { $steps } step
       *[other] 2 points × { $steps } steps
    }
term-decentralised-industry = { $zones ->
        [0] No industrial zone
        [one] { $zones } industrial zone
       *[other] { $zones } industrial zones
    }
    .detail = 3 points each after the first
term-pollution = Pollution of { $percent }%
term-pollution-residential = −1 point per percent
term-pollution-economic = −$1 per percent
term-pollution-industrial = +1 point per percent
term-pollution-commercial = +1 point per percent
term-pollution-happiness = up to 30%, nothing to pay
    .fine = going down to 30% costs { $fine }
    .out = going down to 30% would cost { $fine }: out of the game
term-money-kept = { $money } in hand
    .detail = every dollar counts
term-empty-cost = { $count ->
        [0] No empty cell
        [one] { $count } empty cell
       *[other] { $count } empty cells
    }
    .detail = { $count ->
        [one] −$5
       *[other] −$5 each
    }
term-park-money = { $count ->
        [one] { $count } empty cell next to a park
       *[other] { $count } empty cells next to a park
    }
    .detail = { $count ->
        [one] +$5
       *[other] +$5 each
    }
term-named = { $detail } ({ $cells })
term-cards = { $cards }
    .detail = 1 point per card
    .halves = { $halves ->
        [one] including { $halves } half, worth half a point
       *[other] including { $halves } halves, worth half a point each
    }
term-warehouses = { $count ->
        [0] No virtual warehouse
        [one] { $count } virtual warehouse
       *[other] { $count } virtual warehouses
    }
    .detail = 1 point per cell
term-happy-district = touches a leisure building, a parking and a commerce
    .missing = it lacks { $missing }
    .shared = { $owned ->
        [one] satisfied; { $owned } card of { $size }
       *[other] satisfied; { $owned } cards of { $size }
    }
term-park-doubles = 2 × { $size }, thanks to the park
    .shared = { $owned ->
        [one] 2 × { $owned }, thanks to the park; { $owned } card of { $size }
       *[other] 2 × { $owned }, thanks to the park; { $owned } cards of { $size }
    }
term-cloud-spoils = a cloud touches it
