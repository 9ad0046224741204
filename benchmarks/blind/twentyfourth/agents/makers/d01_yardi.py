from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(361)
cols=['MTD Actual','MTD Budget','Variance','YTD Actual','YTD Budget','Variance','Full Year Forecast']
s=St('Budget Comparison with Full Year Forecast','Wattle Creek Shopping Centre','2025-07-01','2026-03-31',cols)
def var(k):
    def f(v):
        g=1 if k=='i' else -1
        v=list(v); v[2]=round(g*(v[0]-v[1]),2); v[5]=round(g*(v[3]-v[4]),2); return v
    return f
def L(code,lab,ann,k):
    b=round(ann/12,0); a=b*R.uniform(.94,1.06) if R.random()>.2 else b; yb=b*9; ya=yb*R.uniform(.96,1.04)
    v=[round(a,2),b,0,round(ya,2),yb,0,round(ya+b*3*R.uniform(.98,1.03),2)]
    return s.l(lab,var(k)(v),code,lv=2)
def blk(hc,head,lst,tc,tot,k):
    s.h(head,hc,lv=1); ii=[L(c,l,a,k) for c,l,a in lst]
    return s.t(tot,ii,code=tc,fn=var(k),lv=1)
s.h('INCOME','4000-0000',lv=0)
a=blk('4100-0000','Base Rental Income',[('4110-0010','Base Rent - Majors',2184000),('4110-0020','Base Rent - Mini Majors',964800),('4110-0030','Base Rent - Specialties',5418000),('4110-0040','Base Rent - Kiosks',388200),('4110-0090','Casual Mall Leasing',241200),('4115-0000','Rent Abatements & Incentives',-312000)],'4199-9999','Total Base Rental Income','i')
b=blk('4200-0000','Outgoings Recoveries',[('4210-0010','Recovery - Statutory Outgoings',884400),('4210-0020','Recovery - Operating Outgoings',1567200),('4230-0000','Promotion Levy',306000)],'4299-9999','Total Outgoings Recoveries','i')
c=blk('4300-0000','Other Income',[('4310-0000','Percentage Rent',96000),('4320-0000','Electricity On-Sell',412800),('4330-0000','Signage & Antenna Licences',58800),('4390-0000','Sundry Income',14400)],'4399-9999','Total Other Income','i')
inc=s.t('TOTAL PROPERTY INCOME',[a,b,c],typ='TOTAL',code='4999-9999',fn=var('i'),key='total_income',lv=0)
s.h('EXPENSES','5000-0000',lv=0)
d=blk('5100-0000','Statutory Outgoings',[('5110-0000','Council Rates',468000),('5120-0000','Water & Sewerage Rates',151200),('5130-0000','Land Tax',523200)],'5199-9999','Total Statutory Outgoings','e')
e=blk('5200-0000','Operating Outgoings',[('5210-0010','Cleaning',534000),('5210-0020','Waste Removal',182400),('5220-0010','Security',318000),('5230-0010','Air Conditioning Maintenance',144000),('5230-0020','Lifts & Escalators',98400),('5230-0030','Fire Protection',61200),('5240-0000','Electricity - Common Area',396000),('5250-0000','Insurance',276000),('5260-0000','Centre Management Salaries',462000),('5265-0000','Management Fees',331200)],'5299-9999','Total Operating Outgoings','e')
f=blk('5300-0000','Non-Recoverable Expenses',[('5310-0000','Leasing Fees',118800),('5320-0000','Legal Fees',42000),('5330-0000','Bad & Doubtful Debts',36000),('5340-0000','Marketing & Promotions',318000)],'5399-9999','Total Non-Recoverable Expenses','e')
ex=s.t('TOTAL PROPERTY EXPENSES',[d,e,f],typ='TOTAL',code='5999-9999',fn=var('e'),key='total_operating_expenses',lv=0)
n=s.t('NET PROPERTY INCOME',[inc,ex],[1,-1],typ='TOTAL',code='6999-9999',fn=var('i'),key='noi',lv=0)
s.h('NON-OPERATING','7000-0000',lv=0)
g=L('7110-0000','Interest Expense - Term Facility',2412000,'e'); h=L('7210-0000','Depreciation - Plant',648000,'e'); k=L('7220-0000','Amortisation of Lease Incentives',288000,'e')
no=s.t('TOTAL NON-OPERATING',[g,h,k],code='7999-9999',fn=var('e'),lv=0)
s.t('NET PROFIT / (LOSS)',[n,no],[1,-1],typ='TOTAL',code='8999-9999',fn=var('i'),key='net_income',lv=0)
wb=openpyxl.Workbook(); w=wb.active; w.title='Report1'
w['A1']='Wattle Creek Shopping Centre (wcsc01)'; w['A2']='Budget Comparison with Full Year Forecast'; w['A3']='Period = Jul 2025-Mar 2026'; w['A4']='Book = Accrual ; Tree = ysi_au_is'
for r in range(1,5):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=11); w.cell(r,1).alignment=Alignment(horizontal='center'); w.cell(r,1).font=Font(name='Arial',size=10,bold=r<3)
for i,t in enumerate(['','','MTD Actual','MTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Full Year Forecast']):
    q=w.cell(6,i+1,t or None); q.font=Font(name='Arial',size=9,bold=True); q.alignment=Alignment(horizontal='right',wrap_text=True); q.border=Border(bottom=Side('thin'))
r=7
for row,x in zip(s.rows,s.x):
    bold=row['rowType']!='LINE'
    w.cell(r,1,row['accountCode']); w.cell(r,2,'   '*x['lv']+row['label'])
    v=row['values']
    if row['rowType']!='HEADING':
        pc=lambda a,b:round(a/abs(b)*100,2) if b else 'N/A'
        for j,q in enumerate([v[0],v[1],v[2],pc(v[2],v[1]),v[3],v[4],v[5],pc(v[5],v[4]),v[6]]):
            z=w.cell(r,3+j,q); z.number_format='#,##0.00;-#,##0.00'
            if row['rowType']!='LINE': z.border=Border(top=Side('thin'))
    for j in range(1,12): w.cell(r,j).font=Font(name='Arial',size=9,bold=bold)
    r+=1
    if row['rowType'] in('SUBTOTAL','TOTAL'): r+=1
w.cell(r+1,1,'Thursday, 9 April 2026 10:42 AM')
w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=42
for c_ in 'CDEGHIK': w.column_dimensions[c_].width=15
w.freeze_panes='C7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D('wcsc01_budget_comparison.xlsx'))
save('wcsc01_budget_comparison.xlsx',[s],'RETAIL','OPERATING_STATEMENT','Yardi budget comparison, favourable variances, AU',False)
