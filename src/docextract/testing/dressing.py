"""Traps of paper and workbooks that any report can wear: turned pages, clipped names, numbers as text, hidden copies.

Each is drawn by itself, so that switching one on changes nothing else in the document.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from typing import TYPE_CHECKING, Literal

from docextract.testing import extras
from docextract.testing.draw import cents
from docextract.testing.looks import LEGAL, LETTER, TABLOID, landscape
from docextract.testing.printed import Cell, Column, Heading, Report, Row, Shown

if TYPE_CHECKING:
    from docextract.testing.draft import Draft
    from docextract.testing.sample import Roll

Wear = Callable[["Draft", Random], bool]
"""Puts a trap on a draft, and says whether there was anything to wear it on."""


@dataclass(frozen=True, slots=True)
class Dress:
    """A trap that any report can wear."""

    name: str
    medium: Literal["pdf", "xlsx", "both"]
    share: float
    wear: Wear


def dress(roll: Draft, seed: str) -> None:
    """Draws each trap of the medium, and puts on those that are drawn or asked for."""
    for garment in GARMENTS:
        if garment.medium in ("both", roll.medium):
            rng = Random(f"{seed}:{garment.name}")
            share = roll.likely.get(garment.name, garment.share)
            if roll.decide(garment.name, rng.random() < share) if share else False:
                roll.worn[garment.name] = garment.wear(roll, rng)
    for name, on in roll.worn.items():
        if not on:
            roll.traps.remove(name)


def reshape(report: Report, change: Callable[[Column], Column]) -> bool:
    """Changes columns of all tables; tables that shared their columns go on sharing them."""
    made: dict[int, tuple[Column, ...]] = {}
    kept = []
    for table in report.tables:
        old = table.columns
        kept.append(old)  # an id is good only while its columns live
        table.columns = made.setdefault(id(old), tuple(change(c) for c in old))
    return any(made[id(old)] != old for old in kept)


class OneOf(tuple[object, ...]):
    """Values of which a garment draws one."""


def looks(unless: str = "", **changes: object) -> Wear:
    """A garment that only changes the look, ``unless`` that has something it cannot be worn with."""

    def wear(roll: Draft, rng: Random) -> bool:
        if unless and getattr(roll.report.look, unless):
            return False
        drawn = {name: rng.choice(value) if isinstance(value, OneOf) else value for name, value in changes.items()}
        roll.report.look = replace(roll.report.look, **drawn)  # type: ignore[arg-type]
        return True

    return wear


def of_rolls(wear: Callable[[Roll, Random], bool]) -> Wear:
    """A garment that no statement has anything to wear on."""

    def checked(roll: Draft, rng: Random) -> bool:
        from docextract.testing.sample import Roll

        return isinstance(roll, Roll) and wear(roll, rng)

    return checked


def _short(roll: Draft, rng: Random) -> bool:
    look = roll.report.look
    roll.report.look = replace(look, page=(look.page[0], max(340.0, look.margins[1] + look.margins[3] + 280)))
    return True


def _page(roll: Draft, rng: Random) -> bool:
    look = roll.report.look
    sizes = [s for s in (LETTER, LEGAL, TABLOID, landscape(LEGAL), landscape(TABLOID)) if s[0] >= look.page[0]]
    roll.report.look = replace(look, page=rng.choice([s for s in sizes if s != look.page] or sizes))
    return True


def _unrepeated(roll: Draft, rng: Random) -> bool:
    for table in roll.report.tables:
        table.repeat = False
    return True


def _names(overflow: str, cap: int) -> Wear:
    def wear(roll: Draft, rng: Random) -> bool:
        align, boxed = rng.choice(("middle", "bottom")), rng.random() < 0.5
        if overflow == "wrap":  # without a gap or a rule nobody could tell whose name a line is
            apart = {"grid": "rows"} if boxed else {"row_pad": 0.7}
            roll.report.look = replace(roll.report.look, valign=align, **apart)
        return reshape(
            roll.report,
            lambda c: replace(c, overflow=overflow, cap=cap) if c.field == "tenantName" and c.overflow == "wrap" else c,
        )

    return wear


def _origin(roll: Draft, rng: Random) -> bool:
    if any("formulas" in t for t in roll.traps):
        return False
    roll.report.look = replace(roll.report.look, origin=rng.choice(((2, 2), (4, 1), (1, 3), (6, 4))))
    return True


def _days(roll: Draft, rng: Random) -> bool:
    form = rng.choice(("dd.mm.yyyy", "yyyy-mm-dd", "d-mmm-yy", "mmm d, yyyy", "d mmmm yyyy"))
    roll.report.formats = replace(roll.report.formats, date=form)
    roll.report.look = replace(roll.report.look, text_dates=True)
    return True


def _numbers(roll: Draft, rng: Random) -> bool:
    grouping, point = rng.choice(((".", ","), ("'", "."), (" ", ","), ("\u00a0", ",")))
    roll.report.formats = replace(roll.report.formats, grouping=grouping, point=point, decimals=2)
    roll.report.look = replace(roll.report.look, text_money=True)
    return True


def _negatives(roll: Draft, rng: Random) -> bool:
    form = rng.choice(("brackets", "trailing", "minus"))
    roll.report.formats = replace(roll.report.formats, negative=form)
    return True


def _stray_number(roll: Draft, rng: Random) -> bool:
    chapter = roll.report.chapters[0]
    if not chapter.heading:
        return False
    chapter.heading = [*chapter.heading, Heading(left=str(rng.randint(1, 9)))]
    return True


@of_rolls
def _dashes(roll: Roll, rng: Random) -> bool:
    """Dashes in the cells of units that hold no amount and no date."""
    sign = rng.choice(("\u2014", "-", "\u2013"))
    done = False
    for table, row in roll.placed:
        for column in table.columns:
            if column.kind in ("money", "date") and row.cells.get(column.key) is None:
                row.cells[column.key] = Shown(sign)
                done = True
    return done


@of_rolls
def _cent_off(roll: Roll, rng: Random) -> bool:
    """A cent more or less in one column of the last total of the roll, as programs print that add what they rounded."""
    if not roll.placed:
        return False
    table, last = roll.placed[-1]
    below = table.rows[next(n for n, row in enumerate(table.rows) if row is last) :]
    for row in reversed(below):
        kinds = {c.key: c for c in table.columns}
        money = [k for k, v in row.cells.items() if kinds[k].kind == "money" and isinstance(v, Decimal) and v > 100]
        if row.bold and row is not last and money:
            key = rng.choice(money)
            value = row.cells[key]
            assert isinstance(value, Decimal)
            off = row.cells[key] = value + rng.choice((-1, 1)) * Decimal("0.01")
            for sums in roll.stated.values():
                sums.update({k: off for k, v in sums.items() if v == value and k in (key, kinds[key].field)})
            return True
    return False


@of_rolls
def _averages(roll: Roll, rng: Random) -> bool:
    """A line of averages of the rents, the areas and the deposits of all rows below the last total of the roll."""
    if not roll.placed or not roll.placed[-1][0].rows[-1].bold:
        return False
    table = roll.placed[-1][0]
    if any(placed is not table for placed, _ in roll.placed):
        return False
    found: dict[str, Cell] = {}
    for column in table.columns:
        numbers = [row.cells.get(column.key) for _, row in roll.placed]
        amounts = [Decimal(n) for n in numbers if isinstance(n, (int, Decimal))]
        if column.field in ("area", "marketRent", "contractRent", "deposit") and len(amounts) > 4 and any(amounts):
            found[column.key] = cents(sum(amounts) / len(amounts))
    text = next((key for key, cell in table.rows[-1].cells.items() if isinstance(cell, str)), None)
    if not found or text is None or text in found:
        return False
    table.add(Row({text: "Average", **found}, bold=True))
    return True


def _square_metres(roll: Draft, rng: Random) -> bool:
    word = rng.choice(("Area (m²)", "Sq M", "Area sqm"))
    return reshape(roll.report, lambda c: replace(c, head=(word,)) if c.field == "area" else c)


GARMENTS = (
    Dress("pages turned by /Rotate", "pdf", 0.05, looks(rotate=OneOf((90, 90, 180, 270)))),
    Dress("pages drawn sideways, without /Rotate", "pdf", 0.04, looks(unless="rotate", sideways=OneOf((90, 90, 270)))),
    Dress("a crop box inside the page", "pdf", 0.06, looks(crop=OneOf((9.0, 20.0, 36.0)))),
    Dress("paper of another size", "pdf", 0.06, _page),
    Dress("pages of different sizes", "pdf", 0.05, looks(growing=True)),
    Dress("many short pages", "pdf", 0.06, _short),
    Dress("headers on the first page only", "pdf", 0.05, _unrepeated),
    Dress("no rules at all", "pdf", 0.05, looks(header="plain", grid="none")),
    Dress("boxes around the cells", "pdf", 0.05, looks(grid="full", header="grey")),
    Dress("letters spaced out", "pdf", 0.05, looks(tracking=0.07)),
    # Nobody could tell the letters, or the cells, from the words.
    Dress("no space characters in the text layer", "pdf", 0.05, looks(unless="tracking", spaceless=True)),
    Dress("cells with less than a space between them", "pdf", 0.05, looks(unless="spaceless", gap=1.6, spread=0.0)),
    Dress("names clipped on the page", "pdf", 0.04, _names("clip", 20)),
    Dress("names wrapped above and below their line", "pdf", 0.05, _names("wrap", 16)),
    Dress("a watermark across the pages", "pdf", 0.04, looks(watermark="CONFIDENTIAL")),
    Dress("numbers as text", "xlsx", 0.06, looks(text_money=True)),
    Dress("dates as text", "xlsx", 0.08, looks(text_dates=True)),
    Dress("headers padded with spaces", "xlsx", 0.06, looks(padded=True)),
    Dress("texts followed by spaces", "xlsx", 0.05, looks(trailing=True)),
    Dress("headers over several lines", "xlsx", 0.08, looks(stacked=True)),
    Dress("a blank row between the rows", "xlsx", 0.04, looks(blank_rows=True)),
    Dress("cells merged across", "xlsx", 0.05, looks(spans=True)),
    Dress("titles merged across", "xlsx", 0.08, looks(merged_titles=True)),
    Dress("a table that starts elsewhere than in A1", "xlsx", 0.06, _origin),
    Dress("unit numbers with a point and a zero", "xlsx", 0.04, looks(float_units=True)),
    Dress("a hidden copy of the sheet", "xlsx", 0.05, extras.hidden_copy),
    Dress("a read-me sheet first", "xlsx", 0.05, extras.read_me),
    Dress("a twelve-month statement on another sheet", "xlsx", 0.05, extras.statement),
    Dress("a side table beside the roll", "xlsx", 0.05, extras.side_table),
    Dress("a unit mix after the roll", "both", 0.0, of_rolls(extras.unit_mix)),
    Dress("dates of another country", "both", 0.0, _days),
    Dress("numbers of another country", "both", 0.0, _numbers),
    Dress("negative numbers in another form", "both", 0.04, _negatives),
    Dress("areas in square metres", "both", 0.0, _square_metres),
    Dress("blank cells that hold spaces", "xlsx", 0.04, looks(spaced_blanks=True)),
    Dress("a second sheet that says not to use it", "xlsx", 0.03, extras.second_copy),
    Dress("a number by itself above the table", "both", 0.03, _stray_number),
    Dress("a total that is a cent off", "both", 0.03, _cent_off),
    Dress("a line of averages below the total", "both", 0.05, _averages),
    Dress("dashes for what is blank", "both", 0.0, _dashes),
)
"""In the order in which they are put on. Those with a share of 0 are for the families that name them in ``likely``."""
