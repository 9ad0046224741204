"""Nursing home: month and year-to-date, actual / budget / variance with per-patient-day columns, landscape, Courier green-bar report (reportlab)."""
from book import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(77)
s=St("Departmental Income Statement","St. Brendan Care Center",None,"2025-03-31",["Current Month Actual","Current Month Budget","Current Month Variance","Year to Date Actual","Year to Date Budget","Year to Date Variance"])
def L(l,code,m,exp=True,sp=.08,bud=None):
    b=round(m if bud is None else bud); a=round(m*(1+R.uniform(-sp,sp))); yb=b*6; ya=round(b*6*(1+R.uniform(-sp/2,sp/2)))
    sg=-1 if exp else 1
    return s.line(l,[a,b,sg*(a-b),ya,yb,sg*(ya-yb)],code)
s.head("PATIENT DAYS")
def D(l,c,a,b,ya,yb): return s.line(l,[a,b,a-b,ya,yb,ya-yb],c,days=1)
d=[D("Medicare Part A Days","9010",318,341,2016,1998),D("Managed Care / HMO Days","9020",204,186,1147,1092),D("Medicaid Days","9030",1726,1736,10204,10192),D("Private Pay Days","9040",389,403,2311,2366),D("Hospice Days","9050",93,62,412,364)]
td=s.total("Total Patient Days",d,days=1)
dd=s.rows[td]["values"]
s.head("ROUTINE REVENUE")
def rev(l,c,i,rate):
    v=s.rows[i]["values"]; a,b,ya,yb=[round(v[k]*rate*(1+(R.uniform(-.015,.015) if k in(0,3) else 0))) for k in (0,1,3,4)]
    return s.line(l,[a,b,a-b,ya,yb,ya-yb],c)
r=[rev("Medicare Part A","3010",d[0],612),rev("Managed Care","3020",d[1],471),rev("Medicaid","3030",d[2],287),rev("Private - Semi Private","3040",d[3],371),rev("Hospice","3050",d[4],251)]
t1=s.total("Total Routine Revenue",r)
s.head("ANCILLARY AND OTHER REVENUE")
r=[L("Medicare Part B Therapy","3110",31400,False),L("Pharmacy","3120",6100,False),L("X-Ray and Laboratory","3130",1450,False),L("Beauty Shop","3210",880,False),L("Medicaid Quality Incentive","3220",14500,False,.0),L("Contractual Adjustments - Part B","3290",-9200,False),L("Bequests and Unrestricted Gifts","3310",2500,False,.7),L("Interest Income","3320",610,False)]
t2=s.total("Total Ancillary and Other",r)
ti=s.total("TOTAL OPERATING REVENUE",[t1,t2],kind="TOTAL",key="total_income")
tot=[]
for h,ls in [("NURSING CARE",[("RN Wages","5010",88400),("LPN Wages","5020",112600),("CNA Wages","5030",171800),("Nursing Administration","5040",42700),("Agency Nursing","5050",38500),("Nursing Supplies","5060",18700),("Medical Director","5070",3500),("Pharmacy Consultant","5080",1250)]),
 ("ANCILLARY SERVICES",[("Contract Therapy","5110",66800),("Prescription Drugs","5120",24100),("Lab and X-Ray","5130",4300),("Oxygen and DME","5140",3150)]),
 ("DIETARY",[("Dietary Wages","5210",41200),("Raw Food","5220",29900),("Dietary Supplies","5230",3100),("Dietitian Consultant","5240",1800)]),
 ("HOUSEKEEPING AND LAUNDRY",[("Housekeeping Wages","5310",23400),("Laundry Wages","5320",10500),("Linen and Chemicals","5330",4250)]),
 ("SOCIAL SERVICES AND ACTIVITIES",[("Social Services Wages","5410",12900),("Activities Wages","5420",11600),("Chaplaincy","5430",2400),("Activity Supplies","5440",900)]),
 ("PLANT AND MAINTENANCE",[("Maintenance Wages","5510",12200),("Repairs and Service Contracts","5520",9800),("Electricity","5530",11200),("Natural Gas","5540",7600),("Water and Sewer","5550",5400),("Refuse and Medical Waste","5560",2350)]),
 ("ADMINISTRATIVE AND GENERAL",[("Administrator and Office Wages","5610",39700),("Payroll Taxes","5620",42300),("Health Insurance","5630",58900),("Workers Compensation","5640",15200),("Professional Liability","5650",11900),("Data Processing","5660",6200),("Legal and Accounting","5670",3300),("Advertising","5680",1300),("Bad Debt","5690",7500),("Provider Assessment","5695",34600)])]:
    s.head(h); tot.append(s.total("Total "+h.title().replace(" And "," and "),[L(*x) for x in ls]))
te=s.total("TOTAL OPERATING EXPENSES",tot,kind="TOTAL",key="total_operating_expenses")
def diff(l,a,b,**k):
    i=s.total(l,[a,b],signs=[1,-1],kind="TOTAL",**k)
    va,vb=s.rows[a]["values"],s.rows[b]["values"]; v=s.rows[i]["values"]
    for c in (2,5): v[c]=v[c-2]-v[c-1]
    return i
eb=diff("OPERATING MARGIN BEFORE CAPITAL",ti,te,key="noi")
del s.key["noi"]
s.head("CAPITAL AND SPONSOR COSTS")
cp=s.total("Total Capital and Sponsor Costs",[L("Management Fee - Sponsor","6010",36500),L("Bond Interest","6020",31850,True,0),L("Property Insurance","6030",5400,True,.02),L("Depreciation","6040",38300,True,0)])
ni=diff("NET INCOME (LOSS)",eb,cp,key="net_income")
s.varcols=(2,5)
# planted: one digit of a line
pi=next(i for i,r_ in enumerate(s.rows) if r_["label"]=="Raw Food"); old=s.rows[pi]["values"][3]
t=str(old); new=int(t[:2]+str((int(t[2])+4)%10)+t[3:]); s.rows[pi]["values"][3]=new
s.planted=dict(what=f"Raw Food (5220), YTD Actual printed {new:,} instead of {old:,}; the department total still counts {old:,} and the variance is of {old:,}",kind="digit_changed")
c=canvas.Canvas(f"{ROOT}/documents/s29c_05.pdf",pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
XL=36; XS=[294,347,401,444,486, 559,622,680,722,764]
heads=[("ACTUAL",""),("BUDGET",""),("VARIANCE",""),("ACT","PPD"),("BUD","PPD")]*2
fm=lambda v: "" if v is None else (f"{-v:,}-" if v<0 else f"{v:,} ")
pg=0
def top():
    global pg; pg+=1; y=H-34; c.setFont("Courier-Bold",9)
    c.drawString(XL,y,"DIOCESAN ELDER SERVICES, INC."); c.drawRightString(W-XL,y,f"PAGE {pg:>4}")
    c.drawString(XL,y-11,"ST. BRENDAN CARE CENTER  (FAC 014)"); c.drawRightString(W-XL,y-11,"RUN 04/16/25 18:22 GLR310")
    c.drawString(XL,y-22,"DEPARTMENTAL INCOME STATEMENT - PERIOD 06 ENDING 03/31/25  (FISCAL YEAR BEGINS 10/01)")
    y-=40; c.setFont("Courier-Bold",8)
    c.drawCentredString(372,y,"------------ CURRENT MONTH ------------"); c.drawCentredString(645,y,"------------- YEAR TO DATE -------------")
    y-=10
    for x,(a,b) in zip(XS,heads): c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
    c.drawString(XL,y-9,"ACCT  DESCRIPTION"); y-=13; c.setLineWidth(.6); c.line(XL,y,W-XL+6,y)
    return y-11
y=top(); n=0
for i,r_ in enumerate(s.rows):
    k=r_["rowType"]
    need=10.4*(2 if k!="LINE" else 1)
    if y-need<40 or (k=="HEADING" and y<90): c.showPage(); y=top()
    if k=="HEADING": y-=5
    if k=="LINE" and n%2: c.setFillColorRGB(.88,.95,.88); c.rect(XL-3,y-2.6,W-2*XL+18,10.4,fill=1,stroke=0); c.setFillGray(0)
    n+=1
    c.setFont("Courier-Bold" if k!="LINE" else "Courier",8)
    if r_["accountCode"]: c.drawString(XL,y,r_["accountCode"])
    c.drawString(XL+(29 if k=="LINE" else (29 if k=="SUBTOTAL" else 0)),y,r_["label"])
    if k!="HEADING":
        v=r_["values"]; days=r_["_x"].get("days")
        for x,q in zip([XS[0],XS[1],XS[2],XS[5],XS[6],XS[7]],v): c.drawRightString(x+4.8,y,fm(q))
        if not days:
            for x,q,dv in ((XS[3],v[0],dd[0]),(XS[4],v[1],dd[1]),(XS[8],v[3],dd[3]),(XS[9],v[4],dd[4])): 
                q=q/dv; c.drawRightString(x+4.8,y,f"{-q:,.2f}-" if q<-.004 else f"{q:,.2f} ")
        if k=="TOTAL": c.drawString(XS[0]-50,y-7.5,""); c.setLineWidth(.5); c.line(XS[0]-52,y-3,XS[9]+3,y-3)
        if k=="SUBTOTAL": c.setLineWidth(.3); c.line(XS[0]-52,y+8,XS[9]+3,y+8)
    y-=10.4 + (6 if k=="TOTAL" else (2 if k=="SUBTOTAL" else 0))
c.setFont("Courier",7); c.drawString(XL,24,"VARIANCE: MINUS = UNFAVORABLE.  PPD = PER PATIENT DAY.  *** END OF REPORT ***"); c.save()
save("s29c_05.pdf",s,"SENIOR_HOUSING","OPERATING_STATEMENT","nursing-home general ledger (mainframe print)","green bar Courier, month and year-to-date groups, trailing minus signs, PPD columns between the money columns",True)
print([(r_["label"],r_["values"]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
