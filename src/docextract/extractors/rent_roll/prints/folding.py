"""Records of several lines under a header of as many: each is laid out in one row, so that every fact has a column.

``Tenant`` over ``Unit``, ``Commence`` over ``Expire``: the words of each line of the header name a field of their own,
in the first column too, and the rows below take turns: what stands in one line of a record does not in the other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import NamedTuple

from ....document import PageGrid, Value, Word
from ....models.place import Box, around
from ....values.dates import looks_like_date
from ....values.numbers import is_money_like, money
from ....vocabulary import Vocabulary
from ...foldedgrid import Cells, FoldedGrid
from ...lines import Line
from ..anatomy.fieldkinds import CHARGE_FIELDS, DATES, KINDS, NUMBERS, STACKED, Kind, column_name
from ..anatomy.headerblocks import GOOD
from ..anatomy.labels import inner_title
from .wholerows import close_rows

MOST_LINES = 4
"""Lines of a record."""
FEWEST_RECORDS, FEWEST_STACKED, MANY_RECORDS = 3, 3, 6
FEWEST_BORNE_OUT = 2
"""Columns whose words name a field for each line, where the first one has one line: the rows below bear them out."""
NEAR = 6
"""Rows within which the lines of a header stand, those between included that hold the ends of its cells."""
NAMED = 0.6
"""How well a word names a field at least: ``Use`` below ``Premises``; that lines take turns tells the rest."""
FEWEST_UNLIKE = 3
"""Columns that tell the two lines of records apart, where no word of the header does."""
RARE, FEWEST_STRANGE = 4, 2
"""One cell in so many of its column is of a kind that the column hardly holds; so many of them make a row strange."""
APART = 2
"""Points by which the middles of the lines of a cell are apart at least."""
PURE, LED = 0.85, 0.7
"""Share of the cells of one line of the records that are of one kind, where the lines of a record differ; a smaller one
will do where every second row leaves the first column blank."""
MOSTLY_LED = 0.75
"""Share of the rows that fill the first column which a second line follows, where no page before told of records."""
SELDOM = 10
"""One record in so many holds what is no line of its own: the sums below may stand where it would."""
ALIKE = 0.6
"""Share of the cells of a record that are of the kind of their column at least."""

_DASH = re.compile(r"(?<!\s)\s+[-\u2013\u2014]\s+")

Atoms = Sequence[Sequence[str]]
"""The words of a header: by line, by column."""
Mains = dict[tuple[int, int], str]
"""The kind that most cells are of, by line of a record and column."""
Kinds = dict[tuple[int, int], Counter[str]]
"""By line of a record and column: the kinds of its cells."""


@dataclass(slots=True)
class _Told:
    """What pages tell of records: the kinds of their cells, the words of their header, the running sums of their second
    lines in cents by column, and whether totals have two lines, too."""

    mains: Mains
    atoms: Atoms
    sums: Counter[int] = field(default_factory=Counter)
    totals: bool = False


_Known = dict[tuple[tuple[str, ...], ...], _Told | None]
"""By the words of a header: what pages tell, or None where a page of such records tells that they are none."""


class _Header(NamedTuple):
    """The lines of a header: the first row, how many rows it takes, and its words by line and column."""

    row: int
    rows: int
    atoms: Atoms
    short: bool = False
    """Whether its records have a line of amounts and one of words."""
    paired: bool = False
    """Whether nothing but the rows below may tell that they come in pairs."""
    joined: bool = False
    """Whether what stands below a cell whose header has one name goes on with it: ``To 30 April 2046``."""
    listed: frozenset[int] = frozenset()
    """Columns of a list of charges that goes on beside both lines of its records, and below them."""


def fold(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, each record of several in one; the same lines where no header says that records have several. First
    those are folded of which the second line says little: the last of three lines may be such a one."""
    return _folded(_folded(lines, vocabulary, short=True), vocabulary, short=False)


def _folded(lines: list[Line], vocabulary: Vocabulary, *, short: bool) -> list[Line]:
    out: list[Line] = []
    known: _Known = {}
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        out += (_fold_grid(close_rows(own), vocabulary, known, short) if _may_fold(own, vocabulary) else None) or own
    if len(out) == len(lines):
        return lines
    for number, line in enumerate(out):
        line.index = number
    return out


def _may_fold(lines: Sequence[Line], vocabulary: Vocabulary) -> bool:
    """Whether two rows of words near each other, or the words of one cell, name different fields in one column."""
    near: dict[int, tuple[int, str]] = {}
    for number, line in enumerate(lines):
        if not line.filled or type(first := line.values[line.filled[0]]) is not str or not line.text_only():
            continue
        last, before = near.get(line.filled[0], (-NEAR, ""))
        if number - last <= NEAR and _differ([before, first], vocabulary):
            return True
        if len(line.filled) >= FEWEST_STACKED:
            told = (_names_two(line.values[c], vocabulary) for c in line.filled)
            if next(told) or sum(told) >= FEWEST_BORNE_OUT:
                return True
            near[line.filled[0]] = number, first
        if _is_bare(lines[number - 1], line, vocabulary) and _names_lines(
            _atoms([lines[number - 1], line]), vocabulary, FEWEST_BORNE_OUT
        ):
            return True
    return False


def _names_two(value: Value, vocabulary: Vocabulary) -> bool:
    """Whether the first words of a cell name another field than the rest of them."""
    words = value.split() if type(value) is str else []
    return any(_differ([" ".join(words[:n]), " ".join(words[n:])], vocabulary) for n in range(1, len(words)))


def _is_bare(line: Line, below: Line, vocabulary: Vocabulary) -> bool:
    """Whether a row of words below another one begins right of it, and heads no list under a lease: the first column
    has but one line."""
    return (
        below.index == line.index + 1
        and len(line.filled) >= FEWEST_STACKED
        and len(below.filled) >= FEWEST_BORNE_OUT
        and line.filled[0] < below.filled[0]
        and line.text_only()
        and below.text_only()
        and ((title := inner_title(below, vocabulary)) is None or not vocabulary.heads_steps(title.text))
    )


def _atoms(stack: Sequence[Line]) -> Atoms:
    return [[line.text(c) or "" for c in range(len(stack[0].values))] for line in stack]


def _fold_grid(lines: Sequence[Line], vocabulary: Vocabulary, known: _Known, short: bool) -> list[Line] | None:
    """The rows of a grid, laid out; ``known`` are the kinds of cells by header, and the words that it comes to, which
    hold on further pages."""
    for header in _headers(lines, vocabulary, short):
        body = lines[header.row + header.rows :]
        lead = lines[header.row].filled[0]
        said = " ".join(filter(None, (texts[lead] for texts in header.atoms)))
        above = lines[header.row - 1].text(lead) if header.row else None
        if any(match.kind == STACKED for text in (said, f"{above or ''} {said}") for match in vocabulary.header(text)):
            return None  # the facts of a lease stand below its name, whatever else its lines hold
        bare = not header.atoms[1][lead]
        listed = _listed(header.atoms, body, vocabulary) if bare else frozenset[int]()
        words = tuple(tuple(filter(None, texts)) for texts in header.atoms)
        if bare and words not in known and sum(lead not in one.filled for one in body if one.filled) < FEWEST_RECORDS:
            continue
        if words in known and known[words] is None:
            continue  # lines take turns on one page of many by chance
        strange = _strange(body)
        if header.short:
            records = _worded_records(body, lead)
        elif header.paired:
            records = _paired_records(body, lead, vocabulary)
        else:
            led = _led_records(body, lead, strange, listed, vocabulary, fewest=0 if words in known else MOSTLY_LED)
            records = led if bare else _records(body, len(header.atoms), strange)
        told = not bare or (header.rows > 1 and _names_lines(header.atoms, vocabulary))
        if not told and records:
            records += _between(body, lead, records, strange, vocabulary)
        if words not in known:
            kinds = _kinds(records)
            pure = LED if bare else PURE
            differ = _take_turns(kinds, len(header.atoms), pure)
            if header.paired and (len(records) <= MANY_RECORDS or _unlike(kinds, len(records)) < FEWEST_UNLIKE):
                continue
            if len(records) < FEWEST_RECORDS or not (
                differ
                or _fill_others(kinds, len(header.atoms), len(records), lead)
                or (told and not bare and _keep_within(header.atoms, kinds, len(records)))
            ):
                known |= {words: None} if len(records) > MANY_RECORDS else {}
                continue
            if not (told and differ) and not _bear_out(header, kinds, len(records), vocabulary):
                continue
            if told and _belied(header, kinds, len(records), vocabulary):
                continue
            mains = {key: counts.most_common(1)[0][0] for key, counts in kinds.items()}
            often = {key: main for key, main in mains.items() if SELDOM * kinds[key].total() > len(records)}
            known[words] = _Told(mains, _gone_on(header.atoms, often, vocabulary))
        if (held := known[words]) is None:
            continue
        whole = {id(record[0]): record for record in records if _is_alike(record, held.mains)}
        lower = _lower_totals(lines, whole, held, vocabulary) if bare else frozenset[int]()
        header = header._replace(atoms=_joined(held.atoms, listed), listed=listed)
        return _laid_out(lines, header, whole, strange, lower)
    return None


def _listed(atoms: Atoms, body: Sequence[Line], vocabulary: Vocabulary) -> frozenset[int]:
    """The columns of a code and an amount of charges, each named by both lines of a header together, where rows below
    fill nothing else: ``CHG`` over ``CODE``, ``CHARGE`` over ``AMOUNT``."""
    named: dict[int, str] = {}
    for c, words in enumerate(zip(*atoms, strict=True)):
        match = next(iter(vocabulary.header(" ".join(filter(None, words)))), None)
        if match is not None and match.score >= GOOD and match.field in CHARGE_FIELDS:
            named[c] = match.field
    alone = any(named.keys() == {*line.filled} for line in body)
    return frozenset(named) if alone and {"chargeCode", "chargeAmount"} <= {*named.values()} else frozenset()


def _joined(atoms: Atoms, listed: Collection[int]) -> Atoms:
    """The words of a header, those of the columns of a list of charges all in its first line."""
    whole = {c: " ".join(filter(None, (texts[c] for texts in atoms))) for c in listed}
    return [
        [("" if n else whole[c]) if c in whole else t for c, t in enumerate(texts)] for n, texts in enumerate(atoms)
    ]


def _lower_totals(
    lines: Sequence[Line], whole: dict[int, Sequence[Line]], told: _Told, vocabulary: Vocabulary
) -> frozenset[int]:
    """The second lines of totals, right below the first ones, if what one of them prints is the sum of what stands in
    the second lines of the records above it: ``16 UNITS 13 OCC | 15,035.00``, of market rents, below ``BUILDING A
    TOTALS | 11,630.00``, of rents."""
    found: set[int] = set()
    for line, below in pairwise(lines):
        if (record := whole.get(id(line))) is not None:
            told.sums.update(_amounts(record[1]))
        elif _is_total(line, vocabulary) and id(below) not in whole and id(line) not in found:
            amounts = _amounts(below)
            told.totals |= bool(amounts) and all(told.sums[c] == amount for c, amount in amounts.items())
            found.add(id(below))
            told.sums.clear()
    return frozenset(found) if told.totals else frozenset()


def _is_total(line: Line, vocabulary: Vocabulary) -> bool:
    return any(vocabulary.total(text) is not None for c in line.filled if (text := line.text(c)))


def _amounts(line: Line) -> dict[int, int]:
    """Amounts of a row by column, in cents."""
    told = {c: money(line.values[c]) for c in line.filled[1:] if is_money_like(line.values[c])}
    return {c: round(amount * 100) for c, amount in told.items() if amount is not None}


def _bear_out(header: _Header, kinds: Kinds, records: int, vocabulary: Vocabulary) -> bool:
    """Whether most records hold something in both lines of the columns whose words name a field for each; in one of
    these at least, and in the others some do."""
    columns = [c for c in range(len(header.atoms[0])) if _differ([texts[c] for texts in header.atoms], vocabulary)]
    held = [[kinds[n, c].total() if (n, c) in kinds else 0 for n in (0, 1)] for c in columns]
    most = [min(upper, lower) for upper, lower in held if 2 * upper > records]
    some = [lower for lower in most if lower >= FEWEST_RECORDS and RARE * lower > records]
    return len(some) >= FEWEST_BORNE_OUT and any(2 * lower > records for lower in some)


def _belied(header: _Header, kinds: Kinds, records: int, vocabulary: Vocabulary) -> bool:
    """Whether most of what the second lines of the records hold is of other kinds than the words of the second line of
    the header name: charges below a lease, ``RENT 1,275.00 TRSH 22.50``, under ``Status``, ``Begin``, ``Held``."""
    agree: list[bool] = []
    for c, text in enumerate(header.atoms[1]):
        match = next(iter(vocabulary.header(text)), None) if text else None
        kind = KINDS.get(match.field) if match is not None and match.score >= NAMED else None
        held = kinds.get((1, c), Counter[str]())
        if kind is None or kind is Kind.KEPT or 2 * held.total() <= records:
            continue
        main = held.most_common(1)[0][0]
        agree.append(main == "date" if kind in DATES else (main == "number") == (kind in NUMBERS) or kind is Kind.ID)
    return len(agree) > FEWEST_BORNE_OUT and 2 * sum(agree) < len(agree)


def _gone_on(atoms: Atoms, mains: Mains, vocabulary: Vocabulary) -> Atoms:
    """The words of a header, those below which no record holds anything behind the ones above them, if both together
    name a field better: ``Minimum guaranteed`` over ``rent``."""
    out = [[*texts] for texts in atoms]
    for c in range(len(out[0])):
        said = [n for n in range(len(out)) if out[n][c]]
        held = [n for n in range(len(out)) if (n, c) in mains]
        if len(said) == 1 and held and said[0] not in held:  # the words of one line stand beside the wrong one
            out[held[0]][c], out[said[0]][c] = out[said[0]][c], ""
        for n in range(len(out)):  # a word over several columns stands in the first of them
            if out[n][c] and (n, c) not in mains and (n, c + 1) in mains and c + 1 < len(out[n]) and not out[n][c + 1]:
                out[n][c], out[n][c + 1] = "", out[n][c]
        for n in range(1, len(out)):
            both = f"{out[n - 1][c]} {out[n][c]}"
            if not out[n][c] or not out[n - 1][c] or ((n, c) in mains) == ((n - 1, c) in mains):
                continue
            own, other = (n, n - 1) if (n, c) in mains else (n - 1, n)
            if not _names_well(out[own][c], vocabulary) or _names_well(both, vocabulary):
                out[own][c], out[other][c] = both, ""
    return out


def _headers(lines: Sequence[Line], vocabulary: Vocabulary, short: bool) -> Iterator[_Header]:
    """Rows that may head records of several lines: they stand below one another, or as lines of the same cells, or
    with a stroke between them."""
    for number, line in enumerate(lines):
        if len(line.filled) < FEWEST_STACKED or not line.text_only() or _are_captions(lines, number):
            continue
        if not short and (parted := _parted(line, vocabulary)) is not None:
            yield _Header(number, 1, parted, joined=True)
        atoms = _lines_of_cells(line, vocabulary) if not short else None
        if atoms is not None and _names_lines(atoms, vocabulary, fewest=FEWEST_BORNE_OUT):
            yield _Header(number, 1, atoms)
        below = lines[number + 1] if number + 1 < len(lines) else line
        if _is_bare(line, below, vocabulary) and _names_lines(_atoms([line, below]), vocabulary, FEWEST_BORNE_OUT):
            if not short:
                yield _Header(number, 2, _atoms([line, below]))
            continue
        stack = [line]
        first = line.filled[0]
        for below in lines[number + 1 : number + MOST_LINES]:
            if first not in below.filled or not below.text_only():
                break
            if len(stack) == 1 and not _differ([line.text(first) or "", below.text(first) or ""], vocabulary):
                if not short and len(below.filled) > FEWEST_STACKED and _names_some(line, vocabulary):
                    yield _Header(number, 2, _atoms([line, below]), paired=True)
                break  # the first two lines name no different fields in its first column
            worded = short and len(stack) == 1 and below.filled[0] == first
            few = len(below.filled) < FEWEST_STACKED
            worded = worded and not (few and len(below.joined().split()) <= len(below.filled))  # "Current" heads rows
            if worded and _names_some(line, vocabulary):
                yield _Header(number, 2, _atoms([line, below]), short=True)
            stack.append(below)
        for count in range(len(stack), 1, -1) if not short else ():
            atoms = _atoms(stack[:count])
            if _names_lines(atoms, vocabulary):
                yield _Header(number, count, atoms)


def _parted(line: Line, vocabulary: Vocabulary) -> Atoms | None:
    """What stands before and behind the strokes of a header's cells, if both name fields of their own in the first
    column and in a further one: ``Premises / Tenant``, ``Use / Floor area``."""
    texts = [line.text(c) or "" for c in range(len(line.values))]
    parts = [text.split(" / ") if text.count(" / ") == 1 else [text, ""] for text in texts]
    told = [c for c in line.filled if parts[c][1] and _differ(parts[c], vocabulary)]
    if len(told) < FEWEST_BORNE_OUT or told[0] != line.filled[0]:
        return None
    return [[parts[c][n] if c in told else "" if n else text for c, text in enumerate(texts)] for n in (0, 1)]


def _names_some(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether some cells of a row of words name fields outright."""
    return sum(_names_well(line.text(c) or "", vocabulary) for c in line.filled) >= FEWEST_STACKED


def _are_captions(lines: Sequence[Line], number: int) -> bool:
    """Whether a row of words stands right below figures, one over nearly each: what they count, in a box above a roll:
    ``91.8%`` over ``LEASED``."""
    line = lines[number]
    above = lines[number - 1] if number else line
    figures = [c for c in line.filled if c in above.filled and any(map(str.isdigit, above.text(c) or ""))]
    return above is not line and len(figures) > FEWEST_STACKED and 4 * len(figures) >= 3 * len(line.filled)


def _lines_of_cells(line: Line, vocabulary: Vocabulary) -> Atoms | None:
    """The lines of a row's first cell, or of the cell that has most where that has one, and what stands beside each in
    the others; None where no cell has several."""
    first = line.filled[0]
    if not isinstance(line.grid, PageGrid):
        cells = [(line.text(c) or "").split("\n") for c in range(len(line.values))]
        count = len(cells[first]) if len(cells[first]) > 1 else max(map(len, cells))
        return [[cell[n] if n < len(cell) else "" for cell in cells] for n in range(count)] if count > 1 else None
    found = _words_of(line)
    levels = _levels(found[first]) if found and " " in str(line.values[first]) else []
    if not found or (
        len(levels) < 2 and sum(_names_two(line.values[c], vocabulary) for c in line.filled) < FEWEST_BORNE_OUT
    ):
        return None
    if len(levels) < 2:
        levels = max((_levels(words) for words in found.values()), key=len)
    if not 1 < len(levels) <= MOST_LINES:
        return None
    atoms = [["" for _ in line.values] for _ in levels]
    for c, words in found.items():
        for middle, text in words:
            level = min(range(len(levels)), key=lambda n: abs(levels[n] - middle))
            if c == first and len(_levels(words)) < 2:
                level = 0
            atoms[level][c] = f"{atoms[level][c]} {text}".strip()
    return atoms


def _levels(words: Sequence[tuple[float, str]]) -> list[float]:
    """The heights of the lines that words stand in, from top to bottom."""
    levels: list[float] = []
    for middle, _ in words:
        if not levels or middle - levels[-1] > APART:
            levels.append(middle)
    return levels


def _words_of(line: Line) -> dict[int, list[tuple[float, str]]]:
    """The words of the cells of a row of a page from top to bottom, each with the height of its middle; none where all
    of them stand in one line."""
    assert isinstance(line.grid, PageGrid)
    boxes = {c: box for c in line.filled if (box := line.box(c)) is not None}
    if not boxes or line.grid.on is None:
        return {}
    x0, top, x1, bottom = around([*boxes.values()])
    words = line.grid.on.words_within((x0 - 1, top - 1, x1 + 1, bottom + 1))
    told = [(round((w.top + w.bottom) / 2, 1), w) for w in words]
    told.sort(key=lambda one: (one[0], one[1].x0, one[1].text))
    if not told or told[-1][0] - told[0][0] <= APART:
        return {}
    return {c: [(middle, w.text) for middle, w in told if c in boxes and _is_within(w, boxes[c])] for c in line.filled}


def _is_within(word: Word, box: Box) -> bool:
    x0, top, x1, bottom = box
    return word.top >= top - 1 and word.bottom <= bottom + 1 and word.x0 >= x0 - 1 and word.x1 <= x1 + 1


def _names_lines(atoms: Atoms, vocabulary: Vocabulary, fewest: int = FEWEST_STACKED) -> bool:
    """Whether each line of a header names fields of its own: in the first column, unless it has one line, and in two
    further ones; ``fewest`` columns do where the first has one line."""
    columns = [c for c in range(len(atoms[0])) if all(row[c] for row in atoms)]
    filled = [c for c in range(len(atoms[0])) if any(row[c] for row in atoms)]
    bare = len(atoms) == 2 and not atoms[1][filled[0]]
    named = [c for c in columns if _differ([row[c] for row in atoms[:2]], vocabulary)]
    if bare and fewest < FEWEST_STACKED:
        return len(named) >= fewest
    if len(columns) < FEWEST_STACKED or 2 * len(columns) < len(filled):
        return False
    return len(named) >= FEWEST_STACKED and (bare or named[0] == columns[0] == filled[0])


def _names_well(text: str, vocabulary: Vocabulary) -> bool:
    return any(match.score >= GOOD for match in vocabulary.header(text)[:1])


def _differ(texts: Sequence[str], vocabulary: Vocabulary) -> bool:
    names: set[str] = set()
    for text in texts:
        if (name := _name(text, vocabulary)) is None:
            return False
        names.add(name)
    return len(names) == len(texts)


def _name(text: str, vocabulary: Vocabulary) -> str | None:
    """The field that words name; of the first and the last day of a lease, with a dash between them, both."""
    match = next(iter(vocabulary.header(text)), None)
    if match is not None and match.score >= NAMED:
        return column_name(match)
    days = [next(iter(vocabulary.header(part)), None) for part in _DASH.split(text)]
    names = [KINDS.get(day.field) for day in days if day is not None and day.score >= NAMED]
    return text if len(days) == len(names) == 2 and all(kind in DATES for kind in names) else None


def _strange(lines: Sequence[Line]) -> frozenset[int]:
    """Rows without an amount of which two cells or more, and half of them, are of kinds that their columns hardly hold:
    headings of several words, "Apartment 12 | Floor plan B | 4 beds"."""
    kinds = [[(c, _kind(line.values[c])) for c in line.filled] for line in lines]
    cells = Counter(cell for own in kinds for cell in own)
    held = Counter(c for own in kinds for c, _ in own)
    rare = {cell for cell, count in cells.items() if count * RARE < held[cell[0]]}
    found: set[int] = set()
    for line, own in zip(lines, kinds, strict=True):
        few = sum(cell in rare for cell in own) if rare else 0
        if few >= FEWEST_STRANGE and 2 * few >= len(own) and not any(kind == "number" for _, kind in own):
            found.add(id(line))
    return frozenset(found)


def _records(lines: Sequence[Line], size: int, strange: frozenset[int]) -> list[Sequence[Line]]:
    """So many rows at a time; a blank row, a strange one, or a single cell of words where a record would begin, belongs
    to none."""
    found: list[Sequence[Line]] = []
    open_: list[Line] = []
    for number, line in enumerate(lines):
        heading = not open_ and len(line.filled) == 1 and type(line.values[line.filled[0]]) is str
        if heading and number + 1 < len(lines) and len(lines[number + 1].filled) > 1:
            continue
        apart = number > 0 and not lines[number - 1].filled and 1 < len(line.filled) < FEWEST_STACKED
        if apart and _run(lines[number:]) == size + 1:
            continue  # "Building 01 | 2000 Tonquin Loop" over the two lines of a record, apart from the others
        if not line.filled or id(line) in strange:
            open_ = []
            continue
        open_.append(line)
        if len(open_) == size:
            found.append(open_)
            open_ = []
    return found


def _run(lines: Sequence[Line]) -> int:
    """How many rows follow one another up to a blank one, at least one is blank."""
    return next((n for n, line in enumerate(lines) if not line.filled), 0)


def _led_records(
    lines: Sequence[Line],
    lead: int,
    strange: frozenset[int],
    listed: frozenset[int],
    vocabulary: Vocabulary,
    *,
    fewest: float,
) -> list[Sequence[Line]]:
    """Rows of several cells that fill the first column, each with the next one, which does not; none where a smaller
    share of them than ``fewest`` come so, or are followed by more rows that do not, as charges are that no words
    beside theirs tell from them."""
    found: list[Sequence[Line]] = []
    after = 0
    heads = [n for n, row in enumerate(lines) if lead in row.filled and len(row.filled) > 2 and id(row) not in strange]
    for n in heads:
        below, then = (lines[m] if m < len(lines) else None for m in (n + 1, n + 2))
        if below is not None and below.filled and lead not in below.filled and id(below) not in strange:
            found.append([lines[n], below])
            more = (
                then is not None and len(then.filled) > 1 and lead not in then.filled and not listed >= {*then.filled}
            )
            after += more and then is not None and vocabulary.total(then.first_text() or "") is None
    if 4 * after > len(found):
        return []
    return found if len(found) >= fewest * len(heads) else []


def _worded_records(lines: Sequence[Line], lead: int) -> list[Sequence[Line]]:
    """Rows of amounts that fill the first column, each with the row of words below it that does, too; none where a
    third of them has none."""
    heads = [n for n, row in enumerate(lines) if row.filled[:1] == [lead] and _has_amount(row)]
    below = [(lines[n], lines[n + 1]) for n in heads if n + 1 < len(lines)]
    found: list[Sequence[Line]] = [pair for pair in below if pair[1].filled[:1] == [lead] and not _has_amount(pair[1])]
    return found if 3 * len(found) >= 2 * len(heads) else []


def _paired_records(lines: Sequence[Line], lead: int, vocabulary: Vocabulary) -> list[Sequence[Line]]:
    """Rows that fill the first column two by two: the first of several cells, or some of even number behind others."""
    led = [line.filled[:1] == [lead] and vocabulary.total(line.first_text()) is None for line in lines]
    found: list[int] = []
    n = 0
    while n + 1 < len(lines):
        pair = led[n] and led[n + 1] and len(lines[n].filled) > FEWEST_STACKED and len(lines[n + 1].filled) > 1
        found += [n] if pair else []
        n += 1 + pair
    taken = {n + m for n in found for m in (0, 1)}
    run: list[int] = []
    for n in range(len(lines) + 1):  # what nobody has says little
        if n < len(lines) and led[n] and n not in taken and len(lines[n].filled) > 1:
            run.append(n)
            continue
        found += run[::2] if run and len(run) % 2 == 0 and run[0] - 1 in taken else []
        run = []
    return [(lines[n], lines[n + 1]) for n in sorted(found)]


def _unlike(kinds: Kinds, records: int) -> int:
    """How many columns hold another kind of value in the second lines of records than in the first, or nothing where
    the other lines have something."""
    count = 0
    for c in {c for _, c in kinds}:
        upper, lower = (kinds.get((n, c), Counter[str]()) for n in (0, 1))
        mains = [one.most_common(1)[0][0] for one in (upper, lower) if one.total() >= PURE * records]
        count += len({*mains}) > 1 or (len(mains) == 1 and min(upper.total(), lower.total()) * SELDOM < records)
    return count


def _has_amount(line: Line) -> bool:
    return any(_kind(line.values[c]) == "number" for c in line.filled if c > line.filled[0])


def _between(
    lines: Sequence[Line], lead: int, records: Sequence[Sequence[Line]], strange: frozenset[int], vocabulary: Vocabulary
) -> list[Sequence[Line]]:
    """Pairs of rows between the records that leave the first column blank in both lines: a vacant unit has no id."""
    taken = {id(line) for record in records for line in record}
    found: list[Sequence[Line]] = []
    run: list[Line] = []
    for line in (*lines, None):
        free = line is not None and line.filled and id(line) not in taken | strange and lead not in line.filled
        if free and line is not None and vocabulary.total(line.first_text() or "") is None:
            run.append(line)
            continue
        if run and len(run) % 2 == 0:
            found += [run[n : n + 2] for n in range(0, len(run), 2)]
        run = []
    return found


def _kind(value: Value) -> str:
    if type(value) is not str:
        return "number" if type(value) in (int, float) else "date"
    if looks_like_date(value):
        return "date"
    return "number" if is_money_like(value) else "code" if any(map(str.isdigit, value)) else "words"


def _kinds(records: Sequence[Sequence[Line]]) -> Kinds:
    kinds: Kinds = {}
    for record in records:
        for n, line in enumerate(record):
            for c in line.filled:
                kinds.setdefault((n, c), Counter())[_kind(line.values[c])] += 1
    return kinds


def _take_turns(kinds: Kinds, size: int, pure: float) -> bool:
    """Whether the lines of the records differ: one column at least holds another kind of value in each of two lines,
    and nearly nothing else."""
    mains: dict[int, set[str]] = {}
    for (_, c), counts in kinds.items():
        kind, count = counts.most_common(1)[0]
        if count >= FEWEST_RECORDS and count >= pure * counts.total():
            mains.setdefault(c, set()).add(kind)
    return size > 1 and any(len(found) > 1 for found in mains.values())


def _fill_others(kinds: Kinds, size: int, records: int, lead: int) -> bool:
    """Whether each of two lines has a column, behind the first, that most records fill there and none in the other."""
    only = [set[int](), set[int]()]
    for (n, c), counts in kinds.items():
        if size == 2 and c != lead and 2 * counts.total() > records and (1 - n, c) not in kinds:
            only[n].add(c)
    return all(only)


def _keep_within(atoms: Atoms, kinds: Kinds, records: int) -> bool:
    """Whether of records of two lines the second ones hold nothing where the second line of the header says nothing,
    and most of the first ones do there: ``Service charge``, ``Insurance``, ``Total`` with a blank below each."""
    only = [c for c, (upper, lower) in enumerate(zip(*atoms[:2], strict=True)) if upper and not lower]
    most = [c for c in only if 2 * kinds.get((0, c), Counter[str]()).total() > records]
    return len(atoms) == 2 and len(most) >= FEWEST_BORNE_OUT and all((1, c) not in kinds for c in only)


def _is_alike(record: Sequence[Line], mains: Mains) -> bool:
    """Whether the cells of a record are of the kinds of their columns."""
    alike = [mains.get((n, c)) == _kind(line.values[c]) for n, line in enumerate(record) for c in line.filled]
    return sum(alike) >= ALIKE * len(alike)


def _home(header: _Header, line: Line, n: int, column: int) -> int:
    """The column that a cell in a line of a record belongs to: in a second one that says little that of the words left
    of it, ``Fixed | 5/1/2022 - 4/30/2026`` below ``Lease type, start - end``; where columns of one name go on, that of
    the word left of it: ``To | 30 April 2046`` below ``From 1 May 2016``."""
    texts = header.atoms[n]
    if header.joined and n and column and not texts[column] and not texts[column - 1]:
        word = line.text(column - 1) or ""
        return column - (word.isalpha() and bool(header.atoms[0][column - 1]))
    if not n or not header.short or sum(map(bool, texts)) >= FEWEST_STACKED:
        return column
    return max((c for c in range(column + 1) if texts[c]), default=column)


def _laid_out(
    lines: Sequence[Line],
    header: _Header,
    whole: dict[int, Sequence[Line]],
    strange: frozenset[int],
    lower: frozenset[int],
) -> list[Line]:
    """The rows of the grid: header and records in one row each, strange rows in one cell, as the headings that they
    are, the others in the columns of the first lines."""
    first, size = lines[0], len(header.atoms)
    width = size * max(len(line.values) for line in lines)
    grid = FoldedGrid([], width, first.grid.finder, continues=first.grid.continues, of=first.grid, lines=size)
    number = 0
    while number < len(lines):
        line = lines[number]
        values: list[Value] = [None] * width
        cells: Cells = {}
        rows = [line]
        below: list[tuple[list[Value], Cells]] = []
        if number == header.row:
            rows = [*lines[number : number + header.rows]]
            for n, texts in enumerate(header.atoms):
                for c, text in enumerate(texts):
                    if text:
                        values[c * size + n] = text
                        cells[c * size + n] = ((grid.of, rows[n if header.rows > 1 else 0].row, line.home(c)),)
        elif id(line) in strange and type(line.values[line.filled[0]]) is str:
            c = line.filled[0] * size
            values[c] = line.joined()
            cells[c] = tuple((grid.of, line.row, line.home(own)) for own in line.filled)
        else:
            rows = [*whole.get(id(line), rows)]
            for n, part in enumerate(rows):
                goes_on = header.listed.intersection(part.filled) if n else frozenset[int]()
                if goes_on:
                    charge: list[Value] = [None] * width
                    for c in goes_on:
                        charge[c * size] = part.values[c]
                    below.append((charge, {c * size: ((grid.of, part.row, part.home(c)),) for c in goes_on}))
                for c in (c for c in part.filled if c not in goes_on):
                    to = _home(header, part, n, c) if len(rows) > 1 else c
                    under = id(part) in lower and c > line.filled[0] and bool(header.atoms[1][c])
                    own = 0 if header.joined and not header.atoms[1][to] else n
                    at, here = to * size + (own or under), (grid.of, part.row, part.home(c))
                    before = values[at]
                    values[at] = part.values[c] if before is None else f"{before} {part.text(c)}"
                    cells[at] = (*cells.get(at, ()), here)
        for row, places in ((values, cells), *below):
            grid.values.append(row)
            grid.cells_of.append(places)
        number += len(rows)
    return [
        Line(0, grid, row, first.space, values, [c for c, v in enumerate(values) if v not in (None, "")])
        for row, values in enumerate(grid.values)
    ]
