"""X7: large garden lease-up, Entrata-like flat export, numbers and dates partly as text, building column, plan summary at the end."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font
R=random.Random(167); AS=dt.date(2026,1,20); FN='Rent_Roll_Willow_Trace_20260120.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Sheet0'; bf=Font(bold=True)
ws.append(['Property:','Willow Trace Apartments']); ws.append(['Report:','Rent Roll (Unit Level)']); ws.append(['Effective Date:','01/20/2026']); ws.append([None])
H=['Building','Unit Number','Floor Plan','Unit SqFt','Occupancy Status','Lease Status','Resident Name','Move-In Date','Lease Start Date','Lease End Date','Notice / Move-Out Date','Advertised Rent','Lease Rent','Recurring Concession','Amenity Fees','Other Recurring','Total Scheduled','Deposits Held','Ledger Balance']
ws.append(H)
from openpyxl.styles import Alignment
for c in ws[5]: c.font=bf; c.alignment=Alignment(wrap_text=True,vertical='bottom')
ws.row_dimensions[5].height=30
pl=[('Aspen 1BR/1BA',705,1420),('Birch 1BR/1BA Den',822,1575),('Cedar 2BR/2BA',1080,1845),('Dogwood 3BR/2BA',1315,2230)]
m=lambda d:d.strftime('%m/%d/%Y') if d else None; tx=lambda v:f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
rows=[]; T=dict(mk=0,r=0,c=0,a=0,o=0,t=0,d=0,b=0)
late={11,12,13}
for b in range(1,14):
    for k in range(24):
        fl=k//8+1; u=f'{b:02d}{fl}{k%8+1:02d}'; p,sf,ask=pl[[0,2,1,2,0,3,1,2][k%8]]; ask+=20*(fl==3)
        occp={11:.35,12:.12,13:0}.get(b,.9); q=R.random()
        x=dict(building=f'Building {b}',unit=u,unitType=p,area=sf,marketRent=ask); st='Vacant'; ls=None
        if q<occp:
            st='Occupied'; a,l=person(R); s=dt.date(2025,1,10)+dt.timedelta(days=R.randrange(0,370)); term=R.choice([12,13,14,15]); rent=ask-R.choice([0,0,15,50]); con=-R.choice([0,0,0,75,round(rent/term,2)]); am=R.choice([0,15,40]); ot=R.choice([28,28,63,103]); t=round(rent+con+am+ot,2)
            ls='Current'; mo=None; e=endlease(s,term)
            if R.random()<.05: ls='Notice'; mo=dt.date(2026,2,R.randrange(1,28))
            x.update(tenantName=f'{l}, {a}',moveInDate=s,leaseStartDate=s,leaseEndDate=e,moveOutDate=mo,contractRent=rent,charges=[dict(code=h,amount=v) for h,v in(('Lease Rent',rent),('Recurring Concession',con),('Amenity Fees',am),('Other Recurring',ot))],totalCharges=t,deposit=R.choice([0,200,500]),balance=R.choice([0,0,0,0,-20,t,35.75]),statusText='Occupied')
        elif b==13: st='Down - Under Construction'; x['statusText']=st
        else:
            st='Vacant'; x['statusText']='Vacant'
            if R.random()<.35: st='Vacant - Leased'; x['statusText']=st
        ws.append([x['building'],u,p,sf,st,ls,x.get('tenantName'),m(x.get('moveInDate')),m(x.get('leaseStartDate')),m(x.get('leaseEndDate')),m(x.get('moveOutDate')),tx(ask)]+([tx(h['amount']) for h in x['charges']]+[tx(x['totalCharges']),tx(x['deposit']),tx(x['balance'])] if 'charges' in x else []))
        x['fut']=0; rows.append(x); T['mk']+=ask
        if 'charges' in x:
            for kk,h in zip('rcao',x['charges']): T[kk]+=h['amount']
            T['t']+=x['totalCharges'];T['d']+=x['deposit'];T['b']+=x['balance']
        if st=='Vacant - Leased':
            a,l=person(R); s=AS+dt.timedelta(days=R.randrange(2,50)); rent=ask-25; con=-round(rent/12,2) if R.random()<.7 else 0
            y=dict(building=x['building'],unit=u,unitType=p,area=sf,statusText='Future Resident',tenantName=f'{l}, {a}',moveInDate=s,leaseStartDate=s,leaseEndDate=endlease(s,13),contractRent=rent,charges=[dict(code=h,amount=v) for h,v in(('Lease Rent',rent),('Recurring Concession',con),('Amenity Fees',0),('Other Recurring',28))],totalCharges=round(rent+con+28,2),deposit=200,balance=0,fut=1)
            ws.append([x['building'],u,p,sf,'Future Resident','Approved',y['tenantName'],m(s),m(s),m(y['leaseEndDate']),None,None]+[tx(h['amount']) for h in y['charges']]+[tx(y['totalCharges']),tx(200),tx(0)]); rows.append(y)
phys=[x for x in rows if not x['fut']]; occ=[x for x in phys if 'charges' in x]
ws.append(['Total (excludes future residents)',None,None,sum(x['area'] for x in phys)]+[None]*7+[tx(round(T[k],2)) for k in('mk','r','c','a','o','t','d','b')])
for c in ws[ws.max_row]: c.font=bf
ws.append([None]); ws.append(['Floor Plan','Units','Occupied','Vacant','Down','Avg. Advertised'])
for c in ws[ws.max_row]: c.font=bf
for p,_,_ in pl:
    S=[x for x in phys if x['unitType']==p]; o=sum('charges' in x for x in S); dn=sum(x['statusText'].startswith('Down') for x in S); ws.append([p,len(S),o,len(S)-o-dn,dn,round(sum(x['marketRent'] for x in S)/len(S),2)])
dn=sum(x['statusText'].startswith('Down') for x in phys); ws.append(['All',len(phys),len(occ),len(phys)-len(occ)-dn,dn])
for c,w in zip('ABCDEFGHIJKLMNOPQRS',(13,11,20,9,24,12,26)+(13,)*12): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN)); nvac=len(phys)-len(occ)-dn
chk=[[k,round(sum(x.get(k,0) for x in rows if not x['fut']),2),'excl. future: checked in generator'] for k in('contractRent','totalCharges')]
assert abs(chk[0][1]-T['r'])<.01 and abs(chk[1][1]-T['t'])<.01
for x in rows: x.pop('fut')
save(FN,'MULTIFAMILY','Entrata-like flat unit-level export, 312 units, amounts and dates as text, future rows, plan summary',True,rows,'Willow Trace Apartments',AS,len(phys),len(occ),nvac,checks=[['marketRent',T['mk'],None]])
print(len(rows),len(phys),len(occ),nvac,dn)
