from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as GL

# ---------- 8 : doctor's medical office building ----------
def medical():
    fn='Birchmont MOB rent roll 12-31-2025.xlsx'
    wb=xlsxwriter.Workbook(DOC+fn); wb.set_properties({'created':dt.datetime(2026,1,14)})
    ws=wb.add_worksheet('Rent Roll 2025'); w2=wb.add_worksheet('Bldg Expenses'); F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    ws.hide_gridlines(2); ws.set_column(0,0,2)
    for i,w in enumerate([8,38,20,9,11,11,16,14,9,13,12,12,13,12,13,38]): ws.set_column(i+1,i+1,w)
    ws.write(0,1,'Birchmont Medical Arts Building',F(bold=True,font_color='#7030A0')); ws.write(1,1,'2750 Birchmont Parkway - Rent roll as of 12/31/2025',F(italic=True)); ws.write(2,1,'Birchmont Physicians Realty, LLC',F())
    ws.set_row(4,42); H=F(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=2,bg_color='#E4DFEC')
    for i,h in enumerate(['Suite','Practice','Specialty','RSF','Lease Start','Lease Exp.','Renewal','Annual Base Rent','$ / RSF','Monthly Base Rent','Monthly CAM Est.','Next Bump','New Monthly Rent','Following Bump','New Monthly Rent','Remarks']): ws.write(4,i+1,h,H)
    T=[('LL-1','Clearfield MRI & CT Partners','Imaging',4150,D(2020,4,1),120,'2 x 5',21.6,3,'Landlord built the RF shield'),
       ('100','Birchmont Family Medicine PA','Primary care',7200,D(2016,1,1),180,'none',25.0,0,'My practice (related party)'),
       ('110','Amberly Pediatrics','Pediatrics',3380,D(2022,9,1),84,'1 x 5',25.5,2.5,None),
       ('120','Corner Apothecary #14','Pharmacy',1250,D(2023,2,1),60,'1 x 5',28.2,3,None),
       ('130',None,'',1675),
       ('200','Lakeshore Orthopaedic Group','Orthopedics',5900,D(2021,6,1),120,'2 x 5',26.4,2,None),
       ('210','Tri-County Hearing Center','Audiology',1420,D(2019,11,1),None,None,23.4,0,'holding over, new lease out for signature'),
       ('215','Vossberg & Lin Periodontics','Dental',2140,D(2024,5,1),120,'1 x 5',27.0,3,None),
       ('220','Quillfeather Psychology Associates','Behavioral',1860,D(2024,10,1),36,'none',24.0,0,None),
       ('230','St. Brannoc Hospital Lab Services','Draw station',980,D(2018,3,1),120,'3 x 2',30.0,2,'Credit tenant'),
       ('300','Summit Ridge Physical Therapy','Rehab',4480,D(2023,8,1),96,'1 x 5',24.6,2.5,None),
       ('310','Eastgate Dermatology','Dermatology',2715,D(2025,3,1),84,'2 x 5',27.6,3,'3 months free ended 5/31/25')]
    rows=[]; r=5; tx=F(); mn=F(num_format='#,##0.00'); it=F(num_format='#,##0'); da=F(num_format='m/d/yyyy',align='center'); s=[0]*4; asof=D(2025,12,31)
    for t in T:
        ws.write(r,1,t[0],F(align='left')); ws.write(r,4,t[3],it)
        if t[1] is None:
            s[0]+=t[3]; ws.write(r,2,'VACANT - white box',F(font_color='red')); ws.write(r,16,'Showing to two groups, asking $24/ft',tx); rows.append(R(unit=t[0],area=t[3],statusText='VACANT - white box')); r+=1; continue
        u,n,sp,sf,a,mo,opt,psf,esc,rem=t
        ann=round(sf*psf,2); mr=round(ann/12,2); cam=round(sf*8.4/12,2); e=endterm(a,mo) if mo else 'month-to-month'
        ws.write(r,2,n,tx); ws.write(r,3,sp,tx); ws.write_datetime(r,5,dt.datetime(a.year,a.month,a.day),da)
        ws.write_datetime(r,6,dt.datetime(e.year,e.month,e.day),da) if mo else ws.write(r,6,e,F(align='center',shrink=True))
        if opt: ws.write(r,7,opt,F(align='center'))
        ws.write(r,8,ann,mn); ws.write_formula(r,9,f'=I{r+1}/E{r+1}',mn,round(psf,4)); ws.write_formula(r,10,f'=ROUND(I{r+1}/12,2)',mn,mr); ws.write(r,11,cam,mn)
        st=[]
        if esc:
            d=D(2026,a.month,1); am=mr
            for k in range(2):
                if d>e: break
                am=round(am*(1+esc/100),2); st.append((d,am)); ws.write_datetime(r,12+2*k,dt.datetime(d.year,d.month,1),da); ws.write(r,13+2*k,am,mn); d=addm(d,12)
        if rem: ws.write(r,16,rem,tx)
        rows.append(R(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=ann,contractRent=mr,charges=[{"code":"Monthly CAM Est.","amount":cam}],rentSteps=[{"date":d.isoformat(),"amount":x} for d,x in st]))
        for i,v in enumerate((sf,ann,mr,cam)): s[i]+=v
        r+=1
    tb=F(bold=True,top=1,num_format='#,##0.00')
    for cc in range(1,17): ws.write_blank(r,cc,None,tb)
    ws.write(r,2,'Total building',F(bold=True,top=1))
    ws.write_formula(r,4,f'=SUM(E6:E{r})',F(bold=True,top=1,num_format='#,##0'),s[0])
    for cc,v in((8,s[1]),(10,s[2]),(11,s[3])): ws.write_formula(r,cc,f'=SUM({GL(cc+1)}6:{GL(cc+1)}{r})',tb,round(v,2))
    vs=1675
    for i,(a,b,f) in enumerate((('Leased RSF',s[0]-vs,it),('Vacant RSF',vs,it),('Suites leased',11,it),('Suites vacant',1,it),('Percent leased (RSF)',(s[0]-vs)/s[0],F(num_format='0.0%')))): ws.write(r+2+i,2,a,tx); ws.write(r+2+i,4,b,f)
    # side box
    ws.write(r+2,8,'Loan 40-118827, Tallgrass State Bank',F(bold=True))
    for i,(a,b) in enumerate((('Principal 12/31/25',4182906.11),('Annual debt service',377412.0),('Required DSCR',1.25))): ws.write(r+3+i,8,a,tx); ws.write(r+3+i,10,b,mn)
    ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,1)
    w2.set_column(0,0,30); w2.set_column(1,1,14); w2.write(0,0,'2025 building expenses (cash)',F(bold=True)); ex=[('Real estate taxes',118240.5),('Insurance',21877),('Utilities',64310.22),('Janitorial',41200),('Elevator contract',7320),('Snow & landscaping',18645),('Repairs',29118.4),('Management (my office)',24000)]
    for i,(a,b) in enumerate(ex): w2.write(2+i,0,a); w2.write(2+i,1,b,mn)
    w2.write(2+len(ex),0,'Total',F(bold=True)); w2.write_formula(2+len(ex),1,f'=SUM(B3:B{2+len(ex)})',F(bold=True,num_format='#,##0.00'),round(sum(b for _,b in ex),2))
    wb.close()
    emit(fn,'Birchmont Medical Arts Building','2025-12-31',12,11,1,rows,'OFFICE','owner spreadsheet with rent bumps across, formulas, loan side box, second sheet of expenses',False,sheet='Rent Roll 2025')

# ---------- 9 : four apartment buildings, planted digit ----------
def fourbldg():
    rng=random.Random(5309); fn='KLR Partners apts - Jan 2026.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Apts'; A='Arial'
    for i,w in enumerate([7,11,34,13,11,10,11,11,40]): ws.column_dimensions[GL(i+1)].width=w
    ws['A1']='KLR Partners Apartments'; ws['A1'].font=Font(name=A,bold=True,size=14); ws['A2']='Apartment rent list, January 1, 2026'; ws['A2'].font=Font(name=A,size=10)
    bl=[('412 Wescott Avenue',[f'{n}' for n in range(1,9)],[('1BR',1050)]*4+[('2BR',1260)]*4),
        ('77 Hobart Street',[f'{f}{s}' for f in(1,2,3) for s in('F','M','R')]+['G1','G2','G3'],[('2BR',1325),('1BR',1095),('2BR',1295)]*3+[('Garden 1BR',940)]*3),
        ('1509-1511 Olmstead',['1509-1','1509-2','1509-3','1511-1','1511-2','1511-3'],[('3BR',1580)]*6),
        ('230 Canal Terrace',[f'{f}{s}' for f in(1,2,3,4) for s in'ABCD'],[('Studio',880),('1BR',1120),('1BR',1120),('2BR',1390)]*4)]
    vac={('412 Wescott Avenue','6'),('77 Hobart Street','G2'),('230 Canal Terrace','3C'),('230 Canal Terrace','4D')}
    REM={(bl[0][0],'3'):'Sec 8, HA pays part',(bl[0][0],'7'):'pays on the 15th',(bl[1][0],'1M'):'super, reduced rent',(bl[1][0],'3F'):'cat, paid extra deposit',(bl[2][0],'1509-2'):'Sec 8, HA pays part',(bl[2][0],'1511-1'):'renewal sent 12/10',(bl[3][0],'1C'):'new fridge Nov.',(bl[3][0],'2D'):'small dog',(bl[3][0],'4A'):'pays on the 15th'}
    used=set(); rows=[]; r=4; rec=[]; th=Side('thin'); planted=None; N=0
    f=Font(name=A,size=10); fb=Font(name=A,size=10,bold=True)
    for addr,un,ty in bl:
        ws.cell(r,1,addr).font=Font(name=A,bold=True,size=12,underline='single'); r+=1
        for i,h in enumerate(['Apt','Type','Tenant(s)','Lease thru','Rent','Parking','Sec. dep.','Asking','Remarks']):
            c=ws.cell(r,i+1,h); c.font=fb; c.border=Border(bottom=th); c.alignment=Alignment(horizontal='right' if 4<=i<=7 else 'left',indent=1 if i==8 else 0)
        r+=1; s=[0]*3; o=0
        for u,(t,ask) in zip(un,ty):
            N+=1; ws.cell(r,1,int(u) if u.isdigit() else u).alignment=Alignment(horizontal='left'); ws.cell(r,2,t)
            if (addr,u) in vac:
                ws.cell(r,3,'VACANT'); ws.cell(r,8,ask); rem=rng.choice(['turning over, ready 1/15','new floors','listed','']); ws.cell(r,9,rem or None)
                rows.append(R(unit=u,building=addr,unitType=t,statusText='VACANT',marketRent=ask))
            else:
                o+=1; p=people(rng,2,used); n=f'{p[0][0]} {p[0][1]}' + (f', {p[1][0]} {p[1][1]}' if t in('2BR','3BR') and rng.random()<.5 else '')
                rent=ask-rng.choice([0,10,25,30,45,60,85,120]); pk=rng.choice([0,0,0,40,60]) if addr!='412 Wescott Avenue' else 0; dep=rng.choice([rent,ask-100,500,800])
                le='mo-mo' if rng.random()<.15 else D(2026,rng.randint(1,12),28); 
                if not isinstance(le,str): le=addm(D(le.year,le.month,1),1)-dt.timedelta(days=1)
                shown=rent
                if addr=='1509-1511 Olmstead' and u=='1511-2':
                    rent=1525; shown=1825
                    planted={"what":"1511-2 (1509-1511 Olmstead): Rent is printed 1,825; the building and grand totals were added with 1,525","kind":"digit_changed"}
                ws.cell(r,3,n); ws.cell(r,4,le); ws.cell(r,4).number_format='mm/dd/yy'; ws.cell(r,4).alignment=Alignment(horizontal='left'); ws.cell(r,5,shown); ws.cell(r,7,dep); ws.cell(r,8,ask)
                if pk: ws.cell(r,6,pk)
                rem=REM.get((addr,u),'')
                if rem: ws.cell(r,9,rem)
                rows.append(R(unit=u,building=addr,unitType=t,tenantName=n,statusText='Occupied',leaseEndDate=le,contractRent=shown,deposit=dep,marketRent=ask,charges=[{"code":"Parking","amount":pk}] if pk else None))
                s[0]+=rent; s[1]+=pk; s[2]+=dep
            for c in range(1,10):
                ws.cell(r,c).font=f
                if 5<=c<=8: ws.cell(r,c).number_format='#,##0'
                if c==9: ws.cell(r,c).alignment=Alignment(horizontal='left',indent=1)
            r+=1
        ws.cell(r,3,f'{len(un)} apts, {o} rented')
        for i,v in enumerate(s): ws.cell(r,5+i,v).number_format='#,##0'
        for c in range(1,10): ws.cell(r,c).font=fb; ws.cell(r,c).border=Border(top=th)
        rec.append((addr,len(un),o,s)); r+=3
    ws.cell(r,1,'ALL FOUR BUILDINGS').font=fb; r+=1
    for i,h in enumerate(['Building',None,None,'Apts','Rented','Vacant','Rent','Parking']):
        if h: c=ws.cell(r,i+1,h); c.font=fb; c.border=Border(bottom=th); c.alignment=Alignment(horizontal='left' if i<1 else 'right')
    r+=1
    for a,n,o,s in rec+[('Total',N,sum(x[2] for x in rec),[sum(x[3][0] for x in rec),sum(x[3][1] for x in rec)])]:
        for c,v in((1,a),(4,n),(5,o),(6,n-o),(7,s[0]),(8,s[1])): k=ws.cell(r,c,v); k.font=fb if a=='Total' else f; k.number_format='#,##0'
        r+=1
    ws.page_setup.fitToHeight=0; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+fn); o=sum(x[2] for x in rec)
    assert sum(x.get('contractRent',0) for x in rows)-300==sum(x[3][0] for x in rec)
    emit(fn,'KLR Partners Apartments','2026-01-01',N,o,N-o,rows,'MULTIFAMILY','four building blocks on one sheet, header repeated, recap table below',True,planted=planted)

# ---------- 10 : farmer's rental houses ----------
def farmer():
    fn='rental houses.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    f=Font(name='Comic Sans MS',size=11); fb=Font(name='Comic Sans MS',size=11,bold=True)
    for i,w in enumerate([25,24,14,18,11,13,11,44]): ws.column_dimensions[GL(i+1)].width=w
    ws['A1']='Our rental houses    Dec. 2025'; ws['A1'].font=Font(name='Comic Sans MS',size=16,bold=True); ws['A2']='Thorsby Family Farms'; ws['A2'].font=f
    for i,h in enumerate(['House','Renter','Moved in','Lease till','Deposit','Rent per month','Behind','Remarks']):
        c=ws.cell(4,i+1,h); c.font=fb; c.fill=PatternFill('solid',fgColor='FFFF99'); c.alignment=Alignment(wrap_text=True)
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=1; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    T=[('4410 County Road 9','Ricky & Jolene Haddix','Aug 2017','month to month',400,725,None,'mows own yard'),
       ('4418 County Road 9','Farah Obrecht','6/1/2023','5/31/2026',850,850,None,None),
       ('12 Elevator St, Dunmore','Otto Gorecki','Oct 2011','month to month',250,560,None,'retired, pays cash'),
       ('16 Elevator St, Dunmore',None,None,None,None,None,None,'EMPTY - new furnace going in'),
       ('203 2nd St, Dunmore','Keisha Truitt','3/15/2024','3/14/2026',795,795,240,'catching up $80 a month'),
       ('Home Place (old house)','Nestor Villasenor','Apr 2020',None,None,0,None,'hired man, house is part of his wages'),
       ('8871 Bramble Rd','Leland & Wanda Whitacre','11/1/2022','10/31/2026',1100,1095,None,'includes the machine shed'),
       ('8899 Bramble Rd','Cesar Cordero','7/1/2025','6/30/2026',950,950,None,None),
       ('310 Depot, Dunmore','Ilse Nunley','Jan 2019','month to month',500,640,None,'well needs a pump next yr'),
       ('312 Depot, Dunmore','Brent Pettibone','9/1/2024','8/31/2026',700,690,690,'Dec not paid yet')]
    rows=[]; r=5
    cv=lambda s: dt.datetime.strptime(s,'%m/%d/%Y').date() if s and s[0].isdigit() else s
    for h,n,mi,le,dep,rent,bh,rem in T:
        vals=[h,n,mi,le,dep and f'${dep}',None if rent is None else f'${rent:,}',bh and f'${bh}',rem]
        for i,v in enumerate(vals):
            c=ws.cell(r,i+1,v); c.font=f
            if 4<=i<=6: c.alignment=Alignment(horizontal='right')
        rows.append(R(unit=h,tenantName=n,statusText='Occupied' if n else 'EMPTY',moveInDate=cv(mi),leaseEndDate=cv(le),deposit=dep,contractRent=rent,balance=bh)); r+=1
    r+=1
    for c,v in((1,'10 houses, 9 rented'),(4,'Total'),(5,f'${sum(t[4] or 0 for t in T):,}'),(6,f'${sum(t[5] or 0 for t in T):,}'),(7,f'${sum(t[6] or 0 for t in T):,}')):
        k=ws.cell(r,c,v); k.font=fb
        if c>=5: k.alignment=Alignment(horizontal='right')
    for l in ('Renters pay their own lights and LP. We pay water in town.','Pasture behind 8871 Bramble, 38 acres, goes to Odell Stock Farm $2,850 a year - not on this mortgage.'):
        r+=2; ws.cell(r,1,l).font=f
    wb.save(DOC+fn)
    emit(fn,None,'2025-12',10,9,1,rows,'SINGLE_FAMILY_RENTAL','home-made sheet, amounts typed as text, mixed date styles, no unit numbers',True)

# ---------- 11 : LIHTC apartments, report export ----------
def lihtc():
    rng=random.Random(5311); fn='ct_rentroll_waxwing_commons_20251215.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Report1'
    f=Font(name='Tahoma',size=8); fb=Font(name='Tahoma',size=8,bold=True)
    cols=[('Bldg',6),(None,1.5),('Unit',8),('BR / BA',8),(None,1.5),('Sq. Ft.',8),('Head of Household',26),('HH ID',10),('HH Size',6),('Set-\nAside',7),('Unit\nStatus',9),('Move-In\nDate',11),('Next\nRecert',11),(None,1.5),('Max\nRent',9),('Utility\nAllow.',8),('Contract\nRent',10),(None,1.5),('Tenant\nPortion',10),('HAP\nSubsidy',10),('Deposit\nHeld',10),('Ledger\nBalance',10)]
    for i,(h,w) in enumerate(cols): ws.column_dimensions[GL(i+1)].width=w
    ws.column_dimensions['H'].hidden=True
    ws.merge_cells('A1:V1'); ws['A1']='Compliance Rent Roll'; ws['A1'].font=Font(name='Tahoma',size=12,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:V2'); ws['A2']='Waxwing Commons Apartments (wax01)'; ws.merge_cells('A3:V3'); ws['A3']='As Of = 12/15/2025, Show Vacant = Yes, Sort = Unit'
    for a in('A2','A3'): ws[a].font=f; ws[a].alignment=Alignment(horizontal='center')
    ix={h.replace('\n',' ').replace('- ','-'):i+1 for i,(h,_) in enumerate(cols) if h}
    for h,i in ix.items():
        c=ws.cell(5,i,cols[i-1][0]); c.font=fb; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=Side('medium')); c.fill=PatternFill('solid',fgColor='D9D9D9')
    ws.row_dimensions[5].height=26
    MAX={('1 / 1','50%'):912,('1 / 1','60%'):1095,('2 / 1','50%'):1093,('2 / 1','60%'):1312,('3 / 2','50%'):1262,('3 / 2','60%'):1515}; UA={'1 / 1':74,'2 / 1':96,'3 / 2':121}; SF={'1 / 1':640,'2 / 1':865,'3 / 2':1090}
    used=set(); rows=[]; r=6; tot=dict.fromkeys(['sf','cr','tp','hap','dep','bal'],0); occ=0; N=0; sa={}
    vac={'A105':'Vac Ready','B203':'Vac Make-Rdy','C108':'Vac Ready','D202':'Vac Make-Rdy'}
    for b in 'ABCD':
        for fl in (1,2):
            for k in range(1,8):
                u=f'{b}{fl}0{k}'+('' if k<9 else ''); 
                if fl==1 and k==7 and b=='C': u='C108'
                br=['1 / 1','2 / 1','2 / 1','3 / 2','1 / 1','2 / 1','3 / 2'][k-1]; aside='50%' if (k+fl+ord(b))%3==0 else '60%'; mx=MAX[br,aside]; N+=1
                e=sa.setdefault(aside,[0,0]); e[0]+=1; tot['sf']+=SF[br]
                P=lambda h,v,nf=None,al=None: (lambda c:(setattr(c,'font',f),nf and setattr(c,'number_format',nf),al and setattr(c,'alignment',Alignment(horizontal=al))))(ws.cell(r,ix[h],v))
                P('Bldg',b,al='center'); P('Unit',u); P('BR / BA',br,al='center'); P('Sq. Ft.',SF[br],'#,##0','center'); P('Set-Aside',aside,al='center'); P('Max Rent',mx,'#,##0.00'); P('Utility Allow.',UA[br],'#,##0.00')
                t=R(unit=u,building=b,unitType=br,area=SF[br])
                if u in vac:
                    P('Head of Household','VACANT'); P('Unit Status',vac[u]); t['statusText']=vac[u]; rows.append(t); r+=1; continue
                occ+=1; e[1]+=1; fi,la=people(rng,1,used)[0]; n=f'{la}, {fi}'; mi=D(rng.randint(2014,2025),rng.randint(1,11),rng.randint(1,28)); st='NTV' if rng.random()<.05 else 'Occ'
                rc=D(2025,mi.month,1) if mi.month==12 else D(2026,mi.month,1)
                cr=mx-UA[br]-rng.choice([0,0,12,25,40]); hap=0
                if rng.random()<.35: hap=rng.randint(180,cr-140)
                tp=cr-hap; dep=rng.choice([200,300,cr]); bal=round(rng.choice([0]*8+[rng.uniform(-60,-5),rng.uniform(10,700)]),2)
                P('Head of Household',n); P('HH ID',f't00{rng.randint(21000,29999)}'); P('HH Size',rng.randint(1,5),al='center'); P('Unit Status',st)
                P('Move-In Date',mi,'mm/dd/yyyy'); P('Next Recert',rc,'mm/dd/yyyy')
                for h,v in(('Contract Rent',cr),('Tenant Portion',tp),('HAP Subsidy',hap),('Deposit Held',dep),('Ledger Balance',bal)): P(h,v,'#,##0.00;(#,##0.00)')
                t.update(R(tenantName=n,statusText=st,moveInDate=mi,contractRent=cr,charges=[{"code":"Tenant Portion","amount":tp},{"code":"HAP Subsidy","amount":hap}],deposit=dep,balance=float(bal))); rows.append(t); r+=1
                for k2,v in zip(('cr','tp','hap','dep','bal'),(cr,tp,hap,dep,bal)): tot[k2]+=v
    for h,v in(('Sq. Ft.',tot['sf']),('Contract Rent',tot['cr']),('Tenant Portion',tot['tp']),('HAP Subsidy',tot['hap']),('Deposit Held',tot['dep']),('Ledger Balance',round(tot['bal'],2))):
        c=ws.cell(r,ix[h],v); c.font=fb; c.number_format='#,##0' if h=='Sq. Ft.' else '#,##0.00;(#,##0.00)'; c.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(r,ix['Head of Household'],f'Total Waxwing Commons').font=fb; r+=3
    for i,h in((7,'Set-Aside Summary'),(10,'Units'),(11,'Occupied'),(12,'Vacant')): c=ws.cell(r,i,h); c.font=fb; c.alignment=Alignment(horizontal='left' if i==7 else 'right')
    for a,e in sorted(sa.items())+[('Total',[N,occ])]:
        r+=1
        for i,v in((7,a if a=='Total' else a+' AMI'),(10,e[0]),(11,e[1]),(12,e[0]-e[1])): ws.cell(r,i,v).font=fb if a=='Total' else f
    ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:5'
    wb.save(DOC+fn)
    emit(fn,'Waxwing Commons Apartments','2025-12-15',N,occ,N-occ,rows,'MULTIFAMILY','tax-credit compliance export, spacer columns, hidden id column, max rent and subsidy split',True)

# ---------- 12 : family office retail portfolio ----------
def family():
    fn='Harrowgate - Retail RR 4Q25.xlsx'
    wb=xlsxwriter.Workbook(DOC+fn); wb.set_properties({'created':dt.datetime(2026,1,22)}); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR'); sm=wb.add_worksheet('By Property')
    F=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=11,**k))
    cv.set_column(1,1,60); cv.write(2,1,'Harrowgate Holdings',F(bold=True)); cv.write(3,1,'Retail rent roll, fourth quarter 2025 (December 31, 2025)',F()); cv.write(5,1,'Prepared for the annual covenant certificate. See tab RR for the roll and By Property for totals.',F(text_wrap=True,valign='top'))
    P=[('HV Retail I LLC','Hollin Village',[('HV-1','Greenbasket Market',24600,'NNN',D(2015,5,1),D(2030,4,30),14.25,9.3,D(2027,5,1),380000),('HV-2','Papillon Cleaners',1400,'NNN',D(2022,3,1),D(2027,2,28),24,9.3,D(2026,3,1),34608),('HV-3','Bao & Broth',2100,'NNN',D(2024,8,1),D(2031,7,31),27,9.3,D(2026,8,1),58401),('HV-4',None,1750),('HV-5','Lumen Optical',1600,'NNN',D(2021,12,1),D(2026,11,30),25.5,9.3,None,None),('HV-6','Steadfast Credit Union',3000,'NNN',D(2018,1,1),D(2027,12,31),29,9.3,None,None),('HV-7','Village Veterinary Clinic',2850,'NNN',D(2020,6,1),D(2030,5,31),22.8,9.3,D(2026,6,1),66629.4)]),
       ('Pinecrest Pads LLC','Pinecrest Outparcels',[('Pad A','Zippy Bean Drive-Thru',2200,'Abs. Net',D(2021,9,1),D(2036,8,31),48,0,D(2026,9,1),116160),('Pad B','Motor Oil Express',3150,'Abs. Net',D(2017,4,1),D(2032,3,31),36,0,D(2027,4,1),124740),('Pad C','Sundial Family Dental',4100,'NNN',D(2023,2,1),D(2033,1,31),30,6.6,D(2026,2,1),126690)]),
       ('Harrowgate 88 LP','88 Merchant Row',[('101','Tolliver & Sons Jewelers',1850,'Gross',D(2012,10,1),'MTM',26,0,None,None),('102','Wool Gathering',1220,'Gross',D(2024,1,1),D(2026,12,31),24,0,D(2026,1,1),30158.4),('103','Merchant Row Cheese',980,'Gross',D(2023,5,15),D(2028,5,14),28.2,0,D(2026,5,15),28465.08),('104',None,1100),('201','Copperplate Stationers',1600,'Gross',D(2025,6,1),D(2030,5,31),21,0,D(2027,6,1),34608)]),
       ('Big Elk SPE LLC','Big Elk Farm & Home',[('1','Prairie Supply Farm & Home',42000,'NNN',D(2013,8,1),D(2028,7,31),8.75,2.1,None,None)]),
       ('HV Retail I LLC','Dorset Corners',[('A','Half Moon Pizza',1800,'NNN',D(2022,7,1),D(2027,6,30),19.2,5.4,D(2026,7,1),35596.8),('B','Dorset Wine & Spirits',3600,'NNN',D(2019,3,1),D(2029,2,28),18,5.4,D(2026,3,1),66744),('C','Shear Delight Salon',1200,'NNN',D(2025,4,1),D(2028,3,31),20.4,5.4,D(2026,4,1),25214.4),('D','Tally Payday Services',1200,'NNN',D(2021,11,1),D(2026,10,31),21,5.4,None,None),('E',None,2400),('F','Ironwood Martial Arts',3000,'NNN',D(2023,9,1),D(2028,8,31),15.6,5.4,D(2026,9,1),48204)])]
    H=['Entity','Property','Unit','Tenant','GLA','Lease Type','Commencement','Expiration','Annual Base Rent','Base Rent PSF','Monthly Base Rent','Monthly Recoveries','Next Step','Annual Rent After Step','Gross Monthly']
    Wd=[20,22,8,29,9,10,14,12,14,9,13,13,12,14,13]
    for i,w in enumerate(Wd): ws.set_column(i,i,w)
    hf=F(bold=True,text_wrap=True,font_color='white',bg_color='#1F3864',valign='vcenter',border=1)
    for i,h in enumerate(H): ws.write(0,i,h,hf)
    ws.set_row(0,32); mn=F(num_format='#,##0.00'); it=F(num_format='#,##0'); da=F(num_format='mmm d, yyyy',align='right'); tx=F(); r=1; rows=[]; tt=[0]*5; bp=[]
    wd=lambda c,d: ws.write_datetime(r,c,dt.datetime(d.year,d.month,d.day),da)
    for ent,pn,L in P:
        q=[0]*5; o=0
        for t in L:
            ws.write(r,0,ent,tx); ws.write(r,1,pn,tx); ws.write(r,2,int(t[0]) if t[0].isdigit() else t[0],F(align='left')); ws.write(r,4,t[2],it)
            if t[1] is None:
                ws.write(r,3,'Vacant',F(italic=True,font_color='#C00000'))
                for c in(8,10,11,14): ws.write(r,c,0,mn)
                rows.append(R(unit=t[0],propertyName=pn,area=t[2],statusText='Vacant',annualRent=0,contractRent=0,charges=[{"code":"Monthly Recoveries","amount":0}],totalCharges=0)); q[0]+=t[2]; r+=1; continue
            o+=1; u,n,sf,lt,a,e,psf,rec,nd,na=t; ann=round(sf*psf,2); mo=round(ann/12,2); rc=round(sf*rec/12,2); gm=round(mo+rc,2)
            ws.write(r,3,n,tx); ws.write(r,5,lt,tx); wd(6,a); ws.write(r,7,e,F(align='right')) if isinstance(e,str) else wd(7,e)
            ws.write(r,8,ann,mn); ws.write_formula(r,9,f'=I{r+1}/E{r+1}',mn,psf); ws.write_formula(r,10,f'=ROUND(I{r+1}/12,2)',mn,mo); ws.write(r,11,rc,mn)
            if nd: wd(12,nd); ws.write(r,13,na,mn)
            ws.write_formula(r,14,f'=K{r+1}+L{r+1}',mn,gm)
            rows.append(R(unit=u,propertyName=pn,area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=ann,contractRent=mo,charges=[{"code":"Monthly Recoveries","amount":rc}],totalCharges=gm,rentSteps=[{"date":nd.isoformat(),"amount":na,"per":"year"}] if nd else None))
            for i,v in enumerate((sf,ann,mo,rc,gm)): q[i]+=v
            r+=1
        bp.append((pn,len(L),o,q))
        for i in range(5): tt[i]+=q[i]
    ws.autofilter(0,0,r-1,14); ws.freeze_panes(1,4)
    bt=F(bold=True,top=6,num_format='#,##0.00'); ws.write(r+1,3,'Portfolio total',F(bold=True,top=6))
    for c,v,fm in((4,tt[0],F(bold=True,top=6,num_format='#,##0')),(8,tt[1],bt),(10,tt[2],bt),(11,tt[3],bt),(14,tt[4],bt)): ws.write_formula(r+1,c,f'=SUM({GL(c+1)}2:{GL(c+1)}{r})',fm,round(v,2))
    sm.set_column(0,0,26); sm.set_column(1,7,13)
    for i,h in enumerate(['Property','Units','Leased','Vacant','GLA','Annual Base','Monthly Base']): sm.write(0,i,h,hf)
    tl=('Total',sum(b[1] for b in bp),sum(b[2] for b in bp),tt)
    for i,(pn,n,o,q) in enumerate(bp+[tl]):
        for c,v,fm in((0,pn,tx),(1,n,it),(2,o,it),(3,n-o,it),(4,q[0],it),(5,round(q[1],2),mn),(6,round(q[2],2),mn)): sm.write(i+1,c,v,fm)
    sm.set_landscape(); sm.fit_to_pages(1,1); ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close()
    emit(fn,None,'2025-12-31',tl[1],tl[2],tl[1]-tl[2],rows,'RETAIL','family-office flat table of five properties with filter, cover sheet and summary sheet',True,sheet='RR')

# ---------- 13 : anchored centre, charges in rows ----------
def centre():
    fn='MARLPIT_XING_RENTROLL_202512.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Page 1'
    for i,w in enumerate([9,34,10,12,12,7,24,13,14,9,12,13]): ws.column_dimensions[GL(i+1)].width=w
    f=Font(name='Arial Narrow',size=9); fb=Font(name='Arial Narrow',size=9,bold=True); th=Side('thin',color='808080')
    ws.merge_cells('A1:L1'); ws['A1']='MARLPIT CROSSING SHOPPING CENTER'; ws['A1'].font=Font(name='Arial Narrow',size=13,bold=True)
    ws.merge_cells('A2:L2'); ws['A2']='Commercial Rent Roll — Period 12/2025'; ws['A2'].font=f
    ws.merge_cells('A3:L3'); ws['A3']='Database: GRANGECO    Bldg Id: 3307    Report includes: current and vacant space'; ws['A3'].font=Font(name='Arial Narrow',size=8,color='666666')
    for a,b in(('D5:E5','Lease Term'),('F5:J5','Recurring Charges'),('K5:L5','Future Base Rent')):
        ws.merge_cells(a); c=ws[a[:2]]; c.value=b; c.font=fb; c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='BDD7EE')
    for i,h in enumerate(['Suite','Occupant Name','GLA Sqft','Start','Expiration','Code','Description','Monthly Amt','Annual Amt','Rate PSF','Eff. Date','Monthly Amt']):
        c=ws.cell(6,i+1,h); c.font=fb; c.border=Border(bottom=Side('medium')); c.alignment=Alignment(horizontal='right' if i in(2,7,8,9,11) else ('center' if i in(3,4,10) else 'left'))
    T=[('100','Tannery Foods Supermarket',48200,D(2011,3,1),D(2031,2,28),10.5,[('CAM',2.1),('RET',1.85),('INS',.35)],[(D(2026,3,1),44183.33)]),
       ('112','Snip City Hair',1250,D(2022,6,1),D(2027,5,31),22.8,None,[(D(2026,6,1),2446.25)]),
       ('114','Marlpit Crossing Liquors',2900,D(2019,1,1),D(2028,12,31),19.5,None,[]),
       ('116',None,1500),
       ('118','Little Acorns Tutoring',1800,D(2024,2,1),D(2029,1,31),20.4,None,[(D(2026,2,1),3151.8),(D(2027,2,1),3246.35)]),
       ('120','Great Wall Garden Buffet',4600,D(2017,9,1),D(2027,8,31),17.4,None,[]),
       ('126','Wagging Tails Pet Supply',6400,D(2023,4,1),D(2033,3,31),16.5,None,[(D(2028,4,1),9680.)]),
       ('130','Fitworks 24',12500,D(2021,1,1),D(2030,12,31),11.4,[('CAM',2.4),('RET',1.85),('INS',.35)],[(D(2027,1,1),13062.5)]),
       ('134',None,2200),
       ('136','Prime Cellular #0882',1400,D(2025,5,1),D(2030,4,30),27,None,[(D(2026,5,1),3244.5),(D(2027,5,1),3341.84)]),
       ('138','Cobalt Urgent Care',3800,D(2020,8,1),D(2030,7,31),24.6,None,[(D(2026,8,1),7984.75)]),
       ('142','Rosa’s Alterations',900,D(2016,5,1),'MTM',18,[('CAM',3.1),('RET',1.85)],[]),
       ('OP-1','Burger Barn Restaurants',3300,D(2014,11,1),D(2034,10,31),32.4,[('RET',2.6)],[(D(2029,11,1),9801.)]),
       ('OP-2','First Heartland Savings Bank',4000,D(2008,7,1),D(2028,6,30),36,[],[(D(2026,7,1),13200.)])]
    nm={'BRT':'Base Rent','CAM':'Common Area Maint.','RET':'Real Estate Tax','INS':'Insurance'}; rows=[]; r=7; g={}; gs=0; vs=0
    def put(r,c,v,nf=None,b=False):
        k=ws.cell(r,c,v); k.font=fb if b else f
        if nf: k.number_format=nf
        if isinstance(v,dt.date): k.number_format='mm/dd/yyyy'; k.alignment=Alignment(horizontal='center')
    for t in T:
        put(r,1,t[0]); put(r,3,t[2],'#,##0'); gs+=t[2]
        if t[1] is None:
            put(r,2,'*** VACANT ***'); vs+=t[2]; rows.append(R(unit=t[0],area=t[2],statusText='*** VACANT ***')); r+=2; continue
        u,n,sf,a,e,psf,ex,st=t; put(r,2,n); put(r,4,a); put(r,5,e); ws.cell(r,5).alignment=Alignment(horizontal='center')
        if ex is None: ex=[('CAM',3.1),('RET',1.85),('INS',.45)]
        ch=[('BRT',psf)]+ex; r0=r; tm=0; ta=0; o=[]
        for c,p in ch:
            m=round(sf*p/12,2); an=round(m*12,2); put(r,6,c); put(r,7,nm[c]); put(r,8,m,'#,##0.00'); put(r,9,an,'#,##0.00'); put(r,10,p,'0.00'); tm+=m; ta+=an; o.append({"code":c,"amount":m})
            x=g.setdefault(c,[0,0]); x[0]+=m; x[1]+=an; r+=1
        for i,(d,x) in enumerate(st): put(r0+i,11,d); put(r0+i,12,x,'#,##0.00')
        r=max(r,r0+len(st)); tm=round(tm,2)
        if len(ch)>1 or len(st)>1:
            put(r,7,'Total',b=True); put(r,8,tm,'#,##0.00',True); put(r,9,round(ta,2),'#,##0.00',True); [setattr(ws.cell(r,c),'border',Border(top=th)) for c in(8,9)]; r+=1; tc=tm
        else: tc=None
        r+=1
        rows.append(R(unit=u,area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=o[0]['amount'],annualRent=round(o[0]['amount']*12,2),charges=o,totalCharges=tc,rentSteps=[{"date":d.isoformat(),"amount":x} for d,x in st]))
    for c in range(1,13): ws.cell(r,c).border=Border(top=Side('double'))
    put(r,1,'Grand Total',b=True); put(r,3,gs,'#,##0',True); r0=r
    for c in('BRT','CAM','RET','INS'): put(r,6,c,b=True); put(r,7,nm[c],b=True); put(r,8,round(g[c][0],2),'#,##0.00',True); put(r,9,round(g[c][1],2),'#,##0.00',True); r+=1
    put(r,7,'All charges',b=True); put(r,8,round(sum(x[0] for x in g.values()),2),'#,##0.00',True); put(r,9,round(sum(x[1] for x in g.values()),2),'#,##0.00',True)
    put(r0+1,1,'Occupied sqft'); put(r0+1,3,gs-vs,'#,##0'); put(r0+2,1,'Vacant sqft'); put(r0+2,3,vs,'#,##0'); put(r0+3,1,'Suites: 14   Occupied: 12   Vacant: 2')
    ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
    wb.save(DOC+fn)
    emit(fn,'MARLPIT CROSSING SHOPPING CENTER','2025-12',14,12,2,rows,'RETAIL','commercial-system export, one row per charge, grouped header, future rents beside',True)

# ---------- 14 : bank form ----------
def form():
    fn='TSB Form CR-12 Schedule A - Pruitt Warehouse.xlsx'
    wb=xlsxwriter.Workbook(DOC+fn); wb.set_properties({'created':dt.datetime(2026,1,9)}); ws=wb.add_worksheet('Schedule A'); ins=wb.add_worksheet('Instructions')
    F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=10,**k)); ws.hide_gridlines(2)
    for i,w in enumerate([5,10,34,12,14,14,15,16,12]): ws.set_column(i,i,w)
    ws.merge_range(0,0,0,8,'TALLGRASS STATE BANK',F(bold=True,align='center',font_color='#00573F')); ws.merge_range(1,0,1,8,'Annual Covenant Package - Schedule A: Rent Roll of Mortgaged Property',F(bold=True,align='center'))
    lab=F(bold=True); fill=F(bottom=1,font_color='#0000C0')
    for r,a,b,c,d in((3,'Borrower:','Pruitt & Daughters LLC','Loan no.:','55-020914'),(4,'Property:','Pruitt Warehouse, 611 Tannery Road','Date of rent roll:','12/31/2025'),(5,'Property type:','Warehouse','Building sq. ft.:',None)):
        ws.write(r,0,a,lab); ws.merge_range(r,2,r,4,b,fill); ws.write(r,5,c,lab)
        if d: ws.merge_range(r,7,r,8,d,fill)
    ws.merge_range(5,7,5,8,36500,F(bottom=1,font_color='#0000C0',num_format='#,##0',align='left'))
    H=F(bold=True,border=1,text_wrap=True,align='center',valign='vcenter',bg_color='#E2EFDA')
    for i,h in enumerate(['No.','Unit','Name of tenant\n(if vacant, write VACANT)','Square feet','Lease began','Lease ends','Rent per month','Tenant reimburse-ments per month','Rent paid to date? (Y/N)']): ws.write(7,i,h,H)
    ws.set_row(7,44); T=[('1','Bellwether Beverage Distributing',16000,'06/01/2020','05/31/2027',8400,1760,'Y'),('2','Anchor & Oak Moving Co.',8500,'02/01/2024','01/31/2029',4817.5,935,'Y'),('3','VACANT',5000,None,None,None,None,None),('4','Lumberjack Tire Wholesale',7000,'10/15/2022','10/14/2026',3937.5,770,'N')]
    b=F(border=1,font_color='#0000C0'); bc=F(border=1,font_color='#0000C0',align='center'); bm=F(border=1,font_color='#0000C0',num_format='$#,##0.00'); bi=F(border=1,font_color='#0000C0',num_format='#,##0'); rows=[]
    for k in range(12):
        r=8+k; ws.write(r,0,k+1,F(border=1,align='center'))
        for c in range(1,9): ws.write_blank(r,c,None,b)
        if k<len(T):
            u,n,sf,a,e,m,x,y=T[k]; ws.write(r,1,u,bc); ws.write(r,2,n,b); ws.write(r,3,sf,bi)
            t=R(unit=u,area=sf,statusText='VACANT' if n=='VACANT' else 'Occupied')
            if n!='VACANT':
                ws.write(r,4,a,bc); ws.write(r,5,e,bc); ws.write(r,6,m,bm); ws.write(r,7,x,bm); ws.write(r,8,y,bc); P=lambda s: dt.datetime.strptime(s,'%m/%d/%Y').date()
                t.update(R(tenantName=n,leaseStartDate=P(a),leaseEndDate=P(e),contractRent=m,charges=[{"code":"Tenant reimbursements","amount":x}]))
            rows.append(t)
    r=20; ws.merge_range(r,0,r,2,'TOTAL (this page)',F(bold=True,border=1,align='right'))
    for c,v,nf in((3,sum(t[2] for t in T),'#,##0'),(6,sum(t[5] or 0 for t in T),'$#,##0.00'),(7,sum(t[6] or 0 for t in T),'$#,##0.00')): ws.write_formula(r,c,f'=SUM({GL(c+1)}9:{GL(c+1)}20)',F(bold=True,border=1,num_format=nf),v)
    for c in(4,5,8): ws.write_blank(r,c,None,F(border=1))
    ws.write(22,0,'Explain any "N" in the last column:',lab); ws.merge_range(23,0,23,8,'Unit 4: December rent received January 6.',fill)
    ws.write(25,0,'I certify that the above is true and complete.',F(italic=True)); ws.write(27,0,'Signature: ______________________________     Title: Manager     Date: ____________',F())
    ws.write(29,0,'TSB CR-12 (Rev. 4/19)',F(italic=True))
    ws.set_landscape(); ws.fit_to_pages(1,1)
    ins.set_column(0,0,100)
    for i,l in enumerate(['Instructions for Schedule A','1. List every rentable unit, leased or not, as of the borrower’s fiscal year end.','2. Reimbursements are taxes, insurance and maintenance billed to the tenant each month.','3. Attach copies of leases signed since the last package.']): ins.write(i,0,l,F())
    wb.close()
    emit(fn,'Pruitt Warehouse','2025-12-31',4,3,1,rows,'WAREHOUSE','bank form with twelve numbered lines of which four are filled, instructions sheet',False,sheet='Schedule A')
