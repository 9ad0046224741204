"""What is in a file: which data sets, where, with what evidence, and what else."""

from .inspect import extract_all, find_one, inspect, look, sheet_for

__all__ = ["extract_all", "find_one", "inspect", "look", "sheet_for"]
