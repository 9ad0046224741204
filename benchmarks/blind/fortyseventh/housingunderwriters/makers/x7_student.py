from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(707);N=Names(rng)
F='campus houses 24-25 rooms.xlsx'
wb=Workbook();ws=wb.active;ws.title='Old 23-24';ws['A1']='moved to archive binder';w=wb.create_sheet('24-25 rooms')
wb.active=1
w['A1']='MAPLE & THIRD STUDENT HOUSES';w['A1'].font=Font(bold=True,size=13);w['A2']='room-by-room rents, status at 1/15/25';w['A2'].font=Font(italic=True)
rows=[];r=4;truth=[];G=dict(rent=0,util=0,park=0,tot=0,dep=0);n=vac=0
gold=PatternFill('solid',fgColor='FFE699');gr=PatternFill('solid',fgColor='E2EFDA')
th=Side(style='thin')
for h,k in(('12 Maple Ave',5),('14 Maple Ave',6),('301 Third St',4),('309 Third St (carriage house)',3),('77 Linden Pl',8)):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13);c=w.cell(r,1,f"{h}");c.fill=gold;c.font=Font(bold=True);r+=1
    for j,s in enumerate(('Rm','Student','Begin','End','Rent/mo','Util. flat','Parking','Total due','Last mo. held','25-26?','New rent','from','asking'),1):c=w.cell(r,j,s);c.font=Font(bold=True,size=9);c.border=Border(bottom=th);c.alignment=Alignment(horizontal='center')
    r+=1;s=dict(rent=0,util=0,park=0,tot=0,dep=0);hv=0
    for i in range(1,k+1):
        u=f"{h.split()[0]}-{i}";ask=rng.choice([675,700,725,750,795]);w.cell(r,1,u);w.cell(r,13,ask);t=dict(unit=u,building=h,marketRent=ask);n+=1
        if rng.random()<.12:
            w.cell(r,2,'OPEN').font=Font(color='C00000',bold=True);t['statusText']='OPEN';vac+=1;hv+=1
        else:
            nm=N.fl();rent=ask-rng.choice([0,0,25,50]);ut=rng.choice([60,60,75]);pk=rng.choice([0,0,40]);dep=rng.choice([rent,rent,0]);le=rng.choice([date(2025,5,31),date(2025,7,31),date(2025,7,31)]);ls=rng.choice([date(2024,8,1),date(2024,8,15),date(2025,1,3)])
            for j,v in((2,nm),(3,ls),(4,le),(5,rent),(6,ut),(7,pk or None),(8,rent+ut+pk),(9,dep)):
                c=w.cell(r,j,v)
                if j in(3,4):c.number_format='d-mmm-yyyy'
                elif j>4:c.number_format='#,##0'
            t.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code='Rent/mo',amount=rent),dict(code='Util. flat',amount=ut)]+([dict(code='Parking',amount=pk)] if pk else []),totalCharges=rent+ut+pk,deposit=dep)
            if rng.random()<.45:
                d=date(2025,8,1);nr=rent+rng.choice([20,25,30]);w.cell(r,10,'renewing').fill=gr;w.cell(r,11,nr);w.cell(r,12,d).number_format='d-mmm-yyyy';t['rentSteps']=[dict(date=iso(d),amount=nr)]
            else:w.cell(r,10,rng.choice(['leaving','?','leaving']))
            for q,v in(('rent',rent),('util',ut),('park',pk),('tot',rent+ut+pk),('dep',dep)):s[q]+=v;G[q]+=v
        truth.append(t);r+=1
    w.cell(r,2,f"{k-hv} of {k} rooms filled")
    for j,q in enumerate(('rent','util','park','tot','dep'),5):w.cell(r,j,s[q]).number_format='$#,##0'
    for j in range(1,14):w.cell(r,j).font=Font(bold=True);w.cell(r,j).border=Border(top=th)
    r+=3
w.cell(r,2,f"ALL HOUSES: {n-vac} of {n} rooms filled")
for j,q in enumerate(('rent','util','park','tot','dep'),5):w.cell(r,j,G[q]).number_format='$#,##0'
for j in range(1,14):w.cell(r,j).font=Font(bold=True);w.cell(r,j).border=Border(top=Side(style='double'))
for c,x in zip('ABCDEFGHIJKLM',(8,30,12,12,9,9,8,10,13,10,9,12,8)):w.column_dimensions[c].width=x
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOCS/F)
put(F,'STUDENT_HOUSING','Small owner room sheet, a block with own header per house, next-year rents',False,'MAPLE & THIRD STUDENT HOUSES','2025-01-15',n,n-vac,vac,truth,sheet='24-25 rooms')
