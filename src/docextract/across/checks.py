"""X01 to X05 and X07: what a roll and a statement of one property should agree on. At most warnings.

Each comparison is of one figure with its counterpart, fixed before the arithmetic; no other figure is tried to make it
tie. Where it does not, the message says which class of difference the figures speak for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal

from ..models.findings import CheckResult, CheckStatus
from ..models.reconciliation import ReconciledFigure, Reconciliation
from ..models.statement import Statement
from ..proofs.catalogue import catalogue
from .sides import ALLOWANCES, MARKET_RENT, VACANCY, RollSide, StatementSide
from .year import run_rate

RENT_BAND = Decimal("0.05")
CHARGE_BAND = Decimal("0.10")
OCCUPANCY_BAND = Decimal("0.03")
DEPOSIT_BAND = Decimal("0.01")
NEAR = 31
"""Days after the end of a period within which a roll is of the same time."""
UTILITIES = "income.reimbursement.utilityReimbursement"
_CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Pair:
    """Both sides of one property. ``books`` is None where the statement does not say how many months it covers."""

    roll: RollSide
    books: StatementSide | None
    answer: Reconciliation
    """What is known so far; figures are added to it as they are compared."""

    def keep(self, *figures: ReconciledFigure | None) -> None:
        """Put figures into the answer, each once."""
        known = {(figure.side, figure.name) for figure in self.answer.figures}
        self.answer.figures += [f for f in figures if f is not None and (f.side, f.name) not in known]

    @property
    def elsewhen(self) -> str | None:
        """Why the two may be of different times."""
        basis = self.answer.statement
        if basis.days_to_roll is not None and basis.days_to_roll > NEAR:
            return f"the roll is dated {basis.days_to_roll} days after the statement's period"
        start, as_of = basis.period_from, self.answer.rent_roll.as_on_date
        if start is not None and as_of is not None and as_of < start:
            return f"the roll is dated {(start - as_of).days} days before the statement's period"
        if basis.months is not None and basis.months < 12:
            return f"the statement covers {basis.months} months"
        return None


def operating_checks(pair: Pair) -> list[CheckResult]:
    """X01 to X04 against an operating statement."""
    if pair.books is None:
        why = "missing: the statement does not say how many months its amounts cover"
        return [result_of(check, "SKIPPED", why) for check in ("X01", "X02", "X03", "X04")]
    return [*_rents(pair, pair.books), *_charges(pair, pair.books), _occupancy(pair, pair.books), _given(pair)]


def _rents(pair: Pair, books: StatementSide) -> Iterator[CheckResult]:
    gross, market = books.gross_potential_rent(), books.category(MARKET_RENT)
    net = books.net_rental_income()
    of_market = gross is not None and market is not None and set(gross.rows) <= set(market.rows)
    potential, scheduled, in_place = pair.roll.potential(), pair.roll.scheduled(), pair.roll.in_place()
    others = [figure for figure in (market, gross, net) if figure is not None]
    yield _compare(pair, "X01", "market rent and potential rent", potential, market or gross, RENT_BAND, others)
    if gross is not None and market is not None and not of_market:
        about = "rent of leases and vacant units and potential rent"
        yield _compare(pair, "X01", about, scheduled, gross, RENT_BAND, others)
    yield _compare(pair, "X01", "rent in place and net rental income", in_place, net, RENT_BAND, others)


def _charges(pair: Pair, books: StatementSide) -> Iterator[CheckResult]:
    charged = pair.roll.charges()
    booked = {entry.category: None for entry in books.statement.summary.by_category if entry.section == "INCOME"}
    for category, figure in charged.items():
        yield _compare(pair, "X02", category, figure, books.category(category), CHARGE_BAND, ())
    absent = [
        category
        for category in sorted(booked)
        if category not in charged
        and category.startswith(("income.other.", "income.reimbursement."))
        and (found := books.category(category)) is not None
        and found.annual
    ]
    if absent:
        message = f"missing: the roll has no charges of {', '.join(absent)}"
        if UTILITIES in absent:
            message += "; billings of utilities are often absent from a roll"
        yield result_of("X02", "SKIPPED", message, about="income without charges in the roll")
    elif not charged:
        yield result_of("X02", "SKIPPED", "missing: neither the roll nor the statement has charges beside the rent")


def _occupancy(pair: Pair, books: StatementSide) -> CheckResult:
    occupied, units = pair.roll.occupancy()
    potential = books.gross_potential_rent() or books.category(MARKET_RENT)
    vacancy = books.categories("vacancyLoss", VACANCY)
    pair.keep(potential, vacancy)
    lacks = "units that may be let" if not units else "" if potential and potential.annual else "potential rent"
    lacks = lacks or ("" if vacancy is not None else "a line of vacancy")
    if lacks or potential is None or vacancy is None:
        return result_of("X03", "SKIPPED", f"missing: no {lacks}")
    expected = (1 - abs(vacancy.annual) / potential.annual).quantize(Decimal("0.0001"))
    actual = (Decimal(occupied) / units).quantize(Decimal("0.0001"))
    off = abs(actual - expected) > OCCUPANCY_BAND
    told = (
        f"{occupied} of {units} units of the roll are occupied, {actual:.1%}; "
        f"vacancy takes {abs(vacancy.annual):,} of {potential.annual:,} off, which leaves {expected:.1%}"
    )
    kind = _timing_or_mapping(pair) if off else "within"
    return result_of(
        "X03",
        "WARN" if off else "PASS",
        f"{kind}: {told}",
        basis=f"occupied units of the roll / 1 - vacancy over {potential.name} in {_columns(pair)}",
        expected=expected,
        actual=actual,
        tolerance=OCCUPANCY_BAND,
        rows=[*vacancy.rows, *potential.rows],
    )


def _given(pair: Pair) -> CheckResult:
    assert pair.books is not None
    booked = pair.books.categories("concessions", sorted(ALLOWANCES))
    return _compare(pair, "X04", "", pair.roll.concessions(), booked, CHARGE_BAND, ())


def balance_checks(pair: Pair, statement: Statement) -> list[CheckResult]:
    """X05 against a balance sheet: the deposits that tenants gave are owed to them."""
    held = [d for row in pair.roll.rows for d in (row.deposit, row.other_deposit) if d is not None]
    lines = [r for r in statement.rows if r.row_type == "LINE" and r.category == "liability.securityDeposits"]
    points = [n for n, c in enumerate(statement.columns) if c.kind == "ACTUAL" and c.is_money]
    if not held or not lines or not points:
        return [
            result_of(
                "X05", "SKIPPED", f"missing: no {'deposits in the roll' if not held else 'liability of deposits'}"
            )
        ]
    n = max(points, key=lambda n: (statement.columns[n].period_to is not None, statement.columns[n].period_to, -n))
    owed = sum((row.values[n] or Decimal(0) for row in lines), Decimal(0))
    actual, limit = sum(held, Decimal(0)), (abs(owed) * DEPOSIT_BAND).quantize(_CENT)
    off = abs(actual - owed) > limit
    kind = _timing_or_mapping(pair) if off else "within"
    return [
        result_of(
            "X05",
            "WARN" if off else "PASS",
            f"{kind}: deposits of the roll {actual:,}, "
            f"liability of deposits {owed:,} in {statement.columns[n].column_id}",
            basis="deposits of all rows / liability.securityDeposits",
            expected=owed,
            actual=actual,
            tolerance=limit,
            rows=[row.row_index for row in lines],
        )
    ]


def _compare(
    pair: Pair,
    check: str,
    about: str,
    ours: ReconciledFigure | None,
    books: ReconciledFigure | None,
    band: Decimal,
    others: list[ReconciledFigure] | tuple[()],
) -> CheckResult:
    """12 x a month of the roll against a year of the statement."""
    pair.keep(ours, books)
    if ours is None or books is None:
        side = "roll" if ours is None else "statement"
        return result_of(check, "SKIPPED", f"missing: the {side} has no figure to compare", about=about)
    expected, actual = books.annual, ours.annual
    if check == "X04":
        expected = -abs(expected)
    limit = (abs(expected) * band).quantize(_CENT)
    off = abs(actual - expected) > limit
    share = f"{(actual - expected) / abs(expected):+.1%}" if expected else "with nothing to compare it with"
    told = (
        f"12 x {ours.printed:,} ({ours.basis}) is {actual:,}; "
        f"the statement has {expected:,} ({books.basis}, {_columns(pair)}): {share}"
    )
    if expected == 0 and actual == 0:
        return result_of(check, "SKIPPED", "missing: both sides are 0", about=about)
    kind = _class(pair, ours, books, band, others) if off else "within"
    return result_of(
        check,
        "WARN" if off else "PASS",
        f"{kind}: {told}",
        about=about,
        basis=f"{ours.name} x 12 / {books.name} x {books.factor.normalize():f} in {_columns(pair)}",
        expected=expected,
        actual=actual,
        tolerance=limit,
        rows=books.rows,
    )


def _class(
    pair: Pair,
    ours: ReconciledFigure,
    books: ReconciledFigure,
    band: Decimal,
    others: list[ReconciledFigure] | tuple[()],
) -> str:
    """What the difference is likely to come from, with what speaks for it."""
    for other in others:
        if other.rows != books.rows and abs(ours.annual - other.annual) <= abs(other.annual) * band:
            return f"mapping ({other.name} of the statement, {other.annual:,}, is within the band)"
    assert pair.books is not None
    rate = run_rate(pair.books.statement, pair.books.year)
    if rate is not None and ours.annual:
        lines = [pair.books.statement.rows[n] for n in books.rows]
        effects = [1] if len(lines) == 1 else [row.effect for row in lines]
        parts = [rate.of(row.values) for row in lines]
        recent = rate.annual(sum((v * e for v, e in zip(parts, effects, strict=True) if v is not None), Decimal(0)))
        if recent and abs(ours.annual - recent) <= abs(recent) * band:
            return f"timing (the last {rate.months} months come to {recent:,} a year)"
    return _timing_or_mapping(pair)


def _timing_or_mapping(pair: Pair) -> str:
    return f"timing ({pair.elsewhen})" if pair.elsewhen else "mapping"


def _columns(pair: Pair) -> str:
    basis = pair.answer.statement
    months = f"{basis.months} month{'' if basis.months == 1 else 's'}"
    named = basis.columns[0] if len(basis.columns) == 1 else f"{basis.columns[0]} to {basis.columns[-1]}"
    return f"{named}, {months}"


def result_of(
    check: str,
    status: CheckStatus,
    message: str,
    *,
    about: str = "",
    basis: str | None = None,
    expected: Decimal | None = None,
    actual: Decimal | None = None,
    tolerance: Decimal | None = None,
    rows: list[int] | None = None,
) -> CheckResult:
    """The result of a check across documents, with the title of the catalogue."""
    title = catalogue()[check].title
    return CheckResult(
        check_id=check,
        title=f"{title}: {about}" if about else title,
        status=status,
        basis=basis,
        basis_is_default=None if basis is None else True,
        readings_tried=0 if basis is None else 1,
        expected=expected,
        actual=actual,
        difference=None if expected is None or actual is None else actual - expected,
        tolerance=tolerance,
        rows=rows or [],
        message=message,
    )


def unit_check(pair: Pair, statement: Statement, is_count: Callable[[str], bool]) -> CheckResult:
    """X07: a count of units that the statement prints against the units of the roll."""
    ours = sum(row.unit_count for row in pair.roll.units)
    for row in statement.rows:
        counts = [v for v in row.values if v is not None and v > 0 and v == v.to_integral_value()]
        if row.row_type != "STATISTIC" or not row.label or not is_count(row.label) or not counts:
            continue
        theirs = counts[-1]
        same = theirs == ours
        return result_of(
            "X07",
            "PASS" if same else "WARN",
            f"{'within' if same else 'mapping'}: {ours} units in the roll, {row.label!r} is {theirs} in the statement",
            basis="units",
            expected=theirs,
            actual=Decimal(ours),
            tolerance=Decimal(0),
            rows=[row.row_index],
        )
    return result_of("X07", "SKIPPED", "missing: the statement prints no count of units")
