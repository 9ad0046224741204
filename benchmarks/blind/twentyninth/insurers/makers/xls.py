from lib import *
import openpyxl,openpyxl.worksheet.properties
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
B=Font(bold=True)
def wid(ws,w):
    for i,x in enumerate(w):ws.column_dimensions[L(i+1)].width=x
# 8 Yardi rent roll w lease charges (large)
def doc8():
    r=random.Random(2908);N=Nm(r);f='yardi_rent_roll_with_lease_charges_willow_span.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1';ar=lambda **k:Font(name='Arial',size=8,**k)
    ws['A1']='Rent Roll with Lease Charges';ws['A2']='Willow Span (wspan)';ws['A3']='As Of = 10/31/2025';ws['A4']='Month Year = 10/2025'
    for i in range(1,5):ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=14);ws.cell(i,1).font=Font(name='Arial',size=10 if i==1 else 8,bold=True)
    h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance'];h2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
    for i,(a,b) in enumerate(zip(h1,h2)):
        for rr,v in((5,a),(6,b)):
            c=ws.cell(rr,i+1,v or None);c.font=ar(bold=True);c.fill=PatternFill('solid',fgColor='D9D9D9');c.alignment=Alignment(horizontal='center')
    R=[7];rows=[]
    def put(vals,**k):
        for i,v in enumerate(vals):
            if v is None or v=='':continue
            c=ws.cell(R[0],i+1,v);c.font=ar(**k)
            if hasattr(v,'year'):c.number_format='MM/DD/YYYY'
            elif i in(5,7,8,9,13):c.number_format='#,##0.00'
        R[0]+=1
    put(['Current/Notice/Vacant Residents'],bold=True)
    types={'ws1x1a':(690,1280),'ws1x1b':(742,1335),'ws2x2a':(1020,1650),'ws3x2':(1244,1940)}
    T=[0.]*5;code={};occ=vac=0;nt=0;vl=[];SF=0
    for b in range(1,8):
        for n in range(1,17):
            u=f'{b:02d}-{100*((n-1)//8+1)+(n-1)%8+1}';t=r.choice(list(types));sf,mk=types[t];x=r.random();T[0]+=mk;SF+=sf
            row=dict(unit=u,unitType=t,area=sf,marketRent=float(mk))
            if (b,n)==(1,1) or (b,n)==(4,9):
                s='MODEL' if b==1 else 'DOWN';put([u,t,sf,s,s,mk,None,0,0,0,None,None,None,0]);rows.append(dict(row,statusText=s,deposit=0.,balance=0.));R[0]+=1;nt+=1;continue
            if x<.08:
                put([u,t,sf,'VACANT','VACANT',mk,None,0,0,0,None,None,None,0]);rows.append(dict(row,statusText='VACANT',deposit=0.,balance=0.));R[0]+=1;vac+=1;vl.append((u,t,sf,mk));continue
            occ+=1;mi=rd(r,d(2019,1,1),d(2025,10,20));le=eom(2025+(r.random()<.8),r.randrange(1,12)) 
            if le<d(2025,10,31):le=eom(2026,le.month)
            mo=d(2025,11,r.randrange(3,29)) if r.random()<.06 else None
            ch=[('rent',float(mk-r.randrange(-20,130)))];ch+= [('petrent',40.)] if r.random()<.3 else [];ch+=[('pestfee',5.),('trash',22.)];ch+=[('carport',50.)] if r.random()<.3 else []
            if r.random()<.05:ch.append(('concess',-100.))
            dep=float(r.choice([0,200,400]));od=float(r.choice([0,0,250]));bal=r.choice([0.,0.,0.,round(r.uniform(-80,900),2)])
            nm=N('{f} {l}');tot=sum(a for _,a in ch)
            put([u,t,sf,f't{r.randrange(100000,999999):07d}',nm,mk,*ch[0],dep,od,mi,le,mo,bal])
            for c_ in ch[1:]:put([None]*6+list(c_))
            put([None]*6+['Total',tot],bold=True);R[0]+=1
            for k,a in ch:code[k]=code.get(k,0)+a
            T[1]+=tot;T[2]+=dep;T[3]+=od;T[4]+=bal
            rows.append(dict(row,tenantName=nm,statusText='Notice' if False else 'Occupied',contractRent=ch[0][1],deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tot))
    put(['Future Residents/Applicants'],bold=True)
    ft=0
    for u,t,sf,mk in vl[:4]:
        nm=N('{f} {l}');mi=d(2025,11,r.randrange(4,28));le=addm(mi,12)-dt.timedelta(1);ch=[('rent',float(mk)),('pestfee',5.),('trash',22.)];tot=sum(a for _,a in ch)
        put([u,t,sf,f't{r.randrange(100000,999999):07d}',nm,0,*ch[0],200,0,mi,le,None,0])
        for c_ in ch[1:]:put([None]*6+list(c_))
        put([None]*6+['Total',tot],bold=True);R[0]+=1;ft+=tot
        rows.append(dict(unit=u,unitType=t,area=sf,tenantName=nm,statusText='Future',section='Future Residents/Applicants',marketRent=0.,contractRent=float(mk),deposit=200.,moveInDate=mi,leaseEndDate=le,balance=0.,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tot))
    for q in rows: q.setdefault('section','Current/Notice/Vacant Residents')
    put(['Total',None,None,None,'Willow Span',T[0],None,T[1],T[2],T[3],None,None,None,round(T[4],2)],bold=True);R[0]+=1
    put(['Summary Groups',None,None,None,'Square','Market','Actual','Security','# Of','% Unit'],bold=True);put([None,None,None,None,'Footage','Rent','Charges','Deposit','Units','Occupancy'],bold=True)
    n=occ+vac+nt
    put(['Current/Notice/Vacant Residents',None,None,None,SF,T[0],T[1],T[2],n,round(occ/n*100,2)]);put(['Future Residents/Applicants',None,None,None,sum(v[2] for v in vl[:4]),0,ft,800.,4,None])
    put(['Occupied Units',None,None,None,None,None,None,None,occ]);put(['Total Non Rev Units',None,None,None,None,None,None,None,nt]);put(['Total Vacant Units',None,None,None,None,None,None,None,vac]);put(['Totals:',None,None,None,None,None,None,None,n],bold=True);R[0]+=1
    put(['Summary of Charges by Charge Code'],bold=True);put(['(Current/Notice Residents Only)']);put(['Charge Code',None,None,None,None,None,None,'Amount'],bold=True)
    for k,a in code.items():put([k]+[None]*6+[a])
    put(['Total']+[None]*6+[sum(code.values())],bold=True)
    wid(ws,[11,10,8,11,24,11,10,11,11,10,11,11,11,10]);wb.save(D+f)
    save(f,'MULTIFAMILY','Yardi export','Rent Roll with Lease Charges, 112 units, future residents, summary groups',True,'Willow Span','2025-10-31',n,occ,vac,rows,'Report1')
# 9 Argus
def doc9():
    r=random.Random(2909);f='argus_tenant_schedule_two_corbel_square.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Tenant Schedule';rows=[]
    ws['B2']='Two Corbel Square';ws['B3']='Presentation Rent Roll & Current Term Tenant Summary';ws['B4']='As of Dec-25 for 224,910 Square Feet' 
    H=[('Description\nTenant Name','B'),('Suite','C'),('Start','D'),('Expiration','E'),('Floor SqFt','F'),('Bldg Share','G'),('Rate/SF','H'),('Amount per Year','I'),('Amount per Month','J'),('Changes on','K'),('Changes to\n(per Month)','L'),('Recovery Type','M'),('Upon Expiration','N')]
    ws['F6']='Area';ws.merge_cells('F6:G6');ws['H6']='Base Rent';ws.merge_cells('H6:J6');ws['K6']='Scheduled Rent Changes';ws.merge_cells('K6:L6')
    for h,c in H:
        x=ws[c+'7'];x.value=h;x.font=Font(name='Calibri',bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='44546A');x.alignment=Alignment(wrap_text=True,horizontal='center');ws[c+'6'].font=B;ws[c+'6'].alignment=Alignment(horizontal='center')
    ten=['Stonecroft Reinsurance','Weller & Pace Architects','Opaline Media Group','Dunmore Trust Company','Larkfield Analytics','Vacant','Cobalt Legal Services','Halden Shipping Agency','Fifth Street Cowork','Vacant','Arbor Pension Advisors','Lobby Cafe - Grindhouse','Mercer Tool Finance','Tallgrass Wind Energy','Vacant','Bright & Ames CPA','Ridge Telecom']
    sfs=[r.randrange(1200,28000) for _ in ten];tot=sum(sfs);ws['B4']=f'As of Dec-25 for {tot:,} Square Feet';q=8;A=M=0;vs=0
    for i,(t,sf) in enumerate(zip(ten,sfs)):
        s=f'Suite {200+(i//3)*100+(i%3)*25}';ws.cell(q,2,f'{i+1}. {t}' if False else t);ws.cell(q,3,s);ws.cell(q,6,sf).number_format='#,##0';ws.cell(q,7,sf/tot).number_format='0.00%'
        if t=='Vacant':rows.append(dict(unit=s,area=sf,statusText='Vacant'));vs+=sf;q+=2;continue
        st=d(r.choice([2017,2019,2020,2022,2024]),r.randrange(1,13));en=addm(st,r.choice([120,127,144]))-dt.timedelta(1);rate=r.choice([31.5,33,34.25,36,29.75]);mo=round(sf*rate/12,2);an=round(mo*12,2);A+=an;M+=mo
        for c,v,nf in((4,st,'m/d/yyyy'),(5,en,'m/d/yyyy'),(8,rate,'$0.00'),(9,an,'#,##0'),(10,mo,'#,##0.00')):ws.cell(q,c,v).number_format=nf
        ws.cell(q,13,r.choice(['Net','Base Year 2024','Base Stop 11.50','None']));ws.cell(q,14,r.choice(['Market','Renew 65%','Option']))
        stp=[];k=0;x=d(2026,st.month);a=mo
        while k<r.choice([1,2,4]):
            if x>en:break
            a=round(a*1.0275,2);ws.cell(q+k,11,x).number_format='m/d/yyyy';ws.cell(q+k,12,a).number_format='#,##0.00';stp.append(dict(date=iso(x),amount=a));x=addm(x,12);k+=1
        rows.append(dict(unit=s,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=an,contractRent=mo,rentSteps=stp));q+=max(k,1)+1
    for c,v,nf in((2,'Total Occupied SqFt',None),(6,tot-vs,'#,##0'),(7,(tot-vs)/tot,'0.00%'),(9,round(A,2),'#,##0'),(10,round(M,2),'#,##0.00')):
        z=ws.cell(q,c,v);z.font=B
        if nf:z.number_format=nf
    for j,(a,b) in enumerate([('Total Available SqFt',vs),('Building Total SqFt',tot)]):
        ws.cell(q+1+j,2,a).font=B;ws.cell(q+1+j,6,b).number_format='#,##0';ws.cell(q+1+j,7,b/tot).number_format='0.00%'
    wid(ws,[2,30,12,10,12,11,10,9,14,15,12,14,17,14]);ws.freeze_panes='C8';ws.row_dimensions[7].height=30;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wz=wb.create_sheet('Assumptions');wz['A1']='Market rent growth';wz['B1']=.03;wz['A2']='General vacancy';wz['B2']=.07;wz['A3']='Analysis start';wz['B3']='Dec-25'
    wb.save(D+f);save(f,'OFFICE','Argus schedule','Argus tenant schedule, grouped header, blank first column, rent changes stacked',True,'Two Corbel Square','2025-12',len(ten),len(ten)-3,3,rows,'Tenant Schedule')
# 10 Entrata
def doc10():
    r=random.Random(2910);N=Nm(r);f='entrata_rent_roll_the_lantern_works.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Roll';rows=[]
    ws.append(['Rent Roll']);ws.append(['The Lantern Works']);ws.append(['As of 11/15/2025']);ws.append([])
    ws.append(['Unit Details']+[None]*4+['Lease Details']+[None]*5+['Scheduled Charges']+[None]*5+['Ledger',None])
    for a in('A5:E5','F5:K5','L5:Q5','R5:S5'):ws.merge_cells(a);ws[a.split(':')[0]].alignment=Alignment(horizontal='center');ws[a.split(':')[0]].fill=PatternFill('solid',fgColor='BDD7EE')
    H=['Bldg-Unit','Unit Type','SQFT','Unit Status','Budgeted/Market Rent','Resident','Lease Status','Move-In','Lease Start','Lease End','Move-Out','Base Rent','Pet Rent','Parking','Valet Trash','Concession','Total Scheduled','Deposit Held','Balance'];ws.append(H)
    for c in ws[6]:c.font=B;c.alignment=Alignment(wrap_text=True,vertical='bottom')
    ty={'Studio - S1':(540,1495),'1x1 - A2':(701,1760),'2x2 - B1':(1040,2295)};T=[0.]*8;o=v=0;mt=0
    for i in range(46):
        u=f"{'AB'[i//23]}-{(i%23)//6+1}{(i%23)%6+1:02d}";t=r.choice(list(ty));sf,mk=ty[t];s='Occupied No Notice';mt+=mk
        if i in(5,19,37):s='Vacant Unrented Ready'
        if i in(11,30):s='Vacant Rented Not Ready'
        if i in(8,26,41):s='Notice Unrented'
        row=dict(unit=u,unitType=t,area=sf,statusText=s,marketRent=mk)
        if s[0]=='V':ws.append([u,t,sf,s,mk]);rows.append(row);v+=1;continue
        o+=1;mi=rd(r,d(2022,1,1),d(2025,11,1));mtm=i in(14,33);le=eom(2026,r.randrange(1,11));c=[mk-r.randrange(0,150,5),r.choice([0,0,45]),r.choice([0,95,120]),30,r.choice([0,0,0,-125])]
        tt=sum(c);dep=r.choice([0,99,500]);bal=r.choice([0,0,0,round(r.uniform(5,800),2)]);mo=d(2025,12,r.randrange(1,28)) if s[0]=='N' else None;nm=N();ls='Month-to-Month' if mtm else ('Notice' if mo else 'Current')
        ws.append([u,t,sf,s,mk,nm,ls,mi,mi,'MTM' if mtm else le,mo]+c+[tt,dep,bal]);T=[a+b for a,b in zip(T,c+[tt,dep,bal])]
        rows.append(dict(row,tenantName=nm,moveInDate=mi,leaseStartDate=mi,leaseEndDate='MTM' if mtm else le,moveOutDate=mo,contractRent=c[0],charges=[dict(code=k,amount=a) for k,a in zip(H[11:16],c)],totalCharges=tt,deposit=dep,balance=bal))
    ws.append(['Total',None,sum(x['area'] for x in rows),f'{o+v} Units',mt]+[None]*6+[round(x,2) for x in T])
    for c in ws[ws.max_row]:c.font=B;c.border=Border(top=Side(style='double'))
    for rw in ws.iter_rows(min_row=7):
        for c in rw:
            if hasattr(c.value,'year'):c.number_format='mm/dd/yyyy'
            elif c.column>11 or c.column==5:c.number_format='$#,##0.00;($#,##0.00)'
    ws.append([]);ws.append(['Occupied',o]);ws.append(['Vacant',v]);ws.append(['Total Units',o+v]);wid(ws,[10,13,7,24,11,24,15,11,11,11,11,10,9,9,9,11,11,10,10]);ws.freeze_panes='B7'
    wb.save(D+f);save(f,'MULTIFAMILY','Entrata export','Charges as columns, grouped header bands, unit status and lease status',False,'The Lantern Works','2025-11-15',o+v,o,v,rows,'Rent Roll')
# 11 Buildium/small mixed, numbers as text, buildings
def doc11():
    r=random.Random(2911);N=Nm(r);f='buildium_rent_roll_fennel_street_walkups.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='RentRoll';rows=[];q=1
    for v in('Osgood & Daughter Rentals','Rent roll | As of 10/1/2025','Fennel Street Walk-ups'):ws.cell(q,1,v).font=B;q+=1
    q+=1;H=['Unit','Bed/Bath','Tenants','Lease','Lease start','Lease end','Rent cycle','Rent','Recurring charges','Recurring credits','Deposits held','Balance due']
    for i,h in enumerate(H):ws.cell(q,i+1,h).font=Font(bold=True,color='666666')
    q+=1;G=[0.]*5;no=nv=0
    for b,us_ in(('41 Fennel Street',['1F','1R','2F','2R','3F','3R']),('43 Fennel Street',['1F','1R','2F','2R','3F','3R','Bsmt']),('45 Fennel Street',['1','2','3','4'])):
        ws.cell(q,1,b).font=B;ws.cell(q,1).fill=PatternFill('solid',fgColor='EEEEEE');q+=1;S=[0.]*5
        for u in us_:
            bb=r.choice(['1/1','2/1','3/1']);vac=(b[:2],u) in(('41','3R'),('45','2'))
            if vac:
                for i,v in((1,u),(2,bb),(3,'Vacant')):ws.cell(q,i,v)
                rows.append(dict(unit=u,building=b,unitType=bb,statusText='Vacant'));nv+=1;q+=1;continue
            no+=1;st=rd(r,d(2023,1,1),d(2025,9,1));alw=r.random()<.35;en=addm(st,12)-dt.timedelta(1)
            while en<d(2025,10,1):en=addm(en,12)
            nm=N('{f} {l}')+((',\n'+N('{f} {l}')) if r.random()<.4 else '');rent={'1/1':1350.,'2/1':1650.,'3/1':1925.}[bb]+r.randrange(-80,80,10);rc=r.choice([0.,0.,50.,75.]);cr=r.choice([0.,0.,0.,-40.]);dep=rent if r.random()<.8 else 0.;bal=r.choice([0.,0.,0.,round(r.uniform(50,1700),2)])
            vals=[u,bb,nm,'At-will' if alw else 'Fixed',us2(st),'' if alw else us2(en),'Monthly']+[('$'+m2(x)) if x>=0 else f'-${-x:,.2f}' for x in(rent,rc,cr,dep,bal)]
            if '\n' in nm:ws.row_dimensions[q].height=27
            for i,v in enumerate(vals):
                if v!='':
                    c=ws.cell(q,i+1,v);c.alignment=Alignment(wrap_text=i==2,vertical='top',horizontal='right' if i>6 else None)
            S=[a+c for a,c in zip(S,(rent,rc,cr,dep,bal))]
            rows.append(dict(unit=u,building=b,unitType=bb,tenantName=nm.replace('\n',' '),statusText='Occupied',leaseStartDate=st,leaseEndDate=None if alw else en,contractRent=rent,charges=[dict(code='Recurring charges',amount=rc),dict(code='Recurring credits',amount=cr)],deposit=dep,balance=bal));q+=1
        def tl(lab,S):
            ws.cell(q,1,lab).font=B
            for i,x in enumerate(S):c=ws.cell(q,8+i,('$'+m2(x)) if x>=0 else f'-${-x:,.2f}');c.font=B;c.alignment=Alignment(horizontal='right')
        tl(f'Total for {b}',S);q+=2;G=[a+c for a,c in zip(G,S)]
    tl(f'Total ({no+nv} units, {no} occupied)',G);ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wid(ws,[24,9,28,10,11,11,10,13,17,16,14,13]);wb.save(D+f)
    save(f,'MULTIFAMILY','Buildium export','Text amounts, three building headings with subtotals, at-will leases without end, two-name wrapped cells',False,'Fennel Street Walk-ups','2025-10-01',no+nv,no,nv,rows,'RentRoll')
# 12 Rent Manager MHP
def doc12():
    r=random.Random(2912);N=Nm(r);f='rent_manager_rr_sagebrush_estates.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='RM12 Rent Roll';rows=[]
    ws['H1']='Rent Roll';ws['H2']='Sagebrush Estates MHC';ws['H3']='As of September 1, 2025'
    for a in('H1','H2','H3'):ws[a].font=Font(name='Tahoma',bold=True,size=11);ws[a].alignment=Alignment(horizontal='center')
    H=['Site','Home Owner','Tenant','Acct #','Lease Begin','Site Rent','Home Rent (POH)','Water/Sewer','Trash','Total Billed','Sec Dep','Amt Due'];ws.append([]);ws.append(H)
    for c in ws[5]:c.font=Font(name='Tahoma',size=8,bold=True);c.border=Border(bottom=Side(style='medium'));c.alignment=Alignment(wrap_text=True)
    T=[0.]*7;o=v=0
    for n in range(1,62):
        if n==13:continue
        s=f'{n:03d}'
        if n in(6,22,27,44,51,58):
            w='VACANT LOT' if n%2==0 else 'VACANT HOME (POH)';ws.append([s,'Park' if 'HOME' in w else None,w]);rows.append(dict(unit=s,statusText=w));v+=1;continue
        if n==1:
            ws.append([s,'Park','PARK MANAGER (employee)','00001',d(2019,4,1),0,0,0,0,0,0,0]);rows.append(dict(unit=s,tenantName='PARK MANAGER (employee)',statusText='Occupied',leaseStartDate=d(2019,4,1),contractRent=0.,charges=[dict(code='Home Rent (POH)',amount=0.),dict(code='Water/Sewer',amount=0.),dict(code='Trash',amount=0.)],totalCharges=0.,deposit=0.,balance=0.));o+=1;continue
        p=r.random()<.2;nm=N();st=rd(r,d(2008,1,1),d(2025,8,1));c=[r.choice([485.,485.,510.,465.]),r.choice([425.,475.,550.]) if p else 0.,round(r.uniform(22,88),2),14.5];t=round(sum(c),2);dep=r.choice([0.,485.,600.]) ;due=r.choice([0.,0.,0.,t,-25.]);o+=1
        ws.append([s,'Park' if p else 'Resident',nm,f'{r.randrange(200,9999):05d}',st]+c+[t,dep,due]);T=[round(a+b,2) for a,b in zip(T,c+[t,dep,due])]
        rows.append(dict(unit=s,tenantName=nm,statusText='Occupied',leaseStartDate=st,contractRent=c[0],charges=[dict(code=k,amount=a) for k,a in zip(H[5:9],c)],totalCharges=t,deposit=dep,balance=due))
    ws.append([None,None,f'Totals - {o+v} sites / {o} occupied / {v} vacant',None,None]+T)
    for rw in ws.iter_rows(min_row=6):
        for c in rw:
            c.font=Font(name='Tahoma',size=8,bold=rw[0].row==ws.max_row)
            if hasattr(c.value,'year'):c.number_format='m/d/yy'
            elif c.column>5:c.number_format='#,##0.00_);(#,##0.00)'
    ws.append([]);ws.append(['Note: there is no Site 013. Trash billed by park; water submetered.']);wid(ws,[6,11,38,8,10,10,11,11,8,11,9,9]);wb.save(D+f)
    save(f,'MANUFACTURED_HOUSING','Rent Manager','MH sites, park-owned home rent as own column, manager site at 0, vacant lots and homes',False,'Sagebrush Estates MHC','2025-09-01',o+v,o,v,rows,'RM12 Rent Roll')
# 13 retail on the lender's form, several sheets
def doc13():
    f='lender_form_rent_roll_old_quarry_commons.xlsx';wb=openpyxl.Workbook();w0=wb.active;w0.title='Application';w0['B2']='PRAIRIE MUTUAL LIFE - MORTGAGE LOAN APPLICATION';w0['B4']='Property';w0['C4']='Old Quarry Commons';w0['B5']='Requested loan';w0['C5']=8750000;w0['B6']='Borrower';w0['C6']='Quarry Commons Partners LP';w0['B7']='Year built';w0['C7']=1998
    ws=wb.create_sheet('Sched B - Rent Roll');ws['A1']='SCHEDULE B - RENT ROLL';ws['A2']='Old Quarry Commons, 300 Limekiln Pike, Ardsboro, PA';ws['A3']='Rent roll date:';ws['C3']=d(2025,11,1);ws['C3'].number_format='m/d/yyyy'
    G=[('A5:C5','TENANT'),('D5:F5','LEASE TERM'),('G5:I5','BASE RENT'),('J5:L5','REIMBURSEMENTS ($ / MONTH)'),('M5:N5','PERCENTAGE RENT'),('O5:O6','Free rent / remarks')]
    for a,t in G:
        ws.merge_cells(a);c=ws[a.split(':')[0]];c.value=t;c.font=B;c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center');c.fill=PatternFill('solid',fgColor='E2EFDA')
    for i,h in enumerate(['Unit','Name of Tenant','GLA (SF)','From','To','Options','Monthly','Annual','$/SF','CAM','R.E. Taxes','Insurance','% rate','Breakpoint']):c=ws.cell(6,i+1,h);c.font=B;c.border=Border(bottom=Side(style='thin'))
    S=[('Anchor',),('1','Farmhand Foods',41500,d(2010,3,1),d(2030,2,28),'5x5',41500.,6225.,7262.5,1245.,.01,49800000,None),
    ('Shops - North wing',),('2','Rexley Pharmacy',9800,d(2013,6,1),d(2028,5,31),'4x5',17966.67,1470.,1715.,294.,.02,7500000,None),('3','Comb & Co.',1100,d(2022,9,1),d(2027,8,31),'1x5',2200.,187.,192.5,33.,None,None,None),('4',None,2300),('5','Mr. Dumpling',1650,d(2025,10,1),d(2031,1,31),'1x5',3712.5,280.5,288.75,49.5,.06,742500,'Base rent abated through 1/31/2026; reimbursements paid'),('6','Ardsboro Vision',1900,d(2019,4,1),d(2029,3,31),'2x5',3800.,323.,332.5,57.,None,None,None),
    ('Shops - South wing',),('7A','Keystone Karate',2800,d(2020,1,1),'MTM','none',3033.33,476.,490.,84.,None,None,'Holding over; renewal in negotiation'),('7B','Purl Yarn Shop',950,d(2023,5,1),d(2026,4,30),'1x3',1741.67,161.5,166.25,28.5,None,None,None),('8','Limekiln Wine & Spirits',4200,d(2017,8,1),d(2027,7,31),'2x5',7350.,714.,735.,126.,None,None,None),('9',None,1500),('10','Tutor Tree',1500,d(2024,7,1),d(2029,6,30),'1x5',2875.,255.,262.5,45.,None,None,None),('11','Sal\'s Pizzeria',1800,d(2008,2,1),d(2028,1,31),'none',3900.,306.,315.,54.,None,None,None),
    ('Outparcels',),('OP-1','Dashfuel Convenience',4900,d(2016,10,1),d(2036,9,30),'4x5',11250.,0.,1020.83,0.,None,None,'Ground lease'),('OP-2','Penn Heritage Bank',3400,d(2012,1,1),d(2031,12,31),'3x5',9500.,0.,0.,0.,None,None,'Ground lease; pays taxes directly')]
    rows=[];q=7;sec=None;T=[0.]*6;nv=n=0
    for s in S:
        if len(s)==1:sec=s[0];ws.cell(q,1,sec).font=Font(bold=True,italic=True);q+=1;continue
        n+=1;ws.cell(q,1,s[0]);ws.cell(q,3,s[2]);T[0]+=s[2]
        if len(s)==3:ws.cell(q,2,'Vacant');rows.append(dict(unit=s[0],area=s[2],statusText='Vacant',section=sec));nv+=1;q+=1;continue
        u,nm,sf,a,b,op,mo,cam,tax,ins,pr,bp,rm=s;an=round(mo*12,2)
        for i,(v,nf) in enumerate([(nm,None),(sf,'#,##0'),(a,'mm/dd/yy'),(b,'mm/dd/yy'),(op,None),(mo,'#,##0.00'),(an,'#,##0.00'),(round(an/sf,2),'0.00'),(cam,'#,##0.00'),(tax,'#,##0.00'),(ins,'#,##0.00'),(pr,'0.0%'),(bp,'#,##0'),(rm,None)]):
            if v is not None:
                c=ws.cell(q,i+2,v)
                if nf:c.number_format=nf
        T=[x+y for x,y in zip(T,[0,mo,an,cam,tax,ins])]
        rows.append(dict(unit=u,tenantName=nm,area=sf,statusText='Occupied',section=sec,leaseStartDate=a,leaseEndDate=b,contractRent=mo,annualRent=an,charges=[dict(code='CAM',amount=cam),dict(code='R.E. Taxes',amount=tax),dict(code='Insurance',amount=ins)]));q+=1
    ws.cell(q,2,'TOTALS')
    for c_,v in zip((3,7,8,10,11,12),T):ws.cell(q,c_,round(v,2)).number_format='#,##0.00' if c_>3 else '#,##0'
    for c in ws[q]:c.font=B;c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(q+2,1,f'Number of units: {n}   Leased: {n-nv}   Vacant: {nv}');ws.cell(q+4,1,'The undersigned certifies that this schedule is true and complete:  ____________________   Date: ________');ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wid(ws,[8,26,10,10,10,9,12,13,8,11,11,11,8,12,44])
    w3=wb.create_sheet('Sched C - Sales');w3.append(['Tenant','2023 sales','2024 sales']);w3.append(['Farmhand Foods',46120000,47385000]);w3.append(['Rexley Pharmacy',6890000,7015000])
    wb.save(D+f);save(f,'RETAIL','Life company form','Lender application workbook, roll on second sheet, grouped merged header, wings as sections, percentage rent and free rent',True,'Old Quarry Commons','2025-11-01',n,n-nv,nv,rows,'Sched B - Rent Roll')
# 14 warehouses multi-property (planted digit_changed)
def doc14():
    r=random.Random(2914);f='warehouse_portfolio_rent_roll_q3_2025.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Sep-25';rows=[]
    ws['A1']='HOLLOWAY INDUSTRIAL TRUST';ws['A2']='Portfolio rent roll - September 30, 2025'
    H=['Property','Bldg','Space','Tenant','Sq Ft','Sys ID','Comm. Date','Exp. Date','Base Rent/Mo','NNN Est/Mo','Total/Mo','L/C or Cash Deposit','Next Bump','Bump Rent/Mo'];ws.append([]);ws.append(H)
    for c in ws[4]:c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7F6000');c.alignment=Alignment(wrap_text=True,horizontal='center')
    ws.column_dimensions['F'].hidden=True
    ten=iter(['Blue Anchor Distribution','Tamarack Paper Supply','Coldstream Foods','Ace Pallet Exchange','Norwell Auto Parts','Verdant Hydroponics','Pinion Freight Forwarding','Loomis Flooring','Brightside Medical Supply','Caldera Stoneworks','Hub City Beverage','Orchard Furniture Outlet','SwiftBox Fulfillment','Mid-Coast Electric','Ravenna Marble','Gallant Uniform','Keel Marine Parts','Ottway Tire'])
    P=[('Eastgate Logistics',['1','2'],3),('Rail Spur Center',['A'],5),('Harbor Point Whse',['100','200'],4)];vac={('Eastgate Logistics','2','C'),('Harbor Point Whse','100','D')};T=[0.]*5;n=nv=0;k=0
    planted=None
    for p,bs,m in P:
        S=[0.]*5
        for b in bs:
            for j in range(m):
                s='ABCDEF'[j];sf=r.randrange(8000,64000,250);n+=1;k+=1
                if (p,b,s) in vac:
                    ws.append([p,b,s,'-- vacant --',sf,9000+k]);rows.append(dict(propertyName=p,building=b,unit=s,area=sf,statusText='vacant'));nv+=1;S[0]+=sf;continue
                t=next(ten);st=d(r.choice([2020,2021,2022,2023]),r.randrange(1,13));en=addm(st,r.choice([72,84,120]))-dt.timedelta(1);br=round(sf*r.choice([6.1,6.75,7.4])/12,2);nn=round(sf*1.92/12,2);dep=r.choice([0.,br,round(br*2,2)]);x=d(2026,st.month);bu=round(br*1.035,2);tt=round(br+nn,2)
                pr=nn
                if t=='Hub City Beverage':
                    h=int(nn//100)%10;pr=round(nn+100*((h+4)%10-h),2);planted=dict(what=f'NNN Est/Mo of {t} printed {m2(pr)} instead of {m2(nn)}; row total and totals are of the right amount',kind='digit_changed')
                if x>en:x=bu=None
                ws.append([p,b,s,t,sf,9000+k,st,en,br,pr,tt,dep,x,bu]);S=[a+c for a,c in zip(S,[sf,br,nn,tt,dep])]
                rows.append(dict(propertyName=p,building=b,unit=s,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=br,charges=[dict(code='NNN Est/Mo',amount=pr)],totalCharges=tt,deposit=dep,rentSteps=[dict(date=iso(x),amount=bu)] if x else []))
        ws.append([f'{p} Total',None,None,None,S[0],None,None,None]+[round(v,2) for v in S[1:]])
        for c in ws[ws.max_row]:c.font=B;c.fill=PatternFill('solid',fgColor='FFF2CC')
        ws.append([]);T=[a+c for a,c in zip(T,S)]
    ws.append(['PORTFOLIO TOTAL',None,None,f'{n} spaces / {n-nv} leased / {nv} vacant',T[0],None,None,None]+[round(v,2) for v in T[1:]])
    for c in ws[ws.max_row]:c.font=B
    for rw in ws.iter_rows(min_row=5):
        for c in rw:
            if hasattr(c.value,'year'):c.number_format='d-mmm-yy'
            elif c.column>8:c.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
            elif c.column==5:c.number_format='#,##0'
    wid(ws,[24,7,7,34,10,8,11,11,15,14,15,15,11,14]);ws.column_dimensions['F'].hidden=True
    wz=wb.create_sheet('Key');wz['A1']='NNN Est = taxes, insurance, CAM estimate';assert planted
    wb.save(D+f);save(f,'WAREHOUSE','Owner asset manager','Multi-property workbook with property and building columns, hidden id column, next bump',True,None,'2025-09-30',n,n-nv,nv,rows,'Sep-25',planted)
def main():
    for g in(doc8,doc9,doc10,doc11,doc12,doc13,doc14):g()
if __name__=='__main__':main()
