# manufactured-home community: report exported to Excel, page headers repeated, spacer columns, 236 sites
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime as dt
rng=random.Random(914)
N="RR_CottonwoodBend_20250930.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Report1"
C=dict(site=1,typ=3,nm=4,st=6,mi=7,mk=9,lot=10,wat=11,sew=12,trs=13,pet=14,con=15,tc=17,dep=18,bal=19)
f=Font(name="Tahoma",size=8); fb=Font(name="Tahoma",size=8,bold=True)
rows=[];r=1;pg=0
def head():
    global r,pg
    pg+=1
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=19); x=ws.cell(r,1,"Cottonwood Bend MHC"); x.font=Font(name="Tahoma",size=11,bold=True); x.alignment=Alignment(horizontal="center")
    ws.merge_cells(start_row=r+1,start_column=1,end_row=r+1,end_column=15); ws.cell(r+1,1,"Site Rent Roll by Street    As Of: 09/30/2025").font=f
    ws.cell(r+1,18,f"Page {pg} of 5").font=f; r+=3
    for k,a,b in (("site","","Site"),("typ","Site","Type"),("nm","","Resident Name"),("st","Occ","Stat"),("mi","Move","In"),("mk","Market","Lot Rent"),("lot","Lot","Rent"),("wat","","Water"),("sew","","Sewer"),("trs","","Trash"),("pet","Pet","Fee"),("con","Conces-","sion"),("tc","Total","Charges"),("dep","Security","Deposit"),("bal","Ending","Balance")):
        for i,t in ((0,a),(1,b)):
            x=ws.cell(r+i,C[k],t or None); x.font=fb; x.alignment=Alignment(horizontal="left" if k in("site","typ","nm","st") else "right"); 
            if i: x.border=Border(bottom=Side("thin"))
    r+=2
def put(d,font=f):
    for k,v in d.items():
        x=ws.cell(r,C[k],v); x.font=font
        if isinstance(v,dt.date): x.number_format="mm/dd/yyyy"; x.alignment=Alignment(horizontal="right")
        elif isinstance(v,(int,float)): x.number_format='#,##0.00;(#,##0.00)'
CH=("wat","sew","trs","pet","con"); CN=dict(wat="Water",sew="Sewer",trs="Trash",pet="Pet Fee",con="Concession")
def T(rs):
    d=dict(mk=tot(rs,"marketRent"),lot=tot(rs,"contractRent"))
    for k in CH: d[k]=round(sum(c["amount"] for q in rs for c in q.get("charges",[]) if c["code"]==CN[k]),2)
    d.update(tc=tot(rs,"totalCharges"),dep=tot(rs,"deposit"),bal=tot(rs,"balance")); return d
head(); cnt=0; seen=set()
for st,n,a in (("Aspen Ln",44,1),("Bluestem Ct",38,45),("Chokecherry Dr",61,83),("Dogbane Way",53,144),("Elder Cir",40,197)):
    ws.cell(r,1,st).font=fb; r+=1; g=[]
    for i in range(a,a+n):
        if cnt and cnt%50==0: r+=1; head()
        cnt+=1; ty=rng.choice(["SW","SW","DW","RV"] if st[0]=="E" else ["SW","DW","DW"]); mk={"SW":610.,"DW":675.,"RV":540.}[ty]
        x=rng.random(); s="V" if x<.08 else "VH" if x<.11 else "O"
        q=dict(unit=f"{i:03}",section=st,unitType=ty,marketRent=mk,statusText=s); d=dict(site=q["unit"],typ=ty,st=s,mk=mk)
        if s=="O":
            while 1:
                t=f"{rng.choice(LAST_US)}, {rng.choice(FIRST_US)}"
                if t not in seen: break
            seen.add(t)
            mi=dt.date(rng.randint(1996,2025),rng.randint(1,9),rng.randint(1,28)); lot=mk-rng.choice([0,0,15,25,40]); c=dict(wat=round(rng.uniform(18,64),2),sew=27.5,trs=19.0,pet=rng.choice([0,0,10.,20.]),con=-100. if rng.random()<.04 else 0)
            tc=round(lot+sum(c.values()),2); dep=rng.choice([0,300.,500.,500.]); bal=rng.choice([0,0,0,tc,round(rng.uniform(3,200),2),-round(rng.uniform(2,90),2)])
            q.update(tenantName=t,moveInDate=mi.isoformat(),contractRent=lot,charges=[dict(code=CN[k],amount=v) for k,v in c.items()],totalCharges=tc,deposit=dep,balance=bal)
            d.update(nm=t,mi=mi,lot=lot,**c,tc=tc,dep=dep,bal=bal)
        else: d["nm"]="** Vacant Home **" if s=="VH" else "** Vacant **"
        put(d); g.append(q); r+=1
    rows+=g; put(dict(nm=f"{st} Total ({n} sites)",**T(g)),fb)
    for j in range(9,20): ws.cell(r,j).border=Border(top=Side("thin"))
    r+=2
put(dict(nm="Community Total",**T(rows)),fb); r+=2
o=sum(1 for q in rows if q["statusText"]=="O"); vh=sum(1 for q in rows if q["statusText"]=="VH")
for k,v in (("O  Occupied",o),("VH Vacant, community-owned home on site",vh),("V  Vacant site",len(rows)-o-vh),("Total sites",len(rows))): ws.cell(r,4,k).font=f; ws.cell(r,7,v).font=f; r+=1
for j in range(1,20): ws.column_dimensions["ABCDEFGHIJKLMNOPQRS"[j-1]].width={1:7,2:1.5,3:6,4:27,5:1.5,6:6,7:11,8:1.5,16:1.5,17:11,18:11,19:11}.get(j,9.5)
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
print("pages",pg); wb.save(doc(N))
t=T(rows)
finish(N,"MANUFACTURED_HOUSING","report export with repeated page heads, spacer columns, street sections, 236 sites",False,dict(propertyName="Cottonwood Bend MHC",asOnDate="2025-09-30",units=len(rows),occupied=o,vacant=len(rows)-o,sheet=None,planted=None,printedTotals=dict(marketRent=t["mk"],contractRent=t["lot"],totalCharges=t["tc"],deposit=t["dep"],balance=t["bal"]),rows=rows))
