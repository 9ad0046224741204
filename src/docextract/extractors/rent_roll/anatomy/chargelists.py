"""Charges listed in one text, each with its amount: ``Utilities+WiFi $95, Cleaning $40``, ``PET 25.00 CONC 75.00-``."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from decimal import Decimal
from functools import lru_cache

from ....values.dates import looks_like_date
from ....values.numbers import LONGEST, NumberStyle, is_money_like, money
from ....values.remembered import TEXTS
from ...lines import Line

_WHOLE = r"(?:\d{1,3}(?:,\d{3})+|\d+)"
_AMOUNT = rf"[-(]*\$\s?-?{_WHOLE}(?:\.\d\d)?[-)]?|[-(]?{_WHOLE}\.\d\d[-)]?"
"""An amount of money, told from other numbers by a sign of the currency or by its cents."""
_ITEM = re.compile(
    rf"(?P<code>[^\W\d_][^\d$;,|]{{0,40}}?)[\s:=@]*(?P<amount>{_AMOUNT})(?:\s*(?:/\s?mo|per month)\.?)?"
    r"(?:\s*[,;|+&=]\s*|\s+|$)"
)
TITLED = re.compile(r"^charges\s*:\s*", re.IGNORECASE)
"""What stands before the charges of a unit: ``Charges: Valet Trash 28.00 | Pest 5.00``."""
_SAYS_TOTAL = re.compile(r"tot(?:al)?s?\b", re.IGNORECASE)
_TOTAL = re.compile(rf"\W*{_SAYS_TOTAL.pattern}", re.IGNORECASE)
_COMES_TO = re.compile(rf"(?P<listed>.*\S)\s*=\s*(?P<total>{_AMOUNT})\s*")
"""Charges and what they come to: ``RNT 2,150.00 TRS 24.50 = 2,174.50``."""
Listed = Sequence[tuple[str, Decimal]]


@lru_cache(maxsize=TEXTS)
def listed_charges(text: str, style: NumberStyle = NumberStyle.POINT) -> Listed:
    """The codes and amounts of a text that holds nothing else; empty for any other text."""
    found: list[tuple[str, Decimal]] = []
    text, at = TITLED.sub("", text.strip(), count=1), 0
    while at < len(text) <= LONGEST:
        item = _ITEM.match(text, at)
        amount = money(item["amount"], style) if item is not None else None
        if item is None or amount is None or looks_like_date(item["code"]):
            return ()
        found.append((item["code"].strip(" -"), amount))
        at = item.end()
    return tuple(found) if at == len(text) else ()


def summed_charges(
    line: Line, style: NumberStyle = NumberStyle.POINT, *, rents: Collection[Decimal | None] = ()
) -> Listed:
    """The charges of a row that holds nothing but them and their total, whatever columns it runs over: ``RENT 1,315.00
    TRSH 14.50 =TOT 1,329.50``; empty where they do not come to it, nor with one of the ``rents`` above them:
    ``WATR 36.00 TOTAL BILLED 1,041.00`` below a rent of 1,005.00."""
    found = listed_total(line, style)
    if len(found) < 2:
        return ()
    rest = found[-1][1] - sum(amount for _, amount in found[:-1])
    return found[:-1] if not rest or rest in rents else ()


def listed_total(line: Line, style: NumberStyle = NumberStyle.POINT) -> Listed:
    """The charges of a row that lists them and its total, which is the last; empty for any other row."""
    if not ends_in_total(line):
        return ()
    if (equal := _COMES_TO.fullmatch(line.joined())) is not None and (found := listed_charges(equal["listed"], style)):
        return (*found, (equal["total"], money(equal["total"], style) or Decimal(0)))
    if _comes_to_last(line):
        *charges, total = (line.text(column) or "" for column in line.filled)
        return (*listed_charges(" ".join(charges), style), (total, money(total, style) or Decimal(0)))
    last = max(column for column in line.filled if is_money_like(_last_word(line, column)))
    found = listed_charges(" ".join(line.text(column) or "" for column in line.filled if column <= last), style)
    return found if found and _TOTAL.match(found[-1][0]) else ()


def _comes_to_last(line: Line) -> bool:
    """Whether the cells of a row list charges and an amount alone is the last, which may be their total: ``RNT 1,410.00
    | TRS 18.00 | 1,428.00``."""
    *charges, last = line.filled
    amount = bool(charges) and is_money_like(line.text(last) or "")
    return amount and all(listed_charges(line.text(column) or "") for column in charges)


def ends_in_total(line: Line) -> bool:
    """Whether a row begins with a word, says a total and ends in an amount, as one that lists charges with their total
    does; a day may stand behind it: ``TOTAL BILLED 1,016.00  MOVE-OUT 04/30/25``. No word says it where the amount
    stands alone behind cells of charges, or behind ``=``."""
    values = line.values
    if not line.filled or type(values[line.filled[0]]) is not str:
        return False
    if _comes_to_last(line):
        return True
    texts = [value for c in line.filled if type(value := values[c]) is str]
    if "=" in "".join(texts) and (equal := _COMES_TO.fullmatch(line.joined())) is not None:
        return bool(listed_charges(equal["listed"]))
    if "tot" not in "|".join(texts).casefold() or not any(map(_SAYS_TOTAL.search, texts)):
        return False
    *above, last = line.filled
    dated = bool(above) and looks_like_date(_last_word(line, last))
    return is_money_like(_last_word(line, above[-1] if dated else last))


def _last_word(line: Line, column: int) -> str:
    return (line.text(column) or " ").split(" ")[-1]


def amounts_of(line: Line | None, style: NumberStyle = NumberStyle.POINT) -> list[Decimal | None]:
    """The amounts of a row, one of which may be the rent."""
    return [money(line.values[column], style) for column in line.filled] if line is not None else []
