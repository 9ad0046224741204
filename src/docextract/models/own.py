"""Models for document types of one's own: the base of rows, a summary where none is declared, the answer."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Any, Self

from pydantic import create_model

from .base import Field, Model, Number, to_camel
from .extraction import AnswerMeta, ExtractedBase, Extraction
from .findings import SourceText
from .place import Place
from .request import TaggingData


class Row(Model):
    """A row of a plugin's document type, to which it adds its fields; each of them None where nothing is printed.

    ``row_index`` counts from 0 in document order; ``row_id`` is made of the place of the row's first cell. ``sources``
    has the places of every field, by its name in JSON, and ``unread`` what is printed and is no value of its type.
    ``proved`` names the fields that the document's own sums confirm, ``contradicted`` those that a failed check names,
    ``doubtful`` those that could be read otherwise, with the reason.
    """

    row_index: int
    row_id: str
    proved: list[str] = Field(default_factory=list)
    contradicted: list[str] = Field(default_factory=list)
    doubtful: dict[str, str] = Field(default_factory=dict)
    unread: dict[str, str] = Field(default_factory=dict)
    sources: dict[str, list[Place]] = Field(default_factory=dict)


class RowSummary(Model):
    """How many rows there are, and the sums of their numbers by field; null where no row prints one."""

    rows: int
    sums: dict[str, Number | None] = Field(default_factory=dict)

    @classmethod
    def of(cls, rows: list[Any], fields: Iterable[str], **said: Any) -> Self:
        """The summary of some rows, with the sums of ``fields`` (attribute names), and what else it says."""
        return cls(rows=len(rows), sums={to_camel(name): total(rows, name) for name in fields}, **said)


class Facts(RowSummary):
    """The summary of a document that says some things once, to which it adds a field for each, None by default.

    ``sources`` has the place of every fact, by its name in JSON, ``unread`` what is printed and is no value of its
    type, ``doubtful`` what else is printed for it elsewhere.
    """

    doubtful: dict[str, str] = Field(default_factory=dict)
    unread: dict[str, str] = Field(default_factory=dict)
    sources: dict[str, list[Place]] = Field(default_factory=dict)


def total(rows: Iterable[Any], field: str) -> Decimal | None:
    """The sum of a field over rows; None where no row has it."""
    printed = [value for row in rows if (value := getattr(row, field)) is not None]
    return sum(printed, Decimal(0)) if printed else None


def answer_model(name: str, row: type, summary: type) -> type[Model]:
    """The model of a document type's answer (``Extraction.ANSWER``), from the models of its rows and its summary.

    ``row`` is a :class:`Model` or a dataclass, ``summary`` a :class:`Model`; ``name`` begins the names in the JSON
    schema.
    """
    extracted: Any = ExtractedBase[row, summary]  # type: ignore[valid-type]
    data: Any = create_model(
        f"{name}Data",
        __base__=Model,
        meta=(AnswerMeta, ...),
        source=(SourceText | None, ...),
        extracted=(extracted, ...),
    )
    return create_model(f"{name}Answer", __base__=Model, tagging_data=(TaggingData, ...), data=(data, ...))


def answers_of(name: str, row: type, summary: type) -> type[Extraction[Any, Any]]:
    """The class of the answers of a document type, called ``name``."""
    return type(name, (Extraction,), {"ANSWER": answer_model(name, row, summary), "__doc__": f"{name}: see its rows."})
