"""Which words of the text layer a reader of the page would see.

The text layer also holds what nobody sees: invisible and white text, text off the page, clipped away or under an opaque
box; and what nobody reads as a word of its own: a word printed twice to look bold, a watermark, dot leaders. All of it
leaves ``Page.words`` for ``Page.dropped``, with the reason; nothing is lost.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from ctypes import byref, c_float, c_void_p
from itertools import groupby, pairwise
from operator import itemgetter
from statistics import median

from docextract.document import Dropped, Page, Word
from docextract.models.place import Box

from . import library as pdfium
from .geometry import Display
from .objects import Objects
from .runs import Runs
from .tokens import leader

OUTSIZE = 4.0
"""Letters so many times the page's usual size are a title or a watermark."""
SLANTED = 1.5
"""Slanted letters so many times the usual size are a watermark; slanted column headers are smaller."""
NEAR = 0.3
"""Two prints of one word are nearer to each other than this, in ems."""
BACKDROP = 0.25
"""A picture over this share of the page is a scan; invisible text on it is what a recogniser read."""
PREVIOUS = 6
"""PDFium leaves out a text object equal to one of this many before it."""

_order = itemgetter(8)
_sides = (c_float * 4)()
_side_refs = [byref(_sides, 4 * k) for k in range(4)]


def judge(
    page: Page, words: list[Word], owners: list[int | None], runs: Runs, found: Objects, display: Display
) -> list[Word]:
    """The words that are seen, in content order; the others go to ``page.dropped``."""
    reasons: dict[int, str] = {}
    for reason, members in _suspects(page, words, owners, runs, found, display):
        for k in members:
            reasons.setdefault(k, reason)
    doubled, bold = _overprints(words, reasons)
    for k in doubled:
        reasons.setdefault(k, "overprint")
    for k in bold:
        words[k] = words[k]._replace(bold=True)
    if len(found.order) > len(runs.known):
        _left_out(page, words, owners, runs, found)
    if reasons:
        page.dropped += [Dropped(word, reasons[k]) for k, word in enumerate(words) if k in reasons]
        words = [word for k, word in enumerate(words) if k not in reasons]
    words.sort(key=_order)
    return words


def _suspects(
    page: Page, words: list[Word], owners: list[int | None], runs: Runs, found: Objects, display: Display
) -> Iterator[tuple[str, list[int]]]:
    if runs.invisible:
        yield "invisible", _invisible(page, words, owners, runs)
    if runs.white:
        yield "white", [k for k, owner in enumerate(owners) if owner in runs.white and not _on_dark(page, words[k])]
    yield "offPage", _off_page(page, words)
    if runs.clipped:
        yield "clipped", _clipped(words, owners, runs, found, display)
    if found.covers and found.covers[-1][0] > words[0].run:
        yield "covered", _covered(words, found.covers)
    yield "watermark", _watermarks(words, owners, runs)
    yield "leader", _leaders(words)


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


def _on_dark(page: Page, word: Word) -> bool:
    return any(_inside(word, fill[:4]) for fill in page.fills) or any(_inside(word, box) for box in page.images)


def _off_page(page: Page, words: list[Word]) -> list[int]:
    width, height = page.width, page.height
    return [
        k
        for k, (_, x0, top, x1, bottom, *_rest) in enumerate(words)
        if (x0 < 0 or top < 0 or x1 > width or bottom > height)
        and not (0 <= x0 + x1 <= 2 * width and 0 <= top + bottom <= 2 * height)
    ]


def _clipped(words: list[Word], owners: list[int | None], runs: Runs, found: Objects, display: Display) -> list[int]:
    windows = {address: _windows(address, display) for address in runs.clipped if address not in found.nested}
    out = []
    for k, owner in enumerate(owners):
        for boxes in windows.get(owner or 0, ()):
            if boxes and not any(_inside(words[k], box, 1.0) for box in boxes):
                out.append(k)
                break
    return out


def _windows(address: int, display: Display) -> list[list[Box]]:
    """The clip paths of an object, each as the boxes of its subpaths."""
    path = pdfium.clip_path(address)
    windows = []
    for number in range(pdfium.clip_paths(path)):
        boxes: list[list[tuple[float, float]]] = []
        for k in range(max(0, pdfium.clip_segments(path, number))):
            segment = pdfium.clip_segment(path, number, k)
            pdfium.segment_point(c_void_p(segment), _side_refs[0], _side_refs[1])
            if pdfium.segment_type(segment) == pdfium.MOVE or not boxes:
                boxes.append([])
            boxes[-1].append(display.matrix.point(_sides[0], _sides[1]))
        windows.append([_around(corners) for corners in boxes])
    return windows


def _around(corners: list[tuple[float, float]]) -> Box:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _covered(words: list[Word], covers: list[tuple[int, Box]]) -> list[int]:
    """The words under an opaque rectangle that was drawn after them."""
    by_height = sorted((word.top + word.bottom, k) for k, word in enumerate(words))
    heights = [height for height, _ in by_height]
    first = min(word.run for word in words)
    hidden = []
    for order, box in covers:
        if order < first:
            continue
        for _, k in by_height[bisect_left(heights, 2 * box[1]) : bisect_right(heights, 2 * box[3])]:
            word = words[k]
            if word.run < order and 2 * box[0] <= word.x0 + word.x1 <= 2 * box[2]:
                hidden.append(k)
    return hidden


def _watermarks(words: list[Word], owners: list[int | None], runs: Runs) -> list[int]:
    sizes = [run.size for run in runs.known.values()]
    biggest = max(sizes)
    usual = median(sizes)
    if biggest < SLANTED * usual:
        return []
    out = []
    for k, word in enumerate(words):
        if (word.angle % 90 and word.size >= SLANTED * usual) or (word.size >= OUTSIZE * usual and (owners[k] in runs.faint or _overlaps(words, k) >= 3)):
            out.append(k)
    return out


def _overlaps(words: list[Word], k: int) -> int:
    return sum(_inside(word, words[k][1:5]) for word in words) - 1


def _leaders(words: list[Word]) -> list[int]:
    out = [k for k, word in enumerate(words) if word[0][0] in ".…·•_" and leader(word[0])]
    for dots, group in groupby(range(len(words)), lambda k: words[k][0] in (".", "…", "·")):
        members = list(group)
        if dots and len(members) > 3:
            out += members
    return out


def _overprints(words: list[Word], reasons: dict[int, str]) -> tuple[list[int], list[int]]:
    """The second prints of words printed twice, and the first ones, which look bold."""
    texts = [word[0] for word in words]
    again = any(
        one[0] == other[0] and abs(one[1] - other[1]) < NEAR * one[6] and abs(one[2] - other[2]) < NEAR * one[6]
        for one, other in pairwise(words)
        if one[0] == other[0]
    )
    if not again and len({(text, int(x0 / 4), int(low / 4)) for text, x0, _, _, low, *_rest in words}) == len(texts):
        return [], []
    cells: dict[tuple[str, int, int], list[int]] = {}
    doubled, bold = [], []
    for k, word in enumerate(words):
        if k in reasons:
            continue
        column, line = int(word.x0 / 4), int(word.bottom / 4)
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
    addresses = list(found.order)
    by_owner: dict[int | None, list[int]] | None = None
    for k, address in enumerate(addresses):
        if address in runs.known:
            continue
        box = _bounds(address)
        if not box or box[2] - box[0] < 0.1 or box[3] - box[1] < 0.1:
            continue  # spaces
        for other in addresses[max(0, k - PREVIOUS) : k]:
            run = runs.known.get(other)
            if run is None or not (original := _bounds(other)):
                continue
            if max(abs(p - q) for p, q in zip(box, original, strict=True)) < NEAR * run.size:
                if by_owner is None:
                    by_owner = {}
                    for number, owner in enumerate(owners):
                        by_owner.setdefault(owner, []).append(number)
                for number in by_owner.get(other, ()):
                    word = words[number] = words[number]._replace(bold=True)
                    page.dropped.append(Dropped(word._replace(run=found.order[address]), "overprint"))
                break


def _bounds(address: int) -> Box | None:
    if not pdfium.object_bounds(c_void_p(address), *_side_refs):
        return None
    left, low, right, high = _sides
    return left, low, right, high
