"""Touching cells: where one string of characters holds the end of one cell and the beginning of the next.

Two cells drawn so close that no space fits between them come as one string ("OccupiedSmith"). The text run changes
between them; but many producers also draw one word in several runs, or every letter in a run of its own. What tells
them apart:

- a jump: the next run begins well before or after the end of the last (kerning moves a letter by less), or on
  another line,
- a column: the next run begins, to a fraction of a point, where runs on other lines begin after a gap; or the last
  run ends where runs on other lines end before one,
- a name: the last run ends in small letters, the next begins with none, where a word of another line begins,
- a code: the last run is the same on several lines, and what the next one begins with there is not; pages after this
  one need not show it again,
- capitals: both are words of three letters and more that begin with one,
- weight: one is bold and the other is not,
- a window: one is cut off by a clip window outside of which the other stands, as spreadsheets clip what is too wide
  for its cell,
- a figure: the next run begins with a date or an amount that is complete, and does not go on with what is before it.

A column and weight count only where both parts are whole words of their own on a page whose runs are not mere letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise, repeat
from typing import NamedTuple

from . import library as pdfium
from .geometry import IDENTITY
from .library import Argument, argument
from .meeting import begins, binds, ends_name, ends_text, is_figure
from .outline import boxes
from .runs import face
from .scratch import RECTANGLES
from .tokens import Tokens

FORWARD, BACK = 0.12, -0.25
"""A jump between runs, in ems, that no kerning makes."""
LINES = 0.2
"""So much free height between runs, in ems, is that between lines."""
SAME_EDGE = 0.3
"""Edges so near, in points, are one column's."""
ENOUGH = 3
"""So many other runs at an edge make it a column's."""
TWO = 2
"""So many others behind a code that has letters show that it is one."""
LETTERS = 2.0
"""Runs with no more characters than this on average are letters, not words."""

SHORTEST_WORD = 3
"""Shorter ones may be parts of a name: ``Mc`` and ``Donald``."""
WINDOWS_MEET = 1.0
"""Points by which a run may reach into the clip window of a neighbouring cell."""

Window = tuple[float, float]
"""The left and right side of a clip window, in user space."""
Codes = set[tuple[str, int]]
"""Codes that other texts follow without a gap, and at which edge those begin."""
Windows = dict[int | None, Window | None]
"""The windows of runs."""

_FIGURE_BEGINS = frozenset("0123456789($-")


class Extent(NamedTuple):
    """Where a stretch of characters begins and ends in user space, and how high it is."""

    x0: float
    low: float
    x1: float
    high: float


_extent = partial(tuple.__new__, Extent)


def extents(text_page: Argument, firsts: Sequence[int], lasts: Sequence[int]) -> list[Extent]:
    """The extents of stretches of characters by the indexes of their first and last."""
    count = len(firsts)
    refs = RECTANGLES.room(2 * count)
    for _ in map(pdfium.loose_box, repeat(text_page), [*firsts, *lasts], refs):
        pass
    sides = RECTANGLES.numbers(0, 8 * count)
    ends = sides[0 : 4 * count : 4], sides[3 : 4 * count : 4], sides[4 * count + 2 :: 4], sides[1 : 4 * count : 4]
    return list(map(_extent, zip(*ends, strict=True)))


def split(
    text_page: Argument, found: Tokens, owners: list[int | None], last_owners: list[int | None], codes: Codes
) -> tuple[Tokens, list[int | None]]:
    """Split the words that hold more than one cell; ``owners`` are the runs of the words' first and last characters.

    ``codes`` are those of the pages before, to which those of this one are added.

    Returns the words, and the runs of their first characters.
    """
    pieces: list[list[int]] = []
    inside: dict[int, int | None] = {}
    for word, (owner, last_owner) in enumerate(zip(owners, last_owners, strict=True)):
        if owner == last_owner:
            continue
        first, last = found.firsts[word], found.lasts[word]
        of = list(map(pdfium.text_object, repeat(text_page), range(first, last + 1)))
        starts = [0] + [
            k for k in range(1, len(of)) if of[k] != of[k - 1] and of[k] is not None and of[k - 1] is not None
        ]
        inside.update((first + k, of[k]) for k in starts)
        pieces.append([word, *(first + k for k in starts)])
    cuts = _cuts(text_page, found, pieces, inside, codes)
    if not cuts:
        return found, owners
    texts: list[str] = []
    firsts: list[int] = []
    lasts: list[int] = []
    runs: list[int | None] = []
    for text, first, last, owner in zip(found.texts, found.firsts, found.lasts, owners, strict=True):
        edges = [first, *cuts.get(first, ()), last + 1]
        for start, end in pairwise(edges):
            texts.append(text[start - first : end - first])
            firsts.append(start)
            lasts.append(end - 1)
            runs.append(owner if start == first else inside[start])
    return Tokens(texts, firsts, lasts, found.spaced, found.leaders), runs


def _cuts(
    text_page: Argument, found: Tokens, pieces: list[list[int]], inside: dict[int, int | None], codes: Codes
) -> dict[int, list[int]]:
    """Where to cut, by the word's first character."""
    firsts: list[int] = []
    lasts: list[int] = []
    for word, *starts in pieces:
        firsts += starts
        lasts += [start - 1 for start in starts[1:]] + [found.lasts[word]]
    parts = dict(zip(firsts, extents(text_page, firsts, lasts), strict=True))
    cuts: dict[int, list[int]] = {}
    unsure: list[tuple[int, int, int]] = []
    for _, *starts in pieces:
        for before, after in pairwise(starts):
            this, following = parts[before], parts[after]
            em = max(this.high - this.low, following.high - following.low)
            if em <= 0:  # sideways: no gap can be told from level boxes
                continue
            gap = (following.x0 - this.x1) / em
            apart = max(following.low - this.high, this.low - following.high) / em
            if gap > FORWARD or gap < BACK or apart > LINES:
                cuts.setdefault(starts[0], []).append(after)
            else:
                unsure.append((starts[0], before, after))
    if unsure:
        _ask_columns(text_page, found, parts, unsure, inside, cuts, codes)
        for places in cuts.values():
            places.sort()
    return cuts


def _ask_columns(
    text_page: Argument,
    found: Tokens,
    parts: dict[int, Extent],
    unsure: list[tuple[int, int, int]],
    inside: dict[int, int | None],
    cuts: dict[int, list[int]],
    codes: Codes,
) -> None:
    begin, end = _edges(text_page, found, unsure)
    where = dict(zip(found.firsts, found.texts, strict=True))
    drawn = Counter(word for word, _, _ in unsure)
    bold: dict[int | None, bool] = {}
    stacked = Counter(
        edge for edge, _ in {(round(parts[after].x0 / SAME_EDGE), round(parts[after].low)) for _, _, after in unsure}
    )
    known: Counter[tuple[str, int]] | None = None
    windows: Windows = {}
    codes |= _codes(where, parts, unsure)
    for word, before, after in unsure:
        text = where[word]
        text_before, text_after = text[before - word : after - word], text[after - word :]
        if _outside(inside[before], inside[after], (parts[before], parts[after]), windows):
            cuts.setdefault(word, []).append(after)
            continue
        if text_after[:1] in _FIGURE_BEGINS and begins(text[: after - word], text_after, drawn[word] + 1):
            cuts.setdefault(word, []).append(after)
            continue
        if _two_words(text_before, text_after):
            cuts.setdefault(word, []).append(after)
            continue
        if text_before[-1:].islower() and text_after[:1].islower():
            if known is None:
                known = _words_at(text_page, found)
            if not _near_word(known, text_after, parts[after].x0):
                continue  # no other line has this word there: letters of one word
        alone, inner = _near(begin, parts[after].x0), _near(stacked, parts[after].x0)
        column = alone >= ENOUGH or _near(end, parts[before].x1) >= ENOUGH
        if alone and alone + inner >= ENOUGH and not binds(text_before):
            column = True  # its header begins there, and so do other cells that touch the one before them
        if alone and ends_name(text_before) and text_after[0].isalnum() and not text_after[0].islower():
            column = True  # where small letters end, one header or cell that begins there is enough
        if (text_before, round(parts[after].x0 / SAME_EDGE)) in codes:
            column = True
        if ends_text(text_before) and is_figure(text_after) and _near(end, parts[after].x1) >= ENOUGH:
            column = True  # a figure that ends where those of other lines end
        weights = {_bold(inside[before], bold), _bold(inside[after], bold)}
        if column or (len(weights) > 1 and len(text_before) > 1 and len(text_after) > 1):
            cuts.setdefault(word, []).append(after)


def _two_words(before: str, after: str) -> bool:
    """True for "Rent" and "Pet": words of three letters and more, each with a capital of its own, in two runs."""
    return min(len(before), len(after)) >= SHORTEST_WORD and before.istitle() and after.istitle()


def _outside(before: int | None, after: int | None, where: tuple[Extent, Extent], known: Windows) -> bool:
    """True if a run stands outside of the clip window of the other: in a cell of its own. PDFium knows only windows
    that cut something off."""
    for run in (before, after):
        if run not in known:
            known[run] = _window(run)
    one, other = known[before], known[after]
    return (one is not None and where[1].x0 >= one[1] - WINDOWS_MEET) or (
        other is not None and where[0].x1 <= other[0] + WINDOWS_MEET
    )


def _window(run: int | None) -> Window | None:
    """The left and right side of what the clip paths of a run leave; None where it is not clipped."""
    if not run:
        return None
    path = argument(pdfium.clip_path(argument(run)))
    sides: list[Window] = []
    for number in range(pdfium.clip_paths(path)):
        count = max(0, pdfium.clip_segments(path, number))
        found = boxes(
            list(map(argument, map(pdfium.clip_segment, repeat(path), repeat(number), range(count)))), IDENTITY
        )
        if found:
            sides.append((min(box[0] for box in found), max(box[2] for box in found)))
    return (max(side[0] for side in sides), min(side[1] for side in sides)) if sides else None


def _codes(where: dict[int, str], parts: dict[int, Extent], unsure: Sequence[tuple[int, int, int]]) -> Codes:
    """Codes that other texts follow on several lines, with the edge of what follows: one building's, with its units."""
    following: dict[tuple[str, int], set[str]] = {}
    for word, before, after in unsure:
        text = where[word]
        code, rest = text[before - word : after - word], text[after - word :]
        if before == word and len(code) > 2 and code.isalnum() and code[-1].isdigit() and rest[0].isalnum():
            following.setdefault((code, round(parts[after].x0 / SAME_EDGE)), set()).add(rest)
    return {
        (code, edge) for (code, edge), rests in following.items() if len(rests) >= (ENOUGH if code.isdigit() else TWO)
    }


def _edges(text_page: Argument, found: Tokens, unsure: list[tuple[int, int, int]]) -> tuple[Counter[int], Counter[int]]:
    """How many lines have a word that begins, and one that ends, at each x; none if the page is drawn in letters."""
    begin: Counter[int] = Counter()
    end: Counter[int] = Counter()
    characters = sum(map(len, found.texts))
    if characters <= LETTERS * (len(unsure) + len(found.texts)) or len(unsure) > len(found.texts) / 2:
        return begin, end
    words = extents(text_page, found.firsts, found.lasts)
    begin.update([edge for edge, _ in {(round(word.x0 / SAME_EDGE), round(word.low)) for word in words}])
    end.update([edge for edge, _ in {(round(word.x1 / SAME_EDGE), round(word.low)) for word in words}])
    return begin, end


def _words_at(text_page: Argument, found: Tokens) -> Counter[tuple[str, int]]:
    """How often each word begins at each x."""
    places = extents(text_page, found.firsts, found.lasts)
    return Counter((text, round(place.x0 / SAME_EDGE)) for text, place in zip(found.texts, places, strict=True))


def _near_word(known: Counter[tuple[str, int]], text: str, x: float) -> int:
    edge = round(x / SAME_EDGE)
    return known[text, edge - 1] + known[text, edge] + known[text, edge + 1]


def _near(edges: Counter[int], x: float) -> int:
    edge = round(x / SAME_EDGE)
    return edges[edge - 1] + edges[edge] + edges[edge + 1]


def _bold(address: int | None, known: dict[int | None, bool]) -> bool:
    if address not in known:
        known[address] = face(pdfium.object_font(argument(address))).bold if address else False
    return known[address]
