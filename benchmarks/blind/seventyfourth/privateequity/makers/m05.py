from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(505); n=N(r); F='rent_roll-20250212.pdf'; asof=D.date(2025,2,12); W,H=792,612
c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0
cols=[('Unit',30,'l'),('BD/BA',112,'l'),('Tenant',158,'l'),('Status',262,'l'),('Sqft',352,'r'),('Market Rent',412,'r'),('Rent',462,'r'),('Deposit',514,'r'),('Lease From',524,'l'),('Lease To',580,'l'),('Move-in',636,'l'),('Past Due',762,'r')]
def new():
    global y,pg
    if pg: c.setFont('Helvetica',7); c.drawString(30,22,'Created on 02/12/2025'); c.drawRightString(762,22,f'Page {pg}'); c.showPage()
    pg+=1; y=H-40
    if pg==1:
        c.setFont('Helvetica-Bold',15); c.drawString(30,y,'Rent Roll'); y-=14; c.setFont('Helvetica',8)
        for t in ('Properties: Tidewater SFR Portfolio','Units: Active','As of: 02/12/2025','Include Non-Revenue Units: No'): c.drawString(30,y,t); y-=10
        y-=8
    c.setFont('Helvetica-Bold',7.5)
    for t,x,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
    c.setLineWidth(.8); c.line(30,y-4,762,y-4); y-=16
def put(v,b=False):
    global y
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.3)
    for (t,x,a),s in zip(cols,v):
        if s: (c.drawString if a=='l' else c.drawRightString)(x,y,s)
    y-=12
new(); rows=[]; GT=[0,0.,0.,0.,0.]; occ=0; nu=0
props=[('118 Alder Ct','Norbridge, VA 23508',1),('2047 Bayliss St','Norbridge, VA 23504',2),('311 Cobbler Ln','Port Elwyn, VA 23662',1),('86 Driftwood Rd','Port Elwyn, VA 23662',1),('5502 Everly Ave','Norbridge, VA 23513',3),('17 Foxglove Way','Hampstead Point, VA 23651',1),('940 Gull Pond Dr','Hampstead Point, VA 23651',1),('1226 Harrow St','Norbridge, VA 23504',4),('73 Ivy Hollow','Suffield, VA 23434',1),('408 Juniper Bend','Suffield, VA 23434',1),('6611 Kittery Ln','Norbridge, VA 23513',2),('29 Larkmoor Ct','Port Elwyn, VA 23662',1),('350 Mariner Pl','Hampstead Point, VA 23651',1),('1810 Nettle Creek Rd','Suffield, VA 23434',1),('22 Osprey Landing','Hampstead Point, VA 23651',1)]
dm=lambda d:d.strftime('%m/%d/%Y')
for ad,city,k in props:
    if y<40+14*(k+2): new()
    hd=f'{ad} - {ad} {city}'; c.setFillColor(colors.HexColor('#eeeeee')); c.rect(28,y-3,736,12,0,1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,hd); y-=13
    S=[0,0.,0.,0.,0.]; o=0
    for j in range(k):
        u=ad if k==1 else ('AB'[j] if k==2 else f'Unit {j+1}'); bd=r.choice(['3/2.00','4/2.50','3/1.50']) if k==1 else r.choice(['2/1.00','1/1.00']); sf=r.randint(1180,2240) if k==1 else r.randint(610,930)
        mk=float(round((sf*.62+900)/25)*25); nu+=1; S[0]+=sf; S[1]+=mk; q=r.random(); st='Vacant-Unrented' if q<.1 else 'Vacant-Rented' if q<.13 else 'Notice-Unrented' if q<.2 else 'Current'
        t=dict(unit=u,propertyName=hd,unitType=bd,area=sf,marketRent=mk,statusText=st)
        if st[0]=='V': put([u,bd,'',st,f'{sf:,}',m(mk),'','','','','','']); rows.append(row(**t)); continue
        o+=1; occ+=1; mi,ls,le=lease(r,asof,0,14); le=None if le<asof else le; rent=mk-r.choice([0,25,50,75,100,145]); dep=float(r.choice([rent,rent,1500.])); pd=r.choice([0.]*5+[rent,87.5]); na=n()
        put([u,bd,na,st,f'{sf:,}',m(mk),m(rent),m(dep),dm(ls),dm(le) if le else '',dm(mi),m(pd)]); S[2]+=rent;S[3]+=dep;S[4]+=pd
        t.update(tenantName=na,contractRent=rent,deposit=dep,balance=pd,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi); rows.append(row(**t))
    c.setLineWidth(.3); c.line(30,y+9,762,y+9); put([f'{k} Unit'+('s' if k>1 else ''),'','',f'{o/k*100:.1f}% Occupied',f'{S[0]:,}',m(S[1]),m(S[2]),m(S[3]),'','','',m(S[4])],True); y-=5
    GT=[a+b for a,b in zip(GT,S)]
if y<60:new()
c.setLineWidth(1); c.line(30,y+9,762,y+9); put([f'Total {nu} Units','','',f'{occ/nu*100:.1f}% Occupied',f'{GT[0]:,}',m(GT[1]),m(GT[2]),m(GT[3]),'','','',m(GT[4])],True)
c.setFont('Helvetica',7); c.drawString(30,22,'Created on 02/12/2025'); c.drawRightString(762,22,f'Page {pg}'); c.save()
save(F,'SINGLE_FAMILY_RENTAL','analyst r74a','AppFolio scattered houses grouped by property',False,T('Tidewater SFR Portfolio',asof,nu,occ,nu-occ,rows))
