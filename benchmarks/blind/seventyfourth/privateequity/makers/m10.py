from common import *
from reportlab.pdfgen import canvas
r=random.Random(1010); n=N(r); F='Magnolia_Terrace_LIHTC_HAP_roll.pdf'; asof=D.date(2025,7,1); W,H=792,612
c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0; TF='Times-Roman'; TB='Times-Bold'
ed=[24,52,88,112,146,254,278,306,358,410,452,500,552,604,652,706,768]
hd=[('','Bldg'),('','Unit'),('','BR'),('','Sq Ft'),('','Head of Household'),('HH','Size'),('AMI','%'),('','Move-in'),('Last','Recert'),('Max','Rent'),('Util.','Allow.'),('Contract','Rent'),('Tenant','Portion'),('HAP','Subsidy'),('Security','Deposit'),('Acct','Balance')]
lf={0,1,4}
def cell(i,s,y,b=False):
    c.setFont(TB if b else TF,8)
    if i in lf: c.drawString(ed[i]+2,y,s)
    elif i in(2,5,6,7,8): c.drawCentredString((ed[i]+ed[i+1])/2,y,s)
    else: c.drawRightString(ed[i+1]-3,y,s)
def grid(y,h): 
    c.setLineWidth(.3); c.rect(ed[0],y,ed[-1]-ed[0],h); [c.line(e,y,e,y+h) for e in ed[1:-1]]
def new():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont(TB,12); c.drawString(24,H-34,'MAGNOLIA TERRACE APARTMENTS'); c.setFont(TF,9); c.drawString(24,H-46,'Affordable Housing Tenant Rent Roll - LIHTC / Project-Based Section 8'); c.drawRightString(768,H-34,'Effective July 1, 2025'); c.drawRightString(768,H-46,f'Page {pg} of 2')
    y=H-72; c.setFillGray(.88); c.rect(ed[5],y,ed[9]-ed[5],13,1,1); c.rect(ed[9],y,ed[14]-ed[9],13,1,1); c.setFillGray(0); c.setFont(TB,8); c.drawCentredString((ed[5]+ed[9])/2,y+3.5,'Certification'); c.drawCentredString((ed[9]+ed[14])/2,y+3.5,'Rents')
    y-=24; grid(y,24)
    for i,(a,b) in enumerate(hd): cell(i,a,y+14,1); cell(i,b,y+4,1)
new(); rows=[]; G=[0.]*5; occ=vac=0; dm=lambda d:d.strftime('%m/%d/%y')
br={1:(612,1086,72,1015),2:(845,1302,91,1240),3:(1090,1503,113,1450)}
for b in ('A','B','C'):
    for k in range(14):
        u=f'{b}{101+k if k<7 else 201+k-7}'; q=r.choice([1,2,2,3]); sf,mx,ua,cr=br[q]; am=r.choice(['50%','60%','60%']); mx=mx if am=='60%' else round(mx*.83)
        if y<52: new()
        y-=13; grid(y,13); yy=y+3.5
        t=dict(unit=u,building=b,unitType=str(q),area=sf)
        if u=='B101':
            for i,s in enumerate([b,u,str(q),f'{sf:,}','Manager - non-revenue','','EXM','','','','','0.00','0.00','0.00','0.00','0.00']): cell(i,s,yy)
            t.update(statusText='Manager - non-revenue',contractRent=0.,charges=[dict(code='Tenant Portion',amount=0.),dict(code='HAP Subsidy',amount=0.)],deposit=0.,balance=0.); rows.append(row(**t)); continue
        if u in('A203','C106'):
            for i,s in enumerate([b,u,str(q),f'{sf:,}','VACANT','',am,'','',m(mx,0),str(ua),m(cr),'','','','']): cell(i,s,yy)
            vac+=1; G[0]+=cr; t.update(statusText='VACANT',contractRent=float(cr)); rows.append(row(**t)); continue
        occ+=1; na=n('lf'); mi=addm(asof,-r.randint(4,130)).replace(day=r.randint(1,28)); rc=D.date(2025 if mi.month<7 else 2024,mi.month,1); rc=max(rc,mi.replace(day=1)); rc=mi if rc<=mi else rc
        tp=float(r.randint(38,cr-250)); hp=cr-tp; dep=float(r.choice([50,tp,250])); bal=r.choice([0.,0.,0.,0.,tp,-12.,23.5])
        for i,s in enumerate([b,u,str(q),f'{sf:,}',na,str(r.randint(1,q+2)),am,dm(mi),dm(rc),m(mx,0),str(ua),m(cr),m(tp),m(hp),m(dep),m(bal)]): cell(i,s,yy)
        for j,v in enumerate((cr,tp,hp,dep,bal)): G[j]+=v
        t.update(statusText='Occupied',tenantName=na,moveInDate=mi,contractRent=float(cr),charges=[dict(code='Tenant Portion',amount=tp),dict(code='HAP Subsidy',amount=hp)],deposit=dep,balance=bal); rows.append(row(**t))
y-=15; c.setFillGray(.93); c.rect(ed[0],y,ed[-1]-ed[0],15,0,1); c.setFillGray(0); cell(4,'TOTAL - 42 UNITS',y+4,1)
for i,v in zip((11,12,13,14,15),G): cell(i,m(v),y+4,1)
y-=18; c.setFont(TF,8); c.drawString(24,y,f'Occupied by certified households: {occ}    Manager unit: 1    Vacant: {vac}'); y-=11; c.drawString(24,y,'Contract rent for vacant units shown at the approved HAP contract level. EXM = exempt staff unit (not counted in AMI set-aside).')
assert pg==2,pg
c.save(); save(F,'MULTIFAMILY','analyst r74a','LIHTC / Section 8 roll with tenant portion and HAP, boxed grid',True,T('Magnolia Terrace Apartments',asof,42,None,vac,rows))
