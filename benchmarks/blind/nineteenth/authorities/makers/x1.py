# Yardi "Rent Roll with Lease Charges" export, affordable, future residents, summary blocks
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(2311); N=Names(r); n="r23_x1_yardi_lease_charges.xlsx"
wb=Workbook(); w=wb.active; w.title="Report1"
for i,t in enumerate(["Rent Roll with Lease Charges","Willowmere Family Homes (wmfh)","As Of = 04/30/2026","Month Year = 04/2026"],1):
    w.cell(i,1,t).font=Font(bold=i<3,size=12 if i==1 else 9); w.merge_cells(start_row=i,start_column=1,end_row=i,end_column=14); w.cell(i,1).alignment=Alignment(horizontal="center")
H1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"]
H2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
fl=PatternFill("solid",fgColor="C9D7E8")
for j,(a,b) in enumerate(zip(H1,H2),1):
    for i,v in((5,a),(6,b)): q=w.cell(i,j,v or None); q.font=Font(bold=True,size=8); q.fill=fl; q.alignment=Alignment(horizontal="center")
R=7; rows=[]; fs=Font(size=8); bf=Font(size=8,bold=True)
def cell(i,j,v,f=fs,nf=None):
    q=w.cell(i,j,v); q.font=f
    if nf: q.number_format=nf
    elif isinstance(v,float): q.number_format="#,##0.00"
    elif isinstance(v,D.date): q.number_format="mm/dd/yyyy"
    return q
MK={"wm2b50":(879,1015.0),"wm2b60":(879,1190.0),"wm3b60":(1104,1372.0),"wm4b60":(1290,1529.0)}
G=dict(mk=0,sf=0,am=0,dp=0,bal=0); cc={}; stats={}
def sec(t):
    global R; cell(R,1,t,bf); R+=1
def emit(u,ty,res,nm,L,dp,mi,le,mo_,bal,section,status,cur=True):
    global R; sf,mk=MK[ty]
    for j,v in enumerate([u,ty,float(sf),res,nm,mk if cur else 0.0],1): cell(R,j,v)
    for j,v in((9,dp),(10,0.0),(11,mi),(12,le),(13,mo_),(14,bal)):
        if v is not None: cell(R,j,v)
    L=L or []; r0=R
    for k,(cd,a) in enumerate(L): cell(R+k,7,cd); cell(R+k,8,a)
    R+=max(len(L),1); tot=sum(a for _,a in L)
    cell(R,7,"Total",bf); cell(R,8,float(tot),bf); R+=2
    if cur:
        G["mk"]+=mk;G["sf"]+=sf;G["am"]+=tot;G["dp"]+=dp or 0;G["bal"]+=bal or 0
        for cd,a in L: cc[cd]=cc.get(cd,0)+a
    s=stats.setdefault(status,[0,0,0,0,0,0]); s[0]+=sf; s[1]+=mk if cur else 0; s[2]+=tot; s[3]+=dp or 0; s[4]+=1; s[5]+=bal or 0
    rent=sum(a for cd,a in L if cd in("affrent","hapsub"))
    rows.append(row(unit=u,unitType=ty,area=sf,tenantName=None if nm=="VACANT" else nm,section=section,statusText=nm if nm=="VACANT" else section,marketRent=mk if cur else 0.0,contractRent=rent if L else None,charges=chs(L),totalCharges=float(tot),deposit=dp,moveInDate=mi,leaseEndDate=le,moveOutDate=mo_,balance=bal))
us_=[f"{b}{k:02d}" for b in range(1,6) for k in range(1,9)]
sec("Current/Notice/Vacant Residents"); S1="Current/Notice/Vacant Residents"
vac={"107","304","505"}; nt={"203","408"}
for u in us_:
    ty=["wm2b50","wm2b60","wm2b60","wm3b60","wm3b60","wm3b60","wm4b60","wm2b60"][int(u[1:])-1]; mk=MK[ty][1]
    if u in vac: emit(u,ty,"VACANT","VACANT",[],0.0,None,None,None,0.0,S1,"Vacant Units"); continue
    mi=rd(r,(2014,5,1),(2026,3,15)); le=D.date(r.choice([2026,2026,2027]),r.choice([5,6,7,8]),1) - D.timedelta(1)
    c0=mk-r.choice([0.0,0.0,10.0,27.0]); L=[]
    if r.random()<.35: t=float(r.randrange(60,480)); L=[("affrent",t),("hapsub",c0-t)]
    else: L=[("affrent",c0)]
    if r.random()<.2: L.append(("garage",45.0))
    if r.random()<.15: L.append(("repay",25.0))
    emit(u,ty,f"t{r.randrange(10000,99999):07d}",N("F L"),L,float(r.choice([300,400,500])),mi,le,rd(r,(2026,5,8),(2026,6,20)) if u in nt else None,r.choice([0.0,0.0,0.0,-22.0,round(r.uniform(10,800),2)]),S1,"Notice Residents" if u in nt else "Occupied")
sec("Future Residents/Applicants"); S2="Future Residents/Applicants"
for u in("304","505"):
    ty="wm3b60" if u=="304" else "wm3b60"; ty=["wm2b50","wm2b60","wm2b60","wm3b60","wm3b60","wm3b60","wm4b60","wm2b60"][int(u[1:])-1]
    mi=rd(r,(2026,5,4),(2026,5,20)); emit(u,ty,f"t{r.randrange(10000,99999):07d}",N("F L"),[("affrent",MK[ty][1])],150.0,mi,addy(mi)-D.timedelta(1),None,-25.0,S2,S2,False)
cell(R,1,"Total",bf); cell(R,2,"Willowmere Family Homes(wmfh)",bf)
for j,k in((6,"mk"),(8,"am"),(9,"dp"),(14,"bal")): cell(R,j,float(round(G[k],2)),bf)
cell(R,10,0.0,bf); R+=2
for j,t in enumerate(["Summary Groups","","","","Square Footage","Market Rent","Actual Charges","Security Deposit","# Of Units","% Unit Occupancy","Balance"],1):
    if t: cell(R,j,t,bf).fill=fl
R+=1; occ=len(us_)-len(vac)
def srow(lab,s,pct):
    global R; cell(R,1,lab,bf if lab=="Totals:" else fs)
    for j,v in zip((5,6,7,8),s[:4]): cell(R,j,float(v))
    cell(R,9,s[4]); cell(R,10,pct,nf="0.00"); cell(R,11,float(round(s[5],2))); R+=1
ad=lambda *a:[sum(x) for x in zip(*a)]
o=ad(stats["Occupied"],stats["Notice Residents"])
srow("Current/Notice/Vacant Residents",ad(o,stats["Vacant Units"]),100.0); srow("Future Residents/Applicants",stats[S2],None); srow("Occupied Units",o,occ/40*100); srow("Total Vacant Units",stats["Vacant Units"],3/40*100)
ta=ad(o,stats["Vacant Units"]); srow("Totals:",ta,100.0); R+=1
cell(R,1,"Summary of Charges by Charge Code",bf); cell(R+1,1,"(Current/Notice Residents Only)"); R+=2
for a,b in sorted(cc.items()): cell(R,1,a); cell(R,5,float(b)); R+=1
cell(R,1,"Total",bf); cell(R,5,float(sum(cc.values())),bf)
for j,x in enumerate([9,10,8,11,24,10,10,10,10,9,11,11,11,10],1): w.column_dimensions["ABCDEFGHIJKLMN"[j-1]].width=x
w.freeze_panes="A7"; w.page_setup.orientation="landscape"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(n))
put(n,"MULTIFAMILY","Yardi rent roll with lease charges, affordable codes, future residents",True,"Willowmere Family Homes","2026-04-30",rows,40,37,3,sheet="Report1",totals=dict(marketRent=G["mk"],totalCharges=G["am"],deposit=G["dp"],balance=round(G["bal"],2)))
