# The home page, the header, and the way from page to page.

app-games = Choose another game
app-game-home = { $game }: to the beginning
app-none-yet = { $game } has no page “{ $page }” yet.
app-home = Home
app-nav = Pages of the tutor
app-menu = Menu
app-settings = Settings
app-skip = Skip to the content
app-language = Switch to French
app-theme = Theme: { $theme ->
    [light] light
    [dark] dark
   *[auto] the system’s
  }. Change.
app-member = { $name }, your page at the club

page-home = Home
page-course = Course
page-rules = Rules
page-sandbox = Sandbox
page-play = Play
page-replay = Replay a game
page-referee = Referee
page-teach = Teach
page-club = Club

home-begin = Start the course
home-begin-more = First lesson: two minutes, no rules to know beforehand
home-resume = Go on with lesson { $lesson }
home-resume-more = { $title } · step { $step } of { $steps }

map-title = Your city of { $count } lessons
map-legend = What the plots mean
map-game = Game
map-done = { $mastered ->
    [0] { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
   *[other] { $mastered } of { $count } mastered
}
map-practised = practised, { $solved } of { $of } exercises solved
map-lesson = Lesson { $number }, { $title }, { $state }{ $here ->
    [yes] , resume here
   *[no] { "" }
}
map-game-name = Game at the end of part { $part }, { $played ->
    [yes] played
   *[no] not played yet
}

page-opening = “{ $page }” is opening…
page-unknown = There is no page “{ $page }” here. You can choose one from the menu: { $expected }.
link-broken = What the link asked for, to correct
link-open = Open the corrected link
page-no-lesson = The course has no lesson “{ $lesson }”: they are numbered 0 to { $last }.
page-broken = The page “{ $page }” could not be opened. Nothing is lost; the other pages still work.

## Lessons of one’s own
own-heading = Other lessons
own-title = Your lessons
own-open = Open lessons of your own…
own-help = Choose the .yaml files of a pack, all of them together. They stay in this browser, nobody else sees them.
own-lessons = { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }
own-close = Remove
own-opened = “{ $title }” is open: { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }.
own-refused = { $count ->
        [one] These lessons cannot be opened. There is one thing to correct:
       *[other] These lessons cannot be opened. There are { $count } things to correct:
    }
own-unkept = This browser cannot keep these files. They stay open until you leave the page.
own-course = Back to the course
own-untranslated = These lessons are not all written in English. Where the English is missing, the French is shown.
own-count = Choose from 1 to { $max } files; there are { $count }.
own-size = These files are too long: { $size } characters, at most { $max }.
own-ending = “{ $file }” is not a lesson file. Its name must end with { $expected }.
own-no-lesson = “{ $file }” alone holds no lesson. Choose the files of the lessons too.
own-id = This pack is called “{ $id }” like the course. Give it another “id”.
own-unreadable = These files cannot be read.
page-no-pack = The pack “{ $pack }” is not open here.
