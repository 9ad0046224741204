from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
F='TS_RPT_0417_Protea_Ridge.pdf'
r=random.Random(8106); d=D.date
fd=lambda x:x.strftime('%Y/%m/%d')
m=lambda x:f'{x:,.2f}'
T=['Checkmate Supermarkets (Pty) Ltd|Checkmate Superstore','Umhlanga Liquor Traders CC|Tops-Up Liquors','Dr Pillay & Associates Inc|Ridge Medical Rooms','Mzansi Chicken Holdings (Pty) Ltd|Mzansi Flame','FitZone Gauteng (Pty) Ltd|FitZone 24/7','Fynbos Pharmacy Group (Pty) Ltd|Fynbos Pharmacy','Van Tonder Bakkery BK|Oom Piet se Bakkery','Capelands Bank Ltd|Capelands Bank','Cellucom Trading 44 (Pty) Ltd|Cell City','Khumalo Optometrists Inc|Eyes on Ridge','Jozi Pets & Vets (Pty) Ltd|Paws on the Ridge','Protea Dry Cleaners CC|Protea Laundry','Naledi Fashions (Pty) Ltd|Naledi','Biltong Boere (Pty) Ltd|Biltong Hoek','Springbok Hardware (Pty) Ltd|Build-It-All','Lekker Coffee Roasters (Pty) Ltd|Lekker','Ndlovu Hair Products CC|Crown & Glory Salon','Sunrise Nails and Spa CC|Sunrise Nails','Gauteng Lotto & Stationers CC|The Stationer','Rosebank Crafters NPC|Crafters','Tyremax Fitment (Pty) Ltd|Tyremax','Mr Lebo Mokoena|Lebo\'s Barber']
def make():
    W,Hh=landscape(A4); c=canvas.Canvas(DOC+F,pagesize=(W,Hh)); c.setTitle('Tenancy Schedule')
    X=dict(unit=24,ten=62,gla=262,com=272,exp=330,pct=402,nd=412,basic=520,ops=586,rates=646,mkt=700,park=752,tot=820)
    pg=[0]; y=[0]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1; c.setFont('Courier-Bold',10); c.drawString(24,Hh-30,'PROTEA RIDGE SHOPPING CENTRE (0417)'); c.drawCentredString(W/2+40,Hh-30,'TENANCY SCHEDULE'); c.setFont('Courier',8); c.drawRightString(W-22,Hh-30,f'Page: {pg[0]}')
        c.drawString(24,Hh-42,'Owner: Ridgeway Property Fund Ltd'); c.drawCentredString(W/2+40,Hh-42,'Period: 2025/11   All amounts in Rand per month, excluding VAT'); c.drawRightString(W-22,Hh-42,'2025/11/03 07:12:55')
        yy=Hh-60; c.line(24,yy+10,W-22,yy+10); c.setFont('Courier-Bold',7.5)
        for k,t in (('unit','Unit'),('ten','Tenant'),('com','Commence'),('exp','Expiry'),('nd','Next escal.')): c.drawString(X[k],yy,t)
        for k,t in (('gla','GLA m2'),('pct','Esc %'),('basic','Basic rental'),('ops','Op. costs'),('rates','Rates rec.'),('mkt','Marketing'),('park','Parking'),('tot','Total')): c.drawRightString(X[k],yy,t)
        yy-=9; c.drawString(X['ten'],yy,'Trading as'); c.drawString(X['com'],yy,'Option'); c.drawString(X['nd'],yy,'Escalated to'); c.drawRightString(X['basic'],yy,'R/m2'); c.drawRightString(X['tot'],yy,'Deposit'); c.drawString(X['exp'],yy,'Deposit type')
        c.line(24,yy-4,W-22,yy-4); y[0]=yy-16
    head(); rows=[];texts=[];ti=0;S=[0]*7; n=0; vc=0
    nos=['1','2','3','4','5','6A','6B','7','8','9-10','11','12','13','14','15','16','17','18','19','20','21','22A','22B','23','ATM1','KIOSK1']
    vac={'6B','14','21'}
    for u in nos:
        n+=1
        gla={'1':2840,'5':1120,'17':905,'9-10':640}.get(u) or (4 if u=='ATM1' else 12 if u=='KIOSK1' else r.randint(55,290))
        gla=float(gla)+r.choice([0,0,.5,.3]) if u not in('ATM1','KIOSK1') else float(gla)
        if y[0]<50: head()
        yy=y[0]; c.setFont('Courier',7.5); un=u if u[0].isalpha() else 'S'+u
        c.drawString(X['unit'],yy,un); c.drawRightString(X['gla'],yy,f'{gla:,.2f}'); texts+=[un,f'{gla:,.2f}']; S[0]+=gla
        rec=dict(unit=un,area=gla)
        if u in vac:
            vc+=1; c.drawString(X['ten'],yy,'*** VACANT ***'); c.drawRightString(X['basic'],yy,'0.00'); c.drawRightString(X['tot'],yy,'0.00'); rec.update(statusText='VACANT',contractRent=0,totalCharges=0); y[0]-=26
            rows.append(rec); continue
        a,b=(T[0] if u=='1' else ('Capelands Bank Ltd|ATM' if u=='ATM1' else 'Airtime Kiosks SA (Pty) Ltd|AirtimeNow' if u=='KIOSK1' else None) or T[1+ti]).split('|')
        if u not in('1','ATM1','KIOSK1'): ti+=1
        yrs=10 if gla>600 else r.choice([3,3,5,5]); s=d(2025-r.randint(0,yrs-1),r.randint(1,10),1)
        if u=='23': s=d(2022,10,1); yrs=3
        e=day(addm(s,12*yrs),-1); mtm=e<d(2025,11,1)
        esc=r.choice([6,6.5,7,7,7.5,8]); rate={'1':98}.get(u) or (1900 if u=='ATM1' else 620 if u=='KIOSK1' else 135 if gla>600 else r.uniform(165,285))
        rent=round(rate*gla,2); ops=round(gla*r.choice([22.5,24.0,24.0]),2) if u not in('ATM1','KIOSK1') else None; rt=round(gla*18.35,2) if ops else None; mk=round(rent*.03,2) if ops and gla<2000 else None; pk=r.choice([None,None,None,650.0,1300.0]) if gla<600 and ops else None
        tot=round(rent+sum(x or 0 for x in(ops,rt,mk,pk)),2)
        nd=addm(s,12*((2025-s.year)+(1 if s.month<=11 else 0))) 
        if nd<=d(2025,11,1): nd=addm(nd,12)
        has=nd<e and not mtm
        dep=round(rent*r.choice([1,2]),2) if gla<2000 else None; dt=r.choice(['Cash','Cash','Bank guar.']) if dep else 'Parent surety'
        c.drawString(X['ten'],yy,a[:42]); c.drawString(X['com'],yy,fd(s)); c.drawString(X['exp'],yy,'Monthly' if mtm else fd(e)); 
        if has: c.drawRightString(X['pct'],yy,f'{esc:.2f}'); c.drawString(X['nd'],yy,fd(nd)); c.drawString(X['nd'],yy-9,m(round(rent*(1+esc/100),2)))
        for k,v in (('basic',rent),('ops',ops),('rates',rt),('mkt',mk),('park',pk),('tot',tot)):
            if v is not None: c.drawRightString(X[k],yy,m(v))
        c.drawString(X['ten'],yy-9,'t/a '+b); c.drawRightString(X['basic'],yy-9,m(rent/gla)); c.drawString(X['com'],yy-9,r.choice(['None','1 x 3 yr','1 x 5 yr','None'])); c.drawString(X['exp'],yy-9,dt)
        if dep: c.drawRightString(X['tot'],yy-9,m(dep))
        ch=[{'code':k,'amount':v} for k,v in (('Op. costs',ops),('Rates rec.',rt),('Marketing',mk),('Parking',pk)) if v is not None]
        rec.update(tenantName=a,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate='Monthly' if mtm else iso(e),contractRent=rent,deposit=dep,charges=ch or None,totalCharges=tot,rentSteps=[{'date':iso(nd),'amount':round(rent*(1+esc/100),2)}] if has else None)
        texts+=[a,m(rent),m(tot)]
        for i,v in enumerate((rent,ops,rt,mk,pk,tot)): S[i+1]+=v or 0
        rows.append(rec); y[0]-=26
    if y[0]<90: head()
    c.line(24,y[0]+10,W-22,y[0]+10); c.setFont('Courier-Bold',7.5); c.drawString(X['ten'],y[0],'TOTAL FOR BUILDING 0417'); 
    for k,v in zip(('gla','basic','ops','rates','mkt','park','tot'),S): c.drawRightString(X[k],y[0],m(v))
    dd=sum(x.get('deposit') or 0 for x in rows); c.drawString(X['ten'],y[0]-9,'Deposits held and guarantees'); c.drawRightString(X['tot'],y[0]-9,m(dd))
    va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
    c.setFont('Courier',7.5); c.drawString(X['ten'],y[0]-30,f'Units: {n}    Let: {n-vc}    Vacant: {vc}    Vacant GLA: {va:,.2f} m2 ({va/S[0]*100:.2f}%)'); c.drawString(X['ten'],y[0]-42,'** END OF REPORT **'); c.save()
    save(F,'RETAIL',dict(propertyName='Protea Ridge Shopping Centre',asOnDate='2025-11',units=n,occupied=n-vc,vacant=vc,sheet=None,planted=None,rows=rows),'property system','two-line records in Courier, South Africa, escalations',True,texts,[dict(key=k,printed=round(v,2)) for k,v in zip(('area','contractRent','charge:Op. costs','charge:Rates rec.','charge:Marketing','charge:Parking','totalCharges'),S)]+[dict(key='deposit',printed=round(dd,2))])
make()
