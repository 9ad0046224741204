"""Writers of rent rolls, one function per report layout, listed in :data:`WRITERS`."""

from __future__ import annotations

from importlib import import_module
from random import Random

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
}
"""Family name to ``module:function`` in this package."""


def families() -> list[str]:
    """Names of the report layouts that can be written."""
    return list(WRITERS)


def write(family: str, seed: int, format: Format = "pdf") -> Sample:
    """Writes one document of the family.

    Raises:
        ValueError: no such family or format.
    """
    return compose(family, seed, format).finish(family, seed)


def compose(family: str, seed: int, format: Format) -> Roll:
    """The roll of a document before it is painted: what it shows, and its truth.

    Raises:
        ValueError: no such family or format.
    """
    if family not in WRITERS:
        raise ValueError(f"no family {family!r}; there are: {', '.join(WRITERS)}")
    if format not in ("pdf", "xlsx"):
        raise ValueError(f"format is 'pdf' or 'xlsx', not {format!r}")
    module, _, function = WRITERS[family].partition(":")
    writer: Writer = getattr(import_module(f"{__name__}.{module}"), function)
    roll = Roll(Random(f"{family}:{seed}"), Random(f"{family}:{seed}:{format}"), format)
    writer(roll)
    return roll
