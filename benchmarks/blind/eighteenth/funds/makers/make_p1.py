# Yardi-like quarterly income statement, apartments
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1601)
cols=["Quarter Ended 03/31/2025","Quarter Ended 06/30/2025","Quarter Ended 09/30/2025","Quarter Ended 12/31/2025","Total"]
s=St("Income Statement by Quarter","Larkspur Crossing Apartments (lkc)","2025-01-01","2025-12-31",cols)
def q(b,j=.06):
    v=[round(b*R.uniform(1-j,1+j),2) for _ in range(4)]; return v+[round(sum(v),2)]
def z(*v): return list(v)+[round(sum(v),2)]
s.h("INCOME","4000-0000"); s.h("RENTAL INCOME","4100-0000",ind=1)
a=[s.l("Gross Market Rent",q(841250,.015),"4110-0000",ind=2),s.l("Gain/(Loss) to Lease",q(-21480,.2),"4115-0000",ind=2),
 s.l("Vacancy Loss",q(-48200,.2),"4120-0000",ind=2),s.l("Rent Concessions",q(-9650,.4),"4130-0000",ind=2),
 s.l("Model / Employee Units",z(-8625.,-8625.,-8760.,-8760.),"4140-0000",ind=2),s.l("Bad Debt Write Offs",q(-6110,.5),"4150-0000",ind=2),s.l("Bad Debt Recovery",z(412.5,0.,1180.,225.36),"4155-0000",ind=2)]
nri=s.t("TOTAL RENTAL INCOME",a,code="4199-0000",ind=1)
s.h("OTHER INCOME","4200-0000",ind=1)
b=[s.l(n,q(v,.15),c,ind=2) for n,v,c in [("Application Fees",4150,"4210-0000"),("Late Charges",6880,"4215-0000"),("Pet Rent",7925,"4220-0000"),("Carport / Garage Rent",11400,"4225-0000"),("Utility Reimbursement - Water/Sewer",38740,"4240-0000"),("Utility Reimbursement - Trash",9310,"4245-0000"),("Cable Revenue Share",2875,"4260-0000")]]
b.append(s.l("Interest Income - Operating",z(118.42,121.07,0.,97.55),"4290-0000",ind=2))
oi=s.t("TOTAL OTHER INCOME",b,code="4299-0000",ind=1)
ti=s.t("TOTAL INCOME",[nri,oi],"TOTAL",code="4999-0000",key="total_income")
s.h("OPERATING EXPENSES","5000-0000")
subs=[]
for head,code,tot,ls in [("PAYROLL","5100-0000","TOTAL PAYROLL",[("Manager Salary",21900),("Leasing Salary",16400),("Maintenance Salary",38100),("Payroll Taxes",7150),("Workers Comp / Health Ins",9420)]),
 ("REPAIRS & MAINTENANCE","5200-0000","TOTAL REPAIRS & MAINTENANCE",[("Plumbing",5220),("HVAC",6875),("Turnkey - Paint",9140),("Turnkey - Carpet Clean",3265),("Landscape Contract",11850),("Pest Control",2190),("Pool",2440)]),
 ("UTILITIES","5300-0000","TOTAL UTILITIES",[("Electric - Common",9330),("Electric - Vacant",2115),("Water & Sewer",44780),("Trash Removal",10260)]),
 ("ADMINISTRATIVE & MARKETING","5400-0000","TOTAL ADMINISTRATIVE & MARKETING",[("Internet Listing Services",7480),("Resident Screening",1960),("Office Supplies",1315),("Telephone / Internet",2740),("Legal - Evictions",3850)]),
 ("TAXES & INSURANCE","5500-0000","TOTAL TAXES & INSURANCE",[("Real Estate Taxes",93400),("Property Insurance",41250)])]:
    s.h(head,code,ind=1); b0=int(code[:4]); it=[]
    for k,(n,v) in enumerate(ls): it.append(s.l(n,q(v,.01 if b0==5500 else .14),f"{b0+10*(k+1)}-0000",ind=2))
    subs.append(s.t(tot,it,code=f"{b0+99}-0000",ind=1))
mf=s.l("Management Fee",z(*[round(x*.03,2) for x in s.rows[ti]["values"][:4]]),"5610-0000",ind=1)
te=s.t("TOTAL OPERATING EXPENSES",subs+[mf],"TOTAL",code="5999-0000",key="total_operating_expenses")
noi=s.t("NET OPERATING INCOME",[ti,te],"TOTAL",neg=[te],code="6000-0000",key="noi")
s.h("NON-OPERATING EXPENSES","7000-0000")
n=[s.l("Mortgage Interest - First",z(152310.44,151876.02,151437.9,150996.11),"7110-0000",ind=2),s.l("Depreciation",z(118750.,118750.,118750.,118750.),"7210-0000",ind=2),s.l("Amortization - Loan Costs",z(4166.67,4166.67,4166.67,4166.65),"7220-0000",ind=2),s.l("Partnership / Tax Return Fees",z(0.,14250.,0.,2600.),"7310-0000",ind=2),s.l("Asset Management Fee - GP",z(7500.,7500.,7500.,7500.),"7320-0000",ind=2)]
nt=s.t("TOTAL NON-OPERATING EXPENSES",n,code="7999-0000")
s.t("NET INCOME",[noi,nt],"TOTAL",neg=[nt],code="9000-0000",key="net_income")
W,H=letter; c=canvas.Canvas(doc("larkspur_crossing_quarterly_is.pdf"),pagesize=letter)
X=[318,386,454,522,590]; pg=0
def top():
    global pg; pg+=1
    c.setFont("Helvetica",7); c.drawString(22,H-28,"Larkspur Crossing Apartments (lkc)"); c.drawRightString(590,H-28,f"Page {pg}")
    c.setFont("Helvetica-Bold",11); c.drawString(22,H-43,"Income Statement by Quarter")
    c.setFont("Helvetica",7); c.drawString(22,H-54,"Period = Jan 2025-Dec 2025"); c.drawString(22,H-64,"Book = Accrual ; Tree = ysi_is")
    c.setFont("Helvetica-Bold",7)
    for x,t in zip(X,cols):
        if t=="Total": c.drawRightString(x,H-86,t)
        else: c.drawRightString(x,H-77,"Quarter Ended"); c.drawRightString(x,H-86,t[-10:])
    c.setLineWidth(.8); c.line(20,H-90,592,H-90); return H-101
y=top()
for r,m in zip(s.rows,s.meta):
    if y<50: 
        c.setFont("Helvetica-Oblique",6.5); c.drawRightString(590,30,"Wednesday, January 21, 2026 10:42 AM"); c.showPage(); y=top()
    bold=r["rowType"]!="LINE"; c.setFont("Helvetica-Bold" if bold else "Helvetica",6.8)
    if r["rowType"]=="TOTAL": y-=4
    c.drawString(22,y,r["accountCode"]); c.drawString(72+8*m.get("ind",0),y,r["label"])
    for x,v in zip(X,r["values"]):
        if v is not None:
            c.drawRightString(x,y,f"{v:,.2f}")
            if "footsFrom" in r: c.setLineWidth(.4); c.line(x-52,y+7.2,x,y+7.2)
    y-=10.2+(3 if r["rowType"] in("SUBTOTAL","TOTAL") else 0)
c.setFont("Helvetica-Oblique",6.5); c.drawRightString(590,30,"Wednesday, January 21, 2026 10:42 AM"); c.save()
save("larkspur_crossing_quarterly_is.pdf",[s],"MULTIFAMILY","OPERATING_STATEMENT","Yardi-like, by quarter, codes on totals, 2 pages")
