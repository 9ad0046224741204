"""What speaks for a whole reading of a roll, and what against it: one function a rule."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from ....inference import Evidence, Rules
from .hiddenrows import hidden_rows
from .listedagain import properties_ahead
from .roll import Roll
from .summedrows import summed_rows
from .unlikerows import unlike_rows

RULES = Rules()
OF_SUMS = 4.0
"""What one column of numbers weighs that the document's sums confirm, or break, in all of its rows."""
WORDS = 2.0
"""What it weighs if the words above a column and its cells are just those of a field."""
NAMELESS = 2.0
"""What a roll weighs in which no row says who is there, and none that it is vacant."""
UNREAD = 2.0
"""What a column weighs of which no cell can be read as what it is taken for."""
REPEATED = 1.5
"""What a row weighs that prints what others come to: more than it adds to the numbers of its own line that tie."""
UNLIKE = 1.0
"""What a row weighs that is hidden, or has cells of other kinds."""
LOST = 0.5
"""What a line weighs that fits no role, up to ten of them."""
EMPTY = 0.5
"""What a column weighs that was not understood."""


def weigh(roll: Roll) -> list[Evidence]:
    """All that speaks for or against a reading."""
    return RULES.gathered(roll)


@RULES.rule("sums")
def sums(roll: Roll) -> Iterator[tuple[float, str]]:
    """Numbers that printed totals, products and counts confirm speak for their columns, those that they break against.

    A rate per area that was taken for the rent misses the total of the rents in every row.
    """
    broken: dict[str, set[int]] = defaultdict(set)
    for check in roll.data.checks:
        if check.status == "FAIL":
            for cell in check.cells:
                broken[cell.field or ""].add(cell.row_index)
    confirmed = roll.comparison.prover.proved
    for field in sorted({*confirmed, *broken} - {""}):
        ties, misses = len(confirmed.get(field, set()) - broken[field]), len(broken[field])
        yield OF_SUMS * (ties - misses) / len(roll.data.rows), f"{field}: {ties} numbers tie, {misses} are contradicted"


@RULES.rule("words")
def words(roll: Roll) -> Iterator[tuple[float, str]]:
    """A column speaks for the field that its header names and its cells look like."""
    for use in roll.uses:
        yield WORDS * use.weight, f"{use.header!r} for {use.field}"


@RULES.rule("subjects")
def subjects(roll: Roll) -> Iterator[tuple[float, str]]:
    """Rows of a roll say whose they are, or that they are vacant, and which unit they are about."""
    rows = roll.data.rows
    unknown = sum(row.status_basis is None for row in rows)
    if unknown:
        yield -NAMELESS * unknown / len(rows), f"{unknown} rows do not say whether they are let"
    nowhere = sum(row.unit is None and row.bed is None for row in rows)
    if nowhere:
        yield -NAMELESS * nowhere / len(rows), f"{nowhere} rows name no unit"


@RULES.rule("unread")
def unread(roll: Roll) -> Iterator[tuple[float, str]]:
    """Cells that are no value of the kind that their column is taken for speak against it; a column most of whose
    cells are is no worse than one without a meaning."""
    rows = roll.data.rows
    cells = Counter(name for row in rows for name in row.unread)
    if cells:
        parts = (UNREAD * n / len(rows) for n in cells.values())
        against = sum(min(part, EMPTY) if 2 * part <= UNREAD else part for part in parts)
        yield -against, f"{cells.total()} cells cannot be read"


@RULES.rule("repeats")
def repeats(roll: Roll) -> Iterator[tuple[float, str]]:
    """A row that prints in two columns what others come to, and names no unit, is their sum: ``Total, 13 bays``; so is
    one of a list of properties ahead of the roll of each."""
    rows = len(summed_rows(roll)) + len(properties_ahead(roll))
    if rows:
        yield -REPEATED * rows, f"{rows} rows print what others come to"


@RULES.rule("kinds")
def kinds(roll: Roll) -> Iterator[tuple[float, str]]:
    """A last row with a percentage where names stand, and a word where ids stand, is no unit: ``Unrentable, 1.0%``."""
    rows = len(unlike_rows(roll))
    if rows:
        yield -UNLIKE * rows, f"{rows} of the last rows have cells of other kinds than the units have"


@RULES.rule("hidden")
def hidden(roll: Roll) -> Iterator[tuple[float, str]]:
    """A row that its sheet hides among many that it shows is none of the roll, if the sums do not need it."""
    rows = len(hidden_rows(roll))
    if rows:
        yield -UNLIKE * rows, f"{rows} rows are hidden"


@RULES.rule("lost")
def lost(roll: Roll) -> Iterator[tuple[float, str]]:
    """Lines that fit no role, and columns without a meaning, speak against a reading."""
    lines = len(roll.data.ledger.unexplained)
    if lines:
        yield -LOST * min(lines, 10), f"{lines} lines fit no role"
    for mapping in {mapping.block.signature: mapping for mapping in roll.walked.mappings}.values():
        own = [e.line for e in roll.walked.entries if e.mapping.block.signature == mapping.block.signature]
        for use in mapping.unmapped:
            filled = sum(line.values[use.column] not in (None, "") for line in own)
            if 2 * filled > len(own):
                yield -EMPTY, f"{use.header!r} has no meaning"
