# Timberline / Sage 300-like direct cash flow ("cash receipts and disbursements"), portrait PDF, DejaVu Sans Condensed-free reportlab; per-month Actual Budget | YTD Actual Budget Variance; brackets <> for negative
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
rng=random.Random(1111); F='cash_rcpts_disb_mercantile_block_nov25.pdf'
s=S(4)
def L(code,label,mb,noise=.12,p0=False):
    b=mb; m_=b*rng.uniform(1-noise,1+noise); y=sum(b*rng.uniform(1-noise,1+noise) for _ in range(10))+m_
    v=[m_,b,y,b*11]; 
    if p0: v[0]=0; v[1]=0
    return s.l(label,[int(round(x*100)) for x in v],code=code,lvl=2)
def grp(head,lines,tot,lvl=1):
    s.h(head,lvl=lvl); it=[L(*q) for q in lines]; return s.t(tot,it,lvl=lvl)
b0=s.l('Beginning Cash Balance',[0,0,0,0],lvl=0)
s.h('CASH RECEIPTS')
r1=grp('Residential',[('30-4010','Apartment Rent Collected',141850,.02),('30-4020','Section 8 / HAP Receipts',18240,.03),('30-4050','Prepaid Rent Received',3900,.5),('30-4060','Parking - Residents',5200,.05),('30-4090','Resident Fees & Laundry',2480,.2)],'Total Residential Receipts')
r2=grp('Commercial',[('40-4010','Retail Base Rent Collected',52300,.02),('40-4015','Office Base Rent Collected',38750,.03),('40-4110','CAM / Tax / Ins Collected',16900,.1),('40-4120','Percentage Rent Collected',1500,.9),('40-4150','Utility Rebill Collected',3050,.15)],'Total Commercial Receipts')
r3=grp('Other Receipts',[('50-4910','Interest Earned',310,.2),('50-4920','Insurance Proceeds',4545.45,.8,True),('50-4930','Sales Tax Collected',2210,.08),('50-4950','Security Deposits Received',2900,.5)],'Total Other Receipts')
tr=s.t('TOTAL CASH RECEIPTS',[r1,r2,r3],kind='TOTAL',key='total_income')
s.h('CASH DISBURSEMENTS')
d1=grp('Operating',[('60-5010','Payroll & Payroll Taxes',21900,.06),('60-5050','Cleaning & Janitorial',6150,.08),('60-5100','Maintenance Contracts',7400,.07),('60-5110','Repairs & Supplies',9100,.4),('60-5120','Unit Turns',4300,.5),('60-5200','Gas & Electric',11700,.18),('60-5210','Water & Sewer',6900,.1),('60-5300','Marketing',2100,.3),('60-5400','Legal & Accounting',1850,.6),('60-5410','Office & Telephone',2240,.1),('60-5500','Management Fee',10850,.03)],'Total Operating Disbursements')
d2=grp('Fixed',[('60-5600','Real Estate Tax Payments',24800,.0),('60-5700','Insurance Premiums',7900,.0),('60-5800','Sales Tax Remitted',2180,.08)],'Total Fixed Disbursements')
d3=grp('Tenant Deposits & Commissions',[('60-5900','Security Deposits Refunded',2600,.5),('60-6010','Leasing Commissions',3300,.9),('60-6020','Tenant Improvement Draws',8100,.9)],'Total Deposits & Commissions')
td=s.t('TOTAL CASH DISBURSEMENTS',[d1,d2,d3],kind='TOTAL')
no=s.t('NET CASH FROM OPERATIONS',[tr,td],[1,-1],kind='TOTAL')
s.h('OTHER SOURCES <USES> OF CASH')
u=[L('70-1550','Capital Improvements',-14200,.7),L('70-2110','Mortgage Principal',-18950,.01),L('70-6500','Mortgage Interest',-61300,.01),L('70-1190','Transfer <to> / from Reserve',-5000,.0),L('70-2310','Loan Proceeds',0),L('70-3100','Partner Contributions',9090.91,.0,True),L('70-3200','Partner Distributions',-45000,.1)]
tu=s.t('TOTAL OTHER SOURCES <USES>',u)
nc=s.t('NET INCREASE <DECREASE> IN CASH',[no,tu],kind='TOTAL',key='net_cash_flow')
bm=41822034; # beginning Jan 1
nv=s.rows[nc]['v']; s.rows[b0]['v']=[bm+nv[2]-nv[0],bm+nv[3]-nv[1],bm,bm]
en=s.t('Ending Cash Balance',[b0,nc],kind='TOTAL')
s.h('Ending Cash Consists Of:')
e0=s.rows[en]['v']; x=[[int(.7*z) for z in e0],[15000000]*4]
z1=s.l('Operating - First Valley Bank',[a for a in x[0]],code='10-1010'); z2=s.l('Security Deposit Trust',[9284050,9200000,9284050,9200000],code='10-1020'); z3=s.l('Money Market Sweep',[t-a-b for t,a,b in zip(e0,x[0],s.rows[z2]['v'])],code='10-1030')
zt=s.t('Total Cash per General Ledger',[z1,z2,z3])
cols=['Current Month Actual','Current Month Budget','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Variance']
sign={}
def getv(r): v=r['v']; return v+[v[2]-v[3]]
def m(c): return '<%s>'%'{:,.2f}'.format(-c/100) if c<0 else '{:,.2f}'.format(c/100)
W,H=letter; c=canvas.Canvas(os.path.join(DOCS,F),pagesize=letter,invariant=1); X=[308,373,438,503,576]; pg=0
def head():
    global pg; pg+=1
    c.setFont('Courier-Bold',8); c.drawString(36,H-36,'MERCANTILE BLOCK ASSOCIATES'); c.drawRightString(576,H-36,'Page %d'%pg); c.drawCentredString(W/2,H-36,'Cash Receipts and Disbursements'); c.setFont('Courier',8)
    c.drawString(36,H-46,'Mercantile Block - Apts / Shops / Offices'); c.drawCentredString(W/2+20,H-58,'For the Period Ending 11/30/2025'); c.drawRightString(576,H-46,'12/08/2025'); c.drawRightString(576,H-58,'4:12 PM')
    c.setFont('Courier-Bold',7.5); c.drawCentredString((X[0]+X[1])/2-20,H-80,'---- Current Month ----'); c.drawCentredString((X[2]+X[4])/2-26,H-80,'------------ Year-to-Date ------------')
    for q,t in zip(X,('Actual','Budget','Actual','Budget','Variance')): c.drawRightString(q,H-90,t)
    c.drawString(36,H-90,'Account'); c.drawString(84,H-90,'Description'); c.setLineWidth(.7); c.line(36,H-94,576,H-94); return H-106
y=head()
for r in s.rows:
    t=r['type']
    if y<50: c.showPage(); y=head()
    if t=='HEADING':
        y-=3; c.setFont('Courier-Bold' ,7.5); c.drawString(36 if r['lvl']==0 else 60,y,r['label']); y-=10; continue
    c.setFont('Courier' if t=='LINE' else 'Courier-Bold',6.6)
    if t!='LINE':
        for q in X: c.setLineWidth(.4); c.line(q-58,y+6.5,q,y+6.5)
    if r['code']: c.drawString(36,y,r['code'])
    c.drawString(84 if r['code'] else (60 if r['lvl'] else 36),y,r['label'])
    for q,v in zip(X,getv(r)): c.drawRightString(q,y,m(v))
    if t=='TOTAL' and r['label'].startswith('Ending'):
        for q in X: c.line(q-58,y-2,q,y-2); c.line(q-58,y-3.5,q,y-3.5)
    y-=9.5 if t=='LINE' else 13
c.save()
s.rows[tr].pop('key',None); s.key.pop('total_income',None)
st=truth(s,'Cash Receipts and Disbursements','Mercantile Block',None,'2025-11-30',cols,getv,page=1)
save(F,[st],dict(assetType='MIXED_USE',documentType='CASH_FLOW_STATEMENT',author='controllers',style='Timberline-like direct cash flow, Courier portrait, month actual/budget and YTD actual/budget/variance',hard='angle brackets for negatives and in labels, beginning cash stands first, ending cash and its composition last, variance unsigned by nature, two pages with repeated heading'))
