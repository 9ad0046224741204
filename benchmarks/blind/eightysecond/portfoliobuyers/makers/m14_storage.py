from common import *
from fpdf import FPDF
r=random.Random(1414);nm=N(r);fn='RentRoll_SafeHaven-L014_20260415.pdf'
sz={'5x5':(25,59),'5x10':(50,92),'10x10':(100,148),'10x15':(150,189),'10x20':(200,236),'10x30':(300,318),'12x40 Pkg':(480,125)}
units=[]
for i in range(1,41):units.append((f'A{i:03d}',['5x5','5x10','5x10','10x10'][i%4],'Interior'))
for i in range(1,57):units.append((f'B{i:03d}',['10x10','10x15','10x20','5x10','10x10'][i%5],'Interior' if i<20 else 'Drive-up'))
for i in range(1,37):units.append((f'C{i:03d}',['10x20','10x30','10x20'][i%3],'Drive-up'))
for i in range(1,17):units.append((f'P{i:02d}','12x40 Pkg','Outdoor'))
p=FPDF('P','mm','Letter');p.set_auto_page_break(False)
cols=[('Unit',12,'L'),('Size',17,'L'),('Area',10,'R'),('Access',15,'L'),('Tenant',44,'L'),('Moved In',17,'C'),('Paid Thru',17,'C'),('Std Rate',14,'R'),('Rent',14,'R'),('Var.',13,'R'),('Insur.',12,'R'),('Balance',15,'R')]
L0=8;y=0;n=len(units)
def page():
    global y
    p.add_page();p.set_font('Helvetica','B',12);p.set_xy(L0,8);p.cell(80,5,'Rent Roll');p.set_font('Helvetica','',8);p.set_xy(120,8);p.cell(88,4,'Safe Haven Storage - Millrace Rd (L014)',align='R');p.set_xy(120,12);p.cell(88,4,'Date: Apr 15, 2026',align='R');p.set_xy(L0,13);p.cell(80,4,'All units, sorted by unit')
    x=L0;p.set_font('Helvetica','B',7.5);y=20
    for t,w,a in cols:p.set_xy(x,y);p.cell(w,4,t,align=a);x+=w
    p.line(L0,y+4.5,L0+sum(q[1] for q in cols),y+4.5);y=25.5
    p.set_font('Helvetica','',6.5);p.set_xy(L0,270);p.cell(100,4,'User: mgr014   4/15/2026 6:02:11 PM');p.set_xy(150,270);p.cell(58,4,f'Page {p.page_no()} of {{nb}}',align='R')
def line(v,b=''):
    global y
    x=L0;p.set_font('Helvetica',b,7.2)
    for (t,w,a),s in zip(cols,v):
        if s:
            assert p.get_string_width(s)<w-.5,(s,p.get_string_width(s),w)
            p.set_xy(x,y);p.cell(w,4,s,align=a)
        x+=w
    y+=4.1
page();rows=[];G=[];prev=None
for i,(u,s,ty) in enumerate(units):
    if y>260:page()
    a,std=sz[s];std=float(std+(22 if ty=='Interior' else 0))
    z=r.random();q=dict(u=u,s=s,a=a,ty=ty,std=std,rent=None,ins=None,bal=None,st='occ')
    base=dict(unit=u,unitType=s,area=a,marketRent=std)
    if u in('B017','C030'):
        q['st']='unr';line([u,s,str(a),ty,'Unrentable','','',m2(std)]);rows.append(row(**base,statusText='Unrentable'))
    elif z<.11:
        q['st']='vac';line([u,s,str(a),ty,'Vacant','','',m2(std)]);rows.append(row(**base,statusText='Vacant'))
    else:
        t=nm.lf() if r.random()<.92 or ty=='Interior' else r.choice(['Tri-Peak Roofing LLC','Marlowe Event Rentals','Copperline Electric','Fenwick Landscaping Co','Dunmore Vending'])
        if prev and r.random()<.05:t=prev
        prev=t
        mi=D(2026,4,14)-dt.timedelta(int(r.expovariate(1/600))+1);mi=max(mi,D(2009,3,2))
        old=(D(2026,4,15)-mi).days
        rent=std if old<180 else round(std*r.choice([.9,1,1.08,1.15,1.24]),0)
        if old<180 and r.random()<.4:rent=round(std*.75,0)
        if u=='A001':rent=0.;t='Company Use - Office Stock'
        ins=r.choice([None,12.,12.,15.]) if ty!='Outdoor' else None
        if u=='A001':ins=None
        late=r.random()<.1 and u!='A001'
        pt=D(2026,3,31) if late else D(2026,4,30) if r.random()<.9 else D(2026,5,31)
        bal=round(rent+(ins or 0)+20,2) if late else 0.
        q.update(rent=rent,ins=ins,bal=bal)
        line([u,s,str(a),ty,t,mi.strftime('%b %d, %Y') if False else mdy(mi),mdy(pt),m2(std),m2(rent),p2(rent-std),m2(ins) if ins else '',m2(bal)])
        rows.append(row(**base,tenantName=t,statusText='Occupied',moveInDate=mi,contractRent=float(rent),charges=[dict(code='Insur.',amount=ins)] if ins else None,balance=bal))
    G.append(q)
oc=[q for q in G if q['st']=='occ'];va=[q for q in G if q['st']=='vac'];un=[q for q in G if q['st']=='unr']
p.line(L0,y+.3,L0+sum(q[1] for q in cols),y+.3);y+=1
line(['Totals','',f"{sum(q['a'] for q in G):,}",'',f'{n} units','','',m2(sum(q['std'] for q in G)),m2(sum(q['rent'] for q in oc)),p2(sum(q['rent']-q['std'] for q in oc)),m2(sum(q['ins'] or 0 for q in oc)),m2(sum(q['bal'] for q in oc))],'B')
if y>205:page();
y+=8;p.set_font('Helvetica','B',9);p.set_xy(L0,y);p.cell(80,4,'Unit Mix Summary');y+=6
C2=[('Size',26,'L'),('Units',14,'R'),('Occupied',17,'R'),('Vacant',14,'R'),('Unrentable',19,'R'),('Area',18,'R'),('Std Rate',22,'R'),('Actual Rent',22,'R'),('Occ %',16,'R')]
def l2(v,b=''):
    global y
    x=L0;p.set_font('Helvetica',b,7.2)
    for (t,w,a),s in zip(C2,v):p.set_xy(x,y);p.cell(w,4,s,align=a);x+=w
    y+=4.2
l2([c[0] for c in C2],'B');p.line(L0,y,L0+168,y);y+=.5
def summ(l,g,b=''):
    o=[q for q in g if q['st']=='occ']
    l2([l,str(len(g)),str(len(o)),str(sum(1 for q in g if q['st']=='vac')),str(sum(1 for q in g if q['st']=='unr')),f"{sum(q['a'] for q in g):,}",m2(sum(q['std'] for q in g)),m2(sum(q['rent'] for q in o)),f'{100*len(o)/len(g):.1f}%'],b)
for s in sz:summ(s,[q for q in G if q['s']==s])
p.line(L0,y,L0+168,y);summ('Total',G,'B')
p.output(doc(fn))
save(fn,'SELF_STORAGE','SiteLink style roll of all units, portrait, standard rate against rent, unit mix summary',False,dict(propertyName='Safe Haven Storage - Millrace Rd',asOnDate='2026-04-15',units=n,occupied=len(oc),vacant=len(va),rows=rows))
