"""What layouts, vocabularies and account mappings must do: classes of tests.

class TestAcmeLayout(LayoutContract):
    template = "acme.spaces"
    documents = ((Path(__file__).parent / "spaces.xlsx", "OFFICE", "RENT_ROLL"),)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ...accounts import Accounts, load_accounts
from ...vocabulary import Vocabulary, load_vocabulary
from .common import Asked, Contract, name_of


class LayoutContract(Contract):
    """The tests of a layout.

    Attributes:
        template: its name.
        documents: documents that have it, with the asset and document type to ask for; one at least.
        others: documents that do not have it.
        registry: what is registered; None is everything installed.
    """

    template: ClassVar[str]
    documents: ClassVar[Sequence[Asked]]
    others: ClassVar[Sequence[Asked]] = ()

    def test_its_documents_are_recognised_and_no_check_fails_on_them(self) -> None:
        """``meta.template`` is its name; S01 finds the header words that it requires."""
        assert self.documents, f"{type(self).__name__}.documents is empty: nothing is tested"
        for document, asset_type, document_type in self.documents:
            answer = self._extracted(document, asset_type, document_type)
            assert answer.meta.template == self.template, f"{name_of(document)} is {answer.meta.template}"
            failed = [check.check_id for check in answer.checks if check.status == "FAIL"]
            assert not failed, f"{name_of(document)} fails {', '.join(failed)}"

    def test_no_other_document_is_taken_for_it(self) -> None:
        """Documents of other layouts stay what they are."""
        for document, asset_type, document_type in self.others:
            answer = self._extracted(document, asset_type, document_type)
            assert answer.meta.template != self.template, f"{name_of(document)} is taken for {self.template}"


class VocabularyContract(Contract):
    """The tests of a vocabulary.

    Attributes:
        vocabulary: its name.
        headers: headers with the field that each means.
        statuses: words of a status column with the status of each.
        charges: charge codes or descriptions with the category of each.
        registry: what is registered; None is everything installed.
    """

    vocabulary: ClassVar[str]
    headers: ClassVar[Mapping[str, str]] = {}
    statuses: ClassVar[Mapping[str, str]] = {}
    charges: ClassVar[Mapping[str, str]] = {}

    def test_its_words_mean_what_they_should(self) -> None:
        """Beside the built-in words, each word has the meaning that is declared for it."""
        said = {**self.headers, **self.statuses, **self.charges}
        assert said, f"{type(self).__name__} declares no word: nothing is tested"
        words = self._words()
        for text, field in self.headers.items():
            means = next((match.field for match in words.header(text)), None)
            assert means == field, f"{text!r} is {means}, not {field}"
        for text, status in self.statuses.items():
            found = words.status(text, in_column=True)
            assert getattr(found, "status", None) == status, f"{text!r} is {found}, not {status}"
        for text, category in self.charges.items():
            told = words.charge(text, text)
            assert told == category, f"{text!r} is {told}, not {category}"

    def _words(self) -> Vocabulary:
        table = self._registry.vocabularies
        owner = table.owner(self.vocabulary).name
        return load_vocabulary([table[self.vocabulary].folder], owners=[owner])


class AccountMappingContract(Contract):
    """The tests of an account mapping.

    Attributes:
        mapping: its name.
        labels: labels of lines with the section of each (INCOME, EXPENSE ...) and its category.
        codes: account codes with the layout that they count in and the category of each.
        registry: what is registered; None is everything installed.
    """

    mapping: ClassVar[str]
    labels: ClassVar[Mapping[str, tuple[str, str]]] = {}
    codes: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def test_its_labels_and_codes_lead_to_their_categories(self) -> None:
        """Beside the built-in words, each label and code has the category that is declared for it, and it exists."""
        assert self.labels or self.codes, f"{type(self).__name__} declares neither: nothing is tested"
        accounts = self._accounts()
        for label, (section, category) in self.labels.items():
            told = accounts.category(label, section=section).category
            assert told == category, f"{label!r} is {told}, not {category}"
        for code, (layout, category) in self.codes.items():
            told = accounts.category("no such label", code=code, layout=layout).category
            assert told == category, f"the code {code!r} is {told}, not {category}"
        for _, category in (*self.labels.values(), *self.codes.values()):
            assert category in accounts.chart, f"there is no category {category!r}"

    def _accounts(self) -> Accounts:
        table = self._registry.account_mappings
        owner = table.owner(self.mapping).name
        return load_accounts([table[self.mapping].folder], owners=[owner])
