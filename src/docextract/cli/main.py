"""``docextract``: finds the subcommand, and turns every error into one line and an exit status."""

from __future__ import annotations

import argparse
import atexit
import gc
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from .. import __version__
from ..errors import DocextractError

# One more look for garbage while the interpreter ends costs a command a tenth of a second, and frees what ends anyway.
atexit.register(gc.freeze)

FINE = 0
CHECK_FAILED = 1
REFUSED = 2
INTERRUPTED = 130
DEBUG = "DOCEXTRACT_DEBUG"

COMMANDS = (
    "extract",
    "inspect",
    "batch",
    "why",
    "review",
    "grids",
    "types",
    "checks",
    "accounts",
    "schema",
    "layouts",
    "plugins",
    "plugin",
    "golden",
    "reconcile",
    "diff",
    "keys",
    "logs",
    "serve",
    "backup",
    "doctor",
    "completion",
)
"""The subcommands; each is the module of its name."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, like every error, and that takes no option by half its name."""

    _given: Sequence[str] = ()

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **{"allow_abbrev": False, **options})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Take the arguments, and keep them: an error looks there for an option that is nearly one."""
        self._given = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            from ..nearest import nearest

            allowed = ", ".join(map(str, action.choices))
            raise argparse.ArgumentError(
                action, f"there is no {value!r} (but {allowed}){nearest(value, action.choices)}"
            )

    def error(self, message: str) -> NoReturn:
        """Print what is wrong with the arguments, and leave."""
        from ..export.safe import one_line

        _complain(f"docextract: usage: {one_line(message)}{self._meant()} (see {self.prog} --help)")
        raise SystemExit(REFUSED)

    def _meant(self) -> str:
        """The option that an unknown one may have been meant for."""
        from ..nearest import nearest
        from .mending import options

        known = set(options(self))
        for word in self._given:
            option = word.partition("=")[0]
            if option.startswith("--") and option not in ("--", *known) and (told := nearest(option, known)):
                return told
        return ""


def parser(only: str | None = None) -> argparse.ArgumentParser:
    """The parser with all subcommands, or with one alone: no other is loaded for it."""
    top, commands = _top()
    for name in COMMANDS if only is None else (only,):
        importlib.import_module(f"docextract.cli.{name}").add(commands)
    return top


def _listing() -> argparse.ArgumentParser:
    """The parser that can only list the subcommands, and loads none."""
    from .summaries import SUMMARIES

    top, commands = _top()
    for name in COMMANDS:
        commands.add_parser(name, help=SUMMARIES[name])
    return top


def _top() -> tuple[Parser, Any]:
    top = Parser(
        prog="docextract",
        description="Rent rolls and operating statements as typed data that says where every number stands.",
        epilog="Exit status: 0 fine, 1 extracted but a check failed, 2 refused. "
        f"{DEBUG}=1 shows the traceback of an internal error.",
    )
    top.add_argument("--version", action="version", version=f"docextract {__version__}")
    return top, top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; without arguments it is the help.

    Returns:
        The exit status: 0 fine, 1 a check failed, 2 refused.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked: argparse.ArgumentParser | None = None
    try:
        if not given:
            _listing().print_help()
            return FINE
        asked = parser(given[0]) if given[0] in COMMANDS else _listing()
        parsed = asked.parse_args(given)
        _quiet()
        return int(parsed.run(parsed))
    except DocextractError as error:
        if type(error) is DocextractError and error.__cause__ is not None:
            return _internal(error)
        return _refused(error, asked)
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - it stays open until the interpreter ends
        return FINE
    except KeyboardInterrupt:
        print("docextract: interrupted", file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        return _internal(error)


def _quiet() -> None:
    """Keep off stderr what libraries log about a damaged file: the error that follows says it in one line."""
    import logging

    if os.environ.get(DEBUG, "") in ("", "0"):
        logging.getLogger().addHandler(logging.NullHandler())


def _refused(error: DocextractError, asked: argparse.ArgumentParser | None) -> int:
    from ..export.safe import one_line
    from .mending import mending

    mends = mending(error, asked) if asked is not None else ""
    place = "" if error.place is None else f" ({place_text(error.place)})"
    _complain(f"docextract: {error.type}: {one_line(error.message + place + mends)}")
    return REFUSED


def _internal(error: BaseException) -> int:
    from ..export.safe import one_line

    if os.environ.get(DEBUG, "") not in ("", "0"):
        import traceback

        traceback.print_exception(error)
    told = one_line(f"{type(error).__name__}: {error}") if not isinstance(error, DocextractError) else error.message
    _complain(f"docextract: internalError: {one_line(told)} ({DEBUG}=1 shows where)")
    return REFUSED


def _complain(line: str) -> None:
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    print(line.encode(encoding, "replace").decode(encoding), file=sys.stderr)


def place_text(place: object) -> str:
    """A place as people write it: ``Report1!H8`` or ``page 3``."""
    from ..models.place import Place

    assert isinstance(place, Place)
    if place.sheet is not None:
        return f"{place.sheet}!{place.cell}" if place.cell else place.sheet
    return f"page {place.page}"
