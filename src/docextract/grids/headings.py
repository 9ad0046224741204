"""Header cells given to the columns they head.

Header texts are aligned otherwise than the cells below: to the left over amounts, centred, wider than the body,
touching the next. So all are placed together: the assignment in reading order that is cheapest in points. A header
cell without a body makes a column of its own; a column without a header that never stands beside its neighbour is
part of it.
"""

from __future__ import annotations

from dataclasses import field

from ..records import record
from .columns import WIDEST, Band, Beside
from .lines import Line, Piece
from .stacking import Level, equal_shares, flanked, on_one_rule, underline

NO_BODY = 30.0
"""What it costs, in points, to take a header cell for a column without body."""
NO_HEADER = 18.0
"""What it costs, in points, to leave a body column without header."""

NO_LABEL = 6.0
"""What it costs if it is the first one, and holds words."""
EDGE = 1.5
"""Points by which cells may miss the edge that they share with their header."""
IMPOSSIBLE = 16.0
"""What it costs more if the header cell is on the wrong side of the edge that the body's cells share."""


@record
class Stack:
    """What stands above one another in a header: the text over one column."""

    pieces: list[Piece]
    x0: float = 0.0
    x1: float = 0.0

    def __post_init__(self) -> None:
        self.x0 = min([piece.x0 for piece in self.pieces])
        self.x1 = max([piece.x1 for piece in self.pieces])

    def add(self, piece: Piece) -> None:
        """Put a piece of another line to it."""
        self.pieces.append(piece)
        self.x0, self.x1 = min(self.x0, piece.x0), max(self.x1, piece.x1)


@record
class Headings:
    """The stacks of a header from left to right, and the titles that span several, by ``id`` of the piece."""

    stacks: list[Stack]
    spanning: dict[int, tuple[float, float]] = field(default_factory=dict)


def headings(lines: list[Line], bands: list[Band], rules: list[Level]) -> Headings:
    """Stack the pieces of header lines; ``bands`` are the body's columns."""
    core = max(reversed(lines), key=lambda line: len(line.pieces))
    found = Headings([])
    for piece in core.pieces:
        reach = underline(piece, core, rules)
        alone = reach is not None and not any(
            reach[0] < (other.x0 + other.x1) / 2 < reach[1] for other in core.pieces if other is not piece
        )
        if reach is not None and alone and sum([reach[0] - 3 < _middle(b) < reach[1] + 3 for b in bands]) > 1:
            found.spanning[id(piece)] = reach
        found.stacks.extend([Stack([part]) for part in _parts(piece, bands)])
    bare = [Piece(stack.pieces[0].words) for stack in found.stacks]
    below_first = sorted(lines, key=lambda line: (line.top < core.top, abs(line.top - core.top)))
    placed = _part_titles(found, bare, core, [line for line in below_first if line.top > core.top], bands)
    for line in below_first:
        if line is core:
            continue
        shares = equal_shares(line.pieces, bare) or on_one_rule(line, bare, rules)
        for piece in line.pieces:
            if id(piece) in placed:
                continue
            over = [n for n, head in enumerate(bare) if min(head.x1, piece.x1) - max(head.x0, piece.x0) > 0.5]
            reach = shares.get(id(piece)) or _dashes(piece) or flanked(piece, rules) or underline(piece, line, rules)
            if reach is not None:
                inside = [
                    head
                    for head in bare
                    if reach[0] - 2 < (head.x0 + head.x1) / 2 < reach[1] + 2
                    and not any(p is not piece and p.x0 < head.x1 and head.x0 < p.x1 for p in line.pieces)
                ]
                if len(inside) > 1:
                    found.spanning[id(piece)] = (inside[0].x0, inside[-1].x1)
                    continue
            parts = _over(piece, bare) if len(over) > 1 else [piece] if over else _parts(piece, bands)
            for part in parts:
                one = [n for n, head in enumerate(bare) if min(head.x1, part.x1) - max(head.x0, part.x0) > 0.5]
                if len(one) == 1 or (len(one) > 1 and len(parts) > 1):
                    best = max(one, key=lambda n: min(bare[n].x1, part.x1) - max(bare[n].x0, part.x0))
                    found.stacks[best].add(part)
                elif not one and len(line.pieces) > 1:
                    near = [s for s in found.stacks if min(s.x1, part.x1) - max(s.x0, part.x0) > 0.5]
                    under = _headed_below(part, bands, bare)
                    if under is not None:
                        found.stacks[under].add(part)
                    elif len(near) == 1 and near[0].pieces[0] not in core.pieces:
                        near[0].add(part)
                    elif near and not _heads_a_column(part, bands, bare):
                        found.spanning[id(piece)] = (piece.x0, piece.x1)
                    else:
                        found.stacks.append(Stack([part]))
                elif one:
                    found.spanning[id(piece)] = (piece.x0, piece.x1)
    found.stacks.sort(key=lambda stack: stack.x0)
    return found


def _part_titles(
    found: Headings, bare: list[Piece], core: Line, below: list[Line], bands: list[Band]
) -> frozenset[int]:
    """Make titles of header cells under which several of a lower line stand, each over a column of its own: ``m²`` and
    ``tsubo`` below ``Leased area``. Gives the ``id`` of those lower cells, which are stacks now."""
    placed: set[int] = set()
    for line in below:
        for n, head in enumerate(bare[: len(found.stacks)]):
            piece = found.stacks[n].pieces[0]
            own = [b for b in bands if _meets(b, head) and not any(_meets(b, h) for h in bare if h is not head)]
            under = [p for p in line.pieces if _meets(p, head) or (len(own) > 1 and any(_meets(p, b) for b in own))]
            if len(under) < 2 or len(found.stacks[n].pieces) > 1 or not any(piece is other for other in core.pieces):
                continue
            columns = [_column_under(p, bands) for p in under]
            if None in columns or len({*columns}) < len(columns):
                continue
            found.spanning[id(piece)] = (under[0].x0, under[-1].x1)
            found.stacks[n], bare[n] = Stack([under[0]]), Piece(under[0].words)
            found.stacks += [Stack([p]) for p in under[1:]]
            bare += [Piece(p.words) for p in under[1:]]
            placed.update(map(id, under))
    return frozenset(placed)


def _column_under(piece: Piece, bands: list[Band]) -> int | None:
    """The column of the body that a header cell stands over, by most of its width."""
    over = [(min(band.x1, piece.x1) - max(band.x0, piece.x0), n) for n, band in enumerate(bands)]
    width, column = max(over, default=(0.0, 0))
    return column if 2 * width > piece.x1 - piece.x0 or width > 4 else None


def _headed_below(part: Piece, bands: list[Band], heads: list[Piece]) -> int | None:
    """The header cell over the column of the body over which most of a piece above stands, where there is one over each
    column that it reaches."""
    found: list[tuple[float, int]] = []
    for band in bands:
        over = min(band.x1, part.x1) - max(band.x0, part.x0)
        own = [n for n, head in enumerate(heads) if min(band.x1, head.x1) - max(band.x0, head.x0) > 0.5]
        if over > 0.5:
            if not own:
                return None
            found.append((over, own[0]))
    return max(found, default=(0.0, None))[1]


def _heads_a_column(part: Piece, bands: list[Band], heads: list[Piece]) -> bool:
    """True if a piece stands over a column of the body that no other header cell stands over."""
    return any(
        min(band.x1, part.x1) - max(band.x0, part.x0) > 0.5
        and not any(min(band.x1, head.x1) - max(band.x0, head.x0) > 0.5 for head in heads)
        for band in bands
    )


def _meets(one: Piece | Band, other: Piece | Band) -> bool:
    """Whether two stand one below the other."""
    return min(one.x1, other.x1) - max(one.x0, other.x0) > 0.5


def _middle(band: Band) -> float:
    return (band.x0 + band.x1) / 2


def _parts(piece: Piece, bands: list[Band]) -> list[Piece]:
    """A header piece that runs over several columns, cut at its words where each part is aligned with its column."""
    words = piece.words
    under = [b for b in bands if min(b.x1, piece.x1) - max(b.x0, piece.x0) > 1]
    if len(words) < 2 or len(under) < 2:
        return [piece]
    groups: dict[int, list[int]] = {}
    for n, word in enumerate(words):
        best = max(range(len(under)), key=lambda k: min(under[k].x1, word[3]) - max(under[k].x0, word[1]))
        groups.setdefault(best, []).append(n)
    if len(groups) < 2 or list(groups) != sorted(groups):
        return [piece]
    parts = [Piece([words[n] for n in group]) for group in groups.values()]
    for part, key in zip(parts, groups, strict=True):
        band = under[key]
        left, right = band.left, band.right
        if not (
            (left is not None and abs(part.x0 - left) < 1.6)
            or (right is not None and abs(part.x1 - right) < 1.6)
            or abs(part.x0 + part.x1 - band.x0 - band.x1) < 4
        ):
            return [piece]
    return parts


def _over(piece: Piece, heads: list[Piece]) -> list[Piece]:
    """An upper header piece over several header cells, cut at its words if each part is aligned with its own."""
    words = piece.words
    groups: dict[int, list[int]] = {}
    for n, word in enumerate(words):
        best = max(range(len(heads)), key=lambda k: min(heads[k].x1, word[3]) - max(heads[k].x0, word[1]))
        groups.setdefault(best, []).append(n)
    if len(groups) < 2:
        return [piece]
    parts = [Piece([words[n] for n in group]) for group in groups.values()]
    for part, key in zip(parts, groups, strict=True):
        head = heads[key]
        ends = (part.x0 - head.x0, part.x1 - head.x1, (part.x0 + part.x1 - head.x0 - head.x1) / 2)
        if min([abs(end) for end in ends]) > 1.6:
            return [piece]
    return parts


def _dashes(piece: Piece) -> tuple[float, float] | None:
    """How far a title reaches that is drawn out with dashes or underscores."""
    return (piece.x0, piece.x1) if "---" in piece.text or "___" in piece.text or "===" in piece.text else None


def _cost(stack: Stack, band: Band) -> float:
    """How badly a header cell fits a body column, in points."""
    near = min(abs(stack.x0 - band.x0), abs(stack.x0 + stack.x1 - band.x0 - band.x1) / 2)
    if not band.ragged:
        near = min(near, abs(stack.x1 - band.x1))
    apart = max(band.x0 - stack.x1, stack.x0 - band.x1)
    if apart <= 0:
        return 0.1 * near
    # Right-aligned cells end where their column ends, left-aligned ones begin where it begins: a header cannot
    # stand wholly beyond.
    beyond = band.right is not None if band.x1 < stack.x0 else band.left is not None and not band.numbers
    return 4 + apart + (IMPOSSIBLE if beyond else 0) + (0.1 * near if band.ragged else 0)


def _bare(bands: list[Band], at: int) -> float:
    """What it costs to leave a column without header; the labels on the left often have none."""
    return NO_LABEL if at == 0 and bands[0].ragged else NO_HEADER


def under_headings(bands: list[Band], beside: Beside, stacks: list[Stack]) -> list[tuple[Band, Stack | None]]:
    """The columns from left to right, each with its header cell if it has one."""
    if (placed := _between_left_edges(bands, stacks)) is not None:
        return _merged(placed, bands, beside)
    rows, cols = len(stacks), len(bands)
    best = [[0.0] * (cols + 1) for _ in range(rows + 1)]
    move = [[0] * (cols + 1) for _ in range(rows + 1)]
    for j in range(1, cols + 1):
        best[0][j], move[0][j] = best[0][j - 1] + _bare(bands, j - 1), 2
    for i in range(1, rows + 1):
        best[i][0], move[i][0] = i * NO_BODY, 1
        for j in range(1, cols + 1):
            both = best[i - 1][j - 1] + _cost(stacks[i - 1], bands[j - 1])
            lone = best[i - 1][j] + NO_BODY
            bare = best[i][j - 1] + _bare(bands, j - 1)
            best[i][j] = min(both, lone, bare)
            move[i][j] = 0 if both <= min(lone, bare) else 1 if lone <= bare else 2
    order: list[tuple[Stack | None, int]] = []
    i, j = rows, cols
    while i or j:
        step = move[i][j]
        i, j = i - (step != 2), j - (step != 1)
        order.append((stacks[i] if step != 2 else None, j if step != 1 else -1))
    order.reverse()
    return _merged(_paired(order, bands), bands, beside)


def _between_left_edges(bands: list[Band], stacks: list[Stack]) -> list[tuple[Stack | None, int]] | None:
    """Header cells that stand at the left edges of their columns, with what stands between each and the next; None
    unless every column lies so, and no two in one place.

    Spreadsheets print words at the left and numbers at the right: the header of the next column is the nearest then.
    """
    found: list[tuple[Stack | None, int]] = []
    at = 0
    for n, stack in enumerate(stacks):
        end = stacks[n + 1].x0 + EDGE if n + 1 < len(stacks) else WIDEST
        if at < len(bands) and bands[at].x0 < stack.x0 - EDGE:
            return None
        own = -1
        if at < len(bands) and bands[at].x0 < end - EDGE:
            if bands[at].x1 > end and abs(bands[at].x0 - stack.x0) > EDGE:
                return None
            own, at = at, at + 1
        found.append((stack, own))
    return found if at == len(bands) else None


def _paired(order: list[tuple[Stack | None, int]], bands: list[Band]) -> list[tuple[Stack | None, int]]:
    """Header cells without body and columns without header, in the order in which they stand; where one of each is
    alone between its neighbours and the column ends before the next header begins, it is the header's, however wide
    the white between them: in a wide column words stand at the left and amounts at the right."""
    paired: list[tuple[Stack | None, int]] = []
    at = 0
    while at < len(order):
        run = at
        while run < len(order) and (order[run][0] is None or order[run][1] < 0):
            run += 1
        if run == at:
            paired.append(order[at])
            at += 1
            continue
        alone = sorted(order[at:run], key=lambda entry: entry[0].x0 if entry[0] is not None else bands[entry[1]].x0)
        following = order[run][0] if run < len(order) else None
        if len(alone) == 2 and alone[0][0] is not None and alone[1][0] is None:
            stack, band = alone[0][0], bands[alone[1][1]]
            if band.numbers and stack.x1 <= band.x0 and (following is None or band.x1 <= following.x0):
                alone = [(stack, alone[1][1])]
        paired += alone
        at = run
    return paired


def _merged(
    order: list[tuple[Stack | None, int]], bands: list[Band], beside: Beside
) -> list[tuple[Band, Stack | None]]:
    """Bands without header that are never filled beside a neighbour go to that neighbour."""
    result: list[tuple[Band, Stack | None]] = []
    parts: list[int] = []
    """The bands that the last column is made of; none if it is a header cell without body."""
    headed = any(stack is not None for stack, _ in order)
    for stack, at in order:
        if at < 0:
            assert stack is not None
            result.append((Band(stack.x0, stack.x1), stack))
            parts = []
            continue
        band = bands[at]
        if parts and _one(sum([beside[part, at] for part in parts]), result[-1][0], band, headed):
            if stack is None:
                result[-1][0].absorb(band)
                parts.append(at)
                continue
            if result[-1][1] is None:
                band.absorb(result.pop()[0])
                result.append((band, stack))
                parts.append(at)
                continue
        result.append((band, stack))
        parts = [at]
    return result


def _one(beside: int, left: Band, right: Band, headed: bool) -> bool:
    """True if two neighbouring bands may be one column: hardly ever both filled, not two columns of amounts."""
    fewer = min(left.count, right.count)
    if beside * 12 > fewer:
        return False
    amounts = left.numbers * 2 > left.count and right.numbers * 2 > right.count
    return not (amounts and fewer > 1 and left.right is not None and right.right is not None) and (
        headed or fewer * 10 < max(left.count, right.count)
    )
