# Yardi-like "Rent Roll with Lease Charges" for apartments, several pages, 38 units, charge lines stacked, sections Current/Future, summary groups and charge-code recap
import random
from collections import OrderedDict
from common import *
from datetime import date as D,timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(99)
N='rrwlc_halsted_lofts.pdf'
W,H=landscape(letter)
fn='Avery Brent Camila Deshawn Elena Farid Greta Hollis Ines Jonah Keiko Luca Mina Noor Orson Priya Rhea Silas Theo Uma'.split()
ln='Abernathy Bostock Carrow Dimas Eklund Farrow Gastineau Hollenbeck Ibarra Jessup Kowalik Lindqvist Marchetti Novak Oduya Pranger Reznik Solberg Thorne Vasquez'.split()
TY=[('hl-st',512,1145),('hl-1a',688,1390),('hl-1b',731,1455),('hl-2a',1016,1880)]
units=[];used=set()
def nm():
    while 1:
        n=R.choice(fn)+' '+R.choice(ln)
        if n not in used:used.add(n);return n
def mkres(mr,s=None):
    s=s or D(2025,R.randrange(1,9),R.choice([1,1,5,12,18]));r=mr+R.choice([-60,-35,-15,0,0,25])
    ch=[('rent',float(r))]
    if R.random()<.5:ch.append(('park',R.choice([75.,110.])))
    ch.append(('trash',12.))
    if R.random()<.25:ch.append(('petrent',35.))
    if R.random()<.15:ch.append(('concess',-float(R.choice([50,75,100]))))
    return dict(n=nm(),id=f't0{R.randrange(10000,99999)}',ch=ch,dep=float(R.choice([300,500,r])),mi=s-timedelta(days=R.choice([0,0,365,731])),le=s+timedelta(days=364),bal=R.choice([0.,0.,0.,-12.,round(R.uniform(20,r),2)]))
for fl in(2,3,4):
    for k in range(1,13):
        t=TY[[0,1,1,2,3,1,2,1,3,0,1,2][k-1]];u=dict(u=f'{fl}{k:02d}',t=t,mr=float(t[2]+15*(fl-2)))
        q=R.random();u['res']=None if q<.11 else mkres(u['mr']);units.append(u)
units[5]['res']=None;units[20]['res']['mo']=D(2025,10,31);units[9]['res']['mo']=D(2025,10,14)
fut=[dict(u=units[5]['u'],t=units[5]['t'],mr=0.,res=mkres(units[5]['mr'],D(2025,10,3))),dict(u=units[20]['u'],t=units[20]['t'],mr=0.,res=mkres(units[20]['mr'],D(2025,11,5)))]
for f in fut:f['res']['mi']=D(2025,10,3) if f is fut[0] else D(2025,11,5);f['res']['bal']=0.
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
X=dict(u=30,t=66,sf=132,id=140,n=192,mr=340,code=350,am=432,dep=487,oth=537,mi=548,le=605,mo=660,bal=762)
def head():
    c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-34,'Rent Roll with Lease Charges');c.setFont('Helvetica',8);c.drawCentredString(W/2,H-45,'Halsted Lofts (halsted)');c.drawCentredString(W/2,H-55,'As Of = 09/30/2025');c.drawCentredString(W/2,H-65,'Month Year = 09/2025')
    y=H-80;c.setFillColor(colors.HexColor('#E4E4E4'));c.rect(28,y-13,W-56,23,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',7.2)
    for k,a,b,r in (('u','Unit','',0),('t','Unit Type','',0),('sf','Unit','Sq Ft',1),('id','Resident','',0),('n','Name','',0),('mr','Market','Rent',1),('code','Charge','Code',0),('am','Amount','',1),('dep','Resident','Deposit',1),('oth','Other','Deposit',1),('mi','Move In','',0),('le','Lease','Expiration',0),('mo','Move Out','',0),('bal','Balance','',1)):
        g=c.drawRightString if r else c.drawString
        g(X[k],y,a);g(X[k],y-9,b)
    return y-24
p=1
def foot():
    c.setFont('Helvetica',7);c.drawString(30,22,'10/02/2025 11:18 AM');c.drawRightString(W-30,22,f'Page {p}')
y=head();truth=[];f=lambda v:f'{v:,.2f}';ds=lambda d:d.strftime('%m/%d/%Y')
def need(h):
    global y,p
    if y-h<40:foot();c.showPage();p+=1;y=head()
def row(x,sec):
    global y
    L=x['res']['ch'] if x['res'] else []
    need(10*(len(L)+1)+4)
    c.setFont('Helvetica',7.2);c.drawString(X['u'],y,x['u']);c.drawString(X['t'],y,x['t'][0]);c.drawRightString(X['sf'],y,f"{x['t'][1]:,}.00");c.drawRightString(X['mr'],y,f(x['mr']))
    t=dict(unit=x['u'],unitType=x['t'][0],area=x['t'][1],marketRent=x['mr'],section=sec)
    if x['res']:
        r=x['res'];c.drawString(X['id'],y,r['id']);c.drawString(X['n'],y,r['n']);c.drawRightString(X['dep'],y,f(r['dep']));c.drawRightString(X['oth'],y,'0.00');c.drawString(X['mi'],y,ds(r['mi']));c.drawString(X['le'],y,ds(r['le']))
        if 'mo' in r:c.drawString(X['mo'],y,ds(r['mo']));t['moveOutDate']=r['mo']
        c.drawRightString(X['bal'],y,f(r['bal']))
        for k,(a,b) in enumerate(L):c.drawString(X['code'],y-10*k,a);c.drawRightString(X['am'],y-10*k,f(b))
        y-=10*len(L);tot=sum(b for _,b in L);c.setFont('Helvetica-Bold',7.2);c.drawString(X['code'],y,'Total');c.drawRightString(X['am'],y,f(tot));c.line(X['code']+40,y+7.6,X['am'],y+7.6)
        t.update(tenantName=r['n'],statusText='Occupied' if sec.startswith('Current') else 'Future',contractRent=L[0][1],deposit=r['dep'],moveInDate=r['mi'],leaseEndDate=r['le'],balance=r['bal'],totalCharges=tot,charges=[dict(code=a,amount=b) for a,b in L])
        y-=14
    else:
        c.drawString(X['id'],y,'VACANT');c.drawString(X['n'],y,'VACANT');c.drawRightString(X['dep'],y,'0.00');c.drawRightString(X['oth'],y,'0.00');c.drawRightString(X['bal'],y,'0.00')
        t.update(statusText='VACANT',deposit=0,balance=0);y-=14
    truth.append(t)
S1='Current/Notice/Vacant Residents';S2='Future Residents/Applicants'
for s,L in((S1,units),(S2,fut)):
    need(60);c.setFont('Helvetica-Bold',8);c.drawString(30,y,s);y-=13
    for x in L:row(x,s)
    if s==S1:
        need(14);c.line(28,y+9,W-28,y+9);c.setFont('Helvetica-Bold',7.2);c.drawString(30,y,'Total');c.drawString(66,y,'Halsted Lofts (halsted)')
        o=[x for x in units if x['res']]
        c.drawRightString(X['mr'],y,f(sum(x['mr'] for x in units)));c.drawRightString(X['am'],y,f(sum(b for x in o for _,b in x['res']['ch'])));c.drawRightString(X['dep'],y,f(sum(x['res']['dep'] for x in o)));c.drawRightString(X['oth'],y,'0.00');c.drawRightString(X['bal'],y,f(sum(x['res']['bal'] for x in o)));y-=22
need(130);c.setFont('Helvetica-Bold',7.5)
for j,h in enumerate(('Summary Groups','Square Footage','Market Rent','Lease Charges','Security Deposit','# Of Units','% Unit Occupancy','Balance')):
    (c.drawRightString if j else c.drawString)(30 if not j else 150+j*85,y,h)
y-=12
def g(label,L,fu=False):
    global y
    o=[x for x in L if x['res']]
    c.setFont('Helvetica',7.2);c.drawString(30,y,label)
    v=[f(sum(x['t'][1] for x in L)),f(sum(x['mr'] for x in L)),f(sum(b for x in o for _,b in x['res']['ch'])),f(sum(x['res']['dep'] for x in o)),str(len(L)),f'{len(L)/36*100:.2f}' if not fu else '',f(sum(x['res']['bal'] for x in o))]
    for j,s in enumerate(v,1):c.drawRightString(150+j*85,y,s)
    y-=11
oc=[x for x in units if x['res']];va=[x for x in units if not x['res']]
g('Current/Notice/Vacant Residents',units);g('Future Residents/Applicants',fut,1);g('Occupied Units',oc);g('Total Vacant Units',va)
y-=10;need(80);c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,'Summary of Charges by Charge Code');c.drawRightString(360,y,'(Current/Notice residents only)');y-=11
cs=OrderedDict()
for x in oc:
    for a,b in x['res']['ch']:cs[a]=cs.get(a,0)+b
c.setFont('Helvetica',7.2)
for a in sorted(cs):c.drawString(40,y,a);c.drawRightString(160,y,f(cs[a]));y-=10
c.setFont('Helvetica-Bold',7.2);c.drawString(40,y,'Total');c.drawRightString(160,y,f(sum(cs.values())))
foot();c.showPage();c.save()
save(N,dict(propertyName='Halsted Lofts (halsted)',asOnDate='2025-09-30',units=36,occupied=len(oc),vacant=len(va),rows=truth),'MULTIFAMILY','management company, system export','lease charges stacked per unit with total line, future section, summary groups, several pages')
print(p,len(oc),len(va))
