cite-face-at = { $building } at { $place }
cite-face-map = The map
cite-face-cell = Cell { $place }
cite-face-building = { $building }, of { $owner }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
cite-face-brings = Brings { $goods } a turn (factor { $times }).
cite-face-goods = Resources
cite-face-who = { $name } · { $profession }
cite-face-banked = in the bank: { $goods }
cite-face-held = { $name }: { $goods }
cite-face-none = no { $good }
cite-face-kind = { $building }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $n } left
cite-face-hidden-card = hidden card
cite-face-to-build = To build
cite-face-deals = Contracts
cite-face-due-paid = Turn { $turn }: paid.
cite-face-due-due = Turn { $turn }: due.
cite-face-due-open = Turn { $turn }: to come.
cite-face-remedy-more = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } are missing, and your resources do not buy them without conversion or trade.
cite-face-remedy-pay = Pay for { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } first: { $goods }.
cite-face-facing-h = along the row
cite-face-facing-v = along the column
cite-face-build = { $building } · { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
cite-face-costs = { $building }: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
cite-face-cheaper = A manufacture beside it saves { $cells }.
cite-face-gold-price = Each cell may be paid with 2 gold.
cite-face-cells = { $n ->
        [one] { $n } cell a turn
       *[other] { $n } cells a turn
    }
cite-face-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cite-face-gain = With each harvest you gain { $what } more.
cite-face-gain-other = { $name } gains { $what } from it.
cite-face-remove = Take back: { $building }
cite-face-offer = { $give } for { $get }, to { $to }
cite-face-swap = Swap: { $good }
cite-face-rate = { $give } for { $get }
cite-face-accept = Accept
cite-face-decline = Decline
cite-face-counter = Counter: { $offer }
cite-face-take = Take: { $offer }
cite-face-prompt-over = The game is over.
cite-face-prompt-wait = Others are deciding.
cite-face-prompt-before = Play a card before production?
cite-face-prompt-keep = Which card to keep?
cite-face-prompt-settle = What to pay the debt with?
cite-face-prompt-first = Lay out your quarter: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } left.
cite-face-prompt-work = Trade, pay, build: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } to build.
cite-face-prompt-offer = { $name } gives you { $give } and asks for { $get }{ $cards ->
        [0] { "" }
       *[other] { " " }(cards: { $cards })
    }.
cite-face-prompt-asked = { $name } asks you: { $what }
cite-face-prompt-place = What to build, and where?
cite-face-suggested = Suggested layout
cite-face-named-as = { $name }: { $what }
cite-face-named-lay = lay out: { $buildings }
cite-face-named-build = build { $building }{ $gold ->
        [0] { "" }
       *[other] { " " }({ $gold } with gold)
    }
cite-face-named-ask = ask for a place: { $building }
cite-face-named-consent = allow: { $building }
cite-face-named-pay = pay for { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }: { $goods }
cite-face-named-counter = offer { $give } for { $get } instead
cite-face-named-take = take the offer of { $name }
cite-face-named-transform = { $building }, { $n } times
cite-face-named-market = at the market: { $give } for { $get }
cite-face-named-flea = at the flea market: { $give } for { $get }
cite-face-named-deposit = in the bank: { $goods }
cite-face-named-settle = contract { $contract }: pay { $goods }
cite-face-named-card = play { $card }
cite-face-named-keep = keep { $card }
cite-face-named-discard = discard { $card }
cite-face-named-done = done for this turn
cite-face-named-pass = pass
cite-face-named-ready = play no more cards
cite-face-named-accept = accept
cite-face-named-decline = decline
cite-face-named-handshake = enter a deal
cite-face-named-sign = propose a contract
cite-face-named-invest = buy a card
cite-face-named-move = move a promised building
cite-face-named-jury = call a jury
cite-face-named-harvest = harvest
cite-face-turn = Turn
cite-face-rights = Cells to build
cite-face-buy = Your resources buy
cite-face-buy-converted = with conversion: at least { $cells }
cite-face-harvest = Next harvest
cite-face-built = Cells
cite-face-hand = Cards
cite-face-score = Points
cite-face-left = { $n } left over
cite-face-won = Won by { $names }, with { $score } points.
cite-face-floor = { $name } has the floor. Passes in a row: { $row } of { $players }.
cite-face-middle = Gold in the middle of the table: { $gold }.
cite-face-alone = By itself
cite-face-pay-first = First you pay { $goods }; then choose the place once more.
cite-face-owned = { $building }, of { $owner }
cite-face-line = { $building }: { $amount }
