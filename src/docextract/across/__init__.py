"""Across documents: a roll and a statement of one property, books and what was drawn up from them, two answers."""

from .books import reconcile_books
from .diff import diff
from .reconcile import reconcile

__all__ = ["diff", "reconcile", "reconcile_books"]
