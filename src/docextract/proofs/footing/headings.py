"""The headings that are open while the rows are walked: which one a total is named for."""

from __future__ import annotations

from .hints import Hints


class Headings:
    """Open headings in document order."""

    def __init__(self, hints: Hints) -> None:
        self._hints = hints
        self._open: list[int] = []

    def open(self, row: int) -> None:
        """A heading begins."""
        self._open.append(row)

    def innermost(self) -> int | None:
        """The last heading that is open."""
        return self._open[-1] if self._open else None

    def named(self, row: int) -> int | None:
        """The innermost open heading that a row bears the name of."""
        return next((h for h in reversed(self._open) if self._hints.named_for(row, h)), None)

    def close(self, start: int, named: int | None) -> None:
        """A total consumed the rows from ``start`` on: its own heading and those inside it are closed."""
        first = start if named is None else min(start, named)
        while self._open and self._open[-1] >= first:
            self._open.pop()
