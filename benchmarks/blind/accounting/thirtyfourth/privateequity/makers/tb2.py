# MRI general-ledger trial balance, flex industrial, xlsx: opening Dr/Cr, net activity, closing Dr/Cr; class subtotals
import random, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
random.seed(342)
S=[('ASSETS',"""MR10100 000|Operating Cash - First Basin Bank|184112.08|-21406.77
MR10150 000|Lockbox Clearing|0|8412.50
MR11000 000|Tenant Receivables|96418.33|12774.19
MR11050 000|Allowance for Uncollectible Rent|-18500|-2500
MR11200 000|Straight-Line Rent Receivable|412907.41|5318.62
MR12000 000|Prepaid Expenses|37115.90|-6185.98
MR12500 000|Real Estate Tax Escrow|121604|30401
MR15000 000|Land|4125000|0
MR15100 000|Buildings & Improvements|18640250|0
MR15200 000|Tenant Improvements|1288417.55|64210
MR15900 000|Accum. Depr. - Building|-2389775.64|-39829.60
MR15910 000|Accum. Depr. - Tenant Improv.|-501162.40|-15338.30
MR16000 000|Leasing Commissions|604118|22940.16
MR16090 000|Accum. Amort. - Leasing Comm.|-211408.92|-7191.88"""),
('LIABILITIES',"""MR20000 000|Accounts Payable|-88214.16|17302.44
MR20100 000|Accrued Liabilities|-41250|-3800
MR20200 000|Accrued Property Tax|-121604|-30401
MR21000 000|Tenant Security Deposits|-203418|0
MR21100 000|Prepaid Rent|-64220.75|9118.05
MR22000 000|Due To/(From) Affiliates|15000|0
MR25000 000|Mortgage Payable - Harlan Life|-13250000|24118.77"""),
('EQUITY',"""MR30000 000|Members' Capital|-9150000|0
MR30500 000|Distributions|1650000|150000
MR39000 000|Accumulated Earnings|0|0"""),
('REVENUE',"""MR40100 000|Base Rent|-778216|-194554
MR40150 000|Straight-Line Rent Adj.|-15955.86|-5318.62
MR41000 000|CAM Recoveries|-136905|-34226.25
MR41100 000|Tax Recoveries|-109443.60|-27360.90
MR41200 000|Insurance Recoveries|-24102.27|-6025.55
MR42000 000|Late Charges & Misc.|-2816.40|-745.11"""),
('EXPENSES',"""MR50100 000|Landscape & Irrigation|16410|4890
MR50150 000|Parking Lot Sweeping|5775|1925
MR50200 000|HVAC Maintenance|11318.24|6204.90
MR50250 000|Roof Repairs|3940|0
MR50300 000|Fire & Life Safety|4416.75|1210
MR51000 000|Electricity - House Meters|13882.61|4417.03
MR51100 000|Water/Sewer|18260.44|6088.12
MR52000 000|Management Fees|32014.88|8046.97
MR53000 000|Property Taxes|91203|30401
MR53100 000|Insurance|18557.94|6185.98
MR54000 000|Legal & Professional|7215|1350
MR60000 000|Interest Expense|165625|55208.33
MR61000 000|Depreciation|165503.70|55167.90
MR61100 000|Amortization - Leasing Costs|21575.64|7191.88""")]
R=[]
for s,t in S:
    for l in t.split('\n'):
        a,n,o,m=l.split('|'); R.append([s,a,n,round(float(o)*100),round(float(m)*100)])
get=lambda k: next(r for r in R if r[1].startswith(k))
get('MR39000')[3]-=sum(r[3] for r in R); get('MR10100')[4]-=sum(r[4] for r in R)
assert sum(r[3] for r in R)==0==sum(r[4] for r in R)
M=['open_dr','open_cr','activity','close_dr','close_cr']
def sp(o,m):
    e=o+m; d={}
    if o>0:d['open_dr']=o/100
    if o<0:d['open_cr']=-o/100
    d['activity']=m/100
    if e>0:d['close_dr']=e/100
    if e<0:d['close_cr']=-e/100
    return d
wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB_0425'
B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9); thin=Side(style='thin'); dbl=Side(style='double')
for r,(a,b) in enumerate([('MRI Commercial - General Ledger',''),('Basalt Creek Flex Park LLC','Entity: 0882'),('Trial Balance by Account Class','Basis: A'),('Period 04/25  (Jan-25 thru Apr-25 YTD; activity shown for 04/25 only)','Run 05/09/2025 14:12  KDW')],1):
    ws.cell(r,1,a).font=B if r<4 else N; ws.cell(r,7,b).font=N; ws.cell(r,7).alignment=Alignment(horizontal='right')
ws.merge_cells('C6:D6'); ws.merge_cells('F6:G6'); ws['C6']='Opening Balance'; ws['F6']='Closing Balance'; ws['E6']='Net'
for c,h in zip('ABCDEFG',['Account','Description','Debit','Credit','Activity','Debit','Credit']): ws[c+'7']=h
for r in (6,7):
    for c in 'ABCDEFG':
        ws[f'{c}{r}'].font=B; ws[f'{c}{r}'].fill=PatternFill('solid',fgColor='D9E1F2'); ws[f'{c}{r}'].alignment=Alignment(horizontal='left' if c in 'AB' else 'center' if r==6 else 'right')
        if r==7: ws[f'{c}{r}'].border=Border(bottom=thin)
r=8; rows=[]; tots=[]; fm='#,##0.00;(#,##0.00)'
def put(r,d,f,top=None):
    for k,c in zip(M,'CDEFG'):
        x=ws[f'{c}{r}']; x.font=f; x.number_format=fm
        if k in d: x.value=d[k]
        if top: x.border=top
def summ(ds,lab):
    d={'label':lab}; 
    for k in M: d[k]=round(sum(x.get(k,0) for x in ds),2)
    return d
for s,_ in S:
    ws.cell(r,1,s).font=B; r+=1; grp=[]
    for q in [q for q in R if q[0]==s]:
        d=sp(q[3],q[4]); ws.cell(r,1,q[1]).font=N; ws.cell(r,2,q[2]).font=N; put(r,d,N)
        t={'account':q[1],'name':q[2],**d}; rows.append(t); grp.append(t); r+=1
    t=summ(grp,f'Total {s.title()}'); ws.cell(r,2,t['label']).font=B; put(r,t,B,Border(top=thin)); tots.append(t); r+=2
t=summ(rows,'Entity 0882 Totals'); ws.cell(r,1,t['label']).font=B; put(r,t,B,Border(top=thin,bottom=dbl)); tots.append(t)
assert t['open_dr']==t['open_cr'] and t['close_dr']==t['close_cr'] and t['activity']==0
ws.cell(r+2,1,'** In balance **').font=N
for c,w in zip('ABCDEFG',(14,34,16,16,15,16,16)): ws.column_dimensions[c].width=w
ws.freeze_panes='C8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
f='a34a_tb_basalt_creek.xlsx'; wb.save(doc(f))
save(f,'TB',M,rows,tots,'INDUSTRIAL','MRI trial balance by class, opening/closing debit-credit pairs')
