"""O20: what the statistics of a hotel say of each other, of room revenue, and of the departments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import NamedTuple

from ....models.findings import CheckResult
from ....models.statement import StatementRow
from ....vocabulary import Vocabulary
from .evidence import Evidence
from .results import result

ROOM_REVENUE = "hotel.revenue.rooms"
_REVENUE, _COSTS = "hotel.revenue.", "hotel.departmental."
_SHARE = Decimal("0.005")
"""Products may miss by half a percent: rates and shares are printed rounded."""
_WHOLE = Decimal("1.5")
"""A share above this is printed in percent."""


class _Relation(NamedTuple):
    """One thing that must come out as printed: its name, what is printed, what it is made of, and how."""

    about: str
    printed: str
    parts: tuple[str, str]
    formula: str
    make: Callable[[Decimal, Decimal], Decimal | None]
    points: bool = False


def _quotient(a: Decimal, b: Decimal) -> Decimal | None:
    return a / b if b else None


_RELATIONS = (
    _Relation("room revenue", "roomRevenue", ("roomsSold", "adr"), "rooms sold x ADR", lambda a, b: a * b),
    _Relation("RevPAR", "revpar", ("occupancy", "adr"), "occupancy x ADR", lambda a, b: a * b),
    _Relation("occupancy", "occupancy", ("roomsSold", "roomsAvailable"), "rooms sold / available", _quotient, True),
)


def hotel_checks(evidence: Evidence, vocabulary: Vocabulary) -> list[CheckResult]:
    """One result per relation that has its rows; one SKIPPED where there is none."""
    found = _rows(evidence, vocabulary)
    results = [
        _check(evidence, relation, found)
        for relation in _RELATIONS
        if relation.printed in found and all(part in found for part in relation.parts)
    ]
    shares = _departments(evidence) if {"roomsSold", "adr", "revpar"} & found.keys() else None
    results += [shares] if shares is not None else []
    return results or [result("O20", "SKIPPED", "no statistics of rooms sold, rates and occupancy")]


def _rows(evidence: Evidence, vocabulary: Vocabulary) -> dict[str, StatementRow]:
    """The first row of each statistic, and that of room revenue."""
    found: dict[str, StatementRow] = {}
    for row in evidence.rows:
        if row.row_type == "STATISTIC" and row.label and (name := vocabulary.statistic(row.label)):
            found.setdefault(name, row)
        elif row.category == ROOM_REVENUE:
            found.setdefault("roomRevenue", row)
    return found


def _check(evidence: Evidence, relation: _Relation, found: dict[str, StatementRow]) -> CheckResult:
    printed, (one, other) = found[relation.printed], (found[part] for part in relation.parts)
    off: list[tuple[Decimal, int, Decimal, Decimal, Decimal]] = []
    held: tuple[Decimal, Decimal, Decimal] | None = None
    tested = 0
    for n, column in enumerate(evidence.columns):
        a, b, wanted = one.values[n], other.values[n], printed.values[n]
        if not column.is_money or a is None or b is None or wanted is None:
            continue
        share = found.get("occupancy")
        made = relation.make(a / 100 if one is share and abs(a) > _WHOLE else a, b)
        if made is None:
            continue
        tested += 1
        made *= 100 if printed is share and abs(wanted) > _WHOLE else 1
        limit = _point(wanted) if relation.points else abs(wanted) * _SHARE
        held = (wanted, made, limit)
        if abs(made - wanted) > limit:
            off.append((abs(made - wanted) - limit, n, wanted, made, limit))
    rows = sorted({printed.row_index, one.row_index, other.row_index})
    if not tested or held is None:
        return result("O20", "SKIPPED", f"no column has all of {relation.formula}", about=relation.about, rows=rows)
    expected, actual, tolerance = max(off)[2:] if off else held
    told = f"{relation.formula} is {printed.label} in {tested} columns"
    if off:
        told = f"{relation.formula} misses {printed.label} in {len(off)} of {tested} columns"
    return result(
        "O20",
        "WARN" if off else "PASS",
        told,
        about=relation.about,
        basis=relation.formula,
        rows=rows,
        cells=[(printed.row_index, evidence.names[n]) for _, n, *_ in off],
        expected=expected,
        actual=actual.quantize(Decimal("0.0001")),
        tolerance=tolerance,
    )


def _point(value: Decimal) -> Decimal:
    """Half of the last printed digit, and one more for chained rounding; a percent has at least whole points."""
    exponent = value.as_tuple().exponent
    most = 0 if abs(value) > _WHOLE else -2
    return Decimal(1).scaleb(min(most, max(int(exponent), -4))) * Decimal("1.5")


def _departments(evidence: Evidence) -> CheckResult | None:
    """Percentages of departmental costs, of the revenue of their own department or else of all revenue."""
    revenue = {r.category.removeprefix(_REVENUE): r for r in _of(evidence, _REVENUE) if r.category}
    total = evidence.totals.effective_gross_income
    pairs = _percent_columns(evidence)
    tested = 0
    off: list[tuple[StatementRow, int, Decimal, Decimal]] = []
    bases: set[str] = set()
    for row in _of(evidence, _COSTS):
        own = revenue.get(str(row.category).removeprefix(_COSTS))
        if own is None:
            continue
        for money, share in pairs:
            cost, base, printed = row.values[money], own.values[money], row.values[share]
            if cost is None or not base or printed is None:
                continue
            tested += 1
            made = cost / base * (100 if abs(printed) > _WHOLE else 1)
            whole = total.values[money] if total is not None else None
            of_all = cost / whole * (100 if abs(printed) > _WHOLE else 1) if whole else None
            if abs(made - printed) <= _point(printed):
                bases.add("own department")
            elif of_all is not None and abs(of_all - printed) <= _point(printed):
                bases.add("total revenue")
            else:
                off.append((row, share, printed, made))
    if not tested:
        return None
    basis = "own department" if bases <= {"own department"} else "total revenue" if len(bases) == 1 else "mixed"
    first = off[0] if off else None
    told = f"{tested} percentages are of {basis if basis != 'mixed' else 'their own department or of total revenue'}"
    if off:
        told = f"{len(off)} of {tested} percentages are neither of their own department nor of total revenue"
    return result(
        "O20",
        "WARN" if off else "PASS",
        told,
        about="department shares",
        basis=basis,
        rows=sorted({row.row_index for row, *_ in off}),
        cells=[(row.row_index, evidence.names[n]) for row, n, *_ in off],
        expected=first[2] if first else None,
        actual=first[3].quantize(Decimal("0.0001")) if first else None,
        tolerance=_point(first[2]) if first else None,
    )


def _of(evidence: Evidence, prefix: str) -> list[StatementRow]:
    return [row for row in evidence.rows if row.category is not None and row.category.startswith(prefix)]


def _percent_columns(evidence: Evidence) -> Sequence[tuple[int, int]]:
    """Columns of money with the column of percentages directly behind each."""
    kinds = evidence.columns
    return [(n - 1, n) for n, c in enumerate(kinds) if c.kind == "PERCENT" and n and kinds[n - 1].is_money]
