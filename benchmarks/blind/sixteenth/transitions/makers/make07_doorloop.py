from common import *
from reportlab.pdfgen import canvas
r=random.Random(1407); AS=D(2026,8,20); N='doorloop-rent-roll-2026-08-20.pdf'
W,H=842,595; c=canvas.Canvas(str(DOC/N),pagesize=(W,H),invariant=1); F='Helvetica';B='Helvetica-Bold'
from reportlab.lib.colors import HexColor as HC
PIL={'Active':('#d7f5e3','#137a45'),'Vacant':('#fde2e2','#b42318'),'Notice given':('#fff1cf','#8a5a00'),'Month-to-month':('#e0eaff','#2649a8'),'Future':('#eee5ff','#5b2fb3')}
fd=lambda d: f'{calendar.month_abbr[d.month]} {d.day}, {d.year}'
X=dict(u=36,s=104,t=176,l=300,bb=416,sz=508,mr=566,rt=622,rc=672,dp=740,bl=806)
def head(first):
    y=560
    if first:
        c.setFillColor(HC('#0f172a')); tx(c,36,552,'Rent roll','l',B,18); c.setFillColor(HC('#64748b')); tx(c,36,536,'Larch & Mill Portfolio   ·   As of Aug 20, 2026   ·   All properties (2)   ·   Lease status: Active, Future','l',F,8); y=515
    c.setFillColor(HC('#f1f5f9')); c.roundRect(30,y-14,782,22,4,0,1); c.setFillColor(HC('#475569')); 
    for k,a,h in(('u','l','UNIT'),('s','l','STATUS'),('t','l','TENANTS'),('l','l','LEASE TERM'),('bb','l','BEDS / BATHS'),('sz','r','SIZE'),('mr','r','MARKET RENT'),('rt','r','RENT'),('rc','r','CREDITS'),('dp','r','DEPOSITS HELD'),('bl','r','BALANCE DUE')): tx(c,X[k],y-6,h,a,B,6.3)
    return y-32
y=head(1); rows=[];tots=[]; pg=1
d=lambda x: f'-${-x:,.2f}' if x<0 else f'${x:,.2f}'
G=dict.fromkeys('marketRent contractRent rc deposit balance'.split(),0); nu=no=0
def foot():
    c.setFillColor(HC('#94a3b8')); tx(c,36,18,'Powered by DoorLoop','l',F,7); tx(c,806,18,f'{pg}','r')
def need(h):
    global y,pg
    if y-h<34: foot(); c.showPage(); pg+=1; y=head(0)
def tl(lab,s):
    global y
    c.setStrokeColor(HC('#334155')); c.line(30,y+9,812,y+9); c.setFillColor(HC('#0f172a')); tx(c,36,y-2,lab,'l',B,7.5)
    for k,q in(('mr','marketRent'),('rt','contractRent'),('rc','rc'),('dp','deposit'),('bl','balance')): tx(c,X[k],y-2,d(s[q]),'r',B,7.2)
    y-=30
for prop,ul in (('Larch Street Flats',[f'{n}{l}' for n in range(1,5) for l in 'ABC']+['Garden']),('Mill Row 22-28',['Shop 22','Shop 24','Apt 22-1','Apt 22-2','Apt 24-1','Apt 26-1','Apt 26-2','Apt 28-1','Apt 28-2'])):
    need(60); c.setFillColor(HC('#1d4ed8')); tx(c,36,y,prop,'l',B,10); c.setFillColor(HC('#64748b')); tx(c,40+c.stringWidth(prop,B,10)+6,y,f'{len(ul)} units','l',F,8); y-=20
    sub=dict.fromkeys(G,0)
    for u in ul:
        nu+=1; shop='Shop' in u; bb='Commercial' if shop else r.choice(['1 bd / 1 ba','2 bd / 1 ba','Studio / 1 ba']); sz=r.choice([1150,1320]) if shop else r.choice({'S':[410,435,480],'1':[590,610,655],'2':[790,840,875]}[bb[0]]); mk=r.choice([2600,2950]) if shop else {'S':1095,'1':1295,'2':1550}[bb[0]]
        st='Vacant' if u in('2B','Apt 26-2','4C') else 'Notice given' if u in('3A','Apt 28-1') else 'Month-to-month' if r.random()<.15 else 'Active'
        recs=[st]+(['Future'] if u in('4C','3A') else [])
        for st in recs:
            need(26); fut=st=='Future'
            k=dict(unit=u,propertyName=prop,statusText=st,unitType=bb,area=sz if not fut else None,marketRent=mk if not fut else None)
            c.setFillColor(HC('#0f172a')); tx(c,X['u'],y,u,'l',B,7.5); bg,fg=PIL[st]; w=c.stringWidth(st,B,6.3)+10; c.setFillColor(HC(bg)); c.roundRect(X['s']-4,y-3,w,11,5,0,1); c.setFillColor(HC(fg)); tx(c,X['s']+1,y,st,'l',B,6.3); c.setFillColor(HC('#0f172a')); c.setFont(F,7.3)
            tx(c,X['bb'],y,bb)
            if not fut: tx(c,X['sz'],y,f'{sz:,} sf','r'); tx(c,X['mr'],y,d(mk),'r'); sub['marketRent']+=mk
            if st!='Vacant':
                ps=[pers(r) for _ in range(r.choice([1,1,2]))]; ns=[f'{a} {b}' for a,b in ps]
                if shop: ns=[r.choice(['Threadneedle Alterations','Mill Row Coffee LLC'])]
                if shop and u=='Shop 24': ns=['Mill Row Coffee LLC']
                if shop and u=='Shop 22': ns=['Threadneedle Alterations']
                if fut: s=D(2026,9,15) if u=='4C' else D(2026,10,1); e=addm(s,12)-dt.timedelta(days=1)
                else: s,e=lease(r,AS)
                if st=='Month-to-month': s=D(r.randint(2021,2024),r.randint(1,12),1)
                rent=mk-r.choice([0,45,80,120]); rc=0 if fut else r.choice([0]*6+[-25,-100]); dep=r.choice([rent,mk,1000]); bal=0 if fut else r.choice([0,0,0,0,rent,-20,137.5])
                tx(c,X['t'],y,ns[0]+(',' if len(ns)>1 else ''))
                if len(ns)>1: tx(c,X['t'],y-9,ns[1])
                tx(c,X['l'],y,f'{fd(s)} – {"Month-to-month" if st=="Month-to-month" else fd(e)}')
                mo=None
                if st=='Notice given': mo=D(2026,9,30) if u=='3A' else D(2026,9,14); c.setFillColor(HC('#8a5a00')); tx(c,X['l'],y-9,f'Move-out {fd(mo)}','l',F,6.5); c.setFillColor(HC('#0f172a'))
                tx(c,X['rt'],y,d(rent),'r',F,7.3); tx(c,X['rc'],y,d(rc) if rc else '—','r'); tx(c,X['dp'],y,d(dep),'r'); tx(c,X['bl'],y,d(bal),'r')
                if not fut:
                    for q,v in zip(G,(0,rent,rc,dep,bal)): sub[q]+=v
                    no+=1
                k.update(tenantName=', '.join(ns),leaseStartDate=s,leaseEndDate='Month-to-month' if st=='Month-to-month' else e,moveOutDate=mo,contractRent=float(rent),deposit=float(dep),balance=float(bal),charges=[{"code":"CREDITS","amount":float(rc)}] if rc else None)
            else:
                for q in('t','l'): tx(c,X[q],y,'—')
                for q in('rt','rc','dp','bl'): tx(c,X[q],y,'—','r')
            rows.append(row(**k)); c.setStrokeColor(HC('#e2e8f0')); c.setLineWidth(.5); c.line(30,y-14,812,y-14); y-=26
    need(30); tl(f'Total {prop}',sub); tots+=[T(f'Total {prop}',q,sub[q],propertyName=prop,statusTextNot='Future') for q in G if q!='rc']
    for q in G: G[q]+=sub[q]
need(70); tl('Total',G); tots+=[T('Total',q,G[q],statusTextNot='Future') for q in G if q!='rc']
c.setFillColor(HC('#475569')); tx(c,36,y,f'{nu} units  ·  {no} occupied  ·  {nu-no} vacant  ·  {no/nu*100:.1f}% occupancy','l',F,8); tx(c,36,y-12,'Future leases are listed for reference and are not part of the totals.'); foot(); c.save()
truth(N,'Larch & Mill Portfolio',AS,rows,nu,no,nu-no,('MIXED_USE','DoorLoop web print with status pills, lease term in one cell, two properties, future leases',True),totals=tots)
