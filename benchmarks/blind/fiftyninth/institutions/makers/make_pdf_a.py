# documents 1-4
import random, datetime as dt
from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.lib import colors
d=dt.date
def put(c,x,y,w,s,al='l',f='Helvetica',z=7):
    s='' if s is None else str(s)
    if stringWidth(s,f,z)>w+0.5: print('OVER',f,z,repr(s),w,stringWidth(s,f,z))
    c.setFont(f,z)
    if al=='l': c.drawString(x,y,s)
    elif al=='r': c.drawRightString(x+w,y,s)
    else: c.drawCentredString(x+w/2,y,s)

# ---------- 1. medical office campus, TRIRIGA print
def doc1():
    name='mercy_ridge_mob_rent_roll.pdf'
    as_of=d(2025,3,31)
    us=lambda x:x.strftime('%m/%d/%Y') if isinstance(x,dt.date) else (x or '')
    data=[('Physicians Pavilion I','4100 Ridgeline Drive',[
     ('100','RE-100214','Ridgeway Orthopaedic Associates, P.A.','Medical office',6240,27.50,d(2019,8,1),d(2029,7,31),14300,2,.03),
     ('110','RE-100398','Cornerstone Family Pharmacy','Pharmacy',1485,31.00,d(2022,3,1),d(2027,2,28),3836.25,1,.025),
     ('120','RE-100401','Mercy Ridge Imaging Partners, LLC','Imaging suite',4910,33.25,d(2022,6,1),d(2032,5,31),0,2,.025),
     ('200','RE-100177','Tallgrass Pediatrics','Medical office',3875,26.00,d(2018,11,1),d(2025,10,31),8000,0,0),
     ('205','',None,'Medical office',1620,0,None,None,None,0,0),
     ('210','RE-100420','Larkin & Bose Dermatology','Medical office',2260,28.75,d(2023,1,15),d(2028,1,14),5414.58,2,.03),
     ('220','RE-100093','Hope Valley Counseling Ctr.','Medical office',1140,22.10,d(2015,5,1),'MTM',1900,0,0),
     ('300','RE-100305','Ridgeline Cardiovascular Group','Medical office',7715,27.85,d(2020,10,1),d(2030,9,30),17000,2,.0275),
     ('310','RE-100436','MRHS - Patient Billing','Administrative',2980,21.00,d(2023,7,1),d(2026,6,30),None,1,.02)]),
    ('Physicians Pavilion II','4120 Ridgeline Drive',[
     ('1A','RE-200011','Summit Women\'s Health','Medical office',5105,29.40,d(2021,2,1),d(2031,1,31),12507.25,2,.03),
     ('1B','RE-200019','Quest Hollow Laboratories','Laboratory',1890,30.15,d(2021,9,1),d(2026,8,31),4748.63,1,.03),
     ('1C','',None,'Medical office',2430,0,None,None,None,0,0),
     ('2A','RE-200022','Prairie ENT & Allergy','Medical office',3360,28.00,d(2022,1,1),d(2027,12,31),7840,2,.03),
     ('2B','RE-200031','Dr. Lena Voskuil, DDS','Dental suite',1975,27.20,d(2023,4,1),d(2030,3,31),4476.67,2,.03),
     ('2C / 2D','RE-200037','Bluestem Gastroenterology','Medical office',4480,28.60,d(2024,2,1),d(2034,1,31),10677.33,2,.03),
     ('3A','RE-200008','MRHS - Residency Program','Administrative',3215,21.00,d(2020,7,1),d(2025,6,30),None,0,0),
     ('3B','',None,'Shell space',5600,0,None,None,None,0,0)]),
    ('Outpatient Surgery Building','4200 Mercy Way',[
     ('L100','RE-300002','Mercy Ridge Surgery Center, LLC','Ambulatory surgery',18450,38.50,d(2017,1,1),d(2031,12,31),75000,2,.02),
     ('L140','RE-300005','Anesthesia Assoc. of the Plains','Medical office',1325,26.90,d(2019,1,1),d(2025,12,31),2970.21,0,0),
     ('L200','RE-300009','Plains Physical Therapy','Therapy gym',5890,25.75,d(2021,5,1),d(2028,4,30),12639,2,.03),
     ('L210','RE-300012','Beacon Sleep Diagnostics','Medical office',2205,27.35,d(2024,9,1),d(2029,8,31),5025.56,2,.03),
     ('KIOSK 1','RE-300014','The Daily Steep Coffee Co.','Cafe',310,42.00,d(2024,4,1),d(2027,3,31),1085,2,.03)])]
    c=canvas.Canvas(doc(name),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    X=[(28,42,'l'),(70,48,'l'),(118,142,'l'),(262,68,'l'),(330,36,'r'),(372,46,'c'),(419,46,'c'),(466,56,'r'),(524,36,'r'),(562,50,'r'),(613,46,'r'),(660,56,'r'),(714,46,'r')]
    HD=[('','Suite'),('Lease','ID'),('','Tenant'),('Space','Class'),('','RSF'),('Commence','Date'),('Expire','Date'),('Base Rent','Monthly'),('$/RSF','Annual'),('OpEx','Recovery'),('','Utilities'),('Total','Monthly'),('Security','Deposit')]
    pg=[0]
    def head():
        pg[0]+=1
        c.setFillColor(colors.HexColor('#1f3f66')); c.rect(28,H-52,W-56,22,fill=1,stroke=0); c.setFillColor(colors.white)
        put(c,34,H-45,500,'Rent Roll by Building','l','Helvetica-Bold',13); put(c,W-334,H-44,300,'Mercy Ridge Health System  |  Real Estate & Facilities','r','Helvetica',8)
        c.setFillColor(colors.black)
        put(c,28,H-64,400,'Campus: Mercy Ridge Medical Campus','l','Helvetica-Bold',8.5); put(c,W-228,H-64,200,'As of: 03/31/2025','r','Helvetica-Bold',8.5)
        c.setFillColor(colors.HexColor('#dde5ee')); c.rect(28,H-96,W-56,26,fill=1,stroke=0); c.setFillColor(colors.black)
        for (x,w,a),(h1,h2) in zip(X,HD):
            put(c,x,H-80,w,h1,a,'Helvetica-Bold',7); put(c,x,H-90,w,h2,a,'Helvetica-Bold',7)
        put(c,28,22,300,'IBM TRIRIGA Application Platform - triRERentRollByBuilding','l','Helvetica-Oblique',6.5); put(c,W-228,22,200,f'Page {pg[0]}   Printed 04/03/2025 9:12 AM','r','Helvetica-Oblique',6.5)
        return H-110
    y=head(); rows=[]; G=[0]*6; nv=no=0
    for b,addr,L in data:
        if y<120: c.showPage(); y=head()
        put(c,28,y,400,f'{b}   ({addr})','l','Helvetica-Bold',8.5); y-=12
        S=[0]*6; leased=0
        for su,lid,t,use,rsf,rate,s,e,dep,nst,pct in L:
            if y<66: c.showPage(); y=head(); put(c,28,y,400,f'{b} (continued)','l','Helvetica-Bold',8.5); y-=12
            if t:
                base=round(rsf*rate/12,2); op=round(rsf*9.85/12,2); ut=None if use in('Ambulatory surgery','Imaging suite') else round(rsf*2.4/12,2)
                tot=round(base+op+(ut or 0),2)
                vals=[su,lid,t,use,m(rsf,0),us(s),us(e),m(base),m(rate),m(op),m(ut) if ut else '-',m(tot),m(dep) if dep is not None else '']
                st=[];sd=as_of;am=base
                for i in range(nst):
                    sd=nextann(s,sd); am=round(am*(1+pct),2); st.append(dict(date=sd,amount=am))
                rows.append(R(unit=su,building=b,unitType=use,area=rsf,tenantName=t,contractRent=base,leaseStartDate=s,leaseEndDate=e,deposit=dep,
                   charges=[dict(code='OpEx Recovery',amount=op)]+([dict(code='Utilities',amount=ut)] if ut else []),totalCharges=tot,rentSteps=st))
                for i,v in enumerate([rsf,base,op,ut or 0,tot,dep or 0]): S[i]+=v
                leased+=rsf; no+=1
            else:
                vals=[su,'','AVAILABLE',use,m(rsf,0)]+['']*8; st=[]; nv+=1; S[0]+=rsf
                rows.append(R(unit=su,building=b,unitType=use,area=rsf,statusText='AVAILABLE'))
            for (x,w,a),v in zip(X,vals): put(c,x,y,w,v,a,'Helvetica',7)
            y-=9
            if st:
                put(c,126,y,500,'Rent steps:  '+';   '.join(f"{us(q['date'])} - ${m(q['amount'])}/mo" for q in st),'l','Helvetica-Oblique',6.3); y-=9
            y-=2
        c.line(330,y+6,W-28,y+6)
        put(c,28,y-3,300,f'Subtotal {b}:  leased {m(leased,0)} RSF of {m(S[0],0)}','l','Helvetica-Bold',7)
        for (k,v) in ((4,m(S[0],0)),(7,m(S[1])),(9,m(S[2])),(10,m(S[3])),(11,m(S[4])),(12,m(S[5]))): put(c,X[k][0],y-3,X[k][1],v,X[k][2],'Helvetica-Bold',6.8)
        y-=22
        for i in range(6): G[i]+=S[i]
    if y<80: c.showPage(); y=head()
    c.setLineWidth(1.2); c.line(28,y+9,W-28,y+9)
    put(c,28,y-2,300,f'CAMPUS TOTAL - {no+nv} suites: {no} leased, {nv} available','l','Helvetica-Bold',7.5)
    for (k,v) in ((4,m(G[0],0)),(7,m(G[1])),(9,m(G[2])),(10,m(G[3])),(11,m(G[4])),(12,m(G[5]))): put(c,X[k][0]-6,y-2,X[k][1]+6,v,X[k][2],'Helvetica-Bold',6.8)
    y-=20
    put(c,28,y,700,'Base rent escalates on the anniversary of the commencement date. RE-100093 (Suite 220) is held over month-to-month at the last stabilized rate; 30 days notice either side.','l','Helvetica',6.5)
    c.save()
    truth(name,'OFFICE','TRIRIGA report writer','landscape PDF, building sections, step sub-lines','Mercy Ridge Medical Campus','2025-03-31',rows,no+nv,no,nv)

# ---------- 2. faculty housing, Banner fixed-width
def doc2():
    name='halverston_faculty_housing_zrrhous.pdf'; rnd=random.Random(212)
    cx=[('01','ORCHARD LANE TOWNHOUSES',[('TH2B',1080,1425),('TH3B',1340,1710)],['OL-%02d'%i for i in range(1,21)]),
        ('02','PROVOST COURT APARTMENTS',[('1BR',640,985),('2BR',865,1240),('STUD',440,790)],['PC-%d%02d'%(f,i) for f in (1,2,3) for i in range(1,9)]),
        ('03','COLLEGE AVENUE HOUSES',[('HSE3',1650,1985),('HSE4',2040,2350)],['CA-%d'%n for n in (211,215,219,223,231,302,306,314,318)])]
    dep=['BIOL','CHEM','ENGL','MATH','ATHL','LAW','NURS','LIBR','MUSC','PHYS','HIST','FACM']
    used=set(); rows=[]; lines=[]; pages=[]
    f=lambda x:x.strftime('%d-%b-%Y').upper()
    asof=d(2025,1,1)
    def hdr(p): return ['%-44s%-58s%30s'%('HALVERSTON UNIVERSITY','FACULTY AND STAFF HOUSING RENT REGISTER','PAGE: %d'%p),
      '%-44s%-58s%30s'%('REPORT ZRRHOUS   BANNER 9.3.2','AS OF 01-JAN-2025','RUN: 02-JAN-2025 08:14'),'',
      '%-8s%-6s%5s %-3s%-26s%-6s%-12s%-12s%10s%9s%9s%11s%11s%11s'%('UNIT','TYPE','SQFT','ST','RESIDENT NAME','DEPT','MOVE-IN','LEASE END','RENT','WATER','PARKNG','TOT CHGS','DEPOSIT','BALANCE'),
      '%-8s%-6s%5s %-3s%-26s%-6s%-12s%-12s%10s%9s%9s%11s%11s%11s'%('-'*7,'-'*5,'-'*5,'--','-'*25,'-'*5,'-'*11,'-'*11,'-'*9,'-'*8,'-'*8,'-'*10,'-'*10,'-'*10)]
    G=[0]*8; cnt={'O':0,'N':0,'V':0,'R':0}; body=[]
    for cn,nm,types,ids in cx:
        body.append(''); body.append(f'COMPLEX: {cn}  {nm}'); S=[0]*6; u=[0,0]
        for i,un in enumerate(ids):
            ty,sf,mk=types[rnd.randrange(len(types))]
            r=rnd.random(); st='O' if r<.82 else 'N' if r<.89 else 'V' if r<.96 else 'R'
            cnt[st]+=1; u[st in 'VR']+=1; S[0]+=sf
            if st in 'VR':
                body.append('%-8s%-6s%5d %-3s%-26s'%(un,ty,sf,st,'** VACANT **' if st=='V' else '** RENOVATION **'))
                rows.append(R(unit=un,building=nm,unitType=ty,area=sf,statusText=st)); continue
            while 1:
                n=f'{rnd.choice(LAST)}, {rnd.choice(FIRST)} {rnd.choice("ABCDEJKLMRST")}'
                if n not in used and len(n)<25: used.add(n); break
            n=n.upper(); mi=d(rnd.randint(2016,2024),rnd.choice([1,6,7,8]),rnd.choice([1,1,1,15]))
            mtm=rnd.random()<.08
            le=d(2025,rnd.choice([5,6,7,8]),{5:31,6:30,7:31,8:31}[5]) if 0 else rnd.choice([d(2025,5,31),d(2025,6,30),d(2025,7,31),d(2026,6,30)])
            rent=mk+rnd.choice([0,0,-35,-60,15,25]); wat=rnd.choice([38.5,42.0,45.75]); pk=rnd.choice([0,0,30,60]); tot=rent+wat+pk; dp=rnd.choice([500,750,rent]); bal=rnd.choice([0,0,0,0,0,tot,-50,112.5])
            fm=lambda v:('%s-'%m(-v) if v<0 else m(v))
            body.append('%-8s%-6s%5d %-3s%-26s%-6s%-12s%-12s%10s%9s%9s%11s%11s%11s'%(un,ty,sf,st,n,rnd.choice(dep),f(mi),'MTM' if mtm else f(le),m(rent),m(wat),m(pk) if pk else '',m(tot),m(dp),fm(bal)))
            rows.append(R(unit=un,building=nm,unitType=ty,area=sf,statusText=st,tenantName=n,moveInDate=mi,leaseEndDate='MTM' if mtm else le,contractRent=rent,deposit=dp,balance=bal,
                charges=[dict(code='WATER',amount=wat)]+([dict(code='PARKNG',amount=pk)] if pk else []),totalCharges=tot))
            for k,v in enumerate([0,rent,wat,pk,tot,dp]): S[k]+=v
            G[6]+=bal; S.append(0) if 0 else None
            u.append(bal)
        bt=sum(u[2:]); fm=lambda v:('%s-'%m(-v) if v<0 else m(v))
        body.append('%72s'%''+' '*6+' '.join(['']) + '')
        body[-1]='%-79s%10s%9s%9s%11s%11s%11s'%(f'COMPLEX {cn} TOTAL  UNITS {len(ids)}  OCCUPIED {u[0]}  VACANT {u[1]}  SQFT {m(S[0],0)}',m(S[1]),m(S[2]),m(S[3]),m(S[4]),m(S[5]),fm(bt))
        for k in range(6): G[k]+=S[k]
    N=sum(cnt.values()); oc=cnt['O']+cnt['N']; va=cnt['V']+cnt['R']
    body+=['','='*140,'%-79s%10s%9s%9s%11s%11s%11s'%(f'UNIVERSITY HOUSING TOTAL  UNITS {N}  OCCUPIED {oc}  VACANT {va}  SQFT {m(G[0],0)}',m(G[1]),m(G[2]),m(G[3]),m(G[4]),m(G[5]),(m(-G[6])+'-') if G[6]<0 else m(G[6])),'='*140,'',
     'STATUS CODES:  O = OCCUPIED   N = OCCUPIED, NOTICE GIVEN   V = VACANT, READY   R = VACANT, UNDER RENOVATION','NOTE: RENTS ADJUST EACH JULY 1 BY CPI-U (MIDWEST) NOT TO EXCEED 4 PCT.  WATER IS A FLAT MONTHLY CHARGE.  *** END OF REPORT ***']
    c=canvas.Canvas(doc(name),pagesize=landscape(letter),invariant=1); H=612
    per=42; p=0
    while body:
        p+=1; chunk,body=body[:per],body[per:]
        y=H-40; c.setFont('Courier',8.7 if 0 else 8.4)
        for l in hdr(p)+chunk: assert len(l)<=141,l; c.drawString(40,y,l.rstrip()); y-=11.2
        c.showPage()
    c.save()
    truth(name,'MULTIFAMILY','Banner custom report','fixed-width Courier print, status codes with legend','HALVERSTON UNIVERSITY','2025-01-01',rows,N,oc,va)

# ---------- 3. port ground leases, Oracle Property Manager, planted total
def doc3():
    name='port_calloway_bay_land_leases.pdf'
    L=[('Northside Marine Terminal',[
      ('NMT-01','PA-1987-014','Calloway Grain Elevator Cooperative',412900,.62,d(1987,7,1),d(2037,6,30),100000,'Grain storage and rail loop','CPI-U every 5 yrs; next adj. 07/01/2027','Amd. 4 dated 05/11/2022',None),
      ('NMT-02','PA-2003-031','Halcyon Bulk Cement, Inc.',187300,.78,d(2003,10,1),d(2033,9,30),75000,'Cement import silos','CPI-U annually, cap 4%; next adj. 10/01/2025','Amd. 2 dated 10/01/2018',None),
      ('NMT-03','PA-2011-007','Sound Fisheries Cold Storage LLC',96450,.94,d(2011,4,1),d(2041,3,31),45000,'Cold storage plant (lessee improvements)','Fixed step',None,(d(2026,4,1),1.05)),
      ('NMT-04',None,None,58800,None,None,None,None,'Paved laydown, 1.35 ac','',None,None),
      ('NMT-05A','PA-2019-022','Brightwater Tug & Barge Company',34600,1.10,d(2019,1,1),d(2028,12,31),19000,'Moorage uplands and shop','CPI-U annually; next adj. 01/01/2026',None,None),
      ('NMT-05B','PA-2019-023','Brightwater Tug & Barge Company',21150,1.10,d(2019,1,1),d(2028,12,31),11600,'Parking and net yard','CPI-U annually; next adj. 01/01/2026',None,None)]),
     ('Harbor Industrial Park',[
      ('HIP-A1','PA-1994-003','Estuary Lumber Remanufacturing',325000,.48,d(1994,1,1),d(2043,12,31),78000,'Planer mill site','Reappraisal each 10 yrs; next 01/01/2034','Amd. 3 dated 12/06/2023',None),
      ('HIP-A2','PA-2008-040','Trident Steel Fabricators Ltd.',201650,.66,d(2008,6,1),d(2028,5,31),66500,'Fabrication shop, two bldgs.','Fixed step',None,(d(2026,6,1),1.03)),
      ('HIP-A3','PA-2014-018','Cascade Boatworks, Inc.',88200,.81,d(2014,3,1),d(2034,2,28),35700,'Boat building and haul-out','CPI-U every 3 yrs; next adj. 03/01/2026','Amd. 1 dated 02/14/2020',None),
      ('HIP-B1','PA-2016-009','Seventh Street Storage Partners',143750,.72,d(2016,9,1),d(2046,8,31),51750,'Self-storage improvements','Fixed step','Amd. 1 dated 08/30/2021',(d(2026,9,1),1.10)),
      ('HIP-B2','PA-2001-012','Mill Creek Ready-Mix',74300,.70,d(2001,5,1),d(2025,4,30),26000,'Batch plant - HOLDOVER, month to month','Renewal in negotiation','Amd. 5 dated 04/19/2016',None),
      ('HIP-B3',None,None,112400,None,None,None,None,'Undeveloped','',None,None),
      ('HIP-C','PA-2022-005','Coho Energy Storage, LLC',261360,.55,d(2022,12,1),d(2052,11,30),145000,'Battery storage site','Fixed 2% each Dec. 1',None,(d(2025,12,1),1.02))]),
     ('Waterfront District',[
      ('WD-10','PA-1999-020','Calloway Bay Inn Associates LP',152460,1.85,d(1999,5,1),d(2064,4,30),141000,'Hotel ground lease; pct. rent 3.5% of room revenue over base','CPI-U every 5 yrs; next adj. 05/01/2029','Amd. 2 dated 03/22/2024',None),
      ('WD-11','PA-2006-016','Pier Six Restaurant Group',22400,3.40,d(2006,7,1),d(2031,6,30),38000,'Restaurant; pct. rent 5% of gross over $1.9M','CPI-U annually; next adj. 07/01/2026','Amd. 1 dated 06/30/2016',None),
      ('WD-12','PA-2018-002','Calloway Maritime Museum (nonprofit)',31000,.20,d(2018,1,1),d(2047,12,31),None,'Museum and boatshed','None - flat rent',None,None),
      ('WD-14','PA-2021-011','Gull Point Condominium Owners Assn.',98010,1.32,d(2021,2,1),d(2096,1,31),64700,'Residential ground lease, 64 condos','Fixed step',None,(d(2031,2,1),1.15))])]
    c=canvas.Canvas(doc(name),pagesize=letter,invariant=1); W,H=letter
    X=[(36,44,'l'),(82,58,'l'),(142,150,'l'),(292,40,'r'),(336,46,'c'),(384,46,'c'),(432,54,'r'),(488,46,'r'),(536,42,'r')]
    h=['Parcel','Agreement','Lessee','Land SF','Begin','End','Annual Rent','Monthly','Bond/Dep.']
    us=lambda x:x.strftime('%m/%d/%y') if 0 else x.strftime('%m/%d/%Y')
    pg=[0]
    def head():
        pg[0]+=1
        put(c,36,H-40,W-72,'PORT OF CALLOWAY BAY','c','Times-Bold',14); put(c,36,H-54,W-72,'Schedule of Land Leases','c','Times-Bold',11); put(c,36,H-66,W-72,'As of June 30, 2025','c','Times-Roman',10)
        c.setLineWidth(.8); c.line(36,H-74,W-36,H-74)
        for (x,w,a),t in zip(X,h): put(c,x,H-84,w,t,a,'Times-Bold',8)
        put(c,92,H-94,400,'Use / Adjustment / Amendments','l','Times-Italic',8)
        c.line(36,H-99,W-36,H-99)
        put(c,36,24,W-72,f'Oracle Property Manager  PNRENTSCH_RPT                                       - {pg[0]} -','c','Times-Roman',7.5)
        return H-114
    y=head(); rows=[]; G=[0,0,0,0]; no=nv=0
    for sec,items in L:
        if y<120: c.showPage(); y=head()
        c.setFillGray(.9); c.rect(36,y-3,W-72,12,fill=1,stroke=0); c.setFillGray(0)
        put(c,40,y,400,sec,'l','Times-Bold',9); y-=15; S=[0,0,0,0]
        for p,ag,t,sf,rate,s,e,bond,use,adj,amd,step in items:
            if y<70: c.showPage(); y=head()
            S[0]+=sf
            if t:
                mo=round(sf*rate/12,2); an=round(mo*12,2)
                vals=[p,ag,t,m(sf,0),us(s),us(e),m(an),m(mo),m(bond,0) if bond else '']
                rs=[]
                if step:
                    v=round(round(an*step[1],-1),2); adj=(adj+f': annual rent ${m(v)} from {us(step[0])}'); rs=[dict(date=step[0],amount=v,per='year')]
                rows.append(R(unit=p,building=sec,area=sf,tenantName=t,contractRent=mo,annualRent=an,leaseStartDate=s,leaseEndDate=e,deposit=bond,rentSteps=rs,statusText='HOLDOVER' if 'HOLDOVER' in use else None) if 'HOLDOVER' in use else R(unit=p,building=sec,area=sf,tenantName=t,contractRent=mo,annualRent=an,leaseStartDate=s,leaseEndDate=e,deposit=bond,rentSteps=rs))
                S[1]+=an;S[2]+=mo;S[3]+=bond or 0; no+=1
            else:
                vals=[p,'','Available for lease',m(sf,0)]+['']*5; nv+=1
                rows.append(R(unit=p,building=sec,area=sf,statusText='Available for lease'))
            for (x,w,a),v in zip(X,vals): put(c,x,y,w,v,a,'Times-Roman',8)
            y-=10; put(c,92,y,480,'; '.join(q for q in (use,adj,amd) if q),'l','Times-Italic',7.6); y-=13
        pm=S[2]
        if sec.startswith('Harbor'): pm=round(S[2]-1000,2)      # planted
        c.setLineWidth(.5); c.line(292,y+9,W-36,y+9)
        for k,v in ((2,f'Total {sec}'),(3,m(S[0],0)),(6,m(S[1])),(7,m(pm)),(8,m(S[3],0))): put(c,X[k][0]-(4 if k>2 else 0),y,X[k][1]+(4 if k>2 else 0),v,X[k][2],'Times-Bold',8)
        y-=20
        for i in range(4): G[i]+=S[i]
    for k,v in ((2,'TOTAL ALL LAND LEASES'),(3,m(G[0],0)),(6,m(G[1])),(7,m(G[2])),(8,m(G[3],0))): put(c,X[k][0]-(10 if k>2 else 0),y,X[k][1]+(10 if k>2 else 0),v,X[k][2],'Times-Bold',8)
    c.line(36,y-4,W-36,y-4); c.line(36,y-6,W-36,y-6); y-=20
    put(c,36,y,500,f'Parcels in schedule: {no+nv}     Leased: {no}     Available: {nv}','l','Times-Roman',8.5); y-=12
    put(c,36,y,540,'Percentage rents are billed in arrears and are not included above. State leasehold excise tax (12.84%) is collected in addition to rent.','l','Times-Roman',8)
    c.save()
    truth(name,'LAND','Port authority, Oracle Property Manager','portrait Times, two-line records, annual and monthly','PORT OF CALLOWAY BAY','2025-06-30',rows,no+nv,no,nv,
      planted=dict(what='Total Harbor Industrial Park: monthly printed 1,000.00 too low (rows and grand total are right)',kind='total_wrong'))

# ---------- 4. airport
def doc4():
    name='tri_basin_airport_concession_hangar_roll.pdf'; rnd=random.Random(44)
    c=canvas.Canvas(doc(name),pagesize=landscape(legal),invariant=1); W,H=landscape(legal)
    us=lambda x:f'{x.month}/{x.day}/{x.year}' if isinstance(x,dt.date) else (x or '')
    pg=[0]
    def head():
        pg[0]+=1
        put(c,50,H-44,500,'Tri-Basin Regional Airport Authority','l','Helvetica-Bold',15); put(c,50,H-60,600,'Lease, Hangar and Concession Roll  -  September 30, 2024','l','Helvetica',10.5)
        put(c,W-250,H-44,200,'Properties & Commercial Development','r','Helvetica',8.5)
        put(c,W-250,28,200,f'TBRAA / Page {pg[0]} of 3','r','Helvetica',7.5)
        return H-84
    def grid(X,heads,y):
        c.setFillColor(colors.HexColor('#5b6b2f')); c.rect(50,y-16,W-100,26,fill=1,stroke=0); c.setFillColor(colors.white)
        for (x,w,a),t in zip(X,heads):
            a1=t.split('|')
            for i,q in enumerate(reversed(a1)): put(c,x,y-11+i*10,w,q,a,'Helvetica-Bold',8)
        c.setFillColor(colors.black); return y-30
    rows=[]
    y=head(); put(c,50,y,600,'SECTION A - TERMINAL CONCESSIONS','l','Helvetica-Bold',11); y-=22
    X=[(54,50,'l'),(110,66,'l'),(182,180,'l'),(368,50,'r'),(428,66,'c'),(498,66,'c'),(568,78,'r'),(650,78,'r'),(740,130,'l'),(876,76,'r')]
    y=grid(X,['Space','Agreement','Concessionaire','Sq. Ft.','Effective','Expires','Minimum Annual|Guarantee','Monthly|Guarantee','Percentage Fee','Surety|Bond'],y)
    A=[('T-101','C-2021-03','Copper Kettle Airport Cafes, LLC',3150,d(2021,6,1),d(2031,5,31),318000,'12% food / 16% alcohol'),
       ('T-104','C-2021-04','Copper Kettle - Concourse Kiosk',420,d(2021,6,1),d(2031,5,31),54000,'12% food'),
       ('T-110','C-2019-11','Mesa News & Gift, Inc.',1880,d(2019,10,1),d(2029,9,30),204000,'15% of gross'),
       ('T-112','',None,640,None,None,None,''),
       ('T-115','C-2023-01','Basin Books and Maps',760,d(2023,2,1),d(2028,1,31),37200,'10% of gross'),
       ('RAC-1','C-2020-05','Wayfare Car Rental Corp.',510,d(2020,7,1),d(2025,6,30),426000,'10% of gross'),
       ('RAC-2','C-2020-06','BlueLine Rent-A-Car of Tri-Basin',495,d(2020,7,1),d(2025,6,30),384000,'10% of gross'),
       ('RAC-3','C-2020-07','Ridgeroute Auto Rentals',380,d(2020,7,1),d(2025,6,30),261600,'10% of gross'),
       ('T-130','C-2017-02','First Plains Bank (ATM)',40,d(2017,4,1),'Month-to-month',9600,'$0.35 per transaction'),
       ('T-131','C-2022-09','Sierra Outdoor Advertising',0,d(2022,9,1),d(2027,8,31),120000,'45% of gross')]
    S=[0]*4; 
    for i,(sp,ag,t,sf,s,e,mag,fee) in enumerate(A):
        if i%2: c.setFillGray(.94); c.rect(50,y-4,W-100,14,fill=1,stroke=0); c.setFillGray(0)
        if t:
            bond=mag/2 if mag>10000 else None
            v=[sp,ag,t,m(sf,0) if sf else 'n/a',us(s),us(e),'$'+m(mag,0),'$'+m(mag/12),fee,'$'+m(bond,0) if bond else 'none']
            rows.append(R(unit=sp,section='TERMINAL CONCESSIONS',area=sf or None,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=mag,contractRent=round(mag/12,2),deposit=bond))
            S[0]+=sf;S[1]+=mag;S[2]+=mag/12;S[3]+=bond or 0
        else:
            v=[sp,'','VACANT - RFP to issue Jan. 2025',m(sf,0)]+['']*6; S[0]+=sf; rows.append(R(unit=sp,section='TERMINAL CONCESSIONS',area=sf,statusText='VACANT'))
        for (x,w,a),q in zip(X,v): put(c,x,y,w,q,a,'Helvetica',8.5)
        y-=14
    c.line(50,y+9,W-50,y+9); y-=4
    for k,q in ((2,'Total Section A'),(3,m(S[0],0)),(6,'$'+m(S[1],0)),(7,'$'+m(S[2])),(9,'$'+m(S[3],0))): put(c,X[k][0],y,X[k][1],q,X[k][2],'Helvetica-Bold',8.5)
    y-=24
    for q in ['Notes:','Concessionaires pay the greater of the monthly guarantee or the percentage fee. Guarantees are reset each contract year to 85% of the prior year\'s payments.',
       'T-131: wall and baggage-claim display locations, no floor area.','Rental car customer facility charges ($4.50 per transaction day) are held in trust and are not shown.']:
        put(c,50,y,850,q,'l','Helvetica',8); y-=11
    gm=S[2]
    c.showPage(); y=head(); put(c,50,y,600,'SECTION B - T-HANGARS AND BOX HANGARS','l','Helvetica-Bold',11); y-=22
    X=[(54,60,'l'),(124,110,'l'),(244,50,'r'),(310,190,'l'),(510,80,'l'),(600,80,'c'),(690,90,'r'),(790,76,'r'),(876,70,'r')]
    y=grid(X,['Hangar','Type','Sq. Ft.','Tenant','Aircraft','Tenant|Since','Monthly|Rent','Electric|Flat Fee','Deposit'],y)
    S=[0]*4; used=set(); k=0; bocc=bv=0
    ids=['A-%d'%i for i in range(1,11)]+['B-%d'%i for i in range(1,9)]+['BX-%d'%i for i in range(1,6)]
    for u in ids:
        ty,sf,rent=('Nested T-hangar',1050,285) if u[0:2]=='A-' else ('Large T-hangar',1400,365) if u[0:2]=='B-' else ('Box hangar',3600,1140)
        S[0]+=sf
        if u in('A-7','B-3'):
            v=[u,ty,m(sf,0),'Vacant' if u=='A-7' else 'Out of service - door repair']+['']*5; bv+=1
            rows.append(R(unit=u,section='T-HANGARS AND BOX HANGARS',unitType=ty,area=sf,statusText=v[3]))
        else:
            while 1:
                n=rnd.choice(FIRST)+' '+rnd.choice(LAST)
                if n not in used: used.add(n); break
            if u in('A-10','B-5'): n=n.split()[1]+' Flying Club'
            if u=='BX-2': n='Basin Life Flight (MedEvac)'
            if u=='BX-4': n='Civil Air Cadets, Squadron 61'
            rr=0 if u=='BX-4' else rent; el=None if u[0]=='A' else (35 if u[:2]=='B-' else 90); 
            if u=='BX-4': el=None
            dp=None if u=='BX-4' else rent
            since=d(rnd.randint(2006,2024),rnd.randint(1,9),1); ac='N%d%s'%(rnd.randint(100,9899),rnd.choice(['A','KT','PL','','M']))
            v=[u,ty,m(sf,0),n,ac,us(since),'$'+m(rr),'$'+m(el) if el else '','$'+m(dp) if dp else 'waived']
            rows.append(R(unit=u,section='T-HANGARS AND BOX HANGARS',unitType=ty,area=sf,tenantName=n,moveInDate=since,contractRent=rr,deposit=dp,charges=[dict(code='Electric Flat Fee',amount=el)] if el else []))
            S[1]+=rr;S[2]+=el or 0;S[3]+=dp or 0; bocc+=1
        if k%2: c.setFillGray(.94); c.rect(50,y-4,W-100,14,fill=1,stroke=0); c.setFillGray(0)
        k+=1
        for (x,w,a),q in zip(X,v): put(c,x,y,w,q,a,'Helvetica',8.5)
        y-=14
    c.line(50,y+9,W-50,y+9); y-=4
    for k2,q in ((0,'Total Section B'),(2,m(S[0],0)),(3,f'{bocc} rented, {bv} not rented'),(6,'$'+m(S[1])),(7,'$'+m(S[2])),(8,'$'+m(S[3]))): put(c,X[k2][0],y,X[k2][1]+8 if k2==0 else X[k2][1],q,X[k2][2],'Helvetica-Bold',8.5)
    y-=18; put(c,50,y,800,'Hangar rental agreements run month to month (30 days). Waiting list at date of roll: 41 names.','l','Helvetica',8)
    gm+=S[1]
    c.showPage(); y=head(); put(c,50,y,600,'SECTION C - GROUND AND BUILDING LEASES (AIRSIDE AND BUSINESS PARK)','l','Helvetica-Bold',11); y-=22
    X=[(54,60,'l'),(120,72,'l'),(198,200,'l'),(402,64,'r'),(474,64,'c'),(542,64,'c'),(610,50,'r'),(668,84,'r'),(758,80,'r'),(846,106,'l')]
    y=grid(X,['Parcel/|Bldg.','Lease No.','Lessee','Sq. Ft.','Start','End','Rate/SF|per Yr.','Annual|Rent','Monthly|Rent','Next|Adjustment'],y)
    C=[('G-1','L-1998-02','Tri-Basin Jet Center (FBO)',128400,.42,d(1998,11,1),d(2038,10,31),'CPI 11/1/2026'),
       ('G-2','L-2009-01','Highline Avionics, Inc.',41200,.39,d(2009,3,1),d(2029,2,28),'CPI 3/1/2025'),
       ('G-3','L-2015-04','Basin Corporate Hangars LLC',66000,.40,d(2015,7,1),d(2045,6,30),'CPI 7/1/2025'),
       ('G-4','L-2020-02','Yucca Solar One, LLC',784080,.06,d(2020,1,1),d(2044,12,31),'2% each Jan. 1'),
       ('B-40','L-2018-06','Parcelway Express (sort facility)',24600,6.85,d(2018,10,1),d(2028,9,30),'3% each Oct. 1'),
       ('B-41','L-2022-03','State Forestry - Air Attack Base',12800,5.10,d(2022,5,1),d(2032,4,30),'flat'),
       ('B-42','',None,9350,None,None,None,''),
       ('B-44','L-2013-08','Aero Upholstery & Paint',7200,4.60,d(2013,2,1),d(2024,1,31),'holdover; 30 days')]
    S=[0]*3; co=0
    for i,(u,ln,t,sf,rt,s,e,adj) in enumerate(C):
        if i%2: c.setFillGray(.94); c.rect(50,y-4,W-100,14,fill=1,stroke=0); c.setFillGray(0)
        S[0]+=sf
        if t:
            an=round(sf*rt,2); an=round(round(an/12,2)*12,2); mo=round(an/12,2); S[1]+=an;S[2]+=mo; co+=1
            v=[u,ln,t,m(sf,0),us(s),us(e),m(rt),'$'+m(an),'$'+m(mo),adj]
            rows.append(R(unit=u,section='GROUND AND BUILDING LEASES',area=sf,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=an,contractRent=mo))
        else:
            v=[u,'','Vacant (former rental car wash)',m(sf,0)]+['']*6; rows.append(R(unit=u,section='GROUND AND BUILDING LEASES',area=sf,statusText='Vacant'))
        for (x,w,a),q in zip(X,v): put(c,x,y,w,q,a,'Helvetica',8.5)
        y-=14
    c.line(50,y+9,W-50,y+9); y-=4
    for k,q in ((2,'Total Section C'),(3,m(S[0],0)),(7,'$'+m(S[1])),(8,'$'+m(S[2]))): put(c,X[k][0],y,X[k][1],q,X[k][2],'Helvetica-Bold',8.5)
    gm+=S[2]; y-=26
    put(c,198,y,300,'All sections: guaranteed and fixed monthly rent','l','Helvetica-Bold',9.5); put(c,740,y,98,'$'+m(gm),'r','Helvetica-Bold',9.5)
    c.save()
    N=len(rows); nv=1+bv+1
    truth(name,'OTHER','Airport authority properties office','landscape legal, three sections with different headings, MAG and percentage fees','Tri-Basin Regional Airport Authority','2024-09-30',rows,None,None,None,hard=True)
if __name__=='__main__':
    doc1();doc2();doc3();doc4()
