# Voyager-like "Rent Roll with Lease Charges" commercial export: one line per charge under the unit, Total line, future section, summary groups; one cell per column with merged title
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(4211); N='r11_RentRollwithLeaseCharges_pk22.xlsx'
wb=Workbook(); ws=wb.active; ws.title="Report1"; f=Font(name="Verdana",size=8); b=Font(name="Verdana",size=8,bold=True); bl=Border(bottom=Side(style="thin")); tl=Border(top=Side(style="thin"))
def put(r,c,v,bold=0,nf=None,bd=None,al=None):
    if v is None: return
    x=ws.cell(r,c,v); x.font=b if bold else f
    if nf: x.number_format=nf
    if bd: x.border=bd
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True)
M="#,##0.00"
for i,t in enumerate(("Rent Roll with Lease Charges","Pinkerton Ridge Business Park (pk22)","As Of = 04/30/2025","Month Year = 04/2025"),1):
    put(i,1,t,1,al="center"); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=13)
H1=["Unit","Unit Type","Unit","Tenant","Name","Market","Charge","Amount","Tenant","Other","Move In","Lease","Balance"]; H2=["","","Sq Ft","Code","","Rent","Code","","Deposit","Deposit","","Expiration",""]
for i,(p,q) in enumerate(zip(H1,H2),1): put(6,i,p,1,al="center"); put(7,i,q,1,al="center"); ws.cell(7,i).border=bl
names="Aspenglow Catering|Big Sky Pool Supply|Cobalt Fabrication|Dunmore Wheel & Tire|Elkhorn Archery|Fuse Electric Service|Gallatin Glassworks|High Line Crossfit|Inkwell Screenprint|Jackalope Brewing Supply|Kootenai Overhead Door|Lodgepole Furniture|Mullan Road Garage".split("|")
units=[f"{x}{i}" for x in "AB" for i in range(101,109)]; vac={"A104","B103","B107"}; ni=iter(names); rows=[]; r=8
put(r,1,"Current/Notice/Vacant Residents".replace("Residents","Tenants"),1); r+=1
TA=TM=TC=TD=TO=TB=0.0; S={}; ov=0
for u in units:
    a=R.choice([1500,1800,2000,2400,3000,3600,4800]); ut="flexin" if a<2500 else "whse"; mk=round(a*(9.6 if a<2500 else 8.1)/12,2); TA+=a; TM+=mk
    put(r,1,u); put(r,2,ut); put(r,3,a,0,M); put(r,6,mk,0,M)
    q=dict(unit=u,unitType=ut,area=a,marketRent=mk,section="Current/Notice/Vacant Tenants")
    if u in vac:
        put(r,4,"VACANT"); put(r,5,"VACANT"); put(r,8,0,0,M); put(r,9,0,0,M); put(r,10,0,0,M); put(r,13,0,0,M); put(r+1,7,"Total",1); put(r+1,8,0,1,M,tl); r+=3
        q.update(statusText="VACANT",totalCharges=0,deposit=0,balance=0); rows.append(q); continue
    n=next(ni); mi=addm(D(2019,1,1),R.randint(0,66)); e=addm(mi,R.choice([36,60]))-dt.timedelta(1)
    while e<D(2025,5,31): e=addm(e+dt.timedelta(1),12)-dt.timedelta(1)
    ch=[("rent",round(mk*R.choice([.9,.94,.97,1.02]),2)),("cam",round(a*1.9/12,2)),("taxrec",round(a*.85/12,2))]
    if R.random()<.35: ch.append(("trash",65.0))
    if R.random()<.2: ch.append(("concess",-round(ch[0][1]*.1,2)))
    dep=ch[0][1] if R.random()<.7 else 1000.0; od=R.choice([0,0,0,500.0]); tt=round(sum(v for _,v in ch),2); bal=R.choice([0,0,0,tt,-65.0,-320.5])
    put(r,4,f"t{R.randint(10000,99999):07d}"); put(r,5,n); put(r,9,dep,0,M); put(r,10,od,0,M); put(r,11,mi,0,"mm/dd/yyyy"); put(r,12,e,0,"mm/dd/yyyy"); put(r,13,bal,0,M)
    for k,v in ch: put(r,7,k); put(r,8,v,0,M); r+=1; S[k]=S.get(k,0)+v
    put(r,7,"Total",1); put(r,8,tt,1,M,tl); r+=2
    q.update(tenantName=n,statusText="Occupied",contractRent=ch[0][1],charges=[{"code":k,"amount":v} for k,v in ch],totalCharges=tt,deposit=dep,moveInDate=mi,leaseEndDate=e,balance=bal)
    rows.append(q); TC+=tt; TD+=dep; TO+=od; TB+=bal
put(r,1,"Future Tenants/Applicants",1); r+=1
ft=("B103","Nez Perce Outfitters",D(2025,6,1),D(2030,5,31),2500.0); a,ut,mk=[(q["area"],q["unitType"],q["marketRent"]) for q in rows if q["unit"]==ft[0]][0]
put(r,1,ft[0]); put(r,2,ut); put(r,3,a,0,M); put(r,4,"t0048812"); put(r,5,ft[1]); put(r,6,mk,0,M); put(r,9,ft[4],0,M); put(r,10,0,0,M); put(r,11,ft[2],0,"mm/dd/yyyy"); put(r,12,ft[3],0,"mm/dd/yyyy"); put(r,13,-2500.0,0,M); put(r+1,7,"Total",1); put(r+1,8,0,1,M,tl); r+=3
rows.append(dict(unit=ft[0],unitType=ut,area=a,marketRent=mk,tenantName=ft[1],statusText="Future",section="Future Tenants/Applicants",deposit=ft[4],moveInDate=ft[2],leaseEndDate=ft[3],balance=-2500.0,totalCharges=0))
put(r,2,"Total",1); put(r,3,TA,1,M); put(r,5,"Pinkerton Ridge Business Park(pk22)",1); put(r,6,round(TM,2),1,M); put(r,8,round(TC,2),1,M); put(r,9,round(TD+ft[4],2),1,M); put(r,10,TO,1,M); put(r,13,round(TB-2500,2),1,M); r+=3
oa=sum(q["area"] for q in rows if "charges" in q); no=len(units)-len(vac)
for i,h in enumerate(("Summary Groups","","Square Footage","Market Rent","Lease Charges","# Of Units","% Unit Occupancy")): put(r,[1,2,3,6,8,9,10][i],h,1,al="center")
r+=1
om=round(sum(q["marketRent"] for q in rows if "charges" in q),2)
for l,s,mk,c,n,p in (("Current/Notice/Vacant Tenants",TA,TM,TC,len(units),no/len(units)),("Occupied Units",oa,om,None,no,no/len(units)),("Total Vacant Units",TA-oa,TM-om,None,len(vac),len(vac)/len(units))):
    put(r,1,l); put(r,3,s,0,M); put(r,6,round(mk,2),0,M); put(r,8,round(c,2) if c else None,0,M); put(r,9,n); put(r,10,round(p*100,2),0,"0.00"); r+=1
r+=1; put(r,1,"Summary of Charges by Charge Code",1); put(r+1,1,"(Current/Notice Tenants Only)"); r+=2; put(r,1,"Charge Code",1); put(r,3,"Amount",1); r+=1
for k in sorted(S): put(r,1,k); put(r,3,round(S[k],2),0,M); r+=1
put(r,1,"Total",1); put(r,3,round(TC,2),1,M)
for c,w in zip("ABCDEFGHIJKLM",(9,10,12,11,30,12,10,12,12,11,12,12,12)): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(path(N))
save(N,"INDUSTRIAL","Voyager rent roll with lease charges used for a flex park, future section, summary groups",True,"Pinkerton Ridge Business Park",D(2025,4,30),rows,len(units),no,len(vac))
