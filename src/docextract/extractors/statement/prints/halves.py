"""Accounts printed side by side, as assets left and liabilities right: read as one table, the left half first.

What stands beside a statement and is a table of its own, such as its balance sheet or a list of rents, follows it in a
column system of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from ....document import Value
from ....records import record
from ....vocabulary import Vocabulary
from ...lines import Line, has_letters, is_plain_number
from ..anatomy.headercells import is_year

RESULTS = ("netIncome", "netOperatingIncome", "netCashFlow")
FEWEST = 3
"""Rows that must have a label and an amount in either half."""
_SIDES = (
    (frozenset({"ASSET"}), frozenset({"LIABILITY", "EQUITY"})),
    (frozenset({"INCOME"}), frozenset({"EXPENSE", "COST_OF_SALES"})),
)


@record(frozen=True)
class _Fold:
    """Where the right half begins, and which column of the left half each of its columns is read as."""

    at: int
    moved: dict[int, int]
    amounts: frozenset[int]
    """Columns of amounts in either half."""


def unfold(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, with the right half of a table in two halves below its left half; the same lines if there is none."""
    spaces: dict[int, list[Line]] = {}
    for line in lines:
        spaces.setdefault(line.space, []).append(line)
    folds = {space: _fold(inside, vocabulary) for space, inside in spaces.items()}
    gaps = {space: _gap(inside, vocabulary) for space, inside in spaces.items() if folds[space] is None}
    if not any(folds.values()) and not any(gaps.values()):
        return list(lines)
    out: list[Line] = []
    for space, inside in spaces.items():
        fold, gap = folds[space], gaps.get(space)
        if gap is not None:
            out += _apart(inside, gap, len(spaces) + space)
        else:
            out += inside if fold is None else _halves(inside, fold, vocabulary)
    for n, line in enumerate(out):
        line.index = n
    return out


def _fold(lines: Sequence[Line], vocabulary: Vocabulary) -> _Fold | None:
    """The fold of a table, if labels with amounts stand left and right of it, of sections that face each other."""
    seconds: Counter[int] = Counter()
    coded = _Coded(lines)
    for line in lines:
        values = line.values
        texts = [c for c in line.filled if type(values[c]) is str]
        if len(texts) < 2 or (len(texts) < len(line.filled) and texts[-1] == line.filled[len(texts) - 1]):
            continue  # no text stands behind a number
        number = next(
            (n for n, c in enumerate(line.filled) if is_plain_number(line.values[c]) and c not in coded), None
        )
        if number is None:
            continue
        after = line.filled[number + 1 :]
        label = next((c for c in after if has_letters(line.values[c])), None)
        if label is not None and any(c > label and is_plain_number(line.values[c]) for c in after):
            seconds[label] += 1
    if not seconds:
        return None
    second, count = seconds.most_common(1)[0]
    if count < FEWEST:
        return None
    numbers = Counter(c for line in lines for c in line.numbers())
    words = Counter(c for line in lines for c in line.words())
    amounts = {c for c, n in numbers.items() if n >= max(2, words[c]) and c not in coded}
    before = [c for c in amounts if c < second]
    if not before:
        return None
    at = max(before) + 1
    headings = [[line] for line in lines if not line.numbers()]
    if not any(
        _face(_sections(some, 0, at, vocabulary), _sections(some, at, 1 << 30, vocabulary))
        for some in (lines, *headings)
    ):
        return None
    right = sorted({c for line in lines for c in line.filled if c >= at})
    left = sorted({c for line in lines for c in line.filled if c < at})
    moved = _pairs([c for c in right if c in amounts], [c for c in left if c in amounts], at)
    moved |= _pairs([c for c in right if c not in amounts], [c for c in left if c not in amounts], at)
    return _Fold(at, moved, frozenset(amounts))


class _Coded:
    """The columns whose numbers are those of accounts or of a form's lines; each is looked at when it is asked for."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.known: dict[int, bool] = {}

    def __contains__(self, column: int) -> bool:
        if column not in self.known:
            self.known[column] = _holds_codes(self.lines, column)
        return self.known[column]


def _holds_codes(lines: Sequence[Line], column: int) -> bool:
    """Whether the numbers of a column are those of accounts: as many digits each, none twice, and going up; or those
    of the lines of a form: one after the other."""
    own = [line for line in lines if column in line.filled and not has_letters(line.text(column))]
    named = [
        line
        for line in own
        if any(has_letters(line.values[c]) for c in line.filled[line.filled.index(column) + 1 :][:1])
    ]
    return any(_go_up([line.text(column) or "" for line in some]) for some in (own, named))


def _go_up(texts: Sequence[str]) -> bool:
    numbers = [int(bare) for text in texts if (bare := text.strip("(). ")).isdigit()]
    if len(numbers) < max(len(texts), FEWEST) or numbers != sorted(set(numbers)):
        return False
    return len({len(text) for text in texts}) == 1 or numbers[-1] - numbers[0] < 2 * len(numbers)


def _gap(lines: Sequence[Line], vocabulary: Vocabulary) -> int | None:
    """The first column of a second table: it stands behind an empty one, or holds words behind amounts; on either side
    words stand before amounts, and a title or a total is named."""
    filled = set[int]().union(*[line.filled for line in lines])
    words = Counter(c for line in lines for c in line.words())
    apart = lines[0].grid.page is None
    gaps = [
        c for c in filled if c > min(filled) and ((apart and c - 1 not in filled) or words[c] >= FEWEST > words[c - 1])
    ]
    return next((c for c in sorted(gaps) if _are_two(*_halves_of(lines, c), vocabulary)), None)


def _halves_of(lines: Sequence[Line], at: int) -> tuple[list[list[Value]], list[list[Value]]]:
    left = [[line.values[c] for c in line.filled if c < at] for line in lines]
    return left, [[line.values[c] for c in line.filled if c >= at] for line in lines]


def _are_two(left: Sequence[Sequence[Value]], right: Sequence[Sequence[Value]], vocabulary: Vocabulary) -> bool:
    """Whether two halves are tables of their own, and not one whose labels are printed again beside further columns."""
    again = sum(bool(one) and bool(other) and one[0] == other[0] for one, other in zip(left, right, strict=True))
    return again < FEWEST and _is_table(left, vocabulary) and _is_table(right, vocabulary)


def _is_table(rows: Sequence[Sequence[Value]], vocabulary: Vocabulary) -> bool:
    """Whether rows have words of their own before their amounts, which no codes are, and a title or a total is among
    them; most rows of amounts do, where else they are further columns of the rows on the left."""
    named = [str(row[0]) for row in rows if row and has_letters(row[0])]
    valued = [row for row in rows if len(row) > 1 and is_plain_number(row[-1]) and any(map(has_letters, row[:-1]))]
    own = {next(str(value) for value in row if has_letters(value)) for row in valued}
    ends = [str(row[-1]) for row in valued]
    bare = sum(any(map(is_plain_number, row)) and not any(map(has_letters, row)) for row in rows)
    if len(own) < FEWEST or bare > len(valued) or _go_up(ends):
        return False
    return any(vocabulary.statement_total(text) or vocabulary.title(text) for text in named)


def _apart(lines: Sequence[Line], at: int, space: int) -> list[Line]:
    """The lines left of a column, then those right of it in a column system of their own."""
    left: list[Line] = []
    right: list[Line] = []
    for line in lines:
        one, other = [c for c in line.filled if c < at], [c for c in line.filled if c >= at]
        left.append(_half(line, one, {c: c for c in one}) if other else line)
        if other:
            right.append(replace(_half(line, other, {c: c - at for c in other}), space=space))
    return [*left, *right]


def _pairs(right: Sequence[int], left: Sequence[int], at: int) -> dict[int, int]:
    """The last column of one half is read as the last of the other, and so on; what is left over stays where it is."""
    paired = dict(zip(reversed(right), reversed(left), strict=False))
    return {c: paired.get(c, c) for c in right}


def _sections(lines: Sequence[Line], first: int, end: int, vocabulary: Vocabulary) -> set[str]:
    """The sections that headings and totals between two columns name."""
    found: set[str] = set()
    for line in lines:
        half = [line.values[c] for c in line.filled if first <= c < end]
        text = next((value for value in half if type(value) is str and has_letters(value)), None)
        if (
            text is None
            or vocabulary.is_title(text)
            or (any(map(is_plain_number, half)) and not vocabulary.statement_total(text))
        ):
            continue
        part = vocabulary.statement_part(text)
        if part is not None:
            found.add(part)
    return found


def _face(left: set[str], right: set[str]) -> bool:
    return any(
        (left & one and right & other and not left & other and not right & one)
        or (left & other and right & one and not left & one and not right & other)
        for one, other in _SIDES
    )


def _halves(lines: Sequence[Line], fold: _Fold, vocabulary: Vocabulary) -> list[Line]:
    """The left halves, then the right halves without the lines above the first row that has two halves; then what
    stands below the left amounts, or below both halves and is their result."""
    numbers = [{c for c in line.numbers() if not is_year(line.text(c))} for line in lines]
    body = next((n for n, own in enumerate(numbers) if own & fold.amounts), 0)
    facts = max((n + 1 for n, own in enumerate(numbers[:body]) if own), default=0)
    first = next((n for n, line in enumerate(lines) if n >= facts and _two_sided(line, fold)), len(lines))
    header = first
    while header > facts and _heads(lines[header - 1], fold.at) and not _ends_right(lines[header - 1], fold):
        header -= 1
    left = [_at_left(line, fold) if _ends_right(line, fold) else line for line in lines[:header]]
    right: list[Line] = []
    for n, line in enumerate(lines[header:], header):
        halves = [c for c in line.filled if c < fold.at], [c for c in line.filled if c >= fold.at]
        left.append(_half(line, halves[0], {c: c for c in halves[0]}) if halves[1] else line)
        if halves[1] and n >= first and not _stands_over_both(line, halves[1], fold):
            right.append(_half(line, halves[1], fold.moved))
    end = max((n + 1 for n, line in enumerate(left) if any(map(line.is_number, line.filled))), default=0)
    both = max((n for n, line in enumerate(lines) if any(c >= fold.at for c in line.filled)), default=end)
    results = (
        n
        for n in range(both + 1, end)
        if left[n].filled and vocabulary.key_total(left[n].text(left[n].filled[0]) or "") in RESULTS
    )
    end = next(results, end)
    return [*left[:end], *right, *left[end:]]


def _stands_over_both(line: Line, right: Sequence[int], fold: _Fold) -> bool:
    """Whether the right half of a line says what the left half says: the dates over the amounts of both. The totals of
    both, which are the same, are amounts."""
    if any(is_plain_number(line.values[c]) and not is_year(line.text(c)) for c in right):
        return False
    return all((c := fold.moved[column]) < len(line.values) and line.text(c) == line.text(column) for column in right)


def _two_sided(line: Line, fold: _Fold) -> bool:
    """Whether words stand in both halves, or words and an amount in the right one."""
    sides = {c >= fold.at for c in line.words()}
    amount = any(c >= fold.at for c in line.numbers())
    return True in sides and (amount or (len(sides) == 2 and not _ends_right(line, fold)))


def _ends_right(line: Line, fold: _Fold) -> bool:
    """Whether a line of titles says something over the amounts of the right half that the left one says over none: a
    title printed at the right edge."""
    right = [c for c in line.filled if c >= fold.at]
    return bool(right) and fold.amounts.issuperset(right) and not any(fold.moved[c] in line.filled for c in right)


def _at_left(line: Line, fold: _Fold) -> Line:
    """A line of titles, what stands at its right edge over the amounts of the left half."""
    return _half(line, line.filled, {c: fold.moved.get(c, c) for c in line.filled})


def _heads(line: Line, at: int) -> bool:
    """Whether a line says something over the amounts of both halves."""
    return len({c >= at for c in line.filled}) == 2


def _half(line: Line, columns: Sequence[int], moved: dict[int, int]) -> Line:
    values: list[Value] = [None] * max([len(line.values), *(moved[c] + 1 for c in columns), 1])
    for c in columns:
        values[moved[c]] = line.values[c]
    origin = {moved[c]: c for c in columns}
    return Line(line.index, line.grid, line.row, line.space, values, sorted(origin), origin)
