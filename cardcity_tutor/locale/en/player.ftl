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
