"""Every trap that the seeded writers know, switched on: the document is read as it was printed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import pytest
from _pytest.mark import ParameterSet
from test_rent_roll_seeded import assert_as_printed, extracted

from docextract.testing import Format, Sample, families, traps_of, write

FORMATS: tuple[Format, ...] = ("pdf", "xlsx")
SEEDS = range(1, 31)
IN_FULL = "DOCEXTRACT_SEEDED" in os.environ
SOME = Path(__file__).resolve().parents[1] / "data" / "traps.tsv"
"""Each trap of each format in one family that has it, which `docs/traps.py` writes: it takes seconds to find them."""


def every() -> list[tuple[str, Format, str]]:
    return [(family, kind, trap) for family in families() for kind in FORMATS for trap in traps_of(family, kind)]


def one_family_each() -> Iterator[ParameterSet]:
    """Each trap of each format in one family that has it, always the same; long but for one format of every other."""
    kinds: dict[str, dict[str, str]] = {}
    for trap, kind, family in (line.split("\t") for line in SOME.read_text("utf-8").splitlines()):
        kinds.setdefault(trap, {})[kind] = family
    for trap, families_of in kinds.items():
        chance = crc32(trap.encode())
        first = [*families_of][chance % len(families_of)] if chance // 2 % 2 else None
        for kind, family in families_of.items():
            yield pytest.param(family, kind, trap, marks=[] if kind == first else [pytest.mark.long])


def forced(family: str, kind: Format, trap: str) -> Sample:
    """The first document of the family that can have the trap."""
    for seed in SEEDS:
        with suppress(ValueError):
            return write(family, seed, kind, traps={trap})
    raise AssertionError(f"no document of {family} as {kind} has the trap {trap!r}")


@pytest.mark.parametrize(("family", "kind", "trap"), every() if IN_FULL else [*one_family_each()])
def test_a_document_with_the_trap_is_read_as_it_was_printed(family: str, kind: Format, trap: str) -> None:
    sample = forced(family, kind, trap)
    assert trap in sample.traps
    x = extracted(sample)
    assert_as_printed(sample, x)
    assert [check.message for check in x.checks if check.status == "FAIL"] == []


def test_a_trap_that_is_switched_off_does_not_occur() -> None:
    for seed in range(1, 9):
        assert "status column" not in write("handmade.apartments", seed, "pdf", without={"status column"}).traps


def test_a_trap_of_another_family_is_misuse() -> None:
    with pytest.raises(ValueError, match="cannot have the trap 'month-only dates'"):
        write("yardi.rentRoll", 1, "pdf", traps={"month-only dates"})


def test_a_trap_changes_nothing_but_itself() -> None:
    plain = write("yardi.rentRoll", 2, "pdf", without={"a crop box inside the page"})
    cropped = write("yardi.rentRoll", 2, "pdf", traps={"a crop box inside the page"})
    assert plain.rows == cropped.rows
    assert plain.data != cropped.data


ONCE_MISREAD: list[tuple[str, int, Format]] = [
    ("senior.rentRoll", 2839, "pdf"),
    ("parking.rentRoll", 101, "pdf"),
    ("yardi.tenancySchedule1", 211, "pdf"),
    ("yardi.tenancySchedule2", 8004, "pdf"),
    ("mieterliste", 1, "pdf"),
    ("onesite.rentRollDetailClassic", 6000, "pdf"),
    ("entrata.commercialRentRoll", 7000, "pdf"),
    ("resman.rentRoll", 41, "xlsx"),
]


@pytest.mark.parametrize(("family", "seed", "kind"), ONCE_MISREAD)
def test_documents_that_were_once_misread_are_read(family: str, seed: int, kind: Format) -> None:
    sample = write(family, seed, kind)
    assert_as_printed(sample, extracted(sample))
