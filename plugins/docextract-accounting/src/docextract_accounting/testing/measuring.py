"""How well generated documents are read: rows, values, proofs, and wrong digits that are noticed.

``python -m docextract_accounting.testing.measuring --documents 200 --first 1000`` prints a table. Seeds are counted
from ``--first``, so that documents can be drawn that nobody has seen.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import docextract
from docextract.testing import Format, Sample

from .planting import plant
from .writers import WRITERS, families, write

FORMATS: tuple[Format, ...] = ("pdf", "xlsx")
QUIET = frozenset({"accounting.T03", "accounting.A03"})
"""Checks that warn of what is printed, and not of what was read."""


@dataclass(slots=True)
class Score:
    """What was found of the documents of one family and format. ``errors`` are sentences, the document's name first."""

    documents: int = 0
    rows: int = 0
    rows_right: int = 0
    invented: int = 0
    values: int = 0
    values_right: int = 0
    totals: int = 0
    totals_right: int = 0
    provable: int = 0
    proved: int = 0
    unexplained: int = 0
    alarms: int = 0
    errors: list[str] = field(default_factory=list)


def extract(sample: Sample, registry: docextract.Registry | None = None) -> docextract.Extraction[Any, Any]:
    """What docextract reads of a generated document."""
    return docextract.extract(
        sample.data,
        asset_type=sample.asset_type,
        document_type=sample.document_type,
        sheet=sample.truth["sheet"],
        file_name=sample.file_name,
        registry=registry,
    )


def measure(samples: Sequence[Sample], registry: docextract.Registry | None = None) -> Score:
    """The score of some documents."""
    score = Score()
    for sample in samples:
        score.documents += 1
        try:
            _compare(score, sample, extract(sample, registry))
        except docextract.DocextractError as error:
            score.rows += len(sample.rows)
            score.errors.append(f"{sample.file_name}: {error.type}: {error.message}")
    return score


def _compare(score: Score, sample: Sample, answer: Any) -> None:
    rows = answer.rows
    if sample.document_type == "TRIAL_BALANCE":
        rows = [row for row in answer.rows if row.row_type == "LINE"]
    score.rows += len(sample.rows)
    score.invented += max(0, len(rows) - len(sample.rows))
    for true, row in zip(sample.rows, rows, strict=False):
        wrong = [name for name, right in _fields(sample, true, row) if not right]
        score.values += sum(1 for _ in _fields(sample, true, row))
        score.values_right += sum(right for _, right in _fields(sample, true, row))
        score.rows_right += not wrong
        score.errors += [f"{sample.file_name}: row {row.row_index}: {name}" for name in wrong]
    _totals(score, sample, answer)
    loose = set(sample.truth["loose"])
    for name, proof in answer.proof.by_field.items():
        if name not in loose:
            score.provable += proof.numbers
            score.proved += proof.proved
    score.unexplained += len(answer.ledger.unexplained)
    failed = [c for c in answer.checks if c.status == "FAIL" or (c.status == "WARN" and _about_numbers(c.check_id))]
    score.alarms += bool(failed)
    score.errors += [f"{sample.file_name}: {check.check_id} {check.message}" for check in failed]
    if sample.truth["template"] not in (None, answer.meta.template):
        score.errors.append(f"{sample.file_name}: template {answer.meta.template}")
    for name, value in (("asOnDate", answer.meta.as_on_date), ("propertyName", answer.meta.property_name)):
        if sample.truth[name] is not None and str(value) != sample.truth[name]:
            score.errors.append(f"{sample.file_name}: {name} {value!r}")


def _fields(sample: Sample, true: dict[str, Any], row: Any) -> Iterator[tuple[str, bool]]:
    """Every printed value of a row, and whether it was read; the amounts of a list or a map each count."""
    for name, value in true.items():
        got = getattr(row, "".join("_" + c.lower() if c.isupper() else c for c in name))
        if name == "section":
            continue  # a judgement, not a printed value: check T03 is about it
        if isinstance(value, dict):
            yield from ((f"{name}.{label}", got.get(label) == amount) for label, amount in value.items())
            yield name, set(got) == set(value)
        elif isinstance(value, list):
            yield from ((f"{name}[{n}]", a == b) for n, (a, b) in enumerate(zip(value, got, strict=True)))
        elif name == "tenantName" and "names clipped on the page" in sample.traps:
            yield name, bool(got) and value.startswith(got[:8])
        else:
            yield name, got == value


def _totals(score: Score, sample: Sample, answer: Any) -> None:
    stated = [total for total in answer.totals.stated if total.scope != "share"]
    score.totals += len(sample.stated)
    if len(stated) > len(sample.stated):
        score.invented += len(stated) - len(sample.stated)
        score.errors.append(f"{sample.file_name}: {len(stated)} totals for {len(sample.stated)}")
    for values, total in zip(sample.stated.values(), stated, strict=False):
        right = sorted(values.values()) == sorted(total.values.values())
        score.totals_right += right
        if not right:
            score.errors.append(f"{sample.file_name}: total {total.label!r}")


def noticed(
    family: str, seeds: Sequence[int], format: Format, registry: docextract.Registry | None = None
) -> tuple[int, int, list[str]]:
    """Of documents with one wrong digit: how many there are, how many are noticed with a place, the others' names."""
    planted = found = 0
    missed: list[str] = []
    for seed in seeds:
        slip = plant(family, seed, format, least=Decimal(0))
        if slip is None:
            continue
        planted += 1
        answer = extract(slip.sample, registry)
        told = [c for c in answer.checks if c.status in ("FAIL", "WARN") and _about_numbers(c.check_id)]
        if any(" at " in check.message for check in told):
            found += 1
        else:
            missed.append(f"{slip.sample.file_name}: {slip.column} {slip.was} printed as {slip.now}")
    return planted, found, missed


def _about_numbers(check_id: str) -> bool:
    return check_id.startswith(("accounting.", "R")) and check_id not in QUIET


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the scores of every family; 1 if rows or values are wrong, or a number has no proof."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=200, help="of each document type and format (default 200)")
    parser.add_argument("--first", type=int, default=1000, help="the first seed (default 1000)")
    parser.add_argument("--digits", type=int, default=0, help="documents of each family and format with a wrong digit")
    parser.add_argument("--errors", type=int, default=3, help="how many errors of each family are shown")
    asked = parser.parse_args(arguments)
    print(f"{'family':30}{'format':8}{'docs':>5}{'rows':>16}{'values':>18}{'totals':>14}{'proofs':>18}{'alarms':>8}")
    bad = False
    for document_type in WRITERS:
        each = -(-asked.documents // len(families(document_type)))
        for format in FORMATS:
            for family in families(document_type):
                seeds = range(asked.first, asked.first + each)
                score = measure([write(family, seed, format) for seed in seeds])
                bad |= bool(score.errors) or score.proved < score.provable * 0.99
                print(
                    f"{family:30}{format:8}{score.documents:5}{_of(score.rows_right, score.rows):>16}"
                    f"{_of(score.values_right, score.values):>18}{_of(score.totals_right, score.totals):>14}"
                    f"{_of(score.proved, score.provable):>18}{score.alarms:8}",
                    flush=True,
                )
                for error in score.errors[: asked.errors]:
                    print(f"    {error}")
                if asked.digits:
                    planted, found, missed = noticed(family, range(asked.first, asked.first + asked.digits), format)
                    bad |= bool(missed)
                    print(
                        f"    one wrong digit: {found} of {planted} noticed, with the place", *missed[:3], sep="\n    "
                    )
    return int(bad)


def _of(part: int, whole: int) -> str:
    return f"{part}/{whole}"


if __name__ == "__main__":
    sys.exit(main())
