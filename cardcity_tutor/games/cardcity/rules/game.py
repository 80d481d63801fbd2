"""A way of playing: options resolved into piles, reserves, turns and lots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from ....core.chance import Chance
from ....core.errors import InputError
from ....core.fields import items
from ....core.verdict import Place
from .kernel.cards import COMMERCE, INDUSTRY, LEISURE, PARKING, RESIDENCE
from .kernel.shapes import CityMasks
from .names import Names, read_place
from .position import Cell
from .reserve import Reserve
from .setting import BICOLOUR_CARDS, VICTORIES, Setting, bicolour_cards, setting

RULES_VERSION = 1
"""Goes up when the same seed and decisions no longer give the same game."""
START_MONEY = 3
DEFAULT_HALL = (2, 2)
"""Where the town hall stands inside the suburb if nobody says otherwise."""
FRAME_IN_RING = Names(-1, -2, brick=False)
"""The names of the frame's cells: a1 is the corner of the ring around it."""


class Pile(NamedTuple):
    """Cards per player in the pile, and how many turns it lasts."""

    homes: int
    works: int
    parkings: int
    shops: int
    leisure: int
    turns: int

    @property
    def total(self) -> int:
        """All cards."""
        return self.homes + self.works + self.parkings + self.shops + self.leisure

    def for_all(self, players: int) -> Pile:
        """The pile of several players; it lasts as long."""
        homes, works, parkings, shops, leisure, turns = self
        return Pile(
            players * homes, players * works, players * parkings, players * shops, players * leisure, turns
        )

    def less(self, away: Pile) -> Pile:
        """The pile without some cards; it lasts as long."""
        return Pile(
            self.homes - away.homes,
            self.works - away.works,
            self.parkings - away.parkings,
            self.shops - away.shops,
            self.leisure - away.leisure,
            self.turns,
        )


SIMPLIFIED_PILE: Final = Pile(homes=6, works=4, parkings=4, shops=3, leisure=3, turns=10)
NORMAL_PILE: Final = Pile(homes=7, works=4, parkings=5, shops=4, leisure=4, turns=8)
NORMAL_PILE_AT_3: Final = Pile(homes=9, works=4, parkings=5, shops=4, leisure=5, turns=9)

STOCK: Final = {"xl": (50, 36, 24), "2012": (34, 24, 20)}
"""Residences, commerces and industries of the box."""
WITHDRAWN: Final = Pile(homes=5, works=2, parkings=0, shops=4, leisure=5, turns=0)
"""What the bicolour cards replace, in all."""
WITHDRAWN_SOLO: Final = WITHDRAWN._replace(leisure=4)
SOLO_BICOLOUR = 15
PICTURES = 4


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """The facts of one way of playing. Make one with ``game``; ``start`` it with ``play.start``."""

    ruleset: ClassVar[str] = "cardcity"
    setting: Setting
    players: int
    victory: str
    pile: Pile
    """Cards in the pile, in all; bicolour cards come on top."""
    bicolour: int
    """Bicolour cards in the pile."""
    reserve: Reserve
    hand: int
    """Cards that each player gets per turn."""
    draw: int
    """Cards drawn at the beginning of a turn."""

    def __repr__(self) -> str:
        """How to make it again, options as usual left out."""
        way = self.setting
        options = {
            "edition": way.edition if way.edition != "xl" else None,
            "level": way.level if way.level != "simplified" else None,
            "players": self.players,
            "victory": self.victory if self.victory != "residential" else None,
            "variants": sorted(way.variants),
            "rulings": way.changed_rulings,
            "hall": self.hall,
        }
        return f"game({', '.join(f'{name}={value!r}' for name, value in options.items() if value)})"

    @property
    def lots_rule(self) -> str:
        """The rule by which drawn cards are divided: from Normal on a card of the first lot lies face down."""
        return "lots-normal" if self.setting.facts.open_down else "lots"

    @property
    def turns(self) -> int:
        """Number of turns."""
        return self.pile.turns

    @property
    def solo(self) -> bool:
        """Whether one person plays alone."""
        return self.players == 1

    @property
    def bribes(self) -> bool:
        """Whether the divider may put money on a lot."""
        return self.setting.level == "advanced" and not self.solo

    @property
    def parks(self) -> bool:
        """Whether parks are for sale."""
        return self.setting.facts.clouds

    @property
    def hall(self) -> tuple[int, int] | None:
        """Where the town hall of a city inside its suburb stands in the frame."""
        if not self.setting.has("suburb"):
            return None
        extent = self.setting.layout.bases[0].extent
        return -extent.top - extent.north, -extent.left - extent.west

    def first_city(self, player: int = 0) -> CityMasks:
        """The map with town halls only, as a player sees it."""
        return self.setting.layout.start(player)

    def box(self) -> Counter[int]:
        """Every card that the pile may hold. Industries are all there, those of the reserve too: chance deals pictures.

        So are bicolour cards, of which a solo game leaves some out.
        """
        pile = self.pile
        cards = Counter(
            {RESIDENCE: pile.homes, COMMERCE: pile.shops, LEISURE: pile.leisure, PARKING: pile.parkings}
        )
        cards.update(self._industries())
        if self.bicolour:
            cards.update(bicolour_cards(self.setting))
        return cards

    def _industries(self) -> list[int]:
        """The industries of the box, with their pictures."""
        kinds = PICTURES if self.setting.edition == "xl" else 1
        return [INDUSTRY + number % kinds for number in range(STOCK[self.setting.edition][2])]

    def cards(self, chance: Chance) -> tuple[tuple[int, ...], Reserve, Chance]:
        """The shuffled pile, the reserve with its industry pictures, and the generator after that."""
        pile = self.pile
        industries = self._industries()
        stock = len(industries)
        works, chance = chance.shuffled(industries, pile.works)
        bicolour: tuple[int, ...] = ()
        if self.bicolour:
            bicolour, chance = chance.shuffled(bicolour_cards(self.setting), self.bicolour)
        cards = [RESIDENCE] * pile.homes + [PARKING] * pile.parkings + [COMMERCE] * pile.shops
        cards += [LEISURE] * pile.leisure
        cards += [*works[stock - pile.works :], *bicolour[len(bicolour) - self.bicolour :]]
        shuffled, chance = chance.shuffled(cards)
        left = works[: stock - pile.works]
        pictures = (
            left.count(INDUSTRY), left.count(INDUSTRY + 1), left.count(INDUSTRY + 2), left.count(INDUSTRY + 3)
        )  # fmt: skip
        homes, shops, _, parks, clouds = self.reserve
        return shuffled, Reserve(homes, shops, pictures, parks, clouds), chance


def game(
    *,
    edition: str = "xl",
    level: str = "simplified",
    players: int = 2,
    victory: str = "residential",
    variants: Iterable[str] = (),
    rulings: Mapping[str, Any] | None = None,
    hall: Cell | None = None,
) -> Game:
    """Resolve options into a game; a sentence of its own for each thing that cannot be combined.

    ``hall`` is where the town hall starts inside the suburb: row and column of the frame, or the name of the cell.

    >>> game(players=3).pile.homes, game(level="advanced", players=1).bicolour
    (18, 15)
    """
    if victory not in VICTORIES:
        raise InputError("option-unknown", field="victory", value=str(victory), expected=", ".join(VICTORIES))
    wanted = items(variants, "variants")
    if edition == "2012" and victory != "residential":
        raise InputError("option-victory-2012", victory=victory)
    place: Place | None = None
    if "suburb" in wanted:
        if isinstance(hall, tuple) and len(hall) == 2:
            place = hall  # judged with the setting
        else:
            place = DEFAULT_HALL if hall is None else read_place(hall, FRAME_IN_RING)
    elif hall is not None:
        raise InputError("option-hall-alone")
    way = setting(edition, level, wanted, rulings, players=players, hall=place)
    each = _pile_per_player(way, players)
    pile = each.for_all(players)
    bicolour = 0
    if way.facts.bicolour:
        away = WITHDRAWN_SOLO if players == 1 else WITHDRAWN
        pile = pile.less(away)
        bicolour = SOLO_BICOLOUR if players == 1 else BICOLOUR_CARDS
    hand = way.facts.hand
    draw = hand + 1 if players == 1 else hand * players
    return Game(way, players, victory, pile, bicolour, _reserve(way, players, pile), hand, draw)


def _pile_per_player(way: Setting, players: int) -> Pile:
    if way.level == "simplified":
        return SIMPLIFIED_PILE
    return NORMAL_PILE_AT_3 if players == 3 else NORMAL_PILE


def _reserve(way: Setting, players: int, pile: Pile) -> Reserve:
    """What is left of the box beside the pile; the pictures of the industries are dealt at the start."""
    homes, shops, works = STOCK[way.edition]
    ring = [token for _, token in way.layout.ring]
    homes, shops = homes - ring.count("R"), shops - ring.count("C")
    extra = 0
    if way.facts.clouds:
        extra = 3 if players == 1 else 2 * players
    return Reserve(homes - pile.homes, shops - pile.shops, (works - pile.works, 0, 0, 0), extra, extra)
