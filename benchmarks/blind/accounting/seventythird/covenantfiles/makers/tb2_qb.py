import random
from common import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
L="""Cash:Operating - Plains State Bank|d|118402.66
Cash:Money Market - Plains State|d|75118.04
Cash:Petty Cash|d|150
Accounts Receivable|d|36914.27
Undeposited Funds|d|4260
Due from Ironwood Unit 9 LLC|d|18500
Prepaid Insurance|d|9118.33
Escrow - Taxes (Lender)|d|41206.9
Land|d|1142000
Buildings:Bldg A - 4400 Commerce|d|1618400
Buildings:Bldg B - 4420 Commerce|d|1204750
Buildings:Bldg C - Flex|d|986300
Buildings:Dock Levelers & Doors|d|64218.75
Paving|d|88140
Accumulated Depreciation|c|911246
Loan Costs, net|d|22816
Accounts Payable|c|27340.18
Plains State Visa x4471|c|1806.52
Security Deposits Held|c|58925
Rent Received in Advance|c|11250
Sales Tax Payable|d|0
Note Payable - Plains State #2207|c|2614880.41
Note Payable - R. Ostrander (sub)|c|250000
Member Equity:Contributions|c|1150000
Member Equity:Draws - HO|d|72000
Member Equity:Draws - TW|d|72000
Opening Balance Equity|c|0
Retained Earnings|c|X
Rental Income:Bldg A|c|214306.5
Rental Income:Bldg B|c|171844
Rental Income:Bldg C|c|138912.75
Rental Income:Yard & Trailer Parking|c|23850
NNN Reimbursements:CAM|c|48177.2
NNN Reimbursements:Taxes|c|66830
NNN Reimbursements:Insurance|c|19412.5
Late Charges|c|1475
Insurance Expense|d|27354.99
Interest Expense|d|128806.14
Landscaping & Mowing|d|11240
Legal & Professional|d|8365
Management Fee - Ostrander Mgmt|d|27380.4
Office & Postage|d|712.88
Property Taxes|d|88112.46
Repairs & Maintenance:Doors & Docks|d|9406.15
Repairs & Maintenance:Electrical|d|4118
Repairs & Maintenance:HVAC|d|12774.36
Repairs & Maintenance:Roof|d|17650
Snow Removal|d|6890
Utilities:Electric - Common|d|7318.42
Utilities:Fire Line & Water|d|5206.71
Bad Debt|d|3150
Ask My Accountant|d|1284.6
Interest Income|c|932.17"""
rows=[];A=[l.split('|') for l in L.splitlines()]
d=sum(float(a[2]) for a in A if a[1]=='d');c=sum(float(a[2]) for a in A if a[1]=='c' and a[2]!='X')
for a in A:
    v=r2(d-c) if a[2]=='X' else float(a[2])
    if a[2]=='X': print('RE',v)
    rows.append({'name':a[0],('debit' if a[1]=='d' else 'credit'):v})
T={k:r2(sum(r.get(k,0) for r in rows)) for k in('debit','credit')}
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
b=Font(name='Arial',size=8,bold=True);n=Font(name='Arial',size=8)
ws['A1']='9:42 AM';ws['A2']='11/06/26';ws['A3']='Accrual Basis'
for k in('A1','A2','A3'): ws[k].font=Font(name='Arial',size=7,bold=True)
ws['B1']='Ironwood Commerce Park LLC';ws['B1'].font=Font(name='Arial',size=12,bold=True)
ws['B2']='Trial Balance';ws['B2'].font=Font(name='Arial',size=14,bold=True)
ws['B3']='As of October 31, 2026';ws['B3'].font=Font(name='Arial',size=10,bold=True)
ws.merge_cells('C5:E5');ws['C5']='Oct 31, 26';ws['C5'].font=b;ws['C5'].alignment=Alignment(horizontal='center');
for k in 'CDE': ws[k+'5'].border=Border(bottom=Side('thin'))
ws['C6']='Debit';ws['E6']='Credit'
for k in('C6','E6'): ws[k].font=b;ws[k].alignment=Alignment(horizontal='center');ws[k].border=Border(bottom=Side('medium'))
i=7
for r in rows:
    ws.cell(i,2,r['name']).font=b
    for k,cn in(('debit',3),('credit',5)):
        if k in r: x=ws.cell(i,cn,r[k]);x.font=n;x.number_format='#,##0.00;-#,##0.00'
    i+=1
ws.cell(i,1,'TOTAL').font=b
for k,cn in(('debit',3),('credit',5)):
    x=ws.cell(i,cn,T[k]);x.font=b;x.number_format='#,##0.00;-#,##0.00';x.border=Border(top=Side('thin'),bottom=Side('double'))
ws.column_dimensions['A'].width=10;ws.column_dimensions['B'].width=38;ws.column_dimensions['C'].width=14;ws.column_dimensions['D'].width=1.5;ws.column_dimensions['E'].width=14
ws.freeze_panes='C7'
tip=wb.create_sheet('QuickBooks Export Tips',0);tip['B2']='QuickBooks Desktop Export Tips';tip['B2'].font=Font(size=14,bold=True);tip['B4']='Change which settings are preserved when this worksheet is updated in Advanced > Preserve Excel.';tip['B6']='To update an existing worksheet choose File > Update report in QuickBooks.'
tip.column_dimensions['B'].width=60;tip.page_setup.fitToWidth=1;tip.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='Ironwood Commerce Park TB Oct26.xlsx';wb.save(doc(fn))
save(fn,'TB','QuickBooks Desktop trial balance export, account names with parents, tips sheet first',False,['debit','credit'],rows,[{"label":"TOTAL",**T}])
