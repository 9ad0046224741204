# self storage, portrait small print, ~160 units
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
r=random.Random(7203); p=P(r); fn='03_padlock_storage_unit_status.pdf'
rates={'5x5 Climate':(25,69),'5x10 Climate':(50,104),'10x10 Climate':(100,169),'10x15 Climate':(150,219),'10x10 Drive-Up':(100,139),'10x20 Drive-Up':(200,214),'10x30 Drive-Up':(300,289),'12x35 RV Covered':(420,185)}
U=[]
for i in range(1,37): U.append((f'A{i:03d}','5x5 Climate' if i<13 else '5x10 Climate'))
for i in range(1,41): U.append((f'B{i:03d}','10x10 Climate' if i<29 else '10x15 Climate'))
for i in range(1,45): U.append((f'C{i:03d}','10x10 Drive-Up' if i<17 else '10x20 Drive-Up' if i<37 else '10x30 Drive-Up'))
for i in range(1,17): U.append((f'RV{i:02d}','12x35 RV Covered'))
biz=['Coastline HVAC Supply','Dune Grass Landscaping','Ruby Slipper Catering','Marlowe Estate Sales','TriPeak Roofing LLC']
rows=[];prt=[]
for u,ty in U:
    sf,sr=rates[ty]; q=r.random()
    if q<.115: 
        rows.append(dict(unit=u,unitType=ty,area=sf,statusText='Vacant',marketRent=sr)); prt.append((u,ty,sf,sr,'V',None,None,None,None,None,None,None)); continue
    if u in('B040','RV16'):
        rows.append(dict(unit=u,unitType=ty,area=sf,statusText='Unrentable',marketRent=sr)); prt.append((u,ty,sf,sr,'U',None,None,None,None,None,None,None)); continue
    nm=r.choice(biz) if r.random()<.04 else p.lf()
    mi=rdate(r,dt.date(2018,2,1),dt.date(2025,2,20)); rate=float(sr+r.choice([0,0,-10,-20,12,18,25,31,9,40])); ins=r.choice([0,12,12,15,21]); 
    pt=dt.date(2025,3,r.randrange(1,29)); bal=0.0; stt='O'
    if r.random()<.1: pt=addm(pt,-r.choice([1,2])); bal=round(rate+ins+20+r.choice([0,rate]),2); stt='L' if bal>rate*1.8 else 'O'
    dep=float(r.choice([0,0,25,50]))
    prt.append((u,ty,sf,sr,stt,nm,mi,pt,rate,ins,dep,bal))
    rows.append(dict(unit=u,unitType=ty,area=sf,statusText={'O':'Occupied','L':'Locked Out'}[stt],marketRent=sr,tenantName=nm,moveInDate=iso(mi),contractRent=rate,charges=[dict(code='Ins.',amount=ins)],deposit=dep,balance=bal))
W,H=letter; c=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
cols=[(34,30,'l'),(66,74,'l'),(138,24,'r'),(166,34,'r'),(208,42,'l'),(252,112,'l'),(364,42,'l'),(408,42,'l'),(448,36,'r'),(486,26,'r'),(514,28,'r'),(544,38,'r')]
t=T(c,cols,size=6.6); st={'y':0,'pg':0}
lab={'O':'Occupied','V':'Vacant','U':'Unrentable','L':'Locked Out'}
NP=3
def head():
    if st['pg']: c.showPage()
    st['pg']+=1
    c.setFillColor(colors.HexColor('#1f4e5f')); c.rect(30,H-62,W-60,32,fill=1,stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',12); c.drawString(38,H-50,'UNIT STATUS / RENT ROLL'); c.setFont('Helvetica',8); c.drawRightString(W-38,H-44,'Padlock Self Storage - Seabright Rd'); c.drawRightString(W-38,H-55,'As of Mar 1, 2025')
    c.setFillColor(colors.black); y=H-78
    t.row(y,['','','','Street','','','Move-In','Paid','Rent','','',''],f='Helvetica-Bold'); t.row(y-8,['Unit','Size / Type','SqFt','Rate','Status','Tenant','Date','Thru','Rate','Ins.','Dep.','Balance'],f='Helvetica-Bold')
    c.setLineWidth(.6); c.line(32,y-11,W-30,y-11); st['y']=y-21
    c.setFont('Helvetica-Oblique',6.5); c.drawString(34,24,'Printed 3/1/2025 6:02:11 AM by siteoffice2'); c.drawRightString(W-34,24,f'{st["pg"]} of {NP}')
head(); n=0
for u,ty,sf,sr,stt,nm,mi,pt,rate,ins,dep,bal in prt:
    if st['y']<46: head()
    n+=1
    if n%2==0: c.setFillColor(colors.HexColor('#eef3f5')); c.rect(32,st['y']-2.5,W-62,10,fill=1,stroke=0); c.setFillColor(colors.black)
    t.row(st['y'],[u,ty,sf,mn(sr),lab[stt],nm or '',us2(mi),us2(pt)]+([mn(rate),mn(ins),mn(dep),mn(bal)] if nm else [])); st['y']-=10
Z=lambda k,L:round(sum(x.get(k) or 0 for x in L),2)
occ=[x for x in rows if x.get('tenantName')]; vac=[x for x in rows if x['statusText']=='Vacant']; un=[x for x in rows if x['statusText']=='Unrentable']
ins=sum(x['charges'][0]['amount'] for x in occ)
c.line(32,st['y']+7,W-30,st['y']+7); t.row(st['y']-2,['Totals',f'{len(rows)} units',f'{Z("area",rows):,.0f}','','','','','','','','',''],f='Helvetica-Bold')
t.row(st['y']-2,['','','','','','','','',mn(Z('contractRent',occ)),mn(ins),mn(Z('deposit',occ)),mn(Z('balance',occ))],f='Helvetica-Bold',size=6.1)
y=st['y']-30
if y<170: head(); y=st['y']-6
c.setFont('Helvetica-Bold',8.5); c.drawString(34,y,'Unit Mix Summary'); y-=12
q=T(c,[(34,90,'l'),(128,36,'r'),(168,46,'r'),(218,40,'r'),(262,54,'r'),(322,60,'r'),(388,64,'r')],size=7)
q.row(y,['Size / Type','Units','Occupied','Vacant','Unrentable','Gross Potential','Actual Rent'],f='Helvetica-Bold'); y-=10
for ty in list(rates)+[None]:
    L=[x for x in rows if ty is None or x['unitType']==ty]
    q.row(y,[ty or 'Total',len(L),len([x for x in L if x.get('tenantName')]),len([x for x in L if x['statusText']=='Vacant']),len([x for x in L if x['statusText']=='Unrentable']),mn(Z('marketRent',L)),mn(Z('contractRent',L))],f=None if ty else 'Helvetica-Bold'); y-=10
print('d03 pages',st['pg']); assert st['pg']==NP
c.save()
save(fn,dict(propertyName='Padlock Self Storage - Seabright Rd',asOnDate='2025-03-01',units=len(rows),occupied=len(occ),vacant=len(vac),rows=rows),'SELF_STORAGE','Self storage unit status, zebra, 136 units, unit mix summary')
