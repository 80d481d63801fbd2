cite-good-wood = wood
cite-good-stone = stone
cite-good-metal = metal
cite-good-cloth = cloth
cite-good-gold = gold
cite-good-glass = glass
cite-good-sculpture = sculpture
cite-good-lock = lock
cite-good-furniture = furniture
cite-good-weapon = weapon
cite-good-jewel = jewel
cite-goods-wood = { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
cite-goods-stone = { $n ->
        [one] { $n } stone
       *[other] { $n } stone
    }
cite-goods-metal = { $n ->
        [one] { $n } metal
       *[other] { $n } metal
    }
cite-goods-cloth = { $n ->
        [one] { $n } cloth
       *[other] { $n } cloth
    }
cite-goods-gold = { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
cite-goods-glass = { $n ->
        [one] { $n } glass
       *[other] { $n } glass
    }
cite-goods-sculpture = { $n ->
        [one] { $n } sculpture
       *[other] { $n } sculptures
    }
cite-goods-lock = { $n ->
        [one] { $n } lock
       *[other] { $n } locks
    }
cite-goods-furniture = { $n ->
        [one] { $n } furniture
       *[other] { $n } furniture
    }
cite-goods-weapon = { $n ->
        [one] { $n } weapon
       *[other] { $n } weapons
    }
cite-goods-jewel = { $n ->
        [one] { $n } jewel
       *[other] { $n } jewels
    }
cite-goods-nothing = nothing

cite-building-small = small shop
cite-building-loom = small weaver’s shop
cite-building-post = trading post
cite-building-bank = bank
cite-building-flea = flea market
cite-building-glazier = glazier
cite-building-sculptor = sculptor
cite-building-locksmith = locksmith
cite-building-joiner = joiner
cite-building-armourer = armourer
cite-building-jeweller = jeweller
cite-building-paved = paved street
cite-building-mill = mill
cite-building-large = large shop
cite-building-guild = guild
cite-building-inn = inn
cite-building-market = market
cite-building-manufacture = manufacture
cite-building-shopping = shopping street
cite-building-square = Grand’Place
cite-building-canal = canal
cite-building-port = port

cite-profession-sawyer = sawyer
cite-profession-stonecutter = stonecutter
cite-profession-smith = smith
cite-profession-weaver = weaver

cite-quarter-n = north
cite-quarter-nw = north-west
cite-quarter-ne = north-east
cite-quarter-se = south-east
cite-quarter-sw = south-west

cite-card-mill-tripled = tripled mill
    .about = Before production: one of your mills multiplies by 3 instead of 2, for every shop beside it.
cite-card-family-business = family business
    .about = Before production: one of your buildings yields its resources twice.
cite-card-helping-hands = helping hands
    .about = One more building right.
cite-card-masons-lodge = masons’ lodge
    .about = Two more building rights.
cite-card-scaffolding = scaffolding
    .about = With a building: it costs 2 cells less, at least 1.
cite-card-master-plan = master plan
    .about = With a building: it costs 4 cells less, at least 1.
cite-card-caravan = caravan
    .about = Take 3 resources of 3 different kinds.
cite-card-barter-day = barter day
    .about = Exchange up to 3 of your resources, one for one.
cite-card-courtyard = courtyard
    .about = One of your surrounded buildings gives as many resources as it has cells, at most 4.
cite-card-belfry = belfry
    .about = At the end: 1 point for each surrounded building of two or more cells, at most 3.
cite-card-charter = charter
    .about = At the end: 6 resources are worth a cell, instead of 10.
cite-card-good-neighbours = good neighbours
    .about = At the end: 1 point for each other player with a building that touches one of yours.
