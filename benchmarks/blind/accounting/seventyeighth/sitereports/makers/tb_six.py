# RealPage-like six-column trial balance, two student properties, landscape PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(7801)
CH="""1005 Petty Cash
1010 Operating Cash - Tidewater National
1015 Security Deposit Cash
1020 Payroll Imprest Account
1105 Resident Receivables
1108 Allowance for Doubtful Accounts
1112 Parent Loan / Guarantor Receivable
1120 Receivable from Affiliate
1205 Prepaid Insurance
1210 Prepaid Property Taxes
1215 Prepaid Software & Licenses
1240 Utility Deposits
1310 Escrow - Real Estate Taxes
1315 Escrow - Insurance
1320 Replacement Reserve
1505 Land
1510 Buildings
1512 Building Improvements
1520 Furniture, Fixtures & Equipment
1525 Bedroom Furniture Packages
1590 Accumulated Depreciation
1610 Deferred Financing Costs
1619 Accum. Amort. - Financing Costs
2005 Accounts Payable - Trade
2010 Accrued Expenses
2015 Accrued Payroll
2022 Accrued Real Estate Taxes
2030 Accrued Interest Payable
2040 Prepaid Rent
2045 Resident Security Deposits
2048 Deposits Refundable - Clearing
2055 Sales Tax Payable
2060 Due to Management Company
2510 Mortgage Note Payable
3005 Members' Capital
3010 Distributions
3090 Retained Earnings
4010 Rental Income - By the Bed
4015 Premium / Upgrade Rent
4020 Loss to Lease
4025 Vacancy Loss
4030 Leasing Concessions
4035 Model & Staff Beds
4050 Bad Debt Expense
4105 Application Fees
4110 Administrative Fees
4115 Late Charges
4120 Parking Income
4125 Utility Overage Reimbursement
4130 Pet Rent & Fees
4135 Damage Recoveries
4140 Relet / Sublease Fees
4190 Miscellaneous Income
5005 Manager & Assistant Salaries
5010 Leasing Salaries
5015 Maintenance Salaries
5020 Community Assistants (CA) Wages
5040 Payroll Taxes & Benefits
5105 Electricity
5110 Water & Sewer
5115 Natural Gas
5120 Trash Removal
5125 Bulk Internet & Cable
5205 Repairs - Plumbing
5210 Repairs - HVAC
5215 Supplies
5220 Grounds Contract
5225 Pest Control
5230 Turn Costs
5305 Internet Listing Services
5310 Resident Events
5405 Management Fees
5410 Office Supplies & Postage
5415 Software & Technology
5420 Legal & Collections
5505 Real Estate Taxes
5510 Property Insurance
7010 Mortgage Interest
7020 Depreciation Expense
7030 Amortization of Financing Costs""".split('\n')
CH=[x.split(' ',1) for x in CH]
def r(lo,hi): return c2(rng.uniform(lo,hi))
def build(sc,skip):
    L=Ledger()
    for c,n in CH:
        if c not in skip: L.acct(c,n)
    has=lambda c:c in L.n
    def op(c,lo,hi,s=1):
        if has(c): L.op[c]=round(s*rng.uniform(lo,hi)*sc*100)
    if has('1005'): L.op['1005']=30000
    for c,lo,hi,s in [('1010',180e3,340e3,1),('1015',52e3,70e3,1),('1020',3e3,6e3,1),('1105',30e3,70e3,1),('1108',9e3,18e3,-1),('1112',2e3,9e3,1),('1120',1e3,8e3,1),('1205',60e3,90e3,1),('1210',20e3,40e3,1),('1215',3e3,8e3,1),('1240',2e3,5e3,1),('1310',140e3,220e3,1),('1315',50e3,80e3,1),('1320',220e3,300e3,1),('1505',3.1e6,3.6e6,1),('1510',27e6,29e6,1),('1512',0.6e6,1.1e6,1),('1520',0.5e6,0.8e6,1),('1525',0.9e6,1.3e6,1),('1590',5.8e6,6.6e6,-1),('1610',300e3,380e3,1),('1619',90e3,130e3,-1),('2005',30e3,80e3,-1),('2010',10e3,30e3,-1),('2015',8e3,14e3,-1),('2022',180e3,240e3,-1),('2030',70e3,85e3,-1),('2040',60e3,120e3,-1),('2045',50e3,66e3,-1),('2055',200,900,-1),('2060',9e3,14e3,-1),('2510',20.5e6,22e6,-1),('3005',11e6,12e6,-1),('3010',0.4e6,0.7e6,1)]: op(c,lo,hi,s)
    if has('2048'): L.op['2048']=-round(r(400,1900)*100)
    M={}
    inc={'4010':412e3,'4015':9e3,'4105':1800,'4110':3100,'4115':2900,'4120':7400,'4125':5200,'4130':2400,'4135':1900,'4140':1200,'4190':700}
    con={'4020':6500,'4025':21e3,'4030':8800,'4035':3900}
    ex={'5105':9800,'5110':14800,'5115':2100,'5120':4300,'5125':12400,'5205':2900,'5210':4100,'5215':1900,'5220':3600,'5225':950,'5230':3500,'5305':4200,'5310':1500,'5410':900,'5415':3800,'5420':1300}
    for c,b in inc.items():
        if has(c):
            L.op[c]=-round(b*sc*9*rng.uniform(.9,1.08)*100); m=b*sc*rng.uniform(.85,1.15); L.post('1105',c,m)
            if rng.random()<.35: L.post(c,'1105',m*rng.uniform(.01,.06))
    for c,b in con.items():
        if has(c): L.op[c]=round(b*sc*9*rng.uniform(.85,1.2)*100); L.post(c,'1105',b*sc*rng.uniform(.8,1.2))
    for c,b in ex.items():
        if has(c):
            L.op[c]=round(b*sc*9*rng.uniform(.9,1.1)*100); m=b*sc*rng.uniform(.7,1.3); L.post(c,'2005',m)
            if rng.random()<.3: L.post('2010',c,m*rng.uniform(.1,.3))
            if rng.random()<.4: L.post(c,'2010',m*rng.uniform(.1,.35))
    for c,b in {'5005':15e3,'5010':8900,'5015':16500,'5020':4200,'5040':8700}.items():
        if has(c): L.op[c]=round(b*sc*9*rng.uniform(.95,1.05)*100); m=b*sc*rng.uniform(.95,1.05); L.post(c,'2015',m)
    if has('4050'): L.op['4050']=round(r(18e3,30e3)*sc*100); L.post('4050','1108',r(1500,3000)*sc)
    if has('1108'): L.post('1108','1105',r(800,1400)*sc)
    L.post('1010','1105',r(395e3,418e3)*sc); L.post('1105','2040',r(20e3,30e3)*sc); L.post('2040','1105',r(18e3,33e3)*sc)
    L.post('2005','1010',r(60e3,88e3)*sc); pr=r(50e3,54e3)*sc
    if has('1020'): L.post('1020','1010',pr); L.post('2015','1020',pr*1.01)
    else: L.post('2015','1010',pr)
    L.post('1015','1010',r(500,2500)); L.post('1010','2045',r(700,2500))
    if has('2048'): L.post('2045','2048',r(300,900)); x=(-L.op['2048']+L.cr['2048']-L.dr['2048'])/100; L.post('2048','1015',x) # cleared to zero
    L.op['5405']=round(9*12.4e3*sc*100); f=r(12e3,12.9e3)*sc; L.post('2060','1010',-L.op['2060']/100); L.post('5405','2060',f)
    L.op['5505']=round(9*23e3*sc*100); L.post('5505','2022',round(23e3*sc,2)); L.post('1310','1010',round(24.1e3*sc,2))
    L.op['5510']=round(9*9.1e3*sc*100); L.post('5510','1205',round(9.1e3*sc,2)); L.post('1315','1010',round(9.4e3*sc,2))
    L.post('1320','1010',round(4.2e3*sc,2))
    it=r(76e3,81e3)*sc; L.op['7010']=round(9*it*1.004*100); L.post('2030','1010',-L.op['2030']/100); L.post('7010','2030',it); L.post('2510','1010',r(27e3,30e3)*sc)
    L.op['7020']=round(9*81250*sc*100); L.post('7020','1590',round(81250*sc,2))
    L.op['7030']=round(9*3100*sc*100); L.post('7030','1619',round(3100*sc,2))
    if has('1525'): L.post('1525','2005',r(9e3,30e3)*sc)
    if has('2055'): L.post('1105','2055',r(150,420)); L.post('2055','1010',-L.op['2055']/100)
    if has('3010'): L.post('3010','1010',60000*sc)
    L.plug('3090'); return L
P=[('0417','The Wexley at Mill Creek',build(1.0,{'4140','5115','2048'})),('0422','Juniper Row Student Residences',build(0.61,{'1020','1112','1120','1240','1512','4015','4130','5020','1215'}))]
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
fn='wexley_juniper_trial_balance_0925.pdf'
W,H=landscape(letter); cv=canvas.Canvas(f'{B}/documents/{fn}',pagesize=(W,H))
X=[338,421,504,587,670,753]
f2=lambda v:f'{v/100:,.2f}'
rows=[];tots=[];pg=[0];y=[0]
def header(pc,pn):
    pg[0]+=1
    cv.setFont('Helvetica',7.5); cv.drawString(38,H-34,'Halvorsen Collegiate Living, LLC'); cv.drawRightString(753,H-34,f'Page {pg[0]} of 4')
    cv.drawString(38,H-45,'Accounting Basis: Accrual'); cv.drawRightString(753,H-45,'10/09/2025 8:47:12 AM')
    cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-36,'Trial Balance'); cv.setFont('Helvetica',8); cv.drawCentredString(W/2,H-48,'Fiscal Period 09/2025   (09/01/2025 - 09/30/2025)')
    cv.setFillGray(.88); cv.rect(38,H-78,715,16,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',8.5); cv.drawString(42,H-73,(f'Site:  {pc}  {pn}' if pc else pn))
    cv.setFont('Helvetica-Bold',7.5)
    for i,t in enumerate(['Opening Balance','Activity','Closing Balance']):
        a,b=X[2*i]-72,X[2*i+1]; cv.drawCentredString((a+b)/2,H-92,t); cv.line(a+6,H-95,b,H-95)
    for x,t in zip(X,['Debit','Credit']*3): cv.drawRightString(x,H-105,t)
    cv.drawString(42,H-105,'GL Acct'); cv.drawString(84,H-105,'Description'); cv.line(38,H-109,753,H-109); y[0]=H-121
def prow(code,name,vals,font='Helvetica'):
    cv.setFont(font,7.5)
    if code: cv.drawString(42,y[0],code); cv.drawString(84,y[0],name)
    else: cv.drawString(42,y[0],name)
    for x,v in zip(X,vals):
        if v is not None: cv.drawRightString(x,y[0],f2(v))
    y[0]-=11.2
G=[0]*6
for i,(pc,pn,L) in enumerate(P):
    header(pc,pn); S=[0]*6; n=0
    for c,nm in L.n.items():
        o,cl=L.op[c],L.close(c); d,k=L.dr[c],L.cr[c]
        if o==0 and d==0 and k==0: continue
        v=[o if o>0 else None,-o if o<0 else None,d or None,k or None,cl if cl>=0 else None,-cl if cl<0 else None]
        if y[0]<52: cv.showPage(); header(pc,pn+'  (continued)')
        prow(c,nm,v); n+=1
        rows.append(dict(account=c,name=nm,**{kk:x/100 for kk,x in zip(K,v) if x is not None}))
        for j,x in enumerate(v): S[j]+=x or 0
    assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5],S
    cv.line(X[0]-62,y[0]+8,753,y[0]+8); y[0]-=3; lab=f'Total for Site {pc}'; prow('',lab,S,'Helvetica-Bold')
    tots.append(dict(label=lab,**{kk:x/100 for kk,x in zip(K,S)})); G=[a+b for a,b in zip(G,S)]
    if i==0: cv.showPage()
y[0]-=10; cv.line(X[0]-62,y[0]+9,753,y[0]+9); prow('','Report Totals - 2 Sites',G,'Helvetica-Bold'); cv.line(X[0]-62,y[0]+8,753,y[0]+8); cv.line(X[0]-62,y[0]+6,753,y[0]+6)
tots.append(dict(label='Report Totals - 2 Sites',**{kk:x/100 for kk,x in zip(K,G)}))
cv.showPage(); cv.save(); print(len(rows),pg)
save(fn,'TB',K,rows,tots,'RealPage-like six-column trial balance (opening/activity/closing Dr Cr), two student sites, landscape PDF',False)
