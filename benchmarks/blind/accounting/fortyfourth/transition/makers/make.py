import make_tb, make_ar, make_um, json
from common import *
for m in (make_tb.tb1,make_tb.tb2,make_tb.tb3,make_ar.ar1,make_ar.ar2,make_ar.ar3,make_um.um1,make_um.um2,make_um.um3): m()
I=[("GLR120_HARMON_TERR.pdf","COOPERATIVE","TRIAL_BALANCE","service-bureau minicomputer 132-column listing, CR suffix, class subtotals","CR suffix, .00 zeros, greenbar"),
("StBrannoc residences conversion TB FY26.xls","STUDENT_HOUSING","TRIAL_BALANCE","school fund accounting export, three pairs of debit/credit, fund sections","spacer columns, merged two-row headings, blanks"),
("Conversion_TB_Kestrel_Portfolio_0626.pdf","INDUSTRIAL","TRIAL_BALANCE","suite trial balance, account headings with entity lines and account totals","account in a heading line, entity per row, prior audited column"),
("sablewood_delinq_detail_063026.pdf","MULTIFAMILY","AGED_RECEIVABLES","suite delinquency with charge lines by resident and status","resident printed once per block; totals per resident, status, property"),
("Fennimore Plaza AR aging export.xlsx","RETAIL","AGED_RECEIVABLES","small-business ledger export, customer block stacked beside invoices","customer id/name/contact/phone stacked in column A"),
("Whippoorwill MHP who owes.pdf","MANUFACTURED_HOUSING","AGED_RECEIVABLES","bookkeeper's spreadsheet printed to PDF, months across","month buckets, wrapped notes, blanks"),
("UnitTypeSummary_corvane_20260630.xlsx","MULTIFAMILY","UNIT_MIX","suite unit type summary, three-line headings, bedroom groups","averages in subtotals, loss to lease"),
("TriCounty_Storage_size_mix.pdf","SELF_STORAGE","UNIT_MIX","storage software size mix, classes, rate first","off line column, grouped headings"),
("Marigold Court rents 2026 (tax credit).xlsx","SENIOR_HOUSING","UNIT_MIX","hand-kept tax-credit rent schedule by set-aside","notes sheet first, hidden column, dashes for the exempt unit")]
json.dump([dict(file=f,assetType=a,documentType=t,author="transitions accountant (a44)",style=s,hard=h) for f,a,t,s,h in I],open(os.path.join(HERE,'index.json'),'w'),indent=1)
