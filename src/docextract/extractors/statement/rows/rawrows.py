"""The rows of a table as printed: label, account code, cells, and which source lines they are made of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import field
from decimal import Decimal
from itertools import pairwise
from statistics import median

from ....document import PageGrid, SheetGrid, Value
from ....records import record
from ....values.asof import words_day
from ....values.codes import account_code_form, document_code_form, split_account_code
from ....values.numbers import is_money_like, money
from ....values.periods import find_basis, find_period
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line, has_letters
from ..anatomy.headercells import is_year
from ..anatomy.rawrow import CURRENCY, RawRow
from ..headers.layout import NEARLY_ALL, ROMAN, Layout, is_stray
from ..prints.margins import is_line_number
from .unwrapping import as_printed_apart, joined_by_words, unwrapped

TITLE_LINES = 10
FEWEST_WORDS = 5
"""Words of a line by itself above a table that is no heading, and of one that is none although it speaks of income."""
APART = 3
"""Heights of a line between the last row of a page and its foot, at least."""
SIDES = 2
"""Sections of an account that stand beside each other."""
HEADED = 3
"""Cells of a header that a later page repeats, at least."""
FEWEST_CODES = 5
"""Codes that tell by their order that they are some."""
OFTEN = 4
"""How often codes recur, on the average, that are those of no account."""
SECTION_WORDS = 2
"""Words of a heading that stands in a header, at most."""
FEWEST_OF_A_SENTENCE = 6
"""Words of a sentence at the foot of a page."""
_PAGE = re.compile(r"\bpage\b[\s:#-]*\d+(?:\s*(?:of|/)\s*\d+)?")
_SIGN = re.compile(r"(?<=\S)\s+[$\u20ac\u00a3]$")
"""The sign of a currency that stands left of its amounts, at the end of a label."""
_CODED_TOTAL = re.compile(
    r"(?P<word>[^\W\d]+(?: for)?(?:\s*[-\u2013:])?)\s+(?P<account>\d[\d.-]*\s*[-\u2013\u2014:\u00b7\u2022|].*)",
    re.DOTALL,
)
"""A total that repeats code and name of the account it closes, set off from each other: ``Total 4000 \u00b7 Rents``."""
_COUNTED = re.compile(r"(?P<words>.*?)(?P<number>\b\d{1,3})", re.DOTALL)
_GLUED = re.compile(r"(?P<amount>\(?-?\d[\d,.]*\)?%?)\s+(?P<name>[^\W\d_]{2}.*)", re.DOTALL)
"""An amount left of the labels with the label that it touches."""
_LEADER = re.compile(r"(?:\s+[.\u2026\u00b7]+)+$")
_DOTS = re.compile(r"[.\u2026\u00b7\s]+|[$\u20ac\u00a3]|[$\u20ac\u00a3]?\s*_+")
"""What is left of a row of dots between a label and its amount; the sign of a currency that stands apart from it."""
_UNIT = re.compile(
    "(?:(?:[$\u20ac\u00a3]|T?(?:EUR|USD|GBP|CHF|CAD|AUD|NZD)\\b|T\u20ac)\\s*+(?:['\u2018\u2019]?0{3}s?|[km])?\\s*+)+",
    re.IGNORECASE,
)
"""What a cell over amounts says of them where it names no more than the currency: ``\u00a3'000``, or twice, ``$ $``."""
_MARKS = (
    r"(\((?:[a-z]|\d|1\d|[ivx]{2,4})\)|\[(?:[a-z]|\d|1\d)\]|\*{1,4}"
    r"|[\u2020\u2021\u00a7\u00b9\u00b2\u00b3\u2070-\u2079]+)"
)
OVERLAP = 0.25
"""Of the height of a line, what lines that are one row share of it at least."""
_MARK = re.compile(rf"(?<=\S)\s*{_MARKS}$")
_RAISED = re.compile(rf"\s*{_MARKS}\s*")
_NOTE = re.compile(rf"\s*{_MARKS}\s*[^\W\d_]{{2}}|\s*{_MARKS}\s+\S")
"""What a footnote begins with, and what refers to it at the end of a label."""
_NOTED = re.compile(r"(?<=[^\W\d]|\))\s+\d{1,2}[a-z]?(?:\s*[,&]\s*\d{1,2}[a-z]?)*$")
"""The number of a note behind a label."""
_NUMERALS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
_MARKED = re.compile(r"\((?P<mark>[a-z]{1,4})\)\s+(?P<label>.+)", re.DOTALL)
_LINE = re.compile(r"(?P<number>\d{1,2}(?:\.\d{1,2})*)(?P<letter>[a-z]?)[.)]?\s+(?P<label>[^\W\d].*)", re.DOTALL)
_FRAGMENT = re.compile(r"\d{0,2}\s*\)?|\)")


@record
class RawRows:
    """All rows of a table, with the role of every source line."""

    rows: list[RawRow]
    roles: dict[int, str]
    hidden: list[Line] = field(default_factory=list)
    """Lines that a sheet hides and that are left out."""


def read_rows(lines: Sequence[Line], layout: Layout, vocabulary: Vocabulary) -> RawRows:
    """The rows under the header: repeated headers, titles and page furniture are told from them."""
    out = RawRows([], {})
    head = {line.index for line in layout.header}
    title_end = layout.header[0].index if layout.header else _after_titles(lines, vocabulary)
    headed = {key for line in layout.header for key in _keys(line)}
    repeated = headed | {_key(line) for line in lines if line.index < title_end}
    begins = {word for said in headed | repeated for word in said.split()[:1]}
    feet = _page_feet(lines)
    tops = _page_tops(lines, layout)
    hidden = {line.index for line in _unseen(lines, layout)}
    body: list[Line] = []
    numbers = frozenset(layout.numbers)
    again = _headings_with_years(lines, layout)
    begun: object = None
    for line in lines:
        begun_here = line.grid is begun
        role = _role(line, layout, head, title_end, headed, repeated, begins, vocabulary, numbers, begun=begun_here)
        if role is None and (line.index in feet or line.index in hidden):
            role = "FOOTER" if line.index in feet else "OTHER"
            out.hidden += [line] if line.index in hidden else []
        if role is None and line.index in tops:
            role = "TITLE"
        if role is None and line.index in again:
            role = "HEADER"
        if role is None and not numbers.isdisjoint(line.numbers()):
            begun = line.grid
        if role is None:
            body.append(line)
            continue
        out.roles[line.index] = role
        if line.index in again:
            body.append(again[line.index])
        elif (
            role == "HEADER"
            and line.index in head
            and (named := _section_in_header(line, layout, vocabulary)) is not None
        ):
            body.append(named)
    rows = [_raw(group, layout, numbers) for group in _grouped(body)]
    unused = [row for row in rows if row.blank]
    for row in unused if len(unused) <= SIDES else ():
        section = vocabulary.statement_part(row.label or "") if " " not in (row.label or " ") else None
        row.blank = section is None  # the currency stands beside it
    _mark_unused(rows, layout)
    _mark_gaps(rows, out.roles)
    apart = as_printed_apart(rows, out.roles)
    out.rows = apart if apart is not None else joined_by_words(rows, out.roles)
    _codes(out.rows)
    if apart is None:
        out.rows = unwrapped(out.rows, out.roles, vocabulary)
    _marks(out.rows, lines)
    if _notes_beside_labels(layout, vocabulary):
        for row in out.rows:
            row.label = _NOTED.sub("", row.label) if row.label is not None and row.cells else row.label
    return out


def _notes_beside_labels(layout: Layout, vocabulary: Vocabulary) -> bool:
    """Whether a header says that the numbers of notes stand behind the labels, in the same column."""
    for line in layout.header:
        for c in line.filled:
            text = line.text(c) if c in layout.labels else None
            said = vocabulary.column_header(text) if text else None
            if said is not None and [phrase.use for phrase, _ in said.phrases][-1:] == ["notes"] and not said.rest:
                return True
    return False


def _marks(rows: Sequence[RawRow], lines: Sequence[Line]) -> None:
    """Takes marks off the ends of labels where a line below them begins with the same: ``Ground rent (a)`` and
    ``(a) Stepped on January 1``; and those that stand raised, in a line of their own above the label."""
    raised = [row for row in rows if row.label is not None and row.cells and _RAISED.fullmatch(row.lines[0].joined())]
    marked = [row for row in rows if row.label is not None and row.cells and _MARK.search(row.label)]
    if not marked and not raised:
        return
    last = max(line.index for row in (*marked, *raised) for line in row.lines)
    below = [match for line in lines if line.index > last and (match := _NOTE.match(line.joined())) is not None]
    notes = {match[1] or match[2] for match in below}
    for row in marked:
        match = _MARK.search(row.label or "")
        if match is not None and match[1] in notes:
            row.label = (row.label or "")[: match.start()]
    for row in raised:
        mark = row.lines[0].joined().strip()
        if mark in notes and (row.label or "").startswith(f"{mark} "):
            row.label = (row.label or "").removeprefix(mark).strip()


def _headings_with_years(lines: Sequence[Line], layout: Layout) -> dict[int, Line]:
    """By their place, lines that name a section before the years of the header, as several of a form do, each as a
    heading: ``PART 4. ANNUAL EXPENSES``, ``2022``, ``2023``."""
    years = {c: text for line in layout.header for c in line.numbers() if is_year(text := line.text(c))}
    found: dict[int, Line] = {}
    for line in lines if len({*years.values()}) == len(years) > 1 else ():
        first = line.filled[0] if line.filled else 0
        if first in layout.labels and line.words() and {c: line.text(c) for c in line.numbers()} == years:
            labels = [c for c in line.filled if c in layout.labels]
            found[line.index] = Line(line.index, line.grid, line.row, line.space, line.values, labels, line.origin)
    names = {line.joined() for line in found.values()}
    return found if len(names) == len(found) > 1 else {}


def _section_in_header(line: Line, layout: Layout, vocabulary: Vocabulary) -> Line | None:
    """The heading of the first section as a line by itself, where it stands in the row that names the columns (INCOME |
    Current | Year 1)."""
    first = line.filled[0]
    text = line.text(first)
    if first not in layout.labels or len(line.filled) < 2 or text is None or vocabulary.title(text):
        return None
    if len(text.split()) > SECTION_WORDS or vocabulary.statement_part(text) not in ("INCOME", "EXPENSE", "ASSET"):
        return None
    return Line(line.index, line.grid, line.row, line.space, line.values, [first], line.origin)


def _page_feet(lines: Sequence[Line]) -> set[int]:
    """The last lines of pages that say the same on several of them (dates of print, names of who made the report), or
    number the pages: a number alone that is the page's or stands far below all else, behind a sentence or words far
    below others, or behind or between the same words one that counts on from page to page."""
    last = {line.grid.page: line for line in lines if line.filled and line.grid.page is not None}
    said = Counter(map(_key, last.values()))
    counted = Counter(foot for page, line in last.items() if (foot := _counted(line, page)) is not None)
    within = Counter(foot for page, line in last.items() for foot in {*_counted_within(line, page)})
    return {
        line.index
        for page, line in last.items()
        if said[_key(line)] > 1
        or any(within[foot] > 1 for foot in _counted_within(line, page))
        or (
            (foot := _counted(line, page)) is not None
            and (
                counted[foot] > 1
                or foot == ("", 0)
                or _is_sentence(foot[0])
                or ((foot[1] == 0 or not foot[0] or _ends_words(lines, line)) and _stands_apart(lines, line))
            )
        )
    }


def _is_sentence(text: str) -> bool:
    return text[-2:-1].isalpha() and text.endswith(".") and len(text.split()) >= FEWEST_OF_A_SENTENCE


def _stands_apart(lines: Sequence[Line], last: Line) -> bool:
    """Whether the last line of a page stands so far below the one before that several lines would fit between, or below
    one of words."""
    above = next((line for line in reversed(lines) if line.index < last.index and line.filled), None)
    if above is not None and above.grid.page == last.grid.page and not above.has_numbers() and not last.words():
        return True
    if above is None or above.grid.page != last.grid.page:
        return False
    one, other = above.extent(), last.extent()
    return one is not None and other is not None and other[0] - one[1] > APART * (other[1] - other[0])


def _ends_words(lines: Sequence[Line], last: Line) -> bool:
    """Whether the line above the last one of a page is of words alone, as a note is."""
    above = next((line for line in reversed(lines) if line.index < last.index and line.filled), None)
    return above is not None and above.grid.page == last.grid.page and not above.has_numbers()


def _counted_within(line: Line, page: int | None) -> list[tuple[str, int]]:
    """The words of a line without one of its whole numbers, and by how much that differs from its page's."""
    if page is None or not 2 < len(line.filled) <= SIDES + 1:
        return []
    texts = [line.text(c) or "" for c in line.filled]
    return [
        (" ".join(texts[:n] + texts[n + 1 :]), int(text) - page)
        for n, text in enumerate(texts)
        if text.isdecimal() and len(text) < 4
    ]


def _page_tops(lines: Sequence[Line], layout: Layout) -> set[int]:
    """The lines without amounts above the header that a later page repeats: they are no rows of the table."""
    heads = {key for line in layout.header if len(line.filled) > 1 for key in _keys(line)}
    first = layout.header[0].grid.page if layout.header else None
    pages: dict[int | None, list[Line]] = {}
    for line in lines:
        pages.setdefault(line.grid.page, []).append(line)
    found: set[int] = set()
    for page in pages.keys() - {None, first}:
        above: list[int] = []
        for line in pages[page]:
            if _key(line) in heads:
                found.update(above)
                break
            if any(c in layout.numbers for c in line.numbers()):
                break
            above.append(line.index)
    return found


def _counted(line: Line, page: int | None) -> tuple[str, int] | None:
    """The words of a line that ends with a small whole number, and by how much that differs from its page's."""
    match = _COUNTED.fullmatch(line.joined())
    return (match["words"].strip(), int(match["number"]) - page) if match is not None and page is not None else None


def _unseen(lines: Sequence[Line], layout: Layout) -> list[Line]:
    """Lines that a sheet hides and no sum needs: those of nought, and those that come to what the line shows that
    stands next to them."""
    found: list[Line] = []
    run: list[Line] = []
    above: Line | None = None
    for line in (*lines, None):
        if (
            line is not None
            and isinstance(line.grid, SheetGrid)
            and line.row + line.grid.top in line.grid.of.hidden_rows
        ):
            run.append(line)
            continue
        amounts = [_amounts(one, layout) for one in run]
        shown = (_amounts(other, layout) for other in (line, above) if other is not None)
        if run and any(_come_to(amounts, other) for other in shown):
            found += run
        else:
            found += [one for one, own in zip(run, amounts, strict=True) if own and not any(own.values())]
        above, run = line, []
    return found


def _amounts(line: Line, layout: Layout) -> dict[int, Decimal]:
    plain = {c: line.values[c] for c in line.numbers() if c in layout.numbers}
    return {c: amount for c, value in plain.items() if (amount := money(value)) is not None}


def _come_to(amounts: Sequence[dict[int, Decimal]], shown: dict[int, Decimal]) -> bool:
    """Whether amounts come to those shown: in the first column, and in most of them."""
    held = [
        abs(sum((own.get(c, Decimal(0)) for own in amounts), start=-value)) * 100 <= len(amounts)
        for c, value in sorted(shown.items())
        if value
    ]
    return bool(held) and held[0] and sum(held) * 2 > len(held)


def _role(
    line: Line,
    layout: Layout,
    head: set[int],
    title_end: int,
    headed: set[str],
    repeated: set[str],
    begins: set[str],
    vocabulary: Vocabulary,
    numbers: Set[int],
    *,
    begun: bool,
) -> str | None:
    """The role of a line that is no row, else None.

    ``headed`` is what the lines of the header say, ``repeated`` what these and the titles say, ``begins`` the first
    words of both; ``begun`` if amounts stand above it on its page.
    """
    last = layout.header[-1].index if layout.header else title_end
    if not line.filled:
        return "BLANK"
    if line.is_drawn():
        return "OTHER"
    if line.index in head or all(_UNIT.fullmatch(line.text(c) or "") for c in line.filled):
        return "HEADER"
    if line.index < max(last, title_end):
        return None if layout.header and _is_early_row(line, layout) else "TITLE"
    first = (line.text(line.filled[0]) or "").casefold()
    again = "page" in first or not begins.isdisjoint(first.split()[:1])
    said = _key(line) if again and (len(line.filled) > 1 or line.grid.page is not None) else None
    if said in headed and len(line.filled) > 1:
        return "HEADER"
    plain = len(line.filled) > 1 and numbers.isdisjoint(line.numbers())
    if said in repeated and (line.grid.page is not None or plain):
        return "HEADER" if said in headed else "TITLE"
    units = {c for c in line.filled if _UNIT.fullmatch(line.text(c) or "")} if not begun else ()
    if len(units) > 1 and not line.words():
        return "HEADER"  # beside a helper's nought
    if numbers.isdisjoint(line.numbers() if not units else [c for c in line.numbers() if c not in units]):
        if not begun and (_heads_the_labels(line, last, vocabulary) or _says_of_columns(line, layout)):
            return "HEADER"
        return vocabulary.furniture(line.joined())
    labelled = bool(line.words())
    if _names_itself(line, layout):
        return "OTHER"
    if _numbers_page(line):
        return "FOOTER"
    if not labelled and len(line.filled) == 1 and line.grid.page is not None and len(layout.numbers) > 1:
        return None
    return vocabulary.furniture(line.joined()) if labelled and len(line.filled) < 3 else None


def _names_itself(line: Line, layout: Layout) -> bool:
    """Whether words stand before the amounts of a line in a column of numbers left of the labels, which it has none
    of: it belongs to a table of its own below."""
    first = line.filled[0]
    if first not in layout.numbers or first > layout.labels[0] or any(c in layout.labels for c in line.filled):
        return False
    return has_letters(line.values[first]) and _GLUED.fullmatch(str(line.values[first])) is None


def _numbers_page(line: Line) -> bool:
    """Whether the only number of a line of a page says which page it is: ``Balance Sheet | Page: | 2``."""
    *_, last = line.filled
    before = line.filled[-2] if len(line.filled) > 1 else None
    if line.grid.page is None or before is None or line.numbers() != (last,):
        return False
    return (line.text(before) or "").casefold().split()[-1:] in (["page:"], ["page"]) and (
        line.text(last) or ""
    ).isdigit()


def _says_of_columns(line: Line, layout: Layout) -> bool:
    """Whether a line above all amounts says something of two columns of numbers or more: "Normalized" of each."""
    over = [c for c in line.words() if c in layout.numbers]
    return len(over) > 1 and len(over) == sum(c in layout.numbers for c in line.filled)


def _heads_the_labels(line: Line, header_end: int, vocabulary: Vocabulary) -> bool:
    """Whether a line says no more than what labels, codes or notes are, and in which currency the amounts, next to the
    header or at the top of a page."""
    near = line.index - header_end <= 2 or (line.grid.page is not None and line.row < TITLE_LINES)
    cells = [text for c in line.filled if not _UNIT.fullmatch(text := line.text(c) or "")]
    if not near or len(cells) > 2:
        return False
    said = vocabulary.column_header(" ".join(cells))
    uses = {phrase.use for phrase, _ in said.phrases}
    return (
        bool(uses)
        and not said.rest
        and uses <= {"label", "code", "notes"}
        and (uses != {"notes"} or len(cells) < len(line.filled))
    )


def _after_titles(lines: Sequence[Line], vocabulary: Vocabulary) -> int:
    """Where the title block of a table without a header ends: after its last line that names a report or a period, and
    a number by itself directly below that."""
    top = _above_the_table(lines)
    end = max(_block_of_titles(lines, vocabulary), top)
    for line in [line for line in lines if line.index >= top][:TITLE_LINES]:
        if line.filled and line.has_numbers():
            if not is_stray(line) or end != line.index:
                break
            end = line.index + 1
            continue
        text = line.joined()
        if (
            vocabulary.title(text)
            or find_period(text)
            or (find_basis(text) and len(text.split()) > 1)  # "Cash" alone heads accounts
            or words_day(text)
            or vocabulary.is_company(text)
            or (end < 0 and _says_whose(text, vocabulary))
            or vocabulary.furniture(text) == "TITLE"
        ):
            end = max(end, line.index + 1)
    return end


def _above_the_table(lines: Sequence[Line]) -> int:
    """Where a few lines of facts end on a page that stand above the first amount in the columns of amounts; -1 without
    any."""
    valued = [line for line in lines if line.grid.page is not None and line.has_numbers() and len(line.filled) > 1]
    if not valued:
        return -1
    space = Counter(line.space for line in valued).most_common(1)[0][0]
    inside = [line for line in valued if line.space == space]
    counts = Counter(c for line in inside for c in line.filled if line.is_number(c))
    often = max(counts.values())
    first = next(line for line in inside if any(line.is_number(c) and counts[c] * 5 >= often for c in line.filled))
    facts = [line.index for line in valued if line.index < first.index]
    return facts[-1] + 1 if facts and len(facts) * 5 < len(valued) else -1


def _says_whose(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a first line has a number, as an address or the year that it is about, and heads no section."""
    words = text.split()
    return len(words) > 1 and any(map(str.isdigit, text)) and vocabulary.statement_part(text) is None


def _block_of_titles(lines: Sequence[Line], vocabulary: Vocabulary) -> int:
    """Where the first lines of a page or sheet end that room sets apart from the headings and amounts below them, none
    of them a heading itself; -1 where there are none."""
    block: list[Line] = []
    blank = False
    for line in lines[:TITLE_LINES]:
        if not line.filled:
            blank = bool(block)
            continue
        if blank or (block and _room_between(block[-1], line)):
            break
        words = line.joined()
        heads = len(words.split()) < FEWEST_WORDS and vocabulary.statement_part(words) is not None
        if len(line.filled) > 1 or line.has_numbers() or heads:
            return -1
        block.append(line)
    several = len(block) > 1 or (len(block) == 1 and len(block[0].joined().split()) >= FEWEST_WORDS)
    return block[-1].index + 1 if several and len(block) < len(lines) else -1


def _room_between(above: Line, line: Line) -> bool:
    one, other = above.extent(), line.extent()
    return one is not None and other is not None and other[0] - one[1] > one[1] - one[0]


def _is_early_row(line: Line, layout: Layout) -> bool:
    """A row of figures between the rows of a header, such as the area that a table is about."""
    first, last = layout.header[0].index, layout.header[-1].index
    return first < line.index < last and any(c in layout.numbers for c in line.numbers())


def _key(line: Line) -> str:
    """What a line says, on whatever page it stands."""
    return _PAGE.sub("page", " ".join(line.joined().split()).casefold())


def _keys(line: Line) -> list[str]:
    """What a line of a header says, also without the cells on its left, which a later page may lack."""
    texts = [" ".join((line.text(c) or "").split()).casefold() for c in line.filled]
    return [_key(line), *(_PAGE.sub("page", " ".join(texts[n:])) for n in range(1, len(texts) - HEADED + 1))]


def _grouped(body: Sequence[Line]) -> list[list[Line]]:
    """Lines that overlap in height are one row of wrapped cells; those set close overlap by less than such cells do."""
    groups: list[list[Line]] = []
    top = bottom = 0.0
    for line in body:
        extent = line.extent()
        room = max(1.0, OVERLAP * (bottom - top))
        beside = extent is not None and extent[0] < bottom - room and extent[1] > top + room
        if groups and beside and line.grid is groups[-1][-1].grid and line.index != groups[-1][-1].index:
            groups[-1].append(line)
        else:
            groups.append([line])
        top, bottom = extent or (0.0, 0.0)
    return groups


def _raw(lines: list[Line], layout: Layout, numbers: Set[int]) -> RawRow:
    labels: list[str] = []
    first = 0
    row = RawRow(lines, None)
    cells, homes = row.cells, row.homes
    for line in lines:
        for c in line.filled:
            value = line.values[c]
            number = c in numbers
            if type(value) is str:
                if number and c < layout.labels[-1] and (parts := _GLUED.fullmatch(value)) is not None:
                    value = parts["amount"]
                    labels.append(parts["name"])
                if _DOTS.fullmatch(value):
                    row.blank = row.blank or ((value in CURRENCY or "_" in value) and number)
                    continue
            if number:
                if c in cells:
                    cells[c] = _glue(cells[c], value)
                    homes[c].append((line, c))
                else:
                    cells[c] = value
                    homes[c] = [(line, c)]
            elif c in layout.signs:
                row.sign = line.text(c)
            elif _is_code(line, c, layout, [*labels, row.code or ""]):
                row.code = row.code or line.text(c)
            elif c in layout.labels or c in layout.codes or (c in layout.numbered and has_letters(value)):
                text = line.text(c)
                if text:
                    if row.code is None and labels and _is_count(labels[-1]) and c not in layout.labels:
                        row.code = labels.pop()
                    if not labels:
                        row.indent, row.bold = _indent(line, c, layout)
                        first = c
                    # The code of a label that wraps above and below it stands beside its middle.
                    coded = c < first and account_code_form(text.strip()) is not None
                    labels.insert(0 if coded else len(labels), text)
    row.blank = row.blank and not row.cells and bool(labels)
    row.label = _LEADER.sub("", " ".join(" ".join(labels).split())) or None
    if row.label is not None and row.valued and isinstance(row.line.grid, PageGrid):
        row.label = _SIGN.sub("", row.label)
    if row.code is not None and account_code_form(row.code) is None and row.label is None and has_letters(row.code):
        row.label, row.code = row.code, None
    return row


def _mark_unused(rows: Sequence[RawRow], layout: Layout) -> None:
    """The lines of a form that are not used are lines without an amount, and no headings: they have a number of their
    own, as those directly above and below with amounts have."""
    numbers = [
        next((line.text(c) for line in row.lines for c in layout.numbered if c in line.filled), None) for row in rows
    ]
    valued = [row for row, number in zip(rows, numbers, strict=True) if is_line_number(number) and row.valued]
    if len(valued) < FEWEST_CODES:
        return
    run: list[tuple[RawRow, RawRow]] | None = None
    for row, below, number in zip(rows, [*rows[1:], None], numbers, strict=True):
        if not is_line_number(number) or row.label is None:
            run = None
        elif row.valued:
            for unused, after in run or ():
                heads = unused.indent < after.indent - 1 or unused.bold > after.bold
                unused.blank = not heads and not _repeats(valued, normal(unused.label or ""))
            run = []
        elif run is not None and not row.cells and below is not None:
            run.append((row, below))


def _repeats(rows: Sequence[RawRow], words: str) -> bool:
    """Whether the total of some lines bears a heading's name."""
    return any(normal(row.label or "").endswith(f" {words}") for row in rows)


def _is_code(line: Line, column: int, layout: Layout, before: Sequence[str]) -> bool:
    """Whether a cell holds a code; words behind the count of a heading are its label."""
    if column in layout.codes:
        return not (any(map(_is_count, before)) and has_letters(line.values[column]))
    return column in layout.numbered and _stands_before_a_name(line, column, layout)


def _is_count(text: str) -> bool:
    """Whether a text is the count of a heading: ``IV.``, ``B``."""
    plain = text.rstrip(".)")
    return plain in ROMAN or (len(plain) == 1 and plain.isalpha())


def _stands_before_a_name(line: Line, column: int, layout: Layout) -> bool:
    """Whether a cell holds the number of a form's line, or a code, a letter ("b" below "2a") or the count of a heading
    with a name on its right."""
    text = line.text(column) or ""
    code = (" " not in text and any(map(str.isdigit, text))) or _is_count(text)
    return is_line_number(text) or (code and any(c > column and c in layout.labels for c in line.filled))


def _glue(upper: Value, lower: Value) -> Value:
    """The parts of a number that was wrapped inside its cell; other texts are joined by a blank."""
    one, other = str(upper).strip(), str(lower).strip()
    if _FRAGMENT.fullmatch(other) and is_money_like(one + other):
        return one + other
    return f"{one} {other}"


def _indent(line: Line, column: int, layout: Layout) -> tuple[float, bool]:
    style = line.grid.style(line.row, line.home(column))
    raw = line.grid.values[line.row][line.home(column)]
    blanks = len(raw) - len(raw.lstrip()) if type(raw) is str else 0
    step = 12.0 if isinstance(line.grid, PageGrid) else 3.0
    return sum(c < column for c in layout.labels) * step + blanks + style.indent, style.bold


def _mark_gaps(rows: Sequence[RawRow], roles: dict[int, str]) -> None:
    pitch = _pitch(rows)
    for row, below in pairwise(rows):
        if row.lines[-1].grid is not below.line.grid:
            continue
        one, other = row.lines[-1].extent(), below.line.extent()
        if one is not None and other is not None:
            row.gap_after = other[0] - one[0] > pitch * 1.35
        else:
            row.gap_after = any(roles.get(n) == "BLANK" for n in range(row.lines[-1].index + 1, below.line.index))


def _pitch(rows: Sequence[RawRow]) -> float:
    """The usual distance of rows on a page; 0 in a sheet."""
    gaps = []
    for row, below in pairwise(rows):
        one, other = row.lines[-1].extent(), below.line.extent()
        if one is not None and other is not None and row.lines[-1].grid is below.line.grid and other[0] > one[0]:
            gaps.append(other[0] - one[0])
    return median(gaps) if gaps else 0.0


def _codes(rows: Sequence[RawRow]) -> None:
    """Takes account codes off labels, if most labels of the document begin with one, or if a page that prints codes in
    front of its labels was cut into columns behind most of them."""
    forms: frozenset[str] | None
    own = [row for row in rows if row.code is not None]
    if len({row.code for row in own}) * OFTEN < len(own):
        for row in own:  # the same word again and again is no account's: whose books these are
            row.code = None
        own = []
    if len(own) * 4 > len(rows):
        forms = frozenset(form for row in own if (form := account_code_form(row.code or "")) is not None)
    else:
        labels = [row.label for row in rows if row.label is not None and row.valued]
        forms = document_code_form(labels) or _ascending([row for row in rows if row.label is not None])
    if not forms:
        _line_numbers(rows)
        _enumerated(rows)
        return
    for row in rows:
        split = split_account_code(row.label, forms) if row.label is not None and row.code is None else None
        if split is not None:
            row.code, row.label = split
        elif row.code is None and row.label is not None and account_code_form(row.label) in forms:
            row.code, row.label = row.label, None  # a row without a name
    known = {(row.code, row.label) for row in rows if row.code is not None}
    for row in rows:
        parts = _CODED_TOTAL.fullmatch(row.label) if row.label is not None and row.code is None else None
        split = split_account_code(parts["account"], forms) if parts is not None else None
        if parts is not None and split in known:
            row.code, row.label = split[0], f"{parts['word']} {split[1]}"


def _line_numbers(rows: Sequence[RawRow]) -> None:
    """Takes the numbers of a form's lines off labels, where nearly all with amounts begin with one and they go up; more
    than half where all are of two parts or more, such as ``2.1``, for totals of their sections have none."""
    labelled = [row for row in rows if row.label is not None and row.valued]
    found = [match for row in labelled if (match := _LINE.fullmatch(row.label or "")) is not None]
    numbers = [([int(part) for part in match["number"].split(".")], match["letter"]) for match in found]
    share = 0.5 if all(len(parts) > 1 for parts, _ in numbers) else NEARLY_ALL
    if len(found) < FEWEST_CODES or len(found) < share * len(labelled) or any(a >= b for a, b in pairwise(numbers)):
        return
    for row in rows:
        match = _LINE.fullmatch(row.label) if row.label is not None and row.code is None else None
        if match is not None:
            row.code, row.label = match["number"] + match["letter"], match["label"]


def _enumerated(rows: Sequence[RawRow]) -> None:
    """Takes the marks of a list off its labels, where they follow each other from the first one on: ``(i)``, ``(ii)``,
    ``(iii)``."""
    run: list[tuple[RawRow, str]] = []
    for row in rows:
        match = _MARKED.fullmatch(row.label or "")
        mark, nth = match["mark"] if match else "", len(run)
        if mark and mark not in (chr(ord("a") + nth), *_NUMERALS[nth : nth + 1]):
            match = None
        if match is None:
            _unmark(run)
            run = []
        else:
            run.append((row, match["label"]))
    _unmark(run)


def _unmark(run: Sequence[tuple[RawRow, str]]) -> None:
    for row, label in run if len(run) >= FEWEST_CODES else ():
        row.label = label


def _ascending(rows: Sequence[RawRow]) -> frozenset[str] | None:
    """The form of codes that only a part of a document's labels begin with, such as those of its expenses: they go up
    from each to the next, and few lines with amounts among them have none."""
    found = [(n, *split) for n, row in enumerate(rows) if (split := split_account_code(row.label or "")) is not None]
    forms = {account_code_form(code) for _, code, _ in found}
    codes = [int(code) for _, code, _ in found if code.isdigit()]
    if len(forms) != 1 or len(codes) < FEWEST_CODES or any(a >= b for a, b in pairwise(codes)):
        return None
    between = [row for row in rows[found[0][0] : found[-1][0] + 1] if row.valued]
    return frozenset(form for form in forms if form) if len(codes) * 2 > len(between) else None
