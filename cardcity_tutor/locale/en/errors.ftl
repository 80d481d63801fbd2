# What can be wrong with a request, an option, a city or a record. Keys are the codes of TutorError.

## City text
city-not-text = The field “city” must be a text such as “M R / . C”, but it is of type { $value }.
city-empty = The field “city” is empty: at least one token is expected, such as “M” for the town hall.
city-ragged = In “city”, row { $row } (counted from 0) has { $found } tokens where { $expected } are expected: all rows must be equally long (write . for an empty cell).
city-token = In “city”, “{ $token }” in row { $row }, column { $column } (counted from 0) is no card. Expected: . M R C L P K N A, I or I1 to I4, or two colours and a facing such as RC0 or RLn.
city-pair = In “city”, “{ $token }” in row { $row }, column { $column } (counted from 0) is a pair of colours that does not exist. Expected: { $expected }.
city-edition = In “city”, “{ $token }” in row { $row }, column { $column } (counted from 0) is a card of Card City XL; the 2012 edition has R, C, L, I, P and M only.
city-two-halls = In “city” there are two town halls, at { $first } and { $second }; a city has one.
city-two-architects = In “city” there are two architects, at { $first } and { $second }; there is one card.
city-architect-apart = In “city” the architect on { $cell } stands apart; he belongs in the city or right beside it.
city-too-large = In “city” the cards span { $height ->
    [one] { $height } row
   *[other] { $height } rows
} and { $width ->
    [one] { $width } column
   *[other] { $width } columns
}; the frame of this level is { $size } × { $size }.
city-whole-frame = With the suburb, “city” must be the whole frame of { $size } × { $size } cells, without the ring; it has { $height } rows of { $width }.
city-bricks = In “city”, row { $row } (counted from 0) does not lie on brick rows: each row is half a card (one >) away from its neighbours.
city-halls = In “city” the town halls of the single city must be there once each, named by their owners: { $expected }.
city-halls-places = In “city” the town hall { $hall } is not where it must stand: with two players M1 is right below M0, with three M1 is right of M0 and M2 below between them, with four they are M0 M1 / M3 M2.
city-off-map = In “city”, “{ $token }” in row { $row }, column { $column } (counted from 0) lies outside the map.
city-too-wide = In “city” the cards of both players span { $width } columns; the common width is at most { $size }.
impossible-no-hall = The city is not reachable: it has no town hall (M).
impossible-limit = The city is not reachable: { $used } cards count towards the limit, which is { $max }.
impossible-residence-industry = The city is not reachable: a residence stands beside an industry, on { $cells }.
impossible-adjacent = The city is not reachable: cards on { $cells } are not joined to the others.
impossible-growth = The city is not reachable: the { $card ->
        [R] residential
       *[C] commercial
    } district on { $cells } could neither be built nor have grown so.
impossible-clouds = The city is not reachable: it has { $count } clouds, and its industries have brought { $max } at most.
impossible-order = The city is not reachable: no order of building and developing its cards leads to it.
impossible-stock = The city is not reachable: it has { $count } cards { $card }, and the box holds { $max }.

## Requests
request-not-object = A request must be a JSON object with at least the field “city”; this is of type { $value }.
request-not-json = The line is no valid JSON (at character { $position }); expected: one JSON object per line, such as {"{"}"city": "M"{"}"}.
request-too-deep = The line is nested too deeply; expected: one JSON object per line.
request-number = The line holds a number that JSON does not know (NaN, infinity) or that is far too large.
request-surrogate = The line holds half of a surrogate pair (\ud800, for example), which is no character.
request-not-utf8 = The line is not UTF-8 text; expected: one JSON object per line.
request-too-long = The line has { $size } bytes; at most { $max } are read.
internal = The program itself failed on this request ({ $kind }). Please report it, with the request; the next ones are answered as usual.
request-no-city = The field “city” is missing; it is the only one required.
request-unknown-field = The field “{ $field }” is unknown. Expected: { $expected }.
request-missing-field = The field “{ $field }” is missing.
request-ruleset = There is no game “{ $value }” here. Expected in “ruleset”: { $expected }.
field-range = The field “{ $field }” must be a whole number from { $least } to { $most }, not { $value }.
field-choice = The field “{ $field }” cannot be { $value }. Expected: { $expected }.
switch-value = The ruling “{ $key }” cannot be { $value }. Expected: { $expected }.
option-not-here = { $game } has no option “{ $option }”. Expected: { $expected }.
game-no-lessons = There are no lessons for { $game } yet.
game-not-playable = “{ $game }” cannot be played here yet; only its rules are here.
game-not-printable = Nothing of { $game } can be printed here yet.
cards-not-toml = The file { $path } is no TOML file: { $problem }.
field-not-text = The field “{ $field }” must be a text, not { $value }.
field-not-texts = The field “{ $field }” must be a list of texts, not { $value }.
field-not-object = The field “{ $field }” must be an object, not { $value }.
field-not-boolean = The field “{ $field }” must be “true” or “false”, not { $value }.
field-not-number = The field “{ $field }” must be a whole number from 0 to { $max }, not { $value }.
answer-not-moves = “{ $value }” is no answer. Expected: a list of moves, such as [{"{"}"event": "build", "card": "R", "cell": [0, 1]{"}"}].
cell-unknown = { $value } is no cell. Expected: a name such as f4, or a row and a column such as (0, 1).
choice-unknown = { $value } is no development. Expected: a colour and a cell, such as "R", "f4".
field-not-this = The field “{ $field }” cannot be { $value }. Expected, for example: { $expected }.
card-token = In “{ $field }”, “{ $token }” is no card of a hand. Expected: { $expected } (or I for I1).
card-edition = In “{ $field }”, “{ $token }” is a card of Card City XL; the 2012 edition has R, C, L, I and P only.
hand-too-large = The field “hand” holds { $count } cards; at most { $max } are expected.
reserve-unknown = In “reserve”, “{ $value }” is unknown. Expected: { $expected }.
facing-unknown = { $facing ->
    [none] This card can be turned: add its facing
   *[other] The facing “{ $facing }” does not exist for this card
}. Expected: { $expected }.
facing-of-full-card = A card of one colour has no facing, but “{ $facing }” was given.

## Options
option-unknown = For “{ $field }”, “{ $value }” is unknown. Expected: { $expected }.
option-other-edition = The variant “{ $value }” belongs to the other edition. For { $edition } expected: { $expected }.
option-level-2012 = The 2012 edition has no level “{ $level }”: it is played by one set of rules. Leave “level” out, or say “simplified”.
option-victory-2012 = The 2012 edition has no victory “{ $victory }”: its only one is “residential”.
option-players = For “players”, “{ $value }” is not possible. Expected: a whole number from 1 to { $max }.
option-single-solo = The single city needs at least two players; alone, the fictional suburb takes its place.
option-suburb-several = The fictional suburb is for one player, and { $players } are to play.
option-single-suburb = The single city and the fictional suburb cannot be combined: the one is for several players, the other for one.
option-hall = The town hall cannot start at { $value }; expected: a row and a column from 1 to { $max }, the inner cells of the frame (counted from 0).
option-hall-alone = Only the suburb asks where the town hall starts; leave “hall” out.
unknown-ruling = In “rulings”, “{ $value }” is no ruling that can be changed. Expected: { $expected }.
switch-not-boolean = The ruling “{ $ruling }” is “true” or “false”, not { $value }.
switch-not-table = The ruling “{ $ruling }” is a table of whole numbers from 0 to 99, and { $value } does not fit. Expected entries: { $expected }.
switch-not-ring = The ruling “suburb-ring” names the ring’s cards clockwise from its top left corner, P, R or C: 24 for the frame "5", 28 for "6"; { $value } does not fit.
switch-bicolour-count = The ruling “bicolour-set” must add up to { $expected } cards, but it has { $count }.
unknown-rule = There is no rule “{ $value }”.
claim-unknown = There is no claim of the kind “{ $value }”. Expected: { $expected }.
bot-unknown = There is no bot “{ $value }”. Expected: { $expected }.
illegal-action = { $action } is not possible now (phase: { $phase }).

## Records
record-empty = The record is empty; expected: JSON lines that begin with an event “start”.
seal-broken = This game was saved by another server, or the file is damaged: it can only be opened where it was played. A game that is over can be opened anywhere.
seal-member = A game that counts for “{ $nickname }” at this club is kept here. Come in as “{ $nickname }” to go on with it.
seal-gone = This game counted, and the club does not have it any more: it cannot be continued.
record-not-json = This text is no recorded game: line { $line } does not look like one (JSON).
record-line = Line { $line }: { $problem }
record-not-utf8 = The record is not UTF-8 text; expected: JSON lines.
record-not-event = This text is no recorded game: in line { $line } the field “event” is missing.
record-no-start = Line { $line } of the record is an event “{ $event }” where “start” is expected.
record-version = Line { $line }: the record was made by rules version { $version }; this program plays version { $expected }.
record-field = Line { $line }: the field “{ $field }” is missing or of the wrong kind.
record-truncated = The record breaks off after line { $line }, in turn { $turn }: the game is not over.
record-illegal = Line { $line }: the event “{ $event }” is against the rules ({ $rules }).
record-malformed = Line { $line }: the event “{ $event }” does not fit here, or a field is missing or of the wrong kind.
record-mismatch = Line { $line } differs from what the rules give. Expected: { $expected } — found: { $found }
record-extra = Line { $line }: an event “{ $event }” after the end of the game.

## Files and the command line
file-unreadable = The file “{ $path }” cannot be read.
file-unwritable = The file “{ $path }” cannot be written; nothing was left behind.
output-unwritable = The output cannot be written to its end; what is there of it is not complete.
file-missing = The file or folder “{ $path }” does not exist.
file-denied = The file “{ $path }” may not be opened here.
file-is-folder = “{ $path }” is a folder; a file is expected.
cli-unknown-command = There is no command “{ $value }”. Expected: { $expected }.
cli-unknown-argument = “{ $value }” is unknown here. “cardcity-tutor { $command } --help” lists what is possible.
cli-missing-value = { $option } needs a value. “cardcity-tutor { $command } --help” shows how.
cli-missing-file = The file to replay is missing. “cardcity-tutor replay --help” shows how.
extra-missing = This needs packages that are not installed ({ $packages }): “pip install "cardcity-tutor[{ $extra }]"”.
notebooks-missing-folder = Where to? Name a folder, for example: cardcity-tutor notebooks card-city
cli-not-number = { $option } must be a whole number from { $min } to { $max }, not “{ $value }”.
thinking-stopped = Stopped: there is no answer to this question.
