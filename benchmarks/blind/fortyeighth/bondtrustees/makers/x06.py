# workbook: strip centre with steps in side columns, % rent, grouped header, hidden expired row-free
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(4816); fn='Ridgeline Plaza RR (bond refi).xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR 8-31-25'; ex=wb.create_sheet('Expirations')
L=[('1A','Harvest Table Market',24500,9.75,180,'3%',),('1B','Dollar Lantern #2217',9800,10.5,120,None),('2','Ironclad Gym',12250,11,120,None),('3A','Lotus Thai Kitchen',2400,19.5,60,'6%'),('3B',None,1800,0,0,None),('3C','Ridgeline Dry Cleaners',1500,18,60,None),('4','Tri-State Physical Therapy',3650,20.25,84,None),('5','Cornerstone Insurance Agency',1200,19,36,None),('6','Bowl & Barrel Sports Grill',5600,17.75,120,'5%'),('7',None,2750,0,0,None),('8','Vape District',1100,22,36,None),('9','Little Acorns Child Care',6200,14.5,120,None),('10','Hometown Hearing Aids',1350,19.75,60,None),('11','Sunbelt Tax Service',1250,21,36,None),('12','Pad C - Velvet Bean Coffee',1850,36,120,'7%'),('13','Pad D - First Ridge Bank (ground lease)',0,0,240,None)]
ws['B2']='RIDGELINE PLAZA'; ws['B3']='4400 Ridgeline Parkway'; ws['B4']='As of'; ws['C4']=d(2025,8,31); ws['C4'].number_format='mmmm d, yyyy'; ws['C4'].alignment=Alignment(horizontal='left')
for c in('B2',): ws[c].font=Font(bold=True,size=15)
G=[('B',2,'PREMISES',3),('E',5,'LEASE TERM',2),('G',7,'CURRENT BASE RENT',3),('J',10,'RECOVERIES',2),('L',12,'STEP 1',2),('N',14,'STEP 2',2),('P',16,'PERCENTAGE RENT',2)]
blue=PatternFill('solid',fgColor='1F4E78')
for col,i,t,n in G:
    ws.merge_cells(start_row=6,start_column=i,end_row=6,end_column=i+n-1); c=ws.cell(6,i,t); c.fill=blue; c.font=Font(bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='center')
H=['Space','Tenant','Sq. Ft.','Start','Expires','Monthly','Annual','PSF/Yr','NNN Est. /Mo.','Total /Mo.','Date','Monthly','Date','Monthly','Rate','Breakpoint','Deposit']
for i,h in enumerate(H): c=ws.cell(7,2+i,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center',wrap_text=True)
rows=[]; R=8; ed=[]
for u,n,sf,p,term,pr in L:
    x=dict(unit=u,area=sf or None); 
    if not n: x['statusText']='Available'; v=[u,'Available',sf]
    else:
        m=round(sf*p/12,2) if sf else 9166.67; st=d(r.randint(2016,2024),r.randint(1,12),1) if term>36 else d(2024,r.randint(1,9),1)
        while addm(st,term)<=d(2025,12,1): term+=60
        nn=round(sf*4.15/12,2) if sf else None; e=addm(st,term)-dt.timedelta(days=1); steps=[]; q=addm(st,12)
        while q<=d(2025,8,31): q=addm(q,12)
        w=m
        for k in range(2):
            if q<e and r.random()<.85 and sf: w=round(w*1.03,2); steps.append((q,w)); q=addm(q,12 if term<120 else 24)
        bp=round(m*12/float(pr[:-1])*100,0) if pr else None
        x.update(statusText='Occupied',tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),charges=[dict(code='NNN Est. /Mo.',amount=nn)] if nn else [],totalCharges=round(m+(nn or 0),2),rentSteps=[dict(date=str(a),amount=b) for a,b in steps],deposit=m if sf and sf<5000 else None)
        s=[z for t in steps for z in t]+[None]*(4-2*len(steps)); v=[u,n,sf or None,st,e,m,round(m*12,2),p or None,nn,x['totalCharges']]+s+[float(pr[:-1])/100 if pr else None,bp,x['deposit']]; ed.append((e,n,sf,m))
    for i,q in enumerate(v):
        c=ws.cell(R,2+i,q)
        if isinstance(q,dt.date): c.number_format='mmm-yy' if False else 'm/d/yyyy'; c.alignment=Alignment(horizontal='center')
        elif i in(5,6,7,8,9,11,13,16): c.number_format='$#,##0.00'
        elif i==2: c.number_format='#,##0'
        elif i==14: c.number_format='0.0%'
        elif i==15: c.number_format='$#,##0'
        if not n: c.font=Font(italic=True,color='808080')
    rows.append(x); R+=1
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2)
for lab,f in (('Total / GLA',None),):
    ws.cell(R,3,lab)
    for i,q in ((4,S('area')),(7,S('contractRent')),(8,S('annualRent')),(10,round(sum(c['amount'] for x in rows for c in x.get('charges',[])),2)),(11,S('totalCharges')),(18,S('deposit'))): ws.cell(R,i,q).number_format='#,##0' if i==4 else '$#,##0.00'
    for i in range(2,19): ws.cell(R,i).font=Font(bold=True); ws.cell(R,i).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
R+=1; va=sum(x['area'] for x in rows if 'tenantName' not in x); ws.cell(R,3,'Leased'); ws.cell(R,4,S('area')-va).number_format='#,##0'; ws.cell(R,5,1-va/S('area')).number_format='0.0%'; R+=1; ws.cell(R,3,'Available'); ws.cell(R,4,va).number_format='#,##0'; ws.cell(R,5,va/S('area')).number_format='0.0%'
R+=2; ws.cell(R,2,'Pad D is leased land; tenant owns its building and pays its own taxes. Percentage rent is over the breakpoint shown, payable annually within 60 days of year end.').font=Font(size=9,italic=True)
for i,w in enumerate([2,8,36,9,11,11,13,14,9,12,13,11,12,11,12,8,13,12],1): ws.column_dimensions[gl(i)].width=w
ex['A1']='Lease expirations'; ex['A1'].font=Font(bold=True)
for i,h in enumerate(['Year','Leases','Sq. Ft.','Monthly Base Rent'],1): ex.cell(3,i,h)
q=4
for y in sorted({e.year for e,*_ in ed}):
    Z=[t for t in ed if t[0].year==y]
    for i,v in enumerate([y,len(Z),sum(t[2] for t in Z),round(sum(t[3] for t in Z),2)],1): ex.cell(q,i,v)
    q+=1
ws['B3'].alignment=Alignment(horizontal='left'); ws.row_dimensions[7].height=30; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,fn)); oc=sum('tenantName' in x for x in rows)
save(fn,dict(propertyName='Ridgeline Plaza',asOnDate='2025-08-31',units=len(rows),occupied=oc,vacant=len(rows)-oc,sheet='RR 8-31-25',rows=rows),'RETAIL','strip centre, grouped header, steps and percentage rent in side columns',True)
