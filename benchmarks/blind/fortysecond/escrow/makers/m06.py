# Rent Manager mobile home park roll: charge columns, portrait-ish landscape, two-line header, fpdf2
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
rng=random.Random(4106);F='RM_RentRoll_Coho_Bend_MHP.pdf'
nm=names(rng,60,'{l}, {f}');rows=[]
CO=['Space Rent','Water','Sewer','Garbage','Home Pmt']
for i in range(1,43):
    u=f'{i:02d}'
    ty='RV' if i>=38 else ('DW' if i%3==0 else 'SW')
    mk={'SW':785.0,'DW':845.0,'RV':610.0}[ty]
    r=dict(unit=u,unitType=ty,marketRent=mk)
    if i in(7,19,31,40): r['tenantName']=None;r['statusText']='** VACANT **'
    else:
        r['tenantName']=nm.pop();r['statusText']='Occupied'
        rent=mk-rng.choice([0,0,20,35,60]);
        if i==22: r['tenantName']='Park Manager - '+nm.pop(); rent=0.0
        ch=[rent,rng.choice([31.25,36.4,42.1]),48.0,22.5 if ty!='RV' else 0.0,rng.choice([0.0]*6+[325.0]) if ty=='SW' and i!=22 else 0.0]
        r.update(contractRent=rent,charges=[dict(code=a,amount=b) for a,b in zip(CO,ch)],totalCharges=round(sum(ch),2),deposit=rng.choice([0.0,300.0,500.0,785.0]),moveInDate=f'{rng.randrange(2006,2025)}-{rng.randrange(1,13):02d}-{rng.randrange(1,29):02d}',balance=rng.choice([0.0]*6+[22.5,-814.5,863.25,1726.5]))
    rows.append(r)
W,H=landscape(letter);c=canvas.Canvas(doc(F),pagesize=(W,H));fn,fb='Helvetica','Helvetica-Bold'
HD=[('','Space'),('Home','Type'),('','Resident'),('Move-In','Date'),('Market','Rent'),('Space','Rent'),('','Water'),('','Sewer'),('','Garbage'),('Home','Pmt'),('Total','Monthly'),('Security','Deposit'),('Open','Balance')]
XX=[40,78,112,258,362,414,458,502,548,594,646,698,754];RT=set(range(4,13));pg=0;y=0
def page():
    global y,pg
    if pg: c.showPage()
    pg+=1;y=H-34
    c.setFont(fb,13);c.drawString(40,y,'Rent Roll');c.setFont(fn,8);c.drawRightString(754,y,'Coho Bend Mobile Home & RV Park');c.drawRightString(754,y-10,'27700 State Route 9, Arlington, WA 98223')
    c.drawString(40,y-12,'As of Date: 05/01/2025     Property: COHO     Sort by: Unit');y-=30
    c.setFillColorRGB(.2,.35,.25);c.rect(38,y-14,718,25,stroke=0,fill=1);c.setFillGray(1);c.setFont(fb,7.5)
    for i,(a,b) in enumerate(HD):
        for s,o in((a,2),(b,-8)):(c.drawRightString if i in RT else c.drawString)(XX[i],y+o,s)
    c.setFillGray(0);y-=26;c.setFont(fn,6.5);c.drawString(40,20,'rentmanager.com - property management systems  rev.12.1105');c.drawRightString(754,20,f'Page {pg} of 2');c.drawCentredString(W/2,20,'05/06/25 8:14 AM')
page();k=0
def put(v,f=fn):
    c.setFont(f,7.5)
    for i,s in v.items():(c.drawRightString if i in RT else c.drawString)(XX[i],y,s)
neg=lambda x:f'({m(-x)})' if x<0 else m(x)
for r in rows:
    if y<48: page()
    k+=1
    if k%2==0: c.setFillGray(.94);c.rect(38,y-3.5,718,12.5,stroke=0,fill=1);c.setFillGray(0)
    v={0:r['unit'],1:r['unitType'],2:r['tenantName'] or '** VACANT **',4:m(r['marketRent'])}
    if r['tenantName']:
        d=r['moveInDate'];v[3]=f'{d[5:7]}/{d[8:]}/{d[2:4]}'
        for j,x in enumerate(r['charges']): v[5+j]=m(x['amount'])
        v.update({10:m(r['totalCharges']),11:m(r['deposit']),12:neg(r['balance'])})
    put(v);y-=12.5
S=lambda q:sum(r.get(q) or 0 for r in rows)
if y<100: page()
c.setLineWidth(1);c.line(38,y+7,756,y+7);y-=3
v={0:'Totals:',4:m(S('marketRent')),10:m(S('totalCharges')),11:m(S('deposit')),12:m(S('balance'))}
for j,a in enumerate(CO): v[5+j]=m(sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==a))
put(v,fb);y-=22
for a,b in(('Total Spaces','42'),('Occupied','38'),('Vacant','4'),('Occupancy','90.48%')):
    c.setFont(fn,8);c.drawString(112,y,a);c.drawRightString(230,y,b);y-=11
c.save()
save(F,'MANUFACTURED_HOUSING','Rent Manager rent roll print, charge columns, zebra',False,'Coho Bend Mobile Home & RV Park','2025-05-01',rows,42,38,4)
