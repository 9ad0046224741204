# UM 2: self storage, xlsx, three blocks, two-row header with merged spans, spacer rows, blank in-place on vacant types
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(5050)
B=[("CLIMATE CONTROLLED - BUILDING A (3-STORY)",[("5x5 CC - 1st",25,59),("5x5 CC - 2nd",25,49),("5x5 CC - 3rd",25,42),("5x10 CC - 1st",50,92),("5x10 CC - 2nd",50,79),("5x10 CC - 3rd",50,70),("8x10 CC - 2nd",80,112),("10x10 CC - 1st",100,159),("10x10 CC - 2nd",100,137),("10x10 CC - 3rd",100,122),("10x15 CC - 1st",150,204),("10x15 CC - 3rd",150,168),("10x20 CC - 1st",200,249),("12x25 CC - 1st",300,329),("Wine Locker",9,45)]),
("NON-CLIMATE DRIVE-UP - BUILDINGS B-F",[("5x10 DU",50,68),("10x10 DU",100,109),("10x10 DU (Rear)",100,99),("10x15 DU",150,142),("10x20 DU",200,174),("10x20 DU w/ Electric",200,199),("10x25 DU",250,209),("10x30 DU",300,239),("12x40 DU",480,349),("Office/Flex Bay",1200,895)]),
("PARKING",[("Uncovered 10x20",200,55),("Uncovered 10x30",300,75),("Covered 12x40 Pull-Thru",480,165),("Enclosed RV 14x50",700,425)])]
names=["sf","units","occupied","vacant","pct_occ","total_sf","market","actual","market_total","actual_total"]
wb=Workbook();ws=wb.active;ws.title="Unit Mix 2025-05";F="Calibri"
for c,w in zip("ABCDEFGHIJKL",[2,25,9,8,10,8,11,12,11,11,15,15]):ws.column_dimensions[c].width=w
ws["B1"]="StowAway Self Storage - Route 9";ws["B1"].font=Font(name=F,size=16,bold=True)
ws["B2"]="Exhibit 4-B   Unit Mix and Rent Schedule (from management summary, effective May 31, 2025)";ws["B2"].font=Font(name=F,italic=True,size=10)
def m(a,s):ws.merge_cells(a);x=ws[a.split(":")[0]];x.value=s;return x
rw=4
m("D4:F4","Number of Units");m("I4:J4","Rent per Unit / Month");m("K4:L4","Total Monthly Rent")
for c,s in zip("BCDEFGHIJKL",["Unit Type","Unit SF","Total","Occupied","Vacant","Unit\nOccupancy %","Total SF","Market\n(Street)","Actual\n(In-Place)","Market\nPotential","Actual\nOccupied"]):ws[c+"5"]=s
fl=PatternFill("solid",fgColor="FFE699");t=Side(style="thin")
for r in(4,5):
    for c in "BCDEFGHIJKL":
        x=ws[c+str(r)];x.font=Font(name=F,bold=True,size=10);x.fill=fl;x.alignment=Alignment(horizontal="left" if c=="B" else "center",wrap_text=True,vertical="bottom");x.border=Border(top=t,bottom=t,left=t,right=t)
ws.row_dimensions[5].height=30
fm=['#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00']
rw=6;rows=[];tots=[];A=[]
def put(lab,v,bold):
    ws[f"B{rw}"]=lab;ws[f"B{rw}"].font=Font(name=F,bold=bold,size=10)
    for c,k,f in zip("CDEFGHIJKL",names,fm):
        x=ws[c+str(rw)]
        if k in v:x.value=v[k];x.number_format=f
        x.font=Font(name=F,bold=bold,size=10);x.alignment=Alignment(horizontal="right")
        if bold:x.border=Border(top=t,bottom=t)
def tot(lab,L):
    g=lambda k:sum(x.get(k,0) for x in L);u,o=g("units"),g("occupied")
    v={"sf":round(g("total_sf")/u,1),"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u,3),"total_sf":g("total_sf"),"market":round(g("market_total")/u,2),"actual":round(g("actual_total")/o,2),"market_total":round(g("market_total"),2),"actual_total":round(g("actual_total"),2)}
    put(lab,v,True);ws[f"C{rw}"].number_format='#,##0.0';tots.append({"label":lab,**v})
for sec,L in B:
    ws[f"B{rw}"]=sec;ws.merge_cells(f"B{rw}:L{rw}");ws[f"B{rw}"].font=Font(name=F,bold=True,size=10,color="1F4E79");rw+=1;K=[]
    for ty,sf,mk in L:
        u=R.randint(1,3) if sf>600 else R.randint(4,14) if sf>250 else R.randint(8,46)
        o=min(u,max(0,round(u*R.uniform(.74,1.02))))
        if ty=="Wine Locker":o=0;u=16
        ac=round(mk*R.uniform(.86,1.13)*4)/4
        v={"sf":sf,"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u,3),"total_sf":u*sf,"market":mk,"market_total":u*mk}
        if o:v["actual"]=ac;v["actual_total"]=o*ac
        put(ty,v,False);rows.append({"type":ty,**v});K.append(v);A.append(v);rw+=1
    tot("Subtotal - "+{"C":"Climate Controlled","N":"Drive-Up","P":"Parking"}[sec[0]],K);rw+=2
tot("TOTAL / WTD. AVERAGE",A)
rw+=2
for s in("Wine lockers delivered May 2025; no leases signed at the effective date.","Unit SF on total lines is the weighted average. Actual rent averages are over occupied units, before insurance and late fees.","Appraiser: R. Tillotson, MAI       Client file 25-0418"):ws[f"B{rw}"]=s;ws[f"B{rw}"].font=Font(name=F,size=9,italic=True);rw+=1
from openpyxl.worksheet.properties import PageSetupProperties as PP
ws.sheet_properties.pageSetUpPr=PP(fitToPage=True);ws.page_setup.fitToHeight=0;ws.page_setup.orientation="landscape"
f="StowAway_Rt9_Exhibit4B.xlsx";wb.save(D+'/'+f);save(f,"UM",names,rows,tots)
