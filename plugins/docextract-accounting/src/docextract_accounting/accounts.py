"""Which cells of a trial balance's lines are account codes and names, and of which class each account is."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal
from itertools import pairwise, takewhile
from typing import NamedTuple

from docextract.accounts import Accounts
from docextract.plugin import StatementRow
from docextract.proofs.tolerance import CENT
from docextract.values.codes import account_code_form, document_code_form, split_account_code

from .common import Read
from .header.marks import is_grouped
from .items import Item, is_code
from .words import class_of, may_sum

ZERO = Decimal(0)
SECTIONS = {
    "asset": "ASSET", "liability": "LIABILITY", "equity": "EQUITY", "income": "INCOME", "expense": "EXPENSE",
    "costOfSales": "COST_OF_SALES", "belowLine": "EXPENSE",
}  # fmt: skip
"""Sections by the first part of a category's key."""
CLASSES = ("ASSET", "LIABILITY", "EQUITY", "INCOME", "EXPENSE")
"""In the order in which ledgers number them."""
BY_LABEL, BY_SECTION, BY_SIDE = 2.0, 1.0, 0.4
"""What it is worth that a label's words name a category, that they do within the class only, that the side is usual."""
TURN = 2.5
"""What it costs to begin another class between two accounts whose codes begin alike."""
IN_ORDER = 0.85
"""The share of all evidence that the usual order has to keep."""


_REFERENCE = re.compile(r"[A-Z]{1,3}(?:[-./ ]?\d{1,3})?")


FEWEST_ACCOUNTS = 3
"""Accounts from which on it is no chance that the lines below them are entities."""
_WORDED = re.compile(r"[^\W\d_]{3}")


class Named(NamedTuple):
    """Code and name of a line, and the accounts above it that its name names too."""

    code: str | None
    label: str | None
    parents: tuple[str, ...] = ()


def name_accounts(read: Read) -> list[Named]:
    """Code and name of every line; a column holds codes if most of its cells have the form of one, and of several that
    do it is the one that the header calls so."""
    rows = [item for item in read.items if item.kind == "DATA"]
    codes: Counter[int] = Counter()
    filled: Counter[int] = Counter()
    for item in rows:
        for column, text in item.texts.items():
            filled[column] += 1
            codes[column] += any(map(str.isdigit, text)) and (account_code_form(text) is not None or is_grouped(text))
    several = {c for c in filled if len({item.texts.get(c) for item in rows}) > 1 or len(rows) == 1}
    coded = {c for c, n in filled.items() if codes[c] * 2 > n and len(filled) > 1 and c in several}
    said = {c for header in read.headers for c in header.columns("code")}
    maybe = {c for header in read.headers for c in (*header.columns("code", "note"), *header.unknown)}
    asides = {c for header in read.headers for c in header.columns("note", "date", "class", "side")}
    for column in () if coded - asides else sorted(said if coded else maybe):
        told = [item.texts[column] for item in rows if column in item.texts]
        alike = sum(_CODE.fullmatch(text) is not None for text in told) * 10 > len(told) * 9
        coded |= (
            {column} if alike and len(filled) > 1 and len(told) * 2 > len(rows) and len({*told}) == len(told) else set()
        )
    pairs = {c for header in read.headers for c in header.unknown if not coded and _holds_two(rows, c)}
    coded |= pairs
    first = min((c for item in rows for c in item.amounts), default=0)
    called = {c for header in read.headers for c in header.columns("code")}
    named = called | {c for header in read.headers for c in header.columns("label")}
    asides |= {c for c in filled if c > first and c not in named}  # percentages, remarks
    told = filled.keys() - asides - coded
    asides |= {c for c in told if c not in named | several and filled[c] == len(rows)} if len(told) > 1 else set()
    asides |= _references(read, rows, filled.keys() - asides - coded - named)
    asides |= _beside_name(read, rows, filled.keys() - asides - coded)
    asides |= {c for c in filled.keys() - coded - named if _repeats(rows, c, coded & called)}
    labels = [" ".join(t for c, t in item.texts.items() if c not in coded | asides) for item in rows]
    own = coded & called or (coded - asides if not _codes_behind(labels, _BEHIND) else set())
    paths = [_PARENTS.split(label) for label in labels]
    coded_parts = [path[0] if split_account_code(path[-1]) is None else path[-1] for path in paths]
    forms = document_code_form(coded_parts) if not own else None
    ends = [form for form in (_BEHIND, *([_LAST] if called else [])) if _codes_behind(labels, form)][:1]
    behind = ends[0] if ends and not own and not forms else None
    own = own or (coded if not forms and not behind else set())
    # A class says less than a number.
    order = sorted(own, key=lambda c: (-len({item.texts.get(c) for item in rows}), c))
    found: list[Named] = []
    for item in read.items:
        code = next(
            (item.texts[c].split()[-1] if c in pairs else item.texts[c] for c in order if c in item.texts), None
        )
        words = [t for c, t in item.texts.items() if c not in coded | asides]
        label = " ".join(words) or (item.label if item.kind != "DATA" and not coded & item.texts.keys() else None)
        if item.kind != "DATA" and label is None:
            code, label = None, code
        *parents, last = _PARENTS.split(label or "") if item.kind == "DATA" else [label or ""]
        split = split_account_code(last, forms) if forms and label and code is None else None
        if split is None and forms and parents and code is None and (led := split_account_code(parents[0], forms)):
            (number, parents[0]), split = led, None  # one code before the whole path: ``1530 Improvements:Roof``
            found.append(Named(number, last, tuple(parents)))
            continue
        if split is None and behind and code is None and (said := behind.fullmatch(last)) is not None:
            split = said["code"], said["label"]
        found.append(Named(*(split or (code, label)), tuple(parents)))
    found = _with_parts(found)
    told = sum(
        {"code", "label"} <= {item.header.uses[c].name for c in item.texts if c in item.header.uses} for item in rows
    )
    return found if told * 2 > len(rows) else _of_entities(read.items, found)  # each line has the name of its account


def _with_parts(named: list[Named]) -> list[Named]:
    """The names, what stands between each code and its name as a part of the code, if in all of them it is as many
    digits: ``0010 00 Freehold property``."""
    parts = [_PART.fullmatch(one.label or "") for one in named if one.code]
    if len(parts) < FEWEST_ACCOUNTS or len({len(m[1]) if m else 0 for m in parts}) > 1 or None in parts:
        return named
    split = [_PART.fullmatch(one.label or "") if one.code else None for one in named]
    return [
        one if m is None else Named(f"{one.code} {m[1]}", m[2], *one[2:]) for one, m in zip(named, split, strict=True)
    ]


def _of_entities(items: Sequence[Item], named: list[Named]) -> list[Named]:
    """The names where each account heads the lines of the entities that have it, the same ones below most accounts, and
    its total names its code: the account is that of the heading, and the entity what it is part of."""
    blocks: list[tuple[tuple[str, str], list[int]]] = []
    for n, item in enumerate(items):
        split = split_account_code(" ".join(item.texts.values())) if item.kind == "HEADING" else None
        rows = list(takewhile(lambda k: items[k].kind == "DATA", range(n + 1, len(items)))) if split else []
        below = items[rows[-1] + 1] if rows and rows[-1] + 1 < len(items) else None
        told = split is not None and below is not None and below.kind == "TOTAL" and split[0] in (below.label or "")
        blocks += [(split, rows)] if split and (told or len(rows) == 1) else []
    inside = [n for _, rows in blocks for n in rows]
    entities = {items[n].label for n in inside}
    count = sum(item.kind == "DATA" for item in items)
    several = sum(len(rows) > 1 for _, rows in blocks) >= FEWEST_ACCOUNTS
    several &= len(blocks) >= len(entities)  # else ``0412 - Birchwood Flats`` heads accounts
    if not several or len(inside) * 5 < count * 4 or len(entities) * 2 > len(inside):
        return named
    of_heading = {n: Named(code, label, (items[n].label or "",)) for (code, label), rows in blocks for n in rows}
    return [of_heading.get(n, one) for n, one in enumerate(named)]


def _references(read: Read, rows: Sequence[Item], told: Collection[int]) -> set[int]:
    """Columns of short references below a header that says nothing known, or none, where another column is left for the
    names: ``A-1`` below ``Lead sched.``, ``L18`` below ``1065 line``."""
    cells = {c: [item.texts[c] for item in rows if c in item.texts] for c in told}
    found = {c for c, texts in cells.items() if sum(map(bool, map(_REFERENCE.fullmatch, texts))) * 10 > len(texts) * 9}
    found -= {c for header in read.headers for c in header.texts if c not in header.unknown}
    named = {c for item in rows for c in item.texts if c not in found}
    return found if any(any(" " in (item.texts.get(c) or "") for item in rows) for c in named) else set()


def _beside_name(read: Read, rows: Sequence[Item], told: Collection[int]) -> set[int]:
    """Columns of words whose own header says nothing known, beside the column of names: the one that the header calls
    so, or else that of most different words. ``map-00101`` below ``Mapping Key``, ``Bank`` below ``Detail type``."""
    unknown = {c for header in read.headers for c in header.unknown} & {*told}
    called = {c for header in read.headers for c in header.columns("label")} & {*told}
    cells = {c: [item.texts[c] for item in rows if c in item.texts] for c in told}
    worded = {c: len({text for text in cells[c] if _WORDED.search(text)}) for c in told}
    names = called or set(sorted(told, key=lambda c: (-worded[c], c))[:1])
    most = max((worded[c] for c in names), default=0)
    told_so = most * 2 > len(rows) or bool(called)
    return {c for c in unknown - names if told_so and len({*cells[c]}) <= max(most, len(cells[c]) // 2)}


def _holds_two(rows: Sequence[Item], column: int) -> bool:
    """Whether a column holds the code of a company, one of a few, before that of the account: ``2140 110000``."""
    told = [_TWO.fullmatch(item.texts[column]) for item in rows if column in item.texts]
    companies = {found[1] for found in told if found is not None}
    accounts = {found[2] for found in told if found is not None}
    return None not in told and len(told) * 2 > len(rows) and len(companies) * FEWEST_ACCOUNTS < len(accounts)


def _repeats(rows: Sequence[Item], column: int, codes: Collection[int]) -> bool:
    """Whether a column repeats the codes beside it, with more around them: ``KR-07|1010|202608`` beside ``1010``."""
    told = [(item.texts[column], item.texts[c]) for item in rows for c in codes if {column, c} <= item.texts.keys()]
    return len(told) * 2 > len(rows) and all(code != text and code in text for text, code in told)


def set_aside(read: Read) -> None:
    """Lines without a code among accounts that all have one: sums of all of them, what says a word of sums and is no
    account, or what stands below the last; and a last line that says such a word below the sum of all accounts, as
    ``Net Income`` does."""
    rows = [item for item in read.items if item.kind == "DATA"]
    *above, last = read.items
    if last.kind == "DATA" and may_sum(last.text("label") or last.label or "") and _is_net_of(last, rows[:-1]):
        last.kind = "SHARE"
        rows.pop()
    elif last.kind == "DATA" and above and above[-1].kind == "TOTAL" and may_sum(last.label or ""):
        sums = {c: sum((item.amounts.get(c, ZERO) for item in rows[:-1]), ZERO) for c in above[-1].amounts}
        if all(abs(sums[c] - value) <= CENT for c, value in above[-1].amounts.items()):
            last.kind = "SHARE"
            rows.pop()
    # ``1010 · Bank``
    said = {id(item): [item.label, *(item.texts.get(c) for c in item.header.columns("code"))] for item in rows}
    coded = [item for item in rows if any(is_code(text.split(" ")[0]) for text in said[id(item)] if text)]
    known = {id(item) for item in coded}
    without = [item for item in rows if id(item) not in known]
    last = coded[-1].line.index if coded else 0
    plain = sum(item.line.index < last and not may_sum(item.label or "") for item in without)
    if len(coded) < plain * 10 or len(coded) * 2 < len(rows):
        return
    above = 0
    sums: defaultdict[int, Decimal] = defaultdict(Decimal)
    whole, mine = _sums(rows), _sums(coded)
    totals = [item for item in read.items if item.kind == "TOTAL"]
    for item in rows:
        if id(item) in known:
            above += 1
            for column, value in item.amounts.items():
                sums[column] += value
        elif above > 1 and all(abs(sums[c] - value) <= CENT for c, value in item.amounts.items()):
            item.kind, item.grand = "TOTAL", True
        elif may_sum(item.label or "") or (item.line.index > last and not _is_summed(item, totals, whole, mine)):
            item.kind = "SHARE"


def _is_net_of(last: Item, rows: Sequence[Item]) -> bool:
    """Whether a last line is what the accounts above it come to from one of them on, each credit taken off the debit
    beside it, in two pairs of columns: the ``NET RESULT`` of a chart whose totals are accounts of their own."""
    names = sorted((column, use.name.casefold()) for column, use in last.header.uses.items())
    pairs = [(a, b) for (a, one), (b, other) in pairwise(names) if one.endswith("debit") and other.endswith("credit")]

    def net(item: Item) -> list[Decimal]:
        return [item.amounts.get(debit, ZERO) - item.amounts.get(credit, ZERO) for debit, credit in pairs]

    said, sums = net(last), [ZERO] * len(pairs)
    for count, row in enumerate(reversed(rows), 1):
        sums = [a + b for a, b in zip(sums, net(row), strict=True)]
        if count > FEWEST_ACCOUNTS and len(said) > 1 and all(said) and sums == said:
            return True
    return False


def _sums(rows: Sequence[Item]) -> dict[int, Decimal]:
    return {c: sum((item.amounts.get(c, ZERO) for item in rows), ZERO) for row in rows for c in row.amounts}


def _is_summed(item: Item, totals: Sequence[Item], whole: Mapping[int, Decimal], coded: Mapping[int, Decimal]) -> bool:
    """Whether a total below is what all lines come to, and not those with a code: ``Ask My Accountant`` without one."""
    said = [c for c, value in item.amounts.items() if value]
    below = [total.amounts for total in totals if total.line.index > item.line.index]
    return any(all(total.get(c) == whole[c] != coded.get(c) for c in said) for total in below if said)


def _codes_behind(labels: Sequence[str], form: re.Pattern[str]) -> bool:
    """Whether most names have their code behind them: ``Petty Cash (1010)``, ``Petty Cash - 1010``."""
    found = [last["code"] for label in labels if (last := form.fullmatch(label)) is not None]
    return len(found) * 5 > len(labels) * 4 > 0 and all(account_code_form(code) is not None for code in found)


_CODE = re.compile(r"[A-Za-z]{0,5}[-./]?\d[\w./-]*")
"""A code of letters and figures, ``R100``, where a header says that they are codes."""
_TWO = re.compile(r"(\w{2,6}) (\d{4,}[\d.-]*)")
_PART = re.compile(r"(\d{2,4}) ([^\W\d].*)")
_PARENTS = re.compile(r"(?<=\S):(?=\S)")
"""Between an account and the one below it."""
_BEHIND = re.compile(r"(?P<label>.*?\S)\s*(?:\((?=.*\)$)|\s[-–·|]\s|\[(?=.*\]$))\s*(?P<code>\d[\d.-]{2,})[)\]]?")

_LAST = re.compile(r"(?P<label>.*[^\W\d].*?)\s+(?P<code>\d{3,}[\d.-]*)")
"""Below a header of codes that stands beside that of the names, over one column."""


def classify(
    rows: Sequence[StatementRow],
    printed: Sequence[str | None],
    sides: Sequence[int],
    accounts: Accounts,
    asset_type: str,
) -> None:
    """Section and category of every account: by its heading, else by its label, its side and the accounts around it.

    ``printed`` is what a column of types says of a row; ``sides`` has +1 for an account in debit, -1 for one in
    credit, 0 where nothing tells.
    """
    section: str | None = None
    loose: list[int] = []
    for n, row in enumerate(rows):
        if row.row_type == "HEADING":
            section = class_of(row.label or "") or section
            row.section = section  # type: ignore[assignment]
        elif row.row_type == "SUBTOTAL":
            row.section = class_of(row.label or "")  # type: ignore[assignment]
        elif row.row_type == "LINE":
            row.section = class_of(printed[n] or "") or section  # type: ignore[assignment]
            loose += [n] if row.section is None else []
    lines = [rows[n] for n in loose]
    chances = [
        _chances(row, side, accounts, asset_type) for row, side in zip(lines, (sides[n] for n in loose), strict=True)
    ]
    for row, found in zip(lines, _in_order(chances, [row.account_code for row in lines]), strict=True):
        row.section = found  # type: ignore[assignment]
    for row in rows:
        if row.row_type == "LINE":
            match = accounts.category(
                row.label or "", section=row.section, path=list(row.section_path), asset_type=asset_type
            )
            row.category, row.category_basis = match.category, match.basis


def _chances(row: StatementRow, side: int, accounts: Accounts, asset_type: str) -> dict[str, float]:
    """How well an account would stand in each class: by the words of its label, a little by its side."""
    found: dict[str, float] = {}
    for section in CLASSES:
        match = accounts.category(row.label or "", section=section, asset_type=asset_type)
        own = match.category is not None and SECTIONS.get(match.category.split(".")[0]) == section
        found[section] = (BY_LABEL if match.basis == "label" else BY_SECTION) * own
        found[section] += BY_SIDE * (side == (1 if section in ("ASSET", "EXPENSE") else -1))
    return found


def _in_order(chances: Sequence[Mapping[str, float]], codes: Sequence[str | None]) -> list[str | None]:
    """The class of each account; in the order in which ledgers number them, if the accounts bear that order out."""
    alone = [max(c, key=lambda s: c[s]) if max(c.values()) >= BY_SECTION else None for c in chances]
    best: list[tuple[float, list[int]]] = [(0.0, []) for _ in CLASSES]
    for n, c in enumerate(chances):
        code, above = codes[n], codes[n - 1] if n else None
        alike = TURN if code and above and code[0] == above[0] else 0.0
        reached: list[tuple[float, list[int]]] = []
        for k, section in enumerate(CLASSES):
            worth = [best[j][0] - alike * (j != k) for j in range(k + 1)]
            before = max(range(k + 1), key=lambda j: (worth[j], -j))
            reached.append((worth[before] + c[section], [*best[before][1], k]))
        best = reached
    score, path = max(best, key=lambda pair: pair[0]) if best else (0.0, [])
    possible = sum(max(c.values()) for c in chances)
    if possible and score >= IN_ORDER * possible:
        return [CLASSES[k] for k in path]
    return list(alone)
