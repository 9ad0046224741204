"""What each subcommand does, in a line: ``docextract --help`` shows it without loading one of them."""

from __future__ import annotations

SUMMARIES = {
    "extract": "extract a document",
    "inspect": "say what is in files",
    "batch": "extract many documents",
    "why": "why a number is proved, contradicted or in doubt",
    "review": "an answer beside its document, in a browser",
    "grids": "the tables of a document as found",
    "types": "asset types and document types",
    "checks": "the catalogue of checks",
    "accounts": "the chart of accounts, and the category of a label",
    "schema": "the JSON schema of an answer",
    "layouts": "known report layouts",
    "plugins": "what is installed",
    "plugin": "begin a plugin, and try it",
    "golden": "answers kept beside documents",
    "reconcile": "a rent roll against a statement",
    "diff": "what changed between two rent rolls or statements",
    "keys": "API keys of the service",
    "logs": "the extraction log of the service",
    "serve": "serve the v1 paths over HTTP",
    "backup": "copy the database of the service",
    "doctor": "check what is installed and what is missing",
    "completion": "a script that completes commands in a shell",
}
"""One for each subcommand, in their order."""
