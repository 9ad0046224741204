# self storage
from common import *; from reportlab.lib.pagesizes import letter,landscape
r=R(773); F='storage_rentroll_lockhaven.pdf'; AS=D.date(2025,11,2)
C=[(40,'l'),(90,'l'),(140,'r'),(170,'l'),(310,'l'),(400,'r'),(455,'r'),(505,'r'),(520,'l'),(575,'l'),(665,'r'),(690,'c'),(752,'r')]
def head(p):
    p.t(40,'Lockhaven Self Storage - Route 9',b=True,fs=9); p.t(p.W-40,'RENT ROLL',al='r',b=True,fs=12); p.y-=11
    p.t(40,'2218 Route 9, Fishkill, NY 12524',fs=7); p.t(p.W-40,'As of: Nov 2 2025','r',fs=7); p.y-=16; p.line(40,p.W-40,dy=10)
    p.row(C,['Unit','Size','Area','Tenant','Moved In','Standard Rate','Rent','Variance','Paid Thru','Rent Chg','Deposit','Days Late','Balance'],b=True); p.line(40,p.W-40,dy=7); p.y-=3
def foot(p): p.t(p.W/2,f'Page {p.n}','c',y=22,fs=6)
p=Pg(F,landscape(letter),head,foot,lh=9.4,fs=6.8,font='Times-Roman',bold='Times-Bold'); rows=[];Z=[0]*5;occ=0;area=0;oa=0;by={}
sz=[('5x5',25,49),('5x10',50,82),('10x10',100,139),('10x15',150,178),('10x20',200,229),('10x30 CC',300,349)]
for i in range(126):
    b='ABC'[i//42]; u=f'{b}{(i%42)+1:03d}'; s=sz[min(5,(i%42)//7)] ; s=s if r.random()<.9 else r.choice(sz)
    p.need(1); area+=s[1]; q=by.setdefault(s[0],[0,0,0,0,0]); q[0]+=1; q[2]+=s[1]; q[3]+=s[2]
    x=r.random()
    if x<.13:
        st='VACANT' if x<.11 else 'UNRENTABLE'; p.row(C,[u,s[0],s[1],st,'',m(s[2])]); rows.append(dict(unit=u,unitType=s[0],area=s[1],statusText=st,marketRent=float(s[2]))); continue
    rt=float(s[2]+r.choice([0,-10,12,-20,25,8])); mi=r.date(D.date(2015,1,5),D.date(2025,10,30)); late=r.choice([0]*8+[12,32,64]); bal=0.0 if not late else round(rt*(1+late//30)+20*(late>10),2); dep=r.choice([0.0,0.0,25.0])
    nm=r.nm(1) if r.random()<.85 else r.choice(['Hudson Tile & Stone','Kestrel Catering LLC','Beacon Stage Rentals','Dutchess HVAC Supply'])
    pt=D.date(2025,11,30) if not late else addm(D.date(2025,10,31),-(late//30)); rc=r.date(D.date(2024,2,1),D.date(2025,10,1)) if mi<D.date(2024,1,1) else None
    p.row(C,[u,s[0],s[1],nm,f'{mi:%b} {mi.day} {mi.year}',m(s[2]),m(rt),par(rt-s[2]),us2(pt),us2(rc),m(dep),late or '',m(bal)])
    rows.append(dict(unit=u,unitType=s[0],area=s[1],tenantName=nm,statusText='Occupied',moveInDate=mi,marketRent=float(s[2]),contractRent=rt,deposit=dep,balance=bal)); occ+=1; oa+=s[1]
    q[1]+=1; q[4]+=rt; Z[1]+=rt;Z[2]+=dep;Z[3]+=bal
std=sum(x['marketRent'] for x in rows); p.need(13); p.line(40,p.W-40,dy=8); 
p.row(C,['Totals',f'{len(rows)} units',m0(area),f'{occ} rented','',m(std),m(Z[1]),'','','',m(Z[2]),'',m(Z[3])],b=True); p.y-=8
D2=[(90,'l'),(180,'r'),(240,'r'),(300,'r'),(380,'r'),(460,'r')]; p.row(D2,['Size','Units','Rented','Total Area','Gross Potential','Actual Rent'],b=True)
for k,_,_ in sz:
    q=by[k]; p.row(D2,[k,q[0],q[1],m0(q[2]),m(q[3]),m(q[4])])
p.row(D2,['All',len(rows),occ,m0(area),m(std),m(Z[1])],b=True)
p.done(); save(F,'SELF_STORAGE','storage operator','SiteLink-like landscape serif',False,'Lockhaven Self Storage - Route 9','2025-11-02',len(rows),occ,rows)
p=f'{B}/truth/{F}.json'; t=json.load(open(p)); t['vacant']=None; json.dump(t,open(p,'w'),indent=1)  # unrentable units make it ambiguous
