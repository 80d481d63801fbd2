cite-good-wood = bois
cite-good-stone = pierre
cite-good-metal = métal
cite-good-cloth = tissu
cite-good-gold = or
cite-good-glass = verre
cite-good-sculpture = sculpture
cite-good-lock = serrure
cite-good-furniture = meuble
cite-good-weapon = arme
cite-good-jewel = bijou
cite-goods-wood = { $n ->
        [one] { $n } bois
       *[other] { $n } bois
    }
cite-goods-stone = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
cite-goods-metal = { $n ->
        [one] { $n } métal
       *[other] { $n } métaux
    }
cite-goods-cloth = { $n ->
        [one] { $n } tissu
       *[other] { $n } tissus
    }
cite-goods-gold = { $n ->
        [one] { $n } or
       *[other] { $n } ors
    }
cite-goods-glass = { $n ->
        [one] { $n } verre
       *[other] { $n } verres
    }
cite-goods-sculpture = { $n ->
        [one] { $n } sculpture
       *[other] { $n } sculptures
    }
cite-goods-lock = { $n ->
        [one] { $n } serrure
       *[other] { $n } serrures
    }
cite-goods-furniture = { $n ->
        [one] { $n } meuble
       *[other] { $n } meubles
    }
cite-goods-weapon = { $n ->
        [one] { $n } arme
       *[other] { $n } armes
    }
cite-goods-jewel = { $n ->
        [one] { $n } bijou
       *[other] { $n } bijoux
    }
cite-goods-nothing = rien

cite-building-small = petite échoppe
cite-building-loom = petite échoppe de tisserand
cite-building-post = comptoir
cite-building-bank = banque
cite-building-flea = puces
cite-building-glazier = verrier
cite-building-sculptor = sculpteur
cite-building-locksmith = serrurier
cite-building-joiner = menuisier
cite-building-armourer = armurier
cite-building-jeweller = bijoutier
cite-building-paved = rue pavée
cite-building-mill = moulin
cite-building-large = grande échoppe
cite-building-guild = guilde
cite-building-inn = auberge
cite-building-market = marché
cite-building-manufacture = manufacture
cite-building-shopping = rue commerçante
cite-building-square = Grand’Place
cite-building-canal = canal
cite-building-port = port

cite-profession-sawyer = scieur
cite-profession-stonecutter = tailleur de pierre
cite-profession-smith = forgeron
cite-profession-weaver = tisserand

cite-quarter-n = au nord
cite-quarter-nw = au nord-ouest
cite-quarter-ne = au nord-est
cite-quarter-se = au sud-est
cite-quarter-sw = au sud-ouest

cite-card-mill-tripled = moulin triple
    .about = Avant la production : un de vos moulins multiplie par 3 au lieu de 2, pour toutes les échoppes voisines.
cite-card-family-business = entreprise familiale
    .about = Avant la production : un de vos bâtiments rapporte deux fois ses ressources.
cite-card-helping-hands = coup de main
    .about = Une case à bâtir de plus.
cite-card-masons-lodge = loge des maçons
    .about = Deux cases à bâtir de plus.
cite-card-scaffolding = échafaudage
    .about = Avec un bâtiment : il coûte 2 cases de moins, au moins 1.
cite-card-master-plan = plan de maître
    .about = Avec un bâtiment : il coûte 4 cases de moins, au moins 1.
cite-card-caravan = caravane
    .about = Prenez 3 ressources de 3 sortes différentes.
cite-card-barter-day = jour de troc
    .about = Échangez jusqu’à 3 de vos ressources, une pour une.
cite-card-courtyard = cour intérieure
    .about = Un de vos bâtiments entourés donne autant de ressources qu’il a de cases, 4 au plus.
cite-card-belfry = beffroi
    .about = À la fin : 1 point par bâtiment entouré de deux cases ou plus, 3 au plus.
cite-card-charter = charte
    .about = À la fin : 6 ressources valent une case, au lieu de 10.
cite-card-good-neighbours = bon voisinage
    .about = À la fin : 1 point par joueur dont un bâtiment touche un des vôtres.
