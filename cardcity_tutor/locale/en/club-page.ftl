### The counter of the club, the club’s page and the host’s page.

## The counter
club-game-whose = A saved game opens for the member who saved it: enter the club with that nickname and its key first.
club-nobody = This needs a nickname first: the club’s page gives you one in a moment.
club-unreachable = The club does not answer just now. Nothing is lost: please try again in a moment.
club-too-often = That is a little fast for the club. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
club-too-large = This is too long for the club: { $max } kB is the most.
club-broken-call = The club did not understand this request. Nothing was changed.
club-secret = Only the tutor itself can talk to the club.
club-name-other = That is not your nickname: nothing was deleted.

## The club’s page
club-title = The club
club-lead = A nickname is all it takes: no account, no address, no password.
club-lead-member = Hello { $nickname }. Whatever you do here is kept.
club-none = No club is open here: the tutor started with “cardcity-tutor serve” opens one. The challenge of the day needs none.
club-join = Choose a nickname
club-join-why = Your lessons, games and results are then kept in this club’s database, on the machine that serves this page, and nowhere else. Leaderboards show the nickname to everybody.
club-enter = I have a nickname already
club-enter-why = On another device, nickname and key are enough. If the key is lost, the host of the club can give out a new one.
club-welcome = Welcome, { $nickname }! This is your key
club-welcome-back = Welcome back, { $nickname }.
club-key-why = This browser keeps it: you need not do anything to come back here. Note it down to come from another device; from now on it is shown only if you ask.
club-key-stays = This browser keeps its key all the same: if the club finds the nickname again, so will you. Another nickname will replace it.
club-left = See you soon! This browser no longer knows you; your data stays with the club.
club-deleted = Everything that was kept under “{ $nickname }” is deleted.
club-joined-progress = Your progress in the course, which this browser kept, is now at the club too.
club-label-nickname = Nickname
club-label-key = Key
club-label-claim = Become a member
club-label-come-in = Come in
club-label-copy = Copy
club-label-copied = Copied
club-label-print = Print
club-label-noted = Noted
club-label-tabs = Parts of the club
club-label-previous = Previous page
club-label-next = Next page
club-label-open = Resume
club-label-look = Look at it
club-label-replay = Replay
club-label-remove = Delete
club-label-remove-sure = Really delete
club-label-keep-it = Keep it
club-label-leave = Leave on this device
club-label-export = Download my data
club-label-show-key = Show my key
club-label-delete = Delete me…
club-label-delete-sure = Delete everything
club-label-cancel = Cancel
club-label-to-course = Open the course
club-label-to-play = Play a game
club-label-way = Way of playing
club-label-order = Sorted by
club-label-best = Best score
club-label-mean = Mean
club-label-wins = Wins
club-label-period = When
club-label-take = Take up the challenge
club-label-take-again = Look at it again
club-label-solvers = Solved by
club-label-key-missing = This browser does not have the key.
club-tab-challenge = Challenge of the day
club-tab-boards = Leaderboards
club-tab-course = My course
club-tab-games = My games
club-tab-results = My results
club-tab-data = My data
club-page = Page { $page } of { $pages }

club-course-none = No lesson begun yet. The first one takes two minutes.
club-course-figures = { $mastered } mastered, { $practised } practised, { $seen } seen, of { $lessons } lessons
club-state-new = to come
club-state-seen = seen
club-state-practised = practised
club-state-mastered = mastered
club-games-none = No saved game yet. During a game, “Save” puts it here.
club-game-over = over
club-game-turn = turn { $turn } of { $turns }
club-results-none = No result yet. A game that you finish under your nickname counts by itself.
club-wins = { $wins ->
    [one] One win
   *[other] { $wins } wins
} in { $games ->
    [one] one game with others
   *[other] { $games } games with others
}.
club-boards-none = No result yet: the first finished game will open the leaderboard of its way of playing.
club-boards-games = Games
club-boards-place = Place
club-period-ever = All time
club-period-evening = This evening
club-all-ways = All games together
club-evening-none = No game has been finished in the last twelve hours. The evening’s first result will stand here.
club-source-bots = against { $names }
club-source-bots-unnamed = against bots
club-source-referee = real cards, with { $names }
club-source-referee-unnamed = real cards
club-source-table = at the table with { $names }
club-source-table-unnamed = at the table
club-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
club-score-unit = { $score ->
    [one] point
   *[other] points
}
club-score-out = out
club-data-why = The club keeps your nickname, your course, your games, your results and your challenges, nothing else. All of it fits into one file that you can take along.
club-leave-why = Without the key you cannot come back: note it down first.
club-delete-why = Course, games, results and places on leaderboards are gone for ever. To confirm, write your nickname.

## Seats that others sign
ui-signing-nickname = Nickname
ui-signing-key = Key
ui-signing-key-open = or sign here with the key
ui-signing-other = somebody else, or the key here
ui-signing-ask = Ask on their phone
ui-signing-sign = Sign
seats-head = Signed: { $signed } of { $seats }
seats-why = The result counts for everybody who signs. Whoever has come in at the club on their own phone is asked there; a key can be typed here, and is not kept.
seats-closed = It is too late to sign at this table.
seats-none = { $name } has not signed.
seats-asked = { $name } is asked: the question is on their phone, on any page of the tutor.
seats-signed = { $name } has signed.
seats-refused = { $name } has said no.
nod-question = “{ $asker }” asks: do you sit at this table, as player { $letter }? { $way }. If you say yes, its result counts for you too.
nod-question-referee = “{ $asker }” has recorded a game with real cards: { $way }. You, player { $letter }, end { $place } with { $score }. Is that right? If you say yes, the result counts for you.
nod-yes = Yes, that is me
nod-no = No
nod-said-yes = Signed. The result will be entered under your name.
nod-said-no = You have not signed. You will not be asked again in this game.

## The challenge of the day
club-challenge = Challenge of { $date }
club-challenge-why = The same position for everybody, another one every day, harder from Monday to Sunday. What counts is the number of tries, then the time since it was first opened: for members, opening it again does not reset the clock.
club-challenge-visitor = Without a nickname you can play the challenge, but it does not count.
club-challenge-preparing = The challenge is being prepared…
club-challenge-late = The challenge takes too long to prepare. Please try again in a moment.
club-challenge-open = { $tried } so far.
club-challenge-solved = Solved: { $tried }.
challenge-press = { $mode ->
    [develop] Press one of these cells.
   *[other] Press “Develop” above the board, then one of these cells.
}
challenge-no-try = This was not a try yet.
club-challenge-nobody = Nobody has solved it yet.
club-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}

## Times and sizes
club-now = just now
club-ago = { $span } ago
club-about = { $count } min
club-seconds = { $count } s
club-minutes = { $count } min { $rest } s
club-hours = { $count } h { $rest } min
club-days = { $count } d
club-kilobytes = { $size } kB
club-megabytes = { $size } MB

## The host’s page
host-title = The host’s page
host-lead = Who is here, how the server is doing, and the backup.
host-language = Language
host-language-this = In English
host-join = How to join
host-join-why = Scan the code, or open this address, on the same Wi-Fi:
host-projector = Page for the projector
host-key = Host’s key
host-key-why = “cardcity-tutor serve” prints it when it starts, in the link to this page.
host-open = Open
host-key-wrong = This is not the host’s key.
host-key-missing = This page needs the host’s key. Open it again with the link that was printed at the start.
host-elsewhere = This request does not come from the host’s page. Nothing was changed.
host-visitors = Visitors
host-pool = Pages ready
host-memory = Memory in all
host-uptime = Open for
host-members = Members
host-size = Database
host-kernels = Pages
host-kernels-why = Each line is a page that somebody has open, or one that is ready for whoever comes next. Whoever lost the connection keeps the place for a while.
host-workers = Workers
host-workers-why = Workers hold the visits, and a spare one takes the place of the first that ends; a helper does what takes long: advice, strong bots, puzzles. A worker can be restarted at any time: its pages come back by themselves.
host-worker = worker
host-spare = spare
host-helper = helper
host-restart = Restart
host-restart-ask = Restart this worker? Its pages will come back by themselves within a few seconds; what was played is kept.
host-restarted = The worker has ended; its pages are moving to the others.
host-no-worker = There is no such worker any more.
host-column-visits = Visits
host-column-each = Per visit
host-kernel-visiting = visiting
host-kernel-lost = connection lost
host-kernel-waiting = ready
host-nobody = nobody yet
host-guest = without a nickname
host-server = server
host-column-who = Who
host-column-id = Number
host-column-state = State
host-column-since = For
host-column-active = Idle for
host-column-memory = Memory
host-column-nickname = Nickname
host-column-joined = Joined
host-column-seen = Last seen
host-column-games = Games
host-column-results = Results
host-column-acts = Actions
host-members-none = No member yet.
host-new-key = New key
host-dismiss = Delete
host-new-key-ask = Give “{ $nickname }” a new key? The old one will stop working.
host-dismiss-ask = Delete “{ $nickname }” with their course, games and results? This cannot be undone.
host-new-key-told = The new key of “{ $nickname }”, to be handed over now:
host-dismissed = “{ $nickname }” and everything kept under that name are deleted.
host-backup = Backup
host-backup-why = One file with everything: members, courses, games, results, challenges. Treat it like the database itself.
host-backup-make = Download the backup
host-restore = Restore a backup…
host-restore-ask = Replace all data of the club with what is in “{ $file }”? The present state is saved beside the database first.
host-restored = { $members ->
    [one] Done: { $members } member.
   *[other] Done: { $members } members.
} The state before is in “{ $path }”.
host-upload-size = This file is too large for a backup: { $max } MB is the most.
host-place = The database is here:
host-yes = Yes
host-no = No
host-copy = Copy
host-close = Close
host-refreshed = This page keeps itself up to date.
host-lost = The server does not answer. The figures shown are the last ones known.
host-previous = Previous page
host-next = Next page
host-rows-members = Members
host-rows-progress = Courses followed
host-rows-games = Saved games
host-rows-seats = Seats signed
host-rows-results = Results
host-rows-challenges = Challenges opened
