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
paper-ruling = A ruling of this tutor, where the booklets are silent
paper-hand = In hand:
paper-pool = To divide:
paper-money = Money: { $money }
paper-name = Name
paper-day = Date
paper-answer = Answer:
paper-answer-fold = Answer
paper-cell = Cell:
paper-cells = Cells:
paper-facing = Turned:
paper-lot = Lot { $number }:
paper-tick-cells = On the board, and by their names.
paper-seat = City { $number }: { $money }
paper-you-are = You are player { $player }.
paper-tick-one = Tick one.
paper-tick-line = Tick the wrong line.
paper-total = Total
paper-moves = Write one decision per line: card and cell, in your order.
paper-for-example = For example: { $answer }
paper-key = Answers
paper-key-file = answers
paper-seed = Seed { $seed }
paper-qr-link = Opens these exercises in the tutor.
paper-qr-code = This code prints the same sheet again, with answers: cardcity-tutor export worksheet { $code } -o sheet.pdf
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
