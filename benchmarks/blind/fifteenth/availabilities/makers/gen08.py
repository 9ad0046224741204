# weekly occupancy workbook: Summary, Unit Status, Codes
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=rng(8); N=Names(r); F="Tamarack Flats Weekly Occupancy 11-15-26.xlsx"; asof=dt.date(2026,11,15)
wb=Workbook(); s0=wb.active; s0.title="Weekly Summary"; w=wb.create_sheet("Unit Status"); cd=wb.create_sheet("Codes")
b=Font(bold=True); rows=[]
w["B1"]="Tamarack Flats"; w["B1"].font=Font(bold=True,size=14); w["B2"]="UNIT STATUS - week ending Sunday"; w["G2"]=asof; w["G2"].alignment=Alignment(horizontal="left"); w["G2"].number_format="m/d/yyyy"
hd=[("B","Apt"),("C","Plan"),("D","SF"),("F","Code"),("G","Resident"),("H","MI"),("I","Lease Exp"),("J","NTV Date"),("L","Asking"),("M","In-Place"),("N","LTL"),("P","Comments")]
plans={"Jr":(560,1195),"1x1":(690,1365),"1x1D":(805,1470),"2x2":(1015,1760)}
sp={5:"VU",9:"NU",13:"MDL",18:"VL",22:"NL",26:"VU",30:"DN",34:"NU",37:"VU",41:"VL",47:"MTM",50:"EV",55:"VU",58:"NL",61:"SKP",12:"MTM"}
fills={"VU":"F8CBAD","VL":"C6E0B4","NU":"FFE699","NL":"E2EFDA","MDL":"D9D9D9","DN":"D9D9D9","EV":"FF9999","SKP":"F8CBAD"}
i=0; R=4
tot={k:0 for k in"LMN"}; floors=[]
for fl in (1,2,3,4):
    c=w[f"B{R}"]; c.value=f"FLOOR {fl}"; c.font=Font(bold=True,color="FFFFFF")
    for col in "BCDEFGHIJKLMNOP": w[f"{col}{R}"].fill=PatternFill("solid",fgColor="305496")
    R+=1
    for col,h in hd:
        c=w[f"{col}{R}"]; c.value=h; c.font=b; c.border=Border(bottom=Side(style="thin"))
    R+=1; st={k:0 for k in "LMN"}
    for n in range(1,17):
        u=fl*100+n; p=["Jr","1x1","1x1","2x2","1x1D","1x1","2x2","Jr"][n%8]; sf,mk=plans[p]; mk+=fl*10; code=sp.get(i,"OC"); i+=1
        x=row(unit=str(u),unitType=p,area=sf,statusText=code,section=f"FLOOR {fl}",marketRent=mk)
        w[f"B{R}"]=u;w[f"C{R}"]=p;w[f"D{R}"]=sf;w[f"F{R}"]=code;w[f"L{R}"]=mk; st["L"]+=mk
        if code in fills:
            w[f"F{R}"].fill=PatternFill("solid",fgColor=fills[code])
        w[f"F{R}"].alignment=Alignment(horizontal="center")
        if code in("OC","NU","NL","MTM","EV"):
            mi,a,e=lease(r,asof); nm=N.fl(); rt=mk-r.choice([-15,0,20,35,50,95])
            x.update(tenantName=nm,moveInDate=iso(mi),contractRent=rt); w[f"G{R}"]=nm; w[f"H{R}"]=mi; w[f"M{R}"]=rt; w[f"N{R}"]=mk-rt
            if code=="MTM": x["leaseEndDate"]="MTM"; w[f"I{R}"]="MTM"
            else: x["leaseEndDate"]=iso(e); w[f"I{R}"]=e
            if code in("NU","NL"): d=asof+dt.timedelta(days=r.randint(7,50)); w[f"J{R}"]=d; x["moveOutDate"]=iso(d)
            st["M"]+=rt; st["N"]+=mk-rt
            if code=="NL": w[f"P{R}"]=f"Preleased - {N.pair()[1]} MI {(d+dt.timedelta(days=5)):%m/%d}"
            if code=="EV": w[f"P{R}"]="Writ filed 11/9"
        elif code=="VL": w[f"P{R}"]=f"{N.pair()[1]}, approved, MI {r.choice(['11/20','11/28','12/1'])}"
        elif code=="VU": w[f"P{R}"]=r.choice(["Ready","Paint","Flooring 11/18","Ready - $500 look & lease"])
        elif code=="DN": w[f"P{R}"]="Water damage, ETA Jan"
        elif code=="SKP": w[f"P{R}"]="Skip found 11/11, trash out"
        for col in "HIJ": w[f"{col}{R}"].number_format="mm/dd/yy"
        for col in "LMN": w[f"{col}{R}"].number_format='"$"#,##0;[Red]("$"#,##0);"-"' if col=="N" else '"$"#,##0'
        rows.append(x); R+=1
    w[f"G{R}"]=f"Floor {fl} total"
    for k in st: w[f"{k}{R}"]=st[k]; tot[k]+=st[k]; w[f"{k}{R}"].number_format='"$"#,##0'
    for col in "GLMN": w[f"{col}{R}"].font=b
    R+=2
w[f"G{R}"]="PROPERTY TOTAL"
for k in tot: w[f"{k}{R}"]=tot[k]; w[f"{k}{R}"].number_format='"$"#,##0'
for col in "GLMN": w[f"{col}{R}"].font=Font(bold=True,size=12); w[f"{col}{R}"].border=Border(top=Side(style="medium"))
for col,wd in zip("ABCDEFGHIJKLMNOP",[2,7,7,7,2,7,24,10,10,10,2,10,10,9,2,32]): w.column_dimensions[col].width=wd
w.freeze_panes="C4"
codes=[("OC","Occupied, lease in force",1),("MTM","Occupied, month to month",1),("NU","Occupied, notice, not released",1),("NL","Occupied, notice, released",1),("EV","Occupied, eviction in process",1),("VU","Vacant, unleased",0),("VL","Vacant, leased",0),("SKP","Vacant - skip",0),("MDL","Model",2),("DN","Down",2)]
cnt={k:sum(x["statusText"]==k for x in rows) for k,_,_ in codes}
occ=sum(cnt[k] for k,_,o in codes if o==1);vac=sum(cnt[k] for k,_,o in codes if o==0)
cd.append(["Code","Meaning","Counts as"])
for k,m,o in codes: cd.append([k,m,["Vacant","Occupied","Non-revenue"][o]])
for c in cd[1]: c.font=b
cd.column_dimensions["B"].width=34; cd.column_dimensions["C"].width=14
s0["A1"]="TAMARACK FLATS - WEEKLY OCCUPANCY REPORT"; s0["A1"].font=Font(bold=True,size=14); s0["A2"]="Week ending 11/15/2026"
q=4
for a,v in [("Total units",64),("Occupied",occ),("Vacant",vac),("Model / down",64-occ-vac),("Occupancy",occ/64),("Leased %",(occ+cnt["VL"]-cnt["NU"])/64),("",None),("Traffic this week",27),("Applications",6),("Denied / cancelled",2),("Move-ins",3),("Move-outs",2),("Renewals signed",4),("Asking rent, all units",tot["L"]),("In-place rent",tot["M"])]:
    s0[f"A{q}"]=a; s0[f"C{q}"]=v
    if isinstance(v,float): s0[f"C{q}"].number_format="0.0%"
    if a.endswith("rent") or a.startswith("Asking"): s0[f"C{q}"].number_format='"$"#,##0'
    q+=1
s0["E4"]="Week";s0["F4"]="Occ %"
for k in range(6): s0[f"E{5+k}"]=asof-dt.timedelta(days=7*k); s0[f"E{5+k}"].number_format="m/d";s0[f"F{5+k}"]=occ/64 if k==0 else round(occ/64-.004*k+.01*(k%2),3); s0[f"F{5+k}"].number_format="0.0%"
s0.column_dimensions["A"].width=26
wb.save(doc(F))
save(F,"MULTIFAMILY","weekly occupancy workbook, 3 sheets, status codes with legend on another sheet, floor bands, spacer columns",True,
 dict(propertyName="Tamarack Flats",asOnDate="2026-11-15",units=64,occupied=occ,vacant=vac,sheet="Unit Status",rows=rows,printedTotals=dict(marketRent=tot["L"],contractRent=tot["M"])))
print(occ,vac,cnt)
