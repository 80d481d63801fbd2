### Ce que l’on choisit avant une partie de Design Town : « option-designtown-<nom> » ; un trait d’union à la place du point.

ruleset-designtown = Design Town
    .about = Tentez la chance avec une pioche de cartes à deux côtés : encore une carte, ou s’arrêter et construire ? De 1 à 4.
option-designtown-players = Joueurs
    .about = À deux, trois ou quatre, vous jouez les uns contre les autres ; seul, contre la réserve.
option-designtown-rulings-first-card = La première carte se joue
    .about = Si l’on joue au moins une carte à chaque tour.
option-designtown-rulings-tax-stack = Chaque gare baisse les taxes
    .about = Si deux gares baissent chaque taxe de 2, ou de 1 en tout.
option-designtown-rulings-buy-upgrade-triggers = Une centrale achetée va sur la pioche
    .about = Si une usine achetée et améliorée d’un coup se pose sur la pioche, comme une usine améliorée.
option-designtown-rulings-direction = Sens du jeu
    .about = La règle française va à droite, l’édition anglaise à gauche.
option-designtown-rulings-direction-right = à droite
option-designtown-rulings-direction-left = à gauche
option-designtown-rulings-solo-supply = Seul : cartes par pile
    .about = Quatre dans la règle ; avec trois ou deux, la partie en solo est plus dure.
