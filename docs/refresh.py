"""Write the generated parts of the documentation: help texts, the catalogue of checks, the limits.

python docs/refresh.py            write them
python docs/refresh.py --check    exit with 1 if they are not up to date
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
HELP = re.compile(r"(<!-- help: ?(?P<command>[\w ]*) -->\n)```text\n.*?```\n", re.S)
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
    """The limits of a document as a table."""
    from docextract.models import limits as module

    return limits_table(module, module.Limits(), "Limits")


def service_limits() -> str:
    """The limits of the service as a table."""
    from docextract.models import service_limits as module

    return limits_table(module, module.ServiceLimits(), "ServiceLimits")


def limits_table(module: ModuleType, defaults: object, kind: str) -> str:
    """Limits as a table: the name in errors, the field, its default, and what it counts."""
    (declared,) = [n for n in ast.parse(inspect.getsource(module)).body if isinstance(n, ast.ClassDef)]
    lines = [f"| limit | field of `{kind}` | default | what it counts |", "|---|---|---|---|"]
    for field, described in zip(declared.body[1::2], declared.body[2::2], strict=True):
        assert isinstance(field, ast.AnnAssign)
        assert isinstance(field.target, ast.Name)
        assert isinstance(described, ast.Expr)
        assert isinstance(described.value, ast.Constant)
        name, _, what = " ".join(str(described.value.value).split()).replace("``", "`").partition(": ")
        value = getattr(defaults, field.target.id)
        if field.target.id == "at_once":
            shown = "one for each processor"
        elif not isinstance(value, (int, float)):
            shown = f"`{type(value).__name__}()`"
        else:
            shown = f"{value // module.MIB} MiB" if value % module.MIB == 0 else f"{value:,}".removesuffix(".0")
        lines.append(f"| {name} | `{field.target.id}` | {shown} | {what.rstrip('.')} |")
    return "\n".join(lines) + "\n"


TABLES: dict[str, Callable[[], str]] = {"checks": checks, "limits": limits, "service_limits": service_limits}


def refreshed(text: str) -> str:
    """A page with its generated parts as they are now."""
    text = HELP.sub(lambda match: f"{match[1]}```text\n{help_text(match['command'])}```\n", text)
    return TABLE.sub(lambda match: f"{match[1]}\n{TABLES[match['name']]()}\n{match[3]}", text)


def main() -> int:
    """Refresh or check."""
    stale = []
    for page in sorted(HERE.glob("*.md")):
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
