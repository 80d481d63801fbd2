"""Build hook: the wheel carries notebooks/ and lessons/ as cardcity_tutor/_data.

An editable install gets nothing: there `cardcity_tutor._resources` finds the folders of the checkout.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = ("notebooks", "lessons")


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the content folders that exist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for folder in FOLDERS:
            for file in sorted(Path(self.root, folder).rglob("*")):
                hidden = any(part.startswith(".") for part in file.relative_to(self.root).parts)
                if file.is_file() and not hidden:
                    inside = file.relative_to(self.root).as_posix()
                    build_data["force_include"][str(file)] = f"cardcity_tutor/_data/{inside}"
