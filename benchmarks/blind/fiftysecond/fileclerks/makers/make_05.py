# manufactured-home park, Rent Manager-ish portrait report, 74 sites, charges by code as columns, status column, 3 pages, PLANTED: row_dropped
import random
from common import *
from datetime import date as D,timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(77)
N='SilverFernMHC_RR_083125.pdf'
W,H=letter
fn='Dale Joyce Vern Tammy Earl Rosa Kenny Opal Floyd Glenda Chuck Mavis Ruben Darla Clyde Nell Arlo Wanda Otis Fern'.split()
ln='Stroud Pickett Maddux Loera Haney Beasley Crum Tillman Yates Orozco Dyer Self Wray Nance Kimsey Ponce Lovell Garr Bagley Teel'.split()
rows=[];used=set()
for i in range(1,75):
    x=dict(u=f'{i:03d}',rent=R.choice([465,465,480,480,495,510]))
    q=R.random()
    if i in(33,34):x['st']='Vacant Site'
    elif i in(12,58,66):x['st']='Vacant Home'
    elif i==1:x['st']='Office/Model'
    else:
        x['st']='Park Owned Home' if q<.15 else 'Resident Owned'
        while 1:
            n=R.choice(ln)+', '+R.choice(fn)
            if n not in used:break
        used.add(n);x['n']=n;x['mi']=D(2003,1,1)+timedelta(days=R.randrange(8200))
        x['home']=R.choice([350.,375.,425.]) if x['st'].startswith('Park') else 0.
        x['wat']=round(R.uniform(18,61),2);x['tr']=14.0;x['pet']=R.choice([0,0,0,10.,20.])
        x['bal']=R.choice([0,0,0,0,-25.0,round(R.uniform(60,900),2)])
    rows.append(x)
DROP='047'
from reportlab.lib import colors
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
cols=[('Site',30,0),('Resident',56,0),('Occupancy',150,0),('Move In',228,0),('Lot\nRent',306,1),('Home\nRent',348,1),('Water/\nSewer',390,1),('Trash',424,1),('Pet',454,1),('Total\nCharges',508,1),('Balance\nDue',572,1)]
def head(p):
    c.setFont('Helvetica-Bold',13);c.drawString(30,H-40,'Rent Roll');c.setFont('Helvetica',8.5)
    c.drawString(30,H-53,'Property: Silver Fern Estates MHC (sfern)');c.drawString(30,H-64,'As of: 08/31/2025');c.drawRightString(W-38,H-40,'Lodestar Communities, Inc.')
    c.setFillColor(colors.HexColor('#2F4F6F'));c.rect(28,H-98,W-62,26,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',8)
    for h,x,a in cols:
        L=h.split('\n')
        for k,s in enumerate(L):
            y=H-93+ (0 if len(L)==1 else 10*(1-k))
            (c.drawRightString if a else c.drawString)(x,y,s)
    c.setFillColor(colors.black);c.setFont('Helvetica',7);c.drawCentredString(W/2,24,f'Page {p}');c.drawString(30,24,'09/02/2025 7:41 AM  rjt')
    return H-112
y=head(1);p=1;tot=[0]*7;truth=[];k=0
g=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
for x in rows:
    v=None
    if 'n' in x:
        v=[x['rent'],x['home'],x['wat'],x['tr'],x['pet']];v=[float(a) for a in v];v+=[sum(v),x['bal']]
        for j in range(7):tot[j]+=v[j]
    if x['u']==DROP:continue
    if y<52:c.showPage();p+=1;y=head(p)
    if k%2:c.setFillColor(colors.HexColor('#EEF2F6'));c.rect(28,y-3.2,W-62,12.6,fill=1,stroke=0);c.setFillColor(colors.black)
    k+=1
    c.setFont('Helvetica',8);c.drawString(30,y,x['u']);c.drawString(150,y,x['st'])
    t=dict(unit=x['u'],statusText=x['st'])
    if v:
        c.drawString(56,y,x['n']);c.drawString(228,y,x['mi'].strftime('%m/%d/%Y'))
        for j,a in enumerate(v):c.drawRightString(cols[4+j][1],y,g(a))
        t.update(tenantName=x['n'],moveInDate=x['mi'],contractRent=v[0],totalCharges=round(v[5],2),balance=v[6],charges=[dict(code=cd,amount=a) for cd,a in zip(('Lot Rent','Home Rent','Water/Sewer','Trash','Pet'),v)])
    truth.append(t);y-=12.6
if y<150:c.showPage();p+=1;y=head(p)
c.line(28,y+8,W-34,y+8);c.setFont('Helvetica-Bold',8);c.drawString(30,y-3,'Totals: Silver Fern Estates MHC')
for j,a in enumerate(tot):c.drawRightString(cols[4+j][1],y-3,g(a))
y-=30;c.drawString(30,y,'Occupancy Recap');c.setFont('Helvetica',8)
from collections import Counter
C=Counter(x['st'] for x in rows)
for s in ('Resident Owned','Park Owned Home','Vacant Home','Vacant Site','Office/Model'):
    y-=12;c.drawString(40,y,s);c.drawRightString(170,y,str(C[s]));c.drawRightString(215,y,f'{C[s]/len(rows)*100:.1f}%')
y-=12;c.setFont('Helvetica-Bold',8);c.drawString(40,y,'Total Sites');c.drawRightString(170,y,str(len(rows)))
c.showPage();c.save()
d=next(x for x in rows if x['u']==DROP);assert 'n' in d
save(N,dict(propertyName='Silver Fern Estates MHC',asOnDate='2025-08-31',units=len(rows),occupied=C['Resident Owned']+C['Park Owned Home'],vacant=C['Vacant Home']+C['Vacant Site'],
 planted=dict(what=f"site {DROP} ({d['n']}, lot rent {d['rent']}) left off the printed rows; totals and recap still include it",kind='row_dropped'),rows=truth),'MANUFACTURED_HOUSING','park management system export','banded portrait, charges in columns, site ownership statuses, recap at end',True)
print(p,C)
