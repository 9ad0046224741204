"""Whose a line of receivables is: the property, the unit and the tenant that headings and columns name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from docextract.plugin import Place
from docextract.values.codes import split_bracket_code
from docextract.values.text import uncontinued, unescape

from .blocks import STREET, Debtor
from .header.model import Header
from .items import Item, is_code
from .owed import AGES
from .words import Use, same_name, use_of

_RESIDENT = re.compile(r"[a-z]\d{4,}", re.IGNORECASE)
_UNIT = re.compile(
    r"(?:(?:(?:suites?|ste|units?|apt|apartment|space|spaces|bldg|#)\b[.:#\s]*)+(?:(?:id|no)\b[.:#\s]*)?"
    r"|(?=(?:flat|garage|plot)\b))"
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
_BRACKETED = re.compile(r"\S \(([^()]+)\)$")
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
MOST_PROPERTY = 2
"""Cells of a heading of a property."""
WHOSE = ("tenant", "unit", "property", "lease")
"""Uses of columns that say whose a line is."""
_HOUSES = re.compile(r"(?:property|home|dwelling|property address|address)", re.IGNORECASE)
FEWEST_HOUSES, NEARLY_ALL = 5, 0.9
"""Rows that have an address, and the share of them that have another one each."""
MOST_FACTS = 3
"""Cells of a line from which on one with the unit holds a tenant's name too."""


Part = tuple[str, int]
"""Words of a heading, and the column that they stand in."""


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
        self.instead = False
        """Whether the headings of blocks say who owes, and columns of names who pays for him."""

    def begin(self, heading: Item, debtor: Debtor) -> None:
        """The heading of a block names its tenant."""
        said = {role: (unescape(text), heading.place(column)) for role, (text, column) in debtor.said.items()}
        name, place = said.get("name", (None, None))
        code = said["code"][0] if "code" in said else None
        self.tenant = (name, code, place) if name is not None else None
        self.unit, self.status, self.unread = said.get("unit"), said.get("status"), None
        self.instead = True

    def enter(self, name: str, code: str | None, place: Place | None) -> None:
        """The heading of a property ends what stood before."""
        self.property = name, code, place
        self.tenant = self.unit = self.status = None

    def close(self, name: str) -> None:
        """The total of a name ends what its heading began."""
        if self.property is not None and same_name(self.property[0], name):
            self.property = self.tenant = self.unit = self.status = None
        elif self.tenant is not None and same_name(self.tenant[0], name):
            self.tenant = self.unit = self.status = None


def part_ids_from_names(items: Sequence[Item], header: Header) -> None:
    """A column of names, or the only one of no known words, that holds nothing but numbers, each another, below
    headings of a name in it is of what is owed: ``Bayside Pilates`` over ``00007912`` under ``Name / ID No.``"""
    names = header.columns("tenant") or [c for c in header.texts if c not in header.uses]
    if len(names) != 1 or header.columns("transaction", "lease", "unit"):
        return
    ids = [item.texts.get(names[0]) for item in items if item.header is header and item.kind == "DATA"]
    heads = [item for item in items if item.kind == "HEADING" and [*item.texts] == names]
    if heads and len({*ids}) == len(ids) > len(heads) and all(text and is_code(text) for text in ids):
        header.uses[names[0]] = Use("transaction")


def take_houses_for_units(items: Sequence[Item], header: Header) -> None:
    """A column of properties or addresses that has another one in nearly every row is of the units, where no other one
    is: ``Flat 3 Tollgate Court`` under ``Property``."""
    named = [c for c in header.columns("property", "kept") if _HOUSES.fullmatch(header.text(c).strip())]
    texts = [item.texts[c] for item in items if item.kind == "DATA" and item.header is header
             for c in named[:1] if c in item.texts]  # fmt: skip
    free = len(named) == 1 and not header.columns("unit") and bool(header.columns("tenant"))
    numbered = sum(any(map(str.isdigit, text)) for text in texts) * 2 > len(texts)
    if free and numbered and len(texts) >= FEWEST_HOUSES and len({*texts}) >= NEARLY_ALL * len(texts):
        header.uses[named[0]] = Use("unit")


def take_descriptions_for_names(items: Sequence[Item], header: Header) -> None:
    """Columns of a charge and what it is called, which has other words in nearly every row, are those of who owes,
    where no others are: ``Account``, ``Description``, ``Premises`` of an age analysis."""
    named, coded = header.columns("chargeName"), header.columns("charge")
    rows = [item for item in items if item.kind == "DATA" and item.header is header]
    if len(named) != 1 or len(coded) > 1 or header.columns("tenant", "lease", "transaction", "date"):
        return
    if any(item.kind == "HEADING" for item in items) or len(rows) < FEWEST_HOUSES:
        return
    for column, use in ((named[0], "tenant"), *((c, "lease") for c in coded)):
        texts = [item.texts[column] for item in rows if column in item.texts]
        if len({*texts}) < NEARLY_ALL * len(rows):
            return
        header.uses[column] = Use(use)


def unheaded_names(items: Sequence[Item], header: Header) -> int | None:
    """The column of names of a header that names none, but the units: one of words without a header in most rows."""
    rows = [item for item in items if item.header is header and item.kind == "DATA"]
    if header.columns("tenant", "lease") or not header.columns(*WHOSE):
        return None
    filled = Counter(
        c for item in rows for c, text in item.texts.items() if c not in header.texts and not is_code(text)
    )
    column, count = next(iter(filled.most_common(1)), (None, 0))
    return column if count * 3 > len(rows) * 2 else None


def name_of(item: Item, unheaded: int | None = None) -> tuple[str, Place | None] | None:
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


def open_heading(group: Group, items: Sequence[Item], n: int) -> None:
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
    nameless = row is not None and not row.header.columns(*WHOSE) and name_of(row) is None
    if (said_of := _property_in([*item.texts.values()])) is not None:
        group.enter(*said_of, item.line.row_place())
        return
    several = [text for text in item.texts.values() if _CALLED.match(text) or len(_parted(text)) > 1]
    if (len(item.texts) > 1 or several) and (nameless or (row is not None and row.text(*WHOSE) is None)):
        total = next((x.scope for x in items[n + 1 :] if x.kind == "TOTAL" and x.scope), None)
        second = n > 0 and items[n - 1].kind == "HEADING" and group.tenant is not None
        _open_block(group, item, total, second=second, last=below.kind != "HEADING")
        return
    text = unescape(item.label or "")
    name, code = name_and_code(text)
    mine = row.text("tenant") if row is not None else None
    theirs = nameless or bool(code and _RESIDENT.fullmatch(code)) or bool(mine and same_name(mine, name))
    # ``Customer`` over a name, whose lines below have none
    theirs |= [*item.texts] == item.header.columns("tenant") and row is not None and mine is None
    place = item.line.place(next(iter(item.texts), item.line.filled[0]))
    if theirs and (below.kind != "HEADING" or says_facts(below)):
        group.tenant, group.unit = (name, code, place), None
    else:
        group.enter(name, code, place)
        group.unread = " | ".join(item.texts.values()) if len(item.texts) > MOST_PROPERTY else None


def _property_in(texts: Sequence[str]) -> tuple[str, str | None] | None:
    """Name and code of the property that the cells of a heading say it is of, None where no word says so."""
    first, *more = texts
    if (said := _PROPERTY.fullmatch(unescape(first).strip("* "))) is not None and len(texts) <= MOST_PROPERTY:
        return (more[0], said[1]) if more and is_code(said[1]) else name_and_code(said[1])
    if len(texts) == MOST_PROPERTY and _LABEL.fullmatch(first):
        return name_and_code(more[0])
    codes = [one[1] for text in texts if (one := _COMPANY.fullmatch(text)) is not None]
    names = [text for text in texts if not _COMPANY.fullmatch(text)]
    return (names[0], codes[0]) if codes and names and not _UNIT.match(names[0]) else None


def _open_block(group: Group, item: Item, total: str | None, *, second: bool, last: bool) -> None:
    """A line of a tenant's block: the words that his total is named for, or those without a label, are his name.

    Below another line of the block (``second``), or above one (not ``last``), one that begins with the unit says no
    name.
    """
    header = item.header
    parts = [(part, c) for c, text in item.texts.items() for part in _parted(text)]
    identified = any(_identifies(text) or _RESIDENT.search(text) for text, _ in parts[1:])
    led = _LED.fullmatch(parts[0][0]) if identified else None
    parts = [*((part, parts[0][1]) for part in (led[1], led[3])), *parts[1:]] if led is not None else parts
    group.status = None if not second else group.status
    for text, column in parts:
        if (said := _STATUS.fullmatch(text)) is not None:
            group.status = said[1], item.place(column)
    headed = next(((text, c) for text, c in parts if c in header.columns("unit")), None)
    coded = any(coded_name(text) or _RESIDENT.search(text) or _SHORT.fullmatch(text) for text, _ in parts[1:])
    unit, called = _unit_in(parts, headed, led[2] if led is not None else None, coded=coded)
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
    name, bracketed = name_and_code(unescape(named[0]))
    code = codes[0][0] if codes else bare[0].strip("[]()") if bare is not None and headed is None else None
    group.tenant = name, bracketed or code, item.place(named[1])
    group.unit = group.unit if unit is not None else None


def _unit_in(
    parts: Sequence[Part], headed: Part | None, led: str | None, *, coded: bool
) -> tuple[Part | None, set[str]]:
    """The unit that a line of a block names, and the words that do: below the header of units, behind a word for them,
    first of all beside a name or a code, or where a house stands."""
    called = {text for text, _ in parts if _UNIT.match(text)}
    unit = headed or next(((m[1], c) for text, c in parts if (m := _UNIT.match(text)) is not None), None)
    if unit is not None:
        return unit, called
    text, column = parts[0]
    lettered = _LETTERED.fullmatch(text)
    said = led or (lettered[1] if lettered is not None else None)
    if said is None and _AT.fullmatch(text) and (len(parts) == MOST_PROPERTY or coded):
        said = text.split()[-1]  # ``A102-B`` beside ``s0020450`` or a name alone
    if said is not None and len(parts) > 1:
        return (said, column), {text}
    unit = next(((text, c) for text, c in parts if STREET.fullmatch(text)), None)
    return unit, called | ({unit[0]} if unit is not None else set())


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


def says_facts(item: Item) -> bool:
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
    text = text[:-1].replace(" (", " - ") if (told := _BRACKETED.search(text)) and _UNIT.fullmatch(told[1]) else text
    parts = _PARTED.split(text) if any(map(_UNIT.match, _PARTED.split(text))) else [text]
    parts = [part for one in parts for part in _FLAT.sub(r"\1\n\2", one).split("\n")]
    return [said[1] if (said := _CALLED.fullmatch(part)) is not None else part for part in parts]


def coded_name(text: str) -> tuple[str, str] | None:
    """Name and code of ``Pham, Quoc (t0089268)`` and ``t0089268 Pham, Quoc``."""
    first, _, rest = text.partition(" ")
    return (rest, first) if _RESIDENT.fullmatch(first) and rest[:1].isalpha() else split_bracket_code(text)


def name_and_code(text: str) -> tuple[str, str | None]:
    """Name and code of ``Elm Court (elm01)`` and ``elm01 - Elm Court``."""
    split = coded_name(text)
    if split is not None:
        return split
    code, dash, name = text.partition(" - ")
    return (name, code) if dash and is_code(code) else (text, None)
