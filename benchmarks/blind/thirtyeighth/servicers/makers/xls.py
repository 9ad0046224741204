from common import *
import xlsxwriter
def WB(fn): 
    w=xlsxwriter.Workbook(DOC+fn); w.set_properties({'created':dt.datetime(2026,1,5)}); return w
def D_(ws,r,c,d,f,t=None):
    if isinstance(d,date): ws.write_datetime(r,c,dt.datetime(d.year,d.month,d.day),f)
    elif d not in(None,''): ws.write(r,c,d,t)
def x1():
    R=random.Random(3811);fn='quad_at_fairmont_entrata.xlsx';A=date(2026,3,31);w=WB(fn)
    pr=w.add_worksheet('Report Parameters');pr.set_column(0,1,34)
    for i,(a,b) in enumerate((('Report','Rent Roll (By Space)'),('Property','The Quad at Fairmont'),('Period','As of 03/31/2026'),('Lease Occupancy Type','Student'),('Charge Codes','Rent, Parking, Utility Fee, Furniture'),('Summarize By','Do Not Summarize'),('Run by','k.dorsett 04/03/2026 02:10 PM MDT'))): pr.write(i,0,a);pr.write(i,1,b)
    ws=w.add_worksheet('Rent Roll');n2=w.add_format({'num_format':'#,##0.00'});h=w.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1});b=w.add_format({'bold':1});bn=w.add_format({'bold':1,'num_format':'#,##0.00','top':1});d=w.add_format({'num_format':'mm/dd/yyyy'})
    ws.write(0,0,'The Quad at Fairmont',w.add_format({'bold':1,'font_size':14}));ws.write(1,0,'Rent Roll (By Space) - As of 03/31/2026')
    ws.merge_range(3,0,3,4,'Space',h);ws.merge_range(3,5,3,11,'Lease',h);ws.merge_range(3,12,3,17,'Scheduled Charges',h);ws.merge_range(3,18,3,19,'Ledger',h)
    H=['Bldg-Unit-Space','Building','Floor Plan','SqFt (Unit)','Market Rent','Status','Resident','Resp. ID','Lease Start','Lease End','Move-In','Move-Out','Rent','Parking','Utility Fee','Furniture','Concession','Total Charges','Deposit Held','Balance']
    for i,x in enumerate(H):ws.write(4,i,x,h)
    ws.set_column(0,3,12);ws.set_column(6,6,24);ws.set_column(8,11,11);ws.set_column(4,5,13);ws.set_column(12,19,11);ws.freeze_panes(5,1)
    r=5;rows=[];T=[0]*9;cnt={};fut=[]
    def put(u,bl,fp,sf,mk,st,n,ls,le,mi,mo,C,dep,bal,sec=None):
        nonlocal r
        ws.write(r,0,u);ws.write(r,1,bl);ws.write(r,2,fp);ws.write(r,3,sf)
        if mk is not None:ws.write(r,4,mk,n2)
        ws.write(r,5,st);ws.write(r,6,n or '')
        if n:ws.write(r,7,R.randint(8100000,8199999))
        for k,x in enumerate((ls,le,mi,mo)):D_(ws,r,8+k,x,d)
        tot=None
        if C:
            tot=sum(C)
            for k,x in enumerate(C):ws.write(r,12+k,x,n2)
            ws.write(r,17,tot,n2);ws.write(r,18,dep,n2);ws.write(r,19,bal,n2)
        rows.append(row(unit=u,building=bl,unitType=fp,area=sf,marketRent=mk,statusText=st,tenantName=n,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,contractRent=C[0] if C else None,charges=[dict(code=a,amount=q) for a,q in zip(('Rent','Parking','Utility Fee','Furniture','Concession'),C or [])],totalCharges=tot,deposit=dep if C else None,balance=bal if C else None,section=sec));r+=1
        return [mk or 0]+(C+[tot,dep,bal] if C else [0]*8)
    for bl in('1','2'):
        for un in range(101,109):
            fp,sf,mk,L_=[('4x4 Deluxe',1420,815,'ABCD'),('4x2 Classic',1265,735,'ABCD'),('2x2 Suite',905,985,'AB')][un%3]
            for s in L_:
                u=f'{bl}-{un}-{s}';z=R.random()
                if u in('1-104-A',):st='Model'
                elif z<.1:st='Vacant Unrented Not Ready' if z<.04 else 'Vacant Unrented Ready'
                elif z<.16:st='Vacant Rented Ready'
                elif z<.24:st='Notice Unrented'
                else:st='Occupied No Notice'
                k='m' if st=='Model' else 'v' if st[0]=='V' else 'o';cnt[k]=cnt.get(k,0)+1
                if k!='o':q=put(u,bl,fp,sf,mk,st,None,None,None,None,None,None,0,0)
                else:
                    q=put(u,bl,fp,sf,mk,st,nm(R,'lf'),date(2025,8,18),date(2026,7,31),date(2025,8,R.choice([18,19,20])),date(2026,R.choice([4,5]),30) if st[0]=='N' else None,[float(mk+R.choice([-40,-20,0,10])),R.choice([0,0,45.]),38.,R.choice([0,25.]),R.choice([0,0,0,0,-30.])],R.choice([0.,200.]),R.choice([0.,0.,0.,412.5,-25.]))
                if 'Vacant Rented' in st:fut.append((u,bl,fp,sf,mk))
                T=[a+b_ for a,b_ in zip(T,q)]
    ws.write(r,0,'Total',b);ws.write(r,4,T[0],bn)
    for k in range(8):ws.write(r,12+k,T[1+k],bn)
    r+=2;ws.write(r,0,'Future Leases',b);r+=1
    for f in fut:put(*f[:4],None,'Future - Lease Approved',nm(R,'lf'),date(2026,4,11),date(2027,7,31),date(2026,4,11),None,[float(f[4]),0,38.,0,0],200.,-200.,'Future Leases')
    N=sum(cnt.values());r+=1
    for l,v in(('Rentable Spaces',N),('Occupied Spaces',cnt['o']),('Vacant Spaces',cnt['v']),('Excluded (Model)',cnt.get('m',0))):ws.write(r,0,l,b);ws.write(r,4,v);r+=1
    w.close();save(fn,'STUDENT_HOUSING','Entrata by-space export, grouped header',True,'The Quad at Fairmont',A,N,cnt['o'],cnt['v'],rows,'Rent Roll')
def x2():
    R=random.Random(3812);fn='Birchmere Senior Living Q2 roll.xlsx';A=date(2026,6,30);w=WB(fn)
    c=w.add_worksheet('Census');ws=w.add_worksheet('June 26');B=w.add_format({'bold':1});n0=w.add_format({'num_format':'$#,##0'});t0=w.add_format({'num_format':'$#,##0','bold':1,'top':1,'bottom':6});H=w.add_format({'bold':1,'bottom':2,'text_wrap':1,'valign':'bottom','font_name':'Garamond','bg_color':'#E2EFDA'});d=w.add_format({'num_format':'d-mmm-yy','align':'left'});S=w.add_format({'bold':1,'italic':1,'bg_color':'#F2F2F2'})
    ws.write(0,1,'BIRCHMERE SENIOR LIVING',w.add_format({'bold':1,'font_size':15,'font_name':'Garamond'}));ws.write(1,1,'Resident roll at June 30, 2026 (for lender)')
    hd=['Apt','Apt type','Sq ft','Resident','Moved in','Market rate','Base rent','Care lvl','Level of care fee','2nd person fee','Med mgmt','Total monthly','Community fee paid','Payor / remarks']
    ws.set_column(0,0,2);ws.set_column(4,4,26);ws.set_column(1,3,9);ws.set_column(5,13,12);ws.set_column(14,14,26)
    for i,x in enumerate(hd):ws.write(3,1+i,x,H)
    r=4;rows=[];G=[0]*6;sm=[]
    for sec,st,n,base,ty in(('INDEPENDENT LIVING',101,14,3150,['1BR','2BR','1BR Dlx']),('ASSISTED LIVING',201,20,4425,['Studio','1BR','Studio']),('MEMORY CARE',301,12,6250,['Private','Companion'])):
        ws.merge_range(r,1,r,14,sec,S);r+=1;Z=[0]*6;o=v=0;off=0
        for k in range(n):
            u=st+k;t=ty[k%len(ty)];mk=base+(k%len(ty))*375;sf={'Studio':385,'1BR':560,'2BR':840,'1BR Dlx':640,'Private':330,'Companion':395}[t];ws.write(r,1,u);ws.write(r,2,t);ws.write(r,3,sf);ws.write(r,6,mk,n0)
            if u==101:
                ws.write(r,4,'MODEL / sales office');rows.append(row(unit=str(u),unitType=t,area=sf,marketRent=mk,statusText='MODEL / sales office',section=sec));off+=1;r+=1;continue
            if R.random()<.13:
                x=R.choice(['Vacant','Vacant - deposit taken, moves in 7/15']);ws.write(r,4,x);v+=1;rows.append(row(unit=str(u),unitType=t,area=sf,marketRent=mk,statusText=x,section=sec));r+=1;continue
            o+=1;nme=nm(R);mi=A-timedelta(R.randint(40,2300));rent=mk-R.choice([0,50,125,250]);lv=0 if st==101 else R.randint(1,4);loc=lv*420 if st==201 else lv*380 if lv else None;med=R.choice([None,275]) if st!=101 else None;two=k in(4,9) and st==101;sp=850 if two else None
            tot=rent+(loc or 0)+(med or 0);ws.write(r,4,nme);D_(ws,r,5,mi,d);ws.write(r,7,rent,n0)
            if lv:ws.write(r,8,lv);ws.write(r,9,loc,n0)
            if med:ws.write(r,11,med,n0)
            ws.write_formula(r,12,f'=SUM(H{r+1},J{r+1}:L{r+1})',n0,tot);ws.write(r,13,R.choice([0,2000,2500]),n0)
            if st!=101:ws.write(r,14,R.choice(['Private','Private','LTC ins.','VA A&A','Medicaid waiver']))
            rows.append(row(unit=str(u),unitType=t,area=sf,tenantName=nme,moveInDate=mi,statusText='Occupied',section=sec,marketRent=mk,contractRent=rent,charges=[dict(code=a,amount=q) for a,q in(('Level of care fee',loc),('Med mgmt',med)) if q],totalCharges=tot));Z=[a+b for a,b in zip(Z,(rent,loc or 0,0,med or 0,tot,0))];r+=1
            if two:
                ws.write(r,1,u);ws.write(r,4,(n2:=R.choice(F)+' '+nme.split()[1]));D_(ws,r,5,mi,d);ws.write(r,10,850,n0);ws.write_formula(r,12,f'=SUM(H{r+1},J{r+1}:L{r+1})',n0,850);ws.write(r,14,'second person')
                rows.append(row(unit=str(u),tenantName=n2,moveInDate=mi,section=sec,charges=[dict(code='2nd person fee',amount=850)],totalCharges=850));Z[2]+=850;Z[4]+=850;r+=1
        ws.write(r,1,f'{n} apts',B);ws.write(r,4,f'{o} occupied, {v} vacant'+(', 1 model' if off else ''),B)
        for cc,q in zip((7,9,10,11,12),Z):ws.write(r,cc,q,t0)
        G=[a+b for a,b in zip(G,Z)];sm.append((sec,n,o,v,off));r+=2
    ws.write(r,1,'ALL',B)
    for cc,q in zip((7,9,10,11,12),G):ws.write(r,cc,q,t0)
    for i,x in enumerate(['','Apartments','Occupied','Vacant','Offline']):c.write(2,i,x,B)
    c.write(0,0,'Birchmere census, 6/30/2026',B);c.set_column(0,0,24);c.set_column(1,4,12);c.set_column(1,4,12)
    for i,q in enumerate(sm+[('Total',)+tuple(sum(s[k] for s in sm) for k in range(1,5))]):
        for j,x in enumerate(q):c.write(3+i,j,x)
    w.close();save(fn,'SENIOR_HOUSING',"borrower's Excel with care fees and second persons",True,'Birchmere Senior Living',A,46,sum(s[2] for s in sm),sum(s[3] for s in sm),rows,'June 26')
def x3():
    R=random.Random(3813);fn='buildium_rentroll_export_20251231.xlsx';A=date(2025,12,31);w=WB(fn);ws=w.add_worksheet('Rent roll');h=w.add_format({'bold':1});n2=w.add_format({'num_format':'"$"#,##0.00'});bn=w.add_format({'num_format':'"$"#,##0.00','bold':1})
    ws.write(0,0,'Rent roll',w.add_format({'bold':1,'font_size':14}));ws.write(1,0,'Osprey Lane Partners LLC');ws.write(2,0,'As of 12/31/2025')
    for i,x in enumerate(['Property','Unit','Tenants','Lease','Lease type','Status','Days left','Beds/Baths','Sq. ft.','Market rent','Rent','Recurring charges','Recurring credits','Deposits held','Prepayments','Balance due']):ws.write(4,i,x,h)
    ws.set_column(0,0,22);ws.set_column(1,1,13);ws.set_column(2,3,28);ws.set_column(4,15,13)
    Q=[('Storefront 1','Inkwell Stationers LLC',None,1180,2400,2350),('Storefront 2','Nori House Ramen',None,1420,2900,2950),('Apt 2A',nm(R),'1/1',620,1300,1275),('Apt 2B',nm(R)+', '+nm(R),'2/1',850,1575,1560),('Apt 2C',None,'1/1',640,1300,None),('Apt 2D',nm(R),'2/2',910,1650,1650),('Apt 3A',nm(R),'1/1',620,1325,1240),('Apt 3B',nm(R),'2/1',850,1595,1595),('Apt 3C',nm(R)+', '+nm(R),'1/1',640,1325,1310),('Garage 1',nm(R),None,None,125,125),('Garage 2',None,None,None,125,None)]
    T=[0]*7;rows=[];r=5
    for u,n,bb,sf,mk,rt in Q:
        ws.write(r,0,'88 Osprey Lane');ws.write(r,1,u);ws.write(r,7,bb or '—');ws.write(r,8,sf if sf else '');ws.write(r,9,mk,n2);T[0]+=mk
        if n:
            s,e,_=lease(R,date(2025,12,1),60 if 'Store' in u else 12);mtm=u in('Apt 3A','Garage 1');rc=R.choice([0,35,60]) if 'Apt' in u else 410 if 'Store' in u else 0;cr=-25 if u=='Apt 3B' else 0;dep=rt if 'Gar' not in u else 0;pp=R.choice([0,0,100]);bal=R.choice([0,0,0,rt])
            ws.write(r,2,n);ws.write(r,3,f'{us2(s)} - '+('At-will' if mtm else us2(e)));ws.write(r,4,'At-will' if mtm else 'Fixed');ws.write(r,5,'Active')
            if not mtm:ws.write(r,6,(e-A).days)
            for k,q in enumerate((rt,rc,cr,dep,pp,bal)):ws.write(r,10+k,q,n2);T[1+k]+=q
            rows.append(row(unit=u,propertyName='88 Osprey Lane',unitType=bb,area=sf,tenantName=n,statusText='Active',marketRent=mk,contractRent=rt,leaseStartDate=s,leaseEndDate='At-will' if mtm else e,deposit=dep,balance=bal,charges=[dict(code='Recurring charges',amount=rc),dict(code='Recurring credits',amount=cr)]))
        else:
            ws.write(r,2,'VACANT');ws.write(r,5,'Vacant');rows.append(row(unit=u,propertyName='88 Osprey Lane',unitType=bb,area=sf,statusText='Vacant',marketRent=mk))
        r+=1
    ws.write(r,0,'Total',h)
    for k,q in enumerate(T):ws.write(r,9+k,q,bn)
    w.close();save(fn,'MIXED_USE','Buildium export, lease dates in one cell, garages as rows',True,'88 Osprey Lane',A,9,8,1,rows,'Rent roll')
def x4():
    R=random.Random(3814);fn='Tri-County Commerce Park Skyline.xlsx';A=date(2026,3,31);w=WB(fn);ws=w.add_worksheet('RRDETAIL');n2=w.add_format({'num_format':'#,##0.00','font_name':'Courier New','font_size':9});i0=w.add_format({'num_format':'#,##0','font_name':'Courier New','font_size':9});t=w.add_format({'font_name':'Courier New','font_size':9});b=w.add_format({'bold':1,'font_name':'Courier New','font_size':9});bn=w.add_format({'bold':1,'num_format':'#,##0.00','font_name':'Courier New','font_size':9,'top':1});bi=w.add_format({'bold':1,'num_format':'#,##0','font_name':'Courier New','font_size':9,'top':1})
    for i,x in enumerate(('SKYLINE PROPERTY MANAGEMENT','TENANT RENT ROLL DETAIL','PROPERTY: 0712 TRI-COUNTY COMMERCE PARK','PERIOD ENDING 03/31/26')):ws.write(i,0,x,b)
    h1=['BLDG','SUITE','TENANT','SQUARE','LEASE','LEASE','CHG','MONTHLY','ANNUAL','RATE','SECURITY','','NEXT INCREASE','']
    h2=['','','','FEET','BEGIN','EXPIRE','CODE','CHARGE','CHARGE','/SF','DEPOSIT','','DATE','MO. RENT']
    for i,(x,y) in enumerate(zip(h1,h2)):ws.write(5,i,x,b);ws.write(6,i,y,b)
    ws.set_column(0,1,7);ws.set_column(2,2,32);ws.set_column(3,13,12);ws.set_column(11,11,2)
    tn=['Vantage Pallet & Crate','Hydrosel Pump Repair','Nordlicht Imports Inc.','Copperline Electric Supply','Tri-County Food Bank','Maple Fork Cabinetry','Zephyr Last Mile LLC','Stonebridge Tile Wholesale','Accupress Die Cutting','Keel Marine Canvas','Bantam Brewing (production)','Ridgeway HVAC']
    r=8;rows=[];C={};TS=OS=0;k=0;O=V=0
    for bl in('A','B','C'):
        bs=0;br=0
        for j in range(5):
            su=f'{100*(j+1)}';sf=R.choice([4800,6000,7200,12400,18650]);ws.write(r,0,bl,t);ws.write(r,1,su,t);ws.write(r,3,sf,i0);bs+=sf
            if (bl,su) in(('A','300'),('B','500'),('C','200')):
                ws.write(r,2,'** VACANT **',t);rows.append(row(unit=su,building=bl,area=sf,statusText='VACANT'));V+=1;r+=2;continue
            n=tn[k];k+=1;O+=1;OS+=sf;rate=R.choice([7.2,7.8,8.4,9.0]);rent=round(sf*rate/12,2);s=date(R.randint(2020,2025),R.randint(1,12),1);e=addm(s,R.choice([84,96]))-timedelta(1);dep=round(rent,0);nx=date(2027 if s.month<=3 else 2026,s.month,1) if date(2027 if s.month<=3 else 2026,s.month,1)<e else None
            if n[:4]=='Keel':e='MTM';nx=None
            cs=[('BRT',rent),('CAM',round(sf*1.1/12,2)),('TAX',round(sf*.85/12,2)),('INS',round(sf*.24/12,2))]
            if n[:3]=='Tri':cs=cs[:1]
            ws.write(r,2,n,t);ws.write(r,4,s.strftime('%m/%d/%y'),t);ws.write(r,5,e if e=='MTM' else e.strftime('%m/%d/%y'),t);ws.write(r,10,dep,n2)
            st=[]
            if nx:
                a=round(rent*1.03,2);ws.write(r,12,nx.strftime('%m/%d/%y'),t);ws.write(r,13,a,n2);st=[dict(date=iso(nx),amount=a)]
            for c_,q in cs:ws.write(r,6,c_,t);ws.write(r,7,q,n2);ws.write(r,8,round(q*12,2),n2);ws.write(r,9,round(q*12/sf,2),n2);C[c_]=C.get(c_,0)+q;r+=1
            tot=sum(q for _,q in cs);ws.write(r,6,'TOT',b);ws.write(r,7,tot,bn);ws.write(r,8,round(tot*12,2),bn);br+=tot;r+=2
            rows.append(row(unit=su,building=bl,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=round(rent*12,2),charges=[dict(code=c_,amount=q) for c_,q in cs],totalCharges=tot,deposit=dep,rentSteps=st))
        ws.write(r,2,f'BUILDING {bl} TOTAL',b);ws.write(r,3,bs,bi);ws.write(r,7,br,bn);ws.write(r,8,br*12,bn);r+=2;TS+=bs
    ws.write(r,2,'PROPERTY TOTAL',b);ws.write(r,3,TS,bi);ws.write(r,7,sum(C.values()),bn);ws.write(r,8,sum(C.values())*12,bn);r+=1
    for l,q in(('LEASED SQUARE FEET',OS),('VACANT SQUARE FEET',TS-OS)):ws.write(r,2,l,b);ws.write(r,3,q,bi);r+=1
    r+=1;ws.write(r,2,'RECAP BY CHARGE CODE',b);r+=1
    for c_,q in C.items():ws.write(r,2,c_,t);ws.write(r,7,q,n2);r+=1
    ws.write(r+1,2,f'SUITES {O+V}  LEASED {O}  VACANT {V}',b)
    w.close();save(fn,'INDUSTRIAL','Skyline detail, charges stacked under tenant, next increase',True,'Tri-County Commerce Park',A,O+V,O,V,rows,'RRDETAIL')
def x5():
    R=random.Random(3815);fn='propertyware_rent_roll.xlsx';A=date(2025,9,30);w=WB(fn);ws=w.add_worksheet('Sheet1');h=w.add_format({'bold':1,'bg_color':'#D9D9D9','text_wrap':1});d=w.add_format({'num_format':'m/d/yyyy'});n2=w.add_format({'num_format':'#,##0.00;(#,##0.00)'});bn=w.add_format({'bold':1,'num_format':'#,##0.00;(#,##0.00)'})
    ws.write(0,0,'Rent Roll - Portfolio: Juniper SFR Fund II');ws.write(1,0,'Date: 09/30/2025');ws.write(1,4,'Lease status: Active, Active - Notice Given, Vacant, Eviction')
    for i,x in enumerate(['Building','City','Bed','Bath','Total Area','Target Rent','Base Rent','Pet','Smart Home','Discount','Lease Total','Tenant(s)','Lease Status','Start Date','End Date','Scheduled Move Out','Deposit','Balance']):ws.write(3,i,x,h)
    ws.set_column(0,0,27);ws.set_column(5,10,12);ws.set_column(11,12,24);ws.set_column(13,17,12);ws.autofilter(3,0,36,17)
    ST='Wren Ct|Tallgrass Dr|Copper Kettle Ln|Ransom Rd|Blue Heron Way|Old Ferry Rd'.split('|');r=4;rows=[];T=[0]*8;O=V=0;used=set()
    for i in range(33):
        u=f'{R.randint(101,9899)} {R.choice(ST)}';bd=R.choice([3,3,4]);ba=R.choice([2,2.5]);sf=R.randint(1180,2350);mk=round(sf*.9/5)*5+300;ct=R.choice(['Mesquite','Garland','Irving'])
        for k,x in enumerate((u,ct,bd,ba,sf)):ws.write(r,k,x)
        ws.write(r,5,mk,n2);T[0]+=mk;st='Vacant' if i in(6,19,28) else 'Active - Notice Given' if i in(3,22) else 'Eviction' if i==11 else 'Active';ws.write(r,12,st)
        if st=='Vacant':V+=1;rows.append(row(unit=u,area=sf,marketRent=mk,statusText=st))
        else:
            O+=1;s,e,_=lease(R,A);bs=mk-R.randint(-40,120);pet=R.choice([0,0,35]);dc=R.choice([0,0,0,0,-100]);lt=bs+pet+25+dc;dep=mk;bal=bs*3+150 if st[0]=='E' else R.choice([0,0,0,-35.5,640]);mo=date(2025,10,31) if 'Notice' in st else None;n=nm(R)+(' & '+nm(R) if R.random()<.35 else '')
            if i in(8,25):e=None
            for k,q in enumerate((bs,pet,25,dc,lt)):ws.write(r,6+k,q,n2);T[1+k]+=q
            ws.write(r,11,n);D_(ws,r,13,s,d);D_(ws,r,14,e or 'Month to month',d);D_(ws,r,15,mo,d);ws.write(r,16,dep,n2);ws.write(r,17,bal,n2);T[6]+=dep;T[7]+=bal
            rows.append(row(unit=u,area=sf,tenantName=n,statusText=st,marketRent=mk,contractRent=bs,leaseStartDate=s,leaseEndDate=e or 'Month to month',moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code='Pet',amount=pet),dict(code='Smart Home',amount=25),dict(code='Discount',amount=dc)],totalCharges=lt))
        r+=1
    ws.write(r+1,0,'Grand Totals (33 buildings)',h)
    for k,q in enumerate(T[:6]):ws.write(r+1,5+k,q,bn)
    ws.write(r+1,16,T[6],bn);ws.write(r+1,17,T[7],bn);w.close()
    save(fn,'SINGLE_FAMILY_RENTAL','Propertyware flat export of scattered homes',False,'Juniper SFR Fund II',A,33,O,V,rows,'Sheet1')
def x6():
    R=random.Random(3816);fn='RR_Affordable_St_Brendan_Towers.xlsx';A=date(2026,6,30);w=WB(fn);ws=w.add_worksheet('Report1');n2=w.add_format({'num_format':'#,##0.00','font_size':8});f8=w.add_format({'font_size':8});h=w.add_format({'bold':1,'font_size':8,'text_wrap':1,'align':'center','bg_color':'#DDEBF7','border':1});b=w.add_format({'bold':1,'font_size':8});bn=w.add_format({'bold':1,'font_size':8,'num_format':'#,##0.00','top':1});d=w.add_format({'num_format':'mm/dd/yyyy','font_size':8})
    for i,x in enumerate(('Affordable Rent Roll','St. Brendan Towers (stbren)','As of 06/30/2026')):ws.merge_range(i,0,i,17,x,w.add_format({'bold':1,'align':'center'}))
    for i,x in enumerate(['Unit','Bdrm','Unit Sq Ft','Tenant Code','Tenant Name','Unit Status','Contract','Gross Rent','Utility Allow.','Contract Rent','Tenant Rent','Subsidy (HAP)','Total Charges','Security Deposit','Move In','Lease To','Next AR','Balance']):ws.write(4,i,x,h)
    ws.set_column(0,3,8);ws.set_column(4,4,24);ws.set_column(5,17,11);ws.set_column(3,3,9,None,{'hidden':1});ws.set_landscape();ws.repeat_rows(4)
    r=5;rows=[];G=[0]*8;cn={};bt={}
    for fl in range(1,13):
        ws.write(r,0,f'Floor {fl}',b);r+=1;Z=[0]*8
        for k in range(1,11):
            u=f'{fl:02d}{k:02d}';bd=['1BR','1BR','0BR','2BR','1BR'][k%5];sf={'0BR':410,'1BR':565,'2BR':790}[bd];cr={'0BR':1312,'1BR':1540,'2BR':1884}[bd];ua={'0BR':41,'1BR':58,'2BR':79}[bd];z=R.random()
            st='Admin' if u=='0101' else 'Down' if u=='0704' else 'Vacant Unrented Ready' if z<.03 else 'Vacant Rented Ready' if z<.05 else 'Notice Unrented' if z<.08 else 'Occupied No Notice';cn[st]=cn.get(st,0)+1;bb=bt.setdefault(bd,[0,0]);bb[0]+=1
            for c_,q in((0,u),(1,bd),(2,sf),(5,st)):ws.write(r,c_,q,f8)
            if st[0] in'ADV':
                if st!='Admin':ws.write(r,9,cr,n2);Z[2]+=cr;ws.write(r,7,cr+ua,n2);ws.write(r,8,ua,n2);Z[0]+=cr+ua;Z[1]+=ua
                ws.write(r,4,{'A':'MANAGEMENT OFFICE','D':'DOWN','V':'VACANT'}[st[0]],f8);rows.append(row(unit=u,unitType=bd,area=sf,statusText=st,section=f'Floor {fl}',contractRent=cr if st!='Admin' else None))
            else:
                bb[1]+=1;n=nm(R,'lf');tr=min(cr,R.randint(0,640)) if R.random()<.9 else cr;hp=cr-tr;mi=A-timedelta(R.randint(90,7500));le=eom(date(2026+(mi.month<=6),mi.month,1));dep=R.choice([50,212,tr]);bal=R.choice([0]*7+[tr,-11.]);ws.write(r,3,f't{R.randint(10000,99999)}',f8);ws.write(r,4,n,f8);ws.write(r,6,'S8-0042',f8)
                for c_,q in zip((7,8,9,10,11,12,13,17),(cr+ua,ua,cr,tr,hp,cr,dep,bal)):ws.write(r,c_,q,n2)
                Z=[a+q for a,q in zip(Z,(cr+ua,ua,cr,tr,hp,cr,dep,bal))]
                D_(ws,r,14,mi,d);D_(ws,r,15,le,d);D_(ws,r,16,le+timedelta(1),d)
                rows.append(row(unit=u,unitType=bd,area=sf,tenantName=n,statusText=st,section=f'Floor {fl}',contractRent=cr,charges=[dict(code='Tenant Rent',amount=tr),dict(code='Subsidy (HAP)',amount=hp)],totalCharges=cr,deposit=dep,moveInDate=mi,leaseEndDate=le,balance=bal))
            r+=1
        ws.write(r,4,f'Total Floor {fl}',b)
        for c_,q in zip((7,8,9,10,11,12,13,17),Z):ws.write(r,c_,q,bn)
        G=[a+q for a,q in zip(G,Z)];r+=1
    ws.write(r,4,'Property Total',b)
    for c_,q in zip((7,8,9,10,11,12,13,17),G):ws.write(r,c_,q,bn)
    r+=2;ws.write(r,4,'Status',b);ws.write(r,5,'Units',b);ws.write(r,7,'Type',b);ws.write(r,8,'Units',b);ws.write(r,9,'Occupied',b)
    for i,(k,q) in enumerate(sorted(cn.items())):ws.write(r+1+i,4,k,f8);ws.write(r+1+i,5,q,f8)
    ws.write(r+1+len(cn),4,'Total',b);ws.write(r+1+len(cn),5,120,b)
    for i,(k,q) in enumerate(sorted(bt.items())):ws.write(r+1+i,7,k,f8);ws.write(r+1+i,8,q[0],f8);ws.write(r+1+i,9,q[1],f8)
    w.close();o=sum(q[1] for q in bt.values());v=sum(q for k,q in cn.items() if k[0]=='V')
    save(fn,'MULTIFAMILY','Yardi affordable HAP roll, 120 units, floors, hidden column',True,'St. Brendan Towers',A,120,o,v,rows,'Report1')
def x7():
    R=random.Random(3817);fn='Pinecrest Gardens rents 12-31-25.xlsx';A=date(2025,12,31);w=WB(fn);ws=w.add_worksheet('Dec');w.add_worksheet('Sheet2');y=w.add_format({'bg_color':'#FFFF99'});B=w.add_format({'bold':1});u_=w.add_format({'bold':1,'underline':1});tot=w.add_format({'bold':1,'top':1,'num_format':'#,##0'})
    ws.write(0,0,'PINECREST GARDENS  -  RENTS  12/31/25',B);ws.write(1,0,'owner: Pinecrest Gardens of Macon LLC     24 apts')
    ws.set_column(2,2,24);ws.set_column(3,3,2);ws.set_column(4,10,11);ws.set_column(11,11,34)
    for c_,x in((0,'Apt #'),(1,'Type'),(2,'Name'),(4,'Rent'),(5,'Sec 8 pays'),(6,'Tenant pays'),(7,'Deposit'),(8,'Lease up'),(9,'Moved in'),(10,'Owes'),(11,'Notes')):ws.write(3,c_,x,u_)
    r=4;rows=[];T=[0]*5;pl=None;O=V=0
    us_=[f'{b}{i}' for b in 'ABC' for i in range(1,9)];last=None
    for u in us_:
        if u[1]=='1' and u!='A1':r+=1
        ty='2/1' if int(u[1])%3 else '3/2';ws.write(r,0,u);ws.write(r,1,ty)
        if u in('A6','C3'):
            t='VACANT' if u=='A6' else 'VACANT - rehab';ws.write(r,2,t,y);ws.write(r,11,'' if u=='A6' else 'new floors, ready in Feb');V+=1;rows.append(row(unit=u,unitType=ty,statusText=t));r+=1;continue
        O+=1;n=nm(R);rent=R.choice([875,895,925]) if ty=='2/1' else R.choice([1040,1075]);s8=R.choice([None,None,None,412,537,688]);tp=rent-(s8 or 0);dep=R.choice([400,500,rent]);s,e,mi=lease(R,A);bal=R.choice([0,0,0,0,tp,120]);le='M-T-M' if R.random()<.2 else e;nt={'B2':'maintenance man, rent reduced','B7':'gave notice, out 1/31'}.get(u,'')
        if u=='B2':rent=450;s8=None;tp=450
        for rep in range(2 if u=='B5' else 1):
            if rep:ws.write(r,0,u);ws.write(r,1,ty);pl=dict(what='Apt B5 is listed twice (same tenant, same amounts); totals and the printed 24 apts count it once',kind='unit_doubled')
            ws.write(r,2,n);ws.write_string(r,4,f'{rent:,}') if u[0]=='A' else ws.write(r,4,rent)
            if s8:ws.write(r,5,s8)
            ws.write(r,6,tp);ws.write(r,7,dep);ws.write(r,8,le if le=='M-T-M' else us2(le));ws.write(r,9,us2(mi));ws.write(r,10,bal);ws.write(r,11,nt)
            rows.append(row(unit=u,unitType=ty,tenantName=n,statusText=None if u=='B7' else 'Occupied',contractRent=rent,charges=[dict(code=a,amount=q) for a,q in(('Sec 8 pays',s8),('Tenant pays',tp)) if q is not None],deposit=dep,leaseEndDate=le,moveInDate=mi,balance=bal));r+=1
        T=[a+q for a,q in zip(T,(rent,s8 or 0,tp,dep,bal))]
    ws.write(r,2,'Total apts',B)
    for c_,q in zip((4,5,6,7,10),T):ws.write(r,c_,q,tot)
    r+=2
    for k,n,a in(('Gar 1',nm(R),75),('Gar 2','Owner storage',None),('Laundry','Suds-O-Matic (avg)',310)):
        ws.write(r,0,k);ws.write(r,2,n)
        if a:ws.write(r,4,a)
        rows.append(row(unit=k,tenantName=n,contractRent=a));r+=1
    ws.write(r,2,'Total all',B);ws.write(r,4,T[0]+385,tot);r+=2
    ws.write(r,2,f'Apts rented: {O}     empty: {V}',B);w.close();assert pl
    save(fn,'MULTIFAMILY',"small owner's own Excel, numbers as text, Section 8 split",True,'Pinecrest Gardens',A,24,O,V,rows,'Dec',pl)
def run():
    for f in(x1,x2,x3,x4,x5,x6,x7):f()
