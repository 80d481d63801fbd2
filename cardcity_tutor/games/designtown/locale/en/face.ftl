### The table of Design Town: cards, areas, odds, choices and the log.

designtown-the-R = the residential district
designtown-the-A = the apartment
designtown-the-S = the convenience store
designtown-the-M = the shopping mall
designtown-the-H = the hospital
designtown-the-C = the church
designtown-the-F = the factory
designtown-the-W = the power plant
designtown-the-P = the park
designtown-the-G = the station
designtown-and = { $first } and { $last }
designtown-number = { $value }
designtown-in = { $part } in { $all }
designtown-never = never
designtown-always = always

## A card read aloud

designtown-label = { $name }, { $side ->
        [back] back
       *[front] front
    }: { $yields }.
designtown-yield-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
designtown-yield-hospital = { $count ->
        [0] a coin for each unhappy face
        [one] { $count } coin and one more for each unhappy face
       *[other] { $count } coins and one more for each unhappy face
    }
designtown-yield-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
designtown-yield-unhappy = { $count ->
        [one] { $count } unhappy face
       *[other] { $count } unhappy faces
    }
designtown-yield-none = nothing
designtown-gain-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
designtown-gain-limit = { $count ->
        [one] a limit higher by { $count }
       *[other] a limit higher by { $count }
    }
designtown-gain-buys = { $count ->
        [one] { $count } purchase more
       *[other] { $count } purchases more
    }
designtown-gain-upgrades = { $count ->
        [one] { $count } upgrade more
       *[other] { $count } upgrades more
    }
designtown-gain-cut = taxes lower by { $count }
designtown-gain-none = nothing
designtown-label-cost = Price { $cost }.
designtown-label-tax = Upgrading costs { $tax }: { $other }.
designtown-label-moves = Upgrading costs { $tax }: it moves to another player as a { $other }.
designtown-label-recycle = Recycling brings { $gain }: { $other }.

## Areas

designtown-row = Played this turn
    .note = { $count ->
        [0] no card yet
        [one] { $count } card
       *[other] { $count } cards, in order
    }
designtown-row-card = Card { $place } of the row: it brought { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $total } so far.
designtown-next = Next: { $card }
designtown-next-forced = Next, and it must be played: { $card }
designtown-meter-unhappy = Unhappy · ends at { $limit }
designtown-meter-coins = Coins
designtown-meter-points = Points · { $goal } win
designtown-meter-cards = Cards
designtown-meter-no-store = no store yet
designtown-deck = Deck
    .note = { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
designtown-deck-below = { $count ->
        [0] none below
        [one] { $count } below
       *[other] { $count } below
    }
designtown-deck-empty = The deck is empty.
designtown-deck-known = Below it, known: { $cards }.
designtown-deck-holds = Below, in unknown order: { $cards }.
designtown-discard = Discard
    .note = { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
designtown-supply = Supply
    .note = { $coins ->
        [one] with { $coins } coin
       *[other] with { $coins } coins
    }
designtown-pile = { $count } left. Buying and upgrading costs { $both }. { $can ->
        [yes] It can be paid now.
       *[no] It cannot be bought now.
    }
designtown-left = { $count } left
designtown-both = both: { $price }
designtown-no-deck = nothing

## Odds

designtown-odds-ends = going on ends the turn
designtown-part-calm = calm
designtown-part-forced = forced, safe
designtown-part-wins = wins
designtown-part-ends = ends it
designtown-odds-below = { $count ->
        [one] { $count } card below
       *[other] { $count } cards below
    }: { $cards }
designtown-odds-shuffled = { $count ->
        [one] { $count } card would be shuffled
       *[other] { $count } cards would be shuffled
    }: { $cards }
designtown-odds-building = Build with the coins of this turn; nothing is played now.
designtown-note-bust = Going on ends the turn: { $chance }. Unhappy faces { $unhappy }, the turn ends at { $limit }.
designtown-note-sum = { $coins } ({ $p })
designtown-note-coins = Coins after it, with their chances: { $sums }.
designtown-note-points = { $goal } points at once: { $chance }.
designtown-note-worth = To the end of this deck, stopping is worth { $stop } and going on { $go }.
designtown-note-worth-near = One decision ahead, stopping is worth { $stop } and going on { $go }.

## Numbers beside the table

designtown-stat-unhappy = Unhappy faces
designtown-stat-limit = the turn ends at { $limit }
designtown-stat-coins = Coins
designtown-stat-points = Points
designtown-stat-cards = Cards played
designtown-stat-store = with a store
designtown-stat-no-store = no store yet
designtown-stat-actions = Action
designtown-stat-extra = more by cards: purchases { $buys }, upgrades { $upgrades }
designtown-sum-recycled = Recycled: { $card }
designtown-stat-supply = Supply
designtown-stat-deck = Deck
designtown-stat-top = on top: { $card }
designtown-stat-discard = Discard

## Choices

designtown-prompt-residential = A residential district is on top: it must be played.
designtown-prompt-mall = The mall calls one more card.
designtown-prompt-first = Play a first card.
designtown-prompt-start-empty = Your deck is empty: shuffle your discard to begin.
designtown-prompt-empty = The deck is empty: shuffle and go on, or stop?
designtown-prompt-nothing = Nothing is left to play: stop.
designtown-prompt-free = One more card, or stop with { $coins }?
designtown-prompt-build = Build with { $coins }.
designtown-prompt-built = Nothing more can be built with { $coins }: end the turn.
designtown-prompt-remove = Choose a card of the supply: it leaves the game.
designtown-prompt-bust = Too many unhappy faces: the turn is over.
designtown-prompt-won = The game is won.
designtown-prompt-lost = The supply is empty: the game is lost.
designtown-prompt-over = The game is over.
designtown-do-play = Play { $card }
designtown-do-play-none = Play a card
designtown-do-shuffle = Shuffle the discard
designtown-do-stop = Stop, build with { $coins }
designtown-do-stop-only = Stop
designtown-do-recycle = Recycle
designtown-do-recycle-card = Recycle { $card }
designtown-do-buy = Buy
designtown-do-buy-upgrade = Buy and upgrade
designtown-do-upgrade = Upgrade
designtown-do-end = End the turn
designtown-do-remove = Take out
designtown-do-remove-card = Take { $card } out of the supply
designtown-to = to { $player }
designtown-named-buy = buy { $card }
designtown-named-buy-upgrade = buy and upgrade { $card }
designtown-named-times = { $action } (×{ $count })
designtown-named-upgrade = upgrade { $card }
designtown-remedy-deck-empty = Shuffle the discard first, or stop.
designtown-remedy-deck-left = Play the deck to its end first.
designtown-remedy-discard-empty = There is nothing to shuffle: stop.
designtown-remedy-stop = Play the card first; then decide again.
designtown-remedy-stop-empty = Shuffle, and play a card first.
designtown-remedy-recycle = A card with green arrows in the discard: mall, church, power plant or station.
designtown-remedy-no-recycle = Upgrade a store, a hospital, a factory or a park: its back can be recycled later.
designtown-remedy-money = { $coins } are missing.
designtown-remedy-no-action-buy = A park in the row would give one more purchase.
designtown-remedy-no-action-upgrade = A station in the row would give one more upgrade.
designtown-remedy-no-action-buy-upgrade = Only the one action of everybody can be a purchase with an upgrade.
designtown-remedy-not-upgradable = This card shows its back already; it can be recycled while you play cards.
designtown-remedy-no-buy = Play on longer next time, for more coins.
designtown-remedy-no-buy-upgrade = Buy now, and upgrade in a later turn.
designtown-remedy-no-upgrade = Cards of this turn can be upgraded in a later one.
designtown-preview-bust = The turn ends: { $chance }.
designtown-preview-win = You win: { $chance }.
designtown-preview-coins = Else you have { $coins }.
designtown-preview-between = Else you have { $least } to { $most } coins.
designtown-preview-shuffle = { $count ->
        [one] { $count } card becomes
       *[other] { $count } cards become
    } the new deck; residential districts among them: { $homes }.
designtown-preview-loses = This takes the last card of the supply: the game would be lost.
designtown-preview-nothing = With { $coins } nothing can be built.
designtown-preview-stop = The best you could build: { $actions }, for { $price }.
designtown-preview-end = What is left ({ $coins }) is lost; the row goes to the discard.
designtown-preview-recycle = Now: { $gain }. Later: the card is a { $other } again, worth { $lost } less.
designtown-preview-saves = The chance that going on ends the turn: { $before } before, { $after } then.
designtown-preview-pay = { $price }; { $left } left. { $card } goes into your discard.
designtown-preview-pay-away = { $price }; { $left } left. { $card } goes into another player’s discard.
designtown-preview-pay-top = { $price }; { $left } left. { $card } goes on top of your deck.
designtown-preview-pay-top-away = { $price }; { $left } left. { $card } goes on top of your deck, and an apartment of yours to another player.
designtown-preview-worth = { $gained ->
        [one] Your cards gain { $gained } of worth.
       *[other] Your cards gain { $gained } of worth.
    }
designtown-preview-remove = { $card } leaves the game; { $left } are left in the supply.

## Typing

designtown-words-play = play, go, go on, p
designtown-words-stop = stop, build, s
designtown-words-shuffle = shuffle
designtown-words-end = end, done
designtown-words-buy = buy, b
designtown-words-upgrade = upgrade, u
designtown-words-buy-upgrade = buy+upgrade, buy and upgrade, bu
designtown-words-recycle = recycle, r
designtown-words-remove = remove, take out
designtown-gesture = “{ $value }” is no decision of Design Town.
designtown-typed = “{ $value }” is no decision here. Expected: play, stop, shuffle, recycle C, buy S, upgrade H, buy+upgrade P, upgrade A to B, or end.
designtown-typed-card = “{ $value }” names no card. Expected: one of { $expected }, or its name.

## The log

designtown-log-play-no = { $name } plays { $card }.
designtown-log-play-first-card = { $name } plays { $card } first.
designtown-log-play-residential-top = { $name } has to play { $card }: it was on top.
designtown-log-play-mall-more = { $name } plays { $card }: the mall called it.
designtown-log-bottom = The factory sends { $card } from the bottom of { $name }’s deck to the discard.
designtown-log-bust = { $name } has { $unhappy } unhappy faces, and the limit is { $limit }: the turn is lost.
designtown-log-stop = { $name } stops with { $coins }.
designtown-log-shuffle = { $count ->
        [one] { $name } shuffles one card into a new deck.
       *[other] { $name } shuffles { $count } cards into a new deck.
    }
designtown-log-remove = { $name } takes { $card } out of the supply.
designtown-log-recycle = { $name } recycles { $card }.
designtown-log-buy = { $name } buys { $card } for { $paid }.
designtown-log-upgrade = { $name } upgrades { $card } for { $paid }.
designtown-log-buy-upgrade = { $name } buys and upgrades { $card } for { $paid }.
designtown-log-give = { $name } lays { $card } into { $to }’s discard.
designtown-log-box = { $name } puts { $card } back into the box.
designtown-log-done = { $name } ends the turn.
designtown-log-end-points = { $name } wins by points.
designtown-log-end-cards = { $name } wins by cards.
designtown-log-end-supply = The supply is empty: { $name } has lost.
designtown-log-end-limit = The game is cut short; nobody wins.

## Causes

designtown-cause-bust = Going on ends the turn: { $chance }. You have { $unhappy } unhappy faces and the limit is { $limit }; of the { $below } cards in unknown order { $homes } are residential districts.
designtown-cause-even = Stopping is worth { $stop }, a turn that survives { $alive }: going on pays as long as the turn ends in fewer than { $even } of 100 cases, and here it is { $bust }.
designtown-cause-lost = Going on would end the turn for certain.
designtown-cause-difference = { $way ->
        [less] To the end of this deck, the other choice is worth { $difference } more.
       *[more] To the end of this deck, this is worth { $difference } more than the other choice.
    }
designtown-cause-difference-near = { $way ->
        [less] One decision ahead, the other choice is worth { $difference } more.
       *[more] One decision ahead, this is worth { $difference } more than the other choice.
    }
designtown-cause-remove = { $card }, worth at most { $worth }, is the card you would miss: take out what you need least.
designtown-cause-recycle = Recycling { $card } brings { $gain } now; it then lies there as { $front }, worth { $lost } less.
designtown-cause-saves = Going on would end the turn: { $before } before, { $after } after it.
designtown-cause-in-plan = This is part of the best set: it adds { $worth } of worth for { $price }.
designtown-cause-build = It adds { $worth } of worth for { $price }.
designtown-cause-plan = { $actions } would be best: { $worth } of worth for { $price }.
designtown-cause-nothing = With { $coins } nothing can be built.
designtown-cause-upgrade = The upgrade that gains most: { $action }, { $worth } of worth for { $price }.
designtown-cause-roads-points = Eight points look nearer: your cards have { $points } of { $points_goal } points, and are { $cards } of { $cards_goal } cards.
designtown-cause-roads-cards = Eighteen cards look nearer: you own { $cards } of { $cards_goal } cards; in points your cards have { $points } of { $points_goal }.
designtown-cause-assumed = The prices, and what cards are worth, are our assumed numbers, not those of your box.
