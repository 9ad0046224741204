# NetSuite-like trial balance export, high-rise, xlsx: Account / Debit / Credit (code and name in one cell). Planted: digit changed.
import xlsxwriter
from common import *
f='tb_kestrel_tower_netsuite.xlsx'
A="""10100|Operating Cash - First Harbor Bank|1204418.62
10150|Security Deposit Trust Account|386250
10300|Lender Escrows|512044.9
12000|Resident Receivables|74318.44
12050|Allowance for Bad Debt|-21000
13100|Prepaid Insurance|96412.08
13200|Prepaid Expenses - Other|11850
15000|Land|14500000
15100|Building & Improvements|81244190
15200|Furniture, Fixtures & Equipment|2316755.4
15900|Accumulated Depreciation|-9844120.75
16000|Deferred Financing Costs, net|618442.11
20000|Accounts Payable|-188417.36
20500|Accrued Expenses|-96250.5
20600|Accrued Property Taxes|-641500
21000|Resident Security Deposits|-386250
21500|Prepaid Rent|-58914.2
25000|Mortgage Loan - Senior|-62000000
30000|Partners' Equity|0
39000|Retained Earnings|1880417.9
40000|Gross Potential Rent|-5918400
40100|Vacancy Loss|311650
40200|Concessions|98775
40500|Parking Income|-402115
40550|Storage & Bike Room Income|-38640
40600|Utility Reimbursement|-214387.63
40900|Other Resident Fees|-61240.55
50100|Payroll - On-Site|612480.22
50200|Payroll Taxes & Benefits|138415.9
51000|Repairs & Maintenance|184663.71
51100|Elevator Contract|72600
51200|Unit Turn Costs|91318.4
52000|Electricity|168244.1
52100|Gas|59417.88
52200|Water & Sewer|121390.26
53000|Marketing & Leasing|83215.6
54000|General & Administrative|64902.37
55000|Management Fee|186740
56000|Insurance|173541.75
57000|Real Estate Taxes|962250
70000|Interest Expense|2325000
71000|Depreciation|1827450""".split('\n')
A=[[a,n,float(v)] for a,n,v in (x.split('|') for x in A)]
for a in A:
    if a[0]=='30000': a[2]=r2(-sum(x[2] for x in A))
wb=xlsxwriter.Workbook(out(f));ws=wb.add_worksheet('TrialBalance')
b=wb.add_format({'bold':1,'font_name':'Arial','font_size':10});n=wb.add_format({'font_name':'Arial','font_size':9});c=wb.add_format({'bold':1,'font_name':'Arial','font_size':9,'align':'center'})
h=wb.add_format({'bold':1,'font_name':'Arial','font_size':9,'bg_color':'#D0D8E8','bottom':1});m=wb.add_format({'font_name':'Arial','font_size':9,'num_format':'$#,##0.00'});tm=wb.add_format({'bold':1,'font_name':'Arial','font_size':9,'num_format':'$#,##0.00','top':1})
for i,s in enumerate(['Kestrel Tower Owner LLC','Parent Company : Kestrel Tower Owner LLC','Trial Balance','End of Aug 2025']): ws.merge_range(i,0,i,2,s,c)
ws.write(5,0,'Options: Show Zeros, Activity Only',n)
ws.write_row(6,0,['Account','Debit','Credit'],h);ws.set_column(0,0,52);ws.set_column(1,2,19)
rows=[];r=7;td=tc=0
for a,nm,v in A:
    ws.write(r,0,f'{a} - {nm}',n);k='debit' if v>0 else 'credit'; v=abs(v)
    td+=v*(k=='debit');tc+=v*(k=='credit')
    if a=='56000': v=178541.75   # planted
    ws.write_number(r,1 if k=='debit' else 2,v,m)
    rows.append({"account":a,"name":nm,k:v});r+=1
td,tc=r2(td),r2(tc);assert td==tc
ws.write(r,0,'Total',b);ws.write(r,1,td,tm);ws.write(r,2,tc,tm)
wb.close()
save(f,'TB','MULTIFAMILY','NetSuite export, debit/credit pair, code and name in one cell',False,['debit','credit'],rows,[{"label":"Total","debit":td,"credit":tc}],
 {"what":"56000 Insurance printed as 178,541.75 instead of 173,541.75; Debit total still counts the true amount","kind":"digit_changed"})
