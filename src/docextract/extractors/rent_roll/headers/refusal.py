"""Why a document is no rent roll: what was looked for, and what stands there instead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....context import ExtractionContext
from ....document import Grid
from ....errors import ExtractionFailedError
from ....layouts import Layout
from ....models.rent_roll import RentRollRow
from ....vocabulary import Vocabulary
from ...lines import Line, read_lines
from ..anatomy.headerblocks import GOOD, HeaderBlock
from .headers import find_headers
from .template import without_units

HEAD, SEARCHED = 12, 400
"""Rows from the top in which a title and the columns of a table are looked for."""
MOST_LABELS = 5
"""Columns of a table that a refusal names."""
LONGEST = 60
"""Characters of a text that a refusal quotes."""
_TYPES = frozenset({"unitType", "floorPlan", "bedBath"})
_RATES = frozenset({"marketRent", "contractRent", "annualRent", "rentPerArea", "totalCharges", "area"})


def no_header(context: ExtractionContext, lines: Sequence[Line], vocabulary: Vocabulary) -> ExtractionFailedError:
    if not any(line.filled for line in lines):
        return ExtractionFailedError(
            "looked for unit rows with rents; found no text or cells at all" + _elsewhere(context, vocabulary)
        )
    return ExtractionFailedError(
        "looked for a header row that names units or tenants with rents, areas, dates or a status; found none"
        + (_type_table(lines, vocabulary) or _what_stands_there(lines))
        + _instead(without_units(context, lines))
        + _elsewhere(context, vocabulary)
    )


def lists_properties(layout: Layout) -> ExtractionFailedError:
    """The refusal of a report that is known to have no row for each unit."""
    return ExtractionFailedError("looked for unit rows with rents; found none" + _instead(layout))


def _instead(layout: Layout | None) -> str:
    return f"; this looks like {layout.title} ({layout.name}), which lists no units" if layout is not None else ""


def lists_no_units(rows: Sequence[RentRollRow]) -> bool:
    """Whether the rows only list amounts of the same leases again and again, as a schedule of rent steps does.

    A roll has a row for each unit; what follows leases over time has many of each, and says nothing of their end.
    """
    if len(rows) < 4 or any(
        r.charges or r.lease_end_date or r.move_in_date or r.market_rent or r.balance for r in rows
    ):
        return False
    return len({(r.property_name, r.building, r.unit, r.bed, r.tenant_name) for r in rows}) * 2 <= len(rows)


def no_units(rows: Sequence[RentRollRow]) -> ExtractionFailedError:
    """The refusal of a schedule of amounts."""
    leases = len({(r.property_name, r.building, r.unit, r.bed, r.tenant_name) for r in rows})
    return ExtractionFailedError(
        "looked for lines with distinct units; "
        f"found {len(rows)} lines about {leases} leases, as in a schedule of rent steps"
    )


def no_rows(context: ExtractionContext, blocks: Sequence[HeaderBlock]) -> ExtractionFailedError:
    where = blocks[0].lines[0].row_place()
    return ExtractionFailedError(
        "looked for unit rows with rents; found the header of a rent roll without any row under it", place=where
    )


def _elsewhere(context: ExtractionContext, vocabulary: Vocabulary) -> str:
    """Names other sheets that hold the header of a rent roll."""
    sheets = (grid for grid in context.other_sheets() if grid.sheet is not None and _has_roll(grid, vocabulary))
    names = [repr(grid.sheet) for grid in sheets]
    return f"; a rent roll seems to stand on sheet {', '.join(names)}" if names else ""


def _has_roll(grid: Grid, vocabulary: Vocabulary) -> bool:
    return bool(find_headers(read_lines([grid])[:200], vocabulary))


def _type_table(lines: Sequence[Line], vocabulary: Vocabulary) -> str:
    """Says so where a header names types of units or rooms with counts and rates: a table of types lists no units."""
    for line in lines[:60]:
        labels = [value for column in line.filled if type(value := line.values[column]) is str]
        if len(labels) < 3 or line.has_numbers():
            continue
        matches = {label: vocabulary.header(label) for label in labels}
        types = (t for t, found in matches.items() if any(m.field in _TYPES and m.score >= GOOD for m in found))
        kind = next(types, None)
        counts = [label for label in labels if label != kind and vocabulary.table_column(label) == "units"]
        money = [t for t, found in matches.items() if any(m.field in _RATES for m in found)]
        if kind is not None and counts and money:
            return (
                f"; found a table of types ({', '.join(map(repr, [kind, counts[0], money[0]]))}), which lists no units"
            )
    return ""


def _what_stands_there(lines: Sequence[Line]) -> str:
    """The title and the columns of the first table of figures, or that there is none."""
    title = next((text for line in lines[:HEAD] if len(text := line.joined()) > 2), "")
    named = f"; found {_quoted(title)}" if title else "; found text"
    for line, below in pairwise([line for line in lines[:SEARCHED] if line.filled]):
        if len(line.filled) > 2 and line.only_plain_text() and below.grid is line.grid and below.has_numbers():
            labels = [_quoted(line.text(column) or "") for column in line.filled[:MOST_LABELS]]
            more = ", …" if len(line.filled) > MOST_LABELS else ""
            return f"{named}, with a table of {', '.join(labels)}{more}"
    return f"{named}, without a table of figures under column headers"


def _quoted(text: str) -> str:
    text = " ".join(text.split())
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST].rstrip()}…")
