"""Where a table begins: the lines that name its columns, and what each column is for."""

from __future__ import annotations

import re
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from itertools import pairwise
from math import inf
from statistics import median_low
from types import MappingProxyType

from docextract.plugin import Line, Span
from docextract.values.bedbath import bed_bath
from docextract.values.dates import looks_like_date
from docextract.values.numbers import is_money_like, money, number_style

from .spaces import begins_ages
from .words import (
    COUNTED,
    FREE,
    RENTS,
    STAGES,
    Use,
    counts_state,
    is_known,
    is_title,
    meaning,
    says_money,
    says_nothing,
    use_of,
)

DEEPEST = 5
"""Lines of a header at most."""
SEARCHED = 400
"""Filled lines in which a header is looked for."""
APART = 3
"""Empty columns between a table and one that stands beside it."""

FEWEST_GROUPS = 3
"""Cells of a line right above a header from which on they are titles of its columns."""
MOST_SPAN = 0.8
"""Of a table's columns: what stands over more of them is its title."""
MOST_WORD = 24
"""Characters of a cell in the upper line of a header."""
MOST_TEXT = 80
"""Characters of any cell of a header."""

_WEAK = {"other": 0.9, "kept": 0.9, "note": 0.9}
"""What a use counts where it says least."""


class Extents(dict[int, tuple[float, float]]):
    """From where to where the cells of columns of a page stand. ``numeric`` are the columns of numbers."""

    numeric: frozenset[int] = frozenset()
    flat: Mapping[int, Sequence[tuple[float, float, float]]] = MappingProxyType({})
    """By page, the lines drawn across it, from the top: where each is, begins and ends."""
    upright: Mapping[int, Sequence[tuple[float, float, float]]] = MappingProxyType({})
    """By page, the lines drawn down it, from the left."""

    def framed(self, line: Line, column: int) -> list[int]:
        """The columns of numbers in whose middle a text of a header stands, by the lines that are drawn: over a line
        right below it, or between two beside it."""
        box = line.box(column) if self.flat else None
        if box is None:
            return []
        page, (x0, top, x1, bottom) = line.grid.page or 0, box
        flat = self.flat.get(page, ())
        first, last = (bisect(flat, (y, 0.0, 0.0)) for y in (bottom - SAME, 2 * bottom - top))
        found = [(left, right) for _, left, right in flat[first:last]]
        beside = [x for x, a, b in self.upright.get(page, ()) if a <= (top + bottom) / 2 <= b]
        n = bisect(beside, x0)
        found += [(beside[n - 1], beside[n])] if 0 < n < len(beside) else []
        for left, right in found:
            if left <= x0 and x1 <= right and abs(left + right - x0 - x1) < 2 * SAME:
                return [c for c in sorted(self.numeric) if left < sum(self[c]) / 2 < right]
        return []


Homes = dict[int, tuple[str, float | None]]
Signature = Callable[[Mapping[int, Use]], bool]


@dataclass(slots=True)
class Header:
    """The lines of a header; texts and uses by column. ``unknown`` are headers that no word explains."""

    lines: list[Line]
    texts: dict[int, str]
    uses: dict[int, Use]
    unknown: dict[int, str] = field(default_factory=dict)
    reach: range = range(0)
    """The columns of the table, those without a header among them."""
    homes: list[Homes] = field(default_factory=list)
    """The texts of each of its lines by column, and where their middle stands."""
    extents: Extents = field(default_factory=Extents)
    """From where to where the cells of its columns stand, on a page."""
    doubtful: frozenset[int] = frozenset()
    """The columns whose names may lack a word, or be those of a column beside them: none of their numbers is proved."""
    titled: dict[int, str] = field(default_factory=dict)
    """What cells over several columns say of each of them."""
    known: frozenset[int] = frozenset()
    """The columns whose whole header words explain."""
    open: bool = False
    """Whether what stands in an upper line of a sheet is over the columns up to the next text there."""
    heads: Mapping[int, Use] = field(default_factory=dict)
    """What the headings over the rows hold, by column, where an upper line says it and the lower one what rows hold."""

    def home(self, line: Line, column: int) -> int:
        """The column that a number belongs to: on a page, one without a header may be part of one that has one, where
        lines above the table part it."""
        box = line.box(column) if column not in self.texts else None
        if box is None:
            return column
        under = {
            c: _shared((box[0], box[2]), extent)
            for c, extent in self.extents.items()
            if c in self.uses and c not in line.filled
        }
        best = max(under, key=lambda c: under[c], default=column)
        return best if best in under and under[best] * 2 > box[2] - box[0] else column

    @property
    def last(self) -> Line:
        """Its lowest line."""
        return self.lines[-1]

    def columns(self, *names: str) -> list[int]:
        """The columns of some uses, from the left."""
        return sorted(column for column, use in self.uses.items() if use.name in names)

    def names(self) -> dict[int, str]:
        """What tells each column from others: what it is for, or its header where the words leave that open."""
        told = {c: use for c, use in self.uses.items() if use.name not in _WEAK}
        return {column: str(told.get(column, text)) for column, text in self.texts.items()}

    def own(self, column: int) -> str:
        """What a column's header says of no other: without the title of its group."""
        return self.text(column).removeprefix(self.titled.get(column, "")).strip()

    def text(self, column: int) -> str:
        """A column's header in one line, as printed."""
        return self.texts.get(column, "")


def find_headers(lines: Sequence[Line], document_type: str, signed: Signature, *, nought: bool = False) -> list[Header]:
    """The headers of the document's tables, the first of each system of columns; empty if none shows the signature.
    ``nought``: columns that come to nothing are those of a trial balance, whatever their words are."""
    found: list[Header] = []
    for space in dict.fromkeys(line.space for line in lines):
        mine = [line for line in lines if line.space == space and line.filled and not is_rule(line)]
        extents = _extents(mine)
        best = [one for reach in _reaches(mine) if (one := _find(mine, reach, document_type, signed, extents))]
        if not best and not found and document_type != "AGED_RECEIVABLES":
            enough, reaches = signed if document_type == "UNIT_MIX" else _of_sides, _reaches(mine)
            look = partial(_find, document_type=document_type, signed=enough, extents=extents, nought=nought)
            best = [one for reach in reaches if (one := look(mine, reach, unnamed=True))]
        if best:
            header = max(best, key=lambda pair: pair[0])[1]
            _take_numbers(header, mine, document_type)
            header.doubtful = _doubtful(header, mine, document_type)
            found.append(header)
    return found


def is_rule(line: Line) -> bool:
    """Whether a line only parts others: dashes, or the marks of columns, ``(a)``, ``(b)``."""
    texts = [str(line.text(c)).strip() for c in line.filled]
    drawn = all(_DRAWN.fullmatch(text) for text in texts) and any(len(text) > MOST_DASH for text in texts)
    return drawn or (len(texts) > 2 and all(_MARK.fullmatch(text) for text in texts))


def _reaches(lines: Sequence[Line]) -> list[range]:
    """Runs of columns: tables beside each other on a sheet stand apart by columns that no line fills."""
    filled = sorted({column for line in lines for column in line.filled})
    if lines and lines[0].grid.page is not None:
        return [range(filled[0], filled[-1] + 1)]
    runs: list[range] = []
    for column in filled:
        if runs and column - runs[-1].stop < APART:
            runs[-1] = range(runs[-1].start, column + 1)
        else:
            runs.append(range(column, column + 1))
    whole: list[range] = []
    for run in runs:
        if whole and _names_rows(lines, whole[-1], run):
            run = range(whole.pop().start, run.stop)
        whole.append(run)
    return [part for run in whole for part in _without_facts(lines, run, set(filled))]


def _names_rows(lines: Sequence[Line], left: range, right: range) -> bool:
    """Whether columns without an amount stand beside those of a run in most of its lines: what these are of, however
    many empty columns lie between."""
    beside = [line for line in lines if any(c in left for c in line.filled)]
    amounts = [line for line in lines if sum(line.is_number(c) for c in line.filled if c in right) > FEWEST_NUMBERS]
    both = sum(any(c in left for c in line.filled) for line in amounts)
    return both * 5 > len(amounts) * 4 and not any(
        line.is_number(c) for line in beside for c in line.filled if c in left
    )


def _without_facts(lines: Sequence[Line], run: range, filled: set[int]) -> list[range]:
    """A run of columns, or its two parts: facts beside a table, right of an empty column, are on few of its rows and
    begin above them, or with them and follow each other."""
    for empty in (c for c in reversed(run) if c not in filled):
        left, right = range(run.start, empty), range(empty + 1, run.stop)
        rows = [line for line in lines if sum(line.is_number(c) for c in line.filled if c in left) > FEWEST_NUMBERS]
        facts = [line for line in lines if any(c in right and _is_figure(line, c) for c in line.filled)]
        few = sum(any(c in right for c in line.filled) for line in rows) * 2 < len(rows)
        # Each with its label: ``Bldg 1 placed in service | 06/2017``.
        labelled = [line for line in lines if sum(c in right for c in line.filled) == 2]
        facts = facts or (labelled if len(labelled) > 1 else [])
        follow = facts and facts[-1].row - facts[0].row < len(facts)
        if few and facts and (facts[0].index < rows[0].index or (follow and facts[0].index == rows[0].index)):
            return [left, right]
    return [run]


def _is_figure(line: Line, column: int) -> bool:
    return line.is_number(column) or _PERCENT.fullmatch(line.text(column) or "") is not None


def _extents(lines: Sequence[Line]) -> Extents:
    """From where to where the cells of each column of a page stand, in lines with numbers: of columns of numbers only
    these, of others what stands there more than once."""
    boxes: dict[int, dict[bool, list[tuple[float, float]]]] = {}
    for line in lines:
        numbers = [line.text(c) or "" for c in line.filled if line.is_number(c)]
        if len(numbers) < 2 or _PAGE.search(line.joined()) or all(map(_YEAR.fullmatch, numbers)):
            continue
        for column in line.filled:
            text = line.text(column) or ""
            if (box := line.box(column)) is not None and MARK.fullmatch(text) is None and text not in DASHES:
                mine = boxes.setdefault(column, {True: [], False: []})
                mine[_is_figure(line, column)].append((box[0], box[2]))
    told = {c: mine[len(mine[True]) >= len(mine[False])] for c, mine in boxes.items()}
    outer = {c: (min(a for a, _ in mine), max(b for _, b in mine)) for c, mine in told.items() if boxes[c][True]}
    words = {c: mine for c, mine in told.items() if c not in outer and len(mine) > 1}
    found = Extents(outer)
    found.update({c: (median_low(a for a, _ in mine), median_low(b for _, b in mine)) for c, mine in words.items()})
    found.numeric = frozenset(outer)
    pages = {page.number: page for line in lines if (page := getattr(line.grid, "on", None)) is not None}
    found.flat = {n: sorted((r.top, r.x0, r.x1) for r in page.rules if r.horizontal) for n, page in pages.items()}
    found.upright = {n: sorted((r.x0, r.top, r.bottom) for r in p.rules if not r.horizontal) for n, p in pages.items()}
    return found


def _shared(one: tuple[float, float], other: tuple[float, float]) -> float:
    """How much two stretches have in common."""
    return min(one[1], other[1]) - max(one[0], other[0])


def _under(line: Line, column: int, extents: Extents) -> int:
    """The column whose numbers stand under a text of a header: its own, or one that has no text in that line."""
    box = line.box(column)
    if box is None:
        return column
    under = {c: _shared((box[0], box[2]), e) for c, e in extents.items() if c == column or c not in line.filled}
    best = max(under, key=lambda c: under[c], default=column)
    near = under.get(column, 0) < 0 and under.get(best, 0) * APART > under[column]  # ``Unit`` centred beside ``1A``
    return best if best in under and (near or under[best] > max(0, under.get(column, 0) * 2)) else column


def _doubtful(header: Header, lines: Sequence[Line], document_type: str) -> frozenset[int]:
    """Columns over which a word stands that their names lack, those beside numbers without a header, those of the same
    words as others, and those that no word explains and that yet say when a balance is: ``Ending Balance per G/L``."""
    names = {c: _LETTERS.sub("", text.casefold()) for c, text in header.texts.items()}
    said = [" ".join(text.casefold().split()) for text in header.texts.values()]
    alike = {c for c, text in header.texts.items() if said.count(" ".join(text.casefold().split())) > 1}
    found = {c for c in alike if c in header.uses and header.uses[c].name != "share"}
    if document_type == "TRIAL_BALANCE":
        found |= {c for c in header.unknown if meaning(header.texts[c], document_type) & STAGES.keys()}
    spans = _spans_of(header.lines, header.reach, header.extents, header.open)
    for row, over in zip(header.homes, spans, strict=True):
        for column, (text, _) in row.items():
            if says_nothing(text, document_type):
                continue
            word = _LETTERS.sub("", text.casefold())
            under = [c for c in over.get(column, (column,)) if c in header.texts]
            titled = {header.uses[c].name for c in under if c in header.uses} & {*_NAMES, "units"}
            under = [c for c in under if c not in header.uses or not _alone(header.uses[c], text, document_type)]
            found |= {c for c in under if word not in names[c]} if not titled else set()
    first, extents = header.lines[0], header.extents
    above = next((line for line in reversed(lines) if line.index < first.index and _beside(line, first)), None)
    dated = above is not None and _DAY.search(above.joined()) is not None and not _is_near(above, header, extents)
    if above is not None and not dated and _qualifies(above, header, extents, document_type):
        found |= _homes(above, header.reach, extents, {}).keys()
    for row in (row for row, over in zip(header.homes, spans, strict=True) if not over):
        heads = {c: max(left) for c in header.texts if c not in row and (left := [t for t in row if t < c])}
        told = {c for c, title in heads.items() if header.texts[c].startswith(f"{row[title][0]} ")}
        far = max((c - heads[c] for c in told), default=0)
        # ``Monthly`` right of ``Scenario 3 Rent``, where ``Scenario 2`` is over ``PSF`` too
        found |= {c for c in (heads.keys() - told) & header.uses.keys()
                  if c - heads[c] <= far and header.uses[c].name.startswith("any")}  # fmt: skip
    usual, numeric = _filled([line for line in lines if line.index > header.last.index], header.reach)
    order = sorted(header.texts)
    for column in (c for c in usual & numeric if c not in header.texts and header.extents.get(c) is None):
        left = [c for c in order if c < column][-1:]
        found.update(left + [c for c in order if c > column][:1])
    return frozenset(found)


def _find(
    lines: Sequence[Line],
    reach: range,
    document_type: str,
    signed: Signature,
    extents: Extents,
    *,
    unnamed: bool = False,
    nought: bool = False,
) -> tuple[float, Header] | None:
    """The best header within some columns, and what it is worth; ``unnamed``: no word names the types of a mix, or what
    the columns of a trial balance are."""
    best: tuple[float, Header] | None = None
    at = 0
    usual, numeric = _filled(lines, reach)
    for n, line in enumerate(lines[:SEARCHED]):
        if _holds_numbers(line, reach, document_type):
            continue
        for deep in range(1, 2 * DEEPEST + 1):
            block = list(lines[n : n + deep])
            if (
                len(block) < deep
                or _levels(block) > DEEPEST
                or _is_prose(block[-1])
                or _titles(block[-1], extents, document_type)
                or (_holds_numbers(block[-1], reach, document_type) and not _ends_days(block, reach, document_type))
                or not _beside(block[-1], line)
            ):
                break
            mine = _without_beside(block, reach, document_type, extents, usual & numeric)
            header = _read(block, mine, document_type, extents)
            if document_type == "UNIT_MIX" and _opens(block, mine, extents):
                header = max(header, _read(block, mine, document_type, extents, spread=True), key=_told_apart)
            if document_type == "UNIT_MIX":
                _leave_words(header, lines)
            else:
                _leave_amounts(header, lines)
            if unnamed and document_type == "UNIT_MIX":
                _name_types(header, lines)
            elif unnamed:
                _name_sides(header, lines, nought=nought)
            if not signed(header.uses) or _begins_rows(header):
                continue
            if not _adds(header, document_type) and not _begins_alone(header, extents, document_type):
                continue
            worth = sum(_WEAK.get(use.name, 1.0) for use in (*header.uses.values(), *header.heads.values()))
            strange = [
                text for text in header.unknown.values() if document_type != "UNIT_MIX" or not counts_state(text)
            ]
            if document_type == "UNIT_MIX":
                # A title that no word explains makes a known column one of its own kind: ``Last ten leases / Rent``.
                bare = {text: text.removeprefix(f"{header.titled.get(c)} ") for c, text in header.unknown.items()}
                strange = [text for text in strange if bare[text] == text or use_of(bare[text], document_type) is None]
            nameless = sum(c not in header.texts for c in usual)
            worth += _WEAK["other"] * (len(header.unknown) - len(strange))
            worth += 0.05 * deep - UNKNOWN * (len(strange) + nameless + _alike(header, document_type))
            if _levels(block) < DEEPEST and (
                (n and _beside(lines[n - 1], line) and _qualifies(lines[n - 1], header, extents, document_type))
                or any(_goes_on(one, line, header, numeric, document_type) for one in lines[n + deep : n + deep + 1])
            ):
                worth -= len(header.uses)  # what a word above or below says of a column must not be dropped
            if best is None or worth > best[0]:
                best, at = (worth, header), n
        if best is not None and n > at + DEEPEST:
            break
    return best


def _of_sides(uses: Mapping[int, Use]) -> bool:
    """Whether a header that names no debits is that of a trial balance: several columns of amounts with their sides."""
    sided = sum(use.name == "other" for use in uses.values())
    return sided > 0 and len(uses) > 1 and all(use.name == "other" or use.name in NAMES for use in uses.values())


def _name_sides(header: Header, lines: Sequence[Line], *, nought: bool) -> None:
    """Columns of balances are those whose amounts say most of the time on which side they are, ``88,219.40 Dr``, or, if
    asked, come to ``nought`` over the accounts, whatever stands over them: the companies of an owner."""
    below = [line for line in lines if line.index > header.last.index]
    codes = [c for c, use in header.uses.items() if use.name == "code"]
    accounts = [line for line in below if all(c in line.filled for c in codes)]  # and no sums of them
    known = [c for c, use in header.uses.items() if use.name == "class"] if nought else []
    for column in [*header.unknown, *known]:
        cells = [t for t in _cells(column, below) if _CENTS.search(t)]
        sided = len(cells) > FEWEST_NUMBERS and sum(SIDED.search(t) is not None for t in cells) * 3 > len(cells) * 2
        if sided or (nought and _come_to_nought(_cells(column, accounts))):
            header.uses[column] = Use("other")
            header.unknown.pop(column, None)


def _come_to_nought(texts: Sequence[str]) -> bool:
    """Whether amounts, debits positive and credits negative, are nothing together."""
    style = number_style([])
    amounts = [amount for text in texts if (amount := money(text, style))]
    return len(amounts) > FEWEST_NUMBERS and not sum(amounts)


def _leave_words(header: Header, lines: Sequence[Line]) -> None:
    """Columns of words measure and count nothing, whatever their header says: ``Size`` over ``5' x 10'``. The first one
    are types by their size: ``Under 1,500``, ``1,500 - 2,999``."""
    words, _ = _worded(header, lines)
    for column in [c for c in words if c in header.uses and header.uses[c].name not in _TEXTS]:
        sized = column == min(header.texts) and header.uses[column].name.endswith("Area")
        if sized and not header.columns("unitType"):
            header.uses[column] = Use("unitType")
        else:
            header.unknown[column] = header.texts[column]
            del header.uses[column]


def _leave_amounts(header: Header, lines: Sequence[Line]) -> None:
    """A column of amounts holds no days, whatever stands over it: ``Due`` below ``Balance``."""
    for column in header.columns("date"):
        below = [line.values[column] for line in lines if line.index > header.last.index and column in line.filled]
        if sum(map(is_money_like, below)) > 2 * sum(map(looks_like_date, below)) + FEWEST_NUMBERS:
            header.unknown[column] = header.texts[column]
            del header.uses[column]


def _worded(header: Header, lines: Sequence[Line]) -> tuple[list[int], list[int]]:
    """The columns of which most cells below a header are words, and those with words in most of the rows."""
    below = [line for line in lines if line.index > header.last.index and sum(map(line.is_number, line.filled)) > 1]
    filled = {c: [line for line in below if c in line.filled] for c in sorted(header.texts)}
    words = {
        c: sum(
            (_WORDS.search(text := line.text(c) or "") is not None or c == min(filled))
            and not line.is_number(c)
            and _MEASURED.fullmatch(text) is None
            and NOTHING.fullmatch(text) is None
            for line in mine
        )
        for c, mine in filled.items()
    }
    mostly = [c for c, n in words.items() if n * 3 > len(filled[c]) * 2]
    return mostly, [c for c, n in words.items() if n * 3 > len(below) * 2]


def _levels(block: Sequence[Line]) -> int:
    """How many lines of a header stand below each other: what is half a line off another of a page, in the middle of a
    higher cell, is no further one."""
    levels, edge = 0, -inf
    for line in block:
        box = line.row_box()
        if box is None or box[1] >= edge:
            levels, edge = levels + 1, box[3] if box is not None else -inf
    return levels


def _beside(one: Line, other: Line) -> bool:
    """Whether two lines stand on the same sheet or page; a header may be in a grid of its own there."""
    return one.grid is other.grid or (one.grid.page is not None and one.grid.page == other.grid.page)


def _name_types(header: Header, lines: Sequence[Line]) -> None:
    """The types of a unit mix are the first column of words, where no word of the header names them: over counts of
    units, ``Kind / size``, ``Set-aside``."""
    said = {c: meaning(header.texts[c], "UNIT_MIX") for c in header.unknown if c > min(header.texts)}
    counts = [c for c, words in said.items() if words and words <= COUNTED]
    for column in counts if not header.columns("units") else ():
        header.uses[column] = Use("units")
        del header.unknown[column]
    if not header.columns("units") or header.columns("unitType", "propertyName", "propertyCode"):
        return
    first = min(
        c for c, use in header.uses.items() if use.name not in _TEXTS or use.name in ("bedrooms", "incomeShare")
    )
    may = {*header.unknown, *header.columns("range"), *header.columns("kept")}  # ``Size range``, ``Floor``
    for column in (c for c in _worded(header, lines)[1] if c in may and c < first):
        header.uses[column] = Use("unitType")
        header.unknown.pop(column, None)
        return
    for column in (c for c in header.columns("kept") if c == min(header.texts)):  # ``Floor``: PH, 16, 15
        header.uses[column] = Use("unitType")


def _filled(lines: Sequence[Line], reach: range) -> tuple[set[int], set[int]]:
    """The columns that most lines with numbers fill, and those in which such lines mostly have numbers."""
    rows = [line for line in lines if sum(map(line.is_number, line.filled)) > 1]
    filled = Counter(c for line in rows for c in line.filled if c in reach)
    numbers = Counter(c for line in rows for c in line.filled if c in reach and line.is_number(c))
    return {c for c, n in filled.items() if n * 2 > len(rows)}, {c for c, n in numbers.items() if n * 2 > filled[c]}


def _goes_on(line: Line, first: Line, header: Header, numeric: set[int], document_type: str) -> bool:
    """Whether a line below a header is its next: words that stand over columns of numbers."""
    if not _beside(line, first) or _holds_numbers(line, header.reach, document_type):
        return False
    homes = _homes(line, header.reach, header.extents, _spanning(line, header.reach))
    told = numeric or header.texts.keys()
    return len(homes) > 1 and sum(c in told for c in homes) * 2 > len(homes)


def _without_beside(
    block: Sequence[Line], reach: range, document_type: str, extents: Extents, filled: set[int]
) -> range:
    """The columns of the table without those of one beside it: right of an empty column, no word of which is known, and
    in which most rows have no numbers."""
    uses = _read(block, reach, document_type, extents)
    known = max([*uses.uses, *(c for c in uses.texts if c in filled)], default=reach.stop)
    if block[0].grid.page is not None or known + 1 in uses.texts or not any(c > known for c in uses.texts):
        return reach
    return range(reach.start, known + 1)


def _alike(header: Header, document_type: str) -> int:
    """Columns whose words say what those of others do: a word above them that tells them apart is missing."""
    said = Counter(meaning(text, document_type) for text in header.texts.values())
    return sum(said[meaning(text, document_type)] > 1 for text in header.texts.values())


def _qualifies(above: Line, header: Header, extents: Extents, document_type: str) -> bool:
    """Whether a line of words stands over the columns of a header, as its upper line does, and no title block.

    It does over most of them, over columns of which the words below say too little, or right above: on a sheet in the
    row above, on a page as near as the lines of one text.
    """
    if _titles(above, extents, document_type) or _says_day_apart(above, header):
        return False
    paged = above.grid.page is not None
    spans = _spans_of([above, *header.lines], header.reach, extents)[0] if paged else _spanning(above, header.reach)
    homes = _homes(above, header.reach, extents, spans)
    adjacent = not paged and above.row + 1 == header.lines[0].row
    covered = homes.keys() | {c for span in spans.values() if adjacent or paged for c in span}
    short = all(_is_short(text, len(spans.get(c, (c,)))) for c, (text, _) in homes.items())
    if len(homes) == 1:
        told = not says_nothing(above.text(above.filled[0]) or "", document_type)
        return (
            told
            and short
            and _is_close(above, header, extents)
            and not _holds_numbers(above, header.reach, document_type)
        )
    lacking = sum(c in header.unknown or c not in header.texts for c in homes) * 2 > len(homes)
    return (
        short
        and len(homes) > 1
        and (
            lacking
            or _is_near(above, header, extents)
            or sum(c in header.texts for c in covered) * 2 > len(header.texts)
            or (adjacent and (len(homes) >= FEWEST_GROUPS or spans.keys() >= homes.keys()))
            or (paged and spans.keys() >= homes.keys() and _is_next(above, header))
        )
        and not _holds_numbers(above, header.reach, document_type)
    )


def _says_day_apart(above: Line, header: Header) -> bool:
    """Whether a line of a page says of which day the report is, with room for a line of text below it: it is of the
    title block, whatever else stands in it."""
    upper, lower = above.row_box(), header.lines[0].row_box()
    said = any(_AS_OF.match(above.text(c) or "") for c in above.filled)
    return said and upper is not None and lower is not None and lower[1] - upper[3] > upper[3] - upper[1]


def _is_near(above: Line, header: Header, extents: Extents) -> bool:
    """Whether a line of several short texts stands right above a header of a page: it may be part of that. Texts with
    days, as in title blocks, are where most stand over several columns: ``IN-PLACE (JULY 2025)``."""
    upper, lower = above.row_box(), header.lines[0].row_box()
    if upper is None or lower is None or len(above.filled) < 2:
        return False
    texts = [above.text(c) or "" for c in above.filled]
    if sum(_DAY.search(text) is not None for text in texts) * 2 < len(texts):
        return lower[1] - upper[3] < CLOSE * (upper[3] - upper[1]) and all(map(_is_short, texts))
    spans = _spans_of([above, *header.lines], header.reach, extents)[0]
    return lower[1] - upper[3] < upper[3] - upper[1] and len(spans) > 1 and len(spans) * 2 > len(texts)


def _is_next(above: Line, header: Header) -> bool:
    """Whether a line of titles over several columns each stands above a header of a page with no room for a line of
    text between them."""
    upper, lower = above.row_box(), header.lines[0].row_box()
    return upper is not None and lower is not None and lower[1] - upper[3] < upper[3] - upper[1]


def _is_short(text: str, columns: int = 1) -> bool:
    """Whether a text over some columns is none of a title block, nor prose."""
    return len(text) <= MOST_WORD * columns and not _labelled(text)


def _labelled(text: str) -> bool:
    """Whether a text is a label with what it says, as those of title blocks; ``Less: Utility`` is none."""
    return re.search("[:=]", _LESS.sub("", text)) is not None


def _begins_alone(header: Header, extents: Extents, document_type: str) -> bool:
    """Whether the first lines of a header hold one text each, and each is part of what stands below it."""
    alone = next((n for n, row in enumerate(header.homes) if len(row) > 1), 0)
    return alone > 0 and all(
        _is_close(line, replace(header, lines=header.lines[n + 1 :]), extents)
        and not is_title(line.joined(), document_type)
        for n, line in enumerate(header.lines[:alone])
    )


def _is_close(above: Line, header: Header, extents: Extents) -> bool:
    """Whether a text alone in its line stands over columns of amounts as part of their header: right above it on a
    page, over several merged columns on a sheet; else it may be the corner of a title block."""
    spans = _spanning(above, header.reach)
    homes = _homes(above, header.reach, extents, spans)
    if len(homes) != 1:
        return False
    (home,) = homes
    first = min((c for c, use in header.uses.items() if use.name not in NAMES), default=home)
    first = min([first, *(c for c in header.unknown if c in extents.numeric)])
    upper, lower = above.row_box(), header.lines[0].row_box()
    if upper is None or lower is None:
        return home in spans and home >= first
    middle, boxes = (upper[0] + upper[2]) / 2, _boxes(header.lines, extents)
    if not boxes:
        return False
    whole = min(a for a, _ in boxes.values()), max(b for _, b in boxes.values())
    flush = any(abs(upper[2] - b) < SAME for _, b in boxes.values())
    centred = abs(middle - sum(whole) / 2) < 2 * NEAR and not flush  # the title of the page
    high, text = upper[3] - upper[1], above.joined()
    under = any(a < upper[2] and upper[0] < b and c >= first for c, (a, b) in boxes.items())
    near = lower[1] - upper[3] < CLOSE * high and high < (1 + CLOSE) * (lower[3] - lower[1])
    return under and near and not centred and middle < whole[1] and _DAY.search(text) is None


def _begins_rows(header: Header) -> bool:
    """Whether its last line is a heading of the rows below: one text that names no column with those above."""
    *above, last = header.homes
    told = header.known | header.extents.numeric - {min(header.texts)}
    return len(last) == 1 and bool(above) and not any(c in row and c in told for row in above for c in last)


def _adds(header: Header, document_type: str) -> bool:
    """Whether the first line of a header is part of what names a column; else it is one of the title block."""
    top, *below = header.homes
    if header.heads or (len(below) > 1 and len(top) == 1 and not any(c in header.known for c in top)):
        return bool(header.heads)
    stated = {c for c, text in header.unknown.items() if document_type == "UNIT_MIX" and counts_state(text)}
    for column in (c for c in top if c in header.uses or c in stated):
        rest = " ".join(row[column][0] for row in below if column in row)
        vague = column in header.uses and header.uses[column].name == "other"
        if len(top) == 1 and (vague or is_title(top[column][0], document_type)):
            return False
        if meaning(rest, document_type) != meaning(header.texts[column], document_type):
            return True
    spans = _spans_of(header.lines, header.reach, header.extents, header.open)[0]
    joined = {c: text for c, (text, _) in top.items() if any(c in row for row in below)}
    # A title over several columns told apart those that would be called the same.
    tells = any(text in said for text in joined.values() for c, said in header.texts.items() if c not in top)
    short = all(_is_short(text, len(spans.get(c, (c,)))) for c, text in joined.items())
    return len(joined) > 1 and (tells or short)


def _holds_numbers(line: Line, reach: range, document_type: str) -> bool:
    """Whether a line holds amounts or dates, as no header does; ages are neither, nor are the days of balances."""
    said = [line.text(c) or "" for c in line.filled if c in reach]
    if any(FACT.search(text) for text in said) or sum(_SAID.fullmatch(text) is not None for text in said) > 1:
        return True
    if document_type == "AGED_RECEIVABLES" and any(map(CODE.fullmatch, said)):
        return True
    ages = [c for c in line.filled if c in reach and _is_age(line.text(c))]
    if document_type != "AGED_RECEIVABLES":
        ages = [c for c in ages if not _OF_MONTH.fullmatch(line.text(c) or "")]  # ``12/2023`` is no age of a balance
    mine = [c for c in line.filled if c in reach and c not in ages]
    dates = [c for c in mine if looks_like_date(line.values[c])]
    words = [c for c in mine if c not in dates and (use := use_of(line.text(c) or "", document_type)) and use.name]
    if document_type == "TRIAL_BALANCE" and len(words) < 2 and _STAMPED.search(line.joined()):
        return True
    bare = not any(is_money_like(line.values[c]) for c in mine if c not in dates)
    days = document_type == "TRIAL_BALANCE" and len(dates) > 1 and (bare or len(mine) < 2 * len(dates))
    if days or len(words) + len(ages) > (1 if document_type == "TRIAL_BALANCE" else MOST_DATED * len(dates)):
        dates = []  # the days of balances
    numbers = [line.text(c) or "" for c in mine if is_money_like(line.values[c])]
    if document_type == "TRIAL_BALANCE" and len(words) > 1:
        numbers = [text for text in numbers if _ENTITY.fullmatch(text) is None]
        if len(numbers) > FEWEST_CODES and all(map(str.isdigit, numbers)) and numbers == sorted({*numbers}):
            numbers = []  # the codes of companies over their names: ``2110``, ``2120``, ``2130``
    if document_type == "TRIAL_BALANCE" and len(mine) > 1 and all(_PADDED.fullmatch(text) for text in numbers):
        numbers = []  # the codes of entities: ``0114``
    marks = [text for text in numbers if _NOTE.fullmatch(text)]
    if len(mine) > 2 * len(marks):
        numbers = [text for text in numbers if text not in marks]  # ``Leased`` over ``(1)``
    several = len(words) > 1 if document_type == "TRIAL_BALANCE" else len(numbers) > 1
    if document_type != "UNIT_MIX" and several and all(_YEAR.fullmatch(text) for text in numbers):
        numbers = []  # the years of balances, or of months in the line above
    if document_type == "UNIT_MIX" and 1 < len(numbers) < len(mine) and all(map(_YEAR.fullmatch, numbers)):
        numbers = []  # of fees: ``Capacity``, ``Filled``, 2024, 2025
    return bool(dates) or bool(numbers and not (document_type == "AGED_RECEIVABLES" and begins_ages(line)))


def _ends_days(block: Sequence[Line], reach: range, document_type: str) -> bool:
    """Whether the last of some lines of a header holds nothing but days of balances, below words that they end:
    ``Year to`` over ``31.03.24``."""
    *above, last = block
    mine = [c for c in last.filled if c in reach]
    days = all(looks_like_date(last.values[c]) for c in mine)
    return document_type == "TRIAL_BALANCE" and days and any(c in line.filled for line in above[-1:] for c in mine)


def _is_prose(line: Line) -> bool:
    """Whether a line holds a sentence, or a long text that says itself what it tells: ``Administrators: Pell & Co``."""
    texts = [line.text(column) or "" for column in line.filled]
    return any(len(text) > (MOST_WORD if _labelled(text) else MOST_TEXT) for text in texts)


def _titles(line: Line, extents: Extents, document_type: str) -> bool:
    """Whether a line of a page says over the codes or names of its rows what the document is, or anywhere what it is
    and of which day."""
    amounts = extents.numeric - {min(extents, default=0)}
    texts = [(line.text(c) or "", _under(line, c, extents) not in amounts) for c in line.filled if line.box(c)]
    dated = document_type != "AGED_RECEIVABLES"  # what is owed, and at which day, may stand over its ages
    return any(
        is_title(text, document_type)
        and use_of(text, document_type) is None
        and (left or (dated and len(text) > MOST_WORD and _DAY.search(text) is not None))
        for text, left in texts
    )


def _is_age(text: str | None) -> bool:
    use = use_of(text, "AGED_RECEIVABLES") if text else None
    return use is not None and use.name == "bucket"


def _told_apart(header: Header) -> tuple[int, int]:
    """How many uses the words of a header tell, and how few of its columns are of the same one."""
    names = Counter(use.name for use in header.uses.values() if use.name not in (*_WEAK, "share"))
    return len(names), -sum(names.values())


def _opens(block: Sequence[Line], reach: range, extents: Extents) -> bool:
    """Whether titles may stand over the first of their columns, in cells that are not merged: most of what stands over
    another text is over several."""
    merged = any(line.grid.span(line.row, line.home(c)) for line in block[:-1] for c in line.filled)
    merged = merged or any(_tiled(line, _numbers_below(block, n, extents)) for n, line in enumerate(block[:-1]))
    spans = _spans_of(block, reach, extents, titled=True) if not merged else []
    lower = [{c for line in block[n:] for c in line.filled} for n in range(1, len(block))]
    over = [c in found for found, line, below in zip(spans, block, lower, strict=False) for c in line.filled
            if c in below and c in reach]  # fmt: skip
    return sum(over) * 3 > len(over) * 2


def _read(block: Sequence[Line], reach: range, document_type: str, extents: Extents, spread: bool = False) -> Header:
    over = _spans_of(block, reach, extents, spread)
    rows = [_homes(line, reach, extents, spans) for line, spans in zip(block, over, strict=True)]
    _part_merged(block, over, rows)
    heads = _heads(rows) if document_type == "AGED_RECEIVABLES" else {}
    rows = [{}, *rows[1:]] if heads else rows
    rows = [*rows[:-1], {}] if len(rows) > 1 and _says_one(rows[-1], document_type) else rows
    if document_type == "TRIAL_BALANCE":
        _over_pairs(over, rows)
    lower = [{c for row in rows[n:] for c in row} for n in range(1, len(rows) + 1)]
    own: dict[int, str] = {}
    for row, below, spans in zip(rows, lower, over, strict=True):
        for column, (text, _) in row.items():
            if column not in spans or not any(c in below for c in spans[column]):
                own[column] = _joined(own[column], text) if column in own else text
    own |= _without_title(own, rows) if document_type == "AGED_RECEIVABLES" else {}
    named = {c for c, text in own.items() if (use := use_of(text, document_type)) is not None and use.name in NAMES}
    titled = {c: row[at][0] for spans, row in zip(over, rows, strict=True) for at, span in spans.items() for c in span
              if at in row}  # fmt: skip
    units = [c for c, text in own.items() if use_of(text, document_type) == Use("units")]
    # ``Beds`` right of the units are counted: ``Pre-leased / Beds``.
    named -= {c for c in named if units and c > min(units) and use_of(own[c], document_type) == Use("bedrooms")}
    units = [c for c in units if not meaning(titled.get(c, ""), document_type) & {"rent", *RENTS}]  # rents of all
    if any(use_of(text, document_type) == Use("units") for text in titled.values()):  # ``Occupancy`` of them over them
        units = [c for c in units if "occupancy" not in meaning(titled.get(c, ""), document_type)]
    named |= set(units) if len(units) == 1 else set()  # ``Inventory`` over ``Units``, ``% of Units``, ``Occ.``
    days = {c for c, text in own.items() if document_type == "TRIAL_BALANCE" and not meaning(text, document_type)}
    grouped = {c: text for c in own if (text := _grouped(c, over, rows, lower, document_type, named, days))}
    whole = _whole(own, titled | grouped, block, rows, extents)
    ends = [row for row in rows if row] or rows
    said: dict[tuple[frozenset[str], str, bool], list[int]] = {}
    # ``Transactions`` and ``Adjustments`` of a ledger say the same, and each is told by its own word; and what stands
    # in the middle of a cell as high as the header is not one of those that titles stand over.
    keys = {
        c: (
            meaning(t, document_type), t.casefold() if document_type == "TRIAL_BALANCE" else "",
            any(c in row for row in (ends[0], ends[-1])),
        ) for c, t in own.items()
    }  # fmt: skip
    for column, key in keys.items():
        said.setdefault(key, []).append(column)
    texts: dict[int, str] = {}
    for column, text in own.items():
        inherited, use = whole[column], use_of(text, document_type)
        alike = said[keys[column]]
        # Several groups have a column of that name, and each has a name of its own.
        # What stands over all of them tells none from others.
        told = len({whole[c].removesuffix(own[c]) for c in alike}) > 1
        shared = told and len({whole[c] for c in (*alike, column)} - {text}) == len(alike)
        known = use_of(inherited, document_type) is not None
        better = (known and use is None) or (
            column in grouped
            and (
                known
                or use is None
                or (use == Use("bedrooms") and column not in named)
                or not _alone(use, grouped[column], document_type)
            )
        )
        names = column == min(own) or (use is not None and use.name in NAMES)
        apart = names and column not in titled  # titles of columns beside a name are none of its own
        texts[column] = inherited if inherited != text and (shared or better) and not apart else text
    uses = {column: use for column, text in texts.items() if (use := use_of(text, document_type)) is not None}
    for column in [c for c in texts if c not in uses]:  # ``Size band (m² per unit)``
        titled = document_type == "UNIT_MIX" and all(len(row) > 1 for row in rows if column in row)
        last = rows[-1][column][0] if titled and column in rows[-1] else ""  # ``Plan`` over ``Model``
        named = use_of(_REMARK.sub("", texts[column]), document_type)
        if named is not None and named.name in NAMES:
            uses[column] = named
        elif use_of(last, document_type) == Use("unitType"):
            uses[column] = Use("unitType")
    if document_type == "AGED_RECEIVABLES":
        ages = {c: age for c, (text, _) in rows[-1].items() if (age := use_of(text, document_type)) is not None}
        for column in [c for c in ages if c not in uses and ages[c].low is not None]:
            own = rows[-1][column][0]
            if says_nothing(texts[column].removesuffix(own), document_type):  # ``Days past due date`` over ``31-60``
                texts[column], uses[column] = own, ages[column]
        uses |= _ages_of_several(texts, uses)
        if sum(use.low is not None for use in uses.values()) > 1:  # ``Last Month`` beside ages by days is none
            uses = {c: use for c, use in uses.items() if _BY_CALENDAR.match(use.words) is None}
    names = {use.name for use in uses.values()}
    if document_type == "UNIT_MIX" and "units" not in names:
        uses |= _counting(texts, uses)
    if document_type == "UNIT_MIX":
        uses |= _metric(texts)
        uses |= _hoped_for(texts, uses)
        uses |= _for_sale(texts, uses)
    uses |= _said_twice(block, rows, document_type)
    seen: set[Use] = set()
    for column in sorted(uses):
        if uses[column].name in _ONCE and uses[column] in seen:
            del uses[column]
        else:
            seen.add(uses[column])
    unknown = {c: text for c, text in texts.items() if c not in uses}
    known = frozenset(uses)
    return Header(
        list(block), texts, uses, unknown, reach, rows, extents, titled=grouped, known=known, open=spread, heads=heads
    )


def _says_one(row: Homes, document_type: str) -> bool:
    """Whether a line says the same of all its columns, and no word of them: ``CAD`` under each."""
    said = {text.casefold() for text, _ in row.values()}
    return len(row) > FEWEST_NUMBERS and len(said) == 1 and use_of(*said, document_type) is None


def _heads(rows: Sequence[Homes]) -> dict[int, Use]:
    """What the headings over the rows hold, by column: where the upper line of a header names nothing but whose they
    are, and the lower one the days or the charges of the rows over the same columns, and no tenant."""
    upper, *lower = rows
    told = {c: use_of(text, "AGED_RECEIVABLES") for c, (text, _) in upper.items()}
    found = {c: use for c, use in told.items() if use is not None and use.name in _HEADED}
    own = {c: use_of(text, "AGED_RECEIVABLES") for row in lower for c, (text, _) in row.items()}
    names = {use.name for use in own.values() if use is not None}
    both = [c for c in found if own.get(c) is not None]
    of_rows = both and len(names & _OF_CHARGES) > 1 and not names & _WHOSE
    whole = len(found) == len(told) > 1 and bool({use.name for use in found.values()} & _WHOSE)
    return found if of_rows and whole else {}


def _said_twice(block: Sequence[Line], rows: Sequence[Homes], document_type: str) -> dict[int, Use]:
    """The uses of columns that a header in two languages names twice, in two lines or around a stroke: where most say
    the same twice, each is what either of the two says."""
    parts: dict[int, list[str]] = {}
    for line, row in zip(block, rows, strict=True):
        for column, (text, _) in row.items():
            cell = line.text(column) if line.grid.page is None else None
            mine = parts.setdefault(column, [])
            mine += [part.strip() for part in re.split(r"\n| / ", cell or text)]
    told = {c: [use for part in mine if (use := use_of(part, document_type))] for c, mine in parts.items()}
    alike = [c for c, uses in told.items() if len(uses) == len({*parts[c]}) > 1 == len({*uses})]
    if len(alike) < FEWEST_GROUPS or len(alike) * 2 <= sum(map(bool, told.values())):
        return {}
    return {c: uses[0] for c, uses in told.items() if len(parts[c]) > 1 == len({*uses})}


def _alone(use: Use, title: str, document_type: str) -> bool:
    """Whether the title over several columns leaves one of them what it is: a name, an age, credits; an area, an
    allowance, a limit under one that speaks of rents, ``Monthly Rent per Unit``; a count under one that only says whose
    they are, ``In Place``: ``Let Units`` under ``Passing Rent`` are the rents of these."""
    said = meaning(title, document_type) if document_type == "UNIT_MIX" else frozenset[str]()
    known = RENTS.keys() if use.name in ("occupied", "vacant") else FREE | RENTS.keys()
    known |= COUNTED if use.name == "unitShare" else frozenset()  # ``% Mix`` under ``Unit Count``
    other = said and use.name != "units" and "Market" not in use.name and "Contract" not in use.name
    return use.name in _NAMES or use.name == "prepayments" or bool(other and said <= known)


def _counting(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """The units of a mix where no header says so: the total beside the occupied and the vacant ones, those available
    beside the vacant ones, and rooms of types of rooms."""
    said = {c: meaning(text, "UNIT_MIX") for c, text in texts.items()}
    of = {name: {c for c, use in uses.items() if use.name == name} for name in ("occupied", "vacant", "unitType")}
    found: set[int] = set()
    if of["occupied"] and of["vacant"]:
        had = {c for c in of["vacant"] if _HAD.search(texts[c])}
        found = {c for c in texts if said[c] == {"total"}} or (had if had < of["vacant"] else set())
    if any("room" in said[c] for c in of["unitType"]):
        found |= {c for c in texts if "rooms" in said[c] and said[c] <= COUNTED}
    return {c: Use("units") for c in found}


def _metric(texts: Mapping[int, str]) -> dict[int, Use]:
    """Areas in square metres beside the same ones in square feet."""
    metric = {c for c, text in texts.items() if _METRES.search(text)}
    feet = {meaning(text, "UNIT_MIX") for c, text in texts.items() if c not in metric}
    return {c: Use("other") for c in metric if meaning(texts[c], "UNIT_MIX") in feet}


def _for_sale(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """Homes that are available beside those that are sold are for sale, and not vacant, and their prices no rents."""
    sold = any(_SOLD.search(text) for c, text in texts.items() if c not in uses or uses[c].name == "other")
    offered = {c for c, use in uses.items() if use.name == "vacant" and _OFFERED.search(texts[c])} if sold else set()
    prices = {c for c, use in uses.items() if use.name == "anyRentPerArea"} if offered else set()
    return dict.fromkeys(offered, Use("other")) | dict.fromkeys(prices, Use("other", words="rent"))


def _hoped_for(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """Rents that a plan hopes for are other ones where a column has those of the market, and those after concessions
    where one has those in place: ``Pro forma`` beside ``Market``, ``Effective`` beside ``In place``."""
    found: dict[int, Use] = {}
    for whose, other in (("arketRent", _HOPED), ("ontractRent", _EFFECTIVE)):
        of = {c for c, use in uses.items() if whose in use.name}
        beside = {c for c in of if other.search(texts[c])}
        found |= dict.fromkeys(beside, Use("other", words="rent")) if of - beside else {}
    return found


def _part_merged(block: Sequence[Line], over: Sequence[dict[int, range]], rows: Sequence[Homes]) -> None:
    """A cell merged down to the last line of a header and over as many columns as it has parts names each of them:
    ``Care level / apartment``."""
    for line, spans, row in zip(block, over, rows, strict=True):
        for column, (text, middle) in [*row.items()]:
            span, parts = line.grid.span(line.row, line.home(column)), [part.strip() for part in text.split("/")]
            if span is None or not len(parts) == span.right - span.left + 1 > 1 or span.bottom < block[-1].row:
                continue
            spans.pop(column, None)
            row.update({column + n: (part, middle) for n, part in enumerate(parts)})


def _over_pairs(over: Sequence[dict[int, range]], rows: Sequence[Homes]) -> None:
    """What stands over a column of debits or the one of credits beside it, with nothing over the other, is said of
    both."""
    *upper, last = rows
    said = {c: meaning(text, "TRIAL_BALANCE") for c, (text, _) in sorted(last.items())}
    pairs = [pair for pair in pairwise(said) if [said[c] for c in pair] == [{"debit"}, {"credit"}]]
    for row, spans in zip(upper, over, strict=False):
        for pair in pairs:
            mine, spanned = [c for c in pair if c in row], {c for span in spans.values() for c in span}
            if len(mine) == 1 and spanned.isdisjoint(pair):
                spans[mine[0]] = range(pair[0], pair[1] + 1)


def _whole(
    own: Mapping[int, str], titled: Mapping[int, str], block: Sequence[Line], rows: Sequence[Homes], extents: Extents
) -> dict[int, str]:
    """All that the header says of each column. Titles of groups stand over their middle or over their first column:
    in that of the two ways in which no two columns of the same words are of the same group."""
    tried = [
        {
            c: f"{titled[c]} {own[c]}"
            if titled.get(c, own[c]) != own[c]
            else _inherited(c, block, rows, extents, first)
            for c in own
        }
        for first in (False, True)
    ]
    return min(tried, key=lambda whole: len(whole) - len(set(whole.values())))


def _without_title(own: Mapping[int, str], rows: Sequence[Homes]) -> dict[int, str]:
    """An age over which alone a title of all ages seems to stand, as it is over their middle: ``Month billed`` over
    ``Oct-24``."""
    ages, order, found = [_is_age(own[c]) for c in sorted(own)], sorted(own), dict[int, str]()
    for n in (n for n in range(1, len(order) - 1) if ages[n - 1] and ages[n + 1] and not ages[n]):
        first, *rest = (row for row in rows if order[n] in row)
        text = reduce(_joined, (row[order[n]][0] for row in rest), "") if len(first) > 1 else ""  # no title block's
        uses = {use_of(one, "AGED_RECEIVABLES") for one in own.values()}
        if _is_age(text) and use_of(text, "AGED_RECEIVABLES") not in uses:
            found[order[n]] = text
    return found


def _ages_of_several(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """The same ages of several debtors side by side: ``Tenant 0-30``, ``Subsidy 0-30``."""
    found: dict[str, dict[int, Use]] = {}
    for column, text in ((c, t) for c, t in texts.items() if c not in uses):
        words = text.split(" ")
        for n in range(1, len(words)):
            use = use_of(" ".join(words[n:]), "AGED_RECEIVABLES")
            if use is not None and use.name in ("bucket", "current"):
                found.setdefault(" ".join(words[:n]), {})[column] = replace(use, words=text.casefold())
                break
    several = [mine for mine in found.values() if len(mine) > 1]
    return {c: use for mine in several for c, use in mine.items()} if len(several) > 1 else {}


def _spans_of(block: Sequence[Line], reach: range, extents: Extents, titled: bool = False) -> list[dict[int, range]]:
    """What each cell of the lines of a header stands over, on a page over columns of numbers only; ``titled``: in the
    upper lines of a sheet what is over a text of a lower line goes on to the next."""
    found = []
    for n, line in enumerate(block):
        if titled:
            lower = {c for one in block[n + 1 :] for c in one.filled if c in reach}
            ends = dict(pairwise([*(c for c in line.filled if c in reach), reach.stop]))
            under = {c: [one for one in range(c, end) if one in lower] for c, end in ends.items()}
            spans = {c: range(c, mine[-1] + 1) for c, mine in under.items() if mine[:1] == [c] and len(mine) > 1}
            found.append(spans if len(line.filled) > 1 else {})
            continue
        below = _numbers_below(block, n, extents)
        spans = _spanning(line, reach, below, extents) if not _is_staggered(line, block) else {}
        if below:
            heads = {c: box for c, box in _boxes(block[n + 1 :], extents, bare=True).items() if c in below}
            if tiled := _tiled(line, below):
                found.append(tiled)
                continue
            spans |= _over_middles(line, spans, below, heads, extents)
        found.append(spans)
    return found


def _numbers_below(block: Sequence[Line], n: int, extents: Extents) -> dict[int, tuple[float, float]]:
    """The columns of numbers that lines of a header below one of a page have words over."""
    return {c: box for c, box in _boxes(block[n + 1 :], extents).items() if c in extents.numeric}


def _is_staggered(line: Line, block: Sequence[Line]) -> bool:
    """Whether a text alone in its line stands half a line off another one of the header: in the middle of a cell of its
    own, as ``Balance`` over ``owed``, and over no others."""
    box = line.row_box()
    others = (other for one in block if one is not line and (other := one.row_box()) is not None)
    return (
        len(line.filled) == 1
        and box is not None
        and any(_shared((box[1], box[3]), (b, d)) > 0 for _, b, _, d in others)
    )


def _tiled(line: Line, below: Mapping[int, tuple[float, float]]) -> dict[int, range]:
    """What the titles of a page stand over if three or more share out some columns that follow each other, each in the
    middle of several: ``Market``, ``In-place`` and ``Last ten leases`` over two, three and four; empty if not."""
    order = sorted(below)
    boxes = [(c, box[0], box[2]) for c in line.filled if (box := line.box(c)) is not None]
    if not order or len(order) < 2 * FEWEST_GROUPS:
        return {}
    between = [(below[a][1] + below[b][0]) / 2 for a, b in pairwise(order)]
    first, last = below[order[0]], below[order[-1]]
    ends = [below[c][1] for c in order]  # of cells whose numbers stand at their right
    right, padded = ([2 * ends[0] - ends[1] + room, *(end + room for end in ends)] for room in (0.0, PADDING))
    middles = [sum(first) - between[0], *between, sum(last) - between[-1]]
    inside = [title for title in boxes if title[2] > first[0]]  # not that of the words
    for titles, tried, most in ((boxes, (middles, right), TILED), (inside, (padded,), TILED / 2)):
        if not FEWEST_GROUPS <= len(titles) <= len(order) // 2 or any(a[2] > b[1] for a, b in pairwise(titles)):
            continue
        stands = [(left, end) for _, left, end in titles]
        shared = [taken for edges in tried if (taken := _shared_out(stands, edges, most))]
        if shared:
            _, taken = min(shared)
            return {c: range(order[a], order[b - 1] + 1) for (c, _, _), (a, b) in zip(titles, taken, strict=True)}
    return {}


def _shared_out(
    titles: Sequence[tuple[float, float]], edges: Sequence[float], most: float
) -> tuple[float, tuple[tuple[int, int], ...]] | None:
    """How far the middles of some titles are off in all, each less than ``most``, where each stands over two columns or
    more between the edges of columns and no column is left between them, and over which; None if they cannot."""
    best: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = dict.fromkeys(range(len(edges) - 1), (0.0, ()))
    """By the column that comes next."""
    for left, right in titles:
        found: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {}
        for begin, (sofar, taken) in best.items():
            for end in range(begin + 2, len(edges)):
                off = abs(left + right - edges[begin] - edges[end]) / 2
                if off < most and edges[begin] < left + TILED and right < edges[end] + TILED:
                    whole = sofar + off, (*taken, (begin, end))
                    found[end] = min(found.get(end, whole), whole)
        best = found
    return min(best.values(), default=None)


def _over_middles(
    line: Line, spans: Mapping[int, range], below: Mapping[int, tuple[float, float]],
    heads: Mapping[int, tuple[float, float]], extents: Extents,
) -> dict[int, range]:  # fmt: skip
    """Texts of a page in line with no column, over the middle of the words or the numbers of several: ``Movement``."""
    found: dict[int, range] = {}
    texts = {c: (box[0], box[2]) for c in line.filled if (box := line.box(c)) is not None}
    order = sorted(heads)
    for column, (left, right) in texts.items():
        home = _under(line, column, extents)
        own = [boxes[home] for boxes in (below, heads) if home in boxes]
        level = any(min(abs(a - left), abs(b - right), abs(a + b - left - right) / 2) < SAME for a, b in own)
        other = column in spans or (home in extents and home not in heads) or len(extents.framed(line, column)) == 1
        long = len(line.text(column) or "")
        if other or level:
            continue
        for size in range(max(2, -(-long // MOST_WORD)), len(order)):
            runs = [order[n : n + size] for n in range(len(order) - size + 1)]
            for boxes, run in ((boxes, run) for boxes in (heads, below) for run in runs):
                start, end = boxes[run[0]][0], boxes[run[-1]][1]
                alone = not any(a < end and start < b for c, (a, b) in texts.items() if c != column)
                middles = sum(sum(boxes[c]) / 2 for c in (run[0], run[-1]))  # of the outer columns
                if alone and min(abs(start + end - left - right), abs(middles - left - right)) < 2 * SAME:
                    found.setdefault(column, range(run[0], run[-1] + 1))
    return found


def _is_over_one(line: Line, column: int, extents: Extents) -> bool:
    """Whether a text of a page stands over the numbers of another column than the one that its cell begins at: where
    the rules of a header part some columns in two, the cells between them look as if they went on."""
    home, box = _under(line, column, extents), line.box(column)
    if box is None or home == column or home not in extents.numeric:
        return False
    left, right = extents[home]
    flush = box[0] < right and left < box[2] and abs(box[2] - right) < SAME
    return flush or (box[0] <= left and right <= box[2])


def _is_aside(line: Line, column: int, span: Span, extents: Extents) -> bool:
    """Whether a text of a page stands neither at the left of the columns that its cell goes over nor amid them."""
    box, over = line.box(column), range(column, column + span.right - span.left + 1)
    told = [extents[c] for c in over if c in extents]
    if box is None or len(told) < 2:
        return False
    left, right = told[0][0], told[-1][1]
    return box[0] > sum(told[0]) / 2 and abs(box[0] + box[2] - left - right) / 2 > ASIDE * (right - left)


def _spanning(
    line: Line, reach: range, below: Mapping[int, tuple[float, float]] | None = None, extents: Extents | None = None
) -> dict[int, range]:
    """The cells of a line that stand over several columns, but not over nearly the whole table, as a title does.

    On a page one does that whose middle stands between two columns of the lines ``below``, or that covers most of
    several.
    """
    found: dict[int, range] = {}
    for column in line.filled:
        span, box = line.grid.span(line.row, line.home(column)), line.box(column)
        if span is not None and span.right > span.left and extents:
            span = None if _is_over_one(line, column, extents) or _is_aside(line, column, span, extents) else span
        if span is not None and span.right > span.left:
            found[column] = range(column, column + span.right - span.left + 1)
        elif box is not None and below:
            drawn = extents.framed(line, column) if extents is not None else []
            mine = drawn or _centred((box[0], box[2]), below, alone=len(line.filled) == 1)
            fits = len(mine) > 1 and len(line.text(column) or "") <= MOST_WORD * (len(drawn) or 1)
            if fits and not any(c in line.filled for c in mine if c != column):
                found[column] = range(min(mine), max(mine) + 1)
    return {c: span for c, span in found.items() if len(span) < MOST_SPAN * len(reach)}


def _centred(text: tuple[float, float], below: Mapping[int, tuple[float, float]], *, alone: bool) -> list[int]:
    """The columns that a text of a header on a page stands over: those of which it covers most, or between which its
    middle is; where it is alone in its line, the run of columns around its middle."""
    middle = (text[0] + text[1]) / 2
    under = {c: n for c, box in below.items() if (n := _shared(text, box)) > 0}
    between = not any(a <= middle <= b for a, b in below.values())
    if not alone or not under:
        return [c for c, n in under.items() if between or n * 2 > below[c][1] - below[c][0]]
    order = sorted(below)
    runs = [order[a:b] for a in range(len(order)) for b in range(a + 1, len(order) + 1)]
    off = [abs((below[run[0]][0] + below[run[-1]][1]) / 2 - middle) for run in runs]
    fit = [(off[n] // NEAR, len(run), n) for n, run in enumerate(runs) if under.keys() <= set(run)]
    return runs[min(fit)[2]] if fit else []


def _boxes(lines: Sequence[Line], extents: Extents, *, bare: bool = False) -> Extents:
    """From where to where the words of some lines and the cells below them (``bare``: the words alone) stand, by
    column."""
    found = Extents()
    for line in lines:
        for column in (c for c in line.filled if line.grid.span(line.row, line.home(c)) is None):
            home, box = _under(line, column, extents), line.box(column)
            if box is not None:
                left, right = found.get(home, (box[0], box[2]) if bare else extents.get(home, (box[0], box[2])))
                found[home] = min(left, box[0]), max(right, box[2])
    return found


def _grouped(
    column: int,
    over: Sequence[Mapping[int, range]],
    rows: Sequence[Homes],
    lower: Sequence[set[int]],
    document_type: str,
    named: set[int],
    days: set[int],
) -> str:
    """What cells over several columns say of one of them that tells it from others; over columns of names they are
    titles of a part of the table. Of days they say whose these are: ``Combined``, ``Per G/L``."""
    texts = [
        row[c][0]
        for spans, row, below in zip(over, rows, lower, strict=True)
        for c, span in spans.items()
        if column in span and c in row and any(one in below for one in span) and named.isdisjoint(span)
    ]
    return " ".join(text for text in texts if column in days or not says_nothing(text, document_type))


def _homes(line: Line, reach: range, extents: Extents, spans: Mapping[int, range]) -> Homes:
    """The texts of a line of a header by column: on a page, of the column whose numbers stand below."""
    found: Homes = {}
    for column in (c for c in line.filled if c in reach):
        home, box = column if column in spans else _under(line, column, extents), line.box(column)
        text = reduce(_joined, (" ".join(part.split()) for part in (line.text(column) or "").splitlines()), "")
        before = f"{found[home][0]} " if home in found else ""
        found[home] = f"{before}{text}", (box[0] + box[2]) / 2 if box is not None else None
    return found


def _inherited(column: int, block: Sequence[Line], rows: Sequence[Homes], extents: Extents, first: bool) -> str:
    """All that stands over a column: where a line of the header has no text there, that of the group it belongs to."""
    texts: list[str] = []
    for line, row in zip(block, rows, strict=True):
        over = column if column in row else None
        if over is None and not texts:
            over = _group_over(column, line, row, Extents() if first else extents)
        if over is not None:
            texts.append(row[over][0])
    return reduce(_joined, texts, "")


def _joined(upper: str, lower: str) -> str:
    """Two lines of a header: ``Allow-`` and ``ance``, ``OCCU-`` and ``PIED`` are one word, ``Set-`` and ``Aside`` two
    with a dash."""
    if upper[-1:] == "-" and upper[-2:-1].isalpha() and lower[:1].isalpha():
        parted = lower[:1].islower() or is_known(upper[:-1].split()[-1] + lower.split()[0])
        return (upper[:-1] if parted else upper) + lower
    return f"{upper} {lower}".strip()


def _group_over(column: int, line: Line, row: Homes, extents: Extents) -> int | None:
    """The text of a line that heads the group of a column: the nearest on its left; where ``extents`` say where
    columns stand, the nearest at all."""
    if line.grid.page is not None and extents:
        mine = extents.get(column)
        middles = {c: middle for c, (_, middle) in row.items() if middle is not None and c in extents}
        if mine is None or not middles:
            return None
        nearest, *others = sorted(middles, key=lambda c: abs(middles[c] - sum(mine) / 2))
        apart = min((abs(middles[c] - middles[nearest]) for c in others), default=inf)
        # Further away than the next group it is a column beside the groups: ``Units`` left of ``Occupied | Vacant``.
        return nearest if abs(middles[nearest] - sum(mine) / 2) <= apart else None
    left = max((c for c in row if c < column), default=None)
    if left is not None and (span := line.grid.span(line.row, line.home(left))) is not None:
        return left if line.home(column) <= span.right else None
    return left


def _take_numbers(header: Header, lines: Sequence[Line], document_type: str) -> None:
    """Columns that no word explains and that hold amounts are amounts too; they stay named as unknown."""
    below, first = [line for line in lines if line.index > header.last.index], min(header.uses)
    if document_type == "TRIAL_BALANCE" and not any(use.name in NAMES for use in header.uses.values()):
        first = min((line.filled[0] for line in below if line.filled), default=first)  # names under no header
    if document_type == "AGED_RECEIVABLES":
        _name_tenants(header, lines)
    if document_type == "UNIT_MIX":
        _leave_counts(header, below)
    for column in (*header.unknown, *header.columns("kept")):
        again = {row[column][0] for row in header.homes if column in row}  # the header before another group
        filled = [line for line in below if column in line.filled and line.text(column) not in DASHES | again]
        filled = [line for line in filled if NOTHING.fullmatch(line.text(column) or "") is None]
        numbers = [line for line in filled if line.is_number(column)]
        if column not in header.unknown:
            filled = [line for line in filled if line.values[column] not in (0, "0", "0.00")]
            numbers = [line for line in numbers if _CENTS.search(line.text(column) or "")]
        elif column > first and sum(_PERCENT.fullmatch(line.text(column) or "") is not None for line in filled) * 3 > (
            len(filled) * 2
        ):
            header.uses[column] = Use("other")
            continue
        shown = document_type != "AGED_RECEIVABLES" or column in _beside_ages(header, below) or _shown(numbers, column)
        shown |= says_money(header.texts[column])
        if len(numbers) * 3 > len(filled) * 2 and shown and (column > first or _shown(numbers, column)):
            header.uses[column] = Use("other")

    for column in [c for c, use in header.uses.items() if use.name.endswith("Rent")]:
        ranges = sum(RANGE.fullmatch(text) is not None for text in _cells(column, below))
        if ranges > sum(line.is_number(column) for line in below):
            header.uses[column] = Use("range")
    for column in header.columns("status", "anyContractRent") if document_type == "UNIT_MIX" else ():
        filled = [line for line in below if column in line.filled]
        rates = [_RATE.search(line.text(column) or "") is not None for line in filled]
        if header.uses[column].name == "status":
            rates = [rate or line.is_number(column) for rate, line in zip(rates, filled, strict=True)]
        if sum(rates) * 2 > len(filled):  # ``Occ Rate``
            header.uses[column] = Use(
                "leasedShare" if "leased" in meaning(header.text(column), document_type) else "occupancy"
            )
    if document_type == "UNIT_MIX" and not header.columns("unitType"):
        _name_types(header, lines)
    if document_type == "UNIT_MIX" and not header.columns("unitType", "propertyName", "propertyCode"):
        header.uses |= {column: Use("unitType") for column in header.columns("bedrooms")[:1]}
    for use, other in _ALSO.items():
        again = [
            c for c, text in header.unknown.items() if c not in header.uses and use_of(text, document_type) == Use(use)
        ]
        first = next(iter(header.columns(use)), -1)
        if use == "unitType" and sum(bed_bath(t) is not None for t in _cells(first, below)) * 3 > len(below):
            again += [c for c in _worded(header, lines)[1] if c < first and c in header.unknown]
        for column in again[:1]:
            cells = _cells(first, below)
            coded = not _named(cells)
            # "1 Bed / 1 Bath" beside "Dogwood": the plan is the type.
            rooms, others = (sum(bed_bath(t) is not None for t in mine) for mine in (cells, _cells(column, below)))
            described = "description" in meaning(header.text(first), document_type)
            turned = coded if use == "tenant" else described or (rooms * 3 > len(cells) and not others)
            header.uses[column] = Use(use if turned else other)
            header.uses[first] = Use(other if turned else use)
            del header.unknown[column]


def _leave_counts(header: Header, below: Sequence[Line]) -> None:
    """What has nothing but numbers and stands right of the units names no types, it counts some of the units: ``Model``
    beside ``Down``. The types are then in a column that is called no more than ``Name``."""
    units = header.columns("units")
    for column in [c for c in header.columns("unitType") if units and c > units[0]]:
        filled = [line for line in below if column in line.filled]
        if filled and all(line.is_number(column) for line in filled):
            header.uses[column] = Use("other")
            header.unknown[column] = header.texts[column]
            for name in header.columns("propertyName") if not header.columns("unitType") else ():
                if meaning(header.text(name), "UNIT_MIX") == {"name"}:
                    header.uses[name] = Use("unitType")


def _name_tenants(header: Header, lines: Sequence[Line]) -> None:
    """Where no word names who owes, or only his code, it is the first column of words left of the amounts that no word
    explains, and in which hardly any are the same."""
    ages = header.columns("bucket", "current", "total")
    below = [line for line in lines if line.index > header.last.index and sum(map(line.is_number, line.filled)) > 1]
    words = _worded(header, lines)[1]
    if not ages or header.columns("tenant") or any(_named(_cells(c, below)) for c in header.columns("lease")):
        return
    for column in (c for c in words if c in header.unknown and c < ages[0]):
        cells = _cells(column, below)
        if len({*cells}) * 3 > len(cells) * 2:
            header.uses[column] = Use("tenant")
            header.doubtful |= {column}
            del header.unknown[column]
            return


def _named(cells: Sequence[str]) -> bool:
    """Whether most of some cells are more than codes."""
    return sum(" " in text or not any(map(str.isdigit, text)) for text in cells) * 2 > len(cells)


def _shown(numbers: Sequence[Line], column: int) -> bool:
    """Whether most numbers of a column are printed as amounts or counts are."""
    return sum(_AMOUNT.search(line.text(column) or "") is not None for line in numbers) * 2 > len(numbers)


def _beside_ages(header: Header, below: Sequence[Line]) -> range:
    """The columns from the first age on, where ages are printed without decimals and signs: any number may be one."""
    ages = header.columns("bucket", "current", "total")
    plain = not any(_shown([line for line in below if line.is_number(c)], c) for c in ages[-1:])
    return range(ages[0], header.reach.stop) if ages and plain else range(0)


def _cells(column: int, lines: Sequence[Line]) -> list[str]:
    return [line.text(column) or "" for line in lines if column in line.filled]


_OF_MONTH = re.compile(r"\d{2}[/.-]20\d\d|20\d\d-\d{2}")
_SOLD = re.compile(r"\b(?:closed|sold|under contract|settled|completed sales?)\b", re.IGNORECASE)
_OFFERED = re.compile(r"\b(?:available|unsold|remaining|for sale)\b", re.IGNORECASE)
_HOPED = re.compile(r"\bpro[\s-]?forma\b|\bachievable\b|\bprojected\b|\bpotential\b|\btarget\b", re.IGNORECASE)
_EFFECTIVE = re.compile(r"\beff(?:ective|\.)?(?=\W|$)", re.IGNORECASE)
ASIDE = 0.25
"""Of the width of some columns, how far from their middle a text may stand that is over them."""
PADDING = 4.0
"""Points between the numbers of a column and its right edge, where a page draws cells."""
TILED = 6.0
"""Points by which titles that share out columns are off their middles at most."""
UNKNOWN = 0.6
"""What it costs that a column has a header that no word explains, none at all, or that of another column."""
FEWEST_CODES = 2
"""Numbers that rise beside words of a header are codes, if they are more."""
FEWEST_NUMBERS = 2
"""A line of more numbers is a row."""
MOST_DATED = 2
"""Words that name columns, for each day beside them, from which on these are days of balances and no row's."""
NEAR = 4.0
"""Points by which a text may stand beside the middle of the columns that it is centred over."""
SAME = 1.5
"""Points by which the middles of texts that are centred over the same columns may differ."""
CLOSE = 0.6
"""Of its height, how far a text may stand above a header on a page of which it is part."""
MOST_DASH = 4
_AS_OF = re.compile(r"as\s+(?:of|at)\b.*\d", re.IGNORECASE)
_DAY = re.compile(r"\d\d|\d/\d")
_YEAR = re.compile(r"(?:19|20)\d\d")
_LETTERS = re.compile(r"[\W_]+")
_CENTS = re.compile(r"\d[.,]\d\d\b")
_PERCENT = re.compile(r"[-(]?[\d.,]+ ?\)?%\)?")
SIDED = re.compile(r"\d\s*(?:CR|DR)\b\.?\s*\)?$", re.IGNORECASE)
"""An amount with its side."""
_HAD = re.compile(r"\bavail", re.IGNORECASE)
"""What may be let, or what still may be."""
_LESS = re.compile(r"^(?:less|add|plus|deduct)\s*:", re.IGNORECASE)
FACT = re.compile(r"\$ ?\d|\b(?:suite|unit|space|apt|lot|bldg|flat)\b\W+[A-Z]*-?\d", re.IGNORECASE)
"""What is said of one thing, and no word over a column: ``Suite 101-A``, ``Deposit held: $4,650.00``."""
_SAID = re.compile(r"[^\W\d][^:]{1,20}: \w.*")
"""What is said of whose lines follow: ``Status: Active`` beside ``Room: 202``."""
CODE = re.compile(r"[\[(][A-Z]+\d{3,}[\])]|(?!FY|CY)[A-Z]{1,3}-?\d{4,}[A-Z]?", re.IGNORECASE)
"""The code of a tenant, alone or in brackets behind his name: ``K10442``, ``[CY002]``."""
_NOTE = re.compile(r"\(\d\)")
_STAMPED = re.compile(
    r"\b(?:printed|run|generated|as\s+(?:of|at|on))\b\W*(?:on\W*)?\d|\b(?:19|20)\d\d\s+(?:to|through|thru|until|bis)\s+\d",
    re.IGNORECASE,
)
"""What a title says, of one day or of a period: ``printed 17.02.2025``, ``01-Oct-2025 to 31-Oct-2025``."""
_PADDED = re.compile(r"0\d{2,4}")
_ENTITY = re.compile(r"\(\d{2,5}\)")
"""The code of an entity below its name: ``Cedar Hollow`` over ``(110)``."""
_REMARK = re.compile(r"\s*\([^()]*\)$")
_PAGE = re.compile(r"\bpage\W*\d|\b\d+\s+(?:of|/)\s+\d+$", re.IGNORECASE)
MARK = re.compile(r"\(?(?:CR|DR)\b\.?\)?|[)%]", re.IGNORECASE)
"""What stands behind a number and belongs to it."""
_WORDS = re.compile(r"[^\W\d_]")
_MEASURED = re.compile(r"\D{0,2}\d[\d.,]*\s*(?:/\s*)?[a-z.]+(?:\s[a-z.]+)?", re.IGNORECASE)
"""A number with its unit: ``500 SF``."""
_METRES = re.compile(r"\bm(?:²|2\b)|\bsq\.?\s*m\b|\bsqm\b|\bsquare\s+met", re.IGNORECASE)
RANGE = re.compile(r"(\$?[\d,.]+)\s*(?:-|–|—|to)\s*(\$?[\d,.]+)")
"""A cell of two numbers, from and to."""
_BY_CALENDAR = re.compile(r"(?:this|last)\b")
_RATE = re.compile(r"%|^[01]?\.\d+$|^[01]$")
_DRAWN = re.compile(r"[\W_]+")
_MARK = re.compile(r"\(\w{1,2}\)|[A-Za-z]")
NAMES = frozenset({
    "code", "label", "class", "property", "unit", "tenant", "lease", "status", "transaction", "charge", "chargeName",
    "unitType", "propertyCode", "propertyName", "bedrooms", "bathrooms",
})  # fmt: skip
"""Uses of columns that say whose a row is."""
_WHOSE = frozenset({"unit", "tenant"})
_HEADED = NAMES | {"kept", "date"}
_OF_CHARGES = frozenset({"date", "charge", "chargeName", "transaction"})
"""Uses of columns that say what a row of several of one tenant is for."""
_NAMES = NAMES | {"bucket", "current", "future"}
"""Uses that the title over several columns does not change."""
_TEXTS = NAMES | {"kept", "range", "note", "date", "incomeShare", "leasedShare", "occupancy"}
"""Uses of columns that may hold words."""
_ALSO = {"tenant": "lease", "unitType": "kept"}
"""What a second column of the same use is: of names and codes of tenants, or a description."""
NOTHING = re.compile(r"n/?a|nan|none|tbd|#\w+[!?/\w]*", re.IGNORECASE)
"""What stands where there is no number."""
DASHES = frozenset({"-", "–", "—", "--"})
_AMOUNT = re.compile(r"\d[.,]\d|[%$(]|^-$|^\d{1,2}$")
"""How an amount or a count is printed; longer figures without a mark are numbers of something."""

_ONCE = frozenset({
    "units", "unitType", "bucket", "current", "tenant",
})  # fmt: skip
"""Uses that a table has one column of; a second one of the same words stands beside the table."""
