"""The same kernel, compiled: its modules are executed a second time and each function is handed to numba.

There is no second implementation. The copies live in a package of their own, so their imports of each other find
the compiled functions; the records of ``shapes`` are shared with the plain kernel.
"""

import importlib
import importlib.util
import sys
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from . import shapes

PLAIN = __name__.rpartition(".")[0]
COPIES = PLAIN + "._numba"
ENTRIES = ("playout", "total_score")
"""Functions that Python calls; the others are only reached from these and are stored along with them."""
MODULES = ("bits", "cards", "framing", "building", "planning", "growing", "earning", "playout")
"""In the order of their imports."""


def available() -> bool:
    """Whether numba is installed (extra ``fast``)."""
    return importlib.util.find_spec("numba") is not None


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


@cache
def kernel() -> dict[str, ModuleType]:
    """The compiled modules by name. The first call of each function compiles it; numba keeps the result on disk."""
    numba = importlib.import_module("numba")
    package = ModuleType(COPIES)
    package.__path__ = []
    sys.modules[COPIES] = package
    sys.modules[COPIES + ".shapes"] = shapes
    modules = {}
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
                compiler = numba.njit(cache=entry, no_cpython_wrapper=not entry, error_model="numpy")
                setattr(module, key, compiler(value))
        if name == "bits":
            module.popcount = _native_popcount(numba)  # type: ignore[attr-defined]
        modules[name] = module
    return modules
