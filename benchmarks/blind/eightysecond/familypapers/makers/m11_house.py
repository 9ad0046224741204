# Old .xls of a religious student house: beds
from common import *
import xlwt
g=G(1111); r=g.r
fn='NEWMANHS.xls'
rows=[]
rooms=[('101',1),('102',2),('103',2),('104',2),('201',2),('202',2),('203',2),('204',3),('205',1),('301',2),('302',2),('303',2),('304',1),('Annex 1',2),('Annex 2',1)]
for rm,b in rooms:
    k={1:'Single',2:'Double',3:'Triple'}[b]; rate={'Single':640,'Double':495,'Triple':430}[k]
    for i in range(b):
        d=dict(_rm=rm,_bed=chr(65+i),unit=rm if b==1 else f'{rm}-{chr(65+i)}',unitType=k)
        z=r.random()
        if rm=='101': d.update(tenantName='Br. Anselm (resident director)',statusText='Occupied',contractRent=0,_meal=0,_park=0,totalCharges=0,deposit=0); rows.append(d); continue
        if z<.1: d.update(statusText='vacant'); rows.append(d); continue
        meal=r.choice([0,185,185,185]); pk=r.choice([0,0,35]); sp=r.random()<.12
        en=dt.date(2026,5,15) if not sp else dt.date(2025,12,19)
        d.update(tenantName=g.lf(),statusText='Occupied',leaseStartDate=r.choice([dt.date(2025,8,16)]*4+[dt.date(2025,6,1)]),leaseEndDate=en,contractRent=rate,_meal=meal,_park=pk,totalCharges=rate+meal+pk,deposit=r.choice([250,250,250,0]))
        d['charges']=[dict(code='Room',amount=rate)]+([dict(code='Meals',amount=meal)] if meal else [])+([dict(code='Parking',amount=pk)] if pk else [])
        rows.append(d)
wb=xlwt.Workbook(); ws=wb.add_sheet('FALL25')
X=xlwt.easyxf
b=X('font: name Arial, bold on, height 200'); t=X('font: name Arial, height 200'); h=X('font: name Arial, bold on, height 200; borders: bottom medium; align: horiz center, wrap on'); m=X('font: name Arial, height 200',num_format_str='$#,##0.00'); dd=X('font: name Arial, height 200',num_format_str='d-mmm-yy'); mb=X('font: name Arial, bold on, height 200; borders: top thin',num_format_str='$#,##0.00'); vac=X('font: name Arial, height 200, italic on; pattern: pattern solid, fore_colour light_yellow')
ws.write(0,0,'NEWMAN HOUSE - 1920 COLLEGE AVE',X('font: name Arial, bold on, height 280')); ws.write(1,0,'Room roll, fall term 2025 (as of 10/15/2025)',t)
H=['ROOM-BED','TYPE','STUDENT','FROM','TO','ROOM','MEALS','PARKING','MONTHLY','DEPOSIT']; H1=['','','','','','per mo.','per mo.','per mo.','TOTAL','']
for i,x in enumerate(H): ws.write(3,i,x,h)
for i,x in enumerate(H1): ws.write(4,i,x,h)
y=5; pr=None
for d in rows:
    ws.write(y,0,int(d['unit']) if d['unit'].isdigit() else d['unit'],t)
    ws.write(y,1,d['unitType'],t)
    if 'tenantName' not in d:
        for i in range(2,10): ws.write(y,i,'vacant' if i==2 else '',vac)
    else:
        ws.write(y,2,d['tenantName'],t)
        if 'leaseStartDate' in d: ws.write(y,3,d['leaseStartDate'],dd); ws.write(y,4,d['leaseEndDate'],dd)
        ws.write(y,5,d['contractRent'],m)
        if d['_meal']: ws.write(y,6,d['_meal'],m)
        if d['_park']: ws.write(y,7,d['_park'],m)
        ws.write(y,8,d['totalCharges'],m); ws.write(y,9,d['deposit'],m)
    y+=1
S=lambda k:sum(d.get(k,0) for d in rows)
ws.write(y,0,'TOTAL',mb)
for i in range(1,10): ws.write(y,i,{5:S('contractRent'),6:S('_meal'),7:S('_park'),8:S('totalCharges'),9:S('deposit')}.get(i,''),mb)
n=len(rows); v=sum('tenantName' not in d for d in rows)
ws.write(y+2,0,f'Beds: {n}   Filled: {n-v}   Vacant: {v}',t); ws.write(y+3,0,'Spring contracts open for beds marked vacant. 12/19/25 = fall only.',t)
for i,w in enumerate([12,9,32,12,12,11,11,11,12,11]): ws.col(i).width=w*256
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1
wb.save(DOC+fn)
ch=[['contractRent',S('contractRent')],['totalCharges',S('totalCharges')],['deposit',S('deposit')]]
for d in rows:
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'STUDENT_HOUSING','old xls, beds in rooms, two-line header with the same word twice',True,dict(propertyName='NEWMAN HOUSE',asOnDate='2025-10-15',units=n,occupied=n-v,vacant=v,sheet=None,planted=None,rows=rows),ch)
