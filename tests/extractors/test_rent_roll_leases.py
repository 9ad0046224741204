"""Commercial leases: what they recover, their steps, options and terms, in each form that rolls print them in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from promises import assert_sound
from rolls import column, pdf, read, workbook

from docextract import RentRoll
from docextract.models.rent_roll import LeaseOption, Recovery, RentStep

TITLE: Sequence[Sequence[Any]] = (["Commercial Rent Roll"], ["Harbor Center"], ["As of 01/31/2024"], [])
LEASES = [
    ["100", "Acme Corp", 2000, dt.date(2020, 1, 1), dt.date(2024, 12, 31), 4000],
    ["200", "Beta LLC", 3000, dt.date(2021, 1, 1), dt.date(2025, 12, 31), 6000],
    ["300", "Gamma Inc", 5000, dt.date(2022, 1, 1), dt.date(2026, 12, 31), 10000],
]
HEAD = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Monthly Rent"]


def with_columns(
    headers: Sequence[str], *cells: Sequence[Any], asset: str = "OFFICE", form: Any = workbook
) -> RentRoll:
    """Three leases with further columns; ``cells`` are those of each lease."""
    more = [*cells, *([None] * len(headers) for _ in LEASES[len(cells) :])]
    return read(form([*TITLE, [*HEAD, *headers], *([*a, *b] for a, b in zip(LEASES, more, strict=True))]), asset)


def amounts(found: Sequence[Recovery]) -> list[tuple[str | None, Any, Any, Any]]:
    return [(r.kind, r.amount, r.period, r.per_area) for r in found]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_recoveries_in_columns_have_their_kind_and_the_period_of_the_rent(form: Any) -> None:
    x = with_columns(["CAM", "Taxes", "Insurance"], [500, 300, 100], [600, 400, 150], form=form)
    assert amounts(x.rows[0].recoveries) == [
        ("cam", 500, "MONTHLY", None), ("realEstateTaxes", 300, "MONTHLY", None), ("insurance", 100, "MONTHLY", None),
    ]  # fmt: skip
    assert x.rows[2].recoveries == ()
    assert [(charge.code, charge.amount) for charge in x.rows[0].charges] == [
        ("CAM", 500), ("Taxes", 300), ("Insurance", 100),
    ]  # fmt: skip
    assert x.rows[0].recoveries[0].source is not None
    assert_sound(x)


def test_a_header_that_says_its_period_or_area_is_believed() -> None:
    x = with_columns(["Annual CAM", "Tax PSF", "Monthly Insurance"], [6000, 2, 100], [9000, 2, 150])
    assert amounts(x.rows[0].recoveries) == [
        ("cam", 6000, "ANNUAL", None), ("realEstateTaxes", None, None, 2), ("insurance", 100, "MONTHLY", None),
    ]  # fmt: skip


def test_recoveries_beside_annual_rents_are_annual() -> None:
    head = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Annual Rent", "CAM PSF", "Total Recoveries"]
    x = read(workbook([*TITLE, head, *([*lease[:5], lease[5] * 12, 3, 11000] for lease in LEASES)]), "RETAIL")
    assert amounts(x.rows[0].recoveries) == [("cam", None, None, 3), ("total", 11000, "ANNUAL", None)]
    assert column(x, "contract_rent") == [None, None, None]


def test_insurance_alone_is_a_recovery_of_suites_and_a_charge_of_homes() -> None:
    x = with_columns(["Insurance"], [100], [150])
    assert amounts(x.rows[0].recoveries) == [("insurance", 100, None, None)]
    homes = with_columns(["Insurance"], [100], [150], asset="MULTIFAMILY")
    assert homes.rows[0].recoveries == ()
    assert [(c.code, c.amount, c.category) for c in homes.rows[0].charges] == [
        ("Insurance", 100, "income.other.insuranceWaiver")
    ]


def test_base_years_stops_and_shares() -> None:
    x = with_columns(
        ["Base Year", "Expense Stop", "Stop PSF", "Pro Rata Share"], [2021, 8.5, None, "30.0%"], [None, None, 9, 0.5]
    )
    first, second = x.rows[0].recoveries, x.rows[1].recoveries
    assert [(r.kind, r.base_year, r.stop, r.share) for r in first] == [
        ("baseYear", 2021, None, None), ("expenseStop", None, Decimal("8.5"), None),
        ("share", None, None, Decimal("0.3")),
    ]  # fmt: skip
    assert [(r.kind, r.stop, r.per_area, r.share) for r in second] == [
        ("expenseStop", 9, 9, None), ("share", None, None, Decimal("0.5")),
    ]  # fmt: skip


def test_shares_printed_as_percents_without_the_sign_are_parts_of_one() -> None:
    x = with_columns(["Pro Rata Share", "% Rent"], [12.5, 6], [0.8, 5])
    assert [row.recoveries[0].share for row in x.rows[:2]] == [Decimal("0.125"), Decimal("0.008")]
    assert x.rows[0].percentage_rent is not None
    assert x.rows[0].percentage_rent.rate == Decimal("0.06")


def test_numbers_above_a_hundred_are_no_shares() -> None:
    head = ["Suite", "Tenant", "Sq Ft", "Rent", "Pro Rata Share"]
    x = read(workbook([head, *[[str(100 + n), "Acme LLC", 900, 1000, 5000 + n] for n in range(4)]]), "OFFICE")
    assert [row.recoveries for row in x.rows] == [()] * 4
    assert [kept.value for kept in x.rows[0].source_columns] == ["5000"]


def test_percentage_rent_has_rate_breakpoint_and_sales() -> None:
    x = with_columns(["% Rent", "Natural Breakpoint", "Sales", "Sales PSF"], ["6.0%", "$800,000", 900000, 450])
    rent = x.rows[0].percentage_rent
    assert rent is not None
    assert (rent.rate, rent.breakpoint, rent.sales) == (Decimal("0.06"), 800000, 900000)
    assert x.rows[1].percentage_rent is None
    assert [(c.header, c.value) for c in x.rows[0].source_columns] == [("Sales PSF", "450")]


def test_charges_that_recover_costs_are_recoveries_too() -> None:
    head = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Charge Type", "Frequency", "Amount"]
    rows = [
        [*LEASES[0][:5], "Base Rent", "Monthly", 4000],
        [*[None] * 5, "CAM", "Monthly", 500],
        [*[None] * 5, "Real Estate Tax", "Annual", 2400],
        [*[None] * 5, "CAM", "One-Time", 77],
        [*LEASES[1][:5], "Base Rent", "Monthly", 6000],
    ]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert amounts(x.rows[0].recoveries) == [
        ("cam", 500, "MONTHLY", None), ("realEstateTaxes", 2400, "ANNUAL", None),
    ]  # fmt: skip
    assert len(x.rows[0].charges) == 4


NOT_MONTHLY = ("Annually", "Quarterly", "One-Time", "Prorated", "Weekly")


def test_only_what_is_billed_monthly_is_monthly_rent() -> None:
    head = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Charge Type", "Frequency", "Amount"]
    rows = [
        [*LEASES[0][:5], "Base Rent", "Monthly", 4000],
        *(
            [*[None] * 5, "Base Rent", often, 7]
            for often in ("Annually", "Quarterly", "One-Time", "Prorated", "Weekly")
        ),
        [*LEASES[1][:5], "Base Rent", "Annual", 72000],
    ]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [c.frequency for c in x.rows[0].charges] == [
        "MONTHLY", "ANNUAL", "QUARTERLY", "ONE_TIME", "PRORATED", "WEEKLY",
    ]  # fmt: skip
    assert x.rows[0].contract_rent == 4000
    assert (x.rows[1].contract_rent, x.rows[1].annual_rent) == (None, 72000)
    assert x.rows[1].derived == {"annualRent": "sum(charges:annual rent)"}


@pytest.mark.parametrize(
    ("header", "printed"), [("Term", "5 yrs"), ("Term (Years)", 5), ("Lease Term", "60 months"), ("Term", 60)]
)
def test_a_term_of_years_is_months(header: str, printed: Any) -> None:
    x = with_columns([header], *[[printed]] * 3)
    assert column(x, "lease_term_months") == [60, 60, 60]
    assert ("leaseTermMonths" in x.rows[0].derived) == (printed != 60)


def test_a_column_called_type_may_hold_kinds_of_lease() -> None:
    x = with_columns(["Type"], ["NNN"], ["Modified Gross"], ["Retail Gross"])
    assert column(x, "lease_type") == ["NNN", "Modified Gross", "Retail Gross"]
    assert column(x, "unit_type") == [None, None, None]
    other = with_columns(["Type"], ["Inline"], ["Anchor"], ["Pad"])
    assert column(other, "unit_type") == ["Inline", "Anchor", "Pad"]


def test_a_letter_of_credit_is_another_deposit() -> None:
    x = with_columns(["Security Deposit", "Letter of Credit"], [4000, 10000])
    assert (x.rows[0].deposit, x.rows[0].other_deposit) == (4000, 10000)


def steps(row: Any) -> list[tuple[Any, ...]]:
    return [(s.kind, s.date and s.date.isoformat(), s.amount, s.per_area, s.period) for s in row.rent_steps]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_steps_side_by_side(form: Any) -> None:
    day, later = dt.date(2025, 1, 1), dt.date(2026, 1, 1)
    headers = ["Step 1 Date", "Step 1 Rent", "Step 2 Date", "Step 2 Rent"]
    x = with_columns(headers, [day, 4120, later, 4240], [day, 6150, None, None], form=form)
    assert steps(x.rows[0]) == [
        ("NEW_AMOUNT", "2025-01-01", 4120, None, None), ("NEW_AMOUNT", "2026-01-01", 4240, None, None),
    ]  # fmt: skip
    assert steps(x.rows[1]) == [("NEW_AMOUNT", "2025-01-01", 6150, None, None)]
    assert x.rows[2].rent_steps == ()


def test_next_increases_by_an_amount_and_by_a_share() -> None:
    day = dt.date(2025, 1, 1)
    headers = ["Next Increase Date", "Next Increase Amount", "Increase %"]
    x = with_columns(headers, [day, 4120, None], [day, 150, None], [day, None, 0.025])
    assert steps(x.rows[0]) == [("NEW_AMOUNT", "2025-01-01", 4120, None, None)]
    assert steps(x.rows[1]) == [("INCREASE", "2025-01-01", 150, None, None)]
    assert steps(x.rows[2]) == [("PERCENT", "2025-01-01", Decimal("0.025"), None, None)]
    assert column(x, "contract_rent") == [4000, 6000, 10000]


def test_steps_listed_in_one_cell_and_what_else_such_a_cell_says() -> None:
    x = with_columns(["Rent Steps"], ["1/1/2025: $4,120; 1/1/2026: $4,240"], ["3% annually"], ["CPI, min 2%, max 4%"])
    assert steps(x.rows[0]) == [
        ("NEW_AMOUNT", "2025-01-01", 4120, None, None), ("NEW_AMOUNT", "2026-01-01", 4240, None, None),
    ]  # fmt: skip
    assert steps(x.rows[1]) == [("PERCENT", None, Decimal("0.03"), None, "ANNUAL")]
    assert x.rows[2].rent_steps == ()
    assert [(c.header, c.value) for c in x.rows[2].source_columns] == [("Rent Steps", "CPI, min 2%, max 4%")]


def test_rows_below_a_lease_may_print_its_later_rents() -> None:
    later = [
        [None, None, None, dt.date(2025, 1, 1), None, 4120],
        [None, "Rent Step 2", None, dt.date(2026, 1, 1), None, 4240],
    ]
    x = read(
        workbook([*TITLE, HEAD, LEASES[0], *later, *LEASES[1:], ["Total", None, 10000, None, None, 20000]]), "OFFICE"
    )
    assert column(x, "unit") == ["100", "200", "300"]
    assert steps(x.rows[0]) == [
        ("NEW_AMOUNT", "2025-01-01", 4120, None, "MONTHLY"), ("NEW_AMOUNT", "2026-01-01", 4240, None, "MONTHLY"),
    ]  # fmt: skip
    assert x.ledger.unexplained == []
    assert_sound(x)


def test_a_day_of_the_term_beside_nothing_but_a_rent_is_that_of_a_later_one() -> None:
    """A brochure prints the increases below the end of the lease: no word says so, but the days lie within its term."""
    head = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Monthly Rent", "Annual Rent"]
    units = [
        [[f"{n}00", f"Vale Shop {n}", 1000 * n, "Apr-23", f"Mar-{30 + n}", 3000 * n, 36000 * n],
         [None, None, None, None, "Apr-26", 3100 * n], [None, None, None, None, "Apr-27", 3200 * n]]
        for n in range(1, 5)
    ]  # fmt: skip
    units.append([["500", "Vale Shop 5", 5000, "Apr-23", "Mar-35", 9000, 108000], [None] * 4 + ["May-35", 9100]])
    x = read(workbook([["ELM SHOPS"], ["As of 12/31/2024"], head, *(line for unit in units for line in unit)]))
    assert [[(s[1], s[2]) for s in steps(row)] for row in x.rows] == [
        *([("2026-04-01", 3100 * n), ("2027-04-01", 3200 * n)] for n in range(1, 5)),
        [],
    ]


def test_options_have_their_kind_day_and_notice() -> None:
    x = with_columns(
        ["Options", "Option Notice Date", "Option Date"],
        ["1x5 Renewal", dt.date(2024, 6, 30), dt.date(2025, 1, 1)],
        ["ROFR; early termination 6/30/2025; notice by 12/31/2024", None, None],
        ["None", None, None],
    )
    first, second, third = (row.options for row in x.rows)
    assert first == [LeaseOption("renewal", "1x5 Renewal", dt.date(2025, 1, 1), dt.date(2024, 6, 30), first[0].source)]
    assert [(o.kind, o.date, o.notice_date) for o in second] == [
        ("firstRefusal", None, None), ("termination", dt.date(2025, 6, 30), dt.date(2024, 12, 31)),
    ]  # fmt: skip
    assert third == ()
    assert column(x, "notice_date") == [None, None, None]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_options_steps_and_remarks_that_wrap_are_read_whole(form: Any) -> None:
    body: list[list[Any]] = []
    for lease in LEASES:
        body.append([*lease, "2 x 5 yr @", "1/1/2025: $4,200;", "Landlord pays"])
        body.append([*[None] * len(lease), "FMV", "1/1/2026: $4,400", "the taxes"])
    x = read(form([*TITLE, [*HEAD, "Renewal Options", "Rent Steps", "Comments"], *body]), "OFFICE")
    for row in x.rows:
        assert [(o.kind, o.text) for o in row.options] == [("renewal", "2 x 5 yr @ FMV")]
        assert [(s.date, s.amount) for s in row.rent_steps] == [
            (dt.date(2025, 1, 1), 4200),
            (dt.date(2026, 1, 1), 4400),
        ]
        assert [c.value for c in row.source_columns] == ["Landlord pays the taxes"]
    assert len(x.rows) == len(LEASES)
    assert_sound(x)


def test_two_columns_of_options() -> None:
    x = with_columns(["Renewal Options", "Termination Option"], ["2 x 5 yrs", "After month 36"])
    assert [(o.kind, o.text) for o in x.rows[0].options] == [
        ("renewal", "2 x 5 yrs"), ("termination", "After month 36"),
    ]  # fmt: skip


LIST = ["Charge", "Type", "Unit", "Area", "From", "To", "Monthly Amt", "Monthly/Area", "Annual", "Annual/Area"]


def test_lists_under_a_lease_are_its_steps_charges_and_options() -> None:
    start, end = dt.date(2020, 1, 1), dt.date(2024, 12, 31)
    head = ["Property", "Unit(s)", "Lease", "Lease Type", "Area", "Lease From", "Lease To", "Term", "Monthly Rent"]
    x = read(
        workbook(
            [
                ["Tenancy Schedule I"], ["Property: .hc  As of Date: 01/31/2024  By Property"], [], head,
                ["Harbor (hc)", "009-A, 009-B", "Acme Corp (t0001)", "Retail NNN", 2000, start, end, 60, 4000],
                [None, "Rent Steps", *LIST],
                [None, None, "rnt", "Base Rent", "009-A", 2000, dt.date(2024, 6, 1), end, 4100, 2.05, 49200, 24.6],
                [None, "Charge Schedules", *LIST],
                [None, None, "cam", "CAM", "009-A", 2000, start, end, 500, 0.25, 6000, 3],
                [None, "Lease Options", "Option Type", "Status", "From", "To", "Notice By", "Description"],
                [None, None, "Renewal", "Active", dt.date(2025, 1, 1), None, dt.date(2024, 6, 30), "5 years at FMV"],
                [None, "Amendments", "Type", "Description", "Status", "Term", "From", "To"],
                [None, None, "Original Lease", "Original", "Active", 60, start, end],
                ["Harbor (hc)", "010", "VACANT", None, 1000],
                ["Harbor (hc)", "011", "Beta LLC (t0002)", "Retail Gross", 3000, start, end, 60, 6000],
            ]
        ),
        "RETAIL",
    )  # fmt: skip
    assert column(x, "unit") == ["009-A, 009-B", "010", "011"]
    assert column(x, "lease_term_months") == [60, None, 60]
    lease = x.rows[0]
    assert [(s.category, s.date, s.amount, s.period) for s in lease.rent_steps] == [
        ("rnt", dt.date(2024, 6, 1), 4100, "MONTHLY")
    ]
    assert [(c.code, c.amount) for c in lease.charges] == [("cam", 500)]
    assert [(o.kind, o.text, o.date, o.notice_date) for o in lease.options] == [
        ("renewal", "5 years at FMV", dt.date(2025, 1, 1), dt.date(2024, 6, 30))
    ]
    assert x.ledger.unexplained == []


TENANCIES = ["Property", "Unit(s)", "Lease", "Lease Type", "Area", "Lease From", "Lease To", "Term", "Monthly Rent"]


def test_the_labels_of_a_list_may_stand_below_its_title() -> None:
    start, end = dt.date(2021, 3, 1), dt.date(2027, 2, 28)
    labels = [None, None, "Charge", "Type", "Unit", "Area", "From", "To", "Monthly Amt", "Annual"]
    x = read(
        workbook(
            [
                ["Tenancy Schedule"], ["As of Date: 06/30/2025"], [], TENANCIES,
                ["mill", "1A", "Rook Chandlers", "Net", 1400, start, end, 72, 3500],
                [None, None, "Recurring Charges"], labels,
                [None, None, "rnt", "Rent", "1A", 1400, dt.date(2025, 3, 1), None, 3500, 42000],
                [None, None, "hvac", "Recovery", "1A", 1400, dt.date(2025, 1, 1), None, 140, 1680],
                [None, None, "Rent Steps"], labels,
                [None, None, "rnt", "Rent", "1A", 1400, dt.date(2026, 3, 1), end, 3640, 43680],
                ["mill", "1B", "Ostler & Daughter", "Net", 900, start, end, 72, 2100],
                ["mill", "2", "VACANT", None, 650],
            ]
        ),
        "RETAIL",
    )  # fmt: skip
    assert [(r.unit, r.area, r.lease_start_date) for r in x.rows] == [
        ("1A", 1400, start), ("1B", 900, start), ("2", 650, None),
    ]  # fmt: skip
    lease = x.rows[0]
    assert (lease.tenant_name, lease.contract_rent) == ("Rook Chandlers", 3500)
    assert [(c.code, c.amount) for c in lease.charges] == [("rnt", 3500), ("hvac", 140)]
    assert [(s.category, s.date, s.amount) for s in lease.rent_steps] == [("rnt", dt.date(2026, 3, 1), 3640)]
    assert x.ledger.unexplained == []


def test_a_list_may_name_its_rows_below_the_title_and_the_next_have_no_labels() -> None:
    start, end = dt.date(2022, 10, 1), dt.date(2028, 9, 30)
    x = read(
        workbook(
            [
                ["Tenancy Schedule"], ["As of Date: 02/28/2025"], [], TENANCIES,
                ["dock", "07", "Larch Bindery", "Net", 2000, start, end, 72, 4400],
                [None, None, "Scheduled Charges", "Unit", None, "From", "To", None, "Monthly Amt"],
                [None, None, "rent - base", "07", None, start, None, None, 4400],
                [None, None, "cam - estimate", "07", None, start, end, None, 610],
                [None, None, "Rent Steps"],
                [None, None, "rent", "07", None, dt.date(2025, 10, 1), dt.date(2026, 9, 30), None, 4530],
                [None, None, "rent", "07", None, dt.date(2026, 10, 1), None, None, 4665],
                ["dock", "08", "Piers Cooperage", "Net", 1100, start, end, 72, 2500],
            ]
        ),
        "RETAIL",
    )  # fmt: skip
    assert column(x, "unit") == ["07", "08"]
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("rent - base", 4400), ("cam - estimate", 610)]
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [
        (dt.date(2025, 10, 1), 4530), (dt.date(2026, 10, 1), 4665),
    ]  # fmt: skip
    assert x.ledger.unexplained == []


def test_every_step_says_where_it_stands() -> None:
    x = with_columns(["Next Increase", "Next Amount"], [dt.date(2025, 1, 1), 4120])
    step: RentStep = x.rows[0].rent_steps[0]
    assert step.source is not None
    assert step.source.cell == "H6"


def test_sentences_below_a_unit_and_in_its_notes_tell_its_steps() -> None:
    lease = ["A1", "Wicker & Rush", 1000, dt.date(2022, 1, 1), dt.date(2027, 12, 31), 2500]
    x = read(
        pdf(
            [
                *TITLE, [*HEAD, "Remarks"], [*lease, "Rent goes to $2,600 on 1/1/25; roof is new"],
                [None, "Steps: 1/1/2026 $2,704.50/mo; 1/1/2027 $2,812.68/mo"],
                ["A2", "Linden Forge", *lease[2:], "HVAC replaced 3/1/2020 for $9,000"],
                [None, "goes up 7/1/2025 to $31,200.00 a year"],
                ["A3", "VACANT", 900],
            ]
        ),
        "RETAIL",
    )  # fmt: skip
    assert column(x, "tenant_name") == ["Wicker & Rush", "Linden Forge", None]
    assert sorted((s.date, s.amount, s.period) for s in x.rows[0].rent_steps) == [
        (dt.date(2025, 1, 1), 2600, None),
        (dt.date(2026, 1, 1), Decimal("2704.50"), "MONTHLY"),
        (dt.date(2027, 1, 1), Decimal("2812.68"), "MONTHLY"),
    ]
    assert [(s.date, s.amount, s.period) for s in x.rows[1].rent_steps] == [(dt.date(2025, 7, 1), 31200, "ANNUAL")]
    assert all(step.source is not None for row in x.rows for step in row.rent_steps)


def test_the_day_and_the_amount_of_a_step_may_stand_in_one_cell() -> None:
    x = with_columns(["Next Increase"], ["$4,200.00 eff. 02/01/2025"], ["asking $7,000/mo."])
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [(dt.date(2025, 2, 1), 4200)]
    assert x.rows[1].rent_steps == ()


def test_later_rents_below_a_lease_may_have_a_column_of_days_of_their_own() -> None:
    head = ["Suite", "Tenant", "SF", "Lease Start", "Lease End", "Rent From", "Annual Rent"]
    leases = [[*lease[:5], "Current", lease[5] * 12] for lease in LEASES]
    later = [[*[None] * 5, "Jan-25", 49440], [*[None] * 5, "Jan-26", 50923]]
    x = read(workbook([*TITLE, head, leases[0], *later, *leases[1:]]), "RETAIL")
    assert column(x, "unit") == ["100", "200", "300"]
    assert [(s.date, s.amount, s.period) for s in x.rows[0].rent_steps] == [
        (dt.date(2025, 1, 1), 49440, "ANNUAL"), (dt.date(2026, 1, 1), 50923, "ANNUAL"),
    ]  # fmt: skip
    assert x.rows[0].annual_rent == 48000


@pytest.mark.parametrize("header", ["Scheduled Increases / Remarks", "Next Review / Fixed Uplift", "Rent Escalations"])
def test_steps_among_other_words_of_a_column_that_says_it_tells_them(header: str) -> None:
    """However few cells tell one, and whatever stands behind the amount."""
    cells = ["1/1/2025: $4,120/mo One 5-yr option.", "1/1/2028 open market, upward only", "$10,400 p.m. from 1/1/2026"]
    x = with_columns([header], *([cell] for cell in cells))
    assert [steps(row) for row in x.rows] == [
        [("NEW_AMOUNT", "2025-01-01", 4120, None, "MONTHLY")],
        [],
        [("NEW_AMOUNT", "2026-01-01", 10400, None, "MONTHLY")],
    ]


@pytest.mark.parametrize("word", ["beginning {}", "from {}", "eff. {}", "{}"])
def test_the_day_of_a_later_rent_may_stand_below_both_days_of_the_lease(word: str) -> None:
    head = ["Suite", "Tenant", "SF", "Lease Dates", "Monthly Rent", "Comments"]
    leases = [[*lease[:3], f"{lease[3]:%m/%d/%y} to {lease[4]:%m/%d/%y}", lease[5], None] for lease in LEASES]
    later = [[*[None] * 3, word.format("1/1/25"), 4120], [*[None] * 3, word.format("1/1/26"), 4240]]
    x = read(workbook([*TITLE, head, leases[0], *later, *leases[1:]]), "OFFICE")
    assert column(x, "unit") == ["100", "200", "300"]
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [
        (dt.date(2025, 1, 1), 4120), (dt.date(2026, 1, 1), 4240),
    ]  # fmt: skip
    assert x.rows[0].lease_end_date == dt.date(2024, 12, 31)


def test_titles_that_count_the_steps_span_their_days_and_rents() -> None:
    """``1st Step`` and ``2nd Step`` over ``Date`` and ``Monthly Rent``."""
    days = [dt.date(2025, 1, 1), dt.date(2026, 1, 1)]
    rows = [[*lease, days[0], lease[5] + 100, days[1], lease[5] + 200] for lease in LEASES]
    above = [*[None] * 6, "1st Step", None, "2nd Step", None]
    head = [*HEAD, "Date", "Monthly Rent", "Date", "Monthly Rent"]
    x = read(workbook([*TITLE, above, head, *rows], merged=["G5:H5", "I5:J5"]), "OFFICE")
    assert column(x, "contract_rent") == [4000, 6000, 10000]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(days[0], lease[5] + 100), (days[1], lease[5] + 200)] for lease in LEASES
    ]


def test_a_second_step_has_the_day_right_before_its_amount() -> None:
    """Whatever stands above it, where it is later than the first one in every row."""
    days = [dt.date(2025, 1, 1), dt.date(2026, 1, 1)]
    cells = [
        [days[0], lease[5] + 100, *([days[1], lease[5] + 200] if n else [None, None])] for n, lease in enumerate(LEASES)
    ]
    x = with_columns(["Next step", "New rent / mo", "2nd bump", "New rent / mo"], *cells)
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(days[0], 4100)], *([(days[0], lease[5] + 100), (days[1], lease[5] + 200)] for lease in LEASES[1:])
    ]  # fmt: skip


def test_remarks_in_a_column_without_a_header_tell_steps() -> None:
    rows = [
        [*lease, text]
        for lease, text in zip(
            LEASES, ("rent goes to 4100 9/1/24", "moved to 12 on 3/1/24", "pays 2x month"), strict=True
        )
    ]
    x = read(workbook([*TITLE, HEAD, *rows]), "OFFICE")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [[(dt.date(2024, 9, 1), 4100)], [], []]


def test_pairs_of_the_words_of_the_first_step_are_further_steps_whatever_their_titles_say() -> None:
    days = [dt.date(2025, 1, 1), dt.date(2026, 1, 1), dt.date(2027, 1, 1)]
    rows = [[*lease, *(v for n, d in enumerate(days) for v in (d, lease[5] + 100 * n + 100))] for lease in LEASES]
    rows[0][8:] = [None] * 4
    above = [*[None] * 6, "Next increase", None, "The one after", None, "Still later", None]
    head = [*HEAD, *("Date", "Monthly base") * 3]
    x = read(workbook([*TITLE, above, head, *rows], merged=["G5:H5", "I5:J5", "K5:L5"]), "OFFICE")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(days[0], 4100)],
        *([(d, lease[5] + 100 * n + 100) for n, d in enumerate(days)] for lease in LEASES[1:]),
    ]


def test_charges_of_a_list_that_are_to_come_are_steps() -> None:
    labels = [None, "Charge Schedules", "Charge", "Unit", "From", "To", "Monthly Amt", "Annual"]
    head = ["Unit(s)", "Lease", "Area", "Lease From", "Lease To", "Monthly Rent", "Annual Rent", "Term"]
    rows: list[list[Any]] = []
    for n, name in enumerate(("Kite & Co", "Larch Group", "Moss Partners")):
        start, end, rent = dt.date(2023, 5, 1), dt.date(2028, 4, 30), 2000 + 100 * n
        raised, unit = dt.date(2024, 5, 1), f"{n + 1}00"
        rows += [
            [unit, name, 900 + n, start, end, rent, 12 * rent, 60], labels,
            [None, None, "bas", unit, start, dt.date(2024, 4, 30), rent, 12 * rent],
            [None, None, "bas", unit, raised, end, rent + 75, 12 * rent + 900],
            [None, None, "opx", unit, dt.date(2024, 1, 1), dt.date(2024, 12, 31), 150, 1800], [],
        ]  # fmt: skip
    x = read(workbook([["Leases and what they are billed"], ["As of Date: 01/31/2024"], [], head, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [2000, 2100, 2200]
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [
        [("bas", rent), ("opx", 150)] for rent in (2000, 2100, 2200)
    ]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2024, 5, 1), rent + 75)] for rent in (2000, 2100, 2200)
    ]


@pytest.mark.parametrize("title", ["Charge Schedules", "Recurring Charges"])
@pytest.mark.parametrize("paged", [True, False])
def test_a_list_that_begins_beside_its_title_has_the_labels_of_the_one_above_it(title: str, paged: bool) -> None:
    head = [
        "Unit(s)",
        "Lease",
        "Kind",
        "Type of Lease",
        "Area",
        "Lease From",
        "Lease To",
        "Monthly Rent",
        "Annual Rent",
    ]
    labels = [None, "Rent Steps", "Charge", "Type", None, "From", "To", "Monthly Amt", "Annual"]
    rows: list[list[Any]] = []
    for n, name in enumerate(("Kite & Co", "Larch Group", "Moss Partners", "Nettle Books")):
        start, end, rent, year = dt.date(2023, 5, 1), dt.date(2028, 4, 30), 2000 + 100 * n, dt.date(2024, 12, 31)
        rows += [
            [f"{n + 1}00", name, "Shop", "NNN", 900 + n, start, end, rent, 12 * rent], labels,
            [None, None, "rent", "Base Rent", None, start, end, rent, 12 * rent],
            [None, title, "cam", "CAM estimate", None, dt.date(2024, 1, 1), year, 150 + n, 1800 + 12 * n],
            [None, None, "ret", "Tax estimate", None, dt.date(2024, 1, 1), year, 75, 900],
            [None, "Percentage rent: 5% of sales over 1,315,966", *[None] * 7],
        ]  # fmt: skip
    content = [["Leases"], ["As of Date: 01/31/2024"], [], head, *rows]
    del content[4 + 6 + 1 : 4 + 6 + 3]  # the second lease has no steps
    x = read(pdf(content) if paged else workbook(content), "RETAIL")
    assert column(x, "tenant_name") == ["Kite & Co", "Larch Group", "Moss Partners", "Nettle Books"]
    assert [[(c.code, c.amount) for c in row.charges if c.code != "rent"] for row in x.rows] == [
        [("cam", 150 + n), ("ret", 75)] for n in range(4)
    ]


@pytest.mark.parametrize("titles", [("Next Adjustment", "Following Adjustment"), ("Next Step", "Third Step")])
def test_pairs_of_days_and_rents_below_titles_of_adjustments_are_steps(titles: tuple[str, str]) -> None:
    over = [None, None, None, None, None, titles[0], None, titles[1], None]
    head = ["Lot", "Ground Lessee", "From", "To", "Annual Ground Rent", "Date", "Annual Rent", "Date", "Annual Rent"]
    rows = [
        [f"G{n}", f"Plane & Poplar {n}", dt.date(2016, 4, 1), dt.date(2046, 3, 31), 120000 + n]
        + ([dt.date(2026, 4, n), 132000 + n, dt.date(2031, 4, n), 145200 + n] if n != 2 else [])
        for n in range(1, 6)
    ]
    x = read(workbook([["Ground Rents"], ["As of 1/31/2026"], [], over, head, *rows]), "LAND")
    assert column(x, "annual_rent") == [120000 + n for n in range(1, 6)]
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == [
        [132000 + n, 145200 + n] if n != 2 else [] for n in range(1, 6)
    ]


@pytest.mark.parametrize("labels", [("Effective", "Monthly Amount"), ("Date", "New Rent")])
def test_a_list_of_steps_needs_no_more_labels_than_a_day_and_an_amount(labels: tuple[str, str]) -> None:
    head = ["Unit", "Lease", "Type", "Area", "From", "To", "Charge Code", "Amount"]
    rows: list[list[Any]] = []
    for n, name in enumerate(("Kite & Co", "Larch Group", "Moss Partners")):
        start, end = dt.date(2023, 5, 1), dt.date(2028, 4, 30)
        rows += [
            [f"{n + 1}00", name, "Office Gross", 900 + n, start, end, "RNT", 2000 + n],
            [None, None, None, None, None, None, "CAM", 100 + n],
            [None, "Future Rent Steps", None, None, labels[0], None, None, labels[1]],
            [None, "RNT", None, None, dt.date(2026, 5, 1), None, None, 2100 + n],
            [None, "RNT", None, None, dt.date(2027, 5, 1), None, None, 2200 + n],
        ]
    x = read(workbook([["Leases"], ["As of Date: 01/31/2025"], [], head, *rows]), "OFFICE")
    assert column(x, "tenant_name") == ["Kite & Co", "Larch Group", "Moss Partners"]
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == [[2100 + n, 2200 + n] for n in range(3)]
    assert [[c.code for c in row.charges] for row in x.rows] == [["RNT", "CAM"]] * 3


@pytest.mark.parametrize("parking", ["Car Spaces", "Parking Spaces", "Reserved Stalls"])
def test_numbers_of_parking_spaces_are_no_units(parking: str) -> None:
    head = ["Floor / Unit", "Tenant", "NIA sq m", parking, "Passing Rent p.a."]
    floors = ["Ground - Unit 1", "Ground - Unit 2", "First Floor", "Second Floor (North)", "Penthouse"]
    rows = [[floor, f"Elm & Ash {n}", 200 + n, 2 + n % 3 or None, 50000 + n] for n, floor in enumerate(floors)]
    x = read(workbook([["Tenancies"], ["as of 1/31/2026"], [], head, *rows]), "OFFICE")
    assert column(x, "unit") == floors


def test_a_lease_starts_on_the_day_its_term_does_and_not_on_that_of_its_deed() -> None:
    head = ["Unit", "Tenant", "Date of Lease", "Term (years)", "Term commencement", "Contractual expiry", "Yearly rent"]
    rows = [
        [f"Unit {n}", f"Ashcombe {'KLMNOP'[n]} Limited", dt.date(2019, 1, 18), 10, dt.date(2018, 12, 29),
         dt.date(2028, 12, 28), 40000 + n]
        for n in range(6)
    ]  # fmt: skip
    x = read(workbook([["Cotter Park"], ["Tenancy schedule"], ["As at 1 December 2025"], [], head, *rows]), "OFFICE")
    assert {row.lease_start_date for row in x.rows} == {dt.date(2018, 12, 29)}
    head.pop(4)
    rows = [[*row[:4], *row[5:]] for row in rows]
    x = read(workbook([["Cotter Park"], ["Tenancy schedule"], ["As at 1 December 2025"], [], head, *rows]), "OFFICE")
    assert {row.lease_start_date for row in x.rows} == {dt.date(2019, 1, 18)}
