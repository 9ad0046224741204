"""Writers of statements, one function per report layout, listed in :data:`WRITERS`."""

from __future__ import annotations

WRITERS: dict[str, str] = {
    "yardi.statement12": "yardi:statement12",
    "yardi.budgetComparison": "comparisons:budget_comparison",
    "yardi.incomeStatement": "comparisons:income_statement",
    "mri.trend12": "trends:mri_trend",
    "resman.trailingPnl": "trends:resman",
    "entrata.incomeStatement": "trends:entrata",
    "appfolio.statement12": "trends:appfolio",
    "onesite.trend12": "trends:onesite",
    "intacct.incomeStatement": "trends:intacct",
    "intacct.trend12": "trends:intacct_trend",
    "broker.statement": "trends:broker",
    "manager.package": "comparisons:package",
    "buildium.incomeStatement": "comparisons:buildium",
    "usali.summary": "comparisons:hotel",
    "senior.statement": "comparisons:senior",
    "storage.statement": "comparisons:storage",
    "association.statement": "comparisons:association",
    "quickbooks.pnl": "books:quickbooks",
    "zoho.pnl": "books:zoho",
    "entities.statement": "books:entities",
    "yardi.balanceSheet": "sheets:balance_sheet",
    "broker.proForma": "sheets:pro_forma",
    "lender.cashFlow": "sheets:cash_flow",
    "manager.cashFlows": "cash:package",
    "books.cashFlows": "cash:indirect",
    "manager.balanceSheet": "sheets:comparative",
    "books.balanceSheet": "sheets:account_form",
    "onesite.incomeWorksheet": "worksheets:onesite",
    "kardin.budget": "worksheets:kardin",
    "sage50.statement": "worksheets:sage50",
}
"""Family name to ``module:function`` in this package."""
