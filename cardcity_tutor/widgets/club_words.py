"""The club in words: ways, results, places and tries. What comes in is the plain data of the club's desk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.face import ResultWords
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import DEFAULT, find
from cardcity_tutor.locale import say
from cardcity_tutor.render.measures import span_text
from cardcity_tutor.render.phrases import listed, number_text, said
from cardcity_tutor.sessions import Options
from cardcity_tutor.sessions.names import bot_name, game_name, names_text

DOT: Final = " · "


class PlainWords:
    """Ways and scores of a game that has no words of its own for them."""

    def __init__(self, ruleset: Ruleset) -> None:
        """For this game."""
        self._ruleset = ruleset

    def way_text(self, lang: str, way: Mapping[str, Any]) -> str:
        """The game, what was chosen besides its defaults, and how many play."""
        known = [field.name for field in self._ruleset.fields]
        options = Options(self._ruleset, {name: way[name] for name in known if name in way})
        chosen = [
            option["label"]
            for row in options.rows(lang)
            for option in row["options"]
            if row["name"] in options.plain and option["chosen"] and not row["ruling"]
        ]
        players = said(lang, "way-count", players=way["players"])
        return DOT.join((game_name(lang, self._ruleset.id), *chosen, players))

    def score_text(self, lang: str, score: float | None, _way: Mapping[str, Any]) -> str:
        """The number."""
        return said(lang, "club-score-out") if score is None else number_text(lang, score)

    def score_unit(self, _lang: str, _score: float | None, _way: Mapping[str, Any]) -> str:
        """Who knows."""
        return ""


def words_of(way: Mapping[str, Any]) -> ResultWords:
    """How the game of this way says its results."""
    ruleset = find(way.get("ruleset", DEFAULT))
    return PlainWords(ruleset) if ruleset.load_result_words is None else ruleset.load_result_words()


def way_text(lang: str, way: Mapping[str, Any]) -> str:
    """A way of playing in one line.

    >>> way_text("en", {"level": "normal", "victory": "economic", "players": 2})
    'Normal · economic victory · 2 players'
    """
    return words_of(way).way_text(lang, way)


def score_text(lang: str, score: float | None, way: Mapping[str, Any]) -> str:
    """A score in this way of playing.

    >>> score_text("en", 11.5, {"victory": "residential"})
    '11.5'
    """
    return words_of(way).score_text(lang, score, way)


def score_unit(lang: str, score: float | None, way: Mapping[str, Any]) -> str:
    """What a score is counted in, where the figure does not say so."""
    return words_of(way).score_unit(lang, score, way)


def source_text(lang: str, result: Mapping[str, Any]) -> str:
    """How a result came about: alone its rank, for the way of playing says the rest; else against whom, and in which place."""
    source, rank = str(result["source"]), str(result.get("rank", ""))
    if source == "solo":
        return rank
    ruleset = result["way"].get("ruleset", DEFAULT)
    names = listed(lang, [bot_name(lang, ruleset, str(name)) for name in result.get("opponents", ())])
    place = place_text(lang, int(result["place"]))
    key = f"club-source-{source}" if names else f"club-source-{source}-unnamed"
    return say(lang, key, names=names) + DOT + place if names else said(lang, key) + DOT + place


def place_text(lang: str, place: int) -> str:
    """A place in words.

    >>> place_text("en", 2), place_text("fr", 1)
    ('2nd', '1er')
    """
    return said(lang, "club-place", place=place)


def game_title(lang: str, game: Mapping[str, Any]) -> str:
    """Who plays a saved game, bots by their names in the language, or its way of playing."""
    way = game["way"]
    return names_text(lang, way.get("ruleset", DEFAULT), str(game["title"])) or way_text(lang, way)


def game_state(lang: str, game: Mapping[str, Any]) -> str:
    """Over, or in which turn."""
    if game["over"]:
        return said(lang, "club-game-over")
    return said(lang, "club-game-turn", turn=int(game["turn"]), turns=int(game["turns"]))


def tries_text(lang: str, tries: int, seconds: float) -> str:
    """So many tries, and the time they took."""
    return said(lang, "club-tries", count=tries) + DOT + span_text(lang, seconds)
