# Student housing by-the-bed unit mix, spacer columns, two phases (xlsx)
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
S=[("PHASE I (2009) - WALK-UP",[("A1","1x1 Studio Loft",1,1,12,12,455,985,951),("B2","2x2 Classic",2,2,36,70,840,815,788),("B2-R","2x2 Renovated",2,2,18,36,840,875,862),("C3","3x3 Flat",3,3,24,66,1165,735,709),("D4","4x2 Value",4,2,30,104,1240,595,578),("D4-4","4x4 Classic",4,4,42,163,1385,665,641)]),
("PHASE II (2018) - MID-RISE",[("M1","1x1 Urban",1,1,16,16,520,1195,1172),("M2","2x2 Urban",2,2,28,54,905,985,967),("M2-DO","2x2 Double Occupancy",2,2,6,21,905,640,622),("M4","4x4 Urban",4,4,34,131,1420,845,826),("M5","5x5 Penthouse",5,5,4,20,1910,925,925),("M5-T","5x4.5 Townhome",5,4.5,8,37,2045,895,873)])]
BC,LB="other:Bed Count","other:Leased Beds"
M=["units",BC,LB,"pct_leased","sf","total_sf","market","market_total","actual","actual_total"]
wb=Workbook();ws=wb.active;ws.title="Unit-Bed Mix"
ws.merge_cells("B1:Q1");ws["B1"]="COPPER LINE STUDENT LIVING";ws["B1"].font=Font(name="Verdana",size=13,bold=True);ws["B1"].alignment=Alignment(horizontal="center")
ws.merge_cells("B2:Q2");ws["B2"]="Unit and Bed Mix - Fall 2023 lease term (by-the-bed leases)";ws["B2"].alignment=Alignment(horizontal="center")
ws.merge_cells("B3:Q3");ws["B3"]="Prepared by management from lease system; tested by auditor at 30-2";ws["B3"].alignment=Alignment(horizontal="center");ws["B3"].font=Font(italic=True,size=9)
cols={"units":7,BC:8,LB:9,"pct_leased":10,"sf":12,"total_sf":13,"market":15,"market_total":16,"actual":17,"actual_total":18}
hd={3:("","Floor Plan"),4:("Bed-","rooms"),5:("","Baths"),7:("","Units"),8:("Bed","Count"),9:("Leased","Beds"),10:("%","Leased"),12:("Avg","Sq Ft"),13:("Total","Sq Ft"),15:("Market Rent","Per Bed"),16:("Market Rent","Monthly Total"),17:("Actual Rent","Per Bed"),18:("Actual Rent","Monthly Total")}
for c,(a,b) in hd.items():
    for r,v in((5,a),(6,b)):
        x=ws.cell(r,c,v or None);x.font=Font(name="Verdana",size=8,bold=True);x.alignment=Alignment(horizontal="center")
        if r==6:x.border=Border(bottom=Side(style="medium"))
def agg(g,l):
    t={"label":l}
    for k in("units",BC,LB,"total_sf","market_total","actual_total"):t[k]=sum(q[k] for q in g)
    t["pct_leased"]=round(t[LB]/t[BC]*100,1);t["sf"]=round(t["total_sf"]/t["units"]);t["market"]=round(t["market_total"]/t[BC],2);t["actual"]=round(t["actual_total"]/t[LB],2)
    return t
def put(r,q,b=False):
    for k,c in cols.items():
        if k not in q:continue
        v=q[k];x=ws.cell(r,c)
        if k=="pct_leased":x.value=round(v/100,3);x.number_format="0.0%"
        elif k=="sf" :x.value=f"{v:,}";x.alignment=Alignment(horizontal="right")   # number held as text
        else:x.value=v;x.number_format='"$"#,##0.00' if k in("market","actual") else ('"$"#,##0' if "_total" in k else '#,##0')
        if k=="total_sf":x.number_format='#,##0'
        x.font=Font(name="Verdana",size=9,bold=b)
        if b:x.border=Border(top=Side(style="hair"));x.fill=PatternFill("solid",fgColor="F4E3D3")
r=7;rows=[];tots=[]
for sn,L in S:
    ws.cell(r,2,sn).font=Font(name="Verdana",size=9,bold=True,color="B5541C");r+=1;g=[]
    for code,nm,bd,ba,u,lb,sf,mk,ac in L:
        beds=u*bd*(2 if "Double" in nm else 1)
        assert lb<=beds,(code,beds)
        q={"type":code+" - "+nm,"beds":bd,"baths":ba,"units":u,BC:beds,LB:lb,"pct_leased":round(lb/beds*100,1),"sf":sf,"total_sf":sf*u,"market":mk,"market_total":mk*beds,"actual":ac,"actual_total":ac*lb}
        for c,v in((3,code+" - "+nm),(4,bd),(5,ba)):ws.cell(r,c,v).font=Font(name="Verdana",size=9)
        put(r,q);g.append(q);rows.append(q);r+=1
    t=agg(g,"Phase I total / wtd. avg." if "I (" in sn and "II" not in sn else "Phase II total / wtd. avg.");tots.append(t);ws.cell(r,3,t["label"]).font=Font(name="Verdana",size=9,bold=True);put(r,t,True);r+=2
t=agg(rows,"Property total / wtd. avg.");tots.append(t);ws.cell(r,3,t["label"]).font=Font(name="Verdana",size=9,bold=True);put(r,t,True);r+=2
for s in ["Actual rent per bed is the mean installment of leased beds, before concessions.","Double-occupancy plan houses two students per bedroom.","Model beds and CA/RA beds are counted as not leased."]:
    ws.cell(r,2,s).font=Font(name="Verdana",size=8,italic=True);r+=1
for c,w in zip("ABCDEFGHIJKLMNOPQR",[2,3,30,8,8,2,8,8,9,9,2,9,10,2,13,15,13,15]):ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("copper_line_bed_mix.xlsx"));save("copper_line_bed_mix.xlsx","UM",M,rows,tots);print(tots[-1])
