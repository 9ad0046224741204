from common import *
def d1():
    r=random.Random(6501); fn='larkmoor_tower_lease_charges.pdf'
    p=P(fn,landscape(letter),'Helvetica',7.5); asof=dt.date(2026,6,30)
    X=dict(su=36,te=78,ar=262,fr=272,to=322,cd=374,de=408,mo=560,an=628,fc=646,fd=676,fm=756)
    names=cos(r,24,["Advisory","Legal","Actuarial","Dental","Systems","Insurance","Wealth"],["LLP","Inc.","Group","P.C.","LLC"])
    def head():
        p.t(36,580,"Rent Roll with Lease Charges",b=True,fs=12)
        p.t(36,567,"Property: lkt01 - Larkmoor Tower"); p.t(36,556,"As Of: 06/30/2026    Charges: all recurring    Sort: Suite")
        p.t(756,580,f"Page {p.pg}",'r'); p.t(756,567,"Printed 07/09/2026 4:12 PM",'r')
        p.fill(34,524,724,24,.87)
        for k,a,l1,l2 in [('su','l','','Suite'),('te','l','','Tenant'),('ar','r','Area','(RSF)'),('fr','l','Lease','From'),('to','l','Lease','To'),('cd','l','Chg','Code'),('de','l','','Description'),('mo','r','Monthly','Amount'),('an','r','Annual','Amount'),('fc','l','','Code'),('fd','l','','Date'),('fm','r','','Monthly')]:
            p.t(X[k],538,l1,a,True); p.t(X[k],528,l2,a,True)
        p.t(700,538,"Future Increases",'c',True); p.line(644,535,758,535)
        return 512
    y=head(); rows=[]; code={}; na=0; oa=0
    suites=[]
    for f in range(2,10):
        for s in r.sample(['00','10','20','30','50'],3): suites.append(f"{f}{s}")
    suites.sort(key=int)
    vacs=set(r.sample(range(24),4)); 
    for i,su in enumerate(suites):
        ar=r.randrange(900,9800,7); na+=ar
        if i in vacs:
            if y<60: p.new(); y=head()
            p.t(X['su'],y,su); p.t(X['te'],y,"** VACANT **"); p.t(X['ar'],y,m(ar,0),'r'); p.line(36,y-5,756,y-5,.2); y-=17
            rows.append(dict(unit=su,area=ar,statusText="VACANT")); continue
        oa+=ar
        st=dt.date(r.randint(2018,2025),r.randint(1,12),1); en=endm(st,r.choice([60,84,120])); 
        if en<asof: en=endm(dt.date(2027,st.month,1),r.choice([12,24]))
        rent=R2(ar*r.uniform(24,38)/12); 
        cs=[('RNT','Base Rent - Office',rent),('CAM','Common Area Maint. Est.',R2(ar*.52))]
        if r.random()<.8: cs.append(('RET','Real Estate Tax Est.',R2(ar*.31)))
        if r.random()<.7: cs.append(('ELS','Electric Submeter',R2(r.uniform(90,1400))))
        if r.random()<.35: cs.append(('AHV','After-hours HVAC',R2(r.uniform(45,420))))
        if r.random()<.4: cs.append(('PKG','Parking - Reserved',75.0*r.randint(1,12)))
        if r.random()<.15: cs.append(('CRD','Rent Concession',-R2(rent*.25)))
        steps=[]; q=rent
        if r.random()<.75:
            for k in range(r.randint(1,3)):
                d=dt.date(2026 if st.month>6 else 2027,st.month,1); d=dt.date(d.year+k,d.month,1)
                if d<en: q=R2(q*1.03); steps.append((d,q))
        dep=R2(rent) if r.random()<.6 else None
        h=12+10*(max(len(cs),len(steps))+1)
        if y-h<40: p.new(); y=head()
        p.t(X['su'],y,su); p.t(X['te'],y,names[i],maxw=150); p.t(X['ar'],y,m(ar,0),'r'); p.t(X['fr'],y,st.strftime('%m/%d/%Y')); p.t(X['to'],y,en.strftime('%m/%d/%Y'))
        if dep: p.t(X['te']+8,y-10,"Security deposit held: "+m(dep),fs=6.5)
        yy=y
        for c,dsc,a in cs:
            p.t(X['cd'],yy,c); p.t(X['de'],yy,dsc); p.t(X['mo'],yy,m(a) if a>=0 else f"({m(-a)})",'r'); p.t(X['an'],yy,m(a*12) if a>=0 else f"({m(-a*12)})",'r'); yy-=10
            code[c]=code.get(c,0)+a
        tot=R2(sum(a for *_,a in cs))
        p.line(510,yy+8,X['an'],yy+8,.3); p.t(X['de'],yy-1,"Total",b=True); p.t(X['mo'],yy-1,m(tot),'r',True); p.t(X['an'],yy-1,m(tot*12),'r',True)
        y2=y
        for d,a in steps: p.t(X['fc'],y2,'RNT'); p.t(X['fd'],y2,d.strftime('%m/%d/%Y')); p.t(X['fm'],y2,m(a),'r'); y2-=10
        y-=h-4; p.line(36,y+4,756,y+4,.2); y-=8
        rows.append(dict(unit=su,area=ar,tenantName=names[i],statusText="Occupied",contractRent=rent,leaseStartDate=iso(st),leaseEndDate=iso(en),deposit=dep,charges=ch([(c,a) for c,_,a in cs]),totalCharges=tot,rentSteps=[{"date":iso(d),"amount":a} for d,a in steps]))
    if y<190: p.new(); y=head()
    p.t(36,y-6,"Summary by charge code",b=True); y-=20
    for c in code: p.t(40,y,c); p.t(150,y,m(code[c]) if code[c]>=0 else f"({m(-code[c])})",'r'); p.t(240,y,m(code[c]*12) if code[c]>=0 else f"({m(-code[c]*12)})",'r'); y-=11
    t=sum(code.values()); p.t(40,y,"Total",b=True); p.t(150,y,m(t),'r',True); p.t(240,y,m(t*12),'r',True); y-=20
    p.t(40,y,f"Occupied area {m(oa,0)}   Vacant area {m(na-oa,0)}   Total area {m(na,0)}   Occupancy {oa/na*100:.2f}%   Suites 24 (20 leased, 4 vacant)")
    p.done(); save(fn,'OFFICE','Tenant record with charge schedule lines beneath and future increases at the right; summary by code',rows,'Larkmoor Tower','2026-06-30',24,20,4)
def d2():
    r=random.Random(6502); fn='cobble_creek_rubs_register.pdf'
    p=P(fn,landscape(legal),'Helvetica',7)
    cols=[('un','Unit','',40,'l'),('pl','Floor','Plan',80,'l'),('sf','Sq','Ft',142,'r'),('st','St','',152,'l'),('nm','Resident','',174,'l'),('mi','Move','In',300,'l'),('le','Lease','End',350,'l'),('mk','Market','Rent',440,'r'),('lr','Lease','Rent',495,'r'),('wa','Water','',545,'r'),('se','Sewer','',592,'r'),('tr','Trash','',636,'r'),('ga','Gas','',680,'r'),('st2','Storm','Fee',722,'r'),('ad','Admin','Fee',762,'r'),('tb','Total','Billed',828,'r'),('bal','Account','Balance',890,'r'),('mr','Meter','Type',905,'l')]
    X={c[0]:c[3] for c in cols}; AL={c[0]:c[4] for c in cols}
    ppl=persons(r,130)
    def head():
        p.t(504,585,"COBBLE CREEK APARTMENTS",'c',True,11); p.t(504,572,"Rent Roll and Utility Reimbursement Register  -  As of May 31, 2026",'c')
        p.line(38,562,962,562,1)
        p.t(653,553,"UTILITY REIMBURSEMENTS",'c',True); p.line(512,550,764,550)
        for k,a,b,x,al in cols: p.t(x,541,a,al,True); p.t(x,532,b,al,True)
        p.line(38,528,962,528,1)
        p.t(38,22,"C current   N on notice   VU vacant unrented   VR vacant rented   M model          RUBS = ratio billing, SUB = submetered",fs=6.5); p.t(962,22,f"{p.pg}",'r')
        return 517
    y=head(); rows=[]; G={}; n=0; counts={}
    plans=[('A1',612,1145),('A2',701,1230),('B1',934,1495),('B2R',988,1580),('C1',1190,1840)]
    money=['mk','lr','wa','se','tr','ga','st2','ad','tb','bal']; plantinfo=None
    def totline(lbl,S,cnt):
        nonlocal y
        p.line(400,y+8,892,y+8,.4); p.t(80,y,f"{lbl}  ({cnt} units)",b=True); p.t(X['sf'],y-9,m(S['sf'],0),'r',True)
        for k in money: p.t(X[k],y,m(S[k]),'r',True,6.6)
        y-=22
    for b in range(1,6):
        if y<90: p.new(); y=head()
        p.t(40,y,f"Building {b}",b=True,fs=8.5); y-=12; S={}
        for u in range(24):
            un=f"{b}{u//8+1}{u%8+1:02d}"; pl,sf,mk=plans[(u*3+b)%5]; mk+=r.choice([0,15,25,40])
            z=r.random(); st='C' if z<.86 else 'N' if z<.91 else 'VU' if z<.955 else 'VR'
            if b==1 and u==2: st='M'
            counts[st]=counts.get(st,0)+1
            v=dict(sf=sf,mk=float(mk)); row=dict(unit=un,building=f"Building {b}",unitType=pl,area=sf,statusText=st,marketRent=float(mk))
            if y<48: p.new(); y=head()
            if st in 'CN':
                f,l=ppl[n]; n+=1; nm=f"{l}, {f}"; mi=dt.date(r.randint(2021,2025),r.randint(1,12),r.randint(1,28)); le=dt.date(2026,r.randint(6,12),r.choice([15,28])) if r.random()<.7 else dt.date(2027,r.randint(1,5),28)
                v.update(lr=float(mk-r.randint(-20,90)),wa=R2(r.uniform(18,62)),se=R2(r.uniform(16,48)),tr=22.0,ga=R2(r.uniform(4,31)) if r.random()<.8 else 0.0,st2=3.25,ad=4.5)
                v['tb']=R2(sum(v[k] for k in ['lr','wa','se','tr','ga','st2','ad'])); v['bal']=0.0 if r.random()<.75 else R2(r.uniform(-120,900))
                real=dict(v)
                if b==3 and u==13:
                    old=v['wa']; s=f"{old:.2f}"; w=float(('7' if s[0]!='7' else '8')+s[1:]); v['wa']=w
                    plantinfo={"what":f"Unit {un}: Water printed {w:.2f}, should be {s}; Total Billed {v['tb']:.2f} and the building's subtotal use the right figure","kind":"digit_changed"}
                row.update(tenantName=nm,moveInDate=iso(mi),leaseEndDate=iso(le),contractRent=v['lr'],charges=ch([('Water',v['wa']),('Sewer',v['se']),('Trash',v['tr']),('Gas',v['ga']),('Storm Fee',v['st2']),('Admin Fee',v['ad'])]),totalCharges=v['tb'],balance=v['bal'])
                p.t(X['nm'],y,nm,maxw=120); p.t(X['mi'],y,mi.strftime('%m/%d/%y')); p.t(X['le'],y,le.strftime('%m/%d/%y'))
            else: real=dict(v); p.t(X['nm'],y,{'M':'Model unit'}.get(st,'Vacant'))
            p.t(X['un'],y,un); p.t(X['pl'],y,pl); p.t(X['sf'],y,m(sf,0),'r'); p.t(X['st'],y,st); p.t(X['mr'],y,'SUB' if b>3 else 'RUBS')
            for k in money:
                if k in v: p.t(X[k],y,m(v[k]) if v[k]>=0 else f"({m(-v[k])})",'r')
            for k in real: S[k]=S.get(k,0)+real[k]; G[k]=G.get(k,0)+real[k]
            rows.append(row); y-=10.2
        totline(f"Subtotal Building {b}",S,24)
    totline("Property total",G,120)
    if y<100: p.new(); y=head()
    y-=4
    for k,l in [('C','Current'),('N','On notice'),('VR','Vacant rented'),('VU','Vacant unrented'),('M','Model')]: p.t(80,y,l); p.t(190,y,counts.get(k,0),'r'); y-=10
    p.t(80,y,'Total units',b=True); p.t(190,y,120,'r',True)
    p.done(); oc=counts['C']+counts['N']; va=counts.get('VU',0)+counts.get('VR',0)
    save(fn,'MULTIFAMILY','Apartment register with grouped utility reimbursement columns, status codes with legend, by building',rows,'Cobble Creek Apartments','2026-05-31',120,oc,va,plantinfo)
def d3():
    r=random.Random(6503); fn='airport_concessions_schedule.pdf'
    p=P(fn,landscape(letter),'Times-Roman',8)
    B=cos(r,40,["Coffee","Newsstand","Taproom","Burger","Duty Free","Gifts","Bakery","Spa","Car Rental","Grill"],["","Partners","Concessions","JV","LLC"])
    X=dict(sp=36,co=74,ar=182,cn=190,cm=330,ex=382,ma=492,mm=548,c1=598,c2=644,c3=688,st=702)
    def head():
        p.t(36,582,"Merrivale Regional Airport Authority",b=True,fs=13); p.t(36,567,"Properties & Concessions - Schedule of Concession Agreements in effect April 30, 2026",fs=9)
        p.t(756,30,f"Sheet {p.pg}",'r'); p.t(36,30,"MAG = minimum annual guarantee. Percentage rent is reconciled after year end and is not shown.",fs=7)
        p.fill(34,526,724,28,.9); p.c.rect(34,526,724,28,stroke=1,fill=0)
        for x,w in [(108,'PREMISES'),(258,'CONCESSIONAIRE'),(380,'TERM'),(500,'MAG'),(630,'OTHER MONTHLY CHARGES')]: p.t(x,544,w,'c',True,7)
        for x in (186,326,432,552,696): p.line(x,526,x,554)
        for k,a,w in [('sp','l','Space'),('co','l','Concept'),('ar','r','Sq. Ft.'),('cn','l','Name'),('cm','l','Commence'),('ex','l','Expire'),('ma','r','Annual'),('mm','r','Monthly'),('c1','r','CAM'),('c2','r','Utility'),('c3','r','Mktg'),('st','l','Status')]: p.t(X[k],531,w,a,True)
        return 514
    y=head(); rows=[]; i=0; T=dict(ar=0,ma=0,mm=0,c1=0,c2=0,c3=0); occ=0
    concepts=['Coffee','News & Gift','Quick service','Full-service bar','Duty free','Personal services','Specialty retail','ATM / kiosk']
    def tl(lbl,S):
        nonlocal y
        p.line(36,y+9,756,y+9); p.t(36,y,lbl,b=True,maxw=112); p.t(X['ar'],y,m(S['ar'],0),'r',True)
        for k in ('ma','mm','c1','c2','c3'): p.t(X[k],y,m(S[k],0 if k=='ma' else 2),'r',True,7.5)
        y-=24
    for term,pre,k in [('TERMINAL 1 - CONCOURSE A','A',11),('TERMINAL 1 - CONCOURSE B','B',9),('TERMINAL 2 - PRE-SECURITY','T2',7),('RENTAL CAR CENTER','RC',5)]:
        if y<90: p.new(); y=head()
        p.t(36,y,term,b=True,fs=9); y-=13; S={q:0 for q in T}
        for j in range(k):
            if y<50: p.new(); y=head()
            un=f"{pre}-{(j+1)*3+r.randint(0,1):02d}"; con='Rental car counter' if pre=='RC' else r.choice(concepts); ar=r.randint(80,2900); S['ar']+=ar
            p.t(X['sp'],y,un); p.t(X['co'],y,con); p.t(X['ar'],y,m(ar,0),'r')
            row=dict(unit=un,section=term,unitType=con,area=ar)
            if r.random()<.13:
                s=r.choice(['Available','RFP issued']); p.t(X['cn'],y,'-'); p.t(X['st'],y,s); row['statusText']=s
            else:
                occ+=1; cm=dt.date(r.randint(2017,2025),r.randint(1,12),r.choice([1,1,15])); ex=endm(cm,r.choice([60,84,120])); s='Active'
                if ex<dt.date(2026,4,30): s='Holdover'
                mm=float(r.randint(9,180)*100); ma=mm*12
                v=dict(ma=ma,mm=mm,c1=R2(ar*.41),c2=R2(r.uniform(60,900)),c3=R2(mm*.01) if pre!='RC' else 0.0)
                p.t(X['cn'],y,B[i],maxw=134); p.t(X['cm'],y,cm.strftime('%d-%b-%Y')); p.t(X['ex'],y,ex.strftime('%d-%b-%Y')); p.t(X['st'],y,s)
                for q in v: p.t(X[q],y,m(v[q],0 if q=='ma' else 2),'r'); S[q]+=v[q]
                row.update(tenantName=B[i],statusText=s,leaseStartDate=iso(cm),leaseEndDate=iso(ex),annualRent=ma,contractRent=mm,charges=ch([('CAM',v['c1']),('Utility',v['c2']),('Mktg',v['c3'])])); i+=1
            rows.append(row); y-=12.5
        for q in T: T[q]+=S[q]
        tl('Total '+term.title(),S)
    tl('AIRPORT TOTAL',T); p.done()
    save(fn,'RETAIL','Airport concession schedule, boxed grouped heads, sections by concourse, MAG annual and monthly',rows,'Merrivale Regional Airport','2026-04-30',32,occ,32-occ)
def d4():
    r=random.Random(6504); fn='saltwick_estate_tenancy_schedule.pdf'
    p=P(fn,landscape(A4),'Helvetica',8)
    N=cos(r,24,["Joinery","Plastics","Logistics","Motors","Packaging","Ceramics","Brewing","Signs"],["Ltd","Limited","(UK) Ltd","LLP"])
    X=dict(un=40,te=100,a=330,s=350,e=420,rent=570,sc=650,ins=720,tot=800)
    p.t(40,560,"SALTWICK LANE INDUSTRIAL ESTATE",b=True,fs=14); p.t(40,545,"Tenancy and Service Charge Schedule as at 24 June 2026  -  all sums in pounds per annum exclusive of VAT",fs=9)
    def head(y):
        p.c.setFillGray(.25); p.c.rect(36,y-16,770,28,stroke=0,fill=1); p.c.setFillGray(1)
        for k,al,a,b in [('un','l','Unit','Use'),('te','l','Tenant','Guarantor / remarks'),('a','r','Sq ft','Sq m'),('s','l','Lease start','Rent review'),('e','l','Expiry','Break'),('rent','r','Passing rent','per sq ft'),('sc','r','Service charge',''),('ins','r','Insurance',''),('tot','r','Total','')]:
            p.t(X[k],y+2,a,al,True); p.t(X[k],y-10,b,al,fs=7)
        p.c.setFillGray(0); return y-30
    y=head(520); rows=[]; T=[0]*5; occ=0; i=0; 
    for blk,k in [('Block A',7),('Block B',6),('Yard units',5)]:
        if y<110: p.new(); y=head(550)
        p.t(40,y,blk,b=True,fs=9); y-=14; S=[0]*5
        for j in range(k):
            if y<60: p.new(); y=head(550)
            un=f"{j+1}" if blk!='Yard units' else f"Y{j+1}"
            un={'Block A':'A','Block B':'B'}.get(blk,'')+un if blk!='Yard units' else un
            use=r.choice(['B2 general','B8 storage','Trade counter','Workshop']) if blk!='Yard units' else 'Open storage'; a=r.randrange(1100,14500,50); S[0]+=a
            p.t(X['un'],y,un,b=True); p.t(X['un'],y-10,use,fs=7); p.t(X['a'],y,m(a,0),'r'); p.t(X['a'],y-10,m(a*.092903,1),'r',fs=7)
            sc=R2(a*.65); ins=R2(a*.18)
            row=dict(unit=un,section=blk,unitType=use,area=a)
            if r.random()<.18:
                p.t(X['te'],y,'Vacant'); p.t(X['te'],y-10,'Landlord bears service charge void',fs=7); row['statusText']='Vacant'; row['charges']=[{"code":"Service charge","amount":sc,"per":"year"},{"code":"Insurance","amount":ins,"per":"year"}]; row['totalCharges']=R2(sc+ins); rent=0; S[2]+=sc; S[3]+=ins; S[4]+=R2(sc+ins)
            else:
                occ+=1; s=dt.date(r.randint(2016,2025),r.choice([3,6,9,12]),{3:25,6:24,9:29,12:25}[3]); s=dt.date(s.year,s.month,{3:25,6:24,9:29,12:25}[s.month]); e=dt.date(s.year+r.choice([10,15]),s.month,s.day-1)
                rent=float(round(a*r.uniform(6.5,11.5),-2)); rv=[dt.date(s.year+k,s.month,s.day) for k in (5,10) if dt.date(s.year+k,s.month,s.day)>dt.date(2026,6,24) and dt.date(s.year+k,s.month,s.day)<e]; rv=rv[0] if rv else None; br=None if r.random()<.5 else rv
                p.t(X['te'],y,N[i],b=True); p.t(X['te'],y-10,r.choice(['Rent deposit held by agents','Parent company guarantee','Schedule of condition','Outside the 1954 Act','Direct debit']),fs=7)
                p.t(X['s'],y,s.strftime('%d/%m/%Y')); p.t(X['e'],y,e.strftime('%d/%m/%Y')); p.t(X['s'],y-10,rv.strftime('%d/%m/%Y') if rv else 'None',fs=7); p.t(X['e'],y-10,br.strftime('%d/%m/%Y') if br else 'None',fs=7)
                p.t(X['rent'],y,m(rent,0),'r'); p.t(X['rent'],y-10,m(rent/a),'r',fs=7); S[1]+=rent; S[2]+=sc; S[3]+=ins; S[4]+=R2(rent+sc+ins)
                row.update(tenantName=N[i],statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=rent,charges=[{"code":"Service charge","amount":sc,"per":"year"},{"code":"Insurance","amount":ins,"per":"year"}],totalCharges=R2(rent+sc+ins)); i+=1
            p.t(X['sc'],y,m(sc),'r'); p.t(X['ins'],y,m(ins),'r'); p.t(X['tot'],y,m(rent+sc+ins),'r')
            p.line(36,y-14,806,y-14,.2); y-=25; rows.append(row)
        for q in range(5): T[q]+=S[q]
        p.t(X['te'],y,blk+' total',b=True)
        for kk,q in zip(('a','rent','sc','ins','tot'),range(5)): p.t(X[kk],y,m(S[q],0 if q<2 else 2),'r',True)
        y-=24
    p.line(36,y+12,806,y+12,1); p.t(X['te'],y,'ESTATE TOTAL',b=True)
    for kk,q in zip(('a','rent','sc','ins','tot'),range(5)): p.t(X[kk],y,m(T[q],0 if q<2 else 2),'r',True)
    p.t(40,y-18,f"18 units, {occ} let, {18-occ} vacant.",fs=8); p.done()
    save(fn,'INDUSTRIAL','UK tenancy schedule, two-line records, annual rent and service charge, dark two-line head',rows,'Saltwick Lane Industrial Estate','2026-06-24',18,occ,18-occ,hard=True)
def d5():
    r=random.Random(6505); fn='foundry_food_hall_stall_cards.pdf'
    p=P(fn,letter,'Helvetica',8.5); N=["Gilded Noodle","Salt & Ember","Paloma Tortas","The Brine Bar","Kettle & Crumb","Green Fig Mezze","Umbral Coffee","Hog & Hickory","Dumpling Ledger","Fifth Scoop","Lupa Pizza al Taglio","Tiny Pickle Deli","Rosewater Sweets"]
    rows=[]; ne=0
    def head():
        p.t(306,765,"THE FOUNDRY FOOD HALL",'c',True,14); p.t(306,750,"Vendor license cards - monthly charges effective March 1, 2026",'c')
    head(); slots=[(36,590),(312,590),(36,425),(312,425),(36,260),(312,260),(36,95),(312,95)]; q=0; TB=TC=0; opn=0
    stalls=[str(i) for i in range(1,15)]+['Bar 1','Patio']
    for i,su in enumerate(stalls):
        if q==8: p.new(); head(); q=0
        x,y=slots[q]; q+=1; p.c.roundRect(x,y,264,150,5); p.fill(x+1,y+126,262,20,.88)
        a=r.randint(110,460); lab='Stall '+su if su.isdigit() else su
        row=dict(unit=lab,area=a)
        if i in (5,10,12):
            s='Vacant' if i!=10 else 'Build-out'; p.t(x+8,y+132,lab,b=True,fs=11); p.t(x+256,y+132,s.upper(),'r',True)
            p.t(x+8,y+108,"Area"); p.t(x+110,y+108,f"{a} sq ft"); p.t(x+8,y+94,"Asking"); ask=float(r.randint(16,40)*100); p.t(x+110,y+94,f"${m(ask)} / month"); p.t(x+8,y+70,"Hood and grease connection in place." if i!=10 else "No license signed; work for next vendor.",fs=7.5)
            row.update(statusText=s.upper(),marketRent=ask)
        else:
            opn+=1; nm=N[ne]; ne+=1; st=dt.date(r.randint(2022,2025),r.randint(1,12),1); en=endm(st,r.choice([36,60])); mtm=i==8; en=en if en>dt.date(2026,3,31) else endm(st,60)
            base=float(r.randint(14,46)*100); c=[('CAM',R2(a*1.15)),('Gas submeter',R2(r.uniform(30,300))),('Electric submeter',R2(r.uniform(80,420))),('Water/sewer',R2(r.uniform(25,130)))]
            if r.random()<.6: c.append(('Grease trap',65.0))
            tot=R2(base+sum(v for _,v in c)); dep=base*r.choice([1,2]); TB+=base; TC+=tot
            p.t(x+8,y+132,lab,b=True,fs=11); p.t(x+74,y+132,nm,fs=10); p.t(x+256,y+132,"OPEN",'r',True)
            L=[("Area",f"{a} sq ft"),("Start",f"{st:%b} {st.day}, {st.year}"),("End","Month-to-month" if mtm else f"{en:%b} {en.day}, {en.year}"),("Deposit",f"${m(dep)}")]
            yy=y+110
            for k,v in L: p.t(x+8,yy,k); p.t(x+52,yy,v); yy-=15
            yy=y+110
            for k,v in [("Base license fee",base)]+c: p.t(x+132,yy,k); p.t(x+256,yy,m(v),'r'); yy-=14
            p.line(x+132,yy+10,x+256,yy+10); p.t(x+132,yy-1,"Total monthly",b=True); p.t(x+256,yy-1,"$"+m(tot),'r',True)
            row.update(tenantName=nm,statusText="OPEN",contractRent=base,leaseStartDate=iso(st),leaseEndDate="Month-to-month" if mtm else iso(en),deposit=dep,charges=ch(c),totalCharges=tot)
        rows.append(row)
    p.new(); head(); p.t(60,710,"Recap",b=True,fs=11)
    for k,(l,v) in enumerate([("Vendors open",str(opn)),("Locations",str(len(stalls))),("Base license fees, month","$"+m(TB)),("Total monthly billing","$"+m(TC))]): p.t(60,690-k*15,l); p.t(320,690-k*15,v,'r')
    p.t(60,600,"Utility submeters are read on the 25th. Percentage fee over breakpoint is billed quarterly and is not on the cards.",fs=8)
    p.done(); save(fn,'RETAIL','Food hall stall cards, two across, recap page',rows,'The Foundry Food Hall','2026-03-01',16,opn,16-opn,hard=True)
def d6():
    r=random.Random(6506); fn='pelican_basin_slip_list.pdf'
    p=P(fn,letter,'Courier',7); PP=persons(r,120); n=0; rows=[]; occ=0; G=[0,0,0,0]
    def panel(x,y):
        for dx,al,a in [(0,'l','SLIP'),(28,'l','CLASS'),(54,'l','HOLDER'),(148,'l','THRU'),(228,'r','RATE'),(262,'r','POWER')]: p.t(x+dx,y,a,al,True)
        p.line(x,y-3,x+264,y-3)
    first=True
    for dock,k,loa in [('A',36,"30'"),('B',32,"36'"),('C',24,"45'"),('T',10,"T-head 60'")]:
        if not first and yb<260: p.new(); first=True
        if first: p.t(30,765,"PELICAN BASIN MARINA",b=True,fs=11); p.t(30,752,"WET SLIP LIST WITH SHORE POWER   AUGUST 31, 2026    RATES PER MONTH"); y=730; first=False
        else: y=yb-10
        p.t(30,y,f"DOCK {dock}  ({k} slips, {loa})",b=True,fs=8.5); y-=14; panel(30,y); panel(318,y); half=(k+1)//2; S=[0,0,0]
        for j in range(k):
            x=30 if j<half else 318; yy=y-13-(j%half if j<half else j-half)*10.5
            un=f"{dock}{j+1:02d}"; row=dict(unit=un,section=f"DOCK {dock}",unitType=loa.replace('T-head ',''))
            p.t(x,yy,un); p.t(x+32,yy,loa.replace('T-head ',''))
            if r.random()<.14: p.t(x+54,yy,r.choice(["-- OPEN --"])); row['statusText']='OPEN'
            else:
                f,l=PP[n]; n+=1; nm=f"{l.upper()}, {f[0]}"; e=dt.date(2026,r.randint(9,12),r.choice([15,30])) if r.random()<.5 else dt.date(2027,r.randint(3,8),30)
                mt=r.random()<.1; rate={'A':405.,'B':498.,'C':702.,'T':1180.}[dock]*(1 if r.random()<.7 else .9); rate=R2(rate); pw=R2(r.uniform(8,140)) if r.random()<.8 else 0.0
                p.t(x+54,yy,nm,maxw=90); p.t(x+148,yy,'MTM' if mt else e.strftime('%m/%d/%y')); p.t(x+228,yy,m(rate),'r'); p.t(x+262,yy,m(pw),'r')
                row.update(tenantName=nm,statusText='Occupied',leaseEndDate='MTM' if mt else iso(e),contractRent=rate,charges=[{"code":"POWER","amount":pw}]); S[0]+=1; S[1]+=rate; S[2]+=pw
            rows.append(row)
        yb=y-13-half*10.5; p.line(30,yb+7,582,yb+7); p.t(318,yb-2,f"DOCK {dock}: {S[0]} of {k} let",b=True); p.t(318+222,yb-2,m(S[1]),'r',True); p.t(318+264,yb-2,m(S[2]),'r',True); yb-=16
        G[0]+=S[0]; G[1]+=S[1]; G[2]+=S[2]; G[3]+=k
    p.t(30,yb-10,f"ALL DOCKS   {G[3]} slips   {G[0]} let   {G[3]-G[0]} open   rate {m(G[1])}   power {m(G[2])}",b=True,fs=8)
    p.done(); save(fn,'OTHER','Marina slip list in two panels per dock, Courier',rows,'Pelican Basin Marina','2026-08-31',G[3],G[0],G[3]-G[0],hard=True)
def d7():
    r=random.Random(6507); fn='harrowgate_mall_charges.pdf'
    p=P(fn,landscape(letter),'Helvetica',7); N=cos(r,60,["Shoes","Optical","Jewelers","Toys","Apparel","Wireless","Nails","Books","Candles","Sporting"],["","Co.","Outlet","Inc."])
    X=dict(un=36,te=76,sf=222,st=232,c=276,e=322,b=416,q1=464,q2=512,q3=556,q4=600,q5=648,tot=706,d=756)
    lab=[('q1','CAM'),('q2','Tax'),('q3','Ins'),('q4','Promo'),('q5','Central Plant')]
    secs=[('Department Stores',3),('Mall Shops - Lower Level',19),('Mall Shops - Upper Level',15),('Kiosks & Carts',8)]
    data=[]; i=0
    for s,k in secs:
        for j in range(k):
            un={'D':f"ANCH {'ABC'[j%3]}",'L':f"L{101+j*2}",'U':f"U{201+j*3}",'K':f"K-{j+1}"}[ 'D' if s[0]=='D' else 'L' if 'Lower' in s else 'U' if 'Upper' in s else 'K']
            sf=r.randint(70000,140000) if s[0]=='D' else r.randint(90,220) if s[0]=='K' else r.randint(700,6800)
            d=dict(s=s,un=un,sf=sf)
            z=r.random()
            if z<.13 and s[0]!='D': d['status']='Vacant'
            else:
                d['status']='Current' if z<.85 or s[0]=='D' else r.choice(['Temp','Bankrupt'])
                d['te']=N[i]; i+=1; d['c']=dt.date(r.randint(2012,2025),r.randint(1,12),1); d['e']=dt.date(r.randint(2027,2034),r.choice([1,12]),31)
                rate=4 if s[0]=='D' else 110 if s[0]=='K' else r.uniform(22,48)
                d['b']=R2(sf*rate/12); f=.12 if s[0]=='D' else 1
                d['q1']=R2(sf*.78*f); d['q2']=R2(sf*.34*f); d['q3']=R2(sf*.06*f); d['q4']=R2(sf*.1) if s[0]!='D' else 0.0; d['q5']=R2(sf*.22) if s[0]=='M' else 0.0
                d['tot']=R2(sum(d[q] for q in ('b','q1','q2','q3','q4','q5'))); d['d']=R2(d['b']) if r.random()<.3 else 0.0
                if r.random()<.3 and s[0]=='M' and d['e'].year>2027: d['step']=(dt.date(2026,r.choice([11,12]),1),R2(d['b']*1.04)),(dt.date(2027,12,1),R2(d['b']*1.08))
            data.append(d)
    K=['sf','b','q1','q2','q3','q4','q5','tot','d']; SS={s:{k:sum(d.get(k,0) for d in data if d['s']==s) for k in K} for s,_ in secs}; G={k:sum(SS[s][k] for s in SS) for k in K}
    occ=sum('te' in d for d in data)
    # page 1 summary
    p.t(396,560,"Harrowgate Mall",'c',True,20); p.t(396,540,"Rent Roll with Recoveries by Tenant",'c',fs=12); p.t(396,524,"as of September 30, 2026",'c',fs=11)
    y=480
    for x,w,al in [(180,'Category','l'),(360,'Spaces','r'),(420,'Leased','r'),(500,'GLA','r'),(610,'Monthly base rent','r')]: p.t(x,y,w,al,True,9)
    y-=16
    for s,k in secs:
        o=sum('te' in d for d in data if d['s']==s)
        for x,w,al in [(180,s,'l'),(360,k,'r'),(420,o,'r'),(500,m(SS[s]['sf'],0),'r'),(610,m(SS[s]['b']),'r')]: p.t(x,y,w,al,fs=9)
        y-=14
    p.line(180,y+10,610,y+10)
    for x,w,al in [(180,'Total','l'),(360,len(data),'r'),(420,occ,'r'),(500,m(G['sf'],0),'r'),(610,m(G['b']),'r')]: p.t(x,y,w,al,True,9)
    p.t(180,y-40,"Central Plant = chilled water and conditioned air billed by the landlord. Recoveries shown are 2026 monthly estimates.",fs=8); p.new()
    def head():
        p.t(36,585,"Harrowgate Mall - Rent Roll with Recoveries",b=True,fs=9); p.t(756,585,f"09/30/2026   page {p.pg}",'r')
        p.t(556,570,"- - - - - - monthly recoveries - - - - - -",'c')
        for k,al,a,b in [('un','l','','Space'),('te','l','','Trade name'),('sf','r','','GLA'),('st','l','','Status'),('c','l','Rent','start'),('e','l','','Expires'),('b','r','Base','rent')]+[(k,'r',*((w.split()+[''])[:2] if ' ' in w else ('',w))) for k,w in lab]+[('tot','r','Monthly','total'),('d','r','Security','deposit')]:
            p.t(X[k],560,a,al,True); p.t(X[k],551,b,al,True)
        p.line(36,547,756,547); return 535
    y=head(); rows=[]; cur=None; planted=None
    def tl(l,S,wrong=None):
        nonlocal y
        p.fill(36,y-3,720,11,.9); p.t(76,y,l,b=True); 
        for k in K: p.t(X[k],y,m(S[k]+(wrong or {}).get(k,0),0 if k=='sf' else 2),'r',True,6.3)
        y-=20
    for n_,d in enumerate(data):
        if d['s']!=cur:
            if y<80: p.new(); y=head()
            cur=d['s']; p.t(36,y,cur.upper(),b=True,fs=8); y-=12
        if y<45: p.new(); y=head()
        p.t(X['un'],y,d['un']); p.t(X['sf'],y,m(d['sf'],0),'r'); p.t(X['st'],y,d['status']); row=dict(unit=d['un'],section=cur,area=d['sf'],statusText=d['status'])
        if 'te' in d:
            p.t(X['te'],y,d['te']); p.t(X['c'],y,d['c'].strftime('%-m/%-d/%Y')); p.t(X['e'],y,d['e'].strftime('%-m/%-d/%Y'))
            for k in K[1:]: p.t(X[k],y,m(d[k]),'r')
            row.update(tenantName=d['te'],leaseStartDate=iso(d['c']),leaseEndDate=iso(d['e']),contractRent=d['b'],charges=ch([(w,d[k]) for k,w in lab]),totalCharges=d['tot'],deposit=d['d'])
            if 'step' in d:
                row['rentSteps']=[{"date":iso(a),"amount":b} for a,b in d['step']]; y-=9; p.t(X['te']+10,y,"Base rent steps to:  "+"    ".join(f"{a:%-m/%-d/%Y}  ${m(b)}/mo" for a,b in d['step']),fs=6.3)
        rows.append(row); y-=11
        if n_+1==len(data) or data[n_+1]['s']!=cur:
            w={'q1':1000.0} if 'Upper' in cur else None
            if w: planted={"what":f"Total of Mall Shops - Upper Level: CAM printed {m(SS[cur]['q1']+1000)}, the rows add up to {m(SS[cur]['q1'])} (1,000.00 too high); the mall total is right","kind":"total_wrong"}
            tl('Total '+cur,SS[cur],w)
    tl('MALL TOTAL',G); p.done()
    save(fn,'RETAIL','Mall: summary page first, sections, recovery columns, step lines beneath tenants',rows,'Harrowgate Mall','2026-09-30',len(data),occ,len(data)-occ,planted)
ALL=[d1,d2,d3,d4,d5,d6,d7]
if __name__=='__main__':
    for f in ALL: f()
