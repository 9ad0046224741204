# Xero-like export: P&L and balance sheet, two sheets, UK student housing company
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
P='Foundry Lane Student Living Limited'
s=St('Profit and Loss',P,'2024-09-01','2025-08-31',['2025','2024'],sheet='Profit and Loss')
s.h('Turnover')
a=[s.l('Ancillary Income - Laundry',[8412.6,7955.2]),s.l('Commercial Unit Rent',[42000.0,40000.0]),s.l('Student Rents - Direct Lets',[1862340.75,1749886.4]),s.l('Student Rents - Nominations Agreement',[914250.0,887625.0]),s.l('Summer Lets',[121876.3,97412.85])]
I=s.t('Total Turnover',a); s.k('total_income',I)
s.h('Cost of Sales')
b=[s.l('Booking Platform Commissions',[38114.52,41290.07]),s.l('Linen & Turnaround Cleaning',[29460.0,27118.5])]
b=s.t('Total Cost of Sales',b); Gp=s.t('Gross Profit',[I,(b,-1)],'TOTAL')
s.h('Administrative Costs')
e=[('Audit & Accountancy Fees',14750,13900),('Bad Debts',9326.18,-1184.4),('Broadband',46200,46200),('Cleaning',71842.36,68120.9),('Insurance',58316.04,54772.11),('Legal & Professional',12488.5,20316.75),('Light, Power, Heating',248631.92,291406.58),('Management Fee',166932.19,158371.52),('Rates - Commercial Unit',8982.4,8733.6),('Repairs & Maintenance',133508.77,118264.03),('Security & Reception',96400,92150),('Staff Costs',214870.56,203618.24),('Water',52117.08,48930.66)]
E_=s.t('Total Administrative Costs',[s.l(n,[float(x),float(y)]) for n,x,y in e])
O=s.t('Operating Profit',[Gp,(E_,-1)],'TOTAL'); s.k('noi',O)
s.h('Finance Costs'); f=[s.l('Bank Fees',[1186.4,1042.15]),s.l('Loan Interest',[742500.0,768300.0])]
F=s.t('Total Finance Costs',f); T=s.t('Profit on Ordinary Activities Before Taxation',[O,(F,-1)],'TOTAL')
s.h('Taxation'); x=s.l('Corporation Tax Expense',[239472.0,148609.0]); 
X=s.t('Total Taxation',[x]); Z=s.t('Profit after Taxation',[T,(X,-1)],'TOTAL'); s.k('net_income',Z)
z=s.r[Z]['values']
b=St('Balance Sheet',P,None,'2025-08-31',['31 Aug 2025','31 Aug 2024'],sheet='Balance Sheet')
def sec(h,t,L): b.h(h); return b.t(t,[b.l(n,[float(q) for q in v]) for n,v in L])
b.h('Fixed Assets'); FA=sec('Tangible Assets','Total Tangible Assets',[('Furniture & Equipment at Cost',[418620.4,396114.9]),('Investment Property at Valuation',[29750000,28900000]),('Less Accumulated Depreciation on Furniture',[-231880.1,-188016.2])])
FA=b.t('Total Fixed Assets',[FA])
b.h('Current Assets'); ca=[b.l('Accounts Receivable',[86114.22,71903.48]),b.l('Prepayments',[31870.5,29416.0]),b.l('Rent Deposits Held - Scheme',[64200.0,61800.0])]
cb=sec('Cash at bank and in hand','Total Cash at bank and in hand',[('Barrow & Tyne Current Account',[412907.83,288416.39]),('Reserve Account',[250000,200000])])
CA=b.t('Total Current Assets',ca+[cb])
CL=sec('Creditors: amounts falling due within one year','Total Creditors: amounts falling due within one year',[('Accounts Payable',[118402.66,131077.2]),('Accruals',[44180,39260]),('Corporation Tax',[239472,148609]),('PAYE & NIC',[6218.34,5987.11]),('Rent in Advance',[702615.4,664208.15]),('Tenant Deposits',[64200,61800])])
NC=b.t('Net Current Assets (Liabilities)',[CA,(CL,-1)],'TOTAL'); TL=b.t('Total Assets less Current Liabilities',[FA,NC],'TOTAL')
LL=sec('Creditors: amounts falling due after more than one year','Total Creditors: amounts falling due after more than one year',[('Bank Loan - Term Facility',[14850000,15350000]),('Loan from Parent',[3200000,3200000])])
NA=b.t('Net Assets',[TL,(LL,-1)],'TOTAL')
na=b.r[NA]['values']; b.h('Capital and Reserves')
# retained + revaluation balance
div=-400000.0; reval=[6100000.0+850000+0,6100000.0]
ret24=round(na[1]-100-reval[1]-z[1],2); cye=z; ret25=round(na[0]-100-reval[0]-z[0],2)
q=[b.l('Current Year Earnings',z),b.l('Retained Earnings',[ret25,ret24]),b.l('Revaluation Reserve',reval),b.l('Share Capital',[100.0,100.0])]
Q=b.t('Total Capital and Reserves',q,'TOTAL'); b.k('total_equity',Q); assert b.r[Q]['values']==na; print(na,z,ret25,ret24)
wb=Workbook(); wb.remove(wb.active)
for st,t2 in ((s,'For the year ended 31 August 2025'),(b,'As at 31 August 2025')):
    w=wb.create_sheet(st.d['sheet']); 
    for i,t in enumerate((st.d['title'],P,t2),1): w.cell(i,1,t).font=Font(name='Arial',bold=True,size=14 if i==1 else 10); w.merge_cells(start_row=i,start_column=1,end_row=i,end_column=3); w.cell(i,1).alignment=Alignment(horizontal='center')
    w.column_dimensions['A'].width=58; w.column_dimensions['B'].width=w.column_dimensions['C'].width=18
    w.cell(5,1,'Account').font=Font(name='Arial',bold=True,size=9)
    for j,h in enumerate(st.d['columns']): x=w.cell(5,2+j,h); x.font=Font(name='Arial',bold=True,size=9); x.alignment=Alignment(horizontal='right')
    for j in (1,2,3): w.cell(5,j).border=Border(bottom=Side('medium'))
    n=7; prev=None
    for r in st.r:
        k=r['rowType']
        if k=='HEADING' and prev!='HEADING' and prev: n+=1
        sub=k!='HEADING' and k!='LINE'
        x=w.cell(n,1,r['label']); x.font=Font(name='Arial',size=9,bold=k!='LINE'); x.alignment=Alignment(indent=1 if k=='LINE' else 0)
        if k!='HEADING':
            for j,v in enumerate(r['values']):
                y=w.cell(n,2+j,v); y.number_format='#,##0.00;(#,##0.00);0.00'; y.font=Font(name='Arial',size=9,bold=sub)
                if sub: y.border=Border(top=Side('thin'))
                if k=='TOTAL': y.fill=PatternFill('solid',fgColor='EEEEEE')
            if k=='TOTAL': x.fill=PatternFill('solid',fgColor='EEEEEE'); n+=1
        n+=1; prev=k
for w in wb: w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/foundry_lane_xero.xlsx'); save('foundry_lane_xero.xlsx','STUDENT_HOUSING','OPERATING_STATEMENT','Xero-like export, UK company, P&L and balance sheet on two sheets',[s,b])
