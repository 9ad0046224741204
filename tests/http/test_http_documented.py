"""What the pages on HTTP show and promise: commands run, the table of the specification names tests that are there."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from http_parts import served

from docextract.service import Service
from docextract.testing import write

PROJECT = Path(__file__).resolve().parents[2]
PAGE = (PROJECT / "docs" / "http.md").read_text(encoding="utf-8")
SPECIFICATION = (PROJECT / "docs" / "http-specification.md").read_text(encoding="utf-8")


def statements() -> list[tuple[str, str, list[str]]]:
    """The rows of the table: section, statement, tests."""
    (table,) = re.findall(r"<!-- specification -->(.*?)<!-- end -->", SPECIFICATION, re.S)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()[2:]]
    return [(section, statement, tests.split()) for section, statement, tests in rows]


def test_every_statement_of_the_specification_names_tests_that_are_there() -> None:
    rows = statements()
    assert len(rows) > 60
    for section, statement, tests in rows:
        assert tests, statement
        for test in tests:
            file, _, name = test.partition("::")
            (path,) = PROJECT.glob(f"tests/*/test_{file}.py")
            assert re.search(rf"^def test_{name}\(", path.read_text("utf-8"), re.M), f"{section}: {test}"


def test_no_field_of_the_specification_is_left_out(shared: Path) -> None:
    section = ""
    told: dict[str, str] = {}
    for number, statement, _ in statements():
        told[number] = told.get(number, "") + " " + statement
    fields = set()
    for line in (shared / "seed.md").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"#+ (\d(?:\.\d)?)", line):
            section = found[1]
        elif (found := re.match(r"\| (\w+)\*?(?: \([^|]*\))? \|", line)) and found[1][0].islower():
            fields.add((section, found[1]))
    assert len(fields) > 50
    missing = {(number, name) for number, name in fields if name not in told.get(number, "")}
    assert {f for f in missing if f[0] != "7"} == set()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rent_roll.pdf").write_bytes(write("handmade.commercial", seed=1, format="pdf").data)
    return tmp_path


def test_the_commands_of_the_page_run(folder: Path) -> None:
    start, *blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.S)
    assert "docextract keys create" in start
    database = folder / "docextract.db"
    with Service.open(database) as service:
        admin = service.keys.create(name="ops", enabled=True, roles=["ADMIN_ROLE"])
    known = {"ADMIN_KEY": admin.key, "ADMIN_SECRET": str(admin.secret), "PATH": os.environ["PATH"]}
    outputs = []
    with served(database) as (url, _):
        for block in blocks:
            script = "set -euo pipefail\n" + block.replace("http://127.0.0.1:8000", url)
            done = subprocess.run(
                ["bash", "-c", script], cwd=folder, env=known, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
            outputs.append(done.stdout)
            if "KEY" not in known:
                key = json.loads(done.stdout)["apiKey"]
                known |= {"KEY": key["key"], "SECRET": key["secret"], "KEY_ID": key["id"]}
    single, several = json.loads(outputs[1]), json.loads(outputs[2])["results"]
    assert single["data"]["source"] is None
    assert single["data"]["extracted"]["rows"]
    assert ["data" in result for result in several] == [True, False]
    assert single["id"] in outputs[3]
    assert '"enabled":false' in outputs[3]
