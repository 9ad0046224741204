"""Grand totals against the totals of the sections and properties that make them up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ...models.findings import CheckResult
from ...proofs.tolerance import printed_unit, sum_tolerance, to_cents
from .ground import Ground
from .groups import Rows
from .printed import Stated
from .readings import is_current
from .results import result
from .sums import check_of

Part = tuple[Stated, Rows]
"""A total of a section or property, and the rows that it is about."""


def section_sums(ground: Ground) -> Iterator[CheckResult]:
    """One result for each figure of a grand total that two or more totals below it print too."""
    totals = [t for t in ground.printed.totals if t.kind != "average" and _of_all(ground, t)]
    outermost = _Outermost(ground, len(ground.rows))
    for total in totals:
        if total.kind != "grand":
            outermost.add(total)
            continue
        grand, parts = total, outermost.parts
        if not ground.scopes(grand) or len(parts) < 2:
            continue
        for name in [*grand.values, *(["units"] if grand.units is not None else [])]:
            check_id = "R03" if name == "units" else check_of(name)
            if check_id is not None and all(_figure(part, name) is not None for part, _ in parts):
                yield _compared(ground, check_id, grand, name, parts)


def _of_all(ground: Ground, total: Stated) -> bool:
    """Whether a total is about all rows above it: no line of a block by occupancy, though its section may be
    called current or future."""
    return total.group in (None, "total") or all(group in (None, "total") for group, _ in ground.kinds_beside(total))


class _Outermost:
    """The outermost of the totals above, grand totals of all rows left out."""

    def __init__(self, ground: Ground, size: int) -> None:
        self.ground = ground
        self.size = size
        self.found: list[Part] = []
        self.covered = 0

    @property
    def parts(self) -> Sequence[Part]:
        """These totals, if each row is about one of them; else none."""
        return self.found if self.covered == self.size else ()

    def add(self, total: Stated) -> None:
        """Go on to the next total."""
        scopes = self.ground.tied.get(id(total)) or self.ground.scopes(total)
        rows = scopes[0][1] if scopes else None
        if not rows or len(rows) == self.size:
            return
        # A total around the ones before it takes their place.
        while self.found and self.found[-1][1].first >= rows.first:
            self.covered -= len(self.found.pop()[1])
        if not self.found or self.found[-1][1].last < rows.first:
            self.found.append((total, rows))
            self.covered += len(rows)


def _figure(total: Stated, name: str) -> Decimal | None:
    if name == "units":
        return Decimal(total.units) if total.units is not None else None
    return total.values.get(name)


def _compared(ground: Ground, check_id: str, grand: Stated, name: str, parts: Sequence[Part]) -> CheckResult:
    stated = _figure(grand, name) or Decimal(0)
    readings = [("sections", list(parts)), ("current sections", [p for p in parts if p[1].any(is_current)])]
    tried = 0
    best: tuple[str, list[Part], Decimal, Decimal] | None = None
    for basis, some in readings:
        tried += 1
        figures = [_figure(part, name) or Decimal(0) for part, _ in some]
        actual = to_cents(sum(figures, Decimal(0)))
        tolerance = Decimal(0) if name == "units" else max(sum_tolerance(printed_unit([stated, *figures]), len(some)))
        ties = abs(actual - to_cents(stated)) <= tolerance
        if ties or best is None:
            best = (basis, some, actual, tolerance)
        if ties:
            break
    assert best is not None
    basis, some, actual, tolerance = best
    miss = actual - to_cents(stated)
    tied = abs(miss) <= tolerance
    ground.sectioned.append((grand, name, [part for part, _ in some]))
    proved = ground.prover.stated_proved
    # Totals that all tie with their own rows are about different rows, not wrong.
    alike = all((id(total), name) in proved for total in [grand, *(part for part, _ in some)])
    message = f"{len(some)} totals add up to {actual}, printed {stated}"
    if not tied:
        message += f": {abs(miss)} {'too much' if miss > 0 else 'too little'}"
        message += "; each ties with rows of its own" if alike else ""
    return result(
        check_id, "PASS" if tied else "WARN" if alike else "FAIL", message,
        title=f"{name}, {ground.name(grand)}, against its sections", basis=basis, basis_is_default=basis == "sections",
        readings_tried=tried, expected=stated, actual=actual, difference=miss, tolerance=tolerance,
    )  # fmt: skip
