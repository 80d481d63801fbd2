# What is printed: worksheets, lesson pages, slides, certificates, and what can go wrong with them.

paper-tutor = Card City tutor
paper-notice = An unofficial tutor for Card City XL and Card City (2012); rules told in our own words.
paper-months = January February March April May June July August September October November December
paper-date = { $day } { $month } { $year }

## The certificate
certificate-title = Certificate
certificate-says = has learned to build, grow and count a city:
certificate-date = { $date }
certificate-lessons =
    { $lessons ->
        [one] { $mastered } of { $lessons } lesson mastered
       *[other] { $mastered } of { $lessons } lessons mastered
    }
certificate-part = Part { $number } · { $title }
certificate-game-rank = checkpoint game: { $score } points, rank { $rank }
certificate-game-place =
    { $place ->
        [1] checkpoint game won with { $score } points
       *[other] checkpoint game: { $score } points, place { $place }
    }
certificate-game = checkpoint game: { $score } points
certificate-no-game = no checkpoint game yet

## What can be wrong
paper-ending = “{ $path }” does not end like a file that can be written here. Expected: { $expected }.
paper-width = The picture would be too small or too large: expected are { $min } to { $max } pixels in width and height, not “{ $value }”.
paper-no-browser = PDF and PNG are printed by a browser, and none was found: install Chromium, Chrome or Edge, or let { $variable } name its program file. SVG and HTML need none.
paper-browser-wrong = { $variable } is “{ $value }”, which is no program; expected: the program file of Chromium, Chrome or Edge.
paper-browser-failed = The browser “{ $program }” could not print the page; nothing was left behind. SVG and HTML need no browser.
export-done = Written: { $path }
export-what = Say what to export: { $expected }. “cardcity-tutor export --help” shows how.
export-no-file = Say which file to write: -o FILE. “cardcity-tutor export --help” shows how.
export-no-city = Say which position to draw: a city text such as "M R / . C", or a link to one.

## Worksheets, lesson pages and slides
paper-lesson = Lesson { $number }
paper-ruling = A ruling of this tutor, where the rulebooks are silent
paper-hand = In hand:
paper-pool = To divide:
paper-money = Money: { $money }
paper-name = Name
paper-day = Date
paper-answer = Answer:
paper-answer-fold = Answer
paper-cell = Cell:
paper-cells = Cells:
paper-seat = City { $number }: { $money }
paper-tick-one = Tick one.
paper-tick-line = Tick the wrong line.
paper-total = Total
paper-for-example = For example: { $answer }
paper-key = Answers
paper-key-file = answers
paper-seed = Seed { $seed }
paper-qr-link = Opens these exercises in the tutor.
paper-qr-code = This code prints the same sheet again, with answers: cardcity-tutor export worksheet { $code } -o sheet.pdf
paper-folder = FOLDER
slides-back = Previous slide
slides-next = Next slide
slides-keys = Arrows, space or Page Down turn the slides; F fills the screen.
export-no-lesson = Say which lesson: its number or its name. Expected: { $expected }.
export-lang-both = “--lang both” is for worksheets; here one language is expected: fr or en.
export-address = “{ $value }” is no address of a served tutor; expected: one that begins with http:// or https://.
export-no-name = Say whose certificate it is: --name NAME.
export-no-progress = Say where the progress was saved: --progress FILE.
certificate-nothing = The progress in “{ $path }” has nothing to certify yet: no lesson mastered, no checkpoint game finished.
worksheet-nothing = The lesson “{ $lesson }” asks nothing that could be printed.

## Answers on paper
paper-how-name = Tick the cells on the board, or write their names.
paper-how-draw = Draw the card on its cell, cut and coloured as it lies.
paper-how-moves = One decision per line, in your order: what you build, grow or buy, and on which cell.
paper-how-lots = Write the letters of the cards; put brackets around those that lie face down, as in R C (L).
paper-how-bribe = Write money as $2 behind its lot.
paper-how-hidden = A card with a question mark lies face down.
paper-how-first = Player 1 went first on turn 1; the others are numbered clockwise.
paper-how-loss = Give a loss a minus sign.
paper-open-lot = Open lot:
paper-other-lot = Other lot:
paper-divider = You divide these cards ({ $way }).
paper-chooser = You choose, and the other lot goes to the divider ({ $way }).
paper-you-are = You are player { $player }.
paper-you-are-at = You are player { $player }: your town hall stands on { $cell }.

## The key
paper-or = or { $answer }
paper-city = City { $number }
paper-percent = { $value }%
paper-explained = { $cells }: { $detail }
paper-district = Its cards
paper-limit-start = At the start
paper-limit-used = Cards that count
paper-limit-industries =
    { $count ->
        [one] { $count } industry
       *[other] { $count } industries
    }
paper-turned-so = { $cells } ({ $sides })
paper-instead-of = { $line }, not { $shown }
paper-both-lots = Either lot: one promises about as much as the other.
paper-no-decision = No decision is needed.
paper-any-turn = Every turn that the rules allow reaches the goal.
paper-any-division =
    { $down ->
        [0] Any division with { $size } cards in the open lot, all face up; in the other lot, { $up } face up and the rest face down.
       *[other] Any division with { $size } cards in the open lot, { $down } of them face down; in the other lot, { $up } face up and the rest face down.
    }
paper-good-division = Of these, any that loses at most one point against the best one.
paper-any-bribe = Up to { $money } may lie on one of the lots.
paper-rule = Rule: { $where }
