"""A known report layout: how to recognise it, what its words mean, what its totals cover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..records import record
from ..values.text import words
from .basis import NO_BASIS, Basis

Phrase = tuple[str, ...]


class Header(NamedTuple):
    """A header of a layout: the texts that may stand there, as written and as compared."""

    text: str
    phrases: frozenset[Phrase]

    @classmethod
    def of(cls, texts: Sequence[str]) -> Header:
        """The header that any of these texts is."""
        return cls(texts[0], frozenset(map(words, texts)))


@record(frozen=True)
class Signature:
    """How a layout is recognised.

    ``required`` headers must all stand in one block, and none of ``without``. ``optional`` ones normally stand there,
    ``selectable`` ones if whoever made the report chose so. ``open``: more columns than the named ones are usual, as
    one for each charge code. The other members are signs in the lines above the header.
    """

    required: tuple[Header, ...]
    optional: tuple[Header, ...] = ()
    selectable: tuple[Header, ...] = ()
    without: tuple[Header, ...] = ()
    open: bool = False
    titles: tuple[Phrase, ...] = ()
    furniture: tuple[Phrase, ...] = ()
    sheets: tuple[Phrase, ...] = ()
    first_cells: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """One layout. ``words`` are tables of words as a vocabulary has them; ``file`` is where all this stands."""

    name: str
    title: str
    signature: Signature
    document_type: str = "RENT_ROLL"
    lists_units: bool = True
    words: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)
    basis: Basis = NO_BASIS
    replaces: str | None = None
    extends: str | None = None
    """The layout from which it goes on: it has that one's words and bases after its own, and goes before it."""
    folder: str = ""
    file: str = ""
