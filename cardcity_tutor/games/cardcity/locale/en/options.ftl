### Choosing a way of playing: each option, and what it changes, in one sentence.

ruleset-cardcity = Card City
ui-options-heading = Way of playing
ui-options-change = Change
ui-options-fold = Fold away
options-row-edition = Edition
options-row-level = Level
options-row-victory = Victory
options-row-variants = Variants
options-row-players = Players
options-row-player = Zone played
ui-options-agree = Change it all the same
ui-options-keep = Change nothing
ui-options-rulings = Rulings
ui-options-rulings-why = Where the rulebooks are silent, the tutor has decided. A table that plays otherwise can set it here.
ui-options-apply = Apply
ui-options-reset = Usual values

## The summary in one line

options-summary-zone = zone { $zone }
options-summary-rulings = { $count ->
    [one] { $count } ruling changed
   *[other] { $count } rulings changed
}

## What each choice changes

options-edition-xl = The present box: three levels, five victories, parks and clouds, bicolour cards.
options-edition-2012 = The first edition: one level, the residential victory only, and two variants of its own.
options-level-simplified = A city of { $frame } by { $frame }, { $hand } cards per turn, { $turns } turns: the basic rules, without parks and clouds.
options-level-normal = A city of { $frame } by { $frame }, { $hand } cards per turn, { $turns } turns; parks are for sale, and two industries in line bring a cloud.
options-level-advanced = The normal level, with bicolour cards, parking meters that earn, and, with several players, money put on a lot.
options-short-residential = Residential
options-short-economic = Economic
options-short-industrial = Industrial
options-short-commercial = Commercial
options-short-happiness = By happiness
options-victory-residential = Large districts of residences make the points; each empty cell costs one, and every $5 is worth one.
options-victory-economic = The richest wins: every dollar counts, every empty cell costs $5, residences are no longer worth anything.
options-victory-industrial = Only industries, parkings and empty cells beside an industry count; other empty cells cost nothing.
options-victory-commercial = Only commerces, parkings and empty cells beside a commerce count; other empty cells cost nothing.
options-victory-happiness = A district of residences counts if it touches a leisure building, a parking and a commerce; a park doubles it, a cloud cancels it.
options-variant-architect = The first player may put the architect beside the city and build against it; it leaves before development.
options-variant-ecological = { $victory ->
    [industrial] Commerces, clouds and industries pollute; here each percent is added to the score.
    [commercial] Commerces, clouds and industries pollute; here each percent is added to the score.
    [happiness] Commerces, clouds and industries pollute; above 30% you pay $5 for each percent too many, or lose.
    [economic] Commerces, clouds and industries pollute: each percent takes $1 off at the end. A park cleans 5%.
   *[residential] Commerces, clouds and industries pollute: each percent takes 1 point off at the end. A park cleans 5%.
}
options-variant-leisure-crisis = The first leisure building costs $5, the second $10, the third $15… instead of $5 each.
options-variant-single-city = All build one city, each in a zone of their own: cards are neighbours across the border, and common districts are shared.
options-variant-suburb = In solo play a ring of suburb surrounds the frame: its residences and commerces join your districts.
options-variant-decentralisation = At the end, points for well-surrounded districts, a town hall far from the centre and scattered industries.
options-variant-parking-meters = A district of parkings earns $1 to $3 per turn, by the number of colours around it.
options-players-1 = Solo: { $draw } cards drawn each turn, one goes back under the pile; the score gives a rank.
options-players-2 = Two players: one divides the { $draw } cards of the turn into two lots, the other chooses. { $turns } turns.
options-players-more = { $players } players: { $draw } cards per turn, divided into lots that each chooses from in turn. { $turns } turns.
options-player = The rules are read for town hall { $zone }: you build in your own zone only.
options-ruling-bicolour-inside = Advanced level: the two halves of a bicolour card touch each other. Without it, they ignore each other.
options-ruling-happiness-leisure = Victory by happiness: it takes a real leisure building. Without this ruling, the town hall stands in for one.
options-ruling-single-architect = Architect in a single city: he leaves as soon as his player has built. Without it, he stays until all have built, and the others may build next to him too.
options-ruling-single-develop-once = Single city: each player develops once per turn. Without it, development goes round until nothing grows any more.
options-ruling-industry-pictures = Ecological city: the pollution, in percent, of each picture of industry and of halves of cards.
options-ruling-bicolour-set = Advanced level: how many of each bicolour card are in the pile, 16 in all.
options-ruling-suburb-ring = Fictional suburb: the cards of the ring clockwise, from the top left corner.
options-ruling-field-half_I = Industry half
options-ruling-field-half_C = Commerce half
options-ruling-field-industry = Industry { $picture }
options-ruling-field-ring = Frame of { $size } by { $size }

## What does not go together

options-why-option-level-2012 = The 2012 edition has one level only; switch to Card City XL to choose another.
options-why-option-victory-2012 = The 2012 edition has the residential victory only; switch to Card City XL to choose another.
options-why-option-single-solo = The single city needs at least two players.
options-why-option-suburb-several = The fictional suburb is for one player.
options-why-option-players = This number of players is not possible here.
options-moved = At the same time: { $moves }.
options-moved-level = level { $after }
options-moved-victory = { $after }
options-moved-players = { $after ->
    [1] one player
   *[other] { $after } players
}
options-moved-variants = without the variant “{ $before }”
