### Ce que répond le moteur, mis en mots : cartes, raisons, remèdes, quartiers, lignes de score.

## Nombres et listes

number = { $value }
money = { $amount } $
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-then = { $first }, puis { $last }

## Cartes
## Le nom seul et au pluriel, puis avec son article, puis compté.

kind-R = { $count ->
        [one] résidence
       *[other] résidences
    }
    .a = une résidence
    .the = la résidence
    .counted = { $count ->
        [one] { $count } résidence
       *[other] { $count } résidences
    }
kind-C = { $count ->
        [one] commerce
       *[other] commerces
    }
    .a = un commerce
    .the = le commerce
    .counted = { $count ->
        [one] { $count } commerce
       *[other] { $count } commerces
    }
kind-L = { $count ->
       *[other] loisirs
    }
    .a = des loisirs
    .the = les loisirs
    .counted = { $count } loisirs
kind-P = { $count ->
        [one] parking
       *[other] parkings
    }
    .a = un parking
    .the = le parking
    .counted = { $count ->
        [one] { $count } parking
       *[other] { $count } parkings
    }
kind-I = { $count ->
        [one] industrie
       *[other] industries
    }
    .a = une industrie
    .the = l’industrie
    .counted = { $count ->
        [one] { $count } industrie
       *[other] { $count } industries
    }
kind-K = { $count ->
        [one] parc
       *[other] parcs
    }
    .a = un parc
    .the = le parc
    .counted = { $count ->
        [one] { $count } parc
       *[other] { $count } parcs
    }
kind-N = { $count ->
        [one] nuage
       *[other] nuages
    }
    .a = un nuage
    .the = le nuage
    .counted = { $count ->
        [one] { $count } nuage
       *[other] { $count } nuages
    }
kind-M = { $count ->
        [one] mairie
       *[other] mairies
    }
    .a = une mairie
    .the = la mairie
    .counted = { $count ->
        [one] { $count } mairie
       *[other] { $count } mairies
    }
kind-A = { $count ->
        [one] architecte
       *[other] architectes
    }
    .a = un architecte
    .the = l’architecte
    .counted = { $count ->
        [one] { $count } architecte
       *[other] { $count } architectes
    }
pair = { $first } et { $second }
    .a = une carte { $first } et { $second }
    .the = la carte { $first } et { $second }
card-diagonal = { $pair }, coupée en diagonale
card-straight = { $pair }, coupée droit
card-turned = { $card } : { $sides }
card-hidden = carte cachée
card-at = { $card } en { $cell }
card-at-turned = { $card } en { $cell } ({ $sides })
sides-two = { $first } { $here }, { $second } { $there }
sides-three = { $first } { $here }, { $second } { $there }, les deux { $both }
side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest
side-north-west = au nord-ouest
side-north-east = au nord-est
side-south-east = au sud-est
side-south-west = au sud-ouest

## Noms

victory-residential = Victoire résidentielle
victory-economic = Victoire économique
victory-industrial = Victoire industrielle
victory-commercial = Victoire commerciale
victory-happiness = Victoire par le bonheur
level-simplified = Simplifié
level-normal = Normal
level-advanced = Avancé
edition-xl = Card City XL
edition-2012 = Card City 2012
variant-architect = Architecte
variant-ecological = Ville écologique
variant-leisure-crisis = Crise des loisirs
variant-single-city = Cité unique
variant-suburb = Banlieue fictive
variant-decentralisation = Décentralisation
variant-parking-meters = Parcmètres
phase-options = Options
phase-setup = Mise en place
phase-acquisition = Acquisition
phase-construction = Construction
phase-development = Développement
phase-income = Revenus
phase-end-of-turn = Fin du tour
phase-scoring = Décompte
phase-divide = Partager
phase-choose = Choisir un lot
phase-keep = Garder des cartes
phase-architect = Placer l’architecte
phase-build = Construire
phase-cloud = Placer un nuage
phase-develop = Développer
phase-buy = Acheter
phase-over = Partie finie

## Raisons : la règle en une phrase, puis le cas présent

cite-page = { $title } · livret { $book }, p. { $page }
cite-heading = { $title } · livret de { $book }, « { $heading } »
book-xl = XL
book-2012 = 2012

reason-adjacent = Une nouvelle carte touche toujours la cité par un côté.
    .here = Ici, aucun côté ne la touche ; un coin ne compte pas.
reason-frame = La cité tient dans un carré de { $size } sur { $size }.
    .here = Avec cette carte, elle aurait { $height ->
        [one] { $height } ligne
       *[other] { $height } lignes
    } et { $width ->
        [one] { $width } colonne
       *[other] { $width } colonnes
    }.
reason-frame-fixed = Le cadre a { $size } lignes de { $size } cases.
    .here = Cette case est au-delà.
reason-leisure-price = { $kind ->
        [L] Ces loisirs coûtent { $price }.
       *[other] La moitié loisirs coûte { $price }.
    }
    .here = Avec { $money } en caisse, il manque { $missing }.
reason-leisure-crisis = { $kind ->
        [L] Pendant la Crise des Loisirs, ces loisirs coûtent { $price } : ce sont les { $which ->
            [1] premiers
           *[other] { $which }es
        } de la cité.
       *[other] Pendant la Crise des Loisirs, la moitié loisirs coûte { $price } : ce sont les { $which ->
            [1] premiers
           *[other] { $which }es
        } loisirs de la cité.
    }
    .here = Avec { $money } en caisse, il manque { $missing }.
reason-limit = La cité compte au plus { $max } cartes, sans les industries.
    .here = Elle en a déjà { $used } ; une industrie relèverait la limite.
reason-residence-industry = { $kind ->
        [I] Une industrie ne touche jamais une résidence.
        [CI] Une moitié industrie ne touche jamais une résidence.
        [LI] Une moitié industrie ne touche jamais une résidence.
        [RC] Une moitié résidence ne touche jamais une industrie.
        [RL] Une moitié résidence ne touche jamais une industrie.
       *[other] Une résidence ne touche jamais une industrie.
    }
    .here = { $count ->
        [0] Ici, la banlieue en a une juste à côté.
        [one] Ici { $cells } en est une.
       *[other] Ici { $cells } en sont.
    }
reason-same-colour = { $kind ->
        [C] On ne bâtit pas deux commerces côte à côte.
        [CL] On ne bâtit pas deux commerces côte à côte.
        [CI] On ne bâtit pas deux commerces côte à côte.
        [RC] On ne bâtit côte à côte ni deux résidences ni deux commerces.
       *[other] On ne bâtit pas deux résidences côte à côte.
    }
    .here = { $count ->
        [0] La banlieue a cette couleur juste à côté ; seul le développement les réunit.
        [one] { $kind ->
            [C] Il y en a un en { $cells } ; seul le développement les réunit.
            [CL] Il y en a un en { $cells } ; seul le développement les réunit.
            [CI] Il y en a un en { $cells } ; seul le développement les réunit.
            [RC] Une moitié retrouve sa couleur en { $cells } ; seul le développement les réunit.
           *[other] Il y en a une en { $cells } ; seul le développement les réunit.
        }
       *[other] { $kind ->
            [RC] Une moitié retrouve sa couleur en { $cells } ; seul le développement les réunit.
           *[other] Il y en a en { $cells } ; seul le développement les réunit.
        }
    }
reason-zone = Dans la cité unique, chacun bâtit dans sa propre zone.
    .here = Cette case est à un autre joueur.
reason-stays = Une carte posée ne bouge plus, et une case n’en porte qu’une.
    .here = La case { $cells } est déjà prise.
reason-build-maximum = Il faut bâtir autant de cartes de sa main que possible.
    .here = { $left ->
        [one] Ici, vous n’en bâtiriez qu’une sur { $most }.
       *[other] Ici, vous n’en bâtiriez que { $left } sur { $most }.
    }
reason-no-keeping = On ne bâtit que les cartes reçues ce tour-ci.
    .here = Celle-ci n’est pas dans la main.

reason-residence-growth = Un quartier résidentiel grandit quand il touche plus de cartes de culture (mairie, loisirs) qu’il n’a de cartes.
reason-commerce-growth = Un quartier de commerces grandit quand il touche plus de quartiers résidentiels qu’il n’a de cartes.
reason-development-limit = Le développement s’arrête à la limite de taille.
reason-development-reserve = La carte qui s’ajoute vient de la réserve.
reason-development-frame = Un quartier grandit sur une case libre du cadre.
reason-single-growth-home = Un quartier ne grandit jamais chez un autre joueur.
reason-development-place = La carte qui s’ajoute touche le quartier qui grandit.
    .here = Ici, elle n’en toucherait aucun qui doive grandir.
reason-development-only = Seules les résidences et les commerces grandissent.
    .here = La cité n’a encore aucune carte de cette couleur.

reason-buy-industry = C’est le moment d’acheter, ou de passer.
reason-buy-industry-price = La prochaine industrie coûte { $price }.
    .here = Avec { $money } en caisse, il manque { $missing }.
reason-buy-industry-left = On achète au plus une industrie par tour, tant que la réserve en a.
    .here = { $bought ->
        [yes] La vôtre est déjà achetée.
       *[other] La réserve n’en a plus.
    }
reason-buy-park-price = Un parc coûte { $price }.
    .here = Avec { $money } en caisse, il manque { $missing }.
reason-buy-park-left = On achète au plus un parc par tour, tant que la réserve en a.
    .here = { $bought ->
        [yes] Le vôtre est déjà acheté.
       *[other] La réserve n’en a plus.
    }

reason-lots = C’est le moment de former deux lots.
    .here = Comptez les cartes de chacun : toutes sont visibles.
reason-lots-normal = C’est le moment de former deux lots.
    .here = Comptez les cartes visibles et cachées de chacun.
reason-bribe = Un pot-de-vin se pose sur un seul lot.
    .here = Il ne dépasse pas l’argent de celui qui partage.
reason-choose-lot = C’est le moment de choisir un des deux lots.
reason-solo-draw = C’est le moment de choisir les cartes à garder.
reason-architect = C’est le moment de placer l’architecte, ou de s’en passer.
reason-build = C’est le moment de bâtir les cartes de la main.
reason-cloud-place = C’est le moment de placer le nuage.
reason-development-mandatory = C’est le moment de développer les quartiers.
reason-game-end = La partie est finie.

## Remèdes

remedy = Pour poser la carte ici, il faudrait { $steps }.
    .first = Pour poser la carte ici, il faudrait d’abord, par exemple, { $steps }.
remedy-money = { $amount } de plus
remedy-industries = { $count ->
        [one] une industrie
       *[other] { $count } industries
    }
remedy-turn = une autre orientation ({ $sides })
    .only = Tournez la carte : { $sides }.
remedy-plan = Bâtissez par exemple { $steps }.

nothing-stays = Choisissez une autre case : celle-ci est prise.
nothing-zone = Rien n’y changera : cette case reste dans la zone d’un autre joueur.
nothing-frame = Rien n’y changera : le cadre ne s’agrandit pas.
nothing-neighbours = Rien n’y changera : les cartes voisines restent en place.
nothing-neighbours-turned = Aucune orientation ne convient, et les cartes voisines restent en place.
nothing-adjacent = Pas encore : une seule carte de plus ne mène pas jusqu’à cette case.
nothing-residence-growth = Pas encore : il faut d’abord plus de culture autour.
nothing-commerce-growth = Pas encore : il faut d’abord plus de quartiers résidentiels autour.
nothing-development-limit = Pas encore : il faut d’abord une industrie de plus.
nothing-development-reserve = Rien à faire tant que la réserve n’en a plus.
nothing-development-frame = Rien n’y changera : les cartes voisines restent en place.
nothing-development-industry = Rien n’y changera : les industries voisines restent en place.
nothing-single-growth-home = Rien n’y changera : cette case reste dans la zone d’un autre joueur.
nothing-development-place = Choisissez une case libre contre un quartier qui doit grandir.
nothing-development-only = Pas encore : il faut d’abord bâtir une carte de cette couleur.
nothing-buy-price = Ce sera possible avec { $missing } de plus.
nothing-buy-left = { $bought ->
        [yes] Pas encore : il faut attendre le tour suivant.
       *[other] Rien à faire tant que la réserve n’en a plus.
    }
nothing-no-keeping = Choisissez une carte de la main.
nothing-lots = Formez deux lots comme la règle le demande.
nothing-lots-normal = Formez deux lots comme la règle le demande, cartes cachées comprises.
nothing-bribe = Baissez le montant, ou ne posez pas de pot-de-vin.
nothing-now = Ce coup n’est pas possible maintenant.

## Quartiers

district-R1 = La résidence { $cells }
    .it = elle
district-R = Le quartier de résidences { $cells }
    .it = il
district-R-large = Le quartier de { $size } résidences en { $cells }
district-C1 = Le commerce { $cells }
    .it = il
district-C = Le quartier de commerces { $cells }
    .it = il
district-C-large = Le quartier de { $size } commerces en { $cells }

met-R = { $have ->
        [one] { $have } carte de culture sur { $need }
       *[other] { $have } cartes de culture sur { $need }
    }
    .enough = { $have } cartes de culture ({ $need } suffisent)
met-C = { $have ->
        [one] { $have } quartier résidentiel sur { $need }
       *[other] { $have } quartiers résidentiels sur { $need }
    }
    .enough = { $have } quartiers résidentiels ({ $need } suffisent)
met-C-short = { $have ->
        [one] { $have } quartier sur { $need }
       *[other] { $have } quartiers sur { $need }
    }
    .enough = { $have } quartiers ({ $need } suffisent)

need = quartier de { $cards }, { $met }
need-named = { $need } : { $cells }
growth = { $district } touche alors { $touch } : { $it } grandit en { $plots }.
growth-choice = { $district } touche alors { $touch } : { $it } grandit en { $plots }, au choix.
growth-blocked = { $district } touche alors { $touch }, mais ne peut pas grandir.
stop-residence-growth = { $district } touche { $touch } : pas assez pour grandir.
stop-commerce-growth = { $district } touche { $touch } : pas assez pour grandir.
stop-development-limit = { $district } devrait grandir, mais la limite de { $max } cartes est atteinte.
stop-development-reserve = { $colour ->
        [R] { $district } devrait grandir, mais la réserve n’a plus de résidences.
       *[other] { $district } devrait grandir, mais la réserve n’a plus de commerces.
    }
stop-residence-industry = { $district } devrait grandir, mais chaque case libre à côté touche une industrie.
stop-single-growth-home = { $district } devrait grandir, mais n’a de case libre que chez un autre joueur.
stop-development-frame = { $district } devrait grandir, mais n’a plus de case libre à côté dans le cadre.

cell = { $name }, { $card }
cell-empty = { $name }, case vide
cell-need = { $cell }, quartier de { $size }, { $met }
cell-half = { $cell }, { $need }
cell-player = { $cell }, zone du joueur { $letter }
cell-owner = { $cell }, chez { $owner }

## Lignes de revenu et de score

term-income = Revenu du tour
term-salary = Salaire
    .detail = versé par la mairie
term-commerce-income-sum = Commerces
term-commerce-income = { $size ->
        [one] Quartier de { $size } commerce
       *[other] Quartier de { $size } commerces
    }
term-parking-meters-sum = Parcmètres
term-parking-meters = { $size ->
        [one] Quartier de { $size } parking
       *[other] Quartier de { $size } parkings
    }
    .detail = { $colours ->
        [one] { $colours } couleur voisine, moins { $free }
       *[other] { $colours } couleurs voisines, moins { $free }
    }
    .shared = { $colours ->
        [one] { $colours } couleur voisine, moins { $free } ; part du quartier
       *[other] { $colours } couleurs voisines, moins { $free } ; part du quartier
    }
term-residential-district-sum = Quartiers résidentiels
term-district = Quartier de { $size }
term-share = { $sum } = { $total } ; { $owned ->
        [one] { $owned } carte sur { $size }
       *[other] { $owned } cartes sur { $size }
    }
    .rounded = { $sum } = { $total } ; { $owned ->
        [one] { $owned } carte sur { $size }, arrondi vers le bas
       *[other] { $owned } cartes sur { $size }, arrondi vers le bas
    }
term-money-points = { $money } en caisse
    .detail = 1 point par 5 $, reste { $rest }
    .even = 1 point par 5 $
term-empty-place = { $count ->
        [0] Aucune case vide
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
    .detail = { $count ->
        [one] −1 point
       *[other] −1 point chacune
    }
term-park-value = { $count ->
        [one] { $count } case vide près d’un parc
       *[other] { $count } cases vides près d’un parc
    }
    .detail = { $count ->
        [one] +1 point
       *[other] +1 point chacune
    }
term-cloud-cost = { $count ->
        [one] { $count } nuage
       *[other] { $count } nuages
    }
    .detail = { $count ->
        [one] −2 points
       *[other] −2 points chacun
    }
term-decentralised-zones-sum = Quartiers très entourés
term-decentralised-zones = { $colour ->
        [R] Quartier de résidences
        [C] Quartier de commerces
        [L] Quartier de loisirs
        [I] Quartier d’industries
       *[other] Quartier de parkings
    }
    .detail = touche toutes les couleurs demandées
term-decentralised-hall = Mairie décentrée
    .detail = 2 points × { $steps } pas
term-decentralised-industry = { $zones ->
        [0] Aucune zone industrielle
        [one] { $zones } zone industrielle
       *[other] { $zones } zones industrielles
    }
    .detail = 3 points chacune après la première
term-pollution = Pollution de { $percent } %
term-pollution-residential = −1 point par pour cent
term-pollution-economic = −1 $ par pour cent
term-pollution-industrial = +1 point par pour cent
term-pollution-commercial = +1 point par pour cent
term-pollution-happiness = jusqu’à 30 %, rien à payer
    .fine = redescendre à 30 % coûte { $fine }
    .out = redescendre à 30 % coûterait { $fine } : éliminé
term-money-kept = { $money } en caisse
    .detail = chaque dollar compte
term-empty-cost = { $count ->
        [0] Aucune case vide
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
    .detail = { $count ->
        [one] −5 $
       *[other] −5 $ chacune
    }
term-park-money = { $count ->
        [one] { $count } case vide près d’un parc
       *[other] { $count } cases vides près d’un parc
    }
    .detail = { $count ->
        [one] +5 $
       *[other] +5 $ chacune
    }
term-named = { $detail } ({ $cells })
term-cards = { $cards }
    .detail = 1 point par carte
    .halves = { $halves ->
        [one] dont { $halves } moitié, qui vaut un demi-point
       *[other] dont { $halves } moitiés, qui valent un demi-point chacune
    }
term-warehouses = { $count ->
        [0] Aucun entrepôt virtuel
        [one] { $count } entrepôt virtuel
       *[other] { $count } entrepôts virtuels
    }
    .detail = 1 point par case
term-happy-district = touche loisirs, parking et commerce
    .missing = il lui manque { $missing }
    .shared = { $owned ->
        [one] satisfait ; { $owned } carte sur { $size }
       *[other] satisfait ; { $owned } cartes sur { $size }
    }
term-park-doubles = 2 × { $size }, grâce au parc
    .shared = { $owned ->
        [one] 2 × { $owned }, grâce au parc ; { $owned } carte sur { $size }
       *[other] 2 × { $owned }, grâce au parc ; { $owned } cartes sur { $size }
    }
term-cloud-spoils = un nuage le touche
