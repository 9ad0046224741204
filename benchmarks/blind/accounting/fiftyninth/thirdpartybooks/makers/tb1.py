# Trial balance, retail strip, pairs of columns, landscape PDF
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
random.seed(5901); rnd=random.uniform
A=[("ASSETS",[("1010-000","Cash - Operating",'cash',0),("1015-000","Cash - Security Deposits",'A',24180.00),("1020-000","Cash - Tax & Insurance Reserve",'A',41250.37),("1050-000","Petty Cash",'A0',300.00),
("1110-000","Accounts Receivable - Tenants",'AR',18644.12),("1115-000","A/R - CAM Reconciliation",'AR',6902.55),("1120-000","Allowance for Doubtful Accounts",'A0',-4500.00),("1125-000","Straight-Line Rent Receivable",'A',33876.41),
("1210-000","Prepaid Insurance",'X',9416.64),("1215-000","Prepaid Real Estate Taxes",'X',14220.00),("1220-000","Utility Deposits",'A0',1850.00),
("1410-000","Land",'A0',685000.00),("1420-000","Building",'A0',2914360.00),("1425-000","Building Improvements",'A',187422.85),("1430-000","Tenant Improvements",'A',96318.20),("1440-000","Parking Lot & Site Work",'A0',118700.00),
("1490-000","Accum. Depreciation - Building",'L',-822436.18),("1495-000","Accum. Depreciation - Improvements",'L',-96204.77),("1510-000","Leasing Commissions",'A',58225.00),("1515-000","Accum. Amort. - Leasing Comm.",'L',-27914.03),("1520-000","Loan Costs, Net",'X',19877.60)]),
("LIABILITIES",[("2010-000","Accounts Payable - Trade",'AP',-12733.48),("2020-000","Accrued Expenses",'AP',-5180.00),("2030-000","Accrued Interest",'AP',-8461.11),("2040-000","Accrued Real Estate Taxes",'L',-28440.00),("2110-000","Prepaid Rents",'AP',-7915.00),("2120-000","Tenant Security Deposits",'L0',-24180.00),("2150-000","Sales Tax Payable",'AP',-1206.92),("2310-000","Mortgage Payable - Cedar Falls Bank",'M',-1988412.66)]),
("EQUITY",[("3010-000","Owner's Capital",'plug',0),("3020-000","Owner Contributions",'A0',-40000.00),("3030-000","Owner Distributions",'A',96000.00),("3090-000","Retained Earnings",'A0',-146339.21)]),
("INCOME",[("4010-000","Base Rent",'I',-276340.00),("4015-000","Straight-Line Rent Adjustment",'I',-4212.00),("4110-000","CAM Recoveries",'I',-51877.76),("4120-000","Real Estate Tax Recoveries",'I',-37912.24),("4130-000","Insurance Recoveries",'I',-11238.40),("4210-000","Percentage Rent",'A0',-6428.15),("4310-000","Late Charges",'I',-1125.00),("4390-000","Signage & Misc. Income",'I',-2400.00)]),
("EXPENSES",[("5010-000","Landscaping",'E',9960.00),("5020-000","Snow Removal",'A0',14285.00),("5030-000","Parking Lot Sweeping",'E',3400.00),("5040-000","Parking Lot Repairs",'A',6715.50),("5050-000","Trash Removal",'E',7432.16),("5060-000","Roof Repairs",'A',2890.00),("5070-000","HVAC Repairs & Maintenance",'E',4177.93),("5080-000","Electrical & Lighting",'E',3046.18),("5110-000","Electricity - Common Area",'E',8915.67),("5120-000","Water & Sewer",'E',5208.44),("5130-000","Gas",'E',1894.02),("5210-000","Property Management Fee",'E',15411.30),("5220-000","Legal & Accounting",'E',3650.00),("5230-000","Bank Charges",'E',288.00),("5310-000","Property Insurance",'E',14124.96),("5410-000","Real Estate Taxes",'E',56880.00),("6010-000","Mortgage Interest",'E',68420.75),("6110-000","Depreciation Expense",'E',57216.00),("6120-000","Amortization Expense",'E',6104.00)])]
op={};dr={};cr={}
for h,ac in A:
    for c,n,k,o in ac:
        r=lambda a,b: round(rnd(a,b),2)
        d=q=0.0
        if k=='AR': q=r(.5,.8)*abs(o); d=r(.5,.85)*abs(o)
        elif k=='AP': d=r(.5,.95)*abs(o); q=r(.5,1.0)*abs(o)
        elif k=='A': d=r(.01,.05)*abs(o)
        elif k=='X': q=r(.05,.12)*abs(o)
        elif k=='L': q=r(.008,.03)*abs(o)
        elif k=='M': d=4126.38
        elif k=='I': q=abs(o)/8*r(.95,1.05); d=r(20,300) if random.random()<.25 else 0
        elif k=='E': d=abs(o)/8*r(.8,1.2); q=r(10,90) if random.random()<.1 else 0
        op[c]=o;dr[c]=round(d,2);cr[c]=round(q,2)
op['1010-000']=63118.29; op['3010-000']=round(-sum(op.values()),2)
dr['3020-000']=0
dr['1010-000']=round(41870.55,2); cr['1010-000']=round(sum(dr.values())-sum(cr.values()),2)
assert cr['1010-000']>0, cr['1010-000']
name='tb_retail_pairs.pdf'; W,H=landscape(letter); c=canvas.Canvas(D(name),pagesize=(W,H)); c.setTitle('Trial Balance')
X=[372,446,520,594,668,742]; K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
pg=0
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica-Bold',13); c.drawString(40,H-44,'Halvorsen Crossing Shops'); c.setFont('Helvetica',9)
    c.drawString(40,H-57,'Trial Balance  -  Books: Accrual'); c.drawString(40,H-69,'For the period 09/01/2026 through 09/30/2026')
    c.drawRightString(742,H-44,f'Page {pg} of 2'); c.drawRightString(742,H-57,'10/09/2026  4:18 PM'); c.drawRightString(742,H-69,'Tolliver & Wade Property Services')
    y=H-92; c.setFillGray(.88); c.rect(36,y-16,W-72+0,28,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',8.5)
    for t,a,b in (("Beginning Balance",X[0],X[1]),("Current Period",X[2],X[3]),("Ending Balance",X[4],X[5])):
        c.drawCentredString((a+b)/2-26,y+2,t); c.line(a-56,y-1,b,y-1)
    c.drawString(40,y-11,'Account'); c.drawString(100,y-11,'Description')
    for i,x in enumerate(X): c.drawRightString(x,y-11,('Debit','Credit')[i%2])
    y-=30
head(); rows=[]
for h,ac in A:
    if y<70: c.showPage(); head()
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,h); y-=12.5
    for code,n,k,o in ac:
        e=round(op[code]+dr[code]-cr[code],2)
        v=[op[code] if op[code]>0 else None, -op[code] if op[code]<0 else None, dr[code] or None, cr[code] or None, e if e>0 else None, -e if e<0 else None]
        rows.append(dict(account=code,name=n,**dict(zip(K,v))))
        if y<48:
            c.setFont('Helvetica-Oblique',7.5); c.drawRightString(742,y,'continued...'); c.showPage(); head()
        c.setFont('Helvetica',8.5); c.drawString(40,y,code); c.drawString(100,y,n)
        for x,z in zip(X,v):
            if z is not None: c.drawRightString(x,y,f'{z:,.2f}')
        y-=12.2
    y-=4
tot={k:round(sum(r[k] or 0 for r in rows),2) for k in K}
assert tot['open_dr']==tot['open_cr'] and tot['debit']==tot['credit'] and tot['close_dr']==tot['close_cr'],tot
c.setFont('Helvetica-Bold',8.5)
for x in X: c.line(x-64,y+9,x,y+9); c.line(x-64,y-3,x,y-3); c.line(x-64,y-5,x,y-5)
c.drawString(100,y,'Totals')
for x,k in zip(X,K): c.drawRightString(x,y,f'{tot[k]:,.2f}')
c.showPage(); c.save(); print('pages',pg)
save(name,'TB',K,rows,[dict(label='Totals',**tot)],'landscape PDF, opening/period/closing debit-credit pairs under grouped headers, class headings, two pages',True)
