cite-told-start = Partie { $game } · Cité · { $level } · joueurs : { $players } · options : { $options } · graine { $seed }
cite-level-first = premières parties
cite-level-grand = Grand Jeu
cite-level-advanced = règles avancées
cite-options-handicap = handicaps
cite-options-time-is-gold = le temps, c’est de l’or
cite-options-simultaneous = simultané
cite-options-interquarter = interquartier

cite-story-place = { $name } dispose son quartier : { $buildings }
cite-story-card = { $name } joue « { $card } »
cite-story-produce = { $name } récolte { $goods }
cite-story-draw = { $name } tire { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et en garde { $kept }
cite-story-settle = { $name } verse { $goods } au titre du contrat { $contract }
cite-story-late = { $name } ne peut pas verser ce que le contrat { $contract } demande
cite-story-deposit = { $name } a maintenant en banque : { $goods }
cite-story-offer = { $name } propose { $give } contre { $get } à { $to }
cite-story-answer-accept = { $name } accepte
cite-story-answer-decline = { $name } refuse
cite-story-answer-counter = { $name } répond : { $give } contre { $get }
cite-story-trade = { $name } donne { $give } et reçoit { $get } de { $to }
cite-story-handshake = { $name } note un accord : { $flows }
cite-story-flow = { $giver } donne { $goods } à { $to }
cite-story-contract = { $name } signe le contrat { $contract } avec { $to } : { $terms }
cite-story-term-pay = { $giver } verse { $goods } à { $to } aux tours { $turns }
cite-story-term-any = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
cite-story-term-place = { $giver } bâtit { $building } en { $place } avant la fin du tour { $turn }
cite-story-transform = { $name } utilise { $building }, { $n } fois
cite-story-market = { $name } échange au marché { $give } contre { $get }
cite-story-flea = { $name } échange aux puces { $give } contre { $get }
cite-story-pay = { $name } paie { $goods } pour { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
cite-story-build = { $name } bâtit { $building } en { $place }, pour { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
cite-story-invest = { $name } achète une carte
cite-story-discard = { $name } défausse « { $card } »
cite-story-consent = { $name } accueille un bâtiment de { $to } : { $building }
cite-story-move = { $name } déplace { $building } en { $place }
cite-story-jury = { $votes } voix contre { $to }
cite-story-pass = { $name } passe
cite-story-done = { $name } a fini son tour
cite-story-end = { $name } : { $score } points ({ $cells } cases, { $resources } ressources), place { $place }
cite-and = { $first } et { $last }
cite-player = joueur { $letter }

cite-cause-trade-own = Vos ressources paient { $before } cases, puis { $after }.
cite-cause-trade-other = Celles de { $name } : { $before }, puis { $after }.
cite-cause-split = Vous avez { $share } % de ce que l’échange fait gagner.
cite-cause-no-gain = L’échange ne vous rapporte rien.
cite-cause-no-gain-other = { $name } n’y gagne rien : c’est un refus probable.
cite-cause-race = { $name } vous dépasserait avant la fin.
cite-cause-points = { $cells } points pour { $price ->
        [one] { $price } case payée
       *[other] { $price } cases payées
    }.
cite-cause-harvest = { $goods } ressources de plus par tour, { $turns } fois : { $all } en tout.
cite-cause-cells = { $cells } cases gratuites de plus par tour.
cite-cause-cards = { $cards } cartes de plus par tour.
cite-cause-neighbour = { $name } en récolte aussi { $goods } de plus par tour : cela se négocie.
cite-cause-spent = { $resources } ressources dépensées, il en reste { $left }.
cite-cause-most = Sans convertir, vos ressources paient au plus { $cells } cases.
cite-cause-convert = Sans convertir : { $before } cases ; en convertissant : au moins { $after }.
cite-cause-rights-lost = { $cells } cases à bâtir seraient perdues à la fin du tour.
cite-cause-could-buy = Vos ressources paieraient encore { $cells } cases ; elles restent pour plus tard.
cite-story-term-ban = Personne ne commerce avec { $name }
