# BTR townhomes: charges on lines under each unit, closing binder
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1816); N="Exhibit D_RR w charges_Larkspur Row Townhomes.xlsx"
wb=Workbook();ws=wb.active;ws.title="Report1"
ws['A1']="Rent Roll with Lease Charges";ws['A2']="Larkspur Row Townhomes (lrkrow)";ws['A3']="As Of = 09/22/2025    Month Year = 09/2025"
a=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"];b=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
for j,(p,q) in enumerate(zip(a,b),1):
    for k,v in((5,p),(6,q)):c=ws.cell(k,j,v or None);c.font=Font(bold=True,size=8);c.alignment=Alignment(horizontal='center')
y=7;ws.cell(y,1,"Current/Notice/Vacant Residents").font=Font(bold=True);y+=1;rows=[];T=dict(mk=0,ch=0,dp=0,od=0,bl=0,sf=0);CC={};occ=n=0;M='#,##0.00'
def put_line(d,bold=False):
    for j,v in d.items():
        c=ws.cell(y,j,v);c.font=Font(size=8,bold=bold)
        if j in(3,6,8,9,10,14):c.number_format='#,##0' if j==3 else M
        if j in(11,12,13):c.number_format='mm/dd/yyyy'
plans={"lr2a":(1190,2150),"lr3a":(1465,2540),"lr3g":(1610,2795)}
ids=[f"{bl}{k}" for bl in("L-1","L-2","L-3","L-4","L-5") for k in("01","02","03","04","05","06","07","08")]
for i,u in enumerate(ids):
    p=["lr2a","lr3a","lr3a","lr3g"][i%4];sf,mk=plans[p];n+=1;T['mk']+=mk;T['sf']+=sf
    if r.random()<.1:
        put_line({1:u,2:p,3:sf,4:"VACANT",5:"VACANT",6:mk,8:0,9:0,10:0,14:0});y+=1
        rows.append(row(unit=u,unitType=p,area=sf,statusText="VACANT",marketRent=mk,deposit=0,balance=0));y+=1;continue
    occ+=1;nm=person(r);mi=D.date(r.choice([2024,2024,2025]),r.randint(1,8),r.randint(1,28));e=D.date(2026,mi.month,mi.day)-D.timedelta(1);le=mk-r.choice([0,25,40,80,110,145]);dp=r.choice([500,1000,0]);od=r.choice([0,0,300]);bal=r.choice([0,0,0,0,round(r.uniform(-90,1500),2)]);mo=eom(D.date(2025,10,1)) if r.random()<.08 else None
    if mo:e=mo
    ch=[("rent",le)]
    if od:ch.append(("petrent",40))
    ch.append(("trash",28.5));ch.append(("amenity",45))
    if r.random()<.2:ch.append(("conc",-r.choice([75,125])))
    if r.random()<.3:ch.append(("garage",110))
    put_line({1:u,2:p,3:sf,4:f"t00{41210+i*7}",5:nm,6:mk,7:ch[0][0],8:le,9:dp,10:od,11:mi,12:e,13:mo,14:bal});y+=1
    for c,v in ch[1:]:put_line({7:c,8:v});y+=1
    t=round(sum(v for _,v in ch),2);put_line({7:"Total",8:t},True);y+=2
    for c,v in ch:CC[c]=CC.get(c,0)+v
    T['ch']+=t;T['dp']+=dp;T['od']+=od;T['bl']+=bal
    rows.append(row(unit=u,unitType=p,area=sf,tenantName=nm,marketRent=mk,contractRent=le,charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=t,deposit=dp,moveInDate=mi,leaseEndDate=e,moveOutDate=mo,balance=bal))
T={k:round(v,2) for k,v in T.items()}
put_line({1:"Total",2:"Larkspur Row Townhomes(lrkrow)",6:T['mk'],8:T['ch'],9:T['dp'],10:T['od'],14:T['bl']},True);y+=2
ws.cell(y,1,"Summary of Charges by Charge Code").font=Font(bold=True);y+=1
for c in sorted(CC):ws.cell(y,1,c);ws.cell(y,3,round(CC[c],2)).number_format=M;y+=1
ws.cell(y,1,"Total").font=Font(bold=True);ws.cell(y,3,T['ch']).number_format=M;y+=2
for j,h in zip((1,3,4,6,7),("Summary Groups","Square Footage","# Of Units","Market Rent","% Occupancy")):ws.cell(y,j,h).font=Font(bold=True)
vs=sum(x['area'] for x in rows if 'tenantName' not in x);vm=sum(x['marketRent'] for x in rows if 'tenantName' not in x)
for l,s,k,m in(("Occupied Units",T['sf']-vs,occ,T['mk']-vm),("Total Vacant Units",vs,n-occ,vm),("Totals:",T['sf'],n,T['mk'])):
    y+=1;ws.cell(y,1,l);ws.cell(y,3,s).number_format='#,##0';ws.cell(y,4,k);ws.cell(y,6,m).number_format=M;ws.cell(y,7,k/n).number_format='0.00%'
for q in range(8,y):ws.cell(q,7).alignment=Alignment(indent=1);ws.cell(q,4).alignment=Alignment(indent=1)
for l,w in zip("ABCDEFGHIJKLMN",[10,9,9,11,22,11,10,11,10,10,11,11,11,11]):ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
put(N,"SINGLE_FAMILY_RENTAL","charge lines under each unit, code summary, occupancy groups","two-row header, negative concessions, vacant with zeros","Larkspur Row Townhomes","2025-09-22",n,occ,n-occ,rows,dict(marketRent=T['mk'],totalCharges=T['ch'],deposit=T['dp'],balance=T['bl'],area=T['sf']))
