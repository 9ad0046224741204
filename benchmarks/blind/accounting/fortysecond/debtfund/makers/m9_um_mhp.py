# mobile-home park site mix, sections by who owns the home, starts at C7
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
S=[("RESIDENT-OWNED HOMES (site rent only)",[("SW-R","Single wide, 12-14 ft",41,39,3600,435,418.50),("SW-C","Single wide, corner or lake row",12,12,4200,465,452.25),("DW-R","Double wide",27,26,5200,495,471.40),("TW","Triple / L-shape",2,2,7000,560,560.00)]),
("PARK-OWNED HOMES (site + home)",[("POH-2","2 bed rental, pre-1995",11,8,3600,925,861.75),("POH-3","3 bed rental, pre-1995",7,6,3800,1050,998.33),("POH-N","2023 Clayton infill, 3 bed",6,3,4200,1295,1250.00)]),
("OTHER SITES",[("RV-M","RV pull-through, monthly",15,9,2000,540,525.60),("STO","Vacant pads, no pedestal",8,0,3600,None,None)])]
money=["units","occupied","vacant","pct_occ","sf","market","market_total","actual","actual_total","ltl"]
rows=[];tot=[];lay=[]
def su(lab,rs):
    g=sums(rs,["units","occupied","vacant","market_total","actual_total","ltl"]);return {"label":lab,**g,"pct_occ":round(g["occupied"]/g["units"],4)}
for t,xs in S:
    g=[]
    for c,d,u,o,sf,m,a in xs:
        r={"type":c,"desc":d,"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u,4),"sf":sf}
        if m: r.update(market=float(m),market_total=float(m*u),actual=a,actual_total=round(a*o,2),ltl=round((m-a)*o,2))
        g.append(r)
    rows+=g;s=su({"R":"Resident-owned","P":"Park-owned","O":"Other"}[t[0]]+" total",g);tot.append(s);lay.append((t,g,s))
gt=su("ALL SITES",rows);tot.append(gt)
wb=Workbook();ws=wb.active;ws.title="Site mix"
ws["C2"]="Whippoorwill Lake MHC, Dade Co.";ws["C2"].font=Font(name="Georgia",size=16,bold=True,color="2F5D50")
ws["C3"]="Site mix & rent potential";ws["C4"]="as of";ws["D4"]="30 June 2026 (collections through 7/3)"
ws["P3"]="Rent increase letters";ws["P4"]="TOH +$22 eff 9/1/26";ws["P5"]="POH at renewal"
hd=["Class","What it is","Sites","Filled","Empty","Fill %","Typical lot, sq ft","Asking rent","Potential / mo","Avg rent paid","Billed / mo","Gap to asking (filled)"]
g7=PatternFill("solid",fgColor="2F5D50");wh=Font(bold=True,color="FFFFFF",name="Georgia",size=10);ce=Alignment(horizontal="center",wrap_text=True,vertical="center")
ws.merge_cells("E6:H6");ws["E6"]="Occupancy";ws.merge_cells("J6:K6");ws["J6"]="Asking";ws.merge_cells("L6:M6");ws["L6"]="In place"
for c in "EJL": ws[c+"6"].font=Font(bold=True,italic=True);ws[c+"6"].alignment=ce
for i,h in enumerate(hd): c=ws.cell(7,3+i,h);c.font=wh;c.fill=g7;c.alignment=ce
ws.row_dimensions[7].height=32
fm=["0","0","0","0.0%","#,##0","$#,##0.00","$#,##0.00","$#,##0.00","$#,##0.00","$#,##0.00"];r0=8
def put(r,a,b,x,bold):
    ws.cell(r,3,a);ws.cell(r,4,b)
    for i,k in enumerate(money):
        if x.get(k) is not None: ws.cell(r,5+i,x[k]).number_format=fm[i]
    if bold:
        for c in range(3,15): ws.cell(r,c).font=Font(bold=True,name="Georgia");ws.cell(r,c).border=Border(top=Side(style="thin"))
for t,g,s in lay:
    ws.cell(r0,3,t).font=Font(bold=True,color="2F5D50");r0+=1
    for r in g: put(r0,r["type"],r["desc"],r,False);r0+=1
    put(r0,None,s["label"],s,True);r0+=2
put(r0,None,gt["label"],gt,True);r0+=2
ws.cell(r0,3,"STO pads need pedestals ($4,100 each, Phase 2 draw) – no rent underwritten.").font=Font(italic=True,size=9)
ws.cell(r0+1,3,"Gap = (asking – paid) x filled sites.").font=Font(italic=True,size=9)
for c,w in zip("ABCDEFGHIJKLMNP",[2,2,9,34,8,8,8,9,11,13,15,13,15,15,22]):ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
x=wb.create_sheet("Infill plan");x.append(["Home","Pad","ETA"]);x.append(["Clayton 16x66","STO-3","Oct"]);x.append(["Clayton 16x66","STO-4","Nov"])
wb.active=0;wb.save(doc("Whippoorwill site mix 6-30.xlsx"))
save("Whippoorwill site mix 6-30","UM",money,rows,tot)
