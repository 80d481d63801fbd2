### Les énigmes : leurs thèmes, ce qu’elles demandent, et ce que vaut une réponse.

## Thèmes
puzzle-theme-grow-commerce = Un commerce à faire grandir
puzzle-theme-grow-residence = Des résidences à faire grandir
puzzle-theme-reach-money = Le compte est bon
puzzle-theme-best-income = Le meilleur revenu
puzzle-theme-fill-limit = Jusqu’à la limite
puzzle-theme-save-discard = Rien à la défausse
puzzle-theme-best-park = Le parc bien placé
puzzle-theme-happiness = Des habitants heureux
puzzle-theme-chain = Développements en chaîne
puzzle-theme-no-cloud = Ciel sans nuage
puzzle-theme-bicolour-turn = Dans le bon sens
puzzle-theme-final-turn = Le dernier tour
puzzle-difficulty = { $level ->
        [1] très facile
        [2] facile
        [3] moyenne
        [4] difficile
       *[other] très difficile
    }
puzzle-heading = { $theme } · { $level }, difficulté { $difficulty } sur 5

## Ce qui est demandé
puzzle-target = { $colour ->
        [R] { $size ->
            [one] la résidence { $cells }
           *[other] le quartier de résidences { $cells }
        }
       *[other] { $size ->
            [one] le commerce { $cells }
           *[other] le quartier de commerces { $cells }
        }
    }
puzzle-target-large = { $colour ->
        [R] le quartier de { $size } résidences en { $cells }
       *[other] le quartier de { $size } commerces en { $cells }
    }
puzzle-ask-growth = Bâtissez { $cards } pour que { $target } puisse grandir ce tour-ci.
puzzle-ask-money = Bâtissez { $cards }, puis développez : il faut au moins { $sum } en caisse après le revenu du tour.
puzzle-ask-income = Bâtissez { $cards }, puis développez, pour toucher le plus gros revenu possible.
puzzle-ask-room = Bâtissez { $cards }, puis développez, jusqu’à ce que la limite de taille soit atteinte.
puzzle-ask-clouds = Bâtissez { $cards } sans faire venir de nuage.
puzzle-ask-built = Bâtissez toute la main, { $cards } : aucune carte ne doit finir à la défausse.
puzzle-ask-built-one = Bâtissez { $cards } : peu de cases et d’orientations conviennent.
puzzle-ask-fits = Bâtissez { $cards } en { $cell } : une seule orientation convient.
puzzle-ask-developments = Bâtissez { $cards }, puis développez : ajoutez autant de cartes que possible aux quartiers.
puzzle-ask-developments-only = Développez : ajoutez autant de cartes que possible aux quartiers.
puzzle-ask-park = Achetez un parc et posez-le là où il rapporte le plus. ({ $victory })
puzzle-ask-happiness = Bâtissez { $cards }, puis développez, pour le bonheur du plus grand nombre. ({ $victory })
puzzle-ask-final = C’est le dernier tour : bâtissez { $cards }, développez, achetez si cela rapporte, et finissez aussi haut que possible. ({ $victory })

## Ce qu’une réponse a atteint
puzzle-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
puzzle-right = C’est juste.
puzzle-growth-met = { $target } peut grandir.
puzzle-growth-missed = { $target } ne peut pas grandir ce tour-ci.
puzzle-money-met = Il y a { $value } en caisse.
puzzle-money-missed = Il n’y a que { $value } en caisse ; il faut { $wanted }.
puzzle-income-met = Le revenu est de { $value }, et rien ne fait mieux.
puzzle-income-missed = Le revenu n’est que de { $value } ; on peut atteindre { $wanted }.
puzzle-room-met = La limite est atteinte.
puzzle-room-missed = { $count ->
        [one] La limite laisse encore entrer une carte.
       *[other] La limite laisse encore entrer { $count } cartes.
    }
puzzle-clouds-met = Aucun nuage n’est venu.
puzzle-clouds-missed = { $count ->
        [one] Un nuage est venu : une autre industrie est sur la même ligne ou colonne.
       *[other] { $count } nuages sont venus : d’autres industries sont sur la même ligne ou colonne.
    }
puzzle-built-met = { $count ->
        [one] La carte est bâtie.
       *[other] Les { $count } cartes sont bâties.
    }
puzzle-built-missed = Une carte au moins reste en main.
puzzle-fits-met = La carte est bien tournée.
puzzle-fits-missed = La carte est bâtie, mais sur une autre case.
puzzle-developments-met = { $count ->
        [one] Une carte s’ajoute, et on ne peut pas faire mieux.
       *[other] { $count } cartes s’ajoutent, et on ne peut pas faire mieux.
    }
puzzle-developments-missed = { $count ->
        [0] Aucune carte ne s’ajoute
        [one] Une seule carte s’ajoute
       *[other] { $count } cartes s’ajoutent
    } ; on peut en ajouter { $wanted }.
puzzle-score-met = La cité vaut { $value }, et rien ne fait mieux.
puzzle-score-missed = La cité vaut { $value } ; on peut atteindre { $wanted }.
puzzle-score-out = La pollution élimine cette cité.
puzzle-illegal = Étape { $step } : ce coup est interdit.
puzzle-surplus = Étape { $step } : la réponse est déjà complète, ce coup est de trop.
puzzle-unasked = Étape { $step } : on demande seulement d’acheter un parc.
puzzle-unfinished = { $phase ->
        [build] Il reste des cartes à bâtir.
        [cloud] Il reste un nuage à placer.
        [develop] Il reste des quartiers à développer.
        [buy] Il reste un achat à décider.
       *[other] La réponse n’est pas complète.
    }

## Ce qui peut clocher. Les clés sont les codes de TutorError.
puzzle-field = Cette énigme ne peut pas être lue : son champ « { $field } » ne convient pas.
puzzle-version = Cette énigme ne peut pas être lue : « { $field } » vaut { $value } au lieu de { $expected }.
puzzle-answer = La ligne { $step } de la réponse n’est pas un coup. Attendu : un objet dont « event » est l’un de ceux-ci : { $expected }.
puzzle-answer-cell = La ligne { $step } de la réponse ne donne pas de case : « cell » vaut { $value } au lieu de deux nombres entiers.
puzzle-level = Le thème « { $theme } » n’existe pas au niveau { $level }. Attendu : { $expected }.
puzzle-strength = Le thème « { $theme } » n’existe pas à la difficulté { $difficulty }. Attendu : { $expected }.
puzzle-none = Aucune énigme trouvée pour le thème « { $theme } » au niveau { $level } (difficulté : { $difficulty }). Essayez un autre numéro, ou moins de contraintes.
puzzle-date = « { $value } » n’est pas une date. Attendu : une date comme 2025-03-21.
