"""Which known layout a document has: its header words, and signs in the lines above them.

Only these are looked at, so that it costs the same for ten rows and for ten thousand. A document that lacks one
required header, or has too much that the layout does not know, is ``generic``, and so is one that fits two layouts
equally well.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..records import record
from ..values.text import words
from .layout import Layout, Phrase, Signature

LEAST = 0.7
"""A layout that fits less well is not recognised."""
HEADERS, SIGNS = 0.75, 0.25
"""What header words and signs weigh in the score."""


Column = Sequence[Phrase]
"""The texts that may be a column's header, as compared: all its lines joined, then the last one alone."""


@record(frozen=True)
class Seen:
    """What is looked at: the columns of each block in their order, and what stands above the first."""

    blocks: Sequence[Sequence[Column]]
    above: Sequence[str] = ()
    sheet: str | None = None
    first_cell: str = ""


@record(frozen=True)
class Fit:
    """How well a layout fits: from 0 to 1, and the headers that it lacks."""

    layout: Layout
    score: float = 0.0
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    order: float = 0.0
    """The share of neighbouring headers that stand in the layout's order: it decides between equal scores."""

    @property
    def fits(self) -> bool:
        """Whether the document has the layout, as far as this one is asked."""
        return not self.required and self.score >= LEAST


@record(frozen=True)
class Recognition:
    """The layout of a document, None if it is ``generic``; ``nearest`` is the one that fits best, recognised or not."""

    layout: Layout | None = None
    nearest: Fit | None = None


def recognise(layouts: Sequence[Layout], seen: Seen) -> Recognition:
    """The layout that a document has. Deterministic: the order of the layouts does not matter."""
    above = [" ".join(("", *words(text), "")) for text in seen.above]
    sheet, first = words(seen.sheet or ""), words(seen.first_cell)
    fits = [
        _fit(layout, block, _signs(layout.signature, above, sheet, first))
        for layout in layouts
        for block in seen.blocks
    ]
    extended = {fit.layout.extends for fit in fits if fit.fits}
    fits = [fit for fit in fits if fit.layout.name not in extended]
    if not fits:
        return Recognition()
    best = max(fits, key=_worth)
    if not best.fits:
        return Recognition(nearest=best)
    rivals = {fit.layout.name for fit in fits if fit.fits and _worth(fit)[:-1] == _worth(best)[:-1]}
    return Recognition(best.layout if len(rivals) == 1 else None, best)


def _worth(fit: Fit) -> tuple[bool, float, float, float, str]:
    here = 1 - len(fit.required) / len(fit.layout.signature.required)
    return fit.fits, here, fit.score, fit.order, fit.layout.name


def _fit(layout: Layout, block: Sequence[Column], signs: float) -> Fit:
    sign = layout.signature
    known = {p for h in (*sign.required, *sign.optional, *sign.selectable, *sign.without) for p in h.phrases}
    texts = [next((p for p in column if p in known), column[0]) for column in block]
    here = set(texts)
    missing = tuple(h.text for h in sign.required if here.isdisjoint(h.phrases))
    lacking = tuple(h.text for h in sign.optional if here.isdisjoint(h.phrases))
    if not all(here.isdisjoint(h.phrases) for h in sign.without):
        return Fit(layout, 0.0, missing, lacking)
    named = len(sign.required) + len(sign.optional)
    found = (named - len(missing) - len(lacking)) / named
    understood = 1.0 if sign.open else len(here & known) / len(here) if here else 0.0
    headers = 2 * found * understood / (found + understood) if found and understood else 0.0
    score = round(HEADERS * headers + SIGNS * signs, 3)
    return Fit(layout, score, missing, lacking, _order(sign, texts) if len(missing) + len(lacking) < named else 0.0)


def _signs(sign: Signature, above: Sequence[str], sheet: Phrase, first: Phrase) -> float:
    """The share of the kinds of signs that a layout names which are there; 1 if it names none."""
    kinds = [
        any(f" {' '.join(p)} " in line for p in phrases for line in above)
        for phrases in (sign.titles, sign.furniture)
        if phrases
    ]
    kinds += [found in phrases for phrases, found in ((sign.sheets, sheet), (sign.first_cells, first)) if phrases]
    return sum(kinds) / len(kinds) if kinds else 1.0


def _order(sign: Signature, block: Sequence[Phrase]) -> float:
    first = {phrase: at for at, phrase in reversed([*enumerate(block)])}
    headers = (first.keys() & header.phrases for header in (*sign.required, *sign.optional))
    places = [min(map(first.__getitem__, found)) for found in headers if found]
    pairs = list(pairwise(places))
    return sum(a < b for a, b in pairs) / len(pairs) if pairs else 0.0
