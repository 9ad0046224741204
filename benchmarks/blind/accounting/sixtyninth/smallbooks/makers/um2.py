# mobile home park pad mix, xlsx, two phases, blank column A
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
N='Pad mix - Cottonwood Estates.xlsx'
wb=Workbook();ws=wb.active;ws.title="pad mix";ob=wb.create_sheet("old 2023")
for r in [["Cottonwood pad mix 2023 - superseded"],["SW pads",61],["DW pads",74],["RV",18]]: ob.append(r)
F="Calibri";ws["B2"]="COTTONWOOD ESTATES MHC";ws["B2"].font=Font(name=F,bold=True,size=13);ws["B3"]="Pads by kind, rents effective 1/1/2025 - count of 3/31/2025"
S=[("OLD SIDE (rows 1-6)",[("Single wide 40x80",3200,38,35,415,455),("Single wide corner",3900,6,6,430,470),("Double wide 50x90",4500,21,20,465,510),("Park-owned SW, 2 bd",3200,5,3,885,925)]),
("NEW SIDE (rows 7-13)",[("Single wide 45x90",4050,17,17,455,480),("Double wide 55x100",5500,53,50,505,535),("Double wide lake",6200,9,9,580,610),("Triple wide",7000,2,1,610,640),("Park-owned DW, 3 bd",5500,3,3,1190,1225)]),
("RV ROW",[("RV pull-thru 50A monthly",2100,10,8,540,540),("RV back-in 30A monthly",1500,12,7,475,475)])]
K=["sf","units","occupied","vacant","pct_occ","actual","market","actual_total","market_total"]
thin=Side(style="thin");b=Font(name=F,bold=True)
for c,a,z in [(4,4,7),(8,8,9),(10,10,11)]:
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=z);x=ws.cell(5,c,{4:"PADS",8:"AVG RENT / PAD",10:"MONTHLY"}[c]);x.font=b;x.alignment=Alignment(horizontal="center");x.fill=PatternFill("solid",fgColor="FFD9D9D9")
for i,h in enumerate(["Kind of pad","Pad sf","Total","Occ","Empty","% occ","In place","Asking","In place","Asking x all"]):
    x=ws.cell(6,2+i,h);x.font=b;x.border=Border(bottom=thin);x.alignment=Alignment(horizontal="left" if i==0 else "right")
r=7;rows=[];tots=[];g=[0]*5
def put(r,vals,bold):
    for j,(k,v) in enumerate(zip(K,vals)):
        if v is None: continue
        x=ws.cell(r,3+j,v/100 if k=="pct_occ" else v);x.font=Font(name=F,bold=bold);x.number_format="0.0%" if k=="pct_occ" else ("$#,##0" if k in("actual","market","actual_total","market_total") else "#,##0")
        if bold: x.border=Border(top=thin)
for s,L in S:
    ws.cell(r,2,s).font=Font(name=F,bold=True,underline="single");r+=1;st=[0]*5
    for t,sf,n,o,a,mk in L:
        v=[sf,n,o,n-o,round(o/n*100,1),a,mk,o*a,n*mk]
        ws.cell(r,2,t).font=Font(name=F);put(r,v,False);ws.cell(r,7).value=o/n
        rows.append({"type":t,**dict(zip(K,v))});r+=1
        for i,z in enumerate([n,o,n-o,o*a,n*mk]): st[i]+=z;g[i]+=z
    lab=s.split(" (")[0].title().replace("Rv","RV")+" total"
    ws.cell(r,2,lab).font=b;v=[None,st[0],st[1],st[2],round(st[1]/st[0]*100,1),None,None,st[3],st[4]];put(r,v,True);ws.cell(r,7).value=st[1]/st[0]
    tots.append({"label":lab,**{k:z for k,z in zip(K,v) if z is not None}});r+=2
v=[None,g[0],g[1],g[2],round(g[1]/g[0]*100,1),round(g[3]/g[1]),round(g[4]/g[0]),g[3],g[4]]
ws.cell(r,2,"PARK TOTAL / AVERAGE").font=b;put(r,v,True);ws.cell(r,7).value=g[1]/g[0]
for j in range(9): ws.cell(r,3+j).border=Border(top=thin,bottom=Side(style="double"))
tots.append({"label":"PARK TOTAL / AVERAGE",**{k:z for k,z in zip(K,v) if z is not None}})
ws.cell(r+2,2,"Park-owned homes: rent is home and pad together. Empty DW pad #88 is the well lot, cannot be used.").font=Font(name=F,italic=True,size=9)
ws.column_dimensions["A"].width=2.5;ws.column_dimensions["B"].width=27
for c in "CDEFGHI": ws.column_dimensions[c].width=9.5
for c in "JK": ws.column_dimensions[c].width=13
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;wb.save(out(N))
save(N,"UM","park owner's xlsx, grouped header, phases with totals, blank first column",False,K,rows,tots);print(tots[-1])
