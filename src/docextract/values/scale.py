"""Whether a document says that it prints its amounts in thousands or in millions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .wordlist import alternatives, wordlist

_SAID = wordlist()["scales"]
_OF = [
    (int(unit), re.compile(rf"(?<![\w$€£])(?:{alternatives(words)})(?![\w,.])", re.I)) for unit, words in _SAID.items()
]


def find_scale(texts: Iterable[str]) -> int | None:
    """1000 or 1,000,000 where a title says ``$ in thousands``, ``(000s)``, ``in Mio. EUR``; None where none does."""
    every = list(texts)
    return next((unit for unit, said in _OF if any(said.search(text) for text in every)), None)
