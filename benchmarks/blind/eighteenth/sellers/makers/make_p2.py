# MRI-like rent roll, US strip centre
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(212)
W,H=landscape(letter)
names=['Saffron & Sage Market','Fit Republic Gym','Dollar Junction #1182','Cinnabar Nails & Spa','La Paloma Taqueria','UrgentPlus Clinic','Tidewater Credit Union','Pet Pantry','Bright Smiles Ortho','Mail & More Depot','Golden Wok','Crown Beauty Supply','Vape Harbor','Hometown Insurance','Scoops Creamery','Kwik Kuts','Jade Cleaners','Wireless World','Noble Optical','Sunrise Donuts','Tax Hut','Cornerstone Karate','Bella Bridal']
c=canvas.Canvas(ROOT+'/documents/p2_mri_rentroll_4410.pdf',pagesize=(W,H))
x=dict(unit=28,name=92,rs=262,ex=312,sf=370,mb=428,psf=470,cr=522,es=560,ot=606,cat=622,fd=650,fm=714,fp=750)
R={'rs','ex','sf','mb','psf','cr','es','ot','fd','fm','fp'};x['rs']=268;x['ex']=318;x['fd']=682;x['fm']=732;x['fp']=764;x['cat']=624
pg=0
def t(k,y,s,bold=0):
    c.setFont('Courier-Bold' if bold else 'Courier',6.6); (c.drawRightString if k in R else c.drawString)(x[k],y,s)
def head():
    global y,pg
    pg+=1;c.setFont('Courier',7);c.drawString(28,H-30,'Database:    HBPROD');c.drawString(28,H-40,'Bldg Status: Active only');c.drawRightString(W-28,H-30,f'Page:  {pg}');c.drawRightString(W-28,H-40,'Date:  10/3/2025');c.drawRightString(W-28,H-50,'Time:  09:41 AM')
    c.setFont('Courier-Bold',9);c.drawCentredString(W/2,H-30,'Rent Roll');c.drawCentredString(W/2,H-41,'Harbor Bend Shopping Center');c.drawCentredString(W/2,H-52,'9/30/2025')
    a=H-72;h=lambda k,*L:[t(k,a-8*i,s) for i,s in enumerate(L)]
    h('unit','','','Bldg Id-Suit Id');h('name','','','Occupant Name');h('rs','','Rent','Start');h('ex','','','Expiration');h('sf','','GLA','Sqft');h('mb','Monthly','Base','Rent');h('psf','Annual','Rate','PSF');h('cr','Monthly','Cost','Recovery');h('es','','Expense','Stop');h('ot','Monthly','Other','Income')
    c.drawCentredString(690,a,'----- Future Rent Increases -----');t('cat',a-16,'Cat');t('fd',a-16,'Date');t('fm',a-8,'Monthly');t('fm',a-16,'Amount');t('fp',a-16,'PSF')
    c.line(28,a-20,W-28,a-20);y=a-32
head();rows=[]
def need(k):
    global y
    if y<40+k: c.showPage();head()
m=lambda d:f'{d.month}/{d.day}/{d.year}'
vac=[('105',1400),('118',2250),('131',980)]
t('name',y,'Vacant Suites',1);y-=14
vs=0
for s,a in vac:
    t('unit',y,'4410-'+s);t('name',y,'Vacant');t('sf',y,f'{a:,}');y-=16;vs+=a
    rows.append(dict(unit='4410-'+s,area=a,statusText='Vacant',tenantName=None,section='Vacant Suites'))
t('name',y,'Occupied Suites',1);y-=14
O=B=C=OT=0
sid=100
for i,nm in enumerate(names):
    sid+=1
    while str(sid) in [v[0] for v in vac]: sid+=1
    u=f'4410-{sid}' if i!=1 else '4410-102A'
    a=[28400,14200,9100][i] if i<3 else random.randrange(90,420)*10
    rate=[9.75,12.5,14][i] if i<3 else random.choice([21,22.5,24,26.25,28,31.5])
    mr=round(a*rate/12,2);cr=round(a*random.choice([4.85,5.1,5.4])/12,2);ot=random.choice([0,0,0,75,150,225])
    ls=D(random.choice([2017,2019,2020,2021,2022,2023,2024]),random.choice([2,4,6,9,11]),1);le=D(max(ls.year+random.choice([5,7,10]),2026),ls.month,1)-dt.timedelta(days=1)
    if le<D(2025,10,1): le=D(2027,le.month,28)
    mtm=i in(11,)
    need(50)
    t('unit',y,u);t('name',y,nm);t('rs',y,m(ls));t('ex',y,'MTM' if mtm else m(le));t('sf',y,f'{a:,}');t('mb',y,f'{mr:,.2f}');t('psf',y,f'{mr*12/a:.2f}');t('cr',y,f'{cr:,.2f}')
    if ot:t('ot',y,f'{ot:,.2f}')
    steps=[];yr=2025 if ls.month>9 else 2026;am=mr
    ch=[dict(code='Cost Recovery',amount=cr)]+([dict(code='Other Income',amount=float(ot))] if ot else [])
    if not mtm and i%3!=1:
        while D(yr,ls.month,1)<le and len(steps)<4:
            am=round(am*1.03,2);d=D(yr,ls.month,1);t('cat',y,'RTL' if i!=6 else 'ATM');t('fd',y,m(d));t('fm',y,f'{am:,.2f}');t('fp',y,f'{am*12/a:.2f}');steps.append(dict(date=iso(d),amount=am));yr+=1;y-=9
    if True:
        y-=16 if not steps else 7
        rows.append(dict(unit=u,tenantName=nm,statusText='Occupied',section='Occupied Suites',area=a,contractRent=mr,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,charges=ch,rentSteps=steps or None))
    O+=a;B+=mr;C+=cr;OT+=ot
need(90);c.line(28,y,W-28,y);y-=12
tot=O+vs
for i,(l,p,k,a) in enumerate([('Occupied Sqft:',O/tot,23,O),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',vs/tot,3,vs),('Total Sqft:',None,26,tot)]):
    if i==0:t('unit',y,'Totals:',1);t('mb',y,f'{B:,.2f}');t('cr',y,f'{C:,.2f}');t('ot',y,f'{OT:,.2f}')
    c.setFont('Courier',6.6);c.drawString(92,y,l);
    if p is not None:c.drawRightString(230,y,f'{p*100:.2f}%')
    c.drawRightString(300,y,f'{k} Units');t('sf',y,f'{a:,}');y-=10
y-=6;c.setFont('Courier',6.6);c.drawString(28,y,'Grand Total:  1 building(s), 26 units');c.save()
save('p2_mri_rentroll_4410.pdf','RETAIL','MRI-like commercial rent roll, future increases beside, vacant first',True,rows,propertyName='Harbor Bend Shopping Center',asOnDate='2025-09-30',units=26,occupied=23,vacant=3)
