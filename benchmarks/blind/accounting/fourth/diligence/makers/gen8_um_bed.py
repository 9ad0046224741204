# student housing, by the bed, XLSX, two phases
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
NAME="TheQuad_BedMix_RentRoll0215.xlsx"
# code, description, bd, ba, units, unit sf, occ beds, market per bed, in place per bed, preleased beds
P=[("PHASE I (2009)",[("A1","1x1 flat",1,1,12,528,12,1125,1096.25,9),("B1","2x2 flat",2,2,30,812,57,895,861.40,38),("B2","2x2.5 townhome",2,2.5,10,1044,20,935,902.75,17),("C1","3x3 flat",3,3,24,1126,68,799,772.18,41),("D1","4x2 flat",4,2,18,1208,61,649,618.33,24),("D2","4x4 flat",4,4,42,1364,160,745,709.06,103)]),
("PHASE II (2017)",[("S0","Studio",0,1,8,395,8,1295,1240.00,8),("A2","1x1 tower",1,1,16,560,15,1240,1187.67,14),("B3","2x2 tower",2,2,28,880,55,985,951.09,46),("D3","4x4 tower",4,4,36,1420,141,829,801.55,112),("E1","5x5.5 cottage",5,5.5,9,2180,44,865,838.20,40),("E1-M","5x5.5 cottage (model/RA)",5,5.5,1,2180,2,865,432.50,None)])]
M=["units","other:Beds Total","occupied","vacant","pct_occ","sf","total_sf","market","market_total","actual","actual_total","other:Fall '25 Pre-leased Beds","pct_leased"]
wb=Workbook(); ws=wb.active; ws.title="Bed Mix"
f="Century Gothic"; hf=PatternFill("solid",fgColor="FF1B1B1B"); yel=PatternFill("solid",fgColor="FFFFF4CC")
ws["C1"]="The Quad at Ashmore University"; ws["C1"].font=Font(name=f,size=15,bold=True)
ws["C2"]="Bed mix from the rent roll of February 15, 2025   |   rents are PER BED per month"; ws["C2"].font=Font(name=f,size=9)
# columns B.. : Plan, Description, Bd, Ba, M...
top={6:("",1),7:("Beds",4),11:("Square feet",2),13:("Market",2),15:("In place",2),17:("Fall '25",2)}
h=["Plan","Description","Bd","Ba","Units","Total","Occupied","Vacant","% Occ","per unit","Total","per bed","per month","per bed","per month","Pre-leased Beds","% Pre-leased"]
for c,(t,n) in top.items():
    x=ws.cell(4,c,t or None); 
    if n>1: ws.merge_cells(start_row=4,end_row=4,start_column=c,end_column=c+n-1)
for c in range(2,19):
    for r in(4,5):
        x=ws.cell(r,c); x.fill=hf
        if r==5: x.value=h[c-2]
        x.font=Font(name=f,size=9,bold=True,color="FFFFFFFF"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
ws.row_dimensions[5].height=30
FM=dict(zip(M,["0","0","0","0","0.0%","#,##0","#,##0","$#,##0","$#,##0","$#,##0.00","$#,##0.00","0","0.0%"]))
def put(r,lead,d,bold=False,fill=None):
    for c,v in enumerate(lead,2): ws.cell(r,c,v)
    for c,k in enumerate(M,6):
        if k in d: ws.cell(r,c,d[k]).number_format=FM[k]
    for c in range(2,19):
        x=ws.cell(r,c); x.font=Font(name=f,size=9,bold=bold)
        if c>3: x.alignment=Alignment(horizontal="right" if c>5 else "center")
        if fill: x.fill=fill
def agg(lab,g):
    s=lambda k:sum(r.get(k,0) for r in g)
    d={"label":lab,"units":s("units"),M[1]:s(M[1]),"occupied":s("occupied"),"vacant":s("vacant"),"pct_occ":round(s("occupied")/s(M[1]),3),"total_sf":s("total_sf"),"market_total":s("market_total"),"actual_total":round(s("actual_total"),2),M[11]:s(M[11]),"pct_leased":round(s(M[11])/s(M[1]),3)}
    d["sf"]=round(d["total_sf"]/d["units"]); d["market"]=round(d["market_total"]/d[M[1]]); d["actual"]=round(d["actual_total"]/d["occupied"],2)
    return d
r=6; rows=[];totals=[]
for pn,ls in P:
    ws.cell(r,2,pn).font=Font(name=f,size=9,bold=True,italic=True); r+=1; g=[]
    for code,ds,bd,ba,u,sf,oc,mk,ac,pl in ls:
        beds=u*max(bd,1)
        d={"type":code,"beds":bd,"baths":ba,"units":u,M[1]:beds,"occupied":oc,"vacant":beds-oc,"pct_occ":round(oc/beds,3),"sf":sf,"total_sf":sf*u,"market":mk,"market_total":mk*beds,"actual":ac,"actual_total":round(ac*oc,2)}
        if pl is not None: d[M[11]]=pl; d["pct_leased"]=round(pl/beds,3)
        assert oc<=beds
        put(r,[code,ds,bd,ba],d); g.append(d); rows.append(d); r+=1
    a=agg(pn.split(" (")[0].title().replace("Ii","II")+" subtotal",g); put(r,[a["label"]],a,True,yel); totals.append(a); r+=2
a=agg("TOTAL / WTD. AVERAGE",rows); put(r,[a["label"]],a,True,yel); totals.append(a)
for c in range(2,19): ws.cell(r,c).border=Border(top=Side(style="medium"),bottom=Side(style="medium"))
r+=2
for s in("% Occ and % Pre-leased are of total beds. A studio counts as one bed.","E1-M: one cottage used as model and RA housing; RAs pay half rent, not offered for fall.","In-place excludes $65/mo. furniture premium on 118 beds and utility overage billings."):
    ws.cell(r,2,s).font=Font(name=f,size=8,italic=True); r+=1
r+=1; ws.cell(r,2,"Pre-leasing velocity").font=Font(name=f,size=9,bold=True); r+=1
for l in(("Week ending","","Signed","Renewals"),("Jan 31","",38,17),("Feb 7","",44,21),("Feb 14","",51,19)):
    for c,v in enumerate(l,2):
        if v!="": ws.cell(r,c,v).font=Font(name=f,size=8)
    r+=1
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=11; ws.column_dimensions["C"].width=26
for c in "DE": ws.column_dimensions[c].width=8
for c in "FGHIJKL": ws.column_dimensions[c].width=10
for c in "MNOPQR": ws.column_dimensions[c].width=13
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes="D6"
wb.save(D/NAME); save(NAME,"UM",M,rows,totals)
