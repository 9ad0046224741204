from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F = 'Kaimatai Land Trust - Annual Accounts 31 March 2025.xlsx'
P = 'Kaimatai Land Trust'
p = S('Statement of Profit or Loss', P, '2024-04-01', '2025-03-31', ['2025', '2024'], sheet='Profit or Loss')
def mk(s): return lambda l, a, b, n=None: s.line(l, [float(a), float(b)], n=n)
L = mk(p)
p.head('Revenue')
i = [L('Dairy farm lease - 148 ha', 214600, 207200), L('Kiwifruit orchard lease - 6.2 ha canopy', 83700, 79980), L('Run-off block grazing', 27412.5, 25140), L('Farm cottages rent', 41860, 39520), L('Woolshed and hay barn hire', 3600, 3300), L('Beehive sites', 1250, 1250), L('Carbon credits sold', 18346.2, 0), L('Insurance proceeds - storm', 0, 22918.35)]
TI = p.tot('Total Revenue', i, key='total_income')
p.head('Expenses')
e = [L('Accounting and trustee fees', 9840, 9475), L('Animal pest and possum control', 2187.4, 1965), L('Consultancy - nutrient plan', 4312.5, 6900), L('Culverts, races and tracks', 11436.77, 8203.18), L('Electricity', 3921.46, 3688.02), L('Fencing', 14872.1, 9466.85), L('Insurance', 12955.08, 11247.3), L('Legal', 2645, 862.5), L('Property management', 13915, 13340), L('Rates - district council', 15480.64, 14061.92), L('Rates - regional council', 3988.21, 3527.4), L('Repairs - cottages', 8734.6, 12310.94), L('Repairs - milking shed', 6120.33, 27455.1), L('Water race and pump', 2406, 2179.65), L('Weed spraying', 3318.75, 2990)]
TE = p.tot('Total Operating Expenses', e, key='total_operating_expenses')
O = p.tot('Operating Surplus', [TI], [TE], key='noi')
p.head('Less Finance and Depreciation')
f = [L('Interest - term loan', 68215.44, 71903.6), L('Depreciation', 24618, 25987)]
FT = p.tot('Total Finance and Depreciation', f)
NP = p.tot('Net Surplus for the Year', [O], [FT], t='TOTAL', key='net_income')
n25, n24 = p.rows[NP]['v']
b = S('Balance Sheet', P, None, '2025-03-31', ['31 Mar 2025', '31 Mar 2024'], sheet='Balance Sheet')
L = mk(b)
b.head('ASSETS'); b.head('Current Assets')
dist = 60000.0
ca = [L('Westhaven Bank - cheque account', 38412.67, 21906.33), L('Term deposit', 75000, 60000), L('Accounts receivable', 17883.33, 17266.67), L('Prepayments', 4318.36, 3749.1), L('GST refund due', 0, 1204.88)]
CA = b.tot('Total Current Assets', ca)
b.head('Non-current Assets')
nc = [L('Land at valuation', 5840000, 5840000), L('Buildings and yards', 612380, 626145), L('Plant and water reticulation', 88217, 91270), L('Dairy co-operative shares', 26400, 26400), L('Kiwifruit licence rights', 310000, 310000)]
NC = b.tot('Total Non-current Assets', nc)
TA = b.tot('TOTAL ASSETS', [CA, NC], t='TOTAL', key='total_assets')
ta = b.rows[TA]['v']
b.head('LIABILITIES'); b.head('Current Liabilities')
cl = [L('Accounts payable', 14236.9, 16408.15), L('Rent received in advance', 17883.33, 17266.67), L('Bonds held', 3200, 3200), L('GST payable', 2761.04, 0), L('Income tax payable', 9415.2, 7082.66), L('Term loan - current portion', 40000, 40000)]
CL = b.tot('Total Current Liabilities', cl)
b.head('Non-current Liabilities')
x = L('Term loan', 905000, 945000)
NL = b.tot('Total Non-current Liabilities', [x])
TL = b.tot('TOTAL LIABILITIES', [CL, NL], t='TOTAL', key='total_liabilities')
NA = b.tot('NET ASSETS', [TA], [TL], t='TOTAL')
na = b.rows[NA]['v']
b.head("TRUST FUNDS")
cap, rev = 1250000.0, 3961000.0
settle = L('Settled capital', cap, cap); rv = L('Revaluation reserve', rev, rev)
op25 = round(na[1]-cap-rev, 2)                       # closing 2024 = opening 2025
dist25 = round(op25 + n25 - (na[0]-cap-rev), 2)
op24 = round(op25 - n24 + 55000, 2)
b.head('Accumulated income')
ai = [L('Balance at start of year', op25, op24)]
ai += [L('Net surplus for the year', n25, n24), L('Distributions to beneficiaries', -dist25, -55000)]
AI = b.tot('Balance at end of year', ai)
b.tot('TOTAL TRUST FUNDS', [settle, rv, AI], t='TOTAL', key='total_equity')
print('dist25', dist25, 'n', n25, n24, 'op24', op24)
wb = Workbook(); c = wb.active; c.title = 'Cover'
for k, t in enumerate([P, 'Annual Accounts', 'For the year ended 31 March 2025', '', 'Prepared by Rata Ridge Accounting Limited, Whakatane', 'Compiled from information supplied by the trustees; not audited.']): c.cell(6+k, 2, t).font = Font(name='Cambria', size=20 if k == 0 else 12, bold=k == 0)
c.column_dimensions['B'].width = 70; c.sheet_view.showGridLines = False
thin, dbl = Side(style='thin'), Side(style='double')
def sheet(s, sub):
    w = wb.create_sheet(s.sheet); w.sheet_view.showGridLines = False; ft = lambda **k: Font(name='Cambria', size=11, **k)
    w.column_dimensions['A'].width = 3; w.column_dimensions['B'].width = 44; w.column_dimensions['C'].width = w.column_dimensions['D'].width = 18
    w['B1'] = s.title; w['B1'].font = Font(name='Cambria', size=16, bold=True); w['B2'] = P; w['B2'].font = ft(bold=True); w['B3'] = sub; w['B3'].font = ft(italic=True)
    for j, h in enumerate(s.cols): 
        q = w.cell(5, 3+j, int(h) if h.isdigit() else h); q.font = ft(bold=True); q.alignment = Alignment(horizontal='right'); q.border = Border(bottom=thin)
        z = w.cell(6, 3+j, '$'); z.alignment = Alignment(horizontal='right'); z.font = ft()
    y = 7
    for r in s.rows:
        bb = r['t'] != 'LINE'
        if r['t'] == 'HEADING': y += 1
        q = w.cell(y, 2, r['label']); q.font = ft(bold=bb); q.alignment = Alignment(indent=0 if bb else 1)
        if r['t'] != 'HEADING':
            for j, v in enumerate(r['v']):
                q = w.cell(y, 3+j, v); q.number_format = '#,##0.00;(#,##0.00);0.00'; q.font = ft(bold=bb)
                if bb: q.border = Border(top=thin, bottom=dbl if r['t'] == 'TOTAL' else None)
        y += 1
    w.page_setup.paperSize = 9; w.page_setup.fitToWidth = 1; w.page_setup.fitToHeight = 1; w.sheet_properties.pageSetUpPr.fitToPage = True
    w.cell(y+1, 2, 'The accompanying notes form part of these accounts and should be read with the compilation report.').font = Font(name='Cambria', size=8, italic=True)
from openpyxl.worksheet.properties import PageSetupProperties
_cs = wb.create_sheet
def cs(n): w = _cs(n); w.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); return w
wb.create_sheet = cs
sheet(p, 'For the year ended 31 March 2025'); sheet(b, 'As at 31 March 2025')
wb.save(f'{B}/documents/{F}')
save(F, 'LAND', 'OPERATING_STATEMENT', 'NZ trust annual accounts workbook, P&L sheet and balance sheet', False, [p, b])
