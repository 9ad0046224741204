from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from datetime import date,timedelta
n="TenantCloud_RentRoll_Wheelwright.xlsx"
r=random.Random(407); N=names(107,40)
wb=Workbook(); ws=wb.active; ws.title="Rent Roll"
ws["A1"]="Rent Roll Report"; ws["A1"].font=Font(size=16,bold=True,color="2E75B6"); ws["A2"]="Property:"; ws["B2"]="Wheelwright House"; ws["A3"]="As of date:"; ws["B3"]="12/15/2025"; ws["A4"]="Company:"; ws["B4"]="Wheelwright Heirs LLC"
H=["Unit","Unit type","Size, sq.ft","Lease #","Tenant","Lease status","Move in","Lease end","Transaction","Amount","Deposit","Balance"]
for j,h in enumerate(H,1): c=ws.cell(6,j,h); c.font=Font(bold=True); c.fill=PatternFill("solid",fgColor="DDEBF7")
row=7;rows=[];k=0;oc=va=0;T=[0,0,0]; code={}
def put(u,ty,sf,ls,nm,st,mi,le,ch,dp,bl,first=True):
    global row
    for j,x in((1,u if first else None),(2,ty if first else None),(3,sf if first else None),(4,ls),(5,nm),(6,st),(7,mi and mi.strftime("%m/%d/%Y")),(8,le if isinstance(le,str) or le is None else le.strftime("%m/%d/%Y")),(11,dp),(12,bl)): ws.cell(row,j,x)
    for q,(a,b) in enumerate(ch): ws.cell(row+q,9,a); ws.cell(row+q,10,b)
    row+=max(1,len(ch))
    R=dict(unit=u,unitType=ty,area=sf,tenantName=nm,statusText=st,moveInDate=mi and mi.isoformat(),leaseEndDate=le if isinstance(le,str) or le is None else le.isoformat(),deposit=dp,balance=bl)
    if not first: R.pop("unitType"); R.pop("area")
    if ch:
        R["charges"]=[dict(code=a,amount=b) for a,b in ch]; R["totalCharges"]=round(sum(b for a,b in ch),2); R["contractRent"]=ch[0][1]
        ws.cell(row,9,"Total"); ws.cell(row,10,R["totalCharges"]); ws.cell(row,9).font=ws.cell(row,10).font=Font(italic=True); row+=1
    rows.append(R); return R
for u in [f"{i}" for i in range(1,15)]+["Carriage House","Storefront"]:
    ty="Retail" if u=="Storefront" else "House" if u[0]=="C" else r.choice(["1 bed","2 bed","Studio"]); sf={"Retail":1150,"House":980,"1 bed":610,"2 bed":830,"Studio":420}[ty]; base={"Retail":1650,"House":1450,"1 bed":890,"2 bed":1120,"Studio":740}[ty]
    if u in("5","11"):
        va+=1; put(u,ty,sf,None,None,"Vacant",None,None,[],None,None)
        if u=="11": put(u,ty,sf,2291,N[k],"Future",date(2026,1,1),date(2026,12,31),[("Rent",base)],base,0); k+=1
        continue
    oc+=1; st="Active"; rn=base-r.choice([0,20,45,-15]); ch=[("Rent",rn)]
    if r.random()<.4: ch.append(("Utility fee",r.choice([40,55.5])))
    if r.random()<.25: ch.append(("Pet fee",25))
    if u=="Storefront": ch=[("Rent",rn),("Property tax share",187.25)]
    s=date(r.randint(2019,2025),r.randint(1,12),1); le=date(2026,r.randint(1,11),28)
    nm=N[k];k+=1
    if r.random()<.3: le="Month-to-month"
    if u=="3": ch=[("Rent",250)]; nm="Josiah Wheelwright III"; le="Month-to-month"
    if u=="8": st="Ending"; le=date(2025,12,31)
    if u=="12": st="Eviction"
    bl=0 if u not in("12","6","14") else {"12":2780.0,"6":-50,"14":ch[0][1]}[u]
    R=put(u,ty,sf,2100+len(rows)*9,nm,st,s,le,ch,0 if u=="3" else rn,bl); 
    T=[T[0]+R["totalCharges"],T[1]+R["deposit"],T[2]+bl]
    if u=="8": put(u,ty,sf,2288,N[k],"Future",date(2026,1,5),date(2027,1,4),[("Rent",base+30),("Pet fee",25)],base+30,0); k+=1
row+=1
ws.cell(row,1,"Total (current leases, future not included)"); 
for j,x in((10,T[0]),(11,T[1]),(12,T[2])): ws.cell(row,j,round(x,2))
for j in(1,10,11,12): ws.cell(row,j).font=Font(bold=True)
for rr in range(7,row+1):
    for j in(10,11,12): ws.cell(rr,j).number_format='$#,##0.00;-$#,##0.00'
ws.cell(row+1,1,f"Units: {oc+va}"); ws.cell(row+2,1,f"Occupied: {oc}"); ws.cell(row+3,1,f"Vacant: {va}"); ws.cell(row+4,1,"Report generated on 12/17/2025 by m.teague")
for l,w in zip("ABCDEFGHIJKL",(15,10,10,9,24,12,12,15,18,12,12,12)): ws.column_dimensions[l].width=w
wb.save(doc(n))
save(n,"MIXED_USE","TenantCloud style report, charge lines under each lease with Total lines","multi-line charges; future leases (one repeats unit); eviction; as-of vs generated date","Wheelwright House","2025-12-15",oc+va,oc,va,rows,sheet="Rent Roll",totals=dict(totalCharges=round(T[0],2),deposit=T[1],balance=T[2]))
