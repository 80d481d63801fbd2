### Ce que le moteur répond, champ par champ, dans les règles.

answer-cite-production = Récoltes
answer-cite-quarters = Quartiers
answer-cite-convert = Transformer
answer-cite-trade = L’échange
answer-cite-try = Ce qui s’y oppose
answer-cite-problems = Ce qui rend la carte impossible
answer-cite-verdict = Le bâtiment sur sa place
answer-cite-stocks = Ressources
answer-cite-turns = Nombre de tours
answer-cite-buy = Ce que l’on peut payer
answer-cite-pile = Cartes dans la pioche
answer-cite-rights = Droits de construire
answer-cite-scores = Décompte
answer-cite-phase = Phase
answer-cite-paid = Paiements
answer-cite-ends = Résultats
answer-cite-professions = Professions
answer-cite-banks = Banques
answer-cite-hands = Cartes en main
answer-cite-player = Joueur au tour
answer-cite-turn = Tour
answer-cite-map = La carte
answer-cite-middle = Or au milieu
