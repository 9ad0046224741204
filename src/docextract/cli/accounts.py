"""``docextract accounts``: the chart of accounts, and which category a label belongs to."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .main import FINE
from .output import look, say

if TYPE_CHECKING:
    from ..accounts import Accounts


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "accounts",
        help="the chart of accounts, and the category of a label",
        description="List the categories of the chart of accounts, or say which one a label belongs to, and why.",
    )
    parser.add_argument("label", nargs="?", metavar="LABEL", help="a line's label, as printed")
    parser.add_argument("--section", metavar="SECTION", help="the section of the line, or of the categories to list")
    parser.add_argument(
        "--under", metavar="HEADING", action="append", default=[], help="a heading above the line; the outermost first"
    )
    parser.add_argument("--code", metavar="CODE", help="the line's account code")
    parser.add_argument("--layout", metavar="NAME", help="the layout whose account codes count")
    parser.add_argument("--asset-type", metavar="TYPE", help="the asset type of the property")
    parser.add_argument(
        "--mappings", metavar="FOLDER", action="append", default=[], help="a folder of account mappings"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the chart, or the category of the label with its reason and its lines in published charts."""
    from ..accounts import SECTIONS, load_accounts
    from ..errors import InvalidRequestError
    from ..registry import canonical, default_registry

    registry = default_registry()
    section = None if arguments.section is None else canonical(arguments.section)
    if section is not None and section not in SECTIONS:
        allowed = ", ".join(SECTIONS)
        raise InvalidRequestError(f"There is no section {arguments.section!r}; there are: {allowed}.", field="section")
    asset_type = None if arguments.asset_type is None else registry.asset_type(arguments.asset_type).value
    accounts = load_accounts(
        [*(mapping.folder for mapping in registry.account_mappings.values()), *map(Path, arguments.mappings)]
    )
    if arguments.label is None:
        say(_chart(accounts, section))
        return FINE
    found = accounts.category(
        arguments.label,
        section=section,
        path=arguments.under,
        code=arguments.code,
        asset_type=asset_type,
        layout=arguments.layout,
    )
    lines = [("category", found.category or "none")]
    if found.category is not None:
        lines.append(("title", accounts.chart.title(found.category)))
    lines += [("basis", found.basis), ("because", found.reason)]
    lines += [(view, target) for view, target in _targets(accounts, found.category)]
    say("".join(f"{name:<12}{text}\n" for name, text in lines))
    return FINE


def _chart(accounts: Accounts, section: str | None) -> str:
    from ..export.columns import TextColumn, list_out

    shown = [accounts.chart[key] for key in accounts.chart.of(section)]
    columns = [
        TextColumn("Category", [c.key for c in shown], needed=True),
        TextColumn("Section", [c.section for c in shown]),
        TextColumn("Sign", [c.sign for c in shown]),
        TextColumn("Title", [c.title for c in shown], needed=True),
    ]
    return "\n".join(list_out(columns, look().width)) + "\n"


def _targets(accounts: Accounts, category: str | None) -> list[tuple[str, str]]:
    return [
        (view.name, target.line if target.verified else f"{target.line} (not verified)")
        for view in accounts.crosswalks.views.values()
        for target in view.lines
        if category in target.categories
    ]
