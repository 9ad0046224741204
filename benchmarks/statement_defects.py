"""Measures whether defects planted in statements are noticed, and how often clean ones are found fault with.

python benchmarks/statement_defects.py [--documents 1000] [--first-seed 1] [--family NAME] [--defect changedDigit]

A defect is noticed if a FAIL or WARN that the document without it does not have points at it: at one of its rows, at
a sum that no longer comes out, or, where whole rows are concerned, at the rows of the same sum.
A changed digit is named if the cells of such a finding hold its row and column. In statements that print months and
their total, every changed digit has to be named. Numbers that a defect made wrong are counted where they are called
proved, and key totals where they are given without doubt.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import count
from typing import get_args

import docextract
from docextract import Statement
from docextract.models.findings import CheckResult
from docextract.models.statement import StatementRow
from docextract.testing import Format, Planted, Sample, defects, families, plant, write
from docextract.testing.statements.planting import UNCACHED

WHOLE_ROWS = frozenset({"droppedRow", "doubledRow", "missedLine"})
"""Defects of rows that may not be there: a finding about their section points at them."""
DIGIT = frozenset({"changedDigit", "changedTotal"})


@dataclass(slots=True)
class Tally:
    """Planted documents of one kind."""

    planted: int = 0
    shows: int = 0
    noticed: int = 0
    monthly: int = 0
    """Those in statements with months and their total, in a cell that both sums cover."""
    named: int = 0
    missed: list[str] = field(default_factory=list)
    unnamed: list[str] = field(default_factory=list)
    proved: list[str] = field(default_factory=list)
    """Numbers that the defect made wrong and that are called proved."""
    sure: list[str] = field(default_factory=list)
    """Key totals that the defect made wrong and that are given without doubt."""
    silent: Counter[str] = field(default_factory=Counter)


def read(sample: Sample) -> Statement:
    """The extraction of a sample."""
    sheet = sample.truth["sheet"]
    return docextract.extract(  # type: ignore[return-value]
        sample.data,
        asset_type=sample.asset_type,
        document_type=sample.document_type,
        **({"sheet": sheet} if sheet else {}),
    )


def new_findings(clean: Statement, planted: Statement) -> list[CheckResult]:
    """FAIL and WARN that the clean document does not have in the same words."""
    before = {(c.check_id, c.title, c.status, c.message) for c in clean.checks}
    return [
        c
        for c in planted.checks
        if c.status in ("FAIL", "WARN") and (c.check_id, c.title, c.status, c.message) not in before
    ]


def points_at(check: CheckResult, planted: Planted, statement: Statement) -> bool:
    """Whether a finding is about the rows of the defect or about a sum that it broke."""
    wanted = set(planted.defect.units) | (around(planted) if planted.defect.kind in WHOLE_ROWS else set())
    rows = {statement.rows[i].label for i in check.rows} | {statement.rows[c.row_index].label for c in check.cells}
    figures = {abs(f) for f in planted.defect.figures}
    amount = check.expected if not isinstance(check.expected, str) else None
    told = any(name and name in check.message for name in planted.defect.units)
    at_month = check.check_id == "O08" and "O08" in planted.defect.checks
    return bool(rows & wanted) or told or at_month or (amount is not None and abs(amount) in figures)


def around(planted: Planted) -> set[str]:
    """The sums over the rows of a defect, and the other rows that these add up."""
    found: set[str] = set()
    rows = planted.sample.rows
    for row in rows:
        items = [abs(i) for i in row.get("footsFrom", {}).get("items", ())]
        if set(items) & set(planted.defect.rows):
            found |= {str(row["label"]), *(str(rows[i]["label"]) for i in items)}
    return found


def names_cell(checks: list[CheckResult], planted: Planted, statement: Statement) -> bool:
    """Whether a finding lists the changed cell, and says its column and the label of its row."""
    ((row, column),) = planted.defect.cells
    label = planted.sample.rows[row]["label"]
    ids = {c.column_id for c in statement.columns if squashed(c.label or c.column_id) == squashed(column)}
    value = planted.defect.now
    for check in checks:
        for index, name in ((c.row_index, c.column_id or "") for c in check.cells):
            at = next((n for n, c in enumerate(statement.columns) if c.column_id == name), None)
            same = at is not None and value is not None and statement.rows[index].values[at] == Decimal(value)
            if (name in ids or same) and statement.rows[index].label == label:
                return name in check.message and (not label or label in f"{check.title} {check.message}")
    return False


def squashed(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())


def proved_though_wrong(clean: Statement, planted: Statement) -> list[str]:
    """Numbers of a planted document that are others than in the clean one, and are called proved."""

    def named(statement: Statement) -> dict[object, StatementRow]:
        keys = [(row.account_code, row.label, *row.section_path) for row in statement.rows]
        return {key: row for key, row in zip(keys, statement.rows, strict=True) if keys.count(key) == 1}

    right = named(clean)
    return [
        f"{row.label}, {column} is {row.values[n]}, printed wrong for {right[key].values[m]}"
        for key, row in named(planted).items()
        if key in right
        for column, n, m in same_columns(planted, clean)
        if row.proof[n] == "PROVED" and None not in (row.values[n], right[key].values[m])
        if row.values[n] != right[key].values[m]
    ]


def sure_though_wrong(clean: Statement, planted: Statement) -> list[str]:
    """Key totals of a planted document that are others than in the clean one, and are given without doubt."""
    found = []
    for (name, was), (_, now) in zip(clean.key_totals, planted.key_totals, strict=True):
        if was is None or now is None or now.status not in ("PRINTED", "COMPUTED"):
            continue
        for column, n, m in same_columns(planted, clean):
            if None not in (now.values[n], was.values[m]) and now.values[n] != was.values[m]:
                found.append(f"{name}, {column} is {now.values[n]} ({now.status}), wrong for {was.values[m]}")
    return found


def same_columns(planted: Statement, clean: Statement) -> list[tuple[str, int, int]]:
    """The money columns of both, each with its place in the one and in the other."""
    places = {c.column_id: n for n, c in enumerate(clean.columns)}
    both = [(c, n) for n, c in enumerate(planted.columns) if c.is_money and c.column_id in places]
    return [(c.column_id, n, places[c.column_id]) for c, n in both]


def is_monthly(planted: Planted) -> bool:
    """Whether the changed cell stands in a sum across and in one down."""
    return {"O01", "O02"} <= set(planted.defect.checks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=1000, help="planted documents at least")
    parser.add_argument("--clean", type=int, default=0, help="clean documents at least (default: as many as are read)")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--family", action="append", help="only these families (may be repeated)")
    parser.add_argument("--defect", action="append", help="only these kinds (may be repeated)")
    parser.add_argument("--missed", type=int, default=40, help="missed ones that are listed")
    args = parser.parse_args()
    tallies: dict[str, Tally] = defaultdict(Tally)
    alarms: list[str] = []
    read_clean = planted_in_all = 0
    for seed in count(args.first_seed):
        for family in args.family or families("STATEMENT"):
            for form in get_args(Format):
                name = f"{family} {seed} {form}"
                try:
                    clean = read(write(family, seed, form, without={UNCACHED}))
                except docextract.DocextractError as error:
                    alarms.append(f"{name}: not read: {str(error)[:150]}")
                    continue
                read_clean += 1
                wrong = [f"{c.check_id} {c.message[:120]}" for c in clean.checks if c.status == "FAIL"]
                bad = sum(p == "CONTRADICTED" for row in clean.rows for p in row.proof)
                if wrong or bad:
                    alarms.append(f"{name}: {bad} CONTRADICTED; {'; '.join(wrong[:3])}")
                if planted_in_all < args.documents:
                    for kind in args.defect or defects("STATEMENT"):
                        planted_in_all += try_one(family, seed, form, kind, clean, tallies[kind])
        if planted_in_all >= args.documents and read_clean >= args.clean:
            break
    report(tallies, read_clean, alarms, args.missed)


def try_one(family: str, seed: int, form: Format, kind: str, clean: Statement, tally: Tally) -> int:
    """Plants one defect and notes what became of it; 1 if there was something to spoil."""
    planted = plant(family, seed, form, defect=kind)
    if planted is None:
        return 0
    defect = planted.defect
    tally.planted += 1
    if not defect.can_show:
        tally.silent[defect.reason or ""] += 1
        return 1
    tally.shows += 1
    refused = ""
    try:
        statement = read(planted.sample)
        name = f"{family} {seed} {form}"
        tally.proved += [f"{name}: {told}" for told in proved_though_wrong(clean, statement)]
        tally.sure += [f"{name}: {told}" for told in sure_though_wrong(clean, statement)]
        found = [c for c in new_findings(clean, statement) if points_at(c, planted, statement)]
    except docextract.DocextractError as error:
        statement, found, refused = clean, [], f" REFUSED: {str(error)[:100]}"
    tally.noticed += bool(found)
    said = f"{family} {seed} {form}: {defect.description[:150]} [{', '.join(defect.checks)}]{refused}"
    if not found:
        tally.missed.append(said)
    if kind in DIGIT and is_monthly(planted):
        tally.monthly += 1
        named = names_cell(found, planted, statement)
        tally.named += named
        if not named:
            tally.unnamed.append(f"{said} {'; '.join(f'{c.check_id} {c.message[:140]}' for c in found[:2])}")
    return 1


def report(tallies: dict[str, Tally], clean: int, alarms: list[str], most: int) -> None:
    print("| defect | planted | can show | noticed | missed | digits with two sums | cell named |")
    print("|---|---|---|---|---|---|---|")
    for kind, t in tallies.items():
        print(f"| {kind} | {t.planted} | {t.shows} | {t.noticed} | {len(t.missed)} | {t.monthly} | {t.named} |")
    total = [sum(getattr(t, n) for t in tallies.values()) for n in ("planted", "shows", "noticed", "monthly", "named")]
    missed = sum(len(t.missed) for t in tallies.values())
    print(f"| all | {total[0]} | {total[1]} | {total[2]} | {missed} | {total[3]} | {total[4]} |")
    proved, sure = (sum(len(getattr(t, name)) for t in tallies.values()) for name in ("proved", "sure"))
    print(f"\nproved though wrong: {proved} numbers; key totals given without doubt though wrong: {sure} numbers\n")
    for kind, t in tallies.items():
        for reason, times in t.silent.items():
            print(f"cannot show {kind}: {times} x {reason}")
        for line in t.missed[:most]:
            print(f"missed {kind}: {line}")
        for line in t.unnamed[:most]:
            print(f"not named {kind}: {line}")
        for line in t.proved[:most]:
            print(f"proved though wrong, {kind}: {line}")
        for line in t.sure[:most]:
            print(f"key total without doubt though wrong, {kind}: {line}")
    share = 100 / clean if clean else 0
    print(f"\n{clean} clean documents: FAIL or CONTRADICTED in {len(alarms)} ({len(alarms) * share:.2f} %)")
    for line in alarms[:most]:
        print(f"false: {line}")


if __name__ == "__main__":
    main()
