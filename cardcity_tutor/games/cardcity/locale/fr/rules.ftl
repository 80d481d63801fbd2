### Les règles des deux livrets, dites avec nos mots : « rule-<id> », une ou deux phrases et un titre.

## Options

rule-options-levels = Card City XL se joue à trois niveaux, Simplifié, Normal ou Avancé. L’édition de 2012 n’a qu’un seul jeu, l’équivalent du Simplifié.
    .title = Trois niveaux
rule-options-victories = Dans Card City XL, la table choisit avant la partie l’une des cinq victoires, à n’importe quel niveau. L’édition de 2012 ne connaît que la victoire résidentielle.
    .title = Cinq victoires
rule-options-variants = Les variantes d’une édition se combinent librement, d’aucune à toutes. Une variante ne passe pas d’une édition à l’autre.
    .title = Variantes au choix
rule-options-players = Une partie réunit un à quatre joueurs.
    .title = Nombre de joueurs
rule-options-solo = En solo, la Cité Unique est remplacée par la Banlieue Fictive, qui n’existe pas à plusieurs. Les autres variantes restent permises.
    .title = Variantes en solo

## Mise en place

rule-setup-pile = Au jeu Simplifié comme en 2012, la pile reçoit pour chaque joueur 6 Résidences, 4 Industries, 4 Parkings, 3 Commerces et 3 Loisirs. On la mélange et on la pose face cachée.
    .title = La pile de départ
rule-setup-pile-normal = Au jeu Normal, chaque joueur apporte à la pile 7 Résidences, 4 Industries, 5 Parkings, 4 Commerces et 4 Loisirs. À trois joueurs, ce sont 9 Résidences et 5 Loisirs.
    .title = La pile du jeu Normal
rule-setup-pile-advanced = Au jeu Avancé, on part de la pile du jeu Normal et on en retire, en tout, 5 Résidences, 5 Loisirs, 4 Commerces et 2 Industries. Les Loisirs vont dans la boîte, le reste dans la réserve.
    .title = La pile du jeu Avancé
rule-setup-bicolour = Les 16 cartes bicolores n’entrent dans la pile qu’au jeu Avancé.
    .title = Les cartes bicolores entrent en jeu
rule-setup-reserve = Les Résidences, Commerces et Industries qui ne sont pas dans la pile forment la réserve, trois tas visibles. Les Loisirs et Parkings restants retournent dans la boîte.
    .title = La réserve
rule-setup-parks-clouds = Aux jeux Normal et Avancé, la réserve contient aussi 2 Parcs et 2 Nuages par joueur.
    .title = Parcs et Nuages en réserve
rule-setup-money = Chaque joueur commence avec sa Mairie, premier quartier de sa Cité, et 3 $. Son argent reste visible de tous.
    .title = Mairie et argent de départ
rule-setup-turns = La partie dure 10 tours au jeu Simplifié et en 2012. Aux jeux Normal et Avancé, elle dure 8 tours, ou 9 à trois joueurs.
    .title = Nombre de tours
rule-setup-first-player = Celui qui s’est rendu le plus récemment en ville est le premier joueur. On joue ensuite dans le sens des aiguilles d’une montre.
    .title = Le premier joueur
rule-setup-solo = En solo, on compose la pile pour un seul joueur. Aux jeux Normal et Avancé, on joue 8 tours avec 3 Parcs et 3 Nuages, et l’Avancé échange 15 cartes de la pile contre 15 bicolores.
    .title = Mise en place du solo

## Acquisition

rule-draw = Le premier joueur pioche 2 cartes par joueur, ou 3 aux jeux Normal et Avancé, et les regarde en secret. Chacun peut compter à tout moment les cartes qui restent dans la pile.
    .title = Le premier joueur pioche
rule-first-turn-leisure = Au premier tour seulement, les Loisirs piochés retournent dans la pile, que l’on mélange à nouveau. On pioche d’autres cartes pour les remplacer.
    .title = Pas de Loisirs au premier tour
rule-lots = Celui qui partage forme un lot de 2 cartes visibles et un lot avec toutes les autres. Une moitié de ce second lot est visible, l’autre cachée.
    .title = Les deux lots
rule-lots-normal = Aux jeux Normal et Avancé, le premier lot compte 2 cartes visibles et 1 cachée. Le second montre un tiers de ses cartes et cache les deux autres tiers.
    .title = Les lots de trois cartes
rule-choose-lot = Le joueur suivant choisit un lot, et l’autre revient à celui qui partageait. Tant qu’un joueur n’a pas de cartes, celui qui tient le grand lot le partage à nouveau pour le suivant.
    .title = Choisir son lot
rule-hand-size = L’acquisition s’arrête quand chacun a exactement 2 cartes, ou 3 aux jeux Normal et Avancé.
    .title = Autant de cartes pour chacun
rule-bribe = Au jeu Avancé, celui qui partage peut poser de son argent sur l’un des deux lots. L’argent part avec le lot.
    .title = Le pot-de-vin
rule-solo-draw = En solo, vous piochez une carte de plus que votre main, en gardez 2 sur 3 ou 3 sur 4, et glissez la dernière sous la pile.
    .title = Piocher en solo

## Construction

rule-orthogonal = Deux cartes sont voisines quand elles ont un côté commun. Une diagonale ne compte jamais.
    .title = Voisin veut dire côte à côte
rule-district = Un quartier est un groupe de cartes de la même sorte qui se touchent de proche en proche par un côté. Une carte seule est un quartier de 1.
    .title = Le quartier
rule-build = Pendant la phase 2, chaque joueur pose les cartes acquises sur des cases vides de sa Cité.
    .title = Construire ses cartes
rule-frame = La Cité doit tenir dans un carré de 5 sur 5, ou de 6 sur 6 aux jeux Normal et Avancé. Seule l’étendue des cartes est limitée : la Mairie n’a pas besoin d’être au centre.
    .title = Le cadre
rule-adjacent = Une nouvelle carte doit toucher par un côté une carte déjà présente dans la Cité.
    .title = À côté de la Cité
rule-limit = Sans Industrie, la Cité compte au plus 5 cartes, Mairie comprise, et cette limite vaut à tout instant. Chaque Industrie la relève de 5.
    .title = La limite de taille
rule-limit-industry = Les Industries ne comptent pas dans la limite. On peut donc en construire une même quand la Cité est pleine.
    .title = Les Industries hors limite
rule-limit-free = Les Parcs et les Nuages ne comptent pas dans la limite de taille.
    .title = Parcs et Nuages hors limite
rule-build-maximum = Vous choisissez l’ordre, mais vous devez construire autant de cartes de votre main que possible. Un choix qui en ferait perdre une est interdit.
    .title = Construire le plus possible
rule-discard = Une carte qui ne peut pas être construite, faute de place, d’argent ou de limite, est défaussée.
    .title = La défausse
rule-residence-industry = Une Résidence et une Industrie ne peuvent pas être côte à côte.
    .title = Ni Résidence ni Industrie côte à côte
rule-same-colour = On ne construit pas une Résidence à côté d’une Résidence, ni un Commerce à côté d’un Commerce.
    .title = Pas deux fois la même couleur
rule-free-neighbours = Loisirs, Parkings et Industries peuvent toucher une carte de leur couleur. L’Industrie n’a que la Résidence pour voisine interdite.
    .title = Voisins permis
rule-leisure-price = Construire un Loisirs coûte 5 $. Si l’argent manque, la carte est défaussée.
    .title = Le prix des Loisirs
rule-stays = Une carte construite ne bouge plus et ne quitte plus la Cité.
    .title = Construit pour toujours
rule-no-keeping = On ne garde aucune carte en main pour le tour suivant.
    .title = Rien pour plus tard
rule-bicolour-build = Chaque moitié d’une carte bicolore suit les règles de sa couleur, envers les cartes que cette moitié touche.
    .title = Deux couleurs, deux règlements
rule-bicolour-turn = En la construisant, on tourne la carte bicolore comme on veut, par quarts de tour. Ses interdits tournent avec elle.
    .title = Tourner une carte bicolore
rule-bicolour-limit = Une carte bicolore compte pour une carte dans la limite, même avec une moitié Industrie. Cette moitié relève pourtant la limite de 5.
    .title = Bicolore et limite
rule-cloud-trigger = Construire une Industrie sur une ligne ou une colonne qui en contient déjà une fait venir un Nuage, un seul quel que soit leur nombre. Si la réserve n’en a plus, rien ne vient.
    .title = Un Nuage arrive
rule-cloud-place = Le joueur pose le Nuage sur une case vide de son cadre, à côté de n’importe quelle carte de sa Cité.
    .title = Poser le Nuage
rule-architect = Le premier joueur peut poser la carte Architecte à côté de sa Cité et construire à côté d’elle. Elle ne reste que le temps de la construction et ne compte pour rien d’autre.
    .title = L’Architecte
rule-leisure-crisis = Avec la Crise des Loisirs, votre premier Loisirs coûte 5 $, le deuxième 10 $, le troisième 15 $ et ainsi de suite. Qui peut payer doit construire.
    .title = La Crise des Loisirs

## Développement

rule-residence-growth = Un quartier résidentiel qui touche plus de cartes de culture qu’il n’a de cartes s’agrandit d’une Résidence prise dans la réserve.
    .title = Les Résidences grandissent
rule-culture = Les cartes de culture sont la Mairie et les Loisirs. La Mairie compte donc pour une.
    .title = La culture
rule-commerce-growth = Un quartier commercial qui touche plus de quartiers résidentiels qu’il n’a de cartes s’agrandit d’un Commerce pris dans la réserve.
    .title = Les Commerces grandissent
rule-different-districts = Pour un Commerce, on compte les quartiers résidentiels voisins et non les cartes. Deux Résidences d’un même quartier ne comptent qu’une fois.
    .title = Des quartiers, pas des cartes
rule-development-mandatory = Un développement possible est obligatoire.
    .title = Se développer est un devoir
rule-development-again = Une carte ajoutée peut en permettre une autre dans la même phase. On continue tant que quelque chose peut se développer.
    .title = Développements en chaîne
rule-development-order = Si plusieurs développements sont possibles, le joueur en choisit l’ordre et la place.
    .title = L’ordre est libre
rule-development-merge = Une carte de développement peut toucher sa propre couleur et réunir plusieurs quartiers en un seul. Le nouveau quartier demande alors davantage de voisins pour grandir.
    .title = Quartiers réunis
rule-development-only = Seules les Résidences et les Commerces se développent. Loisirs, Parkings et Industries ne grandissent jamais.
    .title = Qui se développe
rule-development-place = La nouvelle carte se pose sur une case vide qui touche son quartier, en suivant les règles de construction. Une Résidence ne pousse donc pas à côté d’une Industrie.
    .title = Où pousse la carte
rule-development-limit = Un développement ne peut pas dépasser la limite de taille. À la limite, tout s’arrête jusqu’à la prochaine Industrie.
    .title = Développement et limite
rule-development-frame = Un développement ne peut pas sortir du cadre.
    .title = Développement et cadre
rule-development-reserve = Les cartes de développement sont gratuites et viennent de la réserve. Quand une couleur y est épuisée, elle ne se développe plus.
    .title = Développement et réserve
rule-half-counts-whole = Dans un quartier, une moitié de carte bicolore compte pour une carte entière : pour le développement, les revenus et les points.
    .title = Une moitié vaut une carte

## Revenus

rule-income = Après le développement, chaque cité gagne de l’argent : le salaire, les recettes de ses Commerces, et les parcmètres s’ils sont en jeu.
    .title = Les revenus
rule-salary = Chaque tour, la Mairie verse 1 $ de salaire.
    .title = Le salaire
rule-commerce-income = Dans un quartier, le premier Commerce rapporte 1 $ par tour, le deuxième 2 $, le troisième 3 $, et ainsi de suite : trois réunis rapportent 1 + 2 + 3 = 6 $.
    .title = Le revenu des Commerces
rule-parking-meters = Au jeu Avancé, chaque quartier de Parkings rapporte 1 $ de moins que le nombre de couleurs différentes qui le touchent, soit 4 $ au plus.
    .title = Les parcmètres
rule-parking-meters-2012 = Avec les parcmètres de 2012, un quartier de Parkings rapporte 1 $ pour 3 couleurs voisines, 2 $ pour 4 et 3 $ pour 5.
    .title = Les parcmètres de 2012
rule-meter-colours = Pour les parcmètres, la Mairie apporte deux couleurs, le violet et le rouge. Les Parcs et les Nuages n’en apportent aucune.
    .title = Les couleurs des parcmètres

## Fin du tour

rule-buy-industry = Dans l’ordre du tour, chacun peut acheter une Industrie de la réserve, tant qu’il y en a. La première Industrie de la Cité coûte 5 $, la deuxième 10 $, la troisième 15 $, et ainsi de suite.
    .title = Acheter une Industrie
rule-buy-park = Aux jeux Normal et Avancé, chacun peut aussi acheter un Parc de la réserve, en plus ou à la place de l’Industrie. Il coûte toujours 5 $.
    .title = Acheter un Parc
rule-first-player-passes = À la fin du tour, le voisin de gauche devient premier joueur.
    .title = Le premier joueur change
rule-game-end = La partie s’arrête après le dernier tour, quand la pile est épuisée. On compte alors les points.
    .title = Fin de la partie

## Victoire résidentielle

rule-victory-residential = On additionne les points des quartiers résidentiels et de l’argent, puis on retire les cases vides. Le plus grand total gagne.
    .title = Victoire résidentielle
rule-residential-district = Dans un quartier, la première Résidence vaut 1 point, la deuxième 2, la troisième 3, et ainsi de suite : trois réunies valent 1 + 2 + 3 = 6 points.
    .title = Points d’un quartier
rule-empty-place = Chaque case vide du cadre coûte 1 point.
    .title = Cases vides
rule-park-value = Une case vide voisine d’un Parc rapporte 1 point au lieu d’en coûter 1.
    .title = La valeur d’un Parc
rule-cloud-cost = À la victoire résidentielle, chaque Nuage coûte 2 points.
    .title = Le prix d’un Nuage
rule-money-points = Chaque tranche complète de 5 $ rapporte 1 point. Le reste ne donne rien.
    .title = L’argent en points
rule-tie-residential = À égalité de points, l’emporte celui à qui il reste le plus d’argent après la conversion.
    .title = Égalité résidentielle

## Victoire économique

rule-victory-economic = Le joueur le plus riche gagne, une fois comptées les cases vides. Les Résidences et les Nuages ne valent rien.
    .title = Victoire économique
rule-money-kept = À la victoire économique, chaque dollar compte tel quel, sans conversion.
    .title = L’argent compté tel quel
rule-empty-cost = À la victoire économique, chaque case vide du cadre coûte 5 $. Un Nuage n’a pas de valeur, mais il occupe une case.
    .title = Cases vides en dollars
rule-park-money = À la victoire économique, une case vide voisine d’un Parc rapporte 5 $ au lieu de les coûter.
    .title = Parcs en dollars
rule-tie-economic = À richesse égale, l’emporte celui dont la Cité compte le plus de cartes.
    .title = Égalité économique

## Victoires industrielle et commerciale

rule-victory-industrial = Gagne la Cité qui réunit le plus d’Industries, de Parkings et d’entrepôts virtuels. Les cases vides ne coûtent rien.
    .title = Victoire industrielle
rule-industry-cards = À la victoire industrielle, chaque carte Industrie vaut 1 point.
    .title = Cartes Industrie
rule-parking-cards = Aux victoires industrielle et commerciale, chaque Parking vaut 1 point.
    .title = Cartes Parking
rule-warehouse-industry = À la victoire industrielle, une case vide voisine d’une Industrie est un entrepôt virtuel et vaut 1 point. Elle ne compte qu’une fois, même entre deux Industries.
    .title = Entrepôts des Industries
rule-tie-industrial = À égalité industrielle, le plus riche l’emporte, puis celui dont la Cité compte le plus de cartes.
    .title = Égalité industrielle
rule-victory-commercial = Gagne la Cité qui réunit le plus de Commerces, de Parkings et d’entrepôts virtuels. Les cases vides ne coûtent rien.
    .title = Victoire commerciale
rule-commerce-cards = À la victoire commerciale, chaque carte Commerce vaut 1 point, quelle que soit la taille de son quartier.
    .title = Cartes Commerce
rule-warehouse-commerce = À la victoire commerciale, une case vide voisine d’un Commerce est un entrepôt virtuel et vaut 1 point.
    .title = Entrepôts des Commerces
rule-half-cards = Aux victoires industrielle et commerciale seulement, une moitié de carte bicolore ne vaut qu’un demi-point.
    .title = Les demi-cartes
rule-tie-commercial = À égalité commerciale, le plus riche l’emporte, puis celui dont la Cité compte le plus de cartes.
    .title = Égalité commerciale

## Victoire par le Bonheur

rule-victory-happiness = Gagne la Cité dont les habitants sont les plus heureux : on additionne les quartiers résidentiels satisfaits. Les cases vides ne coûtent rien.
    .title = Victoire par le Bonheur
rule-happy-district = Un quartier résidentiel voisin d’un Loisirs, d’un Parking et d’un Commerce donne autant de points de Bonheur qu’il a de cartes. En avoir plusieurs de chaque ne rapporte pas davantage.
    .title = Un quartier satisfait
rule-park-doubles = Un quartier satisfait qui touche un Parc compte double. Un même Parc peut servir plusieurs quartiers.
    .title = Le Parc double le Bonheur
rule-cloud-spoils = Un quartier résidentiel qui touche un Nuage ne donne aucun point de Bonheur.
    .title = Le Nuage gâche tout
rule-tie-happiness = À Bonheur égal, on départage par l’argent, puis par le nombre de cartes. Le livret n’en dit rien : c’est notre choix.
    .title = Égalité de Bonheur

## Ville écologique

rule-pollution = Un Commerce ajoute 1 % de pollution, un Nuage 5 %, une Industrie ce que dit son illustration, et un Parc en retire 5 %. Les autres cartes et les cases vides ne polluent pas.
    .title = Le taux de pollution
rule-pollution-residential = Avec la Ville écologique, la victoire résidentielle perd autant de points que la Cité a de pour cent de pollution. Le total peut être négatif.
    .title = Pollution et points
rule-pollution-economic = Avec la Ville écologique, la victoire économique perd 1 $ par pour cent de pollution. Le total peut être négatif.
    .title = Pollution et argent
rule-pollution-industrial = Avec la Ville écologique, le taux de pollution s’ajoute au total de la victoire industrielle.
    .title = Pollution industrielle
rule-pollution-commercial = Avec la Ville écologique, le taux de pollution s’ajoute au total de la victoire commerciale.
    .title = Pollution commerciale
rule-pollution-happiness = À la victoire par le Bonheur, plus de 30 % de pollution élimine le joueur. Il peut d’abord dépolluer en payant 5 $ par pour cent.
    .title = Pollution et Bonheur

## Cité Unique

rule-zone = Dans la Cité Unique, chacun a sa zone de 5 sur 5, ou de 6 sur 6 aux jeux Normal et Avancé. On ne construit et on ne développe que dans la sienne.
    .title = Chacun chez soi
rule-single-border = Les règles de construction ne s’arrêtent pas à la frontière : les cartes d’en face sont des voisines comme les autres.
    .title = Les voisines d’en face
rule-single-width = À deux, la Cité Unique n’a qu’une largeur, de 5 ou 6 cases le long de la frontière. Quand un joueur l’a remplie d’un bout à l’autre, elle est fixée aussi pour l’autre.
    .title = Une largeur pour deux
rule-single-bricks = À trois, les rangées sont décalées d’une demi-carte, comme des briques. Chaque carte a six voisines : deux au-dessus, deux au-dessous, une de chaque côté.
    .title = Six voisines
rule-brick-bicolour = En briques, chaque moitié d’une carte coupée de haut en bas a trois voisines, et quatre si la coupe est horizontale. En diagonale, elles en ont trois chacune.
    .title = Bicolores en briques
rule-single-order = Dans la Cité Unique, on construit puis on développe l’un après l’autre, dans l’ordre du tour à partir du premier joueur. Qui joue plus tard compose avec ce que les autres ont posé.
    .title = À tour de rôle
rule-single-culture = Un Loisirs au bord de la frontière aide aussi les Résidences d’en face à grandir. De même, un quartier résidentiel aide les Commerces d’en face.
    .title = L’aide des voisins
rule-single-growth-home = Un quartier ne pousse jamais chez un autre joueur. Deux quartiers qui se rejoignent à la frontière n’en font plus qu’un, à qui il faut davantage de voisins pour grandir.
    .title = Grandir chez soi
rule-single-income = Un quartier à cheval sur la frontière rapporte comme un seul quartier. Chacun en touche une part, selon le nombre de cartes qu’il y a, arrondie vers le bas.
    .title = Des revenus partagés
rule-single-points = À la fin, un quartier à cheval sur la frontière se compte en entier. Chacun en marque une part, selon le nombre de cartes qu’il y a, arrondie vers le bas.
    .title = Des points partagés
rule-single-neighbour-value = Les Parcs, Commerces et Industries du voisin agissent sur vos cases vides d’en face. Le Parc les valorise, les deux autres en font des entrepôts virtuels.
    .title = Les cadeaux du voisin

## Banlieue Fictive

rule-suburb-setup = Avant de composer la pile, on entoure le cadre de 8 Résidences, 8 Commerces et 8 Parkings au jeu Simplifié, de 10, 9 et 9 aux autres niveaux. La Mairie commence sur une des cases marquées à l’intérieur.
    .title = La Banlieue autour du cadre
rule-suburb-neighbours = Les cartes de la Banlieue comptent dans les règles de construction et de développement, mais pas dans la limite de taille.
    .title = Des voisines sans poids
rule-suburb-joins = Une Résidence ou un Commerce de la Banlieue qu’un de vos quartiers atteint compte dans vos revenus et votre score comme une carte à vous.
    .title = La Banlieue intégrée

## Décentralisation (2012)

rule-decentralised-zones = En fin de partie, chaque quartier que touchent toutes les couleurs demandées rapporte 5 points. Un quartier résidentiel n’a pas besoin du jaune, une zone industrielle n’a pas besoin du vert, et la Mairie est à la fois violette et rouge.
    .title = Quartiers très entourés
rule-decentralised-hall = La Mairie rapporte 2 points par pas, vertical ou horizontal, qui la sépare du centre du carré de 5 sur 5.
    .title = Mairie décentrée
rule-decentralised-industry = Chaque zone industrielle au-delà de la première rapporte 3 points.
    .title = Zones industrielles séparées

## Solo

rule-rank-xl = En solo, le tableau de Card City XL donne un rang selon le score et la victoire choisie, de Lieu Dit à Mégalopole.
    .title = Rangs du solo
rule-rank-2012 = Le solo de 2012 a ses propres rangs : Hameau dès 10 points, puis un rang tous les 5 points jusqu’à Mégalopole à 50.
    .title = Rangs du solo de 2012
