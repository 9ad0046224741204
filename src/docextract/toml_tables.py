"""TOML files as tables whose faults name the file and the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .errors import PluginError
from .records import record

_KEY = re.compile(r"\s*([\w-]+)\s*=")


@record(frozen=True)
class TomlTable:
    """One table of a TOML file. The getters take a key out; :meth:`done` refuses what nobody took."""

    file: str
    line: int
    values: dict[str, Any]
    key_lines: dict[str, int]

    def fresh(self) -> TomlTable:
        """A copy to take keys out of, for tables that are read more than once."""
        return TomlTable(self.file, self.line, dict(self.values), self.key_lines)

    def fault(self, key: str | None, what: str) -> PluginError:
        """An error at a key of this table, or at its head."""
        line = self.key_lines.get(key, self.line) if key else self.line
        return PluginError(f"{self.file}, line {line}: {what}", file=self.file, line=line)

    def text(self, key: str, default: str | None = None) -> str:
        """A text; required unless there is a default."""
        value = self.values.pop(key, default)
        if not isinstance(value, str):
            raise self.fault(key, f"{key} is missing" if value is None else f"{key} must be a text, not {value!r}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty if absent."""
        value = self.values.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault(key, f"{key} must be a list of texts, not {value!r}")
        return tuple(value)

    def flag(self, key: str) -> bool:
        """True or false, false if absent."""
        value = self.values.pop(key, False)
        if not isinstance(value, bool):
            raise self.fault(key, f"{key} must be true or false, not {value!r}")
        return value

    def count(self, key: str, default: int | None) -> int | None:
        """A whole number from 1."""
        value = self.values.pop(key, default)
        if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
            raise self.fault(key, f"{key} must be a whole number from 1, not {value!r}")
        return value

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of some texts."""
        value = self.text(key)
        if value not in allowed:
            raise self.fault(key, f"{key} must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def done(self) -> None:
        """Refuse keys that nobody asked for: most are slips of the pen."""
        for key in self.values:
            raise self.fault(key, f"there is no setting {key!r} here")


@lru_cache(maxsize=256)
def parsed(text: str) -> dict[str, Any]:
    """The content of a TOML text; callers must not change it. Some files of the package are read for several ends.

    Raises:
        tomllib.TOMLDecodeError: it is none.
    """
    return tomllib.loads(text)


def read_tables(folder: Path | str, file: str, name: str) -> Iterator[TomlTable]:
    """The tables ``[[name]]`` of a TOML file, in order.

    Args:
        folder: a path, or a package that holds the file.

    Raises:
        PluginError: the file is not there or not TOML; ``details`` has ``file`` and ``line``.
    """
    place: Path | Traversable = folder if isinstance(folder, Path) else files(folder)
    try:
        text = place.joinpath(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ModuleNotFoundError) as error:
        raise PluginError(f"{file} cannot be read: {error}", file=file) from error
    yield from tables_of(text, file, (name,))[name]


def tables_of(text: str, file: str, names: Sequence[str]) -> dict[str, list[TomlTable]]:
    """The tables of a TOML text by their names, each in order; ``file`` is what faults call it.

    Raises:
        PluginError: the text is not TOML, or holds something else; ``details`` has ``file`` and ``line``.
    """
    try:
        content = dict(parsed(text))
    except tomllib.TOMLDecodeError as error:
        line = _error_line(str(error), text)
        raise PluginError(f"{file}, line {line}: {error}", file=file, line=line) from error
    lines = text.splitlines()
    found: dict[str, list[TomlTable]] = {}
    for name in names:
        tables = content.pop(name, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            line = _line_of(name, lines)
            raise PluginError(f"{file}, line {line}: {name} must be tables [[{name}]]", file=file, line=line)
        found[name] = list(_placed(tables, name, lines, file))
    for name in content:
        belong = ", ".join(f"[[{known}]]" for known in names)
        line = _line_of(name, lines)
        raise PluginError(f"{file}, line {line}: only tables {belong} belong here", file=file, line=line)
    return found


def _placed(tables: list[dict[str, Any]], name: str, lines: list[str], file: str) -> Iterator[TomlTable]:
    own = re.compile(rf"\s*\[\[\s*{re.escape(name)}\s*\]\]")
    heads = [n for n, line in enumerate(lines, 1) if "[[" in line and own.match(line)]
    for values, head in zip(tables, heads, strict=True):
        key_lines: dict[str, int] = {}
        for number in range(head, len(lines)):
            line = lines[number]
            if line.startswith("["):
                break
            if match := _KEY.match(line):
                key_lines.setdefault(match[1], number + 1)
        yield TomlTable(file, head, dict(values), key_lines)


def _line_of(name: str, lines: list[str]) -> int:
    word = re.compile(rf"\s*(?:\[+\s*)?[\"']?{re.escape(name)}\b")
    return next((n for n, line in enumerate(lines, 1) if word.match(line)), 1)


def _error_line(message: str, text: str) -> int:
    match = re.search(r"line (\d+)", message)
    return int(match[1]) if match else text.count("\n") + 1


def toml_paths(folder: Path | str, what: str) -> list[Path | Traversable]:
    """The TOML files of a folder, or of a package by its dotted name, by name.

    Raises:
        PluginError: there is no such folder or package; ``what`` says what it should have held.
    """
    try:
        place: Path | Traversable = folder if isinstance(folder, Path) else files(folder)
    except ModuleNotFoundError as error:
        raise PluginError(f"{what} package {folder} is not there", file=str(folder)) from error
    if not place.is_dir():
        raise PluginError(f"{what} folder {folder} is not there", file=str(folder))
    return sorted((p for p in place.iterdir() if p.name.endswith(".toml")), key=lambda p: p.name)


def read_utf8(path: Path | Traversable, label: str) -> str:
    """The text of a file of words.

    Raises:
        PluginError: it cannot be read, or is no UTF-8; ``label`` is what it is called.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PluginError(f"{label}: {error}", file=label) from error
