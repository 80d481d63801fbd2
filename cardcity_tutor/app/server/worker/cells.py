"""Runs a notebook's cells for one visit, as a kernel would, and keeps what they show."""

from __future__ import annotations

import ast
import builtins
import json
import logging
import sys
from collections.abc import Sequence
from io import TextIOBase
from pathlib import Path
from types import CodeType
from typing import Any, Final, NamedTuple, TextIO

from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell

from .visits import CURRENT, HostedVisit

ERROR: Final = "There was an error when executing this cell; the host finds it in the server's log."
log = logging.getLogger(__name__)
Output = dict[str, Any]


class Cell(NamedTuple):
    """A cell of code: its statements, and what it shows at its end."""

    statements: CodeType
    last: CodeType | None


class Publisher(DisplayPublisher):
    """What is displayed belongs to the cell that displays it."""

    def publish(self, data: Any, metadata: Any = None, **_: Any) -> None:  # type: ignore[override]  # noqa: ANN401
        """Keep it with the visit's outputs; between cells there is no place for it."""
        visit = CURRENT.get(None)
        if visit is not None and visit.outputs is not None:
            visit.outputs.append({"output_type": "display_data", "data": data, "metadata": metadata or {}})


class VisitText(TextIOBase):
    """Standard output or error: of a running cell, or else of the process, in bounds for each visit."""

    def __init__(self, name: str, stream: TextIO) -> None:
        """Instead of the real one."""
        self._name, self._stream = name, stream

    def write(self, text: str) -> int:
        """Write it where it belongs."""
        visit = CURRENT.get(None)
        if visit is None:
            return self._stream.write(text)
        if self._name == "stdout" and visit.outputs is not None:
            last = visit.outputs[-1] if visit.outputs else {}
            if last.get("name") == self._name:
                last["text"] += text
            else:
                visit.outputs.append({"output_type": "stream", "name": self._name, "text": text})
            return len(text)
        self._stream.write(text[: visit.complaints_left])
        visit.complaints_left -= min(visit.complaints_left, len(text))
        return len(text)

    def flush(self) -> None:
        """Of the real one."""
        self._stream.flush()

    def fileno(self) -> int:
        """Of the real one."""
        return self._stream.fileno()

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """Of the real one."""
        return self._stream.encoding

    def writable(self) -> bool:
        """Whatever is said is taken."""
        return True


class Notebook:
    """A notebook's code, read anew when the file has changed."""

    def __init__(self, path: Path) -> None:
        """Nothing is read yet."""
        self.path = path
        self._version = ""
        self._cells: list[Cell | None] = []
        shell: Any = InteractiveShell.instance()
        shell.display_pub = Publisher(parent=shell)  # type: ignore[no-untyped-call]
        shell._showtraceback = complain  # noqa: SLF001 (IPython's own hook for another way to show one)
        self._shell = shell

    def read(self) -> str:
        """See to it that the code is the file's; a text that tells this version of the file from any other."""
        found = self.path.stat()
        version = f"{found.st_mtime_ns:x}-{found.st_size:x}"
        if version != self._version:
            cells = json.loads(self.path.read_text(encoding="utf-8"))["cells"]
            self._cells = [
                self._compiled("".join(cell["source"])) if cell["cell_type"] == "code" else None
                for cell in cells
            ]
            self._version = version
        return version

    def _compiled(self, source: str) -> Cell:
        text = self._shell.transform_cell(source)
        try:
            tree = ast.parse(text, "<cell>")
        except SyntaxError:
            log.exception("a cell cannot be read")
            return Cell(compile(f"raise SyntaxError({text[:80]!r})", "<cell>", "exec"), None)
        last = None
        if tree.body and isinstance(tree.body[-1], ast.Expr) and not text.rstrip().endswith(";"):
            last = compile(ast.Expression(tree.body.pop().value), "<cell>", "eval")
        return Cell(compile(tree, "<cell>", "exec"), last)

    def run(self, visit: HostedVisit) -> list[list[Output]]:
        """The outputs of every cell; after one that failed no other runs. To be called in the visit."""
        from IPython.display import display

        space = visit.names = {
            "__name__": "__main__",
            "__builtins__": builtins,
            "display": display,
            "get_ipython": self._shell.get_ipython,
        }
        found: list[list[Output]] = []
        for cell in self._cells:
            found.append([])
            if cell is None:
                continue
            visit.outputs = found[-1]
            try:
                exec(cell.statements, space)  # noqa: S102 (the host's own notebook)
                if cell.last is not None:
                    self._show(eval(cell.last, space), visit.outputs)  # noqa: S307
            except Exception:
                log.exception("a cell failed")
                visit.outputs.append(
                    {"output_type": "error", "ename": "Error", "evalue": "", "traceback": [ERROR]}
                )
                break
            finally:
                visit.outputs = None
        return found + [[] for _ in self._cells[len(found) :]]

    def _show(self, value: object, outputs: list[Output]) -> None:
        if value is None:
            return
        data, metadata = self._shell.display_formatter.format(value)
        if data:  # else it has displayed itself
            shown = {
                "output_type": "execute_result",
                "execution_count": 1,
                "data": data,
                "metadata": metadata,
            }
            outputs.append(shown)


def complain(_kind: object, _error: object, lines: Sequence[str]) -> None:
    """A traceback goes to the host's log, not to the browser, with the paths of this machine."""
    print("\n".join(lines), file=sys.stderr)
