"""One wrong digit in a document that adds up, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from random import Random

from docextract.testing import Format, Sample
from docextract.testing.printed import Cell, Row, Shown, Sum

from .draft import TableDraft, amount_of
from .writers import compose


@dataclass(frozen=True, slots=True)
class Planted:
    """A document with one wrong number, in the row or total of that position; ``was`` is right, ``now`` printed."""

    sample: Sample
    row: int | None
    total: int | None
    column: str
    was: Decimal
    now: Decimal


def plant(family: str, seed: int, format: Format = "pdf", *, least: Decimal = Decimal("0.01")) -> Planted | None:
    """A document with one digit of one number of a row or a total line changed.

    Args:
        least: the change is at least this share of the number; rounded averages hide what is smaller.

    Returns:
        None where the drawn document has no number with a digit to change.
    """
    draft = compose(family, seed, format)
    draft.formulas = ""
    rng = Random(f"{family}:{seed}:{format}:digit")
    places: list[tuple[int | None, int | None, Row, str]]
    places = [(n, None, row, key) for n, (_, row) in enumerate(draft.placed) for key in _numbers(draft, row)]
    places += [(None, n, row, key) for n, (_, row) in enumerate(draft.totals) for key in _numbers(draft, row)]
    rng.shuffle(places)
    for row_number, total_number, row, key in places[:40]:
        was = amount_of(row.cells[key])
        changed = _with_digit(rng, was, least) if was is not None else None
        if was is None or changed is None:
            continue
        row.cells[key] = _printed(row.cells[key], changed)
        sample = draft.finish(family, seed)
        return Planted(sample, row_number, total_number, key, was, changed)
    return None


def _numbers(draft: TableDraft, row: Row) -> list[str]:
    return [
        key for key, cell in row.cells.items()
        if isinstance(cell, (int, Decimal, Sum)) and amount_of(cell) and key not in ("beds", "baths", *draft.loose)
    ]  # fmt: skip


def _printed(cell: Cell, value: Decimal) -> Cell:
    if isinstance(cell, Shown):
        return Shown(cell.text, value)
    return int(value) if isinstance(cell, int) else value


def _with_digit(rng: Random, value: Decimal, least: Decimal) -> Decimal | None:
    """The number with one of its digits changed by enough; None if none can be."""
    text = f"{abs(value)}"
    spots = [n for n, c in enumerate(text) if c.isdigit()]
    rng.shuffle(spots)
    for spot in spots:
        digits = [d for d in "0123456789" if d != text[spot]]
        rng.shuffle(digits)
        for digit in digits:
            made = Decimal(text[:spot] + digit + text[spot + 1 :])
            if made and abs(made - abs(value)) >= least * abs(value):
                return made if value > 0 else -made
    return None
