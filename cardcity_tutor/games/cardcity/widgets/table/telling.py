"""The table in words: what happened, who sits there, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.game import Result
from cardcity_tutor.render.phrases import Naming, filled, said, uncapitalised

from ...face.wording import cite, listed, money_text, term_words, variant_name, way_names
from ...face.wording.playing import LETTERS, Telling, discard_words, hand_words, naming, next_rank
from ...face.wording.referee import TieWords, all_tie_words
from ...rules.ending import tie_key
from ...rules.state import State
from ..scoring import amount, score_label, shown_lines
from .moments import Told
from .seats import seat_names
from .sitting import Table
from .smoke import with_smoke

LOGGED: Final = 60
"""Events that the log shows; a turn of four players has about thirty."""
MOVES: Final = frozenset({"offer", "take", "architect", "build", "cloud", "discard", "develop", "buy"})
NOBODY: Final = -1
"""Who is told what everybody may know."""
RECENT: Final = 6
"""Last moves that stand beside another city."""


class TableWording:
    """The sentences of one table in one language, for whom the screen is for; what was said once is remembered."""

    def __init__(self, table: Table, lang: str) -> None:
        """Speak of a table."""
        self.table = table
        self.lang = lang
        self.viewer = table.viewer
        self.names = seat_names(lang, table.chairs, table.viewer)
        way = table.game.setting
        namings = [naming(table.state.position(seat), lang) for seat in range(table.game.players)]
        brick = bool(way.grid.slant)
        me = NOBODY if table.viewer is None else table.viewer
        self.telling = Telling(
            lang, me, self.names, way.edition, namings, brick, crisis=way.has("leisure-crisis")
        )
        self._said: dict[int, tuple[Told, dict[str, Any]]] = {}

    @property
    def title(self) -> str:
        """What is played."""
        way = self.table.game.setting
        parts = way_names(self.lang, way, self.table.game.victory)
        variants = [uncapitalised(variant_name(self.lang, variant)) for variant in sorted(way.variants)]
        return " · ".join([*parts, *variants])

    # ---------------------------------------------------------------- what happened

    def log(self) -> list[dict[str, Any]]:
        """The last events, the newest first; who plays alone takes no place."""
        told = self.table.told
        shown = [
            number for number in range(len(told)) if told[number].event.kind != "end" or len(self.names) > 1
        ]
        return [self.entry(number, told) for number in reversed(shown[-LOGGED:])]

    def entry(self, number: int, story: Sequence[Told]) -> dict[str, Any]:
        """An event of the story, as the log tells it."""
        known = self._said.get(number)
        if known is None or known[0] is not story[number]:
            known = self._said[number] = (story[number], self._words(number, story))
        return known[1]

    def _words(self, number: int, story: Sequence[Told]) -> dict[str, Any]:
        told = story[number]
        event = told.event
        before = (story[at].event for at in range(number - 1, -1, -1))
        after = next((event for event in before if event.kind in ("offer", "draw")), None)
        words = self.telling.words(event, after)
        entry: dict[str, Any] = {
            "id": number,
            "turn": event.turn,
            "who": LETTERS[event.player] if len(self.names) > 1 else "",
            "mine": event.player == self.viewer,
            "rule": self.telling.rule(event),
            "text": words.text,
            "cite": words.cite,
        }
        if told.reasons:
            entry["parts"] = self._why(told)
        elif told.why:
            entry["parts"] = self._reasons(told)
        elif told.account is not None and self.viewer in (event.player, None):
            own = self.telling.namings[event.player]
            entry["parts"] = [
                filled(self.lang, "table-part", {"title": line["title"], "value": line["value"]})
                for line in account_lines(self.lang, told.account, own, self.telling.edition)
            ]
        return entry

    def _why(self, told: Told) -> list[str]:
        return discard_words(self.lang, told.reasons, told.event.details["card"], self.telling.edition)

    def _reasons(self, told: Told) -> list[str]:
        """Why a bot has done so."""
        from ...face.wording.causes import cause_words  # brings the coach with it

        own, edition = self.telling.namings[told.event.player], self.telling.edition
        return [
            filled(
                self.lang, "table-bot-why", {"text": cause_words(self.lang, cause, own, edition=edition).text}
            )
            for cause in told.why
        ]

    def recent(self, seat: int) -> list[str]:
        """The last moves of a player, the newest first, with why a bot made them."""
        told = self.table.told
        moves = (
            " ".join([self.entry(number, told)["text"], *self._reasons(told[number])])
            for number in range(len(told) - 1, -1, -1)
            if told[number].event.player == seat and told[number].event.kind in MOVES
        )
        return list(islice(moves, RECENT))

    def incomes(self) -> list[dict[str, Any]]:
        """The income of this turn, line by line, once it was paid: the viewer's own, or that of every person."""
        table = self.table
        paid = (
            told
            for told in table.told
            if told.event.turn == table.turn and told.account is not None and told.event.kind == "income"
        )
        mine = (told for told in paid if self.viewer in (told.event.player, None))
        return [self._income(told) for told in sorted(mine, key=lambda told: told.event.player)]

    def _income(self, told: Told) -> dict[str, Any]:
        seat, account = told.event.player, told.account
        if account is None:
            raise AssertionError("an income without its lines")
        who = "" if self.viewer == seat else self.names[seat]
        key = "table-income-of" if who else "table-income-title"
        return {
            "title": filled(self.lang, key, {"who": who}, turn=told.event.turn),
            "lines": account_lines(self.lang, account, self.telling.namings[seat], self.telling.edition),
            "total": money_text(self.lang, account.value),
        }

    # ---------------------------------------------------------------- who sits there

    def others(self) -> list[dict[str, Any]]:
        """The other players: money, score, limit, what they hold as far as one can know, their last moves.

        Behind the curtain all of them: there is no city in the middle.
        """
        table, seen = self.table, self.table.seen
        found = []
        for seat in range(table.game.players):
            if seat == table.me and not table.covered:
                continue
            position = table.state.position(seat)
            limit = position.limit()
            hand = () if table.resting else seen.seats[seat].hand
            score = position.score(table.game.victory).value
            found.append(
                {
                    "seat": seat,
                    "letter": LETTERS[seat],
                    "name": self.names[seat],
                    "first": said(self.lang, "table-first") if self._starts(seat) else "",
                    "look": filled(self.lang, "table-look-at", {"name": self.names[seat]}),
                    "stats": [
                        ["coin", said(self.lang, "stat-money"), position.money, None],
                        ["limit", said(self.lang, "stat-limit"), limit.used, limit.max],
                        [
                            "star",
                            score_label(self.lang, table.game.victory),
                            score,
                            None,
                        ],
                    ],
                    "holds": filled(self.lang, "table-holds", {"cards": hand_words(self.lang, hand)})
                    if hand
                    else "",
                    "recent": self.recent(seat),
                }
            )
        return found

    def _starts(self, seat: int) -> bool:
        first = self.table.state.first
        return seat == (first - self.table.resting) % self.table.game.players

    # ---------------------------------------------------------------- how it ended

    def ending(self) -> dict[str, Any]:
        """The ranking, what it means for the person, and everybody's score line by line."""
        table = self.table
        results = table.state.results
        ranking = sorted(range(table.game.players), key=lambda seat: (results[seat].place, seat))
        head, body = self._verdict(results)
        return {
            "head": head,
            "body": body,
            "ranking": [
                {
                    "seat": seat,
                    "place": results[seat].place,
                    "name": self.names[seat],
                    "score": self._score(results[seat]),
                    "money": money_text(self.lang, table.state.seats[seat].money),
                    "mine": seat == self.viewer,
                }
                for seat in ranking
            ],
            "ties": [words._asdict() for words in final_ties(self.lang, table.state, self.names)],
            "sheets": [self._sheet(seat) for seat in ranking if seat != table.me],
        }

    def _sheet(self, seat: int) -> dict[str, Any]:
        table = self.table
        account = table.state.position(seat).score(table.game.victory)
        own = self.telling.namings[seat]
        return {
            "seat": seat,
            "name": self.names[seat],
            "lines": with_smoke(
                self.lang,
                account_lines(self.lang, account.term, own, self.telling.edition),
                table.state.position(seat),
            ),
            "total": self._score(table.state.results[seat]),
        }

    def _score(self, result: Result) -> str:
        if result.score is None:
            return said(self.lang, "table-out")
        return amount(self.lang, self.table.game.victory, result.score)

    def _verdict(self, results: Sequence[Result]) -> tuple[str, str]:
        winners = [seat for seat, result in enumerate(results) if result.place == 1]
        if self.viewer is None:
            return self._won_by(winners), ""
        mine = results[self.viewer]
        score = self._score(mine)
        if mine.rank is not None:
            counted = filled(self.lang, "table-over-solo.body", {"score": score})
            return filled(self.lang, "table-over-solo", {"rank": mine.rank}), f"{counted} {self._next(mine)}"
        body = filled(self.lang, "table-over-body", {"score": score}, place=mine.place, players=len(results))
        if mine.place > 1:
            return self._won_by(winners), body
        return said(self.lang, "table-over-shared" if len(winners) > 1 else "table-over-won"), body

    def _next(self, mine: Result) -> str:
        """Which rank comes next, and from which score."""
        victory = self.table.game.victory
        higher = next_rank(self.table.game.setting.edition, victory, mine.rank or "")
        if higher is None:
            return said(self.lang, "table-over-top")
        rank, bound = higher
        return filled(
            self.lang, "table-over-next", {"rank": rank, "score": amount(self.lang, victory, bound)}
        )

    def _won_by(self, winners: Sequence[int]) -> str:
        who = listed(self.lang, [self.names[seat] for seat in winners])
        return filled(self.lang, "table-over-lost", {"who": who}, count=len(winners))

    # ---------------------------------------------------------------- the curtain

    def curtain(self) -> dict[str, str] | None:
        """The words on the curtain, while it is down."""
        table = self.table
        if not table.covered:
            return None
        name, before = {"name": self.names[table.me]}, {"name": self.names[table.handed_by]}
        return {
            "head": filled(self.lang, "table-curtain", name),
            "body": said(self.lang, "table-curtain.body"),
            "act": filled(self.lang, "table-curtain.act", name),
            "undo": filled(self.lang, "table-curtain.undo", before) if table.can_undo else "",
        }


def final_ties(lang: str, state: State, names: Sequence[str]) -> list[TieWords]:
    """Why players with the same score have the places that they have, at the end of a game."""
    game = state.game
    accounts = [state.position(seat).score(game.victory) for seat in range(game.players)]
    keys = [tie_key(game.victory, account) for account in accounts]
    return all_tie_words(lang, game.victory, names, keys, edition=game.setting.edition)


def account_lines(lang: str, account: Term, own: Naming, edition: str) -> list[dict[str, str]]:
    """The lines of an income or a score, each with its rule and where the book has it."""
    found = []
    for part in shown_lines(account):
        words = term_words(lang, part, own)
        found.append(
            {
                "rule": part.rule,
                "title": words.title,
                "detail": words.detail,
                "value": words.value,
                "cite": cite(lang, part.rule, edition),
            }
        )
    return found
