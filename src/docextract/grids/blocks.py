"""Where on its pages a report changes its columns.

A block is a stretch of lines of one page that share columns. It begins at the top of a page or at a header that
says something else, somewhere else, than the header before it. Blocks under the same header share one model.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..document import GivenUp, Page
from .headers import Header, is_period, page_headers, repeated_lines
from .lines import Line

_DIGITS = re.compile(r"\d+")
_DAY = re.compile(r"\d{1,2}([-/.])\d{1,2}\1\d{4}$")
OTHERS = 3
"""So many periods in a row name columns."""
SURE = 3.0
"""Score from which a header inside a page is believed although amounts below it fit the columns so far."""


@dataclass(slots=True)
class Block:
    """Lines of one page that share columns. Line numbers count within the block."""

    page: Page
    lines: list[Line]
    model: int
    head_rows: list[int] = field(default_factory=list)
    header: tuple[int, int] | None = None
    """First and last line of its first header."""
    furniture: set[int] = field(default_factory=set)
    """Lines that tell nothing of the columns: page titles above the header, page feet."""
    reasons: tuple[str, ...] = ()
    given_up: list[GivenUp] = field(default_factory=list)
    """Lines that might have been headers of other columns."""


@dataclass
class Known:
    """What the pages so far have shown: their headers, which columns each begins, and the last blocks of each."""

    headers: list[Header] = field(default_factory=list)
    of_header: list[int] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    models: int = 0
    last: list[Block] = field(default_factory=list)

    def keep(self, blocks: list[Block]) -> None:
        """Remember the last blocks, which say where columns stand and which went before."""
        kept: Counter[int] = Counter()
        last: list[Block] = []
        for block in reversed(blocks):
            kept[block.model] += 1
            if kept[block.model] <= MOST_KEPT:
                last.append(block)
        self.last = last[::-1]


OFTEN = 3
"""Cells at an edge from which on it is one of the columns so far."""
MOST_KEPT = 3
"""Blocks of the same columns that tell where the columns stand."""


def report_blocks(pages: Sequence[Page], lines: list[list[Line]], so_far: Known | None = None) -> list[Block]:
    """The blocks of pages in reading order; every line is in exactly one. ``so_far`` goes on from pages before them."""
    so_far = so_far or Known()
    repeats = repeated_lines(lines)
    feet = _furniture(lines)
    blocks: list[Block] = [*so_far.last]
    earlier = len(blocks)
    known, of_header, refused = so_far.headers, so_far.of_header, so_far.refused
    models = so_far.models
    for number, (page, page_lines) in enumerate(zip(pages, lines, strict=True)):
        if not page_lines:
            continue
        starts: list[tuple[int, Header | None, int]] = []
        heads: list[Header] = []
        given_up: list[GivenUp] = []
        for header in page_headers(page, page_lines, repeats):
            at = next((n for n, other in enumerate(known) if header.same(other)), -1)
            model = of_header[at] if at >= 0 else -1
            before = starts[-1][2] if starts else blocks[-1].model if blocks else -1
            if at < 0:
                begun = [(starts[-1][0], header.first)] if starts else []
                if header.key in refused:
                    continue
                follows = heads and header.first == heads[-1].last + 1 and len(header.pieces) < len(heads[-1].pieces)
                if heads and (follows or _is_row_under(header, heads[-1], page_lines)):
                    # With no row between them it is a line of the header above, or a heading under it.
                    given_up.append(_given_up(header, page_lines))
                    continue
                if (
                    before >= 0
                    and not (not begun and _names_other_periods(header, page_lines, known))
                    and not _changes(header, page_lines, blocks, before, begun, {k.key for k in known})
                ):
                    refused.add(header.key)
                    given_up.append(_given_up(header, page_lines))
                    continue
                model = models
                models += 1
                known.append(header)
                of_header.append(model)
            heads.append(header)
            if not starts and model != before and before >= 0:
                above = page_lines[: header.first]
                edges = _edges(blocks, before)
                if _goes_on(edges, above, {k.key for k in known if k is not header}) or _sums_up(edges, above):
                    # The rows of the page before go on, without their header, above another table.
                    starts.append((0, None, before))
            if not starts:
                starts.append((0, header, model))
            elif model != before:
                stop = heads[-2].last + 1 if len(heads) > 1 else 0
                starts.append((_title_above(page_lines, header.first, stop), header, model))
        if not starts:
            model = blocks[-1].model if blocks else -1
            if model < 0 or not _fits(_edges(blocks, model), page_lines):
                model = models
                models += 1
            starts.append((0, None, model))
        for n, (start, first_head, model) in enumerate(starts):
            end = starts[n + 1][0] if n + 1 < len(starts) else len(page_lines)
            block = Block(page, page_lines[start:end], model)
            for head in heads:
                if start <= head.first < end:
                    block.head_rows.extend(range(head.first - start, head.last - start + 1))
                    block.reasons = block.reasons or head.reasons
            if first_head is not None:
                block.header = (first_head.first - start, first_head.last - start)
                block.furniture.update(range(first_head.first - start))
            block.furniture.update(at - start for at in feet[number] if at >= start)
            blocks.append(block)
        blocks[-1].given_up = given_up
    so_far.models = models
    so_far.keep(blocks)
    return blocks[earlier:]


def _given_up(header: Header, lines: list[Line]) -> GivenUp:
    rows: list[list[str | None]] = [[p.text for p in lines[n].pieces] for n in range(header.first, header.last + 1)]
    reasons = (*header.reasons, "but what follows stands in the columns so far")
    return GivenUp("header", round(header.score, 2), reasons, rows)


def _changes(
    header: Header, lines: list[Line], blocks: list[Block], model: int, begun: list[tuple[int, int]], known: set[str]
) -> bool:
    """True if a header unlike the one before begins other columns and is not a row of the ones so far."""
    edges = _edges(blocks, model)
    for start, end in begun:
        _count(edges, lines[start:end])
    below = lines[header.last + 1 : header.last + 12]
    rows = [line for start, end in begun for line in lines[start:end]] or _lines_of(blocks, model)
    usual = _usual(rows)
    if (
        _goes_on(edges, below, known, usual)
        or _is_row(edges, header, below, usual)
        or _is_between(edges, header, below)
    ):
        return False
    if header.score >= SURE and (header.styled or header.lone):
        return True
    narrow = 2 * max([len(line.pieces) for line in below[:2]], default=usual) < usual
    if begun and (header.score >= SURE or narrow) and _stands_elsewhere(edges, header):
        return True
    return not _fits(edges, below, lines[header.core])


def _names_other_periods(header: Header, lines: list[Line], known: Sequence[Header]) -> bool:
    """True if the first cells of a page are periods that no header so far has: the columns to the right of those."""
    if any(piece.data for line in lines[: header.first] for piece in line.pieces):
        return False
    periods = {piece.text for piece in header.pieces if is_period(piece.text)}
    return len(periods) >= OTHERS and not any(piece.text in periods for other in known for piece in other.pieces)


def _stands_elsewhere(edges: Counter[int], header: Header) -> bool:
    """True if most cells of a header of several neither begin nor end where cells so far often did."""
    at = sum(any(edges[round(x) + d] >= OFTEN for x in (p.x0, p.x1) for d in (-1, 0, 1)) for p in header.pieces)
    return len(header.pieces) > 3 and at * 2 < len(header.pieces)


def _is_row_under(header: Header, above: Header, lines: list[Line]) -> bool:
    """True if what was met only fills some columns of the header above it: a row of words, directly below that header
    or above a row that fills twice as many of its columns."""
    pieces = header.pieces
    if header.first != above.last + 1:
        below = lines[header.last + 1 : header.last + 2]
        if not below or len(below[0].pieces) < 2 * len(pieces):
            return False
        pieces = [*pieces, *below[0].pieces]
    elif len(pieces) >= len(above.pieces):
        return False
    return all(any(p.x0 < a.x1 and a.x0 < p.x1 for a in above.pieces) for p in pieces)


def _lines_of(blocks: list[Block], model: int) -> list[Line]:
    """The lines of the last block of a model."""
    return next((block.lines for block in reversed(blocks) if block.model == model), [])


def _usual(rows: list[Line]) -> int:
    """How many cells rows with amounts usually have: the median."""
    cells = sorted([len(line.pieces) for line in rows if sum([piece.data for piece in line.pieces]) > 1])
    return cells[len(cells) // 2] if cells else 0


def _goes_on(edges: Counter[int], below: list[Line], known: set[str], usual: int = 0) -> bool:
    """True if rows of the columns so far come again without their header: what was met is a row between them.

    A row with less than half of the ``usual`` number of cells tells nothing: where columns are many, any amount stands
    near an edge of one.
    """
    for line in below:
        if "".join(line.text.split()) in {key.replace(" ", "") for key in known}:
            return False
        pieces = line.pieces
        if len(pieces) > 4 and 2 * len(pieces) >= usual and sum([piece.data for piece in pieces]) > 1:
            at = sum([any(edges[round(x) + d] for x in (p.x0, p.x1) for d in (-1, 0, 1)) for p in pieces])
            if at == len(pieces):
                return True
    return False


def _sums_up(edges: Counter[int], above: list[Line]) -> bool:
    """True if a line holds amounts and nothing else, three or more that end where amounts so far often did."""
    for line in above:
        pieces = line.pieces
        if len(pieces) > 2 and all(piece.data for piece in pieces):
            return all(any(edges[round(piece.x1) + d] >= OFTEN for d in (-1, 0, 1)) for piece in pieces)
    return False


def _is_row(edges: Counter[int], header: Header, below: list[Line], usual: int) -> bool:
    """True if what was met and the line directly below, of three cells or more with an amount, stand in the columns
    so far. A line with less than half of the ``usual`` number of cells tells nothing."""
    if not below or len(below[0].pieces) < 3 or not any(piece.data for piece in below[0].pieces):
        return False
    if 2 * len(below[0].pieces) < usual:
        return False
    pieces = [*header.pieces, *below[0].pieces]
    return all(any(edges[round(x) + d] for x in (p.x0, p.x1) for d in (-1, 0, 1)) for p in pieces)


def _is_between(edges: Counter[int], header: Header, below: list[Line]) -> bool:
    """True if all that was met, and all of the next lines, begins where texts and amounts so far often did."""
    pieces = [*header.pieces, *(piece for line in below[:2] for piece in line.pieces)]
    if len(header.pieces) < 2 or len(pieces) < 4:
        return False
    return all(any(edges[round(x) + d] >= OFTEN for x in (p.x0, p.x1) for d in (-1, 0, 1)) for p in pieces)


def _edges(blocks: list[Block], model: int) -> Counter[int]:
    """How often each x, in points, is the right edge of an amount or the left edge of a text, in the last blocks."""
    edges: Counter[int] = Counter()
    taken = 0
    for block in reversed(blocks):
        if block.model == model:
            begin = (block.header[1] + 1) if block.header else 0
            _count(edges, block.lines[begin:])
            taken += 1
            if taken == MOST_KEPT:
                break
    return edges


def _count(edges: Counter[int], lines: Iterable[Line]) -> None:
    for line in lines:
        if len(line.pieces) > 1:
            for piece in line.pieces:
                edges[round(piece.x1 if piece.data else piece.x0)] += 1
                if piece.data:
                    edges[round(piece.x0)] += 1


def _fits(edges: Counter[int], lines: list[Line], header: Line | None = None) -> bool:
    """True if most amounts of the lines stand at edges that occur; without amounts, the cells of the header."""
    good = total = 0
    for line in lines:
        for piece in line.pieces:
            if piece.data:
                total += 1
                good += any(edges[round(x) + d] for x in (piece.x0, piece.x1) for d in (-1, 0, 1))
    if total < 3 and header is not None:
        for piece in header.pieces:
            total += 1
            good += any(edges[round(x) + d] for x in (piece.x0, piece.x1) for d in (-1, 0, 1))
    return total < 3 or good * 5 >= total * 3


def _title_above(lines: list[Line], first: int, stop: int) -> int:
    """Where a block begins whose header begins at ``first``: its title lines are its own."""
    top = first
    while top - 1 >= stop and first - top < 3:
        line = lines[top - 1]
        if len(line.pieces) > 2 or any(piece.data for piece in line.pieces):
            break
        gap = line.top - lines[top - 2].bottom
        if gap < 0.6 * line.height and lines[top].top - line.bottom > line.height:
            break  # the end of what stands above
        alone = gap > 0.9 * line.height
        if not line.pieces[0].bold and not alone and line.pieces[0].size < 1.1 * lines[first].pieces[0].size:
            break
        top -= 1
    return top


def _furniture(lines: list[list[Line]]) -> list[set[int]]:
    """Per page, the line numbers of feet and repeated page titles, which are not evidence of columns."""
    ends: list[list[int]] = []
    seen: Counter[tuple[int, str]] = Counter()
    for page in lines:
        last = len(page) - 1
        numbers = [n for n in dict.fromkeys([*range(min(8, last)), last - 1, last]) if n >= 0]
        ends.append(numbers)
        seen.update([_place(page[n]) for n in numbers])
    found: list[set[int]] = []
    for page, numbers in zip(lines, ends, strict=True):
        feet: set[int] = set()
        for n in numbers:
            line = page[n]
            repeated = seen[_place(line)] > max(1, len(lines) // 4) and len(line.pieces) < 4 and n != len(page) // 2
            apart = n == len(page) - 1 > 2 and line.top - page[n - 1].bottom > 3.5 * line.height
            words = not all(piece.data for piece in line.pieces) or _DAY.match(line.text) is not None
            if (repeated and words) or (apart and len(line.pieces) < 4):
                feet.add(n)
        found.append(feet)
    return found


def _place(line: Line) -> tuple[int, str]:
    day = _DAY.match(line.text)  # the date of a report is the same on all pages
    return round(line.top / 2), line.text if day else _DIGITS.sub("#", line.text)
