"""Areas and rents per area keep the unit they are printed with."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.areas import Area, AreaRate, area, area_inside, area_unit, rate_per_area, sides, without_area
from docextract.values.numbers import NumberStyle
from fewer import each

SIZES = st.integers(min_value=0, max_value=10_000_000)


@pytest.mark.parametrize("unit", ["SF", "sf", "S.F.", "sq ft", "Sq. Ft.", "sqft", "Square Feet", "RSF"])
@given(size=SIZES)
def test_square_feet_read_back_in_every_spelling(unit: str, size: int) -> None:
    assert area(f"{size:,} {unit}") == Area(Decimal(size), "SQFT")
    assert area_inside(f"Suite 200 ({size:,} {unit})") == Area(Decimal(size), "SQFT")


@pytest.mark.parametrize("unit", ["m²", "m2", "sqm", "sq m", "qm"])
@given(size=st.decimals(min_value=0, max_value=99999, places=1))
def test_square_metres_read_back_and_are_not_converted(unit: str, size: Decimal) -> None:
    assert area(f"{size:.1f} {unit}") == Area(size, "SQM")
    assert area(f"{size:.1f} {unit}".replace(".", ",", 1), NumberStyle.COMMA) == Area(size, "SQM")


def test_a_bare_number_is_an_area_without_a_unit() -> None:
    assert area("1,500") == area(1500) == Area(Decimal(1500), None)


@each(["$1,500", "1,500 SFR", "Suite 200", "", None, True, "5 ft", "12 months"])
def test_money_and_words_are_no_areas(value: object) -> None:
    assert area(value) is None  # type: ignore[arg-type]


def test_an_area_within_a_text_must_name_its_unit_and_be_the_only_one() -> None:
    assert area_inside("Suite 200 (4,500)") is None
    assert area_inside("1,000 SF and 2,000 SF") is None
    assert area_inside("Unit 4 SFX") is None


@each(
    [
        ("$1.25/SF", AreaRate(Decimal("1.25"), "SQFT", None)),
        ("$18.00 PSF/Yr", AreaRate(Decimal("18.00"), "SQFT", "ANNUAL")),
        ("$18.50 / SF / YR", AreaRate(Decimal("18.50"), "SQFT", "ANNUAL")),
        ("1.25 psf", AreaRate(Decimal("1.25"), "SQFT", None)),
        ("12.00 per sq ft per month", AreaRate(Decimal("12.00"), "SQFT", "MONTHLY")),
        ("12.50 €/m²", AreaRate(Decimal("12.50"), "SQM", None)),
    ]
)
def test_rents_per_area_keep_their_unit_and_period(text: str, rate: AreaRate) -> None:
    assert rate_per_area(text) == rate


@each(["$5", "5 SF", "SF", "Rent/SF", "", "$5/unit"])
def test_other_texts_are_no_rents_per_area(text: str) -> None:
    assert rate_per_area(text) is None


@each(
    [
        ("Sq. Ft.", "SQFT"),
        ("Unit SqFt", "SQFT"),
        ("Rent PSF", "SQFT"),
        ("Area_sqm", "SQM"),
        ("Fläche (m²)", "SQM"),
        ("NRA (SF)", "SQFT"),
        ("Area", None),
        ("Transfer", None),
        ("Misfit", None),
        ("SF or m²", None),
    ]
)
def test_headers_name_the_unit_of_area(header: str, unit: str | None) -> None:
    assert area_unit(header) == unit


@each(
    [
        ("10x20", (10, 20)),
        ("5' x 10'", (5, 10)),
        ("5.5 × 10", (Decimal("5.5"), 10)),
        ("10x20x8", (10, 20)),
        ("14 ft X 66 ft", (14, 66)),
        ("10x", None),
        ("A10x20", None),
        ("10 by 20", None),
    ]
)
def test_sizes_have_two_sides(text: str, found: tuple[Decimal, Decimal] | None) -> None:
    assert sides(text) == found


@pytest.mark.parametrize(
    ("text", "kind", "size", "unit"),
    [
        ("Ensuite 171 sf", "Ensuite", 171, "SQFT"),
        ("2BR/1BA - 850 SF", "2BR/1BA", 850, "SQFT"),
        ("1x1 (650 sq ft)", "1x1", 650, "SQFT"),
        ("Studio, 32,5 m²", "Studio", None, "SQM"),
    ],
)
def test_a_kind_of_unit_is_parted_from_the_area_behind_it(text: str, kind: str, size: int | None, unit: str) -> None:
    style = NumberStyle.COMMA if size is None else NumberStyle.POINT
    assert without_area(text, style) == (kind, Area(Decimal(size) if size else Decimal("32.5"), unit))  # type: ignore[arg-type]


@each(["10x20", "1,500 SF", "Suite 200", "850 SF upstairs", "2 Bed"])
def test_other_kinds_have_no_area_behind_them(text: str) -> None:
    assert without_area(text) is None
