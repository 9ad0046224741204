"""A rent printed on a vacant unit is what it could earn: no rent in place."""

from __future__ import annotations

from decimal import Decimal

from rolls import column, empty, home, read_lines, result, status

LET = [home(str(101 + n), f"Tenant {'ABCDEF'[n]}", rent=950 + n) for n in range(6)]


def test_the_rent_of_a_vacant_unit_is_kept_as_printed_and_is_no_contract_rent() -> None:
    x = read_lines([*LET, empty("201", "VACANT", rent=1000)])
    vacant = x.rows[-1]
    assert vacant.contract_rent is None
    assert "contractRent" not in vacant.sources
    assert [(c.header, c.value) for c in vacant.source_columns] == [("Rent", "1000")]
    assert [w.type for w in x.warnings].count("proFormaRent") == 1
    assert x.summary.in_place_rent.gross == sum(row["rent"] for row in LET)


def test_a_total_that_holds_the_pro_forma_rents_ties_and_says_so() -> None:
    x = read_lines([*LET, empty("201", "VACANT", rent=1000)])
    check = result(x, "R05", "contractRent")
    assert check.status == "PASS"
    assert check.basis is not None
    assert "proForma" in check.basis


def test_a_total_without_the_pro_forma_rents_ties_on_the_ordinary_reading() -> None:
    rent = sum(row["rent"] for row in LET)
    x = read_lines(
        [*LET, empty("201", "VACANT", rent=1000)],
        total=None,
        after=[["Total", None, 4900, None, 7000, rent, 3000, 150]],
    )
    assert result(x, "R05", "contractRent").basis == "current"


def test_a_printed_zero_on_a_vacant_unit_stays_a_zero() -> None:
    x = read_lines([*LET, empty("201", "VACANT", rent=0)])
    assert x.rows[-1].contract_rent == 0
    assert not [w for w in x.warnings if w.type == "proFormaRent"]


def test_a_missing_name_alone_does_not_make_a_lease_pro_forma() -> None:
    x = read_lines([*LET, home("201", None, rent=940)])
    assert column(x, "contract_rent")[-1] == Decimal(940)
    assert status(x, "R05", "contractRent") == "PASS"
