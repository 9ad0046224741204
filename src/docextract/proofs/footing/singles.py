"""Sections of a single line where totals stand above their lines: which of two equal rows is the total."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .model import Addend, Explanation, ExplanationType

if TYPE_CHECKING:
    from .walk import Walk


def turn_singles(walk: Walk) -> None:
    """A row equal to the one above is that one's only line, if the document prints totals above their lines and the
    two stand as such a total and its lines do elsewhere. Otherwise the lower one is the total."""
    found = walk.explanations
    heads = [
        (h, min(a.row for a in it.addends))
        for h, it in found.items()
        if it.type == ExplanationType.HEADER_TOTAL and len(it.addends) > 1 and all(a.row > h for a in it.addends)
    ]
    if not heads:
        return
    steps = {walk.hints.step(head, first) for head, first in heads}
    for lower in [t for t, it in found.items() if it.type == ExplanationType.SAME_AS_ABOVE]:
        it = found[lower]
        upper = max(a.row for a in it.addends)
        zeros = [a.row for a in it.addends if a.row != upper]
        single = upper == lower - 1 and upper not in found and all(walk.amounts.zero[z] for z in zeros)
        if not single or walk.rows[lower].total_word or walk.hints.step(upper, lower) not in steps:
            continue
        del found[lower]
        found[upper] = replace(it, type=ExplanationType.HEADER_TOTAL, addends=(Addend(lower, 1),))
        _replace_addend(found, lower, [*zeros, upper])
    counted = {a.row for it in found.values() for a in it.addends}
    for lower, upper in walk.variants.pairs():
        if lower in found or upper in found or upper != lower - 1 or (lower in counted) == (upper in counted):
            continue
        if walk.hints.step(upper, lower) in steps:
            found[upper] = Explanation(
                ExplanationType.HEADER_TOTAL, (Addend(lower, 1),), 1, 0.0, "a total below counts the two once"
            )
            if lower in counted:
                _replace_addend(found, lower, [upper])


def _replace_addend(found: dict[int, Explanation], lower: int, instead: list[int]) -> None:
    """Totals of a line are totals of its own total, the last of ``instead``, and of the zeros before that."""
    for row, other in found.items():
        sign = next((a.sign for a in other.addends if a.row == lower), None)
        if row != instead[-1] and sign is not None:
            kept = {a for a in other.addends if a.row != lower}
            other.addends = tuple(sorted({*kept, *(Addend(i, sign) for i in instead)}))
