from lib import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.comments import Comment; from openpyxl.utils import get_column_letter as gl
r=random.Random(1010); n=N(1010); fn='Lindqvist Apts rent book.xlsx'
wb=Workbook(); e=wb.active; e.title='2025 bills'; 
for i,x in enumerate([('Gas co.','Jan',1210.44),('Gas co.','Feb',1320.10),('City water','Jan-Mar',2210.75),('Snow - Earl','Feb',300),('Insurance','Mar',4125)],1):
    for j,y in enumerate(x,1): e.cell(i,j,y)
w=wb.create_sheet('Rents 2025'); w['A1']='LINDQVIST APARTMENTS  -  31 Tannery Row'; w['A1'].font=Font(bold=True,size=14,color='1F3864'); w['A2']='rent book 2025, through Sept. 30, 2025'
mo=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep']; w.merge_cells('F4:N4'); w['F4']='P A I D'; w['F4'].alignment=Alignment(horizontal='center'); w['F4'].fill=PatternFill('solid',fgColor='FFE699')
for i,h in enumerate(['Apt','Name','In since','Sec. dep.','Rent']+mo+['Owes now','notes'],1):
    c=w.cell(5,i,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium'))
rows=[];R=6;T=dict(dep=0,rent=0,bal=0);M=[0]*9;occ=vac=0
for bl,us in [('Front house',['1F','2F','3F','4F','5F','6F','7F','8F']),('Rear house',['1R','2R','3R','4R','5R','6R']),('Carriage house',['CH-1','CH-2'])]:
    c=w.cell(R,1,bl); c.font=Font(bold=True,italic=True); R+=1
    for u in us:
        w.cell(R,1,u)
        if u in('6F','3R'):
            w.cell(R,2,'EMPTY'); w.cell(R,len(mo)+7,'needs paint' if u=='6F' else 'moved out in July, dep. kept')
            if u=='3R':
                for j in range(6): w.cell(R,6+j,780); M[j]+=780
            rows.append(row(unit=u,building=bl,statusText='EMPTY')); vac+=1; R+=1; continue
        occ+=1; who=n('il') if r.random()<.4 else n('fl'); rent=r.choice([725,750,780,810,840,895]); dep=r.choice([500,rent,rent,0]); s=rd(r,(2009,1,1),(2024,11,30)); miss=r.choice([0,0,0,0,1,2]); bal=miss*rent
        half=r.random()<.15; bal+= 200 if half else 0
        w.cell(R,2,who); w.cell(R,3,s).number_format='m/d/yy'; w.cell(R,4,dep).number_format='#,##0'; w.cell(R,5,rent).number_format='#,##0'
        for j in range(9):
            x=rent
            if j>=9-miss: x=0
            elif half and j==4: x=rent-200
            if x: w.cell(R,6+j,x).number_format='#,##0'
            M[j]+=x
        c=w.cell(R,15,bal); c.number_format='#,##0'
        if bal: c.font=Font(color='C00000',bold=True)
        if miss==2: w.cell(R,16,'spoke to him/her, will pay Fri.')
        if u=='1R': w[f'B{R}'].comment=Comment('nephew of Adele, do not raise','owner')
        T['dep']+=dep;T['rent']+=rent;T['bal']+=bal
        rows.append(row(unit=u,building=bl,tenantName=who,statusText='Occupied',moveInDate=iso(s),deposit=dep,contractRent=rent,balance=bal)); R+=1
    R+=1
w.cell(R,2,'TOTALS'); w.cell(R,4,T['dep']); w.cell(R,5,T['rent']); w.cell(R,15,T['bal'])
for j in range(9): w.cell(R,6+j,M[j])
for i in range(1,17): w.cell(R,i).font=Font(bold=True); w.cell(R,i).border=Border(top=Side(style='thin')); w.cell(R,i).number_format='#,##0'
w.cell(R+2,1,f'16 apts, {occ} rented, {vac} empty'); w.cell(R+3,1,'laundry money not in here')
for i,x in enumerate([8,22,10,9,8]+[7]*9+[10,30],1): w.column_dimensions[gl(i)].width=x
wb.active=1; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(doc(fn))
save(fn,'MULTIFAMILY','owner rent book with paid-month columns, second sheet',True,'LINDQVIST APARTMENTS','2025-09-30',rows,16,occ,vac,sheet='Rents 2025')
