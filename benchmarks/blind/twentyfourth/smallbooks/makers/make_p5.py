# Xero style budget variance, medical office; planted digit
from common import *; from reportlab.pdfgen import canvas
N="cedar_medical_budget_variance.pdf"
s=St("Budget Variance","Cedar Street Medical Building LP","2025-01-01","2025-06-30",["Actual","Budget","Variance USD"])
def L(l,a,b,**k):return s.line(l,[a,b,round(a-b,2)],**k)
s.head("Trading Income")
r=[L("Rent - Suite 100 (Family Practice)",57600,57600),L("Rent - Suite 110 (Physical Therapy)",40950,40950),L("Rent - Suite 200 (Dental)",48300,47400),L("Rent - Suite 210 (Imaging)",26125,31350),L("CAM & Tax Recoveries",38411.52,37500),L("After-hours HVAC Charges",1835,1500),L("Reserved Parking",2760,3000)]
ti=s.tot("Total Trading Income",r,key="total_income")
gp=s.tot("Gross Profit",[ti])
s.head("Operating Expenses")
e=[L(*x) for x in [("Accounting & Legal",4150,3600),("Biohazard & Trash Removal",3918.4,3900),("Elevator Contract",2310,2310),("Insurance",7464.96,7500),("Janitorial - Common Areas",14640,14400),("Landscape & Snow",6275.5,5400),("Light, Power, Heating",19833.71,18600),("Management Fee",8640,8640),("Property Taxes",33217.08,33000),("Repairs and Maintenance",11906.33,9000),("Telephone & Fire Alarm Line",1287.6,1260),("Water & Sewer",3744.19,3900)]]
te=s.tot("Total Operating Expenses",e,key="total_operating_expenses")
no=s.tot("Operating Profit",[gp],[te],key="noi",big=1)
s.head("Non-operating Expenses")
o=[L("Mortgage Interest",31208.45,31210),L("Depreciation",22650,22650)];to=s.tot("Total Non-operating Expenses",o)
s.tot("Net Profit",[no],[to],t="TOTAL",key="net_income",big=1)
pct=[(None if not x["values"][1] else x["values"][2]/x["values"][1]*100) if x["values"][0] is not None else None for x in s.rows]
s.plant(e[9],0,11306.33,"Actual of 'Repairs and Maintenance' printed 11,306.33 instead of 11,906.33 (variance and totals are of the true figure)","digit_changed")
C=canvas.Canvas(doc(N),pagesize=(595,842),invariant=1);C.setFont("Helvetica",20);C.drawString(45,780,"Budget Variance");C.setFont("Helvetica-Bold",10);C.drawString(45,762,s.prop);C.drawString(45,748,"For the 6 months ended June 30, 2025");C.setFont("Helvetica",8);C.setFillGray(.4);C.drawString(45,735,"Cash Basis");C.setFillGray(0)
X=[330,405,480,550];y=708;C.setFont("Helvetica-Bold",8.5);C.drawString(45,y,"Account")
for x,h in zip(X,["Actual","Budget","Variance USD","Variance %"]):C.drawRightString(x,y,h)
C.line(45,y-5,550,y-5);y-=20;C.setLineWidth(.4)
for r,m,p in zip(s.rows,s.m,pct):
    t=r["rowType"];b=t!="LINE"
    if t=="HEADING":y-=8
    if m.get("big") or r["label"]=="Gross Profit":y-=8;C.setFillGray(.94);C.rect(45,y-5,505,17,stroke=0,fill=1);C.setFillGray(0)
    C.setFont("Helvetica-Bold" if b else "Helvetica",8.5);C.drawString(45+(10 if t=="LINE" else 0),y,r["label"])
    for x,v in zip(X,r["values"]):
        if v is not None:C.drawRightString(x,y,f"{v:,.2f}")
    if p is not None:C.drawRightString(550,y,f"{p:,.1f}%")
    C.setStrokeGray(.8 if t=="LINE" else .2);
    if not m.get("big"):C.line(45,y-5,550,y-5)
    y-=16.6
C.setFont("Helvetica",7);C.setFillGray(.5);C.drawString(45,30,"Budget Variance  |  Cedar Street Medical Building LP  |  Jul 9, 2025");C.drawRightString(550,30,"Page 1 of 1")
C.save();save(N,[s],"OFFICE","OPERATING_STATEMENT","Xero style budget variance, A4")
