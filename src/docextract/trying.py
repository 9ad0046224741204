"""What a document type that is being written does not understand of some documents, and what to add to it."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any

from .declarations import DocumentType
from .errors import DocextractError, InvalidRequestError, PluginError
from .models.base import to_camel
from .models.findings import UnmappedColumn
from .models.own import Row
from .pipeline import extract
from .plugin_lines import where_in
from .registry import Registry
from .table_extractor import TableExtractor
from .values.dates import find_dates
from .values.numbers import NumberStyle, money
from .values.text import words

SUFFIXES = (".pdf", ".xlsx", ".xls", ".xlsb", ".ods", ".csv", ".html", ".xml")
"""What is a document in a folder."""
SHOWN = 5
"""So many lines of one kind are shown of a document."""


@dataclass
class Trial:
    """A document type, and what was seen of the documents that it read."""

    kind: DocumentType
    registry: Registry
    read_all: int = 0
    rows: int = 0
    told: int = 0
    """Documents of which something is doubtful."""
    never: set[str] | None = None
    """The fields that had no value in any document."""
    taken: dict[str, list[str]] = field(default_factory=dict)
    """Headers that are not listed, by the field that they were taken for."""
    unknown: dict[str, list[str]] = field(default_factory=dict)
    """Headers of no field, with the fields that they may be of."""

    @classmethod
    def of(cls, plugin: str) -> Trial:
        """The trial of a document type that is installed, or that a Python file declares.

        Raises:
            PluginError: the file cannot be loaded; the message names its line.
            InvalidRequestError: there is no such type, or the file declares none.
        """
        if not plugin.endswith(".py"):
            registry = Registry.build()
            return cls(registry.document_type(plugin), registry)
        spec = importlib.util.spec_from_file_location("plugin_on_trial", plugin)
        if spec is None or spec.loader is None or not Path(plugin).is_file():
            raise InvalidRequestError(f"there is no file {plugin}", field="documentType")
        module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            where = f", line {error.lineno}" if isinstance(error, SyntaxError) else where_in(error, "plugin_on_trial")
            raise PluginError(f"{plugin} cannot be loaded{where}: {type(error).__name__}: {error}") from error
        kinds = [value for value in vars(module).values() if isinstance(value, DocumentType)]
        if not kinds:
            raise InvalidRequestError(f"{plugin} declares no DocumentType", field="documentType")
        return cls(kinds[0], Registry.build(kinds))

    @staticmethod
    def documents(paths: Iterable[Path]) -> Iterator[Path]:
        """The documents of some folders, and those that are named."""
        for path in paths:
            inside = sorted(path.rglob("*")) if path.is_dir() else [path]
            yield from (one for one in inside if one == path or one.suffix.lower() in SUFFIXES)

    @property
    def understood(self) -> bool:
        """Whether every document was read without a doubt."""
        return bool(self.read_all) and not self.told

    @property
    def _table(self) -> TableExtractor | None:
        return self.kind.extract if isinstance(self.kind.extract, TableExtractor) else None

    def read(self, path: Path) -> list[str]:
        """What there is to say of a document, a line each."""
        self.read_all += 1
        try:
            answer = extract(path, asset_type="OTHER", document_type=self.kind.value, registry=self.registry)
        except DocextractError as error:
            self.told += 1
            return [f"{path}: {error.message}"]
        if not answer.rows:
            self.told += 1
            return [f"{path}: no rows"]
        names = [name for name in type(answer.rows[0]).model_fields if name not in Row.model_fields]
        filled = {name: sum(getattr(row, name) is not None for row in answer.rows) for name in names}
        empty = [name for name, rows in filled.items() if not rows]
        self.never = set(empty) if self.never is None else self.never & set(empty)
        self.rows += len(answer.rows)
        self._note(answer._headers)
        lines, left = answer.ledger.read, len(answer.ledger.unexplained)
        partly = ", ".join(f"{name} {rows}" for name, rows in filled.items() if 0 < rows < len(answer.rows))
        doubts = [
            *_few([f"{note.type}: {note.message}{_at(note.place)}" for note in answer.warnings]),
            *_few(
                f"row {row.row_index}, {name}: {text!r:.80} is no value of its type"
                for row in answer.rows
                for name, text in row.unread.items()
            ),
            *(f"check {check.check_id} fails: {check.message}" for check in answer.checks if check.status == "FAIL"),
        ]
        self.told += bool(doubts)
        return [
            f"{path}: {len(answer.rows)} rows, {left} of {lines} lines not understood",
            *([f"no value: {', '.join(empty)}"] if empty else []),
            *([f"not in every row: {partly}"] if partly else []),
            *self._columns(answer.unmapped_columns, empty),
            *doubts,
        ]

    def _columns(self, columns: Iterable[UnmappedColumn], empty: list[str]) -> Iterator[str]:
        """Columns of no field, and the fields without a value that they may be of."""
        for column in columns:
            kinds = self._table.kinds if self._table else {}
            fields = [name for name in empty if name in kinds and _fits(column.sample, kinds[name])]
            header = " ".join((column.header or "").split())
            seen = self.unknown.setdefault(header, [])
            seen += [name for name in fields if name not in seen]
            sample = ", ".join(f"{text!r:.40}" for text in column.sample) or "nothing"
            yield f"column {header!r:.60} is of no field ({sample} below)" + (
                f": {', '.join(fields)}?" if fields else ""
            )

    def _note(self, headers: dict[str, str]) -> None:
        """Note headers that were taken for a field which does not list them; warnings tell them."""
        table = self._table
        fields = {to_camel(name): name for name in table.headers} if table else {}
        for said, header in headers.items():
            text, name = " ".join(header.split()), fields.get(said)
            known = {words(one) for one in table.headers[name]} if table and name else set()
            if name and words(text) not in known | set(map(words, self.taken.get(name, ()))):
                self.taken.setdefault(name, []).append(text)

    def end(self) -> list[str]:
        """What was seen of all documents, and what to add to the headers where it is right."""
        lines = [f"{self.read_all} documents, {self.rows} rows; {self.read_all - self.told} without a doubt"]
        if self.never:
            lines.append(f"in no document: {', '.join(sorted(self.never))}")
        if any(self.taken.values()):
            lines.append("taken for a field that does not list them; add those that are right, first the best:")
            lines += [f'    "{name}": [..., {_quoted(texts)}],' for name, texts in self.taken.items() if texts]
        guessed = {header: names for header, names in self.unknown.items() if names}
        if guessed:
            lines.append("of no field; add those that are one's:")
            lines += [f'    "{" or ".join(names)}": [..., "{header}"],' for header, names in guessed.items()]
        if others := [header for header in self.unknown if header not in guessed]:
            lines.append(f"of no field, and every field that they may be has a column: {_quoted(others)}")
        return lines


def _quoted(texts: list[str]) -> str:
    return ", ".join(f'"{text}"' for text in texts)


def _at(place: Any) -> str:
    return f" ({place.name()})" if place is not None else ""


def _few(lines: Iterable[str]) -> list[str]:
    found = list(lines)
    return [*found[:SHOWN], *([f"... and {len(found) - SHOWN} more"] if len(found) > SHOWN else [])]


def _fits(sample: list[str], kind: type) -> bool:
    """Whether what stands in a column is of a kind, as far as it is anything."""
    numbers = sum(any(money(text, style) is not None for style in NumberStyle) for text in sample)
    days = sum(bool(find_dates(text)) for text in sample)
    if kind in (Decimal, int):
        return numbers * 2 >= len(sample)
    return max(numbers, days) * 2 <= len(sample) if kind is str else days * 2 >= len(sample)
