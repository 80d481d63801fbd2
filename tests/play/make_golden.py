"""Write the golden playthroughs again: ``.venv/bin/python -m tests.play.make_golden``.

Do this on purpose only: after a change of the rules that is meant to change games (then ``RULES_VERSION`` goes up as
well), or of a bot. Read the difference before you commit it. Each file is one game between the random and the
greedy bot, named after its options; the seed is the file's place in the list.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from cardcity_tutor.coach.simulation import play_record
from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.cardcity import LEVELS, VICTORIES, Game, game

GOLDEN = Path(__file__).parent / "golden"
LINE_UPS = (("greedy",), ("random",), ("random", "greedy"), ("greedy", "random", "random"))
"""Who plays, taken in turn; names are repeated until every seat is filled."""

HALLS = {"simplified": (2, 2), "normal": (1, 4), "advanced": (3, 2)}
"""Where the town hall starts inside the suburb."""


class Playthrough(NamedTuple):
    """One golden game."""

    name: str
    way: Game
    seed: int
    bots: tuple[str, ...]

    @property
    def path(self) -> Path:
        return GOLDEN / f"{self.name}.jsonl"

    def text(self) -> str:
        """Play the game: its record, line by line."""
        return "".join(dumped(line) + "\n" for line in play_record(0, self.way, self.seed, self.bots))


def playthroughs() -> Iterator[Playthrough]:
    """Every level, victory and number of players of XL, and 2012 at one to four players."""
    ways = [
        *product(("xl",), LEVELS, VICTORIES, range(1, 5)),
        *product(("2012",), ("simplified",), ("residential",), range(1, 5)),
    ]
    for number, (edition, level, victory, players) in enumerate(ways):
        way = game(
            edition=edition, level=level, victory=victory, players=players, variants=variants(edition, number)
        )
        name = f"{edition}-{level}-{victory}-{players}"
        yield Playthrough(name, way, 100 + number, LINE_UPS[number // 4 % len(LINE_UPS)])
    yield from on_maps()


def on_maps() -> Iterator[Playthrough]:
    """Every level on every map: the suburb, and the single city of two, three and four players."""
    for number, (level, players) in enumerate(product(LEVELS, range(1, 5))):
        kind = "suburb" if players == 1 else "single-city"
        victory = VICTORIES[number % len(VICTORIES)]
        way = game(
            level=level,
            victory=victory,
            players=players,
            variants=[kind, *variants("xl", number)],
            hall=HALLS[level] if kind == "suburb" else None,
        )
        line_up = LINE_UPS[number % len(LINE_UPS)]
        yield Playthrough(f"xl-{level}-{victory}-{players}-{kind}", way, 200 + number, line_up)


def variants(edition: str, number: int) -> list[str]:
    """No variant in most games, one or two in the others, so that each is met in some golden game."""
    if edition == "2012":
        return [[], ["decentralisation"], ["parking-meters"], ["decentralisation", "parking-meters"]][
            number % 4
        ]
    return [[], ["architect"], [], ["ecological"], [], ["leisure-crisis"], ["architect", "ecological"]][
        number % 7
    ]


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    wanted = list(playthroughs())
    for left_over in set(GOLDEN.glob("*.jsonl")) - {playthrough.path for playthrough in wanted}:
        left_over.unlink()
    changed = 0
    for playthrough in wanted:
        text = playthrough.text()
        if not playthrough.path.exists() or playthrough.path.read_text(encoding="utf-8") != text:
            playthrough.path.write_text(text, encoding="utf-8")
            changed += 1
    sys.stdout.write(f"{len(wanted)} golden games, {changed} of them written anew\n")


if __name__ == "__main__":
    main()
