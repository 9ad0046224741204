# office tower, roll by floor (stacking), reportlab canvas, landscape letter; planted row_dropped
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(7101)
NAME='Kittredge_Tower_Rent_Roll_by_Floor_2026-03.pdf'
tn=iter('''Brandeis Holloway & Crane LLP|Sextant Reinsurance Services|Oakhaven Capital Partners, L.P.|Fulmer Actuarial Group|Tidewater Title & Escrow|Marlow Peat Architects|Consulate of the Sunward Isles|Gannet Freight Brokers, Inc.|Lattice Point Software|Rusk & Dellamore CPAs|Whitlow Staffing Partners|Northgate Energy Advisors|Orrin Voss Wealth Mgmt|Cobalt Reef Media|Pemberly Trust Company|Stillwater Litigation Support|Halden Brothers Insurance Agency|Quarry Lane Engineers, PC|Beacon Hill Court Reporters|Ostrander Health Analytics|Vireo Communications Group|Ketteridge Appraisal Co.|Summit Bay Mortgage|Loomis Falk Public Affairs|Drayton Cyber Defense|Eastlake Nonprofit Alliance|Farrow & Finn Executive Search|Juniper Tax Resolution|Caldera Mining (US) Inc.|Thistle & Thorn Design|Pine Street Periodontics|Bellwether Bank, N.A. (branch)|Kiosk Coffee Roasters|Tower Sundries & News|Arbor Dry Cleaners|Wickes Document Storage'''.split('|'))
data=[] # floor label, rows
def lease(rsf,rate,opx,tax,el,kind='o'):
    s=D(rng.randint(2016,2025),rng.randint(1,12),1); m=rng.choice([60,84,120,126,132]); e=endof(s,m)
    while e<D(2026,5,1): e=endof(s,m:=m+60)
    base=r2(rsf*rate/12)
    return dict(s=s,e=e,base=base,opx=r2(rsf*opx/12),tax=r2(rsf*tax/12),el=r2(rsf*el/12),dep=0 if rng.random()<.25 else r2(base*rng.choice([1,1,2])))
floors=[('18',[9870,12270]),('17',[22140]),('16',[22140]),('15',[6120,4985,11035]),('14',[5410,3770,7240,5720]),('12',[13300,8840]),('11',[4415,2980,3660,6125,4960]),('10',[22140]),('9',[7815,5230,9095]),('8',[2210,3145,1890,5480,4020,5395]),('7',[10640,11500]),('6',[3875,4410,2660,6050,5145]),('5',[15960,6180]),('3',[8215,13925])]
vac={('16',0):0,('14',1):0,('11',2):0,('8',2):0,('8',4):0,('6',1):0,('5',1):0}
full='Brandeis Holloway & Crane LLP'
next(tn)
for f,areas in floors:
    rows=[]
    for i,a in enumerate(areas):
        suite=f'{f}00' if len(areas)==1 else f'{f}{(i+1)*10:02d}'
        if (f,i) in vac: rows.append(dict(u=suite,a=a,t=None)); continue
        t=full if f in('17',) or (f=='18' and i==1) else next(tn)
        r=dict(u=suite,a=a,t=t,**lease(a,rng.uniform(36,52),rng.uniform(1,5),rng.uniform(.5,3),rng.choice([0,3.0,3.25])))
        if t==full: r['s'],r['e']=D(2019,6,1),D(2034,5,31)
        rows.append(r)
    data.append(('FLOOR '+f,rows))
lob=[]
for u,a,t,rate in [('L-1',4870,'Bellwether Bank, N.A. (branch)',68),('L-2',920,'Kiosk Coffee Roasters',55),('L-3',640,'Tower Sundries & News',48),('L-4',1105,None,0),('L-5',780,'Arbor Dry Cleaners',44)]:
    lob.append(dict(u=u,a=a,t=t,**(lease(a,rate,2.2,1.4,3.0) if t else {})))
data.append(('LOBBY RETAIL',lob))
bas=[]
for u,a,t,b in [('B-1',410,full,512.50),('B-2',265,'Rusk & Dellamore CPAs',331.25),('B-3',380,None,0),('B-4',1215,'Wickes Document Storage',1417.50)]:
    bas.append(dict(u=u,a=a,t=t,**(dict(s=D(2021,3,1),e='MTM',base=b,opx=0,tax=0,el=0,dep=0) if t else {})))
data.append(('BASEMENT STORAGE',bas))
DROP=('FLOOR 11',1)
W,H=landscape(letter)
c=canvas.Canvas(path(NAME),pagesize=(W,H))
X=dict(suite=30,ten=68,a=262,s=270,e=325,base=437,psf=472,opx=530,tax=585,el=638,tot=702,dep=764)
pg=0;y=0
def head():
    global pg,y
    if pg: foot(); c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',13); c.drawString(30,H-36,'410 KITTREDGE TOWER')
    c.setFont('Helvetica',9); c.drawString(30,H-49,'Rent Roll by Floor   |   As of March 31, 2026   |   Owner: Kittredge Tower Holdings LLC')
    c.drawRightString(764,H-36,'Harrow & Finch Asset Services'); 
    y=H-72; c.setFillGray(.2); c.rect(28,y-14,740,24,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',7)
    def two(x,a,b,right=True):
        f=c.drawRightString if right else c.drawString
        f(x,y+2,a); f(x,y-8,b)
    two(X['suite'],'','Suite',0);two(X['ten'],'','Tenant',0);two(X['a'],'Rentable','Sq. Ft.');two(X['s'],'Lease','From',0);two(X['e'],'Lease','To',0);two(X['base'],'Monthly','Base Rent');two(X['psf'],'$ / RSF','/ Yr');two(X['opx'],'Opex','Escalation');two(X['tax'],'R.E. Tax','Escalation');two(X['el'],'','Electric');two(X['tot'],'Total','Monthly');two(X['dep'],'Security','Deposit')
    c.setFillGray(0); y-=28
def foot():
    c.setFont('Helvetica-Oblique',6.5); c.drawString(30,24,'Rentable areas per BOMA 2017. Base year escalations billed monthly on estimate; reconciled annually in April.'); c.drawRightString(764,24,f'Page {pg}')
head()
def need(h):
    if y-h<40: head()
def nums(v,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.5)
    for k in('base','opx','tax','el','tot','dep'): c.drawRightString(X[k],y,m2(v[k]) if v[k] else '-')
truth=[]; G=dict(a=0,base=0,opx=0,tax=0,el=0,tot=0,dep=0); la=va=0
for f,rows in data:
    need(12*(len(rows)+2)+10)
    c.setFillGray(.9); c.rect(28,y-3,740,11,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8); c.drawString(30,y,f); y-=12
    S=dict.fromkeys(G,0)
    for i,r in enumerate(rows):
        S['a']+=r['a']
        if r['t']:
            r['tot']=r2(r['base']+r['opx']+r['tax']+r['el']); la+=r['a']
            for k in S:
                if k!='a': S[k]=r2(S[k]+r[k])
        else: va+=r['a']
        if (f,i)==DROP: dropped=r; continue
        c.setFont('Helvetica',7.5); c.drawString(X['suite'],y,r['u']); c.drawRightString(X['a'],y,m0(r['a']))
        if r['t']:
            c.drawString(X['ten'],y,r['t']); c.drawString(X['s'],y,us(r['s'])); c.drawString(X['e'],y,r['e'] if r['e']=='MTM' else us(r['e']))
            nums(r); c.drawRightString(X['psf'],y,m2(r['base']*12/r['a']))
            ch=[{'code':n,'amount':r[k]} for k,n in(('base','Base Rent'),('opx','Opex Escalation'),('tax','R.E. Tax Escalation'),('el','Electric')) if r[k]]
            truth.append(dict(unit=r['u'],section=f,tenantName=r['t'],area=r['a'],leaseStartDate=iso(r['s']),leaseEndDate=r['e'] if r['e']=='MTM' else iso(r['e']),contractRent=r['base'],charges=ch,totalCharges=r['tot'],deposit=r['dep'] or None,statusText='Occupied'))
        else:
            c.setFont('Helvetica-Oblique',7.5); c.drawString(X['ten'],y,'Vacant')
            truth.append(dict(unit=r['u'],section=f,area=r['a'],statusText='Vacant'))
        y-=11.5
    c.setLineWidth(.4); c.line(230,y+8.5,768,y+8.5)
    nums(S,True); c.drawString(X['ten'],y,f.title()+' Total'); c.drawRightString(X['a'],y,m0(S['a'])); y-=17
    for k in G: G[k]=r2(G[k]+S[k])
need(80)
c.setLineWidth(1); c.line(28,y+9,768,y+9); nums(G,True); c.drawString(X['ten'],y,'BUILDING TOTAL'); c.drawRightString(X['a'],y,m0(G['a'])); c.line(28,y-4,768,y-4); y-=24
c.setFont('Helvetica',8)
for l,v in(('Leased area',la),('Vacant area',va)):
    c.drawString(68,y,l); c.drawRightString(X['a'],y,m0(v)); c.drawRightString(X['a']+50,y,f'{v/(la+va):.1%}'); y-=12
foot(); c.save()
n=len(truth); v=sum(t['statusText']=='Vacant' for t in truth)
save(NAME,'OFFICE','floor-by-floor stacking roll, canvas drawn, floor subtotals',False,'410 Kittredge Tower','2026-03-31',n,n-v,v,truth,planted=dict(what=f"Suite {dropped['u']} ({dropped['t']}, {dropped['a']:,} RSF, base {m2(dropped['base'])}) is left out of Floor 11; the floor and building totals and leased area still contain it",kind='row_dropped'))
