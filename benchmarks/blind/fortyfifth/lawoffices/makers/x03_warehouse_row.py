# Warehouse row, Indianapolis: tenant blocks with continuation lines for rent steps, two-line header, annual and monthly, contract schedule
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
name='x03_schedule_3-1-b_warehouses.xlsx'
D_=dt.date
# bldg, addr, suite, tenant, sf, doors, start, end, monthly, nnn est monthly, deposit, opts, steps
D=[('1','2301 Kentucky Bypass Ave',[('1-A','Hoosier Pallet Recyclers, Inc.',24000,6,D_(2021,4,1),D_(2026,3,31),11000.0,2600.0,11000.0,'1 x 5 yr',[]),
 ('1-B','Amberline Logistics Corp.',36000,10,D_(2023,2,1),D_(2030,1,31),17250.0,3900.0,34500.0,'2 x 5 yr',[(D_(2026,2,1),17767.5),(D_(2027,2,1),18300.53),(D_(2028,2,1),18849.54),(D_(2029,2,1),19415.03)])]),
('2','2317 Kentucky Bypass Ave',[('2-A','Speedway Tire Wholesale LLC',18500,4,D_(2019,9,1),D_(2025,8,31),8093.75,2004.17,7500.0,'none',[]),
 ('2-B','Crossroads Vending & Ice',9200,2,D_(2024,6,15),D_(2027,6,14),4600.0,996.67,4600.0,'none',[(D_(2026,6,15),4738.0)]),
 ('2-C','VACANT',9300,2,None,None,None,None,None,'',[]),
 ('2-D','White River Millwork, Inc.',23000,5,D_(2020,1,1),D_(2029,12,31),10541.67,2491.67,0.0,'1 x 3 yr',[(D_(2026,1,1),10925.0),(D_(2028,1,1),11308.33)])]),
('3','2333 Kentucky Bypass Ave',[('3','Tri-State Beverage Distributors, L.P.',88400,22,D_(2015,7,1),D_(2035,6,30),36833.33,8840.0,None,'2 x 10 yr',[(D_(2030,7,1),40516.67)])]),
('4','2349 Kentucky Bypass Ave',[('4-A','VACANT',15000,3,None,None,None,None,None,'',[]),
 ('4-B','Circle City Church Furnishings',12750,3,D_(2018,3,1),'MTM',4781.25,1381.25,3000.0,'',[]),
 ('4-C','Brightpath Medical Couriers, LLC',7400,2,D_(2025,5,1),D_(2028,4,30),4162.5,801.67,8325.0,'1 x 3 yr',[(D_(2026,5,1),4287.38),(D_(2027,5,1),4416.0)]),
 ('4-Yard','Dovetail Trailer Leasing, Inc.',None,None,D_(2023,10,1),D_(2025,9,30),1900.0,None,1900.0,'',[])])]
wb=Workbook();ws=wb.active;ws.title='Sched 3.1(b)'
TN='Times New Roman'
def put(c,v,b=False,it=False,nf=None,al=None,fill=None,sz=10):
    x=ws[c];x.value=v;x.font=Font(name=TN,size=sz,bold=b,italic=it)
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=True)
    if fill:x.fill=PatternFill('solid',fgColor=fill)
for i,(t,b) in enumerate([('SCHEDULE 3.1(b)',True),('LIST OF LEASES AND RENT ROLL',True),('Bypass Commerce Row, Indianapolis, Marion County, Indiana',False),('(current through August 1, 2025; all leases triple net)',False)],1):
    ws.merge_cells(f'B{i}:N{i}');put(f'B{i}',t,b=b,it=i==4,al='center',sz=12 if b else 11)
H=[('B','Suite',''),('C','Tenant',''),('D','Area','(sq. ft.)'),('E','Dock','doors'),('F','Lease','start'),('G','Lease','expires'),('H','Base rent','per month'),('I','Base rent','per year'),('J','NNN est.','per month'),('K','Security','deposit'),('L','Options',''),('M','Increase','date'),('N','Increased','rent / mo.')]
for c,a,b in H:
    put(f'{c}6',a,b=True,al='center');put(f'{c}7',b,b=True,al='center'); ws[f'{c}7'].border=Border(bottom=Side(style='medium'));ws[f'{c}6'].border=Border(top=Side(style='medium'))
r=8;rows=[];sub=[];G=[0]*5
M='#,##0.00';DT='m/d/yyyy'
for bl,ad,su in D:
    ws.merge_cells(f'B{r}:N{r}');put(f'B{r}',f'BUILDING {bl} – {ad}',b=True,it=True,fill='E7E6E6');r+=1;r0=r;S=[0]*4
    for s,t,sf,dd,st,en,mo,nn,dp,op,steps in su:
        vac=t=='VACANT'
        put(f'B{r}',s,al='left');put(f'C{r}',t,b=vac,al='left');put(f'D{r}',sf,nf='#,##0');put(f'E{r}',dd,al='center')
        if not vac:
            put(f'F{r}',st,nf=DT,al='right');put(f'G{r}',en,nf=DT,al='right');put(f'H{r}',mo,nf=M);put(f'I{r}',f'=ROUND(H{r}*12,2)',nf=M);put(f'J{r}',nn,nf=M);put(f'K{r}',dp if dp is not None else 'L/C',nf=M,al='right');put(f'L{r}',op,al='center')
        for i,(a,v) in enumerate(steps): put(f'M{r+i}',a,nf=DT);put(f'N{r+i}',v,nf=M)
        row=dict(unit=s,building=f'BUILDING {bl} – {ad}',tenantName=None if vac else t,statusText='VACANT' if vac else 'Occupied',area=sf,contractRent=mo,annualRent=round(mo*12,2) if mo else None,leaseStartDate=st,leaseEndDate=en,deposit=dp)
        if nn: row['charges']=[dict(code='NNN est.',amount=nn)]
        if steps: row['rentSteps']=[dict(date=a.isoformat(),amount=v) for a,v in steps]
        rows.append(row)
        for i,v in enumerate((sf,mo,nn,dp)): S[i]+=v or 0
        G[4]+=round(mo*12,2) if mo else 0
        r+=max(1,len(steps))
    put(f'C{r}',f'Building {bl}',it=True,al='right')
    for c in 'DHIJK':
        put(f'{c}{r}',f'=SUM({c}{r0}:{c}{r-1})',it=True,nf='#,##0' if c=='D' else M); ws[f'{c}{r}'].border=Border(top=Side(style='thin'))
    sub.append(r); r+=2
    for i in range(4): G[i]+=S[i]
put(f'C{r}','ALL BUILDINGS',b=True,al='right')
for c in 'DHIJK':
    put(f'{c}{r}','='+'+'.join(f'{c}{x}' for x in sub),b=True,nf='#,##0' if c=='D' else M); ws[f'{c}{r}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2
for t in ['L/C: Tri-State has posted an irrevocable letter of credit for $150,000 in place of a cash deposit.','4-Yard is fenced outside storage (about 1.1 acres) and is not counted in the area of the buildings.','Suite 2-A: Speedway has vacated in part and will not renew.','','Certified to Purchaser and its title insurer:','BYPASS COMMERCE ROW, LLC','By: ______________________   Its: ______________________']:
    ws.merge_cells(f'B{r}:N{r}');put(f'B{r}',t);r+=1
for c,w in zip('ABCDEFGHIJKLMN',(2,9,36,11,7,11,11,13,14,12,12,10,11,12)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='6:7';ws.sheet_view.showGridLines=False
ws.oddFooter.center.text='Schedule 3.1(b) – &P'
wb.save(doc(name));recalc(name);print(G)
save(name,'WAREHOUSE','paralegal, contract schedule','Times workbook, building bands and subtotals, steps on continuation lines, L/C in deposit column',True,'Bypass Commerce Row','2025-08-01',None,None,2,rows,sheet=None)
