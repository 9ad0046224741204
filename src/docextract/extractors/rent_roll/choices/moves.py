"""What else the columns of a roll could be, where the reading of it leaves something to explain."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from collections.abc import Mapping as MappingOf
from itertools import islice

from ....document import PageGrid
from ....inference import Evidence, Found, Move, Proposals
from ....models.findings import Decision, DecisionEvidence, RivalReading
from ....proofs.relations import Form, Relation, related
from ..anatomy.chosen import COLUMN, FORM, FRAMED, ROWS, RULED
from ..anatomy.fieldkinds import ATTRIBUTES, KINDS, NUMBERS, SUMMED, Kind
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile, profile_columns
from ..arithmetic.relations import MONTHLY_RATE, RATE, SUM, TWELVE, Group
from ..columns.evidence import CERTAIN, candidates, fit
from ..columns.rentsums import MEANT
from ..forms.forms import PAIRS
from ..prints.pairs import read_pairs
from .hiddenrows import hidden_rows
from .listedagain import listed_again, properties_ahead
from .roll import Roll
from .summedrows import summed_rows
from .unlikerows import unlike_rows

SAID = (
    frozenset({"contractRent", "annualRent", "totalCharges", "tenantRent", "chargeAmount", "rentPerArea"}),
    frozenset({"tenantName", "residentId"}),
    frozenset({"unit", "bed"}),
)
"""What every roll says: something of the rent, who is there, and where."""
FAILING, MISSING = 1.0, 0.5
"""What it weighs for trying a move that a failed check speaks of the field, or that no column has it."""
LIKELY = 0.3
"""What the kind of its values weighs for a column whose words say nothing."""
SUMS = 2.0
"""What it weighs for trying to take rows for sums that they print what others come to."""
FRAMES = 0.9
"""What it weighs for trying the frames around cells: less than rows between rules, which keep the columns."""
PAIRED = 5
"""One row of so many, or more of them, names someone and prints no rent where rows are second lines."""
MOST = 5
"""Readings that are tried at most beside the plain one."""
MOST_TOLD = 5
"""Of what spoke for a choice, how much its decision tells."""
TOLD = frozenset({*SUMMED, *SAID[1], *SAID[2], "chargeAmount", "statusText"})
"""Fields that the sums of a document, or its rows, tell to be right or wrong."""
OF_ROWS = ("R01", "R15", "R16")
"""The checks that compare the numbers of a row with each other."""
PLAINLY: dict[Hashable, str] = {RULED: "each line", FORM: "each line", ROWS: "all of them are"}
"""What the plain reading says to a question, where it is not what the words of a header say."""
OWN = "own"
MOVES = Proposals()
"""What else could be, one function a rule."""
OF_OTHERS: tuple[tuple[str, Form, tuple[str, ...]], ...] = (
    ("contractRent", TWELVE, (OWN, "annualRent")),
    ("annualRent", TWELVE, ("contractRent", OWN)),
    ("annualRent", RATE, ("rentPerArea", OWN, "area")),
    ("contractRent", MONTHLY_RATE, ("rentPerArea", OWN, "area")),
    ("rentPerArea", RATE, (OWN, "annualRent", "area")),
    ("rentPerArea", RATE, (OWN, "contractRent", "area")),
    ("rentPerArea", MONTHLY_RATE, (OWN, "contractRent", "area")),
    ("area", RATE, ("rentPerArea", "annualRent", OWN)),
)
"""A field, and what its column is to those of others."""


def moves(roll: Roll) -> list[Move]:
    """Other rows where lines fit no role and rules tell them; other fields for columns, where a check fails of what
    they hold or no column has what every roll says.

    What licenses a field is its header's words, or the kind of its values where they say nothing.
    """
    return MOVES.gathered(roll)


@MOVES.rule("ruled rows")
def ruled_rows(roll: Roll) -> Iterator[Move]:
    """Where lines fit no role, rules across the table say which of them are one row."""
    lost = len(roll.data.ledger.unexplained)
    walked = {id(entry.line.grid): entry.line.grid for entry in roll.walked.entries}.values()
    grids = [grid for grid in walked if isinstance(grid, PageGrid)]
    if not lost or not grids:
        return
    from ....grids.ruled import rows_between_rules

    if any(rows_between_rules(grid) is not None for grid in grids):
        why = f"{lost} lines fit no role, and rules stand between the rows"
        yield Move(RULED, "ruled", "what is a row", "what stands between two rules", Evidence("licence", FAILING, why))


@MOVES.rule("framed cells")
def framed_cells(roll: Roll) -> Iterator[Move]:
    """Where checks fail, lines fit no role, a fifth of the rows has cells that could not be read, none says who is
    there, or a column that most rows fill has no title, frames around every cell say what a cell is."""
    lost = len(roll.data.ledger.unexplained)
    failed = sum(check.status == "FAIL" for check in roll.data.checks)
    nobody = all(row.tenant_name is None for row in roll.data.rows)
    unread = PAIRED * sum(bool(row.unread) for row in roll.data.rows) >= len(roll.data.rows)
    if not any(isinstance(grid, PageGrid) for grid in roll.grids):
        return
    if not (lost or failed or nobody or unread or any(_untitled(roll, group) for group in roll.groups.values())):
        return
    from ....grids.framed import has_frames

    if has_frames(roll.grids):
        why = f"{failed} checks fail, {lost} lines fit no role, and every cell has a frame"
        yield Move(FRAMED, "framed", "what a cell is", "what stands in one frame", Evidence("licence", FRAMES, why))


def _untitled(roll: Roll, group: Group) -> bool:
    """Whether most rows fill a column that has no title and no field."""
    lines = [roll.walked.entries[index].line for index in group.rows.indexes]
    bare = [use.column for use in group.mapping.unmapped if not use.header]
    return any(2 * sum(line.values[column] is not None for line in lines) > len(lines) for column in bare)


@MOVES.rule("rows of two lines")
def two_lines(roll: Roll) -> Iterator[Move]:
    """Where rows name someone and print no rent, or lines fit no role, each row may have a second line: ``1 BR`` below
    ``1L``."""
    lost = len(roll.data.ledger.unexplained)
    if (PAIRED * roll.rentless >= len(roll.data.rows) or lost) and read_pairs(roll.lines, roll.vocabulary):
        why = f"{roll.rentless} rows have no rent, {lost} lines fit no role, and rows of words follow"
        yield Move(FORM, PAIRS, "what is a row", "two lines", Evidence("licence", SUMS, why))


@MOVES.rule("columns by words")
def by_words(roll: Roll) -> Iterator[Move]:
    """Where a check fails of what a column holds, or no column has what every roll says, it may be what its words or
    its cells say as well: ``Base Monthly`` the rent."""
    suspects = _suspects(roll)
    for group in roll.groups.values():
        mapping = group.mapping
        wanted = _wanted(mapping)
        if suspects or wanted or mapping.unmapped:
            lines = [roll.walked.entries[index].line for index in group.rows.indexes]
            yield from _by_words(roll, mapping, profile_columns(lines, len(lines[0].values)), suspects, wanted)


@MOVES.rule("columns by amounts")
def by_amounts(roll: Roll) -> Iterator[Move]:
    """A column without a field may be what it makes with those beside it: twelve months' rent, the rate on the area,
    all that is paid."""
    for group in roll.groups.values():
        yield from _by_amounts(group)


@MOVES.rule("rows that are sums")
def rows_that_are_sums(roll: Roll) -> Iterator[Move]:
    """Rows without a unit that print in two columns what others come to are their sums, whatever they are called."""
    if sums := summed_rows(roll):
        why = f"{len(sums)} of its rows print in two columns or more what others come to, and name no unit"
        yield _rows_move(roll, sums, Evidence("sums", SUMS, why))


@MOVES.rule("last rows unlike the others")
def last_rows(roll: Roll) -> Iterator[Move]:
    """Last rows with cells of other kinds than the units have stand below the roll: ``Unrentable``, ``4``, ``1.0%``."""
    if unlike := unlike_rows(roll):
        why = f"{len(unlike)} of its last rows have cells of other kinds than the units have"
        yield _rows_move(roll, unlike, Evidence("kinds", SUMS, why))


@MOVES.rule("leases listed again")
def leases_again(roll: Roll) -> Iterator[Move]:
    """A last table that only names leases which stand above is about them: ``Letters of credit held``."""
    if again := listed_again(roll):
        why = f"the {len(again)} rows of its last table name leases that stand above, and no rents"
        yield _rows_move(roll, again, Evidence("again", SUMS, why))


@MOVES.rule("properties ahead of their rolls")
def properties_first(roll: Roll) -> Iterator[Move]:
    """A first table of which each row stands for a heading below it lists properties: ``Schedule of locations``."""
    if ahead := properties_ahead(roll):
        why = f"the {len(ahead)} rows of its first table are named by headings below it"
        yield _rows_move(roll, ahead, Evidence("ahead", SUMS, why))


@MOVES.rule("hidden rows")
def rows_hidden(roll: Roll) -> Iterator[Move]:
    """The few rows that a sheet hides are none of what it shows: sold, expired, of another filter."""
    if hidden := hidden_rows(roll):
        why = f"{len(hidden)} of its rows are hidden"
        yield _rows_move(roll, hidden, Evidence("hidden", SUMS, why))


def _rows_move(roll: Roll, told: MappingOf[str, str], licence: Evidence) -> Move:
    taken = tuple({**roll.told, **told}.items())
    return Move(ROWS, taken, "which rows are no units", ", ".join(told), licence)


def _suspects(roll: Roll) -> set[str]:
    """The fields of which a check fails."""
    failed = [check for check in roll.data.checks if check.status == "FAIL"]
    return {cell.field for check in failed for cell in check.cells if cell.field}


def _wanted(mapping: Mapping) -> frozenset[str]:
    """The fields of what every roll says and no column has."""
    named = {use.field for use in mapping.uses} | ({"chargeAmount"} if mapping.charge_columns else set())
    return frozenset().union(*(some for some in SAID if not some & named))


def _by_words(
    roll: Roll, mapping: Mapping, profiles: list[Profile], suspects: set[str], wanted: frozenset[str]
) -> Iterator[Move]:
    """What the words above columns may name as well."""
    uses = {use.column: use for use in (*mapping.unmapped, *mapping.kept, *mapping.uses)}
    taken = {use.field for use in mapping.uses if profiles[use.column].total}
    charged = {use.column for use in mapping.charge_columns}
    named = {
        column: {name: score for name, score, _, _ in candidates(column, label, roll.vocabulary) if name in TOLD}
        for column, label in mapping.block.labels.items()
        if column in uses and column < len(profiles) and column not in charged
    }
    sure = {name for column, scores in named.items() for name, score in scores.items()
            if score >= CERTAIN and uses[column].field == name and profiles[column].total}  # fmt: skip
    told = {use.field for use in mapping.uses if use.weight >= MEANT}
    for column, scores in named.items():
        use, profile = uses[column], profiles[column]
        if use.field in told:
            continue  # the rows add up to it
        rivals = [c for c in named if c != column and use.field in named[c]]
        if scores.get(use.field or "", 0.0) >= CERTAIN and not rivals:
            continue
        if use.field == "rentPerArea" and _broken(roll, "rentPerArea"):
            # Sales by area, or what something else comes to: no rent keeps to it.
            kept = f"sourceColumns:other@{column}"
            yield _move(mapping, use, kept, FAILING, "no rent is what it makes of the area")
        for name, score in scores.items():
            missing = name not in taken and (name in wanted or (use.field is None and KINDS[name] in NUMBERS))
            reason = FAILING if {name, use.field} & suspects else MISSING if missing else 0.0
            suits = fit(name, profile)
            if name in sure and score < CERTAIN and not _broken(roll, name):
                continue  # what a header says outright only most rows may contradict, or one that says the same
            if name != use.field and name not in told and reason and suits >= 0 and score >= LIKELY:
                yield _move(mapping, use, name, score + suits + reason, f"its header may name {name}")
        if "tenantName" in wanted and use.field is None and _holds_names(profile):
            yield _move(mapping, use, "tenantName", LIKELY + MISSING, "its cells are words, and no column has names")


def _broken(roll: Roll, field: str) -> bool:
    """Whether most rows with a number of a field contradict it by themselves: twelve months, rate and area, charges."""
    failed = [c for c in roll.data.checks if c.status == "FAIL" and c.check_id in OF_ROWS]
    named = {cell.row_index for check in failed for cell in check.cells if cell.field == field}
    return 2 * len(named) > sum(getattr(row, ATTRIBUTES[field], None) is not None for row in roll.data.rows)


def _by_amounts(group: Group) -> Iterator[Move]:
    """What columns without a field are of those beside them: twelve of a month's rent, the rate on the area, the sum
    of the rent and what is paid beside it."""
    mapping, at = group.mapping, group.mapping.by_field
    for use in mapping.unmapped:
        for name, form, parts in OF_OTHERS:
            columns = [use.column if part == OWN else at.get(part) for part in parts]
            if name not in at and None not in columns:
                yield from _kept(group, use, name, [Relation(form, columns)])
        if "totalCharges" not in at and (rent := at.get("contractRent")) is not None:
            others = [other.column for other in (*mapping.unmapped, *mapping.kept) if other is not use]
            sums = (Relation(SUM, (rent, other, use.column)) for other in others)
            yield from islice(_kept(group, use, "totalCharges", sums), 1)


def _kept(group: Group, use: ColumnUse, name: str, relations: Iterable[Relation]) -> Iterator[Move]:
    for relation, kept in related(relations, group.few, group.rows):
        why = f"nearly all of {len(kept)} rows keep to it: {relation.form.name}"
        yield _move(group.mapping, use, name, LIKELY + FAILING, why)


def _holds_names(profile: Profile) -> bool:
    """Whether a column may hold names: words, mostly different ones."""
    if profile.share(profile.texts) < 0.6 or 2 * profile.distinct <= profile.total:
        return False
    numbered = sum(any(map(str.isdigit, text)) for text in profile.samples)
    if 2 * numbered > len(profile.samples):
        return False  # addresses
    return 2 * sum(" " in text for text in profile.samples) > len(profile.samples)


def _move(mapping: Mapping, use: ColumnUse, name: str, weight: float, why: str) -> Move:
    key = (COLUMN, mapping.block.signature, use.column)
    called = repr(use.header) if use.header else f"column {use.column + 1}"
    return Move(key, name, f"what {called} holds", name, Evidence("licence", weight, why))


def decisions(found: Found[Roll]) -> list[Decision]:
    """What was chosen that would give other values, with what it was weighed against, and columns that could be meant
    as well as those that were taken."""
    made: list[Decision] = []
    roll, plain = found.best.outcome, found.plain
    for move, gain, evidence in found.taken:
        plainly = PLAINLY.get(move.question, "what the words alone say")
        rivals = [RivalReading(reading=plainly, score=0.0, would_give=_gives(plain.outcome))]
        rivals += [
            RivalReading(
                reading=rival.says, score=round(tried.worth - plain.worth, 2), would_give=_gives(tried.outcome)
            )
            for rival, tried in found.rivals
            if rival.question == move.question and rival.reading != move.reading
        ]
        strongest = sorted(evidence, key=lambda one: -abs(one.weight))[:MOST_TOLD]
        made.append(Decision(
            question=move.asks, taken=move.says, margin=round(gain, 2), rivals=rivals,
            evidence=_told([move.licence, *strongest]), tried=found.tried,
        ))  # fmt: skip
    for mapping in {mapping.block.signature: mapping for mapping in roll.walked.mappings}.values():
        labels = mapping.block.labels
        made += [
            Decision(question=f"what {use.header!r} holds", taken=use.field or "",
                     rivals=[RivalReading(reading="nothing")],
                     evidence=[DecisionEvidence(rule="cells", weight=round(use.weight, 2), why=use.told_by)])
            for use in mapping.uses if use.told_by
        ]  # fmt: skip
        for use in mapping.uses:
            doubted = [row for row in roll.data.rows if use.field in row.doubtful] if use.rivals else []
            others = [RivalReading(reading=labels[column].text) for column in use.rivals if column in labels]
            if doubted and others:
                why = f"{len(doubted)} rows print other numbers there, or none"
                told = [DecisionEvidence(rule="words", weight=round(use.weight, 2), why=why)]
                question = f"which column is {use.field}"
                made.append(Decision(question=question, taken=use.header, rivals=others, evidence=told))
    return made


def _told(evidence: list[Evidence]) -> list[DecisionEvidence]:
    return [DecisionEvidence(rule=e.rule, weight=round(e.weight, 2), why=e.why, place=e.place) for e in evidence]


def _gives(roll: Roll) -> str:
    return ", ".join(sorted({use.field for use in roll.uses if use.field and use.kind is not Kind.KEPT}))
