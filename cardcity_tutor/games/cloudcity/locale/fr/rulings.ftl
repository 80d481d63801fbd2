### Ce que le livret de Cloud City laisse ouvert, et notre réponse : « ruling-cloudcity-<id> ».

## La boîte
ruling-cloudcity-building-stock = La boîte contient 32 immeubles de chaque hauteur, 96 en tout.
    .title = 96 immeubles
ruling-cloudcity-tile-squares = Une tuile a deux cases sur deux : deux emplacements et deux nuages. Les emplacements se touchent par un côté ou par un coin. Neuf tuiles font six cases sur six.
    .title = Les cases d’une tuile
ruling-cloudcity-tile-hand = Les tuiles se tournent mais ne se retournent pas. Deux hauteurs différentes côte à côte existent donc en deux sortes, en miroir l’une de l’autre : il y a 15 sortes en tout.
    .title = Aucune tuile ne se retourne
ruling-cloudcity-tile-set = Nous donnons huit tuiles à chacune des six paires de hauteurs, moitié côte à côte, moitié en diagonale. Chaque hauteur a ainsi exactement 32 emplacements. Si vous possédez le jeu, vous pouvez saisir la vraie liste.
    .title = Les 48 tuiles
ruling-cloudcity-start-tiles = Nous prenons Rivière et Forêt, Forêt et Sable, Rivière et Sable en diagonale, puis Rivière à côté de Forêt. Personne ne commence avec deux hauteurs égales.
    .title = Les tuiles de départ
ruling-cloudcity-bridge-lengths = Les cinq longueurs servent aux distances 1 à 5 ; 5 est la plus grande distance dans six cases sur six.
    .title = De la longueur à la distance
ruling-cloudcity-bridge-set = Chaque niveau a 6, 8, 8, 6 et 3 passerelles pour les distances 1 à 5, soit les 31 de la boîte.
    .title = Combien de chaque longueur
ruling-cloudcity-buildings-suffice = Deux emplacements sur chacune des 48 tuiles, 32 de chaque hauteur : les immeubles ne manquent jamais.
    .title = Assez d’immeubles

## La mise en place et la pose
ruling-cloudcity-set-up = Les tuiles de départ se donnent dans l’ordre de leurs numéros, dans le sens horaire à partir du premier joueur, et leurs immeubles sont placés aussitôt.
    .title = La distribution
ruling-cloudcity-first-player = La table décide qui commence. Dans les enregistrements, le premier joueur est le joueur 0 et reçoit la tuile de départ 1.
    .title = Qui commence
ruling-cloudcity-start-unturned = Une tuile de départ se pose comme elle est imprimée : la tourner ne ferait que tourner toute la ville.
    .title = La tuile de départ ne se tourne pas
ruling-cloudcity-turn-steps = Les étapes se suivent dans cet ordre. Poser la tuile, placer les immeubles et piocher ne sont pas facultatifs.
    .title = L’ordre des étapes
ruling-cloudcity-place-contact = Un côté entier suffit. Deux tuiles qui ne se rejoignent que par un coin ne se touchent pas.
    .title = Les coins ne comptent pas
ruling-cloudcity-place-turn = Une tuile posée ne se tourne plus.
    .title = Fixée une fois posée
ruling-cloudcity-place-frame = Les trois tuiles en hauteur et en largeur se comptent sur toute la ville, car elle doit finir en carré plein. Le cadre flotte : la tuile de départ peut finir n’importe où.
    .title = Le cadre flotte
ruling-cloudcity-never-stuck = Tant qu’il manque des tuiles, une place au moins est permise, et chaque tuile y entre dans tous les sens.
    .title = Toujours une place

## Les passerelles
ruling-cloudcity-bridge-when = On ne construit qu’à son tour, après les immeubles et avant la pioche. Rien ne se construit pendant la mise en place ni après le dernier tour.
    .title = Seulement à son tour
ruling-cloudcity-bridge-height = La passerelle est du niveau de ses deux bouts.
    .title = Le niveau d’une passerelle
ruling-cloudcity-bridge-line = Une vraie diagonale est interdite comme toute autre ligne penchée.
    .title = Pas de diagonale
ruling-cloudcity-bridge-length = Seule la passerelle de la distance exacte convient, même s’il n’en reste plus et qu’il en reste une plus longue.
    .title = Aucune autre longueur
ruling-cloudcity-bridge-gap = Chaque case entre les bouts est sur une tuile ; elle peut être un nuage.
    .title = Les nuages suffisent
ruling-cloudcity-bridge-over-same = Avec trois immeubles de même hauteur sur une ligne, les deux extrêmes ne peuvent pas être reliés.
    .title = Voisins sur la ligne
ruling-cloudcity-taller-blocks = Un immeuble plus haut entre les deux bouts barre le passage : une passerelle repose sur deux toits, et les pièces ne traversent pas un immeuble.
    .title = À travers un immeuble plus haut
ruling-cloudcity-bridge-over-lower = Les immeubles plus bas sous une passerelle ne gênent pas, avec ou sans passerelles.
    .title = Au-dessus des plus bas
ruling-cloudcity-bridge-cross = Des passerelles de niveaux différents se croisent librement, même l’une au-dessus de l’autre sur une même ligne.
    .title = Des niveaux différents se croisent
ruling-cloudcity-bridge-two = Les deux passerelles d’un immeuble partent dans deux directions quelconques.
    .title = Dans toutes les directions
ruling-cloudcity-bridge-twice = Deux immeubles ne sont reliés qu’une fois : une seconde passerelle se trouverait là où est la première.
    .title = La passerelle est déjà là
ruling-cloudcity-bridge-stock = Tous les joueurs prennent les mêmes passerelles ; ce que construit votre voisin vous manquera.
    .title = Une réserve pour tous
ruling-cloudcity-bridge-stays = Une passerelle n’est jamais déplacée ni reprise.
    .title = Les passerelles restent
ruling-cloudcity-bridge-set-order = Un ensemble de passerelles est permis si toutes peuvent tenir ensemble ; l’ordre de construction ne compte pas.
    .title = Dans n’importe quel ordre
ruling-cloudcity-bridge-safe = Une passerelle construite reste permise : toutes ses cases portent déjà des tuiles, rien ne peut donc venir dessous.
    .title = Rien ne vient dessous

## La pioche et la fin
ruling-cloudcity-draw = Trois tuiles sont visibles. Celle que l’on prend est aussitôt remplacée depuis la pioche.
    .title = Trois tuiles visibles
ruling-cloudcity-empty-pile = Quand la pioche est vide, on prend les tuiles visibles, qui ne sont plus remplacées. À quatre joueurs, la toute dernière pioche prend la toute dernière tuile.
    .title = La pioche est vide
ruling-cloudcity-last-draw = On pioche aussi à son dernier tour, même si cela ne change aucun score. Une table peut s’en passer.
    .title = La pioche du dernier tour
ruling-cloudcity-end = Chacun a joué le même nombre de tours.
    .title = Autant de tours pour chacun
ruling-cloudcity-votes = Toutes les passerelles de la ville comptent, aux trois niveaux.
    .title = Toutes les passerelles comptent
ruling-cloudcity-tie = Seuls les votes des passerelles se comparent niveau par niveau ; les cartes ne comptent que dans le total.
    .title = La comparaison des niveaux
ruling-cloudcity-tie-sand = Sans cartes, le Sable ne décide jamais : si le total, la Rivière et la Forêt sont égaux, le Sable l’est aussi.
    .title = Le Sable ne décide jamais seul
ruling-cloudcity-places = La même comparaison classe tous les joueurs ; après deux premiers vient le troisième.
    .title = Les places

## Le rectangle
ruling-cloudcity-rectangle = La table peut choisir le rectangle avant la partie.
    .title = Une variante au choix
ruling-cloudcity-rectangle-way = Le rectangle est couché ou debout, et se décide en grandissant.
    .title = Couché ou debout
ruling-cloudcity-rectangle-long = Les lignes ont jusqu’à huit cases, mais aucune passerelle ne couvre une distance de 6 ou de 7.
    .title = Pas de passerelle plus longue
ruling-cloudcity-rectangle-tiles = À deux, il faut 28 tuiles, à trois 42, et la pioche en a 44. À quatre il en faudrait 56 : quatre joueurs ne sont donc pas permis.
    .title = Trois joueurs au plus
ruling-cloudcity-rectangle-needs = Le rectangle et les cartes Besoins Spécifiques vont ensemble.
    .title = Avec des cartes

## Les cartes Besoins Spécifiques
ruling-cloudcity-routes = Un trajet est un ensemble de passerelles qui se tiennent par leurs immeubles. Il reste sur un niveau et ne bifurque jamais : c’est une ligne ou un anneau fermé, et toutes ses passerelles comptent.
    .title = Ce qu’est un trajet
ruling-cloudcity-longest-route = C’est le meilleur trajet seul qui compte, Rivière ou Forêt. Le Sable ne compte pas.
    .title = Un seul trajet, Rivière ou Forêt
ruling-cloudcity-longest-sum = Une table peut ajouter à la place le meilleur trajet Rivière et le meilleur trajet Forêt.
    .title = Rivière et Forêt ajoutés
ruling-cloudcity-most-routes = Les trajets des trois niveaux comptent.
    .title = Les trajets de tous les niveaux
ruling-cloudcity-route-min = Une seule passerelle est un trajet. Une table peut en demander deux au moins.
    .title = Le plus petit trajet
ruling-cloudcity-varied-route = Les valeurs différentes se comptent dans un seul trajet, de n’importe quel niveau.
    .title = Dans un seul trajet
ruling-cloudcity-circuits = Un circuit est un anneau fermé. Le plus petit a quatre immeubles.
    .title = Des anneaux fermés
ruling-cloudcity-blue-lead = Les immeubles Rivière comptent avec ou sans passerelle.
    .title = Tous les immeubles Rivière
ruling-cloudcity-green-lead = Les immeubles Forêt comptent avec ou sans passerelle.
    .title = Tous les immeubles Forêt
ruling-cloudcity-light-buildings = Exactement une passerelle : les immeubles qui n’en ont aucune ne comptent pas.
    .title = Exactement une passerelle
ruling-cloudcity-crossings = Une passerelle coûte ses 2 votes une seule fois, quel que soit le nombre de croisements, et les deux partenaires d’un croisement paient.
    .title = Chaque passerelle une fois
ruling-cloudcity-crossing-count = Une table peut compter les croisements au lieu des passerelles.
    .title = Compter les croisements
ruling-cloudcity-bare-buildings = Exactement les immeubles qui ne portent aucune passerelle.
    .title = Sans aucune passerelle
ruling-cloudcity-balance = Les passerelles de tous les niveaux se comptent ensemble, et les 4 votes se perdent une seule fois, quoi qu’il manque.
    .title = Perdus une seule fois
ruling-cloudcity-crossing-place = Deux passerelles se croisent si elles ont en commun un point qui n’est le bout d’aucune. Passer au-dessus de l’immeuble où finit une autre n’est pas un croisement.
    .title = Où les passerelles se croisent
ruling-cloudcity-crossing-parallel = Une passerelle au-dessus d’une autre sur la même ligne la croise. Une table peut en décider autrement.
    .title = L’une au-dessus de l’autre
ruling-cloudcity-lead-ties = Chaque premier à égalité reçoit 3 votes, quel que soit leur nombre.
    .title = Les premiers à égalité
ruling-cloudcity-zero-leads = Si le plus grand nombre est 0, la carte ne rapporte rien. Une table peut en décider autrement.
    .title = On ne mène pas avec rien
ruling-cloudcity-needs-two = Avec deux cartes, leurs votes s’ajoutent.
    .title = Deux cartes
ruling-cloudcity-needs-possible = Quatre joueurs peuvent tous réussir l’équilibrage : il leur faut 20 des 24 passerelles de 3 votes, 4 sur 18 et 4 sur 9.
    .title = L’équilibrage est possible

## L’entraînement
ruling-cloudcity-practice = Seul, vous jouez pour votre meilleur score. C’est une variante de ce tuteur ; le livret n’en a pas. Les cartes qui comparent les joueurs ne servent pas.
    .title = L’entraînement en solitaire
