# South Africa shopping centre, MRI style, PDF, charges in columns
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
fn='MRI_RentRoll_Umhlali_Crossing.pdf'
r=random.Random(202)
names=['Boxwood Grocers','Klipspringer Outdoor','Medi-Kem Apteek','Mzansi Cellular','Jacaranda Fashions','Protea Optometrists','Braai & Co','Sunbird Bakery','Amanzi Laundromat','Imbali Curtains','Ubuntu Books','Vuka Fitness','Karoo Biltong Bar','Rooibos Tea Room','Kingfisher Travel','Savanna Pets','Cape Cutlery','Indlovu Hardware','Marula Beauty Salon','Blue Crane Jewellers','Tsotsi Kicks','Golden Wok','Nandipha Braids','Zebra Kids','Baobab Furnishers','Impala Insurance Brokers','Fynbos Florist','Ostrich Leather','Kwena Sushi','Mopane Liquors','Kasi Screen Repairs','Highveld Savings Bank']
sfx=[' (Pty) Ltd',' CC',' (Pty) Ltd t/a Umhlali',' Holdings (Pty) Ltd']
m=lambda v:f'{v:,.2f}'.replace(',',' ')
c=canvas.Canvas(D+fn,pagesize=landscape(A4));W,Hh=landscape(A4)
X=dict(unit=28,ten=66,area=262,s=272,e=322,bas=428,ops=482,rat=530,mkt=578,pk=622,tot=682,dep=744,bal=812)
pno=0
def head():
    global pno,y
    pno+=1;c.setFont('Courier-Bold',10);c.drawString(28,Hh-30,'RENT ROLL - DETAILED');c.setFont('Courier',8);c.drawRightString(812,Hh-30,f'Page: {pno}')
    c.drawString(28,Hh-42,'Entity: 0417  UMHLALI CROSSING SHOPPING CENTRE');c.drawRightString(812,Hh-42,'Date: 31-Mar-2025');c.drawString(28,Hh-53,'Period: 03/25   Currency: ZAR   Excl. VAT')
    y=Hh-72;c.setFont('Helvetica-Bold',6.6)
    c.drawCentredString(525,y,'- - - - - - - - - -  Monthly Billing  - - - - - - - - - -');y-=9
    for k,t in dict(unit='Shop',ten='Tenant',s='Lease',e='Lease').items():c.drawString(X[k],y,t)
    for k,t in dict(area='GLA',bas='Basic',ops='Ops',rat='Rates &',mkt='Mktg',pk='Parking',tot='Total',dep='Deposit /',bal='Arrears').items():c.drawRightString(X[k],y,t)
    y-=8
    for k,t in dict(unit='No.',ten='Trading entity',s='From',e='To').items():c.drawString(X[k],y,t)
    for k,t in dict(area='m²',bas='Rental',ops='Costs',rat='Taxes',mkt='Fund',pk='',tot='Monthly',dep='Guarantee',bal='31-Mar').items():c.drawRightString(X[k],y,t)
    y-=4;c.line(28,y,812,y);y-=10
head()
T=dict.fromkeys(['area','bas','ops','rat','mkt','pk','tot','dep','bal'],0);rows=[];i=0
units=['001','002','003','004','004A']+[f'{n:03d}' for n in range(5,33)]+['K01','K02','ATM1']
vac={'009','017','024','K02'};occ=0
for u in units:
    if y<60: c.showPage();head()
    a=[2840.5,612.0,540.25][i] if i<3 else (r.randint(40,380)+r.choice([0,.5,.25,.8]))
    if u[0] in 'KA': a=r.choice([6.0,9.0,12.0])
    c.setFont('Helvetica',6.6)
    rt=lambda k,t:c.drawRightString(X[k],y,t)
    c.drawString(X['unit'],y,u);rt('area',m(a));T['area']+=a
    if u in vac:
        c.drawString(X['ten'],y,'** VACANT **');rows.append(dict(unit=u,area=a,statusText='VACANT'))
    else:
        occ+=1;n=names[i%len(names)]+(sfx[r.randrange(4)] if i>0 else ' (Pty) Ltd') ;
        if i>=len(names): n=['Kasi Screen Repairs CC','Highveld Bank Ltd'][i-len(names)]
        s=dt.date(r.randint(2019,2024),r.randint(1,12),1);e=term(s,r.choice([36,60,60,84]) if i>0 else 120)
        if e<dt.date(2025,4,1): e=dt.date(2025,r.randint(5,12),30)
        rate=95 if a>2000 else r.randint(150,330);rate=900 if a<13 else rate
        b=round(a*rate+r.random(),2);o=round(a*38.4,2);ra=round(a*21.15,2);mk=round(b*.03,2);pk=r.choice([0,0,0,650,1300]);tot=round(b+o+ra+mk+pk,2);dep=round(2*b,-2) if r.random()<.85 else 0;bal=r.choice([0,0,0,1,1,-1]);bal=round(tot*r.uniform(.1,1.6),2) if bal==1 else (-round(r.uniform(20,4000),2) if bal==-1 else 0)
        c.drawString(X['ten'],y,n);c.drawString(X['s'],y,s.strftime('%d/%m/%Y'));c.drawString(X['e'],y,e.strftime('%d/%m/%Y'))
        ch=[]
        for k,nm,v in (('bas','Basic Rental',b),('ops','Ops Costs',o),('rat','Rates & Taxes',ra),('mkt','Mktg Fund',mk),('pk','Parking',pk)):
            rt(k,m(v));T[k]+=v
            if v: ch.append(dict(code=nm,amount=v))
        rt('tot',m(tot));rt('dep',m(dep));rt('bal',m(bal) if bal>=0 else m(-bal)+'-')
        T['tot']+=tot;T['dep']+=dep;T['bal']+=bal
        rows.append(dict(unit=u,area=a,tenantName=n,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=b,charges=ch,totalCharges=tot,deposit=dep,balance=bal))
        i+=1
    y-=11.5
c.line(28,y+7,812,y+7);y-=3;c.setFont('Helvetica-Bold',6.6);c.drawString(X['ten'],y,'Total Umhlali Crossing Shopping Centre')
for k,v in T.items(): c.drawRightString(X[k],y,m(v))
y-=20;c.setFont('Helvetica',7)
va=sum(q['area'] for q in rows if q['statusText']=='VACANT')
c.drawString(66,y,f'No. of shops: {len(rows)}     Let: {occ}     Vacant: {len(rows)-occ}     Vacant GLA: {m(va)} m²  ({va/T["area"]*100:.1f}%)')
c.drawString(28,24,'*** End of report ***');c.save()
save(fn,'RETAIL','MRI','system rent roll with billing columns, space thousands, trailing minus',True,'Umhlali Crossing Shopping Centre','2025-03-31',len(rows),occ,rows)
