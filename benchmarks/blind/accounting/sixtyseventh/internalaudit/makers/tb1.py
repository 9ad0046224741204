# MRI-like trial balance by entity, PDF landscape-less portrait, parentheses; planted digit_changed
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(6711)
N="MRI_TB_Sept2025_PineRidge.pdf"
CH=[("1010-0000","Cash - Operating"),("1015-0000","Cash - Lockbox"),("1040-0000","Cash - Security Deposits"),("1110-0000","Accounts Receivable - Tenants"),
("1120-0000","Allowance for Doubtful Accounts"),("1150-0000","Straight-Line Rent Receivable"),("1210-0000","Prepaid Insurance"),("1220-0000","Prepaid Real Estate Taxes"),
("1510-0000","Land"),("1520-0000","Building"),("1530-0000","Tenant Improvements"),("1590-0000","Accum Depreciation - Building"),("1595-0000","Accum Depreciation - TI"),
("1610-0000","Deferred Leasing Commissions"),("1690-0000","Accum Amort - Leasing Comm"),
("2010-0000","Accounts Payable - Trade"),("2050-0000","Accrued Expenses"),("2110-0000","Accrued Interest Payable"),("2210-0000","Prepaid Rents"),("2300-0000","Tenant Security Deposits"),("2500-0000","Mortgage Note Payable"),
("3010-0000","Partners' Capital - Managing Member"),("3020-0000","Partners' Capital - Investor Member"),("3100-0000","Distributions"),
("4010-0000","Base Rent - Office"),("4015-0000","Base Rent - Storage"),("4030-0000","Straight-Line Rent Income"),("4110-0000","CAM Recovery"),("4120-0000","Real Estate Tax Recovery"),("4300-0000","Parking Income"),("4900-0000","Late Charges & Misc"),
("5010-0000","Janitorial Contract"),("5050-0000","HVAC Maintenance"),("5070-0000","Elevator Maintenance"),("5110-0000","Electricity"),("5130-0000","Water & Sewer"),("5210-0000","Landscaping & Snow"),("5310-0000","Security Contract"),("5410-0000","Management Fees"),("5450-0000","Payroll - Engineering"),("5510-0000","Property Insurance"),("5610-0000","Real Estate Taxes"),("5710-0000","Legal & Professional"),("5790-0000","Bad Debt Expense"),
("7010-0000","Interest Expense - Mortgage"),("8010-0000","Depreciation Expense"),("8020-0000","Amortization - Leasing Costs")]
NM=dict(CH)
ENT=[("4120","Pine Ridge Office Center I LLC",1.0,set()),("4121","Pine Ridge Office Center II LLC",.62,{"4015-0000","1220-0000","5310-0000","4300-0000"}),("4135","Harlow Street Holdings JV",1.35,{"4015-0000","5210-0000","1040-0000","2300-0000"})]
def run(scale,skip):
    L=Ledger()
    def P(m,d,c,a,noise=.06):
        a=int(a*scale*100*(1+R.uniform(-noise,noise)))
        d+="-0000"; c+="-0000"
        if d in skip or c in skip: return 0
        L.post(m,d,c,a); return a
    cap="3020"
    for a,v in (("1010",412300),("1015",35120),("1110",96210),("1150",388000),("1210",96000),("1510",5250000),("1520",23870000),("1530",2914000),("1610",611000)): P(0,a,cap,v,.2)
    P(0,"1040","2300",118000,.2)
    for a,v in (("1120",14200),("1590",4410000),("1595",902000),("1690",201300),("2010",98200),("2050",88100),("2110",71200),("2210",33300),("2500",17900000)): P(0,cap,a,v,.2)
    P(0,cap,"3010",880000,.1)
    for m in range(1,10):
        for a,v in (("4010",291000),("4015",1850),("4110",48200),("4120",39700),("4300",11300)): P(m,"1110",a,v,.03)
        if m%3==0: P(m,"1110","4900",640,.5)
        P(m,"1150","4030",7400,.01)
        P(m,"1015","1110",378000,.06); P(m,"1110","2210",9200,.4); P(m,"2210","1110",8300,.4)
        P(m,"1010","1015",379000,.05)
        for a,v in (("5010",14100),("5050",5200),("5070",2300),("5110",19400),("5130",3100),("5210",2900),("5310",6100),("5410",11700),("5450",16300),("5710",1900)): P(m,a,"2010",v,.25)
        P(m,"2010","1010",81000,.12); P(m,"5510","1210",6020,0)
        P(m,"5610","2050",41900,0)
        if m in(3,6,9): P(m,"2050","1010",122000,.02)
        P(m,"5790","1120",900,.5)
        P(m,"7010","2110",70700,.02); P(m,"2110","1010",70900,.01); P(m,"2500","1010",28100,.01)
        P(m,"8010","1590",51000,0); P(m,"8010","1595",16100,0); P(m,"8020","1690",6300,0)
        if m in(3,6,8,9): P(m,"3100","1010",150000,.2)
        if m==9: P(m,"1530","2010",44800,.2)
    out=[]
    for c,n in CH:
        if c in skip: continue
        d0,c0=L.dc(c,range(0,9)); d,cr=L.dc(c,[9])
        if d0==c0==d==cr==0: continue
        out.append([c,n,d0-c0,d,cr,d0-c0+d-cr])
    return out
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1); W,H=letter
X=[36,98,330,410,490,576]
rows=[];tots=[];G=[0]*4;pg=0
planted=None
def head(e,n):
    global pg,y
    pg+=1
    c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-42,"Trial Balance")
    c.setFont("Times-Roman",9); c.drawCentredString(W/2,H-54,"Ledger: ACT   Basis: Accrual")
    c.drawCentredString(W/2,H-65,"Period: 09/25   Year Begin: 01/25")
    c.drawString(36,H-42,"Database:  PRPROD"); c.drawString(36,H-54,"Report ID:  GLTB_ENTITY")
    c.drawRightString(576,H-42,f"Page:  {pg}"); c.drawRightString(576,H-54,"Date:  10/14/2025"); c.drawRightString(576,H-65,"Time:  04:17 PM")
    c.setFont("Times-Bold",9.5); c.drawString(36,H-84,f"Entity:  {e}    {n}")
    c.setFont("Times-Bold",8.5)
    for x,a,b in ((X[2],"Beginning","Balance"),(X[3],"","Debit"),(X[4],"","Credit"),(X[5],"Ending","Balance")):
        c.drawRightString(x,H-100,a); c.drawRightString(x,H-110,b)
    c.drawString(X[0],H-110,"Account"); c.drawString(X[1],H-110,"Description")
    c.setLineWidth(.8); c.line(36,H-114,576,H-114); y=H-127
def tot(lbl,v,dbl):
    global y
    c.setLineWidth(.5)
    for x in X[2:]: c.line(x-66,y+9,x,y+9)
    c.setFont("Times-Bold",8.5); c.drawString(X[0],y-2,lbl)
    for x,a in zip(X[2:],v): c.drawRightString(x,y-2,par(a))
    if dbl:
        for x in X[2:]: c.line(x-66,y-5,x,y-5); c.line(x-66,y-7,x,y-7)
    y-=20
    tots.append(dict(label=lbl,beginning=v[0]/100,debit=v[1]/100,credit=v[2]/100,ending=v[3]/100))
for e,n,sc,sk in ENT:
    data=run(sc,sk); head(e,n); T=[sum(r[i] for r in data) for i in range(2,6)]
    assert T[0]==T[3]==0 and T[1]==T[2]
    G=[a+b for a,b in zip(G,T)]
    for r in data:
        if y<52:
            c.showPage(); head(e,n)
        r=list(r)
        if e=="4121" and r[0]=="5110-0000":
            old=r[5]; s=list(str(old)); i=len(s)-5   # hundreds digit
            s[i]=str((int(s[i])+4)%10); r[5]=int("".join(s))
            planted={"what":f"Entity 4121, account 5110-0000 Electricity: ending balance printed {par(r[5])} instead of {par(old)} (beginning + debit - credit); totals are right","kind":"digit_changed"}
        c.setFont("Times-Roman",8.5); c.drawString(X[0],y,r[0]); c.drawString(X[1],y,r[1])
        for x,v in zip(X[2:],r[2:]): c.drawRightString(x,y,par(v))
        y-=12
        rows.append(dict(account=r[0],name=r[1],beginning=r[2]/100,debit=r[3]/100,credit=r[4]/100,ending=r[5]/100))
    y-=2; tot(f"Total Entity {e}:",T,False)
    if e==ENT[-1][0]:
        tot("Grand Total:",G,True)
    c.showPage()
c.save()
save(N,"TB","MRI trial balance by entity, period debit/credit, parentheses, portrait PDF",False,["beginning","debit","credit","ending"],rows,tots,planted)
print(N,len(rows),planted)
