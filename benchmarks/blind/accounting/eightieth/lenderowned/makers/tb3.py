from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(8033)
j = lambda v, s=.15: int(round(v*100*R.uniform(1-s, 1+s)))
# acct|desc|opening signed|period dr|period cr
D = """1000-10-00|Cash - First Harbor Operating|C
1005-10-00|Cash - Tenant Deposits|64200,0,0
1030-10-00|Escrow - Real Estate Taxes|118700,29600,0
1035-10-00|Escrow - TI/LC Reserve|241300,8500,36200
1100-10-00|Accounts Receivable - Tenants|93400,211800,198700
1105-10-00|Straight-Line Rent Receivable|176500,0,3140
1110-10-00|Accrued Operating Expense Recovery|28900,9700,0
1190-10-00|Allowance for Bad Debts|-17500,0,2500
1200-10-00|Prepaid Insurance|31800,0,5300
1210-10-00|Prepaid Service Contracts|6900,2200,1150
*Total Current Assets
1500-10-00|Land|1720000,0,0
1510-10-00|Building and Core|9385000,0,0
1520-10-00|Tenant Improvements|1264000,36200,0
1530-10-00|Deferred Leasing Commissions|318400,11900,0
1590-10-00|Accumulated Depreciation|-684300,0,24100
1595-10-00|Accumulated Amortization|-209700,0,13900
*Total Property
2000-10-00|Accounts Payable|-68300,142600,151200
2010-10-00|Accrued Expenses|-21400,21400,18700
2020-10-00|Accrued Real Estate Taxes|-177600,0,29600
2030-10-00|Sales Tax Payable|-1320,1320,1410
2040-10-00|Prepaid Rents|-27600,19400,23800
2050-10-00|Security Deposits Payable|-63800,0,0
2060-10-00|Retainage Payable|-9100,3620,3620
*Total Current Liabilities
2500-10-00|Note Payable - Bank (Non-Accrual)|-8200000,0,0
2510-10-00|Protective Advances Payable|-196000,0,14500
2600-10-00|Due to Affiliate - Griffin Parking|-18250,4000,2750
*Total Long-Term Liabilities
3000-10-00|Member's Equity|-3500000,0,0
3050-10-00|Distributions to Bank|310000,40000,0
3100-10-00|Accumulated Surplus|P
*Total Equity
4000-20-00|Base Rent - Office|-873000,0,145600
4005-20-00|Base Rent - Ground Floor Retail|-121000,0,20200
4010-20-00|Rent Abatements|31200,3900,0
4020-20-00|Straight-Line Rent Adjustment|18900,3140,0
4100-20-00|Operating Expense Recoveries|-98700,0,17300
4110-20-00|Real Estate Tax Recoveries|-71400,0,12100
4120-20-00|Electric Submeter Billing|-46300,0,8250
4200-20-00|Garage Income|-38400,0,6100
4210-20-00|Rooftop Antenna License|-16200,0,2700
4220-20-00|After-Hours HVAC|-5100,0,1150
4290-20-00|Interest Income|-2260,0,385
*Total Revenue
5000-30-10|Janitorial Contract|79800,13300,0
5010-30-10|Day Porter|20400,3400,0
5020-30-10|Window Washing|7900,0,0
5100-30-20|Engineer Salaries|61200,10200,0
5110-30-20|HVAC Repairs|22700,4850,600
5120-30-20|Elevator Maintenance|16100,2690,0
5130-30-20|Plumbing and Electrical|9800,1470,0
5140-30-20|Roof Repairs|4300,0,0
5150-30-20|Fire and Life Safety|6200,1080,0
5200-30-30|Electricity|96400,17900,0
5210-30-30|Gas|14700,1620,0
5220-30-30|Water and Sewer|12100,2240,0
5300-30-40|Security Guards|48900,8150,0
5310-30-40|Landscaping and Snow Removal|11300,1700,0
*Total Operating Expenses
5500-40-00|Management Fee|35700,6050,0
5510-40-00|Legal and Receiver Fees|28800,4300,0
5520-40-00|Office and Telephone|5600,920,0
5530-40-00|Bad Debt Expense|15000,2500,0
5600-40-00|Real Estate Taxes|177600,29600,0
5610-40-00|Insurance|31800,5300,0
6000-50-00|Depreciation|144600,24100,0
6010-50-00|Amortization|83400,13900,0
*Total Administrative and Fixed Charges"""
L = []
for l in D.split('\n'):
    if l[0] == '*': L.append(['T', l[1:]]); continue
    a, d, v = l.split('|')
    if v in 'CP': L.append(['R', a, d, 0, 0, 0]); continue
    o, dr, cr = map(float, v.split(','))
    L.append(['R', a, d, int(o*100) if o % 5000 == 0 and o else j(o), j(dr, .09), j(cr, .09)])
rr = [x for x in L if x[0] == 'R']
by = {x[1][:4]: x for x in rr}
for e, b in (('5600', '2020'), ('5610', '1200'), ('6000', '1590'), ('6010', '1595'), ('5530', '1190'), ('4020', '1105')): by[e][4] = by[b][5]
by['1520'][4] = by['1035'][5]
c0 = rr[0]; c0[3] = 18761245; c0[4] = 20143388; c0[5] = sum(x[4] for x in rr)-sum(x[5] for x in rr); assert c0[5] > 0
p = [x for x in rr if x[2] == 'Accumulated Surplus'][0]; p[3] = -sum(x[3] for x in rr); print(c0, p)
K = ['open_dr', 'open_cr', 'debit', 'credit', 'close_dr', 'close_cr']
def six(o, d, c):
    e = o+d-c
    return [o if o > 0 else None, -o if o < 0 else None, d, c, e if e > 0 else None, -e if e < 0 else None]
BAD = '2020-10-00'
n = 'TB_griffin_plaza_sage_0625.pdf'
P = landscape(letter); W, H = P
c = canvas.Canvas(path(n), pagesize=P, invariant=1)
X = [332, 420, 502, 584, 670, 758]
state = {'p': 0}
def head():
    state['p'] += 1
    c.setFont('Times-Bold', 12); c.drawCentredString(W/2, H-34, 'GRIFFIN PLAZA OFFICE REO, LLC')
    c.setFont('Times-Roman', 9); c.drawString(34, H-34, '7/14/2025  4:51:07PM'); c.drawRightString(758, H-34, f"Page {state['p']}")
    c.drawCentredString(W/2, H-47, 'G/L Trial Balance  -  Opening, Period and Closing   (GLTRLR2)')
    c.drawString(34, H-62, 'From Account No.  [ ]  To  [ZZZZZZZZZZZZ]'); c.drawString(34, H-73, 'Year/Period  [2025 - 06]     Sort By  [Account No.]     Currency  USD')
    y = H-92; c.setFont('Times-Bold', 9)
    for a, t in ((0, 'Opening Balance'), (2, 'Period Activity'), (4, 'Closing Balance')):
        c.drawCentredString((X[a]+X[a+1])/2-24, y, t); c.setLineWidth(.5); c.line(X[a]-58, y-2.5, X[a+1], y-2.5)
    y -= 12; c.drawString(34, y, 'Account No.'); c.drawString(98, y, 'Description')
    for i, x in enumerate(X): c.drawRightString(x, y, 'Debit' if i % 2 == 0 else 'Credit')
    c.line(34, y-3, 758, y-3); return y-15
y = head(); rows = []; tots = []; acc = [0]*6; G = [0]*6; planted = None
def put(y, v, font, zero):
    c.setFont(font, 9)
    for i, x in enumerate(X):
        if v[i] is not None: c.drawRightString(x, y, m(v[i]))
for it in L:
    if y < 46: c.showPage(); y = head()
    if it[0] == 'R':
        v = six(*it[3:]); acc = [a+(b or 0) for a, b in zip(acc, v)]
        if it[1] == BAD:
            good = v[5]; s = str(good); k = len(s)-5  # hundreds digit of dollars
            s2 = s[:k] + str((int(s[k])+5) % 10) + s[k+1:]; v[5] = int(s2)
            planted = {"what": f"Account {BAD} {it[2]}: closing credit printed {m(v[5])}, should be {m(good)} (opening + activity; totals use the right figure)", "kind": "digit_changed"}
        c.setFont('Times-Roman', 9); c.drawString(34, y, it[1]); c.drawString(98, y, it[2]); put(y, v, 'Times-Roman', 0)
        rows.append(dict(account=it[1], name=it[2], **{k: q/100 for k, q in zip(K, v) if q is not None})); y -= 12
    else:
        c.setLineWidth(.3)
        for x in X: c.line(x-60, y+8.5, x, y+8.5)
        c.setFont('Times-BoldItalic', 9); c.drawString(98, y-1, it[1]); put(y-1, acc, 'Times-BoldItalic', 1)
        tots.append(dict(label=it[1], **{k: q/100 for k, q in zip(K, acc)})); G = [a+b for a, b in zip(G, acc)]; acc = [0]*6; y -= 19
assert G[0] == G[1] and G[2] == G[3] and G[4] == G[5]
c.setFont('Times-Bold', 9); c.drawString(34, y-2, 'Total:'); put(y-2, G, 'Times-Bold', 1)
c.setLineWidth(.8); c.line(X[0]-64, y-6, 758, y-6); c.line(X[0]-64, y-8, 758, y-8)
c.setFont('Times-Roman', 9); c.drawString(34, y-26, f"{len(rows)} accounts printed"); c.save()
tots.append(dict(label='Total:', **{k: q/100 for k, q in zip(K, G)})); print(planted)
save(n, 'TB', 'Sage 300-like, pairs of opening / period / closing debit and credit, office', True, K, rows, tots, planted)
