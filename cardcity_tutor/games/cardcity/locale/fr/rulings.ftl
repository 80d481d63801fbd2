### Ce que les livrets laissent ouvert, et comment nous le tranchons : « ruling-<id> ».

## Matériel et piles

ruling-stock-xl = La boîte de Card City XL contient 50 Résidences, 36 Commerces, 24 Industries, 20 Parkings, 16 Loisirs, 8 Parcs, 8 Nuages, 4 Mairies, 16 cartes bicolores et la carte Architecte.
    .title = Le contenu de la boîte
ruling-pile-simplified = Au jeu Simplifié, chaque joueur apporte 20 cartes à la pile, soit 10 tours de 2 cartes.
    .title = La pile du Simplifié
ruling-pile-normal = Les dessins perdus du tableau se déduisent des totaux : 24 cartes par joueur, ou 27 à trois. À quatre, on emploie juste les 20 Parkings et les 16 Loisirs de la boîte.
    .title = La pile du Normal
ruling-pile-advanced = Les cartes retirées au jeu Avancé le sont une fois en tout et non par joueur.
    .title = Cartes retirées en Avancé
ruling-pile-solo-normal = Le solo Normal prend la pile du jeu Normal pour un joueur : 24 cartes, 8 tours, 3 Parcs et 3 Nuages.
    .title = La pile du solo Normal
ruling-pile-solo-advanced = Le solo Avancé retire 5 Résidences, 4 Loisirs, 4 Commerces et 2 Industries. Il les remplace par 15 des 16 cartes bicolores, tirées au hasard.
    .title = La pile du solo Avancé
ruling-parks-clouds = La réserve reçoit 2 Parcs et 2 Nuages par joueur, et non les 8 de la boîte.
    .title = Parcs et Nuages par joueur
ruling-bicolour-set = Nous supposons 4 cartes Résidence-Commerce, 6 Résidence-Loisirs, 2 Commerce-Loisirs, 2 Commerce-Industrie et 2 Loisirs-Industrie. Dans chaque sorte, une moitié est coupée en diagonale, l’autre droit.
    .title = Les 16 cartes bicolores
ruling-solo-last-turn = En solo, si la pile contient moins de cartes qu’il n’en faut, on pioche ce qui reste.
    .title = Dernier tour du solo
ruling-first-turn-leisure = Au premier tour, une carte bicolore avec une moitié Loisirs retourne aussi dans la pile. On la remplace par une carte sans Loisirs.
    .title = Loisirs bicolores au premier tour
ruling-industry-pictures = Nous comptons 4 illustrations d’Industrie de 6 cartes chacune, à 2, 3, 4 et 5 % de pollution. Une moitié Industrie ajoute 2 %, une moitié Commerce 1 %.
    .title = Pollution des illustrations
ruling-pile-pictures = Le hasard décide lesquelles des 24 cartes Industrie entrent dans la pile.
    .title = Illustrations de la pile
ruling-reserve-picture = Avec la Ville écologique, l’acheteur choisit son Industrie parmi les illustrations qui restent en réserve. Sinon il prend celle du plus petit numéro.
    .title = Illustrations de la réserve

## Joueurs et phases

ruling-first-player = Le joueur A est toujours le premier joueur du premier tour. Le hasard n’y a aucune part.
    .title = Qui commence
ruling-phase-order = Les phases que le livret permet de jouer tous ensemble se jouent ici dans l’ordre du tour.
    .title = Chacun son tour

## Espace

ruling-floating-frame = Le cadre n’est pas posé d’avance : seule l’étendue des cartes est limitée, à 5 sur 5 ou 6 sur 6. La Mairie peut finir n’importe où.
    .title = Un cadre flottant
ruling-best-frame = Si la Cité finit plus petite que son cadre, le joueur place le cadre là où il marque le plus.
    .title = Le meilleur cadre
ruling-empty-count = Les cases vides sont les cases du cadre moins toutes les cartes de la Cité, Parcs et Nuages compris.
    .title = Compter les cases vides
ruling-limit = Hors Industries, Parcs et Nuages, la Cité a au plus 5 cartes plus 5 par Industrie, à tout moment. Une carte bicolore compte pour une, et sa moitié Industrie relève la limite.
    .title = La limite en détail
ruling-bicolour-sides = Sur une carte en diagonale, chaque moitié a deux côtés voisins. Sur une carte droite, chacune a son grand côté et partage les deux côtés coupés : une carte posée là touche les deux moitiés.
    .title = Les côtés d’une carte bicolore
ruling-bicolour-inside = Les deux moitiés d’une même carte se touchent. L’exemple de construction du jeu Avancé n’a pas d’autre solution.
    .title = Les moitiés se touchent
ruling-bicolour-counts-one = Une moitié vaut une carte pour les quartiers, le développement, les revenus et les points. Seules les victoires industrielle et commerciale la comptent pour un demi.
    .title = Quand une moitié vaut un demi

## Construction

ruling-build-maximum = Le devoir de construire porte aussi sur les cases : une case qui rendrait une carte suivante impossible est interdite si une autre permet d’en construire plus. Celle d’un Nuage en fait partie, et l’Architecte compte s’il a été posé.
    .title = Le devoir de construire
ruling-bicolour-rules = Chaque moitié suit les règles de sa couleur sur les côtés qu’elle touche. Une moitié Loisirs coûte le prix d’un Loisirs.
    .title = Règles des moitiés
ruling-purchase-built-at-once = Une carte achetée se construit aussitôt, selon les règles de construction ; sans case permise, pas d’achat. La première Industrie coûte 5 $, la deuxième 10 $, la troisième 15 $, et ainsi de suite ; les moitiés comptent.
    .title = Acheté, construit
ruling-leisure-crisis = Avec la Crise des Loisirs, le premier Loisirs coûte 5 $, le deuxième 10 $, le troisième 15 $, et ainsi de suite. Les moitiés Loisirs comptent.
    .title = Crise et moitiés
ruling-cloud-trigger = Une moitié Industrie et une Industrie achetée font aussi venir un Nuage. Ce qui se trouve entre les deux Industries n’y change rien.
    .title = Quelles Industries attirent
ruling-cloud-place = Le Nuage va sur une case vide du cadre, à côté d’une carte de la Cité. Sans case libre ou sans Nuage en réserve, il ne vient pas.
    .title = La case du Nuage
ruling-architect = L’Architecte occupe sa case, sert de voisin et n’agrandit pas l’étendue de la Cité ; un Nuage peut se poser à côté de lui. Il part avant le développement, et en solo il revient chaque tour.
    .title = L’Architecte en détail

## Développement

ruling-culture-count = On compte les cartes de culture différentes qui touchent le quartier, chacune une fois, même si elle le touche par plusieurs côtés.
    .title = Compter la culture
ruling-quarter-count = Pour un Commerce, on compte les quartiers résidentiels différents qui le touchent.
    .title = Compter les quartiers
ruling-development-cell = La nouvelle carte touche son quartier, reste dans le cadre et dans la limite, et une Résidence évite les Industries. Elle peut toucher sa couleur et réunir des quartiers.
    .title = La case d’un développement
ruling-development-all = On développe une carte à la fois, dans l’ordre voulu par le joueur, jusqu’à ce que rien ne puisse plus grandir.
    .title = Jusqu’au bout

## Revenus et fin

ruling-meters-xl = Un quartier de Parkings rapporte le nombre de couleurs voisines moins 1. Les couleurs sont vert, bleu, rouge, jaune et violet, et la Mairie donne violet et rouge.
    .title = Parcmètres XL
ruling-meters-2012 = En 2012, un quartier de Parkings rapporte le nombre de couleurs voisines moins 2.
    .title = Parcmètres 2012
ruling-bribe = L’argent posé sur un lot va à celui qui prend ce lot, même si c’est le joueur qui l’avait posé.
    .title = À qui va le pot-de-vin
ruling-bribe-whole = Un pot-de-vin est un nombre entier de dollars, posé sur un seul lot. Il ne dépasse pas ce que possède celui qui partage.
    .title = Le montant du pot-de-vin
ruling-happiness-leisure = Le Bonheur demande une carte Loisirs : la Mairie ne la remplace pas.
    .title = Un vrai Loisirs
ruling-tie-happiness = À Bonheur égal décident l’argent, puis le nombre de cartes, puis la victoire est partagée. Là où le livret propose de rejouer, elle est partagée aussi.
    .title = Égalités
ruling-eco-happiness = Au-dessus de 30 %, le joueur paie 5 $ par pour cent jusqu’à 30 % si son argent le permet. Sinon il est éliminé.
    .title = Dépolluer pour rester
ruling-warehouse-half = Un entrepôt virtuel à côté d’une moitié vaut 1 point, sur les côtés où cette moitié se montre.
    .title = Entrepôts et moitiés
ruling-eco-details = Grâce aux Parcs, le taux de pollution peut être négatif. L’argent payé pour dépolluer ne départage plus les égalités.
    .title = Détails écologiques
ruling-places = Les joueurs à égalité partagent leur place : après deux premiers vient un troisième.
    .title = Les places
ruling-decentralisation = Pour la décentralisation, le gris est une couleur et un quartier n’a pas besoin de la sienne. La Mairie donne violet et rouge.
    .title = Couleurs de la décentralisation
ruling-solo-table-xl = Le tableau imprimé sert aux trois niveaux du solo XL ; un rang sans nombre n’existe pas pour cette victoire. Un score négatif reste Lieu Dit.
    .title = Lire le tableau du solo

## Cité Unique

ruling-single-2 = À deux, les zones partagent une frontière droite et chacune s’enfonce de 5 ou 6 cases. Le long de la frontière, la largeur commune flotte jusqu’à ce qu’un joueur l’ait fixée ; les Mairies se font face.
    .title = Cité Unique à deux
ruling-single-4 = À quatre, chacun a un carré fixe autour d’un centre commun. Les Mairies occupent les quatre cases du centre.
    .title = Cité Unique à quatre
ruling-single-3 = À trois, les cartes sont posées en briques et chacune a six voisines. Trois losanges se rejoignent en un coin où se trouvent les Mairies.
    .title = Cité Unique à trois
ruling-single-zones = À deux, le joueur A a la zone du haut et le joueur B celle du bas. À trois et à quatre, les zones suivent le sens des aiguilles d’une montre depuis celle du joueur A, en haut à gauche.
    .title = À qui est quelle zone
ruling-single-width-common = À deux, les cartes des deux joueurs ensemble occupent au plus 5 colonnes, ou 6. Le livret dit seulement que la Cité finie mesure 5 sur 10 ou 6 sur 12.
    .title = Les colonnes des deux ensemble
ruling-single-adjacency = Par-delà une frontière, les cartes sont voisines pour toutes les règles. On ne construit et on ne grandit que chez soi, et limite, prix et lignes de Nuages se comptent chez soi.
    .title = Voisins de frontière
ruling-single-develop = Dans l’ordre du tour, chacun développe tout quartier qui a une carte chez lui, assez de voisins de tous côtés et une case permise chez lui.
    .title = Développer la Cité Unique
ruling-single-architect = Dans la cité unique, l’architecte n’aide que le joueur qui l’a placé, et repart dès que ce joueur a fini de construire. Un club peut le laisser, pour tous ceux qui le touchent, jusqu’à ce que chacun ait construit.
    .title = L’architecte dans la cité unique
ruling-single-develop-once = Chacun développe une seule fois par tour, quand vient son tour. Ce qu’un joueur suivant rend possible attend le tour d’après. Un club peut au contraire refaire le tour de la table jusqu’à ce que plus rien ne grandisse.
    .title = Un développement par tour
ruling-single-share = Ce que rapporte un quartier partagé se répartit selon les cartes de chacun, arrondi vers le bas par quartier et par joueur.
    .title = Partager un quartier
ruling-single-frame = À deux, si la Cité finit moins large que permis, chacun pose la largeur commune pour son propre score et compte ses cases vides dans les colonnes qui lui conviennent le mieux. Un club ne peut pas changer cela : pour un choix commun, il faudrait que quelqu’un ait le dernier mot, et la règle ne le donne à personne.
    .title = Le meilleur cadre à deux
ruling-brick-sides = En briques, une carte droite coupée verticalement touche trois voisines de chaque côté ; coupée horizontalement, chaque moitié en touche quatre. Une diagonale en touche trois et trois.
    .title = Bicolores en briques

## Banlieue Fictive

ruling-suburb-ring = La Banlieue est un anneau complet, coins compris, où se suivent Parking, Résidence et Commerce depuis le coin en haut à gauche, dans le sens des aiguilles d’une montre.
    .title = L’anneau de banlieue
ruling-suburb-role = Les cartes de banlieue comptent pour les interdits de voisinage et les développements, jamais pour la limite ni pour toucher la Cité. Une Résidence ou un Commerce de banlieue rejoint un quartier de la Cité dès qu’ils se touchent.
    .title = Le rôle de la banlieue
ruling-suburb-hall = Avec la Banlieue, la Mairie commence sur n’importe quelle case du carré intérieur de 3 sur 3, ou de 4 sur 4.
    .title = La Mairie en banlieue
ruling-suburb-hall-default = Si le joueur n’en décide pas autrement, la Mairie se place sur la troisième ligne et la troisième colonne du cadre.
    .title = La Mairie par défaut
