# HOA six-column trial balance by fund, XLSX (CINC-like export tidied by the community accountant)
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
R = random.Random(9202)
def ct(x): return 0 if not x else int(x * 100) + (R.randint(1, 99) if x % 50 else 0)
# code, name, opening (signed +dr), dr, cr
OP = [
("10-1000-00","Cash Operating - Alliance Assoc. Bank x4471",'C',86411,0,0),
("10-1010-00","Petty Cash - Clubhouse",'B',300,0,0),
("10-1300-00","Accounts Receivable - Homeowners",'B',21974,61845,59310),
("10-1310-00","Allowance for Bad Debt",'B',-8500,0,0),
("10-1600-00","Prepaid Insurance",'B',17412,0,2902),
("10-1850-00","Due From Reserve",'B',0,3180,0),
("10-2000-00","Accounts Payable",'B',-14206,14206,16889),
("10-2050-00","Accrued Expenses",'B',-2650,2650,3120),
("10-2200-00","Prepaid Assessments",'B',-33918,31770,29846),
("10-2400-00","Clubhouse Rental Deposits",'B',-1500,250,500),
("10-3000-00","Operating Fund Balance - Prior Years",'Q',0,0,0),
("10-4000-00","Homeowner Assessments",'I',0,0,60450),
("10-4020-00","Late Fees and Interest",'I',0,75,860),
("10-4040-00","Collection / Legal Fee Recovery",'I',0,0,535),
("10-4100-00","Clubhouse Rental",'I',0,0,450),
("10-4300-00","Operating Interest Income",'I',0,0,41),
("10-5010-00","Management Contract",'E',0,5425,0),
("10-5020-00","Postage, Copies and Coupon Books",'E',0,688,0),
("10-5060-00","Audit and Tax Preparation",'E',0,0,0),
("10-5080-00","Legal - Collections",'E',0,1140,0),
("10-5100-00","Insurance - Package Policy",'E',0,2902,0),
("10-6010-00","Landscape Maintenance Contract",'E',0,11875,0),
("10-6040-00","Irrigation Repairs",'E',0,1733,210),
("10-6100-00","Pool Maintenance",'E',0,2250,0),
("10-6200-00","Electricity - Common and Street Lights",'E',0,2894,0),
("10-6210-00","Water and Sewer",'E',0,4417,0),
("10-6300-00","Trash Collection",'E',0,6520,0),
("10-6500-00","General Repairs and Maintenance",'E',0,2136,0),
("10-9000-00","Transfer to Reserve Fund",'E',0,12500,0),
]
RS = [
("20-1100-00","Reserve Money Market - Alliance x8820",'C',318207,0,0),
("20-1120-00","Reserve CD - Pinewood FCU 4.15% matures 03/14/26",'B',150000,0,0),
("20-1130-00","Reserve CD - Coastal Community 3.90% matures 06/30/26",'B',100000,0,0),
("20-1140-00","Accrued Interest Receivable",'B',2311,844,0),
("20-2100-00","Accounts Payable - Reserve",'B',-9450,9450,0),
("20-2850-00","Due To Operating",'B',0,0,3180),
("20-3100-00","Reserve Fund - Roofing",'B',-241300,0,0),
("20-3110-00","Reserve Fund - Asphalt and Concrete",'B',-117855,0,0),
("20-3120-00","Reserve Fund - Painting",'B',-88240,0,0),
("20-3150-00","Reserve Fund - Pool and Clubhouse",'B',-46118,0,0),
("20-3190-00","Reserve Fund - Unallocated",'Q',0,0,0),
("20-4900-00","Transfer from Operating",'I',0,0,12500),
("20-4310-00","Reserve Interest Income",'I',0,0,1672),
("20-7100-00","Roof Replacement - Buildings 7 & 8",'X',38600,3180,0),
("20-7300-00","Pool Furniture Replacement",'X',6218,0,0),
]
def build(A, cashdr):
    L = []
    for code, n, k, b, dr, cr in A:
        s = -1 if b < 0 else 1
        b, dr, cr = s * ct(abs(b)), ct(dr), ct(cr)
        if code in ("10-5100-00",): dr = L[4][4]
        if code in ("10-9000-00", "20-4900-00"): dr, cr = (1250000, 0) if code[0] == '1' else (0, 1250000)
        if code == "10-1850-00": dr = 318000
        if code == "20-2850-00": cr = 318000
        if code == "20-7100-00": dr = 318000
        if code == "20-2100-00": dr = -b
        if k in 'EI':
            m = dr - cr; b = int(m * 8 * R.uniform(.9, 1.08)) if m else 465000
            if code in ("10-9000-00", "20-4900-00", "10-5010-00"): b = m * 8
        L.append([code, n, b, dr, cr, k])
    ci = [i for i, x in enumerate(L) if x[5] == 'C'][0]; qi = [i for i, x in enumerate(L) if x[5] == 'Q'][0]
    N = sum(x[3] - x[4] for x in L)
    L[ci][3] = cashdr; L[ci][4] = cashdr + N
    if L[ci][4] < 0: L[ci][3] -= L[ci][4]; L[ci][4] = 0
    L[qi][2] = -sum(x[2] for x in L)
    print(L[ci], L[qi])
    return L
op = build(OP, 6108942); rs = build(RS, 1417236)
wb = Workbook(); ws = wb.active; ws.title = 'TB 09-30-25'
fn = 'Cambria'
B = Font(name=fn, bold=True, size=10); N_ = Font(name=fn, size=10)
ws['B1'] = 'Quail Hollow Townhome Owners Association, Inc.'; ws['B1'].font = Font(name=fn, bold=True, size=14)
ws['B2'] = 'Working Trial Balance by Fund'; ws['B2'].font = Font(name=fn, size=11, italic=True)
ws['B3'] = 'Accounting period 9/1/2025 - 9/30/2025   |   Fiscal year ends 12/31'; ws['B3'].font = N_
# columns: A hidden GL id, B account, C name, D spacer, E-F open, G spacer, H-I act, J spacer, K-L close
cols = {'open_dr': 'E', 'open_cr': 'F', 'debit': 'H', 'credit': 'I', 'close_dr': 'K', 'close_cr': 'L'}
fill = PatternFill('solid', fgColor='DDE6D5'); thin = Side(style='thin'); dbl = Side(style='double')
for rng, t in (('E5:F5', 'Opening Balance\n09/01/25'), ('H5:I5', 'Activity for the Period'), ('K5:L5', 'Closing Balance\n09/30/25')):
    ws.merge_cells(rng); a = ws[rng.split(':')[0]]; a.value = t; a.font = B; a.fill = fill; a.alignment = Alignment(horizontal='center', vertical='center', wrap_text=True)
ws.row_dimensions[5].height = 30
for col, t in zip('ABCEFHIKL', ['glid', 'GL Account', 'Description', 'Debit', 'Credit', 'Debit', 'Credit', 'Debit', 'Credit']):
    a = ws[f'{col}6']; a.value = t; a.font = B; a.border = Border(bottom=thin); a.alignment = Alignment(horizontal='right' if col in 'EFHIKL' else 'left')
fmt = '#,##0.00'
rows, totals = [], []; r = 7
keys = list(cols)
def put(r, v, font, border=None):
    for k in keys:
        if k in v:
            a = ws[f'{cols[k]}{r}']; a.value = v[k]; a.number_format = fmt; a.font = font
            if border: a.border = border
G = dict.fromkeys(keys, 0)
for title, L, lab in (('OPERATING FUND (10)', op, 'Operating Fund Totals'), ('RESERVE FUND (20)', rs, 'Reserve Fund Totals')):
    ws[f'B{r}'] = title; ws[f'B{r}'].font = B; r += 1
    S = dict.fromkeys(keys, 0)
    for code, n, b, dr, cr, k in L:
        e = b + dr - cr; v = {}
        if b > 0: v['open_dr'] = b
        if b < 0: v['open_cr'] = -b
        if dr: v['debit'] = dr
        if cr: v['credit'] = cr
        if e > 0: v['close_dr'] = e
        if e < 0: v['close_cr'] = -e
        for q in v: S[q] += v[q]; G[q] += v[q]
        v = {q: c2(x) for q, x in v.items()}
        ws[f'A{r}'] = R.randint(40000, 99999); ws[f'B{r}'] = code; ws[f'C{r}'] = n
        ws[f'B{r}'].font = N_; ws[f'C{r}'].font = N_; ws[f'C{r}'].alignment = Alignment(wrap_text=True, vertical='top')
        if len(n) > 42: ws.row_dimensions[r].height = 27
        put(r, v, N_); rows.append({"account": code, "name": n, **v}); r += 1
    v = {q: c2(x) for q, x in S.items()}
    ws[f'C{r}'] = lab; ws[f'C{r}'].font = B; put(r, v, B, Border(top=thin)); totals.append({"label": lab, **v}); r += 2
v = {q: c2(x) for q, x in G.items()}
ws[f'C{r}'] = 'ASSOCIATION TOTALS'; ws[f'C{r}'].font = B; put(r, v, B, Border(top=thin, bottom=dbl)); totals.append({"label": 'ASSOCIATION TOTALS', **v}); r += 2
ws[f'B{r}'] = 'Note: reserve roof draw of 9/24 was paid from operating; interfund to be settled in October.'; ws[f'B{r}'].font = Font(name=fn, size=9, italic=True)
ws[f'B{r+2}'] = 'Prepared by: L. Okafor, CMCA      Reviewed by: ______________'; ws[f'B{r+2}'].font = N_
ws.column_dimensions['A'].hidden = True
for c_, w in zip('BCDEFGHIJKL', [13, 36, 1.5, 13.5, 13.5, 1.5, 13, 13, 1.5, 13.5, 13.5]): ws.column_dimensions[c_].width = w
ws.freeze_panes = 'D7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.print_title_rows = '5:6'
name = 'QuailHollow_TB_by_fund.xlsx'; wb.save(os.path.join(DOC, name))
print([len(op), len(rs)], G)
truth(name, 'TB', keys, rows, totals)
