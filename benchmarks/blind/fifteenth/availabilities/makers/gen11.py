# mid-rise roll sorted by lease expiration, scheduled increases from signed renewals, hidden column, text numbers
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=rng(11); N=Names(r); F="LEX_list_TheMonarch_120126.xlsx"; asof=dt.date(2026,12,1)
wb=Workbook(); w=wb.active; w.title="Lease Expirations"
f=Font(name="Verdana",size=8); fb=Font(name="Verdana",size=8,bold=True)
w["A1"]="The Monarch on Sixth - Lease Expiration List (all units)"; w["A1"].font=Font(name="Verdana",size=12,bold=True); w["A2"]="Run date Dec 1, 2026.  Sorted by expiration.  Vacant and month-to-month listed last."; w["A2"].font=f
w.merge_cells("I4:J4"); w["I4"]="Scheduled Increase (signed)"; w["I4"].font=fb; w["I4"].alignment=Alignment(horizontal="center"); w["I4"].border=Border(bottom=Side(style="thin"))
H=["Expires","Unit #","Res ID","Leaseholder","Bed/Bath","Sq. Ft.","Mkt Rent","Current Rent","Effective","New Rent","Deposit","Lease Began","Stat"]
for j,h in enumerate(H,1): c=w.cell(5,j,h); c.font=fb; c.border=Border(bottom=Side(style="thin")); c.alignment=Alignment(horizontal="right" if j in(6,7,8,10,11) else "left")
w.column_dimensions["C"].hidden=True
pl=[("0/1",505,1450),("1/1",655,1725),("1/1.5",760,1830),("2/2",1010,2350)]; L=[]
for k in range(46):
    u=f"{2+k//10}-{chr(65+k%10)}"; bb,sf,mk=pl[(k*7)%4]; mk+=10*(k//10)
    if k in(8,21,33): L.append((dt.date(2100,1,1),u,bb,sf,mk,None)); continue
    mi,a,e=lease(r,asof,terms=(12,12,15,18)); cur=mk-r.choice([0,0,25,40,65,110]); mtm=k in(5,28)
    if e<asof+dt.timedelta(days=1): e=asof+dt.timedelta(days=30)
    stp=None
    if not mtm and (e-asof).days<100 and r.random()<.65: stp=(e+dt.timedelta(days=1),cur+r.choice([30,45,60,75]))
    L.append((dt.date(2099,1,1) if mtm else e,u,bb,sf,mk,(N.fl(),a,e,cur,mtm,stp,r.choice([500,500,mk,250]))))
L.sort(key=lambda q:(q[0],q[1])); R=6; rows=[]; last=None; T=[0]*5
for e0,u,bb,sf,mk,o in L:
    grp="Vacant" if not o else "Month-to-Month" if o[4] else e0.strftime("%b %Y")
    if grp!=last:
        if last: R+=1
        last=grp
    x=row(unit=u,unitType=bb,area=sf,marketRent=mk); T[0]+=sf;T[1]+=mk
    v=[None,u,None,None,bb,sf,f"{mk:,}"]
    if not o: v[3]="VACANT"; v+= [None]*5+["V"]; x["statusText"]="V"
    else:
        nm,a,e,cur,mtm,stp,dep=o; v[0]="MTM" if mtm else e; v[2]=f"r{r.randint(100000,999999)}"; v[3]=nm; stt="C" if not stp else "R"
        if not stp and not mtm and (e-asof).days<60 and r.random()<.6: stt="N"
        v+=[f"{cur:,}",stp[0] if stp else None,f"{stp[1]:,}" if stp else None,dep,a,stt]
        x.update(tenantName=nm,leaseStartDate=iso(a),leaseEndDate="MTM" if mtm else iso(e),contractRent=cur,deposit=dep,statusText=stt)
        if stp: x["rentSteps"]=[dict(date=iso(stp[0]),amount=stp[1])]; T[4]+=stp[1]
        T[2]+=cur;T[3]+=dep
    for j,q in enumerate(v,1):
        c=w.cell(R,j,q); c.font=f
        if isinstance(q,dt.date): c.number_format="mmm d, yyyy"; c.alignment=Alignment(horizontal="left")
        if j in(7,8,10): c.alignment=Alignment(horizontal="right")
        if j==11: c.number_format="#,##0"
        if j==13: c.alignment=Alignment(horizontal="center")
        if j==5 and q: c.number_format="@"
    rows.append(x); R+=1
R+=1
for j,q in ((1,"Totals"),(2,f"{len(rows)} units"),(6,T[0]),(7,f"{T[1]:,}"),(8,f"{T[2]:,}"),(11,T[3])):
    c=w.cell(R,j,q); c.font=fb; c.alignment=Alignment(horizontal="right" if j>4 else "left"); c.number_format="#,##0"
for j in range(1,14): w.cell(R,j).border=Border(top=Side(style="thin"))
occ=sum("tenantName" in x for x in rows); R+=2
for s in (f"Stat:  C = current   R = current, renewal signed   N = notice given, still in the unit   V = vacant",f"Occupied {occ}   Vacant {len(rows)-occ}   Occupancy {occ/len(rows):.1%}"): w.cell(R,1,s).font=f; R+=1
for col,wd in zip("ABCDEFGHIJKLM",[13,9,10,24,9,8,10,12,14,11,9,14,6]): w.column_dimensions[col].width=wd
wb.save(doc(F))
save(F,"MULTIFAMILY","lease expiration list sorted by end date, expiry first column, numbers as text, hidden id column, scheduled increases, status letters with legend",True,
 dict(propertyName="The Monarch on Sixth",asOnDate="2026-12-01",units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows,printedTotals=dict(area=T[0],marketRent=T[1],contractRent=T[2],deposit=T[3])))
print(sum("rentSteps" in x for x in rows),[x["statusText"] for x in rows].count("N"))
