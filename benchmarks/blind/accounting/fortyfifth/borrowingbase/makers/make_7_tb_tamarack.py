# Trial balance of the industrial borrower: opening, movement, closing, each in a pair of Dr and Cr. PDF landscape legal, serif.
from common import *
import make_2_tamarack as A
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n, f in [('LS','LiberationSerif-Regular'),('LB','LiberationSerif-Bold'),('LI','LiberationSerif-Italic')]: pdfmetrics.registerFont(TTFont(n, LIB+f+'.ttf'))
R = random.Random(4507)
AR = sum(r['total'] for p in A.build() for g in p[2] for r in g[3])
# (code, name, opening signed dollars, movement type)
C = [('Current assets',[('10100','Cash - Operating, Granite Ferry Bank',418226.17,'plug'),('10150','Cash - Lockbox',96310.42,'mix'),('10200','Security Deposit Account',212450,'few'),('11000','Tenant Receivables',None,'ar'),('11050','Allowance for Doubtful Accounts',-38500,'cr'),('11200','Accrued Rent Receivable (Straight-line)',187640.55,'dr'),('12100','Prepaid Insurance',64210.8,'cr'),('12200','Prepaid Real Estate Taxes',0,'dr'),('12400','Utility Deposits',9150,'none')]),
('Real estate and deferred costs',[('15000','Land',3120000,'none'),('15100','Buildings',17864300,'none'),('15200','Tenant Improvements',1288412.36,'dr'),('15400','Paving and Yard Improvements',402775,'none'),('15900','Accumulated Depreciation',-5931208.44,'cr'),('16100','Leasing Commissions',366480,'dr'),('16150','Accum. Amortization - Commissions',-148902.6,'cr'),('16300','Deferred Financing Costs',141000,'cr')]),
('Liabilities',[('20100','Accounts Payable - Trade',-141887.09,'mix'),('20300','Accrued Property Taxes',-288400,'cr'),('20350','Accrued Interest',-61744.31,'mix'),('21000','Tenant Security Deposits',-212450,'few'),('21200','Prepaid Rents',-33907.5,'mix'),('23000','Due to Tamarack Management Co.',-18450,'mix'),('25000','Mortgage Note - Granite Ferry Bank',-11940355.12,'dr'),('25100','Revolving Line of Credit',-850000,'mix')]),
("Partners' equity",[('30100','General Partner Capital',-61000,'none'),('30200','Limited Partners Capital','plug','none'),('30900','Distributions',145000,'dr')]),
('Revenue',[('40100','Base Rent',-742180.65,'crx'),('40200','CAM Recoveries',-118230.1,'crx'),('40250','Tax Recoveries',-139904.77,'crx'),('40300','Insurance Recoveries',-21640.2,'crx'),('40500','Late Charges',-4110.35,'cr'),('40900','Other Income',-2275,'cr')]),
('Operating expenses',[('50100','Repairs - Dock and Door',18764.2,'dr'),('50150','Repairs - Roof',7420,'dr'),('50200','Snow Removal',41288,'drcr'),('50250','Landscaping',3150,'dr'),('50300','Utilities - Common',22914.63,'dr'),('50400','Property Insurance',32105.4,'dr'),('50500','Real Estate Taxes',144200,'dr'),('50600','Management Fees',30744.18,'dr'),('50700','Legal - Collections',5885.5,'dr'),('50800','Bad Debt Expense',0,'none')]),
('Financing and non-cash',[('60100','Mortgage Interest',183902.66,'dr'),('60150','Line of Credit Interest',14220.31,'dr'),('61000','Depreciation',146250,'dr'),('61100','Amortization',18375.9,'dr')])]
K = ['open_dr','open_cr','debit','credit','close_dr','close_cr']
acc = []
for s, L in C:
    for c, n, o, t in L: acc.append([s, c, n, None if o is None else o if o=='plug' else round(o*100), t, 0, 0])
for a in acc:
    t = a[4]; b = abs(a[3]) if isinstance(a[3], int) else 0
    x = lambda f=1: int(max(40000, b*R.uniform(.01,.06) if a[1][0] in '123' else b*R.uniform(.2,.38))*f)
    if t == 'dr': a[5] = x()
    if t == 'cr': a[6] = x()
    if t == 'crx': a[6] = int(b*R.uniform(.31,.36)); a[5] = R.choice([0,0,R.randint(20000,300000)])
    if t == 'drcr': a[5] = x(.4); a[6] = R.randint(40000,90000)
    if t == 'mix': a[5] = R.randint(2000000,9000000); a[6] = R.randint(2000000,9000000)
    if t == 'few': a[5] = 850000 if a[1]=='10200' else 400000; a[6] = 400000 if a[1]=='10200' else 850000
    if t == 'ar': a[5] = 28418533; a[6] = 26102977; a[3] = AR - a[5] + a[6]
cap = next(a for a in acc if a[3]=='plug'); cap[3] = -sum(a[3] for a in acc if a[3] != 'plug')
p = next(a for a in acc if a[4]=='plug'); d = sum(a[6]-a[5] for a in acc); p[5] = 31204418; p[6] = p[5]-d
assert p[6] > 0 and cap[3] < 0, (p, cap)
rows, S = [], {}
def pair(v): return (v if v>0 else None, -v if v<0 else None)
for s, c, n, o, t, dr, cr in acc:
    r = dict(account=c, name=n); e = o+dr-cr
    for (k1,k2), v in ((('open_dr','open_cr'),pair(o)), (('close_dr','close_cr'),pair(e)), (('debit','credit'),(dr or None, cr or None))): r[k1], r[k2] = v
    rows.append(r); S.setdefault(s, []).append(r)
totals = []
W, H = 14*72, 8.5*72
X0 = [45, 100]; XR = [435, 535, 645, 745, 855, 962]
c = canvas.Canvas(DOC+'/tamarack_tb_apr26.pdf', pagesize=(W,H), invariant=1); pg = 0
def head():
    global y, pg; pg += 1
    c.setFont('LB', 15); c.drawCentredString(W/2, H-40, 'Tamarack Industrial Holdings LP'); c.setFont('LI', 11); c.drawCentredString(W/2, H-56, 'Trial Balance  –  month ended April 30, 2026 (accrual)')
    y = H-80; c.setFont('LB', 10); c.setLineWidth(.6)
    for i, t in enumerate(['Balance April 1','Movement in month','Balance April 30']):
        a, b = XR[2*i]-85, XR[2*i+1]; c.drawCentredString((a+b)/2, y, t); c.line(a, y-3, b, y-3)
    y -= 14; c.drawString(X0[0], y, 'Account'); c.drawString(X0[1], y, 'Title')
    for i, x in enumerate(XR): c.drawRightString(x, y, 'Cr' if i%2 else 'Dr')
    c.line(40, y-5, W-40, y-5); y -= 19
    c.setFont('LI', 8); c.drawString(45, 26, 'Unaudited. Prepared by the general partner for the collateral desk of Granite Ferry Bank.'); c.drawRightString(W-45, 26, f'Sheet {pg} of 2' )
def nums(r, f):
    c.setFont(f, 10)
    for x, k in zip(XR, K): c.drawRightString(x, y, f2(r.get(k)) if r.get(k) else '')
head()
for s, g in S.items():
    if y < 44+14*min(5,len(g)+2): c.showPage(); head()
    c.setFont('LI', 11); c.drawString(45, y, s); y -= 14
    for r in g:
        if y < 50: c.showPage(); head()
        c.setFont('LS', 10); c.drawString(X0[0], y, r['account']); c.drawString(X0[1], y, r['name']); nums(r, 'LS'); y -= 13
    t = {k: v or None for k, v in add(g, K).items()}; totals.append(dict(label='Total '+s[0].lower()+s[1:], **t))
    y -= 2
    for x in XR: c.line(x-75, y+11, x, y+11)
    c.setFont('LB', 10); c.drawString(X0[1], y, 'Total '+s[0].lower()+s[1:]); nums(t, 'LB'); y -= 19
t = add(rows, K); assert t['open_dr']==t['open_cr'] and t['debit']==t['credit'] and t['close_dr']==t['close_cr']
totals.append(dict(label='Trial balance totals', **t)); c.setFont('LB', 10); c.drawString(X0[1], y, 'Trial balance totals'); nums(t, 'LB')
for x in XR: c.line(x-78, y-4, x, y-4); c.line(x-78, y-6, x, y-6)
c.save()
dump('tamarack_tb_apr26','pdf','TB',K,rows,totals,None,'INDUSTRIAL','general partner bookkeeper','three pairs of Dr/Cr under spanning heads, sections with totals, legal landscape',False)
