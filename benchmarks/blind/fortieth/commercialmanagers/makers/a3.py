# documents 8-11 (workbooks)
import sys; sys.path.insert(0,'./makers')
from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL

def leasing():
    rng=random.Random(4108); asof=D(2025,11,1); fn='Arbor Lake Stacking & Rent Roll - MASTER 11.1.25.xlsx'
    bl=[('100','100 Arbor Lake Drive',[('101',4120),('105',2230),('110',1875),('120',6640),('200',14980),('210',3105),('225',1745),('230',2012)]),
        ('200','200 Arbor Lake Drive',[('100',9800),('150',3320),('160',2975),('200',7115),('210',2460),('215',1190),('220',1955),('240',3390)]),
        ('300','300 Arbor Lake Drive',[('100',22410),('200',11205),('250',5400),('260',5805)]),
        ('400','400 Arbor Lake Drive',[('A',2650),('B',2650),('C',1325),('D',1325),('E',5300),('F',2120),('G',3180)])]
    nm=iter(OFFICE[::-1]); vac={('100','225'),('200','160'),('200','215'),('300','250'),('400','C'),('400','D')}
    wb=xlsxwriter.Workbook(DOC+fn); ws0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Rent Roll'); ws2=wb.add_worksheet('Exp Schedule'); ws3=wb.add_worksheet('LOI Pipeline')
    F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':9,**k})
    h=F(bold=1,bg_color='#1F3864',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1); ban=F(bold=1,bg_color='#D9E2F3',top=1,bottom=1); n0=F(num_format='#,##0'); m=F(num_format='$#,##0.00'); m_=F(num_format='$#,##0'); pc=F(num_format='0.0%'); dt_=F(num_format='m/d/yy',align='center'); tx=F(); wr=F(text_wrap=1,valign='top',font_size=8,italic=1); vt=F(italic=1,font_color='#C00000')
    tn=F(bold=1,top=1,num_format='#,##0'); tm=F(bold=1,top=1,num_format='$#,##0.00'); tm0=F(bold=1,top=1,num_format='$#,##0'); tp=F(bold=1,top=1,num_format='0.0%')
    ws.write('A1','ARBOR LAKE CORPORATE CENTER',F(bold=1,font_size=14)); ws.write('A2','Leasing Master Rent Roll'); ws.write('A3','Effective:',F(bold=1)); ws.write_datetime('B3',dt.datetime(2025,11,1),F(num_format='mmmm d, yyyy',align='left',bold=1))
    heads=['Suite','Tenant','Yardi ID','RSF','% of Bldg','Lease Type','LCD','LXD','Base Rent / SF','Monthly Base Rent','Annual Base Rent','Monthly OpEx / Tax Recov.','Base Yr','Next Step','New Monthly Rent','2nd Step','New Monthly Rent','Renewal / Other Options','Security Deposit','Asking Rent (Mo.)','Leasing Comments']
    ws.merge_range(4,0,4,4,'PREMISES',h); ws.merge_range(4,5,4,7,'LEASE',h); ws.merge_range(4,8,4,12,'CURRENT ECONOMICS',h); ws.merge_range(4,13,4,16,'CONTRACTUAL STEPS',h); ws.merge_range(4,17,4,20,'OTHER',h)
    for i,x in enumerate(heads): ws.write(5,i,x,h)
    ws.set_row(5,38); ws.set_column(0,0,8);ws.set_column(1,1,34);ws.set_column(2,2,9,None,{'hidden':1});ws.set_column(3,7,9);ws.set_column(8,16,11);ws.set_column(17,17,22);ws.set_column(18,19,11);ws.set_column(20,20,34)
    ws.set_column(12,12,8,None); ws.freeze_panes(6,2); ws.set_landscape(); ws.set_paper(8); ws.set_margins(.3,.3,.4,.4); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
    r=6; rows=[]; allx=[]; subs=[]; opts=['1 x 5 @ 95% FMV','2 x 5 yr @ FMV','1 x 3 @ 3% bumps','ROFO on contiguous','Term. right mo. 60','','','None']
    for b,ad,us_ in bl:
        ws.merge_range(r,0,r,20,f'BUILDING {b}  -  {ad}',ban); r+=1; r0=r; BA=sum(a for _,a in us_); g=[]
        for u,a in us_:
            v=(b,u) in vac
            x=lease(rng,u,a,None if v else next(nm),asof,(22.5,29),bump=rng.choice([.025,.03,.0275]),nnn=(.5,.4,0),terms=(38,62,65,84,124)); g.append(x); allx.append(x)
            ws.write(r,0,int(u) if u.isdigit() else u,tx); ws.write(r,3,a,n0); ws.write(r,4,a/BA,pc)
            if v:
                ak=round(a*rng.choice([26,27.5,28])/12,2)
                ws.write(r,1,'VACANT',vt); ws.write(r,19,ak,m); ws.write(r,20,rng.choice(['Spec suite - ready 12/1','Touring weekly','White box','']),wr)
                rows.append(row(unit=u,building=b,area=a,statusText='VACANT',marketRent=ak,_c=None)); r+=1; continue
            lt=rng.choice(['FSG','FSG','FSG+E','NNN']); rec=round(a*9.4/12,2) if lt=='NNN' else (x.rec if rng.random()<.6 else 0)
            op=rng.choice(opts); st=x.steps[:2]
            ws.write(r,1,x.tenant,tx); ws.write(r,2,'t%06d'%rng.randint(1,999999),tx); ws.write(r,5,lt,tx); ws.write_datetime(r,6,dt.datetime.combine(x.start,dt.time()),dt_); ws.write_datetime(r,7,dt.datetime.combine(x.end,dt.time()),dt_)
            ws.write(r,8,x.rate,m); ws.write(r,9,x.cur,m); ws.write_formula(r,10,f'=J{r+1}*12',m_,x.ann); ws.write(r,11,rec,m)
            if lt!='NNN': ws.write(r,12,x.start.year,tx)
            for j,(d,amt) in enumerate(st): ws.write_datetime(r,13+2*j,dt.datetime.combine(d,dt.time()),dt_); ws.write(r,14+2*j,amt,m)
            ws.write(r,17,op,tx); ws.write(r,18,x.dep,m); ws.write(r,20,rng.choice(['','','','Renewal LOI out','Wants to downsize','Credit tenant','Watch list - slow pay']),wr)
            rows.append(row(unit=u,building=b,tenantName=x.tenant,statusText='Occupied',area=a,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=x.cur,annualRent=x.ann,charges=[('Monthly OpEx / Tax Recov.',rec)],deposit=x.dep,rentSteps=st)); x.recv=rec; r+=1
        oc=[x for x in g if not x.vac]
        ws.write(r,1,f'Total Building {b}',F(bold=1,top=1)); ws.write_formula(r,3,f'=SUM(D{r0+1}:D{r})',tn,BA); ws.write_formula(r,9,f'=SUM(J{r0+1}:J{r})',tm,r2(sum(x.cur for x in oc))); ws.write_formula(r,10,f'=SUM(K{r0+1}:K{r})',tm0,r2(sum(x.ann for x in oc))); ws.write_formula(r,11,f'=SUM(L{r0+1}:L{r})',tm,r2(sum(x.recv for x in oc))); ws.write(r,4,sum(x.area for x in oc)/BA,tp); ws.write(r,5,'leased',F(italic=1))
        ws.write_formula(r,18,f'=SUM(S{r0+1}:S{r})',tm,r2(sum(x.dep for x in oc)))
        subs.append(r+1); r+=2
    oc=[x for x in allx if not x.vac]; A=sum(x.area for x in allx)
    s=lambda c:'='+'+'.join(f'{c}{i}' for i in subs)
    ws.write(r,1,'PROJECT TOTAL',F(bold=1,top=6)); 
    for cidx,cc,v,f in ((3,'D',A,tn),(9,'J',r2(sum(x.cur for x in oc)),tm),(10,'K',r2(sum(x.ann for x in oc)),tm0),(11,'L',r2(sum(x.recv for x in oc)),tm),(18,'S',r2(sum(x.dep for x in oc)),tm)): ws.write_formula(r,cidx,s(cc),f,v)
    r+=1; ws.write(r,1,f'Leased: {sum(x.area for x in oc)/A:.1%}   ({len(oc)} of {len(allx)} suites)',tx); r+=2; ws.write(r,0,'FSG = full service gross over base year; FSG+E = full service gross plus electric; LCD/LXD = lease commencement / expiration.',F(font_size=7,italic=1))
    ws0.write('A1','Arbor Lake Corporate Center - Summary',F(bold=1)); 
    for i,(b,ad,us_) in enumerate(bl): ws0.write(i+2,0,f'Bldg {b}'); ws0.write(i+2,1,sum(a for _,a in us_),n0); ws0.write(i+2,2,sum(1 for u,a in us_ if (b,u) in vac)); 
    ws0.write(1,1,'RSF');ws0.write(1,2,'Vacant suites')
    ws2.write_row(0,0,['Year','# leases','RSF expiring'])
    for i,yv in enumerate(range(2025,2036)): q=[x for x in oc if x.end.year==yv]; ws2.write_row(i+1,0,[yv,len(q),sum(x.area for x in q)])
    ws3.write_row(0,0,['Prospect','Building','Suite','SF','Stage']); ws3.write_row(1,0,['Cedar Rheumatology (?)','300','250',5400,'LOI']); ws3.write_row(2,0,['Undisclosed insurer','400','C/D',2650,'Tour'])
    ws.activate(); wb.close()
    save(fn,rows,'ARBOR LAKE CORPORATE CENTER',asof,len(allx),len(oc),len(allx)-len(oc),'OFFICE','leasing staff master workbook','grouped banner headers, building banners and subtotals, hidden column, two step pairs, other sheets',True,sheet='Rent Roll')

def yardix():
    rng=random.Random(4109); fn='RentRollwithLeaseCharges_hpp_09_2025.xlsx'; asof=D(2025,9,30)
    spec=[('A01',3200),('A02',1400),('A03',1400),('A04',2100),('A05',1200),('B01',10125),('B02',5040),('B03',1680),('B04',1680),('C01',2400),('C02',1000),('C03',1000),('C04',1250),('C05',1750),('C06',3000),('OP1',4400)]
    vac={'A05','B04','C03'}; nm=iter(RETAIL[20:]); ty={'A':'rt-inln','B':'rt-jr','C':'rt-inln','O':'rt-pad'}
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'; b=Font(name='Arial',size=8,bold=True); n=Font(name='Arial',size=8)
    def put(r,c,v,f=n,nf=None):
        x=ws.cell(r,c,v); x.font=f
        if nf: x.number_format=nf
    NF='#,##0.00'
    for i,t in enumerate(['Rent Roll with Lease Charges','Harbor Pointe Plaza (hpp)','As Of = 09/30/2025','Month Year = 09/2025']): put(i+1,1,t,Font(name='Arial',size=10 if i==0 else 8,bold=True)); ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14); ws.cell(i+1,1).alignment=Alignment(horizontal='center')
    H1=['Unit','Unit Type','Unit','Lease','Name','Market','Charge','Amount','Security','Other','Move In','Lease','Move Out','Balance']; H2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
    fill=PatternFill('solid',fgColor='E0E0E0')
    for i,(a,c) in enumerate(zip(H1,H2)): put(5,i+1,a,b); put(6,i+1,c or None,b); ws.cell(5,i+1).fill=fill; ws.cell(6,i+1).fill=fill
    put(7,1,'Current/Notice/Vacant Leases',b); r=8; rows=[]; allx=[]; CH={}; T=dict(m=0,a=0,d=0,bal=0,sf=0)
    def rec(x,sec,fut=False):
        nonlocal r
        mk=round(x.area*{'A':24,'B':15,'C':22,'O':36}[x.unit[0]]/12,2); 
        put(r,1,x.unit);put(r,2,ty[x.unit[0]]);put(r,3,x.area,n,NF)
        if x.vac:
            put(r,4,'VACANT');put(r,5,'VACANT');put(r,6,mk,n,NF); put(r,8,0,n,NF);put(r,9,0,n,NF);put(r,10,0,n,NF);put(r,14,0,n,NF); r+=2
            rows.append(row(unit=x.unit,unitType=ty[x.unit[0]],area=x.area,statusText='VACANT',section=sec,marketRent=mk,deposit=0,balance=0)); T['m']+=mk;T['sf']+=x.area; return
        ch=[('rent',x.cur),('camest',x.cam),('retest',x.tax),('insest',x.ins)]
        if rng.random()<.3: ch.append(('promo',50.0))
        if x.unit=='C04': ch.append(('rabate',-500.0))
        if fut: ch=[('rent',x.allsteps[0][1]),('camest',x.cam),('retest',x.tax),('insest',x.ins)]
        tot=r2(sum(c for _,c in ch)); bal=0 if fut else rng.choice([0,0,0,0,tot,-88.12,230.5])
        put(r,4,'t%07d'%rng.randint(40000,49999));put(r,5,x.tenant);put(r,6,mk,n,NF);put(r,9,x.dep,n,NF);put(r,10,0,n,NF);put(r,11,us(x.start));put(r,12,us(x.end) if x.unit!='A03' else None);put(r,14,bal,n,NF)
        mo=None
        if x.unit=='C02': mo=D(2025,12,31); put(r,13,us(mo))
        for cd,v in ch: put(r,7,cd);put(r,8,v,n,NF); r+=1; 
        if not fut:
            for cd,v in ch: CH[cd]=CH.get(cd,0)+v
        put(r,7,'Total',b);put(r,8,tot,b,NF); r+=2
        if not fut: T['m']+=mk;T['a']+=tot;T['d']+=x.dep;T['bal']+=bal;T['sf']+=x.area
        else: T['fa']=T.get('fa',0)+tot;T['fd']=T.get('fd',0)+x.dep
        rows.append(row(unit=x.unit,unitType=ty[x.unit[0]],area=x.area,tenantName=x.tenant,statusText='Future' if fut else ('Notice' if mo else 'Occupied'),section=sec,marketRent=mk,contractRent=ch[0][1],deposit=x.dep,moveInDate=x.start,leaseEndDate=x.end if x.unit!='A03' else None,moveOutDate=mo,balance=bal,charges=ch,totalCharges=tot))
        if fut: rows[-1]['statusText']='Future Leases/Applicants'
        elif mo: rows[-1].pop('statusText'); rows[-1]['statusText']='Occupied'
    for u,a in spec:
        x=lease(rng,u,a,None if u in vac else next(nm),asof,{'A':(21,27),'B':(12,15),'C':(19,24),'O':(32,38)}[u[0]],nnn=(3.3,2.8,.5),terms=(36,60,120)); allx.append(x); rec(x,'Current/Notice/Vacant Leases')
    put(r,1,'Future Leases/Applicants',b); r+=1
    f=lease(rng,'B04',1680,'Tandoor House',asof,(16,18),nnn=(3.3,2.8,.5),terms=(120,),start=D(2026,2,1),fut=True); f.dep=5000.0; rec(f,'Future Leases/Applicants',True)
    put(r,1,'Total',b);put(r,2,'Harbor Pointe Plaza',b);put(r,6,r2(T['m']),b,NF);put(r,8,r2(T['a']),b,NF);put(r,9,r2(T['d']),b,NF);put(r,10,0,b,NF);put(r,14,r2(T['bal']),b,NF); r+=3
    for i,hh in enumerate(['Summary Groups',None,'Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft','Balance']): put(r,i+1,hh,b); 
    for i,hh in enumerate([None,None,'Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied']): put(r+1,i+1,hh,b)
    r+=2; oc=[x for x in allx if not x.vac]; va=[x for x in allx if x.vac]; mkv=r2(sum(round(x.area*{'A':24,'B':15,'C':22,'O':36}[x.unit[0]]/12,2) for x in va)); sfv=sum(x.area for x in va); N=len(allx)
    for lab,vals in (('Current/Notice/Vacant Leases',[T['sf'],r2(T['m']),r2(T['a']),r2(T['d']),0,N,None,None,r2(T['bal'])]),('Future Leases/Applicants',[f.area,round(f.area*15/12,2),r2(T['fa']),T['fd'],0,1,None,None,0]),('Occupied Units',[T['sf']-sfv,r2(T['m']-mkv),None,None,None,len(oc),round(100*len(oc)/N,2),round(100*(1-sfv/T['sf']),2),None]),('Total Vacant Units',[sfv,mkv,None,None,None,len(va),round(100*len(va)/N,2),round(100*sfv/T['sf'],2),None]),('Totals:',[T['sf'],r2(T['m']),r2(T['a']),r2(T['d']),0,N,100,100,r2(T['bal'])])):
        put(r,1,lab,b if lab=='Totals:' else n)
        for i,v in enumerate(vals): put(r,3+i,v,n,NF if i!=5 else '0')
        r+=1
    r+=2; put(r,1,'Summary of Charges by Charge Code',b); r+=1; put(r,1,'(Current/Notice Leases Only)',b); r+=1; put(r,1,'Charge Code',b);put(r,3,'Amount',b); r+=1
    for cd,v in CH.items(): put(r,1,cd);put(r,3,r2(v),n,NF); r+=1
    put(r,1,'Total',b);put(r,3,r2(sum(CH.values())),b,NF)
    for i,w in enumerate([9,10,10,11,28,12,9,12,11,9,11,11,11,11]): ws.column_dimensions[CL(i+1)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC+fn)
    save(fn,rows,'Harbor Pointe Plaza',asof,N,len(oc),len(va),'RETAIL','Yardi export to Excel','charge code lines under each lease, text dates, future lease section, summary groups and charge summary',True)

def vts():
    rng=random.Random(4110); asof=D(2025,12,1); fn='vts_lease_export_industrial_portfolio.xlsx'
    parks=[('Brookfield Gateway Industrial',[('1',6),('2',5),('3',8)],(5.9,8.5)),('Cypress Creek Commerce Park',[('A',9),('B',9),('C',7)],(8.5,12)),('Mason Road Distribution Center',[('1',2),('2',3)],(5.2,6.8)),('Tanner Flex',[('North',12),('South',12),('East',9)],(10,15)),('Westpark Service Center',[('1',10),('2',10),('3',8)],(9,13))]
    tot=sum(c for p in parks for _,c in p[1]); nm=iter(ind(rng,130))
    wb=openpyxl.Workbook(); inf=wb.active; inf.title='Report Info'; ws=wb.create_sheet('Leases')
    for i,(a,v) in enumerate([('Report','Tenancy Schedule / Lease Export'),('Portfolio','Gulf South Industrial Fund II - managed assets'),('Data as of','December 1, 2025'),('Generated by','lease.admin@pm (API)'),('Generated on','2025-12-03T15:20:44Z'),('Filters','Asset type = Industrial; Status in (Current, Holdover, Executed, Vacant)'),('Currency / Area','USD / SF')]): inf.cell(i+1,1,a).font=Font(bold=True); inf.cell(i+1,2,v)
    inf.column_dimensions['A'].width=18; inf.column_dimensions['B'].width=70
    H=['property_name','building','space','space_status','tenant_legal_name','tenant_dba','industry','space_use','size_sf','clear_height_ft','lease_type','commencement_date','expiration_date','months_remaining','base_rent_psf_yr','base_rent_monthly','base_rent_annual','nnn_recovery_monthly','tax_recovery_monthly','next_step_date','next_step_rent_monthly','options','security_deposit','asking_rent_monthly','lease_id']
    for i,hh in enumerate(H): ws.cell(1,i+1,hh).font=Font(bold=True)
    r=2; rows=[]; U=O=V=0
    for p,bl,rt in parks:
        for b,nn in bl:
            for k in range(nn):
                u=f'{100*(k//10+1)+ (k%10)*5}' if p!='Tanner Flex' else f'{b[0]}{k+1:02d}'
                a=rng.choice([1500,1800,2250,2400,3000,3600,4500,6000]) if rt[0]>8 else rng.choice([18000,24500,30000,36000,52000,61250,12000])
                pr=rng.random(); st='Vacant' if pr<.1 else 'Holdover' if pr<.14 else 'Current'
                seq=[st]
                if st=='Vacant' and rng.random()<.3: seq.append('Executed')
                for s in seq:
                    if s!='Executed': U+=1; O+=s!='Vacant'; V+=s=='Vacant'
                    t=None if s=='Vacant' else next(nm)
                    x=lease(rng,u,a,t,asof,rt,bump=rng.choice([.03,.035,.04]),nnn=(1.2,1.35,0),terms=(36,60,62,84),fut=s=='Executed')
                    use=rng.choice(['Warehouse','Flex']) if rt[0]>8 else 'Bulk Distribution'
                    vals=[p,b,u,s,t,None,None,use,a,rng.choice([14,16,18,20]) if rt[0]>8 else 32]
                    if s=='Vacant':
                        ak=round(a*(rt[1]+.5)/12,2); vals+=[None]*13+[ak,None]
                        rows.append(row(unit=u,building=b,propertyName=p,unitType=use,area=a,statusText=s,marketRent=ak))
                    else:
                        cur=x.cur; 
                        if s=='Executed': cur=0
                        if s=='Holdover': x.end=addm(D(2025,12,1),-rng.randint(1,6))-dt.timedelta(days=1); x.start=addm(D(x.end.year,x.end.month,1),-35); x.steps=[]
                        ns=x.steps[0] if x.steps else None
                        mr=max(0,(x.end.year-asof.year)*12+x.end.month-asof.month)
                        vals+=['NNN' if rng.random()<.9 else 'Modified Gross',iso(x.start),iso(x.end),mr,None if s=='Executed' else x.rate,cur,r2(cur*12),x.cam if s!='Executed' else 0,x.tax if s!='Executed' else 0,iso(ns[0]) if ns else None,ns[1] if ns else None,rng.choice([None,None,'1 x 36 mo','2 x 60 mo FMV','1 x 60 mo; ROFO adj. space']),x.dep,None,'L-%05d'%rng.randint(10000,99999)]
                        if rng.random()<.15: vals[5]=t.split(' ')[0]+' Co.'
                        vals[6]=rng.choice(['Distribution','Manufacturing','Construction','Services',None])
                        rows.append(row(unit=u,building=b,propertyName=p,unitType=use,area=a,tenantName=t,statusText=s,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=cur,annualRent=r2(cur*12),charges=[('nnn_recovery_monthly',vals[17]),('tax_recovery_monthly',vals[18])],rentSteps=[ns] if ns else None,deposit=x.dep))
                    for i,v in enumerate(vals): 
                        if v is not None: ws.cell(r,i+1,v)
                    r+=1
    ws.freeze_panes='A2'; ws.auto_filter.ref=f'A1:{CL(len(H))}{r-1}'
    for i,hh in enumerate(H): ws.column_dimensions[CL(i+1)].width=max(10,len(hh)*.9)
    ws.column_dimensions['A'].width=32; ws.column_dimensions['E'].width=30
    wb.save(DOC+fn)
    save(fn,rows,None,asof,U,O,V,'INDUSTRIAL','VTS / lease abstract export','flat snake_case export of a portfolio, ISO text dates, as-of only on the info sheet, executed leases not commenced',True,sheet='Leases')

def assetmgr():
    rng=random.Random(4111); asof=D(2025,9,1); fn='Cobblestone Crossing RR (AM working file).xlsx'
    secs=[('ANCHORS',[('1','Hometown Hardware',18500),('2','Peak Fitness 24',21400)]),('JUNIOR ANCHORS',[('5','Party Palace',8200),('8','Stitch & Craft',9650)]),
      ('INLINE SHOPS',[('10','Bright Smile Dental',2400),('11','Tokyo Garden Hibachi',3150),('12','Frothy Cup Coffee',1650),('13',None,1400),('14','Bella Optical',1400),('15','Sable Beauty Supply',2100),('16','Cut Above Family Salon',1200),('17','Las Palmas Taqueria',2250),('18',None,1750),('19','QuickShip Mail Center',1300),('20','Little Steps Dance Academy',2900)]),
      ('OUTPARCELS',[('OP-A','Kwik Lube Express',1900),('OP-B','Valley Urgent Care',4600)])]
    wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('RR 9-1-25'); wa=wb.add_worksheet('Assumptions')
    F=lambda **k: wb.add_format({'font_name':'Arial Narrow','font_size':10,**k})
    m=F(num_format='#,##0.00_);(#,##0.00)'); n0=F(num_format='#,##0'); dm=F(num_format='mm/dd/yyyy'); t_=F(); hb=F(bold=1,bottom=1,align='center',text_wrap=1,valign='bottom'); hg=F(bold=1,align='center',bottom=1,bg_color='#E2EFDA'); sec=F(bold=1,underline=1); tb=F(bold=1,top=1,num_format='#,##0.00_);(#,##0.00)'); tbn=F(bold=1,top=1,num_format='#,##0'); pct=F(num_format='0.0%'); red=F(font_color='red')
    ws.write('B1','Cobblestone Crossing - Aurora, IL',F(bold=1,font_size=13)); ws.write('B2','Rent Roll as of September 1, 2025'); ws.write('B3','prepared by asset management; billing per MRI + lease abstracts',F(italic=1,font_size=8))
    ws.merge_range('B5:E5','Tenancy',hg); ws.merge_range('F5:G5','Term',hg); ws.merge_range('H5:J5','Base Rent',hg); ws.merge_range('K5:N5','Recoveries (monthly est.)',hg); ws.write('O5','',hg); ws.merge_range('P5:S5','Future Steps (annual)',hg); ws.merge_range('T5:U5','Other',hg)
    for i,x in enumerate(['Space','Tenant','GLA','% GLA','Start','End','$/SF','Monthly','Annual','CAM','RE Taxes','Ins.','Recov. $/SF','Total Monthly','Step 1 Date','Step 1 Annual','Step 2 Date','Step 2 Annual','Sec. Dep.','Options']): ws.write(5,i+1,x,hb)
    ws.set_column('A:A',2); ws.set_column('B:B',7); ws.set_column('C:C',27); ws.set_column('D:T',10.5); ws.set_column('U:U',20); ws.set_landscape(); ws.set_paper(5); ws.set_margins(.3,.3,.4,.4); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    G=sum(a for _,g in secs for *_,a in g); r=7; rows=[]; gt=[0]*7; sr=[]; pl=None; U=O=0
    for sn,g in secs:
        ws.write(r,1,sn,sec); r+=1; r0=r; st7=[0]*7
        for u,t,a in g:
            U+=1; k={'ANCHORS':(8,10.5),'JUNIOR ANCHORS':(11,13.5),'INLINE SHOPS':(19,29),'OUTPARCELS':(34,42)}[sn]
            x=lease(rng,u,a,t,asof,k,bump=.1 if sn!='INLINE SHOPS' else .03,every=60 if sn!='INLINE SHOPS' else 12,nnn=(2.4,3.9,.38),terms=(120,180) if sn!='INLINE SHOPS' else (60,84,120))
            if u.isdigit(): ws.write(r,1,int(u),F(align='left'))
            else: ws.write(r,1,u,t_)
            ws.write(r,3,a,n0); ws.write(r,4,a/G,pct); st7[0]+=a
            if not t: ws.write(r,2,'Available',red); rows.append(row(unit=u,area=a,statusText='Available',section=sn)); r+=1; continue
            O+=1; shown=x.cur
            if u=='14':
                s=f'{x.cur:.2f}'; i=1; shown=float(s[0]+str((int(s[1])+4)%10)+s[2:]); pl={'what':f'space 14 monthly base rent printed {m2(shown)} instead of {m2(x.cur)}: annual, $/SF, total monthly and totals carry {m2(x.cur)}','kind':'digit_changed'}
            ws.write(r,2,t,t_); ws.write(r,5,x.start,dm) if False else ws.write_datetime(r,5,dt.datetime.combine(x.start,dt.time()),dm); ws.write_datetime(r,6,dt.datetime.combine(x.end,dt.time()),dm)
            tm=r2(x.cur+x.rec)
            for c_,v in ((7,x.rate),(8,shown),(9,x.ann),(10,x.cam),(11,x.tax),(12,x.ins),(13,r2(x.rec*12/x.area)),(14,tm)): ws.write(r,c_,v,m)
            s2=x.steps[:2]
            for j,(d,am) in enumerate(s2): ws.write_datetime(r,15+2*j,dt.datetime.combine(d,dt.time()),dm); ws.write(r,16+2*j,r2(am*12),m)
            ws.write(r,19,x.dep,m); ws.write(r,20,rng.choice(['2x5','3x5','1x5 @FMV','none','']),t_)
            for i,v in enumerate((x.cur,x.ann,x.cam,x.tax,x.ins,tm)): st7[i+1]+=v
            rows.append(row(unit=u,area=a,tenantName=t,statusText='Occupied',section=sn,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=shown,annualRent=x.ann,charges=[('CAM',x.cam),('RE Taxes',x.tax),('Ins.',x.ins)],deposit=x.dep,rentSteps=[(d,r2(am*12),'y') for d,am in s2])); r+=1
        def tot(lab,v):
            ws.write(r,2,lab,F(bold=1,top=1)); ws.write(r,3,v[0],tbn)
            for c_,k in ((8,1),(9,2),(10,3),(11,4),(12,5),(14,6)): ws.write(r,c_,r2(v[k]),tb)
        tot('Subtotal '+sn.title(),st7); gt=[p+q for p,q in zip(gt,st7)]; r+=2
    tot('TOTAL CENTER',gt); r+=1; oa=sum(x.get('area',0) for x in rows if x['statusText']=='Occupied'); ws.write(r,2,'Occupied GLA',t_); ws.write(r,3,oa,n0); ws.write(r,4,oa/G,pct); r+=1; ws.write(r,2,'Available GLA',t_); ws.write(r,3,G-oa,n0); ws.write(r,4,1-oa/G,pct)
    wa.write('A1','Market rent inline $26 NNN; TI $35 new / $10 renewal; downtime 9 mo.'); wb.close()
    # rows' totalCharges is recoveries plus rent
    for x in rows:
        if 'charges' in x: x['totalCharges']=r2(sum(c['amount'] for c in x['charges'])+r2(x['annualRent']/12))
    save(fn,rows,'Cobblestone Crossing',asof,U,O,U-O,'RETAIL','asset manager working workbook','grouped headings, sections by tenant class, annual future steps, recoveries split, offset first column',True,sheet='RR 9-1-25',planted=pl)
if __name__=='__main__': leasing(); yardix(); vts(); assetmgr()
