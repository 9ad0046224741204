"""``docextract grids``: the tables of a document as found, before any meaning."""

from __future__ import annotations

import argparse
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import files
from .limits import add_limits, limits
from .main import FINE
from .output import look, say

if TYPE_CHECKING:
    from ..document import Grid
    from ..export.look import Look


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "grids", help="the tables of a document as found", description="Show the tables of a document as found."
    )
    files.add_document(parser)
    parser.add_argument("--text", action="store_true", help="show the lines outside the tables of a page, too")
    parser.add_argument(
        "--draw",
        metavar="DIR",
        help="write a picture of each, on its page, into this folder, named after the document: statement-001.png; "
        "pictures that are there already stay",
    )
    parser.add_argument(
        "--json", action="store_true", help="print kind (table or text) and rows as JSON, one table a line"
    )
    add_limits(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Find the grids, print them, and draw them if asked to."""
    from ..models.request import Options
    from ..pipeline import grids

    options = Options(reader=arguments.reader, limits=limits(arguments))
    found = files.read(arguments, grids, options.limits, text=arguments.text, options=options)
    if not found:
        say("No tables.\n" if arguments.text else "No tables; --text shows the lines.\n")
    for number, grid in enumerate(found, 1):
        say(_json(grid) if arguments.json else _text(grid, number, look()))
    if arguments.draw is not None:
        _draw(found, arguments.draw, "stdin" if arguments.file == "-" else Path(arguments.file).stem)
    return FINE


def _text(grid: Grid, number: int, look: Look) -> str:
    from ..export.columns import TextColumn, lay_out

    if grid.kind == "text":
        head = f"{number}. {grid.name}: {len(grid.rows)} lines of text"
    else:
        reasons = ", ".join(grid.reasons)
        head = f"{number}. {grid.name}: {len(grid.rows)} rows, {grid.width} columns ({grid.finder}, {grid.score:.2f}"
        head += f": {reasons})" if reasons else ")"
    columns = [
        TextColumn("", [look.text(row[column] or "") for row in grid.rows], needed=True) for column in range(grid.width)
    ]
    return "\n".join([look.text(head), *lay_out(columns, look.width, look.ellipsis)[1:], "", ""])


def _json(grid: Grid) -> str:
    import json

    from ..export.safe import json_text

    told = {"page": grid.page, "sheet": grid.sheet, "kind": grid.kind, "rows": grid.rows}
    return json_text(json.dumps(told, ensure_ascii=False)) + "\n"


def _free(folder: Path, stem: str) -> str:
    """A beginning of names that no picture of the folder has: ``statement``, else ``statement.2``, ``statement.3``."""
    names = {path.name.rpartition("-")[0] for path in folder.glob("*.png")}
    return next(name for n in count(1) if (name := stem if n == 1 else f"{stem}.{n}") not in names)


def _draw(found: list[Grid], folder: str, stem: str) -> None:
    from ..errors import InvalidRequestError

    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidRequestError(f"{folder!r} cannot be made: {error.strerror}", field="draw") from error
    name = _free(target, stem)
    if name != stem:
        say(f"{target} has pictures called {stem}-...; these are called {name}-...\n")
    for number, grid in enumerate(found, 1):
        grid.draw(str(target / f"{name}-{number:03}.png"))
