from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4,legal
from reportlab.lib import colors as C
f2=lambda x:f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
us=lambda d:f'{d.month:02d}/{d.day:02d}/{d.year}'
# 8 walk-up, legal landscape, digit_changed planted
def walkup():
    g=G(8); fn='Halsey_Walkups_RR.pdf'; W,Hh=landscape(legal); c=canvas.Canvas(D+fn,pagesize=(W,Hh),invariant=1)
    X=[40,90,130,370,430,510,600,690,770,850,960]  # apt rms tenant reg legal actual lease from to sec arrears
    pg=[0]; y=[0]
    def head():
        pg[0]+=1; c.setFont('Times-Bold',13); c.drawString(40,Hh-40,'HALSEY STREET WALK-UPS'); c.setFont('Times-Roman',10)
        c.drawString(40,Hh-54,'Rent roll for the month of September 2025'); c.drawRightString(W-40,Hh-40,f'Page {pg[0]}')
        c.setFont('Times-Roman',8); c.drawString(40,24,'Prepared by Ostrowick & Daughter Mgmt.  Printed 10/04/2025 16:20'); 
        c.setFont('Times-Bold',9); yy=Hh-82
        for x,a,b,al in [(40,'','Apt',0),(90,'','Rms',0),(130,'','Tenant of record',0),(340,'Reg.','Status',0),(470,'Legal','Rent',1),(550,'Actual','Rent',1),(600,'Lease','Begins',0),(670,'Lease','Expires',0),(800,'Security','Deposit',1),(880,'','Arrears',1),(900,'','Remarks',0)]:
            fnc=c.drawRightString if al else c.drawString
            fnc(x,yy+10,a); fnc(x,yy,b)
        c.line(40,yy-4,W-40,yy-4); y[0]=yy-18
    def need(h):
        if y[0]-h<45: c.showPage(); head()
    head(); rows=[]; G_=[0]*4; cnt=dict(o=0,v=0,s=0)
    vac={('610',7),('614',2),('614',16),('618',11)}
    def line(vals,bold=False):
        c.setFont('Times-Bold' if bold else 'Times-Roman',9.5)
        for (x,al),v in zip([(40,0),(90,0),(130,0),(340,0),(470,1),(550,1),(600,0),(670,0),(800,1),(880,1),(900,0)],vals):
            if v in(None,''): continue
            (c.drawRightString if al else c.drawString)(x,y[0],v)
        y[0]-=13.5
    for b in ('610','614','618'):
        bn=f'{b} Halsey Street'; need(60); c.setFont('Times-BoldItalic',10.5); c.drawString(40,y[0],bn); y[0]-=15; S=[0]*4
        for i in range(20):
            fl,ln=i//4+1,'ABCD'[i%4]; u=f'{fl}{ln}'; need(16); rm=g.choice(['2','3','3','4'])
            if (b,i)==('610',0):
                line([u,rm,'Superintendent (R. Pellamy)','EMP','','','','','','','rent free with job']); cnt['s']+=1
                rows.append(R(unit=u,building=bn,unitType=None,tenantName='Superintendent (R. Pellamy)',statusText='EMP')); continue
            rs=g.random()<.7; act=g.randrange(1050,1725)+g.choice([.12,.5,.88,0]) if rs else g.randrange(190,265)*10.0
            leg=round(act*g.choice([1,1,1,1.12,1.25]),2) if rs else None
            if (b,i) in vac:
                line([u,rm,'VACANT','RS' if rs else 'FM',f2(leg) if leg else '','','','','','','']); cnt['v']+=1; S[0]+=leg or 0
                rows.append(R(unit=u,building=bn,statusText='VACANT')); continue
            cnt['o']+=1; t=g.nm(1); ls=dt.date(g.choice([2024,2025]),g.randint(1,8),1); le=dt.date(ls.year+g.choice([1,2]),ls.month,1)-dt.timedelta(1)
            if le<dt.date(2025,9,1): le=le.replace(year=2026,day=28)
            dep=act if g.random()<.8 else 800.0; ar=g.choice([0,0,0,0,0,act,round(act*2.5,2),215.0,-40.0])
            rem=g.choice(['','','','','SCRIE','L&T case','Sec 8','nephew of owner','']) if ar<act*2 else 'L&T case'
            pr=act
            if (b,i)==('614',9): pr=act+300 if int(act/100)%10<7 else act-300   # planted
            if (b,i)==('614',9): planted=dict(what=f'apt {u} of {bn}: actual rent printed {f2(pr)}, the totals hold {f2(act)}',kind='digit_changed'); pl=pr-act
            for k,q in enumerate((leg or 0,act,dep,ar)): S[k]+=q
            line([u,rm,t,'RS' if rs else 'FM',f2(leg) if leg else '',f2(pr),us(ls),us(le),f2(dep),f2(ar) if ar else '',rem])
            rows.append(R(unit=u,building=bn,tenantName=t,statusText='Occupied',contractRent=pr,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=ar if ar else None))
        need(30); c.line(400,y[0]+9,885,y[0]+9); line(['','',f'Total {bn}','']+[f2(S[0]),f2(S[1]),'','',f2(S[2]),f2(S[3])],True); y[0]-=8
        for k in range(4): G_[k]+=S[k]
    need(90); line(['','','ALL BUILDINGS','',f2(G_[0]),f2(G_[1]),'','',f2(G_[2]),f2(G_[3])],True); y[0]-=10
    c.setFont('Times-Roman',9.5); c.drawString(130,y[0],f"Apartments {len(rows)}     Occupied {cnt['o']}     Vacant {cnt['v']}     Superintendent {cnt['s']}"); y[0]-=13
    c.drawString(130,y[0],'RS = rent stabilized   FM = free market   EMP = employee')
    for r in rows: r.setdefault('unitType',None); r.pop('unitType')
    assert abs(sum(r.get('contractRent',0) for r in rows)-G_[1]-pl)<.01 and len(rows)==60
    c.save(); save(fn,'MULTIFAMILY','60-unit walk-up, legal landscape, per building totals, stabilized status',True,'HALSEY STREET WALK-UPS','2025-09',60,cnt['o'],cnt['v'],rows,planted=planted)
# 9 RV resort two blocks side by side
def rv():
    g=G(9); fn='rvlist_guests.pdf'; W,Hh=letter; c=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
    c.setFillColor(C.HexColor('#2e6b4f')); c.rect(0,Hh-60,W,60,fill=1,stroke=0); c.setFillColor(C.white); c.setFont('Helvetica-Bold',18); c.drawString(30,Hh-38,'Saguaro Bend RV Resort')
    c.setFont('Helvetica',10); c.drawRightString(W-30,Hh-36,'Site list: long-stay guests'); c.setFillColor(C.black)
    rows=[];tot=0;cnt=dict(A=0,M=0,O=0,H=0)
    for blk,x0 in ((0,30),(1,312)):
        y=Hh-84; c.setFont('Helvetica-Bold',8.5); c.setFillColor(C.HexColor('#e3eee8')); c.rect(x0-3,y-4,273,14,fill=1,stroke=0); c.setFillColor(C.black)
        for dx,h,al in ((0,'Site',0),(30,'Guest',0),(132,'Stay',0),(212,'Mo. Rate',1),(268,'Owes',1)): (c.drawRightString if al else c.drawString)(x0+dx,y,h)
        for i in range(1,25):
            y-=17; n=blk*24+i; u=f'{"AB"[blk]}{i:02d}'; q=g.random(); c.setFont('Helvetica',8.5)
            c.setStrokeColor(C.lightgrey); c.line(x0-3,y-5,x0+270,y-5); c.drawString(x0,y,u)
            if n==1:
                c.drawString(x0+30,y,'CAMP HOST'); c.drawString(x0+132,y,'Host'); cnt['H']+=1; rows.append(R(unit=u,tenantName='CAMP HOST',statusText='Host')); continue
            if q<.2: c.setFillColor(C.grey); c.drawString(x0+30,y,'open'); c.setFillColor(C.black); cnt['O']+=1; rows.append(R(unit=u,statusText='open')); continue
            k='A' if q<.65 else 'M'; cnt[k]+=1; t=g.nm(2)+(' + '+g.choice(FN) if g.random()<.2 else ''); rt=525 if k=='A' else 690; rt+=g.choice([0,0,25]); ow=g.choice([0,0,0,rt,60]); tot+=rt
            st='Annual' if k=='A' else 'Monthly'
            c.drawString(x0+30,y,t); c.drawString(x0+132,y,st); c.drawRightString(x0+212,y,f'${rt}'); c.drawRightString(x0+268,y,f'${ow}')
            rows.append(R(unit=u,tenantName=t,statusText='Occupied',contractRent=rt,balance=ow))
    y-=34; c.setFont('Helvetica-Bold',10); c.drawString(30,y,f'Monthly rates of all long-stay guests: ${tot:,}')
    c.setFont('Helvetica',9.5); y-=16; o=cnt['A']+cnt['M']
    c.drawString(30,y,f"48 long-stay sites  -  {cnt['A']} annual, {cnt['M']} monthly, {cnt['O']} open, 1 host site.  Overnight sites (row C) are in the reservation system.")
    y-=14; c.drawString(30,y,'Annual guests may pay monthly. Electric is metered and billed apart. Laundry and propane not shown.')
    c.setFont('Helvetica',7); c.drawString(30,22,'rvlist  printed Aug 14, 2025 7:52 pm by front desk'); c.save()
    save(fn,'HOSPITALITY','RV resort, two blocks side by side, print time only',True,'Saguaro Bend RV Resort',None,48,o,cnt['O'],rows)
# 10 church letter
def church():
    fn='church_letter_leases.pdf'; W,Hh=letter; c=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
    c.setFont('Times-Bold',16); c.drawCentredString(W/2,Hh-60,'Harbor Grace Lutheran Church'); c.setFont('Times-Italic',10); c.drawCentredString(W/2,Hh-75,'Office of the Treasurer  -  880 Beacon Hill Road')
    y=Hh-115; c.setFont('Times-Roman',11)
    for l in ['September 9, 2025','','Loan Department, Millrace Community Bank','','Re: Rents received, church campus','','Dear Ms. Tollefsen,','','You asked who rents from us. As of September 1, 2025 these are our leases and what each','pays by the month. All are current but for the scouts, who pay when they can.']: c.drawString(72,y,l); y-=14.5
    y-=10; c.setFont('Times-Bold',10.5)
    for x,h in ((72,'Space'),(190,'Who'),(330,'Sq. ft.'),(375,'Per month'),(440,'Through')): c.drawString(x,y,h)
    c.line(72,y-3,540,y-3); y-=17; c.setFont('Times-Roman',10.5)
    T=[('Education wing','Little Lambs Daycare',4200,3150,'June 30, 2028'),('Fellowship hall (wkdays)','Tabitha Senior Lunch',2800,900,'June 30, 2026'),('Room 12','Scout Troop 4417',350,25,'month to month'),
       ('Room 14','Dr. V. Wexton, counseling',300,420,'Dec. 31, 2025'),('Room 15','empty',300,None,None),('Parsonage','Pastor Iverton and family',1850,0,'with his call'),('Old parsonage','Kettleson family',1400,1275,'May 31, 2026')]
    rows=[];tot=0; iso={'June 30, 2028':'2028-06-30','June 30, 2026':'2026-06-30','Dec. 31, 2025':'2025-12-31','May 31, 2026':'2026-05-31','month to month':'month to month'}
    def put(s,w,sf,m,t):
        nonlocal y
        c.drawString(72,y,s); c.drawString(190,y,w)
        if sf: c.drawRightString(358,y,f'{sf:,}')
        if m is not None: c.drawRightString(422,y,f'${m:,}.00')
        if t: c.drawString(440,y,t)
        y-=15.5
    for s,w,sf,m,t in T:
        put(s,w,sf,m,t); tot+=m or 0
        rows.append(R(unit=s,area=sf,tenantName=None if w=='empty' else w,statusText='empty' if w=='empty' else 'Occupied',contractRent=m,leaseEndDate=iso.get(t)))
    for s,w,m,t,i in (('Steeple antenna','Corvane Wireless',1100,'Feb. 28, 2031','2031-02-28'),('North parking lot','Beacon Clinic',350,'month to month','month to month')):
        put(s,w,None,m,t); tot+=m; rows.append(R(unit=s,tenantName=w,contractRent=m,leaseEndDate=i))
    c.line(366,y+11,424,y+11); c.setFont('Times-Bold',10.5); c.drawString(190,y-2,'Together'); c.drawRightString(422,y-2,f'${tot:,}.00'); y-=30; c.setFont('Times-Roman',11)
    for l in ['In all we have seven rooms and houses to let: six are in use (the parsonage free of rent) and','Room 15 is empty. The antenna and the parking lot are extra income. The daycare goes to','$3,300 a month on July 1, 2026.','','Yours in service,','','','Orrin Quarlesmith, Treasurer']: c.drawString(72,y,l); y-=14.5
    rows[0]['rentSteps']=[dict(date='2026-07-01',amount=3300)]
    c.save(); assert tot==sum(r.get('contractRent',0) for r in rows)
    save(fn,'OTHER','letter of a church treasurer with a small table',True,'Harbor Grace Lutheran Church','2025-09-01',7,6,1,rows)
for f in (walkup,rv,church): f()
