### What the tree of developments and the score sheet say.

## The tree
ui-tree = The tree of developments
ui-tree-points = Count the points
ui-tree-path = Follow a line
ui-tree-path-example = R d4, C f5
ui-tree-go = Go there
ui-tree-city = City
ui-tree-root = Start
ui-tree-end = End
ui-tree-why = Why everything stops here
ui-tree-line = Line
tree-root = Start
tree-step = { $card } on { $cell }
tree-number = city { $number }
tree-same = the same city as { $number }
tree-ended = end: { $why }
tree-best = best end
tree-cut = not explored further
tree-ends = { $count ->
        [0] not explored further
        [one] { $count } end
       *[other] { $count } ends
    }
tree-stop-residence-growth = not enough culture
tree-stop-commerce-growth = not enough districts around
tree-stop-development-limit = size limit
tree-stop-development-reserve = empty reserve
tree-stop-development-frame = no room left
tree-stop-residence-industry = industry next door
tree-stop-single-growth-home = border
tree-stop-none = no district
tree-more = { $count ->
        [one] One more end.
       *[other] { $count } more ends.
    }
tree-no-step = { $count ->
        [0] “{ $step }” is not possible: nothing develops any more.
       *[other] “{ $step }” is not possible at this point of the line. Possible: { $steps }.
    }

## The score sheet
ui-sheet = All five victories
ui-chart-show = Chart
ui-chart-hide = Hide the chart
ui-chart-wait = The chart is coming…
chart-label = Chart of the scores, term by term: { $scores }. The tables say the same.
chart-score = { $victory } { $total }
chart-axis = Points; dollars for the economic victory
chart-victory-residential = Residential
chart-victory-economic = Economic
chart-victory-industrial = Industrial
chart-victory-commercial = Commercial
chart-victory-happiness = Happiness
chart-term-districts = Residential districts
chart-term-money = Money
chart-term-industries = Industries
chart-term-commerces = Commerces
chart-term-parkings = Parkings
chart-term-warehouses = Virtual warehouses
chart-term-happy = Happy districts
chart-term-empty = Empty cells
chart-term-parks = Parks
chart-term-clouds = Clouds
chart-term-layout = Decentralisation
chart-term-pollution = Pollution
