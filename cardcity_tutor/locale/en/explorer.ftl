### The rules explorer: labels, claims in words, numbers of a set-up, differences.

## Buttons, fields and titles
ui-rules-views = What would you like to see?
ui-rules-search = Search for a rule
ui-rules-search-example = cloud, p. 9, residence…
ui-rules-clear = Clear all
ui-rules-filters = Filters
ui-rules-list = Rules found
ui-rules-back = Back to the list
ui-rules-ruling = ruling
ui-rules-cites = In the rulebooks
ui-rules-related = Related rules
ui-rules-lessons = In the lessons
ui-rules-examples = Examples of the rulebooks
ui-rules-answer = The answer
ui-rules-board-show = See it on the board
ui-rules-board-hide = Close the board
ui-rules-holds = By the rule
ui-rules-broken = Against the rule
ui-rules-result = The city as stated
ui-rules-seat = Player
ui-rules-statements = Statements
ui-rules-try = Try other cells: each one says why.
ui-rules-compare = Compare
ui-rules-players = Players
ui-rules-figures = The numbers
ui-rules-replaced = Rules that are replaced
ui-rules-comes = New rules
ui-rules-goes = Rules that go
ui-rules-before = Before
ui-rules-after = After
ui-rules-became = becomes
ui-rules-legend = What the signs say

## Views and filters
rules-title = The rules
rules-view-search = Search
rules-view-map = Map
rules-view-changes = What changes
rules-filter-level = Level
rules-filter-phase = Phase
rules-filter-edition = Edition
rules-filter-variant = Variant
rules-filter-kind = Kind
rules-filter-state = Met
rules-any-level = all levels
rules-any-phase = all phases
rules-any-edition = both editions
rules-any-variant = with or without
rules-any-kind = rules and rulings
rules-any-state = all
rules-no-variant = without a variant
rules-kind-printed = rules of the rulebooks
rules-kind-ruling = rulings
rules-state-met = met already
rules-state-unmet = not yet
rules-found = { $count ->
        [0] Nothing fits.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-partly = No rule has all these words; these come closest.
rules-nothing = No rule fits “{ $query }”.
rules-nothing-filtered = No rule passes these filters.
rules-without-filters = { $count ->
        [one] One rule fits without the filters.
       *[other] { $count } rules fit without the filters.
    }
rules-perhaps = Did you mean:
rules-try-page = Try a single word, the name of a card, or a page such as “p. 9”.
phase-variant = Variants
phase-solo = Solo
phase-ruling = Rulings

## Map of the rules
rules-state-name = { $state ->
        [seen] seen
        [practised] practised
        [mastered] mastered
       *[unmet] not met yet
    }
    .letter = { $state ->
        [seen] S
        [practised] P
        [mastered] M
       *[unmet] –
    }
rules-map-total = { $met } of { $all }
rules-map-all = { $met ->
        [0] No rule met yet, of { $all }.
        [one] One rule met of { $all }.
       *[other] { $met } rules met of { $all }.
    }
rules-map-mastered = { $count ->
        [0] None is mastered.
        [one] One is mastered.
       *[other] { $count } are mastered.
    }

## What changes
rules-step = { $before } → { $after }
rules-stays = { $count ->
        [one] One rule stays in force, with or without other numbers.
       *[other] { $count } rules stay in force, with or without other numbers.
    }
rules-same-figures = No number changes.
rules-with-variant = Variant “{ $variant }”

## A rule
entry-cite-page = { $book } rulebook, p. { $page }, “{ $heading }”
entry-cite-heading = { $book } leaflet, “{ $heading }”
entry-all-levels = Card City XL at all levels
entry-levels = Card City XL { $levels }
entry-fact-phase = Phase
entry-fact-ways = In force
entry-fact-variant = Variant
entry-fact-status = Origin
entry-fact-switch = Setting
entry-fact-state = For you
entry-status-printed = printed in so many words
entry-status-deduced = deduced from the numbers or an example
entry-status-found = found in another text
entry-status-chosen = chosen by us
entry-status-also = { $status }; in part { $also }
entry-switch = “{ $name }”, by default: { $value }
entry-yes = yes
entry-no = no
entry-successor = { $ways }: “{ $title }” takes its place.
entry-example-rebuilt = The rulebook’s figure is lost; this city makes every sentence of the example true.
entry-lesson = Lesson { $number }: { $title }
rules-lessons-broken = The lessons cannot be read at the moment; the rules are complete.
entry-no-board = No board can show this ruling: it is about the order of play or the material.

## Claims
claim-at = on { $cell }
claim-right = That is right.
claim-wrong = The rules do not allow it.
claim-instead = No. By the rules: { $value }.
claim-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
claim-player = player { $player }
claim-money = money: { $money }
claim-hand = hand: { $cards }
claim-reserve = reserve: { $cards }
claim-card-there = { $card } { $where }
claim-build = Lay { $card } { $where }.
claim-build-turned = Lay { $card } { $where }, { $sides }.
claim-built = { $count ->
        [0] No card of this hand can be laid.
        [one] Only one card of this hand can be laid.
       *[other] { $count } cards of this hand can be laid.
    }
claim-cards = { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
claim-limit = { $used ->
        [one] One card counts towards the limit, which is { $max }.
       *[other] { $used } cards count towards the limit, which is { $max }.
    }
claim-limit-value = { $used } of { $max }
claim-district = { $colour ->
        [R] The district of residences
        [C] The district of commerces
        [L] The leisure district
        [I] The district of industries
       *[P] The district of parkings
    } { $where } has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }.
claim-grows = Development adds { $card } { $where }.
claim-still = Nothing develops in this city.
claim-due = { $cards } is still to be added
claim-outcome = Development can end with this city.
claim-ends = { $count ->
        [one] a single end, and this is not it
       *[other] { $count } ends, and this is none of them
    }
claim-income = { $part ->
        [commerce] The commerces earn { $amount }.
        [meters] The parking meters earn { $amount }.
        [salary] The salary is { $amount }.
       *[total] The city earns { $amount } a turn.
    }
claim-score = { $victory }: { $points }.
claim-pollution = Pollution is { $percent }%.
claim-percent = { $percent }%
claim-price = { $kind ->
        [I] The next industry costs { $amount }.
        [K] The next park costs { $amount }.
       *[L] The next leisure card costs { $amount }.
    }
claim-cloud = An industry laid { $where } makes a cloud come.
claim-no-cloud = no cloud comes
claim-setup = { $fact }: { $value }.
claim-options = { $victory }: this game is possible.
claim-split = For { $players } players, { $cards } cards are divided: { $lots }.
claim-lot = { $up } face up{ $down ->
        [0] {""}
       *[other] {" "}and { $down } face down
    }
claim-lots = { $small } against { $large }
claim-bribe = With { $money } in hand, { $open } on the small lot and { $rest } on the large one.
claim-rank = { $victory }, { $points } solo: rank “{ $rank }”.
claim-places = { $victory }: { $places }.
claim-place = { $place ->
        [1] { $player } comes first
        [2] { $player } comes second
        [3] { $player } comes third
       *[other] { $player } comes fourth
    }

## Numbers of a set-up
fact-pile = { $cards } in the pile
fact-pile-bicolour = Bicolour cards in the pile
fact-pile-total = Cards in the pile
fact-reserve = { $cards } in reserve
fact-turns = Turns
fact-hand = Cards in hand each turn
fact-draw = Cards drawn each turn
fact-draw-turn = Cards drawn on turn { $turn }
fact-money = Money at the start
fact-frame = Frame
fact-first = First player of the game
fact-first-turn = First player of turn { $turn }
fact-turn-1-L = Leisure cards in the first draw
fact-limit = Cards allowed without industry
fact-limit-step = Further cards per industry
fact-price-L = Price of a leisure building
fact-price-K = Price of a park
fact-lot-up = Face-up cards of the small lot
fact-lot-down = Face-down cards of the small lot
fact-rest-up = Face-up cards of the large lot
fact-rest-down = Face-down cards of the large lot
fact-clouds = Clouds of pollution
fact-bribes = Bribes
fact-meters = Parking meters
fact-victories = Victories to choose from
fact-variants = Variants
fact-levels = Levels
fact-rank = Points for the rank “{ $rank }”

## The rules of any game
ui-rules-search-any = a word, a card, p. 9…
ui-rules-rulings = Settled by
ui-rules-position-try = Try it here
ui-rules-position-leave = Stop trying
ui-rules-position-lead = Point at a thing, or touch it: the rules say what is possible there, and why not.
ui-rules-asked = The question in the notation of the protocol
ui-rules-open = Open in the rules
ui-rules-rebuilt = The figure of the rulebook is lost; this position makes every sentence of the example true.
ui-rules-no-claim = No position shows this ruling.
rules-head = { $game }: the rules
rules-fact-part = Part
rules-only-players = Players
rules-filter-what = Show
rules-filter-origin = Origin
rules-any-part = the whole book
rules-any-what = rules, rulings, examples
rules-any-origin = any
rules-what-rule = rules of the book
rules-what-ruling = rulings
rules-what-example = examples
rules-hits = { $count ->
        [0] Nothing fits.
        [one] One entry.
       *[other] { $count } entries.
    }
rules-hits-partly = No entry has all these words; these come closest.
rules-hits-without-filters = { $count ->
        [one] One entry fits without the filters.
       *[other] { $count } entries fit without the filters.
    }
rules-hits-nothing = Nothing in the book fits “{ $query }”.
rules-hits-filtered = Nothing in the book passes these filters.
rules-try-word = Try a single word, or a page such as “p. 9”.
rules-tag-example = example
rules-tag-ruling = ruling, { $origin }
entry-mark-printed = printed
entry-mark-deduced = deduced
entry-mark-found = found
entry-mark-chosen = chosen
claim-states-is = { $place }: { $value }
claim-states-has = { $place }: { $value } is there
claim-states-lacks = { $place }: { $value } is not there
claim-states-error = The engine refuses this question.
claim-otherwise = No, the rules say otherwise.
claim-answer = The engine answers: { $value }
claim-answered = The engine answers it.
claim-refused = The engine refuses: { $problem }
