from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(8507)
F='RentRoll_4410_KingsgateTowers_20251130.pdf'
fi="A. B. C. D. E. F. G. H. J. K. L. M. N. P. R. S. T. V. W. Y.".split(); la="Abernethy Bouchard Chaudhry Desrosiers Eskildsen Falconbridge Gauthier Hrynkiw Ibrahimi Jankovic Kowalchuk Lachance MacIsaac Nakamura Okonkwo Pelletier Quigg Rosenfeldt Sandhu Tremblett Uppal Vandermeer Wojcik Xenos Yaremchuk Zielinski Beausoleil Cormack Dhaliwal Etherington Fung Gillespie Hadfield".split()
types={'01':('2B1B',842,2250),'02':('1B1B',618,1850),'03':('1B1B',618,1850),'04':('BACH',441,1475),'05':('2B1B',842,2250),'06':('2B2B',935,2475),'07':('1B1B',640,1875),'08':('3B2B',1128,2895)}
def nm(): return f'{rng.choice(la)}, {rng.choice(fi)}'
rows=[];lines=[]
COD=['Rent','Parking','Locker','Hydro']
vac={'204','508','703'}
for fl in range(1,9):
    for s,(ty,a,mk) in types.items():
        if fl==1 and s in('03','04'): continue
        u=f'{fl}{s}'; mk2=mk+15*(fl-1)
        if u in vac:
            lines.append(dict(u=u,ty=ty,a=a,st='V',t='VACANT',mk=mk2,ch=[0,0,0,0],mi=None,le=None,dep=0,bal=0))
            if u=='508': lines.append(dict(u=u,ty=ty,a=a,st='F',t='Yaremchuk, O.',mk=None,ch=[3000.0,125,0,0],mi=D(2026,1,1),le=D(2026,12,31),dep=3000.0,bal=0))
            continue
        mi=D(rng.randint(2004,2025),rng.randint(1,12),1); 
        if mi>D(2025,11,1): mi=D(2025,9,1)
        rent=round(mk2*(.975**max(0,2025-mi.year))*rng.uniform(.96,1.01),2); rent=max(rent,mk2*.52); rent=round(rent,2)
        le=endof(mi,12) ; le=le if le>D(2025,11,30) else None
        ch=[rent,rng.choice([0,0,90,110,125]),rng.choice([0,0,0,35]),rng.choice([0,0,0,0,62.5])]
        st='N' if (u in('305','602')) else 'O'
        lines.append(dict(u=u,ty=ty,a=a,st=st,t=nm(),mk=mk2,ch=ch,mi=mi,le=le or 'MTM',mo=D(2025,12,31) if st=='N' else None,dep=rent if mi.year>2010 else round(rent*.8,2),bal=0 if rng.random()<.8 else rng.choice([round(rent,2),-35.0,212.4,58.75,1120.0])))
c=canvas.Canvas(doc(F),pagesize=landscape(letter)); pn=0
X=[('Unit',28,'l'),('Type',62,'l'),('Sq Ft',122,'r'),('St',134,'l'),('Resident',152,'l'),('Market',292,'r'),('Rent',342,'r'),('Parking',386,'r'),('Locker',424,'r'),('Hydro',460,'r'),('Total',512,'r'),('Move In',524,'l'),('Lease End',574,'l'),('Move Out',626,'l'),('LMR Dep',712,'r'),('Balance',764,'r')]
def m(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def hdr():
    global y,pn
    if pn: c.showPage()
    pn+=1; c.setFont('Helvetica-Bold',11); c.drawString(28,580,'Rent Roll with Recurring Charges')
    c.setFont('Helvetica',8); c.drawString(28,568,'Property: 4410 - Kingsgate Towers (London, ON)'); c.drawString(28,557,'As Of: 11/30/2025    Month Year: 11/2025'); c.drawRightString(764,580,f'Page {pn} of 2'); c.drawRightString(764,568,'12/03/2025 09:14 AM')
    c.setFont('Helvetica-Bold',7.4); y=538
    for h,x,a in X: (c.drawString if a=='l' else c.drawRightString)(x,y,h)
    c.line(28,y-4,764,y-4); y-=15
def put(vals,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.4)
    for (h,x,a),v in zip(X,vals):
        if v!='': (c.drawString if a=='l' else c.drawRightString)(x,y,v)
hdr(); fd=lambda x: x if isinstance(x,str) else (x.strftime('%m/%d/%Y') if x else '')
T=[0]*8; FT=None; SN={'O':'O','V':'V','N':'N','F':'F'}
for l in lines:
    if y<50: hdr()
    tot=sum(l['ch']); fut=l['st']=='F'
    put([l['u'],l['ty'],str(l['a']),l['st'],l['t'],m(l['mk']) if l['mk'] else '']+[m(v) for v in l['ch']]+[m(tot),fd(l['mi']),fd(l['le']),fd(l.get('mo')),m(l['dep']),m(l['bal'])])
    y-=12.1 
    q=dict(unit=l['u'],unitType=l['ty'],area=l['a'],statusText=l['st'],marketRent=l['mk'],contractRent=l['ch'][0],charges=[{"code":a,"amount":b} for a,b in zip(COD,l['ch'])],totalCharges=round(tot,2),moveInDate=l['mi'],leaseEndDate=l['le'],moveOutDate=l.get('mo'),deposit=l['dep'],balance=l['bal'])
    if l['st']!='V': q['tenantName']=l['t']
    rows.append(q)
    if not fut:
        for i,v in enumerate([l['mk']]+l['ch']+[tot,l['dep'],l['bal']]): T[i]+=v
c.line(28,y+7,764,y+7); y-=3
put(['Total','','','','Current and vacant']+[m(round(v,2)) for v in T[:6]]+['','','',m(T[6]),m(T[7])],True); y-=22
c.setFont('Helvetica-Bold',8); c.drawString(28,y,'Summary by Unit Type'); y-=12
c.setFont('Helvetica',7.4); 
for i,h in enumerate(('Type','Units','Occ.','Vacant','Total Sq Ft','Rent')): c.drawRightString(80+i*60,y,h)
c.line(40,y-3,384,y-3); y-=12
phys=[l for l in lines if l['st']!='F']
for ty in ('BACH','1B1B','2B1B','2B2B','3B2B',None):
    z=[l for l in phys if ty in(None,l['ty'])]; v=sum(l['st']=='V' for l in z)
    if ty is None: c.setFont('Helvetica-Bold',7.4)
    for i,h in enumerate((ty or 'Total',len(z),len(z)-v,v,f"{sum(l['a'] for l in z):,}",m(round(sum(l['ch'][0] for l in z),2)))): c.drawRightString(80+i*60,y,str(h))
    y-=10.5
c.setFont('Helvetica-Oblique',7); c.drawString(420,y+40,'Status: O = occupied, N = on notice (occupied), V = vacant, F = future resident (not in totals)')
c.drawString(420,y+30,'LMR Dep = last month rent deposit held. Hydro = flat recovery, sub-metered units excluded.')
c.save()
save(F,dict(propertyName="Kingsgate Towers",asOnDate="2025-11-30",units=len(phys),occupied=len(phys)-3,vacant=3,rows=rows),'MULTIFAMILY','PMS rent roll with charge columns, status letters, future resident row, summary by type')
print(len(rows),T,pn)
