import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F='storage_rentroll_peachbelt.pdf'; R=random.Random(4405); N=Names(R)
W,H=letter
SZ=[("5x5",25,49,"Int"),("5x10",50,72,"Int"),("10x10",100,104,"Drive-Up"),("10x15",150,139,"Drive-Up"),("10x20",200,164,"Drive-Up"),("10x10 CC",100,149,"Climate"),("10x15 CC",150,189,"Climate"),("12x30 RV",360,120,"Parking")]
blocks=[('A',30,2),('B',30,4),('C',36,1),('D',40,5),('E',34,6),('F',24,3),('P',18,7),('G',24,0)]
rows=[]; recs=[]
for b,n,s in blocks:
    for i in range(1,n+1):
        z=SZ[s] if R.random()<.85 or b=='P' else SZ[max(0,s-1)]
        u='%s%03d'%(b,i); x=R.random()
        if x<.11: recs.append((u,z,None,'Vacant')); rows.append(dict(unit=u,unitType=z[0],area=z[1],statusText='Vacant',marketRent=z[2])); continue
        if x<.125: recs.append((u,z,None,'Unrentable')); rows.append(dict(unit=u,unitType=z[0],area=z[1],statusText='Unrentable',marketRent=z[2])); continue
        a,l=N.pair(); nm='%s, %s'%(l,a)
        if R.random()<.07: nm=R.choice(['Fort Valley Heating & Air','Peach State Pecan Co','Warner Robins Youth League','Houston Co Vending','Byron Family Dentistry','Ledbetter Roofing LLC'])
        mi=dt.date(R.choice([2018,2020,2021,2022,2023,2024,2025,2025]),R.randint(1,12),R.randint(1,28)); rent=z[2]+R.choice([0,0,-10,-5,8,12,15,20,25])
        ins=R.choice([0,0,9,12,17]); paid=dt.date(2026,*(lambda x:(1,R.randint(3,27)) if x<.05 else (2,R.randint(10,27)) if x<.17 else (R.choice([3,3,3,3,4]),R.randint(1,28)))(R.random())); 
        days=(dt.date(2026,2,28)-paid).days; bal=0 if days<=0 else round(rent+ins+(20 if days>5 else 0),2)
        if days>31: bal+=rent
        st='Rented' if days<=31 else 'Overlock'
        recs.append((u,z,dict(nm=nm,mi=mi,rent=rent,ins=ins,paid=paid,bal=bal),st))
        rows.append(dict(unit=u,unitType=z[0],area=z[1],statusText=st,tenantName=nm,marketRent=z[2],contractRent=rent,moveInDate=mi,balance=bal,charges=[dict(code='Insur',amount=ins)] ))
        if R.random()<0: pass
m=lambda x:format(x,',.2f')
c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter); c.setTitle('Rent Roll')
X=[36,70,112,146,190,322,370,408,448,486,532,576]; pg=0; np=None
def header():
    global y,pg
    pg+=1; c.setFont('Courier-Bold',10); c.drawString(36,H-34,'Rent Roll - All Units'); c.setFont('Courier',7.5); c.drawString(36,H-45,'Peach Belt Self Storage - Byron   Site: GA0417'); c.drawRightString(576,H-34,'Printed 02/28/2026 6:02:11 PM'); c.drawRightString(576,H-45,'Page: %d'%pg)
    c.setFont('Courier-Bold',7); y=H-62
    for x,t,r in((36,'Unit',0),(70,'Size',0),(140,'Area',1),(148,'Status',0),(200,'Tenant',0),(334,'Moved In',0),(418,'Std Rate',1),(458,'Rent',1),(490,'Insur',1),(496,'Paid Thru',0),(576,'Owed',1)):
        (c.drawRightString if r else c.drawString)(x,y,t)
    c.setLineWidth(.4); c.setDash(1,1); c.line(36,y-3,576,y-3); c.setDash(); y-=12; c.setFont('Courier',7)
header()
for u,z,t,s in recs:
    if y<40: c.showPage(); header()
    c.drawString(36,y,u); c.drawString(70,y,z[0]); c.drawRightString(140,y,str(z[1])); c.drawString(148,y,s); c.drawRightString(418,y,m(z[2]))
    if t:
        c.drawString(200,y,t['nm'][:30]); c.drawString(334,y,t['mi'].strftime('%m/%d/%y')); c.drawRightString(458,y,m(t['rent'])); c.drawRightString(490,y,m(t['ins'])); c.drawString(496,y,t['paid'].strftime('%m/%d/%y')); c.drawRightString(576,y,m(t['bal']))
    y-=8.6
if y<250: c.showPage(); header()
c.line(36,y+5,576,y+5); c.setFont('Courier-Bold',7); y-=4
rt=[r for r in recs if r[2]]
c.drawString(36,y,'Totals  (%d units)'%len(recs)); c.drawRightString(140,y-9,format(sum(r[1][1] for r in recs),',')); c.drawRightString(418,y,m(sum(r[1][2] for r in recs))); c.drawRightString(458,y-9,m(sum(r[2]['rent'] for r in rt))); c.drawRightString(490,y,m(sum(r[2]['ins'] for r in rt))); c.drawRightString(576,y,m(sum(r[2]['bal'] for r in rt)))
y-=34; c.drawString(36,y,'Summary by Unit Size'); y-=11
hs=[(36,'Size',0),(150,'Units',1),(200,'Rented',1),(250,'Vacant',1),(316,'Unrentable',1),(380,'% Occ',1),(450,'Gross Pot.',1),(520,'Actual Rent',1)]
for x,t,r in hs: (c.drawRightString if r else c.drawString)(x,y,t)
c.setFont('Courier',7); y-=10
for z in SZ+[None]:
    q=[r for r in recs if z is None or r[1] is z]
    if not q: continue
    o=sum(1 for r in q if r[2]); v=sum(r[3]=='Vacant' for r in q); n=len(q)-o-v
    if z is None: c.setFont('Courier-Bold',7)
    for (x,_,rr),t in zip(hs,[z[0] if z else 'All sizes',str(len(q)),str(o),str(v),str(n),'%.1f%%'%(100*o/len(q)),m(sum(r[1][2] for r in q)),m(sum(r[2]['rent'] for r in q if r[2]))]): (c.drawRightString if rr else c.drawString)(x,y,t)
    y-=9.5
c.save()
save(F,rows,'SELF_STORAGE','r44c','Self-storage system print in Courier, all units by number, size summary; only a print date',propertyName='Peach Belt Self Storage - Byron',asOnDate=None,units=len(recs),occupied=len(rt),vacant=sum(r[3]=='Vacant' for r in recs),hard=True)
