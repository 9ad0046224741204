"""``docextract keys``: make, list, show, change and delete API keys on the machine that holds the database."""

from __future__ import annotations

import argparse
import contextlib
import json
from typing import TYPE_CHECKING, Any

from .database import add_database, for_reading, for_writing
from .main import FINE
from .output import look, say

if TYPE_CHECKING:
    from ..models.keys import ApiKey

_ROLES = ("ADMIN_ROLE", "DATA_EXTRACTION")


def add(commands: Any) -> None:
    """Add the subcommand and those under it."""
    parser = commands.add_parser(
        "keys",
        help="API keys of the service",
        description="Make, list, show, change and delete API keys. Making and changing wants the database for itself; "
        "where a service runs, use its HTTP paths.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=type(parser))
    create = _action(actions, "create", "make a key; its secret is printed this once", _create)
    create.add_argument("--name", required=True, metavar="NAME", help="what the key is called")
    create.add_argument(
        "--role", required=True, action="append", dest="roles", choices=_ROLES, help="a role; may be repeated"
    )
    create.add_argument("--disabled", action="store_true", help="make it disabled")
    listing = _action(actions, "list", "list the keys", _list)
    listing.add_argument("--page", type=int, default=1, metavar="N", help="page, from 1")
    listing.add_argument("--page-size", type=int, default=100, metavar="N", help="keys on a page (default: 100)")
    _with_id(_action(actions, "show", "show a key", _show))
    update = _with_id(_action(actions, "update", "change a key; what is not named stays", _update))
    update.add_argument("--name", metavar="NAME", help="its new name")
    state = update.add_mutually_exclusive_group()
    state.add_argument("--enable", dest="enabled", action="store_true", default=None, help="enable it")
    state.add_argument("--disable", dest="enabled", action="store_false", help="disable it")
    update.add_argument("--role", action="append", dest="roles", choices=_ROLES, help="its roles from now on")
    rotate = _with_id(_action(actions, "rotate", "give a key a new secret, which is printed this once", _rotate))
    rotate.add_argument(
        "--grace", default="24h", metavar="TIME", help="how long the old secret works: 24h, 90m, 7d, 0 (default: 24h)"
    )
    _with_id(_action(actions, "delete", "delete a key; its log entries stay", _delete))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the action."""
    arguments.act(arguments)
    return FINE


def _action(actions: Any, name: str, help_text: str, act: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=help_text, description=f"{help_text.capitalize()}.")
    add_database(parser)
    if name != "delete":
        parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(act=act)
    return parser


def _with_id(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("id", metavar="ID", help="the key's id (not the dxk_ value)")
    return parser


def _create(arguments: argparse.Namespace) -> None:
    with for_writing(arguments) as service:
        made = service.keys.create(name=arguments.name, enabled=not arguments.disabled, roles=arguments.roles)
    _print(made, arguments, secret=str(made.secret))


def _list(arguments: argparse.Namespace) -> None:
    from ..export.columns import TextColumn, list_out
    from ..models.service_limits import ServiceLimits
    from ..service.paging import checked_page

    page, size = checked_page(arguments.page, arguments.page_size, ServiceLimits())
    with contextlib.closing(for_reading(arguments)) as store:
        keys, total = store.keys((page - 1) * size, size)
    listed = [key.to_json() for key in keys]
    if arguments.json:
        say(json.dumps({"apiKeys": listed, "page": page, "pageSize": size, "total": total}, indent=2) + "\n")
        return
    columns = [
        TextColumn("Id", [key["id"] for key in listed], needed=True),
        TextColumn("Key", [key["key"] for key in listed], needed=True),
        TextColumn("Enabled", ["yes" if key["enabled"] else "no" for key in listed], needed=True),
        TextColumn("Roles", [", ".join(key["roles"]) for key in listed], needed=True),
        TextColumn("Last used", [key["lastUsedAt"] or "never" for key in listed]),
        TextColumn("Name", [key["name"] for key in listed], needed=True),
    ]
    say("\n".join(list_out(columns, look().width)) + f"\n\n{total} in all\n")


def _show(arguments: argparse.Namespace) -> None:
    from ..errors import ApiKeyNotFoundError
    from ..service.stores.protocol import NO_SUCH_KEY

    with contextlib.closing(for_reading(arguments)) as store:
        found = store.key_by_id(arguments.id)
    if found is None:
        raise ApiKeyNotFoundError(NO_SUCH_KEY)
    _print(found.key, arguments)


def _update(arguments: argparse.Namespace) -> None:
    with for_writing(arguments) as service:
        changed = service.keys.update(
            arguments.id, name=arguments.name, enabled=arguments.enabled, roles=arguments.roles
        )
    _print(changed, arguments)


def _rotate(arguments: argparse.Namespace) -> None:
    with for_writing(arguments) as service:
        made = service.keys.rotate(arguments.id, grace=arguments.grace)
    _print(made, arguments, secret=str(made.secret))


def _delete(arguments: argparse.Namespace) -> None:
    with for_writing(arguments) as service:
        service.keys.delete(arguments.id)
    say(f"deleted {arguments.id}\n")


def _print(key: ApiKey, arguments: argparse.Namespace, secret: str | None = None) -> None:
    from ..export.safe import json_text, one_line

    told = key.to_json()
    if arguments.json:
        say(json_text(json.dumps(told, indent=2, ensure_ascii=False)) + "\n")
        return
    lines = [
        ("id", told["id"]), ("name", told["name"]), ("enabled", "yes" if told["enabled"] else "no"),
        ("roles", ", ".join(told["roles"])), ("created", told["createdAt"]), ("changed", told["updatedAt"]),
        ("last used", told["lastUsedAt"] or "never"), ("key", told["key"]),
    ]  # fmt: skip
    if secret is not None:
        lines.append(("secret", f"{secret}   (shown this once: keep it)"))
    say("".join(f"{name:<10} {one_line(value)}\n" for name, value in lines))
