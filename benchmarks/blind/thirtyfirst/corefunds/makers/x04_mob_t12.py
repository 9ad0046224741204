from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R = random.Random(3110); N = 'rpt_is_trend_8840.xlsx'
st = 7; mm = [((st-1+k) % 12+1, 24 if st+k <= 12 else 25) for k in range(12)]
cols = ['12 Month Total']+[f'{m:02d}/{y}' for m, y in reversed(mm)]
S = St('Income Statement Trend', 'Bayview Physicians Plaza', '2024-07-01', '2025-06-30', cols, lambda v, e: [sum(v)]+list(v)[::-1], sheet='Report1', zero_null=False)
q = lambda b, k='flat', neg=False: series(R, b, k, 12, st, 2, neg)
def grp(h, L, t):
    S.head(h, 1) ; return S.sub(t, [S.line(l, q(*a), c, 2) for c, l, *a in L], lvl=1)
S.head('Income')
a = grp('Rent', [('4110','Medical Suite Rent',164250,'fixed'),('4115','Imaging Centre Rent',38900,'fixed'),('4120','Hospital Master Lease',51200,'fixed'),('4130','Pharmacy Rent',7450,'fixed'),('4190','Rent Credits',1900,'lumpy',True)], 'Total Rent')
b = grp('Expense Recoveries', [('4210','CAM Recovery',42300,'flat'),('4220','Tax Recovery',26100,'fixed'),('4230','Insurance Recovery',4150,'fixed'),('4240','Medical Waste Rebill',1380,'var')], 'Total Expense Recoveries')
c = grp('Other', [('4310','Physician Parking',5100,'fixed'),('4390','Misc Income',240,'lumpy')], 'Total Other')
inc = S.sub('Total Income', [a, b, c], 'TOTAL', key='total_income')
S.head('Expense')
T = [grp(h, L, t) for h, L, t in [
 ('Building Services',[('5110','Janitorial',17300,'fixed'),('5120','Medical Waste Hauling',1450,'var'),('5130','Elevator Service',3200,'fixed'),('5140','HVAC Service',5600,'summer'),('5150','Generator & Med Gas Testing',1900,'qtr'),('5160','Landscape',1750,'fixed'),('5170','Snow & Ice',2600,'snow'),('5180','General Repairs',4400,'var')],'Total Building Services'),
 ('Utilities',[('5210','Electricity',18900,'summer'),('5220','Gas',2100,'winter'),('5230','Water/Sewer',2600,'var')],'Total Utilities'),
 ('Management & Admin',[('5310','Management Fee',12400,'flat'),('5320','On-Site Payroll',14300,'flat'),('5330','Office Expense',650,'var'),('5340','Professional Fees',800,'lumpy')],'Total Management & Admin'),
 ('Taxes & Insurance',[('5410','Real Estate Tax',31900,'fixed'),('5420','Property Insurance',5300,'fixed')],'Total Taxes & Insurance')]]
ox = S.sub('Total Expense', T, 'TOTAL', key='total_operating_expenses')
noi = S.sub('Net Operating Income', [inc, ox], 'TOTAL', signs=[1, -1], key='noi')
z = [S.line(l, q(*x), c) for c, l, *x in [('6110','Mortgage Interest',58100),('6120','Ground Rent',8250,'fixed'),('6210','Depreciation Expense',61400,'fixed')]]
S.sub('Net Income', [noi]+z, 'TOTAL', signs=[1, -1, -1, -1], key='net_income')
wb = Workbook(); ws = wb.active; ws.title = 'Report1'
f = lambda **k: Font(name='Tahoma', size=8, **k)
ws['A1'] = 'Entity: 8840  Bayview Physicians Plaza'; ws['A2'] = 'Income Statement Trend'; ws['A3'] = 'Periods 07/24 to 06/25   Basis: Accrual'; ws['N1'] = 'Run: 7/22/2025 3:18 PM'; ws['N1'].alignment = Alignment(horizontal='right')
for c in ('A1', 'A2', 'A3', 'N1'): ws[c].font = f(bold=c[0] == 'A')
for k, h in enumerate(cols):
    c = ws.cell(5, 2+k, h); c.font = f(bold=True); c.alignment = Alignment(horizontal='right'); c.fill = PatternFill('solid', fgColor='C0C0C0')
ws.cell(5, 1).fill = PatternFill('solid', fgColor='C0C0C0')
y = 6; t = Side(style='thin')
for r in S.rows:
    c = ws.cell(y, 1, (f"{r['code']}-0000  " if r['code'] else '')+r['label']); c.font = f(bold=r['t'] != 'LINE'); c.alignment = Alignment(indent=r['lvl'])
    if r['v']:
        for k, x in enumerate(r['f']):   # exported as text
            c = ws.cell(y, 2+k, fmt(x, 2, '-', '0.00')); c.font = f(bold=r['t'] != 'LINE'); c.alignment = Alignment(horizontal='right')
            if r['t'] != 'LINE': c.border = Border(top=t)
    if r['code']: r['code'] += '-0000'
    y += 1
ws.column_dimensions['A'].width = 38
for k in range(13): ws.column_dimensions['BCDEFGHIJKLMN'[k]].width = 12.5
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '5:5'
wb.save(DOCS/N)
save(N, [S], 'OFFICE', 'OPERATING_STATEMENT_T12', 'report export, numbers as text, code and name in one cell, total first and months in descending order', True)
