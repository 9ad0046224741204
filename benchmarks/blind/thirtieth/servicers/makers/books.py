from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as CL
D=dt.date
# 1 student beds, Entrata
def x01():
    name='Rent_Roll_The_Foundry_Student.xlsx'; r=rng(name); nm=N(r); rows=[]; fut=[]
    for b in (1,2,3):
        for k in (101,102,201,202,301):
            fp,base=r.choice([('D4 - 4x4',689),('C4 - 4x2',629)])
            for s in 'ABCD':
                q=dict(unit=f'{b}-{k}-{s}',unitType=fp,marketRent=float(base+10*(k//100)))
                x=r.random()
                if x<.1: q['statusText']='Vacant Unrented Ready'
                elif x<.14: q['statusText']='Vacant Rented Not Ready'
                elif b==1 and k==101 and s=='A': q['statusText']='Model'
                else:
                    f,l=nm(); rent=q['marketRent']-r.choice([0,0,20,35,50]); ch=[('Rent',rent),('Utility Package',45.),('Parking',float(r.choice([0,0,60]))),('Furniture',float(r.choice([0,25]))),('Concession',-float(r.choice([0,0,0,50])))]
                    q.update(tenantName=f'{f} {l}',statusText=r.choice(['Occupied No Notice']*6+['Notice Unrented']),contractRent=rent,leaseStartDate=D(2025,8,16),leaseEndDate=D(2026,7,31),charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=sum(v for _,v in ch),balance=float(r.choice([0,0,0,rent,35.,-45.])),deposit=float(r.choice([0,0,150])))
                    if r.random()<.1: q['leaseStartDate']=D(2025,1,4); q['leaseEndDate']=D(2025,12,20)
                rows.append(q)
                if q['statusText'].startswith('Vacant Rented'):
                    f,l=nm(); rent=q['marketRent']; ch=[('Rent',rent),('Utility Package',45.),('Parking',0.),('Furniture',0.),('Concession',-100.)]
                    rows.append(dict(unit=q['unit'],unitType=fp,tenantName=f'{f} {l}',statusText='Future',marketRent=rent,contractRent=rent,leaseStartDate=D(2026,1,5),leaseEndDate=D(2026,7,31),charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=rent-55,balance=0.,deposit=150.,_f=1))
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); ws=wb.add_worksheet('Rent Roll'); B=wb.add_format({'bold':1}); T=wb.add_format({'bold':1,'font_size':14}); H=wb.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter'}); M=wb.add_format({'num_format':'$#,##0.00;($#,##0.00)'}); MB=wb.add_format({'num_format':'$#,##0.00;($#,##0.00)','bold':1,'top':1}); DT=wb.add_format({'num_format':'mm/dd/yyyy'})
    ws.write(0,0,'Rent Roll',T); ws.write(1,0,'The Foundry Student Living'); ws.write(2,0,'As of 11/30/2025  |  Space option: By Bed  |  Include future leases: Yes')
    hd=['Bldg-Unit-Space','Floor Plan','Market Rent','Resident','Space Status','Lease Start','Lease End','Deposit Held','Rent','Utility Package','Parking','Furniture','Concession','Total Charges','Balance']
    for i,h in enumerate(hd): ws.write(4,i,h,H)
    ws.set_row(4,30); ws.freeze_panes(5,1); ws.set_column(0,14,13); ws.set_column(3,4,24); y=5
    for q in rows:
        ws.write(y,0,q['unit']); ws.write(y,1,q['unitType']); ws.write(y,2,q['marketRent'],M); ws.write(y,4,q['statusText'])
        if 'tenantName' in q:
            ws.write(y,3,q['tenantName']); ws.write_datetime(y,5,dt.datetime.combine(q['leaseStartDate'],dt.time()),DT); ws.write_datetime(y,6,dt.datetime.combine(q['leaseEndDate'],dt.time()),DT); ws.write(y,7,q['deposit'],M)
            for i,c in enumerate(q['charges']): ws.write(y,8+i,c['amount'],M)
            ws.write_formula(y,13,f'=SUM(I{y+1}:M{y+1})',M,q['totalCharges']); ws.write(y,14,q['balance'],M)
        y+=1
    cur=[q for q in rows if not q.get('_f')]
    for lab,L in (('Total (current)',cur),('Total (future)',[q for q in rows if q.get('_f')])):
        ws.write(y,0,lab,B); ws.write(y,2,sum(q['marketRent'] for q in L),MB); ws.write(y,7,sum(q.get('deposit',0) for q in L),MB)
        for i in range(5): ws.write(y,8+i,sum(q['charges'][i]['amount'] for q in L if 'charges' in q),MB)
        ws.write(y,13,sum(q.get('totalCharges',0) for q in L),MB); ws.write(y,14,sum(q.get('balance',0) for q in L),MB); y+=1
    v=sum(q['statusText'].startswith('Vacant') for q in cur); mo=sum(q['statusText']=='Model' for q in cur); y+=1
    for a,b in (('Total Beds',len(cur)),('Occupied Beds',len(cur)-v-mo),('Vacant Beds',v),('Model Beds',mo)): ws.write(y,0,a); ws.write(y,1,b); y+=1
    wb.close(); save(name,'STUDENT_HOUSING','Entrata by bed, charge columns, future rows inline',True,rows,'The Foundry Student Living','2025-11-30',len(cur),len(cur)-v-mo,v)
# 2 OneSite detail, two-row records
def x02():
    name='onesite rent roll detail - wyndmere.xlsx'; r=rng(name); nm=N(r); rows=[]
    fps=[('A1',655,1105),('A2',720,1175),('B1',940,1390),('B2',1015,1455),('C1',1240,1690)]; i=0
    for k in range(48):
        fp=r.choice(fps); u=f'{k//8+1:02d}{k%8+1:02d}'; q=dict(unit=u,unitType=fp[0],area=fp[1],marketRent=float(fp[2]),statusText='Occupied'); x=r.random()
        if k==5: q['statusText']='Admin/Down'; rows.append(q); continue
        if k==6: q['statusText']='Vacant-Model'; q['statusText']='Model'; rows.append(q); continue
        if x<.1: q['statusText']='Vacant'; rows.append(q); continue
        def lease(q):
            f,l=nm(); rent=fp[2]-r.choice([0,10,30,55,75]); ch=[('RENT',float(rent)),('PETRENT',float(r.choice([0,0,35]))),('TRASH',15.),('WATER',float(r.choice([38,44,51]))),('CONC',-float(r.choice([0,0,0,90])))]
            mi=rd(r,D(2021,1,5),D(2025,9,20)); q.update(tenantName=f'{l}, {f}',contractRent=float(rent),charges=[dict(code=a,amount=b) for a,b in ch if b],totalCharges=sum(b for _,b in ch),moveInDate=mi,leaseStartDate=D(2025,mi.month,mi.day) if mi.month<10 and not(mi.month==2 and mi.day==29) else D(2024,mi.month,mi.day),deposit=float(r.choice([150,250,400])),balance=float(r.choice([0,0,0,0,-22.4,612.75,1450.]))); q['leaseEndDate']=addm(q['leaseStartDate'].replace(day=1),12)-dt.timedelta(1)
            if q['leaseEndDate']<D(2025,9,30): q['leaseEndDate']=D(2025,12,31)
        if x<.15:
            q['statusText']='Vacant-Leased'; rows.append(q); a=dict(unit=u,unitType=fp[0],area=fp[1],statusText='Applicant'); lease(a); a['_f']=1; a['moveInDate']=a['leaseStartDate']=D(2025,10,11); a['leaseEndDate']=D(2026,10,10); a['balance']=0.; rows.append(a); continue
        lease(q)
        if x>.88: q['statusText']='Occupied-NTV'; q['moveOutDate']=rd(r,D(2025,10,3),D(2025,11,28))
        rows.append(q)
        if .8<x<.86:
            f=dict(unit=u,unitType=fp[0],area=fp[1],statusText='Pending renewal',tenantName=q['tenantName'],_f=1,contractRent=q['contractRent']+40,moveInDate=q['moveInDate'],leaseStartDate=q['leaseEndDate']+dt.timedelta(1)); f['leaseEndDate']=f['leaseStartDate']+dt.timedelta(364); f['charges']=[dict(code='RENT',amount=f['contractRent']),dict(code='TRASH',amount=15.)]; f['totalCharges']=f['contractRent']+15; rows.append(f)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; b=Font(name='Arial',size=8,bold=True); n=Font(name='Arial',size=8)
    def put(y,x,v,f=n,nf=None,al=None):
        c=ws.cell(y,x,v); c.font=f
        if nf: c.number_format=nf
        if al: c.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    for y,t in ((1,'OneSite Rents v3.0'),(2,'RENT ROLL DETAIL'),(3,'Thornbury Residential - Wyndmere at Stonecrest'),(4,'As of 09/30/2025')): ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=19); put(y,1,t,b,al='center')
    put(5,1,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary',n)
    cs=[1,2,4,5,6,8,9,10,11,12,14,15,16,17,18]  # spacers at 3,7,13
    hd=['Unit','Floorplan','SQFT','Unit/Lease Status','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','Dep On\nHand','Trans\nCode','Lease\nRent','Other\nCharges/\nCredits','Total\nBilling','Balance']
    for c,h in zip(cs,hd): put(7,c,h,b,al='center'); ws.cell(7,c).border=Border(bottom=Side(style='thin'))
    ws.row_dimensions[7].height=36; put(6,1,'details',b); y=8; nf='#,##0.00;-#,##0.00'; ds=lambda d:d.strftime('%m/%d/%Y')
    for q in rows:
        put(y,1,q['unit']); put(y,2,q['unitType']); put(y,4,q['area'],nf='#,##0'); put(y,5,q['statusText'],al=None); put(y,6,q.get('tenantName',{'Vacant':'VACANT','Vacant-Leased':'VACANT','Model':'MODEL','Admin/Down':'ADMIN/DOWN'}.get(q['statusText'],'')))
        if 'marketRent' in q: put(y,11,q['marketRent'],nf=nf)
        else: put(y,11,'*',al='right')
        for c,k in ((8,'moveInDate'),(9,'leaseStartDate'),(10,'leaseEndDate')):
            if k in q: put(y,c,ds(q[k]))
        if 'moveOutDate' in q: put(y+1,8,ds(q['moveOutDate']))
        for c,k in ((12,'deposit'),(17,'totalCharges'),(18,'balance')):
            if k in q: put(y,c,q[k],nf=nf)
        k=y
        for ch in q.get('charges',[]): put(k,14,ch['code']); put(k,15 if ch['code']=='RENT' else 16,ch['amount'],nf=nf); k+=1
        y=max(k,y+1,y+(2 if 'moveOutDate' in q else 1))
    cur=[q for q in rows if not q.get('_f')]; S=lambda k:sum(q.get(k,0) for q in cur)
    y+=1; put(y,5,'totals:',b); put(y,4,S('area'),b,'#,##0'); put(y,11,S('marketRent'),b,nf); put(y,12,S('deposit'),b,nf); put(y,15,S('contractRent'),b,nf); put(y,16,S('totalCharges')-S('contractRent'),b,nf); put(y,17,S('totalCharges'),b,nf); put(y,18,S('balance'),b,nf)
    y+=1; put(y,5,'* Applicants and pending renewals are not included in totals.')
    v=sum(q['statusText'] in('Vacant','Vacant-Leased') for q in cur); nr=sum(q['statusText'] in('Model','Admin/Down') for q in cur); y+=2; put(y,1,'summary',b)
    for a,t in (('Occupied units',len(cur)-v-nr),('Vacant units',v),('Model / admin / down',nr),('Total units',len(cur))): y+=1; put(y,1,a); put(y,5,t)
    for c,w in zip(range(1,20),[7,9,2,7,15,24,2,11,11,11,10,9,2,10,10,10,10,10,3]): ws.column_dimensions[CL(c)].width=w
    wb.save(os.path.join(DOC,name)); save(name,'MULTIFAMILY','OneSite detail, stacked trans codes, renewals inline',True,rows,'Wyndmere at Stonecrest','2025-09-30',len(cur),len(cur)-v-nr,v)
# 3 hotel retail, QuickBooks-ish list
def x03():
    name='Belmare Hotel retail tenants Q3.xlsx'; rows=[]
    T=[('L-01','Belmare Sundries','Gift shop',812,4060.,D(2021,4,1),D(2026,3,31),4060.,0.,'Open'),('L-02','Copperleaf Coffee Bar','Cafe',1140,6270.,D(2022,11,1),D(2027,10,31),6000.,6270.,'Open'),('L-03','','Retail',655,None,None,None,None,None,'Vacant'),('L-04','Saltgrass Grill LLC','Restaurant',5320,21500.,D(2018,6,1),D(2028,5,31),40000.,-350.,'Open'),('L-05','Noor Day Spa','Spa',2410,9640.,D(2020,1,1),'Month-to-month',9000.,18410.25,'Holdover'),('L-06','Gallery Trask','Art gallery',930,3100.,D(2024,2,1),D(2027,1,31),3100.,0.,'Dark - paying'),('M-01','Ardent Car Rental','Car rental desk',180,2250.,D(2023,9,1),D(2026,8,31),0.,0.,'Open'),('M-02','','Salon',744,None,None,None,None,None,'Vacant'),('GAR','Parkwell Valet Services','Valet license',None,8000.,D(2022,1,1),D(2026,12,31),16000.,0.,'Open'),('ROOF','Skyreach Towers','Antenna',None,1825.,D(2016,10,1),D(2026,9,30),0.,0.,'Open')]
    wb=openpyxl.Workbook(); tip=wb.active; tip.title='QuickBooks Desktop Export Tips'; tip['B2']='QuickBooks Desktop Export Tips'; tip['B4']='Updated worksheets: export to an existing worksheet to refresh the data and keep formatting.'
    ws=wb.create_sheet('Sheet1'); b=Font(name='Arial',size=8,bold=True); n=Font(name='Arial',size=8)
    for y,t in ((1,'Belmare Hotel & Suites'),(2,'Retail Lease List'),(3,'As of September 30, 2025')): ws.cell(y,3,t).font=Font(name='Arial',size=12 if y<3 else 9,bold=True)
    hd=['Space','Customer','Type','SF','Status','Start','End','Base Rent/mo','Pct Rent Sep','Billed Sep','Sec Dep','Open Balance']
    for i,h in enumerate(hd): c=ws.cell(5,3+i,h); c.font=b; c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center')
    y=6; pr={'L-04':4312.66,'L-02':511.2}
    for u,t,ty,a,rent,s,e,dep,bal,st in T:
        q=dict(unit=u,unitType=ty,area=a,statusText=st)
        v=[u,t or None,ty,a,st]
        if rent: q.update(tenantName=t,contractRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,balance=bal,totalCharges=rent+pr.get(u,0),charges=[dict(code='Pct Rent Sep',amount=pr[u])] if u in pr else []); v+=[s,e,rent,pr.get(u),rent+pr.get(u,0),dep,bal]
        for i,x in enumerate(v):
            c=ws.cell(y,3+i,x); c.font=n
            if i in(5,6): c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='right')
            if i>6: c.number_format='#,##0.00'
        rows.append(q); y+=1
    ws.cell(y,3,'TOTAL').font=b; o=[q for q in rows if 'tenantName' in q]; S=lambda k:sum(q.get(k) or 0 for q in rows)
    for i,v in ((6,S('area')),(10,S('contractRent')),(11,sum(pr.values())),(12,S('totalCharges')),(13,S('deposit')),(14,S('balance'))): c=ws.cell(y,i,v); c.font=b; c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); c.number_format='#,##0.00' if i>6 else '#,##0'
    ws.cell(y+2,3,'Noor Day Spa lease expired 12/31/24, paying at old rent. Valet and antenna are licenses, not leased space.').font=n
    for c,w in zip(range(1,15),[2,2,8,25,15,7,14,10,15,13,12,12,11,13]): ws.column_dimensions[CL(c)].width=w
    wb.active=1; wb.save(os.path.join(DOC,name)); save(name,'HOSPITALITY','QuickBooks list, hotel retail, tips sheet first',False,rows,'Belmare Hotel & Suites','2025-09-30',8,6,2,sheet='Sheet1')
# 4 strip centre borrower template; digit changed
def x04():
    name='Loan 700218 Borrower Reporting Package 2025-07.xlsx'; r=rng(name); rows=[]
    T=['Dollar Hollow','Suds Up Laundromat','El Rinconcito Taqueria','Vapor Lane','Cashwell Check Advance',None,'Peachtree Family Dental','Nail Haven','Crescent Moon Pizza',None,'USA Armed Career Center','Pho Saigon Garden','Tri-County Physical Therapy','Golden Needle Tailor','Hardin Tax Prep',None,'Freshway Grocers']
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    c0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR'); ar=wb.add_worksheet('AR Aging')
    c0.write(1,1,'Borrower Reporting Package',F(bold=1)); 
    for i,(a,b) in enumerate((('Loan number','700218'),('Borrower','Magnolia Crossing Retail LP'),('Property','Magnolia Crossing Shopping Center'),('Reporting month','July 2025'),('Enclosed','Rent roll (RR), AR Aging'))): c0.write(3+i,1,a); c0.write(3+i,3,b)
    ws.merge_range(0,0,0,16,'Magnolia Crossing Shopping Center - Rent Roll at July 31, 2025',F(bold=1,align='center'))
    g=F(bold=1,align='center',bg_color='#C6E0B4',border=1)
    ws.merge_range(2,0,2,2,'Space',g); ws.merge_range(2,3,2,5,'Lease',g); ws.merge_range(2,6,2,7,'Base rent',g); ws.merge_range(2,8,2,11,'Monthly reimbursements',g); ws.write(2,12,'',g); ws.merge_range(2,13,2,14,'Next increase',g); ws.merge_range(2,15,2,16,'Following increase',g)
    h=F(bold=1,text_wrap=1,align='center',border=1)
    for i,t in enumerate(['Suite','GLA (SF)','Tenant','From','To','Status','Monthly','Annual','CAM','Taxes','Insurance','Reimb. total','Rent + Reimb.','Eff.','Monthly rent','Eff.','Monthly rent']): ws.write(3,i,t,h)
    M=F(num_format='#,##0.00'); DF=F(num_format='d-mmm-yy'); P=F(); V=F(italic=1,font_color='#888888'); MB=F(num_format='#,##0.00',bold=1,top=1); I=F(num_format='#,##0'); y=4; true=0; pl=None; shown=0
    for k,t in enumerate(T):
        a=28600 if k==16 else r.choice([1050,1200,1400,1600,2100,2800]) if k else 9180; u=str(101+k) if k<16 else 'ANCHOR'
        q=dict(unit=u,area=a)
        ws.write(y,0,u,P); ws.write(y,1,a,I)
        if not t: q['statusText']='Vacant'; ws.write(y,2,'vacant',V); ws.write(y,5,'Vacant',V); rows.append(q); y+=1; continue
        rent=round(a*{16:8.5,0:9.75}.get(k,r.choice([17,19.5,21,22.5]))/12,2); s=D(r.randint(2015,2024),r.randint(1,12),1); e=eom(addm(D(2025,9,1),r.randint(2,70))); st='Current'
        if k==4: st='Bankruptcy'
        if k==7: st='Holdover'; e=D(2025,4,30)
        if k==12: st='Dark/paying'
        true+=rent; shown_rent=rent
        if k==8:
            ds=f'{rent:.2f}'; j=len(ds)-5; nd=str((int(ds[j])+4)%10); shown_rent=float(ds[:j]+nd+ds[j+1:]); pl=(u,rent,shown_rent)
        cam,tax,ins=round(a*.21,2),round(a*.16,2),round(a*.045,2); rb=round(cam+tax+ins,2)
        q.update(tenantName=t,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=shown_rent,annualRent=round(rent*12,2),charges=[dict(code=x,amount=z) for x,z in (('CAM',cam),('Taxes',tax),('Insurance',ins))],totalCharges=round(rent+rb,2))
        q['_rb']=rb
        ws.write(y,2,t,P); ws.write(y,3,dt.datetime(s.year,s.month,s.day),DF); ws.write(y,4,dt.datetime(e.year,e.month,e.day),DF); ws.write(y,5,st,P)
        for i,v in enumerate((shown_rent,round(rent*12,2),cam,tax,ins,rb,round(rent+rb,2))): ws.write(y,6+i,v,M)
        if k%3!=1 and st=='Current':
            q['rentSteps']=[]; d=D(2025,max(8,s.month),1); x=rent
            for i in range(2 if k%2 else 1):
                x=round(x*1.025,2); dd_=D(d.year+i,d.month,1)
                if dd_<e: q['rentSteps'].append(dict(date=iso(dd_),amount=x)); ws.write(y,13+2*i,dt.datetime(dd_.year,dd_.month,1),DF); ws.write(y,14+2*i,x,M)
        rows.append(q); y+=1
    S=lambda k:sum(q.get(k,0) for q in rows); C=lambda k:sum(x['amount'] for q in rows for x in q.get('charges',[]) if x['code']==k)
    ws.write(y,0,'Total',F(bold=1,top=1)); ws.write(y,1,S('area'),F(num_format='#,##0',bold=1,top=1))
    for i,v in enumerate((true,S('annualRent'),C('CAM'),C('Taxes'),C('Insurance'),S('_rb'),S('totalCharges'))): ws.write(y,6+i,round(v,2),MB)
    y+=2; o=[q for q in rows if 'tenantName' in q]; ws.write(y,0,f'{len(rows)} suites, {len(o)} leased, {len(rows)-len(o)} vacant'); ws.write(y+1,0,'Cashwell Check Advance filed Ch. 11 on 3-Mar-25; paying post-petition rent.')
    ws.set_column(2,2,28); ws.set_column(3,16,11.5); ws.freeze_panes(4,3); ws.set_landscape(); ws.fit_to_pages(1,0)
    ar.write(0,0,'AR Aging at July 31, 2025',F(bold=1)); 
    for i,t in enumerate(('Tenant','0-30','31-60','61-90','90+','Total')): ar.write(2,i,t,h)
    for j,(t,v) in enumerate((('Cashwell Check Advance',(0,0,0,7214.5)),('Nail Haven',(2310.,1155.,0,0)),('Golden Needle Tailor',(410.25,0,0,0)))):
        ar.write(3+j,0,t)
        for i,x in enumerate(v): ar.write(3+j,1+i,x,M)
        ar.write(3+j,5,sum(v),M)
    wb.close(); save(name,'RETAIL','servicer template, grouped headers, 3 sheets, step columns',True,rows,'Magnolia Crossing Shopping Center','2025-07-31',len(rows),len(o),len(rows)-len(o),sheet='RR',
      planted=dict(what=f'Suite {pl[0]} monthly base rent printed {pl[2]:,.2f} instead of {pl[1]:,.2f}; annual, rent + reimb. and the printed total tie with {pl[1]:,.2f}',kind='digit_changed'))
# 5 AppFolio
def x05():
    name='rent_roll-20250915.xlsx'; r=rng(name); nm=N(r); rows=[]
    props=[('418 Bluestem Ave - 418 Bluestem Ave Tulsa, OK 74104',1),('Cimarron Fourplex - 2207 S Quincy Ave Tulsa, OK 74114',4),('Owasso Row - 11 N Birch St Owasso, OK 74055',8),('1930 E 7th Pl - 1930 E 7th Pl Tulsa, OK 74104',1),('Verdigris Court - 600 Levee Rd Verdigris, OK 74019',14),('77 Pecan Hollow - 77 Pecan Hollow Dr Jenks, OK 74037',1),('Redfork Duplexes - 3801 W 44th St Tulsa, OK 74107',6)]
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); ws=wb.add_worksheet('Rent Roll'); B=wb.add_format({'bold':1}); G=wb.add_format({'bold':1,'bg_color':'#EEEEEE'}); M=wb.add_format({'num_format':'#,##0.00'}); MB=wb.add_format({'num_format':'#,##0.00','bold':1})
    ws.write(0,0,'Rent Roll',wb.add_format({'bold':1,'font_size':16})); ws.write(1,0,'Exported On: 09/15/2025 08:47 AM'); ws.write(3,0,'Properties: Osage Bend Homes Portfolio'); ws.write(4,0,'Units: Active'); ws.write(5,0,'As of: 09/15/2025'); ws.write(6,0,'Include Non-Revenue Units: No')
    hd=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
    for i,h in enumerate(hd): ws.write(8,i,h,wb.add_format({'bold':1,'bottom':2}))
    y=9; ds=lambda d:d.strftime('%m/%d/%Y')
    allr=[]
    for p,n in props:
        ws.write(y,0,'-> '+p,G); y+=1; L=[]
        for k in range(n):
            bd,sq,mk=r.choice([('1/1.00',610,825),('2/1.00',840,995),('2/1.50',925,1075),('3/2.00',1310,1495)]) if n>1 else ('3/2.00',r.choice([1420,1588,1276]),1650)
            u=p.split(' - ')[0] if n==1 else (f'{k+1}' if n<14 else f'{"AB"[k//7]}{k%7+1}'); q=dict(unit=u,unitType=bd,area=sq,marketRent=float(mk),section=p,propertyName=p.split(' - ')[0])
            x=r.random()
            if x<.1: q['statusText']='Vacant-Unrented'
            elif x<.14: q['statusText']='Vacant-Rented'
            else:
                f,l=nm(); q.update(tenantName=f'{f} {l}',statusText='Current' if x<.9 else ('Notice-Unrented' if x<.96 else 'Evict'),contractRent=float(mk-r.choice([0,0,25,50,80])),deposit=float(r.choice([500,750,mk])),moveInDate=rd(r,D(2016,1,1),D(2025,9,1)),balance=float(r.choice([0,0,0,0,215.5,995,60])))
                q['leaseStartDate']=D(2025,r.randint(1,9),1) if q['moveInDate']<D(2025,1,1) else q['moveInDate']
                if r.random()<.8: q['leaseEndDate']=addm(q['leaseStartDate'].replace(day=1),12)-dt.timedelta(1)
                if q['statusText'].startswith('Notice'): q['moveOutDate']=D(2025,10,r.randint(1,31))
            L.append(q); c=[q['unit'],'Section 8' if 'tenantName' in q and r.random()<.12 else None,bd,q.get('tenantName'),q['statusText'],sq]
            for i,v in enumerate(c):
                if v is not None: ws.write_string(y,i,v) if isinstance(v,str) else ws.write(y,i,v)
            ws.write(y,6,q['marketRent'],M)
            if 'tenantName' in q:
                ws.write(y,7,q['contractRent'],M); ws.write(y,8,q['deposit'],M); ws.write(y,13,q['balance'],M); ws.write(y,14,r.choice([0,0,0,1])); ws.write(y,15,r.randint(0,5))
                for i,kx in ((9,'leaseStartDate'),(10,'leaseEndDate'),(11,'moveInDate'),(12,'moveOutDate')):
                    if kx in q: ws.write(y,i,ds(q[kx]))
            y+=1
        def tot(lab,L):
            oc=sum('tenantName' in q for q in L); ws.write(y,0,lab,B); ws.write(y,4,f'{oc/len(L)*100:.1f}% Occupied',B); ws.write(y,5,sum(q['area'] for q in L),B)
            for i,kx in ((6,'marketRent'),(7,'contractRent'),(8,'deposit'),(13,'balance')): ws.write(y,i,sum(q.get(kx,0) for q in L),MB)
        tot(f'{n} Unit'+('s' if n>1 else ''),L); y+=1; allr+=L
    y+=1; tot(f'Total {len(allr)} Units',allr); ws.set_column(0,0,17); ws.set_column(3,4,22); ws.set_column(5,15,11)
    wb.close(); oc=sum('tenantName' in q for q in allr); save(name,'SINGLE_FAMILY_RENTAL','AppFolio grouped portfolio of small properties',True,allr,'Osage Bend Homes Portfolio','2025-09-15',len(allr),oc,len(allr)-oc)
# 6 mixed use handmade
def x06():
    name='Delmonte Bldg RR Oct.xlsx'; r=rng(name); nm=N(r); rows=[]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Oct 25'; b=Font(bold=True,size=11); yl=PatternFill('solid',fgColor='FFF2CC')
    ws['A1']='The Delmonte Building, 212-220 Court Street'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='rent roll for bank, 10/1/2025 (Buildium + retail leases)'
    y=4; ws.cell(y,1,'RETAIL - street level').font=b; y+=1
    for i,h in enumerate(['Store','Sq. ft.','Tenant','(internal id)','Lease term','','Rent / month','CAM','Owed','Notes']): c=ws.cell(y,1+i,h); c.font=b; c.fill=yl
    ws.merge_cells(start_row=y,start_column=5,end_row=y,end_column=6); y+=1; c1=y
    for u,a,t,s,e,rent,cam,ow,no in (('212',1850,'Court Street Hardware',D(2019,3,1),D(2029,2,28),3391.67,410.,0.,''),('214',920,'Second Chapter Books',D(2023,6,1),D(2026,5,31),1800.,205.,1800.,'1 month late'),('216',1100,None,None,None,None,None,None,'was Sit & Knit, left owing, sent to attorney'),('218',2275,'Kobe Ramen House',D(2021,8,1),D(2031,7,31),4550.,500.,0.,'3% bump to $4,686.50 on 8/1/2026'),('220',640,'Flash Cuts',D(2022,1,1),'MTM',1150.,140.,-25.,'')):
        q=dict(unit=u,area=a,section='RETAIL - street level'); v=[u,a,t or 'VACANT']
        if t:
            q.update(tenantName=t,statusText='Occupied',contractRent=rent,charges=[dict(code='CAM',amount=cam)],balance=ow,leaseStartDate=s,leaseEndDate=e); v+=[r.randint(1000,9999),s,e,rent,cam,ow]
            if u=='218': q['rentSteps']=[dict(date='2026-08-01',amount=4686.5)]
        else: q['statusText']='VACANT'; v+=[None]*6
        for i,x in enumerate(v+[no]):
            c=ws.cell(y,1+i,x)
            if i in(4,5): c.number_format='m/d/yyyy'
            if i in(6,7,8): c.number_format='$#,##0.00'
        rows.append(q); y+=1
    def tot(lab,items):
        c=ws.cell(y,3,lab); c.font=b
        for col,v in items: c=ws.cell(y,col,v); c.font=b; c.number_format='$#,##0.00'; c.border=Border(top=Side(style='thin'))
    R=rows[:]; tot('retail total',[(7,sum(q.get('contractRent',0) for q in R)),(8,1255.),(9,sum(q.get('balance',0) for q in R))]); y+=3
    ws.cell(y,1,'APARTMENTS').font=b; y+=1
    for i,h in enumerate(['Apt','Type','Resident(s)','(internal id)','Moved in','Lease ends','Rent','Pet','Owed','Notes','Deposit']): c=ws.cell(y,1+i,h); c.font=b; c.fill=yl
    y+=1; A=[]
    for fl,w in ((2,'2nd floor'),(3,'3rd floor'),(4,'4th floor')):
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=11); c=ws.cell(y,1,w); c.alignment=Alignment(horizontal='center'); c.font=Font(italic=True); y+=1
        for l in 'ABCDEFG':
            q=dict(unit=f'{fl}{l}',unitType=r.choice(['studio','1 BR','1 BR','2 BR']),section=w); base={'studio':925,'1 BR':1150,'2 BR':1475}[q['unitType']]
            if r.random()<.1: q['statusText']='VACANT'; v=[q['unit'],q['unitType'],'VACANT']+[None]*6+['ready']
            elif fl==2 and l=='A': q.update(tenantName='Superintendent',contractRent=0.,statusText='Occupied'); v=[q['unit'],q['unitType'],'Superintendent',None,None,None,0,None,None,'rent free per job']
            else:
                f,ln=nm(); q.update(tenantName=f'{f} {ln}'+(f' & {nm()[0]} {ln}' if r.random()<.2 else ''),statusText='Occupied',moveInDate=rd(r,D(2014,1,1),D(2025,9,15)),leaseEndDate=r.choice(['MTM']+[eom(D(2026,k,1)) for k in(1,3,5,6,8)]),contractRent=float(base+r.choice([0,25,-50,-100])),balance=float(r.choice([0,0,0,0,75,base])),deposit=float(r.choice([900,1150,500])))
                pet=r.choice([None,None,None,30.]); 
                if pet: q['charges']=[dict(code='Pet',amount=pet)]
                v=[q['unit'],q['unitType'],q['tenantName'],r.randint(1000,9999),q['moveInDate'],q['leaseEndDate'],q['contractRent'],pet,q['balance'],None,q['deposit']]
            for i,x in enumerate(v):
                c=ws.cell(y,1+i,x)
                if i in(4,5): c.number_format='m/d/yyyy'
                if i in(6,7,8,10): c.number_format='$#,##0.00'
            A.append(q); y+=1
    S=lambda k:sum(q.get(k,0) for q in A); pt=sum(q['charges'][0]['amount'] for q in A if q.get('charges'))
    tot('apartment total',[(7,S('contractRent')),(8,pt),(9,S('balance')),(11,S('deposit'))]); y+=2; rows+=A
    ws.cell(y,1,'OTHER').font=b; y+=1; O=[]
    for u,t,x in (('Laundry','SpinRight Coin Service',310.),('Billboard','Adlane Outdoor',600.),('Lot 1-6','Kobe Ramen House',240.)):
        q=dict(unit=u,tenantName=t,contractRent=x,statusText='Occupied',section='OTHER'); O.append(q); ws.cell(y,1,u); ws.cell(y,3,t); ws.cell(y,7,x).number_format='$#,##0.00'; y+=1
    rows+=O; y+=1; tot('TOTAL RENT',[(7,sum(q.get('contractRent',0) for q in rows))])
    ws.column_dimensions['D'].hidden=True
    for c,w in zip('ABCEFGHIJK',[10,9,34,12,12,13,11,12,40,12]): ws.column_dimensions[c].width=w
    wb.save(os.path.join(DOC,name)); u=[q for q in rows if q['section']!='OTHER']; v=sum(q['statusText']=='VACANT' for q in u)
    save(name,'MIXED_USE','hand-made stacked tables, hidden column, floors',True,rows,'The Delmonte Building, 212-220 Court Street','2025-10-01',len(u),len(u)-v,v)
# 7 large flat
def x07():
    name='kingsbarrow_rentroll_flat_093025.xlsx'; r=rng(name); nm=N(r); rows=[]
    pl=[('S0-450',450,980),('A1-710',710,1260),('A1R-710',710,1335),('B2-1005',1005,1590),('B2R-1005',1005,1680),('C2-1290',1290,1985)]
    for bl in range(1,12):
        for k in range(12):
            p=r.choice(pl); q=dict(building=str(bl),unit=f'{(k//4+1)}{k%4+1:02d}',unitType=p[0],area=p[1],marketRent=float(p[2])); x=r.random()
            if x<.06: q['statusText']='V'
            elif x<.075: q['statusText']='DN'
            else:
                f,l=nm() if len(nm.seen)<1400 else ('A','B'); rent=float(p[2]-r.choice([0,0,20,45,60,110])); mi=rd(r,D(2019,1,1),D(2025,9,20)); ch=[('Rent',rent),('Garage',float(r.choice([0,0,0,125]))),('Storage',float(r.choice([0,0,0,40]))),('Pet',float(r.choice([0,0,35]))),('Tech Pkg',70.),('Trash',12.),('Concess.',-float(r.choice([0,0,0,0,105])))]
                q.update(tenantName=f'{f} {l}',statusText='O' if x<.94 else 'N',contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for _,b in ch),moveInDate=mi,leaseStartDate=max(mi,D(2025,r.randint(1,9),1)),deposit=float(r.choice([0,300,500])),balance=round(r.choice([0,0,0,0,0,-15.2,r.randint(10,4000)+.66]),2)); q['leaseEndDate']=addm(q['leaseStartDate'].replace(day=1),r.choice([6,12,12,14]))-dt.timedelta(1)
                if q['statusText']=='N': q['moveOutDate']=D(2025,10,r.randint(2,31))
            rows.append(q)
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); sm=wb.add_worksheet('Occupancy'); ws=wb.add_worksheet('Data')
    g=wb.add_format({'bold':1,'align':'center','bg_color':'#BDD7EE','border':1}); h=wb.add_format({'bold':1,'text_wrap':1,'bottom':1}); M=wb.add_format({'num_format':'#,##0.00;-#,##0.00;0.00'}); DT=wb.add_format({'num_format':'yyyy-mm-dd'}); MB=wb.add_format({'num_format':'#,##0.00','bold':1,'top':6}); B=wb.add_format({'bold':1})
    ws.write(0,0,'Kingsbarrow Apartment Homes',B); ws.write(0,6,'As of date'); ws.write_datetime(0,7,dt.datetime(2025,9,30),DT)
    ws.merge_range(2,0,2,4,'UNIT',g); ws.merge_range(2,5,2,10,'LEASE',g); ws.merge_range(2,11,2,18,'RECURRING MONTHLY CHARGES',g); ws.merge_range(2,19,2,20,'LEDGER',g)
    for i,t in enumerate(['Bldg','Unit','Plan','SF','Mkt','St','Resident','In','From','Thru','Out','Rent','Garage','Storage','Pet','Tech Pkg','Trash','Concess.','Sum','Dep','Bal']): ws.write(3,i,t,h)
    y=4; w=lambda y,c,d:ws.write_datetime(y,c,dt.datetime(d.year,d.month,d.day),DT)
    for q in rows:
        ws.write(y,0,int(q['building'])); ws.write_string(y,1,q['unit']); ws.write(y,2,q['unitType']); ws.write(y,3,q['area']); ws.write(y,4,q['marketRent'],M); ws.write(y,5,q['statusText'])
        if 'tenantName' in q:
            ws.write(y,6,q['tenantName'])
            for c,k in ((7,'moveInDate'),(8,'leaseStartDate'),(9,'leaseEndDate'),(10,'moveOutDate')):
                if k in q: w(y,c,q[k])
            for i,c in enumerate(q['charges']): ws.write(y,11+i,c['amount'],M)
            ws.write_formula(y,18,f'=SUM(L{y+1}:R{y+1})',M,q['totalCharges']); ws.write(y,19,q['deposit'],M); ws.write(y,20,q['balance'],M)
        y+=1
    S=lambda k:sum(q.get(k,0) for q in rows); ws.write(y,0,'Total',B); ws.write(y,3,S('area'),B)
    for c,v in [(4,S('marketRent'))]+[(11+i,sum(q['charges'][i]['amount'] for q in rows if 'charges' in q)) for i in range(7)]+[(18,S('totalCharges')),(19,S('deposit')),(20,S('balance'))]: ws.write_formula(y,c,f'=SUM({xlsxwriter.utility.xl_rowcol_to_cell(4,c)}:{xlsxwriter.utility.xl_rowcol_to_cell(y-1,c)})',MB,round(v,2))
    ws.write(y+2,0,'St: O = occupied, N = on notice (still occupied), V = vacant, DN = down'); ws.freeze_panes(4,2); ws.set_column(6,6,25); ws.set_column(7,10,11); ws.set_column(2,2,10); ws.set_column(11,20,10)
    sm.write(0,0,'Kingsbarrow - occupancy by plan, 9/30/2025',B)
    for i,t in enumerate(['Plan','Units','Occupied (O+N)','Vacant','Down','Occ %']): sm.write(2,i,t,h)
    for j,p in enumerate([x[0] for x in pl]+['All']):
        L=[q for q in rows if p in('All',q['unitType'])]; v=sum(q['statusText']=='V' for q in L); d=sum(q['statusText']=='DN' for q in L)
        for i,x in enumerate([p,len(L),len(L)-v-d,v,d]): sm.write(3+j,i,x)
        sm.write(3+j,5,(len(L)-v-d)/len(L),wb.add_format({'num_format':'0.0%'}))
    sm.set_column(0,5,14); wb.close()
    save(name,'MULTIFAMILY','flat export, 132 units, grouped header, status codes, summary sheet first',True,rows,'Kingsbarrow Apartment Homes','2025-09-30',len(rows),len(rows)-v-d,v,sheet='Data')
def run():
    for f in (x01,x02,x03,x04,x05,x06,x07): f()
