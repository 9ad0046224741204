# Yardi-like commercial Tenancy Schedule, US office tower, canvas, legal landscape
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
AS = dd('2025-09-30')
L = [ # units,lease,type,area,from,to,psf,steps[(date,psf)],ope psf,ret psf,dep,loc
('0100','Copperline Coffee Roasters LLC (t0004417)','Retail NNN',1845,'2021-04-01','2031-03-31',41.00,[('2026-04-01',42.50),('2028-04-01',44.25)],6.12,4.85,6303.75,0),
('0110','Harbor & Vine Deli, Inc. (t0004418)','Retail NNN',2210,'2019-11-01','2029-10-31',38.50,[],6.12,4.85,0,15000),
('0120','VACANT',None,1390,None,None,0,[],0,0,0,0),
('0200, 0210','Steadwell Title & Escrow Co. (t0003981)','Office Gross',11730,'2018-07-01','2028-06-30',33.75,[('2026-07-01',34.75),('2027-07-01',35.80)],0,0,32990.63,0),
('0300','Braddock Pell Actuarial Group, LLP (t0004102)','Office Net',18450,'2020-01-01','2030-12-31',29.50,[('2026-01-01',30.25),('2027-01-01',31.00),('2028-01-01',31.80)],9.40,5.10,0,250000),
('0400','Orrin Insurance Services (t0004377)','Office Net',9275,'2022-10-01','2027-09-30',30.00,[('2025-10-01',30.90),('2026-10-01',31.85)],9.40,5.10,23187.50,0),
('0420','VACANT',None,8980,None,None,0,[],0,0,0,0),
('0500, 0510, 0530','Larkspur Benefit Administrators, Inc. (t0004055)','Office Net',18450,'2017-03-01','2027-02-28',28.25,[],9.40,5.10,43434.38,100000),
('0600','Quillfeather Design Studio (t0004466)','Office Gross',4120,'2024-05-15','2029-05-31',35.50,[('2026-06-01',36.55)],0,0,12188.33,0),
('0610','Tamworth Kessel PLLC (t0004231)','Office Gross',6385,'2021-08-01','2026-07-31',34.00,[],0,0,18090.83,0),
('0640','Nimbus Freight Analytics Corp. (t0004480)','Office Gross',7240,'2025-02-01','2032-04-30',35.00,[('2026-05-01',36.05),('2027-05-01',37.13),('2028-05-01',38.24)],0,0,0,84466.67),
('0700','State Board of Watershed Review (t0003760)','Office Gross',18450,'2015-10-01','2025-12-31',27.90,[],0,0,0,0),
('0800','VACANT',None,5015,None,None,0,[],0,0,0,0),
('0810','Pennant Ridge Capital Advisors (t0004399)','Office Net',13100,'2023-01-01','2033-12-31',31.25,[('2026-01-01',32.00)],9.40,5.10,0,175000),
('RF-01','Skyreach Towers Holdings II (t0003555)','Roof License',0,'2012-06-01','2027-05-31',None,[],0,0,0,0),
('RF-02','Beltway Wireless Partnership (t0004140)','Roof License',0,'2020-09-01','2025-08-31',None,[],0,0,5000.00,0),
('ST-B1','Steadwell Title & Escrow Co. (t0003981)','Storage',640,'2018-07-01','2028-06-30',14.40,[],0,0,0,0),
]
ROOF = {'RF-01':2847.50,'RF-02':1965.00}
def run():
    name='Tenancy_Schedule_mxt01_0925.pdf'
    W,H=landscape(legal); c=canvas.Canvas(doc(name),pagesize=(W,H))
    X=dict(unit=62,lease=112,type=300,area=395,fr=445,to=495,term=530,mr=590,mra=632,ar=700,ara=742,rec=790,dep=858,loc=930)
    st={'y':0,'p':0}
    f=lambda d:d.strftime('%m/%d/%Y')
    def head():
        st['p']+=1; y=H-30
        c.setFont('Helvetica-Bold',12); c.drawString(26,y,'Tenancy Schedule'); 
        c.setFont('Helvetica',7); c.drawString(26,y-11,'Property: mxt01     As of Date: 09/30/2025     By Property     Include: Charge Schedules, Future Rent Steps')
        c.drawRightString(W-26,y,'Page %d'%st['p']); c.drawRightString(W-26,y-11,'10/06/2025  8:42 AM')
        y-=26; c.setFillGray(.85); c.rect(24,y-14,W-48,24,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Helvetica-Bold',6.5)
        for x,a,b,r in [(26,'Property','',0),(62,'Unit(s)','',0),(112,'Lease','',0),(300,'Lease Type','',0),(395,'Area','',1),(445,'Lease','From',1),(495,'Lease','To',1),(530,'Term','(Mos)',1),(590,'Monthly','Rent',1),(632,'Monthly','Rent/Area',1),(700,'Annual','Rent',1),(742,'Annual','Rent/Area',1),(790,'Annual','Rec./Area',1),(858,'Security','Deposit Received',1),(930,'LOC Amount/','Bank Guarantee',1)]:
            g=c.drawRightString if r else c.drawString
            g(x,y,a); g(x,y-8,b)
        st['y']=y-26
    head(); rows=[]; T=dict(a=0,m=0,an=0,d=0,l=0,occ=0,vac=0)
    c.setFont('Helvetica-Bold',7.5); c.drawString(26,st['y'],'Meridian Exchange Tower (mxt01)'); st['y']-=14
    for u,ls,ty,ar,fr,to,psf,steps,ope,ret,dep,loc in L:
        vac=ls=='VACANT'
        need=12 if vac else 34+9*(3+len(steps))
        if st['y']-need<36: c.showPage(); head()
        y=st['y']; c.setFont('Helvetica',7)
        mr=ROOF.get(u) or round(ar*psf/12,2); an=round(mr*12,2)
        if u not in ROOF and not vac: an=round(ar*psf,2); 
        c.drawString(26,y,'mxt01'); c.drawString(62,y,u) if len(u)<14 else (c.drawString(62,y,u[:11]), c.drawString(62,y-8,u[11:].strip()))
        c.drawString(112,y,ls)
        c.drawRightString(395,y,m2(ar)); T['a']+=ar
        r=dict(unit=u,area=ar,statusText='VACANT' if vac else 'Occupied')
        def put(x,v): c.drawRightString(x,y,v)
        put(590,m2(mr)); put(700,m2(an)); put(858,m2(dep)); put(930,m2(loc))
        put(632,m2(mr/ar if ar else 0)); put(742,m2(an/ar if ar else 0)); put(790,m2(ope+ret))
        r.update(contractRent=mr,annualRent=an,deposit=dep)
        T['m']+=mr;T['an']+=an;T['d']+=dep;T['l']+=loc
        if vac: T['vac']+=ar; st['y']-=13
        else:
            T['occ']+=ar
            F,E=dd(fr),dd(to); c.drawString(300,y,ty); put(445,f(F)); put(495,f(E)); put(530,str((E.year-F.year)*12+E.month-F.month+1))
            r.update(tenantName=ls.split(' (t')[0],leaseStartDate=fr,leaseEndDate=to)
            ch=[('rroof' if u in ROOF else 'rstor' if u[:2]=='ST' else 'rent',mr)]
            if ope: ch+=[('opex',round(ar*ope/12,2)),('retx',round(ar*ret/12,2))]
            yy=y-(17 if len(u)>=14 else 10)
            c.setFont('Helvetica-Oblique',6); c.drawString(122,yy,'Charge Schedules'); 
            for t,x in (('Charge',200),('From',260),('To',320),('Monthly Amt',395),('Annual',470)): (c.drawString if t=='Charge' else c.drawRightString)(x,yy,t)
            c.setFont('Helvetica',6)
            for k,a in ch:
                yy-=8; c.drawString(200,yy,k); c.drawRightString(260,yy,f(F if k not in('opex','retx') else D.date(2025,1,1))); c.drawRightString(320,yy,f(dd(steps[0][0])-D.timedelta(1) if steps and k=='rent' else E)); c.drawRightString(395,yy,m2(a)); c.drawRightString(470,yy,m2(a*12))
            r['charges']=[dict(code=k,amount=a) for k,a in ch]
            if steps:
                yy-=9; c.setFont('Helvetica-Oblique',6); c.drawString(122,yy,'Future Rent Steps')
                c.setFont('Helvetica',6); r['rentSteps']=[]
                for i,(d,p) in enumerate(steps):
                    if i: yy-=8
                    a=round(ar*p/12,2); e=dd(steps[i+1][0])-D.timedelta(1) if i+1<len(steps) else E
                    c.drawString(200,yy,'rent'); c.drawRightString(260,yy,f(dd(d))); c.drawRightString(320,yy,f(e)); c.drawRightString(395,yy,m2(a)); c.drawRightString(470,yy,m2(round(ar*p,2))); c.drawRightString(520,yy,m2(p))
                    r['rentSteps'].append(dict(date=d,amount=a))
            st['y']=yy-13
        rows.append(r)
    if st['y']<110: c.showPage(); head()
    y=st['y']; c.line(340,y+8,W-26,y+8); c.setFont('Helvetica-Bold',7)
    c.drawString(26,y,'Total Current'); 
    for x,v in ((395,T['a']),(590,T['m']),(700,T['an']),(858,T['d']),(930,T['l'])): c.drawRightString(x,y,m2(v))
    y-=22; c.drawString(112,y,'Occupancy Summary'); c.drawRightString(395,y,'Area'); c.drawRightString(460,y,'Percentage')
    c.setFont('Helvetica',7)
    for t,v in (('Occupied Area',T['occ']),('Vacant Area',T['vac']),('Total',T['a'])):
        y-=10; c.drawString(112,y,t); c.drawRightString(395,y,m2(v)); c.drawRightString(460,y,'%.2f'%(v/T['a']*100))
    c.save()
    save(name,'OFFICE','Yardi-like tenancy schedule, charge and step sub-blocks',dict(propertyName='Meridian Exchange Tower',asOnDate='2025-09-30',units=17,occupied=14,vacant=3,rows=rows),hard=True)
