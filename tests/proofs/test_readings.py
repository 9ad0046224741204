"""A printed figure and its readings: the first that makes it is taken, and what chance would do is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from docextract.proofs.chance import UNLIKELY, Hit
from docextract.proofs.readings import Covered, Figure, Reading, Remembered, Spoken, Tie, choose, find_tie, weigh
from docextract.proofs.rowsets import Ones, Table

Row = tuple[str, str]
"""A kind of row, and its amount."""
KINDS = "abc"


def readings(*amounts: Sequence[str]) -> Iterator[Reading[Row]]:
    """One reading for each kind of rows: those with the first amounts are the usual one."""
    rows = [(kind, amount) for kind, some in zip(KINDS, amounts, strict=False) for amount in some]
    table = Table(rows, lambda row: row[0])
    column = table.column(lambda row: Decimal(row[1]))
    for order, kind in enumerate(KINDS[: len(amounts)]):
        covered = Covered((kind, "", ""), table.all.only(lambda row, kind=kind: row[0] == kind))  # type: ignore[misc]
        yield Reading(kind, covered, covered.rows.added(column), order, column, "amount")


def figure(stated: str, *amounts: Sequence[str]) -> Figure[Row]:
    return Figure(Decimal(stated), Remembered(readings(*amounts)))


def test_what_is_remembered_is_made_once_and_none_before_it_is_asked_for() -> None:
    made: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(5):
            made.append(number)
            yield number

    some = Remembered(numbers())
    assert not made
    assert some[1] == 1
    assert made == [0, 1]
    assert list(zip(some, some, strict=True)) == [(n, n) for n in range(5)]
    assert (len(some), some[-1], list(some[3:]), bool(some)) == (5, 4, [3, 4], True)
    assert made == [0, 1, 2, 3, 4]


def test_a_figure_is_read_no_further_than_to_the_reading_that_makes_it() -> None:
    def until_the_second() -> Iterator[Reading[Row]]:
        first, second, _ = readings(["10.50", "20"], ["7", "8.25"], ["1"])
        yield first
        yield second
        raise AssertionError("it was read further")

    tie = find_tie(Figure(Decimal("15.25"), Remembered(until_the_second())))
    assert tie is not None
    assert (tie.reading.basis, tie.tied, tie.tried, tie.reading.first) == ("b", True, 2, False)


def test_a_figure_that_nothing_makes_is_compared_with_the_usual_reading_and_the_nearest_other() -> None:
    tie = find_tie(figure("90.10", ["10.50", "20"], ["7", "8.25"], ["80.30", "1"]))
    assert tie is not None
    assert not tie.tied
    assert tie.reading.basis == "a"
    assert tie.nearest is not None
    assert tie.nearest.basis == "c"


def test_whole_units_may_miss_by_what_rounding_makes_and_say_so() -> None:
    tie = find_tie(figure("1002", ["334", "333", "333"], ["7"]))
    assert tie is not None
    assert (tie.tied, tie.loose, tie.tolerance) == (True, True, Decimal(2))
    exact = find_tie(figure("1002.40", ["334.10", "333.15", "333.05"], ["7"]))
    assert exact is not None
    assert not exact.tied


def test_rows_of_zeros_make_no_figure_but_on_the_usual_reading() -> None:
    usual = find_tie(figure("0", ["0", "0"], ["5"]))
    assert usual is not None
    assert (usual.tied, usual.reading.basis) == (True, "a")
    other = find_tie(figure("0", ["5.10", "6"], ["0", "0"]))
    assert other is not None
    assert not other.tied


def test_a_figure_of_rows_that_print_nothing_is_not_compared() -> None:
    table = Table([("a", "")], lambda row: row[0])
    column = table.column(lambda row: None)
    covered = Covered(("", "", ""), table.all)
    assert find_tie(Figure(Decimal(5), [Reading("", covered, table.all.added(column), 0, column, "")])) is None


def test_rows_are_counted_as_a_column_of_ones() -> None:
    table = Table([("a", "1"), ("b", "2"), ("a", "3")], lambda row: row[0])
    ones = Ones(table, lambda row: Decimal(1))
    assert tuple(table.all.only(lambda row: row[0] == "a").added(ones)) == (2, 2, 2)
    assert table.within(1, 3).added(ones).total == 2


def test_the_first_that_holds_is_chosen_else_the_usual_one() -> None:
    assert choose([3, 4, 6, 8], lambda n: n % 2 == 0) == (4, True, 2)
    assert choose([3, 5, 7], lambda n: n % 2 == 0) == (3, False, 3)


def test_figures_of_one_block_that_tie_on_one_reading_speak_for_each_other() -> None:
    def tie() -> Tie[Row]:
        return Tie(next(readings(["1"])), True, 4)

    alone, first, second = tie(), tie(), tie()
    hit = Hit(0, 1, 100)
    weigh([[Spoken(alone, hit)], [Spoken(first, hit), Spoken(second, hit)]])
    assert alone.chance == 4 / 100
    assert first.chance == second.chance == 4 / 100**2 < UNLIKELY


def test_an_unusual_reading_is_spoken_for_only_by_figures_that_another_reading_would_miss() -> None:
    first, second = (Tie(next(readings(["1"])), True, 4) for _ in range(2))
    hit = Hit(0, 1, 100)
    weigh([[Spoken(first, hit, chosen=False, unusual=True), Spoken(second, hit, chosen=False)]])
    assert first.chance == 4 / 100
    assert second.chance == 4 / 100**2
