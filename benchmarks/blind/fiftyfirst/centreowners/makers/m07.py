# VTS-like web export printed to PDF: cards line, clean table, second table of scheduled rent changes, future tenants
from .lib import *
from reportlab.pdfgen import canvas
def make(r):
    A=date(2025,8,12);N=Names(r)
    t=T('vts-rent-roll-juniper-commons-2025-08-12.pdf','MIXED_USE','leasing platform export','VTS-style web print, light rules, no total row, future leases among suites, rent changes in second table','Juniper Commons Town Center',A)
    W,H=842,595;c=canvas.Canvas(t.path,pagesize=(W,H));F,B='Helvetica','Helvetica-Bold';y=0;pg=0
    cols=[('Space',34,'l'),('Floor',92,'l'),('Tenant',122,'l'),('Status',268,'l'),('Space type',330,'l'),('Size (SF)',432,'r'),('Start',444,'l'),('Expiration',502,'l'),('Current rent / mo',632,'r'),('Asking rent / mo',706,'r'),('Deposit',770,'r'),('Opts',782,'l')]
    def foot():
        c.setFont(F,6.5);c.setFillGray(.5);c.drawString(34,20,'Generated Aug 12, 2025 at 10:47 AM');c.drawRightString(W-34,20,f'{pg}');c.setFillGray(0);c.showPage()
    def th(cs):
        nonlocal y
        c.setFont(B,7);c.setFillGray(.35)
        for n,x,a in cs:(c.drawString if a=='l' else c.drawRightString)(x,y,n)
        c.setFillGray(0);y-=5;c.setStrokeGray(.4);c.line(34,y,W-34,y);c.setStrokeGray(.85);y-=12
    def new(first=False):
        nonlocal y,pg
        if not first:foot()
        pg+=1;y=H-44
    lay=[]
    for i in range(12):lay.append((f'R-{101+i}','Ground',r.choice(['Retail','Retail','Restaurant']),r.randint(11,44)*100))
    lay[3]=('R-104A','Ground','Retail',1150);lay.insert(4,('R-104B','Ground','Retail',1325))
    for i in range(8):lay.append((f'O-{201+i}','2','Office',r.randint(14,62)*100))
    for i in range(5):lay.append((f'O-{301+i}','3','Office',r.randint(20,80)*100))
    lay+=[('ST-1','Garage','Storage',240),('ST-2','Garage','Storage',310)]
    vac={'R-107':None,'O-203':'F','O-206':None,'R-111':'F','ST-2':None}
    rows=[];sc=[];no=nv=oa=ta=0;mr=0
    for u,fl,ty,ar in lay:
        ta+=ar;rate={'Retail':36,'Restaurant':41,'Office':27,'Storage':14}[ty];ask=round(ar*rate/12/5)*5
        if u in vac:
            nv+=1;rows.append((u,fl,'','Vacant',ty,f'{ar:,}','','','',f'${ask:,}','',''));t.add(unit=u,building=None,unitType=ty,area=ar,statusText='Vacant',marketRent=ask)
            if vac[u]:
                st=date(2025,r.choice([10,11]),1);en=addm(st,84)-timedelta(days=1);nm=N.get('office' if ty=='Office' else 'shop');m=round(ar*(rate-1)/12);dep=m*2;sp=steps(r,st,en,A,m,12,.03,3);sp=[(d,round(x)) for d,x in sp]
                rows.append((u,fl,nm,'Future',ty,f'{ar:,}',st.strftime('%b %d, %Y'),en.strftime('%b %d, %Y'),f'${m:,}','',f'${dep:,}','1 x 5'));t.add(unit=u,unitType=ty,area=ar,tenantName=nm,statusText='Future',leaseStartDate=st,leaseEndDate=en,contractRent=m,deposit=dep,rentSteps=sp);sc.append((u,nm,sp))
            continue
        k={'Office':'office','Restaurant':'food','Retail':'shop','Storage':'shop'}[ty];nm=N.get(k) if ty!='Storage' else rows[0][2]
        st,en=lease(r,A,None,3);m=round(ar*rate*r.uniform(.85,1.05)/12);dep=r.choice([m,m*2,0]);mtm=ty=='Storage';sp=[] if mtm else [(d,round(x)) for d,x in steps(r,st,en,A,m,12,.03,3)]
        rows.append((u,fl,nm,'Month-to-month' if mtm else 'Current',ty,f'{ar:,}',st.strftime('%b %d, %Y'),'' if mtm else en.strftime('%b %d, %Y'),f'${m:,}','',f'${dep:,}',r.choice(['','2 x 5','1 x 5',''])))
        t.add(unit=u,unitType=ty,area=ar,tenantName=nm,statusText='Month-to-month' if mtm else 'Current',leaseStartDate=st,leaseEndDate=None if mtm else en,contractRent=m,deposit=dep,rentSteps=sp)
        if sp:sc.append((u,nm,sp))
        no+=1;oa+=ar;mr+=m
    new(True)
    c.setFont(B,15);c.drawString(34,y,'Juniper Commons Town Center');y-=15;c.setFont(F,8.5);c.setFillGray(.4);c.drawString(34,y,'Rent roll   |   As of Aug 12, 2025   |   All spaces');c.setFillGray(0);y-=40
    for i,(a,b) in enumerate([('Total SF',f'{ta:,}'),('Leased today',f'{oa:,} SF ({oa/ta:.1%})'),('Spaces',f'{no+nv}'),('Occupied / vacant',f'{no} / {nv}'),('Current rent',f'${mr:,} / mo')]):
        x=34+i*156;c.setStrokeGray(.8);c.roundRect(x,y-6,148,34,4);c.setFont(F,7);c.setFillGray(.45);c.drawString(x+8,y+16,a);c.setFillGray(0);c.setFont(B,10);c.drawString(x+8,y+2,b)
    y-=30;th(cols)
    for v in rows:
        if y<44:new();th(cols)
        c.setFont(F,7.3)
        for (n,x,a),s in zip(cols,v):
            if n=='Status' and s!='Current':c.setFillColorRGB(.75,.25,.1) if s=='Vacant' else c.setFillColorRGB(.1,.35,.7)
            (c.drawString if a=='l' else c.drawRightString)(x,y,s);c.setFillGray(0)
        c.line(34,y-4,W-34,y-4);y-=14.5
    new();c.setFont(B,11);c.drawString(34,y,'Scheduled rent changes');y-=18
    cs=[('Space',34,'l'),('Tenant',100,'l'),('Effective date',270,'l'),('Rent / mo',420,'r')];th(cs)
    for u,nm,sp in sc:
        if y-12*len(sp)<40:new();th(cs)
        for j,(d,a) in enumerate(sp):
            c.setFont(F,7.3)
            if j==0:c.drawString(34,y,u);c.drawString(100,y,nm)
            c.drawString(270,y,d.strftime('%b %d, %Y'));c.drawRightString(420,y,f'${a:,}');y-=12
        c.line(34,y+8,430,y+8);y-=2
    foot();c.save()
    return t.save(no+nv,no,nv)
