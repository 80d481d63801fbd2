designtown-card-R = quartier résidentiel
designtown-card-A = appartement
designtown-card-S = supérette
designtown-card-M = centre commercial
designtown-card-H = hôpital
designtown-card-C = église
designtown-card-F = usine
designtown-card-W = centrale électrique
designtown-card-P = parc paysager
designtown-card-G = gare

designtown-told-start = Partie { $game } · Design Town · joueurs : { $players } · graine { $seed }
designtown-told-play = joue : { $card }
designtown-told-bottom = perd la carte du dessous de sa pioche ({ $card }), qui va à la défausse
designtown-told-bust = a { $unhappy } visages mécontents ; la limite est de { $limit } : le tour est perdu
designtown-told-stop = s’arrête avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
designtown-told-shuffle = mélange sa défausse pour une nouvelle pioche : { $deck }
designtown-told-remove = retire de la réserve : { $card }
designtown-told-recycle = recycle : { $card }
designtown-told-buy = achète pour { $paid } : { $card }
designtown-told-upgrade = améliore pour { $paid } : { $card }
designtown-told-buy-upgrade = achète et améliore pour { $paid } : { $card }
designtown-told-give = { $to ->
        [none] remet dans la boîte : { $card }
       *[other] place dans la défausse du joueur { $to } : { $card }
    }
designtown-told-done = termine son tour
designtown-told-end = { $way ->
        [points] gagne aux points
        [cards] gagne aux cartes
        [supply] a perdu : la réserve est vide
       *[limit] joue en dernier : la partie est interrompue
    }
