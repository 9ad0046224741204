"""Which layout a document has: by its headers, and by signs above them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from docextract.layouts import Header, Layout, Recognition, Seen, Signature, recognise
from docextract.values.text import words


def headers(*texts: str | Sequence[str]) -> tuple[Header, ...]:
    return tuple(Header.of([text] if isinstance(text, str) else text) for text in texts)


ROLL = Layout(
    "acme.roll", "Acme roll",
    Signature(
        headers("Space", ["Lessee", "Tenant"], "Rent", "From"), headers("Sq. Ft.", "Deposit"), headers("Notes"),
        titles=(words("Space List"),),
    ),
)  # fmt: skip
DETAIL = Layout(
    "acme.detail",
    "Acme detail",
    Signature(headers("Space", "Lessee", "Rent", "From", "Charge"), titles=ROLL.signature.titles),
)
FULL = ("Space", "Lessee", "Rent", "From", "Sq Ft", "Deposit")


def seen(*block: str, above: Sequence[str] = ("Space List",), more: Sequence[Sequence[str]] = ()) -> Seen:
    return Seen([[(words(text),) for text in texts] for texts in (block, *more)], above)


def name(found: Recognition) -> str | None:
    return found.layout.name if found.layout is not None else None


def test_a_document_with_all_headers_and_the_title_has_the_layout() -> None:
    found = recognise([ROLL], seen(*FULL))
    assert name(found) == "acme.roll"
    assert found.nearest is not None
    assert (found.nearest.score, found.nearest.required, found.nearest.optional) == (1.0, (), ())


def test_texts_are_compared_by_their_words_and_any_alternative_will_do() -> None:
    assert name(recognise([ROLL], seen("SPACE", "tenant:", "Rent *", "From", "Sq/Ft", "Deposit"))) == "acme.roll"


@pytest.mark.parametrize("lacking", FULL[:4])
def test_a_document_that_lacks_one_required_header_is_generic_and_says_which(lacking: str) -> None:
    found = recognise([ROLL], seen(*(text for text in FULL if text != lacking)))
    assert name(found) is None
    assert found.nearest is not None
    assert found.nearest.required == (lacking,)


def test_the_last_line_of_a_header_counts_where_all_lines_joined_are_not_known() -> None:
    block = [(words(text),) for text in FULL[1:]]
    assert (
        name(recognise([ROLL], Seen([[(words("Place Space"), words("Space")), *block]], ["Space List"]))) == "acme.roll"
    )
    both = Layout("acme.both", "", Signature(headers("Market Rent", "Rent", "Space")))
    joined = [(words("Market Rent"), words("Rent")), (words("Space"),)]
    found = recognise([both], Seen([joined]))
    assert name(found) is None
    assert found.nearest is not None
    assert found.nearest.required == ("Rent",)


def test_headers_of_two_blocks_are_not_added_up() -> None:
    assert name(recognise([ROLL], seen(*FULL[:3], more=[FULL[3:]]))) is None
    assert name(recognise([ROLL], seen("Status", "Units", more=[FULL]))) == "acme.roll"


def test_missing_optional_headers_are_told_and_selectable_ones_are_not_missed() -> None:
    found = recognise([ROLL], seen(*FULL[:5], "Notes"))
    assert name(found) == "acme.roll"
    assert found.nearest is not None
    assert found.nearest.optional == ("Deposit",)


def test_many_headers_that_the_layout_does_not_know_make_a_document_generic_unless_it_is_open() -> None:
    strange = [f"Column {letter}" for letter in "abcdefghij"]
    assert name(recognise([ROLL], seen(*FULL, *strange, above=()))) is None
    sign = ROLL.signature
    wide = Layout("acme.wide", "", Signature(sign.required, sign.optional, open=True, titles=sign.titles))
    assert name(recognise([wide], seen(*FULL, *strange, above=()))) == "acme.wide"


def test_a_header_of_another_layout_rules_one_out() -> None:
    sign = Signature(ROLL.signature.required, without=headers("Charge"))
    assert name(recognise([Layout("acme.plain", "", sign)], seen(*FULL[:4]))) == "acme.plain"
    assert name(recognise([Layout("acme.plain", "", sign)], seen(*FULL[:4], "Charge"))) is None


@pytest.mark.parametrize("order", list(itertools.permutations((ROLL, DETAIL))))
def test_of_two_that_fit_the_better_one_is_taken_whatever_their_order(order: Sequence[Layout]) -> None:
    assert name(recognise(order, seen(*FULL[:4], "Charge"))) == "acme.detail"
    assert name(recognise(order, seen(*FULL))) == "acme.roll"


def test_a_document_that_fits_two_layouts_equally_well_is_generic() -> None:
    twin = Layout("acme.twin", "", ROLL.signature)
    assert name(recognise([ROLL, twin], seen(*FULL))) is None


def test_equal_headers_in_another_order_are_another_layout() -> None:
    turned = Layout("acme.turned", "", Signature(ROLL.signature.required[::-1], ROLL.signature.optional[::-1]))
    ahead = Layout("acme.ahead", "", Signature(ROLL.signature.required, ROLL.signature.optional))
    assert name(recognise([turned, ahead], seen(*FULL))) == "acme.ahead"
    assert name(recognise([turned, ahead], seen(*FULL[::-1]))) == "acme.turned"


@pytest.mark.parametrize(
    "sign",
    [
        Signature(ROLL.signature.required, titles=(words("Space List"),)),
        Signature(ROLL.signature.required, furniture=(words("Space List"),)),
        Signature(ROLL.signature.required, sheets=(words("Report1"),)),
        Signature(ROLL.signature.required, first_cells=(words("Acme"),)),
    ],
)
def test_each_kind_of_sign_counts(sign: Signature) -> None:
    layout = Layout("acme.roll", "", sign)
    block = [[(words(text),) for text in FULL[:4]]]
    with_sign = recognise([layout], Seen(block, ["The Space List of May"], "Report1", "Acme")).nearest
    without = recognise([layout], Seen(block, ["The Space Listing"], "Sheet1", "Acme Corp")).nearest
    assert with_sign is not None
    assert without is not None
    assert (with_sign.score, without.score) == (1.0, 0.75)


def test_without_layouts_or_headers_nothing_is_recognised() -> None:
    assert recognise([], seen(*FULL)) == Recognition()
    assert recognise([ROLL], Seen([])) == Recognition()
