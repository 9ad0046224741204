# Entrata-like T12, student housing, legal landscape
from lib import *; import random
from reportlab.pdfgen import canvas
r=random.Random(1905)
M=["Sep 2024","Oct 2024","Nov 2024","Dec 2024","Jan 2025","Feb 2025","Mar 2025","Apr 2025","May 2025","Jun 2025","Jul 2025","Aug 2025"]
s=St("Income Statement - Trailing 12 Months","The Quad at Fraternity Row","2024-09-01","2025-08-31",M+["Total"])
def L(l,m,vol=.08,season=None,only=None):
    v=[round(m*(season[i] if season else 1)*(1+r.uniform(-vol,vol))) for i in range(12)]
    if only: v=[x if i in only else 0 for i,x in enumerate(v)]
    return s.L(l,v+[sum(v)],ind=2)
turn=[.6,.2,.2,.3,.3,.2,.3,.3,1.1,.8,3.6,4.2];ut=[1.0,.9,.9,1.1,1.15,1.1,1,.95,.8,.7,.75,1.1]
s.H("Income");s.H("Rental Income",ind=1)
a=[L("Installment Rent",398200,.006),L("Short Term Premiums",2100,.5),L("Summer Leases",14500,.1,only=[8,9,10]),L("Vacancy Loss",-22400,.1),L("Lease Incentives / Gift Cards",-3100,.4,[.5,.8,1,1,1.5,1.8,1.6,1.2,.8,.6,.9,2.2]),L("Bad Debt Expense",-3600,.7),L("Collections Recovered",540,.9)]
x1=s.S("Total Rental Income",a,ind=1);s.H("Other Income",ind=1)
a=[L("Application Fees",2900,.3,[.4,1,1.2,.8,1.4,1.6,1.5,1.2,.9,.8,.9,.5]),L("Administration Fees",4200,.3,[.4,1,1.2,.8,1.4,1.6,1.5,1.2,.9,.8,.9,.5]),L("Late Fees",3300,.2),L("Parking - Reserved",8450,.03),L("Furniture Packages",6200,.04),L("Utility Overage Billback",5400,.2,ut),L("Damages & Cleaning Recovered",9800,.3,only=[7,8,10,11]),L("Relet Fees",1250,.6),L("Guest Suite / Clubhouse Rental",410,.9)]
x2=s.S("Total Other Income",a,ind=1)
ti=s.S("Total Income",[x1,x2],t='TOTAL',key='total_income')
s.H("Expenses");subs=[]
for h,ls in [("Payroll & Benefits",[("Office Payroll",17800,.05),("Community Assistants",6900,.15),("Maintenance Payroll",14100,.05),("Payroll Taxes & Burden",5350,.08),("Bonuses",1800,.8)]),("Utilities",[("Electric",19800,.07,ut),("Water / Sewer",12100,.07,ut),("Internet & Cable (Bulk)",10750,0),("Trash",3120,.05)]),("Repairs & Maintenance",[("General Maintenance",4700,.4),("HVAC Repairs",2300,.5),("Contract Services - Grounds",3850,.02),("Contract Services - Pest & Elevator",1940,.15),("Fire / Life Safety",980,.9)]),("Turn Costs",[("Turn - Paint",6100,.2,turn),("Turn - Cleaning",5200,.2,turn),("Turn - Flooring",2600,.3,turn),("Turn - Temporary Labor",3900,.2,None,[10,11])]),("Marketing & Resident Life",[("Advertising",3600,.4),("Shuttle Service",7200,0,None,[0,1,2,3,4,5,6,7,11]),("Resident Events",1250,.5)]),("General & Administrative",[("Professional Fees",1300,.7),("Software & Subscriptions",2850,.05),("Credit Card Processing",1900,.1),("Office Supplies & Postage",720,.3)]),("Fixed Expenses",[("Management Fee",12600,.02),("Property Taxes",38900,0),("Insurance",16450,0)])]:
    s.H(h,ind=1);a=[L(*z) for z in ls];subs.append(s.S("Total "+h,a,ind=1))
te=s.S("Total Expenses",subs,t='TOTAL',key='total_operating_expenses')
noi=s.S("Net Operating Income",[ti,te],neg=[te],t='TOTAL',key='noi')
s.H("Below the Line");a=[L("Mortgage Interest",96300,.01),L("Capital - Unit Renovation",9500,.8,only=[7,8,9]),L("Capital - Building Exterior",21400,.1,only=[9])]
b=s.S("Total Below the Line",a)
s.S("Net Income",[noi,b],neg=[b],t='TOTAL',key='net_income')
F="quad_t12_entrata.pdf";W,H=1008,612
c=canvas.Canvas(doc(F),pagesize=(W,H),invariant=1);XX=[236+59*i for i in range(12)]+[975]
XX=[232+60*i for i in range(12)]+[972]
pg=0
def head():
    global pg;pg+=1
    c.setFillColorRGB(.12,.3,.45);c.setFont("Helvetica-Bold",13);c.drawString(30,582,"Income Statement - Trailing 12 Months");c.setFillGray(.3)
    c.setFont("Helvetica",8);c.drawString(30,569,"The Quad at Fraternity Row  |  Post Month: 08/2025  |  Accounting Method: Accrual  |  GL Tree: Student Master")
    c.setFillColorRGB(.12,.3,.45);c.rect(28,545,948,16,fill=1,stroke=0);c.setFillGray(1);c.setFont("Helvetica-Bold",7.2);c.drawString(32,550,"Account")
    for x,h in zip(XX,M+["Total"]): c.drawRightString(x,550,h)
    c.setFillGray(0);c.setFont("Helvetica",7);c.drawString(30,20,"Report generated 09/12/2025 09:05 MDT by kpaulsen");c.drawRightString(976,20,f"{pg}");return 533
y=head();k=0
for x in s.rows:
    if y<36: c.showPage();y=head()
    k+=1
    if x['t']=='LINE' and k%2: c.setFillGray(.95);c.rect(28,y-2.6,948,10.4,fill=1,stroke=0)
    if x['t']=='TOTAL': c.setFillColorRGB(.85,.9,.95);c.rect(28,y-2.6,948,10.4,fill=1,stroke=0)
    c.setFillGray(0);c.setFont("Helvetica" if x['t']=='LINE' else "Helvetica-Bold",7);c.drawString(32+9*x['ind'],y,x['label'])
    for X,v in zip(XX,x['v']):
        if v is not None: c.drawRightString(X,y,par(v,0,'0'))
    y-=10.6
c.save()
save(F,[s],"STUDENT_HOUSING","OPERATING_STATEMENT_T12","Entrata-like trailing twelve, legal landscape, banded, two pages",False)
