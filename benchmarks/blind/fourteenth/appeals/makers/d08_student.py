# student HMO portfolio, merged house cells; PLANTED digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime as dt
rng=random.Random(908)
N="brackwell student houses 2025-26.xlsx"
wb=Workbook(); ws=wb.active; ws.title="2025-26"
ws.merge_cells("A1:K1"); ws["A1"]="BRACKWELL STUDENT HOMES"; ws["A1"].font=Font(name="Gill Sans MT",size=18,bold=True,color="FFFFFF"); ws["A1"].fill=PatternFill("solid",fgColor="00695C"); ws["A1"].alignment=Alignment(horizontal="center")
ws.merge_cells("A2:K2"); ws["A2"]="Room lettings, academic year 2025/26 – position on 1st October 2025"; ws["A2"].alignment=Alignment(horizontal="center"); ws["A2"].font=Font(italic=True)
hd=["House","Room","Type","Tenant","University / yr","Contract start","Contract end","Rent £ pw","Rent £ pcm","Deposit (DPS)","Guarantor"]
for j,h in enumerate(hd,1):
    x=ws.cell(4,j,h); x.font=Font(bold=True); x.alignment=Alignment(wrap_text=True,vertical="center",horizontal="center"); x.border=Border(bottom=Side("medium"),top=Side("medium"))
H=[("11 Ferriby Street",5),("27 Ferriby Street",6),("2a Chantry Mews",3),("48 Cowgate Terrace",6),("50 Cowgate Terrace",6),("The Old Bakery, Wharf Road",8),("9 Tannery Court",4),("113 Hallgate",7)]
rows=[];r=5;thin=Border(bottom=Side("hair"));pl=None;gt=0;seen=set();subs={}
for hi,(h,n) in enumerate(H):
    a=r;grp=[]
    for i in range(1,n+1):
        while 1:
            t=f"{rng.choice(FIRST_UK)} {rng.choice(LAST_UK)}"
            if t not in seen: break
        seen.add(t)
        ty=rng.choice(["Standard","Standard","Large","En-suite"]) if h[:3]!="The" else "Studio" if i>6 else "En-suite"
        pw={"Standard":98,"Large":108,"En-suite":126,"Studio":154}[ty]+rng.choice([-3,0,0,2,5])
        pcm=round(pw*52/12,2); void=rng.random()<.09
        s,e=(dt.date(2025,7,1),dt.date(2026,6,30)) if hi%2 else (dt.date(2025,9,1),dt.date(2026,8,14))
        row=dict(unit=f"Room {i}" if ty!="Studio" else f"Studio {'AB'[i-7]}",building=h,unitType=ty,statusText="VOID" if void else "Occupied")
        ws.cell(r,2,row["unit"]);ws.cell(r,3,ty);ws.cell(r,4,t if not void else "VOID")
        if void:
            for j in range(2,12): ws.cell(r,j).fill=PatternFill("solid",fgColor="FFE0B2")
        else:
            pc=pcm
            if h=="48 Cowgate Terrace" and pl is None and i==4:
                s0=f"{pcm:.2f}"; k=0; z=str((int(s0[1])+3)%10); pc=float(s0[0]+z+s0[2:]); pl=(h,row["unit"],pcm,pc)
            row.update(tenantName=t,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),contractRent=pc,deposit=rng.choice([100,250,250]))
            ws.cell(r,5,rng.choice(["UoB 2","UoB 3","UoB PG","Met 2","Met 3"])); ws.cell(r,6,s).number_format="dd mmm yy"; ws.cell(r,7,e).number_format="dd mmm yy"
            ws.cell(r,8,pw).number_format="0.00"; ws.cell(r,9,pc).number_format="#,##0.00"; ws.cell(r,10,row["deposit"]).number_format="#,##0"; ws.cell(r,11,rng.choice(["Y","Y","Y","N"]))
            row["_p"]=pcm
        for j in range(2,12): ws.cell(r,j).border=thin
        grp.append(row); r+=1
    ws.merge_cells(start_row=a,start_column=1,end_row=r-1,end_column=1); x=ws.cell(a,1,h); x.alignment=Alignment(vertical="top",wrap_text=True); x.font=Font(bold=True)
    s=round(sum(q.get("_p",0) for q in grp),2); subs[h]=s; ws.cell(r,4,f"{sum(1 for q in grp if '_p' in q)} of {n} let").font=Font(italic=True)
    ws.cell(r,8,"House pcm").font=Font(italic=True); x=ws.cell(r,9,s); x.number_format="£#,##0.00"; x.font=Font(bold=True)
    x=ws.cell(r,10,tot(grp,"deposit")); x.number_format="£#,##0"; x.font=Font(bold=True)
    r+=1; rows+=grp; gt+=s
gt=round(gt,2); o=sum(1 for q in rows if "_p" in q)
r+=1; ws.cell(r,1,"ALL HOUSES").font=Font(bold=True,size=12); ws.cell(r,4,f"{o} of {len(rows)} let").font=Font(bold=True)
x=ws.cell(r,9,gt); x.number_format="£#,##0.00"; x.font=Font(bold=True); x=ws.cell(r,10,tot(rows,"deposit")); x.number_format="£#,##0"; x.font=Font(bold=True)
ws.cell(r+2,1,"pcm = pw x 52 / 12. Council tax: Class N exemption claimed on all houses, certificates attached. Bills included up to £18 pppw."); ws.cell(r+2,1).font=Font(size=9,italic=True)
for j,w in enumerate([19,10,11,26,14,13,13,10,11,11,11]): ws.column_dimensions["ABCDEFGHIJK"[j]].width=w
ws.row_dimensions[1].height=28; ws.row_dimensions[4].height=32; ws.freeze_panes="A5"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
for q in rows: q.pop("_p",None)
finish(N,"STUDENT_HOUSING","merged house cells, room rows, house subtotals under, UK weekly and pcm",False,dict(propertyName="BRACKWELL STUDENT HOMES",asOnDate="2025-10-01",units=len(rows),occupied=o,vacant=len(rows)-o,sheet=None,planted=dict(what=f"{pl[0]}, {pl[1]}: rent pcm printed {pl[3]} instead of {pl[2]} (house total, grand total and the weekly rent imply {pl[2]})",kind="digit_changed"),printedTotals=dict(contractRent=gt,deposit=tot(rows,"deposit")),rows=rows))
print(pl)
