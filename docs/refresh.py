"""Write the generated parts of the documentation: the help texts in cli.md.

python docs/refresh.py            write them
python docs/refresh.py --check    exit with 1 if they are not up to date
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BLOCK = re.compile(r"(<!-- help: ?(?P<command>[\w ]*) -->\n)```text\n.*?```\n", re.S)


def help_text(command: str) -> str:
    """What ``docextract COMMAND --help`` prints, 100 columns wide."""
    from docextract.cli.main import parser

    os.environ["COLUMNS"] = "100"
    chosen = parser()
    for name in command.split():
        chosen = chosen._subparsers._group_actions[0].choices[name]  # type: ignore[union-attr, index]
    return chosen.format_help()


def refreshed(text: str) -> str:
    """A page with its help texts as they are now."""
    return BLOCK.sub(lambda match: f"{match[1]}```text\n{help_text(match['command'])}```\n", text)


def main() -> int:
    """Refresh or check."""
    page = HERE / "cli.md"
    before = page.read_text(encoding="utf-8")
    after = refreshed(before)
    if "--check" in sys.argv:
        return int(before != after)
    page.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
