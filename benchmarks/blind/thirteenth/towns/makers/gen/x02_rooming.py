# Furnished rooms in two houses, weekly rents as text, merged house and floor cells
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(6202); N=Names(r)
FN='mrs_kinards_rooms_furnished.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rooms'
f=lambda **k:Font(name='Georgia',size=10,**k)
ws.merge_cells('B2:K2'); ws['B2']="MRS. KINARD'S ROOMS"; ws['B2'].font=Font(name='Georgia',size=16,bold=True); ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:K3'); ws['B3']='Furnished, linens & wifi. Week of 11/17/2025'; ws['B3'].font=f(italic=True); ws['B3'].alignment=Alignment(horizontal='center')
for j,h in ((2,'House'),(3,'Floor'),(4,'Room'),(5,'What it is'),(6,'Roomer'),(7,'Came'),(8,'Rent'),(10,'Deposit'),(11,'Pays')): ws.cell(5,j,h)
ws.merge_cells('H5:I5'); ws['H6']='by week'; ws['I6']='comes to / month'
for j in (2,3,4,5,6,7,10,11): ws.merge_cells(start_row=5,end_row=6,start_column=j,end_column=j)
for rw in ws['B5:K6']:
    for c in rw: c.font=f(bold=True); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
plan=[('Big House',[('Down',['1','2','3']),('Up',['4','5','6','7','8']),('Attic',['9','10'])]),('Carriage House',[('Down',['C1','C2']),('Up',['C3','C4','C5','C6'])])]
i=7; rows=[]; al=[]
for h,fl in plan:
    h0=i
    for fn,rs in fl:
        f0=i
        for u in rs:
            k='double' if u in('1','4','C1') else ('single w/ sink' if r.random()<.4 else 'single')
            ws.cell(i,4,u); ws.cell(i,5,k); b=dict(unit=u,building=h,unitType=k)
            if u in('7','C5'):
                ws.cell(i,6,'open'); rows.append(row(**b,statusText='open')); al.append({})
            else:
                n=N.full(); w={'double':175,'single':130,'single w/ sink':140}[k]+r.choice([0,0,5,-5]); mo=round(w*52/12,2); dep=w*r.choice([1,1,2]); ca=dt.date(2025,11,1)-dt.timedelta(days=r.randint(3,2500))
                ws.cell(i,6,n); ws.cell(i,7,ca).number_format='mmm d, yyyy'; ws.cell(i,8,f"${w}/wk"); ws.cell(i,9,mo).number_format='#,##0.00'; ws.cell(i,10,dep).number_format='#,##0'; ws.cell(i,11,r.choice(['Fri','Fri','Sat','1st & 15th','agency']))
                rows.append(row(**b,tenantName=n,statusText='Occupied',moveInDate=iso(ca),contractRent=mo,deposit=dep)); al.append(dict(w=w,mo=mo,dep=dep))
            i+=1
        if i-1>f0: ws.merge_cells(start_row=f0,end_row=i-1,start_column=3,end_column=3)
        ws.cell(f0,3,fn).alignment=Alignment(vertical='center',horizontal='center')
    ws.merge_cells(start_row=h0,end_row=i-1,start_column=2,end_column=2); ws.cell(h0,2,h).alignment=Alignment(vertical='center',text_rotation=90,horizontal='center')
    for j in range(2,12): ws.cell(i-1,j).border=Border(bottom=Side(style='medium'))
for rw in ws.iter_rows(min_row=7,max_row=i-1):
    for c in rw: c.font=f()
    rw[7].alignment=Alignment(horizontal='right')
T=lambda k:round(sum(d.get(k,0) for d in al),2)
# totals to the side
ws['M8']='Rooms'; ws['N8']=len(al); ws['M9']='Taken'; ws['N9']=sum(bool(d) for d in al); ws['M10']='Open'; ws['N10']=len(al)-sum(bool(d) for d in al)
ws['M12']='A week'; ws['N12']=T('w'); ws['M13']='A month'; ws['N13']=T('mo'); ws['M14']='Deposits'; ws['N14']=T('dep')
for q in (12,13,14): ws[f'N{q}'].number_format='$#,##0.00'
for q in range(8,15): ws[f'M{q}'].font=f(bold=True); ws[f'N{q}'].font=f()
ws.cell(i+1,2,'Month figured as 52 weeks over 12. Bath down the hall except doubles.').font=f(italic=True)
for c,w in zip('ABCDEFGHIJKLMN',(2,8,8,7,16,22,14,10,13,9,11,3,11,12)): ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=28
ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+FN)
save(FN,'OTHER','rooming house, weekly rents as text, merged and rotated house cells, totals in a side block',True,propertyName="Mrs. Kinard's Rooms",asOnDate='2025-11-17',units=len(al),occupied=sum(bool(d) for d in al),vacant=len(al)-sum(bool(d) for d in al),sheet=None,rows=rows,printedTotals=dict(weekly=T('w'),contractRent=T('mo'),deposit=T('dep')))
