# Medical suites: grouped merged headers, steps in wide columns, monthly and annual
from xl import *
N='medical_suites_hawthorn_clinic_bldg.xlsx'; r=R(1912)
wb=Workbook();w=wb.active;w.title='RR'
w.merge_cells('A1:Q1');w['A1']='Hawthorn Medical Arts Building';w['A1'].font=Font(bold=True,size=16,color='1F3864');w['A1'].alignment=Alignment(horizontal='center')
w.merge_cells('A2:Q2');w['A2']='Commercial Rent Roll  |  Effective December 31, 2025  |  Net Rentable Area 31,640 SF';w['A2'].alignment=Alignment(horizontal='center')
G=[('A','Suite'),('B','Tenant / Practice'),('C','NRA (SF)'),('D','% of NRA')]
G1=[('E4:F4','LEASE TERM'),('G4:I4','BASE RENT'),('J4:L4','MONTHLY RECOVERIES'),('M4:M5','TOTAL MONTHLY CHARGES'),('N4:O4','NEXT INCREASE'),('P4:P5','SECURITY DEPOSIT'),('Q4:Q5','COMMENTS')]
for a,t in G: w.merge_cells(f'{a}4:{a}5');w[f'{a}4']=t
for a,t in G1: w.merge_cells(a);w[a.split(':')[0]]=t
for a,t in zip('EFGHIJKLNO',['Commence','Expire','Monthly','Annual','$/SF','CAM','RE Tax','Insurance','Date','Monthly']): w[f'{a}5']=t
for R_ in(4,5):
    for k in range(1,18):
        c=w.cell(R_,k);c.font=Font(bold=True,color='FFFFFF',size=9);c.fill=fill('1F3864');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(left=thin,right=thin,top=thin,bottom=thin)
S=[('101','Prairie Orthopedic Associates, PC',4850,26.5),('102','Hawthorn Imaging Center',3920,28),('104','Vacant',1180,None),('105','Corner Apothecary',960,24),('110','Brightwater Pediatrics',3100,25),('201','Dr. H. Lattimore, DDS',1640,23.5),('202','Dr. S. Umanzor, Periodontics',1510,23.5),('203','Clearview Dermatology',2240,26),('205','Vacant',1975,None),('206','Steady Gait Physical Therapy',2865,22),('210','Eastside Sleep Lab',1300,21),('212','Midlands Behavioral Health',2350,22.5),('215','Vacant',900,None),('216','Quest Hollow Laboratory (draw station)',850,27),('Storage B1','Prairie Orthopedic Associates, PC',2000,6)]
rows=[];R_=6;A=sum(x[2] for x in S)
assert A==31640,A
num='#,##0.00'
for u,n,sf,rate in S:
    w.cell(R_,1,u);w.cell(R_,2,n);w.cell(R_,3,sf).number_format='#,##0';w.cell(R_,4,sf/A).number_format='0.0%'
    if rate is None:
        w.cell(R_,17,'Available; second-generation build-out');rows.append(row(unit=u,area=sf,statusText='Vacant'));R_+=1;continue
    a=D.date(r.randint(2018,2025),r.randint(1,12),1);e=addy(a,10 if sf>2500 else 5)-D.timedelta(1)
    while e<D.date(2026,6,1): e=addy(e,3)
    mr=round(sf*rate/12,2);an=round(sf*rate,2);st=u.startswith('St')
    ch=[] if st else [('CAM',round(sf*4.1/12,2)),('RE Tax',round(sf*3.05/12,2)),('Insurance',round(sf*.42/12,2))]
    tot=round(mr+sum(b for _,b in ch),2)
    w.cell(R_,5,D.datetime(a.year,a.month,a.day)).number_format='mm/yyyy' if 0 else 'm/d/yyyy';w.cell(R_,6,D.datetime(e.year,e.month,e.day)).number_format='m/d/yyyy'
    w.cell(R_,7,mr).number_format=num;w.cell(R_,8,an).number_format=num;w.cell(R_,9,rate).number_format='0.00'
    for k,(cd,b) in enumerate(ch): w.cell(R_,10+k,b).number_format=num
    w.cell(R_,13,tot).number_format=num
    steps=None
    if not st and u not in('105','210'):
        q=addy(a,2026-a.year); q=addy(q,1) if q<=D.date(2026,1,1) else q
        if q<e:
            v=round(mr*1.025,2);w.cell(R_,14,D.datetime(q.year,q.month,q.day)).number_format='m/d/yyyy';w.cell(R_,15,v).number_format=num;steps=[dict(date=iso(q),amount=v)]
    dep=0.0 if st else round(mr,0)
    w.cell(R_,16,dep).number_format='#,##0.00'
    if st: w.cell(R_,17,'Gross; coterminous file storage, basement')
    if u=='210': w.cell(R_,17,'Flat rent through term')
    rows.append(row(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=mr,annualRent=an,charges=[dict(code=c_,amount=b) for c_,b in ch] or None,totalCharges=tot,rentSteps=steps,deposit=dep));R_+=1
g=lambda k:round(sum(x.get(k,0) for x in rows),2)
w.cell(R_,2,'TOTAL');w.cell(R_,3,A).number_format='#,##0';w.cell(R_,4,1).number_format='0.0%'
for k,v in((7,g('contractRent')),(8,g('annualRent')),(13,g('totalCharges')),(16,g('deposit'))): w.cell(R_,k,v).number_format=num
for k,cd in((10,'CAM'),(11,'RE Tax'),(12,'Insurance')): w.cell(R_,k,round(sum(c['amount'] for x in rows for c in x.get('charges',[]) if c['code']==cd),2)).number_format=num
for k in range(1,18): w.cell(R_,k).font=BF;w.cell(R_,k).fill=fill('D9E1F2');w.cell(R_,k).border=Border(top=med)
R_+=2
va=sum(x['area'] for x in rows if x['statusText']=='Vacant')
for a,b,f in[('Occupied SF',A-va,'#,##0'),('Vacant SF',va,'#,##0'),('Occupancy',(A-va)/A,'0.0%'),('Suites occupied',12,'0'),('Suites vacant',3,'0')]:
    w.cell(R_,2,a);w.cell(R_,3,b).number_format=f;R_+=1
widths(w,[11,37,9,8,11,11,12,13,8,11,11,10,13,11,12,12,36]);w.freeze_panes='C6';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,'OFFICE','medical office roll, merged grouped two-line headers, recoveries, next increase',False,'Hawthorn Medical Arts Building','2025-12-31',rows,15,12,3,dict(area=A,contractRent=g('contractRent'),annualRent=g('annualRent'),totalCharges=g('totalCharges'),deposit=g('deposit')),sheet=None)
