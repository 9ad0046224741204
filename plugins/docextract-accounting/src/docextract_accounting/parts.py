"""Lines with numbers that are no rows: sums named by nothing but what they sum, recaps, and asides such as payments."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise, takewhile

from docextract.plugin import Line
from docextract.proofs.tolerance import CENT
from docextract.values.dates import find_dates
from docextract.values.text import normal

from .items import Item
from .words import says_recap
from .wrapping import is_bold

ZERO = Decimal(0)
_LABELLED = re.compile(r"[^\W\d][\w .#/'-]{1,40}:(?:\s+\S|\d).*")
"""A cell that brings its own label: ``Last Payment: 5/6/2024``, unlike an account of another one:
``Advertising:Signage``."""
_TOTAL = re.compile(r"\b(?:sub[ -]?)?totals?\b", re.IGNORECASE)
_NETTED = re.compile(rf"{_TOTAL.pattern}|\bnet\s+(?:operating\s+)?(?:income|loss|profit)\b", re.IGNORECASE)
FEW = 3
"""Amounts of a usual row from which on a line with one of them and a labelled cell is an aside."""
FEW_DIGITS, MANY_DIGITS, SURE_DIGITS = 6, 9, 12
"""Digits of sums from which on it is no chance that numbers are sums: of a line of fewer words than rows, of any, of
one that sums few of the columns."""
MOST_DAYS, _DAYS = 3650, re.compile(r"\bdays\b", re.IGNORECASE)
"""No debt is older."""
MOST_ENDS = 3
"""Starts of runs of the same sum that are tried."""
MOST = 3
"""Of so many lines of a shape, all but one have to tie; or each has to in most of its columns."""


def is_aside(item: Item, amounts: int) -> bool:
    """Whether a line tells something about the rows around it: one number at most, beside a cell with its own label."""
    if len(item.amounts) != 1 or amounts < FEW or all(item.text(name) for name in ("unit", "lease", "tenant")):
        return False
    texts = (*item.texts.values(), *item.unread.values())  # ``Last Payment: 6/4/2025`` over amounts
    told = any(map(_LABELLED.fullmatch, texts)) or any(
        value > MOST_DAYS and _DAYS.search(item.header.text(column)) for column, value in item.amounts.items()
    )  # the number of a ledger below ``Days Late``
    # ``Last Payment:`` below an age, and the day below the next
    return told or any(_is_dated(text) or text.endswith(":") for text in item.unread.values())


def _is_dated(text: str) -> bool:
    """Whether words say what a day is: ``Last pmt 08/04/2025``."""
    days = find_dates(text)
    return len(days) == 1 and days[0].stop == len(text.rstrip()) and any(map(str.isalpha, text[: days[0].start]))


def as_words(item: Item, line: Line) -> None:
    """The same line without amounts."""
    for column in item.amounts:
        item.texts[column] = line.text(item.moved.get(column, column)) or ""
    item.texts, item.unread, item.amounts = dict(sorted((item.texts | item.unread).items())), {}, {}


def tell_headed(items: Sequence[Item]) -> None:
    """Lines below a heading that says that they sum others again, and that come to the total above it in every column
    they fill are no rows: each is the total of those that bear its name, if it is their sum. ``RENT`` and ``PREPAY``
    below ``Recap by charge code``."""
    for n, heading in enumerate(items):
        whole = next((item for item in reversed(items[:n]) if item.kind == "TOTAL"), None)
        if heading.kind != "HEADING" or whole is None or not says_recap(heading.label or ""):
            continue
        lines = _Run()
        for line in takewhile(lambda item: item.kind == "DATA", items[n + 1 :]):
            lines.add(line)
        filled = {c for line in lines.items for c in line.amounts}
        if not filled & whole.amounts.keys() or not lines.comes_to({c: whole.amounts.get(c, ZERO) for c in filled}):
            continue
        for m in range(n + 1, n + 1 + len(lines.items)):
            line, name = items[m], normal(items[m].label or "")
            rows = [r for r in range(n) if items[r].kind == "DATA" and name in map(normal, items[r].texts.values())]
            line.kind = "AVERAGE"
            if rows and _tied(items, m, rows) == 1:
                line.kind, line.scope, line.sums = "TOTAL", line.label, rows


def is_sum(items: Sequence[Item], n: int, start: int) -> bool:
    """Whether a line is in every column the sum of the rows between it and another, of two at least."""
    rows = [r for r in range(start + 1, n) if items[r].kind == "DATA"]
    return len(rows) > 1 and any(items[n].amounts.values()) and _tied(items, n, rows) == 1


def tell_sums(items: Sequence[Item]) -> None:
    """Lines that name less than rows do, and are sums of the rows with these names: directly above, or anywhere.

    Lines that name what rows do not, such as tenants over their charges, may be sums of the rows below.

    A line of that kind is told by its shape, the columns in which it has words: nearly all lines of a shape have to be
    sums. ``Item.sums`` are then the rows by their number.
    """
    rows = [n for n, item in enumerate(items) if item.kind == "DATA"]
    shapes: dict[frozenset[int], list[int]] = defaultdict(list)
    for n in rows:
        shapes[frozenset(_names(items[n]))].append(n)
    usual = Counter({shape: len(mine) for shape, mine in shapes.items()}).most_common(1)
    for shape, mine in sorted(shapes.items(), key=lambda pair: -len(pair[0])):
        others = [n for n in rows if n not in mine and items[n].kind == "DATA"]
        if not shape or len(mine) * 2 > len(rows) or shape == usual[0][0]:
            continue
        if len(shape) < len(usual[0][0]):
            found = _anywhere(items, mine, others)
            shares = [_tied(items, n, found[n]) for n in mine]
            told = sum(share * sum(map(bool, items[n].amounts.values())) for n, share in zip(mine, shares, strict=True))
            nearly = shares.count(1) * MOST >= len(mine) * (MOST - 1) or all(share * 2 >= 1 for share in shares)
            for n in mine if nearly and told > 1 and any(len(found[n]) > 1 for n in mine) else ():
                items[n].kind, items[n].sums = "TOTAL", found[n]
                items[n].scope = next(iter(_names(items[n]).values()))


def tell_runs(items: Sequence[Item]) -> None:
    """Lines that are the sum of the rows right above or right below them, whatever they are called.

    Every number has to be such a sum, or lie among the numbers of these rows as an average does, and the sums have to
    have digits enough that this is no chance. A line with the word total needs no more than one such sum, and so do
    lines with words in other columns than rows have, of which several are such sums; these may be over a single row.
    ``Item.sums`` are then the rows by their number.
    """
    at = {id(item): n for n, item in enumerate(items)}
    said = Counter((*item.texts.items(),) for item in items if item.kind == "DATA")
    shapes = Counter(frozenset(item.texts) for item in items if item.kind == "TOTAL")
    told_of: set[tuple[tuple[int, str], ...]] = set()
    summed: set[frozenset[int]] = set()
    """The columns in which lines were sums."""
    most = max((len(item.amounts) for item in items), default=0)
    for known in (False, True):
        rows = Counter(frozenset(item.texts) for item in items if item.kind == "DATA")
        usual = max(rows, key=lambda shape: rows[shape], default=frozenset[int]())
        for order in (items, items[::-1]):
            above = _Above()
            for item in order:
                if item.kind != "DATA":
                    above.start = len(above.rows) if item.kind == "TOTAL" else above.start
                    continue
                shape = frozenset(item.texts)
                worded = any(_TOTAL.search(text) for text in item.texts.values())
                # ``Unit balance``, of each in turn
                again = len(shape) == 1 and said[*item.texts.items(),] > 1
                of_each = (*item.texts.items(),) in told_of
                apart = shape != usual or of_each or (above.rows and _stands_out(item, above.rows[-1]))
                bare = known and frozenset(item.amounts) in summed and len(item.amounts) * 2 < most
                told = worded or bare or (known and shapes[shape] > 1 and apart)
                least = 0 if told else FEW_DIGITS if again else MANY_DIGITS
                alike = told and rows[shape] == 1 and len(item.texts) == 1  # as other sums, and as no other row
                summing = shape and (worded or not _is_posting(item))
                run = above.run(item, least, worded=worded or alike or bare) if summing else []
                if run and not (again and not worded and any(row.texts == item.texts for row in run)):
                    item.kind, item.scope, item.sums = "TOTAL", item.label, sorted(at[id(row)] for row in run)
                    shapes[shape] += 1
                    summed.add(frozenset(item.amounts))
                    told_of.add((*item.texts.items(),))
                else:
                    above.add(item)


def tell_closing(items: Sequence[Item]) -> None:
    """A line of one text that its heading says too is the sum of the rows between them, also where it is none by its
    numbers, if most groups of the report end so: ``Fathom Analytics Inc.`` below ``t0004634 Fathom Analytics Inc.``."""
    heading, first, sums = "", 0, 0
    missed: list[tuple[int, int]] = []
    for n, item in enumerate(items):
        if item.kind == "HEADING":
            heading, first = f" {normal(' '.join(item.texts.values()))} ", n
        elif heading and len(item.texts) == 1 and n > first + 1 and f" {normal(item.label or '')} " in heading:
            sums += item.kind == "TOTAL"
            missed += [(n, first + 1)] if item.kind == "DATA" else []
            heading = ""
    for n, start in missed if sums >= FEW and sums > 2 * len(missed) else ():
        items[n].kind, items[n].scope = "TOTAL", items[n].label
        items[n].sums = [row for row in range(start, n) if items[row].kind == "DATA"]


def tell_netted(items: Sequence[Item]) -> None:
    """A line called a total, or the net income, that has on one side what debits and credits above it come to net, in
    each pair of columns where it has an amount, is their sum: ``1495 Total Fixed Assets`` less depreciation."""
    for n, item in enumerate(items):
        sides = item.header.columns("debit", "credit")
        pairs = [
            (a, b) for a, b in pairwise(sides) if [item.header.uses[c].name for c in (a, b)] == ["debit", "credit"]
        ]
        owed = [(a, b, _net(item, a, b)) for a, b in pairs if {a, b} & item.amounts.keys()]
        named = item.kind == "DATA" and any(_NETTED.search(text) for text in item.texts.values())
        if not named or not owed or any({a, b} <= item.amounts.keys() for a, b in pairs):
            continue
        left = [value for _, _, value in owed]
        rows: list[int] = []
        for k in range(n - 1, -1, -1):
            if items[k].kind != "DATA":
                continue
            rows.append(k)
            left = [value - _net(items[k], a, b) for value, (a, b, _) in zip(left, owed, strict=True)]
            if len(rows) > 1 and not any(left):
                item.kind, item.scope, item.sums = "TOTAL", item.label, rows[::-1]
                break


def _net(item: Item, debit: int, credit: int) -> Decimal:
    return item.amounts.get(debit, ZERO) - item.amounts.get(credit, ZERO)


def tell_repeating(items: Sequence[Item]) -> None:
    """A line that says again what the first row above it says, as sums of the report do, is a sum too, also where a
    row is missing above it: ``B115 | Quartzite Countertops Inc`` below the invoices of ``B115``."""
    sums: Counter[frozenset[int]] = Counter()
    missed: dict[frozenset[int], list[list[int]]] = defaultdict(list)
    rows: list[int] = []
    for n, item in enumerate(items):
        repeats = bool(rows and item.texts) and item.texts.items() < items[rows[0]].texts.items()
        if item.kind == "TOTAL":
            sums[frozenset(item.texts)] += repeats
        elif item.kind == "DATA" and repeats:
            missed[frozenset(item.texts)].append([*rows, n])
        rows = [*rows, n] if item.kind == "DATA" and not repeats else []
    said = {(*item.texts.items(),) for item in items if item.kind == "TOTAL"}
    start = 0
    for n, item in enumerate(items):  # ``Total comp. code`` of each company
        named = {text for text in item.texts.values() if _TOTAL.search(text)}
        if item.kind == "DATA" and named and any(named <= {text for _, text in one} for one in said):
            item.kind, item.scope = "TOTAL", item.label
            item.sums = [row for row in range(start, n) if items[row].kind == "DATA"]
        start = n + 1 if item.kind == "TOTAL" else start
    for shape, found in missed.items():
        for *run, n in found if sums[shape] >= FEW and sums[shape] > 2 * len(found) else ():
            items[n].kind, items[n].scope, items[n].sums = "TOTAL", items[n].label, run


def _is_posting(item: Item) -> bool:
    """Whether a line names a posting and its day, as no sum does."""
    told = ([item.texts.get(c, "") for c in item.header.columns(use)] for use in ("transaction", "date"))
    return all(any(any(map(str.isdigit, text)) for text in texts) for texts in told)


def _stands_out(item: Item, row: Item) -> bool:
    """Whether a line is bold, and the one beside it that it may be a sum of is not."""
    return all(is_bold(item.line, c) and c in row.texts and not is_bold(row.line, c) for c in item.texts)


class _Above:
    """The rows above a line, and by column what the first of them come to, in cents."""

    def __init__(self) -> None:
        self.rows: list[Item] = []
        self.start = 0
        """The first row below the last sum."""
        self.sums: dict[int, list[int]] = {}
        self.starts: dict[int, dict[int, list[int]]] = {}
        """By column and sum the last numbers of rows that come to it, where others follow."""

    def add(self, item: Item) -> None:
        """One more row."""
        n = len(self.rows)
        self.rows.append(item)
        for column in item.amounts.keys() - self.sums.keys():
            self.sums[column], self.starts[column] = [0] * (n + 1), {0: [n]}
        for column, sums in self.sums.items():
            value = _cents(item.amounts.get(column, ZERO))
            sums.append(sums[-1] + value)
            ends = self.starts[column].setdefault(sums[-1], [])
            ends[len(ends) - (not value) :] = [n + 1]

    def run(self, line: Item, least: int, *, worded: bool) -> list[Item]:
        """The nearest rows that a line is the sum of, of ``least`` digits in several columns; empty if there are none.

        ``worded``: it is known to be a sum, and half of its numbers may be off: a row above may be missing.
        """

        def fewer(row: Item) -> bool:
            return line.texts.keys().isdisjoint(row.texts) or line.texts.keys() < row.texts.keys()

        told = {c: _cents(v) for c, v in line.amounts.items()}
        ends = {
            k
            for c, value in told.items()
            if c in self.sums
            for off in (0, 1, -1)
            for k in self.starts[c].get(self.sums[c][-1] - value + off, [])[-MOST_ENDS:]
        }
        best: list[Item] = []
        changed: list[Item] = []
        most = 1
        for k in sorted((ends | {self.start}) - {len(self.rows)}, key=lambda k: (k != self.start, -k)):
            run = self.rows[k:]
            tied = {c for c in told if c in self.sums and abs(self.sums[c][-1] - self.sums[c][k] - told[c]) <= 1}
            several = any(sum(bool(row.amounts.get(c)) for row in run) > 1 for c in tied)
            values = {told[c] for c in tied} - {0}
            digits = sum(len(str(abs(value)).strip("0")) for value in values) if several and len(values) > 1 else 0
            sure = digits >= SURE_DIGITS and len(values) >= FEW
            filled = {c for c, sums in self.sums.items() if sums[-1] != sums[k]}
            # and of none of the facts that rows have, or of all but averages where it lacks some of these
            lacking = any(c not in told and all(c in row.amounts for row in run) for c in self.sums)
            whole = (tied == told.keys() or lacking) and len(values) >= FEW
            if (
                sure or whole or len(tied & filled) * 2 >= len(filled) or (worded and tied == told.keys())
            ) and digits >= (min(least, FEW_DIGITS) if all(map(fewer, run)) else least):
                if all(c in tied or _among(line, c, run) for c in line.amounts):
                    return run
                # Changes in percent stand beside the sums, which may be negative.
                rest = all(c in tied or _among(line, c, run, negative=True) for c in line.amounts)
                if not changed and len(tied) * 2 > len(line.amounts) and ((sure and rest) or (digits and not least)):
                    changed = run
            if worded and len(values) > most:
                best, most = run, len(values)
        return best or changed


def _cents(value: Decimal) -> int:
    return round(value * 100)


def _among(line: Item, column: int, run: Sequence[Item], *, negative: bool = False) -> bool:
    """Whether a number lies among those of a run as an average does, none of which is negative but where changes in
    percent may stand."""
    mine = [row.amounts.get(column, ZERO) for row in run]
    return (negative or min(mine) >= ZERO) and min(mine) <= line.amounts[column] <= max(mine)


def sums_all(line: Item, run: Sequence[Item]) -> bool:
    """Whether three numbers of a line or more, of digits enough that it is no chance, are the sums of others, and all
    that are none lie among theirs."""
    told = {c: value for c, value in line.amounts.items() if value}
    tied = {c for c, v in told.items() if abs(sum((one.amounts.get(c, ZERO) for one in run), ZERO) - v) <= CENT}
    values = {told[c] for c in tied}
    digits = sum(len(str(abs(_cents(value))).strip("0")) for value in values)
    averages = all(c in tied or _among(line, c, run) for c in told)
    least = FEW_DIGITS if len(tied) == len(told) else MANY_DIGITS
    return averages and len(values) >= FEW and digits >= least and len(tied) * 2 >= len(told)


def tell_filled(items: Sequence[Item]) -> None:
    """A line of fewer numbers right above a total, each of which is the sum of those rows above that fill one of its
    columns: ``Restricted units`` of all but the manager's unit, which has no rent."""
    above: list[int] = []
    for n, item in enumerate(items):
        below = items[n + 1].kind if n + 1 < len(items) else None
        for column in item.amounts if item.kind == "DATA" and below == "TOTAL" else ():
            rows = [r for r in above if column in items[r].amounts]
            fewer = len(rows) < len(above) and all(len(item.amounts) < len(items[r].amounts) for r in rows)
            if fewer and _tied(items, n, rows) == 1 and sums_all(item, [items[r] for r in rows]):
                item.kind, item.scope, item.sums = "TOTAL", item.label, rows
                break
        above += [n] if item.kind == "DATA" else []


def tell_whole(items: Sequence[Item]) -> None:
    """A last line that is the sum of all others in most of its columns, or in several and lies among theirs in the
    rest as averages do, is their total, whatever it is called; and so is one with few numbers that are all such sums.
    What stands below it has fewer numbers than most rows."""
    rows = [n for n, item in enumerate(items) if item.kind == "DATA"]
    usual = Counter(len(items[n].amounts) for n in rows).most_common(1)
    while len(rows) > MOST and len(items[rows[-1]].amounts) * MOST <= usual[0][0]:
        rows.pop()
    *above, last = rows or [0]
    shown = items[last].amounts if len(above) > MOST else {}
    told = [c for c, value in shown.items() if value or not any(shown.values())]
    sums = {c: sum((items[r].amounts.get(c, ZERO) for r in above), ZERO) for c in told}
    loose = [c for c in told if abs(items[last].amounts[c] - sums[c]) > CENT]
    tied, averages = len(told) - len(loose), all(_among(items[last], c, [items[r] for r in above]) for c in loose)
    few = told and tied == len(told) and (tied > 1 or tied * 2 < min(len(items[r].amounts) for r in above))
    if few or (any(shown.values()) and tied >= FEW and (averages or tied * 2 >= len(told))):
        items[last].kind, items[last].grand = "TOTAL", True


def tell_again(items: Sequence[Item]) -> None:
    """Lines below a sum, and none of its rows, that print all its numbers again are the same sum, in a recap: where
    three of these numbers differ, no row above prints the same, and the line has no more words than the sum."""
    printed: dict[tuple[tuple[int, Decimal], ...], Item] = {}
    rows: set[tuple[tuple[int, Decimal], ...]] = set()
    for n, item in enumerate(items):
        told = tuple((c, value) for c, value in sorted(item.amounts.items()) if value)
        if item.kind == "TOTAL" and told not in rows and len({value for _, value in told}) >= FEW:
            printed.setdefault(told, item)
        elif item.kind == "DATA" and told in printed and len(item.texts) <= len(printed[told].texts):
            item.kind = "DATA" if n in (printed[told].sums or ()) else "AVERAGE"
        elif item.kind == "DATA":
            rows.add(told)


def tell_listed(items: Sequence[Item]) -> None:
    """Lines below the last sum that have few numbers, all of which rows above print too, list what these are made of
    once more: the entries behind a working trial balance."""
    last = max((n for n, item in enumerate(items) if item.kind == "TOTAL"), default=len(items))
    rows, below = ([one for one in part if one.kind == "DATA"] for part in (items[:last], items[last:]))
    usual = next((size for size, _ in Counter(len(row.amounts) for row in rows).most_common(1)), 0)
    printed = {value for row in rows for value in row.amounts.values() if value}
    few = all(0 < len(one.amounts) * 2 <= usual and printed.issuperset(one.amounts.values()) for one in below)
    if len(below) >= FEW and few:
        for one in below:
            one.kind = "AVERAGE"


def tell_numbered(items: Sequence[Item]) -> None:
    """Lines below the last sum all of whose numbers are whole, and some in columns in which rows always print
    fractions, are of something else: the suites of a stacking plan, floor by floor."""
    last = max((n for n, item in enumerate(items) if item.kind == "TOTAL"), default=len(items))
    rows, below = ([one for one in part if one.kind == "DATA"] for part in (items[:last], items[last:]))
    printed = defaultdict[int, list[bool]](list)
    for row in rows:
        for column, value in row.amounts.items():
            printed[column].append(_is_whole(value))
    parted = {column for column, whole in printed.items() if len(whole) >= FEW and not any(whole)}
    whole = all(all(map(_is_whole, one.amounts.values())) for one in below)
    if whole and any(parted & one.amounts.keys() for one in below):
        for one in below:
            one.kind = "AVERAGE"


def _is_whole(value: Decimal) -> bool:
    return value == value.to_integral_value() and value.as_tuple().exponent == 0


def tell_recaps(items: Sequence[Item]) -> None:
    """Lines right above or right below a sum that come to it in every column, as the rows above them do: they sum these
    rows again, by something. Those above have words in other columns than most rows, no day or no name; those below
    are the last ones. One column of the rows may hold a wrong number then.
    """
    shapes = Counter(frozenset(_names(item)) for item in items if item.kind == "DATA")
    usual = max(shapes, key=lambda shape: shapes[shape], default=frozenset[int]())
    last = next((item for item in reversed(items) if item.kind == "DATA"), None)
    group, whole, block, every = _Run(), _Run(), _Run(), _Run()
    for item in items:
        if item.kind == "DATA":
            every.add(item)
    end = max((n for n, item in enumerate(items) if item is last), default=0)
    alike = any(every.comes_to(_told(item)) for item in items[end:])  # the last group may come to the same by chance
    total: dict[int, Decimal] = {}
    printed: set[Decimal] = set()
    recapped: set[frozenset[int]] = set()
    for item in (*items, None):
        if item is not None and item.kind == "DATA":
            block.add(item)
            continue
        told = _told(item) if item is not None else {}
        block = _without_again(block, told, usual, recapped)
        named = {frozenset(_names(one)) for one in block.items}
        # Those of a further property are told by their words, though a row above is missing or wrong.
        apart = usual not in named and (named <= recapped or group.comes_to(told) or whole.comes_to(told))
        ends = block.items[-1:] == [last] and block.comes_to(total) and whole.comes_to(total, but=len(total) > 2)
        # A recap in a column of its own, whose sum one of those above prints too; without words it is no line.
        alone = told or {c: value for c, value in block.sums.items() if value}
        other = len(alone) == 1 and {*alone.values()} <= printed and block.comes_to(alone)
        # ``50% AMI  34``, where every row has more numbers
        short = bool(block.items and whole.items) and max(block.sizes) < min(whole.sizes)
        other = other and (short or all(frozenset(_names(one)) != usual for one in block.items))
        if (len({*told.values()}) > 1 and block.comes_to(told) and apart) or (ends and len(total) > 1 and not alike):
            for one in block.items:
                one.kind = "AVERAGE"
            recapped |= named if apart else set()
            group = _Run()
        elif other:
            for one in (*block.items, *([item] if item is not None and told else [])):
                one.kind = "AVERAGE"
        else:
            for one in block.items:
                group.add(one)
                whole.add(one)
        printed |= {*told.values()} if len(told) > 1 else set()
        total, block = told or (total if not block.items else {}), _Run()


def _without_again(block: _Run, told: dict[int, Decimal], usual: frozenset[int], recapped: set[frozenset[int]]) -> _Run:
    """Rows without the last ones that have words in other columns, or numbers in those of the sum below alone, and come
    to that as those above them do, in several columns, where what does not lies among their numbers as averages do: the
    share of the tenant and that of the authority, the units that are restricted and those that are not. Those with
    words as others that were told so, which are noted, need come to it alone."""

    def like_rows(one: Item) -> bool:
        summed = one.amounts.keys() == told.keys() and len(told) < len(block.items[0].amounts)
        return frozenset(_names(one)) == usual and not summed

    end = next((n for n, one in enumerate(block.items[::-1]) if like_rows(one)), 0)
    rows, again = _Run(), _Run()
    for n, one in enumerate(block.items):
        (again if n >= len(block.items) - end else rows).add(one)
    summed = {c for c, value in told.items() if abs(rows.sums[c] - value) <= CENT}
    within = all(min(v) <= told[c] <= max(v) for c in told if c not in summed
                 if (v := [row.amounts[c] for row in rows.items if c in row.amounts]))  # fmt: skip
    both = min(len(rows.items), len(again.items)) > 1
    named = {frozenset(_names(one)) for one in again.items}
    known = both and named <= recapped and len(told) > 1 and again.comes_to(told)
    tied = len(summed) > 1 and within and all(abs(again.sums[c] - told[c]) <= CENT for c in summed)
    if not known and not (both and tied):
        return block
    recapped |= named - {usual}
    for one in again.items:
        one.kind = "AVERAGE"
    return rows


def _told(item: Item) -> dict[int, Decimal]:
    """What a total comes to, by column."""
    return {c: value for c, value in item.amounts.items() if value and item.kind == "TOTAL"}


class _Run:
    """Rows and their sums by column."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.sums: defaultdict[int, Decimal] = defaultdict(Decimal)
        self.sizes: set[int] = set()
        """How many numbers they have."""

    def add(self, item: Item) -> None:
        """One more row."""
        self.items.append(item)
        self.sizes.add(len(item.amounts))
        for column, value in item.amounts.items():
            self.sums[column] += value

    def comes_to(self, told: dict[int, Decimal], *, but: int = 0) -> bool:
        """Whether several rows come to some numbers in every column, ``but`` one."""
        columns = self.sums.keys() | told.keys()
        off = sum(abs(self.sums[c] - told.get(c, ZERO)) > CENT for c in columns)
        return len(self.items) > 1 and bool(told) and off <= but


def _anywhere(items: Sequence[Item], mine: Sequence[int], others: Sequence[int]) -> dict[int, list[int]]:
    """All rows of the same names above a line; those since the last line of a recap that names the same, if any."""
    found: dict[int, list[int]] = {}
    for n in mine:
        above = max((m for m in mine if m < n and _names(items[m]) == _names(items[n])), default=-1)
        rows = [r for r in others if above < r < n]
        found[n] = [r for r in rows if _named(items[r], items[n])]
        found[n] = found[n] or [r for r in rows if _named(items[r], items[n], worded=True)]
    return found


def _named(row: Item, line: Item, *, worded: bool = False) -> bool:
    """Whether a line names what a row does; ``worded``: with a word before it, ``All Studios``."""
    names = {column: row.texts.get(column, "") for column in _names(line)}
    if not worded:
        return names == _names(line)
    return all(names[c] and text.casefold().endswith(f" {names[c].casefold()}") for c, text in _names(line).items())


def _names(item: Item) -> dict[int, str]:
    """The texts of a line, without words in a column of dates: ``Recap`` heads what begins there."""
    dates = {c for c in item.header.columns("date") if not any(map(str.isdigit, item.texts.get(c, "")))}
    return {c: text for c, text in item.texts.items() if c not in dates}


def _tied(items: Sequence[Item], n: int, rows: Sequence[int]) -> float:
    """The share of the numbers of a line that are the sums of its rows."""
    amounts = items[n].amounts
    sums = {c: sum((items[r].amounts.get(c, ZERO) for r in rows), ZERO) for c in amounts}
    told = [c for c in amounts if amounts[c] or sums[c]]
    return sum(abs(amounts[c] - sums[c]) <= CENT for c in told) / len(told) if rows and told else float(bool(rows))
