"""``extract_many``: many documents on any executor, as they are done."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

from .. import arguments
from ..errors import DocextractError, InvalidRequestError
from ..models.request import Options, as_date
from ..registry import default_registry
from ..source import Source, document_bytes
from . import engines
from .engines import Engine
from .opening import is_address
from .outcome import FileOutcome
from .running import Running
from .tasks import Answer, Task, Wanted, failed

Input = str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO | Source
"""A document: a path, an fsspec address, bytes, a binary file, or a data URL in a ``str``."""


def extract_many(
    sources: Iterable[Input],
    *,
    executor: Engine | None = None,
    asset_type: str | None = None,
    document_type: str | None = None,
    period_from: Any = None,
    period_to: Any = None,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    workers: int | None = None,
    in_flight: int | None = None,
) -> Iterator[FileOutcome]:
    """Extract a data set from each of many documents, and hand each outcome out as it is done.

    A document that cannot be read, hangs its reader or kills it is an outcome with an error; the rest go on. Each is
    read in a process that stays for the next one and is replaced when it dies; the limits of a worker hold for each
    (``options.limits``: seconds, processor seconds, memory, answer). With ``options.isolation`` each has a process of
    its own, as in :func:`docextract.extract`. Nothing is kept that was handed out, however many there are.

    Args:
        sources: paths, fsspec addresses (``s3://bucket/roll.pdf``; extra ``fsspec``), bytes, binary files. They are
            taken as there is room; paths and addresses are opened where the document is read, files and bytes here.
        executor: anything with the interface of ``concurrent.futures``: threads, processes, Dask's
            ``Client.get_executor()``, Ray's. Default: as many processes of this machine as it has processors.
        asset_type, document_type, period_from, period_to, sheet, first_page, last_page, password: as for
            :func:`docextract.extract`, the same for all.
        options: how to read.
        workers: how many at once on this machine; for another executor how many it has, where it does not say so.
        in_flight: how many documents are handed over before one is done. Default: twice the workers, and two.

    Returns:
        The outcomes, in the order in which they are done; ``source`` and ``position`` say of which.

    Raises:
        InvalidRequestError: an argument is of the wrong form; at once.
        BusyError: while iterating: the executor takes no more work.
    """
    if isinstance(sources, (str, bytes, os.PathLike)):
        raise InvalidRequestError("sources must be several documents: a list, or another iterable", field="sources")
    if executor is not None:
        engines.checked(executor)
    engines.whole_number(workers, "workers")
    engines.whole_number(in_flight, "in_flight")
    asked = {
        "asset_type": asset_type,
        "document_type": document_type,
        "period_from": period_from,
        "period_to": period_to,
        "sheet": sheet,
        "first_page": first_page,
        "last_page": last_page,
    }
    wanted = wanted_of(asked, password, options)
    return _outcomes(sources, wanted, Running(executor, workers, in_flight))


def wanted_of(
    asked: dict[str, Any],
    password: str | None,
    options: Options,
    *,
    form: str = "answer",
    types: tuple[str, ...] = (),
) -> Wanted:
    """What is wanted of each document, checked before the first is opened, and such that it can be sent.

    Raises:
        InvalidRequestError: an argument is of the wrong form.
    """
    registry = default_registry()
    options = arguments.checked_options(options)
    if asked.get("asset_type") is not None:
        asked["asset_type"] = registry.asset_type(asked["asset_type"]).value
    if asked.get("document_type") is not None:
        asked["document_type"] = registry.document_type(asked["document_type"]).value
    asked["sheet"] = arguments.sheet_wanted(asked.get("sheet"))
    asked["first_page"], asked["last_page"] = arguments.page_window(asked.get("first_page"), asked.get("last_page"))
    for name, field in (("period_from", "periodFrom"), ("period_to", "periodTo")):
        date = as_date(asked.get(name), field)
        asked[name] = None if date is None else date.isoformat()
    asked["password"] = arguments.checked_password(password)
    folders = tuple(Path(folder).absolute() for folder in options.layout_folders)
    return Wanted(asked, replace(options, progress=None, layout_folders=folders), form, types)


def _outcomes(sources: Iterable[Input], wanted: Wanted, running: Running[tuple[int, Any]]) -> Iterator[FileOutcome]:
    tasks = (((position, source), _task(source, wanted)) for position, source in enumerate(sources))
    for (position, source), answer in running.run(tasks):
        yield FileOutcome(source, position, answer)


def _task(source: Input, wanted: Wanted) -> Task | Answer:
    """A document as it can be sent: paths and addresses as they are, all else as its bytes."""
    if is_address(source) or (isinstance(source, (str, os.PathLike)) and str(source)[:5].lower() != "data:"):
        return Task(os.fspath(source), wanted)  # type: ignore[arg-type]
    try:
        data, name, _ = document_bytes(source, limits=wanted.options.limits)
    except DocextractError as error:
        return failed(error)
    except Exception as error:
        # Whatever a file object of somebody's raises, it is that document which cannot be read.
        told = InvalidRequestError(f"The document cannot be read: {type(error).__name__}: {error}.", field="file")
        return failed(told)
    return Task(data, wanted, name)
