# self storage, xlsx openpyxl, sections, total sf, occupied sf
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
rng=random.Random(2322); fn="StowAway Rt 9 unit mix.xlsx"
wb=Workbook(); w=wb.active; w.title="MIX"
K=["sf","units","total_sf","occupied","pct_occ","vacant","market","market_sf","market_total","actual","actual_total","other:In Place Monthly % of Gross Potential"]
P=K[-1]
S=[("Climate controlled, bldgs 1-3",[("5 x 5",25,44,62),("5 x 10",50,96,94),("7.5 x 10",75,20,119),("10 x 10",100,88,149),("10 x 15",150,52,198),("10 x 20",200,24,242),("10 x 25",250,6,285)]),
("Drive-up, bldgs 4-9",[("5 x 10",50,40,69),("10 x 10",100,112,109),("10 x 15",150,76,139),("10 x 20",200,94,169),("10 x 25",250,20,194),("10 x 30",300,38,219),("12 x 40 (RV door)",480,8,340)]),
("Outside",[("10 x 20 uncovered",200,18,60),("12 x 30 uncovered",360,26,85),("12 x 40 canopy",480,14,145)])]
w["B1"]="STOWAWAY SELF STORAGE - ROUTE 9"; w["B1"].font=Font(bold=True,size=12,name="Cambria"); w["B2"]="Unit mix by size, units on hand 9/30/2024"; w["J2"]="rates are per month"; w["J2"].font=Font(italic=True)
top=[("C","E","INVENTORY"),("F","H","OCCUPANCY"),("I","K","STREET RATE"),("L","N","IN PLACE")]
fill=PatternFill("solid",fgColor="DDEBF7")
for a,b,t in top:
    w.merge_cells(f"{a}4:{b}4"); w[f"{a}4"]=t; w[f"{a}4"].font=Font(bold=True); w[f"{a}4"].alignment=Alignment(horizontal="center"); w[f"{a}4"].fill=fill
for i,t in enumerate(["Size","SF each","Units","Total SF","Rented","% Rented","Vacant","Street Rate","per SF","Gross Potential","Avg Contract Rate","Contract Rent, Rented Units","Monthly % of Gross Potential","Notes"]):
    c=w.cell(5,2+i,t); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.border=Border(bottom=Side(style="medium"))
K[-1]=P="other:IN PLACE Monthly % of Gross Potential"
fm=['#,##0','0','#,##0','0','0.0%','0;-0;"-"','"$"#,##0.00','0.00','#,##0.00','#,##0.00','#,##0.00','0.0%']
def put(r,o,b=False):
    for j,k in enumerate(K):
        if k in o:
            c=w.cell(r,3+j,o[k]/100 if k in("pct_occ",P) else o[k]); c.number_format=fm[j]
            if b: c.font=Font(bold=True); c.border=Border(top=Side(style="thin"))
def tot(L):
    o={k:r2(sum(x[k] for x in L)) for k in("units","total_sf","occupied","vacant","market_total","actual_total")}
    for k in("units","total_sf","occupied","vacant"): o[k]=int(o[k])
    o["sf"]=round(o["total_sf"]/o["units"]); o["pct_occ"]=round(100*o["occupied"]/o["units"],1); o["market"]=r2(o["market_total"]/o["units"]); o["market_sf"]=r2(o["market_total"]/o["total_sf"]); o["actual"]=r2(o["actual_total"]/o["occupied"]); o[P]=round(100*o["actual_total"]/o["market_total"],1)
    return {k:o[k] for k in K}
r=6;rows=[];T=[]
for n,(sec,L) in enumerate(S):
    w.cell(r,2,sec).font=Font(bold=True,underline="single"); r+=1; rs=[]
    for t,sf,u,rate in L:
        occ=u if rng.random()<.15 else round(u*rng.uniform(.74,.98)); at=r2(occ*rate*rng.uniform(.86,1.09)); av=r2(at/occ)
        o={"type":t,"sf":sf,"units":u,"total_sf":sf*u,"occupied":occ,"pct_occ":round(100*occ/u,1),"vacant":u-occ,"market":float(rate),"market_sf":r2(rate/sf),"market_total":float(rate*u),"actual":av,"actual_total":at,P:round(100*at/(rate*u),1)}
        w.cell(r,2,t); put(r,o); rs.append(o); r+=1
        if t.startswith("10 x 25") and n==0: w.cell(r-1,15,"new bldg, 2023")
        if "RV door" in t: w.cell(r-1,15,"2 used by mgr. not counted")
    s=tot(rs); rows+=rs; lab="Subtotal "+sec.split(",")[0].lower(); T.append({"label":lab,**s}); w.cell(r,2,lab).font=Font(bold=True); put(r,s,True); r+=2
s=tot(rows); T.append({"label":"Facility total",**s}); w.cell(r,2,"Facility total").font=Font(bold=True); put(r,s,True); r+=1
ins=tot([x for x in rows if "uncovered" not in x["type"] and "canopy" not in x["type"]])
T.append({"label":"Facility total without outside",**ins}); w.cell(r,2,"Facility total without outside").font=Font(bold=True); put(r,ins,True); r+=2
w.cell(r,2,"Vacant count includes units in lien status. Rates before tenant protection plan ($11/mo).").font=Font(italic=True,size=9)
w.column_dimensions["A"].width=2; w.column_dimensions["B"].width=31
for L in "CDEFGHIJKLMN": w.column_dimensions[L].width=12
w.column_dimensions["O"].width=24; w.row_dimensions[5].height=46; w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D(fn))
save(fn,"UM","OTHER","storage broker","sections, grouped heads, two totals at the foot, table begins in column B","zero vacancies shown as a dash, two total lines, averages in totals, percentages as fractions in cells",K,rows,T)
