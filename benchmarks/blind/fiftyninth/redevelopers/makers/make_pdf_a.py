from make_common import *
# ---------- 1. mill, lease-ledger print with stacked charges
def doc1():
    D1=Doc('ashuelot_cordage_mills_rr.pdf','INDUSTRIAL','redevelopers','system print, stacked charges and future steps under each lease, by building','Ashuelot Cordage Mills','2025-04-30',True)
    B=[('1','Bldg 1 - Spinning House',[
      ('1-100','Millrace Provisions LLC','Retail Net',6240,'2021-07-01','2031-06-30',14.5,[('cam',3.1),('ret',2.05)],[('2025-07-01',14.94),('2026-07-01',15.38)],7540.00),
      ('1-110, 1-112','Bobbin & Loom Fitness, Inc.','Retail Net',9875,'2019-03-15','2029-03-31',11.25,[('cam',3.1),('ret',2.05),('sgn','150')],[('2026-04-01',11.60)],9257.81),
      ('1-120','VACANT','',4410),
      ('1-201','Granite State Orthotics PC','Office Gross',3180,'2022-11-01','2027-10-31',19.0,[('ele',1.75)],[('2025-11-01',19.57)],5035.00),
      ('1-205','Tamsin Hale Design Studio','Office MG',1260,'2024-02-01','2026-01-31',17.5,[('ele',1.75)],[],1837.50),
      ('1-210','VACANT','',5600),
      ('1-301, 1-305, 1-310','Northfield Assembly Works','Industrial MG',22450,'2017-09-01','2027-08-31',6.85,[('utl','1850')],[('2025-09-01',7.06),('2026-09-01',7.27)],0.0),
      ('1-401','VACANT','',23100)]),
     ('3','Bldg 3 - Picker House',[
      ('3-A','Cask & Cord Brewing Co.','Retail Net',8120,'2025-01-01','2034-12-31',13.0,[('cam',2.75),('ret',1.9),('fre',-13.0)],[('2026-01-01',13.39),('2027-01-01',13.79),('2028-01-01',14.20)],17593.33),
      ('3-B','Keene River Kayak Outfitters','Retail Gross',2050,'2023-05-01','MTM',12.0,[],[],2050.00),
      ('3-C','VACANT','',3900),
      ('3-200','Ledyard Robotics Corp.','Office MG',11800,'2024-06-01','2029-05-31',15.25,[('ele',1.6),('sto','225')],[('2025-06-01',15.71),('2026-06-01',16.18)],29991.67),
      ('3-300','Monadnock Charter Academy','Office Net',11800,'2020-08-01','2030-07-31',12.4,[('cam',2.75),('ret',1.9)],[('2025-08-01',12.77)],12193.33)]),
     ('5','Bldg 5 - Boiler House & Stack',[
      ('5-1','VACANT','',7300),
      ('5-2','Glassworks Collective','Retail MG',3350,'2024-10-01','2025-09-30',9.0,[],[],2512.50),
      ('STACK','Crestline Wireless Holdings LLC','Antenna',0,'2015-12-01','2030-11-30','2185.45',[],[('2025-12-01','2251.01')],0.0),
      ('YARD','Northfield Assembly Works','Yard License',0,'2019-05-01','MTM','600',[],[],0.0)])]
    names=dict(rnt='Base Rent',cam='Common Area Maint.',ret='Real Estate Tax',ele='Electric Surcharge',sgn='Signage',utl='Utility Flat Charge',sto='Storage',fre='Free Rent Abatement')
    def head(p):
        p.t(30,'Lease Ledger Rent Roll','LSB',12); p.t(p.W-30,f'Page {p.page}','LS',7,'r'); p.y-=12
        p.t(30,'Property: Ashuelot Cordage Mills (acm01)','LS',8); p.t(p.W-30,'Printed 05/06/2025 9:41 AM','LS',7,'r'); p.y-=10
        p.t(30,'As of Date: 04/30/2025   Status: Current, Vacant   By Building','LS',8); p.y-=8
        p.line(30,p.W-30,w=1); p.y-=10
        for x,a,h1,h2 in COL:
            p.t(x,h1,'LSB',7,a); p.t(x,h2,'LSB',7,a,y=p.y-8)
        p.y-=12; p.line(30,p.W-30,w=1); p.y-=10
    COL=[(32,'l','','Unit(s)'),(118,'l','','Lease'),(262,'l','Lease','Type'),(362,'r','','Area'),(374,'l','Lease','From'),(424,'l','Lease','To'),(520,'r','Monthly','Rent'),(570,'r','Annual','Rent/Area'),(640,'r','Total','Monthly'),(710,'r','Security','Deposit'),]
    p=P(D1.path,(792,612),head,lambda p:p.t(30,'Lease Ledger Rent Roll - acm01','LS',6,y=22),40,46)
    G=[0,0,0,0,0]
    for bn,b,L in B:
        p.need(60); p.t(32,b,'LSB',8.5); p.y-=12
        S=[0,0,0,0,0]
        for r in L:
            u,t,ty,a=r[:4]
            if t=='VACANT':
                p.need(14); p.t(32,u,'LS',7.5); p.t(118,'VACANT','LS',7.5); p.t(362,m(a),'LS',7.5,'r'); p.t(520,'0.00','LS',7.5,'r');p.t(570,'0.00','LS',7.5,'r');p.t(640,'0.00','LS',7.5,'r');p.t(710,'0.00','LS',7.5,'r')
                D1.add(unit=u,building=b,area=a,statusText='VACANT',contractRent=0,totalCharges=0,deposit=0); S[0]+=a;S[1]+=a; p.y-=15; continue
            fr,to,rate,ch,st,dep=r[4:]
            rent=float(rate) if isinstance(rate,str) else r2(a*rate/12)
            C=[('rnt',rent)]+[(k,float(v) if isinstance(v,str) else r2(a*v/12)) for k,v in ch]
            tot=r2(sum(x for _,x in C)); S[0]+=a;S[2]+=rent;S[3]+=tot;S[4]+=dep
            p.need(24+9*(len(C)+len(st)+2))
            p.t(32,u,'LS',7.5);p.t(118,t,'LS',7.5,w=140);p.t(262,ty,'LS',7.5);p.t(362,m(a),'LS',7.5,'r');p.t(374,us(fr),'LS',7.5);p.t(424,us(to) if to!='MTM' else to,'LS',7.5)
            for x,v in ((520,m(rent)),(570,m(r2(rent*12/a) if a else 0)),(640,m(tot)),(710,m(dep))): p.t(x,v,'LS',7.5,'r')
            p.y-=10
            p.t(140,'Charge','LS',6.5,col=(.35,.35,.35));p.t(175,'Description','LS',6.5,col=(.35,.35,.35));p.t(330,'Monthly','LS',6.5,'r',col=(.35,.35,.35)); 
            if st: p.t(374,'Future Steps','LS',6.5,col=(.35,.35,.35)); p.t(470,'Charge','LS',6.5,col=(.35,.35,.35));p.t(570,'Monthly','LS',6.5,'r',col=(.35,.35,.35))
            SS=[(x,float(v) if isinstance(v,str) else r2(a*v/12)) for x,v in st]
            for i in range(max(len(C),len(SS))):
                p.y-=9
                if i<len(C): p.t(140,C[i][0],'LS',7);p.t(175,names[C[i][0]],'LS',7);p.t(330,m(C[i][1],paren=False),'LS',7,'r')
                if i<len(SS): p.t(374,us(SS[i][0]),'LS',7);p.t(470,'rnt','LS',7);p.t(570,m(SS[i][1]),'LS',7,'r')
            p.y-=14
            D1.add(unit=u,building=b,area=a,tenantName=t,statusText='Occupied',leaseStartDate=fr,leaseEndDate=to,contractRent=rent,totalCharges=tot,deposit=dep,charges=[dict(code=k,amount=v) for k,v in C],rentSteps=[dict(date=x,amount=v) for x,v in SS])
        p.need(16);p.line(118,712,p.y+8,.4);p.t(118,f'Total Bldg {bn}','LSB',7.5);p.t(362,m(S[0]),'LSB',7.5,'r')
        for x,v in ((520,S[2]),(640,S[3]),(710,S[4])): p.t(x,m(r2(v)),'LSB',7.5,'r')
        p.y-=18; G=[g+s for g,s in zip(G,S)]
    p.need(60);p.line(30,p.W-30,p.y+9,1);p.t(118,'Grand Total','LSB',8);p.t(362,m(G[0]),'LSB',7.5,'r')
    for x,v in ((520,G[2]),(640,G[3]),(710,G[4])): p.t(x,m(r2(v)),'LSB',7.5,'r')
    p.y-=18
    for l,v in (('Occupied Area',G[0]-G[1]),('Vacant Area',G[1]),('Total Area',G[0])):
        p.t(118,l,'LS',7.5);p.t(362,m(v),'LS',7.5,'r');p.t(410,f'{v/G[0]*100:.2f} %','LS',7.5,'r');p.y-=10
    p.done(); D1.save()
# ---------- 3. mall in decline, monospaced two line records
def doc3():
    X=Doc('PRAIRIE_COMMONS_MALL_RENTROLL.pdf','RETAIL','redevelopers','monospaced legacy mainframe print, two line records, sections with counts','PRAIRIE COMMONS MALL','2025-02-28',True)
    # suite,name,cat,gla,from,to,min psf or None for pct in lieu, pct, brk, cam psf, tax psf, media flat
    S=[('ANCHORS AND MAJORS',[
      ('A-01','HOLLOWAY BROS DEPT STORE','DEPT STORE',118400,'1998-08-01','2028-07-31',2.35,None,None,.35,.6,0),
      ('A-02','',None,96250),
      ('A-03','FARM & FIELD SUPPLY CO','HARD GOODS',54300,'2022-03-01','2032-02-29',4.1,None,None,.5,.6,0),
      ('A-04','PINNACLE TRAMPOLINE PARK','ENTERTAINMENT',31800,'2023-10-01','2033-09-30',None,.10,None,0,0,0)]),
     ('MALL SHOPS - WEST CONCOURSE',[
      ('102','BELLA NOTTE JEWELERS','JEWELRY',1140,'2016-02-01','2026-01-31',38,.06,722000,9.2,3.4,95),
      ('104','',None,2260),('106','SOLE SISTERS SHOES','SHOES',3075,'2018-11-01','2025-10-31',None,.08,None,0,0,0),
      ('108','KIDDO CLOTHIERS','CHILDRENS',4120,'2014-06-01','2025-05-31',16,.05,1318400,7.5,3.4,110),
      ('110','',None,1870),('112','',None,1905),
      ('114','ZEN NAIL SPA','SERVICES',1220,'2020-09-01','2027-08-31',24,.07,418286,9.2,3.4,60),
      ('116','GAMEVAULT','ELECTRONICS',2310,'2019-02-01','2026-01-31',19,.06,731500,8.4,3.4,75),
      ('118','PRETZEL TWISTERS','FOOD',640,'2017-07-01','2027-06-30',62,.08,496000,11,3.4,60),
      ('120','',None,6480),('124','HEARTLAND CANDLE','GIFTS',2150,'2015-10-01','2025-09-30',None,.12,None,0,0,0),
      ('126','US ARMED FORCES CAREER CTR','OFFICE',1480,'2021-04-01','2026-03-31',21.5,None,None,0,0,0),
      ('128','',None,3340),('130','TOP TIER CAPS','ACCESSORIES',910,'2018-05-01','2028-04-30',33,.08,375375,9.2,3.4,50)]),
     ('MALL SHOPS - EAST CONCOURSE',[
      ('201','MERIDIAN OPTICAL','OPTICAL',2480,'2013-12-01','2028-11-30',26,.05,1289600,9.2,3.4,80),
      ('203','',None,5120),('205','',None,2045),('207','DENIM REPUBLIC','APPAREL',5230,'2012-09-01','2025-08-31',None,.07,None,0,0,0),
      ('209','LUXE LASHES','SERVICES',860,'2022-06-01','2027-05-31',29,None,None,9.2,3.4,40),
      ('211','',None,1790),('213','MIDSTATE CREDIT UNION','BANK',2700,'2010-01-01','2029-12-31',23,None,None,7.5,3.4,0),
      ('215','VINYL ATTIC RECORDS','MUSIC',1960,'2023-02-01','2026-01-31',None,.10,None,0,0,0),
      ('217','',None,2890),('219','',None,4015),('221','BIG RIVER OUTDOORS','SPORTING',7350,'2019-08-01','2029-07-31',11.5,.04,2113125,5.5,3.4,125),
      ('223','PERFECT FIT TAILOR','SERVICES',690,'2009-03-01','MTM',22,None,None,9.2,3.4,0)]),
     ('FOOD COURT',[
      ('FC1','WOK EXPRESS','FOOD',720,'2016-05-01','2026-04-30',58,.09,464000,24,3.4,45),
      ('FC2','',None,705),('FC3','TACO CORRAL','FOOD',740,'2021-11-01','2026-10-31',None,.14,None,0,0,0),
      ('FC4','',None,690),('FC5','SUBURBAN SUBS','FOOD',810,'2018-01-01','2027-12-31',49,.08,496125,24,3.4,45),
      ('FC6','',None,720)]),
     ('KIOSKS, CARTS AND TEMPORARY (UNDER 12 MONTHS)',[
      ('K-1','CELLPHONE MEDICS','TEMP KIOSK',150,'2024-11-01','2025-04-30','1450'),
      ('K-2','',None,150),('K-3','SUNNY SUNGLASSES','TEMP KIOSK',120,'2025-01-15','2025-06-30','900'),
      ('T-122','LITTLE LEARNERS POP UP','TEMP INLINE',2600,'2025-02-01','2025-07-31','1000'),
      ('T-208','COUNTY TAX PREP','TEMP INLINE',1575,'2025-01-02','2025-04-20','1200')]),
     ('STORAGE / SIGNAGE / NON-GLA',[
      ('ST-4','BIG RIVER OUTDOORS','STORAGE',0,'2019-08-01','2029-07-31','310'),
      ('ST-7','KIDDO CLOTHIERS','STORAGE',0,'2014-06-01','2025-05-31','185'),
      ('PYL1','HOLLOWAY BROS DEPT STORE','PYLON PANEL',0,'1998-08-01','2028-07-31','400'),
      ('PYL2','MIDSTATE CREDIT UNION','PYLON PANEL',0,'2010-01-01','2029-12-31','325'),
      ('EVCH','CHARGEPOINT PLAINS LLC','EV STATIONS',0,'2024-03-01','2034-02-28','750')])]
    Wd=132
    def head(p):
        L=[f"{'REPORT RRCOM07':<40}{'PRAIRIE COMMONS MALL':^52}{'PAGE '+str(p.page):>40}",
           f"{'RUN 03/04/25 07:12':<40}{'COMMERCIAL RENT ROLL - LEASE DETAIL':^52}{'ENTITY 0417':>40}",
           f"{'':<40}{'PERIOD ENDING FEBRUARY 28, 2025':^52}{'':>40}",'',
           f"{'SUITE':<7}{'TENANT':<30}{'GLA':>9}  {'COMMENCE':<10}{'EXPIRE':<10}{'MIN RENT':>11}{'CAM':>11}{'RE TAX':>11}{'MEDIA':>9}{'TOTAL/MO':>12}",
           f"{'':<7}{'  CATEGORY':<30}{'':>9}  {'PCT RENT TERMS':<60}",'-'*Wd]
        for l in L: p.t(28,l,'Courier',8.2); p.y-=10
    p=P(X.path,(792,612),head,None,36,40)
    def ln(s,b=False): p.t(28,s,'Courier-Bold' if b else 'Courier',8.2); p.y-=10
    G=[0]*8
    for sec,L in S:
        p.need(60); ln(''); ln('** '+sec,True); T=[0]*8
        for r in L:
            p.need(24)
            if r[1]=='':
                ln(f"{r[0]:<7}{'** VACANT **':<30}{m(r[3],0):>9}"); T[0]+=r[3];T[6]+=1
                X.add(unit=r[0],section=sec,area=r[3],statusText='VACANT'); continue
            u,n,cat,a,fr,to=r[:6]
            if isinstance(r[6],str): rent=float(r[6]);cam=tax=med=0;note='GROSS LICENSE FEE' if sec.startswith('KIOSK') else ''
            else:
                mr,pc,bk,cm,tx,med=r[6:]
                rent=0 if mr is None else r2(a*mr/12);cam=r2(a*cm/12);tax=r2(a*tx/12)
                if mr is None: note=f"{pc*100:.1f}% OF GROSS SALES IN LIEU OF MIN RENT AND CHARGES"
                elif pc: note=f"{pc*100:.1f}% OVER {m(bk,0)}"
                else: note='NO PERCENTAGE RENT'
            tot=r2(rent+cam+tax+med)
            dd=lambda s:s if s=='MTM' else d(s).strftime('%m/%d/%y')
            ln(f"{u:<7}{n:<30}{m(a,0) if a else '':>9}  {dd(fr):<10}{dd(to):<10}{m(rent):>11}{m(cam):>11}{m(tax):>11}{m(med):>9}{m(tot):>12}")
            ln(f"{'':<7}{'  '+cat:<30}{'':>9}  {note}")
            X.add(unit=u,section=sec,area=a or None,unitType=cat,tenantName=n,statusText='Occupied',leaseStartDate=fr,leaseEndDate=to,contractRent=rent,totalCharges=tot,charges=[dict(code='CAM',amount=cam),dict(code='RE TAX',amount=tax),dict(code='MEDIA',amount=med)])
            for i,v in enumerate((a,rent,cam,tax,med,tot)): T[i]+=v
            T[7]+=1
        pr=list(T)
        if sec.startswith('MALL SHOPS - EAST'): pr[1]+=1000.00   # planted: section total of minimum rent wrong
        p.need(30); ln(' '*37+'-'*95)
        ln(f"{'':<7}{'SECTION TOTAL':<30}{m(pr[0],0):>9}  {'':<20}{m(pr[1]):>11}{m(T[2]):>11}{m(T[3]):>11}{m(T[4]):>9}{m(T[5]):>12}",True)
        ln(f"{'':<7}SPACES {len(L):>3}   LEASED {T[7]:>3}   VACANT {T[6]:>3}")
        G=[g+t for g,t in zip(G,T)]
    p.need(70); ln('='*Wd); n=len(X.rows)
    ln(f"{'':<7}{'MALL TOTAL':<30}{m(G[0],0):>9}  {'':<20}{m(G[1]):>11}{m(G[2]):>11}{m(G[3]):>11}{m(G[4]):>9}{m(G[5]):>12}",True)
    ln(f"{'':<7}SPACES {n:>3}   LEASED {G[7]:>3}   VACANT {G[6]:>3}"); ln(''); ln(f"{'':<44}*** END OF REPORT ***")
    p.done(); X.save(n,G[7],G[6],dict(what='Section total MIN RENT of MALL SHOPS - EAST CONCOURSE printed 1,000.00 too high',kind='total_wrong'))
# ---------- 4. office tower by floor
def doc4():
    import random; R=random.Random(404)
    X=Doc('one_exchange_place_stack.pdf','OFFICE','redevelopers','report designer, grouped by floor top-down, status column, recaps at end','One Exchange Place','2025-06-01',True)
    T={22:[('2200','Sterling Voss Capital Partners','L',11900,'2016-04-01','2026-03-31',34.5)],21:[('2100','','V',12450)],
     20:[('2000','Harcourt Quill & Stein LLP','L',12450,'2014-01-01','2028-12-31',31.25)],19:[('1900','Harcourt Quill & Stein LLP','L',12450,'2014-01-01','2028-12-31',31.25)],
     18:[('1800','','H',12450)],17:[('1700','','H',12450)],
     16:[('1600','Brightwater Claims Services','L',6100,'2021-08-01','2026-07-31',26.0),('1620','','V',3275),('1650','Oduya Structural Engineers','L',3075,'2023-03-01','2030-02-28',27.5)],
     15:[('1500','','V',12450)],
     14:[('1400','Regional Planning Council','L',8240,'2012-07-01','2027-06-30',22.75),('1450','Lark Title Agency','S',4210,'2025-09-01','2032-08-31',25.5)],
     12:[('1200','','V',5980),('1210','Kestrel Wealth Advisors','L',2020,'2022-05-01','2027-04-30',28.0),('1225','','V',4450)],
     11:[('1100','Commonwealth Court Reporters','L',2890,'2018-10-01','2025-09-30',24.0),('1110','Dr. Imani Prewitt, DDS','L',1850,'2019-06-01','2029-05-31',26.5),('1130','','V',7710)],
     10:[('1000','Union Pension Administrators','T',12450,'2010-09-01','2025-08-31',21.0)],
     9:[('900','','V',12450)],8:[('800','Pathways Workforce Board','L',12450,'2020-02-01','2030-01-31',20.5)],
     7:[('700','','H',12450)],6:[('600','','V',6400),('650','Nimbus Data Cooperative','L',6050,'2024-01-01','2028-12-31',23.75)],
     5:[('500','Delacroix Architecture','L',4100,'2023-07-01','2028-06-30',24.25),('520','','V',3300),('540','Tri-County Legal Aid','L',5050,'2017-11-01','2027-10-31',18.5)],
     3:[('300','','V',12450)],2:[('200','Exchange Conference Center (Landlord)','M',8800)],
     1:[('101','Copper Kettle Cafe','L',2140,'2021-01-01','2031-12-31',30.0),('105','First Meridian Bank, N.A.','L',4600,'2008-05-01','2028-04-30',41.0),('110','','V',1950),('LOBBY','Newsline Kiosk','L',110,'2019-01-01','MTM','350')],
     'LL':[('B-1','Harcourt Quill & Stein LLP','L',1400,'2014-01-01','2028-12-31',12.0),('B-2','','V',2600),('ROOF','Skyreach Towers LLC','L',0,'2013-06-01','2033-05-31','4120.5')]}
    ST=dict(L='Leased',V='Vacant',H='Held - Restack',S='Signed / Not Commenced',T='Terminating',M='Landlord Use')
    C=[(36,'l',['Suite']),(78,'l',['Tenant']),(258,'l',['Status']),(400,'r',['Rentable','SF']),(412,'l',['Start']),(472,'l',['Expiration']),(590,'r',['Rent /','RSF']),(655,'r',['Monthly','Base Rent']),(735,'r',['Annualized','Base Rent']),(748,'l',['Next Step']),(860,'r',['Stepped','Monthly Rent']),(905,'c',['Base','Year']),]
    def head(p):
        p.box(36,p.y-6,p.W-72,24,(.16,.24,.36)); p.t(42,'ONE EXCHANGE PLACE','DJB',13,col=(1,1,1)); p.t(p.W-42,'Tenant Stack & Rent Roll   |   as of June 1, 2025','DJ',9,'r',col=(1,1,1)); p.y-=20
        for x,a,h in C:
            for i,l in enumerate(h[::-1]): p.t(x,l,'DJB',7.2,a,y=p.y-10+i*9)
        p.y-=15; p.line(36,p.W-36,w=.8); p.y-=11
    p=P(X.path,(1008,612),head,lambda p:(p.t(36,'Kilbride Urban Partners - confidential draft for lender discussion','DJ',6.5,y=20),p.t(p.W-36,f'{p.page}','DJ',7,'r',y=20)),36,38)
    A={k:[0,0,0.0] for k in ST}; tot=[0,0]; exp={}
    for fl,L in T.items():
        nm={'LL':'Lower Level / Roof'}.get(fl,f'Floor {fl}'); p.need(14+12*(len(L)+1)+6)
        p.box(36,p.y-3,p.W-72,11,(.88,.91,.95)); p.t(40,nm,'DJB',7.5); p.y-=13; s=[0,0]
        for i,r in enumerate(L):
            u,t,st,a=r[:4]; k=dict(unit=u,section=nm,area=a or None,statusText=ST[st],tenantName=t or None)
            p.t(36,u,'DJ',7.5);p.t(78,t or '-','DJ',7.5,w=175);p.t(258,ST[st],'DJ',7.5)
            if a: p.t(400,m(a,0),'DJ',7.5,'r')
            mr=0
            if len(r)>4:
                fr,to,rt=r[4:]; flat=isinstance(rt,str); mr=float(rt) if flat else r2(a*rt/12)
                p.t(412,us2(fr),'DJ',7.5);p.t(472,to if to=='MTM' else us2(to),'DJ',7.5)
                if not flat: p.t(590,f'{rt:.2f}','DJ',7.5,'r')
                p.t(655,m(mr,cur='$'),'DJ',7.5,'r');p.t(735,m(r2(mr*12),cur='$'),'DJ',7.5,'r')
                k.update(leaseStartDate=fr,leaseEndDate=to,contractRent=mr,annualRent=r2(mr*12))
                f=d(fr)
                if st in 'LS' and to!='MTM':
                    y=2026 if (f.month,f.day)<=(6,1) else 2025
                    if st=='S': y=2026
                    sd=dt.date(y,f.month,1); 
                    if sd<d(to):
                        sv=r2(mr*1.03); p.t(748,us2(sd),'DJ',7.5);p.t(860,m(sv,cur='$'),'DJ',7.5,'r'); k['rentSteps']=[dict(date=sd.isoformat(),amount=sv)]
                if not flat and fl!=1: p.t(905,str(f.year),'DJ',7.5,'c')
                if st=='L' or st=='T':
                    kk=to[:4] if to!='MTM' else 'MTM'; e=exp.setdefault(kk,[0,0,0]); e[0]+=1;e[1]+=a;e[2]+=r2(mr*12)
            A[st][0]+=1;A[st][1]+=a;A[st][2]+=r2(mr*12); s[0]+=a
            if st!='S': s[1]+=mr
            X.add(**k); p.y-=12
        if len(L)>1:
            p.line(340,660,p.y+9,.3); p.t(258,f'{nm} subtotal','DJ',7,col=(.3,.3,.3)); p.t(400,m(s[0],0),'DJB',7.2,'r'); p.t(655,m(r2(s[1]),cur='$'),'DJB',7.2,'r'); p.y-=12
        p.y-=3; tot=[tot[0]+s[0],tot[1]+s[1]]
    p.need(30);p.line(36,p.W-36,p.y+9,1);p.t(78,'BUILDING TOTAL (in-place rent; excludes signed / not commenced)','DJB',7.5);p.t(400,m(tot[0],0),'DJB',7.5,'r');p.t(655,m(r2(tot[1]),cur='$'),'DJB',7.5,'r');p.t(735,m(r2(tot[1]*12),cur='$'),'DJB',7.5,'r');p.y-=24
    p.need(140); y0=p.y; p.t(78,'Recap by status','DJB',8.5); p.y-=12
    for x,a,h in ((78,'l','Status'),(290,'r','Suites'),(360,'r','RSF'),(410,'r','% of RSF')): p.t(x,h,'DJB',7,a)
    p.y-=10
    for k,v in ST.items(): p.t(78,v,'DJ',7.5);p.t(290,A[k][0],'DJ',7.5,'r');p.t(360,m(A[k][1],0),'DJ',7.5,'r');p.t(410,f'{A[k][1]/tot[0]*100:.1f}%','DJ',7.5,'r');p.y-=10
    p.t(78,'Total','DJB',7.5);p.t(290,sum(v[0] for v in A.values()),'DJB',7.5,'r');p.t(360,m(tot[0],0),'DJB',7.5,'r');p.t(410,'100.0%','DJB',7.5,'r')
    p.y=y0; p.t(520,'Recap by expiration (in place)','DJB',8.5);p.y-=12
    for x,a,h in ((520,'l','Year'),(600,'r','Leases'),(670,'r','RSF'),(760,'r','Annual rent')): p.t(x,h,'DJB',7,a)
    p.y-=10
    for k in sorted(exp): v=exp[k]; p.t(520,k,'DJ',7.5);p.t(600,v[0],'DJ',7.5,'r');p.t(670,m(v[1],0),'DJ',7.5,'r');p.t(760,m(r2(v[2]),cur='$'),'DJ',7.5,'r');p.y-=10
    p.done(); X.save(len(X.rows),None,A['V'][0])
doc1();doc3();doc4()
