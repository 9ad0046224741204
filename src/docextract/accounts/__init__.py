"""The chart of accounts ``coa-1``: its categories, the words that lead to them, and its crosswalks to published charts.

::

    from docextract.accounts import chart, load_accounts

    chart()["expense.utilities.water"].title         # 'Water; water and sewer together'
    accounts = load_accounts()
    accounts.category("Water", section="INCOME")     # utilityReimbursement, basis 'section', with the reason
"""

from .accounts import Accounts
from .chart import SECTIONS, Category, Chart
from .crosswalk import CrosswalkLine, Crosswalks, View
from .loader import chart, load_accounts
from .match import BASES, Basis, Match

__all__ = [
    "BASES",
    "SECTIONS",
    "Accounts",
    "Basis",
    "Category",
    "Chart",
    "CrosswalkLine",
    "Crosswalks",
    "Match",
    "View",
    "chart",
    "load_accounts",
]
