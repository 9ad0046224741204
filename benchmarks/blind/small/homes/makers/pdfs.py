from core import *
HC=colors.HexColor
def p01():
    d=Doc('yardi_style_lease_charges.pdf','MULTIFAMILY','Larkspur Terrace (lt204)','2025-03-31','Yardi-like roll with charge lines',D(2025,3,31),secTruth=True,stretch=True,tenKey='tenantName')
    d.sec('Current/Notice/Vacant Residents')
    T=[('lt1a','640',1090),('lt2b','905',1365),('lt2t','980',1440)]
    ids=['A-101','A-102','A-103','A-104','A-201','A-202','A-203','A-204','B-101','B-102','B-103','B-104','B-201','B-202','B-203','B-204']
    for i,u in enumerate(ids):
        t,sf,m=T[i%3];sf=int(sf)
        if u=='A-103': d.R(u,t,sf,m,'n',show='MODEL',balance=0.0)
        elif u in('B-102','B-204'): d.R(u,t,sf,m,'v',show='VACANT',balance=0.0)
        else:
            x=d.R(u,t,sf,m); r=x.pop('contractRent'); x['charges']=[('rent',float(r))]+d.r.choice([[],[('pest',4.0),('trash',22.0)],[('petrent',35.0)],[('garage',85.0),('trash',22.0)]])
            if u in('A-202','B-201'): x['moveOutDate']=D(2025,4,30)
            if u=='B-104': x['charges'][0]=('rent',0.0); x['charges'].append(('emplcred',-0.0)); x['charges']=[('rent',1365.0),('emplcred',-1365.0)]
    d.tot('Total','CUR' and (lambda x:x['_k']!='x'))
    d.sec('Future Residents/Applicants')
    for u,n in(('B-102',1),('A-202',2)):
        t,sf,m=T[ids.index(u)%3]; x=d.fut(u,t,int(sf),m,st=None,balance=-150.0*n);x['moveInDate']=D(2025,4,5+n);x.pop('contractRent')
        x['charges']=[('rent',float(m))]
    d.tot('Total',lambda x:x['_k']=='x')
    for x in d.data(): x['_res']=('t00%05d'%(d.r.randint(1000,9999))) if x.get('tenantName') else x.get('_show')
    for x in d.data():
        for kk in('leaseStartDate',): x.pop(kk,None)
    d.cols=[('Unit','unit'),('Unit Type','unitType'),('Unit\nSq Ft','area'),('Resident','_res'),('Name','tenantName'),('Market\nRent','marketRent'),('Charge\nCode','_cc'),('Amount','_ca'),('Resident\nDeposit','deposit'),('Move In','moveInDate'),('Lease\nExpiration','leaseEndDate'),('Move Out','moveOutDate'),('Balance','balance')]
    c=d.cnt();d.pre()
    d.pdf([('t','Rent Roll with Lease Charges',13,1,True),('t','Larkspur Terrace (lt204)',9,1),('t','As Of = 03/31/2025',9,1),('t','Month Year = 03/2025',9,1),6,'tbl',14,
     ('kv',[['Summary Groups','Square\nFootage','Market\nRent','# Of\nUnits','% Unit\nOccupancy'],
       ['Current/Notice/Vacant Residents',m0(d.sum('area',lambda x:x['_k']!='x')),m2(d.sum('marketRent',lambda x:x['_k']!='x')),c['u'],'%.2f'%(100*c['o']/c['u'])],
       ['Future Residents/Applicants',m0(d.sum('area',lambda x:x['_k']=='x')),m2(d.sum('marketRent',lambda x:x['_k']=='x')),c['x'],''],
       ['Occupied Units',m0(d.sum('area',lambda x:x['_k']=='o')),m2(d.sum('marketRent',lambda x:x['_k']=='o')),c['o'],'%.2f'%(100*c['o']/c['u'])],
       ['Total Non Rev Units',m0(d.sum('area',lambda x:x['_k']=='n')),m2(d.sum('marketRent',lambda x:x['_k']=='n')),c['n'],'%.2f'%(100*c['n']/c['u'])],
       ['Total Vacant Units',m0(d.sum('area',lambda x:x['_k']=='v')),m2(d.sum('marketRent',lambda x:x['_k']=='v')),c['v'],'%.2f'%(100*c['v']/c['u'])],
       ['Totals:',m0(d.sum('area',lambda x:x['_k']!='x')),m2(d.sum('marketRent',lambda x:x['_k']!='x')),c['u'],'100.00']],{'hdr':1,'lasttot':1})],
     page=landscape(letter),size=7,foot=('Friday, April 04, 2025 09:41 AM','','Page &P'))
def p02():
    d=Doc('OneSite_detail_0922.pdf','MULTIFAMILY','Copper Hollow Apartments','2024-09-22','OneSite-like detail, legend of status words',D(2024,9,22),hard=True,date=us)
    ids=['%d'%n for n in list(range(1101,1109))+list(range(1201,1209))]
    S={'1103':('v','Vacant'),'1106':('v','Vacant-Leased'),'1107':('n','Admin/Down'),'1108':('n','Model'),'1202':('o','Occupied-NTV'),'1205':('o','Occupied-NTVL'),'1207':('v','Vacant')}
    for i,u in enumerate(ids):
        t,sf,m=[('A1',701,1225),('B1',1044,1490),('B2R',1102,1575)][i%3];k,st=S.get(u,('o','Occupied'))
        x=d.R(u,t,sf,m,k,st,**({'moveOutDate':D(2024,10,14)} if 'NTV' in st else {}))
        if k!='o': x['contractRent']=0.0
        if st=='Vacant-Leased': d.fut(u,t,sf,m,st='Pending renewal' if 0 else 'Applicant',_stl='*')
        if st=='Occupied-NTVL': d.fut(u,t,sf,m,st='Applicant',days=30)
    d.tot('Totals:',lambda x:x['_k']!='x')
    d.cols=[('Unit','unit'),('Floorplan','unitType'),('SQFT','area'),('Unit/Lease\nStatus','statusText'),('Name','tenantName'),('Move-In','moveInDate'),('Move-Out','moveOutDate'),('Lease\nStart','leaseStartDate'),('Lease\nEnd','leaseEndDate'),('Market\n+ Addl.','marketRent'),('Lease\nRent','contractRent'),('Dep\nOn Hand','deposit')]
    # totals must equal rows printed excl. applicants
    c=d.cnt();n=lambda s:sum(1 for x in d.data() if x['statusText']==s)
    d.pdf([('t','Copper Hollow Apartments',11,0,True),('t','RENT ROLL DETAIL',11,0,True),('t','As of 09/22/2024',9),('t','Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details; Include leases expiring through 12/31/2025',7),6,'tbl',4,
      ('t','Totals do not include applicants. NTV = notice to vacate; NTVL = notice to vacate, leased.',7),10,
      ('kv',[['Occupancy and Rents Summary for Current Date','# Units','% of Units'],['Occupied (no NTV)',n('Occupied'),'%.1f%%'%(100*n('Occupied')/c['u'])],['Occupied NTV',n('Occupied-NTV'),'%.1f%%'%(100*n('Occupied-NTV')/c['u'])],['Occupied NTV Leased',n('Occupied-NTVL'),'%.1f%%'%(100*n('Occupied-NTVL')/c['u'])],['Vacant Leased',n('Vacant-Leased'),'%.1f%%'%(100*n('Vacant-Leased')/c['u'])],['Vacant Not Leased',n('Vacant'),'%.1f%%'%(100*n('Vacant')/c['u'])],['Admin/Down',n('Admin/Down'),'%.1f%%'%(100*n('Admin/Down')/c['u'])],['Model',n('Model'),'%.1f%%'%(100*n('Model')/c['u'])],['Totals:',c['u'],'100.0%']],{'hdr':1,'lasttot':1,'box':1}),6,
      ('kv',[['Applicants / pending residents',c['x']]],{})],page=landscape(letter),size=7.3,head=('OneSite Rents v3.0','','10/04/2024  4:17:22PM'),foot=('mgt-521-003','details','Page &P of 1'))
def p03():
    d=Doc('letter_to_bank.pdf','MULTIFAMILY','14 Haverstraw Lane','2025-06-01','owner letter, date in words, garages',D(2025,6,1),hard=True,money=md,date=mdy,names='fl',rule=True)
    for i,u in enumerate(['1st floor left','1st floor right','2nd floor left','2nd floor right','3rd floor left','3rd floor right','Attic','Basement']):
        t=['2 BR','1 BR','2 BR','1 BR','2 BR','1 BR','Studio','Studio'][i];r=[1650,1300,1700,1325,1700,1350,995,950][i]
        if i==6: d.R(u,t,None,None,'v',show='empty since the fire inspection')
        else: d.R(u,t,None,None,rent=r,**({'leaseEndDate':'month to month'} if i in(2,7) else {}))
    for i,(w,ten) in enumerate([('Garage 1','(Brackwell)'),('Garage 2',None),('Garage 3',None)]):
        if i==1: d.R(w,'garage',None,None,'x',show='my own car')
        else: d.R(w,'garage',None,None,'x',ten=d.nm(),rent=125,leaseEndDate='month to month',deposit=None)
    for x in d.data():
        if x['_k']=='x' and x.get('_show'): x['statusText']=None
    d.tot('Together a month',None,['contractRent'])
    d.cols=[('Where','unit'),('What','unitType'),('Who lives or parks there','tenantName'),('Pays each month','contractRent'),('Lease runs to','leaseEndDate'),('Deposit I hold','deposit')]
    b=10.5
    d.pdf([('t','Orrin Thackwell',b,2),('t','9 Millrace Road, Cold Spring Hollow, NY',b,2),10,('t','May 27, 2025',b),8,('t','Riverbend Savings Bank<br/>Attn. Mortgage Servicing, loan 04-11872 (maturing October 1, 2031)',b),10,('t','Re: 14 Haverstraw Lane',b,0,True),8,
      ('t','Dear Ms. Umberland,',b),6,('t','You asked for a list of my tenants for the yearly file. Below it is as things will stand on the first day of June, two thousand and twenty-five, with the new rents that start that day. Seven of the eight apartments are let; one is empty. The three garages in the yard go by the month and are not apartments, two of them bring in money.',b),10,'tbl',12,
      ('t','The house was bought on November 3, 2009 and you had it appraised last on June 14, 2022 ($1,185,000). I expect your next review by June 30, 2026.',b),14,('t','Sincerely,',b),22,('t','<i>Orrin Thackwell</i>',b)],font='Times-Roman',size=9.5,lm=60)
def p04():
    d=Doc('park_sites.pdf','MANUFACTURED_HOUSING','Saguaro Flats MHC','2024-07','park roll, month only in page foot, site codes',D(2024,7,31),money=md,date=us2)
    C={5:('v','V'),9:('v','V'),12:('v','VH'),15:('v','V'),1:('o','MGR'),7:('o','POH'),11:('o','POH'),18:('o','RTO')}
    for i in range(1,23):
        k,st=C.get(i,('o','ROH'));w=d.r.choice(['SW','DW'])
        if st in('V','VH'): d.R('%02d'%i,w,None,425,'v',st,show='')
        elif st=='MGR': d.R('01','DW',None,425,'o',st,rent=0,deposit=0,balance=0)
        else:
            x=d.R('%02d'%i,w,None,425,'o',st,rent=d.r.choice([395,410,425]));x['charges']=[('Site',x['contractRent'])]
            if st in('POH','RTO'): x['charges'].append(('Home',d.r.choice([350,380])))
            x['charges']+= [('W/S',42)]
    for u in('RV-1','RV-2','RV-3'): 
        x=d.R(u,'RV',None,None,'x','STG',ten=d.nm(),rent=60,deposit=0); x['charges']=[('Site',60)]; 
    for x in d.data(): x.pop('contractRent',None)
    d.tot('22 sites + storage',None,['totalCharges'])
    d.cols=[('Site','unit'),('Size','unitType'),('Code','statusText'),('Resident','tenantName'),('Market','marketRent'),('Moved in','moveInDate'),('Site\nRent','ch:Site'),('Home\nRent','ch:Home'),('Water/\nSewer','ch:W/S'),('Total\nBilled','totalCharges'),('Deposit','deposit')]
    for x in d.data():
        if x['_k']=='v': x.pop('_show')
    for x in d.rows:
        if '_tot' in x: x['_keys']=['totalCharges']
    c=d.cnt()
    d.pdf([('t','SAGUARO FLATS MHC',14,1,True),('t','billing register and site list',9,1),6,'tbl',8,('t','ROH resident-owned home &nbsp; POH park-owned home, rented &nbsp; RTO rent to own &nbsp; MGR manager, lives on site &nbsp; V vacant pad &nbsp; VH vacant park-owned home &nbsp; STG dry storage (not a site)',7.5),6,
      ('t',f"Sites {c['u']} &nbsp;&nbsp;|&nbsp;&nbsp; Filled {c['o']} incl. manager &nbsp;&nbsp;|&nbsp;&nbsp; Empty {c['v']} (pads 3, homes 1)",9,0,True)],size=8,zebra=True,foot=('Rent roll for the month of JULY 2024','p. &P','printed 8/6/24'))
def p05():
    d=Doc('student_prelease_AY.pdf','STUDENT_HOUSING','The Quad at Fenner Street',None,'per-bed roll, only the academic year is named',D(2025,8,31),hard=True,money=m0,names='fl')
    for a in ['101','102','201','202','301','302']:
        for b in 'ABCD':
            u=a+b;t='4x4' if a!='302' else '4x2'; m=765 if t=='4x4' else 690
            if u in('102C','201A','302D'): d.R(u,t,None,m,'v',show='— open —')
            elif u=='101A': d.R(u,t,None,m,'n',show='MODEL BED')
            elif u=='301A': d.R(u,t,None,m,ten=d.nm()+' (CA)',rent=0)
            else: d.R(u,t,None,m,rent=m-d.r.choice([0,0,20,35]),leaseStartDate=D(2025,8,16),leaseEndDate=D(2026,7,31))
            d.data()[-1]['building']={'1':'First','2':'Second','3':'Third'}[a[0]] and None
    for x in d.data():
        if x.get('tenantName'): x['leaseStartDate']=D(2025,8,16);x['leaseEndDate']=D(2026,7,31)
    d.tot('Total',None,['marketRent','contractRent'])
    d.cols=[('Bed','unit'),('Plan','unitType'),('Resident','tenantName'),('Asking\nper month','marketRent'),('Contract\nper month','contractRent'),('Starts','leaseStartDate'),('Ends','leaseEndDate')]
    c=d.cnt()
    d.pdf([('t','The Quad at Fenner Street',14,1,True),('t','Rent Roll by Bed, Academic Year 2025-26',10,1),('t','CA = community assistant, bed provided in lieu of wages',8,1),8,'tbl',10,('t',f"<b>Count of beds</b> (the bed is our leasing unit): {c['u']} beds in 6 apartments; {c['o']} occupied including one CA, {c['v']} open, {c['n']} model.",8.5,0)],size=8.5,hdrbg=HC('#d9c9e8'),grid=True,foot=('Fenner Street Student Partners','','Page &P'))
def p06():
    d=Doc('census_midnight.pdf','SENIOR_HOUSING','Maple Crossing Senior Living','2024-12-31','senior census, second persons, beds and rooms',D(2024,12,31),hard=True,money=md,date=dmon,secTruth=True)
    def sec(n,ids,t,m,vac=(),sp=(),non={}):
        d.sec(n)
        for u in ids:
            if u in vac: d.R(u,t,None,m,'v','Available')
            elif u in non: d.R(u,t,None,None,'n',non[u])
            else:
                x=d.R(u,t,None,m,'o','In house',balance=None);x['charges']=[('Room',x['contractRent']),('Care',d.r.choice([0,450,800,1250]))]
                if u=='114': x['statusText']='Hospital hold'
                if u in sp:
                    y=d.R(u,'2nd person',None,None,'x','In house',ten=d.nm(),lease=True); y.pop('contractRent');y['charges']=[('Room',850),('Care',450)];y['deposit']=None
    sec('INDEPENDENT LIVING',['101','102','103','104','105','106','107','108'],'1 BR',2950,vac=('105',),sp=('102','107'),non={'101':'Guest suite'})
    sec('ASSISTED LIVING',['110','111','112','113','114','115','116'],'Studio',4100,vac=('111','116'),sp=('113',))
    sec('MEMORY CARE',['M1','M2','M3','M4','M5'],'Private',6200,vac=('M4',),non={'M5':'Off line (water damage)'})
    for x in d.data(): x.pop('contractRent',None)
    d.cols=[('Apt','unit'),('Style','unitType'),('Resident','tenantName'),('Status','statusText'),('Admitted','moveInDate'),('Street Rate','marketRent'),('Room & Board','ch:Room'),('Care Level','ch:Care'),('Total Monthly','totalCharges')]
    d.tot('Community',None,['totalCharges']); c=d.cnt()
    W=lambda s:d.cnt(lambda x:x.get('section')==s)
    d.pre();rows=[['','Apartments','Occupied','Vacant','Not in service','Residents']]
    for s in('INDEPENDENT LIVING','ASSISTED LIVING','MEMORY CARE'):
        w=W(s);rows.append([s.title(),w['u'],w['o'],w['v'],w['n'],w['o']+w['x']])
    rows.append(['Total',c['u'],c['o'],c['v'],c['n'],c['o']+c['x']])
    d.pdf([('t','MAPLE CROSSING SENIOR LIVING',12,0,True),('t','Resident census and rent roll &ndash; midnight census 31-Dec-2024',9.5),('t','Rates shown do not reflect the increase of 01-Feb-2025. Licence renewal due 30-Jun-2025.',8),6,'tbl',10,('kv',rows,{'hdr':1,'grid':1,'lasttot':1})],size=7.8,head=('','','Report generated 07-Jan-2025 06:02'),font='Helvetica')
def p07():
    d=Doc('sfr_schedule_certified.pdf','SINGLE_FAMILY_RENTAL','Cinder Path Homes LLC','2025-04-30','SFR schedule, date only in the certification',D(2025,4,30),hard=True,money=md,date=us2,names='l')
    streets=['118 Alder Ct','22 Bellweather Dr','4071 Cobb Hill Rd','9 Dogtrot Ln','310 Elmsford Ave','316 Elmsford Ave','77 Fiddler St','1502 Grange Blvd','1504 Grange Blvd','64 Hatchery Way','5 Ironbark Cir','230 Junco Pl','8 Kestrel Run','19 Lantern Hill']
    S={3:('v','On market'),7:('n','Rehab'),10:('o','Eviction filed'),12:('v','Make-ready'),5:('o','Leased – Sec. 8'),1:('o','Leased – notice 5/31')}
    for i,a in enumerate(streets):
        k,st=S.get(i,('o','Leased'));m=d.r.choice([1595,1725,1850,1995,2150])
        d.R(a,d.r.choice(['3/2','4/2','3/1.5','2/1']),d.r.choice([1080,1244,1390,1512,1760]),m,k,st,_acq=D(d.r.choice([2019,2020,2021,2022]),d.r.randint(1,12),d.r.randint(1,28)),_mval=d.r.choice([214000,238500,251000,287000]))
    d.tot('14 homes',None,['marketRent','contractRent','deposit'])
    d.cols=[('Address','unit'),('Bd/Ba','unitType'),('Sq Ft','area'),('Acquired','_acq'),('BPO 2023','_mval'),('Status','statusText'),('Tenant','tenantName'),('Market\nRent','marketRent'),('Contract\nRent','contractRent'),('Lease\nFrom','leaseStartDate'),('Lease\nTo','leaseEndDate'),('Deposit','deposit')]
    d.pdf([('t','SCHEDULE 3.1(c)',10,1,True),('t','RENT ROLL OF THE PROPERTIES',10,1,True),('t','Cinder Path Homes LLC, Borrower &ndash; Loan Agreement dated as of May 16, 2023',9,1),8,'tbl',14,
      ('t','The undersigned certifies that the foregoing is a true, correct and complete schedule of the leases of the Properties as at the close of business on the 30th of April, 2025, and that no rent has been paid more than one month in advance.',9.5),16,('t','By: ____<i>Tamsin Pemberthy</i>____ &nbsp;&nbsp; Title: Manager &nbsp;&nbsp; Signed: May 8, 2025',9.5)],page=landscape(letter),font='Times-Roman',size=8.5,foot=('','C-&P',''))
def p08():
    d=Doc('rent_roll-20231120.pdf','MULTIFAMILY',None,'2023-10-31','AppFolio-like, exported after the as-of day, two properties',D(2023,10,31),date=us,names='fl')
    A='Birchline Flats - 880 Birchline Rd Tolland, OH 44000';B='Canal Row - 12 Canal St Tolland, OH 44000'
    def blk(p,ids,S):
        d.sec(p);sel=lambda x,p=p:x.get('propertyName')==p
        for i,u in enumerate(ids):
            st=S.get(u,'Current');k='v' if st.startswith('Vacant') else 'o';t,sf,m=[('1/1.00',600,845),('2/1.00',810,975)][i%2]
            x=d.R(u,t,sf,m,k,st,propertyName=p,**({'moveOutDate':D(2023,11,30)} if st.startswith('Notice') else {}))
        c=d.cnt(sel);d.rows.append({'_tot':f"{c['u']} Units   {100*c['o']/c['u']:.1f}% Occupied",'_sel':sel,'_keys':['area','marketRent','contractRent','deposit','balance']})
    blk(A,['1','2','3','4','5','6','7','8'],{'3':'Vacant-Unrented','6':'Notice-Unrented','8':'Evict'})
    blk(B,['12A','12B','14A','14B','16A','16B'],{'14B':'Vacant-Rented','16A':'Notice-Rented'})
    c=d.cnt();d.rows.append({'_tot':f"Total {c['u']} Units   {100*c['o']/c['u']:.1f}% Occupied",'_sel':None,'_keys':['area','marketRent','contractRent','deposit','balance']})
    d.cols=[('Unit','unit'),('BD/BA','unitType'),('Tenant','tenantName'),('Status','statusText'),('Sqft','area'),('Market Rent','marketRent'),('Rent','contractRent'),('Deposit','deposit'),('Lease From','leaseStartDate'),('Lease To','leaseEndDate'),('Move-in','moveInDate'),('Move-out','moveOutDate'),('Past Due','balance')]
    d.o['stretch']=False
    d.pdf([('t','Rent Roll',15,0,True),('t','<b>Properties:</b> Birchline Flats, Canal Row',8),('t','<b>Units:</b> Active &nbsp; <b>GL Accounts:</b> 4100: Rent',8),('t','<b>As of:</b> 10/31/2023',8),('t','<b>Include Non-Revenue Units:</b> No',8),6,'tbl'],page=landscape(letter),size=7.2,hdrbg=HC('#e6e6e6'),foot=('Exported On: 11/20/2023 03:12 PM','','Page &P'))
def p09():
    d=Doc('LIHTC_tenant_report.pdf','MULTIFAMILY','Sycamore Commons','2024-01-31','tax-credit roll, period line, BINs',D(2024,1,31),money=m0,date=us,o=1)
    for b,bin_ in(('1','OH-11-00451'),('2','OH-11-00452')):
        d.sec(f'BIN {bin_}')
        for i in range(1,9):
            u=f'{b}0{i}';t,m=[('1BR-50%',742),('2BR-60%',988)][i%2]
            if u=='101': x=d.R(u,'2BR-EXM',None,None,'o','Employee',rent=0)
            elif u in('106','203'): d.R(u,t,None,None,'v','Vacant',_mmax=m)
            else: x=d.R(u,t,None,None,'o','Qualified' if u!='207' else 'Over income',rent=m-d.r.choice([0,25,61,88]),_mmax=m,_rc=D(2024,d.r.randint(2,12),1),_ml=d.r.choice([None,None,310,455]))
            d.data()[-1]['building']=bin_
            if d.data()[-1].get('_ml'): d.data()[-1]['charges']=[('Subsidy',d.data()[-1]['_ml'])];d.data()[-1]['_tc']=False
    d.tot('Project total',None,['contractRent'])
    for x in d.data(): x['totalCharges']=None
    d.cols=[('Unit','unit'),('Set-aside','unitType'),('Household','tenantName'),('Status','statusText'),('Move-in','moveInDate'),('Next\nrecert.','_rc'),('Maximum\nLIHTC rent','_mmax'),('Tenant\nrent','contractRent'),('Subsidy','ch:Subsidy'),('Deposit','deposit')]
    c=d.cnt()
    d.pdf([('t','OCCUPANCY AND RENT REPORT',12,1,True),('t','Sycamore Commons, project 2009-117 &nbsp; Placed in service 11/15/2011',9,1),('t','Reporting period: 01/01/2024 through 01/31/2024',9,1,True),('t','Rent limits effective 05/15/2023; next limits expected 04/2024',8,1),6,'tbl',8,
     ('kv',[['Low-income units',c['u']-1],['Exempt unit (resident manager)',1],['All units',c['u']],['Units occupied at end of period',c['o']],['Units vacant at end of period',c['v']]],{'box':1})],size=8,font='Courier' if 0 else 'Helvetica',foot=('Submitted 02/09/2024','','&P'))
def p10():
    d=Doc('Tenant list Pearl Street.pdf','MULTIFAMILY','Pearl Street Apartments',None,'owner list, no day, no counts, antenna and laundry rows',D(2023,9,30),hard=True,money=m0,date=us2,names='l')
    for i,u in enumerate(['1','2','3','4','5','6','7','8','9']):
        if u=='4': d.R(u,'2 bed',None,None,'v',show='vacant - painting')
        elif u=='9': d.R(u,'1 bed',None,None,'o',ten='Super (no rent)',rent=0,leaseStartDate=None,leaseEndDate=None,deposit=None)
        else: d.R(u,['2 bed','1 bed'][i%2],None,None,rent=d.r.choice([875,910,925,940]),**({'leaseEndDate':'MTM'} if u in '37' else {}))
    for u,t,ten,r in(('Lot A','parking','Brackwell, unit 2',40),('Lot B','parking',None,0),('Roof','antenna','Tri-County Wireless',650),('Cellar','laundry','Sudz Route Co.',110)):
        if ten: d.R(u,t,None,None,'x',ten=ten,rent=r,deposit=None,**({'leaseEndDate':D(2029,12,31),'leaseStartDate':D(2020,1,1)} if u=='Roof' else {'leaseStartDate':None,'leaseEndDate':'MTM'}))
        else: d.R(u,t,None,None,'x',show='-')
    for x in d.data():
        if x['_show']=='-': x['_show']=None
    d.tot('total',None,['contractRent'])
    d.cols=[('Apt','unit'),('kind','unitType'),('name','tenantName'),('rent','contractRent'),('from','leaseStartDate'),('to','leaseEndDate'),('security','deposit')]
    d.pdf([('t','Pearl Street Apartments',13),('t','tenants and rents',11),10,'tbl',10,('t','Taxes on the building were reassessed in 2021. Insurance is up for renewal 3/15.',9),('t','rents do not include heat',9)],font='Courier',size=9)
def p11():
    d=Doc('appraisal_exhibit_C.pdf','MULTIFAMILY','The Rowan','2025-02-17','appraisal exhibit, combined units, several dates',D(2025,2,17),hard=True,money=md,date=us2)
    ids=['1A','1B','2A','2B','3A/3B','4A','4B','5A','5B','6A','6B']
    for u in ids:
        big='/' in u;t='3BR (combined)' if big else '2BR' if 'A' in u else '1BR';sf=1710 if big else 930 if 'A' in u else 690;m=4650 if big else 2900 if 'A' in u else 2350
        if u=='5B': d.R(u,t,sf,m,'v',show='Vacant')
        elif u=='2A': d.R(u,t,sf,m,'v',show='Vacant (lease signed, starts 4/1/25)')
        else: d.R(u,t,sf,m,rent=m-d.r.choice([0,100,175,250]))
    d.tot('Total',None,['area','marketRent','contractRent'])
    d.cols=[('Unit','unit'),('Layout','unitType'),('Area (SF)','area'),('Lessee','tenantName'),('Commences','leaseStartDate'),('Expires','leaseEndDate'),('Contract\nRent / Mo.','contractRent'),('Market\nRent / Mo.','marketRent')]
    c=d.cnt()
    d.pdf([('t','EXHIBIT C',12,1,True),('t',"Rent Roll &ndash; furnished by the borrower, 17 February 2025",10,1),8,('kv',[['Property','The Rowan, 611 Juniper Terrace'],['Effective date of value','March 12, 2025'],['Date of inspection','March 12, 2025'],['Date of report','April 3, 2025'],['Prior sale','August 30, 2017']],{'num':False,'grid':1}),8,'tbl',8,
      ('t',f"Source: owner. The building has {c['u']+1} legal dwelling units; 3A and 3B were joined in 2018 and are counted as one apartment, hence {c['u']} apartments, of which {c['o']} are occupied and {c['v']} vacant (one of them leased, not yet moved in).",8.5)],size=8.3,grid=True,hdrbg=HC('#f3e9d2'),head=('The Rowan','','Appraisal Report 25-0318'),foot=('','Addenda - &P',''),font='Times-Roman')
def p12():
    d=Doc('mixed_regulated_building.pdf','MULTIFAMILY','2210 Brandreth Avenue','2024-10-01','city building, roommates on one apartment, shops, cell site, super',D(2024,10,1),hard=True,money=m2,date=us2,secTruth=True)
    d.sec('RESIDENTIAL')
    for i,u in enumerate(['1F','1R','2F','2R','3F','3R','4F','4R','5F','5R','6F','6R']):
        if u=='1R': d.R(u,'3 rms',None,None,'o',ten='Superintendent',rent=0.0,_reg='EMP',leaseStartDate=None,leaseEndDate=None,moveInDate=None,deposit=None)
        elif u in('3F','6R'): d.R(u,'4 rms',None,None,'v',show='VACANT',_reg='RS' if u=='3F' else 'FM',lease=False)
        elif u=='4R':
            for j in range(3): d.R(u,'5 rms',None,None,'o' if j==0 else 'x',ten=d.nm(),rent=1150.0,_reg='FM',statusText='Occupied')
        else:
            x=d.R(u,d.r.choice(['3 rms','4 rms']),None,None,rent=round(d.r.uniform(890,1650),2),_reg=d.r.choice(['RS','RS','RC','FM']))
    d.tot('Residential',lambda x:x['_k']!='z' and x['_sg']==1,['contractRent'])
    for x in d.data(): x['_sg']=1
    d.sec('COMMERCIAL & OTHER')
    d.R('Store 1','store',None,None,ten='Blue Fern Laundromat Inc.',rent=4200.0,leaseEndDate=D(2029,5,31),_sg=2)
    d.R('Store 2','store',None,None,'o',ten='Oso Deli Corp.',rent=3850.0,leaseEndDate=D(2027,8,31),_sg=2)
    d.R('Roof','cell site',None,None,'x',ten='Norvel Tower Holdings',rent=2100.0,leaseEndDate=D(2034,3,31),_sg=2)
    d.tot('Commercial & other',lambda x:x['_sg']==2,['contractRent']);d.tot('Building',None,['contractRent'])
    d.cols=[('Apt','unit'),('Rooms','unitType'),('Reg.','_reg'),('Tenant','tenantName'),('Rent','contractRent'),('Lease begins','leaseStartDate'),('Lease ends','leaseEndDate'),('Security','deposit')]
    c=d.cnt();d.pre();r=d.cnt(lambda x:x['_sg']==1)
    d.pdf([('t','2210 Brandreth Avenue',12,0,True),('t','RENT ROLL for the 1st day of Oct., 2024 (billing run 09/24/2024)',9.5),('t','Annual registration filed 07/29/2024. Figures not certified.',8),6,'tbl',8,
      ('t',f"Apartments {r['u']} (super's incl.), stores 2, total {c['u']} units. Occupied {c['o']}, vacant {c['v']}. Apt 4R has three roommates with a lease each. Cell site is not a unit.",8.5),('t','RS rent stabilized &nbsp; RC rent controlled &nbsp; FM free market &nbsp; EMP employee',7.5)],size=8.5,foot=('Vosskamp & Daughters Management','','&P'))
ALL=[p01,p02,p03,p04,p05,p06,p07,p08,p09,p10,p11,p12]
if __name__=='__main__':
    for f in ALL:
        try: f()
        except Exception as e: import traceback; traceback.print_exc(); print(f.__name__,repr(e)[:200])
