"""The search: one answer after another is changed, and stays changed where the whole reads better.

A document that leaves no doubt proposes no moves and costs nothing. The more was tried, the more a change must gain:
among many readings one ties by accident.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import field
from math import log10
from typing import Generic, NamedTuple, TypeVar

from ..records import record
from .choosing import Choices, Evidence, Move

Outcome = TypeVar("Outcome")
LEAST = 0.5
"""What a change must gain at least, in decimal orders of likelihood."""


@record
class Tried(Generic[Outcome]):
    """One reading of the whole."""

    outcome: Outcome
    choices: Choices
    evidence: list[Evidence]

    @property
    def worth(self) -> float:
        """What speaks for it, less what speaks against it."""
        return sum(evidence.weight for evidence in self.evidence)


class Taken(NamedTuple):
    """A move that stayed: by how much the whole read better than before it, and what spoke for that."""

    move: Move
    gain: float
    evidence: list[Evidence]


@record
class Found(Generic[Outcome]):
    """The reading that was taken, and what else was tried."""

    best: Tried[Outcome]
    plain: Tried[Outcome]
    """The reading without any choice."""
    tried: int = 1
    stopped: bool = False
    """Whether there was more to try than may be tried."""
    taken: list[Taken] = field(default_factory=list)
    rivals: list[tuple[Move, Tried[Outcome]]] = field(default_factory=list)
    """Moves that were tried and did not stay, each with the reading that it gave."""


def search(
    plain: Outcome,
    read: Callable[[Choices], Outcome | None],
    moves: Callable[[Outcome], Iterable[Move]],
    weigh: Callable[[Outcome], list[Evidence]],
    most: int,
) -> Found[Outcome]:
    """Look for a reading that is better than the plain one.

    Args:
        plain: what is read without any choice.
        read: reads with some choices; None is a veto.
        moves: the other answers that a reading gives reason to try, likeliest first; none where it leaves no doubt.
        weigh: what speaks for and against a reading.
        most: how many readings are made at most beside the plain one.
    """
    proposed = list(moves(plain))
    first = Tried(plain, {}, weigh(plain) if proposed else [])
    found = Found(first, first)
    seen: set[frozenset[tuple[Hashable, Hashable]]] = {frozenset()}
    while proposed:
        again, proposed = proposed, []
        for move in again:
            choices = {**found.best.choices, move.question: move.reading}
            key = frozenset(choices.items())
            if key in seen:
                continue
            if found.tried > most:
                found.stopped = True
                return found
            seen.add(key)
            found.tried += 1
            outcome = read(choices)
            if outcome is None:
                continue
            tried = Tried(outcome, choices, weigh(outcome))
            if (gain := tried.worth - found.best.worth) >= price(found.tried):
                found.taken.append(Taken(move, gain, [e for e in tried.evidence if e not in found.best.evidence]))
                found.best, proposed = tried, list(moves(outcome))
                break
            found.rivals.append((move, tried))
    return found


def price(tried: int) -> float:
    """What a reading must gain over the one before it, where so many were tried."""
    return LEAST + log10(max(tried, 1))
