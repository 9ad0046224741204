# mobile home park delinquency, fpdf2 landscape, notes on a second line
from common import *
from fpdf import FPDF
R=random.Random(205)
N='Whispering Pines MHP - who owes 10-31-25.pdf'
names=[f"{l}, {f}" for l,f in zip(R.sample(LAST,46),[R.choice(FIRST) for _ in range(46)])]
sp=sorted(R.sample(range(1,118),38))
notes=["pays 1st and 15th","3-day notice served 10/22","on payment plan $150 extra/mo","home for sale, bal. at closing","church assistance pending","ck returned NSF 10/09 - replaced w/ money order","disputes water bill - meter reread 10/28","eviction filed, hearing 11/12","estate - son paying","late fee waived Sept"]
rows=[];i=0
K=["b0_30","b31_60","b61_90","b90","total"]
data=[]
for s in sp:
    rent=R.choice([485,485,510,535,560]);w=round(R.uniform(18,74),2)
    b=[0,0,0,0];p=R.random()
    if p<.12: b[0]=-R.choice([rent,25,100,38.5])
    elif p<.62: b[0]=r2(R.choice([rent+w,rent+w+25,w,rent/2,50+w]))
    elif p<.82: b[0]=r2(rent+w+50);b[1]=r2(R.choice([rent/2,rent+40,75,w+31]))
    elif p<.93: b[0]=r2(rent+w+50);b[1]=r2(rent+61.22);b[2]=r2(R.choice([rent/3,rent,120.4]))
    else: b=[r2(rent+w+50),r2(rent+88.1),r2(rent+79.65),r2(R.uniform(300,2600))]
    d=f"{R.choice([9,10,10,10])}/{R.randint(1,30):02d}/25" if b[2]==0 else f"{R.choice([7,8])}/{R.randint(1,30):02d}/25"
    la=R.choice([rent,r2(rent+w),200,300,rent-100])
    nt=R.choice(notes) if (b[1]!=0 or (b[0]>0 and R.random()<.12)) else None
    data.append((str(s)+("A" if R.random()<.05 else ""),names[i],b,r2(sum(b)),d,la,nt));i+=1
f=lambda v:"" if v==0 else (f"{v:,.2f}" if v>0 else f"({-v:,.2f})")
class P(FPDF):
    def header(s):
        s.set_font("Times","B",15);s.cell(0,7,"WHISPERING PINES MOBILE HOME PARK",align="C",new_x="LMARGIN",new_y="NEXT")
        s.set_font("Times","I",11);s.cell(0,5.5,"Residents with a balance  -  aged as of October 31, 2025",align="C",new_x="LMARGIN",new_y="NEXT");s.ln(3)
        s.set_font("Times","B",10)
        for w,h1 in zip(W,["","","Under","31 to 60","61 to 90","Over","TOTAL","Last","Last pmt"]): s.cell(w,4.5,h1,align="L" if w in(16,62) else "R")
        s.ln()
        for w,h2 in zip(W,["Space","Resident","31 days","days","days","90 days","OWED","paid on","amount"]): s.cell(w,5,h2,align="L" if w in(16,62) else "R",border="B")
        s.ln(7)
    def footer(s):
        s.set_y(-12);s.set_font("Times","I",8);s.cell(0,5,f"Bal. incl. rent, water/sewer, trash and late fees. ( ) = credit.     Page {s.page_no()} of {{nb}}",align="C")
W=[16,62,25,25,25,25,28,26,26]
p=P(orientation="L",format="letter");p.set_margins(11,12,11);p.set_auto_page_break(True,16);p.add_page()
for u,n,b,t,d,la,nt in data:
    if p.get_y()>188: p.add_page()
    p.set_font("Times","",10.5)
    for w,s in zip(W,[u,n]+[f(x) for x in b]+[f(t),d,f"{la:,.2f}"]): p.cell(w,5.2,s,align="L" if w in(16,62) else "R")
    p.ln(5.2)
    if nt: p.set_font("Times","I",9);p.set_x(33);p.cell(0,4.2,"* "+nt,new_x="LMARGIN",new_y="NEXT")
    p.ln(.3)
    q={"unit":u,"name":n};q.update({k:r2(v) for k,v in zip(K,b+[t]) if v!=0 or k=="total"});q["other:Last pmt amount"]=la
    rows.append(q)
T=[r2(sum(x[2][j] for x in data)) for j in range(4)];T.append(r2(sum(T)))
p.ln(1);p.set_font("Times","B",10.5)
for w,s in zip(W,["","TOTAL OWED PARK"]+[f(x) for x in T]+["",""]): p.cell(w,6,s,align="L" if w in(16,62) else "R",border="T")
p.ln(7);p.set_font("Times","",10)
p.cell(0,5,f"{len(data)} spaces listed, of 117.  Credits are left in the under-31 column so that the list agrees with the ledger.")
p.output(out(N))
save(N,"AR","park manager's list, Times, two-line records with notes, last payment, credits in parentheses",True,K+["other:Last pmt amount"],rows,[dict(label="TOTAL OWED PARK",**dict(zip(K,T)))])
print(T,len(data))
