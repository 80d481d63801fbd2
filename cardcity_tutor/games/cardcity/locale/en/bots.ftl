### Bots and the characters made of them.

## Kinds
bot-kind-random = Random player
    .sentence = Takes any decision that the rules allow.
bot-kind-greedy = Greedy player
    .sentence = Takes what looks best at once, and looks no further.
bot-kind-strong = Strong player
    .sentence = Imagines many endings of the game after each possible decision, and takes the most promising one.

## Characters
persona-tourist = The tourist
    .sentence = Has just arrived, knows the rules and nothing else.
persona-hurried-heir = The hurried heir
    .sentence = Wants points today; tomorrow is for others.
persona-dreamer = The dreamer
    .sentence = Plays well enough, as long as she does not look out of the window.
persona-cautious-mayor = The cautious mayor
    .sentence = Prefers certain points to fine hopes: he takes no risk that he can avoid.
persona-speculator = The speculator
    .sentence = Loves money, likes risk, and keeps her dollars until the last turn.
persona-gardener = The gardener
    .sentence = Wants happy neighbourhoods, with leisure, shops and a park at the door.
persona-industrialist = The industrialist
    .sentence = Never has enough chimneys, warehouses and parkings.
persona-shopkeeper = The shopkeeper
    .sentence = Dreams of one long shopping street.
persona-grandmaster = The grandmaster
    .sentence = Looks at far more endings than the others, unless hurried, and hates to waste a cell.

## What can be wrong
bot-name = A bot cannot be called “{ $value }”: its name must not be empty or contain a colon, a comma or a space.
bot-taken = There is already a bot called “{ $value }”; give yours another name.
bot-not-one = “{ $value }” is not a bot: it must be a class (or a function) that needs no arguments and gives something with a method “choose”.
bot-module = The bot “{ $value }” cannot be found: there is no module “{ $module }” to import.
bot-attribute = The bot “{ $value }” cannot be found: the module “{ $module }” has no “{ $name }”.
bot-broken = The bot “{ $value }” does not start: { $problem }.
bot-playouts = A strong bot needs at least { $min } playout, not { $value }.
