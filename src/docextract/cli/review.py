"""``docextract review``: an answer beside its document, as one page for a browser."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from . import files
from .limits import add_limits, limits
from .main import FINE
from .output import binary_output, say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "review",
        help="an answer beside its document, in a browser",
        description="Write one HTML page that shows the document beside what was read of it. Exit status: 0 also where "
        "a check failed, 2 refused.",
    )
    files.add_document(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="the page (default: FILE's name with .html)")
    parser.add_argument("--asset-type", metavar="TYPE", help="kind of property (default: as the document tells)")
    parser.add_argument("--document-type", metavar="TYPE", help="kind of document (default: what is found)")
    files.add_corrections(parser)
    files.add_layouts(parser)
    add_limits(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Extract, and write the page."""
    from ..errors import InvalidRequestError
    from ..models.request import Options
    from ..pipeline import extract
    from ..review import write

    if arguments.output is None and arguments.file == "-":
        raise InvalidRequestError("of a document on stdin say with -o where the page goes", field="output")
    options = Options(reader=arguments.reader, layout_folders=files.layout_folders(arguments), limits=limits(arguments))
    asked = {name: getattr(arguments, name) for name in ("asset_type", "document_type")}
    answer: Any = files.read(arguments, extract, options.limits, **asked, options=options)
    answer = files.corrected(arguments, answer)
    path = arguments.output or str(Path(Path(arguments.file).name).with_suffix(".html"))
    with binary_output(path) as file:
        write(answer, file)
    say(f"{path}\n")
    return FINE
