"""Checks R09 and R17: printed counts and areas of occupied, vacant and all against each other."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...models.findings import CheckResult
from ...proofs.tolerance import printed_unit, sum_tolerance, to_cents
from .ground import Ground
from .groups import LET_AHEAD, group_readings
from .printed import Stated
from .results import result


def _blocks(ground: Ground) -> Iterator[tuple[str, dict[str, Stated]]]:
    """Groups of totals that print occupied, vacant and total beside each other."""
    blocks: dict[tuple[str, object], dict[str, Stated]] = {}
    names: dict[tuple[str, object], str] = {}
    for total in [*ground.printed.totals, *ground.printed.occupancy]:
        if total.group is None or total.detail:
            continue
        key: tuple[str, object] = ("table", total.scope) if total.kind == "table" else ("block", total.block)
        group = blocks.setdefault(key, {})
        if total.group in group:
            group["repeated"] = total
        group[total.group] = total
        names.setdefault(key, total.scope or ground.name(total))
    for key, groups in blocks.items():
        if "total" in groups and ({"occupied", "vacant"} & set(groups)) and "repeated" not in groups:
            yield names[key], groups


def stated_units(ground: Ground) -> Iterator[CheckResult]:
    some = False
    for name, groups in _blocks(ground):
        counts = {g: t.units for g, t in groups.items() if t.units is not None}
        if "total" not in counts or not {"occupied", "vacant"} <= set(counts):
            continue
        some = True
        expected = counts["total"] or 0
        parts = {g: counts[g] for g in ("occupied", "vacant", "vacantLeased", "nonRevenue") if g in counts}
        actual = sum(parts.values())
        named = ", ".join(f"{group} {count}" for group, count in parts.items())
        yield result(
            "R09", "PASS" if actual == expected else "FAIL",
            f"{name}: printed parts ({named}) add up to {actual}, printed total {expected}", title=name,
            expected=Decimal(expected), actual=Decimal(actual), difference=Decimal(actual - expected),
            tolerance=Decimal(0),
        )  # fmt: skip
        if any(len(scoped) == len(ground.rows) for _, scoped in ground.scopes(groups["total"])[:1]):
            yield _against_rows(ground, name, groups, counts)
    if not some:
        yield result("R09", "SKIPPED", "no counts of occupied, vacant and all units are printed together")


def _against_rows(ground: Ground, name: str, groups: dict[str, Stated], counts: dict[str, int]) -> CheckResult:
    """The printed counts of the whole roll beside those of the summary, which follow the contract's definitions."""
    units = ground.all.only(lambda row: row.counts_as_unit)
    ours = {
        group: len(group_readings(units, group, None, ground.apart(groups[group]))[0][1])
        for group in counts
        if group in ("total", "occupied", "vacant", "vacantLeased", "nonRevenue")
    }
    if counts.get("vacantLeased") and not ours["vacantLeased"]:
        # Suites that a lease to come is printed for are let where the block counts some, whatever their rows say.
        for group in ours.keys() & {"vacant", "vacantLeased"}:
            meanings = dict(group_readings(units, group, None, ground.apart(groups[group]), ground.coming))
            ours[group] = len(meanings[LET_AHEAD]) if LET_AHEAD in meanings else ours[group]
    off = [f"{group} {ours[group]}, printed {counts[group]}" for group in ours if ours[group] != counts[group]]
    total, actual = counts["total"], ours["total"]
    # Other counts of units are R03's to judge; other meanings of occupied are no contradiction.
    return result(
        "R09", "WARN" if off else "PASS",
        f"{name}, against the rows: " + ("; ".join(off) if off else f"all {len(ours)} counts agree"),
        title=f"{name}, against the rows", expected=Decimal(total), actual=Decimal(actual), tolerance=Decimal(0),
    )  # fmt: skip


def stated_areas(ground: Ground) -> Iterator[CheckResult]:
    some = False
    for name, groups in _blocks(ground):
        areas = {g: t.values["area"] for g, t in groups.items() if "area" in t.values}
        if "total" not in areas or not {"occupied", "vacant"} <= set(areas):
            continue
        some = True
        expected = areas["total"]
        parts = ("occupied", "vacant", "vacantLeased", "nonRevenue", "notCounted")
        actual = sum((areas.get(g, Decimal(0)) for g in parts), Decimal(0))
        tolerance = max(sum_tolerance(printed_unit(areas.values()), len(areas) - 1))
        tied = abs(to_cents(actual) - to_cents(expected)) <= tolerance
        yield result(
            "R17", "PASS" if tied else "FAIL",
            f"{name}: printed parts add up to {actual}, printed total {expected}", title=name,
            expected=expected, actual=actual, difference=actual - expected, tolerance=tolerance,
        )  # fmt: skip
    if not some:
        yield result("R17", "SKIPPED", "no areas of occupied, vacant and all units are printed together")
