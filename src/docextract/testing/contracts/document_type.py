"""What every document type must do: a class of tests.

class TestDeposits(DocumentTypeContract):
    document_type = "DEPOSIT_REGISTER"
    documents = (Path(__file__).parent / "deposits.xlsx",)
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from ...declarations import resolve
from ...golden import compare, golden_of
from ...models.extraction import Extraction
from ...models.request import Options
from ..provenance import misplaced
from .common import Document, DocumentsContract, bytes_of, is_bug, name_of, tried

ROLES = {
    "DATA", "CHARGE", "CONTINUATION", "HEADER", "SECTION", "TOTAL", "SUBTOTAL", "SUMMARY", "TITLE", "NOTE", "FOOTER",
    "BLANK", "OTHER",
}  # fmt: skip
DURATIONS = ("parseDuration", "extractDuration")


class DocumentTypeContract(DocumentsContract):
    """The tests of a document type. Set the attributes; override a test only to say more.

    Attributes:
        document_type: its value.
        documents: example documents that hold it, as paths or bytes; one at least.
        asset_type: what they are asked for with.
        registry: what is registered; None is everything installed.
        options: how they are read.
    """

    document_type: ClassVar[str]
    asset_type: ClassVar[str] = "OTHER"
    options: ClassVar[Options] = Options()

    def test_the_answer_is_of_its_schema_and_reads_back_as_it_was(self) -> None:
        """The JSON of an answer fits the JSON schema of its type, and gives the same answer again."""
        texts: list[str] = []
        schema: dict[str, Any] = {}
        for document in self._documents():
            answer = self._answer(document)
            texts.append(answer.model_dump_json())
            schema = schema or type(answer).model_json_schema()
            again = type(answer).from_json(texts[-1]).model_dump_json()
            assert again == texts[-1], f"{name_of(document)}: what is read back is not what was written"
        valid: Any = _validator(schema) if texts else None
        for text in texts:
            valid.validate(json.loads(text))

    def test_the_same_document_gives_the_same_answer(self) -> None:
        """Twice here, and where the type comes from what is installed, in a process with another order of sets."""
        documents = [*self._documents()]
        answers = [_steady(self._answer(document).model_dump_json()) for document in documents]
        for document, first in zip(documents, answers, strict=True):
            second = _steady(self.extracted(document).model_dump_json())
            assert first == second, f"{name_of(document)}: two answers of one document differ"
        if self.registry is None:
            for document, first, other in zip(documents, answers, self._elsewhere(documents), strict=True):
                assert _steady(other) == first, f"{name_of(document)}: another process differs"

    def test_every_number_and_date_says_where_it_is_printed(self) -> None:
        """Each has a place, and what is printed there has its digits; what is derived says how."""
        for document in self._documents():
            answer = self._answer(document)
            assert answer.rows, f"{name_of(document)} has no rows"
            wrong = misplaced(answer)
            assert not wrong, f"{name_of(document)}: {'; '.join(wrong[:5])}"

    def test_every_row_of_the_source_is_accounted_for(self) -> None:
        """The ledger counts each row of the grids once, in a known role; rows are numbered in their order."""
        for document in self._documents():
            answer = self._answer(document)
            self._check_ledger(answer, name_of(document))

    def test_every_check_answers_and_none_breaks(self) -> None:
        """Each check that is registered for the type answers, by its own id."""
        registry = self._registry
        for document in self._documents():
            answer = self._answer(document)
            broken = [note.message for note in answer.warnings if note.type == "checkBroken"]
            assert not broken, f"{name_of(document)}: {broken[0]}"
            known = {check.check_id for check in registry.checks_for(answer.tagging_data.document_type)}
            strange = {result.check_id for result in answer.checks} - known
            assert not strange, f"{name_of(document)}: nobody registers {', '.join(sorted(strange))}"

    def test_garbage_is_refused_and_never_a_bug(self) -> None:
        """Documents that were damaged give an answer or a refusal: no check breaks, and no row is lost."""
        for name, data in self._garbled():
            answer, refusal = tried(lambda data=data: self.extracted(data))  # type: ignore[misc]
            assert not is_bug(refusal), f"{name}: {refusal}"
            if answer is None:
                continue
            assert not [note for note in answer.warnings if note.type == "checkBroken"], f"{name}: a check broke"
            self._check_ledger(answer, name)

    def test_the_answers_that_were_kept_are_those_of_today(self) -> None:
        """Of documents beside which an answer is kept (``docextract golden``), each value is what it was."""
        for document in self._documents():
            if isinstance(document, (str, Path)) and golden_of(Path(document)).exists():
                found = compare(Path(document), registry=self.registry)
                assert found.verdict == "same", str(found)

    def test_nothing_reaches_the_network(self) -> None:
        """Extracting opens no connection and looks up no name."""
        self._without_network(self.extracted)

    def test_every_format_can_be_written(self) -> None:
        """Every exporter that is registered writes the answer."""
        registry = self._registry
        for document in self._documents():
            answer = self._answer(document)
            for name in registry.exporters:
                file = io.BytesIO()
                resolve(registry.exporters[name].write)(answer, file)
                assert file.getvalue(), f"{name_of(document)}: {name} is empty"

    def extracted(self, document: Document) -> Extraction[Any, Any]:
        """The answer for a document."""
        asked = self.asset_type, self.document_type
        return self._extracted(document, *asked, file_name=name_of(document), options=self.options)

    def _answer(self, document: Document) -> Extraction[Any, Any]:
        """The same, for tests that only look at it: each document is read once for all of them."""
        known = _ANSWERS.setdefault(type(self), {})
        asked = document, id(self.registry)
        if asked not in known:
            known[asked] = self.extracted(document)
        return known[asked]

    def _check_ledger(self, answer: Extraction[Any, Any], name: str) -> None:
        ledger = answer.ledger
        assert ledger.read == sum(ledger.by_role.values()), f"{name}: the ledger's roles do not sum to what was read"
        there = sum(len(grid.values) for grid in answer.grids)
        assert ledger.read == there, f"{name}: {there} rows are in the grids, {ledger.read} in the ledger"
        assert set(ledger.by_role) <= ROLES, f"{name}: unknown roles {set(ledger.by_role) - ROLES}"
        numbers = [row.row_index for row in answer.rows]
        assert numbers == list(range(len(numbers))), f"{name}: the rows are not numbered in their order"

    def _elsewhere(self, documents: Sequence[Document]) -> list[str]:
        """The answers of another process, whose sets are in another order."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder) / str(number) / name_of(document) for number, document in enumerate(documents)]
            for path, document in zip(paths, documents, strict=True):
                path.parent.mkdir()
                path.write_bytes(bytes_of(document))
            asked = {
                "asset_type": self.asset_type,
                "document_type": self.document_type,
                "include_source": self.options.include_source,
            }
            done = subprocess.run(
                [sys.executable, "-c", _SCRIPT, json.dumps(asked), *map(str, paths)],
                env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                capture_output=True,
                text=True,
                check=False,
            )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout.split("\n")[:-1]


_ANSWERS: WeakKeyDictionary[type, dict[tuple[Document, int], Extraction[Any, Any]]] = WeakKeyDictionary()


def _validator(schema: dict[str, Any]) -> Any:
    """What tells whether JSON is of a schema."""
    import pytest

    reason = "the answer is not held against its schema: pip install 'docextract[testing]'"
    validator_for = pytest.importorskip("jsonschema.validators", reason=reason).validator_for
    kind = validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


_SCRIPT = """
import json, sys
import docextract
asked = json.loads(sys.argv[1])
options = docextract.Options(include_source=asked.pop("include_source"))
for path in sys.argv[2:]:
    print(docextract.extract(path, options=options, **asked).model_dump_json())
"""


def _steady(text: str) -> dict[str, Any]:
    """An answer without what may differ."""
    answer: dict[str, Any] = json.loads(text)
    for name in DURATIONS:
        answer["data"]["meta"].pop(name)
    return answer


__all__ = ["DocumentTypeContract"]
