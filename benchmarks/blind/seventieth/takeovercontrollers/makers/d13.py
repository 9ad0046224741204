from common import *
import xlwt
rng=random.Random(7013); fn='TRICOUNTY RR.xls'
nm=['Aldous Veterinary Supply','Bright Path Tutoring','Canyon Hearing Center','Datum Survey Group','Everline Payroll Inc','First Light Home Health','Gantry Crane Parts','Hobart & Finch Attorneys','Ironbark Software','Juniper Physical Therapy','Keystone Escrow','Lockwood Drafting','Mosaic Counseling','Nimbus IT Services','Orchard Pediatric Dental','Pryor Chiropractic','Quillwork Printing','Redfern Appraisal','Sable Event Rentals','Tern Marine Insurance','Umber Interiors']
vac={'A-104','B-202','C-103','C-206'}
us_=[f'{b}-{f}{k:02d}' for b in 'ABC' for f in (1,2) for k in range(1,5 if (b,f)!=('C',2) else 7)][:25]
vac={us_[3],us_[9],us_[18],us_[24]}
assert len(us_)-len(vac)==21
rows=[];it=iter(nm)
for u in us_:
    a=rng.choice([820,960,1140,1275,1480,1810,2350]); r=dict(unit=u[2:],building=u[0],area=a)
    if u in vac: r['statusText']='Vacant'
    else:
        mo=round(a*rng.choice([1.45,1.5,1.55,1.6,1.7])/5)*5; s=dt.date(rng.choice([2021,2022,2023,2024]),rng.randint(1,12),1); e=addm(s,rng.choice([36,60,60]))-dt.timedelta(1)
        mtm=e<dt.date(2025,5,1)
        st=[]; x=dt.date(2025 if s.month>4 else 2026,s.month,1); am=mo
        while not mtm and x<e and len(st)<2: am=round(am*1.03,2); st.append(dict(date=iso(x),amount=am)); x=addm(x,12)
        opx=round(a*.42,2)
        r.update(tenantName=next(it),statusText='Leased',leaseStartDate=iso(s),leaseEndDate='MTM' if mtm else iso(e),contractRent=mo,annualRent=mo*12,charges=[dict(code='NNN Est',amount=opx)],totalCharges=round(mo+opx,2),rentSteps=st,deposit=rng.choice([mo,mo,1000]))
    rows.append(r)
wb=xlwt.Workbook(); ws=wb.add_sheet('RR APR25',cell_overwrite_ok=True)
x=lambda s,nf=None: xlwt.easyxf(s,num_format_str=nf or 'General')
base='font: name Tahoma, height 160;'; bold='font: name Tahoma, height 160, bold on;'
T=x(base); N2=x(base,'#,##0.00'); N0=x(base,'#,##0'); DT=x(base,'mm/dd/yy'); HB=x(bold+'align: horiz center, wrap on; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow;'); BT=x(bold+'borders: top thin;','#,##0.00'); BT0=x(bold+'borders: top thin;','#,##0'); BB=x(bold)
ws.write(0,0,'TRI-COUNTY BUSINESS PARK - BLDGS A, B & C',x('font: name Tahoma, height 220, bold on;')); ws.write(1,0,'RENT ROLL @ 04/30/25',BB)
g=[(0,'Bldg'),(1,'Suite'),(2,'Tenant'),(3,'Status'),(4,'RSF'),(5,'Commence'),(6,'Expire'),(7,'Rent/Mo'),(8,'Rent/Yr'),(9,'NNN Est/Mo'),(10,'Total/Mo'),(11,'Date'),(12,'Rent/Mo'),(13,'Date'),(14,'Rent/Mo'),(15,'Deposit')]
ws.write_merge(3,3,5,6,'TERM',HB); ws.write_merge(3,3,7,10,'CURRENT',HB); ws.write_merge(3,3,11,12,'STEP 1',HB); ws.write_merge(3,3,13,14,'STEP 2',HB)
for j,h in g: ws.write(4,j,h,HB)
for j,w in enumerate([6,7,28,9,8,10,10,11,12,11,12,10,11,10,11,11]): ws.col(j).width=256*w
q=5
D9=lambda s: dt.datetime.fromisoformat(s)
for b in 'ABC':
    rs=[r for r in rows if r['building']==b]
    for r in rs:
        ws.write(q,0,b,T); ws.write(q,1,r['unit'],T); ws.write(q,2,r.get('tenantName',''),T); ws.write(q,3,r['statusText'],T); ws.write(q,4,r['area'],N0)
        if 'tenantName' in r:
            ws.write(q,5,D9(r['leaseStartDate']),DT)
            if r['leaseEndDate']=='MTM': ws.write(q,6,'MTM',x(base+'align: horiz right;'))
            else: ws.write(q,6,D9(r['leaseEndDate']),DT)
            ws.write(q,7,r['contractRent'],N2); ws.write(q,8,r['annualRent'],N2); ws.write(q,9,r['charges'][0]['amount'],N2); ws.write(q,10,r['totalCharges'],N2)
            for i,s in enumerate(r['rentSteps']): ws.write(q,11+2*i,D9(s['date']),DT); ws.write(q,12+2*i,s['amount'],N2)
            ws.write(q,15,r['deposit'],N2)
        q+=1
    def tot(lbl,z):
        global q
        for j in range(16): ws.write(q,j,'',BT)
        ws.write(q,2,lbl,BT); ws.write(q,4,tsum(z,'area'),BT0); ws.write(q,7,tsum(z,'contractRent'),BT); ws.write(q,8,tsum(z,'annualRent'),BT); ws.write(q,9,round(sum(r['charges'][0]['amount'] for r in z if 'charges' in r),2),BT); ws.write(q,10,tsum(z,'totalCharges'),BT); ws.write(q,15,tsum(z,'deposit'),BT); q+=2
    tot(f'SUBTOTAL BLDG {b}',rs)
tot('TOTAL PARK',rows)
ws.write(q,2,f'{len(rows)} suites / {len(rows)-4} leased / 4 vacant',T)
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(D+fn)
finish(fn,dict(propertyName='Tri-County Business Park',asOnDate='2025-04-30',units=25,occupied=21,vacant=4,sheet='RR APR25',planted=None,rows=rows),'OFFICE','xls old workbook, bldg column, grouped header, two step pairs',False,{k:tsum(rows,k) for k in('area','contractRent','annualRent','totalCharges','deposit')})
