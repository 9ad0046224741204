from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
rng=random.Random(4802); FN='marlow_flex_park_nnn.pdf'
names="Vantage Dental Labs|Coil & Core Electric|Pemberton Graphics|Riverbend Orthotics LLC|Axiom Fire Protection|Blue Spruce Roasters|Datum Survey Group|Wexley Cabinetry|Trillium Bio Reagents|Sable Security Systems|Hartwick Fitness Equip.|Metier Sign Works|CrossTown Church Plant|Fenwick Pool Supply|Orchard Robotics Inc.|Sterling Court Reporters|Ultra-Kleen Restoration|Paragon AV Integration|Kinetic Gymnastics|Beacon Tool Rental|Larkmoor Printing Co.|Zephyr Drone Services|Granite State Optics|Mosaic Early Learning|Copperline Plumbing|Nomad Van Outfitters|Ridgeway Meter Co.|Tidewater Lab Supply|Summit Elevator Svc.|Palisade Windows".split('|')
blds=[('A','2200 Marlow Court',range(101,112)),('B','2210 Marlow Court',range(201,210)),('C','2240 Marlow Court',range(301,308)),('D','2255 Marlow Court',range(401,407))]
it=iter(names); rows=[]
for b,ad,rg in blds:
    for n in rg:
        off=rng.randrange(600,2600,50); wh=rng.randrange(1200,6400,50)
        r=dict(unit=f'{b}-{n}',building=f'Building {b}',_off=off,_wh=wh,area=off+wh,_dh=rng.choice([0,0,1,2]),_gl=rng.choice([1,1,1,2]))
        if (b,n) in {('A',105),('C',303),('B',208)}: r.update(statusText='Vacant',_ask=round(rng.uniform(13,14.5),2)); 
        else:
            psf=rng.uniform(11.2,14.9); s=dt.date(rng.choice([2020,2021,2022,2023,2024,2025]),rng.randrange(1,11),1); e=eom(addm(s,rng.choice([35,59,59,83])))
            if e<dt.date(2025,12,31): e=eom(addm(dt.date(2026,1,1),rng.randrange(0,40)))
            base=round(r['area']*psf/12); cam,tax,ins=[round(r['area']*k/12,2) for k in (2.05,2.41,.38)]
            r.update(statusText='Occupied',tenantName=next(it),leaseStartDate=iso(s),leaseEndDate=iso(e),_s=s,_e=e,contractRent=base,charges=[dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tax),dict(code='Insurance',amount=ins)],_psf=base*12/r['area'],_tot=round(base+cam+tax+ins,2))
            if n==203: r['leaseEndDate']='MTM'; r['_e']=None
            r['totalCharges']=r['_tot']
        rows.append(r)
W,H=1008,612
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=(W,H)); F='Helvetica';B='Helvetica-Bold'
cols=[('u','Suite',40,0),('t','Tenant',84,0),('off','Office',266,1),('wh','Whse',312,1),('tot','Total',360,1),('dh','DH',388,1),('gl','GL',412,1),('s','Start',426,0),('e','Expires',482,0),('psf','$/SF/Yr',572,1),('base','Base Rent',640,1),('cam','CAM',704,1),('tax','RE Tax',770,1),('ins','Insurance',834,1),('all','Total Due',910,1)]
page=0
def put(r,font=F,size=8):
    c.setFont(font,size)
    for k,_,x,right in cols:
        if k in r and r[k] is not None: (c.drawRightString if right else c.drawString)(x,y,r[k])
def head():
    global y,page; page+=1
    c.setFillColor(HexColor('#1f3a5f')); c.rect(0,H-52,W,52,stroke=0,fill=1); c.setFillColor(white); c.setFont(B,15); c.drawString(40,H-30,'Marlow Flex Park'); c.setFont(F,9); c.drawString(40,H-44,'Rent Roll  |  Triple Net Recoveries by Kind'); c.drawRightString(W-40,H-30,'Rents in effect November 1, 2025'); c.setFillColor(black)
    y=H-72; c.setFont(B,7.5); 
    c.drawCentredString(318,y,'AREA (SF)'); c.line(240,y-3,362,y-3); c.drawCentredString(400,y,'DOORS'); c.line(376,y-3,414,y-3); c.drawCentredString(478,y,'LEASE'); c.line(426,y-3,528,y-3); c.drawCentredString(760,y,'MONTHLY RECOVERIES'); c.line(664,y-3,836,y-3); c.drawRightString(640,y,'MONTHLY'); c.drawRightString(910,y,'MONTHLY')
    y-=13; put({k:l for k,l,_,_ in cols},B,7.5); c.setLineWidth(1); c.line(38,y-4,W-40,y-4); c.setLineWidth(.4); y-=18
def foot(): c.setFont(F,7); c.drawString(40,24,'DH = dock-high   GL = grade-level drive-in.  All leases NNN; recoveries are 2025 monthly estimates, reconciled each April.'); c.drawRightString(W-40,24,f'{page}'); c.showPage()
def sums(rs):
    S=lambda f:sum(f(r) for r in rs); ch=lambda i:round(S(lambda r:r['charges'][i]['amount'] if 'charges' in r else 0),2)
    return dict(off=f"{S(lambda r:r['_off']):,}",wh=f"{S(lambda r:r['_wh']):,}",tot=f"{S(lambda r:r['area']):,}",dh=str(S(lambda r:r['_dh'])),gl=str(S(lambda r:r['_gl'])),base=f"{S(lambda r:r.get('contractRent',0)):,}",cam=f"{ch(0):,.2f}",tax=f"{ch(1):,.2f}",ins=f"{ch(2):,.2f}",all=f"{S(lambda r:r.get('_tot',0)):,.2f}")
head()
for b,ad,rg in blds:
    rs=[r for r in rows if r['building'][-1]==b]
    if y-(len(rs)+3)*14<40: foot(); head()
    c.setFillColor(HexColor('#dfe7f0')); c.rect(38,y-4,W-78,14,stroke=0,fill=1); c.setFillColor(black); c.setFont(B,8.5); c.drawString(40,y,f'Building {b}'); c.setFont(F,8); c.drawRightString(W-44,y,ad); y-=15
    for r in rs:
        d=dict(u=r['unit'],t=r.get('tenantName','Vacant'),off=f"{r['_off']:,}",wh=f"{r['_wh']:,}",tot=f"{r['area']:,}",dh=str(r['_dh'] or '–'),gl=str(r['_gl']))
        if 'tenantName' in r: d.update(s=r['_s'].strftime('%b %d, %y'),e=r['_e'].strftime('%b %d, %y') if r['_e'] else 'MTM',psf=f"{r['_psf']:.2f}",base=f"{r['contractRent']:,}",cam=f"{r['charges'][0]['amount']:,.2f}",tax=f"{r['charges'][1]['amount']:,.2f}",ins=f"{r['charges'][2]['amount']:,.2f}",all=f"{r['_tot']:,.2f}")
        put(d,F if 'tenantName' in r else 'Helvetica-Oblique'); y-=13
    c.line(240,y+9,910,y+9); put(dict(t=f'Building {b} – {len(rs)} suites',**sums(rs)),B); y-=22
if y<70: foot(); head()
c.setLineWidth(1); c.line(38,y+11,W-40,y+11); occ=[r for r in rows if 'tenantName' in r]
put(dict(t=f'PARK TOTAL – {len(rows)} suites',**sums(rows)),B); y-=16
oa=sum(r['area'] for r in occ); ta=sum(r['area'] for r in rows); c.setFont(F,8); c.drawString(84,y,f'Leased {oa:,} SF ({oa/ta:.1%}) in {len(occ)} suites; vacant {ta-oa:,} SF in {len(rows)-len(occ)} suites')
foot(); c.save()
for r in rows: r['charges']=r.get('charges')
save(FN,'INDUSTRIAL','Flex park by building, office/warehouse split, doors, NNN columns',False,rows,propertyName='Marlow Flex Park',asOnDate='2025-11-01',units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ))
