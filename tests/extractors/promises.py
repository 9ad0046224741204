"""What holds for the answer to any rent roll, whatever is in it."""

from __future__ import annotations

from docextract import RentRoll
from docextract.models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT

ROLES = {
    "DATA", "CHARGE", "CONTINUATION", "HEADER", "SECTION", "TOTAL", "SUBTOTAL", "SUMMARY", "TITLE", "NOTE", "FOOTER",
    "BLANK", "OTHER",
}  # fmt: skip
NEVER_FAIL = ("Q", "S04", "S06")


def assert_sound(x: RentRoll) -> None:
    """Rows, ledger, summary, checks and proof agree with each other."""
    assert_rows_are_sound(x)
    assert_summary_counts_the_rows(x)
    assert set(x.ledger.by_role) == ROLES
    assert sum(x.ledger.by_role.values()) == x.ledger.read
    assert x.ledger.by_role["DATA"] == len(x.rows)
    assert len(x.ledger.unexplained) <= x.ledger.by_role["OTHER"]
    proof = x.proof
    assert proof.proved + proof.contradicted + proof.doubtful + proof.unproved == proof.numbers
    assert sum(f.numbers for f in proof.by_field.values()) == proof.numbers
    ids = [c.check_id for c in x.checks]
    assert ids == sorted(ids)
    indexes = {row.row_index for row in x.rows}
    for check in x.checks:
        assert check.message, check.check_id
        assert set(check.rows) <= indexes
        assert not (check.status == "FAIL" and check.check_id.startswith(NEVER_FAIL))


def assert_rows_are_sound(x: RentRoll) -> None:
    assert [row.row_index for row in x.rows] == list(range(len(x.rows)))
    assert len({row.row_id for row in x.rows}) == len(x.rows)
    for row in x.rows:
        about = (row.row_index, row.unit, row.tenant_name)
        status = row.occupancy_status
        assert row.is_occupied == (True if status in OCCUPIED else False if status in VACANT else None), about
        assert (row.status_basis is None) == (status == "UNKNOWN"), about
        if row.counts_as_unit:
            assert row.relates_to is None, about
            assert status not in NOT_A_UNIT, about
            assert row.space_use != "NON_UNIT", about
        if row.relates_to is not None:
            assert x.rows[row.relates_to].counts_as_unit, about
            assert x.rows[row.relates_to].unit == row.unit, about
        if row.in_place:
            assert status in OCCUPIED, about
        states = [*row.proved, *row.contradicted, *row.doubtful]
        assert len(states) == len(set(states)), about
        for field in row.unread:
            assert field not in row.derived, about
        for place_list in row.sources.values():
            assert place_list, about


def assert_summary_counts_the_rows(x: RentRoll) -> None:
    units = x.units
    summary = x.summary
    assert summary.total_units == len(units)
    assert summary.occupied_units == sum(r.occupancy_status in OCCUPIED for r in units)
    assert summary.vacant_units == sum(r.occupancy_status in VACANT for r in units)
    assert summary.non_revenue_units == sum(r.occupancy_status in NON_REVENUE for r in units)
    assert sum(line.units for line in summary.by_status) == len(units)
