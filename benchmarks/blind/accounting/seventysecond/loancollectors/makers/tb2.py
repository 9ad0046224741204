from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
F='Kessock Self Storage - Trial Balance 12-31-2024.xlsx'
L="""Cash - First Prairie Checking 4471|61248.92
Cash - First Prairie Money Market|110405.18
Undeposited Funds|1872.5
Accounts Receivable|9316
Prepaid Insurance|7015.33
Inventory - Locks & Boxes|2240.75
Security Cameras & Gate System|46820
Land|625000
Buildings - Storage (Phase 1)|2118500
Buildings - Climate Control (Ph 2)|1384275.44
Paving & Site Work|212900
Golf Cart|6400
Accumulated Depreciation|-688412
Loan Costs, Net|21866.67
Accounts Payable|-8904.16
AmEx 31007|-2317.88
Sales Tax Payable|-1146.09
Payroll Liabilities|-1984.4
Prepaid Rents (Tenants)|-14622
Accrued Property Tax|-41380
N/P First Prairie Bank - Mortgage|-2406118.37
N/P - SBA EIDL|-138250.11
Member Equity - D. Hartwell|PLUG
Member Equity - R. Hartwell|-410000
Member Draws|148000
Retained Earnings|-36715.04
Rental Income:Standard Units|-418260.5
Rental Income:Climate Units|-301944.75
Rental Income:RV / Boat Parking|-48120
Discounts & Promotions|22914.5
Late & Lien Fees|-21307
Admin Fees|-8450
Tenant Protection Plan Income|-39618.4
Merchandise Sales|-6102.35
Truck Rental Commissions|-4418.27
Cost of Goods Sold|3011.48
Advertising:Google Ads|14220.16
Advertising:Signage|1850
Bank & Credit Card Fees|19744.82
Call Center|6588
Computer & Software:SiteLink|5148
Computer & Software:Other|1262.39
Insurance:Property|31940
Insurance:Liability|6125
Landscaping & Snow Removal|11480
Legal & Accounting|7950
Management Fee|39240
Office Supplies|2216.73
Payroll Expenses:Wages|88416.2
Payroll Expenses:Payroll Taxes|7142.09
Payroll Expenses:Health Benefit|9600
Pest Control|1740
Property Taxes|82760
Repairs & Maintenance:Doors & Locks|8333.91
Repairs & Maintenance:Gate|2905
Repairs & Maintenance:HVAC|6418.5
Telephone & Internet|4127.64
Utilities:Electric|27316.05
Utilities:Water|1988.2
Utilities:Trash|2604
Interest Expense|141827.66
Depreciation Expense|96310
Amortization Expense|2733.33
Interest Income|-2901.44"""
c=lambda x:int(round(float(x)*100))
R=[(l.split('|')[0],l.split('|')[1]) for l in L.split('\n')]
s=sum(c(v) for n,v in R if v!='PLUG')
R=[(n,-s if v=='PLUG' else c(v)) for n,v in R]; assert s>0,s
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
f8=Font(name='Arial',size=8); f8b=Font(name='Arial',size=8,bold=True)
ws['D1']='Dec 31, 24'; ws.merge_cells('D1:F1'); ws['D1'].alignment=Alignment(horizontal='center'); ws['D1'].font=f8b; ws['D1'].border=Border(bottom=Side(style='medium'))
for k,t in(('D2','Debit'),('F2','Credit')): ws[k]=t; ws[k].font=f8b; ws[k].alignment=Alignment(horizontal='center'); ws[k].border=Border(bottom=Side(style='thick'))
r=3; tr=[]
for n,v in R:
    ws.cell(r,2,n).font=f8b
    x=ws.cell(r,4 if v>0 else 6,abs(v)/100); x.font=f8; x.number_format='#,##0.00;-#,##0.00'
    tr.append({'name':n,('debit' if v>0 else 'credit'):abs(v)/100}); r+=1
td=sum(v for n,v in R if v>0)/100
ws.cell(r,1,'TOTAL').font=f8b
for cc in(4,6):
    x=ws.cell(r,cc,td); x.font=f8b; x.number_format='#,##0.00'; x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for k,w in zip('ABCDEF',(3,38,1.5,14,1.5,14)): ws.column_dimensions[k].width=w
ws.freeze_panes='C3'
ws.oddHeader.center.text='Kessock Self Storage LLC - Trial Balance - As of December 31, 2024'; ws.oddHeader.right.text='Accrual Basis'; ws.oddHeader.left.text='4:17 PM  01/22/25'; ws.oddHeader.center.size=9; ws.oddHeader.left.size=7; ws.oddHeader.right.size=7; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.oddFooter.right.text='Page &P'
ws.print_title_rows='1:2'; ws.page_margins.top=1.2
wb.save(D+F)
save(F,'TB','QuickBooks Desktop Excel export, names only, debit/credit',False,['debit','credit'],tr,[dict(label='TOTAL',debit=td,credit=td)])
print(len(tr),-s/100,td)
