"""What a plugin warns of carries its name; what docextract warns of is on one list."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import docextract
from docextract import Registry
from docextract.models.findings import Meta, Note
from docextract.plugin import (
    DataSet,
    Document,
    DocumentType,
    ExtractionContext,
    Ledger,
    Model,
    Reader,
    ReadRequest,
    ReadWarning,
    Registrar,
    Row,
    Sheet,
    hookimpl,
)
from docextract.prefixes import warning_meanings

SOURCE = Path(docextract.__file__).parent


def test_every_warning_of_docextract_is_on_the_list_and_explained() -> None:
    given: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        if "Note(" not in text and "ReadWarning(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Note", "ReadWarning"):
                named = [k.value for k in node.keywords if k.arg == "type"] or node.args[:1]
                given |= {n.value for n in named if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    assert given == set(warning_meanings()), "list it in src/docextract/data/warnings.toml"
    assert all(meaning.endswith(".") for meaning in warning_meanings().values())


class Nothing(Model):
    """No summary."""


class Noisy:
    """A plugin that warns, with and without its name, and of what docextract warns of too."""

    __name__ = "noisy"

    @hookimpl
    def register_document_types(self, registrar: Registrar[DocumentType]) -> None:
        registrar.add(DocumentType("NOISE", "Noise", row=Row, summary=Nothing, extract=self.extract))

    @hookimpl
    def register_readers(self, registrar: Registrar[Reader]) -> None:
        registrar.add(Reader("noisy", ("csv",), self.read))

    def read(self, request: ReadRequest) -> Document:
        warnings = [ReadWarning("smudged", "the paper is dirty")]
        return Document(
            "noisy", "text/csv", sheets=[Sheet(1, "Only", [["a"]])], sheet_names=["Only"], warnings=warnings
        )

    def extract(self, context: ExtractionContext) -> DataSet:
        types = ["tooLoud", "noisy.tooQuiet", "asOnDateMissing"]
        notes = [Note(type=name, message="listen") for name in types]
        return DataSet(rows=[], summary=Nothing(), meta=Meta(), warnings=notes, ledger=Ledger(read=1))


def test_warnings_of_a_plugin_begin_with_its_name_but_for_those_that_everybody_knows() -> None:
    asked: dict[str, Any] = {"asset_type": "OTHER", "document_type": "NOISE", "registry": Registry.build([Noisy()])}
    answer = docextract.extract(b"a,b\n1,2\n", **asked, options=docextract.Options(reader="noisy"))
    told = [note.type for note in answer.warnings]
    assert told == ["noisy.smudged", "noisy.tooLoud", "noisy.tooQuiet", "asOnDateMissing"]
