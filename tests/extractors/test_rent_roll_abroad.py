"""Rolls of other countries: two languages in a header, two units of area, words of leases elsewhere."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

from rolls import column, pdf, read, result, workbook

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
