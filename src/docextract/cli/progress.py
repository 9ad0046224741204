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


STAGES = {"reading": (0, 40), "tables": (40, 50), "rows": (50, 90), "checks": (90, 100)}
"""Where in a hundred parts each stage of an extraction begins and ends."""


class Bar(LastLine):
    """Called as ``Options.progress``: one bar over the whole extraction. It shows nothing in the first second."""

    def __init__(self) -> None:
        super().__init__()
        self._start = time.monotonic()
        self._done = 0

    def __call__(self, stage: str, done: int, total: int) -> None:
        if total <= 0:
            return
        first, last = STAGES.get(stage, (self._done, self._done))
        self._done = max(self._done, first + (last - first) * min(done, total) // total)  # it never goes back
        if time.monotonic() - self._start >= _WAIT:
            pages = f", page {done} of {total}" if stage == "reading" and total > 1 else ""
            self.show(f"{drawn(self._done, 100)} {self._done}% {stage}{pages}")


def drawn(done: int, total: int) -> str:
    """A bar of what is done: ``[####    ]``."""
    filled = _BAR * min(done, total) // total
    return f"[{'#' * filled}{' ' * (_BAR - filled)}]"


def bar() -> Bar | None:
    """A bar if stderr is a terminal, else None."""
    return Bar() if terminal(sys.stderr) else None
