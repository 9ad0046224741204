# As-of roll: current/notice/vacant, then future residents; charge codes one per row
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
N='lakeview_terrace_rr_future_residents.pdf'; g=random.Random(4707); W,H=landscape(letter); ppl=iter(people(g,80)); cur=[];fut=[]
def tc(): return 't%07d'%g.randint(41000,98999)
def mk(u,mode):
    p=[('lt1a','1 Bed',725,1510),('lt2a','2 Bed',1005,1890),('lt2b','2 Bed TH',1180,2125)][int(u[-1])%3]
    r=dict(unit=u,unitType=p[0],area=p[2],marketRent=p[3]+ (30 if u[1]=='3' else 0))
    if mode=='V': r.update(vac=1,statusText='VACANT'); return r
    a,b=next(ppl); s=D.date(2024,g.randint(7,12),g.randint(1,28)); 
    if mode=='F': s=D.date(2025,6,g.randint(3,28))
    e=D.date(s.year+1,s.month,s.day)-D.timedelta(days=1); rent=r['marketRent']-g.choice([0,10,25,55,90])
    ch=[('rent',rent)]
    if g.random()<.55: ch.append(('petrent',40))
    if g.random()<.35: ch.append(('garage',140))
    ch.append(('cabletv',72.5))
    if mode=='N' and g.random()<.5: ch.append(('mtmfee',200)); e=D.date(2025,4,30)
    mi=s if mode=='F' or g.random()<.5 else D.date(s.year-g.randint(1,4),s.month,s.day)
    r.update(tenantName=f'{a} {b}',code=tc(),statusText={'C':'Occupied','N':'Occupied','F':'Future'}[mode],contractRent=rent,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=sum(v for _,v in ch),deposit=g.choice([500,500,750,0]),balance=0 if mode=='F' else g.choice([0,0,0,0,-12.4,135,rent+72.5]),moveInDate=mi,leaseEndDate=e)
    if mode=='N': r['moveOutDate']=D.date(2025,g.choice([6,7]),g.choice([15,27,30]))
    return r
for b in '12':
    for f in '123':
        for i in range(1,8):
            u=f'{b}{f}0{i}'; cur.append(mk(u,'V' if u in('1104','2203','2307') else 'N' if u in('1202','1306','2105','2206') else 'C'))
for u in('1104','1202','2105','2307'): fut.append(mk(u,'F'))
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0
C=[('Unit','',30,0),('Unit Type','',66,0),('Unit','Sq Ft',146,1),('Resident','',156,0),('Name','',210,0),('Market','Rent',362,1),('Charge','Code',374,0),('Amount','',464,1),('Resident','Deposit',514,1),('Move In','',526,0),('Lease','Expiration',580,0),('Move Out','',634,0),('Balance','',756,1)]
m=lambda v:f'{v:,.2f}'; d=lambda x:f'{x:%m/%d/%Y}' if x else ''
def row(v,b=0):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.4)
    for (h,h2,x,a),t in zip(C,v):
        if t!='': (c.drawRightString if a else c.drawString)(x,y,str(t))
def hdr():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-34,'Rent Roll with Lease Charges'); c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-46,'Lakeview Terrace (lakevt)'); c.drawCentredString(W/2,H-57,'As Of = 05/31/2025      Month Year = 05/2025'); c.drawRightString(756,H-34,f'Page {pg}'); y=H-76
    row([k[0] for k in C],1); y-=9; row([k[1] for k in C],1); y-=4; c.line(30,y,756,y); y-=11
def sec(t,rs):
    global y
    row([t]+['']*12,1); y-=11
    for r in rs:
        if y-10*(len(r.get('charges',[]))+1)<34: hdr()
        if r.get('vac'): row([r['unit'],r['unitType'],f"{r['area']:,}",'VACANT','VACANT',m(r['marketRent']),'','0.00','0.00','','','','0.00']); y-=10; row(['']*6+['Total','0.00']+['']*5,1); y-=13; continue
        for i,q in enumerate(r['charges']):
            row([r['unit'],r['unitType'],f"{r['area']:,}",r['code'],r['tenantName'],m(r['marketRent']),q['code'],m(q['amount']),m(r['deposit']),d(r['moveInDate']),d(r['leaseEndDate']),d(r.get('moveOutDate')),m(r['balance'])] if i==0 else ['']*6+[q['code'],m(q['amount'])]+['']*5); y-=10
        row(['']*6+['Total',m(r['totalCharges'])]+['']*5,1); y-=13
S=lambda rs,k:sum(r.get(k,0) for r in rs)
hdr(); sec('Current/Notice/Vacant Residents',cur); y-=2; c.line(30,y+9,756,y+9)
row(['Total','',f"{S(cur,'area'):,}",'','',m(S(cur,'marketRent')),'',m(S(cur,'totalCharges')),m(S(cur,'deposit')),'','','',m(S(cur,'balance'))],1); y-=20
if y<100: hdr()
sec('Future Residents/Applicants',fut)
row(['Total','','','','',m(S(fut,'marketRent')),'',m(S(fut,'totalCharges')),m(S(fut,'deposit')),'','','',m(S(fut,'balance'))],1)
hdr(); c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,'Summary Groups'); 
for x,t in((330,'Square Footage'),(420,'Market Rent'),(510,'Lease Charges'),(600,'Deposits'),(660,'# Units'),(740,'Balance')): c.drawRightString(x,y,t)
y-=12
G=[('Current/Notice/Vacant Residents',cur),('Future Residents/Applicants',fut),('   Occupied Units',[r for r in cur if not r.get('vac')]),('   Total Vacant Units',[r for r in cur if r.get('vac')]),('Totals:',cur+fut)]
for t,rs in G:
    if t=='Totals:': rs=cur  # totals of physical units
    c.setFont('Helvetica',8); c.drawString(30,y,t)
    for x,v in((330,f"{S(rs,'area'):,}"),(420,m(S(rs,'marketRent'))),(510,m(S(rs,'totalCharges'))),(600,m(S(rs,'deposit'))),(660,len(rs)),(740,m(S(rs,'balance')))): c.drawRightString(x,y,str(v))
    y-=11
y-=12; c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y-=12; c.setFont('Helvetica',8); t=0
for k in('cabletv','garage','mtmfee','petrent','rent'):
    s=sum(q['amount'] for r in cur for q in r.get('charges',[]) if q['code']==k)
    if s: c.drawString(30,y,k); c.drawRightString(200,y,m(s)); y-=11; t+=s
c.drawString(30,y,'Total'); c.drawRightString(200,y,m(t)); c.save()
for r in cur: r['section']='Current/Notice/Vacant Residents'
for r in fut: r['section']='Future Residents/Applicants'
for r in cur+fut:
    if r.pop('vac',0): r.update(totalCharges=0,deposit=0,balance=0)
    r.pop('code',0)
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
save(N,dict(propertyName='Lakeview Terrace',asOnDate='2025-05-31',units=42,occupied=39,vacant=3,rows=cur+fut),'MULTIFAMILY','as-of roll with charge code rows, notices, future residents section, summary groups')
