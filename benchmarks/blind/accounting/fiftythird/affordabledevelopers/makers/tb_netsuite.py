"""TB 2: NetSuite-like account tree with parent totals, XLSX, debit/credit; some parents carry postings of their own."""
import random, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.worksheet.properties import PageSetupProperties
from common import *
NAME = 'TrialBalance-552 Brightwater Mar26.xlsx'
# (number, name, balance dr+/cr-, children)
A = lambda no, nm, bal=None, *ch: (no, nm, bal, ch)
TREE = [
 A('10000','Cash and Cash Equivalents',None, A('10100','Operating - Harbor Mutual x8841',1286404.77), A('10110','Payroll - Harbor Mutual x8866',42018.03), A('10120','Development Draw Account x2207',318.50),
   A('10150','Money Market - Tillotson Trust',2904118.26), A('10190','Petty Cash',600.00)),
 A('11000','Receivables',4210.00, A('11100','Developer Fees Receivable',None, A('11110','Developer Fee Rec - Juniper Walk LP',1162500.00), A('11120','Developer Fee Rec - Stadium Lofts LP',840000.00), A('11130','Developer Fee Rec - Orchard Bend II LP',2385417.00), A('11140','Deferred Dev Fee Rec - Eastgate Family LP',688204.31)),
   A('11200','Asset Management Fees Receivable',96250.00), A('11210','Incentive Mgmt Fees Receivable',41117.62), A('11300','Due from Affiliates',None, A('11310','Due from Juniper Walk LP',73904.18), A('11320','Due from Stadium Lofts LP',12876.55), A('11330','Due from Orchard Bend II LP',406552.90), A('11340','Due from BCD Property Mgmt LLC',-8115.20), A('11350','Due from Eastgate Family LP',151209.44)),
   A('11900','Allowance for Uncollectible Dev Fees',-210000.00)),
 A('12000','Notes Receivable',None, A('12100','Sponsor Loan - Juniper Walk (AHP)',750000.00), A('12110','Sponsor Loan - Eastgate (HOME)',1200000.00), A('12120','Seller Note - Orchard Bend I',3415000.00), A('12190','Accrued Interest on Sponsor Notes',287344.96)),
 A('13000','Prepaids & Deposits',None, A('13100','Prepaid Insurance',88914.30), A('13110','Prepaid Software (NetSuite / Yardi)',54208.33), A('13200','Bond Application Deposits - State HFA',112000.00), A('13210','Good Faith Deposits - Lenders',75000.00), A('13220','Earnest Money Deposits',260000.00)),
 A('14000','Predevelopment Costs',18240.75, A('14100','Predev - Foundry Street (9% 2026)',612977.48), A('14110','Predev - Cannery Senior (4%/Bonds)',1048330.02), A('14120','Predev - Tamarack Workforce',203655.19), A('14130','Predev - St. Brendan Adaptive Reuse',91467.36), A('14190','Predev - Reserve for Abandoned',-150000.00)),
 A('15000','Investments in Partnerships',None, A('15100','GP Interest - Juniper Walk (0.01%)',102.41), A('15110','GP Interest - Stadium Lofts (0.01%)',88.00), A('15120','GP Interest - Orchard Bend II',100.00), A('15130','GP Interest - Eastgate Family',-61204.88), A('15140','SLP Interest - Willowmere',25000.00)),
 A('16000','Fixed Assets',None, A('16100','Furniture & Fixtures',184206.13), A('16110','Computers',141977.90), A('16120','Leasehold Improvements',366410.00), A('16130','Vehicles',58415.22), A('16900','Accumulated Depreciation',-412388.54)),
 A('17000','ROU Asset - Office Lease',1104772.00),
 A('20000','Accounts Payable',-388104.66, A('20100','AP - Retainage',-41250.00), A('20110','Accrued Expenses',-129744.01), A('20120','Credit Card - Corporate',-23481.97), A('20130','Accrued Payroll & PTO',-318902.45)),
 A('21000','Due to Affiliates',None, A('21100','Due to Stadium Lofts LP',-15000.00), A('21110','Due to BCD Construction LLC',-214772.08), A('21120','Due to Willowmere SLP',-1250.00)),
 A('22000','Notes & Lines of Credit',None, A('22100','Predevelopment Line - Enterprise Loan Fund',-1500000.00), A('22110','Working Capital LOC - Harbor Mutual',-850000.00), A('22120','PRI Note - Calloway Foundation',-1000000.00), A('22130','Vehicle Notes',-31877.40), A('22190','Accrued Interest Payable',-44316.25)),
 A('23000','Deferred Revenue',None, A('23100','Deferred Developer Fee Revenue',-1946500.00), A('23110','Grant Advances - Capacity Building',-125000.00)),
 A('24000','Lease Liability - Office',-1148906.31),
 A('30000','Members\' Equity',None, A('30100','Contributed Capital',-2500000.00), A('30110','Distributions',400000.00), A('30200','Retained Earnings','plug')),
 A('40000','Fee Revenue',None, A('40100','Developer Fee Revenue - 9% Deals',-420000.00), A('40110','Developer Fee Revenue - 4%/Bond Deals',-795417.00), A('40200','Asset Management Fees',-48125.00), A('40210','Compliance Monitoring Fees',-19360.00), A('40220','Construction Oversight Fees',-66000.00), A('40230','Guaranty Fees',-12500.00)),
 A('41000','Other Income',-3120.88, A('41100','Interest Income - Sponsor Notes',-38114.06), A('41110','Interest Income - Bank',-27418.53), A('41120','Grant Revenue',-62500.00)),
 A('60000','Personnel',None, A('60100','Salaries - Development',342118.77), A('60110','Salaries - Finance & Asset Mgmt',218604.32), A('60120','Salaries - Executive',147500.01), A('60200','Payroll Taxes',58211.90), A('60210','Health & Dental',71440.15), A('60220','401(k) Match',24807.63), A('60900','Payroll Allocated to Projects',-196000.00)),
 A('61000','Office & Occupancy',None, A('61100','Lease Expense',75600.00), A('61110','CAM & Utilities',14218.46), A('61120','Telecom',9207.11), A('61130','Office Supplies',4416.92)),
 A('62000','Professional Fees',2750.00, A('62100','Audit & Tax',48500.00), A('62110','Legal - General',31277.50), A('62120','Consultants',22040.00), A('62130','Software Subscriptions',40655.97)),
 A('63000','Project Pursuit Costs',None, A('63100','Abandoned Project Costs',84119.38), A('63110','Application Fees (non-refundable)',17500.00)),
 A('65000','Insurance',26180.44), A('66000','Travel & Meals',None, A('66100','Travel',18904.35), A('66110','Meals (50%)',3377.86), A('66120','Conferences',7985.00)),
 A('70000','Depreciation Expense',21904.50), A('71000','Interest Expense',None, A('71100','Interest - Predev Line',28125.00), A('71110','Interest - LOC',15406.25), A('71120','Interest - PRI',5000.00)), A('79999','Rounding / Suspense',0.0),
]
def leaves(n): return ([n[2]] if n[2] not in (None,) else []) + [x for c in n[3] for x in leaves(c)]
def main():
    plug = -r2(sum(x for n in TREE for x in leaves(n) if x != 'plug'))
    rows, totals = [], []
    wb = Workbook(); ws = wb.active; ws.title = 'TrialBalance'
    ar = lambda **k: Font(name='Arial', **k)
    for i, (s, k) in enumerate([('Brightwater Communities Development Co., LLC', dict(size=10, bold=True)), ('Parent Company : Brightwater Development (Excl. Eliminations)', dict(size=10)), ('Trial Balance', dict(size=14, bold=True)), ('End of Mar 2026', dict(size=10))], 1):
        ws.merge_cells(start_row=i, start_column=1, end_row=i, end_column=3); ws.cell(i, 1, s).font = ar(**k); ws.cell(i, 1).alignment = Alignment(horizontal='center')
    ws.cell(5, 1, 'Options: Show Zeros; Accounting Book: Primary').font = ar(size=8, italic=True, color='666666')
    r = 7
    for j, h in enumerate(['Account', 'Debit', 'Credit'], 1):
        c = ws.cell(r, j, h); c.font = ar(size=9, bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='607799'); c.alignment = Alignment(horizontal='left' if j == 1 else 'right')
    r += 1
    F = '"$"#,##0.00'
    top = Border(top=Side(style='thin', color='999999'))
    def put(label, lvl, d, c, bold=False, line=False):
        nonlocal r
        x = ws.cell(r, 1, label); x.font = ar(size=8, bold=bold); x.alignment = Alignment(horizontal='left', indent=lvl * 2)
        for j, v in ((2, d), (3, c)):
            y = ws.cell(r, j)
            if v is not None: y.value = v
            y.number_format = F; y.font = ar(size=8, bold=bold)
            if line: y.border = top
        r += 1
    def sides(b): b = r2(b); return (b, None) if b >= 0 else (None, r2(-b))
    def walk(n, lvl):
        no, nm, b, ch = n
        own = plug if b == 'plug' else b
        d, c = sides(own) if own is not None else (None, None)
        if own is not None:
            rows.append(dict(account=no, name=nm, debit=d, credit=c))
        D, C = d or 0., c or 0.
        put(f'{no} - {nm}', lvl, d, c, bold=bool(ch) and lvl == 0)
        for x in ch:
            a, e = walk(x, lvl + 1); D += a; C += e
        if ch:
            D, C = r2(D), r2(C)
            put(f'Total - {no} - {nm}', lvl, D, C, bold=True, line=True); totals.append(dict(label=f'Total - {no} - {nm}', debit=D, credit=C))
        return D, C
    TD = TC = 0.
    for n in TREE:
        d, c = walk(n, 0); TD += d; TC += c
    assert abs(TD - TC) < .01, (TD, TC)
    put('Total', 0, r2(TD), r2(TC), bold=True, line=True); totals.append(dict(label='Total', debit=r2(TD), credit=r2(TC)))
    for j in (2, 3): ws.cell(r - 1, j).border = Border(top=Side(style='thin'), bottom=Side(style='double'))
    ws.column_dimensions['A'].width = 58; ws.column_dimensions['B'].width = 18; ws.column_dimensions['C'].width = 18
    ws.sheet_view.showGridLines = False; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); ws.freeze_panes = 'A8'
    wb.save(os.path.join(DOCS, NAME)); save(NAME, 'TB', ['debit', 'credit'], rows, totals)
    print(plug, TD, len(rows))
if __name__ == '__main__': main()
