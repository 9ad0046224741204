"""Trial balances: from grids to the rows of a statement (contract 3.2), with what the balances prove."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import partial
from itertools import groupby

from docextract import ExtractionFailedError
from docextract.plugin import (
    Addend,
    CategorySum,
    DataSet,
    ExtractionContext,
    KeyTotals,
    Note,
    Place,
    Places,
    Proved,
    StatedTotal,
    StatementColumn,
    StatementRow,
    StatementSummary,
    Totals,
    Uncategorized,
    accounts_in_force,
)  # fmt: skip
from docextract.values.dates import looks_like_date

from .accounts import Named, classify, name_accounts, set_aside
from .balances import (
    STAGE,
    Fields,
    Sides,
    balance_checks,
    choose_sides,
    equations_of,
    parts_of,
    settle_stages,
    stage_of,
)
from .common import Read, data_set, numbers_of, prove_named, read_document
from .scopes import Scope, find_scopes
from .table import Columns
from .words import Use

COLUMNS = Columns(amounts=frozenset(STAGE) | {"other"}, coded=True)
LOOKED_FOR = "columns of debits and credits, or of balances before and after, over lines of accounts"
_PERCENT = re.compile(r"(?:%|\bpct|\bpercent)$", re.IGNORECASE)
"""The end of the name of a column whose numbers need not say that they are percentages."""
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+|\d+|%")


def signed(uses: Mapping[int, Use]) -> bool:
    """Whether a header is that of a trial balance: debits and credits, or balances before and after, or of two
    days and the change between them."""
    names = {use.name for use in uses.values()}
    names |= {use.words for use in uses.values()}
    pairs = ({"debit", "credit"}, {"endingDebit", "endingCredit"}, {"forward", "ending"}, {"forward", "change"})
    told = [use.name for _, use in sorted(uses.items()) if use.name in ("ending", "change")]
    stages = [name for name, _ in groupby(told)]
    days = stages == ["ending", "change", "ending"] or told == ["ending", "ending", "change"]  # each of a day
    return days or any(pair <= names for pair in pairs)


def _column_id(field: str) -> str:
    """``OTHER:FORWARD_DEBIT`` of ``forwardDebit``; what no word explains is called as it is printed."""
    return "OTHER:" + "_".join(
        word.upper().replace("%", "PERCENT")
        for word in _WORD.findall(field.removeprefix("other.").removeprefix("moved.").removeprefix("signed."))
    )


def extract(context: ExtractionContext) -> DataSet:
    """Read a trial balance.

    Raises:
        ExtractionFailedError: no header names debits and credits, nothing stands below it, or its lines are single
            entries of a ledger.
    """
    read = read_document(context, COLUMNS, signed, LOOKED_FOR)
    _refuse_entries(read)
    set_aside(read)
    fields = settle_stages(read)
    order = list(dict.fromkeys(fields.values()))
    numbers = numbers_of(read, fields)
    adding = _adding(read, fields, order)
    scopes = find_scopes(read.items, numbers, adding)
    sides = choose_sides(read, numbers)
    equations = equations_of(read, numbers, scopes, sides, adding)
    named = name_accounts(read)
    names = {n: (named[n].label, named[n].code) for n, item in enumerate(read.items) if item.kind == "DATA"}
    proved = prove_named(read, fields, equations, names)
    columns = _columns(read, fields, order)
    rows = _rows(read, fields, order, numbers, named, scopes, proved)
    types = [item.text("class") for item in read.items]
    classify(rows, types, [_side(line) for line in numbers], accounts_in_force(context), context.tagging.asset_type)
    ids = [column.column_id for column in columns]
    return data_set(
        read, rows, fields, equations, [(ids[k], s) for row in rows for k, s in enumerate(row.proof) if s is not None],
        balance_checks(read, rows, order, ids, scopes, sides, equations, proved),
        ("trial balances", "debits and credits over accounts"),
        warnings=_notes(rows, sides),
        summary=partial(_summary, rows, len(columns)),
        totals=Totals(stated=_stated(rows, ids)),
        more={"columns": columns, "key_totals": KeyTotals()},
    )  # fmt: skip


def _adding(read: Read, fields: Fields, order: Sequence[str]) -> list[str]:
    """The columns that add up: none of percentages, as ``Increase %``."""
    shares: Counter[str] = Counter()
    for item in read.items:
        for c in item.amounts:
            percent = "%" in (item.line.text(item.moved.get(c, c)) or "")
            shares[fields[id(item.header), c]] += 1 if percent else -bool(item.amounts[c])
    return [name for name in order if shares[name] <= 0 and not _PERCENT.search(name)]


def _refuse_entries(read: Read) -> None:
    rows = [item for item in read.items if item.kind == "DATA"]
    dated = sum(any(looks_like_date(item.line.values[c]) for c in item.header.columns("date")) for item in rows)
    if dated * 2 > len(rows):
        raise ExtractionFailedError(
            f"looked for {LOOKED_FOR}; found {dated} dated entries, as a general ledger or a journal lists them",
            place=rows[0].line.row_place(),
        )


def _side(line: Mapping[str, Decimal]) -> int:
    """Whether an account's balance is in debit (+1) or in credit (-1)."""
    found = (sum(line[f] * sign for f, (_, sign) in part.items()) for part in parts_of(line) if part)
    balance = next((value for value in found if value), Decimal(0))
    return (balance > 0) - (balance < 0)


def _columns(read: Read, fields: Fields, order: Sequence[str]) -> list[StatementColumn]:
    period, as_of = read.head.period, read.head.titles.as_of
    start = period.start if period is not None else None
    end = period.end if period is not None else as_of
    before = start - dt.timedelta(days=1) if start is not None else None
    texts = {field: header.text(c) for header in reversed(read.headers) for c in header.uses
             if (field := fields.get((id(header), c)))}  # fmt: skip
    made = []
    for name in order:
        stage, _ = stage_of(name)
        point = stage in ("forward", "ending")
        made.append(
            StatementColumn(
                column_id=_column_id(name),
                label=texts[name],
                kind="OTHER",
                scope="POINT" if point else "TOTAL",
                period_from=None if point else start,
                period_to=before if stage == "forward" else end,
            )
        )
    return made


def _rows(
    read: Read, fields: Fields, order: Sequence[str], numbers: Sequence[Mapping[str, Decimal]], named: Sequence[Named],
    scopes: Sequence[Scope], proved: Proved,
) -> list[StatementRow]:  # fmt: skip
    by_total = {scope.total: scope for scope in scopes}
    parents = {r: s.total for s in sorted(scopes, key=lambda s: -len(s.rows)) for r in s.rows}
    rows: list[StatementRow] = []
    path: tuple[str, ...] = ()
    for n, item in enumerate(read.items):
        scope = by_total.get(n)
        if item.kind == "HEADING":
            path = (item.label or "",)
        places: list[Place | None] = []
        for name in order:
            column = next((c for c in item.amounts if fields[id(item.header), c] == name), None)
            places.append(item.place(column) if column is not None else None)
        kind = {"DATA": "LINE", "HEADING": "HEADING", "TOTAL": "SUBTOTAL"}.get(item.kind, "STATISTIC")
        if scope is not None and scope.whole:
            kind = "TOTAL"
        row = StatementRow(
            row_index=n,
            row_id=item.line.row_id(),
            account_code=named[n].code,
            label=named[n].label,
            depth=_depth(n, kind, parents, by_total),
            section_path=(*path, *named[n].parents) if kind == "LINE" else (),
            row_type=kind,  # type: ignore[arg-type]
            values=[numbers[n].get(name) for name in order],
            foots_from=_feet(n, scope, by_total) if scope is not None and scope.ties else (),
            proof=[proved.state((n, name)) if name in numbers[n] else None for name in order],
            unread={_column_id(fields[id(item.header), c]): text for c, text in item.unread.items()},
            sources=_places(places),
        )
        if kind == "TOTAL" or (kind == "SUBTOTAL" and path):
            path = ()
        rows.append(row)
    return rows


def _places(places: list[Place | None]) -> Places:
    return Places(places.__getitem__, [n if place is not None else None for n, place in enumerate(places)])


def _depth(n: int, kind: str, parents: Mapping[int, int], by_total: Mapping[int, Scope]) -> int:
    if kind == "TOTAL":
        return 0
    whole = any(scope.whole for scope in by_total.values())
    if kind == "LINE":
        inner = n in parents and not by_total[parents[n]].whole
        return whole + inner
    return int(whole)


def _feet(n: int, scope: Scope, by_total: Mapping[int, Scope]) -> list[Addend]:
    """The direct addends of a total: the totals of parts of its rows, and the rows that none of them has."""
    mine = set(scope.rows)
    inner = [s for t, s in by_total.items() if t < n and s.ties and mine.issuperset(s.rows) and len(s.rows) < len(mine)]
    inner.sort(key=lambda s: -len(s.rows))
    feet: list[int] = []
    for part in inner:
        if mine.issuperset(part.rows):
            feet.append(part.total)
            mine -= set(part.rows)
    return [Addend(row_index=row, sign=1) for row in sorted({*feet, *mine})]


def _stated(rows: Sequence[StatementRow], ids: Sequence[str]) -> list[StatedTotal]:
    return [
        StatedTotal(
            label=row.label,
            scope=None,
            values={i: v for i, v in zip(ids, row.values, strict=True) if v is not None},
            sources={i: p for i, p in zip(ids, row.sources, strict=True) if p is not None},
        )
        for row in rows
        if row.row_type in ("SUBTOTAL", "TOTAL", "STATISTIC")
    ]


def _summary(rows: Sequence[StatementRow], columns: int) -> StatementSummary:
    sums: dict[str, CategorySum] = {}
    loose: list[Uncategorized] = []
    for row in rows:
        if row.row_type != "LINE":
            continue
        if row.category is None:
            loose.append(
                Uncategorized(row_index=row.row_index, label=row.label, section=row.section, values=list(row.values))
            )
            continue
        mine = sums.setdefault(
            row.category, CategorySum(category=row.category, section=row.section, values=[None] * columns)
        )
        mine.rows.append(row.row_index)
        mine.values = [
            a if b is None else b if a is None else a + b for a, b in zip(mine.values, row.values, strict=True)
        ]
    return StatementSummary(by_category=list(sums.values()), uncategorized=loose)


def _notes(rows: Sequence[StatementRow], sides: Sides) -> list[Note]:
    notes: list[Note] = []
    if sides.natural:
        message = "balances of accounts that are normally in credit are printed without a sign"
        notes.append(Note(type="accounting.unsignedCredits", message=message))
    unread = [row for row in rows if row.unread]
    if unread:
        message = f"{len(unread)} rows have cells of amounts that hold no number"
        notes.append(Note(type="accounting.unreadAmounts", message=message))
    return notes
