"""Development: which districts are due, and on which cells they may take their next card."""

from .bits import anywhere, district, districts_met, edge, meets, near, popcount
from .building import room
from .shapes import CityMasks, Grid, Mask, Rules


def culture_beside(city: CityMasks, grid: Grid, rules: Rules, group: Mask) -> Mask:
    """The culture cards, town hall and leisure, that touch a residential district; each cell counts once."""
    cards = edge(group, city.homes, grid) & city.hall | meets(group, city.homes, city.leisure, grid)
    if rules.inside:
        cards |= group & anywhere(city.leisure)
    return cards


def homes_beside(city: CityMasks, grid: Grid, rules: Rules, group: Mask) -> Mask:
    """The residences that touch a commercial district."""
    cards = meets(group, city.shops, city.homes, grid)
    if rules.inside:
        cards |= group & anywhere(city.homes)
    return cards


def home_plots(city: CityMasks, grid: Grid, group: Mask) -> Mask:
    """Empty cells of the frame that would enlarge this residential district and touch no industry."""
    return edge(group, city.homes, grid) & city.frame & ~city.occupied & ~near(city.works, grid)


def shop_plots(city: CityMasks, grid: Grid, group: Mask) -> Mask:
    """Empty cells of the frame that would enlarge this commercial district."""
    return edge(group, city.shops, grid) & city.frame & ~city.occupied


def growing_homes(city: CityMasks, grid: Grid, rules: Rules) -> Mask:
    """Cells where a residential district that touches more culture cards than it has cards may grow."""
    cells = 0
    todo = anywhere(city.homes)
    while todo:
        group = district(todo & -todo, city.homes, grid)
        todo &= ~group
        if group & city.own and popcount(culture_beside(city, grid, rules, group)) > popcount(group):
            cells |= home_plots(city, grid, group)
    return cells


def growing_shops(city: CityMasks, grid: Grid, rules: Rules) -> Mask:
    """Cells where a commercial district that touches more residential districts than it has cards may grow."""
    cells = 0
    todo = anywhere(city.shops)
    while todo:
        group = district(todo & -todo, city.shops, grid)
        todo &= ~group
        if not group & city.own:
            continue
        homes = homes_beside(city, grid, rules, group)
        size = popcount(group)
        # As many districts need at least as many cards: most searches end here.
        if popcount(homes) > size and districts_met(homes, city.homes, grid) > size:
            cells |= shop_plots(city, grid, group)
    return cells


def growth(city: CityMasks, grid: Grid, rules: Rules, homes_left: int, shops_left: int) -> tuple[Mask, Mask]:
    """Where residences and where commerces may develop now, given what the reserve holds."""
    if room(city, rules) <= 0:
        return 0, 0
    return (
        growing_homes(city, grid, rules) if homes_left > 0 else 0,
        growing_shops(city, grid, rules) if shops_left > 0 else 0,
    )
