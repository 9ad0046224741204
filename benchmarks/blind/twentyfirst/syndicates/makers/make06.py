# Care home T12, legal landscape, two pages, two-line headers
from lib import *;import random
from reportlab.pdfgen import canvas
R=random.Random(2706);N="heron_glen_t12_0625.pdf"
MO=["Jul-24","Aug-24","Sep-24","Oct-24","Nov-24","Dec-24","Jan-25","Feb-25","Mar-25","Apr-25","May-25","Jun-25"]
S=St("Trailing Twelve Month Statement of Operations","Heron Glen Assisted Living & Memory Care","2024-07-01","2025-06-30",MO+["T12 Total"])
tot=lambda v:v+[sum(x or 0 for x in v)]
def L(code,lab,b,vol=.04,v=None):return S.l(lab,tot(v or ser(R,b,12,vol)),code)
S.h("REVENUE");S.h("Resident Revenue")
a=[L("5010","Private Pay - Assisted Living",214600,.02),L("5020","Private Pay - Memory Care",131800,.03),L("5030","Medicaid Waiver",38450,.06),L("5050","Level of Care Charges",46200,.05),L("5060","Second Occupant Fees",5850,.1),L("5090","Rate Concessions",-6400,.4)]
r1=S.t("Total Resident Revenue",a);S.h("Ancillary Revenue")
b=[L("5210","Community Fees",7500,.6),L("5220","Guest Meals",410,.5),L("5230","Salon & Barber",1320,.2),L("5240","Respite Stays",3900,.7)]
r2=S.t("Total Ancillary Revenue",b);ti=S.t("TOTAL REVENUE",[r1,r2],key="total_income")
S.h("OPERATING EXPENSES");ds=[]
for dep,ls in [("Nursing & Resident Care",[("6010","Caregiver Wages",78400),("6012","Med Tech Wages",21900),("6015","Nurse Wages",18700),("6030","Agency Staffing",6200),("6050","Care Supplies",2450)]),
 ("Dietary",[("6110","Dietary Wages",23300),("6130","Raw Food",24100),("6150","Dietary Supplies",1980)]),
 ("Housekeeping & Laundry",[("6210","Housekeeping Wages",9800),("6250","Cleaning & Linen Supplies",1640)]),
 ("Activities",[("6310","Activities Wages",7400),("6350","Programs & Outings",1150),("6360","Transportation",890)]),
 ("Plant Operations",[("6410","Maintenance Wages",6900),("6430","Repairs & Maintenance",5100),("6440","Service Contracts",3050),("6460","Electricity & Gas",9700),("6470","Water, Sewer & Trash",3900)]),
 ("Administration & Marketing",[("6510","Administrative Wages",24800),("6520","Payroll Taxes & Benefits",33900),("6530","Workers Compensation",4700),("6550","Office & Technology",3650),("6560","Professional Fees",1800),("6610","Marketing Wages",6600),("6620","Referral Fees",5400)])]:
    S.h(dep);ds.append(S.t("Total "+dep,[L(c,l,bb,.05 if bb>6000 else .2) for c,l,bb in ls]))
te=S.t("TOTAL OPERATING EXPENSES",ds,key="total_operating_expenses")
eb=S.t("EBITDARM",[ti,(te,-1)])
mf=S.l("Management Fee (5%)",tot([round(x*.05) for x in S.rows[ti]["values"][:12]]),"7010")
S.h("Fixed Expenses")
fx=[L("7110","Property Taxes",0,0,[9450]*6+[9780]*6),L("7120","Property & Liability Insurance",0,0,[8215]*9+[8930]*3),L("7140","Bed Tax / License",0,0,[None,None,None,4200]+[None]*5+[4200,None,None])]
ft=S.t("Total Fixed Expenses",fx)
S.t("NET OPERATING INCOME",[eb,(mf,-1),(ft,-1)],typ="TOTAL",key="noi")
c=canvas.Canvas(doc(N),pagesize=(1008,612));pg=0;XS=[236+57*k for k in range(12)]+[990]
def head():
    global pg;pg+=1
    c.setFont("Helvetica-Bold",11);c.drawCentredString(504,588,S.prop);c.setFont("Helvetica",9);c.drawCentredString(504,576,S.title);c.drawCentredString(504,565,"Period Ending June 30, 2025   |   Licensed beds: 84")
    c.setFont("Helvetica-Oblique",7);c.drawString(20,588,"Entity: HGAL01");c.drawString(20,579,"Book: Accrual");c.drawRightString(990,588,f"Page {pg} of 2");c.drawRightString(990,579,"07/18/2025 09:41")
    c.setFillGray(.2);c.rect(18,533,974,22,fill=1,stroke=0);c.setFillGray(1);c.setFont("Helvetica-Bold",7);c.drawString(20,537,"Acct");c.drawString(46,537,"Description")
    for m,x in zip(MO,XS):c.drawRightString(x,546,"Actual");c.drawRightString(x,537,m)
    c.drawRightString(990,546,"T12");c.drawRightString(990,537,"Total");c.setFillGray(0);return 522
y=head();k=0
for i,(r,m) in enumerate(zip(S.rows,S.m)):
    if y<45 or (r["label"]=="Plant Operations"):c.showPage();y=head()
    if r["rowType"]=="LINE" and k%2:c.setFillGray(.94);c.rect(18,y-3,974,11,fill=1,stroke=0);c.setFillGray(0)
    k+=1;b=r["rowType"]!="LINE";c.setFont("Helvetica-Bold" if b else "Helvetica",7)
    if r["accountCode"]:c.drawString(20,y,r["accountCode"])
    c.drawString(46 if r["accountCode"] else (20 if r["label"].isupper() else 34),y,r["label"])
    if r["values"]:
        if b:c.setLineWidth(.4);c.line(185,y+8,990,y+8)
        for v,x in zip(r["values"],XS):c.drawRightString(x,y,f(v,dash="--"))
        if r["rowType"]=="TOTAL":c.setLineWidth(1);c.line(185,y-3,990,y-3)
        if b:y-=3
    y-=12.4
c.save();save(N,[S],"SENIOR_HOUSING","OPERATING_STATEMENT_T12","care home T12 by department, legal landscape, banded, repeated headers")
