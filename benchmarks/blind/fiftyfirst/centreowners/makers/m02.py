# MRI style rent roll, monospaced, office park of three buildings
from .lib import *
from reportlab.pdfgen import canvas
def make(r):
    A=date(2024,11,1); N=Names(r)
    t=T('RR_Larkspur_11012024.pdf','OFFICE','asset accounting','MRI rent roll, Courier, vacant suites first per building, future increases to the right','Larkspur Business Park',A)
    W,H=1008,612
    c=canvas.Canvas(t.path,pagesize=(W,H)); pg=0; y=0; FS=7.4
    CW=FS*.6
    def put(col,s,right=False,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',FS)
        x=30+col*CW
        (c.drawRightString if right else c.drawString)(x,y,s)
    def head():
        nonlocal pg,y
        pg+=1;y=H-34
        put(0,'Database:  KESTRELPM');put(95,'Rent Roll',b=True);put(186,'Page:  %d'%pg);y-=10
        put(0,'Bldg Status:  Active Only');put(87,'Larkspur Business Park',b=True);put(186,'Date:  11/4/2024');y-=10
        put(92,'11/1/2024');put(186,'Time:  09:41 AM');y-=16
        put(74,'GLA',1);put(89,'Monthly',1);put(99,'Annual',1);put(113,'Monthly Cost',1);put(123,'Expense',1);put(137,'Monthly',1);put(142,'---------- Future Rent Increases ----------');y-=9
        put(0,'Bldg Id-Suit Id');put(18,'Occupant Name');put(47,'Rent Start');put(58,'Expiration');put(74,'Sqft',1);put(89,'Base Rent',1);put(99,'Rate PSF',1);put(113,'Recovery',1);put(123,'Stop',1);put(137,'Other Income',1);put(142,'Cat');put(148,'Date');put(174,'Monthly Amount',1);put(184,'PSF',1);y-=6
        c.setLineWidth(.6);c.line(30,y,W-30,y);y-=11
    head()
    G=dict(n=0,v=0,oa=0,va=0,b=0,cr=0,oi=0)
    for bid,bn,ns in (('4100','Larkspur One',9),('4200','Larkspur Two',8),('4300','Larkspur Annex',5)):
        if y<150: c.showPage();head()
        put(0,'%s   %s'%(bid,bn),b=True);y-=13
        S=dict(n=0,v=0,oa=0,va=0,b=0,cr=0,oi=0)
        suites=[];fl=100
        for i in range(ns): suites.append('0%d'%(100*(1+i//4)+10*(1+i%4)))
        vac=set(r.sample(suites,r.choice([1,2])))
        put(0,'Vacant Suites',b=True);y-=11
        for s in suites:
            if s in vac:
                a=r.randint(90,520)*10;u=f'{bid} -{s}'
                put(0,u);put(18,'Vacant');put(74,f'{a:,}',1);y-=10
                S['v']+=1;S['va']+=a;t.add(unit=u,building=bid,area=a,statusText='Vacant')
        y-=4;put(0,'Occupied Suites',b=True);y-=11
        for s in suites:
            if s in vac: continue
            a=r.randint(110,780)*10;u=f'{bid} -{s}';st,en=lease(r,A,None,6)
            rt=round(r.uniform(19.5,28),2);m=round(a*rt/12,2)
            sp=steps(r,st,en,A,m,12,.025,5);cr=round(a*r.choice([0,0,.11,.14]),2);oi=r.choice([0,0,0,75,150,225])
            es=r.choice([8.25,8.6,9.1,7.95]) if not cr else None
            nm=N.get('office',True)
            mtm=False
            if r.random()<.08: sp=[]
            if y-10*max(1,len(sp))<40: c.showPage();head()
            put(0,u);put(18,nm[:27]);put(47,mdY(st));put(58,mdY(en));put(74,f'{a:,}',1);put(89,money(m),1);put(99,'%.2f'%(m*12/a),1);put(113,money(cr) if cr else '',1)
            if es: put(123,'%.2f'%es,1)
            put(137,money(oi) if oi else '',1)
            for d,am in sp: put(142,'BRT');put(148,mdY(d));put(174,money(am),1);put(184,'%.2f'%(am*12/a),1);y-=10
            if not sp:y-=10
            y-=3
            S['n']+=1;S['oa']+=a;S['b']+=m;S['cr']+=cr;S['oi']+=oi
            t.add(unit=u,building=bid,area=a,tenantName=nm[:27].rstrip(),contractRent=m,leaseStartDate=st,leaseEndDate=en,statusText='Occupied',rentSteps=sp,charges=[(q,v) for q,v in(('Cost Recovery',cr),('Other Income',oi)) if v])
        def tots(S,lab):
            nonlocal y
            if y<100: c.showPage();head()
            y-=2;put(18,'Totals for %s:'%lab,b=True)
            put(44,'Occupied Sqft:');put(74,f"{S['oa']:,}",1);put(89,money(S['b']),1);put(113,money(S['cr']),1);put(137,money(S['oi']),1);put(150,'%d Units'%S['n']);put(162,'%.2f%%'%(100*S['oa']/(S['oa']+S['va'])));y-=10
            put(44,'Vacant Sqft:');put(74,f"{S['va']:,}",1);put(150,'%d Units'%S['v']);put(162,'%.2f%%'%(100*S['va']/(S['oa']+S['va'])));y-=10
            put(44,'Total Sqft:');put(74,f"{S['oa']+S['va']:,}",1);put(89,money(S['b']),1);put(150,'%d Units'%(S['n']+S['v']));y-=18
        tots(S,bid)
        for k in G:
            if k in S:G[k]+=S[k]
    c.line(30,y+10,W-30,y+10);tots(G,'Larkspur Business Park'[:24])
    c.save()
    return t.save(G['n']+G['v'],G['n'],G['v'])
