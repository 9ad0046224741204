"""Tables as strangers print them: headings that say a field, headers that are known in part, wrapped cells, periods."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest

import docextract
from docextract import Limits, Registry
from docextract.declarations import ReadRequest, resolve
from docextract.document import PageGrid, Style
from docextract.grids.report import report_grids
from docextract.plugin import Date, DocumentType, GridFinder, Money, Number, Registrar, Row, TableExtractor, hookimpl
from docextract.source import open_source
from docextract.testing import misplaced, pages, workbook
from fewer import each


class Policy(Row):
    """One policy."""

    site: str | None = None
    kind: str | None = None
    insurer: str | None = None
    begins: Date | None = None
    ends: Date | None = None
    limit: Number | None = None
    premium: Money


class Plain(Row):
    """What is held for one name."""

    name: str
    since: Date | None = None
    held: Money | None = None


HEADERS = {
    "premium": ["Premium"],
    "site": ["Site"],
    "kind": ["Line of coverage"],
    "insurer": ["Insurer", "Insurance company"],
    "begins": ["Effective date", "Policy period"],
    "ends": ["Expiration date"],
    "limit": ["Limit"],
}
TABLE = TableExtractor(Policy, HEADERS, sections=("site", "kind"), periods={"begins": "ends"})
HEAD = ["Line of coverage", "Insurer", "Effective date", "Expiration date", "Limit", "Premium"]


def of(kind: str, premium: float, insurer: str = "Elm Mutual") -> list[Any]:
    return [kind, insurer, "01/02/2025", "01/02/2026", 5000, premium]


def read(data: bytes, table: TableExtractor = TABLE, *plugins: object) -> Any:
    kind = DocumentType("POLICY_LIST", "List of policies", row=table.row, extract=table)
    registry = Registry.build([kind, *plugins])
    return docextract.extract(data, asset_type="OTHER", document_type="POLICY_LIST", registry=registry)


def filled(answer: Any, *names: str) -> list[Any]:
    return [tuple(getattr(row, name) for name in names) for row in answer.rows]


@pytest.mark.parametrize("make", [lambda lines: workbook(lines), lambda lines: pages(lines)])
def test_a_heading_says_the_field_of_the_rows_below(make: Any) -> None:
    answer = make([HEAD, ["Elm Court"], of("Fire", 10), of("Flood", 20), ["Site: Oak Hall (cont.)"], of("Fire", 5)])
    answer = read(answer)
    assert filled(answer, "site", "kind") == [("Elm Court", "Fire"), ("Elm Court", "Flood"), ("Oak Hall", "Fire")]
    assert answer.rows[1].sources["site"] != answer.rows[2].sources["site"]
    assert (answer.ledger.by_role, answer.warnings) == ({"HEADER": 1, "SECTION": 2, "DATA": 3}, [])


def test_a_heading_is_of_the_field_that_it_names_and_one_of_another_field_fills_none() -> None:
    head = ["Insurer", "Effective date", "Expiration date", "Limit", "Premium"]
    rows = [["Elm Mutual", "01/02/2025", "01/02/2026", 5000, premium] for premium in (1, 2)]
    lines = [["Elm Court"], ["LINE OF COVERAGE: Fire"], rows[0], ["Line of coverage: Flood"], rows[1]]
    answer = read(workbook([head, *lines]))
    assert filled(answer, "site", "kind") == [("Elm Court", "Fire"), ("Elm Court", "Flood")]
    answer = read(workbook([HEAD, ["Elm Court"], of("Fire", 10), ["Minor insurer"], of("Flood", 20)]))
    assert filled(answer, "site") == [("Elm Court",), (None,)]


def test_a_heading_that_may_be_of_several_fields_is_of_none_and_told() -> None:
    unknown = ["Zone", *HEAD[1:]]
    lines = [["FLORIDA"], of("Fire", 10), ["GEORGIA"], of("Flood", 20)]
    answer = read(workbook([unknown, *lines]))
    assert filled(answer, "site", "kind") == [(None, None), (None, None)]
    (note,) = answer.warnings
    assert (note.type, "may be site or kind: none was read" in note.message) == ("headingInexact", True)
    answer = read(workbook([HEAD, *lines]))
    assert (filled(answer, "site"), answer.warnings) == ([("FLORIDA",), ("GEORGIA",)], [])


@pytest.mark.parametrize("make", [lambda lines: workbook(lines), lambda lines: pages(lines)])
def test_headings_right_below_others_are_of_the_next_field(make: Any) -> None:
    head = HEAD[1:]
    rows = [of("", premium)[1:] for premium in (1, 2, 3, 4)]
    lines = [["Elm Court"], ["Fire"], rows[0], ["Storm"], rows[1], ["Oak Hall"], ["Fire"], rows[2], rows[3]]
    answer = read(make([head, *lines]))
    said = [("Elm Court", "Fire"), ("Elm Court", "Storm"), ("Oak Hall", "Fire"), ("Oak Hall", "Fire")]
    assert filled(answer, "site", "kind") == said
    assert [note.type for note in answer.warnings] == ["headingInexact"] * 2


def test_headings_are_of_the_field_that_the_last_word_of_one_of_them_means() -> None:
    lines = [["Storm peril"], of("", 1)[1:], ["Fire"], of("", 2)[1:]]
    assert filled(read(workbook([HEAD[1:], *lines])), "site", "kind") == [(None, "Storm peril"), (None, "Fire")]


def test_lines_right_above_several_headers_are_headings_and_a_title_is_none() -> None:
    answer = read(workbook([["Policies"], [], ["Elm Court"], HEAD, of("Fire", 1), ["Oak Hall"], HEAD, of("Fire", 2)]))
    assert filled(answer, "site") == [("Elm Court",), ("Oak Hall",)]
    answer = read(workbook([["Policies in force"], HEAD, of("Fire", 1), of("Flood", 2)]))
    assert filled(answer, "site") == [(None,), (None,)]


def test_a_field_that_is_printed_once_for_several_rows_is_theirs() -> None:
    answer = read(
        workbook([["Site", *HEAD], ["Elm", *of("Fire", 1)], [None, *of("Flood", 2)], ["Oak", *of("Fire", 3)]])
    )
    assert filled(answer, "site") == [("Elm",), ("Elm",), ("Oak",)]


def test_a_blank_is_one_where_the_column_prints_the_same_again_and_told_where_it_may_be() -> None:
    sites = ["Elm", "Elm", None, "Oak", "Oak", "Oak"]
    answer = read(workbook([["Site", *HEAD], *([site, *of("Fire", n)] for n, site in enumerate(sites))]))
    assert filled(answer, "site") == [(site,) for site in sites]
    assert ("site" in answer.rows[2].sources, answer.warnings) == (False, [])
    sites = ["Elm", "Oak", "Ash", None, "Fir", "Yew"]
    answer = read(workbook([["Site", *HEAD], *([site, *of("Fire", n)] for n, site in enumerate(sites))]))
    assert (answer.rows[3].site, [note.type for note in answer.warnings]) == ("Ash", ["valueCarried"])


def test_headers_are_known_by_some_of_their_words_where_the_cells_agree() -> None:
    head = ["Site name", "Ins. Co.", "Broker", "Eff.", "Exp. date", "Lmt ($)", "Annual Prem."]
    answer = read(workbook([head, ["Elm", "Elm Mutual", "Zed", "01/02/2025", "01/02/2026", 5000, 10]]))
    names = ("site", "insurer", "begins", "ends", "limit", "premium")
    days = (dt.date(2025, 1, 2), dt.date(2026, 1, 2))
    assert filled(answer, *names) == [("Elm", "Elm Mutual", *days, Decimal(5000), Decimal(10))]
    assert [column.header for column in answer.unmapped_columns] == ["Broker"]
    (told,) = answer.warnings
    assert (told.type, "'Annual Prem.' as premium" in told.message) == ("headerInexact", True)


def test_of_two_columns_that_a_header_fits_as_well_none_is_read_and_types_decide_between_others() -> None:
    head = ["Line of coverage", "Insurer", "Limit each", "Limit all", "Premium", "Effective date"]
    answer = read(workbook([head, ["Fire", "Elm", 5, 7, 10, "01/02/2025"]]))
    assert filled(answer, "limit") == [(None,)]
    head = ["Line of coverage", "Insurer", "Limit basis", "Limit each", "Premium", "Effective date"]
    answer = read(workbook([head, ["Fire", "Elm", "per loss of $1.00", 7, 10, "01/02/2025"]]))
    assert filled(answer, "limit") == [(Decimal(7),)]


def test_a_period_in_one_cell_fills_two_days_and_amounts_keep_the_words_beside_them() -> None:
    head = ["Line of coverage", "Insurer", "Policy period", "Limit", "Premium"]
    lines = [
        ["Fire", "Elm", "01/02/2025 - 01/02/2026", "$5M", 10],
        ["Flood", "-", "1-Jul-24 to 1-Jul-25", "$1,000,000 per loss", 20],
        ["Crime", "Elm", "01/02/2025", "-", 30],
        ["Cyber", "Elm", "01/02/2025", "$500 or 2%", 30],
    ]
    answer = read(workbook([head, *lines]))
    assert filled(answer, "begins", "ends", "limit")[:3] == [
        (dt.date(2025, 1, 2), dt.date(2026, 1, 2), Decimal(5000000)),
        (dt.date(2024, 7, 1), dt.date(2025, 7, 1), Decimal(1000000)),
        (dt.date(2025, 1, 2), None, None),
    ]
    assert [row.unread.get("limit") for row in answer.rows] == ["$5M", "$1,000,000 per loss", None, "$500 or 2%"]
    assert (answer.rows[1].insurer, answer.rows[3].limit) == (None, None)


def spaced(lines: list[list[Any]], tops: list[float], bold: Sequence[int] = ()) -> object:
    """A plugin by which lines of a page stand at these heights, some of them bold."""
    reader = resolve(Registry.build([]).reader("pdf").read)
    (grid,) = report_grids(reader(ReadRequest(open_source(pages(lines)), Limits())))
    assert isinstance(grid, PageGrid)
    grid.boxes = [
        [box and (box[0], top, box[2], top + 8) for box in row] for row, top in zip(grid.boxes, tops, strict=True)
    ]

    grid.styles = [[Style(bold=row in bold)] * grid.width for row in range(len(lines))]

    @hookimpl
    def register_grid_finders(registrar: Registrar[GridFinder]) -> None:
        registrar.add(GridFinder("spaced", lambda document: [grid]))

    return SimpleNamespace(__name__="spaced", register_grid_finders=register_grid_finders)


def test_lines_close_above_and_below_a_row_go_on_with_its_cells_and_notes_do_not() -> None:
    lines = [
        HEAD,
        of("Fire", 10),
        ["Flood and", None, None, None, None, None],
        [None, "Oak Mutual", "01/02/2025", "01/02/2026", 5000, 20],
        ["storm", None, None, None, None, None],
        of("Crime", 30),
        ["Figures are as the brokers gave them", None, None, None, None, None],
        ["and may change.", None, None, None, None, None],
    ]
    answer = read(pages(lines), TABLE, spaced(lines, [0, 20, 40, 45, 50, 70, 100, 110]))
    assert filled(answer, "kind", "premium") == [("Fire", 10), ("Flood and storm", 20), ("Crime", 30)]
    assert len(answer.rows[1].sources["kind"]) == 2
    assert answer.ledger.by_role == {"HEADER": 1, "DATA": 3, "CONTINUATION": 2, "OTHER": 2}


def test_lines_of_a_wrapped_cell_under_an_unknown_header_are_no_rows() -> None:
    head = [*HEAD, "Remark"]
    lines = [
        head,
        [*of("Fire", 10), "renewed by the"],
        [None, "of Ohio", None, None, None, None, "old broker"],
        [*of("Flood", 20), "to be paid in"],
        [None, None, None, None, None, None, "two parts"],
    ]
    answer = read(pages(lines), TABLE, spaced(lines, [0, 20, 30, 60, 70]))
    assert filled(answer, "kind", "insurer") == [("Fire", "Elm Mutual of Ohio"), ("Flood", "Elm Mutual")]
    assert (answer.ledger.by_role, answer.ledger.unexplained) == ({"HEADER": 1, "DATA": 2, "CONTINUATION": 2}, [])


def test_a_heading_that_ends_with_the_word_of_another_column_may_be_a_name() -> None:
    lines = [["Elm Court"], of("Fire", 10), ["Oak Hill Insurer"], of("Flood", 20), ["Minor insurer"], of("Crime", 5)]
    assert filled(read(workbook([HEAD, *lines])), "site") == [("Elm Court",), ("Oak Hill Insurer",), (None,)]


def test_a_label_and_the_sum_of_the_rows_is_no_row_whatever_it_says() -> None:
    lines = [of(kind, n) for n, kind in enumerate(["Fire", "Flood", "Crime", "Cyber"], 1)]
    answer = read(workbook([HEAD, *lines, [None, "All policies together", None, None, None, 10]]))
    assert (len(answer.rows), [line.label for line in answer.totals.stated]) == (4, ["All policies together"])


def test_notes_below_the_last_total_are_no_rows() -> None:
    table = TableExtractor(Plain, {"name": ["Name"], "since": ["Since"], "held": ["Held"]})
    rows = [[f"A-{n}", "01/02/2025", n] for n in range(1, 5)]
    notes = [["Water is billed by the district"], ["and fell by half in May."]]
    answer = read(workbook([["Name", "Since", "Held"], *rows, ["Total", None, 10], *notes]), table)
    assert [row.name for row in answer.rows] == ["A-1", "A-2", "A-3", "A-4"]
    assert answer.ledger.by_role == {"HEADER": 1, "DATA": 4, "TOTAL": 1, "OTHER": 2}
    assert [note.type for note in answer.warnings] == ["rowNotUnderstood"] * 2


def test_a_heading_at_the_foot_of_a_page_is_of_the_rows_on_the_next() -> None:
    first = [HEAD, ["Elm Court"], of("Fire", 1), of("Flood", 2), ["Total", None, None, None, None, 3], ["Oak Hall"]]
    answer = read(pages(first, [HEAD, of("Fire", 5), of("Flood", 6)]))
    assert filled(answer, "site", "premium") == [("Elm Court", 1), ("Elm Court", 2), ("Oak Hall", 5), ("Oak Hall", 6)]


def test_a_thousand_headers_of_two_lines_are_read_in_their_order() -> None:
    above = ["Line of", None, "Effective", "Expiration", None, None]
    lines = [above, ["coverage", "Insurer", "date", "date", "Limit", "Premium"]]
    with pytest.raises(docextract.ExtractionFailedError, match="found none here"):
        read(workbook(lines * 1000))


def test_what_sums_all_rows_once_more_below_the_total_is_no_row() -> None:
    rows = [of(kind, n) for n, kind in enumerate(["Fire", "Flood", "Fire", "Flood"], 1)]
    total = ["Total", None, None, None, None, 10]
    recap = [["Fire", None, None, None, None, 4], ["Flood", None, None, None, None, 6]]
    answer = read(workbook([HEAD, *rows, total, ["By coverage"], *recap]))
    assert (len(answer.rows), answer.ledger.by_role["SUMMARY"]) == (4, 2)
    recap[1][-1] = 7
    answer = read(workbook([HEAD, *rows, total, ["By coverage"], *recap]))
    assert len(answer.rows) == 6


def test_sheets_with_the_same_headers_are_read_together_and_copies_and_others_are_not() -> None:
    import io

    import openpyxl

    book = openpyxl.Workbook()
    sheets = {
        "Own": [HEAD, of("Fire", 1), of("Flood", 2)],
        "Managed": [HEAD, of("Crime", 3)],
        "Copy": [HEAD, of("Fire", 1), of("Flood", 2)],
        "People": [["Agency", "Phone"], ["Elm", "555"]],
    }
    book.remove(book.active)
    for name, lines in sheets.items():
        sheet = book.create_sheet(name)
        for line in lines:
            sheet.append(line)
    raw = io.BytesIO()
    book.save(raw)
    answer = read(raw.getvalue())
    assert filled(answer, "kind") == [("Fire",), ("Flood",), ("Crime",)]
    assert [note.type for note in answer.warnings] == ["sheetsTogether"]
    assert answer.rows[2].sources["premium"][0].sheet == "Managed"


def test_the_second_day_of_a_cell_has_its_place() -> None:
    head = ["Line of coverage", "Insurer", "Policy period", "Limit", "Premium"]
    answer = read(workbook([head, ["Fire", "Elm", "01/02/2025 - 01/02/2026", 5, 10], ["Flood", "Elm", "-", 5, 10]]))
    assert [row.sources.get("ends") for row in answer.rows] == [answer.rows[0].sources["begins"], None]
    assert misplaced(answer) == []
    lines = [head, ["Fire", "Elm", "01/02/2025 -", 5, 10], [None, None, "01/02/2026", None, None]]
    answer = read(pages(lines), TABLE, spaced(lines, [0, 20, 29]))
    assert (answer.rows[0].ends, len(answer.rows[0].sources["begins"])) == (dt.date(2026, 1, 2), 2)
    assert answer.rows[0].sources["ends"] == answer.rows[0].sources["begins"][1:]


@each(["£", "€", "$", "%", "#"])
def test_a_sign_is_a_header_and_columns_without_one_have_none(sign: str) -> None:
    table = TableExtractor(Plain, {"name": ["Name"], "since": ["Since"], "held": [sign]})
    lines = [["Name", None, "Since", sign, None], ["Ann", "x", "01/02/2025", 5, 7], ["Bob", None, None, 6, None]]
    answer = read(workbook(lines), table)
    assert (filled(answer, "name", "held"), answer.warnings) == ([("Ann", 5), ("Bob", 6)], [])


def test_ignored_headers_are_of_no_field() -> None:
    head = ["Line of coverage", "Insurer", "Producer name", "Annual premium", "Premium now", "Limit"]
    lines = [head, ["Fire", "Elm", "Zed", 120, 10, 5]]
    table = replace(TABLE, ignored=["Annual premium", "Producer"])
    answer = read(workbook(lines), table)
    assert (filled(answer, "insurer", "premium"), answer.unmapped_columns) == ([("Elm", 10)], [])


def test_percentages_stand_under_no_text() -> None:
    head = ["PCT rent", *HEAD]
    table = replace(TABLE, headers=HEADERS | {"site": ["Project"]})
    answer = read(workbook([head, ["6%", *of("Fire", 1)], ["7 %", *of("Flood", 2)]]), table)
    assert filled(answer, "site") == [(None,), (None,)]


def test_a_line_without_what_every_row_has_is_a_total_or_told() -> None:
    total = ["Total crime", None, None, None, None, 1]
    lines = [of("Crime", 1), total, of("Fire", 2), ["Elm, all lines", None, None, None, None, 3]]
    stray = ["Fees", None, None, None, None, 9]
    answer = read(workbook([HEAD, *lines, stray]), replace(TABLE, requires=("insurer",)))
    assert filled(answer, "kind", "premium") == [("Crime", 1), ("Fire", 2)]
    assert [line.label for line in answer.totals.stated] == ["Total crime", "Elm, all lines"]
    (note,) = answer.warnings
    assert (note.type, note.message) == ("rowNotUnderstood", "a row without insurer: 'Fees'")
    assert (answer.ledger.by_role, len(answer.ledger.unexplained)) == (
        {"HEADER": 1, "DATA": 2, "TOTAL": 2, "OTHER": 1},
        1,
    )
    assert [row.row_index for row in answer.rows] == [0, 1]


def test_an_anchor_that_wraps_goes_on_where_rows_have_more() -> None:
    table = TableExtractor(Plain, {"name": ["Name"], "since": ["Since"], "held": ["Held"]}, requires=("held",))
    lines = [
        ["Name", "Since", "Held"],
        ["Ann Ames and", "01/02/2025", 5],
        ["daughters", None, None],
        ["Bob", None, None],
        ["Boll", "01/02/2025", 6],
        ["Total", None, 11],
    ]
    answer = read(pages(lines), table, spaced(lines, [0, 20, 29, 50, 59, 80]))
    assert filled(answer, "name", "held") == [("Ann Ames and daughters", 5), ("Bob Boll", 6)]
    assert (answer.totals.stated[0].values, answer.ledger.unexplained) == ({"held": 11}, [])


def test_a_bold_line_close_above_a_row_is_its_heading() -> None:
    lines = [
        HEAD,
        ["Elm Court", *[None] * 5],
        of("Fire", 10),
        of("Flood", 20),
        ["Oak Hall", *[None] * 5],
        of("Fire", 5),
    ]
    tops = [0.0, 20, 29, 45, 65, 74]
    answer = read(pages(lines), TABLE, spaced(lines, tops, bold=[1, 4]))
    assert filled(answer, "site", "kind") == [("Elm Court", "Fire"), ("Elm Court", "Flood"), ("Oak Hall", "Fire")]
    answer = read(pages(lines), TABLE, spaced(lines, tops))
    assert filled(answer, "site", "kind")[0] == (None, "Elm Court Fire")


def test_a_function_says_of_which_field_a_heading_is() -> None:
    def field_of(heading: str) -> str | None:
        return None if heading.isdigit() else "kind" if "fire" in heading.lower() else "site"

    lines = [["Elm Court"], ["Fire and site"], of("", 1)[1:], ["Page of notes"], ["wildfire"], of("", 2)[1:]]
    answer = read(workbook([HEAD[1:], *lines]), replace(TABLE, heading=field_of))
    assert filled(answer, "site", "kind") == [("Elm Court", "Fire and site"), ("Page of notes", "wildfire")]
    assert answer.warnings == []


def test_rows_may_be_taken_out_and_all_that_follows_from_them_is_made_anew() -> None:
    def extract(context: Any) -> Any:
        data = TABLE(context)
        with pytest.raises(ValueError, match="none of the data set's"):
            data.without([object()])
        return data.without([row for row in data.rows if row.kind == "Fee"], "OTHER")

    kind = DocumentType("POLICY_LIST", "List of policies", row=Policy, extract=extract)
    lines = [HEAD, of("Fee", 1), of("Fire", 2), of("Flood", 3), ["Total", None, None, None, None, 5]]
    registry = Registry.build([kind])
    answer = docextract.extract(workbook(lines), asset_type="OTHER", document_type="POLICY_LIST", registry=registry)
    assert [(row.row_index, row.kind, row.proved) for row in answer.rows] == [
        (0, "Fire", ["premium"]),
        (1, "Flood", ["premium"]),
    ]
    assert (answer.summary.rows, answer.summary.sums, answer.totals.computed) == (2, {"premium": 5}, {"premium": 5})
    assert (answer.ledger.by_role["OTHER"], len(answer.ledger.unexplained), answer.ledger.read) == (1, 1, 5)


def test_sections_and_periods_name_fields_of_the_row() -> None:
    for wrong in ({"sections": ("place",)}, {"periods": {"begins": "until"}}, {"requires": ("place",)}):
        with pytest.raises(TypeError, match="has no field"):
            TableExtractor(Policy, HEADERS, **wrong)  # type: ignore[arg-type]
