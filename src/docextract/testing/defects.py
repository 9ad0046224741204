"""Documents with one planted defect, and whether their own figures can show it.

>>> from docextract.testing import defects, plant
>>> defects()
['droppedRow', 'swappedDigits', 'shiftedColumn', 'movedCharge', 'changedTotal', 'futureAsCurrent', \
'missingPage', 'repeatedPage']
>>> planted = plant("yardi.rentRoll", seed=1, format="xlsx", defect="swappedDigits")   # doctest: +SKIP
>>> planted.defect.description, planted.defect.can_show, planted.defect.checks         # doctest: +SKIP
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from random import Random

from docextract.testing.addends import added_up, still_added_up
from docextract.testing.blocks import blocks, leave_unprinted, number_of, share_of
from docextract.testing.differences import broken_differences, kept_differences
from docextract.testing.equations import (
    Equation,
    Figure,
    Sums,
    broken,
    equations,
    figures,
    repeated_units,
)
from docextract.testing.planting import PAGE_PLANTERS, PLANTERS, Change, starts_after
from docextract.testing.printed import Report, Row
from docextract.testing.quotients import broken_quotients, kept_quotients, still_told
from docextract.testing.relations import kept_relations, wrong_relations
from docextract.testing.rowshares import broken_shares, kept_shares
from docextract.testing.runs import left_out
from docextract.testing.sample import Format, Roll, Sample
from docextract.testing.shares import is_parted, ratios
from docextract.testing.statements.planting import PLANTERS as STATEMENT_PLANTERS
from docextract.testing.statements.planting import UNCACHED, Amounts
from docextract.testing.statements.planting import broken as broken_sums
from docextract.testing.statements.statement import StatementDraft
from docextract.testing.writers import STATEMENT, compose, families

UNSHOWN_SUMS = "no printed sum covers the amounts, or rounding hides the difference"
ROUNDED = "the percentage is printed as the figures make it, with digits cut off"
UNSHOWN = {
    "droppedRow": "no printed total or count covers the row, and its unit is within no unbroken run of numbers",
    "swappedDigits": "no printed total, and no relation within the row, covers the number",
    "shiftedColumn": "no printed total, and no relation within the rows, covers the numbers",
    "movedCharge": "the units print no totals of their charges, and every sum over them stays the same",
    "changedTotal": "the printed units do not make the figure",
    "futureAsCurrent": "no date, no repeated unit and no total tells the row from current ones",
    "missingPage": "no page number, total or count goes beyond the page",
    "repeatedPage": "no page number, unit id, total or count tells the copy from other rows",
}


@dataclass(frozen=True, slots=True)
class Defect:
    """One planted defect.

    ``units`` name the units concerned (in statements the lines), ``rows`` their places in ``sample.rows``; ``page``
    counts from 1; ``field`` is
    the field or header, with what ``was`` printed and is ``now``; ``figures`` are printed totals and counts that no
    longer come out, as printed; ``checks`` are the ids of those that ought to notice. ``can_show`` is whether the
    document's own figures can show the defect; ``reason`` says why not.
    """

    kind: str
    description: str
    units: tuple[str, ...]
    rows: tuple[int, ...]
    page: int | None
    field: str | None
    was: str | None
    now: str | None
    figures: tuple[Decimal, ...]
    checks: tuple[str, ...]
    can_show: bool
    reason: str | None
    cells: tuple[tuple[int, str], ...] = ()
    """In statements the amounts that are not as they should be: the place of the row, and the column's label."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A document with a defect. ``sample.data`` has it; its truth is that of the document without it."""

    sample: Sample
    defect: Defect


def defects(document_type: str = "RENT_ROLL") -> list[str]:
    """Kinds of defects that can be planted in rent rolls, or in statements (``STATEMENT``).

    Raises:
        ValueError: nothing is planted in documents of that type.
    """
    if document_type not in ("RENT_ROLL", STATEMENT):
        raise ValueError(f"document_type is 'RENT_ROLL' or 'STATEMENT', not {document_type!r}")
    return [*PLANTERS, *PAGE_PLANTERS] if document_type == "RENT_ROLL" else [*STATEMENT_PLANTERS]


def plant(family: str, seed: int, format: Format, *, defect: str) -> Planted | None:
    """Writes the document of :func:`write` with one defect; None if it prints nothing of the kind to spoil.

    Raises:
        ValueError: no such family or format, or no such defect in documents of the family.
    """
    kinds = defects(STATEMENT if family in families(STATEMENT) else "RENT_ROLL")
    if defect not in kinds:
        raise ValueError(f"no defect {defect!r}; there are: {', '.join(kinds)}")
    roll = compose(family, seed, format)
    if not isinstance(roll, Roll):
        return _in_statement(family, seed, format, defect)
    if roll.pdf:
        leave_unprinted(roll)
    clean = _Clean(roll)
    rng = Random(f"{family}:{seed}:{format}:{defect}")
    if defect in PAGE_PLANTERS:
        return _with_page(family, seed, defect, clean, rng)
    change = PLANTERS[defect](roll, clean.units, rng)
    if change is None:
        return None
    return Planted(roll.sample(family, seed, roll.paint(family, seed)), clean.judged(defect, change))


def _in_statement(family: str, seed: int, format: Format, kind: str) -> Planted | None:
    draft = compose(family, seed, format, without={UNCACHED})
    assert isinstance(draft, StatementDraft)
    amounts = Amounts(draft)
    change = STATEMENT_PLANTERS[kind](amounts, Random(f"{family}:{seed}:{format}:{kind}"))
    if change is None:
        return None
    wrong = list(broken_sums(amounts))
    labels = [f.label for f in draft.figures]
    shown = sorted({b.check for b in wrong} | change.checks)
    values = (draft.rows[b.row]["values"][b.column] for b in wrong)
    defect = Defect(
        kind,
        change.what,
        tuple(amounts.label(row) for row in change.rows),
        change.rows,
        None,
        change.column,
        change.was,
        change.now,
        tuple(dict.fromkeys(v for v in values if v is not None)),
        tuple(shown),
        bool(shown),
        None if shown else UNSHOWN_SUMS,
        tuple((cell.row, labels[cell.column]) for cell in change.cells),
    )
    return Planted(draft.sample(family, seed, draft.paint(family, seed)), defect)


def _with_page(family: str, seed: int, kind: str, clean: _Clean, rng: Random) -> Planted | None:
    from docextract.testing import pdf

    roll = clean.roll
    if not roll.pdf:
        return None
    data, page_of = pdf.paginate(roll.report, f"{family}:{seed}")
    change = PAGE_PLANTERS[kind](clean.units, page_of, rng, roll)
    if change is None:
        return None
    last = max(page_of.values())
    page = change.left_out or change.repeated or 1
    pages = [n for n in range(1, last + 1) for _ in range(1 + (n == change.repeated)) if n != change.left_out]
    numbered = _numbers_pages(roll.report, page, last, missing=change.left_out is not None)
    return Planted(
        roll.sample(family, seed, pdf.rearrange(data, pages)), clean.judged(kind, change, pages_tell=numbered)
    )


def _numbers_pages(report: Report, page: int, last: int, *, missing: bool) -> bool:
    """Whether printed page numbers tell that a page is missing or stands twice."""
    texts = list(report.look.foot)
    if report.running_head:
        texts += [t for chapter in report.chapters for h in chapter.heading for t in (h.left, h.center, h.right)]
    if any("{pages}" in text for text in texts):
        return True
    return any("{page}" in text for text in texts) and not (missing and page in (1, last))


class _Clean:
    """What a document says before the defect."""

    def __init__(self, roll: Roll) -> None:
        self.roll = roll
        self.units = blocks(roll)
        self.stated: list[Equation] = equations(roll, self.units)
        self.added: list[tuple[Figure, list[tuple[Row, str]]]] = added_up(roll, self.units)
        self.usual = kept_relations(self.units, roll.as_of)
        self.wrong = set(wrong_relations(self.units, roll.as_of, usual=self.usual))
        self.quotients = kept_quotients(self.units)
        self.unquotients = broken_quotients(self.units, self.quotients)
        self.differences = kept_differences(self.units)
        self.undifferent = broken_differences(self.units, self.differences)
        self.ratios = ratios(roll, self.units)
        self.shares = kept_shares(self.units, figures(roll, self.units))
        self.unshared = broken_shares(self.units, self.shares)
        self.repeated = {id(u) for u in repeated_units(self.units)}

    def judged(self, kind: str, change: Change, *, pages_tell: bool = False) -> Defect:
        """The defect, and what of the document shows it."""
        now = [u for u in self.units if id(u.first) not in change.absent] + change.twice
        sums = Sums(now, change.absent)
        wrong = [e for e in self.stated if id(e.figure.row) not in change.absent and broken(e, sums)]
        added = [f for f, above in self.added if not still_added_up(f, above, change.absent)]
        relations = wrong_relations(now, self.roll.as_of, change.absent, self.usual)
        upset = relations.keys() - self.wrong
        told = still_told(now, self.quotients, change.absent)
        parted = broken_quotients(now, told, change.absent) - self.unquotients
        parted |= broken_differences(now, self.differences, change.absent) - self.undifferent
        parted |= broken_shares(now, self.shares, change.absent) - self.unshared
        ratio = [r for r in self.ratios if is_parted(r, sums, change.absent)]
        checks = {e.check for e in wrong} | {check for check, _ in upset} | {r.check for r in ratio}
        if parted:
            checks.add("R15")
        gone = left_out(self.units, change.absent)
        if gone:
            checks.add("S04")
        if added:
            checks.add("R02")
        if any(id(u) not in self.repeated for u in repeated_units(now)):
            checks.add("S03")
        if change.moved is not None and starts_after(change.moved, self.roll.as_of):
            checks.add("Q07")
        if pages_tell:
            checks.add("S05")
        upsets = (
            [e.figure for e in wrong]
            + added
            + [r.figure for r in ratio]
            + ([change.figure] if change.figure is not None else [])
        )
        odd = [u for u in now if u.index in parted]
        units = [*change.units, *(relations[key] for key in sorted(upset)), *odd, *gone]
        return Defect(
            kind,
            change.what,
            tuple(dict.fromkeys(u.name for u in units)),
            tuple(dict.fromkeys(u.index for u in units)),
            change.left_out or change.repeated,
            change.column,
            change.was,
            change.now,
            tuple(dict.fromkeys(_printed_now(f) for f in upsets)),
            tuple(sorted(checks)),
            bool(checks),
            None if checks else self._unshown(kind, change),
        )

    def _unshown(self, kind: str, change: Change) -> str:
        if any(
            change.figure.row is r.figure.row and change.figure.key == r.figure.key
            for r in self.ratios
            if change.figure
        ):
            return ROUNDED
        return UNSHOWN[kind]


def _printed_now(figure: Figure) -> Decimal:
    cell = figure.row.cells.get(figure.key)
    printed = (number_of(cell), share_of(cell))
    return next((number for number in printed if number is not None), figure.value)
