import os, random
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
NAME = 'BOE appeal 2025 - Fenwick Plaza I&E.xlsx'
def make():
    s = St('Reconstruction of Income and Expenses', 'Fenwick Plaza Shopping Center', ['Owner 2022', 'Owner 2023', 'Owner 2024', 'Adjustment', 'Stabilized'], sheet='I&E Recon')
    SF = 63480
    def L(lab, a, b, c, adj=None, rem='', **k): return s.l(lab, [a, b, c, adj, (c or 0) + (adj or 0)], rem=rem, **k)
    s.h('Rental Income'); r = s.t('Total Rental Income', [L('Anchor (grocery) minimum rent', 214500, 214500, 214500, None, 'Lease to 2031'), L('In-line shop minimum rent', 421876, 408330, 396412, 27348, 'Vacant space at market $14.00'), L('Outparcel ground rent', 48000, 48000, 52800), L('Percentage rent', 11240, 9865, 8120, -8120, 'Not assured')])
    s.h('Recoveries and Other'); o = s.t('Total Recoveries and Other', [L('CAM recovery', 88914, 90277, 91506, 3194), L('Real estate tax recovery', 102333, 104118, 106940, -106940, 'Taxes in loaded cap rate'), L('Insurance recovery', 14120, 17355, 19880), L('Pylon sign rental', 3600, 3600, 3600), L('Interest income', 212, 1874, 2406, -2406, 'Non-realty')])
    p = s.t('POTENTIAL GROSS INCOME', [r, o]); v = L('Vacancy and credit loss', -31870, -42115, -49322, -15410, 'Market 8% on shops, 3% anchor')
    e = s.t('EFFECTIVE GROSS INCOME', [p, v], 'total_income', 'TOTAL')
    s.h('Operating Expenses'); x = [L('Common area maintenance', 51920, 55218, 57704), L('Snow removal', 14310, 9875, 12240, -90, '3-yr average'), L('Parking lot sweeping and lighting', 11876, 12340, 12688), L('Roof and structure repairs', 8425, 31960, 10115, 6685, 'Leveled'), L('Utilities - common', 13277, 14008, 14462), L('Insurance', 17904, 21866, 25311, 1189, '2025 quote'), L('Management', 27500, 27500, 27500, 3400, '4% market'),
        L('Leasing commissions', 14288, 6240, 19833, -3833, 'Amortized'), L('Legal and accounting', 9140, 7715, 11962, -3962, 'Less owner entity costs'), L('Security patrol', 7800, 8034, 8275), L('Real estate taxes', 131744, 134006, 137419, -137419, 'Excluded - loaded rate'), L('Depreciation', 88212, 88212, 88212, -88212, 'Not an operating expense'), L('Mortgage interest', 141936, 138204, 134287, -134287, 'Not an operating expense'), L('Replacement reserve', None, None, None, 15870, '$0.25 / SF')]
    X = s.t('TOTAL EXPENSES', x, 'total_operating_expenses', 'TOTAL'); n = s.t('NET INCOME AVAILABLE FOR CAPITALIZATION', [e, -X], 'noi', 'TOTAL')
    base, load = .0825, .0231; rate = round(base + load, 4); val = round(s.rows[n].vals[4] / rate, -4)
    N4 = [None] * 4
    wb = Workbook(); ws = wb.active; ws.title = 'I&E Recon'; G = lambda **k: Font(name='Garamond', size=11, **k)
    ws['B2'] = 'Fenwick Plaza Shopping Center'; ws['B2'].font = Font(name='Garamond', size=16, bold=True); ws['B3'] = 'Parcel 063-0118-0042-00   /   Tax year 2025   /   BOE Complaint 25-03371'; ws['B4'] = 'Reconstruction of Income and Expenses'; ws['B4'].font = G(bold=True, italic=True); ws['B3'].font = G()
    ws['B5'] = 'Prepared for the Board of Equalization by Lorne Castellan Tax Consulting'; ws['B5'].font = G(italic=True)
    ws.merge_cells('D7:F7'); ws['D7'] = "As Reported by Owner"; ws.merge_cells('H7:J7'); ws['H7'] = 'Consultant'
    hd = {4: '2022', 5: '2023', 6: '2024', 8: 'Adjustment', 9: 'Stabilized', 10: 'Per SF', 11: 'Remarks'}
    s.cols = ['2022', '2023', '2024', 'Adjustment', 'Stabilized']
    gray = PatternFill('solid', fgColor='FFD9D9D9'); ln = Side(style='thin')
    for k in ('D7', 'H7'): ws[k].font = G(bold=True); ws[k].alignment = Alignment(horizontal='center'); ws[k].fill = gray
    for c, t in hd.items(): z = ws.cell(8, c, int(t) if t.isdigit() else t); z.font = G(bold=True); z.alignment = Alignment(horizontal='center' if c < 11 else 'left'); z.border = Border(bottom=ln)
    i = 9; num = 0; cm = {0: 4, 1: 5, 2: 6, 3: 8, 4: 9}
    for q in s.rows:
        b = q.kind != 'LINE'
        if q.kind == 'HEADING': i += 1
        if q.kind == 'LINE': num += 1; ws.cell(i, 1, num).font = Font(name='Garamond', size=8, color='FF808080')
        z = ws.cell(i, 2 if b else 3, q.label); z.font = G(bold=b)
        if q.kind != 'HEADING':
            for k, v in enumerate(q.vals):
                if v is None: continue
                z = ws.cell(i, cm[k], v); z.number_format = ('"$"#,##0_);("$"#,##0)' if q.kind == 'TOTAL' else '#,##0_);(#,##0)') if k != 3 else '+#,##0;-#,##0;0'; z.font = G(bold=b)
                if b: z.border = Border(top=ln)
            z = ws.cell(i, 10, round(q.vals[4] / SF, 2)); z.number_format = '0.00_);(0.00)'; z.font = G(italic=True)
            if q.x.get('rem'): z = ws.cell(i, 11, q.x['rem']); z.font = Font(name='Garamond', size=10, italic=True); z.alignment = Alignment(indent=1)
        i += 1
    i += 2; ws.cell(i, 2, 'INDICATED VALUE').font = G(bold=True); i += 1
    for lab, v, nf in [('Base capitalization rate', base, '0.00%'), ('Effective tax rate load', load, '0.00%'), ('Loaded capitalization rate', rate, '0.00%'), ('Indicated value, rounded', val, '"$"#,##0'), ("Auditor's 2025 appraised value", 6118400, '"$"#,##0'), ('Per square foot (63,480 SF)', round(val / SF, 2), '"$"0.00')]:
        ws.cell(i, 3, lab).font = G(); z = ws.cell(i, 9, v); z.number_format = nf; z.font = G(bold='Indicated' in lab)
        i += 1
    # the value block is a part of the sheet below the statement
    s.h('INDICATED VALUE')
    for lab, v in [('Base capitalization rate', base), ('Effective tax rate load', load), ('Loaded capitalization rate', rate), ('Indicated value, rounded', int(val)), ("Auditor's 2025 appraised value", 6118400)]: s.l(lab, N4 + [v], raw=True)
    s.l('Per square foot (63,480 SF)', N4 + [round(val / SF, 2)], raw=True)
    for c, w in zip('ABCDEFGHIJK', (4, 3, 46, 12, 12, 12, 2, 13, 13, 9, 32)): ws.column_dimensions[c].width = w
    ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 1; ws.sheet_view.showGridLines = False
    wb.save(os.path.join(DOC, NAME)); print('value', val, s.rows[n].vals)
    finish(NAME, [s], 'RETAIL', 'OPERATING_STATEMENT', 'tax-appeal consultant', 'owner-reported three years, signed adjustment column, stabilized, remarks; labels in two columns; value block below', False)
