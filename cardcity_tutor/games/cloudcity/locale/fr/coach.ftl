### Les personnages de Cloud City, et ce qui parle pour ou contre une décision.

persona-cloudcity-cloud-gazer = La rêveuse de nuages
    .sentence = Sait ce qu’est une bonne ville, mais pose parfois une tuile parce qu’un nuage ressemblait à un canard.
persona-cloudcity-hasty-builder = Le bâtisseur pressé
    .sentence = Construit chaque passerelle dès qu’elle est possible et ne regarde pas plus loin.
persona-cloudcity-careful-surveyor = Le géomètre prudent
    .sentence = Garde les lignes ouvertes, fait attendre les courtes passerelles et n’espère pas trop de la chance.
persona-cloudcity-bridge-master = La maîtresse des passerelles
    .sentence = Essaie de tête le tour suivant, avec chaque tuile qui peut venir.
bot-cloudcity-random = Joueur au hasard
    .sentence = Prend n’importe quelle décision permise par les règles.
bot-cloudcity-greedy = Joueur gourmand
    .sentence = Prend le plus de votes tout de suite.
bot-cloudcity-strong = Joueur fort
    .sentence = Pèse les votes, les lignes ouvertes et les tuiles qui peuvent venir.

cloudcity-face-new-tile = la nouvelle tuile
cloudcity-face-cause-gains = { $votes ->
        [one] Les meilleures passerelles rapportent maintenant { $votes } vote de plus.
       *[other] Les meilleures passerelles rapportent maintenant { $votes } votes de plus.
    }
cloudcity-face-cause-missed = { $votes ->
        [one] Une autre pose rapporte { $votes } vote de plus, et c’est votre dernière.
       *[other] Une autre pose rapporte { $votes } votes de plus, et c’est votre dernière.
    }
cloudcity-face-cause-nothing = Elle n’ouvre et ne ferme rien qui mérite un mot.
cloudcity-face-cause-closes-line = Elle ferme une ligne { $level } depuis { $square } qui aurait pu rapporter { $votes } votes.
cloudcity-face-cause-opens-line = Elle ouvre une ligne : { $votes } votes si un immeuble { $level } vient { $cell } ; { $hand ->
        [0] { $count } des { $of } tuiles jamais vues en apportent un.
       *[other] vous avez une telle tuile en main.
    }
cloudcity-face-cause-line = Attendre garde une ligne ouverte : { $votes } votes depuis { $square } si un immeuble { $level } vient { $cell } ; { $hand ->
        [0] { $count } des { $of } tuiles jamais vues en apportent un.
       *[other] vous avez une telle tuile en main.
    }
cloudcity-face-cause-ends-line = Elle met fin à une ligne depuis { $square } : { $votes } votes si un immeuble { $level } venait { $cell } ; { $hand ->
        [0] { $count } des { $of } tuiles jamais vues en apportent un.
       *[other] vous avez une telle tuile en main.
    }
cloudcity-face-cause-votes = { $votes ->
        [one] Elle rapporte { $votes } vote tout de suite.
       *[other] Elle rapporte { $votes } votes tout de suite.
    }
cloudcity-face-cause-bars = { $votes ->
        [one] Elle en barre d’autres : { $votes } vote de moins que le meilleur ensemble d’aujourd’hui.
       *[other] Elle en barre d’autres : { $votes } votes de moins que le meilleur ensemble d’aujourd’hui.
    }
cloudcity-face-cause-scarce = { $count ->
        [one] C’est la dernière passerelle { $level } de distance { $distance }.
       *[other] Il ne reste que { $count } passerelles { $level } de distance { $distance } pour toute la table.
    }
cloudcity-face-cause-fills = Plus aucune passerelle ne tiendra sur { $squares }.
cloudcity-face-cause-tile-gains = { $votes ->
        [0] Au prochain tour, cette tuile ne rapporte aucun vote tout de suite.
        [one] Au prochain tour, cette tuile rend possible { $votes } vote de plus.
       *[other] Au prochain tour, cette tuile rend possibles { $votes } votes de plus.
    }
cloudcity-face-cause-pile-gains = Une tuile de la pioche rend possibles { $mean } votes de plus en moyenne ; { $count } sur { $of } en rendent possibles { $most }.
cloudcity-face-cause-unbuilt = { $votes ->
        [one] { $votes } vote reste sur la table, et il n’y a plus de tour : { $bridges }.
       *[other] { $votes } votes restent sur la table, et il n’y a plus de tour : { $bridges }.
    }
cloudcity-face-cause-waits = { $count ->
        [one] Une passerelle de { $votes } attend et peut encore se construire à un autre tour.
       *[other] { $count } passerelles pour { $votes } votes attendent et peuvent encore se construire à un autre tour.
    }
cloudcity-face-cause-idle = C’est la dernière pioche : elle ne change aucun score.
