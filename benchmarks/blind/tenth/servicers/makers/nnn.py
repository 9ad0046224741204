import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor
R=random.Random(4606); N='Ridgeway_NL_Portfolio_Lease_Schedule.pdf'
W,H=landscape(letter); asof=D(2025,12,31)
TN=[('Buck & Nickel Stores, LLC','Buck & Nickel Corp.',(9100,10640),12.4,'General store'),('Pilot Rock Tire & Auto','Franchisee',(6800,7450),21.5,'Auto service'),('Greenleaf Pharmacy #%d','Greenleaf Drug Holdings',(13800,14820),27.8,'Drug store'),('Cluck House Restaurants','Personal guaranty',(2900,3400),46.,'QSR'),('SouthBank Urgent Care PLLC','SB Health Partners',(5200,6100),31.2,'Medical'),('FreshMart Fuel','FreshMart Petroleum LP',(3600,5200),58.5,'C-store'),('Harlan Farm & Feed Supply','Harlan Supply Co.',(18900,21900),11.9,'Farm supply')]
TOWN={'Alabama':['Opelika','Cullman','Atmore','Dothan','Eufaula'],'Georgia':['Tifton','Waycross','LaGrange','Dalton','Cordele','Statesboro'],'Mississippi':['Corinth','Laurel','Batesville','Picayune'],'Tennessee':['Cookeville','Dyersburg','Morristown','Tullahoma','McMinnville','Union City','Athens']}
ST=['Hwy 80 West','E Main St','Cherokee Ave','Old Mill Rd','US 41 Bypass','N Jackson St','Gault Ave','Commerce Pkwy','MLK Jr Dr','College St']
rows=[];i=0
for s,T in TOWN.items():
    for t in T:
        i+=1; q=dict(id=f'RW-{i:03d}',state=s,town=t,addr=f'{R.randint(102,4980)} {R.choice(ST)}')
        n,g,(a,b),psf,use=R.choice(TN); q.update(sf=R.randint(a//10,b//10)*10,ac=round(R.uniform(.6,3.4),2),use=use)
        if t in('Laurel','Union City'): q['n']=None
        else:
            if '%d' in n: n=n%R.randint(1100,9800)
            y=R.randint(2008,2023); c=D(y,R.randint(1,12),1); term=R.choice([15,15,20]) if y<2015 else R.choice([10,15,20]); 
            while y+term<2027: term+=5
            e=D(y+term,c.month,1)-TD(1); an=float(round(q['sf']*psf*R.uniform(.86,1.12)/12)*12)
            q.update(n=n,g=g,c=c,e=e,an=an,lt=R.choice(['Abs. NNN','NNN','NN (roof/str.)']),opt=R.choice(['4 x 5 yr','3 x 5 yr','2 x 10 yr','None']))
            sd=D(2026 if c.month>1 else 2027,c.month,1) if R.random()<.4 else D(R.randint(2027,2029),c.month,1); sd=min(sd,D(e.year-1,c.month,1)) if e.year>2027 else None
            q['steps']=[]
            if sd and sd>asof and R.random()<.85:
                p=R.choice([1.015,1.05,1.1,1.02]); gap=5 if p>=1.05 else 1
                q['steps'].append((sd,float(round(an*p,0))))
                s2=D(sd.year+gap,sd.month,1)
                if s2<e and R.random()<.6: q['steps'].append((s2,float(round(an*p*p,0))))
        rows.append(q)
X=dict(id=36,t=76,ad=232,sf=388,c=398,an=500,mo=554,ps=592,st=602,lt=706)
def build(np):
    c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0
    def head():
        nonlocal pg,y; pg+=1
        c.setFillColor(HexColor('#5A1F2B')); c.rect(0,H-8,W,8,fill=1,stroke=0)
        c.setFont('Helvetica-Bold',13); c.drawString(36,H-34,'Ridgeway Net Lease Portfolio  |  Lease Schedule'); c.setFillColor(HexColor('#444444')); c.setFont('Helvetica',8); c.drawString(36,H-46,'22 properties, 4 states. In-place at 31 December 2025. Borrower: Ridgeway NL Holdings 3, LP'); c.drawRightString(W-36,H-34,'Cross-collateralised pool 2021-RW3')
        c.setFillColor(HexColor('#000000')); y=H-68; c.setFont('Helvetica-Bold',7)
        for k,a,b in(('id','Prop.','ID'),('t','Tenant','Guarantor'),('ad','Address','City'),('c','Commenced','Expires'),('st','Rent steps','(date / new annual rent)'),('lt','Lease type','Renewal options')): c.drawString(X[k],y,a); c.drawString(X[k],y-8.5,b)
        for k,a,b in(('sf','Bldg. SF','Acres'),('an','Annual','base rent'),('mo','Monthly','rent'),('ps','Rent','PSF')): c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-8.5,b)
        c.setLineWidth(1); c.line(36,y-12,W-36,y-12); y-=24
    y=0; head()
    for s in TOWN:
        L=[q for q in rows if q['state']==s]
        if y<110: foot(c,pg,np); c.showPage(); head()
        c.setFont('Helvetica-Bold',8.5); c.setFillColor(HexColor('#5A1F2B')); c.drawString(36,y,s); c.setFillColor(HexColor('#000000')); y-=13
        for q in L:
            if y<52: foot(c,pg,np); c.showPage(); head()
            v=q['n'] is None; c.setFont('Helvetica',7.4); c.drawString(X['id'],y,q['id']); c.setFont('Helvetica-Bold' if not v else 'Helvetica-Oblique',7.4); c.drawString(X['t'],y,q['n'] or 'Vacant (dark since 2024)'); c.setFont('Helvetica',7.4)
            c.drawString(X['t'],y-9,q['g'] if not v else ''); c.drawString(X['ad'],y,q['addr']); c.drawString(X['ad'],y-9,q['town']); c.drawRightString(X['sf'],y,f"{q['sf']:,}"); c.drawRightString(X['sf'],y-9,f"{q['ac']:.2f}")
            if not v:
                c.drawString(X['c'],y,q['c'].strftime('%b %-d, %Y')); c.drawString(X['c'],y-9,q['e'].strftime('%b %-d, %Y'))
                c.drawRightString(X['an'],y,f"${q['an']:,.0f}"); c.drawRightString(X['mo'],y,f"{q['an']/12:,.2f}"); c.drawRightString(X['ps'],y,f"{q['an']/q['sf']:.2f}"); c.drawString(X['lt'],y,q['lt']); c.drawString(X['lt'],y-9,q['opt'])
                for j,(dd,a) in enumerate(q['steps']): c.drawString(X['st'],y-9*j,dd.strftime('%b %-d, %Y')); c.drawRightString(X['st']+92,y-9*j,f'${a:,.0f}')
                if not q['steps']: c.drawString(X['st'],y,'flat')
            c.setLineWidth(.25); c.setStrokeColor(HexColor('#AAAAAA')); c.line(36,y-13,W-36,y-13); c.setStrokeColor(HexColor('#000000')); y-=23
        c.setFont('Helvetica-Bold',7.4); y+=0; S=lambda k:sum(q.get(k,0) for q in L); c.drawString(X['t'],y,f'{s}: {len(L)} properties'); c.drawRightString(X['sf'],y,f"{S('sf'):,}"); c.drawRightString(X['an'],y,f"${S('an'):,.0f}"); c.drawRightString(X['mo'],y,f"{S('an')/12:,.2f}"); y-=20
    if y<150: foot(c,pg,np); c.showPage(); head()
    S=lambda k,L=rows:sum(q.get(k,0) for q in L)
    c.setLineWidth(1); c.line(36,y+11,W-36,y+11); c.setFont('Helvetica-Bold',7.8); c.drawString(X['t'],y,'Portfolio total: 22 properties (20 leased, 2 vacant)'); c.drawRightString(X['sf'],y,f"{S('sf'):,}"); c.drawRightString(X['an'],y,f"${S('an'):,.0f}"); c.drawRightString(X['mo'],y,f"{S('an')/12:,.2f}"); y-=26
    c.drawString(X['t'],y,'By use'); c.drawRightString(262,y,'Properties'); c.drawRightString(330,y,'SF'); c.drawRightString(410,y,'Annual rent'); y-=11; c.setFont('Helvetica',7.4)
    for u in sorted({q['use'] for q in rows if q['n']}):
        L=[q for q in rows if q['n'] and q['use']==u]; c.drawString(X['t'],y,u); c.drawRightString(262,y,str(len(L))); c.drawRightString(330,y,f"{S('sf',L):,}"); c.drawRightString(410,y,f"${S('an',L):,.0f}"); y-=10
    foot(c,pg,np); c.save(); return pg
def foot(c,p,np): c.setFont('Helvetica',6.5); c.drawString(36,20,'Second line of each entry: guarantor, city, acres, expiry, options. Prepared by borrower; not audited.'); c.drawRightString(W-36,20,f'{p} / {np}')
assert len(rows)==22
n=build(0); build(n)
T=[dict(unit=q['id'],section=q['state'],area=q['sf'],tenantName=q['n'],statusText='Occupied' if q['n'] else 'Vacant',leaseStartDate=iso(q.get('c')),leaseEndDate=iso(q.get('e')),annualRent=q.get('an'),contractRent=round(q['an']/12,2) if q['n'] else None,rentSteps=[dict(date=iso(a),amount=b,per='year') for a,b in q.get('steps',[])]) for q in rows]
finish(N,dict(propertyName='Ridgeway Net Lease Portfolio',asOnDate='2025-12-31',units=22,occupied=20,vacant=2,sheet=None,planted=None,rows=T),'RETAIL','two-line records, grouped by state, rent steps stacked','two-line records; each unit is a property')
print(n)
