from make3 import *
# ---- 12 UK business park, spacers, hidden col
def d12():
    rng=random.Random(3812); fn='Langmere BP Tenancy Schedule Q3.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Schedule'; nt=wb.create_sheet('Notes')
    nt['A1']='1. Rents exclude VAT.'; nt['A2']='2. Units marked Under Offer are treated as vacant.'; nt['A3']='3. Breaks are tenant-only unless stated.'
    ws['B1']='LANGMERE BUSINESS PARK, IPSWICH'; ws['B1'].font=Font(bold=True,size=13,color='1B4F72'); ws['B2']='Tenancy schedule at 29 September 2025'
    nm=names(rng,'uk',32); H=['Unit','Tenant','System ref',None,'Use','Area (sq ft)','EPC',None,'Lease start','Lease end','Break','Review',None,'Passing rent (£ pa)','Rent (£ psf)','Headline rent (£ pa)','Deposit (£)','Status']
    for j,h in enumerate(H):
        c=ws.cell(4,2+j,h)
        if h: c.font=BD; c.fill=PatternFill('solid',fgColor='D6EAF8'); c.alignment=Alignment(wrap_text=True)
    r=5; rows=[]; k=0; ct={}; G=[0]*4
    for sec,n_ in (('The Granary (offices)',10),('Mill Units (light industrial)',13),('Dock Row (trade counter)',5)):
        ws.cell(r,2,sec).font=Font(bold=True,underline='single'); r+=1; S=[0]*4
        for j in range(n_):
            u={'T':f'Suite G{j+1}','M':f'Mill {j+1}','D':f'Dock {j+1}'}[sec[0]]; a=rng.randrange(410,3900,5); use=rng.choice({'T':['E(g)(i)'],'M':['E(g)(iii)','B8'],'D':['B8','Sui generis']}[sec[0]]); S[0]+=a; q=(sec[0],j)
            stt='Vacant' if q in (('T',2),('M',6)) else 'Under offer' if q in (('T',7),('D',4)) else None
            def w(v):
                for c,x in v.items():
                    y=ws.cell(r,c,x)
                    if isinstance(x,date): y.number_format='dd/mm/yyyy'
                    elif isinstance(x,int): y.number_format='#,##0'
                    elif isinstance(x,float): y.number_format='0.00'
            b=dict(unit=u,section=sec,area=a)
            if stt: w({2:u,4:f'LBP{r:03}',6:use,7:a,8:'C',19:stt}); rows.append(dict(b,statusText=stt)); ct['v']=ct.get('v',0)+1; r+=1; continue
            n=nm[k];k+=1; s=date(rng.randint(2019,2025),rng.randint(1,9),rng.choice([1,24,25,29]) if 0 else 1); y=rng.choice([3,5,10]); e=endd(s,y); stt='Let'
            if e<date(2025,9,29): stt='Holding over'
            hd=round(a*rng.randrange(900,1750,25)/100/50)*50; ps=hd if k%6 else round(hd/2); dep=rng.choice([0,round(hd/4)]) 
            w({2:u,3:n,4:f'LBP{r:03}',6:use,7:a,8:rng.choice('BCCD'),10:s,11:e,12:addy(s,y//2+1) if y>3 else 'None',13:addy(s,5) if y==10 else 'None',15:ps,16:ps/a,17:hd,18:dep,19:stt}); r+=1
            rows.append(dict(b,tenantName=n,statusText=stt,annualRent=ps,leaseStartDate=str(s),leaseEndDate=str(e),deposit=dep)); S=[S[0],S[1]+ps,S[2]+hd,S[3]+dep]
        w_={2:'Sub-total',7:S[0],15:S[1],16:S[1]/S[0],17:S[2],18:S[3]}
        w(w_); [setattr(c,'font',BD) for c in ws[r]]; r+=2; G=[x+y for x,y in zip(G,S)]
    w({2:'Park total',3:f'28 units: {28-ct["v"]} let, {ct["v"]} vacant or under offer',7:G[0],15:G[1],16:G[1]/G[0],17:G[2],18:G[3]}); [setattr(c,'font',BD) for c in ws[r]]
    wid(ws,[2,12,34,9,2,12,9,5,2,11,11,11,11,2,12,8,12,10,13]); ws.column_dimensions['D'].hidden=True; ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Langmere Business Park',asOnDate='2025-09-29',units=28,occupied=28-ct['v'],vacant=ct['v'],sheet='Schedule',rows=rows),'MIXED_USE','UK Excel schedule, spacer columns, hidden ref column','passing vs headline rent; under offer; annual')
# ---- 13 large office tower Canada
def d13():
    rng=random.Random(3813); fn='bayview_tower_rentroll_stacking.xlsx'; wb=Workbook(); ws=wb.active; ws.title='RR Oct25'; rows=[]
    nm=[a+' '+b for a in A for b in B['office']]; rng.shuffle(nm); k=0
    ws['A1']='Bayview Tower – 88 Harbour Street, Halifax NS'; ws['A2']='Office & retail rent roll, October 2025'; ws['A1'].font=Font(bold=True,size=12)
    put(ws,4,['FLR','SUITE','OCCUPANT','TYPE','RSF','FROM','TO','BASE RENT','ADD’L RENT','MONTHLY','STEP 1',None,'STEP 2',None]); put(ws,5,[None,None,None,None,None,None,None,'/MONTH','/MONTH','TOTAL','DATE','/MONTH','DATE','/MONTH'])
    ws.merge_cells('K4:L4'); ws.merge_cells('M4:N4')
    for rr in (4,5):
        for c in ws[rr]: c.font=Font(bold=True,size=9); c.fill=PatternFill('solid',fgColor='F4E1B5')
    r=6; cn=[0,0,0,0]; G=[0]*4; asof=date(2025,10,1)
    for fl in range(22,0,-1):
        n=rng.choice([4,5,6,7]) if fl>1 else 8
        for j in range(n):
            su=f'{fl}{(j+1)*5:02d}' ; ty='Office' if fl>1 else 'Retail'; a=rng.randrange(640,2900); cn[0]+=1; G[0]+=a; p=rng.random()
            f=fl if j==0 else None
            if p<.12 or (fl,j) in ((9,0),(14,2)):
                t='Vacant'; 
                if (fl,j)==(9,0): t='Management Office'
                if (fl,j)==(14,2): t='Model Suite (spec)'
                put(ws,r,[f,su,t,ty,a]); x=dict(unit=su,area=a,unitType=ty,statusText=t); 
                if t=='Vacant': cn[2]+=1
                else: cn[3]+=1
                rows.append(x); r+=1; continue
            nme=nm[k];k+=1; cn[1]+=1
            if j and p>.93 and 'tenantName' in rows[-1]: nme=rows[-1]['tenantName']
            s=date(rng.randint(2018,2025),rng.randint(1,9),1); y=rng.choice([5,10,10]); e=endd(s,y)
            mtm=e<asof; mo=round(a*rng.randrange(1400,2600,25)/1200,2) if fl>1 else round(a*3.4,2); ad=round(a*17.85/12,2); st=[]
            d=addy(date(2025,s.month,1),1) 
            if not mtm:
                for q in (0,2):
                    if addy(d,q)<e: st.append((addy(d,q),round(mo+a*(q/2+1)/12,2)))
            put(ws,r,[f,su,nme,ty,a,s,'MTM' if mtm else e,mo,ad,round(mo+ad,2)]+[z for q in st for z in q]); r+=1
            x=dict(unit=su,area=a,unitType=ty,tenantName=nme,statusText='Occupied',contractRent=mo,leaseStartDate=str(s),leaseEndDate='MTM' if mtm else str(e),charges=[dict(code='ADD’L RENT',amount=ad)],totalCharges=round(mo+ad,2))
            if st: x['rentSteps']=[dict(date=str(q[0]),amount=q[1]) for q in st]
            rows.append(x); G=[G[0],G[1]+mo,G[2]+ad,G[3]+mo+ad]
    put(ws,r,['Other leases']); ws.cell(r,1).font=BD; r+=1
    for u,t,ty,mo,s,e in (('ROOF-1','Maritime Cellular Inc.','Antenna',2150.0,date(2019,5,1),date(2029,4,30)),('ROOF-2','Fundy FM Radio','Antenna',875.0,date(2021,1,1),date(2030,12,31)),('P1-S4',rows[3].get('tenantName','Sable Media'),'Storage',185.0,date(2022,1,1),'MTM')):
        put(ws,r,[None,u,t,ty,None,s,e,mo,None,mo]); r+=1; G[1]+=mo;G[3]+=mo
        rows.append(dict(unit=u,unitType=ty,tenantName=t,statusText='Occupied',section='Other leases',contractRent=mo,leaseStartDate=str(s),leaseEndDate=str(e),totalCharges=mo))
    put(ws,r+1,['TOTAL',None,None,None,G[0],None,None]+[round(x,2) for x in G[1:]]); [setattr(c,'font',BD) for c in ws[r+1]]
    put(ws,r+3,[None,None,'Suites',cn[0]]);put(ws,r+4,[None,None,'Leased',cn[1]]);put(ws,r+5,[None,None,'Vacant',cn[2]]);put(ws,r+6,[None,None,'Landlord use',cn[3]])
    wid(ws,[5,8,32,9,8,11,11,12,12,12,11,11,11,11]); ws.print_title_rows='4:5'; ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Bayview Tower',asOnDate='2025-10',units=cn[0],occupied=cn[1],vacant=cn[2],rows=rows),'OFFICE','large stacked roll, floor printed once, two-line header','landlord-use suites; antenna and storage rows; two step pairs')
# ---- 14 AU strip, numbers as text
def d14():
    fn='Wattle St Shops tenancy list.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Tenants'
    D=[('Shop 1','Golden Crust Bakehouse','84 m2','1/07/2022','30/06/2027','$4,250.00','$612.00','5 yrs','CPI 1 July','$12,750.00'),('Shop 2','Petal & Fern Florist','61 m2','15/03/2024','14/03/2027','$2,990.00','$445.00','3 yrs','4% 15 Mar','$5,980.00'),('Shop 3','VACANT – for lease','72 m2','','','','','','',''),('Shops 4 & 5','Wattle Street Medical Pty Ltd','168 m2','1/02/2020','31/01/2030','$8,015.50','$1,226.00','5 + 5 yrs','Market 1 Feb 27','$24,046.50'),('Shop 6','Reef Fish & Chips','79 m2','1/10/2021','30/09/2026','$3,780.00','$576.00','nil','CPI 1 Oct','$7,560.00'),('Shop 7','Bright Minds Tutoring','66 m2','1/08/2019','Monthly','$2,400.00','$481.00','nil','n/a','$2,400.00'),('Suite 1 (upstairs)','Corella Bookkeeping','55 m2','1/05/2025','30/04/2028','$1,650.00','$310.00','3 yrs','3.5% 1 May','$3,300.00'),('Suite 2 (upstairs)','VACANT – for lease','48 m2','','','','','','','')]
    ws['A1']='WATTLE STREET SHOPS'; ws['A2']='18–30 Wattle Street, Maroochydore QLD'; ws['A3']='Tenancy list as at 1 August 2025. Rents per calendar month plus GST'; ws['A1'].font=Font(bold=True,size=14,name='Calibri')
    ask={'Shop 3':'$3,300.00','Suite 2 (upstairs)':'$1,400.00'}
    for j,h in enumerate(['Premises','Lessee','Lease\nbegins','Lease\nends','Area','Rent\npcm','Outgoings\npcm','Rent + O/g\npcm','Asking\npcm','Option','Next review','Bond held']): c=ws.cell(5,1+j,h); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.font=BD; c.border=Border(bottom=Side(style='thick'))
    r=6;rows=[];z=[0]*4; n=lambda s:float(s.strip('$').replace(',','')) ; iso=lambda s:'-'.join(f'{int(x):02d}' for x in s.split('/')[::-1]) if '/' in s else (s or None)
    f=lambda v:f'${v:,.2f}'
    for u,t,a,s,e,p,o,op,rv,bd in D:
        tot=n(p)+n(o) if p else None
        for j,v in enumerate([u,t,s,e,a,p,o,f(tot) if tot else '',ask.get(u,''),op,rv,bd]):
            if v: ws.cell(r,1+j,v).alignment=Alignment(horizontal='right' if j in (4,5,6,7,8,11) else 'left')
        r+=1; x=dict(unit=u,area=int(a.split()[0]))
        if p: x.update(tenantName=t,statusText='Occupied',contractRent=n(p),leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=n(bd),charges=[dict(code='Outgoings',amount=n(o))],totalCharges=tot); z=[z[0]+n(p),z[1]+n(o),z[2]+tot,z[3]+n(bd)]
        else: x.update(statusText='VACANT',marketRent=n(ask[u]))
        rows.append(x)
    for c,v in ((1,'8 tenancies, 6 let'),(5,'633 m2'),(6,f(z[0])),(7,f(z[1])),(8,f(z[2])),(9,'$4,700.00'),(12,f(z[3]))): ws.cell(r+1,c,v).font=BD; ws.cell(r+1,c).alignment=Alignment(horizontal='left' if c==1 else 'right')
    assert sum(x['area'] for x in rows)==633
    ws.cell(r+3,1,'Car spaces at rear are unallocated and not leased.').font=Font(italic=True)
    wid(ws,[20,32,11,11,9,12,12,13,12,10,16,13]); ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Wattle Street Shops',asOnDate='2025-08-01',units=8,occupied=6,vacant=2,rows=rows),'RETAIL','AU agent Excel, all numbers as text','numbers and areas as text with units; two shops in one row')
d12();d13();d14()
