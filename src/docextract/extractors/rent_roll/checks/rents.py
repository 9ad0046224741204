"""Check R15: rents of a row against each other and its rates, and whatever else its numbers have to do with each other;
check R16: gross rents against those of their leases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ....models.findings import CheckCell, CheckResult
from ....models.rent_roll import RentRollRow
from ....proofs.relations import FEWEST, mostly, nearly_all
from ..anatomy.results import MOST_NAMED, result
from ..arithmetic.comparison import Comparison
from ..arithmetic.rates import OF_MONTH, OF_YEAR, YEAR, YEAR_ROUNDING, Verdict, Verdicts, annual_rent, judge
from ..arithmetic.relations import Agreement
from .leftover import name_of

YEAR_TOLERANCE = Decimal("0.02")


def rents_agree(comparison: Comparison) -> Iterator[CheckResult]:
    """R15: within the tolerances, and to the cent where nearly all rows keep to it."""
    tested = set(comparison.displaced)
    wrong = set(comparison.displaced)
    inexact: set[int] = set()
    agreements = [*_of_rents(comparison.rows), *comparison.agreements]
    disputed: set[tuple[int, str]] = set()
    """Rows and fields of which a finer agreement that nearly all rows keep to the cent says that one is wrong."""
    for agreement in agreements:
        tested.update(index for index, _ in agreement.verdicts)
        wrong.update(index for index, verdict in agreement.verdicts if verdict == "miss")
        kept = [(index, verdict != "near") for index, verdict in agreement.verdicts if verdict != "miss"]
        if len(kept) >= FEWEST and nearly_all(exact for _, exact in kept):
            off = [index for index, exact in kept if not exact]
            inexact.update(off)
            disputed.update((index, name) for index in off for name in agreement.fields)
    for agreement in agreements:
        # What is only near says nothing of the last digits, nor which rent it is.
        exactly = [comparison.rows[index] for index, verdict in agreement.verdicts if verdict == "exact"]
        for name in agreement.fields:
            if proved := [row for row in exactly if (row.row_index, name) not in disputed]:
                comparison.prover.confirm(proved, name, within=True)
    if not tested:
        yield result(
            "R15", "SKIPPED", "no row prints rents of two periods, a rent and its rate per area, or amounts that add up"
        )
        return
    status = "FAIL" if len(wrong) * 2 > len(tested) else "WARN" if wrong or inexact else "PASS"
    odd = [comparison.rows[index] for index in sorted(wrong | inexact)]
    remark = f"; not {', '.join(map(name_of, odd[:MOST_NAMED]))}" if odd else ""
    if comparison.displaced:
        remark += ", of which some agree one column to the right"
    if inexact and not wrong:
        remark += ", where all others agree to the cent"
    yield result(
        "R15", status, f"{len(tested) - len(odd)} of {len(tested)} rows agree{remark}",
        expected=Decimal(len(tested)), actual=Decimal(len(tested) - len(odd)), tolerance=Decimal(0),
        rows=[row.row_index for row in odd],
        cells=[CheckCell(row_index=row.row_index, field=name)
               for row in odd for name in _fields(row) if status == "FAIL"],
    )  # fmt: skip


def _of_rents(rows: Sequence[RentRollRow]) -> Iterator[Agreement]:
    """What rents are of each other, and the rate that they, or all that is paid, are on the area."""
    years: Verdicts = [(row.row_index, verdict) for row in rows if (verdict := _year_against_month(row)) is not None]
    yield Agreement(years, ("contractRent", "annualRent"))
    for name in ("annualRent", "contractRent"):
        some = [
            row for row in rows if row.rent_per_area and row.area and bool(row.annual_rent) == (name == "annualRent")
        ]
        rates: Verdicts = [(r.row_index, _judge(rows, r, annual)) for r in some if (annual := annual_rent(r))]
        times = OF_YEAR if name == "annualRent" else Decimal(YEAR)
        gross: Verdicts = [(r.row_index, _judge(rows, r, r.total_charges * times)) for r in some if r.total_charges]
        of_gross = len(gross) >= FEWEST and not _kept(rates) and _kept(gross)
        yield Agreement(gross if of_gross else rates, ("rentPerArea", "area", "totalCharges" if of_gross else name))


def _kept(verdicts: Verdicts) -> bool:
    """Whether most rows keep to a rate."""
    return mostly(verdict != "miss" for _, verdict in verdicts)


def _judge(rows: Sequence[RentRollRow], row: RentRollRow, annual: Decimal) -> Verdict:
    """The rate is also tried as one of a month."""
    return judge(rows, row, annual, row.rent_per_area or Decimal(0), (OF_YEAR, OF_MONTH))


def _year_against_month(row: RentRollRow) -> Verdict | None:
    """annual = 12 x monthly, within 2 % of the annual rent; None where one is not printed."""
    if not row.contract_rent or not row.annual_rent:
        return None
    error = abs(row.contract_rent * YEAR - row.annual_rent)
    if error > abs(row.annual_rent) * YEAR_TOLERANCE:
        return "miss"
    return "exact" if error <= YEAR_ROUNDING else "near"


def _fields(row: RentRollRow) -> list[str]:
    """The rents that a row prints, with the area where a rate is on it: one is not what the others say."""
    names = ("contractRent", "annualRent", *(("rentPerArea", "area") if "rentPerArea" in row.sources else ()))
    return [name for name in names if name in row.sources]


def gross_not_below_base(comparison: Comparison) -> Iterator[CheckResult]:
    """R16: the printed gross rent of a lease is not below its base rent."""
    printed = [(row, gross) for row in comparison.rows if (gross := comparison.gross.get(row.row_index)) is not None]
    tested = [(row, row.contract_rent, gross) for row, gross in printed if row.contract_rent is not None]
    if not tested:
        yield result("R16", "SKIPPED", "no lease prints a gross rent beside its own")
        return
    below = [row for row, base, gross in tested if gross < base - Decimal("0.01")]
    named = ", ".join(f"unit {r.unit or r.tenant_name}" for r in below[:MOST_NAMED])
    yield result(
        "R16", "WARN" if below else "PASS",
        f"gross rent below the base rent: {named}" if below else f"none of {len(tested)} gross rents is below its base",
        expected=Decimal(0), actual=Decimal(len(below)), tolerance=Decimal("0.01"), rows=[r.row_index for r in below],
    )  # fmt: skip
