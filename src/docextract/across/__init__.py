"""Checks across documents: a rent roll and a statement of one property."""

from .reconcile import reconcile

__all__ = ["reconcile"]
