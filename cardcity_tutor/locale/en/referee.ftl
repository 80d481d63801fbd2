# The referee: a real table copied card by card.

## Steps, buttons and fields
ui-ref-title = Referee
ui-ref-lead = Real cards on the table, a question about the rules: copy the cities, the referee answers.
ui-ref-steps = Steps
ui-ref-step-setup = Table
ui-ref-step-cards = Cards
ui-ref-step-grow = Develop
ui-ref-step-income = Income
ui-ref-step-result = Score
ui-ref-players = Players
ui-ref-count = Number of players
ui-ref-first = First player
ui-ref-name = Name
ui-ref-money = Money ($)
ui-ref-reserve = Cards left in the reserve
ui-ref-reserve-why = An empty field means: there are enough.
ui-ref-reserve-homes = Residences
ui-ref-reserve-shops = Commerces
ui-ref-reserve-clouds = Clouds
ui-ref-begin = Enter the cards
ui-ref-check = Check
ui-ref-copy = Copy
ui-ref-check-why = The card is being played now: the referee says whether it may go there, and why.
ui-ref-copy-why = The card lies there already: it is noted without question.
ui-ref-way = How to enter the cards
ui-ref-typed = Card and cell
ui-ref-note = Note
ui-ref-pick-first = Pick a card first.
ui-ref-force = It lies there all the same
ui-ref-bought = Bought at the end of the turn
ui-ref-objections = Objections
ui-ref-show = Show
ui-ref-remove = Remove
ui-ref-text = Text or link of the city
ui-ref-text-open = Paste a whole city
ui-ref-read = Read this text
ui-ref-clear = Empty this city
ui-ref-due = What develops
ui-ref-stays = What does not develop, and why
ui-ref-due-others = The other players
ui-ref-next-player = Next player
ui-ref-to-income = Count the income
ui-ref-pay = Pay
ui-ref-pay-all = Pay everybody
ui-ref-to-result = Count the points
ui-ref-now = If the game ended now
ui-ref-side-by-side = Line by line
ui-ref-rule = Rule
ui-ref-place = Place
ui-ref-rank = Rank
ui-ref-details = Each city in detail
ui-ref-file = Keep this table
ui-ref-save = Save to a file
ui-ref-load = Open a file
ui-ref-new = Begin another table
ui-ref-share = Share the result
ui-ref-copy-text = Copy the result
ui-ref-copied = Copied.
ui-ref-record = Record at the club
ui-ref-record-seat = My seat
ui-ref-stage = Reveal line by line
ui-ref-print = Print
ui-ref-kept = This browser has kept a referee’s table.
ui-ref-elsewhere = This table was changed in another tab or window.
ui-ref-pollution = Pollution

## What there is to do
referee-task-check = Take a card, then touch its cell.
referee-task-copy = Take a card, then touch every cell where it lies.
referee-task-check-body = { $places ->
    [0] This card can go nowhere in this city.
    [one] This card can go to one cell only.
   *[other] This card can go to { $places } cells{ $turns ->
        [1] {""}
       *[other] {" "}if you turn it
    }.
}
referee-task-shared = The city is shared: the card is laid by { $name }.
referee-clear = No objection: { $looked } are in order. The order of the moves and the money are not checked here.
referee-looked-limit = the limit
referee-looked-industries = the neighbours of industries
referee-looked-links = the connections
referee-looked-frame = the frame
referee-looked-clouds = the clouds
referee-looked-stock = the number of cards
referee-due-none = Nothing develops for { $name }.
referee-due = { $count ->
    [one] One district develops for { $name }.
   *[other] { $count } districts develop for { $name }.
}
referee-due-why = The order is free; after each card everything is counted anew.
referee-due-ask = Touch an empty cell: the referee says why nothing grows there.
referee-order = Players develop in turn: { $names }.
referee-due-other = { $name }: { $count ->
    [0] nothing
    [one] one district
   *[other] { $count } districts
}
referee-due-first = Some developments are still to be done ({ $names }). Income is counted afterwards.
referee-due-open = Some developments are still possible ({ $names }): the score can still change.
referee-doubted = This table has { $count ->
    [one] one objection
   *[other] { $count } objections
}: the count takes the cards as they are.

## What was just done
referee-said-entered = Noted: { $card } on { $cell }.
referee-said-erased = { $cell } is empty.
referee-said-stray = Noted: { $card }, beyond the frame. This card does not count.
referee-said-forced = Noted against the rules: { $card } on { $cell }. The objection is in the list.
referee-said-paid = { $card } on { $cell }: { $name } pays { $price } and keeps { $left }.
referee-said-cloud = A cloud comes: lay it now ({ $cite }).
referee-said-cloud-owed = { $count ->
    [one] A cloud is still due: lay it
   *[other] { $count } clouds are still due: lay them
} ({ $cite }).
referee-said-turn = Turn { $turn } begins.
referee-paid-already = The income of turn { $turn } is paid already. Begin the next turn to pay again.
referee-turn = Income of turn { $turn }
referee-paid = paid, turn { $turn }
referee-next-turn = Begin turn { $turn }
referee-said-income = { $name } gets { $amount }: { $before } → { $after }.
referee-said-restored = The table is back.
referee-said-new = Another table begins. “Undo” brings the last one back.
referee-said-way = The cities stay on the table, the rules have changed.
referee-said-way-anew = { $count ->
    [one] This city does not fit the new rules and begins anew
   *[other] These cities do not fit the new rules and begin anew
}: { $names }. “Undo” brings back what was there.
referee-said-way-gone = { $count ->
    [one] This city has left the table
   *[other] These cities have left the table
}: { $names }. “Undo” brings back what was there.
referee-way-anew = { $count ->
    [one] This city does not fit the new rules and would begin anew
   *[other] These cities do not fit the new rules and would begin anew
}: { $names }.
referee-way-gone = { $count ->
    [one] This city would leave the table
   *[other] These cities would leave the table
}: { $names }.
referee-money = { $given ->
    [yes] Money is counted in whole dollars from 0 to { $max }: “{ $value }” is no such amount.
   *[no] Write how much money there is, in whole dollars from 0 to { $max }.
}
referee-pile = A pile of the reserve has 0 to { $max } cards: “{ $value }” is no such number. Leave the field empty if there are enough.
referee-copy-only = Under “Check”, cards are laid as in the game: no town hall, and none is taken away. Choose “Copy” to put right what is on the screen.
referee-said-hall = The town hall lies where you touched. Cells are named from it, so it is on { $cell } as ever, and the other cards have new names.
referee-hall = The town hall stays where the game began: no card takes its place. To note it elsewhere, take the card “town hall” and touch its cell.
referee-hall-shared = The town halls stay where the game began: no card takes their place.
referee-no-card = “{ $card }” is not played under these rules. Expected: { $cards }.
referee-income = { $name }’s income
referee-money-after = { $before } → { $after }

## Objections
objection-who = { $name }: { $text }
objection-no-hall = the city has no town hall.
objection-limit = { $number } cards count towards the limit, which is { $most }.
objection-residence-industry = a residence touches an industry, on { $cells }.
objection-adjacent = { $count ->
    [one] the card on { $cells } is not joined to the others.
   *[other] the cards on { $cells } are not joined to the others.
}
objection-growth = the district on { $cells } could neither be built nor have grown so.
objection-order = no order of building and developing its cards leads to this city.
objection-clouds-few = { $number ->
    [0] no cloud
    [one] one cloud
   *[other] { $number } clouds
}, while the industries on { $cells } bring at least { $least }.
objection-clouds-many = { $number ->
    [one] one cloud
   *[other] { $number } clouds
}, while { $most ->
    [0] nothing here brings any
   *[other] the industries on { $cells } bring { $most } at most
}.
objection-level = { $card } on { $cells }: this card is not part of this game.
objection-doubt = { $card } on { $cells }: laid against the rules.
objection-stray = { $where ->
    [yes] { $card } on { $cells } is beyond the frame and does not count.
   *[no] { $card } is beyond the frame and does not count.
}
objection-stock = { $number } cards “{ $card }” in all, while this game has { $most }.
objection-all = the whole table
objection-bicolour = bicolour

## The result
referee-result-solo = { $name }: { $rank }
referee-result-won = { $name } wins.
referee-result-shared = { $names } win together.
referee-result-out = Nobody wins: pollution puts everybody out.
referee-tie-rest = A tie between { $names }: the money left after the conversion breaks it ({ $values }).
referee-tie-money = A tie between { $names }: money breaks it ({ $values }).
referee-tie-cards = A tie between { $names }: the number of cards breaks it ({ $values }).
referee-tie-shared = A complete tie between { $names }. { $victory ->
    [happiness] The rulebook does not say what then
   *[other] The rulebook suggests playing again
}; here they share the place, which is our choice.
referee-tie-value = { $name }: { $value }
referee-summary-line = { $place }. { $name }: { $score }, { $money }
referee-summary-part = – { $title }: { $value }
referee-summary-note = Objection: { $text }

## Files
referee-file-long = This file is too large: { $size } characters instead of { $max } at most.
referee-file-unread = This file is not a referee’s table saved by this tutor.
referee-file-version = This table comes from another version ({ $version }); this one reads version { $known }.
referee-file-field = In this file “{ $field }” is missing or makes no sense. The table stays as it was.
referee-typed = “{ $text }” does not say which card goes where. Write for example “R d4”, or “. d4” to empty the cell.

## The club
referee-record-nobody = With a nickname at the club, this result can be recorded for everybody who signs.
referee-record-why = Is this how the game ended? Recorded at the club, it counts for everybody who signs, as soon as two have: in their results and this evening’s leaderboards.
referee-record-none = I did not play
referee-recorded = Recorded. It counts as soon as two have signed.
