# Les graphiques des simulations, et leurs tableaux.

stat-scores = Répartition des scores
    .unit = Points ; dollars pour la victoire économique. Boîte : la moitié centrale des parties ; trait épais : médiane ; losange : moyenne ; ligne : du score le plus bas au plus haut.
stat-worth = Ce que cela vaut : { $variants }
    .unit = Points gagnés ou perdus par partie, avec plutôt que sans, dans les mêmes parties : la moyenne et son intervalle à 95 %.
stat-bites = Combien de fois chaque règle intervient
    .unit = Fois par joueur et par partie : la moyenne et son intervalle à 95 %.
stat-label = { $title }. Le tableau dit la même chose.
stat-several = Aucune règle à elle seule
stat-from-to = { $low } à { $high }
stat-percent = { $value } %

stat-column-level = Niveau
stat-column-victory = Victoire
stat-column-bot = Robot
stat-column-players = Joueurs
stat-column-seat = Place à table
stat-column-variants = Variantes

stat-head-games = Parties
stat-head-pairs = Paires
stat-head-mean = Moyenne
stat-head-difference = Différence moyenne
stat-head-interval = Intervalle à 95 %
stat-head-least = Le plus bas
stat-head-lower = Premier quartile
stat-head-median = Médiane
stat-head-upper = Troisième quartile
stat-head-most = Le plus haut
stat-head-moment = Ce qui se passe
stat-head-rule = Règle
stat-head-each = Par joueur et par partie
stat-head-met = Rencontrée dans

stat-moment-event = La règle s’applique
stat-moment-refused = Une case est refusée
stat-moment-lost = Une carte est perdue
stat-moment-stopped = Un quartier est arrêté
