"""Every family of documents that can be written, and the way from its name to the document."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from random import Random

from docextract.testing import Format, Sample
from docextract.testing.dressing import GARMENTS, dress

from .draft import TableDraft

WRITERS: dict[str, dict[str, str]] = {
    "TRIAL_BALANCE": {
        "yardi.trialBalance": "trial_balances:yardi",
        "books.trialBalance": "trial_balances:books",
        "ledger.trialBalance": "trial_balances:ledger",
    },
    "AGED_RECEIVABLES": {
        "yardi.aging": "aging:detail",
        "yardi.agingSummary": "aging:summary",
        "yardi.delinquency": "delinquency:yardi",
        "appfolio.delinquency": "delinquency:appfolio",
        "appfolio.agedReceivables": "aging:appfolio",
        "entrata.agedReceivables": "delinquency:entrata",
        "books.agedReceivables": "delinquency:books",
    },
    "UNIT_MIX": {
        "yardi.marketRentSchedule": "unit_mixes:yardi",
        "yardi.rentRollSummary": "unit_mixes:by_property",
        "resman.unitTypeOccupancy": "unit_mixes:resman",
        "broker.unitMix": "unit_mixes:broker",
    },
}
"""Document type, family, and ``module:function`` in this package."""


def families(document_type: str | None = None) -> list[str]:
    """Names of the report layouts that can be written, of one document type or of all.

    Raises:
        ValueError: nothing is written of that type.
    """
    if document_type is None:
        return [family for written in WRITERS.values() for family in written]
    if document_type not in WRITERS:
        raise ValueError(f"nothing is written of {document_type!r}; there are: {', '.join(WRITERS)}")
    return list(WRITERS[document_type])


def write(
    family: str, seed: int, format: Format = "pdf", *, traps: Collection[str] = (), without: Collection[str] = ()
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
    drafts = [_begun(family, seed, format, (), ()) for seed in range(1, 13)]
    likely = drafts[-1].likely
    worn = {g.name for g in GARMENTS if g.medium in ("both", format) and likely.get(g.name, g.share)}
    return tuple(sorted({name for draft in drafts for name in draft.offered} | worn))


def compose(
    family: str, seed: int, format: Format, *, traps: Collection[str] = (), without: Collection[str] = ()
) -> TableDraft:
    """The draft of a document before it is painted. Arguments and errors as :func:`write`."""
    draft = _begun(family, seed, format, traps, without)
    dress(draft, f"{family}:{seed}:{format}")
    missing = sorted(draft.forced - set(draft.traps))
    if missing:
        raise ValueError(f"{family} with seed {seed} as {format} cannot have the trap {missing[0]!r}")
    return draft


def writer_of(family: str) -> Callable[[TableDraft], None]:
    """The function that writes a family.

    Raises:
        ValueError: no such family.
    """
    for written in WRITERS.values():
        if family in written:
            module, _, function = written[family].partition(":")
            found: Callable[[TableDraft], None] = getattr(import_module(f"{__package__}.{module}"), function)
            return found
    raise ValueError(f"no family {family!r}; there are: {', '.join(families())}")


def _begun(family: str, seed: int, format: Format, traps: Collection[str], without: Collection[str]) -> TableDraft:
    writer = writer_of(family)
    if format not in ("pdf", "xlsx"):
        raise ValueError(f"format is 'pdf' or 'xlsx', not {format!r}")
    rngs = Random(f"{family}:{seed}"), Random(f"{family}:{seed}:{format}")
    draft = TableDraft(*rngs, format, forced=frozenset(traps), barred=frozenset(without))
    writer(draft)
    return draft
