# 250-unit garden community, charges by code in columns, legal landscape, building sections
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from common import *
N='willow_bend_250_charges_across.pdf'; g=random.Random(4202); W,H=landscape(legal)
PL=[('A1','1x1',684,1185),('A2','1x1 Den',791,1290),('B1','2x1',912,1420),('B2','2x2',1034,1565),('C1','3x2',1248,1845)]
CODES=['RNT','MTM','GAR','PET','TRS','PST','WTR','CON']; ppl=iter(people(g,260)); rows=[]
asof=D.date(2025,4,30)
for b in range(1,11):
    for i in range(25):
        fl=i//9+1; u=f'{b:02d}{fl}{i%9+1:02d}'; p=PL[(i*3+b)%5]; mk=p[3]+g.choice([0,0,15,25]) 
        r=dict(unit=u,building=f'Building {b:02d}',unitType=p[0],area=p[2],marketRent=mk)
        if g.random()<.072: r['tenantName']=None; r['statusText']='VACANT'
        else:
            f,l=next(ppl); mi=D.date(2018,1,1)+D.timedelta(days=int((g.random()**.55)*2660)); mi=min(mi,D.date(2025,4,28))
            ann=mi.replace(year=2024 if (mi.month,mi.day)>(4,28) else 2025, day=min(mi.day,28))
            if mi>ann: ann=mi
            end=ann.replace(year=ann.year+1,day=min(ann.day,28))-D.timedelta(days=1)
            mtm=g.random()<.03
            rent=mk-g.randint(-20,95); ch={'RNT':rent,'TRS':25,'PST':5,'WTR':g.choice([38.5,44,52.75])}
            if mtm: ch['MTM']=150
            if g.random()<.2: ch['GAR']=g.choice([95,125])
            if g.random()<.27: ch['PET']=g.choice([25,50])
            if g.random()<.06: ch['CON']=-g.choice([50,75,100])
            r.update(tenantName=f'{l}, {f}',statusText='Occupied',contractRent=rent,moveInDate=mi,leaseEndDate='MTM' if mtm else end,charges=[dict(code=k,amount=ch[k]) for k in CODES if k in ch],totalCharges=round(sum(ch.values()),2),deposit=g.choice([0,200,300,500,500]),balance=g.choice([0]*12+[rent,-45,88.25,210.5]))
        rows.append(r)
cols=[('Unit',30,'l'),('Plan',70,'l'),('Sq Ft',122,'r'),('Resident',132,'l'),('Move In',262,'l'),('Lease Exp',312,'l'),('Market',400,'r')]+[(k,400+53*(i+1),'r') for i,k in enumerate(CODES)]+[('Billed',878,'r'),('Sec Dep',928,'r'),('Bal Due',980,'r')]
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0;y=0
def m(v): return f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
def put(vals,font='Helvetica',sz=7):
    c.setFont(font,sz)
    for (h,x,a),v in zip(cols,vals):
        if v in(None,''): continue
        (c.drawString if a=='l' else c.drawRightString)(x,y,v)
def top():
    global pg,y
    if pg: foot(); c.showPage()
    pg+=1; c.setFont('Helvetica',8); c.drawString(30,H-30,'WILLOW BEND APARTMENTS'); c.drawCentredString(W/2,H-30,'UNIT ROLL - RECURRING BILLING BY CODE'); c.drawRightString(980,H-30,'Billing status at 04/30/2025'); y=H-48
    put([k[0] for k in cols],'Helvetica-Bold'); y-=5; c.setLineWidth(.4); c.line(30,y,980,y); y-=10
def foot():
    c.setFont('Helvetica',6.5); c.drawString(30,22,'wbend  rr_code_across  sort: bldg/unit'); c.drawRightString(980,22,f'- {pg} -')
def tot(rs,label,bold='Helvetica-Bold'):
    s=lambda f:m(sum(f(r) or 0 for r in rs))
    cs=[s(lambda r:sum(q['amount'] for q in r.get('charges',[]) if q['code']==k)) for k in CODES]
    put([label,'',f"{sum(r['area'] for r in rs):,}",'','','',s(lambda r:r['marketRent'])]+cs+[s(lambda r:r.get('totalCharges')),s(lambda r:r.get('deposit')),s(lambda r:r.get('balance'))],bold,6.6)
top(); dd=lambda x:x if isinstance(x,str) else x.strftime('%m/%d/%Y') if x else ''
for b in range(1,11):
    rs=[r for r in rows if r['building']==f'Building {b:02d}']
    if y<90: top()
    c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,f'Building {b:02d}'); y-=10
    for r in rs:
        if y<40: top()
        q={x['code']:x['amount'] for x in r.get('charges',[])}
        v=[r['unit'],r['unitType'],f"{r['area']:,}",r['tenantName'] or 'VACANT',dd(r.get('moveInDate')),dd(r.get('leaseEndDate')),m(r['marketRent'])]+[m(q[k]) if k in q else '' for k in CODES]
        v+=[m(r[k]) if k in r else '' for k in('totalCharges','deposit','balance')]
        put(v); y-=9.4
    if y<40: top()
    c.line(400-45,y+7,980,y+7); y-=1
    tot(rs,f'Bldg {b:02d} - {len(rs)} units'); y-=16
if y<120: top()
c.setLineWidth(.8); c.line(30,y+9,980,y+9); tot(rows,f'Property - 250 units'); y-=24
occ=sum(1 for r in rows if r['tenantName']); c.setFont('Helvetica',8)
for t in(f'Units 250     Occupied {occ}     Vacant {250-occ}     Percent occupied {occ/250:.2%}','RNT rent  MTM month-to-month premium  GAR garage  PET pet rent  TRS valet trash  PST pest  WTR water/sewer flat  CON concession'): c.drawString(30,y,t); y-=12
foot(); c.save()
for r in rows:
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
save(N,dict(propertyName='Willow Bend Apartments',asOnDate='2025-04-30',units=250,occupied=occ,vacant=250-occ,rows=rows),'MULTIFAMILY','charges across in columns, building sections with subtotals, legal landscape, no rules',True)
