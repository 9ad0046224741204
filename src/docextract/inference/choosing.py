"""Questions, readings, and what speaks for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from ..models.place import Place

Choices = Mapping[Hashable, Hashable]
"""The reading taken for each question that was not left to the plain way."""


class Evidence(NamedTuple):
    """What speaks for a reading, or against it where the weight is negative.

    A weight of 1 makes it ten times as likely.
    """

    rule: str
    weight: float
    why: str
    place: Place | None = None


class Move(NamedTuple):
    """Another answer to one question."""

    question: Hashable
    reading: Hashable
    asks: str
    """The question in words: ``what 'Base Monthly' holds``."""
    says: str
    """The answer in words: ``contractRent``."""
    licence: Evidence
    """What other than arithmetic lets it be tried: a word, the kind of the values, a place."""


Speaks = Callable[[Any], Iterator[tuple[float, str]]]
"""A rule of evidence: from a whole reading to weights and reasons."""
Proposes = Callable[[Any], Iterator[Move]]
"""A rule of what else could be: from a whole reading to other answers."""
Rule = TypeVar("Rule", Speaks, Proposes)


class Registry(dict[str, Rule], Generic[Rule]):
    """Rules by id, one function each; a rule that is taken out is not asked."""

    def rule(self, name: str) -> Callable[[Rule], Rule]:
        """Register a function under the id of a rule."""

        def add(function: Rule) -> Rule:
            if name in self:
                raise ValueError(f"two rules are called {name!r}")
            self[name] = function
            return function

        return add


class Rules(Registry[Speaks]):
    """Rules of evidence."""

    def gathered(self, outcome: Any) -> list[Evidence]:
        """All that speaks for or against a whole reading."""
        return [Evidence(name, weight, why) for name, rule in self.items() for weight, why in rule(outcome)]


class Proposals(Registry[Proposes]):
    """Rules of what else could be."""

    def gathered(self, outcome: Any) -> list[Move]:
        """The other answers that a whole reading gives reason to try, likeliest first."""
        found = [move for rule in self.values() for move in rule(outcome)]
        return sorted(found, key=lambda move: -move.licence.weight)
