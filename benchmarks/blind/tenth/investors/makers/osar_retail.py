import random
from tlib import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import legal
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.colors import HexColor, black
R = random.Random(304)
NAME = 'OSAR_Fieldstone_Marketplace_2024.pdf'
s = S('Commercial Operating Statement Analysis Report', 'Fieldstone Marketplace', None, None, ['Underwriting', '12/31/2022 Normalized', '12/31/2023 Normalized', '12/31/2024 Normalized'])
def c2(x): return round(x, 2)
def L(l, uw, base=None, g=.03, noise=.05, neg=False, **m):
    v = [float(uw)] + ([0.0]*3 if base is None else [c2(base*(1+g)**k*(1+R.uniform(-noise, noise))) for k in range(3)])
    return s.line(l, [-x for x in v] if neg else v, **m)
s.head('INCOME:')
gpr = L('Gross Potential Rent', 2_418_760, 2_401_118.32, .012, .01); va = L('Less: Vacancy Loss', 169_313, 128_404.55, .1, .15, True)
i0 = [gpr, va]
i0 += [L('Base Rent', 0), L('Expense Reimbursement', 671_220, 688_040.17, .035, .03), L('Percentage Rent', 18_000, 21_366.9, .02, .3), L('Laundry / Vending Income', 0), L('Parking Income', 0), L('Other Income', 6_500, 9_115.4, 0, .5)]
egi = s.tot('*Effective Gross Income', i0, key='total_income', b=1)
s.head('OPERATING EXPENSES:')
e = [L('Real Estate Taxes', 331_045, 338_127.66, .022, .01), L('Property Insurance', 58_900, 61_774.2, .13, .03), L('Utilities', 74_250, 71_930.41), L('Repairs and Maintenance', 142_600, 139_055.8, .03, .12), L('Janitorial', 21_000, 20_417.5),
     L('Management Fees', 88_355, 1), L('Payroll & Benefits', 0), L('Advertising & Marketing', 9_500, 7_741.0, .02, .2), L('Professional Fees', 14_200, 17_088.31, .02, .3), L('General and Administrative', 11_800, 10_643.27, .03, .15), L('Other Expenses', 0, 2_204.6, 0, .6), L('Ground Rent', 0)]
s.rows[e[5]]['v'][1:] = [c2(x*.03) for x in s.rows[egi]['v'][1:]]
te = s.tot('*Total Operating Expenses', e, key='total_operating_expenses', b=1)
E, T = s.rows[egi]['v'], s.rows[te]['v']
s.line('Operating Expense Ratio', [round(T[k]/E[k], 4) for k in range(4)], k='p')
noi = s.tot('*Net Operating Income', [egi, ('-', te)], key='noi', b=1)
cx = [L('Leasing Commissions', 41_080, 52_206.5, .1, .5), L('Tenant Improvements', 61_620, 96_450, .1, .6), L('Capital Expenditures', 0, 38_811.43, 0, .7), L('Extraordinary Capital Expenditures', 0), ]
tc = s.tot('Total Capital Items', cx, 'SUBTOTAL')
ncf = s.tot('*Net Cash Flow', [noi, ('-', tc)], key='net_cash_flow', b=1)
DS = 1_123_468.08
d = [s.line('Debt Service (per Servicer)', [DS]*4), s.line('Debt Service (other loans)', [0.0]*4)]
td = s.tot('*Total Debt Service', d, 'SUBTOTAL', b=1)
s.tot('*Net Cash Flow After Debt Service', [ncf, ('-', td)], b=1)
n, f = s.rows[noi]['v'], s.rows[ncf]['v']
s.line('*DSCR: (NOI/DS)', [round(x/DS, 2) for x in n], k='x'); s.line('*DSCR: (NCF/DS)', [round(x/DS, 2) for x in f], k='x')
def fm(v, k):
    if k == 'p': return '%.2f%%' % (v*100)
    t = '{:,.2f}'.format(abs(v)); return '(%s)' % t if v < 0 else t
def pc(a, b, k):
    if k or not b: return ''
    return '%.2f%%' % ((a-b)/abs(b)*100)
SM = ParagraphStyle('s', fontName='Helvetica', fontSize=7.6, leading=9.4); SB = ParagraphStyle('b', parent=SM, fontName='Helvetica-Bold')
top = [['PROPERTY OVERVIEW', '', '', '', '', '', ''], ['Prospectus ID', '27', '', 'Loan Number', '300572114', '', ''], ['Property Name', 'Fieldstone Marketplace', '', 'Paid Through Date', '3/1/2025', '', ''],
       ['Property Address, City, State', '2100 Fieldstone Pkwy, Amherst Falls OH', '', 'Loan Balance / Date', '17,402,611.55   3/6/2025', '', ''], ['Property Type', 'Retail (RT)', '', 'Lien Position', 'First', '', ''],
       ['Net Rentable Square Feet', '141,655', '', 'Year Built/Renovated', '1996 / 2014', '', '']]
tt = Table(top, colWidths=[118, 90, 70, 86, 66, 58, 58])
base = [('FONT', (0, 0), (-1, -1), 'Helvetica', 7.4), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.8)]
tt.setStyle(TableStyle(base + [('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', 8), ('BACKGROUND', (0, 0), (-1, 0), HexColor('#c9d3e6')), ('SPAN', (0, 0), (-1, 0)), ('BOX', (0, 0), (-1, -1), .6, black)]))
data = [['', 'Underwriting', 'Prior Year', 'Prior Year', 'Current Year', '2024 - UW', '2024 - 2023'], ['Statement Ending', '', '12/31/2022', '12/31/2023', '12/31/2024', 'Variance', 'Variance'],
        ['Statement Classification', 'Underwriting', 'Normalized', 'Normalized', 'Normalized', '', ''], ['Number of Months Covered', '12', '12', '12', '12', '', ''], ['Occupancy Rate (physical)', '93.00%', '94.70%', '93.20%', '91.80%', '', '']]
st = base + [('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('GRID', (0, 0), (-1, -1), .25, HexColor('#888888')), ('FONT', (0, 0), (-1, 2), 'Helvetica-Bold', 7.4), ('BACKGROUND', (0, 0), (-1, 1), HexColor('#c9d3e6'))]
for r in s.rows:
    y = len(data); v = r['v']; k = r['m'].get('k')
    if r['rt'] == 'HEADING':
        data.append([r['label']]+['']*6); st += [('FONT', (0, y), (0, y), 'Helvetica-Bold', 7.6), ('BACKGROUND', (0, y), (-1, y), HexColor('#e9edf5'))]; continue
    data.append([r['label']]+[fm(x, k) for x in v]+[pc(v[3], v[0], k), pc(v[3], v[2], k)])
    if r['m'].get('b'): st += [('FONT', (0, y), (-1, y), 'Helvetica-Bold', 7.4)]
data += [['Source of Financial Data:', 'Underwriter', 'Borrower', 'Borrower', 'Borrower', '', '']]
t = Table(data, colWidths=[154, 68, 68, 68, 68, 60, 60], repeatRows=2); t.setStyle(TableStyle(st))
notes = ['Notes and Assumptions:', 'Revenue: Gross potential rent was taken from the December 2024 rent roll plus amounts billed during the year. Vacancy loss rose with the departure of the shoe store (6,200 SF) in June 2024; the space is being marketed at $15.50 NNN.',
 'Expense: Insurance renewed 7/1/2024 at a higher premium because of the wind deductible. Management fees normalized to 3.0% of EGI. Repairs and maintenance excludes $31,250 of parking lot resurfacing shown in capital.',
 'Capital Items: Tenant improvements were reimbursed in part from the TI/LC reserve held by the servicer (balance $212,904.18).', 'Comments: * Used in the CREFC Loan Periodic Update File. Year 2024 DSCR remains above the 1.20x cash management trigger.']
def deco(c, dd):
    w, h = legal; c.setFont('Helvetica-Bold', 10); c.drawCentredString(w/2, h-34, 'COMMERCIAL OPERATING STATEMENT ANALYSIS REPORT'); c.setFont('Helvetica', 7.5); c.drawCentredString(w/2, h-45, '(includes Retail/Office/Industrial/Warehouse/Mixed Use/Self Storage)'); c.drawCentredString(w/2, h-55, 'as of 03/31/2025')
    c.drawString(33, 24, 'CREFC Investor Reporting Package'); c.drawRightString(w-33, 24, 'Page %d' % dd.page)
dd = SimpleDocTemplate(doc(NAME), pagesize=legal, leftMargin=30, rightMargin=30, topMargin=64, bottomMargin=40, invariant=1)
dd.build([tt, Spacer(1, 6), t, Spacer(1, 6)] + [Paragraph(x, SB if k == 0 else SM) for k, x in enumerate(notes)], onFirstPage=deco, onLaterPages=deco)
save(NAME, [s], 'RETAIL', 'servicer operating statement analysis (CREFC OSAR) form with UW and three normalized years and % variances', False)
