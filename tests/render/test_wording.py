"""The exact words of the engine's answers, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.verdict import Change, Reason, Verdict
from cardcity_tutor.games.cardcity.face.wording import (
    card_name,
    cell_words,
    cite,
    growth_words,
    listed,
    money_text,
    need_words,
    number_text,
    reason_words,
    remedy_words,
    sides_text,
    signed,
    term_words,
)
from cardcity_tutor.games.cardcity.rules.development import Need
from cardcity_tutor.games.cardcity.rules.position import Position
from tests.render.hearing import naming

NBSP = "\u00a0"


def test_the_examples_of_the_design() -> None:
    where = Position.of(". . . . . / . . . . . / . . M I . / . . R . I / . . . . .", hand=["R"])
    industry, colour = (
        reason_words("fr", reason, "R", naming) for reason in where.verdict("R", (3, 3)).reasons
    )
    assert (industry.text, industry.here) == (
        "Une résidence ne touche jamais une industrie.",
        "Ici d3 et e4 en sont.",
    )
    assert industry.cite == f"{industry.title} · livret XL, p.{NBSP}8"
    assert (colour.text, colour.here) == (
        "On ne bâtit pas deux résidences côte à côte.",
        f"Il y en a une en c4{NBSP}; seul le développement les réunit.",
    )
    shop = Need("C", ((1, 0),), 2, ((0, 0), (1, 1)))
    assert growth_words("fr", shop, [(2, 0)], naming) == (
        f"Le commerce a2 touche alors 2 quartiers sur 2{NBSP}: il grandit en a3."
    )
    assert growth_words("fr", shop, [(2, 0), (3, 1)], naming).endswith("il grandit en a3 ou b4, au choix.")
    district = Term("residential-district", 10, ((0, 0),) * 4, {"size": 4})
    assert term_words("fr", district, naming) == ("Quartier de 4", "1 + 2 + 3 + 4", "+10")
    purse = Term("money-points", 6, params={"money": 31, "rest": 1})
    assert term_words("fr", purse, naming).title == f"31{NBSP}$ en caisse"
    empty = Term("empty-place", -2, ((0, 0), (0, 1)), {"count": 2})
    assert term_words("fr", empty, naming) == ("2 cases vides", "−1 point chacune", "−2")


NEEDY = Need("R", ((2, 1), (2, 2)), 2, ((1, 1), (3, 2)))
LARGE = Need("R", tuple((0, column) for column in range(5)), 6, ())
CHANGES = (
    Change("turn", {"facing": "2"}),
    Change("build-first", {"card": "L", "cell": (1, 1)}),
    Change("money", {"amount": 2}),
    Change("industries", {"count": 2}),
)
MISSING = Reason("leisure-price", (), {"price": 5, "money": 3, "missing": 2})


@pytest.mark.parametrize(
    ("said", "french", "english"),
    [
        (lambda lang: listed(lang, ["d3"]), "d3", "d3"),
        (lambda lang: listed(lang, ["d3", "e4"]), "d3 et e4", "d3 and e4"),
        (lambda lang: listed(lang, ["a1", "b2", "c3"], choice=True), "a1, b2 ou c3", "a1, b2 or c3"),
        (lambda lang: money_text(lang, 47), "47~$", "$47"),
        (lambda lang: money_text(lang, -5), "−5~$", "−$5"),
        (lambda lang: signed(lang, 10), "+10", "+10"),
        (lambda lang: signed(lang, -2), "−2", "−2"),
        (lambda lang: signed(lang, 0), "0", "0"),
        (lambda lang: signed(lang, 3, money=True), "+3~$", "+$3"),
        (lambda lang: number_text(lang, 2.5), "2,5", "2.5"),
        (lambda lang: card_name(lang, "I3"), "industrie", "industry"),
        (
            lambda lang: card_name(lang, "RLd"),
            "résidence et loisirs, coupée en diagonale",
            "residence and leisure, cut diagonally",
        ),
        (
            lambda lang: card_name(lang, "CIs", facing="e"),
            "commerce et industrie, coupée droit~: commerce à l’est, industrie à l’ouest, les deux au nord et au sud",
            "commerce and industry, cut straight: commerce east, industry west, both north and south",
        ),
        (
            lambda lang: sides_text(lang, "RL0"),
            "résidence au nord et à l’est, loisirs au sud et à l’ouest",
            "residence north and east, leisure south and west",
        ),
        (
            lambda lang: sides_text(lang, "RLn", brick=True),
            "résidence au nord-ouest et au nord-est, loisirs au sud-est et au sud-ouest, les deux à l’est et à l’ouest",
            "residence north-west and north-east, leisure south-east and south-west, both east and west",
        ),
        (
            lambda lang: need_words(lang, NEEDY),
            "quartier de 2 résidences, 2 cartes de culture sur 3",
            "district of 2 residences, 2 of 3 culture cards",
        ),
        (
            lambda lang: need_words(lang, NEEDY, naming),
            "quartier de 2 résidences, 2 cartes de culture sur 3~: b2 et c4",
            "district of 2 residences, 2 of 3 culture cards: b2 and c4",
        ),
        (lambda lang: cell_words(lang, "b3", "."), "b3, case vide", "b3, empty cell"),
        (
            lambda lang: cell_words(lang, "b3", "C", Need("C", ((2, 1), (2, 2)), 2, ()), 0),
            "b3, commerce, quartier de 2, 2 quartiers résidentiels sur 3, zone du joueur A",
            "b3, commerce, district of 2, 2 of 3 residential districts, zone of player A",
        ),
        (
            lambda lang: growth_words(lang, LARGE, [], naming),
            "Le quartier de 5 résidences en a1 touche alors 6 cartes de culture sur 6, mais ne peut pas grandir.",
            "The district of 5 residences around a1 then touches 6 of 6 culture cards, but cannot grow.",
        ),
        (
            lambda lang: growth_words(lang, Need("R", ((1, 0),), 3, ()), [(0, 0)], naming),
            "La résidence a2 touche alors 3 cartes de culture (2 suffisent)~: elle grandit en a1.",
            "The residence a2 then touches 3 culture cards (2 suffice): it grows on a1.",
        ),
        (
            lambda lang: remedy_words(lang, Verdict((MISSING,), CHANGES[2:3]), "L", naming),
            "Pour poser la carte ici, il faudrait 2~$ de plus.",
            "To put the card here, it would take $2 more.",
        ),
        (
            lambda lang: remedy_words(lang, Verdict((MISSING,), CHANGES[:1]), "RLd", naming),
            "Tournez la carte~: résidence au sud et à l’ouest, loisirs au nord et à l’est.",
            "Turn the card: residence south and west, leisure north and east.",
        ),
        (
            lambda lang: remedy_words(lang, Verdict((MISSING,), CHANGES[1:]), "L", naming),
            "Pour poser la carte ici, il faudrait d’abord, par exemple, des loisirs en b2, 2 industries et 2~$ de plus.",
            "To put the card here, it would first take, for example, a leisure building on b2, 2 industries and $2 more.",
        ),
        (lambda lang: remedy_words(lang, Verdict(), "L", naming), None, None),
        (
            lambda lang: cite(lang, "salary", "2012"),
            "Le salaire · livret de 2012, «~Salaire~»",
            "The salary · 2012 leaflet, “Salaire”",
        ),
        (
            lambda lang: cite(lang, "architect", "2012"),
            "L’Architecte · livret XL, p.~19",
            "The Architect · XL rulebook, p.~19",
        ),
    ],
)
def test_exact_words(said: Any, french: str | None, english: str | None) -> None:
    expected = [text and text.replace("~", NBSP) for text in (french, english)]
    assert [said("fr"), said("en")] == expected


@pytest.mark.parametrize(
    ("rule", "value", "cells", "params", "french"),
    [
        (
            "residential-district",
            8,
            7,
            {"size": 7, "owned": 2},
            ("Quartier de 7", "1 + 2 + … + 7 = 28~; 2 cartes sur 7", "+8"),
        ),
        (
            "commerce-income",
            1,
            3,
            {"size": 2, "owned": 1},
            ("Quartier de 2 commerces", "1 + 2 = 3~; 1 carte sur 2, arrondi vers le bas", "+1~$"),
        ),
        ("industry-cards", 2.5, 3, {}, ("3 industries", "dont 1 moitié, qui vaut un demi-point", "+2,5")),
        ("warehouse-industry", 2, 2, {}, ("2 entrepôts virtuels", "a1 et b1", "+2")),
        ("warehouse-industry", 9, 9, {}, ("9 entrepôts virtuels", "1 point par case", "+9")),
        (
            "happy-district",
            0,
            2,
            {"size": 2, "missing": "L, P"},
            ("Quartier de 2", "il lui manque des loisirs et un parking", "0"),
        ),
        (
            "decentralised-zones",
            5,
            2,
            {"colour": "I"},
            ("Quartier d’industries", "touche toutes les couleurs demandées", "+5"),
        ),
        (
            "parking-meters-2012",
            1,
            1,
            {"colours": 3},
            ("Quartier de 1 parking", "3 couleurs voisines, moins 2", "+1~$"),
        ),
        ("pollution-economic", 5, 0, {"percent": -5}, ("Pollution de −5~%", "−1~$ par pour cent", "+5~$")),
        ("victory-economic", -3, 0, {}, ("Victoire économique", "", "−3~$")),
    ],
)
def test_exact_terms(
    rule: str, value: float, cells: int, params: dict[str, object], french: tuple[str, str, str]
) -> None:
    places = tuple((0, column) for column in range(cells))
    words = term_words("fr", Term(rule, value, places, params), naming)
    assert words == tuple(text.replace("~", NBSP) for text in french)


def test_neighbours_in_the_suburb_are_told_without_a_cell() -> None:
    for rule in ("residence-industry", "same-colour"):
        assert "banlieue" in reason_words("fr", Reason(rule), "R", naming).here


def test_an_unknown_change_is_refused() -> None:
    with pytest.raises(ValueError, match="bribe"):
        remedy_words("en", Verdict((MISSING,), (Change("bribe"),)), "L", naming)


def test_names_of_cells_do_not_reach_the_memory() -> None:
    first = Reason("residence-industry", ((2, 3),))
    assert reason_words("en", first, "R", naming).here == "Here d3 is one."
    assert reason_words("en", first, "R", lambda _: "over there").here == "Here over there is one."
