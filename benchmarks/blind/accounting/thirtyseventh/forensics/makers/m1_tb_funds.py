# AS/400-style GL trial balance over two funds and four properties, trailing minus
import random
from reportlab.pdfgen import canvas
from _out import put,B
R=random.Random(3801)
def c(x): return int(round(x*100))
def amt(cents,blank=False):
    a=abs(cents); s=f"{a//100:,}.{a%100:02d}" if a>=100 else f".{a:02d}"
    return s+('-' if cents<0 else ' ')
def odd(x,p=.04): return c(x*(1+R.uniform(-p,p)))
PROP=[("1110-00","CASH - OPERATING ACCOUNT"),("1115-00","CASH - RECEIVER TRUST ACCT"),("1120-00","CASH - SECURITY DEPOSITS"),
("1210-00","TENANT ACCOUNTS RECEIVABLE"),("1219-00","ALLOWANCE FOR DOUBTFUL ACCTS"),("1310-00","LENDER ESCROW - RE TAXES"),("1315-00","LENDER ESCROW - INSURANCE"),
("1320-00","REPLACEMENT RESERVE"),("1410-00","PREPAID INSURANCE"),("1510-00","LAND"),("1520-00","BUILDINGS AND IMPROVEMENTS"),("1530-00","FURNITURE FIXTURES EQUIPMENT"),
("1590-00","ACCUMULATED DEPRECIATION"),("1610-00","DEFERRED FINANCING COSTS NET"),("2110-00","ACCOUNTS PAYABLE - TRADE"),("2120-00","ACCRUED REAL ESTATE TAXES"),
("2130-00","ACCRUED INTEREST"),("2210-00","TENANT SECURITY DEPOSITS"),("2220-00","PREPAID RENTS"),("2310-00","DUE TO (FROM) FUND"),("2510-00","MORTGAGE NOTE PAYABLE"),
("3100-00","MEMBER CAPITAL"),("3190-00","DISTRIBUTIONS TO MEMBER"),("4110-00","GROSS POTENTIAL RENT"),("4120-00","VACANCY LOSS"),("4130-00","CONCESSIONS"),("4210-00","LATE AND NSF FEES"),
("4220-00","UTILITY REIMBURSEMENTS"),("4290-00","OTHER RESIDENT INCOME"),("5110-00","PAYROLL - MAINTENANCE"),("5120-00","PAYROLL - OFFICE"),("5210-00","REPAIRS AND SUPPLIES"),
("5220-00","TURNOVER / MAKE READY"),("5230-00","LANDSCAPING AND SNOW"),("5310-00","ELECTRICITY"),("5320-00","WATER AND SEWER"),("5330-00","TRASH REMOVAL"),("5410-00","MANAGEMENT FEES"),
("5420-00","LEGAL - EVICTIONS"),("5430-00","BAD DEBT EXPENSE"),("5510-00","REAL ESTATE TAXES"),("5520-00","PROPERTY INSURANCE"),("6110-00","RECEIVER FEES AND EXPENSES"),
("6210-00","MORTGAGE INTEREST"),("6310-00","DEPRECIATION"),("6320-00","AMORTIZATION"),]
FUND=[("1105-00","CASH - FUND OPERATING"),("1106-00","CASH - MONEY MARKET SWEEP"),("1250-00","DUE FROM AFFILIATED ENTITIES"),("1260-00","DISTRIBUTIONS RECEIVABLE"),
("1710-00","INVESTMENT IN SUBSIDIARIES"),("2110-00","ACCOUNTS PAYABLE - TRADE"),("2140-00","ACCRUED PROFESSIONAL FEES"),("2320-00","DUE TO GENERAL PARTNER"),
("2330-00","NOTE PAYABLE - GP AFFILIATE"),("3010-00","GENERAL PARTNER CAPITAL"),("3020-00","LIMITED PARTNERS CAPITAL"),("3040-00","SYNDICATION COSTS"),
("3090-00","LP REDEMPTIONS - DISPUTED"),("4510-00","INTEREST INCOME"),("5610-00","ASSET MANAGEMENT FEE"),("5620-00","AUDIT AND TAX FEES"),("5630-00","LEGAL - PARTNERSHIP DISPUTE"),
("5640-00","INVESTOR REPORTING"),("6230-00","INTEREST - GP AFFILIATE NOTE")]
ENT=[("0300","TAMARACK INCOME FUND III LP","F",None,2),("0310","TAMARACK RIDGE APTS LLC","P",198400,0),("0320","OXBOW LANDING APARTMENTS LLC","P",141750,0),
("0400","TAMARACK VALUE FUND IV LP","F",None,2),("0410","KESTREL COMMONS LLC","P",312600,0),("0420","1188 DELANCEY ROAD LLC","P",61900,0)]
def prop(rent,no):
    b={}
    m=8
    b["1110-00"]=odd(rent*.62,.5); b["1115-00"]=odd(rent*.9,.3) if no!="0420" else 0
    b["1120-00"]=odd(rent*.41); b["1210-00"]=odd(rent*.23,.3); b["1219-00"]=-odd(rent*.09,.2)
    b["1310-00"]=odd(rent*.55); b["1315-00"]=odd(rent*.21); b["1320-00"]=odd(rent*.8); b["1410-00"]=odd(rent*.18)
    b["1510-00"]=c(round(rent*11,-3)); b["1520-00"]=c(round(rent*72,-2)); b["1530-00"]=odd(rent*2.1); b["1590-00"]=-odd(rent*19)
    b["1610-00"]=odd(rent*.5); b["2110-00"]=-odd(rent*.35,.3); b["2120-00"]=-odd(rent*.09*8); b["2130-00"]=-odd(rent*.27); b["2210-00"]=-b["1120-00"]+c(R.choice([0,0,350,-1275]))
    b["2220-00"]=-odd(rent*.03,.3); b["2510-00"]=-odd(rent*63)
    b["4110-00"]=-odd(rent*m,.01); b["4120-00"]=odd(rent*m*.11); b["4130-00"]=odd(rent*m*.015); b["4210-00"]=-odd(rent*m*.008); b["4220-00"]=-odd(rent*m*.05); b["4290-00"]=-odd(rent*m*.012)
    for k,f in dict(zip(["5110-00","5120-00","5210-00","5220-00","5230-00","5310-00","5320-00","5330-00","5410-00","5420-00","5430-00","5510-00","5520-00"],[.07,.05,.045,.03,.012,.018,.055,.012,.04,.006,.02,.09,.035])).items(): b[k]=odd(rent*m*f,.15)
    b["6110-00"]=odd(rent*2*.06) if b["1115-00"] else 0
    b["6210-00"]=odd(rent*m*.27); b["6310-00"]=odd(rent*m*.22); b["6320-00"]=odd(rent*m*.01)
    b["3190-00"]=odd(rent*1.2) if no in("0310","0410") else 0
    je=[]
    J=lambda d,k,a: je.append((d,k,a))
    gp=odd(rent,.005); J("1210-00","4110-00",gp); J("4120-00","1210-00",odd(rent*.115)); J("4130-00","1210-00",odd(rent*.012,.5)); J("1210-00","4210-00",odd(rent*.009,.4)); J("1210-00","4220-00",odd(rent*.05)); J("1210-00","4290-00",odd(rent*.011))
    J("1110-00","1210-00",odd(rent*.86)); J("5430-00","1219-00",odd(rent*.02)); J("1219-00","1210-00",odd(rent*.013,.4)); J("1110-00","2220-00",odd(rent*.02)); J("2220-00","1210-00",odd(rent*.018))
    J("1120-00","2210-00",odd(rent*.02)); J("2210-00","1120-00",odd(rent*.015))
    for k,f in zip(["5210-00","5220-00","5230-00","5310-00","5320-00","5330-00","5420-00"],[.045,.03,.012,.018,.055,.012,.006]): J(k,"2110-00",odd(rent*f,.25))
    J("2110-00","1110-00",odd(rent*.17,.2)); J("5110-00","1110-00",odd(rent*.07)); J("5120-00","1110-00",odd(rent*.05)); J("5410-00","1110-00",c(rent*.86*.04))
    J("5510-00","2120-00",c(rent*.09)); J("5520-00","1410-00",c(rent*.035)); J("1310-00","1110-00",c(rent*.092)); J("1315-00","1110-00",c(rent*.036)); J("1320-00","1110-00",c(rent*.015))
    J("6210-00","2130-00",odd(rent*.27,.01)); J("2130-00","1110-00",-b["2130-00"]); J("2510-00","1110-00",odd(rent*.06)); J("6310-00","1590-00",c(rent*.22)); J("6320-00","1610-00",c(rent*.01))
    if b["1115-00"]: J("1115-00","1110-00",odd(rent*.1)); J("6110-00","1115-00",odd(rent*.06))
    return b,je
books={}
for no,nm,k,rent,_ in ENT:
    if k=="P": books[no]=prop(rent,no)
due={"0310":c(84250),"0320":c(212418.66),"0410":c(35000),"0420":c(127906.11)}
for n,v in due.items(): books[n][0]["2310-00"]=-v
adv={"0320":c(18500),"0420":c(9212.40)}
for n,v in adv.items(): books[n][1].append(("1110-00","2310-00",v))
for no,subs,sc in(("0300",["0310","0320"],1.0),("0400",["0410","0420"],1.35)):
    b={"1105-00":odd(96000*sc,.2),"1106-00":odd(310000*sc,.2),"1250-00":sum(due[s] for s in subs),"1260-00":0,"1710-00":c(round(5200000*sc,-3)),"2110-00":-odd(14200),"2140-00":-odd(38800),"2320-00":-odd(61000*sc),
    "2330-00":-c(250000 if no=="0300" else 600000),"3010-00":-odd(58000*sc),"3040-00":odd(182000*sc),"3090-00":c(412500) if no=="0400" else 0,"4510-00":-odd(8*1140*sc),"5610-00":c(8*8200*sc),"5620-00":odd(41000),"5630-00":odd(96400*sc,.3),"5640-00":odd(7300),"6230-00":c((250000 if no=="0300" else 600000)*.09*8/12)}
    je=[]
    for s in subs:
        if s in adv: je.append(("1250-00","1105-00",adv[s]))
    je+=[("5610-00","2320-00",c(8200*sc)),("5630-00","2140-00",odd(12850,.2)),("2140-00","1105-00",odd(9400,.2)),("5640-00","2110-00",odd(890)),("2110-00","1105-00",odd(3100)),("1106-00","4510-00",odd(1140*sc)),("6230-00","2320-00",c((250000 if no=="0300" else 600000)*.09/12)),("1105-00","1106-00",c(40000))]
    books[no]=(b,je)
rows=[];totals=[];lines=[]   # lines: per entity list
W=[15,15,15,15,16]
def line(code,name,vals): 
    return f" {code:<9}{name[:26]:<27}"+"".join(f"{amt(v):>{w+1}}" for v,w in zip(vals,W))
ent_lines=[];G=[0]*5
for no,nm,k,rent,_ in ENT:
    b,je=books[no]; chart=PROP if k=="P" else FUND
    plug="3100-00" if k=="P" else "3020-00"
    b[plug]=-sum(v for a,v in b.items() if a!=plug)
    L=[];T=[0]*5
    for code,name in chart:
        beg=b.get(code,0); d=sum(a for x,y,a in je if x==code); cr=sum(a for x,y,a in je if y==code)
        if not beg and not d and not cr: continue
        v=[beg,d,-cr,d-cr,beg+d-cr]
        L.append(line(code,name,v)); T=[p+q for p,q in zip(T,v)]
        rows.append(dict(account=code,name=name[:26],beginning=beg/100,debit=d/100,credit=-cr/100,activity=(d-cr)/100,ending=(beg+d-cr)/100))
    assert T[0]==0 and T[3]==0 and T[4]==0,(no,T)
    L.append(" "*36+"".join(" "*(w+1-len('-'*(w-1))-1)+'-'*(w-1)+' ' for w in W))
    lab=f"** ENTITY {no} TOTAL"
    L.append(" "+f"{lab:<36}"+"".join(f"{amt(v):>{w+1}}" for v,w in zip(T,W)))
    totals.append(dict(label=lab,beginning=0,debit=T[1]/100,credit=T[2]/100,activity=0,ending=0))
    G=[p+q for p,q in zip(G,T)]
    ent_lines.append((no,nm,L))
lab="*** REPORT TOTAL"
final=["", " "+f"{lab:<36}"+"".join(f"{amt(v):>{w+1}}" for v,w in zip(G,W)),"", f" ENTITIES PRINTED   {len(ENT)}      ACCOUNTS PRINTED {len(rows):>5}      OUT OF BALANCE ENTITIES    0","","                              * * *  E N D   O F   R E P O R T  * * *"]
totals.append(dict(label=lab,beginning=0,debit=G[1]/100,credit=G[2]/100,activity=0,ending=0))
ent_lines[-1][2].extend(final)
cv=canvas.Canvas(f'{B}/documents/tb_tamarack_funds_sep25.pdf',pagesize=(792,612),invariant=1)
cv.setTitle("GLR210 TRIAL BALANCE")
pg=0;PER=44
def head(no,nm):
    global pg; pg+=1
    for x in range(0,14):   # green bars
        if x%2==0:
            cv.setFillColorRGB(.91,.96,.90); cv.rect(28,612-118-x*36+0,736,36,stroke=0,fill=1) if 612-118-x*36>24 else None
    cv.setFillColorRGB(0,0,0); cv.setFont("Courier",9)
    H=[f" GLR210-03{'STONEBRIDGE FIDUCIARY LLC - COURT APPOINTED RECEIVER':>78}{'PAGE':>34}{pg:>5}",
       f" 10/14/25  16:42:07{'GENERAL LEDGER TRIAL BALANCE':>58}{'OPER KLB':>49}",
       f" ENTITY {no}  {nm:<36}{'PERIOD 09/25  (09/01/25 - 09/30/25)':>40}",
       "",
       f" {'ACCOUNT':<9}{'':<27}"+"".join(f"{h:>{w}} " for h,w in zip(["BEGINNING","PERIOD","PERIOD","NET","ENDING"],W)),
       f" {'NUMBER':<9}{'DESCRIPTION':<27}"+"".join(f"{h:>{w}} " for h,w in zip(["BALANCE","DEBITS","CREDITS","CHANGE","BALANCE"],W))]
    for i,t in enumerate(H): cv.drawString(30,580-i*11.2,t)
for no,nm,L in ent_lines:
    i=0
    while i<len(L):
        head(no,nm); y=500
        n=min(PER,len(L)-i)
        if len(L)-i-n in(1,2): n-=3
        for t in L[i:i+n]: cv.drawString(30,y,t); y-=10.6
        i+=n
        cv.showPage()
cv.save()
put('tb_tamarack_funds_sep25.pdf','TB',["beginning","debit","credit","activity","ending"],rows,totals,None,"MULTIFAMILY","receiver's AS/400 ledger","132-column line-printer listing, green bars, trailing minus, one entity after the other, .00 zeros",True)
