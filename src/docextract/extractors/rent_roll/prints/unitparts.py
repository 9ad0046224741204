"""Units with something below them: parts with an area and a rent of their own, closed by their total, or their kind.

``Hall 1 / A | Ames Ltd`` over ``Warehouse``, ``Office`` and ``Total Hall 1 / A``: one lease, whose area and rent stand
in the line of the total, or in its own, and whose parts are its charges.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from ....values.dates import looks_like_date
from ....values.numbers import NumberStyle, money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import conventions_of
from .arranged import Piece, Row, arrange, as_it_is, by_tables
from .wholerows import names_columns

FEWEST_KINDS = 3
"""Units below whose names stand kinds."""
FEWEST = 2
"""Units whose parts come to their totals."""
MOST = 0.6
"""So many of the units have parts."""
MANY = 2
"""So many amounts beside its name make a unit a row of its own: a deposit alone does not."""
_RENTS = ("contractRent", "annualRent")


class _Unit(NamedTuple):
    lead: Line
    parts: list[Line]
    total: Line
    summed: list[int]
    """Columns in which the parts come to the total."""


def fold_parts(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each unit in one row with its total, and its parts as charges below it."""
    return by_tables(lines, lambda own, space: _folded(own, vocabulary, space)) or lines


def _folded(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    words = vocabulary.hinting
    heads = [(n, found) for n, line in enumerate(lines) if (found := names_columns(line, words)) is not None]
    if not heads:
        return None
    head, (unit, tenant) = heads[0]
    header = lines[head]
    rents = [
        column
        for column in header.filled
        if any(match.field in _RENTS and match.score > 0.5 for match in vocabulary.header(header.text(column) or ""))
    ]
    below = lines[head + 1 :]
    parts = sum(tenant in line.filled and unit not in line.filled for line in below)
    units = _units(below, unit, tenant, vocabulary) if rents and parts >= FEWEST else []
    leads = sum(unit in line.filled and line.values[tenant] is not None for line in below)
    told = [one for one in units if one.total is not one.lead or len(one.parts) >= FEWEST]
    if len(told) < FEWEST or len(units) < MOST * leads:
        return None
    rent = max(rents, key=lambda c: sum(c in one.summed for one in units))
    width = max(len(line.values) for line in lines)
    code, amount, whole, other = range(width, width + 4)
    yearly = vocabulary.header(header.text(rent) or "")[0].field == "annualRent"
    paid_as = "Annual Charge Amount" if yearly else "Charge Amount"
    named = {code: "Charge Code", amount: paid_as, whole: "Total Charges", other: "Notes"}
    rows: dict[int, list[tuple[Line, Row]]] = {
        header.index: [(header, {**as_it_is(header)[1], **{c: (Piece(t, header, tenant),) for c, t in named.items()}})]
    }
    for one in units:
        total = {c: (Piece(one.total.values[c], one.total, c),) for c in one.total.filled if one.total.is_number(c)}
        paid = [part for part in one.parts if rent in part.filled]
        rest = [Piece(part.values[tenant], part, tenant) for part in one.parts if part not in paid]
        lead: dict[int, Sequence[Piece]] = {**total, **as_it_is(one.lead)[1]}
        if paid and rent in total:
            lead[whole] = total[rent]
        if rest:
            lead[other] = rest
        rows[one.lead.index] = [(one.lead, lead)]
        for part in paid:
            rows[part.index] = [
                (
                    part,
                    {
                        code: (Piece(part.values[tenant], part, tenant),),
                        amount: (Piece(part.values[rent], part, rent),),
                    },
                )
            ]
        for part in (*one.parts, one.total):
            rows.setdefault(part.index, [])
    kept = [row for line in lines for row in rows.get(line.index, [as_it_is(line)])]
    return arrange(kept, width + len(named), space)


def _units(lines: Sequence[Line], unit: int, tenant: int, vocabulary: Vocabulary) -> list[_Unit]:
    """The units with parts below them, and a total that says so or names them."""
    style: NumberStyle | None = None  # asked of all texts, and seldom needed
    found: list[_Unit] = []
    lead: Line | None = None
    parts: list[Line] = []

    def made(total: Line) -> list[int]:
        """The columns in which the parts come to a total; none if they miss it in one."""
        nonlocal style
        style = style or conventions_of(lines).numbers
        told = [c for c in total.filled if total.is_number(c) and any(c in part.filled for part in parts)]
        sums = {c: sum((money(p.values[c], style) or Decimal(0) for p in parts), Decimal(0)) for c in told}
        return told if all(sums[c] == money(total.values[c], style) for c in told) else []

    def close(lead: Line | None, total: Line | None) -> None:
        """Take a unit whose parts come to what its own line says, or a total below them that names it."""
        for whole in (lead, total):
            if lead is not None and whole is not None and parts and (told := made(whole)):
                found.append(_Unit(lead, parts, whole, told))
                return

    for line in lines:
        match = vocabulary.total(line.first_text()) if line.filled else None
        leads = match is None and unit in line.filled and tenant in line.filled
        if lead is None and not leads:
            continue
        numbers = [c for c in line.filled if line.is_number(c)]
        within = match is None and tenant in line.filled and unit not in line.filled
        if lead is not None and within and numbers and not _dated(line):
            parts.append(line)
            continue
        close(lead, line if match and numbers and lead and (lead.text(unit) or "") in line.first_text() else None)
        lead, parts = (line if leads else None), []
    close(lead, None)
    return found


def _dated(line: Line) -> bool:
    return any(looks_like_date(line.values[c]) for c in line.filled)


def part_kinds_below(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with what stands below the names of units, beside their charges, in a column of its own: ``SW`` below
    ``001`` under ``Lot / Home``."""
    return by_tables(lines, lambda own, space: _kinds_beside(own, vocabulary, space)) or lines


def _kinds_beside(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    heads = ((n, second) for n, line in enumerate(lines) if (second := _second_name(line, vocabulary)))
    first, second = next(heads, (0, ""))
    if not second:
        return None
    column = lines[first].filled[0]
    units = [n for n in range(first + 1, len(lines)) if column in lines[n].filled and len(lines[n].filled) > MANY]
    below = {n + 1: n for n in units if n + 1 < len(lines) and _is_kind(lines[n + 1], lines[n], column)}
    if len(below) < FEWEST_KINDS or len(below) < MOST * (len(units) - len(below)):
        return None
    width = max(len(line.values) for line in lines)
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        row = dict(as_it_is(line)[1])
        if n == first:
            row[width] = (Piece(second, line, column),)
        elif n in below:
            del row[column]
        elif n + 1 in below:
            row[width] = (Piece(lines[n + 1].values[column], lines[n + 1], column),)
        if row or not line.filled:
            rows.append((line, row))
    return arrange(rows, width + 1, space)


def _second_name(line: Line, vocabulary: Vocabulary) -> str:
    """What the first cell of a header says behind the word for units: ``Home`` of ``Lot / Home``."""
    if len(line.filled) < MANY + 1 or not line.only_plain_text():
        return ""
    first, _, second = map(str.strip, line.first_text().partition("/"))
    fields = [match.field for text in (first, second) for match in vocabulary.header(text)[:1]]
    return second if fields[:1] == ["unit"] and "tenantName" not in fields and "/" not in second else ""


def _is_kind(line: Line, unit: Line, column: int) -> bool:
    """Whether a line has in the column of the units a word without a digit, and besides only what its unit has, too,
    but neither as many cells nor the name of a tenant."""
    text = line.text(column) if column in line.filled else None
    if text is None or any(map(str.isdigit, text)) or len(line.filled) * 2 > len(unit.filled):
        return False
    return {*line.filled} <= {*unit.filled} and column + 1 not in line.filled


def list_charges(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each charge in a row of its own, where a line below the header says that codes and amounts stand
    in pairs below each unit: ``CODE | AMOUNT | CODE | AMOUNT``."""
    return by_tables(lines, lambda own, space: _charges_listed(own, vocabulary, space)) or lines


def _charges_listed(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    heads = [n for n, line in enumerate(lines) if n and _names_pairs(line, vocabulary)]
    heads = [n for n in heads if len(lines[n - 1].filled) > MANY and lines[n - 1].filled[0] < lines[n].filled[0]]
    listed = {n: told for n in range(heads[0] + 1, len(lines)) if (told := _pairs(lines[n]))} if heads else {}
    if len(listed) < FEWEST_KINDS or any(vocabulary.total(lines[n].first_text()) is not None for n in listed):
        return None
    width = max(len(line.values) for line in lines)
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        below = lines[n + 1] if n + 1 in heads else None
        if below is not None:
            named = {width + at: (Piece(below.values[c], below, c),) for at, c in enumerate(below.filled[:2])}
            rows.append((line, {**as_it_is(line)[1], **named}))
        elif n not in heads:
            told = listed.get(n, [])
            rows += [(line, {width: (code,), width + 1: (amount,)}) for code, amount in told] or [as_it_is(line)]
    return arrange(rows, width + 2, space)


def _names_pairs(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a line names codes of charges and their amounts by turns, twice at least."""
    named = [next((one.field for one in vocabulary.header(line.text(c) or "")), "") for c in line.filled]
    return len(named) >= 2 * FEWEST and named == ["chargeCode", "chargeAmount"] * (len(named) // 2)


def _pairs(line: Line) -> list[tuple[Piece, Piece]]:
    """The codes and amounts of a line that holds nothing else; none if it holds anything else."""
    cells = [Piece(line.values[c], line, c) for c in line.filled]
    codes, amounts = cells[::2], cells[1::2]
    told = all(not line.is_number(code.column) for code in codes) and all(line.is_number(a.column) for a in amounts)
    return [*zip(codes, amounts, strict=True)] if told and len(codes) == len(amounts) else []
