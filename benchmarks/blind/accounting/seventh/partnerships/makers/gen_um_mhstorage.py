# Manufactured-home sites plus storage, one schedule (xlsx); hidden column, spanning heads
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
S=[("A. Manufactured home sites and park-owned homes",[("Single-section site (resident owned)",74,69,4,1,None,515,498),("Multi-section site (resident owned)",41,40,1,0,None,560,541),("Park-owned home, 2 bedroom",14,11,2,1,None,965,932),("Park-owned home, 3 bedroom",9,8,0,1,None,1075,1048),("RV site - annual",18,13,5,0,None,395,382),("RV site - seasonal, 30 amp",12,0,12,0,None,340,None)]),
("B. Self storage - drive-up, not climate controlled",[("5 x 10",48,44,4,0,50,68,61.5),("10 x 10",62,55,6,1,100,104,97.25),("10 x 15",36,33,3,0,150,139,128.75),("10 x 20",28,27,1,0,200,168,159),("10 x 30",8,8,0,0,300,225,219.5)]),
("C. Self storage - climate controlled",[("5 x 5 CC",30,22,8,0,25,52,47.5),("5 x 10 CC",44,39,5,0,50,89,83.25),("10 x 10 CC",38,36,2,0,100,142,134.5),("10 x 15 CC",16,13,1,2,150,189,181)]),
("D. Outdoor parking",[("Boat / RV parking, uncovered 12 x 35",24,19,5,0,420,60,55),("Boat / RV parking, covered 12 x 40",10,10,0,0,480,115,108.5)])]
M=["units","occupied","vacant","down","pct_occ","sf","total_sf","market","market_total","actual","actual_total","annual"]
cols=dict(zip(M,[3,4,5,6,7,9,10,11,12,13,14,15]))
wb=Workbook();ws=wb.active;ws.title="Sites & Units"
ws["A1"]="Juniper Flats MHC & Storage, LLLP";ws["A1"].font=Font(name="Tahoma",size=14,bold=True)
ws["A2"]="Inventory of rentable sites and units, occupancy and rates, December 31, 2023";ws["O1"]="W/P 40-1";ws["O2"]="BD 2/9/24"
g1={3:"Sites / Units",9:"Size",11:"Market Rate",13:"In-Place Rate"}
h={1:"Line",2:"Description",3:"Total",4:"Occupied",5:"Vacant",6:"Down",7:"% Occupied",8:"GL",9:"Sq. Ft.",10:"Total Sq. Ft.",11:"Each",12:"Per Month",13:"Average",14:"Per Month",15:"Annual In-Place"}
for c,v in g1.items():ws.cell(4,c,v)
for a in("C4:G4","I4:J4","K4:L4","M4:N4"):ws.merge_cells(a)
th=Side(style="thin")
for c in range(1,16):
    ws.cell(5,c,h[c])
    for r in(4,5):
        x=ws.cell(r,c);x.font=Font(name="Tahoma",size=9,bold=True);x.alignment=Alignment(horizontal="center",wrap_text=True,vertical="center");x.border=Border(top=th,bottom=th,left=th,right=th);x.fill=PatternFill("solid",fgColor="D9D9D9")
nf={"pct_occ":"0.0%","market":"#,##0.00","actual":"#,##0.00","market_total":"#,##0.00","actual_total":"#,##0.00","annual":"#,##0.00"}
def put(r,q,b=False):
    for c in range(1,16):
        ws.cell(r,c).border=Border(top=th,bottom=th,left=th,right=th)
    for k,c in cols.items():
        if k in q:
            x=ws.cell(r,c,q[k] if k!="pct_occ" else round(q[k]/100,3));x.number_format=nf.get(k,"#,##0");x.font=Font(name="Tahoma",size=9,bold=b)
def agg(g,l):
    t={"label":l}
    for k in("units","occupied","vacant","down","total_sf","market_total","actual_total","annual"):
        v=[q[k] for q in g if k in q]
        if v:t[k]=sum(v)
    t["pct_occ"]=round(t["occupied"]/t["units"]*100,1);return t
r=6;n=0;rows=[];tots=[]
for sn,L in S:
    ws.cell(r,1,sn).font=Font(name="Tahoma",size=9,bold=True,italic=True);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15);r+=1;g=[]
    for d,u,o,v,dn,sf,mk,ac in L:
        assert u==o+v+dn,d
        n+=1;q={"type":d,"units":u,"occupied":o,"vacant":v,"down":dn,"pct_occ":round(o/u*100,1)}
        if sf:q["sf"]=sf;q["total_sf"]=sf*u
        q["market"]=mk;q["market_total"]=mk*u
        if ac:q["actual"]=ac;q["actual_total"]=ac*o;q["annual"]=ac*o*12
        ws.cell(r,1,f"{sn[0]}-{n:02d}").font=Font(name="Tahoma",size=8,color="666666");ws.cell(r,2,d).font=Font(name="Tahoma",size=9);ws.cell(r,8,"40%d0"%(len(tots)+1))
        put(r,q);g.append(q);rows.append(q);r+=1
    t=agg(g,f"Total {sn[0]}");tots.append(t);ws.cell(r,2,t["label"]).font=Font(name="Tahoma",size=9,bold=True);put(r,t,True);r+=1
r+=1;t=agg(rows[6:],"Total storage and parking (B + C + D)");tots.append(t);ws.cell(r,2,t["label"]).font=Font(name="Tahoma",size=9,bold=True);put(r,t,True);r+=1
t=agg(rows,"Total, all sites and units");tots.append(t);ws.cell(r,2,t["label"]).font=Font(name="Tahoma",size=9,bold=True);put(r,t,True);r+=2
for s in ["Down = uninhabitable home or damaged unit at year end, per property tour 1/9/24 (BD).","Seasonal RV sites close 11/1 - 4/15; none occupied at the balance sheet date.","Sites in section A are not measured."]:
    ws.cell(r,2,s).font=Font(name="Tahoma",size=8);r+=1
for c,w in zip("ABCDEFGHIJKLMNO",[7,37,8,10,9,8,11,7,9,12,10,13,10,13,14]):ws.column_dimensions[c].width=w
ws.column_dimensions["H"].hidden=True
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("juniper_flats_sites_units.xlsx"));save("juniper_flats_sites_units.xlsx","UM",M,rows,tots);print(tots[-1])
