from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
import xlsxwriter
BF=Font(bold=True);thin=Side(style='thin');fill=lambda h:PatternFill('solid',fgColor=h)
def widths(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[L(i)].width=x

def x8():
    fn='Larkin_Science_Campus_RR_2026-01.xlsx';g=R(fn);wb=Workbook();cv=wb.active;cv.title='Cover';cv['B4']='LARKIN SCIENCE CAMPUS';cv['B4'].font=Font(size=22,bold=True);cv['B6']='Monthly reporting package – January 2026';cv['B8']='Tabs: Cover / Rent Roll / WALT';ws=wb.create_sheet('Rent Roll')
    ws['A1']='Larkin Science Campus – Rent Roll';ws['A1'].font=Font(size=14,bold=True);ws['A2']='As of';ws['B2']='January 31, 2026'
    grp=[(1,5,'PREMISES'),(6,8,'TERM'),(9,10,'CURRENT BASE RENT'),(11,14,'MONTHLY RECOVERIES (NNN)'),(15,15,''),(16,19,'CONTRACTUAL STEPS (monthly)'),(20,21,'SECURITY')]
    for a,b,t in grp:
        ws.cell(4,a,t); 
        if b>a: ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
        ws.cell(4,a).fill=fill('1F3864');ws.cell(4,a).font=Font(bold=True,color='FFFFFF');ws.cell(4,a).alignment=Alignment(horizontal='center')
    for i,h in enumerate(['Bldg','Suite','Tenant','Use','RSF','Commence-ment','Expiration','Months left','Monthly','$/RSF/yr','CAM','RE Tax','Insurance','Mgmt Fee','Total Monthly','Step 1 date','Step 1 rent','Step 2 date','Step 2 rent','LC / Deposit','Form'],1):
        c=ws.cell(5,i,h);c.font=BF;c.alignment=Alignment(wrap_text=True,horizontal='center');c.border=Border(bottom=thin)
    nm=["Helixor Therapeutics, Inc.","Quantessa Bio LLC","Proteovale Corp.","Nimbus Genomics","Cellarium Sciences","Arborvita Diagnostics","Ostrava Imaging Labs","Fennec Biosystems","Veridian Assays, Inc.","Mosaic Immuno","Pelagia Marine Bio","Thornapple Devices"];r=6;rows=[];T=[0]*7;v=n=0;prev=None
    for b,us in [('100 Larkin Way',['1000','1100','1200','1250','1300']),('200 Larkin Way',['101','102','201','202-A','202-B','300']),('Vivarium',['V-1','V-2'])]:
        S=[0]*7
        for k,u in enumerate(us):
            n+=1;a=g.randint(2900,26000);use=g.choice(['Lab','Lab/Office','GMP']) if b!='Vivarium' else 'Vivarium';q=dict(unit=u,building=b,area=a,unitType=use);S[0]+=a
            for j,x in enumerate([b,u],1):ws.cell(r,j,x)
            ws.cell(r,4,use);ws.cell(r,5,a).number_format='#,##0'
            if u in('1250','V-2'):
                v+=1;ws.cell(r,3,'VACANT').font=Font(italic=True,color='C00000');q['statusText']='VACANT'
            else:
                t=prev if (u in('1300','202-B') and prev) else nm.pop(0);prev=t;s=D(g.randint(2020,2025),g.randint(1,12),1);e=endterm(s,10);m=round(a*g.uniform(48,71)/12,2);R4=[round(a*x/12,2) for x in(11.2,6.4,.85,)]+[round(m*.03,2)];tt=round(m+sum(R4),2);lc=round(m*g.choice([3,6]),0);d1=addm(s,12*(2026-s.year));d1=d1 if d1>D(2026,1,31) else addm(d1,12);k1=round(m*1.03,2);d2=addm(d1,12);k2=round(k1*1.03,2)
                vals={3:t,6:s,7:e,8:(e.year-2026)*12+e.month-1,9:m,10:round(m*12/a,2),11:R4[0],12:R4[1],13:R4[2],14:R4[3],15:tt,16:d1,17:k1,18:d2,19:k2,20:lc,21:g.choice(['LC','LC','Cash'])}
                for c,x in vals.items():
                    ws.cell(r,c,x)
                    if isinstance(x,D):ws.cell(r,c).number_format='mm/dd/yy'
                    elif isinstance(x,float):ws.cell(r,c).number_format='#,##0.00'
                q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,charges=[dict(code=h,amount=x) for h,x in zip(['CAM','RE Tax','Insurance','Mgmt Fee'],R4)],totalCharges=tt,rentSteps=[dict(date=d1,amount=k1),dict(date=d2,amount=k2)],deposit=lc,statusText='Occupied')
                for i,x in enumerate([m]+R4+[tt]):S[i+1]+=x
            rows.append(q);r+=1
        def tl(lb,S):
            nonlocal r
            ws.cell(r,3,lb)
            for c,x in zip([5,9,11,12,13,14,15],S):ws.cell(r,c,round(x,2)).number_format='#,##0.00' if c>5 else '#,##0'
            for c in range(1,22):ws.cell(r,c).font=BF;ws.cell(r,c).border=Border(top=thin)
            r+=2
        tl('Subtotal '+b,S);T=[x+y for x,y in zip(T,S)]
    tl('CAMPUS TOTAL',T);ws.cell(r,3,f'Suites: {n}; leased {n-v}; vacant {v}')
    ws.row_dimensions[5].height=32;widths(ws,[16,9,30,12,10,12,12,8,14,9,13,13,12,12,15,11,14,11,14,14,7]);ws.freeze_panes='D6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet('WALT');w2['A1']='Weighted average lease term (yrs)';w2['A3']='By area';w2['B3']=6.1;w2['A4']='By income';w2['B4']=6.4
    wb.active=1;wb.save(out(fn));truth(fn,rows,'Larkin Science Campus','2026-01-31',n,n-v,v,'OFFICE','US lab campus, grouped headers, steps side by side, cover and WALT tabs',True,sheet='Rent Roll')

def x9():
    fn='Tenancy schedule - Cotterel Business Park (solicitor draft).xlsx';g=R(fn);wb=Workbook();ws=wb.active;ws.title='Sch 2 - Tenancies'
    ws['A1']='SCHEDULE 2';ws['A2']='Particulars of the Occupational Leases of Cotterel Business Park, Leighbridge';ws['A1'].font=ws['A2'].font=Font(name='Garamond',bold=True,size=12);ws['A3']='Correct to 1 December 2025'
    H=['No.','Premises','Tenant','Guarantor','Date of Lease','Term (years)','Term commencement','Contractual expiry','Break dates','Floor area (sq m NIA)','Yearly rent (£)','Quarterly instalment (£)','Rent deposit (£)','Inside 1954 Act?','File ref']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h);c.font=Font(name='Garamond',bold=True);c.alignment=Alignment(wrap_text=True,vertical='top');c.border=Border(top=thin,bottom=thin,left=thin,right=thin)
    ws.column_dimensions['O'].hidden=True
    def od(d):
        s='th' if 11<=d.day<=13 else {1:'st',2:'nd',3:'rd'}.get(d.day%10,'th');return f"{d.day}{s} {d.strftime('%B %Y')}"
    prem=['Unit 1, Kestrel House','Unit 2, Kestrel House','Suite A, Merlin Court','Suite B, Merlin Court','Suite C, Merlin Court','Suite D, Merlin Court','Osprey House (ground floor)','Osprey House (first floor)','Osprey House (second floor)','Unit 7 Harrier Way','Unit 8 Harrier Way','Unit 9 Harrier Way','Unit 10 Harrier Way','The Lodge','Substation land']
    nm=["Ashcombe Software Limited","Bexhill Actuarial Services LLP","Tarn Valley Water Consultants Limited","Pemberley Surveyors Limited","Larkspur Recruitment Limited","Cotswold Edge Dental Labs Limited","Hollis Avionics plc","Hollis Avionics plc","Yarrow Diagnostics Limited","Dunmore Couriers Limited","Stannard Fire Protection Limited","Little Acorns Nursery Limited"];r=6;rows=[];T=[0,0,0,0];v=0;j=0
    for i,p in enumerate(prem,1):
        a=g.choice([112.4,148.0,203.6,256.5,318.2,402.9,511.3]);q=dict(unit=p);ws.cell(r,1,i);ws.cell(r,2,p);ws.cell(r,1).alignment=ws.cell(r,2).alignment=Alignment(wrap_text=True,vertical='top')
        if p=='Substation land':
            vals={3:'Eastmark Power Networks plc',5:'3rd May 1991',6:99,7:'25th March 1991',8:'24th March 2090',11:'One peppercorn (if demanded)',14:'Yes'};q.update(tenantName=vals[3],leaseStartDate=D(1991,3,25),leaseEndDate=D(2090,3,24),statusText='Occupied')
        elif p in('Suite C, Merlin Court','Unit 10 Harrier Way'):
            v+=1;vals={3:'Vacant',10:a};q.update(area=a,statusText='Vacant');T[0]+=a
        else:
            t=nm[j];j+=1;s=D(g.randint(2018,2025),g.choice([3,6,9,12]),g.choice([24,25,29]));y=g.choice([5,10])
            while endterm(s,y)<D(2026,3,1):y+=5
            e=endterm(s,y);an=round(a*g.uniform(120,215)/400)*400;dep=an//4*g.choice([0,1,2]) ;br=addm(s,12*(y-2))
            vals={3:t,4:g.choice(['None','None','Hollis Group Holdings plc' if 'Hollis' in t else 'Director']),5:od(s+dt.timedelta(days=g.randint(0,25))),6:y,7:od(s),8:od(e),9:od(br) if g.random()<.4 and br>D(2026,1,1) else 'None',10:a,11:an,12:an/4,13:dep if dep else None,14:g.choice(['Yes','No (contracted out)'])}
            q.update(tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=an,deposit=dep or None,statusText='Occupied');T[0]+=a;T[1]+=an;T[2]+=an/4;T[3]+=dep
        vals[15]=f'LB/{4400+i}'
        for c,x in vals.items():
            k=ws.cell(r,c,x);k.alignment=Alignment(wrap_text=True,vertical='top')
            if c in(11,12,13) and not isinstance(x,str):k.number_format='#,##0.00'
            if c==10:k.number_format='#,##0.0'
        for c in range(1,16):ws.cell(r,c).border=Border(top=thin,bottom=thin,left=thin,right=thin);ws.cell(r,c).font=Font(name='Garamond')
        rows.append(q);r+=1
    for c,x in zip((2,10,11,12,13),['Total']+T):ws.cell(r,c,x).font=BF;ws.cell(r,c).number_format='#,##0.00'
    ws.cell(r+2,2,'Hollis Avionics plc occupies the second floor of Osprey House under a separate lease granted on expansion.')
    ws.row_dimensions[5].height=44
    for i in range(6,r):ws.row_dimensions[i].height=30
    widths(ws,[5,28,32,20,20,8,22,22,20,11,16,14,13,16,9]);ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(fn));truth(fn,rows,'Cotterel Business Park','2025-12-01',None,None,v,'OFFICE','Solicitor schedule, long text dates, yearly and quarterly rent, hidden column',True,sheet=None)

def x10():
    fn='Ballyvara Retail Park TS Q4.xlsx';g=R(fn);wb=xlsxwriter.Workbook(out(fn));ws=wb.add_worksheet('TS');F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    hd=F(bold=True,bg_color='#2E7D32',font_color='white',text_wrap=True,border=1,align='center');eu=F(num_format='€#,##0');d8=F(num_format='dd/mm/yyyy');nf=F(num_format='#,##0');bd=F(bold=True,top=1,num_format='€#,##0');bn=F(bold=True,top=1,num_format='#,##0')
    ws.write(0,1,'BALLYVARA RETAIL PARK, CO. MEARA',F(bold=True));ws.write(1,1,'Tenancy Schedule – 31 December 2025');ws.write(1,8,'Turnover rents per 2024 certificates')
    ws.set_row(4,32)
    for i,h in enumerate(['Unit','Tenant (Brand)','Sq. Ft.','Lease From','Lease To','Break Option','Contracted Rent p.a.','Turnover Rent p.a.','Service Charge p.a.','Rates p.a. (vacant)','Total Income p.a.']):ws.write(4,1+i,h,hd)
    nm=["Doyle & Darcy Homeware","Petopia Ireland","Brack's Furniture","Sportsfield","Clonlea Carpets","Mr Bargain","Hearth & Hound","Electro Isle","Kilbride Garden Centre","Fit4Life Gyms","Coffee Kiln Drive-Thru"];rows=[];T=[0]*6;r=5;v=n=0
    for u in ['1','2','3A','3B','4','5','6/7','8','9','10','11','12','13 (Drive-Thru)']:
        n+=1;a=g.choice([5020,7500,8150,10010,12480,15000]) if 'Drive' not in u else 1840;ws.write_string(r,1,u);ws.write(r,3,a,nf);q=dict(unit=u,area=a);T[0]+=a
        if u in('3B','11'):
            v+=1;ws.write(r,2,'Vacant – '+('marketing' if u=='11' else 'AFL signed Feltham Toys, PC 1 May 2026'));ra=round(a*1.9);ws.write(r,10,ra,eu);q['statusText']='Vacant'
            q['charges']=[dict(code='Rates p.a. (vacant)',amount=ra)]
            T[4]+=ra
        else:
            t=nm.pop(0) if 'Drive' not in u else 'Coffee Kiln Drive-Thru';s=D(g.randint(2008,2024),g.randint(1,12),1);y=10 if s.year>2016 else 25;e=endterm(s,y);an=round(a*g.uniform(13,24)/500)*500;to=g.choice([0,0,0,18250,9400]);sc=round(a*1.35)
            ws.write(r,2,t);ws.write_datetime(r,4,dt.datetime(s.year,s.month,s.day),d8);ws.write_datetime(r,5,dt.datetime(e.year,e.month,e.day),d8);b=addm(s,12*(y-5))
            if b>D(2026,2,1):ws.write_datetime(r,6,dt.datetime(b.year,b.month,b.day),d8)
            ws.write(r,7,an,eu);ws.write(r,9,sc,eu);ch=[]
            if to:ws.write(r,8,to,eu);ch.append(dict(code='Turnover Rent p.a.',amount=to))
            ch.append(dict(code='Service Charge p.a.',amount=sc));ws.write(r,11,an+to+sc,eu)
            q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=an,charges=ch,totalCharges=an+to+sc,statusText='Occupied')
            for i,x in((1,an),(2,to),(3,sc),(5,an+to+sc)):T[i]+=x
        rows.append(q);r+=1
    ws.write(r,2,'TOTAL',bd);ws.write(r,3,T[0],bn)
    for i in range(1,6):ws.write(r,6+i,T[i],bd)
    r+=2
    ws.write(r,2,'Ancillary',F(bold=True));r+=1
    for u,t,an in [('ESB sub','Electricity network operator',1),('Recycling','Cleanbank Textile Recycling',2400),('Mast','Lough Telecom',14500)]:
        ws.write(r,1,u);ws.write(r,2,t);ws.write(r,7,an,eu);rows.append(dict(unit=u,tenantName=t,annualRent=an,section='Ancillary',statusText='Occupied'));r+=1
    for i,(k,x) in enumerate([('Units',n),('Let',n-v),('Vacant',v),('WAULT (yrs to break)',5.27),('Vacancy by area','%.1f%%'%(100*sum(q['area'] for q in rows if q['statusText']=='Vacant')/T[0]))]):ws.write(5+i,13,k,F(border=1));ws.write(5+i,14,x,F(border=1))
    ws.set_column(0,0,2);ws.set_column(1,1,15);ws.set_column(2,2,42);ws.set_column(3,11,13);ws.set_column(13,13,21);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    truth(fn,rows,'Ballyvara Retail Park','2025-12-31',n,n-v,v,'RETAIL','Irish retail park, euro p.a., turnover rent, summary box at the side',False)

def x11():
    fn='DC3_ashpoint_customer_rentroll.xlsx';g=R(fn);wb=Workbook();ws=wb.active;ws.title='Roll';ws['A1']='Ashpoint Data Center (DC-3)';ws['A1'].font=BF;ws['A2']='Lease & License Abstract Roll';ws['A3']='Effective 2025-12-31';wb.create_sheet('Power').append(['Hall','kW design','kW sold']);wb['Power'].append(['All halls',9000,7150])
    a=['','','Raised','Contract','Term','Term','Monthly Recurring Charges (US$)','','','','Escalator','Renewals'];b=['Space ID','Customer','Floor SF','kW','Begin','End','Base Rent','Power (metered est.)','Cross-connect','Total MRC','',''];ws.append([]);ws.append(a);ws.append(b);ws.merge_cells('G5:J5')
    for row in ws['A5:L6']:
        for c in row:c.font=BF;c.alignment=Alignment(horizontal='center',wrap_text=True);c.fill=fill('D9D9D9')
    nm=["Nimbus Nine Cloud","Paylode Processing Inc","Vectra Streaming","Tri-County Health IT","Gridiron Games LLC","Stannard Bank Ops","Everline Telecom","Beacon Backup Co","Orchard AI Labs","Corvid Security"];rows=[];T=[0]*6;n=v=0
    for hall,us in [('DATA HALL 1',['DH1-C01','DH1-C02','DH1-C03','DH1-C04']),('DATA HALL 2',['DH2-Suite A','DH2-Suite B','DH2-C05','DH2-C06','DH2-C07']),('OFFICE & SUPPORT',['OF-110','OF-112'])]:
        ws.append([hall]);ws.cell(ws.max_row,1).font=Font(bold=True,underline='single')
        for u in us:
            n+=1;sf=g.choice([600,850,1200,2400,4800]);kw=g.choice([120,250,400,800]) if hall[0]=='D' else None;q=dict(unit=u,section=hall,area=sf);T[0]+=sf
            if u in('DH2-C07','DH1-C04'):
                v+=1;ws.append([u,'<available>',sf,kw]);q['statusText']='<available>'
            else:
                t=nm.pop(0) if hall[0]=='D' else g.choice(["Paylode Processing Inc","Everline Telecom"]);s=D(g.randint(2020,2025),g.randint(1,12),1);e=endterm(s,7);m=round((kw or 0)*g.uniform(108,138)+(sf*2.1 if not kw else 0),2);pw=round((kw or 0)*41.7,2);xc=g.choice([0,600,1450,3900]) if kw else 0;tt=round(m+pw+xc,2)
                ws.append([u,t,sf,kw,s.isoformat(),e.isoformat(),m,pw if kw else None,xc if kw else None,tt,g.choice(['3.0% annual','2.5% annual','CPI 2-4%']),g.choice(['2 x 5 yr','1 x 3 yr','none'])])
                ch=[dict(code='Base Rent',amount=m)]+([dict(code='Power (metered est.)',amount=pw),dict(code='Cross-connect',amount=xc)] if kw else [])
                q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,charges=ch,totalCharges=tt,statusText='Occupied')
                for i,x in enumerate((kw or 0,m,pw,xc,tt),1):T[i]+=x
            for c in range(7,11):ws.cell(ws.max_row,c).number_format='#,##0.00'
            rows.append(q)
        ws.append([])
    ws.append(['Totals (kW contracted)','',T[0],T[1],'','']+[round(x,2) for x in T[2:]])
    for c in ws[ws.max_row]:c.font=BF;c.number_format='#,##0.00' if c.column>6 else '#,##0'
    ws.append([]);ws.append([f'{n} spaces / {n-v} licensed / {v} available'])
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;widths(ws,[24,28,10,10,12,12,14,14,14,15,14,11]);wb.save(out(fn));truth(fn,rows,'Ashpoint Data Center (DC-3)','2025-12-31',n,n-v,v,'OTHER','Data center roll, text ISO dates, kW, hall sections',True,sheet='Roll')

def x12():
    fn='Carrefour Belmonte - bail commerciaux jan 2026.xlsx';g=R(fn);wb=Workbook();ws=wb.active;ws.title='Rent roll';ws['A1']='Carrefour Belmonte, Saint-Orin (QC)';ws['A1'].font=Font(bold=True,size=13);ws['A2']='Rent Roll / Registre des baux – January 1, 2026 / 1er janvier 2026 – CAD'
    H=['Local\nUnit','Locataire\nTenant','Pi²\nSq.ft.','Début\nStart','Fin\nEnd','Loyer min. annuel\nAnnual min. rent','$/pi²','Loyer mensuel\nMonthly rent','FAC mensuel\nMonthly CAM','Taxes mensuel\nMonthly taxes','Total mensuel\nMonthly total','Loyer % / % rent','Options']
    for i,h in enumerate(H,1):
        c=ws.cell(4,i,h);c.font=BF;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=fill('DDEBF7')
    ws.row_dimensions[4].height=34
    nm=["Épicerie Beauvallon inc.","Pharmacie L. Tremblois","Boulangerie du Coin Doré","Optique Clairvue","Coiffure Mirelle","Animalerie Pattes & Cie","Dollar Rama-Ville ltée","Sushi Kiroko","Banque Provinciale du Nord","Chaussures Lanctôt-Mercy","Café Brumeux","Nettoyeur Éclair","Clinique Physio Sainte-Orine","Librairie Papyrelle","Téléphonie Ondex","Bijouterie Florane","Quincaillerie Vaudrel","Resto Le Petit Faubourg"];us=['101','102','103','104','105','106','107-108','109','110','111','112','113','114','115','116','117','118','119','120','PAD-A'];drop='111';rows=[];T=[0]*6;r=5;pl=None;n=0;v=0
    for u in us:
        a=g.choice([900,1150,1600,2275,3050]) if u!='101' else 31200;T[0]+=a;n+=1
        if u in('105','119'):
            v+=1;ws.cell(r,1,u);ws.cell(r,2,'À LOUER / FOR LEASE');ws.cell(r,3,a).number_format='#,##0';rows.append(dict(unit=u,area=a,statusText='À LOUER / FOR LEASE'));r+=1;continue
        t=nm.pop(0);s=D(g.randint(2017,2025),g.randint(1,12),1);e=endterm(s,10);m=round(a*(12.5 if u=='101' else g.uniform(17,36))/12,2);an=round(m*12,2);cam=round(a*6.15/12,2);tx=round(a*5.4/12,2);tt=round(m+cam+tx,2)
        for i,x in enumerate((an,m,cam,tx,tt),1):T[i]+=x
        if u==drop: pl=dict(what=f"row of unit {u} ({t}) is missing; totals and the count of units include it",kind='row_dropped');continue
        for i,x in enumerate([u,t,a,s,e,an,round(an/a,2),m,cam,tx,tt,g.choice(['','','6 % > 1,2 M$','5 % > seuil nat.']),g.choice(['5 ans','2 x 5 ans','–'])],1):
            c=ws.cell(r,i,x)
            if isinstance(x,D):c.number_format='yyyy-mm-dd'
            elif i==3:c.number_format='#,##0'
            elif isinstance(x,float):c.number_format='#,##0.00'
        rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=an,contractRent=m,charges=[dict(code='FAC mensuel Monthly CAM',amount=cam),dict(code='Taxes mensuel Monthly taxes',amount=tx)],totalCharges=tt,statusText='Occupied'));r+=1
    ws.cell(r,2,'TOTAL')
    for c,x in zip((3,6,8,9,10,11),T):ws.cell(r,c,round(x,2)).number_format='#,##0.00' if c>3 else '#,##0'
    for c in range(1,14):ws.cell(r,c).font=BF;ws.cell(r,c).border=Border(top=thin,bottom=Side(style='double'))
    ws.cell(r+2,2,f'Locaux / units: {n}');ws.cell(r+3,2,f'Loués / leased: {n-v}');ws.cell(r+4,2,f'Vacants / vacant: {v}')
    widths(ws,[10,32,10,12,12,18,9,15,15,15,15,18,12]);ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(out(fn))
    truth(fn,rows,'Carrefour Belmonte','2026-01-01',n,n-v,v,'RETAIL','Bilingual Quebec rent roll, two-language headers',True,planted=pl)

def x13():
    fn='MLI_portfolio_tenancy_export.xlsx';g=R(fn);wb=xlsxwriter.Workbook(out(fn));ws=wb.add_worksheet('Export');d8=wb.add_format({'num_format':'dd-mmm-yy'});nf=wb.add_format({'num_format':'#,##0'});n2=wb.add_format({'num_format':'#,##0.00'});bd=wb.add_format({'bold':True,'num_format':'#,##0.00'});b=wb.add_format({'bold':True,'bottom':1})
    ws.write(0,0,'Multi-let Industrial Portfolio – tenancy export',wb.add_format({'bold':True}));ws.write(1,0,'Valuation date 31-Dec-25')
    H=['Estate','Unit Ref','Status','Occupier','GIA sq ft','Lease Start','Lease End','Next Break','Rent pcm £','Rent pa £','Service Charge pcm £','Insurance pcm £','Deposit Held £','EPC'];n=v=0;rows=[];T=[0]*6;nm=combos(g,200,['Ltd','(UK) Ltd','LLP','t/a','Services Ltd']);nm=[x.replace(' t/a',' & Sons') for x in nm]
    for i,h in enumerate(H):ws.write(3,i,h,b)
    r=4
    for es,k in [('Ashlock Trading Estate',31),('Birchmoor Enterprise Park',27),('Canal Reach',19),('Dunnington Way',36),('Elmfield Works',24)]:
        for j in range(k):
            u=f"{''.join(w[0] for w in es.split())}{j+1:02d}";n+=1;a=g.choice([650,980,1200,1450,1900,2600,5100,7800]);z=g.random();ws.write(r,0,es);ws.write(r,1,u);ws.write(r,4,a,nf);ws.write(r,13,g.choice('BCCDE'));T[0]+=a;q=dict(unit=u,propertyName=es,area=a)
            if z<.09: v+=1;stt=g.choice(['Void','Void','Void - refurb']);ws.write(r,2,stt);q['statusText']=stt
            else:
                stt='Let' if z<.93 else 'Holding over';t=nm.pop();s=D(g.randint(2021,2025),g.randint(1,12),g.choice([1,1,1,14,20]));e=endterm(s,3 if s.year>2022 else 5)
                if stt!='Let': s=D(2019,5,1);e=D(2024,4,30)
                m=round(a*g.uniform(8.5,15)/12,2);an=round(m*12,2);sc=round(a*.95/12,2);ins=round(a*.31/12,2);dp=g.choice([0,round(m*2,2),round(m*3,2)])
                ws.write(r,2,stt);ws.write(r,3,t);ws.write_datetime(r,5,dt.datetime(s.year,s.month,s.day),d8);ws.write_datetime(r,6,dt.datetime(e.year,e.month,e.day),d8)
                if g.random()<.25 and stt=='Let':
                    bk=addm(s,36 if s.year<=2022 else 24)
                    if bk>D(2026,1,1):ws.write_datetime(r,7,dt.datetime(bk.year,bk.month,bk.day),d8)
                for c,x in zip(range(8,13),(m,an,sc,ins,dp)):ws.write(r,c,x,n2)
                for i,x in enumerate((m,an,sc,ins,dp),1):T[i]+=x
                q.update(tenantName=t,statusText=stt,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=an,charges=[dict(code='Service Charge pcm',amount=sc),dict(code='Insurance pcm',amount=ins)],deposit=dp)
            rows.append(q);r+=1
    ws.write(r+1,0,'Total',bd);ws.write(r+1,1,f'{n} units',bd);ws.write(r+1,2,f'{v} void',bd);ws.write(r+1,4,T[0],wb.add_format({'bold':True,'num_format':'#,##0'}))
    for c,x in zip(range(8,13),T[1:]):ws.write(r+1,c,round(x,2),bd)
    ws.set_column(0,0,26);ws.set_column(3,3,32);ws.set_column(4,13,13);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.autofilter(3,0,r-1,13);ws.freeze_panes(4,2);wb.close()
    truth(fn,rows,None,'2025-12-31',n,n-v,v,'INDUSTRIAL','Large flat UK portfolio export, estate per row, pcm and pa',False)

def x14():
    fn='Wirrabilla_Plaza_Tenancy_Sched_Feb26.xlsx';g=R(fn);wb=Workbook();ws=wb.active;ws.title='Tenancy Schedule';f=lambda d:d.strftime('%d.%m.%Y')
    ws['A1']='WIRRABILLA PLAZA';ws['A1'].font=Font(bold=True,size=16,color='7F3F00');ws['A2']='Tenancy Schedule as at 01.02.2026  |  All rents in A$ per month excl. GST'
    for i,(h1,h2,h3) in enumerate([('Shop','',''),('Lessee','Use','Option / Remarks'),('GLA m²','',''),('Commenced','Expires',''),('Base rent p.m.','Base rent p.a.',''),('Outgoings p.m.','Promo levy p.m.',''),('MAT ($)','Turnover %',''),('Next review','Type','')],1):
        for k,x in enumerate((h1,h2,h3)):
            c=ws.cell(4+k,i,x);c.font=BF;c.fill=fill('F8E5D0');c.alignment=Alignment(horizontal='center')
    nm=[("Harbour Fresh Supermarkets","Supermarket"),("Wirrabilla Newsagency","Newsagent"),("Chop & Cleaver Meats","Butcher"),("Banksia Bakehouse","Bakery"),("Pearl Nails & Beauty","Beauty"),("Corner Chemist Group","Pharmacy"),("Noodle Lane","Takeaway food"),("Two Wattles Café","Café"),("Outback Bottle Barn","Liquor"),("Tidy Cuts","Hairdresser"),("Phone Fixers","Kiosk")];r=7;rows=[];T=[0]*5;n=v=0
    for u in ['Anchor','1','2','3','4','5','6','7','8','9','10','K1']:
        n+=1;a=float(g.randint(58,160)) if u not in('Anchor','K1') else {'Anchor':3420.0,'K1':12.0}[u];ws.cell(r,1,u).font=BF;ws.cell(r,3,a).number_format='#,##0.0';q=dict(unit=u,area=a);T[0]+=a
        if u=='7':
            v+=1;ws.cell(r,2,'VACANT');ws.cell(r+1,2,'Last use: Florist');ws.cell(r+2,2,'Lease signed – see pending commencements below');q['statusText']='VACANT'
        else:
            t,us=nm.pop(0);s=D(g.randint(2019,2025),g.randint(1,11),1);y=5 if u!='Anchor' else 20;e=endterm(s,y);
            if e<D(2026,3,1):e=addm(e,24)
            m=round(a*(31 if u=='Anchor' else g.uniform(58,95)) if u!='K1' else 2450.0,2);an=round(m*12,2);o=round(a*11.5,2);p=round(m*.05,2);mat=round(an/g.uniform(.07,.14),-3);nr=addm(s,12*(2026-s.year));nr=nr if nr>D(2026,2,1) else addm(nr,12)
            for (rr,c),x in {(0,2):t,(1,2):us,(2,2):g.choice(['Option 1 x 5 yrs','Option 5+5 yrs','No option','Holding deposit paid; relocation clause']),(0,4):f(s),(1,4):f(e),(0,5):m,(1,5):an,(0,6):o,(1,6):p,(0,7):mat,(1,7):g.choice(['8%','7%','n/a']) if u!='Anchor' else '1.75%',(0,8):f(nr),(1,8):g.choice(['CPI + 1%','4% fixed','Market'])}.items():
                k=ws.cell(r+rr,c,x)
                if c in(4,8) or (c,rr)==(7,1):k.alignment=Alignment(horizontal='center')
                if isinstance(x,float):k.number_format='#,##0.00'
            q.update(tenantName=t,unitType=us,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=an,charges=[dict(code='Outgoings p.m.',amount=o),dict(code='Promo levy p.m.',amount=p)],statusText='Occupied')
            for i,x in enumerate((m,an,o,p),1):T[i]+=x
        for c in range(1,9):ws.cell(r+2,c).border=Border(bottom=Side(style='hair'))
        rows.append(q);r+=3
    for c,x,y in((2,'TOTAL CENTRE',None),(3,T[0],None),(5,T[1],T[2]),(6,T[3],T[4])):
        for k,z in enumerate((x,y)):
            if z is not None:
                z=round(z,2) if not isinstance(z,str) else z;ws.cell(r+k,c,z).font=BF;ws.cell(r+k,c).number_format='#,##0.00'
    r+=3;ws.cell(r,1,'PENDING COMMENCEMENTS').font=BF;r+=1;ws.cell(r,1,'7');ws.cell(r,2,'Juniper & Jute Gifts');ws.cell(r,3,rows[7]['area']).number_format='#,##0.0';ws.cell(r,4,'01.04.2026');ws.cell(r,5,5850.0).number_format='#,##0.00';ws.cell(r+1,4,'31.03.2031');ws.cell(r+1,2,'Gifts')
    ws.cell(r+1,5,70200.0).number_format='#,##0.00'
    rows.append(dict(unit='7',tenantName='Juniper & Jute Gifts',unitType='Gifts',area=rows[7]['area'],leaseStartDate=D(2026,4,1),leaseEndDate=D(2031,3,31),contractRent=5850.0,annualRent=70200.0,section='PENDING COMMENCEMENTS',statusText='PENDING COMMENCEMENTS'))
    r+=3;ws.cell(r,2,f'Shops incl. anchor and kiosk: {n}, trading {n-v}, vacant {v}');ws.cell(r+1,2,'WALE by income 5.9 years')
    widths(ws,[10,44,11,14,17,17,16,14]);ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(out(fn))
    truth(fn,rows,'Wirrabilla Plaza','2026-02-01',n,n-v,v,'RETAIL','Australian plaza, three-line records under three-line headers, pending tenant below',True)
def run():
    for d in(x8,x9,x10,x11,x12,x13,x14):d()
