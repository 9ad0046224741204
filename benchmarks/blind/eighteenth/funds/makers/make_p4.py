# Student housing T12, academic year, landscape legal, shaded, whole dollars
from common import *
from reportlab.pdfgen import canvas
R=random.Random(1604)
mon=["Aug 2024","Sep 2024","Oct 2024","Nov 2024","Dec 2024","Jan 2025","Feb 2025","Mar 2025","Apr 2025","May 2025","Jun 2025","Jul 2025"]
s=St("Trailing Twelve Month Operating Statement","The Kestrel at University Park","2024-08-01","2025-07-31",mon+["T12 Total"],dec=0)
def q(b,j=.05,f=None): v=[int(round(b*R.uniform(1-j,1+j)*(f[k] if f else 1))) for k in range(12)]; return v+[sum(v)]
def on(d): v=[d.get(k,0) for k in range(12)]; return v+[sum(v)]
turn=[3.1,.9,.3,.2,.4,.6,.2,.2,.3,.8,1.1,4.2]; elec=[1.25,1.2,.95,.85,.95,1.05,1,.9,.85,.9,.8,1.1]
s.h("Revenue")
a=[s.l("Installment Rent – 4x4 Beds",q(268400,.004),ind=1),s.l("Installment Rent – 2x2 Beds",q(121650,.004),ind=1),s.l("Installment Rent – Studios",q(38925,.006),ind=1),s.l("Vacant Bed Loss",q(-17240,.25),ind=1),s.l("Concessions & Gift Cards",q(-4100,.5),ind=1),s.l("Bad Debt",on({1:-2380,4:-6115,8:-3940,11:-8872}),ind=1)]
n=s.t("Net Rental Revenue",a)
b=[s.l("Parking",q(11850,.06),ind=1),s.l("Furniture & Premium View Fees",q(5240,.1),ind=1),s.l("Application & Admin Fees",q(6800,.3),ind=1),s.l("Damage Charges",on({0:21450,4:3180,8:1265,9:4410,11:27890}),ind=1),s.l("Utility Overage Billback",q(7150,.12,elec),ind=1),s.l("Summer Conference Income",on({9:14200,10:38650,11:22175}),ind=1)]
o=s.t("Total Ancillary Revenue",b)
ti=s.t("Effective Gross Revenue",[n,o],"TOTAL",key="total_income")
s.h("Controllable Expenses"); c1=[]
for l,v,j,f in [("On-site Payroll",41200,.04,None),("Community Assistants",8650,.1,None),("Payroll Burden",9875,.05,None),("Repairs & Maintenance",10420,.2,None),("Turn Costs",11300,.1,turn),("Grounds & Snow",3980,.35,None),("Contract Services",5125,.06,None),("Marketing & Leasing",7340,.3,None),("Resident Events",1850,.4,None),("General & Administrative",6115,.15,None)]:
    c1.append(s.l(l,q(v,j,f),ind=1))
t1=s.t("Total Controllable",c1)
s.h("Non-Controllable Expenses")
c2=[s.l("Electricity",q(17480,.05,elec),ind=1),s.l("Water, Sewer & Storm",q(12950,.07),ind=1),s.l("Bulk Internet & Cable",on({k:9450 for k in range(12)}),ind=1),s.l("Property Taxes",on({k:36125 if k<5 else 37840 for k in range(12)}),ind=1),s.l("Insurance",on({k:10875 for k in range(12)}),ind=1)]
fee=[int(round(x*.0275)) for x in s.rows[ti]["values"][:12]]; c2.append(s.l("Management Fee (2.75%)",fee+[sum(fee)],ind=1))
t2=s.t("Total Non-Controllable",c2)
te=s.t("Total Operating Expenses",[t1,t2],"TOTAL",key="total_operating_expenses")
noi=s.t("Net Operating Income",[ti,te],"TOTAL",neg=[te],key="noi")
s.h("Below the Line")
x=[s.l("Interest Expense",on({k:v for k,v in enumerate([98412,98288,98163,98037,97911,97785,97657,97529,97400,97271,97141,97010])}),ind=1),s.l("Capital – FF&E Replacement",on({0:62480,10:18350,11:94125}),ind=1),s.l("Partnership Administration",on({2:3500,7:16850,8:3500}),ind=1)]
tb=s.t("Total Below the Line",x)
s.t("Net Income",[noi,tb],"TOTAL",neg=[tb],key="net_income")
W,H=1008,612; c=canvas.Canvas(doc("kestrel_university_park_t12.pdf"),pagesize=(W,H))
c.setFillColorRGB(.12,.25,.38); c.rect(0,H-62,W,62,fill=1,stroke=0); c.setFillColorRGB(1,1,1)
c.setFont("Helvetica-Bold",15); c.drawString(30,H-30,"The Kestrel at University Park"); c.setFont("Helvetica",9.5); c.drawString(30,H-47,"Trailing Twelve Month Operating Statement  |  612 beds  |  Accrual  |  Academic Year 2024–25")
c.drawRightString(W-30,H-30,"Collegiate Residential Fund III, LP")
X=[222+58.5*k for k in range(12)]+[972]; y=H-80
c.setFillColorRGB(.82,.87,.91); c.rect(24,y-5,W-48,16,fill=1,stroke=0); c.setFillColorRGB(0,0,0); c.setFont("Helvetica-Bold",7.8)
for t,xx in zip(s.cols,X): c.drawRightString(xx,y,t)
y-=15; k=0
for r,m in zip(s.rows,s.meta):
    ty=r["rowType"]
    if ty=="HEADING": y-=2; c.setFont("Helvetica-Bold",8.5); c.setFillColorRGB(.12,.25,.38); c.drawString(28,y,r["label"]); c.setFillColorRGB(0,0,0); y-=10.9; continue
    if ty=="TOTAL": c.setFillColorRGB(.9,.93,.82); c.rect(24,y-3,W-48,11.5,fill=1,stroke=0)
    elif ty=="LINE":
        k+=1
        if k%2: c.setFillColorRGB(.96,.96,.96); c.rect(24,y-3,W-48,11.3,fill=1,stroke=0)
    c.setFillColorRGB(0,0,0); c.setFont("Helvetica" if ty=="LINE" else "Helvetica-Bold",7.6); c.drawString(28+10*m.get("ind",0),y,r["label"])
    for xx,v in zip(X,r["values"]):
        t="–" if v==0 else f"{v:,}" if v>0 else f"({-v:,})"
        if v<0: c.setFillColorRGB(.75,0,0)
        c.drawRightString(xx,y,t); c.setFillColorRGB(0,0,0)
    y-=10.9
c.setFont("Helvetica",6.5); c.drawString(30,18,"Unaudited. Prepared by fund accounting from the Entrata general ledger; beds are leased in twelve equal installments."); c.drawRightString(W-30,18,"1 of 1"); c.save(); print("y",y)
save("kestrel_university_park_t12.pdf",[s],"STUDENT_HOUSING","OPERATING_STATEMENT_T12","academic-year T12, shaded bands, en-dash zeros",dash=True)
