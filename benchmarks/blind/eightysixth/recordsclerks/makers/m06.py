# Marina slip list, Rent Manager-like print; planted: row dropped
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8606); N=Names(r)
fn='Slip_Roll_Cobble_Cove.pdf'
W,H=792,612; c=canvas.Canvas(f'{ROOT}/documents/{fn}',pagesize=(W,H))
cols=[('Slip',34,'L'),('Slip Type',78,'L'),('LOA',158,'R'),('Customer',170,'L'),('Vessel',300,'L'),('From',402,'L'),('Thru',456,'L'),('Slip Rent',548,'R'),('Electric',598,'R'),('Live-Aboard',654,'R'),('Total Monthly',718,'R'),('Balance',766,'R')]
st=dict(p=0,y=0)
def np():
    if st['p']: c.showPage()
    st['p']+=1; c.setFont('Times-Bold',13); c.drawString(30,574,'Cobble Cove Marina'); c.setFont('Times-Roman',10); c.drawString(30,560,'Slip Roll'); c.drawRightString(766,574,'As of 09/15/2024'); c.drawRightString(766,560,'Page %d of 2'%st['p'])
    c.setFont('Times-Italic',8); c.drawString(30,549,'Tidewater Receivers, LLC, court-appointed receiver, Case No. 2024-CV-03311')
    c.setStrokeColorRGB(.1,.25,.5); c.setLineWidth(1.2); c.line(28,543,768,543); c.setFont('Times-Bold',8.5)
    for h,x,a in cols: (c.drawString if a=='L' else c.drawRightString)(x,533,h)
    c.line(28,528,768,528); c.setStrokeGray(0); st['y']=515
m=lambda v:format(v,',.2f') if v>=0 else '-'+format(-v,',.2f')
docks=[('Dock A - Covered',[('A%02d'%i,"28' Covered",295) for i in range(1,13)]),('Dock B - Open',[('B%02d'%i,"24' Open",205) for i in range(1,15)]),('Dock C - Open Deep',[('C%02d'%i,"40' Open",385) for i in range(1,11)]),('Moorings',[('M%d'%i,'Mooring',110) for i in range(1,7)])]
DROP='B09'; np(); rows=[]; G=[0]*5; units=occ=0; dr=None
ves=['Second Wind','Reel Estate','Miss Pearl','Osprey','Knot Today','Lazy Daze','Old Scow','Tern','Blue Heron','Aft-er Five','Sea Glass','Marlu','Nine Bells','Drifter','Half Hitch','Kittiwake']
for dn,us in docks:
    if st['y']<120: np()
    c.setFont('Times-BoldItalic',9); c.drawString(30,st['y'],dn); st['y']-=12; S=[0]*5; n=o=0
    for u,t,base in us:
        vac=(r.random()<.13) and u!=DROP
        n+=1; c.setFont('Times-Roman',8.5)
        if vac: vals=[u,t,'','','','','','','','','','']; rr=row(unit=u,unitType=t,statusText='VACANT',section=dn)
        else:
            nm=N.lf(); a=r.choice([d(2024,1,1),d(2024,4,1),d(2024,5,1),d(2023,10,1)]); b=r.choice([d(2024,12,31),d(2025,3,31),None]); el=0 if t=='Mooring' else r.choice([0,25,25,40]); la=125 if t[:2]=='40' and r.random()<.4 else 0
            rent=base+r.choice([0,0,0,-20,15]); tot=rent+el+la; bal=r.choice([0,0,0,0,tot,-tot,tot*2,62.5])
            v=r.choice(ves); loa=r.randrange(18,int(t[:2])+1) if t!='Mooring' else r.randrange(16,30)
            vals=[u,t,"%d'"%loa,nm,v,a.strftime('%m/%d/%Y'),b.strftime('%m/%d/%Y') if b else 'MTM',m(rent),m(el) if el else '',m(la) if la else '',m(tot),m(bal)]
            rr=row(unit=u,unitType=t,tenantName=nm,statusText='Occupied',section=dn,leaseStartDate=a,leaseEndDate=b or 'MTM',contractRent=rent,charges=[dict(code=k,amount=x) for k,x in(('Slip Rent',rent),('Electric',el),('Live-Aboard',la)) if x],totalCharges=tot,balance=bal)
            for i,x in enumerate((rent,el,la,tot,bal)): S[i]+=x
            o+=1
        if u==DROP: dr=rr; continue
        if st['y']<50: np(); c.setFont('Times-Roman',8.5)
        for (h,x,al),s in zip(cols,vals): (c.drawString if al=='L' else c.drawRightString)(x,st['y'],s)
        if vac: c.setFont('Times-Italic',8.5); c.drawString(170,st['y'],'VACANT')
        rows.append(rr); st['y']-=11.6
    c.setLineWidth(.3); c.line(500,st['y']+9,768,st['y']+9); c.setFont('Times-Bold',8.5); c.drawString(170,st['y'],'%s:  %d slips, %d rented'%(dn,n,o) if dn!='Moorings' else 'Moorings:  %d moorings, %d rented'%(n,o))
    for x,s in zip((548,598,654,718,766),S): c.drawRightString(x,st['y'],m(s))
    st['y']-=17; G=[a+b for a,b in zip(G,S)]; units+=n; occ+=o
c.setLineWidth(1); c.line(28,st['y']+11,768,st['y']+11); c.setFont('Times-Bold',9); c.drawString(30,st['y'],'Report Total:  %d slips and moorings, %d rented, %d vacant'%(units,occ,units-occ))
for x,s in zip((548,598,654,718,766),G): c.drawRightString(x,st['y'],m(s))
c.save(); print('pages',st['p'],dr)
finish(fn,'OTHER','Rent Manager-like marina slip roll by dock',False,rows,'Cobble Cove Marina','2024-09-15',units,occ,units-occ,planted=dict(what=f"the row of slip {DROP} ({dr['tenantName']}, slip rent {dr['contractRent']}, total {dr['totalCharges']}) is not printed although dock and report totals and counts include it",kind='row_dropped'),totals=dict(contractRent=G[0],totalCharges=G[3],balance=G[4]),off=dict(contractRent=-dr['contractRent'],totalCharges=-dr['totalCharges'],balance=-dr['balance']))
