"""Charges listed in one text, each with its amount: ``Utilities+WiFi $95, Cleaning $40``, ``PET 25.00 CONC 75.00-``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from ....values.dates import looks_like_date
from ....values.numbers import LONGEST, NumberStyle, money
from ....values.remembered import TEXTS

_WHOLE = r"(?:\d{1,3}(?:,\d{3})+|\d+)"
_AMOUNT = rf"[-(]*\$\s?-?{_WHOLE}(?:\.\d\d)?[-)]?|[-(]?{_WHOLE}\.\d\d[-)]?"
"""An amount of money, told from other numbers by a sign of the currency or by its cents."""
_ITEM = re.compile(
    rf"(?P<code>[^\W\d_][^\d$;,|]{{0,40}}?)[\s:=@]*(?P<amount>{_AMOUNT})(?:\s*(?:/\s?mo|per month)\.?)?"
    r"(?:\s*[,;|+&]\s*|\s+|$)"
)
Listed = Sequence[tuple[str, Decimal]]


@lru_cache(maxsize=TEXTS)
def listed_charges(text: str, style: NumberStyle = NumberStyle.POINT) -> Listed:
    """The codes and amounts of a text that holds nothing else; empty for any other text."""
    found: list[tuple[str, Decimal]] = []
    text, at = text.strip(), 0
    while at < len(text) <= LONGEST:
        item = _ITEM.match(text, at)
        amount = money(item["amount"], style) if item is not None else None
        if item is None or amount is None or looks_like_date(item["code"]):
            return ()
        found.append((item["code"].strip(" -"), amount))
        at = item.end()
    return tuple(found) if at == len(text) else ()
