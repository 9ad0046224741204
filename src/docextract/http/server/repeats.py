"""A fault that comes again and again, told once a second."""

from __future__ import annotations

import logging
import time

_SECONDS = 1.0
_KINDS = 100


class Repeats(logging.Filter):
    """Lets the first record of a kind through, and after a second the next, which says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written."""
        if record.levelno < logging.WARNING:
            return True
        now = time.monotonic()
        kind = str(record.msg).partition("\n")[0]
        last, left_out = self._told.get(kind, (-_SECONDS, 0))
        if now - last < _SECONDS:
            self._told[kind] = (last, left_out + 1)
            return False
        if len(self._told) >= _KINDS:
            self._told.clear()
        self._told[kind] = (now, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more like it before)", None
        return True
