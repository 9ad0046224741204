"""Two answers of one type side by side: the way through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from ..errors import InvalidRequestError
from ..models.base import to_camel
from ..models.difference import ChangeKind, Difference, DifferenceSide, FieldChange, RowChange, TotalChange
from ..models.extraction import Extraction, RentRoll
from ..models.findings import Note
from ..models.place import Place
from ..models.rent_roll import OCCUPIED, RentRollRow
from ..models.statement import Statement, StatementRow
from ..values.text import normal, words
from .matching import Key, Match, matched

FIELDS = (
    "unit", "unit_type", "floor_plan", "area", "space_use", "occupancy_status", "tenant_name", "resident_id",
    "move_in_date", "move_out_date", "notice_date", "lease_start_date", "lease_end_date", "is_month_to_month",
    "market_rent", "contract_rent", "annual_rent", "rent_per_area", "tenant_rent", "subsidy_rent", "utility_allowance",
    "concessions", "other_charges", "total_charges", "deposit", "other_deposit", "balance",
)  # fmt: skip
SUMS = ("area", "market_rent", "contract_rent", "annual_rent", "total_charges", "deposit", "balance")
"""Fields whose sums over the units are told beside the counts."""
COUNTS = ("total_units", "occupied_units", "vacant_units", "non_revenue_units", "notice_units", "future_rows")
RENTS = ("contract_rent", "annual_rent", "rent_per_area")


def diff(old: Extraction[Any, Any], new: Extraction[Any, Any]) -> Difference:
    """What changed from one answer to a later one of the same property: rows, fields and totals, with both places.

    Units of a rent roll are matched by property, building, unit and bed; lines of a statement by account code, else by
    section and label, and their columns by what they are of. Where a match is in doubt the change says why. A field
    that only one of the two prints is no change of any row; it is named in ``only_old`` or ``only_new``.

    Raises:
        InvalidRequestError: the two are not of one type, or of a type whose rows cannot be matched.
    """
    if isinstance(old, RentRoll) and isinstance(new, RentRoll):
        return _rolls(old, new)
    if isinstance(old, Statement) and isinstance(new, Statement):
        return _statements(old, new)
    named = [getattr(getattr(x, "tagging_data", None), "document_type", type(x).__name__) for x in (old, new)]
    raise InvalidRequestError(
        f"diff takes two rent rolls or two statements, not {named[0]} and {named[1]}", field="documentType"
    )


def _side(x: Extraction[Any, Any]) -> DifferenceSide:
    meta = x.meta
    return DifferenceSide(
        file_name=meta.file_name,
        document_hash=meta.document_hash or "",
        property_name=meta.property_name,
        as_on_date=meta.as_on_date,
        period_from=meta.period_from,
        period_to=meta.period_to,
        rows=len(x.rows),
    )


def _answer(old: Extraction[Any, Any], new: Extraction[Any, Any]) -> Difference:
    answer = Difference(document_type=new.tagging_data.document_type, old=_side(old), new=_side(new))
    names = [x.meta.property_name for x in (old, new)]
    if all(names) and normal(str(names[0])) != normal(str(names[1])):
        answer.warnings.append(Note(type="otherProperty", message=f"{names[0]!r} is compared with {names[1]!r}"))
    one, other = (x.meta.as_on_date or x.meta.period_to for x in (old, new))
    if one is not None and other is not None and one > other:
        answer.warnings.append(Note(type="olderAfterNewer", message=f"the first is of {one}, the second of {other}"))
    return answer


# Rent rolls


def _rolls(old: RentRoll, new: RentRoll) -> Difference:
    answer = _answer(old, new)
    fields = [name for name in FIELDS if _printed(old, name) and _printed(new, name)]
    answer.only_old = [to_camel(name) for name in FIELDS if _printed(old, name) and not _printed(new, name)]
    answer.only_new = [to_camel(name) for name in FIELDS if _printed(new, name) and not _printed(old, name)]
    several = any(len({row.property_name for row in x.rows}) > 1 for x in (old, new))
    for match in matched(old.rows, new.rows, _unit_keys(several)):
        change = _unit_change(match, fields)
        if change is None:
            answer.unchanged += 1
        else:
            answer.rows.append(change)
    answer.totals = [*_counts(old, new), *_sums(old, new, fields)]
    return answer


def _printed(x: RentRoll, name: str) -> bool:
    return any(getattr(row, name) is not None for row in x.rows)


def _flat(text: str | None) -> str:
    """A unit as compared: ``Apt 0101`` is not ``Apt 101``, ``apt  0101`` is ``Apt 0101``."""
    return " ".join(words(text)) if text else ""


def _unit_keys(several: bool) -> list[Key[RentRollRow]]:
    def where(row: RentRollRow) -> tuple[str, ...]:
        return (_flat(row.property_name),) if several else ()

    def unit(row: RentRollRow) -> Any:
        return (*where(row), _flat(row.unit), _flat(row.bed), _role(row)) if row.unit or row.bed else None

    def whole(row: RentRollRow) -> Any:
        return (_flat(row.building), unit(row)) if unit(row) is not None else None

    def tenant(row: RentRollRow) -> Any:
        return (*where(row), _flat(row.tenant_name), row.area, _role(row)) if row.tenant_name else None

    return [
        Key(whole, None),
        Key(unit, "the building is another one"),
        Key(tenant, "the unit has another name, its tenant and its area are the same"),
    ]


def _role(row: RentRollRow) -> str:
    """What a row is beside others of its unit: the one that counts, or a lease to come and the like."""
    return "" if row.counts_as_unit or row.relates_to is None else row.occupancy_status


def _unit_change(match: Match[RentRollRow], fields: Sequence[str]) -> RowChange | None:
    old, new = match.old, match.new
    row = new if new is not None else old
    assert row is not None
    name = " ".join(filter(None, [row.building, row.unit, row.bed])) or row.tenant_name or f"row {row.row_index}"
    if old is None or new is None:
        kind: ChangeKind = "GONE" if new is None else "NEW"
        return RowChange(
            kinds=[kind],
            name=name,
            old_row=old.row_index if old else None,
            new_row=new.row_index if new else None,
            fields=[_field(field, old, new) for field in ("tenant_name", "contract_rent") if getattr(row, field)],
        )
    changed = [name for name in fields if _differs(getattr(old, name), getattr(new, name))]
    charges = list(_charge_changes(old, new))
    if not changed and not charges:
        return None
    return RowChange(
        kinds=_unit_kinds(old, new, changed),
        name=name,
        old_row=old.row_index,
        new_row=new.row_index,
        fields=[*(_field(field, old, new) for field in changed), *charges],
        doubtful=match.doubt,
    )


def _unit_kinds(old: RentRollRow, new: RentRollRow, changed: Sequence[str]) -> list[ChangeKind]:
    before, after = old.occupancy_status in OCCUPIED, new.occupancy_status in OCCUPIED
    other = "tenant_name" in changed and old.tenant_name is not None and new.tenant_name is not None
    kinds: list[ChangeKind] = []
    if before and (not after or other):
        kinds.append("MOVED_OUT")
    if after and (not before or other):
        kinds.append("MOVED_IN")
    if before and after and not other:
        one, two = old.lease_end_date, new.lease_end_date
        if one is not None and two is not None and two > one:
            kinds.append("RENEWED")
        if any(name in changed and None not in (getattr(old, name), getattr(new, name)) for name in RENTS):
            kinds.append("RENT_CHANGED")
    return kinds or ["CHANGED"]


def _differs(one: Any, other: Any) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return words(one) != words(other)
    return bool(one != other)


def _field(name: str, old: RentRollRow | None, new: RentRollRow | None) -> FieldChange:
    key = to_camel(name)
    return FieldChange(
        field=key,
        was=getattr(old, name) if old is not None else None,
        now=getattr(new, name) if new is not None else None,
        old_places=_stands(old, key),
        new_places=_stands(new, key),
    )


def _stands(row: RentRollRow | None, key: str) -> list[Place]:
    """Where a value stands; a status where the words stand that say it."""
    if row is None:
        return []
    return list(row.sources.get(key, ()) or row.sources.get({"occupancyStatus": "statusText"}.get(key, key), ()))


def _charge_changes(old: RentRollRow, new: RentRollRow) -> Iterator[FieldChange]:
    """Charges whose sum by code is another one."""
    sides: list[dict[str, tuple[Decimal, list[Place]]]] = []
    for row in (old, new):
        sums: dict[str, tuple[Decimal, list[Place]]] = {}
        for charge in row.charges:
            code = charge.code or charge.description or charge.category or ""
            amount, places = sums.get(code, (Decimal(0), []))
            sums[code] = amount + (charge.amount or 0), [*places, *([charge.source] if charge.source else [])]
        sides.append(sums)
    for code in dict.fromkeys([*sides[0], *sides[1]]):
        one, other = (side.get(code) for side in sides)
        if (one and one[0]) != (other and other[0]):
            yield FieldChange(
                field=f"charges.{code}",
                was=one[0] if one else None,
                now=other[0] if other else None,
                old_places=one[1] if one else [],
                new_places=other[1] if other else [],
            )


def _counts(old: RentRoll, new: RentRoll) -> Iterator[TotalChange]:
    for name in COUNTS:
        was, now = getattr(old.summary, name), getattr(new.summary, name)
        if was != now:
            yield TotalChange(name=to_camel(name), was=was, now=now)


def _sums(old: RentRoll, new: RentRoll, fields: Sequence[str]) -> Iterator[TotalChange]:
    """Sums over the units of both, and the printed totals of the whole that they should come to."""
    for name in SUMS:
        if name not in fields:
            continue
        was, now = (sum((getattr(row, name) or Decimal(0) for row in x.units), Decimal(0)) for x in (old, new))
        if was != now:
            yield TotalChange(name=to_camel(name), was=was, now=now)


# Statements


def _statements(old: Statement, new: Statement) -> Difference:
    answer = _answer(old, new)
    columns = _columns(old, new, answer)
    by_code = Key[StatementRow](lambda row: row.account_code, None)
    by_path = Key[StatementRow](_path, None)
    by_label = Key[StatementRow](lambda row: _flat(row.label) or None, "it stands in another section")
    coded = all(any(row.account_code for row in x.rows) for x in (old, new))
    for match in matched(old.rows, new.rows, [by_code, by_path, by_label] if coded else [by_path, by_label]):
        change = _line_change(match, columns)
        if change is None:
            answer.unchanged += 1
        else:
            answer.rows.append(change)
    answer.totals = list(_key_totals(old, new, columns))
    return answer


def _path(row: StatementRow) -> tuple[str, ...] | None:
    heading = "heading" if row.row_type == "HEADING" else ""
    return (*map(_flat, row.section_path), _flat(row.label), heading) if row.label else None


def _columns(old: Statement, new: Statement, answer: Difference) -> list[tuple[int, int, str]]:
    """The columns that are of the same: by their ids, or one by one where none is and both have the same kinds."""
    ids = [[column.column_id for column in x.columns] for x in (old, new)]
    pairs = [(ids[0].index(one), n, one) for n, one in enumerate(ids[1]) if one in ids[0]]
    kinds = [[(column.kind, column.scope) for column in x.columns] for x in (old, new)]
    if not pairs and kinds[0] == kinds[1]:
        said = f"columns are matched by their order: {ids[0][0]} with {ids[1][0]}" if ids[0] else "no columns"
        answer.warnings.append(Note(type="columnsByOrder", message=said))
        return [(n, n, one) for n, one in enumerate(ids[1])]
    answer.only_old = [one for one in ids[0] if one not in ids[1]]
    answer.only_new = [one for one in ids[1] if one not in ids[0]]
    return pairs


def _line_change(match: Match[StatementRow], columns: Sequence[tuple[int, int, str]]) -> RowChange | None:
    old, new = match.old, match.new
    row = new if new is not None else old
    assert row is not None
    name = " ".join(filter(None, [row.account_code, row.label])) or f"row {row.row_index}"
    fields = [
        FieldChange(
            field=column,
            was=old.values[a] if old is not None else None,
            now=new.values[b] if new is not None else None,
            old_places=_cell(old, a),
            new_places=_cell(new, b),
        )
        for a, b, column in columns
        if (old.values[a] if old is not None else None) != (new.values[b] if new is not None else None)
    ]
    if old is None or new is None:
        kind: ChangeKind = "GONE" if new is None else "NEW"
        return RowChange(
            kinds=[kind], name=name, old_row=old.row_index if old else None,
            new_row=new.row_index if new else None, fields=fields,
        )  # fmt: skip
    if old.label and new.label and words(old.label) != words(new.label):
        fields.insert(0, FieldChange(field="label", was=old.label, now=new.label))
    if not fields:
        return None
    return RowChange(
        kinds=["CHANGED"], name=name, old_row=old.row_index, new_row=new.row_index, fields=fields,
        doubtful=match.doubt,
    )  # fmt: skip


def _cell(row: StatementRow | None, column: int) -> list[Place]:
    place = row.sources[column] if row is not None else None
    return [place] if place is not None else []


def _key_totals(old: Statement, new: Statement, columns: Sequence[tuple[int, int, str]]) -> Iterator[TotalChange]:
    sides = [{name: getattr(x.key_totals, name) for name in type(x.key_totals).model_fields} for x in (old, new)]
    for name in sides[1]:
        one, other = (side.get(name) for side in sides)
        for a, b, column in columns:
            was = one.values[a] if one is not None and a < len(one.values) else None
            now = other.values[b] if other is not None and b < len(other.values) else None
            if was != now:
                rows = ((old, one, a), (new, other, b))
                places = [
                    _cell(x.rows[total.row_index], c) if total is not None and total.row_index is not None else []
                    for x, total, c in rows
                ]
                yield TotalChange(
                    name=f"{to_camel(name)}.{column}", was=was, now=now, old_places=places[0], new_places=places[1]
                )
