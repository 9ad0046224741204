"""Rows that only head those below them: a unit without a tenant over its beds (``5`` over ``5-A``, ``5-B``, or over A
and B in a column of beds), a building over its suites."""

from __future__ import annotations

import re

from ....values.areas import area_inside
from ....values.dates import looks_like_date
from ....values.wordlist import alternatives, later, wordlist
from ..anatomy.entries import Entry, Walked
from ..anatomy.fieldkinds import OF_UNIT, Kind
from ..cells.plans import TELLS_ROOMS

_NAMING = OF_UNIT | {"bed", "area"}
_NAMED = re.compile(r"(?:[^\W\d_]+\.?\s+)?#?(?=[^\W_]*\d)([\w-]+)(?:\s*[|:,•·–—-]\s*|\s+|$)")
"""A unit at the head of a line, with its word: ``Apartment 201 |``, ``Unit 101``."""
_CALLED = re.compile(r"[^\W\d_]{3,}\.?\s+#?(?=[^\W_]*\d)[\w-]+")
_PARTS = re.compile(r"[|•·–—]|(?<=\s)-\s|,\s")
_PLAN = later(rf"^(?:{alternatives(wordlist('docextract.vocabulary', 'rolls.toml')['plans']['words'])})\b[:\s]*")
_SUITE = re.compile(r"[-/]\s*\d{2,}[A-Za-z]?")
"""The number of a suite, behind that of its building."""
_COUNTED = re.compile(
    r"(?:^|(?<=\s))\d+\s?(?:beds?|bed\s*(?:spaces?|rooms?)|rooms?|residents?|persons?)$", re.IGNORECASE
)
"""What says how many beds follow, and nothing of their kind, alone or behind that: ``Studio 1 bed``."""

MOST_CELLS = 4
"""Cells of the heading of an apartment: ``Apartment 101``, ``4x4 Campus``, ``1,412 sq ft``, ``4 bedrooms``."""


def drop_parents(walked: Walked) -> None:
    """Take heading rows out of the entries; in the ledger they are sections."""
    dropped = _without_number(walked)
    above: Entry | None = None
    head: Entry | None = None
    unit = ""
    for entry in walked.entries:
        bed = _unit(entry)
        if (
            above is not None
            and above.mapping.uses is entry.mapping.uses  # under one header or its repetition
            and (
                (
                    _is_bed(above, unit, entry, bed)
                    and (_only_names(above) or (_typed(above) is not None and _of_words(above)))
                )
                or _heads_suites(above, bed)
            )
        ):
            dropped.append(above)
            head = above
        of_head = head is not None and (_is_bed_of(bed, _number(head)) or bed == _number(head))
        typed = _typed(head) if head is not None and of_head else None
        if head is not None and typed and not any(name in entry.mapping.by_field for name in TELLS_ROOMS):
            entry.facts = (*entry.facts, ("unitType", typed[1], head.line, typed[0]))
        above, unit = entry, _number(entry) if _of_words(entry) else bed
    if not dropped:
        return
    gone = {id(entry) for entry in dropped}
    before = 0
    removed: list[int] = []
    for number, entry in enumerate(walked.entries):
        if id(entry) in gone:
            removed.append(number)
            walked.roles[entry.line.index] = "SECTION"
    for total in walked.totals:
        before = sum(number < total.after for number in removed)
        total.after -= before
    walked.entries = [entry for entry in walked.entries if id(entry) not in gone]


def _is_bed(head: Entry, unit: str, entry: Entry, bed: str) -> bool:
    """Whether a row is a bed of the unit that the row above it names, or the only one, called as the unit is."""
    if _is_bed_of(bed, unit):
        return True
    said = _CALLED.fullmatch(head.line.first_text()) is not None  # ``Apt 104`` over ``104``, alone in it
    return bool(unit) and bed == unit and ((not _bed(head) and bool(_bed(entry))) or _counts(head) or said)


def _without_number(walked: Walked) -> list[Entry]:
    """Give beds whose unit is printed once above them the row that prints it; the rows of units that only head them."""
    found: list[Entry] = []
    if not any("bed" in mapping.by_field and "unit" in mapping.by_field for mapping in walked.mappings):
        return found
    head: Entry | None = None
    for entry in walked.entries:
        if _unit(entry):
            only_names = not _bed(entry) and _only_names(entry)
            head = entry if only_names or _bed(entry) else None
        elif head is not None and _bed(entry) and head.mapping.uses is entry.mapping.uses and head.scope is entry.scope:
            entry.head = head
            head.beds += not _bed(head)
            if head.beds == 1:
                found.append(head)
        else:
            head = None
    return found


def _typed(head: Entry) -> tuple[int, str] | None:
    """The type, and its column, that a row of words names behind the unit."""
    line = head.line
    kind = _kind_behind(
        " | ".join(line.text(c) or "" for c in line.filled) if _counts(head) or _in_three(head) else line.joined()
    )
    if kind is None:
        return None
    return next((c for c in line.filled if kind in (line.text(c) or "")), line.filled[0]), kind


def _kind_behind(text: str) -> str | None:
    """What kind of unit words name behind its number: ``Apt 101 | 3x3 Corner | 1,176 sq ft``, ``Apartment 101 - 2x2 Ash
    - 2 beds``."""
    named = _NAMED.match(text)
    parts = map(str.strip, _PARTS.split(text[named.end() :])) if named else iter(())
    kinds = (_COUNTED.sub("", _PLAN.sub("", part)).rstrip() for part in parts if area_inside(part) is None)
    return next((kind for kind in kinds if kind), None)


def kind_of_bed(heading: str, bed: str | None) -> str | None:
    """The kind that the heading of an apartment names, None for another heading than that of a bed's own."""
    named = _NAMED.match(heading)
    return _kind_behind(heading) if named and bed and _is_bed_of(bed, named[1]) else None


def _of_words(head: Entry) -> bool:
    """Whether a row says nothing but words, in a cell or two, in three behind ``Unit 101``, or with bars or dashes
    between them."""
    line = head.line
    if _in_three(head):
        return True
    if any(line.is_number(c) or looks_like_date(line.values[c]) for c in line.filled[1:]):
        return False
    return len(line.filled) <= 2 or _counts(head) or _PARTS.search(line.joined()) is not None


def _in_three(head: Entry) -> bool:
    """Whether a row has three cells, and the first one a unit with its word: ``Unit 101``, ``2x2 Flat``, ``890 sf``."""
    line = head.line
    return len(line.filled) == 3 and _CALLED.fullmatch(line.text(line.filled[0]) or "") is not None


def _counts(head: Entry) -> bool:
    """Whether the last of a few cells ends with how many beds follow: ``Apartment 101``, ``4x4 Value``, ``4 beds``."""
    line = head.line
    return 1 < len(line.filled) <= MOST_CELLS and _COUNTED.search(line.text(line.filled[-1]) or "") is not None


def _heads_suites(head: Entry, suite: str) -> bool:
    """Whether a row says but a number and a name, over suites of that number: ``4100 | Kestrel Ridge One`` over ``4100
    -150``; of parts that are told by a letter its address has to begin with it."""
    number, line = _unit(head), head.line
    if len(line.filled) != 2 or not number or not _of_words(head) or not suite.startswith(number):
        return False
    part = suite[len(number) :].lstrip()
    named = (line.text(line.filled[1]) or "").startswith(f"{number} ")
    return part[:1] in ("-", "/") and (named or _SUITE.fullmatch(part) is not None)


def _number(head: Entry) -> str:
    """The unit that a row begins with, with its word or without."""
    named = _NAMED.match(head.line.joined())
    return named[1] if named else _unit(head)


def _only_names(entry: Entry) -> bool:
    """Whether a row says which unit it is and what kind, and nothing of who lives there or what is paid."""
    uses = {use.column: use for use in entry.mapping.uses}
    return (
        all(
            (use := uses.get(column)) is None or use.field in _NAMING or use.kind is Kind.KEPT
            for column in entry.line.filled
        )
        and not entry.charges
    )


def _is_bed_of(bed: str, unit: str) -> bool:
    """Whether an id is the unit's and a letter; a word may stand before the unit's: ``101-A`` of ``Apt 101``."""
    word, _, number = unit.partition(" ")
    unit = number if word.isalpha() and number else unit
    if not unit or not bed.startswith(unit) or bed == unit:
        return False
    rest = bed[len(unit) :].lstrip("-/ .")
    return 0 < len(rest) <= 2 and rest.isalpha()


def _bed(entry: Entry) -> bool:
    """Whether a row names a bed beside its unit."""
    column = entry.mapping.column("bed")
    return column is not None and column in entry.line.filled


def _unit(entry: Entry) -> str:
    named = entry.mapping.column("unit")
    column = entry.mapping.column("bed") if named is None else named
    text = (entry.line.text(column) or "") if column is not None else ""
    return text[:-2] if text.endswith(".0") and text[:-2].isdigit() else text  # a number that a program made an amount
