"""Facts of a unit that a line below it names itself: ``Deposit: 1,500.00``, ``Move-out: 11/30/2025``, ``Deposit held
$2,000``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....values.areas import area, sides
from ....values.bedbath import bed_bath
from ....values.dates import DateOrder, FoundDate, find_dates
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from .chargelists import listed_charges
from .fieldkinds import DATES, KINDS, NUMBERS

LONGEST_LETTER = 3
"""Characters of a kind that is a letter or a code without a digit: ``Type B``."""
MOST_KIND = 3
"""Words of a sentence that says what home it is."""
SURE = 0.9
"""How surely the words before the colon name a field, at least."""
_LABELLED = re.compile(r"(?P<label>[^\W\d][^:]{1,30}?)\s*:\s*(?P<value>[^:]*\d[^:]*)")
_PAID = re.compile(r"(?P<label>[^\W\d][^:;$€£]{1,30}?)\s+(?P<value>[$€£]\s?\d[\d,.]*\d)(?:\s*[;,(]\s*[^\d$€£]*)?")
"""An amount of money behind its words, and a remark: ``Deposit held $2,000; gross lease``."""

_NAMED = re.compile(
    r"(?P<label>[^\W\d][^:;$€£\d]{1,30}?)\s+(?:\d[\d,]*\.\d\d|none|nil|-|\N{EN DASH}|\N{EM DASH})", re.IGNORECASE
)
"""An amount with its cents behind its words, or that there is none: ``dep. 2,100.00``."""

_LETTERS = wordlist("docextract.vocabulary", "letters.toml")
_TERM = _LETTERS["term"]
_OF_TERM = frozenset({*_TERM["words"], *_TERM["headers"]})
_FROM = later(rf"(?:(?:{alternatives(_TERM['words'])})\s*:?)?")
_TO = later(rf"(?:{alternatives(_TERM['between'])})")
_BEGAN = later(rf"(?:{alternatives(_TERM['began'])})(?:\s+on)?")
_SINCE = later(rf"(?:{alternatives(_TERM['since'])})")
_OPEN = later(rf"(?:(?:to|then|now)\s+)?(?P<open>{alternatives(_LETTERS['open']['words'])})")
_CLAUSE = re.compile(r";|(?<=\d),\s+(?=[a-z])")
"""What parts a remark: ``4,200 sf; lease 3/1/2022 to 2/28/2027``, ``since June 1, 2023, month to month``."""
_HOME = re.compile(r"(?P<word>[^\W\d]+)\s+\S*\d\S*\s+[-–—]\s+(?P<kind>\S.*)")
"""A home and its kind."""


def kind_in(heading: str, vocabulary: Vocabulary) -> str | None:
    """The kind of unit that a heading names behind the word for kinds: ``SIZE 5x5 CC``, ``Floor Plan: A1``; all of one
    that is a size (``5x10``), or says how many rooms its homes have, in figures or words: ``F2 1BR/1BA - Classic``.
    Over the beds of a home it stands behind which it is: ``Unit 1101 - D4 4x4``."""
    if begins_with_size(heading):
        return heading.strip()
    label, _, kind = heading.partition(":")
    if kind.strip() and any(match.field in ("unitType", "floorPlan") for match in vocabulary.header(label)[:1]):
        return kind.strip()
    words = heading.split()
    for size in (1, 2):  # ``Plan A1``, ``Floor plan S1 Sandpiper``
        word, kind = " ".join(words[:size]), " ".join(words[size:])
        told = word.endswith(":") or any(map(str.isdigit, kind)) or len(kind) <= LONGEST_LETTER
        kinds = vocabulary.header(word.rstrip(":")) if told and (kind or size == 1) else ()
        if any(match.field in ("unitType", "floorPlan") for match in kinds):
            return kind or None
    runs = (" ".join(words[n : n + size]) for n in range(len(words)) for size in (1, 2) if n + size <= len(words))
    numbered = any(map(str.isdigit, heading))
    rooms = any(bed_bath(run) is not None and (numbered or " " in run) for run in runs)  # "ONE BEDROOM / ONE BATH"
    home = _HOME.fullmatch(heading) if rooms else None
    if home is not None and any(match.field == "unit" for match in vocabulary.header(home["word"])):
        return home["kind"]
    return heading if rooms else None


def begins_with_size(heading: str) -> bool:
    """Whether a heading begins with the sides of a space: ``10x15 Climate``, ``5 x 5 Upper Climate (25 sq ft)``."""
    said = heading.split()
    return bool(said) and (sides(said[0]) is not None or sides(" ".join(said[:3])) is not None)


def labelled(text: str, vocabulary: Vocabulary) -> tuple[str, str] | None:
    """The field that a line names, and what it says of it, if that has a digit and the field is a number or a date; an
    area names itself: ``5,460 sf``."""
    if (size := area(text.strip())) is not None and size.unit is not None:
        return "area", text.strip()
    found = _LABELLED.fullmatch(text.strip()) or _PAID.fullmatch(text.strip())
    if found is None:
        return None
    match = next(iter(vocabulary.header(found["label"])), None)
    if match is None or match.score < SURE or match.kind is not None:
        return None
    kind = KINDS.get(match.field)
    return (match.field, found["value"]) if kind in DATES or kind in NUMBERS else None


def remarked(text: str, order: DateOrder = DateOrder.MDY) -> list[tuple[str, str]]:
    """The facts that clauses of a remark below a tenant tell with nothing else in them: an area, the days of the lease,
    the day since when the tenant is there."""
    found: list[tuple[str, str]] = []
    for clause in map(str.strip, _CLAUSE.split(text)):
        days = find_dates(clause, order)
        around = [part.strip(" .").casefold() for part in _around(clause, days)]
        if (size := area(clause)) is not None and size.unit is not None:
            found.append(("area", clause))
        elif len(days) == 2 and _FROM.fullmatch(around[0]) and _TO.fullmatch(around[1]) and not around[2]:
            found += [(name, clause[day.start : day.stop]) for name, day in zip(_DAYS, days, strict=True)]
        elif len(days) == 1 and around[0] and _FROM.fullmatch(around[0]) and (due := _OPEN.fullmatch(around[1])):
            found += [("leaseStartDate", clause[days[0].start : days[0].stop]), ("leaseEndDate", due["open"])]
        elif len(days) == 1 and _BEGAN.fullmatch(around[0]) and not around[1]:
            found.append(("leaseStartDate", clause[days[0].start : days[0].stop]))
        elif len(days) == 1 and _SINCE.fullmatch(around[0]) and not around[1]:
            found.append(("moveInDate", clause[days[0].start : days[0].stop]))
    return found


def says_term(header: str) -> bool:
    """Whether words above a column say that it tells of the terms of leases: ``Lease Terms``."""
    return any(word in _OF_TERM for word in header.casefold().split())


_DAYS = ("leaseStartDate", "leaseEndDate")
CHARGE = "charges"
"""What a remark tells that is a charge by its name and amount."""


def remarks(cells: Sequence[str], vocabulary: Vocabulary) -> list[list[tuple[str, str]]]:
    """What the cells of a line below a tenant tell, each by itself, where one is the term of a lease and none tells
    anything else: ``lease 06/01/21 to 05/31/26``, ``CAM 310.00``, ``dep. 2,100.00``; empty where it is no such line."""
    told = [_told(cell, vocabulary) for cell in cells]
    facts = [facts for facts in told if facts is not None]
    term = any(name == _DAYS[0] for one in facts for name, _ in one)
    return facts if term and len(facts) == len(told) else []


_ENDS = later(rf"(?:lease\s+)?(?:{alternatives(_LETTERS['days']['leaseEndDate'])})")
_OWES = later(rf"(?:{alternatives(_LETTERS['amounts']['balance'])})\s*:?\s*(?P<amount>[$€£]?\s?\d[\d,.]*)")
_AHEAD = later(rf"(?:{alternatives(_LETTERS['ahead']['words'])})\s*:?\s*[$€£]?\s?(?P<amount>\d[\d,.]*)")
"""What is paid ahead, and owed by nobody."""


def said(text: str, order: DateOrder = DateOrder.MDY) -> list[tuple[str, str]]:
    """The facts that a cell of remarks tells with nothing else in it: ``owes 250``, ``ahead 210``, ``lease to
    6/30/26``; nothing for any other text."""
    if (ahead := _AHEAD.fullmatch(text.strip())) is not None:
        return [("balance", f"-{ahead['amount']}")]
    if (owes := _OWES.fullmatch(text.strip())) is not None:
        return [("balance", owes["amount"])]
    days = find_dates(text, order)
    around = [part.strip(" .").casefold() for part in _around(text, days)]
    if len(days) == 1 and _ENDS.fullmatch(around[0]) and not around[1]:
        return [("leaseEndDate", text[days[0].start : days[0].stop])]
    return remarked(text, order)


_SENTENCE = re.compile(r";\s+|(?<=[\w)%]{2})(?<!\bsq)\.\s+(?=[A-Za-z])", re.IGNORECASE)
"""What parts the sentences of a remark: ``lease 6/1/2021 to 5/31/2026. deposit $3,000.00``."""


def sentences(text: str, vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """What a remark of several sentences tells if each tells a fact and one the term of the lease; else those that say
    when the lease began and by themselves an area, an amount or a kind of home; else what its clauses do, or what is
    held."""
    parts = _SENTENCE.split(text.strip().rstrip("."))
    told = [fact for facts in remarks(parts, vocabulary) for fact in facts] if len(parts) > 1 else []
    if not told and len(parts) > 1:
        loose = [fact for part in parts for fact in _told_alone(part, vocabulary)]
        dated = any(name == _DAYS[0] for name, _ in loose) or loose[:1] == remarked(parts[0]) != []
        told = loose if dated else []
    return told or remarked(text) or held(text, vocabulary)


def held(text: str, vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """What is held of a tenant, of which one sentence of a remark tells nothing else: ``Pct rent 5% over natural bkpt.
    Sec dep 2,071.92.``"""
    parts = [part.strip(" .") for part in _SENTENCE.split(text)]
    return [fact for part in parts for fact in _told(part, vocabulary) or () if fact[0] == "deposit"]


def _told_alone(sentence: str, vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """What one sentence of a remark tells: its facts but charges, or what home it is: ``Two bedroom, no parking``."""
    facts = [fact for fact in _told(sentence, vocabulary) or () if fact[0] != CHARGE]
    kind = sentence.split(",")[0].strip()
    if not facts and len(kind.split()) <= MOST_KIND and kind_in(kind, vocabulary) is not None:
        facts = [("unitType", kind)]
    return facts


def _told(cell: str, vocabulary: Vocabulary) -> list[tuple[str, str]] | None:
    """What a cell tells, a field or charges; nothing of a field of which there is none, None of other words."""
    if facts := remarked(cell):
        return facts
    if (fact := labelled(cell, vocabulary)) is not None:
        return [fact]
    named = _NAMED.fullmatch(cell.strip())
    match = next(iter(vocabulary.header(named["label"])), None) if named is not None else None
    if named is not None and match is not None and match.score >= SURE and KINDS.get(match.field) in NUMBERS:
        return [(match.field, cell.strip()[named.end("label") :].strip())]
    return [(CHARGE, cell)] if listed_charges(cell) else None


def _around(text: str, days: Sequence[FoundDate]) -> list[str]:
    """What stands before, between and behind some days."""
    ends = [0, *(day.stop for day in days)]
    starts = [*(day.start for day in days), len(text)]
    return [text[end:start] for end, start in zip(ends, starts, strict=True)]
