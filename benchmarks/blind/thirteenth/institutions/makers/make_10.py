# UK logistics portfolio schedule (several estates), XLSX, annual rents; PLANTED: one digit changed in a passing rent
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5010); NAME='northern_sheds_tenancy_schedule.xlsx'; AS=dt.date(2025,9,29)
wb=Workbook(); ws=wb.active; ws.title='Tenancy Schedule'
ws['A1']='NORTHERN SHEDS PORTFOLIO'; ws['A1'].font=Font(name='Gill Sans MT',size=16,bold=True); ws['A2']='Tenancy schedule as at 29 September 2025'; ws['L1']='Beaconhurst Life Assurance plc'; ws['L2']='Strictly private & confidential'
H=['Unit','Tenant','Floor Area\n(sq ft GIA)','Lease\nStart','Lease\nExpiry','Break\nOption','Next Rent\nReview','Passing Rent\n(£ p.a.)','£ psf','ERV\n(£ p.a.)','Service Charge\n(£ p.a.)','S/C Cap?','Rent Deposit\n(£)','Comments']
def hdr(r):
    for k,h in enumerate(H,1):
        c=ws.cell(r,k,h); c.font=Font(bold=True,size=9,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='6B6B6B'); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center')
    ws.row_dimensions[r].height=30
E=[('Ravenscar Gate, Leeds',[('1','Brigg & Dunlop Distribution Ltd',48250),('2','Pennine Parcel Co Ltd',36110),('3A','Vacant',12400),('3B','Hollowell Print Ltd',12385),('4','Stannary Foods plc',71900),('5','Vacant - under offer',22040)]),
('Mersey Quays Trade Park, Widnes',[('A','Quickfix Autoparts Ltd',5120),('B','Tileworld Northern Ltd',7480),('C','Brewster Electrical Wholesale',5095),('D','Vacant',5110),('E','Gleam Showers Ltd',4870),('F','Pawsome Pet Supplies Ltd',6015),('Compound','Hire-a-Lift Ltd',None)]),
('Thornaby Logistics Centre, Stockton',[('DC1','Orrin Retail Logistics Ltd',214600),('DC2','Teesgate Components Ltd',98350),('Mast','Signalis Infrastructure Ltd (antenna licence)',None),('PV','Sunfold Energy Roof Lease Ltd',None)]),
('Wharf Lane, Rotherham',[('Unit 1','Castings & Dies (2009) Ltd',18240),('Unit 2','Vacant (fire damage, not let)',9980),('Unit 3','Steelline Fixings Ltd',14560),('Units 4-5','Dearne Valley Self Drive Ltd',27700),('Store','Steelline Fixings Ltd',820)])]
r=4; T=[]; planted=None; G=dict(a=0,p=0,e=0,s=0,d=0); occ=0
for est,us in E:
    ws.cell(r,1,est).font=Font(bold=True,size=12,color='9C2A00'); r+=1; hdr(r); r+=1; S=dict(a=0,p=0,e=0,s=0,d=0)
    for u,t,a in us:
        ws.cell(r,1,u).alignment=Alignment(horizontal='left'); ws.cell(r,2,t)
        if a: ws.cell(r,3,a).number_format='#,##0'
        erv=round(a*R.uniform(6.2,8.4)*(1.45 if a<10000 else 1)/250)*250 if a else None
        row=dict(unit=u,propertyName=est,area=a)
        if erv: ws.cell(r,10,erv).number_format='#,##0'
        if t.startswith('Vacant'):
            row['statusText']=t; ws.cell(r,14,{'Vacant':'Marketing','Vacant - under offer':'HoTs with 3PL, 10 yrs'}.get(t,'Reinstatement Q1 2026'))
        else:
            occ+=1; s=dt.date(R.choice([2016,2018,2019,2021,2022,2023,2024]),R.choice([3,6,9,12]),R.choice([24,25,29])); y=R.choice([10,10,15]) if a and a>10000 else 10; e=dt.date(s.year+y,s.month,s.day)-dt.timedelta(1)
            if e<AS: e=dt.date(s.year+15,s.month,s.day)-dt.timedelta(1)
            p=round(erv*R.uniform(.74,.99)/50)*50 if erv else {'Compound':14500,'Mast':9750,'PV':31200}[u]
            sc=round(a*R.uniform(.45,.8)) if a else None; dep=R.choice([None,None,round(p/4)]) if a and a<40000 else None
            rv=dt.date(s.year+5,s.month,s.day); rv=rv if rv>AS else (dt.date(s.year+10,s.month,s.day) if s.year+10<e.year and dt.date(s.year+10,s.month,s.day)>AS else None)
            br=R.choice([None,rv]); shown=p
            if u=='4' and est.startswith('Raven'):
                d=str(p); k=d[1]; nd=str((int(k)+3)%10); shown=int(d[0]+nd+d[2:]); planted=dict(kind='digit_changed',what=f'Ravenscar Gate unit 4 passing rent printed {shown:,} (second digit changed); estate subtotal and portfolio total carry {p:,}')
            for col,v,fm in ((4,s,'dd/mm/yyyy'),(5,e,'dd/mm/yyyy'),(6,br,'dd/mm/yyyy'),(7,rv,'dd/mm/yyyy'),(8,shown,'£#,##0'),(9,round(p/a,2) if a else None,'0.00'),(11,sc,'#,##0'),(12,R.choice(['RPI','None','Fixed']) if sc else None,None),(13,dep,'#,##0')):
                if v is not None:
                    ws.cell(r,col,v)
                    if fm: ws.cell(r,col).number_format=fm
                    else: ws.cell(r,col).alignment=Alignment(horizontal='center')
            if R.random()<.3: ws.cell(r,14,R.choice(['CPI review 1-3%','Inside the 1954 Act','Outside the 1954 Act','Schedule of condition']))
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=shown,deposit=dep)
            S['p']+=p; S['s']+=sc or 0; S['d']+=dep or 0
        S['a']+=a or 0; S['e']+=erv or 0; T.append(row); r+=1
    ws.cell(r,2,'Sub-total')
    for col,k in ((3,'a'),(8,'p'),(10,'e'),(11,'s'),(13,'d')):
        if S[k] or k!='d': ws.cell(r,col,S[k]).number_format='£#,##0' if col==8 else '#,##0'
    for k in range(1,15): ws.cell(r,k).font=Font(bold=True); ws.cell(r,k).border=Border(top=Side('thin'))
    r+=3
    for k in S: G[k]+=S[k]
ws.cell(r,2,'PORTFOLIO TOTAL')
for col,k in ((3,'a'),(8,'p'),(10,'e'),(11,'s'),(13,'d')): ws.cell(r,col,G[k]).number_format='£#,##0' if col==8 else '#,##0'
for k in range(1,15): ws.cell(r,k).font=Font(bold=True); ws.cell(r,k).fill=PatternFill('solid',fgColor='F4D9CC')
ws.cell(r+2,1,f'{len(T)} tenancies and parcels: {occ} let, {len(T)-occ} vacant. ERV excludes compound, mast and roof lease.').font=Font(italic=True,size=9)
for k,w in zip('ABCDEFGHIJKLMN',[11,40,11,12,12,12,12,14,8,12,13,9,12,26]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
put(NAME,'WAREHOUSE','UK portfolio tenancy schedule, header repeated per estate, annual passing rent and ERV',True,dict(propertyName='Northern Sheds Portfolio',asOnDate=iso(AS),units=len(T),occupied=occ,vacant=len(T)-occ,planted=planted,rows=T,totals=dict(area=G['a'],annualRent=G['p'],deposit=G['d'])))
