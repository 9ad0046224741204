# workforce housing with RUBS, RealPage OneSite-style detail
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(2202); used=set(); asof=D.date(2025,8,22)
F='OneSite_RentRollDetail_Breckon_Mill.pdf'
FP={'A1':(540,845),'A2':(655,910),'B1':(830,1035),'B2':(905,1090),'C1':(1120,1275)}
recs=[]
for b in range(1,7):
    for n in range(1,13):
        u=f"{b:02d}{100+n if n<=6 else 200+n-6}"
        fp=['A1','A2','B1','B1','B2','C1'][(n-1)%6]; sf,mk=FP[fp]
        st=r.choices(['Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Admin/Down'],[78,6,3,6,5,1.5])[0]
        d=dict(u=u,fp=fp,des='N/A' if r.random()<.7 else 'UPG',sf=sf,st=st,mk=mk+r.choice([0,0,10]),nm=None,ch=[],mi=None,mo=None,ls=None,le=None,dep=0.,bal=0.,app=False)
        def lease(d,new=False):
            mi=D.date(2025,9,r.randint(1,12)) if new else asof-D.timedelta(days=r.randint(15,1500))
            ls=mi if new else am(mi,12*((asof-mi).days//365)); le=am(ls,12)-D.timedelta(days=1)
            rent=d['mk']-(0 if new else r.choice([0,15,30,55,80,120]))
            ppl=r.choice([1,2,2,3])
            ch=[('RENT',rent)]+([] if new else [('WATER',round(14.37*ppl+r.random()*4,2)),('SEWER',round(17.82*ppl+r.random()*4,2)),('TRASH',9.5),('PEST',3.)])
            if r.random()<.2: ch.append(('PETRENT',25.))
            if r.random()<.1: ch.append(('EMPCRED' if r.random()<.2 else 'CONC/SPEC',-r.choice([50.,75.,100.])))
            d.update(nm=person(r,used,'lf'),mi=mi,ls=ls,le=le,ch=ch,dep=float(r.choice([150,200,200,350])),bal=0. if new else r.choice([0,0,0,0,round(r.random()*900,2),-round(r.random()*40,2)]))
        if st.startswith('Occ'):
            lease(d)
            if 'NTV' in st: d['mo']=asof+D.timedelta(days=r.randint(5,38))
        recs.append(d)
        if st in('Vacant-Leased','Occupied-NTVL'):
            a=dict(d,st='Applicant',app=True,mo=None,ch=[]); lease(a,True); a['mi']=max(a['mi'],(d['mo'] or asof)+D.timedelta(days=3)); a['ls']=a['mi'];a['le']=am(a['ls'],12)-D.timedelta(days=1); recs.append(a)
W,H=landscape(legal); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1); p=Pen(c,'Times-Roman','Times-Bold',7.6)
cols=[('Unit','',30,'l'),('Floorplan','',66,'l'),('Unit','Designation',112,'l'),('SQFT','',192,'r'),('Unit/Lease','Status',202,'l'),('Name','',276,'l'),('Move-In','Move-Out',390,'l'),('Lease','Start',444,'l'),('Lease','End',496,'l'),
 ('Market','+ Addl.',592,'r'),('Trans','Code',606,'l'),('Lease','Rent',700,'r'),('Other Charges/','Credits',770,'r'),('Total','Billing',835,'r'),('Dep','On Hand',895,'r'),('Balance','',962,'r')]
x=[q[2] for q in cols]; pg=[0]
def head():
    pg[0]+=1
    p(W/2,H-30,'Breckon Mill Townhomes','c',1,12); p(W/2,H-43,'RENT ROLL DETAIL','c',1,10); p(W/2,H-54,'As of 08/22/2025','c')
    p(30,H-30,'OneSite Rents v3.0'); p(30,H-40,'08/25/2025 2:41:07PM'); p(W-30,H-30,f'Page {pg[0]} of 9','r'); p(30,H-56,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;')
    p(W-30,H-42,'mgt-521-003','r')
    c.setFillGray(.88); c.rect(26,H-88,W-52,24,fill=1,stroke=0); c.setFillGray(0)
    for a,b,xx,al in cols: p(xx,H-73,a,al,1); p(xx,H-83,b,al,1)
    return H-100
y=head(); det=[]
for d in recs:
    n=max(len(d['ch']),2 if d['mo'] else 1)
    if y-n*9.2<30: c.showPage(); y=head()
    R=sum(a for k,a in d['ch'] if k=='RENT'); O=round(sum(a for k,a in d['ch'] if k!='RENT'),2); d['R'],d['O'],d['T']=R,O,round(R+O,2)
    st=' *' if d['app'] else ''
    vals=[d['u'],d['fp'],d['des'],f"{d['sf']}",d['st'],d['nm'] or 'VACANT',mdy(d['mi']),mdy(d['ls']),mdy(d['le']),None if d['app'] else m2(d['mk'])]
    for (a,b,xx,al),v in zip(cols,vals):
        if v: p(xx,y,v,al)
    if d['mo']: p(390,y-9.2,mdy(d['mo']))
    p(895,y,m2(d['dep']),'r'); p(962,y,m2(d['bal']),'r')
    if d['ch']: p(835,y,m2(d['T'])+st,'r')
    else: p(835,y,'0.00','r'); p(700,y,'0.00','r')
    yy=y
    for k,a in d['ch']:
        p(606,yy,k); p(700 if k=='RENT' else 770,yy,m2(a)+st,'r'); yy-=9.2
    y=y-n*9.2-2; c.setLineWidth(.25); c.setStrokeGray(.75); c.line(26,y+7.4,W-26,y+7.4); c.setStrokeGray(0)
ph=[d for d in recs if not d['app']]
s=lambda k,ds=ph:round(sum(d[k] for d in ds),2)
if y<80: c.showPage(); y=head()
y-=6; c.setLineWidth(1); c.line(500,y+10,W-26,y+10); p(496,y,'Totals:','l',1)
for xx,k in((592,'mk'),(700,'R'),(770,'O'),(835,'T'),(895,'dep'),(962,'bal')): p(xx,y,m2(s(k)),'r',1)
p(30,y-14,'* Applicant amounts (rent, charges, deposits on hand and balances) are pending and are not included in the totals.')
c.showPage(); y=head(); p(30,y,'Amt / SQFT:  Market = '+f"{s('sf'):,} SQFT;  Leased = {s('sf',[d for d in ph if d['ch']]):,} SQFT"); y-=20
hdr=['Floorplan','# Units','Average SQFT','Average Market + Addl.','Market Amt / SQFT','Average Leased','Units Occupied','Occupancy %','Units Available']
xs=[70,140,220,330,430,520,610,700,790]
for xx,h in zip(xs,hdr): p(xx,y,h,'r',1)
for f in FP:
    y-=12; g=[d for d in ph if d['fp']==f]; o=[d for d in g if d['ch']]
    for xx,v in zip(xs,[f,len(g),FP[f][0],m2(s('mk',g)/len(g)),f"{s('mk',g)/s('sf',g):.2f}",m2(s('R',o)/len(o)),len(o),f"{100*len(o)/len(g):.2f}",sum(1 for d in g if d['st'] in('Vacant','Occupied-NTV'))]): p(xx,y,v,'r')
y-=13;o=[d for d in ph if d['ch']]
for xx,v in zip(xs,['Totals:',len(ph),f"{s('sf')/len(ph):.0f}",m2(s('mk')/len(ph)),f"{s('mk')/s('sf'):.2f}",m2(s('R')/len(o)),len(o),f"{100*len(o)/len(ph):.2f}",sum(1 for d in ph if d['st'] in('Vacant','Occupied-NTV'))]): p(xx,y,v,'r',1)
y-=16; p(30,y,f"Total units {len(ph)}     Occupied {len(o)}     Vacant (incl. Admin/Down) {len(ph)-len(o)}"); y-=20; p(30,y,'Summary by transaction code (current leases)',b=1)
cc={}
for d in ph:
    for k,a in d['ch']: cc[k]=round(cc.get(k,0)+a,2)
for k,a in cc.items(): y-=11; p(36,y,k); p(200,y,m2(a),'r')
y-=12; p(36,y,'Total',b=1); p(200,y,m2(sum(cc.values())),'r',1)
c.save(); print('pages',pg)
rows=[]
for d in recs:
    oc=bool(d['ch'])
    rows.append(row(unit=d['u'],unitType=d['fp'],area=d['sf'],statusText=d['st'],tenantName=d['nm'],moveInDate=d['mi'],moveOutDate=d['mo'],leaseStartDate=d['ls'],leaseEndDate=d['le'],
     marketRent=None if d['app'] else float(d['mk']),contractRent=float(d['R']),charges=[dict(code=k,amount=float(a)) for k,a in d['ch']] or None,totalCharges=float(d['T']),deposit=d['dep'],balance=float(d['bal'])))
from collections import Counter; print(Counter(d['st'] for d in recs))
save(F,'MULTIFAMILY','RealPage OneSite rent roll detail, legal landscape, trans codes stacked with rent/other split','RUBS codes stacked; move-out under move-in; applicant rows with asterisks outside totals',
 'Breckon Mill Townhomes',asof,len(ph),len(o),len(ph)-len(o),rows,dict(marketRent=s('mk'),contractRent=s('R'),otherCharges=s('O'),totalCharges=s('T'),deposit=s('dep'),balance=s('bal')))
