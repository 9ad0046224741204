# VTS-like flat export, life-science campus
import random,datetime as dt
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment
from openpyxl.utils import get_column_letter as L
random.seed(616)
N='vts_rent_roll_export_sequoia_life_science_campus.xlsx'
wb=openpyxl.Workbook();s0=wb.active;s0.title='Portfolio Summary'
ws=wb.create_sheet('Rent Roll');s2=wb.create_sheet('Lease Expirations');AS=dt.date(2025,9,30)
H=['Building','Floor','Suite','Space Type','RSF','Status','Tenant','Parent / Industry','Lease Commencement','Lease Expiration','Term (mo.)','Base Rent (PSF/yr)','Base Rent (Monthly)','Base Rent (Annual)','Recovery Structure','Opex Estimate (Monthly)','Next Escalation Date','Next Escalation (Monthly)','Security Deposit','Deposit Form','Renewal Options','Notes']
ws['A1']='Rent Roll';ws['A1'].font=Font(name='Calibri',size=14,bold=True);ws['A2']='Asset: Sequoia Life Science Campus';ws['A3']='As of: Sep 30, 2025';ws['A4']='Exported by k.lindqvist@evergreenpension.example on Oct 02, 2025 3:15 PM'
for i,h in enumerate(H):
    c=ws.cell(6,i+1,h);c.font=Font(name='Calibri',bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='0B5563');c.alignment=Alignment(wrap_text=True,vertical='center')
ws.row_dimensions[6].height=32
D=[('400 Sequoia',1,'400-100','Wet Lab',18240,'Occupied','Helixor Therapeutics, Inc.','Biotech',dt.date(2021,3,1),dt.date(2031,2,28),78.5,'LC','(1) 5 yr FMV'),
('400 Sequoia',1,'400-150','Wet Lab',9655,'Occupied','Myco Foundry PBC','Synthetic biology',dt.date(2022,11,1),dt.date(2027,10,31),81,'LC',None),
('400 Sequoia',2,'400-200','Wet Lab',27895,'Occupied','Oncarra Bio, Inc.','Oncology',dt.date(2020,7,1),dt.date(2030,6,30),74.25,'LC','(2) 5 yr FMV'),
('400 Sequoia',3,'400-300','Wet Lab',14020,'Vacant',None,None,None,None,None,None,None),
('400 Sequoia',3,'400-310','Office / Dry Lab',13875,'Month-to-Month','BioCartography LLC','Informatics',dt.date(2018,8,1),dt.date(2025,7,31),62,'Cash','None'),
('400 Sequoia',4,'400-400','Wet Lab',27895,'Occupied','Oncarra Bio, Inc.','Oncology',dt.date(2023,1,1),dt.date(2030,6,30),79,'LC','(2) 5 yr FMV'),
('410 Sequoia',1,'410-100','Vivarium',11310,'Occupied','Trellis Preclinical Services','CRO',dt.date(2019,5,1),dt.date(2029,4,30),84,'LC','(1) 5 yr FMV'),
('410 Sequoia',1,'410-120','Amenity',4200,'Amenity','Campus conference & fitness',None,None,None,None,None,None),
('410 Sequoia',2,'410-200','Wet Lab',22540,'Occupied','Cadmea Genomics Corp','Genomics',dt.date(2022,4,1),dt.date(2032,3,31),80,'LC','(1) 5 yr FMV'),
('410 Sequoia',3,'410-300A','Wet Lab',8115,'Occupied','Lumenary Cell','Cell therapy',dt.date(2024,2,1),dt.date(2029,1,31),85.5,'Cash',None),
('410 Sequoia',3,'410-300B','Wet Lab',6420,'Vacant',None,None,None,None,None,None,None),
('410 Sequoia',3,'410-300B','Wet Lab',6420,'Future','Phaeton Peptides','Biotech',dt.date(2026,1,1),dt.date(2031,3,31),83,'LC','(1) 3 yr FMV'),
('410 Sequoia',3,'410-350','Wet Lab',8005,'Subleased','Vantage Biologics (sublessee: Rosa Neuro)','Biotech',dt.date(2021,9,1),dt.date(2026,8,31),77,'LC','None'),
('410 Sequoia',4,'410-400','Wet Lab',22540,'Occupied','State University Research Fdn','Academic',dt.date(2020,1,1),dt.date(2034,12,31),70,None,'(2) 5 yr 95% FMV'),
('420 Sequoia',1,'420-100','cGMP',30150,'Occupied','Novacline Manufacturing','CDMO',dt.date(2023,6,1),dt.date(2038,5,31),68,'LC','(2) 10 yr FMV'),
('420 Sequoia',1,'420-CAF','Retail',2650,'Occupied','Petri Dish Cafe','F&B',dt.date(2023,9,1),dt.date(2028,8,31),30,'Cash',None),
('420 Sequoia',2,'420-200','Wet Lab',16880,'Occupied','Arborel Ag Sciences','AgTech',dt.date(2024,7,1),dt.date(2029,6,30),76,'LC','(1) 5 yr FMV'),
('420 Sequoia',2,'420-250','Wet Lab',13270,'Vacant',None,None,None,None,None,None,None),
('420 Sequoia',3,'420-300','Shell',30150,'Vacant',None,None,None,None,None,None,None)]
r=7;rows=[];tot=dict(rsf=0,m=0,an=0,ox=0,dep=0,ma=0)
for b,fl,u,ty,a,s,t,ind,st,en,psf,df,op in D:
    row=dict(building=b,unit=u,unitType=ty,area=a,statusText=s,tenantName=t)
    v=[b,fl,u,ty,a,s,t,ind,st,en]
    if s!='Future': tot['rsf']+=a
    if psf:
        m=round(a*psf/12,2);ox=round(a*(19.8 if ty!='Retail' else 0)/12,2)
        term=(en.year-st.year)*12+en.month-st.month+1
        nd=dt.date(2025 if st.month>9 else 2026,st.month,1);nx=round(m*1.03,2)
        if s=='Future': nd=dt.date(2027,1,1)
        if nd>en or s=='Month-to-Month': nd=nx=None
        dep=round(m*random.choice([1,2,3,6]),0) if df else None
        nt={'400-310':'Holdover at 125% from Nov 1','420-CAF':'6% of gross over natural breakpoint','410-300B':'LX signed 8/14/25; TI build-out','400-400':'ROFO on 400-300'}.get(u)
        v+=[term,psf,m,round(m*12,2),'NNN' if ty!='Retail' else 'Gross',ox,nd,nx,dep,df,op,nt]
        row.update(leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=m,annualRent=round(m*12,2),charges=[dict(code='Opex Estimate (Monthly)',amount=ox)],deposit=dep,rentSteps=[dict(date=iso(nd),amount=nx)] if nd else [])
        if s!='Future': tot['m']+=m;tot['an']+=round(m*12,2);tot['ox']+=ox;tot['dep']+=dep or 0
    for i,x in enumerate(v):
        if x is None: continue
        c=ws.cell(r,i+1,x)
        if isinstance(x,dt.date): c.number_format='mmm d, yyyy'
        elif i==4: c.number_format='#,##0'
        elif i in(11,12,13,15,17,18): c.number_format='$#,##0.00'
    rows.append(row);r+=1
ws.cell(r,1,'Total (excl. future)').font=Font(bold=True)
for col,k in ((5,'rsf'),(13,'m'),(14,'an'),(16,'ox'),(19,'dep')):
    c=ws.cell(r,col,round(tot[k],2));c.font=Font(bold=True);c.number_format='#,##0' if col==5 else '$#,##0.00'
for i,w in enumerate([13,7,11,16,9,15,40,17,15,14,8,10,15,16,11,14,14,15,15,9,17,32]): ws.column_dimensions[L(i+1)].width=w
ws.column_dimensions['H'].hidden=True
ws.freeze_panes='D7';ws.auto_filter.ref=f'A6:V{r-1}'
va=sum(x[4] for x in D if x[5]=='Vacant');T=tot['rsf']
# summary sheet
S=[('Sequoia Life Science Campus',None),('Quarter','Q3 2025'),(None,None),('Buildings',3),('Total RSF',T),('Vacant RSF',va),('Leased %',(T-va)/T),('In-place base rent (annual)',round(tot['an'],2)),('Wtd. avg. base rent PSF',round(tot['an']/(T-va-4200),2))]
for i,(a,b) in enumerate(S): 
    s0.cell(i+2,2,a).font=Font(bold=i==0);c=s0.cell(i+2,3,b)
    if a=='Leased %': c.number_format='0.0%'
    elif isinstance(b,float): c.number_format='$#,##0.00'
    elif isinstance(b,int): c.number_format='#,##0'
s0.column_dimensions['B'].width=32;s0.column_dimensions['C'].width=18
for i,b in enumerate(('400 Sequoia','410 Sequoia','420 Sequoia')):
    s0.cell(13+i,2,b);s0.cell(13+i,3,sum(x[4] for x in D if x[0]==b and x[5]!='Future')).number_format='#,##0'
s2.append(['Year','RSF Expiring','# Leases'])
ys={}
for x in D:
    if x[9] and x[5] not in('Future',): y=x[9].year;ys.setdefault(y,[0,0]);ys[y][0]+=x[4];ys[y][1]+=1
for y in sorted(ys): s2.append([y]+ys[y])
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
phys=[x for x in D if x[5]!='Future']
save(N,dict(propertyName='Sequoia Life Science Campus',asOnDate='2025-09-30',units=len(phys),occupied=None,vacant=sum(x[5]=='Vacant' for x in phys),sheet='Rent Roll',rows=rows),'OFFICE','VTS-like flat export with summary and expirations sheets','future lease as second row of a vacant suite; amenity space; sublease and MTM statuses; hidden column; roll on second sheet')
