"""Tables beside a roll that sum its charges by code."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import SideTable
from ..anatomy.headerblocks import GOOD
from .printed import Printed, StatedCharge
from .tableheads import Header, header_over

CODES = frozenset({"chargeCode", "chargeDescription"})


def is_charge_summary(table: SideTable, vocabulary: Vocabulary) -> bool:
    """Whether a table lists charges by code: its heading says so, or, where it has none, its columns."""
    if table.heading:
        return vocabulary.ends_table(table.heading) in vocabulary.charge_ends
    words: dict[int, list[str]] = defaultdict(list)
    for line in table.lines:
        if line.has_numbers():
            break
        for column in line.filled:
            words[column].append(line.text(column) or "")
    named = [{m.field for m in vocabulary.header(" ".join(words[c])) if m.score >= GOOD} for c in sorted(words)]
    return len(named) == 2 and not CODES.isdisjoint(named[0]) and "chargeAmount" in named[1]


def charge_pairs(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], header: Header, printed: Printed,
    vocabulary: Vocabulary, conventions: Conventions, population: str | None = None,
) -> None:  # fmt: skip
    """``Description | Total`` pairs, also two tables side by side, and a ``Count`` before the total; the number of a
    line without words is the sum above it, and a line that counts units none of them."""
    if not is_charge_summary(table, vocabulary):
        return
    if len(numbers) > 1:
        heads = {c: vocabulary.table_column(header_over(header, line, c)) for c in numbers}
        numbers = [c for c, head in heads.items() if head != "units"] or numbers
    for column in numbers:
        amount = money(line.values[column], conventions.numbers)
        if amount is None:
            continue
        left = [c for c in texts if c < column and not any(c < n < column for n in numbers)]
        place = line.place(column)
        if left:
            text = line.text(left[-1]) or ""
            if vocabulary.names_units(text) and amount == int(amount) and vocabulary.charge(text) is None:
                return  # "Occupied units 14 50,400" below the charges
            target = printed.charge_totals if vocabulary.total(text) else printed.charges
            short = line.text(left[0]) or "" if len(left) > 1 else text.split()[0] if " " in text else ""
            target.append(StatedCharge(text, amount, place, table.heading, population, short))
        elif not texts:
            printed.charge_totals.append(StatedCharge("", amount, place, table.heading, population))


def words_of_codes(lines: Sequence[StatedCharge]) -> dict[str, str]:
    """What a summary says of the codes that stand before its words, of each that stands before one line alone."""
    times = Counter(line.short for line in lines)
    return {line.short: line.code for line in lines if line.short and times[line.short] == 1}
