# investor's working TB (XLSX) - lead sections, AJE
from openpyxl import Workbook
from openpyxl.styles import *
from util import *
NAME='2024 TB - Larkspur Senior Apts LP.xlsx'
K=['beginning','activity','other:Unadjusted Balance','other:Audit Adjustments','ending']
S=[('Current Assets',[('11100','Operating Cash - Umpqua',52310.44,9211.80,0),('11200','Tenant Security Deposit Cash',24150,-600,0),('11400','A/R - Tenants',6120.17,2240.33,-1875.00),('11450','A/R - Section 8',3288,-112,0),('11900','Prepaid Expenses',11870.25,402.11,612.50)]),
('Restricted Reserves',[('13100','Replacement Reserve',121044.9,16338.12,0),('13200','Operating Reserve',188200.31,1422.87,0),('13300','Tax & Insurance Impounds',19422.08,-2218.64,0)]),
('Fixed Assets, net',[('15100','Land',640000,0,0),('15200','Building & Improvements',7418332,0,18440),('15300','Personal Property',301277,6120.5,0),('15900','Accumulated Depreciation',-1655804,-229114,-1844)]),
('Liabilities',[('21100','Accounts Payable',-14322.79,3841.55,-6310),('21300','Accrued Interest',-11240.16,62.39,0),('21500','Security Deposits Payable',-23900,550,0),('21800','Due to General Partner',-38000,0,0),('23100','Permanent Loan - CCRC',-2214870.55,38224.7,0),('23200','Deferred Developer Fee',-276410,41200,0),('23300','Accrued LP Asset Mgmt Fee',-5000,-150,0)]),
("Partners' Capital",[('31000','GP Capital - Larkspur Homes Inc.',None,0,0),('32000','LP Capital - Summit Tax Credit Fund XIV',-4561208,0,0)]),
('Income',[('41000','Rent - Tenants',0,-498212,0),('41500','Rent - Housing Assistance',0,-88340,0),('42000','Vacancy',0,14119,0),('43000','Tenant Charges & Laundry',0,-7731.68,0),('44000','Interest Income - Reserves',0,-3120.44,0)]),
('Operating Expenses',[('51000','Administrative Payroll',0,61208.3,0),('52000','Management Fee',0,33118,0),('53000','Utilities',0,74320.52,1422),('54000','Repairs & Maintenance',0,88911.36,-13552),('55000','Taxes & Insurance',0,47208.9,-612.5),('56000','Social Services',0,15000,0),('57000','Bad Debt',0,1130,1875),('58000','Interest Expense',0,147340.07,0),('59000','Depreciation',0,None,1844)])]
s0=round(sum(a[2] or 0 for _,l in S for a in l),2); s1=round(sum(a[3] or 0 for _,l in S for a in l),2)
saje=round(sum(a[4] for _,l in S for a in l),2); print('aje',saje,'GP',-s0,'dep',-s1)
assert saje==0
wb=Workbook();ws=wb.active;ws.title='TB'
ws['A1']='Larkspur Senior Apartments, A California Limited Partnership';ws['A1'].font=Font(name='Georgia',size=13,bold=True)
ws['A2']='Working Trial Balance';ws['A3']='Year Ended 12/31/2024';ws['H1']='Investor: Summit Tax Credit Fund XIV';ws['H2']='Rec\'d 3/14/2025 - KLT'
H=[('A','Acct','#'),('C','','Account Name'),('D','Beginning','Balance'),('E','Net','Activity'),('F','Unadjusted','Balance'),('G','Audit','Adjustments'),('H','Ref',''),('I','Ending','Balance')]
for c,a,b in H:
    ws[c+'5']=a or None; ws[c+'6']=b or None
    for r in '56':
        ws[c+r].font=Font(name='Georgia',bold=True,color='FFFFFF');ws[c+r].fill=PatternFill('solid',fgColor='44546A');ws[c+r].alignment=Alignment(horizontal='center')
for r in '56': ws['B'+r].fill=PatternFill('solid',fgColor='44546A')
nf='#,##0.00_);(#,##0.00);"-"??_)'
cols='DEFGI';r=7;rows=[];tots=[];g=[0]*5
ref={'11400':'AJE 3','57000':'AJE 3','11900':'AJE 2','55000':'AJE 2','15200':'AJE 1','54000':'AJE 1, 4','21100':'AJE 1, 4','53000':'AJE 4','15900':'AJE 5','59000':'AJE 5'}
def put(v,bold=False):
    for c,x in zip(cols,v):
        ws[f'{c}{r}']=x;ws[f'{c}{r}'].number_format=nf
        if bold: ws[f'{c}{r}'].font=Font(bold=True);ws[f'{c}{r}'].border=Border(top=Side('thin'))
for sec,l in S:
    ws[f'A{r}']=sec;ws[f'A{r}'].font=Font(bold=True,italic=True);r+=1;t=[0]*5
    for a,n,b,x,j in l:
        if b is None:b=-s0
        if x is None:x=-s1
        v=[round(q,2) for q in (b,x,b+x,j,b+x+j)];t=[round(p+q,2) for p,q in zip(t,v)]
        ws[f'A{r}']=a;ws[f'C{r}']=n;put(v);ws[f'H{r}']=ref.get(a)
        rows.append(dict(account=a,name=n,**{k:(y or None) for k,y in zip(K,v)}));r+=1   # zero prints as a dash: no key
    g=[round(p+q,2) for p,q in zip(g,t)]
    ws[f'C{r}']='Total '+sec;ws[f'C{r}'].font=Font(bold=True);put(t,True);tots.append(dict(label='Total '+sec,**{k:(y or None) for k,y in zip(K,t)}));r+=2
nf='#,##0.00_);(#,##0.00)'
ws[f'C{r}']='Trial Balance (should be zero)';put([abs(x) for x in g],True);tots.append(dict(label='Trial Balance (should be zero)',**dict(zip(K,[0]*5))))
assert not any(g);r+=2
ws[f'C{r}']='AJE 1 capitalize roof work; 2 reclass insurance; 3 write off tenant balance; 4 accrue Dec. utilities; 5 depreciation on AJE 1.';ws[f'C{r}'].font=Font(size=8,italic=True)
for c,w in zip('ABCDEFGHI',(9,1.5,40,17,16,17,16,10,17)): ws.column_dimensions[c].width=w
ws.freeze_panes='D7';wb.save(doc(NAME));save(NAME,'TB',K,rows,tots)
