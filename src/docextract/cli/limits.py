"""The option ``--limit NAME=VALUE``: the limits of a document or of the service, beside those of the environment."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..errors import InvalidRequestError

if TYPE_CHECKING:
    from ..models.limits import Limits
    from ..models.service_limits import ServiceLimits
    from ..models.settings import Setting


def add_limits(parser: argparse.ArgumentParser) -> None:
    """The option that sets limits."""
    parser.add_argument(
        "--limit", metavar="NAME=VALUE", action="append", default=[],
        help="a limit, by the name that errors give it: pdfPages=5000, documentBytes=100MiB; may be repeated",
    )  # fmt: skip


def limits(arguments: argparse.Namespace) -> Limits:
    """The limits of a document: of the arguments, else of the environment, else the defaults.

    Raises:
        InvalidRequestError: one that is none; the message names it and where it was set.
    """
    from ..models.limits import Limits
    from ..models.settings import settings_of

    return Limits.from_environment(_given(arguments, settings_of(Limits)))


def service_limits(arguments: argparse.Namespace) -> ServiceLimits:
    """The limits of the service and of a document: of the arguments, else of the environment, else the defaults.

    Raises:
        InvalidRequestError: one that is none; the message names it and where it was set.
    """
    from ..models.service_limits import KNOWN, ServiceLimits

    return ServiceLimits.from_environment(_given(arguments, KNOWN))


def _given(arguments: argparse.Namespace, known: Iterable[Setting]) -> dict[str, int | float]:
    by_name = {setting.name: setting for setting in known}
    found = {}
    for text in arguments.limit:
        name, equals, value = text.partition("=")
        given = f"--limit {text:.80}"
        if not equals:
            raise InvalidRequestError(f"{given}: a limit is set as NAME=VALUE", field="limit")
        if name not in by_name:
            raise InvalidRequestError(f"{given}: no such limit; there are: {', '.join(by_name)}", field="limit")
        found[by_name[name].field] = by_name[name].read(value, given)
    return found
