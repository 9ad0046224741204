"""Titles that stand in the middle of two columns, of which the words below stand further left and right."""

from __future__ import annotations

import datetime as dt

from paper import Paper

import docextract
from docextract.grids.lines import Line, Piece
from docextract.grids.stacking import on_one_rule

HEAD = [
    [(395, "Annual"), (445, "Shore"), (499, "Total")],
    [
        (28, "Slip"),
        (84, "Boat owner"),
        (202, "Vessel"),
        (308, "Contract"),
        (413, "fee"),
        (444, "power"),
        (498, "billed"),
    ],
    [(278, "from"), (332, "to")],
]


def test_a_word_between_two_columns_is_the_title_of_both_where_each_has_its_own_below() -> None:
    paper = Paper(points=9, size=(595, 300))
    for page in range(3):
        if page:
            paper.page()
        rows = [
            [(28, f"A{n}"), (84, f"Farley Fenske {n}"), (202, "Blue Heeler"), (278, "01 Oct 24"), (332, "30 Sep 25"),
             (392, f"1,{580 + n}.00"), (443, f"{360 + n}.00"), (488, f"1,{940 + 2 * n}.00")]
            for n in range(10 * page + 1, 10 * page + 11)
        ]  # fmt: skip
        for row in [*([] if page else [[(36, "Slip roll as of May 15, 2025")], []]), *HEAD, *rows]:
            for x, text in row:
                paper.text(x, text)
            paper.down()
    paper.canvas.save()
    x = docextract.extract(paper.buffer.getvalue(), asset_type="OTHER", document_type="RENT_ROLL")
    days = {(row.lease_start_date, row.lease_end_date) for row in x.rows}
    assert len(x.rows) == 30
    assert days == {(dt.date(2024, 10, 1), dt.date(2025, 9, 30))}


def test_titles_on_one_rule_share_out_the_header_cells_below_it() -> None:
    def pieces(*cells: tuple[float, float, str]) -> list[Piece]:
        return [Piece([(text, x0, 62.0, x1, 69.0)]) for x0, x1, text in cells]

    line = Line(
        pieces((61, 100, "Band"), (248, 288, "AREA"), (405, 429, "UNITS"), (501, 559, "PASSING"), (740, 776, "Over"))
    )
    heads = pieces((61, 90, "m"), (198, 217, "total"), (263, 273, "let"), (298, 324, "void"), (344, 364, "let %"),
                   (383, 395, "no."), (416, 426, "let"), (512, 534, "EUR"), (555, 591, "per m"))  # fmt: skip
    reaches = on_one_rule(line, heads, [(72.0, 166.0, 600.0)])
    assert [reaches.get(id(piece)) for piece in line.pieces] == [None, (198, 364), (383, 426), (512, 591), None]
    assert not on_one_rule(line, heads, [(72.0, 166.0, 380.0)])  # a title on a rule of its own
