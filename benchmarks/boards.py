"""The boards that `browser` clicks on: a notebook, what to click, what to hover over."""

from __future__ import annotations

from typing import NamedTuple


class Board(NamedTuple):
    """A notebook whose `.cardcity` root counts its repaints in `data-seq`."""

    name: str
    cells: tuple[str, ...]
    clicks: tuple[str, ...]
    """Selectors, clicked one after another and over again; each click must be answered by a new `data-seq`."""
    hovers: tuple[str, ...]
    timed: str = ""
    """The selector whose clicks are timed; all of them where it is empty."""


_GRID = '''
import anywidget, traitlets

class Grid(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const root = document.createElement("div");
      root.className = "cardcity";
      root.style = "display: grid; grid-template-columns: repeat(6, 44px)";
      for (let cell = 0; cell < 36; cell++) {
        const button = document.createElement("button");
        button.dataset.cell = `${Math.floor(cell / 6)},${cell % 6}`;
        button.onclick = () => model.send({ kind: "cell", cell });
        root.append(button);
      }
      const draw = () => {
        model.get("counts").forEach((count, cell) => { root.children[cell].textContent = count; });
        root.dataset.seq = model.get("seq");
      };
      model.on("change:seq", draw);
      draw();
      el.append(root);
    } };
    """
    counts = traitlets.List([0] * 36).tag(sync=True)
    seq = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.take)

    def take(self, _widget, content, _buffers):
        with self.hold_sync():
            counts = list(self.counts)
            counts[content["cell"]] += 1
            self.counts = counts
            self.seq += 1

Grid()
'''
_CELLS = tuple(f'.cardcity [data-cell="{cell // 6},{cell % 6}"]' for cell in range(0, 36, 5))

CITY = "P C R R . L / L RC1 M R C . / C R LI2 P I2 . / . L C I1 I3 P / . . K . R . / . P . . . C"
"""A whole city of 6×6."""
LEVEL, HAND, MONEY = "advanced", ("R", "RLd", "P"), 30
_CITY_BOARD = f"""
from cardcity_tutor import CityBoard

CityBoard("{CITY}", level="{LEVEL}", hand={list(HAND)}, money={MONEY})
"""
_OURS = ".cc-widget"
_LEGAL = f"{_OURS} [data-legal=true]"
_UNDO = f"{_OURS} [data-act=undo]"

BARE_GRID = Board("bare grid (36 counters)", (_GRID,), _CELLS, _CELLS)

# Placing a card leaves two in hand; taking it back, which is timed, brings the scene of all three again.
CITY_BOARD = Board(
    "CityBoard, 6×6 Avancé, hand of 3",
    (_CITY_BOARD,),
    (_LEGAL, _UNDO),
    (f"{_OURS} [data-legal=false]", _LEGAL),
    timed=_UNDO,
)

BOARDS = (BARE_GRID, CITY_BOARD)
