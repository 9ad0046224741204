from common import *
import openpyxl
from openpyxl.styles import *
fn='FrostlineGateway_IndRR_Jul25.xlsx'
wb=openpyxl.Workbook(); cv=wb.active; cv.title='Cover'; w=wb.create_sheet('RR 2025-07'); sk=wb.create_sheet('Rollover')
cv['B3']='Frostline Gateway Logistics Park'; cv['B3'].font=Font(size=18,bold=True); cv['B4']='Cold storage and flex - Savannah, Georgia'; cv['B6']='Prepared for lender, July 31, 2025'; cv['B7']='Tabs: RR 2025-07 (rent roll), Rollover'
T=[('Bldg 100 - Cold Storage',[('100-A','Polar Pantry Foods','Freezer -10F',84200,9600,D(2020,8,1),D(2032,7,31),13.9,[(D(2025,8,1),14.32),(D(2026,8,1),14.75)],'NNN'),('100-B','Gulf Current Seafood Co.','Freezer -10F',46750,5150,D(2023,2,1),D(2030,1,31),14.6,[(D(2026,2,1),15.04),(D(2027,2,1),15.49)],'NNN'),('100-C','MedChill Biologics','Cooler +36F',22800,2100,D(2022,11,1),D(2027,10,31),16.25,[(D(2025,11,1),16.74),(D(2026,11,1),17.24)],'NNN'),('100-D',None,'Cooler +36F',18400,1850,None,None,0,[],'')]),
('Bldg 200 - Flex',[('201','Halyard Marine Electronics','Flex / showroom',9600,None,D(2021,5,1),D(2026,4,30),12.25,[],'MG'),('202','Corvid Robotics, Inc.','Flex / R&D',14200,None,D(2024,1,1),D(2031,12,31),13.5,[(D(2026,1,1),13.97),(D(2027,1,1),14.46)],'NNN'),('203','Sweetgrass Brewing Supply','Flex / whse',7850,None,D(2022,9,1),D(2025,8,31),11,[],'MG'),('204',None,'Flex / whse',7850,None,None,None,0,[],''),('205-206','Blackbeard Moving & Storage','Flex / whse',15700,None,D(2023,7,1),D(2028,6,30),11.4,[(D(2026,7,1),11.74),(D(2027,7,1),12.09)],'NNN')]),
('Bldg 300 - Dry Distribution',[('300 North','Tessera Tile Importers','Dry whse 32 ft',121500,None,D(2019,4,1),D(2029,3,31),7.1,[(D(2026,4,1),7.31),(D(2027,4,1),7.53)],'NNN'),('300 South','Dunmore Paper & Packaging','Dry whse 32 ft',98400,None,D(2024,10,1),D(2034,9,30),7.85,[(D(2025,10,1),8.13),(D(2026,10,1),8.41)],'NNN'),('300 Yard','Savline Trailer Parking','Trailer yard',None,None,D(2023,1,1),'Month to month',0,[],'Gross')])]
th=Side('thin',color='808080'); HF=PatternFill('solid',fgColor='375623'); W=Font(name='Segoe UI',size=9,bold=True,color='FFFFFF'); N=Font(name='Segoe UI',size=9); B=Font(name='Segoe UI',size=9,bold=True)
w['B2']='Frostline Gateway Logistics Park'; w['B2'].font=Font(name='Segoe UI',size=13,bold=True); w['B3']='Rent roll at 7/31/2025; amounts in US$'; w['B3'].font=N
h=['Suite','Tenant','Space type','RSF','Pallet positions','Commencement','Expiration','Lease basis','Annual base rent','Rent $/RSF','Est. monthly recoveries','Security deposit','Step 1 date','Step 1 annual rent','Step 2 date','Step 2 annual rent']
for i,t in enumerate(h):
    q=w.cell(5,2+i,t); q.font=W; q.fill=HF; q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
w.row_dimensions[5].height=40
y=6; rows=[]
def tot(lab,L):
    global y
    S=lambda k: sum(x.get(k,0) for x in L)
    for c in range(2,18): w.cell(y,c).border=Border(top=th,bottom=th); w.cell(y,c).fill=PatternFill('solid',fgColor='E2EFDA')
    for c,v,nf in ((2,lab,'General'),(5,S('area'),'#,##0'),(6,S('_pp') or None,'#,##0'),(10,S('annualRent'),'#,##0'),(12,S('_rec'),'#,##0'),(13,S('deposit'),'#,##0')): q=w.cell(y,c,v); q.font=B; q.number_format=nf
    y+=1
for b,L0 in T:
    w.cell(y,2,b).font=B; w.merge_cells(start_row=y,end_row=y,start_column=2,end_column=17); y+=1; L=[]
    for u,t,k,a,pp,s,e,psf,stp,basis in L0:
        x=dict(unit=u,building=b,unitType=k,area=a,_pp=pp or 0); x={q:v for q,v in x.items() if v is not None}; L.append(x)
        v=[u,t or 'Available',k,a,pp]
        if t:
            an=float(round(psf*a)) if a else 66000.0; rec={'NNN':3.1,'MG':1.05,'Gross':0}[basis]*(a or 0); x['_rec']=float(round(rec/12)); dep=float(round(an/12,-2))
            x.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=an,deposit=dep,rentSteps=[dict(date=q,amount=float(round(z*a)),per='year') for q,z in stp])
            x['charges']=[dict(code='Est. monthly recoveries',amount=x['_rec'])]
            v+=[s,e,basis,an,round(an/a,2) if a else None,x['_rec'],dep]
            for z in x['rentSteps']: v+=[z['date'],z['amount']]
        else: x['statusText']='Available'
        for i,z in enumerate(v):
            q=w.cell(y,2+i,z); q.font=N
            if isinstance(z,dt.date): q.number_format='dd-mmm-yyyy'; q.alignment=Alignment(horizontal='center')
            elif isinstance(z,(int,float)): q.number_format='0.00' if i==9 else '#,##0'
        y+=1
    tot(f'Subtotal {b}',L); y+=1; rows+=L
tot('Park total',rows)
w.cell(y+1,2,'Est. monthly recoveries are one-twelfth of the 2025 budget pass-throughs (taxes, insurance, CAM, refrigeration utilities billed separately).').font=Font(name='Segoe UI',size=8,italic=True)
w.cell(y+2,2,'300 Yard: 64 trailer stalls, flat fee, no RSF.').font=Font(name='Segoe UI',size=8,italic=True)
for i,wd in enumerate([3,12,28,17,10,10,13,14,8,13,9,12,11,13,13,13,13]): w.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=wd
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
sk.append(['Year','RSF expiring','Annual base rent']); ys={}
for x in rows:
    if hasattr(x.get('leaseEndDate'),'year'): q=ys.setdefault(x['leaseEndDate'].year,[0,0]); q[0]+=x['area']; q[1]+=x['annualRent']
for k in sorted(ys): sk.append([k]+ys[k])
wb.active=1; wb.save(path(fn))
save(fn,'WAREHOUSE','Sponsor workbook: cold storage, flex and dry buildings, annual rents, step columns, three sheets',True,'Frostline Gateway Logistics Park','2025-07-31',len(rows),len(rows)-2,2,rows,sheet='RR 2025-07')
