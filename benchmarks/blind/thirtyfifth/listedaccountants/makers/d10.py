"""Oracle GL financial report pushed to Excel: classified balance sheet of a hotel, grouped headers, hidden segment column, owners' equity roll."""
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from .core import *

def make():
    cols = ['Jun-25 Actual', 'May-25 Actual', 'Month Change', 'Jun-24 Actual', 'Year Change']
    s = St('Classified Balance Sheet', 'The Alderman Hotel & Conference Centre', None, '2025-06-30', cols, zero='dash', dp=0)
    def L(seg, l, a, m, y): s.line(l, [a, m, a - m, y, a - y], seg=seg, lvl=2)
    s.head('ASSETS'); s.stack.append([])
    s.open('Current Assets', lvl=1)
    for q in [('1001', 'House Banks', 18500, 18500, 17000), ('1005', 'Operating Account - CAD', 1204318, 988406, 1140277), ('1006', 'Operating Account - USD (translated)', 88214, 91770, 63905), ('1020', 'Term Deposits', 500000, 500000, 0), ('1101', 'Guest Ledger', 142880, 118342, 131617), ('1102', 'City Ledger', 463217, 511090, 398445), ('1103', 'Credit Card Receivables', 97346, 84118, 90205), ('1109', 'Allowance for Doubtful Accounts', -14200, -14200, -11800), ('1201', 'Food Inventory', 41820, 39977, 38614), ('1202', 'Beverage Inventory', 63408, 61255, 58920), ('1203', 'Operating Supplies', 22117, 23460, 24305), ('1301', 'Prepaid Insurance', 61290, 76612, 55483), ('1302', 'Prepaid Property Tax', 0, 0, 31866), ('1309', 'Other Prepaids', 27905, 30118, 26070)]: L(*q)
    s.close('Total Current Assets', lvl=1)
    s.open('Property and Equipment', lvl=1)
    for q in [('1501', 'Land', 5200000, 5200000, 5200000), ('1502', 'Building', 27416385, 27416385, 27416385), ('1503', 'Leasehold Improvements', 1884207, 1851330, 1622118), ('1504', 'Furniture & Equipment', 4902616, 4877091, 4533870), ('1505', 'Linen, China, Glass & Silver', 218440, 218440, 205900), ('1506', 'Renovation in Progress', 316775, 204160, 88402), ('1590', 'Less: Accumulated Depreciation', -11408231, -11289014, -10004118)]: L(*q)
    s.close('Net Property and Equipment', lvl=1)
    s.open('Other Assets', lvl=1)
    for q in [('1601', 'FF&E Reserve', 781204, 755318, 602440), ('1602', 'Franchise Fees, net', 96250, 97083, 106250), ('1603', 'Deferred Financing Costs, net', 148320, 151410, 185400), ('1604', 'Deposits', 35000, 35000, 35000)]: L(*q)
    s.close('Total Other Assets', lvl=1)
    ta = s.close('TOTAL ASSETS', typ='TOTAL')
    s.head("LIABILITIES AND OWNERS' EQUITY"); s.stack.append([]); s.stack.append([])
    s.open('Current Liabilities', lvl=1)
    for q in [('2001', 'Accounts Payable - Trade', 412876, 388214, 371660), ('2010', 'HST / Marketing Levy Payable', 148219, 126904, 139077), ('2020', 'Accrued Wages & Vacation', 286640, 264118, 271905), ('2030', 'Accrued Utilities', 58114, 61420, 55208), ('2035', 'Accrued Property Tax', 84312, 42156, 0), ('2040', 'Accrued Interest', 66418, 66702, 70115), ('2050', 'Advance Deposits', 214905, 241368, 187330), ('2055', 'Gift Certificates Outstanding', 37218, 38011, 33964), ('2060', 'Due to Management Company', 91440, 78207, 84619), ('2090', 'Current Portion of Long-Term Debt', 588000, 588000, 564000)]: L(*q)
    s.close('Total Current Liabilities', lvl=1)
    s.open('Long-Term Liabilities', lvl=1)
    for q in [('2501', 'First Mortgage, less current portion', 15204000, 15253000, 15792000), ('2502', 'Renovation Loan', 750000, 750000, 0), ('2510', 'Capital Lease Obligations', 44218, 46907, 75330), ('2520', 'Shareholder Advances', 0, 0, 400000)]: L(*q)
    s.close('Total Long-Term Liabilities', lvl=1)
    tl = s.close('TOTAL LIABILITIES', typ='TOTAL')
    A, B = s.rows[ta].vals, s.rows[tl].vals
    E = [A[i] - B[i] for i in (0, 1, 3)]
    s.open("Owners' Equity", lvl=1)
    L('3001', 'Share Capital', 9000000, 9000000, 9000000); L('3005', 'Contributed Surplus', 1250000, 1250000, 1250000)
    L('3020', 'Dividends Declared', -600000, -600000, -450000)
    ny = [418906, 301770, 377215]
    base = [9650000, 9650000, 9800000]
    re = [E[k] - base[k] - ny[k] for k in range(3)]
    # opening retained earnings is the same in Jun and May: month income takes the difference
    ny[1] = E[1] - base[1] - re[0]; re[1] = re[0]
    L('3010', 'Retained Earnings, Opening', *re); L('3030', 'Net Income - Year to Date', *ny)
    print('   d10', re, ny, E)
    te = s.close("TOTAL OWNERS' EQUITY", typ='TOTAL')
    en = s.close("TOTAL LIABILITIES AND OWNERS' EQUITY", typ='TOTAL')
    assert s.rows[en].vals == A
    s.key(total_assets=ta, total_liabilities=tl, total_equity=te)
    fn = 'ALD_FSG_BS_CLASSIFIED_JUN-25.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'FSG Output'
    f = lambda **k: Font(name='Tahoma', size=9, **k)
    ws.column_dimensions['A'].width = 22; ws.column_dimensions['A'].hidden = True
    ws.column_dimensions['B'].width = 44
    for c, w in zip('CDEFGHI', (14, 14, 14, 2, 14, 14, 4)): ws.column_dimensions[c].width = w
    ws['B1'] = 'The Alderman Hotel & Conference Centre'; ws['B1'].font = f(bold=True, color='7A1F1F'); ws['B1'].font = Font(name='Tahoma', size=13, bold=True, color='7A1F1F')
    ws['B2'] = 'Classified Balance Sheet'; ws['B2'].font = f(bold=True); ws['B3'] = 'Current Period: JUN-25     Currency: CAD'; ws['B3'].font = f()
    ws['H1'] = 'Date: 14-JUL-25 08:22'; ws['H2'] = 'Ledger: BRACKENRIDGE HOSP'; ws['H1'].alignment = ws['H2'].alignment = Alignment(horizontal='right'); ws['H1'].font = ws['H2'].font = f()
    fill = PatternFill('solid', fgColor='E7E0D4'); md = Side(style='medium', color='7A1F1F'); th = Side(style='thin'); db = Side(style='double')
    C = [3, 4, 5, 7, 8]
    ws.merge_cells('C5:E5'); ws['C5'] = 'Current Year'; ws.merge_cells('G5:H5'); ws['G5'] = 'Prior Year'
    for c, h in zip(C, ('Jun-25\nActual', 'May-25\nActual', 'Month\nChange', 'Jun-24\nActual', 'Year\nChange')):
        x = ws.cell(6, c, h); x.alignment = Alignment(horizontal='right', wrap_text=True); 
    ws.row_dimensions[6].height = 26
    for r in (5, 6):
        for c in range(2, 9): ws.cell(r, c).fill = fill; ws.cell(r, c).font = f(bold=True)
    for a in ('C5', 'G5'): ws[a].alignment = Alignment(horizontal='center')
    for c in range(2, 9): ws.cell(6, c).border = Border(bottom=md)
    r0 = 8
    for r in s.rows:
        bold = r.typ != 'LINE'
        x = ws.cell(r0, 2, r.label); x.font = f(bold=bold, underline='single' if r.typ == 'HEADING' and r.lvl == 1 else None); x.alignment = Alignment(horizontal='left', indent=r.lvl)
        if r.kw.get('seg'): ws.cell(r0, 1, f"410.{r.kw['seg']}.000.0000")
        if r.vals:
            first = r.label == 'House Banks' or r.typ == 'TOTAL'
            for c, v in zip(C, r.vals):
                x = ws.cell(r0, c, v); x.font = f(bold=bold)
                x.number_format = '"$"#,##0_);("$"#,##0);"-"_)' if first else '#,##0_);(#,##0);"-"_)'
                if bold: x.border = Border(top=th, bottom=db if r.label.startswith(('TOTAL ASSETS', 'TOTAL LIABILITIES AND')) else None)
            if bold: r0 += 1
        r0 += 1
    x = ws.cell(r0 + 1, 2, 'Parameters: Row Set ALD_BS_CLASS; Column Set CY_PM_PY; Units: whole dollars'); x.font = Font(name='Tahoma', size=8, italic=True)
    ws.freeze_panes = 'C7'; ws.page_setup.orientation = 'portrait'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(f'{DOCS}/{fn}')
    save(fn, [s], 'HOSPITALITY', 'BALANCE_SHEET', 's35a', 'Oracle FSG classified balance sheet in Excel, grouped two-line headers, hidden segment column, spacer column')
