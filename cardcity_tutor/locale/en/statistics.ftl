# Charts of simulations, and their tables.

stat-scores = Distribution of the scores
    .unit = Points; dollars for the economic victory. Box: the middle half of the games; thick stroke: median; diamond: mean; line: from the lowest to the highest score.
stat-worth = What it is worth: { $variants }
    .unit = Points gained or lost per game, with it rather than without, in the same games: the mean, and its 95% interval.
stat-bites = How often each rule comes into play
    .unit = Times per player and game: the mean, and its 95% interval.
stat-label = { $title }. The table says the same.
stat-several = No single rule
stat-from-to = { $low } to { $high }
stat-percent = { $value }%

stat-column-level = Level
stat-column-victory = Victory
stat-column-bot = Bot
stat-column-players = Players
stat-column-seat = Seat
stat-column-variants = Variants

stat-head-games = Games
stat-head-pairs = Pairs
stat-head-mean = Mean
stat-head-difference = Mean difference
stat-head-interval = 95% interval
stat-head-least = Lowest
stat-head-lower = First quartile
stat-head-median = Median
stat-head-upper = Third quartile
stat-head-most = Highest
stat-head-moment = What happens
stat-head-rule = Rule
stat-head-each = Per player and game
stat-head-met = Met in

stat-moment-event = The rule applies
stat-moment-refused = A cell is refused
stat-moment-lost = A card is lost
stat-moment-stopped = A district is stopped
