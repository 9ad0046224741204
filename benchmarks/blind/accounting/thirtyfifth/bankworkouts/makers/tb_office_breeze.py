"""Yardi Breeze style trial balance export, office building, XLSX: forward, debit, credit, ending; account and name in one merged-ish cell block"""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
N='tb_office_breeze'
# account, name, forward, debit, credit  (income statement accounts carry year to date)
A=[('1010-0000','Operating Cash - Frost Bank',61204.18,118440.67,96715.02),
('1020-0000','Security Deposit Cash',38750.00,0.00,0.00),
('1030-0000','Lender Reserve - TI/LC',142600.00,6500.00,21875.00),
('1040-0000','Lender Reserve - Taxes',88214.66,19420.00,0.00),
('1110-0000','Accounts Receivable',47392.11,104861.25,97618.40),
('1115-0000','Allowance for Doubtful Accounts',-12000.00,0.00,2500.00),
('1250-0000','Straight-Line Rent Receivable',73911.04,1846.20,0.00),
('1310-0000','Prepaid Insurance',21877.38,0.00,3646.23),
('1320-0000','Prepaid Expenses - Other',1950.00,0.00,325.00),
('1410-0000','Land',1180000.00,0.00,0.00),
('1420-0000','Building',6915000.00,0.00,0.00),
('1430-0000','Building Improvements',804226.50,0.00,0.00),
('1440-0000','Tenant Improvements',611340.75,21875.00,0.00),
('1490-0000','Accumulated Depreciation',-1966812.00,0.00,19711.00),
('1510-0000','Leasing Commissions',198455.20,0.00,0.00),
('1590-0000','Accumulated Amortization - LC',-91240.88,0.00,2361.50),
('2010-0000','Accounts Payable',-33618.92,71804.33,69240.18),
('2110-0000','Accrued Real Estate Taxes',-77680.00,0.00,19420.00),
('2120-0000','Accrued Interest',-24966.85,24966.85,24883.41),
('2210-0000','Tenant Security Deposits',-38750.00,0.00,0.00),
('2310-0000','Prepaid Rent',-9874.50,9874.50,12106.00),
('2510-0000','Mortgage Payable',-5841025.37,14108.22,0.00),
('3110-0000','Partner Contributions',-2500000.00,0.00,0.00),
('3120-0000','Partner Distributions',315000.00,0.00,0.00),
('3800-0000','Prior Years Retained Earnings',None,0.00,0.00),
('4110-0000','Base Rent - Office',-331904.00,0.00,83412.00),
('4120-0000','Base Rent - Storage & Antenna',-3800.00,0.00,950.00),
('4130-0000','Free Rent / Abatement',9616.00,2404.00,0.00),
('4150-0000','Straight-Line Rent',-7384.80,0.00,1846.20),
('4210-0000','CAM / Opex Escalation',-41188.00,0.00,10297.00),
('4220-0000','Real Estate Tax Recovery',-26012.00,0.00,6503.00),
('4310-0000','After-Hours HVAC',-2915.00,0.00,680.00),
('4320-0000','Parking - Reserved',-9900.00,0.00,2475.00),
('4910-0000','Late Charges',-866.25,0.00,544.25),
('5110-0000','Janitorial Contract',29640.00,7410.00,0.00),
('5120-0000','Window Cleaning',0.00,2850.00,0.00),
('5210-0000','Electricity',36918.44,8417.92,0.00),
('5220-0000','Water & Sewer',5104.70,1166.31,0.00),
('5310-0000','Elevator Maintenance',6180.00,1545.00,0.00),
('5320-0000','HVAC Maintenance & Repair',17244.39,3908.11,612.00),
('5330-0000','Fire & Life Safety',2490.00,0.00,0.00),
('5410-0000','Landscaping',4800.00,1200.00,0.00),
('5510-0000','Security - After-Hours Patrol',10360.00,2590.00,0.00),
('5610-0000','Management Fee',15720.06,4096.87,0.00),
('5710-0000','Property Insurance',14584.92,3646.23,0.00),
('5720-0000','Real Estate Taxes',77680.00,19420.00,0.00),
('5810-0000','Professional Fees',9325.00,4250.00,0.00),
('5890-0000','Bad Debt Expense',6000.00,2500.00,0.00),
('6110-0000','Mortgage Interest',100102.44,24883.41,24966.85),
('6210-0000','Depreciation',78844.00,19711.00,0.00),
('6220-0000','Amortization',9446.00,2361.50,0.00),
]
A=[list(a) for a in A]
for a in A:
    if a[0]=='6110-0000': a[4]=0.0
    if a[0]=='3800-0000': a[2]=0.0
fwd=r2(sum(a[2] for a in A))
for a in A:
    if a[0]=='3800-0000': a[2]=r2(-fwd)
dd=r2(sum(a[3] for a in A)-sum(a[4] for a in A))
for a in A:          # cash takes the rest
    if a[0]=='1010-0000': a[4]=r2(a[4]+dd)
print(fwd,dd,A[0])
wb=Workbook(); ws=wb.active; ws.title='Trial_Balance'
f=lambda **k: Font(name='Tahoma',size=k.pop('size',8),**k)
hdr=[('Trial Balance',f(bold=True,size=10)),('Caprock Tower (ctow)',f(bold=True)),('Period = May 2025',f()),('Book = Accrual ; Tree = ysi_tb',f())]
for i,(t,ft) in enumerate(hdr,1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=6); ws.cell(i,1,t).font=ft; ws.cell(i,1).alignment=Alignment(horizontal='center')
th=Side(style='thin'); g=PatternFill('solid',fgColor='D9E1EC')
for r,v in ((6,['','','Forward','','','Ending']),(7,['Account','','Balance','Debit','Credit','Balance'])):
    for j,t in enumerate(v,1):
        c=ws.cell(r,j,t or None); c.font=f(bold=True); c.fill=g; c.alignment=Alignment(horizontal='left' if j<3 else 'right')
        if r==7: c.border=Border(bottom=th)
nf='#,##0.00;-#,##0.00;0.00'
rows=[]; r=8
for a,n,b,d,k in A:
    e=r2(b+d-k)
    ws.cell(r,1,a); ws.cell(r,2,n)
    for j,v in zip((3,4,5,6),(b,d,k,e)):
        ws.cell(r,j,v).number_format=nf
    for j in range(1,7): ws.cell(r,j).font=f()
    rows.append({'account':a,'name':n,'beginning':b,'debit':d,'credit':k,'ending':e}); r+=1
T={'label':'Total','beginning':r2(sum(x['beginning'] for x in rows)),'debit':r2(sum(x['debit'] for x in rows)),'credit':r2(sum(x['credit'] for x in rows)),'ending':r2(sum(x['ending'] for x in rows))}
ws.cell(r,2,'Total')
for j,k in zip((3,4,5,6),('beginning','debit','credit','ending')): ws.cell(r,j,T[k]+0.0).number_format=nf
for j in range(1,7): ws.cell(r,j).font=f(bold=True); ws.cell(r,j).border=Border(top=th,bottom=Side(style='double'))
ws.cell(r+2,1,'Friday, June 06, 2025  03:18 PM').font=f(italic=True,size=7)
for col,w in zip('ABCDEF',(11,34,16,14,14,16)): ws.column_dimensions[col].width=w
ws.freeze_panes='A8'; ws.print_title_rows='1:7'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N,'xlsx'))
print(T)
assert T['beginning']==0==T['ending'] and T['debit']==T['credit']
save(N,'xlsx','TB','OFFICE','Yardi Breeze trial balance export, two-line header, forward/debit/credit/ending with signed balances',['beginning','debit','credit','ending'],rows,[T])
