# office suites xlsx, several sheets; planted: digit changed in one rent
from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(8608); N=Names(r)
fn='Courthouse Sq Prof Bldg - assessor packet TY2025.xlsx'
wb=openpyxl.Workbook(); w0=wb.active; w0.title='Cover'
for i,t in enumerate(['Courthouse Square Professional Building','12 N. Court Street, Lancaster, Ohio','Parcel 053-20118.00','Complaint against valuation - tax year 2025','','Contents: Rent list (as of lien date), Vacancy history, Repairs']): w0.cell(2+i,2,t).font=Font(bold=i==0,size=14 if i==0 else 11)
ws=wb.create_sheet('Rent list 1-1-25'); vh=wb.create_sheet('Vacancy history')
ws['B1']='Courthouse Square Professional Building'; ws['B1'].font=Font(bold=True,size=12,name='Georgia'); ws['B2']='Suites and tenants on lien date, January 1, 2025'; ws['B2'].font=Font(italic=True,name='Georgia')
hd=['Flr','Suite','Tenant','Type','Rentable SF','$/SF/yr','Rent / month','CAM / month','Total / month','Commenced','Expires','Security dep.']
g=PatternFill('solid',fgColor='DDE6D5'); th=Side(style='thin'); 
ws.merge_cells('H4:J4'); ws['H4']='Charges'; ws.merge_cells('K4:L4'); ws['K4']='Term'
for i,h in enumerate(hd):
    c=ws.cell(5,2+i,h); c.font=Font(bold=True,name='Georgia',size=10); c.fill=g; c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=th)
for x in('H4','K4'): ws[x].font=Font(bold=True,name='Georgia',size=10); ws[x].fill=g; ws[x].alignment=Alignment(horizontal='center')
biz=['Fairfield Title Agency','Quimby & Haddad LPA','Dr. M. Novotny DDS','Hocking Valley Hearing','State Farm agent (J. Mancuso)','Public Defender annex','Brightwell Counseling','Adams Tax Service','Ohio Prevailing Wage Consultants','Rutledge Appraisal','Lancaster Abstract Co.','Tri-County Bail Bonds','Maddox Engineering','Greenlaw Court Reporting','Senator field office','Wojcik CPA','Cornerstone Home Care','Muskingum Land Survey']
TY=lambda n:'Medical' if any(k in n for k in('DDS','Hearing','Home Care','Counseling')) else 'Office'
pool=biz[:]; r.shuffle(pool)
rows=[]; y=6; T=dict(sf=0,rent=0,cam=0,tot=0,dep=0); occ=0; PL=None
for fl,us in (('1',['100','102','104','106','110']),('2',['200','201','202','204','206','208','210']),('3',['300','301','303','305','307','309','311']),('LL',['B-1','B-2'])):
    s=y
    for k,u in enumerate(us):
        sf=r.randrange(380,1900,5) if fl!='LL' else r.randrange(250,500,10); rate=r.choice([11.5,12,12.75,13.5,14]) if fl!='LL' else 6
        v=(u in('208','307','B-2')) or not pool
        ws.cell(y,2,fl if k==0 else None); ws.cell(y,3,u if not u.isdigit() else int(u)).alignment=Alignment(horizontal='left'); ws.cell(y,6,sf)
        if v:
            ws.cell(y,4,'Vacant'); ws.cell(y,4).font=Font(italic=True,color='888888'); rows.append(row(unit=u,building=None,section=None,area=sf,statusText='Vacant'))
        else:
            occ+=1; nm=pool.pop(); rent=round(sf*rate/12,2); cam=round(sf*3.15/12,2) if fl!='LL' and r.random()<.7 else 0; a=rdate(r,d(2019,6,1),d(2024,6,1)).replace(day=1); b=addm(a,r.choice([36,60,120]))-dt.timedelta(days=1)
            mt=b<d(2025,1,1); dep=r.choice([0,0,round(rent),500])
            shown=rent
            if u=='204': PL=(u,nm,rent); st=str(int(rent)); nd=str((int(st[1])+3)%10); shown=float(st[0]+nd+('%.2f'%rent)[2:])
            tot=round(rent+cam,2)
            ws.cell(y,4,nm); ws.cell(y,5,TY(nm)); ws.cell(y,7,rate); ws.cell(y,8,shown); ws.cell(y,9,cam if cam else None); ws.cell(y,10,tot); ws.cell(y,11,a); ws.cell(y,12,'mo-to-mo' if mt else b); ws.cell(y,13,dep if dep else None)
            if u=='204': PL+=(shown,tot)
            rows.append(row(unit=u,unitType=TY(nm),tenantName=nm,area=sf,statusText='Occupied',contractRent=shown,charges=[dict(code='CAM',amount=num(cam))] if cam else None,totalCharges=tot,leaseStartDate=a,leaseEndDate='mo-to-mo' if mt else b,deposit=dep or None))
            for kk,vv in zip(('rent','cam','tot','dep'),(rent,cam,tot,dep)): T[kk]+=vv
        T['sf']+=sf; y+=1
    y+=1
for c in range(2,14): ws.cell(y,c).border=Border(top=th,bottom=Side(style='double')); 
ws.cell(y,4,'Building total - %d suites, %d rented'%(len(rows),occ))
for c,k in((6,'sf'),(8,'rent'),(9,'cam'),(10,'tot'),(13,'dep')): ws.cell(y,c,round(T[k],2))
for c in range(2,14): ws.cell(y,c).font=Font(bold=True,name='Georgia',size=10)
ws.cell(y+2,2,'Rates are gross in the lower level; CAM where billed is $3.15 per foot. Parking free.').font=Font(italic=True,size=9)
for rr in ws.iter_rows(min_row=6,max_row=y):
    for c in rr:
        if c.column in(7,8,9,10,13): c.number_format='#,##0.00'
        if c.column==6: c.number_format='#,##0'
        if c.column in(11,12): c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='center')
for L,w in zip('ABCDEFGHIJKLM',[2,5,8,31,10,10,9,12,12,12,11,11,11]): ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
for i,rr in enumerate([('Year','Avg. vacancy'),(2021,.06),(2022,.09),(2023,.11),(2024,.14)]):
    for j,v in enumerate(rr): vh.cell(1+i,1+j,v).number_format='0%' if j and i else 'General'
wb.active=1; wb.save(f'{ROOT}/documents/{fn}'); print(PL)
finish(fn,'OFFICE','office suites workbook, cover + side sheets, Georgia',False,rows,'Courthouse Square Professional Building','2025-01-01',len(rows),occ,len(rows)-occ,sheet='Rent list 1-1-25',
 planted=dict(what=f'suite {PL[0]} ({PL[1]}): rent per month printed {PL[3]:.2f} instead of {PL[2]:.2f}; the row total {PL[4]:.2f} and the building total are right',kind='digit_changed'),
 totals=dict(area=T['sf'],contractRent=round(T['rent'],2),totalCharges=round(T['tot'],2),deposit=T['dep']),off=dict(contractRent=round(PL[3]-PL[2],2)))
