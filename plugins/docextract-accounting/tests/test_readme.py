"""The README is true: its snippets run, its tables are those of the package."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata, resources
from pathlib import Path

import pytest

import docextract_accounting
from docextract_accounting.testing import write


@pytest.fixture
def text() -> str:
    """The README as the package was installed with it."""
    said = metadata.metadata("docextract-accounting").get_payload()
    assert isinstance(said, str)
    return said


def test_its_snippets_run(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "accounting")
    (tmp_path / "aging.xlsx").write_bytes(write("yardi.aging", 3, "xlsx", without=["a read-me sheet first"]).data)
    for snippet in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(snippet, "README.md", "exec"), {})


def test_it_names_every_check_and_every_layout(text: str) -> None:
    package = resources.files(docextract_accounting)
    checks = tomllib.loads(package.joinpath("checks.toml").read_text("utf-8"))["check"]
    assert re.findall(r"\| `accounting\.(\w+)`", text) == [check["id"] for check in checks]
    layouts = {file.name.removesuffix(".toml") for file in package.joinpath("layouts").iterdir()} - {
        "__init__.py", "__pycache__",
    }  # fmt: skip
    assert layouts <= set(re.findall(r"`([\w.]+)`", text))
