# MRI GL export of a neighbourhood centre: opening / period / closing pairs, numbers as text, repeated page headers, class subtotals
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
N='tb_pinecrest_mri'
D="""#ASSETS
MR10100000|CASH - OPERATING|PLUG
MR10150000|CASH - LOCKBOX SWEEP|0|191604.37|191604.37
MR11000000|TENANT ACCOUNTS RECEIVABLE|38114.9|184720.16|191604.37
MR11050000|ALLOWANCE FOR BAD DEBTS|-12500||1800
MR11200000|STRAIGHT-LINE RENT RECEIVABLE|214087.33|1944.02|
MR11300000|CAM RECOVERABLE - ACCRUED|9872||3290.67
MR12100000|PREPAID INSURANCE|31206||5201
MR12300000|UTILITY DEPOSITS|4150||
MR13100000|R.E. TAX ESCROW|87441.28|14573.55|
MR15000000|LAND|2450000||
MR15100000|BUILDING|9816400||
MR15200000|SITE IMPROVEMENTS|402918.75|7250|
MR15400000|TENANT IMPROVEMENTS|688305.4|22180|
MR15900000|ACCUM DEPR - BLDG & IMPROV|-2214806.09||27911.45
MR16100000|DEFERRED LEASING COMMISSIONS|241770.6|11304|
MR16900000|ACCUM AMORT - LEASING COMM|-118226.14||2714.9
#LIABILITIES
MR20100000|ACCOUNTS PAYABLE|-41188.02|71902.55|66418.91
MR20200000|ACCRUED R.E. TAXES|-72867.75||14573.55
MR20300000|ACCRUED INTEREST|-36541.67|36541.67|36401.2
MR20400000|RETAINAGE PAYABLE|-6100||2218
MR21000000|SECURITY DEPOSITS - TENANTS|-68420|3500|
MR21500000|PREPAID RENT|-17904.11|17904.11|13226.4
MR22000000|SALES TAX PAYABLE - RENT||9108.44|9108.44
MR25000000|MORTGAGE NOTE - TIDEWATER LIFE|-7940000|16422.9|
#EQUITY
MR30100000|CAPITAL - CLASS A|-3600000||
MR30200000|CAPITAL - CLASS B|-400000||
MR30500000|DISTRIBUTIONS|1185000|60000|
MR39000000|RETAINED EARNINGS|PLUGB
#REVENUE
MR40100000|BASE RENT|-482016||120504
MR40200000|STRAIGHT-LINE RENT|-7776.08||1944.02
MR40300000|PERCENTAGE RENT|-11840.55||
MR41000000|CAM REIMBURSEMENT|-76144|612.5|19036
MR41100000|R.E. TAX REIMBURSEMENT|-52180||13045
MR41200000|INSURANCE REIMBURSEMENT|-18620||4655
MR41900000|PRIOR YEAR RECOVERY ADJ|4318.26|3290.67|
MR42000000|LATE CHARGES|-2115||845.75
MR42500000|SIGNAGE / PYLON INCOME|-3000||750
MR42900000|MISCELLANEOUS INCOME|-440||75
#EXPENSES
MR50100000|PARKING LOT SWEEPING|5400|1350|
MR50200000|LANDSCAPING|12880|3220|
MR50300000|SNOW & ICE CONTROL|9741.5||
MR50400000|COMMON AREA ELECTRIC|7618.31|1804.92|
MR50500000|WATER / SEWER / IRRIGATION|3904.77|1281.6|
MR50600000|TRASH & RECYCLING|4412|1103|
MR50700000|FIRE / LIFE SAFETY|2286|390|
MR50800000|ROOF REPAIRS|1975|4640|
MR50900000|HVAC - COMMON|860||
MR51000000|SECURITY PATROL|8240|2060|
MR51100000|PORTER SERVICE|6600|1650|165
MR52000000|MANAGEMENT FEE|25406.12|6391.44|
MR53000000|REAL ESTATE TAXES|58294.2|14573.55|
MR53500000|PROPERTY INSURANCE|20804|5201|
MR54000000|NON-RECOVERABLE LEGAL|3150|1875|
MR54100000|BAD DEBT EXPENSE|7200|1800|
MR54200000|VACANT SPACE UTILITIES|1318.46|277.08|
MR54300000|ACCOUNTING & TAX PREP|6500||
MR60000000|MORTGAGE INTEREST|146710.5|36401.2|
MR70000000|DEPRECIATION|111645.8|27911.45|
MR71000000|AMORTIZATION|10859.6|2714.9|"""
secs=[];raw=[]
for l in D.split('\n'):
    if l[0]=='#': secs.append((l[1:],[])); continue
    f=l.split('|'); d=dict(account=f[0],name=f[1]); k=f[2]
    d['k']=k; d['o']=None if k=='PLUGB' else 164233.58 if k=='PLUG' else float(k or 0)
    d['d'],d['c']=(None,None) if k=='PLUG' else (0,0) if k=='PLUGB' else (float(f[3] or 0),float(f[4] or 0))
    raw.append(d); secs[-1][1].append(d)
for d in raw:
    if d['o'] is None: d['o']=r2(-sum(q['o'] or 0 for q in raw))
    if d['k']=='PLUG':
        d['d']=191604.37; d['c']=r2(sum(q['d'] or 0 for q in raw)-sum(q['c'] or 0 for q in raw))
print(raw[0],[d for d in raw if d['k']=='PLUGB'])
M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
for d in raw:
    e=r2(d['o']+d['d']-d['c']); o=d['o']; r=dict(account=d['account'],name=d['name'])
    for k,v in zip(M,(max(o,0),max(-o,0),d['d'],d['c'],max(e,0),max(-e,0))):
        if v: r[k]=r2(v)
    d['r']=r
rows=[d['r'] for d in raw]
S=lambda rs:{k:r2(sum(r.get(k,0) for r in rs)) for k in M}
T=S(rows); print(T); assert T['open_dr']==T['open_cr'] and T['debit']==T['credit'] and T['close_dr']==T['close_cr']
wb=Workbook(); ws=wb.active; ws.title='GLTB_0425'
f=Font(name='Courier New',size=9); fb=Font(name='Courier New',size=9,bold=True); R=Alignment(horizontal='right'); C=Alignment(horizontal='center'); th=Border(bottom=Side(style='thin')); dt=Border(top=Side(style='thin'),bottom=Side(style='double'))
for col,w in zip('ABCDEFGHI',[12,32,2,16,16,15,15,16,16]): ws.column_dimensions[col].width=w
CO=dict(zip(M,[4,5,6,7,8,9])); y=1; pg=0
def put(c,v,fo=f,al=None,b=None):
    q=ws.cell(y,c,v); q.font=fo
    if al:q.alignment=al
    if b:q.border=b
    if isinstance(v,str): q.number_format='@'
def head():
    global y,pg; pg+=1
    put(1,'Database:   CORALPROD'); put(4,'Trial Balance',fb); put(9,f'Page:  {pg}',f,R); y+=1
    put(1,'ENTITY:     4410'); put(4,'Pinecrest Village Shopping Center'); put(9,'Date:  4/14/2025',f,R); y+=1
    put(1,'Basis:      A'); put(4,'Period: 04/25'); put(9,'Time:  02:36 PM',f,R); y+=2
    for c,t in((4,'Opening Balance'),(6,'Period Activity'),(8,'Closing Balance')):
        ws.merge_cells(start_row=y,start_column=c,end_row=y,end_column=c+1); put(c,t,fb,C)
    y+=1
    for c,t in zip(range(1,10),['Account','Description','','Debit','Credit','Debit','Credit','Debit','Credit']): put(c,t or None,fb,R if c>3 else None,th)
    y+=1
tot=[]; n=0
def line(r,lab,fo,b=None):
    put(2,lab,fo)
    for k in M:
        if k in r: put(CO[k],f'{r[k]:,.2f}',fo,R,b)
head()
for t,ds in secs:
    y+=1; put(1,t,fb); y+=1
    for d in ds:
        if n and n%32==0: y+=2; head()
        n+=1; put(1,d['account']); line(d['r'],d['name'],f); y+=1
    s=S([d['r'] for d in ds]); lab='TOTAL '+t; line(s,lab,fb,Border(top=Side(style='thin'))); tot.append(dict(label=lab,**s)); y+=1
y+=1; line(T,'ENTITY TOTAL',fb,dt); tot.append(dict(label='ENTITY TOTAL',**T)); y+=2
put(1,'*** End of report ***')
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{DOC}/{N}.xlsx')
save(N,'xlsx','TB',M,rows,tot,'RETAIL','MRI GL trial balance export, three debit/credit pairs, numbers as text, page header repeated in the sheet, class subtotals',True)
