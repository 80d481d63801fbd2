ruleset-toy = Toy
    .about = Get rid of your cards: each one higher than the last.
option-toy-hand = Cards in hand
    .about = How many each player begins with.
option-toy-equal = Equal cards
    .about = Whether an equal card may be laid.
option-toy-equal-no = not allowed
option-toy-equal-yes = allowed
option-toy-rulings-sweep = Sweep at any time
toy-cards = Cards
toy-top = Last card
toy-note = { $count ->
        [one] One card lies in the pile.
       *[other] { $count } cards lie in the pile.
    }
toy-prompt = Lay a card on the row, draw, or sweep.
toy-do-draw = Draw a card
toy-do-sweep = Sweep the row
toy-then = The row goes on with { $value }.
toy-then-draw = You take the top card of the pile.
toy-then-sweep = The row is empty: any card may follow.
toy-gesture = “{ $text }” is no decision here. Expected: a card of your hand (“6” or “6 turned”), “draw” or “sweep”.
toy-named = { $kind ->
        [draw] draw a card
        [sweep] sweep the row
       *[lay] lay { $card } as { $value }
    }
toy-told = { $kind ->
        [deal] The cards are dealt.
        [draw] { $name } draws a card.
        [sweep] { $name } sweeps the row.
        [end] The game is over.
       *[lay] { $name } lays { $card }{ $turned ->
            [yes] , turned round
           *[no] {""}
        }.
    }
toy-cause = { $kind ->
        [lay] It leaves one card less of { $left }.
       *[other] It leaves you with { $left } cards or more.
    }
toy-card = card { $card }
toy-upright = upright
toy-turned = turned round
toy-remedy = Turned the other way it counts { $value }, against { $top }.
toy-row = The row
toy-hand = Your hand
toy-pile = pile, { $count } cards
toy-pile-title = Pile
rule-toy-deal = Each player begins with the same number of cards.
    .title = Dealing
rule-toy-lay = On your turn you may lay one card on the row.
    .title = Laying
rule-toy-own-card = You lay cards of your own hand.
    .title = Your own cards
rule-toy-higher = A card must be higher than the last one of the row.
    .title = Higher and higher
rule-toy-draw = Instead of laying you may draw the top card of the pile.
    .title = Drawing
rule-toy-pile-empty = From an empty pile nothing is drawn.
    .title = An empty pile
rule-toy-sweep = You may clear the row away; the next player begins a new one.
    .title = Sweeping
rule-toy-row-empty = An empty row cannot be swept.
    .title = An empty row
rule-toy-win = Whoever has the fewest cards at the end wins.
    .title = The end
ruling-toy-sweep-last = Only once the pile is empty may the row be swept.
    .title = Sweeping at the end
example-toy-turned = May a 3 be laid on a 6?
    .title = A turned card
    .answer = Yes, turned round: it counts 7.
task-toy-why = Mark every rule that forbids it.
task-toy-pick = Lay a card, or draw?
answer-toy-why-higher = Higher and higher
answer-toy-why-own-card = Your own cards
malrule-toy-equal-enough = You took an equal card for a higher one.
    .title = Equal is enough
phase-toy-turn = A turn
phase-toy-end = The end
answer-toy-legal = It may be laid
