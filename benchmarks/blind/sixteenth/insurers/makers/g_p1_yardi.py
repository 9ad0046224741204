from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
g=G(1301); r=g.r
FN="r13_01_linden_court_lease_charges.pdf"
types={'lcst':('S',498,1085),'lc11a':('1',688,1295),'lc21b':('2',912,1540),'lc22c':('2',1034,1690)}
pattern=['lcst','lc11a','lc11a','lc21b','lc22c','lc11a','lc11a','lc21b','lc22c','lc22c','lc21b']
asof=d(2025,9,30)
cur=[];fut=[]
vac={'104','207','303','310','409'}; model={'101'}
for fl in range(1,5):
    for k,t in enumerate(pattern):
        u=f"{fl}{k+1:02d}"; _,sf,mk=types[t]; mk+=15*(fl-1)
        row=dict(unit=u,unitType=t,area=sf,marketRent=float(mk),statusText=None)
        if u in vac: row.update(statusText='VACANT',ch=[],bal=0.0,dep=0.0)
        elif u in model: row.update(statusText='MODEL',ch=[],bal=0.0,dep=0.0)
        else:
            rent=float(mk-r.choice([0,0,20,35,45,60,85,110])) 
            mi=d(r.choice([2021,2022,2023,2024,2024,2025]),r.randint(1,8),r.choice([1,1,5,12,15,20,28]))
            le=eom(addm(d(2025,10,1),r.randint(0,10)))
            ch=[('rent',rent)]
            if r.random()<.35: ch.append(('carport',45.0))
            if r.random()<.3: ch.append(('petrent',35.0))
            ch.append(('trash',18.0))
            if r.random()<.4: ch.append(('rlinsur',14.5))
            if r.random()<.12: ch.append(('conc',-75.0))
            bal=0.0
            x=r.random()
            if x<.12: bal=round(r.uniform(20,1900),2)
            elif x<.2: bal=-round(r.uniform(5,300),2)
            row.update(code=f"t00{r.randint(20000,49999)}",name=g.name("{l}, {f}"),ch=ch,dep=float(r.choice([250,300,500,rent])),mi=mi,le=le,bal=bal)
            if u in ('112','205','308','411','402'): row['mo']=eom(addm(d(2025,10,1),r.randint(0,1)))
        cur.append(row)
for u in ('104','303','205'):
    b=[x for x in cur if x['unit']==u][0]
    rent=b['marketRent']-25
    mi=d(2025,10,r.choice([3,11,18])) if u!='205' else d(2025,12,1)
    fut.append(dict(unit=u,unitType=b['unitType'],area=b['area'],marketRent=b['marketRent'],code=f"t00{r.randint(50000,52999)}",name=g.name("{l}, {f}"),
      ch=[('rent',rent),('trash',18.0)],dep=300.0,mi=mi,le=eom(addm(mi,11)),bal=0.0,statusText=None))
W,H=landscape(letter)
c=canvas.Canvas(DOC+FN,pagesize=(W,H),invariant=1)
X=dict(unit=24,ut=58,sf=122,res=128,name=182,mk=338,cc=346,am=438,dep=492,mi=500,le=552,mo=606,bal=712)
page=0
def head():
    global page,y
    page+=1
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-42,'Linden Court Apartments (lindenct)')
    c.drawCentredString(W/2,H-52,'As Of = 09/30/2025'); c.drawCentredString(W/2,H-62,'Month Year = 09/2025')
    c.drawRightString(W-24,H-30,f'Page {page}')
    c.setFont('Helvetica-Bold',7); y=H-80
    for k,a,b,al in [('unit','Unit','','l'),('ut','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('name','Name','','l'),('mk','Market','Rent','r'),('cc','Charge','Code','l'),('am','Amount','','r'),('dep','Resident','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],y,a); f(X[k],y-8,b)
    c.setLineWidth(.6); c.line(22,y-12,W-22,y-12); y-=22; c.setFont('Helvetica',7)
def foot():
    c.setFont('Helvetica-Oblique',6.5); c.drawString(24,18,'Tuesday, October 07, 2025  09:14 AM   dbo: Kestrel_Live'); c.showPage()
def need(n):
    global y
    if y-n*9<32: foot(); head()
rows=[]
def emit(x,sec):
    global y
    n=max(1,len(x['ch']))+1; need(n)
    c.setFont('Helvetica',7)
    c.drawString(X['unit'],y,x['unit']); c.drawString(X['ut'],y,x['unitType']); c.drawRightString(X['sf'],y,f"{x['area']:.2f}" if x['area']<1000 else f"{x['area']:,.2f}")
    st=x['statusText']
    c.drawString(X['res'],y,x.get('code') or st); c.drawString(X['name'],y,x.get('name') or st)
    c.drawRightString(X['mk'],y,m2(x['marketRent'])); 
    tot=sum(a for _,a in x['ch'])
    c.drawRightString(X['dep'],y,m2(x['dep'])); 
    for k in('mi','le','mo'):
        if x.get(k): c.drawString(X[k],y,us(x[k]))
    c.drawRightString(X['bal'],y,par(x['bal']) if x['bal']<0 else m2(x['bal']))
    for q,a in x['ch']:
        c.drawString(X['cc'],y,q); c.drawRightString(X['am'],y,par(a)); y-=9
    if not x['ch']: y-=9
    c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,m2(tot)); y-=11; c.setFont('Helvetica',7)
    t=dict(unit=x['unit'],unitType=x['unitType'],area=x['area'],tenantName=x.get('name'),statusText=st or ('Occupied' if sec=='c' else 'Future Residents/Applicants'),section='Current/Notice/Vacant Residents' if sec=='c' else 'Future Residents/Applicants',
      marketRent=x['marketRent'],totalCharges=round(tot,2),deposit=x['dep'],balance=x['bal'],charges=[dict(code=q,amount=a) for q,a in x['ch']])
    if x['ch']: t['contractRent']=x['ch'][0][1]
    if x.get('mi'): t['moveInDate']=iso(x['mi'])
    if x.get('le'): t['leaseEndDate']=iso(x['le'])
    if x.get('mo'): t['moveOutDate']=iso(x['mo'])
    rows.append(t)
def sums(L): return [sum(x['marketRent'] for x in L),sum(a for x in L for _,a in x['ch']),sum(x['dep'] for x in L),sum(x['bal'] for x in L),sum(x['area'] for x in L)]
head()
c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,'Current/Notice/Vacant Residents'); y-=12
for x in cur: emit(x,'c')
need(5)
S=sums(cur)
c.line(22,y+7,W-22,y+7); c.setFont('Helvetica-Bold',7); c.drawString(X['name'],y,'Total'); c.drawString(260,y,'lindenct')
c.drawRightString(X['mk'],y,m2(S[0])); c.drawRightString(X['am'],y,m2(S[1])); c.drawRightString(X['dep'],y,m2(S[2])); c.drawRightString(X['bal'],y,par(S[3])); y-=18
c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,'Future Residents/Applicants'); y-=12
for x in fut: emit(x,'f')
need(3); F=sums(fut)
c.line(22,y+7,W-22,y+7); c.setFont('Helvetica-Bold',7); c.drawString(X['name'],y,'Total'); c.drawString(260,y,'lindenct')
c.drawRightString(X['mk'],y,m2(F[0]));c.drawRightString(X['am'],y,m2(F[1])); c.drawRightString(X['dep'],y,m2(F[2])); c.drawRightString(X['bal'],y,par(F[3])); y-=20
need(24)
occ=[x for x in cur if x['ch']]; vc=[x for x in cur if x['statusText']=='VACANT']; md=[x for x in cur if x['statusText']=='MODEL']
c.setFont('Helvetica-Bold',7.5); 
for xx,h in [(330,'Square'),(400,'Market'),(470,'Lease'),(540,'Security'),(590,'# Of'),(640,'% Unit'),(735,'Balance')]: c.drawRightString(xx,y,h)
y-=9; c.drawString(24,y,'Summary Groups')
for xx,h in [(330,'Footage'),(400,'Rent'),(470,'Charges'),(540,'Deposits'),(590,'Units'),(640,'Occupancy')]: c.drawRightString(xx,y,h)
y-=4; c.line(22,y,W-22,y); y-=11; c.setFont('Helvetica',7.5)
def srow(lab,L,pct=True,cnt=None):
    global y
    s=sums(L); c.drawString(24,y,lab)
    for xx,v in [(330,m2(s[4])),(400,m2(s[0])),(470,m2(s[1])),(540,m2(s[2])),(590,str(len(L))),(735,par(s[3]))]: c.drawRightString(xx,y,v)
    if pct: c.drawRightString(640,y,f"{len(L)/len(cur)*100:.2f}")
    y-=10
srow('Current/Notice/Vacant Residents',cur,False); srow('Future Residents/Applicants',fut,False); srow('Occupied Units',occ); srow('Total Non Rev Units',md); srow('Total Vacant Units',vc)
c.setFont('Helvetica-Bold',7.5); srow('Totals:',cur,False); y-=14
c.drawString(24,y,'Summary of Charges by Charge Code'); y-=10; c.setFont('Helvetica',7); c.drawString(24,y,'(Current/Notice Residents Only)'); y-=12
bc={}
for x in cur:
    for q,a in x['ch']: bc[q]=bc.get(q,0)+a
c.setFont('Helvetica-Bold',7);c.drawString(24,y,'Charge Code'); c.drawRightString(180,y,'Amount'); y-=10; c.setFont('Helvetica',7)
for q in sorted(bc): c.drawString(24,y,q); c.drawRightString(180,y,par(bc[q])); y-=9
c.setFont('Helvetica-Bold',7); c.drawString(24,y,'Total'); c.drawRightString(180,y,m2(sum(bc.values())))
foot(); c.save()
save(FN,dict(propertyName='Linden Court Apartments',asOnDate='2025-09-30',units=len(cur),occupied=len(occ),vacant=len(vc),rows=rows,
 printedTotals=dict(section='Current/Notice/Vacant Residents',marketRent=S[0],totalCharges=round(S[1],2),deposit=S[2],balance=round(S[3],2))),'MULTIFAMILY','Yardi Voyager rent roll with lease charges, codes stacked under each unit, future residents section',False)
