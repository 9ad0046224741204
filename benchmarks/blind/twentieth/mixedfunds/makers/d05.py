# Yardi T12, self storage, legal landscape, Amounts whole with cents hidden; planted digit
from lib import *
from reportlab.pdfgen import canvas
R=random.Random(2305); N="yardi_t12_keystone_storage.pdf"
M=["Jul 2024","Aug 2024","Sep 2024","Oct 2024","Nov 2024","Dec 2024","Jan 2025","Feb 2025","Mar 2025","Apr 2025","May 2025","Jun 2025"]
s=St("12 Month Statement","Keystone Self Storage - Allentown (kss114)","2024-07-01","2025-06-30",M+["Total"],lambda b,k:list(b)+[round(sum(b),2)])
season=[1.04,1.05,1.03,1.0,.98,.96,.95,.95,.97,1.0,1.02,1.05]
def g(m,seas=True,v=.03,gap=0):
    return [0.0 if R.random()<gap else round(m*(season[i] if seas else 1)*(1+R.uniform(-v,v)),2) for i in range(12)]
def grp(h,hc,ls,tl,tc,kind='inc',key=None,rt=False):
    s.head(h,hc,lv=1); ids=[s.line(l,g(*a),kind,c,lv=2) for c,l,*a in ls]; return s.sub(tl,ids,kind,tc,key=key,lv=1)
s.head("INCOME","4000-000",lv=0)
a=grp("RENTAL INCOME","4100-000",[("4105-000","Drive-Up Unit Rent",52400),("4110-000","Climate Controlled Unit Rent",61250),("4115-000","RV / Boat Parking Rent",4850),("4120-000","Move-In Discounts",-5150,True,.15),("4125-000","Write-Offs & Credits",-1240,True,.4)],"TOTAL RENTAL INCOME","4199-000")
b=grp("ANCILLARY INCOME","4200-000",[("4205-000","Tenant Protection Plan Fees",8420),("4210-000","Late & Lien Fees",3980,True,.12),("4215-000","Administrative Fees",1620,True,.2),("4220-000","Retail Merchandise Sales",905,True,.25),("4225-000","Truck Rental Commissions",410,True,.3),("4230-000","Cell Tower License",1850,False,0),("4290-000","Auction Proceeds",385,False,.5,.5)],"TOTAL ANCILLARY INCOME","4299-000")
ti=s.tot("TOTAL INCOME",[a,b],code="4999-000",key="total_income",lv=0)
s.head("EXPENSES","5000-000",lv=0)
e=[grp("PAYROLL","5100-000",[("5105-000","Store Manager Salaries",7850,False,.04),("5110-000","Relief Staff Wages",2310,False,.12),("5120-000","Payroll Taxes & Benefits",1985,False,.05)],"TOTAL PAYROLL","5199-000",'exp'),
grp("UTILITIES","5200-000",[("5205-000","Electric",3240,False,.2),("5210-000","Gas",620,False,.5),("5215-000","Water & Sewer",385,False,.1),("5220-000","Internet & Phone",412,False,.01),("5225-000","Trash",298,False,0)],"TOTAL UTILITIES","5299-000",'exp'),
grp("REPAIRS & MAINTENANCE","5300-000",[("5305-000","Doors & Locks",540,False,.4),("5310-000","Gate & Security System",365,False,.4,.2),("5315-000","HVAC Maintenance",880,False,.5,.3),("5320-000","Snow Removal",2200,False,.3,.7),("5325-000","Landscaping",650,False,.1,.3),("5330-000","Pest Control",145,False,0)],"TOTAL REPAIRS & MAINTENANCE","5399-000",'exp'),
grp("MARKETING","5400-000",[("5405-000","Internet Advertising",3120,False,.15),("5410-000","Aggregator Fees",1045,False,.2),("5415-000","Signage & Promotions",280,False,.5,.5)],"TOTAL MARKETING","5499-000",'exp'),
grp("GENERAL & ADMINISTRATIVE","5500-000",[("5505-000","Merchant Card Fees",2465,True,.04),("5510-000","Software Subscription",489,False,0),("5515-000","Office Supplies",190,False,.4),("5520-000","Legal & Lien Notices",340,False,.5,.2),("5525-000","Cost of Merchandise Sold",470,True,.2)],"TOTAL GENERAL & ADMINISTRATIVE","5599-000",'exp'),
grp("FIXED","5600-000",[("5605-000","Management Fee",7700,True,.02),("5610-000","Real Estate Taxes",11240,False,0),("5615-000","Property Insurance",1960,False,0)],"TOTAL FIXED","5699-000",'exp')]
te=s.tot("TOTAL EXPENSES",e,'exp',"5999-000",key="total_operating_expenses",lv=0)
noi=s.tot("NET OPERATING INCOME",[ti,te],code="6000-000",sg=[1,-1],key="noi",lv=0)
x1=s.line("Mortgage Interest",g(24850,False,.01),'exp',"7105-000",lv=1); x2=s.line("Capital Improvements",g(4300,False,.6,.6),'exp',"7210-000",lv=1); x3=s.line("Owner Expenses",g(350,False,0,.66),'exp',"7310-000",lv=1)
bl=s.sub("TOTAL BELOW THE LINE",[x1,x2,x3],'exp',"7999-000",lv=0)
s.tot("NET INCOME",[noi,bl],code="9999-000",sg=[1,-1],key="net_income",lv=0)
# planted: one printed digit changed after totals were computed
k=next(i for i,r in enumerate(s.rows) if r["accountCode"]=="5205-000"); old=s.rows[k]["values"][7]; t=f"{old:.2f}"
d=t[1]; new=float(t[0]+str((int(d)+4)%10)+t[2:]); s.rows[k]["values"][7]=new
s.planted={"what":f"Electric, Feb 2025 printed {new:,.2f} where the totals need {old:,.2f}","kind":"digit_changed"}
W,H=1008,612; c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
X=[258+i*56 for i in range(12)]+[258+12*56+8+10]
pages=[];pg=0
def hdr():
    global pg; pg+=1
    c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-30,"12 Month Statement"); c.setFont("Helvetica",8)
    c.drawCentredString(W/2,H-42,"Keystone Self Storage - Allentown (kss114)"); c.drawCentredString(W/2,H-52,"Period = Jul 2024-Jun 2025"); c.drawCentredString(W/2,H-62,"Book = Accrual ; Tree = ysi_is")
    y=H-80; c.setFillGray(.85); c.rect(28,y-4,W-56,13,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold",6.8)
    for x,t in zip(X,M+["Total"]): c.drawRightString(x,y,t)
    return y-15
def foot(): c.setFont("Helvetica",6.5); c.drawString(28,20,"Thursday, July 17, 2025  09:42 AM"); c.drawRightString(W-28,20,f"Page {pg} of 2")
y=hdr()
for r,m in zip(s.rows,s.meta):
    if y<38: foot(); c.showPage(); y=hdr()
    rt=r["rowType"]; lv=m["lv"]
    if rt=="HEADING" and lv==0: y-=4
    c.setFont("Helvetica-Bold" if lv==0 else "Helvetica",6.6)
    c.drawString(28,y,r["accountCode"]); c.drawString(64+lv*6,y,r["label"])
    if rt!="HEADING":
        if rt!="LINE": 
            c.setLineWidth(.3)
            for x in X: c.line(x-44,y+7,x,y+7)
        for x,v in zip(X,r["values"]): c.drawRightString(x,y,par(v,2,"0.00","-"))
    y-=9 if rt!="SUBTOTAL" else 11
    if rt=="TOTAL": y-=4
foot(); c.save(); save(N,[s],"SELF_STORAGE","OPERATING_STATEMENT_T12","Yardi T12, legal landscape, two pages",True)
