# The home page, the header, and the way from page to page.

app-name = Card City
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

home-head = The rules you can click on.
home-lead = Lay a card and the city answers: where it may go, why not elsewhere, and what will grow.
home-begin = Start the course
home-begin-more = First lesson: two minutes, no rules to know beforehand
home-resume = Go on with lesson { $lesson }
home-resume-more = { $title } · step { $step } of { $steps }
home-try = Try it right now
home-free = no sign-up
home-try-task = Dots say yes, crosses say no. Lay the leisure beside the residence, and watch it grow.
home-doors = Ways in
home-learn = Learn
home-learn-text = { $lessons } short lessons, from Simplified to Advanced. You play from the first sentence on.
home-learn-go = Open the course
home-teach = Teach
home-teach-text = The board on a big screen, the rulebook’s examples at hand, the score revealed line by line.
home-teach-go = Open the stage
home-play = Play
home-play-text = Alone, with friends or against the machine, with advice when you ask.
home-play-go = Set the table
home-more = And also
home-rules = Look up a rule
home-sandbox = Build a city freely
home-referee = Referee a real table
home-club = The club’s page

page-opening = “{ $page }” is opening…
page-unknown = There is no page “{ $page }” here. You can choose one from the menu: { $expected }.
page-no-lesson = The course has no lesson “{ $lesson }”: they are numbered 0 to { $last }.
page-broken = The page “{ $page }” could not be opened. Nothing is lost; the other pages still work.
