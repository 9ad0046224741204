"""The digits of recognised pages repaired by the page's own arithmetic, where exactly one reading ties.

Pages with a text layer are never touched: what they print is what they say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal

from ..context import DataSet, ExtractionContext
from ..document import Document, Grid
from ..errors import DocextractError
from ..records import record
from .figures import Key, Reading, Recognised, is_recognised, rewritten
from .notes import doubts, repaired_note, sign_note, unproved_note
from .search import Found, Repair, search
from .system import System
from .unproving import unprove

ROUNDS = 6
"""So often sums are looked at again: what is repaired may let others be seen."""

Extract = Callable[[ExtractionContext], DataSet]
FindGrids = Callable[[Document], list[Grid]]


@record
class _State:
    """A data set with the sums of what it was read from."""

    context: ExtractionContext
    data: DataSet
    system: System


def mend(
    context: ExtractionContext, data: DataSet, extract: Extract, find: FindGrids
) -> tuple[DataSet, ExtractionContext]:
    """The data set of a document whose figures are read as its sums say; what was repaired is in its warnings.

    Args:
        context, data: as read. extract: makes a data set of a context. find: makes the grids of a document.

    Returns:
        The data set, and the context that it was made of: those given where no page was recognised.
    """
    if not any(map(is_recognised, context.document.pages)):
        return data, context
    state = _state(context, data)
    taken: list[tuple[Repair, System]] = []
    refused: frozenset[tuple[Key, Decimal]] = frozenset()
    found = Found()
    for _ in range(ROUNDS):
        found = search(state.system, refused)
        if not found.repairs:
            break
        after, held = _try(state, found.repairs, extract, find)
        tried = {repair.change[:2] for some in found.repairs for repair in some}
        kept = {repair.change[:2] for some in held for repair in some}
        refused |= tried - kept
        taken += [(repair, state.system) for some in held for repair in some]
        state = after
    else:
        found = search(state.system, refused)
    data = state.data
    unprove(data, {repair.change.figure for repair, _ in taken})
    data.warnings = [
        *data.warnings,
        *(repaired_note(repair, system) for repair, system in taken),
        *doubts(found, state.system),
        *sign_note(data, context.document),
        *unproved_note(data, context.document),
    ]
    return data, state.context


def _state(context: ExtractionContext, data: DataSet) -> _State:
    return _State(
        context, data, System([e for e in data.equations() if e.exact and not e.factors], Recognised(context.document))
    )


def _try(
    state: _State, repairs: Sequence[tuple[Repair, ...]], extract: Extract, find: FindGrids
) -> tuple[_State, list[tuple[Repair, ...]]]:
    """What the document is with the repairs that bear reading it again: all of them, else each that does by itself."""
    after = _again(state, [repair for some in repairs for repair in some], extract, find)
    if after is not None:
        return after, [*repairs]
    held = []
    for some in repairs if len(repairs) > 1 else ():
        after = _again(state, some, extract, find)
        if after is not None:
            held.append(some)
            state = after
    return state, held


def _again(state: _State, repairs: Sequence[Repair], extract: Extract, find: FindGrids) -> _State | None:
    """The data set of the document with its words read otherwise; None where that is not what the sums said."""
    readings: list[Reading] = [repair.change.reading for repair in repairs]
    document = rewritten(state.context.document, readings)
    context = replace(state.context, document=document, grids=find(document))
    try:
        after = _state(context, extract(context))
    except DocextractError:
        return None
    return after if _bears_out(state, after, repairs) else None


def _bears_out(before: _State, after: _State, repairs: Sequence[Repair]) -> bool:
    """Whether fewer sums miss, none that held, and all that are about the repaired figures hold, no fewer of them."""
    if len(after.system.failing) >= len(before.system.failing):
        return False
    for repair in repairs:
        key = repair.change.figure
        was, now = before.system.of_figure[key], after.system.of_figure[key]
        if len(now) < len(was) or any(after.system.misses(n, {}) for n in now):
            return False
    passed = {(c.check_id, c.title) for c in before.data.checks if c.status == "PASS"}
    failed = {(c.check_id, c.title) for c in after.data.checks if c.status == "FAIL"}
    return not passed & failed
