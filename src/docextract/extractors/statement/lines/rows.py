"""The rows of the answer: tree, sections, categories and places put together."""

from __future__ import annotations

from collections.abc import Sequence

from ....accounts import Accounts
from ....models.place import Place, around
from ....models.places import Places
from ....models.statement import Addend, StatementRow
from ....proofs.footing import Footing
from ...lines import Line
from ..amounts.table import Table, TableRow
from ..anatomy.node import Node
from .keys import Keys
from .sections import headings_of, section_paths

SHOWN_TOTALS = frozenset(
    (
        "effectiveGrossIncome",
        "totalOperatingExpenses",
        "netOperatingIncome",
        "netIncome",
        "netCashFlow",
        "totalAssets",
        "totalLiabilities",
        "totalEquity",
        "totalLiabilitiesAndEquity",
    )
)
"""Key totals whose rows are totals, whatever they go into."""


def build_rows(
    table: Table,
    footing: Footing,
    nodes: Sequence[Node],
    keys: Keys,
    sections: Sequence[str | None],
    accounts: Accounts,
    asset_type: str,
    layout: str | None = None,
) -> list[StatementRow]:
    """One row per row of the table, in order; account codes count where a mapping for the ``layout`` knows them."""
    headings = headings_of(nodes)
    owners = {heading: total for total, heading in headings.items()}
    paths = section_paths(nodes, headings)
    totals = {row for key, row in keys.rows.items() if key in SHOWN_TOTALS}
    rows = []
    for n, (row, found) in enumerate(zip(table.rows, footing.rows, strict=True)):
        kind = "TOTAL" if n in totals and found.kind == "SUBTOTAL" else found.kind
        parts = found.explanation.addends if found.explanation is not None else ()
        made = StatementRow(
            row_index=n,
            row_id=row.raw.line.row_id(),
            account_code=row.raw.code,
            label=row.label,
            depth=footing.rows[owners.get(n, n)].depth,
            section_path=paths[n],
            section=sections[n],  # type: ignore[arg-type]
            row_type=kind,
            values=row.values,
            effect=found.effect,
            foots_from=tuple(Addend(a.row, a.sign) for a in parts),
            proof=found.proof
            if not row.raw.blank
            else tuple(p if v is not None else None for p, v in zip(found.proof, row.values, strict=True)),
            unread=row.unread,
            doubtful={table.columns[c].column_id: why for c, why in found.doubts.items()},
            sources=_places(row, table),
        )
        if kind == "LINE" and row.label:
            match = accounts.category(
                row.label,
                section=made.section,
                path=paths[n],
                code=row.raw.code,
                asset_type=asset_type,
                layout=layout,
            )
            made.category, made.category_basis = match.category, match.basis
        rows.append(made)
    return rows


def _places(row: TableRow, table: Table) -> Places:
    homes = row.raw.homes
    pairs = zip(table.uses, row.values, strict=True)
    keys = [homes.get(use.column) if value is not None else None for use, value in pairs]
    return Places(_find, keys)


def _find(home: list[tuple[Line, int]]) -> Place | None:
    """The place of a cell; the box around its parts, where it was wrapped."""
    places = [place for line, column in home if (place := line.place(column)) is not None]
    if len(places) < 2 or places[0].box is None:
        return places[0] if places else None
    boxes = [place.box for place in places if place.box is not None and place.page == places[0].page]
    return Place(
        page=places[0].page,
        box=around(boxes),
    )
