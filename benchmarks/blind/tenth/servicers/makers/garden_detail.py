import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(4101); N='hickory_bend_rent_roll_detail.pdf'
W,H=landscape(letter); asof=D(2025,9,30)
FP={'A1':('1x1',684,1145),'A1R':('1x1',684,1235),'B1':('2x1',892,1310),'B2':('2x2',1014,1425),'C1':('3x2',1228,1690)}
units=[]
for b,cnt in ((1,12),(2,12),(3,12),(4,8),(5,8),(6,12)):
    for k in range(cnt):
        fl=k//(cnt//2)+1; units.append(f'{b:02d}-{fl}{k%(cnt//2)+1:02d}')
nm=iter(names(R,90)); st={}
idx=list(range(len(units))); R.shuffle(idx)
pool=['Vacant']*3+['Vacant-Leased']*3+['Occupied-NTV']*3+['Occupied-NTVL']+['Admin/Down']
for i,s in zip(idx,pool): st[i]=s
rows=[];
def charges(mk,occ=True,rent=None):
    rent=rent or mk-R.choice([0,0,15,25,40,60,75,-10]); c=[('RENT',float(rent))]
    if R.random()<.28: c.append(('PETRENT',R.choice([25.,35.,50.])))
    if R.random()<.16: c.append(('CARPORT',40.))
    c.append(('WATSEW',R.choice([38.,46.,52.5,61.75])))
    c.append(('VALTRSH',25.))
    if R.random()<.1: c.append(('MTM',150.)) if occ else None
    if R.random()<.08: c.append(('EMPLCRED',-round(rent*.2,2)))
    return c
for i,u in enumerate(units):
    fp=R.choice(['A1','A1','A1R','B1','B2','B2','C1']); t,sf,mk=FP[fp]; mk+=R.choice([0,0,10,20])
    s=st.get(i,'Occupied'); r=dict(unit=u,fp=fp,desig='N/A' if R.random()<.8 else 'UPG',sf=sf,status=s,mk=float(mk))
    if s.startswith('Occ'):
        mi=asof-TD(R.randint(20,1900)); le=asof+TD(R.randint(10,400)) if s=='Occupied' else asof+TD(R.randint(5,40))
        ls=D(le.year-1,le.month,min(le.day,28))+TD(1)
        if ls<mi: ls=mi
        mo=le if 'NTV' in s else None
        c=charges(mk)
        if any(k=='MTM' for k,_ in c): le=asof-TD(R.randint(5,90)); ls=max(mi,le-TD(364)); ls=min(ls,le-TD(180)); mi=min(mi,ls); mo=None
        r.update(name=next(nm),mi=mi,mo=mo,ls=ls,le=le,ch=c,dep=R.choice([0.,150.,250.,300.,500.]),bal=R.choice([0.,0.,0.,0.,0.,-12.5,round(R.uniform(5,2400),2),-round(R.uniform(5,400),2)]))
    else: r.update(name='MODEL/DOWN' if False else 'VACANT',ch=[],dep=None,bal=None)
    rows.append(r)
    if s in('Vacant-Leased','Occupied-NTVL'):
        ls=asof+TD(R.randint(4,35)) if s=='Vacant-Leased' else r['mo']+TD(6)
        rows.append(dict(unit=u,fp=fp,desig=r['desig'],sf=sf,status='Applicant',mk=None,name=next(nm),mi=ls,mo=None,ls=ls,le=ls+TD(364),ch=charges(mk,False,mk),dep=R.choice([150.,250.]),bal=R.choice([0.,-50.])))
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0
X=dict(unit=26,fp=64,desig=98,sf=158,status=164,name=222,mi=308,ls=354,le=400,mk=488,dep=532,bal=580,code=588,rent=664,oth=720,tot=768)
def d(x): return x.strftime('%m/%d/%Y') if x else ''
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'RENT ROLL DETAIL')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-41,'Tallgrass Residential Services LLC - Hickory Bend Apartments')
    c.drawCentredString(W/2,H-51,'As of 09/30/2025'); 
    c.setFont('Helvetica',6.5); c.drawString(26,H-30,'PropWorks Onsite'); c.drawString(26,H-38,'10/02/2025  8:14:37AM'); c.drawRightString(W-24,H-30,f'Page {pg} of {NP}'); c.drawRightString(W-24,H-38,'mgt-521-003')
    c.drawString(26,H-62,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;')
    y=H-88
def colhead():
    global y
    c.setFont('Helvetica-Bold',6.3); a,b=y+8,y
    for k,t1,t2 in (('unit','','Unit'),('fp','','Floorplan'),('desig','Unit','Designation'),('status','Unit/Lease','Status'),('name','','Name'),('mi','Move-In','Move-Out'),('ls','Lease','Start'),('le','Lease','End')):
        x=X[k]; c.drawString(x,a,t1); c.drawString(x,b,t2)
    for k,t1,t2 in (('sf','','SQFT'),('mk','Market','+ Addl.'),('dep','Dep.','On Hand'),('bal','','Balance'),('rent','Lease','Rent'),('oth','Other Charges/','Credits'),('tot','Total','Billing')):
        c.drawRightString(X[k],a,t1); c.drawRightString(X[k],b,t2)
    c.drawString(X['code'],a,'Trans'); c.drawString(X['code'],b,'Code')
    c.line(26,y-3,W-24,y-3); y-=13
def build(np):
    global c,pg,y,NP; NP=np; pg=0; c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('Rent Roll Detail'); head()
    c.setFont('Helvetica-Bold',8); c.drawString(26,y+6,'Details'); y-=12; colhead()
    for r in rows:
        n=max(1,len(r['ch'])); hh=max(n,2 if r.get('mo') else 1)*9+3
        if y-hh<40: c.setFont('Helvetica-Oblique',6); c.drawString(26,22,'* Indicates amounts not included in detail totals'); c.showPage(); head(); colhead()
        c.setFont('Helvetica',6.5); star='*' if r['status']=='Applicant' else ''
        c.drawString(X['unit'],y,r['unit']); c.drawString(X['fp'],y,r['fp']); c.drawString(X['desig'],y,r['desig']); c.drawRightString(X['sf'],y,f"{r['sf']:,}") if False else c.drawRightString(X['sf']+2,y,f"{r['sf']:,}")
        c.drawString(X['status']+2,y,r['status']); c.drawString(X['name'],y,r['name'])
        for k in('mi','ls','le'): c.drawString(X[k],y,d(r.get(k)))
        if r.get('mo'): c.drawString(X['mi'],y-9,d(r['mo']))
        if r['mk'] is not None: c.drawRightString(X['mk'],y,m2n(r['mk']))
        if r['dep'] is not None: c.drawRightString(X['dep'],y,m2n(r['dep'])+star); c.drawRightString(X['bal'],y,m2(r['bal'])+star)
        yy=y
        for k,v in r['ch']:
            c.drawString(X['code'],yy,k); c.drawRightString(X['rent' if k=='RENT' else 'oth'],yy,m2(v)+star); yy-=9
        if r['ch']: c.drawRightString(X['tot'],y,m2(sum(v for _,v in r['ch']))+star)
        y-=hh
    L=[r for r in rows if r['status']!='Applicant']
    if y<90: c.showPage(); head(); colhead()
    c.line(26,y+6,W-24,y+6); c.setFont('Helvetica-Bold',6.5); y-=3; c.drawString(X['unit'],y,'Totals:')
    rent=sum(v for r in L for k,v in r['ch'] if k=='RENT'); oth=sum(v for r in L for k,v in r['ch'] if k!='RENT')
    for k,v in(('mk',sum(r['mk'] for r in L)),('dep',sum(r['dep'] or 0 for r in L)),('bal',sum(r['bal'] or 0 for r in L)),('rent',rent),('oth',oth),('tot',rent+oth)): c.drawRightString(X[k],y,m2(v))
    c.setFont('Helvetica-Oblique',6); c.drawString(26,22,'* Indicates amounts not included in detail totals')
    # summary page
    c.showPage(); head(); c.setFont('Helvetica-Bold',8); c.drawString(26,y+6,'Summary'); y-=10
    hd=['Floorplan','# Units','Average SQFT','Average Market + Addl.','Market Amt / SQFT','Average Leased','Units Occupied','Occupancy %','Units Available']
    xs=[26,130,205,300,385,465,545,620,700]
    c.setFont('Helvetica-Bold',6.5); c.drawString(26,y,hd[0]); [c.drawRightString(x,y,t) for x,t in zip(xs[1:],hd[1:])]; c.line(26,y-3,702,y-3); y-=13
    occ=lambda r:r['status'].startswith('Occ')
    c.setFont('Helvetica',6.5)
    for f in list(FP)+[None]:
        G=[r for r in L if f in(None,r['fp'])]; O=[r for r in G if occ(r)]; 
        if f is None: c.line(26,y+7,702,y+7); c.setFont('Helvetica-Bold',6.5)
        sf=sum(r['sf'] for r in G)/len(G); mk=sum(r['mk'] for r in G)/len(G); le=sum(v for r in O for k,v in r['ch'] if k=='RENT')/len(O)
        v=[str(len(G)),f'{sf:,.0f}',m2(mk),f'${mk/sf:.2f}',m2(le),str(len(O)),f'{100*len(O)/len(G):.2f}',str(len(G)-len(O))]
        c.drawString(26,y,f or 'Totals / Averages:'); [c.drawRightString(x,y,t) for x,t in zip(xs[1:],v)]; y-=11
    y-=16; c.setFont('Helvetica-Bold',7); c.drawString(26,y,'Occupancy and Rents Summary for Current Date'); y-=12
    c.setFont('Helvetica-Bold',6.5); c.drawString(26,y,'Unit Status'); c.drawRightString(240,y,'Market + Addl.'); c.drawRightString(300,y,'# Units'); c.drawRightString(390,y,'Potential Rent'); c.line(26,y-3,392,y-3); y-=12; c.setFont('Helvetica',6.5)
    for lab,ss in(('Occupied, no NTV',['Occupied']),('Occupied, NTV',['Occupied-NTV']),('Occupied NTV Leased',['Occupied-NTVL']),('Vacant Leased',['Vacant-Leased']),('Admin/Down',['Admin/Down']),('Vacant Not Leased',['Vacant']),('Totals:',None)):
        G=[r for r in L if ss is None or r['status'] in ss]
        pr=sum(sum(v for k,v in r['ch'] if k=='RENT') if occ(r) else r['mk'] for r in G)
        if ss is None: c.line(26,y+7,392,y+7); c.setFont('Helvetica-Bold',6.5)
        c.drawString(26,y,lab); c.drawRightString(240,y,m2(sum(r['mk'] for r in G))); c.drawRightString(300,y,str(len(G))); c.drawRightString(390,y,m2(pr)); y-=10
    y-=14; c.setFont('Helvetica-Bold',7); c.drawString(26,y,'Summary Billing by Transaction Code for Current Date'); y-=12
    c.setFont('Helvetica-Bold',6.5); c.drawString(26,y,'Code'); c.drawRightString(240,y,'Amount'); c.line(26,y-3,242,y-3); y-=12; c.setFont('Helvetica',6.5); tot=0
    for k in sorted({k for r in L for k,_ in r['ch']}):
        v=sum(a for r in L for q,a in r['ch'] if q==k); tot+=v; c.drawString(26,y,k); c.drawRightString(240,y,m2(v)); y-=10
    c.line(26,y+7,242,y+7); c.setFont('Helvetica-Bold',6.5); c.drawString(26,y,'Total:'); c.drawRightString(240,y,m2(tot)); assert abs(tot-rent-oth)<.01
    c.save(); return pg
np=build(0); build(np)
L=[r for r in rows if r['status']!='Applicant']; nocc=sum(r['status'].startswith('Occ') for r in L)
T=[dict(unit=r['unit'],unitType=r['fp'],area=r['sf'],statusText=r['status'],tenantName=None if r['name']=='VACANT' else r['name'],moveInDate=iso(r.get('mi')),moveOutDate=iso(r.get('mo')),leaseStartDate=iso(r.get('ls')),leaseEndDate=iso(r.get('le')),marketRent=r['mk'],deposit=r['dep'],balance=r['bal'],contractRent=r['ch'][0][1] if r['ch'] else None,charges=[dict(code=k,amount=v) for k,v in r['ch']],totalCharges=round(sum(v for _,v in r['ch']),2) if r['ch'] else None) for r in rows]
finish(N,dict(propertyName='Hickory Bend Apartments',asOnDate='2025-09-30',units=len(L),occupied=nocc,vacant=None,sheet=None,planted=None,rows=T),'MULTIFAMILY','OneSite-like detail, stacked move-in/move-out, trans code lines, applicants starred','move-out under move-in; applicants within the body not in totals')
print(len(rows),np)
