"""T12 of apartments as a large property-management system exports it (PDF, landscape, repeated header). Planted: row dropped."""
from h import *
from reportlab.pdfgen import canvas
rng = random.Random(1101)
ms = ['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
st = S('Income Statement - 12 Month', 'Cedar Hollow Apartments', '2024-07-01', '2025-06-30', ms + ['Total'])
M = lambda *a, **k: wt(monthly(rng, *a, **k))
F = lambda b: wt(fixed(b))
neg = lambda v: [-x for x in v]
win = [.8,.8,.85,.95,1.1,1.25,1.4,1.35,1.15,1,.9,.8]
summ = [1.3,1.3,1.1,.9,.7,.6,.6,.7,1,1.2,1.3,1.3]
L, H, T = st.line, st.head, st.tot
H('INCOME', '4000-0000', lv=0)
H('RENTAL INCOME', '4100-0000', lv=1)
r = [L('Gross Potential Rent', M(238400, vol=.001, drift=.0022), '4105-0000', lv=2),
     L('Loss/Gain to Lease', neg(M(7900, vol=.06, drift=-.02)), '4110-0000', lv=2),
     L('Vacancy Loss', neg(M(13100, vol=.14)), '4120-0000', lv=2),
     L('Concessions', neg(M(2650, vol=.3)), '4125-0000', lv=2),
     L('Employee Unit Discount', neg(F(1195)), '4130-0000', lv=2),
     L('Model Unit', neg(F(1480)), '4135-0000', lv=2),
     L('Bad Debt Write-Off', neg(M(2100, vol=.6)), '4140-0000', lv=2),
     L('Bad Debt Recovery', M(410, vol=.7, miss=.35), '4145-0000', lv=2)]
tr = T('TOTAL RENTAL INCOME', r, code='4199-0000', lv=1)
H('OTHER INCOME', '4200-0000', lv=1)
o = [L(n, M(b, vol=v, miss=m), c, lv=2) for c, n, b, v, m in [
 ('4205-0000','Application Fees',1150,.25,0),('4210-0000','Administrative Fees',1420,.25,0),('4215-0000','Late Fees',2380,.15,0),
 ('4220-0000','NSF Fees',120,.5,.2),('4225-0000','Month-to-Month Fees',640,.3,0),('4230-0000','Pet Rent',1905,.04,0),
 ('4235-0000','Non-Refundable Pet Fees',700,.4,.1),('4240-0000','Lease Termination Fees',1650,.6,.25),('4245-0000','Garage / Carport Rent',3115,.03,0),
 ('4250-0000','Damages / Cleaning Charges',1290,.5,0),('4255-0000','Utility Reimb - Water/Sewer',8140,.04,0),('4260-0000','Utility Reimb - Trash',1960,.03,0),
 ('4265-0000','Pest Control Reimbursement',592,.03,0),('4270-0000','Cable / Internet Revenue Share',810,.02,.66),('4290-0000','Miscellaneous Income',95,.8,.3)]]
to = T('TOTAL OTHER INCOME', o, code='4299-0000', lv=1)
ti = T('TOTAL INCOME', [tr, to], typ='TOTAL', code='4999-0000', lv=0, key='total_income')
H('EXPENSES', '5000-0000', lv=0)
subs = []
def sec(code, name, rows, dropped=None):
    H(name, code, lv=1); ids = []
    for i, (c, n, v) in enumerate(rows): ids.append(L(n, v, c, lv=2))
    subs.append(T('TOTAL ' + name, ids, code=code[:2] + '99-0000', lv=1))
sec('5100-0000','PAYROLL',[('5105-0000','Manager Salary',M(5850,vol=.01)),('5110-0000','Assistant Manager / Leasing',M(6940,vol=.05)),
 ('5115-0000','Maintenance Salaries',M(10480,vol=.04)),('5120-0000','Bonuses / Commissions',M(1480,vol=.35)),('5130-0000','Payroll Taxes',M(2010,vol=.07)),
 ('5135-0000','Health Insurance',M(2660,vol=.02)),('5140-0000','Workers Compensation',M(590,vol=.05)),('5150-0000','Temporary Labor',M(1300,vol=.3,miss=.6))])
sec('5200-0000','UTILITIES',[('5205-0000','Electric - Common Area',M(2290,vol=.05,seas=summ)),('5210-0000','Electric - Vacant',M(610,vol=.2)),
 ('5215-0000','Gas',M(940,vol=.05,seas=win)),('5220-0000','Water & Sewer',M(10150,vol=.05)),('5225-0000','Trash Removal',M(2475,vol=.02)),('5230-0000','Telephone / Internet',M(685,vol=.02))])
sec('5300-0000','REPAIRS & MAINTENANCE',[('5305-0000','HVAC Repairs',M(1250,vol=.3,seas=summ)),('5310-0000','Plumbing',M(980,vol=.4)),('5315-0000','Electrical Supplies',M(430,vol=.4)),
 ('5320-0000','Appliance Parts',M(520,vol=.4)),('5325-0000','Keys & Locks',M(140,vol=.5)),('5330-0000','Pool Service & Supplies',M(560,vol=.1,seas=summ)),
 ('5335-0000','Fire & Life Safety',M(880,vol=.3,miss=.5)),('5340-0000','Pest Control',F(575)),('5345-0000','Roof & Gutter',M(1400,vol=.3,miss=.7))])
sec('5400-0000','MAKE READY',[('5405-0000','Painting - Turn',M(2310,vol=.3,seas=summ)),('5410-0000','Carpet Cleaning',M(690,vol=.3,seas=summ)),('5415-0000','Cleaning - Turn',M(1180,vol=.3,seas=summ)),('5420-0000','Turn Supplies',M(470,vol=.3))])
sec('5500-0000','CONTRACT SERVICES',[('5505-0000','Landscaping Contract',F(2850)),('5510-0000','Courtesy Patrol',F(1200)),('5515-0000','Snow Removal',wt([0,0,0,0,62000,184500,231000,146750,39500,0,0,0]))])
sec('5600-0000','MARKETING',[('5605-0000','Internet Listing Services',M(2190,vol=.03)),('5610-0000','Resident Referrals',M(400,vol=.2,miss=.3)),('5615-0000','Resident Functions',M(260,vol=.5)),('5620-0000','Signage & Printing',M(180,vol=.7,miss=.3))])
sec('5700-0000','ADMINISTRATIVE',[('5705-0000','Office Supplies',M(310,vol=.3)),('5710-0000','Software & Licenses',F(1485.5)),('5715-0000','Legal / Eviction',M(780,vol=.5,miss=.1)),
 ('5720-0000','Bank Charges',M(165,vol=.1)),('5725-0000','Travel & Training',M(240,vol=.6,miss=.3)),('5730-0000','Credit Reports',M(330,vol=.2))])
H('MANAGEMENT FEES','5800-0000',lv=1)
mf = [round(x*.03) for x in st.rows[ti]['v'][:12]]
m_ = L('Management Fee', wt(mf), '5805-0000', lv=2); subs.append(T('TOTAL MANAGEMENT FEES', [m_], code='5899-0000', lv=1))
sec('5900-0000','TAXES & INSURANCE',[('5905-0000','Real Estate Taxes',F(24816.67)),('5910-0000','Property Insurance',wt([1021344]*5+[1187250]*7)),('5915-0000','Franchise Tax',wt([0]*10+[418400,0]))])
te = T('TOTAL OPERATING EXPENSES', subs, typ='TOTAL', code='6000-0000', lv=0, key='total_operating_expenses')
noi = T('NET OPERATING INCOME', [ti, te], minus=[te], typ='TOTAL', code='6100-0000', lv=0, key='noi')
H('NON-OPERATING','7000-0000',lv=0)
n = [L('Interest Expense - Mortgage', M(61240,vol=.015), '7105-0000', lv=2), L('Depreciation', F(41166.25), '7110-0000', lv=2), L('Owner Legal & Professional', M(1900,vol=.4,miss=.6), '7120-0000', lv=2)]
tn = T('TOTAL NON-OPERATING EXPENSE', n, code='7999-0000', lv=1)
T('NET INCOME', [noi, tn], minus=[tn], typ='TOTAL', code='9000-0000', lv=0, key='net_income')
# plant: drop the row 5130-0000 Payroll Taxes from the print and from the truth, totals keep it
d = next(i for i, x in enumerate(st.rows) if x['code'] == '5130-0000')
del st.rows[d]
for x in st.rows:
    if x['items']: x['items'] = [j - (j > d) for j in x['items'] if j != d]
st.keys = {k: v - (v > d) for k, v in st.keys.items()}
st.planted = {'what': 'the line "5130-0000 Payroll Taxes" was dropped; TOTAL PAYROLL still includes it in every column', 'kind': 'row_dropped'}

W, Hh = 1008, 612
c = canvas.Canvas(DOC + '/cedar_hollow_12mo_income_statement.pdf', pagesize=(W, Hh), invariant=1)
c.setTitle('12 Month Statement')
X0, XL, XC = 30, 92, 262
cw = [55]*12 + [62]
def header(pg):
    c.setFont('Helvetica-Bold', 10); c.drawCentredString(W/2, Hh-32, 'Cedar Hollow Apartments (cedarhol)')
    c.setFont('Helvetica-Bold', 12); c.drawCentredString(W/2, Hh-47, 'Income Statement - 12 Month')
    c.setFont('Helvetica', 8); c.drawCentredString(W/2, Hh-59, 'Period = Jul 2024-Jun 2025'); c.drawCentredString(W/2, Hh-69, 'Book = Accrual ; Tree = is_mf_std')
    c.setFont('Helvetica', 7); c.drawRightString(W-30, Hh-32, f'Page {pg}')
    y = Hh-88; x = XC; c.setFont('Helvetica-Bold', 7)
    for w, t in zip(cw, st.cols): x += w; c.drawRightString(x, y, t)
    c.setLineWidth(.7); c.line(X0, y-4, W-24, y-4)
    return y-15
pg = 1; y = header(pg)
for r in st.rows:
    if y < 34:
        c.setFont('Helvetica', 6.5); c.drawString(30, 18, 'Thursday, July 17, 2025 09:14 AM'); c.showPage(); pg += 1; y = header(pg)
    b = r['type'] != 'LINE'
    if r['type'] == 'HEADING' and r['x']['lv'] == 0: y -= 4
    c.setFont('Helvetica-Bold' if b else 'Helvetica', 6.6)
    c.drawString(X0, y, r['code']); c.drawString(XL + 9*r['x']['lv'], y, r['label'])
    if r['type'] != 'HEADING':
        x = XC
        for w, v in zip(cw, r['v']): x += w; c.drawRightString(x, y, money(v, paren=False))
        if b and r['type'] == 'TOTAL':
            c.setLineWidth(.4); c.line(XC+6, y+7.5, W-24, y+7.5)
        if b: y -= 3.5
    y -= 9.8
c.setFont('Helvetica', 6.5); c.drawString(30, 18, 'Thursday, July 17, 2025 09:14 AM'); c.save()
save('cedar_hollow_12mo_income_statement.pdf', [st], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'PM system 12-month export, codes, landscape, repeated header; row dropped', True)
