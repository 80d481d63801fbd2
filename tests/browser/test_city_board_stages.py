"""The stages of a `CityBoard`: development, score, editor, and undo through all of them."""

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from cardcity_tutor import City
from cardcity_tutor.games.cardcity.face.wording import cite, stop_words, victory_name
from cardcity_tutor.games.cardcity.rules.development import Choice
from cardcity_tutor.games.cardcity.rules.reachable import impossible, rule_behind
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.widgets.growing import score_of
from cardcity_tutor.games.cardcity.widgets.scoring import ACCOUNTS, account, amount
from cardcity_tutor.games.cardcity.widgets.sharing import qr_path, shared_position
from cardcity_tutor.locale import say
from tests.browser import boards
from tests.browser.boards import Board, Table, naming, place_of, spec
from tests.browser.hosts import Server

pytestmark = pytest.mark.browser

GROWING = spec("L R C I / R M R . / P P . .", money=5, mode="develop")
HOME, OTHER_HOME, SHOP = Choice("R", (-1, 1)), Choice("R", (1, -1)), Choice("C", (-1, 2))
FIVE = "P C R R P / L R M R C / C R I2 P I2 / P L C I1 I3 / R R R . P"
EDITED = spec("M R / . C", hand=["R", "I2"], money=7, mode="edit", victory="economic")
SPECS = {
    "undo": spec("I . / M C / . R", hand=["R", "C"], money=5),
    "grow": GROWING,
    "orders": GROWING,
    "forks": GROWING,
    "best": GROWING,
    "tree": GROWING,
    "phases": spec("I . / M C / . R", hand=["R"], money=5),
    "score": spec(FIVE, mode="score", money=8),
    "quick": spec(FIVE, mode="score", money=8),
    "lines": spec(". L . / C R P / I1 M C / . R .", mode="score", money=8),
    "totals": spec(FIVE, mode="score", money=8),
    "compare": spec(FIVE, mode="score", money=8),
    "paint": EDITED,
    "text": EDITED,
    "options": EDITED,
    "share": spec("R C / M I", level="normal", hand=["R", "I2"], money=7, mode="edit", victory="economic"),
}


@pytest.fixture(scope="module")
def table(
    browser: Browser, voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Table]:
    notebook = boards.notebook(tmp_path_factory.mktemp("stages") / "boards.ipynb", SPECS)
    with boards.opened(browser, voila(notebook), SPECS) as table:
        yield table


def click(board: Board, name: str) -> None:
    """Press a button that is answered."""
    with board.answered():
        board.act(name).click()


# ------------------------------------------------------------------ undo


def test_undo_and_redo(table: Table) -> None:
    board, press = table["undo"], table.page.keyboard.press
    start = SPECS["undo"].city
    after = start.build("R", (1, 2))
    for name in ("undo", "redo"):
        expect(board.act(name)).to_have_attribute("aria-disabled", "true")
    board.pick("R")
    with board.answered():
        board.cell((1, 2)).click()
    board.settled(after.text, ["C"])
    click(board, "undo")
    board.settled(start.text, ["R", "C"])
    expect(board.lying((1, 2))).to_have_count(0)
    expect(board.act("undo")).to_have_attribute("aria-disabled", "true")
    click(board, "redo")
    board.settled(after.text, ["C"])
    expect(board.lying((1, 2))).to_have_text("R")
    board.cell((0, 0)).focus()
    with board.answered():
        press("u")
    board.settled(start.text, ["R", "C"])
    assert board.focused() == (0, 0)
    with board.answered():
        press("Shift+U")
    board.settled(after.text, ["C"])
    expect(board.act("redo")).to_have_attribute("aria-disabled", "true")


# ------------------------------------------------------------------ development


def develop(board: Board, choice: Choice) -> None:
    board.pick(choice.colour)
    with board.answered():
        board.cell(choice.place).click()
    expect(board.lying(choice.place)).to_have_text(choice.colour)


def line(*choices: Choice) -> City:
    city = GROWING.city
    for choice in choices:
        city = city.develop(choice)
    return city


def steps(board: Board) -> list[str]:
    """The stations after the start."""
    return [text.strip() for text in board.texts(".cc-metro button > span")][1:]


def test_choose_where_and_step_both_ways(table: Table) -> None:
    board = table["grow"]
    assert set(GROWING.city.due()) == {HOME, OTHER_HOME, SHOP}
    for colour in "RC":
        board.pick(colour)
        places = {choice.place for choice in GROWING.city.due() if choice.colour == colour}
        assert {place for place, legal in board.legal().items() if legal} == places
    develop(board, SHOP)
    develop(board, HOME)
    both = line(SHOP, HOME)
    name = naming(both)
    board.settled(both.text)
    assert steps(board) == [f"C {name(SHOP.place)}", f"R {name(HOME.place)}"]
    click(board, "step-back")
    board.settled(line(SHOP).text)
    expect(board.lying(HOME.place)).to_have_count(0)
    expect(board.root.locator("[aria-current=step]")).to_contain_text(name(SHOP.place))
    click(board, "step-0")
    board.settled(GROWING.city.text)
    expect(board.lying(SHOP.place)).to_have_count(0)
    expect(board.act("step-back")).to_have_attribute("aria-disabled", "true")
    click(board, "step-next")
    board.settled(line(SHOP).text)
    board.cell((1, 1)).focus()
    with board.answered():
        table.page.keyboard.press("n")
    board.settled(both.text)
    with board.answered():
        table.page.keyboard.press("p")
    board.settled(line(SHOP).text)
    assert board.focused() == (1, 1)


def test_another_order_and_why_it_ended(table: Table) -> None:
    board = table["orders"]
    expect(board.panel("grow")).not_to_contain_text(say("en", "ui-grow-ended"))
    develop(board, OTHER_HOME)
    develop(board, SHOP)
    end = line(OTHER_HOME, SHOP)
    name = naming(end)
    board.settled(end.text)
    assert steps(board) == [f"R {name(OTHER_HOME.place)}", f"C {name(SHOP.place)}"]
    assert end.due() == []
    expect(board.panel("grow")).to_contain_text(say("en", "ui-grow-ended"))
    for reason in end.stops():
        expect(board.panel("grow")).to_contain_text(stop_words("en", reason, name))
    click(board, "undo")
    board.settled(line(OTHER_HOME).text)
    click(board, "redo")
    board.settled(end.text)


def test_fork_and_return(table: Table) -> None:
    board, name = table["forks"], naming(line(SHOP))
    develop(board, SHOP)
    develop(board, HOME)
    expect(board.act("fork-0")).to_have_count(0)
    click(board, "fork")
    board.settled(line(SHOP).text)
    expect(board.act("fork-0")).to_contain_text(f"C {name(SHOP.place)}")
    expect(board.act("fork-0")).to_contain_text(f"R {name(HOME.place)}")
    develop(board, OTHER_HOME)
    board.settled(line(SHOP, OTHER_HOME).text)
    click(board, "fork-0")
    board.settled(line(SHOP, HOME).text)
    expect(board.lying(OTHER_HOME.place)).to_have_count(0)
    expect(board.act("fork-0")).to_contain_text(f"R {name(OTHER_HOME.place)}")
    click(board, "fork-0")
    board.settled(line(SHOP, OTHER_HOME).text)


def test_another_choice_keeps_the_line_before(table: Table) -> None:
    board, name = table["best"], naming(line(OTHER_HOME))
    develop(board, HOME)
    click(board, "step-back")
    develop(board, OTHER_HOME)
    board.settled(line(OTHER_HOME).text)
    expect(board.act("fork-0")).to_contain_text(f"R {name(HOME.place)}")


def test_the_best_end_only_on_request(table: Table) -> None:
    board, start = table["best"], GROWING.city
    tree = start.outcomes()
    worth = score_of(start, tree.best("residential", start.money), "residential")
    equal = sum(score_of(start, city, "residential") == worth for city in tree.ends())
    told = say("en", "develop-best", value=amount("en", "residential", worth or 0), equal=equal)
    expect(board.panel("grow")).to_be_visible()
    expect(board.panel("grow")).to_contain_text(say("en", "develop-outcomes", count=3, complete="yes"))
    expect(board.root).not_to_contain_text(told)
    click(board, "best")
    expect(board.panel("grow")).to_contain_text(told)
    click(board, "best")
    expect(board.root).not_to_contain_text(told)


def test_the_tree_of_ends(table: Table) -> None:
    board = table["tree"]
    tree = board.root.get_by_role("tree")
    expect(tree).to_have_count(0)
    click(board, "tree")
    expect(tree).to_be_visible()
    assert tree.get_by_role("treeitem").count() > 1
    click(board, "tree")
    expect(tree).to_have_count(0)


def test_from_building_to_development_and_back(table: Table) -> None:
    board = table["phases"]
    after = SPECS["phases"].city.build("R", (1, 2))
    with board.answered():
        board.cell((1, 2)).click()
    click(board, "mode-develop")
    expect(board.root).to_have_attribute("data-mode", "develop")
    (choice,) = after.due()
    develop(board, choice)
    board.settled(after.develop(choice).text)
    click(board, "mode-build")
    expect(board.root).to_have_attribute("data-mode", "build")
    board.settled(after.develop(choice).text)
    expect(board.lying(choice.place)).to_have_text("C")


# ------------------------------------------------------------------ score


def number(text: str) -> float:
    """The figure in a text such as “−12 VP” or “−$8”."""
    found = re.search(r"\d+(?:\.\d+)?", text)
    assert found is not None, text
    return float(found.group()) * (-1 if "−" in text or "-" in text else 1)


def total(board: Board) -> str:
    return board.texts(".cc-total b")[0]


def revealed(board: Board) -> list[float]:
    """The values of the lines that are open."""
    return [number(text) for text in board.texts("[data-line]:not(.todo) .cc-lv")]


def test_reveal_forwards_and_backwards(table: Table) -> None:
    board, press = table["score"], table.page.keyboard.press
    lines = board.root.locator("[data-line]").count()
    assert lines > 3
    assert revealed(board) == []
    assert "?" in board.texts("[data-line] .cc-lv")[0]
    sums = []
    seq = board.seq
    for shown in range(1, lines + 1):
        board.act("line-next").click()
        expect(board.root.locator("[data-line]:not(.todo)")).to_have_count(shown)
        assert number(total(board)) == sum(revealed(board))
        sums.append(total(board))
    expect(board.act("line-next")).to_have_attribute("aria-disabled", "true")
    assert board.root.locator(".cc-stamp").count() > 0
    board.cell((0, 0)).focus()
    for shown in range(lines - 1, 0, -1):
        press("p")
        expect(board.root.locator("[data-line]:not(.todo)")).to_have_count(shown)
        assert total(board) == sums[shown - 1]
    board.act("line-back").click()
    assert revealed(board) == []
    expect(board.root.locator(".cc-stamp")).to_have_count(0)
    press("n")
    assert total(board) == sums[0]
    expect(board.live).to_contain_text(sums[0])
    press("ArrowRight")
    assert total(board) == sums[1]
    press("t")
    assert total(board) == sums[-1]
    assert board.seq == seq, "revealing needs no answer"


def test_the_newest_line_is_in_sight_and_its_stamp_fits(table: Table) -> None:
    """Between the top of the screen and the total at its foot, forwards and backwards."""
    board, usual, press = table["lines"], table.page.viewport_size, table.page.keyboard.press
    assert usual is not None
    foot = board.root.locator(".cc-foot")
    for width, height in ((1280, 900), (1280, 560), (360, 640)):
        table.page.set_viewport_size({"width": width, "height": height})
        board.root.evaluate("(root) => root.scrollIntoView({ block: 'start' })")
        lines = board.root.locator("[data-line]").count()
        board.cell((0, 0)).focus()
        for key, shown in [("n", k) for k in range(1, lines + 1)] + [
            ("p", k) for k in range(lines - 1, 0, -1)
        ]:
            press(key)
            expect(board.root.locator("[data-line]:not(.todo)")).to_have_count(shown)
            line, below = board.root.locator(".cc-lines .now").bounding_box(), foot.bounding_box()
            assert line is not None
            assert below is not None
            assert line["y"] >= -1
            assert line["y"] + line["height"] <= below["y"] + 1 <= height
        press("t")
        assert (
            board.root.locator(".cc-stamp").evaluate_all(
                "all => Math.min(...all.map(({ children: [pill, text] }) => pill.getBBox().width - text.getBBox().width))"
            )
            >= 16
        )
        for _ in range(lines):
            press("p")
    table.page.set_viewport_size(usual)


def test_the_total_stays_in_sight(table: Table) -> None:
    """On a low screen the lines scroll behind it."""
    board, usual = table["totals"], table.page.viewport_size
    assert usual is not None
    table.page.set_viewport_size({"width": usual["width"], "height": 420})
    board.root.evaluate("(root) => root.scrollIntoView({ block: 'start' })")
    expect(board.act("line-next")).to_be_in_viewport(ratio=1)
    expect(board.root.locator(".cc-total")).to_be_in_viewport(ratio=1)
    assert not board.root.locator("[data-line]").last.evaluate(
        "(line) => line.getBoundingClientRect().bottom <= innerHeight"
    )
    table.page.set_viewport_size(usual)


def test_quick_fingers_are_not_turned_back(table: Table) -> None:
    board = table["quick"]
    lines = board.root.locator("[data-line]").count()
    board.act("line-next").focus()
    for _ in range(lines):
        table.page.keyboard.press("n")
    for _ in range(2):
        table.page.keyboard.press("p")
    table.page.wait_for_timeout(800)  # until every report has come and gone
    expect(board.root.locator("[data-line]:not(.todo)")).to_have_count(lines - 2)


@pytest.mark.parametrize("what", ACCOUNTS)
def test_totals_are_the_engines(table: Table, what: str) -> None:
    board = table["totals"]
    select = board.root.locator("select[name=count]")
    if select.input_value() != what:
        with board.answered():
            select.select_option(what)
    expect(select).to_have_value(what)
    assert revealed(board) == []
    board.act("line-all").click()
    term, out = account(SPECS["totals"].city, what)
    assert not out
    assert total(board) == amount("en", what, term.value)
    assert sum(revealed(board)) == term.value


def test_five_victories_side_by_side(table: Table) -> None:
    board, city = table["compare"], SPECS["compare"].city
    expect(board.panel("sheet")).to_have_count(0)
    board.act("compare").click()
    expect(board.panel("sheet")).to_be_visible()
    for victory in VICTORIES:
        name = victory_name("en", victory)
        sheet = board.panel("sheet").get_by_role("table", name=name)
        expect(sheet.locator("tfoot td")).to_have_text(amount("en", victory, city.score(victory).value or 0))
    board.act("compare").click()
    expect(board.panel("sheet")).to_have_count(0)


# ------------------------------------------------------------------ editor


def test_paint_and_erase(table: Table) -> None:
    board = table["paint"]
    text = board.root.locator("textarea[name=city-text]")
    expect(text).to_have_value("M R / . C")
    board.pick("L")
    with board.answered():
        board.cell((1, 0)).click()
    expect(board.lying((1, 0))).to_have_text("L")
    expect(text).to_have_value("M R / L C")
    with board.answered():
        board.cell((-1, 0)).click()
    board.settled("L . / M R / L C", ["R", "I2"])
    board.pick(".")
    residence = board.root.locator("svg [data-at]", has_text="R")
    at = place_of(residence.get_attribute("data-at") or "")
    with board.answered():
        board.cell(at).click()
    expect(residence).to_have_count(0)
    board.settled("L . / M . / L C", ["R", "I2"])
    expect(text).to_have_value("L . / M . / L C")
    click(board, "undo")
    expect(text).to_have_value("L . / M R / L C")
    with board.answered():
        board.root.locator("input[name=typed]").fill("P d3")
        board.root.locator("input[name=typed]").press("Enter")
    board.settled("P . . / . L . / . M R / . L C")


def read(board: Board, text: str) -> None:
    board.root.locator("textarea[name=city-text]").fill(text)
    click(board, "text-read")


def test_city_text_round_trip(table: Table) -> None:
    board = table["text"]
    field = board.root.locator("textarea[name=city-text]")
    for text in ("R C R / . M . / L P I3", "M"):
        read(board, text)
        board.settled(City.of(text).text, ["R", "I2"])
        expect(field).to_have_value(City.of(text).text)
        lying = board.root.locator("svg [data-at]")
        expect(lying).to_have_count(sum(token not in "./" for token in text.split()))
        expect(board.root.locator("[data-problems]")).to_have_attribute("data-problems", "0")


def test_an_impossible_city_says_why(table: Table) -> None:
    board = table["text"]
    text = "R I C C C / C C C C C / M C C C C"
    city = City.of(text)
    reasons = impossible(city.city, city.setting)
    assert {reason.code for reason in reasons} >= {"impossible-limit", "impossible-residence-industry"}
    read(board, text)
    board.settled(city.text)
    expect(board.root.locator("[data-problems]")).to_have_attribute("data-problems", str(len(reasons)))
    listed = board.root.locator("[data-problems] li")
    cells = re.compile(r"\[(-?\d+), (-?\d+)\]")
    name = naming(city)
    told = [
        f"{say('en', reason.code, **reason.params)}{cite('en', rule_behind(reason))}" for reason in reasons
    ]
    expect(listed).to_have_text([cells.sub(lambda at: name((int(at[1]), int(at[2]))), text) for text in told])


def test_a_broken_text_is_explained_and_kept(table: Table) -> None:
    board = table["text"]
    read(board, "M R")
    before = board.texts("svg [data-at]")
    read(board, "M R / Q C")
    expect(board.root.get_by_role("alert").and_(board.root.locator(".cc-trouble"))).to_contain_text("“Q”")
    expect(board.root.locator("textarea[name=city-text]")).to_have_value("M R / Q C")
    assert board.texts("svg [data-at]") == before
    board.settled("M R")
    read(board, "M C")
    expect(board.root.locator("textarea[name=city-text]")).to_have_value("M C")
    expect(board.root.locator(".cc-trouble")).to_have_count(0)


def test_options(table: Table) -> None:
    board = table["options"]
    field = board.root.locator
    expect(board.card("RCd")).to_have_count(0)
    with board.answered():
        field("select[name=level]").select_option("advanced")
    expect(board.card("RCd")).to_be_visible()
    with board.answered():
        field("input[name=money]").fill("12")
        field("input[name=money]").press("Tab")
    expect(board.told).to_have_attribute("data-money", "12")
    with board.answered():
        field("input[name=hand]").fill("RLd P")
        field("input[name=hand]").press("Tab")
    board.settled(EDITED.city.text, ["RLd", "P"])
    with board.answered():
        field("input[name=hand]").fill("R Q")
        field("input[name=hand]").press("Tab")
    expect(board.live).to_contain_text("Q")
    board.settled(EDITED.city.text, ["RLd", "P"])


def test_a_link_holds_the_position(table: Table) -> None:
    board, city = table["share"], SPECS["share"].city
    expect(board.root.locator(".cc-qr")).to_have_count(0)
    click(board, "share")
    link = board.root.locator("input[name=link]").input_value()
    parts = urlsplit(link)
    assert f"{parts.scheme}://{parts.netloc}/" == table.page.url.split("?")[0]
    assert shared_position(parts.query) == (city, "economic")
    code = board.root.get_by_role("img", name=say("en", "ui-qr"))
    expect(code).to_be_visible()
    drawn = qr_path(link)
    expect(code.locator("path")).to_have_attribute("d", drawn["path"])
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 3 * drawn["size"], "too small for a camera"


def test_pictures_can_be_saved(table: Table, tmp_path: Path) -> None:
    board = table["share"]
    for kind in ("svg", "png"):
        with table.page.expect_download() as download:
            board.act(f"save-{kind}").click()
        download.value.save_as(tmp_path / f"city.{kind}")
        assert download.value.suggested_filename.endswith(f".{kind}")
    root = ET.fromstring((tmp_path / "city.svg").read_text(encoding="utf-8"))  # noqa: S314  # our own file
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    letters = {node.text for node in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"R", "C", "I"} <= letters
    with Image.open(BytesIO((tmp_path / "city.png").read_bytes())) as picture:
        picture.verify()
        assert picture.format == "PNG"
        assert picture.width > 200
    with Image.open(tmp_path / "city.png") as picture:
        colours = picture.convert("RGB").getcolors(1 << 24)
    assert colours is not None
    assert len(colours) > 20, "a blank picture"
