# OneSite-like delinquent and prepaid, student housing by bed, large, digit changed
from h import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(7104)
K=["prepaid","delinquent","total","current","b1_30","b31_60","b61_90","b90","deposit","other:Outstanding Deposit"]
nm=names(r,160)
def rec(i,sec):
    f,l=nm[i]; bl=r.randint(1,9); u=f"{bl}{r.randint(1,3)}{r.randint(1,12):02d}-{r.choice('ABCD')}"
    rent=r.choice([68500,71500,74900,79500,82900,88500])
    b=[0]*5; pre=0
    k=r.random()
    if sec==0:
        if k<.30: pre=-r.choice([rent,rent,5000,2500,r.randint(500,9000),r.randint(1200,40000)])
        elif k<.55: b[0]=r.choice([rent,rent+5000,7500,r.randint(1800,6400)])
        elif k<.75: b[0]=rent+r.randint(1500,6000); b[1]=r.choice([rent,5000,r.randint(2000,30000)])
        elif k<.88: b[0]=rent; b[1]=rent; b[2]=r.randint(4000,rent)
        elif k<.94: b[3]=r.randint(1500,25000); b[4]=r.randint(2000,60000)
        else: b[0]=r.randint(1800,6400); pre=-r.randint(1000,20000)
        dep=r.choice([0,0,20000,25000]); od=r.choice([0]*8+[10000])
    elif sec==1:
        if k<.4: pre=-r.choice([5000,15000,rent])
        else: b[0]=r.choice([5000,15000,rent])
        dep=r.choice([0,20000]); od=r.choice([0,0,20000])
    else:
        if k<.15: pre=-r.randint(1500,20000)
        else:
            b[4]=r.randint(4000,420000)
            if k>.6: b[3]=r.randint(2000,rent)
            if k>.8: b[2]=r.randint(2000,rent)
        dep=0;od=0
    d=sum(b)
    return u,f"{l}, {f}",str(r.randint(10204,19877)),[pre,d,d+pre]+b+[dep,od]
secs=[("Current residents",0,92),("Applicants / Pending move-in",1,11),("Former residents",2,44)]
i=0;data=[]
for t,k,n in secs:
    L=[]
    seen=set()
    for _ in range(n):
        q=rec(i,k)
        while q[0] in seen: q=rec(i,k)
        seen.add(q[0]); L.append(q); i+=1
    L.sort(key=lambda x:x[0]); data.append((t,L))
name="DelinquentPrepaid_TheForgeAtStateline_20250831.xlsx"
wb=openpyxl.Workbook();ws=wb.active;ws.title="Delinquent and Prepaid"
A8=Font(name="Tahoma",size=8);B8=Font(name="Tahoma",size=8,bold=True)
ws["A1"]="Sundial Student Communities - The Forge at Stateline";ws["A1"].font=Font(name="Tahoma",size=11,bold=True)
ws["A2"]="Delinquent and Prepaid";ws["A2"].font=Font(name="Tahoma",size=10,bold=True)
ws["A3"]="As of 08/31/2025   Fiscal period 082025   Subjournals: ALL   Sorted by Bldg/Unit-Bed";ws["A3"].font=A8
H=["Unit-Bed","Resh ID","Name","Status","Move-In","Move-Out","Total\nPrepaid","Total\nDelinquent","Net\nBalance","Current","1-30\nDays","31-60\nDays","61-90\nDays","90+\nDays","Deposits\nHeld","Outstanding\nDeposit","Late / NSF"]
for c,h in enumerate(H,1):
    x=ws.cell(5,c,h);x.font=B8;x.alignment=Alignment(wrap_text=True,horizontal="left" if c<7 else "right",vertical="bottom");x.fill=PatternFill("solid",fgColor="E7E6E6");x.border=Border(bottom=Side(style="thin"),top=Side(style="thin"))
nf='#,##0.00_);(#,##0.00)'
rows=[];tots=[];G=[0]*10;R=6;plant=None
def totline(lab,T,R):
    ws.cell(R,1,lab).font=B8
    for j,q in enumerate(T):
        x=ws.cell(R,7+j,m(q));x.number_format=nf;x.font=B8
    for c in range(1,18): ws.cell(R,c).border=Border(top=Side(style="thin"))
    tots.append({"label":lab,**{k:m(q) for k,q in zip(K,T)}})
for t,L in data:
    ws.cell(R,1,t).font=Font(name="Tahoma",size=9,bold=True,color="1F3864");R+=1
    T=[0]*10
    for u,n,rid,v in L:
        T=[a+b for a,b in zip(T,v)]
        v=list(v)
        if plant is None and t.startswith("Former") and v[7]>100000 and v[6]==0 and len(rows)>118:
            old=v[7]; s=list(str(old)); s[-4]=str((int(s[-4])+3)%10); v[7]=int("".join(s)); plant=(u,n,old,v[7])
        st={"C":"Current","A":"Applicant","F":"Former"}[t[0]]
        if st=="Current" and r.random()<.12: st="Notice"
        mi=f"{r.choice([8,8,8,1]) if st!='Applicant' else 9}/{r.randint(14,24)}/{2024 if st!='Applicant' else 2025}"; mo=f"{r.choice([5,7])}/31/2025" if st=="Former" else ("12/20/2025" if st=="Notice" else None)
        for c,q in enumerate([u,rid,n,st,mi,mo],1): ws.cell(R,c,q).font=A8
        for j,q in enumerate(v):
            x=ws.cell(R,7+j,m(q));x.number_format=nf;x.font=A8
        q0,q1=r.choice([0,0,0,1,2,3]),r.choice([0,0,0,1]);x=ws.cell(R,17,'0 / 0' if st=='Applicant' else f'{q0} / {q1}');x.font=A8;x.alignment=Alignment(horizontal="right")
        rows.append({"unit":u,"name":n,"resident":rid,**{k:m(q) for k,q in zip(K,v)}});R+=1
    totline("Total "+t.lower(),T,R);R+=2
    G=[a+b for a,b in zip(G,T)]
totline("Grand totals",G,R);R+=2
ws.cell(R,1,"Late/NSF counts are for the trailing 12 months. Balances include open items posted through the as-of date.").font=A8
for c,w in zip("ABCDEFGHIJKLMNOPQ",[10,8,23,9,10,10]+[11]*10+[9]): ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=24;ws.freeze_panes="D6"
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows="5:5"
wb.save(out(name)); print(plant)
save(name,"AR",K,rows,tots,"RealPage OneSite delinquent and prepaid, student housing by bed, 147 rows, status sections",True,
 {"what":f"90+ Days of {plant[0]} {plant[1]} printed {m(plant[3]):,.2f} instead of {m(plant[2]):,.2f}; row and column totals hold the right figure","kind":"digit_changed"})
