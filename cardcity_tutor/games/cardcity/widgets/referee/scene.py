"""The referee's scene: the board of one player, the objections, and the counts of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardcity_tutor.core.breakdown import Number, Term
from cardcity_tutor.render.phrases import filled, said

from ...face.wording import cite, listed, money_text, signed, term_words
from ...face.wording.options import choice_cite, choice_text, way_summary
from ...face.wording.referee import all_tie_words, objection_words, winner_words
from ...rules.position import Position
from ...rules.reserve import PLENTY
from ...rules.ways import VALUES, Way
from ..editing import palette
from ..ground import Ground
from ..scoring import amount, shown_lines
from .counting import by_rule, growing, incomes, standings
from .objections import Objection, objections
from .saving import choice_of
from .stock import clouds_left
from .table import COUNTED, Table

STEPS: Final = ("setup", "cards", "grow", "income", "result")


class Words:
    """Says things about one table in one language; what is asked twice is found once."""

    def __init__(self, table: Table, lang: str) -> None:
        """Speak of a table."""
        self.table = table
        self.lang = lang
        self.grounds = [Ground(position, lang) for position in seen_positions(table)]
        self.names = [seat.name for seat in table.seats]
        self.order = table.order
        self.due = [len(growing(seat.position)) for seat in table.seats]
        self.against = objections(table)

    @property
    def summary(self) -> str:
        """What is played, in a line."""
        return way_summary(self.lang, Way.of(choice_of(self.table.game)))

    def listed_due(self) -> str:
        """Those who still have to develop."""
        return listed(self.lang, [self.names[k] for k in self.order if self.due[k]])

    # ---------------------------------------------------------------- objections

    def objections(self, seat: int | None) -> list[dict[str, Any]]:
        """The objections against one player's city and the whole table, or all of them."""
        return [
            self._objection(found)
            for found in self.against
            if seat is None or found.seat is None or found.seat == seat
        ]

    def _objection(self, found: Objection) -> dict[str, Any]:
        words = objection_words(
            self.lang, found.kind, found.rules, who=None if found.seat is None else self.names[found.seat],
            cells=found.cells, card=found.card, number=found.number, most=found.most, least=found.least,
            edition=self.table.game.setting.edition,
        )  # fmt: skip
        ground = self.grounds[found.seat or 0]
        places = {name: ground.number[place] for place, name in ground.plan.names.items()}
        return {
            "kind": found.kind,
            "rules": list(found.rules),
            "seat": found.seat,
            "text": words.text,
            "cites": list(words.cites),
            "cells": [places[cell] for cell in found.cells if cell in places],
            "stray": found.stray,
        }

    def clear(self) -> str:
        """That nothing was found, and what was looked at: whether a game can come to this is more than that."""
        setting = self.table.game.setting
        looked = ["limit", "industries", "frame"]
        looked += [] if setting.has("architect") else ["links"]
        looked += ["clouds"] if setting.facts.clouds else []
        names = [said(self.lang, f"referee-looked-{what}") for what in (*looked, "stock")]
        return filled(self.lang, "referee-clear", {"looked": listed(self.lang, names)})

    # ---------------------------------------------------------------- accounts

    def lines(self, seat: int, account: Term, sharing: str) -> list[dict[str, Any]]:
        """The lines of an income or a score, each with its rules, their pages and its cells.

        ``sharing`` is the rule by which a district of several players is shared.
        """
        ground = self.grounds[seat]
        found = []
        for part in shown_lines(account):
            words = term_words(self.lang, part, ground.name)
            rules = [part.rule, *([sharing] if self._crosses(seat, part) else [])]
            found.append(
                {
                    "rule": part.rule,
                    "title": words.title,
                    "detail": words.detail,
                    "value": words.value,
                    "cites": [cite(self.lang, rule, ground.edition) for rule in rules],
                    "cells": ground.numbers(part.cells),
                }
            )
        return found

    def _crosses(self, seat: int, part: Term) -> bool:
        """Whether a line tells of a district that lies with other players too: everybody gets a share of it."""
        zones = self.grounds[seat].plan.zones
        metered = part.rule.startswith("parking-meters")
        return "owned" in part.params or (
            metered and any(zones.get(place, seat) != seat for place in part.cells)
        )

    def income(self) -> dict[str, Any]:
        """Everybody's income, line by line."""
        lang = self.lang
        found = []
        for k, account in enumerate(incomes(self.table)):
            money = self.table.seats[k].position.money
            after = {"before": money_text(lang, money), "after": money_text(lang, money + account.value)}
            found.append(
                {
                    "seat": k,
                    "name": self.names[k],
                    "title": filled(lang, "referee-income", {"name": self.names[k]}),
                    "lines": self.lines(k, account, "single-income"),
                    "total": money_text(lang, account.value),
                    "money": money_text(lang, money)
                    if self.table.seats[k].paid >= self.table.turn
                    else filled(lang, "referee-money-after", after),
                    "paid": self.table.seats[k].paid >= self.table.turn,
                }
            )
        names = self.listed_due()
        warning = filled(lang, "referee-due-first", {"names": names}) if names else ""
        turn = self.table.turn
        return {
            "turn": said(lang, "referee-turn", turn=turn),
            "seats": found,
            "warning": warning,
            "paid": said(lang, "referee-paid", turn=turn),
            "next": "" if self.table.unpaid else said(lang, "referee-next-turn", turn=turn + 1),
        }

    def result(self) -> dict[str, Any]:
        """The final count of everybody, side by side and city by city."""
        lang, table = self.lang, self.table
        found = standings(table)
        victory, edition = table.game.victory, table.game.setting.edition
        dollars = victory == "economic"
        totals = [self._total(one.account.value) for one in found]
        rows = [
            {
                "rule": rule,
                "title": said(lang, f"rule-{rule}.title"),
                "cite": cite(lang, rule, edition).removeprefix(f"{said(lang, f'rule-{rule}.title')} · "),
                "values": ["–" if value is None else signed(lang, value, money=dollars) for value in values],
            }
            for rule, values in by_rule([one.account.term for one in found]).items()
        ]
        winners = [self.names[k] for k, one in enumerate(found) if one.place == 1]
        head = winner_words(lang, winners, rank=found[0].rank, out=all(one.account.out for one in found))
        warnings = []
        if names := self.listed_due():
            warnings.append(filled(lang, "referee-due-open", {"names": names}))
        if self.against:
            warnings.append(said(lang, "referee-doubted", count=len(self.against)))
        return {
            "head": head,
            "rank_cite": cite(lang, f"rank-{edition}", edition) if table.game.solo else "",
            "seats": [
                {
                    "seat": k,
                    "name": self.names[k],
                    "place": one.place,
                    "total": totals[k],
                    "rank": one.rank,
                    "lines": self.lines(k, one.account.term, "single-points"),
                    **self._picture(k),
                }
                for k, one in enumerate(found)
            ],
            "rows": rows,
            "ties": self._ties([(*one.key,) for one in found]),
            "warnings": warnings,
            "summary": self._text(head, found, totals, rows),
        }

    def _total(self, value: Number | None) -> str:
        return (
            said(self.lang, "score-out")
            if value is None
            else amount(self.lang, self.table.game.victory, value)
        )

    def _picture(self, seat: int) -> dict[str, Any]:
        ground = self.grounds[seat]
        scene = ground.scene()
        return {key: scene[key] for key in ("core", "picture", "cells")} | {"city": ground.position.text}

    def _ties(self, keys: Sequence[tuple[Number, ...]]) -> list[dict[str, str]]:
        """For each score that several have, what tells them apart, and by which rule."""
        game = self.table.game
        told = all_tie_words(self.lang, game.victory, self.names, keys, edition=game.setting.edition)
        return [words._asdict() for words in told]

    def _text(self, head: str, found: Sequence[Any], totals: Sequence[str], rows: Sequence[Any]) -> str:
        """The result as a plain text, to send or to print."""
        lang, told = self.lang, [f"Card City · {self.summary}", head]
        for k in sorted(range(len(found)), key=lambda seat: (found[seat].place, seat)):
            money = money_text(lang, self.table.seats[k].position.money)
            line = {"name": self.names[k], "score": totals[k], "money": money}
            told += ["", filled(lang, "referee-summary-line", line, place=found[k].place)]
            told += [
                filled(lang, "referee-summary-part", {"title": row["title"], "value": row["values"][k]})
                for row in rows
                if row["values"][k] != "–"
            ]
            told.append(self.table.seats[k].position.text)
        told += [tie["text"] for tie in self._ties([(*one.key,) for one in found])]
        told += [
            filled(lang, "referee-summary-note", {"text": item["text"]}) for item in self.objections(None)
        ]
        return "\n".join(told)

    # ---------------------------------------------------------------- the table itself

    def setup(self) -> dict[str, Any]:
        """How many play, names, money and piles, to fill in; on a shared map, who is first player."""
        reserve = self.table.reserve
        return {
            "players": self._players(),
            "first": self.table.first if self.table.shared else None,
            "seats": [
                {"name": seat.name, "money": seat.position.money, "letter": "ABCD"[k]}
                for k, seat in enumerate(self.table.seats)
            ],
            "reserve": [
                [pile, None if getattr(reserve, pile) == PLENTY else getattr(reserve, pile)]
                for pile in COUNTED
                if pile != "clouds" or self.table.game.setting.facts.clouds
            ],
        }

    def _players(self) -> dict[str, Any]:
        """How many play, and what that means."""
        way = Way.of(choice_of(self.table.game))
        return {
            "on": way.players,
            "choices": list(VALUES["players"]),
            "text": choice_text(self.lang, "players", way.players, way),
            "cite": choice_cite(self.lang, "players", way.players, way.edition, way.level),
        }

    def tabs(self) -> list[dict[str, Any]]:
        """The players in the order of play, each with how many districts grow and how many objections there are."""
        return [
            {
                "seat": k,
                "name": self.names[k],
                "letter": "ABCD"[k],
                "due": self.due[k],
                "objections": sum(found.seat == k for found in self.against),
            }
            for k in self.order
        ]


def seen_positions(table: Table) -> list[Position]:
    """The cities as they are judged: no cloud is announced when all lie on the table."""
    left = clouds_left(table)
    return [
        seat.position.changed(reserve=seat.position.reserve._replace(clouds=left)) for seat in table.seats
    ]


def cards_to_enter(table: Table, seat: int, *, check: bool) -> list[str]:
    """The cards to take from: who checks lays no town hall and takes nothing away; pictures where they matter."""
    position = table.seats[seat].position
    cards = palette(position)
    if not table.game.setting.has("ecological"):
        cards = [card for card in cards if card not in ("I2", "I3", "I4")]
    if check or table.shared:
        cards = [card for card in cards if card[0] != "M"]
    return [card for card in cards if card != "."] if check else cards
