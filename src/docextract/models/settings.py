"""Limits as settings: each by its name, from a call, the command line or the environment, and checked the same way."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from ..errors import InvalidRequestError

VARIABLE = "DOCEXTRACT_LIMIT_"
"""What the names of environment variables that hold limits begin with."""
MOST = 2**53
"""No limit is higher; the whole numbers up to it are also those that JSON holds."""

_UNITS = {"": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}
_WHOLE = re.compile(r"([0-9]{1,16}) ?(KiB|MiB|GiB)?", re.A)
_SECONDS = re.compile(r"[0-9]{1,16}(\.[0-9]{1,9})?", re.A)
_ZERO = frozenset({"queue", "queue_seconds", "share_seconds"})
"""The fields for which 0 says something: nobody waits."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One limit as a setting."""

    field: str
    whole: bool
    """True for a whole number, False for one that may have a fraction."""

    @property
    def name(self) -> str:
        """``pdf_pages`` as ``pdfPages``."""
        head, *rest = self.field.split("_")
        return head + "".join(part.title() for part in rest)

    @property
    def variable(self) -> str:
        """``pdf_pages`` as ``DOCEXTRACT_LIMIT_PDF_PAGES``."""
        return VARIABLE + self.field.upper()

    def checked(self, value: object, given: str | None = None) -> None:
        """Raise InvalidRequestError unless the value can be this limit; ``given`` says where it was set."""
        zero = self.field in _ZERO
        if type(value) is int and (0 if zero else 1) <= value <= MOST:
            return
        if type(value) is float and not self.whole and (zero or value > 0) and 0 <= value <= MOST:
            return
        kind = f"a whole number from {0 if zero else 1}" if self.whole else f"a number {'from' if zero else 'above'} 0"
        where = f"{given}: " if given else ""
        raise InvalidRequestError(f"{where}{self.name} must be {kind} to 2^53, not {value!r:.40}", field=self.name)

    def read(self, text: str, given: str) -> int | float:
        """The limit that a text says: ``1000``, ``2.5``; of bytes also ``25 MiB``.

        Raises:
            InvalidRequestError: it says none; the message names ``given``, ``details["field"]`` is the name.
        """
        value: object = text
        if self.whole:
            if (match := _WHOLE.fullmatch(text.strip())) and (not match[2] or "bytes" in self.field.split("_")):
                value = int(match[1]) * _UNITS[match[2] or ""]
        elif _SECONDS.fullmatch(text.strip()):
            value = float(text)
        self.checked(value, given)
        assert isinstance(value, (int, float))
        return value


def settings_of(limits: type) -> tuple[Setting, ...]:
    """The settings of a class of limits, in order."""
    return tuple(Setting(f.name, f.type == "int") for f in fields(limits) if f.type in ("int", "float"))


def check(limits: Any) -> None:
    """Raise InvalidRequestError for the first limit of an object that is none."""
    for setting in settings_of(type(limits)):
        setting.checked(getattr(limits, setting.field))


def from_environment(limits: type, known: Iterable[Setting], environment: Mapping[str, str] | None) -> dict[str, Any]:
    """The limits that the environment sets, by field.

    Args:
        limits: the class whose limits are wanted.
        known: all settings that the environment may hold.
        environment: instead of that of the process.

    Raises:
        InvalidRequestError: a variable holds none, or begins like one of a limit and is not.
    """
    environment = os.environ if environment is None else environment
    variables = {setting.variable: setting for setting in known}
    wanted = set(settings_of(limits))
    found = {}
    for variable in sorted(environment):
        if not variable.startswith(VARIABLE) or not environment[variable]:
            continue
        if variable not in variables:
            near = difflib.get_close_matches(variable, variables, 1)
            hint = f"; is {near[0]} meant?" if near else ""
            raise InvalidRequestError(f"{variable} sets no limit{hint}", field=variable, allowed=[*variables])
        if (setting := variables[variable]) in wanted:
            found[setting.field] = setting.read(environment[variable], variable)
    return found
