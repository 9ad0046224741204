# mobile-home court, two columns of lots on a page; PLANTED: one lot's row dropped
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(4607)
nm=names(rng,90,"{l}, {f}")
rows=[]
lots=[str(i) for i in range(1,77) if i not in (13,)]  # 75
vac={'9','28','41','66'}
for l in lots:
    r=dict(unit=l)
    if l in vac: r.update(statusText='VACANT'); rows.append(r); continue
    poh=rng.random()<.14
    r.update(tenantName=nm.pop(),statusText='Occupied',unitType=rng.choice(['DW','SW','SW','SW','RV']) if not poh else 'SW')
    r['_own']='P' if poh else 'R'
    lot=float({'DW':435,'SW':395,'RV':340}[r['unitType']]); home=float(rng.choice([325,350,375])) if poh else 0
    r['contractRent']=lot
    r['charges']=[dict(code='Lot',amount=lot)]+([dict(code='Home',amount=home)] if home else [])+[dict(code='W/S',amount=round(rng.uniform(18,64),2)),dict(code='Trash',amount=14.)]
    r['totalCharges']=round(sum(c['amount'] for c in r['charges']),2)
    rows.append(r)
def ch(r,c): return next((x['amount'] for x in r.get('charges',[]) if x['code']==c),0)
T={c:round(sum(ch(r,c) for r in rows),2) for c in('Lot','Home','W/S','Trash')}; TT=round(sum(r.get('totalCharges',0) for r in rows),2)
n=len(rows); nv=len(vac)
drop='47'; assert any(r['unit']==drop and 'tenantName' in r for r in rows)
dropped=next(r for r in rows if r['unit']==drop); rows=[r for r in rows if r['unit']!=drop]
F='cottonwood_court_lot_list.pdf'
W,H=612,792; c=canvas.Canvas(str(DOC/F),pagesize=(W,H),invariant=1)
K=[('Lot',0,0),('Resident',22,0),('Type',118,0),('O',140,0),('Lot Rent',186,1),('Home',216,1),('W/S',241,1),('Trash',265,1)]
K=[('Lot',0,0),('Resident',20,0),('Ty',98,0),('O',113,0),('Lot',153,1),('Home',184,1),('W/S',211,1),('Trash',236,1),('Total',271,1)]
def page(n):
    c.setFont('Helvetica-Bold',13); c.drawString(26,752,'COTTONWOOD COURT'); c.setFont('Helvetica',8.5); c.drawString(26,740,'Lot list and monthly charges - Hwy 9 North')
    c.drawRightString(W-26,752,'Printed 6/04/25 10:12 AM'); c.drawRightString(W-26,740,f'Page {n} of 2')
    for x in (26,318):
        c.setFillGray(.86); c.rect(x-3,716,276,14,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7.5)
        for t,dx,rt in K: (c.drawRightString if rt else c.drawString)(x+dx,720,t)
per=26; pages=[rows[:2*per],rows[2*per:]]
y=0
for i,P in enumerate(pages,1):
    page(i); half=per if i==1 else (len(P)+1)//2
    for j,r in enumerate(P):
        x=26 if j<half else 318; y=702-(j%half)*22 if i==1 else 702-(j%half)*22
        c.setFont('Helvetica',7.5)
        v=[r['unit'],r.get('tenantName','*** VACANT ***'),r.get('unitType',''),r.get('_own','')]+([m2(ch(r,k)) if ch(r,k) else '' for k in('Lot','Home','W/S','Trash')]+[m2(r['totalCharges'])] if 'charges' in r else ['']*5)
        for (t,dx,rt),s in zip(K,v): (c.drawRightString if rt else c.drawString)(x+dx,y,s)
        c.setLineWidth(.25); c.setStrokeGray(.6); c.line(x-3,y-7,x+273,y-7); c.setStrokeGray(0)
    c.setLineWidth(.5); c.line(309,140 if i==1 else 702-22*half-0,309,730)
    if i==1: c.showPage()
y=702-22*((len(pages[1])+1)//2)-30
c.setFont('Helvetica-Bold',9); c.drawString(26,y,'COURT TOTALS'); y-=16; c.setFont('Helvetica',9)
for t,v in (('Lot rent',T['Lot']),('Home rent (court-owned homes)',T['Home']),('Water & sewer',T['W/S']),('Trash',T['Trash']),('TOTAL MONTHLY CHARGES',TT)):
    c.drawString(26,y,t); c.drawRightString(270,y,m2(v)); y-=13
y0=702-22*((len(pages[1])+1)//2)-46
for t,v in (('Lots in court',n),('Lots rented',n-nv),('Lots vacant',nv)):
    c.drawString(330,y0,t); c.drawRightString(470,y0,str(v)); y0-=13
c.setFont('Helvetica-Oblique',7.5); c.drawString(26,y-12,'Ty: SW single wide, DW double wide, RV. O: R resident owns the home, P park owns it. There is no Lot 13.')
c.save()
save(F,'MANUFACTURED_HOUSING','two lot columns side by side per page, court totals',True,[{k:x for k,x in r.items() if k[0]!='_'} for r in rows],'Cottonwood Court',None,n,n-nv,nv,
 planted=dict(what=f"Row of Lot {drop} ({dropped['tenantName']}, total {m2(dropped['totalCharges'])}) is not printed; court totals and counts still include it",kind='row_dropped'),checks=[('contractRent',T['Lot']),('totalCharges',TT)])
