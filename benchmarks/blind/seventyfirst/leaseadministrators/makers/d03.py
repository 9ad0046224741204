# medical office building, charge-code lines per lease, future increases at right, fpdf2 portrait; planted digit_changed
from h import *
from fpdf import FPDF
rng=random.Random(7103)
NAME='SaintAldhelm_MOB_CommercialRentRoll.pdf'
P=FPDF(orientation='P',unit='mm',format='Letter')
P.set_auto_page_break(False)
asof=D(2026,2,28)
su='100|105|110|120|130|140|150|200|205|210|220|230|240|250|300|305|310|320|330|340|350|360'.split('|')
tn=iter('Larkmead Cardiology Associates|Saint Aldhelm Outpatient Imaging|Pinnacle Foot & Ankle|Corner Apothecary #14|Willow Bend Pediatrics|Meridian Women\'s Health|Tri-Valley Endocrine|Ellery Oral Surgery|North Fork Dermatology|Saint Aldhelm Physician Network|Restwell Sleep Center|Stride Physical Therapy|Bayard Eye Consultants|Hearthside Behavioral Health|Kessock Gastroenterology|Lowell Allergy & Asthma|Fernhill Nephrology Group|Copperline Orthopedics|Quantum Draw Laboratories'.split('|'))
vac={'205','320','350'}
L=[]
for i,u in enumerate(su):
    a=rng.randint(1150,5200); 
    if u=='105': a=9640
    if u in vac: L.append(dict(u=u,a=a)); continue
    s=D(rng.randint(2017,2025),rng.randint(1,12),1); n=rng.choice([60,84,120,120]); e=endof(s,n)
    while e<=asof: n+=60; e=endof(s,n)
    rate=rng.uniform(24,33); base=r2(a*rate/12)
    ch=[('BRENT','Base Rent - Medical',base),('CAMES','CAM Estimate',r2(a*7.45/12)),('RETES','Real Estate Tax Est',r2(a*3.62/12)),('INSES','Insurance Estimate',r2(a*.58/12))]
    if rng.random()<.35: ch.append(('JANIT','In-suite Janitorial',r2(a*1.9/12)))
    if rng.random()<.3: ch.append(('PRKRS','Reserved Parking',75.0*rng.randint(1,6)))
    if u=='105': ch.append(('MEDGS','Medical Gas / Chiller',1850.00))
    st=[];x=base;d=s
    while len(st)<3:
        d=addm(d,12)
        if d>e: break
        if d>asof: x=r2(x*1.025); st.append((d,x))
    if rng.random()<.15: st=[]
    L.append(dict(u=u,a=a,t=next(tn),id=f'sa{rng.randint(1000,9999):04d}',s=s,e=e,ch=ch,st=st))
# planted
pl=next(l for l in L if l['u']=='240'); good=pl['ch'][0][2]; sgood=m2(good)
ds=list(sgood); k=[i for i,c in enumerate(ds) if c.isdigit()]
for j in range(len(k)-1):
    if ds[k[j]]!=ds[k[j+1]] and ds[k[j]]!='0' and ds[k[j+1]]!='0' and j>0:
        ds[k[j]],ds[k[j+1]]=ds[k[j+1]],ds[k[j]]; break
bad=float(''.join(ds).replace(',','')); assert bad!=good
y=0
def txt(x,s,b='',al='L',sz=6.8):
    P.set_font('Helvetica',b,sz); s=str(s)
    if al=='R': x-=P.get_string_width(s)
    P.text(x,y,s)
def head():
    global y
    P.add_page(); y=14
    txt(12,'Commercial Rent Roll with Charge Detail and Future Increases','B',sz=11); txt(204,f'Page {P.page_no()}','',al='R'); y+=4.5
    txt(12,'Property: 3340 - Saint Aldhelm Medical Office Building',sz=8); txt(204,'Run: 03/04/2026 09:17 AM  by LADMIN','',al='R'); y+=4
    txt(12,'Rent roll date: 02/28/2026     Lease status: Current, Month-to-month     Include vacant: Yes',sz=8); y+=5.5
    P.set_line_width(.3); P.line(12,y-3.2,204,y-3.2)
    txt(12,'Suite','B');txt(24,'Tenant','B');txt(79,'Area','B','R');txt(82,'Charge','B');txt(119,'Monthly','B','R');txt(138,'Annual','B','R');txt(150,'Annual','B','R'); txt(156,'Future Rent Increases','B'); y+=3
    txt(24,'Lease ID   /  Term','B');txt(79,'(SF)','B','R');txt(82,'Code','B');txt(119,'Amount','B','R');txt(138,'Amount','B','R');txt(150,'/SF','B','R');txt(156,'Effective','B');txt(184,'Code','B','R');txt(204,'Monthly','B','R'); y+=1.5
    P.line(12,y,204,y); y+=4
head(); T=[]; codes={}
for l in L:
    lines=max(3,len(l.get('ch',[]))+1,len(l.get('st',[])))
    if y+lines*3.4+4>262: head()
    y0=y; txt(12,l['u'],'B'); txt(79,m0(l['a']),al='R')
    if 't' not in l:
        txt(24,'** VACANT **','B'); T.append(dict(unit=l['u'],area=l['a'],statusText='VACANT')); y+=3.4
    else:
        txt(24,l['t'],'B'); y+=3.4; txt(24,l['id']); y+=3.4; txt(24,f"{us(l['s'])} to {us(l['e'])}"); y=y0; tot=0; out=[]
        for c,n,v in l['ch']:
            tot=r2(tot+v); q=codes.setdefault(c,[n,0]); q[1]=r2(q[1]+v)
            pv=bad if (l is pl and c=='BRENT') else v
            txt(82,c); txt(119,m2(pv),al='R'); txt(138,m2(v*12),al='R'); txt(150,m2(v*12/l['a']),al='R'); out.append(dict(code=c,amount=pv)); y+=3.4
        P.set_line_width(.1); P.line(103,y-2.6,150,y-2.6); txt(119,m2(tot),'B','R'); txt(138,m2(tot*12),'B','R'); txt(82,'Total','B'); ye=y+3.4; y=y0
        for d,v in l['st']: txt(156,us(d)); txt(184,'BRENT',al='R'); txt(204,m2(v),al='R'); y+=3.4
        y=max(ye,y,y0+3*3.4)
        T.append(dict(unit=l['u'],area=l['a'],tenantName=l['t'],leaseStartDate=iso(l['s']),leaseEndDate=iso(l['e']),contractRent=out[0]['amount'],charges=out,totalCharges=tot,rentSteps=[dict(date=iso(d),amount=v) for d,v in l['st']],statusText='Occupied'))
    y+=2
if y>205: head()
y+=4; P.set_line_width(.3); P.line(12,y-4,204,y-4)
txt(12,'Property Totals','B',sz=8); y+=5
gt=sum(v for _,v in codes.values()); oa=sum(l['a'] for l in L if 't' in l); ta=sum(l['a'] for l in L)
txt(12,'Code','B');txt(30,'Description','B');txt(119,'Monthly','B','R');txt(138,'Annual','B','R'); y+=3.6
for c in sorted(codes): txt(12,c);txt(30,codes[c][0]);txt(119,m2(codes[c][1]),al='R');txt(138,m2(codes[c][1]*12),al='R'); y+=3.6
txt(30,'Total','B');txt(119,m2(gt),'B','R');txt(138,m2(gt*12),'B','R'); y+=6
nv=len(vac)
for a,n,s in (('Occupied',len(L)-nv,oa),('Vacant',nv,ta-oa),('Total',len(L),ta)): txt(30,a);txt(70,f'{n} suites',al='R');txt(95,f'{s:,} SF',al='R');txt(119,f'{s/ta:.2%}',al='R'); y+=3.6
P.output(path(NAME))
save(NAME,'OFFICE','medical building, charge codes per lease with future increases',True,'Saint Aldhelm Medical Office Building','2026-02-28',len(L),len(L)-nv,nv,T,planted=dict(what=f'Suite 240 BRENT monthly prints {m2(bad)} in place of {sgood}; its annual amount, the lease total and the code summary hold the right figure',kind='digit_changed'))
