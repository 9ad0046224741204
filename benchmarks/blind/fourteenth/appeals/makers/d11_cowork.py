# co-working floors, Toronto: 3 sheets, hidden columns, ISO dates
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
import datetime as dt
rng=random.Random(911)
N="lumenyard_memberships_2025-11.xlsx"
wb=Workbook(); s0=wb.active; s0.title="Summary"; ws=wb.create_sheet("Memberships"); pb=wb.create_sheet("Price book")
hd=["location_id","Floor","Inventory","Product","Desks","Sq Ft","Account","Account ID","Status","Agreement Start","Agreement End","List Price","Discount","Membership Fee","Meeting Rooms","Mail & Address","Locker","Parking","Monthly Recurring","Retainer Held","CRM link"]
for j,h in enumerate(hd,1):
    x=ws.cell(1,j,h); x.font=Font(name="Arial",size=9,bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="1F2A44"); x.alignment=Alignment(wrap_text=True,vertical="center")
A="Pinwheel Analytics;Northern Lichen Films;Sault & Pepper PR;Cobalt Moose Games;Maple Ledger CPA;Fennimore Recruiting;Trellis Climate;Orbit Dental Billing;Vivace Scores Inc.;Deep Cove Robotics;Hinterland Maps;Parlour Pixel;Quay Street Mediation;Snowdrift Payroll;Ampersand Legal Tech;Tidal Grants;Brickworks VC;Junction Bikes HQ;Loft Lingua;Zamboni Capital;Kettle & Crane;Umbra UX;Whitepine Housing Co-op;Ossington Ops".split(";")
rng.shuffle(A); ai=iter(A); rows=[]; r=2
def put(v,bold=False):
    global r
    for j,x in enumerate(v,1):
        q=ws.cell(r,j,x); q.font=Font(name="Arial",size=9,bold=bold)
        if j in(10,11): q.number_format="yyyy-mm-dd"
        elif j in(12,14,15,16,17,18,19,20): q.number_format="#,##0.00"
        elif j==13: q.number_format="0.0%"
        elif j==6: q.number_format="#,##0"
    r+=1
for fl,inv in (("4",[("Office",f"4{k:02}") for k in range(1,11)]+[("Dedicated Desk",f"4D-{k}") for k in range(1,9)]),("5",[("Office",f"5{k:02}") for k in range(1,9)]+[("Suite","5S-1"),("Suite","5S-2")]+[("Dedicated Desk",f"5D-{k}") for k in range(1,7)]),("Mezz",[("Hot Desk",f"HD-{k:02}") for k in range(1,11)])):
    for p,u in inv:
        dk=rng.choice([2,3,4,6,8]) if p=="Office" else rng.choice([18,26]) if p=="Suite" else 1
        sf=dk*rng.randint(38,52) if p in("Office","Suite") else None
        lp=dk*rng.choice([640,675,710]) if sf else 525 if p[0]=="D" else 295
        x=rng.random()
        st="Available" if x<.17 else "Notice given" if x<.24 else "Active"
        row=dict(unit=u,_f=fl,unitType=p,area=sf,marketRent=lp,statusText=st)
        if st=="Available": put(["LMY-01",fl,u,p,dk,sf,None,None,st,None,None,lp]+[None]*9)
        else:
            ac=next(ai) if sf else f"{rng.choice(FIRST_US)} {rng.choice(LAST_US)}"
            s=dt.date(rng.choice([2023,2024,2025]),rng.randint(1,10),1); mtm=p=="Hot Desk" or rng.random()<.15
            e="Month-to-month" if mtm else dt.date(2026,rng.randint(1,12),rng.randint(28,28)) 
            if not mtm: e=(e.replace(day=1)+dt.timedelta(days=32)).replace(day=1)-dt.timedelta(days=1)
            ds=rng.choice([0,0,.05,.1,.125]); fee=round(lp*(1-ds),2)
            ch=[rng.choice([0,0,150,400]) if sf else 0,rng.choice([0,45]),rng.choice([0,0,20]),rng.choice([0,0,0,240,480])]
            t=round(fee+sum(ch),2); ret=round(fee*2,2) if sf else fee
            put(["LMY-01",fl,u,p,dk,sf,ac,f"A{rng.randint(10000,99999)}",st,s,e,lp,ds,fee,*ch,t,ret,"open"])
            row.update(tenantName=ac,leaseStartDate=s.isoformat(),leaseEndDate=e if mtm else e.isoformat(),contractRent=fee,totalCharges=t,deposit=ret,charges=[dict(code=c,amount=v) for c,v in zip(("Meeting Rooms","Mail & Address","Locker","Parking"),ch)])
        rows.append(row)
def cc(k): return sum(c["amount"] for q in rows for c in q.get("charges",[]) if c["code"]==k)
T={k:tot(rows,k) for k in("area","marketRent","contractRent","totalCharges","deposit")}
put(["","","TOTAL","",None,T["area"],"","","","","",T["marketRent"],None,T["contractRent"],cc("Meeting Rooms"),cc("Mail & Address"),cc("Locker"),cc("Parking"),T["totalCharges"],T["deposit"]],True)
for k in("A","H","U"): ws.column_dimensions[k].hidden=True
for j,w in ((2,7),(3,10),(4,15),(5,7),(6,8),(7,26),(9,13),(10,13),(11,16),(12,11),(13,9),(14,13),(15,10),(16,10),(17,8),(18,9),(19,12),(20,12)): ws.column_dimensions[GL(j)].width=w
ws.row_dimensions[1].height=28; ws.freeze_panes="D2"; ws.auto_filter.ref=f"A1:U{r-2}"
ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
o=sum(1 for q in rows if "tenantName" in q)
for i,(a,b) in enumerate([("Lumenyard – 218 Carlaw Mews, Toronto",None),("Membership roll at",dt.date(2025,11,1)),(None,None),("Inventory",len(rows)),("Taken (incl. notice given)",o),("Available",len(rows)-o),("Monthly recurring, CAD",T["totalCharges"]),(" of which membership fees",T["contractRent"]),(None,None),("Attachment 3 to Request for Reconsideration, roll no. 1904-07-2-310-02500",None)],1):
    s0.cell(i,1,a); q=s0.cell(i,2,b)
    if isinstance(b,dt.date): q.number_format="yyyy-mm-dd"; q.alignment=Alignment(horizontal="right")
    elif b: q.number_format="#,##0.00" if i in(7,8) else "0"
s0["A1"].font=Font(name="Arial",size=14,bold=True); s0.column_dimensions["A"].width=34; s0.column_dimensions["B"].width=16
for i,v in enumerate([("Product","Desks","From / month","HST"),("Hot Desk",1,295,"13%"),("Dedicated Desk",1,525,"13%"),("Office","2–8","640–710 per desk","13%"),("Suite","18+","by quotation","13%"),("Locker",None,20,"13%"),("Mail & Address",None,45,"13%"),("Parking","per stall",240,"13%")],1):
    for j,x in enumerate(v,1): pb.cell(i,j,x).font=Font(name="Arial",size=9,bold=i==1)
pb.column_dimensions["A"].width=18; pb.column_dimensions["C"].width=18
wb.active=0; wb.save(doc(N))
for q in rows: q["building"]=None; q.pop("_f")
finish(N,"OFFICE","co-working export: summary + memberships + price book sheets, hidden id columns, ISO dates",False,dict(propertyName="Lumenyard – 218 Carlaw Mews, Toronto",asOnDate="2025-11-01",units=len(rows),occupied=o,vacant=len(rows)-o,sheet="Memberships",planted=None,printedTotals=T,rows=rows))
