"""Marks that are not those of the document: a point where all other figures have a comma."""

from __future__ import annotations

import re
from collections.abc import Sequence

from docextract.plugin import Alternative, Page

from .figures import GUESSED

_POINTED = re.compile(r"[-($]*\d{1,3}\.\d{3}[%)-]*")
"""A figure whose point may part thousands."""
_PARTED = re.compile(r"[-($]*\d{1,3}(?:,\d{3})+(?:\.\d\d)?[%)-]*")
"""A figure whose commas do."""
USUAL = 5
"""So many figures with commas for one with such a point make the point doubtful."""
LIKELY = 0.3
"""How likely the reading with a comma is."""


def doubt_points(pages: Sequence[Page]) -> None:
    """Count figures such as ``8.411`` as in doubt where the document parts thousands by commas.

    What is taken does not change: the reading with a comma is one more that a sum may prove.
    """
    words = [(page, number, word.text) for page in pages for number, word in enumerate(page.words)]
    pointed = [(page, number, text) for page, number, text in words if _POINTED.fullmatch(text)]
    if not pointed or USUAL * len(pointed) > sum(_PARTED.fullmatch(text) is not None for _, _, text in words):
        return
    for page, number, text in pointed:
        page.confidences[number] = min(page.confidences[number], GUESSED)
        other = text.replace(".", ",")
        known = page.alternatives.setdefault(number, [])
        if all(one.text != other for one in known):
            known.append(Alternative(other, LIKELY))
