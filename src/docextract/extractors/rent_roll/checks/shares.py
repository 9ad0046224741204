"""Checks R10 and R11: printed occupancy percentages of units and of area."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from decimal import Decimal
from functools import partial
from typing import NamedTuple

from ....models.findings import CheckResult
from ....models.rent_roll import NON_REVENUE, NOT_A_UNIT, RentRollRow
from ....proofs.chance import UNLIKELY, Hit, expected
from ....proofs.equations import step
from ....proofs.percentages import ALL, rounds_to
from ....proofs.readings import Remembered
from ....proofs.relations import first_fitting
from ..anatomy.results import begins_before, result
from ..arithmetic.comparison import Comparison, block_of
from ..totals.groups import Rows, group_readings
from ..totals.printed import Share, Stated


class Parts(NamedTuple):
    """How a share was read: its numerator, its denominator, the rows of the numerator."""

    basis: str
    part: Decimal
    whole: Decimal
    meaning: str = ""
    rows: Rows | None = None

    @property
    def percent(self) -> Decimal:
        """The part in percent of the whole; nothing of nothing is printed as 0."""
        return 100 * self.part / self.whole if self.whole else Decimal(0)


class ShareTie(NamedTuple):
    """A printed share, and the reading taken for it."""

    total: Stated
    share: Share
    said: bool
    """Whether the document says what the share is one of."""
    reading: Parts
    tried: int
    tied: bool
    exact: bool
    """Whether some reading is printed so by rounding; else rounding of its parts could explain it at most."""

    @property
    def kind(self) -> tuple[object, str]:
        """What shares of one block that are read alike have in common: they speak for each other."""
        return block_of(self.total), self.reading.meaning


def printed_shares(comparison: Comparison) -> Iterator[CheckResult]:
    """R10 and R11: occupied, vacant ... units of all units, and area of all area."""
    for check_id, subject in (("R10", "units"), ("R11", "area")):
        ties = [tie for total in comparison.totals if (tie := _tie(comparison, total, subject)) is not None]
        if not ties:
            yield result(check_id, "SKIPPED", f"no percentage of {subject} is printed")
        alike: dict[object, list[ShareTie]] = defaultdict(list)
        for tie in ties:
            if tie.tied:
                alike[tie.kind].append(tie)
        chances = {kind: _chance(some) for kind, some in alike.items()}
        for tie in ties:
            outcome = _judged(comparison, check_id, tie, chances.get(tie.kind, Decimal(1)))
            if outcome.status != "PASS" and comparison.begins_before(tie.total):
                outcome = begins_before(
                    check_id, comparison.first_page, tie.share.percent, title=comparison.name(tie.total)
                )
            yield outcome


def _tie(comparison: Comparison, total: Stated, subject: str) -> ShareTie | None:
    said = subject in total.shares
    share = total.shares[subject] if said else _unsaid(comparison, total, subject)
    readings = _readings(comparison, total, share, subject) if share is not None else []
    if share is None or not readings:
        return None
    reading, tried, tied = first_fitting(readings, partial(_agrees, share))
    exact = not tied or any(rounds_to(other.percent, share.percent) for other in readings)
    return ShareTie(total, share, said, reading, tried, tied, exact)


def _unsaid(comparison: Comparison, total: Stated, subject: str) -> Share | None:
    """A share that does not say of what is one of the area if it ties as such and not as one of the units."""
    share = total.shares.get("unsaid")
    if share is None:
        return None
    ties = (any(_agrees(share, r) for r in _readings(comparison, total, share, name)) for name in ("units", "area"))
    return share if (not next(ties) and next(ties)) == (subject == "area") else None


def _chance(ties: Sequence[ShareTie]) -> Decimal:
    """The accidental ties to be expected of a reading that shares have in common."""
    rooms = [tolerance_of(tie.share.percent) for tie in ties]
    return expected(max(tie.tried for tie in ties), [Hit(room, room, ALL) for room in rooms])


def _judged(comparison: Comparison, check_id: str, tie: ShareTie, chance: Decimal) -> CheckResult:
    reading, share = tie.reading, tie.share
    actual = reading.percent.quantize(Decimal("0.0001"))
    off = actual - share.percent
    usual = tie.tried == 1 or not tie.tied
    message = f"{share.group}: {reading.part} of {reading.whole} are {actual} %, printed {share.percent} %"
    if not tie.tied:
        status = "FAIL" if tie.said else "WARN"
        message += f": {off:+} points"
    else:
        known = usual or reading.basis == "stated" or reading.meaning.startswith("only ") or chance < UNLIKELY
        status = "PASS" if known and tie.exact else "WARN"
        message += "" if usual else f"; ties on the reading {reading.basis}"
        message += "" if known else ", which could be chance"
        message += "" if tie.exact else f"; {off:+} points are within tolerance: unexplainedInTolerance"
    return result(
        check_id, status, message, title=comparison.name(tie.total), basis=reading.basis, basis_is_default=usual,
        readings_tried=tie.tried, expected=share.percent, actual=actual,
        tolerance=tolerance_of(share.percent),
        rows=[] if status == "PASS" else [row.row_index for row in reading.rows or ()],
    )  # fmt: skip


def tolerance_of(percent: Decimal) -> Decimal:
    """Half of the last printed place, and one more for chained rounding."""
    return Decimal("1.5") * step(percent)


def _agrees(share: Share, reading: Parts) -> bool:
    return abs(reading.percent - share.percent) <= tolerance_of(share.percent)


def _readings(comparison: Comparison, total: Stated, share: Share, subject: str) -> Sequence[Parts]:
    """Readings in the order they are tried, each made once it is; those that come to the same are one."""
    return comparison.basis.shares_first(share.group, Remembered(_different(comparison, total, share, subject)))


def _different(comparison: Comparison, total: Stated, share: Share, subject: str) -> Iterator[Parts]:
    seen: set[tuple[Decimal, Decimal]] = set()
    for parts in _possible(comparison, total, share, subject):
        if (parts.whole or not (parts.part or share.percent)) and parts[1:3] not in seen:
            seen.add(parts[1:3])
            yield parts


def _possible(comparison: Comparison, total: Stated, share: Share, subject: str) -> Iterator[Parts]:
    apart = comparison.apart(total) if total.group == share.group else None
    for scope, rows in comparison.scopes(total):
        units = rows.only(lambda row: _takes_part(row, subject))
        earning = units.only(lambda row: row.occupancy_status not in NON_REVENUE)
        meanings = group_readings(units, share.group, total.status, apart, comparison.coming)
        parts = [(meaning, _size(comparison, some, subject), some) for meaning, some in meanings]
        for base, whole in (
            ("", _size(comparison, units, subject)),
            ("units-nonRevenue", _size(comparison, earning, subject)),
        ):
            for meaning, part, some in parts:
                basis = "; ".join(name for name in (meaning, base, scope) if name) or "current"
                yield Parts(basis, part, whole, meaning, some)
    # The total that the same block prints.
    of_all = next((other for other in (total, *comparison.beside(total)) if other.group == "total"), None)
    mine, all_of = _stated(total, subject), of_all and _stated(of_all, subject)
    if all_of and mine is not None:
        yield Parts("stated", mine, all_of)


def _takes_part(row: RentRollRow, subject: str) -> bool:
    if subject == "units":
        return row.counts_as_unit
    return row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"


def _size(comparison: Comparison, rows: Rows, subject: str) -> Decimal:
    return Decimal(len(rows)) if subject == "units" else rows.added(comparison.amounts("area")[0][1]).total


def _stated(total: Stated, subject: str) -> Decimal | None:
    return Decimal(total.units) if subject == "units" and total.units is not None else total.values.get(subject)
