"""Rolls of blocks: a line for each unit at the margin, and below it, further right, what else is said of it.

``100  Sandhill Group  1,237 RSF`` over ``Term 06/01/2024 to 05/31/2029  Security deposit 2,242.06`` and a line for each
charge; ``A  Corner Bean  1,850  3,237.50`` over ``lease 6/1/2021 to 5/31/2026. deposit $3,000.00``. Amounts of the head
line keep their columns, and the words above these; what the lines below say goes into a column for each field.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from ....document import PageGrid, Word
from ....models.place import around
from ....values.areas import area
from ....values.codes import looks_like_unit
from ....values.dates import DateOrder, date_order, find_dates, looks_like_date
from ....values.numbers import is_money_like, is_nought, money
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.facts import labelled, remarked, said
from ..anatomy.fieldkinds import NO_TEXT
from ..anatomy.headerblocks import GOOD
from ..prints.arranged import Piece, Row, arrange, numbered
from ..prints.headlines import is_named_unit
from .letters import told

FEWEST = 3
"""Blocks of a roll."""
MOST = 0.6
"""So many of the units have lines below them."""
FURTHER = 3.0
"""Points by which the lines of a block begin further right than its first one; a column of a sheet counts as ten."""
APART = 0.9
"""Of its height: how far from one another words stand that are none of one cell."""
NEAR, FAR = 2.0, 8.0
"""Points within which lines begin at one place, and numbers with one digit more."""
MOST_BELOW = 40
"""Lines of a block."""
MOST_BEHIND = 40
"""Letters behind the days of a lease."""
SUMS = 2
"""Amounts below those of the units that make a row one of sums."""
FIELDS = (
    "unit", "tenantName", "unitType", "area", "contractRent", "annualRent", "marketRent", "deposit", "balance",
    "totalCharges", "moveInDate", "leaseStartDate", "leaseEndDate", "moveOutDate", "statusText",
)  # fmt: skip
AMOUNTS = frozenset({"contractRent", "marketRent", "deposit", "balance", "totalCharges"})
CHARGES, STEPS, NOTES = "Charges", "Rent steps", "Notes"
"""Columns of lists and of what says nothing known."""
WORDS = "words"
"""Words that may be whoever has the unit, or what it is."""
_COUNTED = re.compile(r"\d{1,3}[.)]\s+(\S.*)")
_NUMBERED = re.compile(r"\d{1,5}[A-Za-z]?\s+#\s?\d{1,4}[A-Za-z]?")
"""A house and a door: ``214 #1``."""
_WORDS = wordlist("docextract.vocabulary", "letters.toml")["remark"]
_PARTS = later(
    rf";\s+|(?<=[\w)%]{{2}})\.\s+(?=[A-Za-z])|\.$|\s+(?=\((?:{alternatives(_WORDS['brackets'])}))", re.NOFLAG
)
_LABEL = re.compile(r"(?P<label>[^\W\d][^:;$€£\d]{1,28}?)\s*:\s*(?P<value>\S.*)")
_NAMED = re.compile(r"(?P<label>[^\W\d][^:;$€£\d]{1,28}?)\s+(?P<value>[$€£]?\s?\d[\d,]*(?:\.\d\d)?)")
"""Words and the amount behind them: ``Security deposit 2,242.06``."""

_MONEY = re.compile(
    r"(?:[$€£]\s?\d[\d,]*(?:\.\d\d)?|\d[\d,]*\.\d\d)(?:\s*(?:p\.?\s?a\b\.?|(?:per|a)\s+(?:annum|year)))?"
)
_REMARK = later(rf"\s[-\u2013\u2014]\s|[,(.]|\s(?={alternatives(_WORDS['begins'])})")
"""Where a remark begins."""

Facts = dict[str, list[Piece]]


class _Token(NamedTuple):
    """Words of a line that stand together, where they begin and end, and the cell that holds them."""

    text: str
    x0: float
    x1: float
    piece: Piece


class _Row(NamedTuple):
    """A line as it is printed: parted where its words stand apart, whatever the columns of the page are."""

    line: Line
    tokens: Sequence[_Token]

    @property
    def first(self) -> str:
        """Its first words."""
        return self.tokens[0].text

    @property
    def x(self) -> float:
        """Where it begins."""
        return self.tokens[0].x0

    def has_numbers(self) -> bool:
        """Whether some of its words are a number."""
        return any(_is_amount(token.text) for token in self.tokens)


class _Block(NamedTuple):
    """The row that names a unit, and those below it that say more of it."""

    head: _Row
    below: Sequence[_Row]


def read_blocks(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a row for each block, under words for what it says; none where the document has no blocks."""
    rows_of = [_Row(line, tokens) for line in lines if not line.is_drawn() and (tokens := _tokens(line))]
    blocks = _blocks(rows_of, vocabulary)
    if not blocks:
        return []
    labels = _labels(rows_of, blocks, vocabulary)
    order = date_order([token.text for row in rows_of for token in row.tokens])[0]
    reader = _Reader(vocabulary, order, kinds=_are_kinds(blocks))
    facts = [reader.facts(block, labels) for block in blocks]
    telling = sum(len(one.keys() & {*FIELDS, CHARGES}) > FEWEST - 1 or _is_vacant(one, vocabulary) for one in facts)
    if telling < MOST * len(blocks) or not any("leaseEndDate" in one or CHARGES in one for one in facts):
        return []
    names = [*FIELDS, CHARGES, STEPS, NOTES]
    named = [name for name in names if any(name in one for one in facts)]
    lead = blocks[0].head.line
    words = [name if name in (CHARGES, STEPS, NOTES) else vocabulary.word_for(name) for name in named]
    words = [reader.of_year + name if name == CHARGES else name for name in words]
    header: dict[int, Sequence[Piece]] = {c: (Piece(w, lead, lead.filled[0]),) for c, w in enumerate(words)}
    header |= {len(named) + n: (label.piece,) for n, label in enumerate(labels)}
    apart = len(named) + len(labels)
    taken = {row.line.index for block in blocks for row in (block.head, *block.below)}
    of = {block.head.line.index: (block.head, one) for block, one in zip(blocks, facts, strict=True)}
    rows: list[tuple[Line, Row]] = []
    first = lead.index
    others = {row.line.index: row for row in rows_of}
    for line in lines[first:]:
        if line.index in of:
            head, one = of[line.index]
            own: dict[int, Sequence[Piece]] = {named.index(name): pieces for name, pieces in one.items()}
            rows.append((line, own | _amounts(head, labels, len(named))))
        elif line.index not in taken:
            row = others.get(line.index)
            rows.append((line, {} if row is None else reader.beside(row, labels, named)))
    width = apart + 1
    made = arrange([(lead, header), *rows], width, lines[-1].space + 1)
    return numbered([*lines[:first], *made])


def _tokens(line: Line) -> list[_Token]:
    """The words of a line, parted where they stand apart; those of a sheet by its cells."""
    cells = {c: box for c in line.filled if (box := line.box(c)) is not None}
    grid = line.grid
    if not isinstance(grid, PageGrid) or grid.on is None or not cells:
        return [_Token(line.text(c) or "", 10.0 * c, 10.0 * c + 9, Piece(line.values[c], line, c)) for c in line.filled]
    x0, top, x1, bottom = around([*cells.values()])
    words = sorted(grid.on.words_within((x0 - 1, top - 1, x1 + 1, bottom + 1)), key=lambda word: word.x0)
    groups: list[list[Word]] = []
    for word in words:
        near = bool(groups) and word.x0 - groups[-1][-1].x1 < APART * (word.bottom - word.top)
        if groups and (near or groups[-1][-1].text.endswith(":")):
            groups[-1].append(word)
        else:
            groups.append([word])
    found: list[_Token] = []
    for group in groups:
        text = " ".join(word.text for word in group)
        middle = (group[0].x0 + group[-1].x1) / 2
        column = min(cells, key=lambda c: max(cells[c][0] - middle, middle - cells[c][2]))
        found.append(_Token(text, group[0].x0, group[-1].x1, Piece(text, line, column)))
    return found


def _is_unit(text: str, vocabulary: Vocabulary) -> bool:
    if looks_like_date(text) or vocabulary.total(text) is not None:
        return False
    named = looks_like_unit(text) or is_named_unit(text, vocabulary)
    return named or any(pattern.fullmatch(text) for pattern in (_COUNTED, _NUMBERED))


def _blocks(rows: Sequence[_Row], vocabulary: Vocabulary) -> list[_Block]:
    """The blocks of a document; none where too few rows name a unit at one place and stand over rows further right."""
    may = [row for row, below in pairwise(rows) if _is_unit(row.first, vocabulary) and _is_deeper(row, below)]
    at = Counter(round(row.x) for row in may)
    if not at or max(at.values()) < FEWEST:
        return []
    margin = at.most_common(1)[0][0]
    if len({row.first.split()[0] for row in may if abs(row.x - margin) <= NEAR}) == 1:
        # Terms of leases begin lines of their own below the units: "Lease 24/07/2025 to 23/07/2030".
        margin = min(x for x, count in at.items() if count >= max(FEWEST, MOST * at[margin]))
    may = [row for row in may if abs(row.x - margin) <= NEAR]
    heads = {row.line.index for row in may}
    seconds = {round(row.tokens[1].x0) for row in may if len(row.tokens) > 1}
    for row, below in zip(rows, [*rows[1:], None], strict=True):
        beside = len(row.tokens) > 1 and any(abs(row.tokens[1].x0 - x) <= NEAR for x in seconds)
        counted = _COUNTED.fullmatch(row.first) is not None
        if abs(row.x - margin) > (FAR if counted else NEAR) or vocabulary.total(row.first) is not None:
            continue
        deeper = below is not None and _is_deeper(row, below)
        vacant = any(_vacancy(token.text, vocabulary) for token in row.tokens[1:2])
        if ((beside or counted) and deeper and (counted or not row.has_numbers())) or (beside and vacant):
            heads.add(row.line.index)
    ends = [token.x1 for row in may for token in row.tokens[1:] if _is_amount(token.text)]
    blocks: list[_Block] = []
    head: _Row | None = None
    below_it: list[_Row] = []
    for row in rows:
        if row.line.index in heads:
            blocks += [_Block(head, below_it)] if head is not None else []
            head, below_it = row, []
        elif head is not None:
            inside = row.x > margin + FURTHER and _is_with(row, head) and len(below_it) < MOST_BELOW
            under = [t for t in row.tokens if _is_amount(t.text) and any(abs(t.x1 - end) <= NEAR for end in ends)]
            if inside and len(under) < SUMS:
                below_it.append(row)
            else:
                blocks.append(_Block(head, below_it))
                head = None
    blocks += [_close_rows(_Block(head, below_it), blocks)] if head is not None else []
    deep = sum(bool(block.below) for block in blocks)
    names = {block.head.first for block in blocks}
    return blocks if deep >= max(FEWEST, MOST * len(blocks)) and len(names) >= MOST * len(blocks) else []


def _close_rows(last: _Block, others: Sequence[_Block]) -> _Block:
    """The last block without what stands further below it than the rows of any other stand from one another."""
    most = max((gap for block in others for gap in _gaps(block)), default=0.0)
    kept = [*takewhile(lambda pair: pair[1] <= most + NEAR, zip(last.below, _gaps(last), strict=True))]
    return _Block(last.head, [row for row, _ in kept]) if most else last


def _gaps(block: _Block) -> list[float]:
    """How far each row of a block stands below the one above it; nought in sheets."""
    pairs = pairwise((block.head, *block.below))
    boxes = [(above.line.row_box(), below.line.row_box()) for above, below in pairs]
    return [two[1] - one[3] if one is not None and two is not None else 0.0 for one, two in boxes]


def _is_deeper(row: _Row, below: _Row) -> bool:
    return below.x > row.x + FURTHER and _is_with(below, row)


def _is_with(one: _Row, other: _Row) -> bool:
    """Whether two rows stand on one page, or in one sheet."""
    a, b = one.line.grid, other.line.grid
    return a is b or (a.page is not None and a.page == b.page)


def _vacancy(text: str, vocabulary: Vocabulary) -> bool:
    """Whether words say that nobody is there, whatever follows: ``EMPTY - asking $1,600``, ``VACANT since July 1``."""
    return vocabulary.sentinel(_REMARK.split(text)[0]) is not None


def _labels(rows: Sequence[_Row], blocks: Sequence[_Block], vocabulary: Vocabulary) -> list[_Token]:
    """The words above the amounts of the head lines, from left to right."""
    amounts = [token for block in blocks for token in block.head.tokens[1:] if _is_amount(token.text)]
    taken = {row.line.index for block in blocks for row in (block.head, *block.below)}
    found: list[_Token] = []
    for row in rows if amounts else ():
        if row.line.index in taken or row.has_numbers():
            continue
        over = [token for token in row.tokens if any(_is_over(token, amount) for amount in amounts)]
        if len(over) > len(found) and any(vocabulary.hinting.header(token.text) for token in over):
            found = over
    return found


def _is_over(label: _Token, amount: _Token) -> bool:
    return min(label.x1, amount.x1) - max(label.x0, amount.x0) > 0


def _is_nothing(text: str) -> bool:
    return text.casefold() in NO_TEXT or is_nought(text)


def _is_amount(text: str) -> bool:
    size = area(text)
    return is_money_like(text) and (size is None or size.unit is None)


def _amounts(row: _Row, labels: Sequence[_Token], first: int) -> dict[int, Sequence[Piece]]:
    """The words of a row below the labels, each in the column of the label that it ends nearest to."""
    found: dict[int, Sequence[Piece]] = {}
    for token in row.tokens[1:]:
        under = [(abs(label.x1 - token.x1), n) for n, label in enumerate(labels) if _is_over(label, token)]
        if under and (_is_amount(token.text) or _is_nothing(token.text)):
            found[first + min(under)[1]] = (token.piece,)
    return found


def _are_kinds(blocks: Sequence[_Block]) -> bool:
    """Whether the words beside most units are those beside others too: what they are, and not who has them."""
    beside = Counter(block.head.tokens[1].text for block in blocks if len(block.head.tokens) > 1)
    return 2 * sum(n for n in beside.values() if n > 1) > beside.total()


class _Reader:
    """Reads what blocks say."""

    def __init__(self, vocabulary: Vocabulary, order: DateOrder, *, kinds: bool) -> None:
        self.vocabulary, self.order, self.kinds = vocabulary, order, kinds
        self.of_year = ""
        """What the amounts of lists of charges are for, once one was read whose header says so: ``Annual amount``."""

    def facts(self, block: _Block, labels: Sequence[_Token]) -> Facts:
        """What a block says, by field."""
        facts: Facts = {}
        first, *others = block.head.tokens
        counted = _COUNTED.fullmatch(first.text)
        facts["unit"] = [first.piece._replace(value=counted[1] if counted else first.piece.value)]
        for token in others:
            size = area(token.text)
            if _is_amount(token.text) or _is_nothing(token.text):
                continue
            if size is not None and size.unit is not None:
                facts.setdefault("area", [token.piece])
            elif token is not others[0] and self.vocabulary.status(token.text, in_column=True) is not None:
                facts.setdefault("statusText", [token.piece])
            elif token is others[0] and ":" not in token.text and not find_dates(token.text, self.order):
                vacant = _vacancy(token.text, self.vocabulary)
                facts.setdefault("tenantName" if vacant else WORDS, []).append(token.piece)
                if vacant:
                    self._say(facts, token.piece)  # "EMPTY - asking $1,600"
            else:
                self._say(facts, token.piece)
        beside = facts.pop(WORDS, [])
        listed: Sequence[_Token] = ()
        vacant = any(_vacancy(str(piece.value), self.vocabulary) for piece in facts.get("statusText", ()))
        for row in block.below:
            if vacant:
                facts.setdefault(NOTES, []).extend(token.piece for token in row.tokens)
            elif _heads_list(row):
                listed = row.tokens
            elif listed and _is_listed(row, listed):
                self._list(facts, row, listed)
            else:
                self._read(facts, row)
        below = facts.pop(WORDS, [])
        who = "tenantName" in facts
        if self.kinds and beside and (below or vacant) and not who:
            facts.setdefault("unitType", [beside.pop(0)])
        if not who and (beside or below):
            facts["tenantName"] = [(beside or below).pop(0)]
        if who and beside and "unitType" not in facts:
            facts["unitType"] = [beside.pop(0)]  # "1st floor front" before "Tenant: Ann Ames", or "VACANT"
        if beside or below:
            facts.setdefault(NOTES, []).extend([*beside, *below])
        return facts

    def beside(self, row: _Row, labels: Sequence[_Token], named: Sequence[str]) -> Row:
        """A row between the blocks: its words in front, its amounts below their labels, or under what its words name,
        and what else it has behind all."""
        own = _amounts(row, labels, len(named))
        field = next((name for word in row.first.split() if (name := self._field(word)) in AMOUNTS), None)
        if len(own) == 1 and field in named:  # "deposits held in trust account  $6,500.00"
            own = {named.index(field): pieces for pieces in own.values()}
        known = {id(piece) for pieces in own.values() for piece in pieces}
        again = {label.text for label in labels}
        rest = [token.piece for token in row.tokens[1:] if id(token.piece) not in known and token.text not in again]
        return {0: (row.tokens[0].piece,), **own, **({len(named) + len(labels): rest} if rest else {})}

    def _read(self, facts: Facts, row: _Row) -> None:
        """Add what a row below a unit says: charges and steps in words of their own, and remarks."""
        cells, texts = [token.piece for token in row.tokens], [token.text for token in row.tokens]
        if len(cells) > 1 and not any(any(map(str.isdigit, text)) for text in texts) and ":" not in "".join(texts):
            return  # "Charge | Monthly $ | Annual $"
        n = 0
        while n < len(cells):
            text = texts[n]
            behind = texts[n + 1] if n + 1 < len(texts) else ""
            if looks_like_date(text) and is_money_like(behind):
                facts.setdefault(STEPS, []).append(cells[n]._replace(value=f"{text} {behind}"))
                n += 2
            elif (
                not any(map(str.isdigit, text))
                and n + 2 < len(cells)
                and is_money_like(texts[n + 2])
                and _is_code(text)
            ):
                facts.setdefault(CHARGES, []).append(cells[n + 2]._replace(value=f"{text} {texts[n + 2]}"))
                if self._is_rent(texts[n + 1]) and _is_year(texts[n + 2], texts[n + 3 : n + 4]):
                    facts.setdefault("annualRent", [cells[n + 3]])
                n += 3
            elif not any(map(str.isdigit, text)) and is_money_like(behind):
                self._charge(facts, cells[n + 1], text, behind)
                if self._is_rent(text) and _is_year(behind, texts[n + 2 : n + 3]):
                    facts.setdefault("annualRent", [cells[n + 2]])
                n += 2
                while n < len(cells) and is_money_like(texts[n]):
                    n += 1  # the same by the year
            else:
                if not is_money_like(text):
                    self._say(facts, cells[n])
                n += 1

    def _list(self, facts: Facts, row: _Row, heads: Sequence[_Token]) -> None:
        """Add a charge of a list that has a header of its own, by its code and what stands below the last word of that;
        what stands further right is charged from its day on."""
        code, amount = row.tokens[0], row.tokens[-1]
        if not _is_over(heads[-1], amount):
            day = next((token.text for token in row.tokens if looks_like_date(token.text)), None)
            if day is not None:
                facts.setdefault(STEPS, []).append(amount.piece._replace(value=f"{day} {amount.text.rstrip(' *')}"))
            return
        facts.setdefault(CHARGES, []).append(amount.piece._replace(value=f"{code.text} {amount.text}"))
        if self.vocabulary.period(heads[-1].text) != "ANNUAL":
            return
        self.of_year = "Annual "
        if any(self._is_rent(token.text) for token in row.tokens[:2]):
            facts.setdefault("annualRent", [amount.piece])

    def _charge(self, facts: Facts, piece: Piece, name: str, amount: str) -> None:
        """Add an amount under its name: the sum of the charges, a field, or a charge."""
        if self.vocabulary.total(name) is not None:
            facts.setdefault("totalCharges", [piece])
            return
        field = self._field(name)
        if field in ("deposit", "balance"):
            facts.setdefault(field, [piece])
        else:
            facts.setdefault(CHARGES, []).append(piece._replace(value=f"{name.rstrip(' :')} {amount}"))

    def _is_rent(self, name: str) -> bool:
        return any(self.vocabulary.is_rent(self.vocabulary.charge(name, commercial=suites)) for suites in (True, False))

    def _field(self, label: str) -> str | None:
        match = next(iter(self.vocabulary.hinting.header(label)), None)
        return match.field if match is not None and match.score >= GOOD and match.kind is None else None

    def _say(self, facts: Facts, piece: Piece) -> None:
        """Add what a cell of words says, part by part."""
        text = str(piece.value)
        plain = ":" not in text and not any(map(str.isdigit, text))  # "Havermeer Bros. Vegetables"
        for part in [text] if plain else map(str.strip, _PARTS.split(text)):
            if not any(map(str.isalnum, part)):
                continue
            days = find_dates(part, self.order)
            if self.vocabulary.tells_step(part) and (amounts := _MONEY.findall(part)) and days:
                one = len(amounts) == len(days) == 1
                step = f"{part[days[0].start : days[0].stop]}: {amounts[0]}" if one else part
                facts.setdefault(STEPS if one else NOTES, []).append(piece._replace(value=step))
                continue
            named = _LABEL.fullmatch(part)
            field = self._field(named["label"]) if named is not None else None
            value = named["value"] if named is not None else part
            found = [*remarked(value, self.order), *said(part, self.order)] or self._named(part)
            if field in FIELDS and field != "unit" and not (found and field not in {name for name, _ in found}):
                found = [(field, value)] if field in ("tenantName", "unitType") else [*_amount(field, value), *found]
            if not found:
                days = find_dates(value, self.order)
                found = self._term(value) if len(days) == 2 else [*told(part, self.vocabulary)]
            found = [(name, text) for name, text in found if name in FIELDS]
            for name, text in found:
                facts.setdefault(name, [piece._replace(value=text)])
            if found:
                continue
            if _vacancy(part, self.vocabulary):
                facts.setdefault("tenantName", [piece._replace(value=part)])
            else:
                words = named is None and (not any(map(str.isdigit, part)) or facts.keys() <= {"unit", "area"})
                facts.setdefault(WORDS if words else NOTES, []).append(piece._replace(value=part))

    def _named(self, part: str) -> list[tuple[str, str]]:
        """What a part says by the words before its amount: ``Security deposit 2,242.06``."""
        fact = labelled(part, self.vocabulary)
        if fact is not None:
            return [fact]
        named = _NAMED.fullmatch(part)
        field = self._field(named["label"]) if named is not None else None
        numbered = field == "balance" and named is not None and named["value"].isdigit()  # "Account 4113"
        return [(field, named["value"])] if named is not None and field in AMOUNTS and not numbered else []

    def _term(self, value: str) -> list[tuple[str, str]]:
        """The two days of a lease, whatever stands around them."""
        one, two = find_dates(value, self.order)
        if not re.fullmatch(r"\W*(?:\w+\W+){0,2}", value[: one.start]) or len(value) - two.stop > MOST_BEHIND:
            return []
        return [("leaseStartDate", value[one.start : one.stop]), ("leaseEndDate", value[two.start : two.stop])]


def _heads_list(row: _Row) -> bool:
    """Whether a row of words heads a list of charges: ``Charge | Description | From | Frequency | Annual amount``."""
    return len(row.tokens) > FEWEST and not any(map(str.isdigit, row.line.joined())) and ":" not in row.line.joined()


def _is_listed(row: _Row, heads: Sequence[_Token]) -> bool:
    """Whether a row is of a list of charges under a header: it begins below that, and ends with its one amount."""
    amounts = [token for token in row.tokens if _is_amount(token.text.rstrip(" *"))]
    return abs(row.x - heads[0].x0) <= NEAR and amounts == [row.tokens[-1]]


def _is_year(month: str, behind: Sequence[str]) -> bool:
    """Whether the next amount is twelve times one of a month."""
    one, twelve = money(month), money(behind[0]) if behind else None
    return one is not None and twelve is not None and abs(12 * one - twelve) < 1


def _is_code(text: str) -> bool:
    return text.isupper() and len(text) <= 6 and " " not in text


def _amount(field: str, value: str) -> list[tuple[str, str]]:
    """The amount that a value behind a label begins with: ``$1,050 per month``."""
    first = value.split()[0]
    return [(field, first)] if is_money_like(first) and field in AMOUNTS else []


def _is_vacant(facts: Facts, vocabulary: Vocabulary) -> bool:
    who = facts.get("tenantName", ())
    return any(_vacancy(str(piece.value), vocabulary) for piece in who)
