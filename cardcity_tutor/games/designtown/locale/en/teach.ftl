### Typical mistakes in Design Town, as they are told to who made them.

malrule-designtown-residential-free = You let a residential district on top lie. While you play cards it has to be played, and so does the next one.
    .title = A residential district may be left lying
malrule-designtown-bust-over = You let the turn go on with as many faces as the limit. It ends as soon as the limit is reached.
    .title = One face too many
malrule-designtown-win-first = You looked at the victory first. The limit of unhappy faces counts before it.
    .title = The victory first
malrule-designtown-hospital-others = You counted only the faces before the hospital. Its own face counts too.
    .title = The hospital without its own face
malrule-designtown-hospital-cards = You counted the cards of the row. The hospital pays for unhappy faces only.
    .title = The hospital pays for cards
malrule-designtown-mall-optional = You stopped after a mall. As long as the deck is not empty, one more card has to be played.
    .title = Stopping after a mall
malrule-designtown-mall-shuffles = You let the mall call for a shuffle. With an empty deck its duty is gone.
    .title = The mall forces a shuffle
malrule-designtown-shuffle-row = You shuffled the played cards too. Only the discard makes the new deck.
    .title = The row is shuffled too
malrule-designtown-shuffle-must = You took it that a card must follow a shuffle. After it you see the top card and decide freely.
    .title = A shuffle obliges to play
malrule-designtown-recycle-row = You recycled a card of the row. Only cards of your discard can be recycled.
    .title = Recycling from the row
malrule-designtown-recycle-once = You recycled once and stopped there. As many cards as you like may be recycled.
    .title = Only one recycling in a turn
malrule-designtown-church-anywhere = You counted a church of the discard. Only churches in the row raise the limit.
    .title = A church counts anywhere
malrule-designtown-park-both = You used a park for a purchase with an upgrade. Its extra purchase is a plain one.
    .title = The park buys and upgrades
malrule-designtown-actions-free = You used an extra action as you liked. A park gives a purchase, a station an upgrade.
    .title = Extra actions of any kind
malrule-designtown-factory-top = You sent the top card away. The factory sends the bottom card of the deck to the discard.
    .title = The factory takes the top card
malrule-designtown-cards-alone = You counted eighteen cards alone. There must be a store among them.
    .title = Eighteen cards are enough
malrule-designtown-upgrade-row = You upgraded a card played this turn. The row joins the discard only when the turn ends.
    .title = Upgrading in the row
malrule-designtown-one-card-odds = You reckoned with one forced card and forgot what it calls in turn. Residential districts follow one another.
    .title = Only one card further
malrule-designtown-discard-in-odds = You counted the cards of the discard as if they lay in the deck. They come back only with a shuffle.
    .title = The discard lies in the deck
malrule-designtown-both-without-tax = You paid the price only. Buying and upgrading costs price and tax together.
    .title = Buying and upgrading without the tax
malrule-designtown-coins-kept = You added coins of the turn before. What is not spent is gone when the turn ends.
    .title = Coins are kept
malrule-designtown-points-add = You added points of the turn before. The eight points must lie in one row.
    .title = Points add up over turns
malrule-designtown-apartment-recycled = You recycled an apartment. It has no green arrows: it is upgraded, for its tax.
    .title = The apartment goes for nothing

## Puzzles

question-designtown-stop-or-go = Stop, or one more card?
    .title = Stop or go on
question-designtown-best-upgrade = One upgrade: which card gains most?
    .title = The best upgrade
question-designtown-recycling-order = What do you do first: play, stop, or recycle which card?
    .title = What to recycle first
question-designtown-win-this-turn = Which first decision gives the best chance to win this turn?
    .title = Win this turn
question-designtown-save-the-turn = The card on top would end the turn. What do you do?
    .title = Save the turn
question-designtown-two-purchases = Which set of building actions is worth most?
    .title = Several actions
question-designtown-eighteen = You play to the end of the deck. What is the chance to reach eighteen cards?
    .title = Eighteen cards
question-designtown-poisoned-gift = Alone, with one card left in the supply: shuffle or stop?
    .title = The last card of the supply

## Lessons: tasks, options of answers, where to look

task-designtown-do = What do you do? Choose on the table or in the list.
task-designtown-left = { $card ->
        [R] How many residential districts lie in the deck, its top card included?
        [A] How many apartments lie in the deck, its top card included?
        [S] How many convenience stores lie in the deck, its top card included?
        [H] How many hospitals lie in the deck, its top card included?
        [F] How many factories lie in the deck, its top card included?
       *[P] How many landscape parks lie in the deck, its top card included?
    }
task-designtown-bust = You play on. How likely is it that the turn ends in a bust? Type a fraction, a decimal or a percentage: within 5 points is right.
task-designtown-win-now = You never stop before the deck is empty. How likely is a victory in this turn? Within 5 points is right.
task-designtown-total = { $part ->
        [coins] How many coins does the row bring?
        [points] How many points lie in the row?
        [unhappy] How many unhappy faces lie in the row?
        [limit] What is the limit of unhappy faces now?
       *[cards] How many cards were played this turn?
    }
task-designtown-status = How does the turn stand?
task-designtown-price = “{ $action }”: how many coins does that cost now?
task-designtown-may = Mark everything that you may do now; nothing may be missing and nothing too much.
task-designtown-loses = Mark everything that would lose the game at once.
task-designtown-why = “{ $action }”: mark every rule that forbids it.
task-designtown-stop-go = Stop, or one more card? What counts is what the turn is worth on average.
task-designtown-recycle = Which cards do you recycle now? Put them in the list, or leave it empty and answer “none”.
task-designtown-build = Put together the most valuable set of building actions. Every set of the same worth is right.
task-designtown-order = The top card is played. Put what happens then in its order.
task-designtown-read = Someone wrote this turn down, line by line. Which line is wrong?

answer-designtown-stop-go-stop = Stop
answer-designtown-stop-go-go = One more card
answer-designtown-status-free = It goes on, and you choose freely
answer-designtown-status-forced = It goes on, and a card has to be played
answer-designtown-status-empty = The deck is empty: stop or shuffle
answer-designtown-status-bust = Bust: the turn is over
answer-designtown-status-won = You have won
answer-designtown-status-lost = The game is lost
answer-designtown-order-lies = The card lies in the row; its face and its points count
answer-designtown-order-bust = Is it a bust?
answer-designtown-order-won = Is it a victory?
answer-designtown-order-coins = It brings its coins
answer-designtown-order-effect = The factory sends the bottom card away
answer-designtown-order-top = The next top card is seen
answer-designtown-order-duties = Must that one be played?
designtown-sheet-line = { $card }: +{ $brought }, { $coins } so far, { $unhappy ->
        [0] no face
        [one] { $unhappy } face
       *[other] { $unhappy } faces
    }

hint-designtown-do = Look at the deck: its top card is always seen.
hint-designtown-left = Count the cards in the picture of the deck; those of the discard are elsewhere.
hint-designtown-bust = How many faces are still missing to the limit, and which cards bring them? Do not forget the cards that must follow.
hint-designtown-win-now = Count what is still missing, then the cards of the deck that bring it.
hint-designtown-total = Go along the row from left to right, card by card.
hint-designtown-status = First the bust, then the victory, then the duties.
hint-designtown-price = The price stands on the pile, the tax at the purple arrow.
hint-designtown-may = Take the actions one by one: what forbids this one?
hint-designtown-loses = What takes the last card out of the supply?
hint-designtown-why = Look at the row, at the top of the deck and at the discard.
hint-designtown-stop-go = What would you buy now, and what would you lose in a bust?
hint-designtown-recycle = What does the card bring this turn, and what is it worth in your deck later?
hint-designtown-build = Count the actions first: one of your own, one purchase for each park, one upgrade for each station.
hint-designtown-order = The bust is looked at before anything is gained.
hint-designtown-read = Add the coins up yourself before you read the numbers.

wrong-designtown-do = That is allowed, but it is not what the text asks for.
wrong-designtown-build = There is a set that is worth more, or this one cannot be paid.
wrong-designtown-recycle = Another choice makes more of this turn, its later cost included.
wrong-designtown-stop-go = On average the other choice is worth more.
wrong-designtown-order = Two of these steps change places.
wrong-designtown-read = The coins of this line are right.
wrong-designtown-total = Add the cards up once more, one after the other.
wrong-designtown-left = Count the cards of the deck once more.
wrong-designtown-status = Look at the faces first, then at the points and the cards.
wrong-designtown-price = Price and tax are numbers on the cards; each station in the row lowers the tax by 1.
