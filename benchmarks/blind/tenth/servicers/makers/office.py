import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black
R=random.Random(4707); N='RR_FoxhallCorporatePark_0126.pdf'
W,H=792,612; asof=D(2026,1,31)
TEN=["Bellhaven Actuarial Group, Inc.","Corrigan Dale & Pruitt LLP","Summit Pediatric Therapy","Northgate Title Agency","Ohm River Engineering, P.C.","Tidewell Insurance Services","Larkspur Wealth Advisors","USDO Regional Field Office","Kestrel Data Systems, LLC","Brightpath Tutoring","Mason-Ault Architects","Vantage Claims Management","Pinecrest Dental Associates","Ferro Staffing Solutions","Copperline Mortgage Corp.","Delmar Clinical Research","Stonebridge Home Builders","Haven Behavioral Health","Arcwell Software","Juniper Court Reporting"]
it=iter(TEN); BL=[('Building 100 - 100 Foxhall Drive',['101','105','110','120','200','210/220','225','230','300','310','320']),('Building 200 - 200 Foxhall Drive',['1A','1B','1C','2A','2B','2C','3A','3B-3C','3D'])]
rows=[]
for b,S in BL:
    for s in S:
        sf=R.randint(1180,5200) if '/' not in s and '-' not in s else R.randint(7200,11800)
        q=dict(b=b,s=s,sf=sf)
        def ten(q,fut=False):
            y=R.randint(2018,2025); m=R.randint(1,12); ls=D(y,m,1) if not fut else D(2026,4,1); T=R.choice([5,7,10]); T=T if ls.year+T>2026 else 10
            le=D(ls.year+T,ls.month,1)-TD(1); base=round(sf*R.uniform(21.5,27.75)/12,2)
            ch=[('BRNT','Base rent',base)]
            if fut: pass
            else:
                ch.append(('OPEX','Operating exp. recovery',round(sf*R.uniform(1.1,3.4)/12,2)))
                if R.random()<.6: ch.append(('RETX','Real estate tax recovery',round(sf*R.uniform(.4,1.2)/12,2)))
                if R.random()<.4: ch.append(('ELEC','Tenant electric',round(sf*1.75/12,2)))
                if R.random()<.25: ch.append(('PKG','Reserved parking',R.choice([150.,225.,300.])))
            st=[]; nx=D(2026 if ls.month>1 else 2027,ls.month,1) if not fut else D(2027,4,1); r=base
            for k in range(R.choice([0,1,2,3,3])):
                if nx<le: r=round(r*1.025,2); st.append((nx,r)); nx=D(nx.year+1,nx.month,1)
            q.update(n=next(it),ls=ls,le=le,ch=ch,st=st,dep=R.choice([0.,round(base,2),round(base*2,2)]),id=f't{R.randint(2100,9900):07d}')
        if s in('120','300','2C','3D'): rows.append(q); 
        else: ten(q); rows.append(q)
        if s=='2C': f=dict(b=b,s=s,sf=sf,fut=True); ten(f,True); rows.append(f)
X=dict(s=30,n=78,sf=262,ls=272,le=318,code=366,desc=394,mo=532,an=592,dep=646,sd=656,sa=758)
G=HexColor('#ECECEC')
def build(np):
    c=canvas.Canvas(doc(N),pagesize=(W,H)); p=0; y=0
    def head():
        nonlocal p,y; p+=1
        c.setFont('Helvetica',7.5); c.drawString(30,H-28,'Database: CENTRALOFC'); c.drawString(30,H-37,'Bldg Status: Active only'); c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-28,'Commercial Rent Roll with Charges and Escalations'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-39,'Foxhall Corporate Park (fox100)'); c.drawCentredString(W/2,H-49,'1/31/2026')
        c.setFont('Helvetica',7.5); c.drawRightString(W-34,H-28,f'Page: {p} of {np}'); c.drawRightString(W-34,H-37,'Date: 2/4/2026'); c.drawRightString(W-34,H-46,'Time: 11:09 AM')
        y=H-70; c.setFont('Helvetica-Bold',7)
        for k,t in(('s','Suite'),('n','Occupant'),('ls','From'),('le','To'),('code','Charge'),('desc','Description')): c.drawString(X[k],y,t)
        c.drawRightString(X['sf'],y,'GLA Sqft'); c.drawRightString(X['mo'],y,'Monthly'); c.drawRightString(X['an'],y,'Annualized'); c.drawRightString(X['dep'],y,'Sec. Deposit'); c.drawString(X['sd'],y,'Esc. date'); c.drawRightString(X['sa'],y,'New base/mo.')
        c.drawString(X['ls'],y+9,'Lease term'); c.drawString(X['sd'],y+9,'- - Future base rent - -')
        c.line(30,y-3,W-34,y-3); y-=14
    def foot(): c.setFont('Helvetica-Oblique',6.3); c.drawString(30,20,'Deposits exclude letters of credit. Future occupants are not included in totals.')
    head()
    cur=None
    def tot(lab,L):
        nonlocal y
        o=[q for q in L if 'n' in q and not q.get('fut')]; ph=[q for q in L if not q.get('fut')]
        c.setFont('Helvetica-Bold',7); c.line(X['code'],y+8,X['dep'],y+8)
        m=sum(a for q in o for *_,a in q['ch']); c.drawString(30,y,lab); c.drawRightString(X['sf'],y,f"{sum(q['sf'] for q in ph):,}"); c.drawString(X['code'],y,'Total charges'); c.drawRightString(X['mo'],y,m2(m)); c.drawRightString(X['an'],y,m2(round(12*m,2))); c.drawRightString(X['dep'],y,m2(sum(q['dep'] for q in o))); y-=9
        a=sum(q['sf'] for q in o); g=sum(q['sf'] for q in ph); c.setFont('Helvetica',7); c.drawString(40,y,f'Occupied {a:,} sf ({100*a/g:.1f}%), {len(o)} leases      Vacant {g-a:,} sf ({100-100*a/g:.1f}%), {len(ph)-len(o)} suites'); y-=20
    for q in rows:
        if q['b']!=cur:
            if cur: tot('Subtotal '+cur.split(' - ')[0],[z for z in rows if z['b']==cur])
            cur=q['b']; 
            if y<120: foot(); c.showPage(); head()
            c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,cur); y-=13
        ch=q.get('ch',[]); st=q.get('st',[]); n=max(len(ch)+(1 if len(ch)>1 else 0),len(st),2 if 'n' in q else 1); hh=n*9+6
        if y-hh<34: foot(); c.showPage(); head(); c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,cur+' (continued)'); y-=13
        c.setFillColor(G); c.rect(30,y-2.5,232,10,fill=1,stroke=0); c.setFillColor(black)
        c.setFont('Helvetica-Bold',7.2); c.drawString(X['s']+1,y,q['s']); c.drawString(X['n'],y,q.get('n','VACANT')); c.drawRightString(X['sf'],y,f"{q['sf']:,}"); c.setFont('Helvetica',7.2)
        if 'n' in q:
            c.setFont('Helvetica',6.3); c.drawString(X['n'],y-10,q['id']+('   ** FUTURE - not yet commenced **' if q.get('fut') else '')); c.setFont('Helvetica',7.2)
            c.drawString(X['ls'],y,q['ls'].strftime('%-m/%-d/%Y')); c.drawString(X['le'],y,q['le'].strftime('%-m/%-d/%Y')); c.drawRightString(X['dep'],y,m2(q['dep']))
            yy=y
            for a,b,v in ch: c.drawString(X['code'],yy,a); c.drawString(X['desc'],yy,b); c.drawRightString(X['mo'],yy,m2(v)); c.drawRightString(X['an'],yy,m2(round(v*12,2))); yy-=9
            if len(ch)>1: t=sum(v for *_,v in ch); c.line(X['mo']-40,yy+7.5,X['an'],yy+7.5); c.drawRightString(X['mo'],yy,m2(t)); c.drawRightString(X['an'],yy,m2(round(t*12,2)))
            yy=y
            for a,v in st: c.drawString(X['sd'],yy,a.strftime('%-m/%-d/%Y')); c.drawRightString(X['sa'],yy,m2(v)); yy-=9
        y-=hh
    tot('Subtotal '+cur.split(' - ')[0],[z for z in rows if z['b']==cur])
    if y<60: foot(); c.showPage(); head()
    tot('Total Foxhall Corporate Park',rows)
    foot(); c.save(); return p
n=build(0); build(n)
ph=[q for q in rows if not q.get('fut')]; o=sum('n' in q for q in ph)
T=[dict(unit=q['s'],building=q['b'],area=q['sf'],tenantName=q.get('n'),statusText='FUTURE' if q.get('fut') else 'Occupied' if 'n' in q else 'VACANT',leaseStartDate=iso(q.get('ls')),leaseEndDate=iso(q.get('le')),contractRent=q['ch'][0][2] if 'n' in q else None,annualRent=round(q['ch'][0][2]*12,2) if 'n' in q else None,deposit=q.get('dep'),charges=[dict(code=a,amount=v) for a,b,v in q.get('ch',[])],totalCharges=round(sum(v for *_,v in q['ch']),2) if 'n' in q and len(q['ch'])>1 else None,rentSteps=[dict(date=iso(a),amount=v) for a,v in q.get('st',[])]) for q in rows]
finish(N,dict(propertyName='Foxhall Corporate Park',asOnDate='2026-01-31',units=len(ph),occupied=o,vacant=len(ph)-o,sheet=None,planted=None,rows=T),'OFFICE','tenant bands with charge lines left and escalation lines right, by building','escalations stack independently of charges; a future tenant row under a vacant suite')
print(len(rows),o,n)
