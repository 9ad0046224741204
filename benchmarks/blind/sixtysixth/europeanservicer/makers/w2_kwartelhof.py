# Dutch office: cash-flow model input sheet with grouped headers and steps to the right; formulas for sums (recalculated by LibreOffice)
from common import *
import subprocess, shutil, tempfile
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
NAME = 'DCF_input_Kwartelhof_Q1.xlsx'
R = [ # unit, floor, tenant, use, sqm, start, expiry, option, rent pa, cpi, steps, void months, erv/sqm
 ('KH-0.1', 0, 'Bakkerij Vlonder BV', 'Retail', 210, '2020-07-01', '2030-06-30', '5 yr', 48300, [], 9, 235),
 ('KH-0.2', 0, 'Fysiotherapie De Eem', 'Medical', 185, '2022-01-01', '2027-12-31', '5 yr', 36075, [('2026-01-01', 37000)], 9, 205),
 ('KH-0.3', 0, None, 'Retail', 145, None, None, None, None, [], 12, 220),
 ('KH-1.1', 1, 'Polderpeil Ingenieurs BV', 'Office', 1120, '2019-04-01', '2029-03-31', '5 yr', 207200, [('2026-04-01', 212800), ('2027-04-01', 218400)], 15, 190),
 ('KH-1.2', 1, 'Nivelleer Software BV', 'Office', 640, '2024-10-01', '2029-09-30', '2 yr', 108800, [('2025-10-01', 115200), ('2026-10-01', 121600), ('2027-10-01', 124800)], 12, 195),
 ('KH-2.1', 2, 'Gemeentelijk Schakelpunt Eemland', 'Office', 1760, '2015-01-01', '2025-12-31', '1 yr', 299200, [], 18, 185),
 ('KH-3.1', 3, 'Kromhout Verzekert NV', 'Office', 880, '2021-06-01', '2028-05-31', '5 yr', 167200, [('2025-06-01', 171600)], 15, 195),
 ('KH-3.2', 3, None, 'Office', 880, None, None, None, None, [], 12, 195),
 ('KH-4.1', 4, 'Sluiswachter Advocaten', 'Office', 905, '2023-09-01', '2033-08-31', '5 yr', 190050, [('2025-09-01', 196000), ('2027-09-01', 203600), ('2029-09-01', 212650)], 12, 210),
 ('KH-4.2', 4, 'Dröge Executive Search BV', 'Office', 330, '2022-03-01', '2026-02-28', 'none', 67650, [], 12, 210),
 ('KH-5', 5, 'Tangram Reclame BV', 'Office', 615, '2025-02-01', '2032-01-31', '3 yr', 98400, [('2026-02-01', 129150)], 12, 215),
 ('KH-P', -1, 'Parkeerbeheer Noorderwal', 'Parking', None, '2018-01-01', '2027-12-31', '5 yr', 96000, [], 6, None),
]
def main():
    wb = Workbook(); a = wb.active; a.title = 'General'; ws = wb.create_sheet('Rent input'); cf = wb.create_sheet('Cash flow')
    a['A1'] = 'Model'; a['B1'] = 'De Kwartelhof, Amersfoort'; a['A2'] = 'Valuation date'; a['B2'] = D('2025-04-01'); a['A3'] = 'Discount rate'; a['B3'] = .0725; a['A4'] = 'CPI y1'; a['B4'] = .026; a['A5'] = 'Exit yield'; a['B5'] = .068; a['A6'] = 'Analyst'; a['B6'] = 'TvW'
    a['B2'].number_format = 'dd-mmm-yyyy'; a['B3'].number_format = a['B4'].number_format = a['B5'].number_format = '0.00%'; a.column_dimensions['A'].width = 18; a.column_dimensions['B'].width = 28
    ws['B1'] = 'INPUT TENANCIES'; ws['B1'].font = Font(bold=True, size=12); ws['G1'] = 'De Kwartelhof, Amersfoort'; ws['B2'] = 'yellow = input, € per annum excl. VAT, rent as at'; ws['G2'] = D('2025-04-01'); ws['G2'].number_format = 'dd-mm-yyyy'
    for c0, c1, t in [(2, 6, 'PREMISES'), (7, 9, 'LEASE'), (10, 11, 'CURRENT'), (12, 13, 'STEP 1'), (14, 15, 'STEP 2'), (16, 17, 'STEP 3'), (18, 19, 'AT EXPIRY')]:
        ws.merge_cells(start_row=4, start_column=c0, end_row=4, end_column=c1); c = ws.cell(4, c0, t); c.alignment = Alignment(horizontal='center'); c.font = Font(bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='1F6F5C')
    for j, h in enumerate(['ID', 'Level', 'Tenant', 'Use', 'LFA m²', 'Start', 'Expiry', 'Option', 'Rent €', '€/m²', 'Date', 'Rent €', 'Date', 'Rent €', 'Date', 'Rent €', 'Void mths', 'ERV €/m²'], 2): c = ws.cell(5, j, h); c.font = Font(bold=True); c.border = Border(bottom=Side('medium'))
    Y = PatternFill('solid', fgColor='FFF9CC'); rows = []; r = 6
    for u, fl, t, use, m, st, en, op, rent, steps, vo, erv in R:
        v = [u, fl, t or 'VACANT', use, m, D(st) if st else None, D(en) if en else None, op, rent, f'=J{r}/F{r}' if rent and m else None]
        for sd, sa in steps: v += [D(sd), sa]
        v += [None]*(16-len(v)) + [vo, erv]
        for j, x in enumerate(v, 2):
            c = ws.cell(r, j, x); c.fill = Y if j != 11 else PatternFill()
            if isinstance(x, dt.date): c.number_format = 'dd-mm-yyyy'
            if j in (6, 10, 13, 15, 17): c.number_format = '#,##0'
            if j == 3: c.alignment = Alignment(horizontal='center')
            if j == 11: c.number_format = '0.00'
        rows.append(row(unit=u, tenantName=t, unitType=use, area=m, statusText='Occupied' if t else 'VACANT', leaseStartDate=st, leaseEndDate=en, annualRent=rent, rentSteps=[dict(date=x, amount=y, per='year') for x, y in steps] or None)); r += 1
    ws.cell(r+1, 2, 'TOTAL'); ws.cell(r+1, 6, f'=SUM(F6:F{r-1})'); ws.cell(r+1, 10, f'=SUM(J6:J{r-1})'); ws.cell(r+2, 2, 'of which vacant'); ws.cell(r+2, 6, f'=SUMIF(D6:D{r-1},"VACANT",F6:F{r-1})').number_format = '#,##0'
    for q in (ws.cell(r+1, 2), ws.cell(r+1, 6), ws.cell(r+1, 10)): q.font = Font(bold=True); q.number_format = '#,##0'
    for j, w in zip('ABCDEFGHIJKLMNOPQRS', [2, 9, 6, 32, 9, 9, 11, 11, 8, 10, 9, 11, 10, 11, 10, 11, 10, 9, 9]): ws.column_dimensions[j].width = w
    ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0
    cf['A1'] = 'Cash flow (€)'; tot = sum(x[8] or 0 for x in R)
    for j, y in enumerate(['Y1', 'Y2', 'Y3', 'Y4', 'Y5']): cf.cell(2, 2+j, y)
    for i, (l, b, g) in enumerate([('Contract rent', tot, .021), ('Vacancy and voids', -31500, .3), ('Non-recoverables', -88200, .025), ('Letting costs', -24000, .1)]):
        cf.cell(3+i, 1, l)
        for j in range(5): cf.cell(3+i, 2+j, round(b*(1+g)**j)).number_format = '#,##0'
    cf.cell(7, 1, 'Net cash flow')
    for j in range(5): cf.cell(7, 2+j, f'=SUM({L(2+j)}3:{L(2+j)}6)').number_format = '#,##0'
    cf.column_dimensions['A'].width = 20
    tmp = tempfile.mkdtemp(); p = os.path.join(tmp, NAME); wb.save(p); o = os.path.join(tmp, 'o'); os.makedirs(o)
    subprocess.run(['soffice', f'-env:UserInstallation=file://{tmp}/prof', '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', o, p], check=True, capture_output=True)
    shutil.copy(os.path.join(o, NAME), doc(NAME)); shutil.rmtree(tmp)
    occ = sum(1 for x in R if x[2]); save(NAME, rows, 'De Kwartelhof', '2025-04-01', len(R), occ, len(R)-occ, sheet='Rent input')
if __name__ == '__main__': main()
