cite-face-at = { $building } en { $place }
cite-face-map = Le plan
cite-face-cell = Case { $place }
cite-face-building = { $building }, à { $owner }, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
cite-face-brings = Rapporte { $goods } par tour (facteur { $times }).
cite-face-goods = Ressources
cite-face-who = { $name } · { $profession }
cite-face-banked = en banque : { $goods }
cite-face-held = { $name } : { $goods }
cite-face-none = sans { $good }
cite-face-kind = { $building }, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, reste { $n }
cite-face-hidden-card = carte cachée
cite-face-to-build = À construire
cite-face-deals = Contrats
cite-face-due-paid = Tour { $turn } : payé.
cite-face-due-due = Tour { $turn } : dû.
cite-face-due-open = Tour { $turn } : à venir.
cite-face-remedy-more = Il manque { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, et vos ressources ne les paient pas sans conversion ni échange.
cite-face-remedy-pay = Payez d’abord { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } : { $goods }.
cite-face-facing-h = en long
cite-face-facing-v = debout
cite-face-build = { $building } · { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
cite-face-costs = { $building } : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
cite-face-cheaper = Une manufacture voisine en épargne { $cells }.
cite-face-gold-price = Chaque case peut se payer 2 ors.
cite-face-cells = { $n ->
        [one] { $n } case par tour
       *[other] { $n } cases par tour
    }
cite-face-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cite-face-gain = À chaque récolte, vous gagnez { $what } de plus.
cite-face-gain-other = { $name } y gagne { $what }.
cite-face-remove = Reprendre : { $building }
cite-face-offer = { $give } contre { $get }, à { $to }
cite-face-swap = Échanger : { $good }
cite-face-rate = { $give } contre { $get }
cite-face-accept = Accepter
cite-face-decline = Refuser
cite-face-counter = Contre-proposer : { $offer }
cite-face-take = Prendre : { $offer }
cite-face-prompt-over = La partie est finie.
cite-face-prompt-wait = Les autres décident.
cite-face-prompt-before = Jouer une carte avant la production ?
cite-face-prompt-keep = Quelle carte garder ?
cite-face-prompt-settle = Avec quoi payer ce qui est dû ?
cite-face-prompt-first = Disposez votre quartier : encore { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
cite-face-prompt-work = Négociez, payez, bâtissez : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } à bâtir.
cite-face-prompt-offer = { $name } vous donne { $give } et demande { $get }{ $cards ->
        [0] { "" }
       *[other] { " " }(cartes : { $cards })
    }.
cite-face-prompt-asked = { $name } vous demande : { $what }
cite-face-prompt-place = Que bâtir, et où ?
cite-face-suggested = Disposition conseillée
cite-face-named-as = { $name } : { $what }
cite-face-named-lay = disposer : { $buildings }
cite-face-named-build = bâtir { $building }{ $gold ->
        [0] { "" }
       *[other] { " " }({ $gold } en or)
    }
cite-face-named-ask = demander une place : { $building }
cite-face-named-consent = accueillir : { $building }
cite-face-named-pay = payer { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } : { $goods }
cite-face-named-counter = proposer plutôt { $give } contre { $get }
cite-face-named-take = prendre l’offre de { $name }
cite-face-named-transform = { $building }, { $n } fois
cite-face-named-market = au marché : { $give } contre { $get }
cite-face-named-flea = aux puces : { $give } contre { $get }
cite-face-named-deposit = en banque : { $goods }
cite-face-named-settle = contrat { $contract } : payer { $goods }
cite-face-named-card = jouer { $card }
cite-face-named-keep = garder { $card }
cite-face-named-discard = défausser { $card }
cite-face-named-done = j’ai fini ce tour
cite-face-named-pass = passer
cite-face-named-ready = ne plus jouer de carte
cite-face-named-accept = accepter
cite-face-named-decline = refuser
cite-face-named-handshake = noter un accord
cite-face-named-sign = proposer un contrat
cite-face-named-invest = acheter une carte
cite-face-named-move = déplacer un bâtiment promis
cite-face-named-jury = réunir un jury
cite-face-named-harvest = récolter
cite-face-turn = Tour
cite-face-rights = Cases à bâtir
cite-face-buy = Vos ressources paient
cite-face-buy-converted = en convertissant : au moins { $cells }
cite-face-harvest = Prochaine récolte
cite-face-built = Cases
cite-face-hand = Cartes
cite-face-score = Points
cite-face-left = reste { $n }
cite-face-won = Gagné par { $names }, avec { $score } points.
cite-face-floor = { $name } a la parole. Passes de suite : { $row } sur { $players }.
cite-face-middle = Ors au milieu de la table : { $gold }.
cite-face-alone = À lui seul
cite-face-pay-first = Vous payez d’abord { $goods } ; choisissez ensuite la place encore une fois.
cite-face-owned = { $building }, au { $owner }
cite-face-line = { $building } : { $amount }
