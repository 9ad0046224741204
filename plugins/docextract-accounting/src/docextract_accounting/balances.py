"""What the numbers of a trial balance say of each other, and checks T01 to T03."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from docextract.plugin import CheckResult, Equation, Place, Proved, StatementRow, balance, total_of
from docextract.proofs.tolerance import CENT

from .common import Read
from .findings import asked, result
from .scopes import Cell, Numbers, Scope, figure

ZERO = Decimal(0)


@dataclass(slots=True)
class Sides:
    """How balances are signed. ``natural``: those that are normally in credit are printed without a sign.

    ``credit`` are the lines on which a credit adds to the balance.
    """

    natural: bool = False
    credit: set[int] = field(default_factory=set)
    held: int = 0
    tested: int = 0


def choose_sides(read: Read, numbers: Sequence[Numbers]) -> Sides:
    """Whether credit balances are negative, or credits add to the balances of some accounts."""
    plain: dict[int, Decimal] = {}
    turned: dict[int, Decimal] = {}
    for n, line in enumerate(numbers):
        if read.items[n].kind == "DATA" and {"forward", "ending"} <= line.keys():
            moved = line.get("debit", ZERO) - line.get("credit", ZERO)
            plain[n] = line["ending"] - line["forward"] - moved
            turned[n] = line["ending"] - line["forward"] + moved
    held = sum(abs(r) <= CENT for r in plain.values())
    credit = {n for n, r in turned.items() if abs(r) <= CENT < abs(plain[n])}
    both = held + len(credit)
    if len(credit) * 5 >= len(plain) > 0 and both * 10 >= len(plain) * 9:
        return Sides(True, credit, both, len(plain))
    return Sides(False, set(), held, len(plain))


def equations_of(read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], sides: Sides) -> list[Equation]:
    """Along each line: forward + debit - credit = ending; down each column: the totals; debits = credits."""
    made: list[Equation] = []
    for n, line in enumerate(numbers):
        kind = read.items[n].kind
        if kind not in ("DATA", "TOTAL") or (kind == "TOTAL" and sides.natural):
            continue
        label = read.items[n].label or "the total"
        sign = -1 if n in sides.credit else 1
        entries = [figure(numbers, n, f, s * sign) for f, s in (("debit", 1), ("credit", -1)) if f in line]
        if {"forward", "ending"} <= line.keys() and (sides.held * 2 > sides.tested or kind == "TOTAL"):
            parts = [figure(numbers, n, "forward"), *entries]
            made.append(total_of(f"{label}, ending balance", figure(numbers, n, "ending"), parts, check="T01"))
        if "change" in line and entries:
            made.append(total_of(f"{label}, net change", figure(numbers, n, "change"), entries, check="T01"))
    for scope in scopes:
        label = read.items[scope.total].label or "the total"
        for name, printed in numbers[scope.total].items():
            addends = [figure(numbers, r, name) for r in scope.rows if name in numbers[r]]
            if addends or printed:
                total = figure(numbers, scope.total, name)
                made.append(total_of(f"{label}, {name}", total, addends, check="T02"))
    return [*made, *_balanced(read, numbers, scopes, sides)]


def _balanced(read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], sides: Sides) -> list[Equation]:
    """Debits are credits: in the printed total, and in the rows; signed balances come to zero."""
    made: list[Equation] = []
    whole = [s.total for s in scopes if s.whole and {"debit", "credit"} <= numbers[s.total].keys()]
    for n in whole[-1:]:
        members = [figure(numbers, n, "debit"), figure(numbers, n, "credit", -1)]
        made.append(balance("total debits and total credits", members, check="T01"))
    rows = [n for n, item in enumerate(read.items) if item.kind == "DATA"]
    pairs = [figure(numbers, n, f, s) for n in rows for f, s in (("debit", 1), ("credit", -1)) if f in numbers[n]]
    made.append(balance("all debits and all credits", pairs, check="T01"))
    for name in ("forward", "ending"):
        members = [figure(numbers, n, name) for n in rows if name in numbers[n]]
        printed = [numbers[n].get(name) for n in whole]
        if members and not sides.natural and not any(printed):
            made.append(balance(f"all {name} balances", members, check="T01"))
    return made


def balance_checks(
    read: Read, rows: Sequence[StatementRow], order: Sequence[str], ids: Sequence[str], scopes: Sequence[Scope],
    sides: Sides, equations: Sequence[Equation], proved: Proved,
) -> tuple[list[CheckResult], list[str]]:  # fmt: skip
    """The results, and what shows that no account is missing."""
    labels = {row.row_index: row.label or "the total" for row in rows}

    def named(cell: Cell) -> tuple[str, Place | None, int | None, str]:
        n, name = int(str(cell[0])), cell[1]
        place = rows[n].sources[list(order).index(name)]
        return f"{name} of {labels[n]}", place, n, ids[list(order).index(name)]

    along = [e for e in equations if e.check == "T01" and e.total is not None]
    across = [e for e in equations if e.check == "T01" and e.total is None]
    totals = [e for e in equations if e.check == "T02"]
    lines = len({e.total[0] for e in along if e.total is not None})
    basis = "unsignedCredits" if sides.natural else "signed"
    lacks = "no opening and closing balances are printed"
    checks = [
        asked("T01", across, proved, named, holds="debits are credits, and balances come to zero", lacks="no amounts"),
        asked(
            "T01", along, proved, named, holds=f"forward + debit - credit = ending in {lines} lines",
            lacks=lacks, about="accounts", basis=basis, default=not sides.natural,
        ),
        asked(
            "T02", totals, proved, named, holds=f"{len(scopes)} total lines are the sums of their accounts",
            lacks="no total line is printed",
        ),
        _classes(rows),
    ]  # fmt: skip
    whole = [e for e in totals if e.total is not None and any(s.whole and s.total == e.total[0] for s in scopes)]
    tied = [e for e in whole if e.holds and len(e.cells) > 2]
    return checks, ["accounting.T02"] if len(tied) > 1 and len(tied) == len(whole) else []


def _classes(rows: Sequence[StatementRow]) -> CheckResult:
    lines = [row for row in rows if row.row_type == "LINE"]
    without = [row for row in lines if row.section is None]
    if not without:
        return result("T03", "PASS", f"{len(lines)} accounts, each with a class")
    first = ", ".join(row.label or "?" for row in without[:6])
    told = f"{len(without)} of {len(lines)} accounts have no class: {first}"
    return result("T03", "WARN", told, rows=[row.row_index for row in without])
