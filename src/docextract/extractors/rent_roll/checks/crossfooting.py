"""Printed figures against each other: totals and those of their sections, lines by occupancy and their total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import combinations

from ....models.findings import CheckResult
from ....models.rent_roll import RentRollRow
from ....proofs.equations import Equation, Term
from ....proofs.readings import choose
from ....proofs.tolerance import CENT, printed_unit, sum_tolerance, to_cents, within
from ..anatomy.fieldkinds import ATTRIBUTES
from ..anatomy.results import added_up, off_by, result
from ..arithmetic.amounts import is_current, is_unit
from ..arithmetic.comparison import Comparison
from ..totals.groups import LET_AHEAD, Rows
from ..totals.printed import Stated
from .sums import check_of

Part = tuple[Stated, Rows]
"""A total of a section or property, and the rows that it is about."""
FEWEST = 3
"""Figures that rows print in which a line is the sum of others, from which on it is known to be one."""
MOST_LINES = 8
OF_ALL = (None, "total")
"""Groups of lines about all units."""


COUNTED = ("occupied", "vacant", "vacantLeased", "nonRevenue")
SIDES = {"R09": ("units", "counts", COUNTED), "R17": ("area", "areas", (*COUNTED, "notCounted"))}
"""Which figure of the lines by occupancy has to add up, what such are called, and over which groups."""


def section_sums(comparison: Comparison) -> Iterator[CheckResult]:
    """One result for each figure of a grand total that two or more totals of sections below it print too."""
    found: list[Part] = []
    for total in comparison.printed.totals:
        # A total of all rows above it: no line of a block by occupancy, though its section may be called current.
        if total.kind == "average" or not (
            total.group in OF_ALL or all(group in OF_ALL for group, _ in comparison.kinds_beside(total))
        ):
            continue
        scopes = comparison.scopes(total)
        if total.kind != "grand":
            (_, rows), *_ = comparison.tied.get(id(total)) or scopes or [("", comparison.all)]
            if len(rows) < len(comparison.rows):
                # A total around the ones before it takes their place.
                while found and found[-1][1].first >= rows.first:
                    found.pop()
                if not found or found[-1][1].last < rows.first:
                    found.append((total, rows))
        elif scopes and len(found) > 1 and sum(len(rows) for _, rows in found) == len(comparison.rows):
            # Each row is about one of them.
            for name in (*total.values, "units"):
                check_id = "R03" if name == "units" else check_of(name)
                if check_id is not None and all(
                    line.figure(name) is not None for line in [total, *(part for part, _ in found)]
                ):
                    yield _of_sections(comparison, check_id, total, name, found)


def _of_sections(comparison: Comparison, check_id: str, grand: Stated, name: str, parts: Sequence[Part]) -> CheckResult:
    stated = grand.figure(name) or Decimal(0)

    def sums(some: Sequence[Part]) -> tuple[Decimal, Decimal]:
        figures = [part.figure(name) or Decimal(0) for part, _ in some]
        room = Decimal(0) if name == "units" else max(sum_tolerance(printed_unit([stated, *figures]), len(some)))
        return to_cents(sum(figures, Decimal(0))), room

    readings = [("sections", [*parts]), ("current sections", [p for p in parts if p[1].any(is_current)])]
    (basis, some), tied, tried = choose(readings, lambda reading: within(stated, *sums(reading[1])))
    actual, tolerance = sums(some)
    lines = [grand, *(part for part, _ in some)]
    title = f"{name}, {comparison.name(grand)}"
    terms = [Term(line.values.get(name), line.places.get(name), -1 if line is grand else 1) for line in lines]
    equation = Equation(f"{title}, of its sections", tuple(terms), CENT * len(terms))
    comparison.equations.append(lambda: [equation])
    # Totals that all tie with their own rows are about different rows, not wrong.
    alike = all((id(line), name) in comparison.prover.stated_proved for line in lines)
    remark = "" if tied else off_by(actual - to_cents(stated)) + ("; each ties with rows of its own" if alike else "")
    return added_up(
        check_id, f"{len(some)} totals", [actual], stated, missed="WARN" if alike else "FAIL", remark=remark,
        title=f"{title}, against its sections", basis=basis, basis_is_default=basis == "sections",
        readings_tried=tried, tolerance=tolerance,
    )  # fmt: skip


def block_sums(comparison: Comparison) -> Iterator[CheckResult]:
    """R04 to R08 for figures that no row prints: a line that is the sum of others in all that rows print is so there,
    too. Balances by occupancy are such figures where a roll has no column of them."""
    for block in comparison.blocks.values():
        lines = [line for line in block if line.group is not None and line.kind != "average"]
        if 2 < len(lines) <= MOST_LINES:
            yield from _of_block(comparison, lines)


def _of_block(comparison: Comparison, lines: Sequence[Stated]) -> Iterator[CheckResult]:
    shared = sorted(set.intersection(*(set(line.values) for line in lines)))
    known = [name for name in shared if _is_printed(comparison.rows, name)]
    silent = [name for name in shared if name in ATTRIBUTES and name not in known and check_of(name)]
    if len(known) < FEWEST or not silent:
        return
    for line in lines:
        others = [other for other in lines if other is not line]
        sums = [
            parts
            for size in range(2, len(others) + 1)
            for parts in combinations(others, size)
            if sum(any(part.values[name] for name in known) for part in parts) > 1
            and all(abs(_sum(parts, name) - line.values[name]) <= CENT for name in known)
        ]
        for name in silent if sums else ():
            stated = line.values[name]
            parts = min(sums, key=lambda parts: abs(_sum(parts, name) - stated))
            tied = abs(_sum(parts, name) - stated) <= CENT
            figures = f"{len(known)} other figures"
            yield added_up(
                check_of(name) or "", ", ".join(repr(part.label) for part in parts), [_sum(parts, name)], stated,
                missed="WARN", remark=f", as they do in {figures}" if tied else f"; in {figures} they tie",
                title=f"{name}, {comparison.name(line)}, against the lines beside it", readings_tried=len(sums),
            )  # fmt: skip


def _is_printed(rows: Sequence[RentRollRow], name: str) -> bool:
    attr = ATTRIBUTES.get(name)
    return attr is not None and any(getattr(row, attr, None) is not None for row in rows)


def _sum(parts: Sequence[Stated], name: str) -> Decimal:
    return sum((part.values[name] for part in parts), Decimal(0))


def side_sums(comparison: Comparison, check_id: str) -> Iterator[CheckResult]:
    """R09 and R17: the lines of a block by occupancy against its total; counts of all rows against the rows, too."""
    (figure, called, sides), some = SIDES[check_id], False
    for name, groups in _sides(comparison):
        figures = {group: n for group, line in groups.items() if (n := line.figure(figure)) is not None}
        if not {"total", "occupied", "vacant"} <= figures.keys():
            continue
        some = True
        parts = {group: figures[group] for group in sides if group in figures}
        if sum(parts.values()) + figures.get("notice", 0) == figures["total"]:
            parts |= {group: figures[group] for group in ("notice",) if group in figures}  # "Occupied, no notice"
        beside = [line for line in comparison.beside(groups["total"]) if line.group != "total" and line.figure(figure)]
        every = {line.label: line.figure(figure) or Decimal(0) for line in beside}
        if len(every) == len(beside) and sum(every.values()) == figures["total"]:
            parts = every  # "Current", "NTV", "Evict", "Vacant": each unit stands in one line
        counts, tolerance, named = figure == "units", Decimal(0), ""
        if counts:
            named = f" ({', '.join(f'{group} {count}' for group, count in parts.items())})"
        else:
            tolerance = max(sum_tolerance(printed_unit(figures.values()), len(figures) - 1))
        yield added_up(
            check_id, f"{name}: printed parts{named}", parts.values(), figures["total"], title=name,
            total="printed total", tolerance=tolerance,
        )  # fmt: skip
        if counts and any(len(scoped) == len(comparison.rows) for _, scoped in comparison.scopes(groups["total"])[:1]):
            yield _against_rows(comparison, name, groups, figures)
    if not some:
        yield result(check_id, "SKIPPED", f"no {called} of occupied, vacant and all units are printed together")


def _sides(comparison: Comparison) -> Iterator[tuple[str, dict[str, Stated]]]:
    """Blocks and tables that print occupied or vacant and the total beside each other, each once."""
    for block in comparison.blocks.values():
        lines = [line for line in block if line.group is not None and not line.detail]
        if any(id(line) in comparison.worded for line in lines if line.group in COUNTED):
            continue  # lines of words, several of one group
        groups = {line.group: line for line in lines if line.group is not None}
        if len(groups) == len(lines) and "total" in groups and {"occupied", "vacant"} & groups.keys():
            yield lines[0].scope or comparison.name(lines[0]), groups


def _against_rows(
    comparison: Comparison, name: str, groups: dict[str, Stated], counts: dict[str, Decimal]
) -> CheckResult:
    """The printed counts of the whole roll beside those of the summary, which follow the contract's definitions."""
    units = comparison.all.only(is_unit)
    meanings = {
        group: dict(comparison.meanings(groups[group], units)) for group in counts if group in ("total", *COUNTED)
    }
    ours = {group: len(next(iter(some.values()))) for group, some in meanings.items()}
    if counts.get("vacantLeased") and not ours["vacantLeased"]:
        # Suites that a lease to come is printed for are let where the block counts some, whatever their rows say.
        for group in ours.keys() & {"vacant", "vacantLeased"}:
            ours[group] = len(meanings[group][LET_AHEAD]) if LET_AHEAD in meanings[group] else ours[group]
    off = [f"{group} {ours[group]}, printed {counts[group]}" for group in ours if ours[group] != counts[group]]
    # Other counts of units are R03's to judge; other meanings of occupied are no contradiction.
    return result(
        "R09", "WARN" if off else "PASS",
        f"{name}, against the rows: " + ("; ".join(off) if off else f"all {len(ours)} counts agree"),
        title=f"{name}, against the rows", expected=counts["total"], actual=Decimal(ours["total"]),
        tolerance=Decimal(0),
    )  # fmt: skip
