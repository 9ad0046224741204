from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(8307); N=Names(r); name='QB_slip_rental_schedule.pdf'
W,H=letter; c=canvas.Canvas(D+name,pagesize=letter); rows=[]
docks=[('Dock A (Covered)',['A%d'%i for i in range(1,15)],30,265),('Dock B (Open)',['B%d'%i for i in range(1,19)],26,180),('Dock C (Open, Power)',['C%d'%i for i in range(1,23)],34,240),('T-Heads',['TH-A','TH-B'],50,420),('Dry Rack & Moorings',['R1','R2','R3','R4','R5','R6','M1','M2','M3'],22,95)]
boats=['Second Wind','Reel Therapy','Miss Patience','Knot Working','Sea-Duction II','Tax Deferral','Pequod Jr.','Wet Ledger']+[a+' '+b for a in ('Blue','Lazy','Northern','Silver','Lucky','Salty','Little','Grey') for b in ('Heron','Gull','Lady','Dory','Star','Otter','Breeze')]; r.shuffle(boats)
page=0
def head():
    global y,page
    page+=1; c.setFont('Helvetica-Bold',8); c.drawString(30,H-30,'9:52 AM'); c.drawString(30,H-41,'06/05/25'); c.drawString(30,H-52,'Accrual Basis')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-32,'Tern Point Marina, Inc.'); c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-49,'Slip Rental Schedule'); c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-63,'As of May 31, 2025')
    y=H-92; c.setFont('Helvetica-Bold',8)
    for x,t,al in COL:
        (c.drawRightString if al else c.drawCentredString)(x if al else x,y,t)
    c.setLineWidth(1.2)
    for a,b in LN: c.line(a,y-4,b,y-4)
    y-=18
COL=[(80,'Slip',0),(155,'Customer',0),(240,'Vessel',0),(305,'LOA',1),(362,'Agrmt Date',0),(419,'Thru',0),(478,'Slip Rent',1),(526,'Electric',1),(584,'Open Balance',1)]
LN=[(58,102),(108,202),(207,275),(280,306),(338,388),(394,444),(448,480),(492,528),(534,586)]
LN=[(58,102),(108,202),(207,275),(284,306),(338,388),(394,444),(448,480),(494,528),(534,586)]
def draw(cells,b=False,indent=58):
    global y
    if y<50: 
        c.setFont('Helvetica-Bold',8); c.drawRightString(W-30,24,f'Page {page}'); c.showPage(); head()
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
    for x,v in zip([indent,108,207,306,340,396,480,528,586],cells):
        if v=='' : continue
        (c.drawRightString if x in(306,480,528,586) else c.drawString)(x,y,v)
    y-=12.5
head(); G=[0,0,0]; occ=vac=0
for dn,sl,ln,base in docks:
    draw([dn],True,40); a=[0,0,0]
    for s in sl:
        if r.random()<.12:
            vac+=1; draw([s,'Vacant','','','','','0.00','0.00','0.00']); rows.append(dict(unit=s,section=dn,statusText='Vacant',contractRent=0,balance=0,charges=[dict(code='Slip Rent',amount=0),dict(code='Electric',amount=0)])); continue
        occ+=1; nm=N('{l}, {f}')
        rt=base+r.choice([0,0,0,15,25,-20]); el=r.choice([0,0,18.5,22,31.75]) if s[0] in 'ABCT' else 0
        bal=r.choice([0,0,0,0,rt+el,2*(rt+el),round(r.uniform(10,90),2),-50])
        ag=dt.date(2025,r.choice([4,4,5]),r.choice([1,15])) if r.random()<.7 else dt.date(r.randint(2017,2024),4,1)
        th=dt.date(2025,10,31) if r.random()<.6 else dt.date(2026,3,31)
        q=lambda z:f'{z:,.2f}'
        draw([s,nm,boats.pop(),f'{ln-r.randint(0,6)}\'',ag.strftime('%m/%d/%Y'),th.strftime('%m/%d/%Y'),q(rt),q(el),q(bal)])
        for i,v in enumerate((rt,el,bal)): a[i]+=v; G[i]+=v
        rows.append(dict(unit=s,section=dn,tenantName=nm,statusText='Occupied',leaseStartDate=iso(ag),leaseEndDate=iso(th),contractRent=rt,balance=round(bal,2),charges=[dict(code='Slip Rent',amount=rt),dict(code='Electric',amount=el)]))
    c.setLineWidth(.6)
    for x in(480,528,586): c.line(x-38,y+9.5,x,y+9.5)
    draw(['Total '+dn,'','','','','']+[f'{v:,.2f}' for v in a],True,40); y-=6
for x in(480,528,586): c.line(x-38,y+9.5,x,y+9.5)
draw(['TOTAL','','','','','']+[f'{v:,.2f}' for v in G],True,30)
for x in(480,528,586): c.line(x-38,y+9.5,x,y+9.5); c.line(x-38,y+7.5,x,y+7.5)
c.setFont('Helvetica-Bold',8); c.drawRightString(W-30,24,f'Page {page}')
c.setFont('Helvetica',7.5); c.drawString(30,38,f'Memo: slip rent and electric are billed monthly. {occ} of {occ+vac} berths under agreement.')
c.save()
save(name,dict(propertyName='Tern Point Marina',asOnDate='2025-05-31',units=occ+vac,occupied=occ,vacant=vac,rows=rows),'OTHER','QuickBooks-like print of boat slips, sections with totals')
