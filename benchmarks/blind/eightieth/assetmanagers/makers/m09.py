from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(8009); asof=d(2026,9,30)
F='crossroads_commerce_park.xlsx';wb=Workbook();wn=wb.active;wn.title='Notes';ws=wb.create_sheet('RR 3Q26');wx=wb.create_sheet('Expirations')
wn['B2']='Crossroads Commerce Park';wn['B3']='Quarterly lender package - 3Q 2026';wn['B5']='1. Bldg 2 Ste C: lease out for signature, not included.';wn['B6']='2. NNN estimates are 2026 budget; reconciliation in March.';wn['B7']='3. Tenants in Bldg 1 have 5-yr options at 95% of market.'
B='Calibri';ws.sheet_view.showGridLines=False
ws['B1']='CROSSROADS COMMERCE PARK';ws['B1'].font=Font(name=B,size=15,bold=True);ws['B2']='Olathe, Kansas  -  9/30/2026 Rent Roll';ws['B2'].font=Font(italic=True)
g=[('B4:D4','SPACE'),('E4:E4','TENANT'),('F4:G4','LEASE TERM'),('H4:J4','CURRENT MONTHLY'),('L4:O4','CONTRACTUAL INCREASES'),('P4:P4','')]
fill=PatternFill('solid',fgColor='D9E1F2');bd=Border(bottom=Side('thin'));med=Border(top=Side('thin'),bottom=Side('double'))
for a,t in g:
    if a[:2]!=a[3:5]: ws.merge_cells(a)
    c=ws[a.split(':')[0]];c.value=t;c.font=Font(bold=True);c.alignment=Alignment(horizontal='center');c.fill=fill
for i,h in zip('BCDEFGHIJKLMNOP',['Bldg','Suite','RSF','Name','From','To','Base Rent','NNN Est.','Total','','Date 1','Mo. Rent 1','Date 2','Mo. Rent 2','Security Dep.']):
    ws[f'{i}5']=h or None;ws[f'{i}5'].font=Font(bold=True);ws[f'{i}5'].border=bd;ws[f'{i}5'].alignment=Alignment(horizontal='center',wrap_text=True)
T=[(1,'A','Midland Pallet & Crate Co.',32400,6.1,2020),(1,'B','Overland Cold Logistics, LLC',48750,6.85,2022),(1,'C','ProSpec Fasteners Inc',18600,6.4,2023),(2,'A','Kaw Valley Brewing Supply',12250,7.2,2021),(2,'B','Jayhawk HVAC Distributors',15800,7.05,2019),(2,'C',None,14100,0,0),(2,'D','Trinity Millwork',9900,7.6,2024),(3,'100','Heartland Ambulance Mfg.',64000,5.75,2018),(3,'200','Stratum Labs (month-to-month)',7200,8.4,2017),(3,'210',None,6850,0,0),(3,'220','E-Z Print & Sign',5400,8.9,2025),(4,'-','Titan Tire Wholesale',88200,5.4,2021)]
rows=[];R=6;tt=[0]*5;exps={};last=None
for bl,su,n,sf,p,y in T:
    if last and bl!=last: R+=1
    su='ALL' if su=='-' else su
    ws.cell(R,2,f'Bldg {bl}' if bl!=last else None);ws.cell(R,3,su);c=ws.cell(R,4,sf);c.number_format='#,##0';last=bl;tt[0]+=sf
    e=dict(unit=su,building=f'Bldg {bl}',area=sf)
    if not n:
        ws.cell(R,5,'- Vacant -').font=Font(italic=True,color='C00000');e['statusText']='Vacant';rows.append(e);R+=1;continue
    st=d(y,r.randint(1,12),1);mtm='month' in n;ex=None
    if mtm: exv='MTM'; n=n.split(' (')[0]
    else:
        tm=84
        while addm(st,tm)<d(2027,1,1): tm+=36
        ex=addm(st,tm)-dt.timedelta(1);exv=ex;exps.setdefault(ex.year,[0,0]);exps[ex.year][0]+=1;exps[ex.year][1]+=sf
    base=round(sf*p/12,2);nnn=round(sf*[0,2.15,2.3,2.42,1.98][bl]/12,2);dep=round(base,-2) if r.random()<.8 else None
    inc=[];k=d(2026,st.month,1);k=k if k>asof else addm(k,12);a=base
    while not mtm and k<ex and len(inc)<2: a=round(a*1.03,2);inc.append((k,a));k=addm(k,12)
    ws.cell(R,5,n);ws.cell(R,6,st).number_format='mmm-yy' if 0 else 'm/d/yy';ws.cell(R,7,exv).number_format='m/d/yy';ws.cell(R,7).alignment=Alignment(horizontal='right')
    for j,v in[(8,base),(9,nnn)]: ws.cell(R,j,v).number_format='"$"#,##0.00'
    ws.cell(R,10,round(base+nnn,2)).number_format='"$"#,##0.00'
    for j,(x,v) in enumerate(inc): ws.cell(R,12+2*j,x).number_format='m/d/yy';ws.cell(R,13+2*j,v).number_format='"$"#,##0.00'
    if dep: ws.cell(R,16,dep).number_format='"$"#,##0'
    for i,v in enumerate([base,nnn,base+nnn,dep or 0]): tt[i+1]+=v
    e.update(tenantName=n,statusText='Occupied',contractRent=base,leaseStartDate=st,leaseEndDate=exv,deposit=dep,charges=[dict(code='Base Rent',amount=base),dict(code='NNN Est.',amount=nnn)],totalCharges=round(base+nnn,2),rentSteps=[dict(date=x,amount=v) for x,v in inc]);rows.append(e);R+=1
R+=1
for j,v,q in[(2,'Total / 12 suites',None),(4,tt[0],'#,##0'),(8,tt[1],'"$"#,##0.00'),(9,tt[2],'"$"#,##0.00'),(10,tt[3],'"$"#,##0.00'),(16,tt[4],'"$"#,##0')]:
    c=ws.cell(R,j,round(v,2) if not isinstance(v,str) else v);c.font=Font(bold=True)
    if q:c.number_format=q
for j in range(2,17): ws.cell(R,j).border=med
vs=14100+6850;R+=1;ws.cell(R,2,'Leased');ws.cell(R,4,tt[0]-vs).number_format='#,##0';ws.cell(R,5,(tt[0]-vs)/tt[0]).number_format='0.0%';ws.cell(R,5).alignment=Alignment(horizontal='left')
R+=1;ws.cell(R,2,'Vacant');ws.cell(R,4,vs).number_format='#,##0';ws.cell(R,5,vs/tt[0]).number_format='0.0%';ws.cell(R,5).alignment=Alignment(horizontal='left')
for c,x in zip('ABCDEFGHIJKLMNOP',[2,8,7,10,30,10,10,14,13,14,2,10,14,10,14,13]): ws.column_dimensions[c].width=x
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wx.append(['Year','# Leases','SF Expiring'])
for y in sorted(exps): wx.append([y]+exps[y])
wb.active=1;wb.save(D+F)
save(F,'INDUSTRIAL','r80a','Owner spreadsheet, grouped header, building named once per group, increases to the right, notes sheet first',True,'Crossroads Commerce Park',asof,12,10,2,rows,sheet='RR 3Q26')
