# line-printer (132 column) roll of a mobile home park, Timberline/home-brewed; 96 sites
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
pdfmetrics.registerFont(TTFont('Mono',[p for p in glob.glob('/usr/share/fonts/**/LiberationMono-Regular.ttf',recursive=True)][0]))
R=random.Random(303); F='R03_Cedar_Flats_MHP_site_list.pdf'
ppl=people(R,96); rows=[]; i=0
for lane,n in (('A',18),('B',22),('C',24),('D',20),('RV',12)):
    for k in range(1,n+1):
        u=f'{lane}{k:02d}' if lane!='RV' else f'RV-{k}'
        ty={'A':'DW','B':'SW','C':'SW','D':'DW','RV':'RV'}[lane]
        if lane in 'BC' and R.random()<.18: ty='POH'
        r=dict(unit=u,unitType=ty,_lane=lane)
        base={'DW':465,'SW':425,'RV':380,'POH':425}[ty]; r['marketRent']=float(base)
        x=R.random()
        if x<.12: r['statusText']='VAC'; r['contractRent']=None
        elif x<.145: r['statusText']='ABAND'; 
        else:
            r['statusText']='OCC' if not(lane=='A' and k==1) else 'MGR'
            f,l=ppl[i].split(); i+=1; r['tenantName']=f'{l.upper()}, {f.upper()}'
            r['moveInDate']=dt.date(R.randint(2001,2025),R.randint(1,12),R.choice([1,1,1,15,10]))
            if r['moveInDate']>dt.date(2025,5,31): r['moveInDate']=dt.date(2025,2,1)
            site=float(base-R.choice([0,0,10,15,25,40])); 
            if r['statusText']=='MGR': site=0.0
            home=float(R.choice([310,325,350])) if ty=='POH' else 0.0; wat=0.0 if lane=='RV' or r['statusText']=='MGR' else round(R.uniform(18,64),2); tr=0.0 if r['statusText']=='MGR' else 14.0
            r['contractRent']=site; r['_ch']=(home,wat,tr); r['totalCharges']=round(site+home+wat+tr,2)
            r['charges']=[dict(code='SITE',amount=site),dict(code='HOME',amount=home),dict(code='W/S',amount=wat),dict(code='TRASH',amount=tr)]
            r['deposit']=float(R.choice([0,200,300,base])); r['balance']=R.choice([0.0]*5+[round(R.uniform(-60,1900),2)])
        rows.append(r)
occ=[r for r in rows if r.get('tenantName')]
W,H=792,612; c=canvas.Canvas(D+'/'+F,pagesize=(W,H)); pg=0
def ln(s):
    global y; c.drawString(30,y,s); y-=9.4
def head():
    global y,pg; pg+=1; c.setFont('Mono',7.6); y=H-36
    ln('CEDAR FLATS MOBILE HOME COMMUNITY'.ljust(100)+f'PAGE {pg:>3}'); ln('S I T E   L I S T   /   B I L L I N G   R E G I S T E R'.ljust(100)+'RUN 06-03-25'); ln('FOR BILLING OF 06-01-25      C/O PARK RECEIVER, CAUSE NO. 2024-DCV-1187'); ln('')
    ln('SITE   TYPE STS   RESIDENT                  MOVED IN    STD RENT  SITE RENT       HOME       W/S     TRASH     BILLED    DEPOSIT    BALANCE')
    ln('='*138)
def n(x,w): return (' '*w if x is None else (f'{abs(x):,.2f}'+('-' if x<0 else ' ')).rjust(w))
head(); lane=None
def sub(lbl,rs):
    o=[r for r in rs if r.get('tenantName')]
    ln('       '+lbl.ljust(47)+n(sum(r['marketRent'] for r in rs),11)+n(sum(r['contractRent'] for r in o),11)+''.join(n(sum(r['_ch'][j] for r in o),w) for j,w in((0,11),(1,10),(2,10)))+n(sum(r['totalCharges'] for r in o),11)+n(sum(r['deposit'] for r in o),11)+n(sum(r['balance'] for r in o),11))
nm={'A':'LANE A  -  ALDER','B':'LANE B  -  BIRCH','C':'LANE C  -  COTTONWOOD','D':'LANE D  -  DOGWOOD','RV':'RV ROW'}
for idx,r in enumerate(rows):
    if y<70: c.showPage(); head()
    if r['_lane']!=lane: lane=r['_lane']; ln(''); ln(nm[lane])
    r['section']=nm[lane].replace('  -  ',' - ')
    s=r['unit'].ljust(7)+r['unitType'].ljust(5)+r['statusText'].ljust(6)+(r.get('tenantName') or '').ljust(26)[:26]+(r['moveInDate'].strftime('%m-%d-%y') if r.get('moveInDate') else '').ljust(10)
    s+=n(r['marketRent'],11)
    if r.get('tenantName'): s+=n(r['contractRent'],11)+n(r['_ch'][0],11)+n(r['_ch'][1],10)+n(r['_ch'][2],10)+n(r['totalCharges'],11)+n(r['deposit'],11)+n(r['balance'],11)
    ln(s)
    if idx+1==len(rows) or rows[idx+1]['_lane']!=lane:
        g=[q for q in rows if q['_lane']==lane]; ln(' '*7+'-'*131); sub(f'SUBTOTAL {lane}   {len(g)} SITES',g)
if y<150: c.showPage(); head()
ln(''); ln('='*138); sub(f'PARK TOTAL   {len(rows)} SITES',rows); ln('')
cnt=lambda s:sum(r['statusText']==s for r in rows)
ln(f'OCCUPIED (OCC)  {cnt("OCC"):>4}      MANAGER (MGR) {cnt("MGR"):>3}      VACANT (VAC) {cnt("VAC"):>4}      ABANDONED HOME ON SITE (ABAND) {cnt("ABAND"):>3}      TOTAL {len(rows)}')
ln('DW=DOUBLE WIDE  SW=SINGLE WIDE  POH=PARK OWNED HOME  RV=RECREATIONAL VEHICLE   CREDIT BALANCES SHOWN WITH TRAILING MINUS'); c.save()
for r in rows:
    if r.get('moveInDate'): r['moveInDate']=iso(r['moveInDate'])
v=cnt('VAC')+cnt('ABAND')
print(cnt('ABAND'))
save(F,'MANUFACTURED_HOUSING','line-printer site list, fixed pitch, trailing minus','two-digit years, trailing-minus credits, status codes (MGR, ABAND), site rent beside home rent, lane headings, name in capitals','CEDAR FLATS MOBILE HOME COMMUNITY','2025-06-01',len(rows),None if cnt('ABAND') else len(occ),None if cnt('ABAND') else v,rows)
