"""The command line. Subcommands are modules of their own; each adds its parser and runs."""

from __future__ import annotations

from .main import main

__all__ = ["main"]
