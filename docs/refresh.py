"""Write the generated parts of the documentation: help texts, tables, files and proofs that are shown,
the list of plugins.

python docs/refresh.py            write them
python docs/refresh.py --check    exit with 1 if they are not up to date
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
PAGES = sorted([*HERE.rglob("*.md"), PROJECT / "plugins" / "README.md"])
HELP = re.compile(r"(<!-- help: ?(?P<command>[\w ]*) -->\n)```text\n.*?```\n", re.S)
FILE = re.compile(r"(<!-- file: (?P<path>\S+) -->\n```\w+\n).*?(```\n)", re.S)
WHY = re.compile(r"(<!-- why: (?P<name>[\w-]+) -->\n```text\n).*?(```\n)", re.S)
TABLE = re.compile(r"(<!-- table: (?P<name>\w+) -->\n).*?(<!-- end -->\n)", re.S)


def help_text(command: str) -> str:
    """What ``docextract COMMAND --help`` prints, 100 columns wide."""
    from docextract.cli.main import parser

    os.environ["COLUMNS"] = "100"
    chosen = parser()
    for name in command.split():
        chosen = chosen._subparsers._group_actions[0].choices[name]  # type: ignore[union-attr, index]
    return chosen.format_help()


def checks() -> str:
    """The checks of rent rolls as a table."""
    from docextract import Registry

    lines = ["| id | check | needs | what must hold | a failure usually means |", "|---|---|---|---|---|"]
    for check in Registry.build([]).checks_for("RENT_ROLL"):
        cells = check.check_id, check.title, ", ".join(check.inputs), check.formula, check.meaning
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def limits() -> str:
    """All limits as one table: those of a document, then those of the service."""
    from docextract.models import limits, service_limits

    head = "| limit | default | in Python | in the environment | on the command line | what it counts | error |"
    return (
        "\n".join(
            [
                head,
                "|---|---|---|---|---|---|---|",
                *limits_rows(limits, limits.Limits()),
                *limits_rows(service_limits, service_limits.ServiceLimits()),
            ]
        )
        + "\n"
    )


def limits_rows(module: ModuleType, defaults: object) -> Iterator[str]:
    """A row for each limit of a class, from its fields and their docstrings."""
    from docextract.models.settings import settings_of

    kind = type(defaults).__name__
    settings = {setting.field: setting for setting in settings_of(type(defaults))}
    (declared,) = [n for n in ast.parse(inspect.getsource(module)).body if isinstance(n, ast.ClassDef)]
    for field, described in zip(declared.body[1:], declared.body[2:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(described, ast.Expr):
            continue
        assert isinstance(field.target, ast.Name)
        assert isinstance(described.value, ast.Constant)
        if (setting := settings.get(field.target.id)) is None:
            continue
        text = " ".join(str(described.value.value).split()).replace("``", "`").rstrip(".")
        name, _, rest = text.partition(": ")
        what, _, error = rest.partition("; ")
        assert name == f"`{setting.name}`", name
        value = getattr(defaults, setting.field)
        if setting.field == "at_once":
            shown = "one for each processor"
        else:
            shown = f"{value // module.MIB} MiB" if value % module.MIB == 0 and value else f"{value:,}"
        cells = (
            name, shown.removesuffix(".0"), f"`{kind}.{setting.field}`", f"`{setting.variable}`",
            f"`--limit {setting.name}=`", what, error,
        )  # fmt: skip
        yield f"| {' | '.join(cells)} |"


def warnings() -> str:
    """Every warning that docextract itself gives, as a table."""
    from docextract.prefixes import warning_meanings

    return "| warning | means |\n|---|---|\n" + "".join(
        f"| `{name}` | {meaning} |\n" for name, meaning in warning_meanings().items()
    )


def plugins() -> str:
    """The packages beside the core, from what each says of itself."""
    lines = ["| package | version | what it does | loaded as |", "|---|---|---|---|"]
    for file in sorted((PROJECT / "plugins").glob("*/pyproject.toml")):
        said = tomllib.loads(file.read_text("utf-8"))["project"]
        points = ", ".join(f"`{name}`" for name in said["entry-points"]["docextract"])
        link = f"[{said['name']}]({file.parent.name}/README.md)"
        lines.append(f"| {link} | {said['version']} | {said['description']} | {points} |")
    return "\n".join(lines) + "\n"


def why(name: str) -> str:
    """What ``docextract why`` prints of the number of a worked roll."""
    from proofs import why_text

    return str(why_text(name))


TABLES: dict[str, Callable[[], str]] = {
    "checks": checks,
    "limits": limits,
    "plugins": plugins,
    "warnings": warnings,
}


def refreshed(text: str) -> str:
    """A page with its generated parts as they are now."""
    text = HELP.sub(lambda match: f"{match[1]}```text\n{help_text(match['command'])}```\n", text)
    text = FILE.sub(lambda match: f"{match[1]}{(PROJECT / match['path']).read_text('utf-8')}{match[3]}", text)
    text = WHY.sub(lambda match: f"{match[1]}{why(match['name'])}{match[3]}", text)
    return TABLE.sub(lambda match: f"{match[1]}\n{TABLES[match['name']]()}\n{match[3]}", text)


def main() -> int:
    """Refresh or check."""
    stale = []
    for page in PAGES:
        before = page.read_text(encoding="utf-8")
        after = refreshed(before)
        if before != after:
            stale.append(page)
            if "--check" not in sys.argv:
                page.write_text(after, encoding="utf-8")
    for page in stale:
        print(f"{page.name}: {'not up to date' if '--check' in sys.argv else 'refreshed'}")
    return int("--check" in sys.argv and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
