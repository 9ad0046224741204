# MRI-style courier statement, US office tower, month + YTD vs budget, variance notes
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(2301); N="mri_halvorsen_plaza_oct25.pdf"
def ex(b,k):
    f=-1 if k=='exp' else 1
    return [b[0],b[1],round(f*(b[0]-b[1]),2),b[2],b[3],round(f*(b[2]-b[3]),2)]
s=St("Statement of Property Operations","Halvorsen Plaza","2025-10-01","2025-10-31",
 ["Current Period Actual","Current Period Budget","Current Period Variance","Year-to-Date Actual","Year-to-Date Budget","Year-to-Date Variance"],ex)
def g(m,v=.08):
    if m==0: return [0.0]*4
    bud=float(round(m)); ytb=bud*10
    return [round(bud*(1+R.uniform(-v,v)),2),bud,round(ytb*(1+R.uniform(-v,v)),2),ytb]
def grp(h,ls,tl,kind,key=None):
    s.head(h); ids=[s.line(l,g(m),kind,c) for c,l,m in ls]
    return s.sub(tl,ids,kind,key=key)
s.head("REVENUE")
a=grp("Rental Income",[("4000-0000","Base Rent - Office",612450),("4010-0000","Base Rent - Retail",48200),("4015-0000","Storage Rent",3150),("4030-0000","Rent Abatements",-21400)],"Total Rental Income",'inc')
b=grp("Recoveries",[("4210-0000","CAM Recovery",88600),("4220-0000","Real Estate Tax Recovery",71250),("4230-0000","Insurance Recovery",9300),("4240-0000","Tenant Electric Reimbursement",26750),("4290-0000","Prior Year Recovery True-Up",1500)],"Total Recoveries",'inc')
c=grp("Other Income",[("4510-0000","Garage Income - Contract",31900),("4520-0000","Garage Income - Transient",8700),("4560-0000","After-Hours HVAC",2450),("4590-0000","Late Fees & Misc.",600)],"Total Other Income",'inc')
ti=s.tot("TOTAL REVENUE",[a,b,c],key="total_income")
s.head("OPERATING EXPENSES - RECOVERABLE")
e=[grp("Cleaning",[("5110-0000","Janitorial Contract",31800),("5130-0000","Window Washing",2100),("5150-0000","Trash Removal",2650)],"Total Cleaning",'exp'),
grp("Utilities",[("5210-0000","Electricity",49700),("5220-0000","Steam",11800),("5230-0000","Water & Sewer",5350)],"Total Utilities",'exp'),
grp("Repairs & Maintenance",[("5310-0000","Engineering Payroll",27600),("5320-0000","HVAC R&M",6800),("5330-0000","Elevator Contract",7425),("5340-0000","Electrical & Lighting",2200),("5350-0000","Plumbing",1450),("5360-0000","Fire & Life Safety",1900)],"Total Repairs & Maintenance",'exp'),
grp("Security & Grounds",[("5410-0000","Security Contract",22400),("5420-0000","Landscaping",1750),("5430-0000","Snow Removal",0)],"Total Security & Grounds",'exp'),
grp("Administrative",[("5510-0000","Management Fee",25800),("5520-0000","On-Site Payroll",16900),("5530-0000","Office & Telephone",1325)],"Total Administrative",'exp'),
grp("Taxes & Insurance",[("5610-0000","Real Estate Taxes",96400),("5620-0000","Property Insurance",13250)],"Total Taxes & Insurance",'exp')]
tr=s.sub("TOTAL RECOVERABLE EXPENSES",e,'exp')
nr=grp("OPERATING EXPENSES - NON-RECOVERABLE",[("5810-0000","Legal - Tenant Matters",2800),("5820-0000","Marketing & Promotion",1900),("5830-0000","Vacant Space Utilities",1150),("5840-0000","Bad Debt",1200),("5850-0000","Audit & Tax Return",900)],"TOTAL NON-RECOVERABLE EXPENSES",'exp')
te=s.tot("TOTAL OPERATING EXPENSES",[tr,nr],'exp',key="total_operating_expenses")
noi=s.tot("NET OPERATING INCOME",[ti,te],sg=[1,-1],key="noi")
ds=grp("DEBT SERVICE",[("7010-0000","Mortgage Interest",148333),("7020-0000","Mortgage Principal",41870)],"TOTAL DEBT SERVICE",'exp')
lc=grp("LEASING COSTS",[("1710-0000","Tenant Improvements",62000),("1720-0000","Leasing Commissions",24500),("1730-0000","Legal - Leasing",3000)],"TOTAL LEASING COSTS",'exp')
cx=grp("CAPITAL",[("1610-0000","Building Improvements",35000),("1630-0000","Lobby Renovation Ph. 2",18500)],"TOTAL CAPITAL",'exp')
s.tot("CASH FLOW AFTER CAPITAL",[noi,ds,lc,cx],sg=[1,-1,-1,-1],key="net_cash_flow")
c=canvas.Canvas(doc(N),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
X=[300,372,442,486,566,646,716,758]
pg=0
def hdr():
    global pg; pg+=1
    c.setFont("Courier",7); c.drawString(30,H-30,"Database:   MRIPROD"); c.drawString(30,H-39,"ENTITY:     3140"); c.drawString(30,H-48,"Accrual")
    c.setFont("Courier-Bold",8.5); c.drawCentredString(W/2,H-30,"Statement of Property Operations"); c.setFont("Courier",7.5)
    c.drawCentredString(W/2,H-40,"Halvorsen Plaza"); c.drawCentredString(W/2,H-50,"Period 10/25   (10/01/2025 - 10/31/2025)")
    c.setFont("Courier",7); c.drawRightString(W-30,H-30,f"Page: {pg}"); c.drawRightString(W-30,H-39,"Date: 11/12/2025"); c.drawRightString(W-30,H-48,"Time: 04:17 PM")
    y=H-68
    c.setFont("Courier-Bold",7)
    c.drawCentredString(365,y,"-------- Current Period --------".replace("- C","  C")); c.drawCentredString(640,y,"---------- Year-to-Date ----------")
    for x,t in zip(X,["Actual","Budget","Variance","Var %"]*2): c.drawRightString(x,y-10,t)
    c.line(30,y-14,W-30,y-14); return y-26
y=hdr()
def pc(v,b): return "" if not b else f"{v/abs(b)*100:.1f}%"
for r,m in zip(s.rows,s.meta):
    if y<44: c.showPage(); y=hdr()
    rt=r["rowType"]; cap=r["label"].isupper()
    c.setFont("Courier-Bold" if rt!="LINE" else "Courier",7)
    if rt=="HEADING": 
        y-=3; c.drawString(30 if cap else 40,y,r["label"]); y-=9.5; continue
    if rt!="LINE":
        for x in X: 
            if x not in(X[3],X[7]): c.line(x-58,y+7,x,y+7)
    if r["accountCode"]: c.drawString(48,y,r["accountCode"]); c.drawString(102,y,r["label"])
    else: c.drawString(30 if cap else 40,y,r["label"])
    v=r["values"]
    cells=[par(v[0],2,"0.00"),par(v[1],2,"0.00"),par(v[2],2,"0.00"),pc(v[2],v[1]),par(v[3],2,"0.00"),par(v[4],2,"0.00"),par(v[5],2,"0.00"),pc(v[5],v[4])]
    for x,t in zip(X,cells): c.drawRightString(x,y,t)
    y-=9.5 if rt=="LINE" else 12
    if rt=="TOTAL": c.line(X[0]-58,y+9,X[2],y+9); c.line(X[4]-58,y+9,X[6],y+9); y-=3
if y<110: c.showPage(); y=hdr()
y-=8; c.setFont("Courier-Bold",7); c.drawString(30,y,"VARIANCE COMMENTS (YTD > 5% and $10,000)"); c.setFont("Courier",7)
for t in ["4030  Abatement burn-off on Suite 1400 slipped one month; credit applied in October.",
 "5210  Utility rate rider effective June; offset in tenant electric reimbursement.",
 "1710  Timing - Suite 900 build-out draws follow the contractor's schedule of values.",
 "7010  Floating-rate note; forward curve at budget differed from resets."]:
    y-=9.5; c.drawString(40,y,t)
c.save(); save(N,[s],"OFFICE","OPERATING_STATEMENT","MRI courier, month+YTD vs budget, variance notes",False)
