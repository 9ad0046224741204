# Nexus/Propertyware-ish .xlsx dump of a paginated report: header repeated per "page", text dates and text money with $ and trailing CR, two leases per tenant, month-to-month, wide spacer columns
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(4214); N='r14_NX_CommRentRoll_0625.xlsx'
wb=Workbook(); ws=wb.active; ws.title="NXRR110"; f=Font(name="Courier New",size=8); b=Font(name="Courier New",size=8,bold=True)
C=dict(su=1,ten=2,lid=5,sf=6,beg=8,end=9,base=11,opx=12,prk=13,tot=15,dep=16,ntc=18)
def put(r,c,v,bold=0,al=None):
    x=ws.cell(r,c,v); x.font=b if bold else f
    if al: x.alignment=Alignment(horizontal=al)
r=1; pg=0
def head():
    global r,pg
    pg+=1; put(r,1,"NEXUS PROPERTY SYSTEMS",1); put(r,8,"COMMERCIAL RENT ROLL",1); put(r,18,f"Page {pg}"); r+=1
    put(r,1,"Property 0417  Stonegate Professional Plaza"); put(r,8,"Effective Date: 06/01/2025"); put(r,18,"Run: 06/05/2025"); r+=2
    for k,a,c in (("su","Suite","ID"),("ten","Tenant","Name"),("lid","Lease","No."),("sf","Rentable","Sq Ft"),("beg","Begin","Date"),("end","End","Date"),("base","Base","Rent"),("opx","OpEx","Escal."),("prk","Parking",""),("tot","Total","Charges"),("dep","Deposit","Held"),("ntc","Status","")):
        put(r,C[k],a,1,"right" if k in("sf","base","opx","prk","tot","dep") else None); put(r+1,C[k],c,1,"right" if k in("sf","base","opx","prk","tot","dep") else None); ws.cell(r+1,C[k]).border=Border(bottom=Side(style="double"))
    r+=3
head()
T=[("100","Glenmoor Oral Surgery",2),("110","Ashford & Pike, CPAs",1),("115","Ashford & Pike, CPAs",1),("120",None,0),("130","Harbor Point Counseling",1),("140","Lindgren Surveying",1),("150","Trident Employment Law",1),("160","Pediatric Dentistry of Cary",1),("170","Wakefield Home Builders",1),("200","Carolina Spine Institute",1),
("210","Tarheel Court Reporters",1),("215",None,0),("220","Blue Heron Capital",1),("230","SilverLake Audiology",1),("240","Maddox Immigration Law",1),("250","Copperleaf Benefits Group",1),("260",None,0),("270","Dogwood Sleep Center",1),("280","Brightwell Tax Svc",1),("290","Raleigh Tech Recruiters",1),("295","BuildingMgmt Office",3)]
rows=[]; S=[0]*6; mon=lambda v: f"${v:,.2f}"; n=0; occ=vac=0
tx=lambda s: s.strftime("%d-%b-%Y").upper()
for su,t,k in T:
    if n==11: r+=1; put(r,2,"(continued)"); r+=2; head()
    n+=1; a=R.randrange(950,5400,5); q=dict(unit=su,area=a); S[0]+=a; put(r,C["su"],su); put(r,C["sf"],f"{a:,}",al="right")
    if not t: put(r,C["ten"],"<vacant>"); put(r,C["ntc"],"VAC"); q["statusText"]="VAC"; vac+=1; rows.append(q); r+=1; continue
    if k==3: put(r,C["ten"],"Management Office"); put(r,C["ntc"],"ADMIN"); q.update(tenantName="Management Office",statusText="ADMIN"); put(r,C["tot"],"$0.00",al="right"); q["totalCharges"]=0; rows.append(q); r+=1; continue
    occ+=1; f_=addm(D(2020,3,1),R.randint(0,50)); e=addm(f_,R.choice([60,63,66]))-dt.timedelta(1); mtm=e<D(2025,6,1); m=round(a*R.choice([24.5,25.75,26.5])/12,2); ox=R.choice([0,round(a*.62/12,2),round(a*1.15/12,2)]); pk=R.choice([0,0,75,150]); tot=round(m+ox+pk,2); dep=R.choice([m,m,0])
    st="MTM" if mtm else ("NOTICE" if su=="170" else "CURR")
    put(r,C["ten"],t); put(r,C["lid"],f"L{4100+n}"); put(r,C["beg"],tx(f_)); put(r,C["end"],"MTM" if mtm else tx(e)); put(r,C["ntc"],st)
    for kk,v in (("base",m),("opx",ox),("prk",pk),("tot",tot),("dep",dep)): put(r,C[kk],mon(v),al="right")
    q.update(tenantName=t,statusText=st,leaseStartDate=f_,leaseEndDate="MTM" if mtm else e,contractRent=m,totalCharges=tot,deposit=dep,charges=[{"code":c,"amount":v} for c,v in (("Base Rent",m),("OpEx Escal.",ox),("Parking",pk))])
    rows.append(q); 
    for i,v in enumerate((m,ox,pk,tot,dep)): S[i+1]+=v
    r+=1
    if su=="100": put(r,C["ten"],"  Rent change 01-SEP-2025"); put(r,C["base"],mon(round(m*1.03,2)),al="right"); q["rentSteps"]=[{"date":"2025-09-01","amount":round(m*1.03,2)}]; r+=1
r+=1; put(r,2,"PROPERTY TOTALS",1); put(r,C["sf"],f"{S[0]:,}",1,"right")
for kk,v in zip(("base","opx","prk","tot","dep"),S[1:]): put(r,C[kk],mon(round(v,2)),1,"right")
r+=2; put(r,2,f"Occupied suites {occ}   Vacant {vac}   Administrative 1",1); r+=1; put(r,2,"* * * end of report * * *")
for c,w in {1:9,2:30,3:2,4:2,5:9,6:11,7:3,8:14,9:14,10:3,11:13,12:12,13:11,14:3,15:13,16:13,17:3,18:16}.items(): ws.column_dimensions["ABCDEFGHIJKLMNOPQR"[c-1]].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(path(N))
save(N,"OFFICE","Nexus paginated report dumped to a workbook, text money and dates, repeated headers",True,"Stonegate Professional Plaza",D(2025,6,1),rows,len(rows),occ,vac)
