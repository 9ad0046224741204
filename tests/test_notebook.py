"""The notebook does what it says: every cell runs, tables show themselves, and the planted error is caught."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[1] / "examples" / "notebook.ipynb"


def sources() -> list[str]:
    """The code of the cells, in their order."""
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def run(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell; gives what its last line shows, as a notebook does."""
    tree = ast.parse(cell)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)


def test_the_notebook_runs_and_the_planted_error_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    shown = [value for cell in sources() if (value := run(cell, names)) is not None]
    roll, corrected = names["roll"], names["corrected"]
    assert [check.check_id for check in roll.failed_checks] == ["R05"]
    assert (roll.failed_checks[0].expected - roll.failed_checks[0].actual) == 180
    assert "contractRent" not in roll.rows[4].proved
    assert corrected.failed_checks == []
    assert "contractRent" in corrected.rows[4].proved
    assert {"alder_court_answer.xlsx", "review.html"} <= set(shown[-1])
    for value in shown[:-1]:
        assert "<" in value._repr_html_()
        assert "\n" not in repr(value)
        assert len(repr(value)) < 200
    out = capsys.readouterr().out
    assert "R05" in out
    assert out.startswith("<RentRoll alder_court.xlsx rows=8 failed_checks=1>")


def test_the_notebook_is_kept_without_what_it_showed() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert all(cell.get("outputs", []) == [] and not cell.get("execution_count") for cell in cells)
    assert len({cell["id"] for cell in cells}) == len(cells)
