"""The option that mends what an error says."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from ..errors import DocextractError

_OPTIONS = {"password": "--password-file"}
"""Options that are not called as the field that they set."""


def options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The options of a parser and of the subcommands that it has."""
    for action in parser._actions:
        yield from (name for name in action.option_strings if name.startswith("--"))
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from options(below)


def mending(error: DocextractError, parser: argparse.ArgumentParser) -> str:
    """What to add to an error's message: the option of this command that sets what was wrong; else nothing."""
    known = set(options(parser))
    limit, field = error.details.get("limit"), error.details.get("field")
    if error.type == "encryptedDocumentError":
        named, told = "--password-file", "--password-file PATH gives the password"
    elif error.type == "noTextLayerError":
        return _unless_told(error, "docextract doctor", "docextract doctor says what reads scans")
    elif isinstance(limit, str) and error.type in ("documentTooLargeError", "processingLimitError"):
        named, told = "--limit", f"--limit {limit}=... raises it"
    elif isinstance(field, str):
        named = _OPTIONS.get(field, "--" + re.sub(r"([A-Z])", r"-\1", field).lower())
        told = f"see {named}"
    else:
        return ""
    return _unless_told(error, named, told) if named in known else ""


def _unless_told(error: DocextractError, named: str, told: str) -> str:
    return "" if named in error.message else f" ({told})"
