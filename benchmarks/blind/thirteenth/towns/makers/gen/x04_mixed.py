# Old bank building: shops below (yearly rents) and flats above (monthly rents) on one sheet
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(6404); N=Names(r)
D=dt.date
FN='old_bank_building_shops_and_flats.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll 1-1-26'
H=Font(name='Calibri',bold=True,size=11); gr=PatternFill('solid',fgColor='E7E6E6')
ws['A1']='The Old Bank Building'; ws['A1'].font=Font(size=18,bold=True)
ws['A2']='100-108 Commerce Street'; ws['A3']='Rent roll as of'; ws['B3']=D(2026,1,1); ws['B3'].number_format='mmmm d, yyyy'; ws['B3'].alignment=Alignment(horizontal='left')
ws['A5']='STREET FLOOR'; ws['A5'].font=H
h1=['Shop','Tenant','Sq ft','Begins','Ends','Yearly rent','Monthly rent','CAM / mo.','Total / mo.','Next bump','Bumps to (mo.)']
S=[('100','Grounds & Co. Coffee',1450,D(2022,5,1),D(2027,4,30),17400,110,D(2026,5,1),1500),('102','Ashcraft Law Office',1100,D(2020,10,1),D(2026,9,30),13860,85,None,None),('104','(vacant - was the florist)',900,None,None,None,None,None,None),
 ('106','Stitch & Thread Quilts',1620,D(2023,3,1),D(2028,2,29),16524,120,D(2026,3,1),1404),('108','Valley Hearing Aids',840,D(2024,7,1),D(2029,6,30),11340,65,D(2026,7,1),975)]
def hdr(i,h):
    for j,x in enumerate(h,1):
        c=ws.cell(i,j,x); c.font=H; c.fill=gr; c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='center'); c.border=Border(bottom=Side(style='thin'))
hdr(6,h1); i=7; rows=[]
for u,t,sf,a,z,yr,cam,bd,bm in S:
    ws.cell(i,1,u); ws.cell(i,2,t); ws.cell(i,3,sf)
    if yr:
        mo=yr/12; ws.cell(i,4,a); ws.cell(i,5,z); ws.cell(i,6,yr); ws.cell(i,7,mo); ws.cell(i,8,cam); ws.cell(i,9,mo+cam); ws.cell(i,10,bd); ws.cell(i,11,bm)
        d=dict(unit=u,section='STREET FLOOR',tenantName=t,statusText='Occupied',area=sf,leaseStartDate=iso(a),leaseEndDate=iso(z),annualRent=yr,contractRent=mo,charges=[dict(code='CAM',amount=cam)],totalCharges=mo+cam)
        if bd: d['rentSteps']=[dict(date=iso(bd),amount=bm)]
        rows.append(d)
    else: rows.append(dict(unit=u,section='STREET FLOOR',statusText='vacant',area=sf))
    for j in (4,5,10): ws.cell(i,j).number_format='mm/dd/yy'
    for j in (6,7,8,9,11): ws.cell(i,j).number_format='#,##0.00'
    i+=1
cy=sum(s[5] or 0 for s in S); cc=sum(s[6] or 0 for s in S)
for j,v in ((2,'shops'),(3,sum(s[2] for s in S)),(6,cy),(7,cy/12),(8,cc),(9,cy/12+cc)):
    c=ws.cell(i,j,v); c.font=H; c.border=Border(top=Side(style='thin')); c.number_format='#,##0.00' if j>3 else '#,##0'
i+=2; ws.cell(i,1,'UPSTAIRS FLATS').font=H; i+=1
hdr(i,['Flat','Name','Size','Moved in','Lease ends','Market','Rent now','Parking','Total / mo.','Deposit','Remarks']); i+=1
fl=[]
for u in ['2A','2B','2C','2D','2E','3A','3B','3C','3D','3E']:
    sz=r.choice(['1 bed','1 bed','2 bed','studio']); mk={'studio':595,'1 bed':725,'2 bed':895}[sz]
    d=dict(u=u,sz=sz,mk=mk)
    if u=='3C': d['v']=1
    else:
        d.update(n=N.full(),mi=D(r.randint(2017,2025),r.randint(1,12),1),rent=mk-r.choice([0,20,45,70,95]),pk=r.choice([0,0,25,50])); d['dep']=r.choice([300,500,d['rent']]); y=r.choice([D(2026,r.randint(2,11),28),'m/m']); d['end']=y; d['rem']={'2B':'barber next door uncle','3A':'noise complaints, ok since','3E':'wants 2 yrs'}.get(u)
    fl.append(d)
    b=dict(unit=u,section='UPSTAIRS FLATS',unitType=sz,marketRent=mk)
    ws.cell(i,1,u); ws.cell(i,2,d.get('n') or 'VACANT'); ws.cell(i,3,sz); ws.cell(i,6,mk)
    if 'n' in d:
        ws.cell(i,4,d['mi']); ws.cell(i,5,d['end']); ws.cell(i,7,d['rent']); ws.cell(i,8,d['pk']); ws.cell(i,9,d['rent']+d['pk']); ws.cell(i,10,d['dep']); ws.cell(i,11,d['rem'])
        rows.append(row(**b,tenantName=d['n'],statusText='Occupied',moveInDate=iso(d['mi']),leaseEndDate=d['end'] if isinstance(d['end'],str) else iso(d['end']),contractRent=d['rent'],charges=[dict(code='Parking',amount=d['pk'])],totalCharges=d['rent']+d['pk'],deposit=d['dep']))
    else: rows.append(row(**b,statusText='VACANT'))
    for j in (4,5): ws.cell(i,j).number_format='mm/dd/yy'; ws.cell(i,j).alignment=Alignment(horizontal='right')
    for j in (6,7,8,9,10): ws.cell(i,j).number_format='#,##0.00'
    i+=1
T=lambda k:sum(d.get(k,0) for d in fl)
for j,v in ((2,'flats'),(6,T('mk')),(7,T('rent')),(8,T('pk')),(9,T('rent')+T('pk')),(10,T('dep'))):
    c=ws.cell(i,j,v); c.font=H; c.border=Border(top=Side(style='thin')); c.number_format='#,##0.00'
i+=2; ws.cell(i,2,'WHOLE BUILDING, rent only, a month').font=H; ws.cell(i,7,cy/12+T('rent')).number_format='"$"#,##0.00'; ws.cell(i,7).font=H
ws.cell(i+1,2,'15 spaces: 13 let, 2 vacant')
for c,w in zip('ABCDEFGHIJK',(15,28,9,11,11,12,12,11,12,11,24)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+FN)
save(FN,'MIXED_USE','two sections with different columns on one sheet, yearly and monthly shop rents, flats above',False,propertyName='The Old Bank Building',asOnDate='2026-01-01',units=15,occupied=13,vacant=2,sheet=None,rows=rows,printedTotals=dict(contractRent=cy/12+T('rent'),shopsRent=cy/12,flatsRent=T('rent'),annualRent=cy,marketRent=T('mk'),deposit=T('dep')))
