"""How much memory processes take, where the system tells."""

from __future__ import annotations

import psutil

from .hosting import MB


def resident(process: int | None) -> float | None:
    """MB that a process holds, whether it shares them or not; quickly asked."""
    try:
        return None if process is None else float(psutil.Process(process).memory_info().rss) / MB
    except psutil.Error:
        return None


def share(process: int | None) -> float | None:
    """MB that a process takes, what it shares with others divided among them."""
    try:
        told = None if process is None else psutil.Process(process).memory_full_info()
    except psutil.Error:
        return None
    return told and float(getattr(told, "pss", told.rss)) / MB
