"""For writers: the problems of the files named, one per line, as ``file:line: what``."""

import argparse
import sys
from pathlib import Path

from tests.spelling.checking import problems
from tests.spelling.sources import UnreadableError, all_files


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.spelling", description=__doc__)
    parser.add_argument(
        "file", nargs="*", type=Path, help="catalogues, lessons, notebooks, pages (default: all)"
    )
    wanted = parser.parse_args(arguments).file
    found = 0
    for file in wanted or all_files():
        try:
            for problem in problems(file):
                print(problem)  # noqa: T201
                found += 1
        except UnreadableError as error:
            print(error)  # noqa: T201
            found += 1
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
