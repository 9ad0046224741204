import random, datetime as dt; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(4102)
F='Kettle_Ridge_Storage_RentRoll_09302025.pdf'
FN='Aaron Beth Carlos Dawn Elias Faye Grant Holly Ines Jamal Karla Leon Misty Nate Opal Pete Quinn Rosa Sean Tina Ursula Vince Wade Ximena Yara Zack Amber Boyd Celia Dirk'.split()
LN='Abernat Boscow Cutlip Dancey Eversole Fulkert Gadberry Hostler Ingrum Jaspers Kowalt Lattimer Mungar Nesbeth Oliphint Prewit Quarlas Rasco Stahlen Tolliva Umberg Varnish Whitsel Yocham Zeller Brickley Crandal Dempsy Farrowe Gillam'.split()
CO=['Red Barn Catering LLC','Apex Drywall Inc.','K-9 Rescue of Elm Co.','Tri-Rivers HVAC','Sunny Days Preschool','Lodge 418 Benevolent Assn','DJ Maxx Events','County Extension Ofc']
types=[('Inside, Climate','5x5',25,46,14,'A'),('Inside, Climate','5x10',50,78,26,'A'),('Inside, Climate','10x10',100,129,24,'A'),('Drive-Up','10x10',100,104,30,'B'),('Drive-Up','10x15',150,132,22,'C'),('Drive-Up','10x20',200,158,18,'C'),('Drive-Up','10x30',300,214,8,'D'),('Outdoor Parking','12x30',360,65,8,'P')]
AS=dt.date(2025,9,30)
ctr={'A':100,'B':200,'C':300,'D':400,'P':0}
groups=[]; N=0
vac=set(random.sample(range(150),16)); 
unr={vac.pop(),vac.pop()}; vac|=unr
comp=next(i for i in range(66,90) if i not in vac)
i=0; used=set()
for ty,size,area,std,n,pre in types:
    g=[]
    for k in range(n):
        ctr[pre]+=1; u=f'{pre}{ctr[pre]:03d}' if pre!='P' else f'P{ctr[pre]:02d}'
        r=dict(unit=u,area=area,std=float(std),size=size,ty=ty)
        if i in vac: r['st']='Unrentable' if i in unr else 'Vacant'
        elif i==comp: r.update(st='Occ',name='** Company Unit **',rent=0.0,mi=dt.date(2016,5,2),pt=None,ins=None,dep=0.0,bal=0.0,late=0)
        else:
            if random.random()<.09 and CO and area>=100: nm=CO.pop()
            else:
                while 1:
                    nm=f'{random.choice(LN)}, {random.choice(FN)}'
                    if nm not in used: used.add(nm); break
            mi=AS-dt.timedelta(days=int(random.expovariate(1/700))+2)
            yrs=(AS-mi).days/365
            rent=float(round(std*(random.choice([.75,.9,1,1]) if yrs<.6 else min(1+.07*int(yrs+.4),1.45))))
            ins=random.choice([None,12.0,12.0,18.0]) if ty!='Outdoor Parking' else None
            late=random.random()<.11
            nxt=dt.date(2025,10,random.choice([1,1,1,5,12,20,28])); bal=0.0; days=0
            if late:
                days=random.choice([9,16,30,31,47,62,91]); nxt=AS-dt.timedelta(days=days); bal=round((rent+(ins or 0))*(1+days//30)+random.choice([10,20,20,45]),2)
            elif random.random()<.04: bal=-round(rent*random.choice([1,.5]),2)
            dep=random.choice([0,0,0,25.0,50.0]) if yrs<4 else 0.0
            r.update(st='Occ',name=nm,rent=rent,mi=mi,pt=nxt,ins=ins,dep=float(dep),bal=bal,late=days)
        g.append(r); i+=1
    groups.append(((ty,size),g))
assert i==150
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1)
# column: title lines, right edge or left
C=[('Unit','',40,'l'),('Size','',80,'l'),('Area','',142,'r'),('Tenant','',152,'l'),('Moved In','',300,'l'),('Paid Thru','',352,'l'),('Days','Late',428,'r'),('Std.','Rate',478,'r'),('Rent','',528,'r'),('Rent','Variance',580,'r'),('Ins.','Prem.',622,'r'),('Deposit','Held',672,'r'),('Balance','',732,'r')]
page=[0]; y=0
def put(vals,y,font='Helvetica',sz=7.3):
    c.setFont(font,sz)
    for (a,b,x,al),v in zip(C,vals):
        if v is None or v=='': continue
        (c.drawString if al=='l' else c.drawRightString)(x,y,v)
def newpage():
    global y
    if page[0]: c.showPage()
    page[0]+=1
    c.setFont('Helvetica-Bold',13); c.drawString(40,H-42,'Rent Roll')
    c.setFont('Helvetica',8); c.drawString(40,H-54,'L014 - Kettle Ridge Self Storage'); c.drawString(40,H-64,'2290 State Route 9, Kettle Ridge')
    c.drawRightString(732,H-42,'As of: 9/30/2025'); c.drawRightString(732,H-54,'Sorted by: Unit Type, Size, Unit')
    yy=H-78; c.setFillColorRGB(.8,.86,.93); c.rect(36,yy-15,700,24,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
    put([a if b else '' for a,b,_,_ in C],yy,'Helvetica-Bold'); put([b if b else a for a,b,_,_ in C],yy-9,'Helvetica-Bold')
    c.setFont('Helvetica',6.5); c.drawString(40,24,'Printed 10/2/2025 8:41:17 AM by KRManager'); c.drawRightString(732,24,f'Page {page[0]}')
    y=yy-27
def need(h):
    if y-h<38: newpage()
dd=lambda d:f'{d.month}/{d.day}/{d.year}' if d else ''
neg=lambda v: m(v) if v>=0 else f'({m(-v)})'
newpage(); rows=[]; G=[]
for (ty,size),g in groups:
    need(40); c.setFont('Helvetica-Bold',8); c.drawString(40,y,f'{ty}  {size}'); y-=11
    for r in g:
        need(11)
        if r['st']=='Occ':
            put([r['unit'],size,str(r['area']),r['name'],dd(r['mi']),dd(r['pt']),str(r['late']) if r['late'] else '',m(r['std']),m(r['rent']),neg(r['rent']-r['std']),m(r['ins']) if r['ins'] else '',m(r['dep']),neg(r['bal'])],y)
            rows.append(dict(unit=r['unit'],unitType=size,area=r['area'],section=f'{ty} {size}',tenantName=r['name'],statusText='Occupied',marketRent=r['std'],contractRent=r['rent'],moveInDate=r['mi'].isoformat(),deposit=r['dep'],balance=r['bal'],charges=[{'code':'Ins. Prem.','amount':r['ins']}] if r['ins'] else None))
        else:
            put([r['unit'],size,str(r['area']),r['st'],'','','',m(r['std'])],y,'Helvetica-Oblique')
            rows.append(dict(unit=r['unit'],unitType=size,area=r['area'],section=f'{ty} {size}',statusText=r['st'],marketRent=r['std']))
        y-=10.4
    o=[r for r in g if r['st']=='Occ']
    T=dict(n=len(g),o=len(o),area=sum(r['area'] for r in g),std=sum(r['std'] for r in g),rent=sum(r['rent'] for r in o),var=sum(r['rent']-r['std'] for r in o),ins=sum(r['ins'] or 0 for r in o),dep=sum(r['dep'] for r in o),bal=sum(r['bal'] for r in o)); G.append(T)
    need(24); c.setLineWidth(.4); c.line(100,y+8,732,y+8)
    put(['','',f"{T['area']:,}",f"{T['n']} units, {T['o']} occupied ({T['o']/T['n']*100:.1f}%)",'','','',m(T['std']),m(T['rent']),neg(T['var']),m(T['ins']),m(T['dep']),neg(T['bal'])],y-1,'Helvetica-Bold'); y-=20
S={k:sum(t[k] for t in G) for k in G[0]}
need(110); c.setLineWidth(1); c.line(36,y+10,736,y+10)
put(['Grand Total','',f"{S['area']:,}",'','','','',m(S['std']),m(S['rent']),neg(S['var']),m(S['ins']),m(S['dep']),neg(S['bal'])],y-1,'Helvetica-Bold'); y-=24
nunr=len(unr)
for l,v in [('Total Units',str(S['n'])),('Occupied (incl. company unit)',str(S['o'])),(f'Vacant (incl. {nunr} unrentable)',str(S['n']-S['o'])),('Unit Occupancy',f"{S['o']/S['n']*100:.1f}%"),('Economic Occupancy',f"{S['rent']/S['std']*100:.1f}%")]:
    c.setFont('Helvetica',8); c.drawString(60,y,l); c.drawRightString(260,y,v); y-=11
c.save()
save(F,'SELF_STORAGE','SiteLink-type rent roll, landscape, grouped by type and size with subtotals, 150 units',False,
 dict(propertyName='Kettle Ridge Self Storage',asOnDate='2025-09-30',units=150,occupied=S['o'],vacant=150-S['o'],sheet=None,planted=None,rows=rows))
print(S,page)
