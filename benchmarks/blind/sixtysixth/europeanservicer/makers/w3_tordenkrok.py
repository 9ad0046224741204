# Norwegian car park: two panels side by side on one sheet, one per level
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Border, Side, Alignment
NAME = 'P-hus Tordenkrok spaces.xlsx'
rnd = random.Random(77)
WHO = ['Solgård Sameie','Bakke Elektro AS','Kontorfellesskapet Loftet','Trøndertak AS','Nidaros Fotpleie','Vollan Regnskap AS','Ilsvika Barnehage SA','Byåsen Tannteknikk','Møllenberg Eiendom','Fru Lian','Hr. Stavnås','Rosenborg Rør AS','Hr. Qvam','Fru Tiller-Moe','Skansen Maritim AS']
def main():
    wb = Workbook(); ws = wb.active; ws.title = 'Plasser'; ws['A1'] = 'P-hus Tordenkrok, Trondheim'; ws['A1'].font = Font(name='Arial', size=14, bold=True); ws['A2'] = 'Monthly parking contracts, list per 01.11.2024 (NOK per month incl. 25% VAT)'; thin = Side('thin', color='999999')
    panels = []; 
    for lv, pre, n, pr in [('LEVEL -1', 'A', 34, 2150), ('LEVEL -2', 'B', 31, 1850)]:
        L = []
        for i in range(1, n+1):
            ev = i % 9 == 4; v = rnd.random() < .17; p = pr + (350 if ev else 0)
            d = D(f'{rnd.randint(2016, 2024)}-{rnd.randint(1, 10):02d}-01')
            L.append((f'{pre}{i:02d}', 'EV' if ev else ('HC' if i == 1 else 'Std'), None if v else rnd.choice(WHO), None if v else d, None if v else p - rnd.choice([0, 0, 0, 150])))
        panels.append((lv, L))
    rows = []
    for k, (lv, L) in enumerate(panels):
        c0 = 1 + k*6; ws.cell(4, c0, lv).font = Font(name='Arial', bold=True, size=12)
        for j, h in enumerate(['Space', 'Kind', 'Holder', 'Since', 'NOK/month']): c = ws.cell(5, c0+j, h); c.font = Font(name='Arial', bold=True); c.fill = PatternFill('solid', fgColor='D9D9D9'); c.border = Border(thin, thin, thin, thin)
        for i, (s, kd, w, d, a) in enumerate(L):
            for j, x in enumerate([s, kd, w or 'ledig / free', d.strftime('%d.%m.%y') if d else None, a]):
                c = ws.cell(6+i, c0+j, x); c.border = Border(thin, thin, thin, thin); c.font = Font(name='Arial', size=9, italic=not w)
                if j == 4: c.number_format = '#,##0'
            rows.append(row(unit=s, unitType=kd, tenantName=w, section=lv, statusText='Occupied' if w else 'ledig / free', leaseStartDate=iso(d), contractRent=a))
        e = 6+len(L); ws.cell(e, c0, 'Sum ' + lv.lower()).font = Font(name='Arial', bold=True); c = ws.cell(e, c0+4, sum(x[4] or 0 for x in L)); c.font = Font(name='Arial', bold=True); c.number_format = '#,##0'
    e = 6+max(len(p[1]) for p in panels)+2; A = [x for p in panels for x in p[1]]; occ = sum(1 for x in A if x[2])
    ws.cell(e, 1, f'Spaces in all {len(A)}, on contract {occ}, free {len(A)-occ}'); ws.cell(e+1, 1, 'Rent both levels, NOK per month'); ws.cell(e+1, 5, sum(x[4] or 0 for x in A)).number_format = '#,##0'
    ws.cell(e+2, 1, 'EV = with charger, HC = wide bay by the lift. Hourly customers use level 0, not in this list.')
    for q, w in zip('ABCDEFGHIJK', [8, 6, 27, 10, 11, 3, 8, 6, 27, 10, 11]): ws.column_dimensions[q].width = w
    ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.sheet_view.showGridLines = False
    wb.save(doc(NAME)); save(NAME, rows, 'P-hus Tordenkrok', '2024-11-01', len(A), occ, len(A)-occ)
if __name__ == '__main__': main()
