from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from datetime import date
n="Lockups Tannery Lane.xlsx"
r=random.Random(405); N=names(105,50,"{f} {l}")
wb=Workbook(); ws=wb.active; ws.title="Lock-ups"
ws.merge_cells("A1:I1"); ws["A1"]="TANNERY LANE LOCK-UP GARAGES"; ws["A1"].alignment=Alignment(horizontal="center"); ws["A1"].font=Font(name="Comic Sans MS",size=14,bold=True)
ws["A2"]="who is in what, 1st May 2025"; ws["H2"]="Dad's rents - updated by Sheila"
H=["No","Who","Phone","Since","£ month","£ key deposit","Behind £","Pays by","Note"]
for j,h in enumerate(H,1): c=ws.cell(3,j,h); c.font=Font(bold=True); c.fill=PatternFill("solid",fgColor="C6E0B4")
rows=[];T=[0,0,0];k=0;oc=va=0;row=4; PL=19
for i in range(1,37):
    st="E" if i in (6,17,28,33) else ""
    if st:
        va+=1; ws.cell(row,1,i);ws.cell(row,2,"EMPTY"); ws.cell(row,9,{6:"roof",28:"Mr Pye wants it from June"}.get(i)); rows.append(dict(unit=str(i),statusText="EMPTY")); row+=1; continue
    oc+=1; nm=N[k];k+=1; rn=r.choice([55,60,60,62.5,65]); dp=r.choice([0,20,20,50]); bl=r.choice([0,0,0,0,0,rn,rn*2]); y=r.randint(2004,2025); m=r.randint(1,4)
    if i==12: nm="Uncle Ron"; rn=0;dp=0;bl=0
    pr=rn
    if i==PL: rn=60;pr=90;bl=0
    T=[T[0]+rn,T[1]+dp,T[2]+bl]; d=date(y,m,r.randint(1,28))
    for j,x in((1,i),(2,nm),(3,f"07700 900{r.randint(100,999)}"),(4,d),(5,pr),(6,dp),(7,bl),(8,r.choice(["S/O","cash","S/O","cheque"])),(9,{12:"family, free",20:"also has 21"}.get(i))):
        c=ws.cell(row,j,x)
        if j==4: c.number_format="dd/mm/yy"
        if j in(5,7): c.number_format="0.00"
    rows.append(dict(unit=str(i),tenantName=nm,statusText="Occupied",contractRent=pr,deposit=dp,balance=bl,moveInDate=d.isoformat())); row+=1
for j,x in((2,"TOTAL"),(5,T[0]),(6,T[1]),(7,T[2])): c=ws.cell(row,j,x); c.font=Font(bold=True); c.border=Border(top=Side("thin"),bottom=Side("double")); c.number_format="#,##0.00"
ws.cell(row+2,2,f"36 lock-ups, {oc} let and {va} empty")
for l,w in zip("ABCDEFGHI",(5,24,15,10,10,13,10,9,28)): ws.column_dimensions[l].width=w
wb.save(doc(n))
save(n,"OTHER","family spreadsheet of lock-up garages","lock-ups are the units by printed count; month dates; planted changed rent","Tannery Lane Lock-Up Garages","2025-05-01",36,oc,va,rows,planted=dict(what=f"rent of lock-up {PL} printed as 90.00 where the total {T[0]:,.2f} was made with 60.00",kind="digit_changed"),sheet="Lock-ups",totals=dict(contractRent=T[0],deposit=T[1],balance=T[2]))
