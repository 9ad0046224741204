"""Looks up in the file what an extraction says stands there, without docextract's own readers."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from functools import cache
from typing import Any

from docextract import Place, RentRoll

NUMBERS = (
    "area", "marketRent", "contractRent", "annualRent", "rentPerArea", "tenantRent", "subsidyRent", "otherCharges",
    "totalCharges", "deposit", "otherDeposit", "balance",
)  # fmt: skip


def attribute(field: str) -> str:
    """``marketRent -> market_rent``."""
    return "".join("_" + c.lower() if c.isupper() else c for c in field)


class File:
    """The texts and numbers of a file by place."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    @cache  # noqa: B019 - lives as long as one test
    def sheets(self) -> Any:
        import openpyxl

        return openpyxl.load_workbook(io.BytesIO(self.data), data_only=True)

    @cache  # noqa: B019
    def page(self, number: int) -> Any:
        import pypdfium2

        page = pypdfium2.PdfDocument(self.data)[number - 1]
        return page, page.get_textpage()

    def at(self, place: Place) -> Any:
        """The value of a cell, or the text within a box."""
        if place.sheet is not None:
            assert place.cell is not None
            return self.sheets()[place.sheet][place.cell.split(":")[0]].value
        assert place.page is not None
        assert place.box is not None
        page, texts = self.page(place.page)
        return texts.get_text_bounded(*unturned(page, place.box))


def unturned(page: Any, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """A box of the page as displayed, in the page's own coordinates: left, bottom, right, top."""
    x0, top, x1, bottom = (v + grow for v, grow in zip(box, (-1, -1, 1, 1), strict=True))
    left, low, right, high = page.get_cropbox()
    turned = {
        0: (left + x0, high - bottom, left + x1, high - top),
        90: (left + top, low + x0, left + bottom, low + x1),
        180: (right - x1, low + top, right - x0, low + bottom),
        270: (right - bottom, high - x1, right - top, high - x0),
    }
    return turned[page.get_rotation()]


def printed_number(shown: Any) -> Decimal | None:
    """The number that a cell or a text shows, without its sign."""
    if isinstance(shown, (int, float)):
        return abs(Decimal(str(round(shown, 9))))
    text = re.sub(r"[^0-9.,]", "", str(shown or ""))
    if not text and re.search(r"[-\u2013\u2014]", str(shown)):
        return Decimal(0)
    if re.fullmatch(r"[\d.]*\d,\d\d|\d{1,3}(?:\.\d{3})+", text):
        text = text.replace(".", "").replace(",", ".")
    try:
        return Decimal(text.replace(",", ""))
    except InvalidOperation:
        return None


def number_places(x: RentRoll) -> Iterator[tuple[str, Decimal, list[Place]]]:
    """Every number that an extraction took from the file, with its places: what is derived stands nowhere."""
    for row in x.rows:
        for field in NUMBERS:
            value = getattr(row, attribute(field))
            if value is not None and field not in row.derived:
                yield f"{row.unit}: {field}", value, row.sources.get(field, [])
        for charge in row.charges:
            if charge.amount is not None:
                yield f"{row.unit}: charge {charge.code}", charge.amount, [charge.source] if charge.source else []
        for step in row.rent_steps:
            if step.amount is not None:
                yield f"{row.unit}: step {step.date}", step.amount, [step.source] if step.source else []
    for total in x.totals.stated:
        for field, value in total.values.items():
            if (place := total.sources.get(field)) is not None:
                yield f"total {total.label}: {field}", value, [place]


def misplaced(data: bytes, x: RentRoll) -> list[str]:
    """The numbers that do not stand where they say they stand."""
    file = File(data)
    wrong: list[str] = []
    for name, value, places in number_places(x):
        shown = [file.at(place) for place in places]
        if not any(abs(value) == printed_number(s) for s in shown):
            wrong.append(f"{name} {value}: {places} shows {shown}")
    return wrong
