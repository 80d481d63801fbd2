"""Search that forgives: what people type, with their slips, finds the rule they mean."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardcity_tutor.games.cardcity.face.wording.rules import rules_index
from cardcity_tutor.locale import LANGUAGES, keys, labels, say, synonyms
from cardcity_tutor.render.search import Field, Index, distance, folded, stem, words_of

FIRST = 3
"""The rule meant must be among so many."""

# Language of the view, what is typed, the rule that is meant.
QUESTIONS = [
    ("fr", "cadre", "frame"),
    ("fr", "combien de tours", "setup-turns"),
    ("fr", "Combien de tours dure une partie ?", "setup-turns"),
    ("en", "how many turns are there?", "setup-turns"),
    ("fr", "parking payant", "parking-meters"),
    ("en", "paid parking", "parking-meters"),
    ("fr", "CADRE", "frame"),
    ("fr", "5x5", "frame"),
    ("fr", "6 × 6", "frame"),
    ("en", "5 by 5", "frame"),
    ("fr", "a cote de la cite", "adjacent"),
    ("fr", "diagnale", "orthogonal"),
    ("en", "diagnoal", "orthogonal"),
    ("fr", "quartiers", "district"),
    ("fr", "limte de taille", "limit"),
    ("fr", "taille limite", "limit"),
    ("fr", "industries hors limite", "limit-industry"),
    ("fr", "devoir constuire", "ruling-build-maximum"),
    ("fr", "prix loisir", "leisure-price"),
    ("en", "liesure price", "leisure-price"),
    ("fr", "nauge", "cloud-trigger"),
    ("fr", "nuages", "setup-parks-clouds"),
    ("fr", "residances grandisent", "residence-growth"),
    ("en", "residences grow", "residence-growth"),
    ("fr", "comerces grandissent", "commerce-growth"),
    ("fr", "pot de vin", "bribe"),
    ("fr", "pot-de-vin", "bribe"),
    ("fr", "parcmetre", "parking-meters"),
    ("en", "parking meter", "parking-meters"),
    ("fr", "salaires", "salary"),
    ("fr", "egalite economique", "tie-economic"),
    ("fr", "argent de depart", "setup-money"),
    ("fr", "premier joueur", "setup-first-player"),
    ("fr", "banlieu", "suburb-setup"),
    ("fr", "bicolor limite", "bicolour-limit"),
    ("fr", "réserve", "setup-reserve"),
    ("en", "reserv", "setup-reserve"),
    ("fr", "entrepot industrie", "warehouse-industry"),
    ("fr", "residence-industry", "residence-industry"),
    ("en", "ruling-best-frame", "ruling-best-frame"),
    ("en", "town hall money", "setup-money"),
    # Words of the other language.
    ("fr", "salary", "salary"),
    ("en", "pioche", "draw"),
    ("fr", "bribe", "bribe"),
    # Variants, pages, headings.
    ("fr", "crise loisirs", "leisure-crisis"),
    ("fr", "rangs solo", "rank-xl"),
    ("fr", "p. 20 crise", "leisure-crisis"),
    ("en", "page 15 bribe", "bribe"),
    ("fr", "p16 parcmètres", "parking-meters"),
]


@pytest.mark.parametrize(("lang", "question", "meant"), QUESTIONS)
def test_what_is_meant_comes_first(lang: str, question: str, meant: str) -> None:
    found = [hit.name for hit in rules_index(lang).search(question)]
    assert meant in found[:FIRST]


@pytest.mark.parametrize(
    ("question", "page"), [("p. 9", 9), ("page 9", 9), ("p9", 9), ("pages 14", 14), ("P.14", 14)]
)
def test_a_page_finds_the_rules_that_stand_on_it(question: str, page: int) -> None:
    from cardcity_tutor.games.cardcity.book import rules

    wanted = {rule.id for rule in rules().values() if any(source.page == page for source in rule.sources)}
    assert {hit.name for hit in rules_index("fr").search(question)} == wanted


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_empty_question_finds_all_in_their_order(lang: str) -> None:
    from cardcity_tutor.games.cardcity.book.entries import entries

    for question in ("", "  ", " ?! "):
        assert [hit.name for hit in rules_index(lang).search(question)] == list(entries())


def test_every_title_finds_its_rule_in_both_languages() -> None:
    from cardcity_tutor.games.cardcity.book.entries import entries
    from cardcity_tutor.games.cardcity.face.wording.rules import rule_title

    for lang in ("fr", "en"):
        for name, rule in entries().items():
            title = rule_title(lang, rule)
            found = [hit.name for hit in rules_index(lang).search(title)]
            same = [other for other, entry in entries().items() if rule_title(lang, entry) == title]
            assert set(same) <= set(found), (lang, name)
            assert set(found[:2]) & set(same), (lang, name)


def test_all_words_are_wanted_and_best_comes_first() -> None:
    hits = rules_index("fr").search("nuage reserve")
    assert all(first.worth >= second.worth for first, second in pairwise(hits))
    one, two = ({hit.name for hit in rules_index("fr").search(word)} for word in ("nuage", "reserve"))
    assert {hit.name for hit in hits} == one & two
    assert hits


def test_a_word_that_is_there_is_not_taken_for_a_slip() -> None:
    index = Index({"a": [Field("parc", 1)], "b": [Field("part", 1)], "c": [Field("parcs verts", 1)]})
    assert [hit.name for hit in index.search("parc")] == ["a", "c"]
    assert {hit.name for hit in index.search("park")} == {"a", "b", "c"}


def test_nothing_is_found_and_something_near_is_suggested() -> None:
    index = rules_index("fr")
    assert index.search("xylophone") == []
    assert index.suggestions("xylophone") == []
    assert index.search("nuage xylophone") == index.search("nuage")  # what there is of it
    assert index.has_whole("nuage")
    assert not index.has_whole("nuage xylophone")
    assert index.suggestions("banlieusardes poluant")[:2] == ["banlieue", "polluent"]  # for each word in turn
    assert "banlieue" in index.suggestions("banlieusardes")


@pytest.mark.parametrize(
    ("first", "second", "most", "off"),
    [
        ("nuage", "nuage", 2, 0),
        ("nauge", "nuage", 2, 1),
        ("nuag", "nuage", 2, 1),
        ("nuagee", "nuage", 2, 1),
        ("nuége", "nuage", 2, 1),
        ("nugae", "nauge", 2, 2),
        ("parc", "parking", 2, 3),
        ("abc", "xyz", 1, 2),
        ("", "ab", 2, 2),
    ],
)
def test_distance(first: str, second: str, most: int, off: int) -> None:
    assert distance(first, second, most) == off
    assert distance(second, first, most) == off


def test_words_are_folded_and_stemmed() -> None:
    assert folded("ÉLÈVE, Œuf") == "eleve, oeuf"
    assert words_of("L’Industrie coûte 5 $ !") == ["l", "industrie", "coute", "5"]
    assert [stem(word) for word in ("parcs", "lieux", "cities", "bonus", "grass", "les")] == [
        "parc", "lieu", "city", "bonu", "grass", "les",
    ]  # fmt: skip


def test_long_and_strange_questions_are_harmless() -> None:
    index = rules_index("en")
    for question in ("a" * 5000, "\x00\ud83d", "ß €™", "((((", "p. 99999999999999999999", "un " * 300):
        assert isinstance(index.search(question), list)
        assert isinstance(index.suggestions(question[:200]), list)


@pytest.mark.parametrize(
    ("lang", "everyday", "term"),
    [
        ("en", "house", "residence"),
        ("en", "Houses", "residence"),
        ("en", "shop", "commerce"),
        ("en", "factories", "industry"),
        ("en", "car park", "parking"),
        ("en", "car parks", "parking"),
        ("en", "hexagon", "brick"),
        ("en", "tie break", "tie"),
        ("en", "tiebreaker", "tie"),
        ("fr", "maison", "résidence"),
        ("fr", "magasins", "commerce"),
        ("fr", "Usine", "industrie"),
        ("fr", "stationnement", "parking"),
        ("fr", "hexagone", "brique"),
        ("fr", "ex aequo", "égalité"),
        ("fr", "cinéma", "loisirs"),
        # Words of the other language.
        ("fr", "factory", "industrie"),
        ("en", "maison", "residence"),
    ],
)
def test_everyday_words_find_what_the_word_of_the_rules_finds(lang: str, everyday: str, term: str) -> None:
    index = rules_index(lang)
    assert {hit.name for hit in index.search(term)}
    assert {hit.name for hit in index.search(everyday)} >= {hit.name for hit in index.search(term)[:FIRST]}
    assert index.has_whole(everyday)


def test_an_everyday_word_goes_with_other_words() -> None:
    for lang, question, meant in (
        ("en", "house beside a factory", "residence-industry"),
        ("fr", "maison à côté d’une usine", "residence-industry"),
        ("en", "buy a factory", "buy-industry"),
        ("fr", "acheter une usine", "buy-industry"),
        ("en", "paid car park", "parking-meters"),
    ):
        assert meant in [hit.name for hit in rules_index(lang).search(question)][:FIRST], question


def test_every_synonym_stands_for_a_word_that_the_rules_have() -> None:
    for lang in LANGUAGES:
        for everyday, term in synonyms(lang).items():
            assert rules_index(lang).has_whole(term), term
            assert rules_index(lang).search(everyday), everyday


def test_a_word_that_the_texts_have_means_itself_first() -> None:
    index = Index(
        {"a": [Field("residence", 1)], "b": [Field("home", 1)]}, {"home": "residence", "house": "residence"}
    )
    assert [hit.name for hit in index.search("home")] == ["b", "a"]
    assert [hit.name for hit in index.search("house")] == ["a"]


def test_no_word_of_the_other_language_is_suggested() -> None:
    """Ids, titles of the other language and the French headings of the book find, but are not proposed."""
    assert "leisure" not in rules_index("fr").suggestions("leisur")
    assert "salaire" not in rules_index("en").suggestions("salairee")
    for lang in LANGUAGES:
        other = next(each for each in LANGUAGES if each != lang)
        own = " ".join(say(lang, key) for key in sorted(keys(lang)) if key.startswith(("rule-", "ruling-")))
        foreign = {
            word
            for key in sorted(keys(other))
            if key.startswith("rule-")
            for word in words_of(say(other, key))
        }
        known = set(words_of(own))
        for word in sorted(foreign - known):
            for suggested in rules_index(lang).suggestions(word):
                assert stem(folded(suggested)) in known | set(
                    words_of(" ".join(labels(lang, "phase-").values()))
                ), (
                    word,
                    suggested,
                )
