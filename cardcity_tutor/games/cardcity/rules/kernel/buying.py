"""How the rollouts buy industries and parks at the end of a turn."""

from .bits import pick, popcount
from .building import brings_cloud, built, industry_price, legal_cells, open_cells
from .cards import INDUSTRY, PARK
from .chance import below, roll
from .choosing import favourites, put_cloud
from .liking import wants_industry, wants_park
from .shapes import Aims, CityMasks, Grid, Rules, Stock


def pictures_for_sale(works: int, aims: Aims, policy: int) -> int:
    """How many industries a buyer chooses from: their pictures matter only where pollution does."""
    if policy or not aims.ecological:
        return 1
    count = 0
    while works:
        if works & 63:
            count += 1
        works >>= 6
    return count


def picture_at(works: int, k: int) -> int:
    """The ``k``-th picture that the reserve still has."""
    picture = 0
    while True:
        if works & 63:
            if k == 0:
                return picture
            k -= 1
        works >>= 6
        picture += 1


def purchase(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    aims: Aims,
    money: int,
    bought: int,
    stock: Stock,
    smoke: int,
    keep: int,
    turns: int,
    state: int,
    policy: int,
) -> tuple[CityMasks, int, Stock, int]:
    """Buy something, or not; city, money, reserve, state."""
    homes, shops, works, parks, clouds = stock
    while True:
        if smoke and clouds > 0:
            cells = open_cells(city, grid)
            if cells:
                city, state = put_cloud(city, grid, aims, cells, state, policy)
                clouds -= 1
        if money < rules.price:
            break
        plots = 0
        gardens = 0
        if not bought & 1 and works and money >= industry_price(city, rules):
            plots = legal_cells(city, grid, rules, INDUSTRY, 0, money)
        if rules.clouds and not bought & 2 and parks > 0:
            gardens = legal_cells(city, grid, rules, PARK, 0, money)
        if policy:
            if not wants_industry(city, rules, aims, keep, turns):
                plots = 0
            plots, _ = favourites(city, grid, aims, INDUSTRY, 0, plots, policy)
            gardens, value = favourites(city, grid, aims, PARK, 0, gardens, policy)
            if value == 0 or not wants_park(aims, turns):
                gardens = 0
        count = popcount(plots)
        industries = count * pictures_for_sale(works, aims, policy)
        total = industries + popcount(gardens)
        if total == 0:
            break
        state = roll(state)
        k = below(state, total if policy else total + 1)
        if k == total:
            break
        smoke = 0
        if k < industries:
            picture = picture_at(works, k // count)
            cell = pick(plots, k % count)
            money -= industry_price(city, rules)
            works -= 1 << 6 * picture
            bought |= 1
            smoke = 1 if rules.clouds and brings_cloud(city, grid, INDUSTRY, cell) else 0
            city = built(city, grid, INDUSTRY + picture, 0, cell)
        else:
            money -= rules.price
            parks -= 1
            bought |= 2
            city = built(city, grid, PARK, 0, pick(gardens, k - industries))
    return city, money, Stock(homes, shops, works, parks, clouds), state
