from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
r=random.Random(2207); N='storage_unit_listing_guelph.pdf'
W,HH=letter; c=canvas.Canvas(fp(N),pagesize=letter); pg=[0];y=[0]
C=[("Unit",30,0),("Size",66,0),("Sq.Ft.",134,1),("Status",142,0),("Customer",196,0),("Moved In",308,0),("Paid Thru",360,0),("Street|Rate",446,1),("Actual|Rent",492,1),("Ins.",522,1),("Balance|Due",582,1)]
def np():
    if pg[0]: c.showPage()
    pg[0]+=1; c.setFont('Helvetica-Bold',10); c.drawString(30,HH-32,"SpeedStor Manager — Unit Rent Roll"); c.setFont('Helvetica',8); c.drawString(30,HH-44,"Site 004: Speedvale Self Storage, Guelph ON        As of 2025-04-30"); c.drawRightString(W-30,HH-32,f"Page {pg[0]} of 4"); y[0]=HH-64; c.setFont('Helvetica-Bold',7)
    for t,x,a in C:
        p=t.split('|'); p=['']+p if len(p)==1 else p
        for k,s in enumerate(p): (c.drawRightString if a else c.drawString)(x,y[0]-k*8,s)
    c.line(30,y[0]-11,582,y[0]-11); y[0]-=20
np(); nm=iter(names(r,300)); rows=[]
sz={"5x5":(25,59),"5x10":(50,94),"10x10":(100,159),"10x15":(150,204),"10x20":(200,259),"10x30":(300,349)}
ids=[f"{b}{i:03d}" for b,n in(("A",70),("B",64),("C",52),("D",26)) for i in range(1,n+1)]
allr=[]
for u in ids:
    k=r.choice(list(sz)) if u[0]!='D' else r.choice(["10x20","10x30"]); a,s=sz[k]; st=r.choices(["Rented","Vacant","Overlocked","Damaged"],[84,11,4,1])[0]
    x=dict(unit=u,unitType=k,area=a,statusText=st,marketRent=s)
    if st in("Rented","Overlocked"):
        n=next(nm); x.update(tenantName=f"{n[1]}, {n[0]}",moveInDate=D.date(r.randint(2016,2025),r.randint(1,4),r.randint(1,28)),contractRent=s+r.choice([0,0,5,10,-10,-15,18]),charges=[dict(code='Ins.',amount=r.choice([0,12,12,18]))]); x['balance']=round((x['contractRent']+x['charges'][0]['amount'])*2.13,2) if st=="Overlocked" else 0
    allr.append(x)
drop=next(x for x in allr[90:] if x['statusText']=="Rented" and x['unitType']=="10x10")
rows=[x for x in allr if x is not drop]
for i,x in enumerate(rows):
    if y[0]<34: np()
    if i%2: c.setFillColor(colors.HexColor('#f1f1ee')); c.rect(28,y[0]-2.5,556,10.5,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica',7); v=[x['unit'],x['unitType'],str(x['area']),x['statusText'],x.get('tenantName','')]
    if 'tenantName' in x:
        pt="2025-05-31" if r.random()<.2 else "2025-04-30"
        if x['statusText']=="Overlocked": pt="2025-02-28"
        v+=[x['moveInDate'].isoformat(),pt,m2(x['marketRent']),m2(x['contractRent']),m2(x['charges'][0]['amount']),m2(x['balance'])]
    else: v+=['','',m2(x['marketRent']),'','','']
    for (t,xx,a),s in zip(C,v): (c.drawRightString if a else c.drawString)(xx,y[0],s)
    y[0]-=10.5
if y[0]<190: np()
y[0]-=10; c.setFont('Helvetica-Bold',8); c.drawString(30,y[0],"Summary by size"); y[0]-=13; xs=[30,130,190,250,310,390,470,550]
def sl(v,b=0):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    for k,(s,xx) in enumerate(zip(v,xs)): (c.drawRightString if k else c.drawString)(xx,y[0],s)
    y[0]-=11
sl(["Size","Units","Occupied","Vacant","Damaged","Street Potential","Actual Rent","Insurance"],1)
occ=lambda q:[x for x in q if 'tenantName' in x]
def g(l,q,b=0): sl([l,str(len(q)),str(len(occ(q))),str(sum(x['statusText']=='Vacant' for x in q)),str(sum(x['statusText']=='Damaged' for x in q)),m2(S(q,'marketRent')),m2(S(q,'contractRent')),m2(CH(q,'Ins.'))],b)
for k in sz: g(k,[x for x in allr if x['unitType']==k])
c.line(30,y[0]+9,550,y[0]+9); g("All units",allr,1); sl([""]); c.setFont('Helvetica',7.5); c.drawString(30,y[0],f"Total rentable area {S(allr,'area'):,.0f} sq ft.   Total balance due {m2(S(allr,'balance'))}.   HST not included in rents.")
c.save(); print(pg)
put(N,dict(propertyName='Speedvale Self Storage',asOnDate='2025-04-30',units=len(allr),occupied=len(occ(allr)),vacant=sum(x['statusText']=='Vacant' for x in allr) if not any(x['statusText']=='Damaged' for x in allr) else None,rows=rows,planted=dict(what=f"row of unit {drop['unit']} ({drop['unitType']}, actual rent {drop['contractRent']}.00) left out; summary still counts it",kind='row_dropped'),printedTotals={k:S(allr,k) for k in('area','marketRent','contractRent','balance')}|{'Ins.':CH(allr,'Ins.')}),'SELF_STORAGE','self-storage unit listing, 200+ units, summary by size at end',True)
