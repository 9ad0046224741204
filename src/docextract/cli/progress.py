"""A progress bar on stderr, for documents that take a while and people who watch."""

from __future__ import annotations

import sys
import time

from .output import terminal

_WAIT = 1.0
_BAR = 30


class LastLine:
    """The last line of a terminal, which is written again and again, and leaves nothing behind."""

    def __init__(self) -> None:
        self._shown = 0

    def show(self, line: str) -> None:
        """Write the line over what it was."""
        sys.stderr.write("\r" + line.ljust(self._shown))
        sys.stderr.flush()
        self._shown = len(line)

    def clear(self) -> None:
        """Take the bar off the screen."""
        if self._shown:
            sys.stderr.write("\r" + " " * self._shown + "\r")
            sys.stderr.flush()
            self._shown = 0


class Bar(LastLine):
    """Called as ``Options.progress``: shows nothing in the first second."""

    def __init__(self) -> None:
        super().__init__()
        self._start = time.monotonic()

    def __call__(self, stage: str, done: int, total: int) -> None:
        if time.monotonic() - self._start >= _WAIT and total > 0:
            self.show(f"{stage} {drawn(done, total)} {done}/{total}")


def drawn(done: int, total: int) -> str:
    """A bar of what is done: ``[####    ]``."""
    filled = _BAR * min(done, total) // total
    return f"[{'#' * filled}{' ' * (_BAR - filled)}]"


def bar() -> Bar | None:
    """A bar if stderr is a terminal, else None."""
    return Bar() if terminal(sys.stderr) else None
