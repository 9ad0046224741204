"""Labels with the categories that people gave them, and how the categoriser does on them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from docextract.accounts import Accounts

DATA = Path(__file__).parents[1] / "data"


class Judged(NamedTuple):
    """A label with its section and heading, and the categories that are right; None among them: none is."""

    section: str
    heading: str
    label: str
    right: tuple[str | None, ...]


class Tally(NamedTuple):
    """What became of the labels of a list."""

    labels: int
    right: int
    wrong: list[str]
    uncategorized: list[str]


def judged(name: str) -> Iterator[Judged]:
    section = heading = ""
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section, _, heading = line[3:].partition(" > ")
        elif " = " in line and not line.startswith("#"):
            label, _, right = line.rpartition(" = ")
            yield Judged(section, heading, label, tuple(None if r == "-" else r for r in right.split("|")))


def tally(accounts: Accounts, name: str) -> Tally:
    right, wrong, uncategorized, labels = 0, [], [], 0
    for line in judged(name):
        labels += 1
        path = [line.heading] if line.heading else []
        found = accounts.category(line.label, section=line.section, path=path)
        said = f"{line.section} > {line.heading} > {line.label}: {found.category} ({found.reason}), not {line.right}"
        if found.category in line.right:
            right += 1
        elif found.category is None:
            uncategorized.append(said)
        else:
            wrong.append(said)
    return Tally(labels, right, wrong, uncategorized)
