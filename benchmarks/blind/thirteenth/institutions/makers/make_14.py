# Kardin-type budget rent roll, office tower, XLSX: current rent, then 12 budget months and total; stacking floors descending
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5414); NAME='one_saltmarsh_kardin_budget_roll.xlsx'; AS=dt.date(2025,12,31)
wb=Workbook(); ws=wb.active; ws.title='Base Rent'
ws['A1']='Kardin Budget System  9.14'; ws['A1'].font=Font(size=8,italic=True); ws['A2']='One Saltmarsh Place'; ws['A2'].font=Font(size=12,bold=True); ws['A3']='Budget Rent Roll - Base Rent'; ws['A4']='Rent roll at 12/31/2025; budget year 2026'; ws['A5']='Scenario: 2026 FINAL'
two=[('','Floor'),('','Suite'),('','Tenant'),('Rentable','SF'),('Lease','Start'),('Lease','Expires'),('Security','Deposit'),('Dec-25','Actual Rent')]+[('Budget',dt.date(2026,k,1)) for k in range(1,13)]+[('Budget','2026 Total')]
for k,(a,b) in enumerate(two,1):
    ws.cell(7,k,a or None); c=ws.cell(8,k,b); c.number_format='mmm-yy' if isinstance(b,dt.date) else 'General'
    for q in(7,8): ws.cell(q,k).font=Font(name='Tahoma',size=8,bold=True); ws.cell(q,k).alignment=Alignment(horizontal='right' if k>3 else 'left')
    ws.cell(8,k).border=Border(bottom=Side('medium'))
DD=[(14,'1400','Whitcombe Re (Americas)',15800,47),(13,'1300','Whitcombe Re (Americas)',15800,45.5),(12,'1210','Colloquy Press',6420,41),(12,'1250',None,8875,0),(11,'1100','Haldane Surety Group',15650,44),(10,'1010','Redoubt Cyber, Inc.',4980,43),(10,'1030','Vantage Court Reporters',2310,40),(10,'1060','Pemrose Family Office',7790,46),(9,'900','Gulf & Sound Shipping Agency',15600,42),(8,'810','Marrow Street Orthopaedics',9140,38),(8,'850',None,6300,0),(7,'700','State Dept. of Fisheries',15480,33),(6,'600','Lucent Harbor Coworking',15480,36),(5,'510','Abacus Payroll Services',5230,39),(5,'540','Jessop Land Surveyors',3115,37),(5,'575','Management Office',1890,0),(2,'200','Saltmarsh Fitness Club',8200,22),(1,'110','Bollard Coffee',1420,48),(1,'120','Coastal Federal Credit Union',3870,51),('B','B-02','Abacus Payroll Services (storage)',540,14),('B','B-07',None,610,0),('R','ROOF-A','Halyard Mobile (antenna)',None,0),('R','ROOF-B','Meteo Array (weather station)',None,0)]
r=9; T=[]; S=[0]*16; va=0; occ=0; f8=Font(name='Tahoma',size=8)
for fl,u,t,a,psf in DD:
    row=dict(unit=u,area=a)
    vals={1:fl,2:u,3:t or 'VACANT',4:a}
    if t is None:
        va+=1; vals.update({8:0,**{9+k:0 for k in range(12)},21:0}); row.update(statusText='VACANT',contractRent=0)
    elif t=='Management Office':
        occ+=1; vals.update({8:0,**{9+k:0 for k in range(12)},21:0}); row.update(tenantName=t,statusText='Occupied',contractRent=0)
    else:
        occ+=1; base={'ROOF-A':2950.0,'ROOF-B':600.0}.get(u) or round(a*psf/12,2); s=addm(dt.date(R.choice([2018,2019,2021,2022,2023,2024]),1,1),R.randint(0,11)); e=eom(addm(s,R.choice([90,96,120,126])-1))
        if e<AS: e=dt.date(2026,R.choice([5,8]),31)
        if u=='1300': s,e=T[0]['leaseStartDate'],T[0]['leaseEndDate']
        bump=s.month; mo=[]; cur=base
        for k in range(1,13):
            if k==bump: cur=round(cur*1.025,2)
            mo.append(cur if dt.date(2026,k,1)<=e else 0)
        dep=round(base,2) if R.random()<.45 and a else None
        vals.update({5:s,6:e,7:dep,8:base,**{8+k:mo[k-1] for k in range(1,13)},21:round(sum(mo),2)})
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,deposit=dep,contractRent=base)
    for k,v in vals.items():
        if v is None: continue
        c=ws.cell(r,k,v); c.font=f8
        if k in(5,6): c.number_format='mm/dd/yyyy'
        elif k==4: c.number_format='#,##0'
        elif k>6: c.number_format='#,##0.00'
        if k<4: c.alignment=Alignment(horizontal='left')
        if k==4: S[0]+=v
    T.append(row); r+=1
tot={4:S[0]}
for k in range(7,22):
    tot[k]=round(sum((ws.cell(q,k).value or 0) for q in range(9,r)),2)
ws.cell(r,3,'Building Total')
for k,v in tot.items(): ws.cell(r,k,v).number_format='#,##0.00' if k>4 else '#,##0'
for k in range(1,22): ws.cell(r,k).font=Font(name='Tahoma',size=8,bold=True); ws.cell(r,k).border=Border(top=Side('thin'),bottom=Side('double'))
ws.cell(r+1,3,'Vacant SF').font=f8; ws.cell(r+1,4,sum(x.get('area') or 0 for x in T if x['statusText']=='VACANT')).font=f8; ws.cell(r+1,4).number_format='#,##0'
ws.cell(r+3,1,'Expiring leases carry no rent after expiry; renewals and speculative leasing are budgeted on schedule S-2. Roof licences have no rentable area.').font=Font(name='Tahoma',size=7,italic=True)
ws.cell(r+4,1,f'Spaces: {len(T)} (let or used {occ}, vacant {va})').font=Font(name='Tahoma',size=7,italic=True)
s2=wb.create_sheet('Assumptions'); s2['A1']='Base rent bumps 2.5% on anniversary month'; s2['A2']='Parking'; s2['B2']=185; s2['A3']='CPI'; s2['B3']=.028
for k in range(1,22): ws.column_dimensions['ABCDEFGHIJKLMNOPQRSTU'[k-1]].width=[6,9,32,10,11,11,12,12][k-1] if k<9 else 11.5
ws.column_dimensions['U'].width=13; ws.freeze_panes='D9'
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
put(NAME,'OFFICE','Kardin budget roll, stacking order, current rent then twelve budget months and total',True,dict(propertyName='One Saltmarsh Place',asOnDate=iso(AS),sheet='Base Rent',units=len(T),occupied=occ,vacant=va,rows=T,totals=dict(area=tot[4],contractRent=tot[8],deposit=tot[7])))
