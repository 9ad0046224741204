from common import *
from reportlab.pdfgen import canvas
rng=random.Random(202); fn='Hartwell Plaza - MRI Rent Roll 6-30-26.pdf'
W,H=1008,612
asof=D(2026,6,30)
co=["Brightmoor Title Agency LLC","Stannard & Pyle, P.C.","Quillfeather Benefits Group","Tri-Lakes Engineering, Inc.","Ostrander Wealth Partners","Northfold Staffing Services","Caspian Data Networks LLC","Murrow Hill Insurance Brokers","State Dept. of Family Services","Veldhuis Architects","Harborlight Mortgage Corp.","Pinecrest Behavioral Assoc.","Lumen & Oak Media","Redbank Surveying Co.","Gatlin Federal Credit Union","Anchorage Appraisal Svcs","Sable Point Software, Inc.","Corliss Court Reporting","Delwyn Freight Logistics","Hartwell Cafe & Market","Kessler Ridge Management (Mgmt Office)"]
suites=['100','105','110','120','200','210','225','240','250','300','310','320','350','400','410','420','450','500','510','520','530','540','600','650']
vacs={'225','420','530'}
steps_all=[];ten=[];k=0;vac=[]
for s in suites:
    sf=rng.choice([1184,1422,1650,2035,2278,2610,2944,3187,3655,4020,5218,6433])+rng.randint(0,60)
    if s in vacs: vac.append((s,sf)); continue
    n=co[k];k+=1
    st=D(rng.choice([2019,2020,2021,2022,2023,2024,2025]),rng.randint(1,12),1)
    term=rng.choice([60,63,84,87,120]); ex=addm(st,term)-dt.timedelta(1)
    while ex<=asof: ex=addm(ex+dt.timedelta(1),36)-dt.timedelta(1)
    psf=rng.choice([21.5,22.25,23.0,23.75,24.5,25.0,26.35]); 
    if n.startswith('Kessler'): rent=0.0; psf=0.0
    else: rent=round(psf*sf/12,2)
    rec=round(rng.uniform(.04,.22)*sf,2) if rng.random()<.7 and rent else 0.0
    oth=float(rng.choice([0,0,0,75,150,225,300])) if rent else 0.0
    stop=rng.choice([8.75,9.10,9.45,10.2]) if rec else 0
    stp=[];d=addm(st,12)
    while d<=asof: d=addm(d,12)
    p=psf
    while d<ex and len(stp)<4 and rent:
        p=round(p*1.03,2) if rng.random()<.5 else p+.5
        stp.append((d,round(p*sf/12,2),round(p,2))); d=addm(d,12)
    if n.startswith(('State','Hartwell Cafe')): stp=[]
    ten.append(dict(s=s,sf=sf,n=n,st=st,ex=ex,rent=rent,psf=psf,rec=rec,oth=oth,stop=stop,steps=stp))
c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=[0]
X=dict(id=36,n=112,st=300,ex=358,sf=452,rent=525,psf=575,rec=645,stop=690,oth=750,cat=772,d=806,amt=910,p2=968)
def header():
    pg[0]+=1; c.setFont('Times-Roman',8.5)
    c.drawString(36,H-34,'Database:    KRMPROD'); c.drawString(36,H-45,'Bldg Status:  Active only'); c.drawString(36,H-56,'Layout ID:     RR-STD2')
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'Rent Roll'); c.setFont('Times-Bold',10.5); c.drawCentredString(W/2,H-47,'HARTWELL PLAZA'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-58,'6/30/2026')
    c.drawRightString(W-40,H-34,f'Page:  {pg[0]}'); c.drawRightString(W-40,H-45,'Date:  7/6/2026'); c.drawRightString(W-40,H-56,'Time:  10:14 AM')
    y=H-84; c.setFont('Times-Bold',8)
    for a,l,al in [('id',['','Bldg Id-Suit Id'],0),('n',['','Occupant Name'],0),('st',['','Rent Start'],0),('ex',['','Expiration'],0),('sf',['GLA','Sqft'],1),('rent',['Monthly','Base Rent'],1),('psf',['Annual','Rate PSF'],1),('rec',['Monthly','Cost Recovery'],1),('stop',['Expense','Stop'],1),('oth',['Monthly','Other Income'],1),('cat',['','Cat'],0),('d',['','Date'],0),('amt',['','Monthly Amount'],1),('p2',['','PSF'],1)]:
        f=c.drawRightString if al else c.drawString
        f(X[a],y,l[0]); f(X[a],y-9,l[1])
    c.drawCentredString((X['cat']+X['p2'])/2,y+4,'--------- Future Rent Increases ---------')
    c.setLineWidth(1); c.line(36,y-13,W-40,y-13)
    return y-26
y=header()
rows=[]
c.setFont('Times-BoldItalic',9.5); c.drawString(36,y,'Vacant Suites'); y-=14
for s,sf in vac:
    c.setFont('Times-Roman',8.5); c.drawString(X['id'],y,f'4410-00{s}'); c.drawString(X['n'],y,'Vacant'); c.drawRightString(X['sf'],y,n0(sf)); y-=14
    rows.append(R(unit=f'4410-00{s}',area=sf,statusText='Vacant',section='Vacant Suites'))
y-=4; c.setFont('Times-BoldItalic',9.5); c.drawString(36,y,'Occupied Suites'); y-=14
for t in ten:
    h=max(1,len(t['steps']))*10+6
    if y-h<34: c.showPage(); y=header()
    c.setFont('Times-Roman',8.5)
    c.drawString(X['id'],y,f"4410-00{t['s']}"); c.drawString(X['n'],y,t['n']); f=lambda d:f'{d.month}/{d.day}/{d.year}'
    c.drawString(X['st'],y,f(t['st'])); c.drawString(X['ex'],y,f(t['ex'])); c.drawRightString(X['sf'],y,n0(t['sf'])); c.drawRightString(X['rent'],y,n2(t['rent'])); c.drawRightString(X['psf'],y,n2(t['psf']))
    if t['rec']: c.drawRightString(X['rec'],y,n2(t['rec'])); c.drawRightString(X['stop'],y,n2(t['stop']))
    if t['oth']: c.drawRightString(X['oth'],y,n2(t['oth']))
    y0=y
    for d,a,p in t['steps']:
        c.drawString(X['cat'],y0,'RNT'); c.drawString(X['d'],y0,f(d)); c.drawRightString(X['amt'],y0,n2(a)); c.drawRightString(X['p2'],y0,n2(p)); y0-=10
    y-=h
    ch=[]
    if t['rec']: ch.append(dict(code='Monthly Cost Recovery',amount=t['rec']))
    if t['oth']: ch.append(dict(code='Monthly Other Income',amount=t['oth']))
    rows.append(R(unit=f"4410-00{t['s']}",tenantName=t['n'],area=t['sf'],leaseStartDate=t['st'],leaseEndDate=t['ex'],contractRent=t['rent'],charges=ch,statusText='Occupied',section='Occupied Suites',rentSteps=[dict(date=iso(d),amount=a) for d,a,p in t['steps']]))
if y<110: c.showPage(); y=header()
y-=6; c.line(36,y+12,W-40,y+12)
osf=sum(t['sf'] for t in ten); vsf=sum(s for _,s in vac); T=osf+vsf
TR=sum(t['rent'] for t in ten);TC=sum(t['rec'] for t in ten);TO=sum(t['oth'] for t in ten)
c.setFont('Times-Bold',8.5); c.drawString(36,y,'Totals:')
for i,(l,p,n,a) in enumerate([('Occupied Sqft:',osf/T,len(ten),osf),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',vsf/T,len(vac),vsf),('Total Sqft:',1,len(ten)+len(vac),T)]):
    yy=y-i*12; c.drawString(112,yy,l); c.drawRightString(270,yy,f'{100*p:.2f}%' if i<3 else ''); c.drawRightString(330,yy,f'{n} Units'); c.drawRightString(X['sf'],yy,n0(a))
    if i in(0,3): c.drawRightString(X['rent'],yy,n2(TR))
    if i==0: c.drawRightString(X['rec'],yy,n2(TC)); c.drawRightString(X['oth'],yy,n2(TO))
c.save()
save(fn,'OFFICE','MRI commercial rent roll, vacant suites first, future increases stacked',False,'HARTWELL PLAZA','2026-06-30',len(ten)+len(vac),len(ten),len(vac),rows,totals=dict(area=T,contractRent=TR,**{'charge:Monthly Cost Recovery':TC,'charge:Monthly Other Income':TO}))
