# QuickBooks-Desktop-like P&L by month, columns running over to a second page
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng = random.Random(3301)
NAME = 'Maplewood Terrace PL Jan-Jun 2025.pdf'
M = ['Jan 25', 'Feb 25', 'Mar 25', 'Apr 25', 'May 25', 'Jun 25']
s = S('Profit & Loss', 'Maplewood Terrace Apartments LLC', '2025-01-01', '2025-06-30', M + ['TOTAL'], derive=lambda b, k: b + [r2(sum(b))])
w = lambda b, v=.06: wob(rng, b, 6, v)
s.head('Ordinary Income/Expense', lv=1)
s.head('Income', lv=3)
s.head('Rental Income', lv=4)
a = [s.line('Apartment Rent', [30215, 30215, 29640, 30480, 30955, 31130], lv=5), s.line('Garage Rent', [675, 675, 675, 750, 750, 750], lv=5),
     s.line('Pet Rent', [210, 210, 175, 210, 245, 245], lv=5), s.line('Rent Concessions', [0, 0, -450, 0, -295, 0], lv=5)]
t1 = s.tot('Total Rental Income', a, lv=4)
o = [t1, s.line('Application Fees', [90, 0, 135, 45, 180, 45], lv=4), s.line('Late Fees', [300, 225, 375, 150, 225, 300], lv=4),
     s.line('Laundry Income', w(412.5, .18), lv=4), s.line('NSF Charges', [0, 35, 0, 0, 35, 0], lv=4), s.line('Water/Sewer Reimbursement', w(1188, .05), lv=4)]
ti = s.tot('Total Income', o, lv=3, key='total_income', rt='TOTAL')
gp = s.tot('Gross Profit', [ti], lv=2)
s.head('Expense', lv=3)
E_ = lambda l, v, lv=4: s.line(l, v, lv=lv, kind='exp')
ex = [E_('Advertising', [149, 149, 149, 149, 224, 149]), E_('Bank Service Charges', [25, 25, 25, 25, 25, 25]), E_('Cleaning', w(685, .1)), E_('Computer and Internet', w(129.95, 0))]
s.head('Insurance', lv=4)
i_ = [E_('General Liability', w(412.17, 0), 5), E_('Property', w(1386.5, 0), 5), E_('Workers Comp', [0, 0, 611.4, 0, 0, 611.4], 5)]
ex += [s.tot('Total Insurance', i_, lv=4, kind='exp'), E_('Landscaping & Snow Removal', [1240, 1580, 760, 620, 845, 845]), E_('Legal Fees', [0, 385, 0, 0, 740, 0]), E_('License & Permits', [0, 0, 0, 480, 0, 0]), E_('Management Fees', [round(x * .05, 2) for x in s.rows[ti]['base']]), E_('Office Supplies', w(72.4, .5))]
s.head('Payroll Expenses', lv=4)
p_ = [E_('Maintenance Wages', w(2860, .04), 5), E_('Payroll Taxes', w(238.4, .04), 5)]
ex += [s.tot('Total Payroll Expenses', p_, lv=4, kind='exp'), E_('Pest Control', [165] * 6), E_('Property Taxes', [0, 0, 0, 0, 0, 21884.36])]
s.head('Repairs and Maintenance', lv=4)
m_ = [E_('Appliances', [0, 689, 0, 1148.97, 0, 574.5], 5), E_('HVAC', w(410, .6), 5), E_('Painting & Turnover', w(905, .5), 5), E_('Plumbing', w(560, .6), 5), E_('Repairs and Maintenance - Other', w(340, .5), 5)]
ex += [s.tot('Total Repairs and Maintenance', m_, lv=4, kind='exp'), E_('Trash Removal', w(478, 0))]
s.head('Utilities', lv=4)
u_ = [E_('Electric - Common', w(518, .12), 5), E_('Gas', [1388.2, 1462.75, 1104.3, 702.11, 391.86, 240.05], 5), E_('Water & Sewer', w(1722, .06), 5)]
ex += [s.tot('Total Utilities', u_, lv=4, kind='exp')]
te = s.tot('Total Expense', ex, lv=3, kind='exp', rt='TOTAL', key='total_operating_expenses')
no = s.tot('Net Ordinary Income', [gp, (te, -1)], lv=1, rt='TOTAL', key='noi')
s.head('Other Income/Expense', lv=1)
s.head('Other Income', lv=2)
oi = s.tot('Total Other Income', [s.line('Interest Income', w(11.2, .1), lv=3)], lv=2)
s.head('Other Expense', lv=2)
oe = s.tot('Total Other Expense', [E_('Depreciation Expense', [3541.67] * 6, 3), E_('Mortgage Interest', [7218.4, 7204.11, 7189.75, 7175.33, 7160.84, 7146.29], 3)], lv=2, kind='exp')
nn = s.tot('Net Other Income', [oi, (oe, -1)], lv=1)
s.tot('Net Income', [no, nn], lv=0, rt='TOTAL', key='net_income')

W, H = letter
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=letter, invariant=1)
def page(cols, no, first):
    c.setFont('Helvetica-Bold', 8); c.drawString(40, H - 40, '9:42 AM'); c.drawString(40, H - 52, '07/14/25'); c.drawString(40, H - 64, 'Cash Basis')
    c.setFont('Helvetica-Bold', 12); c.drawCentredString(W / 2 + 20, H - 42, 'Maplewood Terrace Apartments LLC')
    c.setFont('Helvetica-Bold', 14); c.drawCentredString(W / 2 + 20, H - 59, 'Profit & Loss')
    c.setFont('Helvetica-Bold', 10); c.drawCentredString(W / 2 + 20, H - 73, 'January through June 2025')
    c.setLineWidth(1); c.line(40, H - 78, W - 40, H - 78)
    x = [330 + 74 * k for k in range(len(cols))]
    y = H - 98
    c.setFont('Helvetica-Bold', 8)
    for k, j in enumerate(cols):
        c.drawCentredString(x[k] - 24, y, s.columns[j]); c.setLineWidth(1.2); c.line(x[k] - 62, y - 3, x[k] + 2, y - 3)
    y -= 14
    last = len(s.rows) - 1
    for i, r in enumerate(s.rows):
        c.setFont('Helvetica-Bold', 8); c.drawString(52 + 10 * r['lv'], y, r['label'])
        if r['full']:
            c.setFont('Helvetica' if i != last else 'Helvetica-Bold', 8)
            for k, j in enumerate(cols):
                if r['rt'] != 'LINE':
                    c.setLineWidth(.5); c.line(x[k] - 58, y + 8, x[k] + 1, y + 8)
                c.drawRightString(x[k], y, f"{r['full'][j]:,.2f}")
                if i == last:
                    c.line(x[k] - 58, y - 2.5, x[k] + 1, y - 2.5); c.line(x[k] - 58, y - 4.5, x[k] + 1, y - 4.5)
        y -= 10.2 if r['rt'] in ('LINE', 'HEADING') else 11.9
    c.setFont('Helvetica-Bold', 8); c.drawRightString(W - 40, 24, f'Page {no}')
    assert y > 26, y
    c.showPage()
page([0, 1, 2, 3], 1, True); page([4, 5, 6], 2, False)
c.save(); save(NAME, [s])
