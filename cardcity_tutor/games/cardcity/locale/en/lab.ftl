### The divide-and-choose laboratory: what lots, face-down cards and bribes are worth.

## Names
lab-lot = { $which ->
        [small] the small lot
        [large] the large lot
        [first] the first lot
       *[second] the second lot
    }
lab-offer-text = “{ $first }” or “{ $second }”
lab-figure = { $value } (± { $error })
lab-lead = { $behind ->
        [yes] a deficit of { $figure }
       *[other] a lead of { $figure }
    }

## Offers
lab-counts = { $allowed ->
        [one] { $allowed } possible offer
       *[other] { $allowed } possible offers
    }, { $priced ->
        [one] { $priced } estimated
       *[other] { $priced } estimated
    }, { $played ->
        [one] { $played } played to the end.
       *[other] { $played } played to the end.
    }
lab-best = { $chooser ->
        [reader] The best one against somebody who reads the lots well: { $offer }. For the divider: { $worth }.
        [doubter] The best one against somebody who hesitates: { $offer }. For the divider: { $worth }.
       *[seer] The best one against somebody who sees the face-down cards: { $offer }. For the divider: { $worth }.
    }
lab-reply = { $chooser ->
        [reader] A chooser who reads the lots well takes { $lot } { $percent } times in 100: { $divider } for the divider, { $taker } for the chooser.
        [doubter] A chooser who hesitates takes { $lot } { $percent } times in 100: { $divider } for the divider, { $taker } for the chooser.
       *[seer] A chooser who sees the face-down cards takes { $lot } { $percent } times in 100: { $divider } for the divider, { $taker } for the chooser.
    }
lab-regret = This offer costs the divider { $cost }. Better: { $best }.
    .none = No better offer is known.

## Choices
lab-promise = { $first } promises the chooser { $open }, { $second } { $rest }.
lab-choice = Judging by what can be seen, taking { $lot } costs { $cost }{ $rivals ->
        [yes] , including what the opponent gains.
       *[other] .
    }
    .right = Judging by what can be seen, taking { $lot } is right.
lab-hindsight = With all cards turned up, taking { $lot } has cost { $cost }{ $rivals ->
        [yes] , including what the opponent gains.
       *[other] .
    }
    .right = With all cards turned up, taking { $lot } is still right.

## Face-down cards
lab-know = Seeing what { $lot } hides would be worth { $gain } to the chooser.
    .nothing = Seeing what { $lot } hides would change next to nothing for the chooser.
lab-know-both = Seeing all face-down cards would be worth { $gain }.
    .nothing = Seeing all face-down cards would change next to nothing.
lab-know-here = With the cards that really lie there, seeing them would be worth { $gain }.
    .nothing = With the cards that really lie there, seeing them would change next to nothing.
lab-shown = With all cards open, this division is worth { $worth } to the divider.
lab-hide = It is best to hide { $cards }: that brings { $gain }.
    .nothing = Whatever is hidden, it brings next to nothing.
lab-covered = { $cards } in { $lot }
lab-hidden = { $effect ->
        [good] Hiding { $card } in { $lot } brings { $gain } on average.
       *[bad] Hiding { $card } in { $lot } costs { $gain } on average.
    }
    .none = Hiding { $card } in { $lot } changes next to nothing.

## Bribes
lab-bribe = With { $price } on { $lot }, the chooser has no reason left to take the other one; { $less } is not enough.
    .wanted = { $lot } is wanted at least as much as the other one, without any bribe.
    .beyond = Not even { $money } on { $lot } is enough: it is worth { $lag } less than the other one.
lab-bribe-effect = { $pays ->
        [yes] The divider gains { $effect }.
       *[other] The divider loses { $effect }.
    }
lab-bribe-unknown = There are no bribes at this level: this is what one would cost.

## Chart
lab-chart = { $chooser ->
        [reader] What each offer is worth to the divider, against somebody who reads the lots well
        [doubter] What each offer is worth to the divider, against somebody who hesitates
       *[seer] What each offer is worth to the divider, against somebody who sees the face-down cards
    }
    .lead = Lead of the divider at the end (95% interval)
    .score = Score of the divider at the end (95% interval)
lab-head-offer = Offer
lab-head-takes = { $lot ->
        [small] Takes the small lot
       *[first] Takes the first lot
    }
lab-head-divider = Divider
lab-head-taker = Chooser
lab-head-worth = { $lead ->
        [yes] Lead
       *[other] Worth
    }
lab-head-regret = Loss
lab-percent = { $value }%

## Errors
lab-phase = The laboratory needs a moment at which cards that it can see are divided; here the phase is “{ $phase }”, or the cards are hidden.
lab-solo = Nobody divides alone: at least 2 players are needed.
lab-number = “{ $field }” must be a whole number from { $min } to { $max }, not { $value }.
lab-too-many = “{ $field }” must be a list with at most one item for each player ({ $max }).
lab-pool-size = { $count } cards are never divided in this game. Expected: { $expected }.
lab-pool-card = Too many cards { $card } to divide: { $count }, while the pile has { $max }.
lab-other-rules = City { $number } belongs to another game (edition, level, variants) than the laboratory’s.
lab-offer = This offer is not allowed. The first lot shows { $open_up } cards and hides { $open_down }, the second shows { $rest_up } and hides { $rest_down }; on one of them only, at most { $money } dollars.
