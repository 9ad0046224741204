"""Every hook: what is registered by it reaches those who ask. One test for each, by its name."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import docextract
from docextract import DocextractError, Options, Registry
from docextract.cli import main
from docextract.plugin import (
    AccountMapping,
    AssetType,
    Check,
    Document,
    DocumentType,
    Exporter,
    Extractor,
    FinishedExtraction,
    GridFinder,
    Layouts,
    Money,
    Reader,
    Registrar,
    Row,
    Sheet,
    SheetGrid,
    TableExtractor,
    Vocabulary,
    flagged,
    hookimpl,
)
from docextract.service.stores.memory import MemoryStore

ROLL = b"Unit,Tenant,Rent,Status\n101,Ann Ames,950,Current\n102,Bob Boll,975,Bonny\nTotal,,1925,\n"
ASKED: dict[str, Any] = {"asset_type": "MULTIFAMILY", "document_type": "RENT_ROLL"}


class Meter(Row):
    """One meter."""

    meter: str
    reading: Money | None = None


METERS = TableExtractor(Meter, {"meter": ["Meter"], "reading": ["Reading"]})


def registry(**hooks: Any) -> Registry:
    """A registry with a plugin called acme that registers these declarations by these hooks."""

    def hook(name: str, declarations: Any) -> Any:
        def register(registrar: Registrar[Any]) -> None:
            for declaration in declarations:
                registrar.add(declaration)

        register.__name__ = name
        return hookimpl(register)

    return Registry.build([SimpleNamespace(__name__="acme", **{name: hook(name, d) for name, d in hooks.items()})])


def test_register_asset_types() -> None:
    made = registry(register_asset_types=[AssetType("AIRFIELD", "Airfield", ("AIRPORT",), "TENANT")])
    answer = docextract.extract(ROLL, asset_type="airport", document_type="RENT_ROLL", registry=made)
    assert answer.tagging_data.asset_type == "AIRFIELD"


def test_register_document_types() -> None:
    made = registry(register_document_types=[DocumentType("METERS", "Meters", row=Meter, extract=METERS)])
    answer = docextract.extract(b"Meter,Reading\nA,5\n", asset_type="OTHER", document_type="METERS", registry=made)
    assert (answer.rows[0].meter, answer.rows[0].reading) == ("A", 5)
    assert "Meter" in answer.model_json_schema()["$defs"]


def read_upside_down(request: Any) -> Document:
    lines = [line.split(",") for line in request.source.data.decode().splitlines()]
    sheet = Sheet(1, "Upside", [[cell or None for cell in line] for line in reversed(lines)])
    return Document("upside", "text/csv", sheets=[sheet], sheet_names=["Upside"])


def test_register_readers() -> None:
    made = registry(register_readers=[Reader("upside", ("csv",), read_upside_down)])
    (grid,) = docextract.grids(ROLL, options=Options(reader="upside"), registry=made)
    assert grid.rows[0][0] == "Total"
    assert docextract.grids(ROLL, registry=made)[0].rows[0][0] == "Unit", "the first reader of a kind stays"


def find_without_total(document: Document) -> list[Any] | None:
    (sheet,) = document.sheets
    return [SheetGrid(sheet.rows[:-1], len(sheet.rows[0]), finder="acme", of=sheet)]


def test_register_grid_finders() -> None:
    made = registry(register_grid_finders=[GridFinder("acme", find_without_total)])
    answer = docextract.extract(ROLL, **ASKED, registry=made)
    assert [grid.finder for grid in answer.grids] == ["acme"]
    assert answer.totals.stated == []
    declined = registry(register_grid_finders=[GridFinder("acme", lambda document: None)])
    assert docextract.extract(ROLL, **ASKED, registry=declined).totals.stated != []


def test_register_extractors() -> None:
    made = registry(
        register_document_types=[DocumentType("METERS", "Meters", row=Meter)],
        register_extractors=[Extractor("acme.meters", ("METERS",), METERS)],
    )
    answer = docextract.extract(b"Meter,Reading\nA,5\n", asset_type="OTHER", document_type="METERS", registry=made)
    assert answer.rows[0].reading == 5


def test_register_checks() -> None:
    def short(data: Any, context: Any) -> Any:
        yield flagged((row for row in data.rows if len(row.tenant_name) > 7), "the name is long")

    made = registry(register_checks=[Check("acme.C01", "Short names", ("RENT_ROLL",), run=short)])
    (found,) = [r for r in docextract.extract(ROLL, **ASKED, registry=made).checks if r.check_id == "acme.C01"]
    assert (found.status, found.title, found.rows) == ("WARN", "Short names", [0, 1])


def test_register_exporters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(extraction: Any, file: Any) -> None:
        file.write(b" ".join(row.unit.encode() for row in extraction.rows))

    made = registry(register_exporters=[Exporter("units", "units", "text/plain", ".units", write)])
    monkeypatch.setattr("docextract.registry._default", made)
    (tmp_path / "roll.csv").write_bytes(ROLL)
    out = tmp_path / "out.units"
    asked = ["--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL", "-o", str(out)]
    assert main(["extract", str(tmp_path / "roll.csv"), *asked]) == 0
    assert out.read_bytes() == b"101 102"


def test_register_layouts(tmp_path: Path) -> None:
    from test_docs import layout_of_the_page, spaces

    (tmp_path / "spaces.toml").write_text(layout_of_the_page())
    made = registry(register_layouts=[Layouts("acme", tmp_path)])
    answer = docextract.extract(spaces(), asset_type="OFFICE", document_type="RENT_ROLL", registry=made)
    assert answer.meta.template == "acme.spaces"


def test_register_vocabularies(tmp_path: Path) -> None:
    (tmp_path / "statuses.toml").write_text('[[status]]\nstatus = "VACANT"\nwords = ["bonny"]\n')
    made = registry(register_vocabularies=[Vocabulary("acme", tmp_path)])
    assert [row.occupancy_status for row in docextract.extract(ROLL, **ASKED, registry=made).rows][1] == "VACANT"
    assert docextract.extract(ROLL, **ASKED, registry=Registry.build([])).rows[1].occupancy_status != "VACANT"


STATEMENT = (
    b"Income Statement,,\n,Jan 2024,Feb 2024\nRent,1000,1100\nTotal Income,1000,1100\nFlux Capacitors,100,50\n"
    b"Total Expenses,100,50\nNet Operating Income,900,1050\n"
)


def test_register_account_mappings(tmp_path: Path) -> None:
    (tmp_path / "labels.toml").write_text('[[label]]\ncategory = "expense.turnover"\nany = ["flux capacitors"]\n')
    made = registry(register_account_mappings=[AccountMapping("acme", tmp_path)])
    asked: dict[str, Any] = {"asset_type": "OTHER", "document_type": "OPERATING_STATEMENT"}
    (line,) = [r for r in docextract.extract(STATEMENT, **asked, registry=made).rows if r.label == "Flux Capacitors"]
    assert (line.category, line.category_basis) == ("expense.turnover", "plugin")


class Observer:
    """Keeps what it saw, and fails each time."""

    __name__ = "observer"

    def __init__(self, look: Any = None) -> None:
        self.seen: list[FinishedExtraction] = []
        self.look = look

    @hookimpl
    def extraction_finished(self, finished: FinishedExtraction) -> None:
        self.seen.append(finished)
        if self.look is not None:
            self.look()
        raise RuntimeError("an observer fails")


def test_extraction_finished(caplog: pytest.LogCaptureFixture) -> None:
    observer = Observer()
    made = Registry.build([observer])
    with caplog.at_level(logging.ERROR, "docextract"):
        answer = docextract.extract(ROLL, **ASKED, registry=made)
        with pytest.raises(DocextractError):
            docextract.extract(b"a,b\n1,2\n3,4\n", **ASKED, registry=made)
    assert observer.seen[0].extraction is answer
    assert isinstance(observer.seen[1].error, DocextractError)
    assert "the observer of plugin 'observer' failed" in caplog.text


def test_extraction_finished_in_the_service_comes_after_the_entry_is_kept() -> None:
    store = MemoryStore()
    entries: list[int] = []
    made = Registry.build([Observer(lambda: entries.append(service.logs().total))])
    service = docextract.Service(store, registry=made)
    answer = service.extract(
        {"assetType": "MULTIFAMILY", "documentType": "RENT_ROLL", "file": ROLL, "fileName": "r.csv"}
    )
    assert answer.id is not None
    assert entries == [1]
