# Offering memorandum financial workbook, unit mix & rent summary by bedroom; XLSX
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from decimal import Decimal as Dc, ROUND_HALF_UP
def rd(x,n): return float(Dc(repr(round(x,9))).quantize(Dc(1).scaleb(-n),ROUND_HALF_UP))
P=[("Studios",[("S1 - Juniper",0,"0 / 1",1.0,18,468,None,1189,1215,1085,1290)]),
("One Bedrooms",[("A1 - Aspen",1,"1 / 1",1.0,42,642,None,1377,1425,1240,1515),("A1R - Aspen (renovated)",1,"1 / 1",1.0,26,642,None,1548,1595,1475,1650),("A2 - Alder w/ den",1,"1 / 1",1.0,14,758,None,1512,1560,1425,1640)]),
("Two Bedrooms",[("B1 - Birch",2,"2 / 1",1.0,30,871,None,1604,1650,1490,1735),("B2 - Beech",2,"2 / 2",2.0,36,964,None,1731,1795,1600,1895),("B2R - Beech (renovated)",2,"2 / 2",2.0,22,964,None,1918,1975,1850,2040),("B3 - Bald Cypress TH",2,"2 / 1.5",1.5,8,1108,None,2045,2100,1980,2175)]),
("Three Bedrooms",[("C1 - Cedar",3,"3 / 2",2.0,12,1246,None,2188,2260,2050,2350)])]
NM=["units","pct_units","sf","total_sf","rent_low","rent_high","actual","actual_sf","actual_total","market","market_sf","market_total"]
TU=sum(p[4] for _,l in P for p in l)
wb=Workbook(); nav=wb.active; nav.title="Unit Mix"; ws=nav
f=lambda **k: Font(name="Georgia",size=k.pop('size',10),**k)
ws["B2"]="THE ARBORS AT WILLOW CREEK"; ws["B2"].font=f(size=18,bold=True,color="2E4B3A"); ws["B3"]="Unit Mix & Rent Summary"; ws["B3"].font=f(size=12,italic=True)
ws["B4"]="208 Units  |  Built 1998  |  Beaverton, Oregon  |  Rent roll dated March 4, 2025"; ws["B4"].font=f(size=9,color="777777")
for a in("B2:P2","B3:P3","B4:P4"): ws.merge_cells(a)
# cols: B plan, C bd/ba, D units,E %,F SF,G total SF,H spacer,I low,J high,K avg,L psf,M monthly,N spacer(market) -> N,O,P
for a,t in (("B6","FLOOR PLAN"),("C6","BED / BATH"),("D6","UNITS"),("I6","IN-PLACE RENTS"),("N6","MARKET RENTS"),("D7","# OF UNITS"),("E7","% OF TOTAL"),("F7","AVG SF"),("G7","TOTAL SF"),("I7","LOW"),("J7","HIGH"),("K7","AVERAGE"),("L7","$/SF"),("M7","MONTHLY TOTAL"),("N7","PER UNIT"),("O7","$/SF"),("P7","MONTHLY TOTAL")): ws[a]=t
for m in("B6:B7","C6:C7","D6:G6","I6:M6","N6:P6"): ws.merge_cells(m)
for r in(6,7):
    for c in range(2,17):
        if c!=8:
            x=ws.cell(r,c); x.font=f(bold=True,color="FFFFFF",size=9); x.fill=PatternFill("solid",fgColor="2E4B3A" if r==6 or c<4 else "5E7F6C"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
ws.row_dimensions[7].height=26
COL=[4,5,6,7,9,10,11,12,13,14,15,16]
FM=['0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$0.00','$#,##0','$#,##0','$0.00','$#,##0']
r=8; rows=[];tot=[]
def put(lab,v,b=False,fill=None):
    ws.cell(r,2,lab).font=f(bold=b)
    for c in range(2,17):
        if fill and c!=8: ws.cell(r,c).fill=PatternFill("solid",fgColor=fill)
    for c,q,fm in zip(COL,v,FM):
        if q is None: continue
        x=ws.cell(r,c,q); x.number_format=fm; x.font=f(bold=b); x.alignment=Alignment(horizontal="center")
def agg(l):
    u=sum(p[4] for p in l); s=sum(p[4]*p[5] for p in l); a=sum(p[4]*p[7] for p in l); m=sum(p[4]*p[8] for p in l)
    return [u,rd(u/TU,3),rd(s/u,0),s,None,None,rd(a/u,0),rd(a/s,2),a,rd(m/u,0),rd(m/s,2),m]
for h,l in P:
    for i,p in enumerate(l):
        n,bd,bb,ba,u,sf,_,act,mk,lo,hi=p
        v=[u,rd(u/TU,3),sf,u*sf,lo,hi,act,rd(act/sf,2),act*u,mk,rd(mk/sf,2),mk*u]
        put(n,v); ws.cell(r,3,bb).font=f(); ws.cell(r,3).alignment=Alignment(horizontal="center")
        for c in range(2,17): ws.cell(r,c).border=Border(bottom=Side(style="dotted",color="AAAAAA"))
        rows.append(dict(type=n,beds=bd,baths=ba,**dict(zip(NM,v)))); r+=1
    lab=f"{h} Total / Avg."; v=agg(l); put(lab,v,True,"E4ECE6"); tot.append(dict(label=lab,**dict(zip(NM,v)))); r+=2
v=agg([p for _,l in P for p in l]); lab="TOTAL / WEIGHTED AVERAGE"; put(lab,v,True,"C9D8CE"); tot.append(dict(label=lab,**dict(zip(NM,v))))
for c in range(2,17):
    if c!=8: ws.cell(r,c).border=Border(top=Side(style="medium"),bottom=Side(style="medium"))
r+=2
for t in ("Loss to lease at market: $%s per month (%.1f%% of in-place)."%(format(v[11]-v[8],","),100*(v[11]-v[8])/v[8]),"Renovated units received quartz counters, plank flooring and stainless appliances (2022-2024); remaining 160 classic units offer renovation upside.","All information deemed reliable but not guaranteed. Buyer to verify square footages."):
    ws.cell(r,2,t).font=f(size=8,italic=True); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=16); r+=1
for c,w in zip("ABCDEFGHIJKLMNOP",(2,29,10,9,9,9,10,1.5,9,9,10,8,13,10,8,13)): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
N="a1_arbors_om_unit_mix.xlsx"; wb.save(D(N)); save(N,"UM",NM,rows,tot); print(TU,len(rows))
