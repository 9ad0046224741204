"""Stacking plan, tabloid page: boxes in proportion to area, floor totals at right."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
r=rng(6717); N=Names(r); A=dt.date(2026,6,30); F='Ferrant Tower MOB_stacking plan 2Q26.pdf'
kinds=['Surgical Associates','Oncology','Retina Group','Sleep Lab','Neurology','Fertility Center','Urology','Pulmonary Care','Vascular','Health System','Eye Surgeons','Hand Center','Rheumatology','Diagnostics']
kk=kinds+kinds; r.shuffle(kk)
fl=[(6,[('600',14900),('640',8100)]),(5,[('500',6300),('520',4450),('530',7150),('550',5100)]),(4,[('400',4800),('410',3650),('420',5150),('440',3900),('460',5500)]),(3,[('300',11400),('350',6750),('370',4850)]),(2,[('200',3700),('210',4400),('220',3850),('230',6050),('250',5000)]),(1,[('100',7900),('120',3500),('L-1',5200),('140',4100)])]
vac={'420','370','120'}
col={2026:'#f4a582',2027:'#fddbc7',2028:'#d9ead3',2029:'#b6d7a8',2030:'#a2c4c9'}
c=canvas.Canvas(DOC+'/'+F,pagesize=(1224,792)); rows=[]
c.setFont('Helvetica-Bold',20); c.drawString(40,748,'FERRANT TOWER MEDICAL OFFICE'); c.setFont('Helvetica',11); c.drawString(40,730,'Stacking plan as of June 30, 2026   |   1180 Ossining Parkway   |   base rent shown per month, triple net')
c.setFont('Helvetica-Bold',9); c.drawRightString(1184,712,'Floor RSF'); c.drawRightString(1112,712,'Leased'); y=612;H=92
for f,ss in fl:
    x=90; ft=sum(a for _,a in ss); le=0
    c.setFillGray(0); c.setFont('Helvetica-Bold',11); c.drawString(40,y+H/2,f'FLOOR'); c.setFont('Helvetica-Bold',16); c.drawString(52,y+H/2-18,str(f))
    for u,a in ss:
        w=950*a/23500
        q=dict(unit=f'Suite {u}' if u!='L-1' else 'L-1',section=f'FLOOR {f}',area=a)
        if u in vac: fill='#ffffff'; L=['AVAILABLE',f'{a:,} RSF']; q['statusText']='AVAILABLE'; 
        else:
            s,e=term(r,A,4,86); mo=float(round(a*r.uniform(22,30)/12)); n='Crosswind Cafe' if u=='L-1' else N.co([kk.pop()]); le+=a
            q.update(tenantName=n,contractRent=mo,leaseEndDate=iso(e),statusText='Occupied'); fill=col.get(e.year,'#c9b6e4'); L=[n,f'{a:,} RSF',f'Exp. {us(e)}',f'${m0(mo)}/mo']
            if w>200 and r.random()<.6: L[2]+='   (1 x 5-yr option)'
        if u=='440':
            pass
        c.setFillColor(HexColor(fill)); c.setStrokeGray(.25)
        if u in vac: c.setDash(3,2)
        c.rect(x,y,w-3,H-6,fill=1); c.setDash(); c.setFillGray(0); c.setFont('Helvetica-Bold',9); c.drawString(x+6,y+H-20,q['unit']); yy=y+H-34
        for i,t in enumerate(L): c.setFont('Helvetica-Bold' if i==0 else 'Helvetica',8.2); c.drawString(x+6,yy,t); yy-=12
        x+=w; rows.append(q)
    c.setFont('Helvetica',10); c.drawRightString(1184,y+H/2-6,f'{ft:,}'); c.drawRightString(1112,y+H/2-6,f'{le/ft:.1%}'); y-=H
T=S(q['area'] for q in rows); l=S(q['area'] for q in rows if 'tenantName' in q); mt=S(q.get('contractRent') for q in rows)
c.setFont('Helvetica-Bold',11); c.drawString(90,y+64,f'BUILDING   {T:,.0f} RSF    Leased {l:,.0f} RSF ({l/T:.1%})    Available {T-l:,.0f} RSF    Base rent ${mt:,.0f} per month    {len(rows)} suites, {sum("tenantName" in q for q in rows)} leased')
x=90
for yv,k in list(col.items())+[('2031 and later','#c9b6e4'),('Available','#ffffff')]:
    c.setFillColor(HexColor(k)); c.rect(x,y+32,16,12,fill=1); c.setFillGray(0); c.setFont('Helvetica',9); c.drawString(x+21,y+34,f'Expires {yv}' if yv!='Available' else yv); x+=120
c.setFont('Helvetica-Oblique',7.5); c.drawString(90,y+14,'Boxes drawn in proportion to rentable area. Information deemed reliable but not guaranteed; buyer to verify against leases.')
c.save(); o=sum('tenantName' in q for q in rows)
save(F,'FERRANT TOWER MEDICAL OFFICE','2026-06-30',rows,len(rows),o,len(rows)-o,ties=[('r','contractRent',mt)])
