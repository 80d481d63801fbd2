# Le lecteur de leçons : ce qui entoure un exercice.

ui-course-menu = Progrès, fiche et certificat
ui-course-menu-short = Progrès
ui-course-laid = Posé sur le plateau
ui-course-lay-first = Posez vos cartes sur le plateau, puis vérifiez.
ui-course-working = Calcul en cours…
ui-course-unmarked = n’est plus marquée
course-other-card = Il s’agit ici de poser { $card }.
course-game-over = La partie est finie. { $result }.
ui-course-lots-how = Cliquez sur une carte pour la mettre dans l’autre lot. Le bouton au-dessous la retourne.
ui-course-type-one = Ou tapez son numéro
ui-course-asked = c’est la case en question
ui-course-culprit = fait obstacle

## Les leçons de tout jeu : choix, probabilités, indices

ui-course-none = Aucune
ui-course-number = Un nombre
ui-course-chance = 1/3, 0,33 ou 33 %
ui-course-list = Dans cet ordre
ui-course-take-out = retirer { "{" }option{ "}" }
ui-course-list-empty = Encore rien : choisissez ci-dessous.
ui-course-play = Jouer la partie
ui-match-lesson = Retour à la leçon
ui-course-to-map = Toutes les leçons
course-any-where = Leçon { $number } · { $title }
course-game-any = Pour finir, une partie entière contre { $bots }. Indices et explications restent à portée de main.
course-game-alone = Pour finir, une partie entière en solitaire. Indices et explications restent à portée de main.
course-title = Cours : { $game }
lesson-chance = { $value } ({ $percent } %)
lesson-none = aucune
lesson-exact = Exactement { $exact }.
lesson-near = Vous avez dit { $given } ; la valeur exacte est { $exact }.
lesson-off = C’est à { $points } points sur cent de la bonne valeur.
lesson-set-off = { $missing ->
        [0] { $extra ->
            [one] Une marque est de trop.
           *[other] { $extra } marques sont de trop.
        }
        [one] { $extra ->
            [0] Il manque une marque.
            [one] Il manque une marque, une autre est de trop.
           *[other] Il manque une marque, { $extra } autres sont de trop.
        }
       *[other] { $extra ->
            [0] Il manque { $missing } marques.
            [one] Il manque { $missing } marques, une est de trop.
           *[other] Il manque { $missing } marques, { $extra } sont de trop.
        }
    }
lesson-hint-look = Prenez l’image morceau par morceau, et relisez la règle à côté.
lesson-hint-read = Relisez la règle : c’est elle qui décide ici.
lesson-hint-avoid = Une erreur typique ici : « { $title } ».
lesson-hint-between = La réponse se trouve entre { $low } et { $high }.
lesson-hint-percent = La réponse se trouve entre { $low } et { $high } %.
lesson-hint-none = Aucune n’est juste.
lesson-hint-one = « { $option } » en fait partie.
lesson-hint-either = C’est soit « { $first } », soit « { $second } ».
