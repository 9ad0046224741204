"""Writers of rent rolls, one function per report layout, listed in :data:`WRITERS`."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from random import Random

from docextract.testing.dressing import GARMENTS, dress
from docextract.testing.sample import Format, Roll, Sample, Writer

WRITERS: dict[str, str] = {
    "yardi.rentRollWithLeaseCharges": "yardi:lease_charges",
    "yardi.rentRoll": "yardi_plain:rent_roll",
    "onesite.rentRollDetail": "onesite:detail",
    "onesite.rentRollDetailClassic": "onesite_classic:classic",
    "appfolio.rentRoll": "appfolio:rent_roll",
    "appfolio.reportBuilder": "appfolio:report_builder",
    "resman.rentRoll": "resman:rent_roll",
    "handmade.apartments": "handmade_apartments:apartments",
    "handmade.commercial": "handmade_commercial:commercial",
    "yardi.tenancySchedule1": "yardi_tenancy1:tenancy_schedule_one",
    "yardi.tenancySchedule2": "yardi_tenancy2:tenancy_schedule_two",
    "mri.commercialRentRoll": "mri:commercial_rent_roll",
    "entrata.rentRoll": "entrata:residential",
    "entrata.commercialRentRoll": "entrata_commercial:commercial",
    "onesite.rentRollWide": "onesite_wide:rent_roll",
    "yardi.studentRentRoll": "yardi_variants:student",
    "yardi.breezeRentRoll": "yardi_variants:breeze",
    "rentmanager.summaryRentRoll": "rentmanager:summary_rent_roll",
    "fiserv.rentRoll": "twoline:two_lines",
    "amsi.rentRoll": "twoline:amsi",
    "intacct.detailedRentRoll": "intacct:detailed_rent_roll",
    "storage.rentRoll": "sectors:storage",
    "senior.rentRoll": "sectors:senior",
    "affordable.rentRoll": "affordable:section_eight",
    "handmade.marina": "sectors:marina",
    "cmbs.tenantSummary": "capital:tenant_summary",
    "broker.rentRoll": "capital:broker",
    "mieterliste": "mieterliste:mieterliste",
    "sites.rentRoll": "homes:sites",
    "student.rentRoll": "homes:student",
    "portfolio.rentRoll": "homes:portfolio",
    "leases.rentRoll": "leases:leases",
    "parking.rentRoll": "leases:parking",
}
"""Family name to ``module:function`` in this package."""


def families() -> list[str]:
    """Names of the report layouts that can be written."""
    return list(WRITERS)


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
    rolls = [_begun(family, seed, format) for seed in range(1, 25)]
    names = {name for roll in rolls for name in roll.offered}
    likely = rolls[-1].likely
    wearable = {g.name for g in GARMENTS if g.medium in ("both", format) and likely.get(g.name, g.share)}
    return tuple(sorted(names | wearable))


def compose(
    family: str, seed: int, format: Format, *, traps: Collection[str] = (), without: Collection[str] = ()
) -> Roll:
    """The roll of a document before it is painted: what it shows, and its truth. Arguments and errors as `write`."""
    roll = _begun(family, seed, format, frozenset(traps), frozenset(without))
    dress(roll, f"{family}:{seed}:{format}")
    missing = sorted(roll.forced - set(roll.traps))
    if missing:
        raise ValueError(f"{family} with seed {seed} as {format} cannot have the trap {missing[0]!r}")
    return roll


def _begun(
    family: str, seed: int, format: Format, forced: frozenset[str] = frozenset(), barred: frozenset[str] = frozenset()
) -> Roll:
    if family not in WRITERS:
        raise ValueError(f"no family {family!r}; there are: {', '.join(WRITERS)}")
    if format not in ("pdf", "xlsx"):
        raise ValueError(f"format is 'pdf' or 'xlsx', not {format!r}")
    module, _, function = WRITERS[family].partition(":")
    writer: Writer = getattr(import_module(f"{__name__}.{module}"), function)
    rngs = Random(f"{family}:{seed}"), Random(f"{family}:{seed}:{format}")
    roll = Roll(*rngs, format, forced=forced, barred=barred)
    writer(roll)
    return roll
