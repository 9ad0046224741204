"""The words of rent rolls and statements, as data: header, status, charge, total-row and title words in TOML files."""

from .loader import load_vocabulary
from .matches import FIELDS, STATUSES, HeaderMatch, SectionMatch, StatusMatch, TotalMatch
from .vocabulary import Vocabulary

__all__ = [
    "FIELDS",
    "STATUSES",
    "HeaderMatch",
    "SectionMatch",
    "StatusMatch",
    "TotalMatch",
    "Vocabulary",
    "load_vocabulary",
]
