### Bots et personnages de Design Town.

persona-designtown-daydreaming-mayor = Le maire rêveur
    .sentence = Calcule bien, mais retourne parfois une carte parce qu’elle est jolie.
persona-designtown-church-builder = La bâtisseuse d’églises
    .sentence = Améliore tout ce qu’elle peut et veut huit points en un tour.
persona-designtown-store-collector = Le collectionneur de supérettes
    .sentence = Achète des cartes tranquilles jusqu’à en jouer dix-huit en un tour.
persona-designtown-odds-counter = Le compteur de chances
    .sentence = Compte ce qui reste dans chaque pioche et joue le tour dans sa tête.
bot-designtown-random = Joueur au hasard
    .sentence = Prend n’importe quelle décision permise par les règles.
bot-designtown-timid = Joueur timide
    .sentence = S’arrête à un mécontent de la limite et achète la carte la plus chère.
bot-designtown-greedy = Joueur gourmand
    .sentence = Continue tant que la carte suivante ne nuit pas, et achète la plus chère.
bot-designtown-coach = Entraîneur
    .sentence = Continue tant qu’une carte de plus vaut mieux que s’arrêter.
bot-designtown-deep = Entraîneur patient
    .sentence = Regarde jusqu’au bout de la pioche quand elle se compte.
bot-designtown-strong = Joueur fort
    .sentence = Prépare la victoire la plus rapide et joue les tours de tête avant de décider.
