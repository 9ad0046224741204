# QuickBooks Desktop P&L by month, xlsx, small retail strip (cash) ; planted digit_changed
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(4505); fn='Profit and Loss 2024 - Maple Crossing.xlsx'
mo=[f'{m} 24' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
s=S('Profit & Loss','Maple Crossing Shopping Center LLC','2024-01-01','2024-12-31',mo+['TOTAL'],sheet='Sheet1')
def w(v): return list(v)+[r2(sum(v))]
def fx(b,step=None,at=0): return w([r2(b if (step is None or i<at) else step) for i in range(12)])
def rv(b,vol=.2,p=1): return w([r2(b*(1+R.uniform(-vol,vol))) if R.random()<p else 0.0 for i in range(12)])
L=s.line
s.head('Ordinary Income/Expense',lv=0);s.head('Income',lv=2)
s.head('Rental Income',code='4000',lv=3)
a=[L('Base Rent - Anchor',fx(21875.0),'4010',4),L('Base Rent - Inline',fx(34916.48,35614.81,6),'4020',4),L('Base Rent - Outparcel',fx(8333.33),'4030',4),L('Percentage Rent',w([0,0,14210.66]+[0]*9),'4040',4)]
a=s.tot('Total Rental Income',a,'4000',lv=3,qb='4000 · ')
s.head('Tenant Reimbursements',code='4100',lv=3)
b=[L('CAM Reimbursement',fx(9148.2),'4110',4),L('Real Estate Tax Reimb.',fx(10466.25),'4120',4),L('Insurance Reimb.',fx(2204.4),'4130',4),L('Prior Year Reconciliation',w([0,0,0,6412.38,-1180.5]+[0]*7),'4140',4)]
b=s.tot('Total Tenant Reimbursements',b,'4100',lv=3)
c=[L('Late Fees',rv(250,.5,.5),'4200',3),L('Signage Rent',fx(400.0),'4300',3)]
ti=s.tot('Total Income',[a,b]+c,t='TOTAL',key='total_income',lv=2)
gp=s.tot('Gross Profit',[ti],t='SUBTOTAL',lv=1)
s.head('Expense',lv=2);s.head('CAM Expenses',code='6000',lv=3)
d=[L('Landscaping',w([0,0,1650,1650,1650,1650,1650,1650,1650,1650,900,0]),'6010',4),L('Parking Lot Sweeping',fx(715.0),'6020',4),L('Parking Lot Repairs',w([0]*4+[12860.0]+[0]*7),'6030',4),L('Snow Removal',w([4320,3155.5,1210,0,0,0,0,0,0,0,640,2875]),'6040',4),L('Lighting Repairs',rv(410,.6,.7),'6050',4),L('Common Area Electric',rv(1385,.2),'6060',4),L('Water & Irrigation',rv(690,.4),'6070',4),L('Trash',fx(1095.0,1138.8,3),'6080',4),L('Fire Monitoring',fx(165.0),'6090',4),L('Roof Repairs',w([0,0,1185.0,0,0,0,2240.5,0,0,0,860.0,0]),'6095',4)]
d=s.tot('Total CAM Expenses',d,'6000',lv=3)
e=[L('Property Taxes',w([0,0,0,0,0,64218.77,0,0,0,0,0,64218.77]),'6200',3),L('Insurance Expense',fx(2315.92),'6300',3),L('Management Fees',w([r2(x*.04) for x in s.rows[ti]['v'][:12]]),'6400',3),L('Leasing Commissions',w([0]*8+[11304.0,0,0,0]),'6450',3),L('Professional Fees',rv(1200,.6,.5),'6500',3),L('Repairs - Owner',rv(600,.8,.5),'6600',3),L('Bank Service Charges',fx(30.0),'6700',3)]
te=s.tot('Total Expense',[d]+e,t='TOTAL',key='total_operating_expenses',lv=2)
no=s.tot('Net Ordinary Income',[gp,te],t='TOTAL',key='noi',neg=[te],lv=0)
s.head('Other Income/Expense',lv=0);s.head('Other Income',lv=1)
oi=s.tot('Total Other Income',[L('Interest Earned',rv(140,.2),'7010',2)],lv=1)
s.head('Other Expense',lv=1)
q=[w([r2(28110.4-46.2*i) for i in range(12)]),fx(11850.0)]
oe=s.tot('Total Other Expense',[L('Mortgage Interest',q[0],'8010',2),L('Depreciation',q[1],'8020',2)],lv=1)
nt=s.tot('Net Other Income',[oi,oe],neg=[oe],lv=0)
s.tot('Net Income',[no,nt],t='TOTAL',key='net_income',lv=0)
# plant: CAM electric Aug: swap a digit
ix=next(i for i,r in enumerate(s.rows) if r['label']=='Common Area Electric')
old=s.rows[ix]['v'][7]; new=r2(old+2000); s.rows[ix]['v'][7]=new
s.planted=dict(what=f'Common Area Electric, Aug 24: printed {new:.2f} where the totals (row TOTAL and Total CAM Expenses) were made from {old:.2f}',kind='digit_changed')
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
F=lambda b=False,z=8:Font(name='Arial',size=z,bold=b)
# QB desktop export: labels in columns A..F, spacer columns between numbers
ws['A1']='9:14 AM';ws['A2']='02/03/25';ws['A3']='Accrual Basis'
for k in '123': ws['A'+k].font=F(True)
ws['I1']='Maple Crossing Shopping Center LLC';ws['I2']='Profit & Loss';ws['I3']='January through December 2024'
for k,z in zip('123',(12,14,10)): ws['I'+k].font=F(True,z)
y=5
for j,h in enumerate(s.columns):
    q=ws.cell(y,7+2*j,h);q.font=F(True);q.alignment=Alignment(horizontal='center');q.border=Border(bottom=Side(style='thick'))
y+=1
for r in s.rows:
    lab=r['label']
    if r['code']: lab=('Total '+r['code']+' · '+lab[6:]) if lab.startswith('Total ') else r['code']+' · '+lab
    q=ws.cell(y,1+r['lv'],lab);q.font=F(True)
    if r['t']!='HEADING':
        for j,v in enumerate(r['v']):
            q=ws.cell(y,7+2*j,v);q.font=F(r['label']=='Net Income');q.number_format='#,##0.00;-#,##0.00'
            if r['items']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['label']=='Net Income' else None)
    y+=1
for k in range(1,6): ws.column_dimensions['ABCDE'[k-1]].width=2.6
ws.column_dimensions['F'].width=26
from openpyxl.utils import get_column_letter as gl
for j in range(13): ws.column_dimensions[gl(7+2*j)].width=11;ws.column_dimensions[gl(8+2*j)].width=1.2
ws.freeze_panes='G6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{fn}')
save(fn,[s],'RETAIL','OPERATING_STATEMENT_T12','QuickBooks Desktop P&L by month export, indented label columns, spacer columns, xlsx',False)
