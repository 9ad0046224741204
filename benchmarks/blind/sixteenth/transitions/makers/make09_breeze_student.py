from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1409); AS=D(2025,10,15); N='Breeze RR - Foxglove Student.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
H=['Bed','Floor Plan','Resident','Status','From','To','Rent','Utilities','Furniture','Parking','Concession','Total Charges','Deposit Held','Past Due / (Prepaid)']
ws.append(['Foxglove Commons']);ws.append(['Rent Roll by Bed - As of October 15, 2025']);ws.append([]);ws.append(H)
ws['A1'].font=Font(bold=True,size=14,color='1F4E78'); ws['A2'].font=Font(italic=True)
for c in ws[4]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2E75B6'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[4].height=32; ws.freeze_panes='A5'
rows=[];G=dict.fromkeys('contractRent utl fur par con totalCharges deposit balance'.split(),0.0); beds=occ=0
money='"$"#,##0.00;("$"#,##0.00)'
for fl in(1,2,3):
  for k in range(1,8):
    un=f'{fl}{k:02d}'; nb,fp,base=[(4,'4x4 Deluxe',795.),(4,'4x2 Classic',699.),(2,'2x2 Tower',945.)][k%3]
    ws.append([f'Unit {un} - {fp} ({nb} beds)']); q=ws.max_row; ws.merge_cells(start_row=q,end_row=q,start_column=1,end_column=14); ws.cell(q,1).font=Font(bold=True); ws.cell(q,1).fill=PatternFill('solid',fgColor='DDEBF7')
    for b in 'ABCD'[:nb]:
        beds+=1; u=f'{un}-{b}'
        if r.random()<.1:
            ws.append([u,fp,None,'Vacant']+[None]*2+[0,None,None,None,None,0,0,0]); rows.append(row(unit=u,building=None,unitType=fp,statusText='Vacant',section=f'Unit {un} - {fp} ({nb} beds)',contractRent=0.,totalCharges=0.,deposit=0.,balance=0.))
        else:
            occ+=1; f,l=pers(r); s,e=(D(2025,8,16),D(2026,7,31)) if r.random()<.85 else (D(2025,8,16),D(2025,12,19)); st='Notice' if e.year==2025 and r.random()<.6 else 'Current'
            rent=base+r.choice([0,0,25,-20]); utl=r.choice([60.,60.,0]); fur=r.choice([0,25.]); par=r.choice([0,0,55.]); con=r.choice([0]*6+[-50.]); t=rent+utl+fur+par+con; dep=r.choice([0,150.,300.]); bal=r.choice([0,0,0,t,-35.,12.99])
            ws.append([u,fp,f'{f} {l}',st,s,e,rent,utl or None,fur or None,par or None,con or None,t,dep,bal])
            for kk,v in zip(G,(rent,utl,fur,par,con,t,dep,bal)): G[kk]+=v
            rows.append(row(unit=u,unitType=fp,tenantName=f'{f} {l}',statusText=st,section=f'Unit {un} - {fp} ({nb} beds)',leaseStartDate=s,leaseEndDate=e,contractRent=rent,totalCharges=t,deposit=float(dep),balance=float(bal),charges=[{"code":a,"amount":v} for a,v in(('Rent',rent),('Utilities',utl),('Furniture',fur),('Parking',par),('Concession',con)) if v]))
        for c in ws[ws.max_row][4:6]: c.number_format='d-mmm-yy'
        for c in ws[ws.max_row][6:]: c.number_format=money
ws.append([f'Total ({beds} beds)']+[None]*5+list(G.values()))
for c in ws[ws.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style='medium'),bottom=Side(style='double')); c.number_format=money
ws.append([]); ws.append(['Beds occupied',None,occ]);ws.append(['Beds vacant',None,beds-occ]);ws.append(['Occupancy',None,occ/beds]); ws.cell(ws.max_row,3).number_format='0.0%'
for i,w in enumerate([15,13,24,10,11,11,11,10,10,10,11,12,12,13],1): ws.column_dimensions[chr(64+i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC/N)
truth(N,'Foxglove Commons',AS,rows,beds,occ,beds-occ,('STUDENT_HOUSING','Yardi Breeze-like by-bed roll with merged heading row per apartment, charge columns',False),totals=[T(f'Total ({beds} beds)',k,G[k]) for k in('contractRent','totalCharges','deposit','balance')])
