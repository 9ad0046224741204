# co-living London, merged flats
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1010); FN='Foundry House co-living - room schedule.xlsx'
P=people(R,90,"{i}. {l}"); wb=Workbook(); ws=wb.active; ws.title='Room schedule'
ws.merge_cells('A1:J1'); ws['A1']='FOUNDRY HOUSE, DEPTFORD SE8 - CO-LIVING ROOM SCHEDULE'; ws['A1'].font=Font(name='Gill Sans MT',bold=True,size=14); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:J2'); ws['A2']='All-inclusive monthly licence fees (bills, Wi-Fi, weekly clean) at 1 September 2026'; ws['A2'].alignment=Alignment(horizontal='center')
hd=['Flat','Room','Room type','Size (m²)','Member','Licence start','Licence end','Fee pcm (£)','Deposit held (£)','Bike / storage (£ pcm)']
th=Side('thin',color='999999'); bd=Border(left=th,right=th,top=th,bottom=th)
for i,x in enumerate(hd,1): c=ws.cell(4,i,x); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2B2B2B'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=bd
ws.row_dimensions[4].height=32
rows=[];y=5;k=0;tf=td=tb=0
for f in range(1,13):
    n=R.choice([5,6,6]); y0=y; fl=f"Flat {f}"
    for j in range(n):
        u=f"{f}{'ABCDEF'[j]}"; ty=R.choice(['Ensuite','Ensuite','Ensuite plus','Studio','Shared bath']); a={'Ensuite':14.5,'Ensuite plus':17,'Studio':21.5,'Shared bath':12}[ty]+R.choice([0,.3,.6,1]); fee={'Ensuite':1295,'Ensuite plus':1425,'Studio':1650,'Shared bath':1120}[ty]+R.choice([0,25,-30,40])
        t=dict(unit=u,building=fl,unitType=ty,area=a)
        if R.random()<.1: vals=[u,ty,a,'VOID',None,None,None,None,None]; t['statusText']='VOID'
        else:
            st=D(R.choice([2025,2026]),R.randint(1,8),R.choice([1,5,12,19,28])); 
            if R.random()<.12: en='Rolling'
            else:
                en=addm(st,R.choice([6,9,12]))-dt.timedelta(1)
                while en<D(2026,9,1): en=addm(en,6)
            dep=round(fee*12/52*4) if R.random()<.9 else 0; bk=R.choice([0,0,0,15,30]); vals=[u,ty,a,P[k],st,en,fee,dep,bk or None]
            t.update(tenantName=P[k],statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=fee,deposit=dep,charges=[dict(code='Bike / storage',amount=bk)] if bk else []); k+=1; tf+=fee;td+=dep;tb+=bk
        for i,x in enumerate(vals,2):
            c=ws.cell(y,i,x); c.border=bd
            if isinstance(x,D): c.number_format='dd/mm/yyyy'
            elif i>=8: c.number_format='#,##0'
            elif i==4: c.number_format='0.0'
            if x=='VOID': c.font=Font(bold=True,color='C00000')
        rows.append(t); y+=1
    ws.merge_cells(start_row=y0,start_column=1,end_row=y-1,end_column=1); ws.cell(y0,1,fl).alignment=Alignment(vertical='center',horizontal='center'); ws.cell(y0,1).font=Font(bold=True)
vo=sum(1 for r in rows if r['statusText']=='VOID')
for i,x in {1:'Total',4:round(sum(r['area'] for r in rows),1),5:f"{len(rows)-vo} let / {vo} void",8:tf,9:td,10:tb}.items(): c=ws.cell(y,i,x); c.font=Font(bold=True); c.number_format='#,##0' if i>7 else '0.0'
for c in range(1,11): ws.cell(y,c).border=Border(top=Side('medium'))
for l,w in zip('ABCDEFGHIJ',(9,7,13,9,19,12,12,11,12,13)): ws.column_dimensions[l].width=w
n=wb.create_sheet('Notes'); n['A1']='Notes'; n['A2']='Rolling = licence continues month to month after fixed period.'; n['A3']='Member names abbreviated for UK GDPR.'
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(out(FN))
save(FN,'MULTIFAMILY','co-living rooms, merged flat cells, UK',False,dict(propertyName='Foundry House',asOnDate='2026-09-01',units=len(rows),occupied=len(rows)-vo,vacant=vo,sheet='Room schedule',rows=rows))
