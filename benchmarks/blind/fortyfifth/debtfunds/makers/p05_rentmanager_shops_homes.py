from lib import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
LF='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-%s.ttf'
for a in('Regular','Bold','Italic'): pdfmetrics.registerFont(TTFont('N'+a[0],LF%a))
r=random.Random(4505); N=Names(r)
NAME='BayshoreVillage_RentRoll_RM12.pdf'; AS=D(2025,9,30)
SH=[('C-101','Mango Tree Cafe & Bakery LLC',2140,29.5,D(2022,3,1),120,.03),('C-102','Suncoast Family Dental PA',1980,31.0,D(2021,8,15),120,.03),('C-103',None,1450,0,None,0,0),('C-104','Hair by Valencia Inc.',1120,27.25,D(2024,6,1),60,.025),('C-105','Tampa Bay Title Partners',1675,28.0,D(2023,11,1),60,.03),('C-106/107','Publico Wine & Provisions',4310,25.75,D(2020,5,1),180,0),('C-108','Kettle & Oar Coffee',960,33.0,D(2025,2,1),62,.035),('C-109','Bayshore Nails',1015,26.5,D(2019,9,1),72,0),('C-110','Little Anchors Learning Center',5220,22.4,D(2023,7,1),120,.02)]
rows=[]
for s,t,sf,ps,st,term,inc in SH:
    x=dict(unit=s,area=sf,section='Commercial')
    if not t: x.update(statusText='VACANT',_n='VACANT',marketRent=round(28*sf/12,2)); rows.append(x); continue
    if s=='C-109': le='MTM'
    else: le=eom(addm(st,term-1)) if st.day==1 else addm(st,term)-dt.timedelta(1)
    yrs=(AS.year-st.year)-(1 if (st.month,st.day)>(AS.month,AS.day) else 0)
    mo=round(ps*sf/12*(1+inc)**yrs,2); steps=[]
    if inc:
        k=yrs+1; v=mo
        while addm(st,12*k)<le and len(steps)<4: v=round(v*(1+inc),2); steps.append({'date':addm(st,12*k).isoformat(),'amount':v}); k+=1
    cam=round(sf*4.85/12,2); tax=round(sf*3.1/12,2); ins=round(sf*2.05/12,2)
    if s=='C-106/107': cam=tax=ins=0
    x.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=le,contractRent=mo,annualRent=round(mo*12,2),rentSteps=steps,_cam=cam,_tax=tax,_ins=ins,charges=[(c,v) for c,v in(('CAM',cam),('RE Tax',tax),('Insurance',ins)) if v],totalCharges=round(mo+cam+tax+ins,2),deposit=round(mo,0),balance=r.choice([0,0,round(r.uniform(100,2500),2)]))
    rows.append(x)
HT=[('Flat 1BR',690,1985),('Flat 2BR',960,2475),('TH 3BR',1385,3150)]
homes=[]
for i in range(201,219)  : homes.append((f'R-{i}',HT[0] if i%3 else HT[1]))
for i in range(1,9): homes.append((f'TH-{i}',HT[2]))
for u,h in homes:
    x=dict(unit=u,unitType=h[0],area=h[1],marketRent=h[2]+r.choice([0,25,50]),section='Residential')
    if u in('R-207','TH-4'): x.update(statusText='VACANT',_n='VACANT')
    else:
        mi=AS-dt.timedelta(r.randint(20,900)); ls=mi; le=addm(ls,12)-dt.timedelta(1)
        while le<AS: ls=addd(le,1); le=addm(ls,12)-dt.timedelta(1)
        rent=x['marketRent']-r.choice([0,50,75,125,190]); pk=r.choice([0,0,85]); pet=r.choice([0,0,30]); 
        x.update(tenantName=N.fl()+(' & '+N.pair()[0] if r.random()<.3 else ''),statusText='Occupied',leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,contractRent=rent,_pk=pk,_pet=pet,charges=[(c,v) for c,v in(('Parking',pk),('Pet',pet)) if v],totalCharges=rent+pk+pet,deposit=r.choice([500,1000,rent]),balance=r.choice([0,0,0,round(r.uniform(50,2500),2)]))
    homes_x=x; rows.append(x)
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOCS,NAME),pagesize=(W,H)); c.setTitle('Rent Roll'); y=0; pn=0
def page():
    global y,pn
    if pn: c.showPage()
    pn+=1; c.setFont('NB',15); c.drawCentredString(W/2,H-36,'Rent Roll'); c.setFont('NR',9); c.drawCentredString(W/2,H-49,'Bayshore Village Market & Residences (BVMR)'); c.drawCentredString(W/2,H-60,'As of 9/30/2025'); 
    c.setFont('NI',7.5); c.drawString(36,24,'rentmanager.com - property management systems  rev.12.2509'); c.drawRightString(W-36,24,f'Page {pn}'); c.drawCentredString(W/2,24,'10/06/2025 9:14 AM'); c.setStrokeColor(colors.HexColor('#2a5d84')); c.setLineWidth(1.2); c.line(36,H-66,W-36,H-66); c.setLineWidth(.4); c.setStrokeColor(colors.black); y=H-80
def hdr(cols,h):
    global y
    c.setFillColor(colors.HexColor('#d9e4ec')); c.rect(36,y-h+7,W-72,h,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('NB',8)
    for x0,t,al in cols:
        for i,l in enumerate(t.split('|')): (c.drawString if al=='l' else c.drawRightString)(x0,y-i*9-1,l)
    y-=h+5
page()
C1=[(40,'Suite','l'),(92,'Tenant','l'),(262,'Sq Ft','r'),(270,'Lease|Start','l'),(316,'Lease|End','l'),(402,'Annual|Base Rent','r'),(448,'Monthly|Base Rent','r'),(490,'CAM','r'),(530,'RE Tax','r'),(570,'Insurance','r'),(622,'Total|Monthly','r'),(674,'Security|Deposit','r'),(720,'Open|Balance','r'),(752,'Mkt','r')]
C1=C1[:-1]
c.setFont('NB',11); c.drawString(36,y,'Commercial'); y-=16; hdr(C1,20)
def v(x0,t,al='r',f='NR'): c.setFont(f,8.5); (c.drawString if al=='l' else c.drawRightString)(x0,y,t)
com=[x for x in rows if x['section']=='Commercial']; res=[x for x in rows if x['section']=='Residential']
for x in com:
    if y<70: page(); hdr(C1,20)
    v(40,x['unit'],'l'); v(92,x.get('tenantName') or 'VACANT','l'); v(262,f"{x['area']:,}")
    if x.get('tenantName'):
        v(270,us(x['leaseStartDate']),'l'); v(316,us(x['leaseEndDate']) if x['leaseEndDate']!='MTM' else 'MTM','l')
        for x0,a in((402,x['annualRent']),(448,x['contractRent']),(490,x['_cam']),(530,x['_tax']),(570,x['_ins']),(622,x['totalCharges']),(674,x['deposit']),(720,x['balance'])): v(x0,m2(a))
        if x['rentSteps']:
            y-=10; c.setFont('NI',7.5); c.setFillColor(colors.HexColor('#444444')); c.drawString(104,y,'Scheduled monthly base rent:   '+'     '.join(f"{us(dt.date.fromisoformat(s['date']))}  ${s['amount']:,.2f}" for s in x['rentSteps'])); c.setFillColor(colors.black)
    else: x.pop('marketRent')
    y-=14
def S(l,k): return round(sum(x.get(k,0) for x in l),2)
c.line(36,y+9,W-36,y+9)
v(40,'Commercial Totals','l','NB'); v(262,f"{S(com,'area'):,}",'r','NB')
for x0,k in((402,'annualRent'),(448,'contractRent'),(490,'_cam'),(530,'_tax'),(570,'_ins'),(622,'totalCharges'),(674,'deposit'),(720,'balance')): v(x0,m2(S(com,k)),'r','NB')
y-=12; v(40,f"{len(com)} suites, {sum(1 for x in com if x.get('tenantName'))} occupied, 1 vacant",'l','NI')
page()
C2=[(40,'Unit','l'),(92,'Type','l'),(140,'Resident','l'),(290,'Sq Ft','r'),(300,'Move In','l'),(346,'Lease|Start','l'),(392,'Lease|End','l'),(476,'Market|Rent','r'),(522,'Rent','r'),(562,'Parking','r'),(598,'Pet','r'),(642,'Total|Monthly','r'),(686,'Security|Deposit','r'),(734,'Open|Balance','r')]
c.setFont('NB',11); c.drawString(36,y,'Residential'); y-=16; hdr(C2,20)
for x in res:
    if y<60: page(); hdr(C2,20)
    v(40,x['unit'],'l'); v(92,x['unitType'],'l'); v(140,x.get('tenantName') or 'VACANT','l'); v(290,f"{x['area']:,}"); v(476,m2(x['marketRent']))
    if x.get('tenantName'):
        v(300,us(x['moveInDate']),'l'); v(346,us(x['leaseStartDate']),'l'); v(392,us(x['leaseEndDate']),'l')
        v(522,m2(x['contractRent'])); v(562,m2(x['_pk'])); v(598,m2(x['_pet'])); v(642,m2(x['totalCharges'])); v(686,m2(x['deposit'])); v(734,m2(x['balance']))
        x['charges']=[('Parking',x['_pk']),('Pet',x['_pet'])]
    y-=14
c.line(36,y+9,W-36,y+9)
v(40,'Residential Totals','l','NB'); v(290,f"{S(res,'area'):,}",'r','NB')
for x0,k in((476,'marketRent'),(522,'contractRent'),(562,'_pk'),(598,'_pet'),(642,'totalCharges'),(686,'deposit'),(734,'balance')): v(x0,m2(S(res,k)),'r','NB')
y-=12; v(40,f"{len(res)} homes, {sum(1 for x in res if x.get('tenantName'))} occupied, 2 vacant",'l','NI'); y-=24
c.setLineWidth(1); c.line(36,y+12,W-36,y+12); v(40,'Property Totals','l','NB'); v(290,f"{S(rows,'area'):,}",'r','NB'); v(522,m2(S(rows,'contractRent')),'r','NB'); v(642,m2(S(rows,'totalCharges')),'r','NB'); v(686,m2(S(rows,'deposit')),'r','NB'); v(734,m2(S(rows,'balance')),'r','NB')
c.save()
for x in com:
    if x.get('tenantName'): x['charges']=[('CAM',x['_cam']),('RE Tax',x['_tax']),('Insurance',x['_ins'])]
    if x.get('rentSteps')==[]: x.pop('rentSteps')
o=sum(1 for x in rows if x.get('tenantName'))
save(NAME,rows,len(rows),o,len(rows)-o,'Bayshore Village Market & Residences','2025-09-30','Rent Manager print, Tampa FL','two sections with different columns (shops and homes), scheduled rent steps on a second line, section and property totals, narrow font','two tables with own headers, rent steps in a sentence line, MTM end date, combined suite id',assetType='MIXED_USE')
