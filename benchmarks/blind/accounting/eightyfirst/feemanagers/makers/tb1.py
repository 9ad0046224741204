# trial balance by property, townhouses for rent, PDF landscape; planted: one row dropped
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
rnd = random.Random(8101)
props = ['Alder Court', 'Brayfield', 'Quarry Row', 'Teal Landing']
units = [38, 64, 52, 27]
A = [  # code, name, kind, per unit base (signed), probability per property
 ('1010-000','Cash - Operating','a',1150,1),('1015-000','Cash - Security Deposit Trust','a',890,1),('1020-000','Petty Cash','p',300,.7),
 ('1110-000','Resident Receivables','a',310,1),('1115-000','Subsidy Receivable','a',95,.5),('1190-000','Allowance for Doubtful Accounts','a',-120,1),
 ('1210-000','Prepaid Insurance','a',410,1),('1220-000','Prepaid Property Tax','a',220,.5),('1310-000','Escrow - Real Estate Tax','a',980,1),
 ('1320-000','Escrow - Insurance','a',290,.75),('1330-000','Replacement Reserve','a',640,1),('1510-000','Land','a',24000,1),
 ('1520-000','Buildings','a',131000,1),('1530-000','Building Improvements','a',8700,1),('1540-000','Appliances & Furnishings','a',3100,1),
 ('1590-000','Accumulated Depreciation','a',-27500,1),('1710-000','Deferred Financing Costs','a',1900,1),('1719-000','Accum Amortization - Financing','a',-760,1),
 ('2010-000','Accounts Payable - Trade','a',-520,1),('2020-000','Accrued Expenses','a',-310,1),('2030-000','Accrued Interest Payable','a',-480,1),
 ('2040-000','Accrued Property Tax','a',-1150,1),('2110-000','Security Deposits Held','a',-875,1),('2120-000','Pet Deposits Held','a',-85,1),
 ('2130-000','Prepaid Rents','a',-190,1),('2150-000','Due to / (from) Affiliate','d',0,1),('2510-000','Mortgage Note Payable','a',-98000,1),
 ('3010-000','Members Capital','a',-46000,1),('3050-000','Distributions','a',2300,1),('3900-000','Retained Earnings','plug',0,1),
 ('5110-000','Gross Potential Rent','i',-12400,1),('5120-000','Loss to Lease','i',330,1),('5130-000','Vacancy Loss','i',610,1),
 ('5140-000','Concessions','i',140,.75),('5150-000','Bad Debt Expense','i',120,1),('5210-000','Pet Rent','i',-190,1),('5220-000','Late Charges','i',-85,1),
 ('5230-000','Utility Reimbursement','i',-420,1),('5240-000','Garage Rent','i',-260,.5),('5290-000','Miscellaneous Income','i',-45,1),
 ('6110-000','On-Site Salaries','i',1350,1),('6120-000','Payroll Taxes & Benefits','i',330,1),('6210-000','Repairs & Maintenance','i',560,1),
 ('6220-000','Turnover Costs','i',270,1),('6230-000','Landscaping & Snow','i',310,1),('6240-000','Pest Control','i',38,1),('6310-000','Electricity','i',140,1),
 ('6320-000','Water & Sewer','i',510,1),('6330-000','Trash Removal','i',170,1),('6410-000','Management Fee','i',520,1),('6420-000','Advertising & Internet','i',95,1),
 ('6430-000','Professional Fees','i',110,1),('6440-000','Office & Software','i',130,1),('6510-000','Property Taxes','i',1290,1),('6520-000','Property Insurance','i',470,1),
 ('7110-000','Interest Expense - Mortgage','i',3150,1),('7210-000','Depreciation','i',3100,1),('7220-000','Amortization','i',160,1)]
data = []
due = [18250.40, -31004.12, 0, 12753.72]
for c, n, k, b, p in A:
    v = []
    for i, u in enumerate(units):
        if k == 'plug': v.append(None); continue
        if k == 'd': v.append(due[i] or None); continue
        if k == 'p': v.append(300.0 if rnd.random() < p else None); continue
        if rnd.random() > p: v.append(None); continue
        v.append(r2(u * b * rnd.uniform(.72, 1.3)))
    data.append([c, n, v])
pl = next(d for d in data if d[0] == '3900-000')
for i in range(4):
    pl[2][i] = r2(-sum(d[2][i] or 0 for d in data if d is not pl))
for d in data: d.append(r2(sum(x or 0 for x in d[2])))
def tots(f): return [r2(sum(f(x or 0) for x in col)) for col in zip(*[d[2] for d in data])] 
deb = tots(lambda x: max(x, 0)); cre = tots(lambda x: min(x, 0))
deb.append(r2(sum(deb))); cre.append(r2(sum(cre)))
net = [r2(a + b) for a, b in zip(deb, cre)]
assert all(abs(n) < .005 for n in net), net
net = [0.0]*5
DROP = '6320-000'
printed = [d for d in data if d[0] != DROP and any(d[2])]
def f(x):
    if x is None: return '-'
    return f'{x:,.2f}' if x >= 0 else f'({-x:,.2f})'
W, H = landscape(letter)
c = canvas.Canvas(D + 'townhome_tb_by_property_0425.pdf', pagesize=(W, H))
c.setTitle('Trial Balance by Property')
X = [345, 445, 545, 645, 752]
pages = [printed[:31], printed[31:]]
for pn, pg in enumerate(pages, 1):
    c.setFont('Times-Bold', 14); c.drawString(40, H-40, 'Trial Balance by Property')
    c.setFont('Times-Roman', 9)
    c.drawString(40, H-54, 'Owner: Hallmere Family Office - Townhome Portfolio     Basis: Accrual     As of: 04/30/2025')
    c.drawString(40, H-65, 'Ledger period 01/2025 - 04/2025. Credits are shown in parentheses. Zero-balance accounts suppressed.')
    y = H-86
    c.setFillGray(.88); c.rect(36, y-5, W-72, 17, fill=1, stroke=0); c.setFillGray(0)
    c.setFont('Times-Bold', 9); c.drawString(40, y, 'GL Account'); c.drawString(98, y, 'Description')
    for x, h in zip(X, props + ['Total']): c.drawRightString(x, y, h)
    y -= 17
    for d in pg:
        c.setFont('Times-Roman', 8.8)
        c.drawString(40, y, d[0]); c.drawString(98, y, d[1])
        for x, v in zip(X, d[2]): c.drawRightString(x, y, f(v))
        c.drawRightString(X[4], y, f(d[3])); y -= 14
    if pn == 2:
        c.line(250, y+10, W-38, y+10); y -= 3
        c.setFont('Times-Bold', 8.8)
        for l, t in (('Total Debits', deb), ('Total Credits', cre), ('Net', net)):
            c.drawString(98, y, l)
            for x, v in zip(X, t): c.drawRightString(x, y, f(v))
            y -= 14
        c.line(250, y+11, W-38, y+11); c.line(250, y+9, W-38, y+9)
    c.setFont('Times-Italic', 8)
    c.drawString(40, 24, 'Corbel & Wray Residential Management, Inc.   Prepared by: KMD   05/09/2025 10:42 AM'); c.drawRightString(W-40, 24, f'Page {pn} of 2')
    c.showPage()
c.save()
keys = ['other:'+p for p in props] + ['other:Total']
rows = []
for d in printed:
    r = {"account": d[0], "name": d[1]}
    for k, v in zip(keys, d[2] + [d[3]]):
        if v is not None: r[k] = v
    rows.append(r)
totals = [dict({"label": l}, **dict(zip(keys, t))) for l, t in (('Total Debits', deb), ('Total Credits', cre), ('Net', net))]
save('townhome_tb_by_property_0425.pdf', 'TB', 'ending balances by property across (4 properties + total), credits in parentheses, landscape Times', False, keys, rows, totals,
     {"what": f"account {DROP} Water & Sewer (all four properties) is not printed; Total Debits and Net still include it", "kind": "row_dropped"})
