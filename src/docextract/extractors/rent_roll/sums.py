"""Checks R04 to R08: the printed totals of rents, deposits, balances and areas."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from math import isqrt

from ...models.findings import CheckCell, CheckResult
from ...models.rent_roll import VACANT, RentRollRow
from ...proofs.chance import UNLIKELY
from ...proofs.readings import Figure, Key, Spoken, Tie, find_tie, weigh
from ...proofs.tolerance import CENT, to_cents
from ...values.text import is_too_wide
from .alone import find_alone
from .ground import Ground, block_of
from .groups import Rows, statuses_of
from .leftover import explain, named
from .printed import Stated
from .readings import Amount, Column
from .results import begins_before, compared, off_by, result, ties_on

ZERO = Decimal(0)
PROVES: dict[str, tuple[str, ...]] = {
    "contractRent+subsidy": ("contractRent", "subsidyRent"), "annualised": ("contractRent",),
    "baseCharges": ("charges",), "allCharges": ("charges",), "allCharges-concessions": ("charges",),
    "allCharges-contractRent": ("charges",), "totalCharges": ("totalCharges",),
    "contractRent+proForma": ("contractRent",),
}  # fmt: skip
"""What a sum proves by what was added up, where that is not the field that the total stands under."""
FIELD_CHECKS = {
    "marketRent": "R04", "contractRent": "R05", "annualRent": "R05", "tenantRent": "R05", "subsidyRent": "R05",
    "totalCharges": "R05", "otherCharges": "R05", "concessions": "R05", "deposit": "R06", "otherDeposit": "R06",
    "balance": "R07", "area": "R08",
}  # fmt: skip


@dataclass(slots=True)
class ColumnTotal:
    """One number of a total row, and how it was read."""

    total: Stated
    name: str
    stated: Decimal
    tie: Tie[RentRollRow]
    figure: Figure[RentRollRow]
    strange: bool = False
    """Whether it is no total of these rows at all."""
    alone: str = ""
    """What rows it takes in, if that makes the tie doubtful."""

    @property
    def miss(self) -> Decimal:
        """Actual less stated."""
        return self.figure.miss(self.tie.reading)

    @property
    def may_be_chance(self) -> bool:
        """Whether its reading is neither the usual one, nor the one status that the line's own label names, nor just
        the units that the line counts."""
        reading = self.tie.reading
        if reading.first or reading.key[1].startswith("only ") or self.tie.chance < UNLIKELY:
            return False
        return not self.total.units == _units(reading.rows) != _units(self.figure.readings[0].rows)


def check_of(name: str) -> str | None:
    """The check that compares the totals of a field."""
    return FIELD_CHECKS.get(name) or ("R05" if name.startswith("charges:") else None)


def column_sums(ground: Ground) -> list[CheckResult]:
    """Results of R04 to R08, one for each printed number."""
    found: dict[str, list[CheckResult]] = {check_id: [] for check_id in ("R04", "R05", "R06", "R07", "R08")}
    columns: list[ColumnTotal] = []
    for total in ground.totals:
        if total.kind != "average":
            mine = _row(ground, total)
            columns += mine
            read = {column.name for column in mine}
            for name, stated in total.values.items():
                if (check_id := check_of(name)) is not None and name not in read:
                    found[check_id].append(_no_amounts(ground, check_id, total, name, stated))
    _weigh(columns)
    _part_strangers(columns)
    others = _others(_rounding(columns))
    ground.columns = columns
    for column in columns:
        found[check_of(column.name) or ""].append(_judged(ground, column, others(column)))
    for check_id, some in found.items():
        if not some:
            some.append(result(check_id, "SKIPPED", "no such total is printed"))
    return [outcome for some in found.values() for outcome in some]


def _no_amounts(ground: Ground, check_id: str, total: Stated, name: str, stated: Decimal) -> CheckResult:
    """The result for a printed total of what its rows do not print."""
    return result(
        check_id, "SKIPPED", f"printed {stated}, but the rows that it is about print no {name}",
        title=f"{name}, {ground.name(total)}", expected=stated,
    )  # fmt: skip


def _row(ground: Ground, total: Stated) -> list[ColumnTotal]:
    """The numbers of one total row, each with the reading that ties; of several that do, the one that ties most."""
    columns: list[ColumnTotal] = []
    for name, stated in total.values.items():
        if check_of(name) is None:
            continue
        figure = ground.figure(
            total, name, stated, [*ground.amounts(name), *_with_pro_forma(ground, name)],
            beside=_stated_vacant(ground, total, name), unit=ground.unit(name),
        )  # fmt: skip
        prints = bool(stated) or any(reading.added.terms for reading in figure.readings[:1])
        if prints and (tie := find_tie(figure)) is not None:
            columns.append(ColumnTotal(total, name, stated, tie, figure))
    _prefer_common(columns)
    find_alone(total, columns, partial(_is_unlisted, ground, total))
    return columns


def _weigh(columns: Sequence[ColumnTotal]) -> None:
    """Lines of one block speak for each other."""
    blocks: dict[object, list[ColumnTotal]] = defaultdict(list)
    for column in columns:
        if column.tie.tied:
            blocks[block_of(column.total), column.tie.reading.key].append(column)
    unusual = (same for same in blocks.values() if not all(c.tie.reading.first for c in same))
    weigh([Spoken(c.tie, c.figure.hit(c.tie.reading)) for c in same] for same in unusual)


def _part_strangers(columns: Sequence[ColumnTotal]) -> None:
    """A line of which nothing ties, and whose figures are less than half of what the rows add up to or more than twice
    that, is no total of them: it stands in another table under the same columns. Of a line that is called a total
    several figures have to say so."""
    lines: dict[int, list[ColumnTotal]] = defaultdict(list)
    for column in columns:
        lines[id(column.total)].append(column)
    for line in lines.values():
        total = line[0].total
        enough = (
            len(line) > 1 or total.kind == "table" or (not total.of_all and total.kind != "grand" and not total.called)
        )
        if enough and all(
            not c.tie.tied and 2 * abs(c.miss) > max(abs(c.stated), abs(c.tie.reading.actual)) for c in line
        ):
            for column in line:
                column.strange = True


def _prefer_common(columns: Sequence[ColumnTotal]) -> None:
    """Where columns of one row tie on different rows, take for each the rows on which most of them tie."""
    keys = {column.tie.reading.key for column in columns if column.tie.tied}
    if len(keys) < 2:
        return
    tying: dict[int, dict[Key, Tie[RentRollRow]]] = {}
    for column in columns:
        if not column.tie.tied or column.tie.loose:
            continue
        mine = tying.setdefault(id(column), {column.tie.reading.key: column.tie})
        for tried, reading in enumerate(column.figure.readings, 1):
            if reading.key in keys and reading.key not in mine and reading.ties(column.stated):
                mine[reading.key] = Tie(reading, True, tried)
    popular = Counter(key for mine in tying.values() for key in mine)
    for column in columns:
        if options := tying.get(id(column)):
            # The first of equals: as the readings are tried.
            column.tie = options[max(options, key=lambda key: popular[key])]


def _rounding(columns: Sequence[ColumnTotal]) -> list[ColumnTotal]:
    """The totals that are off by what rounding makes."""
    return [
        c
        for c in columns
        if c.miss and c.tie.reading.added.terms > 1 and (c.tie.loose or (c.tie.tied and abs(c.miss) <= CENT))
    ]


def _others(rounds: Sequence[ColumnTotal]) -> Callable[[ColumnTotal], set[str]]:
    """For a column, the other fields among those totals. One printed number may be read as the total of two fields,
    and a cent that was lost in one column says nothing of whole units in another."""
    every, whole = {c.name for c in rounds}, {c.name for c in rounds if abs(c.miss) >= 1}
    alike: dict[object, set[str]] = defaultdict(set)
    for c in rounds:
        alike[id(c.total), c.stated, c.miss].add(c.name)

    def others(column: ColumnTotal) -> set[str]:
        same = alike.get((id(column.total), column.stated, column.miss), set())
        return (whole if abs(column.miss) >= 1 else every).difference(same, {column.name})

    return others


def _judged(ground: Ground, column: ColumnTotal, rounds: set[str]) -> CheckResult:
    total, name, stated, tie = column.total, column.name, column.stated, column.tie
    reading, check_id = tie.reading, check_of(name) or ""
    title = f"{name}, {ground.name(total)}"
    if tie.loose and tie.tolerance < reading.added.terms and reading.unit(column.figure.unit) == CENT and not rounds:
        # Cents are rounded sums only where other columns are off by cents too.
        tie.tied = tie.loose = False
        tie.tolerance = CENT
    if not tie.tied and ground.begins_before(total):
        return begins_before(check_id, ground.first_page, stated, title=title)
    hidden = [] if tie.tied else [r for r in reading.rows if r.unread and is_too_wide(r.unread.get(name, ""))]
    if hidden:
        message = f"printed {stated}, but the column hides the amounts of {len(hidden)} rows: {named(hidden)}"
        return result(check_id, "SKIPPED", message, title=title, expected=stated)
    _prove(ground, column)
    status, remark, suspects = _status(ground, column, rounds)
    shown = status != "PASS"
    odd = (suspects or reading.terms) if shown else []
    text = f"{reading.added.terms} rows add up to {to_cents(reading.actual)}, printed {stated}"
    if not stated and not reading.added.filled:
        text = "all amounts and the printed total are 0"
    return compared(
        check_id, status, text + remark, tie, stated, to_cents(reading.actual), title=title,
        rows=reading.rows if not tie.tied or tie.loose or column.alone else (),
        cells=[CheckCell(row_index=r.row_index, field=name.partition(":")[0]) for r in odd],
    )  # fmt: skip


def _prove(ground: Ground, column: ColumnTotal) -> None:
    """What a total that ties proves: the numbers that were added up, which need not be those of its own field."""
    total, name, tie = column.total, column.name, column.tie
    if not tie.tied or not tie.loose:
        ground.prover.stated(total, name, tied=tie.tied)
    if not tie.tied and column.miss < 0 and total.group in (None, "total") and _all_units(ground, tie):
        ground.prover.money_short.add(name)
    if not tie.tied or tie.loose:
        return
    if tie.reading.first or column.tie.chance < UNLIKELY:
        ground.tied[id(total)].append((tie.reading.key[2], tie.reading.rows))
    if tie.reading.added.filled < 2 or column.alone or column.may_be_chance:
        return  # a sum of one line, or of zeros, is a repetition
    for proved in PROVES.get(tie.reading.amount, (name,)):
        if proved.startswith("charges"):
            for row in tie.reading.rows:
                ground.prover.confirm_charges(row, proved.partition(":")[2] or None)
        ground.prover.confirm(tie.reading.rows, proved)
    if total.group in (None, "total") and name != "area" and column.stated and _all_units(ground, tie):
        ground.prover.money_ties.add(name)


def _status(ground: Ground, column: ColumnTotal, rounds: set[str]) -> tuple[str, str, list[RentRollRow]]:
    """Status, what the message adds to the sum, and the rows that may be to blame."""
    tie, reading = column.tie, column.tie.reading
    if not tie.tied:
        words, suspects = explain(column.miss, reading.rows, reading.column)
        if len(suspects) == 1 and to_cents(reading.column(suspects[0]) or ZERO) == column.miss:
            why = f"without it the rows add up to the printed total of {column.name}: it may be no unit of them"
            ground.prover.uncertain[suspects[0].row_index] = why
        remark = off_by(column.miss) + (f", {words}" if words else "")
        if (nearest := tie.nearest) is not None:
            remark += (
                f"; the nearest other reading, {nearest.basis}, differs by {to_cents(nearest.actual - column.stated)}"
            )
        if column.strange:
            return "WARN", f"{remark}; nothing of its line ties: it may belong to another table", []
        return "FAIL", remark, suspects
    if tie.loose and column.miss:
        if rounds and reading.first and abs(column.miss) <= _usual_rounding(column):
            return "PASS", f"; {column.miss} by rounding, as in {', '.join(sorted(rounds))}", []
        return "WARN", f"; {column.miss} is within rounding: unexplainedInTolerance", []
    if column.alone:
        return "WARN", ties_on(reading, f", which takes in {column.alone}"), []
    if column.may_be_chance:
        return "WARN", ties_on(reading, ", which could be chance"), []
    return "PASS", "" if reading.first else ties_on(reading), []


def _units(rows: Rows) -> int:
    return len(rows.only(lambda row: row.counts_as_unit))


def _usual_rounding(column: ColumnTotal) -> Decimal:
    """How far rounding usually moves a sum: three standard deviations. 0 for cents, which seldom are rounded."""
    unit = column.tie.reading.unit(column.figure.unit)
    numbers = column.tie.reading.added.terms + 1
    return unit * (isqrt(numbers * 3) + 1) / 2 if unit > CENT else Decimal(0)


def _stated_vacant(ground: Ground, total: Stated, name: str) -> Decimal | None:
    """What the same block prints for vacant space, if the total may cover it and no row stands for it."""
    found = _vacant_without_rows(ground, total, name)
    return next((other.values.get(name) for other in found if other.kind != "table"), None)


def _is_unlisted(ground: Ground, total: Stated, name: str) -> bool:
    """Whether tables alone print an amount of vacant space that no row stands for."""
    found = _vacant_without_rows(ground, total, name)
    return bool(found) and all(other.kind == "table" for other in found)


def _vacant_without_rows(ground: Ground, total: Stated, name: str) -> Sequence[Stated]:
    """The lines of the same block, or of tables, that print an amount of vacant space which no row stands for."""
    if total.group != "total" or statuses_of(ground.all) & VACANT:
        return []
    return ground.vacant_beside(total, name)


def _with_pro_forma(ground: Ground, name: str) -> Sequence[tuple[str, Column]]:
    """The amount that also holds the rents of vacant units, where the document prints such."""
    aside = ground.pro_forma.get(name)
    if not aside:
        return ()
    called = f"{name}+proForma"
    return ground.column(called, called, partial(_or_else, aside, ground.amounts(name)[0][1]))


def _or_else(aside: Mapping[int, Decimal], amount: Amount, row: RentRollRow) -> Decimal | None:
    return aside.get(row.row_index) if row.row_index in aside else amount(row)


def _all_units(ground: Ground, tie: Tie[RentRollRow]) -> bool:
    return _units(tie.reading.rows) == _units(ground.all)
