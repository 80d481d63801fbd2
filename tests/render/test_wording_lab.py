"""What the laboratory finds, said in both languages."""

from __future__ import annotations

import re

import pytest

from cardcity_tutor.games.cardcity.coach.lab import (
    LOTS,
    Choice,
    Figure,
    Hiding,
    Knowledge,
    Laboratory,
    Regret,
    fair_bribe,
    hiding,
    knowledge,
    laboratory,
    regret,
    survey,
)
from cardcity_tutor.games.cardcity.face.wording.lab import (
    bribe_words,
    choice_words,
    figure_text,
    hiding_words,
    knowledge_words,
    lot_name,
    offer_text,
    offer_tokens,
    regret_words,
    split_words,
    survey_words,
    worth_text,
)
from cardcity_tutor.locale import LANGUAGES

NOUGHT = Figure(0.0, 0.3)


@pytest.fixture(scope="module")
def lab() -> Laboratory:
    return laboratory("R C L P", ["I1 R / M C", "M C / R ."], turn=10, money=(6, 6), deals=6, games=1)


@pytest.fixture(scope="module")
def large() -> Laboratory:
    return laboratory("R C L P I R", turn=10, players=3, victory="economic", deals=3, games=1)


def test_figures(lab: Laboratory, large: Laboratory) -> None:
    """What follows ± is half the 95 % interval by Student's t: over 6 deals 2.57 standard errors, over 3 deals 4.30."""
    found = Figure(-1.25, 0.44)
    assert figure_text("fr", lab, found) == "−1,2 point (±\u00a01,1)"
    assert figure_text("en", lab, found) == "−1.2 points (±\u00a01.1)"
    assert worth_text("fr", lab, found) == "un retard de 1,2 point (±\u00a01,1)"
    assert worth_text("en", lab, found) == "a deficit of 1.2 points (±\u00a01.1)"
    assert worth_text("en", lab, Figure(3.0, 0.0)) == "a lead of 3 points (±\u00a00)"
    assert worth_text("en", large, found) == "−$1.2 (±\u00a01.9)"


def test_names_of_lots_tell_their_sizes(lab: Laboratory, large: Laboratory) -> None:
    assert [lot_name("fr", lab, lot) for lot in LOTS] == ["le premier lot", "le second lot"]
    assert [lot_name("en", large, lot) for lot in LOTS] == ["the small lot", "the large lot"]


def test_offers(lab: Laboratory) -> None:
    offer = lab.offer("R C", "L")
    assert offer_tokens(offer) == "R C | L / P"
    assert (
        offer_text("en", offer)
        == "“a residence and a commerce” or “a leisure building; face down: a parking”"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["lab", "large"])
def test_everything_can_be_said(lang: str, name: str, request: pytest.FixtureRequest) -> None:
    lab: Laboratory = request.getfixturevalue(name)
    found = survey(lab)
    worst = found.splits[-1].offer
    told = [
        survey_words(lang, lab, found),
        *split_words(lang, lab, found.best),
        regret_words(lang, lab, regret(lab, worst, found)),
        *(text for lot in LOTS for text in choice_words(lang, lab, lab.choice(worst, lot))),
        *knowledge_words(lang, lab, knowledge(lab, worst)),
        *hiding_words(lang, lab, hiding(lab, worst)),
        *(text for lot in LOTS for text in bribe_words(lang, lab, fair_bribe(lab, worst, lot))),
    ]
    for text in told:
        assert text == text.strip()
        assert "  " not in text
        assert not re.search(r"[{}\ue000-\ue005]|\$[a-z]| \.| ,", text)
    assert str(len(found.splits)) in told[0]
    assert offer_text(lang, found.best.offer) in told[0]
    assert len(split_words(lang, lab, found.best)) == 4


def test_the_costs_of_a_choice(lab: Laboratory, large: Laboratory) -> None:
    promise, sight, hindsight = choice_words(
        "fr", lab, Choice("rest", Figure(5.0, 0.1), Figure(4.0, 0.1), Figure(2.0, 0.2), NOUGHT)
    )
    assert promise.startswith("Le premier lot promet 5 points")
    assert sight.endswith("coûte 2 points (±\u00a00,5), y compris ce que gagne l’adversaire.")
    assert hindsight == "Toutes cartes retournées, prendre le second lot reste le bon choix."
    sight = choice_words("en", large, Choice("open", NOUGHT, NOUGHT, Figure(2.0, 0.2), NOUGHT))[1]
    assert sight == "Judging by what can be seen, taking the small lot costs $2 (±\u00a00.9)."


def test_what_is_not_worth_a_word(lab: Laboratory) -> None:
    offer = lab.offer("R C", "L")
    assert regret_words("en", lab, Regret(offer, offer, NOUGHT)) == "No better offer is known."
    nothing = Knowledge(Figure(0.0, 0.0), NOUGHT, NOUGHT, NOUGHT)
    assert knowledge_words("en", lab, nothing) == (
        "Seeing what the second lot hides would change next to nothing for the chooser.",
        "With the cards that really lie there, seeing them would change next to nothing.",
    )
    found = hiding(lab, offer)
    flat = Hiding(NOUGHT, tuple(cover._replace(gain=NOUGHT) for cover in found.covers), (), 2)
    assert hiding_words("en", lab, flat)[1] == "Whatever is hidden, it brings next to nothing."
    best = found.covers[0]._replace(offer=offer, gain=Figure(3.0, 0.5))
    assert hiding_words("en", lab, found._replace(covers=(best,)))[1] == (
        "It is best to hide a parking in the second lot: that brings 3 points (±\u00a01.3)."
    )


def test_the_three_ends_of_a_bribe(lab: Laboratory) -> None:
    found = fair_bribe(lab, lab.offer("R C", "L"))._replace(lot="rest", lag=Figure(2.0, 0.1), allowed=True)
    paid = found._replace(price=5, too_little=4, effect=Figure(-1.0, 0.2))
    assert bribe_words("en", lab, paid) == (
        "With $5 on the second lot, the chooser has no reason left to take the other one; $4 is not enough.",
        "The divider loses 1 point (±\u00a00.5).",
    )
    assert bribe_words("fr", lab, paid._replace(effect=Figure(1.0, 0.2)))[1].startswith("Qui partage y gagne")
    (wanted,) = bribe_words("fr", lab, found._replace(price=0, too_little=None))
    assert wanted == "Le second lot plaît au moins autant que l’autre, sans aucun pot-de-vin."
    (beyond,) = bribe_words("en", lab, found._replace(price=None, too_little=6))
    assert beyond.startswith("Not even $6 on the second lot is enough")
    assert len(bribe_words("en", lab, paid._replace(allowed=False))) == 3
