from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(7010); N=Names(rng); fn='garfield lofts - rents and delinquency aug25.xlsx'
rows=[];ag=[]
for fl in range(1,5):
    for k in range(1,14):
        u=f'{fl}{k:02d}'; r=dict(unit=u)
        if u in('104','211','307','309','412'): r['statusText']='VACANT'; ag.append([None]*5)
        else:
            rent=rng.choice([1145,1185,1210,1265,1285,1325,1360,1425,1480]); a=[0]*5; x=rng.random()
            if x<.14: a[0]=rng.choice([rent,round(rent/2,2),75,212.5])
            elif x<.21: a[0]=rent; a[1]=rng.choice([rent,640,round(rent*.4,2)])
            elif x<.26: a[0]=rent;a[1]=rent;a[2]=rng.choice([rent,400]); a[3]=rng.choice([0,1890.25])
            elif x<.36: a[4]=-rng.choice([rent,50,12.4,125])
            r.update(tenantName=N('FL'),statusText='Occupied',contractRent=rent,balance=round(sum(a),2),leaseEndDate=iso(eom(addm(dt.date(2025,8,31),rng.randint(0,11)))))
            ag.append(a)
        rows.append(r)
true_rent=tsum(rows,'contractRent')
pr=next(r for r in rows if r.get('contractRent')==1285 and r['unit']>'200'); PU=pr['unit']; pr['contractRent']=1585
wb=Workbook(); ws=wb.active; ws.title='Aug 25'
ws.merge_cells('A1:L1'); ws['A1']='GARFIELD LOFTS'; ws['A1'].font=Font(bold=True,size=14); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:L2'); ws['A2']='Rents and Delinquency - August 31, 2025'; ws['A2'].alignment=Alignment(horizontal='center')
ws.merge_cells('F4:I4'); ws['F4']='Past due'; ws['F4'].alignment=Alignment(horizontal='center'); ws['F4'].font=Font(bold=True)
H=['Apt','Resident','Lease exp.','Acct','Rent','0-30','31-60','61-90','Over 90','Prepaid','Net balance','Comment']
g=PatternFill('solid',fgColor='CFE2F3')
for j,h in enumerate(H,1): x=ws.cell(5,j,h); x.font=Font(bold=True); x.fill=g; x.border=Border(bottom=Side(style='medium')); x.alignment=Alignment(horizontal='center' if j>2 else 'left')
nf='#,##0.00_);(#,##0.00);"-"??_)'
q=6
for r,a in zip(rows,ag):
    ws.cell(q,1,int(r['unit'])).alignment=Alignment(horizontal='left')
    if 'tenantName' not in r:
        ws.cell(q,2,'VACANT'); 
        for j in range(1,13): ws.cell(q,j).fill=PatternFill('solid',fgColor='EEEEEE')
    else:
        ws.cell(q,2,r['tenantName']); x=ws.cell(q,3,dt.datetime.fromisoformat(r['leaseEndDate'])); x.number_format='mm/yyyy' if 0 else 'm/d/yyyy'; ws.cell(q,4,f't00{rng.randint(11000,29999)}')
        ws.cell(q,5,r['contractRent']).number_format='#,##0'
        for j,v in enumerate(a): ws.cell(q,6+j,v).number_format=nf
        ws.cell(q,11,r['balance']).number_format='#,##0.00_);(#,##0.00)'
        if a[2]: ws.cell(q,12,'Filed 8/19' if a[3] else '3-day notice posted')
        elif a[1]: ws.cell(q,12,'Payment plan')
        elif a[0]==75: ws.cell(q,12,'Late fee only')
    q+=1
ws.cell(q,2,'TOTALS'); ws.cell(q,5,true_rent).number_format='#,##0'
for j in range(5): ws.cell(q,6+j,round(sum(a[j] or 0 for a in ag),2)).number_format=nf
ws.cell(q,11,tsum(rows,'balance')).number_format='#,##0.00_);(#,##0.00)'
for j in range(1,13): ws.cell(q,j).font=Font(bold=True); ws.cell(q,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
o=sum('tenantName' in r for r in rows)
q+=2; ws.cell(q,2,f'{len(rows)} apartments, {o} occupied, {len(rows)-o} vacant'); q+=1
pd=round(sum((v or 0) for a in ag for v in a[:4]),2)
ws.cell(q,2,f'Delinquent (before prepaids): ${m2(pd)}, or {pd/true_rent:.1%} of monthly rent')
ws.column_dimensions['D'].hidden=True
for c,w in zip('ABCEFGHIJKL',[7,25,11,10,11,11,11,11,11,13,22]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Legal'); w2.append(['Apt','Case no.','Court date']); 
for r,a in zip(rows,ag):
    if a[3]: w2.append([r['unit'],f'25-CV-{rng.randint(1000,4999)}','9/16/2025'])
wb.save(D+fn)
finish(fn,dict(propertyName='Garfield Lofts',asOnDate='2025-08-31',units=len(rows),occupied=o,vacant=len(rows)-o,sheet='Aug 25',planted=dict(what=f"unit {PU}: monthly rent printed 1,585 in place of 1,285; the rent total still includes 1,285",kind='digit_changed'),rows=rows),'MULTIFAMILY','xlsx delinquency-and-rents sheet, aging buckets, hidden account column',True,{'contractRent':true_rent,'balance':tsum(rows,'balance')})
