ruleset-toy = Joujou
    .about = Débarrassez-vous de vos cartes : chacune plus haute que la précédente.
option-toy-hand = Cartes en main
    .about = Combien chacun en reçoit au début.
option-toy-equal = Cartes égales
    .about = Si une carte égale peut être posée.
option-toy-equal-no = interdites
option-toy-equal-yes = permises
option-toy-rulings-sweep = Balayer à tout moment
toy-cards = Cartes
toy-top = Dernière carte
toy-note = { $count ->
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
toy-prompt = Posez une carte sur la ligne, piochez ou balayez.
toy-do-draw = Piocher une carte
toy-do-sweep = Balayer la ligne
toy-then = La ligne continue avec { $value }.
toy-then-draw = Vous prenez la première carte de la pioche.
toy-then-sweep = La ligne est vide : toute carte peut suivre.
toy-gesture = « { $text } » n’est pas une décision ici. Attendu : une carte de votre main (« 6 » ou « 6 turned »), « draw » ou « sweep ».
toy-named = { $kind ->
        [draw] piocher une carte
        [sweep] balayer la ligne
       *[lay] poser { $card } pour { $value }
    }
toy-told = { $kind ->
        [deal] Les cartes sont distribuées.
        [draw] { $name } pioche une carte.
        [sweep] { $name } balaie la ligne.
        [end] La partie est finie.
       *[lay] { $name } pose { $card }{ $turned ->
            [yes] , tournée
           *[no] {""}
        }.
    }
toy-cause = { $kind ->
        [lay] Il vous reste une carte de moins que { $left }.
       *[other] Il vous reste au moins { $left } cartes.
    }
toy-card = carte { $card }
toy-upright = à l’endroit
toy-turned = tournée
toy-remedy = Tournée dans l’autre sens, elle compte { $value }, contre { $top }.
toy-row = La ligne
toy-hand = Votre main
toy-pile = pioche, { $count } cartes
toy-pile-title = Pioche
rule-toy-deal = Chacun commence avec le même nombre de cartes.
    .title = La distribution
rule-toy-lay = À votre tour, vous pouvez poser une carte sur la ligne.
    .title = Poser
rule-toy-own-card = On pose des cartes de sa propre main.
    .title = Ses propres cartes
rule-toy-higher = Une carte doit dépasser la dernière de la ligne.
    .title = Toujours plus haut
rule-toy-draw = Au lieu de poser, vous pouvez piocher une carte.
    .title = Piocher
rule-toy-pile-empty = On ne pioche rien dans une pioche vide.
    .title = Une pioche vide
rule-toy-sweep = Vous pouvez débarrasser la ligne ; le suivant en commence une autre.
    .title = Balayer
rule-toy-row-empty = Une ligne vide ne se balaie pas.
    .title = Une ligne vide
rule-toy-win = À la fin, qui a le moins de cartes gagne.
    .title = La fin
ruling-toy-sweep-last = On ne balaie la ligne qu’une fois la pioche vide.
    .title = Balayer à la fin
example-toy-turned = Peut-on poser un 3 sur un 6 ?
    .title = Une carte tournée
    .answer = Oui, tournée : elle compte 7.
task-toy-why = Cochez toutes les règles qui l’interdisent.
task-toy-pick = Poser une carte, ou piocher ?
answer-toy-why-higher = Toujours plus haut
answer-toy-why-own-card = Vos propres cartes
malrule-toy-equal-enough = Vous avez pris une carte égale pour une plus haute.
    .title = Égale suffit
phase-toy-turn = Un tour
phase-toy-end = La fin
answer-toy-legal = On peut la poser
