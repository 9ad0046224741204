"""Rolls without a header row: tenants side by side, a card for each lease, an outline of their charges,
cells of two lines."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest
from rolls import pdf, read, workbook

from docextract.errors import ExtractionFailedError

ACROSS: list[list[Any]] = [
    ["ELM BLOCK, tenants and terms as of 7/31/2025"],
    [],
    ["Suite", "101", "102", "103", "Bsmt"],
    ["Tenant", "Ann Ames", "VACANT", "Cy Cole", "Di Dunn", "TOTAL"],
    ["Square feet", 3200, 1150, 1475, 900, 6725],
    ["Rent per month", 2900, None, 1750, 225, 4875],
    ["CAM per month", 400, None, 260, 0, 660],
    ["Lease began", dt.date(2017, 6, 1), None, dt.date(2020, 10, 1), dt.date(2024, 3, 1)],
    ["Lease ends", dt.date(2027, 5, 31), None, dt.date(2028, 9, 30), "mo. to mo."],
    ["Next raise on", dt.date(2026, 6, 1), None, dt.date(2025, 10, 1)],
    ["raise to (monthly)", 3066, None, 1802],
    [],
    ["4 spaces, 3 let, 1 vacant"],
]


def test_tenants_side_by_side_are_rows() -> None:
    x = read(workbook(ACROSS), "RETAIL")
    assert [(row.unit, row.tenant_name, row.area) for row in x.rows] == [
        ("101", "Ann Ames", 3200),
        ("102", None, 1150),
        ("103", "Cy Cole", 1475),
        ("Bsmt", "Di Dunn", 900),
    ]
    first = x.rows[0]
    assert (first.contract_rent, first.lease_start_date) == (2900, dt.date(2017, 6, 1))
    assert [(step.date, step.amount) for step in first.rent_steps] == [(dt.date(2026, 6, 1), 3066)]
    assert x.meta.as_on_date == dt.date(2025, 7, 31)
    assert any(note.type == "readInForm" for note in x.warnings)


def test_cells_of_a_turned_table_keep_their_places() -> None:
    x = read(workbook(ACROSS), "RETAIL")
    places = {name: place.cell for name, (place, *_) in x.rows[2].sources.items()}
    assert (places["unit"], places["contractRent"]) == ("D3", "D6")


def test_the_last_of_the_columns_may_sum_those_before_it() -> None:
    x = read(workbook(ACROSS), "RETAIL")
    assert all(check.status != "FAIL" for check in x.checks)
    assert all("contractRent" in row.proved for row in x.rows if row.contract_rent)


def test_cells_of_a_turned_table_that_wrap_are_whole() -> None:
    rows = [[*row[:5]] for row in ACROSS[:11]]
    rows[3][3], rows[3][4] = "Cole Roasting Company", None
    rows.insert(4, [None, None, None, "LLC", "Di Dunn"])
    x = read(workbook(rows), "RETAIL")
    assert [row.tenant_name for row in x.rows] == ["Ann Ames", None, "Cole Roasting Company LLC", "Di Dunn"]


def test_months_side_by_side_are_no_roll() -> None:
    months = [["Elm Block"], ["Month", "Jan", "Feb", "Mar", "Apr"], ["Rent", 100, 100, 100, 100]]
    months += [["Area", 500, 500, 500, 500], ["Deposits", 100, 200, 0, 0], ["Balance", 1, 2, 3, 4]]
    with pytest.raises(ExtractionFailedError):
        read(workbook(months), "RETAIL")


def test_tenants_side_by_side_go_on_in_blocks_below_one_another() -> None:
    more = [["Suite", "104", "105"], ["Tenant", "Eve East", "Fay Ford"], ["Square feet", 800, 700]]
    more += [["Rent per month", 810, 710], ["Lease ends", dt.date(2027, 5, 31), dt.date(2027, 6, 30)]]
    block = [[*row[:5]] for row in ACROSS[2:11]]
    x = read(workbook([ACROSS[0], [], *block, [], *more]), "RETAIL")
    assert [row.unit for row in x.rows] == ["101", "102", "103", "Bsmt", "104", "105"]
    assert x.rows[-1].contract_rent == 710


def _card(unit: str, tenant: str, rent: int, nnn: int) -> list[list[Any]]:
    return [
        [unit, tenant],
        ["Floor area", "n/a" if rent < 500 else "1,400 sq ft", "Base rent, monthly", rent],
        ["Began", "May 1, 2021", "NNN estimate, monthly", nnn],
        ["Ends", "Apr 30, 2026", "Tenant pays, monthly", rent + nnn],
        ["Rent goes to", f"${rent + 65}.00 on May 1, 2026"],
        [],
    ]


CARDS = [
    ["FAIR PLAZA, lease cards at August 15, 2025"],
    [],
    *_card("Space 1", "Rose Floral", 1225, 262),
    *_card("Space 2", "Dollar Stores #418", 4225, 910),
    *_card("Space 3A", "Kwik Clip", 850, 168),
    ["Space 3B", "VACANT"],
    ["Floor area", "1,100 sq ft", "Asking rent, monthly", 1045],
    [],
    ["Roof drips over the back door, to be fixed before showing."],
    [],
    *_card("Space PAD", "Belt Credit Union", 300, 20),
    ["5 spaces, 4 leased, 1 vacant."],
]


def test_each_card_of_labels_and_values_is_a_row() -> None:
    x = read(workbook(CARDS), "RETAIL")
    assert [(row.unit, row.tenant_name, row.contract_rent, row.market_rent) for row in x.rows] == [
        ("Space 1", "Rose Floral", 1225, None),
        ("Space 2", "Dollar Stores #418", 4225, None),
        ("Space 3A", "Kwik Clip", 850, None),
        ("Space 3B", None, None, 1045),
        ("Space PAD", "Belt Credit Union", 300, None),
    ]
    first = x.rows[0]
    assert (first.area, first.lease_end_date, first.total_charges) == (1400, dt.date(2026, 4, 30), 1487)
    assert [(step.date, step.amount) for step in first.rent_steps] == [(dt.date(2026, 5, 1), 1290)]
    assert x.rows[2].sources["contractRent"][0].cell == "D16"


def test_cards_may_say_all_of_it_behind_colons() -> None:
    rows: list[list[Any]] = [["Elm Court"], []]
    for number, name in enumerate(("Ann Ames", "Bob Boll", "Cy Cole", "Di Dunn")):
        rows += [
            [f"Unit: {101 + number}", f"Tenant: {name}"],
            ["Rent: $950", "Deposit: $500"],
            ["Lease ends: 5/31/2026"],
        ]
    x = read(workbook(rows))
    assert [(row.unit, row.tenant_name) for row in x.rows] == [
        ("101", "Ann Ames"), ("102", "Bob Boll"), ("103", "Cy Cole"), ("104", "Di Dunn"),
    ]  # fmt: skip
    assert {row.contract_rent for row in x.rows} == {950}
    assert {row.lease_end_date for row in x.rows} == {dt.date(2026, 5, 31)}


def test_one_lease_on_a_page_of_labels_is_no_roll() -> None:
    with pytest.raises(ExtractionFailedError):
        read(workbook([["Lease abstract"], *_card("Space 1", "Rose Floral", 1225, 262)]), "RETAIL")


def _billed(head: str, charges: list[tuple[str, int]], balance: int = 0) -> list[list[Any]]:
    dates = [dt.date(2021, 6, 1), dt.date(2026, 5, 31), 2400]
    lines = [[None, item, "est.", *dates, amount] for item, amount in charges]
    if balance:
        lines[0].append(balance)
    total = [f"Total {head}", *[None] * 5, sum(amount for _, amount in charges), balance]
    return [[head], *lines, total]


def _outline(*leases: list[list[Any]]) -> list[list[Any]]:
    title: list[list[Any]] = [["Mill Flex Park, LLC"], ["As of September 30, 2025"], []]
    header = [None, "Item", "Memo", "Lease Start", "Lease End", "Sq Ft", "Amount", "Open Balance"]
    rows = [[*line] for lease in leases for line in lease]
    sums = [sum(line[c] or 0 for line in rows if str(line[0]).startswith("Total")) for c in (6, 7)]
    return [*title, header, *rows, ["TOTAL", *[None] * 5, *sums]]


BILLED = (
    _billed("Bay 1 - Brandt Welding", [("Base Rent", 1680), ("CAM", 228), ("RE Tax", 170)]),
    _billed("Bay 2 - Lake Pool Supply", [("Base Rent", 1740), ("CAM", 229), ("RE Tax", 171)], balance=450),
    _billed("Bay 3 - VACANT", [("Base Rent", 0)]),
    _billed("Bay 4 - Tri-State Vending", [("Base Rent", 1260), ("CAM", 172), ("RE Tax", 128)]),
)


def test_headings_over_charges_are_the_rows_of_leases() -> None:
    x = read(workbook(_outline(*BILLED)), "INDUSTRIAL")
    assert [(row.unit, row.tenant_name, row.contract_rent, row.balance) for row in x.rows] == [
        ("Bay 1", "Brandt Welding", 1680, 0),
        ("Bay 2", "Lake Pool Supply", 1740, 450),
        ("Bay 3", None, 0, 0),
        ("Bay 4", "Tri-State Vending", 1260, 0),
    ]
    assert [(charge.code, charge.amount) for charge in x.rows[0].charges] == [
        ("Base Rent", 1680), ("CAM", 228), ("RE Tax", 170),
    ]  # fmt: skip
    assert x.rows[3].lease_end_date == dt.date(2026, 5, 31)
    assert "contractRent" in x.rows[0].proved
    assert all(check.status != "FAIL" for check in x.checks)


def test_a_charge_that_its_lease_does_not_sum_is_found_in_an_outline() -> None:
    wrong = _outline(*BILLED)
    wrong[5][6] = 2680
    x = read(workbook(wrong), "INDUSTRIAL")
    assert any(check.status == "FAIL" and "Bay 1" in check.message for check in x.checks)


def test_headings_that_name_no_units_are_no_leases() -> None:
    names = ("Insurance", "Repairs", "Taxes", "Utilities")
    rows = _outline(*(_billed(name, [("Base Rent", 100), ("CAM", 5)]) for name in names))
    with pytest.raises(ExtractionFailedError):
        read(workbook(rows), "INDUSTRIAL")


PAIRS: list[list[Any]] = [
    ["77 QUARRY STREET"],
    ["List of tenants and rents as of December 1, 2025"],
    [],
    ["Apt", "Tenant / lease", "Rent now", "Security", "Remarks"],
    ["1L", "Priya Young", 1175, 1175],
    ["1 BR", "lease 6/1/25 to 5/31/26"],
    ["1 Rear", "Ezra Isakson", 850, 700, "here since before we"],
    ["studio", "month to month", None, None, "bought"],
    ["2L", "Paloma Rade", 1150, 1150, "to 1,200 on 2/1/26"],
    ["1 BR", "lease 2/1/25 to 1/31/26"],
    ["2 Front", "EMPTY", None, None, "painting"],
    ["2 BR"],
    ["3L", "Rafaela Kamara", 1180, 1180],
    ["1 BR", "lease 10/1/25 to 9/30/26"],
    ["4L", "Alonzo Ibarra", 1125, 1125],
    ["1 BR", "lease 4/1/25 to 3/31/26"],
    [None, "Total per month", 5480, 5330],
]


def test_cells_of_two_lines_are_read_under_words_of_their_own() -> None:
    x = read(workbook(PAIRS))
    assert [(row.unit, row.unit_type, row.tenant_name) for row in x.rows] == [
        ("1L", "1 BR", "Priya Young"), ("1 Rear", "studio", "Ezra Isakson"), ("2L", "1 BR", "Paloma Rade"),
        ("2 Front", "2 BR", None), ("3L", "1 BR", "Rafaela Kamara"), ("4L", "1 BR", "Alonzo Ibarra"),
    ]  # fmt: skip
    first, second, third, vacant, *_ = x.rows
    assert (first.lease_start_date, first.lease_end_date) == (dt.date(2025, 6, 1), dt.date(2026, 5, 31))
    assert second.is_month_to_month
    assert [note.value for note in second.source_columns if note.header == "Remarks"] == ["here since before we bought"]
    assert [(step.date, step.amount) for step in third.rent_steps] == [(dt.date(2026, 2, 1), 1200)]
    assert vacant.occupancy_status == "VACANT"
    assert first.sources["unitType"][0].cell == "A6"
    assert [(made.question, made.taken) for made in x.decisions][:1] == [("what is a row", "two lines")]


def test_a_rent_under_a_word_that_only_hints_at_it_is_not_proved_in_a_form() -> None:
    said = [[str(cell).replace("Rent now", "Rent, she says") if cell else cell for cell in row] for row in PAIRS[:4]]
    x = read(workbook([*said, *PAIRS[4:]]))
    assert [row.unit for row in x.rows][:2] == ["1L", "1 Rear"]
    assert all("contractRent" not in row.proved for row in x.rows)
    assert "deposit" in x.rows[0].proved


def test_an_outline_goes_on_on_further_pages() -> None:
    first, second = _outline(*BILLED[:2])[:-1], _outline(*BILLED)[:4]
    whole = _outline(*BILLED)
    x = read(pdf(first, [*second, *whole[len(first) :]]), "INDUSTRIAL")
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        ("Bay 1", "Brandt Welding", 1680), ("Bay 2", "Lake Pool Supply", 1740),
        ("Bay 3", None, 0), ("Bay 4", "Tri-State Vending", 1260),
    ]  # fmt: skip
    assert [row.sources["unit"][0].page for row in x.rows] == [1, 1, 2, 2]
    assert "contractRent" in x.rows[3].proved


def test_cards_may_name_unit_and_tenant_in_one_line() -> None:
    rows: list[list[Any]] = [["Elm Court leases"], ["As of 3/1/2026"], []]
    for number, name in enumerate(("Ann Ames LLC", "Bob Boll Inc", "Cy Cole")):
        rows += [[f"Suite {100 + number} - {name}"], ["Area", f"{1000 + number * 100:,}"]]
        rows += [["Lease expires", "5/31/2026"], ["Monthly rent", f"${900 + number}.00"], ["Deposit", "$500.00"], []]
    for data in (workbook(rows), pdf(rows)):
        x = read(data, "OFFICE")
        assert [(row.unit, row.tenant_name, row.area, row.contract_rent) for row in x.rows] == [
            ("Suite 100", "Ann Ames LLC", 1000, 900), ("Suite 101", "Bob Boll Inc", 1100, 901),
            ("Suite 102", "Cy Cole", 1200, 902),
        ]  # fmt: skip


REGISTER: list[list[Any]] = [
    ["Register of lettings at 31 March 2025"],
    [],
    ["unit A-1 4 Quay Rd", "kind", "Shop", "sq. ft.", 900],
    ["tenant Ann Ames", "monthly", 1200, "annual", 14400],
    ["from 1 May 2022 to 30 April 2027", None, None, "option", "none"],
    ["increases (monthly) 1 May 2026 $1,260.00"],
    [],
    ["unit A-2 6 Quay Rd", "kind", "Dwelling", "sq. ft.", 650],
    ["tenant VACANT"],
    [],
    ["unit B-1 8 Quay Rd", "kind", "Dwelling", "sq. ft.", 700],
    ["tenant Cy Cole", "monthly", 950, "annual", 11400],
    ["from 1 June 2023 to 31 May 2026", None, None, "option", "none"],
    [],
    ["unit B-2 9 Quay Rd", "kind", "Dwelling", "sq. ft.", 800],
    ["tenant Di Dunn", "monthly", 1000, "annual", 12000],
    ["from 1 July 2024 to month to month", None, None, "option", "none"],
    [],
    ["Area 3,050 sq. ft. Monthly $3,150.00"],
]


def test_the_first_word_of_each_line_of_a_card_may_be_its_label() -> None:
    x = read(workbook(REGISTER), "RETAIL")
    assert [(row.unit, row.unit_type, row.tenant_name, row.contract_rent) for row in x.rows] == [
        ("A-1", "Shop", "Ann Ames", 1200),
        ("A-2", "Dwelling", None, None),
        ("B-1", "Dwelling", "Cy Cole", 950),
        ("B-2", "Dwelling", "Di Dunn", 1000),
    ]
    first = x.rows[0]
    assert (first.lease_start_date, first.lease_end_date) == (dt.date(2022, 5, 1), dt.date(2027, 4, 30))
    assert [(step.date, step.amount) for step in first.rent_steps] == [(dt.date(2026, 5, 1), 1260)]
    assert x.summary.vacant_units == 1


def test_units_side_by_side_need_no_word_before_them() -> None:
    """``Apt A``, ``Apt B`` stand over the terms, with nothing in the corner."""
    x = read(
        workbook([
            ["14 Oak St, updated 8/4/2025"],
            [None, "Apt A", "Apt B", "Apt C", "ALL"],
            ["Tenant", "Ann Ames", "Vacant", "Cy Cole", "2 of 3"],
            ["Bed/bath", "2/1", "1/1", "2/1"],
            ["Monthly rent", 690, None, 735, 1425],
            ["Deposit", 690, None, 500, 1190],
            ["Lease expires", dt.date(2026, 3, 31), None, dt.date(2026, 8, 14)],
        ])
    )  # fmt: skip
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        ("Apt A", "Ann Ames", 690),
        ("Apt B", None, None),
        ("Apt C", "Cy Cole", 735),
    ]
    assert "contractRent" in x.rows[0].proved


def test_cards_whose_steps_go_on_in_the_next_line_and_whose_labels_say_nothing() -> None:
    """``None`` is no label, ``Mast 1`` is headed as ``Unit 1`` is, days and amounts below one another are one list."""

    def card(unit: str, name: str, rent: int, caps: str, *steps: tuple[str, str]) -> list[list[Any]]:
        first, *others = [*steps, ("none", None)]
        more = [[None, None, None, *step] for step in others if step[1]]
        rows = [
            [unit, name],
            ["Floor area", f"{rent * 2:,} sq ft", "Base rent, monthly", f"${rent:,}.00"],
            ["Lease start", "01 April 2021", "Total billed, monthly", f"${rent:,}.00"],
            ["Lease end", "31 March 2031"],
            ["Options", "None", "Rent steps (monthly)", *[text for text in first if text]],
            ["Caps", caps, *(more[0][2:] if more else [])],
        ]
        return [*rows, *more[1:]]

    x = read(
        pdf([
            ["Gannet Road Park"],
            ["Rent roll in lease-card form, position at 30 September 2025"],
            *card("Unit 1", "Marlowe Freight", 5200, "5%", ("01 Apr 2026", "$5,400.00"), ("01 Apr 2027", "$5,500.00")),
            *card("Unit 2A", "Pellworm Drinks", 2100, "None", ("01 Sep 2026", "$2,200.00")),
            *card("Unit 3", "Cobalt Tile", 1400, "4%", ("01 Feb 2026", "$1,450.00"), ("01 Feb 2027", "$1,500.00"),
                  ("01 Feb 2028", "$1,550.00")),
            *card("Mast 1", "Skerry Wireless", 300, "None"),
        ]),
        "INDUSTRIAL",
    )  # fmt: skip
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        ("Unit 1", "Marlowe Freight", 5200),
        ("Unit 2A", "Pellworm Drinks", 2100),
        ("Unit 3", "Cobalt Tile", 1400),
        ("Mast 1", "Skerry Wireless", 300),
    ]
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == [
        [5400, 5500],
        [2200],
        [1450, 1500, 1550],
        [],
    ]


def test_units_side_by_side_may_be_places_over_those_who_have_them() -> None:
    """``Up left`` is no number: it stands over the tenant of each, with nothing in the corner."""
    x = read(
        workbook([
            ["Fourplex on Vine, 5/1/2025"],
            [None, "Up left", "Up right", "Down left", "Garage"],
            ["Who", "Ann Ames", "Bob Bird", "empty", "Cy Cole"],
            ["Rent", 700, 650, None, 725],
            ["Deposit", 500, 650, None, 725],
            ["Lease until", dt.date(2026, 4, 30), dt.date(2025, 10, 31), None, dt.date(2026, 1, 31)],
        ])
    )  # fmt: skip
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        ("Up left", "Ann Ames", 700), ("Up right", "Bob Bird", 650), ("Down left", None, None),
        ("Garage", "Cy Cole", 725),
    ]  # fmt: skip


def test_a_stroke_in_the_head_of_a_card_parts_the_unit_and_the_last_words_say_what_it_is() -> None:
    lines: list[list[Any]] = [["Gateway Estate"], ["Tenancy Schedule as at 31 July 2026"]]
    for n in range(1, 6):
        let, kind = n != 3, ("Warehouse", "Factory")[n % 2]
        lines.append([f"Unit {n} |", f"Vale {n} Pty Ltd", None, kind] if let else ["Unit 3 | Vacant", None, None, kind])
        lines.append(["Lettable area", f"{1000 + n} m²", "Market rent p.a.", f"${9000 + n}.00"])
        if let:
            lines.append(["Lease commencement", "1 Nov 2021", "Lease expiry", "31 Oct 2028"])
            lines.append(["Net rent p.a.", f"${8000 + n}.00", "Bank guarantee", f"${700 + n}.00"])
    x = read(pdf(lines), "INDUSTRIAL")
    assert [r.unit for r in x.rows] == [f"Unit {n}" for n in range(1, 6)]
    assert [r.tenant_name for r in x.rows] == [f"Vale {n} Pty Ltd" if n != 3 else None for n in range(1, 6)]
    assert [r.unit_type for r in x.rows] == [("Warehouse", "Factory")[n % 2] for n in range(1, 6)]
    assert x.summary.vacant_units == 1


def test_the_time_that_an_amount_is_for_may_stand_behind_it_in_a_card() -> None:
    lines: list[list[Any]] = [["Harbour Reach Estate"], ["Schedule of ground leases as of 1 May 2025"]]
    for n, name in enumerate(["Marlstone", "Estuary", "Trinity", "Pontoon"], 1):
        lines.append([f"Plot {n}", f"{name} Ltd"])
        lines.append(["Use", "Cold store", "Site area", f"{18450 + n:,} sq m"])
        lines.append(["Commencement", "25 March 1994", "Expiry", "24 March 2119"])
        lines.append(["Review basis", "RPI", "Ground rent", f"£{61500 + n:,} per annum"])
    lines += [["Plot 5", "VACANT"], ["Cleared; marketing to commence in autumn."]]
    x = read(pdf(lines), "OTHER")
    assert [(row.unit, row.annual_rent, row.area) for row in x.rows] == [
        *((f"Plot {n}", 61500 + n, 18450 + n) for n in range(1, 5)),
        ("Plot 5", None, None),
    ]
    assert x.summary.vacant_units == 1


def test_cards_may_be_counted_and_say_what_the_homes_are_behind_their_names() -> None:
    lines: list[list[Any]] = [["Skelwith Lettings"], ["Schedule of lettings"], ["Position at 5 April 2025"]]
    homes = ["12 Mill Bank", "3 Chapel Row", "Rose Cottage, Nab End", "27 Tannery Street", "The Old Forge"]
    for n, home in enumerate(homes, 1):
        lines.append([f"{n}. {home}", None, ("2 bed terrace", "3 bed semi")[n % 2]])
        if n == 4:
            lines += [["Tenant: none - vacant since 14 February 2025"], ["Asking rent per calendar month: £895.00"]]
            continue
        remark = " (paid 4-weekly)" if n == 2 else ""
        lines.append([f"Tenant: Ms Ada Vosloer {n}", None, f"Tenancy began: {n} October 2017"])
        lines.append([f"Rent per calendar month: £{840 + n}.00{remark}", None, "Fixed term ends: Periodic"])
        lines.append([f"Deposit (DPS): £{930 + n}.00"])
    x = read(pdf(lines))
    assert [row.unit for row in x.rows] == homes
    assert [row.unit_type for row in x.rows] == [("2 bed terrace", "3 bed semi")[n % 2] for n in range(1, 6)]
    assert [row.contract_rent for row in x.rows] == [841, 842, 843, None, 845]
    assert (x.rows[3].market_rent, x.rows[3].occupancy_status) == (895, "VACANT")


def test_a_list_of_days_and_rents_in_a_card_is_its_steps() -> None:
    lines: list[list[Any]] = [["Fairview Arts Building"], ["Lease Abstracts"], ["As at November 30, 2025"]]
    for n, name in enumerate(["Citadel Imaging Inc.", "Spryfield Family", "Northwest Audiology", "Eye Surgery Co."], 1):
        lines.append([f"Suite {100 + n}", name, None, f"{2000 + n:,} sq. ft."])
        lines.append(["Practice", ("Imaging", "Family")[n % 2], "Net rent", f"${1000 + n:,}.00"])
        lines.append(["Commencement", "01 November 2020", "Annual net rent", f"${12000 + 12 * n:,}.00"])
        lines.append(["Expiry", "31 October 2030", "Security deposit", f"${2000 + n:,}.00"])
        lines += [["Scheduled rent increases"], ["Effective", "Annual net rent", "Per sq. ft."]]
        lines += [[f"01 November 202{k}", f"${12500 + 100 * k + n:,}.00", "$6.25"] for k in (6, 8)]
    x = read(pdf(lines), "OFFICE")
    assert [row.tenant_name for row in x.rows][:2] == ["Citadel Imaging Inc.", "Spryfield Family"]
    assert [row.annual_rent for row in x.rows] == [12012, 12024, 12036, 12048]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 11, 1), 13100 + n), (dt.date(2028, 11, 1), 13300 + n)] for n in range(1, 5)
    ]


def _typed(lines: list[str], size: float = 10) -> bytes:
    """A typewritten page."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(720, 792), invariant=1)
    canvas.setFont("Courier", size)
    for number, line in enumerate(lines):
        canvas.drawString(40, 750 - 12 * number, line)
    canvas.save()
    return out.getvalue()


BLOCKS = [
    "Lease Register with Recurring Charges                      Effective Jan 1, 2026",
    "",
    *(
        line
        for n in range(1, 6)
        for line in (
            f" {n}00        Sandhill Group {n}                              1,23{n} RSF",
            f"            Term 06/01/2024 to 05/31/2029     Security deposit {n},242.06",
            "            Recurring charges (monthly)       Scheduled base rent",
            f"               RNT   Base Rent      {n},200.00    06/01/2026    {n},298.11",
            f"               CAM   CAM Estimate     850.0{n}",
            f"                     Total          {n + 1},050.0{n}",
            "",
        )
    ),
    " 600        VACANT                                         7,085 RSF",
    "",
    " Total 1400 Corvane Drive                      13,250 RSF    Base 16,000.00",
]


def test_blocks_of_remarks_and_charges_below_each_unit_are_its_row() -> None:
    x = read(_typed(BLOCKS), "OFFICE")
    assert [(row.unit, row.tenant_name, row.area) for row in x.rows][:2] == [
        ("100", "Sandhill Group 1", 1231), ("200", "Sandhill Group 2", 1232),
    ]  # fmt: skip
    last = x.rows[-1]
    assert (last.unit, last.occupancy_status, last.area) == ("600", "VACANT", 7085)
    for n, row in enumerate(x.rows[:-1], 1):
        assert [(charge.code, charge.amount) for charge in row.charges] == [
            ("RNT", 1200 + 1000 * (n - 1)), ("CAM", Decimal(f"850.0{n}")),
        ]  # fmt: skip
        assert (row.contract_rent, row.total_charges) == (200 + 1000 * n, Decimal(f"{n + 1}050.0{n}"))
        assert (row.deposit, row.lease_end_date) == (Decimal(f"{n}242.06"), dt.date(2029, 5, 31))
        assert [(step.date, step.amount) for step in row.rent_steps] == [
            (dt.date(2026, 6, 1), Decimal(f"{n}298.11"))
        ]  # fmt: skip
    assert any(note.type == "readInForm" for note in x.warnings)


def test_remarks_below_amounts_that_only_a_line_of_words_names_are_read_with_them() -> None:
    lines = ["FERNCLIFF SHOPS   -   RENT LIST", "Who pays what as of January 1, 2025", ""]
    lines += [f"{'':28}{'SQ FT':>8}{'RENT/MONTH':>14}{'RENT/YEAR':>14}", "-" * 70]
    for n, letter in enumerate("ABDE", 1):
        year = f"{2400 + 12000 * n:,}.00"
        lines += [
            f"{letter}   {f'Corner Bean {n} LLC':24}{f'{n},850':>8}{f'{n},200.00':>14}{year:>14}",
            f"    lease 6/1/2021 to {'month to month' if n == 2 else '5/31/2026'}. deposit ${n},000.00",
            f"    goes up 6/1/2025 to ${n},335.00 a month",
            "",
        ]
        if letter == "B":
            lines += [f"C   {'EMPTY - asking $1,600':24}{'950':>8}", ""]
    lines += ["-" * 70, f"    {'5 STORES, 4 RENTED':24}{'14,350':>8}{'10,800.00':>14}{'129,600.00':>14}"]
    lines += [f"    {'deposits held in trust':24}{'':8}{'$10,000.00':>14}"]
    x = read(_typed(lines), "RETAIL")
    assert [row.unit for row in x.rows] == ["A", "B", "C", "D", "E"]
    assert [row.contract_rent for row in x.rows] == [1200, 2200, None, 3200, 4200]
    assert [row.annual_rent for row in x.rows] == [14400, 26400, None, 38400, 50400]
    assert [row.deposit for row in x.rows] == [1000, 2000, None, 3000, 4000]
    assert (x.rows[1].is_month_to_month, x.rows[2].market_rent, x.rows[2].area) == (True, 1600, 950)
    assert [(step.date, step.amount) for step in x.rows[4].rent_steps] == [(dt.date(2025, 6, 1), 4335)]
    assert x.failed_checks == []


def test_counted_lettings_with_whoever_has_them_below_are_blocks() -> None:
    lines = ["TENMILE FARM", "What is let, to whom, and for how much.       1 June 2026", ""]
    lines += [f"{'COTTAGES':44}{'a month':>12}{'a year':>12}{'owing':>10}"]
    for n in range(8, 12):
        lines += [
            f"{f'{n}. Cottage {n} West':44}{f'{n}00.00':>12}{f'{1200 * n:,}.00':>12}{'nil' if n % 2 else '50.00':>10}",
            f"   {'Havermeer Bros. Vegetables' if n == 9 else f'Cosmo Yelverton {chr(57 + n)}'}",
            "    from 1 Mar 2019, to 28 Feb 2029",
            "",
        ]
    lines += [f"{'':44}{'3,800.00':>12}{'45,600.00':>12}"]
    x = read(_typed(lines), "OTHER")
    assert [row.unit for row in x.rows] == [f"Cottage {n} West" for n in range(8, 12)]
    assert x.rows[1].tenant_name == "Havermeer Bros. Vegetables"
    assert [row.balance for row in x.rows] == [50, 0, 50, 0]
    assert {row.lease_end_date for row in x.rows} == {dt.date(2029, 2, 28)}
    assert x.failed_checks == []


def test_the_rent_past_due_of_a_form_that_is_filled_in_is_the_balance() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    starts, ends = (40, 80, 140, 290), (400, 470, 540)
    canvas.setFont("Times-Roman", 9)
    canvas.drawString(40, 760, "Rent Roll Certification, to be completed by the borrower for each of the units")
    canvas.drawString(40, 745, "Rents effective as of 05/31/2026 at Larkspur Court Apartments of Salem")
    heads = ("Unit", "Beds/Baths", "Name of Tenant", "Lease Expires", "Present Rent", "Deposit", "Rent Past Due")
    for x, head in zip((*starts, *ends), heads, strict=True):
        (canvas.drawString if x in starts else canvas.drawRightString)(x, 720, head)
    canvas.setFont("Courier", 8)
    names = ("Hollis Zielinski", "Brock Overby", "Soledad Kettering", "Dwayne Castaneda", "Trina Escobedo")
    for n, name in enumerate(names, 1):
        cells = (f"A{n}", "1BR/1BA", name, f"06/30/2{n}", f"1,0{n}5", "600", f"{n}0")
        for x, cell in zip((*starts, *ends), cells, strict=True):
            (canvas.drawString if x in starts else canvas.drawRightString)(x, 720 - 18 * n, cell)
    canvas.save()
    x = read(out.getvalue())
    assert [(row.unit, row.tenant_name) for row in x.rows] == [(f"A{n}", name) for n, name in enumerate(names, 1)]
    assert [(row.contract_rent, row.balance) for row in x.rows] == [(1005 + 10 * n, 10 * n) for n in range(1, 6)]


def test_labels_of_cards_may_stand_above_their_values() -> None:
    def card(unit: str, what: str, who: str, rent: str, *steps: str) -> list[list[Any]]:
        return [
            [unit, what], ["LESSEE"], [who], ["TERM BEGINS", "TERM ENDS"], ["May 1, 2021", "April 30, 2026"],
            ["MONTHLY RENT", "DEPOSIT HELD"], [rent, "$900.00"], ["RENT RISES TO"], *([step] for step in steps), [],
        ]  # fmt: skip

    x = read(
        workbook([
            ["Gantry Arcade, tenancies on August 19, 2025"], [],
            *card("UNIT 1", "1,420 sq. ft. / bakery", "Rye Bakery LLC", "$2,840.00", "$2,982.00 on 5/1/2026"),
            ["UNIT 2", "960 sq. ft. / retail"], ["", "NOT LET"], [],
            *card("UNIT 3/4", "610 sq. ft. / service", "Keys by Ann", "$1,098.00",
                  "$1,150.00 on 9/1/2025", "$1,200.00 on 9/1/2026"),
            *card("UNIT Kiosk", "90 sq. ft. / kiosk", "Bluestem Music", "$325.00", "none"),
        ]),
        "RETAIL",
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.area, r.unit_type, r.contract_rent) for r in x.rows] == [
        ("1", "Rye Bakery LLC", 1420, "bakery", 2840),
        ("2", None, 960, "retail", None),
        ("3/4", "Keys by Ann", 610, "service", 1098),
        ("Kiosk", "Bluestem Music", 90, "kiosk", 325),
    ]
    assert [[step.amount for step in r.rent_steps] for r in x.rows] == [[2982], [], [1150, 1200], []]


def test_cards_of_premises_say_uses_with_areas_and_amounts_in_groups_of_three() -> None:
    def card(unit: str, contract: str, who: str, *facts: list[Any]) -> list[list[Any]]:
        return [[f"Premises {unit}", contract], [who], *facts, []]

    def let(use: str, rent: str, index: str, deposit: str) -> list[list[Any]]:
        return [
            ["Use / area", use], ["Lease term", "2021-10-01 to 2026-09-30"], ["Contract rent", rent],
            ["Index supplement", index], ["Supplements, total", index], ["Bank guarantee / deposit", deposit],
        ]  # fmt: skip

    x = read(
        workbook([
            ["Kv. Elgen 7"], ["Lease cards, reporting date 2025-02-28, amounts per year"], [],
            *card("0101", "Contract 4401-001", "Bryggan AB", *let("Shop, 184 sqm", "423 200", "63 903", "105 800")),
            *card("0102", "Contract 4401-014", "Optik AB", *let("Shop, 132 sqm", "356 400", "29 581", "none")),
            *card("0103", "no contract", "VACANT", ["Use / area", "Shop, 96 sqm"], ["Available", "immediately"]),
            *card("0201", "Contract 4401-006", "Tandvård", *let("Clinic, 540 sqm", "1 134 000", "298 242", "none")),
        ]),
        "RETAIL",
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.area, r.unit_type, r.annual_rent, r.total_charges) for r in x.rows] == [
        ("0101", "Bryggan AB", 184, "Shop", 423200, 63903),
        ("0102", "Optik AB", 132, "Shop", 356400, 29581),
        ("0103", None, 96, "Shop", None, None),
        ("0201", "Tandvård", 540, "Clinic", 1134000, 298242),
    ]


def test_an_outline_of_properties_has_leases_below_and_units_of_any_name() -> None:
    def lease(head: str, *charges: tuple[str, float]) -> list[list[Any]]:
        lines = [["", "", code, "each month", amount] for code, amount in charges]
        return [["", head], *lines, ["", f"Total {head}", "", "", sum(amount for _, amount in charges)]]

    x = read(
        workbook([
            ["Gullickson Partnership"], ["Recurring Invoices, monthly, in effect September 1, 2025"], [],
            ["", "", "Item", "Memo", "Amount"], ["Foundry Lane Bays"],
            *lease("Bay 1 - Cardoza Works", ("4010 Rent", 1525), ("4120 CAM reimb", 167.75)),
            *lease("Bay 2 - Blue Heron Kayak", ("4010 Rent", 1560), ("4120 CAM reimb", 171.6)),
            *lease("Bay 3 (vacant)"),
            *lease("Bay 4 - Mendelson Sign Co.", ("4010 Rent", 1525)),
            *lease("Bay 5 - Pho Real Food", ("4010 Rent", 1475)),
            *lease("Yard - Arrowpoint Paving", ("4010 Rent", 625)),
            ["Total Foundry Lane Bays", "", "", "", 7049.35],
        ]),
        "RETAIL",
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.contract_rent, r.is_occupied) for r in x.rows] == [
        ("Bay 1", "Cardoza Works", 1525, True),
        ("Bay 2", "Blue Heron Kayak", 1560, True),
        ("Bay 3", None, None, False),
        ("Bay 4", "Mendelson Sign Co.", 1525, True),
        ("Bay 5", "Pho Real Food", 1475, True),
        ("Yard", "Arrowpoint Paving", 625, True),
    ]
    assert {r.property_name for r in x.rows} != {None}


def test_schedules_beside_the_labels_of_cards_are_steps_of_which_those_to_come_count() -> None:
    def card(suite: str, who: str, area: str, begins: str, month: str, year: str, *steps: list[str]) -> list[list[Any]]:
        listed = [[*step, ""] for step in steps]
        left = [["Commencement", begins], ["Current base rent", f"{month} per month"], ["", f"{year} per year"],
                ["Escalations", "3.0% annually"], ["Security deposit", "$5,000.00"]]  # fmt: skip
        sides = [[*one, *(listed[n] if n < len(listed) else [])] for n, one in enumerate(left)]
        return [[suite, who], ["Rentable area", area, "Rent schedule from", "Monthly", "$/SF/Yr"], *sides, []]

    x = read(
        workbook([
            ["Medical Office Building"], ["Tenant lease abstracts, rents stated as of October 1, 2025"], [],
            *card("Suite 100", "Tallis Associates", "8,214 SF (15.11% of building)", "July 1, 2024", "$24,000.00",
                  "$288,000.00", ["Jul 1, 2024", "$23,300.00"], ["Jul 1, 2025", "$24,000.00"],
                  ["Jul 1, 2026", "$24,720.00"]),
            *card("Suite 120", "Duneside Imaging", "5,490 SF (10.10% of building)", "July 1, 2025", "$13,000.00",
                  "$156,000.00", ["Jul 1, 2025", "$13,000.00"], ["Jul 1, 2026", "$13,390.00"],
                  ["Jul 1, 2027", "$13,791.70"]),
            *card("Suite 140", "Copper Kettle", "1,105 SF (2.03% of building)", "March 1, 2024", "$2,593.00",
                  "$31,116.00", ["Mar 1, 2024", "$2,500.00"], ["Mar 1, 2025", "$2,593.00"]),
        ]),
        "OFFICE",
    )  # fmt: skip
    assert [(r.unit, r.area, r.contract_rent, r.annual_rent) for r in x.rows] == [
        ("Suite 100", 8214, 24000, 288000),
        ("Suite 120", 5490, 13000, 156000),
        ("Suite 140", 1105, 2593, 31116),
    ]
    assert [[(step.date.year, step.amount) for step in r.rent_steps if step.date] for r in x.rows] == [
        [(2026, 24720)],
        [(2026, 13390), (2027, Decimal("13791.70"))],
        [],
    ]


def test_names_go_on_below_and_rents_to_come_stand_behind_a_word_for_the_rent_in_a_card() -> None:
    def card(unit: str, names: tuple[str, str], rent: int, coming: str) -> list[list[Any]]:
        return [
            [f"Home {unit}", None, "LEASED"],
            ["Living area", "1,390 sf", "Rent", rent],
            ["Residents", f"{names[0]} &" if names[1] else names[0], "Pet rent", 35],
            [None, names[1] or None, "Total / month", rent + 35],
            ["Lease from", "08/10/2025", None, None],
            ["Lease to", "08/09/2027", None, None],
            [coming],
            [],
        ]

    x = read(
        workbook(
            [
                ["Rent roll by home, as of January 15, 2026"],
                *card("11", ("Una Vance", "Odile Marsh"), 2155, "Scheduled rent: 08/10/2026 $2,235"),
                *card("12", ("Milo Oake", "Ivo Thorne"), 1925, "No scheduled increase in term"),
                *card("13", ("Petra Lund", ""), 2295, "Scheduled rent: 08/10/2026 $2,365"),
                *card("14", ("Nan Quill", ""), 2235, "No scheduled increase in term"),
            ]
        )
    )
    assert [row.tenant_name for row in x.rows] == [
        "Una Vance & Odile Marsh",
        "Milo Oake & Ivo Thorne",
        "Petra Lund",
        "Nan Quill",
    ]
    assert [row.contract_rent for row in x.rows] == [2155, 1925, 2295, 2235]
    assert [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 8, 10), 2235)],
        [],
        [(dt.date(2026, 8, 10), 2365)],
        [],
    ]


def test_charges_of_blocks_are_listed_below_a_header_of_their_own() -> None:
    pytest.importorskip("reportlab")
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas, y = Canvas(out, pagesize=(842, 595), invariant=1), 560.0

    def line(*cells: tuple[float, str]) -> None:
        nonlocal y
        for x, text in cells:
            (canvas.drawRightString if text[-1].isdigit() and "," in text else canvas.drawString)(x, y, text)
        y -= 12

    canvas.setFont("Helvetica", 8)
    line((40, "Tenancy and Charges Listing"), (560, "Charges current at 25/11/2025"))
    tenants = ["Brindle Analytics Ltd", "Wyvern Dental Ltd", "Sabre Instruments Ltd", "Hop Yard Brewing Ltd"]
    for n, who in enumerate(tenants, 1):
        y -= 12
        line((40, f"WYV-0{n}"), (110, "Ground floor studio" if n % 2 else "Two storey office"), (330, f"{n},265 sq ft"),
             (620, "Let"))  # fmt: skip
        line((110, who))
        line((110, f"Lease 0{n}/07/2025 to 30/06/2030"))
        line((130, "Charge"), (180, "Description"), (330, "From"), (400, "Frequency"), (540, "Annual amount"))
        line((130, "RENT"), (180, "Principal rent"), (330, "24/07/2025"), (400, "Monthly"), (595, f"{n}1,540.00"))
        line((130, "INS"), (180, "Buildings insurance"), (330, "24/06/2025"), (400, "Annual"), (595, f"{n},392.15"))
        line(
            (130, "RENT"),
            (180, "Principal rent (future)"),
            (330, "24/07/2026"),
            (400, "Monthly"),
            (690, f"{n}2,860.00"),
        )
    canvas.save()
    x = read(out.getvalue(), "OFFICE")
    assert [(row.unit, row.tenant_name, row.unit_type) for row in x.rows] == [
        (f"WYV-0{n}", who, "Ground floor studio" if n % 2 else "Two storey office") for n, who in enumerate(tenants, 1)
    ]
    assert [(row.annual_rent, row.contract_rent) for row in x.rows] == [
        (Decimal(f"{n}1540"), None) for n in range(1, 5)
    ]
    charges = [[(charge.code, charge.amount, charge.frequency) for charge in row.charges] for row in x.rows]
    assert charges[0] == [("RENT", Decimal("11540.00"), "ANNUAL"), ("INS", Decimal("1392.15"), "ANNUAL")]
    assert [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 7, 24), Decimal(f"{n}2860"))] for n in range(1, 5)
    ]


def test_a_lease_goes_on_from_month_to_month_in_the_line_below() -> None:
    head = ["Suite", "Tenant", "Sq. Ft.", "Lease", "Rent per month"]
    pairs = [("10/1/2021 -", "9/30/2026"), ("6/1/2024 -", "5/31/2027"), ("4/1/2017 - month to", "month")]
    lines = [["Rent roll"], [], head]
    for n, (first, second) in enumerate(pairs):
        lines += [[f"{n}00", f"Tenant {n} Title &", 1000 + n, first, 1500 + n], [None, "Escrow", None, second]]
    x = read(workbook(lines), "OFFICE")
    assert [str(row.lease_start_date) for row in x.rows] == ["2021-10-01", "2024-06-01", "2017-04-01"]
    assert [row.is_month_to_month for row in x.rows] == [False, False, True]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_captions_again_and_again_above_their_values_are_a_row_each(make: Any) -> None:
    lines: list[list[Any]] = [["City of Elm"], ["Registration of rental units"], ["Rents in effect on July 1, 2025"]]
    units = [("1A", "Ames, Thelma", 1322, 1300, "Rented"), ("1B", "Bird, Ines", 1203, 0, "Rented"),
             ("1C", None, None, None, "Vacant"), ("2A", "Cole, Ann", 1331, 900, "Rented")]  # fmt: skip
    for number, name, rent, deposit, state in units:
        lines += [
            [],
            ["(a) UNIT NO.", "(b) UNIT SIZE", "(c) TENANT OF RECORD"],
            [number, "1 BR", name],
            ["(d) RENT CHARGED PER MONTH", "(e) SEPARATE CHARGE", "(f) SECURITY DEPOSIT HELD"],
            [rent, None, deposit],
            ["(g) STATUS", *(["X", "Rented", "", "Vacant"] if state == "Rented" else ["", "Rented", "X", "Vacant"])],
        ]
    x = read(make([*lines, ["Signed under penalty of perjury"]]))
    told = [(row.unit, row.tenant_name, row.contract_rent, row.deposit, row.status_text) for row in x.rows]
    assert told == [
        (number, name, None if rent is None else Decimal(rent), None if deposit is None else Decimal(deposit), state)
        for number, name, rent, deposit, state in units
    ]
