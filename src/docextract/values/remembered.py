"""Answers about printed texts, kept for a while: documents say the same again, and no process fills up with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

TEXTS = 1 << 15
"""Answers kept at a time by one function."""
FEW = 1 << 9
"""Those kept by one that every layout has of its own, and that asks the others."""
CHARACTERS = 1 << 19
"""Those of all texts together that one function keeps answers for: long cells take the place of many words."""


class _Remembered(dict[str, T]):
    """A dictionary that asks for what it does not hold, and begins anew when it is full."""

    __slots__ = ("_ask", "_characters", "_most")

    def __init__(self, ask: Callable[[str], T], most: int) -> None:
        self._ask, self._most = ask, most
        self._characters = 0

    def __missing__(self, text: str) -> T:
        answer = self._ask(text)
        self._characters += len(text)
        if len(self) >= self._most or self._characters > CHARACTERS:
            self.clear()
            self._characters = len(text)
        self[text] = answer
        return answer


def remembered(function: Callable[[str], T], most: int = TEXTS) -> Callable[[str], T]:
    """The same function of a text, which keeps its last answers; asking again costs a look into a dictionary."""
    return _Remembered(function, most).__getitem__
