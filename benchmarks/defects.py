"""Measures whether planted defects are noticed, and how often a finding is a false alarm.

python benchmarks/defects.py [--documents 1000] [--first-seed 1] [--family yardi.rentRoll] [--defect droppedRow]

A defect is noticed if a FAIL or WARN that the document without it does not have points at the place: at a row of the
unit, at its name, at the page, or at a printed figure that no longer comes out. It is told to the row if the finding
names the unit or lists at most five rows with it. A document that is refused with an error, as where the page with the
only header is missing, is counted apart.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import count
from typing import get_args

import docextract
from docextract import RentRoll
from docextract.extractors.rent_roll.arithmetic.proving import NUMBER_FIELDS
from docextract.models.findings import CheckResult
from docextract.models.rent_roll import RentRollRow
from docextract.testing import Format, Planted, Sample, defects, families, plant, write

FEW = 5
NUMBER = re.compile(r"-?\d+(?:,\d{3})*(?:\.\d+)?")


@dataclass(slots=True)
class Tally:
    """Planted documents of one kind."""

    planted: int = 0
    shows: int = 0
    noticed: int = 0
    refused: int = 0
    """The document was not read at all, which is told by an error."""
    to_the_row: int = 0
    unowed: int = 0
    """Noticed although the figures need not show it."""
    missed: list[str] = field(default_factory=list)
    proved: list[str] = field(default_factory=list)
    """Numbers that the defect made wrong and that are called proved."""
    silent: Counter[str] = field(default_factory=Counter)
    """Reasons why the figures cannot show it."""


def read(sample: Sample) -> RentRoll:
    """The extraction of a sample."""
    sheet = sample.truth["sheet"]
    return docextract.extract(  # type: ignore[return-value]
        sample.data,
        asset_type=sample.asset_type,
        document_type=sample.document_type,
        **({"sheet": sheet} if sheet else {}),
    )


def findings(roll: RentRoll) -> list[CheckResult]:
    return [c for c in roll.checks if c.status in ("FAIL", "WARN")]


def names(roll: RentRoll, rows: Sequence[int]) -> set[str]:
    """Units, tenants and buildings-with-units of rows."""
    found: set[str] = set()
    for row in (roll.rows[i] for i in rows):
        found |= {str(n) for n in (row.unit, row.tenant_name, row.bed) if n}
        if row.building and row.unit:
            found.add(f"{row.building}-{row.unit}")
    return found


def pointing(clean: RentRoll, planted: RentRoll, sample: Planted) -> Iterator[tuple[CheckResult, bool]]:
    """Findings that the clean document does not have and that point at the defect; True for those that tell the row."""
    before = {(c.check_id, c.title): c for c in findings(clean)}
    defect = sample.defect
    tenants = (sample.sample.rows[at].get("tenantName") for at in defect.rows)
    wanted = {*defect.units, *(str(name) for name in tenants if name)}
    figures = {abs(f) for f in defect.figures}
    for found in findings(planted):
        old = before.get((found.check_id, found.title))
        if old is not None and (old.status, old.message) == (found.status, found.message):
            continue
        rows = names(planted, found.rows) - (names(clean, old.rows) if old is not None else set())
        said = found.message if old is None else found.message.replace(old.message, "")
        named = [u for u in wanted if re.search(rf"(?<![\w-]){re.escape(u)}(?!\w)", said)]
        if named and old is not None:
            named = [u for u in named if not re.search(rf"(?<![\w-]){re.escape(u)}(?!\w)", old.message)]
        paged = defect.page is not None and found.check_id == "S05"
        numbers = {abs(Decimal(n.replace(",", ""))) for n in NUMBER.findall(f"{found.title} {said}")}
        if found.expected is not None and not isinstance(found.expected, str):
            numbers.add(abs(found.expected))
        if named or paged or rows & wanted or (found.check_id.startswith("R") and numbers & figures):
            yield found, bool(named) or paged or (bool(rows & wanted) and len(found.rows) <= FEW)


def proved_though_wrong(clean: RentRoll, planted: RentRoll) -> list[str]:
    """Numbers of a planted document that are others than in the clean one, and are called proved."""

    def named(roll: RentRoll) -> dict[object, RentRollRow]:
        keys = [(row.property_name, row.building, row.unit, row.bed, row.tenant_name) for row in roll.rows]
        return {key: row for key, row in zip(keys, roll.rows, strict=True) if keys.count(key) == 1}

    right = named(clean)
    return [
        f"{field} of {row.unit or row.tenant_name} is {value}, printed wrong for {getattr(right[key], attribute)}"
        for key, row in named(planted).items()
        if key in right
        for field, attribute in NUMBER_FIELDS.items()
        if field in row.proved and (value := getattr(row, attribute)) != getattr(right[key], attribute)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=1000, help="planted documents at least")
    parser.add_argument("--clean", type=int, default=0, help="clean documents at least (default: as many as are read)")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--family", action="append", help="only these families (may be repeated)")
    parser.add_argument("--defect", action="append", help="only these kinds (may be repeated)")
    parser.add_argument("--missed", type=int, default=40, help="missed ones that are listed")
    args = parser.parse_args()
    kinds = args.defect or defects()
    tallies: dict[str, Tally] = defaultdict(Tally)
    alarms: list[str] = []
    warned: list[str] = []
    unread: list[str] = []
    read_clean = planted_in_all = 0
    for seed in count(args.first_seed):
        for family in args.family or families():
            for form in get_args(Format):
                sample = write(family, seed, form)
                name = f"{family} {seed} {form}"
                try:
                    clean = read(sample)
                except docextract.DocextractError as error:
                    unread.append(f"{name}: {str(error)[:150]}")
                    continue
                read_clean += 1
                fails = [c for c in clean.checks if c.status == "FAIL"]
                if fails:
                    alarms.append(f"{name}: " + "; ".join(f"{c.check_id} {c.message[:120]}" for c in fails[:3]))
                claims = [c for c in clean.checks if c.status == "WARN" and contradicts(c)]
                if claims:
                    warned.append(f"{name}: " + "; ".join(f"{c.check_id} {c.message[:120]}" for c in claims[:3]))
                if planted_in_all < args.documents:
                    for kind in kinds:
                        planted_in_all += try_one(family, seed, form, kind, clean, tallies[kind])
        if planted_in_all >= args.documents and read_clean >= args.clean:
            break
    report(tallies, read_clean, alarms, warned, unread, args.missed)


def contradicts(check: CheckResult) -> bool:
    """Whether a WARN claims that printed figures or rows contradict each other. S03 warns of suites that several
    tenants share, which are no contradiction."""
    return check.check_id.startswith("R") or check.check_id in ("S02", "S05")


def try_one(family: str, seed: int, form: Format, kind: str, clean: RentRoll, tally: Tally) -> int:
    """Plants one defect and notes what became of it; 1 if there was something to spoil."""
    planted = plant(family, seed, form, defect=kind)
    if planted is None:
        return 0
    defect = planted.defect
    tally.planted += 1
    tally.shows += defect.can_show
    refused = crashed = False
    try:
        answer = read(planted.sample)
        tally.proved += [f"{family} {seed} {form}: {told}" for told in proved_though_wrong(clean, answer)]
        found = list(pointing(clean, answer, planted))
    except docextract.DocextractError as error:
        # The base class itself is for faults that are not the document's: these are misses.
        crashed = type(error) is docextract.DocextractError
        found, refused = [], not crashed
    if not defect.can_show:
        tally.silent[defect.reason or ""] += 1
        tally.unowed += bool(found)
        return 1
    tally.noticed += bool(found)
    tally.refused += refused
    tally.to_the_row += any(told for _, told in found)
    if not found and not refused:
        about = "not read for a fault of ours" if crashed else ", ".join(defect.checks)
        tally.missed.append(f"{family} {seed} {form}: {defect.description[:130]} [{about}]")
    return 1


def report(
    tallies: dict[str, Tally], clean: int, alarms: list[str], warned: list[str], unread: list[str], most: int
) -> None:
    print("| defect | planted | can show | noticed | refused | missed | told to the row | noticed beyond |")
    print("|---|---|---|---|---|---|---|---|")
    for kind, t in tallies.items():
        rest = f"{t.refused} | {len(t.missed)} | {t.to_the_row} | {t.unowed}"
        print(f"| {kind} | {t.planted} | {t.shows} | {t.noticed} | {rest} |")
    total = [sum(getattr(t, name) for t in tallies.values()) for name in ("planted", "shows", "noticed")]
    missed = sum(len(t.missed) for t in tallies.values())
    refused = sum(t.refused for t in tallies.values())
    print(f"| all | {total[0]} | {total[1]} | {total[2]} | {refused} | {missed} | "
          f"{sum(t.to_the_row for t in tallies.values())} | {sum(t.unowed for t in tallies.values())} |")  # fmt: skip
    print(f"\nproved though wrong: {sum(len(t.proved) for t in tallies.values())} numbers\n")
    for kind, t in tallies.items():
        for reason, times in t.silent.items():
            print(f"cannot show {kind}: {times} x {reason}")
        for line in t.missed[:most]:
            print(f"missed {kind}: {line}")
        for line in t.proved[:most]:
            print(f"proved though wrong, {kind}: {line}")
    share = 100 / clean if clean else 0
    print(f"\n{clean} clean documents: FAIL in {len(alarms)} ({len(alarms) * share:.2f} %), "
          f"WARN that claims a contradiction in {len(warned)} ({len(warned) * share:.2f} %)")  # fmt: skip
    for title, lines in (("false FAIL", alarms), ("false WARN", warned), ("not read", unread)):
        for line in lines[:most]:
            print(f"{title}: {line}")


if __name__ == "__main__":
    main()
