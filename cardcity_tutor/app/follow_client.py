"""The way from the kernel of a stage to the server, which shows the stage to phones."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import InputError

from .club_client import visitor_name

ADDRESS: Final = "CARDCITY_FOLLOW_URL"
WORD: Final = "CARDCITY_FOLLOW_SECRET"
"""What the server puts into the environment of its kernels."""
TIMEOUT_S: Final = 3.0


class FollowClient:
    """Says what the stage shows."""

    def __init__(self, address: str, secret: str, kernel: str) -> None:
        """For the server at this address, ``http://127.0.0.1:8866/follow/api`` say."""
        self._address = address.rstrip("/")
        self._headers = {
            "Content-Type": "application/json",
            "X-Cardcity-Secret": secret,
            "X-Cardcity-Visitor": kernel,
        }

    @classmethod
    def here(cls) -> FollowClient | None:
        """That of the server which this kernel was started by, if there is one."""
        address, word, kernel = os.environ.get(ADDRESS, ""), os.environ.get(WORD, ""), visitor_name()
        return cls(address, word, kernel) if address and word and kernel else None

    def show(self, content: Mapping[str, Any]) -> str:
        """Show this; the code under which it is found."""
        return str(self._call("show", content)["code"])

    def end(self) -> None:
        """Show nothing any more."""
        self._call("end", {})

    def _call(self, method: str, content: Mapping[str, Any]) -> dict[str, Any]:
        from http.client import HTTPConnection, HTTPException
        from urllib.parse import urlsplit

        where = urlsplit(self._address)
        line = HTTPConnection(where.hostname or "127.0.0.1", where.port, timeout=TIMEOUT_S)
        try:
            line.request("POST", f"{where.path}/{method}", json.dumps(content).encode(), self._headers)
            answer = line.getresponse()
            told = json.loads(answer.read())
        except (OSError, HTTPException, ValueError) as error:
            raise InputError("follow-unreachable") from error
        finally:
            line.close()
        if answer.status != 200:
            raise InputError("follow-unreachable")
        return dict(told)
