# Xero-like trial balance of an Australian unit trust, XLSX
from common import *
import random, openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
random.seed(4602)
S={'Revenue':[('200','Rental Income - Retail Tenancies','Revenue',-486210.4),('205','Outgoings Recovered','Revenue',-118744.92),('208','Signage & ATM Licence Fees','Revenue',-14400),('212','Marketing Levy','Revenue',-9816),('270','Interest Received','Other Income',-2207.31)],
'Expenses':[('400','Accounting & Tax Agent Fees','Expense',7950),('404','Bank Fees','Expense',412.6),('406','Centre Management Fees','Expense',31208.77),('408','Cleaning - Common Areas','Expense',22640),('412','Council Rates','Expense',38116.45),('414','Land Tax','Expense',27305),('416','Water & Sewerage','Expense',11842.18),('420','Electricity - Common Areas','Expense',16330.07),('424','Fire Services & ESM Compliance','Expense',6275.5),('428','Gardening & Grounds','Expense',5460),('433','Insurance - Building & Public Liability','Expense',24718.36),('437','Interest Expense - Bank Bill Facility','Expense',142386.9),('441','Legal Expenses','Expense',3190),('445','Lift & Travelator Maintenance','Expense',None),('449','Repairs & Maintenance','Expense',29477.83),('453','Security Patrols','Expense',8112),('457','Leasing Commissions','Expense',12650),('461','Bad Debts Written Off','Expense',4180.25),('470','Borrowing Costs Amortised','Expense',3600),('472','Depreciation - Plant (Div 40)','Depreciation',18904),('474','Capital Works Deduction (Div 43)','Depreciation',41250)],
'Assets':[('090','Macquarrie Cash Mgmt Account','Bank',63180.44),('095','Tenant Bond Trust Account','Bank',41500),('610','Trade Debtors','Accounts Receivable',21964.7),('612','Provision for Doubtful Debts','Current Asset',-3500),('620','Prepayments','Current Asset',9842.15),('630','GST Receivable','Current Asset',None),('700','Land at Cost','Fixed Asset',1850000),('710','Buildings at Cost','Fixed Asset',2062500),('711','Less Accumulated Capital Works','Fixed Asset',-288750),('720','Plant & Equipment','Fixed Asset',164220),('721','Less Accumulated Depreciation on Plant','Fixed Asset',-97316),('760','Borrowing Costs','Non-current Asset',18000),('761','Less Accumulated Amortisation','Non-current Asset',-10800)],
'Liabilities':[('800','Trade Creditors','Accounts Payable',-17623.58),('820','GST','Current Liability',-8044.16),('825','PAYG Withholding','Current Liability',-1260),('830','Rent Received in Advance','Current Liability',-12480),('835','Tenant Bonds Held','Current Liability',-41500),('840','Unpaid Present Entitlements','Current Liability',-88210.63),('900','Bank Bill Facility 8841','Non-current Liability',-2245000)],
'Equity':[('960','Units on Issue','Equity',-960000),('965','Asset Revaluation Reserve','Equity',0),('970','Undistributed Income','Equity','PLUG')]}
rows=[]
for sec,l in S.items():
    for c,n,t,v in l:
        cur=v
        if v in(None,): cur=None; py=round(random.uniform(900,5200),2)*(1 if c!='965' else 1)
        elif v=='PLUG': cur=py='PLUG'
        elif sec in('Revenue','Expenses'): py=round(v*random.uniform(.88,1.06),2)
        elif c=='900': py=-2310000.0
        elif c in('700','710','720','760','960','835','095'): py=float(v)
        else: py=round(v*random.uniform(.75,1.2),2)
        if c=='457': py=None
        if c=='965': cur=-250000.0; py=-250000.0
        rows.append([sec,c,n,t,cur,py])
for i in(4,5):
    s=round(sum(r[i] for r in rows if isinstance(r[i],(int,float))),2)
    for r in rows:
        if r[i]=='PLUG': r[i]=round(-s,2)
f='tb_wattlebird_plaza_fy25.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Trial Balance'
B=lambda **k:Font(name='Arial',**k)
for i,(t,z,b) in enumerate([('Trial Balance',14,True),('Wattlebird Plaza Unit Trust',14,True),('ABN 00 000 417 226',10,False),('As at 30 June 2025',14,True)],1):
    ws.cell(i,1,t).font=B(size=z,bold=b)
H=['Account Code','Account','Account Type','Debit - Year to date','Credit - Year to date','30 June 2024']
for j,h in enumerate(H,1):
    x=ws.cell(6,j,h); x.font=B(size=10,bold=True); x.border=Border(bottom=Side('thin'))
    if j>3: x.alignment=Alignment(horizontal='right',wrap_text=True)
r=7; NF='#,##0.00;(#,##0.00);0.00'
T=[];last=None
for sec,c,n,t,v,p in rows:
    if sec!=last:
        r+= 1 if last else 0
        ws.cell(r,1,sec).font=B(size=10,bold=True); r+=1; last=sec
    d=v if v is not None and v>=0 else None; k=-v if v is not None and v<0 else None
    for j,x in enumerate([c,n,t,d,k,p],1):
        if x is None: continue
        q=ws.cell(r,j,x); q.font=B(size=9)
        if j>3: q.number_format=NF
    T.append(dict(account=c,name=n,debit=d and float(d),credit=k and float(k),**{'other:30 June 2024':p and float(p)})); r+=1
r+=1
D=round(sum(x['debit'] or 0 for x in T),2); C=round(sum(x['credit'] or 0 for x in T),2); P=round(sum(x['other:30 June 2024'] or 0 for x in T),2)
assert D==C and abs(P)<.001,(D,C,P)
P=0.0
for j,x in enumerate(['Total',None,None,D,C,P],1):
    q=ws.cell(r,j,x); q.font=B(size=10,bold=True); q.border=Border(top=Side('thin'),bottom=Side('double'))
    if j>3:q.number_format=NF
ws.cell(r+2,1,'Draft - subject to tax agent review. Accrual basis.').font=B(size=8,italic=True)
for col,w in zip('ABCDEF',[14,42,22,17,17,16]): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.freeze_panes='A7'; wb.save(doc(f))
save(f,'TB',['debit','credit','other:30 June 2024'],T,[dict(label='Total',debit=D,credit=C,**{'other:30 June 2024':P})],None,'RETAIL','Xero trial balance export (Australia), sections, prior-year signed column',False)
