"""One question of the line protocol: may this value be laid on that one?"""

from __future__ import annotations

from typing import Any

from cardcity_tutor.core.errors import RequestError

from .engine import Action, State, Way, reasons


def inspect(request: Any) -> dict[str, Any]:
    try:
        top, card, turned = int(request["top"]), int(request["card"]), bool(request.get("turned", False))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise RequestError("ask", "field-not-text", field="ask", value=str(request)) from None
    state = State(Way(), 1, 0, ((card,), (1,)), (), (top,) if top else ())
    against = reasons(state, Action("lay", card, turned))
    return {"legal": not against, "reasons": [reason.rule for reason in against]}
