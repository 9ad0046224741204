from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
r=random.Random(8603); nm=Names(r); N='lockhaven_storage_site12_rr.pdf'
ASOF=D(2025,8,31); sizes=[('5x5',25,52),('5x10',50,79),('10x10',100,118),('10x15',150,151),('10x20',200,184),('10x30',300,249),('12x35 RV',420,210)]
U=[]
for blk,n,ss in (('A',34,(0,1,1,2)),('B',40,(1,2,2,3)),('C',38,(2,3,4)),('D',22,(4,5)),('P',12,(6,))):
    for i in range(1,n+1):
        s=sizes[r.choice(ss)]; std=s[2]+(8 if blk=='B' else 0)
        q=dict(u=f'{blk}{i:03d}',sz=s[0],sf=s[1],std=std); x=r.random()
        if x<.10: q['st']='Vacant'
        elif x<.115: q['st']='Unrentable'
        else:
            q['st']='Rented'; q['n']=nm('{l}, {f}') if r.random()<.93 else r.choice(['Peak HVAC Supply','Dunmore Catering Co','Sunrise Lutheran Thrift','Hi-Plains Pool & Spa','Orchard Street Events','Big Sky Flooring','Two Brothers Drywall'])
            mi=rd(r,D(2018,2,1),D(2025,8,28)); q['mi']=mi; k=(ASOF.year-mi.year)
            q['rent']=round(std*(1+.04*min(k,5))*r.choice([.85,1,1,1])+0.0)*1.0; q['ins']=r.choice([0.0,12.0,12.0,9.0,18.0]); q['dep']=r.choice([0.0,0.0,0.0,25.0,50.0])
            q['pt']=eom(ASOF) if r.random()<.8 else r.choice([D(2025,7,31),D(2025,9,30),D(2025,6,30),D(2025,12,31)])
            b=0.0
            if q['pt']<ASOF: b=(q['rent']+q['ins'])*(1+(q['pt']<D(2025,7,1)))+20
            if q['pt']>ASOF: b=-(q['rent']+q['ins'])*(1 if q['pt']==D(2025,9,30) else 4)
            q['bal']=b
        U.append(q)
drop=next(i for i,q in enumerate(U) if i>75 and q['st']=='Rented' and q['bal']==0)
W,H=letter; c=canvas.Canvas(out(N),pagesize=letter); pg=0
X=dict(u=28,sz=62,n=112,st=222,std=302,rent=346,ins=384,dep=422,mi=432,pt=482,bal=584); y=0
def head():
    global pg,y
    pg+=1; c.setFillColor(colors.HexColor('#1f4e79')); c.rect(24,H-62,W-48,36,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',13); c.drawString(32,H-44,'Rent Roll - All Units'); c.setFont('Helvetica',8); c.drawString(32,H-56,'Lockhaven Storage - Site 12 (Millbrook Rd)'); c.drawRightString(W-32,H-44,'As of: Aug 31, 2025'); c.drawRightString(W-32,H-56,'Sorted by: Unit')
    c.setFillColor(colors.HexColor('#d9e2ec')); c.rect(24,H-80,W-48,15,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7)
    for k,s in dict(u='Unit',sz='Size',n='Tenant',st='Status',mi='Moved In',pt='Paid Thru').items(): c.drawString(X[k],H-75,s)
    for k,s in dict(std='Std Rate',rent='Rent',ins='Ins.',dep='Deposit',bal='Balance').items(): c.drawRightString(X[k],H-75,s)
    y=H-91
def foot(): c.setFont('Helvetica-Oblique',6.5); c.drawString(28,24,'StorageDesk v7.4   printed by mgr12   09/02/2025 8:05:41 AM'); c.drawRightString(W-28,24,f'{pg}')
head(); z=0; dd=lambda d:d.strftime('%b %d, %Y')
for i,q in enumerate(U):
    if i==drop: continue
    if y<44: foot(); c.showPage(); head()
    if z%2: c.setFillColor(colors.HexColor('#f3f6f9')); c.rect(24,y-3,W-48,11,fill=1,stroke=0)
    z+=1; c.setFillColor(colors.black); c.setFont('Helvetica',7)
    c.drawString(X['u'],y,q['u']);c.drawString(X['sz'],y,q['sz']);c.drawString(X['st'],y,q['st']);c.drawRightString(X['std'],y,m2(q['std']))
    if q['st']=='Rented':
        c.drawString(X['n'],y,q['n'])
        for k in ('rent','ins','dep'): c.drawRightString(X[k],y,m2(q[k]))
        c.drawRightString(X['bal'],y,par(q['bal'])); c.drawString(X['mi'],y,dd(q['mi'])); c.drawString(X['pt'],y,dd(q['pt']))
    y-=11
if y<170: foot(); c.showPage(); head()
oc=[q for q in U if q['st']=='Rented']; va=[q for q in U if q['st']=='Vacant']; un=[q for q in U if q['st']=='Unrentable']
c.setLineWidth(.8); c.line(24,y+6,W-24,y+6); y-=5; c.setFont('Helvetica-Bold',7); c.drawString(X['u'],y,f'Site Total ({len(U)} units)')
c.drawRightString(X['std'],y,m2(sum(q['std'] for q in U)))
for k in ('rent','ins','dep'): c.drawRightString(X[k],y,m2(sum(q[k] for q in oc)))
c.drawRightString(X['bal'],y,par(sum(q['bal'] for q in oc))); y-=26
c.setFont('Helvetica-Bold',8); c.drawString(60,y,'Occupancy'); c.drawRightString(200,y,'Units'); c.drawRightString(260,y,'% Units'); c.drawRightString(330,y,'Std Rate'); c.drawRightString(400,y,'Rent'); y-=12
for s,Ls in (('Rented',oc),('Vacant',va),('Unrentable',un),('Total',U)):
    c.setFont('Helvetica-Bold' if s=='Total' else 'Helvetica',8); c.drawString(60,y,s); c.drawRightString(200,y,str(len(Ls))); c.drawRightString(260,y,f'{len(Ls)/len(U)*100:.1f}%'); c.drawRightString(330,y,m2(sum(q['std'] for q in Ls))); c.drawRightString(400,y,m2(sum(q.get('rent',0) for q in Ls))); y-=11
foot(); c.save()
R=[dict(unit=q['u'],unitType=q['sz'],tenantName=q.get('n'),statusText=q['st'],marketRent=q['std'],contractRent=q.get('rent'),charges=[dict(code='Ins.',amount=q['ins'])] if 'ins' in q else None,deposit=q.get('dep'),moveInDate=q.get('mi'),balance=q.get('bal')) for i,q in enumerate(U) if i!=drop]
save(N,dict(propertyName='Lockhaven Storage - Site 12 (Millbrook Rd)',asOnDate='2025-08-31',units=len(U),occupied=len(oc),vacant=len(va),planted=dict(what=f"row of unit {U[drop]['u']} (rent {U[drop]['rent']:.2f}) is missing; totals and counts include it",kind='row_dropped'),rows=R),'SELF_STORAGE','self-storage system print','storage rent roll, shaded bands, row dropped')
