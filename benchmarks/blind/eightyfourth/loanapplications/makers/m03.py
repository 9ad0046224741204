# Buildium-like rent roll, duplex row
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
f='RentRoll_Sycamore_Duplexes_2025-06-30.pdf'
N=Names(33); r=random.Random(3)
c=canvas.Canvas(D+f,pagesize=landscape(letter)); Wd,Ht=landscape(letter)
X=dict(unit=40,ten=95,bb=262,term=315,st=420,rent=540,mk=600,dep=668,bal=745)
page=[0]
def head():
    page[0]+=1
    if page[0]==1:
        c.setFont('Helvetica-Bold',17); c.drawString(40,Ht-48,'Rent roll')
        c.setFont('Helvetica',9); c.setFillGray(.35); c.drawString(40,Ht-64,'Company: Cobbler Creek Rentals LLC   |   Properties: 9 selected   |   Lease status: All   |   As of 6/30/2025'); c.setFillGray(0)
        y=Ht-92
    else: y=Ht-50
    c.setFillColorRGB(.93,.95,.97); c.rect(36,y-6,Wd-72,20,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',8)
    for k,h in (('unit','Unit'),('ten','Tenants'),('bb','Bed/Bath'),('term','Lease term')): c.drawString(X[k],y,h)
    c.drawString(X['st'],y,'Status')
    for k,h in (('rent','Rent'),('mk','Market rent'),('dep','Deposits held'),('bal','Balance due')): c.drawRightString(X[k],y,h)
    c.setFont('Helvetica',7); c.setFillGray(.45); c.drawString(40,24,'Prepared 7/2/2025 9:14 AM'); c.drawRightString(Wd-40,24,f'Page {page[0]}'); c.setFillGray(0)
    return y-20
y=head(); truth=[]
g=dict(rent=0,mk=0,dep=0,bal=0)
lots=[(401,403),(405,407),(409,411),(413,415),(417,419),(421,423),(425,427),(430,432),(434,436)]
vac={407,423}; fut={423}
m=lambda v:f'${v:,.2f}' if v>=0 else f'(${-v:,.2f})'
for a,b in lots:
    if y<130: c.showPage(); y=head()
    pn=f'{a}-{b} Sycamore Court'
    c.setFont('Helvetica-Bold',9); c.drawString(40,y,pn); c.setFont('Helvetica',8); c.setFillGray(.4); c.drawString(150,y,'Dayton, OH 45419'); c.setFillGray(0); y-=16
    s=dict(rent=0,mk=0,dep=0,bal=0)
    for u in (a,b):
        bb=r.choice(['2/1.00','2/1.50','3/1.50','3/2.00']); mk={'2':1095,'3':1295}[bb[0]]+(50 if bb.endswith('2.00') else 0)
        recs=[]
        if u in vac: recs.append('v')
        else: recs.append('o')
        if u in fut: recs.append('f')
        for k in recs:
            c.setFont('Helvetica',8)
            t=dict(unit=str(u),propertyName=pn,unitType=bb); c.drawString(X['unit'],y,str(u)); c.drawString(X['bb'],y,bb)
            extra=None
            if k=='v':
                c.drawString(X['st'],y,'Vacant'); t.update(statusText='Vacant',marketRent=mk); c.drawRightString(X['mk'],y,m(mk)); s['mk']+=mk
                c.drawString(X['ten'],y,'--')
            else:
                two=r.random()<.4; n1=N.full(); names=n1
                if two:
                    n2=N.full(); extra=n2; names=n1+', '+n2
                c.drawString(X['ten'],y,n1+(',' if two else ''))
                if k=='f': st=dt.date(2025,8,1); en=dt.date(2026,7,31); stt='Future'
                else:
                    st=first(rdate(r,(2023,8,1),(2025,6,1))); en=eom(addm(st,11)); stt='Active'
                    if en<dt.date(2025,6,30): stt='Month-to-month'; 
                fmt=lambda d:f'{d.month}/{d.day}/{d.year}'
                c.drawString(X['term'],y,f'{fmt(st)} - {fmt(en)}'); c.drawString(X['st'],y,stt)
                rent=mk-r.choice([0,0,25,45,70,100]); dep=rent if r.random()<.7 else 1000
                bal=r.choice([0,0,0,0,0,0,75,-40,rent,212.5]) if k=='o' else 0
                t.update(tenantName=names,statusText=stt,leaseStartDate=st.isoformat(),leaseEndDate=en.isoformat(),contractRent=rent,deposit=dep,balance=bal)
                c.drawRightString(X['rent'],y,m(rent)); c.drawRightString(X['dep'],y,m(dep)); c.drawRightString(X['bal'],y,m(bal))
                s['dep']+=dep; s['bal']+=bal
                if k=='o': c.drawRightString(X['mk'],y,m(mk)); t['marketRent']=mk; s['mk']+=mk; s['rent']+=rent
                else: t['_f']=1
                if extra: y-=10; c.drawString(X['ten'],y,extra)
            y-=5; c.setStrokeGray(.85); c.line(40,y,Wd-40,y); y-=11
            truth.append(t)
    c.setFont('Helvetica-Bold',8); c.drawString(X['term'],y,'Property total')
    for k in s: c.drawRightString(X[k],y,m(s[k])); g[k]+=s[k]
    y-=24
c.setStrokeGray(0); c.line(40,y+12,Wd-40,y+12)
c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Total for 9 properties (18 units)'); 
for k in g: c.drawRightString(X[k],y,m(g[k]))
y-=18; c.setFont('Helvetica',8); c.drawString(40,y,'Occupied: 16     Vacant: 2     Occupancy: 88.9%     Rent totals exclude future leases.')
c.save()
T=[(lambda r: r['contractRent'] if 'contractRent' in r and not r['statusText']=='Future' else 0,g['rent']),('marketRent',g['mk']),('deposit',g['dep']),('balance',g['bal'])]
for t in truth: t.pop('_f',None)
save(f,'SINGLE_FAMILY_RENTAL','Buildium-like print, grouped by property, future lease row',False,dict(propertyName=None,asOnDate='2025-06-30',units=18,occupied=16,vacant=2,rows=truth),T)
