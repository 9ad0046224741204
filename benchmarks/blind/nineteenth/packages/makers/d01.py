# Yardi-like budget comparison, garden apartments, 2 pages landscape
from lib import *; import random
from reportlab.pdfgen import canvas
r=random.Random(1901)
C=["PTD Actual","PTD Budget","Variance","YTD Actual","YTD Budget","Variance","Annual"]
s=St("Budget Comparison","Larkspur Commons Apartments (lark01)","2025-01-01","2025-08-31",C,varcols=(2,5))
def line(code,label,m,exp=0,vol=.12,bud=True):
    a=round(m*(1+r.uniform(-vol,vol)),2);b=round(m,0) if bud else 0
    ya=round(a+sum(m*(1+r.uniform(-vol,vol)) for _ in range(7)),2); yb=b*8; an=b*12
    f=-1 if exp else 1
    return s.L(label,[a,b,f*(a-b),ya,yb,f*(ya-yb),an],code=code,ind=3)
s.H("REVENUE","4000-0000",0)
s.H("RENTAL INCOME","4100-0000",1)
a=[line(*x) for x in [("4110-0000","Gross Potential Rent",418650,0,.004),("4120-0000","Gain/(Loss) to Lease",-21400,0,.1)]]
g1=s.S("TOTAL GROSS RENT",a,code="4199-0000",ind=2)
s.H("RENT ADJUSTMENTS","4200-0000",1)
a=[line(*x) for x in [("4210-0000","Vacancy Loss",-23100,0,.2),("4220-0000","Concessions",-5200,0,.4),("4230-0000","Model / Office Units",-3180,0,0.01),("4240-0000","Employee Discount",-1250,0,.1),("4250-0000","Bad Debt - Net",-3900,0,.6)]]
g2=s.S("TOTAL RENT ADJUSTMENTS",a,code="4299-0000",ind=2)
n=s.S("NET RENTAL INCOME",[g1,g2],code="4300-0000",ind=1)
s.H("OTHER INCOME","4500-0000",1)
a=[line(*x) for x in [("4510-0000","Application & Admin Fees",3400,0,.3),("4515-0000","Late & NSF Fees",2850,0,.25),("4520-0000","Pet Rent",4620,0,.06),("4525-0000","Covered Parking / Garages",6150,0,.05),("4530-0000","Utility Reimb - Water/Sewer",14800,0,.08),("4532-0000","Utility Reimb - Trash",3725,0,.05),("4540-0000","Month-to-Month Fees",1500,0,.4),("4545-0000","Lease Termination Fees",2400,0,.9)]]
a.append(line("4560-0000","Insurance Claim Proceeds",1875.5,0,.3,False))
o=s.S("TOTAL OTHER INCOME",a,code="4599-0000",ind=2)
ti=s.S("TOTAL REVENUE",[n,o],code="4999-0000",t='TOTAL',ind=0,key="total_income")
s.H("OPERATING EXPENSES","5000-0000",0)
subs=[]
for code,h,ls in [("51","PAYROLL",[("Manager Salary",8900),("Leasing Salaries",7200),("Maintenance Salaries",14350),("Leasing Commissions/Bonus",2400),("Payroll Taxes",2710),("Health & Workers Comp",4100)]),
 ("52","UTILITIES",[("Electricity - Common",5100),("Electricity - Vacant",900),("Water & Sewer",17900),("Trash Removal",4250),("Gas",1300)]),
 ("53","REPAIRS & MAINTENANCE",[("Plumbing",2600),("HVAC",3100),("Electrical Supplies",850),("Appliance Parts",1100),("Pest Control",920),("Landscape Contract",5400),("Pool Supplies & Service",1600)]),
 ("54","TURNOVER",[("Painting",3900),("Cleaning",2100),("Carpet Cleaning / Repair",1450)]),
 ("55","MARKETING",[("Internet Listing Services",3300),("Resident Retention",750),("Signage & Promo",400)]),
 ("56","ADMINISTRATIVE",[("Software & Licenses",2900),("Telephone & Internet",1150),("Legal & Eviction",1500),("Office Supplies",600),("Bank & Credit Check Fees",980)])]:
    s.H(h,code+"00-0000",1)
    q=[line(f"{code}{10+5*i}-0000",l,m,1,.22) for i,(l,m) in enumerate(ls)]
    subs.append(s.S("TOTAL "+h,q,code=code+"99-0000",ind=2))
ce=s.S("TOTAL CONTROLLABLE EXPENSES",subs,code="5799-0000",ind=1)
s.H("NON-CONTROLLABLE","5800-0000",1)
q=[line("5810-0000","Management Fees",11950,1,.03),line("5820-0000","Real Estate Taxes",46200,1,0),line("5830-0000","Property Insurance",17850,1,.02)]
nc=s.S("TOTAL NON-CONTROLLABLE",q,code="5899-0000",ind=2)
te=s.S("TOTAL OPERATING EXPENSES",[ce,nc],code="5999-0000",t='TOTAL',key="total_operating_expenses")
noi=s.S("NET OPERATING INCOME",[ti,te],neg=[te],code="6000-0000",t='TOTAL',key="noi")
s.H("DEBT SERVICE","6100-0000",1)
q=[line("6110-0000","Interest - First Mortgage",88450,1,.01),line("6120-0000","Loan Servicing Fee",350,1,0)]
ds=s.S("TOTAL DEBT SERVICE",q,code="6199-0000",ind=2)
s.H("NON-OPERATING","6200-0000",1)
q=[line("6210-0000","Asset Management Fee",3980,1,.02),line("6220-0000","Depreciation",61200,1,0),line("6230-0000","Partnership / Audit",1200,1,.7)]
no=s.S("TOTAL NON-OPERATING",q,code="6299-0000",ind=2)
s.S("NET INCOME",[noi,ds,no],neg=[ds,no],code="9090-0000",t='TOTAL',key="net_income")
W,Hh=792,612
c=canvas.Canvas(doc("larkspur_budget_comparison_0825.pdf"),pagesize=(W,Hh),invariant=1)
X=[288,346,400,438,510,570,628,664,752]
hd=["PTD Actual","PTD Budget","Variance","% Var","YTD Actual","YTD Budget","Variance","% Var","Annual"]
pg=0
def head():
    global pg; pg+=1
    c.setFont("Helvetica-Bold",9);c.drawString(36,580,"Larkspur Commons Apartments (lark01)")
    c.setFont("Helvetica-Bold",11);c.drawString(36,565,"Budget Comparison")
    c.setFont("Helvetica",8);c.drawString(36,553,"Period = Aug 2025");c.drawString(36,543,"Book = Accrual ; Tree = ysi_bc_mf")
    c.setFont("Helvetica-Bold",7)
    for x,h in zip(X,hd): c.drawRightString(x,526,h)
    c.setLineWidth(.6);c.line(36,522,756,522)
    c.setFont("Helvetica",7);c.drawString(36,22,"Wednesday, September 10, 2025");c.drawString(180,22,"10:42 AM");c.drawRightString(756,22,f"Page {pg} of 2")
    return 512
y=head();
per=[]
for k,row in enumerate(s.rows):
    if y<40: c.showPage(); y=head()
    bold=row['t']!='LINE'
    f="Helvetica-Bold" if bold else "Helvetica"
    c.setFont("Helvetica",6.6);c.drawString(36,y,row['code'])
    c.setFont(f,6.6);c.drawString(84+6*row['ind'],y,row['label'])
    if row['t']!='HEADING':
        v=row['v']
        pc=lambda a,b:"N/A" if not b else f"{a/abs(b)*100:,.2f}"
        o=[v[0],v[1],v[2],pc(v[2],v[1]),v[3],v[4],v[5],pc(v[5],v[4]),v[6]]
        for x,z in zip(X,o): c.drawRightString(x,y,z if isinstance(z,str) else f"{z:,.2f}")
        if row['t']=='TOTAL': c.setLineWidth(.4);c.line(232,y+7,756,y+7)
    y-=8.6 if row['t']!='TOTAL' else 13
c.save()
save("larkspur_budget_comparison_0825.pdf",[s],"MULTIFAMILY","OPERATING_STATEMENT","Yardi-like budget comparison, codes, %var, two pages",False)
