# QuickBooks Desktop P&L by class: car wash with apartments, portrait-ish landscape, dot-free, underscores
from common import *; import random; from reportlab.pdfgen import canvas
R=random.Random(354);N="sudsy_corner_pl_by_class.pdf"
hd=[("Car Wash","(400 Route 9)"),("Apts Upstairs","(400 Route 9)"),("Detail Shop","(404 Route 9)"),("","Unclassified"),("","TOTAL")]
cols=["Car Wash (400 Route 9)","Apts Upstairs (400 Route 9)","Detail Shop (404 Route 9)","Unclassified","TOTAL"]
s=St("Profit & Loss by Class","Sudsy Corner Holdings, Inc.","2024-01-01","2024-12-31",cols)
def L(l,a,b,c,u,lv,code=None,key=None):
    v=[a,b,c,u];return s.line(l,v+[round(sum(v),2)],lv,code,key)
s.head("Ordinary Income/Expense",0);s.head("Income",1)
s.head("Wash Income",2,"4000")
w=[L("Automatic Bays",141206.75,0,0,0,3,"4010"),L("Self-Serve Bays (coin/card)",63871.5,0,0,0,3,"4020"),L("Vacuums & Vending",11940.25,0,415,0,3,"4030"),L("Monthly Memberships",38220,0,0,0,3,"4040")]
a=[s.tot("Total Wash Income",w,lv=2,code="4000")]
a.append(L("Detail Sales",0,0,88415.6,0,2,"4100"))
s.head("Rental Income",2,"4200");q=[L("Apartment Rents",0,61740,0,0,3,"4210"),L("Shop Sublease",0,0,9600,0,3,"4220"),L("Tenant Late Fees",0,385,0,0,3,"4230")]
a.append(s.tot("Total Rental Income",q,lv=2,code="4200"));a.append(L("Billboard Lease",0,0,0,4200,2,"4300"))
ti=s.tot("Total Income",a,lv=1,key="total_income")
s.head("Cost of Goods Sold",1);cg=[L("Soaps, Wax & Chemicals",18734.18,0,6120.44,0,2,"5010"),L("Towels & Supplies",1190.3,0,3344.9,0,2,"5020")];tc=s.tot("Total COGS",cg,lv=1)
gp=s.tot("Gross Profit",[ti],[tc],lv=0.5)
s.head("Expense",1)
e=[L(*x) for x in [("Advertising",4280.15,120,2915.4,0,2,"6010"),("Bank Service Charges",0,0,0,684.2,2,"6030"),("Credit Card Processing",6918.44,0,2304.17,0,2,"6040"),("Insurance Expense",9840,4115,3260,1450,2,"6100")]]
s.head("Payroll Expenses",2,"6200");p=[L("Wages",44816.32,0,39270.5,0,3,"6210"),L("Payroll Taxes",3820.61,0,3348.14,0,3,"6220")];e.append(s.tot("Total Payroll Expenses",p,lv=2,code="6200"))
e+=[L(*x) for x in [("Professional Fees",0,0,0,3975,2,"6300"),("Repairs & Maintenance",15211.87,6340.25,1188.6,0,2,"6400"),("Taxes - Property",13420.66,5112.5,4260.3,0,2,"6500")]]
s.head("Utilities",2,"6600");u=[L("Electric",16202.91,1846.2,3015.77,0,3,"6610"),L("Natural Gas",7416.35,2930.18,1120.46,0,3,"6620"),L("Water & Sewer",21844.09,3218.7,1944.13,0,3,"6630"),L("Trash & Reclaim Pit Pumping",4120,960,0,0,3,"6640")];e.append(s.tot("Total Utilities",u,lv=2,code="6600"))
te=s.tot("Total Expense",e,lv=1,key="total_operating_expenses")
no=s.tot("Net Ordinary Income",[gp],[te],key="noi")
s.head("Other Income/Expense",0);s.head("Other Expense",1)
o=[L("Depreciation",24110,8420,5206,0,2,"7010"),L("Mortgage Interest",17866.4,9620.37,0,0,2,"7020"),L("Equipment Loan Interest",5218.93,0,0,0,2,"7030")]
to=s.tot("Total Other Expense",o,lv=1);on=s.tot("Net Other Income",[],[to])
s.tot("Net Income",[no,on],t="TOTAL",key="net_income",)
C=canvas.Canvas(doc(N),pagesize=(612,792),invariant=1);pg=0
X=[300,368,436,504,578]
def page():
    global pg,y;pg+=1
    C.setFont("Helvetica-Bold",7);C.drawString(30,760,"3:41 PM");C.drawString(30,750,"02/18/25");C.drawString(30,740,"Cash Basis")
    C.setFont("Helvetica-Bold",11);C.drawCentredString(306,760,s.prop);C.setFont("Helvetica-Bold",13);C.drawCentredString(306,745,s.title);C.setFont("Helvetica-Bold",9);C.drawCentredString(306,733,"January through December 2024");C.setLineWidth(1.5);C.line(30,727,582,727);C.setLineWidth(.6)
    C.setFont("Helvetica-Bold",7)
    for x,(h1,h2) in zip(X,hd):
        C.drawCentredString(x-28,714,h1);C.drawCentredString(x-28,705,h2);C.line(x-58,702,x,702)
    C.setFont("Helvetica",7);C.drawRightString(582,28,f"Page {pg}");y=688
page()
for r,m in zip(s.rows,s.m):
    if y<50:C.showPage();page()
    t=r["rowType"];C.setFont("Helvetica-Bold",7)
    C.drawString(30+9*m["lv"],y,(r["accountCode"]+" · " if r["accountCode"] and not r["label"].startswith("Total") else "")+(r["label"] if not(r["accountCode"] and r["label"].startswith("Total")) else f"Total {r['accountCode']} · {r['label'][6:]}"));C.setFont("Helvetica-Bold" if t=="TOTAL" else "Helvetica",7)
    for x,v in zip(X,r["values"]):
        if v is None:continue
        if t in("SUBTOTAL","TOTAL"):C.line(x-46,y+8,x,y+8)
        C.drawRightString(x,y,f"{v:,.2f}")
        if t=="TOTAL":C.line(x-46,y-2.5,x,y-2.5);C.line(x-46,y-4.5,x,y-4.5)
    y-=11.5+(5 if t in("SUBTOTAL","TOTAL") else 0)
C.save();save(N,[s],"MIXED_USE","OPERATING_STATEMENT","QuickBooks Desktop P&L by class, account numbers",True)
