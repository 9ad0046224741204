"""Totals that miss their lines: which rows should be totals although the sums say no."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from ..chance import UNLIKELY
from .model import Addend, Broken, ExplanationType
from .significance import accident

if TYPE_CHECKING:
    from .walk import Walk

NEAR = 120
"""How many open rows back a sum is looked for that need not tie in all columns."""

AHEAD = 12
"""How many rows below one that seems a total are looked at for the lines of a total above it."""

FEWEST = 3
"""Columns that must agree before one that disagrees counts as an error, and not as another block."""


def near_miss(walk: Walk, t: int, heading: int | None) -> Broken | None:
    """A block, or a difference of totals, that agrees in three columns or more and in three quarters of them."""
    amounts = walk.amounts
    if sum(bool(v) for v in amounts.vectors[t]) < FEWEST or not walk.open.rows:
        return None
    guided = walk.hint(t, heading) is not None
    single = guided or walk.hints.same_name(t, walk.open.rows[-1]) is not None
    for addends in chain(_readings(walk, t, heading), walk.contra_blocks(t)):
        if len(addends) == 1 and not (single or _repeats_above(walk, t)):
            continue
        agreeing = _agreeing(walk, t, addends)
        tried = len(walk.open) * len(amounts.columns)
        if agreeing and accident(amounts, walk.open, t, addends, tried, agreeing) < UNLIKELY:
            break
    else:
        signed = _near_signs(walk, t, heading, guided)
        if signed is None:
            return None
        addends = list(signed)
    return None if _begins_its_lines(walk, walk.open.rows[-1], t) else broken_sum(walk, t, addends)


def _repeats_above(walk: Walk, t: int) -> bool:
    """Whether a row nearly repeats the one above, which is a total above its lines as others of the document are."""
    above = walk.open.rows[-1]
    if above != t - 1 or above in walk.starts:
        return False
    heads = [h for h, it in walk.explanations.items() if it.type == ExplanationType.HEADER_TOTAL and it.addends]
    level = walk.hints.step(above, t)
    if not any(walk.hints.step(h, min(a.row for a in walk.explanations[h].addends)) == level for h in heads):
        return False
    pairs = zip(walk.amounts.vectors[above], walk.amounts.vectors[t], strict=True)
    return len({one for one, other in pairs if one and one == other}) >= FEWEST


def _begins_its_lines(walk: Walk, head: int, t: int) -> bool:
    """Whether a row is the sum of another and of those that follow it: a total above its lines, not one below its
    own, however little the others come to."""
    lines = [Addend(t, 1)]
    for row in range(t + 1, min(t + 1 + AHEAD, len(walk.rows))):
        if walk.amounts.empty[row]:
            break
        lines.append(Addend(row, 1))
        if walk.amounts.ties(head, lines):
            return True
    return False


def _near_signs(walk: Walk, t: int, heading: int | None, guided: bool) -> tuple[Addend, ...] | None:
    """The same with general signs; without a hint only in cents, where parities keep the search short. What is left of
    a row, once those below it are taken off, is that row's last line, unless a heading over all bears its name."""
    if t in walk.turned or (not guided and (walk.hints.looks_line(t) or not walk.signs.exact)):
        return None
    found, tried = walk.signs.find(walk.open, t, guided, lambda addends: bool(_agreeing(walk, t, addends)))
    if heading is None and any(_turned(walk, signed) for signed in found):
        return None
    for signed in found:
        if not guided and walk.summed_below(t, [a.row for a in signed[1:]]):
            continue
        readings = tried * len(walk.amounts.columns)
        if len(signed) > 2 and (
            accident(walk.amounts, walk.open, t, signed, readings, _agreeing(walk, t, signed)) < UNLIKELY
        ):
            return signed
    return None


def _turned(walk: Walk, signed: Sequence[Addend]) -> bool:
    """Whether a line less all those below it is what is left: its last line, where it is a total above its lines."""
    return signed[0].sign > 0 and all(a.sign < 0 for a in signed[1:]) and signed[0].row not in walk.starts


def should_foot(walk: Walk, t: int, heading: int | None) -> Broken | None:
    """A row named for an open heading with two lines or more, or with a formula over rows above; no row that another
    below adds up with these lines ("Total utilities expense" under "Expenses", among the totals of which there is one).
    """
    addends = walk.formula(t)
    if len(addends) > 1:
        return broken_sum(walk, t, addends)
    if heading is None:
        return None
    block = walk.open.rows[walk.open.since(heading) :]
    worded = walk.rows[t].total_word
    if len(block) < (1 if worded else 2) or not (worded or _closes(walk, t, heading)):
        return None
    return None if walk.summed_below(t, block) else broken_sum(walk, t, [Addend(row, 1) for row in block])


def near_head(walk: Walk) -> tuple[int, Broken] | None:
    """A row that nearly is the sum of all open rows below it, two at least: a total printed above its lines."""
    amounts, open_list = walk.amounts, walk.open
    last = open_list.rows[-1]
    count = len(open_list)
    if count < 3:
        return None
    starts: set[int] = set()
    first = max(0, count - NEAR)
    for c in amounts.pivots(last):
        sums = open_list.sums[c]
        most = amounts.tolerance(c, count)
        found = open_list.heads(c, sums[-1] - most, sums[-1] + most, first)
        starts.update(i for i in found if i < count - 2)
        walk.counter.steps += count - first
    for i in sorted(starts, reverse=True):
        head, *rows = open_list.rows[i:]
        broken = nearly(walk, head, rows) if head not in walk.starts else None
        if broken is not None:
            return head, broken
    return None


def nearly(walk: Walk, total: int, rows: Sequence[int]) -> Broken | None:
    """What a sum of rows misses, if it agrees in enough columns and that is no accident."""
    addends = [Addend(row, 1) for row in rows]
    agreeing = _agreeing(walk, total, addends)
    tried = len(walk.open) * len(walk.amounts.columns)
    if not agreeing or accident(walk.amounts, walk.open, total, addends, tried, agreeing) >= UNLIKELY:
        return None
    return broken_sum(walk, total, addends)


def _closes(walk: Walk, t: int, heading: int) -> bool:
    """Whether a row that merely repeats the words of a heading stands where its section ends, and not for a line of
    that name among others ("Other Income" within "Other Income")."""
    below = t + 1
    if below < len(walk.rows) and not walk.amounts.empty[below] and walk.hints.looks_total(below) is None:
        return False
    named = (row for row in range(below, len(walk.rows)) if walk.hints.named_for(row, heading))
    return all(walk.amounts.empty[row] for row in named)


def _readings(walk: Walk, t: int, heading: int | None) -> Iterator[list[Addend]]:
    """Blocks and differences that tie in at least one of the columns looked at, the named block first, then nearest."""
    rows = walk.open.rows
    starts, heads = _starts(walk, t)
    if heading is not None and (named := walk.open.since(heading)) < len(rows):
        yield [Addend(row, 1) for row in rows[named:]]
    for i in starts:
        yield [Addend(row, 1) for row in rows[i:]]
    guided = walk.hint(t, heading) is not None
    for i in heads:
        totals = all(row in walk.starts for row in rows[i + 1 :])
        if totals or guided or not walk.summed_below(t, rows[i + 1 :]):
            yield [Addend(rows[i], 1), *[Addend(row, -1) for row in rows[i + 1 :]]]


def _starts(walk: Walk, t: int) -> tuple[list[int], list[int]]:
    """Positions from which a sum, or a difference, ties in one of the columns looked at."""
    amounts, open_list = walk.amounts, walk.open
    target = amounts.vectors[t]
    count = len(open_list)
    most = amounts.tolerances(count + 1)
    first = max(0, count - NEAR)
    heads = [i for i in range(first, count - 1) if open_list.rows[i] in walk.starts]
    starts: set[int] = set()
    differences: set[int] = set()
    for c in amounts.pivots(t):
        sums = open_list.sums[c]
        wanted = sums[-1] - target[c]
        starts.update(open_list.where(c, wanted - most[c], wanted + most[c], first))
        wanted = sums[-1] + target[c]
        low, high = wanted - most[c], wanted + most[c]
        differences.update([i for i in heads if low <= 2 * sums[i + 1] - sums[i] <= high])
        walk.counter.steps += count - first
    starts.discard(count)
    return sorted(starts, reverse=True), sorted(differences, reverse=True)


def _agreeing(walk: Walk, t: int, addends: Sequence[Addend]) -> list[int]:
    """The columns with amounts that agree, if they are enough and some do not; else none."""
    amounts = walk.amounts
    most = amounts.tolerances(len(addends) + 1)
    agree: list[int] = []
    differ = 0
    for c, left in enumerate(amounts.residuals(t, addends)):
        if abs(left) > most[c]:
            differ += 1
        elif amounts.vectors[t][c] or any(amounts.vectors[a.row][c] for a in addends):
            agree.append(c)
    return agree if differ and len(agree) >= FEWEST and 3 * differ <= len(agree) else []


def broken_sum(walk: Walk, t: int, addends: Sequence[Addend]) -> Broken:
    """By how much a total misses its addends, per column."""
    amounts = walk.amounts
    most = amounts.tolerances(len(addends) + 1)
    width = len(walk.rows[t].values)
    residuals: list[int | None] = [None] * width
    allowed = [0] * width
    for c, left, room in zip(amounts.columns, amounts.residuals(t, addends), most, strict=True):
        residuals[c] = 0 if abs(left) <= room else left
        allowed[c] = room
    return Broken(tuple(addends), tuple(residuals), tuple(allowed))
