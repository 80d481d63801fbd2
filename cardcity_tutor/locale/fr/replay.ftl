### Une partie enregistrée à parcourir, et son analyse par l’entraîneur.

## Boutons, champs et titres
ui-replay-controls = Parcourir la partie
ui-replay-step = Étape {"{step}"} sur {"{steps}"}
ui-replay-scrub = Où dans la partie
ui-replay-back = Une étape en arrière
ui-replay-forward = Une étape en avant
ui-replay-turn-back = Un tour en arrière
ui-replay-turn-forward = Un tour en avant
ui-replay-last = La dernière partie jouée dans ce navigateur
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-phases = Les phases du tour
ui-replay-players = Les cités
ui-replay-follow = Suivre qui joue
ui-replay-before = avant
ui-replay-hand = En main
ui-replay-lot = Lot {"{number}"}
ui-replay-fork = Ouvrir cette cité dans le bac à sable
ui-replay-play-on = Jouer à partir d’ici
ui-replay-other = Ouvrir une autre partie
ui-replay-game = Partie
ui-replay-keys = ← → étape · ⇧← ⇧→ tour · Espace lecture · Début, Fin
ui-replay-review = Analyse
ui-replay-review-whom = Décisions de
ui-replay-review-start = Analyser les décisions
ui-replay-review-stop = Arrêter
ui-replay-review-again = Analyser de nouveau
ui-replay-did = Joué
ui-replay-better = Mieux
ui-replay-why = Pourquoi
ui-replay-show = Montrer sur le plateau
ui-replay-hide = Revenir à la partie
ui-replay-costly = Là où il y avait le plus à gagner
ui-replay-more = {"{count}"} de plus
ui-replay-marks = Repères sur la ligne de la partie :
ui-replay-file = Choisir un fichier
ui-replay-paste = Ou coller les lignes d’une partie enregistrée
ui-replay-open = Ouvrir la partie
ui-replay-kept = Vos parties enregistrées

## La page
replay-title = Revoir et analyser une partie
replay-lead = Parcourez une partie enregistrée étape par étape, dans les deux sens, et laissez l’entraîneur en examiner les décisions.
replay-help = Une partie enregistrée est un fichier texte, produit par la page « Jouer » ou par « cardcity-tutor simulate » ; { $size } ko au plus.

## Ce qui s’est passé
replay-begins = { $players ->
        [one] Une partie à un joueur commence
       *[other] Une partie à { $players } joueurs commence
    } : { $turns } tours.
replay-draw = { $who } pioche { $cards }.
replay-exchange = Pas de loisirs au premier tour : { $who } remet les siens dans la pile et pioche d’autres cartes.
replay-offer = { $who } forme deux lots pour { $to } : { $open } | { $rest }.
replay-take = { $who } prend { $cards }.
replay-end = { $who } finit avec { $score }, à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
replay-end-solo = { $who } finit avec { $score } : { $rank }.
replay-turn = Tour { $turn } sur { $turns }
replay-setup = Avant le premier tour
replay-so-far = La partie continue : ce que ce joueur ne peut pas savoir reste caché.
replay-game-named = Partie { $number }

## L’analyse
replay-about = L’entraîneur joue chaque décision de nombreuses fois jusqu’à la fin, et compare. Ce qu’il dit meilleur l’est en moyenne, autant qu’il puisse en juger.
replay-progress = Décisions examinées : { $done } sur { $total }…
replay-checking = Nouvel examen des plus coûteuses : { $done } sur { $total }…
replay-stopped = Analyse arrêtée. Décisions examinées : { $done } sur { $total }.
replay-where = Tour { $turn } · { $phase }
replay-cost = environ { $cost } de plus (± { $error }, d’après { $games ->
        [one] 1 partie
       *[other] { $games } parties
    })
replay-cost-exact = { $cost } de plus, par le calcul
replay-cost-out = la pollution élimine alors la cité ; la meilleure décision finit à environ { $score }
replay-summary = { $who } : { $decisions ->
        [one] 1 décision
       *[other] { $decisions } décisions
    }, dont { $good ->
        [0] aucune bonne.
        [one] 1 bonne.
       *[other] { $good } bonnes.
    }
replay-count-better = { $count ->
        [one] Une pouvait être meilleure.
       *[other] { $count } pouvaient être meilleures.
    }
replay-count-missed = { $count ->
        [one] Une a laissé passer un développement.
       *[other] { $count } ont laissé passer un développement.
    }
replay-fine = Rien ne montre que l’une d’elles ait coûté des points.
replay-group-good = bonnes décisions
replay-group-better = pouvait être meilleure
replay-group-missed = développement manqué

## Ce qui ne va pas
replay-long = Cette partie fait { $size } ko ; on en lit { $max } ko au plus.
replay-seat = Il n’y a pas de place « { $value } » : les places vont de 0 à { $max }.
replay-nothing = Il n’y a pas encore de partie : choisissez un fichier ou collez ses lignes.
replay-gone = Ce navigateur n’a pas gardé cette partie : il ne garde que la dernière revue ici, et aucun autre appareil ne la connaît. Ouvrez-la à nouveau.
replay-refused = Cette partie ne peut pas être ouverte. { $problem }
replay-nobody = La partie continue : avant la fin, chacun ne peut examiner que ses propres décisions.
