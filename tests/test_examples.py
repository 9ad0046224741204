"""The examples do what they say."""

from __future__ import annotations

import contextlib
import io
import runpy
import sys
from pathlib import Path
from unittest import mock

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def run(script: str, *arguments: str) -> str:
    """What a script prints that is run as a program, here: a process of its own would load all that is loaded."""
    with mock.patch.object(sys, "argv", [script, *arguments]), contextlib.redirect_stdout(io.StringIO()) as out:
        try:
            runpy.run_path(str(EXAMPLES / script), run_name="__main__")
        except SystemExit as ended:
            if ended.code:
                pytest.fail(out.getvalue())
    return out.getvalue()


@pytest.mark.parametrize(
    ("suffix", "options", "units"), [("pdf", [], 9), ("xlsx", ["--family", "handmade.commercial", "--seed", "1"], 6)]
)
def test_the_example_document_can_be_written_and_its_units_printed(
    suffix: str, options: list[str], units: int, tmp_path: Path
) -> None:
    path = tmp_path / f"rent_roll.{suffix}"
    assert "RENT_ROLL" in run("make_rent_roll.py", str(path), *options)
    lines = run("units_from_rent_roll.py", str(path), "OFFICE").splitlines()
    assert len(lines) == units + 1
    assert any("proved" in line for line in lines)
    if suffix == "pdf":  # it is the same every time
        run("make_rent_roll.py", str(tmp_path / "again.pdf"), *options)
        assert (tmp_path / "again.pdf").read_bytes() == path.read_bytes()


def test_the_service_works_in_plain_python(tmp_path: Path) -> None:
    run("make_rent_roll.py", str(tmp_path / "roll.xlsx"), "--family", "handmade.commercial")
    first, refusal, entry = run(
        "service_in_python.py", str(tmp_path / "roll.xlsx"), "OFFICE", str(tmp_path / "service.db")
    ).splitlines()
    assert "does not have privilege" in refusal
    assert entry.startswith(f"{first.partition(':')[0]} SUCCESS")


def test_every_example_is_run_here_or_in_the_tests_of_http() -> None:
    elsewhere = {"mounted.py", "mounted_in_django.py", "mounted_in_fastapi.py"}
    here = {"make_rent_roll.py", "service_in_python.py", "units_from_rent_roll.py"}
    assert {path.name for path in EXAMPLES.glob("*.py")} == here | elsewhere
