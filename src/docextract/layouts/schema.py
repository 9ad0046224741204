"""What may stand in a layout's file: every key with its form. The page on layouts is held to this list by a test."""

from __future__ import annotations

from typing import Literal, NamedTuple

Form = Literal["text", "texts", "headers", "flag", "status", "scope", "field", "period", "total", "pattern"]


class Key(NamedTuple):
    """One key of one table. ``headers`` are texts or lists of texts, of which any one will do."""

    table: str
    name: str
    form: Form
    needed: bool = False


KEYS: tuple[Key, ...] = (
    Key("layout", "name", "text", True),
    Key("layout", "title", "text", True),
    Key("layout", "document_type", "text"),
    Key("layout", "lists_units", "flag"),
    Key("layout", "replaces", "text"),
    Key("layout", "extends", "text"),
    Key("recognise", "required", "headers", True),
    Key("recognise", "optional", "headers"),
    Key("recognise", "selectable", "headers"),
    Key("recognise", "without", "headers"),
    Key("recognise", "open", "flag"),
    Key("recognise", "titles", "texts"),
    Key("recognise", "furniture", "texts"),
    Key("recognise", "sheets", "texts"),
    Key("recognise", "first_cells", "texts"),
    Key("header", "words", "texts", True),
    Key("header", "field", "field", True),
    Key("header", "kind", "text"),
    Key("header", "period", "period"),
    Key("header", "personal", "flag"),
    Key("header", "firm", "flag"),
    Key("section", "words", "texts", True),
    Key("section", "scope", "scope", True),
    Key("section", "status", "status"),
    Key("status", "status", "status", True),
    Key("status", "words", "texts"),
    Key("status", "letters", "texts"),
    Key("sentinel", "words", "texts", True),
    Key("sentinel", "status", "status", True),
    Key("total", "kind", "total", True),
    Key("total", "pattern", "pattern", True),
    Key("total", "certain", "flag"),
    Key("end", "name", "text", True),
    Key("end", "pattern", "pattern", True),
)

WORDS: dict[str, str] = {
    "header": "headers", "section": "statuses", "status": "statuses", "sentinel": "statuses",
    "total": "totals", "end": "totals",
}  # fmt: skip
"""Tables of words, which may repeat, and the kind of vocabulary that has tables of the same form."""

_POPULATIONS = (
    "current", "current+notice", "current+nonUnit", "current-vacantLeased", "current+future", "current+applicants",
    "current+former", "all",
)  # fmt: skip
_AMOUNTS = (
    "contractRent", "contractRent+subsidy", "contractRent-subsidy",
    "tenantRent", "baseCharges", "allCharges", "allCharges-concessions",
    "totalCharges", "billed", "annualised",
)  # fmt: skip
_COUNTS = ("units", "units-zeroArea", "units-nonRevenue", "rows", "noticeVacant", "vacantLeasedVacant")
_SHARES = ("leased", "noticeVacant", "vacantLeasedVacant", "units-nonRevenue", "stated")

GROUPS = ("total", "occupied", "vacant", "vacantLeased", "notice", "nonRevenue", "future", "notCounted")
"""What a printed count or percentage may be of."""
BASES: dict[str, frozenset[str]] = {
    "sums": frozenset((*_POPULATIONS, *_AMOUNTS)),
    "counts": frozenset(_COUNTS),
    "shares": frozenset(_SHARES),
}
"""The parts that a basis may have, by what is compared; several are joined by ``"; "``."""


def keys_of(table: str) -> dict[str, Key]:
    """The keys of a table by name; empty if there is no such table."""
    return {key.name: key for key in KEYS if key.table == table}
