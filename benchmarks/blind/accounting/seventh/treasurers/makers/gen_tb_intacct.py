# Sage Intacct trial balance by location, exported to Excel, with adjusting columns
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(7102); m=lambda a,b:r2(R.uniform(a,b))
LOC=[('110','Ferris Street Apartments','A'),('220','Colby Corner Shops','S'),('330','Tannery Lane Flex','I')]
BASE=[('1010.00','Cash - Operating','bs',1),('1020.00','Cash - Security Deposit Trust','bs',1),('1200.00','Tenant Receivables','bs',1),
('1290.00','Allowance for Uncollectible Rents','bs',-1),('1310.00','Prepaid Insurance','bs',1),('1500.00','Land','fix',1),('1510.00','Buildings and Improvements','fix',1),
('1590.00','Accumulated Depreciation','bs',-1),('2010.00','Accounts Payable - Trade','bs',-1),('2100.00','Accrued Real Estate Taxes','bs',-1),('2200.00','Security Deposits Held','bs',-1),
('2500.00','Mortgage Payable - Pell Savings','bs',-1),('3100.00','Contributed Capital','fix',-1),('3900.00','Retained Earnings','plug',-1)]
INC={'A':[('4010.00','Apartment Rent'),('4150.00','Laundry and Parking')],'S':[('4020.00','Retail Base Rent'),('4210.00','CAM and Tax Recoveries')],'I':[('4030.00','Flex and Warehouse Rent'),('4210.00','CAM and Tax Recoveries'),('4220.00','Insurance Recoveries')]}
EXP=[('5110.00','Repairs and Maintenance'),('5210.00','Utilities - Common Area'),('5310.00','Real Estate Taxes'),('5400.00','Management Fees - Affiliate'),('6100.00','Depreciation Expense'),('6200.00','Mortgage Interest')]
K=['beginning','debit','credit','other:Adjustments Debits','other:Adjustments Credits','ending']
wb=Workbook(); ws=wb.active; ws.title='Trial balance'
def put(r,c,v,b=False,fm=None,al=None,ind=0):
    x=ws.cell(r,c,v); x.font=Font(name='Arial',size=9,bold=b)
    if fm: x.number_format=fm
    if al or ind: x.alignment=Alignment(horizontal=al,indent=ind,wrap_text=al=='center',vertical='bottom')
    return x
FM='#,##0.00_);(#,##0.00)'
for i,(k,v) in enumerate([('Company name:','Wexcombe Family Partners, LP'),('Report name:','Trial balance with adjusting entries'),('Created on:','4/18/2025 11:06 AM, by m.osei'),('Reporting period:','Quarter Ended March 2025'),('Reporting book:','Accrual, GAAP adjusting'),('Filter:','Location group = Operating real estate; hide accounts with no activity and zero balance')],1):
    put(i,1,k,True); put(i,2,v)
hr=8
put(hr,4,'Opening\nbalance',True,al='center'); ws.merge_cells(start_row=hr,start_column=4,end_row=hr+1,end_column=4)
put(hr,5,'Period activity',True,al='center'); ws.merge_cells(start_row=hr,start_column=5,end_row=hr,end_column=6)
put(hr,7,'Adjustments',True,al='center'); ws.merge_cells(start_row=hr,start_column=7,end_row=hr,end_column=8)
put(hr,9,'Closing\nbalance',True,al='center'); ws.merge_cells(start_row=hr,start_column=9,end_row=hr+1,end_column=9)
put(hr+1,1,'Account number',True); put(hr+1,2,'Account title',True); put(hr+1,3,'Normal balance',True)
for c,t in ((5,'Debits'),(6,'Credits'),(7,'Debits'),(8,'Credits')): put(hr+1,c,t,True,al='right')
for c in range(1,10):
    for r in (hr,hr+1):
        ws.cell(r,c).fill=PatternFill('solid',fgColor='E4EBE6'); 
    ws.cell(hr+1,c).border=Border(bottom=Side(style='medium',color='2F6B4F'))
r=hr+2; rows=[];tot=[];G=[0]*6
for lc,ln,t in LOC:
    put(r,1,f'Location: {lc}--{ln}',True); r+=1
    sc={'A':1.4,'S':.8,'I':1}[t]; D=[]
    for cd,n,k,s in BASE:
        if t=='I' and cd=='1290.00': continue
        if k=='fix':
            o=s*{'1500.00':round(420000*sc,-3),'1510.00':round(2310000*sc,-2)+.0,'3100.00':round(900000*sc,-4)}[cd]; d=m(8000,31000) if cd=='1510.00' and t!='S' else 0.0; cr=0.0
        elif k=='plug': o,d,cr=None,0.0,0.0
        else:
            rg={'1010.00':(50000,140000),'1020.00':(30000,60000),'1200.00':(9000,38000),'1290.00':(1500,6000),'1310.00':(7000,15000),'1590.00':(410000,690000),'2010.00':(7000,26000),'2100.00':(18000,40000),'2200.00':(28000,60000),'2500.00':(1100000,1600000)}[cd]
            o=s*r2(m(*rg)*sc); d=cr=None
            if cd in('1290.00','1590.00'): d=cr=0.0
            elif cd=='1310.00': d,cr=0.0,m(2000,3500)
            elif cd=='2100.00': d,cr=0.0,0.0
            elif cd=='2500.00': d,cr=m(9000,15000),0.0
            elif cd=='1020.00': d,cr=m(1500,4000),m(500,2500)
            elif cd=='2200.00': d,cr=m(500,2500),m(1500,4000)
            else: d=m(60000,120000); cr=r2(d+m(-6000,6000))
        D.append([cd,n,o,d,cr,0.0,0.0])
    for cd,n in INC[t]: D.append([cd,n,0.0,0.0 if R.random()<.6 else m(200,1900),r2(m(90000,150000)*sc) if cd[2] in '123' and cd[1]=='0' else m(6000,24000),0.0,0.0])
    for cd,n in EXP: D.append([cd,n,0.0,0.0 if cd=='6100.00' else r2(m(5000,19000)*sc),0.0 if R.random()<.7 else m(100,900),0.0,0.0])
    ix={x[0]:x for x in D}
    dep=m(15000,25000); ix['6100.00'][5]=dep; ix['1590.00'][6]=dep
    tx=m(9000,14000); ix['5310.00'][5]=tx; ix['2100.00'][6]=tx
    if '1290.00' in ix: b=m(300,900); ix['4020.00' if t=='S' else '4010.00'][5]=b; ix['1290.00'][6]=b
    # balance opening with retained earnings, period with cash
    ix['3900.00'][2]=r2(-sum(x[2] for x in D if x[2] is not None))
    df=r2(sum(x[3]-x[4] for x in D)); ca=ix['1010.00']
    if df>0: ca[4]=r2(ca[4]+df)
    else: ca[3]=r2(ca[3]-df)
    T=[0]*6
    for x in D:
        v=x[2:]+[r2(x[2]+x[3]-x[4]+x[5]-x[6])]
        put(r,1,x[0],ind=1,al='left'); put(r,2,x[1]); put(r,3,'Debit' if x[0][0] in '156' else 'Credit')
        for j,q in enumerate(v): put(r,4+j,q,fm=FM); T[j]+=q
        rows.append({'account':x[0],'name':x[1],'property':f'{lc}--{ln}',**dict(zip(K,v))}); r+=1
    T=[r2(q) for q in T]; assert T[0]==0 and T[1]==T[2] and T[3]==T[4] and T[5]==0,T
    lab=f'Total for {lc}--{ln}'; put(r,1,lab,True)
    for j,q in enumerate(T): put(r,4+j,abs(q) if q==0 else q,True,FM).border=Border(top=Side(style='thin')); G[j]+=q
    tot.append({'label':lab,**dict(zip(K,[abs(q) if q==0 else q for q in T]))}); r+=2
G=[abs(r2(q)) for q in G]; put(r,1,'Grand totals',True)
for j,q in enumerate(G): put(r,4+j,q,True,FM).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tot.append({'label':'Grand totals',**dict(zip(K,G))})
put(r+2,1,'Adjusting entries posted to book GAAPADJ: AJ-0331 depreciation, AJ-0332 tax accrual, AJ-0333 bad debt.')
for c,w in zip('ABCDEFGHI',(18,36,12,17,15,15,14,14,17)): ws.column_dimensions[c].width=w
ws.column_dimensions['C'].hidden=True; ws.row_dimensions[hr].height=24
ws.freeze_panes='D10'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='8:9'
N='Wexcombe_TrialBalance_Q1-2025.xlsx'; wb.save(doc(N))
for q in rows: q.pop('property')
truth(N,'TB',K,rows,tot)
