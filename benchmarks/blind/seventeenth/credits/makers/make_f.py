# 11: Sage 50 two sheets, mobile-home park (XLSX)   12: direct cash flow statement by quarter, small office-warehouse (XLSX)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
def doc11():
    s=S('Income Statement','Blue Heron Mobile Estates, Inc.','2024-01-01','2024-12-31',['Current Month','Year to Date'],2,sheet='Income Statement')
    D=lambda a,b:[round(a*100),round(b*100)]
    s.h('Revenues'); rv=s.t('Total Revenues',[s.l('Space Rent',D(27455,325880)),s.l('Storage & Boat Parking',D(1190,13945)),s.l('Home Rental Income',D(4350,50125.5)),s.l('Utility Billbacks',D(2907.64,33418.92)),s.l('Laundry Room',D(211.75,2688.25)),s.l('Rent Adjustments',D(-340,-3915))],0,'TOTAL','total_income')
    s.h('Cost of Sales'); cs=s.t('Total Cost of Sales',[s.l('Water Purchased',D(1688.3,20144.07)),s.l('Submeter Reading Service',D(236,2832))],0)
    gp=s.t('Gross Profit',[rv,-cs],0)
    s.h('Expenses'); ex=s.t('Total Expenses',[s.l(n,D(a,b)) for n,a,b in (('Advertising Expense',0,415),('Bank Charges',24,288),('Casual Labor',480,7215),('Insurance Expense',1265.42,15185.04),('Licenses - State Park Permit',0,1180),('Maintenance Expense',1944.07,28316.66),('Manager Wages',2900,34800),('Payroll Tax Expense',236.7,2840.4),('Professional Fees',350,5625),('Property Tax Expense',2150,25800),('Septic Pumping',0,6940),('Telephone Expense',142.18,1701.33),('Trash Expense',785,9420),('Utilities - Gas & Electric',611.59,6904.12))],0,key='total_operating_expenses')
    no=s.t('Income from Operations',[gp,-ex],0,'TOTAL','noi')
    s.h('Other Items'); ot=s.t('Total Other Items',[s.l('Depreciation Expense',D(-1912,-22944)),s.l('Interest Expense',D(-3284.11,-40116.92)),s.l('Gain on Sale of Home 17',D(0,4800))],0)
    ni=s.t('Net Income',[no,ot],0,'TOTAL','net_income')
    b=S('Balance Sheet','Blue Heron Mobile Estates, Inc.',None,'2024-12-31',['December 31, 2024'],2,sheet='Balance Sheet'); d=lambda a:[round(a*100)]
    b.h('ASSETS'); b.h('Current Assets'); ca=b.t('Total Current Assets',[b.l('Cash on Hand',d(300)),b.l('Regular Checking',d(31718.44)),b.l('Money Market',d(52006.19)),b.l('Rents Receivable',d(4188.5)),b.l('Allowance for Bad Debts',d(-1250)),b.l('Homes Held for Resale',d(36400))],0)
    b.h('Property and Equipment'); pe=b.t('Total Property and Equipment',[b.l('Land',d(410000)),b.l('Park Improvements',d(588215.75)),b.l('Park-Owned Homes',d(121900)),b.l('Tractor and Mowers',d(18460)),b.l('Accum. Depreciation - Improvements',d(-301774)),b.l('Accum. Depreciation - Homes',d(-58206)),b.l('Accum. Depreciation - Equipment',d(-14895))],0)
    b.h('Other Assets'); oa=b.t('Total Other Assets',[b.l('Utility Deposits',d(2750))],0); ta=b.t('Total Assets',[ca,pe,oa],0,'TOTAL','total_assets')
    b.h('LIABILITIES AND CAPITAL'); b.h('Current Liabilities'); cl=b.t('Total Current Liabilities',[b.l('Accounts Payable',d(6842.91)),b.l('Tenant Deposits Held',d(21475)),b.l('Prepaid Space Rent',d(3120)),b.l('Federal Payroll Taxes Payable',d(884.12)),b.l('Property Tax Payable',d(12900))],0)
    b.h('Long-Term Liabilities'); ll=b.t('Total Long-Term Liabilities',[b.l('Note Payable - Tri-County Bank',d(561084.77)),b.l('Loan from Shareholder',d(40000))],0); tl=b.t('Total Liabilities',[cl,ll],0,'TOTAL','total_liabilities')
    b.h('Capital'); E=b.rows[ta]['v'][0]-b.rows[tl]['v'][0]; N=s.rows[ni]['v'][1]
    tc=b.t('Total Capital',[b.l('Common Stock',d(10000)),b.l('Paid-in Capital',d(75000)),b.l('Retained Earnings',[E-1000000-7500000-N+6000000]),b.l('Dividends Paid',d(-60000)),b.l('Net Income',[N])],0,'TOTAL','total_equity'); b.t('Total Liabilities & Capital',[tl,tc],0,'TOTAL')
    wb=Workbook(); w=wb.active; w.title='Income Statement'; w2=wb.create_sheet('Balance Sheet'); T='Times New Roman'
    def hd(w,ls,n):
        for r,t in enumerate(ls,1): w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=n); w.cell(r,1,t).alignment=Alignment(horizontal='center'); w.cell(r,1).font=Font(T,size=12,bold=True)
    hd(w,[s.prop,s.title,'For the Twelve Months Ending December 31, 2024'],5)
    w['B5']='Current Month'; w['D5']='Year to Date'
    for c in 'BD': w[c+'5'].font=Font(T,bold=True); w[c+'5'].alignment=Alignment(horizontal='right')
    r=6
    for x in s.rows:
        bb=x['foot'] is not None
        if x['t']=='HEADING': r+=1
        w.cell(r,1,x['label']).font=Font(T,size=11,bold=x['t']=='HEADING')
        if x['t']!='HEADING':
            for k,v in enumerate(x['v']):
                q=w.cell(r,2+2*k,v/100); q.number_format=('"$"' if r==8 or x['t']=='TOTAL' and x['label']=='Net Income' else '')+'#,##0.00;(#,##0.00)'; p=w.cell(r,3+2*k,round(v/s.rows[rv]['v'][k]*100,2)); p.number_format='0.00;(0.00)'
                for z in (q,p): z.font=Font(T,size=11); z.border=Border(top=Side('thin') if bb else None,bottom=Side('double') if x['label']=='Net Income' else None)
        r+=1
        if bb: r+=1
    w.cell(r+1,1,'For Management Purposes Only').font=Font(T,italic=True)
    hd(w2,[b.prop,b.title,'December 31, 2024'],3); r=5
    for x in b.rows:
        bb=x['foot'] is not None
        if x['t']=='HEADING': r+=1
        q=w2.cell(r,1,x['label']); q.font=Font(T,size=11,bold=x['t']=='HEADING')
        if x['label'] in('ASSETS','LIABILITIES AND CAPITAL'): w2.merge_cells(start_row=r,start_column=1,end_row=r,end_column=3); q.alignment=Alignment(horizontal='center')
        if x['t']!='HEADING':
            q=w2.cell(r,3,x['v'][0]/100); q.number_format=('"$"' if x['t']=='TOTAL' and x['label'] in('Total Assets','Total Liabilities & Capital') else '')+'#,##0.00;(#,##0.00)'; q.font=Font(T,size=11); q.border=Border(top=Side('thin') if bb else None)
        r+=1
        if bb: r+=1
    w2.cell(r+1,1,'Unaudited - For Management Purposes Only').font=Font(T,italic=True)
    w.column_dimensions['A'].width=34; w2.column_dimensions['A'].width=40; w2.column_dimensions['C'].width=18
    for c,z in zip('BCDE',(16,9,16,9)): w.column_dimensions[c].width=z
    fn='BlueHeron_Sage_YE2024.xlsx'; [ (setattr(z.page_setup,'fitToWidth',1),setattr(z.page_setup,'fitToHeight',0),setattr(z.sheet_properties.pageSetUpPr,'fitToPage',True)) for z in wb.worksheets]; wb.save(B+'documents/'+fn)
    save(fn,[s,b],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','Sage 50 export, two sheets (income statement month/YTD with per cents; balance sheet), cost of sales')
def doc12():
    s=S('Statement of Cash Flow','Pell Street Flex Center','2024-01-01','2024-12-31',['Q1','Q2','Q3','Q4','FY 2024'],2,sheet='CF')
    def d(*a): a=[round(x*100) for x in a]; return a+[sum(a)]
    s.h('CASH IN'); ci=s.t('Total cash in',[s.l('Rent collected - Units A to F',d(88415.5,90120,84307.25,92666.1)),s.l('NNN / CAM collected',d(21330,21330,20218.4,24815.77)),s.l('Prior year CAM true-up',d(0,5418.9,0,0)),s.l('Deposits received',d(0,4800,0,3250))])
    s.h('CASH OUT - OPERATIONS'); co=s.t('Total cash out - operations',[s.l('County taxes',d(0,-19244.18,0,-19244.18)),s.l('Insurance (Midland Mutual)',d(-11890,0,0,0)),s.l('Mgmt fee 4%',d(-4389.82,-4674.76,-4181.02,-4699.27)),s.l('Repairs, dock doors, HVAC',d(-3215.4,-6980.11,-2744.6,-9102.35)),s.l('Sweeping / landscaping',d(-1350,-2475,-2475,-1350)),s.l('Electric & water',d(-2918.05,-2206.71,-2560.38,-2790.4)),s.l('CPA and filing',d(-2150,0,-300,0)),s.l('Deposits returned',d(0,0,-4100,0))])
    op=s.t('Cash from operations',[ci,co],0,'TOTAL')
    s.h('INVESTING'); iv=s.t('Cash used for investing',[s.l('Roof coating Bldg 2',d(0,0,-31400,-7850)),s.l('LED retrofit, net of rebate',d(0,-6212.5,1500,0)),s.l('Leasing commission Unit D',d(0,-5184,0,0))])
    s.h('FINANCING'); fi=s.t('Cash from (used for) financing',[s.l('Loan principal',d(-9118.22,-9247.9,-9379.44,-9512.84)),s.l('Loan interest',d(-22905.53,-22775.85,-22644.31,-22510.91)),s.l('Member loan in / (out)',d(0,0,20000,-10000)),s.l('Draws',d(-25000,-20000,0,-25000))])
    n=s.t('Net change in cash',[op,iv,fi],0,'TOTAL','net_cash_flow'); nv=s.rows[n]['v']
    b=[3386642]; 
    for k in range(3): b.append(b[-1]+nv[k])
    b.append(b[0]); bl=s.l('Beginning cash',b,0); s.t('Ending cash',[n,bl],0,'TOTAL')
    wb=Workbook(); w=wb.active; w.title='CF'
    w['B2']='Pell Street Flex Center'; w['B2'].font=Font('Century Gothic',size=15,bold=True,color='7F3F00'); w['B3']='Statement of Cash Flow - calendar 2024, by quarter'; w['B3'].font=Font('Century Gothic',size=10,italic=True)
    w['G3']='1510 Pell St, Units A-F'; w['G3'].alignment=Alignment(horizontal='right')
    hf=PatternFill('solid',fgColor='7F3F00'); s2=PatternFill('solid',fgColor='FBE9DB')
    for k in range(2,9): w.cell(5,k).fill=hf
    sub={'Q1':'Jan-Mar','Q2':'Apr-Jun','Q3':'Jul-Sep','Q4':'Oct-Dec','FY 2024':None}
    CC=[3,4,5,6,8]
    for c,t in zip(CC,s.cols): q=w.cell(5,c,t); q.font=Font('Century Gothic',size=9,bold=True,color='FFFFFF'); q.alignment=Alignment(horizontal='right')
    r=6
    for x in s.rows:
        bb=x['foot'] is not None; q=w.cell(r,2,x['label']); q.font=Font('Century Gothic',size=9,bold=x['t']!='LINE'); q.alignment=Alignment(indent=x['ind'])
        if x['t']!='HEADING':
            for c,v in zip(CC,x['v']):
                q=w.cell(r,c,v/100); q.number_format='#,##0.00;[Red](#,##0.00);0.00'; q.font=Font('Century Gothic',size=9,bold=bb)
                if x['t']=='TOTAL': q.border=Border(top=Side('thin'),bottom=Side('thin'))
        if x['t']=='TOTAL':
            for k in range(2,9): w.cell(r,k).fill=s2
        r+=1
        if x['t']=='SUBTOTAL' : r+=1
    w.cell(r+1,2,'Ending cash agrees to Oct-Dec bank statement, account ending 0927.').font=Font('Century Gothic',size=8)
    w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=36; w.column_dimensions['G'].width=2
    for c in 'CDEFH': w.column_dimensions[c].width=14
    w.sheet_view.showGridLines=False; w['G3']=None; w['H3']='1510 Pell St, Units A-F'; w['H3'].alignment=Alignment(horizontal='right')
    fn='pell_st_cashflow_2024.xlsx'; [ (setattr(z.page_setup,'fitToWidth',1),setattr(z.page_setup,'fitToHeight',0),setattr(z.sheet_properties.pageSetUpPr,'fitToPage',True)) for z in wb.worksheets]; wb.save(B+'documents/'+fn)
    save(fn,[s],'INDUSTRIAL','CASH_FLOW_STATEMENT','Own spreadsheet, direct cash flow by quarter, spacer columns, red negatives, no rules under subtotals',False)
doc11(); doc12()
