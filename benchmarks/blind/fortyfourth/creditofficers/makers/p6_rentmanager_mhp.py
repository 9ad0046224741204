import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F='rm_rentroll_cypress_bend_mhc.pdf'; R=random.Random(4406); N=Names(R)
W,H=letter
# two-line records: line 1 lot/type/resident/rent..., line 2 dates and home
lots=[]
for i in range(1,79):
    if i==13: continue
    lots.append('%03d'%i)
rows=[]; recs=[]; m=lambda x:format(x,',.2f') if x>=0 else '('+format(-x,',.2f')+')'
for i,u in enumerate(lots):
    ty='RV Site' if i>=70 else ('Double Wide' if R.random()<.3 else 'Single Wide'); base={'RV Site':395,'Double Wide':465,'Single Wide':410}[ty]
    x=R.random()
    if x<.09: s=R.choice(['Vacant','Vacant','Vacant - Home on Lot'] if ty!='RV Site' else ['Vacant']); r=dict(unit=u,unitType=ty,statusText=s,marketRent=base); recs.append((r,None)); rows.append(r); continue
    a,l=N.pair(); own=R.random()
    rent=base-R.choice([0,0,0,10,15,25,35]); home=0
    if own<.12 and ty!='RV Site': home=R.choice([350,425,475])
    wat=R.choice([0,28.5,31.75,36.2,41.1]) if ty!='RV Site' else 0; tr=18 if ty!='RV Site' else 0; pet=R.choice([0,0,0,15])
    mi=dt.date(R.choice([1998,2006,2011,2015,2018,2020,2022,2023,2024,2025]),R.randint(1,12),R.randint(1,28))
    le='MTM' if R.random()<.55 or ty=='RV Site' else dt.date(2026,R.randint(3,12),R.choice([28,30]) )
    dep=R.choice([0,200,300,rent]); bal=R.choice([0]*6+[-20,rent,58.4,133.75])
    ch=[('LOT',rent)]+[(c,v) for c,v in(('HOME',home),('WATER',wat),('TRASH',tr),('PET',pet)) if v]
    r=dict(unit=u,unitType=ty,statusText='Occupied',tenantName='%s %s'%(a,l),marketRent=base,contractRent=rent,moveInDate=mi,leaseEndDate=le,deposit=dep,balance=bal,charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=round(sum(v for _,v in ch),2))
    recs.append((r,(home,wat,tr,pet))); rows.append(r)
# planted: one occupied lot row is left out of the print although counted in the totals
drop=[r for r in rows if r['statusText']=='Occupied' and r['unitType']=='Single Wide'][21]
allrows=rows; rows=[r for r in allrows if r is not drop]
c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter); c.setTitle('Rent Roll'); pg=0
def header():
    global y,pg
    pg+=1; c.setFillColorRGB(.12,.25,.42); c.setFont('Helvetica-Bold',13); c.drawString(32,H-38,'Rent Roll'); c.setFillColorRGB(0,0,0); c.setFont('Helvetica',7.5)
    c.drawRightString(W-32,H-32,'Coastal Plain Communities LLC'); c.drawRightString(W-32,H-42,'Property: CYPB - Cypress Bend Mobile Home Community')
    c.drawString(32,H-50,'12 Cypress Bend Loop, Conway, SC 29526'); c.drawRightString(W-32,H-52,'As of 1/31/2026')
    c.setFillColorRGB(.12,.25,.42); c.rect(32,H-84,W-64,26,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',6.8)
    for x,t,u,rr in((36,'Lot','',0),(64,'Lot Type','Status',0),(134,'Resident','Move In  /  Lease Ends',0),(290,'Market','Deposit',1),(334,'LOT','',1),(376,'HOME','',1),(416,'WATER','',1),(454,'TRASH','',1),(488,'PET','',1),(532,'Total','',1),(576,'Balance','',1)):
        (c.drawRightString if rr else c.drawString)(x,H-68,t); (c.drawRightString if rr else c.drawString)(x,H-79,u)
    c.setFillColorRGB(0,0,0); y=H-97
header(); k=0
for r,t in recs:
    if r is drop: continue
    if y<64: c.showPage(); header(); k=0
    if k%2: c.setFillColorRGB(.93,.95,.98); c.rect(32,y-13,W-64,21,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
    k+=1; c.setFont('Helvetica-Bold',7.2); c.drawString(36,y,r['unit']); c.setFont('Helvetica',7.2); c.drawString(64,y,r['unitType']); c.drawRightString(290,y,m(r['marketRent'])); c.drawString(64,y-9,r['statusText'])
    if t:
        c.drawString(134,y,r['tenantName']); le=r['leaseEndDate']; c.drawString(134,y-9,'%s  /  %s'%(r['moveInDate'].strftime('%-m/%-d/%Y'),le if isinstance(le,str) else le.strftime('%-m/%-d/%Y'))); c.drawRightString(290,y-9,m(r['deposit']))
        for x,v in zip((334,376,416,454,488),(r['contractRent'],)+t):
            if v: c.drawRightString(x,y,m(v))
        c.drawRightString(532,y,m(r['totalCharges'])); c.drawRightString(576,y,m(r['balance']))
    y-=21
if y<150: c.showPage(); header()
c.setLineWidth(.8); c.line(32,y+7,W-32,y+7); c.setFont('Helvetica-Bold',7.2); y-=3
oc=[r for r in allrows if r['statusText']=='Occupied']; g=lambda code:sum(x['amount'] for r in oc for x in r['charges'] if x['code']==code)
c.drawString(36,y,'Totals: CYPB'); c.drawRightString(290,y,m(sum(r['marketRent'] for r in allrows))); c.drawRightString(290,y-9,m(sum(r['deposit'] for r in oc)))
for x,k in zip((334,376,416,454,488),('LOT','HOME','WATER','TRASH','PET')): c.drawRightString(x,y,m(g(k)))
c.drawRightString(532,y,m(sum(r['totalCharges'] for r in oc))); c.drawRightString(576,y,m(sum(r['balance'] for r in oc)))
y-=30; c.setFont('Helvetica',7.5); nv=len(allrows)-len(oc)
for a,b in(('Total Lots',len(allrows)),('Occupied Lots',len(oc)),('Vacant Lots',nv),('Occupancy','%.1f%%'%(100*len(oc)/len(allrows)))):
    c.drawString(36,y,a); c.drawRightString(160,y,str(b)); y-=11
c.setFont('Helvetica-Oblique',7); c.drawString(36,y-6,'HOME = rent of park-owned homes. Water is billed back from sub-meters. There is no lot 013.')
c.save()
save(F,rows,'MANUFACTURED_HOUSING','r44c','Rent Manager-like two-line lot rent roll of a manufactured-home park, charge columns',propertyName='Cypress Bend Mobile Home Community',asOnDate='2026-01-31',units=len(allrows),occupied=len(oc),vacant=nv,planted=dict(what='Lot %s (%s) is not printed though the totals and lot counts include it'%(drop['unit'],drop['tenantName']),kind='row_dropped'))
