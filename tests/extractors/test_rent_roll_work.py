"""What pages and properties repeat is worked out once: counted, not timed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from docextract.document import Page, PageGrid, Sheet, SheetGrid, Style, Word
from docextract.extractors.lines import Line, read_lines
from docextract.extractors.rent_roll.anatomy.labels import join_labels
from docextract.extractors.rent_roll.headers import headerwindows
from docextract.extractors.rent_roll.headers.headers import find_headers
from docextract.extractors.rent_roll.prints.folding import fold
from docextract.vocabulary import load_vocabulary

HEADER = ["Bldg Id", "Suit Id", "Occupant Name", "Rent Start", "Sqft"]
STATE = ["Bldg Status:", "Active only", "Willow Hub", "Printed by", "A. Ames"]
ROW = ["WIL003", "110", "Kestrel Fitness", "4/1/2021", "14,291"]
WIDTH, HEIGHT = 80.0, 8.0


class Looked(Sequence[Word]):
    """Words that count how often all of them are gone through."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words, self.times = words, 0

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, index: Any) -> Any:
        return self.words[index]

    def __iter__(self) -> Iterator[Word]:
        self.times += 1
        return iter(self.words)


def printed(rows: Sequence[Sequence[str]]) -> tuple[list[Line], Looked]:
    """Rows of a page, each of one line, and its words."""
    words: list[Word] = []
    boxes: list[list[Any]] = []
    for n, row in enumerate(rows):
        top = 20.0 + 12 * n
        boxes.append([(WIDTH * c, top, WIDTH * c + 60, top + HEIGHT) for c in range(len(row))])
        for c, text in enumerate(row):
            parts = text.split()
            words += [
                Word(part, WIDTH * c + 25 * at, top, WIDTH * c + 25 * at + 20, top + HEIGHT)
                for at, part in enumerate(parts)
            ]
    looked = Looked(words)
    grid = PageGrid([[*row] for row in rows], len(rows[0]), boxes=boxes, on=Page(1, 600, 800, words=looked))
    return read_lines([grid]), looked


def test_rows_of_words_in_one_line_are_looked_up_on_their_page_by_the_first_cell_alone() -> None:
    lines, looked = printed([STATE, HEADER, *[ROW] * 6])
    assert fold(lines, load_vocabulary()) is lines
    assert looked.times == 2


def test_headers_that_a_sheet_repeats_are_joined_once_and_stay_each_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    joined: list[int] = []

    def counting(window: Sequence[Line], *rest: Any) -> Any:
        joined.append(len(window))
        return join_labels(window, *rest)

    monkeypatch.setattr(headerwindows, "join_labels", counting)

    def joined_for(times: int) -> int:
        joined.clear()
        values: list[list[Any]] = [row for _ in range(times) for row in (HEADER, ROW, ROW, [None] * len(HEADER))]
        grid = SheetGrid(values, len(HEADER), of=Sheet(1, "Rent Roll", values))
        blocks = find_headers(read_lines([grid]), load_vocabulary())
        assert [{c: label.text for c, label in block.labels.items()} for block in blocks] == [
            dict(enumerate(HEADER))
        ] * times
        assert len({id(label) for block in blocks for label in block.labels.values()}) == times * len(HEADER)
        return len(joined)

    assert joined_for(20) == joined_for(2)


def test_what_is_a_percentage_is_asked_of_the_format_before_the_number_is_written_out() -> None:
    rows: list[list[Any]] = [[0.25, 0.25, "25 %", 1500.5, None]]
    formats = [Style(), Style(number_format="0.0%")]
    sheet = Sheet(1, "A", rows, styles=[[1, 0, 0, 0, 0]], style_table=formats)
    (line,) = read_lines([SheetGrid(rows, 5, of=sheet)])
    assert [line.is_percent(column) for column in range(5)] == [True, False, True, False, False]
    assert len(line.grid._texts) == 1  # type: ignore[attr-defined]
