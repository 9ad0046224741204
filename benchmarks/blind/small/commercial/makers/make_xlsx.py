from lib import *
d=D.date
def x1():
    R=random.Random(201);n=N(R);a=d(2025,3,31);rows=[]
    for i in range(14):
        u=f'{(i//5+1)}{(i%5)*10+10:02d}';s=R.randrange(900,6000,5)
        if i in(3,9,12): rows.append(vac(u,s,_p_tenantName='Vacant',statusText='Vacant'))
        elif i==6: rows.append(vac(u,s,_c='n',_p_tenantName='Conference center / leasing office',statusText='Conference center / leasing office'))
        else: rows.append(occ(R,n,a,u,s,28,'office',statusText='Occupied'))
    u,o,v=cnt(rows)
    xlsx(dict(file='Tallgrass_Office_Park.xlsx',at='OFFICE',style='date only in sheet name, side box',prop='Tallgrass Office Park',date='2025-03-31',counts=(u,o,v),rows=rows,sheetname='RR 2025-03-31',after=[('Notes',['Acquired 11/02/2018','Roof warranty to 2031','CAM reconciliation 2024 pending'])],
     cols=[('Suite','unit','t'),('Tenant','tenantName','t'),('RSF','area','i'),('Start','leaseStartDate','%m/%d/%Y'),('End','leaseEndDate','%m/%d/%Y'),('Monthly Rent','contractRent','m2'),('Rent PSF','_psf','m2')],
     pre=['#Tallgrass Office Park','Rent Roll'],side=[(3,8,'Occupancy'),(4,8,'Suites'),(4,9,u),(5,8,'Leased'),(5,9,o),(6,8,'Vacant'),(6,9,v),(7,8,'Common / leasing'),(7,9,1)],post=[]))
def x2():
    R=random.Random(202);n=N(R);a=d(2025,8,31);rows=[]
    for i in range(9):
        u=str(1501+2*i);s=R.randrange(800,3600,50);rows.append(vac(u,s,statusText='Vacant') if i in(2,6) else occ(R,n,a,u,s,29,'shop',whole=1,statusText='Occupied'))
    for i in(1,2): rows.append(dict(unit=f'Bsmt {i}',unitType='storage',tenantName=rows[i*4-1]['tenantName'],contractRent=150.0,_c='x'))
    rows.append(dict(unit='Lot',unitType='parking',tenantName='Neighborly Valet',contractRent=700.0,_c='x'))
    for r in rows[:9]: r['unitType']='shop'
    rows.append(dict(_tot='Total',keys=['contractRent']))
    xlsx(dict(file='RentRoll_20250831_FerryStreetShops.xlsx',at='RETAIL',style='date only in file name; blank = vacant; no counts',prop='Ferry Street Shops',date='2025-08-31',counts=cnt(rows),rows=rows,hard=True,sheetname='Sheet1',hb='#FFFFFF',
     cols=[('Address','unit','t'),('Use','unitType','t'),('Tenant','tenantName','t'),('Sq ft','area','i'),('Rent','contractRent','m0'),('Expiration','leaseEndDate','%m/%d/%y'),('Security','deposit','m0')],
     pre=['##Ferry Street Shops - rent roll'],post=['Insurance renews 2/1/2026']))
def x3():
    R=random.Random(203);n=N(R);a=d(2024,6,30);rows=[dict(_h='CURRENT')]
    for i in range(10):
        u=f'Bay {i+1}';s=R.randrange(2000,9000,100);rows.append(vac(u,s,section='CURRENT',_p_tenantName='<vacant>',statusText='<vacant>') if i in(4,5) else occ(R,n,a,u,s,8.75,'ind',section='CURRENT',statusText='CURRENT'))
    rows.append(dict(_sub='Subtotal current',keys=['area','contractRent']));rows.append(dict(_h='FORMER (balance outstanding)'))
    for u,m in(('Bay 5',d(2024,2,29)),('Bay 6',d(2023,11,30))): rows.append(dict(unit=u,section='FORMER (balance outstanding)',statusText='FORMER',tenantName=n.co('ind'),moveOutDate=m,balance=float(R.randint(900,7000)),_c='x'))
    u,o,v=cnt(rows)
    xlsx(dict(file='millrace_bays.xlsx',at='WAREHOUSE',style='date cell beside word; former tenants section',prop='Millrace Distribution Bays',date='2024-06-30',counts=(u,o,v),rows=rows,sheetname='Export',off=1,top=1,
     cols=[('Space','unit','t'),('Occupant','tenantName','t'),('SF','area','i'),('Lease\nstart','leaseStartDate','%d-%b-%y'),('Lease\nend','leaseEndDate','%d-%b-%y'),('Moved\nout','moveOutDate','%d-%b-%y'),('Rent','contractRent','m2'),('Owing','balance','m2')],
     pre=[('kv',[['Property','Millrace Distribution Bays'],['As at',(d(2024,6,30),'d-mmm-yyyy')],['Run',(d(2024,7,8),'d-mmm-yyyy')],['Fiscal year start',(d(2024,1,1),'d-mmm-yyyy')]])],post=[('kv',[['Bays',u],['Occupied',o],['Vacant',v],['Former accounts',2]])]))
def x4():
    R=random.Random(204);n=N(R);a=d(2025,7,31);rows=[];ty=['Clinic']*7+['Lab']*2+['Surgery center']+['Admin']*2
    for i,t in enumerate(ty):
        u=f'{101+i+(90 if i>5 else 0)}';s=R.randrange(1000,7000,20)
        if i in(3,8): rows.append(vac(u,s,unitType=t,statusText='Vacant'))
        elif i==10: rows.append(vac(u,s,unitType=t,_c='n',tenantName='Property management',statusText='Non-revenue'))
        elif i==5: rows.append(occ(R,n,a,u,s,33,'med',unitType=t,statusText='Notice',moveOutDate=d(2025,9,30)))
        else: rows.append(occ(R,n,a,u,s,33,'med',unitType=t,statusText='Current'))
        if rows[-1]['_c']=='o':
            r=rows[-1];r['charges']=[dict(code='RNT',amount=r['contractRent']),dict(code='CAM',amount=round(s*.62,2)),dict(code='TAX',amount=round(s*.35,2))];r['totalCharges']=round(sum(c['amount'] for c in r['charges']),2)
    ch=lambda k:(lambda r:next((c['amount'] for c in r.get('charges',[]) if c['code']==k),None))
    u,o,v=cnt(rows);bx=[['Type','Suites','Occupied','Vacant','Non-revenue']]
    for t in('Clinic','Lab','Surgery center','Admin'):
        q=[r for r in rows if r['unitType']==t];bx.append([t,*cnt(q),cn(q,'n')])
    bx.append(['Total',u,o,v,cn(rows,'n')])
    xlsx(dict(file='MRI_RRROLL_MOB7.xlsx',at='OFFICE',style='MRI-like, period ending, occupancy by type, charges',prop='Stonebriar Medical Arts',date='2025-07-31',counts=(u,o,v),rows=rows,also=['moveOutDate'] ,font='Arial',rules='grid',sheetname='RRROLL',
     cols=[('Suite','unit','t'),('Type','unitType','t'),('Occupant Name','tenantName','t'),('Status','statusText','t'),('Sqft','area','i'),('Rent Start','leaseStartDate','%m/%d/%Y'),('Expiration','leaseEndDate','%m/%d/%Y'),('Vacating','moveOutDate','%m/%d/%Y'),('RNT',ch('RNT'),'m2'),('CAM',ch('CAM'),'m2'),('TAX',ch('TAX'),'m2'),('Total','totalCharges','m2')],
     pre=[('kv',[['Database: HEALTHRE','','','Commercial Rent Roll','','','Page: 1'],['Bldg: MOB7','','','Stonebriar Medical Arts','','','Date: 8/12/2025'],['','','','For Period Ending 7/31/2025','','','Time: 3:17 PM']])],post=[('box',bx)]))
def x5():
    R=random.Random(205);n=N(R);rows=[];M=['Jan','Feb','Mar','Apr','May','Jun']
    def ms(x,gone=9,start=0): return {m:(x if start<=i<gone else None) for i,m in enumerate(M)}
    for i in range(11):
        u=f'{"Shop" if i<3 else "Apt"} {i+1 if i<3 else i-2}';x=float(R.randrange(1900,3900,50) if i<3 else R.randrange(1150,1900,25))
        r=dict(unit=u,tenantName=n.co('shop') if i<3 else n.pe(),_c='o',statusText='Occupied',contractRent=x,_m=ms(x,start=2 if i==6 else 0))
        if i in(1,8): r=dict(unit=u,_c='v',statusText='Vacant since '+('Mar' if i==1 else 'Apr'),_p_tenantName='Vacant since '+('Mar' if i==1 else 'Apr'),_m=ms(x,gone=2 if i==1 else 3))
        rows.append(r)
    rows.append(dict(unit='Pkg',tenantName='6 spots, monthly',contractRent=480.0,_m=ms(480.0),_c='x'))
    for r in rows:
        if r.get('contractRent'): r['_cur']=r['contractRent']
    u,o,v=cnt(rows)
    xlsx(dict(file='tenants and rents.xlsx',at='MIXED_USE',style='month columns',prop='Tannery Row',date='2025-06',counts=(u,o,v),rows=rows,also=['contractRent'],sheetname='2025',before=[('2024',[['Tannery Row 2024'],['closed year','see accountant'],['valuation',d(2024,3,15)]])],
     cols=[('Unit','unit','t'),('Name','tenantName','t')]+[(f'{m} 2025',(lambda m:lambda r:r['_m'][m])(m),'m0') for m in M]+[('Rent now','contractRent','m0')],
     pre=['##Tannery Row','Rent roll, rents through June 2025'],post=[f'{u} units (parking not a unit): {o} paying, {v} empty','Mortgage due Aug 2029']))
def x6():
    R=random.Random(206);n=N(R);a=d(2025,10,30);rows=[];P={'05x10 CC':92,'10x10 CC':168,'10x20 DU':221,'WINE':38}
    code={2:'AVL',6:'AVL',9:'MNT',12:'CMP',15:'AUC',17:'RSV',20:'AVL',23:'DLQ'}
    for i in range(26):
        t=list(P)[min(i//7,3)];c=code.get(i,'RNT');r=dict(unit=f'{1000+i*3}',unitType=t,statusText=c,marketRent=float(P[t]),_c={'AVL':'v','RSV':'v','MNT':'n'}.get(c,'o'))
        if r['_c']=='o': r.update(tenantName=n.pe('LF'),contractRent=0.0 if c=='CMP' else float(P[t]+R.choice([-15,-5,0,8,20])),moveInDate=a-D.timedelta(R.randint(9,1900)),balance=float(P[t]*3) if c in('AUC','DLQ') else 0.0)
        rows.append(r)
    rows.append(dict(_tot='TOTALS',keys=['marketRent','contractRent','balance']));u,o,v=cnt(rows)
    L={'RNT':'rented','CMP':'complimentary (manager)','DLQ':'delinquent','AUC':'auction pending','AVL':'available','RSV':'reserved, not moved in','MNT':'maintenance'}
    xlsx(dict(file='L044_units.xlsx',at='SELF_STORAGE',style='storage codes, data through weekday date',prop='Boxelder Self Storage',date='2025-10-30',counts=(u,o,v),rows=rows,astext=True,sheetname='Units',font='Verdana',
     cols=[('Unit #','unit','t'),('Category','unitType','t'),('Code','statusText','t'),('Tenant','tenantName','t'),('Moved in','moveInDate','%Y-%m-%d'),('Standard','marketRent','d2'),('Actual','contractRent','d2'),('Due','balance','d2')],
     pre=[('kv',[['Boxelder Self Storage','','Rent Roll'],['Data through:','Thu 30 Oct 2025'],['Exported:','Mon 03 Nov 2025 09:15'],['Lien sale:','Fri 21 Nov 2025']])],
     post=[('box',[['Code','Meaning','Count']]+[[k,w,sum(r.get('statusText')==k for r in real(rows))] for k,w in L.items()]),f'Units {u}; occupied (RNT, CMP, DLQ, AUC) {o}; vacant (AVL, RSV) {v}; maintenance {cn(rows,"n")}']))
def x7():
    R=random.Random(207);n=N(R);rows=[]
    for i in range(16):
        u=f'{"NS"[i//8]}{i%8+1}';r=dict(unit=u,building='North' if i<8 else 'South',_L=R.choice([8,9,10,12,14]),_c='o')
        if u in('N3','S5'): r.update(_c='v',statusText='Libre/Free')
        elif u=='S8': r.update(_c='o',statusText='Staff',tenantName='Marina workboat',annualRent=0.0)
        elif u=='N8': r.update(_c='v',statusText='Visitor (free tonight)')
        else: r.update(tenantName=n.pe(),statusText='Licensed',annualRent=float(r['_L']*310),leaseStartDate=d(2025,4,15),leaseEndDate=d(2026,4,14))
        rows.append(r)
    rows.append(dict(_h='Waiting list'))
    for i in(1,2): rows.append(dict(tenantName=n.pe(),unit=f'WL{i}',statusText='Applicant',_c='x'))
    u,o,v=cnt(rows)
    xlsx(dict(file='berths.xlsx',at='OTHER',style='marina census dd/mm/yyyy, waiting list',prop='Gull Harbour Marina',date='2025-09-15',counts=(u,o,v),rows=rows,hard=True,rules='grid',sheetname='Berths',
     cols=[('Berth','unit','t'),('Pier','building','t'),('Length m','_L','i'),('Holder','tenantName','t'),('State','statusText','t'),('Licence from','leaseStartDate','%d/%m/%Y'),('to','leaseEndDate','%d/%m/%Y'),('Annual fee C$','annualRent','m0')],
     pre=['##Gull Harbour Marina, Sidney, B.C.','Berth rent roll. Census taken on 15/09/2025 at noon','Tariff 2025 in force since 15/04/2025'],
     post=[('kv',[['Berths',u],['Taken',o],['Free (visitor berth included)',v]])]))
def x8():
    R=random.Random(208);n=N(R);a=d(2025,4,3);rows=[]
    for u,t,k in[('1','Retail',1),('2','Retail',1),('3+4','Retail',2),('5','Office',1),('6','Office',1),('7+8+9','Office',3),('10','Loft',1),('11','Loft',1),('12','Loft',1)]:
        r=dict(unit=u,unitType=t,_n=k,_c='o',statusText='LET')
        if u in('5','11'): r.update(_c='v',statusText='TO LET')
        else:
            s,e=term(R,a,(12,24,60) if t=='Loft' else (60,120));r.update(tenantName=n.pe() if t=='Loft' else n.co('shop' if t=='Retail' else 'office'),leaseStartDate=s,leaseEndDate=e,contractRent=float(R.randrange(1800,2900,10)*k))
        rows.append(r)
    rows.append(dict(unit='P1-P9',unitType='Parking',tenantName='Various',contractRent=1350.0,statusText='LET',_c='x'))
    rows.append(dict(_tot='Total',keys=['contractRent']));u,o,v=cnt(rows)
    xlsx(dict(file='spadina_block_rr.xlsx',at='MIXED_USE',style='DD/MM/YYYY stated, combined units counted apart',prop='Cobbler Lane Block',date='2025-04-03',counts=(u,o,v),rows=rows,hard=True,sheetname='rr',
     cols=[('Unit','unit','t'),('Use','unitType','t'),('','statusText','t'),('Tenant','tenantName','t'),('Start','leaseStartDate','%d/%m/%Y'),('End','leaseEndDate','%d/%m/%Y'),('Rent p.m.','contractRent','d2')],
     pre=['#Cobbler Lane Block, Toronto',('kv',[['Rent roll @','03/04/2025','(all dates DD/MM/YYYY)'],['Refinance','11/06/2025'],['Appraised','09/02/2023']])],
     post=[('box',[['','Units'],['Let',o],['To let',v],['Total numbered units',u]]),'~Combined units count by number (3+4 = two units). Parking apart.']))
def x9():
    R=random.Random(209);n=N(R);a=d(2025,1,31);rows=[]
    for p in('pt 1st fl','pt 1st & 2nd fl','2nd fl bal. and 3rd fl west','3rd fl east','4th - 5th fls','pt 6th fl','6th fl rear + bsmt'):
        rows.append(occ(R,n,a,p,R.randrange(2000,14000,100),26,'office',whole=1,statusText='Occupied'))
    rows.append(dict(unit='7th fl and other unlet areas',area=9300,_c='v',statusText='Unlet',_p_tenantName='Unlet'))
    rows.append(dict(_tot='Sum',keys=['area','annualRent']))
    xlsx(dict(file='Granite Exchange leases rev4.xlsx',at='OFFICE',style='by tenancy, no date, counts not sayable',prop='Granite Exchange Building',date=None,counts=(None,None,None),rows=rows,hard=True,sheetname='Leases',off=1,
     cols=[('Lessee','tenantName','t'),('Premises','unit','t'),('NRSF','area','i'),('LCD','leaseStartDate','%b %d, %Y'),('LXD','leaseEndDate','%b %d, %Y'),('Annual rent','annualRent','m0')],
     pre=['##Granite Exchange Building','Rent roll, Rev 4','Purchased by current owner in 2014'],post=['Elevator modernization completed 2021. Options to renew not shown.']))
def x10():
    R=random.Random(210);n=N(R);a=d(2025,12,1);rows=[]
    for b,k in(('3300',5),('3310',4),('3320',4)):
        for i in range(k):
            u=chr(65+i);s=R.randrange(4000,22000,500)
            rows.append(vac(u,s,building=b,statusText='V') if (b,u) in(('3300','D'),('3320','A')) else occ(R,n,a,u,s,10.2,'ind',whole=1,building=b,statusText='L'))
    rows[7].update(statusText='L',leaseEndDate=d(2026,1,31))
    u,o,v=cnt(rows);f,l=3,3+len(rows)
    xlsx(dict(file='kiln_road_industrial.xlsx',at='INDUSTRIAL',style='date in print header, formula counts',prop='Kiln Road Industrial',date='2025-12-01',counts=(u,o,v),rows=rows,hard=True,sheetname='Roll',hdr='&LKiln Road Industrial&CAs of December 1, 2025&RConfidential',ftr='&LPrinted 12/04/2025&RPage &P',gap=0,
     cols=[('Bldg','building','t'),('Unit','unit','t'),('L/V','statusText','t'),('Tenant','tenantName','t'),('SF','area','i'),('Commenced','leaseStartDate','%Y/%m/%d'),('Expires','leaseEndDate','%Y/%m/%d'),('Base rent mo','contractRent','m0'),('Deposit','deposit','m0')],
     pre=['##Kiln Road Industrial','Rent Roll, three buildings'],post=[('kv',[['Units','','',('=',f'=COUNTA(C{f+1}:C{l})',u)],['L leased','','',('=',f'=COUNTIF(C{f+1}:C{l},"L")',o)],['V vacant','','',('=',f'=COUNTIF(C{f+1}:C{l},"V")',v)]]),'Option notice date for 3310-C: March 1, 2026']))
def x11():
    R=random.Random(211);n=N(R);rows=[dict(_h='Street level')]
    for u in('Shop N','Shop S'): rows.append(dict(unit=u,section='Street level',_c='o',statusText='In',tenantName=n.co('shop'),contractRent=float(R.randrange(2500,3800,50)),leaseEndDate=d(2028,6,30) if u=='Shop N' else d(2027,2,28)))
    rows.append(dict(_h='Upper floors, by bed'))
    for rm in range(1,9):
        for b in'abc'[:3 if rm%4==0 else 2]:
            u=f'{rm}{b}';r=dict(unit=u,section='Upper floors, by bed',unitType='triple' if rm%4==0 else 'double',_c='o',statusText='In')
            if u in('2b','5a','8c'): r.update(_c='v',statusText='Out')
            elif u=='6b': r.update(_c='v',statusText='Signed, arrives Aug',tenantName=n.pe(),contractRent=690.0,leaseStartDate=d(2025,8,20),leaseEndDate=d(2026,5,31))
            elif u=='1a': r.update(statusText='In (RA)',tenantName=n.pe(),contractRent=0.0,leaseEndDate=d(2026,5,31))
            else: r.update(tenantName=n.pe(),contractRent=float(R.choice([640,665,690,710])),leaseStartDate=d(2025,R.choice([1,6]),1),leaseEndDate=R.choice([d(2025,12,31),d(2026,5,31)]))
            rows.append(r)
    u,o,v=cnt(rows)
    xlsx(dict(file='college_st_beds.xlsx',at='MIXED_USE',style='beds over shops, fiscal year end',prop='29 College Street',date='2025-06-30',counts=(u,o,v),rows=rows,hard=True,sheetname='Beds',after=[('Rules',[['Quiet hours 10 pm'],['Lease form 2023']])],
     cols=[('Bed / shop','unit','t'),('Room kind','unitType','t'),('Who','tenantName','t'),('In/out','statusText','t'),('From','leaseStartDate','%m/%d/%Y'),('To','leaseEndDate','%m/%d/%Y'),('Per month','contractRent','m0')],
     pre=['##29 College Street','Tenancies at fiscal year end (June 30, 2025)','Budget adopted May 19, 2025'],post=[('kv',[['Lettable units (beds and shops)','',u],['  in','',o],['  out, or signed and not arrived','',v],['Rooms','',8]])]))
def x12():
    R=random.Random(212);n=N(R);a=d(2025,2,28);rows=[]
    for u,s in[('Outlot 1',6100),('Outlot 2',2900),('Anchor',52000),('10',1800),('12',1800),('14',3600),('16',1500),('18',2400)]:
        r=vac(u,s,_p_tenantName='Dark / no lease',statusText='Dark / no lease') if u in('14',) else occ(R,n,a,u,s,12 if s>9000 else 21,'shop',statusText='Open')
        r['unitType']='pad' if 'Out' in u else 'anchor' if u=='Anchor' else 'shop'; rows.append(r)
    rows[6].update(statusText='Dark, paying')
    u,o,v=cnt(rows)
    xlsx(dict(file='Closing binder tab 9.xlsx',at='RETAIL',style='brought-down date among three; pads; statuses',prop='Sawmill Crossing',date='2025-02-28',counts=(u,o,v),rows=rows,sheetname='Tab 9',font='Times New Roman',rules='grid',hard=True,
     cols=[('Space','unit','t'),('Class','unitType','t'),('Tenant','tenantName','t'),('Condition','statusText','t'),('GLA','area','i'),('Comm.','leaseStartDate','%m/%d/%Y'),('Exp.','leaseEndDate','%m/%d/%Y'),('Monthly','contractRent','m2'),('Annual','annualRent','m2'),('Deposit held','deposit','m0')],
     pre=['#Sawmill Crossing','Certified Rent Roll',('kv',[['Rent roll brought down to:','','28-Feb-2025'],['First delivered to purchaser:','','10-Jan-2025'],['Closing:','','14-Mar-2025']])],post=[f'{u} spaces (2 pads, 1 anchor, 5 shops); {o} under lease; {v} not leased']))
