from common import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib import colors
F='Grainstore_Workspaces_Licence_Schedule_Oct25.pdf'
r=rng(606); W,Hh=842,595; c=Canvas(doc(F),pagesize=(W,Hh))
cos=['Wicker Lane Studio','Tolka Insights Ltd','Rathmore Actuarial','Pearse Row Publishing','Skellig Robotics Ltd','Gannet Freight','Heron PPC','Amber Oak Energy','Lumen Ledger Ltd','Bramblewood Media','Quayside Recruitment DAC','Fintan Shanahan & Co Solicitors','Northwall Analytics Ltd','Pixel & Peat','Oakrise Payments Europe Ltd','Kinsella Tuohy Architects','Saltmarsh Games','CareConnect Ireland CLG','Ballast Maritime Ltd','Hanratty QS','Greenloop Energy Ltd','Tally Bookkeeping','Curlew Software Ltd','Moreland Translation','Aperture Casting','Redhen Foods Ltd','BlueFin Tax Advisors','Slipstream Couriers Ltd','Arcadia Learning','Dunleavy Wealth','Nimbus HR Ltd','Breslin Design Studio','Corktown Coffee Importers','Signal Path Audio','MediQuery Ltd','Harp & Hound Travel','Vantage Drone Surveys','Threadneedle Research Ltd','Kelp Health','Orla Considine PR','Sixmile Legal Tech','Fallon Geraghty Insurances']
r.shuffle(cos); it=iter(cos)
asof=D(2025,10,31)
cols=[('Office',36,'l'),('Licensee',80,'l'),('Desks',268,'r'),('Sq ft',306,'r'),('Status',322,'l'),('From',382,'l'),('To',440,'l'),('Vacating',498,'l'),('Licence fee',605,'r'),('IT & phone',660,'r'),('Car space',708,'r'),('Total',762,'r'),('Deposit',812,'r')]
y=0;pn=0
def head():
    global y,pn
    if pn: c.showPage()
    pn+=1
    c.setFillColor(colors.HexColor('#0c5a4a')); c.rect(0,Hh-46,W,46,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',15); c.drawString(36,Hh-30,'The Grainstore Workspaces'); c.setFont('Helvetica',9); c.drawRightString(812,Hh-22,'Schedule of licences'); c.drawRightString(812,Hh-35,'as at 31 October 2025')
    c.setFillColor(colors.black); y=Hh-66; c.setFont('Helvetica-Oblique',7); c.drawCentredString(690,y+2,'€ per month, excl. VAT'); c.line(560,y-1,762,y-1); y-=11
    c.setFont('Helvetica-Bold',7.6)
    for h,x,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,h)
    y-=16
    c.setFont('Helvetica',6.8); c.drawString(36,22,'Grainstore Workspaces (Dublin) Ltd – in receivership. Prepared for the statutory receiver by Liffey Lane Property Management. PSRA licensed.'); c.drawRightString(812,22,f'{pn}/2')
def out(vals,bold=False,band=None):
    global y
    if band: c.setFillColor(band); c.rect(30,y-3.2,788,12.2,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.8)
    for (h,x,a),v in zip(cols,vals):
        if v is not None: (c.drawString if a=='l' else c.drawRightString)(x,y,v)
    y-=12.4
e=lambda v:f'{v:,.2f}'; dd=lambda d:d.strftime('%d-%b-%y') if isinstance(d,D) else d
rows=[];G=[0]*7;nocc=nv=0
head()
for fl,n,pre in (('Ground floor',9,'G'),('First floor',14,'1'),('Second floor',14,'2'),('Loft',6,'L')):
    if y<170 and pn==1: head()
    c.setFont('Helvetica-Bold',9); c.setFillColor(colors.HexColor('#0c5a4a')); c.drawString(36,y,fl); c.setFillColor(colors.black); y-=13; S=[0]*7
    for i in range(1,n+1):
        u=f'{pre}{i:02d}'; desks=r.choice([2,3,4,4,6,8,10,14]); ar=desks*r.randint(48,58)
        v=r.random()<.2; S[0]+=desks; S[1]+=ar
        if v:
            out([u,None,str(desks),f'{ar:,}','Void']+[None]*8,band=colors.HexColor('#f6e3e0')); nv+=1
            rows.append(dict(unit=u,section=fl,area=ar,statusText='Void')); continue
        t=next(it); s=addm(D(2021,1,1),r.randint(0,56)); fee=desks*r.choice([265,280,295,310,325]); 
        en='Rolling' if r.random()<.4 else endterm(s,r.choice([12,24,36])); 
        if isinstance(en,D) and en<asof: en='Rolling'
        it_=desks*15 if r.random()<.7 else 0; car=r.choice([0,0,0,140,280]); dep=fee*r.choice([1,2,2]); st='Let'; mo=None
        if r.random()<.12: st='Notice'; mo=r.choice([D(2025,11,30),D(2025,12,31)])
        tot=fee+it_+car
        out([u,t,str(desks),f'{ar:,}',st,dd(s),dd(en),dd(mo),e(fee),e(it_),e(car),e(tot),e(dep)],band=colors.HexColor('#f2f6f5') if i%2 else None); nocc+=1
        for j,x in enumerate((fee,it_,car,tot,dep),2): S[j]+=x
        rows.append(dict(unit=u,section=fl,area=ar,tenantName=t,statusText=st,contractRent=fee,leaseStartDate=s,leaseEndDate=en,moveOutDate=mo,deposit=dep,charges=[dict(code='Licence fee',amount=fee),dict(code='IT & phone',amount=it_),dict(code='Car space',amount=car)],totalCharges=tot))
    c.line(36,y+9,812,y+9); out([None,f'Total {fl.lower()}',str(S[0]),f'{S[1]:,}']+[None]*4+[e(x) for x in S[2:]],True); y-=6
    for j in range(7): G[j]+=S[j]
c.setLineWidth(1.2); c.line(36,y+10,812,y+10); out([None,'Building total',str(G[0]),f'{G[1]:,}']+[None]*4+[e(x) for x in G[2:]],True); y-=10
c.setFont('Helvetica',8.2)
for t in (f'Offices {nocc+nv}  |  Let {nocc} (including licensees on notice)  |  Void {nv}','Rolling licences may be ended on one month’s notice. Deposits were lodged with the company and not held in trust.'): c.drawString(36,y,t); y-=12
c.save(); assert pn==2,pn
save(F,'OFFICE','reportlab canvas, serviced offices by floor, banded rows, fee/IT/car columns',False,dict(propertyName='The Grainstore Workspaces',asOnDate='2025-10-31',units=nocc+nv,occupied=nocc,vacant=nv,rows=rows))
