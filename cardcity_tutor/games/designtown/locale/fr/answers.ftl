### Ce que le moteur répond, champ par champ, dans les règles.

answer-designtown-position = La position
answer-designtown-now = Le tour jusqu’ici
answer-designtown-lines = Carte par carte
answer-designtown-must = Obligations
answer-designtown-may = Ce qui est permis
answer-designtown-loses = Ce qui fait perdre aussitôt
answer-designtown-why = Ce qui s’y oppose
answer-designtown-recycle = Recycler
answer-designtown-once = Une carte de plus
answer-designtown-advice = Conseil
answer-designtown-prices = Prix
answer-designtown-build = Les meilleurs achats
