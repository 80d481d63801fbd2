cite-told-start = Game { $game } · Cité · { $level } · players: { $players } · options: { $options } · seed { $seed }
cite-level-first = first games
cite-level-grand = Grand Jeu
cite-level-advanced = advanced rules
cite-options-handicap = handicaps
cite-options-time-is-gold = time is gold
cite-options-simultaneous = simultaneous
cite-options-interquarter = interquarter

cite-story-place = { $name } lays out a quarter: { $buildings }
cite-story-card = { $name } plays “{ $card }”
cite-story-produce = { $name } harvests { $goods }
cite-story-draw = { $name } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and keeps { $kept }
cite-story-settle = { $name } pays { $goods } as contract { $contract } asks
cite-story-late = { $name } cannot pay what contract { $contract } asks for
cite-story-deposit = { $name } now has in the bank: { $goods }
cite-story-offer = { $name } offers { $give } for { $get } to { $to }
cite-story-answer-accept = { $name } accepts
cite-story-answer-decline = { $name } declines
cite-story-answer-counter = { $name } answers: { $give } for { $get }
cite-story-trade = { $name } gives { $give } and gets { $get } from { $to }
cite-story-handshake = { $name } enters a deal: { $flows }
cite-story-flow = { $giver } gives { $goods } to { $to }
cite-story-contract = { $name } signs contract { $contract } with { $to }: { $terms }
cite-story-term-pay = { $giver } pays { $goods } to { $to } in turns { $turns }
cite-story-term-any = { $n ->
        [one] any { $n } resource
       *[other] any { $n } resources
    }
cite-story-term-place = { $giver } builds { $building } at { $place } by turn { $turn }
cite-story-transform = { $name } uses { $building }, { $n } times
cite-story-market = { $name } exchanges { $give } for { $get } at the market
cite-story-flea = { $name } exchanges { $give } for { $get } at the flea market
cite-story-pay = { $name } pays { $goods } for { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
cite-story-build = { $name } builds { $building } at { $place }, for { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
cite-story-invest = { $name } buys a card
cite-story-discard = { $name } discards “{ $card }”
cite-story-consent = { $name } allows a building of { $to }: { $building }
cite-story-move = { $name } moves { $building } to { $place }
cite-story-jury = { $votes } votes against { $to }
cite-story-pass = { $name } passes
cite-story-done = { $name } is done for this turn
cite-story-end = { $name }: { $score } points ({ $cells } cells, { $resources } resources), place { $place }
cite-and = { $first } and { $last }
cite-player = player { $letter }

cite-cause-trade-own = Your resources buy { $before } cells, then { $after }.
cite-cause-trade-other = Those of { $name }: { $before }, then { $after }.
cite-cause-split = You have { $share }% of what the exchange gains.
cite-cause-no-gain = The exchange brings you nothing.
cite-cause-no-gain-other = { $name } gains nothing: expect a refusal.
cite-cause-race = { $name } would get ahead of you before the end.
cite-cause-points = { $cells } points for { $price ->
        [one] { $price } cell
       *[other] { $price } cells
    }.
cite-cause-harvest = { $goods } more resources a turn, { $turns } times: { $all } in all.
cite-cause-cells = { $cells } more free cells a turn.
cite-cause-cards = { $cards } more cards a turn.
cite-cause-neighbour = { $name } harvests { $goods } more a turn from it, too: that has its price.
cite-cause-spent = { $resources } resources are spent, { $left } are left.
cite-cause-most = Without conversion your resources buy { $cells } cells at most.
cite-cause-convert = Without conversion: { $before } cells; with it: at least { $after }.
cite-cause-rights-lost = { $cells } building rights would be lost at the end of the turn.
cite-cause-could-buy = Your resources would still buy { $cells } cells; they stay for later.
cite-story-term-ban = Nobody trades with { $name }
