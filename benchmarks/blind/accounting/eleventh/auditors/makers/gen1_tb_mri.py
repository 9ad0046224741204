# MRI-like text report, three entities, trailing minus, Courier
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R = random.Random(1901)
ACC = [  # code, name, beginning (None = plug), period net (None = cash plug), turnover both ways
("1010-000","Cash - Operating Acct",214000,None),("1015-000","Cash - Security Deposits",96500,1),("1030-000","Lender Escrow - Taxes & Insurance",148200,2),
("1110-000","Accounts Receivable - Tenant",41800,3),("1120-000","Allowance for Doubtful Accounts",-9400,4),("1210-000","Prepaid Insurance",38600,5),
("1410-000","Land",2150000,0),("1420-000","Buildings",14380000,0),("1425-000","Building Improvements",622000,6),("1490-000","Accumulated Depreciation - Bldg & Impr",-3120000,7),
("2010-000","Accounts Payable - Trade",-58700,8),("2040-000","Accrued Real Estate Taxes",-101400,7),("2110-000","Tenant Security Deposits Held",-95900,9),("2150-000","Prepaid Rents",-17300,9),
("2510-000","Mortgage Note Payable - First Lien",-9240000,10),("3010-000","Members' Capital",None,0),("3050-000","Distributions",180000,11),
("4010-000","Rental Income - Base",-1190000,12),("4050-000","CAM Recoveries",-143000,12),("4210-000","Parking Income",-21600,12),("4290-000","Late Fees & NSF",-3900,12),
("5110-000","Utilities - Electric",44800,13),("5120-000","Utilities - Water & Sewer",31200,13),("5210-000","Repairs & Maintenance - General",61700,13),("5240-000","Landscaping / Snow Removal",18400,13),
("5310-000","Management Fees",40600,13),("5410-000","Real Estate Taxes",121800,13),("5420-000","Insurance - Property",38900,13),("6110-000","Interest Expense - Mortgage",211500,13),("6910-000","Depreciation Expense",187400,13)]
ENT = [("410","Tidewater Commons Associates LLC",1.0,set()),("415","Gull Point Office Park LP",.62,{"1425-000","4290-000","1120-000"}),("422","Harbor Nine Storage LLC",.23,{"1120-000","4050-000","5240-000","1030-000","4210-000"})]
COLS=["beginning","debit","credit","ending"]
rows=[];totals=[];ents=[]
for code,en,k,skip in ENT:
    er=[]
    for a,n,b,p in ACC:
        if a in skip: continue
        B=None if b is None else r2(b*k*R.uniform(.85,1.15)) if p!=0 else r2(round(b*k*R.uniform(.9,1.1),-2))
        u=abs(B or 0); d=c=0.0; q=lambda f:r2(u*f*R.uniform(.8,1.25))
        if p==1: d=q(.06); c=q(.05)
        if p==2: d=q(.5); c=q(.35)
        if p==3: d=q(14); c=q(14)
        if p==4: c=q(.12); d=q(.05) if k>.9 else 0.0
        if p==5: c=q(.45); d=q(.02) if k<.5 else 0.0
        if p==6 and k>.9: d=q(.08)
        if p==7: c=q(.03) if u>900000*k*.3 and a!="2040-000" else q(.4)
        if p==8: d=q(4); c=q(3.9)
        if p==9: d=q(.09); c=q(.1)
        if p==10: d=q(.006)
        if p==11: d=r2(round(q(.5),-3))
        if p==12: c=q(.5); d=q(.01) if R.random()<.5 else 0.0
        if p==13: d=q(.5); c=q(.03) if R.random()<.35 else 0.0
        er.append({"account":a,"name":n[:28].rstrip(),"beginning":B,"debit":d,"credit":c})
    pl=[r for r in er if r["beginning"] is None][0]; pl["beginning"]=r2(-sum(r["beginning"] or 0 for r in er))
    net=r2(sum(r["debit"]-r["credit"] for r in er)); cash=er[0]
    cash["debit"]=r2(sum(r["credit"] for r in er if r["account"][0]=="4")*1.07+ max(0,-net)*0.1)
    cash["credit"]=r2(cash["debit"]+net)
    if cash["credit"]<0: cash["debit"]=r2(cash["debit"]-cash["credit"]+812.4); cash["credit"]=r2(cash["debit"]+net)
    for r in er: r["ending"]=r2(r["beginning"]+r["debit"]-r["credit"])
    bs=[r for r in er if r["account"]<"4"]; pn=[r for r in er if r["account"]>="4"]
    T=[add(bs,COLS,"Balance Sheet Accounts"),add(pn,COLS,"Income Statement Accounts"),add(er,COLS,f"Entity {code} Total")]
    assert abs(T[2]["beginning"])<.004 and abs(T[2]["ending"])<.004 and T[2]["debit"]==T[2]["credit"],T
    rows+=er;totals+=T;ents.append((code,en,bs,pn,T))
G=add(rows,COLS,"REPORT TOTAL");totals.append(G)
f=lambda v:f"{abs(v):,.2f}"+("-" if v<0 else " ")
W,Hh=landscape(letter);c=canvas.Canvas(doc("NH_TB_0924.pdf"),pagesize=(W,Hh));pg=0
def ln(t):
    global y
    c.drawString(50,y,t);y-=11.2
def page(code,en):
    global y,pg
    if pg: c.showPage()
    pg+=1;c.setFont("Courier",9);y=Hh-40
    ln(f"{'Database:  NHARBOR':<40}{'Trial Balance by Entity':^42}{'Page:':>26} {pg:>8}")
    ln(f"{'ENTITY:    '+code:<40}{'North Harbor Realty Group':^42}{'Date:':>26} {'10/8/24':>8}")
    ln(f"{'':<40}{en:^42}{'Time:':>26} {'09:14 AM':>8}")
    ln(f"{'Accrual, all balance types':<40}{'Periods 07/24 through 09/24':^42}");ln("")
    ln(f"{'':<42}{'Beginning':>18}{'------- Period Activity -------':>36}{'Ending':>20}")
    ln(f"{'Account':<12}{'Description':<30}{'Balance':>18}{'Debits':>18}{'Credits':>18}{'Balance':>20}")
    ln("="*116)
L=lambda a,n,r:f"{a:<12}{n:<30}{f(r['beginning']):>18}{f(r['debit']):>18}{f(r['credit']):>18}{f(r['ending']):>20}"
TL=lambda r:f"{'':<4}{r['label']:<38}{f(r['beginning']):>18}{f(r['debit']):>18}{f(r['credit']):>18}{f(r['ending']):>20}"
U=" "*45+("-"*15+" "*3)*3+"  "+"-"*15
for code,en,bs,pn,T in ents:
    page(code,en)
    for g,t in ((bs,T[0]),(pn,T[1])):
        for r in g:
            ln(L(r["account"],r["name"],r))
            if y<60: page(code,en)
        ln(U);ln(TL(t));ln("")
    ln(TL(T[2]));ln(U.replace("-","="))
ln("");ln(TL(G));ln("");ln("*** End of report - 3 entities printed; suspended accounts with no activity omitted ***")
c.save();save("NH_TB_0924.pdf","TB",COLS,rows,totals)
