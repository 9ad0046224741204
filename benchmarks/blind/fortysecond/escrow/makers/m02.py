# Yardi Voyager Rent Roll with Lease Charges, big, stacked charges, future section
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from datetime import date,timedelta
rng=random.Random(4102); F='RentRollwithLeaseCharges_cedmill.pdf'
nm=names(rng,120,'{f} {l}');rows=[];AS=date(2025,9,30)
T={'cm1a':(612,1475),'cm1b':(688,1540),'cm2a':(902,1835),'cm2b':(968,1910),'cm3':(1188,2290)}
def lease(r,mk,start):
    t=f't00{rng.randrange(41000,49999)}'
    r.update(res=t,tenantName=nm.pop())
    rent=float(mk-rng.choice([0,15,30,55,80,110,140]))
    ch=[('rent',rent)]
    if rng.random()<.35: ch.append(('pet',35.0))
    if rng.random()<.4: ch.append(('prkg',rng.choice([40.0,65.0])))
    ch.append(('rubs',rng.choice([88.0,96.5,112.0])))
    if rng.random()<.08: ch.append(('conc',-75.0))
    e=date(start.year+(start.month+12)//13,(start.month-1)%12+1,1)
    r.update(contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for _,b in ch),deposit=float(rng.choice([300,400,500,mk])),otherdep=float(rng.choice([0,0,0,250])),moveInDate=start.isoformat(),leaseEndDate=(date(start.year+1,start.month,1)-timedelta(days=1) if start.day>1 or 1 else e).isoformat(),balance=rng.choice([0.0]*7+[-50.0,96.5,212.38,1835.0]))
for b in range(1,7):
    for f in (1,2,3):
        for k in range(1,5):
            if len(rows)>=68: continue
            t=['cm1a','cm2a','cm2b','cm1b'][k-1] if f<3 else ['cm1a','cm2a','cm3','cm1b'][k-1]
            sf,mk=T[t];r=dict(unit=f'{b}-{f}0{k}',unitType=t,area=sf,marketRent=float(mk),section='Current/Notice/Vacant Residents')
            if r['unit'] in('1-303','3-102','4-204','5-301'): r.update(res='VACANT',statusText='VACANT',contractRent=0.0,totalCharges=0.0,deposit=0.0,otherdep=0.0,balance=0.0)
            else:
                lease(r,mk,date(2024,11,1)+timedelta(days=rng.randrange(0,325)));r['statusText']='Occupied'
                if rng.random()<.07:r['moveOutDate']=rng.choice(['2025-10-15','2025-10-31','2025-11-30'])
            rows.append(r)
cur=list(rows)
for u in('1-303','4-204'):
    o=[r for r in cur if r['unit']==u][0];r={k:o[k] for k in('unit','unitType','area','marketRent')};r['section']='Future Residents/Applicants'
    lease(r,r['marketRent'],date(2025,10,rng.randrange(4,25)));r['statusText']='Future';rows.append(r)
W,H=landscape(letter);c=canvas.Canvas(doc(F),pagesize=(W,H));fn,fb='Times-Roman','Times-Bold'
X=[30,72,116,150,200,330,372,426,480,530,538,588,640,756]
HD=[('Unit',''),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Resident','Deposit'),('Other','Deposit'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]
XX=[30,66,140,148,192,340,350,420,474,522,532,586,640,758];RT={2,5,7,8,9,13}
pg=[0];y=0
def page():
    global y
    if pg[0]: c.showPage()
    pg[0]+=1;y=H-32;c.setFont(fb,11)
    c.drawCentredString(W/2,y,'Rent Roll with Lease Charges');c.setFont(fn,8.5)
    c.drawCentredString(W/2,y-11,'Cedar Mill Crossing (cedmill)');c.drawCentredString(W/2,y-21,'As Of = 09/30/2025');c.drawCentredString(W/2,y-31,'Month Year = 09/2025')
    c.drawRightString(W-30,y,f'Page {pg[0]}');c.setFont(fn,7);c.drawString(30,20,'Tuesday, October 07, 2025  10:12 AM')
    y-=48;c.setFont(fb,7.5)
    for i,(a,b) in enumerate(HD):
        d=c.drawRightString if i in RT else c.drawString
        d(XX[i],y,a);d(XX[i],y-9,b)
    c.line(28,y-12,W-28,y-12);y-=23
def put(v,font=fn,size=7.5):
    c.setFont(font,size)
    for i,s in v.items():(c.drawRightString if i in RT else c.drawString)(XX[i],y,s)
us=lambda s:f'{s[5:7]}/{s[8:]}/{s[:4]}' if s else ''
page();sec=None
for r in rows:
    need=9.5*(len(r.get('charges',[1]))+1)+4
    if r['section']!=sec:
        sec=r['section']
        if y-need<70: page()
        c.setFont(fb,8);c.drawString(30,y,sec);y-=12
    if y-need<32: page()
    ch=r.get('charges',[])
    v={0:r['unit'],1:r['unitType'],2:m(r['area'],2),3:r['res'],4:r.get('tenantName','VACANT'),5:m(r['marketRent']),8:m(r['deposit']),9:m(r['otherdep']),10:us(r.get('moveInDate')),11:us(r.get('leaseEndDate')),12:us(r.get('moveOutDate')),13:m(r['balance'])}
    if ch: v.update({6:ch[0]['code'],7:m(ch[0]['amount'])})
    else: v[7]='0.00'
    put(v);y-=9.5
    for x in ch[1:]: put({6:x['code'],7:m(x['amount'])});y-=9.5
    c.line(372,y+7,420,y+7);put({6:'Total',7:m(r['totalCharges'])},fb);y-=13
S=lambda L,k:sum(r.get(k) or 0 for r in L)
if y<170: page()
c.line(28,y+8,W-28,y+8)
put({0:'Total',4:'Cedar Mill Crossing (cedmill)',5:m(S(cur,'marketRent')),7:m(S(rows,'totalCharges')),8:m(S(rows,'deposit')),9:m(S(rows,'otherdep')),13:m(S(rows,'balance'))},fb);y-=26
c.setFont(fb,8)
G=[30,250,330,410,470,530,600,680]
for g,s in zip(G,['Summary Groups','Square Footage','Market Rent','Lease Charges','# Of Units','% Unit Occ','Sec. Deposits','Balance']):(c.drawString if g==30 else c.drawRightString)(g,y,s)
y-=12;occ=[r for r in cur if 'tenantName' in r];vac=[r for r in cur if r not in occ];fut=rows[len(cur):]
for lab,L,u in[('Current/Notice Residents',occ,1),('Future Residents/Applicants',fut,0),('Occupied Units',occ,1),('Total Vacant Units',vac,1),('Totals:',cur,1)]:
    c.setFont(fb if lab=='Totals:' else fn,8);vv=[lab,m(S(L,'area')),m(S(L,'marketRent')),m(S(L,'totalCharges')) if lab!='Totals:' else m(S(rows,'totalCharges')),str(len(L)),f'{len(L)/len(cur)*100:.2f}' if u else '',m(S(L,'deposit')) if lab!='Totals:' else m(S(rows,'deposit')),m(S(L,'balance')) if lab!='Totals:' else m(S(rows,'balance'))]
    for g,s in zip(G,vv):(c.drawString if g==30 else c.drawRightString)(g,y,s)
    y-=11
y-=14;c.setFont(fb,8);c.drawString(30,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)');y-=11
tot={}
for r in occ:
    for x in r['charges']: tot[x['code']]=tot.get(x['code'],0)+x['amount']
for k in sorted(tot)+['Total']:
    c.setFont(fb if k=='Total' else fn,8);c.drawString(30,y,k);c.drawRightString(160,y,m(tot[k] if k!='Total' else sum(tot.values())));y-=10
c.save()
for r in rows: r.pop('res');r.pop('otherdep')
save(F,'MULTIFAMILY','Yardi Voyager Rent Roll with Lease Charges, stacked charge lines, future section',True,'Cedar Mill Crossing','2025-09-30',rows,len(cur),len(occ),len(vac))
