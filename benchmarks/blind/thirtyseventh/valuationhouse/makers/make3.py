# X1 student housing T12 (openpyxl), X2 self storage T12 with quarters (openpyxl), X3 industrial portfolio (xlsxwriter formulas)
import random, os, datetime as dt
from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl

def x1():
    fn = 'Seller_Model_The_Quill_at_Marston.xlsx'; rng = random.Random(3721); beds = 512
    s = S(14)
    months = [dt.date(2024, 8, 1)]+[dt.date(2024, k, 1) for k in range(9, 13)]+[dt.date(2025, k, 1) for k in range(1, 8)]
    def fin(v): return v+[sum(v[9:12])*4, sum(v)]     # T3 annualised, T12
    def m(b, n=.06, step=1.0): return fin([int(b*(step if i >= 0 else 1)*(1+rng.uniform(-n, n))) for i in range(12)])
    def fl(b): return fin([b]*12)
    def lst(*v): return fin(list(v))
    neg = lambda v: [-x for x in v]
    A = lambda k, c, l, v, **q: s.L(k, l, v, code=c, **q)
    s.H('Income'); A('r', '40100', 'Student Rent - Fixed Installments', fin([int(402300+rng.randint(-900, 900)) for _ in range(12)])); A('sh', '40110', 'Summer / Short Term Premium', lst(0, 0, 0, 0, 0, 0, 0, 0, 0, 11820, 23415, 19760))
    A('v', '40200', 'Vacancy', neg(m(20800, .12))); A('co', '40300', 'Gift Card & Rent Concessions', neg(lst(14200, 3150, 800, 0, 1250, 2600, 2275, 4100, 6350, 5900, 7425, 11800))); A('ra', '40310', 'RA / Employee Beds', neg(fl(4380))); A('bd', '40400', 'Bad Debt Expense', neg(m(3900, .5)))
    s.T('net', 'Net Rental Income', ['r', 'sh', 'v', 'co', 'ra', 'bd'])
    oi = [('41010', 'Application & Admin Fees', [6120, 1450, 2380, 5900, 4610, 8845, 9930, 11260, 8740, 6015, 5280, 9175]), ('41020', 'Furniture Upgrade', fl(2860)), ('41030', 'Parking Permits', [18450, 6120, 940, 610, 2815, 5120, 480, 355, 290, 1240, 880, 2160]), ('41040', 'Utility Overages', m(6900, .3)), ('41050', 'Late & NSF Fees', m(3350, .35)), ('41060', 'Pet Fees', m(1910, .15)), ('41070', 'Damages / Cleaning at Turn', [31480, 4210, 0, 0, 1875, 620, 0, 0, 940, 2115, 0, 7460]), ('41080', 'Retail Tenant - Coffee Kiosk', fl(1750))]
    for i, (c, l, v) in enumerate(oi): A(f'o{i}', c, l, v if len(v) == 14 else fin(v))
    s.T('oth', 'Total Other Income', [f'o{i}' for i in range(8)]); s.T('egi', 'Effective Gross Income (EGI)', ['net', 'oth'], 'TOTAL')
    s.H('Controllable Expenses'); cx = [('50100', 'On-Site Payroll', m(36800, .05)), ('50150', 'Payroll Burden', m(8950, .05)), ('50200', 'Marketing & Leasing', m(9400, .4)), ('50210', 'Resident Life Events', m(1700, .6)), ('50300', 'Repairs & Maintenance', m(11200, .3)), ('50310', 'Contract Services', m(6450, .05)), ('50350', 'Turn Costs', lst(97450, 8120, 0, 0, 3260, 0, 0, 0, 4415, 6120, 2980, 38605)), ('50400', 'General & Administrative', m(7100, .2)), ('50450', 'Bad Debt Collection Legal', lst(0, 0, 1250, 0, 0, 2100, 0, 0, 640, 0, 0, 1875))]
    for i, (c, l, v) in enumerate(cx): A(f'c{i}', c, l, v)
    s.T('ctl', 'Total Controllable Expenses', [f'c{i}' for i in range(9)])
    s.H('Utilities'); ut = [('51010', 'Electricity', m(14900, .2)), ('51020', 'Water / Sewer', m(12350, .15)), ('51030', 'Bulk Internet & Cable', fl(11264)), ('51040', 'Trash', m(3150, .06))]
    for i, (c, l, v) in enumerate(ut): A(f'u{i}', c, l, v)
    s.T('utl', 'Total Utilities', [f'u{i}' for i in range(4)])
    s.H('Non-Controllable Expenses'); A('mg', '52100', 'Management Fee (3.0% of EGI)', fin([int(x*.03) for x in s.v('egi')[:12]])); A('tx', '52200', 'Real Estate Taxes', lst(*[44780]*5, *[47020]*7)); A('in', '52300', 'Insurance', fl(15935))
    s.T('nct', 'Total Non-Controllable Expenses', ['mg', 'tx', 'in']); s.T('opx', 'Total Operating Expenses', ['ctl', 'utl', 'nct'], 'TOTAL'); s.T('noi', 'Net Operating Income (NOI)', ['egi', '-opx'], 'TOTAL')
    s.H('Below the Line'); A('rs', '60100', 'Replacement Reserve Deposits', fl(8533)); A('cp', '60200', 'Capital Projects', lst(62400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21850, 108315)); A('ow', '60300', 'Owner / Partnership Expense', m(1500, .7)); A('in2', '60400', 'Interest Expense', fl(141270))
    s.T('bl', 'Total Below the Line', ['rs', 'cp', 'ow', 'in2']); s.T('cf', 'Cash Flow', ['noi', '-bl'], 'TOTAL')
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Read Me'
    for i, t in enumerate(['The Quill at Marston - Seller Underwriting Package', 'Tabs: T12 (property trailing twelve months), Bed Mix', 'Blue = hard-coded from property GL; no formulas have been retained.', 'Prepared for discussion only']): ws.cell(2+i*2, 2, t).font = Font(bold=i == 0, size=14 if i == 0 else 10)
    w = wb.create_sheet('T12'); w.sheet_view.showGridLines = False
    w['B2'] = 'The Quill at Marston'; w['B2'].font = Font(bold=True, size=14, color='7A1F3D'); w['B3'] = 'Trailing Twelve Months - August 2024 through July 2025'; w['B4'] = '512 beds / 148 units'; w['B3'].font = Font(italic=True)
    HR = 6; w.merge_cells(start_row=HR-1, start_column=4, end_row=HR-1, end_column=15); w.cell(HR-1, 4, 'Monthly Actuals').alignment = Alignment(horizontal='center'); w.cell(HR-1, 17, 'T3'); w.cell(HR-1, 18, 'T12'); w.cell(HR-1, 19, 'T12')
    cols = list(range(4, 16))+[17, 18]
    for cc, d in zip(cols, months): w.cell(HR, cc, d).number_format = 'mmm-yy'
    w.cell(HR, 2, 'GL'); w.cell(HR, 3, 'Account'); w.cell(HR, 17, 'Annualized'); w.cell(HR, 18, 'Total'); w.cell(HR, 19, '$ / Bed')
    for r_ in (HR-1, HR):
        for cc in range(2, 20): x = w.cell(r_, cc); x.font = Font(bold=True, color='FFFFFF'); x.fill = PatternFill('solid', fgColor='7A1F3D'); x.alignment = Alignment(horizontal='center' if cc > 3 else 'left')
    r0 = HR+1; thin = Side(style='thin')
    for r in s.rows:
        if r['type'] == 'HEADING': r0 += 1
        b = r['type'] != 'LINE'
        if r['code']: w.cell(r0, 2, int(r['code']))
        x = w.cell(r0, 3, r['label']); x.font = Font(bold=b); x.alignment = Alignment(indent=1 if r['type'] == 'LINE' else 0)
        if r['type'] != 'HEADING':
            for cc, v in list(zip(cols, r['vals']))+[(19, round(r['vals'][13]/beds, 2))]:
                x = w.cell(r0, cc, v); x.number_format = '#,##0_);(#,##0);0_)' if cc < 19 else '#,##0.00_);(#,##0.00)'; x.font = Font(bold=b, color='1F3FBF' if not b and cc < 16 else '000000')
                if b: x.border = Border(top=thin, bottom=Side(style='double') if r['type'] == 'TOTAL' else None)
        r0 += 1
        if r['type'] == 'TOTAL': r0 += 1
    w.cell(r0+1, 3, 'Source: property general ledger. T3 annualized = May to July 2025 x 4; not seasonally adjusted.').font = Font(italic=True, size=8)
    w.column_dimensions['A'].width = 2; w.column_dimensions['B'].width = 8; w.column_dimensions['C'].width = 34; w.column_dimensions['P'].width = 1.5
    for cc in cols+[19]: w.column_dimensions[gl(cc)].width = 11.5
    w.freeze_panes = w.cell(HR+1, 4); w.page_setup.orientation = 'landscape'; w.page_setup.fitToWidth = 1; w.page_setup.fitToHeight = 0; w.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    b = wb.create_sheet('Bed Mix'); [b.append(x) for x in [['Plan', 'Units', 'Beds', 'Avg Rate'], ['2x2', 40, 80, 905], ['3x3', 32, 96, 840], ['4x4', 84, 336, 795]]]; b['B2'], b['C2'] = 40, 80
    b['B3'], b['C3'] = 24, 72; b['B4'], b['C4'] = 84, 336; b.append(['Studio double', 12, 24, 690]) if False else None; b['A5'], b['B5'], b['C5'], b['D5'] = '1x1 shared', 12, 24, 690
    w['B4'] = '512 beds / 160 units'
    wb.save(os.path.join(DOC, fn))
    t = s.truth('Trailing Twelve Months', 'The Quill at Marston', '2024-08-01', '2025-07-31', [d.strftime('%b-%y') for d in months]+['T3 Annualized', 'T12 Total'], dict(total_income='egi', total_operating_expenses='opx', noi='noi', net_cash_flow='cf'), sheet='T12')
    save(fn, t, 'STUDENT_HOUSING', 'OPERATING_STATEMENT_T12', "seller's analyst", 'three-tab model, burgundy header, months as dates, T3 annualized and $/bed', 'annualized column beside totals, spacer column, merged header, read-me tab first')

def x2():
    fn = 'StowHarbor_T12_by_quarter.xlsx'; rng = random.Random(3722)
    s = S(17)
    def q(v):
        o = []
        for k in range(4): o += v[3*k:3*k+3]+[round(sum(v[3*k:3*k+3]), 2)]
        return o+[round(sum(v), 2)]
    def m(b, n=.05, g=0): return q([round(b*(1+g*i)*(1+rng.uniform(-n, n)), 2) for i in range(12)])
    def fl(b): return q([b]*12)
    def at(d): return q([d.get(i, 0) for i in range(12)])
    neg = lambda v: [-x for x in v]
    s.H('Ordinary Income/Expense', lv=0); s.H('Income', lv=1); s.H('Unit Rental', lv=2)
    for k, l, v in [('a', 'Drive-Up Units', m(38400, .03, .004)), ('b', 'Climate Controlled Units', m(27150, .03, .006)), ('c', 'RV & Boat Parking', m(4920, .08)), ('d', 'Online Promotions', neg(m(2380, .3)))]: s.L(k, l, v, lv=3)
    s.T('ur', 'Total Unit Rental', ['a', 'b', 'c', 'd'], lv=2); s.H('Ancillary', lv=2)
    for k, l, v in [('e', 'Tenant Protection Plan', m(6140, .04)), ('f', 'Late & Lien Fees', m(2315, .2)), ('g', 'Admin Fees', m(910, .25)), ('h', 'Lock & Box Sales', m(645, .3)), ('i', 'Truck Rental Commission', m(380, .5)), ('j', 'Billboard Lease', at({0: 4500, 6: 4500}))]: s.L(k, l, v, lv=3)
    s.T('an', 'Total Ancillary', list('efghij'), lv=2); s.T('ti', 'Total Income', ['ur', 'an'], 'TOTAL', lv=1)
    s.H('Cost of Goods Sold', lv=1); s.L('k', 'Retail Merchandise', m(330, .3), lv=2); s.T('cg', 'Total COGS', ['k'], lv=1); s.T('gp', 'Gross Profit', ['ti', '-cg'], lv=0)
    s.H('Expense', lv=1)
    ex = [('l', 'Advertising & Aggregators', m(2240, .3)), ('m', 'Bank & Merchant Fees', m(1585, .05)), ('n', 'Property Insurance', fl(1842.5)), ('o', 'Call Center', fl(675.0)), ('p', 'Landscaping', at({0: 900, 1: 900, 2: 900, 8: 900, 9: 900, 10: 900, 11: 900}))]
    for k, l, v in ex: s.L(k, l, v, lv=2)
    s.H('Payroll Expenses', lv=2); s.L('pa', 'Wages', m(8120, .06), lv=3); s.L('pb', 'Employer Taxes', m(745, .06), lv=3); s.L('pc', 'Medical Stipend', fl(500.0), lv=3); s.T('pt', 'Total Payroll Expenses', ['pa', 'pb', 'pc'], lv=2)
    ex2 = [('q', 'Property Taxes', at({3: 41218.64, 9: 41218.64})), ('r', 'Repairs & Gate Service', m(1690, .6)), ('t', 'Software & Website', fl(489.0)), ('u', 'Telephone/Internet', m(318, .04)), ('w', 'Management Fee 5%', None)]
    for k, l, v in ex2:
        if v is None: tv = s.v('ti'); v = q([round(tv[i]*.05, 2) for i in range(16) if i % 4 != 3])
        s.L(k, l, v, lv=2)
    s.H('Utilities', lv=2); s.L('x', 'Electric', m(2475, .2), lv=3); s.L('y', 'Water', m(214, .2), lv=3); s.L('z', 'Refuse', fl(186.0), lv=3); s.T('ut', 'Total Utilities', ['x', 'y', 'z'], lv=2)
    s.T('te', 'Total Expense', ['l', 'm', 'n', 'o', 'p', 'pt', 'q', 'r', 't', 'u', 'w', 'ut'], 'TOTAL', lv=1); s.T('no', 'Net Ordinary Income', ['gp', '-te'], 'TOTAL', lv=0)
    s.H('Other Income/Expense', lv=0); s.H('Other Expense', lv=1); s.L('aa', 'Interest Expense', q([round(19870.35-21.4*i, 2) for i in range(12)]), lv=2); s.L('ab', 'Depreciation Expense', fl(13450.0), lv=2); s.T('oe', 'Total Other Expense', ['aa', 'ab'], lv=1); s.T('nx', 'Net Other Income', ['-oe'], lv=0)
    s.T('ni', 'Net Income', ['no', 'nx'], 'TOTAL', lv=0)
    wb = openpyxl.Workbook(); w = wb.active; w.title = 'Sheet1'
    w['A1'] = 'Stow Harbor Self Storage LLC'; w['A2'] = 'Profit & Loss'; w['A3'] = 'October 2023 through September 2024'; w['A4'] = 'Accrual Basis'
    for c in ('A1', 'A2', 'A3'): w[c].font = Font(bold=True, name='Arial', size=12 if c != 'A3' else 10)
    mo = ["Oct '23", "Nov '23", "Dec '23", "Jan '24", "Feb '24", "Mar '24", "Apr '24", "May '24", "Jun '24", "Jul '24", "Aug '24", "Sep '24"]; hd = []
    for k in range(4): hd += mo[3*k:3*k+3]+[['Q4 2023', 'Q1 2024', 'Q2 2024', 'Q3 2024'][k]]
    hd.append("Oct '23 - Sep '24")
    for i, h in enumerate(hd): x = w.cell(5, 6+i, h); x.font = Font(bold=True, name='Arial', size=8); x.alignment = Alignment(horizontal='center', wrap_text=True); x.border = Border(bottom=Side(style='medium')); x.fill = PatternFill('solid', fgColor='DDE7F3') if i % 4 == 3 and i < 16 else PatternFill()
    r0 = 6
    for r in s.rows:
        w.cell(r0, 1+r['m']['lv'], r['label']).font = Font(name='Arial', size=8, bold=True)
        if r['type'] != 'HEADING':
            for i, v in enumerate(r['vals']):
                x = w.cell(r0, 6+i, v); x.number_format = '#,##0.00;-#,##0.00'; x.font = Font(name='Arial', size=8, bold=i == 16)
                if i % 4 == 3 and i < 16: x.fill = PatternFill('solid', fgColor='DDE7F3')
                if r['type'] != 'LINE': x.border = Border(top=Side(style='thin'), bottom=Side(style='double') if r['key'] == 'ni' else None)
        r0 += 1
    for c in 'ABCD': w.column_dimensions[c].width = 2.6
    w.column_dimensions['E'].width = 26
    for i in range(17): w.column_dimensions[gl(6+i)].width = 11.5
    w.page_setup.orientation = 'landscape'; w.page_setup.fitToHeight = 0; w.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC, fn))
    t = s.truth('Profit & Loss', 'Stow Harbor Self Storage LLC', '2023-10-01', '2024-09-30', hd, dict(total_income='ti', total_operating_expenses='te', noi='no', net_income='ni'), sheet='Sheet1')
    save(fn, t, 'SELF_STORAGE', 'OPERATING_STATEMENT_T12', 'small owner, bookkeeping export', 'desktop bookkeeping P&L, labels stepped over four columns, quarters inserted', 'labels in A to D by level, quarter totals among months, cost of goods sold between income and gross profit')

def x3():
    fn = 'Ironvale_Portfolio_Consolidation_2024.xlsx'; rng = random.Random(3723)
    props = [('Ironvale 1', 'Tarrow, OH', 182400), ('Ironvale 2', 'Tarrow, OH', 96250), ('Kesterman Dr', 'Lodi Park, OH', 241000), ('Bexhill Flex', 'Norwell, IN', 73880), ('Quarrel Rd', 'Norwell, IN', 128600), ('Hub South', 'Ansel, KY', 310500), ('Mgmt Co.', 'Corporate', 0)]
    n = len(props); s = S(n+2)
    def P(rate, n_=.15, corp=0, el=0, only=None):
        v = [int(p[2]*rate*(1+rng.uniform(-n_, n_))) if p[2] and (only is None or i in only) else 0 for i, p in enumerate(props)]
        v[n-1] = corp; return v+[el, sum(v)+el]
    s.H('Revenues'); s.L('br', 'Base rent', P(6.1, .12)); s.L('pr', 'Percentage / overage rent', P(0.04, .2, only=[3])); s.L('sl', 'Straight-line rent adjustment', [14205, -3110, 0, 6244, -8820, 21016, 0, 0, 29535]); s.L('cam', 'CAM reimbursements', P(.74, .15)); s.L('tr', 'Tax reimbursements', P(.98, .12)); s.L('ir', 'Insurance reimbursements', P(.17, .15)); s.L('ya', 'Prior-year reconciliations', [-2117, 844, 0, 1390, -5205, 3312, 0, 0, -1776])
    s.L('ot', 'Other property income', P(.03, .5)); mfee = [int(x*.03) for x in s.v('br')[:n-1]]
    s.L('mi', 'Management fee income', [0]*(n-1)+[sum(mfee), -sum(mfee), 0]); s.T('tr_', 'Total revenues', ['br', 'pr', 'sl', 'cam', 'tr', 'ir', 'ya', 'ot', 'mi'], 'TOTAL')
    s.H('Operating expenses'); s.H('Recoverable', ind=1)
    for k, l, r_ in [('rt', 'Real estate taxes', 1.03), ('in', 'Property insurance', .19), ('ro', 'Roof and structural repairs', .08), ('pk', 'Parking lot and paving', .06), ('sn', 'Snow removal', .09), ('ls', 'Landscaping', .07), ('fs', 'Fire and sprinkler', .04), ('ut', 'Utilities', .17), ('rm', 'General repairs', .16)]: s.L(k, l, P(r_, .2), ind=2)
    s.L('mf', 'Management fees', mfee+[0, -sum(mfee), 0], ind=2); s.T('rec', 'Total recoverable', ['rt', 'in', 'ro', 'pk', 'sn', 'ls', 'fs', 'ut', 'rm', 'mf'], ind=1)
    s.H('Non-recoverable', ind=1); s.L('lg', 'Legal and professional', P(.05, .3, 41850), ind=2); s.L('ga', 'General and administrative', P(.02, .3, 318400), ind=2); s.L('bd', 'Bad debt', P(.03, .4, only=[1, 3]), ind=2); s.L('vc', 'Vacant space costs', P(.11, .3, only=[2]), ind=2)
    s.T('nrc', 'Total non-recoverable', ['lg', 'ga', 'bd', 'vc'], ind=1); s.T('ox', 'Total operating expenses', ['rec', 'nrc'], 'TOTAL'); s.T('noi', 'Net operating income', ['tr_', '-ox'], 'TOTAL')
    s.H('Other (income) expense'); s.L('ie', 'Mortgage interest', P(1.72, .1)); s.L('da', 'Depreciation and amortization', P(1.95, .08, 12400)); s.L('ii', 'Interest income', [-3120, -1404, -2277, -980, -1815, -6602, -18450, 0, -34648]); s.L('gl', 'Loss on disposal of assets', P(.06, .2, only=[4]))
    s.T('to', 'Total other (income) expense', ['ie', 'da', 'ii', 'gl']); s.T('ni', 'Net income (loss)', ['noi', '-to'], 'TOTAL')
    # planted: one digit of one line in one property; totals stay as they were
    g = s.v('rt'); old = g[4]; st = str(old); new = int(st[0]+str((int(st[1])+4) % 10)+st[2:]); g[4] = new
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 3, 4)}); w = wb.add_worksheet('2024 Consol'); F = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 10, **k})
    w.hide_gridlines(2); w.set_landscape(); w.fit_to_pages(1, 0); w.set_column(0, 0, 34); w.set_column(1, n-1, 13); w.set_column(n, n, 13); w.set_column(n+1, n+2, 14)
    w.write(0, 0, 'IRONVALE INDUSTRIAL PARTNERS', F(bold=1, font_color='#1b4d3e')); w.write(1, 0, 'Consolidating Statement of Operations', F(bold=1)); w.write(2, 0, 'For the year ended December 31, 2024', F(italic=1))
    hf = F(bold=1, align='center', bg_color='#1b4d3e', font_color='white', text_wrap=1); sf = F(align='center', italic=1, font_color='#1b4d3e', bottom=1)
    w.write(4, 0, '', hf); w.write(5, 0, '', sf); 
    for i, p in enumerate(props): w.write(4, 1+i, p[0], hf); w.write(5, 1+i, p[1], sf); p[2] and w.write(6, 1+i, f'{p[2]:,} SF', F(align='center', italic=1, font_color='#666666'))
    w.write(4, n+1, 'Eliminations', hf); w.write(5, n+1, 'Intercompany', sf); w.write(4, n+2, 'Consolidated', hf); w.write(5, n+2, 'Total', sf); w.write(6, n+2, f'{sum(p[2] for p in props):,} SF', F(align='center', italic=1, font_color='#666666'))
    R = {}; rr = 8; nf = '#,##0_);(#,##0);"-"_)'
    for r in s.rows:
        b = r['type'] != 'LINE'; ind = r['m'].get('ind', 0)
        lf = F(bold=b, indent=ind+(1 if r['type'] == 'LINE' and not ind else 0))
        if r['type'] == 'HEADING' and not ind: rr += 1
        w.write(rr, 0, r['label'], lf); R[r['key']] = rr
        if r['type'] != 'HEADING':
            f = F(num_format=nf, bold=b, **(dict(top=1, **({'bottom': 6, 'bg_color': '#e3efe9'} if r['type'] == 'TOTAL' else {})) if b else {}))
            for i, v in enumerate(r['vals']): w.write_number(rr, 1+i, v, f)
        rr += 1
    w.write(rr+1, 0, 'Mgmt Co. charges 3.0% of base rent to each property; fee income and expense eliminate on consolidation. Hard-coded from property ledgers.', F(italic=1, font_size=8)); w.freeze_panes(8, 1); wb.close()
    s.dash = True
    t = s.truth('Consolidating Statement of Operations', 'Ironvale Industrial Partners', '2024-01-01', '2024-12-31', [f'{p[0]} {p[1]}' for p in props]+['Eliminations Intercompany', 'Consolidated Total'], dict(total_income='tr_', total_operating_expenses='ox', noi='noi', net_income='ni'), sheet='2024 Consol',
        planted={'what': f"'Real estate taxes' of Quarrel Rd prints {new:,} in place of {old:,}; the property's 'Total recoverable' and the consolidated column keep the true amount.", 'kind': 'digit_changed'})
    save(fn, t, 'INDUSTRIAL', 'OPERATING_STATEMENT', 'sponsor accounting', 'consolidating statement, a column a property, management company, eliminations, total', 'city and rentable area rows under the header, dashes for zero, mixed-sign other section')

x1(); x2(); x3()
