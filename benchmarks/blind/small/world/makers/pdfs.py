from lib import *
U='unit';T='tenantName';S='leaseStartDate';E='leaseEndDate';ST='statusText'
def run():
    # 1 London offices: quarter day in words in footer; foot line; car spaces apart; combined suites
    g=G(1,D(2024,9,29),suffix=('Ltd','LLP','plc')); r=[]
    for u,a,rent,st,n in [('Ground East',1840,7360,'o',1),('Ground West',1510,None,'v',1),('1A',2215,9700,'o',1),('1B',1975,8640,'o',1),('2A & 2B',4190,18330,'o',2),('3A',2215,None,'v',1),('3B',1975,8900,'o',1),('4A',2215,10150,'o',1),('4B',1975,9050,'o',1),('5 (whole)',3905,18200,'o',1)]:
        r.append(g.row(u,None,a,rent,st,n=n,tenWord='Vacant'))
    for i in (1,2,3): r.append(g.row(f'Car space {i}',None,None,250,'x'))
    r.append(g.row('Roof – telecoms',None,None,1000,'x',tenantName='Skylattice Masts Ltd'))
    c=counts(r); assert c==(11,9,2)
    r.append(('tot','Total passing rent',{'area':tot(r,'area'),'annualRent':tot(r,'annualRent')}))
    pdf('Rood_House_tenancy_schedule.pdf','OFFICE','Rood House','2024-09-29',r,[('Suite',U,14),('Tenant',T,34),('NIA\nsq ft','area',10),('Lease start',S,13),('Lease expiry',E,13),('Passing rent\n£ p.a.','annualRent',15)],c,
      before=['T:Rood House, Ludgate Passage, London EC4','S:Tenancy Schedule'],after=['11 office suites in the building, 9 let and 2 vacant (suites 2A and 2B are held under one lease). Licensed parking and the roof licence are extra to these.','N:Next rent collection: 25 December 2024. Valuation last carried out 31 March 2024.'],
      head=('','','Printed 11/10/2024'),foot=('Position at the Michaelmas quarter day 2024 (29 September)','','Page {p}'),m=lambda v:f'£{v:,.0f}',d='%d/%m/%Y',style='footer quarter day, foot line counts',hard='quarter day in footer; combined suites; car spaces and roof rows')
    # 2 Dublin parade: letter
    g=G(2,D(2025,2,28),suffix=('Ltd','DAC','t/a Retail')); r=[]
    for u,t,a,rent,st in [('Unit 1','Shop',96,2450,'o'),('Unit 2','Shop',88,2300,'o'),('Unit 3','Shop',88,None,'v'),('Unit 4','Café',140,3600,'o'),('Unit 5','Shop',75,1950,'o'),('Unit 6','Shop',75,None,'v'),('Unit 7','Pharmacy',180,5200,'o'),('Unit 8','Convenience',410,9100,'o'),('Unit 9','Takeaway',70,2150,'o')]:
        r.append(g.row(u,t,a,rent,st))
    r.append(('sec','Other income')); r.append(g.row('ATM','Cash machine',None,450,'x',tenantName='Tolka Cash Services DAC')); r.append(g.row('Hoarding','Advertising panel',None,300,'x',tenantName='Bright Corner Outdoor Ltd')); 
    c=counts(r); r.append(('tot','Total per month',{'contractRent':tot(r,'contractRent')}))
    pdf('Letter_Glasfen_Parade.pdf','RETAIL','Glasfen Parade','2025-02-28',r,[('Ref.',U,11),('Use','unitType',15),('Occupier',T,34),('Area m²','area',10),('Commenced',S,14),('Expires',E,14),('Rent € per month','contractRent',14)],c,
      before=['R:Mullarney Fitzhugh Property Advisers\n4 Harcourt Yard, Dublin 2','14 March 2025','The Directors\nGlasfen Holdings DAC\nBallsbridge, Dublin 4','B:Re: Glasfen Parade, Dublin 9','Dear Directors,','As instructed by your e-mail of 3 March 2025 we enclose the rent roll for the Parade as it stood at close of business on the last day of February 2025. You acquired the centre on 16 May 2018 and the loan falls for review on 30 June 2026.','Of the nine shop units, seven are let and two are unlet. We have listed the cash machine and the hoarding beneath, as they produce rent but are not units.','Yours faithfully,','','Mullarney Fitzhugh','BREAK','T:Glasfen Parade, Dublin 9','S:Rent Roll'],m=lambda v:f'{v:,.2f}',d='%d %b %Y',grid=False,font='Times-Roman',fs=8.5,style='cover letter, counts in words',secKey='section',hard='date in words in the letter; letter date differs; blanks are vacant; counts as words',extra=())
    # 3 Melbourne centre, FY end; ATMs counted
    g=G(3,D(2024,6,30),suffix=('Pty Ltd',)); r=[]
    for u,t,a,rent,st in [('MM1','Major',3450,74000,'o'),('S01','Specialty',82,6100,'o'),('S02','Specialty',76,5900,'o'),('S03','Specialty',110,7350,'o'),('S04','Specialty',64,None,'v'),('S05','Specialty',91,6480,'o'),('S06','Specialty',88,6320,'o'),('S07','Specialty',120,None,'v'),('K01','Kiosk',14,2900,'o'),('K02','Kiosk',12,2750,'o'),('ATM1','ATM',2,1150,'o'),('ATM2','ATM',2,1200,'o'),('P01','Pad site',540,11800,'o')]:
        r.append(g.row(u,t,a,rent,st,smap={'o':'LEASED','v':'VACANT'}))
    c=counts(r); r.append(('tot','Centre total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent'),'annualRent':tot(r,'annualRent')}))
    pdf('Wattlebank_Plaza.pdf','RETAIL','Wattlebank Plaza','2024-06-30',r,[('Shop',U,9),('Category','unitType',13),('Lessee',T,34),('GLA m²','area',10),('Status',ST,12),('Commence',S,13),('Expiry',E,13),('Monthly rent','contractRent',14),('Annual rent','annualRent',15)],c,page=landscape(A4),
      before=['C:WATTLEBANK PLAZA SHOPPING CENTRE','M:Tenancy Schedule – Financial Year End 30 June 2024','M:(all amounts AUD, net of GST)'],after=[('box',[['Category','Tenancies','Leased','Vacant'],['Major',1,1,0],['Specialty',7,5,2],['Kiosk',2,2,0],['ATM',2,2,0],['Pad site',1,1,0],['TOTAL',13,11,2]])],foot=('Run Date 03/07/24  16:22','','Page {p}'),m=lambda v:f'${v:,.2f}',d='%d/%m/%y',zebra=True,hdr='#cfe5d4',style='category table',hard='ATMs and pad counted by the document itself')
    # 4 NZ industrial: period line
    g=G(4,D(2025,3,31),suffix=('Limited',)); r=[]
    for b,us in (('14 Tidal Road',[('A',1250,15400,'o'),('B',980,12200,'o'),('C',980,None,'v')]),('16 Tidal Road',[('1',2100,24150,'o'),('2',1600,18900,'o'),('3',1600,19100,'n'),('4',420,None,'d')])):
        r.append(('sec',b))
        for u,a,rent,st in us: r.append(g.row(u,None,a,rent,st,tenWord={'v':'AVAILABLE','d':'OFF LINE - earthquake strengthening'}.get(st)))
        r.append(('tot','Subtotal '+b,{'area':sum(x[1] for x in us),'contractRent':sum(x[2] or 0 for x in us)}))
    r.append(('sec','Yard and carparks')); r.append(g.row('Yard 1',None,800,1600,'x')); r.append(g.row('CP 1-12',None,None,1440,'x'))
    r.append(('tot','Total estate',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')}))
    pdf('Tidal_Road_Estate.pdf','INDUSTRIAL','Tidal Road Estate','2025-03-31',r,[('Tenancy',U,12),('Occupant',T,40),('Area (m2)','area',12),('Start',S,14),('Final expiry',E,14),('Rent per month','contractRent',16)],(7,5,1),
      before=['T:Tidal Road Estate – Mangere, Auckland','S:Rental Schedule','Period: 1/03/2025 to 31/03/2025 (tenancies as they stand at the end of the period)','Next review of outgoings: 1/07/2025'],after=['B:Warehouse tenancies: 7   Tenanted: 5   Available: 1   Off line: 1','N:Yard and carparks are not tenancies.'],m=lambda v:f'{v:,.2f}',d='%-d/%m/%Y',secKey='building',grid=False,style='period line; building headings',hard='down unit; yard and carpark rows; two buildings')
    # 5 Johannesburg flats: month; codes; no counts
    g=G(5,D(2024,8,31),'pe',lease=(1,)); r=[]; cm={'o':'O','v':'V','n':'N','e':'CT','l':'L'}
    for i,st in enumerate('ooonovooeoolooonvo'):
        u=f'{i//6+1}0{i%6+1}'; bed=('Bachelor',32,5200) if i%3==0 else ('1 Bed',46,6450) if i%3==1 else ('2 Bed',64,7900)
        x=g.row(u,bed[0],bed[1],bed[2]+50*(i%4),st,smap=cm)
        if st=='e': x['contractRent']=0; x['annualRent']=0; x['deposit']=None; x['balance']=0
        if st=='l': x['balance']=0
        r.append(x)
    for i in (1,2,3): r.append(g.row(f'Bay {i:02d}','Parking',None,450,'x',smap={'x':'O'},leaseStartDate=None,leaseEndDate=None,deposit=None,balance=0))
    r.append(('tot','TOTAL (excl. code L)',{'contractRent':tot(r,'contractRent',lambda x:x['st']!='l'),'balance':tot(r,'balance')}))
    pdf('Jacaranda Mansions RR.pdf','MULTIFAMILY','Jacaranda Mansions','2024-08',r,[('Flat',U,9),('Type','unitType',12),('Code',ST,7),('Lessee',T,30),('From',S,13),('To',E,13),('Rent (R)','contractRent',13),('Deposit held (R)','deposit',13),('Arrears (R)','balance',13)],counts(r),
      before=['T:JACARANDA MANSIONS','S:Rent Roll for August 2024','N:Sectional scheme registered 12 February 1987. Next AGM 30/10/2024.'],after=['N:O = occupied   N = occupied, notice given   V = vacant   L = leased, lessee has not taken occupation   CT = caretaker (staff, no rent)'],m=lambda v:f'{v:,.2f}'.replace(',',' '),d='%Y/%m/%d',font='Courier',fs=6.8,style='month title, code legend, no counts',hard='codes; caretaker; leased not moved in; parking rows; month only')
    # 6 Berlin
    g=G(6,D(2025,4,1),'pe',lease=(2,),dep=3); r=[('sec','Residential')]; 
    for i,(f,st) in enumerate([('GF left','o'),('GF right','o'),('1st left','o'),('1st middle','v'),('1st right','o'),('2nd left','o'),('2nd middle','o'),('2nd right','n'),('3rd left','o'),('3rd right','v'),('Attic','o')]):
        r.append(g.row(f'WE {i+1:02d}',f,52+3.5*(i%5),610+27*i,st,tenWord='vacant'))
    r.append(('tot','Residential',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')}))
    r.append(('sec','Commercial')); q=g.row('GE 01','GF shop',118,2360,'o',kind='co'); q['tenantName']='Kiezbrot Handwerk GmbH'; r.append(q); r.append(('tot','Commercial',{'area':118,'contractRent':2360}))
    r.append(('sec','Parking / garages')); ps=[('ST 1',65),('ST 2',65),('GA 1',95),('GA 2',None)]
    for u,rent in ps: r.append(g.row(u,None,None,rent,'x' if rent else 'xv',tenWord='vacant',deposit=None))
    r.append(('tot','Parking / garages',{'contractRent':225})); r.append(('tot','Total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent')}))
    for x in r:
        if isinstance(x,dict): x['leaseEndDate']=None; x['_loc']=x['unitType']; x['unitType']=None; x['disp']={'area':f"{x['area']:.1f}".replace('.',',').replace(',0','')} if x.get('area') else {}
    pdf('Weserstr_88_rentroll_EN.pdf','MIXED_USE','Weserstraße 88','2025-04-01',r,[('No.',U,9),('Location','_loc',14),('Tenant',T,30),('Area m²','area',10),('Tenancy since',S,14),('Net cold rent €/month','contractRent',16),('Deposit €','deposit',14)],(12,10,2),
      before=['T:Weserstraße 88, 12059 Berlin','S:Rent roll (Mietliste) – Stand: 01.04.2025','N:Land register extract of 12.11.2023. Purchase contract notarised 07.02.2022. Year of construction 1908.'],after=[('box',[['','Number','let','vacant'],['Residential units',11,9,2],['Commercial units',1,1,0],['Units',12,10,2],['Parking spaces',2,2,0],['Garages',2,1,1]])],m=lambda v:f'{v:,.2f}'.replace(',','#').replace('.',',').replace('#','.'),d='%d.%m.%Y',secKey='section',hdr='#eeeeee',style='dotted day-month; sections',hard='01.04. is 1 April; garages counted apart')
    # 7 Singapore certification
    g=G(7,D(2024,12,31),suffix=('Pte Ltd',),lease=(2,3)); r=[]
    for u,a,rent,n in [('#02-01',1800,11700,1),('#02-02',1450,9570,1),('#02-03',1450,9420,1),('#03-01/02',3250,20800,2),('#03-03 (part)',700,4690,1),('#03-03 (part)',750,4950,0),('#04-01',1800,None,1),('#04-02',1450,9860,1),('#04-03',1450,None,1)]:
        r.append(g.row(u,None,a,rent,'o' if rent else 'v',n=n,tenWord='– vacant –'))
    r.append(g.row('Antenna (roof)',None,None,1800,'x',tenantName='Straitline Mobile Pte Ltd'))
    r.append(('tot','Total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent'),'deposit':tot(r,'deposit')}))
    c=counts(r); assert c==(9,7,2)
    pdf('Tanjong_Lintang_Centre.pdf','OFFICE','Tanjong Lintang Centre','2024-12-31',r,[('Unit No.',U,15),('Tenant',T,34),('NLA (sq ft)','area',11),('Term from',S,13),('Term to',E,13),('Gross rent S$/mth','contractRent',15),('Security deposit S$','deposit',15)],c,
      before=['C:TANJONG LINTANG CENTRE','M:SCHEDULE OF TENANCIES','N:(Valuation dated 31 December 2023; TOP issued 9 May 1996; reporting exchange rate of 15 January 2025)'],after=['Strata units: 9 (let 7, vacant 2).  Tenancies: 8 incl. roof antenna licence; #03-03 is shared by two tenants, #03-01/02 are two units under one tenancy.','','I certify that the above is a true and complete statement of all tenancies subsisting on this thirty-first day of December 2024.','','____________________\nFor and on behalf of the Managing Agent\nLintang Realty Management Pte Ltd\nSigned: 20 January 2025'],head=('Strictly confidential','',''),d='%d %B %Y',m=lambda v:f'{v:,.0f}',style='certificate of another date than signature',hard='date only in certification; several leases to a suite; combined units')
    # 8 India words
    g=G(8,D(2024,9,30),suffix=('Pvt Ltd','LLP','India Pvt Ltd'),dep=6); r=[]
    for u,t,a,rent,st in [('W-1','Warehouse',24000,552000,'o'),('W-2','Warehouse',24000,547200,'o'),('W-3A','Warehouse',12500,None,'v'),('W-3B','Warehouse',11500,276000,'o'),('W-4','Cold store',9000,351000,'o'),('O-1','Office block',2200,77000,'o'),('O-2','Office block',1800,None,'v')]:
        r.append(g.row(u,t,a,rent,st,smap={'o':'Occupied','v':'To let'}))
    def inr(v):
        s=f'{v:.0f}'; h,t=s[:-3],s[-3:]; p=[]
        while len(h)>2: p.insert(0,h[-2:]); h=h[:-2]
        return ','.join(([h] if h else [])+p+[t])
    r.append(g.row('BTS-1','Mobile tower',None,28000,'x',smap={'x':'Occupied'},tenantName='Deccan Signal Towers Pvt Ltd')); r.append(g.row('DG Yard','Truck parking',None,45000,'x',smap={'x':'Occupied'}))
    r.append(('tot','Total',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent'),'deposit':tot(r,'deposit')}))
    pdf('Bhiwandi_park_statement.pdf','WAREHOUSE','Kalher Logistics Park',"2024-09-30",r,[('Godown',U,10),('Nature','unitType',14),('Licensee',T,32),('Sq. ft.','area',11),('Status',ST,12),('Licence from',S,14),('Licence upto',E,14),('Licence fee Rs./month','contractRent',15),('IFRSD Rs.','deposit',15)],(7,5,2),page=landscape(A4),
      before=['C:KALHER LOGISTICS PARK, BHIWANDI','M:Statement of leave-and-licence arrangements in force on the thirtieth day of September, two thousand and twenty-four'],after=['Occupancy by type: warehouse 3 of 4, cold store 1 of 1, office block 1 of 2.','Tower and truck parking carry no godown number and are left out of the occupancy.','N:FY 2024-25. Generated 08-10-2024 11:41 IST'],m=inr,d='%d-%m-%Y',style='date in words, occupancy by type "n of m"',hard='Indian digit grouping; counts must be added')
    # 9 Dubai tower
    g=G(9,D(2025,2,5),'pe',lease=(1,),dep=.6); r=[]; sm={'o':'OCC','v':'VAC','l':'VAC-RSV','n':'OCC-NTV','m':'SHOW','d':'MAINT','adm':'MGMT'}
    for i,st in enumerate(['adm','m','o','o','o','v','o','n','o','l','o','o','d','o','o','v','o','o']):
        t,a,p=[('Studio',420,4200),('1BR',730,6300),('2BR',1120,9100)][i%3]
        x=g.row(f'{i//6+1}{i%6+1:02d}',t,a,p+100*(i//6),st,smap=sm,marketRent=float(p+300))
        if st=='l': x['disp']={}
        r.append(x)
    r.append(('tot','TOTAL',{'area':tot(r,'area'),'marketRent':tot(r,'marketRent'),'contractRent':tot(r,'contractRent')}))
    c=counts(r); assert c==(18,12,3),c
    pdf('MarinaQuill_occ.pdf','MULTIFAMILY','Marina Quill Residence','2025-02-05',r,[('Apt',U,8),('Layout','unitType',10),('sq.ft','area',9),('Status',ST,12),('Resident',T,30),('Start',S,13),('End',E,13),('Market AED/mth','marketRent',14),('Contract AED/mth','contractRent',14)],c,
      before=[('box',[['Total apartments','Occupied','Vacant (incl. reserved)','Show / Mgmt','Maintenance'],[18,12,3,2,1]],'RIGHT'),'T:Marina Quill Residence','S:Occupancy & Rent Roll on 05/02/2025 (dd/mm/yyyy)'],head=('User: rk_leasing','','Generated 06/02/2025 07:05'),foot=('RERA index update 01/01/2025','','{p}'),after=['N:OCC occupied; OCC-NTV occupied, notice to vacate; VAC vacant; VAC-RSV vacant, reserved by incoming resident; SHOW show apartment; MGMT management office; MAINT closed for repair. Total includes the reserved apartment.'],m=lambda v:f'{v:,.0f}',style='summary box above, dd/mm',hard='05/02 is 5 February; show, office, maintenance units; reserved')
    # 10 Manchester PBSA beds
    g=G(10,D(2025,3,30),'pe',lease=(1,)); r=[]
    for f,beds in (('Flat 1','ABCDE'),('Flat 2','ABCDE'),('Flat 3','ABCDEF'),('Studio 4','S'),('Studio 5','S')):
        r.append(('sec',f))
        for b in beds:
            st='v' if (f,b) in {('Flat 1','D'),('Flat 3','B'),('Flat 3','F')} else 'e' if (f,b)==('Flat 2','A') else 'o'
            num=f.split()[1]; x=g.row(f'{num}{b}','Studio' if b=='S' else 'En-suite',None,None,st,tenWord='VOID',tenantName=None if st=='v' else (g.pe()+(' (Resident Assistant)' if st=='e' else '')))
            if st!='v': x['contractRent']=0 if st=='e' else 1040 if b=='S' else 745; x['leaseStartDate']=D(2024,9,14); x['leaseEndDate']=D(2025,8,30)
            r.append(x)
    c=counts(r); assert c==(18,15,3)
    r.append(('tot','Total monthly equivalent',{'contractRent':tot(r,'contractRent')}))
    pdf('Fallowgate_Hall_beds.pdf','STUDENT_HOUSING','Fallowgate Hall','2025-03-30',r,[('Room',U,10),('Room type','unitType',16),('Student',T,40),('Contract start',S,15),('Contract end',E,15),('£ pcm','contractRent',12)],c,
      before=['T:Fallowgate Hall, Manchester','S:Academic year 2024/25 (51 weeks from 14 September 2024)','Room status at midnight on Sunday 30 March 2025','R:Rebooking for 2025/26 opened 3 February 2025'],after=['3 cluster flats + 2 studios | 18 beds | 15 let (83.3%) | 3 void','N:Resident Assistant lives rent free in exchange for duties and is shown as let.'],m=lambda v:f'{v:,.2f}',d='%d-%b-%y',secKey='section',style='beds under flat headings',hard='beds are counted, not flats; RA room')
    # 11 Amsterdam null date
    g=G(11,D(2025,6,1),suffix=('B.V.',)); r=[]
    for u,a,rent in [('0.1',310,6200),('0.2',265,None),('1.1',420,8750),('1.2',395,8230),('2.1',420,8900),('2.2',395,None),('3.1',815,17100),('4.1',420,9020),('4.2',395,8560)]:
        r.append(g.row(u,None,a,rent,'o' if rent else 'v',tenWord='(leegstand / vacant)'))
    r.append(g.row('P -1','',None,2700,'x',tenantName='Various, 18 spaces',leaseStartDate=None,leaseEndDate=None))
    r.append(('tot','Total',{'area':tot(r,'area'),'annualRent':tot(r,'annualRent')}))
    pdf('Keizerkade_huurlijst.pdf','OFFICE','Keizerkade 210',None,r,[('Unit',U,10),('Tenant',T,36),('LFA m²','area',10),('Start',S,14),('Break / end',E,14),('Rent € p.a.','annualRent',16)],(9,7,2),
      before=['T:Keizerkade 210 – Amsterdam','S:Overview of leases','Acquired 1 July 2019 | Energy label A+ valid until 22-08-2033'],after=['B:Let 7 of 9 units','N:18 parking spaces in the basement let in aggregate.'],foot=('Printed on 18-06-2025','','{p}'),m=lambda v:f'€ {v:,.0f}',d='%d-%m-%Y',zebra=True,style='no as-of date',hard='only printed and acquisition dates: null; "7 of 9"')
    # 12 Paris, footer
    g=G(12,D(2024,12,31),'pe',lease=(3,6),dep=1); r=[]; sm={'o':'En place','v':'Libre','n':'Congé','p':'Sorti','a':'Candidat'}
    r.append(('sec','Current lots'))
    for u,t,a,rent,st,k in [('L1','Shop',84,3900,'o','co'),('L2','Shop',61,2750,'o','co'),('L3','Flat T2',44,1190,'o','pe'),('L4','Flat T3',63,1610,'n','pe'),('L5','Flat T2',45,1210,'o','pe'),('L6','Flat T3',63,None,'v','pe'),('L7','Flat T4',88,2140,'o','pe'),('L8','Studio',24,None,'v','pe'),('L9','Studio',23,760,'o','pe')]:
        x=g.row(u,t,a,rent,st,kind=k,smap=sm); 
        if k=='co': x['tenantName']=x['tenantName'].replace('Ltd','SARL')
        if x.get('balance')==-25: x['balance']=0
        r.append(x)
    for u,rent in (('C1',60),('C2',60),('C3',None)): r.append(g.row(u,'Cellar',None,rent,'x' if rent else 'xv',smap={'x':'En place','xv':'Libre'},deposit=None,balance=0 if rent else None))
    r.append(('tot','Total current',{'area':tot(r,'area'),'contractRent':tot(r,'contractRent'),'balance':tot(r,'balance')}))
    r.append(('sec','Former and prospective'))
    r.append(g.row('L6','Flat T3',63,None,'p',smap=sm,balance=412.5,deposit=None)); r.append(g.row('L8','Studio',24,None,'a',smap=sm,balance=None,leaseStartDate=D(2025,2,1),leaseEndDate=D(2028,1,31)))
    for x in r:
        if isinstance(x,dict) and x['st'] in 'pa': x['contractRent']=None
    pdf('Rue_des_Tanneries.pdf','MIXED_USE','9 rue des Tanneries','2024-12-31',r,[('Lot',U,7),('Nature','unitType',12),('Situation',ST,12),('Name',T,30),('m²','area',8),('Lease from',S,13),('Lease to',E,13),('Rent excl. charges €/month','contractRent',16),('Deposit €','deposit',12),('Owed €','balance',12)],(9,7,2),page=landscape(A4),
      before=['T:9 rue des Tanneries, 75013 Paris','S:État locatif – tenancy statement (English version)'],after=[('box',[['','Lots','Let','Free'],['Shops',2,2,0],['Flats and studios',7,5,2],['Total','9','7','2'],['(Cellars)','(3)','(2)','(1)']],'LEFT')],foot=('EL 31/12/2024','édité le 13/01/2025','p. {p}'),m=lambda v:f'{v:,.2f}'.replace(',',' ').replace('.',','),d='%d/%m/%Y',secKey='section',style='footer short form date',hard='date only as EL 31/12/2024 in footer; former and applicant rows; cellars')
