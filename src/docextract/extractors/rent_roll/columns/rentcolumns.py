"""Which of several columns of rents is the rent, once each column has a field by its words and cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from ....proofs.relations import CLOSE
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...lines import Line
from ..anatomy.conventions import amounts_in
from ..anatomy.headerblocks import GOOD
from ..anatomy.labels import Label
from .chargecolumns import MOST_ROWS

SURE = 0.9
"""From this score on a header's words name their field outright."""
MORE = Decimal("1.02")
"""So many times a year's rent are more than it, however it was rounded."""

MEANT = 2.0
"""The weight of what the rows say, above that of any words."""
ZERO = Decimal(0)
RENTS = frozenset({"contractRent", "annualRent", "totalCharges"})
FEWEST = 2
"""More rows must be rate and area."""
HALF_CENT = Decimal("0.005")
"""Half of what a rate is rounded to."""
LEAST_TAX, MOST_TAX, TAX_OFF = Decimal("1.02"), Decimal("1.3"), Decimal("0.0001")
"""What a rent with the tax on it is to the rent, between which, and how far from that it is in any row at most."""
SMALLEST = 100
"""No area of a unit is smaller in every row, whether it is printed or what rents and rates make of it."""

Weights = dict[int, dict[str, float]]
Scores = dict[tuple[int, str], float]
"""How well the words above a column name a field."""


def tell_rents(
    rent: int, labels: Mapping[int, Label], assigned: dict[int, str], weights: Weights, scores: Scores,
    vocabulary: Vocabulary, body: Sequence[Line],
) -> None:  # fmt: skip
    """Correct the fields of rents and charges by the amounts below them; ``rent`` is the column of ``contractRent``."""
    rent = _tell_rents_of_a_month(rent, assigned, weights, scores, body)
    _keep_second_rents(labels, rent, assigned, weights, scores, vocabulary)
    _part_charges(rent, assigned, weights, scores, body)
    _tell_gross_rents(rent, assigned, weights, scores, body)
    _tell_rates(rent, assigned, weights, scores, body)
    _tell_areas(rent, assigned, weights, body)


def keep_taxed(labels: Mapping[int, Label], weights: Weights, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """What a rent comes to with the tax on it is no rent: ``Monthly ex VAT``, ``VAT 15%``, ``Monthly incl VAT``; so it
    is where the tax has no column, and words say that it is in the amounts: ``Gross rent p.a.``, ``Monthly incl. GST``.
    """
    taxes = [column for column, label in labels.items() if vocabulary.names_tax(label.text)]
    for whole in [column for column, label in labels.items() if not taxes and vocabulary.holds_tax(label.text)]:
        if any(_is_taxed(whole, c, body) for c, o in weights.items() if c != whole and not RENTS.isdisjoint(o)):
            weights[whole] = {f"sourceColumns:taxed@{whole}": MEANT}
    for tax in taxes:
        for whole in [c for c in (tax + 1, tax - 2) if not RENTS.isdisjoint(weights.get(c, ()))]:
            rows = [row for row in amounts_in([tax - 1, tax, whole], body[:MOST_ROWS]) if row[1] and row[2]]
            if len(rows) > FEWEST and all(abs((a or ZERO) + (b or ZERO) - (c or ZERO)) <= CLOSE for a, b, c in rows):
                weights[whole] = {f"sourceColumns:taxed@{whole}": MEANT}


def _is_taxed(whole: int, rent: int, body: Sequence[Line]) -> bool:
    """Whether all rows add the same part of a rent to it, where both are of the same time, or of a month and a year."""
    rows = [(a, b) for a, b in amounts_in([whole, rent], body[:MOST_ROWS]) if a and b]
    if len(rows) <= FEWEST:
        return False
    a, b = max(rows, key=lambda row: row[1])
    return any(
        LEAST_TAX < (part := round(times * a / b, 4)) < MOST_TAX
        and all(abs(times * a - part * b) <= max(CLOSE * times, TAX_OFF * b) for a, b in rows)
        for times in (1, 12)
    )


def header_period(label: Label, vocabulary: Vocabulary) -> Period | None:
    """The period that a word above a column says."""
    return next(
        (p for word in f"{label.group} {label.text}".split() if (p := vocabulary.step_period(word.strip("(/)")))), None
    )


def _tell_rents_of_a_month(
    rent: int, assigned: dict[int, str], weights: Weights, scores: Scores, body: Sequence[Line]
) -> int:
    """What mostly is no more than twice the month's rent is none of a year, unless its words say so: of two such rents
    the one whose words name the rent, the first of equals, is the rent. Returns its column."""
    annual = next((column for column, name in assigned.items() if name == "annualRent"), None)
    if annual is None or scores[annual, "annualRent"] >= GOOD or (annual, "contractRent") not in scores:
        return rent
    pairs = [pair for pair in amounts_in([rent, annual], body[:MOST_ROWS]) if pair[0] and pair[1]]
    if not pairs or 2 * sum((year or 0) > 2 * (month or 0) for month, year in pairs) > len(pairs):
        return rent
    ranks = [(-scores.get((column, "contractRent"), 0.0), column) for column in (rent, annual)]
    (_, first), (_, second) = sorted(ranks)
    assigned[first] = "contractRent"
    assigned[second] = f"sourceColumns:otherRent@{second}"
    weights[first].setdefault("contractRent", scores.get((first, "contractRent"), 0.0))
    weights[second][assigned[second]] = weights[second].get("contractRent", 0.0)
    return first


def _keep_second_rents(
    labels: Mapping[int, Label], rent: int, assigned: dict[int, str], weights: Weights, scores: Scores,
    vocabulary: Vocabulary,
) -> None:  # fmt: skip
    """A second rent whose words do not say that it is one of a year is no annual rent."""
    for column, name in list(assigned.items()):
        if (
            name == "annualRent"
            and column in labels
            and scores[column, name] < GOOD <= scores[rent, "contractRent"]
            and header_period(labels[column], vocabulary) != "ANNUAL"
        ):
            assigned[column] = f"sourceColumns:otherRent@{column}"
            weights[column][assigned[column]] = weights[column][name]


def _part_charges(rent: int, assigned: dict[int, str], weights: Weights, scores: Scores, body: Sequence[Line]) -> None:
    """Charges that are less than the rent beside them do not hold it: they are the other charges."""
    for column, options in weights.items():
        if (
            "otherCharges" not in assigned.values()
            and assigned.get(column, "totalCharges") == "totalCharges"
            and scores.get((column, "totalCharges"), GOOD) < GOOD
            and "totalCharges" in options
            and _is_less(column, rent, body)
        ):
            assigned[column] = "otherCharges"
            options["otherCharges"] = options["totalCharges"]


def _tell_gross_rents(
    rent: int, assigned: dict[int, str], weights: Weights, scores: Scores, body: Sequence[Line]
) -> None:
    """A monthly rent that is more than a twelfth of the annual one in every row, and not called rent outright, holds
    what is paid beside it: it is the sum of the charges."""
    annual = next((column for column, name in assigned.items() if name == "annualRent"), None)
    if annual is None or "totalCharges" in assigned.values() or scores[rent, "contractRent"] >= SURE:
        return
    pairs = [pair for pair in amounts_in([rent, annual], body[:MOST_ROWS]) if pair[0] and pair[1]]
    if len(pairs) > 1 and all(12 * (month or 0) > MORE * (year or 0) for month, year in pairs):
        assigned[rent] = "totalCharges"
        weights[rent]["totalCharges"] = weights[rent]["contractRent"]


def _tell_rates(rent: int, assigned: dict[int, str], weights: Weights, scores: Scores, body: Sequence[Line]) -> None:
    """What words only may call a market rent, and is the rent of each row by its area, is the rate: ``Rate EUR``; so it
    is where a year's rent stands beside it, ``Rate`` beside ``Per Year``."""
    at = {name: column for column, name in assigned.items()}
    market, area = at.get("marketRent"), at.get("area")
    if market is None or area is None or "rentPerArea" in at or scores.get((market, "marketRent"), 0.0) >= SURE:
        return
    for column in (rent, at.get("annualRent", rent)):
        rows = [row for row in amounts_in([market, area, column], body[:MOST_ROWS]) if all(row)]
        near = [abs((a or ZERO) * (b or ZERO) - (c or ZERO)) <= max(CLOSE, HALF_CENT * (b or ZERO)) for a, b, c in rows]
        if len(rows) > FEWEST and all(near):
            assigned[market] = "rentPerArea"
            weights[market]["rentPerArea"] = weights[market]["marketRent"]
            return


def _tell_areas(rent: int, assigned: dict[int, str], weights: Weights, body: Sequence[Line]) -> None:
    """What words call a rate, and would make a closet of every unit, is its area: ``5,200`` below ``RENT`` over
    ``SQ FT`` (rentable), beside 4,424.33 a month."""
    rate = next((column for column, name in assigned.items() if name == "rentPerArea"), None)
    if rate is None or "area" in assigned.values():
        return
    pairs = [(a, b) for a, b in amounts_in([rate, rent], body[:MOST_ROWS]) if a and b]
    if len(pairs) > FEWEST and all(a == int(a) and a >= SMALLEST and 12 * b < SMALLEST * a for a, b in pairs):
        assigned[rate] = "area"
        weights[rate]["area"] = weights[rate]["rentPerArea"]


def _is_less(column: int, than: int, body: Sequence[Line]) -> bool:
    """Whether the amounts of a column are less than another's in all rows that print both."""
    pairs = amounts_in([column, than], body[:MOST_ROWS])
    both = [(a, b) for a, b in pairs if a and b]
    return bool(both) and all(a < b for a, b in both)
