import os, random, subprocess, tempfile, shutil
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as GL
NAME = 'Cottonwood_Bend_T12_recut.pdf'
def make():
    g = random.Random(3606); M = ['Sep-23', 'Oct-23', 'Nov-23', 'Dec-23', 'Jan-24', 'Feb-24', 'Mar-24', 'Apr-24', 'May-24', 'Jun-24', 'Jul-24', 'Aug-24']
    s = St('Trailing Twelve Month Operating Statement', 'Cottonwood Bend Mobile Home Park', M + ['T-12', 'T-6 Annualized', 'T-3 Annualized'], '2023-09-01', '2024-08-31')
    def ln(code, lab, b, j=.06, seas=None, skip=None, gr=0, lump=None):
        v = []
        for m in range(12):
            if lump is not None: v.append(lump.get(m)); continue
            if skip and m % skip: v.append(None); continue
            v.append(round(b * (1 + gr * m / 12) * (seas[m] if seas else 1) * (1 + g.uniform(-j, j))))
        f = lambda k: sum(x or 0 for x in v[-k:])
        return s.l(lab, v + [f(12), f(6) * 2, f(3) * 4], code)
    W = [.8, .9, 1.1, 1.3, 1.5, 1.4, 1.2, 1, .8, .7, .7, .7]
    s.h('INCOME'); s.h('Site Rent')
    a = s.t('Total Site Rent', [ln('4010', 'Gross Potential Lot Rent', 46600, .001, gr=.03), ln('4015', 'Vacant Lots', -3900, .12), ln('4020', 'Lot Rent Concessions', -450, .5), ln('4030', 'Bad Debt / Write-offs', 0, lump={3: -1240, 8: -695})])
    s.h('Home Rent and Other'); b = s.t('Total Other Income', [ln('4110', 'Park-Owned Home Rent', 8450, .05), ln('4120', 'RV Sites - Monthly', 1650, .2), ln('4210', 'Water/Sewer Billback', 5240, .07), ln('4215', 'Trash Billback', 1580, .02), ln('4310', 'Late & NSF Fees', 685, .35), ln('4320', 'Application Fees', 175, .6), ln('4330', 'Storage Lot', 480, .1), ln('4390', 'Laundry', 212, .25)])
    e = s.t('EFFECTIVE GROSS INCOME', [a, b], 'total_income', 'TOTAL')
    s.h('EXPENSES'); s.h('Payroll'); p = s.t('Total Payroll', [ln('5010', 'Park Manager Salary', 3400, .0), ln('5020', 'Maintenance Wages', 2650, .09), ln('5080', 'Payroll Taxes & Work Comp', 790, .06)])
    s.h('Utilities'); u = s.t('Total Utilities', [ln('5210', 'Water', 3120, .1), ln('5220', 'Sewer', 2890, .08), ln('5230', 'Electric - Common / Street Lights', 640, .1), ln('5240', 'Propane - Clubhouse', 95, .2, W), ln('5250', 'Trash Hauling', 1695, .03)])
    s.h('Repairs and Maintenance'); r = s.t('Total Repairs and Maintenance', [ln('5310', 'General Repairs', 1150, .5), ln('5320', 'Water/Sewer Line Repairs', 0, lump={1: 1875, 4: 3420, 6: 640, 10: 2215}), ln('5330', 'Tree Trimming', 0, lump={2: 2600, 9: 1950}), ln('5340', 'Roads & Snow', 0, lump={2: 425, 3: 1130, 4: 1690, 5: 1245, 6: 380, 8: 5200}), ln('5350', 'Mowing', 0, lump={0: 980, 1: 735, 7: 735, 8: 980, 9: 980, 10: 980, 11: 980}), ln('5360', 'POH Repairs & Turns', 1420, .6)])
    s.h('Administrative'); d = s.t('Total Administrative', [ln('5410', 'Office Supplies & Postage', 145, .4), ln('5420', 'Telephone & Internet', 218, .02), ln('5430', 'Software / Bank Fees', 305, .05), ln('5440', 'Legal - Evictions', 0, lump={1: 385, 3: 770, 7: 385, 8: 410}), ln('5450', 'Accounting', 0, lump={6: 2250}), ln('5460', 'Advertising', 120, .5), ln('5470', 'Licenses & Permits', 0, lump={4: 1680})])
    s.h('Management and Fixed'); f = s.t('Total Management and Fixed', [ln('5510', 'Management Fee', 2510, .05), ln('5610', 'Property Taxes', 3265, .0), ln('5620', 'Insurance', 1490, .0)])
    x = s.t('TOTAL OPERATING EXPENSES', [p, u, r, d, f], 'total_operating_expenses', 'TOTAL')
    n = s.t('NET OPERATING INCOME', [e, -x], 'noi', 'TOTAL')
    wb = Workbook(); ws = wb.active; ws.title = 'T12'; C = len(s.cols)
    ws['A1'] = 'Cottonwood Bend Mobile Home Park'; ws['A1'].font = Font('Liberation Sans', bold=True, size=15)
    ws['A2'] = 'Trailing Twelve Month Operating Statement - Re-cut from Seller Monthly Reports'; ws['A3'] = 'September 2023 through August 2024   |   112 sites (14 park-owned homes)'
    for k in ('A2', 'A3'): ws[k].font = Font('Liberation Sans', size=10, italic=True)
    hd = PatternFill('solid', fgColor='FF355E3B'); th = Side(style='thin')
    for j, t in enumerate(['Acct', 'Description'] + s.cols + ['% of T-12 EGI']):
        q = ws.cell(5, j + 1, t.replace(' Annualized', '\nAnnualized').replace('T-12 EGI', 'T-12\nEGI')); q.fill = hd; q.font = Font('Liberation Sans', bold=True, color='FFFFFFFF', size=9); q.alignment = Alignment(horizontal='center' if j != 1 else 'left', wrap_text=True, vertical='center')
    ws.row_dimensions[5].height = 26; i = 6; eg = s.rows[e].vals[12]
    for q in s.rows:
        bold = q.kind != 'LINE'; fo = Font('Liberation Sans', size=9, bold=bold)
        if q.kind == 'HEADING' and q.label == 'EXPENSES': i += 1
        ws.cell(i, 1, q.code).font = fo; z = ws.cell(i, 2, q.label); z.font = Font('Liberation Sans', size=9, bold=bold, italic=q.kind == 'HEADING' and not q.label.isupper()); z.alignment = Alignment(indent=0 if bold else 1)
        if q.kind != 'HEADING':
            for j, v in enumerate(q.vals):
                z = ws.cell(i, j + 3, v if v is not None else 0); z.font = fo; z.number_format = '#,##0_);(#,##0);"-"_)'
                if bold: z.border = Border(top=th, bottom=Side(style='double') if q.label == 'NET OPERATING INCOME' else None)
                if j >= 12: z.fill = PatternFill('solid', fgColor='FFEEF3EA')
            z = ws.cell(i, C + 3, q.vals[12] / eg); z.number_format = '0.0%_);(0.0%)'; z.font = Font('Liberation Sans', size=9, italic=True)
        i += 1
        if q.kind in ('SUBTOTAL', 'TOTAL'): i += 1
    ws.cell(i, 1, 'T-6 annualized = March through August 2024 x 2.  T-3 annualized = June through August 2024 x 4.  Lumpy items (taxes, permits, snow) are not normalized.').font = Font('Liberation Sans', size=8, italic=True)
    ws.column_dimensions['A'].width = 7; ws.column_dimensions['B'].width = 31
    for j in range(3, C + 4): ws.column_dimensions[GL(j)].width = 9.3 if j < 15 else 11
    ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 5; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    ws.print_title_rows = '5:5'; ws.oddFooter.left.text = 'Pinyon Brokerage Partners - Draft for discussion'; ws.oddFooter.right.text = 'Page &P of &N'; ws.page_margins.left = ws.page_margins.right = .4
    tmp = tempfile.mkdtemp(dir=ROOT); fn = os.path.join(tmp, NAME[:-4] + '.xlsx'); wb.save(fn)
    subprocess.run(['soffice', f'-env:UserInstallation=file://{ROOT}/lo', '--headless', '--convert-to', 'pdf', '--outdir', DOC, fn], check=True, capture_output=True); shutil.rmtree(tmp)
    for q in s.rows: pass
    # dashes: left as null; computed zero totals printed as dash likewise
    for q in s.rows:
        q.vals = [None if (v == 0 and q.kind == 'LINE') else v for v in q.vals]
    finish(NAME, [s], 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT_T12', 'broker', 'spreadsheet printed to legal landscape, 12 months plus T-12, T-6 and T-3 annualized, account codes, repeated header', False)
