"""Whether a rent that does not say so is per month or per year: the rate per area beside it decides, and that of land,
which is one of a year."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal
from statistics import median

from ....models.findings import Note
from ....models.rent_roll import RentRollRow, SourceColumn
from ....proofs.relations import mostly, nearly_all
from ....proofs.tolerance import CENT
from ....values.areas import area_unit
from ....values.numbers import money
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ..anatomy.entries import Walked
from ..anatomy.mapping import ColumnUse, Mapping
from .chargecolumns import kind_of

COMMERCIAL_YEARLY_FROM = Decimal(3)
RESIDENTIAL_YEARLY_FROM = Decimal(8)
"""Rates per square foot from which a rate can only be one of a year: homes rent at 0.5 to 8 a month."""
SQUARE_METRE = Decimal("10.764")
"""Square feet in a square metre."""
SAME = Decimal("0.02")
YEAR = 12
FEWEST_BILLED = 2
"""Rows that bill otherwise than by the month."""
FEWEST_OF_ALL = 5
"""Rows of which all bill alike, but not by the month."""
MOST_WORDS = 6
"""Words of a column that tell how often rows bill."""
_YEARLY = re.compile(
    r"\b(?:rents?|fees?|amounts?|figures)\b[^.;]*?"
    r"\b(?:per annum|p\.a\.|a year|per year"
    r"|for (?:the )?(?:(?:whole|full|entire) )?(?:\d{4}(?:[/–-]\d{2,4})? )?(?:year|season|letting)\b)",
    re.IGNORECASE,
)
"""Words above a roll that say of what time its rents are: ``Fees are for the whole season``, ``Pitch fees for
season 1 March 2026 - 31 October 2026``."""
_MONTHLY = later(rf"(?<!\w)(?:{alternatives(wordlist('docextract.vocabulary', 'rolls.toml')['time']['month'])})(?!\w)")
_MONEY = re.compile(r"[$€£/]")
"""In a header that names a measure of land: ``$/Acre``."""


def settle_rent_period(
    rows: Sequence[RentRollRow], walked: Walked, vocabulary: Vocabulary, *, commercial: bool
) -> list[Note]:
    """Move rents that are printed per year from ``contractRent`` to ``annualRent``.

    Rents that come to the printed total of a month with the charges beside them are those of a month. Where rent / area
    equals the printed rate per area, or what is paid with the rent does, they are of one period.
    A header says which; if none does, a rate too high for a month is one of a year.
    """
    uses = [use for mapping in walked.mappings for use in mapping.uses]
    rents = [use for use in uses if use.field == "contractRent"]
    if not rents or any(use.period == "MONTHLY" or _says_month(use.header, vocabulary) for use in rents):
        return []
    if any(use.field == "annualRent" for use in uses) or _titled_monthly(walked, vocabulary):
        return []
    bands = [_band_over(mapping, use) for mapping in walked.mappings for use in mapping.uses if use in rents]
    if any(_says_month(band, vocabulary) for band in bands):
        return []
    monthly = [use for use in uses if use.field == "totalCharges" and _says_month(use.header, vocabulary)]
    if monthly and mostly(_paid_with(rows)):
        return []
    titles = [line.joined() for line in walked.titles]
    mixed = any(map(_MONTHLY.search, titles))  # "shop rents are per annum, flat rents per calendar month"
    if not mixed and (said := next((found for text in titles if (found := _YEARLY.search(text))), None)) is not None:
        return _of_year(rows, walked, rents, f"words above them say {said[0]!r}")
    rates = [use for use in uses if use.field == "rentPerArea"]
    of_land = [*_rates_of_land(rows, walked)]
    told = of_land or [*_rates(rows, "contract_rent")]
    kept = [*_keeping(told)]
    if not of_land and not mostly(kept):
        told = [*_rates(rows, "total_charges")]
        kept = [*_keeping(told)]
    by_month = any(use.period == "MONTHLY" or _says_month(use.header, vocabulary) for use in rates)
    if not any(kept) or not mostly(kept) or by_month:
        return []
    usual = median(rate for (_, rate), same in zip(told, kept, strict=True) if same)
    least = COMMERCIAL_YEARLY_FROM if commercial else RESIDENTIAL_YEARLY_FROM
    units = [area_unit(use.header) for use in uses if use.field in ("area", "rentPerArea")]
    if "SQM" in [*units, *(row.area_unit for row in rows)]:
        least *= SQUARE_METRE
    yearly = bool(of_land) or any(use.period == "ANNUAL" for use in rates) or usual >= least
    if not yearly:
        return []
    return _of_year(
        rows, walked, rents,
        f"rent by area equals the printed rate per area, about {usual:.2f}, which is a rate per year",
    )  # fmt: skip


def _paid_with(rows: Sequence[RentRollRow]) -> Iterator[bool]:
    """Whether each rent that has charges beside it comes to the printed total with them."""
    for row in rows:
        if row.contract_rent and row.total_charges and row.charges:
            billed = row.contract_rent + sum((charge.amount or Decimal(0) for charge in row.charges), Decimal(0))
            yield abs(billed - row.total_charges) <= CENT


def _of_year(rows: Sequence[RentRollRow], walked: Walked, rents: Sequence[ColumnUse], why: str) -> list[Note]:
    """Move the rents to those of a year."""
    for row in rows:
        if row.contract_rent is not None and row.annual_rent is None and "contractRent" not in row.derived:
            row.annual_rent, row.contract_rent = row.contract_rent, None
            if "contractRent" in row.sources:
                row.sources["annualRent"] = row.sources.pop("contractRent")
    uses = [use for mapping in walked.mappings for use in mapping.uses]
    nested = [(use.field or "").partition(":") for use in uses if use.period is None]
    assumed = {kind for field, _, kind in nested if field == "recoveries"}
    for row in rows:
        for recovery in row.recoveries:
            # Its header says no period: it has that of the rents.
            if recovery.kind in assumed and recovery.period == "MONTHLY":
                recovery.period = "ANNUAL"
    for use in rents:
        use.field, use.period = "annualRent", "ANNUAL"
    for mapping in walked.mappings:
        if "contractRent" in mapping.by_field:
            mapping.by_field["annualRent"] = mapping.by_field.pop("contractRent")
    return [
        Note(
            type="rentPeriodAssumed",
            message=f"the rents under {rents[0].header!r} do not say their period: {why}, "
            "so they are taken for annual rents",
        )
    ]


def _titled_monthly(walked: Walked, vocabulary: Vocabulary) -> bool:
    """Whether a remark above the roll says that its amounts are of a month: ``(all amounts in Rand per month)``."""
    texts = [line.joined() for line in walked.titles]
    remarks = (text.removeprefix(vocabulary.without_remark(text)) for text in texts if "(" in text)
    return any(vocabulary.period(word.strip("(),;")) == "MONTHLY" for remark in remarks for word in remark.split())


def set_aside_billed(rows: Sequence[RentRollRow], walked: Walked) -> dict[int, Decimal]:
    """Take what some rows bill by the quarter, the half year or the year for no rent of a month.

    Where the year's rent is twelve times that of most rows, and four times or once that of the others, which a word or
    letter beside them tells apart: ``Q``, 31,000, ``Charged per period`` 7,750 beside ``M``, 15,000, 1,250; or it is
    four times, or twice, that of nearly all rows.

    Returns:
        The amounts by the index of their row, for the sums that they stand in.
    """
    told = [(row, n) for row in rows if row.contract_rent and row.annual_rent and (n := _billings(row)) is not None]
    odd = [row for row, n in told if n != YEAR]
    several = Counter(n for _, n in told if n in (4, 2)).most_common(1)
    of_all = len(told) >= FEWEST_OF_ALL and nearly_all([bool(several) and n == several[0][0] for _, n in told])
    apart = len(odd) >= FEWEST_BILLED and 2 * len(odd) <= len(told) and _are_told_apart(told)
    if not of_all and not apart:
        return {}
    aside = {row.row_index: row.contract_rent for row in odd if row.contract_rent is not None}
    headers = {mapping.header("contractRent") for mapping in walked.mappings}
    for row in odd:
        kept = SourceColumn(next(iter(headers)) if len(headers) == 1 else None, f"{row.contract_rent:,}")
        row.source_columns = [*row.source_columns, kept]
        row.contract_rent = None
        row.sources.pop("contractRent", None)
    return aside


def _billings(row: RentRollRow) -> int | None:
    """How many times the year's rent is the other one, where that is a number of bills in a year."""
    rent, year = row.contract_rent or Decimal(0), row.annual_rent or Decimal(0)
    return next((n for n in (YEAR, 4, 2, 1) if abs(n * rent - year) <= n * CENT), None)


def _are_told_apart(told: Sequence[tuple[RentRollRow, int]]) -> bool:
    """Whether each word of some column that means nothing else stands beside one number of bills only."""
    words: dict[str | None, dict[str, set[int]]] = {}
    rows: Counter[str | None] = Counter()
    for row, times in told:
        for kept in row.source_columns:
            words.setdefault(kept.header, {}).setdefault(str(kept.value), set()).add(times)
            rows[kept.header] += 1
    return any(
        rows[header] == len(told) and 1 < len(some) <= MOST_WORDS and all(len(times) == 1 for times in some.values())
        for header, some in words.items()
    )


def _rates(rows: Sequence[RentRollRow], of: str) -> Iterator[tuple[Decimal, Decimal]]:
    """What rows pay by their area, each beside the printed rate."""
    for row in rows:
        if (amount := getattr(row, of)) and row.area and row.rent_per_area:
            yield amount / row.area, row.rent_per_area


def _keeping(told: Sequence[tuple[Decimal, Decimal]]) -> Iterator[bool]:
    return (abs(actual - rate) <= max(SAME, rate * SAME) for actual, rate in told)


def _rates_of_land(rows: Sequence[RentRollRow], walked: Walked) -> Iterator[tuple[Decimal, Decimal]]:
    """Rents by acre or hectare, each beside the printed rate."""
    for row, entry in zip(rows, walked.entries, strict=True):
        uses = [use for use in entry.mapping.kept if kind_of(use) in ("land", "perLand")]
        columns = {kind_of(use) == "perLand" or bool(_MONEY.search(use.header)): use.column for use in uses}
        size, rate = (money(entry.line.values[columns[k]]) if k in columns else None for k in (False, True))
        if row.contract_rent and size and rate:
            yield row.contract_rent / size, rate


def _band_over(mapping: Mapping, use: ColumnUse) -> str:
    """The words of the line above a header that stand over a column: ``MONTHLY CHARGES`` over ``Basic rental``. A title
    of the document is none: a band holds words over other columns, too."""
    last = mapping.block.lines[-1]
    above = last.grid.values[last.row - 1] if last.row else []
    band = {c: value for c, value in enumerate(above) if type(value) is str and value.strip()}
    over = max((c for c in band if c <= last.home(use.column)), default=None)
    return band[over] if over is not None and len(band) > 1 else ""


def _says_month(header: str, vocabulary: Vocabulary) -> bool:
    said = (word.strip("()[]/,;") for word in header.split())
    return any("MONTHLY" in (vocabulary.frequency(word), vocabulary.step_period(word)) for word in said)
