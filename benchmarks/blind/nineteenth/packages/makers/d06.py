# JDE-like retail: income statement + direct cash flow, trailing minus, object.sub after the label
from lib import *; import random
from reportlab.pdfgen import canvas
r=random.Random(1906)
P="Marlowe Crossing Shopping Center"
C=["Current Period This Year","Current Period Last Year","Year to Date This Year","Year to Date Last Year"]
s=St("Income Statement",P,"2025-01-01","2025-05-31",C,page=1)
def L(l,code,m,vol=.05):
    a=round(m*(1+r.uniform(-vol,vol)),2);b=round(m*.97*(1+r.uniform(-vol,vol)),2)
    return s.L(l,[a,b,round(a+4*m*(1+r.uniform(-vol,vol)/2),2),round(b+4*m*.97*(1+r.uniform(-vol,vol)/2),2)],code=code)
s.H("Rental Revenue")
a=[L("Base Rent - Anchors","5010.100",86410,.0),L("Base Rent - Inline Shops","5010.200",118260,.02),L("Base Rent - Outparcels","5010.300",21500,0),L("Percentage Rent","5020.100",3900,.9),L("Rent Abatements","5030.100",-4100,.3)]
x1=s.S("Total Rental Revenue",a);s.H("Recoveries from Tenants")
a=[L("CAM Recovery","5110.100",31720,.04),L("Real Estate Tax Recovery","5110.200",27950,.03),L("Insurance Recovery","5110.300",6230,.03),L("Trash & Utility Recovery","5110.400",2415,.2),L("Prior Year CAM Reconciliation","5115.100",-2870,.6)]
x2=s.S("Total Recoveries",a);s.H("Other Revenue")
a=[L("Specialty Leasing / Kiosk","5210.100",3150,.3),L("Late Charges & Interest","5220.100",640,.8)]
x3=s.S("Total Other Revenue",a)
ti=s.S("TOTAL REVENUE",[x1,x2,x3],t='TOTAL',key='total_income');s.H("Recoverable Expenses")
a=[L("Parking Lot Sweeping & Striping","6010.100",4850,.1),L("Landscaping","6010.200",5120,.3),L("Snow Removal","6010.300",2600,.9),L("Site Lighting & Electric","6020.100",6380,.1),L("Water & Sewer","6020.200",2140,.1),L("Security Patrol","6030.100",7450,.02),L("Repairs - Roof","6040.100",1870,.8),L("Repairs - General","6040.900",3240,.4),L("Management Fee","6090.100",10480,.04)]
y1=s.S("Total Recoverable CAM",a)
y2=L("Real Estate Taxes","6110.100",33800,0);y3=L("Property Insurance","6120.100",7420,0);s.H("Non-Recoverable Expenses")
a=[L("Legal - Leasing","6210.100",2100,.8),L("Vacant Space Utilities","6220.100",890,.4),L("Marketing Fund Contribution","6230.100",1500,0),L("Bad Debt","6290.100",1750,.9)]
y4=s.S("Total Non-Recoverable",a)
te=s.S("TOTAL OPERATING EXPENSES",[y1,y2,y3,y4],t='TOTAL',key='total_operating_expenses')
noi=s.S("NET OPERATING INCOME",[ti,te],neg=[te],t='TOTAL',key='noi')
i1=L("Interest Expense","8010.100",74900,.01);i2=L("Depreciation & Amortization","8110.100",68300,.005)
s.S("NET INCOME (LOSS)",[noi,i1,i2],neg=[i1,i2],t='TOTAL',key='net_income')
C2=["May 2025","YTD 2025","YTD 2024"]
f=St("Statement of Cash Receipts and Disbursements (cash flow statement)",P,"2025-01-01","2025-05-31",C2,page=2)
q=lambda m,v=.06:(lambda a:[a,round(a+4*m*(1+r.uniform(-v,v)/2),2),round(5*.97*m*(1+r.uniform(-v,v)/2),2)])(round(m*(1+r.uniform(-v,v)),2))
def G(l,m,v=.06): return f.L(l,q(m,v))
f.H("CASH RECEIPTS");a=[G("Rents collected",222300),G("Recoveries collected",65100),G("Specialty and other receipts",3400,.3),G("Security deposits received",1800,.8)]
r1=f.S("Total receipts",a);f.H("CASH DISBURSEMENTS - OPERATING")
a=[G("Vendors - common area",-40150),f.L("Real estate taxes",[-202800,-202800,-198550.4]),G("Insurance premiums",-7420,0),G("Management fees",-10480),G("Legal and leasing",-3100,.7),G("Security deposits returned",-1150,.8)]
r2=f.S("Total operating disbursements",a)
r3=f.S("CASH FROM OPERATIONS",[r1,r2],t='TOTAL');f.H("OTHER CASH ITEMS")
a=[f.L("Debt service - principal and interest",[-98412.66,-492063.3,-492063.3]),f.L("Tenant improvements",[-36500,-118240.75,-64310]),f.L("Leasing commissions",[0,-41877.2,-19260]),f.L("Release from tax escrow",[169000,169000,165458.67]),f.L("Deposits to tax escrow",[-33800,-169000,-165458.67]),f.L("Distributions to partners",[0,-150000,-200000])]
r4=f.S("Total other cash items",a)
n=f.S("NET CASH FLOW",[r3,r4],t='TOTAL',key='net_cash_flow')
nv=f.rows[n]['v'];beg=[round(612480.37+nv[1]-nv[0],2),612480.37,548116.05]
bg=f.L("Beginning cash balance",beg,ind=0);f.S("ENDING CASH BALANCE",[n,bg],t='TOTAL');print(f.rows[-1])
F="marlowe_jde_is_cash.pdf";c=canvas.Canvas(doc(F),pagesize=(612,792),invariant=1)
tm=lambda v:(f"{-v:,.2f}-" if v<0 else ("0.00 " if v==0 else f"{v:,.2f} "))
def head(t,sub,pg,rep):
    c.setFont("Courier",7.5);c.drawString(30,765,rep);c.drawRightString(582,765,"6/09/25   14:22:51");c.drawRightString(582,755,f"Page -  {pg}")
    c.setFont("Courier-Bold",9);c.drawCentredString(306,755,"00712   "+P);c.drawCentredString(306,743,t);c.setFont("Courier",8);c.drawCentredString(306,731,sub)
head("Income Statement","For the Period Ending May 31, 2025",1,"R10211B   MRLW0003")
XX=[362,436,510,584];XX=[350,428,506,584]
c.setFont("Courier",7.4);c.drawCentredString(355,708,"- - - Current Period - - -");c.drawCentredString(508,708,"- - - - Year to Date - - - -")
c.drawString(30,697,"Description");c.drawString(200,697,"Obj.Sub")
for x,h in zip(XX,("This Year","Last Year")*2): c.drawRightString(x-4,697,h)
c.line(30,693,584,693);y=680
for x in s.rows:
    if x['t']=='HEADING': y-=5
    c.setFont("Courier-Bold" if x['t']!='LINE' else "Courier",7.4)
    c.drawString(30+8*x['ind'],y,x['label']);
    if x['code']: c.drawString(200,y,x['code'])
    if x['items']:
        for X in XX: c.line(X-66,y+8.5,X-4,y+8.5)
    for X,v in zip(XX,x['v']):
        if v is not None: c.drawRightString(X,y,tm(v))
    y-=11.5 if not x['items'] else 14
c.showPage()
head("Statement of Cash Receipts and Disbursements","Five Months Ending May 31, 2025",2,"R10215   MRLW0007")
XX=[400,492,584];c.setFont("Courier",8)
for X,h in zip(XX,C2): c.drawRightString(X-5,700,h)
y=682
for x in f.rows:
    if x['t']=='HEADING': y-=6
    c.setFont("Courier-Bold" if x['t']!='LINE' else "Courier",8);c.drawString(40+14*x['ind'],y,x['label'])
    if x['items']:
        for X in XX: c.line(X-75,y+9,X-5,y+9)
    for X,v in zip(XX,x['v']):
        if v is not None: c.drawRightString(X,y,tm(v))
    y-=13 if not x['items'] else 17
c.setFont("Courier",7.5);c.drawString(40,y-20,"Cash includes operating and lockbox accounts; escrows held by lender are excluded.")
c.save()
save(F,[s,f],"RETAIL","OPERATING_STATEMENT","JDE-like print, trailing minus, object.subsidiary after label; second page direct cash statement",True)
