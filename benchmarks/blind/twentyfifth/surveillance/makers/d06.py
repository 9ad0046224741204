# SiteLink self storage rent roll, long, Courier-like dense; size subtotals at end
from common import *
from reportlab.lib.pagesizes import letter
r=random.Random(3706); N=Namer(r); FN='StowRight_Rt9_RentRoll.pdf'
cols=[(30,'l'),(72,'l'),(118,'l'),(236,'r'),(282,'r'),(292,'l'),(342,'l'),(398,'l'),(465,'r'),(515,'r'),(580,'r')]
def head(s):
    s.t(30,'StowRight Self Storage - Route 9','l','Helvetica-Bold',9);s.t(580,'Rent Roll','r','Helvetica-Bold',12);s.y-=10
    s.t(30,'L014   Tenants as of 11/30/2025','l');s.t(580,f'Page {s.p}','r');s.y-=14
    s.r(cols,['Unit','Size','Tenant','Std Rate','Rent','Moved In','Paid Thru','Lock/Stat','Ins.','Dep','Owed'],'Helvetica-Oblique',7);s.line(30,582,7,.8);s.y-=2
def foot(s): s.t(30,'SiteLink Web Edition    Run 12/01/2025 06:15','l',None,5.5,20)
P=Pg(FN,letter,head,foot,fs=6.6,lh=8.4,top=30,bottom=32)
SZ={'5x5':54,'5x10':89,'10x10':149,'10x15':189,'10x20':229,'10x30':319}
rows=[];T=[0]*5;by={k:[0]*5 for k in SZ};nocc=nvac=nx=0
for blk in 'ABCDE':
    for i in range(1,31 if blk!='E' else 25):
        u=f'{blk}{i:03d}';sz=r.choices(list(SZ),{'A':[5,5,1,0,0,0],'B':[2,5,4,0,0,0],'C':[0,2,6,2,1,0],'D':[0,0,4,4,4,1],'E':[0,0,0,2,5,3]}[blk])[0]
        std=SZ[sz]+(10 if blk in'AB' else 0);B=by[sz];B[0]+=1;T[0]+=std;P.need(9)
        x=r.random();B[2]+=std
        if u in('C007','D019'):
            P.r(cols,[u,sz,'** Unrentable **' if u=='C007' else '** Company use **',mm(std)]);nx+=1
            rows.append(row(unit=u,unitType=sz,statusText='Unrentable' if u=='C007' else 'Company use',marketRent=std));continue
        if x<.11:
            P.r(cols,[u,sz,'Vacant',mm(std)]);nvac+=1;rows.append(row(unit=u,unitType=sz,statusText='Vacant',marketRent=std));continue
        nocc+=1;rent=std+r.choice([0,0,-10,-20,8,15,24,31]);ins=r.choice([0,12,12,17]);dep=r.choice([0,0,25]);mi=D(r,'2014-01-01','2025-11-25')
        late=r.random()<.13;owed=round(rent*r.choice([1,2,3])+20,2) if late else 0;pt=D(r,'2025-08-31','2025-10-31') if late else eom(dt.date(2025,r.choice([11,11,12]),5))
        s=r.choice(['Overlocked','Lien']) if late else 'Current';nm=N(0) if r.random()<.9 else r.choice(['Gadwall Plumbing LLC','Ostrey Catering','Pinwheel Toys Inc','Halyard Roofing'])+f' #{i}'
        P.r(cols,[u,sz,nm,mm(std),mm(rent),mi.strftime('%m/%d/%y'),pt.strftime('%m/%d/%y'),s,mm(ins),mm(dep),mm(owed)])
        for j,v in enumerate([0,rent,ins,dep,owed]): T[j]+=v
        B[1]+=1;B[3]+=rent
        rows.append(row(unit=u,unitType=sz,tenantName=nm,statusText=s,marketRent=std,contractRent=rent,moveInDate=mi,charges=[dict(code='Ins.',amount=ins)],deposit=dep,balance=owed))
n=len(rows);P.need(150);P.line(30,582,7,.8);P.r(cols,[f'{n}','units','',mm(T[0]),mm(T[1]),'','','',mm(T[2]),mm(T[3]),mm(T[4])],'Helvetica-Bold');P.y-=14
c=[(60,'l'),(140,'r'),(200,'r'),(270,'r'),(350,'r'),(440,'r')];P.r(c,['Size','Units','Rented','% Rented','Std potential','Rent in place'],'Helvetica-Bold')
for k,b in by.items(): P.r(c,[k,b[0],b[1],f'{100*b[1]/b[0]:.1f}%',mm(b[2]),mm(b[3])])
P.r(c,['All',n,nocc,f'{100*nocc/n:.1f}%',mm(T[0]),mm(T[1])],'Helvetica-Bold');P.y-=6
P.t(60,f'Rented {nocc}   Vacant {nvac}   Unrentable/company {nx}   Total {n}')
P.end();save(FN,'SELF_STORAGE','SiteLink rent roll, dense',False,rows,n,nocc,nvac,'StowRight Self Storage - Route 9','2025-11-30')
