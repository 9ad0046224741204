# Flat export, one row per recurring charge; vacant units one row with blanks
import random, datetime as D
from openpyxl import Workbook
from common import *
N='export_unit_charges_tamarack.xlsx'; g=random.Random(4811); ppl=iter(people(g,50)); rows=[]; wb=Workbook(); ws=wb.active; ws.title='UnitChargeExport'
ws.append(['PropCode','PropertyName','Bldg','UnitID','UnitType','SqFt','UnitStatus','ResidentID','ResidentName','LeaseFrom','LeaseTo','MoveIn','MarketRent','ChgCode','ChgDescription','ChgAmount','DepositHeld','CurBalance'])
T={'TH2':(1120,2050),'FL1':(735,1480),'FL2':(990,1760)}
for b in ('A','B','C'):
    for i in range(1,12):
        u=f'{b}-{100+i if i<7 else 194+i}'; t=list(T)[(i+ord(b))%3]; a,mk=T[t]
        r=dict(unit=u,building=b,propertyName='Tamarack Flats & Townhomes',unitType=t,area=a,marketRent=mk+.0)
        base=['tmrk',r['propertyName'],b,u,t,a]
        if g.random()<.09:
            r['statusText']='VR' if g.random()<.5 else 'VU'; ws.append(base+[r['statusText'],None,None,None,None,None,mk,None,None,None,None,None])
        else:
            f,l=next(ppl); s=D.datetime(2024,g.randint(3,12),g.randint(1,28)); e=s.replace(year=2025)-D.timedelta(days=1); mi=s.replace(year=s.year-g.choice([0,0,1,2,3])); rent=mk-g.choice([0,20,35,60,90])
            st='NU' if g.random()<.1 else 'OC'; ch=[('RENT','Apartment Rent',rent),('UTIB','Utility Billing Fee',6.5),('TRSH','Trash Service',22)]
            if g.random()<.3: ch.append(('PETF','Pet Rent',35))
            if g.random()<.25: ch.append(('CARP','Carport',40))
            if g.random()<.1: ch.append(('EMPD','Employee Discount',-round(rent*.2,2)))
            g.shuffle(ch) if g.random()<.15 else None
            dep=g.choice([250,500,99]); bal=g.choice([0,0,0,0,-6.5,rent,63.5]); rid=g.randint(20100,39999)
            r.update(tenantName=f'{l}, {f}',statusText=st,leaseStartDate=s.date().isoformat(),leaseEndDate=e.date().isoformat(),moveInDate=mi.date().isoformat(),contractRent=rent,charges=[dict(code=k,amount=v) for k,_,v in ch],deposit=dep,balance=bal)
            for k,n,v in ch: ws.append(base+[st,rid,r['tenantName'],s,e,mi,mk,k,n,v,dep,bal])
        rows.append(r)
for row in ws.iter_rows(min_row=2):
    for c in row[9:12]: c.number_format='yyyy-mm-dd'
for k,w in zip('ABCDEFGHIJKLMNOPQR',(9,26,6,9,9,7,10,11,22,11,11,11,11,8,20,10,11,10)): ws.column_dimensions[k].width=w
ws.auto_filter.ref=ws.dimensions; ws.freeze_panes='A2'
w2=wb.create_sheet('ExportInfo'); w2.append(['Export','UnitChargeExport v3']); w2.append(['Run at','2025-04-08 06:02:11']); w2.append(['Run by','svc_reports']); w2.append(['Status codes','OC occupied, NU notice unrented, VR vacant rented, VU vacant unrented'])
wb.save(doc(N)); v=sum('tenantName' not in r for r in rows)
save(N,dict(propertyName='Tamarack Flats & Townhomes',asOnDate=None,units=len(rows),occupied=len(rows)-v,vacant=v,sheet='UnitChargeExport',rows=rows),'MULTIFAMILY','flat export, one row per charge, run date only, no totals',True)
