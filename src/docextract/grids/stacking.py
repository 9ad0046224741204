"""Lines of one header: which stand on top of one another, and which titles reach over several columns."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from ..document import Page
from .lines import Line, Piece

STACK_PITCH = 1.75
"""Lines of one header stand no further apart than this many line heights."""
MOST_CELLS = 150
"""A line of more cells than this heads nothing."""
Level = tuple[float, float, float]
"""A horizontal rule: its y, and from which x to which."""


def pitch(lines: list[Line], n: int) -> float:
    """Distance from line ``n`` to the next, in line heights."""
    upper, lower = lines[n], lines[n + 1]
    return ((lower.top + lower.bottom) - (upper.top + upper.bottom)) / 2 / (min(upper.height, lower.height) or 1.0)


def is_between(lines: list[Line], n: int, rules: list[Level]) -> bool:
    """True if line ``n`` stands half beside the line above and half beside the one below, over columns of its own: the
    words of a cell in the middle of two lines, such as ``Room`` beside ``Resident`` over ``moved in``. A rule between
    those two makes the upper one titles over the lower: ``In-Place`` over ``Rent`` and ``Rent / SF``."""
    if not 0 < n < len(lines) - 1:
        return False
    above, line, below = lines[n - 1 : n + 2]
    beside = line.top < above.bottom and line.bottom > below.top
    middle = (above.top + above.bottom) / 2
    titled = beside and any(
        middle < y < (below.top + below.bottom) / 2 and x0 < below.pieces[-1].x1 and x1 > below.pieces[0].x0
        for y, x0, x1 in rules[bisect_left(rules, (middle,)) :]
    )
    return (
        beside
        and not titled
        and not any(
            piece.x0 < other.x1 and other.x0 < piece.x1
            for piece in line.pieces
            for other in above.pieces + below.pieces
        )
    )


def stacks_above(lines: list[Line], n: int, core: int, rules: list[Level], middle: float) -> bool:
    """True if line ``n`` belongs on top of the header that begins below it."""
    line, head = lines[n], lines[core]
    few = len(line.pieces) < 3
    title = len(line.pieces) == 1 and abs(line.pieces[0].x0 + line.pieces[0].x1 - 2 * middle) < 4
    if title and not any(
        abs(h.x0 + h.x1 - 2 * middle) < 6 and h.x1 - h.x0 > 0.6 * (line.pieces[0].x1 - line.pieces[0].x0)
        for h in head.pieces
    ):
        return False
    near = pitch(lines, n) < 1.5 * STACK_PITCH
    if near and len(line.pieces) > 1 and equal_shares(line.pieces, head.pieces):
        return True
    if near and _underlined(line, head, rules):
        return True
    if pitch(lines, n) > (STACK_PITCH if few else 1.5 * STACK_PITCH) or (few and _rule_between(lines, n, rules)):
        return False
    if any(piece.size > (1.25 if few else 1.6) * head.pieces[0].size for piece in line.pieces):
        return False
    return _fit(line, head) * 5 >= len(line.pieces) * 4


def stacks_below(lines: list[Line], n: int, core: int, rules: list[Level], repeats: Counter[str]) -> bool:
    line, head = lines[n], lines[core]
    if pitch(lines, n - 1) > 1.5 * STACK_PITCH:
        return False
    if len(line.pieces) > max(2, 0.6 * len(head.pieces)) and _fit(line, head) * 5 >= len(line.pieces) * 4:
        return True
    if pitch(lines, n - 1) > STACK_PITCH or _rule_between(lines, n - 1, rules):
        return False
    if len(line.pieces) < 2 or line.pieces[0].bold != head.pieces[0].bold:
        return False
    return repeats[line.text] > 1 or line.pieces[0].bold


def levels(page: Page) -> list[Level]:
    """The horizontal rules of a page from top to bottom."""
    rules = [rule for rule in page.rules if rule[2] - rule[0] > 20 and rule.horizontal]
    return sorted([((rule[1] + rule[3]) / 2, rule[0], rule[2]) for rule in rules])


def underline(piece: Piece, line: Line, rules: list[Level]) -> tuple[float, float] | None:
    """From and to which x the rule reaches that is drawn under this piece but not under the whole line."""
    middle = (piece.x0 + piece.x1) / 2
    at = bisect_left(rules, (piece.bottom - 2,))
    while at < len(rules) and rules[at][0] - piece.bottom < 0.5 * line.height:
        _, x0, x1 = rules[at]
        whole = x0 <= line.pieces[0].x0 + 2 and x1 >= line.pieces[-1].x1 - 2
        if x0 < middle < x1 and x1 - x0 > piece.x1 - piece.x0 + 6 and not whole:
            return x0, x1
        at += 1
    return None


def on_one_rule(line: Line, heads: list[Piece], rules: list[Level]) -> dict[int, tuple[float, float]]:
    """Titles that stand on one rule share out the header cells below it, each nearest to the middle of its own two or
    more: by ``id``, from and to which x."""
    found: dict[int, tuple[float, float]] = {}
    common: dict[tuple[float, float], list[Piece]] = {}
    for piece in line.pieces:
        if (reach := underline(piece, line, rules)) is not None:
            common.setdefault(reach, []).append(piece)
    for (left, right), titles in common.items():
        below = [head for head in heads if left - 2 < (head.x0 + head.x1) / 2 < right + 2]
        if len(titles) < 2 or len(below) < 2 * len(titles) or len(below) > MOST_CELLS:
            continue
        best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
        for title in titles:
            sums: dict[int, tuple[float, tuple[int, ...]]] = {}
            for begin, (off, ends) in best.items():
                for end in range(begin + 2, len(below) + 1):
                    x0, x1 = below[begin].x0, below[end - 1].x1
                    if x0 < title.x1 and title.x0 < x1:
                        one = off + abs(title.x0 + title.x1 - x0 - x1), (*ends, end)
                        sums[end] = min(sums.get(end, one), one)
            best = sums
        if len(below) in best:
            begin = 0
            for title, end in zip(titles, best[len(below)][1], strict=True):
                found[id(title)], begin = (below[begin].x0, below[end - 1].x1), end
    return found


def flanked(piece: Piece, rules: list[Level]) -> tuple[float, float] | None:
    """From and to which x the rules reach that go on from both ends of a title at half its height."""
    begin = end = None
    at = bisect_left(rules, (piece.top,))
    while at < len(rules) and rules[at][0] < piece.bottom:
        _, x0, x1 = rules[at]
        if -1 < piece.x0 - x1 < piece.size:
            begin = x0
        elif -1 < x0 - piece.x1 < piece.size:
            end = x1
        at += 1
    return (begin, end) if begin is not None and end is not None else None


def _underlined(line: Line, head: Line, rules: list[Level]) -> bool:
    """True if each piece is underlined over two header cells or more."""
    for piece in line.pieces:
        reach = underline(piece, line, rules)
        if reach is None or sum([reach[0] - 2 < (h.x0 + h.x1) / 2 < reach[1] + 2 for h in head.pieces]) < 2:
            return False
    return True


def _fit(line: Line, head: Line) -> int:
    """How many pieces of a line stand over or under one piece of the other, or over none where there are several."""
    fit = 0
    for piece in line.pieces:
        near = [h for h in head.pieces if min(h.x1, piece.x1) - max(h.x0, piece.x0) > 0]
        if len(near) == 1 and len(line.pieces) == 1 and near[0] is head.pieces[0] and piece.x1 > near[0].x1 + 4:
            continue  # a title at the left margin
        if len(near) == 1 and len(line.pieces) == 1 and not _flush(piece, near[0]):
            continue  # a title anywhere
        if len(near) == 1:
            wide = min(near[0].x1, piece.x1) - max(near[0].x0, piece.x0)
            fit += wide > 0.4 * min(piece.x1 - piece.x0, near[0].x1 - near[0].x0)
        elif len(line.pieces) > 1:
            fit += 1
    return fit


def _flush(piece: Piece, head: Piece) -> bool:
    """True if the two share a left edge, a right edge or a middle."""
    left, right = piece.x0 - head.x0, piece.x1 - head.x1
    return min(abs(left), abs(right), abs(left + right) / 2) < 2.5


def _rule_between(lines: list[Line], n: int, rules: list[Level]) -> bool:
    upper, lower = lines[n], lines[n + 1]
    wide = 0.6 * (lower.pieces[-1].x1 - lower.pieces[0].x0)
    at = bisect_left(rules, ((upper.top + upper.bottom) / 2,))
    while at < len(rules) and rules[at][0] < (lower.top + lower.bottom) / 2:
        if rules[at][2] - rules[at][1] > wide:
            return True
        at += 1
    return False


def equal_shares(titles: list[Piece], heads: list[Piece]) -> dict[int, tuple[float, float]]:
    """Titles that each stand in the middle over an equal number of header cells: by ``id``, from and to which x."""
    if len(titles) < 2 or len(heads) > MOST_CELLS:
        return {}
    for size in range(len(heads) // len(titles), 1, -1):
        for first in range(len(heads) - size * len(titles) + 1):
            ends = [(heads[first + n * size].x0, heads[first + (n + 1) * size - 1].x1) for n in range(len(titles))]
            if size % 2 and any(
                title.x1 - title.x0 < 1.3 * (heads[m].x1 - heads[m].x0)
                for title, m in zip(titles, range(first + size // 2, len(heads), size), strict=False)
            ):
                # No wider than the header cell in the middle: it is stacked on that one.
                continue
            if all(_centred(title, x0, x1) for title, (x0, x1) in zip(titles, ends, strict=True)):
                if _aligned(titles, heads) and any(
                    abs(title.x0 + title.x1 - x0 - x1) > 3 for title, (x0, x1) in zip(titles, ends, strict=True)
                ):
                    # Each ends or begins where a header cell does, and none stands quite in the middle of several.
                    continue
                return {id(title): reach for title, reach in zip(titles, ends, strict=True)}
    return {}


def _aligned(titles: list[Piece], heads: list[Piece]) -> bool:
    """True if each title shares its left or its right edge with a header cell below it."""
    return all(
        any(
            min(abs(title.x0 - head.x0), abs(title.x1 - head.x1)) < 1
            and min(title.x1, head.x1) > max(title.x0, head.x0)
            for head in heads
        )
        for title in titles
    )


def _centred(title: Piece, x0: float, x1: float) -> bool:
    return title.x1 - title.x0 <= x1 - x0 and abs(title.x0 + title.x1 - x0 - x1) / 2 < min(0.06 * (x1 - x0), 6.0)
