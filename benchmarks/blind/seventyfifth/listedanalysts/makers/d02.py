# Yardi commercial, shopping centre, PDF; planted? no
from h import *
from reportlab.pdfgen import canvas
rng=random.Random(7502)
nm=names(rng,["Shoes","Fitness Club","Nail Bar","Pharmacy","Grocers","Dental","Pet Supply","Burger Co.","Pizzeria","Mattress","Optical","Wireless","Dry Cleaners","Hobby & Toy","Home Goods","Tutoring Ctr","Coffee Roasters","Wine & Spirits","Bank, N.A."],30)
units=[f'{b}{n:02d}' for b,k in (('A-',9),('B-',11),('C-',8),('PAD-',4)) for n in range(1,k+1)]
vac={'A-06','B-03','B-10','C-07'}
recs=[];i=0;asof=D(2025,9,30)
for u in units:
    area=rng.choice([1050,1200,1400,1500,1610,1875,2100,2480,3000,3650,4200])
    if u in('A-01',): area=42310
    if u in('B-01',): area=21874
    if u in('C-01',): area=12650
    if u.startswith('PAD'): area=rng.randint(2600,5400)
    r=dict(u=u,area=area,v=u in vac)
    if not r['v']:
        r['n']={'B-01':'Eskdale Fitness Club'}.get(u,nm[i]); r['id']=f't{rng.randint(21000,48999):07d}'; i+=1
        st=D(rng.randint(2014,2025),rng.randint(1,8),rng.choice([1,1,1,15])); term=rng.choice([60,120,120,180]) if area<9000 else 240
        en=end(st,term)
        while en<asof: en=addm(en,60)
        psf=11.5 if area>20000 else 16.25 if area>9000 else rng.choice([24,26,28.5,31,33.75,36])
        r.update(st=st,en=en,term=(en.year-st.year)*12+en.month-st.month+(1 if st.day==1 else 0),rent=round(area*psf/12,2),cam=round(area*rng.choice([.31,.34,.36]),2),tax=round(area*.27,2),ins=round(area*.052,2),dep=float(rng.choice([0,0,2500,4000,5250,7800])),
                 t='Retail NNN' if not u.startswith('PAD') else 'Ground Lease')
        r['mtm']= u in('B-07',)
        if r['mtm']: r['en']=None
    recs.append(r)
f='d02_yardi_center.pdf'; W,H=1008,612
c=canvas.Canvas(p(f),pagesize=(W,H))
cols=[('Unit(s)',30,'l'),('Lease Id',78,'l'),('Lease',130,'l'),('Lease Type',262,'l'),('Area',362,'r'),('Lease\nFrom',372,'l'),('Lease\nTo',424,'l'),('Term',496,'r'),('Monthly\nRent',560,'r'),('Monthly\nRent/Area',606,'r'),('Annual\nRent',676,'r'),('CAM',734,'r'),('RE Tax',786,'r'),('Insurance',834,'r'),('Total\nMonthly Charges',904,'r'),('Security\nDeposit',968,'r')]
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('Times-Bold',13); c.drawString(30,H-34,'Rent Roll'); c.setFont('Times-Roman',8.5)
    c.drawString(30,H-46,'Property: Foxhall Crossing Shopping Center (foxhall)     From Date: 09/30/2025     By Property'); 
    c.setFillGray(.85); c.rect(26,H-88,W-52,30,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',7.8)
    c.drawCentredString(784,H-67,'Monthly Recoveries'); c.setLineWidth(.4); c.line(700,H-69,836,H-69)
    for t,x,al in cols:
        for j,l in enumerate(reversed(t.split('\n'))):
            (c.drawString if al=='l' else c.drawRightString)(x,H-84+9*j if not t in('CAM',) else H-84,l)
    y=H-102; c.setFont('Times-Roman',8)
def foot(): 
    c.setFont('Times-Italic',7); c.drawString(30,20,'Tuesday, October 07, 2025 02:41 PM'); c.drawRightString(W-30,20,f'Page {pg} of 1')
def row(vals,font='Times-Roman'):
    global y
    c.setFont(font,8)
    for (t,x,al),v in zip(cols,vals):
        if v not in (None,''): (c.drawString if al=='l' else c.drawRightString)(x,y,str(v))
    y-=12.5
m=lambda v:f'{v:,.2f}'
dd=lambda d:d.strftime('%m/%d/%Y')
head();T=[]
for k,r in enumerate(recs):
    if y<50: foot(); c.showPage(); head()
    if r['v']:
        row([r['u'],'','VACANT','',f"{r['area']:,.2f}",'','','','0.00','0.00','0.00','0.00','0.00','0.00','0.00','0.00'])
        T.append(dict(unit=r['u'],area=r['area'],statusText='VACANT',contractRent=0.0,annualRent=0.0,totalCharges=0.0,deposit=0.0,charges=[dict(code=q,amount=0.0) for q in('CAM','RE Tax','Insurance')]))
    else:
        r['tot']=round(r['rent']+r['cam']+r['tax']+r['ins'],2); r['ann']=round(r['rent']*12,2)
        row([r['u'],r['id'],r['n'],r['t'],f"{r['area']:,.2f}",dd(r['st']),dd(r['en']) if r['en'] else 'MTM',r['term'] if r['en'] else '',m(r['rent']),m(r['rent']/r['area']),m(r['ann']),m(r['cam']),m(r['tax']),m(r['ins']),m(r['tot']),m(r['dep'])])
        T.append(dict(unit=r['u'],tenantName=r['n'],area=r['area'],leaseStartDate=iso(r['st']),leaseEndDate=iso(r['en']) or 'MTM',contractRent=r['rent'],annualRent=r['ann'],statusText='Occupied',totalCharges=r['tot'],deposit=r['dep'],charges=[dict(code='CAM',amount=r['cam']),dict(code='RE Tax',amount=r['tax']),dict(code='Insurance',amount=r['ins'])]))
o=[r for r in recs if not r['v']]; S=lambda k:sum(r[k] for r in o)
ta=sum(r['area'] for r in recs); oa=S('area')
y-=4; c.line(300,y+11,W-30,y+11)
row(['','','Total','',f'{ta:,.2f}','','','',m(S('rent')),m(S('rent')/ta),m(S('ann')),m(S('cam')),m(S('tax')),m(S('ins')),m(S('tot')),m(S('dep'))],'Times-Bold')
y-=8
c.setFont('Times-Bold',8); 
for a,b,d,e in [('','Total Units','Total Area','Percentage'),('Occupied',len(o),f'{oa:,.2f}',f'{oa/ta*100:.2f}'),('Vacant',len(recs)-len(o),f'{ta-oa:,.2f}',f'{(ta-oa)/ta*100:.2f}'),('Total',len(recs),f'{ta:,.2f}','100.00')]:
    c.drawString(130,y,a); c.drawRightString(260,y,str(b)); c.drawRightString(340,y,d); c.drawRightString(410,y,e); c.setFont('Times-Roman',8); y-=11
foot(); c.save()
save(f,'RETAIL','Yardi Voyager commercial rent roll, legal landscape, recovery columns',False,'Foxhall Crossing Shopping Center','2025-09-30',T,len(recs),len(o),len(recs)-len(o))
