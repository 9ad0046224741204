"""The packages of plugins/: each has the shape of one, and stands on public names only."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

PLUGINS = Path(__file__).resolve().parents[1] / "plugins"
FOLDERS = sorted(path.parent for path in PLUGINS.glob("*/pyproject.toml"))
PUBLIC = ("plugin", "testing", "values", "accounts", "vocabulary", "proofs")
"""Rooms of docextract that plugins may import, beside docextract itself."""

each = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def project(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))


def test_there_are_some() -> None:
    assert "docextract-example" in {folder.name for folder in FOLDERS}


@each
def test_a_package_is_called_like_its_folder_and_announces_its_module(folder: Path) -> None:
    said = project(folder)
    assert said["project"]["name"] == folder.name
    assert said["build-system"]["build-backend"] == "hatchling.build"
    module = folder.name.replace("-", "_")
    ((name, value),) = said["project"]["entry-points"]["docextract"].items()
    assert (name, value.partition(":")[0]) == (module.removeprefix("docextract_"), module)
    assert (folder / "src" / module / "__init__.py").is_file()
    assert said["project"]["description"].endswith(".")
    assert "docextract" in " ".join(said["project"]["dependencies"])


@each
def test_it_says_what_it_does_and_has_tests_with_what_they_want(folder: Path) -> None:
    assert (folder / "README.md").read_text("utf-8").startswith(f"# {folder.name}\n")
    assert list((folder / "tests").glob("test_*.py"))
    assert project(folder)["dependency-groups"]["test"]


@each
def test_its_code_imports_public_names_of_docextract_only(folder: Path) -> None:
    for file in (folder / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                package, _, rest = name.partition(".")
                public = not rest or rest.partition(".")[0] in PUBLIC
                assert package != "docextract" or public, f"{file.relative_to(PLUGINS)} imports {name}"


@each
def test_its_tests_import_no_module_that_only_the_core_knows(folder: Path) -> None:
    for file in (folder / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("docextract."):
                room = (node.module or "").split(".")[1]
                assert room in PUBLIC, f"{file.relative_to(PLUGINS)} imports {node.module}"
