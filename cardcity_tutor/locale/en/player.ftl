# The lesson player: what stands around an exercise.

ui-course-menu = Progress, worksheet and certificate
ui-course-menu-short = Progress
ui-course-laid = Laid on the board
ui-course-lay-first = Lay your cards on the board, then check.
ui-course-working = Working it out…
ui-course-unmarked = no longer marked
course-other-card = This is about { $card }.
course-game-over = The game is over. { $result }.
ui-course-lots-how = Click a card to put it in the other lot. The button below it turns it over.
ui-course-type-one = Or type its number
ui-course-asked = this is the cell in question
ui-course-culprit = stands in the way

## Lessons of any game: options, chances, hints

ui-course-none = None of them
ui-course-number = A number
ui-course-chance = 1/3, 0.33 or 33%
ui-course-list = In this order
ui-course-take-out = take { "{" }option{ "}" } out
ui-course-list-empty = Nothing yet: choose below.
ui-course-play = Play the game
ui-match-lesson = Back to the lesson
ui-course-to-map = All lessons
course-any-where = Lesson { $number } · { $title }
course-game-any = To finish, a whole game against { $bots }. Hints and “why” are there if you want them.
course-game-alone = To finish, a whole game on your own. Hints and “why” are there if you want them.
course-title = Course: { $game }
lesson-chance = { $value } ({ $percent } %)
lesson-none = none
lesson-exact = Exactly { $exact }.
lesson-near = You said { $given }; exactly it is { $exact }.
lesson-off = That is { $points } points of a hundred off.
lesson-set-off = { $missing ->
        [0] { $extra ->
            [one] One mark is too much.
           *[other] { $extra } marks are too much.
        }
        [one] { $extra ->
            [0] One mark is missing.
            [one] One mark is missing, another is too much.
           *[other] One mark is missing, { $extra } others are too much.
        }
       *[other] { $extra ->
            [0] { $missing } marks are missing.
            [one] { $missing } marks are missing, one is too much.
           *[other] { $missing } marks are missing, { $extra } are too much.
        }
    }
lesson-hint-look = Take the picture part by part, and read the rule beside it once more.
lesson-hint-read = Read the rule once more: it decides here.
lesson-hint-avoid = A typical mistake here: “{ $title }”.
lesson-hint-between = The answer lies between { $low } and { $high }.
lesson-hint-percent = The answer lies between { $low } and { $high } %.
lesson-hint-none = None of them is right.
lesson-hint-one = “{ $option }” is part of it.
lesson-hint-either = It is either “{ $first }” or “{ $second }”.
