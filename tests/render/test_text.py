import pytest

from cardcity_tutor.games.cardcity.face import city_text


def test_columns_line_up() -> None:
    drawing = city_text([["I1", ".", "RL0"], ["M", "C", "."]])
    assert drawing.splitlines() == ["    a   b   c", "1   I1  .   RL0", "2   M   C   ."]


def test_refuses_unequal_rows() -> None:
    with pytest.raises(ValueError, match="equally long"):
        city_text([["M"], ["M", "C"]])
