# small office, QuickBooks-desktop-like export
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment
random.seed(5902)
name='tb_office_export.xlsx'
L=[("1000","Checking - Prairie Trust",31842.77),("1010","Money Market Reserve",52600.19),("1020","Tenant Deposit Escrow",11475.00),("1100","Accounts Receivable",7318.40),("1300","Prepaid Insurance",2764.98),("1350","Undeposited Funds",1925.00),
("1500","Land",140000.00),("1510","Building",812500.00),("1520","Tenant Buildout",64380.25),("1590","Accumulated Depreciation",-271966.00),("2000","Accounts Payable",-4086.33),("2100","Security Deposits Held",-11475.00),("2150","Prepaid Rent",-2350.00),("2200","Accrued Property Tax",-13208.30),("2500","Note Payable - Prairie Trust",-468905.71),
("3000","Opening Balance Equity",0.0),("3100","Members' Capital",None),("3200","Members' Draws",38500.00),("3900","Retained Earnings",-74118.62),
("4000","Rental Income - Office",-128740.00),("4050","Expense Reimbursements",-14962.50),("4100","Parking Income",-5400.00),("4200","Late Fees",-375.00),("4900","Interest Income",-418.06),
("6000","Advertising",640.00),("6050","Bank Service Charges",135.00),("6100","Cleaning & Janitorial",14850.00),("6150","Elevator Contract",4266.90),("6200","Insurance Expense",6912.45),("6250","Lawn & Snow",5187.50),("6300","Legal Fees",1875.00),("6310","Accounting Fees",2400.00),("6350","Management Fees",7184.21),("6400","Repairs - Building",9341.66),("6410","Repairs - HVAC",3728.15),("6450","Supplies",882.07),("6500","Property Taxes",16510.40),("6600","Electric",11093.54),("6610","Gas Heat",3220.88),("6620","Water/Sewer",1746.39),("6630","Internet & Alarm Lines",1538.00),("7000","Interest Expense",19406.72),("7100","Depreciation Expense",20830.00)]
p=-round(sum(v or 0 for _,_,v in L),2); L=[(a,n,p if v is None else v) for a,n,v in L]; assert p<0,p
wb=Workbook(); tip=wb.active; tip.title='Export Tips'
for r,t in ((2,'Report exported from the desktop ledger'),(4,'The export keeps the header information in the print header (File > Print Preview).'),(5,'To refresh this worksheet, open it from the report window and choose Update Existing.')): tip.cell(r,2,t)
ws=wb.create_sheet('Sheet1'); wb.active=1
f=Font(name='Arial',size=8,bold=True); g=Font(name='Arial',size=8)
ws.column_dimensions['A'].width=3; ws.column_dimensions['B'].width=36
for k,w in zip('CDEF',(14,2,14,2)): ws.column_dimensions[k].width=w
ws['C1']='Oct 31, 26'; ws.merge_cells('C1:E1'); ws['C1'].font=f; ws['C1'].alignment=Alignment(horizontal='center')
md=Side(style='medium'); th=Side(style='thin'); db=Side(style='double')
for c,t in (('C2','Debit'),('E2','Credit')): ws[c]=t; ws[c].font=f; ws[c].alignment=Alignment(horizontal='center'); ws[c].border=Border(bottom=md,top=md)
ws.freeze_panes='C3'; ws.oddHeader.left.text='Larkspur Professional Building LLC - Trial Balance, October 31, 2026'; ws.oddHeader.right.text='Accrual Basis'; ws.oddHeader.left.size=9; ws.oddHeader.right.size=9; ws.page_margins.left=ws.page_margins.right=.5
rows=[];r=3
for a,n,v in L:
    ws.cell(r,2,f'{a} · {n}').font=f
    d=v if v>0 else None; c=-v if v<0 else None
    if v==0: d=0.0
    for col,z in ((3,d),(5,c)):
        if z is not None: x=ws.cell(r,col,z); x.number_format='#,##0.00'; x.font=g
    rows.append(dict(account=a,name=n,debit=d,credit=c)); r+=1
td=round(sum(x['debit'] or 0 for x in rows),2); tc=round(sum(x['credit'] or 0 for x in rows),2); assert td==tc
ws.cell(r,1,'TOTAL').font=f
for col,z in ((3,td),(5,tc)): x=ws.cell(r,col,z); x.number_format='#,##0.00'; x.font=f; x.border=Border(top=th,bottom=db)
wb.save(D(name))
save(name,'TB',['debit','credit'],rows,[dict(label='TOTAL',debit=td,credit=tc)],'desktop-ledger export, code and name in one cell, spacer columns, tips sheet first',False)
