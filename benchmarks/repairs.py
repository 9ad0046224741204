"""What becomes of figures that a recogniser misread: python benchmarks/repairs.py [--documents 200] [--each 5].

Seeded documents are read as if their words had been recognised on pictures, some figures of the first page wrongly: in
three of seven cases a digit for one that looks like it, else for any other, a sign or a point lost or gained, a digit
lost. For every second one the recogniser also gives what is printed, and for as many figures that are read rightly a
reading that is wrong. Every misread figure is then

- repaired: what is printed is taken; or wrongly repaired, which has to be 0;
- noticed: it is contradicted, or a warning or a check that fails or warns names it or its row;
- unread: it is null, with what was read beside it; or its cell or its row is gone, and checks fail;
- unproved: no sum of the document is about it, and a warning says how many such numbers there are;
- unnoticed: none of these.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from docextract import DocextractError, Statement
from docextract.testing import families, write
from docextract.testing.recognising import Planted, at_random, notes, recognised, taken
from docextract.values.numbers import money

KINDS = ("alike", "alike", "alike", "any", "sign", "point", "lost")
FATES = ("repaired", "noticed", "unread", "unproved", "unnoticed", "wrong")
MONTHS = (
    "yardi.statement12", "mri.trend12", "resman.trailingPnl", "appfolio.statement12", "onesite.trend12",
    "intacct.trend12",
)  # fmt: skip


def fate(found: Any, one: Planted) -> str:
    """What became of a figure that was misread."""
    for note in notes(found, "figureRepaired"):
        if one.stands_in(note.place):
            return "repaired" if taken(note)[1] == money(one.word.text) else "wrong"
    if any(one.stands_in(note.place) for note in notes(found, "figureDoubtful")):
        return "noticed"
    homes = [*_statement_homes(found, one)] if isinstance(found, Statement) else [*_roll_homes(found, one)]
    if not homes:
        return "unread"
    states = set()
    for whole, row, proved in homes:
        named = any(
            check.status in ("FAIL", "WARN")
            and (row.row_index in check.rows or any(cell.row_index == row.row_index for cell in check.cells))
            for check in whole.checks
        )
        states.add("noticed" if named or proved == "CONTRADICTED" else "unproved" if not proved else "unnoticed")
    return next(state for state in ("noticed", "unproved", "unnoticed") if state in states)


def _statement_homes(found: Statement, one: Planted) -> Any:
    for whole in found.statements:
        for row in whole.rows:
            for place, state in zip(row.sources, row.proof, strict=True):
                if one.stands_in(place):
                    yield whole, row, None if state == "UNPROVED" else state


def _roll_homes(found: Any, one: Planted) -> Any:
    for row in found.rows:
        for name, places in row.sources.items():
            if any(map(one.stands_in, places)):
                yield found, row, name in row.proved
        for charge in row.charges:
            if one.stands_in(charge.source):
                yield found, row, "charges" in row.proved


def measured(kind: list[str], documents: int, each: int, first: int) -> Counter[str]:
    """The fates of the figures of so many documents."""
    counted: Counter[str] = Counter()
    for seed in range(first, first + documents):
        sample = write(kind[seed % len(kind)], seed=seed, format="pdf")
        planted: list[Planted] = []
        others: dict[str, Any] = {}
        misread = at_random(seed, each, KINDS, others)
        try:
            found = recognised(
                sample.data, misread, others=others, planted=planted, asset_type=sample.asset_type,
                document_type=sample.document_type,
            )  # fmt: skip
        except DocextractError as error:
            print(f"{sample.file_name}: refused, {error.message:.100}")
            continue
        counted["documents"] += 1
        counted["misread"] += len(planted)
        counted.update(fate(found, one) for one in planted)
        for note in notes(found, "figureRepaired"):
            if not any(one.stands_in(note.place) for one in planted):
                counted["wrong"] += 1
                print(f"{sample.file_name}: {note.message}")
    return counted


def main() -> None:
    """Print a line for each kind of document; exit with 1 if a repair was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=200)
    parser.add_argument("--each", type=int, default=5)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    kinds = {
        "statements by months": [*MONTHS], "all statements": families("STATEMENT"), "rent rolls": families("RENT_ROLL"),
    }  # fmt: skip
    wrong = 0
    print(f"| | documents | misread | {' | '.join(FATES)} |")
    print("|---" * (3 + len(FATES)) + "|")
    for name, kind in kinds.items():
        counted = measured(kind, asked.documents, asked.each, asked.first)
        wrong += counted["wrong"]
        figures = " | ".join(str(counted[key]) for key in ("documents", "misread", *FATES))
        print(f"| {name} | {figures} |", flush=True)
    raise SystemExit(wrong > 0)


if __name__ == "__main__":
    main()
