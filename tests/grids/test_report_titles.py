"""Titles that stand in the middle of two columns, of which the words below stand further left and right."""

from __future__ import annotations

import datetime as dt

from paper import Paper

import docextract

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
