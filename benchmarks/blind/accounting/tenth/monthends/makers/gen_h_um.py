# budget workbook unit mix (GPR), subtotal by bedroom count, weighted averages
from emit import *
from openpyxl import Workbook
from openpyxl.styles import *
money=["units","pct_units","sf","total_sf","market","market_sf","actual","other:Loss to Lease Per Unit","market_total","annual"]
S=[("One Bedroom",[("A1 - Aster",1,1,24,655,1385,1322),("A1R - Aster (renovated)",1,1,16,655,1495,1448),("A2 - Begonia",1,1,20,712,1450,1391),("A3 - Clover w/ den",1,1,8,804,1575,1540)]),("Two Bedroom",[("B1 - Dahlia",2,1,28,893,1690,1604),("B2 - Elder",2,2,32,978,1795,1718),("B2R - Elder (renovated)",2,2,12,978,1935,1899),("B3TH - Fern townhome",2,2.5,6,1164,2140,2155)]),("Three Bedroom",[("C1 - Gentian",3,2,10,1236,2225,2110),("C2TH - Heather townhome",3,2.5,4,1388,2480,2395)])]
N=sum(x[3] for _,l in S for x in l)
wb=Workbook();ws=wb.active;ws.title="2026 GPR"
o=wb.create_sheet("Assumptions");o['A1']="Market rent growth 3.0% eff. 4/1/26; vacancy 5.5%; concessions 0.8%"
C=lambda **k:Font(name='Calibri',size=10,**k)
ws['B2']="Meadowlark Flats – 2026 Operating Budget";ws['B2'].font=C(bold=True);ws['B3']="Schedule 1: Unit Mix and Gross Potential Rent (December 2025 street rents)"
ws.merge_cells('C5:D5');ws['C5']="Config";ws.merge_cells('G5:H5');ws['G5']="Square Feet";ws.merge_cells('I5:J5');ws['I5']="Market Rent";ws.merge_cells('M5:N5');ws['M5']="Gross Potential Rent"
for c,t in zip("BCDEFGHIJKLMN",["Floor Plan","Bed","Bath","# Units","% of Units","Per Unit","Total","Per Unit","Per SF","Avg In-Place Rent","Loss to Lease Per Unit","Monthly","Annual"]):
    ws[c+'6']=t
for r in(5,6):
    for c in"BCDEFGHIJKLMN":
        x=ws[f'{c}{r}'];x.font=C(bold=True);x.fill=PatternFill('solid',fgColor='FFF2CC');x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom');x.border=Border(bottom=Side('thin')) if r==6 else Border(top=Side('thin'))
fm=['0','0.0%','#,##0','#,##0','$#,##0','$0.00','$#,##0','#,##0;(#,##0)','$#,##0','$#,##0']
R=[0,3,0,0,0,2,0,0,0,0]
def put(r,v,b=False):
    for c,q,f in zip("EFGHIJKLMN",v,fm):
        x=ws[f'{c}{r}'];x.value=q;x.number_format=f;x.font=C(bold=b)
        if b:x.border=Border(top=Side('thin'))
r=7;rows=[];tots=[]
def agg(l):
    u=sum(x[3] for x in l);s=sum(x[3]*x[4] for x in l);m=sum(x[3]*x[5] for x in l);a=sum(x[3]*x[6] for x in l)
    v=[u,u/N,s/u,s,m/u,m/s,a/u,None,m,12*m]
    v=[None if q is None else round(q,k) for q,k in zip(v,R)];v[7]=v[4]-v[6];return v
for sn,l in S:
    ws[f'B{r}']=sn;ws[f'B{r}'].font=C(bold=True,italic=True);r+=1
    for x in l:
        t,b,ba,u,sf,m,a=x;v=agg([x]);ws[f'B{r}']=t;ws[f'B{r}'].alignment=Alignment(indent=1);ws[f'C{r}']=b;ws[f'D{r}']=ba;put(r,v)
        rows.append({"type":t,"beds":b,"baths":ba,**dict(zip(money,v))});r+=1
    v=agg(l);lab=f"{sn} Total / Wtd Avg";ws[f'B{r}']=lab;ws[f'B{r}'].font=C(bold=True);put(r,v,True);tots.append({"label":lab,**dict(zip(money,v))});r+=2
v=agg([x for _,l in S for x in l]);ws[f'B{r}']="Total Property";ws[f'B{r}'].font=C(bold=True);put(r,v,True);tots.append({"label":"Total Property",**dict(zip(money,v))})
for k,t in enumerate(["Parentheses in Loss to Lease = in-place above market.","Garages (18 @ $110) and storage (22 @ $35) are budgeted on Schedule 3.","Approved by: ____________   Regional: D. Amaro   Date: 10/24/25"],2):ws[f'B{r+k}']=t;ws[f'B{r+k}'].font=C(italic=True)
for c,w in zip("ABCDEFGHIJKLMN",[2,30,6,6,8,10,10,11,11,9,12,13,13,14]):ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=28;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.sheet_view.showGridLines=False
wb.save(doc('Meadowlark 2026 Budget Unit Mix.xlsx'));emit('Meadowlark 2026 Budget Unit Mix.xlsx','UM',money,rows,tots)
