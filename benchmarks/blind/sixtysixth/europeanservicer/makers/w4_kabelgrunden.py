# Danish campus: a block per building with its own header, vacancies in a list of their own; one subtotal wrong (planted)
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Border, Side, Alignment
NAME = 'Kabelgrunden_Aarhus_leases_2025-06-01.xlsx'
B = [('House K1, Spoleværket', [
  ('11021', 'K1 st. tv.', 'Café Induktor ApS', 'Restaurant', 238, '2021-05-01', '2031-04-30', 345100, 172550, 61880), ('11024', 'K1 st. th.', 'Fysio Aadal ApS', 'Clinic', 196, '2022-09-01', '2027-08-31', 254800, 127400, 43120),
  ('11030', 'K1, 1.', 'Meridian Skibsdata A/S', 'Office', 1150, '2018-02-01', '2028-01-31', 1610000, 805000, 258750), ('11047', 'K1, 2.', 'Meridian Skibsdata A/S', 'Office', 1150, '2020-02-01', '2028-01-31', 1667500, 833750, 258750)]),
 ('House K2, Lakeriet', [
  ('12002', 'K2 st.', 'Rugbrødsbageriet Kerne ApS', 'Shop', 164, '2023-03-15', '2028-03-14', 229600, 114800, 36900), ('12005', 'K2, 1. A', 'Lyng & Faaborg Landskab ApS', 'Office', 420, '2019-11-01', '2025-10-31', 525000, 262500, 92400),
  ('12006', 'K2, 1. B', 'Talent Vest A/S', 'Office', 385, '2024-08-01', '2027-07-31', 519750, 389813, 84700), ('12009', 'K2, 2.', 'Ørsnes Biotech ApS', 'Laboratory', 790, '2022-06-01', '2032-05-31', 1343000, 671500, 221200)]),
 ('House K3, Kobberlageret', [
  ('13001', 'K3-01', 'Klatrehallen Krimp ApS', 'Leisure', 1480, '2020-10-01', '2035-09-30', 1184000, 296000, 177600), ('13002', 'K3-02', 'Bryghuset Ampere A/S', 'Production', 960, '2017-04-01', '2029-03-31', 768000, 384000, 115200),
  ('13007', 'K3-03', 'Danviol Instrumenter ApS', 'Workshop', 310, '2023-01-01', '2026-12-31', 263500, 65875, 40300), ('13010', 'K3-K', 'Danviol Instrumenter ApS', 'Basement', 120, '2023-01-01', '2026-12-31', 42000, 0, 0)]),
 ('Parking deck', [('19001', 'P 1-40', 'Meridian Skibsdata A/S', 'Parking', None, '2018-02-01', '2028-01-31', 384000, 0, 0), ('19004', 'P 41-58', 'Ørsnes Biotech ApS', 'Parking', None, '2022-06-01', '2032-05-31', 172800, 0, 0)])]
VAC = [('K1, 3.', 'Office', 1085, '2024-12-01'), ('K2, 3.', 'Office', 640, '2025-04-01'), ('K3-04', 'Workshop', 275, '2025-02-01')]
WRONG = ('House K2, Lakeriet', 2627350)
def main():
    wb = Workbook(); ws = wb.active; ws.title = 'Leases'; F = lambda **k: Font(name='Cambria', size=k.pop('size', 10), **k)
    ws['B2'] = 'KABELGRUNDEN'; ws['B2'].font = F(size=18, bold=True, color='8A4B08'); ws['B3'] = 'Søndre Kaj 12-20, Aarhus C. Lease list at 1 June 2025. DKK, VAT to be added.'; ws['B3'].font = F(italic=True)
    r = 5; rows = []; G = [0]*5
    for b, L in B:
        ws.merge_cells(start_row=r, start_column=2, end_row=r, end_column=12); c = ws.cell(r, 2, b); c.font = F(size=12, bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='8A4B08'); r += 1
        for j, h in enumerate(['Lease no.', 'Premises', 'Lessee', 'Use', 'm²', 'Commenced', 'Expires', 'Annual rent', 'Per quarter', 'Deposit', 'On-account opex p.a.'], 2): c = ws.cell(r, j, h); c.font = F(bold=True); c.alignment = Alignment(wrap_text=True, vertical='top'); c.border = Border(bottom=Side('thin'))
        ws.row_dimensions[r].height = 27; r += 1; S = [0]*5
        for no, u, t, use, m, s, e, an, dep, op in L:
            for j, x in enumerate([no, u, t, use, m, D(s), D(e), an, an/4, dep, op], 2):
                c = ws.cell(r, j, x); c.font = F(); c.number_format = 'yyyy-mm-dd' if j in (7, 8) else '#,##0' if j > 8 or j == 6 else 'General'
            S = [p+(q or 0) for p, q in zip(S, [m, an, an/4, dep, op])]
            rows.append(row(unit=u, building=b if b.startswith('House') else None, section=b, tenantName=t, unitType=use, area=m, statusText='Occupied', leaseStartDate=s, leaseEndDate=e, annualRent=an, deposit=dep, charges=[dict(code='On-account opex p.a.', amount=op)])); r += 1
        ws.cell(r, 4, 'Total ' + b.split(',')[0]).font = F(bold=True)
        for j, x in zip([6, 9, 10, 11, 12], S):
            if j == 9 and b == WRONG[0]: true = x; x = WRONG[1]; assert x != true
            c = ws.cell(r, j, x or None); c.font = F(bold=True); c.number_format = '#,##0'; c.border = Border(top=Side('thin'))
        G = [p+q for p, q in zip(G, S)]; r += 2
    ws.cell(r, 2, 'VACANT PREMISES').font = F(size=12, bold=True, color='8A4B08'); r += 1
    for j, h in zip([3, 5, 6, 7], ['Premises', 'Use', 'm²', 'Vacant since']): ws.cell(r, j, h).font = F(bold=True)
    r += 1
    for u, use, m, d in VAC:
        for j, x in zip([3, 5, 6, 7], [u, use, m, D(d)]): c = ws.cell(r, j, x); c.font = F(); c.number_format = 'yyyy-mm-dd' if j == 7 else '#,##0' if j == 6 else 'General'
        rows.append(row(unit=u, section='VACANT PREMISES', unitType=use, area=m, statusText='VACANT PREMISES')); r += 1
    vm = sum(x[2] for x in VAC); ws.cell(r, 4, 'Total vacant').font = F(bold=True); ws.cell(r, 6, vm).font = F(bold=True); r += 2
    ws.cell(r, 2, 'KABELGRUNDEN, ALL LET').font = F(bold=True)
    for j, x in zip([6, 9, 10, 11, 12], G): c = ws.cell(r, j, x); c.font = F(bold=True); c.number_format = '#,##0'; c.border = Border(top=Side('double'))
    ws.cell(r+1, 2, 'All space, let and vacant').font = F(bold=True); c = ws.cell(r+1, 6, G[0]+vm); c.number_format = '#,##0'; c.font = F(bold=True)
    for q, w in zip('ABCDEFGHIJKL', [2, 11, 13, 31, 12, 8, 12, 12, 13, 12, 12, 13]): ws.column_dimensions[q].width = w
    ws.sheet_view.showGridLines = False; ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0
    wb.save(doc(NAME)); n = len(rows)
    save(NAME, rows, 'Kabelgrunden', '2025-06-01', n, n-3, 3, planted=dict(what=f'annual rent subtotal of House K2 is printed {WRONG[1]:,}; the rows give {true:,} (the grand total is right)', kind='total_wrong'))
if __name__ == '__main__': main()
