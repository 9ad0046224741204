"""Words that say what a space is used for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..values.text import normal


@dataclass
class UseTable:
    """The cells of ``uses.toml``. Build it with :meth:`build`."""

    cells: dict[str, str] = field(default_factory=dict)

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> UseTable:
        """The table of several files, the built-in one first; cells of later files replace earlier ones."""
        entries = (entry for data in tables for entry in data.get("use", ()))
        return cls({normal(cell): entry["use"] for entry in entries for cell in entry["cells"]})

    def space_use(self, text: str) -> str | None:
        """RESIDENTIAL, COMMERCIAL or NON_UNIT for a cell that says so, else None."""
        return self.cells.get(normal(text))
