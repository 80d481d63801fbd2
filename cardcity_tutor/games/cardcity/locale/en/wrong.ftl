### Why a wrong answer is wrong: the rule that was named, or the number about the set-up.

## Rules that are not at work
wrong-because-rule-here = “{ $title }” is not what stands in the way here. { $why }
wrong-because-rules-part =
    { $told ->
        [0] Something does stand in the way. { $here }
       *[other] True, but not the whole of it. { $here }
    }
wrong-because-taken = { $cell } holds { $card } already.
wrong-because-adjacent =
    { $count ->
        [0] { $cell } touches the architect.
       *[other] { $cell } touches { $cards }, side by side.
    }
wrong-because-frame = With { $cell } the city has { $height ->
        [one] { $height } row
       *[other] { $height } rows
    } and { $width ->
        [one] { $width } column
       *[other] { $width } columns
    }: { $fits ->
        [0] the frame is { $size } by { $size }.
       *[other] neither is more than { $size }.
    }
wrong-because-alone = No card shares a side with { $cell }; a corner does not count.
wrong-because-look-at = Look at { $cards } too.
wrong-because-full = { $used } cards of this city count already.
wrong-because-within = { $cell } lies within the frame of { $size } by { $size }.
wrong-because-limit-open =
    { $kind ->
        [I] An industry does not count in the limit.
        [CI] The industry half raises the limit of { $max }, of which { $used } places are taken.
        [LI] The industry half raises the limit of { $max }, of which { $used } places are taken.
       *[other] { $used ->
            [one] { $used } place of { $max } is taken
           *[other] { $used } places of { $max } are taken
        }: one more card fits.
    }
wrong-because-residence-industry =
    { $kind ->
        [R] No industry touches { $cell }.
        [I] No residence touches { $cell }.
        [RC] The residence half meets no industry on { $cell }.
        [RL] The residence half meets no industry on { $cell }.
        [CI] The industry half meets no residence on { $cell }.
        [LI] The industry half meets no residence on { $cell }.
       *[other] That rule is about residences and industries, and this card is neither.
    }
wrong-because-same-colour =
    { $kind ->
        [R] No residence touches { $cell }.
        [C] No commerce touches { $cell }.
        [RC] Neither half meets its own colour on { $cell }.
        [RL] The residence half meets no residence on { $cell }.
        [CL] The commerce half meets no commerce on { $cell }.
        [CI] The commerce half meets no commerce on { $cell }.
       *[other] That rule is about residences and commerces, and this card is neither.
    }
wrong-because-payable =
    { $costs ->
        [0] Building this card costs nothing.
       *[other] This card costs { $price }, and you have { $money }.
    }
wrong-because-no-loss =
    { $others ->
        [0] You hold no other card that could be lost.
       *[other] With this card on { $cell } the rest of your hand still finds its place.
    }
wrong-because-own-zone = { $cell } lies in your own zone.
wrong-because-other-colour = That rule is about { $colour ->
        [R] commerces, and the district of { $cell } is residential.
       *[other] residences, and the district of { $cell } is commercial.
    }
wrong-because-due = The district of { $cell } has { $cards } and touches { $colour ->
        [R] { $have ->
            [one] { $have } culture card
           *[other] { $have } culture cards
        }
       *[other] { $have ->
            [one] { $have } residential district
           *[other] { $have } residential districts
        }
    }: that is enough.
wrong-because-not-due = That rule stops only a district that has enough neighbours to grow: count what the district of { $cell } touches.
wrong-because-in-reserve = The reserve still has { $cards } to give.
wrong-because-free =
    { $count ->
        [one] { $cells } beside the district is free{ $rule ->
            [residence-industry] , and no industry touches it.
            [single-growth-home] { "" } and yours.
           *[other] , and within the frame.
        }
       *[other] { $cells } beside the district are free{ $rule ->
            [residence-industry] , and no industry touches them.
            [single-growth-home] { "" } and yours.
           *[other] , and within the frame.
        }
    }

## Numbers about the set-up
wrong-fact-pile =
    { $players ->
        [1] The pile of one player gets { $each }{ $away ->
            [0] .
           *[other] ; bicolour cards then replace { $away } of them.
        }
       *[other] The pile gets { $each } for each of the { $players } players{ $away ->
            [0] .
           *[other] ; bicolour cards then replace { $away } of them, once for all players.
        }
    }
wrong-fact-total =
    { $players ->
        [1] The pile is made for one player{ $bicolour ->
            [0] , with all the cards of the rule.
           *[other] , and each bicolour card takes the place of another card.
        }
       *[other] The pile gets { $each } cards for each of the { $players } players{ $bicolour ->
            [0] .
           *[other] , and each bicolour card takes the place of another card.
        }
    }
wrong-fact-bicolour =
    { $count ->
        [0] This is the { $level } game, and bicolour cards join the Advanced pile only.
       *[other] { $cards } leave the pile, and one bicolour card comes in for each of them.
    }
wrong-fact-reserve = The box has { $cards }: { $pile } in the pile{ $ring ->
        [0] , and the rest in the reserve.
       *[other] , { $ring } in the suburb, and the rest in the reserve.
    }
wrong-fact-sold =
    { $players ->
        [1] In solo play the reserve gets one more than the 2 { $cards } per player of other games.
       *[other] The reserve gets 2 { $cards } for each of the { $players } players.
    }
wrong-fact-not-sold = This is the { $level } game, and only the Normal and Advanced games have { $cards }.
wrong-fact-draw =
    { $players ->
        [1] In solo play you keep { $hand } cards and draw one more, which goes back under the pile.
       *[other] The first player draws for the whole table: { $hand } cards for each of the { $players } players.
    }
wrong-fact-draw-last = Before turn { $turn }, { $taken } of the { $total } cards have left the pile, and nobody can draw more than the rest.
wrong-fact-hand =
    { $players ->
        [1] In solo play you draw { $draw } cards, and the last one goes back under the pile.
       *[other] { $draw } cards are drawn, and each of the { $players } players receives as many as the others.
    }
wrong-fact-turns = The pile has { $total } cards, and each turn takes { $taken } of them.
wrong-fact-frame = This is the { $level } game: the city fits in a square of { $size } by { $size }.
wrong-fact-first =
    { $players ->
        [1] In solo play you are always the first player.
       *[other] Player 1 opens turn { $turn }; after each turn the next player goes first, and after player { $players } it is player 1 again.
    }
wrong-fact-pollution =
    { $count ->
        [0] No card of this city pollutes.
       *[other] The pollution of this city is made of { $parts }.
    }
    .part = { $percent }% from { $cards }
wrong-fact-rank = { $rank } begins at { $bound }, and the score is { $score }.
wrong-fact-rank-reached = The score is { $score }, and { $rank } begins at { $bound } already.
wrong-fact-winner = At the end { $totals }.
    .total = player { $player } has { $total }
    .out = player { $player } is out by pollution
wrong-fact-tie-money = On a tie { $victory ->
        [residential] the money left over from stacks of $5
       *[other] the money that is left
    } decides: { $amounts }.
wrong-fact-tie-cards = On a tie the number of cards decides: { $cards }.

## Prices, clouds and what a district earns
wrong-because-price =
    { $kind ->
        [K] A park costs ${ $money }, however many there are.
        [L] A leisure building costs ${ $money }, whichever it is.
       *[other] With a leisure half a card costs ${ $money }, like a whole leisure building.
    }
wrong-because-next =
    { $count ->
        [0] This city has none yet.
        [one] This city has one already.
       *[other] This city has { $count } already.
    }
wrong-because-no-cloud = No cloud is left in the reserve.
wrong-because-in-line =
    { $count ->
        [0] No industry stands in the row or the column of { $cell }.
        [one] The industry on { $cells } stands in line with { $cell }.
       *[other] The industries on { $cells } stand in line with { $cell }: together they bring one cloud only.
    }
wrong-because-sum = { $line }: { $detail }.
