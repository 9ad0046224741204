"""The public names: sorted, all of them there, and the same for type checkers as at run time."""

from __future__ import annotations

import ast
import importlib
import inspect
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import docextract
import docextract.errors
import docextract.plugin
import docextract.testing

CONTRACT = [
    "Extraction", "Limits", "Options", "Outcome", "Place", "Registry", "RentRoll", "TaggingData", "__version__",
    "asset_types", "document_types", "extract", "extract_many", "extract_multiple", "grids",
]  # fmt: skip


@pytest.mark.parametrize("module", [docextract, docextract.plugin, docextract.testing])
def test_all_is_sorted_and_every_name_of_it_is_there(module: object) -> None:
    names = list(module.__all__)  # type: ignore[attr-defined]
    plain = [name for name in names if not name.startswith("__")]
    assert plain == sorted(plain, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    for name in names:
        assert getattr(module, name) is not None


def test_what_the_contract_names_is_public() -> None:
    assert set(CONTRACT) <= set(docextract.__all__)


def test_every_error_is_public() -> None:
    errors = {
        name
        for name, value in vars(docextract.errors).items()
        if inspect.isclass(value) and issubclass(value, Exception)
    }
    assert errors <= set(docextract.__all__)


def test_type_checkers_see_what_is_there_at_run_time() -> None:
    tree = ast.parse(Path(docextract.__file__).read_text())
    (block,) = [n for n in tree.body if isinstance(n, ast.If) and getattr(n.test, "id", "") == "TYPE_CHECKING"]
    seen = {
        alias.asname: f"docextract.{node.module}"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert set(seen) == set(docextract.__all__) - {"__version__"}
    for name, module in seen.items():
        if name != "grids":
            assert getattr(docextract, str(name)) is getattr(importlib.import_module(module), str(name))


@pytest.mark.parametrize("module", [docextract.plugin, docextract.testing])
def test_type_checkers_see_what_authors_get_at_run_time(module: Any) -> None:
    tree = ast.parse(Path(module.__file__).read_text())
    (block,) = [n for n in tree.body if isinstance(n, ast.If) and getattr(n.test, "id", "") == "TYPE_CHECKING"]
    seen = {
        alias.asname or alias.name: n.module for n in block.body if isinstance(n, ast.ImportFrom) for alias in n.names
    }
    assert set(seen) == set(module.__all__)
    assert seen == module._HOME
    with pytest.raises(AttributeError, match="no attribute 'hookimp'"):
        module.hookimp  # noqa: B018


def test_grids_is_a_function_even_after_the_rooms_of_that_name_are_imported() -> None:
    import docextract.grids.tables as tables

    assert callable(docextract.grids)
    assert tables.find_document_tables
    with pytest.raises(docextract.InvalidRequestError):
        docextract.grids("/no/such/file")


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'extrakt'"):
        docextract.extrakt  # noqa: B018
    assert "extract" in dir(docextract)


def test_the_version_is_that_of_the_distribution() -> None:
    assert docextract.__version__ == metadata.version("docextract")
