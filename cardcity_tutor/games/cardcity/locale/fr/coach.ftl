### L’entraîneur : pourquoi un coup vaut mieux qu’un autre, les indices, la relecture d’une partie.

## Causes : ce qu’un coup change
cause-nearer = { $district } touche alors { $touch } (avant : { $had }).
cause-farther = { $district } ne touche plus que { $touch } (avant : { $had }).
cause-founds = { $district } fonde un quartier, qui touche { $touch }.
cause-enlarges = { $district } compte alors { $cards }, et touche { $touch }.
cause-merges = { $district } réunit des quartiers jusque-là séparés ({ $sizes }).
cause-hems = { $lost ->
        [one] { $district } perd { $lost } case où grandir ; il lui en reste { $left }.
       *[other] { $district } perd { $lost } cases où grandir ; il lui en reste { $left }.
    }
cause-walled = { $smoke ->
        [yes] { $district } ne grandira plus : toute case libre à côté touche une industrie.
       *[other] { $district } ne grandira plus : { $it } n’a plus de case libre à côté.
    }
cause-closes = { $colour ->
        [R] Une résidence ne peut plus aller en { $cells }
        [C] Un commerce ne peut plus aller en { $cells }
       *[other] Une industrie ne peut plus aller en { $cells }
    } ({ $left ->
        [0] il ne reste aucune case possible
        [one] il reste { $left } case possible
       *[other] il reste { $left } cases possibles
    }).
cause-closes-many = { $colour ->
        [R] Une résidence
        [C] Un commerce
       *[other] Une industrie
    } ne peut plus aller sur { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ({ $left ->
        [0] il n’en reste aucune
       *[other] il en reste { $left }
    }).
cause-frame = La cité s’étend sur { $height ->
        [one] { $height } ligne
       *[other] { $height } lignes
    } et { $width ->
        [one] { $width } colonne
       *[other] { $width } colonnes
    } : { $count ->
        [0] aucune case ne sort du cadre.
        [one] { $count } case sort du cadre.
       *[other] { $count } cases sortent du cadre.
    }
cause-cloud = Une autre industrie est en ligne avec celle-ci : un nuage arrive.
cause-pays = Ce coup coûte { $price } ; il reste { $left } en caisse.
cause-saves = Rien n’est dépensé : { $money } en caisse.
cause-room = La limite { $after ->
        [0] ne laisse plus entrer aucune carte
        [one] laisse encore entrer { $after } carte
       *[other] laisse encore entrer { $after } cartes
    } (avant : { $before }).
cause-income = { $source ->
        [commerce-income] Les commerces rapportent { $after } par tour au lieu de { $before }.
        [salary] Le salaire est de { $after } par tour au lieu de { $before }.
       *[other] Les parcmètres rapportent { $after } par tour au lieu de { $before }.
    }
cause-score = { $title } : { $after } au lieu de { $before }.
cause-out = La pollution élimine cette cité : la caisse ne suffit pas à payer.
cause-saved = La caisse suffit de nouveau à payer la pollution.
cause-opens = { $count ->
        [0] L’architecte n’ouvre aucune case nouvelle.
        [one] L’architecte ouvre { $count } case : { $cells }.
       *[other] L’architecte ouvre { $count } cases : { $cells }.
    }
cause-bars = { $rule ->
        [leisure-price] Il ne reste pas de quoi payer { $card }.
        [limit] La limite ne laisse plus entrer { $card }.
       *[other] Plus aucune case n’accepte { $card }.
    }
cause-frees = { $rule ->
        [limit] La limite laisse maintenant entrer { $card }.
       *[other] Une case s’ouvre pour { $card }.
    }
cause-buildable = { $count ->
        [0] Aucune carte à bâtir.
        [one] { $most ->
            [0] La carte ne peut pas être bâtie.
           *[other] La carte peut être bâtie.
        }
       *[other] { $most ->
            [0] Aucune des { $count } cartes ne peut être bâtie.
            [one] { $most } carte sur { $count } peut être bâtie.
           *[other] { $most } cartes sur { $count } peuvent être bâties.
        }
    }
cause-bill = Les loisirs à bâtir coûtent { $price }, sur { $money } en caisse.
cause-could-grow = { $district } grandirait grâce à cette carte : { $card }.
cause-could-earn = De quoi gagner { $gain } de plus par tour, avec { $card }.
cause-hidden = { $count ->
        [one] { $count } carte est face cachée.
       *[other] { $count } cartes sont face cachée.
    }
cause-bribe = { $lot ->
        [small] { $money } de pot-de-vin sur le petit lot.
        [large] { $money } de pot-de-vin sur le grand lot.
        [first] { $money } de pot-de-vin sur le premier lot.
        [second] { $money } de pot-de-vin sur le second lot.
       *[other] Ce lot apporte { $money }.
    }
cause-lot = { $lot ->
        [small] Petit lot : { $cards }.
        [large] Grand lot : { $cards }.
        [first] Premier lot : { $cards }.
       *[second] Second lot : { $cards }.
    }
cause-left = Sous la pile : { $cards }.
cause-cited = { $text } ({ $cite })

## Coups
advice-build = Bâtir { $what }
advice-cloud = Poser le nuage en { $cell }
advice-develop = Ajouter { $what }
advice-buy = Acheter { $what }
advice-pass = Ne rien acheter
advice-keep = Garder { $cards }
advice-choose = { $which ->
        [small] Prendre le petit lot
        [large] Prendre le grand lot
        [first] Prendre le premier lot
       *[second] Prendre le second lot
    }
advice-offer = Proposer un lot ({ $first }) ou l’autre ({ $second })
advice-architect = Placer l’architecte en { $cell }
advice-no-architect = Se passer de l’architecte
advice-cut = { $cut ->
        [straight] { $card } coupée droit
       *[diagonal] { $card } coupée en diagonale
    }
advice-lot-down = face cachée : { $cards }
advice-lot-both = { $up } ; { $down }
advice-lot-money = { $cards } ; { $money } de pot-de-vin

## Conseil
advice-points = { $count ->
        [one] { $value } point
       *[other] { $value } points
    }
advice-best = { $move } : environ { $score } à la fin.
    .exact = { $move } : { $score } à la fin, si la suite est jouée au mieux.
advice-spread = Sur { $playouts ->
        [one] { $playouts } partie imaginée
       *[other] { $playouts } parties imaginées
    }, la moyenne est connue à ± { $error } près (intervalle à 95 %) ; d’une partie à l’autre, l’écart type est de { $deviation }.
    .alike = { $playouts ->
        [one] Une partie imaginée finit ainsi.
       *[other] Les { $playouts } parties imaginées finissent toutes ainsi.
    }
advice-out = { $move } : la pollution élimine alors la cité.
advice-behind = { $move } : { $lag } de moins.
    .equal = { $move } : autant, ou presque.
advice-same = { $count ->
        [one] Un autre coup revient au même.
       *[other] { $count } autres coups reviennent au même.
    }
advice-reply = Le joueur suivant prendra { $lot ->
        [small] le petit lot
       *[first] le premier lot
    } { $percent } fois sur 100 : vous finirez alors avec { $left }, sinon avec { $taken }.
advice-game-over = La partie est finie : il n’y a plus rien à conseiller.
advice-budget = Le temps de réflexion ({ $seconds }) et le nombre de parties ({ $playouts }) doivent être plus grands que zéro.
advice-unknown-action = Ce n’est pas un coup possible maintenant (phase « { $phase } »).
advice-not-looked-at = Ce partage est permis, mais le conseil ne l’a pas regardé ; demandez-le avec l’option « watched ».

## Indices
hint-district = Regardez autour de { $cells }.
hint-card = Commencez par { $card }.
hint-side = { $side ->
        [north] Regardez au-dessus de la mairie.
        [south] Regardez en dessous de la mairie.
        [east] Regardez à droite de la mairie.
        [north-east] Regardez en haut à droite de la mairie.
        [north-west] Regardez en haut à gauche de la mairie.
        [south-east] Regardez en bas à droite de la mairie.
        [south-west] Regardez en bas à gauche de la mairie.
       *[west] Regardez à gauche de la mairie.
    }
hint-limit = Comptez les cartes de la cité.
hint-money = Regardez votre caisse.
hint-income = Regardez ce que la cité rapporte.
hint-hand = Comparez les cartes : laquelle sert le moins à la cité ?
hint-reach = Voyez jusqu’où va votre main sans l’architecte.
hint-rival = Regardez la cité de celui qui choisit : quel lot prendrait-il, et que vous resterait-il ?
hint-lots = Comparez ce que montrent les deux lots.
hint-rule = { $avoids ->
        [yes] Ce qui plaide contre le deuxième meilleur coup vient de cette règle : { $text } ({ $cite })
       *[other] La règle qui compte : { $text } ({ $cite })
    }
hint-why-rules = Ces règles plaident pour ce coup : { $rules }. Le dernier indice dit le coup ; « Pourquoi ? » en dit alors les raisons.
hint-why-none = Ici, les coups se valent : aucune raison ne plaide pour l’un d’eux.
hint-near = { $count ->
        [0] Aucune règle seule ne distingue le meilleur coup, mais il devance le suivant d’un point ou plus.
        [one] Aucune règle ne distingue le meilleur coup : un autre le suit à moins d’un point.
       *[other] Aucune règle ne distingue le meilleur coup : { $count } autres le suivent à moins d’un point.
    }
hint-move = { $move }.

## Relecture d’une partie
review-none = { $decisions ->
        [0] Il n’y avait rien à décider.
        [one] Rien ne prouve que la seule décision examinée ait coûté des points.
       *[other] Rien ne prouve qu’une des { $decisions } décisions examinées ait coûté des points.
    }
review-found = { $count ->
        [one] Une décision sur { $decisions } a coûté des points.
       *[other] Voici les { $count } décisions, sur { $decisions }, qui ont coûté le plus cher.
    }
review-blunder = Tour { $turn }, « { $phase } » : { $chosen }. Mieux : { $better }, { $cost } de plus (± { $error }).
    .out = Tour { $turn }, « { $phase } » : { $chosen }. La pollution élimine alors la cité. Mieux : { $better }, environ { $score } à la fin.
review-games = Ces lignes contiennent { $count } parties, et une relecture n’en regarde qu’une : donnez-lui les coups d’une seule (fonction « moves »).
review-lot = { $move } (face visible : { $cards })
review-later = La différence ne se voit que plus tard dans la partie.
review-player = Joueur { $letter }. { $text }
