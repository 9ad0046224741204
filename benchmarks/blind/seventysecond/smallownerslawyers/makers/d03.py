from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=R(303); f='rentmanager_cypress_bend_detail.pdf'
prop='Cypress Bend Apartments'; asof=D(2024,9,30)
types={'A1':(680,925.0),'A2':(735,965.0),'B1':(960,1140.0),'B2':(1015,1195.0),'C1':(1240,1385.0)}
codes={'RNT':'Rent','WTR':'Water/Sewer','PET':'Pet Rent','GAR':'Garage','TRS':'Trash','W/D':'Washer/Dryer'}
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=letter); y=0; pno=0
X=dict(unit=30,type=66,sf=108,name=116,mi=226,ls=272,le=318,mk=408,code=416,am=482,dep=532,bal=582)
def hdr():
    global y,pno
    if pno: c.showPage()
    pno+=1
    c.setFont('Helvetica-Bold',12); c.drawCentredString(306,762,'Rent Roll Detail')
    c.setFont('Helvetica',8); c.drawCentredString(306,750,f'{prop}  (CYPB)'); c.drawCentredString(306,740,'As of Date: 09/30/2024')
    c.setFont('Helvetica',6.5); c.drawString(30,762,'Southmere Property Services, Inc.'); c.drawRightString(582,762,f'Page {pno}'); c.drawRightString(582,752,'10/01/2024 08:47 AM')
    c.setFont('Helvetica-Bold',7); y=722
    for k,t1,t2,rt in [('unit','','Unit',0),('type','Unit','Type',0),('sf','Sq','Feet',1),('name','','Tenant',0),('mi','Move','In',0),('ls','Lease','Start',0),('le','Lease','End',0),('mk','Market','Rent',1),('code','Recurring','Charge',0),('am','','Amount',1),('dep','Deposit','Held',1),('bal','Open','Balance',1)]:
        for t,yy in((t1,y),(t2,y-8)): (c.drawRightString if rt else c.drawString)(X[k],yy,t)
    c.line(28,y-11,584,y-11); y-=21
def put(k,t,rt=0): (c.drawRightString if rt else c.drawString)(X[k],y,t)
rows=[];G=dict(mk=0,am=0,dep=0,bal=0); CT={}; N=V=0
hdr()
for b in range(1,9):
    if y<90: hdr()
    c.setFont('Helvetica-Bold',8); c.drawString(30,y,f'Building {b}'); y-=12
    S=dict(mk=0,am=0,dep=0,bal=0); n=v=0
    for q in range(16):
        unit=f'{b}{q//8+1}{q%8+1:02d}'; ut=r.choice(list(types)); sf,mk=types[ut]
        vac=r.random()<.06; n+=1
        row=dict(unit=unit,building=f'Building {b}',unitType=ut,area=sf,marketRent=mk)
        if vac:
            v+=1; row['statusText']='VACANT'; ch=[]
        else:
            mi=r.day(D(2019,1,5),D(2024,9,14)); rn=mk-r.choice([0,0,10,25,35,50,75])
            ls=mi if mi>D(2023,9,30) else D(2023,10,1)+dt.timedelta(days=r.randrange(340)); 
            if ls!=mi: ls=ls.replace(day=1)
            if ls<mi: ls=mi
            mtm=r.random()<.07
            ch=[('RNT',rn),('WTR',{'A':38.0,'B':49.0,'C':61.0}[ut[0]]),('TRS',12.0)]
            if r.random()<.25: ch.append(('PET',r.choice([20.0,35.0])))
            if r.random()<.12: ch.append(('GAR',85.0))
            if r.random()<.2: ch.append(('W/D',40.0))
            dep=r.choice([250.0,300.0,500.0,rn]); bal=r.choice([0.0]*8+[round(rn+61,2),round(r.uniform(12,480),2),-round(r.uniform(5,140),2)])
            row.update(tenantName=r.name('{l}, {f}'),statusText='Occupied',moveInDate=mi,leaseStartDate=ls,leaseEndDate='MTM' if mtm else end(ls,12 if ls>D(2023,10,15) else 13),contractRent=rn,deposit=dep,balance=bal,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=round(sum(a for _,a in ch),2))
        if y<48+9*(len(ch)+1): 
            hdr(); c.setFont('Helvetica-Bold',8); c.drawString(30,y,f'Building {b} (continued)'); y-=12
        c.setFont('Helvetica',7)
        put('unit',unit);put('type',ut);put('sf',f'{sf:,}',1);put('mk',m2(mk),1);S['mk']+=mk
        if vac: put('name','** VACANT **'); y-=11
        else:
            put('name',row['tenantName']);put('mi',us(mi,1,1));put('ls',us(ls,1,1));put('le','MTM' if mtm else us(row['leaseEndDate'],1,1));put('dep',m2(dep),1);put('bal',m2(bal),1)
            for i,(k,a) in enumerate(ch):
                put('code',k);put('am',m2(a),1);CT[k]=CT.get(k,0)+a
                y-=8.6
            c.setLineWidth(.4); c.line(446,y+6.9,X['am'],y+6.9); y-=0.6; c.setFont('Helvetica-Bold',7); put('am',m2(row['totalCharges']),1); y-=11.4
            S['am']+=row['totalCharges'];S['dep']+=dep;S['bal']+=bal
        if vac: row['statusText']='VACANT'
        rows.append(row)
    if y<70: hdr()
    c.setLineWidth(.5); c.line(28,y+7,584,y+7); c.setFont('Helvetica-Bold',7); c.drawString(30,y-3,f'Total Building {b}:  {n} units, {n-v} occupied, {v} vacant')
    for k in S: c.drawRightString(X[k],y-3,m2(S[k])); G[k]+=S[k]
    y-=22; N+=n;V+=v
if y<190: hdr()
c.setFont('Helvetica-Bold',8); c.line(28,y+8,584,y+8); c.line(28,y+6,584,y+6); c.drawString(30,y-5,f'Property Total:  {N} units, {N-V} occupied, {V} vacant')
c.setFont('Helvetica-Bold',7)
for k in G: c.drawRightString(X[k],y-5,m2(G[k]))
y-=34; c.setFont('Helvetica-Bold',8); c.drawString(60,y,'Recurring Charge Summary'); y-=13; c.setFont('Helvetica',7.5)
for k in codes:
    c.drawString(60,y,k); c.drawString(95,y,codes[k]); c.drawRightString(240,y,m2(CT.get(k,0))); y-=10
c.line(180,y+8,240,y+8); c.drawString(95,y-2,'Total'); c.drawRightString(240,y-2,m2(sum(CT.values())))
c.save(); assert abs(sum(CT.values())-G['am'])<.01
save(f,('MULTIFAMILY','Rent Manager-like detail: charge lines below each tenant, building totals, charge summary',True),prop,'2024-09-30',N,N-V,V,rows,dict(marketRent=G['mk'],totalCharges=G['am'],deposit=G['dep'],balance=G['bal'],contractRent=CT['RNT']))
