"""What several subcommands take: a document, a part of it, a password, a reader."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..errors import EncryptedDocumentError, InvalidRequestError
from .output import terminal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..models.limits import Limits
    from ..models.request import Options, Progress

Made = TypeVar("Made")
_PASSWORD_BYTES = 4096


ISOLATIONS = ("none", "process", "require")
"""Where a document is read, as ``Options.isolation`` names it."""


def add_document(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which document, and which part of it."""
    parser.add_argument("file", metavar="FILE", help="a PDF or a workbook; - reads it from stdin")
    parser.add_argument("--sheet", metavar="N", help="sheet of a workbook: its number from 1, or its name (default: 1)")
    parser.add_argument("--from", dest="first_page", type=int, metavar="N", help="first page of a PDF, from 1")
    parser.add_argument("--to", dest="last_page", type=int, metavar="N", help="last page of a PDF, included")
    parser.add_argument("--reader", metavar="NAME", help="read with this reader (see docextract plugins)")
    parser.add_argument(
        "--password-file", metavar="PATH", help="a file whose first line is the document's password; - is stdin"
    )


def add_layouts(parser: argparse.ArgumentParser) -> None:
    """The argument that names folders of layouts."""
    parser.add_argument(
        "--layouts", metavar="DIR", action="append", default=[],
        help="a folder of more layouts and words, as TOML files; may be repeated",
    )  # fmt: skip


def add_corrections(parser: argparse.ArgumentParser) -> None:
    """The arguments that name what was corrected, and where what was said of columns is kept."""
    parser.add_argument("--corrections", metavar="FILE", help="apply what was corrected before: JSON of corrections")
    parser.add_argument(
        "--save-layout", metavar="FILE",
        help="keep what the corrections say of columns as a layout (a TOML file) for the next document of the kind",
    )  # fmt: skip


def corrected(arguments: argparse.Namespace, answer: Any) -> Any:
    """The answer with the corrections that the arguments name; what they say of columns is saved where asked."""
    if arguments.corrections is not None:
        try:
            given = Path(arguments.corrections).read_bytes()
        except OSError as error:
            raise InvalidRequestError(
                f"the corrections cannot be read: {error.strerror}", field="corrections"
            ) from error
        answer = answer.apply(given)
    if arguments.save_layout is not None:
        if not hasattr(answer, "to_layout"):
            raise InvalidRequestError("only columns of rent rolls can be taught", field="saveLayout")
        path = Path(arguments.save_layout)
        path.parent.mkdir(parents=True, exist_ok=True)
        answer.to_layout(path)
    return answer


def add_grants(parser: argparse.ArgumentParser) -> None:
    """The argument that names readers that get what they need."""
    parser.add_argument(
        "--grant", metavar="READER", action="append", default=[],
        help="give this reader, in its process, what it declares to need beyond the limits (see docextract plugins); "
        "may be repeated",
    )  # fmt: skip


def layout_folders(arguments: argparse.Namespace) -> tuple[Path, ...]:
    """The folders that the arguments name."""
    return tuple(map(Path, arguments.layouts))


def reading_options(arguments: argparse.Namespace, progress: Progress | None = None) -> Options:
    """How to read, as the arguments of ``extract`` and ``batch`` say."""
    from ..models.request import Options
    from .limits import limits

    return Options(
        reader=arguments.reader,
        layouts=not arguments.no_layouts,
        layout_folders=layout_folders(arguments),
        include_source=not arguments.no_source,
        isolation=arguments.isolation,
        limits=limits(arguments),
        grants=tuple(arguments.grant),
        progress=progress,
    )


def document(arguments: argparse.Namespace, limits: Limits) -> str | bytes:
    """The document to open: a path, or the bytes on stdin, of which no more is read than may be one too many."""
    if arguments.file == "-":
        if arguments.password_file == "-":
            raise InvalidRequestError("stdin cannot hold both the document and the password", field="file")
        return sys.stdin.buffer.read(limits.document_bytes + 1)
    # A path, though it may look like a data URL to the library.
    return f"./{arguments.file}" if arguments.file[:5].lower() == "data:" else str(arguments.file)


def read(arguments: argparse.Namespace, call: Callable[..., Made], limits: Limits, **asked: Any) -> Made:
    """Call with the document that the arguments name, the part of it and its password; ``asked`` is passed on."""
    opened = document(arguments, limits)
    asked |= {name: getattr(arguments, name) for name in ("first_page", "last_page") if name in arguments}
    return with_password(
        arguments,
        lambda password: with_sheet(arguments, lambda sheet: call(opened, sheet=sheet, password=password, **asked)),
    )


def with_sheet(arguments: argparse.Namespace, call: Callable[[int | str | None], Made]) -> Made:
    """Call with the sheet: a whole number is its position, or its name where there is no such position."""
    text: str | None = arguments.sheet
    if text is None or not (text.isascii() and text.isdigit()):
        return call(text)
    try:
        return call(int(text))
    except InvalidRequestError as refusal:
        if refusal.details.get("field") != "sheet":
            raise
        try:
            return call(text)
        except InvalidRequestError:
            raise refusal from None


def with_password(arguments: argparse.Namespace, call: Callable[[str | None], Made]) -> Made:
    """Call with the password from the file; without one, ask for it when the document turns out to need it."""
    if arguments.password_file is not None:
        return call(_from_file(arguments.password_file))
    try:
        return call(None)
    except EncryptedDocumentError:
        if arguments.file == "-" or not (terminal(sys.stdin) and terminal(sys.stderr)):
            raise
    import getpass

    return call(getpass.getpass("Password of the document: ", stream=sys.stderr))


def _from_file(path: str) -> str:
    try:
        if path == "-":
            line = sys.stdin.buffer.readline(_PASSWORD_BYTES)
        else:
            with open(path, "rb") as file:
                line = file.readline(_PASSWORD_BYTES)
        return line.rstrip(b"\r\n").decode("utf-8")
    except OSError as error:
        raise InvalidRequestError(f"the password file cannot be read: {error.strerror}", field="password") from error
    except UnicodeDecodeError as error:
        raise InvalidRequestError("the password file is not UTF-8 text", field="password") from error
