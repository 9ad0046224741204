# small property-management web app export, small-bay industrial; planted wrong total
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
def make():
    r=random.Random(4805); fn='rent_roll_report_commerce_way.pdf'; W,H=612,792
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H))
    co="Torque Bros Auto Electric|Sawtooth Cabinetry|Pinnacle Vinyl Wraps|Desert Bloom Candle Co|Hanley Fire Sprinkler|Ultra Clean Restoration|JR Custom Exhaust|Agave Tile & Stone|Kestrel Drone Works|Bluewater Pool Supply|Mesa Fastener|Rivera Stucco Inc|QuickPack Fulfilment|Copper State Signs|Ironhorse CrossFit|AZ Garage Door Guys|Shamrock HVAC|Penn Lane Woodworks|Cactus Kombucha LLC|Valley Transmission|Dobson Glass|Orbit Event Rentals|Redline Detailing|Tempest Plumbing|North 40 Landscaping|Sun Corridor Records Storage|Mobile Med Equip.|Baxter & Sons Flooring".split('|')
    r.shuffle(co)
    bl=[('1420 W Commerce Way',[f'A{n}' for n in range(101,113)]),('1430 W Commerce Way',[f'B{n}' for n in range(101,111)]),('1444 W Commerce Way',[f'C{n}' for n in range(101,111)])]
    vac={'A108','B103','C109','C110'}
    X=dict(u=36,t=74,sf=244,st=252,ls=292,le=342,rt=432,nn=486,dp=540,bal=590-14)
    y=H; pg=[0]
    def head():
        pg[0]+=1; yy=H-40; c.setFont('Helvetica-Bold',14); c.drawString(36,yy,'Rent Roll'); c.setFont('Helvetica',8); c.setFillColor(HexColor('#666666')); 
        if pg[0]==1:
            for k,l in enumerate(['Properties: Commerce Way Business Park','As of: 10/31/2025','Include units: All   |   Sort by: Property, Unit']): c.drawString(36,yy-14-k*11,l)
            yy-=50
        else: yy-=20
        c.drawString(36,24,'Created on 11/04/2025'); c.drawRightString(W-36,24,f'Page {pg[0]}'); c.setFillColor(black); c.setFont('Helvetica-Bold',7)
        for k,l,al in [('u','Unit','l'),('t','Tenant','l'),('sf','Sq. Ft.','r'),('st','Status','l'),('ls','Lease From','l'),('le','Lease To','l'),('rt','Rent','r'),('nn','NNN','r'),('dp','Deposit','r'),('bal','Past Due','r')]:
            (c.drawString if al=='l' else c.drawRightString)(X[k],yy,l)
        c.setStrokeColor(HexColor('#999999')); c.line(36,yy-4,W-36,yy-4); return yy-16
    y=head(); rows=[]; G=[0]*5; nu=0
    for addr,us_ in bl:
        if y<90: c.showPage(); y=head()
        c.setFont('Helvetica-Bold',8); c.drawString(36,y,f'{addr} - Commerce Way Business Park'); y-=13; B=[0]*5
        for u in us_:
            if y<50: c.showPage(); y=head()
            c.setFont('Helvetica',7.2); sf=r.choice([1200,1200,1250,1500,1800,2400]); nu+=1
            c.drawString(X['u'],y,u); c.drawRightString(X['sf'],y,m0(sf))
            if u in vac:
                c.drawString(X['t'],y,''); c.drawString(X['st'],y,'Vacant'); row=dict(unit=u,area=sf,building=addr,statusText='Vacant'); v=[sf,0,0,0,0]
            else:
                t=co.pop(); st=dt.date(r.choice([2021,2022,2023,2024,2025]),r.randrange(1,10),1); mtm=r.random()<.15; le=None if mtm else addm(st,r.choice([36,60,24]))-dt.timedelta(1)
                if le and le<dt.date(2025,11,1): le=addm(le+dt.timedelta(1),36)-dt.timedelta(1)
                rent=round(sf*r.choice([1.15,1.2,1.25,1.3,1.1])/5)*5.0; nnn=round(sf*.31,2); dp=rent+r.choice([0,0,100,-50]); bal=r.choice([0]*5+[rent,225.0,round(rent*.5,2)])
                status='Current' if not mtm else 'M-T-M'; 
                if le and le<dt.date(2026,1,31) : status='Notice' if r.random()<.5 else 'Current'
                c.drawString(X['t'],y,t); c.drawString(X['st'],y,status); c.drawString(X['ls'],y,us(st)); 
                if le: c.drawString(X['le'],y,us(le))
                for k,v in [('rt',rent),('nn',nnn),('dp',dp),('bal',bal)]: c.drawRightString(X[k],y,m2(v))
                row=dict(unit=u,area=sf,building=addr,tenantName=t,statusText=status,leaseStartDate=iso(st),leaseEndDate=iso(le) if le else None,contractRent=rent,charges=[dict(code='NNN',amount=nnn)],deposit=dp,balance=bal); v=[sf,rent,nnn,dp,bal]
            rows.append(row); B=[a+b for a,b in zip(B,v)]; y-=12.5
        c.setFont('Helvetica-Bold',7.2); c.line(X['sf']-34,y+8,W-36,y+8); c.drawString(X['u'],y-2,f'{len(us_)} Units'); 
        for k,v in zip(['sf','rt','nn','dp','bal'],B): c.drawRightString(X[k],y-2,m0(v) if k=='sf' else m2(v))
        y-=24; G=[a+b for a,b in zip(G,B)]
    if y<60: c.showPage(); y=head()
    wrong=G[1]+1250.0
    c.setFont('Helvetica-Bold',7.5); c.line(36,y+10,W-36,y+10); c.drawString(36,y,f'Total {nu} Units'); 
    c.drawString(112,y,f'{(nu-len(vac))/nu*100:.1f}% Occupied')
    c.setFont('Helvetica-Bold',6.9)
    for k,v in zip(['sf','rt','nn','dp','bal'],[G[0],wrong,G[2],G[3],G[4]]): c.drawRightString(X[k],y,m0(v) if k=='sf' else m2(v))
    c.save(); ck('p05',sum(x.get('contractRent',0) for x in rows),wrong,True); ck('p05n',sum(x['charges'][0]['amount'] for x in rows if 'charges' in x),G[2])
    save(fn,dict(propertyName='Commerce Way Business Park',asOnDate='2025-10-31',units=nu,occupied=nu-len(vac),vacant=len(vac),planted=dict(what=f'grand total of Rent printed {m2(wrong)}, the rows and building subtotals add to {m2(G[1])}',kind='total_wrong'),rows=rows),'INDUSTRIAL','small web property-management export, grouped by building')
