"""Search that forgives: accents, case, plurals, the order of words, and a letter or two.

A text is a set of fields with weights. Where no text has all words of a question, those that have most of them are found. A word of a question that some text has, exactly or as a beginning, is looked for
as it stands; only a word that none has is taken for a slip of the pen, and the words nearest to it are looked for instead.
An everyday word (a synonym) finds what the word of the texts finds that it stands for.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, zip_longest
from typing import Final, NamedTuple

_WORD: Final = re.compile(r"[a-z0-9]+")
_PAGE: Final = re.compile(r"\bp(?:ages?|\.|p\.)?\s*(\d+)\b")
_SIZE: Final = re.compile(r"(\d)\s*(?:[x×]|sur|by)\s*(\d)")
_EXACT, _BEGUN, _ONE_OFF, _MEANT, _TWO_OFF = 1.0, 0.7, 0.55, 0.4, 0.35
_LEAST_PREFIX = 2
_LEAST_ONE_OFF, _LEAST_TWO_OFF = 4, 7
"""So many letters before one slip, or two, are forgiven: short words have too many neighbours."""
ALIKE = 0.7
"""From here on a word is suggested instead of another one."""
_IN_ORDER = 1.5
"""How much more a text is worth that has the words of the question side by side."""


def folded(text: str) -> str:
    """Letters without accents and case.

    >>> folded("Cité, ŒUVRE, l’Été")
    'cite, oeuvre, l’ete'
    """
    text = text.casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))


@lru_cache(maxsize=1 << 13)
def stem(word: str) -> str:
    """A word without the mark of the plural.

    >>> stem("residences"), stem("nuages"), stem("bus"), stem("cities")
    ('residence', 'nuage', 'bus', 'city')
    """
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word[-1] in "sx" and not word.endswith("ss"):
        return word[:-1]
    return word


_SMALL: Final = frozenset(
    stem(word)
    for word in _WORD.findall(
        "a an and are as at au aux avec by can ce ces combien comment d dans de des do does du en est et faut for "
        "from how i il in is it je l la le les many may much must my n ne of on one or ou par pas peut peuvent "
        "peux pour pourquoi qu quand que quel quelle quelles quels qui s se si son sont sur the their there they "
        "to un une vous we what when where which who why with y you"
    )
)
"""Words too common to find anything by."""


def words_of(text: str) -> list[str]:
    """The stems of a text in their order; a page is one word, ``page9``, and so is a size.

    >>> words_of("Les Résidences, p. 9"), words_of("un cadre de 5 sur 5")
    (['les', 'residence', 'page9'], ['un', 'cadre', 'de', '5x5'])
    """
    plain = _SIZE.sub(r"\1x\2", _PAGE.sub(r"page\1", folded(text)))
    return [stem(word) for word in _WORD.findall(plain)]


def distance(first: str, second: str, most: int) -> int:
    """How many letters to change, add, leave out or swap; ``most + 1`` where it would be more.

    >>> distance("comerce", "commerce", 2), distance("nauge", "nuage", 2), distance("parc", "loisir", 2)
    (1, 1, 3)
    """
    if abs(len(first) - len(second)) > most:
        return most + 1
    older: list[int] = []
    before = list(range(len(second) + 1))
    for row, letter in enumerate(first, 1):
        now = [row]
        for column, other in enumerate(second, 1):
            cost = min(before[column] + 1, now[-1] + 1, before[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == second[column - 2] and first[row - 2] == other:
                cost = min(cost, older[column - 2] + 1)
            now.append(cost)
        if min(now) > most:
            return most + 1
        older, before = before, now
    return min(before[-1], most + 1)


class Hit(NamedTuple):
    """A text that was found."""

    name: str
    worth: float


class Field(NamedTuple):
    """A part of a text, how much a word found in it is worth, and whether its words may be suggested to a reader."""

    text: str
    weight: float
    suggested: bool = True


class Index:
    """Texts by name, ready to be asked."""

    def __init__(
        self,
        texts: Mapping[str, Sequence[Field]],
        synonyms: Mapping[str, str] | None = None,
    ) -> None:
        """Read all texts; their order decides between equals. Synonyms are everyday words and what each stands for."""
        self._runs: dict[str, list[tuple[str, float]]] = {}
        """For each text its fields as stems side by side."""
        self._worth: dict[str, dict[str, float]] = {}
        """For each stem, the texts that have it and the weight of the best field."""
        self._spelled: dict[str, str] = {}
        """For each stem a word as it is written, for suggestions."""
        for name, fields in texts.items():
            self._runs[name] = [(f" {' '.join(_wanted(field.text))} ", field.weight) for field in fields]
            for field in fields:
                self._add(name, field)
        self._letters = {word: _letters(word) for word in self._worth}
        self._synonyms = {tuple(_wanted(other)): _wanted(term) for other, term in (synonyms or {}).items()}
        """What an everyday phrase stands for, both as stems."""

    def _add(self, name: str, field: Field) -> None:
        text = field.text
        for word in words_of(text):
            found = self._worth.setdefault(word, {})
            found[name] = max(found.get(name, 0), field.weight)
        if field.suggested:
            self._spell(text)

    def _spell(self, text: str) -> None:
        for written in re.findall(r"[^\W\d_]{4,}", text):
            word, key = written.lower(), stem(folded(written))
            self._spelled[key] = min(self._spelled.get(key, word), word, key=len)

    def search(self, question: str) -> list[Hit]:
        """The texts that have every word of the question, else most of them, the best first; all for an empty question."""
        wanted = self._terms(question)
        if not wanted:
            return [Hit(name, 0.0) for name in self._runs]
        having = [self._texts_with(*words) for words in wanted]
        met, most = _most_met(having)
        best = {name: sum(found.get(name, 0) for found in having) for name in met if met[name] == most}
        known = [words[0] for words, found in zip(wanted, having, strict=True) if found]
        return self._ranked(best, f" {' '.join(known)} ")

    def has_whole(self, question: str) -> bool:
        """Whether some text has every word of the question."""
        having = [self._texts_with(*words) for words in self._terms(question)]
        return _most_met(having)[1] == len(having)

    def _terms(self, question: str) -> list[tuple[str, ...]]:
        """For each word of a question what to look for: itself, or the word that an everyday phrase stands for.

        A single everyday word that some text has as well means both.
        """
        words = _wanted(question)
        longest = max(map(len, self._synonyms), default=0)
        found: list[tuple[str, ...]] = []
        begin = 0
        while begin < len(words):
            phrases = (words[begin : begin + length] for length in range(longest, 0, -1))
            phrase = next(
                (phrase for phrase in phrases if tuple(phrase) in self._synonyms), words[begin : begin + 1]
            )
            terms = self._synonyms.get(tuple(phrase), phrase)
            if len(phrase) == len(terms) == 1 and phrase != terms and phrase[0] in self._worth:
                found.append((phrase[0], terms[0]))
            else:
                found += [(term,) for term in terms]
            begin += len(phrase)
        return found

    def _ranked(self, found: Mapping[str, float], run: str) -> list[Hit]:
        hits = []
        for name, worth in found.items():
            beside = max((weight for text, weight in self._runs[name] if run in text), default=0)
            whole = any(text == run for text, _ in self._runs[name])
            hits.append(Hit(name, worth + _IN_ORDER * beside * (2 if whole else 1)))
        return sorted(hits, key=lambda hit: -hit.worth)

    def _texts_with(self, word: str, meant: str = "") -> dict[str, float]:
        """The texts that have a word, or one that it may stand for, and what that is worth."""
        found: dict[str, float] = {}
        near = dict.fromkeys(self.nearest(meant) if meant else (), _MEANT) | self.nearest(word)
        for known, likeness in near.items():
            having = self._worth[known]
            rare = 1 + 1 / len(having)  # a word that few texts have says more
            for name, weight in having.items():
                found[name] = max(found.get(name, 0), likeness * weight * rare)
        return found

    def nearest(self, word: str) -> dict[str, float]:
        """The stems of the texts that a word may mean, and how surely."""
        begun = {}
        if len(word) >= _LEAST_PREFIX and not word[-1].isdigit():
            begun = {known: _BEGUN for known in self._worth if known.startswith(word)}
        if word in self._worth:
            return begun | {word: _EXACT}
        return begun or self._misspelt(word)

    def _misspelt(self, word: str) -> dict[str, float]:
        most = 2 if len(word) >= _LEAST_TWO_OFF else 1 if len(word) >= _LEAST_ONE_OFF else 0
        if not most or word[-1].isdigit():
            return {}
        letters = _letters(word)
        found: dict[str, int] = {}
        for known, others in self._letters.items():
            # A changed letter is one gone and one come: cheaper to see than to count.
            if (letters ^ others).bit_count() <= 2 * most and len(known) > 2:
                off = distance(word, known, most)
                if off <= most:
                    found[known] = off
        least = min(found.values(), default=0)
        return {known: (_ONE_OFF if off == 1 else _TWO_OFF) for known, off in found.items() if off == least}

    def suggestions(self, question: str, most: int = 4) -> list[str]:
        """Words that the texts have and that look like those of a question that found nothing."""
        near = [
            [*self.nearest(word), *difflib.get_close_matches(word, self._spelled, most, ALIKE)]
            for word in _wanted(question)
        ]
        in_turn = chain.from_iterable(
            zip_longest(*near)
        )  # the nearest to each word before the second nearest to any
        found = dict.fromkeys(self._spelled[word] for word in in_turn if word in self._spelled)
        return list(found)[:most]


def _most_met(having: Sequence[Mapping[str, float]]) -> tuple[Counter[str], int]:
    """How many words each text has, and the most that one has."""
    met = Counter(name for found in having for name in found)
    return met, max(met.values(), default=0)


def _wanted(question: str) -> list[str]:
    """The words of a question that are worth looking for: all of them, if all are common ones."""
    words = words_of(question)
    return [word for word in words if word not in _SMALL and (len(word) > 1 or word.isdigit())] or words


def _letters(word: str) -> int:
    """The set of a word's letters as a mask."""
    mask = 0
    for letter in word:
        mask |= 1 << ord(letter) - 48
    return mask
