# US office tower rent roll by floor, seller's broker package; ~95 suites, floor subtotals, no rules
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(216)
W,H=letter
A=['Ashgrove','Benning','Calloway','Dunmore','Eastlake','Fairmont','Gladstone','Hollis','Ingram','Jasper','Keystone','Larkin','Meridian','Northfield','Oakhurst','Pinnacle','Quarry','Redwood','Stanhope','Tremont','Upland','Verity','Westover','Yarrow']
B=['Law Group, P.C.','Capital Partners','Wealth Advisors','Title Agency','Software, Inc.','Engineering','CPAs, LLP','Staffing','Media Group','Benefits, LLC','Health Systems','Realty Advisors']
nm=[f'{a} {b}' for a in A for b in B];random.shuffle(nm)
c=canvas.Canvas(ROOT+'/documents/p6_one_prescott_tower.pdf',pagesize=letter);pg=0
X=[(40,0),(78,0),(238,1),(252,0),(306,0),(412,1),(468,1),(520,1),(574,1)]
def hd():
    global y,pg
    pg+=1;c.setFont('Helvetica-Bold',13);c.drawString(40,H-40,'ONE PRESCOTT TOWER');c.setFont('Helvetica',8);c.drawString(40,H-52,'Certified Rent Roll  —  Effective December 1, 2025');c.drawRightString(574,H-40,'Exhibit C')
    c.setFillColorRGB(.1,.2,.4)
    c.setFont('Helvetica-Bold',7)
    for l,(x,r) in zip(['Suite','Tenant','RSF','Lease\nCommences','Lease\nExpires','Base Rent\nper Month','Electric\nper Month','Parking\nper Month','Security\nDeposit'],X):
        for i,s in enumerate(reversed(l.split('\n'))):(c.drawRightString if r else c.drawString)(x,H-84+8*i,s)
    c.setFillGray(0);c.setFont('Helvetica',6.5);c.drawCentredString(W/2,24,f'Seller makes no representation beyond the purchase agreement.   — {pg} —');y=H-100
def ln(v,font='Helvetica',dy=10.4):
    global y
    if y<44:c.showPage();hd()
    c.setFont(font,7.2)
    for (x,r),s in zip(X,v):
        if s!='':(c.drawRightString if r else c.drawString)(x,y,s)
    y-=dy
hd();rows=[];G=[0]*5;k=0;vc=0;m=lambda d:d.strftime('%b %-d, %Y')
for fl in range(2,17):
    if fl==13:continue
    n=random.choice([1,4,6,7,8,9]) if fl<15 else 1
    if y<44+12*4:c.showPage();hd()
    ln([f'FLOOR {fl}'],'Helvetica-Bold',11);T=[0]*5
    for j in range(n):
        u=f'{fl}{"00" if n==1 else f"{(j+1)*10:02d}"}';a=23400 if n==1 else random.randrange(1100,4300)
        if n>1 and random.random()<.15:
            ln([u,'— available —',f'{a:,}']);rows.append(dict(unit=u,section=f'FLOOR {fl}',area=a,statusText='available',tenantName=None));vc+=1;T[0]+=a;continue
        t=nm[k];k+=1;mg=(fl==5 and j==0)
        if mg:t='Prescott Tower Management Office'
        r=0 if mg else round(a*random.choice([31,32.5,33.75,35,36])/12,2);el=0 if mg else round(a*2.1/12,2);pk=random.choice([0,0,125,250,375,500]) if not mg else 0;dp=0 if mg or n==1 else round(r*random.choice([1,1,2]),2)
        ls=D(random.choice([2017,2019,2020,2021,2022,2023,2024,2025]),random.choice([2,3,5,8,10]),1);le=D(max(ls.year+random.choice([5,7,10]),2026),ls.month,1)-dt.timedelta(days=1)
        if le<D(2025,12,31):le=D(2028,ls.month,1)-dt.timedelta(days=1)
        ln([u,t,f'{a:,}','' if mg else m(ls),'' if mg else m(le),f'{r:,.2f}',f'{el:,.2f}',f'{pk:,.2f}',f'{dp:,.2f}'])
        rows.append(dict(unit=u,section=f'FLOOR {fl}',tenantName=t,statusText='Occupied',area=a,leaseStartDate=None if mg else ls,leaseEndDate=None if mg else le,contractRent=r,deposit=dp,charges=[dict(code='Electric',amount=el),dict(code='Parking',amount=pk)]))
        for i,v in enumerate([a,r,el,pk,dp]):T[i]+=v
    ln(['',f'Floor {fl}: {n} suite{"s" if n>1 else ""}',f'{T[0]:,}','','']+[f'{v:,.2f}' for v in T[1:]],'Helvetica-Oblique',15)
    for i in range(5):G[i]+=T[i]
ln(['',f'BUILDING: {len(rows)} suites',f'{G[0]:,}','','']+[f'{v:,.2f}' for v in G[1:]],'Helvetica-Bold',14)
ln(['',f'Leased {len(rows)-vc} suites, available {vc} suites'])
c.save()
save('p6_one_prescott_tower.pdf','OFFICE','US certified rent roll by floor, portrait, no rules, em-dash vacancy',False,rows,propertyName='One Prescott Tower',asOnDate='2025-12-01',units=len(rows),occupied=len(rows)-vc,vacant=vc)
