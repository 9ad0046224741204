from lib import *
d=D.date
def S(rows,keys,c): return sum(r.get(keys) or 0 for r in real(rows) if r['_c'] in c)
def p1():
    R=random.Random(101);n=N(R);a=d(2025,3,31);rows=[]
    us=[('100',2400),('110',1850),('120',3120),('200/210/220',7740),('230',1415),('300',5210),('310',2260),('320',1975),('400 (entire floor)',11850),('500',4300),('510',2890),('520',3380)]
    for u,s in us: rows.append(occ(R,n,a,u,s,31,'office',statusText='Leased') if u not in('230','510') else vac(u,s,_p_tenantName='-- Vacant --',statusText='Vacant'))
    rows[1]=dict(unit='110',area=1850,_p_tenantName='Building management office',_c='n',statusText='Building management office')
    rows.append(dict(unit='B-1 (storage)',area=310,tenantName=rows[0]['tenantName'],contractRent=185.0,annualRent=2220.0,leaseEndDate='MTM',_c='x'))
    rows.append(dict(unit='ROOF-1',tenantName='Highmast Wireless (antenna)',contractRent=1650.0,annualRent=19800.0,leaseStartDate=d(2019,6,1),leaseEndDate=d(2029,5,31),_c='x'))
    for r in rows:
        if r['_c']!='o': r.pop('statusText') if r['_c']=='x' and 'statusText' in r else None
    rows.append(dict(_tot='Totals',keys=['area','contractRent','annualRent']))
    u,o,v=cnt(rows)
    pdf(dict(file='schedule_of_leases_harlan_square.pdf',at='OFFICE',style='office tower, certificate dates the roll',prop='Harlan Square',date='2025-03-31',counts=(u,o,v),rows=rows,
     cols=[('Suite','unit','t'),('Lessee','tenantName','t'),('RSF','area','i'),('Monthly\nBase Rent','contractRent','m2'),('Annual\nBase Rent','annualRent','m2'),('$/SF',lambda r:f"{r['_psf']:.2f}" if '_psf' in r else '','t'),('Commence','leaseStartDate','%m/%d/%Y'),('Expire','leaseEndDate','%m/%d/%Y')],
     pre=['^#HARLAN SQUARE','^##Schedule of Leases and Premises','^410 Harlan Street, Des Moines, Iowa &nbsp; | &nbsp; Acquired September 12, 2017'],
     post=[f'Premises demised: {u} &nbsp;&nbsp; Leased: {o} &nbsp;&nbsp; Vacant: {v} &nbsp;&nbsp; Building use: 1 &nbsp;&nbsp; (a tenancy of several suites counts as one; storage and roof not counted)',('sp',10),
      'CERTIFICATE. The undersigned hereby certifies to Lender that the foregoing schedule is true, correct and complete as of the 31st day of March, 2025.',('sp',14),'By: ____________________ &nbsp; Asset Manager &nbsp;&nbsp;&nbsp; Loan maturity: October 1, 2027'],
     deco={'bl':'Printed 04/09/2025 10:41 AM','br':'Page {p}'}))
def p2():
    R=random.Random(102);n=N(R);a=d(2025,5,1);rows=[]
    for i,s in enumerate([1200,1600,24500,1450,3000,900,2250,1100,5200,1350,1500]):
        u=f'CRU {i+1}'
        if i in(3,9): rows.append(vac(u,s,statusText='V'))
        elif i==7: rows+= [vac(u,s,statusText='V')]
        else: rows.append(occ(R,n,a,u,s,24 if s<9000 else 13,'shop',statusText='O'))
    rows.append(dict(unit='CRU 8',area=1100,tenantName='Marlowe Bubble Tea',leaseStartDate=d(2025,7,1),leaseEndDate=d(2030,6,30),contractRent=2750.0,statusText='F',_c='x'))
    rows.append(dict(unit='K-1',area=40,tenantName='Prairie Trust ATM kiosk',leaseStartDate=d(2021,2,1),leaseEndDate=d(2026,1,31),contractRent=800.0,statusText='O',_c='o'))
    rows.append(dict(unit='PYLON',tenantName='Chinook Outdoor (sign)',leaseStartDate=d(2018,1,1),leaseEndDate=d(2027,12,31),contractRent=425.0,statusText='S',_c='x'))
    u,o,v=cnt(rows)
    pdf(dict(file='crossfield_commons_rr.pdf',at='RETAIL',style='Canadian strip centre, effective day-month',prop='Crossfield Commons',date='2025-05-01',counts=(u,o,v),rows=rows,font='Times-Roman',fs=9,rules='grid',
     cols=[('St','statusText','t'),('Unit','unit','t'),('Tenant','tenantName','t'),('Area (sf)','area','i'),('From','leaseStartDate','%d-%b-%y'),('To','leaseEndDate','%d-%b-%y'),('Min. Rent\n/ month','contractRent','d2')],
     pre=['#Crossfield Commons','Airdrie, Alberta','##Rent Roll effective 1 May 2025','Date printed 28-04-2025 &nbsp; · &nbsp; Prior roll 1 February 2025'],
     post=[('box',[['Leasable spaces incl. kiosk','Occupied (O)','Vacant (V)'],[u,o,v]]),'~O = occupied; V = vacant; F = future lease, space still vacant; S = sign licence, not a leasable space'],deco={'br':'{p}'}))
def p3():
    R=random.Random(103);n=N(R);a=d(2024,9,30);rows=[];sm=[]
    for b,k in(('A',6),('B',5),('C',7)):
        rows.append(dict(_h=f'Building {b}'));part=[]
        for i in range(k):
            u=f'{b}{i+1:02d}';s=R.randrange(3000,14000,250)
            if (b,i) in(('A',2),('C',4),('C',5)): part.append(vac(u,s,building=f'Building {b}',_p_tenantName='VACANT',statusText='VACANT'))
            else: part.append(occ(R,n,a,u,s,9.5,'ind',building=f'Building {b}',statusText='Current'))
        if b=='C': part.insert(5,dict(unit='C05',area=part[4]['area'],building='Building C',tenantName='Ironquay Fasteners (Future)',leaseStartDate=d(2024,12,1),leaseEndDate=d(2029,11,30),contractRent=5400.0,annualRent=64800.0,_c='x',statusText='Future'))
        rows+=part;c=cnt(part);rows.append(dict(_note=f'Building {b}: {c[0]} units, {c[1]} leased and occupied, {c[2]} vacant'));sm.append(c)
    u,o,v=cnt(rows)
    pdf(dict(file='TenancySchedule_p1045.pdf',at='INDUSTRIAL',style='Yardi-like tenancy schedule',prop='Quarryside Business Park',date='2024-09-30',counts=(u,o,v),rows=rows,also=['building'],page=landscape(letter),hb=None,
     cols=[('Unit(s)','unit','t'),('Lease','tenantName','t'),('Area','area','i'),('Lease From','leaseStartDate','%m/%d/%Y'),('Lease To','leaseEndDate','%m/%d/%Y'),('Monthly\nRent','contractRent','m2'),('Annual\nRent','annualRent','m2'),('Security\nDeposit','deposit','m2')],
     pre=['^##Tenancy Schedule I','^Property: Quarryside Business Park (p1045) &nbsp; As of Date: 09/30/2024 &nbsp; By Property'],
     post=[f'Grand total: {u} units &nbsp; {o} occupied &nbsp; {v} vacant &nbsp; (1 future lease not in count)'],deco={'tl':'Tenancy Schedule I','tr':'Page {p}','bl':'Wednesday, October 16, 2024 08:12 AM'}))
def p4():
    R=random.Random(104);n=N(R);a=d(2025,2,14);rows=[];P={'5x5':55,'5x10':84,'10x10':139,'10x15':172,'10x20':214,'RV 12x30':125}
    st={3:'Vacant',7:'Unrentable',11:'Vacant',15:'Employee',18:'Vacant',22:'Unrentable',26:'Reserved'}
    for i in range(28):
        t=list(P)[min(i//5,5)];u=f'{"ABCDER"[min(i//5,5)]}{i%5+1 if i<25 else i-24:03d}' if i<25 else f'R{i-24:03d}'
        if i>=25: t='RV 12x30'
        x=st.get(i,'Occupied');r=dict(unit=u,unitType=t,marketRent=float(P[t]),statusText=x)
        if x in('Occupied','Employee'):
            r.update(tenantName=n.pe('LF'),contractRent=0.0 if x=='Employee' else round(P[t]*R.uniform(.85,1.15)),moveInDate=a-D.timedelta(R.randint(5,1500)),balance=R.choice([0.0,0.0,0.0,float(P[t]+10)]));r['_c']='o'
        else: r['_c']='n' if x=='Unrentable' else 'v'
        rows.append(r)
    rows.append(dict(_tot='Total',keys=['marketRent','contractRent','balance']));u,o,v=cnt(rows)
    bx=[['Size','Total','Occupied','Vacant','Unrentable']]
    for t in P:
        q=[r for r in real(rows) if r['unitType']==t];c=cnt(q);bx.append([t,*c,cn(q,'n')])
    bx.append(['All',u,o,v,cn(rows,'n')])
    pdf(dict(file='rentroll_site0217.pdf',at='SELF_STORAGE',style='self storage system report, business date',prop='Keepwell Storage - Site 0217 Tulsa East',date='2025-02-14',counts=(u,o,v),rows=rows,page=letter,fs=7,font='Courier',pad=3,rules='line',hb=None,
     cols=[('Unit','unit','t'),('Size','unitType','t'),('Customer','tenantName','t'),('Status','statusText','t'),('Move-In','moveInDate','%m/%d/%Y'),('Street','marketRent','m2'),('Rent','contractRent','m2'),('Past Due','balance','m2')],
     pre=['Keepwell Storage - Site 0217 Tulsa East','##RENT ROLL','Business date 2025-02-14 23:59:59','Run 02/15/2025 07:02:14 by KIOSK2   Rate plan valid from 01/01/2025'],
     post=[('box',bx),'Employee units are in Occupied. Reserved units are in Vacant.'],deco={'br':'Page {p}'}))
def p5():
    R=random.Random(105);n=N(R);a=d(2025,9,1);rows=[]
    for dk in'AB':
        rows.append(dict(_h=f'Dock {dk}'))
        for i in range(1,10):
            u=f'{dk}-{i}';L=R.choice([24,28,30,36,40]);x={'A-4':'open','B-2':'open','B-7':'open','A-9':'out of service'}.get(u)
            r=dict(unit=u,building=f'Dock {dk}',unitType=f"{L}' slip")
            if x: r.update(statusText=x,_c='v' if x=='open' else 'n')
            else: r.update(tenantName=n.pe(),_boat=R.choice(['Second Wind','Loon Call','Knot Working','Blue Heron','Gale Force','Half Hitch']),annualRent=float(L*92),statusText=R.choice(['seasonal','seasonal','annual']),leaseEndDate=d(2025,10,15),_c='o')
            rows.append(r)
    rows.append(dict(_h='Yard'))
    for i in(1,2,3): rows.append(dict(unit=f'Rack {i}',unitType='dry rack',building='Yard',tenantName=n.pe(),annualRent=780.0,statusText='seasonal',leaseEndDate=d(2025,10,15),_c='x'))
    rows.append(dict(unit='Fuel dock',unitType='concession',building='Yard',tenantName='Bayhook Marine Fuels',annualRent=9600.0,statusText='annual',leaseEndDate=d(2026,4,30),_c='x'))
    u,o,v=cnt(rows)
    pdf(dict(file='slip_roster.pdf',at='OTHER',style='marina slip roster, date in words',prop='Pelican Reach Marina',date='2025-09-01',counts=(u,o,v),rows=rows,also=['building'],font='Times-Roman',fs=9,page=letter,rules='zebra',hard=True,
     cols=[('Slip','unit','t'),('Kind','unitType','t'),('Licensee','tenantName','t'),('Vessel','_boat','t'),('Status','statusText','t'),('Through','leaseEndDate','%b %d, %Y'),('Season fee','annualRent','m0')],
     pre=['^#Pelican Reach Marina','^Rent roll and slip roster','^as it stood on the first day of September, two thousand twenty-five','^~Season opened May 1, 2025. Haul-out deadline October 15, 2025. Rates adopted November 20, 2024.'],
     post=[f'Of {u} slips, {o} are licensed, {v} are open and 1 is out of service. Racks and the fuel dock are not slips.']))
def p6():
    R=random.Random(106);n=N(R);a=d(2025,8,1);rows=[]
    for i in range(12):
        u=str(100*(i//4+1)+(i%4+1)*5);s=R.randrange(1100,5200,50)
        if u in('115','310'): rows.append(vac(u,s,_p_tenantName='Available',statusText='Available'))
        elif u=='215':
            for j,x in enumerate(['Mon/Tue','Wed','Thu/Fri']): rows.append(dict(unit='215',area=s if j==0 else None,tenantName=n.co('med')+f' (timeshare {x})',leaseStartDate=d(2024,2+j,1),leaseEndDate=d(2026,1+j,28),contractRent=950.0-100*j,_c='o',_n=1 if j==0 else 0,statusText='Occupied'))
        else: rows.append(occ(R,n,a,u,s,27,'med',statusText='Occupied',unitType='x'))
    rows.append(dict(unit='LOBBY',tenantName='Copperline Bank (ATM)',contractRent=350.0,leaseStartDate=d(2022,5,1),leaseEndDate='MTM',_c='x'))
    rows.append(dict(unit='GAR 1-20',tenantName='Reserved stalls, various',contractRent=1500.0,leaseEndDate='Various',_c='x'))
    rows.append(dict(_tot='TOTAL',keys=['area','contractRent']))
    u,o,v=cnt(rows)
    pdf(dict(file='Exhibit_B.pdf',at='OFFICE',style='loan exhibit, cut-off date',prop='Lindenhall Medical Pavilion',date='2025-08-01',counts=(u,o,v),rows=rows,font='Times-Roman',fs=9,page=letter,rules='line',hb=None,hard=True,
     cols=[('Suite','unit','t'),('Tenant','tenantName','t'),('NRA','area','i'),('Begin','leaseStartDate','%m/%d/%y'),('End','leaseEndDate','%m/%d/%y'),('Base rent/mo.','contractRent','d2')],
     pre=['^##EXHIBIT B','^##RENT ROLL','^to the Loan Agreement dated August 15, 2025','Mortgaged Property: Lindenhall Medical Pavilion','Cut-off Date: August 1, 2025','Appraisal effective June 4, 2025; first payment date October 1, 2025'],
     post=[('kv',[['Suites',u],['  let',o],['  available',v]]),'Suite 215 is one suite under three timeshare leases. ATM and stalls are not suites.'],deco={'bc':'B-{p}'}))
def p7():
    R=random.Random(107);n=N(R);rows=[]
    rows.append(dict(_h='Stores'))
    for u in('Store 1','Store 2','Store 3'):
        rows.append(dict(unit=u,section='Stores',tenantName=n.co('shop'),contractRent=float(R.randrange(2400,4200,50)),leaseEndDate=d(R.randint(2026,2030),R.randint(1,12),28),_c='o',statusText='Occupied') if u!='Store 2' else dict(unit=u,section='Stores',_c='v',statusText='Vacant'))
    rows.append(dict(_sub='Stores',keys=['contractRent']));rows.append(dict(_h='Apartments'))
    for f in(2,3,4):
        for c in'ABCD':
            u=f'{f}{c}';r=dict(unit=u,section='Apartments',_c='o',statusText='Occupied')
            if u=='2D': r.update(tenantName='Superintendent',contractRent=0.0)
            elif u=='3B': r.update(_c='v',statusText='Vacant')
            elif u=='4C': r.update(_c='n',_p_tenantName='off line - fire damage',statusText='off line - fire damage')
            else: r.update(tenantName=n.pe(),contractRent=float(R.randrange(1650,2500,25)),leaseEndDate=d(2025,R.randint(1,12),28))
            rows.append(r)
    rows.append(dict(_sub='Apartments',keys=['contractRent']));rows.append(dict(_h='Other'))
    for i in(1,2,3,4):
        rows.append(dict(unit=f'Garage {i}',section='Other',_c='x',**({'tenantName':n.pe(),'contractRent':175.0} if i!=3 else {'statusText':'Vacant'})))
    rows.append(dict(unit='Laundry',section='Other',tenantName='SpinRight Coin Co.',contractRent=140.0,leaseEndDate=d(2027,3,31),_c='x'))
    rows+=[dict(_sub='Other',keys=['contractRent']),dict(_tot='ALL',keys=['contractRent'])]
    pdf(dict(file='rents_1187_grove.pdf',at='MIXED_USE',style='small owner, month billed, no counts',prop='1187 Grove Avenue',date='2024-11',counts=cnt(rows),rows=rows,page=letter,fs=9,font='Courier',rules='none',hb=None,
     cols=[('UNIT','unit','t'),('TENANT','tenantName','t'),('RENT','contractRent','m2'),('LEASE ENDS','leaseEndDate','%m/%d/%y')],
     pre=['##1187 GROVE AVENUE','Rents billed for the month of 11/2024','Bought 6/2009 - boiler replaced 8/2022'],post=['~blank = nobody in it']))
def p8():
    R=random.Random(108);n=N(R);rows=[];st={2:'VR',5:'VN',8:'MO',11:'RS',14:'VR',19:'AD'}
    for i in range(20):
        x=st.get(i,'OC');s=R.randrange(90,260,10);r=dict(unit=f'{201+i}',unitType=R.choice(['Interior','Window','Corner']),area=s,statusText=x,marketRent=float(s*6),_c={'OC':'o','MO':'n','AD':'n'}.get(x,'v'))
        if x in('OC','RS'): r.update(tenantName=n.co('office'),contractRent=float(round(s*R.uniform(5,6.2))),leaseEndDate=R.choice(['MTM',d(2026,3,31),d(2026,8,31),d(2027,1,31)]))
        rows.append(r)
    u,o,v=cnt(rows)
    pdf(dict(file='exec_suites.pdf',at='OFFICE',style='executive suites, codes, no date',prop='Meridian Executive Suites',date=None,counts=(u,o,v),rows=rows,page=A4,fs=8,rules='grid',hb=colors.lightgrey,hard=True,
     cols=[('Office','unit','t'),('Code','statusText','t'),('Type','unitType','t'),('SF','area','i'),('Member','tenantName','t'),('List / mo','marketRent','m0'),('Fee / mo','contractRent','m0'),('Expires','leaseEndDate','%m/%d/%Y')],
     pre=['#Meridian Executive Suites','Rent Roll, second floor','~Form MES-7, rev. 03/2019'],
     post=[('box',[['OC occupied','VR vacant ready','VN vacant not ready','RS reserved, not moved in','MO model','AD admin','Offices'],[o]+[sum(r['statusText']==k for r in rows) for k in('VR','VN','RS','MO','AD')]+[u]]),f'Occupied {o} of {u} offices; vacant {v} including reserved'],deco={'bc':'- {p} -'}))
def p9():
    R=random.Random(109);n=N(R);a=d(2025,10,31);rows=[]
    for u,s,p in[('Pad A',5200,30),('Pad B',3100,38),('A101',41200,11),('A102',2800,22),('A103',1400,26),('A104',1400,26),('A105',2100,24),('B201',18000,14),('B202',1650,25),('B203',1650,25)]:
        if u in('A104','B203'): rows.append(vac(u,s,_p_tenantName='AVAILABLE',statusText='AVAILABLE'))
        else:
            r=occ(R,n,a,u,s,p,'shop',whole=1,statusText='Leased');
            if u in('A102','B201'):
                sd=d(2026,R.randint(2,9),1);r['rentSteps']=[dict(date=sd.isoformat(),amount=float(round(r['contractRent']*1.03)))];r['_step']=f"{sd:%b %d, %Y}: ${r['rentSteps'][0]['amount']:,.0f}"
            if u.startswith('Pad'): r['_step']='Ground lease'
            rows.append(r)
    rows.append(dict(unit='ATM',tenantName='First Cobalt Bank',contractRent=600.0,annualRent=7200.0,leaseEndDate=d(2026,12,31),_c='x'));rows.append(dict(unit='Billboard',tenantName='Skyline Display',contractRent=1100.0,annualRent=13200.0,leaseEndDate=d(2031,6,30),_c='x'))
    T=S(rows,'area','ov');Oc=S(rows,'area','o')
    rows.append(dict(_tot='Total / WA',keys=['area','contractRent','annualRent']))
    pdf(dict(file='OM_Wexcombe_p14.pdf',at='RETAIL',style='broker OM page, Oct-25, no counts',prop='Wexcombe Marketplace',date='2025-10',counts=cnt(rows),rows=rows,fs=8,rules='zebra',hb=colors.Color(.75,.83,.75),
     cols=[('Suite','unit','t'),('Tenant','tenantName','t'),('GLA','area','i'),('% GLA',lambda r:f"{r['area']/T:.1%}" if r.get('area') else '','t'),('Lease exp.','leaseEndDate','%b %d, %Y'),('Rent / mo','contractRent','m0'),('Rent / yr','annualRent','m0'),('PSF',lambda r:f"${r['_psf']:.2f}" if '_psf' in r else '','t'),('Increases','_step','t')],
     pre=['#WEXCOMBE MARKETPLACE','##Rent Roll (Oct-25)','Analysis begins Jan-26. Year built 1998, renovated 2016.'],
     post=[f'Occupied GLA {Oc:,} sf ({Oc/T:.1%}) &nbsp; Available {T-Oc:,} sf','~The information herein was obtained from sources deemed reliable. Offers due December 5, 2025.'],deco={'br':'Offering Memorandum | 14'}))
def p10():
    R=random.Random(110);n=N(R);a=d(2024,12,31);rows=[]
    for i in range(11):
        u=f'Local {i+1}';s=R.randrange(180,1400,20)
        rows.append(vac(u,s,_p_tenantName='Vacant',statusText='Vacant') if i in(4,8) else occ(R,n,a,u,s,130,'ind',statusText='Loué'))
    rows.append(dict(unit='Stat. 1-30',tenantName='Divers (stationnement)',contractRent=900.0,_c='x'));rows.append(dict(unit='Toit',tenantName='Réseau Boréal (antenne)',contractRent=1250.0,leaseStartDate=d(2020,3,1),leaseEndDate=d(2030,2,28),_c='x'))
    rows.append(dict(_tot='TOTAL',keys=['contractRent']));u,o,v=cnt(rows)
    pdf(dict(file='etat_locatif.pdf',at='INDUSTRIAL',style='Quebec French, au 31 décembre',prop='Parc industriel des Érables',date='2024-12-31',counts=(u,o,v),rows=rows,fs=8.5,rules='grid',hard=True,
     cols=[('Local','unit','t'),('Locataire','tenantName','t'),('Superficie (m²)','area','frn'),('Début du bail','leaseStartDate','%Y-%m-%d'),('Fin du bail','leaseEndDate','%Y-%m-%d'),('Loyer mensuel','contractRent','fr')],
     pre=['#Parc industriel des Érables','##ÉTAT LOCATIF AU 31 DÉCEMBRE 2024','Évaluation municipale au 1er juillet 2021 : 8 450 000 $'],
     post=[('kv',[['Nombre de locaux :',u],['Loués :',o],['Vacants :',v]]),'~Stationnement et antenne non compris dans le nombre de locaux.'],deco={'bl':'Imprimé le 2025-01-17','br':'Page {p}'}))
def p11():
    R=random.Random(111);n=N(R);a=d(2025,7,15);rows=[]
    for i in range(10):
        u=f'Ste {chr(65+i)}';s=R.randrange(900,2800,25)
        if i in(2,7): rows.append(vac(u,s,statusText='Vacant'))
        elif i==5: rows.append(dict(unit=u,area=s,tenantName="Owner's practice",contractRent=0.0,_c='o',statusText='Occupied'))
        else: rows.append(occ(R,n,a,u,s,23,'med',whole=1,statusText='Occupied'))
    rows.append(dict(_tot='Total monthly',keys=['contractRent']))
    pdf(dict(file='brookmere_clinic_bldg.pdf',at='OFFICE',style='owner letter, dated by signature',prop='Brookmere Professional Building',date='2025-07-15',counts=cnt(rows),rows=rows,font='Times-Roman',fs=10,page=letter,rules='none',hb=None,hard=True,
     cols=[('Suite','unit','t'),('Tenant','tenantName','t'),('Sq. Ft.','area','i'),('Rent','contractRent','m0'),('Lease start','leaseStartDate','%m/%d/%Y'),('Lease end','leaseEndDate','%m/%d/%Y')],
     pre=['##Brookmere Professional Building, Rent Roll','For the bank renewal. Line of credit renews 9/30/25.'],
     post=['Ten suites: eight occupied (one by the owner), two vacant.',('sp',12),'This rent roll shows the tenancies on the date signed below.',('sp',12),'Signed: <i>L. Brookmere Holdings, by its manager</i> &nbsp;&nbsp;&nbsp;&nbsp; Date: <i>7/15/25</i>']))
def p12():
    R=random.Random(112);n=N(R);a=d(2026,1,5);rows=[]
    for sec,pre,k,p,vs in(('Inside units','I',12,98,(3,8)),('Drive-up','D',10,165,(2,)),('Boat & RV stalls','S',6,90,(1,4))):
        rows.append(dict(_h=sec))
        for i in range(1,k+1):
            r=dict(unit=f'{pre}-{i}',section=sec,marketRent=float(p),_c='o')
            if i in vs: r.update(_c='v',_p_tenantName='*VACANT*',statusText='*VACANT*')
            elif (pre,i)==('D',7): r.update(_c='n',_p_tenantName='*DAMAGED*',statusText='*DAMAGED*')
            else: r.update(tenantName=n.pe(),contractRent=float(p+R.choice([-10,0,0,5,12])),moveInDate=a-D.timedelta(R.randint(20,2200)),statusText='Occupied')
            rows.append(r)
        q=[r for r in real(rows) if r['section']==sec];c=cnt(q);rows.append(dict(_note=f'{sec}: {c[1]} rented / {c[2]} vacant / {cn(q,"n")} damaged / {c[0]} total'))
    u,o,v=cnt(rows)
    pdf(dict(file='ministor_list.pdf',at='SELF_STORAGE',style='storage list, date in page footer only',prop='Lakebend Mini-Stor',date='2026-01-05',counts=(u,o,v),rows=rows,fs=9,page=letter,rules='line',hb=None,
     cols=[('No.','unit','t'),('Renter','tenantName','t'),('Since','moveInDate','%d-%b-%y'),('List rate','marketRent','m2'),('Rate','contractRent','m2')],
     pre=['#Lakebend Mini-Stor','Renter list with rates'],post=[f'ALL: {o} rented / {v} vacant / 1 damaged / {u} total','Next rate review 05-JUL-2026'],deco={'bc':'Rent roll @ 05-JAN-2026   |   page {p}','tr':'gate code audit 12-NOV-2025'}))
