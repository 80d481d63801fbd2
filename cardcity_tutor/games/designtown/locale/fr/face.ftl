### La table de Design Town : cartes, zones, chances, choix et journal.

designtown-the-R = le quartier résidentiel
designtown-the-A = l’appartement
designtown-the-S = la supérette
designtown-the-M = le centre commercial
designtown-the-H = l’hôpital
designtown-the-C = l’église
designtown-the-F = l’usine
designtown-the-W = la centrale électrique
designtown-the-P = le parc paysager
designtown-the-G = la gare
designtown-and = { $first } et { $last }
designtown-number = { $value }
designtown-in = { $part } sur { $all }
designtown-never = jamais
designtown-always = toujours

## Une carte lue à voix haute

designtown-label = { $name }, { $side ->
        [back] verso
       *[front] recto
    } : { $yields }.
designtown-yield-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
designtown-yield-hospital = { $count ->
        [0] une pièce par mécontent
        [one] { $count } pièce et une de plus par mécontent
       *[other] { $count } pièces et une de plus par mécontent
    }
designtown-yield-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
designtown-yield-unhappy = { $count ->
        [one] { $count } mécontent
       *[other] { $count } mécontents
    }
designtown-yield-none = rien
designtown-gain-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
designtown-gain-limit = { $count ->
        [one] une limite plus haute de { $count }
       *[other] une limite plus haute de { $count }
    }
designtown-gain-buys = { $count ->
        [one] { $count } achat de plus
       *[other] { $count } achats de plus
    }
designtown-gain-upgrades = { $count ->
        [one] { $count } amélioration de plus
       *[other] { $count } améliorations de plus
    }
designtown-gain-cut = des taxes plus basses de { $count }
designtown-gain-none = rien
designtown-label-cost = Coût { $cost }.
designtown-label-tax = L’améliorer coûte { $tax } : { $other }.
designtown-label-moves = L’améliorer coûte { $tax } : il part chez un autre joueur, en { $other }.
designtown-label-recycle = Le recyclage donne { $gain } : { $other }.

## Zones

designtown-row = Jouées ce tour
    .note = { $count ->
        [0] aucune carte encore
        [one] { $count } carte
       *[other] { $count } cartes, dans l’ordre
    }
designtown-row-card = Carte { $place } de la rangée : elle a donné { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $total } jusqu’ici.
designtown-next = Ensuite : { $card }
designtown-next-forced = Ensuite, obligatoire : { $card }
designtown-meter-unhappy = Mécontents · fin à { $limit }
designtown-meter-coins = Pièces
designtown-meter-points = Points · { $goal } gagnent
designtown-meter-cards = Cartes
designtown-meter-no-store = sans supérette
designtown-deck = Pioche
    .note = { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
designtown-deck-below = { $count ->
        [0] rien dessous
        [one] { $count } dessous
       *[other] { $count } dessous
    }
designtown-deck-empty = La pioche est vide.
designtown-deck-known = Dessous, connu : { $cards }.
designtown-deck-holds = Dessous, dans un ordre inconnu : { $cards }.
designtown-discard = Défausse
    .note = { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
designtown-supply = Réserve
    .note = { $coins ->
        [one] avec { $coins } pièce
       *[other] avec { $coins } pièces
    }
designtown-pile = Il en reste { $count }. Acheter et améliorer coûte { $both }. { $can ->
        [yes] Vous pouvez la payer maintenant.
       *[no] Elle ne peut pas être achetée maintenant.
    }
designtown-left = reste { $count }
designtown-both = les deux : { $price }
designtown-no-deck = rien

## Chances

designtown-odds-ends = continuer finit le tour
designtown-part-calm = sans danger
designtown-part-forced = forcée, survit
designtown-part-wins = gagne
designtown-part-ends = finit le tour
designtown-odds-below = { $count ->
        [one] { $count } carte dessous
       *[other] { $count } cartes dessous
    } : { $cards }
designtown-odds-shuffled = { $count ->
        [one] { $count } carte à mélanger
       *[other] { $count } cartes à mélanger
    } : { $cards }
designtown-odds-building = Construisez avec les pièces de ce tour ; on ne joue plus de cartes.
designtown-note-bust = Continuer finit le tour : { $chance }. Mécontents : { $unhappy }, le tour finit à { $limit }.
designtown-note-sum = { $coins } ({ $p })
designtown-note-coins = Pièces ensuite, avec leurs chances : { $sums }.
designtown-note-points = { $goal } points d’un coup : { $chance }.
designtown-note-worth = Jusqu’au bout de cette pioche, s’arrêter vaut { $stop } et continuer { $go }.
designtown-note-worth-near = À une décision d’ici, s’arrêter vaut { $stop } et continuer { $go }.

## Nombres à côté de la table

designtown-stat-unhappy = Mécontents
designtown-stat-limit = le tour finit à { $limit }
designtown-stat-coins = Pièces
designtown-stat-points = Points
designtown-stat-cards = Cartes jouées
designtown-stat-store = avec une supérette
designtown-stat-no-store = sans supérette
designtown-stat-actions = Action
designtown-stat-extra = de plus grâce aux cartes : achats { $buys }, améliorations { $upgrades }
designtown-sum-recycled = Recyclage : { $card }
designtown-stat-supply = Réserve
designtown-stat-deck = Pioche
designtown-stat-top = dessus : { $card }
designtown-stat-discard = Défausse

## Choix

designtown-prompt-residential = Un quartier résidentiel est sur le dessus : il faut le jouer.
designtown-prompt-mall = Le centre commercial appelle une carte de plus.
designtown-prompt-first = Jouez une première carte.
designtown-prompt-start-empty = Votre pioche est vide : mélangez votre défausse pour commencer.
designtown-prompt-empty = La pioche est vide : mélanger et continuer, ou s’arrêter ?
designtown-prompt-nothing = Il n’y a plus rien à jouer : arrêtez-vous.
designtown-prompt-free = Encore une carte, ou s’arrêter avec { $coins } ?
designtown-prompt-build = Construisez avec { $coins }.
designtown-prompt-built = Plus rien à construire avec { $coins } : finissez le tour.
designtown-prompt-remove = Choisissez une carte de la réserve : elle quitte la partie.
designtown-prompt-bust = Trop de mécontents : le tour est fini.
designtown-prompt-won = La partie est gagnée.
designtown-prompt-lost = La réserve est vide : la partie est perdue.
designtown-prompt-over = La partie est finie.
designtown-do-play = Jouer { $card }
designtown-do-play-none = Jouer une carte
designtown-do-shuffle = Mélanger la défausse
designtown-do-stop = S’arrêter, construire avec { $coins }
designtown-do-stop-only = S’arrêter
designtown-do-recycle = Recycler
designtown-do-recycle-card = Recycler { $card }
designtown-do-buy = Acheter
designtown-do-buy-upgrade = Acheter et améliorer
designtown-do-upgrade = Améliorer
designtown-do-end = Finir le tour
designtown-do-remove = Retirer
designtown-do-remove-card = Retirer { $card } de la réserve
designtown-to = pour { $player }
designtown-named-buy = acheter { $card }
designtown-named-buy-upgrade = acheter et améliorer { $card }
designtown-named-times = { $action } (×{ $count })
designtown-named-upgrade = améliorer { $card }
designtown-remedy-deck-empty = Mélangez d’abord la défausse, ou arrêtez-vous.
designtown-remedy-deck-left = Jouez d’abord la pioche jusqu’au bout.
designtown-remedy-discard-empty = Il n’y a rien à mélanger : arrêtez-vous.
designtown-remedy-stop = Jouez d’abord la carte ; décidez ensuite de nouveau.
designtown-remedy-stop-empty = Mélangez, et jouez d’abord une carte.
designtown-remedy-recycle = Une carte aux flèches vertes de la défausse : centre commercial, église, centrale ou gare.
designtown-remedy-no-recycle = Améliorez une supérette, un hôpital, une usine ou un parc : son verso se recyclera plus tard.
designtown-remedy-money = Il manque { $coins }.
designtown-remedy-no-action-buy = Un parc dans la rangée donnerait un achat de plus.
designtown-remedy-no-action-upgrade = Une gare dans la rangée donnerait une amélioration de plus.
designtown-remedy-no-action-buy-upgrade = Seule l’action que chacun possède peut être un achat avec amélioration.
designtown-remedy-not-upgradable = Cette carte montre déjà son verso ; elle se recycle pendant qu’on joue des cartes.
designtown-remedy-no-buy = Jouez plus longtemps la prochaine fois, pour plus de pièces.
designtown-remedy-no-buy-upgrade = Achetez maintenant, améliorez dans un tour suivant.
designtown-remedy-no-upgrade = Les cartes de ce tour s’améliorent dans un tour suivant.
designtown-preview-bust = Le tour finit : { $chance }.
designtown-preview-win = Vous gagnez : { $chance }.
designtown-preview-coins = Sinon, vous avez { $coins }.
designtown-preview-between = Sinon, vous avez { $least } à { $most } pièces.
designtown-preview-shuffle = { $count ->
        [one] { $count } carte devient
       *[other] { $count } cartes deviennent
    } la nouvelle pioche ; quartiers résidentiels parmi elles : { $homes }.
designtown-preview-loses = Cela prend la dernière carte de la réserve : la partie serait perdue.
designtown-preview-nothing = Avec { $coins }, il n’y a rien à construire.
designtown-preview-stop = Le mieux à construire : { $actions }, pour { $price }.
designtown-preview-end = Ce qui reste ({ $coins }) est perdu ; la rangée va à la défausse.
designtown-preview-recycle = Maintenant : { $gain }. Plus tard : la carte redevient { $other }, et vaut { $lost } de moins.
designtown-preview-saves = La chance que continuer finisse le tour : { $before } avant, { $after } ensuite.
designtown-preview-pay = { $price } ; il reste { $left }. { $card } va dans votre défausse.
designtown-preview-pay-away = { $price } ; il reste { $left }. { $card } va dans la défausse d’un autre joueur.
designtown-preview-pay-top = { $price } ; il reste { $left }. { $card } se pose sur votre pioche.
designtown-preview-pay-top-away = { $price } ; il reste { $left }. { $card } se pose sur votre pioche, et un de vos appartements part chez un autre joueur.
designtown-preview-worth = { $gained ->
        [one] Vos cartes valent { $gained } de plus.
       *[other] Vos cartes valent { $gained } de plus.
    }
designtown-preview-remove = { $card } : cette carte quitte la partie ; il en reste { $left } dans la réserve.

## Au clavier

designtown-words-play = jouer, joue, continuer
designtown-words-stop = arrêter, s’arrêter, construire
designtown-words-shuffle = mélanger
designtown-words-end = fin, finir
designtown-words-buy = acheter
designtown-words-upgrade = améliorer
designtown-words-buy-upgrade = acheter et améliorer, acheter+améliorer
designtown-words-recycle = recycler
designtown-words-remove = retirer
designtown-gesture = « { $value } » n’est pas une décision de Design Town.
designtown-typed = « { $value } » n’est pas une décision possible ici. Attendu : jouer, arrêter, mélanger, recycler C, acheter S, améliorer H, acheter et améliorer P, améliorer A pour B, ou fin.
designtown-typed-card = « { $value } » ne nomme aucune carte. Attendu : une de { $expected }, ou son nom.

## Le journal

designtown-log-play-no = { $name } joue { $card }.
designtown-log-play-first-card = { $name } joue d’abord { $card }.
designtown-log-play-residential-top = { $name } doit jouer { $card }, visible sur la pioche.
designtown-log-play-mall-more = { $name } joue { $card } : le centre commercial l’appelle.
designtown-log-bottom = L’usine de { $name } envoie à la défausse la carte du dessous : { $card }.
designtown-log-bust = { $name } a { $unhappy } mécontents et la limite est de { $limit } : le tour est perdu.
designtown-log-stop = { $name } s’arrête avec { $coins }.
designtown-log-shuffle = { $count ->
        [one] { $name } mélange une carte en une nouvelle pioche.
       *[other] { $name } mélange { $count } cartes en une nouvelle pioche.
    }
designtown-log-remove = { $name } retire de la réserve { $card }.
designtown-log-recycle = { $name } recycle { $card }.
designtown-log-buy = { $name } achète { $card } pour { $paid }.
designtown-log-upgrade = { $name } améliore { $card } pour { $paid }.
designtown-log-buy-upgrade = { $name } achète et améliore { $card } pour { $paid }.
designtown-log-give = { $name } place { $card } dans la défausse de { $to }.
designtown-log-box = { $name } remet dans la boîte { $card }.
designtown-log-done = { $name } finit son tour.
designtown-log-end-points = { $name } gagne aux points.
designtown-log-end-cards = { $name } gagne aux cartes.
designtown-log-end-supply = La réserve est vide : { $name } a perdu.
designtown-log-end-limit = La partie est interrompue ; personne ne gagne.

## Causes

designtown-cause-bust = Continuer finit le tour : { $chance }. Vous avez { $unhappy } mécontents et la limite est de { $limit } ; sur les { $below } cartes d’ordre inconnu, { $homes } sont des quartiers résidentiels.
designtown-cause-even = S’arrêter vaut { $stop }, un tour qui survit { $alive } : continuer est rentable tant que le tour finit dans moins de { $even } cas sur 100, et ici c’est { $bust }.
designtown-cause-lost = Continuer finirait le tour à coup sûr.
designtown-cause-difference = { $way ->
        [less] Jusqu’au bout de cette pioche, l’autre choix vaut { $difference } de plus.
       *[more] Jusqu’au bout de cette pioche, ce choix vaut { $difference } de plus que l’autre.
    }
designtown-cause-difference-near = { $way ->
        [less] À une décision d’ici, l’autre choix vaut { $difference } de plus.
       *[more] À une décision d’ici, ce choix vaut { $difference } de plus que l’autre.
    }
designtown-cause-remove = { $card }, qui vaut au plus { $worth }, vous manquera : retirez ce dont vous avez le moins besoin.
designtown-cause-recycle = Recycler { $card } donne { $gain } maintenant ; la carte redevient { $front } et vaut { $lost } de moins.
designtown-cause-saves = Continuer finirait le tour : { $before } avant, { $after } ensuite.
designtown-cause-in-plan = C’est une partie du meilleur ensemble : { $worth } de valeur en plus pour { $price }.
designtown-cause-build = Cela ajoute { $worth } de valeur pour { $price }.
designtown-cause-plan = { $actions } : ce serait le mieux, { $worth } de valeur pour { $price }.
designtown-cause-nothing = Avec { $coins }, il n’y a rien à construire.
designtown-cause-upgrade = L’amélioration qui rapporte le plus : { $action }, { $worth } de valeur pour { $price }.
designtown-cause-roads-points = Les points semblent plus proches : vos cartes ont { $points } points sur { $points_goal }, et vous avez { $cards } cartes sur { $cards_goal }.
designtown-cause-roads-cards = Les cartes semblent plus proches : vous avez { $cards } cartes sur { $cards_goal } ; en points, { $points } sur { $points_goal }.
designtown-cause-assumed = Coûts et valeurs sont nos nombres supposés, pas ceux de votre boîte.
