# The course: tasks, feedback, hints, the lesson player, and what can be wrong with a lesson file.

## Tasks
task-place = Build { $card } on any cell that the rules allow.
task-mark-legal = Mark every cell on which { $card } may be built.
task-mark-illegal = Mark, in the city and on the ring of cells around it, every empty cell on which { $card } may not be built.
task-mark-first = As many cards of the hand as possible must be built. Mark every cell on which { $card } may be built first.
task-mark-district =
    Mark every card of the { $colour ->
        [R] residential district
        [C] commercial district
        [L] leisure district
        [I] industrial district
       *[P] parking district
    } of { $cell }.
task-mark-growing =
    { $colour ->
        [R] Mark every card of the residential districts that develop now.
        [C] Mark every card of the commercial districts that develop now.
       *[any] Mark every card of the districts that develop now.
    }
task-mark-plots =
    { $colour ->
        [R] Mark every empty cell on which a residence may develop now.
        [C] Mark every empty cell on which a commerce may develop now.
       *[any] Mark every empty cell on which a card may develop now.
    }
task-count-size =
    { $colour ->
        [R] How many cards are there in the residential district of { $cell }?
        [C] How many cards are there in the commercial district of { $cell }?
        [L] How many cards are there in the leisure district of { $cell }?
        [I] How many cards are there in the industrial district of { $cell }?
       *[P] How many cards are there in the parking district of { $cell }?
    }
task-count-have =
    { $colour ->
        [R] How many culture cards does the residential district of { $cell } touch?
       *[C] How many different residential districts does the commercial district of { $cell } touch?
    }
task-count-limit = What is the size limit of this city?
task-count-used = How many cards of this city count towards the limit?
task-count-room = How many more cards can the limit take?
task-count-price = What does { $card } cost here?
task-count-clouds = How many clouds come if { $card } is built on { $cell }?
task-count-most = How many cards of your hand do you have to build?
task-count-earns =
    { $colour ->
        [C] What does the commercial district of { $cell } earn in a turn?
       *[P] What does the parking district of { $cell } earn in a turn?
    }
task-predict-cells = Mark every cell that will hold a new card when nothing develops any more. Any end that the rules allow counts.
task-predict-cards = How many new cards will have arrived when nothing develops any more? Any end that the rules allow counts.
task-income = What does this city earn in a turn?
task-score = What does this city score? ({ $victory })
task-score-money = How many dollars does this city end with? ({ $victory })
task-score-part = What is the line “{ $line }” worth? ({ $victory })
task-why = What forbids { $card } on { $cell }? Tick every rule at work, even if there is only one.
task-why-district = Which rule keeps the district of { $cell } from growing?
task-error-income = One line of this income is wrong. Which one?
task-error = One line of this score is wrong. Which one? ({ $victory })
task-divide-legal = Divide these cards: make two lots as the rules ask.
task-divide-good = Divide these cards so that you lose nothing by it, whichever lot is taken.
task-divide-choose = Which lot promises more for your city?
task-fact-pile = How many { $card } cards are in the pile at the start? ({ $way })
task-fact-pile-total = How many cards are in the pile at the start? ({ $way })
task-fact-pile-bicolour = How many bicolour cards are in the pile at the start? ({ $way })
task-fact-reserve = How many { $card } cards are in the reserve at the start? ({ $way })
task-fact-turns = How many turns does the game last? ({ $way })
task-fact-hand = How many cards does each player receive in a turn? ({ $way })
task-fact-draw = How many cards are drawn at the beginning of a turn? ({ $way })
task-fact-draw-turn = How many cards are drawn on turn { $turn }? ({ $way })
task-fact-money = How many dollars does everybody start with?
task-fact-frame = How many cells wide may the city become? ({ $way })
task-fact-first = Which player goes first on turn { $turn }? ({ $way })
task-fact-leisure = How many leisure cards can come into the first draw? ({ $way })
task-fact-pollution = What is the pollution of this city, in percent?
task-fact-winner = Which player wins: 1, with the first city, or 2, with the second? ({ $victory })
task-fact-rank = Which rank is a score of { $score }? ({ $victory })
way-players =
    { $players ->
        [1] { $level }, solo
       *[other] { $level }, { $players } players
    }

## Feedback
feedback-right = Right.
feedback-right-first = Right, at the first try.
feedback-wrong = Not yet.
feedback-where-extra = Not part of it: { $cells }.
feedback-where-missing = Missing: { $cells }.
feedback-illegal = { $card } may not be built on { $cell }.
feedback-cell = Take { $cell }.
feedback-rules-part = True, but not complete: another rule forbids it as well.
feedback-rules = Those are not exactly the rules at work.
feedback-lots =
    { $down ->
        [0] The rules ask for other lots: { $size } cards in the open lot, all face up; in the other, { $up } face up and the rest face down.
       *[other] The rules ask for other lots: { $size } cards in the open lot, { $down } of them face down; in the other, { $up } face up and the rest face down.
    }
feedback-lots-money = The cards are right, the money is not: it lies on one lot only, and you have { $money }.
feedback-lots-cards = Every card must lie in one of the lots.
feedback-lots-cost = Allowed, but this division loses you about { $cost } compared with the best one.
feedback-lot-cost = The other lot promises about { $cost } more.
feedback-rule = The rule: { $text }
feedback-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wrong-because-cell = { $cell }: { $why }
wrong-because-card = { $card } on { $cell }
wrong-because-number = { $given } is not it. { $why }
wrong-because-line = “{ $line }” is right: { $value }.
wrong-because-rule = “{ $title }” is not what stands in the way here. It says: { $text }
wrong-because-not-illegal = { $cell }: no rule forbids { $card } there.
wrong-because-empty = { $cell } is empty: a district is made of cards.
wrong-because-colour = { $cell } holds { $card }, and a district has one colour.
wrong-because-apart = { $cell } has the right colour, but no row of { $colour ->
        [R] residences
        [C] commerces
        [P] parkings
        [L] leisure cards
       *[other] industries
    } joins it to { $start } side by side; a corner does not count.
wrong-because-no-district = { $cell } holds no { $colour ->
        [R] residence
        [C] commerce
       *[other] residence and no commerce
    }, and nothing else grows.
wrong-because-plot = { $cell } touches { $touched ->
        [0] no card
       *[other] only { $cards }
    }; the new { $colour ->
        [R] residence
       *[other] commerce
    } must touch { $district }.
wrong-because-grows-on =
    { $count ->
        [one] The development does not stop there: a district still has more neighbours than cards, so one more card comes.
       *[other] The development does not stop there: a district still has more neighbours than cards, so { $count } more cards come.
    }
wrong-because-stopped = After { $cells } the development is over. { $why }
wrong-because-too-many =
    { $count ->
        [one] One card fewer arrives: the districts do not have enough neighbours for it.
       *[other] { $count } fewer cards arrive: the districts do not have enough neighbours for them.
    }
wrong-because-nothing =
    { $count ->
        [one] There is one such cell. { $why }
       *[other] There are { $count } such cells. { $why }
    }
wrong-because-missing-legal =
    { $count ->
        [one] What you marked is right, but one more cell touches the city, and no rule forbids { $card } there.
       *[other] What you marked is right, but { $count } more cells touch the city, and no rule forbids { $card } there.
    }
wrong-because-missing-illegal =
    { $count ->
        [one] What you marked is right, but a rule forbids { $card } on one more cell.
       *[other] What you marked is right, but rules forbid { $card } on { $count } more cells.
    }
wrong-because-missing-first =
    { $count ->
        [one] What you marked is right, but one more cell takes { $card } and still leaves room for the rest of the hand.
       *[other] What you marked is right, but { $count } more cells take { $card } and still leave room for the rest of the hand.
    }
wrong-because-missing-district =
    { $count ->
        [one] What you marked is right, but one more card of this colour is joined to it by a side.
       *[other] What you marked is right, but { $count } more cards of this colour are joined to it by their sides.
    }
wrong-because-missing-growing =
    { $count ->
        [one] What you marked is right, but one more card belongs to a district with more neighbours than cards.
       *[other] What you marked is right, but { $count } more cards belong to districts with more neighbours than cards.
    }
wrong-because-missing-plots =
    { $count ->
        [one] What you marked is right, but one more free cell touches a district that grows.
       *[other] What you marked is right, but { $count } more free cells touch a district that grows.
    }
wrong-because-hand = You hold only { $count } cards.
wrong-because-more = { $count ->
        [0] A card of your hand finds a place.
        [one] After one card, another still finds a place; the order may matter.
       *[other] After { $count } cards, another still finds a place; the order may matter.
    }
wrong-because-no-room = Whatever the order, one card of your hand finds no cell that takes it.
wrong-because-dear = One of your cards costs ${ $price }, and you have ${ $money }.
wrong-because-limit =
    { $industries ->
        [0] Without an industry a city holds 5 cards.
        [one] A city holds 5 cards, and 5 more for each industry: there is one here.
       *[other] A city holds 5 cards, and 5 more for each industry: there are { $industries } here.
    }
wrong-because-used =
    { $industries ->
        [0] All { $cards } cards count, the town hall too.
        [one] { $cards } cards lie here with the town hall, and only the industry does not count.
       *[other] { $cards } cards lie here with the town hall, and only the { $industries } industries do not count.
    }
wrong-because-room = The limit is { $max } here, and { $used } cards count towards it.
wrong-because-size = Start at { $cell } and follow the { $colour ->
        [R] residences
        [C] commerces
        [P] parkings
        [L] leisure cards
       *[other] industries
    } from side to side; a corner does not lead on.
wrong-because-have-R =
    { $count ->
        [0] No culture card touches the district of { $cell }.
        [one] Of all that touches the district of { $cell }, only { $cells } is a culture card.
       *[other] The culture cards that touch the district of { $cell } lie on { $cells }; each counts once.
    }
wrong-because-have-C =
    { $count ->
        [0] No residence touches the district of { $cell }.
        [one] Only the residence on { $cells } touches the district of { $cell }.
       *[other] The residences on { $cells } touch the district of { $cell }; those of one district count once.
    }
wrong-because-largest = Look at this line: { $line }, { $value }.
misconception = The misconception behind this answer: “{ $title }”
solution-is = A solution: { $answer }
solution-none = no cell
solution-lots = { $open } in the open lot, { $rest } in the other
solution-lot =
    { $lot ->
        [open] the first lot
       *[rest] the second lot
    }
lot-words = { $up } (face down: { $down })
lot-money = { $lot }, with { $money }

## Hints
hint-look-place = Go round the city: a card goes on a cell that touches it with a side, not with a corner.
hint-look-mark = Take the empty cells one by one and check each rule in turn.
hint-look-district = Start on { $cell } and walk over sides, never over corners.
hint-look-count = Point at each card that counts, one after another.
hint-look-growth = Look at each district: how many cards does it have, and what does it touch?
hint-look-predict = Let one district grow, then look at all of them again: the new card may feed another one.
hint-look-order = Which card makes room for the others? And which one has only a few cells to go to?
hint-look-build-to = What is still missing for the goal? Find the card of the hand that brings it.
hint-look-income = Three sources: the salary, the commercial districts, the parking meters where there are any.
hint-look-score = Take the lines one after another, and write each of them down.
hint-look-why = Look at the neighbours first, then at the frame, then at the limit and the money.
hint-look-error = Work out each line yourself before you look at its number.
hint-look-divide = Count first: how many cards in each lot, and how many of them face down?
hint-look-fact = It depends on the level and on the number of players.
hint-cells-part =
    { $count ->
        [0] No cell will do.
        [one] There is exactly one cell, in column { $column }.
       *[other] There are { $count } cells; { $cell } is one of them.
    }
hint-end-part =
    { $count ->
        [0] One of the possible ends changes nothing.
        [one] One of the possible ends has a single cell, in column { $column }.
       *[other] One of the possible ends has { $count } cells, among them { $cell }.
    }
hint-number-part = The answer lies between { $low } and { $high }.
hint-place-part = { $cell } is one of the cells.
hint-rules-part =
    { $count ->
        [one] Only one rule is at work: “{ $first }” or “{ $second }”.
       *[other] { $count } rules are at work; one of them is “{ $first }”.
    }
hint-line-part = It is line { $first } or line { $second }.
hint-moves-part = Begin like this: { $move }.
hint-lots-part = The open lot could be { $lot }.
hint-lot-part = One of the lots promises about { $cost } more.
hint-look-choose = Which cards do your districts lack? A face-down card may be any of those that nobody has seen yet.
hint-word-part = It is { $first } or { $second }.

## The lesson player
ui-course-check = Check
ui-course-next = Continue
ui-course-back = Back
ui-course-hint = Hint
ui-course-await = What comes of your answer will appear here.
ui-course-solution = Solution
ui-course-again = Another one
ui-course-reset = Start over
ui-course-read = Read
ui-course-do = Do
ui-course-steps = Steps of the lesson
ui-course-lessons = Lessons
ui-course-answer-is = Answer:
ui-course-answer = Your answer
ui-course-type-cells = Or type the cells
ui-course-type-moves = Or type your moves
ui-course-type-lots = Or type the lots
ui-course-type-rules = Or type the numbers
ui-course-example-cells = a1 b2
ui-course-example-moves = R a1, L b2
ui-course-example-rules = 1 3
ui-course-example-line = line no. …
ui-course-example-lots = R C / L (P)
ui-course-example-lot = lot no. …
ui-course-example-word = no. …
ui-course-open = Open lot
ui-course-rest = Other lot
ui-course-face-down = face down
ui-course-face-up = face up
ui-course-to-lot = {"{card}"}, lot {"{lot}"}: put it in the other lot
ui-course-money = Money on this lot
ui-course-take = Take this lot
ui-course-review = Remind me to review what I have mastered
ui-course-save = Save my progress
ui-course-load = Load progress
ui-course-worksheet = Print a worksheet
ui-course-with-key = With the answers
ui-course-certificate = Certificate
ui-course-name = Your name
ui-course-print = Print
ui-course-map = See my city
ui-course-mastered-built = Its plot in your city of lessons is built.
ui-course-game = The checkpoint game
ui-course-marked = marked
ui-course-right = right
ui-course-extra = does not belong there
ui-course-missing = missing
ui-course-no-cell = No cell
ui-course-clear = Clear the marks
ui-course-total = Total
ui-course-try = Try the board, then go on.
sheet-exercise = Exercise { $number }
sheet-text = Exercise { $number } of the worksheet, without help.
sheet-title = worksheet { $seed }
course-where = Part { $part } · Lesson { $number } · { $title }
course-lesson = Lesson { $number } · { $title }
course-pack-where = { $pack } · { $title }
course-step = Step { $at } of { $of }
course-mastery-name = Mastery
course-mastery-text = Fresh positions, no marks on the board. Three right in a row, each at the first try, and this lesson is mastered.
course-streak = { $count } of { $of } at the first try
course-mastered = Mastered on { $date }
course-mastered-now = Three of three at the first try: this lesson is mastered.
course-mastered-head = Lesson { $number } is mastered!
course-passed = Solved: { $solved } of { $of }, { $first } at the first try
course-state-new = new
course-state-seen = seen
course-state-practised = practised
course-state-mastered = mastered
course-next-lesson = Next: { $title }
course-game-text = To finish, a whole game. The help fades as the turns go by: first everything is marked, then only where cards may go, at last nothing.
course-progress-loaded = Progress loaded: { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}.

## What can be wrong with an answer
exercise-cell = “{ $value }” is not a cell of this board. A cell has a name like d4: the column, then the row.
exercise-move = “{ $value }” is not a move. Type the card and the cell, like R d4.
answer-not-rules = “{ $value }” is not a list of rules.
answer-not-rule = “{ $value }” is not on the list. Type numbers from 1 to { $max }.
answer-not-line = “{ $value }” is not a line of this sheet. Type a number from 1 to { $max }.
answer-not-lots = “{ $value }” is not a division. Type two lots with a slash between them, cards face down in brackets: R C / L (P).
answer-empty = Type or mark an answer first.
answer-unlaid = Lay your cards on the board first.
answer-number = “{ $value }” is not a number. Type a whole number, like 3.
answer-chance = “{ $value }” is no chance. Expected: a fraction (1/3), a decimal (0.33) or a percentage (33%).
answer-option = “{ $value }” is not on the list. Expected: { $expected }.
answer-twice = “{ $value }” stands there twice; once is enough.

## What can be wrong with a lesson file
lesson-at = { $file }, line { $line }, field { $field }:
lesson-unreadable = { $file } cannot be read: { $reason }.
lesson-not-utf8 = { $file } is not written in UTF-8.
lesson-too-long = { $file } has { $size } characters; at most { $max } are read.
lesson-syntax = this is not valid YAML ({ $problem }).
lesson-text-bare = the language of “{ $value }” is not said. Put the text into a field “en” or “fr”.
lesson-untranslated = the { $lang ->
        [fr] French
       *[en] English
    } text is missing.
lesson-comma = “{ $value }” is not a field. Between { "{" } and { "}" }, a text with a comma goes into quotes "…".
yaml-tab = the line begins with a tab. Put spaces in its place.
yaml-quote = a quotation mark opens before “{ $text }” and is never closed.
yaml-after-quote = the text in quotes ends before “{ $text }”: a quotation mark or an apostrophe slipped in. Put the text between "…", and within it use curly quotes.
yaml-colon = a text with a colon goes into quotes "…", here “{ $text }”.
yaml-colon-space = there must be a space after the colon of “{ $text }”.
yaml-dash = there must be a space after the dash of “{ $text }”.
yaml-open = { $sign } opens here and is not closed by { $close }.
yaml-quotes-needed = a text with “{ $sign }” goes into quotes "…", here “{ $text }”.
yaml-sign = a text that begins with “{ $sign }” goes into quotes "…".
yaml-block = after the bar “|”, begin a new line: the text starts on the next line, indented.
yaml-backslash = between "…", the backslash “\” is written twice.
yaml-documents = a line “---” begins a second text. There is one per file.
yaml-no-colon = “{ $text }” is not a field with a colon. A text of several lines, such as a city, is indented below its field.
yaml-indent = this line is not aligned. The fields of one step begin at the same column.
yaml-character = the file holds an invisible sign that is not text.
lesson-empty = the file is empty.
lesson-format = the format is { $value }; this version reads format { $expected }.
lesson-not-fields = expected fields with their values, found “{ $value }”.
lesson-field-twice = the field appears twice.
lesson-field-unknown = unknown field. Known: { $expected }.
lesson-field-near = unknown field. Did you mean “{ $near }”?
lesson-field-missing = the field “{ $name }” is missing.
lesson-not-text = expected a text, found “{ $value }”.
lesson-choice = “{ $value }” is not known here. Expected one of: { $expected }.
lesson-choice-near = “{ $value }” is not known here. Did you mean “{ $near }”?
lesson-not-number = expected a whole number from { $min } to { $max }, found “{ $value }”.
lesson-steps = a lesson has 1 to { $max } steps, this one has { $count }.
lesson-id = “{ $value }” is not an id: lower-case letters, digits and hyphens, at most 40.
lesson-id-twice = the id “{ $value }” appears twice.
lesson-text-long = the text has { $size } characters; at most { $max } are allowed.
lesson-sentences = the text of a step has at most { $max } sentences.
lesson-without-ask = this field belongs to an exercise, but the step has none (“ask”).
lesson-example-city = the worked example “{ $value }” has no city, or the step has one of its own.
lesson-because = “{ $value }” is neither a rule nor a known misconception.
lesson-opponents = there are { $count } opponents, but { $expected } are needed.
lesson-unchecked = the exercise lacks an answer or a wrong answer with its reason.
lesson-answer-refused = the engine does not accept the answer “{ $answer }”. It says: { $expected }.
lesson-wrong-accepted = the answer “{ $answer }” is listed as wrong, but the engine accepts it.
lesson-wrong-reason = the answer “{ $answer }” is wrong, but not because of “{ $because }”. The engine names: { $told }.
exercise-needs = the parameter “{ $field }” is missing.
exercise-nowhere = the card { $card } cannot be built anywhere in this city.
exercise-too-many = this position has too many possible ends to be asked about.
exercise-no-reason = nothing forbids that here, so nobody can be asked why.
exercise-no-error = no line of this sheet would be wrong.
exercise-no-ranks = there is no table of ranks for this victory.
exercise-unnamed = a cell of the answer has no name on this board: it lies beyond the first row or column.
exercise-seats = expected a list of players, each with a city (and money).
exercise-tie = these players are equal: nobody wins.
exercise-unsolved = the engine finds no answer that reaches this.
drill-nowhere = no fresh exercise of the kind “{ $kind }” was found.
question-unanswered = this position has no answer to an exercise of the kind “{ $kind }”.
drill-mistakes = none of these misconceptions ({ $mistakes }) changes an answer to “{ $kind }”.
pack-folder = { $path } is not a folder with lessons.
pack-files = { $path } holds { $count } lesson files; expected 1 to { $max }.
pack-twice = { $other } has the same { $field }.
progress-format = This is not progress saved in format { $expected }.
progress-broken = The saved progress is damaged in the field “{ $field }”.
progress-unwritable = { $path } cannot be written: { $reason }.
progress-unreadable = { $path } cannot be read: { $reason }.
nickname = A nickname has 1 to { $max } characters.
