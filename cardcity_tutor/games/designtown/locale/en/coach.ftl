### Bots and characters of Design Town.

persona-designtown-daydreaming-mayor = The daydreaming mayor
    .sentence = Reckons well, but now and then turns a card over because it looks nice.
persona-designtown-church-builder = The church builder
    .sentence = Upgrades whatever she can and wants eight points in one turn.
persona-designtown-store-collector = The store collector
    .sentence = Buys calm cards until eighteen of them fit into one turn.
persona-designtown-odds-counter = The odds counter
    .sentence = Counts what is left in every deck and plays the turn out in his head.
bot-designtown-random = Random player
    .sentence = Takes any decision that the rules allow.
bot-designtown-timid = Timid player
    .sentence = Stops one face before the limit and buys the dearest card.
bot-designtown-greedy = Greedy player
    .sentence = Plays on as long as the next card does no harm, and buys the dearest card.
bot-designtown-coach = Coach
    .sentence = Goes on while one more card is worth more than stopping.
bot-designtown-deep = Patient coach
    .sentence = Looks to the end of the deck where it can be counted.
bot-designtown-strong = Strong player
    .sentence = Plans its cards for the faster victory and plays turns out before deciding.
