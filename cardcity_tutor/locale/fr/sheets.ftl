### Ce que disent l’arbre des développements et la feuille de score.

## L’arbre
ui-tree = L’arbre des développements
ui-tree-points = Compter les points
ui-tree-path = Suivre une ligne
ui-tree-path-example = R d4, C f5
ui-tree-go = Y aller
ui-tree-city = Cité
ui-tree-root = Départ
ui-tree-end = Fin
ui-tree-why = Pourquoi tout s’arrête ici
ui-tree-line = Ligne
tree-root = Départ
tree-step = { $card } en { $cell }
tree-number = cité { $number }
tree-same = même cité que la { $number }
tree-ended = fin : { $why }
tree-best = meilleure fin
tree-cut = suite non explorée
tree-ends = { $count ->
        [0] suite non explorée
        [one] { $count } fin
       *[other] { $count } fins
    }
tree-stop-residence-growth = pas assez de culture
tree-stop-commerce-growth = pas assez de quartiers voisins
tree-stop-development-limit = limite de taille
tree-stop-development-reserve = réserve vide
tree-stop-development-frame = plus de place
tree-stop-residence-industry = industrie voisine
tree-stop-single-growth-home = frontière
tree-stop-none = aucun quartier
tree-more = { $count ->
        [one] Une autre fin.
       *[other] { $count } autres fins.
    }
tree-no-step = { $count ->
        [0] « { $step } » n’est pas possible : plus rien ne se développe.
       *[other] « { $step } » n’est pas possible à cet endroit de la ligne. Possible : { $steps }.
    }

## La feuille de score
ui-sheet = Les cinq victoires
ui-chart-show = Graphique
ui-chart-hide = Masquer le graphique
ui-chart-wait = Le graphique arrive…
chart-label = Graphique des scores, terme par terme : { $scores }. Les tableaux disent la même chose.
chart-score = { $victory } { $total }
chart-axis = Points ; dollars pour la victoire économique
chart-victory-residential = Résidentielle
chart-victory-economic = Économique
chart-victory-industrial = Industrielle
chart-victory-commercial = Commerciale
chart-victory-happiness = Bonheur
chart-term-districts = Quartiers résidentiels
chart-term-money = Argent
chart-term-industries = Industries
chart-term-commerces = Commerces
chart-term-parkings = Parkings
chart-term-warehouses = Entrepôts virtuels
chart-term-happy = Quartiers heureux
chart-term-empty = Cases vides
chart-term-parks = Parcs
chart-term-clouds = Nuages
chart-term-layout = Décentralisation
chart-term-pollution = Pollution
