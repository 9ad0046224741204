"""Whether a layout's file holds what the schema allows, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..values.text import words
from ..vocabulary.loader import check_entry
from ..vocabulary.matches import FIELDS
from ..vocabulary.toml_file import TomlFile
from .schema import BASES, GROUPS, KEYS, WORDS, Key, keys_of


def check_layout(file: TomlFile) -> None:
    """Raise a PluginError at the first fault of a file; ``details`` has ``file``, ``line`` and ``field``."""
    known = dict.fromkeys((*(key.table for key in KEYS), "basis"))
    for table, content in file.data.items():
        if table not in known:
            line = next((i for i, text in enumerate(file.lines, 1) if table in text), 1)
            raise file.error(f"unknown table {table!r}; there are: {', '.join(known)}", line, table)
        if table in WORDS:
            if not isinstance(content, list) or not all(isinstance(entry, Mapping) for entry in content):
                raise file.error(f"{table!r} must be an array of tables: [[{table}]]", file.line(table), table)
            for index, entry in enumerate(content):
                _check_table(file, table, index, entry)
                check_entry(file, WORDS[table], table, index, {k: v for k, v in entry.items() if k != "firm"})
        elif not isinstance(content, Mapping):
            raise file.error(f"{table!r} must be a table: [{table}]", file.line(table), table)
    for table in ("layout", "recognise"):
        if table not in file.data:
            raise file.error(f"[{table}] is missing", 1, table)
        _check_table(file, table, 0, file.data[table])
    _check_basis(file, file.data.get("basis", {}))


def _check_table(file: TomlFile, table: str, index: int, entry: Mapping[str, Any]) -> None:
    keys = keys_of(table)
    for name, value in entry.items():
        fault = f"{name} {found}" if name in keys and (found := _fault(keys[name], value)) else None
        if name not in keys:
            fault = f"unknown key {name!r} in [{table}]; there are: {', '.join(keys)}"
        if fault is not None:
            raise file.error(fault, file.line(table, index, name), f"{table}.{name}")
    for key in keys.values():
        if key.needed and not entry.get(key.name):
            raise file.error(f"[{table}] lacks {key.name!r}", file.line(table, index), f"{table}.{key.name}")


def _fault(key: Key, value: Any) -> str | None:
    """What is wrong with a value's form; words and their meanings are checked as those of a vocabulary."""
    if key.form == "flag":
        return None if isinstance(value, bool) else "must be true or false"
    if key.form in ("texts", "headers"):
        if not isinstance(value, list):
            return "must be a list"
        for item in value:
            texts = item if key.form == "headers" and isinstance(item, list) else [item]
            if not texts or not all(isinstance(text, str) and words(text) for text in texts):
                return f"must hold texts with words in them, not {item!r}"
        return None
    return None if isinstance(value, str) and value.strip() else "must be a text"


def _check_basis(file: TomlFile, basis: Mapping[str, Any]) -> None:
    for what, wanted in basis.items():
        table = f"basis.{what}"
        if what not in BASES:
            raise file.error(f"unknown table {table!r}; there are: {', '.join(BASES)}", file.line("basis"), table)
        if not isinstance(wanted, Mapping):
            raise file.error(f"{table!r} must be a table: [{table}]", file.line("basis"), table)
        allowed = FIELDS if what == "sums" else frozenset(GROUPS)
        for name, value in wanted.items():
            if name in allowed and isinstance(value, str) and set(value.split("; ")) <= BASES[what]:
                continue
            fault = f"{name} is {value!r}; its parts, joined by '; ', must be of {', '.join(sorted(BASES[what]))}"
            if name not in allowed:
                fault = f"unknown key {name!r} in [{table}]"
            raise file.error(fault, file.line(table, 0, name), f"{table}.{name}")
