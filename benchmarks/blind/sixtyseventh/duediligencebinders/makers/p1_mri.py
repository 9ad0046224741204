"""MRI commercial rent roll of a shopping centre: two sections, steps to the right over several lines."""
from common import *
from reportlab.pdfgen import canvas
r=rng(6711); N=Names(r); A=dt.date(2026,1,31); F='TamariskCrossing_CMROLL_0126.pdf'
kinds=['Shoes','Nail Lounge','Pet Supply','Optical','Wireless','Cleaners','Bakehouse','Fitness','Dental Studio','Home Goods','Vape & Cigar','Toys','Jewelers','Urgent Care','Mattress Depot','Tax Service','Tacos','Ramen Bar','Frozen Yogurt','Books']
sp=[('Pellworth Fresh Market Inc',41250,11.5),('Galloway Ross Apparel LLC',24800,13.25)]
rows=[];suite=101
plan=[]
for i in range(22):
    if i<2: n,a,p=sp[i]
    else: a=r.choice([980,1200,1400,1475,1600,1850,2100,2400,2835,3200,3960,4500,6120]); p=r.uniform(22,39); n=N.co(kinds,['',' LLC',' Inc',' #%d'%r.randint(104,980),' of Tamarisk'])
    plan.append((suite,n,a,p)); suite+=r.choice([1,1,2,3])
vac=set([5,11,17]); mtm=8
occ=[];vacs=[]
for i,(s,n,a,p) in enumerate(plan):
    u=f'TMX1-{s:04d}'
    if i in vac: vacs.append(dict(unit=u,area=a,statusText='Vacant',section='Vacant Suites')); continue
    st,en=term(r,A,3,100); mo=rd(round(a*p/12)); 
    q=dict(unit=u,area=a,tenantName=n,statusText='Occupied',section='Occupied Suites',contractRent=mo,leaseStartDate=iso(st),leaseEndDate=iso(en))
    rec=rd(a*r.uniform(6.1,8.4)/12); oth=rd(r.choice([0,0,0,75,125,250]))
    if i==mtm: q['leaseEndDate']='MTM'
    q['charges']=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)]
    q['rentSteps']=[];d=addm(dt.date(A.year,st.month,1),0); v=mo
    if d<=A: d=addm(d,12)
    if i!=mtm and i%4!=3:
        k=0;g=r.choice([1.02,1.025,1.03,1.03,1.04]);gap=r.choice([12,12,24,60])
        while d<en and k<4: v=rd(v*g); q['rentSteps'].append(dict(date=iso(d),amount=v)); d=addm(d,gap);k+=1
    q['_stop']=None
    occ.append(q)
    if i==4:
        b=dict(unit=f'TMX1-{s:04d}A',area=620,tenantName=n+' (Addl Space)',statusText='Occupied',section='Occupied Suites',contractRent=775.0,leaseStartDate=iso(st),leaseEndDate=iso(en),charges=[dict(code='Monthly Cost Recovery',amount=361.15),dict(code='Monthly Other Income',amount=0.0)])
        occ.append(b)
X=dict(id=24,nm=96,st=268,ex=318,gla=366,br=418,ps=452,cr=508,es=548,oi=596,cat=612,dt=676,am=732,pf=768)
c=canvas.Canvas(DOC+'/'+F,pagesize=(792,612)); c.setTitle('Rent Roll'); pg=0
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica',7); c.drawString(24,588,'Database:   WESTFOLD'); c.drawString(24,578,'Bldg Status:   Active only')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(396,588,'Rent Roll'); c.setFont('Helvetica-Bold',8); c.drawCentredString(396,577,'Tamarisk Crossing Shopping Center'); c.drawCentredString(396,567,'1/31/2026')
    c.setFont('Helvetica',7); c.drawRightString(768,588,f'Page:   {pg}'); c.drawRightString(768,578,'Date:   2/6/2026'); c.drawRightString(768,568,'Time:   09:41 AM')
    c.setFont('Helvetica',6.8); c.line(24,560,768,560)
    for k,a,b,al in [('id','','Bldg Id-Suit Id','l'),('nm','','Occupant Name','l'),('st','','Rent Start','r'),('ex','','Expiration','r'),('gla','GLA','Sqft','r'),('br','Monthly','Base Rent','r'),('ps','Annual','Rate PSF','r'),('cr','Monthly','Cost Recovery','r'),('es','Expense','Stop','r'),('oi','Monthly','Other Income','r'),('cat','','Cat','l'),('dt','','Date','r'),('am','','Monthly Amount','r'),('pf','','PSF','r')]:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],550,a); f(X[k],541,b)
    c.drawCentredString(690,551,'--- Future Rent Increases ---'); c.line(24,537,768,537); y=526
def need(n):
    global y
    if y-n*9<40: c.showPage(); head()
def R(k,s): c.drawRightString(X[k],y,s)
head()
c.setFont('Helvetica-Bold',7.2); c.drawString(24,y,'Vacant Suites'); y-=12; c.setFont('Helvetica',7)
for q in vacs:
    c.drawString(X['id'],y,q['unit']); c.drawString(X['nm'],y,'Vacant'); R('gla',m0(q['area'])); y-=13
y-=3; c.setFont('Helvetica-Bold',7.2); c.drawString(24,y,'Occupied Suites'); y-=12
for q in occ:
    need(max(1,len(q.get('rentSteps',[])))+1); c.setFont('Helvetica',7)
    c.drawString(X['id'],y,q['unit']); c.drawString(X['nm'],y,q['tenantName']); R('st',us(dt.date.fromisoformat(q['leaseStartDate'])))
    R('ex','MTM' if q['leaseEndDate']=='MTM' else us(dt.date.fromisoformat(q['leaseEndDate']))); R('gla',m0(q['area'])); R('br',m2(q['contractRent'])); R('ps',m2(q['contractRent']*12/q['area'])); R('cr',m2(q['charges'][0]['amount'])); R('oi',m2(q['charges'][1]['amount']))
    for k,s in enumerate(q.get('rentSteps',[])):
        if k: y-=9
        c.drawString(X['cat'],y,'BRT'); R('dt',us(dt.date.fromisoformat(s['date']))); R('am',m2(s['amount'])); R('pf',m2(s['amount']*12/q['area']))
    y-=14
need(7); y-=2; c.line(24,y+9,768,y+9); c.setFont('Helvetica-Bold',7)
oa=S(q['area'] for q in occ); va=S(q['area'] for q in vacs); T=oa+va
br=S(q['contractRent'] for q in occ); cr=S(q['charges'][0]['amount'] for q in occ); oi=S(q['charges'][1]['amount'] for q in occ)
def tot(lab,pc,n,a,full):
    global y
    c.drawString(96,y,lab); c.drawRightString(250,y,pc); c.drawRightString(310,y,f'{n} Units' if n else ''); R('gla',m0(a))
    if full: R('br',m2(br)); R('cr',m2(cr)); R('oi',m2(oi))
    y-=10
c.drawString(24,y,'Totals:'); tot('Occupied Sqft:',f'{oa/T:.2%}',len(occ),oa,1); tot('Leased/Unoccupied Sqft:','0.00%',0,0,0); tot('Vacant Sqft:',f'{va/T:.2%}',len(vacs),va,0); tot('Total Sqft:','',len(occ)+len(vacs),T,1)
c.save()
for q in occ: q.pop('_stop',None)
rows=vacs+occ
save(F,'Tamarisk Crossing Shopping Center','2026-01-31',rows,len(rows),len(occ),len(vacs),ties=[('gla','area',T),('br','contractRent',br),('cr',ch('Monthly Cost Recovery'),cr)])
