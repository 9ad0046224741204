"""One rule of repairs at a time, over a page of a few figures."""

from __future__ import annotations

from decimal import Decimal

from docextract.document import Alternative, Document, Page, Word
from docextract.models.place import Place
from docextract.proofs.equations import Equation, Term
from docextract.repair.figures import Recognised
from docextract.repair.search import Found, search
from docextract.repair.system import System
from docextract.values.numbers import money

Table = list[list[str]]


class Square:
    """A table whose last row and last column are printed as the sums of the others."""

    def __init__(self, table: Table, others: dict[str, list[str]] | None = None, tolerance: str = "0.01") -> None:
        self.table = table
        words = [
            Word(text, 100 * c, 20 * r, 100 * c + 50, 20 * r + 10)
            for r, row in enumerate(table)
            for c, text in enumerate(row)
        ]
        said = {n: [Alternative(t, 0.3) for t in (others or {}).get(w.text, ())] for n, w in enumerate(words)}
        page = Page(1, 612, 792, words, confidences=[0.9] * len(words), alternatives=said)
        self.recognised = Recognised(Document("test", "application/pdf", [page]))
        self.tolerance = Decimal(tolerance)

    def place(self, r: int, c: int) -> Place:
        return Place.on(1, (100 * c, 20 * r, 100 * c + 50, 20 * r + 10))

    def term(self, r: int, c: int, factor: int) -> Term:
        text = self.table[r][c]
        return Term(money(text), self.place(r, c) if text else None, factor, None if text else (r, c))

    def down(self) -> list[Equation]:
        last = len(self.table) - 1
        return [
            self.equation(f"column {c}", [(r, c) for r in range(last)], (last, c)) for c in range(len(self.table[0]))
        ]

    def along(self) -> list[Equation]:
        last = len(self.table[0]) - 1
        return [self.equation(f"row {r}", [(r, c) for c in range(last)], (r, last)) for r in range(len(self.table))]

    def equation(self, name: str, addends: list[tuple[int, int]], total: tuple[int, int]) -> Equation:
        terms = (self.term(*total, -1), *(self.term(r, c, 1) for r, c in addends))
        return Equation(name, terms, self.tolerance)

    def search(self, equations: list[Equation]) -> tuple[dict[str, str], Found]:
        """What was read and what is taken, and all that was found."""
        found = search(System(equations, self.recognised))
        changes = [repair.change.reading for some in found.repairs for repair in some]
        return {change.was: change.text for change in changes}, found


SOUND: Table = [
    ["1,234", "500", "75", "1,809"],
    ["2,345", "615", "80", "3,040"],
    ["3,456", "742", "90", "4,288"],
    ["7,035", "1,857", "245", "9,137"],
]


def with_read(*cells: tuple[int, int, str], others: dict[str, list[str]] | None = None) -> Square:
    table = [row[:] for row in SOUND]
    for r, c, text in cells:
        table[r][c] = text
    return Square(table, others)


def test_the_figure_that_a_row_and_a_column_have_in_common_is_repaired() -> None:
    square = with_read((1, 0, "2,845"))
    assert square.search([*square.down(), *square.along()])[0] == {"2,845": "2,345"}


def test_a_reading_that_no_recogniser_takes_for_what_is_printed_is_not_taken() -> None:
    square = with_read((1, 0, "2,945"))  # 3 is never taken for 9, nor did the recogniser say so
    table = [row[:] for row in square.table]
    table[1][0] = "2,645"
    square = Square(table)
    repaired, found = square.search([*square.down(), *square.along()])
    assert repaired == {}
    assert len(found.doubtful) == 2
    given = Square(table, {"2,645": ["2,345"]})
    assert given.search([*given.down(), *given.along()])[0] == {"2,645": "2,345"}


def test_with_one_sum_alone_several_figures_may_be_wrong_and_none_is_repaired() -> None:
    square = with_read((0, 0, "1,284"))
    repaired, found = square.search(square.down())
    assert repaired == {}
    assert {change.reading.was for change in found.doubtful[0]} == {"1,284", "3,456", "7,035"}


def test_one_sum_is_enough_where_the_recogniser_doubts_and_nothing_else_could_tie() -> None:
    table = [["1,111"], ["1,119"], ["1,115"], ["3,345"]]
    square = Square([["1,811"], *table[1:]], {"1,811": ["1,111"]})
    # 700 less: only a digit from 7 on stands in the hundreds, and the total would need 3 + 7
    assert square.search(square.down())[0] == {"1,811": "1,111"}
    unsure = Square([["1,811"], *table[1:]])
    assert unsure.search(unsure.down())[0] == {}
    rival = Square([["1,811"], ["1,819"], ["1,115"], ["4,045"]], {"1,811": ["1,111"]})
    assert rival.search(rival.down())[0] == {}


def test_a_blank_may_be_a_figure_that_was_lost() -> None:
    square = Square([["1,811"], [""], ["1,119"], ["1,115"], ["3,345"]], {"1,811": ["1,111"]})
    assert square.search(square.down())[0] == {}


def test_what_would_break_a_sum_that_holds_is_no_repair() -> None:
    square = with_read((3, 0, "7,085"), (3, 3, "9,187"))
    # Two totals misread alike: the row of totals holds, the columns do not.
    assert square.search([*square.down(), *square.along()])[0] == {}


def test_several_figures_of_a_row_are_repaired_together() -> None:
    square = with_read((0, 0, "1,284"), (0, 1, "800"), (0, 2, "15"))
    assert square.search([*square.down(), *square.along()])[0] == {"1,284": "1,234", "800": "500", "15": "75"}


def test_a_figure_that_is_no_number_gets_its_point_or_digit_back() -> None:
    table = [
        ["1,234.50", "500.25", "1,734.75"],
        ["2,345.00", "615.10", "2,960.10"],
        ["3,579.50", "1,115.35", "4,694.85"],
    ]
    for wrong in ("1,23450", "1.234.50", "1,23.50", "l,234.50", "-1,234.50"):
        read = [row[:] for row in table]
        read[0][0] = wrong
        square = Square(read)
        assert square.search([*square.down(), *square.along()])[0] == {wrong: "1,234.50"}, wrong


def test_rounded_sums_do_not_choose_between_last_digits() -> None:
    table = [["291", "400", "692"], ["105", "212", "316"], ["397", "611", "1,009"]]
    table[0][0] = "299"
    square = Square(table, tolerance="1.5")
    assert square.search([*square.down(), *square.along()])[0] == {}
    table[0][0] = "891"
    square = Square(table, {"891": ["291"]}, tolerance="1.5")
    assert square.search([*square.down(), *square.along()])[0] == {"891": "291"}


def test_the_same_sum_printed_twice_is_one_witness() -> None:
    square = with_read((0, 0, "1,284"))
    assert square.search([*square.down(), *square.down()])[0] == {}


def test_what_misses_in_an_exact_document_ties_to_the_cent() -> None:
    table = [[f"{value}.{cent}5" for value in (10, 20, 30)] for cent in (1, 2, 3)]
    table = [[*row, str(sum(map(Decimal, row)))] for row in table]
    table.append([str(sum(Decimal(row[c]) for row in table)) for c in range(4)])
    table[1][1] = "20.28"
    square = Square(table, {"20.28": ["20.26"]})
    assert square.search([*square.down(), *square.along()])[0] == {"20.28": "20.25"}


def test_a_cent_is_left_to_rounding() -> None:
    square = Square([["10.05", "20.05", "30.11"], ["1.10", "2.10", "3.20"], ["11.15", "22.15", "33.30"]])
    assert square.search([*square.down(), *square.along()])[0] == {}
