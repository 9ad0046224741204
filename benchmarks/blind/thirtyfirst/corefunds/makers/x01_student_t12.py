from core import *
import xlsxwriter, datetime
R = random.Random(3107); N = 'The Quad at Larkin - Trailing 12.xlsx'
st = 9; cols = [f'{MON[(st-1+k)%12]} {2024 if st+k<=12 else 2025}' for k in range(12)]+['Total']
S = St('Income Statement - Trailing 12 Months', 'The Quad at Larkin', '2024-09-01', '2025-08-31', cols, lambda v, e: list(v)+[sum(v)], sheet='T12')
q = lambda b, k='flat', neg=False: series(R, b, k, 12, st, 2, neg)
def grp(h, L, t, code):
    S.head(h, 1); return S.sub(t, [S.line(l, q(*a), c, 2) for c, l, *a in L], code=code, lvl=1)
S.head('Revenue')
a = grp('Rental Revenue', [('4000-01','Installment Rent',438200,'flat'),('4000-05','Short-Term / Summer Rent',9000,'lumpy'),('4010-01','Vacancy Loss',17600,'var',True),('4010-04','Loss to Lease',6300,'var',True),('4010-09','Concessions - Gift Cards',2100,'lumpy',True),('4015-01','Employee / RA Beds',4950,'fixed',True),('4020-01','Bad Debt',3300,'var',True)], 'Total Rental Revenue', '4099-00')
b = grp('Ancillary Revenue', [('4100-01','Parking',13850,'flat'),('4100-03','Furniture Package',7200,'flat'),('4100-07','Utility Overages',3950,'summer'),('4110-02','Application Fees',1750,'var'),('4110-03','Administrative Fees',2900,'lumpy'),('4110-06','Late Fees',1640,'var'),('4120-01','Relet / Sublet Fees',900,'var'),('4120-05','Damages & Cleaning',3600,'summer'),('4130-01','Vending & Laundry',415,'var')], 'Total Ancillary Revenue', '4199-00')
inc = S.sub('Total Revenue', [a, b], 'TOTAL', '4999-00', key='total_income')
S.head('Operating Expenses')
T = [grp(h, L, t, c) for h, L, t, c in [
 ('Payroll & Benefits',[('5000-01','Management Salaries',13900),('5000-02','Leasing & CA Wages',8600,'var'),('5000-04','Maintenance Wages',10400),('5010-01','Payroll Burden',6150)],'Total Payroll & Benefits','5099-00'),
 ('Leasing & Marketing',[('5100-01','Digital Advertising',3900,'var'),('5100-04','Campus Events',1750,'var'),('5100-06','Resident Life Program',1200,'var'),('5100-09','Signing Gifts',2500,'lumpy')],'Total Leasing & Marketing','5199-00'),
 ('General & Administrative',[('5200-01','Office & Postage',720,'var'),('5200-02','Software',2480,'fixed'),('5200-05','Legal / Collections',640,'lumpy'),('5200-08','Bank & Merchant Fees',1980)],'Total General & Administrative','5299-00'),
 ('Maintenance & Turn',[('5300-01','Repairs - Interior',3100,'var'),('5300-02','Repairs - Exterior',1500,'lumpy'),('5300-05','Contract Services',6840,'fixed'),('5310-01','Turn - Paint',7000,'once'),('5310-02','Turn - Cleaning',3300,'summer'),('5310-03','Turn - Carpet',2400,'lumpy')],'Total Maintenance & Turn','5399-00'),
 ('Utilities',[('5400-01','Electric',21300,'var'),('5400-02','Water / Sewer',8950),('5400-03','Internet & Cable',12600,'fixed'),('5400-05','Trash',2310,'fixed'),('5400-09','Natural Gas',1100,'winter')],'Total Utilities','5499-00'),
 ('Taxes, Insurance & Management',[('5500-01','Property Taxes',41250,'fixed'),('5500-03','Insurance',11780,'fixed'),('5500-05','Management Fee (3%)',13900)],'Total Taxes, Insurance & Management','5599-00')]]
ox = S.sub('Total Operating Expenses', T, 'TOTAL', '5999-00', key='total_operating_expenses')
noi = S.sub('Net Operating Income', [inc, ox], 'TOTAL', '6000-00', [1, -1], 'noi')
S.head('Below the Line')
n = [S.line(l, q(*x), c) for c, l, *x in [('7000-01','Interest Expense',96420),('7000-05','FF&E Replacement',5200,'lumpy'),('7000-08','Partnership Audit & Tax',16500,'once')]]
S.sub('Net Income', [noi]+n, 'TOTAL', '7999-00', [1, -1, -1, -1], 'net_income')
wb = xlsxwriter.Workbook(str(DOCS/N)); wb.set_properties({'created': datetime.datetime(2025, 9, 10)})
ws = wb.add_worksheet('T12'); F = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 10, **k})
nf = '#,##0.00;(#,##0.00);"-"'
ws.merge_range(0, 0, 0, 14, 'The Quad at Larkin', F(bold=True, font_size=14, align='center')); ws.merge_range(1, 0, 1, 14, 'Income Statement - Trailing 12 Months', F(align='center')); ws.merge_range(2, 0, 2, 14, 'Sep 2024 - Aug 2025 | Accrual | 612 beds', F(align='center', italic=True))
hf = F(bold=True, bg_color='#1F3864', font_color='white', align='center', num_format='mmm yyyy')
ws.write(4, 0, 'Account', hf); ws.write(4, 1, 'Account Name', hf)
for k in range(12):
    ws.write_datetime(4, 2+k, datetime.datetime(2024 if st+k <= 12 else 2025, (st-1+k) % 12+1, 1), hf)
ws.write(4, 14, 'Total', hf); base = 5
sg = {}
def col(c): return chr(65+c)
for i, r in enumerate(S.rows):
    y = base+i; b = r['t'] != 'LINE'
    if r['code']: ws.write(y, 0, r['code'], F(bold=b))
    ws.write(y, 1, r['label'], F(bold=b, indent=r['lvl']))
    if r['v'] is None: continue
    f = F(bold=b, num_format=nf, **({'top': 1} if r['t'] == 'SUBTOTAL' else {'top': 1, 'bottom': 6, 'bg_color': '#DDEBF7'} if r['t'] == 'TOTAL' else {}))
    for k, x in enumerate(r['f']):
        c = 2+k
        if k == 12: ws.write_formula(y, c, f'=SUM(C{y+1}:N{y+1})', f, x/100)
        elif r['items']:
            its = r['items']
            if r['label'] in ('Net Operating Income', 'Net Income'): e = f'{col(c)}{base+its[0]+1}-'+'-'.join(f'{col(c)}{base+j+1}' for j in its[1:])
            elif its[-1]-its[0] == len(its)-1: e = f'SUM({col(c)}{base+its[0]+1}:{col(c)}{base+its[-1]+1})'
            else: e = '+'.join(f'{col(c)}{base+j+1}' for j in its)
            ws.write_formula(y, c, '='+e, f, x/100)
        else: ws.write_number(y, c, x/100, f)
ws.set_column(0, 0, 9); ws.set_column(1, 1, 33); ws.set_column(2, 14, 12.5); ws.freeze_panes(5, 2); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4); wb.close()
save(N, [S], 'STUDENT_HOUSING', 'OPERATING_STATEMENT_T12', 'academic-year T12 workbook with formulas, date headers, account code column')
