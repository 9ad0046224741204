# Commercial arrears by charge type, two buildings; workbook printed to PDF by LibreOffice
import random, subprocess, sys
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
R = random.Random(9606)
CH = {'BRT': 'Base Rent', 'CAM': 'Common Area Maint.', 'TAX': 'Real Estate Tax', 'INS': 'Insurance Recovery', 'UTL': 'Utility Reimb.', 'PKG': 'Parking', 'LTC': 'Late Charge', 'PPR': 'Prepaid / Unapplied'}
B = [("0311", "Lakeshore Commerce Center", "4400-4460 N. Lakeshore Pkwy", [("100", "t0004127", "Vantage Dental Partners, P.C.", ['BRT', 'CAM', 'TAX']), ("115", "t0003988", "Sato Sushi & Grill, Inc.", ['BRT', 'CAM', 'TAX', 'INS', 'LTC']), ("120", "t0005012", "FitBarre Studio LLC", ['CAM', 'UTL']),
        ("140-145", "t0002870", "Midstate Title & Escrow", ['TAX', 'PPR']), ("200", "t0004433", "Pinnacle Staffing Group of Northern Illinois, LLC dba TempRight", ['BRT', 'CAM', 'LTC']), ("230", "t0005220", "Hollis & Brandt, Attorneys", ['PKG'])]),
     ("0318", "Arrowhead Business Park", "77 Arrowhead Dr.", [("A", "t0001904", "Delta-V Machining Co.", ['BRT', 'CAM', 'UTL', 'LTC']), ("C-D", "t0004719", "GreenCrate Logistics", ['BRT', 'TAX', 'INS', 'PPR']), ("F", "t0005107", "Ironwood Cabinetry", ['CAM', 'TAX']), ("K", "t0003352", "State of Illinois - CMS", ['BRT', 'UTL'])])]
KEY = ["total", "b0_30", "b31_60", "b61_90", "b91_120", "b121"]
wb = Workbook(); ws = wb.active; ws.title = 'Arrears'
fn = 'Liberation Sans Narrow'
n = Font(name=fn, size=10); b = Font(name=fn, size=10, bold=True); it = Font(name=fn, size=9, italic=True)
thin = Side(style='thin'); hair = Side(style='hair'); dbl = Side(style='double')
ws['A1'] = 'COMMERCIAL ARREARS BY CHARGE TYPE'; ws['A1'].font = Font(name=fn, size=14, bold=True)
ws['A2'] = 'Ashgrove Commercial Management, Inc.'; ws['A2'].font = b
ws['A3'] = 'Aged as of September 30, 2025  -  charges dated through 09/30/2025  -  sorted by suite'; ws['A3'].font = n
H = ['Charge\nCode', 'Charge Description', 'Balance\nDue', '0 - 30\nDays', '31 - 60\nDays', '61 - 90\nDays', '91 - 120\nDays', 'Over 120\nDays']
for i, t in enumerate(H, 1):
    a = ws.cell(5, i, t); a.font = b; a.alignment = Alignment(wrap_text=True, horizontal='left' if i < 3 else 'right', vertical='bottom'); a.border = Border(top=thin, bottom=thin)
ws.row_dimensions[5].height = 28
fmt = '#,##0.00_);(#,##0.00)'
r = 6; rows, totals = [], []
def put(lab, v, font, border=None, fill=None, rec=True):
    global r
    a = ws.cell(r, 2, lab); a.font = font
    for i, k in enumerate(KEY):
        a = ws.cell(r, 3 + i, c2(v[k])); a.number_format = fmt; a.font = font
        if border: a.border = border
        if fill: a.fill = fill
    if fill: ws.cell(r, 1).fill = fill; ws.cell(r, 2).fill = fill
    if rec: totals.append({"label": lab, **{k: c2(v[k]) for k in KEY}})
    r += 1
def z(): return dict.fromkeys(KEY, 0)
def add(s, v):
    for k in KEY: s[k] += v[k]
G = z(); RC = {}
lg = PatternFill('solid', fgColor='E8E8E8')
for pc, pn, ad, L in B:
    a = ws.cell(r, 1, f'Property {pc}   {pn}   -   {ad}'); a.font = Font(name=fn, size=11, bold=True)
    for i in range(1, 9): ws.cell(r, i).fill = lg
    r += 1; P = z()
    for su, tid, tn, cs in L:
        ws.cell(r, 1, f'Suite {su}   {tn}  ({tid})').font = b; r += 1
        S = z(); rent = R.randint(3200, 15800) * 100; deep = R.choice([1, 1, 2, 3, 5])
        for ch in cs:
            base = {'BRT': rent, 'CAM': int(rent * .27), 'TAX': int(rent * .19), 'INS': int(rent * .04), 'UTL': R.randint(9000, 61000), 'PKG': 22500, 'LTC': int(rent * .05), 'PPR': 0}[ch]
            v = z()
            if ch == 'PPR': v[R.choice(['b0_30', 'b31_60'])] = -R.randint(30000, 400000)
            else:
                for q in range(1, deep + 1): v[KEY[q]] = base if q < deep else R.randint(base // 4, base)
                if ch == 'LTC': v['b0_30'] = base
            v['total'] = sum(v[k] for k in KEY[1:])
            ws.cell(r, 1, ch).font = n; add(S, v)
            rows.append({"property": pn, "unit": su, "resident": tid, "name": tn, "charge": ch, **{k: c2(v[k]) for k in KEY}})
            add(RC.setdefault(ch, z()), v)
            put(CH[ch], v, n, rec=False)
        put(f'Total Suite {su}', S, b, Border(top=hair)); add(P, S); r += 1
    put(f'Total Property {pc}', P, b, Border(top=thin)); add(G, P); r += 1
put('GRAND TOTAL', G, b, Border(top=thin, bottom=dbl), lg); r += 1
from openpyxl.worksheet.pagebreak import Break
ws.row_breaks.append(Break(id=r - 1))
ws.cell(r, 1, 'Recap by charge type, both properties').font = Font(name=fn, size=11, bold=True); r += 1
for ch in CH:
    if ch in RC: ws.cell(r, 1, ch).font = n; put(CH[ch], RC[ch], n)
put('Total all charges', G, b, Border(top=thin)); r += 1
ws.cell(r, 1, 'Suite 115: payment plan signed 8/14, $2,500 weekly through December.  Suite K: State voucher in process, expected by 10/20.').font = it; r += 1
ws.cell(r, 1, 'Parentheses are unapplied cash.').font = it
for c_, w in zip('ABCDEFGH', [9, 31, 14, 13, 13, 13, 13, 13]): ws.column_dimensions[c_].width = w
ws.print_title_rows = '5:5'; ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.oddFooter.left.text = 'arrears_charge.rpt'; ws.oddFooter.right.text = 'Page &P of &N'; ws.oddHeader.right.text = '10/03/2025'
tmp = os.path.join(BASE, 'lo_tmp'); os.makedirs(tmp, exist_ok=True)
x = os.path.join(tmp, 'Arrears_by_charge_0925.xlsx'); wb.save(x)
subprocess.run(['soffice', '--headless', f'-env:UserInstallation=file://{BASE}/lo', '--convert-to', 'pdf', '--outdir', DOC, x], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
os.remove(x); os.rmdir(tmp)
print(len(rows), c2(G['total']))
truth('Arrears_by_charge_0925.pdf', 'AR', KEY, rows, totals)
