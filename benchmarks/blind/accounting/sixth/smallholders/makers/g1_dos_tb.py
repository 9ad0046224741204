# mobile-home court, old DOS ledger package, report printed to text and set in Courier
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common6 import *
R=random.Random(6101)
S=[("CURRENT ASSETS",[("1010","CASH-OPERATING FIRST COUNTY",18240.55,0),("1015","CASH-SECURITY DEP TRUST",21450.00,0),("1020","PETTY CASH",300,0),
 ("1110","LOT RENT RECEIVABLE",7412.30,"b"),("1115","WATER/SEWER RECEIVABLE",1688.41,"b"),("1120","HOME LOANS REC-RESIDENTS",38210.77,"c"),("1190","ALLOW FOR DOUBTFUL ACCTS",-2400,"n"),("1310","PREPAID INSURANCE",6875.04,"c"),("1320","PREPAID REAL ESTATE TAX",0,"n")]),
("FIXED ASSETS",[("1510","LAND",212000,"n"),("1520","ROADS PADS & UTILITIES",486350.18,"n"),("1530","OFFICE/LAUNDRY BUILDING",74900,"n"),("1540","PARK-OWNED HOMES",131275,"d"),("1550","TRACTOR & MOWERS",16842.9,"n"),("1590","ACCUM DEPRECIATION",-398116.42,"c")]),
("LIABILITIES",[("2010","ACCOUNTS PAYABLE-TRADE",-9133.62,"b"),("2020","ACCRUED PAYROLL",-1420.16,"b"),("2030","PAYROLL TAXES WITHHELD",-688.09,"b"),("2040","SALES TAX PAYABLE",-212.4,"b"),("2050","SECURITY DEPOSITS HELD",-21450,"c"),("2060","PREPAID LOT RENT",-3215,"b"),("2110","MTGE PAYABLE FARMERS NATL",-311804.55,"d"),("2120","NOTE PAYABLE-TRACTOR",-5210.33,"d")]),
("EQUITY",[("3010","CAPITAL-H OSTERGAARD",-120000,"n"),("3020","CAPITAL-J OSTERGAARD",-60000,"n"),("3050","DRAWINGS",24000,"d"),("3900","RETAINED EARNINGS",0,"n")]),
("INCOME",[("4010","LOT RENT-SINGLE WIDE",-168420,"c"),("4020","LOT RENT-DOUBLE WIDE",-97310,"c"),("4030","HOME RENT-PARK OWNED",-41600,"c"),("4040","RV & OVERNIGHT SITES",-12745.5,"c"),("4110","WATER/SEWER BILLED",-29117.85,"c"),("4120","TRASH BILLED",-8316,"c"),("4210","LATE CHARGES",-2240,"c"),("4220","NSF CHECK CHARGES",-175,"c"),("4230","LAUNDRY COIN",-3391.25,"c"),("4240","PET FEES",-960,"c"),("4310","INTEREST-HOME LOANS",-2864.19,"c"),("4900","VACANCY & CONCESSIONS",5820,"d")]),
("EXPENSE",[("5010","MANAGER SALARY",24800,"d"),("5020","MAINTENANCE WAGES",19236.4,"d"),("5030","PAYROLL TAXES",3611.77,"d"),("5110","ROAD GRAVEL & GRADING",4875,"d"),("5120","TREE REMOVAL",2150,"n"),("5130","SNOW PLOWING",3960,"n"),("5140","REPAIRS-PARK OWNED HOMES",8714.63,"d"),("5150","LIFT STATION REPAIRS",2246.08,"d"),("5210","ELECTRIC-STREET LIGHTS",3318.72,"d"),("5220","WATER PURCHASED-VILLAGE",17940.33,"d"),("5230","SEWER-SANITARY DISTRICT",14806.1,"d"),("5240","TRASH HAULING",8944.5,"d"),("5250","TELEPHONE",1107.36,"d"),("5310","REAL ESTATE TAX",13950,"d"),("5320","INSURANCE",9166.64,"d"),("5330","STATE MHP LICENSE",1120,"n"),("5410","LEGAL-EVICTIONS",1845,"d"),("5420","ACCOUNTING",2400,"d"),("5430","ADVERTISING",618.25,"d"),("5440","OFFICE SUPPLIES",734.91,"d"),("5510","BANK CHARGES",142.5,"d"),("5610","MORTGAGE INTEREST",15480.92,"d"),("5620","DEPRECIATION",18666.64,"d")])]
def r2(x): return round(x+0.0,2)
A=[]
for s,l in S:
    for c,n,b,k in l:
        m=max(abs(b)/8,60)*R.uniform(.7,1.3); d=cr=0
        if s=="FIXED ASSETS" or c[:2] in("21",): m=min(m,2333.33)
        if c=="2050": m=450
        if k=="b": d=r2(m*8*R.uniform(.5,1.1)); cr=r2(m*8*R.uniform(.5,1.1))
        elif k=="d": d=r2(m)
        elif k=="c": cr=r2(m)
        if c in("1015",): d,cr=900.0,450.0
        A.append([s,c+"-00",n,r2(b),d,cr])
byc={a[1][:4]:a for a in A}
byc["1590"][5]=2333.33; byc["5620"][4]=2333.33
byc["1310"][5]=1145.83; byc["5320"][4]=1145.83
byc["3900"][3]=r2(-sum(a[3] for a in A))
byc["1010"][4]=r2(45210.36)
gap=r2(sum(a[4] for a in A)-sum(a[5] for a in A))
byc["1010"][5]=r2(gap); assert gap>0
rows=[];tot=[]
def f(x):
    if abs(x)<.005: return ".00 "
    s=f"{abs(x):,.2f}"
    if s.startswith("0."): s=s[1:]
    return s+("-" if x<0 else " ")
W=[]
def line(c,n,v): W.append(f" {c:<9}{n:<26}"+"".join(f"{f(x):>20}" for x in v))
K=["beginning","debit","credit","ending"]
G=[0]*4
for s,_ in S:
    W.append(f" ** {s}")
    T=[0]*4
    for a in [x for x in A if x[0]==s]:
        v=[a[3],a[4],a[5],r2(a[3]+a[4]-a[5])]
        T=[r2(p+q) for p,q in zip(T,v)]
        if a[1]=="5230-00":
            old=v[1]; t=list(f"{old:.2f}"); t[1]=str((int(t[1])+4)%10); v[1]=float("".join(t)); PL=f"5230-00 debit printed {v[1]:.2f}, ledger has {old:.2f}"
        line(a[1],a[2][:24],v); rows.append(dict(account=a[1],name=a[2][:24],**dict(zip(K,v))))
    W.append(" "*36+"".join(f"{'--------------- ':>20}" for _ in K))
    lab=f"TOTAL {s}"; line("",lab,T); tot.append(dict(label=lab,**dict(zip(K,T)))); W.append("")
    G=[r2(p+q) for p,q in zip(G,T)]
G=[x if abs(x)>.004 else 0 for x in G]
W.append(" "*36+"".join(f"{'=============== ':>20}" for _ in K))
line("","REPORT TOTALS",G); tot.append(dict(label="REPORT TOTALS",**dict(zip(K,G))))
W+=["",f" {len(rows)} ACCOUNTS PRINTED        MINUS SIGN = CREDIT BALANCE","","                               * * *  END OF REPORT  * * *"]
c=canvas.Canvas(doc("pineknoll_gltb0824.pdf"),pagesize=landscape(letter),invariant=1)
per=44;pg=0
while W:
    pg+=1; c.setFont("Courier",8.6); y=575
    H=[f" GL-042  REL 3.1{'OSTERGAARD MOBILE HOME COURTS':^88}PAGE {pg:>3}",
       f" RUN 09/06/24 16:12{'PINE KNOLL COURT    CO 02':^82}",
       f"{'GENERAL LEDGER TRIAL BALANCE  PERIOD 08 ENDING 08/31/24':^120}","",
       f" {'ACCT':<9}{'':<26}"+"".join(f"{x+' ':>20}" for x in("BEGINNING","PERIOD","PERIOD","ENDING")),
       f" {'NUMBER':<9}{'DESCRIPTION':<26}"+"".join(f"{x+' ':>20}" for x in("BALANCE","DEBITS","CREDITS","BALANCE")),
       " "+"-"*115]
    for l in H+W[:per]:
        c.drawString(60,y,l); y-=10.4
    W=W[per:]; c.showPage()
c.save()
save("pineknoll_gltb0824.pdf","TB",K,rows,tot,dict(what=PL,kind="digit"))
