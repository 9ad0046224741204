"""Layouts on documents: each family is recognised as itself and as nothing else, and rows never depend on it."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import docextract
from docextract import Options, RentRoll
from docextract.layouts import load_layouts
from docextract.testing import Format, families, write

NAMES = {
    layout.name
    for layout in load_layouts((("docextract", "docextract.layouts.builtin"),))
    if layout.document_type == "RENT_ROLL"
}
CALLED = {
    "yardi.studentRentRoll": "yardi.rentRoll",
    "storage.rentRoll": "storEdge.rentRoll",
    "senior.rentRoll": "welcomehome.rentRoll",
}
"""Families that are a variant of a layout, or the layout of one of the systems of their trade."""
BY_TRAP = {"parent unit rows above their bed rows": "generic", "SiteLink's columns": "sitelink.rentRoll"}
"""What a family is when it varies so: rolls by bed of senior housing are operators' own, not those of a system."""
UNWRITTEN = {"yardi.rentRollSummary"}
"""It lists no units, so that no family writes it."""
KINDS: tuple[Format, ...] = ("pdf", "xlsx")
SEEDS = {"storage.rentRoll": (1, 2, 5, 6)}
"""Seeds that show both systems of a family; else the first three."""


def spread() -> Iterator[Any]:
    """One seed of each family in one format, by turns; the others are long. Of two systems there is one of each."""
    for number, family in enumerate(families()):
        seeds = SEEDS.get(family, (1, 2, 3))
        taken = {(KINDS[number % 2], seeds[number % 3])} | {(KINDS[0], seed) for seed in seeds[3:]}
        for case in itertools.product(KINDS, seeds):
            yield pytest.param(family, *case, marks=[] if case in taken else [pytest.mark.long])


def layout_of(family: str, traps: Iterable[str] = ()) -> str:
    name = next((BY_TRAP[trap] for trap in traps if trap in BY_TRAP), CALLED.get(family, family))
    return name if name in NAMES else "generic"


@cache
def sample(family: str, seed: int, kind: Format) -> Any:
    return write(family, seed, kind)


def read(family: str, seed: int, kind: Format, **options: Any) -> RentRoll:
    made = sample(family, seed, kind)
    x = docextract.extract(
        made.data, asset_type=made.asset_type, document_type="RENT_ROLL", sheet=made.truth["sheet"],
        options=Options(include_source=False, **options),
    )  # fmt: skip
    assert isinstance(x, RentRoll)
    return x


def test_every_layout_is_written_by_a_family() -> None:
    written = {layout_of(f, sample(f, seed, "xlsx").traps) for f in families() for seed in SEEDS.get(f, (1,))}
    assert written - {"generic"} == NAMES - UNWRITTEN


@pytest.mark.parametrize(("family", "kind", "seed"), [*spread()])
def test_a_family_is_recognised_as_its_layout_and_rows_do_not_depend_on_it(
    family: str, kind: Format, seed: int
) -> None:
    x, plain = read(family, seed, kind), read(family, seed, kind, layouts=False)
    wanted = layout_of(family, sample(family, seed, kind).traps)
    assert x.meta.template == wanted
    s01, *more = [c for c in x.checks if c.check_id == "S01"]  # one for each sheet
    assert not more or x.meta.pages > 1
    if wanted == "generic":
        assert (s01.status, x.meta.template_score) == ("SKIPPED", None)
    else:
        assert s01.status in ("PASS", "WARN")
        assert x.meta.template_score is not None
        assert x.meta.template_score >= 0.7
    assert plain.meta.template == "generic"
    # Whom a total covers by the layout's convention, it proves.
    assert [replace(row, proved=()) for row in x.rows] == [replace(row, proved=()) for row in plain.rows]
    found = [(c.check_id, c.title, c.status) for c in x.checks if c.check_id != "S01"]
    assert found == [(c.check_id, c.title, c.status) for c in plain.checks if c.check_id != "S01"]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("mri_commercial.pdf", "mri.commercialRentRoll"),
        ("resman_residential.pdf", "resman.rentRoll"),
        ("entrata_commercial.xlsx", "entrata.commercialRentRoll"),
        ("yardi_tenancy_schedule.xlsx", "yardi.tenancySchedule1"),
        ("yardi_lease_charges_sample.xlsx", "yardi.rentRollWithLeaseCharges"),
        ("yardi_lease_charges_sample.printed.pdf", "yardi.rentRollWithLeaseCharges"),
        ("cmbs_tenant_summary.xlsx", "cmbs.tenantSummary"),
        ("marina_portfolio.xlsx", "generic"),
        ("handmade_office.xlsx", "generic"),
        ("generated_120_units.printed.pdf", "generic"),
        ("subtotal_rows.xlsx", "generic"),
    ],
)
def test_real_documents_have_the_layout_that_they_were_printed_in(file: str, name: str, shared: Path) -> None:
    corpus = shared / "corpus"
    (entry,) = [e for e in json.loads((corpus / "index.json").read_text()) if e["file"] == file]
    truth = json.loads((corpus / "truth" / f"{file}.json").read_text())
    x = docextract.extract(
        corpus / file, asset_type=entry["assetType"], document_type="RENT_ROLL", sheet=truth.get("sheet")
    )
    assert x.meta.template == name
