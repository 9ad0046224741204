"""The check catalogue: ids, titles, inputs and meaning, as data."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..errors import PluginError
from ..toml_tables import parsed


class CheckInfo(NamedTuple):
    """What is known of a check before it runs."""

    id: str
    title: str
    types: tuple[str, ...]
    inputs: str
    formula: str
    meaning: str


@cache
def catalogue() -> dict[str, CheckInfo]:
    """All built-in checks by id."""
    table = parsed(files("docextract.proofs").joinpath("catalogue.toml").read_text("utf-8"))
    found: dict[str, CheckInfo] = {}
    for number, entry in enumerate(table["check"], 1):
        try:
            info = CheckInfo(
                entry["id"], entry["title"], tuple(entry["types"]), entry["inputs"], entry["formula"], entry["meaning"]
            )
        except KeyError as error:
            raise PluginError(f"catalogue.toml: check number {number} lacks {error}") from error
        if info.id in found:
            raise PluginError(f"catalogue.toml: check {info.id} stands twice")
        found[info.id] = info
    return found
