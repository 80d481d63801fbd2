"""Check the JSDoc types of the widgets' scripts with TypeScript, where it is at hand; nobody needs it to use them.

The compiler is $TSC (a name or a program file), else `tsc` on the path.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CONFIG = Path(__file__).with_name("jsconfig.json")
SKIPPED = "JavaScript types: skipped, there is no tsc on the path and TSC is not set."


def find() -> str | None:
    """The program file of the compiler. A wrong choice is an error, lest a check be left out unseen."""
    chosen = os.environ.get("TSC")
    path = shutil.which(chosen or "tsc")
    if chosen and path is None:
        sys.exit(f"TSC is {chosen!r}, which is not a program file")
    return path


def main() -> int:
    compiler = find()
    if compiler is None:
        print(SKIPPED)
        return 0
    return subprocess.run([compiler, "--project", str(CONFIG)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
