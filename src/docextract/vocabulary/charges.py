"""Which category of the chart of accounts a charge code or description belongs to."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from typing import Any, Literal, get_args

from ..records import record
from ..values.text import normal, words

Phrase = tuple[str, ...]
Frequency = Literal["MONTHLY", "QUARTERLY", "SEMIANNUAL", "ANNUAL", "WEEKLY", "DAILY", "ONE_TIME", "PRORATED"]
_PARTS = re.compile(r"\s*[-–—:/|(),]\s*|\s{2,}")
SHORTEST = 5
"""Letters of an abbreviation, at least."""
_CLIP = 12
"""Descriptions cut by a column's width are at least this long."""


@record(slots=False)
class _Rulebook:
    codes: dict[str, str | None] = field(default_factory=dict)
    words: dict[Phrase, str | None] = field(default_factory=dict)
    patterns: dict[Phrase, str | None] = field(default_factory=dict)
    last: dict[Phrase, str | None] = field(default_factory=dict)

    def add(self, entry: Mapping[str, Any], category: str | None) -> None:
        self.codes.update({squeezed(c): category for c in entry.get("codes", ())})
        self.words.update({words(w): category for w in entry.get("words", ())})
        patterns = self.last if entry.get("last") else self.patterns
        for pattern in entry.get("patterns", ()):
            self.patterns.pop(words(pattern), None)
            self.last.pop(words(pattern), None)
            patterns[words(pattern)] = category


@record(slots=False)
class ChargeTable:
    """The words of ``charges.toml``. Build it with :meth:`build`."""

    general: _Rulebook = field(default_factory=_Rulebook)
    commercial: _Rulebook = field(default_factory=_Rulebook)
    dues: frozenset[str] = frozenset()
    recoveries: dict[str, str] = field(default_factory=dict)
    """Kinds of recovery by category."""
    frequencies: list[tuple[Frequency, tuple[str, ...]]] = field(default_factory=list)
    ends: frozenset[str] = frozenset()
    """Words behind a code that are no part of its name."""
    rent: frozenset[str] = frozenset()
    concession: frozenset[str] = frozenset()
    alone: frozenset[str] = frozenset()
    """Words of which one makes the only charge of a lease its rent."""

    @classmethod
    def build(cls, tables: Sequence[Mapping[str, Any]]) -> ChargeTable:
        """The table of several files, the built-in one first: later words replace the same earlier ones."""
        table = cls()
        for data in tables:
            for entry in data.get("charge", ()):
                book = table.commercial if entry.get("commercial") else table.general
                book.add(entry, entry["category"])
                if entry.get("role") == "rent":
                    table.rent |= {entry["category"]}
                    table.alone |= {*entry.get("alone", ())}
                elif entry.get("role") == "concession":
                    table.concession |= {entry["category"]}
                elif entry.get("role") == "dues":
                    table.dues |= {entry["category"]}
                if kind := entry.get("recovery"):
                    table.recoveries[entry["category"]] = kind
            table.general.add(data.get("ignored", {}), None)
            begins = data.get("frequency", {})
            table.ends |= {*map(normal, begins.get("ends", ()))}
            for name in get_args(Frequency):
                table.frequencies.append((name, tuple(map(normal, begins.get(name, ())))))
        return table

    def spellings(self) -> frozenset[str]:
        """Codes, and words that are charges by themselves."""
        books = (self.general, self.commercial)
        return frozenset(code for book in books for code in book.codes) | {
            phrase[0] for book in books for phrase in book.words if len(phrase) == 1
        }

    def frequency(self, text: str) -> Frequency | None:
        """How often a charge is billed, by the beginning of the cell that says so."""
        flat = normal(text)
        return next((name for name, begins in self.frequencies if flat.startswith(begins)), None)

    def category(
        self, code: str | None, description: str | None, commercial: bool, known: Collection[str]
    ) -> str | None:
        """The category, None if no rule knows it or it is none of income's (a tax on rent)."""
        books = (self.commercial, self.general) if commercial else (self.general,)
        code, description = (code or "").strip(), unclipped((description or "").strip(), known)
        code = self._named(unclipped(code, known))
        for book in books:
            if code and (key := squeezed(code)) in book.codes:
                return book.codes[key]
        for text in (description, code):
            for book in books:
                if text and (phrase := words(text)) in book.words:
                    return book.words[phrase]
                if text and (key := squeezed(text)) in book.codes:
                    return book.codes[key]
        for text in (code, description):
            found, category = self._parts(text, books)
            if found:
                return category
        for text in (description, code):
            found, category = self._pattern(text, books)
            if found:
                return category
        return self._shortened(code, books)

    def _shortened(self, code: str, books: Sequence[_Rulebook]) -> str | None:
        """The category of all words that an abbreviation with its point begins: ``Protect.``."""
        begun = code.removesuffix(".").casefold()
        if begun == code.casefold() or len(begun) < SHORTEST or not begun.isalpha():
            return None
        found = {book.words[phrase] for book in books for phrase in book.words if phrase[0].startswith(begun)}
        return found.pop() if len(found) == 1 else None

    def _named(self, code: str) -> str:
        """A code without the words behind it that say of what period or money its amounts are: ``Ins PA``."""
        name, _, last = code.rpartition(" ")
        return self._named(name) if name and normal(last) in self.ends else code

    def _parts(self, text: str, books: Sequence[_Rulebook]) -> tuple[bool, str | None]:
        parts = [p for p in _PARTS.split(text) if p] if text else []
        if len(parts) < 2:
            return False, None
        answers: list[str | None] = []
        for part in parts:
            for book in books:
                if squeezed(part) in book.codes:
                    answers.append(book.codes[squeezed(part)])
                    break
                if words(part) in book.words:
                    answers.append(book.words[words(part)])
                    break
            else:
                found, category = self._pattern(part, books)
                if found:
                    answers.append(category)
        # What is not simply rent says more.
        for answer in answers:
            if answer not in self.rent:
                return True, answer
        return bool(answers), answers[-1] if answers else None

    @staticmethod
    def _pattern(text: str, books: Sequence[_Rulebook]) -> tuple[bool, str | None]:
        tokens = words(text) if text else ()
        for patterns in (*(b.patterns for b in books), *(b.last for b in books)):
            best: Phrase | None = None
            for n in range(len(tokens), 0, -1):
                for i in range(len(tokens) - n + 1):
                    if tokens[i : i + n] in patterns:
                        best = tokens[i : i + n]
                        break
                if best:
                    return True, patterns[best]
        return False, None


def squeezed(code: str) -> str:
    """A code as compared: casefolded, without blanks and marks."""
    return re.sub(r"[\s_.]+", "", normal(code))


def unclipped(text: str, known: Collection[str]) -> str:
    """The one known description that a clipped text begins, else the text as it is."""
    if len(text) < _CLIP or not known:
        return text
    start = normal(text)
    longer = {k for k in known if normal(k).startswith(start) and len(k) > len(text)}
    exact = any(normal(k) == start for k in known)
    return longer.pop() if len(longer) == 1 and not exact else text
