"""What the numbers of a unit mix say of each other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import partial
from itertools import permutations

from docextract.plugin import Equation, Term, product, total_of, weighted
from docextract.proofs.equations import step

from .common import FEW, Read
from .mixfields import PARTS, SLACK, TRIPLES, mostly
from .scopes import COUNTS, Numbers, Scope, figure
from .words import counts_state, meaning

ZERO = Decimal(0)
ADDING = frozenset(
    [
        "units",
        "occupied",
        "vacant",
        "totalArea",
        "totalTypeRent",
        "totalMarketRent",
        "totalContractRent",
        "totalNetRent",
    ]
)
"""Fields whose columns add up."""
SHARES = {"unitShare": "units", "rentShare": "totalMarketRent", "areaShare": "totalArea"}
TOTALS = {"units": "R03", "totalArea": "R08", "totalMarketRent": "R04", "totalContractRent": "R05"}
"""The checks of stated totals; those of other columns are U03."""
SHOWN, MOST_OFF, LEAST = 6, 0.01, 100
"""Lines that tell whether a relation of columns is tried, by how much it may be off in them, and the least result
that is no chance."""
MOST_FIELDS = 30
"""Columns that are tried by threes."""
NO_PARTS = frozenset({"bedrooms", "bathrooms", "marketRentPerArea", "contractRentPerArea"})
"""What is no part of other amounts, or of which these do not tell whose it is."""
_NOTED = re.compile(r"\d\s?[*\u2020\u2021]+$")
STATES = "states"
"""The units of all states of occupied ones, where columns count them one by one."""
PER_AREA = (
    ("marketRentPerArea", "totalMarketRent", "totalArea", "averageMarketRent", "averageArea"),
    ("contractRentPerArea", "totalContractRent", "totalArea", "averageContractRent", "averageArea"),
)


def equations_of(
    read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], adding: Sequence[str]
) -> list[Equation]:
    """Down each column: the totals; along each line: counts, averages, shares, rents per area."""
    made: list[Equation] = []
    over = {average: _denominators(read, numbers, average, total, counts) for average, total, counts, _ in TRIPLES}
    for scope in scopes:
        label = read.items[scope.total].label or "the total"
        for field, printed in numbers[scope.total].items():
            if field in adding:
                addends = [figure(numbers, r, field) for r in scope.rows if field in numbers[r]]
                if addends or printed:
                    about = f"{label}, {field.partition('.')[2] or field}"
                    check, total = TOTALS.get(field, "U03"), figure(numbers, scope.total, field)
                    made.append(total_of(about, total, addends, check=check, count=field in COUNTS))
    made += _averages(read, numbers, scopes, over, [f for f in adding if f.startswith("otherAmounts.")])
    lines = [n for n, item in enumerate(read.items) if item.kind in ("DATA", "TOTAL")]
    idle, by_area = _idle(read, numbers, scopes), _is_by_area(read, numbers, lines)
    for n in lines:
        found = _along(_label(read, n), n, numbers, _told(read, numbers, scopes, n, over))
        made += [e for e in found if e.holds or e.check != "U02" or not (by_area or n in idle)]
    for rate, *_ in PER_AREA:
        made += _rates(read, numbers, scopes, lines, rate)
    made += _shares(read, numbers, scopes)
    made += _net_rents(read, numbers, lines) + _of_others(read, numbers, lines)
    return [*made, *_states(read, numbers, idle)]


def _idle(read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope]) -> set[int]:
    """The lines of units that are neither occupied nor vacant, as the flat of a warden, and the totals that have them:
    the printed shares may leave them out."""
    counted = {"units", "occupied", "vacant"}
    told = any(counted <= line.keys() for line in numbers)
    rows = {n for n, line in enumerate(numbers) if read.items[n].kind == "DATA" and told and line.get("units")}
    sides = {n: [numbers[n].get("occupied"), numbers[n].get("vacant")] for n in rows}
    rows = {n for n in rows if sides[n] in ([ZERO, ZERO], [None, None])}
    return rows | {s.total for s in scopes if not rows.isdisjoint(s.rows)}


def _told(
    read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], n: int, over: Mapping[str, Sequence[str]]
) -> dict[str, Sequence[str]]:
    """What averages of a line are over; in a total not what counts units of a row without an average: a manager's."""
    rows = [r for s in scopes if s.total == n for r in s.rows if read.items[r].kind == "DATA"]
    return {a: () if any(not numbers[r].get(a) and numbers[r].get(c) for r in rows for c in counts[:1]) else counts
            for a, counts in over.items()}  # fmt: skip


def _net_rents(read: Read, numbers: Sequence[Numbers], lines: Sequence[int]) -> list[Equation]:
    """The limit of a gross rent, or the gross rent beside it, less the allowance for utilities is the net rent, if most
    lines say so."""
    said = dict.fromkeys(
        f for n in lines for f in numbers[n] if f.startswith("otherAmounts.") and "gross" in f.casefold()
    )
    best: list[Equation] = []
    for gross in ("grossRentLimit", *said):
        fields = ("netRent", gross, "utilityAllowance")
        rows = [
            n for n in lines if {*fields} <= numbers[n].keys() and numbers[n][gross]
        ]  # a flat at the market has none
        made = ((_relation("less", _label(read, n), n, numbers, fields, "U04"), n) for n in rows)
        found = [e for e, n in made if e.holds or not _is_noted(read, n)]
        best = max(best, found, key=lambda made: sum(e.holds for e in made))
    return best if sum(e.holds for e in best) * 2 > len(best) else []


def _is_noted(read: Read, n: int) -> bool:
    """Whether a number of a line bears the mark of a note, which says why it is another one: ``$1,094*``."""
    line = read.items[n].line
    return any(_NOTED.search(line.text(c) or "") for c in line.filled)


def _of_others(read: Read, numbers: Sequence[Numbers], lines: Sequence[int]) -> list[Equation]:
    """What nearly all lines say that columns of other amounts are of those beside them: one less another, one times
    another, twelve times one. Loss to lease, rents of a bed times the beds, the rents of a year."""
    fields = [f for f in dict.fromkeys(f for n in lines for f in numbers[n]) if f not in NO_PARTS][:MOST_FIELDS]
    shown = {f: [float(numbers[n].get(f, 0)) for n in lines[:SHOWN]] for f in fields}
    # What is counted has no decimals in any line, as a rate of 2.00 has in others.
    fields.sort(key=lambda f: (any(numbers[n].get(f, ZERO) % 1 for n in lines), sum(shown[f])))
    rank, made = {f: n for n, f in enumerate(fields)}, list[tuple[tuple[str, str, str], list[Equation]]]()
    tried = [("year", some) for some in permutations(fields, 2)]
    tried += [
        (how, some)
        for some in permutations(fields, 3)
        for how in ("less", "times", "yearly")
        if how == "less" or rank[some[1]] < rank[some[2]]
    ]
    for how, some in tried:
        if not any(f.startswith("otherAmounts.") for f in some):
            continue
        near = [_near(how, *values) for values in zip(*(shown[f] for f in some), strict=True) if all(values)]
        if len(near) > 1 and mostly(near):
            mine = [n for n in lines if {*some} <= numbers[n].keys()]
            told = [(n, _relation(how, _label(read, n), n, numbers, some, "U03")) for n in mine]
            if mostly(e.holds for n, e in told if read.items[n].kind == "DATA"):
                # Totals of averages need not be such, but for ``Average Deposit`` beside ``Deposit``.
                whole, *rest = (meaning(f.partition(".")[2], "UNIT_MIX") for f in some)
                sure = how == "times" and whole | {"avg"} in rest
                kept = [e for n, e in told if e.holds or sure or read.items[n].kind == "DATA"]
                made.append(((how, some[0], some[-1]), kept))
    # ``Weekly total`` of all homes holds in most lines for the homes let too: what does not hold there is no miss.
    best = dict[tuple[str, str, str], int]()
    for key, found in made:
        best[key] = max(best.get(key, 0), _held(found))
    # "UW Rent" is the lesser of two, which most lines say of one: where all lines keep to what it makes, that is sure.
    told = {t.cell for _, found in made if _held(found) == len(found) > FEW for e in found for t in e.figures}
    return [
        e for key, found in made for e in found
        if e.holds or (_held(found) == best[key] and e.terms[-1].cell not in told)
    ]  # fmt: skip


def _held(equations: Sequence[Equation]) -> int:
    return sum(e.holds for e in equations)


def _near(how: str, whole: float, one: float, other: float = 1.0) -> bool:
    made = one - other if how == "less" else one * other * (1 if how == "times" else 12)
    return abs(whole) >= LEAST and abs(made - whole) <= max(abs(whole), abs(one)) * MOST_OFF


def _relation(how: str, label: str, n: int, numbers: Sequence[Numbers], fields: Sequence[str], check: str) -> Equation:
    """One number of a line as another less a third, times a third, or twelve times these or one."""
    whole, one, *other = (figure(numbers, n, f) for f in fields)
    about = f"{label}, {fields[0].partition('.')[2] or fields[0]}"
    if how in ("year", "less"):
        parts = [one._replace(factor=12)] if how == "year" else [one, other[0]._replace(factor=-1)]
        return total_of(about, whole, parts, check=check)
    count, rate = one, *other
    made = product(about, count, rate, whole, check=check)
    if how == "times":
        return made
    terms = tuple(t._replace(factor=t.factor * 12) if t.cell == rate.cell else t for t in made.terms)
    factors = tuple(t._replace(factor=t.factor * 12) for t in made.factors)
    return replace(made, terms=terms, factors=factors, tolerance=made.tolerance * 12)


def _label(read: Read, n: int) -> str:
    return read.items[n].label or "the total"


def _states(read: Read, numbers: Sequence[Numbers], idle: set[int]) -> list[Equation]:
    """Columns side by side that count the units in every state there is: they come to all units of the type. Those are
    the occupied and the vacant ones or the longest run with which nearly all tie."""
    lines = [n for n, item in enumerate(read.items) if item.kind in ("DATA", "TOTAL") and "units" in numbers[n]]
    order = list(dict.fromkeys(f for n in lines for f in numbers[n]))
    loose = [f for f in order if f.startswith("otherAmounts.") or f in ("occupied", "vacant")]
    counted = [f for f in loose if all(v == v.to_integral_value() for n in lines if (v := numbers[n].get(f, ZERO)))]
    runs = [counted[a:b] for a in range(len(counted)) for b in range(len(counted), a + 1, -1)]
    usual = ["occupied", "vacant"]
    tried: list[list[Equation]] = []
    for run in [usual, *sorted(runs, key=len, reverse=True)]:
        tried.append([
            total_of(f"{_label(read, n)}, units", figure(numbers, n, "units"),
                     [figure(numbers, n, f) for f in run if f in numbers[n]], check="U01", count=True)
            for n in lines if run != usual or {*run} <= numbers[n].keys()
        ])  # fmt: skip
        if run == usual:
            tried[0] = [e for e in tried[0] if e.holds or e.total is None or e.total[0] not in idle]
        if (run == usual or len(tried[-1]) > FEW) and mostly(e.holds for e in tried[-1]):
            return tried[-1]
    return tried[0] if sum(e.holds for e in tried[0]) * 2 > len(tried[0]) else []


def _denominators(
    read: Read, numbers: Sequence[Numbers], average: str, total: str, counts: Sequence[str]
) -> Sequence[str]:
    """What an average may be over: the count with which most lines tie; all of them if none has a total."""
    held = dict.fromkeys(counts, 0)
    tested = 0
    for n, item in enumerate(read.items):
        line = numbers[n]
        tested += item.kind == "DATA" and {average, total} <= line.keys()
        for count in counts:
            if item.kind == "DATA" and {average, total, count} <= line.keys():
                room = line[count] * step(line[average]) / 2 + step(line[total]) / 2
                held[count] += abs(line[count] * line[average] - line[total]) <= room
    if not tested:
        return counts if len(counts) == 1 else (*counts, STATES)
    best = max(counts, key=lambda count: held[count])
    if "occupied" in counts and best == "units" and _over_fewer(read, numbers, average, total):
        return ()
    return (best,) if held[best] * 2 >= tested else ()


def untied(read: Read, numbers: Sequence[Numbers]) -> set[str]:
    """Totals that most lines say are not those of the average of the same words: one of the names is wrong."""
    return {
        total
        for average, total, counts, _ in TRIPLES
        if not _denominators(read, numbers, average, total, counts) and not _over_fewer(read, numbers, average, total)
    }


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
    read: Read,
    numbers: Sequence[Numbers],
    scopes: Sequence[Scope],
    over: Mapping[str, Sequence[str]],
    others: Sequence[str],
) -> list[Equation]:
    """Averages in total lines, of the averages of their rows. What they are over the totals tell, if no row does:
    most of them have to bear it out; also where it is another count that adds up, as of licensed beds."""
    made: list[Equation] = []
    for average, whole, _, check in TRIPLES:
        tried = [
            [e for scope in scopes for e in _average(read, numbers, scope, (average, whole), weight, check)]
            for weight in (*over[average], *(others if over[average] else ()))
        ]
        best = max(tried, key=lambda found: sum(e.holds for e in found), default=[])
        if (best in tried[: len(over[average])] and len(over[average]) == 1) or sum(e.holds for e in best) * 2 > len(
            best
        ):
            made += best
    return made


def _weight(line: Numbers, weight: str) -> Decimal:
    """What counts in an average: a count, or the units of all states of occupied ones."""
    if weight != STATES:
        return line.get(weight, ZERO)
    states = {f: meaning(f.partition(".")[2], "UNIT_MIX") for f in line if f.startswith("otherAmounts.")}
    return sum(
        (line[f] for f, said in states.items() if counts_state(f.partition(".")[2]) and said & PARTS["occupied"]), ZERO
    )


def _average(
    read: Read, numbers: Sequence[Numbers], scope: Scope, fields: tuple[str, str], count: str, check: str
) -> Iterator[Equation]:
    average, whole = fields
    if average not in numbers[scope.total]:
        return
    weights = {r: by for r in scope.rows if (by := _weight(numbers[r], count))}
    parts = [(figure(numbers, r, average), by) for r, by in weights.items() if average in numbers[r]]
    about = f"{_label(read, scope.total)}, {average}"
    total, tried = figure(numbers, scope.total, average), []
    # A unit without a rent may be left out, and so may one of which a dash is printed.
    for mine in filter(None, (parts, [part for part in parts if part[0].amount])):
        weight = sum((by for _, by in mine), ZERO)
        # Below averages of a unit some print what all units come to.
        tried += [weighted(about, total, by, mine, check=check) for by in (Decimal(1), weight)]
    if weights and all({average, whole} <= numbers[r].keys() for r in weights):
        # Of what all units of each row come to, in whole dollars.
        wholes = [(figure(numbers, r, whole), Decimal(1)) for r in weights]
        tried.append(weighted(about, total, sum(weights.values(), ZERO), wholes, check=check))
    told = next((e for e in tried if e.holds), tried[1] if tried and len(parts) == len(weights) else None)
    if told is not None:
        yield told


def _along(label: str, n: int, numbers: Sequence[Numbers], over: Mapping[str, Sequence[str]]) -> Iterator[Equation]:
    line = numbers[n]
    cell = partial(figure, numbers, n)
    for average, total, _, check in TRIPLES:
        count = next(iter(over[average]), "")
        if {average, total, count} <= line.keys() and line[count]:
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


def _is_by_area(read: Read, numbers: Sequence[Numbers], lines: Sequence[int]) -> bool:
    """Whether the printed occupancy is that of the area in nearly all lines: of a column beside, such as
    ``GLA Leased``, over the total area; or says so: ``Leased % (by SF)``."""
    called = (h.text(c) for h in read.headers for c, use in h.uses.items() if use.name == "occupancy")
    if any({"sf", "area"} & meaning(text, "UNIT_MIX") for text in called):
        return True
    mine = [numbers[n] for n in lines if {"totalArea", "occupancy"} <= numbers[n].keys() and numbers[n]["totalArea"]]
    others = {f for line in mine for f in line if f.startswith("otherAmounts.")}
    return len(mine) > FEW and any(
        mostly(
            abs(line.get(f, ZERO) / line["totalArea"] - line["occupancy"]) <= step(line["occupancy"]) for line in mine
        )
        for f in others
    )


def _rates(
    read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], lines: Sequence[int], rate: str
) -> list[Equation]:
    """Rents by area are those of the rents and areas beside them: of a month, or of a year where more lines say so;
    in a total of rows with an area and no rent, as a manager's flat, only where they tie."""
    _, total, area, average, size = next(fields for fields in PER_AREA if fields[0] == rate)
    made: dict[int, list[Equation]] = {1: [], 12: []}
    for n in lines:
        line, pairs = numbers[n], [(total, area), (average, size)]
        # The contract rents of all units are those of the occupied ones.
        order = reversed(pairs) if "contract" in rate else pairs
        rent, by = next((pair for pair in order if {*pair} <= line.keys()), pairs[0])
        # Of several types the average rent is of the occupied units, the average area of all.
        whose = read.items[n].kind == "DATA" or "occupied" not in line or rent != "averageContractRent"
        if whose and {rate, rent, by} <= line.keys() and line[by] and line[rate]:  # a dash is no rate
            figures = [figure(numbers, n, field) for field in (by, rate, rent)]
            month = product(f"{_label(read, n)}, {rate}", *figures, check="U02", counted=by == area)
            terms, room = (month.terms[0], month.terms[1]._replace(factor=12)), step(line[rent]) * 11 / 2
            # So are they of one where some are vacant, for suites of a band differ, and the total is of what is let.
            let = "contract" not in rate or line.get("occupied") == line.get("units", line.get("occupied"))
            let &= not any(
                numbers[r].get(by) and not numbers[r].get(rent) for s in scopes if s.total == n for r in s.rows
            )
            tried = {1: month, 12: replace(month, terms=terms, tolerance=month.tolerance + room)}
            for times, one in tried.items():
                made[times] += [one] if let or one.holds else []
    return max(made.values(), key=lambda found: sum(e.holds for e in found))


def _shares(read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope]) -> Iterator[Equation]:
    """Shares of the whole, or of the lines of one type: as they come to 100 %."""
    rows = [n for n, item in enumerate(read.items) if item.kind == "DATA"]
    for share, field in SHARES.items():
        mine = [n for n in rows if {share, field} <= numbers[n].keys()]
        if not mine:
            continue
        for group in _wholes(read, numbers, mine, share, scopes):
            whole = sum((numbers[n][field] for n in group), ZERO)
            total = next((s.total for s in scopes if s.rows == group and field in numbers[s.total]), None)
            if not whole:
                continue
            made = [
                equation
                for n in group
                for equation in _share(
                    f"{read.items[n].label or 'a line'}, {share}", n, share, field, numbers, group, total
                )
            ]
            # Shares that come to just 1 may have been rounded for that: one line takes what is left, or some the next
            # step; that proves none of them.
            exact = sum((numbers[n][share] for n in group), ZERO) == 1
            off = [equation for equation in made if exact and not equation.holds]
            steps = [step(numbers[n][share]) for n in group]
            alone = len(off) == 1 < len(group) - 1 and abs(off[0].residual) <= sum(steps) / 2 * whole
            near = all(abs(equation.residual) <= max(steps) * whole for equation in off)
            yield from (e for e in made if e.holds or e not in off or not (alone or near))


def _wholes(
    read: Read, numbers: Sequence[Numbers], rows: Sequence[int], share: str, scopes: Sequence[Scope]
) -> list[list[int]]:
    """The lines whose shares come to one: all, those of each total, or those of each type."""

    def one(mine: Sequence[int]) -> bool:
        most = sum((step(numbers[n][share]) for n in mine), ZERO) + SLACK
        return abs(sum((numbers[n][share] for n in mine), ZERO) - 1) <= most

    if one(rows):
        return [list(rows)]
    parts = [part for scope in scopes if not scope.whole and one(part := [r for r in scope.rows if r in rows])]
    if parts and sorted(r for part in parts for r in part) == list(rows):
        return parts
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
