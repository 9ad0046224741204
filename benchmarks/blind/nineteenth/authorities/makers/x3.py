# RealPage-type senior export: merged cells, spacer columns, 3-line header repeated per page block
from common import *
from openpyxl import Workbook
from openpyxl.utils import get_column_letter as GL
from openpyxl.styles import Font, Alignment, Border, Side
r=random.Random(2313); N=Names(r); n="r23_x3_realpage_senior.xlsx"
wb=Workbook(); w=wb.active; w.title="RentRoll"
C=dict(u=2,fp=4,nm=6,st=8,mi=10,nr=11,mk=13,tr=15,sb=16,pk=17,pt=18,tb=20,ua=22,dp=24,bl=26)
H=dict(u=("","","Unit"),fp=("","Floor","plan"),nm=("","","Resident"),st=("","Unit","status"),mi=("","Move-in","date"),nr=("Next","recert.","date"),mk=("","Market","rent"),tr=("","Tenant","rent"),sb=("","Housing","assistance"),pk=("","","Parking"),pt=("","","Pet"),tb=("","Total","charges"),ua=("","Utility","allowance"),dp=("","Deposits","on hand"),bl=("","Account","balance"))
f8=Font(name="Arial",size=8); b8=Font(name="Arial",size=8,bold=True); thin=Side(style="thin")
R=1; pg=0
def p(i,j,v,ft=f8,nf=None,al=None):
    q=w.cell(i,j,v); q.font=ft
    if nf: q.number_format=nf
    if al: q.alignment=Alignment(horizontal=al)
    return q
def head():
    global R,pg; pg+=1
    p(R,2,"Aspen Terrace Senior Residence",Font(name="Arial",size=11,bold=True)); w.merge_cells(start_row=R,start_column=2,end_row=R,end_column=12); p(R,22,f"Page {pg} of 3"); R+=1
    p(R,2,"Subsidized Rent Roll"); w.merge_cells(start_row=R,start_column=2,end_row=R,end_column=12); p(R,22,"As of 06/30/2025"); w.merge_cells(start_row=R,start_column=22,end_row=R,end_column=26); R+=2
    p(R,15,"Scheduled monthly charges",b8,al="center"); w.merge_cells(start_row=R,start_column=15,end_row=R,end_column=18)
    for k,c in C.items():
        for d,t in enumerate(H[k]):
            if t and not(d==0 and 15<=c<=18): p(R+d,c,t,b8,al="center" if c>12 else "left")
        w.cell(R+2,c).border=Border(bottom=thin)
    R+=3
NF="#,##0.00;(#,##0.00)"; rows=[]; T={}; occ=vac=0
units=[f"{f}{k:02d}" for f in range(1,6) for k in range(1,23)]
head(); cnt=0; ft_={}
for u in units:
    if cnt and cnt%40==0: R+=2; head()
    cnt+=1; fp=["S0","A1","A1","A1","A2"][int(u[1:])%5]; mk={"S0":895.0,"A1":1075.0,"A2":1160.0}[fp]; x=r.random(); st="Occupied"
    if x<.035: st="Vacant - Ready"
    elif x<.06: st="Vacant - Not ready"
    elif x<.09: st="Occupied - On notice"
    if u=="317": st="Model"
    if u=="101": st="Manager"
    ft_.setdefault(fp,[0,0])[0]+=1
    p(R,C["u"],u); p(R,C["fp"],fp); p(R,C["st"],st); p(R,C["mk"],mk,nf=NF); p(R,C["ua"],0,nf=NF)
    V=dict(mk=mk); o=dict(unit=u,unitType=fp,statusText=st,marketRent=mk)
    if st.startswith("Occ") or st=="Manager":
        occ+=1; ft_[fp][1]+=1; nm=N("L, F"); mi=rd(r,(2006,2,1),(2025,6,10)); nr=m1(rd(r,(2025,7,1),(2026,6,1)))
        if st=="Manager": V.update(tr=0.0,sb=0.0,pk=0.0,pt=0.0,tb=0.0,dp=0.0,bl=0.0); nr=None
        else:
            tr=float(r.randrange(140,520)); sb=mk-tr; 
            if r.random()<.2: tr,sb=mk,0.0
            pk=r.choice([0.0,0.0,35.0]); pt=r.choice([0.0]*5+[15.0]); V.update(tr=tr,sb=sb,pk=pk,pt=pt,tb=tr+sb+pk+pt,dp=float(r.choice([0,150,200,mk])),bl=r.choice([0.0]*6+[-5.0,tr,33.5]))
        p(R,C["nm"],nm); p(R,C["mi"],mi,nf="mm/dd/yyyy"); 
        if nr: p(R,C["nr"],nr,nf="mm/dd/yyyy")
        for k,v in V.items():
            if k!="mk": p(R,C[k],v,nf=NF)
        o.update(tenantName=nm,moveInDate=mi,charges=chs([("Tenant rent",V["tr"]),("Housing assistance",V["sb"]),("Parking",V["pk"]),("Pet",V["pt"])]),contractRent=V["tr"]+V["sb"],totalCharges=V["tb"],deposit=V["dp"],balance=V["bl"])
    elif st.startswith("Vac"): vac+=1
    for k,v in V.items(): T[k]=T.get(k,0)+v
    rows.append(row(**o)); R+=1
R+=1; p(R,2,"Property totals",b8); w.merge_cells(start_row=R,start_column=2,end_row=R,end_column=6)
for k,v in T.items(): q=p(R,C[k],v,b8,NF); q.border=Border(top=thin)
R+=2
for j,t in((2,"Floor plan"),(6,"Units"),(8,"Occupied")): p(R,j,t,b8)
for k,(a,b) in sorted(ft_.items()): R+=1; p(R,2,k); p(R,6,a,al="left"); p(R,8,b,al="left")
R+=1; p(R,2,"Total",b8); p(R,6,len(units),b8,al="left"); p(R,8,occ,b8,al="left")
R+=1; p(R,2,f"Vacant {vac}; model 1 (unit 317). Manager's unit 101 is rent-free and counted as occupied. Waiting list: 84 households."); 
for c in range(1,27): w.column_dimensions[GL(c)].width=1.3
for k,x in dict(u=6,fp=6,nm=23,st=18,mi=11,nr=11,mk=10,tr=10,sb=11,pk=8,pt=7,tb=11,ua=9,dp=11,bl=10).items(): w.column_dimensions[GL(C[k])].width=x
w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(n)); print(pg,occ,vac)
put(n,"SENIOR_HOUSING","RealPage-like export, spacer columns, merged, header repeated, model and manager's unit",True,"Aspen Terrace Senior Residence","2025-06-30",rows,len(units),occ,vac,sheet="RentRoll",totals=dict(marketRent=T["mk"],tenantRent=T["tr"],assistance=T["sb"],totalCharges=T["tb"],deposit=T["dp"],balance=T["bl"]))
