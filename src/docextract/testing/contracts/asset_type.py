"""What every kind of property must do: a class of tests.

class TestAirfields(AssetTypeContract):
    asset_type = "AIRFIELD"
    documents = ((Path(__file__).parent / "hangars.xlsx", "RENT_ROLL"),)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, get_args

from ...declarations import RowTemplate
from ...errors import InvalidRequestError
from ...registry import VALUE, Registry
from .common import Contract, Document, name_of


class AssetTypeContract(Contract):
    """The tests of an asset type.

    Attributes:
        asset_type: its value.
        documents: documents of such properties with the document type to ask for; one at least.
        registry: what is registered; None is everything installed.
    """

    asset_type: ClassVar[str]
    documents: ClassVar[Sequence[tuple[Document, str]]]

    def test_its_value_and_aliases_are_spelled_as_requests_have_them(self) -> None:
        """UPPER_SNAKE, each once, with a title and a row template that is known."""
        declared = self._registry.asset_type(self.asset_type)
        spellings = (declared.value, *declared.aliases)
        assert declared.value == self.asset_type, f"{self.asset_type} is an alias of {declared.value}"
        for text in spellings:
            assert VALUE.fullmatch(text), f"{text!r} is not UPPER_SNAKE"
        assert len({*spellings}) == len(spellings), f"{self.asset_type} has an alias twice"
        assert declared.title.strip(), f"{self.asset_type} has no title"
        assert declared.template in get_args(RowTemplate), f"{declared.template!r} is no row template"

    def test_every_spelling_names_it(self) -> None:
        """Its value and each alias, in lower case and with blanks or hyphens too."""
        declared = self._registry.asset_type(self.asset_type)
        for text in (declared.value, *declared.aliases):
            for spelled in (text, text.lower(), text.replace("_", " "), text.replace("_", "-")):
                found = self._registry.asset_type(spelled).value
                assert found == self.asset_type, f"{spelled!r} names {found}"

    def test_without_its_plugin_nobody_knows_it(self) -> None:
        """docextract's own types have none of its spellings: what is asked for means this one or is refused."""
        owner = self._registry.asset_types.owner(self.asset_type)
        alone = Registry.build([])
        if alone.asset_types.owner(next(iter(alone.asset_types))).name == owner.name:
            return
        declared = self._registry.asset_type(self.asset_type)
        for text in (declared.value, *declared.aliases):
            try:
                found = alone.asset_type(text).value
            except InvalidRequestError:
                continue
            raise AssertionError(f"{text!r} names docextract's own {found}")

    def test_its_documents_are_answered_as_its_own(self) -> None:
        """Rows come out, under its value, and none of them looks like another kind of property."""
        assert self.documents, f"{type(self).__name__}.documents is empty: nothing is tested"
        for document, document_type in self.documents:
            answer = self._extracted(document, self.asset_type, document_type)
            assert answer.rows, f"{name_of(document)}: no rows"
            assert answer.tagging_data.asset_type == self.asset_type, answer.tagging_data.asset_type
            told = [note.message for note in answer.warnings if note.type == "assetTypeMismatch"]
            assert not told, f"{name_of(document)}: {told[0]}"

    def test_it_decides_no_value(self) -> None:
        """Asked for as property of any kind, a document says the same amounts: a type never changes what is printed."""
        for document, document_type in self.documents:
            mine, other = (self._extracted(document, asked, document_type) for asked in (self.asset_type, "OTHER"))
            mine_stated, other_stated = ([t.values for t in answer.totals.stated] for answer in (mine, other))
            assert len(mine.rows) == len(other.rows), f"{name_of(document)}: other rows"
            assert mine_stated == other_stated, f"{name_of(document)}: other totals"
