from core import *
def std(d,ids,T,S={},kw={},stcol=True,default='Occupied',fields=None):
    for i,u in enumerate(ids):
        t,sf,m=T[i%len(T)];k,st=S.get(u,('o',default))
        d.R(u,t,sf,m,k,st if stcol else None,**kw.get(u,{}))
def x01():
    d=Doc('Ashgrove UW model.xlsx','MULTIFAMILY','Ashgrove Court','2024-05-31','underwriting model, the day only in the sheet name',D(2024,5,31),hard=True,sheet='RR 5-31-24',numunits=True)
    ids=[str(n) for n in range(1,21)]
    S={'4':('v','VU'),'7':('v','VR'),'10':('n','MOD'),'13':('o','NU'),'17':('n','DN'),'19':('o','EMP'),'20':('v','VU')}
    std(d,ids,[('1x1',650,1095),('2x1',850,1295),('2x2',940,1395)],S,{'19':{'rent':0}},default='C')
    d.tot('Total',None,['area','marketRent','contractRent'])
    d.cols=[('Unit','unit'),('Type','unitType'),('SF','area'),('Stat','statusText'),('Tenant','tenantName'),('Mkt','marketRent'),('In-Place','contractRent'),('LSD','leaseStartDate'),('LED','leaseEndDate')]
    c=d.cnt();N=lambda s:sum(1 for x in d.data() if x['statusText']==s)
    at=[(3,12,'Code',True),(3,13,'Meaning',True),(3,14,'Units',True)]
    for i,(a,b) in enumerate([('C','current'),('NU','notice, unrented'),('EMP','employee'),('VU','vacant unrented'),('VR','vacant rented, not moved in'),('MOD','model'),('DN','down')]): at+=[(4+i,12,a),(4+i,13,b),(4+i,14,N(a))]
    at+=[(11,13,'Total',True),(11,14,c['u'],True),(12,13,'Physical occupancy'),(12,14,round(c['o']/c['u'],4),False,'0.0%')]
    d.xlsx([('t','Ashgrove Court','big'),1,'tbl'],before={'Assumptions':[['Purchase price',3950000],['Closing date',D(2024,8,15)],['T-12 ending',D(2024,6,30)],['Exit cap',0.0625],['Hold (years)',5],['First rent increase',D(2025,1,1)]]},after={'Exit':[['Year','NOI'],[1,241000],[2,252500],[3,263100]]},at=at,datefmt='m/d/yy',monfmt='#,##0',fill='FFDDE8CB')
def x02():
    d=Doc('CedarMill_rentroll_v3_FINAL.xlsx','MULTIFAMILY','Cedar Mill Village','2023-12-28','day in a cell beside its word among other days; storage rows',D(2023,12,28),money=m0,names='fl')
    ids=[f'{b}{n}' for b in 'CD' for n in range(1,9)]
    std(d,ids,[('Aspen',700,1180),('Birch',905,1370)],{'C3':('v',None),'D6':('v',None),'D7':('v',None)},stcol=False,kw={'C3':{'show':''},'D6':{'show':''},'D7':{'show':''}})
    for x in d.data(): x['_show']=None
    for j in range(1,4):
        x=d.R(f'Stor {j}','storage',None,None,'x',ten=d.nm() if j<3 else None,**({'rent':45,'deposit':None} if j<3 else {}))
        if j<3: x['leaseStartDate']=None;x['leaseEndDate']=None
    d.tot('',None,['marketRent','contractRent'])
    d.cols=[('Apt #','unit'),('Plan','unitType'),('Sq. Ft.','area'),('Leaseholder','tenantName'),('Asking','marketRent'),('Rent Now','contractRent'),('Start','leaseStartDate'),('Expiry','leaseEndDate'),('Deposit','deposit')]
    c=d.cnt()
    d.xlsx([('row',['Property','Cedar Mill Village']),('row',['Owner','CM Village Associates LP']),('row',['Purchased',D(2018,12,31)],False),('row',['Rents as of',D(2023,12,28)],False),('row',['Exported',D(2024,1,9)]),('row',['Next review',D(2024,6,30)]),2,'tbl',1,('row',['Apartments',c['u']]),('row',['Rented apts',c['o']]),('row',['Empty apts',c['v']]),('row',['Storage rented',2])],datefmt='d-mmm-yy',monfmt='$#,##0',asname='Sheet1',grid=True,c0=2)
def x03():
    d=Doc('Willow_Bend_Rent_Roll_2024-08.xlsx','MULTIFAMILY','Willow Bend','2024-08','month only in the file name; vacant rows are blanks',D(2024,8,31),hard=True,names='l',numunits=True)
    ids=[str(n) for n in (101,102,103,104,105,106,201,202,203,204,205,206)]
    std(d,ids,[(None,None,None)],{'103':('v',None),'205':('v',None)},stcol=False,kw={u:{'rent':d.r.choice([995,1010,1050,1075])} for u in ids if u not in('103','205')})
    d.tot('TOTAL',None,['contractRent'])
    d.cols=[('Unit','unit'),('Name','tenantName'),('Rent','contractRent'),('Lease Exp','leaseEndDate'),('Moved In','moveInDate')]
    d.nullc=set()
    d.xlsx([('t','Willow Bend',True),'tbl'],datefmt='mm/dd/yyyy',monfmt='#,##0',asname='Sheet1')
def x04():
    d=Doc('collections_by_month.xlsx','MULTIFAMILY','Tamarack Fourplexes','2025-06','roll with month columns of receipts, title names the last month',D(2025,6,30),hard=True,names='fl')
    for b in ('Bldg 1','Bldg 2','Bldg 3'):
        for n in 'ABCD':
            u=f'{b[-1]}{n}';v=u in('1C','3A');m=u=='2D'
            x=d.R(u,None,None,None,'v' if v else 'n' if m else 'o',None,show='Vacant' if v else 'Office' if m else None,rent=None if v or m else d.r.choice([1125,1150,1195]),building=b)
            for i in range(6): x[f'_m{i}']=0 if v and i>3 else None if m else x.get('contractRent') or 1125
            if u=='2B': x['_m5']=595
    d.tot('Total',None,['contractRent']+[f'_m{i}' for i in range(6)])
    d.cols=[('Building','building'),('Unit','unit'),('Tenant','tenantName'),('Monthly Rent','contractRent')]+[(f'{n}-25',f'_m{i}') for i,n in enumerate(['Jan','Feb','Mar','Apr','May','Jun'])]+[('Lease Ends','leaseEndDate')]
    c=d.cnt()
    d.xlsx([('t','Tamarack Fourplexes','big'),('t','Rent roll and receipts, six months through June 2025'),1,'tbl',1,('t',f"{c['u']} units in three buildings: {c['o']} rented, {c['v']} vacant at end of period, 1 used as rental office")],datefmt='mm/dd/yy',monfmt='#,##0;(#,##0);0')
def x05():
    d=Doc('Student flats position.xlsx','STUDENT_HOUSING','Harbourgate Student Flats, Boston MA','2024-09-06','UK asset manager, day before month, bedrooms',D(2024,9,6),hard=True,date=dmy,names='fl')
    for f in range(1,7):
        for r in 'ABCD'[:4 if f<5 else 3]:
            u=f'{f}{r}';m=1240 if f<5 else 1420;v=u in('2C','5A','6B')
            if u=='4D': d.R(u,'En-suite',None,m,'n','Withdrawn')
            elif v: d.R(u,'En-suite',None,m,'v','Void' if u!='6B' else 'Void - let from 21/09/2024')
            else: d.R(u,'En-suite',None,m,'o','Let',rent=m-d.r.choice([0,40,65]))
            x=d.data()[-1];x['building']=f'Flat {f}'
            if x.get('tenantName'): x['leaseStartDate']=D(2024,8,24);x['leaseEndDate']=D(2025,7,26)
    c=d.cnt();d.tot('Total',None,['contractRent'])
    d.cols=[('Flat','building'),('Bedroom','unit'),('Type','unitType'),('State','statusText'),('Occupant','tenantName'),('List rent pcm','marketRent'),('Passing rent pcm','contractRent'),('From','leaseStartDate'),('To','leaseEndDate')]
    d.xlsx([('t','Harbourgate Student Flats, Boston MA',True),('row',['Position as at','06/09/2024']),('row',['Valuation date','30/06/2024']),('row',['Prepared','13/09/2024']),1,'tbl',1,('row',['Bedrooms',c['u']]),('row',['of which let',c['o']]),('row',['void',c['v']]),('row',['withdrawn',c['n']]),('t','Rents are in US dollars. Flats are let by the bedroom only.')],asname='Position',fill='FFCFE2F3')
def x06():
    d=Doc('pads_effective.xlsx','MANUFACTURED_HOUSING','Lone Juniper Estates','2023-12-31','mobile-home park, effective date in a merged-looking banner, boats and billboard',D(2023,12,31),names='lf',numunits=True)
    for i in range(1,19):
        k,st=('v','Vacant lot') if i in(6,14) else ('v','Vacant home') if i==11 else ('n','Unusable lot') if i==18 else ('o','TOH' if i%4 else 'POH')
        x=d.R(f'{i}',None,None,None if k=='n' else 510,k,st,**({'rent':510 if i%3 else 485} if k=='o' else {}))
    for a,t,r in(('B1','Boat',35),('B2','Boat',35),('BB','Billboard',275)): 
        x=d.R(a,None,None,None,'x',t,ten=d.nm() if t=='Boat' else 'Skyline Sign LLC',rent=r,moveInDate=None,deposit=None)
    d.tot('Monthly',None,['contractRent'])
    d.cols=[('Lot','unit'),('Kind','statusText'),('Resident','tenantName'),('Market lot rent','marketRent'),('Lot rent','contractRent'),('Since','moveInDate'),('Deposit','deposit')]
    c=d.cnt()
    at=[(5,11,'Lots',True),(5,12,c['u']),(6,11,'Occupied'),(6,12,c['o']),(7,11,'Vacant lot'),(7,12,2),(8,11,'Vacant home'),(8,12,1),(9,11,'Unusable'),(9,12,1),(10,11,'Boats / sign (no lots)'),(10,12,3)]
    d.xlsx([('t','LONE JUNIPER ESTATES ~ LOT RENTS EFFECTIVE DEC-31-2023 ~ prepared for the lender Jan-22-2024',True),('t','POH park-owned home, TOH tenant-owned home. Rent increase noticed for Apr-01-2024.'),1,'tbl'],at=at,datefmt='mmm-dd-yyyy',monfmt='#,##0',asname='Lots',before={'Notes':[['Appraisal ordered',D(2024,1,15)],['Well test',D(2023,11,2)]]}) if 0 else d.xlsx([('t','LONE JUNIPER ESTATES ~ LOT RENTS EFFECTIVE DEC-31-2023 ~ prepared for the lender Jan-22-2024',True),('t','POH park-owned home, TOH tenant-owned home. Rent increase noticed for Apr-01-2024.'),1,'tbl'],at=at,datefmt='mmm-dd-yyyy',monfmt='#,##0',asname='Lots')
def x07():
    d=Doc('US-Haeuser_Mieterliste.xlsx','SINGLE_FAMILY_RENTAL','Ohio Homes Portfolio II','2024-06-30','German owner of US houses, German words and dates',D(2024,6,30),hard=True,date=ger,names='fl')
    A=['1180 Tuttle Ave','1184 Tuttle Ave','33 Sorrel Ln','902 Wynn St','47 Plover Ct','611 Quince Rd','28 Oxbow Dr','5050 Marl Pike','71 Nettle Way','12 Lark Ct']
    for i,a in enumerate(A):
        k,st=('v','leer') if i in(2,7) else ('n','in Sanierung') if i==8 else ('o','vermietet' if i!=4 else 'gekündigt zum 31.07.2024')
        x=d.R(a,None,[98,110,121,134][i%4],None if k=='n' else 1450+25*(i%4),k,st,_b=D(2016+i%4,3+i%5,11))
        if k=='o' and i in(1,6): x['leaseEndDate']='unbefristet'
    d.tot('Summe',None,['marketRent','contractRent'])
    d.cols=[('Adresse','unit'),('Kaufdatum','_b'),('Fläche m²','area'),('Zustand','statusText'),('Mieter','tenantName'),('Marktmiete $/Monat','marketRent'),('Miete $/Monat','contractRent'),('Mietbeginn','leaseStartDate'),('Mietende','leaseEndDate'),('Kaution $','deposit')]
    c=d.cnt()
    d.xlsx([('t','Ohio Homes Portfolio II',True),('t','Mieterliste (Rent Roll), Stand 30.06.2024'),('t','Druck 08.07.2024 / nächste Prüfung 31.12.2024'),1,'tbl',1,('t',f"{c['u']} Häuser, davon {c['o']} vermietet, {c['v']} leer, {c['n']} in Sanierung")],monfmt='#,##0.00',asname='Mieterliste')
def x08():
    d=Doc('entrata_rr_0805.xlsx','MULTIFAMILY','Vantage at Poplar Ridge','2025-08-05','Entrata-like, charges in columns, counts on a second sheet',D(2025,8,5),sheet='Rent Roll',names='lf')
    ids=[f'{a}-{n}' for a in('01','02','03') for n in(11,12,21,22,31,32)]
    S={'01-12':('v','Vacant Unrented Ready'),'01-31':('v','Vacant Rented Not Ready'),'02-11':('o','Notice Rented'),'02-22':('n','Excluded (Model)'),'02-31':('o','Notice Unrented'),'03-12':('o','Excluded (Employee)'),'03-32':('v','Vacant Unrented Not Ready')}
    S['03-12']=('o','Employee')
    T=[('S1',540,1210),('A2',735,1440),('B3',1060,1815)]
    std(d,ids,T,S,default='Occupied No Notice')
    for x in d.data():
        if x['_k']=='o':
            r=x['contractRent'];x['charges']=[('Rent',r)]+([('Employee Discount',-round(r*.5,2))] if x['statusText']=='Employee' else [])+d.r.choice([[],[('Parking',60)],[('Pet Rent',35)],[('Parking',60),('Pet Rent',35)]])
    rows=[]
    for x in d.rows:
        rows.append(x)
    d.rows=[]
    for x in rows:
        d.rows.append(x)
        if x['statusText'] in('Vacant Rented Not Ready','Notice Rented'):
            y=d.fut(x['unit'],x['unitType'],x['area'],x['marketRent'],st='Future'); d.rows.remove(y); d.rows.append(y)
            y['charges']=[('Rent',y['contractRent'])]
        if x['unit']=='03-12': pass
    for x in d.data(): x.pop('contractRent',None)
    d.tot('Total (excl. future)',lambda x:x['_k']!='x',['area','marketRent','totalCharges'])
    d.cols=[('Bldg-Unit','unit'),('Floor Plan','unitType'),('SQFT','area'),('Unit Status','statusText'),('Resident','tenantName'),('Move-In','moveInDate'),('Lease Start','leaseStartDate'),('Lease End','leaseEndDate'),('Market Rent','marketRent'),('Rent','ch:Rent'),('Parking','ch:Parking'),('Pet Rent','ch:Pet Rent'),('Employee Discount','ch:Employee Discount'),('Scheduled Charges','totalCharges'),('Deposit Held','deposit')]
    c=d.cnt();N=lambda f:sum(1 for x in d.data() if x['statusText'].startswith(f))
    # charge sums exclude future by selection
    d.xlsx([('t','Vantage at Poplar Ridge',True),('t','Rent Roll'),('row',['As of Date','08/05/2025',None,'Created','08/06/2025 07:55 AM MDT']),1,'tbl'],asname='Rent Roll',after={'Summary':[['Unit Status','Units'],['Occupied No Notice',N('Occupied No Notice')],['Employee',1],['Notice Rented',N('Notice Rented')],['Notice Unrented',N('Notice Unrented')],['Vacant Rented',N('Vacant Rented')],['Vacant Unrented',N('Vacant Unrented')],['Excluded (Model)',1],['Total Units',c['u']],['Occupied Units',c['o']],['Vacant Units',c['v']],['Future leases',c['x']]]})
def x09():
    d=Doc('resman_all_spaces.xlsx','MULTIFAMILY','Thistledown Townhomes','2025-04-30','printed count includes garages as units, weekday in the date',D(2025,4,30),hard=True,money=m2,date=mdy,names='fl')
    for i in range(14):
        u=f'T{i+1:02d}';k,st=('v','Vacant') if i in(3,) else ('v','Vacant - Pre-leased') if i==9 else ('o','Under Eviction') if i==6 else ('o','Occupied');d.R(u,'TH 2BR',1120,1675,k,st)
    for i in range(6):
        d.R(f'G{i+1}','Garage',220,95,'v' if i==4 else 'o','Vacant' if i==4 else 'Occupied',**({} if i==4 else {'rent':95}))
        x=d.data()[-1]
        for kk in('deposit','balance'): x[kk]=None
    d.tot('Total',None,['area','marketRent','contractRent'])
    d.cols=[('Unit','unit'),('Type','unitType'),('Sq Ft','area'),('Status','statusText'),('Primary Resident','tenantName'),('Move In','moveInDate'),('Lease End','leaseEndDate'),('Market','marketRent'),('Lease Rent','contractRent'),('Balance','balance')]
    c=d.cnt()
    d.xlsx([('t','Thistledown Townhomes','big'),('t','Rent Roll as of Wednesday, April 30, 2025'),('t','Run by kbell on Thursday, May 8, 2025 at 10:02 AM'),1,'tbl',1,('row',['Unit Count',None,c['u']],True),('row',['Occupied',None,c['o']]),('row',['Vacant',None,c['v']]),('row',['Occupancy %',None,'%.1f%%'%(100*c['o']/c['u'])])],asname='RentRoll')
def x10():
    d=Doc('Rent roll - current.xlsx','SENIOR_HOUSING','Heritage Glen 55+','%s'%None if 0 else None,'date line left empty, no counts, offices',D(2024,10,31),hard=True,money=m0,names='l',numunits=True)
    for i in range(1,11):
        u=str(i)
        if i in(6,): d.R(u,'1BR',None,1085,'v',show='Vacant')
        else: d.R(u,'1BR' if i%2 else '2BR',None,1085 if i%2 else 1240,**({'leaseEndDate':'MTM'} if i in(2,7) else {}))
    d.R('Club','community room',None,None,'x',show='not rented');d.data()[-1]['_show']=None
    d.tot('',None,['marketRent','contractRent'])
    d.cols=[('Cottage','unit'),('Type','unitType'),('Resident','tenantName'),('Market','marketRent'),('Rent','contractRent'),('Lease end','leaseEndDate'),('SD','deposit')]
    d.xlsx([('t','HERITAGE GLEN 55+',True),('t','RENT ROLL - CURRENT'),('row',['Date:','________']),('row',['Prepared by:','________']),1,'tbl',2,('t','Certificate of occupancy issued 4/12/1998. Reserve study due 2027.')],datefmt='m/d/yyyy',monfmt='#,##0')
def x11():
    d=Doc('RR leap.xlsx','MULTIFAMILY','Quarry Lofts','2024-02-29','day only in the printed page header; several suites to one lease',D(2024,2,29),hard=True,names='fl',money=m0)
    ids=['L1','L2','L3','L4','L5 & L6','L7','L8','L9','L10','L11','L12','P1-P4','ATM']
    for u in ids:
        if u=='P1-P4': x=d.R(u,'parking',None,None,'x',ten=d.nm(),rent=300,deposit=None);x['leaseEndDate']='MTM'
        elif u=='ATM': x=d.R(u,'lobby',None,None,'x',ten='Cashpoint Plus Inc.',rent=125,deposit=None,moveInDate=None)
        elif u=='L8': d.R(u,'loft',905,1650,'v',show='VACANT')
        elif u=='L11': d.R(u,'loft',905,1650,'n',show='DOWN - mold')
        elif '&' in u: d.R(u,'2 lofts, 1 lease',1810,3300,ten='Norwin Traveling Nurses LLC',rent=3150,_w=2)
        else: d.R(u,'loft',905,1650)
    d.tot('Total',None,['area','marketRent','contractRent'])
    d.cols=[('Loft','unit'),('Use','unitType'),('SF','area'),('Tenant','tenantName'),('Market','marketRent'),('Rent','contractRent'),('Lease Start','leaseStartDate'),('Lease End','leaseEndDate')]
    c=d.cnt()
    d.xlsx(['tbl',1,('t',f"lofts {c['u']} / occ. {c['o']} (L5 & L6 count as two) / vac. {c['v']} / down {c['n']}; parking and ATM not counted")],head=('Quarry Lofts','Rent Roll as of February 29, 2024','loan no. 77-2041'),foot=('printed 3/11/24','','page &P'),datefmt='mm/dd/yy',monfmt='#,##0',grid=True)
def x12():
    d=Doc('buildium_rentroll.xlsx','MULTIFAMILY',None,'2025-01-03','Buildium-like, several properties, counts per property, past and future leases as rows',D(2025,1,3),hard=True,date=us2,names='fl')
    def blk(p,ids,S):
        d.sec(p);sel=lambda x,p=p:x.get('propertyName')==p
        for i,u in enumerate(ids):
            if u in S: d.R(u,'%d Bed'%(i%2+1),None,None,'v','Vacant',propertyName=p)
            else: 
                x=d.R(u,'%d Bed'%(i%2+1),None,1300,'o','Active',propertyName=p);x['marketRent']=None
            if S.get(u)=='F' : 
                y=d.fut(u,'%d Bed'%(i%2+1),None,1300,st='Future',days=28,propertyName=p);y['marketRent']=None
            if S.get(u)=='P':
                y=d.R(u,'%d Bed'%(i%2+1),None,1280,'x','Past',ten=d.nm(),propertyName=p);y.update(marketRent=None,leaseStartDate=D(2023,12,1),leaseEndDate=D(2024,11,30),deposit=0,contractRent=1255)
        c=d.cnt(sel);d.rows.append({'_raw':[f"Units: {c['u']}   Occupied: {c['o']}   Vacant: {c['v']}"]})
    blk('Poppy Court',['1','2','3','4'],{'3':'F'});blk('405 Lindenhall Rd',['Main','Carriage house'],{});blk('Sexton Duplexes',['A1','A2','B1','B2','C1','C2'],{'B2':'P','C1':'V'})
    d.tot('Active leases',lambda x:x['_k']=='o',['contractRent','deposit']);c=d.cnt()
    d.cols=[('Unit','unit'),('Size','unitType'),('Lease status','statusText'),('Tenants','tenantName'),('Start date','leaseStartDate'),('End date','leaseEndDate'),('Rent','contractRent'),('Deposits held','deposit')]
    d.xlsx([('t','Rent roll','big'),('t','All properties | as of today (Friday, 1/3/2025)'),('t','Lease dates 12/1/2023 to 12/31/2026 included'),1,'tbl',1,('row',['Grand total units',None,c['u']]),('row',['Occupied',None,c['o']]),('row',['Vacant',None,c['v']])],asname='Rent roll',datefmt='m/d/yyyy',monfmt='$#,##0.00')
ALL=[x01,x02,x03,x04,x05,x06,x07,x08,x09,x10,x11,x12]
if __name__=='__main__':
    import traceback
    for f in ALL:
        try: f()
        except Exception: traceback.print_exc()
