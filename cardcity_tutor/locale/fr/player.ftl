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
