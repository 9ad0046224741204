"""Making check results: money compared within the tolerance of printed sums."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ....models.findings import CheckCell, CheckResult, CheckStatus
from ....proofs.catalogue import catalogue
from ....proofs.tolerance import printed_unit, sum_tolerance, to_cents

Values = Sequence[Decimal | None]


def result(
    check_id: str,
    status: CheckStatus,
    message: str = "",
    *,
    about: str = "",
    rows: Sequence[int] = (),
    cells: Sequence[tuple[int, str]] = (),
    basis: str | None = None,
    expected: Decimal | str | None = None,
    actual: Decimal | str | None = None,
    tolerance: Decimal | None = None,
) -> CheckResult:
    """One result; ``about`` tells results of one id apart in their title."""
    title = catalogue()[check_id].title
    difference = None
    if isinstance(expected, Decimal) and isinstance(actual, Decimal):
        difference = actual - expected
    return CheckResult.model_construct(
        check_id=check_id,
        title=f"{title}: {about}" if about else title,
        status=status,
        basis=basis,
        basis_is_default=None if basis is None else True,
        readings_tried=0 if basis is None else 1,
        expected=expected,
        actual=actual,
        difference=difference,
        tolerance=tolerance,
        rows=list(rows),
        cells=[CheckCell.model_construct(row_index=r, field=None, column_id=c) for r, c in cells],
        message=message,
    )


def compare(
    check_id: str,
    stated: Values,
    computed: Values,
    names: Sequence[str],
    *,
    about: str,
    rows: Sequence[int],
    addends: int,
    formula: str,
    row: int | None = None,
) -> CheckResult:
    """One result over the columns that have both figures: the worst column is shown."""
    both = [(n, a, b) for n, (a, b) in enumerate(zip(stated, computed, strict=True)) if a is not None and b is not None]
    if not both:
        return result(check_id, "SKIPPED", f"no column has all of {formula}", about=about, rows=rows)
    unit = printed_unit([v for _, a, b in both for v in (a, b)])
    tight, loose = sum_tolerance(unit, addends)
    limit = max(tight, loose)
    off = [(abs(to_cents(a - b)), n, a, b) for n, a, b in both if abs(to_cents(a - b)) > limit]
    _, printed, actual = max(off)[1:] if off else both[-1]
    message = f"{formula} holds in {len(both)} columns"
    if off:
        places = ", ".join(f"{names[m]} by {b - a:+,}" for _, m, a, b in off[:6])
        message = f"{formula} misses in {len(off)} of {len(both)} columns: {places}"
    cells = [(row, names[m]) for _, m, _, _ in off] if row is not None else []
    return result(
        check_id,
        "FAIL" if off else "PASS",
        message,
        about=about,
        rows=rows,
        cells=cells,
        expected=printed,
        actual=actual,
        tolerance=limit,
    )
