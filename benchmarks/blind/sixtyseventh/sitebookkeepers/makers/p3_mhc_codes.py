# Manufactured-home community, recurring charges by code beneath each lot, Courier-less portrait report
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
def make():
    NAME='SHE_rentroll_recurring_0625.pdf'
    r=random.Random(6703); nm=Names(6703); W,H=letter; c=canvas.Canvas(out(NAME),pagesize=letter)
    C={'u':(36,0),'t':(96,0),'ho':(236,0),'mi':(276,0),'le':(330,0),'cd':(384,0),'amt':(466,1),'dep':(516,1),'bal':(576,1)}
    def put(k,y,t,f='Helvetica',s=8):
        x,a=C[k]; c.setFont(f,s); (c.drawRightString if a else c.drawString)(x,y,t)
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Helvetica',7); c.drawString(36,H-30,'06/30/2025 4:47 PM'); c.drawRightString(576,H-30,f'Page {pg[0]}')
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Rent Roll with Recurring Charges'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-46,'Sandhollow Estates MHC (SHE)'); c.drawCentredString(W/2,H-57,'As of June 30, 2025   |   Status: Current, Vacant, Notice, Future')
        y=H-80
        for k,t in(('u','Lot / Home'),('t','Resident'),('ho','Own'),('mi','Move In'),('le','Lease End'),('cd','Charge'),('amt','Amount'),('dep','Deposit'),('bal','Balance')): put(k,y,t,'Helvetica-Bold')
        c.setLineWidth(1); c.line(34,y-4,578,y-4); return y-17
    y=head(); rows=[]; tot={}; units=[]
    for i in range(1,53):
        if i in (13,): continue
        units.append(f'{i:03d}')
    desc={'LOTR':'Lot rent','WTR':'Water flat','SWR':'Sewer','TRSH':'Trash','PET':'Pet','HNTE':'Home note','RVST':'RV storage'}
    occ=vac=0; D=B=0
    F=lambda d:d.strftime('%m/%d/%Y')
    def block(u,home,st,name,own,mi,le,ch,dep,bal):
        nonlocal y,D,B
        need=12*max(1,len(ch)+1)+10
        if y-need<50: c.showPage(); y=head()
        put('u',y,u,'Helvetica-Bold'); put('u',y-10,home,s=7)
        yy=y
        if name: put('t',yy,name)
        if st!='Current': put('t',yy-(10 if name else 0),st,'Helvetica-Oblique')
        put('ho',yy,own)
        if mi: put('mi',yy,F(mi))
        if le: put('le',yy,F(le) if le!='MTM' else 'MTM')
        if ch:
            for k,a in ch: put('cd',yy,k); put('amt',yy,money(a)); tot.setdefault(k,[0,0]); tot[k][0]+=1; tot[k][1]+=a; yy-=10
            c.setLineWidth(.3); c.line(420,yy+8,467,yy+8); put('cd',yy-1,'Total','Helvetica-Bold'); put('amt',yy-1,money(round(sum(a for _,a in ch),2)),'Helvetica-Bold')
        else: yy-=6
        if dep is not None: put('dep',y,money(dep)); D+=dep
        if bal is not None: put('bal',y,money(bal)); B+=bal
        y=yy-10; c.setStrokeGray(.75); c.setLineWidth(.4); c.line(34,y+4,578,y+4); c.setStrokeGray(0); y-=8
        rows.append(row(unit=u,unitType=home,tenantName=name,statusText=st,moveInDate=mi,leaseEndDate=le,contractRent=dict(ch).get('LOTR') if ch else None,charges=[{'code':k,'amount':a} for k,a in ch],totalCharges=sum(a for _,a in ch) if ch else None,deposit=dep,balance=bal))
    for n,u in enumerate(units):
        home=r.choice(['SW','DW','DW','SW','RV pad']) if n>40 else r.choice(['SW','DW'])
        if r.random()<.13:
            vac+=1; block(u,home,'Vacant',None,r.choice(['POH','']),None,None,[],None,None)
            if n in (9,) or vac==2:
                block(u,home,'Future',nm.lf(),'TOH',dt.date(2025,7,r.choice([1,7,12])),dt.date(2026,6,30),[],595.0,0.0)
            continue
        occ+=1; st='Notice' if r.random()<.05 else 'Current'
        rent=float(r.choice([545,560,575,595,595,610])); ch=[('LOTR',rent)]
        own=r.choice(['TOH','TOH','TOH','TOH','LTO'])
        ch+= [('WTR',38.5),('SWR',22.0)] if r.random()<.7 else []
        ch+=[('TRSH',14.75)]
        if r.random()<.25: ch.append(('PET',float(r.choice([15,30]))))
        if own=='LTO': ch.append(('HNTE',r.choice([286.4,312.18,355.0])))
        if r.random()<.08: ch.append(('RVST',45.0))
        if n==20: ch.append(('LOTC',-50.0))
        t=round(sum(a for _,a in ch),2); bal=r.choice([0.,0.,0.,0.,t,-t,round(t+50,2),12.36])
        le='MTM' if r.random()<.35 else rdate(r,'2025-07-01','2026-06-01'); le=le if le=='MTM' else eom(le)
        block(u,home,st,nm.lf(),own,rdate(r,'2004-05-01','2025-05-20'),le,ch,float(r.choice([0,200,400,545])),bal)
    desc['LOTC']='Lot rent concession'
    if y<220: c.showPage(); y=head()
    y-=6; c.setFont('Helvetica-Bold',9); c.drawString(36,y,'Property totals'); put('dep',y,money(D),'Helvetica-Bold'); put('bal',y,money(round(B,2)),'Helvetica-Bold'); y-=20
    for x,t,a in((96,'Code',0),(140,'Description',0),(300,'Lots',1),(370,'Monthly',1)): c.setFont('Helvetica-Bold',8); (c.drawRightString if a else c.drawString)(x,y,t)
    for k,(n,a) in sorted(tot.items()):
        y-=11; c.setFont('Helvetica',8); c.drawString(96,y,k); c.drawString(140,y,desc[k]); c.drawRightString(300,y,str(n)); c.drawRightString(370,y,money(round(a,2)))
    y-=13; c.line(310,y+10,372,y+10); c.setFont('Helvetica-Bold',8); c.drawString(96,y,'Total recurring'); c.drawRightString(370,y,money(round(sum(a for _,a in tot.values()),2)))
    y-=18; c.setFont('Helvetica',8); c.drawString(96,y,f'Lots: {len(units)}    Occupied: {occ}    Vacant: {vac}    Occupancy: {occ/len(units):.1%}')
    c.setFont('Helvetica-Oblique',7); c.drawString(96,y-14,'TOH = tenant-owned home   POH = park-owned home   LTO = lease to own   SW / DW = single / double wide'); c.save()
    assert abs(sum(q.get('totalCharges',0) for q in rows)-sum(a for _,a in tot.values()))<.02
    save(NAME,rows,propertyName='Sandhollow Estates MHC',asOnDate='2025-06-30',units=len(units),occupied=occ,vacant=vac)
    return dict(file=NAME,assetType='MANUFACTURED_HOUSING',documentType='RENT_ROLL',author='r67c',style='MHC portrait report, charge-code lines stacked under each lot with block total, future residents, code summary',hard=True)
if __name__=='__main__': print(make())
