### Ce que dit le visage de Cloud City : étiquettes, consignes, raisons, aperçus, journal.

## Tuiles, places et sens
cloudcity-face-and = { $first } et { $last }
cloudcity-face-tile-pair = deux fois { $first }, côte à côte
cloudcity-face-tile-beside = { $first } puis { $second }, côte à côte
cloudcity-face-tile-diagonal = { $first } et { $second } en diagonale
cloudcity-face-turn = { $quarters ->
        [0] telle quelle
        [1] { $of ->
            [2] tournée
           *[other] un quart de tour à droite
        }
        [2] un demi-tour
       *[other] un quart de tour à gauche
    }
cloudcity-face-place-above = au-dessus de la tuile { $one }–{ $other }
cloudcity-face-place-below = au-dessous de la tuile { $one }–{ $other }
cloudcity-face-place-left = à gauche de la tuile { $one }–{ $other }
cloudcity-face-place-right = à droite de la tuile { $one }–{ $other }
cloudcity-face-place-apart = à la place { $spot }, loin de la ville
cloudcity-face-place-number = Place { $number }
cloudcity-face-bridge = passerelle { $level } { $one }–{ $other }

## Parties de l’écran et vues
cloudcity-face-city = La ville
cloudcity-face-city-own = Votre ville
cloudcity-face-city-of = La ville de { $name }
cloudcity-face-city-number = Ville { $number }
cloudcity-face-player = Joueur { $number }
cloudcity-face-hand = Main
cloudcity-face-open = Tuiles visibles
cloudcity-face-stock = Passerelles restantes
cloudcity-face-stock-votes = votes
cloudcity-face-stock-distance = distance
cloudcity-face-needs = Cartes Besoins Spécifiques
cloudcity-face-view-all = tous les niveaux
cloudcity-face-view-raised = en relief
cloudcity-face-votes-count = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }

## Noms lus à voix haute
cloudcity-face-label-tower = { $square }, { $level }, { $count } passerelles sur 2
cloudcity-face-label-bridge = { $bridge }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
cloudcity-face-label-ghost = Possible : { $bridge }, distance { $distance }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
cloudcity-face-label-place = Une place pour une tuile, { $place }
cloudcity-face-label-laid = { $tile }, { $place }
cloudcity-face-label-pile = La pioche, { $count ->
        [0] vide
        [one] une tuile
       *[other] { $count } tuiles
    }
cloudcity-face-label-covered = Une tuile que vous ne voyez pas
cloudcity-face-label-stock = { $level }, distance { $distance }, valeur { $votes } : { $count ->
        [0] il n’en reste plus
       *[other] il en reste { $count }
    }
cloudcity-face-label-need = Carte { $card } : { $measure } ; votes : { $votes }

## Nombres
cloudcity-face-votes = Votes
cloudcity-face-total = Votes en tout
cloudcity-face-tiles = Tuiles
cloudcity-face-best = Possible maintenant
cloudcity-face-card-counts = { $card } : { $measure }
cloudcity-face-measure-longest-route = { $count ->
        [one] le plus long vaut { $count } vote
       *[other] le plus long vaut { $count } votes
    }
cloudcity-face-measure-most-routes = { $count ->
        [one] { $count } trajet
       *[other] { $count } trajets
    }
cloudcity-face-measure-varied-route = { $count ->
        [one] { $count } valeur dans un trajet
       *[other] { $count } valeurs dans un trajet
    }
cloudcity-face-measure-circuits = { $count ->
        [one] { $count } circuit
       *[other] { $count } circuits
    }
cloudcity-face-measure-blue-lead = { $count ->
        [one] { $count } immeuble bleu
       *[other] { $count } immeubles bleus
    }
cloudcity-face-measure-green-lead = { $count ->
        [one] { $count } immeuble vert
       *[other] { $count } immeubles verts
    }
cloudcity-face-measure-light-buildings = { $count ->
        [one] { $count } immeuble à une passerelle
       *[other] { $count } immeubles à une passerelle
    }
cloudcity-face-measure-crossings = { $count ->
        [one] { $count } croisement
       *[other] { $count } qui se croisent
    }
cloudcity-face-measure-bare-buildings = { $count ->
        [one] { $count } immeuble sans passerelle
       *[other] { $count } immeubles sans passerelle
    }
cloudcity-face-measure-balance = { $count ->
        [0] rien ne manque
        [one] il manque { $count } passerelle
       *[other] il manque { $count } passerelles
    }

## Que faire
cloudcity-face-prompt-place = Tour { $turn } sur { $turns } : choisissez une tuile de votre main et posez-la à côté de votre ville.
cloudcity-face-prompt-build = { $count ->
        [one] Une passerelle est possible. Construisez-la ou piochez une tuile.
       *[other] { $count } passerelles sont possibles. Construisez ce que vous voulez, puis piochez une tuile.
    }
cloudcity-face-prompt-draw = Aucune passerelle n’est possible. Piochez une tuile, dans la pioche ou parmi les visibles.
cloudcity-face-prompt-finish = Aucune passerelle n’est possible. Votre dernier tour se termine.
cloudcity-face-prompt-over = La partie est finie : on compte les votes.
cloudcity-face-prompt-wait = Un autre joueur décide.
cloudcity-face-prompt-asked = Essayez des tuiles et des paires d’immeubles : chacune dit oui, ou pourquoi non.
cloudcity-face-lay = Poser : { $tile }
cloudcity-face-build = Construire { $one }–{ $other } ({ $votes })
cloudcity-face-from = Une passerelle depuis { $square }
cloudcity-face-draw-pile = Tirer dans la pioche
cloudcity-face-draw-open = Prendre : { $tile }
cloudcity-face-finish = Finir le tour
cloudcity-face-named-place = { $tile }, { $place }{ $turned ->
        [0] { "" }
       *[other] , { $turn }
    }
cloudcity-face-named-bridge = passerelle { $level } { $one }–{ $other }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

## Aperçus
cloudcity-face-opens = { $count ->
        [one] Rend une passerelle possible : { $bridges }.
       *[other] Rend { $count } passerelles possibles : { $bridges }.
    }
cloudcity-face-opens-nothing = Ne rend encore aucune passerelle possible.
cloudcity-face-opens-from = { $level } depuis { $square } pour { $votes }
cloudcity-face-opens-within = { $level } sur la tuile même pour { $votes }
cloudcity-face-closes = { $count ->
        [one] Ferme une ligne : { $lines }.
       *[other] Ferme { $count } lignes : { $lines }.
    }
cloudcity-face-line = { $bridge } ({ $votes })
cloudcity-face-brings = { $bridge }, distance { $distance } : { $votes ->
        [one] { $votes } vote.
       *[other] { $votes } votes.
    }
cloudcity-face-bars = { $count ->
        [one] Ensuite, { $lines } n’est plus possible.
       *[other] Ensuite, { $lines } ne sont plus possibles.
    }

## Pourquoi non
cloudcity-face-why-contact = Une tuile { $place } ne toucherait votre ville par aucun côté.
cloudcity-face-why-frame = Une tuile { $place } rendrait la ville plus grande que { $map ->
        [true] trois tuiles sur quatre
       *[false] trois tuiles sur trois
    }.
cloudcity-face-why-taken = Une tuile s’y trouve déjà.
cloudcity-face-why-no-building = Il n’y a pas d’immeuble en { $squares }.
cloudcity-face-why-heights = { $one } et { $other } n’ont pas la même hauteur.
cloudcity-face-why-diagonal = { $one } et { $other } n’ont ni rangée ni colonne en commun.
cloudcity-face-why-gap = Entre { $one } et { $other }, il manque encore une tuile.
cloudcity-face-why-too-long = { $distance } cases séparent { $one } de { $other } ; la plus longue passerelle en couvre 5.
cloudcity-face-why-over-same = { $count ->
        [one] L’immeuble { $squares }, de même hauteur, est entre { $one } et { $other }.
       *[other] Les immeubles { $squares }, de même hauteur, sont entre { $one } et { $other }.
    }
cloudcity-face-why-through-taller = { $count ->
        [one] L’immeuble { $squares }, plus haut, est entre { $one } et { $other }.
       *[other] Les immeubles { $squares }, plus hauts, sont entre { $one } et { $other }.
    }
cloudcity-face-why-two-per-building = { $count ->
        [one] { $squares } porte déjà deux passerelles.
       *[other] { $squares } portent déjà deux passerelles.
    }
cloudcity-face-why-twice = { $one } et { $other } sont déjà reliés.
cloudcity-face-why-cross-same = Elle croiserait { $bridges }, du même niveau.
cloudcity-face-why-stock = Il ne reste plus de passerelle { $level } de distance { $distance }.
cloudcity-face-why-empty-pile = La pioche est vide : prenez une tuile visible.
cloudcity-face-remedy-over-same = Elle irait sans { $squares } : reliez plutôt les voisins sur la ligne.
cloudcity-face-remedy-through-taller = Elle irait si { $squares } était moins haut.
cloudcity-face-remedy-gap = Posez d’abord des tuiles entre les deux.
cloudcity-face-remedy-cross-same = Elle irait sans { $bridges }, mais les passerelles restent.
cloudcity-face-remedy-stock = Elle irait si les autres joueurs en avaient laissé une.
cloudcity-face-remedy-two-per-building = Elle irait avec une passerelle de moins sur { $squares }, mais les passerelles restent.

## Notes et journal
cloudcity-face-practice = L’entraînement en solitaire est une variante de ce tuteur, pas du livret.
cloudcity-face-unseen = { $count ->
        [one] Une tuile n’a pas encore été vue.
       *[other] { $count } tuiles n’ont pas encore été vues ; Rivière figure sur { $river } d’entre elles, Forêt sur { $forest }, Sable sur { $sand }.
    }
cloudcity-face-ended = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
cloudcity-face-ended-alone = { $medal ->
        [gold] { $votes } votes : médaille d’or.
        [silver] { $votes } votes : médaille d’argent.
        [bronze] { $votes } votes : médaille de bronze.
       *[none] { $votes } votes, pas encore de médaille.
    }
cloudcity-face-told-deal = Les tuiles sont distribuées.
cloudcity-face-told-place = { $who } pose { $tile }.
cloudcity-face-told-bridge = { $who } construit une passerelle { $level } de distance { $distance } : { $votes ->
        [one] { $votes } vote.
       *[other] { $votes } votes.
    }
cloudcity-face-told-draw-pile = { $who } tire une tuile de la pioche.
cloudcity-face-told-draw-open = { $refill ->
        [none] { $who } prend { $tile }.
       *[other] { $who } prend { $tile } ; { $refill } la remplace.
    }
cloudcity-face-told-end = { $who } : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, place { $place }.

## Les tuiles de la boîte
cloudcity-face-box = Les tuiles de la boîte
cloudcity-face-label-kind = { $number ->
        [none] { $tile } : { $count }
       *[other] Tuile de départ { $number } : { $tile }
    }
