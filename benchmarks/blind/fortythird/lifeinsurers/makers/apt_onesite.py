from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
rng=random.Random("onesite-42d")
NAME="Rent_Roll_Detail_2044817.xlsx"
SH="Rent Roll Detail"
wb=openpyxl.Workbook();ws=wb.active;ws.title=SH
F=lambda **k:Font(name="Tahoma",size=7.5,**k)
# logical columns with odd physical places (blank spacer columns, merges)
P=dict(unit=1,fp=3,des=4,sf=6,st=7,name=8,mi=11,ls=12,le=14,mk=15,sj=17,tc=18,lr=19,oc=20,tb=22,dep=23,bal=24)
MG={"unit":(1,2),"des":(4,5),"name":(8,10),"ls":(12,13),"mk":(15,16),"oc":(20,21)}
def mg(r):
    for a,b in MG.values(): ws.merge_cells(start_row=r,end_row=r,start_column=a,end_column=b)
def w(r,k,v,b=False,al=None,it=False):
    c=ws.cell(r,P[k],v);c.font=F(bold=b,italic=it)
    if isinstance(v,float): c.number_format="#,##0.00;(#,##0.00)"
    if al:c.alignment=Alignment(horizontal=al,wrap_text=True,vertical="top")
for i,(t,s) in enumerate((("OneSite Rents v3.0",8),("RENT ROLL DETAIL",12),("Ironwood Management Group - Sagebrush at Twin Arroyos",9),("As of 06/30/2026",9)),1):
    ws.cell(i,8,t).font=Font(name="Tahoma",size=s,bold=i in(2,3));ws.merge_cells(start_row=i,end_row=i,start_column=8,end_column=15);ws.cell(i,8).alignment=Alignment(horizontal="center")
ws.cell(1,1,"07/02/2026  8:04:51AM").font=F();ws.cell(1,23,"mgmt-425-003").font=F()
ws.cell(5,1,"Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;").font=F()
ws.cell(6,1,"details").font=F(bold=True)
h=dict(unit="Unit",fp="Floorplan",des="Unit Designation",sf="SQFT",st="Unit/Lease Status",name="Name",mi="Move-In\nMove-Out",ls="Lease Start",le="Lease End",mk="Market\n+ Addl.",sj="Sub\nJournal",tc="Trans\nCode",lr="Lease\nRent",oc="Other Charges/\nCredits",tb="Total\nBilling",dep="Dep\nOn Hand",bal="Balance")
mg(7)
for k,t in h.items(): w(7,k,t,True,"center")
ws.row_dimensions[7].height=24
for c in range(1,25): ws.cell(7,c).border=Border(bottom=Side(style="thin"))
r=8;rows=[];nm=names(rng,150);ni=0
FP={"SA11":(655,1120.0),"SB11":(720,1195.0),"TA21":(905,1370.0),"TB22":(1010,1485.0),"RA32":(1240,1730.0)}
units=[]
for b in range(1,7):
    for i in range(1,13): units.append((f"{b:02d}-{100+i if i<=6 else 200+i-6}",["SA11","SA11","SB11","TA21","TB22","RA32"][(i-1)%6]))
N=len(units)
SV={4:"Vacant",13:"Vacant-Leased",27:"Vacant",39:"Admin/Down",58:"Vacant-Leased",66:"Vacant"}
SN={8:"Occupied-NTV",20:"Occupied-NTVL",33:"Occupied-NTV",61:"Occupied-NTV"}
S8={2,16,41,52};REN={10,47,64}
T=[0]*7;cs={};stc={};fpt={}
def rec(u,fp,st,n,mi,mo,ls,le,mk,lines,dep,bal,star=False):
    """lines: (subjournal, code, is_rent, amt)"""
    global r
    sf=FP[fp][0]
    mg(r)
    w(r,"unit",u);w(r,"fp",fp);w(r,"des","N/A");w(r,"sf",sf);w(r,"st",st);w(r,"name",n if n else ("VACANT" if st!="Admin/Down" else "ADMIN/DOWN"))
    if mi:w(r,"mi",md(mi))
    if ls:w(r,"ls",md(ls))
    if le:w(r,"le",md(le))
    w(r,"mk",mk if not star else "")
    lr=sum(a for _,_,q,a in lines if q);oc=sum(a for _,_,q,a in lines if not q);r0=r
    for k,(sj,tc,q,a) in enumerate(lines):
        if k: r+=1;mg(r)
        w(r,"sj",sj);w(r,"tc",tc);w(r,"lr" if q else "oc",f"{a:,.2f} *" if star else a, al="right" if star else None)
    if mo:
        if r==r0: r+=1;mg(r)
        w(r0+1,"mi",md(mo))
    if not star:
        if lines:
            if len(lines)>1: r+=1;mg(r);w(r,"tc","totals",it=True);w(r,"lr",lr);w(r,"oc",oc);w(r,"tb",lr+oc);w(r,"dep",dep);w(r,"bal",bal)
            else: w(r0,"tb",lr+oc);w(r0,"dep",dep);w(r0,"bal",bal)
        else:
            w(r,"lr",0.0);w(r,"oc",0.0);w(r,"tb",0.0);w(r,"dep",0.0);w(r,"bal",0.0)
    r+=1
    rows.append(row(unit=u,unitType=fp,area=sf,statusText=st,tenantName=n,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=None if star else mk,
        contractRent=(lr if lines else (None if star else 0)),charges=[(tc,a) for _,tc,_,a in lines],totalCharges=None if star else lr+oc,deposit=None if star else dep,balance=None if star else bal))
    if not star:
        for k,v in enumerate((sf,mk,lr,oc,lr+oc,dep,bal)): T[k]+=v
        for sj,tc,_,a in lines: cs[(sj,tc)]=cs.get((sj,tc),0)+a
        z=stc.setdefault(st,[0,0,0,0]);z[0]+=1;z[1]+=sf;z[2]+=mk;z[3]+=lr
for i,(u,fp) in enumerate(units):
    sf,base=FP[fp];mk=base+(20.0 if u[3]=="2" else 0.0)
    if i in SV:
        rec(u,fp,SV[i],None,None,None,None,None,mk,[],0.0,0.0)
        if SV[i]=="Vacant-Leased":
            n=f"{nm[ni][1]}, {nm[ni][0]}";ni+=1;a=D(2026,7,rng.randint(6,20))
            rec(u,fp,"Applicant",n,a,None,a,addm(a,12)-dt.timedelta(days=1),mk,[("RESIDENT","RENT",True,mk)],0,0,True)
        continue
    f,l=nm[ni];ni+=1;n=f"{l}, {f}"
    mi=D(2026,6,15)-dt.timedelta(days=rng.randint(15,1900));
    if i in REN: mi=D(rng.choice([2023,2024]),rng.choice([7,8]),rng.randint(5,20))
    k=(D(2026,6,30)-mi).days//365
    ls=addm(mi,12*k);le=addm(ls,12)-dt.timedelta(days=1);rent=float(round(mk-25*k-rng.choice([0,0,15,40])))
    lines=[("RESIDENT","RENT",True,rent)]
    if i in S8: s=float(round(rent*.62));lines=[("RESIDENT","RENT",True,rent-s),("HOUSING","SUBRENT",True,s)]
    if rng.random()<.3: lines.append(("RESIDENT","PETRENT",False,rng.choice([30.0,40.0])))
    if rng.random()<.25: lines.append(("RESIDENT","CARPORT",False,35.0))
    if rng.random()<.75: lines.append(("RESIDENT","TRASH",False,15.0))
    if i==24: lines.append(("RESIDENT","EMPLCRED",False,-rent*.25))
    mo=None
    if i in SN: mo=D(2026,7,rng.randint(10,31));le=mo
    dep=rng.choice([200.0,200.0,350.0,0.0]);bal=rng.choice([0.0]*8+[-15.0,rent,87.44,round(rent*1.4,2)])
    rec(u,fp,SN.get(i,"Occupied"),n,mi,mo,ls,le,mk,lines,dep,bal)
    if i==20:
        n2=f"{nm[ni][1]}, {nm[ni][0]}";ni+=1;a=addm(mo,0)+dt.timedelta(days=5)
        rec(u,fp,"Applicant",n2,a,None,a,addm(a,12)-dt.timedelta(days=1),mk,[("RESIDENT","RENT",True,mk)],0,0,True)
    if i in REN:
        a=le+dt.timedelta(days=1)
        rec(u,fp,"Pending renewal",n,mi,None,a,addm(a,12)-dt.timedelta(days=1),mk,[("RESIDENT","RENT",True,rent+45.0)],0,0,True)
mg(r);w(r,"unit","Totals:",True)
for k,v in zip(("mk","lr","oc","tb","dep","bal"),T[1:]): w(r,k,round(v,2),True)
r+=2;ws.cell(r,1,"* Indicates amounts not included in detail totals").font=F(italic=True);r+=2
ws.cell(r,1,"summary billing by sub journal for date range").font=F(bold=True);r+=1
SJ={}
for (sj,tc),a in cs.items(): SJ[sj]=SJ.get(sj,0)+a
for sj,a in sorted(SJ.items()): ws.cell(r,1,sj).font=F();c=ws.cell(r,6,round(a,2));c.font=F();c.number_format="#,##0.00";r+=1
ws.cell(r,1,"Total:").font=F(bold=True);c=ws.cell(r,6,round(sum(SJ.values()),2));c.font=F(bold=True);c.number_format="#,##0.00";r+=2
ws.cell(r,1,"summary billing by transaction code for date range").font=F(bold=True);r+=1
TC={}
for (sj,tc),a in cs.items(): TC[tc]=TC.get(tc,0)+a
for tc,a in sorted(TC.items()): ws.cell(r,1,tc).font=F();c=ws.cell(r,6,round(a,2));c.font=F();c.number_format="#,##0.00";r+=1
ws.cell(r,1,"Total:").font=F(bold=True);c=ws.cell(r,6,round(sum(TC.values()),2));c.font=F(bold=True);c.number_format="#,##0.00";r+=2
for j,t in ((1,"occupancy and rents summary for current date"),): ws.cell(r,j,t).font=F(bold=True)
r+=1
for j,t in ((1,"unit status"),(6,"# units"),(8,"market + addl."),(11,"leased")): ws.cell(r,j,t).font=F(bold=True)
r+=1
for st,(a,b,c_,d) in stc.items():
    for j,v in ((1,st),(6,a),(8,c_),(11,d)): c=ws.cell(r,j,v);c.font=F();c.number_format="#,##0.00" if j>6 else "General"
    r+=1
for j,v in ((1,"Totals:"),(6,N),(8,T[1]),(11,T[2])): c=ws.cell(r,j,v);c.font=F(bold=True);c.number_format="#,##0.00" if j>6 else "General"
wd=[5,5,9,6,5,6,15,9,7,9,11,7,5,11,6,6,10,10,11,6,8,11,10,10]
from openpyxl.utils import get_column_letter as L
for j,x in enumerate(wd,1): ws.column_dimensions[L(j)].width=x
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows="7:7"
wb.save(doc(NAME))
occ=sum(v[0] for k,v in stc.items() if k.startswith("Occupied"))
print({k:v[0] for k,v in stc.items()},T)
save(NAME,rows,"Sagebrush at Twin Arroyos","2026-06-30",N,occ,5,"MULTIFAMILY","RealPage OneSite Rent Roll Detail export: merged odd columns, transaction codes down, applicants and pending renewals starred, housing subsidy sub-journal","RealPage OneSite export",hard=True)
