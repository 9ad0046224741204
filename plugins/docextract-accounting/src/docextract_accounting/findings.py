"""Check results in the words of the catalogues, with the places of what does not fit."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from functools import cache
from importlib import resources

from docextract.plugin import CheckCell, CheckResult, Crossing, Equation, ExtractionContext, Ledger, Line, Place, Proved
from docextract.proofs.catalogue import catalogue

from .scopes import Cell

MOST_NAMED = 6
"""Findings that a message names."""
PLUGIN = "accounting"
Named = Callable[[Cell], tuple[str, Place | None, int | None, str]]
"""What a number is called, where it stands, its row (None on a total's line) and its field."""


@cache
def _titles() -> dict[str, str]:
    text = resources.files("docextract_accounting").joinpath("checks.toml").read_text(encoding="utf-8")
    own = {f"{PLUGIN}.{entry['id']}": entry["title"] for entry in tomllib.loads(text)["check"]}
    return own | {check_id: info.title for check_id, info in catalogue().items()}


def check_id(name: str) -> str:
    """``A01`` with the prefix of this package; ids that docextract has stay as they are."""
    return name if f"{PLUGIN}.{name}" not in _titles() else f"{PLUGIN}.{name}"


def result(
    name: str,
    status: str,
    message: str,
    *,
    about: str = "",
    basis: str | None = None,
    default: bool = True,
    tried: int = 0,
    expected: Decimal | None = None,
    actual: Decimal | None = None,
    tolerance: Decimal | None = None,
    rows: Iterable[int] = (),
    cells: Iterable[tuple[int, str]] = (),
) -> CheckResult:
    """One result; ``about`` tells results of one id apart."""
    full = check_id(name)
    return CheckResult.model_construct(
        check_id=full,
        title=f"{_titles()[full]}: {about}" if about else _titles()[full],
        status=status,
        basis=basis,
        basis_is_default=default if basis is not None else None,
        readings_tried=tried,
        expected=expected,
        actual=actual,
        difference=actual - expected if actual is not None and expected is not None else None,
        tolerance=tolerance,
        rows=list(rows),
        cells=[CheckCell(row_index=row, field=field) for row, field in cells],
        message=message,
    )


def at(place: Place | None) -> str:
    """A place as a message names it."""
    if place is None:
        return "nowhere"
    if place.sheet is not None:
        return f"{place.sheet}!{place.cell}"
    x0, top = place.box[:2] if place.box else (0.0, 0.0)
    return f"page {place.page} ({x0:.0f}, {top:.0f})"


def asked(
    name: str, equations: Sequence[Equation], proved: Proved, named: Named, *, holds: str, lacks: str,
    about: str = "", basis: str | None = None, default: bool = True, tried: int = 0,
) -> CheckResult:  # fmt: skip
    """The answer of some equations together: PASS, FAIL with what is wrong and where, SKIPPED where there are none."""
    more = {"about": about, "basis": basis, "default": default, "tried": tried}
    if not equations:
        return result(name, "SKIPPED", lacks, **more)  # type: ignore[arg-type]
    ids = {id(e) for e in proved.broken}, {id(e) for e in proved.doubtful}
    broken, doubtful = ([e for e in equations if id(e) in mine] for mine in ids)
    if not broken and not doubtful:
        one = equations[0] if len(equations) == 1 else None
        printed, computed = _compared(one, named) if one else (None, None)
        tolerance = max(e.tolerance for e in equations)
        return result(name, "PASS", holds, expected=printed, actual=computed, tolerance=tolerance, **more)  # type: ignore[arg-type]
    wrong = broken or doubtful
    crossings = list(dict.fromkeys(id(c) for e in wrong if (c := proved.crossing_in(e)) is not None))
    found = [c for c in proved.crossings if id(c) in crossings]
    told = [f"{e.name} misses by {-e.residual:+,f}" for e in wrong[:MOST_NAMED]]
    told += [f"and {len(wrong) - MOST_NAMED} more"] if len(wrong) > MOST_NAMED else []
    told += [_told(c, named) for c in found[:MOST_NAMED]]
    if not found:
        told += [_suspects(wrong, named)]
    places = [named(c.cell) for c in found]
    rows = {row for e in wrong for cell in e.cells if (row := named(cell)[2]) is not None}
    if places:
        rows = {row for _, _, row, _ in places if row is not None} or rows
    printed, computed = _compared(wrong[0], named)
    return result(
        name, "FAIL" if broken else "WARN", ("" if broken else "unexplainedInTolerance: ") + "; ".join(told),
        expected=printed, actual=computed, tolerance=wrong[0].tolerance, rows=sorted(rows)[:200],
        cells=[(row, field) for _, _, row, field in places if row is not None], **more,  # type: ignore[arg-type]
    )  # fmt: skip


def _told(crossing: Crossing, named: Named) -> str:
    name, place, _, _ = named(crossing.cell)
    return f"the number that does not fit is {name} at {at(place)}; {crossing.expected:,f} would"


def _suspects(wrong: Sequence[Equation], named: Named) -> str:
    totals = [e.total or e.cells[0] for e in wrong[:MOST_NAMED]]
    return "look at " + ", ".join(f"{name} at {at(place)}" for name, place, _, _ in map(named, totals))


def _compared(equation: Equation, named: Named) -> tuple[Decimal | None, Decimal | None]:
    """What is printed, and what the others come to."""
    cell = equation.total or equation.cells[-1]
    return equation.values[cell], equation.wanted(cell)


def structure(
    context: ExtractionContext, ledger: Ledger, lines: Sequence[Line], unmapped: Sequence[str], signature: str
) -> list[CheckResult]:
    """S02, S06 and S08, which every document type answers alike."""
    if ledger.read != sum(ledger.by_role.values()):
        accounted = result("S02", "FAIL", f"{ledger.read} rows read, {sum(ledger.by_role.values())} accounted for")
    elif ledger.unexplained:
        first = ", ".join(map(at, ledger.unexplained[:MOST_NAMED]))
        accounted = result("S02", "WARN", f"{len(ledger.unexplained)} rows are unexplained: {first}")
    else:
        accounted = result("S02", "PASS", f"{ledger.read} rows read, each with a role")
    named = ", ".join(unmapped[:MOST_NAMED])
    columns = (
        result("S06", "WARN", f"columns not understood: {named}")
        if unmapped
        else result("S06", "PASS", "every column with values is understood")
    )
    return [accounted, columns, result("S08", "PASS", signature)]
