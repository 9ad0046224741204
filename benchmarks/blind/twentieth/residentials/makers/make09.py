# Entrata export, large garden/tower community, charge codes as columns, strings for dates
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=R(2609); fn="Marlowe_Yards_Entrata_rent_roll.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Rent Roll"; rows=[]
ws["A1"]="Marlowe Yards"; ws["A1"].font=Font(size=14,bold=True); ws["A2"]="Rent Roll (Details) - Effective Date: 07/14/2025"; ws["A3"]="Created: Jul 14, 2025 6:55 AM MDT  |  Lease occupancy types: Conventional, Affordable  |  Charges: Scheduled recurring, posted to ledger Resident"
codes=["Rent","Parking - Reserved","Pet Rent","Amenity Fee","Valet Trash","Washer/Dryer","MTM Premium","Rent Concession","Employee Discount"]
H=["Bldg","Unit","Floorplan","SQFT","Unit Status","Name","Lease Status","Move-In","Lease Start","Lease End","Move-Out","Market Rent"]+codes+["Total Charges","Deposit Held","Balance"]
ws.append([]); ws.append([None]*12+["Scheduled Charges"]); ws.merge_cells(start_row=5,start_column=13,end_row=5,end_column=21); ws.append(H)
for x in ws[6]: x.font=Font(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="34495E"); x.alignment=Alignment(wrap_text=True,vertical="top")
ws.row_dimensions[6].height=32; ws["M5"].alignment=Alignment(horizontal="center"); ws["M5"].font=Font(bold=True)
fps={"S1":(540,1495),"A1":(702,1720),"A2":(755,1785),"B1":(1048,2240),"B2":(1120,2365),"C1":(1388,2890)}; T=[0.0]*13; fpS={}; stS={}; n=o=0
def us_(d): return d.strftime("%m/%d/%Y") if d else None
for bl in range(1,9):
  for fl in range(1,5):
    for q in range(1,8):
        n+=1; u=f"{bl}{fl}{q:02d}"; fp=r.choice(list(fps)); sf,mk=fps[fp]; mk=float(mk+fl*10); x=r.random(); ch={}
        us1="Occupied No Notice" if x<.84 else "Notice Unrented" if x<.88 else "Notice Rented" if x<.9 else "Vacant Unrented Ready" if x<.935 else "Vacant Unrented Not Ready" if x<.955 else "Vacant Rented Ready" if x<.985 else "Down" if x<.992 else "Model"
        base=[str(bl),u,fp,sf,us1]; row=dict(building=str(bl),unit=u,unitType=fp,area=sf,statusText=us1,marketRent=mk); occ=us1[0] in "ON"
        v=[mk]+[0.0]*12
        if occ:
            o+=1; nm=r.name("lf") if n<1500 and len(r.used or ())<1400 else "x"; rent=float(round(mk*r.uniform(.92,1.03))); ch={"Rent":rent,"Valet Trash":30.0}
            if r.random()<.35: ch["Parking - Reserved"]=float(r.choice([75,110]))
            if r.random()<.3: ch["Pet Rent"]=float(r.choice([35,35,70]))
            if r.random()<.5: ch["Amenity Fee"]=22.0
            if r.random()<.25: ch["Washer/Dryer"]=50.0
            mtm=r.random()<.05
            if mtm: ch["MTM Premium"]=200.0
            if r.random()<.14: ch["Rent Concession"]=-float(r.choice([60,100,145]))
            if n in(33,140): ch["Employee Discount"]=-round(rent*.2,2)
            ls=r.day(date(2024,7,20),date(2025,7,10)); le=plus(ls,12)-timedelta(1)
            if mtm: ls=date(2024,3,1)+timedelta(r.randint(0,60)); le=plus(ls,12)-timedelta(1)
            mi=ls if r.random()<.55 else r.day(date(2020,1,5),date(2024,2,20)); mo=r.day(date(2025,7,20),date(2025,9,10)) if us1[0]=="N" else None
            dep=float(r.choice([0,250,250,500])); bal=r.choice([0.0]*6+[-12.5,55.0,1210.0,-300.0]); tot=round(sum(ch.values()),2); lst="Notice" if mo else "Current"+(" - MTM" if mtm else "")
            ws.append(base+[nm,lst,us_(mi),us_(ls),us_(le),us_(mo),mk]+[ch.get(c) for c in codes]+[tot,dep,bal])
            row.update(tenantName=nm,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),moveOutDate=iso(mo),contractRent=rent,charges=[{"code":c,"amount":ch[c]} for c in codes if c in ch],totalCharges=tot,deposit=dep,balance=bal); v=[mk]+[ch.get(c,0.0) for c in codes]+[tot,dep,bal]
        else: ws.append(base+[None]*6+[mk]+[None]*9+[0,0,0]); row.update(totalCharges=0.0,deposit=0.0,balance=0.0)
        rows.append(row); T=[a+b for a,b in zip(T,v)]; s=stS.setdefault(us1,[0,0,0.0,0.0]); g=fpS.setdefault(fp,[0,0,0.0,0.0])
        for z in(s,g): z[0]+=1; z[1]+=sf; z[2]+=mk; z[3]+=v[1]
T=[round(t,2) for t in T]; ws.append([f"Total ({n} units)"]+[None]*2+[sum(x["area"] for x in rows)]+[None]*7+T)
for x in ws[ws.max_row]: x.font=Font(bold=True); x.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
for rw in ws.iter_rows(min_row=7,min_col=12,max_col=24):
    for x in rw: x.number_format='#,##0.00_);(#,##0.00)'
for i in range(1,25): ws.column_dimensions[L(i)].width=[8,8,10,7,24,24,13,11,11,11,11,11][i-1] if i<=12 else 11
ws.column_dimensions["A"].width=17; ws.freeze_panes="C7"; ws.auto_filter.ref=f"A6:X{ws.max_row-1}"
for title,dd,key in (("Summary by Floorplan",fpS,"Floorplan"),("Summary by Status",stS,"Unit Status")):
    w=wb.create_sheet(title); w.append([f"Marlowe Yards - {title}"]); w.append([]); w.append([key,"Units","SQFT","Market Rent","Rent"])
    for kk,z in sorted(dd.items()): w.append([kk]+z)
    w.append(["Total"]+[sum(z[i] for z in dd.values()) for i in range(4)]); w.column_dimensions["A"].width=28
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{B}/documents/{fn}")
nv=sum(v[0] for k_,v in stS.items() if k_.startswith("Vacant"))
save(fn,"MULTIFAMILY","Entrata export, codes as columns, 224 units, summary sheets","Marlowe Yards","2025-07-14",n,o,nv if nv==n-o else None,rows,sheet="Rent Roll",totals=dict(zip(["marketRent"]+codes+["totalCharges","deposit","balance"],T)))
