"""Broker's underwriting sheet of apartments: two historical years, T-12, T-3 annualised, pro forma, per-unit columns, comments; expenses negative (openpyxl)."""
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
import datetime
U = 64; rng = random.Random(1414)
cols = ['2023 Actual', '2024 Actual', 'T-12 May-25', 'T-3 Annualized', 'Year 1 Pro Forma']
st = S('Historical Operating Summary & Pro Forma', 'The Fenwick', None, None, cols, dec=0, sheet='Underwriting')
L, H, T = st.line, st.head, st.tot
H('REVENUE')
gp = L('Gross Potential Rent', [1104960, 1142016, 1158912, 1170240, 1198080], n='Market rents per 6/1/25 rent survey; 3% growth')
ll = L('Loss to Lease', [-38420, -29775, -26190, -22364, -17971], n='1.5% of GPR')
v = L('Vacancy', [-61208, -54330, -57915, -64892, -59904], n='5.0% of GPR')
d = L('Concessions', [-4150, -9375, -12840, -19600, -5990], n='0.5%'); b = L('Bad Debt', [-11236, -7418, -9022, -6204, -8985], n='0.75%'); em = L('Employee Unit', [-14100, -14580, -14820, -15000, None], n='Unit 101 returned to rent roll')
nr = T('Net Rental Income', [gp, ll, v, d, b, em])
u = L('Utility Reimbursement (RUBS)', [41880, 47215, 48903, 50212, 61440], n='$80/unit/month at renewal'); f_ = L('Fees & Other Income', [36914, 39102, 38277, 41360, 39425], n='3% over T-12'); pk = L('Covered Parking', [9600, 9840, 10080, 10080, 12000], n='')
eg = T('Effective Gross Income', [nr, u, f_, pk], typ='TOTAL', key='total_income'); E = st.rows[eg]['v']
H('CONTROLLABLE EXPENSES')
c1 = [L(n, [-x for x in vs], n=k) for n, vs, k in [('Payroll', [118430, 124906, 127318, 129640, 121600], '$1,900/unit'), ('Repairs & Maintenance', [48217, 52630, 50984, 44712, 48000], '$750/unit'), ('Turnover', [17905, 15488, 18236, 21004, 16000], '$250/unit'),
      ('Contract Services', [22840, 24118, 24655, 24920, 25395], '3% over T-12'), ('Marketing', [11360, 12975, 13402, 13116, 9600], '$150/unit'), ('General & Administrative', [19744, 18627, 19380, 20168, 16000], '$250/unit')]]
tc = T('Total Controllable', c1)
H('NON-CONTROLLABLE EXPENSES')
c2 = [L(n, [-x for x in vs], n=k) for n, vs, k in [('Utilities', [79316, 84502, 86117, 89904, 88701], '3% over T-12'), ('Management Fee', [round(x*.04) for x in E[:4]] + [round(E[4]*.03)], '3.0% of EGI'), ('Real Estate Taxes', [96418, 101240, 101240, 103772, 138600], 'Reassessed at 85% of price'), ('Insurance', [31205, 42880, 46518, 48316, 44800], 'Quote, $700/unit')]]
tn = T('Total Non-Controllable', c2)
te = T('Total Operating Expenses', [tc, tn], typ='TOTAL', key='total_operating_expenses'); no = T('Net Operating Income', [eg, te], typ='TOTAL', key='noi')
rs = L('Replacement Reserves', [-16000]*5, n='$250/unit'); T('NOI After Reserves', [no, rs], typ='TOTAL')
fn = 'The Fenwick UW.xlsx'
wb = Workbook(); wb.properties.created = datetime.datetime(2025, 6, 24); ws = wb.active; ws.title = 'Assumptions'
for r in [('The Fenwick', None), ('Units', U), ('Average SF', 842), ('Year Built', 1987), ('Guidance', 12250000), ('Loan to Value', .65), ('Interest Rate', .0585), ('Amortization (years)', 30)]: ws.append(r)
ws.column_dimensions['A'].width = 24; ws.column_dimensions['B'].width = 14; ws['B5'].number_format = '$#,##0'; ws['B6'].number_format = '0%'; ws['B7'].number_format = '0.00%'
ws = wb.create_sheet('Underwriting'); ws.sheet_view.showGridLines = False; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
fo = lambda **k: Font(**{'name': 'Segoe UI', 'size': 9, **k}); navy = PatternFill('solid', fgColor='2B2D42'); lt = PatternFill('solid', fgColor='EDF2F4')
ws['B2'] = 'The Fenwick'; ws['B2'].font = fo(size=16, bold=True); ws['B3'] = 'Historical Operating Summary & Pro Forma  |  64 Units'; ws['B3'].font = fo(color='8D99AE')
for a, t in [('C5:D5', 'HISTORICAL'), ('E5:G5', 'TRAILING'), ('H5:I5', 'PROJECTED')]: ws.merge_cells(a); x = ws[a.split(':')[0]]; x.value = t; x.font = fo(bold=True, color='FFFFFF'); x.alignment = Alignment(horizontal='center')
for k in range(2, 11): ws.cell(5, k).fill = navy; ws.cell(6, k).fill = lt; ws.cell(7, k).fill = lt
heads = {3: ('2023', 'Actual'), 4: ('2024', 'Actual'), 5: ('T-12', 'May-25'), 6: ('T-12', 'Per Unit'), 7: ('T-3', 'Annualized'), 8: ('Year 1', 'Pro Forma'), 9: ('Pro Forma', 'Per Unit'), 10: ('', 'Comments')}
for k, (a, c) in heads.items():
    for r, t in ((6, a), (7, c)): x = ws.cell(r, k, t or None); x.font = fo(bold=True); x.alignment = Alignment(horizontal='left' if k == 10 else 'right', indent=1 if k == 10 else 0)
for k, w in zip('ABCDEFGHIJ', [2, 31, 13, 13, 13, 10, 13, 13, 10, 42]): ws.column_dimensions[k].width = w
nf = '#,##0_);(#,##0)'; r = 8; pos = [3, 4, 5, 7, 8]
for q in st.rows:
    t = q['type']; x = ws.cell(r, 2, q['label']); x.font = fo(bold=t != 'LINE', color='2B2D42' if t != 'HEADING' else 'D90429'); x.alignment = Alignment(indent=1 if t == 'LINE' else 0)
    if t != 'HEADING':
        for c, val in list(zip(pos, q['v'])) + [(6, q['v'][2]/U), (9, None if q['v'][4] is None else q['v'][4]/U)]:
            x = ws.cell(r, c, val); x.number_format = nf; x.font = fo(bold=t != 'LINE', italic=c in (6, 9), color='6C757D' if c in (6, 9) else '000000')
            if t != 'LINE': x.border = Border(top=Side(style='thin'), bottom=Side(style='medium') if t == 'TOTAL' else None)
        if q['x'].get('n'): x = ws.cell(r, 10, q['x']['n']); x.font = fo(size=8, italic=True); x.alignment = Alignment(indent=1)
    if t == 'TOTAL':
        for k in range(2, 10): ws.cell(r, k).fill = lt
    r += 1 if t in ('LINE', 'HEADING') else 2
ws.cell(r, 2, 'T-3 column is March - May 2025 multiplied by four, except taxes, insurance and reserves.').font = fo(size=8, italic=True)
wb.active = 1; wb.save(DOC + '/' + fn)
save(fn, [st], 'MULTIFAMILY', 'OPERATING_STATEMENT', 'broker underwriting: 2 years, T-12, T-3, pro forma, per-unit columns, grouped header, expenses negative', True)
