from lib import *
U='unit';T='tenantName';S='leaseStartDate';E='leaseEndDate';ST='statusText'
def run():
    # 13 file name date
    g=G(21,D(2025,1,31),suffix=('Ltd',)); r=[]
    for u,a,rent,st in [('1',1250,1095,'o'),('2',1250,1110,'o'),('3',1250,None,'v'),('4/5',2500,2150,'o'),('6',1800,1520,'o'),('7',1800,1560,'n'),('8',2400,None,'v'),('9',2400,2050,'o'),('10',900,850,'o')]:
        r.append(g.row(u,None,a,rent,st,n=2 if '/' in u else 1,tenWord='Void'))
    r.append(g.row('Container 1','',160,120,'x')); r.append(g.row('Container 2','',160,120,'x'))
    r.append(('tot','TOTAL',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')})); c=counts(r); assert c==(10,8,2)
    xlsx('RentRoll Saltmeadow Trade Park 2025-01-31.xlsx','INDUSTRIAL','Saltmeadow Trade Park','2025-01-31',r,[('Unit',U,13),('Tenant',T,34),('Sq ft','area',10),('Start',S,12),('End',E,12),('Rent £ pcm','contractRent',13)],c,sheet='Roll',
      before=[['Saltmeadow Trade Park, Gateshead'],['Rent roll'],[]],after=[['No. of units',10],['Let',8],['Void',2],['Containers on yard (not units)',2]],style='date in the file name only',hard='file name date; combined 4/5; containers')
    # 14 sheet name date
    g=G(22,D(2024,9,30),suffix=('GmbH','AG')); r=[]
    for i,(a,rent,st) in enumerate([(240,4560,'o'),(310,5890,'o'),(185,None,'v'),(410,7600,'o'),(220,4290,'o'),(220,None,'v'),(520,9360,'o'),(150,3000,'o')]):
        r.append(g.row(f'TOP {i+1}','Office',a,rent,st))
    r+= [g.row('ANT 1','Antenna',None,900,'x',tenantName='Donaufunk GmbH'),g.row('ANT 2','Antenna',None,880,'x',tenantName='Alpennetz AG'),g.row('LAG 1','Storage',35,210,'x')]
    c=counts(r); r.append(('tot','Sum',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')}))
    xlsx('Lassallehof_lease_data.xlsx','OFFICE','Lassallehof Wien','2024-09-30',r,[('Unit',U,10),('Use','unitType',12),('Tenant',T,34),('m2','area',9),('Begin',S,12),('End',E,12),('Rent EUR/month','contractRent',15)],c,sheet='RR 30.09.24',
      before=[['Lassallehof Wien']],more_before=[('Info',[['Lassallehof Wien'],['Owner','Praterkai Immobilien AG'],['Purchase date',D(2021,3,18)],['Book value date',D(2023,12,31)],['Office units',8],['of which let',6],['of which empty',2]])],more_after=[('Indexation',[['Next CPI adjustment'],['Date',D(2025,4,1)],['Threshold','5%']])],df='dd.mm.yyyy',style='sheet name date; counts on another sheet',hard='date in sheet name; summary on cover sheet')
    # 15 Sydney flats
    g=G(23,D(2024,11,15),'pe',lease=(1,)); r=[]; sm={'o':'Occupied','n':'Vacating','l':'Vacant - Leased','v':'Vacant'}
    for i,st in enumerate('ooovonoloooovooo'):
        t,a,p=[('1B1B',52,2600),('2B1B',71,3150),('2B2B',80,3420)][i%3]; r.append(g.row(f'{i//4+1}.{i%4+1:02d}',t,a,p+20*(i//4),st,smap=sm,marketRent=p+90))
    for i in range(3): r.append(g.row(f'CAR{i+1}','Carspace',None,180,'x',smap={'x':'Occupied'},marketRent=None,deposit=None))
    c=counts(r); r.append(('tot','Total',{'marketRent':tot(r,'marketRent'),'contractRent':tot(r,'contractRent'),'balance':tot(r,'balance')})); assert c==(16,13,3)
    xlsx('rr_export_0071.xlsx','MULTIFAMILY','Banksia on Bourke','2024-11-15',r,[('Apt',U,9),('Plan','unitType',10),('Sqm','area',8),('Status',ST,16),('Tenant',T,28),('Lease From',S,12),('Lease To',E,12),('Market pcm','marketRent',12),('Rent pcm','contractRent',12),('Bond','deposit',12),('Balance','balance',12)],c,sheet='Rent Roll',
      before=[['Banksia on Bourke'],['Effective Date',D(2024,11,15),None,'Run Date',D(2024,11,21)],['Next Rent Review',D(2025,7,1),None,'Acquired',D(2020,2,28)],[]],
      side=[['Status','Apts'],['Occupied',12],['Vacating',1],['Vacant - Leased',1],['Vacant',2],['Total apartments',16]],style='cells beside words; side table by status',hard='four dates; vacating is occupied; vacant leased; carspaces')
    # 16 Cape Town month columns
    g=G(24,D(2025,6,30),suffix=('(Pty) Ltd','CC')); r=[]; ms=[D(2025,4,1),D(2025,5,1),D(2025,6,1)]
    for u,t,a,rent,st in [('G01','Anchor',1850,231000,'o'),('G02','Line shop',120,26400,'o'),('G03','Line shop',95,21850,'o'),('G04','Line shop',110,None,'v'),('G05','Restaurant',210,39900,'o'),('G06','Line shop',70,17500,'o'),('G07','Line shop',85,None,'v'),('ATM-1','ATM',4,6200,'x'),('STR-1','Storeroom',30,2400,'x')]:
        x=g.row(u,t,a,rent,st)
        if rent: x['#a']=round(rent*.94) if u in('G02','G05') else rent; x['#b']=rent
        r.append(x)
    r[3]['#a']=23600
    r.append(('tot','Total billed',{'#a':tot(r,'#a'),'#b':tot(r,'#b'),'contractRent':tot(r,'contractRent')}))
    xlsx('Vygie Square.xlsx','RETAIL','Vygie Square','2025-06',r,[('Shop',U,9),('Type','unitType',13),('Tenant',T,32),('GLA','area',9),('Commencement',S,14),('Expiry',E,12),(ms[0],'#a',12),(ms[1],'#b',12),('Jun-25 (current)','contractRent',14)],(7,5,2),sheet='Sheet1',
      before=[['Vygie Square – tenant schedule with rent billed, ZAR'],[]],after=[['Municipal valuation 1 July 2022']],df='yyyy/mm/dd',nf='#,##0',style='month columns, current month marked; no counts',hard='as-of only by the current month column; ATM and storeroom rows; blanks vacant, one was let in April')
    # 17 Bangalore several suites to a lease
    g=G(25,D(2024,10,15),suffix=('Technologies Pvt Ltd','Pvt Ltd')); r=[]
    for u,a,rent,st,n in [('101',6200,527000,'o',1),('102',5800,493000,'o',1),('201+202',12000,1008000,'o',2),('301 (east)',3100,266600,'o',1),('301 (west)',3100,269700,'o',0),('302',5800,None,'v',1),('401+402+403',17500,1435000,'o',3),('501',6200,None,'v',1)]:
        r.append(g.row(u,None,a,rent,st,n=n,smap={'o':'L','v':'U'}))
    r.append(g.row('CAF','', 1500,60000,'x',smap={'x':'L'},tenantName='Filter Coffee Canteen Services'))
    c=counts(r); assert c==(10,8,2),c; r.append(('tot','Total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')}))
    xlsx('Hebbal_Techpark_leases.xlsx','OFFICE','Hebbal Lake Techpark','2024-10-15',r,[('Office',U,15),('Lessee',T,40),('L/U',ST,6),('Chargeable area sft','area',13),('Lease start',S,13),('Lease end',E,13),('Rent INR pm','contractRent',15)],c,sheet='Lease status',
      before=[['Hebbal Lake Techpark, Bengaluru'],['Status date: 15-Oct-2024        Prepared: 22-Oct-2024        Rent escalation: 01-Apr-2025'],[]],after=[['Offices in the park: 10    Leased (L): 8    Unleased (U): 2    Leases: 6'],['Canteen (CAF) is an amenity and not an office.']],df='dd-mmm-yyyy',nf='#,##0',style='one cell with three dates; counts in one cell',hard='combined offices, split office, leases vs offices')
    # 18 Edinburgh BTR snapshot
    g=G(26,D(2025,2,28),'pe',lease=(1,)); r=[]; sm={'o':'Current','n':'Notice','v':'Vacant','f':'Future','d':'Down','e':'Staff'}
    us=[]
    for i,st in enumerate(['o','o','n','o','v','o','o','d','o','v','e','o','o','o']):
        t,a,p=[('Studio',380,975),('1 Bed',510,1240),('2 Bed',720,1590)][i%3]; u=f'B{i+1:02d}'; x=g.row(u,t,a,p,st,smap=sm); x['moveInDate']=x.get('leaseStartDate') 
        if st=='e': x['contractRent']=400
        r.append(x)
        if u in('B03','B05'): y=g.row(u,t,a,p+30,'f',smap=sm); y['moveInDate']=None; r.append(y)
    r.append(('tot','Total (Current, Notice, Staff)',{'contractRent':tot(r,'contractRent',lambda x:x['st']!='f')})); c=counts(r); assert c==(14,11,2)
    xlsx('Leithwater_snapshot.xlsx','MULTIFAMILY','Leithwater Yard','2025-02-28',r,[('Home',U,8),('Type','unitType',10),('Sq Ft','area',8),('Resident status',ST,15),('Resident',T,28),('Tenancy start',S,13),('Tenancy end',E,13),('Moved in','moveInDate',13),('Rent PCM','contractRent',12)],c,sheet='Report1',
      before=[['Residents by home'],['Leithwater Yard, Edinburgh'],['Snapshot: Fri 28 Feb 2025 23:59'],['Exported: 03 Mar 2025 08:12 by s.aird'],[]],after=[['Homes',14],['Occupied',11,11/14],['Vacant',2,2/14],['Down',1,1/14],['Future residents',2]],txt='%d %b %Y',style='snapshot with weekday and time',hard='future rows repeat the home; down; staff')
    # 19 Wellington null, no counts
    g=G(27,D(2025,5,1),'pe',lease=(1,)); r=[]
    for i,st in enumerate('oovooooovo'): r.append(g.row(f'{i+1}',['Bedsit','One bedroom','Two bedroom'][i%3],None,1700+180*(i%3),st))
    for i in (1,2): r.append(g.row(f'Garage {i}','Garage',None,160,'x' if i==1 else 'xv'))
    r.append(('tot','Total',{'contractRent':tot(r,'contractRent')}))
    for x in r:
        if isinstance(x,dict) and x.get('leaseEndDate'): x['leaseEndDate']=None
    xlsx('Aro flats.xlsx','MULTIFAMILY','Aro Terrace Flats',None,r,[('Flat',U,11),('Size','unitType',15),('Tenant',T,30),('Tenancy began',S,14),('Bond lodged','deposit',13),('Rent per month','contractRent',14)],(10,8,2),sheet='Flats',
      before=[['Aro Terrace Flats'],['Insurance renewal',D(2025,11,30)],['Bought',D(2011,8,5)],[]],foot=('','Exported 19/05/2025',''),df='d/mm/yyyy',style='no date, no counts',hard='null date; garages; blanks vacant')
    # 20 Abu Dhabi warehouses, short apostrophe year
    g=G(28,D(2025,3,31),suffix=('LLC','FZE','Trading LLC')); r=[]
    for b,us in (('Plot M-17',[('WH-01',5200,'o'),('WH-02',5200,'o'),('WH-03',5200,'v'),('WH-04',6800,'o')]),('Plot M-18',[('WH-11',4100,'o'),('WH-12',4100,'l'),('WH-13',4100,'o'),('WH-14',4100,'v'),('WH-15',7600,'o')])):
        for u,a,st in us:
            x=g.row(u,'Warehouse',a,round(a*2.9/10)*10,st,building=b)
            if st=='l': x['disp']={'_rem':''}; x['_rem']='Contract signed, handover '+x['leaseStartDate'].strftime('%d/%m/%Y'); del x['disp']
            r.append(x)
        r.append(g.row('LAB-'+b[-1],'Labour rooms',None,9000,'x',building=b))
    r.append(('tot','Total AED',{'annualRent':tot(r,'annualRent')})); c=counts(r); assert c==(9,6,3)
    xlsx('Musaffah_stores.xlsx','WAREHOUSE','Musaffah Stores',"2025-03-31",r,[('Plot','building',12),('Unit',U,10),('Kind','unitType',14),('Tenant',T,34),('Sq ft','area',9),('From',S,12),('To',E,12),('Yearly rent AED','annualRent',15),('Remarks','_rem',36)],c,sheet='Sheet1',
      before=[["Musaffah Stores - tenants as of 31st of March '25"],['ADM fees paid to 31/12/2025'],[]],after=[['Warehouses: 9, handed over to tenants: 6, empty: 3 (one of them signed, not handed over)']],df='dd/mm/yyyy',nf='#,##0',style="apostrophe year in title; counts in a sentence",hard='signed not handed over counts vacant; labour rooms',extra=())
    # 21 Warsaw print header
    g=G(29,D(2024,12,1),suffix=('Sp. z o.o.','S.A.')); r=[]
    for i,(a,rent,st) in enumerate([(5200,20800,'o'),(4800,19400,'o'),(5100,None,'v'),(7300,28500,'o'),(2600,11200,'o'),(6400,25600,'o')]):
        u='ABCDEF'[i]; w=g.row(f'Hall {u}','Warehouse',a,rent,st,tenWord='VACANT'); r.append(w)
        o=g.row(f'Hall {u} – office','Office part',round(a*.06),round(a*.06*9.5) if rent else None,'x' if rent else 'xv',tenWord='VACANT')
        if rent: o.update(tenantName=w['tenantName'],leaseStartDate=w['leaseStartDate'],leaseEndDate=w['leaseEndDate'])
        r.append(o)
    r.append(('tot','Razem / Total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')}))
    xlsx('Blonie_DC_rr.xlsx','INDUSTRIAL','Błonie DC West','2024-12-01',r,[('Space',U,17),('Function','unitType',14),('Tenant',T,34),('GLA sqm','area',10),('Start',S,12),('Expiry',E,12),('Base rent EUR/month','contractRent',15)],(6,5,1),sheet='RR',
      before=[['Błonie DC West'],[]],after=[['Halls (each with its office part)',6],['Let',5],['Vacant',1],['Occupancy by halls',5/6]],head=('Błonie DC West','Rent roll – status 2024-12-01','printed 2024-12-09'),df='yyyy-mm-dd',style='date only in the print header',hard='page header of the workbook; office parts are not halls')
    # 22 Cork student houses beds/rooms
    g=G(30,D(2025,1,13),'pe',lease=(1,)); r=[]
    for h,rooms in (('12 Orchard Tce',['1','2a','2b','3']),('14 Orchard Tce',['1','2','3a','3b','4']),('The Mews',['1','2','3'])):
        for rm in rooms:
            st='v' if (h,rm) in {('12 Orchard Tce','2b'),('The Mews','3')} else 'l' if (h,rm)==('14 Orchard Tce','4') else 'o'
            x=g.row(f'Bed {rm}','Twin bed' if rm[-1] in 'ab' else 'Single',None,520 if rm[-1] in 'ab' else 680,st,building=h,smap={'o':'In residence','v':'Free','l':'Arriving'}); 
            if st!='v': x['leaseStartDate']=D(2025,1,27) if st=='l' else D(2024,9,1); x['leaseEndDate']=D(2025,5,31)
            if st=='l': x['balance']=0
            r.append(x)
    r.append(('tot','Total',{'contractRent':tot(r,'contractRent')})); c=counts(r); assert c==(12,9,3)
    xlsx('Orchard student lets.xlsx','STUDENT_HOUSING','Orchard Student Lets','2025-01-13',r,[('House','building',18),('Bed',U,10),('Kind','unitType',12),('Status',ST,14),('Student',T,28),('Licence start',S,14),('Licence end',E,14),('€ / month','contractRent',12)],c,sheet='Sem 2',
      before=[['Orchard Student Lets, Cork'],['Academic year 2024-2025, second semester'],['As of Monday, 13th January 2025'],[]],after=[['Houses',3],['Rooms',10],['Beds',12],['Students in residence',9],['Beds free or awaiting arrival',3]],txt='%d/%m/%y',font='Arial',style='weekday ordinal date; houses, rooms, beds',hard='three things counted; beds are the rows; arriving is vacant')
    # 23 Leeds, month ending; former/applicants, no counts
    g=G(31,D(2025,5,31),'pe',lease=(1,)); r=[('sec','CURRENT')]
    for i,st in enumerate('oonovooo'): r.append(g.row(f'Flat {i+1}',['1 bed','2 bed'][i%2],None,725+110*(i%2),st,tenWord='Empty'))
    x=g.row('Flat 9','2 bed',None,None,'adm',tenWord='Used as site office'); r.append(x)
    r.append(('tot','Total current',{'contractRent':tot(r,'contractRent'),'balance':tot(r,'balance')}))
    r.append(('sec','FORMER TENANTS WITH BALANCES'))
    for u,b in(('Flat 2',310.0),('Flat 7',85.5)): r.append(g.row(u,'2 bed' if u=='Flat 2' else '1 bed',None,None,'p',balance=b,deposit=None))
    r.append(('sec','APPLICANTS')); r.append(g.row('Flat 5','1 bed',None,740,'a',balance=None,deposit=None))
    for y in r:
        if isinstance(y,dict) and y['st']=='a': y['annualRent']=None
    xlsx('Holbeck Mill rents.xlsx','MULTIFAMILY','Holbeck Mill Flats',None,r,[('Flat',U,10),('Size','unitType',10),('Name',T,30),('Start',S,12),('End',E,12),('Rent pcm','contractRent',12),('Deposit (DPS)','deposit',13),('Balance','balance',12)],(9,7,1),sheet='Rents',
      before=[['Holbeck Mill Flats, Leeds'],['Rent schedule'],['Printed 06/06/2025','','Fire certificate valid to 30 November 2025; freehold bought 4 April 2016'],[]],secKey='section',style='no as-of date (printed only); sections former and applicants; no counts',hard='former and applicant rows; site office flat')
    # 24 Perth business park, quarter, counts per building
    g=G(32,D(2024,6,30),suffix=('Pty Ltd',)); r=[]; cs=[]
    for b,us in (('Building 1',[('1.1',210,4400,'o'),('1.2',185,3950,'o'),('1.3',185,None,'v')]),('Building 2',[('2.1',640,9900,'o'),('2.2',610,9600,'o')]),('Pads',[('Pad A',1900,8200,'o'),('Pad B',2400,None,'v')])):
        q=[g.row(u,'Pad' if b=='Pads' else 'Unit',a,rent,st,tenWord='Vacant') for u,a,rent,st in us]; cc=counts(q)
        r+= [('sec',b)]+q+[('tot',f'{b}: {cc[0]} premises, {cc[1]} leased, {cc[2]} vacant',{'area':tot(q,'area'),'contractRent':tot(q,'contractRent')})]
    r.append(('sec','Signage')); r.append(g.row('Pylon sign','Signage',None,650,'x')); r.append(('tot','Grand total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')})); c=counts(r); assert c==(7,5,2)
    xlsx('Kwinana_Crossing_Q4.xlsx','MIXED_USE','Kwinana Crossing Business Park','2024-06-30',r,[('Premises',U,36),('Kind','unitType',10),('Lessee',T,36),('m²','area',9),('Commencement',S,14),('Expiry',E,12),('Rent pm (ex GST)','contractRent',15)],c,sheet='Tenancies',
      before=[['Kwinana Crossing Business Park'],['Tenancy report','Quarter ended 30 June 2024'],['Valuation date','31 December 2022'],['Board meeting','15 August 2024'],[]],df='d-mmm-yy',secKey='section',style='quarter ended; counts in subtotal labels per building',hard='counts to be added from subtotal labels; pads count; pylon does not')
