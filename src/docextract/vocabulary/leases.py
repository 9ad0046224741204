"""Words of leases: kinds of lease, and what an option is about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any

from ..records import record
from ..values.text import normal, words
from .matches import Period

Phrase = tuple[str, ...]
_NOTHING = re.compile(r"(?!)")


def _whole(texts: Iterable[str]) -> re.Pattern[str]:
    found = "|".join(re.escape(text) for text in sorted(texts, key=lambda t: (-len(t), t)))
    return re.compile(rf"(?<!\w)(?:{found})(?!\w)") if found else _NOTHING


@record(slots=False)
class LeaseTable:
    """The words of ``leases.toml``. Build it with :meth:`build`."""

    types: frozenset[Phrase] = frozenset()
    beside: frozenset[str] = frozenset()
    options: list[tuple[str, re.Pattern[str]]] = field(default_factory=list)
    notice: re.Pattern[str] = _NOTHING
    none: frozenset[str] = frozenset()
    changes: frozenset[str] = frozenset()
    between: frozenset[str] = frozenset()
    periods: Mapping[str, Period] = field(default_factory=dict)
    coming: frozenset[str] = frozenset()

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> LeaseTable:
        """The table of several files, the built-in one first; words of later files are added."""
        options: dict[str, list[str]] = {}
        for data in tables:
            for entry in data.get("option", ()):
                options.setdefault(entry["kind"], []).extend(map(normal, entry["words"]))

        def listed(table: str, key: str) -> list[str]:
            return [text for data in tables for text in data.get(table, {}).get(key, ())]

        return cls(
            frozenset(map(words, listed("types", "words"))),
            frozenset(word for text in listed("types", "beside") for word in words(text)),
            [(kind, _whole(found)) for kind, found in options.items()],
            _whole(map(normal, listed("notice", "words"))),
            frozenset(map(normal, listed("none", "cells"))),
            frozenset(map(normal, listed("steps", "changes"))),
            frozenset(map(normal, listed("steps", "beside"))),
            {
                **dict.fromkeys(map(normal, listed("steps", "monthly")), "MONTHLY"),
                **dict.fromkeys(map(normal, listed("steps", "annual")), "ANNUAL"),
            },
            frozenset(map(normal, listed("steps", "coming"))),
        )

    def heads_steps(self, header: str) -> bool:
        """Whether a word above a column of days and amounts says that they are to come: ``Next review (new $ pa)``."""
        return not self.coming.isdisjoint(words(header)) or self.tells_step(header)

    def tells_step(self, text: str) -> bool:
        """Whether a sentence says that something changes: ``Rent goes to $1,250 on 9/1/25``."""
        return not self.changes.isdisjoint(words(text))

    def says_step(self, word: str) -> bool:
        """Whether a word may stand beside the day and the amount of a step."""
        parts = normal(word).split("-")  # "STEP-UP"
        return all(part in self.changes or part in self.between for part in parts)

    def names_lease_type(self, text: str) -> bool:
        """Whether a cell says how a lease shares the costs and nothing else: ``NNN``, ``Retail Gross``."""
        tokens = words(text)
        if not 0 < len(tokens) <= 6:
            return False
        at, found = 0, False
        while at < len(tokens):
            size = next((n for n in (4, 3, 2, 1) if tokens[at : at + n] in self.types), 0)
            if not size and tokens[at] not in self.beside:
                return False
            found = found or size > 0
            at += size or 1
        return found

    def option_kind(self, text: str) -> str | None:
        """What an option gives, by its text or header: ``renewal``, ``termination`` ...; None if it does not say."""
        flat = normal(text)
        return next((kind for kind, pattern in self.options if pattern.search(flat)), None)

    def notice_at(self, text: str) -> int | None:
        """Where the words begin behind which a text names the day that notice is due; None if it has none."""
        found = self.notice.search(text.casefold())
        return found.start() if found else None

    def no_option(self, text: str) -> bool:
        """Whether a cell says that there is no option."""
        return normal(text) in self.none
