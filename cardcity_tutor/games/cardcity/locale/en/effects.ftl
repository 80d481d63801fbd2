### The sandbox: what other options make of the city that lies there.

effects = For this city: { $parts }.
effects-none = For this city, nothing changes.
effects-moved = The city lies on the new map now; score and income stay the same.
effects-join = { $first }; { $last }
effects-score = score { $before } → { $after }
effects-out = pollution puts this city out of the game
effects-back = this city is back in the game
effects-income = income { $before } → { $after }
effects-more = { $few ->
    [yes] for { $card }, { $count ->
        [one] one cell more: { $cells }
       *[other] { $count } cells more: { $cells }
    }
   *[no] for { $card }, { $count } cells more
}
effects-less = { $few ->
    [yes] for { $card }, { $count ->
        [one] one cell fewer: { $cells }
       *[other] { $count } cells fewer: { $cells }
    }
   *[no] for { $card }, { $count } cells fewer
}
effects-foreign = not part of this game: { $cards }
effects-fresh = This city cannot be kept: { $why } Here is the start of the new map; “Undo” brings the city back.
effects-other-map = cards do not lie in the same way on the new map.

sandbox-lead = Build, develop, count, edit: whatever you try, the rules answer.
ui-sandbox-link = Link to this position
ui-sandbox-copied = Link copied
