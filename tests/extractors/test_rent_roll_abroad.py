"""Rolls of other countries: two languages in a header, two units of area, words of leases elsewhere."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

from rolls import column, pdf, read, result, workbook

from docextract.document import Page, PageGrid
from docextract.extractors.lines import read_lines
from docextract.extractors.rent_roll.anatomy.labels import join_labels
from docextract.vocabulary import load_vocabulary

DAY = dt.date


def test_a_header_in_two_languages_says_one_thing() -> None:
    head = ["Unit / Local", "Tenant / Locataire", "Area (sf) / Superficie", "Start / Début", "Expiry / Échéance"]
    rows = [
        ["100", "Banque Laurier", 6200, "2021-11-01", "2031-10-31"],
        ["300", "Vélo Inc.", 5150, "2021-11-01", "2031-10-31"],
    ]
    x = read(workbook([["Rent Roll / État locatif"], ["Au 31 octobre 2026"], [], head, *rows]), "OFFICE")
    assert [(r.unit, r.tenant_name, r.area) for r in x.rows] == [
        ("100", "Banque Laurier", 6200), ("300", "Vélo Inc.", 5150),
    ]  # fmt: skip
    assert {(r.lease_start_date, r.lease_end_date) for r in x.rows} == {(DAY(2021, 11, 1), DAY(2031, 10, 31))}
    assert x.meta.as_on_date == DAY(2026, 10, 31)


def test_a_gross_rent_a_month_beside_net_ones_a_year_is_the_sum_of_the_charges() -> None:
    head = [
        "Unit",
        "Tenant",
        "Area (sf)",
        "Net Rent psf",
        "Annual Net Rent",
        "Additional Rent psf",
        "Gross Monthly Rent",
    ]
    rows = [
        ["100", "Banque Laurier", 6200, 32.0, 198400, 18.25, 25962.5], ["200", "Vacant", 4800, None, None, None, None],
        ["300", "Vélo Inc.", 5150, 27.5, 141625, 18.25, 19634.38],
    ]  # fmt: skip
    x = read(workbook([["Rent Roll"], [], head, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [None] * 3
    assert column(x, "annual_rent") == [198400, None, 141625]
    assert column(x, "total_charges") == [Decimal("25962.5"), None, Decimal("19634.38")]
    assert column(x, "charges") == [()] * 3
    assert [(r.kind, r.per_area) for r in x.rows[0].recoveries] == [("total", Decimal("18.25"))]


def test_of_areas_in_two_units_the_one_that_rents_are_counted_by_is_meant() -> None:
    head = ["Unit", "Tenant", "Area (sq m)", "Area (sq ft)", "Passing Rent (pa)", "Rent psf"]
    rows = [["1", "Pets Limited", 929.0, 10000, 225000, 22.5], ["2", "Bean Ltd", 139.4, 1500, 52500, 35.0]]
    x = read(workbook([["Tenancy Schedule as at 29 September 2026"], [], head, *rows]), "RETAIL")
    assert column(x, "area") == [10000, 1500]
    assert column(x, "area_unit") == ["SQFT"] * 2
    assert result(x, "R15").status == "PASS"


def test_a_tenancy_is_a_unit_where_its_cells_are() -> None:
    head = ["Tenancy", "Tenant", "Lettable Area (m²)", "Lease Start", "Lease End", "Gross Rent p.a.", "Outgoings p.a."]
    rows = [
        ["Shop 1", "Cafe Pty Ltd", 88.5, "15/02/2022", "14/02/2027", 62000, 8400],
        ["Shop 2", "VACANT", 120.0, None, None, None, None],
    ]
    for make in (workbook, pdf):
        x = read(make([["Tenancy Schedule"], ["As at 31/10/2026"], [], head, *rows]), "RETAIL")
        assert column(x, "unit") == ["Shop 1", "Shop 2"]
        assert x.rows[0].lease_start_date == DAY(2022, 2, 15)
        assert [(r.kind, r.amount) for r in x.rows[0].recoveries] == [("total", 8400)]
    years = [["Suite", *head[1:-1], "Tenancy"], ["1", *rows[0][1:-1], 4.75], ["2", *rows[0][1:-1], 3.5]]
    assert column(read(workbook([["Rent Roll"], [], *years]), "RETAIL"), "unit") == ["1", "2"]


def test_a_german_list_names_its_object_and_prints_rents_by_area() -> None:
    head = ["Einheit", "Mietername", "Fläche", "Nettomiete", "Nettomiete je m²"]
    units = [None, None, "m²", "EUR", "EUR/m²"]
    rows = [
        ["1.01", "Claas GmbH", "845,50", "16.487,25", "19,50"],
        ["2.01", "Thoma mbB", "612,00", "12.852,00", "21,00"],
    ]
    lines = [["Mieterliste"], ["Objekt: Bürohaus am Hafen"], ["Stichtag"], ["31.10.2026"], [], head, units, *rows]
    x = read(workbook(lines), "OFFICE")
    assert {r.property_name for r in x.rows} == {"Bürohaus am Hafen"}
    assert column(x, "rent_per_area") == [Decimal("19.50"), Decimal("21.00")]


def test_a_roll_in_spanish_is_read() -> None:
    head = ["Apto.", "Tipo", "Inquilino", "Renta mensual", "Agua y basura", "Total mes", "Depósito"]
    head += ["Contrato inicia", "Contrato vence", "Debe"]
    rows = [
        ["01", "2 rec.", "Ana Reséndez", 895, 45, 940, 300, "05/11/2020", "04/11/2025", 940],
        ["02", "2 rec.", "Jorge Ochoa", 925, 55, 980, 925, "22/04/2019", "mes a mes", None],
        ["03", "1 rec.", "DESOCUPADO"],
        ["04", "1 rec.", "EN REPARACIÓN"],
        ["05", "estudio", "Óscar Peña", 575, 35, 610, 500, "18/05/2024", "17/05/2025", 200],
        [None, None, "SUMAN", 2395, 135, 2530, 1725, None, None, 1140],
    ]
    title = [["RELACIÓN DE INQUILINOS"], ["Edificio Los Álamos"], ["Al 31 de marzo de 2025"], []]
    x = read(workbook([*title, head, *rows]))
    assert x.meta.as_on_date == DAY(2025, 3, 31)
    assert x.meta.property_name == "Edificio Los Álamos"
    assert column(x, "tenant_name") == ["Ana Reséndez", "Jorge Ochoa", None, None, "Óscar Peña"]
    assert column(x, "occupancy_status") == ["OCCUPIED", "OCCUPIED", "VACANT", "DOWN", "OCCUPIED"]
    first, second = x.rows[:2]
    assert (first.contract_rent, first.total_charges, first.deposit, first.balance) == (895, 940, 300, 940)
    assert (first.lease_start_date, first.lease_end_date) == (DAY(2020, 11, 5), DAY(2025, 11, 4))
    assert second.is_month_to_month
    assert "contractRent" in first.proved


def test_units_of_area_and_money_end_headers_in_other_languages() -> None:
    head = [
        [None, None, None, "Vertrag", None, "Nettokaltmiete", None, "Nebenkosten-", None],
        ["ME", "Mieter", "Mietfläche", None, None, None, None, "Vorausz.", "Bruttomiete"],
        [None, None, "m²", "Beginn", "Ende", "€/Monat", "€/m²", "€/Monat", "€/Monat"],
    ]
    rows = [
        [f"A-0{n}", f"Werk {n} GmbH", m, DAY(2016, 4, 1), DAY(2031, 3, 31), m * 5, 5, 900, m * 5 + 900]
        for n, m in enumerate(range(800, 806))
    ]  # fmt: skip
    merged = ["D4:E4", "F4:G4"]
    x = read(workbook([["Mieterliste"], ["Stand: 30.06.2025"], [], *head, *rows], merged=merged), "INDUSTRIAL")
    assert [(r.area, r.contract_rent, r.total_charges) for r in x.rows] == [
        (800 + n, (800 + n) * 5, (800 + n) * 5 + 900) for n in range(6)
    ]
    assert {(r.lease_start_date, r.lease_end_date, r.rent_per_area) for r in x.rows} == {
        (DAY(2016, 4, 1), DAY(2031, 3, 31), 5)
    }


def test_every_currency_over_an_area_is_a_rate_and_over_a_month_or_a_year_an_amount() -> None:
    head = [
        "Unit", "Tenant", "Trade", "Area sqm", "From", "Until", "Base Rent HK$/mth",
        "Base Rent HK$/sqm/m",
        "Svc Chg HK$/mth",
        "Total HK$/mth", "Annual Rent HKD", "ERV HK$/sqm p.a.",
    ]  # fmt: skip
    rows = [
        ["G01", "Lee Bakery Ltd", "Food", 50, DAY(2024, 1, 1), DAY(2026, 12, 31), 10000, 200, 900, 10900, 120000, 2500],
        ["G02", "Vacant", "Shop", 40, None, None, None, None, None, None, None, 2500],
        ["G03", "Chan Books", "Books", 70, DAY(2023, 1, 1), DAY(2025, 12, 31), 15400, 220, 1260, 16660, 184800, 2500],
        ["Total", None, None, 160, None, None, 25400, None, 2160, 27560, 304800, None],
    ]  # fmt: skip
    x = read(workbook([["Rent roll as at 31 May 2025"], [], head, *rows]), "RETAIL")
    assert column(x, "contract_rent") == [10000, None, 15400]
    assert column(x, "rent_per_area") == [200, None, 220]
    assert column(x, "rent_per_area_period") == ["MONTHLY", None, "MONTHLY"]
    assert column(x, "annual_rent") == [120000, None, 184800]
    assert column(x, "total_charges") == [10900, None, 16660]
    assert column(x, "unit_type") == ["Food", "Shop", "Books"]
    assert [c.amount for r in x.rows for c in r.charges] == [900, 1260]
    assert x.meta.currency == "HKD"


def test_a_number_of_homes_in_another_tongue_counts_what_the_rows_are() -> None:
    head = ["VHE", "Street", "No.", "Kind", "m2 GBO", "Net rent", "Service costs", "Gross rent", "Tenant", "Let / void"]
    rows = [
        [f"77.{n:03}", "Kade", str(n if n < 5 else n - 4), "Flat", 60 + n, 700 + n, 20, 720 + n, f"H{3300 + n}", "let"]
        for n in range(1, 9)
    ]
    rows[3][5:] = [0, 0, 0, None, "void"]
    rows[7][3] = "Parking space"
    total = ["Total", None, None, "8 VHE, 1 void", *(sum(r[c] for r in rows) for c in range(4, 8))]
    x = read(workbook([["Complex", "77 Kade"], ["Reference date", "1-7-2025"], [], head, *rows, [], total]))
    assert column(x, "unit") == [row[0] for row in rows]
    assert column(x, "area") == [row[4] for row in rows]
    assert x.rows[0].tenant_name == "H3301"
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (8, 7, 1)


def test_new_rents_from_days_under_one_title_are_steps_and_budget_rents_of_voids_are_no_charges() -> None:
    title = [
        "Unit",
        "Occupant",
        "Activity",
        "NLA m²",
        "Term",
        None,
        "Passing rent",
        "Contractual uplifts: new rent from",
    ]
    title += [None, "Budget rent (voids)"]
    units = [None, None, None, None, "from", "until", "SAR / year", "1 Jan 2026", "1 Jan 2027", "SAR / year"]
    rows = [
        ["R-1", "Noor Optics Co.", "Optician", 88, DAY(2023, 12, 1), DAY(2028, 11, 30), 215600, 226400, 237700, None],
        ["R-2", "Void", "Shop", 96, None, None, None, None, None, 220800],
        ["R-3", "Oud House", "Perfume", 110, DAY(2021, 11, 1), DAY(2026, 10, 31), 286000, 300300, None, None],
    ]  # fmt: skip
    body = [["Tenancy schedule at 30 June 2025 (SAR)"], [], title, units, *rows, ["Sub-total (3)", None, None, 294]]
    body[-1] += [None, None, 501600]
    end = [["check", None, None, None, None, None, 0], ["GRAND TOTAL", None, None, 294, None, None, 501600]]
    x = read(workbook([*body, [], *end], merged=["E3:F3", "H3:I3"]), "RETAIL")
    assert column(x, "lease_start_date") == [DAY(2023, 12, 1), None, DAY(2021, 11, 1)]
    assert column(x, "lease_end_date") == [DAY(2028, 11, 30), None, DAY(2026, 10, 31)]
    steps = [[(s.date, s.amount, s.period) for s in r.rent_steps] for r in x.rows]
    assert steps[0] == [(DAY(2026, 1, 1), 226400, "ANNUAL"), (DAY(2027, 1, 1), 237700, "ANNUAL")]
    assert steps[2] == [(DAY(2026, 1, 1), 300300, "ANNUAL")]
    assert not any(r.charges for r in x.rows)
    assert "check" not in [t.label for t in x.totals.stated]
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_a_column_that_comes_back_to_the_same_words_is_no_property_and_a_count_behind_a_total_a_remark() -> None:
    head = [
        "WE",
        "Location",
        "Tenant",
        "Living area m²",
        "Net cold rent EUR/month",
        "EUR/ m²",
        "Ancillary costs",
        "Gross warm rent",
    ]
    floors = ["EG li", "EG re", "1.OG li", "1.OG re"]
    rows = [
        [f"{n:03}", floors[(n - 1) % 4], f"Beck{chr(96 + n)}, Ute", 50.0, 400.0 + n, (400 + n) / 50, 100.0, 500.0 + n]
        for n in range(1, 9)
    ]
    rows[5][2:] = ["Leerstand", 50.0, 0.0, None, 0.0, 0.0]
    sums = [sum(r[c] or 0 for r in rows) for c in (3, 4, 6, 7)]
    total = ["Gesamt", None, "8 rental units, 1 vacant", sums[0], sums[1], None, sums[2], sums[3]]
    x = read(workbook([["Mieterliste"], ["Key date 30.09.2025"], [], head, *rows, total]))
    assert column(x, "unit") == [row[0] for row in rows]
    assert column(x, "area") == [50] * 8
    assert column(x, "rent_per_area")[0] == Decimal("8.02")
    assert len({r.property_name for r in x.rows}) == 1
    assert {c.status for c in x.checks if c.check_id == "R05"} == {"PASS"}


def test_sums_that_a_page_hands_on_are_no_totals() -> None:
    head = ["Unit No.", "Tenant Name", "Contract", "From", "To", "Annual Rent AED", "Status"]
    rows = [
        [f"{n}", f"Ann Ames {n}", f"0120250114449{n}", DAY(2025, 1, 1), DAY(2025, 12, 31), 50000 + n, "Leased"]
        for n in range(101, 113)
    ]
    rows[4][1:] = ["***", None, None, None, None, "Vacant"]
    one, all_ = (sum(r[5] or 0 for r in some) for some in (rows[:6], rows))
    over, back = ([None, f"{word} forward", None, None, None, one] for word in ("Carried", "Brought"))
    x = read(
        workbook(
            [
                ["Tenancy Schedule as at 30-Apr-25"],
                [],
                head,
                *rows[:6],
                over,
                back,
                *rows[6:],
                ["TOTAL", None, None, None, None, all_],
            ]
        )
    )
    assert len(x.rows) == 12
    assert x.rows[4].tenant_name is None
    assert column(x, "total_charges") == [None] * 12
    assert [t.label for t in x.totals.stated] == ["TOTAL"]
    assert {c.status for c in x.checks if c.check_id == "R05"} == {"PASS"}


def test_the_second_line_of_a_record_that_tells_a_part_and_a_break_opens_no_unit() -> None:
    head = ["Unit", "Tenant", "Let. area", "Start", "Expiry", "Rent p.a.", "Rent"]
    below = [
        None,
        "use of the space",
        "of which office",
        "loading docks",
        "first break",
        "EUR excl. VAT",
        "EUR/m² p.a.",
    ]
    rows: list[list[object]] = []
    for n, (name, area, office) in enumerate(
        [("Vos B.V.", 1200, 80), ("Smit N.V.", 900, 40), ("LEEG / vacant", 700, 30)]
    ):
        let = n < 2
        rows.append(
            [
                f"D{n}",
                name,
                area,
                "01-04-2019" if let else None,
                "31-03-2029" if let else None,
                area * 60 if let else "–",
            ]
        )
        rows[-1].append(60 if let else None)
        rows.append([None, "Cold store", office, "4 docks", "31-03-2026" if let else None, None, None])
    total = ["Total", "3 units, of which 1 vacant", 2800, None, None, 126000]
    x = read(pdf([["Tenancy schedule, 1 July 2025"], [], head, below, *rows, total]), "INDUSTRIAL")
    assert column(x, "unit") == ["D0", "D1", "D2"]
    assert column(x, "unit_type") == ["Cold store"] * 3
    assert column(x, "area") == [1200, 900, 700]
    assert column(x, "is_occupied") == [True, True, False]


def test_a_tenant_in_the_middle_of_several_rows_has_each_of_them() -> None:
    head = ["Lot", "Level", "Tenant", "Use", "Area m²", "Start", "End", "Rent p.a."]
    term = ["01/01/2019", "31/12/2027"]
    rows = [
        ["101", "R+1", None, "Office", 412, None, None, 98175],
        [None, None, "Cabinet Morel", None, None, *term, None],
        ["P1", "SS-1", None, "Parking", None, None, None, 9000],
        ["201", "R+2", None, "Office", 655, None, None, 150696],
        ["202", "R+2", "Rhodan SAS", "Office", 318, *term, 73140],
        ["A-12", "SS-2", None, "Archives", 84, None, None, 7560],
        ["102", "R+1", "Vacant", "Office", 243, None, None, None],
        ["Total", None, None, None, 1712, None, None, 338571],
    ]  # fmt: skip
    x = read(pdf([["Tenancy schedule, 1 July 2025"], [], head, *rows]), "OFFICE")
    assert column(x, "unit") == ["101", "P1", "201", "202", "A-12", "102"]
    assert column(x, "tenant_name") == ["Cabinet Morel"] * 2 + ["Rhodan SAS"] * 3 + [None]
    assert column(x, "lease_end_date") == [DAY(2027, 12, 31)] * 5 + [None]
    assert column(x, "annual_rent") == [98175, 9000, 150696, 73140, 7560, None]


def test_parts_below_a_unit_that_come_to_its_total_are_its_charges_and_no_units() -> None:
    head = ["Unit", "Tenant and component", "Area (sqm)", "Rate (EUR/sqm/m)", "Monthly rent (EUR)", "Lease from"]
    head += ["Lease to", "Guarantee (EUR)"]
    term = [DAY(2019, 3, 1), DAY(2029, 2, 28)]
    rows = [
        ["1/A", "Wektor sp. z o.o.", None, None, None, *term, 30000], [None, "Warehouse", 8000, 4, 32000],
        [None, "Office", 600, 10, 6000], [None, "Total 1/A", 8600, None, 38000],
        ["1/B", "Kropla S.A.", None, None, None, *term, 20000], [None, "Warehouse", 6000, 4, 24000],
        [None, "Total 1/B", 6000, None, 24000],
        ["2", "VACANT"], [None, "Warehouse", 3000], [None, "Office", 200], [None, "Total 2", 3200, None, 0],
        [], ["PARK TOTAL", "3 units", 17800, None, 62000, None, None, 50000],
    ]  # fmt: skip
    x = read(workbook([["Rent roll by component, 1 October 2025"], [], head, *rows]), "INDUSTRIAL")
    assert column(x, "unit") == ["1/A", "1/B", "2"]
    assert column(x, "area") == [8600, 6000, 3200]
    assert column(x, "contract_rent") == [38000, 24000, 0]
    assert column(x, "total_charges") == [38000, 24000, None]
    assert column(x, "deposit") == [30000, 20000, None]
    assert [[(c.code, c.amount) for c in r.charges] for r in x.rows] == [
        [("Warehouse", 32000), ("Office", 6000)], [("Warehouse", 24000)], [],
    ]  # fmt: skip
    assert [r.is_occupied for r in x.rows] == [True, True, False]
    assert not [c for c in x.checks if c.status == "FAIL"]
    rows[3][2] = 9600  # the parts do not come to it: nothing is folded
    rows[6][2] = 9600
    assert len(read(workbook([["Rent roll, 1 October 2025"], [], head, *rows]), "INDUSTRIAL").rows) != 3


def test_amounts_with_a_comma_and_their_currency_behind_them_are_read() -> None:
    head = ["Log.", "Pièces", "Locataire(s)", "Début du bail", "Fin du bail", "Loyer mensuel", "Total mensuel"]
    term = ["2025-07-01", "2026-06-30"]
    rows = [[f"{n}1", f"{n}½", f"Odette Roy-{n}", *term, f"1\xa00{n}5,50 $", f"1\xa00{n}5,50 $"] for n in range(3, 7)]
    x = read(workbook([["Liste des loyers au 1er juillet 2025"], [], head, *rows]), "MULTIFAMILY")
    assert column(x, "contract_rent") == [Decimal(f"10{n}5.50") for n in range(3, 7)]
    assert column(x, "unit_type") == [f"{n}½" for n in range(3, 7)]
    assert x.meta.as_on_date == DAY(2025, 7, 1)


def test_the_parts_of_a_french_rent_are_the_tenants_and_the_subsidy() -> None:
    head = ["Logement", "Locataire", "Loyer au bail", "Part locataire", "Supplément PSL", "Chauffage", "Total mensuel"]
    rows = [[f"{n}01", f"Odette Roy-{n}", "757,00 $", f"{n}00,00 $", f"{7 - n}57,00 $", "35,25 $", "792,25 $"]
            for n in range(2, 6)]  # fmt: skip
    x = read(workbook([["Rôle des loyers au 1er juillet 2025"], [], head, *rows]), "MULTIFAMILY")
    assert column(x, "contract_rent") == [757] * 4
    assert column(x, "tenant_rent") == [100 * n for n in range(2, 6)]
    assert column(x, "subsidy_rent") == [757 - 100 * n for n in range(2, 6)]


def test_rents_of_a_year_in_a_dutch_list_are_none_of_a_month() -> None:
    head = ["Unit", "Huurder", "Bestemming", "Opp. m² VVO", "Huur p.j. (excl. BTW)", "Voorschot servicek. p.j.", "BTW"]
    rows: list[list[object]] = [
        [f"A{n}", f"Rivier {'KLMNOP'[n]} B.V.", "Crossdock", 8000 + n, 500000 + n, 50000, "belast"] for n in range(6)
    ]
    part = ["Totaal Gebouw A", None, None, 48015, 3000015, 300000, None]
    whole = ["Totaal complex", *part[1:]]
    x = read(workbook([["Logistiek Park"], ["Huurlijst per 01-01-2026"], [], head, *rows, part, whole]), "INDUSTRIAL")
    assert len(x.rows) == 6
    row = x.rows[1]
    assert (row.contract_rent, row.annual_rent, row.area, row.unit_type) == (None, 500001, 8001, "Crossdock")
    assert [(one.code, one.amount) for one in row.charges] == [("Voorschot servicek. p.j.", 50000)]
    assert {one.status for one in x.checks if one.check_id == "R05"} == {"PASS"}


def test_a_title_whose_middle_lies_between_two_columns_of_a_page_is_that_of_both() -> None:
    def labels(title: float) -> dict[int, tuple[str, str]]:
        rows: list[list[str | None]] = [["Term", None, None], ["from", "to", "Rent"]]
        boxes = [
            [(title, 10.0, title + 40, 18.0), None, None],
            [(20.0, 20.0, 50.0, 28.0), (80.0, 20.0, 100.0, 28.0), (140.0, 20.0, 170.0, 28.0)],
        ]
        lines = read_lines([PageGrid(rows, 3, boxes=boxes, on=Page(1, 612, 792))])
        return {c: (label.text, label.group) for c, label in join_labels(lines, load_vocabulary()).items()}

    assert labels(40.0) == {0: ("from", "Term"), 1: ("to", "Term"), 2: ("Rent", "")}
    assert labels(20.0)[0] == ("Term from", "")  # it begins where the words below it do


def test_the_rent_of_a_month_is_named_by_the_last_line_of_its_header_too() -> None:
    names = ["Unit", "Lessee", "SBA", "Lease", "Lease", "Rate", "Rent", "CAM", "Total", "Deposit"]
    below = [None, None, "(sq ft)", "Start", "Expiry", "Rs/sft", "Rs. p.m.", "Rs. p.m.", "Rs. p.m.", "Rs."]
    rows = [
        [f"{n}F", f"Vale {n} LLP", 1000 + 10 * n, "01-Nov-19", "31-Oct-27", "74.00",
         74 * (1000 + 10 * n), 5000 + n, 74 * (1000 + 10 * n) + 5000 + n, 90000]
        for n in range(1, 9)
    ]  # fmt: skip
    x = read(workbook([["Lease MIS as on 30-Sep-2026"], [], names, below, *rows]), "OFFICE")
    assert [r.contract_rent for r in x.rows] == [row[6] for row in rows]
    assert {r.annual_rent for r in x.rows} == {None}


def test_rand_behind_the_words_of_a_header_and_a_remark_that_amounts_are_of_a_month() -> None:
    head = ["Shop No", "Trading as", "GLA m²", "Rate R/m²", "Basic rental R", "Operating costs R", "Marketing R",
            "Total excl. VAT R", "Next escal. date", "Escalated basic R", "Deposit / guarantee R"]  # fmt: skip
    rows = [
        [f"G{n:02}", f"Vale {n}", 100 + n, 95.0, 95.0 * (100 + n), 500.5 + n, 60.0, 95.0 * (100 + n) + 560.5 + n,
         DAY(2027, 9, 1), 100.0 * (100 + n), 20000.0 + n]
        for n in range(1, 7)
    ]  # fmt: skip
    title = [["Umhlanga Mall"], ["Rent roll for August 2026 (all amounts in Rand per month, excluding VAT at 15%)"], []]
    x = read(workbook([*title, head, *rows]), "RETAIL")
    assert [(r.contract_rent, r.total_charges, r.deposit) for r in x.rows] == [(r[4], r[7], r[10]) for r in rows]
    assert {r.annual_rent for r in x.rows} == {None}
    assert [len(r.charges) for r in x.rows] == [2] * 6
    assert {(s.date, s.kind) for r in x.rows for s in r.rent_steps} == {(DAY(2027, 9, 1), "NEW_AMOUNT")}


def test_a_rent_with_the_tax_on_it_is_no_rent_and_the_last_of_the_charges_their_total() -> None:
    head = ["Premises", "Tenant / lease", "Area m2", "Commencement", "Termination", "Charge", "Description",
            "Monthly ex VAT", "VAT 15%", "Monthly incl VAT", "Annual ex VAT", "Deposit held"]  # fmt: skip
    lines: list[list[object]] = []
    for n in range(1, 7):
        lease: list[object] = [f"MF{n:03}", f"Vale {n} CC", 200 + n, "2022/08/01", "2027/07/31"]
        parts = [("RENT", "Basic rental", 1000 * n), ("OPEX", "Operating costs", 200), ("SECU", "Armed response", 100)]
        for code, said, amount in parts:
            tax = amount * 15 / 100
            lines.append([*(lease if code == "RENT" else [None] * 5), code, said, amount, tax, amount + tax,
                          12 * amount, 500 if code == "RENT" else None])  # fmt: skip
        whole = 1000 * n + 300
        lines += [[*[None] * 6, "Lease total", whole, whole * 0.15, whole * 1.15, 12 * whole, None], []]
    x = read(workbook([["Lease schedule"], [], head, *lines]), "INDUSTRIAL")
    assert [(r.contract_rent, r.annual_rent) for r in x.rows] == [(1000 * n, 12000 * n) for n in range(1, 7)]
    assert [r.total_charges for r in x.rows] == [1000 * n + 300 for n in range(1, 7)]
    assert (x.rows[0].charges[2].code, x.rows[0].charges[2].description) == ("SECU", "Armed response")
