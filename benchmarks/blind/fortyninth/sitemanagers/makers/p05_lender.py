# Lender's certified monthly rent roll, text print in Courier; one rent has a wrong digit
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
N='loan_monthly_rent_roll_pinecrest.pdf'; g=random.Random(4505); W,H=landscape(letter); ppl=iter(people(g,80)); rows=[]
for i in range(64):
    u=str(1+i) ; t=[('1/1',640,985),('2/1',860,1140),('2/2',925,1210)][i%3 if i<48 else 1]
    r=dict(unit=u,unitType=t[0],area=t[1],marketRent=t[2])
    if i in(6,19,33,52): r.update(tenantName=None,statusText='VACANT')
    else:
        a,b=next(ppl); s=D.date(2024,g.randint(2,12),1); mtm=g.random()<.07
        rent=t[2]-g.choice([0,15,30,45,60,85]); oth=g.choice([0,0,25,35,60])
        r.update(tenantName=f'{a[0]}. {b}'.upper(),statusText='Occupied',leaseStartDate=s if not mtm else D.date(2022,s.month,1),leaseEndDate='M-T-M' if mtm else D.date(2025,s.month,1)-D.timedelta(days=1) if s.month>1 else None,contractRent=rent,oth=oth,totalCharges=rent+oth,deposit=g.choice([300,500,500,700]),balance=g.choice([0]*10+[rent,140]))
        if not mtm and r['leaseEndDate']<D.date(2025,3,31): r['leaseStartDate']=D.date(2025,s.month,1); r['leaseEndDate']=D.date(2026,s.month,1)-D.timedelta(days=1)
    rows.append(r)
T=lambda k:sum(r.get(k) or 0 for r in rows); tot={k:T(k) for k in('area','marketRent','contractRent','oth','totalCharges','deposit','balance')}
bad=rows[41]; old=bad['contractRent']; new=int(str(old)[:-2]+('1' if str(old)[-2]!='1' else '7')+str(old)[-1]); bad['contractRent']=new
pages=[]; L=[]
d=lambda x:x if isinstance(x,str) else x.strftime('%m-%d-%y') if x else ''
n=lambda v:f'{v:,}' if v is not None else ''
def line(*a): return '%-5s %-6s %6s  %-20s %-9s %-9s %9s %9s %8s %9s %9s %9s'%a
def head(): return ['LOAN NO. 70-441829-03'.ljust(52)+'BORROWER: PINECREST VILLAGE HOLDINGS LLC'.ljust(60),'COLLATERAL: PINECREST VILLAGE APARTMENTS, 64 UNITS'.ljust(52)+'MONTHLY RENT ROLL AS OF MARCH 31, 2025','',line('UNIT','BR/BA','SQ FT','TENANT','LEASE','LEASE','MARKET','LEASE','OTHER','TOTAL','SECURITY','PAST'),line('NO.','','','','FROM','TO','RENT','RENT','CHGS','MONTHLY','DEPOSIT','DUE'),'-'*120]
L=head()
for i,r in enumerate(rows):
    if i in(36,): pages.append(L); L=head()
    L.append(line(r['unit'],r['unitType'],r['area'],r['tenantName'] or '** VACANT **',d(r.get('leaseStartDate')),d(r.get('leaseEndDate')),n(r['marketRent']),n(r.get('contractRent')),n(r.get('oth')),n(r.get('totalCharges')),n(r.get('deposit')),n(r.get('balance'))))
L+=['='*120,line('TOTAL','64',n(tot['area']),'60 OCC / 4 VAC','','',n(tot['marketRent']),n(tot['contractRent']),n(tot['oth']),n(tot['totalCharges']),n(tot['deposit']),n(tot['balance'])),'']; 
pages.append(L)
pages.append(head()[:2]+['','OCCUPANCY','  UNITS OCCUPIED .......... 60     93.75 PCT','  UNITS VACANT ............  4      6.25 PCT','','THE UNDERSIGNED, AN AUTHORIZED OFFICER OF BORROWER, CERTIFIES TO LENDER THAT THE FOREGOING RENT ROLL IS TRUE,','CORRECT AND COMPLETE AS OF THE DATE STATED ABOVE, THAT NO RENT HAS BEEN COLLECTED MORE THAN ONE MONTH IN','ADVANCE, AND THAT NO LEASE CONTAINS A PURCHASE OPTION OR RIGHT OF FIRST REFUSAL.','','','BY: ______________________________     TITLE: ______________________     DATE: APRIL 9, 2025'])
c=canvas.Canvas(doc(N),pagesize=(W,H))
for i,p in enumerate(pages):
    c.setFont('Courier',9.6); y=H-40
    for t in p: c.drawString(36,y,t); y-=11.6
    c.drawCentredString(W/2,24,f'PAGE {i+1} OF {len(pages)}'); c.showPage()
c.save()
for r in rows:
    if 'oth' in r: r['charges']=[dict(code='OTHER CHGS',amount=r.pop('oth'))]
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
save(N,dict(propertyName='PINECREST VILLAGE APARTMENTS',asOnDate='2025-03-31',units=64,occupied=60,vacant=4,planted=dict(what=f"Unit {bad['unit']}: lease rent printed as {new:,} instead of {old:,}; row total and column total still use {old:,}",kind='digit_changed'),rows=rows),'MULTIFAMILY',"lender's certified roll, Courier text print, two-line header")
