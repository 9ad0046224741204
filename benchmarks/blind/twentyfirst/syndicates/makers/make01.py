# QuickBooks Desktop P&L by month, PDF
from lib import *;import random
from reportlab.pdfgen import canvas
R=random.Random(2701);N="maple_hollow_pl_q1.pdf"
S=St("Profit & Loss","Maple Hollow Partners LLC","2025-01-01","2025-03-31",["Jan 25","Feb 25","Mar 25","TOTAL"],dec=2)
tot=lambda v:v+[round(sum(x or 0 for x in v),2)]
L=lambda lab,b,code,ind,vol=.03:S.l(lab,tot(ser(R,b,3,vol,2)),code,ind=ind)
def C(lab,v,code,ind):return S.l(lab,tot(v),code,ind=ind)
S.h("Ordinary Income/Expense",ind=0);S.h("Income",ind=1)
S.h("Rental Income","4000",ind=2)
a=[L("Apartment Rent",61240,"4010",3,.01),C("Garage Rent",[1150.0,1150.0,1225.0],"4020",3),C("Less: Concessions",[-800.0,-400.0,-1250.0],"4030",3),C("Vacancy / Bad Debt",[-2318.5,-1904.25,-2755.0],"4040",3)]
t1=S.t("Total Rental Income",a,"4000",ind=2,ul=1)
b=[L("Laundry Income",640,"4100",2,.1),L("Late & NSF Fees",410,"4110",2,.3),C("Application Fees",[135.0,0.0,225.0],"4120",2),L("RUBS Reimbursements",3890,"4130",2)]
ti=S.t("Total Income",[t1]+b,ind=1,ul=1,key="total_income")
S.h("Expense",ind=1)
e=[L("Advertising","385" and 385,"6010",2,.2),L("Bank Service Charges",42,"6020",2,.2)]
S.h("Insurance","6100",ind=2)
x=[C("Property",[2912.33]*3,"6110",3),C("Umbrella",[318.0]*3,"6120",3)]
e.append(S.t("Total Insurance",x,"6100",ind=2,ul=1))
e.append(L("Management Fees",2625,"6200",2,.02))
S.h("Payroll","6300",ind=2)
x=[L("Manager Salary",4150,"6310",3,.01),L("Maintenance Wages",3380,"6320",3,.06),L("Payroll Taxes",614,"6330",3,.05)]
e.append(S.t("Total Payroll",x,"6300",ind=2,ul=1))
S.h("Repairs & Maintenance","6400",ind=2)
x=[L("Plumbing",720,"6410",3,.5),L("Snow Removal",1650,"6420",3,.6),L("Turnover / Paint",1180,"6430",3,.5),C("Pest Control",[165.0,165.0,165.0],"6440",3),L("Other",240,"6490",3,.5)]
e.append(S.t("Total Repairs & Maintenance",x,"6400",ind=2,ul=1))
e.append(C("Professional Fees",[0.0,2450.0,375.0],"6500",2))
e.append(C("Real Estate Taxes",[7916.67]*3,"6600",2))
S.h("Utilities","6700",ind=2)
x=[L("Gas",2210,"6710",3,.15),L("Electric - Common",980,"6720",3,.1),L("Water & Sewer",2875,"6730",3,.05),C("Trash",[612.4,612.4,631.9],"6740",3)]
e.append(S.t("Total Utilities",x,"6700",ind=2,ul=1))
te=S.t("Total Expense",e,ind=1,ul=1,key="total_operating_expenses")
no=S.t("Net Ordinary Income",[ti,(te,-1)],ind=0,ul=1,key="noi")
S.h("Other Income/Expense",ind=0);S.h("Other Income",ind=1)
oi=[C("Interest Income",[88.14,79.6,91.02],"7010",2)]
toi=S.t("Total Other Income",oi,ind=1,ul=1)
S.h("Other Expense",ind=1)
oe=[C("Mortgage Interest",[14206.11,14181.52,14156.8],"8010",2),C("Asset Management Fee",[650.0]*3,"8020",2)]
toe=S.t("Total Other Expense",oe,ind=1,ul=1)
noi2=S.t("Net Other Income",[toi,(toe,-1)],ind=0,ul=1)
S.t("Net Income",[no,noi2],ind=0,typ="TOTAL",key="net_income",ul=2)
c=canvas.Canvas(doc(N),pagesize=(612,792));pg=[0];XS=[358,428,498,570]
def head():
    pg[0]+=1
    c.setFont("Helvetica-Bold",7);c.drawString(36,752,"4:12 PM");c.drawString(36,742,"04/09/25");c.drawString(36,732,"Accrual Basis")
    c.setFont("Helvetica-Bold",12);c.drawCentredString(306,750,"Maple Hollow Partners LLC")
    c.setFont("Helvetica-Bold",14);c.drawCentredString(306,733,"Profit & Loss");c.setFont("Helvetica-Bold",10);c.drawCentredString(306,719,"January through March 2025")
    c.setFont("Helvetica-Bold",8)
    for h,x in zip(S.cols,XS):c.drawCentredString(x-26,698,h);c.line(x-54,695,x,695)
    c.setFont("Helvetica-Bold",8);c.drawRightString(576,30,f"Page {pg[0]}")
    return 682
y=head()
for r,m in zip(S.rows,S.m):
    if y<60:c.showPage();y=head()
    lab=r["label"];co=r["accountCode"]
    if co:lab=f"Total {co} · {lab[6:]}" if lab.startswith("Total ") else f"{co} · {lab}"
    c.setFont("Helvetica-Bold",8);c.drawString(40+m["ind"]*13,y,lab)
    if r["values"]:
        c.setFont("Helvetica",8)
        for v,x in zip(r["values"],XS):
            if m.get("ul"):c.setLineWidth(.5);c.line(x-52,y+8.5,x,y+8.5)
            c.drawRightString(x,y,f"{v:,.2f}")
            if m.get("ul")==2:c.line(x-52,y-2.5,x,y-2.5);c.line(x-52,y-4.5,x,y-4.5)
        if m.get("ul"):y-=3
    y-=11.5
c.save();save(N,[S],"MULTIFAMILY","OPERATING_STATEMENT","QuickBooks Desktop P&L by month, quarter, PDF")
