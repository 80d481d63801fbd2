# The command “lessons”: for those who write lessons.

lessons-what = Say what to do with lessons: { $expected }.
lessons-which = Say which lesson: a file, or the number or id of a lesson of the course.
lessons-no-file = Say which file to write, such as 01-my-lesson.yaml.
lessons-ending = “{ $path }” does not end like a lesson file. Expected: { $expected }.
lessons-there = “{ $path }” is there already, and stays as it is. Take another name.
lessons-own-ruleset = Lessons of your own say themselves of which game they are; leave out --ruleset.
lessons-no-models = There is no model of a lesson for { $game } yet; begin with a copy of a lesson file.
lessons-written = { $path } is ready to be rewritten. “cardcity-tutor lessons check { $path }” says what is still wrong.
lessons-checked =
    { $lessons ->
        [one] 1 lesson
       *[other] { $lessons } lessons
    }: { $problems ->
        [0] nothing is wrong.
        [one] 1 problem.
       *[other] { $problems } problems.
    }
lessons-warned = { $count ->
        [one] To look at again: 1 remark about a city that no game leads to. Questions can be asked about it all the same.
       *[other] To look at again: { $count } remarks about cities that no game leads to. Questions can be asked about them all the same.
    }
lessons-warning = look again. { $problem }
lessons-untranslated = { $path }: { $count ->
        [one] one text
       *[other] { $count } texts
    } without { $lang ->
        [fr] French
       *[en] English
    }. The other language will be shown.
lessons-listed =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } · { $kinds }
lessons-no-exercise = (No exercise: something to read or to try.)
lessons-hand = Hand: { $text }
lessons-task = Task: { $text }
lessons-answer = Answer, as it is typed: { $text }
lessons-ends = Possible ends: { $text }
lessons-wrongs = Wrong answers and their reasons, to copy under “wrong”:

## More that can be wrong with a lesson file
lesson-deep = fields lie inside fields without end.
lesson-alias = references to other places (“*name”) are not read here; write the value again.
lesson-id-taken = “{ $value }” is the name of a stop of every lesson; take another id.
