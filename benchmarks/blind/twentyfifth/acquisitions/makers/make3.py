from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
BD=Font(bold=True)
def wid(ws,w):
    for i,x in enumerate(w): ws.column_dimensions[L(i+1)].width=x
def ls(ws,rows=None):
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
# ---- 8 VTS flat, portfolio
def d8():
    rng=random.Random(3808); fn='vts_export_mesa_flex_portfolio.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Rent Roll Export'; nm=names(rng,'ind',52); asof=date(2025,9,1)
    ws['A1']='Mesa Flex Portfolio'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Rent Roll'; ws['A3']='As of 09/01/2025'; ws['K3']='Exported from VTS 09/04/2025 8:12 AM'
    H=['Asset','Floor','Suite','Tenant','Status','Industry','RSF','% of Asset','Lease Type','LCD','LXD','Rem. Term (mo)','Monthly Base Rent','Annual Base Rent','Base Rent $/SF','Next Step Date','Next Step Monthly Rent','Security Deposit','Renewal Options']
    for j,h in enumerate(H): c=ws.cell(5,j+1,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2B2F77'); c.alignment=Alignment(wrap_text=True,vertical='center')
    r=6;rows=[];k=0;cn=[0,0,0];tm=0;ta=0;td=0
    for asn,ct in (('Baseline Commerce Park',14),('Alma School Flex',9),('Southern Ave Industrial',12),('Dobson Tech Court',7)):
        ar=[rng.randrange(1400,7800,20) for _ in range(ct)]
        for j,a in enumerate(ar):
            su=f'{101+j}' if asn[0]!='D' else f'D-{j+1}'; vac=rng.random()<.13; ta+=a; cn[0]+=1
            if vac:
                ws.append([]) if 0 else None
                for q,v in enumerate([asn,1,su,None,'Vacant',None,a,a/sum(ar)]): ws.cell(r,q+1,v)
                ws.cell(r,8).number_format='0.0%';ws.cell(r,7).number_format='#,##0'; r+=1; cn[2]+=1
                rows.append(dict(unit=su,propertyName=asn,area=a,statusText='Vacant'))
                if cn[2] in (2,4):
                    n=nm[k];k+=1; s=date(2025,11,1); e=endd(s,5); mo=round(a*.98,2)
                    put(ws,r,[asn,1,su,n,'Future','—',a,None,'NNN',s,e,None,mo,mo*12,mo*12/a,None,None,round(mo),'1 x 3 yr']); r+=1
                    rows.append(dict(unit=su,propertyName=asn,area=a,tenantName=n,statusText='Future',contractRent=mo,annualRent=round(mo*12,2),leaseStartDate=str(s),leaseEndDate=str(e),deposit=round(mo)))
                continue
            n=nm[k];k+=1;cn[1]+=1; s=date(rng.randint(2020,2025),rng.randint(1,8),1); y=rng.choice([3,5,5,7]); e=endd(s,y)
            if e<asof: e=endd(s,y+4)
            mo=round(a*rng.randrange(85,130)/100,2); d=addy(date(2025,s.month,1),1); st=(d,round(mo*1.04,2)) if d<e else (None,None); dep=rng.choice([0,round(mo),round(mo*1.5)])
            put(ws,r,[asn,1,su,n,'Leased',rng.choice(['Logistics','Construction','Medical','Wholesale']),a,a/sum(ar),rng.choice(['NNN','NNN','Modified Gross']),s,e,(e.year-asof.year)*12+e.month-asof.month+1,mo,mo*12,mo*12/a,*st,dep,rng.choice(['None','1 x 3 yr','2 x 5 yr'])]); r+=1; tm+=mo;td+=dep
            x=dict(unit=su,propertyName=asn,area=a,tenantName=n,statusText='Leased',contractRent=mo,annualRent=round(mo*12,2),leaseStartDate=str(s),leaseEndDate=str(e),deposit=dep)
            if st[0]: x['rentSteps']=[dict(date=str(st[0]),amount=st[1])]
            rows.append(x)
    put(ws,r+1,['Total (excl. future)',None,f'{cn[0]} suites',None,f'{cn[1]} leased / {cn[2]} vacant',None,ta,None,None,None,None,None,round(tm,2),round(tm*12,2),tm*12/ta,None,None,td]);
    for c in ws[r+1]: c.font=BD
    wid(ws,[25,6,8,30,10,13,9,9,14,11,11,10,13,14,9,11,13,12,14]); ws.freeze_panes='E6'; ws.auto_filter.ref=f'A5:S{r-1}'; ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Mesa Flex Portfolio',asOnDate='2025-09-01',units=cn[0],occupied=cn[1],vacant=cn[2],rows=rows),'INDUSTRIAL','VTS flat export, four assets','future leases on vacant suites; asset column')
def put(ws,r,v,c0=1):
    for j,x in enumerate(v):
        if x is None: continue
        c=ws.cell(r,c0+j,x)
        if isinstance(x,date): c.number_format='mm/dd/yyyy'
        elif isinstance(x,float): c.number_format='0.0%' if 0<x<1 else '#,##0.00'
        elif isinstance(x,int) and x>999: c.number_format='#,##0'
# ---- 9 retail broker: recoveries, % rent, planted digit
def d9():
    rng=random.Random(3809); fn='Magnolia Square - Rent Roll (OM).xlsx'; wb=Workbook(); ws=wb.active; ws.title='RR'; nm=names(rng,'shop',20)
    ws['B2']='MAGNOLIA SQUARE'; ws['B2'].font=Font(bold=True,size=16,name='Georgia'); ws['B3']='Rent Roll – July 1, 2025'
    g=[('B','E','TENANT'),('F','H','LEASE'),('I','K','BASE RENT'),('L','O','MONTHLY RECOVERIES'),('P','Q','PERCENTAGE RENT'),('R','S','INCREASES'),('T','T','')]
    f=PatternFill('solid',fgColor='7B2D3B')
    for a,b,t in g:
        ws[a+'5']=t; ws[a+'5'].alignment=Alignment(horizontal='center')
        if a!=b: ws.merge_cells(f'{a}5:{b}5')
    for j,h in enumerate(['Suite','Tenant','SF','GLA %','Begins','Ends','Options','Monthly','Annual','PSF','CAM','Taxes','Insurance','Total','Rate','Natural Breakpoint','Date','Monthly','Pro Forma Asking (Monthly)']):
        ws.cell(6,2+j,h).alignment=Alignment(horizontal='center',wrap_text=True)
    for rr in (5,6):
        for j in range(2,21): ws.cell(rr,j).fill=f; ws.cell(rr,j).font=Font(bold=True,color='FFFFFF',name='Georgia',size=9)
    T=[('100','Harvest Barn Grocers',38500,11.5,'anchor'),('110','Dollar Depot #2217',9800,13.25,''),('120',None,2450,28,'v'),('130-140',nm[0],3600,29,'p'),('150',nm[1],1400,33,''),('160',nm[2],1750,31.5,''),('170',nm[3],1400,34,''),('180',None,1200,30,'v'),('190',nm[4],2100,29.75,'p'),('200',nm[5],1600,32,''),('210',nm[6],4200,24,''),('220',nm[7],1300,35,''),('230',nm[8],1850,30.5,''),('OP-1','Sunbird Credit Union (ground lease)',4100,24.39,''),('OP-2','Crispy Cluck Chicken (ground lease)',2900,36.2,'p')]
    tot=sum(t[2] for t in T); r=7; rows=[]; s_=[0]*7; ask_=0
    for i,(u,n,a,ps,k) in enumerate(T):
        if k=='v':
            ask=round(a*ps/12,2); ask_+=ask; put(ws,r,[u,'AVAILABLE',a,a/tot],2); put(ws,r,[ask],20); rows.append(dict(unit=u,area=a,statusText='AVAILABLE',marketRent=ask)); r+=1; continue
        s=date(rng.randint(2017,2023),rng.randint(1,12),1); e=endd(s,10 if k!='anchor' else 20); mo=round(a*ps/12,2)
        ch=[round(a*x/12,2) for x in (3.1,2.45,.62)] if 'ground' not in n else [0,round(a*2.45/12,2),0]
        d=addy(date(2025,s.month,1),0); d=d if d>date(2025,7,1) else addy(d,1); st=round(mo*1.1,2)
        shown=mo
        if i==10: shown=round(mo+300,2); 
        put(ws,r,[u,n,a,a/tot,s,e,rng.choice(['None','2 x 5','1 x 5','4 x 5']),shown,round(mo*12,2),float(ps),*ch,round(sum(ch),2)],2)
        if k in('p','anchor'): put(ws,r,[.05 if k=='p' else .015,round(mo*12/(.05 if k=='p' else .015))],16)
        x=dict(unit=u,area=a,tenantName=n,statusText='Occupied',contractRent=shown,annualRent=round(mo*12,2),leaseStartDate=str(s),leaseEndDate=str(e),charges=[dict(code=c,amount=v) for c,v in zip(('CAM','Taxes','Insurance'),ch)],totalCharges=round(sum(ch),2))
        nst=0
        if d<e:
            put(ws,r,[d,st],18); x['rentSteps']=[dict(date=str(d),amount=st)]
            if i%4==1 and addy(d,2)<e:
                r+=1; put(ws,r,[addy(d,2),round(st*1.05,2)],18); x['rentSteps'].append(dict(date=str(addy(d,2)),amount=round(st*1.05,2)))
        for q,v in enumerate([mo,mo*12]+ch+[sum(ch)]): s_[q]+=v
        if i==10: pl=(u,n,shown,mo)
        rows.append(x); r+=1
    put(ws,r+1,['TOTAL / WTD AVG',None,tot,None,None,None,None,round(s_[0],2),round(s_[1],2),s_[1]/(tot-3650)]+[round(v,2) for v in s_[2:6]],2); put(ws,r+1,[round(ask_,2)],20)
    put(ws,r+2,['Occupied',None,tot-3650,(tot-3650)/tot],2); put(ws,r+3,['Available',None,3650,3650/tot],2)
    put(ws,r+5,['15 spaces: 13 leased, 2 available. Ground lease tenants maintain their own pads.'],2)
    for c in ws[r+1]: c.font=BD; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    wid(ws,[2,15,36,9,8,11,11,9,12,13,9,11,11,11,11,8,13,11,12,14]); ws.sheet_view.showGridLines=False; ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Magnolia Square',asOnDate='2025-07-01',units=15,occupied=13,vacant=2,rows=rows,planted=dict(what=f'{pl[0]} {pl[1]}: monthly rent printed {pl[2]:,.2f}, should be {pl[3]:,.2f} (annual /12; total ties to the latter)',kind='digit_changed')),'RETAIL','broker OM Excel, grouped headers, recoveries and percentage rent','planted digit; second step on a row of its own')
# ---- 10 logistics, sections per building
def d10():
    rng=random.Random(3810); fn='Tri-Rail Logistics RR 2025-06.xlsx'; wb=Workbook(); cv=wb.active; cv.title='Cover'; cv['B4']='Tri-Rail Logistics Center'; cv['B5']='Joliet, Illinois'; cv['B7']='Rent roll package, June 30, 2025'; cv['B9']='Contents: Rent Roll; Market Assumptions'
    ws=wb.create_sheet('Rent Roll'); ma=wb.create_sheet('Market Assumptions')
    for i,v in enumerate([('Type','Market PSF','TI new','LC'),('Bulk >100k',6.25,4,.06),('Shallow bay',8.4,6,.06)]): put(ma,2+i,v,2)
    ws['A1']='Tri-Rail Logistics Center - Rent Roll as of 6/30/2025'; ws['A1'].font=Font(bold=True,size=12)
    H=['Bay','Tenant','Use','Sq Ft','Docks','Clear Ht','Start','Expiry','Monthly Rent','CAM Est','RE Tax Est','Ins Est','Total Monthly','Deposit / LC','Notes']; nm=names(rng,'ind',24); k=0; r=3;rows=[]; G=[0]*7;nv=0
    for bn,ad,ct,nb in (('BUILDING 1','2201 Intermodal Dr',4,1),('BUILDING 2','2245 Intermodal Dr',10,2),('BUILDING 3','900 Rail Spur Rd',6,1)):
        ws.cell(r,1,f'{bn}   {ad}').font=Font(bold=True,color='1F4E28'); r+=1
        for j,h in enumerate(H): c=ws.cell(r,1+j,h); c.font=BD; c.border=Border(bottom=Side(style='medium'))
        r+=1; S=[0]*7
        vs=rng.sample(range(ct),nb)
        for j in range(ct):
            a=rng.randrange(42000,160000,500) if ct<9 else rng.randrange(9000,31000,250); u=f'{bn[-1]}{"ABCDEFGHJK"[j]}'; use='Bulk' if ct<9 else 'Shallow bay'; S[0]+=a
            if j in vs:
                put(ws,r,[u,'** VACANT **',use,a,rng.randint(2,16),"32'"]); rows.append(dict(unit=u,section=bn,building=f'{bn}',unitType=use,area=a,statusText='VACANT')); nv+=1; r+=1; continue
            n=nm[k];k+=1; s=date(rng.randint(2019,2025),rng.randint(1,6),1); e=endd(s,rng.choice([7,10])); 
            v=[round(a*x/12,2) for x in (rng.randrange(540,840,5)/100,.72,1.18,.14)]; dep=round(v[0]*rng.choice([1,2]))
            put(ws,r,[u,n,use,a,rng.randint(2,20),"32'",s,e,*v,round(sum(v),2),dep,rng.choice([None,None,'ROFO on adj. bay','LC expires w/ lease','Early termination mo. 60'])]); r+=1
            rows.append(dict(unit=u,section=bn,building=bn,unitType=use,area=a,tenantName=n,statusText='Occupied',contractRent=v[0],leaseStartDate=str(s),leaseEndDate=str(e),deposit=dep,charges=[dict(code=c,amount=x) for c,x in zip(('CAM Est','RE Tax Est','Ins Est'),v[1:])],totalCharges=round(sum(v),2)))
            for q,x in enumerate(v+[sum(v),dep]): S[q+1]+=x
        if bn[-1]=='2':
            put(ws,r,['Roof','Sunfield Solar LLC','Roof lease',None,None,None,date(2022,4,1),date(2042,3,31),3150.0,None,None,None,3150.0]); r+=1
            rows.append(dict(unit='Roof',section=bn,building=bn,unitType='Roof lease',tenantName='Sunfield Solar LLC',statusText='Occupied',contractRent=3150.0,leaseStartDate='2022-04-01',leaseEndDate='2042-03-31',totalCharges=3150.0)); S[1]+=3150;S[5]+=3150
        put(ws,r,[f'Subtotal {bn.title()}',None,None,S[0],None,None,None,None]+[round(x,2) for x in S[1:]])
        for c in ws[r]: c.font=Font(bold=True,italic=True)
        G=[x+y for x,y in zip(G,S)]; r+=2
    put(ws,r,['GRAND TOTAL',None,None,G[0],None,None,None,None]+[round(x,2) for x in G[1:]])
    for c in ws[r]: c.font=BD; c.fill=PatternFill('solid',fgColor='D9EAD3')
    put(ws,r+1,[f'20 bays, {20-nv} leased, {nv} vacant (roof lease not counted)'])
    wid(ws,[14,32,12,10,7,8,11,11,13,12,12,11,14,13,22]); ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Tri-Rail Logistics Center',asOnDate='2025-06-30',units=20,occupied=20-nv,vacant=nv,sheet='Rent Roll',rows=rows),'WAREHOUSE','Excel package, sections per building with headers repeated','roof lease row; several sheets')
# ---- 11 MRI->Excel, two-line with charge lines, Canada office
def d11():
    rng=random.Random(3811); fn='RentRoll_CMRR_kingsway.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Sheet1'; nm=names(rng,'office',18)
    ws['A1']='Company: KWP Holdings ULC'; ws['A2']='Kingsway Place, 4603 Kingsway, Burnaby BC'; ws['A3']='Commercial Rent Roll by Charge'; ws['A4']='Period: 08/25   Effective 31-Aug-2025'; ws['L1']='Printed: 02-Sep-2025 11:20'
    put(ws,6,['Suite','Tenant No.','Tenant / DBA',None,'Rentable','Commence','Expiry',None,'Charge','Description','Monthly','Annual','PSF']); put(ws,7,[None,None,None,None,'Sq. Ft.','Date','Date',None,'Code',None,'Amount','Amount','/Yr'])
    for rr in (6,7):
        for c in ws[rr]: c.font=Font(bold=True,name='Arial',size=9)
    r=8;rows=[];tt={};ta=0;vn=0;k=0;va=0
    for i in range(18):
        u=f'{2+i//6}{(i%6+1)*10:02d}'; a=rng.randrange(780,4900,7); ta+=a
        if i in (5,9,16):
            put(ws,r,[u,'VACANT',None,None,a]); r+=2; rows.append(dict(unit=u,area=a,statusText='VACANT')); vn+=1;va+=a; continue
        n=nm[k];k+=1; s=date(rng.randint(2018,2025),rng.randint(1,8),rng.choice([1,1,15])); e=addy(date(s.year,s.month,1),10)-datetime.timedelta(days=1)
        put(ws,r,[u,f'KW{1200+i*7}',n,None,a,s,e]); ws.cell(r,6).number_format=ws.cell(r,7).number_format='dd-mmm-yyyy'
        ps=rng.randrange(24,41); ch=[('BRT','Base Rent',round(a*ps/12,2)),('OPC','Operating Cost Recovery',round(a*11.2/12,2)),('TAX','Realty Tax Recovery',round(a*6.35/12,2))]
        if i%3==0: ch.append(('PKG','Parking',rng.randint(1,6)*165.0))
        if i in (2,11): ch.append(('STO','Storage P1',210.0))
        if i==7: ch.append(('ABT','Free Rent Abatement',-ch[0][2]))
        for cd,ds,v in ch: put(ws,r,[cd,ds,v,round(v*12,2),v*12/a],9); ws.cell(r,13).number_format='0.00'; r+=1; tt[cd]=tt.get(cd,0)+v
        tc=round(sum(x[2] for x in ch),2); put(ws,r,['Tenant total',tc,round(tc*12,2)],10); ws.cell(r,10).font=Font(italic=True); r+=2
        rows.append(dict(unit=u,area=a,tenantName=n,statusText='Occupied',contractRent=ch[0][2],annualRent=round(ch[0][2]*12,2),leaseStartDate=str(s),leaseEndDate=str(e),charges=[dict(code=x[0],amount=x[2]) for x in ch],totalCharges=tc))
    put(ws,r,['Property Total',None,None,None,ta]); put(ws,r,[round(sum(tt.values()),2),round(sum(tt.values())*12,2)],11)
    for c in ws[r]: c.font=BD
    r+=2; put(ws,r,['Charge Summary']); r+=1
    for cd,v in tt.items(): put(ws,r,[cd,round(v,2)],9); ws.cell(r,11,round(v,2)).number_format='#,##0.00'; ws.cell(r,10).value=None; r+=1
    put(ws,r+1,['Leased',None,18-vn,None,ta-va]); put(ws,r+2,['Vacant',None,vn,None,va]); put(ws,r+3,['Total',None,18,None,ta])
    wid(ws,[13,11,30,2,10,13,13,2,8,25,13,14,8]); ls(ws); wb.save(doc(fn))
    emit(fn,dict(propertyName='Kingsway Place',asOnDate='2025-08-31',units=18,occupied=18-vn,vacant=vn,rows=rows),'OFFICE','MRI to Excel, charge lines below tenants','charge lines, abatement negative, printed date')
d8();d9();d10();d11()
