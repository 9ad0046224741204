"""Which words of the text layer a reader of the page would see.

The text layer also holds what nobody sees: invisible and white text, text off the page, clipped away or under an opaque
box; and what nobody reads as a word of its own: a word printed twice to look bold, a watermark, dot leaders. All of it
leaves ``Page.words`` for ``Page.dropped``, with the reason; nothing is lost.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from ctypes import byref, c_float
from itertools import compress, count, repeat
from operator import add, eq, gt, itemgetter, lt, mul
from statistics import median
from typing import Any, NamedTuple

from docextract.document import Dropped, Page, Word
from docextract.models.place import Box

from . import library as pdfium
from .geometry import Display
from .leaders import leaders
from .library import Argument, argument
from .objects import Cover, Objects
from .outline import around, boxes, rectangle
from .paths import corners_of
from .runs import Runs

OUTSIZE = 4.0
"""Letters so many times the page's usual size are a title or a watermark."""
SLANTED = 1.5
"""Slanted letters so many times the usual size are a watermark; slanted column headers are smaller."""
NEAR = 0.3
"""Two prints of one word are nearer to each other than this, in ems."""
OVERLAPS = 3
"""Outsize letters over so many words are a watermark."""
SQUARE = 4.0
"""Points; wider than NEAR for any usual size."""
BEGINNING = 1.0
"""Ems of a word that are to be seen of it before a clip window hides the rest."""
BACKDROP = 0.25
"""A picture over this share of the page is a scan; invisible text on it is what a recogniser read."""
FEW = 8
"""So many words are taken out one by one."""
PREVIOUS = 6
"""PDFium leaves out a text object equal to one of this many before it."""

_order = itemgetter(8)
_sides = (c_float * 4)()
_side_refs = [byref(_sides, 4 * k) for k in range(4)]


Columns = tuple[Sequence[Any], ...]
"""The words turned round: all texts, all x0, and so on."""


class Evidence(NamedTuple):
    """What the words of a page are judged by, beside themselves."""

    owners: list[int | None]
    """The run of each word."""
    runs: Runs
    found: Objects
    display: Display
    leaders: bool
    """Some word may be a dot leader."""


def judge(page: Page, words: list[Word], columns: Columns, evidence: Evidence) -> list[Word]:
    """The words that are seen, in content order; the others go to ``page.dropped``."""
    owners, runs, found = evidence.owners, evidence.runs, evidence.found
    reasons: dict[int, str] = {}
    for reason, members in _suspects(page, words, columns, evidence):
        for k in members:
            reasons.setdefault(k, reason)
    if _may_be_doubled(words, columns):
        doubled, bold = _overprints(words, reasons)
        for k in doubled:
            reasons.setdefault(k, "overprint")
        for k in bold:
            words[k] = words[k]._replace(bold=True)
    if found.text_count > len(runs.looks):
        _left_out(page, words, owners, runs, found)
    if reasons:
        gone = sorted(reasons)
        page.dropped += [Dropped(words[k], reasons[k]) for k in gone]
        if len(gone) <= FEW:
            for k in reversed(gone):
                del words[k]
        else:
            words = [word for k, word in enumerate(words) if k not in reasons]
    orders = columns[8]
    if orders != sorted(orders):
        words.sort(key=_order)
    return words


def _suspects(page: Page, words: list[Word], columns: Columns, evidence: Evidence) -> Iterator[tuple[str, list[int]]]:
    owners, runs, found = evidence.owners, evidence.runs, evidence.found
    _, x0s, tops, x1s, bottoms, _, sizes, _, orders, _ = columns
    if runs.invisible:
        yield "invisible", _invisible(page, words, owners, runs)
    if runs.white:
        white = (k for k, owner in enumerate(owners) if owner in runs.white)
        yield "white", [k for k in white if not _on_dark(page, found.badges, words[k])]
    if min(x0s) < 0 or min(tops) < 0 or max(x1s) > page.width or max(bottoms) > page.height:
        yield "offPage", _off_page(page, columns)
    if runs.clipped:
        yield "clipped", _clipped(words, owners, runs, found, evidence.display)
    if found.covers and found.covers[-1].order > min(orders):
        yield "covered", _covered(words, columns, found.covers)
    if max(sizes) >= SLANTED * min(sizes) and max(sizes) >= SLANTED * (usual := median(sizes)):
        yield "watermark", _watermarks(words, owners, runs, usual)
    if evidence.leaders:
        yield "leader", leaders(words)


def _middle(word: Word) -> tuple[float, float]:
    return (word.x0 + word.x1) / 2, (word.top + word.bottom) / 2


def _inside(word: Word, box: Box, slack: float = 0.0) -> bool:
    x, y = _middle(word)
    return box[0] - slack <= x <= box[2] + slack and box[1] - slack <= y <= box[3] + slack


def _invisible(page: Page, words: list[Word], owners: list[int | None], runs: Runs) -> list[int]:
    hidden = [k for k, owner in enumerate(owners) if owner in runs.invisible]
    if len(hidden) == len(words):
        return []  # all of it: the text layer of a scan
    scans = [box for box in page.images if _area(box) >= BACKDROP * page.width * page.height]
    return [k for k in hidden if not any(_inside(words[k], scan) for scan in scans)]


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _on_dark(page: Page, badges: list[Box], word: Word) -> bool:
    boxes = (*(fill[:4] for fill in page.fills), *page.images, *badges)
    return any(_inside(word, box) for box in boxes)


def _off_page(page: Page, columns: Columns) -> list[int]:
    """The words whose middle is off the page; they reach over an edge, as few do."""
    _, x0s, tops, x1s, bottoms, *_rest = columns
    over: set[int] = set()
    for low, high, size in ((x0s, x1s, page.width), (tops, bottoms, page.height)):
        if min(low) < 0:
            over.update(k for k in compress(count(), map(lt, low, repeat(0.0))) if low[k] + high[k] < 0)
        if max(high) > size:
            over.update(k for k in compress(count(), map(gt, high, repeat(size))) if low[k] + high[k] > 2 * size)
    return sorted(over)


def _clipped(words: list[Word], owners: list[int | None], runs: Runs, found: Objects, display: Display) -> list[int]:
    """The words that a clip path hides: both their middle and their beginning are outside of it.

    A word of which only the beginning is seen ends where the path ends: what is hidden covers no other cell.
    Clips inside forms are in the form's space, and left alone.
    """
    clipped = runs.clipped.keys() - found.nested
    out: list[int] = []
    known: dict[int, list[Box]] = {}
    if len(clipped) <= FEW and len(runs.looks) == len(owners):  # a run is a word
        members = sorted(map(owners.index, clipped))
    else:
        members = list(compress(count(), map(clipped.__contains__, owners)))
    for k in members:
        path = runs.clipped[owners[k]]
        for number in range(pdfium.clip_paths(path)):
            length = max(0, pdfium.clip_segments(path, number))
            if not length or _shown(words[k], path, number, length, display, known):
                continue
            seen = [window for window in _windows(path, number, length, display, known) if _begins(words[k], window)]
            if not seen:
                out.append(k)
                break
            words[k] = _ended(words[k], seen)
    return out


def _shown(word: Word, path: Argument, number: int, length: int, display: Display, known: dict[int, list[Box]]) -> bool:
    """Whether a clip path shows the middle of a word."""
    last = pdfium.clip_segment(path, number, length - 1)
    if last not in known and length >= 3:  # most clips begin with a rectangle: two corners of it will do
        pdfium.segment_point(argument(pdfium.clip_segment(path, number, 0)), *_side_refs[:2])
        pdfium.segment_point(argument(pdfium.clip_segment(path, number, 2)), *_side_refs[2:])
        if _inside(word, display.matrix.box(*_sides), 1.0):
            return True
    return any(_inside(word, window, 1.0) for window in _windows(path, number, length, display, known))


def _windows(path: Argument, number: int, length: int, display: Display, known: dict[int, list[Box]]) -> list[Box]:
    """The boxes of a clip path. Runs clipped alike share its segments: ``known`` is by the last of them."""
    last = pdfium.clip_segment(path, number, length - 1)
    if last not in known:
        segments = map(pdfium.clip_segment, repeat(path), repeat(number), range(length))
        known[last] = boxes(list(map(argument, segments)), display.matrix)
    return known[last]


def _begins(word: Word, window: Box) -> bool:
    """Whether a clip window shows so much of a word's beginning that it is read there; slanted words never."""
    part = BEGINNING * word.size
    x, y = _middle(word)
    level, upright = window[1] - 1.0 <= y <= window[3] + 1.0, window[0] - 1.0 <= x <= window[2] + 1.0
    match word.angle:
        case 0:
            return level and window[0] - 1.0 <= word.x0 and word.x0 + part <= window[2]
        case 90:
            return upright and word.bottom <= window[3] + 1.0 and window[1] <= word.bottom - part
        case 180:
            return level and word.x1 <= window[2] + 1.0 and window[0] <= word.x1 - part
        case 270:
            return upright and window[1] - 1.0 <= word.top and word.top + part <= window[3]
        case _:
            return False


def _ended(word: Word, windows: Sequence[Box]) -> Word:
    """A word cut where the clip windows over its beginning end."""
    match word.angle:
        case 0:
            return word._replace(x1=max(window[2] for window in windows))
        case 90:
            return word._replace(top=min(window[1] for window in windows))
        case 180:
            return word._replace(x0=min(window[0] for window in windows))
        case _:
            return word._replace(bottom=max(window[3] for window in windows))


def _covered(words: list[Word], columns: Columns, covers: list[Cover]) -> list[int]:
    """The words under an opaque rectangle that was drawn after them."""
    _, x0s, tops, x1s, bottoms, _, _, _, orders, _ = columns
    hidden: list[int] = []
    down = list(map(add, tops, bottoms))  # twice the middles
    by_height = sorted(range(len(words)), key=down.__getitem__)
    heights = sorted(down)
    drawn = list(map(orders.__getitem__, by_height))
    for order, (x0, top, x1, bottom), handle, matrix in covers:
        first, last = bisect_left(heights, 2 * top), bisect_right(heights, 2 * bottom)
        level = drawn[first:last]
        if not level or min(level) > order:
            continue
        left, right = 2 * x0, 2 * x1
        before = compress(by_height[first:last], map(lt, level, repeat(order)))
        under = [k for k in before if left <= x0s[k] + x1s[k] <= right]
        if under and not pdfium.has_transparency(handle):
            parts = corners_of(handle, matrix)
            if all(map(rectangle, parts)):
                outlines = list(map(around, parts))
                hidden += [k for k in under if sum(_inside(words[k], box) for box in outlines) % 2]
    return hidden


def _watermarks(words: list[Word], owners: list[int | None], runs: Runs, usual: float) -> list[int]:
    slanted = [k for k, word in enumerate(words) if word.angle % 90 and word.size >= SLANTED * usual]
    outsize = [
        k
        for k, word in enumerate(words)
        if word.size >= OUTSIZE * usual and (owners[k] in runs.faint or _overlaps(words, k) >= OVERLAPS)
    ]
    return slanted + outsize


def _overlaps(words: list[Word], k: int) -> int:
    return sum(_inside(word, words[k][1:5]) for word in words) - 1


def _may_be_doubled(words: list[Word], columns: Columns) -> bool:
    """A quick look: equal words in one small square, or one after the other in nearly the same place."""
    texts, x0s, _, _, lows, *_rest = columns
    across, down = map(mul, x0s, repeat(1 / SQUARE)), map(mul, lows, repeat(1 / SQUARE))
    squares = set(zip(texts, map(int, across), map(int, down), strict=True))
    return len(squares) < len(words) or any(
        _same_print(words[k], words[k + 1]) for k in compress(count(), map(eq, texts, texts[1:]))
    )


def _overprints(words: list[Word], reasons: dict[int, str]) -> tuple[list[int], list[int]]:
    """The second prints of words printed twice, and the first ones, which look bold."""
    cells: dict[tuple[str, int, int], list[int]] = {}
    doubled: list[int] = []
    bold: list[int] = []
    for k, word in enumerate(words):
        if k in reasons:
            continue
        column, line = int(word.x0 // SQUARE), int(word.bottom // SQUARE)
        for x in (column - 1, column, column + 1):
            for y in (line - 1, line, line + 1):
                for other in cells.get((word.text, x, y), ()):
                    if _same_print(words[other], word):
                        doubled.append(k)
                        bold.append(other)
        cells.setdefault((word.text, column, line), []).append(k)
    return doubled, bold


def _same_print(one: Word, other: Word) -> bool:
    reach = NEAR * one.size
    return (
        one.run != other.run
        and abs(one.x0 - other.x0) < reach
        and abs(one.bottom - other.bottom) < reach
        and abs(one.x1 - other.x1) < reach
    )


def _left_out(page: Page, words: list[Word], owners: list[int | None], runs: Runs, found: Objects) -> None:
    """Text objects that PDFium left out as copies of one just before: the words of that one look bold."""
    addresses = found.texts()
    looks = runs.by_address()
    by_owner: dict[int | None, list[int]] | None = None
    for k, address in enumerate(addresses):
        if address in looks:
            continue
        box = _bounds(address)
        if not box or box[2] - box[0] < 0.1 or box[3] - box[1] < 0.1:
            continue  # spaces
        for other in addresses[max(0, k - PREVIOUS) : k]:
            look = looks.get(other)
            if look is None or not (original := _bounds(other)):
                continue
            if max(abs(p - q) for p, q in zip(box, original, strict=True)) < NEAR * look[1]:
                if by_owner is None:
                    by_owner = {}
                    for number, owner in enumerate(owners):
                        by_owner.setdefault(owner, []).append(number)
                for number in by_owner.get(other, ()):
                    word = words[number] = words[number]._replace(bold=True)
                    page.dropped.append(Dropped(word._replace(run=found.order[address]), "overprint"))
                break


def _bounds(address: int) -> Box | None:
    if not pdfium.object_bounds(argument(address), *_side_refs):
        return None
    left, low, right, high = _sides
    return left, low, right, high
