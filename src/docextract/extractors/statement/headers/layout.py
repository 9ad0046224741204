"""Where a statement's table stands: its header lines, label and code columns, and columns of numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Sequence, Set
from dataclasses import field
from itertools import pairwise

from ....records import record
from ....values.codes import account_code_form
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line, has_letters, is_plain_number
from ..anatomy.headercells import Said, is_size, is_year, read_cell
from ..prints.margins import FEWEST_NUMBERED, is_line_number
from .grouptitles import heads_groups, homes_of, titles_above

SIGNS = frozenset("+-=\u2212\u2013")
FEWEST_CODED, NEARLY_ALL = 5, 0.9
"""Lines whose codes tell that a column holds codes, and how many of them are codes at least."""
_WORD = re.compile(r"[^\W\d_]{2}")
_PRINTED = re.compile(r"[.,]\d{2}\b|\d,\d{3}|%")
"""How amounts and percentages are printed, and codes are not."""
ASIDE = frozenset(("code", "notes", "entity"))
"""Uses of columns that hold no labels."""
_MARK = re.compile(r"\(?(?:[$€£¥%]|[A-Z]{0,2}\$)\)?")
_CLOCK = re.compile(r"\b\d{1,2}:\d{2}\b")
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI")
MOSTLY_UP = 0.8
"""So many of the codes of a chart are above the one before."""
FEWEST_COUNTED = 3
"""Headings that are counted, at least."""
SHORT = 3
"""Letters of a mark that many lines bear."""
FEWEST_BUT_ONE = 4
"""Cells of a header, of which one may be unknown; two of twice as many."""
FEWEST_FACTS = 4
"""Cells of a line of facts: two names, two facts."""
FACTS_PER_AMOUNT = 5
"""How seldom a column holds a number that is none of amounts, by those of the fullest column."""
SEARCHED = 8
"""Lines above a header in which a row of group titles is looked for."""


@record
class Layout:
    """The columns and header lines of one table; column numbers are those of its lines."""

    header: list[Line]
    labels: list[int]
    codes: list[int]
    numbers: list[int]
    signs: list[int] = field(default_factory=list)
    """Columns that hold nothing but plus, minus and equals signs."""
    numbered: list[int] = field(default_factory=list)
    """Columns that hold the numbers of a form's lines, or the codes of accounts, and maybe the words of headings."""


def find_layout(lines: Sequence[Line], vocabulary: Vocabulary) -> Layout | None:
    """The layout of a table, None if no line of it has a label with numbers to its right."""
    labelled: Counter[int] = Counter()
    numbers: Counter[int] = Counter()
    constant = _constant_columns(lines)
    for line in lines:
        first = next((c for c in line.words() if c not in constant), None)
        found = line.numbers()
        numbers.update(found)
        if first is not None and found and found[-1] > first:
            labelled[first] += 1
    if not labelled:
        return None
    main = max(labelled, key=lambda c: (labelled[c], -c))
    fullest = _fullest(lines, main, numbers)
    if fullest != main:  # what stands before it in the same lines is no part of the labels
        alone = Counter(line.filled[0] for line in lines if line.filled and fullest not in line.filled)
        labelled = Counter({c: n for c, n in labelled.items() if c >= fullest or 2 * alone[c] > n})
        main = fullest
    right = {c: n for c, n in numbers.items() if c > main}
    if not right:
        return None
    often = max(right.values())
    percents = Counter(c for line in lines for c in line.filled if type(v := line.values[c]) is str and _is_percent(v))
    right |= {c: n for c, n in percents.items() if c > main and 2 * n > often}
    first_number = min(c for c, n in right.items() if n * 5 >= often)
    left = _left_block(lines, main, often)
    over = range(min(left, default=first_number), _end(lines, right) + 1)
    header = _header(lines, over, sorted(c for c in (*left, *right) if c in over), vocabulary)
    said = _uses(header, vocabulary)
    said = {c: use for c, use in said.items() if use != "entity" or c < main or not _varies(lines, c)}
    first_number = min((c for c in right if c >= first_number and said.get(c) not in ASIDE), default=first_number)
    held = first_number if first_number not in said and _holds_codes(lines, first_number) else None
    if held is not None:
        first_number = min((c for c in right if c > first_number), default=first_number)
    left = [c for c in left if said.get(c) not in ASIDE]
    body = [line for line in lines if not header or line.index > header[-1].index]
    named = [c for c, use in said.items() if use == "label" and c < first_number and _has_words(body, c)]
    main = named[0] if named and said.get(main) in ASIDE else main
    coded = _code_columns(body, first_number)
    words = Counter(c for line in body for c in line.words() if c < first_number and c not in coded)
    deep: set[int] = set()
    if main in coded and words:
        after = [c for c in words if c > main]
        deep = set() if after else {*words}  # labels before their codes, those of each depth in a column
        main = min(after) if after else max(words, key=lambda c: words[c])
    told = {c for c in {*labelled, *deep} - coded if c < first_number and said.get(c) not in ASIDE}
    labels = sorted(told | {main})
    numbered = [c for c in range(main) if _numbers_lines(body, c)]
    codes = [c for c in range(first_number) if c not in (*labels, *left) and any(c in line.filled for line in body)]
    codes = [c for c in codes if said.get(c) not in ("entity", "notes") and c not in constant]
    texts = [c for c in _label_texts(body, labels, first_number) if said.get(c) not in ASIDE and c not in constant]
    texts = [c for c in texts if c != held]
    labels = sorted(set(labels) | set(texts))
    codes = [c for c in codes if c not in labels]
    signs = [c for c in codes if all(line.values[c] in SIGNS for line in body if c in line.filled)]
    codes = [c for c in codes if c not in signs]
    numbered += [c for c in coded if c in labels]
    filled = set[int]().union(*[line.filled for line in (*body, *header)])
    amounts = sorted(c for c in filled if c >= first_number or c in left)
    return Layout(header, labels, codes, amounts, signs, numbered)


def _fullest(lines: Sequence[Line], main: int, numbers: Collection[int]) -> int:
    """The column of the labels: where names for a machine stand before some of them ("GPR", "L110"), the one that has
    words in more of the lines with numbers, and most columns of these on its right."""
    words = Counter(
        c
        for line in lines
        if any(not is_year(line.text(c)) for c in line.numbers())
        for c in line.words()
        if _WORD.search(str(line.values[c]))
    )
    before = (c for c in words if main <= c and 2 * sum(n > c for n in numbers) > len(numbers))
    return max(before, key=lambda c: (words[c], -c), default=main)


def _varies(lines: Sequence[Line], column: int) -> bool:
    found = [line.values[column] for line in lines if column in line.filled]
    return varies(money(value) for value in found if is_plain_number(value))


def varies(values: Iterable[Hashable]) -> bool:
    """Whether numbers are hardly ever the same, as amounts are and marks of a company are not."""
    found = [value for value in values if value]
    return 2 * len({*found}) > max(FEWEST_CODED, len(found))


def _is_percent(text: str) -> bool:
    return "%" in text and text.rstrip(") ").endswith("%") and any(map(str.isdigit, text))


def _numbers_lines(body: Sequence[Line], column: int) -> bool:
    """Whether a column holds, beside amounts, hardly anything but the numbers of a form's lines, 1, 2a, 2b, or before
    other words but the count of its headings: I, II, III."""
    own = [line for line in body if column in line.filled]
    texts = [
        line.text(column) for line in own if any(is_plain_number(line.values[c]) for c in line.filled if c > column)
    ]
    numbers = sum(map(is_line_number, texts))
    heads = [line.text(column) for line in body if line.filled[:1] == [column] and line.filled[1:]]
    counts = tuple((head or "").rstrip(".)") for head in heads)
    counted = len(heads) >= FEWEST_COUNTED and counts in (ROMAN[: len(heads)], (*_ALPHABET[: len(heads)],))
    return counted or (numbers >= FEWEST_NUMBERED and numbers * 5 >= len(texts) * 4)


def _constant_columns(lines: Sequence[Line]) -> set[int]:
    """Columns that say the same word in nearly every line with numbers, or one of a few marks, before other words:
    whose books these are, or where a line is from ("T", "FS")."""
    own = [line for line in lines if line.numbers()]
    found: set[int] = set()
    for c in {line.filled[0] for line in own if has_letters(line.values[line.filled[0]])}:
        words = Counter(line.text(c) for line in own if c in line.filled)
        text, count = max(words.items(), key=lambda item: item[1])
        same = count >= max(FEWEST_CODED, NEARLY_ALL * len(own))
        short = len(words) * FEWEST_BUT_ONE <= words.total() and all(len(word or "") <= SHORT for word in words)
        if (same or (short and words.total() >= NEARLY_ALL * len(own))) and " " not in str(text):
            others = sum(line.words()[-1:] > (c,) for line in own)
            found.update([c] if others >= NEARLY_ALL * len(own) else [])
    return found


def _left_block(lines: Sequence[Line], main: int, often: int) -> list[int]:
    """Columns of money left of the labels: the month on one side of the names, the year on the other."""
    amounts: Counter[int] = Counter()
    numbers: Counter[int] = Counter()
    below_zero: Counter[int] = Counter()
    percents: Counter[int] = Counter()
    for line in lines if main else ():
        for c in [c for c in line.filled if c < main]:
            value = line.values[c]
            if is_plain_number(value):
                numbers[c] += 1
                below_zero[c] += (money(value) or 0) < 0  # no code is
            if type(value) is str and _PRINTED.search(value):
                amounts[c] += is_plain_number(value)
                percents[c] += value.rstrip(") ").endswith("%")
            elif type(value) in (int, float):
                # A code is a whole number that no format divides into groups.
                amounts[c] += type(value) is float or _PRINTED.search(line.text(c) or "") is not None
    printed = [c for c, n in amounts.items() if 2 * n > often and not _counts_up(lines, c)]
    beside = {*printed, *(c for c, n in percents.items() if 2 * n > often)}
    if not printed:
        return []
    small = [c for c, n in numbers.items() if c > min(printed) and below_zero[c] and 2 * n > often]
    return sorted({*beside, *small})


def _counts_up(lines: Sequence[Line], column: int) -> bool:
    """Whether the numbers of a column are in the form of codes, no two alike, and nearly each is above the one before:
    ``5110.00``; a block of them may stand before lower ones."""
    texts = [line.text(column) or "" for line in lines if column in line.filled and line.is_number(column)]
    if len(texts) < FEWEST_CODED or any(account_code_form(text) is None for text in texts):
        return False
    steps = [below > above for above, below in pairwise(map(float, texts))]
    return len({*texts}) == len(texts) and sum(steps) >= MOSTLY_UP * len(steps)


def _code_columns(body: Sequence[Line], first_number: int) -> set[int]:
    """Columns left of the numbers that hold a code in nearly every line with numbers that fills them, one word with
    digits, while words stand in a column on their right: ``MR401000-100 | Office Base Rent``; or on their left, each
    at the depth of its line, in columns of their own."""
    lines = [line for line in body if line.numbers()[-1:] >= (first_number,)]
    found: set[int] = set()
    for c in range(first_number):
        own = [line for line in lines if c in line.filled]
        texts = [line.text(c) or "" for line in own]
        codes = sum(" " not in text and any(map(str.isdigit, text)) for text in texts)
        if len(own) < FEWEST_CODED or codes < NEARLY_ALL * len(own):
            continue
        for d in range(c + 1, first_number):
            if sum(has_letters(line.values[d]) for line in own if d in line.filled) >= NEARLY_ALL * len(own):
                found.add(c)
                break
        before = [d for line in own for d in line.filled if d < c and _WORD.search(str(line.values[d]))]
        if len({*before}) > 1 and len(before) >= NEARLY_ALL * len(own) and len({*texts}) == len(texts):
            found.add(c)
    return found


def _holds_codes(lines: Sequence[Line], column: int) -> bool:
    """Whether a column right of the labels holds the codes of a form's lines: whole numbers of the same number of
    digits, each another one, always before an amount that is printed as such."""
    own = [line for line in lines if column in line.filled and is_plain_number(line.values[column])]
    texts = [line.text(column) or "" for line in own]
    if (
        len(own) < FEWEST_CODED
        or {(len(text), text.isdigit()) for text in texts} not in ({(n, True)} for n in (3, 4, 5, 6))
        or len(set(texts)) < len(texts)
        or not all(line.numbers()[-1] > column for line in own)
    ):
        return False
    printed = [any(_PRINTED.search(line.text(c) or "") for c in line.filled if c > column) for line in own]
    return sum(printed) >= NEARLY_ALL * len(own)


def _has_words(body: Sequence[Line], column: int) -> bool:
    return any(column in line.filled and has_letters(line.values[column]) for line in body)


def _label_texts(body: Sequence[Line], labels: Sequence[int], first_number: int) -> list[int]:
    """Columns between labels and numbers that hold the words of headings, where lines stand deeper or less deep."""
    return [
        c
        for c in range(first_number)
        if c not in labels and sum(1 for line in body if line.filled == [c] and has_letters(line.values[c])) > 0
    ]


def _uses(header: Sequence[Line], vocabulary: Vocabulary) -> dict[int, str]:
    """What header cells say a column is for: label, code, notes."""
    uses: dict[int, str] = {}
    for line in header:
        for c in line.filled:
            text = line.text(c)
            said = vocabulary.column_header(text) if text else None
            if said is not None and said.phrases and not said.rest and said.phrases[0][0].use:
                uses[c] = said.phrases[0][0].use
    return uses


def _end(lines: Sequence[Line], numbers: dict[int, int]) -> int:
    """The last column of the table: a table beside it stands apart by an empty column, and has few rows."""
    filled = sorted(set[int]().union(*[line.filled for line in lines]))
    often = max(numbers.values())
    last = max(c for c, n in numbers.items() if n * 5 >= often)
    for c in filled:
        if c == last + 1:
            last = c
    return last if any(numbers.get(c) for c in filled if c > last) else max(filled)


def _header(lines: Sequence[Line], over: range, columns: Sequence[int], vocabulary: Vocabulary) -> list[Line]:
    """The first header block: a row that names most columns, and rows near it that name some of them."""
    rows = [x for x in lines if x.filled and x.has_numbers() and x.words()]
    space = Counter(line.space for line in rows).most_common(1)[0][0]
    inside = [n for n, line in enumerate(lines) if line.space == space]
    own = set[int]().union(*[line.filled for line in rows if line.space == space])
    columns = [c for c in columns if c in own]  # not those of a table below
    counts = Counter(c for line in rows for c in line.numbers() if c in columns)
    main = {c for c, n in counts.items() if n * FACTS_PER_AMOUNT >= max(counts.values())}
    core = next(
        (n for n in inside if _names(lines[n], over, columns, vocabulary) and not _heads_facts(lines[n : n + 2], main)),
        next((n for n in inside if _stands_over(lines, n, over, columns)), None),
    )
    if core is None:
        return []
    core = _below_titles(lines, core, over, columns, vocabulary)
    core = _below_facts(lines, core, over, columns, vocabulary)
    start = end = core
    for n in range(core + 1, len(lines)):
        if not lines[n].filled or lines[n].is_drawn() or _only_marks(lines[n], vocabulary):
            continue
        if (is_stray(lines[n]) and lines[n].filled[0] not in over) or _heads_labels(lines[n], over, vocabulary):
            continue
        speaks = _speaks(lines[n], over, vocabulary) or _goes_on(lines[end], lines[n], over, columns, vocabulary)
        speaks = speaks or _dates(lines, n, over, vocabulary) or _dates(lines, n + 1, over, vocabulary)
        speaks = speaks or _says_of_what(lines[n], over) or _ends_months(lines[end], lines[n], over, vocabulary)
        if not speaks and not _names_others(lines, core, n, over, vocabulary):
            break
        end = n
    for n in range(core - 1, max(-1, core - SEARCHED), -1):
        begins = n == core - 1 and (
            _begins_names(lines[n], lines[core], over, vocabulary)
            or _titles(lines[n], lines[core], columns, over, vocabulary)
        )
        begins = begins or (n == core - 1 and _numbers_names(lines[n], lines[core], over, vocabulary))
        begins = begins or (n == core - 1 and _begins(lines[n], lines[core], over, vocabulary))
        begins = begins or _has_sizes_below(lines, n, core, over, columns)
        if begins or _speaks(lines[n], over, vocabulary) or heads_groups(lines[n], lines[core]):
            start = n
        elif _holds_text(lines[n], over):
            break
    found = [
        lines[n]
        for n in range(start, end + 1)
        if n in (core, end)
        or (n > core and (_is_words_over(lines[n], over) or _says_of_what(lines[n], over)))
        or _speaks(lines[n], over, vocabulary)
        or (n > core and (_dates(lines, n, over, vocabulary) or _dates(lines, n + 1, over, vocabulary)))
        or _begins(lines[n], lines[n + 1], over, vocabulary)
        or (n == core - 1 and _begins_names(lines[n], lines[core], over, vocabulary))
        or (n == core - 1 and _titles(lines[n], lines[core], columns, over, vocabulary))
        or (n == core - 1 and _numbers_names(lines[n], lines[core], over, vocabulary))
        or (n < core and heads_groups(lines[n], lines[core]))
        or _has_sizes_below(lines, n, core, over, columns)
    ]
    if all(line.space == space for line in found):
        return found
    homes = {c: box for c, box in homes_of(x for x in lines if x.space == space).items() if c in columns}
    if not homes:
        return found  # of a sheet
    at = {line.index: n for n, line in enumerate(lines)}
    told = [line if line.space == space else titles_above(lines, at[line.index], homes, lines[core]) for line in found]
    return [line for line in told if line is not None]


def _heads_labels(line: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row says what stands left of the numbers and nothing else: ``Compte``, ``Libellé`` in the middle of a
    header of two lines."""
    uses = _uses([line], vocabulary)
    return len(line.filled) > 1 and all(c not in over and uses.get(c) in {"label", *ASIDE} for c in line.filled)


def _names_others(lines: Sequence[Line], core: int, n: int, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row, or the one below it, names a column over which nothing stands yet, beside words that nobody knows
    and no label: the first words of a header of three rows stand above those of a header of one."""
    named = {c for line in lines[core:n] for c in line.filled}
    for line in lines[n : n + 2]:
        if not _is_words_over(line, over):
            return False
        said = {c: read_cell(line.values[c], line.text(c) or "", vocabulary) for c in line.filled}
        if any(cell.known and not cell.rest and c not in named for c, cell in said.items()):
            return True
    return False


def _dates(lines: Sequence[Line], n: int, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row says of most columns that it stands over when they are of, below one that has words over some of
    them, whatever stands over the labels: "Base Year" and "Normalized" stand between names and their dates."""
    if n >= len(lines) or lines[n].index != lines[n - 1].index + 1:
        return False
    said, above = _cells(lines[n], over, vocabulary), [c for c in lines[n - 1].filled if c in over]
    dated = sum(bool(cell.day or cell.month or cell.span) for cell in said)
    words = not any(is_plain_number(line.values[c]) for line in lines[n - 1 : n + 1] for c in line.filled)
    return words and len(above) > 1 and dated > 1 and 2 * dated >= len(lines[n].filled) == len(said)


def _goes_on(above: Line, line: Line, over: range, columns: Sequence[int], vocabulary: Vocabulary) -> bool:
    """Whether a row right below one of the header has words, and maybe years, over half of the numbers, and no other
    words than of notes or codes, or below such: the second words of names ("Fund" below "Operating")."""
    inside = [c for c in line.filled if c in columns]
    uses = _uses([above], vocabulary) | _uses([line], vocabulary)
    aside = [c for c in line.filled if c not in over and uses.get(c) in ASIDE]
    below = line.index == above.index + 1 and len(inside) + len(aside) == len(line.filled) and len(inside) > 1
    words = not aside or any(has_letters(line.values[c]) for c in inside)
    return below and words and 2 * len(inside) >= len(columns) and (bool(aside) or _is_words_over(line, over))


_REMARK = re.compile(r"\([^()\d]+\)")
"""What stands over labels and is about the amounts: ``(US dollars)``."""
_SHORT_YEAR = re.compile(r"'?\d\d")


def _ends_months(above: Line, line: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row right below months holds the years of them: ``23`` below ``Oct``, ``24`` below ``Jan``."""
    cells = [c for c in line.filled if c in over and c in above.filled and _SHORT_YEAR.fullmatch(line.text(c) or "")]
    texts = [f"{above.text(c)} {line.text(c)}" for c in cells]
    months = [said.month for text in texts if (said := read_cell(text, text, vocabulary)).month is not None]
    return line.index == above.index + 1 and 2 < len(cells) == len(months) and len(line.numbers()) == len(cells)


def _begins_names(line: Line, below: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row right above the header holds the first words of names in it that say nothing else: "Replacement"
    over "Reserve", "Without" over "Donor"."""
    cells = [c for c in line.filled if c in over]
    if len(cells) < 2 or len(cells) != len(line.filled) or line.index != below.index - 1:
        return False
    names = [read_cell(below.values[c], below.text(c) or "", vocabulary) for c in cells if c in below.filled]
    own = _cells(line, over, vocabulary)
    return len(names) == len(cells) and not any(said.known or said.is_number for said in (*own, *names))


def _has_sizes_below(lines: Sequence[Line], n: int, core: int, over: range, columns: Sequence[int]) -> bool:
    """Whether a row of words over nearly all numbers is of those right above sizes, which name nothing by themselves:
    "Elm Fork Plaza" and "Tulsa, OK" over "112,400 SF"."""
    sizes = [lines[core].text(c) or "" for c in lines[core].filled]
    if n >= core or not all(map(is_size, sizes)) or lines[core].index - lines[n].index > core - n:
        return False
    return all(
        _is_words_over(line, over) and len({*line.filled} & {*columns}) >= len(columns) - 1 for line in lines[n:core]
    )


def _titles(line: Line, below: Line, columns: Sequence[int], over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row right above the header stands over numbers only and says what headers say, some of it as titles of
    statements do: "Month", "Year-to-date" and "Annual budget"."""
    said = _cells(line, over, vocabulary)
    plain = [cell for cell in said if cell.known and not _stands_in_a_corner(cell, vocabulary)]
    inside = set(line.filled) <= set(columns) and line.index == below.index - 1
    return inside and all(cell.known for cell in said) and len(said) > len(plain) > 1


def _is_words_over(line: Line, over: range) -> bool:
    """Whether a row has words over the numbers, maybe beside years, and nothing else but a number left of them."""
    inside = [c for c in line.filled if c in over]
    numbers = [c for c in inside if is_plain_number(line.values[c]) and not is_year(line.text(c))]
    words = not numbers and any(has_letters(line.values[c]) for c in inside)
    return words and not any(c not in over for c in line.words())


def _below_titles(lines: Sequence[Line], core: int, over: range, columns: Sequence[int], vocabulary: Vocabulary) -> int:
    """The row that names the columns, where a title or a name stands in the first one that seems to, beside the day of
    print, and another one that names more of them follows before any amount."""
    label = _label_of(lines[core], over, vocabulary)
    named = len(_cells(lines[core], over, vocabulary))
    if label is None or (not vocabulary.title(label) and named == len(columns)):
        return core
    for n, line in enumerate(lines[core + 1 :], core + 1):
        if any(c in columns for c in line.numbers()):
            return core
        if _label_of(line, over, vocabulary) is None and _names(line, over, columns, vocabulary):
            return n if vocabulary.title(label) or len(_cells(line, over, vocabulary)) > named else core
    return core


def _heads_facts(lines: Sequence[Line], main: Set[int]) -> bool:
    """Whether a row has numbers right below it, and no cell of the two stands in a column of amounts: facts in boxes
    above the table."""
    return len(lines) > 1 and lines[1].has_numbers() and not any(main & {*line.filled} for line in lines)


def _below_facts(lines: Sequence[Line], core: int, over: range, columns: Sequence[int], vocabulary: Vocabulary) -> int:
    """The row that names the columns, where the first one that seems to is one of a few lines of facts ("Year built",
    1988, "Units", 204) above it, each of them behind its name, or alone where amounts stand in several columns."""
    facts = False
    for n, line in enumerate(lines[core + 1 : core + 2 * SEARCHED], core + 1):
        if facts and _names(line, over, columns, vocabulary):
            return n
        numbers = [k for k, c in enumerate(line.filled) if is_plain_number(line.values[c])]
        named = all(k and has_letters(line.values[line.filled[k - 1]]) for k in numbers)
        if numbers and not (named and (len(line.filled) >= FEWEST_FACTS or len(columns) > 2)):
            return core
        facts = facts or bool(numbers)
    return core


def _begins(line: Line, below: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row holds the first words of the headers below it, cell by cell ("Beginning" over "Balance"): together
    they say something and nothing else, or a period, and no other words stand beside them."""
    cells = [c for c in line.filled if c in over]
    if len(cells) < 2 or len(cells) != len(line.filled) or not set(cells) <= set(below.filled):
        return False
    texts = [f"{line.text(c)} {below.text(c)}" for c in cells if has_letters(line.values[c])]
    said = [read_cell(text, text, vocabulary) for text in texts]
    return len(texts) == len(cells) and all(one.known and (not one.rest or one.span is not None) for one in said)


def _cells(line: Line, over: range, vocabulary: Vocabulary) -> list[Said]:
    return [read_cell(line.values[c], line.text(c) or "", vocabulary) for c in line.filled if c in over]


def _speaks(line: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether every cell over the numbers says something that headers say; one in four may be a word that nobody
    knows."""
    cells = _cells(line, over, vocabulary)
    unknown = [said for said in cells if not said.known or _stands_in_a_corner(said, vocabulary)]
    if not cells or len(unknown) > len(cells) // FEWEST_BUT_ONE or any(said.is_number for said in unknown):
        return False
    if len(cells) == 1 and (
        cells[0].rest or cells[0].day or cells[0].uses or cells[0].span or _label_of(line, over, vocabulary)
    ):
        return False  # a line of the title block
    return not all(said.year is not None and said.is_number for said in cells) or not _label_of(line, over, vocabulary)


def _letters(line: Line, over: range) -> bool:
    """Whether a row says nothing but the letters of a form's columns: A, B and C over the amounts."""
    texts = [(line.text(c) or "").strip(" ().") for c in line.filled]
    return len(texts) > 1 and all(c in over for c in line.filled) and "".join(texts).upper() == _ALPHABET[: len(texts)]


def _names(line: Line, over: range, columns: Sequence[int], vocabulary: Vocabulary) -> bool:
    width = len(columns)
    if _letters(line, over):
        return True
    cells = _cells(line, over, vocabulary)
    if not cells:
        return False
    if len(cells) == len(line.filled) == 1 and (
        line.filled[0] not in columns or (width > 1 and cells[0].span) or vocabulary.title(line.joined())
    ):
        return False  # a period or a title alone is a line of the title block
    known = sum(said.known and not _merely_mentions(said, vocabulary) for said in cells)
    numbers = sum(said.is_number and said.year is None for said in cells)
    if numbers and numbers * 3 > known:
        return False
    if all(said.is_number for said in cells) and _label_of(line, over, vocabulary):
        return width > 1 and len(cells) == width and _follow([said.year for said in cells])
    if known * 2 >= width and known * 3 >= len(cells) * 2:
        return True
    words = sum(has_letters(said.text) and not _stands_in_a_corner(said, vocabulary) for said in cells)
    years = sum(said.year is not None for said in cells) if _label_of(line, over, vocabulary) is None else 0
    told = known > 0 or (words >= width - 1 and _says_what_of(line, over, vocabulary))
    return width > 2 and (words + years) * 3 >= width * 2 and words + years >= len(cells) and told


def _follow(years: Sequence[int | None]) -> bool:
    """Whether years follow one another, up or down: no amounts do."""
    told = [year for year in years if year is not None]
    return len(told) == len(years) and {b - a for a, b in pairwise(told)} in ({1}, {-1})


def _stands_over(lines: Sequence[Line], n: int, over: range, columns: Sequence[int]) -> bool:
    """Whether a row has words over all columns of numbers, two or more, maybe some in the row above, and stands right
    above the first of these or a heading: names of houses or of stages that nobody knows."""
    line, above = lines[n], lines[max(n - 1, 0)]
    sized = next((m for m in range(n + 1, len(lines)) if not _says_sizes(lines[m])), n)
    below = next((x for x in lines[sized:] if x.filled), line) if sized > n + 1 else lines[min(n + 1, len(lines) - 1)]
    words = {c for c in line.words() if c in over}
    more = {c for c in above.words() if c in over}
    alone = all(c in words or c not in over for c in line.filled) and words <= {*columns} <= words | more
    left = [c for c in below.words() if c not in over]
    if len(words) < 2 or not alone or not left or any(has_letters(below.values[c]) for c in words):
        return False
    valued = [k for k, other in enumerate(lines) if not words.isdisjoint(other.numbers())]
    return FACTS_PER_AMOUNT * sum(k < n for k in valued) <= len(valued)  # the foot of a page heads nothing


def _says_sizes(line: Line) -> bool:
    """Whether all cells of a row say how large what stands above them is."""
    return bool(line.filled) and all(is_size(line.text(c) or "") for c in line.filled)


def _says_what_of(line: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether the words left of the numbers say that names of properties or accounts stand beside them: "Location"."""
    left = [line.text(c) or "" for c in line.words() if c < over.start]
    return len(left) == 1 and len((said := vocabulary.column_header(left[0])).phrases) == 1 and not said.rest


def _numbers_names(line: Line, below: Line, over: range, vocabulary: Vocabulary) -> bool:
    """Whether a row right above the names of properties says their numbers: "Store no.", 0114 and 0117."""
    texts = [line.text(c) or "" for c in line.filled if c in over]
    codes = [text for text in texts if text.isdigit() and len(text) > 1]
    others = [read_cell(text, text, vocabulary) for text in texts if text not in codes]
    left = [c for c in line.filled if c < over.start]
    return (
        line.index == below.index - 1
        and _says_what_of(below, over, vocabulary)
        and len(codes) > 1
        and len({*map(len, codes)}) == 1
        and len(left) == 1
        and all(said.known for said in others)
    )


def _merely_mentions(said: Said, vocabulary: Vocabulary) -> bool:
    """Whether other words stand beside that for a column of no amounts: "Hill Property Management, LLC" is a title."""
    amounts = said.kinds or said.scopes or said.month or said.day or said.year or said.span
    return bool(said.uses and said.rest and not amounts) or _stands_in_a_corner(said, vocabulary)


def _stands_in_a_corner(said: Said, vocabulary: Vocabulary) -> bool:
    """Whether a cell is a title that holds a word of headers ("Balance Sheet"), or what a report prints beside it
    ("Date: 7/14/2025", or a day with the time of it). A percentage of something ("% of Budget") is no title."""
    if _CLOCK.search(said.text):
        return True
    titled = vocabulary.title(said.text) and "PERCENT" not in said.kinds
    return bool(said.rest and (titled or vocabulary.furniture(said.text)))


def _label_of(line: Line, over: range, vocabulary: Vocabulary) -> str | None:
    """The words left of the numbers, unless some say what stands in their column ("Account"), or of all amounts what
    they are ("(US dollars)")."""
    texts = [text for c in line.words() if c < over.start and not _REMARK.fullmatch(text := str(line.values[c]))]
    told = [vocabulary.column_header(text) for text in texts]
    if any(said.phrases and not said.rest and said.phrases[0][0].use in ("label", *ASIDE) for said in told):
        return None
    return next(iter(texts), None)


def _only_marks(line: Line, vocabulary: Vocabulary) -> bool:
    return len(line.filled) == 1 and vocabulary.furniture(line.joined()) == "HEADER"


def _says_of_what(line: Line, over: range) -> bool:
    """Whether a row has nothing over the numbers but of what they are, pounds or percent, beside words on the left."""
    marks = [line.text(c) or "" for c in line.filled if c in over]
    return len(marks) > 1 and len(marks) < len(line.filled) and all(_MARK.fullmatch(mark) for mark in marks)


def is_stray(line: Line) -> bool:
    """Whether a line holds a number of a digit or two and nothing else, as reports print above their tables."""
    text = line.joined()
    return len(line.filled) == 1 and len(text) < 3 and text.isdigit()


def _holds_text(line: Line, over: range) -> bool:
    return any(c in over and has_letters(line.values[c]) for c in line.filled)
