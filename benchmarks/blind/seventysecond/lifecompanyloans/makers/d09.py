# industrial park workbook by the borrower; step columns; hidden cols; by building with subtotals
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(7209); fn='09_Cutler Road Industrial - RR 3.31.2025.xlsx'
ten="Ferro-Line Fasteners;Packwell Logistics;Tri-County Door & Glass;Ovation Stage Lighting;Boxelder Brewing Co.;Magnus Tool & Die;US Plumbing Wholesale;Riverton Paper Converters;Aero Gasket Corp.;Cardinal Moving & Storage;Sunbelt Tile Imports;Clearpath Robotics Lab;Hartwell Millwork;Polar Chain Cold Storage;Delta Vending Service;Stonecrop Nursery Supply;Amberline Print Group".split(';')
B={'1200 Cutler Rd':[('100',18400),('110',12250),('120',9600),('130',22800)],'1250 Cutler Rd':[('A',31500),('B',15750),('C',15750)],'1300 Cutler Rd':[('1',6400),('2',6400),('3',8000),('4-5',14200),('6',7100)],'1375 Cutler Rd':[('Entire Bldg',86000)],'1400 Cutler Rd':[('101',10200),('102',10200),('103',11850),('104',10200),('105',13900)]}
wb=Workbook(); s0=wb.active; s0.title='Notes'; ws=wb.create_sheet('RR 3.31.25'); s2=wb.create_sheet('Expirations')
s0['A1']='Cutler Road Industrial Park - lender package'; s0['A3']='Tab "RR 3.31.25" is the rent roll. NNN estimate is the 2025 budget billed monthly.'; s0['A4']='Suite B at 1250 is being marketed at $8.25 NNN.'
bo=Font(name='Calibri',bold=True,size=10); nn=Font(name='Calibri',size=10)
ws['B2']='CUTLER ROAD INDUSTRIAL PARK'; ws['B2'].font=Font(bold=True,size=14); ws['B3']='Tenant Rent Roll'; ws['B4']='As of:'; ws['C4']=dt.date(2025,3,31); ws['C4'].number_format='mmmm d, yyyy'; ws['C4'].alignment=Alignment(horizontal='left'); ws.merge_cells('C4:D4')
h1={2:'Building',3:'Suite',4:'Tenant',5:'RSF',6:'Lease',8:'Base Rent',11:'NNN Est.',13:'Total Monthly',14:'Security',15:'Next Bump',17:'2nd Bump',19:'3rd Bump'}
h2={6:'From',7:'To',8:'Monthly',9:'Annual',10:'$/SF/Yr',11:'Monthly',12:'Int. Ref',13:'Base + NNN',14:'Deposit',15:'Date',16:'Monthly',17:'Date',18:'Monthly',19:'Date',20:'Monthly'}
fill=PatternFill('solid',fgColor='1F3864'); wf=Font(name='Calibri',bold=True,size=10,color='FFFFFF')
for c in range(2,21):
    for y,h in((6,h1),(7,h2)):
        k=ws.cell(y,c,h.get(c)); k.fill=fill;k.font=wf;k.alignment=Alignment(horizontal='center',wrap_text=True)
for a,b in((6,7),(8,10),(15,16),(17,18),(19,20)): ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b)
ws.column_dimensions['L'].hidden=True
y=8;rows=[];i=0;subs=[]
def num(c,v,f='#,##0.00'):
    k=ws.cell(y,c,v);k.number_format=f;k.font=nn
for bl,L in B.items():
    y0=y;sub=[]
    for su,sf in L:
        ws.cell(y,2,bl if su==L[0][0] else None).font=nn; k=ws.cell(y,3,int(su) if su.isdigit() else su); k.font=nn;k.alignment=Alignment(horizontal='center'); num(5,sf,'#,##0')
        if(bl[:4],su) in(('1250','B'),('1400','104')):
            k=ws.cell(y,4,'Vacant');k.font=Font(name='Calibri',size=10,italic=True,color='C00000'); rows.append(dict(unit=su,building=bl,area=sf,statusText='Vacant')); sub.append((sf,0,0,0,0)); y+=1; continue
        nm=ten[i];i+=1; psf=round(r.uniform(6.4,9.9),2) if sf<80000 else 5.15
        st=dt.date(2018+r.randrange(7),r.randrange(1,13),1); t=r.choice([36,60,60,84,120])
        while addm(st,t)<=dt.date(2025,6,1): t+=36
        en=addm(st,t)-dt.timedelta(days=1); mtm=nm.startswith('Delta')
        mon=round(sf*psf/12,2); nnn=round(sf*(2.35 if sf<80000 else 1.6)/12,2) ; dep=float(round(mon/100)*100) if r.random()<.8 else 0.0
        steps=[];d=st;v=mon
        while d<=dt.date(2025,3,31): d=addm(d,12)
        while d<en and len(steps)<3 and not mtm: v=round(v*1.035,2);steps.append((d,v));d=addm(d,12)
        ws.cell(y,4,nm).font=nn; num(6,st,'m/d/yyyy'); 
        if mtm: ws.cell(y,7,'MTM').alignment=Alignment(horizontal='right')
        else: num(7,en,'m/d/yyyy')
        num(8,mon);num(9,round(mon*12,2));num(10,round(mon*12/sf,2));num(11,nnn);ws.cell(y,12,f'T{1000+i*7}');num(13,round(mon+nnn,2));num(14,dep)
        for j,(d,v) in enumerate(steps): num(15+2*j,d,'m/d/yyyy');num(16+2*j,v)
        rows.append(dict(unit=su,building=bl,tenantName=nm,area=sf,leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(en),contractRent=mon,annualRent=round(mon*12,2),charges=[dict(code='NNN Est.',amount=nnn)],totalCharges=round(mon+nnn,2),deposit=dep,rentSteps=[dict(date=iso(a),amount=b) for a,b in steps] or None))
        sub.append((sf,mon,nnn,round(mon+nnn,2),dep)); y+=1
    S=[round(sum(z),2) for z in zip(*sub)]; subs.append(S)
    def tl(lab,S):
        for c in range(2,21): ws.cell(y,c).border=Border(top=Side('thin')); 
        ws.cell(y,4,lab)
        for c,v,f in((5,S[0],'#,##0'),(8,S[1],'#,##0.00'),(9,round(S[1]*12,2),'#,##0.00'),(11,S[2],'#,##0.00'),(13,S[3],'#,##0.00'),(14,S[4],'#,##0.00')): num(c,v,f)
        for c in range(2,21): ws.cell(y,c).font=bo
    if len(L)>1: tl(f'Subtotal {bl}',S); y+=1
    y+=1
G=[round(sum(z),2) for z in zip(*subs)]; tl('TOTAL PARK',G); y+=1
vac=sum(x['area'] for x in rows if x.get('statusText')); ws.cell(y,4,'Occupied SF');num(5,G[0]-vac,'#,##0');num(6,(G[0]-vac)/G[0],'0.0%');y+=1;ws.cell(y,4,'Vacant SF');num(5,vac,'#,##0');num(6,vac/G[0],'0.0%')
for c,w in zip(range(1,21),[2,16,11,30,10,11,11,12,13,8,12,8,13,11,11,12,11,12,11,12]): ws.column_dimensions[gl(c)].width=w
ws.freeze_panes='E8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
s2.append(['Year','SF expiring','# leases'])
for yr in range(2025,2036):
    L=[x for x in rows if str(x.get('leaseEndDate','')).startswith(str(yr))]; s2.append([yr,sum(x['area'] for x in L),len(L)])
wb.active=1; wb.save(D+fn)
save(fn,dict(propertyName='Cutler Road Industrial Park',asOnDate='2025-03-31',units=len(rows),occupied=len(rows)-2,vacant=2,sheet='RR 3.31.25',rows=rows),'INDUSTRIAL','Borrower industrial workbook, building subtotals, step columns, hidden column, 3 sheets')
