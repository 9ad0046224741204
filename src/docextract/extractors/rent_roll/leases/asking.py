"""What is asked for a space that nobody has, in words beside it: ``VACANT (asking $2,950.00)``, ``For lease 1,900``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....models.place import Place
from ....models.rent_roll import RentRollRow
from ....values.numbers import NumberStyle, money
from ....values.wordlist import alternatives, later, wordlist
from ..anatomy.entries import Entry

NEAR = 8
"""How far from the rents in place an amount may be that is one of a month, by area where that is printed."""
_SAID = wordlist("docextract.vocabulary", "letters.toml")["asked"]
_ASKED = later(
    rf"(?<!\w)(?:{alternatives(_SAID['words'])})\s*[:=]?\s*(?P<amount>[^\w\s(]{{0,3}}\s?\d[\d,.]*\d)(?![\w])"
    rf"(?!\s*[/-]?\s*(?:{alternatives(_SAID['other'])})(?!\w))"
)


def read_asked(rows: Sequence[RentRollRow], entries: Sequence[Entry], numbers: NumberStyle) -> None:
    """Set the market rents of vacant spaces that words beside them give, where no column does: amounts of a month, of
    the size of the rents in place, and none per area, year or week."""
    rents = [row.contract_rent for row in rows if row.contract_rent]
    if not rents:
        return
    rates = [row.contract_rent / row.area for row in rows if row.contract_rent and row.area]
    for row, entry in zip(rows, entries, strict=True):
        if row.occupancy_status != "VACANT" or row.market_rent is not None or entry.mapping.column("marketRent"):
            continue
        for text, place in _texts(entry):
            match = _ASKED.search(text)
            amount = money(match["amount"], numbers) if match is not None else None
            size, others = (row.area, rates) if row.area and rates else (1, rents)
            if amount and min(others) * size <= NEAR * amount and amount <= NEAR * max(others) * size:
                row.market_rent = amount
                row.sources["marketRent"] = [place] if place is not None else []
                break


def asks(text: str) -> bool:
    """Whether words give what is asked for a space."""
    return _ASKED.search(text) is not None


def _texts(entry: Entry) -> Iterator[tuple[str, Place | None]]:
    """The words in the row of a unit, in what goes on below it, and in the rest of its cells, each with its place."""
    for line in (entry.line, *entry.stack, *entry.listed):
        yield from ((value, line.place(c)) for c in line.filled if type(value := line.values[c]) is str)
    yield from ((text, place) for _, text, place, _ in entry.wrapped)
    yield from entry.noted
