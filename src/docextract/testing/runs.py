"""Runs of unit numbers: one that is left out of an unbroken run shows."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Sequence

from docextract.testing.blocks import Block

LONGEST = 10
"""Units from which on numbers that follow each other are a run."""
_NUMBERED = re.compile(r"([A-Za-z]+[-#. ]?|\d+-)?(\d{1,5})")


def left_out(units: Sequence[Block], absent: Collection[int]) -> list[Block]:
    """Absent units whose number lies within an unbroken run of at least ten others."""
    runs: dict[object, dict[int, list[Block]]] = defaultdict(lambda: defaultdict(list))
    for unit in units:
        match = _NUMBERED.fullmatch(str(unit.truth.get("unit") or ""))
        if match is not None:
            number = int(match[2])
            place = (unit.truth.get("propertyName"), unit.truth.get("building"), match[1], len(match[2]), number // 100)
            runs[place][number].append(unit)
    found: list[Block] = []
    for run in runs.values():
        if max(run) - min(run) + 1 != len(run):
            continue
        # The number of a unit that an applicant repeats is missing only where both are.
        gone = {number: same[0] for number, same in run.items() if all(id(u.first) in absent for u in same)}
        printed = run.keys() - gone.keys()
        if len(printed) >= LONGEST and len(gone) * 10 <= len(run):
            found += [unit for number, unit in gone.items() if min(printed) < number < max(printed)]
    return found
