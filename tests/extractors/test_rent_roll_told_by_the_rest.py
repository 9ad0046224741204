"""What a column or a row is, told by the sums, the totals and the words of the rest of the document."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

from rolls import pdf, read, workbook

TITLE = [["Elm Court"], ["Rent Roll"], ["As of 01/31/2025"], []]


def test_a_rent_by_bed_beside_the_rent_of_the_year_and_the_beds_is_no_charge() -> None:
    head = ["Ref", "Registered beds", "Tenant", "Lease Start", "Lease End", "Current rent (£ pa)", "Rent per bed (£)"]
    rows = [[f"FX0{n}", 40 + n, f"Ames Care {n} Ltd", "01/04/2017", "31/03/2052", (40 + n) * 9000, 9000] for n in
            range(1, 6)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "HEALTHCARE")
    assert [row.annual_rent for row in x.rows] == [Decimal(row[5]) for row in rows]
    assert all(row.contract_rent is None and not row.charges for row in x.rows)


def test_rents_that_come_to_the_total_of_a_month_with_the_charges_are_those_of_a_month() -> None:
    head = ["Shop No.", "Tenant", "GLA m²", "Basic Rental", "Rental R/m²", "Operating Costs", "Marketing Fund"]
    rents = [[f"S{n}", f"Ames {n} Ltd", 100 + n, (100 + n) * 150, 150, 2000 + n, 90 + n] for n in range(1, 7)]
    head, rows = [*head, "Total Monthly"], [[*row, sum((row[3], row[5], row[6]))] for row in rents]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(Decimal(row[3]), None) for row in rows]


def test_a_street_over_its_spaces_is_told_by_its_total() -> None:
    head = ["Space", "S", "Resident", "Move-In", "Space Rent"]
    lines = []
    for street, name in (("A", "ELM LANE"), ("B", "POND ROAD")):
        lines.append(["STREET", street, name, None, None])
        lines += [[f"{street}-0{n}", "O", f"AMES ANN {street}{n}", "06/01/2020", 400] for n in (1, 2, 3)]
        lines.append([f"STREET {street} TOTAL", None, "3 SPACES", None, 1200])
    x = read(workbook([*TITLE, head, *lines]), "MANUFACTURED_HOUSING")
    assert [row.unit for row in x.rows] == ["A-01", "A-02", "A-03", "B-01", "B-02", "B-03"]


def test_a_unit_of_area_alone_in_a_header_names_no_charge() -> None:
    head = [
        ["Suite", "Tenant", "Net Rentable", "Lease", "Lease", "Base Rent", "Base Rent"],
        [None, None, "Area", None, None, None, None],
        [None, None, "(sq ft)", "Start", "End", "Monthly", "Annual"],
    ]
    rows = [
        [f"{n}00", f"Ames {n} LLC", 1000 * n, "05/01/2018", "04/30/2028", 2000 * n, 24000 * n] for n in (1, 2, 3, 4)
    ]
    for data in (workbook([*TITLE, *head, *rows]), pdf([*TITLE, *head, *rows])):
        x = read(data, "OFFICE")
        assert [(row.lease_start_date, row.contract_rent, row.annual_rent) for row in x.rows] == [
            (dt.date(2018, 5, 1), Decimal(2000 * n), Decimal(24000 * n)) for n in (1, 2, 3, 4)
        ]
