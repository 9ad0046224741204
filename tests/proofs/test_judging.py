"""Equations that a document type states: what they prove, and which number they contradict for which other."""

from __future__ import annotations

from decimal import Decimal

import pytest

from docextract.plugin import Equation, Field, Place, Row, Term, balance, mark, product, prove, total_of, weighted
from docextract.proofs.equations import step

D = Decimal


def square(*values: str) -> list[Equation]:
    """Two lines of charged - paid = owed, and a total of each column, from nine numbers."""
    table = {(r, c): Term(D(values[3 * r + n]), cell=(r, c)) for r in range(3) for n, c in enumerate("cpo")}
    along = [total_of(f"line {r}", table[r, "o"], [table[r, "c"], minus(table[r, "p"])]) for r in range(3)]
    down = [total_of(f"total {c}", table[2, c], [table[0, c], table[1, c]]) for c in "cpo"]
    return along + down


def minus(term: Term) -> Term:
    return term._replace(factor=-1)


SOUND = ("500", "480", "20", "730.50", "730.50", "0", "1230.50", "1210.50", "20")


def test_what_holds_proves_its_numbers() -> None:
    proved = prove(square(*SOUND))
    assert {proved.state((r, c)) for r in range(3) for c in "cpo"} == {"PROVED"}
    assert proved.broken == []
    assert proved.state("another") == "UNPROVED"


@pytest.mark.parametrize("slip", range(9))
def test_a_wrong_number_is_where_its_row_and_its_column_cross(slip: int) -> None:
    wrong = [*SOUND]
    wrong[slip] = str(D(SOUND[slip]) + 90)
    proved = prove(square(*wrong))
    cell = (slip // 3, "cpo"[slip % 3])
    assert [(found.cell, found.expected) for found in proved.crossings] == [(cell, D(SOUND[slip]))]
    assert proved.state(cell) == "CONTRADICTED"
    assert [cell for cell, state in proved.states.items() if state == "CONTRADICTED"] == [cell]
    assert all(proved.crossing_in(equation) is proved.crossings[0] for equation in proved.broken)


def test_of_one_sum_alone_the_printed_total_is_contradicted() -> None:
    addends = [Term(D(5), cell="a"), Term(D(6), cell="b")]
    proved = prove([total_of("all", Term(D(20), cell="t"), addends)])
    assert proved.states == {"a": "UNPROVED", "b": "UNPROVED", "t": "CONTRADICTED"}


def test_a_product_is_rounded_and_proves_the_rate_as_far_as_it_is_printed() -> None:
    area, rate, rent = (Term(D(v), cell=c) for v, c in (("1333", "area"), ("1.27", "rate"), ("1692.91", "rent")))
    equation = product("rate", area, rate, rent)
    assert equation.holds
    assert not equation.exact
    assert prove([equation]).states == {"area": "PROVED", "rate": "PROVED", "rent": "PROVED"}
    assert equation.wanted("rent") == D("1692.91")
    off = product("rate", area, rate, rent._replace(value=D("1700.91")))
    assert off.residual == 8
    assert off.wanted("rent") == D("1692.91")
    assert round(off.wanted("rate") or 0, 4) == D("1.2760")
    assert round(off.wanted("area") or 0, 2) == D("1339.30")


def test_an_average_of_averages_is_one_by_its_weights() -> None:
    parts = [(Term(D("900.00"), cell="a"), D(2)), (Term(D("1200.00"), cell="b"), D(1))]
    right = weighted("rent", Term(D("1000.00"), cell="all"), D(3), parts)
    assert right.holds
    plain = weighted("rent", Term(D("1050.00"), cell="all"), D(3), parts)
    assert plain.wanted("all") == 1000


def test_numbers_that_balance_need_no_printed_total() -> None:
    sides = [Term(D(70), cell="debit"), Term(D(70), None, -1, "credit")]
    assert prove([balance("sides", sides)]).states == {"debit": "PROVED", "credit": "PROVED"}
    sides[1] = sides[1]._replace(value=D(75))
    assert prove([balance("sides", sides)]).states == {"debit": "UNPROVED", "credit": "UNPROVED"}


def test_a_number_without_a_cell_is_told_by_its_place_and_one_with_neither_is_nobodys() -> None:
    place = Place(sheet="Roll", cell="B7")
    whole = Term(D(200))
    share = product("share", whole, Term(D("0.25"), cell="share"), Term(D(50), place), unit=D("0.0001"))
    assert share.cells == ("share", Place(sheet="Roll", cell="B7"))
    assert prove([share]).state(place) == "PROVED"


def test_places_may_be_looked_up_when_someone_asks() -> None:
    asked: list[object] = []

    def where(cell: object) -> Place:
        asked.append(cell)
        return Place(sheet="Roll", cell="B1")

    known = Term(D(2), Place(sheet="Roll", cell="A1"), cell="a")
    plain = product("rate", known, Term(D(3), cell="b"), Term(D(6), cell="c"))
    placed = plain.placed(where)
    assert asked == ["b", "c"]
    assert [term.place and term.place.cell for term in (*placed.factors, *placed.terms)] == ["A1", "B1", "B1"]
    assert (placed.residual, placed.cells, placed.exact) == (plain.residual, plain.cells, plain.exact)


@pytest.mark.parametrize(("printed", "last"), [("12.30", "0.01"), ("700", "1"), ("7E+2", "1"), ("0.12345678", "1E-6")])
def test_the_last_place_of_a_number_is_as_printed(printed: str, last: str) -> None:
    assert step(D(printed)) == D(last)


class Account(Row):
    charged: D | None = None
    paid: D | None = None
    proved: list[str] = Field(default_factory=list)
    contradicted: list[str] = Field(default_factory=list)


def test_rows_are_told_what_is_proved_and_contradicted_of_them() -> None:
    paid = [None, D("6.25"), D("8.25")]
    rows = [Account(row_index=n, row_id=str(n), charged=D("5.25") + n, paid=paid[n]) for n in range(3)]

    def column(field: str) -> list[Term]:
        return [Term(value, cell=(r.row_index, field)) for r in rows if (value := getattr(r, field)) is not None]

    equations = [
        total_of("charged", Term(D("18.75"), cell="c"), column("charged")),
        total_of("paid", Term(D("13.50"), cell="p"), column("paid")),
        balance("the account of 2", [column("charged")[2], minus(column("paid")[1])]),
    ]
    proof = mark(rows, ["charged", "paid"], prove(equations))
    assert [row.proved for row in rows] == [["charged"], ["charged"], ["charged"]]
    assert [row.contradicted for row in rows] == [[], [], ["paid"]]
    assert (proof.numbers, proof.proved, proof.contradicted, proof.unproved) == (5, 3, 1, 1)
    assert proof.by_field["paid"].model_dump() == {
        "numbers": 2, "proved": 0, "contradicted": 1, "doubtful": 0, "unproved": 1,
    }  # fmt: skip
