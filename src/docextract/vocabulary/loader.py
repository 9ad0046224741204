"""Reading vocabularies: TOML files, built in and of others, checked before they count.

A folder of TOML files with the built-in names adds words; a word that it holds means what it says there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..errors import PluginError
from ..toml_tables import read_utf8, toml_paths
from .matches import FIELDS, STATUSES
from .toml_file import TomlFile
from .vocabulary import Vocabulary

NAMES = (
    "headers", "statuses", "charges", "totals", "titles", "furniture", "asof", "groups", "uses", "leases", "statements",
)  # fmt: skip
"""The files a vocabulary may have, without ``.toml``."""

_WORDS = (
    "words",
    "spaces",
    "cells",
    "labels",
    "numbered",
    "stops",
    "qualifiers",
    "programs",
    "software",
    "remarks",
    "parts",
    "floors",
    "weak",
    "codes",
    "patterns",
    "letters",
    "headers",
    "all",
    "any",
    "without",
    "since",
    "also",
    "none",
    "yes",
    "no",
)
_TABLES: dict[str, dict[str, frozenset[str]]] = {
    "headers": {
        "header": frozenset(("field", "words", "weak", "period", "kind", "personal")),
        "group": frozenset(("words", "field", "kinds")),
        "hint": frozenset(("field", "words", "without")),
        "under": frozenset(("over", "field", "words")),
    },
    "statuses": {
        "status": frozenset(("status", "words", "letters", "hint")),
        "rule": frozenset(("status", "all", "any", "also", "none")),
        "flag": frozenset(("headers", "yes", "no")),
        "section": frozenset(("status", "scope", "words", "hint")),
        "sentinel": frozenset(("status", "words")),
        "prefix": frozenset(("mark", "status")),
    },
    "charges": {
        "charge": frozenset(
            ("category", "codes", "words", "patterns", "commercial", "role", "last", "recovery", "alone")
        ),
    },
    "totals": {"total": frozenset(("kind", "pattern", "certain")), "end": frozenset(("name", "pattern"))},
    "titles": {"title": frozenset(("type", "words", "first")), "cue": frozenset(("type", "all"))},
    "furniture": {"furniture": frozenset(("kind", "pattern"))},
    "asof": {"take": frozenset(("name", "rank", "pattern", "last", "period", "dated", "dayFirst"))},
    "groups": {"group": frozenset(("name", "words")), "column": frozenset(("field", "words"))},
    "uses": {"use": frozenset(("use", "cells"))},
    "leases": {"option": frozenset(("kind", "words"))},
    "statements": {
        "column": frozenset(("words", "kind", "scope", "annualized", "use", "months", "back")),
        "key": frozenset(("key", "patterns")),
        "part": frozenset(("section", "patterns")),
        "statistic": frozenset(("name", "patterns")),
        "result": frozenset(("key", "patterns")),
    },
}
_SINGLE: dict[str, frozenset[str]] = {
    "headers": frozenset(("synonyms", "guards", "shares")),
    "statuses": frozenset(("rules", "flag_words", "section_nouns", "sentinel_nouns")),
    "charges": frozenset(("ignored", "frequency")),
    "totals": frozenset(("statement", "averaged", "counted")),
    "titles": frozenset(("property",)),
    "furniture": frozenset(),
    "asof": frozenset(("bare", "cardinals", "lone", "never", "ordinals", "parts", "quarters", "this")),
    "groups": frozenset(
        ("beside", "charges", "lease", "counted", "types", "average", "tenancy", "census", "denied", "notice")
    ),
    "uses": frozenset(("company", "noArea", "beside", "besideUnits", "rest", "contracts", "along", "fixtures")),
    "leases": frozenset(("types", "notice", "none", "steps")),
    "statements": frozenset(("statistics", "ends", "cash")),
}
_NEEDED: dict[tuple[str, str], tuple[str, ...]] = {
    ("headers", "header"): ("field",),
    ("headers", "group"): ("words",),
    ("headers", "hint"): ("field", "words"),
    ("headers", "under"): ("over", "field", "words"),
    ("statuses", "status"): ("status",),
    ("statuses", "rule"): ("status",),
    ("statuses", "flag"): ("headers", "yes", "no"),
    ("statuses", "section"): ("scope", "words"),
    ("statuses", "sentinel"): ("status", "words"),
    ("statuses", "prefix"): ("mark", "status"),
    ("charges", "charge"): ("category",),
    ("totals", "total"): ("kind", "pattern"),
    ("totals", "end"): ("name", "pattern"),
    ("titles", "title"): ("type", "words"),
    ("titles", "cue"): ("type", "all"),
    ("furniture", "furniture"): ("kind", "pattern"),
    ("asof", "take"): ("name", "rank", "pattern"),
    ("groups", "group"): ("name", "words"),
    ("groups", "column"): ("field", "words"),
    ("uses", "use"): ("use", "cells"),
    ("leases", "option"): ("kind", "words"),
    ("statements", "column"): ("words",),
    ("statements", "key"): ("key", "patterns"),
    ("statements", "part"): ("section", "patterns"),
    ("statements", "statistic"): ("name", "patterns"),
    ("statements", "result"): ("key", "patterns"),
}
_ALLOWED: dict[tuple[str, str], frozenset[str]] = {
    ("headers", "field"): FIELDS,
    ("headers", "over"): FIELDS,
    ("headers", "period"): frozenset(("MONTHLY", "ANNUAL")),
    ("statuses", "status"): STATUSES,
    ("statuses", "yes"): STATUSES,
    ("statuses", "no"): STATUSES,
    ("statuses", "scope"): frozenset(("current", "future", "former")),
    ("charges", "role"): frozenset(("rent", "concession", "dues")),
    ("totals", "kind"): frozenset(("total", "subtotal", "grand", "count", "occupancy", "average", "forward")),
    ("groups", "name"): frozenset(
        ("notCounted", "nonRevenue", "vacantLeased", "notice", "future", "vacant", "occupied", "total")
    ),
    ("groups", "field"): frozenset(("area", "units", "leases", "totalCharges")),
    ("uses", "use"): frozenset(("RESIDENTIAL", "COMMERCIAL", "NON_UNIT")),
    ("statements", "name"): frozenset(
        ("roomsAvailable", "roomsSold", "revpar", "adr", "occupancy", "units", "monthsCovered")
    ),
    ("furniture", "kind"): frozenset(("TITLE", "NOTE", "FOOTER", "HEADER")),
}
_CATEGORY = re.compile(r"[a-z][A-Za-z]*(?:\.[a-zA-Z]+){1,3}")


def _check(file: TomlFile) -> None:
    tables, single = _TABLES[file.name], _SINGLE[file.name]
    for table, content in file.data.items():
        if table in single:
            if not isinstance(content, Mapping):
                raise file.error(f"{table!r} must be a table", file.line(table))
            for key, value in content.items():
                if isinstance(value, list):
                    _check_words(file, key, value, file.line(table, 0, key), table, 0)
            continue
        if table not in tables:
            expected = ", ".join(sorted([*tables, *single]))
            line = next((i for i, text in enumerate(file.lines, 1) if table in text), 1)
            raise file.error(f"unknown table {table!r}; there are: {expected}", line)
        if not isinstance(content, list):
            raise file.error(f"{table!r} must be an array of tables: [[{table}]]", file.line(table))
        for index, entry in enumerate(content):
            check_entry(file, file.name, table, index, entry)


def check_builtin() -> None:
    """Check the built-in files as those of others are checked; a fault is a PluginError."""
    for file in _builtin_files():
        _check(file)


def check_entry(file: TomlFile, kind: str, table: str, index: int, entry: Mapping[str, Any]) -> None:
    """Check one table ``[[table]]`` of the words of a kind (``"statuses"``); a fault is a PluginError."""
    keys = _TABLES[kind][table]
    for key, value in entry.items():
        line, field = file.line(table, index, key), f"{table}.{key}"
        if key not in keys:
            raise file.error(f"unknown key {key!r} in [[{table}]]; there are: {', '.join(sorted(keys))}", line, field)
        allowed = _ALLOWED.get((kind, key))
        if allowed and not (isinstance(value, str) and value in allowed):
            raise file.error(f"{key} is {value!r}, must be one of {', '.join(sorted(allowed))}", line, field)
        if key == "category" and not (isinstance(value, str) and _CATEGORY.fullmatch(value)):
            raise file.error(f"category {value!r} is no key of a chart of accounts (section.group.line)", line, field)
        if key in _WORDS and key not in ("yes", "no"):
            _check_words(file, key, value, line, table, index)
        if key == "pattern":
            _check_pattern(file, value, line, field)
    for key in _NEEDED[kind, table]:
        if key not in entry:
            raise file.error(f"[[{table}]] lacks {key!r}", file.line(table, index), f"{table}.{key}")


def _check_categories(read: Sequence[TomlFile], owner: str) -> None:
    from ..accounts import chart

    for file in read:
        for index, entry in enumerate(file.data.get("charge", ())):
            category = entry["category"]
            if not category.startswith(f"{owner}.") and category not in chart():
                line = file.line("charge", index, "category")
                raise file.error(
                    f"the category {category!r} of the plugin {owner!r} must begin with {owner}.",
                    line,
                    "charge.category",
                )


def _check_words(file: TomlFile, key: str, value: Any, line: int, table: str, index: int) -> None:
    if not isinstance(value, list) or not all(isinstance(w, str) for w in value):
        raise file.error(f"{key} must be a list of texts", line, f"{table}.{key}")
    for word in value:
        if not word.strip():
            raise file.error(f"{key} holds an empty text", file.line(table, index, key, word), f"{table}.{key}")
        if key == "patterns" and file.name in ("statements", "totals"):
            _check_pattern(file, word, file.line(table, index, key, word), f"{table}.{key}")


def _check_pattern(file: TomlFile, value: Any, line: int, field: str) -> None:
    if not isinstance(value, str):
        raise file.error("pattern must be a text", line, field)
    try:
        re.compile(value)
    except re.error as error:
        raise file.error(f"pattern is no regular expression: {error}", line, field) from error


@cache
def _builtin_files() -> tuple[TomlFile, ...]:
    """The built-in files, which :func:`check_builtin` has passed when they were shipped."""
    folder = files("docextract") / "vocabulary"
    return tuple(
        TomlFile(name, f"{name}.toml", folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")) for name in NAMES
    )


def _extra_files(folder: Path | str, *, mixed: bool = False) -> list[TomlFile]:
    """The files of a folder or package. In a ``mixed`` folder files of other names are something else."""
    found = []
    for path in toml_paths(folder, "vocabulary"):
        name = path.name.removesuffix(".toml")
        if name not in NAMES:
            if mixed:
                continue
            raise PluginError(
                f"{path}: unknown vocabulary file; there are: {', '.join(f'{n}.toml' for n in NAMES)}", file=str(path)
            )
        found.append(TomlFile(name, str(path), read_utf8(path, str(path))))
    return found


@cache
def _load(extra: tuple[Path | str, ...], mixed: tuple[Path, ...], owners: tuple[str, ...]) -> Vocabulary:
    others = [
        *(f for folder in extra for f in _extra_files(folder)),
        *(f for folder in mixed for f in _extra_files(folder, mixed=True)),
    ]
    for file in others:
        _check(file)
    read = [*_builtin_files(), *others]
    for folder, owner in zip(extra, owners, strict=False):
        _check_categories(_extra_files(folder), owner)
    tables: dict[str, list[Mapping[str, Any]]] = {name: [] for name in NAMES}
    for file in read:
        tables[file.name].append(file.data)
    return Vocabulary(tables, [f.label for f in read])


def load_vocabulary(
    extra: Sequence[Path | str] = (), mixed: Sequence[Path] = (), *, owners: Sequence[str] = ()
) -> Vocabulary:
    """The built-in vocabulary, with the words of further folders added over it in order.

    Args:
        extra: folders, or packages by name, that hold vocabulary files and no others.
        mixed: folders that may hold layouts and mappings too; files without a vocabulary's name are passed over.
        owners: the plugin of each of ``extra``: categories of charges that it makes up begin with its name.

    Raises :class:`~docextract.errors.PluginError` that names the file, the line and what is wrong there.
    """
    return _load(tuple(extra), tuple(Path(folder) for folder in mixed), tuple(owners))
