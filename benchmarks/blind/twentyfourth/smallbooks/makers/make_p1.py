# QuickBooks Online style P&L by month, motel
from common import *; import random; from reportlab.pdfgen import canvas
R=random.Random(351); N="lakeview_motor_inn_pl_by_month.pdf"
M="Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
cols=[f"{m} 2024" for m in M]+["Total"]
s=St("Profit and Loss","Pike Lake Motor Inn LLC","2024-01-01","2024-12-31",cols)
sea=[.45,.5,.6,.75,1,1.35,1.6,1.55,1.15,.9,.55,.5]
def mo(b,seas=0,noise=.08,only=None,neg=False):
    v=[]
    for i in range(12):
        if only is not None and i not in only: v.append(None);continue
        x=b*((sea[i]*seas)+(1-seas))*(1+R.uniform(-noise,noise)); v.append(round(-x if neg else x,2))
    return v+[round(sum(x or 0 for x in v),2)]
flat=lambda b,only=range(12):[b if i in only else None for i in range(12)]+[round(b*len(only),2)]
s.head("Income"); a=[]
s.head("Room Revenue",1)
rr=[s.line("Direct & Walk-in",mo(18400,1),2),s.line("OTA Bookings",mo(14150,1),2),s.line("Weekly / Extended Stay",mo(5200,-.4),2),s.line("Refunds & Comps",mo(310,.8,.4,neg=True),2)]
a.append(s.tot("Total Room Revenue",rr,lv=1))
a.append(s.line("Guest Laundry & Vending",mo(390,.8))); a.append(s.line("Pet Fees",mo(260,1,.3))); a.append(s.line("Boat Slip Rental",mo(640,.3,.1,only=[4,5,6,7,8])))
ti=s.tot("Total Income",a,key="total_income")
s.head("Cost of Goods Sold"); c=[s.line("OTA Commissions",mo(2260,1)),s.line("Breakfast Supplies",mo(830,.9))]
tc=s.tot("Total Cost of Goods Sold",c); gp=s.tot("GROSS PROFIT",[ti],[tc],big=1)
s.head("Expenses"); e=[]
e.append(s.line("Advertising & Listing Fees",mo(420,.3,.3))); e.append(s.line("Bank & Merchant Fees",mo(905,1)))
e.append(s.line("Insurance",flat(1187.5))); e.append(s.line("Licenses & Permits",mo(640,0,.3,only=[0,5])))
s.head("Payroll",1); p=[s.line("Front Desk Wages",mo(5150,.35),2),s.line("Housekeeping Wages",mo(4720,.7),2),s.line("Payroll Taxes",mo(860,.5),2)]
e.append(s.tot("Total Payroll",p,lv=1))
e.append(s.line("Property Taxes",flat(5418.22,[3,9]))); e.append(s.line("Repairs & Maintenance",mo(1350,.2,.6))); e.append(s.line("Room Supplies & Linen",mo(980,.8,.2))); e.append(s.line("Snow Removal",mo(540,0,.5,only=[0,1,2,11])))
s.head("Utilities",1); u=[s.line("Electric",mo(1420,.5),2),s.line("Propane",mo(910,-.6),2),s.line("Water & Sewer",mo(480,.7),2),s.line("Internet & Cable TV",flat(389.95),2)]
e.append(s.tot("Total Utilities",u,lv=1))
te=s.tot("Total Expenses",e,key="total_operating_expenses"); no=s.tot("NET OPERATING INCOME",[gp],[te],key="noi",big=1)
s.head("Other Expenses"); o=[s.line("Loan Interest - First Lakes Bank",[round(3412.6-i*9.37,2) for i in range(12)]+[round(sum(round(3412.6-i*9.37,2) for i in range(12)),2)])]
to=s.tot("Total Other Expenses",o); nt=s.tot("NET OTHER INCOME",[],[to],big=1)
s.tot("NET INCOME",[no,nt],t="TOTAL",key="net_income",big=1,last=1)
W,H=792,612; C=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1); pg=0
def page():
    global pg,y; pg+=1
    if pg==1:
        C.setFont("Helvetica-Bold",13);C.drawCentredString(W/2,H-40,s.prop);C.setFont("Helvetica",11);C.drawCentredString(W/2,H-56,s.title);C.setFont("Helvetica",8.5);C.drawCentredString(W/2,H-69,"January - December 2024");y=H-95
    else: y=H-45
    C.setStrokeGray(.7);C.line(30,y+9,W-25,y+9);C.setFont("Helvetica",5.6);C.setFillGray(.3)
    for i,h in enumerate(cols): C.drawRightString(186+48*i-(0),y,h.upper())
    C.line(30,y-4,W-25,y-4);C.setFillGray(0);y-=15
    C.setFont("Helvetica",6);C.setFillGray(.45);C.drawCentredString(W/2,22,f"Cash Basis  Tuesday, January 14, 2025 10:22 AM GMT-06:00");C.drawRightString(W-25,22,f"{pg}/2");C.setFillGray(0)
page()
for r,m in zip(s.rows,s.m):
    if y<60: C.showPage();page()
    tot=r["rowType"] in("SUBTOTAL","TOTAL"); f="Helvetica-Bold" if tot else "Helvetica"
    if tot:C.setStrokeGray(.6);C.line(142,y+7.5,W-25,y+7.5)
    C.setFont(f,6.2);C.drawString(30+7*m["lv"],y,r["label"]);C.setFont(f,5.7)
    for i,v in enumerate(r["values"]):
        if v is None:continue
        t=f"{abs(v):,.2f}";t=("$" if tot else "")+t; t="-"+t if v<0 else t
        C.drawRightString(186+48*i,y,t)
    if m.get("last"):C.setStrokeGray(.2);C.line(142,y-3,W-25,y-3);C.line(142,y-5,W-25,y-5)
    y-=11.6
C.save(); save(N,[s],"HOSPITALITY","OPERATING_STATEMENT_T12","QuickBooks Online P&L by month, 2 pages landscape")
