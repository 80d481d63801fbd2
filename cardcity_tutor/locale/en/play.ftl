### The page “Play”: who plays what, with which help; games that were kept; the end of a game.

## Buttons, fields and titles
ui-play-continue = Continue
ui-play-again = Look at it again
ui-play-kept = Your game in progress
ui-play-kept-over = Your last game
ui-play-company = Who plays?
ui-play-way = Which game?
ui-play-help = How much help?
ui-play-person = A person
ui-play-bot = A bot
ui-play-name = Name
ui-play-which = Bot
ui-play-mine = This is me
ui-play-more-seats = Add a seat
ui-play-fewer-seats = Take a seat away
ui-play-more = More settings
ui-play-seed = Deal number
ui-play-seed-why = The same number at several tables deals the same cards. Leave it empty for a random deal.
ui-play-start = Start the game
ui-play-sure = Yes
ui-play-not-sure = No
ui-play-open = Open a recorded game
ui-play-file = Choose a file…
ui-play-text = Or paste the text of a record here
ui-play-open-text = Open this text
ui-play-games = My saved games
ui-play-resume = Resume
ui-play-replay = Look at it again
ui-play-delete = Delete
ui-play-row = The game
ui-play-save = Save
ui-play-download = Download
ui-play-new = New game
ui-play-another = Another game
ui-play-review = Replay and review

## At the top
play-head = Play
play-lead = Alone, against bots, or several of you at this screen.
play-hall = Where does the town hall begin?
play-company-alone = Alone
    .text = You build a city and aim for the best rank.
play-company-bots = Against bots
    .text = One to three bots, from the most naive to the strongest.
play-company-screen = Several people here
    .text = The screen is passed round; a curtain hides each player’s cards.
play-seat = Seat { $letter }
play-bot = { $name } – { $strength ->
        [1] easy
        [2] medium
       *[3] hard
    }
play-help-fading = Fading
    .text = Everything is shown at first, then the marks only, then nothing.
play-help-full = Full
    .text = Marks, counters and previews throughout the game.
play-help-marks = Marks only
    .text = Where a card may go, not what follows from it.
play-help-none = None
    .text = As at a real table; a refused try is still explained.
play-stand = { $how ->
        [over] Over
       *[open] Turn { $turn } of { $turns }
    }
play-day = { $year }-{ $month }-{ $day }

## Questions, news and refusals
play-asking-start = Your game in progress will be replaced. Go ahead all the same?
play-asking-other = Your game in progress ({ $old }) will make way for this one: { $new }. Go ahead all the same?
play-asking-delete = Delete this game for good?
play-saved = The game is saved.
play-counted = The result is entered for “{ $name }”.
play-counting = { $why ->
        [counts] The result will count for “{ $name }”: the club deals the cards and keeps the game.
        [club] The result will count for nobody: there is no club here.
        [member] The result will count for nobody: nobody has come in at the club.
        [seed] The result will count for nobody: you chose the deal number, so its cards may be known.
       *[rulings] The result will count for nobody: under changed rulings it compares with no other.
    }
play-counting-still = counts
play-counts = Counts for “{ $name }”; the club keeps it.
play-counts-not = Counts for nobody.
play-taken-up = This game counts for nobody: it comes from a file or another page, and somebody may know its cards.
play-asking-uncounted = { $problem } Play all the same? The game will count for nobody.
play-deleted = The game is deleted.
play-players = This way of playing is not for { $players ->
        [1] one player
       *[other] { $players } players
    }. Change the other options first.
play-seed = “{ $value }” is not a deal number: it must be a whole number from 0 to { $max }.
play-file-size = This file is too large: at most { $max } kB are read.
play-file-empty = There is nothing to read: choose a file, or paste the text of a recorded game.
play-file-wrong = This record cannot be read: { $problem }
play-file-name = cardcity-game.jsonl
