"""How a reading is chosen where a document leaves doubt: other answers are tried, and what speaks for each is weighed.

Knows no rent and no PDF: a document type says how it reads with some answers, what speaks for a reading, and which
other answers something other than arithmetic lets be tried.
"""

from .choosing import Choices, Evidence, Move, Proposals, Rules
from .search import Found, Tried, search

__all__ = ["Choices", "Evidence", "Found", "Move", "Proposals", "Rules", "Tried", "search"]
