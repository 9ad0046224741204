# housing authority: AMPs across, budget and actual for each, FDS line numbers, hidden columns
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
R=random.Random(611); fn='EHA_AMP_BvA_FYE063025.xlsx'
G=['AMP 1 Lincoln Court','AMP 2 Riverside Terrace','AMP 3 Scattered Sites','Central Office (COCC)','Total']
cols=[f'{g} {x}' for g in G for x in('Budget','Actual')]+['Total Variance']
s=S('Statement of Revenues and Expenses - Budget vs. Actual by Project','Elmsford Housing Authority','2024-07-01','2025-06-30',cols,'OPERATING_STATEMENT',sheet='BvA')
def ln(code,l,bs,inc=0,vol=.07,sg=1):
    o=[]
    for x in bs:
        if x is None: o+=[None,None]
        else: b=float(round(x/100)*100*sg); o+=[b,float(round(b*R.uniform(1-vol,1+vol)))]
    B=sum(v for v in o[0::2] if v is not None); A=sum(v for v in o[1::2] if v is not None)
    return s.line(l,o+[B,A,(A-B) if inc else (B-A)],code)
N=None; FAV=(10,)
s.head('REVENUE')
s.head('Tenant Revenue'); a=[ln('70300','Net Tenant Rental Revenue',[312000,264500,118300,N],1,.03),ln('70400','Tenant Revenue - Other',[14200,11800,3100,N],1,.2)]
ta=s.tot('Total Tenant Revenue',a,code='70500')
s.head('Grants and Fees'); f=[ln('70600','HUD PHA Operating Grants',[428000,391000,166200,N],1,.02),ln('70610','Capital Grants - Operations (1406)',[62000,55000,21000,N],1,.05),ln('70710','Management Fee',[N,N,N,214800],1,.01),ln('70720','Asset Management Fee',[N,N,N,28900],1,.01),ln('70730','Bookkeeping Fee',[N,N,N,25900],1,.01)]
tf=s.tot('Total Grants and Fee Revenue',f)
o=[ln('71100','Investment Income - Unrestricted',[1800,1500,600,2900],1,.3),ln('71500','Other Revenue',[8700,6100,1200,7400],1,.3)]
tr=s.tot('TOTAL REVENUE',[ta,tf]+o,'TOTAL',code='70000',key='total_income')
s.head('EXPENSES'); T=[]
for n,code,ls in (('Administrative','91000',[('91100','Administrative Salaries',[71200,64800,22100,148300]),('91200','Auditing Fees',[4200,3800,1500,3500]),('91300','Management Fee',[92400,82700,39700,N]),('91310','Book-keeping Fee',[11200,10000,4700,N]),('91500','Employee Benefit Contributions - Administrative',[26800,24400,8300,55900]),('91600','Office Expenses',[15300,13900,4600,18700]),('91700','Legal Expense',[5500,6200,1800,4000]),('91800','Travel',[800,700,300,2600])]),
 ('Asset Management Fee','92000',None),
 ('Tenant Services','92500',[('92100','Tenant Services - Salaries',[16500,14400,N,N]),('92400','Tenant Services - Other',[3200,2900,900,N])]),
 ('Utilities','93000',[('93100','Water',[49600,44100,8700,700]),('93200','Electricity',[61800,52300,6400,5200]),('93300','Gas',[38500,34700,3900,2300]),('93600','Sewer',[57100,48800,9200,800])]),
 ('Ordinary Maintenance and Operation','94000',[('94100','Maintenance - Labor',[118400,104900,51700,N]),('94200','Maintenance - Materials',[41300,37900,22400,900]),('94300','Maintenance - Contracts',[72800,66100,43800,3100]),('94500','Employee Benefit Contributions - Maintenance',[44900,39800,19700,N])]),
 ('Protective Services','95000',[('95200','Protective Services - Contract',[31500,38200,N,N])]),
 ('Insurance and General','96000',[('96110','Property Insurance',[27900,25100,14900,1300]),('96120','Liability Insurance',[9800,8900,4100,1100]),('96130','Workmen\'s Compensation',[6900,6100,2700,3600]),('96300','Payments in Lieu of Taxes',[15800,12600,9400,N]),('96400','Bad Debt - Tenant Rents',[9400,11200,2500,N])])):
    if ls is None: T.append(ln('92000','Asset Management Fee',[12900,11300,4700,N])); continue
    s.head(n); T.append(s.tot('Total '+n,[ln(*x) for x in ls],code=code))
te=s.tot('TOTAL OPERATING EXPENSES',T,'TOTAL',code='96900',key='total_operating_expenses')
ex=s.tot('EXCESS OF OPERATING REVENUE OVER OPERATING EXPENSES',[tr,(-1,te)],'TOTAL',code='97000',fav=FAV,key='noi')
p=[ln('97100','Extraordinary Maintenance',[18000,15000,9000,N],0,.4),ln('97400','Depreciation Expense',[141000,118500,67200,6100],0,.01)]
s.tot('EXCESS (DEFICIENCY) OF REVENUE OVER EXPENSES',[ex]+[(-1,x) for x in p],'TOTAL',code='10000',fav=FAV,key='net_income')
wb=Workbook(); ws=wb.active; ws.title='BvA'; ta_=lambda **k: Font(name='Tahoma',size=8,**k); g=Side('hair')
ws['A1']='ELMSFORD HOUSING AUTHORITY'; ws['A1'].font=ta_(bold=True); ws['A2']='Statement of Revenues and Expenses - Budget vs. Actual by Project'; ws['A3']='Fiscal Year July 1, 2024 - June 30, 2025'; ws['A4']='Run: 8/12/2025'; 
ws.cell(6,1,'FDS Line'); ws.cell(6,2,'Account Description'); ws.merge_cells('A6:A7'); ws.merge_cells('B6:B7')
pos=[]; c=3
for k,gn in enumerate(G):
    w=4 if k==4 else 3
    ws.merge_cells(start_row=6,start_column=c,end_row=6,end_column=c+w-1); ws.cell(6,c,gn)
    hs=('Budget','Actual','% Used') if k<4 else('Budget','Actual','Variance','% Used')
    for q,h in enumerate(hs):
        ws.cell(7,c+q,h)
        if h=='% Used': 
            if k<4: ws.column_dimensions[L(c+q)].hidden=True
        else: pos.append(c+q)
        if h!='% Used' or k==4: ws.column_dimensions[L(c+q)].width=11.5
    c+=w
last=c-1
for r in(6,7):
    for q in range(1,c): x=ws.cell(r,q); x.font=ta_(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7B3F00'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(left=Side('thin',color='FFFFFF'))
ws.row_dimensions[6].height=26; r=8
for row in s.rows:
    t=row['rowType']; v=row['values']; al=Alignment(indent=0 if t=='TOTAL' or row['label'].isupper() else 1 if t!='LINE' else 2,wrap_text=True,vertical='top')
    if row['accountCode']: x=ws.cell(r,1,int(row['accountCode'])); x.font=ta_(color='555555'); x.alignment=Alignment(horizontal='left')
    x=ws.cell(r,2,row['label']); x.font=ta_(bold=t!='LINE',underline='single' if t=='HEADING' and not row['label'].isupper() else None); x.alignment=al
    if t!='HEADING':
        for q,val in zip(pos,v):
            y=ws.cell(r,q,val); y.number_format='#,##0;(#,##0);0'; y.font=ta_(bold=t!='LINE'); y.border=Border(top=Side('thin') if t!='LINE' else None,bottom=Side('double') if t=='TOTAL' else g)
        y=ws.cell(r,last,round(v[9]/v[8],4) if v[8] else None); y.number_format='0%'; y.font=ta_()
        for k in range(4):
            if v[2*k]: y=ws.cell(r,pos[2*k+1]+1,round(v[2*k+1]/v[2*k],4)); y.number_format='0%'
    r+=1
    if t=='TOTAL': ws.row_dimensions[r].height=5; r+=1
ws.column_dimensions['A'].width=8; ws.column_dimensions['B'].width=40; ws.freeze_panes='C8'; ws.print_title_rows='6:7'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(fn)); save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','housing authority, projects across with budget and actual, FDS line numbers, hidden percent columns',True)
