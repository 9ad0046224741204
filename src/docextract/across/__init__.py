"""Across documents: a rent roll and a statement of one property, and two answers of one type."""

from .diff import diff
from .reconcile import reconcile

__all__ = ["diff", "reconcile"]
