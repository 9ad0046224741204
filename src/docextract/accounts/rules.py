"""Rules from words to categories, as they are read from ``labels*.toml``, and how one is tried."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

Phrase = tuple[str, ...]
NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class LabelRule:
    """Words of labels that mean a category, in some sections and under some headings.

    ``category`` None: the words are known to be ambiguous, and stay without a category.
    """

    category: str | None
    sections: frozenset[str]
    exact: tuple[Phrase, ...]
    any: tuple[Phrase, ...]
    also: tuple[Phrase, ...]
    unless: tuple[Phrase, ...]
    under: frozenset[str]
    within: frozenset[str]
    weak: bool
    plugin: bool
    place: str

    def fits(self, grams: Set[Phrase], nearest: str | None, around: frozenset[str]) -> bool:
        """Whether the conditions beside the words hold.

        ``grams`` are the runs of words of the label, ``nearest`` the topic of the nearest heading that has one,
        ``around`` all topics of the headings, and the asset type.
        """
        return (
            (not self.under or nearest in self.under)
            and (not self.within or not self.within.isdisjoint(around))
            and (not self.also or not grams.isdisjoint(self.also))
            and (not self.unless or grams.isdisjoint(self.unless))
        )


@dataclass(frozen=True, slots=True)
class HeadingRule:
    """Words of headings that say what the lines below are about.

    ``category`` is for lines that no rule of labels knows; ``strong`` puts it before the rules that do not ask for
    this topic.
    """

    topic: str
    sections: frozenset[str]
    exact: tuple[Phrase, ...]
    any: tuple[Phrase, ...]
    unless: tuple[Phrase, ...]
    category: str | None
    strong: bool
    place: str


@dataclass(frozen=True, slots=True)
class CodeRule:
    """Account codes of one layout that mean a category: single ones, or ranges with both ends."""

    layout: str
    category: str
    codes: tuple[tuple[str, str], ...]
    place: str

    def holds(self, code: str) -> bool:
        """Whether a code is one of these; ends of a range are compared digit by digit, marks left out."""
        plain = squeezed(code)
        return any(len(low) == len(plain) and low <= plain <= high for low, high in self.codes)


def squeezed(code: str) -> str:
    """A code as compared: casefolded letters and digits only."""
    return "".join(c for c in code.casefold() if c.isalnum())


def grams_of(tokens: Sequence[str], longest: int) -> frozenset[Phrase]:
    """All runs of up to ``longest`` words."""
    many = len(tokens)
    return frozenset(
        tuple(tokens[start:end]) for start in range(many) for end in range(start + 1, min(many, start + longest) + 1)
    )
