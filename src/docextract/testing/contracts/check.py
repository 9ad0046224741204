"""What every check must do: a class of tests.

class TestAddsUp(CheckContract):
    check_id = "deposits.D01"
    document_type = "DEPOSIT_REGISTER"
    passing = (GOOD,)
    failing = (WRONG_TOTAL,)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...models.findings import CheckResult
from ..garbage import garbled
from .common import Contract, Document, bytes_of, name_of, tried


class CheckContract(Contract):
    """The tests of a check.

    Attributes:
        check_id: its id.
        document_type: a type that it is asked of.
        passing: documents that pass it; one at least.
        failing: documents that do not (FAIL or WARN); one at least, since a check that cannot fail says nothing.
        asset_type: what they are asked for with.
        registry: what is registered; None is everything installed.
    """

    check_id: ClassVar[str]
    document_type: ClassVar[str]
    passing: ClassVar[Sequence[Document]]
    failing: ClassVar[Sequence[Document]]
    asset_type: ClassVar[str] = "OTHER"

    def test_it_is_in_the_catalogue_and_says_what_a_failure_means(self) -> None:
        """Id, title, meaning, and the document type that it is asked of."""
        registry = self._registry
        check = registry.checks[self.check_id]
        value = registry.document_type(self.document_type).value
        assert check.title, "a check has a title"
        assert check.meaning, "a check says what a failure usually means"
        assert value in check.document_types, f"{self.check_id} is not asked of {value}"

    def test_what_is_right_passes(self) -> None:
        """PASS for every passing document."""
        assert self.passing, f"{type(self).__name__}.passing is empty"
        for document in self.passing:
            found = {result.status for result in self.results(document)}
            assert found == {"PASS"}, f"{name_of(document)}: {sorted(found) or 'no answer'}"

    def test_what_is_wrong_does_not_pass_and_says_why(self) -> None:
        """FAIL or WARN, with a message, for every failing document."""
        assert self.failing, f"{type(self).__name__}.failing is empty: a check that cannot fail says nothing"
        for document in self.failing:
            wrong = [result for result in self.results(document) if result.status in ("FAIL", "WARN")]
            assert wrong, f"{name_of(document)}: nothing is noticed"
            assert all(result.message for result in wrong), f"{name_of(document)}: no message"

    def test_it_never_raises(self) -> None:
        """On damaged documents it answers, or has nothing to say."""
        for document in (*self.passing, *self.failing):
            for what, data in garbled(bytes_of(document)):
                results, _ = tried(lambda data=data: self.results(data))  # type: ignore[misc]
                broken = [r.message for r in results or () if " broke (" in r.message and r.status == "SKIPPED"]
                assert not broken, f"{name_of(document)}, {what}: {broken[0]}"

    def results(self, document: Document) -> list[CheckResult]:
        """What the check answers for a document."""
        answer = self._extracted(document, self.asset_type, self.document_type)
        return [result for result in answer.checks if result.check_id == self.check_id]
