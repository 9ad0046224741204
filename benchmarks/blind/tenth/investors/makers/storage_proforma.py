import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from tlib import *
R = random.Random(309)
NAME = 'KeyStone Mini Storage 5yr Pro Forma.xlsx'; SF = 61_475
COLS = ['Trailing 12 Jul 2025', 'Year 1 Jul 2026', 'Year 2 Jul 2027', 'Year 3 Jul 2028', 'Year 4 Jul 2029', 'Year 5 Jul 2030']
s = S('Five-Year Pro Forma', 'KeyStone Mini Storage', None, None, COLS, sheet='Pro Forma')
def L(l, t12, y1, g, **m):
    v = [t12, y1]
    for k in range(4): v.append(round(v[-1]*(1+g)))
    return s.line(l, v, g=g, **m)
s.head('REVENUE')
g1 = s.line('Gross Potential Rent - Drive-Up Units', [516_204, 537_360, 553_481, 570_085, 587_188, 604_804], g=.03)
g2 = L('Gross Potential Rent - Climate Controlled', 402_811, 423_600, .035)
g3 = L('Gross Potential Rent - RV / Boat Parking', 58_740, 61_200, .025)
gp = s.tot('Gross Potential Rent', [g1, g2, g3], 'SUBTOTAL')
G = s.rows[gp]['v']
va = s.line('Physical Vacancy', [-146_633]+[-round(G[k]*p) for k, p in ((1, .135), (2, .115), (3, .10), (4, .10), (5, .10))])
ec = s.line('Discounts, Concessions & Bad Debt', [-53_287]+[-round(G[k]*.05) for k in range(1, 6)])
nr = s.tot('Net Rental Income', [gp, va, ec], 'SUBTOTAL')
o = [L('Tenant Insurance Income', 31_460, 38_500, .05), L('Late Fees & Admin Fees', 44_917, 45_800, .02), L('Retail Merchandise Sales', 6_208, 6_300, .02), L('Truck Rental Commission', 11_094, 11_000, .02), L('Billboard / Cell Lease', 18_000, 18_000, 0)]
to = s.tot('Total Other Income', o, 'SUBTOTAL')
egi = s.tot('EFFECTIVE GROSS INCOME', [nr, to], key='total_income')
s.head('OPERATING EXPENSES')
N = lambda l, a, b, g: L(l, -a, -b, g)
e = [N('Property Taxes', 81_332, 112_640, .02), N('Property Insurance', 21_715, 23_000, .05), N('On-Site Payroll', 97_204, 84_000, .03), N('Utilities', 27_966, 28_500, .03), N('Repairs & Maintenance', 18_431, 18_400, .03), N('Snow & Landscape', 9_120, 9_400, .03), N('Advertising & Call Center', 30_884, 27_000, .03), N('Credit Card & Bank Fees', 18_650, 19_100, .03), N('Office, Software & Telephone', 16_279, 15_000, .03), N('Cost of Goods Sold', 3_011, 3_100, .02), N('Professional Fees', 7_350, 3_500, .03)]
e.append(s.line('Management Fee (5.0%)', [-round(s.rows[egi]['v'][0]*.05)]+[-round(s.rows[egi]['v'][k]*.05) for k in range(1, 6)]))
te = s.tot('TOTAL OPERATING EXPENSES', e, key='total_operating_expenses')
s.line('Expense Ratio', [round(-s.rows[te]['v'][k]/s.rows[egi]['v'][k], 3) for k in range(6)], k='p')
noi = s.tot('NET OPERATING INCOME', [egi, te], key='noi')
cr = s.line('Capital Reserves', [None]+[-9_221]*5); 
ds = s.line('Debt Service', [None]+[-341_680]*2+[-401_912]*3)
cf = s.line('CASH FLOW AFTER DEBT SERVICE', [None]+[s.rows[noi]['v'][k]+s.rows[cr]['v'][k]+s.rows[ds]['v'][k] for k in range(1, 6)]); s.rows[cf]['rt'] = 'TOTAL'; s.rows[cf]['items'] = [noi, cr, ds]
s.line('Cash-on-Cash Return', [None]+[round(s.rows[cf]['v'][k]/3_150_000, 4) for k in range(1, 6)], k='p')
s.line('Debt Service Coverage', [None]+[round(s.rows[noi]['v'][k]/-s.rows[ds]['v'][k], 2) for k in range(1, 6)], k='x')
wb = Workbook(); ws = wb.active; ws.title = 'Pro Forma'; um = wb.create_sheet('Unit Mix')
for r in [['Unit Mix'], [], ['Size', 'Type', '# Units', 'SF', 'Street Rate'], ['5x10', 'CC', 84, 4200, 79], ['10x10', 'CC', 102, 10200, 129], ['10x15', 'Drive-Up', 96, 14400, 139], ['10x20', 'Drive-Up', 118, 23600, 169], ['10x30', 'Drive-Up', 30, 9000, 219]]: um.append(r)
ws.sheet_view.showGridLines = False
Fn = lambda **k: Font(name='Century Gothic', size=k.pop('size', 9), **k)
ws['D2'] = 'FIVE-YEAR PRO FORMA'; ws['D2'].font = Fn(size=16, bold=True, color='E36C0A'); ws['D3'] = 'KeyStone Mini Storage  |  Dunmore Falls, PA  |  61,475 NRSF  |  430 Units + 46 Parking'; ws['D3'].font = Fn(color='7F7F7F')
FILL = PatternFill('solid', fgColor='404040'); LG = PatternFill('solid', fgColor='FDE9D9')
# D label, E growth, F T12, G %EGI, H $/SF, I Y1, J $/SF, K..N Y2-5
mc = {0: 6, 1: 9, 2: 11, 3: 12, 4: 13, 5: 14}
for c in range(4, 15):
    for r in (5, 6): ws.cell(r, c).fill = FILL; ws.cell(r, c).font = Fn(bold=True, color='FFFFFF'); ws.cell(r, c).alignment = Alignment(horizontal='right')
ws['E5'] = 'Annual'; ws['E6'] = 'Growth'; ws['F5'] = 'Trailing 12'; ws['F6'] = 'Jul 2025'; ws['G5'] = '% of'; ws['G6'] = 'EGI'; ws['H5'] = 'T-12'; ws['H6'] = 'Per SF'; ws['I5'] = 'Year 1'; ws['I6'] = 'Jul 2026'; ws['J5'] = 'Year 1'; ws['J6'] = 'Per SF'
for k, c in enumerate('KLMN'): ws[c+'5'] = 'Year %d' % (k+2); ws[c+'6'] = 'Jul %d' % (2027+k)
y = 7
for i, r in enumerate(s.rows):
    hd, tt, k = r['rt'] == 'HEADING', r['rt'] in ('TOTAL', 'SUBTOTAL'), r['m'].get('k')
    z = ws.cell(y, 4, r['label']); z.font = Fn(bold=hd or tt, color='E36C0A' if hd else '000000'); z.alignment = Alignment(indent=0 if hd or tt else 1)
    if not hd:
        if r['m'].get('g'): q = ws.cell(y, 5, r['m']['g']); q.number_format = '0.0%'; q.font = Fn(color='7F7F7F', size=8)
        for n, c in mc.items():
            v = r['v'][n]
            if v is None: continue
            q = ws.cell(y, c, v); q.font = Fn(bold=tt); q.number_format = '0.0%' if k == 'p' else '0.00x' if k == 'x' else ('$#,##0;($#,##0)' if tt or i == g1 else '#,##0;(#,##0)')
            if k == 'x': q.number_format = '0.00"x"'
        v = r['v']
        if not k and v[0] is not None:
            for c, x, nf in ((7, round(v[0]/s.rows[egi]['v'][0], 4), '0.0%;(0.0%)'), (8, round(v[0]/SF, 2), '0.00;(0.00)'), (10, round(v[1]/SF, 2), '0.00;(0.00)')): q = ws.cell(y, c, x); q.number_format = nf; q.font = Fn(size=8, italic=True)
    if r['rt'] == 'TOTAL':
        for c in range(4, 15): ws.cell(y, c).fill = LG; ws.cell(y, c).border = Border(top=Side('thin', color='E36C0A'))
    elif tt:
        for c in range(6, 15): ws.cell(y, c).border = Border(top=Side('hair'))
    y += 1
    if r['rt'] == 'TOTAL' and i in (egi, te): y += 0
# side table
for a, (l, v) in enumerate([('VALUATION', None), ('List Price', '$8,900,000'), ('Year 1 Cap Rate', '%.2f%%' % (s.rows[noi]['v'][1]/8.9e6*100)), ('Price / SF', '$144.77'), ('Down Payment', '$3,150,000'), ('Loan Amount', '$5,750,000'), ('Rate / IO', '5.94% / 2 yrs')]):
    ws.cell(8+a, 17, l).font = Fn(bold=a == 0)
    if v: ws.cell(8+a, 18, v).font = Fn(); ws.cell(8+a, 18).alignment = Alignment(horizontal='right')
for k, t in enumerate(['Assumptions: (1) Year 1 property taxes reassessed at sale. (2) Payroll at one full-time and one part-time manager. (3) Ownership changed tenant insurance provider in March 2025.', 'Projections are opinions only. Buyer must verify.']): ws.cell(y+1+k, 4, t).font = Fn(size=7, italic=True, color='7F7F7F')
for c, w in zip('ABCDEFGHIJKLMNOPQR', (2, 2, 2, 42, 8, 12.5, 8, 8, 12.5, 8, 12.5, 12.5, 12.5, 12.5, 3, 3, 18, 14)): ws.column_dimensions[c].width = w
ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 1
wb.save(doc(NAME))
save(NAME, [s], 'SELF_STORAGE', 'broker five-year pro forma, T-12 and years 1-5, growth / % EGI / per SF columns between, expenses negative, valuation side table', False)
