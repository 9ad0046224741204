from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
Bd=Font(bold=True)
def x8():  # flat Nakisa/CoStar export
    r=random.Random(808); N=Names(r); fn='costar_rem_space_export.xlsx'
    wb=openpyxl.Workbook(); ps=wb.active; ps.title='Report Parameters'
    for a in [('Report','Landlord Space & Occupancy Export'),('Portfolio','Juniper Crossing Business Campus'),('As Of Date','2025-08-31'),('Currency','USD'),('Run By','svc_lease_admin'),('Statuses','Active; Holdover; Vacant; Executed - Not Commenced')]: ps.append(a)
    ws=wb.create_sheet('Export'); H=['LEASE_ID','PROPERTY','BLDG_CD','FLOOR','SPACE_ID','SPACE_TYPE','STATUS','TENANT_DBA','RSF','LCD','LXD','BASE_RENT_MO','OPEX_MO','RETAX_MO','TOTAL_MO','SEC_DEP','NEXT_STEP_DT','NEXT_STEP_MO','RENEWAL_OPT']
    ws.append(H); rows=[]; P='Juniper Crossing Business Campus'; o=v=0; S=[0]*6
    for b,fl in (('JC-100',3),('JC-200',3),('JC-310',2)):
        for f in range(1,fl+1):
            for s in range(1,r.randint(4,6)+1):
                sp=f'{f}{s:02d}0'; a=r.randint(800,7600); ty=r.choice(['Office','Office','Flex','Lab'])
                q=r.random(); S[0]+=a
                def lease(status,st,en,first=True):
                    n=N('office'); br=round(a*r.uniform(24,39)/12,2); ox=round(a*.62,2); tx=round(a*.41,2); t=round(br+ox+tx,2); dep=round(br,2) if r.random()<.7 else None
                    sd=sm=None
                    if status=='Active' and r.random()<.75:
                        sd=addm(D.date(2025,9,1),r.randint(0,11)); sm=round(br*1.03,2)
                        if sd>en: sd=sm=None
                    lid=f'L{r.randint(100000,999999)}'
                    ws.append([lid,P,b,f,sp,ty,status,n,a if first else None,st,en,br,ox,tx,t,dep,sd,sm,r.choice([None,'1x60','2x60','1x36'])])
                    rows.append(T(unit=sp,building=b,propertyName=P,unitType=ty,area=a if first else None,tenantName=n,statusText=status,leaseStartDate=st,leaseEndDate=en,contractRent=br,charges=[dict(code='OPEX_MO',amount=ox),dict(code='RETAX_MO',amount=tx)],totalCharges=t,deposit=dep,rentSteps=[dict(date=sd,amount=sm)] if sd else None)); return br,ox,tx,t,dep or 0
                if q<.13 or (f==1 and s==2 and b!='JC-310'):
                    ws.append([None,P,b,f,sp,ty,'Vacant',None,a]); v+=1; rows.append(T(unit=sp,building=b,propertyName=P,unitType=ty,area=a,statusText='Vacant'))
                    if f==1: 
                        st=addm(D.date(2025,11,1),r.randint(0,3)); lease('Executed - Not Commenced',st,end(st,84),False)
                else:
                    h=q>.93; st=addm(D.date(2025,8,1),-r.randint(62,70) if h else -r.randint(2,50)); en=end(st,60 if h else 84); o+=1
                    for i,z in enumerate(lease('Holdover' if h else 'Active',st,en)): S[i+1]+=z
    for c in ws[1]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='305496')
    for i in range(1,20): ws.column_dimensions[CL(i)].width=13
    ws.column_dimensions['H'].width=32; ws.column_dimensions['B'].width=32; ws.column_dimensions['G'].width=24
    n=ws.max_row
    for row in ws.iter_rows(min_row=2):
        for i in(9,10,16): row[i].number_format='yyyy-mm-dd'
        for i in(11,12,13,14,15,17): row[i].number_format='#,##0.00'
    ws.auto_filter.ref=f'A1:S{n}'; ws.freeze_panes='A2'
    ws.append([]); ws.append(['In place (Active + Holdover)']+[None]*7+[S[0]]+[None,None]+[round(x,2) for x in S[1:6]])
    ps.append(('Spaces',o+v)); ps.append(('Occupied (Active, Holdover)',o)); ps.append(('Vacant',v)); ps.column_dimensions['A'].width=28; ps.column_dimensions['B'].width=50
    ws.cell(n+2,1).font=Bd
    ws.cell(n+3,1,'RSF is total of all spaces; rents exclude Executed - Not Commenced')
    wb.active=1; wb.save(path(fn)); save(fn,'OFFICE','flat export with field-code headers, parameters sheet, not-commenced leases in own rows',True,P,'2025-08-31',o+v,o,v,rows,sheet='Export')

def x9():  # AU industrial estate manual, planted digit_changed
    r=random.Random(909); N=Names(r); fn='Tullaroop Estate - tenancy sched Jun25.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sched'; rows=[]
    ws['B2']='TULLAROOP INDUSTRIAL ESTATE'; ws['B2'].font=Font(bold=True,size=16,name='Arial'); ws['B3']='Tenancy schedule as at 30 June 2025 (ex GST)'
    g=[('B','D','Premises'),('E','H','Lease'),('I','L','Monthly ($)'),('M','N','Next increase'),('O','O','')]
    for a,b,t in g: ws[f'{a}5']=t; ws.merge_cells(f'{a}5:{b}5') if a!=b else None; ws[f'{a}5'].alignment=Alignment(horizontal='center'); ws[f'{a}5'].font=Bd; ws[f'{a}5'].fill=PatternFill('solid',fgColor='FCE4D6')
    for i,h in enumerate(['Unit','Warehouse + office (m²)','Tenant','Start','Expiry','Options','Review','Rent','Outgoings','Land tax recov.','Total','Date','New monthly rent','Bond held']): c=ws.cell(6,2+i,h); c.font=Bd; c.alignment=Alignment(wrap_text=True,vertical='top'); c.border=Border(bottom=Side('medium'))
    y=7; G=[0]*6; o=v=0; bad=None
    for pr,us in (('Precinct North – Dray Street',['N1','N2','N3A','N3B','N4','N5','N6']),('Precinct South – Foundry Road',['S1','S2','S3','S4','S5','S6','S7','S8','S9']),('Precinct East – Wharf Lane',['E1-E2','E3','E4','E5'])):
        ws.cell(y,2,pr).font=Font(bold=True,italic=True,color='C65911'); y+=1; S=[0]*6
        for u in us:
            a=r.randint(240,4200); S[0]+=a; ws.cell(y,2,u); ws.cell(y,3,a).number_format='#,##0'
            if u in('N4','S3','S8'):
                ws.cell(y,4,'vacant' if u!='S8' else 'vacant - under offer'); ws.cell(y,4).font=Font(italic=True,color='FF0000'); v+=1; rows.append(T(unit=u,area=a,section=pr,statusText=ws.cell(y,4).value)); y+=1; continue
            n=N('ind').replace('Inc.','P/L').replace('Ltd.','Pty Ltd'); st=addm(D.date(2025,7,1),-r.randint(2,46)); mt=u=='S6'; en=end(st,r.choice([60,84])); rent=round(a*r.uniform(120,190)/12); og=round(a*2.6,2); lt=round(a*.71,2) if r.random()<.7 else None; t=round(rent+og+(lt or 0),2); bond=r.choice([None,rent*2,rent*3]); nd=addm(st,12*((2025*12+6-st.year*12-st.month)//12+1)); nr=round(rent*1.035)
            pv=rent
            if u=='S5': 
                s_=str(rent); d=s_[1]; pv=int(s_[0]+str((int(d)+4)%10)+s_[2:]); bad=(u,pv,rent)
            vals=[n,st,'month to month' if mt else en,r.choice(['nil','3+3','5','5+5']),r.choice(['3.5%','3.5% / mkt']),pv,og,lt,t]+([None,None] if mt else [nd,nr])+[bond]
            for i,z in enumerate(vals):
                c=ws.cell(y,4+i,z)
                if isinstance(z,D.date): c.number_format='d mmm yyyy'
                elif isinstance(z,(int,float)): c.number_format='#,##0.00'
            for k,z in enumerate([rent,og,lt or 0,t,bond or 0]): S[k+1]+=z
            o+=1; rows.append(T(unit=u,area=a,tenantName=n,section=pr,statusText='Occupied',leaseStartDate=st,leaseEndDate='month to month' if mt else en,contractRent=pv,charges=[dict(code=q,amount=w) for q,w in(('Outgoings',og),('Land tax recov.',lt)) if w],totalCharges=t,deposit=bond,rentSteps=None if mt else [dict(date=nd,amount=nr)])); y+=1
        ws.cell(y,2,'Total'); ws.cell(y,3,S[0]); 
        for k in range(4): ws.cell(y,9+k,round(S[k+1],2))
        ws.cell(y,15,S[5])
        for c in ws[y]: c.font=Bd; c.number_format='#,##0.00' if c.column>3 else '#,##0'; c.border=Border(top=Side('thin'))
        for k in range(6): G[k]+=S[k]
        y+=2
    ws.cell(y,2,'ESTATE'); ws.cell(y,3,G[0]); 
    for k in range(4): ws.cell(y,9+k,round(G[k+1],2))
    ws.cell(y,15,G[5])
    for c in ws[y]: c.font=Font(bold=True,size=12); c.number_format='#,##0.00' if c.column>3 else '#,##0'; c.border=Border(top=Side('thin'),bottom=Side('double'))
    for i,(a,b) in enumerate([('Tenancies',o+v),('Let',o),('Vacant',v)]): ws.cell(6+i,17,a); ws.cell(6+i,18,b)
    ws.cell(5,17,'Summary').font=Bd
    for k,w in zip('ABCDEFGHIJKLMNOPQR',[2,9,13,36,13,15,9,12,13,13,12,13,13,13,13,3,12,8]): ws.column_dimensions[k].width=w
    ws.row_dimensions[6].height=32; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(fn)); save(fn,'INDUSTRIAL','AU hand-made schedule, grouped headers, precinct totals, side summary',False,'Tullaroop Industrial Estate','2025-06-30',o+v,o,v,rows,sheet='Sched',planted=dict(what=f'Unit {bad[0]} monthly rent printed {bad[1]} where totals and row total use {bad[2]}',kind='digit_changed'))

def x10():  # Re-Leased style, several sheets
    r=random.Random(1010); N=Names(r); fn='released_tenancy_register_corrimal.xlsx'; wb=xlsxwriter.Workbook(path(fn)); cv=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Tenancy Register'); ar=wb.add_worksheet('Arrears'); b=wb.add_format({'bold':1}); h=wb.add_format({'bold':1,'bg_color':'#00B2A9','font_color':'white','text_wrap':1,'valign':'top'}); mo=wb.add_format({'num_format':'$#,##0.00'}); dt=wb.add_format({'num_format':'dd mmm yyyy'}); rows=[]
    ws.write(0,0,'Tenancy Register',wb.add_format({'bold':1,'size':14})); ws.write(1,0,'Property: Corrimal Street Shops'); ws.write(2,0,'Report date: 15 May 2025'); ws.write(2,4,'Owner: Saltbush Holdings Unit Trust')
    H=['Unit','Tenancy','Status','Area (sqm)','Commencement','Expiry','Next Review','Review Type','Rent /mth','OPEX /mth','Insurance /mth','Total /mth','Total p.a.','Bond','Arrears']
    ws.write_row(4,0,H,h); y=5; S=[0]*8; o=v=0
    for u in ['Shop 1','Shop 2','Shop 3','Shop 4 & 5','Shop 6','Shop 7','Level 1 Suite A','Level 1 Suite B','Level 1 Suite C']:
        a=r.randint(380,2100)/10; ws.write(y,0,u); ws.write(y,3,a)
        if u in('Shop 6','Level 1 Suite B'): ws.write(y,1,'-'); ws.write(y,2,'Vacant'); v+=1; rows.append(T(unit=u,area=a,statusText='Vacant')); y+=1; S[0]+=a; continue
        n=N('retail') if u[0]=='S' else N('office').replace(' LLC',' Pty Ltd').replace(', P.C.','').replace('Inc.','P/L'); st=addm(D.date(2025,5,1),-r.randint(1,50)); en=end(st,60); sx='Periodic' if u=='Shop 3' else 'Current'; nr=addm(st,12*((2025*12+5-st.year*12-st.month)//12+1)); rent=round(a*r.uniform(28,55),2); ox=round(a*5.1,2); ins=round(a*.44,2); t=round(rent+ox+ins,2); bd=round(rent*2,2) if u!='Shop 7' else 0; arr=round(t*r.choice([0,0,.3,1]),2)
        S=[p+q for p,q in zip(S,[a,rent,ox,ins,t,round(t*12,2),bd,arr])]
        ws.write_row(y,1,[n,sx]); ws.write_datetime(y,4,D.datetime(st.year,st.month,1),dt)
        if sx=='Current': ws.write_datetime(y,5,D.datetime(en.year,en.month,en.day),dt)
        else: ws.write(y,5,'Monthly')
        ws.write_datetime(y,6,D.datetime(nr.year,nr.month,1),dt); ws.write(y,7,r.choice(['CPI','Fixed 4%','Market']))
        for i,z in enumerate([rent,ox,ins]): ws.write(y,8+i,z,mo)
        ws.write_formula(y,11,f'=SUM(I{y+1}:K{y+1})',mo,t); ws.write_formula(y,12,f'=L{y+1}*12',mo,round(t*12,2)); ws.write(y,13,bd,mo); ws.write(y,14,arr,mo)
        if arr: ar.write_row(o+2,0,[u,n,arr])
        o+=1; rows.append(T(unit=u,tenantName=n,area=a,statusText=sx,leaseStartDate=st,leaseEndDate=en if sx=='Current' else 'Monthly',contractRent=rent,charges=[dict(code='OPEX',amount=ox),dict(code='Insurance',amount=ins)],totalCharges=t,deposit=bd,balance=arr)); y+=1
    ws.write(y,0,'Total',b); ws.write(y,3,round(S[0],1)); 
    for i in range(7): ws.write_formula(y,8+i,f'=SUM({chr(73+i)}6:{chr(73+i)}{y})',mo,round(S[i+1],2))
    ws.set_column(0,0,16); ws.set_column(1,1,30); ws.set_column(2,14,12.5); ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0)
    ar.write(0,0,'Arrears at 15 May 2025',b); ar.write_row(1,0,['Unit','Tenancy','Owing'],b); ar.set_column(0,1,28)
    for i,q in enumerate([('Corrimal Street Shops',''),('Tenancies',o+v),('Occupied',o),('Vacant',v),('Lettable area (sqm)',round(S[0],1)),('Contracted p.a.',round(S[5],2))]): cv.write_row(i,0,q)
    cv.set_column(0,0,26); wb.close(); save(fn,'RETAIL','Re-Leased style register with summary and arrears sheets, formulas, small',False,'Corrimal Street Shops','2025-05-15',o+v,o,v,rows,sheet='Tenancy Register')

def x11():  # Yardi commercial rent roll with charge lines
    r=random.Random(1111); N=Names(r); fn='RentRoll_Commercial_11_2025.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'; rows=[]
    for i,t in enumerate(['Commercial Rent Roll with Lease Charges','Property: Alderpoint Commerce Centre (aldpt)','As of Date: 11/30/2025   Month Year: 11/2025']): ws.cell(i+1,1,t).font=Font(bold=True,size=10); ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=11); ws.cell(i+1,1).alignment=Alignment(horizontal='center')
    H1=['Unit','Unit Type','Unit','Tenant','Tenant','Charge','Monthly','Lease','Lease','Security','Balance']; H2=['','','Area','Code','Name','Code','Amount','From','To','Deposit','']
    for i,(a,b) in enumerate(zip(H1,H2)):
        for y,t in((5,a),(6,b)): c=ws.cell(y,i+1,t or None); c.font=Bd; c.fill=PatternFill('solid',fgColor='D9D9D9'); c.alignment=Alignment(horizontal='center')
    ws.cell(7,1,'Current/Notice/Vacant Tenants').font=Bd; y=8; S=SD=SB=A=0; o=v=0; codes={}
    def put(u,ty,a,n,st,en,ch,dep,bal,sec,area):
        nonlocal y
        t=round(sum(q for _,q in ch),2); tc=f't{r.randint(10000,99999):07d}'
        for i,z in enumerate([u,ty,a if area else 0,tc,n,ch[0][0],ch[0][1],st.strftime('%m/%d/%Y'),en.strftime('%m/%d/%Y'),dep,bal]): ws.cell(y,i+1,z)
        for k,q in ch[1:]: y+=1; ws.cell(y,6,k); ws.cell(y,7,q)
        y+=1; ws.cell(y,6,'Total').font=Bd; ws.cell(y,7,t).font=Bd; ws.cell(y,7).border=Border(top=Side('thin')); y+=2
        rows.append(T(unit=u,unitType=ty,area=a if area else 0,tenantName=n,section=sec,statusText='Occupied' if area else 'Future',leaseStartDate=st,leaseEndDate=en,contractRent=ch[0][1],charges=[dict(code=k,amount=q) for k,q in ch],totalCharges=t,deposit=dep,balance=bal)); return t
    for i in range(22):
        u=str(100+i*5); a=r.randint(1200,14000); ty=r.choice(['flex','whse','offic']); A+=a
        if i in(4,9,15): 
            for j,z in enumerate([u,ty,a,'VACANT','VACANT']): ws.cell(y,j+1,z)
            y+=2; v+=1; rows.append(T(unit=u,unitType=ty,area=a,statusText='VACANT',section='Current/Notice/Vacant Tenants')); continue
        st=addm(D.date(2025,11,1),-r.randint(1,55)); ch=[('rent',round(a*r.uniform(9,17)/12,2)),('cam',round(a*.19,2)),('ret',round(a*.14,2))]
        if r.random()<.5: ch.append(('ins',round(a*.03,2)))
        if r.random()<.3: ch.append(('conc',-round(ch[0][1]*.5,2)))
        if r.random()<.2: ch.append(('sign',75.0))
        dep=round(ch[0][1]) if r.random()<.8 else 0; bal=r.choice([0,0,0,round(ch[0][1]*.8,2),-112.5]); S+=put(u,ty,a,N('ind'),st,end(st,60 if i%3 else 84),ch,dep,bal,'Current/Notice/Vacant Tenants',1); SD+=dep; SB+=bal; o+=1
        for k,q in ch: codes[k]=codes.get(k,0)+q
    ws.cell(y,1,'Future Tenants').font=Bd; y+=1; st=D.date(2026,1,1); fa=[('rent',5250.00),('cam',610.00)]; put('120','flex',0,N('ind'),st,end(st,60),fa,5250,0,'Future Tenants',0)
    for j,z in((1,'Total'),(3,A),(7,round(S,2)),(10,SD),(11,round(SB,2))): ws.cell(y,j,z).font=Bd
    ws.cell(y+1,1,'Total excludes future tenants'); y+=3
    for q in [('Summary Groups','','Area','','Units'),('Current/Notice','',sum(x['area'] for x in rows if 'tenantName' in x),'',o),('Vacant','',A-sum(x['area'] for x in rows if 'tenantName' in x),'',v),('Totals','',A,'',o+v)]:
        for j,z in enumerate(q): ws.cell(y,j+1,z or None)
        y+=1
    y+=1; ws.cell(y,1,'Summary of Charges by Charge Code (Current/Notice)').font=Bd; y+=1
    for k in sorted(codes): ws.cell(y,1,k); ws.cell(y,3,round(codes[k],2)); y+=1
    ws.cell(y,1,'Total'); ws.cell(y,3,round(S,2))
    for row in ws.iter_rows(min_row=8):
        for c in row:
            if isinstance(c.value,(int,float)) : c.number_format='#,##0.00' if c.column in(7,10,11) or c.row>y-8 and c.column==3 else '#,##0'
    for k,w in zip('ABCDEFGHIJK',[12,10,11,11,32,9,13,12,12,12,12]): ws.column_dimensions[k].width=w
    wb.save(path(fn)); save(fn,'INDUSTRIAL','Yardi rent roll with lease charges, commercial, text dates, future section',False,'Alderpoint Commerce Centre','2025-11-30',o+v,o,v,rows,sheet='Report1')

def x12():  # US shopping centre with charge cols and dated step columns
    r=random.Random(1212); N=Names(r); fn='Ravelin Towne Center RR 2025-12.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR Dec-25'; rows=[]
    ws['A1']='Ravelin Towne Center'; ws['A1'].font=Font(bold=True,size=14,name='Calibri'); ws['A2']='Rent Roll'; ws['C2']=D.date(2025,12,1); ws['C2'].number_format='mmmm d, yyyy'
    H=['Ste','Tenant','','SF','% GLA','Lease\nBegin','Lease\nEnd','Base Rent\n(Monthly)','$/SF/Yr','CAM','RE Tax','Ins','Mktg','Total\nMonthly','Step 1\nDate','Step 1\nMonthly','Step 2\nDate','Step 2\nMonthly','Options','Comments']
    for i,h in enumerate(H): c=ws.cell(4,i+1,h or None); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7B2C2C'); c.alignment=Alignment(wrap_text=True,horizontal='center')
    L=[f'A{i}' for i in range(1,15)]+[f'B{i}' for i in range(1,20)]+['OP-1','OP-2','OP-3']; ar={u:(r.randint(3500,6000) if u[0]=='O' else r.randint(900,4200)) for u in L}; ar['A1']=48200; ar['B1']=26750; GLA=sum(ar.values()); y=5; S=[0]*6; o=v=0
    for u in L:
        a=ar[u]; ws.cell(y,1,u); ws.cell(y,4,a).number_format='#,##0'; ws.cell(y,5,a/GLA).number_format='0.0%'
        if u in('A6','A12','B4','B15','OP-2'): ws.cell(y,2,'*Vacant*'); ws.cell(y,20,r.choice([None,'LOI out','former nail salon'])); v+=1; rows.append(T(unit=u,area=a,statusText='*Vacant*')); y+=1; continue
        n=N('retail'); st=addm(D.date(2025,12,1),-r.randint(1,90)); tm=u in('A9','B11'); en=end(st,120); psf=r.uniform(9,12) if a>20000 else r.uniform(19,38); br=round(a*psf/12,2); ch=[round(a*.31,2),round(a*.27,2),round(a*.05,2),round(a*.02,2) if u[0]!='O' else 0]; t=round(br+sum(ch),2)
        d1=addm(st,12*((2025*12+12-st.year*12-st.month)//12+1)); steps=[(d1,round(br*1.03,2)),(addm(d1,12),round(br*1.03*1.03,2))]; steps=[s for s in steps if s[0]<en and not tm][:r.randint(0,2)]
        vals=[n,None,a,a/GLA,st,'M-T-M' if tm else en,br,br*12/a,*ch,t]; 
        for i,z in enumerate(vals): c=ws.cell(y,2+i,z); c.number_format='0.0%' if i==3 else '#,##0' if i==2 else 'm/d/yy' if isinstance(z,D.date) else '#,##0.00'
        for i,s in enumerate(steps): ws.cell(y,15+2*i,s[0]).number_format='mmm-yy'; ws.cell(y,15+2*i).number_format='m/d/yy'; ws.cell(y,16+2*i,s[1]).number_format='#,##0.00'
        ws.cell(y,19,r.choice(['2 x 5','None','1 x 5','4 x 5'])); S=[p+q for p,q in zip(S,[br,*ch,t])]; o+=1
        rows.append(T(unit=u,tenantName=n,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate='M-T-M' if tm else en,contractRent=br,charges=[dict(code=k,amount=q) for k,q in zip(['CAM','RE Tax','Ins','Mktg'],ch)],totalCharges=t,rentSteps=[dict(date=s[0],amount=s[1]) for s in steps])); y+=1
    ws.cell(y,2,'Antenna – Zephyr Wireless (roof)'); ws.cell(y,1,'ROOF'); ws.cell(y,6,D.date(2022,4,1)).number_format='m/d/yy'; ws.cell(y,7,D.date(2032,3,31)).number_format='m/d/yy'; ws.cell(y,8,1850.0).number_format='#,##0.00'; ws.cell(y,14,1850.0).number_format='#,##0.00'; S[0]+=1850;S[5]+=1850
    rows.append(T(unit='ROOF',tenantName='Antenna – Zephyr Wireless (roof)',leaseStartDate=D.date(2022,4,1),leaseEndDate=D.date(2032,3,31),contractRent=1850.0,totalCharges=1850.0)); y+=2
    va=sum(ar[u] for u in('A6','A12','B4','B15','OP-2'))
    for lab,sf in(('Leased',GLA-va),('Vacant',va),('Total',GLA)):
        ws.cell(y,2,lab).font=Bd; ws.cell(y,3,{'Leased':o,'Vacant':v,'Total':o+v}[lab]); ws.cell(y,4,sf).number_format='#,##0'; ws.cell(y,5,sf/GLA).number_format='0.0%'
        if lab=='Total':
            for k,z in zip([8,10,11,12,13,14],S): ws.cell(y,k,round(z,2)).number_format='#,##0.00'; ws.cell(y,k).font=Bd
        y+=1
    ws.cell(y+1,1,'Suite counts in column C exclude the roof licence.').font=Font(italic=True,size=9)
    for i in range(1,21): ws.column_dimensions[CL(i)].width=11.5
    ws.column_dimensions['B'].width=30; ws.column_dimensions['C'].width=5; ws.column_dimensions['A'].width=7; ws.row_dimensions[4].height=30; ws.column_dimensions['T'].hidden=False; ws['C2'].alignment=Alignment(horizontal='left'); ws.column_dimensions['C'].width=18
    wb.save(path(fn)); save(fn,'RETAIL','US shopping center broker-style roll, charge columns, two step pairs, roof antenna row',False,'Ravelin Towne Center','2025-12-01',o+v,o,v,rows,sheet='RR Dec-25')

def x13():  # university retail register per campus, annual, blocks with own headers
    r=random.Random(1313); N=Names(r); fn='university_commercial_tenancies_FY26.xlsx'; wb=xlsxwriter.Workbook(path(fn)); nt=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Register'); f=lambda **k: wb.add_format({'font_name':'Georgia','font_size':10,**k}); h=f(bold=1,bottom=2,text_wrap=1); mo=f(num_format='#,##0;(#,##0);-'); bm=f(bold=1,top=1,num_format='#,##0'); n0=f(); it=f(italic=1,font_color='#888888'); rows=[]
    for i,s in enumerate(['University of Kestrel Bay – Commercial Tenancies','Rents are per annum, billed quarterly in advance on 1 Jan, 1 Apr, 1 Jul, 1 Oct.','Vending, ATMs and rooftop telecoms are listed last and are not tenancies for reporting.']): nt.write(i,0,s)
    ws.write(0,1,'University of Kestrel Bay',f(bold=1,font_size=15)); ws.write(1,1,'Register of commercial tenancies at 1 January 2026'); y=3; G=[0]*4; o=v=0
    H=['Ref','Building','Tenant','Use','m²','From','To','Rent p.a.','Rent per quarter','Outgoings p.a.','Bank guarantee']; GQ=0
    for cam,pre,k in(('Harbour Campus','H',11),('Hillside Campus','L',8),('Medical Precinct','M',6),('Vending, ATMs and telecoms','X',4)):
        ws.merge_range(y,1,y,11,cam,f(bold=1,bg_color='#E2EFDA',font_size=11)); y+=1
        ws.write_row(y,1,H if pre!='X' else ['Ref','Building','Licensee','Use','','From','To','Fee p.a.','Fee per quarter','',''],h); y+=1; S=[0]*4; SQ=0
        for i in range(k):
            u=f'{pre}{i+1:02d}'; bl=r.choice(['Union Building','Library Annexe','Engineering North','Quad West','Biosciences','Student Hub']); a=r.randint(18,420) if pre!='X' else None; ws.write_row(y,1,[u,bl],n0)
            if a: ws.write(y,5,a,mo); S[0]+=a
            if (pre,i) in(('H',4),('L',1),('L',6)): ws.write(y,3,'To let',it); v+=1; rows.append(T(unit=u,building=bl,section=cam,area=a,statusText='To let')); y+=1; continue
            n=N(r.choice(['retail','med']) if pre=='M' else 'retail') if pre!='X' else ['Orrery Vending','Tidewell Credit Union','Lantern Mobile','Orrery Vending'][i]; q=r.randint(1800,14000) if pre!='X' else r.randint(400,4000); pa=q*4; og=round(a*88) if a and r.random()<.7 else None; bg=r.choice([None,q,q*2]) if a else None; st=addm(D.date(2026,1,1),-r.randint(1,56)); en=end(st,60); use=r.choice(['Café','Food','Books & stationery','Services','Pharmacy']) if a else ['Vending','ATM','Antenna','Vending'][i]
            ws.write_row(y,3,[n,use],n0); ws.write(y,6,st.strftime('%d.%m.%Y'),n0); ws.write(y,7,en.strftime('%d.%m.%Y'),n0); ws.write(y,8,pa,mo); ws.write(y,9,q,mo)
            if og: ws.write(y,10,og,mo)
            if bg: ws.write(y,11,bg,mo)
            for j,z in enumerate([0,pa,og or 0,bg or 0]): S[j]+=z
            SQ+=q
            if a: o+=1
            rows.append(T(unit=u,building=bl,section=cam,tenantName=n,unitType=use if not a else None,area=a,statusText='Occupied' if a else None,leaseStartDate=st,leaseEndDate=en,annualRent=pa,charges=[dict(code='Outgoings p.a.',amount=og,per='year')] if og else None,deposit=bg)); y+=1
        ws.write(y,3,cam+' total',f(bold=1,top=1)); 
        if pre!='X': ws.write(y,5,S[0],bm); ws.write(y,10,S[2],bm); ws.write(y,11,S[3],bm)
        ws.write(y,8,S[1],bm); ws.write(y,9,SQ,bm); G=[p+q for p,q in zip(G,S)]; GQ+=SQ; y+=3
    ws.write(y,3,'All campuses',bm); ws.write(y,5,G[0],bm); ws.write(y,8,G[1],bm); ws.write(y,9,GQ,bm); ws.write(y,10,G[2],bm); ws.write(y,11,G[3],bm)
    ws.write(y+2,3,f'Tenancies {o+v}: let {o}, to let {v}',n0); ws.set_column(0,0,1.5); ws.set_column(1,1,6); ws.set_column(2,2,18); ws.set_column(3,3,34); ws.set_column(4,4,19); ws.set_column(5,11,11.5); ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close()
    save(fn,'MIXED_USE','university register, block per campus with own header, annual and quarterly rents, text dates',True,'University of Kestrel Bay','2026-01-01',o+v,o,v,rows,sheet='Register')

def x14():  # Office tower 130+ rows, stacked by floor, hidden columns, merged floor cells
    r=random.Random(1414); N=Names(r); fn='umbra_tower_stacking_roll.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tower'; rows=[]
    ws.append(['Umbra Tower, 600 Granville Row – Tenancy roll']); ws.append(['Effective 2026-02-28 (C$)']); ws.append([]); ws.append(['Floor','Suite','Demising ref','Occupier','State','Rentable sf','Commence','Expire','Net rent /mo','Add. rent /mo','Gross /mo','Deposit','Asking /mo'])
    y=5; o=v=d=0; G=[0]*5; NM=[]
    for fl in range(34,1,-1):
        if fl==13: continue
        k=r.choice([1,3,4,5,6]); y0=y; S=[0]*5
        for i in range(k):
            u=f'{fl}{i+1:02d}' if k>1 else f'{fl}00'; a=r.randint(16800,17900) if k==1 else r.randint(1400,4600); q=r.random(); S[0]+=a; ws.cell(y,2,u); ws.cell(y,3,f'D{r.randint(100,999)}'); ws.cell(y,6,f'{a:,}')
            if fl==2 and i==0: ws.cell(y,4,'Building management office'); ws.cell(y,5,'Owner use'); d+=1; rows.append(T(unit=u,area=a,tenantName='Building management office',statusText='Owner use'))
            elif q<.12: ask=round(a*36/12,2); ws.cell(y,5,'Vacant'); ws.cell(y,13,ask); v+=1; rows.append(T(unit=u,area=a,statusText='Vacant',marketRent=ask))
            else:
                base=N('office') if len(N.u)<500 else 'x'; st=addm(D.date(2026,2,1),-r.randint(0,70)); en=end(st,r.choice([84,120])); nr=round(a*r.uniform(24,41)/12,2); ad=round(a*1.92,2); t=round(nr+ad,2); dep=round(nr*r.choice([0,1,2]),2); s='Notice given' if q>.96 else 'Leased'
                for j,z in enumerate([base,s]): ws.cell(y,4+j,z)
                for j,z in enumerate([st,en]): ws.cell(y,7+j,z).number_format='dd-mmm-yyyy'
                for j,z in enumerate([nr,ad,t,dep]): ws.cell(y,9+j,z)
                S=[p+w for p,w in zip(S,[0,nr,ad,t,dep])]; o+=1
                rows.append(T(unit=u,area=a,tenantName=base,statusText=s,leaseStartDate=st,leaseEndDate=en,contractRent=nr,charges=[dict(code='Add. rent',amount=ad)],totalCharges=t,deposit=dep))
            y+=1
        ws.cell(y0,1,fl)
        if k>1: ws.merge_cells(start_row=y0,start_column=1,end_row=y-1,end_column=1)
        ws.cell(y0,1).alignment=Alignment(vertical='center',horizontal='center')
        ws.cell(y,4,f'Floor {fl}'); ws.cell(y,6,f'{S[0]:,}')
        for j in range(4): ws.cell(y,9+j,round(S[j+1],2))
        for c in ws[y]: c.font=Font(italic=True); c.fill=PatternFill('solid',fgColor='EDEDED')
        y+=1; G=[p+q for p,q in zip(G,S)]
    ws.cell(y,4,'TOWER'); ws.cell(y,6,f'{G[0]:,}')
    for j in range(4): ws.cell(y,9+j,round(G[j+1],2))
    for c in ws[y]: c.font=Bd
    ws.cell(y+2,4,f'Suites: {o+v+d}   Leased (incl. notice): {o}   Vacant: {v}   Owner use: {d}')
    for row in ws.iter_rows(min_row=5,min_col=9,max_col=13):
        for c in row: c.number_format='$#,##0.00'
    for row in ws.iter_rows(min_row=5,min_col=6,max_col=6): row[0].alignment=Alignment(horizontal='right')
    for c in ws[4]: c.font=Bd; c.border=Border(bottom=Side('thick'))
    for k,w in zip('ABCDEFGHIJKLM',[7,8,10,34,13,11,13,13,14,14,14,14,14]): ws.column_dimensions[k].width=w
    ws.column_dimensions['C'].hidden=True; ws.freeze_panes='C5'; ws['A1'].font=Font(bold=True,size=14); ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.print_title_rows='4:4'
    wb.save(path(fn)); save(fn,'OFFICE','tower roll top floor down, merged floor cells, floor subtotals, text areas, hidden column',True,'Umbra Tower',"2026-02-28",o+v+d,o,v,rows,sheet='Tower')
def run():
    for g in(x8,x9,x10,x11,x12,x13,x14): g()
