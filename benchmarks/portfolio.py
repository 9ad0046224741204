"""What a commercial roll of many properties with totals costs: whole, and what comparing its totals takes of that.

    python benchmarks/portfolio.py [--properties 250] [--rounds 2] [--write FOLDER]

Processor time of the second call, best of several, for a tenth of the properties and for all of them, as PDF and as
workbook. "Comparing" is the time within the checks of printed totals, counts and shares.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Literal

import docextract
from docextract import Options
from docextract.testing.dressing import dress
from docextract.testing.rent_rolls.mri import commercial_rent_roll
from docextract.testing.sample import Roll

FAMILY = "mri.commercialRentRoll"
SUITES = (16, 41)
COMPARING = "footing_checks"


def commercial(properties: int, kind: Literal["pdf", "xlsx"]) -> bytes:
    """A commercial rent roll of so many properties, five lines of totals for each and for all."""
    barred = frozenset({"a cut copy without totals", "no space characters in the text layer"})
    roll = Roll(Random("portfolio"), Random(f"portfolio:{kind}"), kind, barred=barred)
    roll.name = f"portfolio of {properties}"
    commercial_rent_roll(roll, properties, SUITES)
    roll.report.look = replace(roll.report.look, size=6.5, leading=1.75)
    dress(roll, roll.name)
    return roll.paint(FAMILY, 1)


def measure(data: bytes, rounds: int) -> tuple[docextract.RentRoll, float, float]:
    """The answer, the least processor time in seconds, and the part of it that comparing totals takes."""
    options = Options(include_source=False)

    def read() -> docextract.RentRoll:
        return docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL", options=options)

    answer = read()
    times = []
    for _ in range(rounds):
        start = process_time()
        answer = read()
        times.append(process_time() - start)
    profile = cProfile.Profile(process_time)
    profile.runcall(read)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    whole = max(entry[3] for entry in stats.values())
    comparing = sum(entry[3] for (_, _, name), entry in stats.items() if name == COMPARING)
    return answer, min(times), comparing / whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--properties", type=int, default=250)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--write", type=Path, help="keep the documents here")
    args = parser.parse_args()
    print("| properties | format | pages | rows | seconds | ms a page | ms a row | comparing | FAIL |")
    print("|---|---|---|---|---|---|---|---|---|")
    for kind in ("pdf", "xlsx"):
        for properties in (args.properties // 10, args.properties):
            data = commercial(properties, kind)  # type: ignore[arg-type]
            if args.write:
                args.write.mkdir(parents=True, exist_ok=True)
                (args.write / f"commercial{properties}.{kind}").write_bytes(data)
            roll, seconds, comparing = measure(data, args.rounds)
            failed = sum(check.status == "FAIL" for check in roll.checks)
            pages, rows = roll.meta.pages, len(roll.rows)
            print(
                f"| {properties} | {kind} | {pages} | {rows} | {seconds:.2f} | {1000 * seconds / pages:.1f} "
                f"| {1000 * seconds / rows:.3f} | {comparing:.0%} | {failed} |"
            )


if __name__ == "__main__":
    main()
