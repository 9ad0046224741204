# student housing unit mix by floor plan & bed type, xlsx with summary sheet first; planted total_wrong in a section subtotal
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(3305)
n='UM_campus_walk_fall25.xlsx'
wb=Workbook(); w0=wb.active; w0.title='Notes'
for i,x in enumerate(['Campus Walk - Fall 2025 / Spring 2026','Source: rent roll dated 9/15/2025 from third-party manager','All rents are per bed per installment (12 installments); utilities cap billed separately','Occupancy counts executed leases in place; model beds are counted as vacant','Compiled by asset management, 9/22/2025'],2): w0.cell(i,2,x)
w0.column_dimensions['B'].width=90
ws=wb.create_sheet('Unit Mix')
A=lambda **k: Font(name='Aptos',size=10,**k)
ws['B2']='Campus Walk'; ws['B2'].font=Font(name='Aptos',size=16,bold=True,color='1F3864'); ws['B3']='Unit Mix by Floor Plan and Bed Type'; ws['B3'].font=A(italic=True)
G=[('B','B',''),('C','F','Configuration'),('G','J','Beds'),('K','L','Avg. Rent / Bed'),('M','N','Monthly Rent')]
for a,b,x in G:
    if x: ws.merge_cells(f'{a}5:{b}5'); ws[f'{a}5']=x
H=['Floor Plan / Bed Type','BR','BA','Units','Avg SF / Unit','Total Beds','Occupied Beds','Vacant Beds','% Occ.','Market','In-Place','Market','In-Place']
for i,x in enumerate(H,2): ws.cell(6,i,x)
for r in (5,6):
    for c in range(2,15):
        y=ws.cell(r,c); y.font=A(bold=True,color='FFFFFF'); y.fill=PatternFill('solid',fgColor='1F3864'); y.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[6].height=30
K=['beds','baths','units','sf','other:Beds Total Beds','occupied','vacant','pct_occ','market','actual','market_total','actual_total']
D=[('Private Bedroom',[('S1 Studio',0,1,16,412,1,1189),('A1 - 1x1',1,1,24,538,1,1245),('A1R - 1x1 Renovated',1,1,8,538,1,1325),('B1 - 2x2 Flat',2,2,36,824,2,969),('B1R - 2x2 Flat Renovated',2,2,20,824,2,1035),('B2 - 2x2.5 Townhome',2,2.5,12,1016,2,999),('C1 - 3x3',3,3,28,1144,3,879),('C1R - 3x3 Renovated',3,3,10,1144,3,939),('D1 - 4x4',4,4,54,1392,4,799),('D1R - 4x4 Renovated',4,4,22,1392,4,849),('D2 - 4x4 Townhome',4,4.5,16,1568,4,869)]),
('Shared Bedroom',[('B1S - 2x2 Double',2,2,10,824,4,639),('D1S - 4x4 Double (1 room)',4,4,8,1392,5,655),('D1T - 4x2 Double',4,2,6,1210,8,559)])]
r=7; rows=[]; tots=[]; al=[]
FM=['0','0.0','0','#,##0','0','0','0','0.0%','$#,##0','$#,##0','$#,##0','$#,##0']
def put(lab,v,bold=False,indent=0):
    global r
    c=ws.cell(r,2,lab); c.font=A(bold=bold); c.alignment=Alignment(indent=indent)
    for i,(x,f) in enumerate(zip(v,FM),3):
        if x is None: 
            if bold: ws.cell(r,i).border=Border(top=Side('thin'))
            continue
        y=ws.cell(r,i,x/100 if f=='0.0%' else x); y.number_format=f; y.font=A(bold=bold); y.alignment=Alignment(horizontal='right')
        if bold: y.border=Border(top=Side('thin'))
    if bold: c.border=Border(top=Side('thin'))
    r+=1
def tot(L):
    U=sum(x[2] for x in L);B=sum(x[4] for x in L);O=sum(x[5] for x in L)
    mt=sum(x[10] for x in L);at=sum(x[11] for x in L)
    return [None,None,U,round(sum(x[2]*x[3] for x in L)/U),B,O,B-O,round(O/B*100,1),round(mt/B),round(at/O),mt,at]
plant=None
for s,P in D:
    ws.cell(r,2,s).font=A(bold=True,color='1F3864'); r+=1; L=[]
    for nm,br,ba,u,sf,bpu,mk in P:
        B=u*bpu; O=min(B,round(B*R.uniform(.86,1.0))); act=mk-R.randint(8,58)
        v=[br,ba,u,sf,B,O,B-O,round(O/B*100,1),mk,act,mk*B,act*O]; L.append(v); put(nm,v,indent=1)
        rows.append(dict(type=nm,**dict(zip(K,v))))
    v=tot(L); pv=list(v)
    if s=='Private Bedroom': pv[5]=v[5]+10; plant=(v[5],pv[5])
    put(f'{s} Subtotal',pv,True); tots.append(dict(label=f'{s} Subtotal',**{k:x for k,x in zip(K,pv) if x is not None})); al+=L; r+=1
v=tot(al); put('Total / Weighted Average',v,True); tots.append(dict(label='Total / Weighted Average',**{k:x for k,x in zip(K,v) if x is not None}))
ws.cell(r+1,2,'Renovated = flooring, quartz, stainless package completed 2023-2025.').font=A(italic=True,size=None) if False else Font(name='Aptos',size=8,italic=True)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=33
for c in 'CDEFGHIJKLMN': ws.column_dimensions[c].width=11
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(n)); print(plant)
save(n,'UM',K,rows,tots,'student housing unit mix by floor plan and bed type, renovated plans, grouped header',True,{"what":f"Private Bedroom Subtotal, Occupied Beds printed {plant[1]} instead of {plant[0]}; vacant, % and grand total follow the true figure","kind":"total_wrong"})
