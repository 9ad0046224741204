"""Whether a line that looks like a header begins other columns, by what stands at the edges of the ones so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from .block import MOST_KEPT, Block
from .headers import Header, is_period
from .lines import Line, Piece

OTHERS = 3
"""So many periods in a row name columns."""
SURE = 3.0
"""Score from which a header inside a page is believed although amounts below it fit the columns so far."""
OFTEN = 3
"""Cells at an edge from which on it is one of the columns so far."""
MANY = 8
"""Cells of a row from which on another row with as many is of the same table."""
FLUSH = 1.5
"""Points by which a cell may miss the edge of its header."""
WITHIN = 0.4
"""So much of a line's height may be between two lines of one cell."""
MANY = 8
"""Cells of words, in lines of several, that tell without amounts whether lines stand in some columns."""


def changes_columns(
    header: Header,
    lines: list[Line],
    blocks: list[Block],
    model: int,
    begun: list[tuple[int, int]],
    known: set[str],
    above: Header | None = None,
) -> bool:
    """True if a header unlike the one ``above`` begins other columns and is not a row of the ones so far."""
    edges = edges_of(blocks, model)
    for start, end in begun:
        _count(edges, lines[start:end])
    below = lines[header.last + 1 : header.last + 12]
    rows = [line for start, end in begun for line in lines[start:end]] or _lines_of(blocks, model)
    usual = _usual(rows)
    if (
        goes_on(edges, below, known, usual)
        or _is_row(edges, header, below, usual)
        or _is_between(edges, header, below)
        or _ends_cells(edges, header, lines)
        or _is_inside(edges, header, below, usual)
        or _is_fact(header, lines)
        or (above is not None and _is_under(above, header, below))
    ):
        return False
    if header.score >= SURE and (header.styled or header.lone):
        return True
    narrow = 2 * max([len(line.pieces) for line in below[:2]], default=usual) < usual
    if begun and (header.score >= SURE or narrow) and _stands_elsewhere(edges, header):
        return True
    if header.score >= SURE and _ends_elsewhere(edges, header, below):
        return True
    return not fits(edges, below, lines[header.core])


def names_other_periods(header: Header, lines: list[Line], known: Sequence[Header]) -> bool:
    """True if the first cells of a page are periods that no header so far has: the columns to the right of those."""
    if any(piece.data for line in lines[: header.first] for piece in line.pieces):
        return False
    periods = {piece.text for piece in header.pieces if is_period(piece.text)}
    return len(periods) >= OTHERS and not any(piece.text in periods for other in known for piece in other.pieces)


def _stands_elsewhere(edges: Counter[int], header: Header) -> bool:
    """True if most cells of a header of several neither begin nor end where cells so far often did."""
    at = sum(any(edges[round(x) + d] >= OFTEN for x in (p.x0, p.x1) for d in (-1, 0, 1)) for p in header.pieces)
    return len(header.pieces) > 3 and at * 2 < len(header.pieces)


def _ends_elsewhere(edges: Counter[int], header: Header, below: list[Line]) -> bool:
    """True if two columns of amounts under a header, of three lines each, end where nothing stood so far: of many
    columns the rest may stand near some edge by accident."""
    ends = Counter(round(piece.x1) for line in below for piece in line.pieces if piece.data)
    new = [x for x, times in ends.items() if times >= OFTEN and not any(edges[x + d] for d in (-1, 0, 1))]
    return len(header.pieces) > OTHERS and len(new) > 1


def is_row_under(header: Header, above: Header, lines: list[Line]) -> bool:
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


def goes_on(edges: Counter[int], below: list[Line], known: set[str], usual: int = 0, *, new: float = 0.0) -> bool:
    """True if rows of the columns so far come again without their header: what was met is a row between them.

    A row with less than half of the ``usual`` number of cells tells nothing: where columns are many, any amount stands
    near an edge of one. The share ``new`` of its cells may stand in columns that were empty so far.
    """
    for line in below:
        if "".join(line.text.split()) in {key.replace(" ", "") for key in known}:
            return False
        pieces = line.pieces
        if len(pieces) > 4 and 2 * len(pieces) >= usual and sum([piece.data for piece in pieces]) > 1:
            at = sum([any(edges[round(x) + d] for x in (p.x0, p.x1) for d in (-1, 0, 1)) for p in pieces])
            if at >= (1 - new) * len(pieces):
                return True
    return False


def sums_up(edges: Counter[int], above: list[Line]) -> bool:
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


def _is_under(above: Header, header: Header, below: list[Line]) -> bool:
    """True if each cell of a plain line that was met, and of the lines below that have several, begins or ends with a
    cell of its own of the header above: a row of words, where columns were empty so far that come below."""
    if header.styled or header.lone:
        return False
    for pieces in (header.pieces, *(line.pieces for line in below if len(line.pieces) > 1)):
        at = [_headed_by(piece, above) for piece in pieces]
        if None in at or len(set(at)) < len(at):
            return False
    return True


def _is_fact(header: Header, lines: list[Line]) -> bool:
    """True if what was met is a plain line of days behind a label, each right below an amount that ends where it does:
    ``Occupancy Date`` below ``Occupancy Rate``."""
    label, *cells = header.pieces
    if header.styled or header.first != header.last or header.first == 0 or label.data or not cells:
        return False
    ends = [piece.x1 for piece in lines[header.first - 1].pieces if piece.data]
    return all(piece.data and any(abs(piece.x1 - end) < FLUSH for end in ends) for piece in cells)


def _headed_by(piece: Piece, above: Header) -> int | None:
    """Which cell of a header a cell begins or ends with."""
    edges = ((n, head) for n, head in enumerate(above.pieces))
    return next((n for n, head in edges if abs(head.x0 - piece.x0) < FLUSH or abs(head.x1 - piece.x1) < FLUSH), None)


def _is_inside(edges: Counter[int], header: Header, below: list[Line], usual: int) -> bool:
    """True if a row of amounts below, as full as those so far, begins where they do and left of what was met: that
    heads a list inside one of them."""
    return usual >= MANY and any(
        4 * len(line.pieces) >= 3 * usual
        and sum([piece.data for piece in line.pieces]) > 1
        and len(line.pieces) > len(header.pieces)
        and line.pieces[0].x1 < header.pieces[0].x0
        and any(edges[round(line.pieces[0].x0) + d] for d in (-1, 0, 1))
        for line in below
    )


def _ends_cells(edges: Counter[int], header: Header, lines: list[Line]) -> bool:
    """True if what was met is the last line of cells that wrap: a plain line near the row above it and no nearer to the
    next, whose cells begin under cells of that row and where cells so far often did."""
    if not header.plain or header.first != header.last or not 0 < header.first < len(lines) - 1:
        return False
    line, above = lines[header.first], lines[header.first - 1]
    up, down = line.top - above.bottom, lines[header.first + 1].top - line.bottom
    if up > WITHIN * line.height or down < up - 1 or not any(piece.data for piece in above.pieces):
        return False
    return all(
        any(abs(piece.x0 - other.x0) < 1 for other in above.pieces)
        and any(edges[round(piece.x0) + d] >= OFTEN for d in (-1, 0, 1))
        for piece in line.pieces
    )


def edges_of(blocks: list[Block], model: int) -> Counter[int]:
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


def fits(edges: Counter[int], lines: list[Line], header: Line | None = None) -> bool:
    """True if most amounts of the lines stand at edges that occur; without amounts, the cells of the header, or many of
    those of lines with several."""
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
    if total < 3:
        cells = [piece.x0 for line in lines if len(line.pieces) > 1 for piece in line.pieces]
        known = sum(any(edges[round(x) + d] for d in (-1, 0, 1)) for x in cells)
        return len(cells) < MANY or known * 5 >= len(cells) * 2
    return good * 5 >= total * 3
