# JD Edwards style trial balance by business unit, Courier, landscape, trailing minus
from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter, landscape
R=random.Random(801)
BUS=[('30210','Larkfield Crossing Shopping Ctr',1.0),('30225','Tamarack Plaza',.55),('30240','Old Mill Towne Centre',1.4),('31010','Quarry Road Business Park',.8)]
COA=[('1110.010','Operating Cash - Lockbox',412000),('1110.020','Cash - Disbursement',-38000),('1120.100','Restricted Cash - Tax Escrow',96000),('1210.000','Accounts Receivable - Tenant',188000),
('1215.000','A/R - Unbilled CAM Recovery',42000),('1219.000','Allow for Doubtful Accounts',-51000),('1240.000','Straight-Line Rent Receivable',365000),('1310.000','Prepaid Insurance',28500),('1320.000','Prepaid Real Estate Taxes',0),
('1510.000','Land',6150000),('1520.000','Building & Improvements',21800000),('1525.000','Tenant Improvements',2960000),('1530.000','Construction in Progress',147000),('1590.000','Accum Depr - Building',-7120000),('1595.000','Accum Amort - Tenant Improvem',-1180000),
('1610.000','Deferred Leasing Commissions',615000),('1619.000','Accum Amort - Leasing Comm',-241000),('2110.000','Accounts Payable - Trade',-84000),('2120.000','Accrued Expenses',-57500),('2130.000','Accrued Interest Payable',-46800),
('2140.000','Accrued Real Estate Taxes',-212000),('2210.000','Tenant Security Deposits',-118000),('2230.000','Prepaid Rents',-66300),('2510.000','Mortgage Note Payable',-13950000),('2900.100','Due To/From Corporate 00100',0),('3100.000','Partners Capital',None),
('4010.000','Base Rent',-2310000),('4015.000','Percentage Rent',-38000),('4020.000','Straight-Line Rent Adjustment',-27400),('4110.000','CAM Recovery',-441000),('4120.000','Real Estate Tax Recovery',-398000),('4130.000','Insurance Recovery',-61000),('4290.000','Late Fees & Other Income',-8200),
('5110.000','Sweeping & Landscaping',92000),('5120.000','Snow Removal',41000),('5130.000','Repairs & Maintenance',118000),('5140.000','Utilities - Common Area',77400),('5150.000','Security',55200),('5210.000','Property Insurance',63500),('5310.000','Real Estate Taxes',421000),('5410.000','Management Fees - Intercompany',97800),('5510.000','Bad Debt Expense',14600),('5620.000','Legal - Tenant Matters',9100),
('7010.000','Depreciation - Building',513000),('7020.000','Amortization - TI & LC',244000),('8010.000','Interest Expense - Mortgage',515000)]
SKIP={'30225':{'1120.100','4015.000','5150.000','1530.000','5620.000'},'30240':set(),'30210':{'1215.000'},'31010':{'4015.000','5120.000','5150.000','1120.100','1530.000'}}
K=['beginning','debit','credit','ending']
def f(v):
    s=f'{abs(v):,.2f}'; return s+('-' if v<0 else ' ')
lines=[];rows=[];totals=[];pages=[]
allrows=[]
for bu,nm,sc in BUS:
    acc={}
    for c,d,b in COA:
        if c in SKIP[bu]: continue
        if b is None: acc[c]=[d,0,0,0]; continue
        acc[c]=[d,r2(b*sc*R.uniform(.82,1.18)),0,0]
    acc['3100.000'][1]=r2(-sum(a[1] for a in acc.values()))
    def je(d,c,a):
        if d not in acc or c not in acc: return
        a=r2(a*sc*R.uniform(.8,1.2)); acc[d][2]=r2(acc[d][2]+a); acc[c][3]=r2(acc[c][3]+a)
    for c,a in [('4010.000',210000),('4110.000',40000),('4120.000',36000),('4130.000',5600),('4290.000',900),('4015.000',11000)]: je('1210.000',c,a)
    je('1110.010','1210.000',288000); je('1110.010','2230.000',21000); je('2230.000','1210.000',15000); je('1240.000','4020.000',2500)
    for c,a in [('5110.000',7900),('5120.000',16500),('5130.000',11200),('5140.000',7100),('5150.000',4800),('5620.000',1300),('1525.000',38000),('1530.000',24000)]: je(c,'2110.000',a)
    je('2110.000','1110.020',79000); je('1110.020','1110.010',92000); je('5210.000','1310.000',5600); je('5310.000','2140.000',38500); je('5410.000','2900.100',8800)
    je('2900.100','1110.010',140000); je('5510.000','1219.000',2100); je('7010.000','1590.000',46500); je('7020.000','1595.000',18000); je('7020.000','1619.000',4200); je('8010.000','2130.000',46800); je('2130.000','1110.010',46800); je('2510.000','1110.010',31000)
    if bu!='31010': je('1120.100','1110.010',12000)
    br=[]
    for c,(d,b,x,y) in acc.items():
        e=r2(b+x-y)
        if not(b or x or y): continue
        br.append({"account":f'{bu}.{c}',"name":d,"beginning":b,"debit":x,"credit":y,"ending":e})
    t={"label":f'{bu} {nm} Total',**{k:sm(br,k) for k in K}}
    assert abs(t['ending'])<.005 and abs(t['beginning'])<.005 and abs(t['debit']-t['credit'])<.005
    pages.append((bu,nm,br,t)); allrows+=br; totals.append(t)
g={"label":"Company 00300 Grand Total",**{k:sm(allrows,k) for k in K}}; totals.append(g)
N='tb_jde_r09410_q4close.pdf'; W,H=landscape(letter)
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0; fs=8.2; y=0
def head(bu,nm):
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Courier',fs); y=H-36
    def L(s):
        global y
        c.drawString(38,y,s); y-=10
    L('R09410X'+' '*38+'Sagamore Ridge Realty Trust'+' '*47+'1/14/2026    8:42:17')
    L('DV0004'+' '*39+'Trial Balance by Business Unit'+' '*44+f'Page -{pg:>6}')
    L(' '*45+'As of 12/31/2025   Ledger Type AA'); L('')
    L(f'Company        00300  SRRT Operating Partnership, L.P.'); L(f'Business Unit  {bu}  {nm}'); L('')
    L(f'{"Account":<20}{"":<32}{"Beginning":>17}  {". . . . . . . Period 12 . . . . . . .":^38}{"Ending":>17}')
    L(f'{"Number":<20}{"Description":<32}{"Balance":>17}{"Debit":>19}{"Credit":>19}{"Balance":>19}')
    L('-'*18+'  '+'-'*30+'  '+'-'*17+'  '+'-'*17+'  '+'-'*17+'  '+'-'*17)
def ln(a,d,r): return f'{a:<20}{d:<32}{f(r["beginning"]):>18}{f(r["debit"]):>19}{f(r["credit"]):>19}{f(r["ending"]):>19}'
for bu,nm,br,t in pages:
    head(bu,nm)
    for r in br:
        if y<52: head(bu,nm)
        c.drawString(38,y,ln(r['account'],r['name'],r)); y-=10
    if y<80: head(bu,nm)
    c.drawString(38,y,' '*52+('-'*17+'  ')*4); y-=10
    c.drawString(38,y,ln(t['label'],'',t) if len(t['label'])<20 else f'{t["label"]:<52}'+ln('','',t)[52:]); y-=10
    c.drawString(38,y,' '*52+('='*17+'  ')*4); y-=20
c.drawString(38,y,f'{g["label"]:<52}'+ln('','',g)[52:]); y-=10
c.drawString(38,y,' '*52+('='*17+'  ')*4); y-=22
c.drawString(38,y,' '*40+'* * *   E n d   o f   R e p o r t   * * *')
c.save(); save(N,'TB','JD Edwards print, Courier, business units, trailing minus, multi-page',False,None,K,allrows,totals); print(len(allrows),pg)
