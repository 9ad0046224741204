"""All answers as a dataset of Parquet files: a folder a table, a file in each for some hundred documents."""

from __future__ import annotations

import datetime as dt
import io
import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...errors import InvalidRequestError
from ...export.flat import Kind
from ..manifest import Manifest, writing
from ..tables import TABLES, columns, named
from .parts import Parts
from .told import known_of

DOCUMENTS = 500
"""So many documents are written together, or fewer where their rows are many."""
ROWS = 50_000


class Dataset:
    """Holds answers until there are enough for a file of each table; then all of them are done at once."""

    form = "tables"

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        try:
            import pyarrow
        except ImportError:
            raise InvalidRequestError(
                "Parquet is written with pyarrow: pip install 'docextract[parquet]'.", field="format"
            ) from None
        self._arrow = pyarrow
        self._folder = folder
        self._manifest = manifest
        self._waiting: list[dict[str, Any]] = []
        self._lines: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
        with writing(folder):
            self._parts = Parts(folder)
            for entry in manifest.current():
                self._name(entry["group"])
                if not self._target("documents", entry["group"]).is_file():
                    manifest.forget(entry["document"])
            self._parts.clear()

    def put(self, entry: dict[str, Any], made: bytes) -> list[Mapping[str, Any]]:
        """Keep it, and write where there is enough."""
        tables = json.loads(made) if made else {}
        for name, lines in named(tables, entry["document"], known_of(entry)):
            self._lines[name] += lines
        self._waiting.append(entry)
        if len(self._waiting) >= DOCUMENTS or sum(map(len, self._lines.values())) >= ROWS:
            return self.flush()
        return []

    def flush(self) -> list[Mapping[str, Any]]:
        """Write what waits: beside, into the manifest, and only then under the names."""
        if not self._waiting:
            return []
        group = secrets.token_hex(8)
        with writing(self._folder):
            for name in TABLES:
                if self._lines[name]:
                    self._parts.write(self._parquet(name), "", f"{group}-{name}")
        done = [entry | {"group": group} for entry in self._waiting]
        self._manifest.append(done)
        with writing(self._folder):
            self._name(group)
        self._waiting = []
        self._lines = {name: [] for name in TABLES}
        return [*done]

    def finish(self) -> None:
        """Nothing is left."""

    def close(self) -> None:
        """Leave no empty folder."""
        self._parts.close()

    def _target(self, table: str, group: str) -> Path:
        return self._folder / table / f"part-{group}.parquet"

    def _name(self, group: str) -> None:
        # The table that tells whether a group is there comes last.
        for name in reversed(TABLES):
            if (self._parts.folder / f"{group}-{name}").is_file():
                self._parts.name(f"{group}-{name}", self._target(name, group))

    def _parquet(self, name: str) -> bytes:
        import pyarrow.parquet

        arrow = self._arrow
        types = {
            Kind.TEXT: arrow.string(),
            Kind.NUMBER: arrow.float64(),
            Kind.COUNT: arrow.int64(),
            Kind.DATE: arrow.date32(),
            Kind.FLAG: arrow.bool_(),
        }
        described = columns()[name]
        schema = arrow.schema([(column.name, types[column.kind]) for column in described])
        arrays = [
            arrow.array([_value(line.get(column.name), column.kind) for line in self._lines[name]], types[column.kind])
            for column in described
        ]
        out = io.BytesIO()
        pyarrow.parquet.write_table(arrow.Table.from_arrays(arrays, schema=schema), out, compression="zstd")
        return out.getvalue()


def _value(value: Any, kind: Kind) -> Any:
    if value is None:
        return None
    if kind is Kind.DATE:
        return dt.date.fromisoformat(value)
    if kind is Kind.NUMBER:
        return float(value)
    if kind is Kind.TEXT:
        return str(value).encode("utf-8", "replace").decode()
    return value
