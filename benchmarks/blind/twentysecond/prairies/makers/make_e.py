# x4 (office: balance sheet + income statement in one workbook), x5 (portfolio balance sheet by property), x6 (quarterly receipts and disbursements)
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
B=Font(bold=True)
def x4():
    R=random.Random(2814)
    def gen(b): a=round(b*R.uniform(.93,1.07),2); return [a,round(a+sum(b*R.uniform(.93,1.07) for _ in range(8)),2),round(sum(b*R.uniform(.88,1.04) for _ in range(9)),2)]
    s=S('Comparative Income Statement','Cumberland Point Office Park','2025-09-01','2025-09-30',['Current Month','Year to Date','Prior Year to Date'],gen,sheet='Inc Stmt')
    L=lambda st,ls,ind=1:[st.line(l,v,c,ind) for c,l,v in ls]
    s.head('INCOME'); ti=s.tot('Total Income',L(s,[('4-101','Base Rent',96400),('4-102','Free Rent / Abatement',-4200),('4-201','CAM & Opex Recovery',18350),('4-202','Real Estate Tax Recovery',9140),('4-301','Antenna & Signage',1650)]),typ='TOTAL',key='total_income')
    s.head('REIMBURSABLE EXPENSES'); a=s.tot('Total Reimbursable Expenses',L(s,[('5-101','Janitorial',7350),('5-102','Electricity',9820),('5-103','Water & Sewer',940),('5-104','Landscaping',1780),('5-105','HVAC Contract & Repairs',3260),('5-106','Security Monitoring',1120),('5-107','Real Estate Taxes',12180),('5-108','Property Insurance',3340),('5-109','Management Fee',4810)]))
    s.head('NON-REIMBURSABLE EXPENSES'); b=s.tot('Total Non-Reimbursable Expenses',L(s,[('6-101','Vacant Space Utilities',870),('6-102','Professional Fees',1240),('6-103','Marketing',560)]))
    te=s.tot('Total Operating Expenses',[a,b],typ='TOTAL',key='total_operating_expenses'); noi=s.tot('Net Operating Income',[ti],[te],typ='TOTAL',key='noi')
    s.head('OTHER'); o=L(s,[('8-101','Interest Expense',28450),('8-102','Depreciation & Amortization',26310),('8-103','Partnership Administration',900)]); ot=s.tot('Total Other',o)
    ni=s.tot('Net Income (Loss)',[noi],[ot],typ='TOTAL',key='net_income'); s.finish()
    m,yv=s.rows[ni]['values'][:2]
    t=S('Statement of Financial Position (balance sheet)','Cumberland Point Office Park',None,'2025-09-30',['Sep 30, 2025','Aug 31, 2025','Change'],lambda b:b,sheet='Balance')
    t.head('ASSETS')
    c1=t.tot('Total Current Assets',L(t,[('1-101','Operating Cash',[141208.36,118744.9]),('1-102','Lockbox Clearing',[0.0,6120.0]),('1-110','Accounts Receivable - Tenants',[37415.82,41903.27]),('1-115','Deferred Rent Receivable',[88240.5,87105.5]),('1-120','Prepaid Expenses',[19360.0,22700.0])]))
    c2=t.tot('Net Property',L(t,[('1-201','Land',[2150000.0]*2),('1-202','Buildings & Improvements',[9428715.44,9411265.44]),('1-203','Tenant Improvements',[866120.0,866120.0]),('1-290','Less: Accumulated Depreciation',[-2718430.12,-2693302.12])]))
    c3=t.tot('Total Deferred Costs',L(t,[('1-301','Loan Costs, Net',[61240.77,62118.1]),('1-302','Leasing Commissions, Net',[143905.2,147011.9])]))
    ta=t.tot('TOTAL ASSETS',[c1,c2,c3],typ='TOTAL',key='total_assets')
    t.head('LIABILITIES'); l=L(t,[('2-101','Accounts Payable',[42816.05,38290.61]),('2-105','Accrued Property Tax',[109620.0,97440.0]),('2-110','Tenant Deposits',[54300.0,54300.0]),('2-120','Prepaid Rent',[16725.4,11480.0]),('2-201','Mortgage Note - Volunteer Life',[6204118.9,6219330.15])])
    tl=t.tot('TOTAL LIABILITIES',l,typ='TOTAL',key='total_liabilities')
    eq=[round(t.rows[ta]['values'][k]-t.rows[tl]['values'][k],2) for k in (0,1)]; py=round(yv-m,2); cap=3500000.0; d=[0,0]
    pa=[-180000.0,None]; re=round(eq[0]-cap-yv+180000,2); pa[1]=round(eq[1]-cap-re-py,2)
    t.head("PARTNERS' EQUITY"); e=t.tot("TOTAL PARTNERS' EQUITY",L(t,[('3-101','Contributed Capital',[cap,cap]),('3-105','Distributions',pa),('3-110','Accumulated Earnings',[re,re]),('3-199','Current Year Earnings',[yv,py])]),typ='TOTAL',key='total_equity')
    t.tot('TOTAL LIABILITIES AND EQUITY',[tl,e],typ='TOTAL'); t.finish(lambda v,k:[v[0],v[1],v[0]-v[1]])
    wb=Workbook(); w=wb.active; w.title='Balance'
    w['B2']='Cumberland Point Office Park'; w['B2'].font=Font(name='Georgia',size=15,bold=True); w['B3']='Statement of Financial Position'; w['B4']='As at September 30, 2025'; w['B5']='Nashville, Tennessee - Income tax basis'
    for j,h in zip((3,4,5,6),['Acct']+t.t['columns']): q=w.cell(7,j,h); q.font=B; q.alignment=Alignment(horizontal='right' if j>3 else 'center'); q.border=Border(bottom=Side(style='double'))
    def put(w,st,y,cc,vc,fmt):
        for r,m in zip(st.rows,st.m):
            b=r['rowType']!='LINE'; q=w.cell(y,2,r['label']); q.alignment=Alignment(indent=m['ind']*2); q.font=Font(bold=b,name='Georgia')
            if r['accountCode']: w.cell(y,cc,r['accountCode']).alignment=Alignment(horizontal='center')
            if r['rowType']!='HEADING':
                for x,v in zip(vc,r['values']): q=w.cell(y,x,v); q.number_format=fmt; q.font=Font(bold=b,name='Georgia'); q.border=Border(top=Side(style='hair')) if b else Border()
            y+=2 if r['rowType']=='TOTAL' else 1
    put(w,t,8,3,(4,5,6),'#,##0.00;(#,##0.00);0.00')
    w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=38
    for k in 'DEF': w.column_dimensions[k].width=17
    w2=wb.create_sheet('Inc Stmt'); w2['B1']='Comparative Income Statement'; w2['B1'].font=Font(name='Georgia',size=13,bold=True); w2['B2']='Cumberland Point Office Park'; w2['B3']='Month ending 09/30/2025'
    for j,(u,l) in zip((4,6,8),[('Current','Month'),('Year','to Date'),('Prior Year','to Date')]):
        for r,x in ((5,u),(6,l)): q=w2.cell(r,j,x); q.font=B; q.alignment=Alignment(horizontal='right')
    put(w2,s,8,1,(4,6,8),'#,##0.00_);(#,##0.00)')
    w2.column_dimensions['A'].width=8; w2.column_dimensions['B'].width=36; w2.column_dimensions['C'].width=2
    for k in 'DFH': w2.column_dimensions[k].width=16
    for k in 'EG': w2.column_dimensions[k].width=2
    n=wb.create_sheet('Notes'); n['A1']='Notes'; n['A2']='1. Statements are unaudited and prepared on the income tax basis.'; n['A3']='2. Suite 310 in free rent through January 2026.'
    for z in wb.worksheets: z.page_setup.fitToHeight=1; z.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc('x4_cumberland_financials.xlsx')); save('x4_cumberland_financials.xlsx','OFFICE','BALANCE_SHEET',[t,s],'two statement sheets plus notes, code after the caption, spacer columns')
def x5():
    cols=['Assiniboine Court','Pembina Place','Osborne Walk','Head Office','Eliminations','Combined']
    def gen(v):
        v=list(v)+[0]*(5-len(v)); return v+[sum(v)]
    s=S('Combining Balance Sheet','Red River Residential Portfolio',None,'2025-04-30',cols,gen,sheet='Combining BS')
    L=lambda ls,ind=1:[s.line(l,gen(v),None,ind) for l,v in ls]
    s.head('Assets')
    pr=s.tot('Income properties, net',L([('Land',(1420000,980000,2115000)),('Buildings',(7315400,5128750,11840200)),('Appliances and equipment',(318220,204615,455900,18340)),('Accumulated amortization',(-1904315,-1611080,-2230475,-9170))],2),ind=1)
    i=[pr]+L([('Cash',(84215,51790,128640,212905)),('Restricted cash - deposits',(46800,31250,72400)),('Rents receivable',(9415,12870,7720)),('Prepaid expenses',(22160,15340,38815,4120)),('Due from related entities',(0,0,0,395000,-395000))])
    ta=s.tot('Total assets',i,typ='TOTAL',key='total_assets'); s.head('Liabilities')
    l=L([('Mortgages payable',(5218640,3904115,8811370)),('Accounts payable and accruals',(61380,48925,103560,27415)),('Tenant deposits',(46800,31250,72400)),('Rents received in advance',(13245,8110,21970)),('Due to head office',(150000,175000,70000,0,-395000))])
    tl=s.tot('Total liabilities',l,typ='TOTAL',key='total_liabilities'); A=s.rows[ta]['values']; T=s.rows[tl]['values']
    e=[A[k]-T[k] for k in range(5)]; inc=[31840,-12675,54210,8425,0]; con=[1500000,600000,3000000,500000,0]
    s.head('Equity'); te=s.tot('Total equity',L([("Owners' contributions",con),('Retained earnings (deficit)',[e[k]-inc[k]-con[k] for k in range(5)]),('Net income - four months',inc)]),typ='TOTAL',key='total_equity')
    s.tot('Total liabilities and equity',[tl,te],typ='TOTAL')
    s.finish()   # zeros printed as 0 by the number format
    wb=Workbook(); w=wb.active; w.title='Combining BS'; w.sheet_view.showGridLines=False
    w['A1']='RED RIVER RESIDENTIAL PORTFOLIO'; w['A1'].font=Font(bold=True,size=14,name='Calibri'); w['A2']='Combining Balance Sheet'; w['A3']='April 30, 2025 (Canadian dollars)'
    G=PatternFill('solid',fgColor='E2EFDA')
    for j,(u,m,d) in enumerate([('Assiniboine','Court','62 suites'),('Pembina','Place','44 suites'),('Osborne','Walk','88 suites'),('Head','Office',''),('','Eliminations',''),('','Combined','')],2):
        for r,x in ((5,u),(6,m)):
            q=w.cell(r,j,x or None); q.font=B; q.fill=G; q.alignment=Alignment(horizontal='center')
    w.cell(5,1).fill=G; w.cell(6,1).fill=G
    y=7
    for r,m in zip(s.rows,s.m):
        b=r['rowType']!='LINE'; q=w.cell(y,1,r['label']); q.alignment=Alignment(indent=m['ind']); q.font=Font(bold=b,italic=r['rowType']=='HEADING')
        if r['rowType']!='HEADING':
            for j,v in enumerate(r['values'],2):
                q=w.cell(y,j,v); q.number_format='#,##0;(#,##0);0'; q.font=Font(bold=b or j==7)
                if b: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['rowType']=='TOTAL' else Side())
        y+=2 if r['rowType']=='TOTAL' else 1
    w.cell(y,1,'Suites: Assiniboine Court 62; Pembina Place 44; Osborne Walk 88.').font=Font(italic=True,size=8)
    w.column_dimensions['A'].width=34
    for k in 'BCDEFG': w.column_dimensions[k].width=14
    w.page_setup.orientation='landscape'
    for z in wb.worksheets: z.page_setup.fitToHeight=1; z.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc('x5_redriver_combining_bs.xlsx')); save('x5_redriver_combining_bs.xlsx','MULTIFAMILY','BALANCE_SHEET',[s],'combining balance sheet, a column per property, eliminations',True)
def x6():
    R=random.Random(2816)
    def gen(b):
        v=b if isinstance(b,list) else [round(b*R.uniform(.93,1.08)) for _ in range(4)]; return v+[sum(v)]
    cols=['Q1 2025','Q2 2025','Q3 2025','Q4 2025','Year 2025']
    s=S('Statement of Cash Receipts and Disbursements (cash flow statement)','Pecan Grove Village Center','2025-01-01','2025-12-31',cols,gen,sheet='Receipts')
    L=lambda ls,ind=1:[s.line(l,gen(v),c,ind) for c,l,v in ls]
    op=s.line('Opening bank balance',None or [0]*5,None,0)
    s.head('Receipts','R'); a=s.tot('Total receipts',L([('R1','Rent collected - in line',168400),('R2','Rent collected - grocer',94500),('R3','CAM collected',41250),('R4','Tax & insurance collected',29800),('R5','Percentage rent collected',[18260,0,0,0])]),typ='TOTAL',key='total_income')
    s.head('Operating disbursements','D'); d=s.tot('Total operating disbursements',L([('D1','Parking lot & lighting',11870),('D2','Landscape & porter service',13240),('D3','Roof & building repairs',6920),('D4','Water, sewer & irrigation',4310),('D5','Property tax paid',[0,0,0,118640]),('D6','Insurance paid',[36420,0,0,0]),('D7','Management fee',13100),('D8','Legal & accounting',2975)]),typ='TOTAL',key='total_operating_expenses')
    n=s.tot('Cash from operations',[a],[d],typ='TOTAL',key='noi')
    s.head('Debt and capital','C'); c=s.tot('Total debt and capital',L([('C1','Loan payments',[91350]*4),('C2','Parking lot overlay',[0,0,88200,0]),('C3','Tenant allowance - Unit 114',[0,45000,0,0]),('C4','Lease commissions',[0,17325,4150,0])]))
    k=s.tot('Net change in cash',[n],[c],typ='TOTAL',key='net_cash_flow')
    V=s.rows[k]['values']; o=[212480]
    for q in range(3): o.append(o[-1]+V[q])
    s.rows[op]['values']=o+[o[0]]
    s.tot('Closing bank balance',[op,k],typ='TOTAL'); s.finish()
    wb=Workbook(); w=wb.active; w.title='Read me'; w['A1']='Pecan Grove Village Center - owner package, January 2026'; w['A3']='Tab "Receipts" holds the cash statement. Loan: 5.10% fixed, matures 2031.'
    w=wb.create_sheet('Receipts'); w.merge_cells('A1:H1'); w['A1']='Pecan Grove Village Center'; w['A1'].font=Font(bold=True,size=13); w['A1'].alignment=Alignment(horizontal='center'); w.merge_cells('A2:H2'); w['A2']='Statement of Cash Receipts and Disbursements'; w['A2'].alignment=Alignment(horizontal='center'); w.merge_cells('A3:H3'); w['A3']='January 1, 2025 through December 31, 2025'; w['A3'].alignment=Alignment(horizontal='center')
    for j,h in enumerate(['Ref','',*cols,'% of receipts'],1):
        q=w.cell(5,j,h or None); q.font=B; q.border=Border(top=Side(style='medium'),bottom=Side(style='medium')); q.alignment=Alignment(horizontal='right' if j>2 else 'left')
    y=6; tr=s.rows[a]['values'][4]
    for r,m in zip(s.rows,s.m):
        b=r['rowType']!='LINE'; w.cell(y,1,r['accountCode']); q=w.cell(y,2,('   ' if m['ind'] else '')+r['label']); q.font=Font(bold=b,underline='single' if r['rowType']=='HEADING' else None)
        if r['rowType']!='HEADING':
            for j,v in enumerate(r['values'],3): q=w.cell(y,j,v); q.number_format='$#,##0;[Red]-$#,##0;$0'; q.font=Font(bold=b); q.fill=PatternFill('solid',fgColor='FFF2CC') if r['rowType']=='TOTAL' else PatternFill()
            if 'bank' not in r['label']: q=w.cell(y,8,round(r['values'][4]/tr,4)); q.number_format='0.0%'
        y+=1
    w.column_dimensions['A'].width=5; w.column_dimensions['B'].width=34
    for k in 'CDEFGH': w.column_dimensions[k].width=13
    w.page_setup.orientation='landscape'; wb.active=1
    wb.save(doc('x6_pecangrove_cash.xlsx')); save('x6_pecangrove_cash.xlsx','RETAIL','CASH_FLOW_STATEMENT',[s],'quarterly receipts and disbursements, second sheet, ref letters, opening and closing balance')
x4(); x5(); x6()
