# QuickBooks Desktop export, small office park; one debit/credit pair, sub-accounts in separate indent columns
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
from common import *
N='tb_elm_grove_office_park_qb'
A='''10100 · First Prairie Checking|41877.36
10200 · Money Market Reserve|88012.55
11000 · Accounts Receivable|12964.18
12000 · Undeposited Funds|2150.00
13000 · Prepaid Expenses:13100 · Prepaid Insurance|6418.75
13000 · Prepaid Expenses:13200 · Prepaid Taxes|0
15000 · Land|385000.00
15100 · Buildings|2216480.00
15200 · Parking Lot & Paving|94310.00
15900 · Accumulated Depreciation|-611204.00
20000 · Accounts Payable|-14205.91
21000 · Credit Card - Prairie Visa|-1883.07
24000 · Security Deposits Held|-31450.00
25000 · RE Taxes Payable|-38716.02
27000 · N/P Heartland Savings|-1504377.42
30000 · Opening Balance Equity|0
31000 · Partner Equity:31100 · Contributions|-600000.00
31000 · Partner Equity:31200 · Draws|84000.00
32000 · Retained Earnings|X
40000 · Rental Income:40100 · Base Rent|-312905.00
40000 · Rental Income:40200 · CAM & Tax Recovery|-58240.50
40000 · Rental Income:40300 · Storage Rent|-3600.00
40900 · Late Fees|-485.00
60000 · Advertising|1210.40
60500 · Bank Service Charges|144.00
61000 · Cleaning:61100 · Contract Janitorial|19760.00
61000 · Cleaning:61200 · Window Washing|1850.00
62000 · Insurance Expense|12837.50
63000 · Landscaping & Snow|21945.00
64000 · Professional Fees:64100 · Accounting|4800.00
64000 · Professional Fees:64200 · Legal|1362.50
65000 · Repairs:65100 · HVAC|7733.18
65000 · Repairs:65200 · Plumbing|2016.44
65000 · Repairs:65300 · Roof|5480.00
66000 · Real Estate Taxes|38716.02
67000 · Utilities:67100 · Electric|23190.77
67000 · Utilities:67200 · Gas|6611.29
67000 · Utilities:67300 · Water|3402.68
68000 · Management Fee|15009.22
70000 · Interest Income|-611.90
80000 · Interest Expense|49820.14
81000 · Depreciation Expense|0'''.split('\n')
A=[a.split('|') for a in A]; s=round(sum(float(v) for _,v in A if v!='X'),2); print('RE',-s)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; B=Font(name='Arial',size=8,bold=True); F=Font(name='Arial',size=8)
ws.column_dimensions['A'].width=3; ws.column_dimensions['B'].width=52; ws.column_dimensions['C'].width=2; ws.column_dimensions['D'].width=15; ws.column_dimensions['E'].width=2; ws.column_dimensions['F'].width=15
med=Side(style='medium'); 
ws['D1']='Sep 30, 25'; ws['D1'].font=B; ws['D1'].alignment=Alignment(horizontal='center'); ws.merge_cells('D1:F1')
for c,t in (('D','Debit'),('F','Credit')): ws[c+'2']=t; ws[c+'2'].font=B; ws[c+'2'].alignment=Alignment(horizontal='center'); ws[c+'2'].border=Border(bottom=med)
r=3; rows=[]; D=C=0
for n,v in A:
    v=-s if v=='X' else float(v); code,name=n.split(':')[-1].split(' · ')
    if ':' in n: name=n.split(':')[0].split(' · ')[1]+':'+name
    ws.cell(r,2,f'{code} · {name}').font=F; t={"account":code,"name":name}
    if v>=0: c=4; t['debit']=v; D=round(D+v,2)
    else: c=6; t['credit']=-v; C=round(C-v,2)
    x=ws.cell(r,c,abs(v)); x.font=F; x.number_format='#,##0.00'; rows.append(t); r+=1
ws.cell(r,1,'TOTAL').font=B
for c,v,L in ((4,D,'D'),(6,C,'F')):
    x=ws.cell(r,c,v); x.font=B; x.number_format='#,##0.00'; x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.freeze_panes='C3'; ws.oddHeader.left.text='10/08/25'; ws.oddHeader.center.text='Elm Grove Office Park LLC - Trial Balance - As of September 30, 2025'; ws.oddHeader.right.text='Accrual Basis'; ws.oddFooter.right.text='Page &P'
ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
assert D==C; wb.save(out(N+'.xlsx'))
save(N,'xlsx','TB','OFFICE','QuickBooks Desktop export',["debit","credit"],rows,[dict(label='TOTAL',debit=D,credit=C)],hard='code and name in one cell, sub-accounts joined by colon')
