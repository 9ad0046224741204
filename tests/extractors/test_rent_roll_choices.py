"""Where the words of a header leave something to explain, what the document adds up to says what its columns are."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import home, lines, workbook

import docextract
from docextract.extractors.rent_roll.choices.moves import MOST
from docextract.extractors.rent_roll.choices.weighing import RULES

PAID = {"unit": "Suite", "tenant": "Tenant", "area": "Sq Ft", "start": "From", "end": "To", "rent": "Net monthly rent",
        "costs": "Works", "paid": "Altogether"}  # fmt: skip


def shops(**more: int) -> list[dict[str, Any]]:
    sizes = (("A", 1210, 410), ("B", 945, 330), ("C", 2105, 720), ("D", 680, 245), ("E", 1530, 515))
    made = [home(n, area=area, rent=2 * area + 7, costs=costs) for n, area, costs in sizes]
    return [row | {"paid": row["rent"] + row["costs"]} | more for row in made]


def read(rows: list[dict[str, Any]], columns: dict[str, str], total: bool = True) -> docextract.RentRoll:
    summed = [sum(row.get(key) or 0 for row in rows) if key in ("area", "rent", "costs", "paid", "year") else None
              for key in columns]  # fmt: skip
    after = [["Total", *summed[1:]]] if total else []
    return docextract.extract(
        workbook(lines(rows, columns=columns, total=None, after=after)), asset_type="RETAIL", document_type="RENT_ROLL"
    )


def test_a_column_that_is_the_rent_and_another_added_up_is_what_a_tenant_pays_in_all() -> None:
    roll = read(shops(), PAID)
    assert [row.total_charges for row in roll.rows] == [row["paid"] for row in shops()]
    assert [row.contract_rent for row in roll.rows] == [row["rent"] for row in shops()]
    (decision,) = roll.decisions
    assert (decision.question, decision.taken) == ("what 'Altogether' holds", "totalCharges")
    assert decision.margin is not None
    assert decision.margin > 0.5
    assert decision.evidence[0].why == "nearly all of 5 rows keep to it: sum"


def test_what_was_chosen_because_it_ties_is_not_proved_by_that() -> None:
    roll = read(shops(), PAID)
    assert all("totalCharges" not in row.proved for row in roll.rows)
    assert all("contractRent" in row.proved for row in roll.rows)


def test_names_under_words_that_nobody_listed_are_those_of_tenants_if_no_column_has_them() -> None:
    columns = PAID | {"tenant": "Practice / Brand", "paid": "Total Charges"}
    names = ("Alder Optics", "Byway Books", "Copper Kettle", "Dunlin Dental", "Elm Street Bakers")
    rows = [row | {"tenant": name} for row, name in zip(shops(), names, strict=True)]
    roll = read(rows, columns)
    assert [row.tenant_name for row in roll.rows] == [*names]
    assert {row.occupancy_status for row in roll.rows} == {"OCCUPIED"}


def test_a_column_that_is_a_twelfth_of_the_year_is_the_rent_of_a_month() -> None:
    columns = PAID | {"rent": "Base mth", "year": "Annual Rent", "costs": "CAM", "paid": "Note"}
    rows = [row | {"year": 12 * row["rent"], "paid": None} for row in shops()]
    roll = read(rows, columns, total=False)
    assert [row.contract_rent for row in roll.rows] == [row["rent"] for row in rows]


def test_a_document_that_leaves_no_doubt_makes_no_decisions_and_costs_one_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = readings(monkeypatch)
    roll = read(shops(), PAID | {"costs": "CAM", "paid": "Total Charges"})
    assert roll.decisions == []
    assert len(asked) == 1


def test_the_search_makes_no_more_readings_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = readings(monkeypatch)
    columns = {key: "Rent" if key in ("rent", "costs", "paid", "area") else header for key, header in PAID.items()}
    read([row | {"rent": 5, "costs": 7, "paid": 9} for row in shops()], columns)
    assert len(asked) <= MOST + 1


def test_a_wrong_total_is_not_explained_away_by_another_column() -> None:
    rows = shops()
    columns = PAID | {"costs": "CAM", "paid": "Total Charges"}
    sums = [sum(row[key] for row in rows) for key in ("rent", "costs", "paid")]
    after = [["Total", None, None, None, None, sums[0] + 90, *sums[1:]]]
    data = workbook(lines(rows, columns=columns, total=None, after=after))
    roll = docextract.extract(data, asset_type="RETAIL", document_type="RENT_ROLL")
    assert roll.decisions == []
    assert any(check.check_id == "R05" for check in roll.failed_checks)
    assert [row.contract_rent for row in roll.rows] == [row["rent"] for row in rows]


def test_a_column_says_what_it_was_read_as_and_what_else_it_could_be() -> None:
    roll = read(shops(), PAID)
    told = roll.why_column("Altogether")
    assert told.field == "totalCharges"
    assert str(told).startswith("'Altogether': read as totalCharges\n  what 'Altogether' holds: totalCharges, by ")
    assert "the words alone" in str(told)
    assert str(roll.why_column("Sq Ft")) == "'Sq Ft': read as area"
    with pytest.raises(docextract.InvalidRequestError, match=r"'Altogether'"):
        roll.why_column("Total of all")


def test_decisions_are_in_the_answer_and_read_back() -> None:
    roll = read(shops(), PAID)
    extracted = roll.model_dump(mode="json")["data"]["extracted"]
    assert [sorted(decision) for decision in extracted["decisions"]] == [
        ["evidence", "margin", "question", "rivals", "taken", "tried"]
    ]
    assert docextract.RentRoll.from_json(roll.model_dump_json()).decisions == roll.decisions


def test_every_rule_of_evidence_says_in_its_docstring_what_it_is_about() -> None:
    assert all(rule.__doc__ and rule.__doc__.strip() for rule in RULES.values())


def readings(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The choices with which rolls are read from now on."""
    import docextract.extractors.rent_roll.read as one

    asked: list[object] = []
    plain = one.read_with

    def counted(context: Any, choices: Any) -> Any:
        asked.append(choices)
        return plain(context, choices)

    monkeypatch.setattr(one, "read_with", counted)
    return asked


ROLL = {
    "unit": "Unit",
    "tenant": "Tenant",
    "area": "Sq Ft",
    "start": "From",
    "end": "To",
    "rent": "Rent",
    "market": "Market Rent",
}


def floor(name: str, *units: dict[str, Any]) -> list[Any]:
    """The sums of some units under a name that no vocabulary has, in the columns of ``ROLL``."""
    return [name, None, *(sum(unit[key] for unit in units) if key in ("area", "rent", "market") else None
                          for key in list(ROLL)[2:])]  # fmt: skip


def flats(first: int, *sizes: int) -> list[dict[str, Any]]:
    return [home(first + n, area=size, rent=size * 2 + 3, market=size * 2 + 40) for n, size in enumerate(sizes)]


def of(*parts: Any) -> docextract.RentRoll:
    """A roll of these rows, in which a list stands as it is."""
    body = [part if isinstance(part, list) else [part.get(key) for key in ROLL] for part in parts]
    data = workbook([["Rent Roll"], [], [*ROLL.values()], *body])
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")


def test_rows_under_any_name_that_hold_the_sums_of_those_above_are_no_units() -> None:
    lower, upper = flats(101, 610, 745, 590), flats(201, 820, 655)
    roll = of(*lower, floor("North wing, 3 of 3 shown", *lower), *upper, floor("South wing, 2 of 2", *upper),
              floor("The pair of them", *lower, *upper))  # fmt: skip
    assert [row.unit for row in roll.rows] == ["101", "102", "103", "201", "202"]
    assert roll.summary.total_units == 5
    (decision,) = roll.decisions
    assert (decision.question, decision.taken) == ("which rows are no units", "Sheet1!A7, Sheet1!A10, Sheet1!A11")
    assert not any("contractRent" in row.proved for row in roll.rows)  # the equations that chose the rows


def test_rows_that_stand_over_those_they_sum_head_them() -> None:
    one, two, three = flats(101, 610, 745), flats(201, 820), flats(301, 655, 705)
    roll = of(floor("Level of gardens", *one), *one, floor("Level of arches", *two), *two,
              floor("Level under roof", *three), *three)  # fmt: skip
    assert [row.unit for row in roll.rows] == ["101", "102", "201", "301", "302"]
    assert roll.rows[2].section == "Level of arches"


def test_a_unit_that_happens_to_be_as_large_as_others_together_stays_one() -> None:
    units = flats(101, 610, 745)
    both = home(103, area=1355, rent=sum(unit["rent"] for unit in units), market=4000)
    assert [row.unit for row in of(*units, both, *flats(104, 500)).rows] == ["101", "102", "103", "104"]


def test_what_a_header_says_outright_no_column_with_weaker_words_takes_from_it() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "start": "From", "end": "To",
               "rent": "Contract Rent", "costs": "Rental Assistance"}  # fmt: skip
    rows = shops()
    wrong = rows[1]["rent"] + 18
    body = [[wrong if key == "rent" and row is rows[1] else row.get(key) for key in columns] for row in rows]
    sums = [sum(row[key] for row in rows) for key in ("rent", "costs")]
    data = workbook([["Rent Roll"], [], [*columns.values()], *body, ["Total", None, None, None, None, *sums]])
    roll = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert roll.rows[1].contract_rent == wrong
    assert [check.check_id for check in roll.failed_checks] == ["R05"]


def storage(*after: list[Any]) -> bytes:
    head = ["Unit", "Size", "Tenant", "Status", "Area", "Actual Rate"]
    rows: list[list[Any]] = [
        [f"A{n:03}", "5x10", f"Vance, Una {n}", "Rented", 50, 80 + n] if n % 4 else
        [f"A{n:03}", "5x10", None, "Vacant", 50, None] for n in range(1, 13)
    ]  # fmt: skip
    total = ["Totals", None, None, None, 600, sum(row[5] or 0 for row in rows)]
    return workbook([["Rent Roll by Unit"], ["As of 9/30/2026"], [], head, *rows, [], total, *after])


def test_rows_below_the_units_with_a_share_where_names_stand_are_no_units() -> None:
    after = [["Occupancy"], ["Unrentable", None, "0.0%", None, 4], ["Company", None, "2.6%", None, 10]]
    roll = docextract.extract(storage([], *after), asset_type="SELF_STORAGE", document_type="RENT_ROLL")
    assert [row.unit for row in roll.rows] == [f"A{n:03}" for n in range(1, 13)]
    (decision,) = roll.decisions
    assert decision.question == "which rows are no units"
    assert decision.evidence[0].rule == "kinds"


def test_a_last_row_of_another_kind_that_is_let_stays_a_unit() -> None:
    roof = ["Roof", None, "Telenet Masts", "Rented", None, 250]
    roll = docextract.extract(storage([], roof), asset_type="SELF_STORAGE", document_type="RENT_ROLL")
    assert roll.rows[-1].unit == "Roof"
    assert len(roll.rows) == 13
