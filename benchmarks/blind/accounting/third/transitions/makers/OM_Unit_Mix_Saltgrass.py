"""Broker's one-page unit mix, two-line header, classic / renovated (xlsx)."""
import json, os, openpyxl
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='OM_Unit_Mix_Saltgrass'
D=[("1BR / 1BA","A1 Classic",38,640,1085,1150,1118,1195),("1BR / 1BA","A1 Renovated",26,640,1210,1310,1262,1325),("1BR / 1BA","A2 Classic",24,715,1140,1215,1176,1260),("1BR / 1BA","A2 Renovated",12,715,1295,1375,1331,1390),
("2BR / 1BA","B1 Classic",20,890,1260,1345,1303,1395),("2BR / 1BA","B1 Renovated",8,890,1425,1490,1454,1525),("2BR / 2BA","B2 Classic",30,985,1355,1440,1394,1495),("2BR / 2BA","B2 Renovated",22,985,1520,1625,1571,1650),("2BR / 2BA","B2 Renovated + Yard",4,985,1610,1650,1636,1725),
("3BR / 2BA","C1 Classic",10,1220,1640,1735,1689,1795),("3BR / 2BA","C1 Renovated",6,1220,1850,1925,1884,1995)]
MON=["units","pct_units","sf","total_sf","rent_low","rent_high","actual","actual_sf","actual_total","market","market_sf","market_total","other:Upside Per Unit"]
U=sum(d[2] for d in D)
wb=openpyxl.Workbook();w=wb.active;w.title="Unit Mix";w.sheet_view.showGridLines=False
f=lambda **k:Font(name='Garamond',size=11,**k);navy=PatternFill('solid',fgColor='243B4A');thin=Side(style='hair',color='888888')
w['B2']="SALTGRASS LANDING";w['B2'].font=Font(name='Garamond',size=18,bold=True,color='243B4A');w['B3']="Unit Mix & Rent Summary  |  Corpus Christi, Texas  |  March 2024 rent roll";w['B3'].font=f(italic=True)
H1=["Unit","Floor Plan","No. of","% of","Avg","Total","Rent Range",None,"In-Place Rent",None,None,"Market Rent",None,None,"Upside"]
H2=["Type","& Finish","Units","Total","SF","SF","Low","High","Avg","PSF","Monthly","Avg","PSF","Monthly","Per Unit"]
for i,h in ((5,H1),(6,H2)):
    for j,x in enumerate(h,2):
        c=w.cell(i,j,x);c.font=f(bold=True,color='FFFFFF');c.fill=navy;c.alignment=Alignment(horizontal='center')
for m in ('H5:I5','J5:L5','M5:O5'):w.merge_cells(m)
NF=['0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$0.00','$#,##0','$#,##0','$0.00','$#,##0','$#,##0']
def put(r,a,b,v,bold=False):
    for j,x in enumerate([a,b]+v,2):
        c=w.cell(r,j,x);c.font=f(bold=bold)
        if j>3:c.number_format=NF[j-4];c.alignment=Alignment(horizontal='center')
        c.border=Border(bottom=thin) if not bold else Border(top=Side(style='thin'))
def agg(ds):
    u=sum(d[2] for d in ds);s=sum(d[2]*d[3] for d in ds);a=sum(d[2]*d[6] for d in ds);m=sum(d[2]*d[7] for d in ds)
    return [u,round(u/U,3),round(s/u),s,None,None,round(a/u),round(a/s,2),a,round(m/u),round(m/s,2),m,round((m-a)/u)]
rows=[];tots=[];r=7;last=None;bed={}
for d in D:
    t,n,u,sf,lo,hi,ac,mk=d
    v=[u,round(u/U,3),sf,u*sf,lo,hi,ac,round(ac/sf+1e-9,2),u*ac,mk,round(mk/sf+1e-9,2),u*mk,mk-ac]
    put(r,t,n,v);rows.append({'type':t,'desc':n,**dict(zip(MON,v))});r+=1
def tot(lab,ds):
    global r
    v=agg(ds);put(r,lab,None,v,True);tots.append({k:x for k,x in zip(MON,v) if x is not None});r+=1
r+=1;tot("Subtotal - Classic",[d for d in D if 'Classic' in d[1]]);tot("Subtotal - Renovated",[d for d in D if 'Classic' not in d[1]])
tot("Total / Wtd. Average",D)
for j in range(2,17):w.cell(r-1,j).border=Border(top=Side(style='thin'),bottom=Side(style='medium'))
r+=1
for s in ("Renovated scope: plank flooring, stainless appliances, resurfaced counters, lighting package.","Market rents are broker estimates; square footage provided by Seller and not verified."):
    w.cell(r,2,s).font=Font(name='Garamond',size=9,italic=True);r+=1
r+=1
w.cell(r,3,"Bedroom Recap").font=f(bold=True);w.cell(r,4,"Units").font=f(bold=True);w.cell(r,5,"Mix").font=f(bold=True)
for b in "123":
    r+=1;k=sum(d[2] for d in D if d[0][0]==b);w.cell(r,3,f"{b} Bedroom").font=f();w.cell(r,4,k).font=f();c=w.cell(r,5,k/U);c.font=f();c.number_format='0%'
w.column_dimensions['A'].width=2
for col,wd in zip('BCDEFGHIJKLMNOP',(13,23,8,8,8,10,9,9,9,8,12,9,8,12,10)):w.column_dimensions[col].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f"{B}/documents/{N}.xlsx")
json.dump({"name":N+".xlsx","kind":"UM","planted":None,"money":MON,"rows":rows,"totals":tots},open(f"{B}/truth/{N}.json",'w'),indent=1)
