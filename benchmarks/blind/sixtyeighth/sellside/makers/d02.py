# UK shopping centre, A3 canvas, wrapped comments, sections by mall
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A3, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth, registerFont
from reportlab.pdfbase.ttfonts import TTFont
F='/usr/share/fonts/truetype/liberation/'
import subprocess
def fp(n): return subprocess.run(['fc-list'],capture_output=True,text=True).stdout and [l.split(':')[0] for l in subprocess.run(['fc-list'],capture_output=True,text=True).stdout.splitlines() if n in l][0]
registerFont(TTFont('N',fp('LiberationSansNarrow-Regular.ttf'))); registerFont(TTFont('NB',fp('LiberationSansNarrow-Bold.ttf')))
R=random.Random(6802)
N='Millbrook Centre - Tenancy Schedule (Q3 2025).pdf'
ASOF=D(2025,9,29)
T=[("Hallam Footwear Retail Limited","Hallam Shoes"),("Pryce & Tolley Opticians Ltd","Pryce Tolley"),("Cobalt Mobile Stores (UK) Limited","Cobalt"),("Greyfriars Bakery Group Limited","Greyfriars"),("Bonnington Jewellers Limited","Bonnington's"),("Lark & Linden Ltd","Lark & Linden"),("Denholm Fashion Retail Limited","DNHM"),("Oakhurst Building Society","Oakhurst"),("Penny Farthing Cards Limited","Penny Farthing"),("Sable Nails (Stourbury) Ltd","Sable Nails"),("Thornbeck Stores plc","Thornbeck"),("Marlin Sports Retail Limited","Marlin Sports"),("Vale Pharmacy Holdings Ltd","Vale Pharmacy"),("Whitcombe Books Limited","Whitcombe"),("Tiggy's Toys Limited","Tiggy's"),("Kemble Travel Limited","Kemble Travel"),("Rowan Health Foods Ltd","Rowan & Root"),("Stanyard Discount Limited","Everything 99"),("Castellan Amusements Limited","Castellan Slots"),("Fitzalan Coffee Company Limited","Fitzalan"),("Dunmore Pasty Co. Limited","Dunmore Pasties"),("Burrage Barbers Ltd","Burrage's"),("Ashcroft Vape Limited","Cloud Nine"),("Ludlow Home Limited","Ludlow Home"),("Evesby Charity Shops","Evesby Hospice"),("Gantry Gaming UK Limited","Gantry"),("Meridian Kidswear Limited","Little Meridian"),("Tamsin Lowe Hair Limited","Tamsin Lowe"),("Harbord Leather Goods Ltd","Harbord"),("Sparkfield Electricals Limited","Sparkfield"),("Nettleton Perfumery Limited","Nettleton"),("Corvane Fitness Limited","Corvane Gym"),("Ingleby Foods Limited","Ingleby Frozen"),("Yarrow Phone Repairs Ltd","FixIt"),("St Wulstan's Credit Union","Credit Union")]
R.shuffle(T); it=iter(T)
rows=[]; secs=[]
def mk(u,sec,area,rent=None,kind='let',ten=None):
    r=dict(unit=u,section=sec,area=area,charges=[]); sc=round(area*R.uniform(5.2,7.1)); ins=round(area*R.uniform(.38,.52))
    r['charges']=[dict(code='Service Charge',amount=sc),dict(code='Insurance',amount=ins)]
    if kind=='vac': r['statusText']='Vacant'; r['_c']=R.choice(['Void since March 2025. Empty rates payable.','Under offer to local café operator, 5 years, terms agreed but not documented.','Stripped to shell. Landlord works programmed for Q1 2026.','']); return r
    a,b=ten or next(it); r['tenantName']=a; r['_t']=b
    st=D(R.choice([2016,2018,2019,2020,2021,2022,2023,2024,2025]),R.choice([1,3,5,6,8,9]),R.choice([1,24,25,29,14])) 
    if st>ASOF: st=D(2025,3,25)
    term=R.choice([60,60,60,120,120,180]) if area<12000 else 300
    e=end(st,term); r['leaseStartDate']=st
    if e<=ASOF: r['leaseEndDate']='Holding over'; r['_c']='Lease expired '+e.strftime('%d/%m/%Y')+'; s.25 notice not yet served.'
    else:
        r['leaseEndDate']=e; yrs=term//12
        r['_brk']=addm(st,term//2) if R.random()<.4 and addm(st,term//2)>ASOF else None
        r['_rev']=addm(st,60) if yrs>5 and addm(st,60)>ASOF else None
        r['_c']=R.choice(['','','Tenant break subject to 6 months\' prior written notice and vacant possession.','Service charge capped, subject to annual RPI uplift.','Rent payable monthly in advance.','Schedule of condition attached. Inside the 1954 Act.','Outside the 1954 Act. Rent deposit of 3 months held.','Personal concession ended June 2025; full rent now payable.','Turnover top-up at 8% of net sales above base rent. No top-up certified for y/e Jan 2025.'])
    r['annualRent']=rent if rent is not None else round(area*R.uniform(14,34)/250)*250
    return r
plan=[('GROUND FLOOR - HIGH STREET MALL',[f'{n}' for n in (1,2,3,'4/5',6,7,8,9,10,'11a','11b',12)]),('GROUND FLOOR - ABBEY WALK',['14','15','16','17-19','20','21','22','23','24','25']),('UPPER LEVEL',['U1','U2','U3','U4','U5','U6','U7','FC1','FC2','FC3']),('MAJOR SPACE UNITS',['MSU 1','MSU 2','MSU 3']),('KIOSKS AND OTHER INCOME',['K1','K2','K3','K4','ATM','Car Park'])]
fixed={'MSU 1':(31450,("Thornbeck Stores plc","Thornbeck"),275000),'MSU 2':(14820,("Ingleby Foods Limited","Ingleby Frozen"),142500),'MSU 3':(18260,None,None)}
T[:]=[x for x in T if x[1] not in('Thornbeck','Ingleby Frozen')]; it=iter(T)
for sec,us in plan:
    L=[]
    for u in us:
        if u in fixed:
            a,t,rn=fixed[u]; L.append(mk(u,sec,a,rn,'let' if t else 'vac',t))
        elif u=='ATM': L.append(dict(unit=u,section=sec,tenantName='Oakhurst Building Society',_t='ATM',leaseStartDate=D(2022,6,24),leaseEndDate=D(2027,6,23),annualRent=6500,_c='Licence to site one machine.'))
        elif u=='Car Park': L.append(dict(unit=u,section=sec,tenantName='Parkwell Operations Limited',_t='412 spaces',leaseStartDate=D(2020,9,29),leaseEndDate=D(2030,9,28),annualRent=185000,_rev=D(2026,9,29),_c='Base rent plus 60% of net takings above £310,000. Upward only review to RPI (collar 1%, cap 4%).'))
        elif sec.startswith('KIOSK'): L.append(mk(u,sec,R.randrange(60,160),R.choice([9000,12500,15000]),'vac' if u=='K3' else 'let'))
        else: L.append(mk(u,sec,R.choice([R.randrange(520,1500),R.randrange(1500,4200)]),None,'vac' if u in('6','11b','20','U4','U6','FC3') else 'let'))
    secs.append((sec,L)); rows+=L
W,H=landscape(A3); c=canvas.Canvas(out(N),pagesize=(W,H))
X=[36,92,268,360,412,470,528,586,644,710,772,826,846]; # col starts
HD=[('Unit',36,'l'),('Tenant',88,'l'),('Trading Name',276,'l'),('Floor Area\n(sq ft NIA)',424,'r'),('Lease\nStart',480,'c'),('Lease\nExpiry',546,'c'),('Break\nDate',608,'c'),('Next Rent\nReview',668,'c'),('Passing Rent\n(£ p.a.)',762,'r'),('Service Charge\n(£ p.a.)',832,'r'),('Insurance\n(£ p.a.)',886,'r'),('Comments',902,'l')]
pg=[0]
def hdr():
    pg[0]+=1; c.setFillColorRGB(.33,.12,.3); c.setFont('NB',20); c.drawString(36,H-48,'The Millbrook Centre, Stourbury'); c.setFont('N',12); c.setFillGray(.25); c.drawString(36,H-66,'Tenancy Schedule as at 29 September 2025'); c.drawRightString(W-36,H-48,'Freehold  |  Project Teasel'); c.setStrokeColorRGB(.33,.12,.3); c.setLineWidth(1.5); c.line(36,H-74,W-36,H-74)
    c.setFont('N',8); c.drawString(36,24,'Areas are taken from the client\'s records and have not been verified. All sums exclusive of VAT.'); c.drawRightString(W-36,24,f'Page {pg[0]} of 2'); c.setFillGray(0)
def colh(y):
    c.setFont('NB',9)
    for t,x,al in HD:
        for k,l in enumerate(t.split('\n')): {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y-k*10,l)
    c.setLineWidth(.7); c.line(36,y-15,W-36,y-15); return y-28
def wrap(t,w):
    o=[];l=''
    for q in t.split():
        if stringWidth((l+' '+q).strip(),'N',8)>w: o.append(l); l=q
        else: l=(l+' '+q).strip()
    return o+[l] if l else o
hdr(); y=colh(H-92)
dm=lambda d: d if isinstance(d,str) else d.strftime('%d/%m/%Y')
def subtot(lab,L,y):
    c.setLineWidth(.4); c.line(394,y+10,890,y+10); c.setFont('NB',9); c.drawString(88,y,lab)
    c.drawRightString(424,y,f"{sum(r.get('area',0) for r in L):,}"); c.drawRightString(762,y,f"{sum(r.get('annualRent',0) for r in L):,}")
    for k,x in ((0,832),(1,886)): c.drawRightString(x,y,f"{sum(r['charges'][k]['amount'] for r in L if r.get('charges')):,}")
for sec,L in secs:
    if y<150: c.showPage(); hdr(); y=colh(H-92)
    c.setFillColorRGB(.93,.89,.93); c.rect(36,y-4,W-72,13,fill=1,stroke=0); c.setFillGray(0); c.setFont('NB',9.5); c.drawString(40,y-.5,sec); y-=17
    for r in L:
        cm=wrap(r.get('_c',''),W-36-902)
        if y<60: c.showPage(); hdr(); y=colh(H-92)
        c.setFont('N',9); c.drawString(36,y,r['unit'])
        if 'tenantName' in r: c.drawString(88,y,r['tenantName']); c.drawString(276,y,r['_t'])
        else: c.setFont('NB',9); c.drawString(88,y,'Vacant'); c.setFont('N',9)
        if r.get('area'): c.drawRightString(424,y,f"{r['area']:,}")
        for k,x in (('leaseStartDate',480),('leaseEndDate',546),('_brk',608),('_rev',668)):
            if r.get(k): c.drawCentredString(x,y,dm(r[k]))
        c.drawRightString(762,y,f"{r['annualRent']:,}" if 'annualRent' in r else '-')
        for q,x in zip(r.get('charges',[]),(832,886)): c.drawRightString(x,y,f"{q['amount']:,}")
        c.setFont('N',8)
        for k,l in enumerate(cm): c.drawString(902,y-k*9,l)
        y-=12.4+max(0,len(cm)-1)*9
    subtot('Sub-total',L,y-2); y-=22
    if y<60: c.showPage(); hdr(); y=colh(H-92)
y-=2; subtot('TOTAL',rows,y); c.line(394,y-4,890,y-4); c.line(394,y-6,890,y-6)
shops=[r for r in rows if r['unit'] not in('ATM','Car Park')]; occ=[r for r in shops if 'tenantName' in r]
y-=34; c.setFont('NB',11); c.drawString(36,y,'Summary'); y-=16; c.setFont('N',9)
for a,b in [('Number of units',len(shops)),('Let units',len(occ)),('Vacant units',len(shops)-len(occ)),('Vacancy by area',f"{sum(r['area'] for r in shops if 'tenantName' not in r)/sum(r['area'] for r in shops)*100:.1f}%")]:
    c.drawString(36,y,a); c.drawRightString(220,y,str(b)); y-=12
c.drawString(36,y-2,'Units exclude the ATM site and car park.')
c.save(); print(pg)
save(N,dict(propertyName='The Millbrook Centre',asOnDate='2025-09-29',units=len(shops),occupied=len(occ),vacant=len(shops)-len(occ),rows=rows),'RETAIL','UK tenancy schedule A3, sections per mall, wrapped comments',True)
