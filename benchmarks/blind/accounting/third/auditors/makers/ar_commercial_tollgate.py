import json,os,random
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='ar_commercial_tollgate'
random.seed(4104)
PROPS=[('Tollgate Plaza',[('A-100','Fresh Basket Grocers, Inc.'),('A-104','Dr. Lena Pruitt DDS, PC'),('A-106','Nail Atelier'),('A-110','Wok & Ember LLC'),('B-201','Harrow Fitness #22'),('B-205','Pinnacle Tax Svc'),('B-207','Vacated - Sudsy Coin Laundry'),('PAD-1','Bluebird Coffee Roasters')]),
('Quarry Road Business Park',[('1','Steelhead Fabrication Co.'),('3-4','Northway Parcel Logistics'),('5','Ceramica Import Group'),('8','Volt & Vine Electric'),('9','Tri-State Restoration, LLC'),('12','Mesa Bottling')]),
('Market Street Offices',[('200','Ames Whitlock & Roe LLP'),('210','Brightline Counseling'),('310','Orchard Title Agency'),('400','County of Wynn - Probation')])]
CH=['Base Rent','CAM','RE Tax','Insurance','Percentage Rent','Late Charge','Utilities','Tenant Work Order','Unapplied Receipt']
K=['current','b1_30','b31_60','b61_90','b90','total']
rows=[];totals=[];LAY=[];G=[0]*6
def fmt(v):
    return '' if v is None else (f'({-v/100:,.2f})' if v<0 else f'{v/100:,.2f}')
for p,ts in PROPS:
    LAY.append(('prop',p));P=[0]*6
    for u,n in ts:
        T=[0]*6;ch=['Base Rent','CAM']+random.sample(CH[2:8],random.randint(0,3));
        if random.random()<.2: ch=ch[1:]
        if random.random()<.25: ch.append('Unapplied Receipt')
        if 'Vacated' in n: ch=['Base Rent','CAM','RE Tax','Tenant Work Order']
        ch=sorted(ch,key=CH.index);base=random.randint(280000,1900000)
        LAY.append(('ten',u,n))
        for c in ch:
            v=[None]*5
            if c=='Unapplied Receipt': v[0]=-random.randint(15000,400000)
            else:
                amt={'Base Rent':base,'CAM':base//6+17,'RE Tax':base//8+31,'Insurance':base//30+5,'Percentage Rent':base//3,'Late Charge':base//20,'Utilities':random.randint(8000,90000),'Tenant Work Order':random.randint(12500,260000)}[c]
                if 'Vacated' in n: v[3]=amt if c!='Tenant Work Order' else None;v[4]=amt*random.randint(1,4)
                else:
                    k=random.choice([0,0,1,1,2,3,4])
                    if c in('Base Rent','CAM','Late Charge'):
                        for i in range(k+1):
                            if i<4: v[i]=amt
                            else: v[i]=amt*random.randint(1,3)
                        if random.random()<.3: v[k]=round(v[k]*random.uniform(.1,.8))
                    else: v[k]=amt
            o={'property':p,'unit':u,'name':n,'charge':c};t=0
            for i,x in enumerate(v):
                if x is not None:o[K[i]]=x/100;T[i]+=x;t+=x
            o['total']=t/100;T[5]+=t;rows.append(o);LAY.append(('row',c,v+[t]))
        for i in range(6):P[i]+=T[i]
        totals.append({k:v/100 for k,v in zip(K,T)});LAY.append(('tt',n,T))
    for i in range(6):G[i]+=P[i]
    totals.append({k:v/100 for k,v in zip(K,P)});LAY.append(('pt',p,P))
totals.append({k:v/100 for k,v in zip(K,G)});LAY.append(('gt','Portfolio Total',G))
W,H=landscape(letter);c=canvas.Canvas(f'{R}/documents/{N}.pdf',pagesize=(W,H),invariant=1)
X=[360,438,516,594,672,752];pg=0;NAVY=HexColor('#1f3a5f');TINT=HexColor('#e9eef5')
def foot():
    c.setFont('Helvetica',7);c.setFillColor(black);c.drawString(40,26,'Cobalt Retail Advisors  |  Printed 10/03/2024 9:47 AM by rlindqvist');c.drawRightString(752,26,f'{pg}')
def head():
    global y,pg
    pg+=1;c.setFillColor(NAVY);c.setFont('Helvetica-Bold',13);c.drawString(40,572,'Aged Receivables by Charge')
    c.setFillColor(black);c.setFont('Helvetica',8.5);c.drawString(40,559,'Aged as of September 30, 2024  -  aged from due date  -  includes past tenants')
    c.setFillColor(NAVY);c.rect(36,524,720,27,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica-Bold',8)
    c.drawString(40,533,'Suite / Tenant / Charge')
    c.drawCentredString(555,541,'Days Past Due');c.setStrokeColor(white);c.setLineWidth(.5);c.line(385,538.5,672,538.5)
    for x,h in zip(X,('Not Yet Due','1 - 30','31 - 60','61 - 90','Over 90','Balance')):c.drawRightString(x,528.5,h)
    c.setFillColor(black);c.setStrokeColor(black);y=510
def nums(v):
    for x,a in zip(X,v):c.drawRightString(x+(2.5 if a is not None and a<0 else 0),y,fmt(a))
head();cur=None
need={'prop':70,'ten':52,'row':24,'tt':12,'pt':16,'gt':20}
for it in LAY:
    if y<44+need[it[0]]-12:
        foot();c.showPage();head()
        if it[0] in('row','tt') and cur:
            c.setFont('Helvetica-Oblique',8);c.drawString(48,y,f'{cur[0]}  {cur[1]} (continued)');y-=12
    k=it[0]
    if k=='prop':c.setFillColor(TINT);c.rect(36,y-4,720,14,fill=1,stroke=0);c.setFillColor(NAVY);c.setFont('Helvetica-Bold',9.5);c.drawString(40,y,it[1]);c.setFillColor(black);y-=15
    elif k=='ten':cur=it[1:];c.setFont('Helvetica-Bold',8);c.drawString(48,y,it[1]);c.drawString(88,y,it[2]);y-=11.5
    elif k=='row':c.setFont('Helvetica',8);c.drawString(100,y,it[1]);nums(it[2]);y-=11
    elif k=='tt':
        c.setLineWidth(.4);c.line(300,y+8,752,y+8);c.setFont('Helvetica-Oblique',8);c.drawString(100,y,'Tenant total');nums(it[2]);y-=15;cur=None
    else:
        if k=='gt':y-=4
        c.setLineWidth(.9);c.line(300,y+9,752,y+9);c.setFont('Helvetica-Bold',8.2);c.drawString(48,y,('Total '+it[1]) if k=='pt' else it[1]);nums(it[2])
        if k=='gt':
            c.line(300,y-3,752,y-3);c.line(300,y-5,752,y-5)
        y-=20
if y<80: foot();c.showPage();head()
c.setFont('Helvetica',7.5);c.drawString(48,y-6,'Balances in parentheses are credits. Unapplied receipts are shown as not yet due until matched to an open charge.')
foot();c.save()
json.dump({'name':N+'.pdf','kind':'AR','planted':None,'money':K,'rows':rows,'totals':totals},open(f'{R}/truth/{N}.json','w'),indent=1)
print(len(rows),len(totals))
