"""A progress bar on stderr, for documents that take a while and people who watch."""

from __future__ import annotations

import sys
import time

from .output import terminal

_WAIT = 1.0
_BAR = 30


class Bar:
    """Called as ``Options.progress``: shows nothing in the first second, and leaves nothing behind."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._shown = 0

    def __call__(self, stage: str, done: int, total: int) -> None:
        if time.monotonic() - self._start < _WAIT or total <= 0:
            return
        filled = _BAR * min(done, total) // total
        line = f"{stage} [{'#' * filled}{' ' * (_BAR - filled)}] {done}/{total}"
        sys.stderr.write("\r" + line.ljust(self._shown))
        sys.stderr.flush()
        self._shown = len(line)

    def clear(self) -> None:
        """Take the bar off the screen."""
        if self._shown:
            sys.stderr.write("\r" + " " * self._shown + "\r")
            sys.stderr.flush()
            self._shown = 0


def bar() -> Bar | None:
    """A bar if stderr is a terminal, else None."""
    return Bar() if terminal(sys.stderr) else None
