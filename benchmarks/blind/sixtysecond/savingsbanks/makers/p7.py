# marina, A4-ish legal landscape, annual fees, dock sections, upland tenants
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
def run():
    r=rng('p7'); name='marina_slips_2026.pdf'
    P=people(r,70,'{f} {l}'); it=iter(P)
    boats='Second Wind,Reel Deal,Nauti Buoy,Halcyon,Merganser,Tern Around,Old Salt,Blue Heron,Patience,Windfall,Sea Glass,Katahdin,Quahog,Spindrift,Gypsy Moth,Plan Sea,Osprey,Driftless,Moxie,Isabel,Sandpiper,Kestrel,Liberty,Petrel,Wanderer,Eventide,Sassafras,Dauntless,Puffin,Cygnet'.split(',')
    docks=[('Dock A (power, 24 ft)','A',16,"24' power",1680),('Dock B (power, 30 ft)','B',14,"30' power",2250),('Dock C (sail, 36 ft)','C',12,"36' sail",2880),('T-heads and moorings','',7,None,0)]
    c=canvas.Canvas(D+name,pagesize=landscape(legal)); W,H=landscape(legal)
    xs=[50,105,215,380,520,590,670,745,820,895]; pg=0;y=0
    def head():
        nonlocal pg,y
        pg+=1; c.setFont('Courier-Bold',13); c.drawString(50,H-44,'Rook Island Marina'); c.setFont('Courier',9); c.drawString(50,H-57,'Slip holders, billed for the year 2026. Prepared 4-10-2026 for Casco Five Cents Savings Bank'); c.drawRightString(W-50,H-44,f'sheet {pg}')
        y=H-84; c.setFont('Courier-Bold',8.5)
        for x,h,rt in zip(xs,['Slip','Berth type','Holder','Boat','Annual','Shore','Winter','Total','Paid to','Still'],[0,0,0,0,1,1,1,1,1,1]): (c.drawRightString if rt else c.drawString)(x,y,h)
        y-=10
        for x,h,rt in zip(xs,['','','','','slip fee','power','storage','2026','date','due'],[0,0,0,0,1,1,1,1,1,1]): (c.drawRightString if rt else c.drawString)(x,y,h)
        y-=5; c.setDash(1,2); c.line(50,y,W-50,y); c.setDash(); y-=14
    head(); rows=[]; G=[0]*6; occ=vac=0
    for dn,pre,n,L,fee in docks:
        if y-n*14-40<50: c.showPage(); head()
        c.setFont('Courier-BoldOblique',9); c.drawString(50,y,dn); y-=14; S=[0]*6
        for i in range(1,n+1):
            if pre: u,l,f=f'{pre}{i}',L,fee
            else: u,l,f=[('T-A',"45' T-head",3600),('T-B',"50' T-head",4000),('T-C',"45' T-head",3600),('M1','mooring',850),('M2','mooring',850),('M3','mooring',850),('M4','mooring',850)][i-1]
            c.setFont('Courier',9); c.drawString(xs[0],y,u); c.drawString(xs[1],y,l)
            if u in('A7','A15','B9','C11','M4'):
                c.drawString(xs[2],y,'OPEN'); vac+=1; rows.append(dict(unit=u,unitType=l,section=dn,statusText='OPEN'))
            else:
                t=next(it); occ+=1; p=0 if l=='mooring' else r.choice([0,180,240]); w=r.choice([0,0,610,745,900]); tot=f+p+w; pd=r.choice([tot,tot,round(tot/2),500]); yr=r.randint(1996,2025)
                for x,v in zip(xs[4:],(f,p,w,tot,pd,tot-pd)):
                    c.drawRightString(x,y,m0(v) if v else '0')
                c.drawString(xs[2],y,t); c.drawString(xs[3],y,r.choice(boats)); pass
                S=[a+b for a,b in zip(S,(f,p,w,tot,pd,tot-pd))]
                rows.append(dict(unit=u,unitType=l,section=dn,tenantName=t,statusText='Occupied',annualRent=f,charges=[{"code":"Shore power","amount":p},{"code":"Winter storage","amount":w}],totalCharges=tot,balance=tot-pd))
            y-=13.4
        c.setFont('Courier-Bold',9)
        for x,v in zip(xs[4:],S): c.drawRightString(x,y,m0(v))
        c.drawString(xs[2],y,f'total, {n} berths'); y-=22; G=[a+b for a,b in zip(G,S)]
    c.setFont('Courier-Bold',9.5); c.drawString(50,y,f'ALL BERTHS {occ+vac}: {occ} taken, {vac} open')
    for x,v in zip(xs[4:],G): c.drawRightString(x,y,m0(v))
    c.save()
    save(name,'OTHER','marina slip list on legal paper, typewriter face, annual fees',True,'Rook Island Marina','2026-04-10',rows,occ+vac,occ,vac)
