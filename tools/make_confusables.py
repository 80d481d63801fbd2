"""Make club/confusables.txt: for each character that passes for another, the one that ICU takes it for.

    python tools/make_confusables.py

Needs PyICU (Debian: python3-icu). Left out are characters that nicknames never hold where the table is used, because they
were normalized before (NFKC, then NFD).
"""

import sys
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

GOAL = Path(__file__).parents[1] / "cardcity_tutor" / "club" / "confusables.txt"
HEADER = """\
# Characters that look alike: on each line one, a tab, and those that pass for it. Made by tools/make_confusables.py with
# ICU {icu}, after Unicode Technical Standard #39, version {version}.
# Copyright © 1991-2022 Unicode, Inc. The permission notice is that of this project's LICENSE.
"""


def main() -> None:
    """Write the table: what looks like the same character stands on one line."""
    import icu  # type: ignore[import-not-found]

    checker: Any = icu.SpoofChecker()
    alike: dict[str, str] = {}
    for character in map(chr, range(sys.maxunicode + 1)):
        if category(character) in ("Cn", "Co", "Cs", "Cc") or character.isspace():
            continue
        shape = " ".join(
            checker.getSkeleton(0, character).split("\t")
        )  # one of them has a tab, as our lines do
        if shape != character and normalize("NFD", normalize("NFKC", character)) == character:
            alike[shape] = alike.get(shape, "") + character
    lines = [f"{shape}\t{''.join(sorted(characters))}\n" for shape, characters in sorted(alike.items())]
    GOAL.write_text(
        HEADER.format(icu=icu.ICU_VERSION, version=icu.UNICODE_VERSION) + "".join(lines), encoding="utf-8"
    )
    print(f"{GOAL.name}: {sum(map(len, alike.values()))} characters")


if __name__ == "__main__":
    main()
