# Colocation schedule: two tables on one sheet (cages, cabinets), spacer columns, kW and PUE columns, escalators; openpyxl
from common import *
import random
from datetime import date as D
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rnd=random.Random(1010); N='DC-West_colo_schedule_Q3.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Colo Q3-26'
bd=Font(bold=True); wh=Font(bold=True,color='FFFFFF'); fill=PatternFill('solid',fgColor='0B3C49'); thin=Border(bottom=Side(style='thin'))
ws['A1']='DC-WEST (Reno) — COLOCATION CUSTOMER SCHEDULE'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Position at:'; ws['B2']=D(2026,9,30); ws['B2'].number_format='dd-mmm-yy'; ws['A3']='USD. MRC = monthly recurring charge. Power billed at cost and not shown.'
ws['A5']='TABLE 1 – CAGED SPACE'; ws['A5'].font=bd
def header(r,l1,l2):
    for j,(a,b) in enumerate(zip(l1,l2),1):
        for k,v in((0,a),(1,b)):
            c=ws.cell(r+k,j,v); 
            if a is not None or b is not None: c.font=wh; c.fill=fill; c.alignment=Alignment(horizontal='center',wrap_text=True)
header(6,['Hall','Cage','Customer',None,'Footprint','Power','Power',None,'Space','Power','X-conn','Total',None,'Service','Service','Uplift','Uplift'],['','ref','(code name where NDA)',None,'sq ft','kW contracted','kW drawn',None,'MRC','MRC','MRC','MRC',None,'commenced','term end','%','next MRC from / Space'])
C=[('DH1','C-101','Project Basalt (NDA)',2400,400,311,D(2022,4,1),D(2032,3,31),3.0),('DH1','C-102','Kestrelnet Carrier Services',850,120,88,D(2024,7,1),D(2027,6,30),2.5),('DH1','C-103','— reserved, Project Basalt ROFO —',1200,200,0,None,None,None),('DH1','C-104','Tonopah Credit Union',420,48,31,D(2021,11,15),D(2026,11,14),3.0),
('DH2','C-201','Umbral Render Farm Inc.',3100,900,842,D(2025,2,1),D(2030,1,31),2.0),('DH2','C-202','AVAILABLE',1800,300,0,None,None,None),('DH2','C-203A','Silverstate Health Exchange',640,80,52,D(2023,10,1),D(2028,9,30),3.0),('DH2','C-203B','Silverstate Health Exchange (DR)',640,80,12,D(2023,10,1),D(2028,9,30),3.0),('DH2','C-204','Washoe Gaming Systems',960,110,97,D(2020,5,1),'Evergreen 90d',None)]
r=8;rows=[];T=[0]*4;occ=vac=0;ar=0
for hall,cg,cu,sf,kw,dr,s,e,up in C:
    emp=s is None
    ws.cell(r,1,hall);ws.cell(r,2,cg);ws.cell(r,3,cu);ws.cell(r,5,sf);ws.cell(r,6,kw);ws.cell(r,7,dr); ar+=sf
    row=dict(unit=cg,building=hall,area=sf,section='TABLE 1 – CAGED SPACE')
    if emp: vac+=1; row['statusText']='AVAILABLE' if cu=='AVAILABLE' else 'reserved'
    else:
        occ+=1; sp=round(sf*rnd.choice([6.5,7,7.25])); pw=kw*rnd.choice([105,110]); xc=rnd.choice([0,350,700,1750]); tt=sp+pw+xc
        for j,v in((9,sp),(10,pw),(11,xc),(12,tt)): ws.cell(r,j,v).number_format='#,##0;(#,##0);0'
        ws.cell(r,14,s).number_format='dd-mmm-yy'; c=ws.cell(r,15,e); c.number_format='dd-mmm-yy'
        T=[a+b for a,b in zip(T,(sp,pw,xc,tt))]
        row.update(tenantName=cu,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=sp,totalCharges=tt,charges=[dict(code='Power MRC',amount=pw)]+([dict(code='X-conn MRC',amount=xc)] if xc else []))
        if up:
            ws.cell(r,16,up/100).number_format='0.0%'; nd=D(2027 if s.month<10 else 2026,s.month,s.day); 
            if nd<=D(2026,9,30): nd=D(2027,s.month,s.day)
            if nd<e:
                na=round(sp*(1+up/100)); ws.cell(r,17,f'{nd:%d-%b-%y}: {na:,}'); row['rentSteps']=[dict(date=nd.isoformat(),amount=na)]
    rows.append(row); r+=1
for j,v in((3,'Caged space total'),(5,ar),(6,sum(c[4] for c in C)),(7,sum(c[5] for c in C)),(9,T[0]),(10,T[1]),(11,T[2]),(12,T[3])): c=ws.cell(r,j,v); c.font=bd; c.border=Border(top=Side(style='medium')); c.number_format='#,##0'
r+=3; ws.cell(r,1,'TABLE 2 – CABINETS, COLO ROOM').font=bd; r+=1
header(r,['Row','Cab','Customer',None,'Size','Circuit',None,None,'MRC','Start','End','Auto-'],['','no.','',None,'U','A / V','',None,'all-in','date','date','renew']); r+=2
cu='Anvil Payroll|Brightmule SaaS|City of Fernley IT|Delphic Labs|Eighty Acre Wines|Frostline VFX|Gantry Freight|Humboldt ISP|Ironwood Dental Group'.split('|')
CT=0;co=cvac=0
for i in range(16):
    rw='ABCD'[i//4]; cab=f'{rw}{i%4+1:02d}'; size=rnd.choice([42,42,42,21]); ci=rnd.choice(['20/208','30/208','20/120'])
    ws.cell(r,1,rw);ws.cell(r,2,cab);ws.cell(r,5,size);ws.cell(r,6,ci); row=dict(unit=cab,section='TABLE 2 – CABINETS, COLO ROOM')
    if rnd.random()<.25: ws.cell(r,3,'AVAILABLE'); row['statusText']='AVAILABLE'; cvac+=1
    else:
        nm=rnd.choice(cu); m=(620 if size==42 else 380)+(240 if ci.startswith('30') else 90); s=D(rnd.randint(2021,2026),rnd.randint(1,8),1); e=rnd.choice(['M2M',D(2026,12,31),D(2028,5,31)])
        ws.cell(r,3,nm);ws.cell(r,9,m).number_format='#,##0';ws.cell(r,10,s).number_format='dd-mmm-yy';ws.cell(r,11,e).number_format='dd-mmm-yy';ws.cell(r,12,rnd.choice('YN')); CT+=m;co+=1
        row.update(tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=m)
    rows.append(row); r+=1
ws.cell(r,3,'Cabinets total').font=bd; ws.cell(r,9,CT).number_format='#,##0'; r+=2
ws.cell(r,3,'TOTAL MRC').font=bd; ws.cell(r,9,CT+T[3]).number_format='#,##0'; r+=1; ws.cell(r,3,f'25 spaces (9 cages, 16 cabinets): {occ+co} sold, {vac+cvac} available or reserved'); r+=2
ws.cell(r,1,'Cage C-103 is held under right of first offer to 31-Mar-27, no charge until taken up. Drawn kW is the September average. Footprint of cabinets is not measured.')
for k,w in zip('ABCDEFGHIJKLMNOPQ',[7,9,34,2,9,11,10,2,11,11,11,11,2,12,14,8,22]): ws.column_dimensions[k].width=w if k!='B' else 11
ws.row_dimensions[7].height=30
wb.create_sheet('Power bill').append(['Month','kWh','$/kWh','$']); wb['Power bill'].append(['Sep-26',1180400,.0712,84044.48])
wb.save(DOC(N)); assert len(rows)==25
save(N,'OTHER','Data-centre colocation schedule, two different tables on one sheet with spacer columns','kW columns, MRC split in space, power and cross-connect, reserved cage, code names, uplift text with date and amount in one cell, second table with all-in MRC under another header',rows,propertyName='DC-WEST (Reno)',asOn='2026-09-30',units=25,occupied=occ+co,vacant=vac+cvac,sheet='Colo Q3-26',checks=[('space+cab','contractRent',T[0]+CT),('tot','totalCharges',T[3])])
