"""A TOML file whose faults name the file and the line."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from ..errors import PluginError
from ..toml_tables import parsed

_HEADING = re.compile(r"\s*\[{1,2}[\w.\s-]+\]{1,2}\s*(?:#.*)?")
"""The heading of a table; texts in a list stand in quotes."""


class TomlFile:
    """One TOML file, with what it takes to say where in it something is wrong."""

    def __init__(self, name: str, label: str, text: str) -> None:
        self.name = name
        self.label = label
        self.lines = text.splitlines()
        try:
            self.data: dict[str, Any] = parsed(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise self.error(str(error), int(line[1]) if line else len(self.lines)) from error

    def error(self, message: str, line: int, field: str | None = None) -> PluginError:
        """A fault at a line, in a field if it is in one: ``recognise.required``."""
        found = PluginError(f"{self.label}, line {line}: {message}", file=self.label, line=line)
        if field is not None:
            found.details["field"] = field
        return found

    def line(self, table: str, index: int | None = None, key: str | None = None, text: str | None = None) -> int:
        """The line of a table's heading, of a key in it, or of a text in that key's value; counted from 1."""
        heading = re.compile(rf"\s*\[{{1,2}}\s*{re.escape(table)}\s*\]{{1,2}}")
        at = -1
        for number, line in enumerate(self.lines):
            if heading.match(line):
                at += 1
                if index is None or at == index:
                    return self._key(number, key, text) + 1
        return 1

    def _key(self, start: int, key: str | None, text: str | None) -> int:
        if key is None:
            return start
        for number in range(start + 1, len(self.lines)):
            if _HEADING.fullmatch(self.lines[number]):
                break
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", self.lines[number]):
                for below in range(number, len(self.lines)):
                    if text is None or text in self.lines[below]:
                        return below
                return number
        return start
