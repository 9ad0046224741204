# x1: AppFolio-like 12 month cash flow; x2: Xero two-sheet UK RMC
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(154)
def x1():
    f='income_statement_12_month-20250912.xlsx'
    M=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Total']
    s=St('Income Statement - 12 Month','Calloway Lofts Condominium Owners Association','2024-09-01','2025-08-31',M)
    def ln(label,m,kind='v',ind=2,p=1,step=None):
        v=[]
        for k in range(12):
            if kind=='f': a=m if step is None or k<4 else step
            else: a=round(m*R.uniform(.55,1.5),2) if R.random()<p else 0.0
            v.append(float(a))
        return s.l(label,v+[round(sum(v),2)],ind=ind)
    s.h('Operating Income & Expense'); s.h('Income',1)
    a=[ln('HOA Dues',28640,'f',step=30072.0),ln('Special Assessment - Windows',0,'f',step=6250.0),ln('Late Fee',135,p=.8),ln('NSF Fees Collected',35,p=.2),ln('Move-In / Move-Out Fee',400,p=.6),ln('Storage Locker Rent',660,'f'),ln('Interest on Bank Accounts',9.4)]
    ti=s.t('Total Operating Income',a,ind=1,key='total_income')
    s.h('Expense',1); top=[]
    s.h('Utilities',2); it=[ln('Electricity',1180,ind=3),ln('Gas',640,ind=3),ln('Water & Sewer',3420,ind=3),ln('Garbage & Recycling',1096.5,'f',3),ln('Internet / Elevator Phone',214.37,'f',3)]; top.append(s.t('Total Utilities',it,ind=2))
    s.h('Repairs & Maintenance',2); it=[ln('Plumbing Repairs',850,ind=3,p=.7),ln('Electrical Repairs',410,ind=3,p=.5),ln('Elevator Service',789,'f',3),ln('Fire Protection',520,ind=3,p=.4),ln('Garage Door & Gates',330,ind=3,p=.5),ln('Janitorial',2150,'f',3,step=2215.0),ln('Window Cleaning',1900,ind=3,p=.2)]; top.append(s.t('Total Repairs & Maintenance',it,ind=2))
    top+=[ln('Management Fees',2475,'f'),ln('Insurance - Property & Liability',4318.25,'f',step=4963.17),ln('Legal & Professional',700,p=.4),ln('Licenses & Permits',190,p=.25),ln('Office Supplies & Postage',88),ln('Bank Fees',15,'f')]
    te=s.t('Total Operating Expense',top,ind=1,key='total_operating_expenses')
    n=s.t('NOI - Net Operating Income',[ti,te],[1,-1],ind=1,key='noi')
    s.h('Other Income & Expense'); s.h('Other Income',1); oi=ln('Reserve Interest',212); toi=s.t('Total Other Income',[oi],ind=1)
    s.h('Other Expense',1); b=[ln('Reserve Transfer',5100,'f',step=5400.0),ln('Capital - Window Project',7400,p=.5)]; tox=s.t('Total Other Expense',b,ind=1)
    no=s.t('Net Other Income',[toi,tox],[1,-1],ind=1)
    s.t('Total Income',[ti,toi]); s.t('Total Expense',[te,tox])
    s.t('Net Income',[n,no],typ='TOTAL',key='net_income')
    wb=Workbook(); w=wb.active; w.title='Sheet1'
    for k,t in enumerate(['Income Statement - 12 Month','Cascade Crest Property Group','Properties: '+s.m['propertyName']+' - 2200 Dunmore St Portland, OR 97210','Fund Type: All','Period Range: Sep 2024 to Aug 2025','Accounting Basis: Cash','Level of Detail: Detail View']): w.cell(k+1,1,t).font=Font(name='Arial',bold=k==0,size=12 if k==0 else 9)
    w.append([]); w.append(['Account Name']+M)
    for c in w[9]: c.font=Font(name='Arial',bold=True,size=9); c.fill=PatternFill('solid',fgColor='D9D9D9')
    for r in s.rows:
        w.append(['    '*r['ind']+r['label']]+([] if r['typ']=='HEADING' else r['vals']))
        for c in w[w.max_row]:
            c.font=Font(name='Arial',size=9,bold=r['typ']!='LINE'); 
            if c.column>1: c.number_format='#,##0.00;-#,##0.00'
    w.column_dimensions['A'].width=42
    for k in range(2,15): w.column_dimensions[chr(64+k)].width=13
    w.freeze_panes='B10'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); s.m['sheet']=None; save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','AppFolio-like 12-month export, label indents by spaces, trailing Total Income/Expense',False)
def x2():
    f='Halyard_Court_RTM_Xero_accounts_Mar25.xlsx'
    N='Halyard Court RTM Company Limited'
    p=St('Profit and Loss',N,'2024-04-01','2025-03-31',['31 Mar 2025','31 Mar 2024'],sheet='Profit and Loss')
    p.h('Turnover'); a=[p.l('Garage Licence Fees',[2160,2040]),p.l('Ground Rent Collected',[0,1450]),p.l('Insurance Commission',[612.4,588.15]),p.l('Service Charge Income',[96480,91200]),p.l('Reserve Fund Contributions',[18000,15000])]
    ti=p.t('Total Turnover',a)
    p.h('Cost of Sales'); cs=[p.l('Building Fabric Repairs',[14386.72,21940.08]),p.l('Communal Cleaning',[9984,9360]),p.l('Communal Electricity',[6731.55,8204.91]),p.l('Gardening',[5280,5040]),p.l('Lift Maintenance',[3915.6,2877.24])]; tc=p.t('Total Cost of Sales',cs)
    gp=p.t('Gross Profit',[ti,tc],[1,-1])
    p.h('Administrative Costs'); ad=[p.l('Accountancy Fees',[1920,1800]),p.l('Bank Fees',[96,96]),p.l('Building Insurance',[22418.37,19806.44]),p.l('Companies House Filing',[34,13]),p.l('Fire Risk Assessment',[0,1140]),p.l('Legal Expenses',[2875.5,640]),p.l('Managing Agent Fees',[16200,15552])]; ta=p.t('Total Administrative Costs',ad)
    op=p.t('Operating Profit',[gp,ta],[1,-1])
    ot=p.l('Interest Income',[1106.28,742.6],ind=0); tx=p.l('Corporation Tax on Interest',[210.19,141.09],ind=0)
    pt=p.t('Profit after Taxation',[op,ot,tx],[1,1,-1],'TOTAL',key='net_income'); p.keys['total_income']=ti
    P=p.rows[pt]['vals']
    b=St('Balance Sheet',N,None,'2025-03-31',['31 Mar 2025','31 Mar 2024'],sheet='Balance Sheet')
    b.h('Fixed Assets'); b.h('Tangible Assets',1); x=[b.l('Door Entry System',[8400,8400],ind=2),b.l('Less Accumulated Depreciation on Door Entry System',[-3360,-1680],ind=2)]; tt=b.t('Total Tangible Assets',x,ind=1); tf=b.t('Total Fixed Assets',[tt])
    b.h('Current Assets'); b.h('Cash at bank and in hand',1); 
    re0=21044.9; cap=[re0+P[1]+P[0],re0+P[1]]
    cl={'Accounts Payable':[7214.36,9150.2],'Accruals':[3120,2760],'Corporation Tax Payable':[210.19,141.09],'Service Charges in Advance':[11835,10470]}
    tcl=[sum(v[k] for v in cl.values()) for k in(0,1)]
    fixed=[5040,6720]; ar=[6428.75,8112.4]; pr=[9340.99,8252.68]; dep=[round(55000.0,2),round(39000.0,2)]
    cur=[round(cap[k]+tcl[k]-fixed[k]-ar[k]-pr[k]-dep[k],2) for k in(0,1)]
    y=[b.l('Current Account',cur,ind=2),b.l('Reserve Fund Deposit Account',dep,ind=2)]; tb=b.t('Total Cash at bank and in hand',y,ind=1)
    z=[b.l('Accounts Receivable',ar),b.l('Prepayments',pr)]; tca=b.t('Total Current Assets',[tb]+z)
    b.h('Creditors: amounts falling due within one year'); q=[b.l(k,v) for k,v in cl.items()]; tq=b.t('Total Creditors: amounts falling due within one year',q)
    nc=b.t('Net Current Assets (Liabilities)',[tca,tq],[1,-1]); tl=b.t('Total Assets less Current Liabilities',[tf,nc]); na=b.t('Net Assets',[tl],typ='TOTAL')
    b.h('Capital and Reserves'); k=[b.l('Current Year Earnings',P),b.l('Retained Earnings',[re0+P[1],re0])]; e=b.t('Total Capital and Reserves',k,typ='TOTAL',key='total_equity')
    assert b.rows[e]['vals']==b.rows[na]['vals']
    wb=Workbook()
    cov=wb.active; cov.title='Executive Summary'; cov['B2']=N; cov['B3']='Draft management accounts for the directors'; cov['B5']='Flats in the block'; cov['C5']=32; cov['B6']='Prepared by'; cov['C6']='Mariner Block Management'; cov.column_dimensions['B'].width=40
    for s,sub in((p,'For the year ended 31 March 2025'),(b,'As at 31 March 2025')):
        w=wb.create_sheet(s.m['sheet']); w.append([s.m['title']]); w.append([N]); w.append([sub]); w.append([]); w.append(['Account']+s.cols)
        w['A1'].font=Font(name='Arial',size=16,bold=True); w['A2'].font=w['A3'].font=Font(name='Arial',size=12)
        for c in w[5]: c.font=Font(name='Arial',bold=True,size=10); c.border=Border(bottom=Side('thin')); c.alignment=Alignment(horizontal='left' if c.column==1 else 'right')
        for i,r in enumerate(s.rows):
            if r['typ']=='HEADING' and r['ind']==0: w.append([None]); w.append([None]) if False else None
            rr=w.max_row+1+(1 if r['typ']=='HEADING' and r['ind']==0 else 0)
            c=w.cell(rr,1,r['label']); c.alignment=Alignment(indent=r['ind']); c.font=Font(name='Arial',size=9,bold=r['typ']!='LINE')
            if r['typ']!='HEADING':
                for j,v in enumerate(r['vals']):
                    d=w.cell(rr,2+j,v); d.number_format='#,##0.00;(#,##0.00);0.00'; d.font=Font(name='Arial',size=9,bold=r['typ']!='LINE')
                    if r['typ']!='LINE': d.border=Border(top=Side('thin'))
        w.column_dimensions['A'].width=52; w.column_dimensions['B'].width=w.column_dimensions['C'].width=15; w.sheet_view.showGridLines=False; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,[p,b],'MULTIFAMILY','OPERATING_STATEMENT','Xero UK export, P&L and balance sheet on two sheets, cover sheet first',True)
x1();x2()
