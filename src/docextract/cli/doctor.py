"""``docextract doctor``: whether what the service stands on is in order."""

from __future__ import annotations

import argparse
import contextlib
import datetime as dt
import importlib.util
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import __version__
from ..errors import DocextractError
from .database import add_database, database, for_reading
from .main import CHECK_FAILED, FINE
from .output import complain, say

_PARTS = (
    ("http", ("starlette", "uvicorn"), "docextract serve", "pip install 'docextract[http]'"),
    ("postgres", ("pg8000",), "database of several processes", "pip install 'docextract[postgres]'"),
    ("pandas", ("pandas",), "to_dataframe", "pip install 'docextract[pandas]'"),
    (
        "scans",
        ("docextract_ocr",),
        "reading of pages that are pictures",
        "pip install './plugins/docextract-ocr[tesseract]' in a clone",
    ),
    ("browser", ("playwright",), "tests in a browser", "pip install playwright, playwright install chromium"),
)
"""What is looked for: what it is called, its modules, what is lost without them, and how to get them."""
_FIXED = ((3, 51, 3), (3, 50, 7), (3, 44, 6))
"""The versions of SQLite, by line, in which two connections that write and checkpoint at once lose nothing."""


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "doctor",
        help="check what is installed and what is missing",
        description="Check versions, what is missing for scans, isolation, PostgreSQL and browser tests and how to get "
        "it, the database and the pepper. Exit status: 0 all is well, 1 something is not.",
    )
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each thing looked at: what it is, what was found, and ``!`` where it is not well."""
    well = True
    for fine, what, found in _findings(database(arguments), arguments):
        well = well and fine
        say(f"{' ' if fine else '!'} {what:<12} {found}\n")
    if not well:
        complain("something that is needed is missing or broken: see above")
    return FINE if well else CHECK_FAILED


def _findings(named: str | Path, arguments: argparse.Namespace) -> Iterator[tuple[bool, str, str]]:
    yield True, "docextract", f"{__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield _sqlite()
    yield from _parts()
    yield _plugins()
    yield _isolation()
    if isinstance(named, Path) and not named.exists():
        yield True, "database", f"{named} is not there; docextract keys create makes it"
        return
    yield from _database(arguments)
    yield _pepper(named)


def _parts() -> Iterator[tuple[bool, str, str]]:
    """What can be installed beside docextract: what is missing costs something, and is no fault."""
    for what, modules, lost, got_by in _PARTS:
        missing = [name for name in modules if importlib.util.find_spec(name) is None]
        told = f"{', '.join(missing)} not installed: no {lost}; {got_by} brings it"
        yield True, what, told if missing else "installed"


def _sqlite() -> tuple[bool, str, str]:
    import sqlite3

    version = sqlite3.sqlite_version_info
    safe = version >= _FIXED[0] or any(version[:2] == line[:2] and version >= line for line in _FIXED)
    told = "" if safe else "; before 3.51.3 one process must do all writing, as the service's lock file sees to"
    return True, "SQLite", f"{sqlite3.sqlite_version}{told}"


def _isolation() -> tuple[bool, str, str]:
    """What the system confines a reading process by, tried in one."""
    from ..sandbox.probes import allowed, level

    inside = level()
    if not inside.process:
        return True, "isolation", "none: this system cannot fork; documents are read in the process itself"
    if not inside.whole:
        return True, "isolation", f"process, without {' and '.join(inside.missing)}; require is refused"
    if could := allowed():
        return False, "isolation", f"a confined process could have: {', '.join(could)}"
    return True, "isolation", f"require: processes with limits, Landlock {inside.landlock}, seccomp; all probes refused"


def _plugins() -> tuple[bool, str, str]:
    from ..registry import default_registry

    try:
        registry = default_registry()
        left_out = "".join(f"; left out: {error.message}" for error in registry.left_out)
        return not left_out, "plugins", ", ".join(plugin.name for plugin in registry.plugins) + left_out
    except DocextractError as error:
        return False, "plugins", error.message


def _database(arguments: argparse.Namespace) -> Iterator[tuple[bool, str, str]]:
    from ..models.moments import from_milliseconds, moment_text
    from ..service.stores.protocol import LogFilter, is_admin

    try:
        with contextlib.closing(for_reading(arguments)) as store:
            verdict = store.integrity()
            yield verdict == "ok", "database", f"{store}, {store.log_size(LogFilter()):,} log entries, {verdict}"
            keys, total = store.keys(0, 10_000)
            admins = sum(map(is_admin, keys))
            yield bool(admins), "keys", f"{total}, of which {admins} enabled with ADMIN_ROLE"
            if (last := store.last_entry()) is not None:
                moment = from_milliseconds(last.created)
                ahead = moment - dt.datetime.now(dt.UTC) > dt.timedelta(minutes=1)
                told = "; that is in the future: new entries are dated so until the clock is past it" if ahead else ""
                yield not ahead, "last entry", moment_text(moment) + told
    except DocextractError as error:
        yield False, "database", error.message


def _pepper(named: str | Path) -> tuple[bool, str, str]:
    import os

    from ..service.secrets import PEPPER, Pepper, pepper_file

    try:
        Pepper.of(named, create=False)
    except DocextractError as error:
        return False, "pepper", error.message
    return True, "pepper", f"from ${PEPPER}" if os.environ.get(PEPPER) else str(pepper_file(Path(named)))
