"""What a document says of all its units at once: how many there are, how many are let, how many are not."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from ....document import Grid, SheetGrid
from ....models.rent_roll import OCCUPIED, VACANT
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line, read_lines
from ..anatomy.entries import Walked
from ..anatomy.headerblocks import GOOD
from .printed import Printed, Stated
from .statedlines import block_of
from .tableheads import Header, header_over, span_of

MOST_APART = 2
"""Rows from one line of a list of counts to the next."""
FEWEST_ROWS = 5
"""Rows that a number is not that of by accident."""
PROSE, _STOPS = 50, (".", ":", ";", "!", "?")
"""Characters of a line of prose, and what it ends with where it does not go on in the next."""
MOST_ELSEWHERE, PAIR = 60, 2
"""Lines of another sheet that are read for counts; cells of a label with its value."""
QUALIFIED = 2
"""Words of a label that says which units it counts: ``Registered beds``."""
MOST_LISTED = 30
"""Lines of such a list."""
_SIDES = {
    "occupied": "occupied",
    "vacant": "vacant",
    "vacantLeased": "vacant",
    "nonRevenue": "neither",
    "total": "total",
}
"""What the groups of tables by occupancy say."""
_SIDE_OF = (
    dict.fromkeys(OCCUPIED, "occupied") | dict.fromkeys(VACANT, "vacant") | dict.fromkeys(("MODEL", "DOWN"), "neither")
)
"""What a status beside a count says of so many units."""
_NUMBER = re.compile(
    r"(?<![\w.,/$£€#+-])(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\w/]|[.,:]\d|\s*%|\s*(?:sq\w*|r?sf|m²|qm)(?!\w))", re.IGNORECASE
)
MOST_NUMBERS = 6
_SENTENCE = re.compile(r"(?<=[a-z])\.\s+(?=[A-Z])")
_LABEL = re.compile(r"[:=]\s*$")
"""The end of words that a number follows: ``Spaces occupied: 19   Spaces vacant: 3``."""
_ASIDE = re.compile(r"\([^()]*\)")
_BRACKETS = str.maketrans("()[]", "||||")
_ITEM = re.compile(r"^\W*\d{1,2}[.)]\s+(?=[^\W\d])")
"""The number of a line of a form: ``2. Number occupied``."""
_CLAUSE = re.compile(r";|(?<!excl)(?<!\bocc)(?<!\bvac)\.(?:\s|$)")
_COUNTED = re.compile(r"(\d{1,5})\s+\S+")
_MONEY = re.compile(r"\d[.,]\d+(?![\d%])")
"""An amount behind a number: no list of counts has two of them."""
_WORD = re.compile(r"[^\W_]{3,}")
_TABLE = frozenset({"DATA", "CHARGE", "CONTINUATION", "HEADER"})
"""Roles of lines that count no units."""


class Uncounted(NamedTuple):
    """Words of what a document does not count."""

    words: frozenset[str] = frozenset()
    """Those of clauses that say so beside counts, too: ``(excluding the guest suite)``."""
    alone: frozenset[str] = frozenset()
    """Those of clauses that say so by themselves: ``ATM, store and mast are not counted``."""


def read_uncounted(lines: Sequence[Line], walked: Walked, vocabulary: Vocabulary) -> Uncounted:
    """The words of clauses that say of something that it is no unit: ``ATM, store and mast are not counted``."""
    beside = [line for line in lines if line.filled and walked.roles.get(line.index) not in _TABLE]
    found: tuple[set[str], set[str]] = (set(), set())
    clauses = (part for said in _sentences(beside) for clause in _CLAUSE.split(said) for part in clause.split("|"))
    for clause in clauses:
        if vocabulary.says_uncounted(clause):
            found[0].update(words_of(clause))
            told, _, kind = clause.partition(" as ")  # "not counted as units", "not counted as occupied"
            if vocabulary.denies_units(told) and vocabulary.occupancy_side(kind) is None:
                found[1].update(words_of(told))
    return Uncounted(*map(frozenset, found))


def words_of(text: str) -> frozenset[str]:
    """The words of a text, and the letters of those that end in figures (``ATM1``), each in the singular."""
    found = _WORD.findall(normal(text))
    return frozenset(
        form.removesuffix("s") for word in found for form in (word, word.rstrip("0123456789")) if len(form) > 2
    )


class Census(NamedTuple):
    """Counts that stand together. None for what is not printed."""

    total: int | None
    occupied: int | None
    vacant: int | None
    words: str
    """The line, or the lines, that print them."""

    @property
    def size(self) -> int:
        """How many units it is about."""
        return self.total if self.total is not None else (self.occupied or 0) + (self.vacant or 0)

    @property
    def parted(self) -> bool:
        """Whether it tells of two numbers that differ how many units there are and how many of them are let or not."""
        if self.total is None:
            return bool(self.occupied and self.vacant)
        told = self.occupied if self.vacant is None else self.vacant
        return None not in (self.total, told) and (self.total != told or None not in (self.occupied, self.vacant))


_ENDED = re.compile(r"[a-z]{4}\. [A-Z]")
"""A sentence that ends before the one with the number."""
_LET = frozenset(("occupied", "vacant"))
UNITS = "units"
"""The side of a number with words that say what it counts, and not whether they are let: "48 units"."""


class _Figure(NamedTuple):
    number: int
    side: str | None
    """``occupied``, ``vacant``, ``neither`` or ``total``; None for words that say none of them."""


def read_census(
    lines: Sequence[Line], walked: Walked, printed: Printed, vocabulary: Vocabulary, aside: Sequence[Line] = ()
) -> list[Census]:
    """The counts of units that lines beside the rows print together, those of the most units first.

    ``33 leased, 4 vacant, 37 in total`` in one line; ``Units 72``, ``Occupied 63`` and ``Vacant (incl. model) 9`` below
    each other; a line of a table below ``Units``, ``Occupied`` and ``Vacant``. Only numbers whose words say what they
    count, and that add up where they are three, are taken; what stands in brackets is a part of the number before.
    ``15 Units`` beside ``86.7% Occupied`` tells of 13 that are let. The lines of tables by occupancy are ``printed``;
    some of them hold more numbers. ``aside`` are the lines of tables that stand to the right of the roll.
    """
    beside = [line for line in lines if line.filled and walked.roles.get(line.index) not in _TABLE]
    beside += aside
    found = [
        *_in_lines(beside, vocabulary, len(walked.entries)),
        *_in_lists(beside, vocabulary),
        *_in_tables(beside, vocabulary),
    ]
    found += [*_in_cells(beside, vocabulary), *_with_nouns(beside, vocabulary), *_on_badges(lines, vocabulary)]
    found += [*_in_totals([*printed.occupancy, *printed.totals]), *_in_shares(printed.totals)]
    return sorted(found or _alone(beside, printed.totals, vocabulary), key=lambda census: -census.size)


def counted_elsewhere(grids: Iterable[Grid], vocabulary: Vocabulary) -> list[Census]:
    """The counts that other sheets of the workbook list of all units, of those that are let and of those that are not,
    each with nothing but its label: ``Office units 8``, ``of which let 6``, ``of which empty 2``."""
    found: list[Census] = []
    for grid in grids:
        if isinstance(grid, SheetGrid) and not grid.of.hidden:
            lines = [line for line in read_lines([grid])[:MOST_ELSEWHERE] if line.filled]
            if all(len(line.filled) <= PAIR for line in lines):
                found += [one for one in _in_lists(lines, vocabulary) if None not in one[:3]]
    return found


def _alone(lines: Sequence[Line], totals: Sequence[Stated], vocabulary: Vocabulary) -> Iterator[Census]:
    """What says no more than how many units there are: ``Net lettable demises: ten``, or the lone one of the totals
    that begins with a count: ``14 units``."""
    counted = [one for one in totals if one.units and one.label[:1].isdigit()]
    if len(counted) == 1 and counted[0].scope is None and counted[0].group is None:
        yield Census(counted[0].units, None, None, counted[0].label)
    for said in _sentences(lines):
        for clause in _CLAUSE.split(said):
            text = vocabulary.in_digits(clause)
            label, _, number = text.partition(":")
            if vocabulary.counts_spaces(label) and _NUMBER.fullmatch(number.strip()):
                yield Census(int(number), None, None, text)


def _in_lines(lines: Sequence[Line], vocabulary: Vocabulary, rows: int) -> Iterator[Census]:
    """Counts in one sentence; the number that is that of the rows counts units, whatever they are called there."""
    for text in _in_parts(_sentences(lines), vocabulary):
        if (of_all := _of_all(text, vocabulary)) is not None:
            yield of_all
            continue
        numbers = [*_NUMBER.finditer(text)]
        if not 2 <= len(numbers) <= MOST_NUMBERS:
            continue
        ends = [0, *(number.end() for number in numbers)]
        starts = [*(number.start() for number in numbers), len(text)]
        between = [text[end:start] for end, start in zip(ends, starts, strict=True)]
        behind = [_CLAUSE.split(words)[0] for words in between[1:]]
        before = [_CLAUSE.split(words)[-1] for words in between[:-1]]
        read = [
            _census(
                [_counted(_figure(n, said, vocabulary), said, rows) for n, said in zip(numbers, words, strict=True)],
                text,
                behind=words is behind,
            )
            for words in ((before, behind) if all(_LABEL.search(said) for said in before) else (behind, before))
        ]
        told = [census for census in read if census is not None]
        told = [one for one in told if one.size <= 2 * rows] or told  # "37990 | 268 rented / 36 vacant"
        if not told and (of_kinds := _of_kinds(numbers, behind, text, vocabulary)) is not None:
            told = [of_kinds]
        yield from [census for census in told if census.total is not None][:1] or told[:1]
        figures = [_figure(*one, vocabulary) for one in zip(numbers, () if told else before, strict=False)]
        if (free := _free_alone(figures, text)) is not None:
            yield free


def _in_parts(said: Iterable[str], vocabulary: Vocabulary) -> Iterator[str]:
    """Texts with numbers in digits, and the sentences of those that hold more numbers than any list of counts."""
    for whole in said:
        text = vocabulary.in_digits(whole) if any(map(str.isalpha, whole)) else whole
        yield from [text] if len(_NUMBER.findall(text)) <= MOST_NUMBERS else _SENTENCE.split(text)


def _of_kinds(
    numbers: Sequence[re.Match[str]], behind: Sequence[str], text: str, vocabulary: Vocabulary
) -> Census | None:
    """Counts of several kinds of units, each with those of them that are let or not: ``6 shops (1 vacant), 18 flats (2
    vacant)``."""
    figures = [_figure(number, words, vocabulary) for number, words in zip(numbers, behind, strict=True)]
    every, some = figures[::2], figures[1::2]
    if len(every) < 2 or len(every) != len(some) or {one.side for one in every} != {UNITS}:
        return None
    part, (side, *others) = sum(one.number for one in some), {one.side for one in some}
    if others or side not in _LET or any(a.number < b.number for a, b in zip(every, some, strict=True)):
        return None
    let = {"occupied": part} if side == "occupied" else {"vacant": part}
    return Census(sum(one.number for one in every), let.get("occupied"), let.get("vacant"), text)


def _sentences(lines: Sequence[Line]) -> Iterator[str]:
    """What each line says, and what the first cell of one says that goes on with amounts: ``TOTAL / 9 spaces, 8
    leased``; what stands in brackets apart, and as a part of it: ``Spaces: 23 (20 let, 3 vacant)``."""
    tail, before = "", -1
    for line in lines:
        whole = " | ".join(line.text(column) or "" for column in line.filled)
        if tail and line.index == before + 1:
            whole = f"{tail} {whole}"  # prose goes on: "Sixteen of the / eighteen spaces are leased"
        prose = len(line.filled) == 1 and len(whole) > PROSE and not whole.endswith(_STOPS)
        tail, before = whole.rpartition(". ")[2] if prose else "", line.index
        yield _ASIDE.sub(" ", whole)
        if "(" in whole or "[" in whole:
            yield whole.translate(_BRACKETS)
        if len(line.filled) > 1 and line.has_numbers():
            yield _ASIDE.sub(" ", line.text(line.filled[0]) or "")


def _of_all(text: str, vocabulary: Vocabulary) -> Census | None:
    """How many of all are let, or are not: ``16 of 21 units occupied``, ``Occupancy: 16/21``, or of each kind:
    ``Occupancy by type: shops 3 of 4, offices 1 of 2``."""
    found = [*vocabulary.of_all.finditer(text)]
    if len(found) > 1 and vocabulary.occupancy_side(text[: found[0].start()]) == "occupied":
        let, every = (sum(int(one[n]) for one in found) for n in (1, 2))
        return Census(every, let, None, text)
    if len(found) != 1 or (part := int(found[0][1])) > (every := int(found[0][2])):
        return None
    before, behind = _CLAUSE.split(text[: found[0].start()])[-1], _CLAUSE.split(text[found[0].end() :])[0]
    behind, number, further = behind.partition(",")
    behind = behind if _NUMBER.search(further) else f"{behind}{number}{further}"  # "13 of 15 let, 2 vacant"
    side = vocabulary.occupancy_side(f"{before} | {behind}")
    if side == "occupied":
        return Census(every, part, None, text)
    return Census(every, None, part, text) if side == "vacant" else None


def _figure(number: re.Match[str], words: str, vocabulary: Vocabulary) -> _Figure:
    side = vocabulary.occupancy_side(words)
    if side is None and (
        vocabulary.space_count(f"1 {words.strip()}") is not None  # whatever the number
        or (len(words.split()) == QUALIFIED and vocabulary.counts_spaces(words))
    ):
        side = UNITS
    if side is None and (status := vocabulary.status(words.strip(" :=-|"), in_column=True)) and status.hint is None:
        side = _SIDE_OF.get(status.status)
    return _Figure(_int(number[1]), "vacant" if side == "available" else side)


def _counted(figure: _Figure, words: str, rows: int) -> _Figure:
    """A figure with a word that nobody knows, ``236 VHE, 14 void``: one of units where there are so many rows."""
    unknown = figure.side is None and figure.number == rows >= FEWEST_ROWS and any(map(str.isalpha, words))
    return figure._replace(side=UNITS) if unknown else figure


def _in_lists(lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[Census]:
    runs: list[list[tuple[Line, _Figure]]] = []
    for line in lines:
        if (figure := _labelled(line, vocabulary)) is None:
            continue
        above = runs[-1][-1][0] if runs else None
        if above is None or above.grid is not line.grid or line.index - above.index > MOST_APART:
            runs.append([])
        runs[-1].append((line, figure))
    for run in runs:
        if len(run) <= MOST_LISTED:
            figures, said = [figure for _, figure in run], "; ".join(line.joined() for line, _ in run)
            census = (_rest(figures, said) or _census(figures, said)) if len(run) > 1 else _free_alone(figures, said)
            if census is not None:
                yield census


def _labelled(line: Line, vocabulary: Vocabulary) -> _Figure | None:
    """The lone count of a line behind its label: ``Occupied (incl. on notice) | 63``."""
    text = _ITEM.sub("", _ASIDE.sub(" ", " | ".join(line.text(c) or "" for c in line.filled)))
    numbers = [*_NUMBER.finditer(text)]
    label = text[: numbers[0].start()] if numbers else ""
    if len(numbers) != 1 or not any(map(str.isalpha, label)) or _ENDED.search(label):
        return None
    if len(_MONEY.findall(text, numbers[0].end())) > 1:
        return None  # the area of all, beside their rents
    return _figure(numbers[0], label, vocabulary)


def _in_cells(lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[Census]:
    """Labels below one another, each with its count in the next cell, beside whatever else the lines hold."""
    runs: dict[tuple[int, int], list[tuple[Line, _Figure]]] = {}
    for line in lines:
        for column, other in pairwise(line.filled if len(line.filled) > 2 else ()):
            label, number = line.text(column) or "", _NUMBER.fullmatch(line.text(other) or "")
            if number is None or any(map(str.isdigit, label)):
                continue
            figure = _figure(number, _ASIDE.sub(" ", label), vocabulary)
            run = runs.setdefault((id(line.grid), column), [])
            if run and line.index - run[-1][0].index > MOST_APART + 1:
                run.clear()
            if figure.side not in (None, UNITS):
                run.append((line, figure))
    for run in runs.values():
        census = _census([figure for _, figure in run], "; ".join(line.joined() for line, _ in run))
        if len(run) > 1 and census is not None and census.parted:
            yield census


def _with_nouns(lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[Census]:
    """Labels below one another, each with a cell that says what it counts beside what it measures: ``Vacant Sqft: |
    12.45% | 3 Units | 13,780``."""
    run: list[tuple[Line, _Figure]] = []
    for line in (*lines, None):
        counted = [_COUNTED.fullmatch(line.text(c) or "") for c in line.filled[1:]] if line is not None else []
        told = [one for one in counted if one is not None and vocabulary.space_count(one[0]) is not None]
        if line is None or len(told) != 1 or (run and line.index - run[-1][0].index > MOST_APART):
            census = _census([figure for _, figure in run], "; ".join(one.joined() for one, _ in run))
            if len(run) > 1 and census is not None and census.parted:
                yield census
            run = []
        if line is not None and len(told) == 1:
            run.append((line, _figure(told[0], line.first_text(), vocabulary)))


def _on_badges(lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[Census]:
    """A line of figures, and right below it as many words that say what each of them is: ``34 | 27 | 7`` over
    ``rooms``, ``occupied`` and ``vacant``."""
    for line, below in pairwise(lines):
        if len(line.filled) != len(below.filled) or len(line.filled) < 2 or below.has_numbers():
            continue
        cells, words = ([other.text(c) or "" for c in other.filled] for other in (line, below))
        if any(map(str.isalpha, "".join(cells))):
            continue
        figures = [
            _figure(number, _ASIDE.sub(" ", said), vocabulary)
            for cell, said in zip(cells, words, strict=True)
            if (number := _NUMBER.fullmatch(cell)) is not None
        ]
        if (census := _census(figures, f"{line.joined()} {below.joined()}")) is not None and census.parted:
            yield census


def _in_tables(lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[Census]:
    header: Header = {}
    space = None
    for line in lines:
        if not line.has_numbers() and len(line.filled) > 2:
            words = {c: line.text(c) or "" for c in line.filled}
            told = not _LET.isdisjoint(map(vocabulary.occupancy_side, words.values()))
            sides = {_side_over(said, vocabulary) for said in words.values()} if told else set()
            heads = not sides.isdisjoint(_LET) and not sides.isdisjoint(("total", UNITS))
            heads = heads or {"occupied"} < sides & {"occupied", "vacant", "available"}
            header = {c: (said, span_of(line, c)) for c, said in words.items()} if heads else {}
            space = line.space if heads else None
        elif header and line.space == space:
            figures = [
                _Figure(_int(number[1]), side)
                for c in line.filled
                if (number := _NUMBER.fullmatch(line.text(c) or ""))
                and (said := header_over(header, line, c))
                and (side := _side_over(said, vocabulary)) not in ("area", "available")
            ]
            if (census := _census(figures, line.joined())) is not None:
                yield census


def _side_over(said: str, vocabulary: Vocabulary) -> str | None:
    """What a column of a table counts by the words above it: ``All``, ``Leased``; ``area`` where it measures,
    and ``available`` where it may count units on notice, too."""
    named = vocabulary.table_column(said)
    words = said.split() if named != "units" else ()
    if any(m.field == "area" and m.score >= GOOD for word in words for m in vocabulary.header(word)[:1]):
        named = "area"  # "Leased GLA"
    side = "total" if normal(said) == "all" else vocabulary.occupancy_side(said)
    return named if named == "area" or (named == "units" and side is None) else side


def _in_totals(stated: Iterable[Stated]) -> Iterator[Census]:
    tables: dict[object, list[Stated]] = defaultdict(list)
    for line in stated:
        if line.units is not None and line.group in _SIDES and not line.detail:
            tables[block_of(line)].append(line)
    for lines in tables.values():
        figures = [_Figure(line.units or 0, _SIDES[line.group or ""]) for line in lines]
        if (census := _census(figures, "; ".join(line.label for line in lines))) is not None:
            yield census


def _in_shares(stated: Iterable[Stated]) -> Iterator[Census]:
    """How many units there are and which share of them is let, where that is the share of one whole number of them."""
    for line in stated:
        units = line.units or 0
        for subject, share in line.shares.items() if units else ():
            if subject == "area" or share.group not in ("occupied", "vacant"):
                continue
            unit = Decimal(1).scaleb(int(share.percent.as_tuple().exponent)) / 2
            least, most = (units * (share.percent + sign * unit) / 100 for sign in (-1, 1))
            numbers = range(math.ceil(least), min(math.floor(most), units) + 1)
            if len(numbers) == 1:
                let, free = (numbers[0], None) if share.group == "occupied" else (None, numbers[0])
                yield Census(units, let, free, f"{line.label} {units}, {share.percent}% {share.group}")


def _census(figures: Sequence[_Figure], words: str, *, behind: bool = False) -> Census | None:
    """The total of some counts and what it is parted into; None where no words say that units are let or not.

    ``behind``: the words stand behind their numbers, or so they are taken: ``100 | Occupied 92 | Not occupied 8``.
    """
    by_side: dict[str | None, list[int]] = defaultdict(list)
    for figure in figures:
        by_side[figure.side].append(figure.number)
    if not behind and by_side["vacant"] and (whole := _whole(by_side["occupied"], by_side["vacant"])) is not None:
        by_side["occupied"].remove(whole)
        by_side["total"].append(whole)
    every, both = sum(figure.number for figure in figures), by_side["occupied"] and by_side["vacant"]
    let, free, neither, others, called, units = (
        [*dict.fromkeys(by_side[side])] for side in ("occupied", "vacant", "neither", None, "total", UNITS)
    )
    others, called = [*others, *units], called or units
    others += [n for n in neither if n == sum(let) + sum(free) and let and free]  # "Office units 8, let 6, empty 2"
    for total in sorted(others + called, reverse=True):
        if total and both and every == 2 * total:  # a list of all that there is, and its sum
            return Census(total, sum(by_side["occupied"]), sum(by_side["vacant"]), words)
        # "21 annual, 15 monthly, 11 open, 1 host": what is let is told by its kinds
        if total and free and neither and not let and every == 2 * total and len(by_side[None]) > 1:
            return Census(
                total, total - sum(by_side["vacant"]) - sum(by_side["neither"]), sum(by_side["vacant"]), words
            )
        for occupied in dict.fromkeys((sum(let), *let) if let else ()):
            for vacant in dict.fromkeys((sum(free), *free) if free else ()):
                if total and total in (occupied + vacant, occupied + vacant + sum(neither)):
                    return Census(total, occupied, vacant, words)
    if len(let) == 1 and len(free) == 1:
        more = len(called) == 1 and called[0] > let[0] + free[0]
        return Census(called[0] if more else None, let[0], free[0], words)
    if len(called) == 1 and len(let) + len(free) == 1 and (let or free)[0] <= called[0]:
        return Census(called[0], let[0] if let else None, free[0] if free else None, words)
    return None


def _whole(let: Sequence[int], free: Sequence[int]) -> int | None:
    """That of several numbers of units that are let which the others and the vacant ones come to: ``Trading units: 15
    Let: 13 Vacant: 2``."""
    return next((n for n in let if len(let) > 1 and 2 * n == sum(let) + sum(free)), None)


def _rest(figures: Sequence[_Figure], words: str) -> Census | None:
    """All units, those that are vacant, and a count that is the rest of them under another word: ``Units 20``, ``in
    16``, ``out, or not arrived 4``."""
    if any(figure.side == "occupied" for figure in figures):
        return None
    free = sum(figure.number for figure in figures if figure.side == "vacant")
    rest = {figure.number for figure in figures if figure.side is None}
    called = {figure.number for figure in figures if figure.side != "vacant"}
    every = [number for number in called if free and number - free in rest]
    return Census(every[0], every[0] - free, free, words) if len(every) == 1 else None


def _free_alone(figures: Sequence[_Figure], words: str) -> Census | None:
    """How many are vacant where a line says no more, or how many are neither: ``Vacant suites: 1. Model: 1``."""
    free = [figure.number for figure in figures if figure.side == "vacant"]
    if len(free) != 1 or any(figure.side not in ("vacant", "neither") for figure in figures):
        return None
    return Census(None, None, free[0], words)


def _int(text: str) -> int:
    return int(text.replace(",", ""))
