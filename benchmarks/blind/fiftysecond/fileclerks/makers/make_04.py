# walk-up apartments over shops, bookkeeper's workbook, one tab per year (2024 behind, 2025 front? -> 2024 first), sections with subtotals
import openpyxl,datetime
from openpyxl.styles import *
from common import *
from datetime import date as D
N='1217-1221 Fulmer Ave rents.xlsx'
ST=[('Store 1','Lucky Penny Wash & Fold',1400,2650,'3/1/2021','2/29/2028',2650*2,185,'tax 22%'),
('Store 2','Adeline\'s Hair Braiding',850,1575,'10/1/2023','9/30/2026',1575,110,'tax 13%'),
('Store 3',None,900,1800,None,None,None,None,'asking $1,800 - sign in window'),
('Store 4','Corner Spice Grocery',1650,3100,'7/1/2018','6/30/2028',3100,218,'5 yr option, +10%')]
AP=[('1217-2F','2 BR','Wm. Aldous & K. Tolan',1385,'MTM',1200,'2014'),('1217-2R','1 BR','Sadie Ferrante',1150,'8/31/2026',1150,'super\'s niece'),
('1217-3F','2 BR','Idris Bokhari',1450,'5/31/2026',1450,''),('1217-3R','1 BR',None,1225,None,None,'painted, ready 11/15'),
('1219-2F','2 BR','Lenore Haskins',1310,'MTM',900,''),('1219-2R','1 BR','J. Pell',1175,'2/28/2026',1175,''),
('1219-3F','2 BR','Y. and T. Morozova',1495,'9/30/2026',1495,'new'),('1219-3R','1 BR','Gus Whitlock (super)',0,'n/a',0,'rent free, employee'),
('1221-2','3 BR','Castellan family',1750,'6/30/2026',1700,'sec 8, HAP 1,120'),('1221-3','3 BR','Odom / Birch / Nakata',1890,'7/31/2026',1890,'')]
wb=openpyxl.Workbook();hair=Side(style='thin',color='999999')
def mk(ws,yr,k):
    cur=yr==2025
    ws['A1']='FULMER AVE BUILDINGS (1217, 1219, 1221)';ws['A1'].font=Font(bold=True,size=14,name='Calibri')
    ws['A2']=f'Rents collected as of '+('November 2025' if cur else 'November 2024');ws['A2'].font=Font(italic=True)
    t=[];r=4
    ws.cell(r,1,'STORES').font=Font(bold=True,underline='single');r+=1
    for j,h in enumerate(['','Who','Sq Ft','Rent/mo','From','To','Deposit','RE tax/mo','Remarks']):
        c=ws.cell(r,1+j,h or None);c.font=Font(bold=True);c.border=Border(bottom=Side(style='medium'))
    r+=1;s=[0,0,0,0]
    for u,n,sf,rent,a,b,dep,tx,rm in ST:
        if not cur and n:rent=round(rent*k/5)*5
        ws.cell(r,1,u);ws.cell(r,3,sf).number_format='#,##0';ws.cell(r,9,rm)
        x=dict(unit=u,area=sf,section='STORES')
        if n:
            for j,v in ((2,n),(5,a),(6,b)):ws.cell(r,j,v)
            for j,v in ((4,rent),(7,dep),(8,tx)):ws.cell(r,j,v).number_format='#,##0'
            f=lambda q:datetime.datetime.strptime(q,'%m/%d/%Y').date()
            x.update(tenantName=n,statusText='Occupied',contractRent=rent,leaseStartDate=f(a),leaseEndDate=f(b),deposit=dep,charges=[dict(code='RE tax/mo',amount=tx)])
            s[1]+=rent;s[2]+=dep;s[3]+=tx
        else:
            ws.cell(r,2,'vacant').font=Font(italic=True,color='C00000');x.update(statusText='vacant',marketRent=rent)
        s[0]+=sf;t.append(x);r+=1
    ws.cell(r,2,'stores total').alignment=Alignment(horizontal='right')
    for j,v in ((3,s[0]),(4,s[1]),(7,s[2]),(8,s[3])):
        c=ws.cell(r,j,v);c.number_format='#,##0';c.font=Font(bold=True);c.border=Border(top=hair)
    r+=2
    ws.cell(r,1,'APARTMENTS').font=Font(bold=True,underline='single');r+=1
    for j,h in enumerate(['Apt','Who','Size','Rent/mo',None,'Lease to','Deposit',None,'Remarks']):
        c=ws.cell(r,1+j,h);c.font=Font(bold=True);c.border=Border(bottom=Side(style='medium'))
    r+=1;q=[0,0];prev=None
    for u,ty,n,rent,to,dep,rm in AP:
        if prev and prev!=u[:4]:r+=1   # spacer between houses
        prev=u[:4]
        if not cur:rent=round(rent*k/5)*5
        ws.cell(r,1,u);ws.cell(r,3,ty).alignment=Alignment(horizontal='right');ws.cell(r,9,rm or None)
        x=dict(unit=u,unitType=ty,section='APARTMENTS')
        if n:
            ws.cell(r,2,n);ws.cell(r,4,rent).number_format='#,##0';ws.cell(r,6,to).alignment=Alignment(horizontal='left');ws.cell(r,7,dep).number_format='#,##0'
            x.update(tenantName=n,statusText='Occupied',contractRent=rent,deposit=dep)
            if to=='MTM':x['leaseEndDate']='MTM'
            elif to!='n/a':x['leaseEndDate']=datetime.datetime.strptime(to,'%m/%d/%Y').date()
            q[0]+=rent;q[1]+=dep
        else:
            ws.cell(r,2,'vacant').font=Font(italic=True,color='C00000');ws.cell(r,9,f'{rm}, asking {rent:,}');x.update(statusText='vacant')
            x['marketRent']=rent
        t.append(x);r+=1
    ws.cell(r,2,'apts total').alignment=Alignment(horizontal='right')
    for j,v in ((4,q[0]),(7,q[1])):
        c=ws.cell(r,j,v);c.number_format='#,##0';c.font=Font(bold=True);c.border=Border(top=hair)
    r+=2
    ws.cell(r,2,'ALL RENTS PER MONTH').font=Font(bold=True);c=ws.cell(r,4,s[1]+q[0]);c.number_format='$#,##0';c.font=Font(bold=True);c.border=Border(bottom=Side(style='double'))
    r+=1;ws.cell(r,2,'per year');ws.cell(r,4,(s[1]+q[0])*12).number_format='$#,##0'
    for j,w in enumerate([11,27,9,11,11,11,10,10,34]):ws.column_dimensions['ABCDEFGHI'[j]].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    return t
mk(wb.active,2024,.965);wb.active.title='2024'
ws=wb.create_sheet('2025');t=mk(ws,2025,1)
n=wb.create_sheet('to do')
for i,x in enumerate(['boiler inspection 1221 - call Ray','Store 3: broker says 2 showings','3R at 1217 - Ms. Quill wants it for Dec 1, 1,200, not signed'],1):n.cell(i,1,x)
wb.active=1
for s in wb: s.sheet_view.tabSelected=(s.title=='2025')
wb.properties.created=wb.properties.modified=datetime.datetime(2025,11,12)
wb.save(doc(N))
save(N,dict(propertyName='FULMER AVE BUILDINGS (1217, 1219, 1221)',asOnDate='2025-11',units=14,occupied=12,vacant=2,sheet='2025',rows=t),'MIXED_USE','bookkeeper',"last year's tab in front, stores and apartments with different headers, spacer rows, no header over store ids")
