"""A vocabulary with the words of a recognised layout before its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any

from ..values.remembered import FEW, remembered
from ..values.text import words
from .matches import HeaderMatch, SectionMatch, StatusMatch, TotalMatch
from .phrases import TotalTable
from .statuses import StatusTable
from .vocabulary import Vocabulary

BESIDE = 0.9
"""What other meanings of a header are still worth where a layout says one: cells that contradict it outweigh that."""


def overlaid(base: Vocabulary, tables: Mapping[str, Sequence[Mapping[str, Any]]]) -> Vocabulary:
    """The same vocabulary, asked after the words of ``tables``; ``base`` itself stays as it is.

    ``tables`` are ``header`` (exact texts), ``section``, ``status``, ``sentinel``, ``total`` and ``end`` in the form
    of a vocabulary's files.
    """
    made = copy(base)
    statuses, totals = StatusTable.build([tables]), TotalTable.build([tables])
    if tables.get("header"):
        _overlay_headers(made, base, tables["header"])
    if tables.get("section"):

        def section(text: str) -> SectionMatch | None:
            return statuses.section(text) or base.section(text)

        made.section = remembered(section, FEW)
    if tables.get("sentinel"):

        def sentinel(text: str) -> str | None:
            return statuses.sentinel(text) or base.sentinel(text)

        made.sentinel = remembered(sentinel, FEW)
    if tables.get("status"):
        asked = base.status_of

        def status(text: str, in_column: bool, header: str | None) -> StatusMatch | None:
            return statuses.status(text, in_column, header) or asked(text, in_column, header)

        made.status_of = lru_cache(FEW)(status)
    if tables.get("total"):

        def total(text: str) -> TotalMatch | None:
            return totals.total(text) or base.total(text)

        made.total = remembered(total, FEW)
    if tables.get("end"):

        def ends_table(text: str) -> str | None:
            return totals.ends_table(text) or base.ends_table(text)

        made.ends_table = remembered(ends_table, FEW)
    return made


def _overlay_headers(made: Vocabulary, base: Vocabulary, headers: Sequence[Mapping[str, Any]]) -> None:
    meanings = {
        words(text): HeaderMatch(
            entry["field"], 1.0, text, entry.get("period"), entry.get("kind"), entry.get("personal", False)
        )
        for entry in headers
        for text in entry["words"]
    }

    firm = {entry["field"] for entry in headers if entry.get("firm")}

    def header(text: str) -> tuple[HeaderMatch, ...]:
        found, own = base.header(text), meanings.get(words(text))
        if own is None:  # what a person said another column is, this one is rather not
            return tuple(m._replace(score=round(m.score * BESIDE, 3)) if m.field in firm else m for m in found)
        others = (m for m in found if (m.field, m.kind) != (own.field, own.kind))
        return (own, *(m._replace(score=round(m.score * BESIDE, 3)) for m in others))

    made.header = remembered(header, FEW)
