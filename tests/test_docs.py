"""The documentation is true: its snippets run, and its generated parts are up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from docextract import hookspecs
from docextract.cli.main import COMMANDS
from docextract.testing import write

PROJECT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_every_snippet_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rent_roll.pdf").write_bytes(write("handmade.commercial", seed=1, format="pdf").data)
    (tmp_path / "rent_roll.xlsx").write_bytes(write("handmade.commercial", seed=1, format="xlsx").data)
    monkeypatch.chdir(tmp_path)
    snippets = re.findall(r"```python\n(.*?)```", (PROJECT / page).read_text(encoding="utf-8"), re.S)
    assert snippets
    names: dict[str, object] = {"__name__": page}
    for snippet in snippets:
        exec(compile(snippet, page, "exec"), names)


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="argparse prints options in another form from Python 3.13 on")
def test_the_help_texts_are_those_of_the_program() -> None:
    done = subprocess.run([sys.executable, str(PROJECT / "docs" / "refresh.py"), "--check"], check=False)
    assert done.returncode == 0, "run: python docs/refresh.py"


def test_every_subcommand_is_documented() -> None:
    page = (PROJECT / "docs" / "cli.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"<!-- help: {name} -->" not in page] == []


def test_every_hook_is_documented() -> None:
    page = (PROJECT / "docs" / "library.md").read_text(encoding="utf-8")
    hooks = [name for name in vars(hookspecs) if name.startswith(("register_", "extraction_"))]
    assert [name for name in hooks if f"`{name}`" not in page] == []


def test_every_dependency_is_explained() -> None:
    import tomllib

    page = (PROJECT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(d for extra in project["optional-dependencies"].values() for d in extra)]
    names = [re.split(r"[<>=\[ ]", wish)[0] for wish in wanted]
    assert [name for name in names if name not in page and name != "docextract"] == []
