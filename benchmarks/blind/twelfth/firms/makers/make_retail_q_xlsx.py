from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
R=random.Random(930)
cols=['Three Months Ended Sep-25','Three Months Ended Sep-24','Three Months Ended $ Change','Nine Months Ended Sep-25','Nine Months Ended Sep-24','Nine Months Ended $ Change']
s=St('Comparative Statement of Revenues and Expenses - Income Tax Basis','Larkspur Crossing Partners','2025-01-01','2025-09-30',cols,sheet='Rev & Exp',derive=lambda b,k:[b[0],b[1],round(b[0]-b[1],2),b[2],b[3],round(b[2]-b[3],2)],nbase=4)
def v(q,g=.03,noise=.04):
    a=q*R.uniform(1-noise,1+noise); p=a/(1+g)*R.uniform(1-noise,1+noise)
    return [round(a,2),round(p,2),round(a+q*2*R.uniform(.97,1.01),2),round(p+q*2/(1+g)*R.uniform(.97,1.01),2)]
s.h('REVENUES')
rv=[s.l('Base rent - anchor',[112500.0,112500.0,337500.0,337500.0]),s.l('Base rent - shop space',v(168400)),s.l('Percentage rent',[0.0,0.0,21764.38,18920.11]),s.l('CAM recoveries',v(51200)),s.l('Real estate tax recoveries',v(63900,.05)),s.l('Insurance recoveries',v(9800,.12)),s.l('Outparcel ground rent',[22500.0,22500.0,67500.0,67500.0]),s.l('Lease termination fee',[0.0,0.0,40000.0,0.0]),s.l('Late charges and other',v(1450,0,.3))]
tr=s.t('Total revenues',rv,typ='TOTAL',key='total_income')
s.h('EXPENSES')
s.h('Recoverable')
x1=[s.l(a,v(b)) for a,b in [('Parking lot sweeping',4200),('Landscaping',7850),('Snow removal',0.0001),('Site electric',6900),('Water - irrigation',3350),('Roof and facade repairs',8200),('Trash',5600),('Security',4700)]]
s.rows[x1[2]]['base']=[0.0,0.0,18240.0,12615.5];s.rows[x1[2]]['vals']=[0.0,0.0,0.0,18240.0,12615.5,5624.5]
x1+=[s.l('Property insurance',v(11900,.12,.01)),s.l('Real estate taxes',v(70100,.05,.005))]
t1=s.t('Total recoverable',x1)
s.h('Non-recoverable')
x2=[s.l(a,v(b)) for a,b in [('Vacant space utilities',1180),('Property management fee',16950),('Legal and accounting',6100),('Bank charges',240),('State filing fees',310)]]
t2=s.t('Total non-recoverable',x2)
te=s.t('Total expenses',[t1,t2],typ='TOTAL',key='total_operating_expenses')
noi=s.t('Net operating income',[tr],[te],typ='TOTAL',key='noi')
s.h('OTHER DEDUCTIONS')
o=[s.l('Interest on mortgage',[88214.17,90306.44,266190.75,272380.16]),s.l('Depreciation',[61830.0,60115.0,185490.0,180345.0]),s.l('Amortization of leasing commissions',[7214.25,6880.5,21642.75,20641.5])]
to=s.t('Total other deductions',o)
ni=s.t('Net income - income tax basis',[noi],[to],typ='TOTAL',key='net_income')
wb=Workbook();c0=wb.active;c0.title='Compilation Report'
for k,t in enumerate(['To the Partners','Larkspur Crossing Partners','','Management is responsible for the accompanying statement of revenues and expenses - income tax basis for the','three and nine months ended September 30, 2025 and 2024. We have performed a compilation engagement in','accordance with standards for accounting and review services. We did not audit or review the statement and','do not express an opinion, a conclusion, nor provide any assurance on it.','','Tolliver Oakes CPAs, P.C.','October 22, 2025'],3): c0.cell(k,2,t)
w=wb.create_sheet('Rev & Exp')
fn=lambda b=False:Font(name='Garamond',size=11,bold=b)
w['B2']='Larkspur Crossing Partners';w['B2'].font=Font(name='Garamond',size=14,bold=True)
w['B3']='Comparative Statement of Revenues and Expenses - Income Tax Basis';w['B4']='Periods ended September 30, 2025 and 2024'
import datetime as dt
C=[3,4,5,8,9,10]
w.merge_cells('C6:F6');w.merge_cells('H6:K6');w['C6']='Three Months Ended';w['H6']='Nine Months Ended'
for q in (w['C6'],w['H6']): q.font=fn(True);q.alignment=Alignment(horizontal='center')
for c in (3,8):
    for j,d in enumerate((dt.date(2025,9,30),dt.date(2024,9,30))):
        q=w.cell(7,c+j,d);q.number_format='mmm-yy'
    w.cell(7,c+2,'$ Change');w.cell(7,c+3,'% Change')
    for j in range(4): w.cell(7,c+j).font=fn(True);w.cell(7,c+j).alignment=Alignment(horizontal='right');w.cell(7,c+j).border=Border(bottom=Side(style='thin'))
r=8
for x in s.rows:
    t=x['typ']
    col=2;q=w.cell(r,col,x['label']);q.font=fn(t!='LINE');q.alignment=Alignment(indent={'HEADING':0 if x['label'].isupper() else 1,'LINE':2,'SUBTOTAL':1,'TOTAL':0}[t])
    if t!='HEADING':
        for c,val in zip(C,x['vals']):
            q=w.cell(r,c,val);q.number_format='#,##0.00;[Red](#,##0.00);0.00';q.font=fn(t!='LINE')
            if x['plus']:q.border=Border(top=Side(style='hair'),bottom=Side(style='double') if x['label'].startswith('Net income') else None)
        for c,a,b in ((6,x['vals'][2],x['vals'][1]),(11,x['vals'][5],x['vals'][4])):
            q=w.cell(r,c,round(a/abs(b),4) if b else 'n/m');q.number_format='0.0%';q.alignment=Alignment(horizontal='right');q.font=Font(name='Garamond',size=10,italic=True)
    r+=1
    if t=='TOTAL': r+=1
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=38
for k in (3,4,5,8,9,10):w.column_dimensions[GL(k)].width=13.5
for k in (6,11):w.column_dimensions[GL(k)].width=9
w.column_dimensions['G'].width=2
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
name='Larkspur_Crossing_Q3_2025.xlsx';wb.save(os.path.join(DOC,name))
save(name,[s],'RETAIL','OPERATING_STATEMENT','compiled statement: three and nine months comparative, $ and % change, date-typed headers, letter sheet first',False)
