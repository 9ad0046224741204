"""An answer that was written as JSON is read back as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pydantic
import pytest

import docextract
from docextract.testing import families, write

CORPUS = Path(__file__).resolve().parents[2] / "shared" / "corpus"


def extracted(data: bytes | Path, asset_type: str, document_type: str, **more: Any) -> docextract.Extraction[Any, Any]:
    return docextract.extract(data, asset_type=asset_type, document_type=document_type, **more)


@pytest.mark.parametrize("format", ["pdf", "xlsx"])
@pytest.mark.parametrize("family", families()[::6])
def test_a_rent_roll_is_read_back_byte_for_byte(family: str, format: str) -> None:
    document = write(family, 3, format)  # type: ignore[arg-type]
    sheet = {"sheet": document.truth["sheet"]} if document.truth.get("sheet") else {}
    answer = extracted(document.data, document.asset_type, "RENT_ROLL", **sheet)
    written = answer.model_dump_json()
    again = docextract.RentRoll.from_json(written)
    assert again.model_dump_json() == written
    told = [(row.unit, row.contract_rent, row.lease_end_date, dict(row.sources)) for row in again.rows]
    assert told == [(row.unit, row.contract_rent, row.lease_end_date, dict(row.sources)) for row in answer.rows]
    assert again.summary == answer.summary
    assert again.meta.result_hash == answer.meta.result_hash
    assert again.source == answer.source


def test_a_statement_is_read_back_byte_for_byte() -> None:
    path = CORPUS / "t12_yardi_long_chart.xlsx"
    if not path.exists():
        pytest.skip("the corpus is not beside the checkout")
    answer = extracted(path, "MULTIFAMILY", "OPERATING_STATEMENT")
    again = docextract.Statement.from_json(answer.model_dump_json())
    assert again.model_dump_json() == answer.model_dump_json()
    assert again.trailing(3) == answer.trailing(3)  # type: ignore[attr-defined]


def test_an_answer_without_source_and_with_an_id_is_read_back() -> None:
    document = write(families()[0], 1, "xlsx")
    options = docextract.Options(include_source=False)
    answer = extracted(document.data, document.asset_type, "RENT_ROLL", options=options)
    answer.id = "7"
    again = docextract.RentRoll.from_json(answer.model_dump_json())
    assert (again.id, again.source) == ("7", None)
    assert again.model_dump_json() == answer.model_dump_json()


def test_what_is_no_answer_is_refused() -> None:
    document = write(families()[0], 1, "xlsx")
    written = json.loads(extracted(document.data, document.asset_type, "RENT_ROLL").model_dump_json())
    written["data"]["extracted"]["rows"][0]["contractRent"] = "much"
    for text in ("{}", "[]", "nothing", json.dumps(written)):
        with pytest.raises(pydantic.ValidationError):
            docextract.RentRoll.from_json(text)


def test_places_are_read_back() -> None:
    for place in (
        docextract.Place(sheet="Rents", cell="H8"),
        docextract.Place(sheet="A!B2", cell="C3"),
        docextract.Place(sheet="Rents"),
        docextract.Place(page=3, box=(1.0, 2.0, 3.5, 4.0)),
        docextract.Place(page=3),
    ):
        assert docextract.Place.from_json(place.to_json()) == place
