"""``docextract golden``: answers kept beside documents, made and compared."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .main import CHECK_FAILED, FINE
from .output import complain, say

_FAILURES = {"noGolden": "without a kept answer", "notRecognised": "not recognised", "differs": "differ"}


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "golden",
        help="answers kept beside documents",
        description="Keep the answers of documents beside them, and compare them with today's.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    test = actions.add_parser(
        "test",
        help="compare with the kept answers",
        description="Extract documents again and compare with the answers kept beside them. A document fails in one "
        "of three ways: no answer is kept, it is not recognised, or the answer differs. Exit status: 0 all are "
        "the same, 1 some are not.",
    )
    test.add_argument("paths", nargs="+", metavar="PATH", help="documents, or folders of documents with kept answers")
    test.set_defaults(run=run_test)
    generate = actions.add_parser(
        "generate",
        help="keep answers",
        description="Extract documents and keep their answers beside them, as FILE.golden.json. Read what was written "
        "before you commit it. A document that has a kept answer is asked for as then.",
    )
    generate.add_argument("paths", nargs="+", metavar="PATH", help="documents, or folders with kept answers")
    generate.add_argument("--asset-type", metavar="TYPE", help="kind of property (default: as kept)")
    generate.add_argument("--document-type", metavar="TYPE", help="kind of document (default: as kept)")
    generate.add_argument("--period-from", metavar="YYYY-MM-DD", help="first day of the period")
    generate.add_argument("--period-to", metavar="YYYY-MM-DD", help="last day of the period")
    generate.add_argument("--sheet", metavar="N", help="sheet of a workbook: its number from 1, or its name")
    generate.set_defaults(run=run_generate)


def run_test(arguments: argparse.Namespace) -> int:
    """Compare, and say what is not the same."""
    from ..golden import compare, documents

    compared = [compare(document) for document in documents(map(Path, arguments.paths))]
    for one in compared:
        if one.verdict != "same":
            say(f"{one}\n")
    same = sum(one.verdict == "same" for one in compared)
    counts = [f"{same} the same"]
    for verdict, words in _FAILURES.items():
        if number := sum(one.verdict == verdict for one in compared):
            counts.append(f"{number} {words}")
    say(", ".join(counts) + "\n")
    if compared and same == len(compared):
        return FINE
    complain(
        f"{len(compared) - same} of {len(compared)} answers are not as they were" if compared else "nothing to compare"
    )
    return CHECK_FAILED


def run_generate(arguments: argparse.Namespace) -> int:
    """Keep answers, and say where."""
    from ..errors import InvalidRequestError
    from ..golden import documents, keep, kept_request

    given = {
        "assetType": arguments.asset_type,
        "documentType": arguments.document_type,
        "periodFrom": arguments.period_from,
        "periodTo": arguments.period_to,
        "sheet": int(arguments.sheet) if (arguments.sheet or "").isdecimal() else arguments.sheet,
    }
    for document in documents(map(Path, arguments.paths)):
        asked = kept_request(document) | {name: value for name, value in given.items() if value is not None}
        for name, option in (("assetType", "--asset-type"), ("documentType", "--document-type")):
            if name not in asked:
                raise InvalidRequestError(f"{document} has no kept answer yet: say {option}", field=name)
        say(f"{keep(document, asked)}\n")
    return FINE
