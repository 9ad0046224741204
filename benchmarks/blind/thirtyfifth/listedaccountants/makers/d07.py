"""Yardi 12-month statement exported to Excel, student housing; one line dropped (its subtotal still carries it)."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
from .core import *
M = ['Sep 2023', 'Oct 2023', 'Nov 2023', 'Dec 2023', 'Jan 2024', 'Feb 2024', 'Mar 2024', 'Apr 2024', 'May 2024', 'Jun 2024', 'Jul 2024', 'Aug 2024']
SP = [1, 1, 1, 1, 1, 1, 1, 1, 1, .98, .97, .62]
T = [
 ('I', '40000', 'REVENUE', [
  ('41000', 'Rental Revenue', [('41010', 'Rent - 4x4 Bed Spaces', 284300, 'r'), ('41020', 'Rent - 2x2 Bed Spaces', 118640, 'r'), ('41030', 'Rent - Studios', 41250, 'r'), ('41040', 'Gain (Loss) to Old Lease', -1840, 'v'), ('41050', 'Vacancy Loss', -13120, 'v'), ('41055', 'Vacancy - Turn', -148000, [11]), ('41060', 'Up-Front Concessions', -2100, 'v'), ('41065', 'Gift Cards & Leasing Incentives', -6200, [2, 3, 5, 6]), ('41070', 'Model / Staff Bed', -2390, 'f'), ('41080', 'Short-Term Premium', 650, 'v'), ('41090', 'Write-Offs', -2900, 'v'), ('41095', 'Collections Recovered', 710, 'v')]),
  ('42000', 'Utility & Service Income', [('42010', 'Electric Overage Billback', 5300, 'v'), ('42020', 'Water / Sewer Billback', 3990, 'v'), ('42030', 'Technology Package', 14700, 'f'), ('42040', 'Furniture Package', 9800, 'f'), ('42050', 'Trash Valet', 4410, 'f')]),
  ('43000', 'Other Income', [('43010', 'Application Fees', 1900, 'v'), ('43015', 'Administration Fees', 3100, 'v'), ('43020', 'Late Fees', 2650, 'v'), ('43025', 'NSF Fees', 90, 'v'), ('43030', 'Parking - Reserved', 5125, 'f'), ('43035', 'Parking - Guest Permits', 160, 'v'), ('43040', 'Pet Rent', 1150, 'f'), ('43050', 'Relet Fees', 1800, 'v'), ('43055', 'Room Transfer Fees', 240, 'v'), ('43060', 'Damages', 1400, 'v'), ('43065', 'Turn Damages Billed', 26800, [11]), ('43070', 'Lost Key / Fob', 115, 'v'), ('43080', 'Summer Conference Revenue', 18750, [9, 10]), ('43090', 'Vending', 130, 'v'), ('43095', 'Renters Liability Waiver', 3920, 'f')])]),
 ('E', '50000', 'CONTROLLABLE EXPENSES', [
  ('51000', 'Payroll', [('51010', 'General Manager', 6700, 'p'), ('51015', 'Leasing & Marketing Manager', 4600, 'p'), ('51020', 'Resident Services', 3900, 'p'), ('51025', 'Community Assistants', 5100, 'v'), ('51030', 'Maintenance Supervisor', 5450, 'p'), ('51035', 'Maintenance Technicians', 8350, 'p'), ('51040', 'Housekeeping', 4200, 'p'), ('51045', 'Overtime', 780, 'v'), ('51050', 'Leasing Commissions', 2300, 'v'), ('51055', 'Annual Bonus', 14500, [3]), ('51060', 'Payroll Taxes', 3280, 'v'), ('51065', 'Benefits', 4100, 'p'), ('51070', 'Workers Compensation', 1090, 'f'), ('51075', 'Payroll Processing', 310, 'f')]),
  ('52000', 'Repairs & Maintenance', [('52010', 'Plumbing', 1350, 'v'), ('52015', 'Electrical', 620, 'v'), ('52020', 'HVAC', 2100, 'v'), ('52025', 'Appliances', 940, 'v'), ('52030', 'Doors, Locks & Keys', 470, 'v'), ('52035', 'Furniture Repair', 520, 'v'), ('52040', 'Pool & Spa', 610, 'v'), ('52045', 'Fitness Equipment', 280, 'v'), ('52050', 'Elevator Repairs', 760, 'v'), ('52055', 'Fire & Life Safety', 690, 'v'), ('52060', 'Building Exterior', 510, 'v'), ('52065', 'Lighting & Bulbs', 230, 'v'), ('52070', 'Tools & Supplies', 440, 'v')]),
  ('53000', 'Turnover', [('53010', 'Turn - Painting', 38400, [10, 11]), ('53015', 'Turn - Cleaning', 29700, [10, 11]), ('53020', 'Turn - Carpet', 11800, [11]), ('53025', 'Turn - Drywall & Punch', 8400, [11]), ('53030', 'Turn - Trash Haul', 5200, [10, 11]), ('53035', 'Turn - Temporary Labor', 14900, [11]), ('53040', 'Turn - Food & Lodging', 2100, [11])]),
  ('54000', 'Contract Services', [('54010', 'Landscaping', 2750, 'f'), ('54015', 'Pest Control', 980, 'f'), ('54020', 'Trash Removal', 3620, 'v'), ('54025', 'Courtesy Officers', 4300, 'v'), ('54030', 'Shuttle Service', 11200, [0, 1, 2, 3, 4, 5, 6, 7, 11]), ('54035', 'Elevator Contract', 890, 'f'), ('54040', 'Alarm Monitoring', 265, 'f'), ('54045', 'Valet Trash', 2950, 'f')]),
  ('55000', 'Marketing', [('55010', 'Internet Advertising', 3200, 'v'), ('55015', 'Social Media & Content', 1200, 'f'), ('55020', 'Campus Events', 1750, 'v'), ('55025', 'Promotional Items', 820, 'v'), ('55030', 'Print & Signage', 430, 'v'), ('55035', 'Resident Referral Fees', 1150, 'v'), ('55040', 'Resident Activities', 1300, 'v'), ('55045', 'Website & CRM', 960, 'f')]),
  ('56000', 'General & Administrative', [('56010', 'Office Supplies', 370, 'v'), ('56015', 'Postage', 55, 'v'), ('56020', 'Telephone', 610, 'f'), ('56025', 'Computer & Software', 2240, 'f'), ('56030', 'Bank & Merchant Fees', 1730, 'v'), ('56035', 'Legal', 480, 'v'), ('56040', 'Dues & Subscriptions', 160, 'v'), ('56045', 'Training & Travel', 590, 'v'), ('56050', 'Audit Fees', 16500, [6]), ('56055', 'Uniforms', 1450, [0, 6]), ('56060', 'Credit Checks', 540, 'v')])]),
 ('E', '60000', 'NON-CONTROLLABLE EXPENSES', [
  ('61000', 'Utilities', [('61010', 'Electricity', 19800, 's'), ('61015', 'Gas', 1320, 's'), ('61020', 'Water', 6120, 'v'), ('61025', 'Sewer', 6890, 'v'), ('61030', 'Bulk Internet', 9450, 'f'), ('61035', 'Storm Water', 415, 'f')]),
  ('62000', 'Taxes & Insurance', [('62010', 'Real Estate Taxes', 41208.33, 'f'), ('62015', 'Personal Property Tax', 385, 'f'), ('62020', 'Franchise / Gross Receipts Tax', 3870, [8]), ('62025', 'Tax Consulting', 2900, [7]), ('62030', 'Property Insurance', 13340.5, 'f'), ('62035', 'General Liability', 2110, 'f')]),
  ('63000', 'Management Fees', [('63010', 'Management Fee', 0, 'm')])]),
]

def make():
    R = random.Random(707)
    s = St('Statement (12 months)', 'Sycamore Row Student Living', '2023-09-01', '2024-08-31', M + ['Total'])
    tot = []
    rev_i = None
    for kind, c, h, groups in T:
        s.head(h, c); s.stack.append([])
        for gc, gl, ls in groups:
            s.open(gl, gc, 1)
            for lc, ll, b, how in ls:
                v = []
                for m in range(12):
                    if how == 'm': x = .03 * s.rows[rev_i].vals[m]
                    elif how == 'r': x = b * SP[m] * R.uniform(.998, 1.002) if m < 11 else b * 1.045
                    elif how == 'f': x = b
                    elif how == 'p': x = b * (1 if m % 6 else 1.5)
                    elif how == 's': x = b * [1.2, .95, .8, .85, .95, .9, .82, .85, .95, 1.05, 1.2, 1.4][m]* R.uniform(.95, 1.05)
                    elif how == 'v': x = b * R.uniform(.6, 1.45) if R.random() > (.25 if abs(b) < 350 else .02) else 0
                    else: x = b * R.uniform(.8, 1.15) if m in how else 0
                    v.append(round(x, 2))
                s.line(ll, v + [round(sum(v), 2)], lc, 2)
            s.close('Total ' + gl, str(int(gc) + 999), 1)
        t = s.close('TOTAL ' + h, str(int(c) + 9990), 0, 'TOTAL'); tot.append(t)
        if kind == 'I': rev_i = t
    ex = s.tot('TOTAL OPERATING EXPENSES', tot[1:], code='69995')
    noi = s.tot('NET OPERATING INCOME', [tot[0], ex], [1, -1], '69999')
    s.open('NON-OPERATING', '70000', 0)
    for lc, ll, v in [('70010', 'Mortgage Interest', [118420.14 - 171.35 * m for m in range(12)]), ('70020', 'Owner Asset Management Fee', [4500] * 12), ('70030', 'Capital - Interior', [0, 0, 14210.5, 0, 0, 0, 0, 8840, 0, 21975.25, 64310.8, 48702.16]), ('70040', 'Capital - Exterior', [0, 0, 0, 0, 0, 31200, 0, 0, 12650, 0, 0, 0])]:
        v = [round(x, 2) for x in v]; s.line(ll, v + [round(sum(v), 2)], lc, 2)
    no = s.close('TOTAL NON-OPERATING', '79999', 0)
    ni = s.tot('NET INCOME', [noi, no], [1, -1], '99999')
    s.key(total_income=rev_i, total_operating_expenses=ex, noi=noi, net_income=ni)
    assert not s.check()
    # planted: drop a line from the print, keep the subtotal; renumber
    d = next(i for i, r in enumerate(s.rows) if r.label == 'Courtesy Officers')
    gone = s.rows.pop(d)
    for r in s.rows:
        if r.items:
            z = [(i - (i > d), g) for i, g in zip(r.items, r.signs) if i != d]; r.items, r.signs = [a for a, _ in z], [g for _, g in z]
    s.keys = {k: i - (i > d) for k, i in s.keys.items()}
    s.planted = {'kind': 'row_dropped', 'what': f'line 54025 "Courtesy Officers" (total {gone.vals[12]:,.2f}) is missing before row {d}; "Total Contract Services" still includes it in every column'}
    fn = '12_Month_Statement_syc200.xlsx'
    s.sheet = None
    wb = Workbook(); ws = wb.active; ws.title = 'Report1'
    b = Font(name='Arial', size=9, bold=True); n = Font(name='Arial', size=9)
    for i, t in enumerate(['Sycamore Row Student Living (syc200)', 'Statement (12 months)', 'Period = Sep 2023-Aug 2024', 'Book = Accrual ; Tree = ysi_is']):
        ws.merge_cells(start_row=i + 1, start_column=1, end_row=i + 1, end_column=15); x = ws.cell(i + 1, 1, t); x.font = Font(name='Arial', size=12 if i == 1 else 9, bold=i == 1); x.alignment = Alignment(horizontal='center')
    for j, m in enumerate(M + ['Total']):
        x = ws.cell(5, 3 + j, m); x.font = b; x.alignment = Alignment(horizontal='right')
    r0 = 6; thin = Side(style='thin')
    for r in s.rows:
        f = n if r.typ == 'LINE' else b
        ws.cell(r0, 1, r.code + '-000').font = f
        ws.cell(r0, 2, '    ' * r.lvl + r.label).font = f
        if r.vals:
            for j, v in enumerate(r.vals):
                x = ws.cell(r0, 3 + j, v); x.font = f; x.number_format = '#,##0.00;-#,##0.00'
                if r.typ != 'LINE': x.border = Border(top=thin)
            if r.typ == 'TOTAL': r0 += 1
        r0 += 1
    for r in s.rows: r.code += '-000'
    ws.column_dimensions['A'].width = 11; ws.column_dimensions['B'].width = 38
    for j in range(3, 16): ws.column_dimensions[CL(j)].width = 13
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '1:5'
    wb.save(f'{DOCS}/{fn}')
    save(fn, [s], 'STUDENT_HOUSING', 'OPERATING_STATEMENT_T12', 's35a', 'Yardi 12-month statement export, account codes, indented by spaces, large', hard=True)
