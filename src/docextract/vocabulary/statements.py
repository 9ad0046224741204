"""The words of statements: what a column's header says, which total a label names, what a heading opens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..records import record
from ..values.text import normal, words
from ..values.wordlist import later


class HeaderPhrase(NamedTuple):
    """What one phrase of a column's header says; None where it says nothing."""

    kind: str | None = None
    scope: str | None = None
    annualized: bool = False
    use: str | None = None
    months: int | None = None
    back: int | None = None
    """How many months before the period of the statement."""


@record(frozen=True)
class HeaderPhrases:
    """The known phrases of a text in order, and the words that none of them covers."""

    phrases: tuple[tuple[HeaderPhrase, str], ...]
    rest: tuple[str, ...]


class StatementTable:
    """Answers from ``statements.toml`` files; words of later files mean what they say there."""

    def __init__(
        self,
        phrases: Mapping[tuple[str, ...], HeaderPhrase],
        keys: Sequence[tuple[str, re.Pattern[str]]],
        parts: Sequence[tuple[str, re.Pattern[str]]],
        statistics: re.Pattern[str] | None,
        ends: re.Pattern[str] | None,
        cash: Sequence[re.Pattern[str]],
        known_statistics: Sequence[tuple[str, re.Pattern[str]]] = (),
        results: Sequence[tuple[str, re.Pattern[str]]] = (),
    ) -> None:
        self._phrases = phrases
        self._longest = max(map(len, phrases), default=0)
        self._keys, self._parts = keys, parts
        self._statistics, self._ends = statistics, ends
        self._cash = cash
        self._known_statistics = known_statistics
        self._results = results

    @classmethod
    def build(cls, files: Sequence[Mapping[str, Any]]) -> StatementTable:
        """The table of some files, the built-in one first."""
        phrases: dict[tuple[str, ...], HeaderPhrase] = {}
        for file in files:
            for entry in file.get("column", ()):
                said = HeaderPhrase(
                    entry.get("kind"),
                    entry.get("scope"),
                    entry.get("annualized", False),
                    entry.get("use"),
                    entry.get("months"),
                    entry.get("back"),
                )
                phrases.update((words(text), said) for text in entry["words"])
        later = list(reversed(files))
        return cls(
            phrases,
            [(e["key"], _any(e["patterns"])) for file in later for e in file.get("key", ())],
            [(e["section"], _any(e["patterns"])) for file in later for e in file.get("part", ())],
            _all(file.get("statistics", {}).get("patterns", ()) for file in files),
            _all(file.get("ends", {}).get("patterns", ()) for file in files),
            [_any([text]) for file in files for text in file.get("cash", {}).get("patterns", ())],
            [(e["name"], _any(e["patterns"])) for file in later for e in file.get("statistic", ())],
            [(e["key"], _any(e["patterns"])) for file in later for e in file.get("result", ())],
        )

    def header(self, text: str) -> HeaderPhrases:
        """The phrases that a header text is made of, longest first from the left."""
        tokens = words(text)
        found: list[tuple[HeaderPhrase, str]] = []
        rest: list[str] = []
        at = 0
        while at < len(tokens):
            for length in range(min(self._longest, len(tokens) - at), 0, -1):
                piece = tokens[at : at + length]
                said = self._phrases.get(piece)
                if said is not None:
                    found.append((said, " ".join(piece)))
                    at += length
                    break
            else:
                rest.append(tokens[at])
                at += 1
        return HeaderPhrases(tuple(found), tuple(rest))

    def key_total(self, label: str) -> str | None:
        """The key total that a label is worded as, in camel case; ``totalLiabilitiesAndEquity`` among them. Of a label
        in two languages ("Bénéfice net / Net income") either half may be, if it names a result or what leads to it."""
        found = _first(self._keys, label)
        if found is not None or " / " not in label:
            return found
        halves = (_first(self._keys, half) for half in label.split(" / "))
        return next((key for key in halves if key in _RESULTS), None)

    def part(self, label: str) -> str | None:
        """The section of a statement that a heading opens."""
        return _first(self._parts, label)

    def is_statistic(self, label: str) -> bool:
        """Whether a label names a count, an area, a percentage or a ratio."""
        return self._statistics is not None and self._statistics.search(normal(label)) is not None

    def statistic(self, label: str) -> str | None:
        """Which of the statistics a label names that arithmetic ties to others; None for all else."""
        return _first(self._known_statistics, label)

    def result(self, label: str) -> str | None:
        """The key total that the words of what is left in the end speak of, where no key total is worded so."""
        return _first(self._results, label)

    def ends(self, label: str) -> bool:
        """Whether a heading opens another table."""
        return self._ends is not None and self._ends.search(normal(label)) is not None

    def speaks_of_cash(self, labels: Iterable[str], least: int = 2) -> bool:
        """Whether labels say two of the things that only statements of cash flows say, or at least so many."""
        texts = [normal(label) for label in labels]
        return sum(any(pattern.search(text) for text in texts) for pattern in self._cash) >= least


_RESULTS = frozenset({"effectiveGrossIncome", "totalOperatingExpenses", "netOperatingIncome", "netIncome"})


_OUTLINE = re.compile(r"^\s*(?:[A-Z]|[IVX]{1,5}|\d{1,2})[.)]\s+(?=[^\W\d_]{3})")
"""What counts the lines of an outline: ``A. Eigenkapital``, ``II. Sachanlagen``."""


def _first(table: Sequence[tuple[str, re.Pattern[str]]], label: str) -> str | None:
    texts = (normal(label), *([normal(label[mark.end() :])] if (mark := _OUTLINE.match(label)) else ()))
    return next((name for text in texts for name, pattern in table if pattern.search(text)), None)


def _any(patterns: Iterable[str]) -> re.Pattern[str]:
    return later("|".join(f"(?:{pattern})" for pattern in patterns))


def _all(lists: Iterable[Iterable[str]]) -> re.Pattern[str] | None:
    patterns = [pattern for each in lists for pattern in each]
    return _any(patterns) if patterns else None
