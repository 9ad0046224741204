"""The rows of receivables: whose they are, what they are for, what is owed at which age."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal

from docextract.plugin import Place
from docextract.values.codes import split_bracket_code, unit_text
from docextract.values.dates import date_order, read_date
from docextract.values.text import uncontinued, unescape

from .common import Read
from .header.model import Header
from .items import Item, is_code
from .models import AgeColumn, AgeSum, PropertyReceivables, ReceivableRow, ReceivablesSummary, SourceColumn, say, snake
from .owed import AGES
from .table import is_merged
from .words import Use, same_name, use_of

ZERO = Decimal(0)
_RESIDENT = re.compile(r"[a-z]\d{4,}", re.IGNORECASE)
_UNIT = re.compile(
    r"(?:(?:(?:suites?|ste|units?|apt|apartment|space|spaces|bldg|#)\b[.:#\s]*)+|(?=(?:flat|garage|plot)\b))"
    r"((?:(?:flat|garage|plot|pad|kiosk)\s+)?[\w/-]*\d[\w/-]*)", re.IGNORECASE,
)  # fmt: skip
_LETTERED = re.compile(r"(?:suite|ste|unit|apt|apartment|space)\b[.:#\s]*([A-Z]+(?:-[A-Z])?)", re.IGNORECASE)
"""``Suite ROOF`` beside the name of who has it."""
_PLACE = re.compile(r"[A-Z]{0,2}-?\d{1,4}[A-Za-z]?(?:[-/][A-Z]?\d{0,3}[A-Z]?)?")
"""A unit without a word for it: ``158-A``, ``B1-100``, ``C-307``."""
_AT = re.compile(rf"(?:(?:site|lot|room|pad)\s+)?{_PLACE.pattern}", re.IGNORECASE)
"""``SITE 014``, which by itself may be a property's."""
_WHOLE = re.compile(
    rf"(?P<unit>(?:(?:suite|ste|unit|apt|space|lot|site)\s+)?{_PLACE.pattern}"
    r"|(?:suite|ste|unit)\s+[A-Z](?:-[A-Z])?|(?:pad|atm|kiosk)[ -]?\d{1,2})\s+"
    r"(?P<name>[^\W\d].*\([a-z]+-?\d{3,}\))\s*(?P<more>.*)", re.IGNORECASE,
)  # fmt: skip
_ADDRESS = re.compile(
    r"\d{1,6}[A-Z]? (?:[NSEW]\.? )?[A-Z][\w.' -]{1,30} (?:st|street|ave|avenue|rd|road|dr|drive|ct|court|ln|lane|way|pl"
    r"|place|bend|cir|circle|blvd|ter|terrace|trl|trail|loop|pkwy|run|path|row)\.?", re.IGNORECASE,
)  # fmt: skip
"""``2214 Plover Ct``"""
_SHORT = re.compile(r"\([A-Z]{3,8}\)|\[[a-z]{3,8}\]")
"""What a tenant is called in short: ``(BRAKEW)``."""
_LED = re.compile(rf"((?:suite|ste|unit|apt|space|lot|site)\s+({_PLACE.pattern}))\s+(?-i:(?=[A-Z]))(.+)", re.IGNORECASE)
"""``Suite 1 Dollar Orchard Stores, Inc.`` beside ``Lease ID 001021``."""
_FLAT = re.compile(r"^((?:flat|garage|plot) [\w-]{0,6}\d[\w-]{0,4}),? (\D)", re.IGNORECASE)
"""``Flat 2 Mrs R Mwangi``: a flat and a garage of one number are two."""
_PARTED = re.compile(
    r"\s*[-–|,/]?\s+(?<!unit )(?=(?:suite|ste|unit|apt|apartment|space|lot)\b[.:#\s]*[\w-]*\d)"
    r"|(?<=\d)\s*[-–:|]\s+(?=[^\W\d]{2})|\s+(?:[|•·]\s+)?(?=(?:acct|tel|ph)\b[.:#\s]*\w*\d)|\s+[|•·]\s+", re.IGNORECASE,
)  # fmt: skip
"""Around the unit that stands in a cell with the name: ``ABBOTT, ELEANOR UNIT AL-104``, ``Suite 100 - Acme LLC``."""
_CALLED = re.compile(
    r"(?:tenant|resident|customer|lessee|occupant|debtor|client|owner|name)(?: name)?\s*:\s*(\S.*)", re.I
)
"""A label before the name, or the code, of who owes."""
_STATUS = re.compile(r"(?:tenant |resident |lease )?status\b[:.\s]*(\S.*)", re.IGNORECASE)
_ACCOUNT = re.compile(
    r"(?:(?:acct|account|resident|tenant|customer|lease)?\W*|[a-z]+\W*(?=#|(?:no|id|code|acct)\b))"
    r"(?:#|(?:no|id|code|acct)?\b)[.:#\s]*(\w*\d\w*(?:-\w+)*)", re.IGNORECASE,
)  # fmt: skip
_OF_PROPERTY = (
    r"(?:company |business )?(?:building|bldg|property|community|center|centre|site|project|park|estate|segment|scheme"
    r"|entity|fund|asset|location|complex|block|facility|campus|branch|region|division|office)"
)
_PROPERTY = re.compile(rf"{_OF_PROPERTY}\s*:\s*(\S.*)", re.IGNORECASE)
_LABEL = re.compile(rf"{_OF_PROPERTY}\s*:?", re.IGNORECASE)
"""What a cell of a heading says of itself: ``Status: Past``, ``ACCT T4412``, ``BUILDING: 0310``."""
_COMPANY = re.compile(r"\(?(?:property|project|entity|community)\s*#?\s*(\w*\d[\w-]*)\)?", re.IGNORECASE)
"""``Property 0311`` or ``(property 2100)`` beside its name."""
_HEADED = re.compile(r"(?:bldg|unit|suite|apt|lot|space|flat|site|room)\b.*[/&-]", re.IGNORECASE)
_UNIT_FIRST = re.compile(r"(\S*\d\S*)\s+[-–/]\s+(.+)")
"""``101 - Ann Ames`` under ``Unit / Tenant``."""
MOST_PROPERTY = 2
"""Cells of a heading of a property."""
WHOSE = ("tenant", "unit", "property", "lease")
"""Uses of columns that say whose a line is."""
MOST_FACTS = 3
"""Cells of a line from which on one with the unit holds a tenant's name too."""
KEPT = ("kept", "chargeName")
_SAID = (
    ("status", "statusText"),
    ("charge", "chargeCode"),
    ("transaction", "transactionId"),
    ("chargeName", "chargeCode"),
)
"""Uses of columns of words, and the fields that they say."""


class Group:
    """The property and the tenant that headings name, until others do."""

    def __init__(self) -> None:
        self.property: tuple[str, str | None, Place | None] | None = None
        self.tenant: tuple[str, str | None, Place | None] | None = None
        self.age: str | None = None
        self.unit: tuple[str, Place | None] | None = None
        self.status: tuple[str, Place | None] | None = None
        self.unread: str | None = None
        """A heading of several cells, of which it is not known which says what."""

    def close(self, name: str) -> None:
        """The total of a name ends what its heading began."""
        if self.property is not None and same_name(self.property[0], name):
            self.property = self.tenant = self.unit = self.status = None
        elif self.tenant is not None and same_name(self.tenant[0], name):
            self.tenant = self.unit = self.status = None


def make_rows(
    read: Read, fields: Mapping[tuple[int, int], str], numbers: Sequence[Mapping[str, Decimal]]
) -> tuple[list[ReceivableRow], list[int]]:
    """The rows in their order, and the item of each."""
    items = read.items
    order = date_order(t for item in items for t in item.texts.values())[0]
    unheaded = {id(header): _unheaded(items, header) for header in read.headers}
    names = [_name(item, unheaded[id(item.header)]) for item in items]
    rows: list[ReceivableRow] = []
    origin: list[int] = []
    group = Group()
    for n, item in enumerate(items):
        if item.kind == "HEADING":
            _open(group, items, n)
        elif item.kind == "TOTAL" and item.scope and not (item.sums and item.sums[0] > n):
            group.close(item.scope)
        elif item.kind == "TOTAL" and item.sums:
            text, unit = item.text("tenant", "lease") or item.label or "", item.text("unit")
            name, code = _named(unescape(text))
            group.tenant = name, code, item.place_of("tenant", "lease")
            group.unit = (unit, item.place_of("unit")) if unit else None
        elif item.kind == "DATA":
            row = ReceivableRow(row_index=len(rows), row_id=item.line.row_id())
            _who(row, item, group, names[n])
            _below(row, item)
            _what(row, item, order)
            if group.unread is not None and row.tenant_name is None:
                row.unread["tenantName"] = group.unread
            _amounts(row, item, fields, numbers[n])
            above = rows[-1] if n and rows and items[n - 1].kind == "DATA" else None
            mine = row.property_name, row.property_code
            of_both = above is not None and mine in ((None, None), (above.property_name, above.property_code))
            nameless = row.unit is None and row.tenant_name is None
            if above is not None and of_both and nameless and item.header.columns(*WHOSE):
                _carry(row, above, "unit", "tenantName", "residentId")
            if above is not None and any(is_merged(item.line, c) for c in item.header.columns("property")):
                _carry(row, above, "propertyName")
            if group.age is not None and not row.buckets and row.total is not None:
                row.buckets[group.age] = row.total
                row.derived[f"buckets.{group.age}"] = "the heading above"
            rows.append(row)
            origin.append(n)
    return rows, origin


def _unheaded(items: Sequence[Item], header: Header) -> int | None:
    """The column of names of a header that names none, but the units: one of words without a header in most rows."""
    rows = [item for item in items if item.header is header and item.kind == "DATA"]
    if header.columns("tenant", "lease") or not header.columns(*WHOSE):
        return None
    filled = Counter(
        c for item in rows for c, text in item.texts.items() if c not in header.texts and not is_code(text)
    )
    column, count = next(iter(filled.most_common(1)), (None, 0))
    return column if count * 3 > len(rows) * 2 else None


def _name(item: Item, unheaded: int | None = None) -> tuple[str, Place | None] | None:
    """The tenant's name as printed; where no header names a column of names, it is the first words of the line."""
    if unheaded is not None and unheaded in item.texts:
        return item.texts[unheaded], item.place(unheaded)
    if item.header.columns(*WHOSE):
        text = item.text("tenant")
        return (text, item.place_of("tenant")) if text is not None else None
    column = next(iter(item.texts), None)
    if column in item.header.uses:
        return None  # a date or a charge: the heading above names whose it is
    return (item.texts[column], item.place(column)) if column is not None else None


def _open(group: Group, items: Sequence[Item], n: int) -> None:
    """A heading names a tenant if the rows below are his, else a property; of several cells it is a tenant's."""
    item, below = items[n], items[n + 1]
    said = " ".join(item.texts.values())
    item.texts = {c: text for c, t in item.texts.items() if (text := uncontinued(t))} or item.texts
    if group.property is not None and uncontinued(said) != said and same_name(group.property[0], _after_label(said)):
        return  # of the page before
    use = use_of(item.label or "", "AGED_RECEIVABLES") if len(item.texts) == 1 else None  # ``4D`` may be a unit
    if use is not None and use.name in AGES:
        group.age = item.label
        return
    group.unread = None
    whose = {use.name: (item.texts[c], item.place(c)) for c, use in item.header.heads.items() if c in item.texts}
    if len(item.texts) == len(whose) > 1:
        code, at = whose.get("lease", (None, None))
        name, place = whose.get("tenant", (code, at))
        group.tenant = (name, code if name != code else None, place) if name is not None else None
        group.unit, group.status = whose.get("unit"), whose.get("status")
        return
    row = next((x for x in items[n + 1 :] if x.kind == "DATA"), None)
    nameless = row is not None and not row.header.columns(*WHOSE) and _name(row) is None
    if (said := _PROPERTY.fullmatch(unescape(item.label or "").strip("* "))) is not None and len(
        item.texts
    ) <= MOST_PROPERTY:
        more = list(item.texts.values())[1:]
        name, code = (more[0], said[1]) if more and is_code(said[1]) else _named(said[1])
        group.property, group.tenant, group.unit = (name, code, item.line.row_place()), None, None
        group.status = None
        return
    if len(item.texts) == MOST_PROPERTY and _LABEL.fullmatch(item.label or ""):
        name, code = _named([*item.texts.values()][1])
        group.property, group.tenant, group.unit, group.status = (name, code, item.line.row_place()), None, None, None
        return
    said = [one for text in item.texts.values() if (one := _COMPANY.fullmatch(text)) is not None]
    others = [text for text in item.texts.values() if not _COMPANY.fullmatch(text)]
    if said and others and not _UNIT.match(others[0]):
        group.property, group.tenant, group.unit = (others[0], said[0][1], item.line.row_place()), None, None
        group.status = None
        return
    said_of = [text for text in item.texts.values() if _CALLED.match(text) or len(_parted(text)) > 1]
    if (len(item.texts) > 1 or said_of) and (nameless or (row is not None and row.text(*WHOSE) is None)):
        total = next((x.scope for x in items[n + 1 :] if x.kind == "TOTAL" and x.scope), None)
        second = n > 0 and items[n - 1].kind == "HEADING" and group.tenant is not None
        _open_block(group, item, total, second=second, last=below.kind != "HEADING")
        return
    text = unescape(item.label or "")
    name, code = _named(text)
    mine = row.text("tenant") if row is not None else None
    theirs = nameless or bool(code and _RESIDENT.fullmatch(code)) or bool(mine and same_name(mine, name))
    # ``Customer`` over a name, whose lines below have none
    theirs |= [*item.texts] == item.header.columns("tenant") and row is not None and mine is None
    place = item.line.place(next(iter(item.texts), item.line.filled[0]))
    if theirs and (below.kind != "HEADING" or _says_facts(below)):
        group.tenant, group.unit = (name, code, place), None
    else:
        group.property, group.tenant, group.unit = (name, code, place), None, None
        group.unread = " | ".join(item.texts.values()) if len(item.texts) > MOST_PROPERTY else None


def _open_block(group: Group, item: Item, total: str | None, *, second: bool, last: bool) -> None:
    """A line of a tenant's block: the words that his total is named for, or those without a label, are his name.

    Below another line of the block (``second``), or above one (not ``last``), one that begins with the unit says no
    name.
    """
    header = item.header
    parts = [(part, c) for c, text in item.texts.items() for part in _parted(text)]
    led = (
        _LED.fullmatch(parts[0][0])
        if any(_identifies(text) or _RESIDENT.search(text) for text, _ in parts[1:])
        else None
    )
    if led is not None:
        parts[:1] = [(part, parts[0][1]) for part in (led[1], led[3])]
    group.status = None if not second else group.status
    for text, column in parts:
        if (said := _STATUS.fullmatch(text)) is not None:
            group.status = said[1], item.place(column)
    unit = headed = next(((text, c) for text, c in parts if c in header.columns("unit")), None)
    if unit is None:
        unit = next(((m[1], c) for text, c in parts if (m := _UNIT.match(text)) is not None), None)
    called = {text for text, _ in parts if _UNIT.match(text)}
    coded = any(_coded(text) or _RESIDENT.search(text) or _SHORT.fullmatch(text) for text, _ in parts[1:])
    if unit is None and len(parts) > 1:
        text, column = parts[0]
        lettered = _LETTERED.fullmatch(text)
        said = led[2] if led is not None else lettered[1] if lettered is not None else None
        if said is None and _AT.fullmatch(text) and (len(parts) == MOST_PROPERTY or coded):
            said = text.split()[-1]  # ``A102-B`` beside ``s0020450`` or a name alone
        if said is not None:
            unit, called = (said, column), {text}
    if unit is None:  # of a house
        unit = next(((text, c) for text, c in parts if _ADDRESS.fullmatch(text)), None)
        called |= {unit[0]} if unit is not None else set()
    group.tenant = None if headed is not None else group.tenant
    if unit is not None:
        group.unit = unit[0], item.place(unit[1])
        told = [text for text, _ in parts] != [*item.texts.values()]
        if headed is None and not coded and (second or (not last and len(parts) < MOST_FACTS and not told)):
            _take_code(group, [code for text, _ in parts if text not in called and (code := _identifies(text))])
            return
    facts = [text for text, _ in parts if ":" in text or is_code(text) or _STATUS.fullmatch(text)]
    facts += [text for text, c in parts if (headed is not None and c == headed[1]) or text in called]
    codes = [(m[1], text, c) for text, c in parts if text not in called and (m := _ACCOUNT.fullmatch(text))]
    codes = [code for code in codes if code[1] != (unit or ("",))[0]]
    codes += [(text[1:-1], text, c) for text, c in parts if _SHORT.fullmatch(text)]
    words = [(text, c) for text, c in parts if text not in (*facts, *(text for _, text, _ in codes))]
    named = next((one for one in words if total is not None and same_name(one[0], total)), next(iter(words), None))
    if named is None:
        _take_code(group, [code for code, *_ in codes])
        return
    heads = [text.partition("/")[0].strip() for text in header.texts.values() if "/" in text]
    bare = next(((text, c) for text, c in parts if is_code(text) and text not in called), None)
    if unit is None and bare is not None and any(use_of(t, "AGED_RECEIVABLES") == Use("unit") for t in heads):
        unit = headed = bare
        group.unit = bare[0], item.place(bare[1])
        codes = [code for code in codes if code[1] != bare[0]]
    name, bracketed = _named(unescape(named[0]))
    code = codes[0][0] if codes else bare[0].strip("[]()") if bare is not None and headed is None else None
    group.tenant = name, bracketed or code, item.place(named[1])
    group.unit = group.unit if unit is not None else None


def _take_code(group: Group, codes: Sequence[str]) -> None:
    """The code of the tenant that the line above names."""
    if group.tenant is not None and group.tenant[1] is None and codes:
        name, _, place = group.tenant
        group.tenant = name, codes[0], place


def _identifies(text: str) -> str | None:
    """The code of a tenant that a text is: ``s0020450``, ``Acct t0003117``."""
    said = _ACCOUNT.fullmatch(text)
    known = said is not None and (said[1] != text or _RESIDENT.fullmatch(text.strip("[]()")) is not None)
    return said[1] if said is not None and known else None


def _says_facts(item: Item) -> bool:
    """Whether each text of a heading is the unit or the code of whom the line above names: ``Customer GF0118 | Space
    A-100``."""
    return all(_UNIT.fullmatch(t) or _identifies(t) is not None for t in item.texts.values())


def _after_label(text: str) -> str:
    """What a text says behind its label: ``Willow Bend`` of ``Center: Willow Bend (continued)``."""
    return uncontinued(text.partition(":")[2].strip() or text)


def _parted(text: str) -> list[str]:
    """The parts of a cell of a block: the unit apart from the name, without the label before a name."""
    text = text.strip(" |•·") or text
    if (told := _WHOLE.fullmatch(text)) is not None:  # ``G01 Zeke Ibarra (g0001753)``
        return [part for part in (told["unit"], told["name"], told["more"]) if part]
    parts = _PARTED.split(text) if any(map(_UNIT.match, _PARTED.split(text))) else [text]
    parts = [part for one in parts for part in _FLAT.sub(r"\1\n\2", one).split("\n")]
    return [said[1] if (said := _CALLED.fullmatch(part)) is not None else part for part in parts]


def _coded(text: str) -> tuple[str, str] | None:
    """Name and code of ``Pham, Quoc (t0089268)`` and ``t0089268 Pham, Quoc``."""
    first, _, rest = text.partition(" ")
    return (rest, first) if _RESIDENT.fullmatch(first) and rest[:1].isalpha() else split_bracket_code(text)


def _named(text: str) -> tuple[str, str | None]:
    """Name and code of ``Elm Court (elm01)`` and ``elm01 - Elm Court``."""
    split = _coded(text)
    if split is not None:
        return split
    code, dash, name = text.partition(" - ")
    return (name, code) if dash and is_code(code) else (text, None)


def _who(row: ReceivableRow, item: Item, group: Group, named: tuple[str, Place | None] | None) -> None:
    if group.tenant is not None:
        name, code, place = group.tenant
        say(row, "tenantName", name, place)
        say(row, "residentId", code, place)
    if group.unit is not None:
        say(row, "unit", *group.unit)
    if group.status is not None:
        say(row, "statusText", *group.status)
    if group.property is not None:
        name, row.property_code, place = group.property
        say(row, "propertyName", name, place)
    printed, place = item.text("property"), item.place_of("property")
    if printed is not None and (
        group.property is not None or (is_code(printed) and item.text("tenant", "lease", "unit"))
    ):
        say(row, "propertyCode", printed, place)
    elif printed is not None:
        name, row.property_code = split_bracket_code(printed) or (unescape(printed), None)
        say(row, "propertyName", name, place)
    if named is not None and (group.tenant is None or item.header.columns(*WHOSE)):
        name, place = named
        said = _UNIT_FIRST.fullmatch(name) if row.unit is None and not item.header.columns("unit") else None
        if said is not None and any(_HEADED.match(item.header.text(c)) for c in item.header.columns("tenant", "lease")):
            name = said[2]
            say(row, "unit", said[1], place)
        name, row.resident_id = _coded(unescape(name)) or (unescape(name), row.resident_id)
        say(row, "tenantName", name, place)
    lease, place = item.text("lease"), item.place_of("lease")
    if lease is not None:
        _, code = split_bracket_code(lease) or (None, lease if is_code(lease) else None)
        if code is not None or (row.tenant_name is None and not item.header.columns("tenant")):
            say(row, "residentId" if code is not None else "tenantName", code or unescape(lease), place)
        else:
            header = next(item.header.text(c) for c in item.header.columns("lease") if c in item.texts)
            row.source_columns.append(SourceColumn(header=header, value=lease))


def _below(row: ReceivableRow, item: Item) -> None:
    """The second line of a row: the tenant's code, and what it says of him."""
    for text in item.below:
        code, _, more = text.partition(" ")
        if row.resident_id is None and is_code(code):
            say(row, "residentId", code, item.more[-1].row_place())
        else:
            more = text
        if more:
            row.source_columns.append(SourceColumn(header=None, value=more))


def _carry(row: ReceivableRow, above: ReceivableRow, *fields: str) -> None:
    """A line that leaves unit and tenant blank is of those in the line above, and of a property in a merged cell."""
    for field in fields:
        if getattr(row, snake(field)) is None and (value := getattr(above, snake(field))) is not None:
            say(row, field, value, *above.sources.get(field, []))
            row.derived[field] = "the line above"


def _what(row: ReceivableRow, item: Item, order: object) -> None:
    columns = item.header.columns("unit")
    if columns and columns[0] in item.texts:
        unit = unit_text(item.line.values[columns[0]] if not item.more else item.texts[columns[0]])
        say(row, "unit", unit, item.place(columns[0]))
    for use, field in _SAID:
        if (text := item.text(use)) is not None and (use != "chargeName" or row.charge_code is None):
            say(row, field, text, item.place_of(use))
    for n, column in enumerate(item.header.columns("date")):
        if column not in item.texts:
            continue
        if n:  # a date when it is due, or was posted
            row.source_columns.append(SourceColumn(header=item.header.text(column), value=item.texts[column]))
            continue
        reading = read_date(_value(item, column), order)  # type: ignore[arg-type]
        if reading is None and row.charge_code is None and item.header.columns("charge", "chargeName"):
            # ``SITE RENT 12/01/22``: a long charge ran into its date.
            charge, _, day = item.texts[column].rpartition(" ")
            reading = read_date(day, order)  # type: ignore[arg-type]
            if reading is not None:
                say(row, "chargeCode", charge, item.place(column))
        if reading is None:
            row.unread["transactionDate"] = item.texts[column]
        else:
            say(row, "transactionDate", reading.date, item.place(column))
    for column in item.header.columns(*KEPT):
        text = item.texts.get(column)
        if text is not None and text != row.charge_code:
            row.source_columns.append(SourceColumn(header=item.header.text(column), value=text))
    for column, header in sorted(item.header.unknown.items()):
        if column in item.texts:
            row.source_columns.append(SourceColumn(header=header, value=item.texts[column]))


def _value(item: Item, column: int) -> str | int | float | dt.date | None:
    value = item.line.values[item.moved.get(column, column)]
    return value.date() if isinstance(value, dt.datetime) else value  # type: ignore[return-value]


def _amounts(
    row: ReceivableRow, item: Item, fields: Mapping[tuple[int, int], str], numbers: Mapping[str, Decimal]
) -> None:
    for field, value in numbers.items():
        kind, _, label = field.partition(".")
        if kind == "buckets":
            row.buckets[label] = value
        elif kind == "otherAmounts" or label:
            row.other_amounts[label] = value
        elif kind == "prepayments":
            row.prepayments = value
        else:
            row.total = value
    for column in item.amounts:
        if (place := item.place(column)) is not None:
            row.sources[fields[id(item.header), column]] = [place]
    for column, text in item.unread.items():
        row.unread[fields[id(item.header), column]] = text


def summarise(rows: Sequence[ReceivableRow], columns: Sequence[AgeColumn]) -> ReceivablesSummary:
    """Sums over the rows, by bucket and by property."""
    labels = [column.label for column in columns if column.kind in ("BUCKET", "SUM")]
    added = {column.label for column in columns if column.kind == "BUCKET"}
    names = {(row.tenant_name, row.resident_id, row.unit) for row in rows if row.tenant_name or row.unit}
    properties = dict.fromkeys(row.property_name for row in rows)
    return ReceivablesSummary(
        rows=len(rows),
        tenants=len(names) or None,
        by_bucket=_by_bucket(rows, labels, added),
        prepayments=_sum(row.prepayments for row in rows),
        total=_sum(row.total for row in rows),
        by_property=[
            PropertyReceivables(
                property_name=name,
                rows=len(mine),
                by_bucket=_by_bucket(mine, labels, added),
                prepayments=_sum(row.prepayments for row in mine),
                total=_sum(row.total for row in mine),
            )
            for name in properties
            for mine in [[row for row in rows if row.property_name == name]]
        ]
        if len(properties) > 1
        else [],
    )


def _by_bucket(rows: Sequence[ReceivableRow], labels: Sequence[str], added: set[str]) -> list[AgeSum]:
    sums = {label: _sum(row.buckets.get(label) for row in rows) for label in labels}
    whole = sum((v for label, v in sums.items() if label in added and v is not None), ZERO)
    return [
        AgeSum(label=label, amount=amount, share=(amount / whole).quantize(Decimal("0.0001")) if whole else None)
        for label, amount in sums.items()
        if amount is not None
    ]


def _sum(values: object) -> Decimal | None:
    some = [value for value in values if value is not None]  # type: ignore[attr-defined]
    return sum(some, ZERO) if some else None
