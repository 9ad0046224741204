# Australian holiday & lifestyle park: site schedule with two-row header, xlsx (openpyxl), weekly rents
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
n="Merrigum Bay site schedule.xlsx"; wb=Workbook(); cv=wb.active; cv.title="Cover"; ws=wb.create_sheet("Sites & cabins"); sp=wb.create_sheet("Tariff")
cv["B3"]="Merrigum Bay Lifestyle & Holiday Park"; cv["B3"].font=Font(size=18,bold=True); cv["B4"]="Schedule of sites and accommodation – FY25 management accounts workpaper C4"; cv["B6"]="Prepared: T. Oakeshott-Lam CA   Reviewed: –"; cv["B7"]="Basis: site register 30 June 2025"
SEC=[("Permanent – land lease",[("Long-term site, small",38,37,95,178,171.5),("Long-term site, large",64,64,142,204,192.75),("Waterfront long-term site",11,10,160,262,248)]),
("Annual holiday vans",[("Annual van site – powered",72,66,81,71.5,68.2),("Annual van site – ensuite",14,14,98,94,90.4)]),
("Tourist",[("Powered site (average)",45,19,80,294,213.15),("Unpowered camp",20,3,64,196,138.6),("Studio cabin",8,6,24,770,612.5),("2BR villa",12,9,48,1190,884.1),("Family villa, spa",4,4,62,1540,1207.9)]),
("Staff & other",[("Manager's residence",1,1,118,420,0),("Caretaker van",2,1,30,120,60)])]
K=["units","occupied","vacant","pct_occ","sf","total_sf","market","actual","market_total","actual_total"]
th=Side(style="thin",color="7F9A85"); fill=PatternFill("solid",fgColor="E3EEE5"); hd=PatternFill("solid",fgColor="3F6B4C"); wf=Font(name="Gill Sans MT",size=10,bold=True,color="FFFFFF"); bf=Font(name="Gill Sans MT",size=10); bb=Font(name="Gill Sans MT",size=10,bold=True)
ws["B1"]="Merrigum Bay Lifestyle & Holiday Park"; ws["B1"].font=Font(name="Gill Sans MT",size=14,bold=True); ws["B2"]="Sites and cabins at 30 June 2025 (AUD, GST incl. for tourist)"; ws["B2"].font=bf
for a,b,t in ((3,6,"Sites"),(7,8,"Area (m²)"),(9,10,"Rent per week $"),(11,12,"Rent per annum $")):
    ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b); ws.cell(4,a,t)
ws.merge_cells("B4:B5"); ws["B4"]="Type"
for i,t in enumerate(["No.","Occ.","Vacant","Occ. %","Average","Total","Market","Passing","Market","Passing"]): ws.cell(5,3+i,t)
for r in (4,5):
    for c in range(2,13): x=ws.cell(r,c); x.fill=hd; x.font=wf; x.alignment=Alignment(horizontal="left" if c==2 else "center",vertical="center")
r=6; rows=[]; tots=[]; G=[0]*6; NF=["0","0","0",'0.0"%"',"#,##0","#,##0",'#,##0.00','#,##0.00','#,##0','#,##0']
def put(r,lab,v,bold=False,ind=1):
    c=ws.cell(r,2,lab); c.font=bb if bold else bf; c.alignment=Alignment(indent=0 if bold else ind)
    for i,z in enumerate(v):
        x=ws.cell(r,3+i)
        if z is not None: x.value=z; x.number_format=NF[i]
        x.font=bb if bold else bf
    for cc in range(2,13):
        if bold: ws.cell(r,cc).border=Border(top=th,bottom=th)
for s,l in SEC:
    ws.cell(r,2,s).font=bb
    for cc in range(2,13): ws.cell(r,cc).fill=fill
    r+=1; S=[0]*6
    for t,u,o,a,mk,ac in l:
        v=[u,o,u-o,round(100*o/u,1),a,u*a,mk,ac,round(u*mk*52),round(o*ac*52)]
        put(r,t,v); r+=1; rows.append({"type":t,**dict(zip(K,v))}); S=[p+q for p,q in zip(S,[v[0],v[1],v[2],v[5],v[8],v[9]])]
    v=[S[0],S[1],S[2],round(100*S[1]/S[0],1),None,S[3],None,None,S[4],S[5]]
    put(r,"Total "+s.lower(),v,True); tots.append({"label":"Total "+s.lower(),**clean(dict(zip(K,v)))}); r+=2; G=[p+q for p,q in zip(G,S)]
v=[G[0],G[1],G[2],round(100*G[1]/G[0],1),None,G[3],None,None,G[4],G[5]]; put(r,"Park total",v,True); tots.append({"label":"Park total",**clean(dict(zip(K,v)))})
for cc in range(2,13): ws.cell(r,cc).fill=fill
ws.cell(r+2,2,"52 weeks. Tourist market = published FY26 tariff x 7 nights; tourist passing = achieved; occupied = average for June. Manager lives rent free.").font=Font(name="Gill Sans MT",size=8,italic=True)
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=30
for c,w in zip(range(3,13),[7,7,8,8,10,10,11,11,13,13]): ws.column_dimensions[L(c)].width=w
ws.freeze_panes="C6"; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
for i,row in enumerate([["Tariff FY26","Low","High"],["Powered site / night",42,68],["Unpowered / night",28,45],["Studio cabin / night",110,165],["2BR villa / night",170,260]]): sp.append(row)
wb.active=1; wb.save(doc(n))
save(n,"UM",K,rows,tots,"Australian park site schedule, merged two-row header, weekly and yearly rents, cover and tariff sheets",hard=True)
