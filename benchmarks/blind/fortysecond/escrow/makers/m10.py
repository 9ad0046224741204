# SiteLink-like self storage rent roll export: 90 units, numbers as text, size, days past due; sorted by unit; second sheet summary
from common import *
import xlsxwriter
from datetime import date,timedelta,datetime
rng=random.Random(4110);F='SiteLink_RentRoll_Chuckanut_Storage.xlsx'
nm=names(rng,120,'{l}, {f}');Z=[('5x5',25,59),('5x10',50,94),('10x10',100,149),('10x15',150,189),('10x20',200,232),('10x30',300,309)]
wb=xlsxwriter.Workbook(doc(F));sm=wb.add_worksheet('Summary');ws=wb.add_worksheet('RentRoll')
b=wb.add_format({'bold':1,'bg_color':'#D9D9D9','border':1});mo=wb.add_format({'num_format':'#,##0.00'});dt=wb.add_format({'num_format':'m/d/yyyy'});bd=wb.add_format({'bold':1});bm=wb.add_format({'bold':1,'num_format':'#,##0.00','top':6})
ws.write(0,0,'Chuckanut Mini Storage - Site L014',bd);ws.write(1,0,'Rent Roll as of 10/31/2025')
H=['Unit','Size','Area','Door','Tenant','Account #','Move In','Std Rate','Rent','Insurance','Variance','Paid Thru','Days Past Due','Balance','Status']
ws.write_row(3,0,H,b);rows=[];R=4
for bl in 'ABCDE':
    for k in range(1,19):
        z=Z[min(5,max(0,'ABCDE'.index(bl)+rng.choice([0,0,0,1])))];u=f'{bl}{k:03d}'
        ty='Swing' if bl in 'AB' else 'Roll-up';x=rng.random();st='Occupied' if x<.86 else 'Vacant' if x<.97 else 'Unrentable'
        if (bl,k)==('C',1): st='Company'
        r=dict(unit=u,area=z[1],unitType=z[0],statusText=st,marketRent=float(z[2]))
        v=[u,z[0],z[1],ty,None,None,None,float(z[2])]
        ws.write_row(R,0,v[:4]);ws.write(R,7,float(z[2]),mo);ws.write(R,14,st)
        if st=='Occupied':
            n=nm.pop();mi=date(2017,1,1)+timedelta(days=rng.randrange(0,3200));rent=float(z[2]+rng.choice([-20,-8,0,0,7,15,22]));ins=rng.choice([0.0,12.0,12.0,19.0])
            late=rng.choice([0]*8+[17,44]);bal=0.0 if not late else rent+ins+(25 if late>30 else 0)
            ws.write(R,4,n);ws.write(R,5,f'{rng.randrange(2000,9999)}');ws.write_datetime(R,6,datetime(mi.year,mi.month,mi.day),dt);ws.write(R,8,rent,mo);ws.write(R,9,ins,mo);ws.write(R,10,rent-z[2],mo);ws.write_datetime(R,11,datetime(2025,10,31)-timedelta(days=late),dt);ws.write(R,12,late);ws.write(R,13,bal,mo)
            r.update(tenantName=n,moveInDate=mi.isoformat(),contractRent=rent,balance=bal,charges=[dict(code='Insurance',amount=ins)])
        rows.append(r);R+=1
S=lambda k:sum(r.get(k,0) for r in rows);o=[r for r in rows if r['statusText']=='Occupied']
ws.write(R,0,'Totals',bd);ws.write(R,2,S('area'),bd);ws.write(R,7,S('marketRent'),bm);ws.write(R,8,S('contractRent'),bm);ws.write(R,9,sum(r['charges'][0]['amount'] for r in o),bm);ws.write(R,10,S('contractRent')-sum(r['marketRent'] for r in o),bm);ws.write(R,13,S('balance'),bm)
ws.set_column(0,3,8);ws.set_column(4,4,24);ws.set_column(5,14,11);ws.freeze_panes(4,1);ws.set_landscape();ws.fit_to_pages(1,0)
sm.write(0,0,'Chuckanut Mini Storage',bd);sm.write(1,0,'Occupancy by status, 10/31/2025');sm.write_row(3,0,['Status','Units','Sq Ft','Gross Potential','Actual'],b);q=4
for s in('Occupied','Vacant','Unrentable','Company','Total'):
    L=[r for r in rows if s in(r['statusText'],'Total')];sm.write_row(q,0,[s,len(L),sum(r['area'] for r in L)]);sm.write(q,3,sum(r['marketRent'] for r in L),mo);sm.write(q,4,sum(r.get('contractRent',0) for r in L),mo);q+=1
sm.set_column(0,4,15);sm.set_landscape();wb.close()
save(F,'SELF_STORAGE','Self-storage system export, 90 units, summary sheet first',False,'Chuckanut Mini Storage','2025-10-31',rows,90,len(o),len([r for r in rows if r['statusText']=='Vacant']),sheet='RentRoll')
