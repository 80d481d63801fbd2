### Ce que le moteur répond, champ par champ, dans les règles.

answer-cloudcity-pile = Tuiles dans la pile
answer-cloudcity-decisions = Ce que l’on peut décider
answer-cloudcity-try = Ce qui s’y oppose
answer-cloudcity-cells = Places permises
answer-cloudcity-legal = Poses permises
answer-cloudcity-why = Ce qui s’y oppose
answer-cloudcity-buildings = Bâtiments
answer-cloudcity-problems = Ce qui rend la ville impossible
answer-cloudcity-bridges = Passerelles
answer-cloudcity-votes = Voix
answer-cloudcity-limit = Tuiles de la ville
answer-cloudcity-phase = Phase
answer-cloudcity-table = Décompte
answer-cloudcity-needs = Besoins
answer-cloudcity-starts = Tuiles de départ
answer-cloudcity-best = Le mieux à l’instant
answer-cloudcity-stock = Passerelles en réserve
answer-cloudcity-player = Joueur au tour
answer-cloudcity-open = Tuiles visibles
answer-cloudcity-turns = Nombre de tours
answer-cloudcity-routes = Itinéraires
answer-cloudcity-crossings = Croisements
