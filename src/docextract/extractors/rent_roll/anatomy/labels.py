"""What stands above each column: stacked words joined downwards, titles that span several columns apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ....document import PageGrid, Value
from ....models.place import Box
from ....records import record
from ....values.areas import area_unit, rate_per_area
from ....values.currency import as_dollars, find_currency
from ....values.dates import looks_like_date
from ....values.numbers import is_money_like
from ....values.remembered import remembered
from ....values.text import normal
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from .fieldkinds import DATES, KINDS

_LEADERS = re.compile(r"^\W*-{2,}\s*|\s*[-.–—_]{2,}\W*$")
"""Dashes that draw a spanning title out over its columns."""

_BROKEN = re.compile(r"(?<=\w)-\n(?=[a-z])")
"""Where a word of a cell is broken at the end of a line: ``Improve-`` over ``ments``."""
_NUMBERED = re.compile(r"\s*\[\d{1,2}\]$")
"""The number that a form gives to a column."""
_TIME = wordlist("docextract.vocabulary", "rolls.toml")["time"]
_OF_A_YEAR = later(rf"\b(?:{alternatives(_TIME['year_charges'])})(?:'?s)?\s+(?:{alternatives(_TIME['charges'])})\b")
_BRACKETED = re.compile(r"\([^()]*\)")
"""What stands below a title and says more of it: ``(new annual rent)``."""
_CURRENCY = re.compile(r"\s*\([$€£]\)\s*$")
_PER_PERIOD = later(rf"[$€£]\s*/\s*(?:{alternatives(_TIME['unit'])})\b")
"""A unit that says of which period an amount is: ``($/Yr)``."""
_BEHIND = later(
    rf"(?:[$€£]|\b(?-i:[A-Z]{{3}})(?=\W))\s*"
    rf"(?:(?P<year>{alternatives(_TIME['a_year'])})|(?:{alternatives(_TIME['a_month'])}))(?!\w)"
)
"""A unit with the period behind it, whatever follows: ``£ p.a.x.``, ``$ pa + GST``, ``CHF/Jahr``."""
_ORDINAL = re.compile(r"[(\[]?(\d{1,2})[)\].]?")
FEWEST_ORDINALS = 4
"""Columns that are numbered."""
_MEASURES = frozenset(map(normal, wordlist()["measures"]["words"]))
_BEGINNINGS = frozenset({"date", "endDate", "category"})
APART, CENTRED, EXACT = 2.0, 0.075, 0.01
"""Points by which words begin behind those they are over two columns of, and end before them; of the width of both, how
far their middle is from its middle at most, and from that of what the two columns hold."""
ALIGNED = 1.0
"""Points by which words above one another may miss the edge or the middle that they share."""
OVERLAP = 0.25
"""Share of its height by which a line reaches into the line above it, if both are of one row."""
FEWEST_TITLES, FEWEST_UNDER, MOST_UNDER = 2, 2, 16
"""Titles that share out columns among them, columns under each, and columns that they share out."""
LONGEST_TITLE = 6
"""Words of a title over columns; a sentence has more."""
SURE = 0.7
"""From this score on the words of a column need no title to say what it holds."""
ROWS_BELOW = 40
"""Rows under a header that show which of its columns are filled."""


@record
class Label:
    """What stands above one column: its own words, and the title that spans it and others."""

    text: str
    group: str = ""
    beside: bool = False
    """True for a column that only shares a spanning title with the column before it."""
    alone: str = ""
    """The last stacked part alone."""
    per_area: Literal["", "per sf", "per sf annual", "per sf monthly"] = ""
    """What a row of units below the header says of amounts by area, as the vocabulary words it."""


def join_labels(window: Sequence[Line], vocabulary: Vocabulary, *, open_titles: bool = False) -> dict[int, Label]:
    """The words above each column, joined downwards; titles that span several columns are kept apart, in a sheet with
    ``open_titles`` those, too, that no cell is merged for."""
    width = max(len(line.values) for line in window)
    parts: dict[int, list[str]] = {}
    groups: dict[int, str] = {}
    beside: set[int] = set()
    titles: list[tuple[str, list[int]]] = []
    for depth, line in enumerate(window):
        shared = shared_out(window, depth) if depth < len(window) - 1 else {}
        if open_titles and not shared:
            shared = {c: _needing(own, window[-1], vocabulary) for c, own in left_open(window, depth).items()}
        for column, words in ((c, words) for c in line.filled for words in _drawn_apart(line.text(c) or "")):
            text = _plain(words)
            if depth and column not in shared and words == line.text(column):
                column = _right_below(window[depth - 1], line, column)
            if not text or (type(line.values[column]) is int and depth < len(window) - 1):
                continue  # the number of an account over its name
            covered = shared.get(column) or spanned(line, column, window[-1], width)
            if column in line.filled and words != line.text(column):
                covered = _below_part(line, column, words, window[-1], covered)
                column = covered[0]
            elif line.grid.page is not None and column not in shared and line.grid.span(line.row, column) is None:
                two = _between_two(window, depth, column) or covered
                covered = two[:1] if len(two) > 1 and _one_is_filled(window[-1], two) else two
            if len(covered) > 1 and _names_whom(text, covered, window[-1], vocabulary):
                covered = covered[:1]
            above = column in parts  # what goes on there is no title
            if (
                depth < len(window) - 1
                and not above
                and names_steps(text, vocabulary)
                and not _is_repeated(line, column)
                and not _heads_day_alone(text, line, column, window[-1], vocabulary)
            ):
                titles.append((text, covered))
                continue
            if len(covered) > 1 or column in shared:
                below = {c for d in range(depth + 1, len(window)) for c in window[d].filled if c in covered}
                if len(below) == 1 and column not in shared:
                    # Only one column stands under it: the upper line of that column's words.
                    parts.setdefault(below.pop(), []).append(text)
                    continue
                if below:
                    groups.update(dict.fromkeys(covered, text))
                    continue
                beside.update(c for c in covered if c != column)
                for c in covered:
                    groups.setdefault(c, text)
            parts.setdefault(column, []).append(text)
    labels = {c: Label(_joined(texts), groups.get(c, ""), alone=texts[-1]) for c, texts in parts.items()}
    for c in beside:
        if c not in labels:
            labels[c] = Label(groups[c], groups[c], beside=True, alone=groups[c])
    for text, covered in titles:
        found = _covered_by(text, covered, labels, vocabulary)
        for c in found:
            labels[c].group = text
        under = labels.get(covered[0])
        if not found and under is not None and _BRACKETED.fullmatch(under.text):
            under.text = f"{text} {under.text}"  # "Scheduled increases" over "(new annual rent)"
        elif not found and under is None:
            labels[covered[0]] = Label(text, alone=text)  # beside columns whose words take more lines
    return labels


def _right_below(upper: Line, line: Line, column: int) -> int:
    """The column of the only words of a page that a word stands right below, where its own stand elsewhere, as those
    above no other word of its line do: ``deposit`` below ``Key & sec.``, whose amounts stand far right."""
    if column not in upper.filled or not isinstance(line.grid, PageGrid) or not line.grid.boxes:
        return column
    box = line.box(column)
    others = ((other, upper.box(c)) for c in line.filled if c != column and (other := line.box(c)) is not None)
    if box is None or _shared(box, upper.box(column)) > 0 or any(_shared(*pair) <= 0 for pair in others):
        return column
    over = [c for c in upper.filled if _shared(box, upper.box(c)) > 0]
    return over[0] if len(over) == 1 and is_aligned(upper.box(over[0]), box) else column


def _drawn_apart(text: str) -> list[str]:
    """The titles of a cell that dashes draw out, each over its columns, and the words beside them: ``-- CURRENT CHARGES
    -- --NEXT INCREASE--``, ``-- LEASE TERM --- MOVE-IN``."""
    parts = [part.strip() for part in _DRAWN_OUT.split(text) if part.strip()]
    return parts if len(parts) > 1 else [text]


_DRAWN_OUT = re.compile(r"(?:(?<=\s)|^)(--+ ?[^-\s](?:.*?[^-\s])? ?--+)(?=\s|$)")


def _below_part(line: Line, column: int, words: str, last: Line, covered: list[int]) -> list[int]:
    """The columns whose words in the last line of a header stand below some of a cell's, as far as these reach."""
    text, box = line.text(column) or "", line.box(column)
    if box is None:
        return covered
    letter, begins = (box[2] - box[0]) / len(text), text.index(words)
    left, right = box[0] + begins * letter, box[0] + (begins + len(words)) * letter
    boxes = {c: own for c in last.filled if (own := last.box(c)) is not None}
    return [c for c, own in boxes.items() if left <= (own[0] + own[2]) / 2 <= right] or covered


def spanned(line: Line, column: int, last: Line, width: int) -> list[int]:
    """The columns that a cell of a header stands over; ``last`` is the header's last line."""
    parted = any(c != column and line.home(c) == line.home(column) for c in line.filled)  # words of one cell
    span = None if parted else line.grid.span(line.row, column)
    covered = [column] if span is None else list(range(column, min(span.right, width - 1) + 1))
    return covered[:1] if len(covered) > 1 and _one_is_filled(last, covered) else covered


def _between_two(window: Sequence[Line], depth: int, column: int) -> list[int]:
    """The two columns of a page that words in one of them are the title of: their middle lies between the words that a
    line below has in both, ``Term`` over ``from`` and ``to``, and the other column has none as high; else none."""
    grid = window[depth].grid
    if not isinstance(grid, PageGrid) or not grid.boxes or (own := window[depth].box(column)) is None:
        return []
    for left, right in ((column, column + 1), (column - 1, column)):
        below = next((line for line in window[depth + 1 :] if {left, right} <= {*line.filled}), None)
        others = {left, right} - {column}
        if below is None or any(not others.isdisjoint(line.filled) for line in window[: depth + 1]):
            continue
        one, two = below.box(left), below.box(right)
        if one is None or two is None or min(own[0] - one[0], two[2] - own[2]) < APART:
            continue  # "Lease" over "To", beside "Term"
        middle, ends = (own[0] + own[2]) / 2, [(one[0], two[2], CENTRED)]
        if grid.columns:  # words may stand at the left, over numbers at the right
            ends.append((grid.columns[left].x0, grid.columns[right].x1, EXACT))
        if one[2] < middle < two[0] and any(abs(middle - (a + b) / 2) < most * (b - a) for a, b, most in ends):
            return [left, right]
    return []


def _names_whom(text: str, columns: Sequence[int], last: Line, vocabulary: Vocabulary) -> bool:
    """Whether words over two columns name who rents, and those below days of the second line of each lease: ``HEAD OF
    HOUSEHOLD`` over ``MOVE-IN`` and ``LEASE END`` is the title of neither."""
    below = [vocabulary.header(last.text(c) or "")[:1] for c in columns]
    who = any(match.field == "tenantName" for match in vocabulary.header(text)[:1])
    return who and all(below) and all(KINDS.get(match.field) in DATES for found in below for match in found)


def shared_out(window: Sequence[Line], depth: int) -> dict[int, list[int]]:
    """The columns of a page, by that of the title over them, which the titles of a line share out among them: each is
    in the middle over two columns or more, side by side with those of the next, and no other way takes in as many.
    ``Floor area | Lease | Rent`` over nine columns.

    Where columns with words in the last line alone are left over at an end, no title may be the upper words of one.
    """
    line, last = window[depth], window[-1]
    grid = line.grid
    if not isinstance(grid, PageGrid) or not grid.columns or len(line.filled) < FEWEST_TITLES:
        return {}
    taken = {c for n, other in enumerate(window[:-1]) if n != depth for c in other.filled}
    found: dict[int, list[int]] = {}
    for run in _runs([c for c in last.filled if c not in taken]):
        titles = [c for c in line.filled if run[0] <= c <= run[-1]]
        if not len(titles) >= FEWEST_TITLES or not FEWEST_UNDER * len(titles) <= len(run) <= MOST_UNDER:
            continue
        alone = not any(is_aligned(line.box(title), last.box(title)) for title in titles)
        for most in range(len(run), FEWEST_UNDER * len(titles) - 1 if alone else len(run) - 1, -1):
            parts = [run[first : first + most] for first in range(len(run) - most + 1)]
            ways = [way for part in parts for way in _ways(line, titles, part, grid)]
            if ways:
                found.update(zip(titles, ways[0], strict=True) if len(ways) == 1 else ())
                break
    return found


def left_open(window: Sequence[Line], depth: int) -> dict[int, list[int]]:
    """The columns of a sheet, by that of the title over the first of them, where titles that no cell is merged for have
    two or more each, up to the next words of their line, and no other words stand over any: ``Licence | | Held |``
    over ``start | end | deposit | arrears``."""
    line = window[depth]
    taken = {c for n, other in enumerate(window[:-1]) if n != depth for c in other.filled}
    under = [c for c in window[-1].filled if c not in taken]
    if (
        line.grid.page is not None
        or line is window[-1]
        or any(line.grid.span(line.row, c) is not None for c in line.filled)
    ):
        return {}
    ends = dict(zip(line.filled, [*line.filled[1:], len(line.values)], strict=True))
    found = {title: [c for c in under if title <= c < end] for title, end in ends.items()}
    found = {title: own for title, own in found.items() if own}
    shared = len(found) >= FEWEST_TITLES and sum(map(len, found.values())) == len(under)
    fit = all(own[0] == title and len(own) >= FEWEST_UNDER for title, own in found.items())
    fit = fit and all(len((line.text(title) or "").split()) <= LONGEST_TITLE for title in found)
    return found if shared and fit else {}


def _needing(columns: Sequence[int], last: Line, vocabulary: Vocabulary) -> list[int]:
    """The columns that words over the first of them are the title of: not those at their end whose own words, in no
    other column, name a field by themselves, as nothing says where it ends: ``Dep. Req. | Held | Balance``."""
    said = Counter(normal(last.text(c) or "") for c in last.filled)
    own = [*columns]
    while len(own) > 1:
        text = last.text(own[-1]) or ""
        if said[normal(text)] > 1 or not any(match.score >= SURE for match in vocabulary.header(text)[:1]):
            break
        own.pop()
    return own


def is_aligned(upper: Box | None, lower: Box | None) -> bool:
    """Whether words may be the upper ones of those below them: they begin, end or have their middle at one place."""
    if upper is None or lower is None:
        return False
    left, right = upper[0] - lower[0], upper[2] - lower[2]
    return min(abs(left), abs(right), abs(left + right) / 2) <= ALIGNED


def reaches_into(line: Line, above: Line) -> bool:
    """Whether a line begins above the end of the line before it, and not in the same columns alone."""
    if all(c in above.filled for c in line.filled):
        return False
    box, before = line.row_box(), above.row_box()
    if box is None or before is None or runs_up(line) or runs_up(above):
        return False
    return box[1] < before[3] - OVERLAP * min(box[3] - box[1], before[3] - before[1])


def runs_up(line: Line) -> bool:
    """Whether the words of a line are written up or down a column, beside several rows."""
    if len(line.filled) != 1 or len(line.first_text()) < 2 or (box := line.row_box()) is None:
        return False
    return box[3] - box[1] > box[2] - box[0]


def _runs(columns: Sequence[int]) -> list[list[int]]:
    """Columns, those side by side together."""
    runs: list[list[int]] = []
    for column in columns:
        if runs and runs[-1][-1] == column - 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    return runs


def _ways(line: Line, titles: Sequence[int], run: list[int], grid: PageGrid) -> list[list[list[int]]]:
    """The ways in which titles share out columns, each in the middle of its own."""
    if not titles:
        return [] if run else [[]]
    first, *rest = titles
    ways: list[list[list[int]]] = []
    for size in range(FEWEST_UNDER, len(run) - FEWEST_UNDER * len(rest) + 1):
        own = run[:size]
        if first in own and (rest or size == len(run)) and _is_in_the_middle(line, first, own, grid):
            ways += [[own, *way] for way in _ways(line, rest, run[size:], grid)]
    return ways


def _is_in_the_middle(line: Line, title: int, under: Sequence[int], grid: PageGrid) -> bool:
    """Whether a title may be in the middle over columns, whose cells begin and end anywhere between the words of these
    and those of the next ones."""
    box, columns = line.box(title), grid.columns
    if box is None:
        return False
    left, right = columns[under[0]], columns[under[-1]]
    before = columns[under[0] - 1].x1 if under[0] else left.x0
    behind = columns[under[-1] + 1].x0 if under[-1] + 1 < len(columns) else right.x1
    return before + right.x1 <= box[0] + box[2] <= left.x0 + behind


@remembered
def _plain(text: str) -> str:
    """A cell's words in one line, without dashes that draw them out."""
    return _NUMBERED.sub("", _LEADERS.sub(" ", " ".join(_BROKEN.sub("", text).split()))).strip()


def _is_repeated(line: Line, column: int) -> bool:
    """Whether the column beside it has the same words: they stand above each column and span none."""
    values = line.values
    return any(0 <= c < len(values) and values[c] == values[column] for c in (column - 1, column + 1))


def _one_is_filled(last: Line, covered: list[int]) -> bool:
    """Whether the rows below the header's last line fill only the first of the columns that a cell is merged over:
    then they are one column, drawn wide, and the cell is no title over several."""
    rows = last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW]
    return bool(rows) and not any(row[c] not in (None, "") for row in rows for c in covered[1:] if c < len(row))


def names_steps(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a title spans the columns of future rents, whose own words ("Date", "Amount") say nothing of that."""
    if not any(map(str.isalpha, as_dollars(text))):
        return False  # a currency over its unit of area
    matches = vocabulary.header(f"{text} date")
    return bool(matches) and matches[0].field == "rentSteps" and matches[0].kind is not None


def _heads_day_alone(text: str, line: Line, column: int, last: Line, vocabulary: Vocabulary) -> bool:
    """Whether words that any day may have beside it stand right over those of one column: ``Mietvertrag``, ``vom``."""
    told = next((match.score for match in vocabulary.header(f"{text} date")[:1]), 0.0)
    return told < SURE and column in last.filled and is_aligned(line.box(column), last.box(column))


class InnerTitle(NamedTuple):
    """What the first cell of a row of labels under a lease says about the list below it."""

    kind: str
    """``steps``, ``charges``, ``options`` or ``others``."""
    text: str
    rows: int
    """How many rows title and labels take: 2 if the title wraps, or the labels stand below it."""
    alone: bool = False
    """Whether no labels stand beside the title."""


FEWEST_LABELS = 3


_REMARK = re.compile(r"(?<=\w)\s*\([^()]*\)$")
"""What stands in brackets behind a title: ``Rent Steps (future)``."""


def inner_title(line: Line, vocabulary: Vocabulary) -> InnerTitle | None:
    """What a row of labels, or a title alone, lists under a lease; None for other rows."""
    first = line.first_text()
    if not first or line.values[line.filled[0]] != first:
        return None
    first = _REMARK.sub("", first)
    if len(line.filled) == 1:
        kind = _inner_kind(first, vocabulary)
        return None if kind is None else InnerTitle(kind, first, 2 if _labels_below(line) else 1, alone=True)
    few = len(line.filled) == FEWEST_LABELS and names_steps(first, vocabulary)  # a day and an amount are enough
    if (len(line.filled) <= FEWEST_LABELS and not few) or not line.only_plain_text():
        return None
    for rows, text in enumerate((first, f"{first} {_rest_of(line)}".strip()), start=1):
        if (rows == 1 or text != first) and (kind := _inner_kind(text, vocabulary)) is not None:
            return InnerTitle(kind, text, rows)
    return None


def title_beside(line: Line, title: InnerTitle, vocabulary: Vocabulary) -> tuple[int, InnerTitle] | None:
    """The list that begins further right in a row of labels, and in which column: ``Charge Schedules | Charge | Monthly
    Amt | Future Rent Steps | From | Monthly Amt``."""
    for column in line.filled[2:-1]:
        text = _REMARK.sub("", line.text(column) or "")
        kind = _inner_kind(text, vocabulary)
        if kind in ("charges", "steps") and kind != title.kind:
            return column, InnerTitle(kind, text, 1)
    return None


def begun_list(line: Line, vocabulary: Vocabulary, fewest: int = 1 + FEWEST_LABELS) -> InnerTitle | None:
    """The list whose title stands before the first of its own rows, which needs no labels: those above are its own."""
    if len(line.filled) < fewest or not line.has_numbers() or line.is_number(line.filled[0]):
        return None
    first = line.first_text()
    kind = _inner_kind(first, vocabulary) if line.values[line.filled[0]] == first else None
    return InnerTitle(kind, first, 1) if kind in ("charges", "steps") else None


def _inner_kind(text: str, vocabulary: Vocabulary) -> str | None:
    title = normal(text)
    if title in vocabulary.charge_titles and vocabulary.section(text) is None:
        return "charges"
    if names_steps(text, vocabulary):
        return "steps"
    if title in vocabulary.option_titles:
        return "options"
    return "others" if title in vocabulary.other_titles else None


def _rest_of(line: Line) -> str:
    """The second line of a row's first cell: the only cell of the next row, in the same column."""
    below = line.grid.values[line.row + 1] if line.row + 1 < len(line.grid.values) else []
    filled = [column for column, value in enumerate(below) if value not in (None, "")]
    rest = below[filled[0]] if filled == [line.home(line.filled[0])] else None
    return rest if type(rest) is str else ""


def _labels_below(line: Line) -> bool:
    """Whether the row below a title alone holds labels from its column on, or from the next one."""
    rows = line.grid.values[line.row + 1 : line.row + 2]
    filled = [(column, value) for row in rows for column, value in enumerate(row) if value not in (None, "")]
    return (
        len(filled) >= FEWEST_LABELS
        and 0 <= filled[0][0] - line.home(line.filled[0]) <= 1
        and all(type(value) is str and not is_money_like(value) and not looks_like_date(value) for _, value in filled)
    )


def is_unit_row(line: Line) -> bool:
    """Whether a row under a header says units: ``m²``, ``EUR``, ``$/SF``, and months or pieces beside them.

    On a page the last words of headers that wrap may stand among them, if units are most of it. One alone says of which
    period the amounts of its column are: ``£ p.a.x.``.
    """
    if len(line.filled) < 2:
        return len(line.filled) == 1 and bool(_BEHIND.match(text := line.first_text())) and is_unit(text)
    cells = [line.values[c] for c in line.filled]
    named = [type(v) is str and is_unit(v) for v in cells]
    units = sum(known or _is_measure(v) for v, known in zip(cells, named, strict=True))
    rests = line.grid.page is not None and units > 2 * (len(cells) - units) and all(type(v) is str for v in cells)
    return any(named) and (units == len(cells) or rests)


def counts_columns(line: Line) -> bool:
    """Whether a row under a header numbers its columns, as forms do: ``(1)``, ``(2)``, ``(3)``."""
    numbers = [match[1] for c in line.filled if (match := _ORDINAL.fullmatch((line.text(c) or "").strip()))]
    return len(numbers) == len(line.filled) >= FEWEST_ORDINALS and numbers == [str(n + 1) for n in range(len(numbers))]


@remembered
def is_unit(text: str) -> bool:
    """Whether a text is a unit of areas or amounts, and no amount: ``m²``, ``€/Monat``."""
    return len(text) <= 12 and bool(area_unit(text) or (find_currency([text]) and not is_money_like(text)))


def _is_measure(value: Value) -> bool:
    return type(value) is str and normal(value) in _MEASURES


def note_units(labels: dict[int, Label], line: Line, above: Line) -> None:
    """Note what a row of units says of amounts by area (``€/m²/a`` under ``Nettomiete``), and the last words of headers
    that stand among them. One alone is of the words right above it, whatever column it stands in."""
    for column in line.filled:
        text = str(line.values[column])
        if len(line.filled) == 1 and is_unit_row(line) and (box := line.box(column)) is not None:
            column = max(above.filled, key=lambda c: _shared(box, above.box(c)))
        bare = text.strip("()[] ")
        rate = rate_per_area(f"1 {bare}") or rate_per_area(f"1{bare}")
        if column not in labels:
            continue
        if rate is None and (_PER_PERIOD.search(text) or (not is_unit(text) and not _is_measure(text))):
            labels[column].text, labels[column].alone = f"{labels[column].text} {text}", text
        elif rate is None and (period_of := _BEHIND.match(bare)):
            labels[column].group = labels[column].group or ("per annum" if period_of["year"] else "per month")
        if rate is not None:
            period = {"ANNUAL": " annual", "MONTHLY": " monthly"}.get(rate.period or "", "")
            labels[column].per_area = f"per sf{period}"  # type: ignore[assignment]


def _shared(box: Box, other: Box | None) -> float:
    """How many points of two boxes stand above one another."""
    return min(box[2], other[2]) - max(box[0], other[0]) if other is not None else 0.0


def title_of(line: Line) -> str:
    """The first cell's words without the dashes that draw them out."""
    return _LEADERS.sub(" ", str(line.values[line.filled[0]])).strip()


def _joined(texts: Sequence[str]) -> str:
    """Stacked words in one line; a word broken with a hyphen is one word again."""
    out = ""
    for text in texts:
        if out.endswith("-") and text[:1].islower():
            out = out[:-1] + text
        else:
            out = f"{out} {text}" if out else text
    return out


def _covered_by(title: str, covered: list[int], labels: dict[int, Label], vocabulary: Vocabulary) -> list[int]:
    """The columns under a title: those it is merged over, else its neighbours as long as their words fit it."""

    alone = vocabulary.header(title)[:1]

    def fits(column: int) -> str | None:
        label = labels.get(column)
        matches = vocabulary.header(f"{title} {label.text}") if label is not None else ()
        if matches and any(m.kind == matches[0].kind and m.score > matches[0].score for m in alone):
            return None  # its own words add nothing: "Deposit" beside "Next escalation" over "date"
        return matches[0].kind if matches and matches[0].field == "rentSteps" else None

    if len(covered) > 1:
        return [c for c in covered if c in labels]
    columns = sorted(labels)
    at = next((i for i, c in enumerate(columns) if c >= covered[0]), len(columns) - 1)
    found = [columns[at]] if columns and fits(columns[at]) else []
    i = at + 1
    while i < len(columns) and fits(columns[i]):
        found.append(columns[i])
        i += 1
    i, begin = at - 1, at
    while i >= 0 and (kind := fits(columns[i])):
        # Steps begin with what they are and when: amounts left of that are those of the rent in force.
        if kind not in _BEGINNINGS and found and fits(found[0]) == "date":
            break
        begin = i if kind in _BEGINNINGS else begin
        i -= 1
    return [*columns[begin:at], *found]


def says_year(title: str, vocabulary: Vocabulary) -> bool:
    """Whether the title of columns says that their amounts are of a year: in brackets (``Income (EUR per annum)``), or
    at its end (``Income p.a.``), or that they are the charges of one (``2025 season charges``). ``Current year`` does
    not."""
    if _OF_A_YEAR.search(title):
        return True
    title = _CURRENCY.sub("", title)
    *first, before, last = ["", "", *title.split()]
    said = [re.sub(r"^\W+", "", text) for text in re.findall(r"\(([^()]+)\)", title)] if "(" in title else []
    said += [last] if first and "." in last else []
    said += [f"{before} {last}"] if vocabulary.period(before) is None else []
    return any(vocabulary.period(text) == "ANNUAL" and not any(map(str.isdigit, text)) for text in said)
