# Multi-year annual operating comparison with budget and variance for an office building, Excel; expenses negative, line numbers, comment column, $/RSF; one total wrong
from tl import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
FN='Calloway Bldg 2025 budget book - opstmt.xlsx'
C=['Actual 2022','Actual 2023','Budget 2024','Actual 2024','Actual vs Budget $','Proposed Budget 2025']
s=S('Operating Comparison & 2025 Budget','The Calloway Building',None,None,C,sheet='Op Comparison')
def L(l,a,b,c,d,e,note=''): return s.line(l,[a,b,c,d,d-c,e],note=note)
def N(l,a,b,c,d,e,note=''): return L(l,-a,-b,-c,-d,-e,note)
s.head('REVENUE')
a=[L('Office rent',1043800,1061250,1098000,1087440,1131000,'Suite 310 vacant Jul-Sep'),L('Ground-floor retail rent',186400,190128,193900,193931,197800),L('Rooftop antenna license',24000,24720,25460,25462,26225),L('Free rent',-41250,-18600,-30000,-52875,-15000,'5 mo. to new 310 tenant')]
t1=s.tot('Net rental revenue',a)
b=[L('Operating expense escalations',148310,156902,163500,158418,170250),L('Tenant electric',96214,103380,106000,108745,111200),L('Tenant work orders',8412,6975,8000,11364,8500),L('Garage',87600,90400,92000,94185,96000),L('Sundry',3120,0,1500,2276,1500)]
t2=s.tot('Other revenue',b)
ti=s.tot('EFFECTIVE GROSS REVENUE',[t1,t2],typ='TOTAL',key='total_income')
s.head('EXPENSES')
s.head('Recoverable')
c=[N(*x) for x in [('Cleaning',141200,147655,152000,151308,156800),('Electricity',188420,203914,205000,214377,219500,'Rate rise 4/24'),('Steam',61385,58240,60500,56918,59000),('Water and sewer',14206,14975,15400,16022,16500),('Elevator',32880,33866,34900,38412,35900,'Door operator, car 2'),('HVAC',47315,39844,45000,43126,46000),('General repairs',38640,51207,44000,47993,46500),('Building payroll',126400,131456,136700,135980,141500),('Security',58760,60520,62300,61845,64200),('Insurance',44918,52377,58000,60114,66500,'Renewal Nov 1'),('Real estate taxes',212640,217933,223400,221875,228500)]]
k1=s.tot('Total recoverable expenses',c)
s.head('Non-recoverable')
d=[N(*x) for x in [('Management fee (family office, 3%)',46698,48455,49751,48868,51825),('Leasing and marketing',6240,11385,12000,18740,8000),('Legal',9415,4870,7500,12366,7500,'Suite 310 surrender'),('Accounting and tax',14500,15200,15800,15800,16400),('Owner travel and meetings',2318,3042,2500,2714,2500)]]
k2=s.tot('Total non-recoverable expenses',d)
te=s.tot('TOTAL EXPENSES',[k1,k2],typ='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],typ='TOTAL',key='noi')
s.head('BELOW THE LINE')
e=[N(*x) for x in [('Debt service - interest',248716,241390,233700,233702,225600),('Debt service - principal',118200,125526,133216,133214,141316),('Tenant improvements',64200,22875,40000,88410,25000,'310 build-out'),('Leasing commissions',31815,9640,18000,41277,12000),('Capital projects',0,137500,60000,57325,185000,'Lobby 2025')]]
k3=s.tot('Total below the line',e)
cf=s.tot('CASH FLOW BEFORE DISTRIBUTIONS',[noi,k3],typ='TOTAL',key='net_cash_flow')
s.line('Family distributions',[-240000,-180000,-200000,-160000,40000,-200000])
s.tot('CASH FLOW AFTER DISTRIBUTIONS',[cf,len(s.rows)-1],typ='TOTAL')
for r in s.rows: r['values']=[None if v is None else int(v) for v in r['values']]
for k in s.key.values(): pass
v=s.rows[k1]['values'];good=v[1];v[1]=good-10000
s.planted=dict(what=f"row {k1} 'Total recoverable expenses', column 'Actual 2023': printed ({-v[1]:,}), the lines sum to ({-good:,}); TOTAL EXPENSES carries the right sum",kind='total_wrong');print(s.planted)
wb=Workbook();ws=wb.active;ws.title='Op Comparison'
ws['A1']='THE CALLOWAY BUILDING';ws['A1'].font=Font(name='Arial Narrow',size=15,bold=True)
ws['A2']='Operating Comparison & 2025 Budget';ws['A3']='Fiscal years ended December 31  -  48,600 RSF  -  draft 3, for family council 2/6/2025'
H1=['','','Actual','Actual','Budget','Actual','Actual vs Budget',None,'Proposed Budget',None,'']
H2=['Ln','',2022,2023,2024,2024,'$','%',2025,'$/RSF','Comment']
gray=PatternFill('solid',fgColor='D9D9D9')
for r,h in((5,H1),(6,H2)):
    for k,t in enumerate(h,1):
        q=ws.cell(r,k,t if t!='' else None);q.font=Font(name='Arial Narrow',size=10,bold=True);q.fill=gray;q.alignment=Alignment(horizontal='center')
ws.merge_cells('G5:H5');ws.merge_cells('I5:J5')
x=7;no=0;thin=Side(style='thin')
for r,dd in zip(s.rows,s.disp):
    T=r['rowType'];F=Font(name='Arial Narrow',size=10,bold=T!='LINE',underline='single' if T=='HEADING' and r['label'].isupper() else None)
    q=ws.cell(x,2,r['label']);q.font=F
    if T=='LINE': q.alignment=Alignment(horizontal='left',indent=1)
    if T!='HEADING':
        no+=1;ws.cell(x,1,no).font=Font(name='Arial Narrow',size=8,color='808080')
        vv=r['values']
        for col,val in zip((3,4,5,6,7,9),vv):
            q=ws.cell(x,col,val);q.number_format='#,##0_);(#,##0)';q.font=F
            if T!='LINE': q.border=Border(top=thin)
        if vv[2]: q=ws.cell(x,8,vv[4]/abs(vv[2]));q.number_format='0.0%;(0.0%)';q.font=Font(name='Arial Narrow',size=10,italic=True)
        q=ws.cell(x,10,round(vv[5]/48600,2));q.number_format='0.00;(0.00)';q.font=Font(name='Arial Narrow',size=10,italic=True)
        if dd.get('note'): ws.cell(x,11,dd['note']).font=Font(name='Arial Narrow',size=9,color='1F4E79')
    x+=2 if T=='TOTAL' else 1
ws.column_dimensions['A'].width=4;ws.column_dimensions['B'].width=36
for k in 'CDEFGI': ws.column_dimensions[k].width=12
ws.column_dimensions['H'].width=8;ws.column_dimensions['J'].width=8;ws.column_dimensions['K'].width=24
ws.page_setup.orientation='portrait';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Assumptions')
for i,t in enumerate([('2025 assumptions',None),('Office rent growth',.03),('Expense inflation',.03),('Vacancy (months, avg suite)',4),('Mortgage rate, Harbor Mutual',.0465),('Distribution target',200000)],1):
    w2.cell(i,1,t[0]);w2.cell(i,2,t[1])
    if isinstance(t[1],float): w2.cell(i,2).number_format='0.00%'
w2.column_dimensions['A'].width=32
wb.save(doc(FN))
save(FN,[s],'OFFICE','OPERATING_STATEMENT','Excel 3-year actual + budget + variance + proposed budget, two-line grouped header with numeric years, line numbers, negative expenses, $/RSF and comment columns; total planted',True)
