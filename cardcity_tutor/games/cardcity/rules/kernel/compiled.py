"""The same kernel, compiled: its modules are executed a second time and each function is handed to numba.

There is no second implementation. The copies live in a package of their own, so their imports of each other find
the compiled functions; the records of ``shapes`` are shared with the plain kernel.
"""

import hashlib
import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any

from . import shapes
from .grids import floating_grid, founded
from .shapes import Grid

PLAIN = __name__.rpartition(".")[0]
COPIES = PLAIN + "._numba"
ENTRIES = ("rollout", "rollouts")
"""Functions that Python calls; the others are only reached from these and are stored along with them."""
MODULES = (
    "bits", "cards", "hands", "framing", "building", "sparing", "planning", "growing", "earning", "swift",
    "scoring", "chance", "liking", "choosing", "buying", "rollout",
)  # fmt: skip
"""In the order of their imports."""
APART = frozenset({
    "search", "can_build", "keeping_cells", "keeping_clouds", "at_most", "most", "one_buildable", "safe_among_many",
    "enough", "safe_cells", "fits_of", "widened", "with_architect", "district", "swift_growth", "swift_income",
    "dealt", "liked", "final_score", "rollout", "rollouts",
})  # fmt: skip
"""Functions that stay functions. All others are copied into their callers: a city is some fifty numbers, and handing
it over costs more than most questions about it. These are seldom called, or large and called from many places."""
BITS = 62
"""The largest mask that a machine word holds, with room for a shift."""

_lock = Lock()
_warm: set[str] = set()


def available() -> bool:
    """Whether numba is installed (extra ``fast``)."""
    return importlib.util.find_spec("numba") is not None


def fits(grid: Grid) -> bool:
    """Whether the compiled kernel can play on this grid: a square one whose masks fit into a machine word."""
    return grid.floating == 1 and grid.board.bit_length() <= BITS


def ready() -> bool:
    """Whether the compiled kernel answers at once; see ``warm``."""
    return bool(_warm)


def warm() -> bool:
    """Compile the kernel, which takes about a minute, or load what numba has kept of it; false without numba."""
    if not available():
        return False
    with _lock:
        if not _warm:
            module = kernel()["rollout"]
            grid = floating_grid(5)
            rules = shapes.Rules(5, 5, 5, 0, 0, 1, -1, 0)
            aims = shapes.Aims(0, 0, 0, (2, 3, 4, 5), (2, 1))
            nothing = shapes.Pile(0, 0, 0, 0, 0), shapes.Stock(0, 0, 0, 0, 0)
            ahead = shapes.Ahead(0, 0, 0, 4, 0, 0, 0, 0, 0, 0, *nothing)
            module.rollout(founded(grid), grid, rules, aims, ahead, 1, 0)
            module.rollouts(founded(grid), grid, rules, aims, ahead, 1, 1, 0)
            _warm.add("rollout")
    return True


def _native_popcount(numba: Any) -> Any:  # noqa: ANN401 (numba has no types)
    """The processor's population count: numba knows no ``int.bit_count``."""
    extending = importlib.import_module("numba.extending")

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def count_bits(_context: Any, _number: Any) -> Any:  # noqa: ANN401
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401
            return builder.ctpop(arguments[0])

        return numba.types.int64(numba.types.int64), code

    @numba.njit(inline="always")  # type: ignore[untyped-decorator]
    def popcount(cells: Any) -> Any:  # noqa: ANN401
        return count_bits(cells)

    return popcount


def _compiled(numba: Any, function: FunctionType, *, entry: bool, inline: bool) -> Any:  # noqa: ANN401
    """A function handed to numba; an entry is kept on disk, where there is a folder that can be written to."""
    options = {"no_cpython_wrapper": not entry, "error_model": "numpy", "nogil": entry, "forceinline": inline}
    try:
        return numba.njit(cache=entry, **options)(function)
    except RuntimeError:  # no such folder: then every process compiles for itself
        return numba.njit(**options)(function)


def _digest() -> str:
    """Changes with any module of the kernel; numba itself only looks at the file of the entry."""
    text = hashlib.sha256()
    for name in (*MODULES, "shapes", "compiled"):
        text.update((Path(__file__).parent / f"{name}.py").read_bytes())
    return text.hexdigest()[:12]


@cache
def kernel() -> dict[str, ModuleType]:
    """The compiled modules by name. The first call of each function compiles it; numba keeps the result on disk if it can."""
    numba = importlib.import_module("numba")
    package = ModuleType(COPIES)
    package.__path__ = []
    sys.modules[COPIES] = package
    sys.modules[COPIES + ".shapes"] = shapes
    modules = {}
    digest = _digest()
    for name in MODULES:
        spec = importlib.util.find_spec(f"{PLAIN}.{name}")
        if spec is None or spec.origin is None:  # pragma: no cover (a broken installation)
            raise ImportError(f"{PLAIN}.{name}")
        copy_spec = importlib.util.spec_from_file_location(f"{COPIES}.{name}", spec.origin)
        if copy_spec is None or copy_spec.loader is None:  # pragma: no cover
            raise ImportError(f"{COPIES}.{name}")
        module = importlib.util.module_from_spec(copy_spec)
        sys.modules[copy_spec.name] = module  # numba's cache looks the module up by its name
        copy_spec.loader.exec_module(module)
        for key, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                entry = key in ENTRIES
                if entry:
                    value.__qualname__ += f"_{digest}"  # part of the name under which numba keeps it
                setattr(module, key, _compiled(numba, value, entry=entry, inline=key not in APART))
        if name == "bits":
            module.popcount = _native_popcount(numba)  # type: ignore[attr-defined]
        modules[name] = module
    return modules
