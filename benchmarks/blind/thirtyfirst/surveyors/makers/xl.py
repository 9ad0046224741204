from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
B=Font(bold=True);th=Side(style='thin');F=lambda c:PatternFill('solid',fgColor=c)
def widths(ws,w):
    for i,x in enumerate(w,1):ws.column_dimensions[gl(i)].width=x
def ls(ws,area=None):
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
def x01(seed):
    r=random.Random(seed);N=Names(r);f='Staveley Cross Ind Est - TS Dec25.xlsx';wb=openpyxl.Workbook();n=wb.active;n.title='READ ME'
    for i,s in enumerate(['Staveley Cross Industrial Estate, Chesterfield','Data room version 4 – supersedes all earlier','Tab 2 tenancy schedule; tab 3 service charge budget year to 24 March 2026','Rents are passing rents net of VAT. Quarter days: 25 Mar, 24 Jun, 29 Sep, 25 Dec.'],1):n.cell(i,1,s)
    ws=wb.create_sheet('Tenancy Sched');ws['A1']='STAVELEY CROSS INDUSTRIAL ESTATE';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Tenancy schedule at';ws['B2']=D(2025,12,25);ws['B2'].number_format='dd mmmm yyyy';ws['B2'].alignment=Alignment(horizontal='left',indent=9)
    H=['Unit','Tenant','Previous tenant','GIA sq ft','GIA sq m','Start','Term (yrs)','Expiry','T break','Rent review','Rent per quarter','Rent per annum','£ psf','Rent deposit','Guarantor','1954 Act','Remarks']
    for i,h in enumerate(H,1):
        c=ws.cell(4,i,h);c.font=Font(bold=True,color='FFFFFF');c.fill=F('44546A');c.alignment=Alignment(wrap_text=True,vertical='center')
    ws.row_dimensions[4].height=44;rows=[];q=5;oc=va=0
    us=['1','2','3','4A','4B','5','6','7/8','9','10','11','12','14','15','16','17','18','19','20','21','22','23','24']
    for u in us:
        a=r.randrange(1450,9800,10)*(2 if u=='7/8' else 1);row=dict(unit=u,area=a);ws.cell(q,1,int(u) if u.isdigit() else u);ws.cell(q,4,a);ws.cell(q,5,round(a*.0929,1));ws.cell(q,3,N.co())
        if u in('5','16'):
            ws.cell(q,2,'Void');ws.cell(q,17,'Asking £9.25 psf' if u=='5' else 'Roof works, relet from spring');row['statusText']='Void';va+=1
        else:
            oc+=1;t=N.co(kinds=['Joinery','Logistics','Motor Factors','Print & Sign','Packaging','Engineering','Tool Hire','Flooring','Catering Supplies']);s=D(r.randint(2019,2025),r.choice([3,6,9]),r.choice([24,25,29]));ty=r.choice([3,5,6,10])
            while addy(s,ty)<D(2026,1,1):ty+=3
            e=less1(addy(s,ty));rent=round(a*r.uniform(6.5,9.5)/100)*100;dep=r.choice([0,0,rent/4,rent/2])
            for j,v in {2:t,6:s,7:ty,8:e,9:addy(s,3) if ty>=6 and addy(s,3)>D(2025,12,25) else None,10:addy(s,5) if ty>=9 and addy(s,5)>D(2025,12,25) else None,11:rent/4,12:rent,13:round(rent/a,2),14:dep or None,15:N.ps('{t} {i} {l}') if r.random()<.25 else None,16:r.choice(['In','Out','Out'])}.items():
                if v is not None:ws.cell(q,j,v)
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep or None)
            if u=='4B' and e>D(2027,6,24):ws.cell(q,17,'Rent rises to £%s pa on 24/06/2027'%f'{rent+2000:,}');row['rentSteps']=[dict(date='2027-06-24',amount=rent+2000,per='year')]
        for j in(6,8,9,10):ws.cell(q,j).number_format='dd/mm/yyyy'
        for j in(4,11,12,14):ws.cell(q,j).number_format='#,##0'
        ws.cell(q,13).number_format='0.00';rows.append(row);q+=1
    q+=1;ws.cell(q,1,'Total').font=B
    for j,v in((4,sum(x['area'] for x in rows)),(11,sum(x.get('annualRent',0) for x in rows)/4),(12,sum(x.get('annualRent',0) for x in rows))):
        c=ws.cell(q,j,v);c.font=B;c.number_format='#,##0';c.border=Border(top=th,bottom=Side(style='double'))
    ws.cell(q+2,1,f'{oc+va} lettable units (7/8 counted as one), {oc} let, {va} void');ws.column_dimensions['C'].hidden=True
    widths(ws,[7,34,20,10,9,11,7,11,11,11,11,11,7,10,18,8,36]);ws.column_dimensions['C'].hidden=True;ws.freeze_panes='C5';ls(ws)
    s3=wb.create_sheet('SC budget')
    s3.append(['Service charge budget y/e 24 March 2026']);s3.append(['Unit','Apportionment %','Budget £']);TA=sum(x['area'] for x in rows)
    for x in rows:s3.append([x['unit'],round(x['area']/TA*100,2),round(x['area']/TA*64200)])
    wb.active=1;wb.save(doc(f));save(f,'INDUSTRIAL',rows,oc+va,oc,va,'Staveley Cross Industrial Estate','2025-12-25','UK industrial workbook, hidden column, readme and SC sheets',sheet='Tenancy Sched',hard='hidden column previous tenant; SC sheet lists units')
def x02(seed):
    r=random.Random(seed);N=Names(r);f='Fletcher_Court_AY2526.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Bookings 25-26'
    ws.merge_cells('A1:N1');ws['A1']='Fletcher Court Student Residence, Leeds – room bookings AY 2025/26';ws['A1'].font=Font(bold=True,size=13,color='7030A0');ws['A2']='Snapshot 14 November 2025'
    H=['Cluster','Room','Room type','Student','Institution','Booking status','£ / week','Weeks','Contract value','Monthly equivalent','Check-in','Check-out','Deposit held','O/S balance','Guarantor']
    for i,h in enumerate(H,1):
        c=ws.cell(3,i,h);c.font=B;c.border=Border(bottom=th);c.alignment=Alignment(wrap_text=True)
    ws.row_dimensions[3].height=32;q=4;rows=[];oc=va=dn=0;S={}
    TY={'Bronze en-suite':159,'Silver en-suite':171,'Gold en-suite':184,'Studio':229}
    bl=[(f'Flat {i}',[f'{i}{x}' for x in 'ABCDEF']) for i in range(1,21)]+[('Studios',[f'S{i}' for i in range(1,17)])]
    tv=tb=td=tm=0
    for cl,us in bl:
        a=q
        for u in us:
            ty='Studio' if cl=='Studios' else r.choice(list(TY)[:3]);row=dict(unit=u,building=None,section=cl,unitType=ty);ws.cell(q,2,u);ws.cell(q,3,ty);x=r.random();g=S.setdefault(ty,[0,0,0]);g[0]+=1
            if u in('3C','12F'):ws.cell(q,6,'Off line');row['statusText']='Off line';dn+=1
            elif u=='1A':ws.cell(q,6,'Occupied');ws.cell(q,4,'Resident Assistant');ws.cell(q,9,0);ws.cell(q,10,0);row.update(statusText='Occupied',tenantName='Resident Assistant',contractRent=0);oc+=1;g[1]+=1
            elif x<.08:ws.cell(q,6,'Available');row['statusText']='Available';va+=1;g[2]+=1
            else:
                oc+=1;g[1]+=1;st='Occupied' if x<.95 else 'Notice given';nm=N.ps('{l}, {f}');w=51 if ty=='Studio' else 44;p=TY[ty];cv=p*w;mo=round(p*52/12,2);s=D(2025,9,r.choice([6,13,13,20]));e=s+dt.timedelta(weeks=w);dep=r.choice([250,250,0]);bal=r.choice([0,0,0,0,round(cv/3,2),150])
                for j,v in {4:nm,5:r.choice(['Univ. of Leeds','Leeds Beckett','Leeds Arts','Other']),6:st,7:p,8:w,9:cv,10:mo,11:s,12:e,13:dep,14:bal,15:r.choice(['Y','Y','N'])}.items():ws.cell(q,j,v)
                tv+=cv;tb+=bal;td+=dep;tm+=mo
                row.update(tenantName=nm,statusText=st,contractRent=mo,leaseStartDate=None,moveInDate=s,moveOutDate=e,deposit=dep,balance=bal)
            for j in(7,9,10,13,14):ws.cell(q,j).number_format='#,##0.00'
            for j in(11,12):ws.cell(q,j).number_format='d-mmm-yy'
            rows.append(row);q+=1
        ws.merge_cells(start_row=a,start_column=1,end_row=q-1,end_column=1);c=ws.cell(a,1,cl);c.alignment=Alignment(vertical='center',horizontal='center',text_rotation=90 if cl!='x' else 0);c.fill=F('E4DFEC')
        for j in range(1,16):ws.cell(q-1,j).border=Border(bottom=Side(style='hair'))
    ws.cell(q,2,'Total');
    for j,v in((9,tv),(10,round(tm,2)),(13,td),(14,round(tb,2))):c=ws.cell(q,j,v);c.font=B;c.number_format='#,##0.00'
    widths(ws,[8,7,16,24,15,13,9,7,12,12,11,11,10,11,9]);ws.print_title_rows='3:3';ls(ws)
    s=wb.create_sheet('Occupancy');s.append(['Type','Beds','Booked','Available','Off line'])
    for k,g in S.items():s.append([k]+g+[g[0]-g[1]-g[2]])
    s.append(['Total',len(rows),oc,va,dn]);wb.save(doc(f))
    save(f,'STUDENT_HOUSING',rows,len(rows),oc,va,'Fletcher Court Student Residence','2025-11-14','UK student hall workbook, merged rotated cluster cells, occupancy sheet',sheet='Bookings 25-26',hard='weekly, contract and monthly amounts',notes='Weekly rent and contract value (44/51 weeks) have no key; contractRent = Monthly equivalent. Cluster given as section. Check-in/out given as moveIn/moveOut (they may equally be lease dates).')
def x03(seed):
    r=random.Random(seed);N=Names(r);f='concessions hollybush.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
    ws['B2']='Hollybush Garden Centre, Evesham';ws['B2'].font=Font(name='Comic Sans MS',size=14,bold=True);ws['B3']='Concession licences – June 2025'
    for i,h in enumerate(['Pitch','What','Who','sq m','Licence\nfrom','Licence\nto','Monthly fee','Elec recharge\n(month)','Marketing\n(month)','All in\n(month)','T/O %','T/O fee last yr','Notes'],2):
        c=ws.cell(5,i,h);c.font=B;c.alignment=Alignment(wrap_text=True,horizontal='center');c.fill=F('C6E0B4')
    L=[('1','Aquatics',310),('2','Farm shop',265),('3','Outdoor clothing',180),('4','Garden buildings',900),('5','Hot tubs',420),('6','Cards & books',75),('7','Conservatories',None),('8','Pet grooming',62),('9','Barbecues',140),('10','Seasonal – Christmas',200)]
    rows=[];q=6;T=[0]*4;oc=va=0
    for u,k,a in L:
        row=dict(unit=u,unitType=k,area=a);ws.cell(q,2,int(u));ws.cell(q,3,k);ws.cell(q,5,a)
        if u in('7','9'):ws.cell(q,4,'empty');va+=1;row['statusText']='empty';ws.cell(q,14,'hut removed, base only' if u=='7' else 'talking to 2 parties')
        else:
            oc+=1;t=N.co(('Ltd','& Sons','Leisure Ltd'),['Aquatics','Farm Foods','Outdoor','Buildings','Spas','Cards','Pets','Decorations']);s=D(r.randint(2021,2024),r.randint(1,12),1);e='rolling' if r.random()<.3 else less1(addy(s,r.choice([3,5])) if s.year>2022 else addy(s,5));fee=round((a or 100)*r.uniform(5,9)/25)*25;el=r.choice([85,120,210.5,46.75]);mk=r.choice([0,25,40])
            for j,v in {4:t,6:s,7:e,8:fee,9:el,10:mk,11:fee+el+mk,12:r.choice([None,.1,.125,.08]),13:None}.items():
                if v is not None:ws.cell(q,j,v)
            if ws.cell(q,12).value:ws.cell(q,12).number_format='0.0%';ws.cell(q,13,r.randrange(800,9500,50))
            if u=='2':ws.cell(q,14,'Fee to £%s/month from 1 Jan 2026'%f'{fee+150:,}');row['rentSteps']=[dict(date='2026-01-01',amount=fee+150)]
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=[dict(code='Elec recharge (month)',amount=el),dict(code='Marketing (month)',amount=mk)],totalCharges=fee+el+mk);T=[x+y for x,y in zip(T,(fee,el,mk,fee+el+mk))]
        for j in(6,7):ws.cell(q,j).number_format='mmm d, yyyy'
        for j in(8,9,10,11,13):ws.cell(q,j).number_format='"£"#,##0.00'
        rows.append(row);q+=1
        if u in('3','6'):q+=1
    for j,v in zip((8,9,10,11),T):c=ws.cell(q+1,j,v);c.font=B;c.number_format='"£"#,##0.00'
    ws.merge_cells(start_row=q+4,start_column=2,end_row=q+6,end_column=10);c=ws.cell(q+4,2,'All licences are outside the 1954 Act and can be ended on 3 months notice either way. Cafe is run by ourselves and not in the list.');c.alignment=Alignment(wrap_text=True,vertical='top')
    widths(ws,[3,7,22,30,8,14,14,13,14,12,12,8,13,32]);ls(ws);wb.save(doc(f))
    save(f,'RETAIL',rows,len(rows),oc,va,'Hollybush Garden Centre','2025-06','UK garden centre concessions by hand, blank column A, blank rows',sheet='Sheet1')
def x04(seed):
    r=random.Random(seed);N=Names(r);f='1185_Lorimer_Ave_rent_roll.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='RentRoll'
    ws['A1']='1185 Lorimer Avenue, Hamilton, Ontario';ws['A2']='Rent Roll - effective November 1, 2025';ws['A1'].font=Font(bold=True,size=12)
    for i,(h,k) in enumerate([('Suite',''),('Bdrm',''),('Tenant(s)',''),('Move-In',''),('Last',"Increase"),('Next','Increase'),('Base','Rent'),('Parking',''),('Locker',''),('Hydro','Rebate'),('Total','Monthly'),('Market','Rent'),('LMR','Deposit')],1):
        for j,v in((4,h),(5,k)):c=ws.cell(j,i,v);c.font=B;c.alignment=Alignment(horizontal='center');c.fill=F('FFF2CC')
    q=6;rows=[];oc=va=0;T=[0]*7;MK={'Bach':1395,'1 Bdrm':1725,'2 Bdrm':2095,'3 Bdrm':2480};bad=None
    for fl in range(1,8):
        for j in range(1,8):
            u=fl*100+j;ty=['1 Bdrm','2 Bdrm','2 Bdrm','Bach','1 Bdrm','3 Bdrm','1 Bdrm'][j-1];mk=MK[ty];row=dict(unit=str(u),unitType=ty,marketRent=mk);ws.cell(q,1,u);ws.cell(q,2,ty);ws.cell(q,12,mk);T[5]+=mk
            if u in(103,405,606):ws.cell(q,3,'VACANT');row['statusText']='VACANT';va+=1
            elif u==101:ws.cell(q,3,'Superintendent');ws.cell(q,7,0);ws.cell(q,11,0);row.update(tenantName='Superintendent',statusText='Occupied',contractRent=0,totalCharges=0);oc+=1
            else:
                oc+=1;t=N.ps('{l}, {f}')+(' & '+r.choice(FIR) if r.random()<.25 else '');s=D(r.randint(2008,2025),r.randint(1,10),1);b=round(mk*r.uniform(.62,.98) ,2);pk=r.choice([0,75,75,110]);lk=r.choice([0,0,25]);hy=r.choice([0,0,0,-40]);tt=round(b+pk+lk+hy,2);dep=b
                li=D(2025,s.month,1) if s.year<2025 else None;ni=D(2026,s.month,1)
                pb=b
                if u==504:
                    sx=f'{b:.2f}';pb=round(b+300,2);bad=(b,pb)
                for k,v in {3:t,4:s,5:li,6:ni,7:pb,8:pk or None,9:lk or None,10:hy or None,11:tt,13:dep}.items():
                    if v is not None:ws.cell(q,k,v)
                T=[round(x+y,2) for x,y in zip(T,(b,pk,lk,hy,tt,0,dep))]
                row.update(tenantName=t,statusText='Occupied',moveInDate=s,contractRent=pb,charges=[dict(code=k,amount=v) for k,v in(('Parking',pk),('Locker',lk),('Hydro Rebate',hy)) if v],totalCharges=tt,deposit=dep)
            for k in(4,5,6):ws.cell(q,k).number_format='yyyy-mm-dd' if k==4 else 'mmm-yy'
            for k in range(7,14):ws.cell(q,k).number_format='#,##0.00;(#,##0.00)'
            rows.append(row);q+=1
    ws.cell(q,3,'Building total').font=B
    for k,v in enumerate(T):c=ws.cell(q,7+k,v);c.font=B;c.number_format='#,##0.00;(#,##0.00)';c.border=Border(top=th)
    q+=2
    for t,a in((f'Suites',len(rows)),('Occupied (incl. superintendent)',oc),('Vacant',va)):ws.cell(q,3,t);ws.cell(q,4,a);q+=1
    widths(ws,[7,9,32,12,10,10,11,10,9,10,11,11,11]);ls(ws);wb.save(doc(f))
    save(f,'MULTIFAMILY',rows,len(rows),oc,va,'1185 Lorimer Avenue','2025-11-01','Canadian apartment rent roll, two-line header',sheet='RentRoll',planted=dict(what=f'Suite 504 base rent printed {bad[1]:,.2f}, should be {bad[0]:,.2f}: row total and building total do not tie',kind='digit_changed'))
def x05(seed):
    r=random.Random(seed);N=Names(r);f='Wandoo Plaza Lease Schedule FY26.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Lease Schedule'
    ws['A1']='WANDOO PLAZA SHOPPING CENTRE – LEASE SCHEDULE';ws['A1'].font=Font(bold=True,size=14);ws['A2']='As at 31/08/2025   (A$, excl. GST, per annum unless stated)'
    def hdr(q):
        for a,b,t in((1,3,'PREMISES'),(4,7,'LEASE'),(8,13,'INCOME PER ANNUM'),(14,15,'TURNOVER')):
            ws.merge_cells(start_row=q,start_column=a,end_row=q,end_column=b);c=ws.cell(q,a,t);c.font=Font(bold=True,color='FFFFFF');c.fill=F('1F4E79');c.alignment=Alignment(horizontal='center')
        for i,h in enumerate(['Shop','Lessee','GLA m²','Commence','Expiry','Option','Review','Base rent','$/m²','Outgoings','Promotion levy','Air-con','Gross rent','MAT $','Occ. cost'],1):c=ws.cell(q+1,i,h);c.font=B;c.fill=F('DDEBF7')
    q=4;rows=[];oc=va=0;G=[0]*6
    for sn,L in(('MAJORS',['M1','M2']),('MINI-MAJORS',['MM1','MM2','MM3']),('SPECIALTIES',[f'{i:02d}' for i in range(1,28)]),('KIOSKS',['K01','K02','K03']),('NON-GLA',['ATM01','ATM02','MAST'])):
        ws.cell(q,1,sn).font=Font(bold=True,size=12,color='1F4E79');hdr(q+1);q+=3;S=[0]*6
        for u in L:
            ng=sn=='NON-GLA';a=None if ng else {'M':r.randint(3100,4200),'I':r.randint(480,900),'S':r.randint(55,210),'K':r.randint(9,20)}['M' if sn=='MAJORS' else 'I' if sn=='MINI-MAJORS' else sn[0]]
            row=dict(unit=u,section=sn,area=a);ws.cell(q,1,u);ws.cell(q,3,a)
            if u in('06','13','21','K02'):ws.cell(q,2,'VACANT');row['statusText']='VACANT';va+=1;S[0]+=a
            else:
                oc+=not ng;t=N.co(('Pty Ltd','Australia Pty Ltd','Trading Pty Ltd'));
                if u=='17':t='Pop-up: '+t
                s=D(r.randint(2019,2025),r.randint(1,8),r.randint(1,28));ty=15 if sn=='MAJORS' else 7 if s.year<2021 else 6 if s.year<2022 else 5;e=less1(addy(s,ty));rt={'MAJORS':310,'MINI-MAJORS':420,'SPECIALTIES':r.randrange(650,1150,10),'KIOSKS':r.randrange(2800,3600,50)}.get(sn)
                if u in('09','24'):e='Holding over'
                b=a*rt if a else r.choice([18500,21000,26500]);og=a*118 if a and sn!='MAJORS' else 0;pl=round(b*.05) if sn in('SPECIALTIES','KIOSKS') else 0;ac=a*22 if sn in('SPECIALTIES','MINI-MAJORS') else 0;g=b+og+pl+ac
                mat=round(g/r.uniform(.08,.17)) if r.random()<.55 and not ng else None
                for j,v in {2:t,4:s,5:e,6:r.choice([None,'5','5+5']),7:r.choice(['CPI','4%','CPI+1%','5%']),8:b,9:rt,10:og or None,11:pl or None,12:ac or None,13:g,14:mat,15:g/mat if mat else None}.items():
                    if v is not None:ws.cell(q,j,v)
                row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=b,charges=[dict(code=k,amount=v,per='year') for k,v in(('Base rent',b),('Outgoings',og),('Promotion levy',pl),('Air-con',ac)) if v],totalCharges=g)
                S=[x+y for x,y in zip(S,(a or 0,b,og,pl,ac,g))]
            for j in(4,5):ws.cell(q,j).number_format='d/mm/yyyy'
            for j in(8,10,11,12,13,14):ws.cell(q,j).number_format='$#,##0'
            ws.cell(q,15).number_format='0.0%';ws.cell(q,3).number_format='#,##0';rows.append(row);q+=1
        def tl(lab,S):
            ws.cell(q,2,lab).font=B
            for j,v in zip((3,8,10,11,12,13),S):c=ws.cell(q,j,v);c.font=B;c.number_format='#,##0' if j==3 else '$#,##0';c.border=Border(top=th)
        tl('Total '+sn.lower(),S);G=[x+y for x,y in zip(G,S)];q+=2
    tl('CENTRE TOTAL',G);q+=2;ws.cell(q,1,f'Tenancies in GLA: {oc+va}  |  trading: {oc}  |  vacant: {va}')
    widths(ws,[8,36,9,12,13,8,9,13,9,12,13,11,13,13,9]);ls(ws);wb.save(doc(f))
    save(f,'RETAIL',rows,oc+va,oc,va,'Wandoo Plaza Shopping Centre','2025-08-31','Australian neighbourhood centre workbook, headers repeated per section, grouped header',sheet='Lease Schedule',notes='all amounts per annum')
def x06(seed):
    r=random.Random(seed);N=Names(r);f='Knockreagh_Business_Park_schedule.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Schedule of Tenancies'
    def od(d):
        n=d.day;return f"{n}{'th' if 10<n<20 else {1:'st',2:'nd',3:'rd'}.get(n%10,'th')} {d.strftime('%B %Y')}"
    ws['A1']='Knockreagh Business Park, Naas, Co. Kildare';ws['A2']='Schedule of Tenancies & Service Charges';ws['A3']='Date: 1st October 2025'
    for a in('A1','A2','A3'):ws[a].font=Font(name='Garamond',size=13,bold=a=='A1')
    for i,h in enumerate(['Block','Floor / Suite','Tenant','Net internal area (sq. ft.)','Car spaces','Lease commencement','Lease expiry','Break option','Contracted rent','Service charge 2025','Insurance 2025','Status'],1):
        c=ws.cell(5,i,h);c.font=B;c.alignment=Alignment(wrap_text=True,vertical='top');c.border=Border(top=th,bottom=th)
    ws.row_dimensions[5].height=48;q=6;rows=[];T=[0]*4;oc=va=0
    for b,L in(('Block A',['Ground','First East','First West','Second']),('Block B',['Ground 1','Ground 2','First','Second North','Second South']),('Block C',['Ground','First','Second','Third'])):
        for u in L:
            a=r.randrange(1850,9200,5);sc=round(a*5.4,2);ins=round(a*.62,2);v=(b,u) in(('Block A','Second'),('Block C','First'),('Block B','Ground 2'))
            row=dict(unit=u,building=b,area=a,charges=[dict(code='Service charge 2025',amount=sc,per='year'),dict(code='Insurance 2025',amount=ins,per='year')])
            base={1:b,2:u,4:f'{a:,} sq. ft.',10:f'€{sc:,.2f}',11:f'€{ins:,.2f}'}
            T=[x+y for x,y in zip(T,(a,0,sc,ins))]
            if v:base.update({3:'—',12:'Vacant'});row['statusText']='Vacant';va+=1
            else:
                oc+=1;t=N.co(('Ltd','Ireland Ltd','DAC','Teoranta'),['Software','Legal','Engineering','Wealth','Insurance Brokers','Diagnostics','Payments']);s=D(r.randint(2016,2024),r.randint(1,12),r.choice([1,1,15,22]));e=less1(addy(s,10 if s.year>2015 else 20));rent=round(a*r.uniform(17,23)/250)*250
                stt='Let'
                if (b,u)==('Block B','First'):stt='Let – in occupation under licence'
                base.update({3:t,5:f'{r.randint(4,30)}',6:od(s),7:od(e),8:od(addy(s,5)) if s.year>2020 else 'None',9:f'€{rent:,.2f} p.a.',12:stt});row.update(tenantName=t,statusText=stt,leaseStartDate=s,leaseEndDate=e,annualRent=rent);T[1]+=rent
            for j,x in base.items():ws.cell(q,j,x).alignment=Alignment(wrap_text=True,vertical='top',horizontal='right' if j in(4,9,10,11) else 'left')
            rows.append(row);q+=1
            if v and b=='Block C':
                s,e=D(2026,1,1),D(2035,12,31);t='Drumlin Genomics Ireland Ltd'
                for j,x in {1:b,2:u,3:t,4:f'{a:,} sq. ft.',6:od(s),7:od(e),8:od(D(2031,1,1)),9:'€98,750.00 p.a.',12:'Agreement for lease'}.items():ws.cell(q,j,x).alignment=Alignment(wrap_text=True,vertical='top',horizontal='right' if j in(4,9) else 'left');ws.cell(q,j).font=Font(italic=True)
                rows.append(dict(unit=u,building=b,area=a,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=98750,statusText='Agreement for lease'));q+=1
        q+=1
    for j,x in {1:'Total (in occupation / vacant)',4:f'{T[0]:,} sq. ft.',9:f'€{T[1]:,.2f} p.a.',10:f'€{T[2]:,.2f}',11:f'€{T[3]:,.2f}'}.items():c=ws.cell(q,j,x);c.font=B;c.alignment=Alignment(horizontal='right' if j>1 else 'left')
    q+=2;ws.cell(q,1,f'{oc+va} suites: {oc} let, {va} vacant (of which 1 subject to agreement for lease from 1st January 2026, italics, not in totals).')
    widths(ws,[10,16,36,16,8,21,21,19,20,16,15,34]);ls(ws);wb.save(doc(f))
    save(f,'OFFICE',rows,oc+va,oc,va,'Knockreagh Business Park','2025-10-01','Irish office park, amounts and dates as text, agreement-for-lease row',sheet='Schedule of Tenancies',hard='text numbers, ordinal dates, same suite names in several blocks')
def x07(seed):
    r=random.Random(seed);N=Names(r);f='Marchwood parades portfolio.xlsx';import xlsxwriter
    wb=xlsxwriter.Workbook(doc(f));cv=wb.add_worksheet('Cover');cv.write(3,1,'Marchwood Estates – Secondary Parades');cv.write(4,1,'Rental information for Lender, prepared by Cobb Tanner Property');cv.write(5,1,'30 June 2025')
    ws=wb.add_worksheet('Rents');nt=wb.add_worksheet('Queries');nt.write(0,0,'Q1 Where is the licence for 12a? A: with solicitors')
    ws.set_landscape();ws.fit_to_pages(1,0)
    b=wb.add_format({'bold':1,'bottom':1,'text_wrap':1,'bg_color':'#F8CBAD'});pr=wb.add_format({'bold':1,'valign':'top','text_wrap':1,'border':1});n2=wb.add_format({'num_format':'£#,##0;[Red]-£#,##0'});n3=wb.add_format({'num_format':'£#,##0.00'});da=wb.add_format({'num_format':'dd.mm.yyyy','align':'left'});bo=wb.add_format({'bold':1,'num_format':'£#,##0','top':1});vr=wb.add_format({'italic':1,'font_color':'#C00000'})
    ws.write(0,0,'Marchwood parades – rents passing at 30 June 2025',wb.add_format({'bold':1,'font_size':13}))
    for j,h in enumerate(['Property','Unit','Use','Tenant','Sq ft','Lease/AST start','Lease/AST end','Rent £ pcm (flats)','Rent £ pa','Rent review / uplift','Arrears £','Comment']):ws.write(2,j,h,b)
    q=3;rows=[];oc=va=0;G=0;GA=0
    for p,sh,fl in(('1-15 Marchwood Parade, Southsea',['1','3','5','7-9','11','13','15'],['1a','3a','5a','11a','13a']),('Station Buildings, Fareham',['Unit A','Unit B','Unit C','Unit D'],['Flat 1','Flat 2','Flat 3','Flat 4','Flat 5','Flat 6']),('200-210 Copnor Lane, Portsmouth',['200','202','204','206','208'],['210a','210b'])):
        a0=q;S=SA=0
        for u in sh+fl:
            shop=u in sh;use=r.choice(['Shop','Shop','Takeaway','Salon']) if shop else r.choice(['1 bed flat','2 bed flat']);row=dict(unit=u,propertyName=p,unitType=use);ws.write(q,1,u);ws.write(q,2,use)
            if shop:row['area']=r.randint(420,1650);ws.write(q,4,row['area'])
            if u in('11','Flat 4','206'):ws.write(q,3,'VACANT – to let' if shop else 'Vacant, refurb',vr);row['statusText']='VACANT – to let' if shop else 'Vacant, refurb';va+=1
            else:
                oc+=1;t=N.co(('Ltd','Limited')) if shop and r.random()<.6 else N.ps('{f} {l}');s=D(r.randint(2017,2024),r.randint(1,12),r.randint(1,28)) if shop else D(2024 if r.random()<.5 else 2025,r.randint(1,6),r.randint(1,28));e=less1(addy(s,10 if shop else 1))
                if not shop and e<D(2025,6,30):e='SPT'
                pcm=None if shop else r.randrange(850,1350,25);pa=pcm*12 if pcm else r.randrange(9000,24000,250);ar=r.choice([0,0,0,0,round(pa/4),150])
                ws.write(q,3,t);ws.write_datetime(q,5,dt.datetime(s.year,s.month,s.day),da)
                ws.write(q,6,e) if isinstance(e,str) else ws.write_datetime(q,6,dt.datetime(e.year,e.month,e.day),da)
                if pcm:ws.write(q,7,pcm,n2)
                ws.write(q,8,pa,n2);ws.write(q,10,ar,n2)
                if shop and addy(s,5)>D(2025,6,30):
                    if r.random()<.5:
                        d5=addy(s,5);ws.write(q,9,f"{d5.strftime('%d.%m.%Y')}: £{pa+1500:,} pa");row['rentSteps']=[dict(date=d5.isoformat(),amount=pa+1500,per='year')]
                    else:ws.write(q,9,'Upward only OMV '+addy(s,5).strftime('%d.%m.%Y'))
                if r.random()<.2:ws.write(q,11,r.choice(['pays weekly in cash','Guarantor: director','Gas cert due','Housing benefit direct']))
                row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=pcm,annualRent=pa,balance=ar);S+=pa;SA+=ar
            rows.append(row);q+=1
        ws.merge_range(a0,0,q-1,0,p,pr)
        ws.write(q,3,'Subtotal',bo);ws.write(q,8,S,bo);ws.write(q,10,SA,bo);q+=2;G+=S;GA+=SA
    ws.write(q,3,'Portfolio total',bo);ws.write(q,8,G,bo);ws.write(q,10,GA,bo);ws.write(q+2,0,f'{oc+va} lettings in three properties, {oc} let, {va} vacant')
    for j,w in enumerate([22,10,12,30,8,13,13,11,11,26,10,24]):ws.set_column(j,j,w)
    ws.freeze_panes(3,0);wb.close()
    save(f,'MIXED_USE',rows,oc+va,oc,va,'Marchwood parades','2025-06-30','UK shops-and-flats portfolio, merged property cell, cover and query sheets',sheet='Rents',hard='several properties, monthly and annual rent columns',notes='portfolio of three properties; portfolio name printed as Marchwood parades')
