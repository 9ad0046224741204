"""Which column is the rent where words are silent: told by what the rents make with what is paid beside them, and by
the words in the line below."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

from rolls import pdf, read, workbook

from docextract.vocabulary import load_vocabulary

TITLE = [["Elm Court"], ["Rent Roll"], ["As of 01/31/2025"], []]


def test_what_a_column_makes_with_the_charges_is_no_rent_and_the_column_is() -> None:
    head = ["Unit", "Status", "Customer", "Move In", "Customer Rate", "Insurance", "Monthly Charge", "Deposit"]
    rows = [[f"G0{n}", "Occupied", f"A. Ames{n}", "07/01/2019", 100 + n, 8 * (n % 2), 100 + n + 8 * (n % 2), 50]
            for n in range(1, 8)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "SELF_STORAGE")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(Decimal(r[4]), Decimal(r[6])) for r in rows]


def test_the_titles_of_a_page_are_no_words_of_its_columns() -> None:
    head = ["Slip", "Size", "Slip Holder", "Begin", "Expire", "Slip", "Elec", "Total"]
    rows = [[f"A-0{n}", "30'", f"Ames{n}, Mina", "10/01/24", "09/30/25", 320, 25 * (n % 2), 320 + 25 * (n % 2)]
            for n in range(1, 8)]  # fmt: skip
    top = [["Heron Cove Marina", "", "", "", "", "", "", "SLIP RENTAL ROLL"],
           ["Rock Hall, Maryland", "", "", "", "", "", "", "07/01/2025 Pg 1"]]  # fmt: skip
    x = read(pdf([*top, [], head, *rows]), "SELF_STORAGE")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(Decimal(r[5]), Decimal(r[7])) for r in rows]


def test_rents_at_a_rate_of_a_month_are_those_of_a_month() -> None:
    head = ["Unit No.", "Tenant", "NLA (sq ft)", "Expiry", "Base Rent (psf pm)", "Base Rent", "Gross Rent"]
    rows = [[f"#01-0{n}", f"Ames {n} Pte. Ltd.", 800 + n, "09/14/2028", 12, 12 * (800 + n), 12 * (800 + n) + 900]
            for n in range(1, 6)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(Decimal(row[5]), None) for row in rows]


def test_a_line_below_a_header_says_the_period_of_one_column_or_of_all() -> None:
    head = ["Unit", "Tenant", "Sq ft", "Lease Start", "Expiry", "Current Rent"]
    rows = [[f"{n}A", f"Ames {n} Ltd", 540 + n, "01/06/2024", "31/05/2029", 9000 + n] for n in range(1, 5)]
    x = read(pdf([*TITLE, head, ["", "", "", "", "", "£ p.a.x."], *rows]), "RETAIL")
    assert [(row.annual_rent, row.contract_rent) for row in x.rows] == [(Decimal(row[5]), None) for row in rows]

    head = ["Premises", "Lessee", "Area", "Final expiry", "Net rent", "Opex recovery", "Monthly rent"]
    units = [None, None, "m²", None, "$ pa + GST", "$ pa + GST", "$ + GST"]
    rows = [[f"Level {n}", f"Ames {n} Ltd", 480 + n, "31/03/2031", 12000 * n, 700 * n, 1000 * n] for n in range(1, 6)]
    x = read(workbook([*TITLE, head, units, *rows]), "OFFICE")
    assert [(row.annual_rent, row.contract_rent) for row in x.rows] == [
        (Decimal(row[4]), Decimal(row[6])) for row in rows
    ]


def test_words_on_the_terms_of_a_lease_say_when_it_began() -> None:
    head = ["Unit", "Tenant", "Sq ft", "Lease Terms", "Expiry", "Rent p.a."]
    terms = ["15 years from 25/03/2019. Reviews 2024 and 2029.", "Assured tenancy, 12 months from 14/02/2025.",
             "Requires modernisation.", "10 years from 24/06/2016. Outside the 1954 Act."]  # fmt: skip
    rows = [[f"{n}A", f"Ames {n} Ltd", 540 + n, text, "31/12/2034", 9000 + n] for n, text in enumerate(terms)]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [row.lease_start_date for row in x.rows] == [
        dt.date(2019, 3, 25), dt.date(2025, 2, 14), None, dt.date(2016, 6, 24)
    ]  # fmt: skip


def test_an_amount_with_the_tax_in_it_is_no_rent_and_no_sum() -> None:
    head = [
        "Shop",
        "Lessee",
        "GLA m²",
        "Expiry",
        "Base rent p.a.",
        "Outgoings p.a.",
        "Gross rent p.a.",
        "Monthly incl. GST",
    ]
    bases = [(90000 * n, 12000 * n) for n in range(1, 6)]
    rows = [[f"{n}", f"Ames {n} Pty Ltd", 100 * n, "28/02/2029", base, costs, base + costs,
             round((base + costs) * 1.1 / 12, 2)] for n, (base, costs) in enumerate(bases, 1)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [(row.annual_rent, row.contract_rent, row.total_charges) for row in x.rows] == [
        (Decimal(base), None, Decimal(base + costs)) for base, costs in bases
    ]


def test_a_twelfth_of_the_gross_rent_is_no_rent_of_a_month() -> None:
    head = ["Unit", "Tenant", "GLA (m²)", "Lease Expiry", "Base Rent ($ p.a.)", "Base Rent ($/m²)",
            "Outgoings ($ p.a.)", "Gross Rent ($ p.a.)", "Gross Rent ($ p.m.)"]  # fmt: skip
    rows = [[f"Shop {n}", f"Ames {n} Pty Ltd", 80 + n, "31-Aug-27", 720 * (80 + n), 720, 120 * (80 + n),
             840 * (80 + n), 70 * (80 + n)] for n in range(1, 7)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [(row.annual_rent, row.contract_rent, row.total_charges) for row in x.rows] == [
        (Decimal(row[4]), None, Decimal(row[7])) for row in rows
    ]


def test_the_last_months_rent_is_the_deposit_where_nothing_else_is_held() -> None:
    head = ["Suite", "Resident", "Move In", "Rent", "LMR Dep", "Balance"]
    rows = [[f"10{n}", f"AMES, A{n}.", "04/01/2019", 877 + n, 851 + n, 0] for n in range(1, 6)]
    x = read(workbook([*TITLE, head, *rows]), "MULTIFAMILY")
    assert [row.deposit for row in x.rows] == [Decimal(row[4]) for row in rows]
    both = [[*row[:4], 300, *row[4:]] for row in rows]
    x = read(workbook([*TITLE, [*head[:4], "Deposit", *head[4:]], *both]), "MULTIFAMILY")
    assert [(row.deposit, row.other_deposit) for row in x.rows] == [(Decimal(300), Decimal(row[4])) for row in rows]


def test_a_registered_number_of_a_tenant_is_no_unit() -> None:
    head = ["Módulo", "Uso", "Arrendatario", "NIF", "Superficie (m²)", "Fecha inicio", "Renta mensual"]
    rows = [[f"{n}ºA", "Oficina", f"Ames {n}, S.L.", f"B0073310{n}", 400 + n, "01/01/2020", 6000 + n]
            for n in range(1, 6)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [(row.unit, row.unit_type) for row in x.rows] == [(row[0], "Oficina") for row in rows]


def test_a_word_below_another_is_of_its_column_however_far_right_the_amounts_stand() -> None:
    head = ["Room", "Where", "Roomer", "Moved in", "Rent", "Key and security", "How paid"]
    rows = [[f"{n}", "1st fl. front", f"Beatriz Ames{n}", "7/28/2016", 600 + n, 200 + n, "SSI 1st"]
            for n in range(1, 6)]  # fmt: skip
    x = read(pdf([*TITLE, head, ["", "", "", "", "", "deposit", ""], *rows]))
    assert [(row.contract_rent, row.deposit) for row in x.rows] == [(Decimal(row[4]), Decimal(row[5])) for row in rows]


def test_what_repeats_the_number_of_its_unit_and_is_another_one_in_every_row_is_a_bed() -> None:
    head = ["Bed ref", "Flat", "Room type", "Resident", "Licence from", "Licence to", "Room fee / mth"]
    rows = [[f"S10{n}{bed}", f"Flat 10{n}", "Ensuite", f"Ames, {bed}{n}", "30/08/2025", "30/05/2026", 865]
            for n in (1, 2, 3) for bed in "ABC"]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "STUDENT_HOUSING")
    assert [(row.unit, row.bed) for row in x.rows] == [(row[1], row[0]) for row in rows]


def test_since_when_somebody_is_there_is_no_term_of_an_agreement_that_ends() -> None:
    head = ["Where", "Who", "Since", "Agreement ends", "Per month"]
    rows = [[f"Room {n}", f"Ames {n}", dt.date(2017, 9, n), dt.date(2027, 8, 31), 2850 + n] for n in range(1, 6)]
    x = read(workbook([*TITLE, head, *rows]), "OTHER")
    assert [(row.move_in_date, row.lease_start_date) for row in x.rows] == [(row[2], None) for row in rows]


def test_thousands_that_columns_part_from_their_hundreds_are_of_one_amount() -> None:
    from io import BytesIO

    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(out := BytesIO(), pagesize=(612, 792), invariant=1)
    lines = [
        "UNIT   TENANT                                  GLA M2   LEASE FROM   LEASE TO     ESC %      DEPOSIT",
        "       CHARGE                                                                             AMOUNT",
    ]
    for n in range(1, 9):
        rent, costs = "142 450.00" if n == 1 else f"{n}2 700.00", f"{n} 270.00"
        lines += [
            f"U0{n}    {f'Ames Tyre {n} CC':39}{600 + n:7}   2023/08/01   2026/07/31{'8.00':>9}{n:>6}05 400.00",
            f"       {'BASIC RENTAL':17}{rent:>75}",
            f"       {'OPERATING COSTS':17}{costs:>75}",
            f"       {f'TOTAL U0{n}':17}{rent:>75}",
            "",
        ]
    for number, line in enumerate(["TRADE PARK", "TENANT SCHEDULE - NOVEMBER 2025", *lines]):
        canvas.setFont("Courier", 8)
        canvas.drawString(36, 750 - 11 * number, line)
    canvas.save()
    x = read(out.getvalue(), "INDUSTRIAL")
    assert [row.contract_rent for row in x.rows] == [Decimal(142450), *(Decimal(f"{n}2700") for n in range(2, 9))]


def test_a_rent_that_is_due_beside_a_balance_is_that_of_each_month_where_no_other_is() -> None:
    head = ["Address", "Unit", "Bd", "Tenant Name", "Move In", "Lease Ends", "Rent Due", "Sec Dep", "Balance"]
    rows = [[f"{110 + n} W Buell St", "A", 3, f"Ames, Ann{n}", dt.date(2013, 3, n), "MTM", 700 + n, 400, 0]
            for n in range(1, 6)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]))
    assert [row.contract_rent for row in x.rows] == [Decimal(row[6]) for row in rows]


def test_all_that_is_due_beside_what_is_past_due_is_no_rent() -> None:
    head = ["Space", "Licensee", "Since", "Parking Fee", "City Tax", "TOTAL DUE", "Past Due"]
    rows = [[f"L1 10{n}", f"Ames {n} LLC", dt.date(2022, 3, n), 400 + n, 32, 432 + n, 0] for n in range(1, 6)]
    x = read(workbook([*TITLE, head, *rows]), "PARKING")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(None, Decimal(row[5])) for row in rows]


def test_the_second_of_two_rents_is_that_of_a_year_where_the_line_of_units_says_so() -> None:
    head = ["Obj.-Nr.", "Objektart", "Mieter", "Mietbeginn", "Nettomiete", "HK/BK akonto", "Bruttomiete", "Nettomiete"]
    units = [None, None, None, None, "CHF/Mt.", "CHF/Mt.", "CHF/Mt.", "CHF/Jahr"]
    rows = [[f"1.10{n}", "Wohnung", f"Ames {n}", dt.date(2020, 4, 1), 2000 + n, 200, 2200 + n, 12 * (2000 + n)]
            for n in range(1, 6)]  # fmt: skip
    x = read(workbook([*TITLE, head, units, *rows]))
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(Decimal(r[4]), Decimal(r[7])) for r in rows]


def test_a_total_counts_what_it_sums_in_any_words() -> None:
    total = load_vocabulary().total("Report Total: 42 slips and moorings, 33 rented, 9 vacant")
    assert total is not None
    assert (total.kind, total.count) == ("grand", 42)


def test_steps_parted_by_semicolons_are_all_found_whatever_stands_behind_them() -> None:
    head = ["Unit", "Tenant", "Leased SF", "Begins", "Ends", "Base rent/month", "Notes"]
    note = "Increases: 09/01/2026 $8,046.88; 09/01/2027 $8,288.29; 09/01/2028 $8,536.94. Option: 1 x 5 yrs, 3% bumps"
    rows = [[f"10{n}", f"Ames {n} LLC", 6250, "09/01/2021", "08/31/2031", 7812.5, note] for n in range(1, 4)]
    x = read(workbook([*TITLE, head, *rows]), "RETAIL")
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == [
        [Decimal("8046.88"), Decimal("8288.29"), Decimal("8536.94")]
    ] * 3


def test_amounts_of_money_below_a_header_are_those_of_charges() -> None:
    head = ["Top", "Mieter", "Nutzung", "Nutzfl. m²", "Mietbeginn", "befristet bis", "Kaution"]
    lines: list[list[object]] = [head, ["", "Vorschreibungsposition", "", "", "", "", "EUR / Monat"]]
    for n in range(1, 5):
        lines.append([f"{n}", f"Ames Handel {n} e.U.", "Geschäftslokal", 96 + n, "01.04.2024", "31.12.2028", 5920.0])
        lines.append(["", "Hauptmietzins", "", "", "", "", 1400.0 + n])
        lines.append(["", "Betriebskosten", "", "", "", "", 230.0])
    x = read(pdf([["Zinsliste"], ["Stichtag 01.03.2026"], *lines]), "RETAIL")
    assert [(row.contract_rent, len(row.charges)) for row in x.rows] == [(Decimal(1400 + n), 2) for n in range(1, 5)]
