"""The parts of ``GameReplay``: a record event by event, its pictures, what the browser draws, the coach's review."""
