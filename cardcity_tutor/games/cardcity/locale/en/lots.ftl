### What hands and lots say: dividing, choosing, keeping.

## Buttons and fields
ui-lots-offer = Offer these two lots
ui-lots-keep = Keep these cards
ui-lots-take = Take this lot
ui-lots-taken = Lot taken
ui-lots-or = or
ui-lots-money = Bribe ($)
ui-lots-picked = {"{card}"}: choose its place.
ui-lots-here = put it here
ui-lots-typed = By typing
ui-lots-ok = OK
ui-lots-wrong = Not yet
ui-lots-keys-divide = Arrows: from card to card. Number of a place: put it there. ⌫: take it back.
ui-lots-keys-choose = 1 or 2: take this lot.
ui-lots-keys-keep = Arrows: from card to card. Enter: keep it or not.
ui-lots-touch-divide = Touch a card, then its place, or drag it there. The last place fills by itself.
ui-lots-touch-keep = Touch it again to take it back.
ui-hand-picked = {"{card}"}, picked
ui-hand-turned = {"{card}"}, turned: {"{sides}"}
ui-hand-keys = 1 to 9: pick a card. R: turn it.

## Lots, places, cards
lots-name = { $which ->
        [small] The small lot
        [large] The large lot
        [first] The first lot
       *[second] The second lot
    }
    .bare = { $which ->
        [small] small lot
        [large] large lot
        [first] first lot
       *[second] second lot
    }
lots-about = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $hidden ->
        [0] { $count ->
            [one] face up
           *[other] all face up
        }
       *[other] { $hidden } of them face down
    }
lots-face = { $face ->
        [up] Face up
       *[down] Face down
    }
lots-pool = To divide
lots-hand = In hand
lots-pile = Under the pile
lots-place = { $face ->
        [up] face up
       *[down] face down
    }, { $lot }
lots-place-pool = to divide
lots-place-keep = in hand
lots-place-under = under the pile
lots-count = { $have } of { $want }
lots-count-kept = { $have } cards, { $want } to keep
lots-card = { $card }, { $place }
lots-money-here = ${ $money } on this lot
hand-covered = { $card }, hidden from the others
hand-chosen = picked

## Who does what
lots-player = Player { $letter }
lots-role = { $role ->
        [divides] { $player } divides
        [divided] { $player } has divided
        [chooses] { $player } chooses
        [next] { $player } chooses next
        [served] { $player } has cards
       *[waits] { $player } waits
    }
lots-then-open = { $divider } divides the other { $count } cards again, then { $next } chooses.
lots-then-rest = { $mine ->
        [yes] { $divider } gets the small lot; you divide for { $next }.
       *[no] { $divider } gets the small lot; { $chooser } divides for { $next }.
    }
lots-then-last = { $divider } gets the other lot, and everybody has cards.

## Tasks
lots-task-divide = Make two lots.
    .left = { $left ->
        [0] Every card has its place.
        [one] One card to divide.
       *[other] { $left } cards to divide.
    }
    .done = The two lots are offered.
    .watch = { $player } divides the cards.
lots-task-choose = Take a lot.
    .done = You take { $lot }.
    .watch = { $player } chooses a lot.
lots-task-keep = Keep { $count } cards.
    .left = { $under ->
        [one] Touch the one that goes under the pile.
       *[other] Touch the { $under } that go under the pile.
    }
    .done = Your hand is chosen.
lots-typed-divide = { $open } | { $rest }; face-down cards after “/”; all else goes face down to the { $rest }.
    .money = { $open } | { $rest }; face-down cards after “/”; all else goes face down to the { $rest }; “$2” for a bribe.
lots-typed-choose = 1: { $open }, 2: { $rest }.
lots-typed-keep = The cards that you keep, for example “{ $example }”.
hand-typed = A card, and how it is turned, for example “{ $example }”.

## What just happened
lots-moved = { $card }: { $place }, { $have } of { $want }.
lots-filled = All others: { $place }.
lots-moved-back = { $card }: to divide.
lots-laid = The cards are in place.
lots-paid = ${ $money }: { $lot }.

## What is wrong
lots-wrong-left = { $left ->
        [one] One card is still to be divided.
       *[other] { $left } cards are still to be divided.
    }
lots-wrong-place = { $place }: { $want } wanted, { $have } there.
lots-wrong-both = There is money on both lots: choose one.
lots-wrong-money = { $most ->
        [0] Here no money goes on a lot.
       *[other] ${ $money } on a lot, with ${ $most } in hand.
    }
lots-phase = There are no cards to divide, choose or keep in the phase “{ $phase }”.
lots-sizes = For { $cards } cards the lots ask for { $places } places; there must be as many as cards, and some in each lot.
lots-undecided = No lot is taken.
lots-not-yours = The decision is up to { $player }.
lots-pick-first = Pick a card first.
lots-no-undo = Nothing to undo: no card has been moved yet.
lots-no-redo = Nothing to redo: nothing was undone.
lots-no-place = “{ $place }” is no place. Expected: { $expected }.
lots-no-card = There is no card { $card } here.
lots-money-unread = “{ $value }” is no whole number of dollars from 0 on.
lots-typed-card = “{ $word }” is no card to be placed. Left: { $cards }.
lots-typed-form = “{ $text }” has too many bars: one “|” between the lots, one “/” in each.
lots-typed-lot = “{ $text }” is no lot. Write 1 or 2.
hand-no-facing = { $card } is not turned like this. Expected: { $expected }.
