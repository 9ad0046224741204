# Canada: opening / movement / closing Dr Cr pairs, ~150 accounts, section subtotals, multi page; one account dropped in print
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(553)
C100=100
BS=[("Current Assets",[("1010","Bank - Operating (RBC 4417)",0),("1015","Bank - Tenant Trust",418200),("1020","Bank - Capital Reserve",960000),("1030","Petty Cash",1500),("1110","Rents Receivable",287400),("1115","Recoveries Receivable - CAM",141900),("1116","Recoveries Receivable - Realty Tax",98800),("1120","Straight-line Rent Receivable",1344000),("1190","Allowance for Doubtful Accounts",-62500),("1210","HST Input Tax Credits",47300),("1310","Prepaid Insurance",118600),("1320","Prepaid Realty Taxes",0.01),("1330","Utility Deposits",22000)]),
("Income-producing Property",[("1510","Land",14800000),("1520","Buildings",61250000),("1525","Accum. Depreciation - Buildings",-11940000),("1530","Tenant Improvements",5870000),("1535","Accum. Amortization - TI",-2316000),("1540","Parking Structures",2480000),("1545","Accum. Depreciation - Parking",-868000),("1550","Equipment & Signage",391000),("1555","Accum. Depreciation - Equipment",-214000),("1610","Deferred Leasing Commissions",1722000),("1615","Accum. Amortization - Commissions",-689000)]),
("Liabilities",[("2010","Accounts Payable - Trade",-388200),("2015","Holdbacks Payable",-141500),("2020","Accrued Liabilities",-203700),("2110","HST Collected",-118900),("2120","Payroll Deductions Payable",-19400),("2210","Tenant Security Deposits",-418200),("2220","Prepaid Rents",-166300),("2310","Accrued Mortgage Interest",-121800),("2510","Mortgage Payable - 101 Elgin Court",-14200000),("2520","Mortgage Payable - 102 Lakeport",-9850000),("2530","Mortgage Payable - 104 Dunmore",-11600000),("2590","Unamortized Financing Costs",214000),("2710","Due to General Partner",-75000)]),
("Partners' Equity",[("3010","Limited Partners' Capital",-28500000),("3020","General Partner Capital",-100),("3110","Contributed Surplus",-1200000),("3210","Distributions - Limited Partners",1950000),("3310","Retained Earnings - Prior Years",None)])]
REV=[("4010","Base Rent",-310),("4015","Straight-line Rent Adjustment",-9),("4110","Recovery - CAM",-96),("4115","Recovery - Realty Tax",-88),("4120","Recovery - Utilities",-27),("4210","Parking - Monthly Permits",-14),("4215","Parking - Transient",-6),("4310","Storage Rent",-2.5),("4390","Miscellaneous Tenant Billings",-1.9)]
EXP=[("5010","Realty Taxes",91),("5020","Insurance",11.5),("5110","Electricity",24),("5115","Natural Gas",7.2),("5120","Water & Sewer",4.1),("5210","Janitorial Contract",18),("5215","Waste Removal",2.6),("5310","HVAC Maintenance",8.4),("5320","Elevator Maintenance",4.7),("5330","Plumbing & Electrical Repairs",5.2),("5340","Snow Removal & Salting",6.3),("5345","Landscaping",3.1),("5410","Security & Monitoring",7.7),("5510","Building Wages",16),("5610","Management Fees",14.2),("5710","Non-recoverable Repairs",2.2),("5810","Bad Debt Expense",1.4)]
PR=[("101","Elgin Court Medical Centre",1.0,()),("102","Lakeport Business Park",.74,("4215","5320")),("103","Cobourg Retail Plaza",.42,("4210","4215","5320","4310")),("104","Dunmore Office Tower",1.25,())]
GA=("Partnership Expenses",[("7010","Audit Fees",5.5),("7020","Legal Fees",3.9),("7030","Asset Management Fee",31),("7110","Mortgage Interest - 101 Elgin Court",52),("7120","Mortgage Interest - 102 Lakeport",37),("7130","Mortgage Interest - 104 Dunmore",44),("7210","Amortization - Financing Costs",3.2),("7310","Depreciation - Buildings",128),("7320","Amortization - Tenant Improvements",41),("7330","Amortization - Commissions",15),("7410","Interest Income",-2.7),("7510","Bank Charges",.45)])
secs=[]
def cents(x): return int(round(x*100))
for nm,L in BS:
    rs=[]
    for c,a,v in L:
        code=c+"-000"; o=0 if v is None else cents(v*R.uniform(.985,1.015)) if abs(v) not in(1500,28500000,100,1200000,22000,1950000,14800000) else cents(v)
        if v==0.01: o=0
        dr=cr=0; s=abs(o)
        if c in("1110","1115","1116","2010","2020","2110","1210","2220","2310"):
            dr=int(s*R.uniform(.9,2.6)); cr=int(s*R.uniform(.9,2.6))
        elif c in("1525","1535","1545","1555","1615"): cr=int(s*R.uniform(.008,.02))
        elif c in("1530","1610","1120"): dr=int(s*R.uniform(.004,.02))
        elif c in("2510","2520","2530"): dr=int(s*R.uniform(.006,.009))
        elif c=="1310": cr=int(s*.27)
        elif c=="1320": dr=8841200
        elif c=="2590": cr=960000
        elif c=="1015": dr,cr=1240000,655000
        elif c=="2210": dr,cr=655000,1240000
        elif c=="3210": dr=65000000
        elif c=="2120": dr,cr=5610400,5702233
        elif c=="2015": dr,cr=0,2714000
        elif c=="1030": dr,cr=61218,61218
        rs.append([code,a,o,dr,cr])
    secs.append((nm,rs))
bs={r[0]:r for s in secs for r in s[1]}
bs["2210-000"][2]=-bs["1015-000"][2]
for p,pn,w,skip in PR:
    for tag,L in (("Revenue",REV),("Operating Expenses",EXP)):
        rs=[]
        for c,a,m in L:
            if c in skip: continue
            ph=4.0 if tag=="Revenue" else 3.0
            o=cents(m*1000*9*w*R.uniform(.93,1.07)); v=cents(abs(m)*1000*3*w*R.uniform(.93,1.1)); x=cents(abs(m)*30*w*R.uniform(.5,2)) if R.random()<.22 else 0
            if c=="5340": o=int(o*.55); v=int(v*1.5)
            if c=="5345": o=int(o*1.2); v=int(v*.3)
            if c=="5810" and p in("103",): o,v,x=0,cents(4850),0
            rs.append([f"{c}-{p}",a,o]+([x,v] if m<0 else [v,x]))
        secs.append((f"{p} {pn} - {tag}",rs))
rs=[]
for c,a,m in GA[1]:
    o=cents(m*1000*9*R.uniform(.97,1.03)); v=cents(abs(m)*3000*R.uniform(.97,1.03))
    rs.append([c+"-000",a,o]+([0,v] if m<0 else [v,0]))
secs.append((GA[0],rs))
allr=[r for s in secs for r in s[1]]
op=cents(1284377.41); bank=bs["1010-000"]; bank[2]=op; bs["3310-000"][2]=-sum(r[2] for r in allr)
d=sum(r[3]-r[4] for r in allr); base=cents(3911204.83)
bank[3],bank[4]=(base,base+d) if d>0 else (base-d,base)
assert sum(r[2] for r in allr)==0 and sum(r[3]-r[4] for r in allr)==0
def six(r):
    cl=r[2]+r[3]-r[4]
    return [max(r[2],0),max(-r[2],0),r[3],r[4],max(cl,0),max(-cl,0)]
KEY=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
W,H=landscape(letter); FN="Kingsmere LP - Q4 Trial Balance.pdf"
c=canvas.Canvas(D+FN,pagesize=(W,H),invariant=1)
X=[368,442,514,586,664,742]; pg=0
def m(v): return f"{v/100:,.2f}" if v else ""
def head():
    global y,pg
    pg+=1
    c.setFont("Times-Bold",13); c.drawString(42,H-40,"Kingsmere Commercial Limited Partnership")
    c.setFont("Times-Roman",10); c.drawString(42,H-54,"General Ledger Trial Balance  |  Fiscal 2025, quarter ended December 31, 2025  |  CAD")
    c.drawRightString(750,H-40,f"Page {pg}"); c.setFont("Times-Italic",8); c.drawRightString(750,H-54,"Printed 2026-01-14 by gl_close")
    c.setFillGray(.88); c.rect(38,H-90,716,26,fill=1,stroke=0); c.setFillGray(0)
    c.setFont("Times-Bold",8.5)
    for i,t in enumerate(["Opening Balance Oct 1, 2025","Activity","Closing Balance Dec 31, 2025"]):
        c.drawCentredString((X[2*i]+X[2*i+1])/2-28,H-75,t); c.setLineWidth(.4); c.line(X[2*i]-56,H-77.5,X[2*i+1],H-77.5)
    c.drawString(42,H-87,"Account"); c.drawString(100,H-87,"Description")
    for x,t in zip(X,["Debit","Credit"]*3): c.drawRightString(x,H-87,t)
    y=H-102
def need(k):
    global y
    if y-k<34: c.showPage(); head()
def line(vals,font,size=8):
    c.setFont(font,size)
    for x,v in zip(X,vals):
        if v: c.drawRightString(x,y,m(v))
head(); T=[];TT=[]; DROP="5340-104"; gs=[0]*6; nprint=0
for nm,rs in secs:
    need(46); y-=4; c.setFont("Times-BoldItalic",9); c.drawString(42,y,nm); y-=11.5
    ss=[0]*6
    for r in rs:
        v=six(r); ss=[a+b for a,b in zip(ss,v)]
        if r[0]==DROP: dropped=r; continue
        need(12); c.setFont("Times-Roman",8.5); c.drawString(46,y,r[0]); c.drawString(100,y,r[1]); line(v,"Times-Roman",8.5); y-=11
        T.append({"account":r[0],"name":r[1],**{k:(n(x) if x else None) for k,x in zip(KEY,v)}})
    need(14); c.setLineWidth(.4); 
    for x in X: c.line(x-58,y+8.6,x,y+8.6)
    lab="Total "+nm; c.setFont("Times-Bold",8.5); c.drawString(46,y,lab); line(ss,"Times-Bold",8.5); y-=14
    TT.append({"label":lab,**{k:(n(x) if x else None) for k,x in zip(KEY,ss)}}); gs=[a+b for a,b in zip(gs,ss)]
need(30); y-=4
for x in X: c.setLineWidth(.7); c.line(x-60,y+9.5,x,y+9.5); c.line(x-60,y-3,x,y-3); c.line(x-60,y-5,x,y-5)
c.setFont("Times-Bold",9); c.drawString(46,y,"Report Total"); line(gs,"Times-Bold",8.5); c.save()
TT.append({"label":"Report Total",**dict(zip(KEY,map(n,gs)))})
assert gs[0]==gs[1] and gs[2]==gs[3] and gs[4]==gs[5]
save(FN,"TB","Canadian LP, opening / activity / closing Dr-Cr pairs, 8 property sections with subtotals, multi-page Times print",True,KEY,T,TT,
 {"what":f"account {DROP} {dropped[1]} (opening debit {dropped[2]/100:,.2f}, activity debit {dropped[3]/100:,.2f}, activity credit {dropped[4]/100:,.2f}, closing debit {(dropped[2]+dropped[3]-dropped[4])/100:,.2f}) is not printed though counted in the section total and Report Total","kind":"row_dropped"})
