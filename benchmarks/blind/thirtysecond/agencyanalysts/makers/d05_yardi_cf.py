from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
def make():
    R=random.Random(505); name='CF_accrual_wsm_0325.xlsx'
    s=St('Cash Flow Statement','Willow Street Mews (wsm)','2025-03-01','2025-03-31',['Period to Date','Year to Date'],sheet='Report1')
    def p(b,z=.05,sg=1):
        a=[round(b*(1+R.uniform(-z,z)),2) for _ in range(3)]; return [sg*a[2],round(sg*sum(a),2)]
    L=lambda c,n,b,z=.05,sg=1: s.l(n,p(b,z,sg),2,c)
    s.h('INCOME',0,'4000-0000'); s.h('RENTAL INCOME',1,'4100-0000')
    a=[L('4110-0000','LIHTC Tenant Rent',61840,.01),L('4115-0000','Housing Assistance Payments',48215,.02),L('4130-0000','Vacancy Loss',4310,.3,-1),L('4140-0000','Rent Free / Staff Unit',1195,0,-1),L('4150-0000','Uncollected Rent',1630,.4,-1)]
    t1=s.t('TOTAL RENTAL INCOME',a,ind=1,code='4199-0000'); s.h('OTHER INCOME',1,'4200-0000')
    a=[L('4210-0000','Laundry & Vending',842),L('4220-0000','Late & NSF Fees',515,.4),L('4250-0000','Interest on Reserves',188,.1),L('4290-0000','Damages',260,.9)]
    t2=s.t('TOTAL OTHER INCOME',a,ind=1,code='4299-0000'); ti=s.t('TOTAL INCOME',[t1,t2],typ='TOTAL',key='total_income',code='4999-0000')
    s.h('EXPENSES',0,'5000-0000'); E=[]
    for hd,c,ls in [('ADMINISTRATIVE','51',[('Site Manager Wages',5460),('Compliance Fees',1480),('Office & Telephone',905),('Legal',480),('Audit & Tax',0),('Management Fee',6290)]),('UTILITIES','52',[('Electric',2390),('Gas',1880),('Water & Sewer',6120)]),('OPERATING & MAINTENANCE','53',[('Maintenance Wages',6710),('Supplies & Repairs',2940),('Trash',1450),('Exterminating',512),('Grounds / Snow',1960),('Turnover',1830)]),('TAXES & INSURANCE','54',[('PILOT',4815),('Property Insurance',5620),('Payroll Taxes & Benefits',3015)])]:
        s.h(hd,1,f'{c}00-0000'); ii=[L(f'{c}{10+10*k}-0000',n,b,.15) for k,(n,b) in enumerate(ls)]; E.append(s.t('TOTAL '+hd,ii,ind=1,code=f'{c}99-0000'))
    te=s.t('TOTAL OPERATING EXPENSES',E,typ='TOTAL',key='total_operating_expenses',code='5999-0000')
    noi=s.t('NET OPERATING INCOME',[ti],[te],typ='TOTAL',key='noi',code='6000-0000')
    s.h('FINANCIAL EXPENSES',1,'7000-0000'); ii=[s.l('Interest - First Mortgage',[22814.06,68529.77],2,'7110-0000'),s.l('Interest - Soft Debt (accrued)',[4166.67,12500.01],2,'7120-0000'),s.l('Depreciation & Amortization',[31220,93660],2,'7200-0000')]
    tf=s.t('TOTAL FINANCIAL EXPENSES',ii,ind=1,code='7999-0000'); ni=s.t('NET INCOME',[noi],[tf],typ='TOTAL',key='net_income',code='8999-0000')
    s.h('ADJUSTMENTS',0,'9000-0000'); A=[('1210-0000','Tenant Receivables',-2148.15,1320.4),('1215-0000','HAP Receivable',0,-3811.0),('1310-0000','Prepaid Insurance',5620.0,16860.0),('1410-0000','Tax & Insurance Escrow',-9875.5,-29626.5),('1420-0000','Replacement Reserve',-3150,-9450),('1690-0000','Accumulated Depreciation',31220,93660),('1720-0000','Building Improvements',-14380.0,-14380.0),('2110-0000','Accounts Payable',6722.91,-4405.68),('2150-0000','Accrued Soft Interest',4166.67,12500.01),('2210-0000','Security Deposits Held',-595,1100),('2310-0000','First Mortgage Principal',-6618.11,-19766.74),('3210-0000','Owner Distribution',0,-15000)]
    ii=[s.l(n,[x,y],2,c) for c,n,x,y in A]; ta=s.t('TOTAL ADJUSTMENTS',ii,ind=1,code='9499-0000')
    cf=s.t('CASH FLOW',[ni,ta],typ='TOTAL',key='net_cash_flow',code='9500-0000')
    end=211804.36; v=s.rows[cf]['v']; b=s.l('Beginning Cash',[end-v[0],end-v[1]],1); s.t('Ending Cash',[b,cf],typ='TOTAL',ind=1)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
    for i,t in enumerate(['Willow Street Mews (wsm)','Cash Flow Statement','Period = Mar 2025','Book = Accrual ; Tree = ysi_cf'],1):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=6); ws.cell(i,1,t).alignment=Alignment(horizontal='center'); ws.cell(i,1).font=Font(name='Arial',size=11 if i==1 else 9,bold=True)
    for j,t in [(3,'Period to Date'),(4,'%'),(5,'Year to Date'),(6,'%')]: ws.cell(5,j,t).font=Font(name='Arial',size=8,bold=True); ws.cell(5,j).alignment=Alignment(horizontal='right'); ws.cell(5,j).border=Border(bottom=Side('thin'))
    rr=6; tv=s.rows[ti]['v']
    for r in s.rows:
        f=Font(name='Arial',size=8,bold=r['type']!='LINE')
        ws.cell(rr,1,r['code']).font=f; ws.cell(rr,2,'   '*r['ind']+r['label']).font=f
        if r['type']!='HEADING':
            for k,(cc) in enumerate((3,5)):
                ws.cell(rr,cc,r['v'][k]).number_format='#,##0.00;-#,##0.00'
                if r['label'] not in('Beginning Cash','Ending Cash'): ws.cell(rr,cc+1,round(r['v'][k]/tv[k]*100,2)).number_format='0.00'
            for cc in range(3,7):
                ws.cell(rr,cc).font=f
                if r['type']!='LINE': ws.cell(rr,cc).border=Border(top=Side('thin'))
        rr+=1
        if r['type'] in('TOTAL','SUBTOTAL'): rr+=1
    ws.column_dimensions['A'].width=11; ws.column_dimensions['B'].width=40
    for c in 'CE': ws.column_dimensions[c].width=15
    ws.cell(rr+1,1,'Friday, April 11, 2025').font=Font(name='Arial',size=8); ws.cell(rr+2,1,'10:21 AM').font=Font(name='Arial',size=8)
    ws.freeze_panes='C6'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,name))
    return save(name,s,'MULTIFAMILY','CASH_FLOW_STATEMENT','Yardi cash flow export, codes on every line, percent columns, affordable property')
