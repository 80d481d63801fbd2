### What the widgets say: buttons and fields (“ui-…”, without parameters), and the sentences around the board.

## Buttons, fields and titles
ui-board = The city
ui-tools = Tools
ui-modes = What would you like to do?
ui-undo = Undo
ui-redo = Redo
ui-turn = Turn
ui-hint = Hint
ui-why = Why?
ui-help = Marks
ui-hand = Hand
ui-palette = Cards to paint
ui-free-cards = All cards
ui-price = ${"{price}"}
ui-card-here = Here lies
ui-paint = Paint
ui-typed-paint = Type what to paint
ui-share-local = This address works on this computer only.
ui-key-all = show all, full screen
ui-eraser = Erase
ui-pick-first = Pick a card to paint first.
ui-legal = Allowed.
ui-illegal = Forbidden:
ui-preview = Preview
ui-then-at = On {"{cell}"}, this follows
ui-not-at = Not on {"{cell}"}
ui-not-beyond = Not {"{cell}"}
ui-rules-against = {"{count}"} rules forbid it
ui-goes-to = It may go to: {"{cells}"}.
ui-fits-here = This could go here: {"{cards}"}.
ui-frame-await = Point at a cell, or touch it: what would happen appears here, before anything moves.
ui-before-after = Right after placing
ui-place-on = {"{card}"} on {"{cell}"}?
ui-place-here = Place it here
ui-elsewhere = Elsewhere
ui-typed = Type a move
ui-typed-example = R d4
ui-ok = Play
ui-close = Close
ui-copy = Copy
ui-keys = Keyboard keys
ui-key-move = move from cell to cell
ui-key-place = place the card, or paint
ui-key-pick = pick a card
ui-key-turn = turn a bicolour card
ui-key-undo = undo
ui-key-redo = redo
ui-key-hint = a hint
ui-key-why = why not here?
ui-key-step = next step, step before
ui-key-escape = close the preview
ui-key-help = this list
ui-lost-head = The tutor no longer answers.
ui-lost-size = This page had grown too large for the server, which has closed it.
ui-lost-body = Nothing is lost: all stays on the screen. Reload the page to go on.
ui-lost-still = The server does not answer yet. The page will reload as soon as it is back.
ui-lost-city = Copy your city as text
ui-line-silent = No answer yet. Your last step is kept and will be sent again.
ui-reload = Reload
ui-kept-work = Your last city: {"{cards}"} cards, {"{way}"}.
ui-kept-hall = Your last city: the town hall alone, {"{way}"}.
ui-way-simplified = level Simplified
ui-way-normal = level Normal
ui-way-advanced = level Advanced
ui-way-2012 = edition 2012
ui-restore = Go on with it
ui-discard = Delete it

## Development
ui-grow = Development
ui-grow-line = The steps of the development
ui-grow-open = The city develops
ui-grow-ended = Nothing more develops
ui-start = Start
ui-step-back = Previous step
ui-step-next = Next step
ui-nothing = nothing
ui-fork = Keep this line, try another
ui-forks = Lines kept
ui-best-show = Show the best end
ui-best-hide = Hide the best end
ui-tree-show = See the tree of ends
ui-tree-hide = Hide the tree

## Score stage
ui-count-what = Count
ui-to-guess = to be guessed
ui-so-far = So far
ui-total = Total
ui-line-back = Previous line
ui-line-next = Next line
ui-line-all = Show all
ui-full = Full screen
ui-compare = All five victories

## Editor
ui-edit = Editor
ui-city-text = City text
ui-text-read = Read this text
ui-city-empty = Empty the city
ui-impossible = To be fixed:
ui-level = Level
ui-victory = Victory
ui-money = Money
ui-variants = Variants
ui-share = Share
ui-link = Link
ui-qr = QR code of the link
ui-save-svg = Save as SVG
ui-save-png = Save as PNG

## First page
sandbox-title = Try a city

## Modes and figures
mode-build = Build
mode-develop = Develop
mode-score = Count
mode-edit = Edit
stat-money = Money
stat-income = Income
stat-limit = Limit
stat-you = You
stat-score = VP
stat-score-money = Total ($)

## Tasks
task-build = Place a card.
task-build-places = { $places ->
        [0] No cell for this card
        [one] One cell for this card
       *[other] { $places } cells for this card{ $turns ->
            [1] {""}
           *[other] {" "}if you turn it
        }
    }; { $cards ->
        [one] one card to build
       *[other] { $cards } cards to build
    }{ $rest ->
        [yes] , the rest will be discarded
       *[no] {""}
    }.
task-stuck = No card can be placed.
task-stuck-why = Touch a cell to learn why. What cannot be built is discarded.
task-free = Lay any card you like.
task-free-places = { $places ->
        [0] No cell for this card.
        [one] One cell for this card; it can be laid again.
       *[other] { $places } cells for this card{ $turns ->
            [1] {""}
           *[other] {" "}if you turn it
        }; it can be laid again.
    }
task-stuck-free = Touch a cell to learn why, or go on to development.
task-done = The hand is empty.
task-done-next = Go on to the development, or count.
task-cloud = Place the cloud.
task-cloud-why = An industry is in line with another: a cloud of pollution comes.
task-develop = Choose which district grows.
task-develop-end = Nothing grows any more.
task-develop-why = Touch a cell to learn what stops its districts.
develop-outcomes = { $complete ->
        [no] At least { $count } different ends.
       *[yes] { $count ->
            [one] One possible end.
           *[other] { $count } different ends.
        }
    }
develop-best = The best end is worth { $value }{ $equal ->
        [one] {""}
       *[other] {" "}({ $equal } ends are equal)
    }:

## What just happened
step-built = You place { $card } on { $cell }.
step-paid = You place { $card } on { $cell } for ${ $price }.
step-cloud = An industry is in line with another: a cloud comes, and you place it.
step-grown = The reserve adds { $card } on { $cell }.
said-built = Placed: { $card } on { $cell }.
said-grown = Developed: { $card } on { $cell }.
said-undone = Undone.
said-redone = Redone.
said-forked = Line kept. Choose something else.
said-restored = Your city is back.

## Hints
hint-none = { $card }: no cell is allowed. Touch one to learn why.
hint-rest = Nothing grows any more. { $why }
hint-count = { $card }: { $count ->
        [one] only one cell is allowed.
       *[other] { $count } cells are allowed.
    }
hint-rows = { $count ->
        [one] Look at row { $rows }.
       *[other] Look at rows { $rows }.
    }
hint-why-card = { $card }: what forbids the other cells: { $rules }.
hint-why-free = { $card }: no rule forbids any empty cell that touches the city.
hint-why-rule = { $title } ({ $count ->
    [one] 1 cell
   *[other] { $count } cells
})
hint-cell = Try { $card } on { $cell }.

## Cells beyond the frame
cell-above = above { $cell }
cell-below = below { $cell }
cell-left = left of { $cell }
cell-right = right of { $cell }
cell-smoke = {""}, { $percent }% pollution
cell-outside = outside the frame

## Scores
score-income = Income of the turn
score-question = How much is this city worth?
score-question-income = What does this city earn?
score-points = { $value } VP
score-out = out
gain-money = ${ $value }

## What is wrong
refused = { $rule }: { $why }
verdict = { $move }: { $legal ->
    [yes] allowed
   *[no] not allowed
}.
verdict-alone = { $legal ->
    [yes] Allowed.
   *[no] Not allowed.
}
told-line = { $title }: { $value }
gesture-broken = This gesture was not understood: { $gesture }.
widget-option = The option “{ $field }” is unknown. Expected: { $expected }.
widget-position-options = A position has its options already: leave out { $fields }, or give a city text.
move-unread = “{ $word }” is no card, no cell and no facing. Write for example “R d4”.
move-where = The cell is missing in “{ $text }”. Write for example “R d4”.
move-no-cell = The cell { $cell } is not on the board: cells go from { $first } to { $last }.
move-which = Which card? You can choose from { $cards }.
move-not-held = { $card } is not to be placed now. You have: { $cards }.
move-none-left = There is no card left to lay.
move-not-here = Here we count; go to “Build” to place a card.
move-paint = “{ $text }” cannot be painted. Write a card and a cell, for example “R d4”, or “. d4” to erase.
edit-checked = In order: the town hall, the limit, residences away from industries{ $joined ->
       *[yes] , the connections
        [no] {""}
    }, the growth of the districts, the clouds and the numbers of cards; some order of building leads there. Not checked: money, hands and turns.
text-token = “{ $token }”
text-unknown = { $count ->
        [one] { $tokens } is no card.
       *[other] { $tokens } are no cards.
    } Write . M R C L P K N A, I1 to I4, or two colours and a facing such as RC0 or RLn.
text-city-empty = The text is empty: write at least M, the town hall.
text-city-ragged = Row { $row } has { $found ->
        [0] no token
        [one] one token
       *[other] { $found } tokens
    }, row 1 has { $expected }. Write a dot for each empty cell.
text-city-token = Row { $row }: “{ $token }” is no card of this map.
text-city-pair = Row { $row }: “{ $token }” is a pair of colours that does not exist. There are { $expected }.
text-city-edition = Row { $row }: “{ $token }” is a card of Card City XL. The 2012 edition has R, C, L, I, P and M only.
text-city-two-halls = Two town halls, in rows { $first } and { $second }: a city has one.
text-city-two-architects = Two architects, in rows { $first } and { $second }: there is one.
text-city-architect-apart = The architect in row { $cell } stands apart: he belongs in the city or right beside it.
text-city-too-large = The cards cover { $height ->
        [one] one row
       *[other] { $height } rows
    } and { $width ->
        [one] one column
       *[other] { $width } columns
    }; the frame has { $size } × { $size } cells.
text-city-whole-frame = With the suburb, write the whole frame: { $size } rows of { $size } tokens. Here are { $height } rows of { $width }.
text-city-bricks = Row { $row } does not lie like bricks: each row is half a card (one >) away from its neighbours.
text-city-halls = Each town hall stands there once, with the number of its player: { $expected }.
text-city-halls-places = The town hall { $hall } is not in its place. With two players M1 is right below M0; with three M1 is right of M0 and M2 below, between them; with four they are M0 M1 / M3 M2.
text-city-off-map = Row { $row }: “{ $token }” lies outside the map.
text-city-too-wide = The cards of both players cover { $width } columns; the common width is at most { $size }.
move-facing = { $card } can be turned: add how. { $facings }.
facing-side = { $facing }: { $colour } { $sides }
list-parts = { $first }; { $last }
paint-off-map = The cell { $cell } is not on the map: nothing can be painted there.
paint-architect-elsewhere = { $cell } lies in somebody else’s quarter: the architect works in one’s own only.
paint-unknown = “{ $token }” is no card to paint. Expected: . M R C L P K N A, I1 to I4, or two colours and a facing such as RC0 or RLn.
text-too-long = The text has { $size } characters; at most { $max } are read.
link-too-long = The link has { $size } characters; at most { $max } are read.
link-no-city = The link holds no city: “city=” is missing.
still-how = This is a picture: run the cell, and the view is live. To keep live views in a saved notebook: tick “Save Widget State Automatically” in JupyterLab’s Settings menu (Notebook 7: the Settings menu too), then save.
ui-busy = Thinking…
ui-busy-stop = Stop
