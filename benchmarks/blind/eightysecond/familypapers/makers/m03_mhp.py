# Mobile home park: text report of an old small program, Courier, many pages
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
g=G(303); r=g.r
fn='shady_pines_space_listing.pdf'
streets=[('ALDER LANE',1,34),('BIRCH LANE',35,71),('CEDAR COURT',72,96),('DOGWOOD LANE',97,148)]
rows=[]; sec={}
for s,a,b in streets:
    for n in range(a,b+1):
        u=f'{n:03d}'; typ=r.choice(['SW','SW','DW','DW','RV'] if s=='DOGWOOD LANE' else ['SW','DW','SW'])
        if r.random()<.075:
            rows.append(dict(unit=u,section=s,unitType=typ,statusText='VACANT',_v=1)); continue
        if n==72:
            rows.append(dict(unit=u,section=s,unitType='DW',tenantName='PARK MANAGER',statusText='Occupied',moveInDate=dt.date(2016,4,15),contractRent=0.0,_ch=[0,0,0,0],totalCharges=0.0,balance=0.0)); continue
        mi=g.date('2003-05-01','2025-09-20')
        rent={'SW':412.0,'DW':446.0,'RV':385.0}[typ]+ (r.choice([0,0,0,-18,-9]) if mi.year<2015 else r.choice([0,0,15]))
        water=round(r.uniform(14,52),2); sewer=24.5; tr=16.0; pet=r.choice([0,0,0,0,10.0,20.0])
        tot=round(rent+water+sewer+tr+pet,2)
        bal=r.choices([0,tot,round(tot*r.uniform(.1,1.9),2),-round(r.uniform(5,120),2)],[80,7,8,5])[0]
        nm=g.lf().upper()
        rows.append(dict(unit=u,section=s,unitType=typ,tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=rent,_ch=[water,sewer,tr,pet],totalCharges=tot,balance=float(bal)))
L=[]; names=['WATER','SEWER','TRASH','PET']
def mm(v,w): 
    s=f'{abs(v):,.2f}'+('-' if v<0 else ' ')
    return s.rjust(w)
def line(u,nm,ty,mi,v):
    return f' {u:<5}{nm:<26.26}{ty:<5}{mi:<10}'+''.join(mm(x,w) for x,w in zip(v,[11,9,9,9,9,11,12]))
hdr1=f' {"SPC":<5}{"RESIDENT":<26}{"HOME":<5}{"MOVE-IN":<10}'+'     SPACE                                        TOTAL       BALANCE'
hdr2=f' {"NO.":<5}{"":<26}{"TYPE":<5}{"DATE":<10}'+'      RENT    WATER    SEWER    TRASH      PET    MONTHLY     FORWARD'
pages=[]; cur=[]
def new():
    global cur
    cur=[]; pages.append(cur)
    cur+= [f' PARKWARE 4.1                         SHADY PINES MOBILE HOME PARK                                        PAGE {len(pages):>3}',
           f' RUN 10/02/25 08:14                    MONTHLY SPACE & RENT LISTING                                     PERIOD: OCT 2025','',hdr1,hdr2,' '+'-'*111]
new(); MAX=46
def put(s):
    if len(cur)>=MAX: new()
    cur.append(s)
gt=[0]*7; gocc=gv=0
for s,a,b in streets:
    if len(cur)>MAX-4: new()
    put(''); put(f' STREET: {s}   (SPACES {a}-{b})')
    st=[0]*7; o=v=0
    for d in rows:
        if d['section']!=s: continue
        if '_v' in d:
            put(f' {d["unit"]:<5}{"** VACANT **":<26}{d["unitType"]:<5}'); v+=1; continue
        o+=1
        vals=[d['contractRent']]+d['_ch']+[d['totalCharges'],d['balance']]
        put(line(d['unit'],d['tenantName'],d['unitType'],d['moveInDate'].strftime('%m/%d/%y'),vals))
        st=[round(x+y,2) for x,y in zip(st,vals)]
    if len(cur)>MAX-3: new()
    put(' '*46+'  '+'-'*66)
    put(f' {"TOTAL "+s:<36}{"":<10}'+''.join(mm(x,w) for x,w in zip(st,[11,9,9,9,9,11,12])))
    put(f'   SPACES: {o+v:>3}    OCCUPIED: {o:>3}    VACANT: {v:>3}')
    gt=[round(x+y,2) for x,y in zip(gt,st)]; gocc+=o; gv+=v
if len(cur)>MAX-9: new()
put(''); put(' '+'='*111)
put(f' {"PARK TOTAL":<36}{"":<10}'+''.join(mm(x,w) for x,w in zip(gt,[11,9,9,9,9,11,12])))
put(f'   SPACES: {gocc+gv:>3}    OCCUPIED: {gocc:>3}    VACANT: {gv:>3}')
put(''); put(' HOME TYPE: SW=SINGLE WIDE  DW=DOUBLE WIDE  RV=LONG TERM RV SITE.   A MINUS AFTER THE AMOUNT IS A CREDIT.'); put(' *** END OF REPORT ***')
c=canvas.Canvas(DOC+fn,pagesize=landscape(letter))
for p in pages:
    c.setFont('Courier',10)
    y=575
    for s in p: c.drawString(48,y,s); y-=11.6
    c.showPage()
c.save()
for d in rows:
    if '_ch' in d: d['charges']=[dict(code='SPACE RENT',amount=d['contractRent'])]+[dict(code=n,amount=a) for n,a in zip(names,d['_ch'])]
    for k in ('_ch','_v'): d.pop(k,None)
save(fn,'MANUFACTURED_HOUSING','fixed-pitch report of an old program, street sections, trailing minus',False,dict(propertyName='Shady Pines Mobile Home Park',asOnDate='2025-10',units=148,occupied=gocc,vacant=gv,sheet=None,planted=None,rows=rows),
 [['contractRent',gt[0]],['totalCharges',gt[5]],['balance',gt[6]]])
