# JDE-like fixed-width print, industrial park by building; PLANTED: one row dropped
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
r=random.Random(2406); AS=D(2025,6,30); f='R15400_rentroll_copperline.pdf'; W,H=landscape(letter)
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(W,H),invariant=1); pg=0; LINES=[]; fd=lambda d:d.strftime('%m/%d/%y')
FM='{:<7}{:<5}{:>8} {:<27}{:<9}{:<9}{:>9}{:>12}{:>11}{:>11}{:>10}{:>13}{:>12}'
nm=names(r,['Plumbing Supply','Cabinetry','Distribution','Tile & Stone','Auto Glass','Packaging','Freight Sys','Machine','Electrical','Foods','Print Works'],50);k=0
rows=[]; G=[0]*7; dropped=None
for bi,(bl,bn) in enumerate((('00041','COPPERLINE BLDG A'),('00042','COPPERLINE BLDG B'),('00043','COPPERLINE BLDG C'),('00044','COPPERLINE BLDG D'))):
    LINES.append(('h',f'Building  {bl}  {bn}')); LINES.append(('l','')); S=[0]*7
    for j in range(1,r.choice([8,9,10])+1):
        ty=r.choice(['WHS','WHS','FLX','FLX','OFC']) if j>1 else 'WHS'; a=r.randint(2400,28000) if ty=='WHS' else r.randint(1500,6400)
        u=f'{chr(65+bi)}{j*10:03d}'
        if r.random()<.1:
            LINES.append(('l',FM.format(u,ty,'','** VACANT **','','',m0(a),'.00','.00','.00','.00','.00','.00'))); S[0]+=a
            rows.append(dict(unit=u,building=f'{bl} {bn}',unitType=ty,area=a,statusText='VACANT',contractRent=0,charges=[dict(code=q,amount=0) for q in('CAM','Taxes','Insurance')],totalCharges=0,deposit=0)); continue
        n=nm[k];k+=1; b=am(D(2019,1,1),r.randint(0,76)); e=term(b,r.choice([3,5,7])); e=e if e>AS else term(b,r.choice([10])); ra=r.choice([.82,.88,.95,1.05,1.12])
        v=[round(a*x,2) for x in(ra,.12,.095,.028)]; t=round(sum(v),2); dp=r.choice([0.0,v[0],v[0],5000.0]) ; vals=[a]+v+[t,dp]
        S=[p+q for p,q in zip(S,vals)]
        if (bi,j)==(2,4): dropped=f'{u} {n} {v[0]}'; continue
        z=lambda x:m2(x) if x else '.00'
        LINES.append(('l',FM.format(u,ty,str(4100210+k*37),n[:26],fd(b),fd(e),m0(a),*[z(x) for x in v],z(t),z(dp))))
        rows.append(dict(unit=u,building=f'{bl} {bn}',unitType=ty,tenantName=n[:26],statusText='Occupied',area=a,leaseStartDate=b,leaseEndDate=e,contractRent=v[0],charges=[dict(code=q,amount=w) for q,w in zip(('Base Rent','CAM','Taxes','Insurance'),v)],totalCharges=t,deposit=dp))
    dash=FM.format('','','','','','',*['-'*8]+['-'*10]*2+['-'*9]*2+['-'*11]+['-'*10])
    LINES+= [('l',dash),('l',FM.format('','','','* Total '+bn,'','',m0(S[0]),*[m2(x) for x in S[1:]])),('l','')]; G=[p+q for p,q in zip(G,S)]
LINES+=[('l',FM.format('','','','','','',*['='*8]+['='*10]*2+['='*9]*2+['='*11]+['='*10])),('l',FM.format('','','','** Grand Total','','',m0(G[0]),*[m2(x) for x in G[1:]]))]
def head():
    global pg
    if pg: c.showPage()
    pg+=1; c.setFont('Courier',7.1); y=H-28
    for t in(f'R15400            {"Copperline Partners II LLC":^96}       06/30/25  23:14:08',f'{"Rent Roll by Building":^132}Page -{pg:>5}',f'{"As of 06/30/25":^132}','',
      FM.format('Unit','Unit','Address','Tenant','Begin','End','Rentable','Base','','','','Total','Security'),FM.format('Number','Type','Number','Name','Date','Date','Sq Feet','Rent/Mo','CAM','Taxes','Insurance','Monthly','Deposit'),FM.format('_'*6,'_'*4,'_'*7,'_'*26,'_'*8,'_'*8,'_'*8,'_'*10,'_'*10,'_'*10,'_'*9,'_'*11,'_'*10)):
        c.drawString(24,y,t); y-=10
    return y-4
y=head(); band=0
for t,s in LINES:
    if y<40 or (t=='h' and y<90): y=head()
    band+=1
    if band%4<2: c.setFillColorRGB(.90,.96,.90); c.rect(20,y-2.5,W-40,10,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Courier',7.1); c.drawString(24,y,s); y-=10
c.save()
save(f,'INDUSTRIAL','JDE fixed-width green-bar print by building',rows,None,AS,len(rows),sum(x['statusText']!='VACANT' for x in rows),sum(x['statusText']=='VACANT' for x in rows),planted=dict(what=f'unit row {dropped} left out of Building C; the building and grand totals include it',kind='row_dropped'),totals=dict(area=G[0],contractRent=round(G[1],2),totalCharges=round(G[5],2),deposit=round(G[6],2)),hard=True)
