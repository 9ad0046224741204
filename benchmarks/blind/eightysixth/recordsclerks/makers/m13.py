# lodge & church building with tenants: small, money as text, parish secretary's workbook
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
fn='St Brendans Hall - who rents what.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; F='Comic Sans MS'
ws['A1']="St. Brendan's Parish Hall & School Building"; ws['A1'].font=Font(name=F,size=14,bold=True)
ws['A2']='Space used by others (for the Assessor, exemption review). List made March 3, 2025.'; ws['A2'].font=Font(name=F,size=10)
hd=['Space','Who','About how many feet','They pay each month','Key deposit','Agreement ends','Notes']
for i,h in enumerate(hd):
    c=ws.cell(4,1+i,h); c.font=Font(name=F,size=10,bold=True,underline='single'); c.alignment=Alignment(wrap_text=True,vertical='bottom')
X=[('Classroom 1','Little Acorns Nursery School',820,980,100,'6/30/2025','and Room 2'),('Classroom 2','Little Acorns Nursery School',820,980,None,'6/30/2025',''),('Classroom 3','Alphabet Tutoring',640,425,50,'8/31/2025',''),('Classroom 4','empty',640,None,None,None,'roof leaks'),('Lower hall','Knights of Mercy, Council 2216',2400,250,None,'none','Thursdays + storage'),('Kitchen annex','Corner Table Meals',510,300,100,'12/31/2025',''),('Old convent, 1st floor','Harbor House (women\'s shelter)',1950,1,None,'9/30/2031','$1 per agreement'),('Old convent, 2nd floor','Harbor House (women\'s shelter)',1950,1100,None,'9/30/2031',''),('Garage bay','Mr. Tobias Pinkham',240,75,20,'none',''),('Lot (Sundays excepted)','Mill St. Dental, 12 spaces',None,360,None,'month to month','')]
rows=[]; t=sum(x[3] or 0 for x in X); kd=sum(x[4] or 0 for x in X)
for i,(s,w,a,p,k,e,n) in enumerate(X):
    v=w=='empty'
    for j,z in enumerate([s,w,a,'$%s'%format(p,',') if p else None,'$%d'%k if k else None,e,n or None]):
        c=ws.cell(6+i,1+j,z); c.font=Font(name=F,size=10); 
        if j in(3,4): c.alignment=Alignment(horizontal='right')
    iso_=lambda q: '%s-%02d-%02d'%(q.split('/')[2],int(q.split('/')[0]),int(q.split('/')[1])) if q and '/' in q else q
    rows.append(row(unit=s,tenantName=None if v else w,statusText='empty' if v else 'Occupied',area=a,contractRent=p,deposit=k,leaseEndDate=iso_(e)))
y=17
for j,z in((2,'Altogether each month'),(4,'$%s'%format(t,',')),(5,'$%d'%kd)):
    c=ws.cell(y,j,z); c.font=Font(name=F,size=10,bold=True); c.alignment=Alignment(horizontal='right' if j>2 else None); c.border=Border(top=Side(style='thin'))
ws.cell(y+2,1,'The church keeps the upper hall, the office and the rest of the lot for its own use.').font=Font(name=F,size=10)
ws.cell(y+4,1,'Edna Czerwinski, parish secretary').font=Font(name=F,size=10,italic=True)
for L,w in zip('ABCDEFG',[25,33,13,14,10,16,22]): ws.column_dimensions[L].width=w
ws.row_dimensions[4].height=34; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{ROOT}/documents/{fn}')
finish(fn,'OTHER',"parish secretary's list, money as text",False,rows,"St. Brendan's Parish Hall & School Building",'2025-03-03',10,9,1,sheet='Sheet1',totals=dict(contractRent=t,deposit=kd))
