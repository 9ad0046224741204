"""Questions, readings, and what speaks for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, NamedTuple

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


class Rules(dict[str, Speaks]):
    """Rules of evidence by id."""

    def rule(self, name: str) -> Callable[[Speaks], Speaks]:
        """Register a function under the id of a rule."""

        def add(function: Speaks) -> Speaks:
            if name in self:
                raise ValueError(f"two rules of evidence are called {name!r}")
            self[name] = function
            return function

        return add

    def gathered(self, outcome: Any) -> list[Evidence]:
        """All that speaks for or against a whole reading."""
        return [Evidence(name, weight, why) for name, rule in self.items() for weight, why in rule(outcome)]
