### The stage: what is projected in front of a room.

stage-title = Teach
stage-lead = Project a city and reveal it line by line: the room guesses, a key gives the answer.

## What is shown
stage-show-score = Score
stage-show-development = Development
stage-show-income = Income
stage-show-places = Allowed cells
stage-show-example = Example

## The column
stage-so-far = So far
stage-total = Total
stage-limit = Limit
stage-income = Income
stage-score = Score
stage-development = Development
stage-question-development = What grows?
stage-grown = { $card } grows on { $cell }
stage-growth = { $district } touches { $touch }: { $it } grows on { $plots }.
stage-growth-choice = { $district } touches { $touch }: { $it } grows on { $plots }, as you choose.
stage-ahead = What next?
stage-stays = { $size ->
        [one] { $cards } on { $cell } does not grow
       *[other] { $cards } on { $cell } do not grow
    }
stage-stays-asked = A district does not grow: why?
stage-places = Allowed cells
stage-question-places = Where may { $card } go?
stage-question-cell = { $card } on { $cell }?
stage-left-open = Left
stage-allowed-label = Allowed
stage-allowed-question = Allowed?
stage-allowed = Allowed
stage-allowed-here = Allowed: no rule forbids it
stage-verdict = Verdict
stage-nowhere = Nowhere
stage-what-is-left = What is left
stage-forbidden = Forbidden
stage-reason = A rule forbids it: which one?
stage-remedy = What would help
stage-cells = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
stage-struck = −{ $count }
stage-rules = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
stage-rebuilt = figure rebuilt
stage-part =
    { $part ->
        [commerce] Commerces
        [meters] Parking meters
       *[salary] Salary
    }
stage-answer = The answer
stage-way =
    { $edition ->
        [xl] XL, { $level }
       *[2012] Card City 2012
    }

## The library
stage-topic-setup = Preparing the game
stage-topic-acquisition = Acquiring cards
stage-topic-construction = Building
stage-topic-development = Developing
stage-topic-income = Collecting income
stage-topic-scoring = Counting points
stage-topic-architect = The architect
stage-topic-decentralisation = Decentralisation
stage-topic-single-city = The single city
stage-topic-suburb = The fictional suburb
stage-lesson = { $number }. { $title }
stage-pack-lesson = { $pack } · { $title }

## What is wrong
stage-no-example = No example of the rulebooks is called “{ $value }”. Choose one in the library.
stage-no-step = Lesson “{ $lesson }” has no step “{ $step }”.
stage-no-city = This example has no city to count: open another one, or the editor.
stage-no-cell = Cell “{ $value }” is not on this board.
stage-no-growth = Nothing develops on { $cell } at this moment.
stage-no-player = This city has no player “{ $value }”.
stage-fresh-city = This city does not fit these options: a new one begins.
stage-not-read = The link asks for “{ $value }” as “{ $field }”. Expected: { $expected }.

## On the phones that follow
follow-title = On the stage
follow-wait = One moment…
follow-ended = The stage is closed. Ask for its new address.
follow-board = The board on the stage
follow-unreachable = Phones cannot follow: the server does not answer. Try again.

## Buttons and keys
ui-stage-next = Next
ui-stage-back = Back
ui-stage-full = Full screen
ui-stage-leave = Leave
ui-stage-blank = Black screen
ui-stage-unblank = Back to the stage
ui-stage-theme = Light or dark
ui-stage-predict = Let them guess
ui-stage-library = Examples
ui-stage-library-title = The examples of the rulebooks
ui-stage-lessons = Positions of the lessons
ui-stage-edit = Editor
ui-stage-edit-close = Close the editor
ui-stage-share = Link
ui-stage-share-title = This stage on another device
ui-stage-worked = Worked example
ui-stage-follow = Phones
ui-stage-follow-title = Follow on your phone
ui-stage-follow-end = Stop: phones see nothing any more
ui-stage-guess = take a guess
ui-stage-victory = Victory
ui-stage-card = Card
ui-stage-turn = Turn
ui-stage-all-cells = All cells
ui-stage-player = Player
ui-stage-shows = What to show?
ui-stage-tools = Tools of the stage
ui-stage-lines = Lines
ui-stage-before = before
ui-stage-example-back = Previous example
ui-stage-example-next = Next example
ui-stage-keys = Presenter keys
ui-stage-keys-next = → · ␣ · Page Down
ui-stage-key-next = next (a presentation clicker will do)
ui-stage-keys-back = ← · Page Up
ui-stage-key-back = back
ui-stage-keys-ends = Home · End
ui-stage-key-ends = beginning, end
ui-stage-key-shows = score, development, income, allowed cells, example
ui-stage-key-example = previous example, next example
ui-stage-key-predict = let the room guess before showing
ui-stage-key-player = through a player’s eyes (single city)
ui-stage-key-follow = phones follow the stage
ui-stage-key-full = full screen
ui-stage-key-blank = black screen
ui-stage-key-theme = light or dark
ui-stage-key-help = this list
