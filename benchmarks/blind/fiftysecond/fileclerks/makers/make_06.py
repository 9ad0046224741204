# flex park, broker's workbook: Summary in front, grouped/merged 2-line headers, annual + monthly + PSF, step rows under tenants, lease signed not begun
import xlsxwriter,datetime
from common import *
from datetime import date as D
N='Tamarack Flex Park - RR (Marketing).xlsx'
# bldg, suite, tenant, office%, sf, start,end, psf, nnn psf, steps[(date,psf)], opt
T=[('A','A-100','Northgate Cabinet Works',.15,7200,D(2021,8,1),D(2026,7,31),10.25,3.10,[],'1 x 3 yr'),
('A','A-120','Precision Lab Supply, Inc.',.35,9600,D(2023,1,1),D(2028,12,31),11.50,3.10,[(D(2026,1,1),11.85),(D(2027,1,1),12.20),(D(2028,1,1),12.57)],'2 x 5 yr @ FMV'),
('A','A-140',None,.20,4800,None,None,11.75,None,[],None),
('A','A-150','Elevate Gymnastics',.10,12000,D(2020,6,1),D(2030,5,31),9.00,3.10,[(D(2026,6,1),9.27),(D(2027,6,1),9.55)],'None'),
('B','B-200','Corvid Robotics',.60,14400,D(2024,9,1),D(2031,8,31),13.25,2.95,[(D(2025,9,1),13.65),(D(2026,9,1),14.06)],'1 x 5 yr @ 95% FMV'),
('B','B-220','Meltwater Brewing Co.',.12,8400,D(2022,4,1),D(2027,3,31),10.80,2.95,[(D(2026,4,1),11.12)],'1 x 5 yr'),
('B','B-230','AAA Fire & Alarm',.30,3600,D(2019,2,1),'MTM',10.00,2.95,[],'None'),
('B','B-235',None,.30,3600,None,None,11.75,None,[],None),
('B','B-235 (future)','Kestrel HVAC Services',.30,3600,D(2026,1,1),D(2030,12,31),11.60,2.95,[(D(2027,1,1),11.95)],'1 x 5 yr'),
('C','C-300','Pallet & Parcel Logistics',.05,24000,D(2018,10,1),D(2028,9,30),8.40,2.70,[(D(2026,10,1),8.65)],'2 x 5 yr'),
('C','C-340','State Dept. of Revenue (records)',.05,6000,D(2017,7,1),D(2027,6,30),8.95,0.0,[],'Terminates on 180 days'),
('C','C-350',None,.25,5400,None,None,10.50,None,[],None)]
T[4]=('B','B-200','Corvid Robotics',.60,14400,D(2024,9,1),D(2031,8,31),13.65,2.95,[(D(2026,9,1),14.06),(D(2027,9,1),14.48)],'1 x 5 yr @ 95% FMV')
wb=xlsxwriter.Workbook(doc(N));wb.set_properties({'created':datetime.datetime(2025,10,20),'author':'D. Ostrander'})
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
navy=F(bold=1,font_color='white',bg_color='#1B3A57',align='center',valign='vcenter',text_wrap=1,border=1);tx=F();ind=F(italic=1,font_color='#555555',align='right')
i0=F(num_format='#,##0');d2=F(num_format='$#,##0.00');d0=F(num_format='$#,##0');p0=F(num_format='0%');dd=F(num_format='mmm-yy',align='center');dm=F(num_format='m/d/yy',align='center')
sb=F(bold=1,top=1);s0=F(bold=1,top=1,num_format='#,##0');sd=F(bold=1,top=1,num_format='$#,##0');s2=F(bold=1,top=1,num_format='$#,##0.00');bh=F(bold=1,bg_color='#DCE6F1');vac=F(bold=1,font_color='#B00000')
sm=wb.add_worksheet('Summary');w=wb.add_worksheet('Rent Roll');nt=wb.add_worksheet('Assumptions')
phys=[t for t in T if 'future' not in t[1]];occ=[t for t in phys if t[2]]
tsf=sum(t[4] for t in phys);osf=sum(t[4] for t in occ)
ann=lambda t:round(t[4]*t[7],2)
inpl=sum(ann(t) for t in occ)
for r,(a,b,f) in enumerate([('TAMARACK FLEX PARK',None,tx),('Offering Summary',None,tx),('Buildings',3,i0),('Rentable SF',tsf,i0),('Leased & occupied SF',osf,i0),('Occupancy (physical)',osf/tsf,p0),('In-place base rent (annual)',inpl,d0),('Average in-place PSF',inpl/osf,d2),('Land (acres)',9.4,tx)]):
    sm.write(r,1,a,F(bold=1,font_size=14) if r==0 else tx)
    if b is not None:sm.write(r,3,b,f)
sm.set_column(1,1,30);sm.set_column(3,3,14)
w.merge_range(0,1,0,14,'TAMARACK FLEX PARK  |  RENT ROLL AS OF NOVEMBER 1, 2025',F(bold=1,font_size=14,align='center'))
r=2
w.merge_range(r,1,r+1,1,'Suite',navy);w.merge_range(r,2,r+1,2,'Tenant',navy);w.merge_range(r,3,r+1,3,'Rentable\nSF',navy);w.merge_range(r,4,r+1,4,'Office\n%',navy)
w.merge_range(r,5,r,6,'Lease Term',navy);w.write(r+1,5,'Begin',navy);w.write(r+1,6,'End',navy)
w.merge_range(r,7,r,9,'In-Place Base Rent',navy)
for j,h in enumerate(['Annual','Monthly','PSF']):w.write(r+1,7+j,h,navy)
w.merge_range(r,10,r,11,'NNN Recoveries',navy);w.write(r+1,10,'Annual',navy);w.write(r+1,11,'PSF',navy)
w.merge_range(r,12,r,13,'Scheduled Increases',navy);w.write(r+1,12,'Date',navy);w.write(r+1,13,'Annual Rent',navy)
w.merge_range(r,14,r+1,14,'Renewal Options',navy)
r=4;truth=[];cur=None
def sub(b):
    global r
    g=[t for t in phys if t[0]==b];o=[t for t in g if t[2]]
    w.write(r,1,'',sb);w.write(r,2,f'Building {b} - {sum(t[4] for t in o)/sum(t[4] for t in g):.0%} occupied',sb);w.write(r,3,sum(t[4] for t in g),s0)
    for j in (4,5,6,9,11):w.write(r,j,'',sb)
    A=sum(ann(t) for t in o);w.write(r,7,A,sd);w.write(r,8,A/12,s2);w.write(r,10,sum(t[4]*t[8] for t in o),sd);r+=2
for b,u,n,of,sf,s,e,psf,nnn,st,op in T:
    if b!=cur:
        if cur:sub(cur)
        w.merge_range(r,1,r,14,f'BUILDING {b}',bh);r+=1;cur=b
    w.write(r,1,u,tx);w.write(r,3,sf,i0);w.write(r,4,of,p0)
    t=dict(unit=u,building=f'BUILDING {b}',area=sf)
    if not n:
        w.write(r,2,'VACANT',vac);w.write(r,14,f'Asking ${psf:.2f} NNN',ind);t['statusText']='VACANT'
    else:
        fut='future' in u
        w.write(r,2,n+(' (signed; not commenced)' if fut else ''),tx)
        w.write_datetime(r,5,datetime.datetime.combine(s,datetime.time()),dm)
        if isinstance(e,str):w.write(r,6,e,F(align='center'))
        else:w.write_datetime(r,6,datetime.datetime.combine(e,datetime.time()),dm)
        A=ann((b,u,n,of,sf,s,e,psf))
        f7,f8,f9=(F(num_format='$#,##0',italic=1,font_color='#7F7F7F'),F(num_format='$#,##0.00',italic=1,font_color='#7F7F7F'),F(num_format='$#,##0.00',italic=1,font_color='#7F7F7F')) if fut else (d0,d2,d2)
        w.write(r,7,A,f7);w.write(r,8,round(A/12,2),f8);w.write(r,9,psf,f9);w.write(r,10,round(sf*nnn,2),d0 if not fut else f7);w.write(r,11,nnn,d2 if not fut else f9);w.write(r,14,op,tx)
        t.update(tenantName=n,statusText='signed; not commenced' if fut else 'Occupied',contractRent=round(A/12,2),annualRent=A,leaseStartDate=s,leaseEndDate=e,rentSteps=[])
        for k,(d,q) in enumerate(st):
            if k:r+=1
            w.write_datetime(r,12,datetime.datetime.combine(d,datetime.time()),dm);w.write(r,13,round(sf*q,2),d0)
            t['rentSteps'].append(dict(date=str(d),amount=round(sf*q,2),per='year'))
    truth.append(t);r+=1
sub(cur)
w.write(r,2,'TOTAL PARK',sb);w.write(r,3,tsf,s0);w.write(r,7,inpl,sd);w.write(r,8,inpl/12,s2);w.write(r,10,sum(t[4]*t[8] for t in occ),sd);r+=2
for s in ['Occupied: %s SF (%.1f%%)   Vacant: %s SF (%.1f%%)'%(f'{osf:,}',osf/tsf*100,f'{tsf-osf:,}',(1-osf/tsf)*100),'Kestrel HVAC lease is signed and commences January 1, 2026; its rent is not in the totals. Suite B-235 is shown vacant until then.','Recoveries are the landlord\'s 2025 estimates.']:
    w.write(r,1,s,F(italic=1,font_size=9));r+=1
w.set_column(0,0,2)
for j,x in enumerate([14,36,10,8,10,10,12,12,8,12,8,10,12,24]):w.set_column(1+j,1+j,x)
w.set_landscape();w.fit_to_pages(1,0);w.hide_gridlines(2)
for i,x in enumerate([('Market rent, office/flex','$11.75 NNN'),('Market rent, bulk','$9.25 NNN'),('Escalation','3.0% per year'),('Downtime','6 months'),('General vacancy','7.0%')]):nt.write(i,0,x[0],tx);nt.write(i,1,x[1],tx)
nt.set_column(0,1,24);wb.close()
save(N,dict(propertyName='TAMARACK FLEX PARK',asOnDate='2025-11-01',units=len(phys),occupied=len(occ),vacant=len(phys)-len(occ),sheet='Rent Roll',rows=truth),'INDUSTRIAL','investment broker','grouped merged headers, building bands and subtotals, step rows below tenant, future lease row, summary sheet in front')
