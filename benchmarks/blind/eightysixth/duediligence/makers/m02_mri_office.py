from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(8602); N='tamarack_corporate_park_rentroll.pdf'
ten=['Brightwell Benefits Group LLC','Ohlone Title & Escrow','Cask Meridian Software, Inc.','U.S. Dept of Ag - Rural Dev.','Foley Strand Architects PC','Ironbark Mortgage Corp','Summit Ridge Physical Therapy','Larch & Vale CPAs LLP','Datum Survey Engineers','NovaPeak Insurance Services','Cobalt Staffing Partners','Evergreen Hearing Center','Mills Ortega Law Offices','Tri-Basin Water Authority','Kestrel Wealth Advisors','Pinecrest Realty Executives','Quantum Ledger Bookkeeping','Waverly Court Reporting','Blue Heron Deli & Catering']
rows=[];
suites=['100','110','120','130','150','165','200','205','210','220','240','250','260','300','310','320','330','350','360','370','375','380']
vacs={'130','220','375'}; ti=0
for s in suites:
    sf=r.choice([1184,1420,1765,2130,2488,2916,3342,4075,5260,6811,8904])+r.randint(-60,60)
    if s in vacs: rows.append(dict(s=s,sf=sf,v=1)); continue
    n=ten[ti]; ti+=1
    st=D(r.randint(2016,2025),r.randint(1,12),1)
    if st>D(2025,5,1): st=D(2025,3,1)
    ex=addm(st,r.choice([60,62,84,87,120,126])-1,True)
    while ex<D(2025,7,1): ex=addm(ex,36,True)
    psf=round(r.uniform(23.5,31.0),2); mo=round(sf*psf/12,2)
    steps=[]; p=psf; k=D(2025,st.month,1)
    if k<=D(2025,6,1): k=D(2026,st.month,1)
    while k<ex and len(steps)<r.choice([3,4,6]):
        p=round(p*1.03,2); steps.append((k,round(sf*p/12,2),p)); k=addm(k,12)
    if n.startswith('U.S.'): steps=[]
    cr=round(sf*r.uniform(.35,1.9)/12,2) if r.random()<.8 else 0.0
    oi=r.choice([0.0,0.0,0.0,150.0,85.0,420.0])
    rows.append(dict(s=s,sf=sf,n=n,st=st,ex=ex,psf=psf,mo=mo,cr=cr,oi=oi,steps=steps,stop=r.choice([0.0,7.85,8.1,8.42,0.0])))
W,H=landscape(legal); c=canvas.Canvas(out(N),pagesize=(W,H)); pg=0;y=0
def head():
    global pg,y
    pg+=1; c.setFont('Times-Roman',8); c.drawString(36,H-36,'Database:  CRESTPROD'); c.drawString(36,H-46,'Bldg Status:  Active only'); c.drawRightString(W-36,H-36,f'Page:  {pg}'); c.drawRightString(W-36,H-46,'Date:  6/3/2025'); c.drawRightString(W-36,H-56,'Time:  10:22 AM')
    c.setFont('Times-Bold',11); c.drawCentredString(W/2,H-38,'Rent Roll'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-50,'Tamarack Corporate Park I'); c.drawCentredString(W/2,H-61,'6/1/2025')
    c.setFont('Times-Bold',7.5); Y=H-82
    def h(x,*ls,al='l'):
        for i,s in enumerate(ls):
            yy=Y-9*(3-len(ls)+i)
            {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,yy,s)
    h(36,'Bldg Id-Suit Id');h(120,'Occupant Name');h(318,'Rent Start',al='r');h(378,'Expiration',al='r');h(430,'GLA','Sqft',al='r');h(492,'Monthly','Base Rent',al='r');h(540,'Annual','Rate PSF',al='r');h(598,'Monthly Cost','Recovery',al='r');h(646,'Expense','Stop',al='r');h(704,'Monthly','Other Income',al='r')
    h(750,'Cat',al='r'); h(810,'Date',al='r'); h(884,'Monthly Amount',al='r'); h(940,'PSF',al='r')
    c.drawCentredString(845,Y-6,'------------------ Future Rent Increases ------------------')
    c.setLineWidth(.8); c.line(34,Y-23,W-34,Y-23); y=Y-36
def need(n):
    global y
    if y-n*10<34: c.showPage(); head()
head(); B='TCP001-'
c.setFont('Times-Bold',8.5); c.drawString(36,y,'Vacant Suites'); y-=12
order=[q for q in rows if 'v' in q]+[q for q in rows if 'v' not in q]; first=True; done=False
for q in order:
    if 'v' not in q and not done:
        done=True; y-=4; c.setFont('Times-Bold',8.5); c.drawString(36,y,'Occupied Suites'); y-=12
    need(max(2,len(q.get('steps',[])))); c.setFont('Times-Roman',8)
    c.drawString(36,y,B+q['s']); R=c.drawRightString
    R(430,y,f"{q['sf']:,}")
    if 'v' in q: c.drawString(120,y,'Vacant'); y-=14; continue
    c.drawString(120,y,q['n']); R(318,y,sus(q['st']));R(378,y,sus(q['ex']));R(492,y,m2(q['mo']));R(540,y,m2(q['psf']));R(646,y,m2(q['stop']))
    if q['cr']: R(598,y,m2(q['cr']))
    if q['oi']: R(704,y,m2(q['oi']))
    for d,a,p in q['steps']: R(750,y,'BRO' if q['s']=='150' else 'BRT');R(810,y,sus(d));R(884,y,m2(a));R(940,y,m2(p)); y-=10
    if not q['steps']: y-=10
    y-=5
need(8); c.line(34,y+6,W-34,y+6); y-=6
oc=[q for q in rows if 'v' not in q]; va=[q for q in rows if 'v' in q]; T=sum(q['sf'] for q in rows)
so=sum(q['sf'] for q in oc); sv=T-so
c.setFont('Times-Bold',8.5); c.drawString(36,y,'Totals:')
for lab,pc,n,s in [('Occupied Sqft:',f'{so/T*100:.2f}%',len(oc),so),('Leased/Unoccupied Sqft:','',0,0),('Vacant Sqft:',f'{sv/T*100:.2f}%',len(va),sv),('Total Sqft:','',len(rows),T)]:
    c.setFont('Times-Bold',8); c.drawString(120,y,lab); c.drawRightString(290,y,pc); c.drawRightString(350,y,f'{n} Units'); c.drawRightString(430,y,f'{s:,}')
    if lab[0]=='O' or lab[0]=='T':
        c.drawRightString(492,y,m2(sum(q['mo'] for q in oc)))
        c.drawRightString(598,y,m2(sum(q['cr'] for q in oc)));c.drawRightString(704,y,m2(sum(q['oi'] for q in oc)))
    y-=12
c.save()
R=[]
for q in order:
    if 'v' in q: R.append(dict(unit=B+q['s'],area=q['sf'],statusText='Vacant',section='Vacant Suites')); continue
    ch=[dict(code=k,amount=a) for k,a in (('Monthly Cost Recovery',q['cr']),('Monthly Other Income',q['oi'])) if a]
    R.append(dict(unit=B+q['s'],area=q['sf'],tenantName=q['n'],statusText='Occupied',section='Occupied Suites',contractRent=q['mo'],leaseStartDate=q['st'],leaseEndDate=q['ex'],charges=ch,rentSteps=[dict(date=iso(d),amount=a) for d,a,_ in q['steps']]))
save(N,dict(propertyName='Tamarack Corporate Park I',asOnDate='2025-06-01',units=len(rows),occupied=len(oc),vacant=len(va),rows=R),'OFFICE','MRI print','MRI rent roll with future increases, vacant section first')
