import random
from _truth import *
import xlsxwriter
# (name, signed cents)
A=[("Operating Checking (4471)",4188219),("Broker Payroll Checking (4489)",1206655),("Trust - Rents Clearing (7702)",31874040),("Trust - Security Deposits (7710)",41255000),("Petty Cash",20000),("Accounts Receivable (A/R)",1864350),("Maintenance Dept WIP",733812),("Prepaid Expenses:E&O Insurance",412500),("Prepaid Expenses:Software",288000),("Undeposited Funds",127500),
("Franchise License",4500000),("Franchise License:Accumulated Amortization",-1350000),("Furniture & Equipment",2341877),("Furniture & Equipment:Accumulated Depreciation",-1408233),("Vehicles",5287500),("Vehicles:Accumulated Depreciation",-2115000),("Rent Deposit - Office",360000),
("Accounts Payable (A/P)",-1547126),("Amex Plum (x1008)",-689341),("Home Store Commercial Card",-214788),("Owner Funds Held in Trust",-31874040),("Tenant Security Deposits Held",-41255000),("Payroll Liabilities:Federal Taxes (941/944)",-412960),("Payroll Liabilities:OK Withholding",-98700),("Payroll Liabilities:401(k)",-136544),("Royalties Payable - Franchisor",-618433),("Ford Credit - Transit Vans",-2960871),("SBA Loan - Red River Community Bank",-6844907),
("Common Stock",-100000),("Owner's Draw - T. Vandermeulen",2400000),("Retained Earnings",None),
("Management Fee Income",-18433275),("Leasing & Placement Fees",-6187500),("Lease Renewal Fees",-1875000),("Resident Benefit Package Margin",-2418600),("Application Fees",-1012500),("Maintenance Income:Labor",-7944520),("Maintenance Income:Materials Markup",-2186714),("HOA Management Contracts",-3150000),("Late Fee Share",-914250),
("Cost of Goods Sold:Maintenance Materials",1729408),("Cost of Goods Sold:Subcontractors",3088175),
("Advertising & Marketing",961244),("Advertising & Marketing:Brand Fund 2%",874547),("Franchise Royalty 6%",2623642),("Auto:Fuel",548931),("Auto:Repairs",217460),("Bank & Merchant Fees",189326),("Dues, MLS & Licenses",243500),("Insurance:E&O and GL",412500),("Insurance:Workers Comp",187215),("Interest Expense",381177),("Legal & Accounting",325000),("Office Rent",1080000),("Office Supplies & Postage",134862),("Payroll Expenses:Wages - Property Managers",8431250),("Payroll Expenses:Wages - Maintenance",4876312),("Payroll Expenses:Wages - Admin",2912000),("Payroll Expenses:Taxes",1297846),("Payroll Expenses:Health Insurance",936000),("Software & Screening",1145880),("Telephone & Internet",228735),("Travel & Franchise Conference",341690),("Depreciation & Amortization",675000),("Interest Earned",-41238),("Ask My Accountant",15000)]
s=sum(v or 0 for _,v in A); A=[(n,v if v is not None else -s) for n,v in A]
print('RE',-s/100)
wb=xlsxwriter.Workbook(doc('TB_keyhaven_tulsa_qbo.xlsx')); ws=wb.add_worksheet('Trial Balance')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':8,**k})
ws.hide_gridlines(2); ws.set_column(0,0,50); ws.set_column(1,2,16)
big=F(font_size=14,bold=True,align='center')
for r,(t,f) in enumerate([("Keyhaven Property Management of Tulsa, LLC",big),("Trial Balance",big),("As of September 30, 2025",F(font_size=10,bold=True,align='center'))]): ws.merge_range(r,0,r,2,t,f)
h=F(font_size=9,bold=True,align='center',text_wrap=True,bottom=1)
ws.write_blank(4,0,None,h); ws.write(4,1,'Debit',h); ws.write(4,2,'Credit',h)
rows=[]; r=5; D=C=0; nf=F(num_format='#,##0.00\\ _€',align='right'); tx=F(text_wrap=True)
for n,v in A:
    ws.write(r,0,n,tx); ws.write(r,1 if v>0 else 2,abs(v)/100,nf); ws.write_blank(r,2 if v>0 else 1,None,nf)
    rows.append({"name":n,("debit" if v>0 else "credit"):abs(v)/100}); D+=max(v,0); C+=max(-v,0); r+=1
assert D==C
tf=F(bold=True,num_format='"$"* #,##0.00\\ _€',align='right',top=1,bottom=6)
ws.write(r,0,'TOTAL',F(bold=True))
for j,v,L in ((1,D,'B'),(2,C,'C')):
    ws.write_formula(r,j,'='+'+'.join(f'({L}{i})' for i in range(6,r+1)),tf,v/100)
ws.merge_range(r+4,0,r+4,2,'Tuesday, Oct 14, 2025 08:47:12 AM GMT-5 - Accrual Basis',F(align='center'))
ws.fit_to_pages(1,0); wb.close()
save('TB_keyhaven_tulsa_qbo','xlsx','TB',["debit","credit"],rows,[{"label":"TOTAL","debit":D/100,"credit":C/100}],None,'SINGLE_FAMILY_RENTAL','TRIAL_BALANCE','a33b','QuickBooks Online export, no header over the name, sub-accounts with colon, total by formula',False)
print(len(rows),rows[30])
