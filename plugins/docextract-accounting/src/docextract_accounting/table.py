"""The lines below a header: rows, headings, lines that sum, notes; and the role of every line of the document."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise

from docextract.plugin import Line
from docextract.values.bedbath import bed_bath
from docextract.values.numbers import NumberStyle, money, number_style, percent
from docextract.values.text import normal, uncontinued, words
from docextract.vocabulary import Vocabulary

from .centred import name_centred
from .header.lines import is_rule, labels_facts
from .header.marks import CODE, FACT, MARK, NOTHING, SIDED
from .header.model import Header
from .indents import tell_indented
from .items import Item, bare, is_code
from .parts import (
    as_words,
    is_aside,
    is_sum,
    sums_all,
    tell_again,
    tell_closing,
    tell_filled,
    tell_headed,
    tell_listed,
    tell_netted,
    tell_numbered,
    tell_recaps,
    tell_repeating,
    tell_runs,
    tell_sums,
    tell_whole,
)
from .spaces import holds_row
from .words import Use, class_of, may_sum, same_name, says_of_debtor, says_recap, total_of, uncounted
from .wrapping import Wrapping, ends_name, first_heading, hangs_over, heads_alike, is_below, is_bold, joined, take_name

ROLES = {"DATA": "DATA", "HEADING": "SECTION", "TOTAL": "TOTAL", "AVERAGE": "SUMMARY", "SHARE": "SUMMARY"}
BEYOND = Decimal(10) ** 15
"""No table of these kinds prints such a number; it is left unread."""
HALVES = {"¼": ".25", "½": ".5", "¾": ".75"}
_HALVES = re.compile(r"(\d*) ?([¼½¾])")
"""``1½`` baths."""
_SQUARE = re.compile(r"\[([$€£]?\d[\d,]*\.\d\d)\]")
"""Credits in square brackets: ``[72.50]``."""
OF_ONE = ("averageArea", "anyArea")
"""Measures of one unit of a type."""
MOST_HEADING = 2
"""Cells of a heading within rows; lines of more words that no rule explains are listed as unexplained."""
_DIGITS = re.compile(r"\d+")
_CENTS = re.compile(r"\d[.,]\d\d\b|\d,\d{3}\b")
_SHOWN = re.compile(r"\d\.(\d+)\D*$")
_SHOWN_SIDE = re.compile(r"[0#?][\"\\ _]*([cd]r)\b", re.IGNORECASE)
_UNIT = re.compile(
    r"(?<=\d)\s*(?:/\s*)?(?:sf|sq\.?\s*ft\.?|sqft|'|ft\.?|units?|mo\.?|month|pcm|psf|p\.?a\.?)$", re.IGNORECASE
)
"""The unit of a number behind it."""
_BALANCE = re.compile(r"(?<=\d)\s+(?:balance|bal\.?)(?:\s+due)?\W*$", re.IGNORECASE)
"""Behind what a sum is of: ``SPACE 031 BALANCE``."""
_FOOT = re.compile(r"\b(?:page|sheet)\W*\d+\W*(?:of|/)\W*\d+$", re.IGNORECASE)
_RUN_IN = re.compile(r"([^\W\d].*?[^\d\s,$]|[\d.]+x[\d.]+) \$?(\(?[\d,]+\.\d\d\)?-?)")
"""Words of one column and the amount of the next one."""
_SIDE = re.compile(r"(c|cr|credit|h)|d|dr|debit|s", re.IGNORECASE)
"""What a column of sides says of the amounts of its row: the first ones, that they are credits."""
_MINUS = re.compile(r"\W*[-–(].*\d.*|.*\d\s*[-–)]\W*")
_NET = re.compile(r"net\b", re.IGNORECASE)
_STARS = re.compile(r"\*+(?:\s+\S.*)?")
"""What stands before the sums of a ledger by their level: ``*``, ``** Company code 4610``, ``* 2* Equity``."""
_WORD = re.compile(r"[^\W\d_]{3}")
_PHONE = re.compile(r"\d{3}[\s.-]\d{4}\b")
_CASE = re.compile(r"\d+-[A-Z]{2,}-\d+", re.IGNORECASE)
_DOOR = re.compile(r"(?:n[or]|#)\W*\d+.*", re.IGNORECASE)
_SAYS = re.compile(r":|\d[/.-]\d+[/.-]\d")
"""What no word over a column holds: its own label, ``Occupant Id: 444``, or a day."""
_CODED = re.compile(r"\b(?=[A-Z\d]*[A-Z])[A-Z]*-?\d{3}[A-Z\d]*\b|#\W*\d|(?<![\d/.-])\d{5,}\b", re.IGNORECASE)
"""What no header has: the code of a tenant, ``T4412``, ``SR-0090``, ``RES# 1012``, ``account 0041252``."""
MOST_CODE, MOST_SHARE = 4, 1000
"""Letters of a code of charges; no share of a total is larger in percent."""
MOST_TOTALS = 8
"""Totals above of which a line may be the sum of some."""
FEWEST = 3
"""Rows from which on it is told that each has a second line."""
MOST_BESIDE = 3
"""Below the last total, lines of fewer than one in so many of the usual numbers are of no row."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Which uses of a document type hold numbers, and which of those are shares."""

    amounts: frozenset[str]
    shares: frozenset[str] = frozenset()
    ignored: frozenset[str] = frozenset()
    """Uses whose cells are read by nobody."""
    coded: bool = False
    """Whether rows without numbers are told by their codes."""
    facts: frozenset[str] = frozenset()
    """Uses that hold numbers in rows and in no sums of them: the bedrooms of a type."""
    recaps: bool = False
    """Whether what stands below a grand total may sum the same rows again."""


@dataclass(slots=True)
class Body:
    """A document's tables, read. ``roles`` are those of its lines by their index; unread lines have none."""

    items: list[Item]
    roles: dict[int, str]


def read_body(lines: Sequence[Line], headers: Sequence[Header], columns: Columns, vocabulary: Vocabulary) -> Body:
    """All lines of a document, those of its tables as items."""
    style = number_style(v for line in lines for v in line.values if type(v) is str)
    reader = _Reader(lines, headers, columns, vocabulary, style)
    for line in lines:
        reader.take(line)
    return Body(reader.finish(), reader.roles)


class _Reader:
    def __init__(
        self, lines: Sequence[Line], headers: Sequence[Header], columns: Columns, vocabulary: Vocabulary,
        style: NumberStyle,
    ) -> None:  # fmt: skip
        self.lines, self.at = lines, {line.index: n for n, line in enumerate(lines)}
        self.by_space = {header.last.space: header for header in headers}
        self.apart: dict[int, bool] = {}
        """Spaces of pages that have numbers and are none of a table, and whether they begin with words over them."""
        for line in (one for one in reversed(lines) if one.space not in self.by_space and len(one.filled) > 1):
            if line.grid.page is not None and (holds_row(line) or line.space in self.apart):
                self.apart[line.space] = not any(map(line.is_number, line.filled))
        self.firsts = {line.index: header for header in headers for line in header.lines}
        self.columns, self.vocabulary, self.style = columns, vocabulary, style
        self.wrapping = Wrapping(lines)
        self.header: Header | None = None
        self.roles: dict[int, str] = {}
        self.items: list[Item] = []
        self.names: list[str] = []
        """The headings so far, as compared."""
        self.heading: Item | None = None
        """The last of them."""
        self.words: list[Item] = []
        """Lines of words since the last line with numbers."""
        self.titles: set[str] = set()
        self.headed: set[int] = set()
        """Pages on which the header stands again."""
        said = [total_of(line.text(c) or "") for line in lines for c in line.filled[:2]] if columns.coded else []
        self.totals = {bare(one.scope) for one in said if one is not None and one.scope}
        self.running = _running(lines)
        self.signed = {space for space, header in self.by_space.items() if _signs_credits(lines, header)}
        """Spaces whose amounts bear their signs themselves, beside a column of sides."""
        self.marks: set[tuple[int, int]] = set()
        """Columns of what stands behind numbers, ``CR``, by header."""
        self.ended = False
        """Whether the header of another table was met."""

    def take(self, line: Line) -> None:
        """Read the next line."""
        if not line.filled:
            self.roles[line.index] = "BLANK"
            return
        if line.index in self.firsts:
            self.header = self.firsts[line.index]
            # "Recap by charge | Total due | Current": what stands below sums the rows above again.
            self.ended = bool(self.items) and says_recap(self.header.lines[0].first_text())
            self.roles[line.index] = "HEADER"
            return
        own = self.by_space.get(line.space)
        if self.header is None or (own is not None and own is not self.header and line.index < own.lines[0].index):
            self._above(line)
            return
        header = own or self.header
        if self._is_title(line):
            self.roles[line.index] = "TITLE"
        elif is_rule(line):
            self.roles[line.index] = "OTHER"
        elif line.space in self.apart:
            self.roles |= {line.index: "SUMMARY"} if self.apart[line.space] else {}
        elif _repeats(line, header):
            self.roles[line.index], self.ended = "HEADER", False
            if line.grid.page is not None:
                self.headed.add(id(line.grid))
        else:
            self._row(line, header)

    def _above(self, line: Line) -> None:
        """A line above the table: of the title block, unless it has the numbers of another table."""
        self.titles.add(_plain(line))
        role = self._furniture(line)
        if role is not None or sum(line.is_number(c) for c in line.filled) < 2:
            self.roles[line.index] = role or "TITLE"

    def _is_title(self, line: Line) -> bool:
        """Whether a line of the title block stands there again, at the head of a page or above a header."""
        header = self.header
        if _plain(line) not in self.titles or header is None or id(line.grid) in self.headed:
            return False
        if line.grid.page is not None:
            return line.grid is not header.last.grid and not any(
                item.line.grid is line.grid for item in (*self.items[-1:], *self.words)
            )
        below = next((one for one in self.lines[self.at[line.index] + 1 :] if one.filled), None)
        return below is not None and (_plain(below) in self.titles or _repeats(below, header))

    def _furniture(self, line: Line) -> str | None:
        return self.vocabulary.furniture(line.joined())

    def _row(self, line: Line, header: Header) -> None:
        item = self._item(line, header)
        if not item.amounts and (role := self._furniture(line)) is not None:
            self.roles[line.index] = role
        elif len(item.amounts) == 1 and _FOOT.search(line.joined()) is not None:
            self.roles[line.index] = "FOOTER"
        elif line.index in self.running and all(0 < value <= len(self.lines) for value in item.amounts.values()):
            self.roles[line.index] = "TITLE"  # its numbers are those of the page
        elif self._is_foot(item):
            self.roles[line.index] = "OTHER"
        elif not item.texts and not item.unread and not item.amounts:
            # Nothing of it stands in the table's columns: it is beside the table.
            self.roles[line.index] = "OTHER"
        elif len(line.filled) > 1 and header.heads.keys() >= {*line.filled}:
            item.texts, item.unread = {c: " ".join((line.text(c) or "").split()) for c in line.filled}, {}
            item.amounts = {}
            self.words.append(item)
        elif self.ended or _is_other_header(item):
            self._place_words(None)
            self.ended = True
        elif labels_facts(line) or is_aside(
            item, sum(use.name in self.columns.amounts for use in header.uses.values())
        ):
            as_words(item, line)
            self.words.append(item)
        elif item.amounts and (item.texts or len(item.amounts) > 1 or len(header.uses) < 4):
            self._take_torn(item)
            if self.items and not self.words:
                take_name(self.items[-1], item)
            self._take_merged(item)
            self._settle(item)
            self.items.append(item)
        elif item.unread and len(item.texts) > 1 and any(_unreadable(text) for text in item.unread.values()):
            self._place_words(item)
            self.items.append(item)
        elif not item.amounts and self._is_empty_row(item):
            self._place_words(None)
            self.items.append(item)
        elif not item.amounts:
            item.texts, item.unread = dict(sorted((item.texts | item.unread).items())), {}
            self.words.append(item)

    def _is_foot(self, item: Item) -> bool:
        """Whether a line is the last one of its page, and its only number, without the cents of the row above, that of
        the page."""
        line, above = item.line, self.items[-1] if self.items else None
        below = next((one for one in self.lines[self.at[line.index] + 1 :] if one.filled), None)
        if above is None or line.grid.page is None or (below is not None and below.grid.page == line.grid.page):
            return False
        shown = [line.text(item.moved.get(c, c)) or "" for c in item.amounts]
        cents = all(_CENTS.search(above.line.text(above.moved.get(c, c)) or "") for c in above.amounts)
        return len(shown) == 1 and shown[0].isdecimal() and bool(above.amounts) and cents

    def _is_empty_row(self, item: Item) -> bool:
        """Whether a line without amounts is an account as the one above, with code and name, and heads nothing."""
        above = self.items[-1] if self.columns.coded and self.items and not item.unread else None
        code, label = item.text("code"), item.text("label")
        if above is None or above.kind != "DATA" or code is None or label is None or [*item.texts] != [*above.texts]:
            return False
        if total_of(above.text("label") or "") is not None:
            return False
        alike = all(
            is_bold(item.line, c) == is_bold(above.line, c) and text.isupper() == above.texts[c].isupper()
            and abs((item.line.box(c) or (0,))[0] - (above.line.box(c) or (0,))[0]) < 2
            for c, text in item.texts.items()
        )  # fmt: skip
        forms = {len(re.findall(r"\d+", text)) for text in (code, above.text("code") or "")}
        return alike and len(forms) == 1 and class_of(label) is None and bare(label) not in self.totals

    def _item(self, line: Line, header: Header) -> Item:
        texts: dict[int, str] = {}
        amounts: dict[int, Decimal] = {}
        unread: dict[int, str] = {}
        moved: dict[int, int] = {}
        shares = 0
        last: int | None = None
        credit = False
        for at in line.filled:
            if at not in header.reach:
                continue
            mark = MARK.fullmatch(line.text(at) or "")
            if mark is not None and last is not None:
                if "c" in mark[0].lower():
                    amounts[last] = -abs(amounts[last])
                self.marks.add((id(header), at))
                continue
            last = None
            if at in header.uses and header.uses[at].name == "side" and (side := _SIDE.fullmatch(line.text(at) or "")):
                credit = side[1] is not None
            column = header.home(line, at) if any(map(str.isdigit, line.text(at) or "")) else at
            if column != at:
                moved[column] = at
            use = header.uses.get(column)
            text = " ".join((line.text(at) or "").split())
            if use is not None and use.name in self.columns.ignored:
                continue
            if use is None or use.name not in self.columns.amounts:
                home = self._home(column, line, header)
                home = home if home not in texts or any(map(line.is_number, line.filled)) else column
                texts[home] = f"{texts[home]} {text}" if home in texts else text
                moved.setdefault(home, at)
                continue
            value, share = self._number(line, at, use)
            if value is None and use.name in self.columns.facts and not _unreadable(text):
                texts[column] = text  # ``1 Bed``, or the name of a total
            elif value is None and (several := self._side_by_side(line, at, header)):
                amounts, moved = amounts | several, moved | dict.fromkeys(several, at)
            elif value is None and (behind := self._behind_words(line, at, header, texts)) is not None:
                texts[behind[0]], amounts[column] = behind[1:]
            elif value is None or abs(value) >= BEYOND:
                unread[column] = text
            else:
                amounts[column], last = value, column
                shares += share and use.name not in self.columns.shares
        if credit and header.last.space not in self.signed:
            amounts = {c: -abs(value) for c, value in amounts.items()}
        coded = not amounts and any(map(CODE.fullmatch, (*texts.values(), *unread.values())))
        if coded:  # ``t0021879``, ``Status: Current`` of a heading, over amounts
            named = [
                c for c, t in unread.items() if t[0].isalpha() or CODE.fullmatch(t) or not any(map(str.isalnum, t))
            ]
            words = {c: unread[c] for c in named}
            texts, unread = texts | words, {c: text for c, text in unread.items() if c not in words}
        return Item("DATA", line, header, texts, amounts, unread, shares=shares * 2 > len(amounts) > 0, moved=moved)

    def _home(self, column: int, line: Line, header: Header) -> int:
        """The column that a text belongs to: words that stand under each other on a page may look like columns."""
        if column in header.texts or line.grid.page is None:
            return column
        named = max((c for c in header.texts if c < column), default=None)
        use = header.uses.get(named) if named is not None else None
        return named if named is not None and use is not None and use.name not in self.columns.amounts else column

    def _number(self, line: Line, column: int, use: Use) -> tuple[Decimal | None, bool]:
        value = line.values[column]
        if type(value) is str:
            value = _SQUARE.sub(r"(\1)", value)
            value = _HALVES.sub(lambda part: f"{part[1] or 0}{HALVES[part[2]]}", value)
            if "%" in value:
                return percent(value, self.style), True
            read = money(value, self.style, credit=SIDED.search(value) is not None)
            return money(_UNIT.sub("", value), self.style) if read is None else read, False
        read, shown = money(value, self.style), line.grid.style(line.row, line.home(column)).number_format
        if read is not None and (side := _side_shown(shown, read < 0)):
            read = abs(read) * side
        return _as_shown(read, line.text(column)), "%" in shown

    def _side_by_side(self, line: Line, at: int, header: Header) -> dict[int, Decimal]:
        """The amounts of a cell that runs over as many columns of amounts, of which the others are blank: ``282.57CR
        282.57CR``, where the marks of credits leave but a blank between two columns."""
        parts, columns = (line.text(at) or "").split(), self.wrapping.columns_under(line, at)
        uses = [header.uses[c].name for c in columns if c in header.uses and (c == at or c not in line.filled)]
        if not len(columns) == len(parts) == len(uses) > 1 or not self.columns.amounts.issuperset(uses):
            return {}
        read = [money(part, self.style, credit=SIDED.search(part) is not None) for part in parts]
        found = {c: value for c, value in zip(columns, read, strict=True) if value is not None}
        return found if len(found) == len(parts) else {}

    def _behind_words(
        self, line: Line, at: int, header: Header, texts: Mapping[int, str]
    ) -> tuple[int, str, Decimal] | None:
        """The column, the words and the amount of a cell in which the words of the column left of an amount run into it
        on a page: ``Utility rebill 412.05``."""
        found = _RUN_IN.fullmatch(" ".join((line.text(at) or "").split()))
        left = max((c for c in header.texts if c < at), default=None)
        if found is None or left is None or line.grid.page is None or left in texts:
            return None
        use, value = header.uses.get(left), money(found[2], self.style)
        if value is None or (use is not None and use.name in self.columns.amounts):
            return None
        return left, found[1], value

    def _take_torn(self, item: Item) -> None:
        """Joins the lines above of which a cell of two lines hangs over a row, or over the one before."""
        left: list[Item] = []
        for torn in self.words:
            above = self.items[-1] if self.items else None
            if above is not None and hangs_over(torn, above):
                joined(torn, above, self.roles)
                self._settle_kind(above)
            elif hangs_over(torn, item) or self.wrapping.ends(item, torn):
                for column, text in torn.texts.items():
                    item.texts[column] = f"{text} {item.texts[column]}" if column in item.texts else text
                item.texts = dict(sorted(item.texts.items()))
                self.roles[torn.line.index] = "CONTINUATION"
            else:
                left.append(torn)
        self.words = left

    def _settle(self, item: Item) -> None:
        """What a line with numbers is; the words above it head it, if they head anything."""
        self._settle_kind(item)
        self._place_words(item)

    def _settle_kind(self, item: Item) -> None:
        said = total_of(item.label) if item.label else None
        if item.shares:
            item.kind = "SHARE"
        elif self.columns.coded and any(map(_STARS.fullmatch, item.texts.values())) and item.text("code") is None:
            item.kind = "TOTAL"
        elif self.columns.coded and item.label is not None and not item.label.strip("*"):
            item.kind = "TOTAL"  # ``* | 4100``, the sums of a company
        elif item.label is None:
            item.kind = "DATA" if self._goes_on(item) else "TOTAL"
        elif said is not None and not (said.kind == "share" and _is_charge(item)):
            item.kind = "AVERAGE" if said.kind == "average" else "SHARE" if said.kind == "share" else "TOTAL"
            item.scope, item.grand = said.scope, said.kind == "grand"

    def _take_merged(self, item: Item) -> None:
        """Facts of a type in cells that are merged down are those of each line beside them."""
        for column in item.header.columns(*self.columns.facts, *OF_ONE) if self.columns.facts else ():
            if column in item.amounts or not is_merged(item.line, column):
                continue
            above = next((one for one in reversed(self.items) if column in one.amounts), None)
            item.amounts |= {column: above.amounts[column]} if above is not None else {}

    def _goes_on(self, item: Item) -> bool:
        """Whether a line without a name is one more row of the name above: in a merged cell, or with the same facts."""
        above = self.items[-1] if self.items else None
        if above is None or above.kind != "DATA":
            return False
        named = next((one for one in reversed(self.items) if one.texts or one.kind != "DATA"), above)
        first = next(iter(named.texts), None) if named.kind == "DATA" else None
        if first is not None and is_merged(item.line, first):
            return True
        facts = [c for c in item.header.columns(*self.columns.facts) if c in item.amounts]
        return bool(facts) and all(item.amounts[c] == above.amounts.get(c) for c in facts)

    def _place_words(self, below: Item | None) -> None:
        """What the lines of words above a line are: the rest of the texts above them, headings of it, or notes."""
        words, self.words = self.words, []
        heads = below is not None and below.kind == "DATA"
        first = first_heading(words, below) if below is not None and heads else None
        heading: Item | None = None
        for n, item in enumerate(words):
            above = heading or (self.items[-1] if self.items else None)
            rest = first is not None and n > first and above is not None and is_below(item, above)
            alike = heading is None and below is not None and heads and heads_alike(item, self.heading, below)
            told = above is not None and says_of_debtor(next(iter(item.texts.values()), ""))
            if (
                above is not None
                and not told
                and (
                    (rest and list(item.texts) == list(above.texts)[:1])
                    or (n != first and self.wrapping.goes_on(item, above, self.names, heads=alike))
                    or (below is not None and ends_name(item, above, below))
                )
            ):
                joined(item, above, self.roles)
                if heading is not None and above is heading:
                    self.names[-1] = bare(heading.label or "")
            elif told or not heads or _is_note(item, below):
                self.roles[item.line.index] = "NOTE"
            elif (
                len(item.texts) <= MOST_HEADING
                or above is None
                or above.kind != "DATA"
                or _is_coded(item)
                or self._is_headed_alike(item)
                or item.header.heads.keys() >= item.texts.keys()
            ) and not item.unread:
                item.kind = "HEADING"
                self.items.append(item)
                self.names.append(bare(item.label or ""))
                heading = self.heading = item

    def _is_headed_alike(self, item: Item) -> bool:
        """Whether a line of words is like the last heading: the same columns, and the same first word over all."""
        above = self.heading
        if above is None or [*above.texts] != [*item.texts]:
            return False
        (one, *_), (other, *_) = words(above.label or "") or [""], words(item.label or "") or [""]
        return one == other and one.isalpha()

    def finish(self) -> list[Item]:
        """The items, once all lines are read: what stands below the last number is a note."""
        if self.items:
            self._take_torn(self.items[-1])
        self._place_words(None)
        self._hang_below()
        if self.columns.coded:
            self._join_torn()
        self._head_first()
        self.items = _go_on(self.items)
        if self.columns.facts:
            name_centred(self.items, (*self.columns.facts, *OF_ONE))
        _part_totals(self.items)
        _all_of_names(self.items)
        tell_headed(self.items)
        _sum_of_totals(self.items)
        tell_indented(self.items)
        tell_sums(self.items)
        tell_runs(self.items)
        tell_netted(self.items)
        tell_closing(self.items)
        tell_repeating(self.items)
        tell_filled(self.items)
        tell_whole(self.items)
        tell_again(self.items)
        tell_listed(self.items)
        tell_numbered(self.items)
        tell_recaps(self.items)
        if self.columns.recaps:
            self._leave_below()
        for header, column in ((h, c) for h in self.by_space.values() for c in h.uses if (id(h), c) in self.marks):
            if not any(column in item.amounts for item in self.items if item.header is header):
                header.uses[column] = Use("side")
        for item in self.items:
            self.roles[item.line.index] = ROLES[item.kind]
        return self.items

    def _hang_below(self) -> None:
        """Words below nearly every row, below those too that nothing but a total follows, are its second line: the rest
        of its name, a code and what it says, or what is said of him: below his name right of a code, or of several."""
        told = {item.line.index: item for item in self.items}
        end = max((n for n, item in enumerate(self.items) if item.kind == "TOTAL"), default=len(self.items))
        rows = [item for item in self.items[:end] if item.kind == "DATA" and item.texts]
        below: dict[int, list[Line]] = {}
        for row in rows:
            mine, more = below.setdefault(row.line.index, []), {line.index for line in row.more}
            for n in range(self.at[row.line.index] + 1, len(self.lines)):
                line = self.lines[n]
                item = told.get(line.index)
                words = item.kind == "HEADING" if item is not None else self.roles.get(line.index) == "NOTE"
                if (
                    not (words or line.index in more)
                    or line.grid is not row.line.grid
                    or line.filled[0] > max(row.texts)
                ):
                    break
                mine.append(line)
        usual = Counter(lines[0].filled[0] for lines in below.values() if lines).most_common(1)
        below = {n: [line for line in lines if line.filled[0] == usual[0][0]] for n, lines in below.items()}
        last = [lines for lines in below.values() if lines and lines[-1].index not in told]
        codes = [is_code(line.joined().split()[0]) for lines in below.values() for line in lines[:1]]
        first = self.items.index(rows[0]) if rows else 0
        led = any(is_code(item.line.joined()) for item in self.items[:first])
        coded = sum(codes) * 3 > len(codes) * 2 and not led  # a code above the first row heads each
        if len(rows) < FEWEST or not (last or coded) or sum(map(bool, below.values())) * 10 < len(rows) * 9:
            return
        texts = Counter(line.joined() for lines in below.values() for line in lines)
        owed = not self.columns.coded and not self.columns.facts
        said = owed and (usual[0][0] > min(rows[0].texts) or max(texts.values()) > 1)
        for row in rows:
            more = {line.index for line in row.more}
            for line in below[row.line.index]:
                text, home = " ".join(line.joined().split()), line.filled[0]
                if line.index in more:
                    row.texts[home] = row.texts[home].removesuffix(f" {text}")
                else:
                    row.more.append(line)
                if is_code(text.split()[0]) or said:
                    row.below.append(text)
                else:
                    row.texts[max(c for c in row.texts if c <= home)] += f" {text}"
                self.roles[line.index] = "CONTINUATION"
        hung = {line.index for lines in below.values() for line in lines}
        self.items = [item for item in self.items if item.line.index not in hung]

    def _join_torn(self) -> None:
        """The first half of an account's code and name stands above its row, which has none; and the
        words of a sum that begin below the codes and go on below the names are one text."""
        rows = [item for item in self.items if item.kind == "DATA" and item.label]
        if sum(is_code((item.label or "").split()[0]) for item in rows) * 3 < len(rows) * 2:
            return
        for item in (one for one in self.items if one.amounts and len(one.texts) > 1):
            (first, text), (column, more), *_ = item.texts.items()
            left, right = item.line.box(first), item.line.box(column)
            if left and right and text.isalpha() and (right[0] - left[2]) * len(text) < 2 * (left[2] - left[0]):
                item.texts = {c: t for c, t in item.texts.items() if c != first} | {column: f"{text} {more}"}
                self._settle_kind(item)
        torn: set[int] = set()
        for above, item in pairwise(self.items):
            column = next(iter(item.texts), -1)
            halves = above.kind == "HEADING" and item.kind == "DATA" and [*above.texts] == [column]
            rest = halves and not is_code(item.texts[column].split()[0])
            if rest and is_code(above.texts[column].split()[0]):
                item.texts[column] = f"{above.texts[column]} {item.texts[column]}"
                self.roles[above.line.index] = "CONTINUATION"
                torn.add(above.line.index)
        self.items = [item for item in self.items if item.line.index not in torn]

    def _head_first(self) -> None:
        """A line above the first header is a heading if lines above the header that stands there again are such."""
        header = next(iter(self.firsts.values()), None)
        if header is None or not self.items:
            return
        above = self._right_above(header.lines[0])
        again = [
            self._right_above(line)
            for line in self.lines
            if line.index > header.last.index
            and self.roles.get(line.index) == "HEADER"
            and _repeats(line, replace(header, lines=header.lines[:1]))
        ]
        headings = {item.line.index for item in self.items if item.kind == "HEADING"}
        others = [line for line in again if line is not None and line.index in headings]
        if above is None or not others:
            return
        if len(above.filled) > 1:  # ``A/C: | ALD001 | Name: | Alderney Print Works Ltd``
            labels = _labels(above)
            if not labels or 2 * sum(_labels(other) == labels for other in others) <= len(others):
                return
            item = self._item(above, header)
            item.texts, item.amounts, item.unread = dict(sorted((item.texts | item.unread).items())), {}, {}
        else:
            column = above.filled[0]
            item = Item("HEADING", above, header, {column: " ".join((above.text(column) or "").split())}, {}, {})
        item.kind = "HEADING"
        self.items.insert(0, item)

    def _right_above(self, line: Line) -> Line | None:
        """The nearest line above another that holds something."""
        return next((one for one in reversed(self.lines[: self.at[line.index]]) if one.filled), None)

    def _leave_below(self) -> None:
        """What stands below the last total and its rows with few numbers or another header is none of them: shares,
        ratios, recaps by another word, the foot of a page."""
        totals = [(n, item) for n, item in enumerate(self.items) if item.kind == "TOTAL"]
        rows = [item for item in self.items[: max((n for n, _ in totals), default=None)] if item.kind == "DATA"]
        if not totals or not rows:
            return
        most = Counter(len(item.amounts) for item in rows).most_common(1)[0][0]
        # A sum of few numbers that no word calls one is of a recap, as the lines beside it: ``50% AMI``.
        told = [(n, item) for n, item in totals if total_of(item.label or "") or len(item.amounts) * MOST_BESIDE > most]
        sure = {id(item) for _, item in told or totals}
        whole = max(max((n, *(item.sums or ()))) for n, item in told or totals)
        names = {frozenset(item.texts) for item in rows}
        below = self.items[whole + 1 :]
        headed = next((n for n, item in enumerate(below) if item.kind == "HEADING" and self._heads_amounts(item)), None)
        few = True
        for n, item in reversed([*enumerate(below)]):
            if item.kind == "DATA":
                few = len(item.amounts) * MOST_BESIDE <= most or (headed is not None and n > headed)
                # ``Prior month``, ``Number of accounts``
                few |= may_sum(item.label or "") or all(item.texts.keys() < shape for shape in names)
            if few and (item.kind in ("DATA", "HEADING") or (item.kind == "TOTAL" and id(item) not in sure)):
                self.roles[item.line.index] = "SUMMARY"
                item.kind = "BESIDE"
        self.items = [item for item in self.items if item.kind != "BESIDE"]

    def _heads_amounts(self, item: Item) -> bool:
        """Whether a line of words below the last total stands over columns of amounts: it heads another table."""
        named = [c for c in item.texts if (use := item.header.uses.get(c)) and use.name in self.columns.amounts]
        return len(named) > 1 and len(item.texts) > 1


def _is_charge(item: Item) -> bool:
    """Whether a word for shares is the code of a charge, ``PCT`` for percentage rent: beside other words, or alone over
    numbers that are no percentages."""
    owed = any(abs(value) > MOST_SHARE for value in item.amounts.values())
    return len(item.texts) > 1 or (owed and len(item.label or "") <= MOST_CODE)


def is_merged(line: Line, column: int) -> bool:
    """Whether a cell is part of one that begins in a line above."""
    row, at = line.row, line.home(column)
    return any(s.top < row <= s.bottom and s.left <= at <= s.right for s in line.grid.spans_down())


def _signs_credits(lines: Sequence[Line], header: Header) -> bool:
    """Whether amounts are printed as negative in lines whose column of sides says that they are credits."""
    return any(
        (side := _SIDE.fullmatch(line.text(column) or "")) is not None and side[1] is not None
        and any(_MINUS.fullmatch(line.text(c) or "") for c in line.filled if line.is_number(c))
        for column in header.columns("side")
        for line in lines if line.space == header.last.space and line.index > header.last.index
    )  # fmt: skip


def _is_note(item: Item, below: Item | None) -> bool:
    """Whether words on a sheet begin below no name of a row, but right of its first one: they are said of the row
    above."""
    first, own = min(item.texts), min(below.texts) if below is not None and below.texts else None
    use = item.header.uses.get(first)
    named = use is None or use.name in ("code", "label", "property", "unit", "tenant", "unitType")
    named |= use is not None and use.name == "lease" and _is_coded(item)  # ``Acme LLC (t0003143)`` over its lines
    return item.line.grid.page is None and own is not None and first > own and not named


def _running(lines: Sequence[Line]) -> set[int]:
    """Lines that stand on other pages too, at the same height and with the same words but for figures, none of which
    is an amount: those of all are the same ones, or the page's."""
    found: dict[tuple[str, int], list[Line]] = {}
    for line in lines:
        if line.grid.page is not None and (box := line.row_box()) is not None and not _CENTS.search(line.joined()):
            found.setdefault((_plain(line), round(box[1])), []).append(line)
    several = [mine for mine in found.values() if len({id(line.grid) for line in mine}) > 1]
    return {line.index for mine in several if _counts_pages(mine) for line in mine}


def _counts_pages(lines: Sequence[Line]) -> bool:
    """Whether each figure of lines on several pages is the same on all, or one more on each next page."""
    figures = [(line.grid.page or 0, [*map(int, _DIGITS.findall(line.joined()))]) for line in lines]
    return all(
        len({*values}) == 1 or len({value - page for (page, _), value in zip(figures, values, strict=True)}) == 1
        for values in zip(*(mine for _, mine in figures), strict=True)
    )


def _is_other_header(item: Item) -> bool:
    """Whether words stand where several numbers should: the header of another table."""
    words = [
        t for t in item.unread.values()
        if (_WORD.search(t) or bed_bath(t) is not None) and not _SAYS.search(t) and NOTHING.fullmatch(t) is None
    ]  # fmt: skip
    called = any(_PHONE.search(text) for text in item.unread.values())  # whom to call about a tenant
    return not (item.amounts or called or _is_coded(item)) and len(words) > 1 and len(words) * 2 > len(item.unread)


def _is_coded(item: Item) -> bool:
    """Whether a line of words holds the code of a tenant or the number of a unit, as the head of a block does."""
    return any(_CODED.search(text) or FACT.search(text) for text in (*item.texts.values(), *item.unread.values()))


def _unreadable(text: str) -> bool:
    """Whether a text stands for a number that nobody can read: no word, and not that of a telephone, a door, a case."""
    named = _WORD.search(text) or _PHONE.search(text) or _DOOR.fullmatch(text) or _CASE.fullmatch(text)
    return NOTHING.fullmatch(text) is not None or named is None


def _go_on(items: Sequence[Item]) -> list[Item]:
    """The items without headings that only say that one above goes on: ``Haskins, Jo (continued)``, or ``Site 63 |
    Haskins, Jo (cont'd)`` below ``Site 63 | Haskins, Jo | C-0063``."""
    found: list[Item] = []
    headed = ""
    for item in items:
        if item.kind == "HEADING":
            texts = [uncontinued(text) for text in item.texts.values()]
            said = normal(" ".join(texts))
            if said and texts != [*item.texts.values()] and f"{headed} ".startswith(f"{said} "):
                continue
            headed = said
        found.append(item)
    return found


def _part_totals(items: Sequence[Item]) -> None:
    """Lines that are named for the heading above are its total; rows that only begin with the word are rows."""
    size = {id(item): sum(c <= max(item.header.texts) for c in item.texts) for item in items}
    usual = Counter(size[id(item)] for item in items if item.kind == "DATA")
    typical = usual.most_common(1)[0][0] if usual else 1
    headings: list[tuple[str, int]] = []
    said = {uncontinued(item.label) for item in items if item.kind == "HEADING" and item.label}
    often = Counter(item.label for item in items if item.kind == "DATA")
    for n, item in enumerate(items):
        if item.kind == "HEADING" and item.label:
            headings.append((item.label, n))
        elif item.kind == "DATA" and item.label and size[id(item)] <= typical and not _says_class(item):
            label = _BALANCE.sub(
                "", uncounted(item.label.lstrip("*= "))
            )  # the levels of sums: ``* Customer 104417``, ``** Company``
            last = reversed(headings[-3:])
            named = next((one for one in last if any(same_name(name, label) for name in _names(one[0]))), None)
            if named is not None and often[item.label] > 1 < sum(_within(label, one) for one in said):
                named = None  # ``Rent`` below ``Rent account 0041472``, of which there are more
            # ``Net income`` is none of ``Income``.
            more = named is not None and _NET.match(label) is not None and _NET.match(named[0]) is None
            if named is not None and ((size[id(item)] < typical and not more) or is_sum(items, n, named[1])):
                item.kind, item.scope = "TOTAL", named[0]
        elif item.kind == "TOTAL" and item.scope and size[id(item)] >= max(2, typical):
            item.kind, item.scope = "DATA", None


def _says_class(item: Item) -> bool:
    """Whether the first words of a line with others are those of its class, ``A`` of a lead sheet: no name of it."""
    return len(item.texts) > 1 and any(item.texts.get(c) == item.label for c in item.header.columns("class"))


def _within(label: str, heading: str) -> bool:
    """Whether a label is but a part of a heading."""
    return normal(label) != normal(heading) and normal(label) in normal(heading)


def _all_of_names(items: Sequence[Item]) -> None:
    """Lines of one text, ``All`` and a name that stands above in that column or left of it, are the total of the rows
    from there on: ``All Annex`` below ``ANNEX (extended stay)`` in a column of buildings, ``Fifth floor, all`` below
    the heading ``Fifth floor (penthouse)``."""
    said: dict[tuple[int, str], tuple[str, int]] = {}
    for n, item in enumerate(items):
        column, text = next(iter(item.texts.items()), (0, ""))
        called = normal(text).replace(",", "")
        name = called.removesuffix(" all") if called.endswith(" all") else called.removeprefix("all ")
        above = [key for key, (one, _) in said.items() if key[0] <= column and name in _names(one)]
        if item.kind == "DATA" and above and len(item.texts) == 1 and name != called:
            item.scope, first = said.pop(above[0])
            item.kind, item.grand = "TOTAL", False
            item.sums = [m for m in range(first, n) if items[m].kind == "DATA"]
        elif item.kind in ("DATA", "HEADING"):
            for key, one in (((c, item.kind), one) for c, one in item.texts.items()):
                if key not in said or normal(said[key][0]) != normal(one):
                    said[key] = (one, n)


def _names(text: str) -> tuple[str, str]:
    """A name as compared, with what stands behind it in brackets and without."""
    return normal(text), normal(text.partition(" (")[0])


def _sum_of_totals(items: Sequence[Item]) -> None:
    """A line that is the sum of some totals above, which follow each other, is one too, whatever it is called:
    ``Current tenants (33 accounts)`` below three patches, ``Offices`` below their zones and the total of storerooms.
    Numbers that are no such sums lie among theirs, as averages do."""
    totals: list[Item] = []
    for item in items:
        runs = [totals[a:b] for b in range(len(totals), 1, -1) for a in range(b - 1)] if item.kind == "DATA" else []
        if item.kind == "TOTAL":
            totals = [*totals, item][-MOST_TOTALS:]
        elif any(sums_all(item, run) for run in runs):
            item.kind, totals = "TOTAL", []


def _as_shown(value: Decimal | None, text: str | None) -> Decimal | None:
    """A workbook's number with the decimals that its cell shows: 865 shown as 865.00 is known to the cent."""
    if value is None or abs(value) >= BEYOND or text is None or (found := _SHOWN.search(text)) is None:
        return value
    shown = Decimal(1).scaleb(-len(found[1]))
    return value.quantize(shown) if value == value.quantize(shown) else value


@lru_cache(1 << 9)
def _side_shown(number_format: str, negative: bool) -> int:
    """What the format of a workbook's number says of its side: -1 of a credit, ``0.00" Cr"``, 1 of a debit, else 0."""
    sections = number_format.split(";")
    if not re.search(r"\[[<>=]", number_format):
        sections = sections[negative and len(sections) > 1 :][:1]
    sides = {side[1].casefold() if (side := _SHOWN_SIDE.search(one)) else "" for one in sections}
    return {"cr": -1, "dr": 1}.get(sides.pop(), 0) if len(sides) == 1 else 0


def _plain(line: Line) -> str:
    return _DIGITS.sub("#", " ".join(line.joined().split()).casefold())


def _labels(line: Line) -> list[str]:
    """What the cells of a line say of themselves before a colon."""
    return [text.partition(":")[0] for c in line.filled if ":" in (text := line.text(c) or "")]


def _repeats(line: Line, header: Header) -> bool:
    """Whether a line is one of the header's again: on another page, or before another group, where what stood beside
    the first one may be missing."""
    said = "".join(line.joined().split()).casefold()
    return any(said == "".join(one.joined().split()).casefold() or _is_part(line, one) for one in header.lines)


def _is_part(line: Line, header: Line) -> bool:
    """Whether a line says in all of its cells, more than half of a header's line, what that does."""
    cells = line.filled if not line.has_numbers() else []
    return 2 * len(cells) > len(header.filled) > 1 and all(header.text(c) == line.text(c) for c in cells)
