### Le laboratoire du partage : ce que valent les lots, les cartes cachées et les pots-de-vin.

## Noms
lab-lot = { $which ->
        [small] le petit lot
        [large] le grand lot
        [first] le premier lot
       *[second] le second lot
    }
lab-offer-text = « { $first } » ou « { $second } »
lab-figure = { $value } (± { $error })
lab-lead = { $behind ->
        [yes] un retard de { $figure }
       *[other] une avance de { $figure }
    }

## Offres
lab-counts = { $allowed ->
        [one] { $allowed } offre possible
       *[other] { $allowed } offres possibles
    }, { $priced ->
        [one] { $priced } estimée
       *[other] { $priced } estimées
    }, { $played ->
        [one] { $played } jouée jusqu’au bout.
       *[other] { $played } jouées jusqu’au bout.
    }
lab-best = { $chooser ->
        [reader] La meilleure face à qui lit bien les lots : { $offer }. Pour qui partage : { $worth }.
        [doubter] La meilleure face à qui hésite : { $offer }. Pour qui partage : { $worth }.
       *[seer] La meilleure face à qui voit les cartes cachées : { $offer }. Pour qui partage : { $worth }.
    }
lab-reply = { $chooser ->
        [reader] Qui lit bien les lots prend { $lot } { $percent } fois sur 100 : { $divider } pour qui partage, { $taker } pour qui choisit.
        [doubter] Qui hésite prend { $lot } { $percent } fois sur 100 : { $divider } pour qui partage, { $taker } pour qui choisit.
       *[seer] Qui voit les cartes cachées prend { $lot } { $percent } fois sur 100 : { $divider } pour qui partage, { $taker } pour qui choisit.
    }
lab-regret = Cette offre coûte { $cost } à qui partage. Mieux : { $best }.
    .none = On ne connaît pas de meilleure offre.

## Choix
lab-promise = { $first } promet { $open } à qui choisit, { $second } { $rest }.
lab-choice = D’après ce qu’on voit, prendre { $lot } coûte { $cost }{ $rivals ->
        [yes] , y compris ce que gagne l’adversaire.
       *[other] .
    }
    .right = D’après ce qu’on voit, prendre { $lot } est le bon choix.
lab-hindsight = Toutes cartes retournées, prendre { $lot } aura coûté { $cost }{ $rivals ->
        [yes] , y compris ce que gagne l’adversaire.
       *[other] .
    }
    .right = Toutes cartes retournées, prendre { $lot } reste le bon choix.

## Cartes cachées
lab-know = Voir ce que cache { $lot } vaudrait { $gain } à qui choisit.
    .nothing = Voir ce que cache { $lot } ne changerait presque rien pour qui choisit.
lab-know-both = Voir toutes les cartes cachées vaudrait { $gain }.
    .nothing = Voir toutes les cartes cachées ne changerait presque rien.
lab-know-here = Avec les cartes qui sont vraiment là, les voir vaudrait { $gain }.
    .nothing = Avec les cartes qui sont vraiment là, les voir ne changerait presque rien.
lab-shown = Toutes cartes visibles, ce partage vaut { $worth } à qui partage.
lab-hide = Le mieux est de cacher { $cards } : cela rapporte { $gain }.
    .nothing = Quelles que soient les cartes cachées, cela ne rapporte presque rien.
lab-covered = { $cards } dans { $lot }
lab-hidden = { $effect ->
        [good] Cacher { $card } dans { $lot } rapporte { $gain } en moyenne.
       *[bad] Cacher { $card } dans { $lot } coûte { $gain } en moyenne.
    }
    .none = Cacher { $card } dans { $lot } ne change presque rien.

## Pots-de-vin
lab-bribe = Avec { $price } sur { $lot }, qui choisit n’a plus de raison de prendre l’autre ; { $less }, ce n’est pas assez.
    .wanted = { $lot } plaît au moins autant que l’autre, sans aucun pot-de-vin.
    .beyond = Même { $money } sur { $lot }, ce n’est pas assez : il vaut { $lag } de moins que l’autre.
lab-bribe-effect = { $pays ->
        [yes] Qui partage y gagne { $effect }.
       *[other] Qui partage y perd { $effect }.
    }
lab-bribe-unknown = À ce niveau il n’y a pas de pots-de-vin : voici ce qu’il en coûterait.

## Graphique
lab-chart = { $chooser ->
        [reader] Ce que vaut chaque offre pour qui partage, face à qui lit bien les lots
        [doubter] Ce que vaut chaque offre pour qui partage, face à qui hésite
       *[seer] Ce que vaut chaque offre pour qui partage, face à qui voit les cartes cachées
    }
    .lead = Avance de qui partage, en fin de partie (intervalle à 95 %)
    .score = Score de qui partage, en fin de partie (intervalle à 95 %)
lab-head-offer = Offre
lab-head-takes = { $lot ->
        [small] Prend le petit lot
       *[first] Prend le premier lot
    }
lab-head-divider = Qui partage
lab-head-taker = Qui choisit
lab-head-worth = { $lead ->
        [yes] Avance
       *[other] Valeur
    }
lab-head-regret = Perte
lab-percent = { $value } %

## Erreurs
lab-phase = Le laboratoire attend un moment où l’on partage des cartes qu’il peut voir ; ici la phase est « { $phase } », ou les cartes sont cachées.
lab-solo = Seul, on ne partage pas : il faut au moins 2 joueurs.
lab-number = « { $field } » doit être un nombre entier de { $min } à { $max }, et non { $value }.
lab-too-many = « { $field } » doit être une liste, avec au plus un élément par joueur ({ $max }).
lab-pool-size = On ne partage pas { $count } cartes à ce jeu. Attendu : { $expected }.
lab-pool-card = Trop de cartes { $card } à partager : { $count }, alors que la pile en compte { $max }.
lab-other-rules = La cité { $number } appartient à un autre jeu (édition, niveau, variantes) que celui du laboratoire.
lab-offer = Cette offre n’est pas permise. Le premier lot montre { $open_up } cartes et en cache { $open_down }, le second en montre { $rest_up } et en cache { $rest_down } ; sur un seul des deux, { $money } dollars au plus.
