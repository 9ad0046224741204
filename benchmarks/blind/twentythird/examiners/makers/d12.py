# marina receivership: receipts and disbursements, monthly + quarter + since appointment, amounts as text
from common import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
s=St("Receiver's Statement of Receipts and Disbursements (cash flow statement)",'Pelican Reach Marina & Boatyard','2024-10-01','2024-12-31',['October','November','December','Quarter','Since Appointment'],sheet='R&D Q4')
def g(a,b,c,prior=0): t=r2(sum(x or 0 for x in(a,b,c)));return [a,b,c,t,r2(t+prior)]
bg=s.l('Cash on hand, beginning',[61840.25,None,None,61840.25,18300.00],n='turned over by defendant 7/8/24')
s.h('Receipts')
k=[s.l(l,g(*q),n=n) for l,q,n in [('Slip rent - annual',(48210.00,39775.00,62140.50,91630.00),''),('Slip rent - transient',(11425.75,3180.00,1260.00,64902.25),'seasonal'),('Fuel dock',(29614.18,12077.64,6350.92,143310.77),''),('Boatyard labor and haul-out',(33870.00,41215.50,17640.00,27745.00),'fall haul-outs'),('Restaurant ground rent',(6500.00,6500.00,None,19500.00),'Dec. rent in dispute')]]
tr=s.t('Total Receipts',k,key='total_income')
s.h('Operating Disbursements')
k=[s.l(l,g(*q),n=n) for l,q,n in [('Fuel purchases',(24880.40,10115.27,5442.18,119764.31),''),('Wages and payroll taxes',(31205.66,28940.12,24117.09,95430.80),''),('Utilities',(5212.30,4418.75,4960.11,16204.45),''),('Dock and piling repairs',(4150.00,18700.00,2265.40,9985.00),'storm 11/14'),('Insurance',(8890.00,8890.00,8890.00,26670.00),''),('Bottomland lease - State',(None,None,15500.00,15500.00),'semi-annual'),('Supplies and office',(2316.84,1877.05,1409.63,8120.17),'')]]
to=s.t('Total Operating Disbursements',k,key='total_operating_expenses')
no=s.t('Net Operating Receipts',[tr,to],[1,-1],key='noi')
s.h('Receivership and Debt')
k=[s.l(l,g(*q),n=n) for l,q,n in [('Receiver\'s fees',(12500.00,12500.00,12500.00,37500.00),'order of 7/2/24'),('Counsel to receiver',(9417.50,6280.00,11932.50,28118.75),''),('Payments to secured lender',(25000.00,25000.00,15000.00,0),'stipulation'),('Receiver\'s certificates issued',(None,-40000.00,None,-50000.00),'borrowing, shown as negative')]]
tx=s.t('Total Receivership and Debt',k)
nc=s.t('Net Increase (Decrease) in Cash',[no,tx],[1,-1],typ='TOTAL',key='net_cash_flow')
n=s.rows[nc]['values'];v=s.rows[bg]['values'];v[1]=r2(v[0]+n[0]);v[2]=r2(v[1]+n[1])
# opening of the quarter = cash turned over + prior net
e=r2(v[3]+n[3]);v[4]=r2(e-n[4])
s.t('Cash on hand, ending',[bg,nc],typ='TOTAL')
print('   turned over',v[4])
wb=openpyxl.Workbook();w=wb.active;w.title='R&D Q4'
tx_=lambda v:'' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
w['A1']='SUPERIOR COURT - Case 24-CV-01977';w['A2']="Receiver's Statement of Receipts and Disbursements";w['A3']='Property: Pelican Reach Marina & Boatyard';w['A4']='October 1, 2024 through December 31, 2024'
w['A2'].font=Font(bold=True,size=13)
for j,t in enumerate(['Item','Note','October','November','December','Quarter','Since Appointment']):
    c=w.cell(6,1+j,t);c.font=Font(bold=True);c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'));c.alignment=Alignment(horizontal='right' if j>1 else 'left')
y=7
for r,x in zip(s.rows,s.x):
    b=r['rowType']!='LINE';w.cell(y,1,r['label']).font=Font(bold=b)
    if x.get('n'): w.cell(y,2,x['n']).font=Font(size=8,color='666666')
    if r['rowType']!='HEADING':
        for j,q in enumerate(r['values']):
            if q is None: continue
            c=w.cell(y,3+j,tx_(q));c.alignment=Alignment(horizontal='right');c.font=Font(bold=b)
            if b: c.fill=PatternFill('solid',fgColor='E8F1F5')
    else: w.cell(y,1).font=Font(bold=True,underline='single')
    y+=1
w.column_dimensions['A'].width=36;w.column_dimensions['B'].width=28
for a in 'CDEFG': w.column_dimensions[a].width=18
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=1;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
N='12_pelican_reach_receiver.xlsx';wb.save(D(N))
save(N,[s],'OTHER','CASH_FLOW_STATEMENT','receiver report, amounts stored as text, note column between',True)
