"""QuickBooks Desktop export, profit & loss previous year comparison, manufactured housing community, labels stepped over columns A-F."""
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
from .core import *

def make():
    s = St('Profit & Loss Prev Year Comparison', 'Cedar Hollow MHP, LLC', '2025-01-01', '2025-06-30', ['Jan - Jun 25', 'Jan - Jun 24', '$ Change'])
    def v(a, b): return [a, b, round(a - b, 2)]
    L = lambda l, a, b, lv: s.line(l, v(a, b), lvl=lv)
    s.head('Ordinary Income/Expense', lvl=1)
    s.open('Income', lvl=2)
    s.open('Lot Rent', lvl=3)
    L('Long-Term Residents', 412680, 389475, 4); L('RV / Seasonal Sites', 28415, 24960, 4); L('Park-Owned Home Rent', 61250, 68700, 4); L('Discounts Given', -1850, -2275, 4)
    s.close('Total Lot Rent', lvl=3)
    s.open('Utility Reimbursement', lvl=3)
    L('Water & Sewer Billed', 38114.62, 34207.18, 4); L('Trash Billed', 11844, 11421, 4); L('Electric Submeter', 9216.40, 10483.77, 4)
    s.close('Total Utility Reimbursement', lvl=3)
    L('Application Fees', 1225, 980, 3); L('Late Fees', 4650, 5175, 3); L('Laundry & Vending', 2018.25, 2240.50, 3); L('Storage Lot', 3900, 3600, 3); L('Uncategorized Income', 0, 312.44, 3)
    inc = s.close('Total Income', lvl=2, typ='TOTAL')
    s.open('Expense', lvl=2)
    L('Advertising', 640.11, 1105.38, 3); L('Auto & Mileage', 1871.66, 1540.23, 3); L('Bank Service Charges', 318, 294.50, 3); L('Dues & Subscriptions', 825, 825, 3)
    s.open('Insurance', lvl=3); L('General Liability', 9870, 8744.50, 4); L('Property', 7216.32, 6120.18, 4); L('Workers Comp', 2340, 2188, 4); s.close('Total Insurance', lvl=3)
    L('Licenses & Permits', 1460, 1460, 3); L('Management Fee', 24800, 22950, 3); L('Office Supplies', 1107.94, 1388.02, 3)
    s.open('Payroll Expenses', lvl=3); L('Wages - On-site Manager', 21600, 20800, 4); L('Wages - Maintenance', 18244.50, 16980.25, 4); L('Payroll Taxes', 3312.71, 3148.66, 4); L('Payroll Service', 402, 384, 4); s.close('Total Payroll Expenses', lvl=3)
    s.open('Professional Fees', lvl=3); L('Accounting', 5200, 4950, 4); L('Legal', 1175, 4416.25, 4); s.close('Total Professional Fees', lvl=3)
    s.open('Repairs & Maintenance', lvl=3); L('Grounds & Tree Trimming', 8640, 11250, 4); L('Park-Owned Homes', 6918.77, 9204.13, 4); L('Roads & Snow', 5430, 3875, 4); L('Septic & Lift Station', 7122.40, 2960, 4); L('Water Lines', 4208.15, 6641.90, 4); s.close('Total Repairs & Maintenance', lvl=3)
    s.open('Taxes', lvl=3); L('Personal Property - Homes', 2116.38, 2390.77, 4); L('Real Estate', 31408.50, 30122.94, 4); s.close('Total Taxes', lvl=3)
    s.open('Utilities', lvl=3); L('Electric', 12377.09, 13018.46, 4); L('Internet & Phone', 1074, 1074, 4); L('Trash', 13266, 12540, 4); L('Water & Sewer', 41207.83, 37744.20, 4); s.close('Total Utilities', lvl=3)
    ex = s.close('Total Expense', lvl=2, typ='TOTAL')
    noi = s.tot('Net Ordinary Income', [inc, ex], [1, -1], lvl=1)
    s.head('Other Income/Expense', lvl=1)
    s.open('Other Income', lvl=2); L('Gain on Sale of Home', 6500, 0, 3); L('Interest Income', 214.77, 96.13, 3); oi = s.close('Total Other Income', lvl=2)
    s.open('Other Expense', lvl=2); L('Depreciation Expense', 44150, 44150, 3); L('Mortgage Interest', 71206.48, 73918.02, 3); oe = s.close('Total Other Expense', lvl=2)
    no = s.tot('Net Other Income', [oi, oe], [1, -1], lvl=1, typ='SUBTOTAL')
    ni = s.tot('Net Income', [noi, no], lvl=0, dbl=1)
    s.key(total_income=inc, total_operating_expenses=ex, noi=noi, net_income=ni)
    fn = 'CedarHollow_P&L_PYcomp.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Sheet1'
    B = Font(name='Arial', size=8, bold=True); N = Font(name='Arial', size=8)
    for c in 'ABCDE': ws.column_dimensions[c].width = 2.6
    ws.column_dimensions['F'].width = 29
    for c, w in zip('GHIJKLM', (13, 2, 13, 2, 13, 2, 10)): ws.column_dimensions[c].width = w
    ws['A1'] = '2:41 PM'; ws['A2'] = '07/16/25'; ws['A3'] = 'Cash Basis'
    for a in ('A1', 'A2', 'A3'): ws[a].font = B
    for r, t, z in ((1, 'Cedar Hollow MHP, LLC', 12), (2, 'Profit & Loss Prev Year Comparison', 14), (3, 'January through June 2025', 10)):
        ws.merge_cells(start_row=r, start_column=6, end_row=r, end_column=13); x = ws.cell(r, 6, t); x.font = Font(name='Arial', size=z, bold=True); x.alignment = Alignment(horizontal='center')
    md, th, db = Side(style='medium'), Side(style='thin'), Side(style='double')
    for c, h in ((7, 'Jan - Jun 25'), (9, 'Jan - Jun 24'), (11, '$ Change'), (13, '% Change')):
        x = ws.cell(5, c, h); x.font = B; x.alignment = Alignment(horizontal='center'); x.border = Border(bottom=md)
    r0 = 6
    for i, r in enumerate(s.rows):
        ws.cell(r0, 1 + r.lvl, r.label).font = B
        if r.vals:
            nx = s.rows[i + 1] if i + 1 < len(s.rows) else None
            for c, x in zip((7, 9, 11), r.vals):
                y = ws.cell(r0, c, x); y.font = N; y.number_format = '#,##0.00;-#,##0.00'
                if nx is not None and nx.items: y.border = Border(bottom=th)
                if r.kw.get('dbl'): y.border = Border(bottom=db); y.font = B
            a, b, d = r.vals
            if b: y = ws.cell(r0, 13, round(d / abs(b), 3)); y.number_format = '0.0%;-0.0%'
            else: y = ws.cell(r0, 13, 1.0 if d else 0); y.number_format = '0.0%'
            y.font = N
        r0 += 1
    ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(f'{DOCS}/{fn}')
    save(fn, [s], 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT', 's35a', 'QuickBooks Desktop P&L previous-year comparison, labels stepped across columns, spacer columns')
