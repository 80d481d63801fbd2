### Les nombres des cartes, à taper par qui possède la boîte.

form-designtown-limits = Limites de la règle
form-designtown-worth = Valeur pour l’entraîneur
form-designtown-cost = Coût (pièce, en haut à droite)
form-designtown-tax = Taxe d’amélioration (flèche violette)
form-designtown-coins = Pièces
form-designtown-points = Points
form-designtown-unhappy = Mécontents
form-designtown-cards = Cartes pour gagner
form-designtown-win = Valeur d’une victoire
form-designtown-recycle-coins = Recyclage : pièces
form-designtown-recycle-limit = Recyclage : limite plus haute de
form-designtown-recycle-buys = Recyclage : achats de plus
form-designtown-recycle-upgrades = Recyclage : améliorations de plus
form-designtown-recycle-cut = Recyclage : taxes plus basses de
form-designtown-R = Quartier résidentiel
form-designtown-A = Appartement
form-designtown-S = Supérette
form-designtown-M = Centre commercial
form-designtown-H = Hôpital (pièces : la partie fixe)
form-designtown-C = Église
form-designtown-F = Usine
form-designtown-W = Centrale électrique
form-designtown-P = Parc paysager
form-designtown-G = Gare
