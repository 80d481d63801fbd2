### Une partie enregistrée, racontée.

told-start = Partie { $game } · { $edition } · { $level } · joueurs : { $players } · { $victory } · variantes : { $variants } · graine { $seed }
told-draw = pioche { $cards }
told-offer = propose au joueur { $to } les lots { $open } | { $rest }
told-take =
    { $lot ->
        [open] prend le premier lot : { $cards }
        [rest] prend le deuxième lot : { $cards }
       *[other] garde { $cards }
    }
told-architect = place l’architecte en [{ $cell }]
told-build =
    { $paid ->
        [0] construit { $card }{ $facing } en [{ $cell }]
       *[other] construit { $card }{ $facing } en [{ $cell }] pour { $paid } $
    }
told-cloud = reçoit un nuage en [{ $cell }]
told-discard = défausse { $card }
told-develop = développe { $colour } en [{ $cell }]
told-income = touche { $amount } $
told-buy = achète { $card } pour { $paid } $, en [{ $cell }]
told-end = Joueur { $player } : place { $place }, score { $score }, { $money } $
