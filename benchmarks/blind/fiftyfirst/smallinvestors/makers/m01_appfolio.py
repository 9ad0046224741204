from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
F='linden_glenway_rent_roll_20250304.pdf'
def main():
    r=random.Random(5101); N=Names(r); asof=D(2025,3,4)
    props=[('Linden Court','1418 Linden Ave, Dayton, OH 45410',['%d%s'%(a,b) for a in (1418,1420,1422) for b in 'ABCD'],825),
           ('Glenway Fourplex','3307 Glenway St, Dayton, OH 45404',['1','2','3','4'],950),
           ('Xenia Flats','2109-2115 Xenia Ave, Dayton, OH 45420',['2109-1','2109-2','2109-3','2111-1','2111-2','2111-3','2113-1','2113-2','2115'],790)]
    st={('Linden Court','1420C'):'Vacant-Unrented',('Linden Court','1422A'):'Notice-Unrented',('Linden Court','1422D'):'Vacant-Rented',('Xenia Flats','2111-2'):'Evict',('Xenia Flats','2113-1'):'Vacant-Unrented'}
    data=[];rows=[]
    for pn,ad,us,base in props:
        L=[]
        for i,u in enumerate(us):
            s=st.get((pn,u),'Current'); bd=r.choice(['1/1.00','2/1.00','2/1.00','3/1.50']); k=int(bd[0])
            mk=base+110*(k-1)+r.choice([0,0,20,25]); sf=[0,610,810,1040][k]+r.choice([0,15,30])
            d=dict(unit=u,propertyName=pn,unitType=bd,area=sf,statusText=s,marketRent=float(mk))
            if not s.startswith('Vacant'):
                ls=addm(D(2024,r.randint(3,12),1),r.choice([0,0,1])); ls=min(ls,D(2025,3,1)); mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,4))
                if r.random()<.3: mi=mi+dt.timedelta(days=r.randint(1,20)) if mi<ls else mi
                rent=mk-r.choice([0,15,25,40,55,75])
                d.update(tenantName=N.full(),contractRent=float(rent),deposit=float(r.choice([rent,rent,500,750])),leaseStartDate=iso(ls),leaseEndDate=iso(eom(addm(ls,11))),moveInDate=iso(mi),balance=0.0)
                if r.random()<.2: d['balance']=float(r.choice([85,rent,rent/2,1240.5,42.18]))
                if u=='2111-2': d['balance']=2*rent+150.0
            L.append(d); rows.append(d)
        data.append((pn,ad,L))
    W,H=landscape(letter); c=canvas.Canvas(path(F),pagesize=(W,H),invariant=1)
    cols=[('Unit',30,'l'),('Tenant',82,'l'),('Status',184,'l'),('BD/BA',252,'l'),('Sqft',318,'r'),('Market Rent',376,'r'),('Rent',428,'r'),('Deposit',484,'r'),('Lease From',534,'c'),('Lease To',592,'c'),('Move-in',650,'c'),('Past Due',742,'r')]
    pg=[0]
    def put(x,y,t,a):
        {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,t)
    def head(y):
        c.setFillColor(colors.HexColor('#eeeeee')); c.rect(26,y-5,W-52,16,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8)
        for t,x,a in cols: put(x,y,t,a)
        return y-18
    def foot():
        pg[0]+=1; c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(30,22,'Created on 03/04/2025'); c.drawRightString(W-30,22,'Page %d'%pg[0]); c.setFillColor(colors.black)
    y=H-40; c.setFont('Helvetica-Bold',16); c.drawString(30,y,'Rent Roll'); c.setFont('Helvetica',8)
    for t in ['Exported On: 03/04/2025 10:12 AM','Properties: Linden Court, Glenway Fourplex, Xenia Flats','Units: Active','As of: 03/04/2025','Include Non-Revenue Units: No','Level of Detail: Detail View']:
        y-=12; c.drawString(30,y,t)
    y=head(y-24)
    def line(d):
        f=lambda k:m2(d[k]) if k in d else ''
        dd=lambda k:mdy(D.fromisoformat(d[k])) if k in d else ''
        return [d['unit'],d.get('tenantName',''),d['statusText'],d['unitType'],m0(d['area']),f('marketRent'),f('contractRent'),f('deposit'),dd('leaseStartDate'),dd('leaseEndDate'),dd('moveInDate'),f('balance')]
    def tot(label,L,y):
        c.setFont('Helvetica-Bold',8); s=lambda k:m2(sum(d.get(k,0) for d in L)); oc=sum('tenantName' in d for d in L)
        for (t,x,a),v in zip(cols,[label,'','%.1f%% Occupied'%(100*oc/len(L)),'',m0(sum(d['area'] for d in L)),s('marketRent'),s('contractRent'),s('deposit'),'','','',s('balance')]): put(x,y,v,a)
        c.line(26,y+10,W-26,y+10)
    for pn,ad,L in data:
        if y<110: foot(); c.showPage(); y=head(H-40)
        c.setFont('Helvetica-Bold',9); c.drawString(30,y,pn); c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(30,y-10,ad); c.setFillColor(colors.black); y-=25
        for d in L:
            if y<50: foot(); c.showPage(); y=head(H-40)
            c.setFont('Helvetica',8)
            for (t,x,a),v in zip(cols,line(d)): put(x,y,v,a)
            c.setStrokeColor(colors.HexColor('#dddddd')); c.line(26,y-4,W-26,y-4); c.setStrokeColor(colors.black); y-=16
        y-=2; tot('%d Units'%len(L),L,y); y-=28
    if y<60: foot(); c.showPage(); y=head(H-40)
    tot('Total %d Units'%len(rows),rows,y); foot(); c.save()
    oc=sum('tenantName' in d for d in rows)
    save(F,rows,None,'2025-03-04',len(rows),oc,len(rows)-oc)
    return entry(F,'MULTIFAMILY','property manager','AppFolio rent roll, three buildings in sections')
