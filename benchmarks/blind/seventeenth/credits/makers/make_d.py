# 7: QuickBooks Online balance sheet w. prior year (XLSX)   8: Xero-style P&L strip of shops, June year (XLSX)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
def doc7():
    s=S('Balance Sheet','Ridgeline Commons Apartments LP',None,'2024-12-31',['As of Dec 31, 2024','As of Dec 31, 2023 (PY)'],2,sheet='Balance Sheet')
    D=lambda a,b:[round(a*100),round(b*100)]
    s.h('ASSETS',0); s.h('Current Assets',1); s.h('Bank Accounts',2)
    bk=s.t('Total Bank Accounts',[s.l('Operating - Heartland x4410',D(58214.37,71902.88),3),s.l('Petty Cash',D(250,250),3),s.l('Replacement Reserve (lender)',D(143880.16,121340.52),3),s.l('Security Deposit Trust',D(39675,38225),3)],2)
    s.h('Accounts Receivable',2); ar=s.t('Total Accounts Receivable',[s.l('Accounts Receivable (A/R)',D(12440.05,-318.25),3)],2)
    s.h('Other Current Assets',2); oc=s.t('Total Other Current Assets',[s.l('Allowance for Doubtful Accounts',D(-4100,-2650),3),s.l('Prepaid Insurance',D(18366.5,16904.25),3),s.l('Tax & Insurance Escrow',D(47219.83,44087.61),3),s.l('Undeposited Funds',D(1875,0),3)],2)
    ca=s.t('Total Current Assets',[bk,ar,oc],1); s.h('Fixed Assets',1)
    s.h('Building',2); b=s.t('Total Building',[s.l('Accumulated Depreciation - Building',D(-1318204.6,-1197658.2),3),s.l('Building Cost',D(3315026,3315026),3)],2)
    s.h('Furniture & Appliances',2); fa=s.t('Total Furniture & Appliances',[s.l('Accumulated Depreciation - F&A',D(-96412.75,-81230.75),3),s.l('F&A Cost',D(141988.4,128306.15),3)],2)
    ld=s.l('Land',D(585000,585000),2); fx=s.t('Total Fixed Assets',[b,fa,ld],1); s.h('Other Assets',1); oa=s.t('Total Other Assets',[s.l('Accumulated Amortization',D(-21466.67,-17173.33),2),s.l('Loan Closing Costs',D(42933.35,42933.35),2)],1)
    ta=s.t('TOTAL ASSETS',[ca,fx,oa],0,'TOTAL','total_assets')
    s.h('LIABILITIES AND EQUITY',0); s.h('Liabilities',1); s.h('Current Liabilities',2); s.h('Accounts Payable',3); ap=s.t('Total Accounts Payable',[s.l('Accounts Payable (A/P)',D(22817.94,19066.4),4)],3)
    s.h('Credit Cards',3); cc=s.t('Total Credit Cards',[s.l('Capital Visa - Maintenance',D(1944.12,2680.77),4)],3)
    s.h('Other Current Liabilities',3); ol=s.t('Total Other Current Liabilities',[s.l('Accrued Property Tax',D(41280,39905),4),s.l('Due to Ridgeline Management Inc',D(0,6500),4),s.l('Payroll Liabilities',D(2318.66,2107.09),4),s.l('Prepaid Rent',D(9120.5,7344),4),s.l('Tenant Security Deposits',D(39425,38225),4)],3)
    cl=s.t('Total Current Liabilities',[ap,cc,ol],2); s.h('Long-Term Liabilities',2); ll=s.t('Total Long-Term Liabilities',[s.l('Mortgage - Heartland Bank',D(2244019.38,2296733.71),3),s.l('N/P - General Partner',D(85000,60000),3)],2)
    tl=s.t('Total Liabilities',[cl,ll],1,'TOTAL','total_liabilities'); s.h('Equity',1)
    E=[s.rows[ta]['v'][k]-s.rows[tl]['v'][k] for k in (0,1)]; ni=D(61204.18,48870.02); cap=D(900000,900000); dr=D(-310500,-262500)
    te=s.t('Total Equity',[s.l('Partner Contributions',cap,2),s.l('Partner Distributions',dr,2),s.l('Retained Earnings',[E[k]-ni[k]-cap[k]-dr[k] for k in (0,1)],2),s.l('Net Income',ni,2)],1,'TOTAL','total_equity')
    s.t('TOTAL LIABILITIES AND EQUITY',[tl,te],0,'TOTAL')
    wb=Workbook(); w=wb.active; w.title='Balance Sheet'
    for r,(t,z) in enumerate(((s.prop,14),(s.title,14),('As of December 31, 2024',10)),1):
        w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=3); w.cell(r,1,t).font=Font('Arial',size=z,bold=True); w.cell(r,1).alignment=Alignment(horizontal='center')
    w.merge_cells('B5:C5'); w['B5']='Total'; w['B5'].font=Font('Arial',size=9,bold=True); w['B5'].alignment=Alignment(horizontal='center')
    for k,t in enumerate(s.cols): q=w.cell(6,2+k,t); q.font=Font('Arial',size=9,bold=True); q.alignment=Alignment(horizontal='center',wrap_text=True); q.border=Border(bottom=Side('thin'))
    r=7
    for x in s.rows:
        bd=x['foot'] is not None; q=w.cell(r,1,' '*3*x['ind']+x['label']); q.font=Font('Arial',size=8,bold=True)
        if x['t']!='HEADING':
            for k,v in enumerate(x['v']):
                q=w.cell(r,2+k,v/100); q.number_format='"$"* #,##0.00\\ _€' if bd else '#,##0.00\\ _€'; q.font=Font('Arial',size=8,bold=bd)
                if bd: q.border=Border(top=Side('thin'),bottom=Side('double') if x['ind']==0 else None)
        r+=1
    w.merge_cells(start_row=r+2,start_column=1,end_row=r+2,end_column=3); w.cell(r+2,1,'Tuesday, Feb 11, 2025 10:12:33 AM GMT-8 - Accrual Basis').font=Font('Arial',size=8)
    w.column_dimensions['A'].width=46; w.column_dimensions['B'].width=19; w.column_dimensions['C'].width=19
    fn='Ridgeline+Commons_Balance+Sheet.xlsx'.replace('+','_'); [ (setattr(z.page_setup,'fitToWidth',1),setattr(z.page_setup,'fitToHeight',0),setattr(z.sheet_properties.pageSetUpPr,'fitToPage',True)) for z in wb.worksheets]; wb.save(B+'documents/'+fn)
    save(fn,[s],'MULTIFAMILY','BALANCE_SHEET','QuickBooks Online export, prior-year column, indent by spaces, contra accounts before cost, negatives with minus')
def doc8():
    s=S('Profit and Loss','Kellaway Parade Shops Pty Ltd as trustee for The Kellaway Unit Trust','2023-07-01','2024-06-30',['2024','2023','Variance'],2,sheet='Profit and Loss')
    def d(a,b): a=round(a*100);b=round(b*100); return [a,b,a-b]
    s.h('Trading Income'); ti=s.t('Total Trading Income',[s.l('Rent - Shop 1 Bakery',d(41200.08,40000.08)),s.l('Rent - Shop 2 Pharmacy',d(78540,75519.24)),s.l('Rent - Shop 3 Nail Bar',d(22916.63,27500.04)),s.l('Rent - Shops 4 & 5 Bottle Shop',d(96000,93204)),s.l('Rent - ATM Lobby',d(7800,7800)),s.l('Outgoings Recovered',d(58117.42,54930.66)),s.l('Rent Abatement',d(-4583.37,0))],0)
    s.h('Other Income'); oi=s.t('Total Other Income',[s.l('Interest Received',d(2140.19,811.05)),s.l('Signage Licence',d(3600,3600))],0)
    inc=s.t('Total Income',[ti,oi],0,'TOTAL','total_income')
    s.h('Operating Expenses')
    e=[s.l(n,d(a,b)) for n,a,b in (('Accounting & Audit',6380,5940),('Agent Management Fees',15284.77,14947.81),('Air Conditioning Maintenance',4116.5,2890),('Bank Fees',180,180),('Cleaning - Car Park & Amenities',11960,11440),('Council Rates',14822.4,14103.55),('Electricity - Common Area',7091.68,6218.3),('Fire Services & Compliance',3275,3150),('Insurance - Building',19846.12,16990.4),('Land Tax',21350,18475),('Landscaping',3900,3640),('Letting Fees',5500,0),('Pest Control',660,660),('Repairs & Maintenance',13427.91,18766.05),('Waste Removal',5304,5096),('Water Rates & Usage',4871.36,4620.9))]
    te=s.t('Total Operating Expenses',e,0,'TOTAL','total_operating_expenses')
    no=s.t('Net Operating Income',[inc,-te],0,'TOTAL','noi')
    s.h('Finance Costs and Depreciation'); fc=s.t('Total Finance Costs and Depreciation',[s.l('Borrowing Costs Amortised',d(1240,1240)),s.l('Depreciation - Plant',d(6814.33,7402.18)),s.l('Division 43 Building Allowance',d(24375,24375)),s.l('Interest - Commercial Bill',d(68422.91,57310.46))],0)
    s.t('Net Profit',[no,-fc],0,'TOTAL','net_income')
    wb=Workbook(); w=wb.active; w.title='Profit and Loss'; w.sheet_view.showGridLines=False
    w['A1']=s.title; w['A1'].font=Font('Arial',size=16,bold=True); w['A2']=s.prop; w['A2'].font=Font('Arial',size=12); w['A3']='For the year ended 30 June 2024'; w['A3'].font=Font('Arial',size=12)
    g=Side('thin',color='BFBFBF'); r=5; w.cell(r,1,'Account')
    for k,t in enumerate(['2024','2023','Variance','Variance %']):
        q=w.cell(r,2+k,int(t) if t.isdigit() else t); q.alignment=Alignment(horizontal='right')
    for k in range(1,6): w.cell(r,k).font=Font('Arial',size=9,bold=True); w.cell(r,k).border=Border(bottom=Side('medium'))
    r=6
    for x in s.rows:
        b=x['t']!='LINE'
        if x['t']=='HEADING' or x['t']=='TOTAL': r+=1
        q=w.cell(r,1,x['label']); q.font=Font('Arial',size=9,bold=b); q.alignment=Alignment(indent=1 if not b else 0)
        if x['t']!='HEADING':
            for k,v in enumerate(x['v']): q=w.cell(r,2+k,v/100); q.number_format='#,##0.00;(#,##0.00);0.00'; q.font=Font('Arial',size=9,bold=b)
            if x['v'][1]: q=w.cell(r,5,round(x['v'][2]/abs(x['v'][1]),4)); q.number_format='0.0%;-0.0%'; q.font=Font('Arial',size=9,bold=b)
        for k in range(1,6): w.cell(r,k).border=Border(bottom=g,top=Side('thin') if x['foot'] is not None else None)
        r+=1
    w.cell(r+1,1,'Rents are exclusive of GST.').font=Font('Arial',size=8,italic=True)
    w.column_dimensions['A'].width=48
    for c in 'BCDE': w.column_dimensions[c].width=14
    fn='Kellaway_Unit_Trust_-_Profit_and_Loss.xlsx'; [ (setattr(z.page_setup,'fitToWidth',1),setattr(z.page_setup,'fitToHeight',0),setattr(z.sheet_properties.pageSetUpPr,'fitToPage',True)) for z in wb.worksheets]; wb.save(B+'documents/'+fn)
    save(fn,[s],'RETAIL','OPERATING_STATEMENT','Xero export, Australian June year, prior year, variance in money and per cent')
doc7(); doc8()
