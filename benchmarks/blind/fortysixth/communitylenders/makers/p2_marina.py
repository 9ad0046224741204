from common import *
from fpdf import FPDF
rng=random.Random(4602)
docks=[('A',20,"30' finger",312),('B',18,"36' finger",398),('C',14,"40' finger",476),('D',10,"26' stern-tie",238)]
nm=names(rng,90,"{l}, {i}.")
boats="Second Wind|Patience II|Net Worth|Knot Working|Lady Estelle|Reel Grace|Windfall|Miss Opal|Tern About|Half Hitch|Osprey|Blue Heron|Marigold|Kestrel|Sundog|Plan B|Jubilee|Grace Note|Sea Robin|Low Tide|Nor'easter|Pelican|Sassafras|Halcyon|Fiddler|Penny Ante|Whistler|Mudlark|Tansy|Sandpiper|Ruth Ann|Billy B|Clara Jo|Spindrift|Off Duty|Gone Again|Slack Water|Ebb & Flow|Sparrow|Cat's Paw|Amen Corner|Dory Jane|Sea Biscuit|Moonraker|Gulltide|Old Salt|Bay Leaf".split('|'); rng.shuffle(boats)
secs=[]
for d,n,ty,base in docks:
    L=[]
    for i in range(1,n+1):
        u=f"{d}-{i}"; r=dict(unit=u,unitType=ty if i<n else ("50' T-head" if d in'BC' else ty),section=f"DOCK {d}")
        if rng.random()<.13: r.update(statusText='OPEN',_v=1); L.append(r); continue
        seas=rng.random()<.3
        r['tenantName']=nm.pop(); r['_boat']=f"{boats[len(nm)%len(boats)]} / {int(ty[:2])-rng.randint(1,6)}'"
        r['statusText']='Seasonal' if seas else 'Annual'
        rate=float(base+ (120 if 'T-head' in r['unitType'] else 0)+rng.choice([0,0,0,15,-10]))
        r['contractRent']=round(rate*1.2,2) if seas else rate
        r['leaseStartDate']=dt.date(2025,5,1) if seas else dt.date(2024+ (rng.random()<.5),rng.choice([1,4,5]),1)
        r['leaseEndDate']=dt.date(2025,10,31) if seas else addm(r['leaseStartDate'],12)-dt.timedelta(days=1)
        if r['leaseEndDate']<dt.date(2025,5,15): r['leaseStartDate']=addm(r['leaseStartDate'],12); r['leaseEndDate']=addm(r['leaseStartDate'],12)-dt.timedelta(days=1)
        el=rng.choice([0,0,45.,65.]); r['charges']=[dict(code='Slip fee',amount=r['contractRent']),dict(code='Shore power',amount=el)] if el else [dict(code='Slip fee',amount=r['contractRent'])]
        r['totalCharges']=r['contractRent']+el; r['_el']=el
        r['deposit']=250. if not seas else 400.
        b=rng.choice([0,0,0,0,r['totalCharges'],round(rng.random()*90,2)]); r['_b']=b
        if b: r['balance']=b
        L.append(r)
    secs.append((f"DOCK {d}",f"DOCK {d}  -  {n} berths, {['floating','floating','fixed pier','floating'][ord(d)-65]}",L))
up=[dict(unit='U-1',unitType="Ship's store",tenantName='Tidewrack Provisions',statusText='Lease',contractRent=1850.,leaseStartDate=dt.date(2022,6,1),leaseEndDate=dt.date(2027,5,31),deposit=3700.,_el=0,_boat='1,140 sq ft',area=1140),
 dict(unit='U-2',unitType='Repair shed',tenantName='Keel & Prop Repair',statusText='Lease',contractRent=2400.,leaseStartDate=dt.date(2023,11,1),leaseEndDate=dt.date(2026,10,31),deposit=2400.,_el=65.,_boat='3,200 sq ft',area=3200),
 dict(unit='U-3',unitType='Snack bar',statusText='OPEN',_v=1,_boat='410 sq ft',area=410),
 dict(unit='ICE',unitType='Ice machine',tenantName='Polar Vend Co.',statusText='License',contractRent=75.,leaseStartDate=dt.date(2024,5,1),leaseEndDate='MTM',_el=0,_boat='',_m=1),]
for r in up:
    r['section']='UPLAND'
    if 'contractRent' in r:
        r['charges']=[dict(code='Slip fee',amount=r['contractRent'])]+([dict(code='Shore power',amount=r['_el'])] if r['_el'] else []); r['totalCharges']=r['contractRent']+r['_el']
secs.append(('UPLAND','UPLAND PREMISES AND MACHINES',up))
F='quillback_cove_slips.pdf'
p=FPDF(orientation='P',unit='pt',format='letter'); p.set_creation_date(dt.datetime(2025,5,16)); p.set_auto_page_break(False)
Wd=[34,62,92,92,48,46,46,54,38,54]; AL='LLLLLCCRRR'
Wd=[32,66,84,94,46,46,46,52,40,54]
HD=[('Slip',''),('Berth','type'),('Slip holder',''),('Vessel / LOA','(or area)'),('Term',''),('From',''),('To',''),('Fee','/month'),('Power','/month'),('Total','/month')]
# deposit & past due columns squeezed in on right
Wd=[28,58,80,88,42,42,42,46,34,48,34,40]; HD+= [('Dep.','held'),('Past','due')]; AL='LLLLLCCRRRRR'
def head(f=False):
    p.add_page()
    p.set_font('Times','B',15 if f else 9); p.set_xy(15,24)
    p.cell(582,18 if f else 10,'Quillback Cove Marina' if f else "Quillback Cove Marina - slip holders, continued",align='C')
    if f:
        p.set_font('Times','I',10); p.set_xy(15,42); p.cell(582,12,'Roll of slip holders and upland tenants at the close of business on May 15, 2025',align='C'); p.set_y(62)
    else: p.set_y(42)
    p.set_font('Times','B',7.5); p.set_draw_color(90); y=p.get_y(); x=15
    p.line(15,y,597,y)
    for w,a,(t1,t2) in zip(Wd,AL,HD):
        p.set_xy(x,y+1); p.cell(w,9,t1,align=a); p.set_xy(x,y+9); p.cell(w,9,t2,align=a); x+=w
    p.line(15,y+19,597,y+19); p.set_y(y+21)
def line(vals,b=''):
    if p.get_y()>740: foot(); head()
    p.set_font('Times',b,7.8); x=15;y=p.get_y()
    for w,a,v in zip(Wd,AL,vals): p.set_xy(x,y); p.cell(w,10,v,align=a); x+=w
    p.set_y(y+10.4)
def foot():
    p.set_font('Times','',7); p.set_xy(15,764); p.cell(582,8,f'- {p.page_no()} -',align='C')
head(True); tot=[0]*5
for s,t,L in secs:
    if p.get_y()>710: foot(); head()
    p.set_font('Times','BI',9); p.set_xy(15,p.get_y()+4); p.cell(300,11,t); p.set_y(p.get_y()+12)
    for r in L:
        dd=lambda k: us2(r[k]) if isinstance(r.get(k),dt.date) else r.get(k,'')
        if r.get('_v'): line([r['unit'],r['unitType'],'',r.get('_boat',''),'OPEN']+['']*7)
        else: line([r['unit'],r['unitType'],r['tenantName'],r['_boat'],r['statusText'],dd('leaseStartDate'),dd('leaseEndDate'),m2(r['contractRent']),m2(r['_el']) if r['_el'] else '',m2(r['totalCharges']),f"{r['deposit']:,.0f}" if 'deposit' in r else '',m2(r['balance']) if 'balance' in r else ''])
    st=[sum(r.get(k,0) for r in L) for k in('contractRent','_el','totalCharges','deposit','balance')]; tot=[a+b for a,b in zip(tot,st)]
    y=p.get_y(); p.line(365,y,597,y); line(['','',f"{s.title()} total",'','','','']+[m2(st[0]),m2(st[1]),m2(st[2]),f"{st[3]:,.0f}",m2(st[4])],'B')
y=p.get_y()+3; p.line(15,y,597,y); p.set_y(y+2)
line(['','','ALL DOCKS & UPLAND','','','','',m2(tot[0]),m2(tot[1]),m2(tot[2]),f"{tot[3]:,.0f}",m2(tot[4])],'B')
rows=[r for _,_,L in secs for r in L]
cnt=[r for r in rows if not r.get('_m')]; va=[r for r in cnt if r.get('_v')]
bt=[r for r in cnt if r['section']!='UPLAND']
p.set_font('Times','',9); p.set_xy(15,p.get_y()+10)
p.multi_cell(582,11,f"Berths: {len(bt)}, of which {sum(not r.get('_v') for r in bt)} under contract and {sum(bool(r.get('_v')) for r in bt)} open. Upland premises: 3, of which 2 let and 1 open. In all {len(cnt)} rentable berths and premises, {len(cnt)-len(va)} occupied, {len(va)} open. The ice machine is not counted as a premises. Seasonal contracts run May 1 to October 31 and are billed in six equal parts.")
foot(); p.output(str(DOC/F))
out=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
save(F,'OTHER','marina slip roll by dock, Times, section subtotals, prose counts',True,out,'Quillback Cove Marina','2025-05-15',len(cnt),len(cnt)-len(va),len(va),checks=[('contractRent',tot[0]),('totalCharges',tot[2]),('deposit',tot[3]),('balance',tot[4])])
