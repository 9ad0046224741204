# US partnership work paper, XLSX; planted: one digit
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R = random.Random(90210)
def k(a, b): return R.randrange(a * 100, b * 100)
S = [('A', 'CASH & RESERVES', [('1001', 'Operating - First Prairie x4471', k(61000, 70000), 'L-18'), ('1002', 'Security Deposit Trust x4489', 4820000, 'L-18'), ('1010', 'Replacement Reserve - lender held', k(110000, 120000), 'L-18'), ('1011', 'Tax & Insurance Escrow', k(52000, 60000), 'L-18')]),
     ('B', 'RECEIVABLES & OTHER', [('1100', 'Tenant rents receivable', k(6000, 9000), 'L-2a'), ('1150', 'Utility reimbursements receivable', k(1500, 2900), 'L-2a'), ('1300', 'Prepaid insurance', k(15000, 19000), 'L-6'), ('1350', 'Due from Tolliver Mgmt LLC', 0, 'L-6')]),
     ('C', 'PROPERTY', [('1500', 'Land', 61500000, 'L-11'), ('1510', 'Buildings', 412000000, 'L-9a'), ('1520', 'Building improvements 2019-2023', 38814275, 'L-9a'), ('1530', 'Appliances & carpet', 10944310, 'L-9a'), ('1590', 'Accum. depreciation', -158412600, 'L-9b'), ('1600', 'Loan costs, net', 3321000, 'L-12')]),
     ('D', 'LIABILITIES', [('2000', 'Accounts payable - trade', -k(14000, 19000), 'L-15'), ('2050', 'Accrued real estate taxes', -k(71000, 76000), 'L-17'), ('2060', 'Accrued mortgage interest', -k(11000, 12000), 'L-17'), ('2100', 'Tenant security deposits', -4820000, 'L-17'), ('2150', 'Prepaid rents', -k(2000, 4000), 'L-17'), ('2500', 'Mortgage note - Heartland Life (4.35%)', -k(2980000, 3020000), 'L-19a')]),
     ('E', "PARTNERS' CAPITAL", [('3010', 'Capital - Tolliver GP LLC (1%)', None, 'M-2'), ('3020', 'Capital - H. Brandt Family Trust (49.5%)', None, 'M-2'), ('3030', 'Capital - Osei-Lund Investors LP (49.5%)', None, 'M-2'), ('3110', 'Draws - Tolliver GP LLC', 0, 'M-2'), ('3120', 'Draws - H. Brandt Family Trust', 0, 'M-2'), ('3130', 'Draws - Osei-Lund Investors LP', 0, 'M-2')]),
     ('F', 'RENTAL INCOME', [('4010', 'Apartment rents', 0, '8825-2'), ('4050', 'Garage & storage rents', 0, '8825-2'), ('4100', 'Late, NSF & application fees', 0, '8825-2'), ('4150', 'RUBS / utility reimbursement', 0, '8825-2'), ('4900', 'Interest income', 0, 'K-5')]),
     ('G', 'EXPENSES', [('5010', 'Advertising', 0, '8825-3'), ('5020', 'Cleaning & maintenance', 0, '8825-5'), ('5025', 'Turnover - paint & carpet', 0, '8825-5'), ('5100', 'Insurance', 0, '8825-7'), ('5150', 'Legal & accounting', 0, '8825-8'), ('5200', 'Mortgage interest', 0, '8825-9'), ('5300', 'Repairs', 0, '8825-10'), ('5400', 'Real estate taxes', 0, '8825-11'), ('5500', 'Utilities - house meters', 0, '8825-12'), ('5550', 'Water, sewer & trash', 0, '8825-12'), ('5600', 'On-site payroll & taxes', 0, '8825-13'), ('5700', 'Management fee (4%)', 0, '8825-15'), ('5800', 'Depreciation', 0, '8825-14'), ('5850', 'Amortization of loan costs', 0, '8825-15')])]
bal = {a: o for _, _, l in S for a, _, o, _ in l}
net = -sum(v or 0 for v in bal.values()); bal['3010'] = net // 100; bal['3020'] = (net - bal['3010']) // 2; bal['3030'] = net - bal['3010'] - bal['3020']
dr, cr = {}, {}
def j(d, c, a): dr[d] = dr.get(d, 0) + a; cr[c] = cr.get(c, 0) + a
rent = k(838000, 861000)
j('1100', '4010', rent); j('1100', '4050', k(17000, 21000)); j('1100', '4100', k(7000, 9900)); j('1150', '4150', k(31000, 36000)); j('1001', '1150', k(30000, 33000)); j('1001', '1100', rent + k(18000, 24000)); j('2150', '1100', -bal['2150']); j('1001', '2150', k(2100, 3900)); j('1010', '4900', k(900, 1900))
for c, a, b in (('5010', 6000, 9000), ('5020', 31000, 36000), ('5025', 22000, 28000), ('5150', 9000, 13000), ('5300', 51000, 62000), ('5500', 17000, 21000), ('5550', 44000, 49000)): j(c, '2000', k(a, b))
j('2000', '1001', cr['2000'] - k(1000, 3000)); j('5600', '1001', k(91000, 99000)); fee = round(rent * .04); j('5700', '1001', fee); j('1350', '1001', 215000)
mi = k(127000, 131000); j('5200', '2060', mi); j('2060', '1001', mi + k(100, 300)); j('2500', '1001', k(81000, 86000)); tx = k(144000, 151000); j('5400', '2050', tx); j('2050', '1011', tx - k(1000, 3000)); j('1011', '1001', tx + 4810000); ins = k(47000, 50000); j('1300', '1011', ins); j('5100', '1300', ins - k(500, 1500))
j('1010', '1001', 2880000); j('1520', '1010', k(21000, 31000)); j('1530', '1001', k(6000, 9000)); j('5800', '1590', 17140900); j('5850', '1600', 369000); j('1002', '2100', k(9000, 11000)); j('2100', '1002', k(8000, 9900))
j('3110', '1001', 120000); j('3120', '1001', 5940000); j('3130', '1001', 5940000)
PL = ('3020', '5550')
wb = Workbook(); ws = wb.active; ws.title = 'TB-1'
f9 = Font(name='Arial', size=9); fb = Font(name='Arial', size=9, bold=True); thin = Side(style='thin'); dbl = Side(style='double')
for c, w in zip('ABCDEFGHIJKL', (2, 7, 40, 5, 16, 3, 15, 15, 3, 16, 10, 9)): ws.column_dimensions[c].width = w
ws.column_dimensions['L'].hidden = True
def put(a, v, font=f9, **kw):
    c = ws[a]; c.value = v; c.font = font
    for x, y in kw.items(): setattr(c, x, y)
put('B1', 'PRAIRIE WILLOW APARTMENTS, L.P.', Font(name='Arial', size=12, bold=True)); put('B2', 'Working trial balance - tax basis', fb); put('B3', 'Year ended 12/31/2024')
put('J1', 'W/P  TB-1', fb); put('J2', 'Prep: DKM 2/11/25'); put('J3', 'Rev: ______')
put('G5', 'TRANSACTIONS', fb, alignment=Alignment(horizontal='center')); ws.merge_cells('G5:H5'); ws['G5'].border = Border(bottom=thin); ws['H5'].border = Border(bottom=thin)
for a, v in (('B6', 'G/L\nNo.'), ('C6', 'Account'), ('D6', 'L/S'), ('E6', 'Balance\n1/1/2024'), ('G6', 'Debit'), ('H6', 'Credit'), ('J6', 'Balance\n12/31/2024'), ('K6', 'Tax line\nref.'), ('L6', 'PY code')):
    put(a, v, fb, alignment=Alignment(horizontal='center', vertical='bottom', wrap_text=True)); ws[a].border = Border(bottom=Side(style='medium'))
ws.row_dimensions[6].height = 26
NF = '#,##0.00_);(#,##0.00);0.00_)'
M = ['beginning', 'debit', 'credit', 'ending']; COL = dict(zip(M, 'EGHJ'))
rows, totals = [], []; r = 8; G = dict.fromkeys(M, 0); planted = None
for ls, sec, l in S:
    put(f'B{r}', f'{ls} - {sec}', Font(name='Arial', size=9, bold=True, underline='single')); r += 1; T = dict.fromkeys(M, 0)
    for a, n, _, tax in l:
        pl = a[0] in '45'
        v = dict(beginning=None if pl else bal[a], debit=dr.get(a), credit=cr.get(a)); v['ending'] = (bal[a]) + dr.get(a, 0) - cr.get(a, 0)
        for m in M: T[m] += v[m] or 0
        if a == '5300':   # planted: one digit of the debit
            s = str(v['debit']); i = 2; v['debit'] = int(s[:i] + str((int(s[i]) + 4) % 10) + s[i + 1:])
            planted = dict(what=f"5300 Repairs debit printed {v['debit']/100:,.2f}, books say {int(s)/100:,.2f}", kind='digit')
        put(f'B{r}', int(a) if R.random() < .8 else a, alignment=Alignment(horizontal='left')); put(f'C{r}', n); put(f'D{r}', ls, alignment=Alignment(horizontal='center')); put(f'K{r}', tax, alignment=Alignment(horizontal='center')); put(f'L{r}', int(a) + 10000)
        if a in ('1001', '1010', '2500'): put(f'I{r}', '√')
        if not pl and bal[a] and R.random() < .4: put(f'F{r}', 'φ')
        for m in M:
            if v[m] is not None: put(f'{COL[m]}{r}', v[m] / 100, number_format=NF)
        rows.append(dict(account=a, name=n, **{m: v[m] / 100 for m in M if v[m] is not None})); r += 1
    put(f'C{r}', f'Total {ls}', fb, alignment=Alignment(horizontal='right'))
    keep = [m for m in M if not (m == 'beginning' and ls in 'FG')]
    for m in keep:
        put(f'{COL[m]}{r}', T[m] / 100, fb, number_format=NF, border=Border(top=thin))
    totals.append(dict(label=f'Total {ls}', **{m: T[m] / 100 for m in keep}))
    for m in M: G[m] += T[m]
    r += 2
assert G['beginning'] == 0 == G['ending'] and G['debit'] == G['credit'], G
put(f'C{r}', 'TRIAL BALANCE PROOF', fb, alignment=Alignment(horizontal='right'))
for m in M: put(f'{COL[m]}{r}', G[m] / 100, fb, number_format=NF, border=Border(top=thin, bottom=dbl))
totals.append(dict(label='TRIAL BALANCE PROOF', **{m: G[m] / 100 for m in M})); r += 2
for t in ('φ  Agreed to 2023 final TB and Sch. L, column (d).', '√  Agreed to bank / lender confirmation, see W/P A-2, D-4.', 'Income and expense accounts closed to capital 12/31/2023; capital above is before allocation of 2024 income.'): put(f'B{r}', t, Font(name='Arial', size=8, italic=True)); r += 1
ws.freeze_panes = 'E7'; ws.page_setup.orientation = 'portrait'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '5:6'
name = 'PWA_WP_TB-1_2024.xlsx'; wb.save(doc(name)); truth(name, 'TB', M, rows, totals, planted)
for a in ('1001', '1010', '1011', '1100', '2000', '2150'): print(a, (bal[a] + dr.get(a, 0) - cr.get(a, 0)) / 100)
