# 4 hotel departmental ; 6 MHC T12 (planted)
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
R=random.Random(64)
C=["Current Month Actual","Current Month Budget","Current Month Last Year","Year to Date Actual","Year to Date Budget","Year to Date Last Year"]
s=St("Departmental Statement of Income","The Ardmore Inn & Suites",C,None,"2025-09-30")
def l(lab,base,**k):
    v=[]
    for f in(1,1.03,.95,8.7,8.95,8.4): v.append(round(base*f*R.uniform(.95,1.06)))
    return s.L(lab,v,**k)
s.H("OPERATING REVENUE")
rv=[l("Rooms",486300),l("Food & Beverage",92140),l("Other Operated Departments",14870),l("Miscellaneous Income",5230)]
TR=s.T("TOTAL OPERATING REVENUE",rv,rt="TOTAL",key="total_income")
s.H("DEPARTMENTAL EXPENSES")
def dep(n,ls):
    s.H(n,sub=1);x=[l(a,b,i=1) for a,b in ls];return s.T("Total "+n+" Expense",x)
r=dep("Rooms",[("Salaries & Wages",71220),("Payroll Taxes & Benefits",17350),("Travel Agent & OTA Commissions",30140),("Guest & Cleaning Supplies",11460),("Laundry & Linen",8215),("Complimentary Breakfast",9930)])
f=dep("Food & Beverage",[("Cost of Food Sold",21680),("Cost of Beverage Sold",6140),("Salaries & Wages",31870),("Payroll Taxes & Benefits",7410),("Other Expense",6325)])
o=dep("Other Operated Departments",[("Cost of Sales",4380),("Other Expense",3110)])
TD=s.T("TOTAL DEPARTMENTAL EXPENSES",[r,f,o],rt="TOTAL")
DP=s.T("TOTAL DEPARTMENTAL PROFIT",[TR],[TD],rt="TOTAL")
s.H("UNDISTRIBUTED OPERATING EXPENSES")
x=[l("Administrative & General",47820),l("Information & Telecommunications",8940),l("Sales & Marketing",33610),l("Franchise Fees",34040),l("Property Operation & Maintenance",26480),l("Utilities",24715)]
TU=s.T("TOTAL UNDISTRIBUTED EXPENSES",x,rt="TOTAL")
G=s.T("GROSS OPERATING PROFIT",[DP],[TU],rt="TOTAL")
mf=s.L("Management Fees",[round(v*.03) for v in s.rows[TR]["values"]])
IB=s.T("INCOME BEFORE NON-OPERATING INCOME & EXPENSES",[G],[mf],rt="TOTAL")
s.H("NON-OPERATING EXPENSES")
x=[l("Property & Other Taxes",22310),l("Insurance",13890),l("Equipment Leases",1745)];TN=s.T("TOTAL NON-OPERATING EXPENSES",x,rt="TOTAL")
E=s.T("EBITDA",[IB],[TN],rt="TOTAL")
rr=s.L("Replacement Reserve",[round(v*.04) for v in s.rows[TR]["values"]])
s.T("NET OPERATING INCOME",[E],[rr],rt="TOTAL",key="noi")
name="ardmore_inn_departmental.pdf"
cv=canvas.Canvas(doc(name),pagesize=(792,612));F,B="Helvetica","Helvetica-Bold"
cv.setFont(B,11);cv.drawString(30,588,"The Ardmore Inn & Suites");cv.setFont(F,8);cv.drawString(30,577,"Departmental Statement of Income");cv.drawString(30,567,"For the Period Ended September 30, 2025")
cv.drawRightString(762,588,"112 Guest Rooms");cv.drawRightString(762,577,"Prepared by Tollgate Hospitality Accounting")
AX=[52,136,220];YX=[566,650,734]
AX=[(44,72),(124,152),(204,232)];YX=[(590,618),(668,696),(744,770)]  # amounts, percents; labels sit in the middle
cv.setFont(B,8);cv.drawCentredString(135,551,"CURRENT MONTH");cv.drawCentredString(655,551,"YEAR TO DATE");cv.line(14,548,236,548);cv.line(540,548,774,548)
cv.setFont(F,6.8)
AM=[(66,98),(140,172),(214,246)];YM=[(592,624),(666,698),(740,772)]
for k,t in enumerate(("Actual","Budget","Last Year")):
    for g in(AM,YM): cv.drawRightString(g[k][0],539,t);cv.drawRightString(g[k][1],539,"%")
occ=[[2412,2480,2318],[21566,22140,21012]];av=[3360,30576]
y=527
def put(vals,fm):
    for g,vv in((AM,vals[:3]),(YM,vals[3:])):
        for (a,_),v in zip(g,vv): cv.drawRightString(a,y,fm(v))
oc=occ[0]+occ[1];avs=[av[0]]*3+[av[1]]*3;rm=s.rows[rv[0]]["values"]
for lab,vals,fm in(("Rooms Available",avs,lambda v:f"{v:,}"),("Rooms Sold",oc,lambda v:f"{v:,}"),("Occupancy %",[a/b*100 for a,b in zip(oc,avs)],lambda v:f"{v:.1f}%"),("ADR",[a/b for a,b in zip(rm,oc)],lambda v:f"{v:.2f}"),("RevPAR",[a/b for a,b in zip(rm,avs)],lambda v:f"{v:.2f}")):
    cv.drawCentredString(400,y,lab);put(vals,fm);y-=8.6
cv.line(14,y+4,778,y+4);y-=5
tv=s.rows[TR]["values"]
for r,mt in zip(s.rows,s.meta):
    rt=r["rowType"];cv.setFont(B if rt in("TOTAL",) or (rt=="HEADING" and not mt.get("sub")) else ("Helvetica-Oblique" if rt=="HEADING" else F),6.8)
    if rt=="TOTAL":
        cv.setFillColor(HexColor("#ececec"));cv.rect(14,y-2,764,8.6,fill=1,stroke=0);cv.setFillColor(black)
    x0=300+(10 if mt.get("sub") else 18 if mt.get("i") else 10 if rt=="SUBTOTAL" else 6 if rt=="LINE" else 0)
    cv.drawString(x0,y,r["label"])
    if rt!="HEADING":
        for g,off in((AM,0),(YM,3)):
            for k in range(3):
                v=r["values"][off+k];cv.drawRightString(g[k][0],y,m(v));cv.drawRightString(g[k][1],y,f"{v/tv[off+k]*100:.1f}")
    y-=9.3
print("y",y)
cv.setFont(F,6);cv.drawString(14,14,"Uniform System of Accounts for the Lodging Industry, 11th rev.  -  Unaudited");cv.drawRightString(778,14,"Printed 10/14/2025 08:41");cv.save()
save(name,[s],"HOSPITALITY","OPERATING_STATEMENT","USALI departmental statement, labels in the middle between month and YTD blocks, % columns, statistics block",True)

# ---- 6
mon=["Jul 2024","Aug 2024","Sep 2024","Oct 2024","Nov 2024","Dec 2024","Jan 2025","Feb 2025","Mar 2025","Apr 2025","May 2025","Jun 2025"]
t=St("Trailing Twelve Month Statement of Operations","Quail Hollow Mobile Estates",mon+["12-Mo Total"],"2024-07-01","2025-06-30")
def q(code,lab,base,mode="n",sg=1):
    v=[]
    for k in range(12):
        if mode=="n": a=base*R.uniform(.8,1.25)
        elif mode=="f": a=base
        elif mode=="s": a=base*(1.03 if k>=6 else 1)
        elif mode=="q": a=base*3 if k%3==1 else 0
        elif mode=="o": a=base*R.uniform(.3,3) if R.random()<.5 else 0
        v.append(sg*round(a,2))
    return t.L(lab,v+[round(sum(v),2)],code)
t.H("REVENUE","4000")
x=[q("4010","Homesite Rent",71240,"s"),q("4020","Park-Owned Home Rent",9350,"s"),q("4030","RV & Storage Rent",2180)]
pr=t.T("Total Rental Revenue",x,code="4099")
y2=[q("4110","Vacant Site Loss",4275,"n",-1),q("4120","Rent Concessions",320,"o",-1),q("4130","Bad Debt Write-Off",610,"o",-1)]
nr=t.T("Net Rental Revenue",[pr]+y2,code="4199")
x=[q("4210","Water & Sewer Submeter",11870),q("4220","Trash Pass-Through",2630),q("4230","Late & NSF Fees",905),q("4240","Home Sale Commission",450,"o")]
ot=t.T("Total Other Revenue",x,code="4299")
ti=t.T("TOTAL REVENUE",[nr,ot],code="4999",rt="TOTAL",key="total_income")
t.H("EXPENSES","5000")
subs=[]
for code,h,ls in[("5100","Personnel",[("5110","Manager Salary",4850,"f"),("5120","Maintenance Wages",3940,"n"),("5130","Payroll Taxes",742,"n"),("5140","Workers Comp",268,"f")]),
 ("5200","Repairs & Maintenance",[("5210","Grounds & Tree Trimming",1875,"n"),("5220","Street & Drainage",640,"o"),("5230","Water System Repairs",1120,"n"),("5240","Park-Owned Home Repairs",1485,"n"),("5250","Clubhouse & Pool",930,"n")]),
 ("5300","Utilities",[("5310","Electric - Common",1266,"n"),("5320","Water & Sewer",12415,"n"),("5330","Refuse",2790,"f")]),
 ("5400","Administrative",[("5410","Office & Telephone",588,"n"),("5420","Legal - Evictions",475,"o"),("5430","Licenses & Permits",210,"q"),("5440","Advertising",365,"n")]),
 ("5500","Fixed Charges",[("5510","Property Tax",7120,"q"),("5520","Insurance",2945,"f"),("5530","Management Fee",3680,"f")])]:
    t.H(h,code);x=[q(*l_[:3],l_[3]) for l_ in ls];subs.append(t.T("Total "+h,x,code=code[:2]+"99"))
te=t.T("TOTAL EXPENSES",subs,code="5999",rt="TOTAL",key="total_operating_expenses")
noi=t.T("NET OPERATING INCOME",[ti],[te],code="6000",rt="TOTAL",key="noi")
x=[q("6110","Mortgage Interest",21480,"n"),q("6120","Depreciation",13750,"f")];od=t.T("Total Debt & Depreciation",x,code="6199")
t.T("NET INCOME",[noi],[od],code="6999",rt="TOTAL",key="net_income")
# planted: digit changed
i=[k for k,r in enumerate(t.rows) if r["accountCode"]=="5230"][0];ov=t.rows[i]["values"][4];nv=round(ov+300 ,2)
t.rows[i]["values"][4]=nv
t.planted={"what":f"row 5230 Water System Repairs, Nov 2024 printed {nv} instead of {ov} (hundreds digit changed); row total and column subtotal are of the true value","kind":"digit_changed"}
name="quail_hollow_t12.pdf"
W,Hh=1008,612
cv=canvas.Canvas(doc(name),pagesize=(W,Hh));F,B="Helvetica","Helvetica-Bold"
XS=[196+62*k+34 for k in range(12)]+[990]
def head(p):
    cv.setFont(B,10);cv.drawCentredString(W/2,590,"Quail Hollow Mobile Estates");cv.setFont(F,9);cv.drawCentredString(W/2,578,"Trailing Twelve Month Statement of Operations");cv.setFont(F,7.5);cv.drawCentredString(W/2,567,"July 2024 through June 2025   (Accrual Basis)")
    cv.setFont(B,7)
    for k,x in enumerate(XS[:12]): a,b=mon[k].split();cv.drawRightString(x,550,a);cv.drawRightString(x,542,b)
    cv.drawRightString(990,550,"12-Mo");cv.drawRightString(990,542,"Total");cv.drawString(18,542,"Acct");cv.drawString(44,542,"Description");cv.line(18,538,990,538)
    cv.setFont(F,6.5);cv.drawString(18,20,"Quail Hollow Investors LP");cv.drawRightString(990,20,f"Page {p} of 2")
head(1);y=526;p=1
for i,r in enumerate(t.rows):
    rt=r["rowType"]
    if r["accountCode"]=="5200": cv.showPage();p=2;head(2);y=526
    cv.setFont(B if rt!="LINE" else F,6.6)
    if rt=="HEADING": y-=4
    cv.drawString(18,y,r["accountCode"]);cv.drawString(44+(6 if rt=="LINE" else 0),y,r["label"])
    if rt!="HEADING":
        for x,v in zip(XS,r["values"]):
            cv.drawRightString(x,y,f"{v:,.2f}" if v>=0 else f"-{-v:,.2f}")
            if rt!="LINE": cv.setLineWidth(.3);cv.line(x-42,y+7,x,y+7)
    y-=13.5
    if rt!="LINE" and rt!="HEADING": y-=4
cv.save();save(name,[t],"MANUFACTURED_HOUSING","OPERATING_STATEMENT_T12","legal landscape T12 with account codes, two-line month headers, two pages, minus signs",True)
