### The questions of the rulebook, as positions.

example-designtown-nine-cards = What does everybody begin with?
    .title = The first deck
    .answer = Nine cards: four residential districts and one each of apartment, store, hospital, factory and park. The supply has 12, 12, 8 and 8.
example-designtown-last-card = You have played the last card of your deck. Must you go on once you have shuffled?
    .title = The last card of the deck
    .answer = No. You stop, or you shuffle your discard; then you see the new top card and decide again.
example-designtown-hospital-coins = No unhappy face lies in the row. What do the first and the second hospital pay?
    .title = Two hospitals
    .answer = The first pays 2, the second 3: each counts the faces in the row when it is played.
example-designtown-recycling = A church and a mall lie in your discard. May both be recycled in one turn?
    .title = Two cards recycled
    .answer = Yes. It costs nothing, and as many cards as you like may be recycled; each stays in the discard, front up.
example-designtown-win-and-bust = One card brings the eighth point and the third unhappy face. Who is right: the victory or the limit?
    .title = Eight points and three faces
    .answer = The limit counts first: the turn is over, and the next player is on turn.
example-designtown-supply-out = The supply is used up. What happens?
    .title = Nothing left to buy
    .answer = Nothing can be bought any more; the game goes on.
example-designtown-solo-last-card = Alone, one card is left in the supply and your deck is empty. May you shuffle?
    .title = Alone: the last card of the supply
    .answer = You may, but you would have to take the last card out and would have lost. Stopping is better.
