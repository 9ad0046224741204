"""What statements of all layouts draw alike: the property, the look, the traps of rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from docextract.testing.draw import draw_header
from docextract.testing.looks import LEGAL, LETTER, TABLOID, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Heading, Notes
from docextract.testing.property import Property
from docextract.testing.statements.accounts import Chart
from docextract.testing.statements.charts import Ask
from docextract.testing.statements.outline import Outline, Printer
from docextract.testing.statements.statement import Figure, StatementDraft

WIDE = (landscape(LEGAL), landscape(LETTER), landscape(TABLOID))
NARROW = (LETTER, LETTER, LEGAL, landscape(LETTER))

NEVER = dict.fromkeys(
    (
        "names clipped on the page",
        "names wrapped above and below their line",
        "unit numbers with a point and a zero",
        "a twelve-month statement on another sheet",
        "dates as text",
    ),
    0.0,
)
"""Traps of rent rolls that a statement has nothing to wear on."""


def begin(draft: StatementDraft, kind: str, day: date, *, wide: bool = True, **look: Any) -> Property:
    """The property, and how the statement is painted."""
    home = draw_header(draft.rng, kind, day)
    draft.property_name = home.name
    draft.likely |= NEVER
    drawn = draw_look(draft.look_rng, pages=WIDE if wide else NARROW, **look)
    indent = "style"
    if not draft.pdf:
        indent = draft.pick([("style", ""), ("spaces", "indents as spaces before the label"), ("style", "")])
    draft.report.look = replace(drawn, indent=indent)
    draft.whole = draft.chance(0.2, "whole currency units")
    draft.blank_zeros = draft.chance(0.15, "zeros are left blank")
    zero = draft.rng.choice((None, None, None, "-"))
    draft.report.formats = Formats(decimals=0 if draft.whole else 2, zero=zero)
    if not draft.pdf and not draft.whole:
        draft.formulas = draft.pick(
            [("", ""), ("", ""), ("cached", "totals are formulas"), ("uncached", "totals are formulas without values")]
        )
    return home


def ask_for(draft: StatementDraft, series: dict[str, int], **more: Any) -> Ask:
    """The traps that lie in the accounts themselves, unless the layout prescribes them."""
    drawn: dict[str, Any] = {"series": series, **more}
    if "contra_positive" not in drawn:
        drawn["contra_positive"] = draft.chance(0.12, "contra lines printed positive")
        drawn.setdefault("less", draft.chance(0.6))
    if "levels" not in drawn:
        drawn["levels"] = draft.chance(0.4, "three levels of totals")
    if "single" not in drawn:
        drawn["single"] = draft.chance(0.4, "sections of a single line")
    if "parents" not in drawn:
        drawn["parents"] = draft.chance(0.15, "parents with an amount of their own")
    if "below" not in drawn:
        below = "sections below the net operating income"
        drawn["below"] = draft.pick([(1, below), (0, ""), (2, below)])
    return Ask(**drawn)


def outline_for(draft: StatementDraft, **more: Any) -> Outline:
    """The traps of an outline, unless the layout prescribes it."""
    rng, drawn = draft.rng, dict(more)
    if "totals" not in drawn:
        drawn["totals"] = draft.pick([("word", ""), ("same", "totals without the word"), ("own", "")])
    if "indent" not in drawn:
        turned = ("turned", "totals deeper than their lines")
        drawn["indent"] = draft.pick([("deeper", ""), ("deeper", ""), ("none", "no indents"), turned])
    if "first" not in drawn:
        drawn["first"] = draft.chance(0.1, "totals above their lines")
    for name, share in (("gaps", 0.3), ("caps", 0.3), ("bold", 0.7)):
        drawn.setdefault(name, rng.random() < share)
    drawn.setdefault("step", rng.choice((2, 3, 4)))
    drawn.setdefault("parents", rng.choice(("heading", "other")))
    return Outline(**drawn)


def name_column(draft: StatementDraft, head: str = "", *, room: int = 0) -> Column:
    """The column of labels; narrow ones wrap on paper. ``room`` is for what stands before a name, in letters."""
    narrow = draft.pdf and draft.chance(0.12, "labels wrapped")
    return Column("name", (head,) if head else (), cap=22 + room if narrow else 60, overflow="wrap", indents=True)


def close(draft: StatementDraft, heading: list[Heading], notes: tuple[str, ...] = ()) -> None:
    """Puts the table under its heading, with notes below."""
    parts: list[Any] = [draft.beside or draft.table]
    if notes:
        parts.append(Notes(list(notes)))
    draft.report.running_head = draft.pdf and not draft.chance(0.25, "the title stands on the first page only")
    draft.report.chapters.append(Chapter(heading, parts))


def show(
    draft: StatementDraft,
    chart: Chart,
    figures: Sequence[Figure],
    heading: list[Heading],
    notes: tuple[str, ...] = (),
    *,
    head: str = "",
    **outline: Any,
) -> None:
    """The statement: its labels (codes before them where the outline has these in a column), figures and rows."""
    codes = [Column("code", ())] if outline.get("code") == "column" else []
    draft.columns([*codes, name_column(draft, head)], figures)
    Printer(draft, outline_for(draft, **outline)).run(chart)
    close(draft, heading, notes)


def titled(draft: StatementDraft, name: str, span: str) -> list[Heading]:
    """Whose statement it is, what it is called and the time it is about, centred one below the other."""
    return [Heading(center=name, bold=True), Heading(center=draft.title or "", bold=True), Heading(center=span)]


def booked(draft: StatementDraft, home: Property, title: str, period: str, *, tree: str) -> list[Heading]:
    """The heading of a ledger's reports: the property with its code, the period, the book and the tree of accounts."""
    return [
        Heading(f"{home.name} ({home.code})", bold=True),
        Heading(title, bold=True),
        Heading(f"Period = {period}"),
        Heading(f"Book = {draft.basis} ; Tree = {tree}"),
    ]
