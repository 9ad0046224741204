# Self-storage, small software print, landscape, many pages, sections by building, recap by size at the end
import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(5404)
FN='ridgeway_mini_storage_units.pdf'
class Nm(Names): pass
N=Nm(r)
sizes={'5x5':(25,42),'5x10':(50,62),'10x10':(100,95),'10x15':(150,122),'10x20':(200,149),'10x30':(300,205),'PKG 10x30':(300,55)}
secs=[('BLDG A - DRIVE UP','A',[('10x10',22),('10x20',26)]),('BLDG B - DRIVE UP','B',[('5x10',20),('10x15',24)]),('BLDG C - INSIDE, HEATED','C',[('5x5',18),('5x10',28),('10x10',22)]),('BLDG D - BIG DOORS','D',[('10x30',16)]),('GRAVEL LOT (RV/BOAT)','P',[('PKG 10x30',17)])]
biz=['Tri-Co Plumbing','Hillside Baptist Ch','B & R Drywall','Norris Bros Hay','Little Lambs Daycare','Jet Vending Co','Sutter Awnings LLC','County 4-H Club']
recs=[];asof=dt.date(2025,8,31)
for title,p,mix in secs:
    i=1; L_=[]
    for sz,n in mix:
        for _ in range(n):
            a,st=sizes[sz]; prem=8 if p=='C' else 0
            d=dict(u=f"{p}{i:02d}" if p!='P' else f"LOT {i}",sz=sz,a=a,street=st+prem)
            q=r.random()
            if q<.13: d['s']='Vacant'
            elif q<.15: d['s']='Damaged'
            elif q<.16: d['s']='Company'
            else:
                d['s']='Rented'
                f,l=N.pair(); d['n']=f"{l}, {f}" if r.random()<.93 else r.choice(biz)
                d['rate']=d['street']-r.choice([0,0,0,3,5,7,10,-4]); d['ins']=r.choice([0,0,9,12,15]); d['tot']=d['rate']+d['ins']
                d['mi']=asof-dt.timedelta(days=r.randint(5,3200)); 
                late=r.random()
                if late<.1: k=r.choice([1,1,2,3]); d['pd']=[None,dt.date(2025,7,31),dt.date(2025,6,30),dt.date(2025,5,31)][k]; d['bal']=d['tot']*k+15*k; d['s']='Rented' if k<3 else 'Lien'
                else: d['pd']=r.choice([dt.date(2025,8,31),dt.date(2025,9,30),dt.date(2025,9,14)]); d['bal']=0
            L_.append(d); i+=1
    recs.append((title,L_))
W,H=landscape(letter)
c=canvas.Canvas(DOC+'/'+FN,pagesize=(W,H),invariant=1)
X=dict(u=36,sz=88,a=190,n=206,s=342,street=440,rate=500,ins=545,tot=600,mi=620,pd=680,bal=756)
pg=0;y=0
def newpage():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(36,H-34,'RIDGEWAY MINI STORAGE'); c.setFont('Helvetica',8)
    c.drawString(36,H-45,'Unit Listing w/ Rates'); c.drawRightString(756,H-34,'For 08/31/2025'); c.drawRightString(756,H-45,f'Printed 09/02/2025 8:14 AM    Pg. {pg}')
    c.setLineWidth(.8); c.line(36,H-51,756,H-51); c.setFont('Helvetica-Bold',7.5); y=H-62
    for k,l,rt in(('u','Unit',0),('sz','Size',0),('a','Sq Ft',1),('n','Customer',0),('s','Unit Status',0),('street','Street Rate',1),('rate','Cust. Rent',1),('ins','Protect',1),('tot','Mo. Total',1),('mi','Move-In',0),('pd','Paid Thru',0),('bal','Past Due',1)):
        (c.drawRightString if rt else c.drawString)(X[k],y,l)
    y-=4; c.setLineWidth(.4); c.line(36,y,756,y); y-=11
newpage(); rows=[]
for title,L_ in recs:
    if y<90: newpage()
    c.setFont('Helvetica-BoldOblique',8.5); c.drawString(36,y,title); y-=12
    for d in L_:
        if y<36: newpage(); c.setFont('Helvetica-BoldOblique',8.5); c.drawString(36,y,title+' (cont.)'); y-=12
        c.setFont('Helvetica',8)
        c.drawString(X['u'],y,d['u']); c.drawString(X['sz'],y,d['sz']); c.drawRightString(X['a'],y,str(d['a'])); c.drawString(X['s'],y,d['s']); c.drawRightString(X['street'],y,f"{d['street']:.2f}")
        b=dict(unit=d['u'],unitType=d['sz'],area=d['a'],section=title,statusText=d['s'],marketRent=d['street'])
        if 'n' in d:
            c.drawString(X['n'],y,d['n']); 
            for k in('rate','ins','tot','bal'): c.drawRightString(X[k],y,f"{d[k]:.2f}")
            c.drawString(X['mi'],y,f"{d['mi']:%m/%d/%Y}"); c.drawString(X['pd'],y,f"{d['pd']:%m/%d/%Y}")
            rows.append(row(**b,tenantName=d['n'],contractRent=d['rate'],charges=[dict(code='Protect',amount=d['ins'])],totalCharges=d['tot'],moveInDate=iso(d['mi']),balance=d['bal']))
        else: rows.append(row(**b))
        y-=11.2
    y-=1; c.setFont('Helvetica-Bold',8); c.line(380,y+9,606,y+9); c.line(715,y+9,756,y+9)
    c.drawString(X['n'],y,f"{len(L_)} units, {sum('n' in d for d in L_)} with customers")
    for k in('street','rate','ins','tot','bal'): c.drawRightString(X[k],y,f"{sum(d.get(k,0) for d in L_):,.2f}")
    y-=20
al=[d for t,L_ in recs for d in L_]
newpage()
tot={k:sum(d.get(k,0) for d in al) for k in('street','rate','ins','tot','bal')}
c.setFont('Helvetica-Bold',9); c.drawString(X['u'],y,'FACILITY')
for k in tot: c.drawRightString(X[k],y,f"{tot[k]:,.2f}")
y-=26; c.setFont('Helvetica-Bold',8.5); c.drawString(120,y,'Recap by size'); y-=13
cols=[120,260,320,380,470]
for x,l in zip(cols,('Size','Units','Rented','Not rented','Rent')): (c.drawString if x==120 else c.drawRightString)(x,y,l)
y-=12; c.setFont('Helvetica',8)
for sz in sizes:
    g=[d for d in al if d['sz']==sz]; o=sum('n' in d for d in g)
    for x,l in zip(cols,(sz,str(len(g)),str(o),str(len(g)-o),f"{sum(d.get('rate',0) for d in g):,.2f}")): (c.drawString if x==120 else c.drawRightString)(x,y,l)
    y-=11
o=sum('n' in d for d in al); c.setFont('Helvetica-Bold',8)
for x,l in zip(cols,('All',str(len(al)),str(o),str(len(al)-o),f"{tot['rate']:,.2f}")): (c.drawString if x==120 else c.drawRightString)(x,y,l)
y-=24; c.setFont('Helvetica',8); c.drawString(120,y,'Company = used by the office, no charge. Damaged = not rentable until repaired. Lien = customer still in unit, sale pending.')
c.save()
save(FN,'SELF_STORAGE','software-like unit listing, 190+ units, sections by building, customer status, recap by size on last page',False,propertyName='Ridgeway Mini Storage',asOnDate='2025-08-31',units=len(al),occupied=o,vacant=len(al)-o,rows=rows,printedTotals=dict(marketRent=tot['street'],contractRent=tot['rate'],ins=tot['ins'],totalCharges=tot['tot'],balance=tot['bal']))
