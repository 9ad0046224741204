# student townhomes, one row per roommate, unit id repeated
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2816); f='x06_roommates.xlsx'
wb=Workbook();ws=wb.active;ws.title='2025-26'
ws['A1']='OAK HOLLOW TOWNHOMES';ws['A1'].font=Font(bold=True,size=16);ws['A2']='Tenant list & rents, school year 2025-26';ws['A3']='Roll date:';ws['B3']=dt.date(2025,9,15);ws['B3'].number_format='d-mmm-yyyy'
hd=['House #','Plan','Roommate','Their share\nof rent','Whole house\nasking','Dep.\npaid','Lease','','Owes','Guarantor\non file?']
for c,h in enumerate(hd,1):ws.cell(5,c,h)
ws.cell(6,7,'from');ws.cell(6,8,'thru');ws.merge_cells('G5:H5')
for q in list(ws[5])+list(ws[6]):q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,horizontal='center');q.fill=PatternFill('solid',fgColor='FCE4D6')
r=7;rows=[];T=[0]*4;n=o=v=0
for h in range(1,15):
    k=[3,4,4,2][h%4];ask={2:1550,3:2175,4:2800}[k];pl=f'{k} bed townhouse';n+=1
    if h in(6,13):
        v+=1
        for c,x in((1,h),(2,pl),(3,'EMPTY'),(5,ask)):ws.cell(r,c,x)
        rows.append(row(unit=str(h),unitType=pl,statusText='EMPTY',marketRent=ask));T[1]+=ask;r+=2;continue
    o+=1
    for i in range(k):
        nm=g.nm(1);sh=ask//k-g.choice([0,0,10,25]);dep=g.choice([300,300,0]);owe=g.choice([0,0,0,sh,45]);s,e=dt.date(2025,8,15),dt.date(2026,8,5)
        for c,x in enumerate([h,pl,nm,sh,ask if i==0 else None,dep,s,e,owe,g.choice(['Y','Y','N'])],1):
            q=ws.cell(r,c,x)
            if c in(7,8):q.number_format='d-mmm-yy'
            if c in(4,5,6,9):q.number_format='"$"#,##0'
        rows.append(row(unit=str(h),unitType=pl,tenantName=nm,contractRent=sh,marketRent=ask if i==0 else None,deposit=dep,leaseStartDate=s,leaseEndDate=e,balance=owe));r+=1
        T[0]+=sh;T[2]+=dep;T[3]+=owe
    T[1]+=ask;r+=1
for c,x in((3,'TOTAL'),(4,T[0]),(5,T[1]),(6,T[2]),(9,T[3])):q=ws.cell(r,c,x);q.font=Font(bold=True);q.number_format='"$"#,##0';q.border=Border(top=Side('medium'))
r+=2
for a,b in[('Houses',n),('Rented',o),('Empty',v)]:ws.cell(r,3,a);ws.cell(r,4,b);r+=1
for c,w in zip('ABCDEFGHIJ',[11,17,25,12,13,9,12,12,9,11]):ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=32;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='5:6';wb.save(H+'documents/'+f)
save(f,'STUDENT_HOUSING','one row per roommate, two-line header',True,'OAK HOLLOW TOWNHOMES','2025-09-15',rows,n,o,v,ties=[(T[0],sm(rows,'contractRent')),(T[1],sm(rows,'marketRent')),(T[3],sm(rows,'balance'))])
