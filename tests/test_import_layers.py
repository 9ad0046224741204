"""Imports run one way: a room imports only the rooms before it.

The rooms and what each may import. A file that belongs to no room fails, so that a new one gets its place.
"""

from __future__ import annotations

import ast
import graphlib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import docextract
from fewer import each

ROOT = Path(docextract.__file__).parent

ROOMS: dict[str, tuple[str, ...]] = {
    "public": ("__init__.py",),
    "models": ("errors.py", "models/", "data/", "toml_tables.py", "nearest.py", "plugin_lines.py", "records.py"),
    "source": ("source.py", "sniffing.py"),
    "document": ("document.py",),
    "values": ("values/",),
    "words": ("layouts/", "vocabulary/", "accounts/"),
    "readers": ("readers/",),
    "grids": ("grids/",),
    "proofs": ("proofs/",),
    "inference": ("inference/",),
    "plugins": (
        "declarations.py", "hookspecs.py", "plugins.py", "claims.py", "registry.py", "builtin.py",
        "offered.py",
    ),
    "context": ("context.py",),
    "author": (
        "plugin.py", "check_results.py", "table_extractor.py", "table_columns.py",
        "table_facts.py", "table_header.py", "table_reading.py", "table_rows.py", "table_words.py",
    ),
    "extractors": ("extractors/",),
    "pipeline": (
        "pipeline.py", "arguments.py", "reading.py", "likeness.py", "extra_checks.py", "engine.py", "quiet.py",
        "prefixes.py", "repair/",
    ),
    "inspection": ("inspection/",),
    "golden": ("golden.py",),
    "scaffold": ("scaffold/",),
    "trying": ("trying.py",),
    "across": ("across/",),
    "sandbox": ("sandbox/",),
    "service": ("service/",),
    "export": ("export/",),
    "review": ("review/",),
    "many": ("many/",),
    "http": ("http/",),
    "cli": ("cli/", "__main__.py"),
    "testing": ("testing/",),
}  # fmt: skip

MAY: dict[str, set[str]] = {
    "public": set(),
    "models": set(),
    "source": {"models"},
    "document": {"models"},
    "values": {"models", "document"},
    "words": {"models", "values"},
    "readers": {"models", "source", "document", "plugins"},
    "grids": {"models", "document"},
    "proofs": {"models", "document", "values"},
    "inference": {"models"},
    "plugins": {"models", "document", "public"},
    "context": {"models", "document", "proofs"},
    "author": {"models", "document", "values", "words", "proofs", "plugins", "context", "extractors"},
    "extractors": {"models", "document", "values", "words", "grids", "proofs", "inference", "context", "plugins"},
    "pipeline": {
        "models", "source", "document", "values", "words", "grids", "proofs", "context", "plugins", "extractors",
        "readers", "public",
    },
    "review": {"models", "source", "export"},
    "inspection": {"models", "source", "document", "words", "plugins", "extractors", "pipeline"},
    "golden": {"models", "plugins", "pipeline"},
    "scaffold": {"models"},
    "trying": {"models", "values", "plugins", "pipeline", "author"},
    "across": {"models", "values", "words", "proofs"},
    "sandbox": {"models", "source", "document", "plugins", "pipeline", "public"},
    "service": {"models", "source", "document", "plugins", "pipeline", "sandbox", "public"},
    "export": {"models", "document", "plugins", "public"},
    "many": {"models", "source", "plugins", "pipeline", "sandbox", "export", "public"},
    "http": {"models", "source", "plugins", "pipeline", "sandbox", "service", "export", "public"},
    "cli": {
        "models", "document", "words", "plugins", "pipeline", "across", "sandbox", "service", "export", "http",
        "public", "golden", "scaffold", "trying", "inspection", "review", "many",
    },
}  # fmt: skip

CONVENIENCES = {
    # A method that leads back into a later room, loaded when it is called, so that the object stays pleasant to use.
    ("document.py", "grids"): "Grid.draw",
    ("document.py", "export"): "Grid.to_csv, to_html, to_dataframe",
    ("document.py", "values"): "the text of a typed cell",
    ("models/extraction.py", "export"): "to_dataframe, to_csv, to_xlsx",
    ("models/extraction.py", "review"): "to_html",
    ("models/extraction.py", "pipeline"): "apply",
    ("models/difference.py", "export"): "the table that a notebook shows",
    ("models/inspection.py", "export"): "the table that a notebook shows",
    ("grids/__init__.py", "pipeline"): "docextract.grids(...)",
    ("errors.py", "models"): "the place of an error",
}


class Import(NamedTuple):
    """One import: the file, the line, what it imports, whether when a function is called, whether for types alone."""

    file: str
    line: int
    target: str
    lazy: bool
    typing: bool


def room_of(path: str) -> str:
    """The room of a file or module path relative to the package."""
    for room, places in ROOMS.items():
        for place in places:
            if path == place or (place.endswith("/") and (path.startswith(place) or path == place.rstrip("/") + ".py")):
                return room
    raise LookupError(f"{path} belongs to no room: add it to ROOMS")


def files() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in ROOT.rglob("*.py"))


@cache
def all_imports_of(file: str) -> tuple[Import, ...]:
    """What a file imports, wherever in it."""
    package = ["docextract", *Path(file).parts[:-1]]

    def walk(node: ast.AST, lazy: bool, typing: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                names = [alias.name for alias in child.names]
            elif isinstance(child, ast.ImportFrom):
                base = package[: len(package) - child.level + 1] if child.level else []
                module = ".".join([*base, *([child.module] if child.module else [])])
                names = [f"{module}.{alias.name}" for alias in child.names]
            elif isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):  # no expression holds an import
                inside = lazy or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
                checked = isinstance(child, ast.If) and getattr(child.test, "id", None) == "TYPE_CHECKING"
                yield from walk(child, inside, typing or checked)
                continue
            else:
                continue
            yield from (Import(file, child.lineno, name, lazy, typing) for name in names)

    return (*walk(ast.parse((ROOT / file).read_text()), False, False),)


@cache
def imports_of(file: str) -> tuple[Import, ...]:
    """What a file imports of docextract; imports for type checkers only do not count."""
    found = all_imports_of(file)
    return tuple(one for one in found if not one.typing and one.target.partition(".")[0] == "docextract")


@cache
def target_of(name: str) -> str:
    """The file that a dotted name is, or that holds it."""
    parts = name.split(".")[1:]
    while parts:
        path = Path(*parts)
        if (ROOT / path).is_dir():
            return f"{path}/__init__.py"
        if (ROOT / path.with_suffix(".py")).is_file():
            return str(path.with_suffix(".py"))
        parts.pop()
    return "__init__.py"


def test_every_file_has_a_room() -> None:
    for file in files():
        assert room_of(file)


def test_no_room_may_import_one_that_may_import_it() -> None:
    def reach(room: str, seen: frozenset[str] = frozenset()) -> set[str]:
        onward = MAY.get(room, set()) - {room}
        return onward | {deep for near in onward - seen for deep in reach(near, seen | {near})}

    for room in MAY:
        assert room not in reach(room), room


@each(files())
def test_every_file_imports_only_from_rooms_before_its_own(file: str) -> None:
    room = room_of(file)
    if room == "testing":
        return
    for found in imports_of(file):
        target = room_of(target_of(found.target))
        if target == room or target in MAY[room]:
            continue
        assert found.lazy, f"{file}:{found.line} imports {found.target}"
        assert (file, target) in CONVENIENCES, f"{file}:{found.line} imports {found.target}"


IN_AN_EXTRACTOR = {
    "rent_roll": (
        "anatomy/", "headers/", "prints/", "forms/", "totals/", "cells/", "columns/", "rows/", "leases/", "arithmetic/",
        "checks/", "oddness/", "choices/", "answer.py", "read.py", "portfolios/", "extractor.py",
    ),
    "statement": (
        "anatomy/", "prints/", "headers/", "rows/", "amounts/", "lines/", "answer.py", "checks/", "refusal.py",
        "one.py", "extractor.py",
    ),
}  # fmt: skip
"""The rooms of a rent roll and of a statement, in the order that it is read."""
MOST_MODULES = 15


def own_files(kind: str) -> list[str]:
    return [file for file in files() if file.startswith(f"extractors/{kind}/")][1:]  # but its ``__init__.py``


def place_in(kind: str, file: str) -> int:
    (place,) = (n for n, room in enumerate(IN_AN_EXTRACTOR[kind]) if file.startswith(f"extractors/{kind}/{room}"))
    return place


@each([(kind, file) for kind in IN_AN_EXTRACTOR for file in own_files(kind)])
def test_a_document_is_read_in_one_direction(kind: str, file: str) -> None:
    own = own_files(kind)
    for found in imports_of(file):
        if (target := target_of(found.target)) in own:
            assert place_in(kind, target) <= place_in(kind, file), f"{file}:{found.line} imports {found.target}"


@each(IN_AN_EXTRACTOR)
def test_no_modules_of_an_extractor_import_each_other(kind: str) -> None:
    near = {file: {target_of(found.target) for found in imports_of(file)} for file in own_files(kind)}
    graphlib.TopologicalSorter(near).prepare()


@each(IN_AN_EXTRACTOR)
def test_a_room_of_an_extractor_has_few_enough_modules_to_be_known(kind: str) -> None:
    sizes = Counter(Path(file).parent for file in own_files(kind) if not file.endswith("__init__.py"))
    assert max(sizes.values()) <= MOST_MODULES, sizes


def test_nothing_imports_the_testing_kit() -> None:
    for file in files():
        if room_of(file) != "testing":
            assert not [i for i in imports_of(file) if i.target.startswith("docextract.testing")], file


LIBRARIES = {"pypdfium2", "pypdfium2_raw", "pdfplumber", "pdfminer", "pypdf", "openpyxl", "python_calamine"}


def test_only_readers_know_a_library_of_a_file_format_and_exports_only_to_write() -> None:
    for file in files():
        if room_of(file) in ("readers", "testing"):
            continue
        known = {found.target.partition(".")[0] for found in all_imports_of(file)}
        drawing = {"grids/draw.py": {"pypdfium2"}, "review/pictures.py": {"pypdfium2"}}
        allowed = {"export/xlsx.py": {"openpyxl"}, **drawing}.get(file, set())
        assert known & LIBRARIES <= allowed, file
