# QuickBooks export, touched up by a bookkeeper: debit/credit and added net column; no activity. XLSX
from tru import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
L=[("First Harbor Bank - Operating",31877.09),("First Harbor Bank - CAM Reserve",12400),("Undeposited Funds",2915),("Accounts Receivable (A/R)",18236.71),("Tenant Improvements Allowance Receivable",4500),("Prepaid Expenses:Insurance",6184.33),
("Prepaid Expenses:Property Tax",9920.5),("Fixed Assets:Building",1385000),("Fixed Assets:Land",410000),("Fixed Assets:Parking Lot Resurfacing",62750),("Fixed Assets:Accumulated Depreciation",-298411),("Leasing Commissions, net",21640.28),
("Accounts Payable (A/P)",-8733.16),("Visa 4471",-1206.84),("Tenant Security Deposits",-27350),("Unearned Rent",-6120),("Note Payable - Tri-County Credit Union",-1024866.39),("Opening Balance Equity",0),
("Member Draws:D. Ostrander",36000),("Member Draws:K. Ostrander",36000),("Members' Equity",None),("Base Rent Income",-228714),("CAM Reimbursements",-41388.6),("Tax Reimbursements",-26115.48),("Percentage Rent",-3877.15),("Late Charges",-850),
("Common Area:Electric",7418.92),("Common Area:Landscaping",6350),("Common Area:Parking Lot Sweeping",4140),("Common Area:Snow Removal",8925),("Common Area:Water & Sewer",3066.41),("Insurance Expense",12368.67),("Legal & Professional Fees",5475),
("Management Fee",13722.84),("Repairs & Maintenance:Roof",9180),("Repairs & Maintenance:HVAC",4612.35),("Repairs & Maintenance:Signage",1390),("Office Supplies & Software",742.18),("Property Taxes",29761.5),("Bank Service Charges",126),("Interest Income",-318.27),("Interest Expense",52390.44),("Depreciation Expense",34625)]
plug=-round(sum(v for _,v in L if v),2); L=[(n,plug if v is None else v) for n,v in L]
wb=Workbook(); ws=wb.active; ws.title="Sheet1"
B=Font(name='Arial',size=10,bold=True); R=Font(name='Arial',size=8)
for i,(s,z) in enumerate([("Ostrander Plaza Holdings, LLC",14),("Trial Balance",14),("As of September 30, 2025",10)],1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=7); c=ws.cell(i,1,s); c.font=Font(name='Arial',size=z,bold=True); c.alignment=Alignment(horizontal='center')
for col,s in ((3,"Debit"),(5,"Credit"),(7,"Net\nDr / (Cr)")):
    c=ws.cell(5,col,s); c.font=Font(name='Arial',size=9,bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
r=6; rows=[]
for n,v in L:
    c=ws.cell(r,1,n); c.font=R
    d={"name":n}
    if v>=0 : d["debit"]=float(v)
    if v<0 or v==0: d["credit"]=float(abs(v))
    d["ending"]=float(v)
    if "debit" in d: ws.cell(r,3,d["debit"])
    if "credit" in d: ws.cell(r,5,d["credit"])
    ws.cell(r,7,d["ending"])
    for k in (3,5): ws.cell(r,k).number_format='#,##0.00'; ws.cell(r,k).font=R
    ws.cell(r,7).number_format='#,##0.00_);(#,##0.00)'; ws.cell(r,7).font=Font(name='Arial',size=8,italic=True)
    rows.append(d); r+=1
T={k:round(sum(x.get(k,0) for x in rows),2)+0.0 for k in ("debit","credit","ending")}
ws.cell(r,1,"TOTAL").font=B
for col,k in ((3,"debit"),(5,"credit"),(7,"ending")):
    c=ws.cell(r,col,T[k]); c.number_format='"$"#,##0.00'; c.font=Font(name='Arial',size=8,bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+3,1,"Monday, Oct 13, 2025 10:42:18 AM GMT-5 - Accrual Basis").font=R
ws.cell(r+4,1,"kb: net column added for the CPA; member draws not yet closed to equity").font=R
for k,w in zip("ABCDEFG",(44,1.5,15,1.5,15,1.5,16)): ws.column_dimensions[k].width=w
ws.row_dimensions[5].height=28
N="ostrander_plaza_qb_tb_0925.xlsx"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(N))
put(N,"TB",["debit","credit","ending"],rows,[dict(label="TOTAL",**T)])
