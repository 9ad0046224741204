"""Every family of documents that can be written, and the way from its name to the document."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from docextract.testing import rent_rolls, statements
from docextract.testing.draft import Format
from docextract.testing.dressing import GARMENTS, dress
from docextract.testing.sample import Roll, Sample
from docextract.testing.statements.statement import StatementDraft

STATEMENT = "STATEMENT"


def families(document_type: str | None = "RENT_ROLL") -> list[str]:
    """Names of the report layouts that can be written.

    Args:
        document_type: ``RENT_ROLL``, ``STATEMENT`` for all kinds of statements, or None for everything.

    Raises:
        ValueError: nothing is written of that type.
    """
    if document_type is None:
        return [*rent_rolls.WRITERS, *statements.WRITERS]
    if document_type not in ("RENT_ROLL", STATEMENT):
        raise ValueError(f"document_type is 'RENT_ROLL', 'STATEMENT' or None, not {document_type!r}")
    return list(rent_rolls.WRITERS if document_type == "RENT_ROLL" else statements.WRITERS)


def write(
    family: str,
    seed: int,
    format: Format = "pdf",
    *,
    traps: Collection[str] = (),
    without: Collection[str] = (),
) -> Sample:
    """Writes one document of the family.

    Args:
        traps: names of traps that it must have, from :func:`traps_of`; others are drawn at random.
        without: names of traps that it must not have.

    Raises:
        ValueError: no such family or format, or a document of this family and seed cannot have such a trap.
    """
    return compose(family, seed, format, traps=traps, without=without).finish(family, seed)


@cache
def traps_of(family: str, format: Format) -> tuple[str, ...]:
    """Names of the traps that :func:`write` can switch on in documents of this family and format, sorted."""
    drafts = [_begun(family, seed, format) for seed in range(1, 25)]
    names = {name for draft in drafts for name in draft.offered}
    likely = drafts[-1].likely
    wearable = {g.name for g in GARMENTS if g.medium in ("both", format) and likely.get(g.name, g.share)}
    return tuple(sorted(names | wearable))


def compose(
    family: str, seed: int, format: Format, *, traps: Collection[str] = (), without: Collection[str] = ()
) -> Roll | StatementDraft:
    """The draft of a document before it is painted: what it shows, and its truth. Arguments and errors as `write`."""
    draft = _begun(family, seed, format, frozenset(traps), frozenset(without))
    dress(draft, f"{family}:{seed}:{format}")
    missing = sorted(draft.forced - set(draft.traps))
    if missing:
        raise ValueError(f"{family} with seed {seed} as {format} cannot have the trap {missing[0]!r}")
    return draft


def writer_of(family: str) -> Callable[[Any], None]:
    """The function that writes a family.

    Raises:
        ValueError: no such family.
    """
    for package in (rent_rolls, statements):
        if family in package.WRITERS:
            module, _, function = package.WRITERS[family].partition(":")
            found: Callable[[Any], None] = getattr(import_module(f"{package.__name__}.{module}"), function)
            return found
    raise ValueError(f"no family {family!r}; there are: {', '.join(families(None))}")


def _begun(
    family: str, seed: int, format: Format, forced: frozenset[str] = frozenset(), barred: frozenset[str] = frozenset()
) -> Roll | StatementDraft:
    writer = writer_of(family)
    if format not in ("pdf", "xlsx"):
        raise ValueError(f"format is 'pdf' or 'xlsx', not {format!r}")
    rngs = Random(f"{family}:{seed}"), Random(f"{family}:{seed}:{format}")
    draft: Roll | StatementDraft
    if family in rent_rolls.WRITERS:
        draft = Roll(*rngs, format, forced=forced, barred=barred)
    else:
        draft = StatementDraft(*rngs, format, forced=forced, barred=barred)
    draft.name = f"{family}:{seed}"
    writer(draft)
    return draft
