from common import *
from reportlab.lib.pagesizes import legal
from reportlab.pdfgen import canvas
FILE='Whispering Cottonwoods MHC - lot rents.pdf'
def make():
    rng=random.Random(606); nm=iter(names(rng,120,"{l} {f}"))
    W,H=legal; c=canvas.Canvas(f'{R}/documents/{FILE}',pagesize=legal,invariant=1)
    streets=[("Bluebird Lane",19),("Cottonwood Loop",27),("Meadowlark Circle",16)]
    X=dict(site=36,res=84,mv=232,rent=322,hp=374,ws=424,tr=470,tot=522,bal=578)
    st=dict(y=0,p=0); rows=[]
    def head():
        st['p']+=1; c.setFont('Helvetica-Bold',14); c.drawString(36,H-44,'Whispering Cottonwoods Mobile Home Community'); c.setFont('Helvetica',9)
        c.drawString(36,H-58,'2600 County Road 17, Fort Lupton, Colorado'); c.drawRightString(W-34,H-44,'Lot Rent Register'); c.drawRightString(W-34,H-58,'Charges billed May 1, 2025'); c.drawRightString(W-34,26,f'{st["p"]}')
        y=H-84; c.setFillGray(.85); c.rect(32,y-16,W-64,30,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8)
        for k,a,b,r in [('site','Lot','',0),('res','Resident','Home: year, make, size',0),('mv','Moved in','Home owner',0),('rent','Lot rent','Deposit',1),('hp','Home pmt','',1),('ws','Wtr/swr','',1),('tr','Trash','',1),('tot','Total','charges',1),('bal','Past due','',1)]:
            f=c.drawRightString if r else c.drawString; f(X[k],y+3,a); f(X[k],y-9,b)
        st['y']=y-32
    head(); n=0; G=[0]*6; GO=GV=0; counts=[]
    m=lambda v:f"{v:,.2f}"
    for s,k in streets:
        if st['y']<120: c.showPage(); head()
        c.setFont('Helvetica-BoldOblique',10); c.drawString(36,st['y'],s); st['y']-=16; S=[0]*6; o=v=0
        for i in range(k):
            n+=1
            if st['y']<70: c.showPage(); head(); c.setFont('Helvetica-BoldOblique',10); c.drawString(36,st['y'],s+' (cont.)'); st['y']-=16
            x=rng.random(); lot=f"{n}" if n not in (12,31) else f"{n}{'A'}"
            y=st['y']; c.setFont('Helvetica',8.5); c.drawString(X['site'],y,lot)
            home=f"{rng.randrange(1974,2019)} {rng.choice(['Clayfield','Skylark','Redmont','Champlin','Fleetview'])} {rng.choice(['14x60','14x66','16x76','24x48','28x56'])}"
            row=dict(unit=lot,section=s)
            if x<.07: c.drawString(X['res'],y,'VACANT LOT'); row.update(statusText='VACANT LOT'); v+=1
            elif x<.12:
                c.drawString(X['res'],y,'VACANT HOME'); c.setFont('Helvetica',7.3); c.drawString(X['res'],y-10,home); c.drawString(X['mv'],y-10,'Park'); row.update(statusText='VACANT HOME',unitType=home); v+=1
            else:
                o+=1; t=next(nm); md=dt.date(rng.randrange(1998,2025),rng.randint(1,12),rng.randint(1,28)); rent=rng.choice([585,585,585,610,560,585,640])
                park=rng.random()<.22; hp=rng.randrange(295,525,5) if park else None; ws=round(rng.uniform(28,81),2); tr=18.0; tot=round(rent+(hp or 0)+ws+tr,2); dep=rng.choice([200,250,350,500,585]); bal=rng.choice([0,0,0,0,0,0,tot,35,round(ws,2),2*tot])
                c.drawString(X['res'],y,t); c.drawString(X['mv'],y,f"{md.month}-{md.day}-{md.year}")
                for kk,vv in (('rent',rent),('hp',hp),('ws',ws),('tr',tr),('tot',tot),('bal',bal)):
                    if vv is not None and not(kk=='bal' and vv==0): c.drawRightString(X[kk],y,m(vv))
                c.setFont('Helvetica',7.3); c.setFillGray(.25); c.drawString(X['res'],y-10,home); c.drawString(X['mv'],y-10,'Park' if park else 'Resident'); c.drawRightString(X['rent'],y-10,m(dep)); c.setFillGray(0)
                ch=[dict(code='Lot rent',amount=rent)]+([dict(code='Home pmt',amount=hp)] if hp else [])+[dict(code='Wtr/swr',amount=ws),dict(code='Trash',amount=tr)]
                row.update(tenantName=t,unitType=home,statusText='Occupied',moveInDate=iso(md),contractRent=rent,deposit=dep,balance=bal or None,charges=ch,totalCharges=tot)
                for j,vv in enumerate((rent,hp or 0,ws,tr,tot,bal)): S[j]+=vv
            c.setLineWidth(.2); c.setStrokeGray(.7); c.line(34,y-14,W-34,y-14); c.setStrokeGray(0); st['y']-=25; rows.append(row)
        y=st['y']; c.setFont('Helvetica-Bold',8.5); c.drawString(X['res'],y,f"{s}: {k} lots, {o} rented")
        for kk,vv in zip(('rent','hp','ws','tr','tot','bal'),S): c.drawRightString(X[kk],y,m(vv))
        st['y']-=26; G=[a+b for a,b in zip(G,S)]; GO+=o; GV+=v; counts.append((s,k,o,v))
    if st['y']<160: c.showPage(); head()
    y=st['y']; c.setLineWidth(1); c.line(34,y+12,W-34,y+12); c.setFont('Helvetica-Bold',9); c.drawString(36,y,'PARK TOTAL')
    c.setFont('Helvetica-Bold',8.2)
    for kk,vv in zip(('rent','hp','ws','tr','tot','bal'),G): c.drawRightString(X[kk],y,m(vv))
    y-=24; c.setFont('Helvetica',9)
    for t in [f"{n} lots in the park: {GO} rented, {GV} vacant (vacant lots and vacant park-owned homes).","Lot rent goes to $625 for all residents on notice to be served this summer (not included above).","Water and sewer are billed back by meter read; trash is a flat $18.00. Home payments are rent-to-own contracts on park homes."]:
        c.drawString(36,y,t); y-=13
    c.save()
    save(FILE,dict(propertyName="Whispering Cottonwoods Mobile Home Community",asOnDate="2025-05-01",units=n,occupied=GO,vacant=GV,rows=rows),'MANUFACTURED_HOUSING','legal-size register with two-line records and stacked header, grouped by street','deposit sits under rent on second line; home description on second line; vacant lot vs vacant home; section continues over pages')
if __name__=='__main__': make()
