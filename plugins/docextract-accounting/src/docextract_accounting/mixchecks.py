"""Checks R03, R04, R05, R08, R13 and U01 to U03 of unit mixes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from docextract.plugin import CheckResult, Equation, Proved

from .common import Read, named_in
from .findings import asked, result
from .scopes import Scope

ASKED = (
    ("R03", "the printed count is that of the types", "no total of units is printed"),
    ("R04", "market rents tie with counts, averages and totals", "no market rents with counts or totals are printed"),
    (
        "R05",
        "rents in place tie with counts, averages and totals",
        "no rents in place with counts or totals are printed",
    ),
    ("R08", "areas tie with counts, averages and totals", "no areas with counts or totals are printed"),
    ("R13", "rents of types times units are their totals", "no rents of types with their totals are printed"),
    ("U01", "occupied and vacant units are all units", "no occupied and vacant units are printed"),
    ("U02", "shares and rates are those of the numbers beside them", "no shares are printed"),
    ("U04", "limits less allowances are net rents, and these times units their totals", "no net rents are printed"),
    ("U03", "other totals are the sums of their rows", "no other totals are printed"),
)


def mix_checks(
    read: Read, origin: Sequence[int], fields: Mapping[tuple[int, int], str],
    scopes: Sequence[Scope], equations: Sequence[Equation], proved: Proved,
) -> tuple[list[CheckResult], list[str]]:  # fmt: skip
    """The results, and what shows that no type is missing."""
    named = named_in(read, fields, origin)
    results = []
    for check, holds, lacks in ASKED:
        mine = [e for e in equations if e.check == check]
        told = f"{holds}: {len(mine)} sums and products"
        results.append(asked(check, mine, proved, named, holds=told, lacks=lacks))
    results.append(result("U05", "SKIPPED", "wants the rent roll of the same day: docextract_accounting.against_roll"))
    whole = {s.total for s in scopes if s.whole}
    counts = [e for e in equations if e.check == "R03" and e.total is not None and e.total[0] in whole]
    return results, ["R03"] if counts and all(e.holds for e in counts) else []
