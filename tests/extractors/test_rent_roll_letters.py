"""Rolls in sentences: a line or a paragraph for each unit."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Callable, Sequence

import pytest
from rolls import read, workbook

from docextract.errors import ExtractionFailedError


def letter(lines: Sequence[str]) -> bytes:
    """A typed page of these lines."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Times-Roman", 12)
    for n, line in enumerate(lines):
        canvas.drawString(60 + 20 * (len(line) - len(line.lstrip())), 740 - 15 * n, line.strip())
    canvas.save()
    return out.getvalue()


def sheet(lines: Sequence[str]) -> bytes:
    return workbook([[line] for line in lines if line])


FLATS = [
    "Rents for the Maple house as of March 1, 2025",
    "Apt 1: John Smith pays $900 a month, moved in 6/1/2021, lease is up 5/31/26.",
    "Apt 2: Mary O'Dell, $875/mo, dep $875, month to month",
    "Apt 3: vacant since January, asking $950",
    "Apt 4: Smith, Carl, $910 per month, $500 security, lease ends 12/31/25, owes $120",
    "Total is $2,685 a month.",
]


@pytest.mark.parametrize("written", [letter, sheet])
def test_a_sentence_for_each_unit_is_a_row(written: Callable[[Sequence[str]], bytes]) -> None:
    x = read(written(FLATS))
    assert [(r.unit, r.tenant_name, r.contract_rent, r.market_rent, r.deposit, r.balance) for r in x.rows] == [
        ("Apt 1", "John Smith", 900, None, None, None),
        ("Apt 2", "Mary O'Dell", 875, None, 875, None),
        ("Apt 3", None, None, 950, None, None),
        ("Apt 4", "Smith, Carl", 910, None, 500, 120),
    ]
    assert [r.lease_end_date for r in x.rows] == [dt.date(2026, 5, 31), None, None, dt.date(2025, 12, 31)]
    assert (x.rows[0].move_in_date, x.rows[1].is_month_to_month) == (dt.date(2021, 6, 1), True)
    assert (x.summary.occupied_units, x.summary.vacant_units) == (3, 1)
    assert any(note.type == "readInForm" for note in x.warnings)


def test_units_may_be_words_and_addresses() -> None:
    x = read(
        sheet([
            "Houses on 7/15/2025",
            "12 Elm St: The Parkers, $1,100 a month, lease to 4/30/26, $1,100 deposit",
            "Garage apt - empty, will rent for $600",
            "33 Hill Rd: J. Wong, $995 a month, month to month",
            "Cottage - Cy Cole, 1 bedroom, $550 a month, $250 deposit, since 5/1/2019",
        ])
    )  # fmt: skip
    assert [(r.unit, r.tenant_name, r.contract_rent, r.market_rent, r.bedrooms) for r in x.rows] == [
        ("12 Elm St", "The Parkers", 1100, None, None),
        ("Garage apt", None, None, 600, None),
        ("33 Hill Rd", "J. Wong", 995, None, None),
        ("Cottage", "Cy Cole", 550, None, 1),
    ]


def test_remarks_below_a_sentence_are_notes_and_sentences_go_on_in_the_next_line() -> None:
    x = read(
        letter([
            "Oak Court, tenants on 6/30/2025",
            "#101 Ann Ames. Rent $1,250, deposit $1,000, lease 7/1/24 to 6/30/25.",
            "  never late",
            "#102 Bob & Sue Bird. Rent $1,300 and they moved in here on 2/1/2025, deposit",
            "$1,300, lease 2/1/25 to 1/31/26.",
            "#103 Nobody in it now. I want $1,350 for it.",
            "#104 Cy Cole. Rent $1,150, no deposit, month to month. Owes $300.",
        ])
    )  # fmt: skip
    assert [(r.unit, r.contract_rent, r.market_rent, r.deposit, r.balance) for r in x.rows] == [
        ("101", 1250, None, 1000, None),
        ("102", 1300, None, 1300, None),
        ("103", None, 1350, None, None),
        ("104", 1150, None, None, 300),
    ]
    assert x.rows[0].lease_start_date == dt.date(2024, 7, 1)
    assert [column.value for column in x.rows[0].source_columns] == ["never late"]


def test_rooms_by_the_week_have_no_rent_of_a_month() -> None:
    rooms = [f"Room {n} - Al Ash {n}, ${140 + n} a week, since 3/{n}/2024" for n in range(1, 5)]
    x = read(sheet(["Rooms on 9/1/2025", *rooms, "Room 5 - open"]))
    assert [r.contract_rent for r in x.rows] == [None] * 5
    assert x.rows[0].source_columns[0].value == "$141"


@pytest.mark.parametrize(
    "lines",
    [
        ["1. Roof on the porch, $1,200, by 6/1/2025", "2. Paint the hall, $350", "3. New stove for Ann, $725"],
        ["Apt 1: Ann Ames, $700, 5/1/2025", "Apt 2: Bob Bird, $650, 5/3/2025", "Apt 3: Cy Cole, $725, 5/9/2025"],
    ],
    ids=["repairs", "payments"],
)
def test_other_lists_in_sentences_are_no_rolls(lines: list[str]) -> None:
    with pytest.raises(ExtractionFailedError):
        read(sheet(["May 2025", *lines]))


def test_lines_of_dashes_hide_no_gaps_between_columns() -> None:
    """Two lines of dashes and two of sentences run across all columns, which are still as many as the words above."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Courier", 9)
    y = 740.0

    def row(*cells: str) -> None:
        nonlocal y
        for n, (x, cell) in enumerate(zip((40, 80, 150, 250, 300, 350, 400), cells, strict=False)):
            at = x + (740 - y) / 60  # the page is not quite straight
            canvas.drawRightString(at + 30, y + n / 2, cell) if n > 2 else canvas.drawString(at, y + n / 2, cell)
        y -= 18

    row("THE COURT, ROOMS ON OCT 6 2025")
    row("ROOM", "KIND", "WHO", "WEEKLY", "MONTH", "DEP.", "OWES")
    row("-" * 80)
    for n in range(24):
        who = ["Al Ash", "EMPTY"][n % 4 == 3]
        row(str(n + 1), ["single", "double"][n % 3 == 1], who, *(["150", "650", "100"] if who == "Al Ash" else []))
    row("-" * 80)
    row("", "", "ALL", "2,700", "11,700", "1,800", "0")
    for text in (
        "24 rooms.  18 let of these this week.  6 are empty, all of them ready.",
        "Month = weekly x 52 / 12.  Empty kitchenettes go for 150 a week and so.",
    ):
        for n, part in enumerate(text.split("  ")):
            canvas.drawString(40 + 150 * n, y + n, part)
        y -= 14
    canvas.save()
    x = read(out.getvalue())
    assert [r.contract_rent for r in x.rows] == [None if n % 4 == 3 else 650 for n in range(24)]
    assert (x.summary.occupied_units, x.summary.vacant_units) == (18, 6)


def test_a_list_without_a_header_whose_cells_say_what_they_are() -> None:
    x = read(
        workbook([
            ["Rents at Oak Lane 6/2025"],
            ["Apt A", "Ann Ames", "$700", "lease to 5/31/26"],
            ["Apt B", "Bob Bird", "$650", "month to month"],
            ["Apt C", "empty"],
            ["Apt D", "Cy Cole", "$725", "lease to 8/31/26"],
        ])
    )  # fmt: skip
    assert [(row.unit, row.contract_rent) for row in x.rows] == [
        ("Apt A", 700), ("Apt B", 650), ("Apt C", None), ("Apt D", 725)
    ]  # fmt: skip
    assert [place.cell for place in x.rows[0].sources["contractRent"]] == ["C2"]


def test_whole_sentences_name_who_rents_what() -> None:
    x = read(
        sheet([
            "Rents for June 2025",
            "House 1 is rented to Ann Ames for $700 a month",
            "House 2 is rented to the Center for Kids for $650 a month",
            "House 3 is empty",
            "House 4 is rented to Cy Cole for $725 a month",
        ])
    )  # fmt: skip
    assert [(row.unit, row.tenant_name, row.contract_rent) for row in x.rows] == [
        ("House 1", "Ann Ames", 700),
        ("House 2", "the Center for Kids", 650),
        ("House 3", None, None),
        ("House 4", "Cy Cole", 725),
    ]


def test_a_table_some_of_whose_rows_say_that_nobody_is_there_is_no_letter() -> None:
    head = ["Zq", None, "Xv", "Jw", "Kw", "Pw"]
    rows = [
        [f"K{n}", "empty"] if n % 4 == 3 else [f"K{n}", f"Mr Tarn{n}", f"x{n}", 50 + n, 10 + n, 60 + 2 * n]
        for n in range(12)
    ]
    data = workbook([["Rents as of 1.12.25"], [], head, *rows])
    try:
        x = read(data)
    except ExtractionFailedError:
        return
    assert not any(row.area or row.market_rent for row in x.rows)


LISTED = [
    "WHO PAYS WHAT - Oak and Pine houses",
    "rents as of March 1, 2026",
    "OAK ST. 9",
    "---------",
    "  Apt 1 R. Halloran ............ 810 paid",
    "  Apt 2 Empty .................. - painting",
    "  Apt 3 Lou (feeds the cats) ... 700",
    "                                ----",
    " total of Oak St. 9 1510",
    "PINE ST. 22",
    "-----------",
    "  Apt 1 Mrs. Odom .............. 925 owes 50",
    "  Apt 2 J. & B. Trask .......... 940 out May 31",
    "  Garage 1 Holt Plumbing ....... 60",
    " total of Pine St. 22 1925",
]


def dotted(lines: Sequence[str]) -> bytes:
    """A typed page of these lines, in columns as a typewriter sets them: behind dots the amounts, then remarks."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Courier", 10)
    for n, line in enumerate(lines):
        name, dots, rest = line.partition("...")
        amount, _, said = rest.strip(". ").partition(" ")
        canvas.drawString(60, 740 - 13 * n, f"{(name + '.' * 40)[:36]} {amount:>6}   {said}" if dots else line)
    canvas.save()
    return out.getvalue()


@pytest.mark.parametrize("made", [dotted, sheet])
def test_a_typed_list_of_units_and_amounts_is_a_roll_where_it_says_that_it_is_of_rents(
    made: Callable[[Sequence[str]], bytes],
) -> None:
    x = read(made(LISTED))
    assert [row.unit for row in x.rows] == ["Apt 1", "Apt 2", "Apt 3", "Apt 1", "Apt 2", "Garage 1"]
    assert [row.contract_rent for row in x.rows] == [810, None, 700, 925, 940, 60]
    assert [row.tenant_name for row in x.rows][2] == "Lou (feeds the cats)"
    assert x.rows[3].balance == 50
    assert x.rows[4].move_out_date is None  # no year is printed
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (5, 4, 1)


def test_the_amount_at_the_end_of_a_units_line_is_apart_from_what_is_said_below_it() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Times-Roman", 11)
    canvas.drawString(72, 740, "These are the rents of the house as of March 1, 2025.")
    said = [
        ("Ann Ames, 2 BR", "upstairs; moved in June 15, 2019; holding $900 deposit"),
        ("Empty, 1 BR", "asking $950"),
    ]
    for n, (who, below) in enumerate([*said, ("Bo Boyle, 2 BR", "moved in 2/1/24; owes $295")]):
        top = 700 - 40 * n
        canvas.drawString(90, top, f"No. {41 + n} {who} {'.' * 90}")
        canvas.drawRightString(540, top, "0" if who.startswith("Empty") else f"${1100 + n}")
        canvas.drawString(126, top - 15, below)
    canvas.drawString(90, 580, f"Coming in each month {'.' * 90}")
    canvas.drawRightString(540, 580, "$2,202")
    canvas.save()
    x = read(out.getvalue())
    assert [row.unit for row in x.rows] == ["41", "42", "43"]
    assert [row.contract_rent for row in x.rows] == [1100, None, 1102]
    assert (x.rows[0].move_in_date, x.rows[0].deposit) == (dt.date(2019, 6, 15), 900)
    assert [row.balance for row in x.rows] == [None, None, 295]
