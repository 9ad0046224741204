# export of an online small-business ledger: P&L with the prior year, retail strip
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
NAME = 'Fairlane+Plaza+LLC_Profit+and+Loss.xlsx'
s = S('Profit and Loss', 'Fairlane Plaza LLC', '2024-01-01', '2024-12-31', ['Jan - Dec 2024', 'Jan - Dec 2023 (PY)', 'Change'], derive=lambda b, k: b + [r2(b[0] - b[1])], sheet='Profit and Loss', zero='blank')
def L(l, a, b, lv=1, k='inc'): return s.line(l, [a, b], lv=lv, kind=k)
s.head('Income')
s.head('CAM Reimbursements', lv=1)
c = [L('CAM - Insurance', 9218.4, 8640.12, 2), L('CAM - Maintenance', 38716.02, 36954.6, 2), L('CAM - Property Taxes', 47103.96, 45688.32, 2)]
x = [s.tot('Total CAM Reimbursements', c, lv=1), L('Late Fee Income', 1150, 725)]
s.head('Rental Income', lv=1)
c = [L('Anchor - Grocery', 148500, 148500, 2), L('In-line Shops', 231884.5, 224019.75, 2), L('Outparcel Ground Lease', 54000, 52800, 2), L('Percentage Rent', 6318.27, 0, 2)]
x.append(s.tot('Total Rental Income', c, lv=1)); x.append(L('Sign Panel Income', 4800, 4800)); x.append(L('Uncategorized Income', 0, 312.5))
ti = s.tot('Total Income', x, rt='TOTAL', key='total_income')
gp = s.tot('Gross Profit', [ti])
s.head('Expenses')
E_ = lambda l, a, b, lv=1: L(l, a, b, lv, 'exp')
x = [E_('Advertising & Marketing', 1240, 2115.8), E_('Bank Charges & Fees', 318, 276)]
s.head('CAM Expenses', lv=1)
c = [E_('Common Area Electric', 11420.66, 10987.31, 2), E_('Landscaping', 9600, 9300, 2), E_('Lot Sweeping', 5940, 5640, 2), E_('Security Patrol', 7800, 7800, 2), E_('Snow & Ice', 3165, 6872.5, 2), E_('Water - Irrigation', 2084.19, 1932.77, 2)]
x.append(s.tot('Total CAM Expenses', c, lv=1, kind='exp'))
x += [E_('Insurance', 13870, 12905), E_('Legal & Professional Services', 8425, 14610), E_('Management Fees', 17620.44, 16985.9), E_('Meals', 0, 86.42), E_('Office Supplies & Software', 1506.73, 1388.04), E_('Property Taxes', 61244.38, 59317.02)]
s.head('Repairs & Maintenance', lv=1)
c = [E_('HVAC', 4310, 2875, 2), E_('Parking Lot Striping', 0, 4950, 2), E_('Plumbing & Backflow', 1892.5, 1240.18, 2), E_('Roof', 3780, 1125, 2)]
# a parent account with postings of its own
s.rows[-5]['base'] = None
c0 = E_('Repairs & Maintenance - Other', 655.31, 512.9, 2)
x.append(s.tot('Total Repairs & Maintenance', c + [c0], lv=1, kind='exp')); x += [E_('Taxes & Licenses', 925, 900), E_('Trash Removal', 6324, 6018), E_('Utilities - Vacant Space', 1188.25, 402.61)]
te = s.tot('Total Expenses', x, kind='exp', rt='TOTAL', key='total_operating_expenses')
no = s.tot('Net Operating Income', [gp, (te, -1)], rt='TOTAL', key='noi')
s.head('Other Income'); oi = s.tot('Total Other Income', [L('Interest Earned', 1964.18, 822.36)])
s.head('Other Expenses'); oe = s.tot('Total Other Expenses', [E_('Amortization', 4212, 4212), E_('Depreciation', 71300, 71300), E_('Mortgage Interest', 102477.85, 106318.4)], kind='exp')
on = s.tot('Net Other Income', [oi, (oe, -1)])
s.tot('Net Income', [no, on], rt='TOTAL', key='net_income')
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Profit and Loss'
for k, t in enumerate(['Fairlane Plaza LLC', 'Profit and Loss', 'January - December 2024']):
    ws.merge_cells(start_row=k + 1, start_column=1, end_row=k + 1, end_column=5); c = ws.cell(k + 1, 1, t); c.font = Font(name='Arial', size=14 if k < 2 else 10, bold=True); c.alignment = Alignment(horizontal='center')
ws.merge_cells('B5:E5'); ws['B5'] = 'Total'; ws['B5'].font = Font(name='Arial', size=9, bold=True); ws['B5'].alignment = Alignment(horizontal='center')
for j, h in enumerate(s.columns + ['% Change']):
    c = ws.cell(6, 2 + j, h); c.font = Font(name='Arial', size=9, bold=True); c.alignment = Alignment(horizontal='center', wrap_text=True); c.border = Border(bottom=Side('thin'))
R = 7
for r in s.rows:
    b = r['rt'] in ('SUBTOTAL', 'TOTAL')
    c = ws.cell(R, 1, '   ' * r['lv'] + r['label']); c.font = Font(name='Arial', size=8, bold=b or r['rt'] == 'HEADING')
    if r['full']:
        v = r['full']
        cells = [(q if q else None) for q in v] + [None if not v[1] else round(v[2] / abs(v[1]), 4)]
        for j, q in enumerate(cells):
            if q is None: continue
            c = ws.cell(R, 2 + j, q); c.font = Font(name='Arial', size=8, bold=b); c.number_format = '0.00%' if j == 3 else ('$* #,##0.00;$* -#,##0.00' if b else '#,##0.00_);-#,##0.00_)')
        if b:
            for j in range(4): ws.cell(R, 2 + j).border = Border(top=Side('thin'), bottom=Side('double') if r['label'] == 'Net Income' else None)
    R += 1
c = ws.cell(R + 2, 1, 'Friday, Feb 14, 2025 10:22:07 AM GMT-6 - Cash Basis'); ws.merge_cells(start_row=R + 2, start_column=1, end_row=R + 2, end_column=5); c.font = Font(name='Arial', size=8); c.alignment = Alignment(horizontal='center')
ws.column_dimensions['A'].width = 38
for l in 'BCDE': ws.column_dimensions[l].width = 16
ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{DOC}/{NAME}'); save(NAME, [s])
