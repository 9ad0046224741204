# borrower Excel list, mini storage, 86 units, two side-by-side-less, sections by size, hidden column, freeform notes; mixed dates
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=R(505); NAME='Hwy 89 Mini Storage unit list.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Units Aug'; w2=wb.create_sheet('late fees'); w2.append(['who','fee']); w2.append(['B14',20]); w2.append(['D03',20])
ws['A1']='HWY 89 MINI STORAGE'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Unit list for August 2025'
H=['Unit #','Customer','Gate code','Monthly','Std rate','Paid thru','Since','Dep.','Notes']
for i,h in enumerate(H,1): x=ws.cell(4,i,h); x.font=Font(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7F6000'); x.alignment=Alignment(horizontal='center')
ws.column_dimensions['C'].hidden=True
sec=[('5x5',55,'A',14),('5x10',72,'B',22),('10x10',98,'C',24),('10x20',149,'D',18),('Outdoor RV / boat',65,'P',8)]
row=5; rows=[]; T=[0,0,0]; occ=0; vac=0
for sz,rate,L_,n in sec:
    ws.cell(row,1,f'{sz}  @ ${rate}').font=Font(bold=True,italic=True); ws.merge_cells(start_row=row,start_column=1,end_row=row,end_column=4); row+=1
    s=[0,0]
    for k in range(1,n+1):
        u=f'{L_}{k:02d}'; q=dict(unit=u,section=f'{sz}  @ ${rate}',unitType=sz,marketRent=rate); ws.cell(row,1,u); ws.cell(row,5,rate).number_format='0.00'
        s[1]+=rate
        if u=='A01': 
            ws.cell(row,2,'office use'); q.update(statusText='office use')
        elif r.random()<.13:
            ws.cell(row,2,'vacant'); q['statusText']='vacant'; vac+=1
        else:
            occ+=1
            nm=r.lf() if r.random()<.9 else r.choice(['Kaibab Plumbing','Red Butte Electric','High Desert Cater-All','Vermilion Tile'])+f' {k}'
            m=rate+r.choice([0,0,0,-3,-7,5]) ; si=r.day(D(2016,1,1),D(2025,7,28)); pt=r.choice([D(2025,8,31)]*6+[D(2025,7,31),D(2025,9,30)])
            dep=r.choice([0,25,25,25]); ws.cell(row,2,nm); ws.cell(row,3,r.randrange(1000,9999)); ws.cell(row,4,m).number_format='0.00'; ws.cell(row,6,dt.datetime(pt.year,pt.month,pt.day)).number_format='m/d'; 
            if r.random()<.7: ws.cell(row,7,dt.datetime(si.year,si.month,si.day)).number_format='m/d/yyyy'
            else: ws.cell(row,7,us2(si))
            ws.cell(row,8,dep).number_format='0.00'
            if pt<D(2025,8,1): ws.cell(row,9,r.choice(['late','LATE - lien letter sent','called 8/9']))
            q.update(tenantName=nm,statusText='Occupied',contractRent=m,moveInDate=iso(si),deposit=dep); s[0]+=m; T[2]+=dep
        rows.append(q); row+=1
    ws.cell(row,2,f'sub {sz}').font=Font(italic=True); 
    for c,v in ((4,s[0]),(5,s[1])): x=ws.cell(row,c,v); x.number_format='#,##0.00'; x.border=Border(top=Side('thin'))
    T[0]+=s[0];T[1]+=s[1]; row+=2
ws.cell(row,2,'TOTAL ALL').font=Font(bold=True)
for c,v in ((4,T[0]),(5,T[1]),(8,T[2])): x=ws.cell(row,c,v); x.number_format='#,##0.00'; x.font=Font(bold=True)
ws.cell(row+1,2,f'{occ} rented / {vac} vacant / 1 office = {len(rows)}')
for c,w in zip('ABDEFGHI',[9,28,10,9,9,11,8,24]): ws.column_dimensions[c].width=w
wb.save(DOC+'/'+NAME)
save(NAME,dict(propertyName='HWY 89 MINI STORAGE',asOnDate='2025-08',units=len(rows),occupied=occ,vacant=vac,sheet='Units Aug'),rows,'SELF_STORAGE','owner Excel list by size section, hidden column, text dates',True)
