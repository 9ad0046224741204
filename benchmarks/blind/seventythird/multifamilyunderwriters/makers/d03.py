# AppFolio-like rent roll, scattered houses and duplexes, grouped by property
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor
ttf()
rng=random.Random(7303); nm=N(rng)
F='rent_roll-20251103.pdf'
streets=['Alder St','Bluegrass Ave','Chapman Ridge Rd','Dogwood Dr','Emory Pike','Fountain Ave','Galbraith St','Hiawassee Ave','Island Home Ave','Jacksboro Pike','Keller Bend','Luttrell St','Maynardville Hwy','Nadine St','Oglewood Ave','Pershing St','Quincy Ave','Rennoc Rd','Sutherland Ave','Tazewell Ct']
zips=['37917','37918','37920','37921','37912']
rows=[];PW,PH=landscape(letter)
c=canvas.Canvas(DOC+F,pagesize=(PW,PH))
G=HexColor('#6b7780');BL=HexColor('#1d4f73')
X=dict(un=30,bd=126,tn=162,st=276,sf=352,mr=404,re=456,de=506,lf=516,lt=566,mi=616,pd=762,nsf=690)
pg=0
def head():
    global pg,y
    pg+=1
    if pg==1:
        draw(c,30,PH-40,'Rent Roll','l','LibB',17)
        y=PH-56
        for a in ['Bearden Home Rentals, LLC','Properties: All Active','Units: Active','As of: 11/03/2025','Include Non-Revenue Units: No']:
            draw(c,30,y,a,'l','Lib',8); y-=11
        y-=8
    else: y=PH-40
    c.setFillColor(HexColor('#e9edf0')); c.rect(26,y-8,PW-52,18,stroke=0,fill=1); c.setFillColor(BL)
    for k,h,al in [('un','Unit','l'),('bd','BD/BA','l'),('tn','Tenant','l'),('st','Status','l'),('sf','Sqft','r'),('mr','Market Rent','r'),('re','Rent','r'),('de','Deposit','r'),('lf','Lease From','l'),('lt','Lease To','l'),('mi','Move-in','l'),('nsf','NSF Count','r'),('pd','Past Due','r')]:
        draw(c,X[k],y-2,h,al,'LibB',7)
    c.setFillGray(0); y-=20
def foot():
    c.setFillColor(G); draw(c,PW/2,20,'Created on 11/03/2025','c','Lib',6.5); draw(c,PW-30,20,f'Page {pg}','r','Lib',6.5); c.setFillGray(0)
head()
tot=dict(mr=0,re=0,de=0,pd=0,sf=0,n=0,occ=0)
for i,s in enumerate(streets):
    no=rng.randint(201,5900); kind=rng.choices([1,2,3],[.68,.26,.06])[0] if i!=6 else 4
    addr=f'{no} {s}'
    us_=[addr] if kind==1 else [f'{addr} - {"ABCD"[k]}' for k in range(kind)]
    if y-(len(us_)*14+38)<40: foot(); c.showPage(); head()
    prop=f'{addr} - {addr} Knoxville, TN {rng.choice(zips)}'
    draw(c,30,y,prop,'l','LibB',8); y-=13
    sub=dict(mr=0,re=0,de=0,pd=0,sf=0,n=0,occ=0)
    for k,u in enumerate(us_):
        b=rng.choice([(3,1,1120),(3,2,1386),(4,2,1710),(2,1,914)]) if kind==1 else rng.choice([(2,1,820),(2,1.5,960),(1,1,640)])
        sf=b[2]+rng.randint(-8,9)*4; mr=5*round((560+sf*.72+b[1]*60)/5)*1.0
        st='Current'
        q=rng.random()
        if i in(4,13) and k==0: st='Vacant-Unrented'
        elif i==9 and k==0: st='Vacant-Rented'
        elif i in(2,16) and k==0: st='Notice-Unrented'
        elif i==11 and k==0: st='Evict'
        r=dict(unit=u,unitType=f'{b[0]}/{b[1]:.2f}',area=sf,marketRent=mr,propertyName=prop,statusText=st,section=prop)
        T=lambda kk,t,al='l':draw(c,X[kk],y,t,al,'Lib',7,{'un':94,'tn':112,'st':74}.get(kk))
        T('un',u if len(u)<20 else u);T('bd',r['unitType']);T('st',st);T('sf',m0(sf),'r');T('mr',m2(mr),'r')
        if st.startswith('Vacant'):
            rent=dep=pd=None
        else:
            r['tenantName']=nm.fl()
            rent=mr-rng.choice([0,0,25,50,75,120,-20]); dep=rng.choice([rent,mr,500.,0.])
            mi=D(2025,11,1)-dt.timedelta(rng.randint(30,2400))
            if rng.random()<.75: mi=mi.replace(day=1)
            mtm=rng.random()<.18
            lf=mi if mtm else addm(mi,12*((D(2025,11,3)-mi).days//366))
            lt=None if mtm else term(lf,12)
            if lt and lt<D(2025,11,3): lf=addm(lf,12); lt=term(lf,12)
            pd=0.0 if rng.random()<.8 else round(rng.uniform(20,1400),2)
            if st=='Evict': pd=3*rent+225
            T('tn',r['tenantName']);T('re',m2(rent),'r');T('de',m2(dep),'r');T('lf',us(lf));T('lt',us(lt));T('mi',us(mi));T('pd',m2(pd),'r');T('nsf',str(rng.choice([0]*9+[1])),'r')
            r.update(contractRent=rent,deposit=dep,balance=pd,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi)
        rows.append(row(**r))
        for kk,v in dict(mr=mr,re=rent or 0,de=dep or 0,pd=pd or 0,sf=sf,n=1,occ=0 if st[0]=='V' else 1).items(): sub[kk]+=v; tot[kk]+=v
        y-=13
    c.setStrokeGray(.75); c.setLineWidth(.4); c.line(330,y+9,PW-26,y+9)
    if kind>1:
        draw(c,30,y,f'{kind} Units','l','LibB',7.3); draw(c,X['tn'],y,f'{sub["occ"]/kind*100:.1f}% Occupied','l','LibB',7.3)
        for kk in('sf','mr','re','de','pd'): draw(c,X[kk],y,m0(sub[kk]) if kk=='sf' else m2(sub[kk]),'r','LibB',7.3)
        y-=13
    y-=7
if y<70: foot(); c.showPage(); head()
c.setStrokeGray(0); c.setLineWidth(.8); c.line(26,y+10,PW-26,y+10)
draw(c,30,y,f'Total {tot["n"]} Units','l','LibB',7.6); draw(c,X['tn'],y,f'{tot["occ"]} Occupied / {tot["n"]-tot["occ"]} Vacant','l','LibB',7.6); draw(c,X['st']-10,y,f'{tot["occ"]/tot["n"]*100:.1f}%','l','LibB',7.6)
for kk in('sf','mr','re','de','pd'): draw(c,X[kk],y,m0(tot[kk]) if kk=='sf' else m2(tot[kk]),'r','LibB',7.3)
foot(); c.save()
save(F,'SINGLE_FAMILY_RENTAL','AppFolio rent roll grouped by property address, houses and duplexes',False,dict(propertyName=None,asOnDate='2025-11-03',units=tot['n'],occupied=tot['occ'],vacant=tot['n']-tot['occ'],sheet=None,planted=None,rows=rows))
