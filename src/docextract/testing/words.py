"""Invented names for generated documents, from ``words.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from random import Random
from typing import cast


@cache
def words(section: str) -> dict[str, list[str]]:
    """One table of ``words.toml``: lists of words by name."""
    text = resources.files("docextract.testing").joinpath("words.toml").read_text(encoding="utf-8")
    return cast("dict[str, list[str]]", tomllib.loads(text)[section])


def person(rng: Random) -> str:
    """A name of a resident who does not exist, as ``First Last``."""
    people = words("people")
    return f"{rng.choice(people['first'])} {rng.choice(people['last'])}"


def firm(rng: Random) -> str:
    """A name of a company that does not exist."""
    firms = words("firms")
    form = rng.choice(firms["form"])
    name = f"{rng.choice(firms['first'])} {rng.choice(firms['trade'])}"
    return f"{name}, {form}" if form and rng.random() < 0.6 else f"{name} {form}".strip()


def place(rng: Random, kind: str) -> str:
    """A name of a property; ``kind`` is a list of the table ``places``."""
    places = words("places")
    return f"{rng.choice(places['first'])} {rng.choice(places[kind])}"


def street(rng: Random) -> str:
    """A street address without a city."""
    return f"{rng.randint(10, 9899)} {rng.choice(words('places')['streets'])}"
