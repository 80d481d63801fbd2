designtown-card-R = residential district
designtown-card-A = apartment
designtown-card-S = convenience store
designtown-card-M = shopping mall
designtown-card-H = hospital
designtown-card-C = church
designtown-card-F = factory
designtown-card-W = power plant
designtown-card-P = park
designtown-card-G = station

designtown-told-start = Game { $game } · Design Town · players: { $players } · seed { $seed }
designtown-told-play = plays { $card }
designtown-told-bottom = loses the bottom card of the deck, { $card }, to the discard
designtown-told-bust = has { $unhappy } unhappy faces; the limit is { $limit }: the turn is lost
designtown-told-stop = stops with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
designtown-told-shuffle = shuffles the discard into a new deck: { $deck }
designtown-told-remove = takes { $card } out of the supply
designtown-told-recycle = recycles { $card }
designtown-told-buy = buys { $card } for { $paid }
designtown-told-upgrade = upgrades { $card } for { $paid }
designtown-told-buy-upgrade = buys and upgrades { $card } for { $paid }
designtown-told-give = { $to ->
        [none] puts { $card } back into the box
       *[other] lays { $card } into the discard of player { $to }
    }
designtown-told-done = ends the turn
designtown-told-end = { $way ->
        [points] wins by points
        [cards] wins by cards
        [supply] has lost: the supply is empty
       *[limit] is the last to play: the game is cut short
    }
