# NetSuite-like trial balance by location, self storage, xlsx
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(8533)
NAME='TB_by_Location_StowPoint_Aug2025.xlsx'
LOC=['Brannock Rd','Delmar Pike','Highway 61','Tulane St','Corporate']
S=[1.0,1.46,.72,1.18]
C='''10100 - Operating Checking|b|61400|214500
10150 - Store Deposit Account|b|9210|0
10200 - Petty Cash / Change Fund|f|300|0
11000 - Tenant Receivables|b|8140|0
11050 - Merchant Card Clearing|b|3377|0
11900 - Allowance for Doubtful Accts|b|-2210|0
12100 - Prepaid Insurance|b|6104|18250
12200 - Prepaid Software|x|0|9416.5
13000 - Lender Escrow - Taxes|b|27300|0
13100 - Lender Escrow - Capex|b|11820|0
15000 - Land|r|640000|0
15100 - Buildings|r|3180000|0
15200 - Paving and Fencing|r|212000|0
15300 - Gates, Cameras and Access|b|74120|12408.33
15400 - Truck|x|0|38900
15900 - Accumulated Depreciation|b|-588240|-21470.15
18000 - Investment in Subsidiaries|x|0|3250000
20000 - Accounts Payable|b|-7316|-22841.07
20100 - Credit Card Payable|x|0|-6118.42
21000 - Accrued Property Taxes|b|-24877|0
21100 - Accrued Payroll|x|0|-31406.88
22000 - Prepaid Rent|b|-11480|0
22100 - Sales Tax Payable|b|-1844|0
22200 - Tenant Protection Premiums Payable|b|-2660|0
23000 - Intercompany|i|0|0
25000 - Note Payable - Keswick Life|n|-2150000|0
30000 - Member Capital|p|0|0
31000 - Distributions|x|0|480000
40000 - Storage Rent|b|-418300|0
40050 - Rent Discounts|b|21760|0
40100 - Late Fees|b|-16420|0
40150 - Admin Fees|b|-9840|0
40200 - Tenant Protection Revenue|b|-38710|0
40300 - Merchandise Sales|b|-3412|0
40400 - Truck and Parking|h|-11200|0
40500 - Auction Proceeds|h|-1904|0
40900 - Management Fees - Intercompany|x|0|-91680.4
50000 - Cost of Merchandise|b|1688|0
60000 - Store Salaries|b|58240|0
60050 - Home Office Salaries|x|0|164210.66
60100 - Payroll Taxes and Benefits|b|11370|31844.9
61000 - Advertising - Web|b|14260|4210
62000 - Merchant Fees|b|9644|0
63000 - Utilities|b|13180|2207.31
64000 - Repairs and Maintenance|b|8722|0
64100 - Snow Removal|h|2815|0
65000 - Property Taxes|b|37410|0
66000 - Insurance|b|9480|3610.25
67000 - Management Fees|b|22920|0
68000 - Telephone and Software|b|6208|14790.18
69000 - Professional Fees|h|1450|26400
70000 - Interest Expense|m|78340|0
71000 - Depreciation|b|64180|4870'''
G={'10100':'Assets','20000':'Liabilities','30000':'Equity','40000':'Income','50000':'Expenses'}
T=[]
for l in C.split('\n'):
    a,k,v,corp=l.split('|'); v=float(v); co=round(float(corp)*100)
    if k=='b': n=[round(v*s*R.uniform(.85,1.15)*100) for s in S]
    elif k=='f': n=[30000,45000,30000,30000]
    elif k=='r': n=[round(v*s/1000)*100000 for s in S]
    elif k=='h': n=[round(v*s*R.uniform(.6,1.4)*100) if R.random()<.6 else 0 for s in S]
    elif k=='n': n=[round(v*s*R.uniform(.93,1)*100) if s!=.72 else 0 for s in S]
    elif k=='m': n=[round(v*s*R.uniform(.93,1)*100) if s!=.72 else 0 for s in S]
    else: n=[0]*4
    T.append([a,n+[co]])
g={t[0][:5]:t[1] for t in T}
fee=sum(g['67000'][:4]); g['40900'][4]=-fee
ic=[round(R.uniform(-40000,60000)*100) for _ in range(4)]; g['23000'][:]=ic+[-sum(ic)]
for j in range(5): g['30000'][j]=-sum(t[1][j] for t in T)
print(g['30000'])
wb=Workbook(); ws=wb.active; ws.title='TrialBalancebyLocation'
A=Font(name='Arial',size=8); B=Font(name='Arial',size=8,bold=True)
for r,(t,f) in enumerate([('StowPoint Holdings (Consolidated)',Font(name='Arial',size=11,bold=True)),('Trial Balance by Location',Font(name='Arial',size=14,bold=True)),('As of Aug 31, 2025',Font(name='Arial',size=10)),('Options: Show Zeros, Subsidiary Context (Consolidated)',A)],1):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7); k=ws.cell(r,1,t); k.font=f; k.alignment=Alignment(horizontal='center')
H=['Financial Row']+LOC+['Total']
fill=PatternFill('solid',fgColor='D9E1EA')
for c,t in enumerate(H,1):
    for rr in (6,7):
        ws.cell(rr,c).fill=fill; ws.cell(rr,c).font=B
    ws.cell(6,c,t); ws.cell(6,c).alignment=Alignment(horizontal='left' if c==1 else 'right')
    if c>1: ws.cell(7,c,'Amount').alignment=Alignment(horizontal='right')
r=8; rows=[]; keys=['other:'+x for x in LOC]+['other:Total']
NF='$#,##0.00;[Red]($#,##0.00)'
def nums(r,v,f):
    for c,n in enumerate(v,2):
        k=ws.cell(r,c,n/100); k.number_format=NF; k.font=f
for a,n in T:
    code=a[:5]
    if code in G: ws.cell(r,1,G[code]).font=B; r+=1
    k=ws.cell(r,1,a); k.font=A; k.alignment=Alignment(indent=2)
    v=n+[sum(n)]; nums(r,v,A)
    rows.append(dict(account=code,name=a[8:],**{q:x/100 for q,x in zip(keys,v)})); r+=1
tot=[sum(t[1][j] for t in T) for j in range(5)]; tot.append(sum(tot)); assert not any(tot)
ws.cell(r,1,'Total').font=B; nums(r,tot,B)
for c in range(1,8): ws.cell(r,c).border=Border(top=Side(style='thin'))
totals=[dict(label='Total',**{q:x/100 for q,x in zip(keys,tot)})]
ws.column_dimensions['A'].width=42
for c in 'BCDEFG': ws.column_dimensions[c].width=16.5
ws.freeze_panes='B8'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(doc(NAME))
save(NAME,'TB',None,keys,rows,totals,'NetSuite-like trial balance with location columns, self storage, signed single amounts, xlsx',False)
print(len(rows))
