"""Rolls as trustees, landlords abroad and public bodies keep them: lists beside records, bands, rents of one sum."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import pdf, read, workbook

from docextract.vocabulary import load_vocabulary

HEAD: list[list[Any]] = [
    ["PROP 014 LOCUST HILL"],
    ["Rent roll as of 09/30/2024"],
    ["UNIT", "TYPE", "TENANT", "LEASE BEG", "LEASE RENT", "CHG", "CHARGE", "SECURITY"],
    [None, "SQFT", "STATUS", "LEASE END", "MARKET RENT", "CODE", "AMOUNT", "DEPOSIT"],
]


def flat(unit: str, name: str, rent: int, market: int, *more: tuple[str, float]) -> list[list[Any]]:
    first, *others = more or (("", 0.0),)
    return [
        [unit, "1B", name, "06/01/2024", f"{rent:,}.00", "RNT", f"{rent:,}.00", "300.00"],
        [None, "668", "CURRENT", "05/31/2025", f"{market:,}.00", *((first[0], f"{first[1]:.2f}") if first[0] else ())],
        *([None] * 5 + [code, f"{amount:.2f}"] for code, amount in others),
    ]


def test_charges_listed_beside_both_lines_of_a_record_go_on_below_it() -> None:
    """``CHG`` over ``CODE`` is one column although both lines of a record fill it; totals have two lines, too."""
    flats = [
        *flat("A101", "MENDENHALL, LUCILLE", 840, 880, ("TRA", 8.5)),
        *flat("A102", "WHITLOCK, IVAN", 870, 885, ("PKG", 25), ("TRA", 8.5)),
        *flat("A103", "DUNLEAVY, DELPHINE", 965, 1040, ("TRA", 8.5)),
        *flat("A104", "HUTCHINS, RAMON", 1085, 1090, ("PKG", 25), ("PET", 30), ("TRA", 8.5)),
    ]
    total = [
        ["BUILDING A TOTALS", None, None, None, "3,760.00", None, "3,874.00", "1,200.00"],
        ["4 UNITS 4 OCC", None, None, None, "3,895.00"],
    ]
    x = read(pdf([*HEAD, *flats, *total]), "MULTIFAMILY")
    assert [(r.area, r.contract_rent, r.market_rent) for r in x.rows] == [
        (668, 840, 880), (668, 870, 885), (668, 965, 1040), (668, 1085, 1090),
    ]  # fmt: skip
    assert [[(c.code, float(c.amount or 0)) for c in r.charges] for r in x.rows] == [
        [("RNT", 840), ("TRA", 8.5)],
        [("RNT", 870), ("PKG", 25), ("TRA", 8.5)],
        [("RNT", 965), ("TRA", 8.5)],
        [("RNT", 1085), ("PKG", 25), ("PET", 30), ("TRA", 8.5)],
    ]
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_a_band_over_amounts_says_that_they_are_of_a_month() -> None:
    """A rate by the square metre that would do for a year is one of a month below ``MONTHLY CHARGES``."""
    band = ["TENANT", None, None, None, "LEASE", None, "MONTHLY CHARGES (R)"]
    head = ["Shop", "Tenant", "GLA m²", "Rent / m²", "Start", "Expiry", "Base rent", "Operating costs", "TOTAL"]
    rates = (("Kopano", 2850, 128), ("Veldt", 230, 242), ("Protea", 58, 291), ("Steers", 121, 219))
    dates = [dt.date(2022, 4, 1), dt.date(2032, 3, 31)]
    shops = [
        [f"G0{n}", name, area, rate, *dates, area * rate, 900 + n, area * rate + 900 + n]
        for n, (name, area, rate) in enumerate(rates, 1)
    ]
    x = read(workbook([["JACARANDA CROSSING"], ["Tenancy schedule, October 2026"], band, head, *shops]), "RETAIL")
    assert [r.contract_rent for r in x.rows] == [364800, 55660, 16878, 26499]
    assert {r.annual_rent for r in x.rows} == {None}


def test_two_columns_that_are_both_rents_of_a_sum_are_charges_and_their_sum_the_rent() -> None:
    head = ["Unit", "Tenant", "Warehouse m²", "Office m²", "Total m²", "Warehouse rent", "Office rent"]
    head += ["Service charge", "Total monthly"]
    halls = [
        [f"DC1.{n}", name, 9000 + n, 300 + n, 9300 + 2 * n, 40000 + n, 3000 + 7 * n, 12000, 55000 + 8 * n]
        for n, name in enumerate(("Kurier Express", "Meblomax", "Nordfrakt", "Farmadyst"), 1)
    ]
    x = read(workbook([["Wschód Logistics Park"], ["As of 1 October 2026"], head, *halls]), "WAREHOUSE")
    assert [r.contract_rent for r in x.rows] == [43000 + 8 * n for n in range(1, 5)]
    assert {r.derived["contractRent"] for r in x.rows} == {"sum(charges:rent)"}
    assert [c.code for c in x.rows[0].charges] == ["Warehouse rent", "Office rent", "Service charge"]


def test_a_lone_word_for_a_part_of_the_rent_is_the_rent() -> None:
    """``Space Rent`` beside ``Power MRC``, of which nobody owns the home that stands on the space."""
    head = ["Space", "Customer", "Sq Ft", "Start", "End", "Space Rent", "Power MRC", "X-C MRC", "Total MRC"]
    cages = [
        [
            f"Cage {n}",
            name,
            600,
            dt.date(2023, 6, 1),
            dt.date(2028, 5, 31),
            1500 + n,
            15000 + 9 * n,
            350,
            16850 + 10 * n,
        ]
        for n, name in enumerate(("OpenPrairie", "Streamhaus", "Medvault", "Nordfjell"), 1)
    ]
    x = read(workbook([["YUL2 Data Centre"], ["Customer rent roll as of 2026-10-31"], head, *cages]), "OTHER")
    assert [r.contract_rent for r in x.rows] == [1501, 1502, 1503, 1504]


def test_a_cell_that_ends_in_a_stroke_goes_on_in_the_line_below() -> None:
    """``Commencement /`` over ``Expiration``: the second day stands below the first, beside the rest of a name."""
    head = [["Space", "Tenant / Trade Name", "Leased Area", "Commencement /", "Monthly Base", "Total Monthly"],
            [None, None, "(SF)", "Expiration", "Rent", None]]  # fmt: skip
    shops: list[list[Any]] = []
    for n, name in enumerate(("Hollybrook Markets, Inc.", "Penn-Lee Partners", "Laurel Pharmacy", "Paws Hospital"), 1):
        shops += [[f"A-{n}", name, f"{5200 + n:,}", "1/1/2023", f"{3000 + n:,}.00", f"{3000 + n:,}.00"],
                  [None, "d/b/a Fresh Market", None, f"7/31/203{n}", None, None]]  # fmt: skip
    x = read(pdf([["Certified rent roll as of October 1, 2026"], *head, *shops]), "RETAIL")
    assert [(r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        (dt.date(2023, 1, 1), dt.date(2030 + n, 7, 31)) for n in range(1, 5)
    ]


def test_a_remark_below_a_title_of_steps_is_a_part_of_it() -> None:
    """``Scheduled increases`` over ``(new annual rent)``: days with a colon, and behind each what is paid then."""
    head = [["Parcel", "Lessee", "Land area", "Lease", "Lease", "Annual", "Scheduled increases"],
            [None, None, "(sq. ft.)", "commenced", "expires", "ground rent", "(new annual rent)"]]  # fmt: skip
    rows: list[list[Any]] = []
    for n, name in enumerate(("Rademacher Marine Fuel", "Port Vickery Yacht Club", "Coldwater Packers", "Eastlake"), 1):
        lease = [n, name, f"{43000 + n:,}", "1/1/1997", "12/31/2096", f"${19800 * n:,}.00"]
        rows += [[*lease, "7/1/2026:", f"${21800 * n:,}"], [*[None] * 6, "7/1/2031:", f"${24000 * n:,}"]]
    x = read(pdf([["Ground leases as of June 30, 2025"], *head, *rows]), "LAND")
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(dt.date(2026, 7, 1), 21800 * n), (dt.date(2031, 7, 1), 24000 * n)] for n in range(1, 5)
    ]


def test_a_list_of_charges_that_misses_its_total_is_read_where_others_do_not() -> None:
    """The unit whose charge is misprinted keeps its charges, and is named."""
    rows: list[list[Any]] = []
    for n in range(1, 9):
        rent = 600 + 10 * n
        charges = f"RNT {rent if n != 5 else rent + 30}.00 GAR 55.00 TRS 9.50"
        rows += [[f"A0{n}", "1BR", f"TENANT {'ABCDEFGH'[n - 1]}", "09/01/24", "08/31/25", f"{rent + 20}.00"],
                 [None, charges, None, None, "TOT CHG", f"{rent + 64}.50"]]  # fmt: skip
    head = ["UNIT", "TYPE", "TENANT", "LSE FROM", "LSE TO", "MARKET"]
    x = read(pdf([["RENT ROLL AT 09/01/25"], head, *rows]), "MULTIFAMILY")
    assert [(r.contract_rent, r.total_charges) for r in x.rows if r.unit == "A05"] == [(680, Decimal("714.50"))]
    assert [(check.check_id, [x.rows[n].unit for n in check.rows]) for check in x.checks if check.status == "FAIL"] == [
        ("R01", ["A05"])
    ]


def test_what_a_programme_takes_off_is_no_part_of_the_rent() -> None:
    head = ["Unit", "Tenant", "Code", "Amount"]
    rows: list[list[Any]] = []
    for n in range(1, 6):
        rows += [[f"10{n}", f"Tenant {'ABCDE'[n - 1]}", "rent", 800 + n], [None, None, "hap", -250],
                 [None, None, "trash", 10], [None, None, "Total", 560 + n]]  # fmt: skip
    x = read(workbook([["Rent roll as of 09/01/2025"], head, *rows]), "MULTIFAMILY")
    assert [(r.contract_rent, r.subsidy_rent) for r in x.rows] == [(800 + n, 250) for n in range(1, 6)]


def test_the_stamp_of_a_court_on_a_page_is_no_tenant() -> None:
    stamp = "Case 24-11409-JKW Doc 86-4 Filed 01/14/25 Entered 01/14/25 16:02:11 Page 1 CTA-000418"
    assert load_vocabulary().furniture(stamp) == "FOOTER"


def test_steps_below_a_tenant_stand_beside_what_is_noted_of_him() -> None:
    """``Rent step`` in the column of first days, its day in that of last ones; the note beside it opens no unit."""
    head = ["Suite", "Tenant", "Sq. Ft.", "From", "To", "Monthly Base Rent", "Annual $/SF"]
    suites: list[list[Any]] = []
    note = "Termination right Dec 31, 2027 (9 mo. notice)"
    for n, name in enumerate(("Prairie Credit", "Borealis Geomatics", "Quill Lake Potash", "Tuxedo Partners"), 1):
        suites += [[f"{n}00", name, f"{4000 + n:,}", "May 1, 2019", "Apr 30, 2029", f"{7000 + n:,}.00", "21.00"],
                   [None, note, None, "Rent step", "May 1, 2026", f"{7500 + n:,}.00", "22.00"],
                   [None, None, None, None, "May 1, 2028", f"{8000 + n:,}.00", "23.00"]]  # fmt: skip
    x = read(pdf([["Commercial Rent Roll - September 1, 2025"], head, *suites]), "OFFICE")
    assert [(r.unit, r.contract_rent) for r in x.rows] == [(f"{n}00", 7000 + n) for n in range(1, 5)]
    assert [[s.date for s in r.rent_steps] for r in x.rows] == [[dt.date(2026, 5, 1), dt.date(2028, 5, 1)]] * 4


def test_a_code_of_charges_below_a_title_of_steps_is_no_tenant() -> None:
    head = ["Suite", "Lease / Tenant", "Area", "Lease From", "Lease To", "Charge Code", "Monthly Amount"]
    suites: list[list[Any]] = []
    for n, name in enumerate(
        ("Corner Grind Coffee Co.", "Meridian Wealth LLC", "Pell & Underwood, LLP", "Bexley Inc"), 1
    ):
        lease = [dt.datetime(2020, 2, 1), dt.datetime(2030, 1, 31)]
        code = "rent" if n < 4 else "qxtn"  # which nobody knows, and its own row bills
        suites += [[f"0{n}00", name, 1640 + n, *lease, code, 5000 + n], [*[None] * 5, "cam", 970],
                   [*[None] * 5, "Total", 5970 + n], [None, "Rent Steps"],
                   [None, f"    {code}", None, dt.datetime(2027, 2, 1), dt.datetime(2028, 1, 31), None, 5300 + n],
                   [None, f"    {code}", None, dt.datetime(2028, 2, 1), dt.datetime(2029, 1, 31), None, 5400 + n],
                   []]  # fmt: skip
    x = read(workbook([["Tenancy Schedule I"], ["As of Date: 12/01/2026"], head, *suites]), "OFFICE")
    assert [r.unit for r in x.rows] == [f"0{n}00" for n in range(1, 5)]
    assert [r.contract_rent for r in x.rows[:3]] == [5001, 5002, 5003]
    assert [[(s.date.year, s.amount) for s in r.rent_steps if s.date] for r in x.rows] == [
        [(2027, 5300 + n), (2028, 5400 + n)] for n in range(1, 5)
    ]


def test_lists_in_dutch_write_the_day_before_the_month() -> None:
    head = ["Object", "Huurder", "m²", "Huur per maand", "Ingangsdatum"]
    rows = [[f"Unit {n}", f"Bakker {n} B.V.", 200 + n, 1500 + n, dt.date(2020, 1, 1)] for n in range(1, 6)]
    for title in ("Huurlijst per 01-07-2025", "Peildatum: 01-07-2025"):
        x = read(workbook([[title], head, *rows]), "INDUSTRIAL")
        assert x.meta.as_on_date == dt.date(2025, 7, 1)


def test_days_that_make_whole_months_are_those_of_leases() -> None:
    """``ON`` and ``OFF`` are no words for them: that nearly each pair ends whole months from its beginning tells."""
    head = ["Unit", "Location", "Tenant", "On", "Off", "Market Rent", "Rent"]
    faces: list[list[Any]] = []
    for n, name in enumerate(("Cherokee Casino", "Mulvaney Law", "Quik-Trax Tire", "Selby Realty", "Rooker Feed"), 1):
        term = [dt.datetime(2023, n, 1), dt.datetime(2026, n + 1, 1) - dt.timedelta(1)]
        faces += [[f"10{n}-N", f"US-59 mile {n}", name, *term, 520, 500 + n],
                  [f"10{n}-S", f"US-59 mile {n}", "VACANT", None, None, 1150, None]]  # fmt: skip
    x = read(workbook([["Rent roll as of 12/31/2024"], head, *faces]), "OTHER")
    assert [(r.lease_start_date, r.lease_end_date) for r in x.rows[::2]] == [
        (dt.date(2023, n, 1), dt.date(2026, n + 1, 1) - dt.timedelta(1)) for n in range(1, 6)
    ]


def test_terms_go_on_beside_what_stands_below_the_unit_and_its_occupier() -> None:
    """``Shop`` below the premises, a note below the occupier, and beside them the last day of the lease."""
    head = ["Premises", "Occupier and notes", "Floor area", "Term", "Rent per year"]
    lets: list[list[Any]] = []
    names = ("Molloy & Daughters Chemist Ltd", "Suir Valley Phones", "Basil & Barrow Ltd", "Hegarty Dunne Solicitors")
    notes = ("Reviewed Feb 2024. Put and keep in repair.", "Tenant pays rates direct.",
             "Rises to \u20ac52,000 on 15 Oct 2026.", "Overholding. Renewal rights under the Act.")  # fmt: skip
    for n, (name, note) in enumerate(zip(names, notes, strict=True), 1):
        lets += [[f"1{n}A Patrick Street", name, f"{92 + n}.4 sq m", f"{n} Feb 2019 \u2013", f"\u20ac{41500 + n:,}"],
                 ["Shop", note, None, f"31 Jan 203{n}", None], []]  # fmt: skip
    total = [None, "Total rent roll", "379.6 sq m", None, "\u20ac166,010"]
    x = read(pdf([["14 Patrick Street, Clonmel"], ["Tenancies at 30 June 2025"], [], head, [], *lets, total]), "RETAIL")
    assert [(r.tenant_name, r.lease_start_date, r.lease_end_date) for r in x.rows] == [
        (name, dt.date(2019, 2, n), dt.date(2030 + n, 1, 31)) for n, name in enumerate(names, 1)
    ]


def test_charges_beside_words_of_the_next_increase_stay_charges() -> None:
    """``Next incr 02/01/27 19,730.55/mo`` stands below the tenant, the code of his next charge beside it."""
    head = ["Unit", "Tenant", "Area", "Begins", "Ends", "Bill Code", "Description", "Monthly Amount"]
    suites: list[list[Any]] = []
    for n, name in enumerate(("Cinderfield Products", "Upperfield Auto Parts", "Oldcastle Flooring", "Ambervale"), 1):
        suites += [[f"A{n}00", name, 26600 + n, "02/01/21", "01/31/28", "RENT", "Base Rent", f"{19000 + n:,}.33"],
                   [None, f"Next incr 02/01/27 {19700 + n:,}.55/mo", None, None, None, "CAMX", "CAM", "2,482.67"],
                   [*[None] * 6, "Lease Total", f"{21483 + n:,}.00"], []]  # fmt: skip
    x = read(pdf([["Rent Roll Report"], ["As of 10/01/2026"], head, *suites]), "INDUSTRIAL")
    assert [[(c.code, float(c.amount)) for c in r.charges] for r in x.rows] == [
        [("RENT", 19000.33 + n), ("CAMX", 2482.67)] for n in range(1, 5)
    ]
