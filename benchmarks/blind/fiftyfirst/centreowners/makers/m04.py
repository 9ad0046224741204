# stacking plan list by floor, top to bottom, coloured, mixed-use town-centre tower
from .lib import *
from reportlab.pdfgen import canvas
def make(r):
    A=date(2025,9,15);N=Names(r)
    t=T('TheExchangeAtMillrace_StackingList.pdf','MIXED_USE','office leasing team','stacking plan list, top floor first, floor bands with subtotals, coloured expirations','The Exchange at Millrace',A)
    W,H=612,1008;c=canvas.Canvas(t.path,pagesize=(W,H));F,B='Helvetica','Helvetica-Bold';y=0
    X=dict(su=48,ten=92,use=262,ar=346,exp=360,mo=470,ask=528,opt=536)
    def head(first):
        nonlocal y
        y=H-50
        if first:
            c.setFillColorRGB(.10,.23,.30);c.rect(0,H-84,W,84,stroke=0,fill=1);c.setFillGray(1);c.setFont(B,18);c.drawString(40,H-42,'The Exchange at Millrace')
            c.setFont(F,10);c.drawString(40,H-58,'Building 2  |  Stacking list, office and street retail');c.drawString(40,H-72,'Status at September 15, 2025');c.setFillGray(0);y=H-108
        c.setFont(B,7.2)
        c.drawString(X['su'],y,'SUITE');c.drawString(X['ten'],y,'OCCUPIER');c.drawString(X['use'],y,'USE');c.drawRightString(X['ar'],y,'RSF');c.drawString(X['exp'],y,'EXPIRES');c.drawRightString(X['mo'],y,'RENT / MO');c.drawRightString(X['ask'],y,'ASKING / MO');c.drawString(X['opt'],y,'OPTIONS')
        y-=5;c.line(40,y,W-36,y);y-=4
    head(True)
    tot=dict(n=0,v=0,oa=0,va=0,m=0,ask=0);exps={}
    floors=[8,7,6,5,4,3,2,1]
    for f in floors:
        tgt=21500 if f>1 else 18200;n={8:1,7:2,6:3,5:2,4:4,3:4,2:5,1:6}[f];cut=sorted(r.sample(range(3,17),n-1)) if n>1 else []
        parts=[b-a for a,b in zip([0]+cut,cut+[20])];ars=[tgt*p//20 for p in parts];ars[-1]+=tgt-sum(ars)
        if y-(n*13+40)<60: c.setFont(F,6.5);c.drawString(40,26,'Leasing Department / internal');c.showPage();head(False)
        c.setFillColorRGB(.86,.91,.92);c.rect(40,y-14,W-76,14,stroke=0,fill=1);c.setFillGray(0);c.setFont(B,8);lab='FLOOR %d'%f if f>1 else 'STREET LEVEL (FLOOR 1)'
        c.drawString(44,y-10.5,lab);c.setFont(F,7.5);c.drawRightString(W-42,y-10.5,f'{tgt:,} RSF on floor');y-=26
        fo=fm=0
        for i,a in enumerate(ars):
            if n==1: u='800'
            else:u=str(f*100+10*(i+1))
            if f==3 and i==1:u='320/330'
            if f==3 and i>1:u=str(300+10*(i+2))
            use='Office' if f>1 else r.choice(['Retail','Restaurant','Retail'])
            v=(f,i) in((6,1),(4,3),(2,0),(1,4),(2,3))
            c.setFont(F,8)
            if v:
                ask=round(a*(31 if f>1 else 39)/12,-1);
                c.setFillColorRGB(1,.93,.72);c.rect(40,y-3.4,W-76,12,stroke=0,fill=1);c.setFillGray(0)
                st=r.choice(['AVAILABLE','AVAILABLE','AVAILABLE - white box'])
                c.drawString(X['su'],y,u);c.setFont('Helvetica-Oblique',8);c.drawString(X['ten'],y,st);c.setFont(F,8);c.drawString(X['use'],y,use);c.drawRightString(X['ar'],y,f'{a:,}');c.drawRightString(X['ask'],y,f'${ask:,.0f}')
                tot['v']+=1;tot['va']+=a;tot['ask']+=ask;t.add(unit=u,section=lab,unitType=use,area=a,statusText=st,marketRent=ask)
            else:
                kk='office' if f>1 else ('food' if use=='Restaurant' else 'shop');nm=N.get(kk,f>1);s0,en=lease(r,A,None,5);m=round(a*r.uniform(25,36)/12)
                c.drawString(X['su'],y,u);c.drawString(X['ten'],y,nm);c.drawString(X['use'],y,use);c.drawRightString(X['ar'],y,f'{a:,}');c.drawString(X['exp'],y,en.strftime('%m.%d.%Y'));c.drawRightString(X['mo'],y,f'${m:,}')
                c.setFont(F,7);c.drawString(X['opt'],y,r.choice(['','1x5','2x5','','1x3']))
                tot['n']+=1;tot['oa']+=a;tot['m']+=m;fo+=a;fm+=m;exps[en.year]=exps.get(en.year,0)+a
                t.add(unit=u,section=lab,unitType=use,area=a,tenantName=nm,statusText='Occupied',contractRent=m,leaseEndDate=en)
            y-=13
        c.setStrokeGray(.6);c.line(300,y+9,W-36,y+9);c.setStrokeGray(0);c.setFont(B,7.2);c.drawRightString(300,y,'Floor %d leased'%f);c.drawRightString(X['ar'],y,f'{fo:,}');c.drawString(X['exp'],y,'%.1f%%'%(100*fo/tgt));c.drawRightString(X['mo'],y,f'${fm:,}');y-=9
    if y<220:c.showPage();y=H-60
    y-=14;c.setFont(B,9);c.drawString(40,y,'Building recap');y-=13
    for l,n,a,m in(('Leased suites',tot['n'],tot['oa'],f"${tot['m']:,} per month in place"),('Available suites',tot['v'],tot['va'],f"${tot['ask']:,.0f} per month asking"),('All suites',tot['n']+tot['v'],tot['oa']+tot['va'],'')):
        c.setFont(F,8);c.drawString(44,y,l);c.drawRightString(160,y,str(n));c.drawRightString(230,y,f'{a:,} RSF');c.drawString(250,y,m);y-=12
    y-=8;c.setFont(B,9);c.drawString(40,y,'Leased RSF expiring by year');y-=12;x=44
    for k in sorted(exps):
        c.setFont(F,7.5);c.drawString(x,y,str(k));c.drawString(x,y-10,f'{exps[k]:,}');x+=54
    c.setFont(F,6.5);c.drawString(40,26,'Leasing Department / internal');c.save()
    return t.save(tot['n']+tot['v'],tot['n'],tot['v'])
