### The sandbox and the stage of any game.

## The sandbox
sandbox-head = Sandbox: { $game }
sandbox-on-turn = the player on turn
sandbox-looked-at = A position to look at
sandbox-no-answers = This game has no notation for such a moment, so nothing can be asked about it.
sandbox-opened = The position is open.
sandbox-text-empty = There is no text here. Expected: a position in the notation of the game, a question of the line protocol, or a record.
sandbox-text-long = This text is too long: { $size } characters, and { $max } are read.
sandbox-text-broken = This text begins like a question of the line protocol, but is no readable JSON: “{ $value }”.
sandbox-text-json = This text is no position: “{ $value }”. Expected: a question of the line protocol, which begins with “{"{"}”, or a record of a game.
sandbox-link-broken = This link is damaged: something of it is missing.
sandbox-sealed = This record is sealed until its game is over: it holds what nobody may know yet.
sandbox-other-game = This position is of another game (“{ $value }”). Open that game first; here “{ $expected }” is open.
sandbox-no-position = Nothing stands under “{ $value }” that a position could begin from.
sandbox-moves = In “{ $field }” a list of decisions was expected, each typed or made with the menu.
sandbox-move-refused = Decision { $number } of this text (“{ $move }”) is not possible there.
sandbox-only-looked-at = Nobody can play on from this position: it is only looked at. Its things still say what is possible, and why not.
sandbox-too-long = After { $most } decisions a sandbox is full. Copy the position and open it again.
sandbox-eye = There is no such player: { $value }.
ui-sandbox-open = Another position
ui-sandbox-open-lead = Begin from a new game, from the book, or from a text.
ui-sandbox-new = A new game
ui-sandbox-begin = Begin
ui-sandbox-book = From the book
ui-sandbox-find = Find a rule or an example
ui-sandbox-nothing = Nothing in the book is called that.
ui-sandbox-text = From a text
ui-sandbox-text-lead = A position in the notation of the game, a question of the line protocol, a record, or what was copied here.
ui-sandbox-text-open = Open the text
ui-sandbox-file = Open a file
ui-sandbox-answers = Sums
ui-sandbox-fields = Field by field, in the notation of the protocol
ui-sandbox-asked = The question, for other programs
ui-sandbox-copy-text = Copy as text
ui-sandbox-copy-link = Copy a link
ui-sandbox-copy-asked = Copy the question
ui-sandbox-done = Copied
ui-sandbox-not-copied = The browser did not let us copy. The text stands here:
ui-sandbox-eyes = Seen by
ui-sandbox-seed = Number of the deal

## The stage
present-head = Teach: { $game }
present-question-answer = What does the book answer?
present-question-sums = How do the numbers come about?
present-question-moves = What is possible now?
present-rebuilt = The figure of the rulebook is lost; this position makes every sentence of the example true.
present-checked = { $count ->
        [one] The engine agrees.
       *[other] The engine agrees: { $count } statements checked.
    }
present-yes = possible
present-no = not possible
present-places = { $count ->
        [0] nowhere
        [one] in one place
       *[other] in { $count } places
    }
present-no-example = No example of the book is called “{ $value }”. Choose one in the list of examples.
ui-present-show-answer = Example
ui-present-show-sums = Numbers
ui-present-show-moves = Moves
ui-present-shows = What to show?
ui-present-next = Next
ui-present-back = Back
ui-present-guess = Let them guess
ui-present-full = Full screen
ui-present-leave = Leave
ui-present-black = Black screen
ui-present-unblack = Back to the stage
ui-present-theme = Light or dark
ui-present-library = Examples
ui-present-library-title = The worked examples of the book
ui-present-bring = A position of your own
ui-present-bring-lead = A position in the notation of the game, a question of the line protocol, or what was copied from the sandbox.
ui-present-bring-open = Show it
ui-present-try = Try it in the sandbox
ui-present-link = Copy a link
ui-present-before = The example before
ui-present-after = The next example
ui-present-ends = To the beginning, to the end
ui-present-position = Position {"{number}"}
ui-present-lines = Lines
ui-present-tools = Tools of the stage
ui-present-await = → tells the first line.
ui-present-nothing = There is nothing to tell here.

## The referee
sheet-head = Referee: { $game }
sheet-no-table = This is no table of the referee. Expected: a file that was saved here.
sheet-kept = The table kept by the browser cannot be read: { $problem }
sheet-file = referee-{ $game }.json
sheet-again = Your table is back.
ui-sheet-lead = Type what lies before each player: the engine counts it, and says what no game leads to.
ui-sheet-options = Options
ui-sheet-save = Save as a file
ui-sheet-open = Open a file
ui-sheet-clear = Empty table
ui-sheet-ranking = Ranking
ui-sheet-player = Player
ui-sheet-score = Total
ui-sheet-place = Place
ui-sheet-name = Name
ui-sheet-picture = As the engine sees it
ui-sheet-empty = Nothing is typed for this player yet.
ui-sheet-against = Something speaks against it:
ui-sheet-kept = A table that was not cleared is kept here.
