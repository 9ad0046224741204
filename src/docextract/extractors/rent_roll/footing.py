"""Checks R: what the document prints of its own sums, against the rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ...models.findings import CheckCell, CheckResult, Note
from ...models.rent_roll import OCCUPIED, VACANT, RentRollRow
from ...proofs.catalogue import catalogue
from ...proofs.tolerance import CENT, to_cents, within
from ...values.text import normal
from .counting import is_zero_area
from .proving import Prover
from .readings import POPULATIONS, Rows, Tie, amounts, find_tie, group_rows
from .tables import Printed, Stated

FIELD_CHECKS = {
    "marketRent": "R04", "contractRent": "R05", "annualRent": "R05", "tenantRent": "R05", "subsidyRent": "R05",
    "totalCharges": "R05", "otherCharges": "R05", "concessions": "R05", "deposit": "R06", "otherDeposit": "R06",
    "balance": "R07", "area": "R08",
}  # fmt: skip
MOST_NAMED = 5


def result(check_id: str, status: str, message: str, *, title: str = "", **more: object) -> CheckResult:
    """A result with the catalogue's title, and what it is about if several share the id."""
    info = catalogue()[check_id]
    return CheckResult(
        check_id=check_id,
        title=f"{info.title}: {title}" if title else info.title,
        status=status,  # type: ignore[arg-type]
        message=message,
        **more,  # type: ignore[arg-type]
    )


class Footing:
    """Runs the R checks over the rows and the printed totals."""

    def __init__(self, rows: Sequence[RentRollRow], printed: Printed, prover: Prover) -> None:
        self.rows = rows
        self.printed = printed
        self.prover = prover
        self.notes: list[Note] = []

    def run(self) -> list[CheckResult]:
        """All results, by id and document order."""
        self._settle_zero_areas()
        return [
            *self._charges(),
            *self._charge_summary(),
            *self._counts(),
            *self._sums(),
            *self._stated_units(),
            *self._rents(),
            *self._stated_areas(),
        ]

    # -- R01, R02 -----------------------------------------------------------------------------

    def _charges(self) -> Iterator[CheckResult]:
        wrong: list[RentRollRow] = []
        tested = 0
        example = ""
        for row in self.rows:
            if row.total_charges is None or not row.charges:
                continue
            tested += 1
            actual = sum((c.amount for c in row.charges if c.amount is not None), Decimal(0))
            if abs(actual - row.total_charges) <= Decimal("0.005"):
                self.prover.confirm([row], "totalCharges")
                self.prover.confirm_charges(row)
            else:
                wrong.append(row)
                example = example or f"unit {row.unit}: charges add up to {actual}, printed {row.total_charges}"
        if not tested:
            yield result("R01", "SKIPPED", "no row prints both charges and their total")
            return
        yield result(
            "R01", "FAIL" if wrong else "PASS",
            example if wrong else f"charges add up to the printed total in all {tested} rows",
            expected=Decimal(tested), actual=Decimal(tested - len(wrong)), difference=Decimal(-len(wrong)),
            tolerance=Decimal("0.005"), rows=[r.row_index for r in wrong],
            cells=[CheckCell(row_index=r.row_index, field="totalCharges") for r in wrong],
        )  # fmt: skip

    def _charge_summary(self) -> Iterator[CheckResult]:
        lines = self.printed.charges
        if lines and not any(row.charges for row in self.rows):
            yield result("R02", "SKIPPED", "the rows print no charges")
            return
        if not lines:
            yield result("R02", "SKIPPED", "no charge summary is printed")
            return
        codes = {c.code or c.description or "" for row in self.rows for c in row.charges}
        for line in lines:
            matches = self._codes_of(line.code, codes)
            best: tuple[Decimal, str, list[RentRollRow]] | None = None
            tried = 0
            for name, test in POPULATIONS:
                tried += 1
                rows = [r for r in self.rows if test(r)]
                amounts = [
                    c.amount for r in rows for c in r.charges if (c.code or c.description) in matches and c.amount
                ]
                actual = sum(amounts, Decimal(0))
                same = within(abs(actual), abs(line.amount), CENT)
                if best is None or same:
                    best = (actual, name, rows)
                if same:
                    break
            assert best is not None
            actual, name, rows = best
            tied = within(abs(actual), abs(line.amount), CENT)
            if tied:
                for row in rows:
                    for code in matches:
                        self.prover.confirm_charges(row, code)
            yield result(
                "R02", "PASS" if tied else "FAIL",
                f"{line.code}: rows add up to {abs(actual)}, printed {abs(line.amount)}"
                + ("" if matches else "; no charge of that code was read"),
                title=line.code, basis=name, basis_is_default=name == "current", readings_tried=tried,
                expected=abs(line.amount), actual=abs(actual), difference=abs(actual) - abs(line.amount), tolerance=CENT,
                rows=[] if tied else [r.row_index for r in rows if any((c.code or c.description) in matches for c in r.charges)],
            )  # fmt: skip

    def _codes_of(self, printed: str, codes: set[str]) -> set[str]:
        """Codes of the rows that a summary line means: the same, or clipped ones by unique prefix."""
        wanted = normal(printed)
        exact = {c for c in codes if normal(c) == wanted}
        others = {normal(line.code) for line in self.printed.charges}
        clipped = {
            c
            for c in codes
            if c and normal(c) != wanted and len(c) >= 8 and wanted.startswith(normal(c))
            and sum(o.startswith(normal(c)) for o in others) == 1 and normal(c) not in others
        }  # fmt: skip
        return exact | clipped

    # -- R03: counts ----------------------------------------------------------------------------

    def _settle_zero_areas(self) -> None:
        """Suites of no area stop counting where the stated unit count ties only without them."""
        if not any(is_zero_area(r) and r.counts_as_unit for r in self.rows):
            return
        for total in sorted(self._count_totals(), key=lambda t: -(t.units or 0)):
            for _, rows in self.scopes(total):
                counted = [r for r in group_rows(rows, total.group) if r.counts_as_unit]
                without = [r for r in counted if not is_zero_area(r)]
                if len(counted) != total.units and len(without) == total.units and without:
                    dropped = [r for r in rows if r.counts_as_unit and is_zero_area(r)]
                    if not self._ties_without(rows, total):
                        continue
                    for row in dropped:
                        row.counts_as_unit = False
                    self.notes.append(
                        Note(
                            type="zeroAreaNotCounted",
                            message=f"{len(dropped)} rows of no area do not count as units: the printed count of "
                            f"{total.units} ({total.label or 'total'}) ties only without them",
                        )
                    )
                    return

    def _ties_without(self, rows: Rows, total: Stated) -> bool:
        """Whether the other counts of the same block agree with leaving out rows of no area."""
        for other in self._count_totals():
            if other.block != total.block or other.kind == "table":
                continue
            without = [r for r in group_rows(rows, other.group) if r.counts_as_unit and not is_zero_area(r)]
            if other.group in ("occupied", "vacant", "total", None) and len(without) != other.units:
                return False
        return True

    def _count_totals(self) -> list[Stated]:
        return [t for t in [*self.printed.totals, *self.printed.occupancy] if t.units is not None]

    def _counts(self) -> Iterator[CheckResult]:
        totals = [t for t in self._count_totals() if t.group in (None, "total", "occupied", "vacant")]
        if not totals:
            yield result("R03", "SKIPPED", "the document prints no unit count")
            return
        for total in totals:
            stated = total.units or 0
            readings = self._count_readings(total)
            tied = next((i for i, (_, count) in enumerate(readings) if count == stated), None)
            basis, actual = readings[tied if tied is not None else 0]
            is_total = total.group in (None, "total")
            if tied is not None:
                self.prover.stated(total, "units", tied=True)
                if is_total and self._covers_all(total, stated):
                    self.prover.complete_by.append("unitCount")
            else:
                self.prover.stated(total, "units", tied=False)
            yield result(
                "R03", "PASS" if tied is not None else "FAIL" if is_total else "WARN",
                f"{total.label or 'unlabelled total'}: {actual} rows count, {stated} printed",
                title=self._name(total), basis=basis, basis_is_default=tied in (0, None),
                readings_tried=(tied + 1) if tied is not None else len(readings),
                expected=Decimal(stated), actual=Decimal(actual), difference=Decimal(actual - stated), tolerance=Decimal(0),
            )  # fmt: skip

    def _covers_all(self, total: Stated, stated: int) -> bool:
        return stated == sum(r.counts_as_unit for r in self.rows) or stated == len(self.rows)

    def _count_readings(self, total: Stated) -> list[tuple[str, int]]:
        readings: list[tuple[str, int]] = []
        for scope, rows in self.scopes(total):
            covered = group_rows(rows, total.group)
            suffix = f"; {scope}" if scope else ""
            units = [r for r in covered if r.counts_as_unit]
            readings.append(("units" + suffix, len(units)))
            if total.status is not None and total.group != "total":
                exact = sum(r.occupancy_status == total.status for r in rows)
                readings.append((f"only {total.status}{suffix}", exact))
            if total.group == "vacant":
                readings.append(
                    (
                        "vacantLeasedVacant" + suffix,
                        sum(r.counts_as_unit and r.occupancy_status in VACANT for r in rows),
                    )
                )
            if total.group == "occupied":
                readings.append(
                    (
                        "noticeVacant" + suffix,
                        sum(
                            r.counts_as_unit
                            and r.occupancy_status in OCCUPIED
                            and not r.occupancy_status.startswith("NOTICE")
                            for r in rows
                        ),
                    )
                )
            readings.append(("units-zeroArea" + suffix, sum(not is_zero_area(r) for r in units)))
            readings.append(("units-nonRevenue" + suffix, sum(r.is_occupied is not None for r in units)))
            readings.append(("rows" + suffix, len(covered)))
        return readings

    # -- R04-R08: sums --------------------------------------------------------------------------

    def _sums(self) -> Iterator[CheckResult]:
        seen: set[str] = set()
        totals = [*self.printed.totals, *self.printed.occupancy]
        for check_id in ("R04", "R05", "R06", "R07", "R08"):
            for total in totals:
                if total.kind == "average":
                    continue
                for name, stated in total.values.items():
                    if (FIELD_CHECKS.get(name) or ("R05" if name.startswith("charges:") else "")) != check_id:
                        continue
                    outcome = self._sum(check_id, total, name, stated)
                    if outcome is not None:
                        seen.add(check_id)
                        yield outcome
            if check_id not in seen:
                yield result(check_id, "SKIPPED", "no such total is printed, or the rows print no such amounts")

    def _sum(self, check_id: str, total: Stated, name: str, stated: Decimal) -> CheckResult | None:
        tie = find_tie(
            self.scopes(total), name, stated, group=total.group if total.group != "total" else None,
            status=total.status, beside=self._stated_vacant(total, name),
        )  # fmt: skip
        if tie is None or (stated == 0 and not self._likeliest(total, name)):
            return None
        if stated == 0 and all(not a for a in tie.reading.addends):
            self.prover.stated(total, name, tied=True)
            self.prover.confirm(tie.reading.rows, name)
            return result(
                check_id, "PASS", f"{self._name(total)}: all amounts and the printed total are 0",
                title=f"{name}, {self._name(total)}", basis=tie.reading.basis, basis_is_default=True, readings_tried=1,
                expected=stated, actual=tie.reading.actual, difference=Decimal(0), tolerance=tie.tolerance,
            )  # fmt: skip
        actual = tie.reading.actual
        status, remark = self._status(tie, stated)
        self.prover.stated(total, name, tied=tie.tied)
        if tie.tied and not tie.loose:
            self.prover.confirm(tie.reading.rows, name)
            if name.startswith("charges:"):
                for row in tie.reading.rows:
                    self.prover.confirm_charges(row, name.partition(":")[2])
            if total.group in (None, "total") and name != "area" and stated and self._all_units(tie):
                self.prover.money_ties.add(name)
        return result(
            check_id, status,
            f"{len(tie.reading.addends)} rows add up to {to_cents(actual)}, printed {stated}{remark}",
            title=f"{name}, {self._name(total)}", basis=tie.reading.basis, basis_is_default=tie.reading.first,
            readings_tried=tie.tried, expected=stated, actual=to_cents(actual),
            difference=to_cents(actual) - to_cents(stated), tolerance=tie.tolerance,
            rows=[] if tie.tied else [r.row_index for r in tie.reading.rows],
        )  # fmt: skip

    def _stated_vacant(self, total: Stated, name: str) -> Decimal | None:
        """What the same block prints for vacant space, if the total may cover it and no row stands for it."""
        if total.group != "total" or any(r.occupancy_status in VACANT for r in self.rows):
            return None
        for other in [*self.printed.totals, *self.printed.occupancy]:
            if other.block == total.block and other.kind != "table" and other.group == "vacant":
                return other.values.get(name)
        return None

    def _likeliest(self, total: Stated, name: str) -> bool:
        """Whether the rows that a total is most likely about print such amounts at all."""
        scopes = self.scopes(total)
        rows = group_rows(scopes[0][1], total.group if total.group != "total" else None) if scopes else []
        return any(amounts(name)[0][1](row) is not None for row in rows)

    def _status(self, tie: Tie, stated: Decimal) -> tuple[str, str]:
        if not tie.tied:
            nearest = tie.nearest
            remark = (
                f"; the nearest other reading, {nearest.basis}, differs by {to_cents(nearest.actual - stated)}"
                if nearest is not None
                else ""
            )
            return "FAIL", remark
        if tie.loose and to_cents(tie.reading.actual) != to_cents(stated):
            return "WARN", "; unexplainedInTolerance"
        # The chance that some reading ties by accident: readings tried x width of a tie / size of the sums.
        if not tie.reading.first and abs(stated) <= tie.tried * 30:
            return "WARN", f"; ties on the reading {tie.reading.basis}, which could be chance"
        return "PASS", "" if tie.reading.first else f"; ties on the reading {tie.reading.basis}"

    def _all_units(self, tie: Tie) -> bool:
        covered = {id(r) for r in tie.reading.rows}
        return all(id(r) in covered for r in self.rows if r.counts_as_unit)

    # -- R09, R17: printed against printed ---------------------------------------------------------

    def _blocks(self) -> Iterator[tuple[str, dict[str, Stated]]]:
        """Groups of totals that print occupied, vacant and total beside each other."""
        blocks: dict[tuple[str, object], dict[str, Stated]] = {}
        names: dict[tuple[str, object], str] = {}
        for total in [*self.printed.totals, *self.printed.occupancy]:
            if total.group is None:
                continue
            key = ("table", total.scope) if total.kind == "table" else ("block", total.block)
            group = blocks.setdefault(key, {})
            if total.group in group:
                group["repeated"] = total
            group[total.group] = total
            names.setdefault(key, total.scope or self._name(total))
        for key, groups in blocks.items():
            if "total" in groups and ({"occupied", "vacant"} & set(groups)) and "repeated" not in groups:
                yield names[key], groups

    def _stated_units(self) -> Iterator[CheckResult]:
        some = False
        for name, groups in self._blocks():
            counts = {g: t.units for g, t in groups.items() if t.units is not None}
            if "total" not in counts or not {"occupied", "vacant"} <= set(counts):
                continue
            some = True
            expected = counts["total"] or 0
            actual = sum(counts.get(g) or 0 for g in ("occupied", "vacant", "vacantLeased", "nonRevenue"))
            yield result(
                "R09", "PASS" if actual == expected else "FAIL",
                f"{name}: printed parts add up to {actual}, printed total {expected}", title=name,
                expected=Decimal(expected), actual=Decimal(actual), difference=Decimal(actual - expected), tolerance=Decimal(0),
            )  # fmt: skip
        if not some:
            yield result("R09", "SKIPPED", "no counts of occupied, vacant and all units are printed together")

    def _stated_areas(self) -> Iterator[CheckResult]:
        some = False
        for name, groups in self._blocks():
            areas = {g: t.values["area"] for g, t in groups.items() if "area" in t.values}
            if "total" not in areas or not {"occupied", "vacant"} <= set(areas):
                continue
            some = True
            expected = areas["total"]
            parts = ("occupied", "vacant", "vacantLeased", "nonRevenue", "notCounted")
            actual = sum((areas.get(g, Decimal(0)) for g in parts), Decimal(0))
            tied = within(actual, expected, Decimal(1))
            yield result(
                "R17", "PASS" if tied else "FAIL",
                f"{name}: printed parts add up to {actual}, printed total {expected}", title=name,
                expected=expected, actual=actual, difference=actual - expected, tolerance=Decimal(1),
            )  # fmt: skip
        if not some:
            yield result("R17", "SKIPPED", "no areas of occupied, vacant and all units are printed together")

    # -- R15: annual, monthly, per area -------------------------------------------------------------

    def _rents(self) -> Iterator[CheckResult]:
        tested = 0
        wrong: list[RentRollRow] = []
        for row in self.rows:
            verdicts = [v for v in (self._year_against_month(row), self._rate_against_rent(row)) if v is not None]
            tested += bool(verdicts)
            if not all(verdicts):
                wrong.append(row)
        if not tested:
            yield result("R15", "SKIPPED", "no row prints rents of two periods, or a rent and its rate per area")
            return
        status = "PASS" if not wrong else "FAIL" if len(wrong) * 2 > tested else "WARN"
        named = ", ".join(f"unit {r.unit or r.tenant_name}" for r in wrong[:MOST_NAMED])
        yield result(
            "R15", status,
            f"{tested - len(wrong)} of {tested} rows agree" + (f"; not {named}" if wrong else ""),
            expected=Decimal(tested), actual=Decimal(tested - len(wrong)), difference=Decimal(-len(wrong)),
            rows=[r.row_index for r in wrong],
        )  # fmt: skip

    def _year_against_month(self, row: RentRollRow) -> bool | None:
        """annual = 12 x monthly, within 2 % of the annual rent; None where one is not printed."""
        if not row.contract_rent or not row.annual_rent:
            return None
        if abs(row.contract_rent * 12 - row.annual_rent) > abs(row.annual_rent) * Decimal("0.02"):
            return False
        self.prover.confirm([row], "contractRent")
        self.prover.confirm([row], "annualRent")
        return True

    def _rate_against_rent(self, row: RentRollRow) -> bool | None:
        """annual / area = the printed rate, within 0.05; the rate is also tried as one of a month."""
        annual = row.annual_rent or (row.contract_rent * 12 if row.contract_rent else None)
        if not annual or not row.rent_per_area or not row.area:
            return None
        rate = annual / row.area
        if all(abs(r - row.rent_per_area) > Decimal("0.05") for r in (rate, rate / 12)):
            return False
        for name in ("rentPerArea", "area", "annualRent" if row.annual_rent else "contractRent"):
            self.prover.confirm([row], name)
        return True

    # -- scopes ---------------------------------------------------------------------------------

    def scopes(self, total: Stated) -> list[tuple[str, Rows]]:
        """Row sets that a total may be about, likeliest first; the name is '' for the likeliest."""
        found: list[tuple[str, Rows]] = []

        def add(name: str, rows: Rows) -> None:
            if rows and not any(
                len(rows) == len(old) and rows[0] is old[0] and rows[-1] is old[-1] for _, old in found
            ):
                found.append((name if found else "", rows))

        rows = self.rows
        if total.kind in ("grand", "table"):
            add("", rows)
            return found
        before = [r for r in rows if r.row_index < total.after]
        previous = max((t.after for t in self.printed.totals if t.after < total.after), default=0)
        named = [r for r in before if total.scope and self._is_scope(r, total.scope)]
        if named:
            add("", named)
        add("since the total before", [r for r in before if r.row_index >= previous])
        if total.property_name or (before and before[-1].property_name):
            name = before[-1].property_name if before else total.property_name
            add("property", [r for r in before if r.property_name == name])
        if total.section is not None and before:
            run: list[RentRollRow] = []
            for row in reversed(before):
                if row.section != before[-1].section:
                    break
                run.append(row)
            add("section", run[::-1])
            add("section", [r for r in before if r.section == before[-1].section])
        add("all before", before)
        add("all", rows)
        return found

    def _is_scope(self, row: RentRollRow, scope: str) -> bool:
        wanted = normal(scope)
        return any(
            name and normal(name) == wanted
            for name in (row.property_name, row.property_code, row.section, row.building)
        )

    def _name(self, total: Stated) -> str:
        parts = [total.label or "unlabelled total"]
        if total.scope and total.kind == "table":
            parts.append(total.scope)
        elif total.property_name:
            parts.append(total.property_name)
        elif total.section and not total.label:
            parts.append(total.section)
        return ", ".join(parts)
