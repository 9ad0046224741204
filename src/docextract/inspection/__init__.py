"""What is in a file: which data sets, where, with what evidence, and what else."""

from .inspect import extract_all, find_one, inspect, look, sheets_for

__all__ = ["extract_all", "find_one", "inspect", "look", "sheets_for"]
