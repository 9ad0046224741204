# Warsaw office: workbook with several sheets, EUR headline rent, PLN service charge, add-on, parking rows
from common import *
import openpyxl
from openpyxl.styles import *
R=random.Random(6108); N='X01_warsaw_office_schedule.xlsx'
wb=openpyxl.Workbook(); c0=wb.active; c0.title='Cover'; ws=wb.create_sheet('TS_Q1_2025'); w2=wb.create_sheet('Expiry profile')
for i,(a,b) in enumerate([('Property','Rondo Wola Office Park, building B'),('Address','ul. Towarowa 41, Warsaw'),('Owner','RWB Property sp. z o.o.'),('Status of data','31 March 2025'),('Prepared by','Halina Brzeska MRICS, Wisła Valuations'),('Currency','EUR (service charges in PLN)')],3): c0.cell(i,2,a).font=Font(bold=True); c0.cell(i,3,b)
c0.column_dimensions['B'].width=20
ws.sheet_view.showGridLines=False
ws['B2']='Rondo Wola Office Park, building B: tenancy schedule'; ws['B2'].font=Font(size=14,bold=True,color='003366'); ws['B3']='as at 31 March 2025'
g=[(2,4,'Premises'),(5,5,'Occupier'),(6,7,'Space'),(8,10,'Lease'),(11,14,'Headline rent'),(15,15,'SC'),(16,17,'Market (ERV)'),(18,19,'Weighting')]
for a,b,t in g:
    ws.cell(5,a,t); 
    if b>a: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
    ws.cell(5,a).font=Font(bold=True,color='FFFFFF'); ws.cell(5,a).fill=PatternFill('solid',fgColor='003366'); ws.cell(5,a).alignment=Alignment(horizontal='center')
H=['Ref.','Floor','Type','Tenant','Add-on\n%','GLA incl. add-on\nsqm','Commencement','Expiry','Break\noption','EUR / sqm\n/ month','EUR\nper month','Incentive\n(months free)','EUR\nper annum','PLN / sqm\n/ month','EUR / sqm\n/ month','EUR\nper month','WAULT\n(yrs)','Share of\nrent']
for i,h in enumerate(H,2):
    c=ws.cell(6,i,h); c.font=Font(bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='D9E2EF')
ws.row_dimensions[6].height=30
T=['Grupa Odra Software S.A.','Mazur Legal sp.k.','Nordea-Bank-free','Bałtyk Ubezpieczenia S.A.','Kopernik Shared Services sp. z o.o.','Lumen Media sp. z o.o.','Perkoz Energia S.A.','Zielona Piekarnia sp. z o.o.','Fundacja Jutro','Tatra Clinical Research sp. z o.o.']
T.remove('Nordea-Bank-free')
L=[('B.0.1',0,'Retail',T[6],D(2021,6,1),D(2026,5,31),None,182.4,16.5),('B.0.2',0,'Retail',None,None,None,None,96.3,17),('B.1.1',1,'Office',T[0],D(2022,9,1),D(2029,8,31),None,1215.6,15.75),('B.2.1',2,'Office',T[0],D(2022,9,1),D(2029,8,31),None,1218.2,15.75),('B.3.1',3,'Office',T[1],D(2020,2,1),D(2027,1,31),None,540.1,16.2),('B.3.2',3,'Office',T[4],D(2023,11,1),D(2028,10,31),D(2026,10,31),388.7,16.9),('B.3.3',3,'Office',None,None,None,None,287.3,16.5),('B.4.1',4,'Office',T[3],D(2019,7,1),D(2026,6,30),None,1219.0,15.2),('B.5.1',5,'Office',T[3],D(2019,7,1),D(2026,6,30),None,1219.0,15.2),('B.6.1',6,'Office',T[2],D(2024,4,1),D(2031,3,31),D(2029,3,31),818.5,17.1),('B.6.2',6,'Office',T[7],D(2021,1,1),'indefinite',None,142.0,14),('B.6.3',6,'Office',None,None,None,None,255.8,17),('B.7.1',7,'Office',T[8],D(2023,3,15),D(2030,3,14),D(2028,3,14),1180.4,17.4),
('B.-1.S1',-1,'Storage',T[1],D(2020,2,1),D(2027,1,31),None,64.0,8),('B.-1.S2',-1,'Storage',None,None,None,None,41.5,8)]
rows=[];r=7;S=[0]*5;AS=D(2025,3,31)
tr=sum(round(a*(1.045 if ty=='Office' else 1),2)*p for _,_,ty,t,*_,a,p in L if t)
for ref,fl,ty,t,s,e,b,a,p in L:
    ad=.045 if ty=='Office' else 0; gla=round(a*(1+ad),2); m=round(gla*p,2) if t else 0; erv=round(gla*(p if not t else {'Office':17,'Retail':17,'Storage':8}[ty]),2)
    v=[ref,fl,ty,t or 'vacant',ad,gla,s,e,b or ('-' if t else None),p if t else None,m,R.choice([4,6,8]) if t and ty=='Office' else None,round(m*12,2),24.5,round(erv/gla,2),erv,round((e-AS).days/365.25,2) if isinstance(e,D) else None,m/tr if t else 0]
    fm=[None,None,None,None,'0.0%','#,##0.00','dd.mm.yyyy','dd.mm.yyyy','dd.mm.yyyy','0.00','#,##0.00','0','#,##0.00','0.00','0.00','#,##0.00','0.00','0.0%']
    for i,(x,f) in enumerate(zip(v,fm),2):
        c=ws.cell(r,i,x); c.font=Font(size=9,color='C00000' if not t else '000000')
        if f: c.number_format=f
        c.border=Border(bottom=Side(style='hair'))
    r+=1
    q={'unit':ref,'unitType':ty,'area':gla,'contractRent':m,'annualRent':round(m*12,2),'marketRent':erv,'statusText':'Occupied' if t else 'vacant'}
    if t: q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e)
    rows.append(q); S=[round(x+y,2) for x,y in zip(S,[a,gla,m,m*12,erv])]
for col,x in ((2,'Total lettable'),(7,S[1]),(12,S[2]),(14,S[3]),(17,S[4])):
    c=ws.cell(r,col,x); c.number_format='#,##0.00'
for col in range(2,20): ws.cell(r,col).font=Font(bold=True,size=9); ws.cell(r,col).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
r+=2; ws.cell(r,2,'Parking (memo, not included above)').font=Font(bold=True); r+=1
for i,x in enumerate(['Tenant','','','Spaces','EUR / space / month'],2): ws.cell(r,i,x).font=Font(italic=True,size=9)
for t,n in ((T[0],24),(T[3],18),(T[2],8),(T[8],12)):
    r+=1; ws.cell(r,2,t); ws.cell(r,5,n); ws.cell(r,6,110)
r+=2; vac=round(sum(q['area'] for q in rows if q['statusText']=='vacant'),2)
ws.cell(r,2,f'15 premises, 11 let, 4 vacant. Vacant {vac:,.2f} sqm ({vac/S[1]:.1%}). GLA measured to BOMA; the add-on factor is 4.5 % on offices. Service charge advance PLN 24.50/sqm payable by every tenant.').font=Font(italic=True,size=8)
for i,w in enumerate([2,10,6,9,34,8,12,13,12,12,9,13,10,14,10,10,13,8,8]): ws.column_dimensions[chr(65+i)].width=w
w2.append(['Year','GLA sqm expiring','EUR p.a. expiring'])
yrs={}
for q in rows:
    e=q.get('leaseEndDate')
    if isinstance(e,D): y=yrs.setdefault(e.year,[0,0]); y[0]+=q['area']; y[1]+=q['annualRent']
for y in sorted(yrs): w2.append([y,round(yrs[y][0],2),round(yrs[y][1],2)])
wb.save(doc(N))
save(N,rows,prop='Rondo Wola Office Park, building B',asof='2025-03-31',units=15,occ=11,vac=4,sheet='TS_Q1_2025',asset='OFFICE',style='valuer workbook, cover + schedule + expiry sheet, grouped header, add-on factor, parking memo',hard='monthly and annual rent, ERV, parking memo rows below, negative floors',
 totals={'area':S[1],'contractRent':S[2],'annualRent':S[3],'marketRent':S[4]})
