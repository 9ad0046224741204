"""The answer: an Extraction of one data set, and its JSON.

An Extraction is a plain object; its JSON is described by the pydantic models beside it (``ANSWER``), which give
the schema and the serialisation. The raw text and ``meta.resultHash`` are made only when they are asked for.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Self, TypeVar, overload

from pydantic import ModelWrapValidatorHandler, PrivateAttr, computed_field, create_model, model_validator

from ..errors import InvalidRequestError
from .base import Field, Model
from .findings import (
    CheckResult,
    Correction,
    Decision,
    Ledger,
    Meta,
    Note,
    Proof,
    SourceGrid,
    SourceText,
    Totals,
    UnmappedColumn,
)
from .rent_roll import RentRollRow, RentRollSummary
from .request import TaggingData

if TYPE_CHECKING:
    from ..document import Grid
    from ..export.target import Target
    from .why import Why, WhyColumn

Row = TypeVar("Row")
Summary = TypeVar("Summary")


class AnswerMeta(Meta):
    """Meta with the hash of the result, made on first use."""

    _hash: Callable[[AnswerMeta], str] | None = PrivateAttr(default=None)
    _made: str | None = PrivateAttr(default=None)

    @model_validator(mode="wrap")
    @classmethod
    def _written(cls, value: Any, handler: ModelWrapValidatorHandler[AnswerMeta]) -> AnswerMeta:
        """Meta as it was written keeps the hash that was written."""
        if not isinstance(value, dict) or "resultHash" not in value:
            return handler(value)
        made = handler({name: field for name, field in value.items() if name != "resultHash"})
        made._made = value["resultHash"]
        return made

    @computed_field(alias="resultHash")  # type: ignore[prop-decorator]
    @property
    def result_hash(self) -> str | None:
        """SHA-256 of the canonical JSON (sorted keys, no spaces) without id, durations and this field."""
        if self._made is None and self._hash is not None:
            self._made = self._hash(self)
        return self._made


class ExtractedBase(Model, Generic[Row, Summary]):
    """What every document type answers."""

    rows: list[Row]
    summary: Summary
    totals: Totals
    checks: list[CheckResult]
    warnings: list[Note]
    unmapped_columns: list[UnmappedColumn]
    ledger: Ledger
    decisions: list[Decision] = Field(default_factory=list)
    proof: Proof
    corrections: list[Correction]


class RentRollExtracted(ExtractedBase[RentRollRow, RentRollSummary]):
    """``data.extracted`` of a rent roll."""


class RentRollData(Model):
    """``data`` of a rent roll."""

    meta: AnswerMeta
    source: SourceText | None
    extracted: RentRollExtracted


class RentRollAnswer(Model):
    """The JSON of a rent roll."""

    tagging_data: TaggingData
    data: RentRollData


class Extraction(Generic[Row, Summary]):
    """One data set of a document: rows, summary, totals, checks, warnings, proof, and where it all stands."""

    ANSWER: ClassVar[type[Model]]

    # Apart from the rest, so that `meta` can refer to the rest for its hash and no cycle keeps the answer in memory.
    __slots__ = ("__dict__", "__weakref__", "meta")

    def __init__(
        self,
        *,
        tagging_data: TaggingData,
        meta: AnswerMeta,
        rows: list[Row],
        summary: Summary | Callable[[], Summary],
        totals: Totals,
        checks: list[CheckResult],
        warnings: list[Note],
        unmapped_columns: list[UnmappedColumn],
        ledger: Ledger,
        proof: Proof,
        decisions: Sequence[Decision] = (),
        grids: Sequence[Grid] = (),
        include_source: bool = True,
    ) -> None:
        self.id: str | None = None
        self.tagging_data = tagging_data
        self.meta = meta
        self.rows = rows
        self._summary = summary
        self.totals = totals
        self.checks = checks
        self.warnings = warnings
        self.unmapped_columns = unmapped_columns
        self.ledger = ledger
        self.decisions = list(decisions)
        self.proof = proof
        self.corrections: list[Correction] = []
        self.grids = grids
        self.include_source = include_source
        self._source: SourceText | None = None
        self._equations: Callable[[], Sequence[Any]] | None = None
        self._headers: dict[str, str] = {}
        self._columns: Sequence[str] = ()
        self._origin: object = None
        meta._hash = partial(_result_hash, type(self), self.__dict__)

    @cached_property
    def summary(self) -> Summary:
        """The figures of the data set, made from the rows on first use."""
        made = self._summary
        return made() if callable(made) else made  # pyright: ignore[reportReturnType]

    @property
    def source(self) -> SourceText | None:
        """The raw text as read, or None if it was not wanted."""
        if not self.include_source:
            return None
        if self._source is not None:
            return self._source
        return SourceText(grids=[SourceGrid(page=g.page, sheet=g.sheet, rows=g.rows) for g in self.grids])

    @property
    def _each(self) -> Sequence[Extraction[Row, Summary]]:
        """This answer, and what else of its kind it holds."""
        return [self]

    @property
    def failed_checks(self) -> list[CheckResult]:
        """The checks whose status is FAIL."""
        return [check for check in self.checks if check.status == "FAIL"]

    def apply(self, corrections: Iterable[Correction | Mapping[str, Any]] | str | bytes) -> Self:
        """The answer with what people changed: read again, checks, summary and proofs with it.

        Args:
            corrections: objects, mappings, or the JSON that the review page writes. Each names the document by its
                hash, a row by its ``rowId``, a field (``row`` with ``now`` null: the row is none; of a statement the
                id of a column, or ``label``), the value that ``was`` and the value that is ``now``.

        Returns:
            Another answer. Its ``corrections`` keep what was; one that does not fit changes nothing and is told by the
            warning ``correctionUnfit``. This answer stays as it is.

        Raises:
            InvalidRequestError: a correction is of the wrong form, or the document is not at hand any more.
        """
        from ..pipeline import corrected
        from .corrections import corrections_of

        return corrected(self, corrections_of(corrections))  # type: ignore[return-value]

    def why(self, row: int, field: str) -> Why:
        """Why a number is proved, contradicted or in doubt: every equation it stands in, with addends and places.

        Args:
            row: the row's ``rowIndex``.
            field: the field's name in JSON, such as ``contractRent``; of a statement the id of a column.

        Raises:
            InvalidRequestError: there is no such number, or the answer was not read in this process.
        """
        if self._equations is None:
            raise InvalidRequestError(
                "Relations are told where the document was read: not of an answer from JSON or a process apart."
            )
        from .why import explain

        return explain(self, self._equations(), row, field, self._headers)

    def why_column(self, header: str) -> WhyColumn:
        """What a column was read as, and which choices with a rival were made of it.

        Args:
            header: the words above the column, as printed.

        Raises:
            InvalidRequestError: no column has that header; the message names those there are.
        """
        fields = {said: field for field, said in self._headers.items()}
        known = dict.fromkeys([*fields, *(column.header for column in self.unmapped_columns if column.header)])
        if header not in known:
            raise InvalidRequestError(f"No column is headed {header!r}; there are {', '.join(map(repr, known))}.")
        field = fields.get(header)
        about = {f"what {header!r} holds", f"which column is {field}"}
        made = [decision for decision in self.decisions if decision.question in about]
        from .why import WhyColumn

        return WhyColumn(header=header, field=field, decisions=made)

    def answer(self, *, source: bool = True) -> Model:
        """The pydantic model of the answer."""
        model = self.ANSWER
        data = model.model_fields["data"].annotation
        extracted = data.model_fields["extracted"].annotation  # type: ignore[union-attr]
        body = {name: getattr(self, name) for name in extracted.model_fields}
        return model.model_construct(
            tagging_data=self.tagging_data,
            data=data.model_construct(  # type: ignore[union-attr]
                meta=self.meta,
                source=self.source if source else None,
                extracted=extracted.model_construct(**body),
            ),
        )

    def model_dump(
        self, *, mode: Literal["json", "python"] = "python", by_alias: bool = True, **options: Any
    ) -> dict[str, Any]:
        """The answer as a dict; ``mode="json"`` gives JSON-ready values."""
        dumped = self.answer().model_dump(mode=mode, by_alias=by_alias, **options)
        return {"id": self.id, **dumped} if self.id is not None else dumped

    def model_dump_json(self, *, by_alias: bool = True, indent: int | None = None, **options: Any) -> str:
        """The answer as JSON text (contract, section 3)."""
        text = self.answer().model_dump_json(by_alias=by_alias, indent=indent, **options)
        if self.id is None:
            return text
        # Spliced in: a dump that is parsed again would cost more than the dump.
        start, separator = ("{", ",") if indent is None else ("{\n" + " " * indent, ",\n" + " " * indent)
        return f'{start}"id":{"" if indent is None else " "}{json.dumps(self.id)}{separator}{text[len(start) :]}'

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """What :meth:`model_dump_json` wrote, by the class that wrote it. ``grids`` is empty; ``source`` is kept.

        Raises:
            pydantic.ValidationError: the text is no such answer.
        """
        written: Any = _with_id(cls.ANSWER).model_validate_json(text)
        extracted = written.data.extracted
        body = {name: getattr(extracted, name) for name in type(extracted).model_fields if name != "corrections"}
        made = cls(
            tagging_data=written.tagging_data,
            meta=written.data.meta,
            include_source=written.data.source is not None,
            **body,
        )
        made.id, made.corrections, made._source = written.id, extracted.corrections, written.data.source
        return made

    @classmethod
    def model_json_schema(cls) -> dict[str, Any]:
        """The JSON schema of the answer."""
        return cls.ANSWER.model_json_schema(by_alias=True, mode="serialization")

    def to_dict(self) -> dict[str, Any]:
        """The whole answer as JSON-ready values (contract, section 3)."""
        return self.model_dump(mode="json")

    def to_json(self, target: Target = None, *, indent: int | None = None) -> str | None:
        """The whole answer as JSON, to a path or a buffer; without one the text is returned."""
        from ..export.target import written

        return written(self.model_dump_json(indent=indent), target)

    def to_dataframe(self, *, places: bool = False) -> Any:
        """One row per row, charges by category in columns. Wants pandas (extra ``pandas``).

        With ``places``, a last column ``sources`` says for every field where it stands, as JSON text.
        """
        from ..export.dataframe import to_dataframe

        return to_dataframe(self, places=places)

    def to_csv(self, target: Target = None) -> str | None:
        """The rows as CSV, to a path or a buffer; without one the text is returned.

        Texts that a spreadsheet would run as formulas are neutralised.
        """
        from ..export.csv import csv_text
        from ..export.target import written

        return written(csv_text(self), target)

    def to_xlsx(self, target: Target = None) -> bytes | None:
        """Rows, totals, checks and warnings as a workbook, to a path or a buffer of bytes; without one the bytes."""
        from ..export.target import written_bytes
        from ..export.xlsx import xlsx_bytes

        return written_bytes(xlsx_bytes(self), target)

    def to_html(self, target: Target = None) -> str | None:
        """The answer beside its document as one HTML page, to a path or a buffer; without one the text is returned.

        The pages are drawn from the document, which must be at hand; without it the page shows the rows alone.
        """
        from ..export.target import written
        from ..review import review_html

        return written(review_html(self), target)

    def __len__(self) -> int:
        return len(self.rows)

    def __bool__(self) -> bool:
        return True  # an answer without rows is an answer

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        """A row by its position, or some of them."""
        return self.rows[index]

    def _repr_html_(self) -> str:
        from ..export.html import extraction_html

        return extraction_html(self)

    def __repr__(self) -> str:
        failed = len(self.failed_checks)
        named = filter(None, (type(self).__name__, self.meta.file_name))
        return f"<{' '.join(named)} rows={len(self.rows)} failed_checks={failed}>"


@cache
def _with_id(answer: type[Model]) -> type[Model]:
    """The model of an answer that may have the id of its log entry."""
    return create_model(f"{answer.__name__}WithId", __base__=answer, id=(str | None, None))


def _result_hash(kind: type[Extraction[Any, Any]], rest: dict[str, Any], meta: AnswerMeta) -> str:
    """The hash of an answer of which ``rest`` are all attributes but ``meta``."""
    whole = kind.__new__(kind)
    whole.__dict__ = rest
    whole.meta = meta
    skip = {"data": {"meta": {"result_hash", "parse_duration", "extract_duration"}}}
    dumped = whole.answer().model_dump(mode="json", by_alias=True, exclude=skip)
    text = json.dumps(dumped, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class RentRoll(Extraction[RentRollRow, RentRollSummary]):
    """A rent roll."""

    ANSWER = RentRollAnswer

    @property
    def units(self) -> list[RentRollRow]:
        """The rows that count as units: what sums and occupancy are about."""
        return [row for row in self.rows if row.counts_as_unit]

    def to_layout(self, target: Target = None, *, name: str | None = None) -> str | None:
        """What people said of its columns (corrections of the field ``column``) as a layout for the next document of
        the kind: a TOML file, to a path or a buffer; without one the text is returned.

        Args:
            name: what ``meta.template`` of such documents will say; by default the name of the file.

        Raises:
            InvalidRequestError: nothing was said of a column, or the answer was not read in this process.
        """
        from ..engine import forget
        from ..export.target import written
        from ..pipeline import taught

        done = written(taught(self, name, target), target)
        forget()
        return done


__all__ = ["AnswerMeta", "ExtractedBase", "Extraction", "Field", "RentRoll", "RentRollAnswer"]
