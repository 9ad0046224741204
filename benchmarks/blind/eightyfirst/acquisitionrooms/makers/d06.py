from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
rng=random.Random(606); fn='The_Quad_at_Fillmore_RR_2026-2027.pdf'
W,H=1008,612; c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=[0]
nm=names(rng,70);k=0
plans={'S1':('Studio',1,438,1095.0),'C2':('2x2 Cypress',2,842,885.0),'M4':('4x4 Magnolia',4,1386,735.0)}
unitplan=[('101','M4'),('102','M4'),('103','C2'),('104','C2'),('105','S1'),('201','M4'),('202','M4'),('203','C2'),('204','C2'),('205','S1'),('206','M4'),('301','M4'),('302','M4'),('303','C2'),('304','C2'),('305','S1'),('306','M4'),('401','M4'),('402','C2')]
X=[('Unit','Space',24,'l'),('Floor','Plan',74,'l'),('Space','SQFT',176,'r'),('Status','',184,'l'),('Resident','',262,'l'),('Lease','Start',372,'l'),('Lease','End',424,'l'),('Market','Rent',518,'r'),('Base','Rent',568,'r'),('Furniture','Fee',614,'r'),('Parking','',656,'r'),('Utility','Pkg',698,'r'),('Pet','Rent',736,'r'),('Conces-','sions',786,'r'),('Total','Charges',838,'r'),('Deposit','Held',886,'r'),('Balance','',942,'r'),('Guar.','',958,'l')]
def header():
    pg[0]+=1; c.setFillColor(black); c.setFont('Helvetica-Bold',12); c.drawString(24,H-30,'Rent Roll'); c.setFont('Helvetica',8); c.drawString(24,H-42,'The Quad at Fillmore'); c.drawString(24,H-53,'As of Sep 15, 2026  |  Lease Term: 2026-2027 Annual  |  By Space'); 
    y=H-78; c.setStrokeColor(HexColor('#999999')); c.setLineWidth(.5); c.line(20,y+17,W-20,y+17); c.setFont('Helvetica-Bold',7)
    c.setFillColor(HexColor('#555555')); c.drawCentredString(680,y+19.5,'Scheduled Charges'); c.setFillColor(black)
    for a,b,x,al in X:
        f=c.drawString if al=='l' else c.drawRightString; f(x,y+8,a); f(x,y,b)
    c.line(20,y-4,W-20,y-4); return y-14
def foot(): c.setFont('Helvetica',6.5); c.setFillColor(HexColor('#666666')); c.drawString(24,16,'Fillmore Campus Living LLC'); c.drawRightString(W-24,16,f'{pg[0]}'); c.setFillColor(black); c.showPage()
y=header(); rows=[]; data=[]
fd=lambda d: d.strftime('%b %-d, %Y')
for u,p in unitplan:
    nmn,beds,sf,mk=plans[p]
    for b in range(beds):
        sp=f"{u}-{'ABCD'[b]}" if beds>1 else u
        x=rng.random(); r=dict(u=sp,p=nmn,sf=round(sf/beds),mk=mk+(20 if u[0]=='4' else 0),t=None,s='Vacant Unrented Ready',ls=None,le=None,base=None,furn=None,park=None,util=None,pet=None,conc=None,tot=None,dep=0.0,bal=0.0,g='')
        if x<.05: r['s']='Vacant Unrented Not Ready'
        elif x<.09: pass
        elif x<.11: r['s']='Model'
        else:
            f,l=nm[k];k+=1; r['t']=f'{l}, {f}'; r['s']='Occupied No Notice' if rng.random()<.93 else 'Notice Unrented'
            r['ls']=D(2026,8,15) if rng.random()<.88 else D(2026,9,1); r['le']=D(2027,7,31)
            r['base']=r['mk']-rng.choice([0,0,10,25,40]); r['furn']=25.0 if rng.random()<.5 else None; r['park']=rng.choice([None,None,60.0,95.0]); r['util']=45.0; r['pet']=30.0 if rng.random()<.1 else None; r['conc']=-25.0 if rng.random()<.18 else None
            r['dep']=rng.choice([0.0,0.0,150.0,300.0]); r['bal']=rng.choice([0.0]*5+[round(rng.uniform(5,400),2),-30.0]); r['g']='Y' if rng.random()<.8 else 'N'
            r['tot']=sum(r[a] or 0 for a in('base','furn','park','util','pet','conc'))
        data.append(r)
# planted digit: printed base rent differs from its own row total and column total
tgt=[r for r in data if r['base']==735.0][6]; bad=dict(tgt); bad['base']=765.0
for r in data:
    q=bad if r is tgt else r
    if y<34: foot(); y=header()
    c.setFont('Helvetica',7)
    sttxt=r['s']
    for v,(a,b,x,al) in zip([q['u'],q['p'],n0(q['sf']),sttxt,q['t'] or '',fd(q['ls']) if q['ls'] else '',fd(q['le']) if q['le'] else '',n2(q['mk'])]+['' if q[z] is None else n2(q[z]) for z in('base','furn','park','util','pet','conc','tot','dep','bal')]+[q['g']],X):
        if a=='Status': c.setFont('Helvetica',6); 
        (c.drawString if al=='l' else c.drawRightString)(x,y,v); c.setFont('Helvetica',7)
    y-=11
    ch=[dict(code=a,amount=q[b]) for a,b in(('Base Rent','base'),('Furniture Fee','furn'),('Parking','park'),('Utility Pkg','util'),('Pet Rent','pet'),('Concessions','conc')) if q[b] is not None]
    rows.append(R(unit=q['u'],unitType=q['p'],area=q['sf'],statusText=q['s'],tenantName=q['t'],leaseStartDate=q['ls'],leaseEndDate=q['le'],marketRent=q['mk'],contractRent=q['base'],charges=ch,totalCharges=q['tot'],deposit=q['dep'],balance=q['bal']))
if y<110: foot(); y=header()
c.setLineWidth(.8); c.setStrokeColor(black); c.line(20,y+8,W-20,y+8); c.setFont('Helvetica-Bold',7); S=lambda a: sum(r[a] or 0 for r in data)
oc=sum(1 for r in data if r['t']); vc=sum(1 for r in data if r['s'].startswith('Vacant')); md=len(data)-oc-vc
c.drawString(24,y,f'Total ({len(data)} spaces)'); c.drawRightString(176,y,n0(S('sf')))
for a,x in zip(('mk','base','furn','park','util','pet','conc','tot','dep','bal'),[z[2] for z in X[7:17]]): c.drawRightString(x,y,n2(S(a)))
y-=24
c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,'Occupancy'); y-=11; c.setFont('Helvetica',7)
for a,b in(('Occupied spaces',oc),('Vacant spaces',vc),('Model / non-revenue',md),('Total spaces',len(data))):
    c.drawString(24,y,a); c.drawRightString(150,y,str(b)); c.drawRightString(190,y,f'{100*b/len(data):.1f}%'); y-=10
foot(); c.save()
save(fn,'STUDENT_HOUSING','Entrata style by-the-bed roll, charge columns under a grouped header, legal landscape',False,'The Quad at Fillmore','2026-09-15',len(data),oc,vc,rows,
 planted=dict(what=f"Base Rent of space {tgt['u']} printed 765.00 instead of 735.00 (row Total Charges and column total are computed from 735.00)",kind='digit_changed'),
 totals={'marketRent':S('mk'),'contractRent':S('base'),'totalCharges':S('tot'),'charge:Parking':S('park'),'deposit':S('dep'),'balance':S('bal'),'area':S('sf')})
