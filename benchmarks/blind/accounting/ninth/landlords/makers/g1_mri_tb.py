# MRI style trial balance, text report set in Courier: US shopping centre
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from tw import *
R = random.Random(41208)
A = [ # section, [(acct, name, opening)]
('CASH AND RECEIVABLES',[('1010-0000','Petty Cash - Mall Office',500),('1020-0100','Operating Cash - First Keystone Bank',214873.16),
 ('1020-0200','Lockbox Account (DACA) - Restricted',88104.52),('1110-0000','Accounts Receivable - Tenants',176320.44),('1115-0000','Straight Line Rent Receivable',402118.09),
 ('1120-0000','Allowance for Doubtful Accounts',-31500),('1140-0000','Accrued Percentage Rent',0),('1210-0000','Escrow - Real Estate Taxes',139415.70),('1215-0000','Escrow - Insurance',41288.33),('1310-0000','Prepaid Insurance',36470.25),('1390-0000','Due To/From Larkmoor Outparcel LLC',12750)]),
('REAL ESTATE',[('1510-0000','Land',4150000),('1520-0000','Buildings and Improvements',18644210.37),('1525-0000','Tenant Improvements',1911763.90),('1530-0000','Parking Lot & Site Lighting',688420),
 ('1590-0000','Accum Depreciation - Buildings and Improvements',-5127744.18),('1595-0000','Accum Amort - Tenant Improvements',-846310.66),('1610-0000','Deferred Leasing Commissions',522604.11),('1615-0000','Accum Amort - Leasing Comm',-207833.40)]),
('LIABILITIES',[('2010-0000','Accounts Payable - Trade',-64215.83),('2020-0000','Retainage Payable - Roof Contract',-38900),('2110-0000','Accrued Real Estate Taxes',-148200),('2120-0000','Accrued Interest Payable',-61444.79),('2210-0000','Prepaid Rents',-27411.08),('2310-0000','Tenant Security Deposits',-94650),('2510-0000','Mortgage Note - Penn Mutual Trust',-14203118.45)]),
('EQUITY',[('3010-0000','Members Capital - Larkmoor GP',None),('3020-0000','Members Distributions - Current Year',310000),('3900-0000','Retained Earnings - Prior Years',-1180442.31)]),
('REVENUES',[('4010-0000','Base Rent - Anchor',-415800.00),('4015-0000','Base Rent - In-Line Shops',-1022617.21),('4020-0000','Percentage Rent',-18264.40),('4030-0000','Straight Line Rent Adjustment',-14321.12),('4110-0000','CAM Recovery - Estimated',-231660.00),('4115-0000','CAM Recovery - Prior Year Reconciliation',9412.77),('4120-0000','Real Estate Tax Recovery',-162015.35),('4130-0000','Insurance Recovery',-40920.08),('4210-0000','Specialty Leasing / Kiosks',-52300),('4290-0000','Late Fees',-1875)]),
('OPERATING EXPENSES',[('5010-0000','Sweeping & Porter Service',51240),('5015-0000','Landscaping',33875.50),('5020-0000','Snow Removal - Seasonal',74110.25),('5030-0000','Parking Lot Repairs & Striping',12360),('5040-0000','Security - Contract',88411.60),('5110-0000','Electric - Common Area',46218.94),('5120-0000','Water & Sewer',13877.31),('5130-0000','Trash Removal / Compactor',19502.65),('5210-0000','Roof & Building Repairs',28719.03),('5310-0000','Property Insurance',53166.70),('5320-0000','Real Estate Taxes',194250),('5410-0000','Management Fee',68214.58),('5430-0000','Legal - Collections',6120.5),('5490-0000','Non-Recoverable Marketing Fund Shortfall',0)]),
('OTHER INCOME AND EXPENSE',[('6010-0000','Interest Expense - Mortgage',432118.52),('6110-0000','Depreciation Expense',339410.12),('6120-0000','Amortization Expense',71833.33),('6900-0000','Interest Income',-1204.17)])]
acc = {a:[n,o] for s,l in A for a,n,o in l}
plug = -round(sum(o[1] for o in acc.values() if o[1] is not None),2)
acc['3010-0000'][1]=plug
dr={a:0 for a in acc}; cr={a:0 for a in acc}
def je(d,c,x):
    x=round(x,2); dr[d+'-0000' if len(d)==4 else d]+=x; cr[c+'-0000' if len(c)==4 else c]+=x
OP='1020-0100'; LB='1020-0200'
for c,x in [('4010',59400),('4015',146188.17),('4110',33094.28),('4120',23145.05),('4130',5845.73),('4210',7150),('4290',375)]: je('1110',c,x)
je('4015','1110',2310.44); je('4115','1110',1264.90); je('1115','4030',2045.87)
je(LB,'1110',231844.62); je(OP,LB,196411.08); je('1210',LB,27750); je('1215',LB,6640); je('2210','1110',8115.2); je('1110','2210',9342.66)
for c,x in [('5010',7320),('5015',5230.75),('5030',2940),('5040',12630.23),('5110',7119.42),('5120',2044.6),('5130',2786.09),('5210',6418.77),('5410',9866.41),('5430',1215)]: je(c,'2010',x)
je('2010',OP,71880.36); je('5310','1310',7595.24); je('5320','2110',27750); je('6010','2120',61302.66); je('2120',OP,61444.79); je('2510',OP,26518.33)
je('6110','1590',42311.27); je('6110','1595',6115.25); je('6120','1615',10261.9); je('2020','2010',0) ; je(OP,'6900',172.31); je('3020',OP,45000); je('2310',OP,3500); je(OP,'2310',2250)
f=lambda x: '' if x is None else ('%s-'%format(-x,',.2f') if x<0 else format(x,',.2f')+' ')
W=[14,34,21,20,20,21]
def line(a,n,b,d,c,e):
    return ('%-14s%-34s'%(a,n)+'%21s%20s%20s%21s'%(b,d,c,e))
rows=[];tot=[];out=[]
G=[0,0,0,0]
for s,l in A:
    out.append(('h',s)); S=[0,0,0,0]
    for a,_,_ in l:
        n,o=acc[a]; d=round(dr[a],2); c=round(cr[a],2); e=round(o+d-c,2)
        pn=n[:32].rstrip()
        r=dict(account='MR'+a,name=pn,beginning=o,ending=e)
        if d: r['debit']=d
        if c: r['credit']=c
        rows.append(r)
        out.append(('r',line('MR'+a,pn,f(o),f(d) if d else '',f(c) if c else '',f(e))))
        for i,v in enumerate((o,d,c,e)): S[i]=round(S[i]+v,2)
    out.append(('u',line('','','-'*17,'-'*16,'-'*16,'-'*17)))
    lab='TOTAL '+s
    out.append(('t',line('',lab,*map(f,S)))); out.append(('b',''))
    tot.append(dict(label=lab,beginning=S[0],debit=S[1],credit=S[2],ending=S[3]))
    G=[round(x+y,2) for x,y in zip(G,S)]
assert G[0]==0 and G[3]==0 and G[1]==G[2]
out.append(('u',line('','','='*17,'='*16,'='*16,'='*17)))
lab='ENTITY TOTAL 0412'
out.append(('t',line('',lab,*map(f,G))))
tot.append(dict(label=lab,beginning=G[0],debit=G[1],credit=G[2],ending=G[3]))
name='larkmoor_0412_tb_0824.pdf'
c=canvas.Canvas(doc(name),pagesize=landscape(letter),invariant=1)
PER=40; pages=[]; cur=[]
for k,t in out:
    if len(cur)>=PER and k in 'rhb': pages.append(cur);cur=[]
    if k=='h' and len(cur)>PER-4: pages.append(cur);cur=[]
    if not(k=='b' and not cur): cur.append((k,t))
pages.append(cur)
for i,p in enumerate(pages,1):
    c.setFont('Courier',8); y=612-40
    def w(t):
        global y
        c.drawString(54,y,t); y-=11
    w('Database: LARKPROD'.ljust(50)+'Trial Balance'.ljust(50)+'Page:  %8d'%i)
    w('ENTITY:   0412'.ljust(50)+'Larkmoor Crossing LLC'.ljust(50)+'Date: %10s'%'9/6/2024')
    w('Basis:    Accrual'.ljust(50)+'Period 08/24 thru 08/24'.ljust(50)+'Time: %10s'%'10:42 AM')
    w('')
    w(line('','','Balance ','------- Activity','for Period --------','Ending '))
    w(line('Account','Description','Forward ','Debits ','Credits ','Balance '))
    w(line('-'*12,'-'*32,'-'*17,'-'*16,'-'*16,'-'*17))
    for k,t in p: w(t)
    last=(i==len(pages))
    if last:
        w('');w('Report options: Suppress inactive accounts = Y   Print zero balances = Y   GLTB_STD1'); w('*** End of report ***')
    c.showPage()
c.save()
truth(name,'TB',['beginning','debit','credit','ending'],rows,tot)
print(len(rows),len(pages))
