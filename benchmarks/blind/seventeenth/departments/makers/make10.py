# medical office asset-management workbook: quarter vs budget vs LY with notes; cash flow sheet to distributions
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(1410);F='riverton_clinic_tower_am_report_q3.xlsx';N='Riverton Clinic Tower'
C=['Q3 Actual','Q3 Budget','Var $','Q3 2024','YTD Actual','YTD Budget','YTD Var $','2025 Reforecast']
s=S('Operating Statement',N,'2025-07-01','2025-09-30',C,sheet='Operating Statement',var=(2,6),nd=0)
def q(b,g,j=.04):
    bd=round(b,-2);a=round(b*(1+R.uniform(-j,j)));ly=round(b*.965*(1+R.uniform(-j,j)));yb=bd*3;ya=a+round(b*2*(1+R.uniform(-j,j)));rf=ya+bd
    return [a,bd,g*(a-bd),ly,ya,yb,g*(ya-yb),rf]
s.h('Income')
r=[s.l(n,q(b,1,j)) for n,b,j in [('Base rent - health system master lease',611200,.0),('Base rent - physician practices',428700,.02),('Base rent - imaging & lab',187500,.0),('Pharmacy percentage rent',14300,.3),('CAM reimbursements',246900,.03),('Real estate tax reimbursements',121400,.02),('After-hours HVAC',8600,.2),('Parking income',33800,.08)]]
gi=s.t('Gross potential income',r);f=s.l('Free rent',[-21400,-20000,-1400,0,-48700,-40000,-8700,-68700]);bd=s.l('Bad debt',[-3150,-2500,-650,-8210,-9420,-7500,-1920,-11920])
ti=s.t('Effective gross income',[gi,f,bd],type='TOTAL',key='total_income')
s.h('Operating expenses')
e=[s.l(n,q(b,-1,j)) for n,b,j in [('Janitorial & medical waste',94300,.05),('Repairs & maintenance',61800,.1),('Elevator & life safety',22400,.04),('Security & parking attendants',57200,.04),('Landscaping',11900,.1),('Electricity',88600,.08),('Gas, water, sewer',26700,.1),('On-site payroll',74100,.03)]]
t1=s.t('Recoverable expenses',e)
m=s.l('Management fee (3.5%)',[0]*8);T=s.rows[ti]['v'];x=[round(v*.035) for v in T];s.rows[m]['v']=[x[0],x[1],x[1]-x[0],x[3],x[4],x[5],x[5]-x[4],x[7]]
e2=[m]+[s.l(n,q(b,-1,j)) for n,b,j in [('Real estate taxes',139800,.0),('Insurance',31600,.01),('Professional & ownership costs',9300,.3)]]
te=s.t('Total operating expenses',[t1]+e2,type='TOTAL',key='total_operating_expenses');noi=s.t('Net operating income',[ti],[te],type='TOTAL',key='noi')
nv=s.rows[noi]['v']
k=S('Distributable Cash (cash flow statement)',N,'2025-07-01','2025-09-30',['Jul-25','Aug-25','Sep-25','Q3 2025','YTD 2025'],sheet='Cash Flow',nd=0)
j1=round(nv[0]*.337);j2=round(nv[0]*.328)
def mm(a,b,c,y):return [a,b,c,a+b+c,y]
n0=k.l('Net operating income',mm(j1,j2,nv[0]-j1-j2,nv[4]))
k.h('Debt service');ds=[k.l('Interest - Lakeshore Bank 5.12%',mm(-148310,-147980,-142890,-1325470)),k.l('Scheduled principal',mm(-38720,-38890,-39050,-347605))];d=k.t('Total debt service',ds)
ca=k.t('Cash flow after debt service',[n0,d],type='TOTAL')
k.h('Capital');cp=[k.l('Tenant improvements',mm(0,-62400,-18150,-211300)),k.l('Leasing commissions',mm(-9870,0,0,-74225)),k.l('Building capital - chiller #2',mm(-41200,-27600,0,-68800)),k.l('Draw from TI/LC reserve',mm(9870,62400,18150,240000)),k.l('Deposit to TI/LC reserve',mm(-15000,-15000,-15000,-135000))];c_=k.t('Total capital and reserves',cp)
k.h('Working capital');wc=[k.l('Change in receivables',mm(-12340,8125,4410,-19760)),k.l('Change in payables and accruals',mm(21905,-17630,6285,33140)),k.l('Change in prepaid rents',mm(-4400,2750,900,-8615))];w_=k.t('Total working capital',wc)
fa=k.t('Distributable cash',[ca,c_,w_],type='TOTAL')
di=k.l('Distributions to partners',mm(0,0,-425000,-1275000));nc=k.t('Net change in cash',[fa,di],type='TOTAL',key='net_cash_flow')
V=k.rows[nc]['v'];o0=684210;op=[o0,o0+V[0],o0+V[0]+V[1],o0,0];end=o0+V[3];op[4]=end-V[4];assert op[4]>0
b=k.l('Opening cash',op);k.t('Closing cash',[nc,b],type='TOTAL')
wb=Workbook();w=wb.active;w.title='Operating Statement'
w['A1']=N;w['A2']='Operating Statement';w['A3']='Quarter ended September 30, 2025  |  USD';w['A1'].font=Font(name='Georgia',bold=True,size=15);w['A2'].font=Font(name='Georgia',italic=True,size=11)
hd=['','Q3\nActual','Q3\nBudget','Var $','Var %','Q3\n2024','YTD\nActual','YTD\nBudget','YTD\nVar $','YTD\nVar %','2025\nReforecast','Asset manager comment']
cc=[2,3,4,6,7,8,9,11]
for i,h in enumerate(hd):
    c=w.cell(5,i+1,h);c.font=Font(name='Georgia',bold=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.border=Border(top=Side('medium'),bottom=Side('thin'))
w.row_dimensions[5].height=30
notes={'Free rent':'Suite 410 dermatology, two months abated','Pharmacy percentage rent':'True-up due in Q4','Electricity':'Chiller #2 down 9 days in July','Bad debt':'Suite 215 in collection'}
def cell(w,y,x,v,b,nf='#,##0;(#,##0);0'):
    c=w.cell(y,x,v);c.number_format=nf;c.font=Font(name='Georgia',size=9,bold=b);return c
y=6
for r in s.rows:
    t=r['type'];bo=t!='LINE';c=w.cell(y,1,r['label']);c.font=Font(name='Georgia',size=9,bold=bo);c.alignment=Alignment(indent=1 if t=='LINE' else 0)
    if t!='HEADING':
        for x,v in zip(cc,r['v']):
            c=cell(w,y,x,v,bo)
            if bo:c.border=Border(top=Side('hair'))
            if t=='TOTAL':c.fill=PatternFill('solid',fgColor='E4EFE7')
        for x,a,b_ in((5,2,1),(10,6,5)):
            if r['v'][b_]:cell(w,y,x,r['v'][a]/abs(r['v'][b_]),False,'0.0%;(0.0%)')
    if r['label'] in notes:c=w.cell(y,12,notes[r['label']]);c.font=Font(name='Georgia',size=8,italic=True);c.alignment=Alignment(wrap_text=True)
    y+=2 if t=='TOTAL' else 1
w.column_dimensions['A'].width=38;w.column_dimensions['L'].width=34
for x in 'BCDFGHIK':w.column_dimensions[x].width=11.5
w2=wb.create_sheet('Cash Flow');w2['B1']=N;w2['B2']='Distributable Cash';w2['B3']='July - September 2025';w2['B1'].font=Font(name='Georgia',bold=True,size=15)
for i,h in enumerate(['Jul-25','Aug-25','Sep-25','Q3 2025','YTD 2025']):c=w2.cell(5,3+i,h);c.font=Font(name='Georgia',bold=True,size=9);c.alignment=Alignment(horizontal='right');c.border=Border(bottom=Side('thin'))
y=6
for r in k.rows:
    t=r['type'];c=w2.cell(y,2,r['label']);c.font=Font(name='Georgia',size=9,bold=t!='LINE',italic=t=='HEADING');c.alignment=Alignment(indent=2 if t=='LINE' else 0)
    if t!='HEADING':
        for i,v in enumerate(r['v']):
            c=cell(w2,y,3+i,v,t!='LINE')
            if t!='LINE':c.border=Border(top=Side('thin'))
    y+=1
w2.column_dimensions['A'].width=2;w2.column_dimensions['B'].width=36
for x in 'CDEFG':w2.column_dimensions[x].width=12
for z in(w,w2):z.page_setup.orientation='landscape';z.page_setup.fitToHeight=0;z.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F));save(F,[s,k],'OFFICE','OPERATING_STATEMENT','asset manager workbook, two sheets, var % columns and comments, cash flow to distribution',True)
