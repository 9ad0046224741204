"""What follows from the tree: who is whose addend, depth, effect and row types."""

from __future__ import annotations

from collections.abc import Sequence

from .model import Explanation, ExplanationType, FootingRow, RowFooting, RowKind
from .walk import Walk

PROSE = 9
"""Words of a sentence that is no heading."""


def build(rows: Sequence[FootingRow], walk: Walk) -> list[RowFooting]:
    """One result per row, proofs still missing."""
    found = [
        RowFooting(
            kind="LINE", explanation=walk.explanations.get(t), ambiguous=walk.ambiguous.get(t, ()),
            broken=walk.broken.get(t),
        )
        for t in range(len(rows))
    ]  # fmt: skip
    order = sorted(walk.explanations, key=lambda t: (walk.explanations[t].type == ExplanationType.HEADER_TOTAL, t))
    for total in order:
        for addend in walk.explanations[total].addends:
            below = found[addend.row]
            if below.parent is None and addend.row != total and not _above(found, total, addend.row):
                below.parent, below.sign = total, addend.sign
    valued = [any(v is not None for v in row.values) for row in rows]
    last = max((t for t, row in enumerate(rows) if valued[t] and not row.is_statistic), default=-1)
    for t, row in enumerate(rows):
        found[t].kind = _kind(row, found[t], valued[t : t + 2], ends=last <= t)
        if row.is_statistic:
            continue
        found[t].depth = len(_line_up(found, t))
        found[t].effect = _effect(found, walk, t)
    return found


def _above(found: Sequence[RowFooting], low: int, high: int) -> bool:
    """Whether a row already stands above another in the tree."""
    return high in _line_up(found, low)


def _line_up(found: Sequence[RowFooting], row: int) -> list[int]:
    up: list[int] = []
    at = found[row].parent
    while at is not None:
        up.append(at)
        at = found[at].parent
    return up


def _effect(found: Sequence[RowFooting], walk: Walk, row: int) -> int:
    """The product of the signs up to the top total of the block: a difference of totals is no block, unless its
    result is added up further."""
    effect = 1
    at = row
    while (above := found[at].parent) is not None:
        explanation = found[above].explanation
        if explanation is not None and explanation.type in (
            ExplanationType.KEY_DIFFERENCE, ExplanationType.NOT_CONTIGUOUS,
        ) and (at in walk.starts or not _added_up(found, above)):  # fmt: skip
            break
        effect *= found[at].sign
        at = above
    return effect


def _added_up(found: Sequence[RowFooting], row: int) -> bool:
    above = found[row].parent
    explanation: Explanation | None = found[above].explanation if above is not None else None
    return explanation is not None and explanation.type != ExplanationType.KEY_DIFFERENCE and found[row].sign > 0


def _kind(row: FootingRow, it: RowFooting, valued: Sequence[bool], *, ends: bool) -> RowKind:
    """What a row is. ``valued``: whether it and the one below have numbers; ``ends``: whether no amounts stand below,
    but at most figures, maybe behind remarks."""
    if row.is_statistic:
        return "STATISTIC"
    if not valued[0]:
        label = row.label or ""
        heads = bool(label) and (not ends or (any(valued[1:]) and not label.endswith(".")))
        prose = label.endswith(",") or (label.endswith(".") and len(label.split()) >= PROSE)
        return "HEADING" if heads and not prose else "NOTE"
    if it.explanation is None and not it.ambiguous and it.broken is None:
        return "LINE"
    return "TOTAL" if it.parent is None else "SUBTOTAL"
