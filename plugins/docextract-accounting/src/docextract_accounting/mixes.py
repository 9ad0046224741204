"""What the columns of a unit mix are, and what their numbers say of each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import partial
from itertools import pairwise

from docextract.plugin import Equation, Term, product, total_of, weighted
from docextract.proofs.equations import step
from docextract.proofs.tolerance import CENT

from .common import Read
from .header import Header
from .scopes import COUNTS, Numbers, Scope, figure

ZERO = Decimal(0)
SLACK = Decimal("0.000001")
"""What workbooks leave of a share when they do not round it."""
ADDING = frozenset(
    {"units", "occupied", "vacant", "totalArea", "totalTypeRent", "totalMarketRent", "totalContractRent"}
)
"""Fields whose columns add up."""
TRIPLES = (
    ("averageArea", "totalArea", ("units",), "R08"),
    ("typeRent", "totalTypeRent", ("units",), "R13"),
    ("averageMarketRent", "totalMarketRent", ("units",), "R04"),
    ("averageContractRent", "totalContractRent", ("occupied", "units"), "R05"),
)
"""An average, its total, what it may be an average over, and the check that asks."""
SHARES = {"unitShare": "units", "rentShare": "totalMarketRent", "areaShare": "totalArea"}
TOTALS = {"units": "R03", "totalArea": "R08", "totalMarketRent": "R04", "totalContractRent": "R05"}
"""The checks of stated totals; those of other columns are U03."""
PER_AREA = (
    ("marketRentPerArea", "totalMarketRent", "totalArea", "averageMarketRent", "averageArea"),
    ("contractRentPerArea", "totalContractRent", "totalArea", "averageContractRent", "averageArea"),
)
Fields = dict[tuple[int, int], str]


def settle_fields(read: Read) -> Fields:
    """What the answer calls each column of numbers, by header and column."""
    found: Fields = {}
    for header in read.headers:
        before: str | None = None
        for column, use in sorted(header.uses.items()):
            name = use.name
            if not any(
                item.header is header and (column in item.amounts or column in item.unread) for item in read.items
            ):
                continue
            if name == "share":
                name = {"units": "unitShare", "anyArea": "areaShare", "totalArea": "areaShare"}.get(
                    before or "", "rentShare"
                )
            elif name.startswith("any"):
                name = _of_one_or_all(read, header, column, name.removeprefix("any"))
            elif name == "other":
                name = f"otherAmounts.{header.text(column)}"
            if name in (found[k] for k in found if k[0] == id(header)):
                name = f"otherAmounts.{header.text(column)}"
            found[id(header), column] = name
            before = use.name
    return found


def _of_one_or_all(read: Read, header: Header, column: int, what: str) -> str:
    """Whether a column of areas or rents is of one unit or of all of a type: as the other columns and the sums say."""
    one, whole = f"average{what}", f"total{what}"
    beside = {use.name for c, use in header.uses.items() if c != column}
    if whole in beside or one in beside:
        return one if whole in beside else whole
    rows = [item.amounts[column] for item in read.items if item.kind == "DATA" and column in item.amounts]
    totals = [item.amounts[column] for item in read.items if item.kind == "TOTAL" and column in item.amounts]
    if any(abs(total - sum(rows, ZERO)) <= max(CENT, len(rows) * CENT) for total in totals) and len(rows) > 1:
        return whole
    counts = header.columns("units")
    units = [
        (item.amounts[column], item.amounts[counts[0]])
        for item in read.items
        if item.kind == "DATA" and column in item.amounts and counts and item.amounts.get(counts[0])
    ]
    # Rents and areas of all units of a type grow with their number, those of one unit do not.
    grows = sum(a > b for (a, m), (b, n) in pairwise(units) if m > n)
    turns = sum(m > n for (_, m), (_, n) in pairwise(units))
    return whole if turns and grows == turns and not totals else one


def equations_of(
    read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], adding: Sequence[str]
) -> list[Equation]:
    """Down each column: the totals; along each line: counts, averages, shares, rents per area."""
    made: list[Equation] = []
    over = {average: _denominator(read, numbers, average, total, counts) for average, total, counts, _ in TRIPLES}
    for scope in scopes:
        label = read.items[scope.total].label or "the total"
        for field, printed in numbers[scope.total].items():
            if field in adding:
                addends = [figure(numbers, r, field) for r in scope.rows if field in numbers[r]]
                if addends or printed:
                    about = f"{label}, {field.partition('.')[2] or field}"
                    check, total = TOTALS.get(field, "U03"), figure(numbers, scope.total, field)
                    made.append(total_of(about, total, addends, check=check, count=field in COUNTS))
        made += _averages(label, numbers, scope, over)
    for n, item in enumerate(read.items):
        if item.kind in ("DATA", "TOTAL"):
            made += _along(item.label or "the total", n, numbers, over)
            made += _other_averages(item.label or "the total", n, numbers)
    made += _shares(read, numbers, scopes)
    return made


def _denominator(read: Read, numbers: Sequence[Numbers], average: str, total: str, counts: Sequence[str]) -> str | None:
    """What an average is over: the count with which most lines tie; None if it is of something that is not printed."""
    held = dict.fromkeys(counts, 0)
    tested = 0
    for n, item in enumerate(read.items):
        line = numbers[n]
        tested += item.kind == "DATA" and {average, total} <= line.keys()
        for count in counts:
            if item.kind == "DATA" and {average, total, count} <= line.keys():
                room = line[count] * step(line[average]) / 2 + step(line[total]) / 2
                held[count] += abs(line[count] * line[average] - line[total]) <= room
    if tested:
        best = max(counts, key=lambda count: held[count])
        if "occupied" in counts and best == "units" and _over_fewer(read, numbers, average, total):
            return None
        return best if held[best] * 2 >= tested else None
    there = {f for line in numbers for f in line}
    return next((count for count in counts if count in there), counts[-1])


def _over_fewer(read: Read, numbers: Sequence[Numbers], average: str, total: str) -> bool:
    """Whether a total is that of fewer units than there are, in some lines: of occupied ones that nobody counts."""
    fewer = False
    for n, item in enumerate(read.items):
        line = numbers[n]
        if item.kind != "DATA" or not {average, total, "units"} <= line.keys() or not line[average]:
            continue
        implied = line[total] / line[average]
        room = (implied * step(line[average]) / 2 + step(line[total]) / 2) / line[average]
        if implied > line["units"] + room or abs(implied - round(implied)) > room + SLACK:
            return False
        fewer |= implied < line["units"] - room
    return fewer


def _averages(
    label: str, numbers: Sequence[Numbers], scope: Scope, over: Mapping[str, str | None]
) -> Iterator[Equation]:
    """Averages in a total line, of the averages of its rows."""
    line = numbers[scope.total]
    for average, _, _, check in TRIPLES:
        count = over[average]
        if average not in line or count is None:
            continue
        parts = [
            (figure(numbers, r, average), numbers[r][count])
            for r in scope.rows
            if average in numbers[r] and numbers[r].get(count)
        ]
        weight = sum((by for _, by in parts), ZERO)
        complete = all(average in numbers[r] for r in scope.rows if numbers[r].get(count))
        if weight and complete:
            yield weighted(f"{label}, {average}", figure(numbers, scope.total, average), weight, parts, check=check)


def _along(
    label: str, n: int, numbers: Sequence[Numbers], over: Mapping[str, str | None]
) -> Iterator[Equation]:  # fmt: skip
    line = numbers[n]
    cell = partial(figure, numbers, n)
    if {"units", "occupied", "vacant"} <= line.keys():
        parts = [cell("occupied"), cell("vacant")]
        yield total_of(f"{label}, units", cell("units"), parts, check="U01", count=True)
    for average, total, _, check in TRIPLES:
        count = over[average]
        if count is not None and {average, total, count} <= line.keys() and line[count]:
            yield product(f"{label}, {average}", cell(count), cell(average), cell(total), check=check)
    if {"units", "occupied", "occupancy"} <= line.keys() and line["units"]:
        unit = step(line["occupancy"])
        yield product(
            f"{label}, occupancy",
            cell("units"),
            cell("occupancy"),
            cell("occupied"),
            check="U02",
            unit=unit,
            count=True,
        )
    for rate, total, area, average, size in PER_AREA:
        pair = (total, area) if {total, area} <= line.keys() else (average, size)
        if {rate, *pair} <= line.keys() and line[pair[1]]:
            counted = pair[1] == area
            yield product(f"{label}, {rate}", cell(pair[1]), cell(rate), cell(pair[0]), check="U02", counted=counted)


def _other_averages(label: str, n: int, numbers: Sequence[Numbers]) -> Iterator[Equation]:
    """ "Average Deposit" beside "Deposit": over the units."""
    line = numbers[n]
    others = {f.partition(".")[2].casefold(): f for f in line if f.startswith("otherAmounts.")}
    for name, average in others.items():
        total = others.get(name.removeprefix("average ").removeprefix("avg "))
        if total is not None and total != average and line.get("units"):
            count, one, whole = (figure(numbers, n, f) for f in ("units", average, total))
            yield product(f"{label}, {average.partition('.')[2]}", count, one, whole, check="U03")


def _shares(read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope]) -> Iterator[Equation]:
    """Shares of the whole, or of the lines of one type: as they come to 100 %."""
    rows = [n for n, item in enumerate(read.items) if item.kind == "DATA"]
    for share, field in SHARES.items():
        mine = [n for n in rows if {share, field} <= numbers[n].keys()]
        if not mine:
            continue
        for group in _wholes(read, numbers, mine, share):
            whole = sum((numbers[n][field] for n in group), ZERO)
            total = next((s.total for s in scopes if s.rows == rows and field in numbers[s.total]), None)
            if not whole:
                continue
            for n in group:
                label = read.items[n].label or "a line"
                yield from _share(
                    f"{label}, {share}", n, share, field, numbers, group, total if group == rows else None
                )


def _wholes(read: Read, numbers: Sequence[Numbers], rows: Sequence[int], share: str) -> list[list[int]]:
    """The lines whose shares come to one: all, or those of each type."""
    most = sum((step(numbers[n][share]) for n in rows), ZERO) + SLACK
    if abs(sum((numbers[n][share] for n in rows), ZERO) - 1) <= most:
        return [list(rows)]
    groups: dict[str, list[int]] = {}
    for n in rows:
        groups.setdefault(read.items[n].label or "", []).append(n)
    return list(groups.values())


def _share(
    about: str, n: int, share: str, field: str, numbers: Sequence[Numbers], group: Sequence[int], total: int | None
) -> Iterator[Equation]:
    part, ratio = figure(numbers, n, field), figure(numbers, n, share)
    # A whole that is printed nowhere is the lines together.
    whole = Term(sum((numbers[m][field] for m in group), ZERO)) if total is None else figure(numbers, total, field)
    yield product(about, whole, ratio, part, check="U02", unit=step(ratio.amount), count=field == "units")
