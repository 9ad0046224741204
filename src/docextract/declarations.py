"""What a plugin can register: small frozen declarations, each one noun.

Where a declaration names code (``read``, ``find``, ``extract``, ``run``, ``write``, ``answers``), it takes the callable
itself or its address as ``"package.module:name"``, which is imported at first use, so that registering costs nothing.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, TypeVar, cast

from .errors import PluginError

if TYPE_CHECKING:
    from .context import DataSet, ExtractionContext
    from .document import Document, Grid
    from .models.extraction import Extraction
    from .models.findings import CheckResult
    from .models.request import Limits, Progress
    from .source import Source

Code = TypeVar("Code")

RowTemplate = Literal["UNIT", "TENANT", "UNIT_AND_TENANT", "CARE", "STORAGE", "ROOM", "INFERRED"]
"""What one row of a roll stands for, see :class:`AssetType`."""


def resolve(code: Code | str) -> Code:
    """The code that a declaration names: itself, or what stands at its address ``"package.module:name"``.

    Raises:
        PluginError: there is nothing at the address.
    """
    if not isinstance(code, str):
        return code
    module, _, name = code.partition(":")
    try:
        return cast("Code", getattr(importlib.import_module(module), name))
    except Exception as error:
        raise PluginError(f"{code!r} cannot be loaded: {type(error).__name__}: {error}", address=code) from error


@dataclass(frozen=True, slots=True)
class AssetType:
    """A kind of property. ``value`` and ``aliases`` are what a request may say (UPPER_SNAKE).

    ``template`` says what a row of its rolls normally stands for: it decides between readings that are otherwise equal,
    and never what is extracted.
    """

    value: str
    title: str
    aliases: tuple[str, ...] = ()
    template: RowTemplate = "UNIT"


@dataclass(frozen=True, slots=True)
class Signature:
    """What tells a document type at a glance, for the message of a refusal only.

    ``titles`` are phrases of the title block; ``headers`` are words of which ``minimum`` stand in different cells of
    one row; with ``months`` set, that many cells of one row are months.
    """

    titles: tuple[str, ...] = ()
    headers: tuple[str, ...] = ()
    minimum: int = 2
    months: int | None = None


@dataclass(frozen=True, slots=True)
class DocumentType:
    """A kind of document, declared once.

    ``value`` is upper case (A to Z, 0 to 9 and ``_``), ``aliases`` are spelled in any way; another value is an error of
    the plugin when it is registered.

    ``answers`` is the subclass of :class:`~docextract.Extraction` that holds its rows and summary and describes its
    JSON; without one the type is only known by name, so that a refusal can say what a document looks like instead.
    ``looked_for`` completes the sentence "looked for ..."; ``shown`` are the row fields (names in JSON) that a terminal
    shows, in their order, ``first`` those that must have room. ``counted`` are beginnings of names that a number
    completes, as 9 in ``T9``: the type is then one of its own, and all else as declared here.

    A plugin may declare all of a type here: with ``row`` (a :class:`~docextract.plugin.Row`, any model, or a dataclass)
    and ``summary`` (a model) the class of the answers is made of them; where ``extract`` is a
    :class:`~docextract.plugin.TableExtractor`, both are by default its own. ``extract`` registers an :class:`Extractor`
    of the plugin's name and the type's, and ``checks`` are registered for it.
    """

    value: str
    title: str
    aliases: tuple[str, ...] = ()
    period_required: bool = False
    answers: type[Extraction[Any, Any]] | str | None = None
    looked_for: str = ""
    shown: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    signature: Signature = Signature()
    counted: tuple[str, ...] = ()
    row: type | None = None
    summary: type | None = None
    extract: Callable[[ExtractionContext], DataSet] | str | None = None
    checks: tuple[Check, ...] = ()

    def __post_init__(self) -> None:
        for name in ("row", "summary"):
            if getattr(self, name) is None and not isinstance(self.extract, str):
                object.__setattr__(self, name, getattr(self.extract, name, None))
        if self.row is not None and self.answers is None:
            from .models.own import RowSummary, answers_of

            name = "".join(part.capitalize() for part in self.value.split("_"))
            object.__setattr__(self, "answers", answers_of(name, self.row, self.summary or RowSummary))


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """What a reader is given.

    ``sheets`` are positions from 1 or names: the document holds these sheets in this order; empty asks for all.
    ``first_page`` and ``last_page`` count from 1 and are included; None is the document's own end. A reader raises
    InvalidRequestError (``field``: ``sheet``, ``from`` or ``to``) for a sheet or page that is not there.
    ``pages``, if not empty, are the numbers of the only pages to read.
    """

    source: Source
    limits: Limits
    sheets: tuple[int | str, ...] = ()
    first_page: int | None = None
    last_page: int | None = None
    pages: tuple[int, ...] = ()
    password: str | None = None
    progress: Progress | None = None


@dataclass(frozen=True, slots=True)
class Needs:
    """What a reader needs beyond a sandbox's defaults (``Limits.worker_...``); 0 and empty are nothing more.

    ``memory_bytes`` is the address space, ``seconds`` the time on the clock, ``processor_seconds`` that of the
    processor, ``folders`` what it reads beside Python's own and the system's libraries (models, language data).
    Programs cannot be started and the network cannot be reached, whatever is declared.
    """

    memory_bytes: int = 0
    seconds: float = 0
    processor_seconds: float = 0
    folders: tuple[str | Path, ...] = ()

    @property
    def any(self) -> bool:
        """Something is needed."""
        return self != Needs()

    def __str__(self) -> str:
        parts = [
            f"{self.memory_bytes:,} bytes of memory" if self.memory_bytes else "",
            f"{self.seconds:g} seconds" if self.seconds else "",
            f"{self.processor_seconds:g} seconds of processor time" if self.processor_seconds else "",
            f"to read {', '.join(map(str, self.folders))}" if self.folders else "",
        ]
        return ", ".join(part for part in parts if part) or "nothing more"


@dataclass(frozen=True, slots=True)
class Reader:
    """Turns a file into a :class:`~docextract.document.Document`.

    ``kinds`` are the kinds of file it takes: ``pdf``, ``xlsx``, ``xls``, ``xlsb``, ``ods``, ``csv``, ``html``, ``xml``.
    The first reader registered for a kind is used, built-in ones first, unless ``Options(reader=...)`` names another.
    ``needs`` is what it wants beyond a sandbox's defaults, which the operator grants by the reader's name: without a
    grant it is refused where it is named, and else reads within the defaults.

    A reader of ``pictures`` reads what is printed on pages that are pictures. Unless a reader is named, it is asked for
    the pages (``ReadRequest.pages``) on which the file's first reader finds a picture and no word.
    """

    name: str
    kinds: tuple[str, ...]
    read: Callable[[ReadRequest], Document] | str
    title: str = ""
    needs: Needs = Needs()
    pictures: bool = False


@dataclass(frozen=True, slots=True)
class GridFinder:
    """Turns a document into grids.

    ``purpose`` is ``"report"`` for the grids that extractors read (columns that hold over all pages) or ``"tables"``
    for the tables as they stand; :func:`docextract.grids` shows these, and the report's rows where these leave out a
    figure. ``find`` gives None for "not mine": then the next finder is asked. Finders of plugins are asked before the
    built-in ones, in the order of their names.
    """

    name: str
    find: Callable[[Document], list[Grid] | None] | str
    purpose: Literal["report", "tables"] = "report"


@dataclass(frozen=True, slots=True)
class Extractor:
    """Makes the data set of one or more document types from grids.

    ``extract`` raises ExtractionFailedError where nothing of the asked type is in the document.
    """

    name: str
    document_types: tuple[str, ...]
    extract: Callable[[ExtractionContext], DataSet] | str


@dataclass(frozen=True, slots=True)
class Check:
    """A question that is asked of every data set of some document types.

    ``inputs`` are the fields it needs; ``formula`` is what must hold; ``meaning`` says in one line what a failure
    usually means. ``run`` is for checks that stand on their own: it is called after the extractor with the finished
    data set, and yields results; those without an id or a title get the check's. Checks without ``run`` are answered by
    the extractor itself. A check of a document type's own ``checks`` needs no ``document_types``.
    """

    check_id: str
    title: str
    document_types: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    meaning: str = ""
    run: Callable[[DataSet, ExtractionContext], Iterable[CheckResult]] | str | None = None
    formula: str = ""


@dataclass(frozen=True, slots=True)
class Exporter:
    """Writes an extraction in a format: ``name`` is what ``--format`` takes. ``write`` gets a binary file."""

    name: str
    title: str
    media_type: str
    suffix: str
    write: Callable[[Extraction[Any, Any], BinaryIO], None] | str


@dataclass(frozen=True, slots=True)
class TomlFolder:
    """A folder of TOML files: a path, or an importable package that holds them (``"docextract.layouts"``)."""

    name: str
    folder: Path | str


class Layouts(TomlFolder):
    """Known report layouts, one file each."""

    __slots__ = ()


class Vocabulary(TomlFolder):
    """Words of headers, statuses, charges and total rows."""

    __slots__ = ()


class AccountMapping(TomlFolder):
    """Which account codes and labels belong to which category of the chart of accounts."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class FinishedExtraction:
    """What an observer is given when a data set is done: the extraction, or the error it failed with."""

    asset_type: str
    document_type: str
    extraction: Extraction[Any, Any] | None
    error: Exception | None
