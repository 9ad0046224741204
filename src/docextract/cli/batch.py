"""``docextract batch``: many documents into a folder, resumable."""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import files
from .limits import add_limits
from .main import CHECK_FAILED, FINE, REFUSED
from .output import binary_output, complain, say, terminal
from .progress import LastLine, drawn

if TYPE_CHECKING:
    from ..many.batch import Batch, Tally
    from ..many.engines import Engine
    from ..many.inputs import Inputs
    from ..many.tasks import Wanted
    from ..registry import Registry

_DASK_SECONDS = 10
_SHOWN = 12
"""Layouts and errors that the summary lists."""
_SAID = {"FINE": "fine", "CHECK_FAILED": "check failed", "REFUSED": "refused", "LEFT_OUT": "left out"}


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "batch",
        help="extract many documents",
        description="Extract many documents into a folder: an answer a file, or all together. A batch that was ended "
        "at any moment goes on with --resume. Exit status: 0 all fine, 1 a check failed, 2 a document was refused.",
    )
    parser.add_argument(
        "paths", metavar="PATH", nargs="+",
        help="a document, a folder, a glob, a ZIP archive or an fsspec address; - reads a list of paths from stdin",
    )  # fmt: skip
    parser.add_argument("-o", "--output", metavar="FOLDER", help="where answers and the manifest go")
    parser.add_argument("--portfolio", metavar="FILE", help="write a workbook of all rent rolls, a row a property")
    parser.add_argument(
        "--format", metavar="FORMAT",
        help="json (default), csv, xlsx and others, an answer a file; or ndjson, parquet, sqlite, all together",
    )  # fmt: skip
    parser.add_argument("--resume", action="store_true", help="go on with the batch that the folder holds")
    parser.add_argument("--fail-fast", action="store_true", help="end with the first document that is refused")
    parser.add_argument("--asset-type", metavar="TYPE", help="kind of property of all (see docextract types)")
    parser.add_argument("--document-type", metavar="TYPE", help="kind of document of all")
    parser.add_argument(
        "--types", metavar="TYPES", help="answer only documents of these types, with commas; others are left out"
    )
    parser.add_argument("--period-from", metavar="YYYY-MM-DD", help="first day of the period, to check documents by")
    parser.add_argument("--period-to", metavar="YYYY-MM-DD", help="last day of the period")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, metavar="N", help="documents read at once (default: one a processor)")
    where.add_argument("--dask", metavar="ADDRESS", help="read on the Dask cluster whose scheduler is there")
    parser.add_argument("--reader", metavar="NAME", help="read with this reader (see docextract plugins)")
    files.add_layouts(parser)
    parser.add_argument("--no-layouts", action="store_true", help="read by the general rules alone")
    parser.add_argument("--no-source", action="store_true", help="leave the raw text out of the JSON")
    parser.add_argument(
        "--isolation", choices=files.ISOLATIONS, default="none",
        help="each document in a process of its own (process), or only where that is confined wholly (require); "
        "by default in one that stays for the next",
    )  # fmt: skip
    add_limits(parser)
    files.add_grants(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Read all, write as they are done, and say how it went."""
    from ..errors import InvalidRequestError
    from ..many import engines, inputs, outputs
    from ..many.batch import Batch
    from ..registry import default_registry

    registry = default_registry()
    form = arguments.format or "json"
    if form not in outputs.names(registry):
        raise InvalidRequestError(
            f"{form!r} is not a format; there are: {', '.join(outputs.names(registry))}", field="format"
        )
    if arguments.output is None and arguments.portfolio is None:
        raise InvalidRequestError("say where answers go: -o FOLDER, or --portfolio FILE", field="output")
    if arguments.output is None and (arguments.resume or arguments.format is not None):
        raise InvalidRequestError("--resume and --format are about answers: give them a folder with -o", field="output")
    engines.whole_number(arguments.jobs, "jobs")
    wanted = _wanted(arguments, registry)
    output = None if arguments.output is None else Path(arguments.output)
    found = inputs.Inputs(
        arguments.paths, output=output, limits=wanted.options.limits, listed=sys.stdin.buffer
    )  # fmt: skip
    with contextlib.ExitStack() as held:
        engine = held.enter_context(_cluster(arguments.dask)) if arguments.dask is not None else None
        if output is None:
            output, form = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="docextract-"))), "nothing"
        batch = held.enter_context(
            Batch(output, form, wanted, registry, resume=arguments.resume, fail_fast=arguments.fail_fast)
        )
        _through(batch, found, engine, arguments.jobs)
        tally = batch.whole()
        if arguments.portfolio is not None:
            _portfolio(batch, arguments.portfolio)
    return status(tally)


def status(tally: Tally) -> int:
    """The exit status of a batch: that of its worst document."""
    if tally.statuses["REFUSED"]:
        return REFUSED
    if count := tally.statuses["CHECK_FAILED"]:
        complain(f"checks failed in {count} document{'' if count == 1 else 's'}: the manifest names them")
        return CHECK_FAILED
    return FINE


def _wanted(arguments: argparse.Namespace, registry: Registry) -> Wanted:
    from ..many.extracting import wanted_of

    asked = {name: getattr(arguments, name) for name in ("asset_type", "document_type", "period_from", "period_to")}
    options = files.reading_options(arguments)
    types = [name.strip() for name in (arguments.types or "").split(",") if name.strip()]
    return wanted_of(asked, None, options, types=tuple(sorted({registry.document_type(name).value for name in types})))


@contextlib.contextmanager
def _cluster(address: str) -> Iterator[Engine]:
    """The executor of a Dask cluster."""
    from ..errors import BusyError, InvalidRequestError

    try:
        from distributed import Client
    except ImportError:
        raise InvalidRequestError("Dask is not installed: pip install 'docextract[dask]'.", field="dask") from None
    import logging

    for name in ("distributed.client", "distributed.comm"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what they log is told in one line
    try:
        client = Client(address, timeout=_DASK_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BusyError(f"No Dask scheduler answers at {address!r} within {_DASK_SECONDS} seconds.") from error
    try:
        yield client.get_executor(pure=False)
    finally:
        client.close(timeout=2)


def _through(batch: Batch, found: Inputs, engine: Engine | None, jobs: int | None) -> None:
    """Read all, a line a document."""
    progress = _Progress(found) if terminal(sys.stderr) else None
    start = time.monotonic()
    if progress is not None:
        batch.skipped = progress.skipped
    done = 0
    try:
        for entry in batch.run(found, engine, jobs):
            done += 1
            if progress is not None:
                progress.clear()
            say(_line(entry) + "\n")
            if progress is not None:
                progress.step()
    finally:
        if progress is not None:
            progress.clear()
        seconds = time.monotonic() - start
        say(_summary(batch.whole(), done, seconds, found.passed_over))


def _line(entry: dict[str, Any]) -> str:
    """One document on one line."""
    from ..export.safe import one_line

    said = f"{_SAID[entry['status']]:<13}{entry['document']}"
    if entry.get("error"):
        return one_line(f"{said}  {entry['error']['type']}: {entry['error']['message']}")
    checks = entry["checks"]
    counted = [
        _counted(entry["rows"], "row"),
        *(f"{checks[name]} {word}" for name, word in (("PASS", "passed"), ("FAIL", "failed"), ("WARN", "warn"))
          if checks.get(name)),
    ]  # fmt: skip
    if entry["numbers"]:
        counted.append(f"{100 * entry['proved'] // entry['numbers']}% proved")
    return one_line(f"{said}  {entry['documentType']}  {entry['template']}  {', '.join(counted)}")


def _summary(tally: Tally, done: int, seconds: float, passed_over: int) -> str:
    """What became of all, by document type and outcome, by layout, by error."""
    lines = [""]
    statuses = [name for name in _SAID if tally.statuses[name]]
    types = sorted({kind for kind, _ in tally.by_type})
    if types:
        wide = max(len("document type"), *map(len, types))
        lines.append(f"{'document type':<{wide}}" + "".join(f"{_SAID[name]:>14}" for name in statuses))
        for kind in types:
            counts = "".join(f"{tally.by_type[kind, name]:>14,}" for name in statuses)
            lines.append(f"{kind:<{wide}}{counts}")
        if len(types) > 1:
            lines.append(f"{'all':<{wide}}" + "".join(f"{tally.statuses[name]:>14,}" for name in statuses))
    for title, counter in (("layout", tally.layouts), ("error", tally.errors)):
        most = counter.most_common()
        if most:
            shown = [f"{name} {count:,}" for name, count in most[:_SHOWN]]
            if len(most) > _SHOWN:
                shown.append(f"{len(most) - _SHOWN} more")
            lines.append(f"by {title}: {', '.join(shown)}")
    rate = f" ({done / seconds:,.1f} a second)" if seconds > 0 and done else ""
    last = f"{_counted(done, 'document')} in {seconds:,.1f} s{rate}"
    if tally.before:
        last += f"; {tally.before:,} done before"
    if passed_over:
        last += f"; {_counted(passed_over, 'file')} of other kinds passed over"
    return "\n".join([*lines, last + "."]) + "\n"


def _counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def _portfolio(batch: Batch, path: str) -> None:
    from ..many.portfolio import workbook

    def told() -> Iterator[tuple[str, dict[str, Any]]]:
        for entry in batch.manifest.current():
            error = entry.get("error")
            said = None if error is None else f"{error['type']}: {error['message']}"
            yield entry["document"], {**entry, "error": said}

    data = workbook(told())
    with binary_output(path) as file:
        file.write(data)


class _Progress(LastLine):
    """A bar with rate and time left, on a terminal, below the lines."""

    def __init__(self, found: Inputs) -> None:
        super().__init__()
        self._total = found.count() if found.countable else None
        self._start = time.monotonic()
        self._done = self._before = 0

    def skipped(self) -> None:
        """One was done before."""
        self._before += 1
        if self._before % 100 == 0:
            self._show()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        self._show()

    def _show(self) -> None:
        rate = self._done / max(time.monotonic() - self._start, 1e-3)
        count = self._done + self._before
        if not self._total:
            self.show(f"{count:,} done, {rate:,.1f} a second")
            return
        left = max(self._total - count, 0) / rate if rate else 0
        self.show(f"{drawn(count, self._total)} {count:,}/{self._total:,}, {rate:,.1f} a second, {_clock(left)} left")


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
