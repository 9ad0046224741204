# TB, Australian Xero-like export worked over by a bookkeeper: blank columns, comments, hidden column, some numbers as text
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.comments import Comment
rnd=random.Random(SEED+3)
# code,name,type,ytd signed,comparative signed, comment
A=[('Revenue',[('200','Rent Income - Residential','Revenue',-268410,-412880,''),('202','Rent Income - Caretaker Unit','Revenue',-9100,-13520,''),('205','Outgoings Recovered','Revenue',-18220,-24115,'2 tenants dispute the Q2 levy'),('260','Laundry & Parking Income','Revenue',-4930,-7702,''),('270','Interest Income','Revenue',-212,-1105,'')]),
('Less Operating Expenses',[('400','Advertising & Letting Fees','Expense',6120,8340,''),('404','Bank Fees','Expense',611,702,''),('408','Cleaning - Common Areas','Expense',14300,20800,''),('416','Depreciation','Depreciation',0,38420,'not booked since Jun'),('425','Council Rates','Expense',22870,33410,''),('427','Water Rates & Usage','Expense',17455,24980,''),('429','Land Tax','Expense',31200,30400,'assessment sighted'),('433','Insurance - Strata Building','Expense',28944,41200,''),('437','Interest Expense - Southern Mutual','Interest Expense',118300,151600,'default rate from 1 Nov?'),('441','Legal Expenses','Expense',9815,2200,''),('445','Light, Power, Heating','Expense',11902,16744,''),('449','Lift & Fire Services','Expense',7350,10980,''),('461','Management Fees - Kestrel PM','Expense',19780,28901,'ask for the agency agreement'),('473','Repairs and Maintenance','Expense',33418,52077,''),('477','Wages and Salaries - Caretaker','Expense',41200,61800,''),('478','Superannuation','Overhead',4532,6489,'Q2 unpaid'),('489','Tribunal & Bond Claims','Expense',1260,0,'')]),
('Assets',[('610','Accounts Receivable','Accounts Receivable',37114,21408,'see aged list'),('620','Prepayments','Current Asset',4820,15600,''),('655','Rental Bonds - held by Authority','Current Asset',46280,45110,'agree to authority statement'),('090','Westcoast Trading Account 4471','Bank',8233,27915,'frozen 14/2'),('091','Maintenance Reserve Saver','Bank',1104,40250,'$39k moved to director in Sept'),('710','Furniture & Whitegoods','Fixed Asset',68440,64950,''),('711','Less Accumulated Depreciation on Furniture','Fixed Asset',-29800,-29800,''),('720','Buildings at Cost','Fixed Asset',3150000,3150000,''),('721','Less Accumulated Depreciation on Buildings','Fixed Asset',-412500,-412500,''),('730','Land','Fixed Asset',1480000,1480000,'')]),
('Liabilities',[('800','Accounts Payable','Accounts Payable',-52117,-30884,''),('820','GST','Current Liability',-6405,-4418,'BAS Dec qtr not lodged'),('825','PAYG Withholdings Payable','Current Liability',-8910,-2340,''),('826','Superannuation Payable','Current Liability',-4532,-1602,''),('830','Rental Bonds Liability','Current Liability',-46280,-45110,''),('860','Rounding','Current Liability',0.03,0.01,''),('881','Director Loan - R. Haldane','Current Liability',39000,0,'!!'),('900','Loan - Southern Mutual Ltd','Non-current Liability',-3100000,-3100000,'')]),
('Equity',[('960','Retained Earnings','Equity','P','P',''),('970','Owner A Share Capital','Equity',-1000,-1000,'')])]
cmt={'881':'RH says this was a repayment of his advance. No paper. - Dot','437':'Bank says 9.85% + 4% default margin from 1/11. Not accrued yet, about $41,000 to come.','610':'Arrears list per Kestrel shows 35,902.50 - difference to chase'}
def j(v): return round(v*100) if isinstance(v,float) or not v or v%100==0 else v*100+rnd.randint(1,99)*(1 if v>0 else -1)
rows=[];secs=[]
for s,a in A:
    rs=[]
    for c,n,ty,v,p,m in a:
        r={'account':c,'name':n,'_t':ty,'_v':0 if v=='P' else j(v),'_c':0 if p=='P' else j(p),'_m':m}
        rs.append(r);rows.append(r)
    secs.append((s,rs))
re=[r for r in rows if r['account']=='960'][0]
re['_v']=-sum(r['_v'] for r in rows); re['_c']=-sum(r['_c'] for r in rows); print('RE',re['_v'],re['_c'])
C='other:30 June 2023'
K=['debit','credit',C]
wb=Workbook();ws=wb.active;ws.title='Trial Balance'
for i,(t,s) in enumerate([('Trial Balance',14),('Haldane Court Pty Ltd ATF The Haldane Property Trust (Receivers and Managers Appointed)',11),('As at 29 February 2024',11)],1):
    ws.cell(i,1,t).font=Font(name='Arial',size=s,bold=i<3)
ws.cell(1,10,"Dot's working copy - don't send to RH").font=Font(name='Arial',size=9,italic=True,color='C00000')
# columns: A code, B blank, C account, D type, E tax(hidden), F debit, G credit, H blank, I comparative, J comments
for c_,h in {1:'Account\nCode',3:'Account',4:'Account Type',5:'Tax Code',6:'Debit - Year to date',7:'Credit - Year to date',9:'30 June 2023',10:'Comments'}.items():
    x=ws.cell(5,c_,h); x.font=Font(name='Arial',size=9,bold=True); x.alignment=Alignment(wrap_text=True,horizontal='right' if c_ in(6,7,9) else 'left',vertical='bottom'); x.border=Border(bottom=Side(style='thin'))
y=6; NF='#,##0.00;(#,##0.00)'
F=Font(name='Arial',size=9)
for s,rs in secs:
    y+=1 if s!='Revenue' else 0
    ws.cell(y,1,s).font=Font(name='Arial',size=9,bold=True); y+=1
    for r in rs:
        v=r.pop('_v');p=r.pop('_c');m=r.pop('_m');ty=r.pop('_t')
        if v>0: r['debit']=v
        if v<0: r['credit']=-v
        if p: r[C]=p
        ws.cell(y,1,r['account']);ws.cell(y,3,r['name']);ws.cell(y,4,ty);ws.cell(y,5,'GST Free' if rnd.random()<.5 else 'BAS Excluded')
        for k,cc in (('debit',6),('credit',7),(C,9)):
            if k in r:
                if r['account'] in ('489','655','820') and cc!=9:
                    x=ws.cell(y,cc,f'{r[k]/100:,.2f}'); x.alignment=Alignment(horizontal='right')
                else: x=ws.cell(y,cc,r[k]/100); x.number_format=NF
        if m: ws.cell(y,10,m)
        for cc in range(1,11): ws.cell(y,cc).font=Font(name='Arial',size=9,italic=cc==10,color='1F4E79' if cc==10 else '000000')
        if r['account'] in cmt:
            ws.cell(y,6).comment=Comment(cmt[r['account']],'Dot'); ws.cell(y,3).fill=PatternFill('solid',fgColor='FFF2A8')
        y+=1
tot=[{'label':'Total','debit':S(rows,'debit'),'credit':S(rows,'credit'),C:S(rows,C)}]
assert tot[0]['debit']==tot[0]['credit'] and tot[0][C]==0
y+=1
ws.cell(y,1,'Total')
for k,cc in (('debit',6),('credit',7),(C,9)): ws.cell(y,cc,tot[0][k]/100).number_format=NF
for cc in range(1,10):
    ws.cell(y,cc).font=Font(name='Arial',size=9,bold=True)
    if cc not in(8,): ws.cell(y,cc).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
y+=2
for l in ('Depreciation and default interest still to be journalled before the ROCAP.','Yellow = raise with receiver.'):
    ws.cell(y,3,l).font=Font(name='Arial',size=9,italic=True); y+=1
for col,w in zip('ABCDEFGHIJ',(9,2,42,20,12,16,16,3,16,34)): ws.column_dimensions[col].width=w
ws.column_dimensions['E'].hidden=True
ws.row_dimensions[5].height=26; ws.freeze_panes='A6'; ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2=wb.create_sheet('To do')
for i,t in enumerate(['Ring Kestrel re trust ledger','Bond authority statement','Get loan statements from Oct','Kilometre log???'],1): ws2.cell(i,1,t)
N='Haldane_Court_TB_Feb24_working.xlsx'; wb.save(D+N)
save(N,'TB',K,rows,tot,cents=K,checks=[(0,range(len(rows)),K)])
for r in rows:
    if not any(k in r for k in K): print('empty',r)
