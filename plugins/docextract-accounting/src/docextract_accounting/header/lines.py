"""Which lines may be of a header, and which are rows, prose or the title block above it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from math import inf

from docextract.plugin import Line
from docextract.values.dates import looks_like_date
from docextract.values.numbers import is_money_like

from ..spaces import begins_ages
from ..words import is_title, says_nothing, total_of, use_of
from .marks import CODE, DAY, FACT, YEAR
from .model import FEWEST_GROUPS, MOST_WORD, NAMES, NEAR, SAME, Extents, Header
from .spans import boxes_of, column_under, homes_of, spanning, spans_over

MOST_TEXT = 80
"""Characters of any cell of a header."""
_OF_MONTH = re.compile(r"\d{2}[/.-]20\d\d|20\d\d-\d{2}")
FEWEST_CODES = 2
"""Numbers that rise beside words of a header are codes, if they are more."""
MOST_DATED = 2
"""Words that name columns, for each day beside them, from which on these are days of balances and no row's."""
ROOM = 1.3
"""Of its height, how far below another line of a header one may stand on a page."""
LEFT_FREE = 0.9
"""Of its height, from which on there is room for a line below one of a page."""
CLOSE = 0.6
"""Of its height, how far a text may stand above a header on a page of which it is part."""
MOST_DASH = 4
"""Characters of a dash in a cell; more are a rule."""
_AS_OF = re.compile(r"(?:as\s+(?:of|at)|printed|run|generated)\b.*\d", re.IGNORECASE)
_LESS = re.compile(r"^(?:less|add|plus|deduct)\s*:", re.IGNORECASE)
_SAID = re.compile(r"[^\W\d][^:]{1,20}: \w.*")
"""What is said of whose lines follow: ``Status: Active`` beside ``Room: 202``."""
_LED = re.compile(r"[^\W\d][^:]{1,20}: ?\d[\w-]*")
"""What a heading of rows begins with: ``Project: 001``."""
_NOTE = re.compile(r"\(\d\)")
_STAMPED = re.compile(
    r"\b(?:printed|run|generated|as\s+(?:of|at|on))\b\W*(?:on\W*)?\d|\b(?:19|20)\d\d\s+(?:to|through|thru|until|bis)\s+\d",
    re.IGNORECASE,
)
"""What a title says, of one day or of a period: ``printed 17.02.2025``, ``01-Oct-2025 to 31-Oct-2025``."""
_PADDED = re.compile(r"0\d{2,4}")
_ENTITY = re.compile(r"\(\d{2,5}\)")
"""The code of an entity below its name: ``Cedar Hollow`` over ``(110)``."""
_DRAWN = re.compile(r"[\W_]+")
_MARK = re.compile(r"\(\w{1,2}\)|[A-Za-z]")


def is_rule(line: Line) -> bool:
    """Whether a line only parts others: dashes, or the marks of columns, ``(a)``, ``(b)``."""
    texts = [str(line.text(c)).strip() for c in line.filled]
    drawn = all(_DRAWN.fullmatch(text) for text in texts) and any(len(text) > MOST_DASH for text in texts)
    return drawn or (len(texts) > 2 and all(_MARK.fullmatch(text) for text in texts))


def levels_of(block: Sequence[Line]) -> int:
    """How many lines of a header stand below each other: what is half a line off another of a page, in the middle of a
    higher cell, is no further one."""
    levels, edge = 0, -inf
    for line in block:
        box = line.row_box()
        if box is None or box[1] >= edge:
            levels, edge = levels + 1, box[3] if box is not None else -inf
    return levels


def is_beside(one: Line, other: Line) -> bool:
    """Whether two lines stand on the same sheet or page; a header may be in a grid of its own there."""
    return one.grid is other.grid or (one.grid.page is not None and one.grid.page == other.grid.page)


def qualifies(above: Line, header: Header, extents: Extents, document_type: str) -> bool:
    """Whether a line of words stands over the columns of a header, as its upper line does, and no title block.

    It does over most of them, over columns of which the words below say too little, or right above: on a sheet in the
    row above, on a page as near as the lines of one text.
    """
    if titles_document(above, extents, document_type) or _says_day_apart(above, header):
        return False
    paged = above.grid.page is not None
    spans = spans_over([above, *header.lines], header.reach, extents)[0] if paged else spanning(above, header.reach)
    homes = homes_of(above, header.reach, extents, spans)
    adjacent = not paged and above.row + 1 == header.lines[0].row
    covered = homes.keys() | {c for span in spans.values() if adjacent or paged for c in span}
    short = all(is_short(text, len(spans.get(c, (c,)))) for c, (text, _) in homes.items())
    if len(homes) == 1:
        told = not says_nothing(above.text(above.filled[0]) or "", document_type)
        return (
            told
            and short
            and is_close(above, header, extents)
            and not holds_numbers(above, header.reach, document_type)
        )
    lacking = sum(c in header.unknown or c not in header.texts for c in homes) * 2 > len(homes)
    return (
        short
        and len(homes) > 1
        and (
            lacking
            or is_near(above, header, extents)
            or sum(c in header.texts for c in covered) * 2 > len(header.texts)
            or (adjacent and (len(homes) >= FEWEST_GROUPS or spans.keys() >= homes.keys()))
            or (paged and spans.keys() >= homes.keys() and _is_next(above, header))
        )
        and not holds_numbers(above, header.reach, document_type)
    )


def _says_day_apart(above: Line, header: Header) -> bool:
    """Whether a line of a page says of which day the report is, or when it was printed, with room for a line of text
    below it: it is of the title block, whatever else stands in it."""
    return _is_dated(above) and _leaves_room(above, header.lines[0])


def _is_dated(line: Line) -> bool:
    return any(_AS_OF.match(line.text(c) or "") for c in line.filled)


def _leaves_room(above: Line, below: Line) -> bool:
    upper, lower = above.row_box(), below.row_box()
    return upper is not None and lower is not None and lower[1] - upper[3] > LEFT_FREE * (upper[3] - upper[1])


def is_near(above: Line, header: Header, extents: Extents) -> bool:
    """Whether a line of several short texts stands right above a header of a page: it may be part of that. Texts with
    days, as in title blocks, are where most stand over several columns: ``IN-PLACE (JULY 2025)``."""
    upper, lower = above.row_box(), header.lines[0].row_box()
    if upper is None or lower is None or len(above.filled) < 2:
        return False
    texts = [above.text(c) or "" for c in above.filled]
    if sum(DAY.search(text) is not None for text in texts) * 2 < len(texts):
        return lower[1] - upper[3] < CLOSE * (upper[3] - upper[1]) and all(map(is_short, texts))
    spans = spans_over([above, *header.lines], header.reach, extents)[0]
    return lower[1] - upper[3] < upper[3] - upper[1] and len(spans) > 1 and len(spans) * 2 > len(texts)


def _is_next(above: Line, header: Header) -> bool:
    """Whether a line of titles over several columns each stands above a header of a page with no room for a line of
    text between them."""
    upper, lower = above.row_box(), header.lines[0].row_box()
    return upper is not None and lower is not None and lower[1] - upper[3] < upper[3] - upper[1]


def is_short(text: str, columns: int = 1) -> bool:
    """Whether a text over some columns is none of a title block, nor prose."""
    return len(text) <= MOST_WORD * columns and not _labelled(text)


def _labelled(text: str) -> bool:
    """Whether a text is a label with what it says, as those of title blocks; ``Less: Utility`` is none."""
    return re.search("[:=]", _LESS.sub("", text)) is not None


_TITLED_DAY = re.compile(r"as (?:of|at)\b", re.IGNORECASE)


def labels_facts(line: Line) -> bool:
    """Whether cells of a line are labels of what stands beside them, as in the heading of a block and in no header:
    ``A/C: | ABBO01 | Name: | Abbotsleigh Joinery Ltd | Contact: ...``. ``Grand Totals:`` labels no fact."""
    said = [line.text(c) or "" for c in line.filled]
    return sum(text.rstrip().endswith(":") and total_of(text) is None for text in said) > 1


def is_close(above: Line, header: Header, extents: Extents) -> bool:
    """Whether a text alone in its line stands over columns of amounts as part of their header: right above it on a
    page, over several merged columns on a sheet; else it may be the corner of a title block."""
    spans = spanning(above, header.reach)
    homes = homes_of(above, header.reach, extents, spans)
    if len(homes) != 1:
        return False
    (home,) = homes
    first = min((c for c, use in header.uses.items() if use.name not in NAMES), default=home)
    first = min([first, *(c for c in header.unknown if c in extents.numeric)])
    upper, lower = above.row_box(), header.lines[0].row_box()
    if upper is None or lower is None:
        return home in spans and home >= first
    middle, boxes = (upper[0] + upper[2]) / 2, boxes_of(header.lines, extents)
    if not boxes:
        return False
    whole = min(a for a, _ in boxes.values()), max(b for _, b in boxes.values())
    flush = any(abs(upper[2] - b) < SAME for _, b in boxes.values())
    centred = abs(middle - sum(whole) / 2) < 2 * NEAR and not flush  # the title of the page
    high, text = upper[3] - upper[1], above.joined()
    under = any(a < upper[2] and upper[0] < b and c >= first for c, (a, b) in boxes.items())
    near = lower[1] - upper[3] < CLOSE * high and high < (1 + CLOSE) * (lower[3] - lower[1])
    return under and near and not centred and middle < whole[1] and DAY.search(text) is None


def holds_numbers(line: Line, reach: range, document_type: str) -> bool:
    """Whether a line holds amounts or dates, as no header does; ages are neither, nor are the days of balances."""
    said = [line.text(c) or "" for c in line.filled if c in reach]
    if any(FACT.search(text) for text in said) or sum(_SAID.fullmatch(text) is not None for text in said) > 1:
        return True
    if document_type == "AGED_RECEIVABLES" and any(map(CODE.fullmatch, said)):
        return True
    if said and _LED.fullmatch(said[0]):
        return True
    ages = [c for c in line.filled if c in reach and is_age(line.text(c))]
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
    if document_type != "UNIT_MIX" and several and all(YEAR.fullmatch(text) for text in numbers):
        numbers = []  # the years of balances, or of months in the line above
    years = 0 < len(numbers) < len(mine) and all(map(YEAR.fullmatch, numbers))
    if document_type == "UNIT_MIX" and years and (len(numbers) > 1 or len(words) > MOST_DATED):
        numbers = []  # of fees: ``Capacity``, ``Filled``, 2024, 2025
    return bool(dates) or bool(numbers and not (document_type == "AGED_RECEIVABLES" and begins_ages(line)))


def ends_days(block: Sequence[Line], reach: range, document_type: str) -> bool:
    """Whether the last of some lines of a header holds nothing but days of balances, below words that they end:
    ``Year to`` over ``31.03.24``; or words and the day of a count, ``Occupied`` over ``9/30``."""
    *above, last = block
    mine = [c for c in last.filled if c in reach]
    days = [c for c in mine if looks_like_date(last.values[c])]
    if document_type == "UNIT_MIX":
        words = not any(is_money_like(last.values[c]) for c in mine if c not in days)
        return words and len(days) == 1 < len(mine) and any(days[0] in line.filled for line in above[-1:])
    alone = document_type == "TRIAL_BALANCE" and len(days) == len(mine)
    return alone and any(c in line.filled for line in above[-1:] for c in mine)


def stands_apart(block: Sequence[Line], reach: range, extents: Extents) -> bool:
    """Whether the last of some lines of a page leaves room for a line above it, where what stands there is no titles of
    several columns each: it is of a title block then. So is any that says when it was printed, above such room."""
    if len(block) < 2:
        return False
    if any(_leaves_room(one, other) and _is_dated(one) for one, other in pairwise(block)):
        return True
    upper, lower = block[-2].row_box(), block[-1].row_box()
    if upper is None or lower is None or lower[1] - upper[3] <= ROOM * (lower[3] - lower[1]):
        return False
    return len(spans_over(block[-2:], reach, extents)[0]) * 2 <= len(block[-2].filled)


def is_prose(line: Line) -> bool:
    """Whether a line holds a sentence, or a long text that says itself what it tells: ``Administrators: Pell & Co``."""
    texts = [line.text(column) or "" for column in line.filled]
    return any(len(text) > (MOST_WORD if _labelled(text) else MOST_TEXT) for text in texts)


def titles_document(line: Line, extents: Extents, document_type: str) -> bool:
    """Whether a line of a page says over the codes or names of its rows what the document is, or anywhere what it is
    and of which day."""
    amounts = extents.numeric - {min(extents, default=0)}
    texts = [(line.text(c) or "", column_under(line, c, extents) not in amounts) for c in line.filled if line.box(c)]
    dated = document_type != "AGED_RECEIVABLES"  # what is owed, and at which day, may stand over its ages
    return any(
        is_title(text, document_type)
        and use_of(text, document_type) is None
        and (left or (dated and len(text) > MOST_WORD and DAY.search(text) is not None))
        for text, left in texts
    )


def dates_document(block: Sequence[Line]) -> bool:
    """Whether the last but one of some lines of a sheet says of which day the document is, above an empty row: it is of
    the title block, whatever stands beside it (``As of December 31, 2024 | Accrual Basis``)."""
    if len(block) < 2 or block[-2].grid.page is not None or block[-1].row == block[-2].row + 1:
        return False
    first = block[-2].first_text()
    return _TITLED_DAY.match(first) is not None and DAY.search(first) is not None


def is_age(text: str | None) -> bool:
    use = use_of(text, "AGED_RECEIVABLES") if text else None
    return use is not None and use.name == "bucket"
