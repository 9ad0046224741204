from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rnd=random.Random(303); F='ca_industrial_rent_roll_detail.pdf'
BL=[('Building 1 - 2180 Ferndale Drive',['101','102','103','104','105','106','107','108','109','110']),('Building 2 - 2200 Ferndale Drive',['201','202','203','204-205','206','207','208','209','210','211','212']),('Building 3 - 75 Tannery Road',['1','2','3','4','5','6','7','8'])]
TN=iter("Kestrel Freight Systems Inc.|Maple Ridge Cabinetry Ltd.|1487203 Ontario Inc. o/a Cold Brew Depot|Northline Fasteners Corp.|Halton Auto Glass Ltd.|Trillium Sign Works Inc.|Polar Vac Industrial Services|Grand River Stone & Tile Inc.|Bluewater Packaging Ltd.|Sparrow Robotics Inc.|Dominion Print Finishing Ltd.|Escarpment Beverage Imports Inc.|Veltra Medical Supply Canada Inc.|Ironbark Flooring Distribution|Hartley Pool & Spa Wholesale Ltd.|9922471 Canada Inc.|Queensway Lighting Concepts Inc.|Tamarack Tool & Die Ltd.|Caledon Courier Group Inc.|Juniper Pet Nutrition Inc.|Lakeshore Scaffold Rentals Ltd.|Arcadian Bakery Equipment Corp.|Summit Laser Cutting Inc.|Oakmoor Furniture Warehouse Ltd.|Redline Motorsport Parts Inc.|Clearpath HVAC Supply Ltd.|Wexford Moving & Storage Inc.".split('|'))
vac={'104','208','5'}; asof=D('2026-05-31')
W,H=landscape(letter); c=canvas.Canvas(f'{B}/documents/{F}',pagesize=(W,H)); c.setTitle('Rent Roll Detail')
cw=4.62; X0=30
def put(col,t,right=False,bold=False):
    c.setFont('Courier-Bold' if bold else 'Courier',7.7)
    (c.drawRightString if right else c.drawString)(X0+col*cw,y,t)
pgno=0
def head():
    global y,pgno
    if pgno: c.showPage()
    pgno+=1; y=H-34
    put(0,'Ferndale Industrial Portfolio Inc.',bold=True); put(157,f'Page {pgno}',True); y-=10
    put(0,'Commercial Rent Roll with Charges and Future Increases',bold=True); put(157,'Report date: 06/02/2026 08:41',True); y-=10
    put(0,'Property: ferndale   Ferndale Business Park, Burlington ON'); put(157,'As of 05/31/2026',True); y-=16
    for col,a,b,rt in ((0,'','Unit',0),(9,'','Lessee',0),(58,'Rentable','Sq Ft',1),(62,'Lease','From',0),(74,'Lease','To',0),(88,'Chg','Code',0),(105,'Monthly','Amount',1),(118,'Annual','$/Sq Ft',1),(122,'Future','Eff. Date',0),(144,'Future Rent','Monthly',1),(157,'Security','Deposit',1)):
        put(col,a,rt,True); y-=9; put(col,b,rt,True); y+=9
    y-=13; c.setLineWidth(.5); c.line(X0,y,X0+157*cw,y); y-=11
us=lambda d:d.strftime('%m/%d/%Y'); m=lambda x:f'{x:,.2f}'
rows=[]; head(); G={'area':0,'occ':0,'BASE':0,'CAM':0,'TAX':0,'HST':0,'tot':0,'dep':0,'n':0,'no':0}
for bi,(bn,us_) in enumerate(BL):
    if y<110: head()
    put(0,bn,bold=True); y-=12; S=dict.fromkeys(G,0)
    for u in us_:
        a=rnd.choice([2400,2650,3120,3480,4015,4800,5260,6100,7425,8890,12050]) if bi<2 else rnd.choice([9800,12400,15650,18200,22750])
        S['area']+=a; S['n']+=1
        if u in vac:
            if y<80: head()
            put(0,u); put(9,'VACANT'); put(58,f'{a:,}',True); y-=15
            rows.append(dict(unit=u,building=bn,area=a,statusText='VACANT')); continue
        t=next(TN); st=dt.date(rnd.randint(2020,2025),rnd.randint(1,12),1); yrs=rnd.choice([3,5,5,5,7,10]); en=term_end(st,yrs)
        while en<asof: yrs+=2; en=term_end(st,yrs)
        psf=rnd.choice([13.25,14.5,15,15.75,16.25,17,17.95,18.5]); base=round(psf*a/12,2); cam=round(a*2.86/12,2); tax=round(a*3.42/12,2); hst=round((base+cam+tax)*.13,2)
        k=1; steps=[]
        for yy in range(1,yrs):
            d=addm(st,12*yy)
            if d>asof and len(steps)<3 and rnd.random()<.85: steps.append((d,round((psf+.5*k)*a/12,2))); k+=1
        dep=round((base+cam+tax)*1.13*rnd.choice([1,2]),2) if rnd.random()<.8 else 0.0
        ch=[('BASE',base,psf),('CAM',cam,2.86),('TAX',tax,3.42),('HST',hst,None)]; tot=round(sum(x[1] for x in ch),2)
        n=max(4,len(steps))
        if y<60+9.5*(n+1): head(); put(0,bn+' (continued)',bold=True); y-=12
        put(0,u); put(9,t); put(58,f'{a:,}',True); put(62,us(st)); put(74,us(en)); put(157,m(dep),True)
        for i in range(n):
            if i<4:
                put(88,ch[i][0]); put(105,m(ch[i][1]),True)
                if ch[i][2]: put(118,f'{ch[i][2]:.2f}',True)
            if i<len(steps): put(122,us(steps[i][0])); put(144,m(steps[i][1]),True)
            y-=9.3
        c.setLineWidth(.3); c.line(X0+95*cw,y+7,X0+105*cw,y+7); y-=1.5; put(88,'Total'); put(105,m(tot),True); y-=15
        for q,x in (('occ',a),('BASE',base),('CAM',cam),('TAX',tax),('HST',hst),('tot',tot),('dep',dep),('no',1)): S[q]+=x
        rows.append(dict(unit=u,building=bn,tenantName=t,area=a,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=base,deposit=dep,totalCharges=tot,charges=[dict(code=x[0],amount=x[1]) for x in ch],rentSteps=[dict(date=iso(d),amount=x) for d,x in steps],statusText='Occupied'))
    if y<110: head()
    c.line(X0,y+9,X0+157*cw,y+9)
    def tots(nm,S):
        global y
        put(0,nm,bold=True); put(58,f"{S['area']:,}",True,True); put(157,m(S['dep']),True,True)
        for q in ('BASE','CAM','TAX','HST'): put(88,q); put(105,m(S[q]),True); y-=9.3
        put(88,'Total',bold=True); put(105,m(S['tot']),True,True); put(9,f"Units {S['n']}   Occupied {S['no']}   Vacant {S['n']-S['no']}   Occupied Sq Ft {S['occ']:,}  ({S['occ']/S['area']:.2%})"); y-=20
    tots('Total '+bn.split(' -')[0],S)
    for q in G: G[q]+=S[q]
if y<120: head()
c.setLineWidth(1); c.line(X0,y+10,X0+157*cw,y+10); tots('Grand Total',G)
put(0,'CAM and TAX are 2026 estimates and are reconciled annually. HST at 13% is shown for information.'); c.save()
T={'area':[G['area'],f"{G['area']:,}"],'contractRent':[round(G['BASE'],2),m(G['BASE'])],'totalCharges':[round(G['tot'],2),m(G['tot'])],'deposit':[round(G['dep'],2),m(G['dep'])]}
for q in ('BASE','CAM','TAX','HST'): T['charge:'+q]=[round(G[q],2),m(G[q])]
save(F,'Ferndale Business Park','2026-05-31',rows,G['n'],G['no'],G['n']-G['no'],'INDUSTRIAL','Canadian system report, monospaced, charge lines and future steps stacked beside each other, 3 buildings',True,T)
