from lib import *; import openpyxl; from openpyxl.styles import *
R=random.Random(3108)
cols=['Alder Street Plaza','Buckhorn Corner','Shops at Cibolo','Corporate','Total']
s=St('Profit and Loss by Class','Chaparral Retail Holdings LLC','2025-01-01','2025-06-30',cols,sheet='Profit and Loss by Class')
s.expand=lambda r:r['v']+[round(sum(x or 0 for x in r['v']),2)]
def ln(l,b,corp=None,lv=2,code=None):
    return s.line(l,[round(b*f*R.uniform(.92,1.08),2) for f in(1,.64,1.37)]+[corp],code,lv=lv)
s.head('Income',lv=0);s.head('Rental income',lv=1)
a=[ln('Base rent',142300),ln('Percentage rent',4100),ln('Pylon sign rent',1850)];t=s.tot('Total for Rental income',a,lv=1)
s.head('Tenant reimbursements',lv=1);a=[ln('CAM reimbursement',27800),ln('Insurance reimbursement',6900),ln('Tax reimbursement',31200)];t2=s.tot('Total for Tenant reimbursements',a,lv=1)
l=ln('Late fees',780,None,1);inc=s.tot('Total for Income',[t,t2,l],key='total_income',lv=0)
s.head('Expenses',lv=0)
e=[ln('Bank charges & fees',95,214.5,1)]
s.head('CAM expenses',lv=1);a=[ln('Landscaping',5600),ln('Parking lot repairs',3900),ln('Porter & sweeping',7200),ln('Snow & ice',2450)];e.append(s.tot('Total for CAM expenses',a,lv=1))
e+=[ln('Insurance',7050,1890.0,1),ln('Legal & professional',1240,6325.0,1),s.line('Management fees',[8100.0,5400.0,11250.0,-24750.0],lv=1),s.line('Office salaries',[None,None,None,38916.72],lv=1),ln('Property taxes',32400,None,1),ln('Repairs & maintenance',6150,None,1)]
s.head('Utilities',lv=1);a=[ln('Electricity',4180,None),ln('Gas',620),ln('Water & sewer',3050)];u=s.tot('Total for Utilities',a,lv=1);e.append(u)
ex=s.tot('Total for Expenses',e,key='total_operating_expenses',lv=0)
noi=s.tot('Net Operating Income',[inc],[ex],key='noi',lv=0)
s.head('Other Income',lv=0);o=s.line('Interest earned',[None,None,None,1127.36],lv=1);oi=s.tot('Total for Other Income',[o],lv=0)
s.head('Other Expenses',lv=0);a=[ln('Depreciation',24100,615.0,1),ln('Mortgage interest',38900,None,1)];oe=s.tot('Total for Other Expenses',a,lv=0)
no=s.tot('Net Other Income',[oi],[oe],lv=0);s.tot('Net Income',[noi,no],typ='TOTAL',key='net_income',lv=0)
def z(r):
    v=s.full(r);return [x if x!=0 or r['t']=='X' else 0.0 for x in v]
old=s.rows[u]['v'][1];s.plant(u,1,round(old+900,2),f'Total for Utilities, Buckhorn Corner, printed {old+900:,.2f}; its lines add to {old:,.2f}','total_wrong')
wb=openpyxl.Workbook();ws=wb.active;ws.title='Profit and Loss by Class'
for k,(t,z_) in enumerate([('Profit and Loss by Class',14),('Chaparral Retail Holdings LLC',12),('January 1-June 30, 2025',10)],1):
    ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=6);ws.cell(k,1,t).font=Font(bold=True,size=z_,name='Arial');ws.cell(k,1).alignment=Alignment(horizontal='center')
for k,h in enumerate(['Distribution account']+cols,1):
    x=ws.cell(5,k,h);x.font=Font(bold=True,size=9,name='Arial');x.alignment=Alignment(horizontal='left' if k==1 else 'right',wrap_text=True);x.border=Border(top=Side('thin'),bottom=Side('thin'))
q=6
for r in s.rows:
    b=r['t']!='LINE';x=ws.cell(q,1,r['label']);x.alignment=Alignment(indent=r['d']['lv']*2);x.font=Font(bold=b,size=8,name='Arial')
    if r['v']:
        for k,v in enumerate(s.vals(r)):
            if v is None:continue
            x=ws.cell(q,2+k,v);x.number_format='$#,##0.00;-$#,##0.00' if b else '#,##0.00;-#,##0.00';x.font=Font(bold=b,size=8,name='Arial')
            if b:x.border=Border(top=Side('thin'))
    q+=1
ws.merge_cells(start_row=q+2,start_column=1,end_row=q+2,end_column=6);ws.cell(q+2,1,'Accrual Basis Thursday, July 17, 2025 10:26 AM GMT-06:00').font=Font(size=8)
ws.column_dimensions['A'].width=38
for c in'BCDEF':ws.column_dimensions[c].width=16
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='chaparral_pl_by_class.xlsx';wb.save(doc(fn));save(fn,[s],'RETAIL','OPERATING_STATEMENT','QuickBooks Online P&L by class, planted total');print(s.planted)
