"""Letters: units in sentences, each with whoever has it, ``#1 — Darlene Pruitt, $725 a month, lease to 5/31/26``.

What a part of a sentence says is told by the words beside its amount or day, from ``letters.toml``; what says nothing
known is kept as a note. A sentence that goes on in the next line, or has remarks below it, is one with them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from ....values.areas import area_inside
from ....values.bedbath import bed_bath
from ....values.dates import find_dates
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..prints.arranged import Piece, Row, arrange, as_it_is, numbered
from ..prints.headlines import names_units

_SAID = wordlist("docextract.vocabulary", "letters.toml")
FEWEST = 3
"""Units of a letter."""
TOLD = 3
"""Cells in a row that are no sentence. Where more rows between the units have more, it is a table of which the units
found are but those that nobody has."""
FIELDS = (
    "unit", "tenantName", "unitType", "area", "contractRent", "marketRent", "deposit", "balance", "moveInDate",
    "leaseStartDate", "leaseEndDate", "moveOutDate",
)  # fmt: skip
"""What a letter may say of a unit, in the order of the columns that are made of it; behind them the rent of a week, and
what else it says."""
WEEK, NOTES = "Weekly rent", "Notes"
LET = frozenset({"contractRent", "weekRent", "deposit", "leaseEndDate", "moveInDate", "unitType", "area"})
"""What tells that a line is about a unit; a vacancy does alone, of these it takes two."""
PLAIN = "plain"
"""A rent that no word calls so, only its place."""
CLOSE, WIDE = 0.9, 0.85
"""Of its height: how near a line stands to the one that it goes on with; how far that reaches to the right edge."""

_NUMBERED = re.compile(
    r"(?:[-\u2013\u2014\u2022*\u00b7]\s+)?(?:[Ii]n\s+)?(?P<word>(?![Nn]o\.)[A-Za-z]+\.?\s+)?(?P<sign>(?:#|[Nn]o\.)\s*)?"
    r"(?P<id>[A-Z]{0,2}-?\d{1,5}[A-Za-z]?|[A-Z])(?P<more>\s*\([^()]*\))?"
    r"(?P<apart>\s*[:.)=\u2013\u2014]\s+|\s*,\s+|\s+-\s+|\s+(?:is|has)\s+|\s+)(?P<rest>\S.*)"
)
_NAMED = re.compile(r"(?P<id>[^,;:$]{2,40}?)(?::|\s+[-\u2013\u2014])\s+(?P<rest>\S.*)")
_APART = re.compile(
    r",(?!\d{3}(?!\d))(?!(?<=\d,)\s(?:19|20)\d\d(?!\d))|;|\s[-\u2013\u2014]\s|[()]|(?<=[a-z\d]{3})\.(?=\s+[A-Z$])|\.\s*$"
)
_AMOUNT = re.compile(r"\$\s?\d[\d,]*(?:\.\d{1,2})?|(?<![\w/.-])\d[\d,]*\d(?:\.\d\d)?(?![\w/-]*\d)")
_ACCOUNT = re.compile(r"(\d{4,6})\s+[A-Z]")
"""The number of an account before its name: ``4010 Rent``."""
_LEADER = re.compile(r"(?<!\s)\s*+(?:\.{3,}|\u2026+|_{3,}|(?:\. ){3,})\.?\s*(\$?\d[\d,]*(?:\.\d\d)?(?![\w/]))?\s*")
_ALONE = re.compile(r"\$?\s?\d[\d,]*(?:\.\d\d)?")
_DUE = later(rf"(?<!\w)(?:{alternatives(_SAID['open']['words'])})(?!\w)")
_LEADS = later(rf"^(?:{alternatives(_SAID['leads']['words'])})\s+")
_VERBS = later(rf"(?<!\w)(?:{alternatives(_SAID['verbs']['words'])})(?!\w)|[$\d]")
_BEHIND = {
    name: later(rf"[\s/,]*(?:{alternatives(words)})(?!\w)(?![\s:=.]*(?:of\s+)?\$?\d)")
    for name, words in _SAID["amounts"].items()
}
_BEFORE = {name: later(rf"(?<!\w)(?:{alternatives(words)})\W*(?:\w+\W+)?$") for name, words in _SAID["amounts"].items()}
_DAYS = {name: later(rf"(?<!\w)(?:{alternatives(words)})\W*$") for name, words in _SAID["days"].items()}
_RENTS = later(rf"(?<!\w)(?:{alternatives(_SAID['titles']['words'])})(?!\w)")
_YEARLESS = re.compile(r"[A-Za-z]{3,9}\.?\s+(?:[12]?\d|3[01])")
_SPLIT_NAME = re.compile(r"[A-Z][\w'.-]*(?:\s+(?:&|and|[A-Z][\w'.-]*))*")


class _Unit(NamedTuple):
    """The line that names a unit, the lines that go on with it, and what they say."""

    lines: list[Line]
    name: str
    facts: dict[str, list[str]]


def read_letter(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a row for each unit of a letter, below words for what it says; none where it lists none."""
    units: dict[int, _Unit] = {}
    others: dict[int, _Unit] = {}
    rents = any(_RENTS.search(line.joined()) for line in lines)
    widest = max([box[2] for line in lines if (box := line.row_box()) is not None], default=0.0)
    n = 0
    while n < len(lines):
        found = _opened(lines[n], vocabulary)
        if found is None:
            n += 1
            continue
        own = [lines[n], *_going_on(lines, n, widest, vocabulary)]
        text = found[1]
        for above, line in pairwise(own):
            text += f" {line.joined()}" if _is_wide(above, widest) else f"; {line.joined()}"
        facts = _facts(text, vocabulary)
        unit = _Unit(own, found[0], facts)
        if _is_unit(facts, vocabulary, named=found[2], rents=rents):
            units[n] = unit
        elif found[2]:
            others[n] = unit
        n += len(own)
    if units:
        units = dict(sorted((units | {n: unit for n, unit in others.items() if min(units) < n < max(units)}).items()))
    sections = accumulate(_is_heading(line) for line in lines)
    named = {(units[n].name, section) for n, section in enumerate(sections) if n in units}
    if len(units) < FEWEST or len(named) < len(units):
        return []
    names = [*FIELDS, "weekRent", "notes"]
    words = [*map(vocabulary.word_for, FIELDS), WEEK, NOTES]
    start = min(units)
    head = next((n for n in reversed(range(start)) if _says(lines[n])), start)
    if len({section for _, section in named}) > 1 and _is_heading(lines[head]):
        start = head
    stop = max(units) + len(units[max(units)].lines)
    while stop < len(lines) and (not _says(lines[stop]) or vocabulary.total(lines[stop].first_text())):
        stop += 1
    lead = lines[start].filled[0]
    rows: list[tuple[Line, Row]] = [(lines[start], {c: (Piece(w, lines[start], lead),) for c, w in enumerate(words)})]
    taken = {line.index for unit in units.values() for line in unit.lines}
    rows_of_tables = sum(len(line.filled) > TOLD for line in lines[start:stop] if line.index not in taken)
    if rows_of_tables > len(units):
        return []
    for n, line in enumerate(lines[start:stop], start):
        if n in units:
            said = {"unit": [units[n].name], **units[n].facts}
            row = {c: _pieces(said[name], units[n].lines) for c, name in enumerate(names) if name in said}
            rows.append((line, row))
        elif line.index not in taken:
            rows.append(_as_total(line, names.index("contractRent"), vocabulary) or as_it_is(line))
    width = max(len(names), *(len(line.values) for line in lines))
    # What stands above and below is no part of the table.
    return numbered([*lines[:start], *arrange(rows, width, lines[-1].space + 1), *lines[stop:]])


def _opened(line: Line, vocabulary: Vocabulary) -> tuple[str, str, bool] | None:
    """The unit that a line begins with, what it says of it, and whether it is called one; None where it has none, or
    where several columns of amounts make it a row of a table."""
    if sum(_ALONE.fullmatch(line.text(column) or "") is not None for column in line.filled[1:]) > 1:
        return None
    text = ", ".join(_LEADER.sub(r", \1, ", line.text(column) or "").strip(" ,") for column in line.filled)
    found = _NUMBERED.fullmatch(text)
    if found is not None:
        word, apart = (found["word"] or "").strip(), found["apart"].strip()
        named = bool(found["sign"]) or names_units(word.rstrip("."), vocabulary)
        if (
            (named or not word)
            and (named or apart)
            and (named or found["id"][-1:].isdigit() or apart in ":)\u2013\u2014")
        ):
            unit = " ".join(f"{word} {found['id']}{found['more'] or ''}".split())
            return unit, found["rest"], named
    found = _NAMED.fullmatch(text)
    return (found["id"].strip(), found["rest"], False) if found is not None else None


def _says(line: Line) -> bool:
    """Whether a line holds more than a rule that is drawn with marks."""
    return any(map(str.isalnum, line.joined()))


def _is_heading(line: Line) -> bool:
    """Whether a line of words may head units of its own: ``12 Elm St.``"""
    text = line.joined()
    if len(line.filled) > 1 or text.endswith((".", ":")) or find_dates(text):
        return False
    return any(map(str.isalpha, text)) and _LEADER.search(text) is None


def _as_total(line: Line, rent: int, vocabulary: Vocabulary) -> tuple[Line, Row] | None:
    """A line of a total with its one amount in the column of the rents."""
    *words, last = line.filled or (0,)
    if (
        len(words) != 1
        or vocabulary.total(line.text(words[0]) or "") is None
        or not _ALONE.fullmatch(line.text(last) or "")
    ):
        return None
    return line, {0: (Piece(line.values[words[0]], line, words[0]),), rent: (Piece(line.values[last], line, last),)}


def _going_on(lines: Sequence[Line], n: int, widest: float, vocabulary: Vocabulary) -> Iterator[Line]:
    """The lines below the one that names a unit that go on with it: further right than it, or close below a line that
    is as wide as the widest."""
    lead = lines[n].row_box()
    for above, line in zip(lines[n:], lines[n + 1 :], strict=False):
        if not _says(line) or line.grid is not lines[n].grid or _opened(line, vocabulary) is not None:
            return
        one, own = above.row_box(), line.row_box()
        if vocabulary.total(line.first_text()) is not None:
            return
        if lead is None or one is None or own is None:
            if line.filled[0] <= lines[n].filled[0]:
                return
        elif own[0] <= lead[0] + 2 and not (own[1] - one[3] <= CLOSE * (own[3] - own[1]) and _is_wide(above, widest)):
            return
        yield line


def _is_wide(line: Line, widest: float) -> bool:
    """Whether a line of a page is so wide that its sentence may go on in the next one: none that ends in an amount in
    a cell of its own."""
    box = line.row_box()
    if len(line.filled) > 1 and _ALONE.fullmatch(line.text(line.filled[-1]) or ""):
        return False
    return box is not None and box[2] >= WIDE * widest and not line.joined().endswith(".")


def _facts(text: str, vocabulary: Vocabulary) -> dict[str, list[str]]:
    """What a sentence says, by field, as it is printed; the vacancy of a unit stands where its tenant would."""
    found: dict[str, list[str]] = {}
    parts = [part.strip() for part in _APART.split(text)]
    for number, part in enumerate(part for part in parts if any(map(str.isalnum, part))):
        rest = part
        if not number:
            part = rest = _LEADS.sub("", part)
            verb = _VERBS.search(part)
            who = part[: verb.start()].strip(" ,").removesuffix(" for") if verb is not None else part
            who = _vacancy(part, vocabulary) or who
            if who:
                remark = re.match(rf"\W*{re.escape(who)}\s*(\([^()]+\))", text)
                told_more = remark is None or any(True for _ in told(remark[1].strip("()"), vocabulary))
                found["tenantName"] = [who if told_more or remark is None else f"{who} {remark[1]}"]
                rest = part[len(who) :].strip()
        if not rest:
            continue
        parts_told = {name: value for name, value in told(rest, vocabulary) if name not in found}
        if not parts_told and number == 1 and _SPLIT_NAME.fullmatch(rest) and len(rest.split()) < 3:
            found["tenantName"] = [f"{found.get('tenantName', [''])[0]}, {rest}".strip(", ")]
            continue
        for name, value in parts_told.items():
            found[name] = [value]
        if not parts_told:
            found.setdefault("notes", []).append(rest)
    if PLAIN in found:
        found.setdefault("contractRent", found[PLAIN])
    who = found.get("tenantName", [""])[0]
    vacant = vocabulary.sentinel(who) is not None
    if vacant and "contractRent" in found:
        found.setdefault("marketRent", found.pop("contractRent"))
    return found


def _vacancy(part: str, vocabulary: Vocabulary) -> str | None:
    """The words for a vacancy that a sentence begins with, in small letters behind the first: ``Nobody in it now``."""
    found = part.split()
    for n in range(min(len(found), 3), 0, -1):
        text = " ".join(found[:n])
        small = n == len(found) or found[n][:1].islower()
        if small and vocabulary.sentinel(text) is not None:
            return text
    return None


def told(part: str, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """What a part of a sentence says."""
    if (due := _DUE.search(part)) is not None:
        yield "leaseEndDate", due[0]
    days = find_dates(part)
    if len(days) == 2:
        yield "leaseStartDate", part[days[0].start : days[0].stop]
        yield "leaseEndDate", part[days[1].start : days[1].stop]
    elif len(days) == 1:
        before = part[: days[0].start]
        name = next((name for name, words in _DAYS.items() if words.search(before)), None)
        if _YEARLESS.fullmatch(part[days[0].start : days[0].stop]):
            name = None
        if name is not None:
            yield name, part[days[0].start : days[0].stop]
    if (size := area_inside(part)) is not None and size.unit is not None:
        yield "area", part
        return
    if bed_bath(part) is not None:
        yield "unitType", part
        return
    account = _ACCOUNT.match(part)
    amounts = [
        m
        for m in _AMOUNT.finditer(part, account.end(1) if account else 0)
        if not any(d.start < m.end() and m.start() < d.stop for d in days)
    ]
    for n, amount in enumerate(amounts):
        before = part[amounts[n - 1].end() if n else 0 : amount.start()]
        behind = part[amount.end() : amounts[n + 1].start() if n + 1 < len(amounts) else len(part)]
        over = part[amount.end() :]
        name = next((name for name, words in _BEHIND.items() if words.match(over)), None)
        name = name or next((name for name, words in _BEFORE.items() if words.search(before)), None)
        bare = not behind.strip(" .") and not before.strip(" .")
        if name is None and bare and (amount[0].startswith("$") or len(amounts) == 1):
            name = PLAIN
        if name is not None and name != "other":
            yield name, amount[0]


def _is_unit(facts: dict[str, list[str]], vocabulary: Vocabulary, *, named: bool, rents: bool) -> bool:
    """Whether a sentence is about a unit: it says that nobody is there, or two things that are said of those; of what
    is called a unit, a rent that words call so is enough, or an amount where the document says that it is of rents."""
    who = facts.get("tenantName", [""])[0]
    if vocabulary.sentinel(who) is not None:
        return True
    rent = "contractRent" in facts or "weekRent" in facts
    return bool(who) and rent and (len(LET & facts.keys()) > 1 or (named and (rents or PLAIN not in facts)))


def _pieces(texts: Sequence[str], lines: Sequence[Line]) -> list[Piece]:
    """Texts, each from the cell that holds it."""
    cells = [(line, column) for line in lines for column in line.filled]
    return [
        Piece(text, *next(((line, c) for line, c in cells if text in (line.text(c) or "")), cells[0])) for text in texts
    ]
