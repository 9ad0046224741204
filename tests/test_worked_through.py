"""Documents of ``benchmarks/blind`` that need a rule which no smaller one that was tried needs, read as they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import docextract

BLIND = Path(__file__).parents[1] / "benchmarks" / "blind"


def read(name: str, asset_type: str, document_type: str) -> tuple[Any, dict[str, Any]]:
    """A document as it is read, and what it holds."""
    folder, file = (BLIND / name).parent, (BLIND / name).name
    path = folder / "documents" / file
    if not path.exists():
        pytest.skip("the documents written blind are not here")
    truth = json.loads((folder / "truth" / f"{file}.json").read_text("utf-8"))
    return docextract.extract(path, asset_type=asset_type, document_type=document_type), truth


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        pytest.param(
            "fiftysecond/fileclerks/Exhibit B - Certified Rent Roll - 88 Chandler St.pdf",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="words that break off above those of a header",
        ),
        pytest.param(
            "fiftysecond/salesrooms/larchmont_point_om.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "area": "area", "contractRent": "contract_rent"},
            id="boxes of figures above a roll",
        ),
        pytest.param(
            "fiftysecond/salesrooms/quarry_bend_argus.pdf",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="rates alone in a list that hints call a roll",
        ),
    ],
)
def test_a_roll_is_read_as_it_says(name: str, fields: dict[str, str]) -> None:
    x, truth = read(name, "OFFICE", "RENT_ROLL")
    told = [tuple(row.get(field) for field in fields) for row in truth["rows"]]
    assert [tuple(getattr(row, field) for field in fields.values()) for row in x.rows] == told


def test_numbers_of_lines_between_the_lines_of_their_names_are_no_words_of_these() -> None:
    """Shares of the income in percent stand last in each line."""
    x, truth = read(
        "thirtyseventh/creditclerks/blue_heron_motor_inn_3yr_spread.pdf", "HOSPITALITY", "OPERATING_STATEMENT"
    )
    told = [row["label"] for row in truth["statements"][0]["rows"]]
    assert [row.label for row in x.rows[: len(told)]] == told  # a note follows
