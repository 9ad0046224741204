# assisted living, fiscal year Jul-Jun, date headers, quarter subtotal columns, account codes with trailing description, stats block on top
from tl import *
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as G
random.seed(1010)
N='heronfield_al_trailing12_quarters.xlsx'; P='Heronfield Assisted Living'
ms=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
cols=[];
for q in range(4): cols+= [f'{D.date(y,m,1):%b-%y}' for y,m in ms[3*q:3*q+3]]+[f'Q{q+1}']
cols.append('FY 2025')
s=St('Trailing 12 Month Income Statement',P,'2024-07-01','2025-06-30',cols,sheet='T12')
def ex(v):
    o=[]
    for q in range(4): o+=v[3*q:3*q+3]+[sum(v[3*q:3*q+3])]
    return o+[sum(v)]
def ser(b,j=.04,g=0): return [round(b*(1+g*k/12)*random.uniform(1-j,1+j)) for k in range(12)]
def L(c,l,v): return s.l(l,ex(v),code=c)
s.h('RESIDENT REVENUE')
a=[L('4000-010','Base rent - assisted living',ser(268400,.02,.05)),L('4000-020','Base rent - memory care',ser(121750,.03,.06)),L('4000-030','Second person fees',ser(5400,.08)),L('4000-040','Level of care charges',ser(61380,.05,.04)),L('4000-050','Respite stays',ser(6900,.5)),L('4000-090','Concessions and incentives',[-v for v in ser(7150,.3)])]
t1=s.t('Net resident revenue',a)
s.h('OTHER REVENUE')
b=[L('4100-010','Community fees',ser(9000,.5)),L('4100-020','Medicaid waiver program',ser(33600,.04)),L('4100-030','Guest meals and salon',ser(1815,.2)),L('4100-040','County grant - transportation',[0,0,12500,0,0,12500,0,0,12500,0,0,12500])]
t2=s.t('Total other revenue',b); ti=s.t('TOTAL REVENUE',[t1,t2],typ='TOTAL',key='total_income')
gs=[]
for h,it in [('RESIDENT CARE',[('5000-010','Care staff wages',118600),('5000-020','Nursing wages',33900),('5000-030','Agency staffing',8200),('5000-040','Care supplies',4350)]),
 ('DIETARY',[('5100-010','Dietary wages',31250),('5100-020','Raw food',24800),('5100-030','Dietary supplies',2275)]),
 ('HOUSEKEEPING & LAUNDRY',[('5200-010','Wages',13150),('5200-020','Supplies and linen',1980)]),
 ('ACTIVITIES',[('5300-010','Wages',7420),('5300-020','Programs and transportation',2310)]),
 ('PLANT',[('5400-010','Maintenance wages',9640),('5400-020','Repairs and contracts',7350),('5400-030','Gas and electric',13900),('5400-040','Water, sewer, trash',5120)]),
 ('ADMINISTRATION',[('5500-010','Administrative wages',27800),('5500-020','Payroll taxes and benefits',46900),('5500-030','Marketing and referral fees',11400),('5500-040','Licences, dues, software',3660),('5500-050','Management fee 5%',None)])]:
    s.h(h); i=[]
    for c,l,v in it: i.append(L(c,l,ser(v,.08,.03) if v else [round(s.v(ti)[k]*.05) for k in range(16) if k%4!=3]))
    gs.append(s.t('Total '+h.lower().replace('&','and'),i))
s.h('FIXED'); i=[L('5600-010','Property insurance',[6415]*6+[7088]*6),L('5600-020','Real estate tax',[14260]*12)]; gs.append(s.t('Total fixed',i))
te=s.t('TOTAL OPERATING EXPENSES',gs,typ='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti],[te],typ='TOTAL',key='noi')
o=[L('7000-010','Interest - first mortgage',[38120-55*k for k in range(12)]),L('7000-020','Depreciation',[29400]*12)]
s.t('NET INCOME (LOSS)',[noi],o,typ='TOTAL',key='net_income')
wb=Workbook(); w=wb.active; w.title='T12'
F=lambda **k: Font(name='Tahoma',size=9,**k)
w['A1']='Heronfield Assisted Living'; w['A1'].font=Font(name='Tahoma',size=14,bold=True); w['A2']='Trailing 12 Month Income Statement'; w['A3']='Fiscal year July 1, 2024 - June 30, 2025'; w['H1']='Entity 30'; w['H2']='Book: Accrual'; w['H3']='Run 07/21/2025 16:08'
H=6; w.cell(H,1,'Description').font=F(bold=True); w.cell(H,19,'Account').font=F(bold=True)
bl=PatternFill('solid',fgColor='CFE2F3'); yl=PatternFill('solid',fgColor='FFF2CC')
k=0
for j in range(17):
    c=w.cell(H,2+j)
    if j==16: c.value='FY 2025'
    elif j%4==3: c.value=f'Q{j//4+1}'
    else: c.value=D.datetime(*ms[k],1); c.number_format='mmm-yy'; k+=1
    c.font=F(bold=True); c.alignment=Alignment(horizontal='right'); c.border=Border(bottom=Side(style='medium'))
r=H+1
for row,x in s.rows():
    t='plus' in x
    if row['rowType']=='HEADING': r+=1
    c=w.cell(r,1,row['label']); c.font=F(bold=t or row['rowType']=='HEADING',italic=row['rowType']=='SUBTOTAL'); 
    if row['rowType']=='LINE': c.alignment=Alignment(indent=2); w.cell(r,19,row['accountCode']).font=F(color='777777')
    for j,v in enumerate(row['values']):
        if v is None: continue
        q=w.cell(r,2+j,v); q.number_format='#,##0_);(#,##0)'; q.font=F(bold=t or j==16)
        if j==16: q.fill=yl
        elif j%4==3: q.fill=bl
        if t: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['rowType']=='TOTAL' else None)
    r+=1
    if row['rowType']=='TOTAL': r+=1
w.column_dimensions['A'].width=32; w.column_dimensions['S'].width=11
for j in range(17): w.column_dimensions[G(2+j)].width=10.5
for q in range(4):
    for j in range(3): w.column_dimensions[G(2+4*q+j)].outlineLevel=1
w.freeze_panes='B7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='1:6'
w2=wb.create_sheet('Census'); w2.append(['Month','AL beds','AL avg','MC beds','MC avg'])
for y,m in ms: w2.append([D.datetime(y,m,1),64,round(random.uniform(55,60),1),22,round(random.uniform(19,21.5),1)])
for c in w2['A'][1:]: c.number_format='mmm yyyy'
wb.save(path(N))
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','operator, spreadsheet export','fiscal-year months with quarter subtotal columns, account code in last column, census on second sheet',True)
