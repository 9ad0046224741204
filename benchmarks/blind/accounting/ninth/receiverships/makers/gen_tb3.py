# MRI-like monthly trial balance, Courier text on landscape letter, trailing minus
import random, json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(1303)
NAME="mri_glmtb_4410_q1"
S=[("ASSETS",[("1105-000","CASH - OPERATING (RECEIVER)"),("1106-000","CASH - LENDER LOCKBOX"),("1140-100","TAX & INSURANCE ESCROW"),("1140-200","TI/LC RESERVE ESCROW"),("1210-000","TENANT RECEIVABLES"),("1215-000","STRAIGHT LINE RENT RECEIVABLE"),("1290-000","RESERVE FOR BAD DEBT"),("1310-000","PREPAID INSURANCE"),("1510-000","LAND"),("1520-000","BUILDING"),("1525-000","TENANT IMPROVEMENTS"),("1590-000","ACCUM DEPRECIATION - BLDG"),("1595-000","ACCUM AMORT - TI"),("1710-000","DEFERRED LEASING COMMISSIONS")]),
("LIABILITIES AND CAPITAL",[("2110-000","ACCOUNTS PAYABLE TRADE"),("2115-000","ACCRUED EXPENSES"),("2130-000","REAL ESTATE TAXES PAYABLE"),("2140-000","ACCRUED INTEREST"),("2210-000","PREPAID RENT"),("2220-000","SECURITY DEPOSITS"),("2510-000","MORTGAGE PAYABLE"),("3110-000","PARTNERS CAPITAL"),("3190-000","PRIOR YEARS EARNINGS")]),
("REVENUE",[("4110-000","BASE RENT - OFFICE"),("4115-000","STRAIGHT LINE RENT"),("4120-000","RENT CONCESSIONS"),("4210-000","OPERATING ESCALATIONS"),("4220-000","REAL ESTATE TAX ESCALATIONS"),("4310-000","TENANT ELECTRIC"),("4410-000","GARAGE INCOME"),("4490-000","LATE CHARGES")]),
("EXPENSES",[("5110-000","JANITORIAL CONTRACT"),("5120-000","ELECTRICITY - HOUSE"),("5125-000","STEAM AND GAS"),("5130-000","WATER AND SEWER"),("5210-000","ELEVATOR CONTRACT"),("5220-000","HVAC REPAIRS"),("5230-000","SECURITY GUARDS"),("5240-000","SNOW REMOVAL"),("5310-000","ENGINEERS PAYROLL"),("5410-000","MANAGEMENT FEE"),("5420-000","RECEIVER FEE"),("5430-000","LEGAL - RECEIVERSHIP"),("5510-000","REAL ESTATE TAXES"),("5520-000","INSURANCE"),("5610-000","BAD DEBT EXPENSE"),("6110-000","MORTGAGE INTEREST"),("6210-000","DEPRECIATION & AMORTIZATION")])]
c=lambda lo,hi:R.randint(lo*100,hi*100)
beg={"1105-000":c(180000,220000),"1106-000":c(30000,60000),"1140-100":c(210000,240000),"1140-200":c(90000,120000),"1210-000":c(120000,160000),"1215-000":c(200000,230000),"1290-000":-c(40000,50000),"1310-000":c(30000,34000),"1510-000":360000000,"1520-000":c(14100000,14300000),"1525-000":c(1600000,1700000),"1590-000":-c(3900000,4100000),"1595-000":-c(700000,750000),"1710-000":c(240000,260000),"2110-000":-c(70000,90000),"2115-000":-c(20000,40000),"2130-000":-c(120000,130000),"2140-000":-c(300000,330000),"2210-000":-c(20000,30000),"2220-000":-c(130000,140000),"2510-000":-1325000000,"3110-000":-250000000}
beg["3190-000"]=-sum(beg.values())
mv=[{},{},{}]
for m in mv:
    def j(x,y,v): m[x+"-000" if len(x)==4 else x]=m.get(x+"-000" if len(x)==4 else x,0)+v; m[y+"-000" if len(y)==4 else y]=m.get(y+"-000" if len(y)==4 else y,0)-v
    i=mv.index(m) if m else 0
    for a,lo,hi in [("4110",214000,221000),("4210",18000,21000),("4220",12000,12600),("4310",7000,9800),("4490",0,900)]: j("1210",a,c(lo,hi))
    j("1106","4410",c(9000,12500)); j("1106","1210",c(225000,255000)); j("1105","1106",c(220000,250000))
    j("4120","1210",c(4000,4000) if m is not mv[2] else 0); j("4115","1215",c(1100,1100))
    for a,lo,hi in [("5110",19000,20500),("5120",16000,21000),("5125",6000,14000),("5130",1800,2600),("5210",3150,3150),("5220",900,8000),("5230",8800,9400),("5420",12000,12000),("5430",3000,19000)]: j(a,"2110",c(lo,hi))
    j("5310","1105",c(15000,17000)); j("5410","1105",c(6700,7300)); j("2110","1105",c(70000,98000)); j("5510","2130",4215000); j("5520","1310",518000); j("6110","2140",c(66000,70000)); j("2140","1105",5000000)
    j("6210","1590",3092500); j("6210","1595",1180000); j("6210","1710",304000); j("1140-100","1105",2600000); j("1140-200","1105",900000)
for i,v in ((0,c(4000,9000)),(1,c(6000,12000))): mv[i]["5240-000"]=v; mv[i]["2110-000"]-=v
v=c(9000,14000); mv[2]["5610-000"]=v; mv[2]["1290-000"]=-v
v=c(1000,2000); mv[1]["2210-000"]=v; mv[1]["1210-000"]-=v
v=c(500,3000); mv[0]["2115-000"]=v; mv[0]["2110-000"]-=v
v=c(4200,5000); mv[2]["2220-000"]=v; mv[2]["1210-000"]-=v
M=["beginning","other:JANUARY 2025","other:FEBRUARY 2025","other:MARCH 2025","activity","ending"]
def f(v):
    s=f"{abs(v)/100:,.2f}"; s=s[1:] if abs(v)<100 else s
    return s+("-" if v<0 else " ")
cw=[17,15,15,15,15,17]
W0=12+30
lines=[];rows=[];tots=[]
def fmt(a,n,v): return f"{a:<11} {n:<30}"+"".join(f"{f(x):>{w}}" for x,w in zip(v,cw))
rule=" "*42+"".join("-".rjust(w-(w-3),' ')+"-"*(w-4)+" " for w in cw)
g=[0]*6
for sec,acc in S:
    lines.append(("H",sec)); t=[0]*6
    for a,n in acc:
        q=[m.get(a,0) for m in mv]; v=[beg.get(a,0)]+q+[sum(q),beg.get(a,0)+sum(q)]
        lines.append(("R",fmt(a,n,v))); rows.append(dict(account=a,name=n,**{k:x/100 for k,x in zip(M,v)})); t=[x+y for x,y in zip(t,v)]
    lines.append(("L",rule)); lines.append(("T",fmt("","TOTAL "+sec,t))); lines.append(("L",""))
    tots.append(dict(label="TOTAL "+sec,**{k:x/100 for k,x in zip(M,t)})); g=[x+y for x,y in zip(g,t)]
lines.append(("T",fmt("","*** ENTITY 4410 TOTAL ***",g))); lines.append(("L",rule.replace("-","=")))
tots.append(dict(label="*** ENTITY 4410 TOTAL ***",**{k:x/100 for k,x in zip(M,g)}))
lines+= [("L",""),("L","ENTITY 4410 IS IN BALANCE"),("L","END OF REPORT")]
W,H=landscape(letter)
cv=canvas.Canvas(f"documents/{NAME}.pdf",pagesize=(W,H)); pg=0;cur=None
def page():
    global pg,y; pg+=1
    cv.setFont("Courier",8.0)
    y=H-34
    hd=[f"DATABASE: WHITLOCKREC{'':<34}MONTHLY TRIAL BALANCE{'':<45}PAGE: {pg:>6}",f"ENTITY:   4410{'':<36}ONE CARVER PLAZA OFFICE TOWER{'':<44}DATE: 04/15/25",f"BASIS:    ACCRUAL{'':<30}PERIODS 01/25 THROUGH 03/25","",
    " "*42+"".join(f"{h:>{w-1}} " for h,w in zip(["BALANCE","JANUARY","FEBRUARY","MARCH","NET","BALANCE"],cw)),
    f"{'ACCOUNT':<12}{'DESCRIPTION':<30}"+"".join(f"{h:>{w-1}} " for h,w in zip(["12/31/24","2025","2025","2025","CHANGE","03/31/25"],cw)),"="*136]
    for h in hd: cv.drawString(36,y,h); y-=9.6
    y-=4
page()
cv_f=8.0
for k,(ty,tx) in enumerate(lines):
    if y<50 or (ty=="H" and y<110):
        cv.showPage(); page()
        if cur and ty=="R": cv.drawString(36,y,cur+" (CONTINUED)"); y-=10.5
    if ty=="H": cur=tx
    cv.drawString(36,y,tx); y-=10.5
cv.save()
json.dump({"name":NAME+".pdf","kind":"TB","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),tots[-1], max(len(l[1]) for l in lines))
