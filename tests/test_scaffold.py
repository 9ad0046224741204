"""``docextract plugin new``: what it writes passes its own tests, and its type goes through every door."""

from __future__ import annotations

import asyncio
import base64
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import docextract
from docextract import InvalidRequestError
from docextract.cli import main
from docextract.scaffold import FILES, new_plugin

PROJECT = Path(__file__).resolve().parents[1]
SOURCE = Path(docextract.__file__).parents[1]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plugin as it is begun."""
    folder = tmp_path_factory.mktemp("made") / "docextract-laundry-room"
    new_plugin("laundry-room", folder)
    return folder


@pytest.fixture(scope="module")
def site(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the path where it is installed."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "docextract_laundry_room-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: docextract-laundry-room\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[docextract]\nlaundry_room = docextract_laundry_room:REGISTER\n")
    (folder / "docextract_laundry_room").symlink_to(made / "src" / "docextract_laundry_room")
    return folder


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of Python where the plugin is installed."""
    environment = {"PYTHONPATH": f"{site}:{SOURCE}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=site, capture_output=True, text=True, check=False
    )


def test_the_example_of_the_tutorial_is_what_it_writes(tmp_path: Path) -> None:
    written = new_plugin("example", tmp_path / "it", "DEPOSIT_REGISTER")
    example = PROJECT / "plugins" / "docextract-example"
    assert len(written) == len(FILES)
    for path in written:
        kept = example / path.relative_to(tmp_path / "it")
        assert path.read_text() == kept.read_text(), f"copy {kept.relative_to(PROJECT)} to src/docextract/scaffold"


def test_a_plugin_that_was_begun_passes_its_tests(made: Path, site: Path) -> None:
    done = run(
        site, "-m", "pytest", "-q", "-p", "docextract.testing.pytest_plugin", "-p", "no:cacheprovider", str(made)
    )
    assert done.returncode == 0, done.stdout
    assert "11 passed" in done.stdout


def test_its_example_is_extracted_by_the_command_line(made: Path, site: Path) -> None:
    asked = ["--asset-type", "MULTIFAMILY", "--document-type", "laundry room register", "--format", "csv"]
    done = run(site, "-m", "docextract", "extract", str(made / "tests" / "laundry_room.csv"), *asked)
    assert done.returncode == 0, done.stderr
    header, first, *_ = done.stdout.splitlines()
    assert header == "rowIndex,rowId,proved,contradicted,doubtful,unread,number,name,dated,amount"
    assert first == "0,Sheet1!A5,amount,,,,101,Ann Ames,2024-03-01,500.00"
    assert (
        '"title": "LaundryRoomRegisterAnswer"'
        in run(site, "-m", "docextract", "schema", "LAUNDRY_ROOM_REGISTER").stdout
    )
    assert "laundry_room.D01" in run(site, "-m", "docextract", "checks").stdout


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[docextract.Registry]:
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.delenv("DOCEXTRACT_PLUGINS", raising=False)
    yield docextract.Registry.build(["laundry_room"])
    sys.modules.pop("docextract_laundry_room", None)


def test_one_declaration_is_the_schema_the_openapi_document_the_csv_and_the_dataframe(
    made: Path, installed: docextract.Registry
) -> None:
    from docextract.http import create_app
    from docextract.service.stores.memory import MemoryStore

    data = (made / "tests" / "laundry_room.csv").read_bytes()
    answer = docextract.extract(
        data, asset_type="MULTIFAMILY", document_type="LAUNDRY_ROOM_REGISTERS", registry=installed
    )
    frame = answer.to_dataframe()
    assert list(frame["amount"].dropna()) == [500.0, 750.5, 1200.0]
    assert str(frame["dated"].dtype) == "datetime64[s]"
    properties = answer.model_json_schema()["$defs"]["LaundryRoom"]["properties"]
    assert {"number", "name", "dated", "amount", "sources"} <= set(properties)

    service = docextract.Service(MemoryStore(), registry=installed)
    key = service.keys.create(name="k", enabled=True, roles=["DATA_EXTRACTION"])
    app = create_app(service)
    described: Any = called(app, "GET", "/v1/openapi.json")
    assert "amount" in described["components"]["schemas"]["LaundryRoom"]["properties"]
    body = {
        "file": "data:text/csv;base64," + base64.b64encode(data).decode(),
        "fileName": "laundry_room.csv",
        "assetType": "MULTIFAMILY",
        "documentType": "LAUNDRY_ROOM_REGISTER",
    }
    got = called(app, "POST", "/v1/extraction/document", json=body, auth=(key.key, key.secret))["data"]["extracted"]
    assert [row["amount"] for row in got["rows"]] == [500, None, 750.5, 1200]
    assert [check["checkId"] for check in got["checks"]] == ["laundry_room.D01", "laundry_room.D02"]


def called(app: Any, method: str, path: str, **options: Any) -> Any:
    """The JSON that the application answers."""

    async def call() -> Any:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
            return (await client.request(method, path, **options)).json()

    return asyncio.run(call())


@pytest.mark.parametrize("name", ["", "Deposits", "my_plugin", "9lives", "a--b", "../x"])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidRequestError, match="no name of a plugin"):
        new_plugin(name, tmp_path / "it")


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["plugin", "new", "deposits", "--directory", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_the_command_line_says_what_comes_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "it"
    assert main(["plugin", "new", "deposits", "--directory", str(folder)]) == 0
    out = capsys.readouterr().out
    assert f"pip install --editable {folder} 'docextract[testing]'" in out
    assert "--document-type DEPOSITS_REGISTER" in out


def test_what_is_written_speaks_of_what_the_plugin_is_called(tmp_path: Path) -> None:
    written = new_plugin("utility-bills", tmp_path / "it")
    module = (tmp_path / "it" / "src" / "docextract_utility_bills" / "__init__.py").read_text()
    assert "class UtilityBill(Row)" in module
    assert '"UTILITY_BILLS_REGISTER", "List of utility bills"' in module
    for path in written:
        assert not re.search("deposit|held|tenant|example", path.read_text() + path.name, re.I), path
