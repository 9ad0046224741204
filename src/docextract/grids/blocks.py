"""Where on its pages a report changes its columns.

A block is a stretch of lines of one page that share columns. It begins at the top of a page or at a header that
says something else, somewhere else, than the header before it. Blocks under the same header share one model.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from ..document import GivenUp, Page
from .block import Block, Known
from .changing import changes_columns, edges_of, fits, goes_on, is_row_under, names_other_periods, sums_up
from .headers import Header, could_head, page_headers, repeated_lines
from .lines import Line
from .stacking import STACK_PITCH, pitch

NEW = 0.125
"""So many of the cells of a row at the top of a page may stand in columns that were empty on the pages before."""
SAME_LEFT = 2.0
"""Points within which two lines begin at the same place."""
_DIGITS = re.compile(r"\d+")
_DAY = re.compile(r"\d{1,2}([-/.])\d{1,2}\1\d{4}$")


def report_blocks(pages: Sequence[Page], lines: list[list[Line]], so_far: Known | None = None) -> list[Block]:
    """The blocks of pages in reading order; every line is in exactly one. ``so_far`` goes on from pages before them."""
    so_far = so_far or Known()
    flat = [list(map(could_head, page_lines)) for page_lines in lines]
    repeats = repeated_lines(lines, flat)
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
        for header in page_headers(page, page_lines, repeats, flat[number]):
            at = next((n for n, other in enumerate(known) if header.same(other)), -1)
            model = of_header[at] if at >= 0 else -1
            before = starts[-1][2] if starts else blocks[-1].model if blocks else -1
            if at < 0:
                begun = [(starts[-1][0], header.first)] if starts else []
                if header.key in refused:
                    continue
                if heads and (
                    follows_at_once(heads[-1], header, page_lines) or goes_on_below(heads[-1], header, page_lines)
                ):
                    heads[-1].last = header.last
                    continue
                follows = heads and header.first == heads[-1].last + 1 and len(header.pieces) < len(heads[-1].pieces)
                if heads and (follows or is_row_under(header, heads[-1], page_lines)):
                    # With no row between them it is a line of the header above, or a heading under it.
                    given_up.append(_given_up(header, page_lines))
                    continue
                if (
                    before >= 0
                    and not (not begun and names_other_periods(header, page_lines, known))
                    and not changes_columns(
                        header, page_lines, blocks, before, begun, {k.key for k in known}, _first_of(before, so_far)
                    )
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
                edges = edges_of(blocks, before)
                others = {k.key for k in known if k is not header}
                if goes_on(edges, above, others, new=NEW) or sums_up(edges, above):
                    # The rows of the page before go on, without their header, above another table.
                    starts.append((0, None, before))
            if not starts:
                starts.append((0, header, model))
            elif model != before:
                stop = heads[-2].last + 1 if len(heads) > 1 else 0
                starts.append((_title_above(page_lines, header.first, stop), header, model))
        if not starts:
            model = blocks[-1].model if blocks else -1
            if model < 0 or not fits(edges_of(blocks, model), page_lines):
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


def follows_at_once(above: Header, header: Header, lines: list[Line]) -> bool:
    """True if what was met is the rest of a header of four lines: it stands right below, as close as the lines above it
    do, has no fewer cells and begins where that does."""
    first, last = above.first, above.last
    return (
        header.first == last + 1
        and len(header.pieces) >= len(above.pieces)
        and abs(lines[last].pieces[0].x0 - lines[header.first].pieces[0].x0) < SAME_LEFT
        and pitch(lines, last) <= STACK_PITCH
        and pitch(lines, last) <= max((pitch(lines, n) for n in range(first, last)), default=STACK_PITCH)
    )


def goes_on_below(above: Header, header: Header, lines: list[Line]) -> bool:
    """True if what was met is the lower part of the header above it, under one of its titles: the first words of cells
    that wrap stand alone between them, close to both and right of the first column."""
    between = lines[above.last + 1 : header.first]
    beside = all(line.bottom > lines[header.first].top for line in between)  # a cell of more lines, in the middle
    return (
        0 < len(between) <= 2
        and len(header.pieces) < len(above.pieces)
        and above.pieces[0].x1 < header.pieces[0].x0
        and all(pitch(lines, n) <= STACK_PITCH * (1.5 if beside else 1) for n in range(above.last, header.first))
        and all(piece.x0 > header.pieces[0].x0 and not piece.data for line in between for piece in line.pieces)
    )


def _first_of(model: int, so_far: Known) -> Header | None:
    """The first header of some columns."""
    return so_far.headers[so_far.of_header.index(model)] if model in so_far.of_header else None


def _given_up(header: Header, lines: list[Line]) -> GivenUp:
    rows: list[list[str | None]] = [[p.text for p in lines[n].pieces] for n in range(header.first, header.last + 1)]
    reasons = (*header.reasons, "but what follows stands in the columns so far")
    return GivenUp("header", round(header.score, 2), reasons, rows)


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


_PAGE = re.compile(r"\bpage\s+\d{1,3}(?:\s+of\s+\d{1,3})?$", re.IGNORECASE)
"""The end of a foot that numbers its page."""


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
            numbered = n == len(page) - 1 > 2 and _PAGE.search(line.text) is not None
            if (repeated and words) or (apart and len(line.pieces) < 4) or numbered:
                feet.add(n)
        found.append(feet)
    return found


def _place(line: Line) -> tuple[int, str]:
    day = _DAY.match(line.text)  # the date of a report is the same on all pages
    return round(line.top / 2), line.text if day else _DIGITS.sub("#", line.text)
