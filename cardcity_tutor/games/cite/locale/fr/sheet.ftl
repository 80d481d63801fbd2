### What is typed at the referee's.

cite-sheet-amount = « { $value } » n’est pas une quantité. Attendu : un nombre et une ressource, séparés par des virgules, comme « 3 wood, 2 gold ».
sheet-cite-profession = Métier
    .about = Ce que produit le joueur.
sheet-cite-profession-sawyer = scieur
sheet-cite-profession-stonecutter = tailleur de pierre
sheet-cite-profession-smith = forgeron
sheet-cite-profession-weaver = tisserand
sheet-cite-quarter = Quartier
    .about = Où bâtit le joueur.
sheet-cite-quarter-nw = nord-ouest
sheet-cite-quarter-ne = nord-est
sheet-cite-quarter-se = sud-est
sheet-cite-quarter-sw = sud-ouest
sheet-cite-quarter-n = nord
sheet-cite-buildings = Bâtiments
    .about = Chacun avec sa case en haut à gauche, ligne et colonne depuis le centre : small@-1,-1 mill@-3,-2 paved@-4,-1h
sheet-cite-stock = Ressources en main
    .about = Par exemple : 3 wood, 2 gold
sheet-cite-bank = À la banque
    .about = Par exemple : 1 metal
