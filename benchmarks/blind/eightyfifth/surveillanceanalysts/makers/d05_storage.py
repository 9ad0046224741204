from lib import *
from reportlab.pdfgen import canvas
r=rng(8505); N=Names(r); fn='05_stowaway_kettle_creek.pdf'
ty=[('5x5',25,59,.2),('5x10',50,89,.25),('10x10',100,139,.25),('10x15',150,172,.12),('10x20',200,209,.12),('10x30',300,289,.06)]
recs=[]
for blk,n,cc in (('A',44,1),('B',40,1),('C',36,0),('D',28,0)):
    for i in range(n):
        sz,sf,rt,_=r.choices(ty,[t[3]*(1 if not(cc and t[1]>150) else .1) for t in ty])[0]
        cl='Climate' if cc else 'Drive-up'
        std=rt+(20 if cc else 0)
        d=dict(u=f'{blk}{i+1:03d}',sz=sz,sf=sf,cl=cl,std=std)
        x=r.random()
        if x<.09: d['st']='Vacant'
        elif x<.105: d['st']='Unrentable'
        elif x<.115: d['st']='Company'
        else:
            d['st']='Rented'; n_=N.fl(); d['n']=r.choices([f'{n_[1]}, {n_[0]}',f'{n_[1]} {r.choice(["Plumbing LLC","Landscape Co","Catering","Electric Inc"])}'],[.93,.07])[0]
            d['mi']=D.date(r.randint(2014,2025),r.randint(1,11),r.randint(1,28)); d['pt']=D.date(2025,12,d['mi'].day) if r.random()<.85 else D.date(2025,r.randint(9,10),d['mi'].day)
            yrs=2025-d['mi'].year; d['rent']=round(std*(0.82+.05*min(yrs,7)))+r.choice([0,0,0,.5]); d['ins']=r.choice([0,12,12,15,21]); d['dep']=r.choice([0,0,0,25,50])
            d['bal']=0.0
            if d['pt'].month<11: d['bal']=round((d['rent']+d['ins'])*(12-d['pt'].month)+20*(11-d['pt'].month)+0.0,2)
            elif r.random()<.08: d['bal']=-round(d['rent']*r.choice([1,.5]),2)
        recs.append(d)
W,H=612,792; c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=0
C=[('u','Unit',28,'l'),('sz','Unit Type',60,'l'),('sf','Area',142,'r'),('n','Tenant',150,'l'),('mi','Moved In',250,'l'),('pt','Paid Thru',294,'l'),('std','Std Rate',372,'r'),('rent','Rent',412,'r'),('var','Variance',452,'r'),('ins','Insur.',482,'r'),('dep','Deposit',522,'r'),('bal','Balance',584,'r')]
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',12); c.drawString(28,H-34,'Rent Roll'); c.setFont('Helvetica',8); c.drawString(28,H-46,'StowAway Self Storage - Kettle Creek (L014)'); c.drawString(28,H-56,'2270 Millrace Pkwy, Kettle Creek, NC'); c.drawRightString(W-28,H-46,'As of: 11/30/2025'); c.drawRightString(W-28,H-56,'Sorted by: Unit'); c.setFont('Helvetica-Bold',7)
    c.line(26,H-62,W-26,H-62)
    for k,a,x,al in C: (c.drawString if al=='l' else c.drawRightString)(x,H-71,a)
    c.line(26,H-75,W-26,H-75); y=H-85
def foot(): c.setFont('Helvetica',6.5); c.drawString(28,22,'SiteLink Web Edition'); c.drawCentredString(W/2,22,f'Page {pg}'); c.drawRightString(W-28,22,'Printed 12/1/2025 6:02 AM')
head()
for i,d in enumerate(recs):
    if y<40: head()
    if i%2: c.setFillGray(.93); c.rect(26,y-2.3,W-52,9.6,stroke=0,fill=1); c.setFillGray(0)
    v=dict(u=d['u'],sz=d['sz']+' '+d['cl'],sf=m0(d['sf']),std=m2(d['std']))
    if 'n' in d: v.update(n=d['n'],mi=usn(d['mi']),pt=usn(d['pt']),rent=m2(d['rent']),var=m2(d['rent']-d['std']),ins=m2(d['ins']),dep=m2(d['dep']),bal=m2(d['bal']))
    else: v.update(n=d['st'])
    for k,a,x,al in C:
        if k in v: c.setFont('Helvetica-Oblique' if k=='n' and 'n' not in d else 'Helvetica',6.8); (c.drawString if al=='l' else c.drawRightString)(x,y,v[k])
    y-=9.6
rn=[d for d in recs if 'n' in d]
s=lambda k,ds=recs:sum(d.get(k,0) for d in ds)
if y<60: head()
c.line(26,y+6,W-26,y+6); y-=3; c.setFont('Helvetica-Bold',6.8)
c.drawString(28,y,'Totals'); c.drawRightString(142,y,m0(s('sf')))
c.drawString(150,y,f'{len(recs)} units / {len(rn)} rented')
for k,x in (('std',372),('rent',412),('ins',482),('dep',522),('bal',584)): c.drawRightString(x,y,m2(s(k)))
c.drawRightString(452,y,m2(s('rent',rn)-s('std',rn)))
foot(); c.showPage(); pg+=1
c.setFont('Helvetica-Bold',12); c.drawString(28,H-34,'Rent Roll Summary by Unit Type'); c.setFont('Helvetica',8); c.drawString(28,H-46,'StowAway Self Storage - Kettle Creek (L014)'); y=H-70; c.setFont('Helvetica-Bold',7.5)
hx=[('Type',28),('Size',90),('Total',160),('Rented',205),('Vacant',250),('Unrentable',305),('Company',350),('Gross Potential',430),('Actual Rent',500)]
for a,x in hx: (c.drawString if x<100 else c.drawRightString)(x,y,a)
y-=12; c.setFont('Helvetica',7.5)
def ln(a,b,ds):
    global y
    cnt=lambda t:sum(d['st']==t for d in ds)
    c.drawString(28,y,a); c.drawString(90,y,b)
    for v,x in zip((len(ds),cnt('Rented'),cnt('Vacant'),cnt('Unrentable'),cnt('Company'),m2(s('std',ds)),m2(s('rent',ds))),(160,205,250,305,350,430,500)): c.drawRightString(x,y,str(v))
    y-=11
for cl in ('Climate','Drive-up'):
    for t in ty:
        ds=[d for d in recs if d['cl']==cl and d['sz']==t[0]]
        if ds: ln(cl,t[0],ds)
c.setFont('Helvetica-Bold',7.5); ln('All','',recs); foot(); c.save()
rows=[]
for d in recs:
    q=dict(unit=d['u'],area=d['sf'],unitType=f"{d['sz']} {d['cl']}",marketRent=d['std'],statusText=d['st'])
    if 'n' in d: q.update(statusText='Occupied',tenantName=d['n'],moveInDate=d['mi'],contractRent=d['rent'],deposit=d['dep'],balance=d['bal'],charges=[dict(code='Insur.',amount=d['ins'])])
    rows.append(q)
save(fn,'SELF_STORAGE','SiteLink print','dense zebra list portrait, std rate vs rent, variance, summary page by size',False,'StowAway Self Storage - Kettle Creek','2025-11-30',rows,len(recs),len(rn),sum(d['st']=='Vacant' for d in recs))
