"""The word lists that values are read by, from the TOML files beside this module."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, cast

from ..toml_tables import parsed


@cache
def wordlist(package: str = "docextract.values", name: str = "words.toml") -> dict[str, Any]:
    """The tables of a TOML file of a package, read once. Callers must not change them."""
    return parsed(files(package).joinpath(name).read_text(encoding="utf-8"))


def alternatives(words: list[str] | tuple[str, ...]) -> str:
    """A regular expression's alternatives for some words, longest first, spaces matching any white space."""
    return "|".join(re.escape(w).replace(r"\ ", r"\s*") for w in sorted(words, key=lambda w: (-len(w), w)))


class _Later:
    """A pattern that is compiled when something is first asked of it."""

    def __init__(self, pattern: str, flags: re.RegexFlag) -> None:
        self.pattern, self._flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        if "_compiled" not in vars(self):
            self._compiled = re.compile(self.pattern, self._flags)
        found = getattr(self._compiled, name)
        setattr(self, name, found)
        return found


def later(pattern: str, flags: re.RegexFlag = re.IGNORECASE) -> re.Pattern[str]:
    """A pattern that is compiled when it is first used: most documents ask few of the wordings that there are."""
    return cast("re.Pattern[str]", _Later(pattern, flags))
