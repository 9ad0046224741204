# medical office, MRI-like commercial lease roll with charge columns, options footnotes table, portrait legal landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(6205)
FN='MRI_CMROLL_westlake_mob.pdf'
nm=['Westlake Orthopaedic Partners','Cedar Falls Imaging LLC','Pediatric Care of Westlake','Dr. Amari Voss DDS PC','Summit Renal Dialysis Centers','Lumen Dermatology','Kind Hands Physical Therapy','Riverstone Cardiology Assoc.','Auric Hearing Center','Northgate Women\'s Health','MedLab Draw Station #114','Corner Apothecary Inc','Bright Path Behavioral','Vein & Vascular Inst.']
st_=['A100','A105','A110','A150','A200','A210','A220','A230','A300','A310','A320','B100','B110','B120','B200','B210','B220']
vac={'A220','B120','B210'}; it=iter(nm); rows=[]
for u in st_:
    a=R.choice([1180,1425,1960,2240,2875,3310,4620,5900])
    r=dict(unit=u,building='WLA' if u[0]=='A' else 'WLB',area=a)
    if u in vac: r.update(statusText='Vacant'); rows.append(r); continue
    s=addm(dt(2016,1,1),R.randint(0,110)); t=R.choice([60,84,120]); e=endterm(s,t)
    while e<dt(2026,3,1): s=addm(s,30); e=endterm(s,t)
    b=round(a*R.uniform(19,27)/12,2); c=round(a*9.15/12,2); ut=round(a*2.4/12,2) if R.random()<.6 else None; an=R.choice([None,None,350.0,500.0])
    ch=[('RNT',b),('CAM',c)]+([('UTL',ut)] if ut else [])+([('ANT',an)] if an else [])
    d=addm(s,12)
    while d<=dt(2026,1,31): d=addm(d,12)
    r.update(statusText='Current',tenantName=next(it),leaseStartDate=s,leaseEndDate=e,contractRent=b,charges=ch,totalCharges=round(sum(x for _,x in ch),2),deposit=round(b,2) if R.random()<.6 else None)
    if d<e:
        r['rentSteps']=[(d,round(b*1.03,2))]
        d2=addm(d,12)
        if d2<e: r['rentSteps'].append((d2,round(round(b*1.03,2)*1.03,2)))
    if u=='B100': r['statusText']='Holdover'; r['leaseEndDate']='Mo-Mo'; r['rentSteps']=None
    rows.append(r)
def build():
    W,H=1008,612; c=canvas.Canvas(path(FN),pagesize=(W,H),invariant=1)
    X=dict(b=30,s=58,t=96,st=262,a=345,be=352,en=402,rnt=510,cam=566,utl=622,ant=670,tot=734,psf=778,dep=838,sd=848,sa=968)
    def head(p):
        c.setFont('Times-Roman',8); c.drawString(30,H-26,'Database:  WLKPROD'); c.drawRightString(W-30,H-26,f'Page:  {p}'); c.drawString(30,H-36,'Report ID:  CMROLL_05'); c.drawRightString(W-30,H-36,'Date:  2/3/2026'); c.drawRightString(W-30,H-46,'Time:  04:51 PM')
        c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-28,'Commercial Lease Roll'); c.setFont('Times-Roman',9.5); c.drawCentredString(W/2,H-41,'Westlake Medical Campus'); c.drawCentredString(W/2,H-53,'1/31/2026')
        y=H-74; c.setFont('Times-Bold',8)
        c.drawCentredString((X['be']+X['en']+44)/2,y,'Lease Term'); c.drawCentredString(590,y,'---------- Current Monthly Charges ----------'); c.drawCentredString((X['sd']+X['sa'])/2,y,'--- Future Rent ---')
        y-=10
        for k,l,al in [('b','Bldg','l'),('s','Suite','l'),('t','Occupant','l'),('st','Status','l'),('a','GLA','r'),('be','Begin','l'),('en','End','l'),('rnt','RNT','r'),('cam','CAM','r'),('utl','UTL','r'),('ant','ANT','r'),('tot','Total','r'),('psf','RNT PSF','r'),('dep','Sec Dep','r'),('sd','Date','l'),('sa','Monthly','r')]:
            (c.drawString if al=='l' else c.drawRightString)(X[k],y,l)
        c.setDash(1,2); c.line(30,y-4,W-30,y-4); c.setDash(); c.setFont('Times-Roman',8.4); return y-16
    p=1; y=head(p)
    def sums(l,rs):
        nonlocal y
        c.setFont('Times-Bold',8.4); c.drawString(X['t'],y,l); c.drawRightString(X['a'],y,m0(sum(r['area'] for r in rs)))
        for k,cd in(('rnt','RNT'),('cam','CAM'),('utl','UTL'),('ant','ANT')): c.drawRightString(X[k],y,m2(sum(a for r in rs for q,a in r.get('charges',[]) if q==cd)))
        c.drawRightString(X['tot'],y,m2(sum(r.get('totalCharges',0) for r in rs))); c.drawRightString(X['dep'],y,m2(sum(r.get('deposit') or 0 for r in rs))); c.setFont('Times-Roman',8.4); y-=13
    for b in('WLA','WLB'):
        rs=[r for r in rows if r['building']==b]
        for r in rs:
            c.drawString(X['b'],y,b); c.drawString(X['s'],y,r['unit']); c.drawRightString(X['a'],y,m0(r['area'])); c.drawString(X['st'],y,r['statusText'])
            if 'tenantName' in r:
                ch=dict(r['charges']); c.drawString(X['t'],y,r['tenantName']); c.drawString(X['be'],y,f"{r['leaseStartDate'].month}/{r['leaseStartDate'].day}/{r['leaseStartDate'].year}"); e=r['leaseEndDate']; c.drawString(X['en'],y,e if isinstance(e,str) else f"{e.month}/{e.day}/{e.year}")
                for k,cd in(('rnt','RNT'),('cam','CAM'),('utl','UTL'),('ant','ANT')):
                    if ch.get(cd): c.drawRightString(X[k],y,m2(ch[cd]))
                c.drawRightString(X['tot'],y,m2(r['totalCharges'])); c.drawRightString(X['psf'],y,f"{r['contractRent']*12/r['area']:.2f}")
                if r.get('deposit'): c.drawRightString(X['dep'],y,m2(r['deposit']))
                for i,(d,a) in enumerate(r.get('rentSteps') or []): c.drawString(X['sd'],y-i*10,f"{d.month}/{d.day}/{d.year}"); c.drawRightString(X['sa'],y-i*10,m2(a))
                y-=10*max(0,len(r.get('rentSteps') or [])-1)
            y-=14
        c.line(X['a']-40,y+9,X['dep'],y+9); sums(f'Building {b} Totals:',rs); y-=8
        if b=='WLA': c.showPage(); p+=1; y=head(p)
    sums('Grand Totals:',rows); y-=8
    o=[r for r in rows if 'tenantName' in r]; c.drawString(X['t'],y,f"Occupied: {len(o)} suites, {m0(sum(r['area'] for r in o))} sf     Vacant: {len(rows)-len(o)} suites, {m0(sum(r['area'] for r in rows)-sum(r['area'] for r in o))} sf"); y-=26
    c.setFont('Times-Bold',9); c.drawString(30,y,'Lease Options'); y-=12; c.setFont('Times-Bold',8); 
    for x,l in((30,'Occupant'),(200,'Type'),(270,'Notice By'),(340,'Terms')): c.drawString(x,y,l)
    c.setFont('Times-Roman',8)
    for r,tp,nb,tx in zip([o[0],o[4],o[7],o[11]],['RENEW','RENEW','EXPAND','ROFR'],['6/30/2027','12/31/2026','-','-'],['2 x 5 yrs at 95% of FMV','1 x 10 yrs, 3% bump then annual','Suite A220 at then building rate','Third floor, after WLA anchor']):
        y-=11; c.drawString(30,y,r['tenantName']); c.drawString(200,y,tp); c.drawString(270,y,nb); c.drawString(340,y,tx)
    c.save()
    save(FN,rows,'Westlake Medical Campus',dt(2026,1,31),len(rows),len(o),len(rows)-len(o),'OFFICE','closingcounsel','MRI-style commercial lease roll, charge columns, future rent lines, legal landscape',hard='second future step on a line of its own')
build()
