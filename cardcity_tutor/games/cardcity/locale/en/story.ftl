### The story of a recorded game.

told-start = Game { $game } · { $edition } · { $level } · players: { $players } · { $victory } · variants: { $variants } · seed { $seed }
told-draw = draws { $cards }
told-offer = offers player { $to } the lots { $open } | { $rest }
told-take =
    { $lot ->
        [open] takes the open lot: { $cards }
        [rest] takes the rest: { $cards }
       *[other] keeps { $cards }
    }
told-architect = puts the architect at [{ $cell }]
told-build =
    { $paid ->
        [0] builds { $card }{ $facing } at [{ $cell }]
       *[other] builds { $card }{ $facing } at [{ $cell }] for ${ $paid }
    }
told-cloud = gets a cloud at [{ $cell }]
told-discard = discards { $card }
told-develop = develops { $colour } at [{ $cell }]
told-income = earns ${ $amount }
told-buy = buys { $card } for ${ $paid }, at [{ $cell }]
told-end = Player { $player }: place { $place }, score { $score }, ${ $money }
