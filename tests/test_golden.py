"""Answers kept beside documents: three ways to fail, each by its name."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import docextract
from docextract import DocextractError, InvalidRequestError
from docextract.cli import main
from docextract.golden import compare, differences, documents, golden_of, keep
from fewer import each

LINES = (
    "Unit,Tenant,Sq Ft,Market Rent,Rent\n101,Ann Ames,700,1000,950\n102,Bob Boll,700,1000,975\nTotal,,1400,2000,1925\n"
)
ASKED = {"assetType": "MULTIFAMILY", "documentType": "RENT_ROLL"}


@pytest.fixture
def roll(tmp_path: Path) -> Path:
    path = tmp_path / "roll.csv"
    path.write_text(LINES)
    return path


def test_an_answer_that_was_kept_is_the_same_today(roll: Path) -> None:
    kept = keep(roll, ASKED)
    assert kept == golden_of(roll) == roll.with_name("roll.csv.golden.json")
    assert compare(roll).verdict == "same"


def test_what_changes_from_run_to_run_and_from_version_to_version_is_not_kept(roll: Path) -> None:
    meta = json.loads(keep(roll, ASKED).read_text())["answer"]["meta"]
    assert not {"parseDuration", "extractDuration", "engine", "resultHash", "documentHash", "schemaVersion"} & set(meta)
    assert meta["rows"] == 2


def test_a_document_without_a_kept_answer_is_named_so(roll: Path) -> None:
    found = compare(roll)
    assert (found.verdict, found.message) == ("noGolden", "no answer is kept: there is no roll.csv.golden.json")


def test_a_document_that_is_no_longer_recognised_is_named_so(roll: Path) -> None:
    keep(roll, ASKED)
    roll.write_text("a,b\n1,2\n3,4\n")
    found = compare(roll)
    assert found.verdict == "notRecognised"
    assert found.message.startswith("not recognised as RENT_ROLL: ")


def test_a_difference_says_where_it_is_what_was_kept_and_what_is_there(roll: Path) -> None:
    keep(roll, ASKED)
    roll.write_text(LINES.replace("950", "951"))
    found = compare(roll)
    assert found.verdict == "differs"
    assert "extracted.rows[0].contractRent: was 950, is 951" in found.differences
    assert "extracted.rows[0].contractRent: was 950, is 951" in str(found)


@each(
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {}, ["a: was 1, is not there now"]),
        ({}, {"a": [1]}, ["a: is new, [1]"]),
        ([1, 2], [1], [": had 2 entries, has 1"]),
        ({"a": {"b": [1, {"c": None}]}}, {"a": {"b": [1, {"c": 0}]}}, ["a.b[1].c: was null, is 0"]),
        (1, 1.0, []),
        (1, True, [": was 1, is true"]),
        ("1", 1, [': was "1", is 1']),
    ]
)
def test_null_is_not_zero_and_a_text_is_no_number(before: Any, now: Any, told: list[str]) -> None:
    assert list(differences(before, now)) == told


def test_folders_stand_for_the_documents_in_them_that_have_a_kept_answer(roll: Path) -> None:
    keep(roll, ASKED)
    roll.with_name("other.csv").write_text(LINES)
    assert list(documents([roll.parent])) == [roll]
    with pytest.raises(InvalidRequestError, match="there is no file nowhere"):
        list(documents([Path("nowhere")]))


def test_a_refused_document_keeps_nothing(roll: Path) -> None:
    roll.write_text("a,b\n1,2\n3,4\n")
    with pytest.raises(DocextractError):
        keep(roll, ASKED)
    assert not golden_of(roll).exists()


def test_the_command_line_keeps_compares_and_counts(roll: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden", "generate", str(roll)]) == 2
    assert "say --asset-type" in capsys.readouterr().err
    assert main(["golden", "generate", str(roll), "--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL"]) == 0
    assert main(["golden", "test", str(roll.parent)]) == 0
    assert capsys.readouterr().out.endswith("1 the same\n")
    roll.write_text(LINES.replace("950", "951"))
    new = roll.with_name("new.csv")
    new.write_text(LINES)
    assert main(["golden", "test", str(roll), str(new)]) == 1
    out = capsys.readouterr().out
    assert "contractRent: was 950, is 951" in out
    assert out.endswith("0 the same, 1 without a kept answer, 1 differ\n")
    assert main(["golden", "generate", str(roll)]) == 0, "it is asked for as it was kept"
    assert main(["golden", "test", str(roll)]) == 0


def pytest_in(folder: Path) -> subprocess.CompletedProcess[str]:
    """pytest over a folder, with the plugin as it is when docextract is installed."""
    return python_in(folder, "-m", "pytest", "-q", "-p", "docextract.testing.pytest_plugin", str(folder))


def python_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a folder, with docextract and no other plugin of pytest."""
    environment = {"PYTHONPATH": str(Path(docextract.__file__).parents[1]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_fixture_of_pytest_fails_by_name_and_updates_where_it_is_asked(roll: Path) -> None:
    roll.with_name("test_roll.py").write_text(
        "from pathlib import Path\n"
        "def test_roll(golden):\n"
        '    golden(Path(__file__).parent / "roll.csv", asset_type="MULTIFAMILY", document_type="RENT_ROLL")\n'
    )
    changed = roll.with_name("changed.csv")
    changed.write_text(LINES.replace("950", "951"))
    # A process of its own that runs pytest four times: that it starts is no part of what is asked.
    code = (
        "import os, pytest\n"
        "def run(*options):\n"
        "    plugin = ['-q', '-p', 'docextract.testing.pytest_plugin']\n"
        "    print('ends with', int(pytest.main([*plugin, *options, '.'])))\n"
        "run(), run('--golden-update'), run(), os.replace('changed.csv', 'roll.csv'), run()\n"
    )
    none, kept, same, other, _ = python_in(roll.parent, "-c", code).stdout.split("ends with ")
    assert "no answer is kept" in none
    assert [part[0] for part in (kept, same, other, _)] == ["1", "0", "0", "1"]
    assert "contractRent: was 950, is 951" in other


def test_the_fixture_against_the_network_fails_what_reaches_for_it(tmp_path: Path) -> None:
    (tmp_path / "test_net.py").write_text(
        "import socket\n"
        "def test_quiet(no_network): pass\n"
        "def test_loud(no_network):\n"
        "    try: socket.create_connection(('localhost', 1))\n"
        "    except OSError: pass\n"
    )
    done = pytest_in(tmp_path)
    assert "2 passed, 1 error" in done.stdout
    assert "this reached for the network: socket.getaddrinfo" in done.stdout


def test_the_plugin_of_pytest_loads_nothing_of_docextract_until_it_is_used(tmp_path: Path) -> None:
    (tmp_path / "test_none.py").write_text(
        "import sys\n"
        "def test_none():\n"
        "    mine = sorted(name for name in sys.modules if name.startswith('docextract'))\n"
        "    assert mine == ['docextract', 'docextract.testing', 'docextract.testing.pytest_plugin']\n"
        "    assert not {'pydantic', 'openpyxl', 'reportlab', 'pluggy_docextract'} & set(sys.modules)\n"
    )
    done = pytest_in(tmp_path)
    assert done.returncode == 0, done.stdout
