"""Words that say what a space is used for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from ..records import record
from ..values.text import normal, words

_AND = re.compile(r"\s*(?:,|&|/|\band\b)\s*")
_LETTER = re.compile(r"^(?:[a-z]|\d{1,2})[.)]\s+")
"""What numbers a heading: ``C. Parking and sign``."""
_BRACKET = re.compile(r"\s*\([^()]*\)$")


@record(slots=False)
class UseTable:
    """The cells of ``uses.toml``. Build it with :meth:`build`."""

    cells: dict[str, str] = field(default_factory=dict)
    companies: frozenset[str] = frozenset()
    no_area: frozenset[str] = frozenset()
    beside: frozenset[str] = frozenset()
    beside_units: frozenset[str] = frozenset()
    rest: frozenset[str] = frozenset()
    contracts: frozenset[str] = frozenset()
    along: frozenset[str] = frozenset()
    fixtures: frozenset[str] = frozenset()

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> UseTable:
        """The table of several files, the built-in one first; cells of later files replace earlier ones."""
        entries = (entry for data in tables for entry in data.get("use", ()))
        cells = {normal(cell): entry["use"] for entry in entries for cell in entry["cells"]}
        named = (
            frozenset(normal(word) for data in tables for word in data.get(name, {}).get("words", ()))
            for name in (
                "company",
                "noArea",
                "beside",
                "besideUnits",
                "rest",
                "contracts",
                "along",
                "fixtures",
            )
        )
        return cls(cells, *named)

    def space_use(self, text: str) -> str | None:
        """RESIDENTIAL, COMMERCIAL or NON_UNIT for a cell that says so, else None."""
        whole = normal(text)
        if whole not in self.cells and (numbered := _LETTER.match(whole)):
            whole = _BRACKET.sub("", whole[numbered.end() :])  # "A. COMMERCIAL (ground floor)"
        rest, _, last = whole.rpartition(" ")
        if whole not in self.cells and rest and last in self.contracts:
            whole = rest  # "Parking licences"
        if whole not in self.cells and len(parts := _AND.split(whole)) > 1:
            along = self.along if "/" not in whole else frozenset()  # a yard for "Parking/storage" is either
            named = [part for part in parts if part not in along]
            told = {self.cells.get(part, self.cells.get(part.removesuffix("s"))) for part in named}
            return told.pop() if len(told) == 1 else None  # "C. Parking and sign", "Car parking & storage"
        return self.cells.get(whole)

    def use_of(self, text: str) -> str | None:
        """What the cell of a row says its space is used for, also before a remark: ``Parking stalls (9 rented)``, ``Car
        park, 22 spaces``."""
        found = self.space_use(text)
        if found is None:
            first, comma, behind = _BRACKET.sub("", normal(text)).partition(",")
            found = self.cells.get(first) if not comma or self._says_no_use(behind) else None
        return found

    def _says_no_use(self, text: str) -> bool:
        """Whether words behind the name of a space name no other one, ``with apartment above``."""
        own = {word.removesuffix("s") for word in text.split()}
        return own.isdisjoint(self.beside) and own.isdisjoint(self.cells)

    def numbers_use(self, text: str) -> bool:
        """Whether a text is the numbered heading of spaces of some use, ``B. RESIDENTIAL``, or of all that has none of
        its own, ``C. OTHER``."""
        numbered = _LETTER.match(whole := normal(text))
        return numbered is not None and (whole[numbered.end() :] in self.rest or self.space_use(text) is not None)

    def earns_beside(self, text: str) -> bool:
        """Whether a heading stands over what is earned beside the units: ``Other income``, ``Ancillary revenue``."""
        first, _, last = normal(text).rpartition(" ")
        return first in self.rest and last in self.contracts

    def names_no_unit(self, name: str) -> bool:
        """Whether a space is called as no unit is, or ends so, "Steeple antenna": not "Flat over garage"."""
        own = normal(name).split()
        if not self.beside.isdisjoint(own):
            return False
        return any(self.cells.get(" ".join(own[n:])) == "NON_UNIT" for n in range(min(len(own), 2)))

    def names_fixture(self, name: str) -> bool:
        """Whether an id names what is let on a property and is no room of it: ``Mast``, ``Roof (mast)``."""
        return _BRACKET.sub("", normal(name)) in self.fixtures

    def goes_with_units(self, name: str) -> bool:
        """Whether a room is called as those are that go with units: ``Storage``, ``Cellars``."""
        return not self.beside_units.isdisjoint((normal(name), normal(name).removesuffix("s")))

    def is_company(self, text: str) -> bool:
        """Whether a tenant's name is one of a company: it holds one of their words ("LLC")."""
        return not self.companies.isdisjoint(words(text.replace(".", "")))

    def needs_no_area(self, text: str) -> bool:
        """Whether a cell names a use that has no area: a sign, an antenna, land, a room of the management."""
        return not self.no_area.isdisjoint(words(text))
