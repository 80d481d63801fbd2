"""Write the types of the data that Python sends to the browser for TypeScript: tools/scene.d.ts, for `make lint`.

A class `Area` of the module `core.scene` is `scene.Area` there.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cardcity_tutor.core import scene
from cardcity_tutor.sessions import answers, claims, look, options, referee, replay, sandbox, stage

MODULES = (scene, look, replay, claims, options, answers, sandbox, stage, referee)
FILE = Path(__file__).with_name("scene.d.ts")
HEAD = "// Written by tools/scene_types.py (`make format`) from the Python classes of the same names.\n"
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
}


def written(kind: object) -> str:
    """A Python type as TypeScript says it.

    >>> written(list[tuple[int, str | None]])
    '[number, string | null][]'
    """
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and is_typeddict(kind):
        return f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(written, inner)))
    if origin is list:
        one = written(inner[0])
        return f"({one})[]" if "|" in one and not one.startswith("[") else f"{one}[]"
    if origin is tuple:
        return f"[{', '.join(map(written, inner))}]"
    if origin is dict:
        return f"Record<{', '.join(map(written, inner))}>"
    raise TypeError(f"no type of TypeScript is known for {kind}")


def text() -> str:
    """The whole file."""
    return HEAD + "".join(f"\n{namespace(module)}" for module in MODULES)


def namespace(module: ModuleType) -> str:
    """The typed dictionaries of a module."""
    own = [one for one in vars(module).values() if is_typeddict(one) and one.__module__ == module.__name__]
    name = module.__name__.rpartition(".")[2]
    return f"declare namespace {name} {{\n" + "\n".join(map(interface, own)) + "}\n"


def interface(kind: type) -> str:
    """A typed dictionary with what its docstrings say."""
    said = docstrings(kind)
    lines = [f"  /** {' '.join((kind.__doc__ or '').split())} */", f"  interface {kind.__name__} {{"]
    for field, hint in get_type_hints(kind, include_extras=True).items():
        if field in said:
            lines.append(f"    /** {said[field]} */")
        optional = get_origin(hint) is NotRequired
        lines.append(f"    {field}{'?' * optional}: {written(get_args(hint)[0] if optional else hint)};")
    return "\n".join((*lines, "  }\n"))


def docstrings(kind: type) -> dict[str, str]:
    """The strings below the fields of a class."""
    return dict(_docstrings(kind))


def _docstrings(kind: type) -> Iterator[tuple[str, str]]:
    body = ast.parse(dedent(inspect.getsource(kind))).body[0]
    field = ""
    for node in body.body if isinstance(body, ast.ClassDef) else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = node.target.id
        elif field and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield field, " ".join(str(node.value.value).split())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name} is up to date.\n")
