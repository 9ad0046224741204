"""RealPage-Accounting-like income statement side by side: five scattered-site properties of one tax-credit partnership and the consolidated column (reportlab canvas, landscape)."""
from book import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(5150)
names=[("Alder","Street"),("Beacon","Hill Apts"),("Crane","Row"),("Dudley","School Lofts"),("Eastlawn","Townhomes")]
wt=[.62,1.25,.4,.98,1.55]
s=St("Income Statement - Side by Side","Five Corners Housing Partners, LLLP","2024-01-01","2024-12-31",[" ".join(n) for n in names]+["Total"])
def L(c,l,b,sp=.16,zero=(),vals=None):
    v=vals or [0 if k in zero else round(b*w*(1+R.uniform(-sp,sp)),2) for k,w in enumerate(wt)]
    return s.line(l,v+[round(sum(v),2)],c)
def G(h,ls,tot=None):
    s.head(h,lv=1); it=[L(*x[:3],**(x[3] if len(x)>3 else {})) for x in ls]
    return s.total(tot or "Total "+h,it,lv=1)
s.head("REVENUE",lv=0)
r1=G("Rental Income",[("5120-000","Gross Potential Rent - Tenant",262300,{"sp":.05}),("5121-000","Gross Potential Rent - Subsidy",174600,{"sp":.2}),("5125-000","Gain/Loss to Lease",-3120,{"sp":.5}),("5140-000","Commercial Rent",0,{"vals":[0,0,0,31200.00,0]}),("5220-000","Vacancy",-16840,{"sp":.4}),("5221-000","Vacancy - Commercial",0,{"vals":[0,0,0,-5200.00,0]}),("5250-000","Concessions",-2240,{"sp":.6,"zero":(0,)}),("5290-000","Non-Revenue Unit",0,{"vals":[0,-13860.00,0,0,-14280.00]})],"Net Rental Income")
r2_=G("Other Income",[("5910-000","Laundry and Vending",3660),("5920-000","Tenant Charges - NSF, Late, Damages",4410,{"sp":.4}),("5930-000","Cable / Rooftop License",0,{"vals":[0,9600.00,0,0,0]}),("5990-000","Miscellaneous Income",620,{"sp":.8}),("5440-000","Interest - Replacement Reserve",4180,{"sp":.2})])
ti=s.total("TOTAL REVENUE",[r1,r2_],kind="TOTAL",key="total_income",lv=0)
s.head("OPERATING EXPENSES",lv=0)
ex=[G("Marketing",[("6210-000","Advertising",1140,{"sp":.4}),("6250-000","Resident Screening & Renting",1390)]),
 G("Administrative",[("6310-000","Office Salaries",12270),("6311-000","Office Supplies",4025),("6320-000","Management Fee",20140,{"sp":.05}),("6330-000","Manager Salary",25480),("6340-000","Legal",2890,{"sp":.6}),("6350-000","Audit",7600,{"vals":[5200.,7800.,4300.,6900.,8400.]}),("6351-000","Accounting / Bookkeeping",3560,{"sp":.02}),("6360-000","Telephone & Internet",2980),("6370-000","Bad Debt",5120,{"sp":.5}),("6390-000","Miscellaneous Administrative",2210,{"sp":.5})]),
 G("Utilities",[("6450-000","Electricity",15360),("6451-000","Water",11820),("6452-000","Gas",14950,{"zero":(4,)}),("6453-000","Sewer",13940)]),
 G("Operating & Maintenance",[("6510-000","Maintenance Payroll",26840),("6515-000","Supplies",9640),("6520-000","Contracts",15870),("6525-000","Garbage & Trash Removal",7480),("6530-000","Security",6400,{"zero":(0,2)}),("6541-000","Unit Turnover / Decorating",12350,{"sp":.35}),("6546-000","HVAC Repairs",5310,{"sp":.3}),("6548-000","Snow Removal",3840),("6552-000","Elevator",0,{"vals":[0,7260.00,0,11485.50,0]})]),
 G("Taxes & Insurance",[("6710-000","Real Estate Taxes",24600),("6711-000","Payroll Taxes",7420),("6720-000","Property & Liability Insurance",21930),("6722-000","Workers' Compensation",2610),("6723-000","Employee Benefits",11270)])]
te=s.total("TOTAL OPERATING EXPENSES",ex,kind="TOTAL",key="total_operating_expenses",lv=0)
noi=s.total("NET OPERATING INCOME",[ti,te],signs=[1,-1],kind="TOTAL",key="noi",lv=0)
f=G("Financial & Partnership",[("6820-000","Interest - First Mortgage",39800,{"sp":.1}),("6825-000","Interest - Soft Second",11240,{"sp":.2,"zero":(0,)}),("7140-000","Investor Services Fee",0,{"vals":[2500.,5000.,1500.,4000.,6000.]}),("7190-000","State Monitoring Fee",980,{"sp":.02})],"Total Financial & Partnership Expense")
cb=s.total("INCOME BEFORE DEPRECIATION",[noi,f],signs=[1,-1],kind="TOTAL",lv=0)
d=G("Depreciation & Amortization",[("6600-000","Depreciation",126400,{"sp":.1}),("6610-000","Amortization",2840,{"sp":.1})])
s.total("NET INCOME (LOSS)",[cb,d],signs=[1,-1],kind="TOTAL",key="net_income",lv=0)
c=canvas.Canvas(f"{ROOT}/documents/s29c_11.pdf",pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
XR=[348,428,508,588,668,756]; pg=0
fm=lambda v: f"({-v:,.2f})" if v<0 else f"{v:,.2f}"
def foot():
    c.setFont("Helvetica",6.5); c.line(36,32,W-36,32); c.drawString(36,23,"Printed: 02/11/2025 9:14:08 AM CT     User: kdelaney     Book: Accrual"); c.drawRightString(W-36,23,f"Page {pg} of 2")
def top():
    global pg; pg+=1
    c.setFillColorRGB(.93,.45,.0); c.rect(36,H-52,4,28,fill=1,stroke=0); c.setFillGray(0)
    c.setFont("Helvetica-Bold",12); c.drawString(46,H-36,"Income Statement - Side by Side")
    c.setFont("Helvetica",8); c.drawString(46,H-48,"Five Corners Housing Partners, LLLP")
    c.drawRightString(W-36,H-36,"Period: 01/01/2024 through 12/31/2024"); c.drawRightString(W-36,H-48,"Properties: 5 selected")
    y=H-72; c.setFillGray(.9); c.rect(36,y-14,W-72,26,fill=1,stroke=0); c.setFillGray(0); c.setFont("Helvetica-Bold",7.5)
    c.drawString(40,y-9,"Account"); c.drawString(92,y-9,"Description")
    for x,(a,b) in zip(XR,names+[("","Total")]): c.drawRightString(x,y+1,a); c.drawRightString(x,y-9,b)
    return y-26
y=top()
for r in s.rows:
    k=r["rowType"]; lv=r["_x"].get("lv",2)
    if y<46 or (k=="HEADING" and y<76): foot(); c.showPage(); y=top()
    b=k!="LINE"; c.setFont("Helvetica-Bold" if b else "Helvetica",7.6)
    if k=="HEADING" and lv==0: y-=3
    if r["accountCode"]: c.drawString(40,y,r["accountCode"])
    c.drawString({0:40,1:46,2:92}[lv] if k!="SUBTOTAL" else 92,y,r["label"])
    if k!="HEADING":
        for x,v in zip(XR,r["values"]): c.drawRightString(x+(2.5 if v<0 else 0),y,fm(v))
        if k=="SUBTOTAL":
            c.setLineWidth(.4)
            for x in XR: c.line(x-58,y+8,x+2,y+8)
        if k=="TOTAL":
            c.setLineWidth(.8)
            for x in XR: c.line(x-58,y-2.6,x+2,y-2.6)
    y-=11.2+(5 if k=="TOTAL" else 3 if k=="SUBTOTAL" else 0)
foot(); c.save()
save("s29c_11.pdf",s,"MULTIFAMILY","OPERATING_STATEMENT","RealPage Accounting user","five properties side by side with a total column, two-line headers, code column",False)
print(pg,[(r_["label"],r_["values"]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
