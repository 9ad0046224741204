# MRI style office rent roll PDF
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(7501)
nm=names(rng,["LLP","Capital Partners LLC","& Co. CPAs","Insurance Services, Inc.","Engineering Group","Title Agency","Wealth Management","Software, Inc.","Law Group, P.C.","Logistics Inc","Architects PLLC","Staffing","Consulting Corp."],22)
suites=["0100","0110","0120","0150","0200","0210","0225","0240","0300","0310","0350","0400","0410","0420","0500","0525","0550","0600","0610","0700","0720","0800","0850","0900"]
vacs={"0225","0420","0610"}
asof=D(2026,2,28)
recs=[];i=0
for s in suites:
    area=rng.randint(900,9800)
    if s in vacs: recs.append(dict(s=s,area=area,v=1)); continue
    st=D(rng.randint(2017,2025),rng.randint(1,12),1); term=rng.choice([60,62,84,87,120,124])
    en=end(st,term)
    while en<D(2026,6,1): term+=60; en=end(st,term)
    psf=rng.choice([27.5,28.25,29,29.75,30.5,31.25,33])
    rent=round(area*psf/12,2)
    steps=[]; d=D(st.year,st.month,1); r=rent
    while d<=asof: d=addm(d,12)
    k=0
    while d<en and k<rng.choice([2,3,4]):
        r=round(r*1.03,2); steps.append((d,r)); d=addm(d,12); k+=1
    rec=round(area*rng.uniform(.12,.45),2) if rng.random()<.8 else 0
    oth=rng.choice([0,0,0,150,225,480,960])
    recs.append(dict(s=s,area=area,n=nm[i],st=st,en=en,rent=rent,psf=rent*12/area,rec=rec,oth=float(oth),steps=steps,v=0)); i+=1
f='d01_mri_office.pdf'; W,H=landscape(letter)
c=canvas.Canvas(p(f),pagesize=(W,H),pageCompression=1)
X=dict(s=28,n=98,st=262,en=318,a=402,r=462,psf=508,rec=568,o=622,cat=640,dt=668,am=764-28,fp=772)
pg=0;y=0
def head():
    global pg,y
    pg+=1; c.setFont('Helvetica',7)
    c.drawString(28,H-28,'Database:   GRTWSTRN'); c.drawString(28,H-38,'Bldg Status:   Active only')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-28,'Rent Roll'); c.setFont('Helvetica-Bold',9)
    c.drawCentredString(W/2,H-40,'Two Larkmoor Center'); c.drawCentredString(W/2,H-51,'2/28/2026')
    c.setFont('Helvetica',7)
    c.drawRightString(W-20,H-28,f'Page:   {pg}'); c.drawRightString(W-20,H-38,'Date:   3/4/2026'); c.drawRightString(W-20,H-48,'Time:   09:17 AM')
    c.setFont('Helvetica-Bold',6.8); y=H-78
    c.drawString(X['s'],y,'Bldg Id-Suit Id'); c.drawString(X['n'],y,'Occupant Name'); c.drawString(X['st'],y+8,'Rent'); c.drawString(X['st'],y,'Start'); c.drawString(X['en'],y,'Expiration')
    for k,l1,l2,l3 in [('a','','GLA','Sqft'),('r','Monthly','Base','Rent'),('psf','Annual','Rate','PSF'),('rec','Monthly','Cost','Recovery'),('o','Monthly','Other','Income')]:
        for j,t in enumerate((l1,l2,l3)): c.drawRightString(X[k],y+16-8*j,t)
    c.drawCentredString(705,y+14,'----------- Future Rent Increases -----------')
    c.drawString(X['cat'],y,'Cat'); c.drawString(X['dt'],y,'Date'); c.drawRightString(X['am'],y+0,'Monthly Amt'); c.drawRightString(X['fp'],y,'PSF')
    y-=4; c.setLineWidth(.7); c.line(28,y,W-20,y); y-=13; c.setFont('Helvetica',7)
m=lambda v:f'{v:,.2f}'
md=lambda d:f'{d.month}/{d.day}/{d.year}'
head(); T=[]
def need(h):
    if y-h<34: c.showPage(); head()
need(30); c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Vacant Suites'); y-=12; c.setFont('Helvetica',7)
for r in recs:
    if r['v']:
        c.drawString(X['s'],y,f"4410  -{r['s']}"); c.drawString(X['n'],y,'Vacant'); c.drawRightString(X['a'],y,f"{r['area']:,}"); y-=11
        T.append(dict(unit=f"4410  -{r['s']}",area=r['area'],statusText='Vacant',section='Vacant Suites'))
y-=6; c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Occupied Suites'); y-=12; c.setFont('Helvetica',7)
for r in recs:
    if r['v']: continue
    need(12+10*max(1,len(r['steps'])))
    c.drawString(X['s'],y,f"4410  -{r['s']}"); c.drawString(X['n'],y,r['n']); c.drawString(X['st'],y,md(r['st'])); c.drawString(X['en'],y,md(r['en']))
    c.drawRightString(X['a'],y,f"{r['area']:,}"); c.drawRightString(X['r'],y,m(r['rent'])); c.drawRightString(X['psf'],y,m(r['psf'])); c.drawRightString(X['rec'],y,m(r['rec'])); c.drawRightString(X['o'],y,m(r['oth']))
    for d,a in r['steps']:
        c.drawString(X['cat'],y,'BRR'); c.drawString(X['dt'],y,md(d)); c.drawRightString(X['am'],y,m(a)); c.drawRightString(X['fp'],y,m(a*12/r['area'])); y-=10
    if not r['steps']: y-=10
    y-=4
    T.append(dict(unit=f"4410  -{r['s']}",tenantName=r['n'],area=r['area'],leaseStartDate=iso(r['st']),leaseEndDate=iso(r['en']),contractRent=r['rent'],statusText='Occupied',section='Occupied Suites',
      charges=[dict(code='Cost Recovery',amount=r['rec']),dict(code='Other Income',amount=r['oth'])],rentSteps=[dict(date=iso(d),amount=a) for d,a in r['steps']]))
need(80); c.line(28,y+6,W-20,y+6); y-=6
oc=[r for r in recs if not r['v']]; va=[r for r in recs if r['v']]; ta=sum(r['area'] for r in recs)
c.setFont('Helvetica-Bold',7)
for lab,l in (('Occupied Sqft:',oc),('Leased/Unoccupied Sqft:',[]),('Vacant Sqft:',va),('Total Sqft:',recs)):
    a=sum(r['area'] for r in l)
    c.drawString(98 if 0 else 60,y,'Totals:' if lab.startswith('Occ') else ''); c.drawRightString(230,y,lab); c.drawRightString(275,y,f'{a/ta*100:.2f}%'); c.drawRightString(330,y,f'{len(l)} Units'); c.drawRightString(X['a'],y,f'{a:,}')
    if lab[0] in 'OT' :
        c.drawRightString(X['r'],y,m(sum(r['rent'] for r in oc))); 
        c.drawRightString(X['rec'],y,m(sum(r['rec'] for r in oc))); c.drawRightString(X['o'],y,m(sum(r['oth'] for r in oc)))
    y-=11
c.save()
save(f,'OFFICE','MRI rent roll, vacant section first, stacked future increases',False,'Two Larkmoor Center','2026-02-28',T,len(recs),len(oc),len(va))
