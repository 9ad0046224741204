"""Senior community, care-level unit mix. XLSX with occupancy and rates."""
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
D=[("INDEPENDENT LIVING",[("Aspen Studio","0/1",12,11,455,2850,2764,0),("Birch 1 Bedroom","1/1",38,36,640,3425,3318,850),("Birch 1 Bedroom w/ Den","1/1.5",14,14,735,3850,3792,850),("Chestnut 2 Bedroom","2/2",22,19,985,4675,4521,850),("Garden Cottage","2/2",8,8,1240,5350,5105,950)]),
("ASSISTED LIVING",[("AL Studio","0/1",24,21,340,4695,4588,1200),("AL Deluxe Studio","0/1",10,10,395,5050,4976,1200),("AL 1 Bedroom","1/1",16,13,510,5725,5540,1350),("AL Companion Suite (per bed)","0/1",8,5,290,3680,3655,0)]),
("MEMORY CARE",[("MC Private","0/1",18,16,310,6950,6812,0),("MC Shared (per bed)","0/1",12,9,265,5475,5390,0)]),
("RESPITE",[("Furnished Studio","0/1",2,0,340,5850,None,0)])]
K=["units","pct_units","occupied","vacant","pct_occ","sf","total_sf","market","market_total","other:2nd Person Fee","actual","actual_total"]
C=dict(zip(K,[4,5,6,7,8,10,11,13,14,15,17,18]))
wb=Workbook();ws=wb.active;ws.title="Unit Mix"
ws2=wb.create_sheet("Notes");ws2["A1"]="Care fees (Levels 1-5) are billed apart from base rate and are not in the schedule."
fo=lambda **k:Font(name="Verdana",size=k.pop("size",8.5),**k)
ws["B2"]="Larkspur Ridge Senior Living";ws["B2"].font=fo(bold=True,size=14,color="7030A0");ws["B3"]="Unit / Bed Mix and Rate Schedule - as of 4/1/2025";ws["B3"].font=fo()
pur=PatternFill("solid",fgColor="7030A0");lav=PatternFill("solid",fgColor="E4DFEC")
for a,t in[("D5:H5","INVENTORY"),("J5:K5","AREA (SF)"),("M5:O5","STREET RATES"),("Q5:R5","IN-PLACE")]:
    ws.merge_cells(a);x=ws[a.split(":")[0]];x.value=t;x.font=fo(bold=True,color="FFFFFF");x.fill=pur;x.alignment=Alignment(horizontal="center")
for q,t in[(2,"Apartment Style"),(3,"Bed/Bath"),(4,"Units"),(5,"% of\nUnits"),(6,"Occ."),(7,"Vacant"),(8,"% Occ."),(10,"Avg."),(11,"Total"),(13,"Market\nRate"),(14,"Total\nMarket"),(15,"2nd Person\nFee"),(17,"Average\nRate"),(18,"Total\nMonthly")]:
    x=ws.cell(6,q,t);x.font=fo(bold=True);x.alignment=Alignment(wrap_text=True,horizontal="left" if q==2 else "center",vertical="bottom");x.border=Border(bottom=Side(style="medium",color="7030A0"))
ws.row_dimensions[6].height=26
fm={"pct_units":"0.0%","pct_occ":"0.0%","sf":"#,##0","total_sf":"#,##0","market":'"$"#,##0',"market_total":'"$"#,##0',"other:2nd Person Fee":'"$"#,##0',"actual":'"$"#,##0',"actual_total":'"$"#,##0'}
TU=sum(a[2] for _,l in D for a in l)
rows=[];totals=[];r=7;al=[]
def put(r,d,bold=False):
    for k,v in d.items():
        x=ws.cell(r,C[k],v);x.number_format=fm.get(k,"0");x.font=fo(bold=bold)
        if bold: x.border=Border(top=Side(style="thin"));x.fill=lav
def summ(l):
    u=sum(d["units"] for d in l);o=sum(d["occupied"] for d in l);m=sum(d["market_total"] for d in l);a=sum(d.get("actual_total",0) for d in l);s=sum(d["total_sf"] for d in l)
    t=dict(units=u,pct_units=round(u/TU,3),occupied=o,vacant=u-o,pct_occ=round(o/u,3),sf=round(s/u),total_sf=s,market=round(m/u),market_total=m)
    if o: t["actual"]=round(a/o)
    t["actual_total"]=a;return t
for s,l in D:
    x=ws.cell(r,2,s);x.font=fo(bold=True,color="7030A0");r+=1;sec=[]
    for st,bb,u,o,sf,mk,ac,fee in l:
        d=dict(units=u,pct_units=round(u/TU,3),occupied=o,vacant=u-o,pct_occ=round(o/u,3),sf=sf,total_sf=u*sf,market=mk,market_total=u*mk)
        if fee: d["other:2nd Person Fee"]=fee
        if ac: d.update(actual=ac,actual_total=ac*o)
        ws.cell(r,2,st).font=fo();ws.cell(r,2).alignment=Alignment(indent=1);x=ws.cell(r,3,bb);x.font=fo();x.alignment=Alignment(horizontal="center");put(r,d)
        b1,b2=bb.split("/");rows.append(dict(type=st,beds=float(b1) if "." in b1 else int(b1),baths=float(b2) if "." in b2 else int(b2),**d));sec.append(d);r+=1
    al+=sec
    if len(l)>1:
        t=summ(sec);lab="Subtotal "+s.title();ws.cell(r,2,lab).font=fo(bold=True);ws.cell(r,2).fill=lav;put(r,t,True);totals.append(dict(label=lab,**t));r+=1
    r+=1
t=summ(al);lab="COMMUNITY TOTAL / WTD. AVG.";ws.cell(r,2,lab).font=fo(bold=True);put(r,t,True);totals.append(dict(label=lab,**t));r+=2
for n in["Averages are weighted by units (market, SF) or by occupied units (in-place).","Respite rooms are let by the day; rate shown is 30 x $195."]: ws.cell(r,2,n).font=fo(size=7.5,italic=True);r+=1
for q,w in zip("ABCDEFGHIJKLMNOPQR",[1.5,32,9,7,8,7,8,8,1.2,8,10,1.2,10,12,11,1.2,10,12]): ws.column_dimensions[q].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("Larkspur_Ridge_mix_rates.xlsx"));save("Larkspur_Ridge_mix_rates.xlsx","UM",K,rows,totals)
