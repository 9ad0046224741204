from common import *
from reportlab.pdfgen import canvas
r=random.Random(564); N=Names(r)
streets=[('ASPEN LANE','A',26),('BUCKHORN DRIVE','B',31),('COTTONWOOD CIRCLE','C',22),('DESERT WILLOW WAY','D',27)]
data=[]
for s,l,n in streets:
    for i in range(1,n+1):
        site=f'{l}{i:02d}'; sz=r.choice(['SW','SW','DW']); x=dict(site=site,st=s,sz=sz)
        if r.random()<.08: x['name']=None
        else:
            a,b=N.pair(); x['name']=f'{b} {a}'.upper()[:22]; x['own']='POH' if r.random()<.18 else 'TOH'
            x['mi']=rd(r,d(1998,1,1),d(2025,8,1)); x['rent']={'SW':486,'DW':531}[sz]+r.choice([0,0,0,-18,12])
            x['home']=r.choice([395,425,460]) if x['own']=='POH' else None
            x['wat']=round(r.uniform(14,49),2); x['sew']=22.0; x['tra']=15.5; x['pd']=round(r.choice([0]*8+[r.uniform(20,900)]),2)
            x['tot']=round(x['rent']+(x['home'] or 0)+x['wat']+37.5,2)
        data.append(x)
drop=next(x for x in data if x['site']=='B17')
if not drop['name']: drop=next(x for x in data if x['st'].startswith('B') and x['name'] and x['site']>'B10')
K=['rent','home','wat','sew','tra','tot','pd']
L=[]
def f(x,w): return (m2(x) if x is not None else '').rjust(w)
Wn=[10,10,9,9,9,11,11]
rows=[]
HD=['SITE   RESIDENT                OWN  SIZE   MOVED IN     SITE      HOME    WATER    SEWER    TRASH      TOTAL       PAST',
    '                                                        RENT      RENT     BILL      CHG      CHG     CHARGE        DUE',
    '-----  ----------------------  ---  ----  ---------  -------  --------  -------  -------  -------  ---------  ---------']
tl=lambda xs:[round(sum(x.get(k) or 0 for x in xs),2) for k in K]
for s,l,n in streets:
    L.append(('H','')); L.append(('S',f'STREET: {s}'))
    xs=[x for x in data if x['st']==s]
    for x in xs:
        if x is drop: continue
        if x['name']:
            t=f"{x['site']:<7}{x['name']:<24}{x['own']:<5}{x['sz']:<5}{x['mi']:%m-%d-%y}".ljust(51)
            t+=''.join(f(x[k] if not(k=='pd' and x[k]==0) else 0.0,w) for k,w in zip(K,Wn))
            rows.append(row(unit=x['site'],section=s,unitType=x['sz'],tenantName=x['name'],statusText='Occupied',moveInDate=x['mi'],contractRent=x['rent'],balance=x['pd'],totalCharges=x['tot'],charges=[('HOME RENT',x['home']),('WATER BILL',x['wat']),('SEWER CHG',x['sew']),('TRASH CHG',x['tra'])]))
        else:
            t=f"{x['site']:<7}{'** VACANT SITE **':<24}{'':<5}{x['sz']:<5}"
            rows.append(row(unit=x['site'],section=s,unitType=x['sz'],statusText='** VACANT SITE **'))
        L.append(('R',t))
    o=sum(bool(x['name']) for x in xs)
    L.append(('T',f"       {len(xs)} SITES  {o} OCCUPIED".ljust(51)+''.join(f(v,w) for v,w in zip(tl(xs),Wn))))
G=tl(data); O=sum(bool(x['name']) for x in data)
L+= [('H',''),('T',' '*51+''.join(('='*(w-1)).rjust(w) for w in Wn)),('T',f"PARK TOTAL  {len(data)} SITES  {O} OCC  {len(data)-O} VACANT".ljust(51)+''.join(f(v,w) for v,w in zip(G,Wn))),('H',''),('R','OWN: TOH = TENANT OWNED HOME   POH = PARK OWNED HOME      SIZE: SW = SINGLE WIDE PAD   DW = DOUBLE WIDE PAD'),('R','*** END OF REPORT ***')]
c=canvas.Canvas(DOC+'/SITERENT_0925.pdf',pagesize=(792,612),invariant=1)
PER=52; pages=[L[i:i+PER] for i in range(0,len(L),PER)]
for n,pgs in enumerate(pages,1):
    t=c.beginText(40,580); t.setFont('Courier',8.4); t.setLeading(9.6)
    t.textLine('RUN 09/30/25 17:02'.ljust(45)+'MESA VERDE TRAILS M.H.C.'.ljust(60)+f'PAGE {n:>3}'); t.textLine('RPT SR-140'.ljust(43)+'SITE RENT ROLL FOR 09/30/25'); t.textLine('')
    for h in HD: t.textLine(h)
    for k,s in pgs: t.textLine(s)
    c.drawText(t); c.showPage()
c.save()
occ=[x for x in rows if 'tenantName' in x]
save('SITERENT_0925.pdf',rows,'MESA VERDE TRAILS M.H.C.','2025-09-30',len(data),O,len(data)-O,'MANUFACTURED_HOUSING','132-column line-printer listing by street','fixed pitch, 2-line headers, street subtotals',planted=dict(kind='row_dropped',what=f"site {drop['site']} ({drop['name']}, total charge {m2(drop['tot'])}) is missing from the listing; street and park totals and counts include it"),checks=[('rent',G[0],tot(rows,'contractRent')),('tot',G[5],tot(rows,'totalCharges')),('n',len(data),len(rows))])
