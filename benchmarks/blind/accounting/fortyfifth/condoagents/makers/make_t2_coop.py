# NYC co-op, line-printer general ledger trial balance of a managing agent, Courier, legal landscape
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from common import *
R=random.Random(45606); STEM='gltb_bldg315_jun26'
secs=[('CASH',['1010-00 OPERATING - SIGNATURE 8841','1012-00 PAYROLL IMPREST','1015-00 RESERVE - FLAGSTAR MMA','1018-00 SECURITY DEP ESCROW','1090-00 PETTY CASH - SUPT'],1),
('RECEIVABLES',['1110-00 MAINTENANCE RECEIVABLE','1112-00 ASSESSMENT RECEIVABLE','1120-00 COMML RENT RECV - STORES','1125-00 GARAGE LICENSE RECV','1140-00 DUE FROM SPONSOR','1190-00 ALLOW DOUBTFUL ACCTS'],1),
('PREPAID & ESCROW',['1210-00 PREPAID INSURANCE','1220-00 PREPAID R E TAX','1230-00 MTGE ESCROW - NCB','1260-00 UTILITY DEPOSITS'],1),
('FIXED ASSETS',['1510-00 LAND','1520-00 BUILDING','1530-00 BLDG IMPROVEMENTS','1535-00 LOCAL LAW 11 FACADE CYC 9','1590-00 ACCUM DEPRECIATION'],1),
('LIABILITIES',['2010-00 ACCOUNTS PAYABLE','2020-00 ACCRUED EXPENSES','2040-00 MAINTENANCE PAID AHEAD','2050-00 TENANT SECURITY - STORES','2060-00 PAYROLL TAXES W/H','2080-00 STAR/ABATEMENT CREDITS DUE','2310-00 MORTGAGE PAYABLE - NCB','2320-00 CREDIT LINE - NCB'],-1),
('EQUITY',['3010-00 CAPITAL STOCK','3020-00 PAID IN CAPITAL','3090-00 ACCUM DEFICIT'],-1),
('INCOME',['4010-00 MAINTENANCE INCOME','4020-00 CAPITAL ASSESSMENT','4110-00 STORE RENT - 1ST AVE','4112-00 STORE R E TAX ESCAL','4120-00 GARAGE LICENSE FEE','4210-00 LAUNDRY COMMISSION','4220-00 STORAGE/BIKE ROOM','4230-00 SUBLET FEES','4240-00 FLIP TAX','4250-00 LATE CHARGES','4290-00 INTEREST INCOME'],-1),
('PAYROLL & RELATED',['5010-00 WAGES - SUPT','5012-00 WAGES - DOORMEN','5014-00 WAGES - PORTERS','5050-00 FICA/SUI/FUI','5060-00 UNION WELFARE 32BJ','5070-00 WORKERS COMP/DBL'],1),
('OPERATING EXPENSE',['5110-00 GAS HEAT','5120-00 ELECTRIC COMMON','5130-00 WATER & SEWER','5210-00 ELEVATOR CONTRACT','5220-00 EXTERMINATING','5230-00 BOILER REPAIRS','5240-00 PLUMBING REPAIRS','5250-00 SUPPLIES','5260-00 PAINT & PLASTER','5310-00 INSURANCE','5320-00 MANAGEMENT FEE','5330-00 LEGAL','5340-00 AUDIT','5350-00 PHONE/INTERNET LOBBY','5390-00 MISC ADMIN'],1),
('TAXES & DEBT',['6010-00 REAL ESTATE TAX','6012-00 COOP/CONDO ABATEMENT','6020-00 NYS/NYC CORP TAX','6110-00 MTGE INTEREST'],1)]
fix={'1510':(84000000,0,0),'1520':(612500000,0,0),'1530':(203411850,1867500,0),'1535':(48211275,9650000,0),'1590':(-411206300,0,1342500),'1090':(50000,0,0),'3010':(-2418600,0,0),'3020':(-188240500,0,0),'2310':(-475000000,0,0),'2320':(-20000000,0,5000000),'1190':(-1850000,0,0),'6012':(-6125400,0,1225080),'4240':(-1890000,0,0),'5340':(1450000,0,0),'1260':(320000,0,0),'1015':(61208834,204118,9650000),'1230':(9120455,3187200,0)}
acc=[]
for s,L,sg in secs:
    for a in L:
        code,nm=a.split(' ',1);k=code[:4]
        if k in fix: b,dr,cr=fix[k]
        elif s=='CASH': b=R.randint(150000,21000000);dr=R.randint(100000,30000000);cr=max(0,min(b+dr-100000,R.randint(100000,32000000)))
        elif s in('RECEIVABLES','PREPAID & ESCROW'): b=R.randint(50000,7400000);dr=R.randint(0,3000000);cr=R.randint(0,min(b+dr,3100000))
        elif s=='LIABILITIES': b=-R.randint(100000,6000000);cr=R.randint(50000,2400000);dr=R.randint(0,2000000)
        elif s=='EQUITY': b=dr=cr=0
        elif s=='INCOME':
            m={'4010':24783350,'4020':3097900,'4110':3150000,'4120':1425000}.get(k,R.randint(20000,260000));b=-m*5-R.choice([0,R.randint(0,9000)]);cr=m;dr=R.choice([0,0,R.randint(2000,90000)])
        else:
            m={'5010':712300,'5012':4318850,'5014':2140400,'5050':548600,'5060':1987700,'5070':261900,'5110':922000,'5310':1431800,'5320':1025000,'5340':0,'6010':5893300,'6020':312000,'6110':1603125}.get(k,R.randint(20000,420000));b=m*5+R.randint(-30000,30000);dr=max(0,m+R.randint(-9000,9000)) if m else 0;cr=R.choice([0,0,0,R.randint(1000,50000)])
        acc.append([s,code,nm,b,dr,cr])
# tie: deficit opening plugs, operating cash movement plugs
i=next(x for x in acc if x[1]=='3090-00');i[3]=-sum(x[3] for x in acc if x is not i)
op=acc[0];diff=sum(x[4]-x[5] for x in acc)
if diff>0: op[5]+=diff
else: op[4]-=diff
if op[3]+op[4]-op[5]<0: op[3]+=30000000; i[3]-=30000000
keys=['beginning','debit','credit','activity','ending']
rows=[];tots=[];W,H=landscape(legal);c=canvas.Canvas(d(STEM,'pdf'),pagesize=(W,H));FS=10;pg=0
def mny(a,w): return (fm(a,'t-') if a<0 else fm(a)+' ').rjust(w)
lines=[]
def put(s=''): lines.append(s)
def ln(code,nm,v): return f"{code:<9}{nm:<32}"+''.join(mny(a,18) for a in v)
G=[0]*5
body=[]
for s,L,sg in secs:
    body.append(('h',f'** {s} **'));T=[0]*5
    for x in [q for q in acc if q[0]==s]:
        v=[x[3],x[4],x[5],x[4]-x[5],x[3]+x[4]-x[5]];T=[a+b for a,b in zip(T,v)]
        body.append(('r',ln(x[1],x[2],v)));rows.append(dict(account=x[1],name=x[2],**{k:num(a) for k,a in zip(keys,v)}))
    body.append(('t',ln('','TOTAL '+s,T)));tots.append(dict(label='TOTAL '+s,**{k:num(a) for k,a in zip(keys,T)}));body.append(('b',''))
    G=[a+b for a,b in zip(G,T)]
assert G[0]==0 and G[3]==0 and G[4]==0,G
body.append(('t',ln('','*** BUILDING TOTAL ***',G)));tots.append(dict(label='*** BUILDING TOTAL ***',**{k:num(a) for k,a in zip(keys,G)}))
body+= [('b',''),('b','POSTING PERIOD 06/26 OPEN.  AJE BATCHES 0611-0613 INCLUDED.  * * *  END OF REPORT  * * *')]
PER=36
def page(chunk):
    global pg
    pg+=1;t=c.beginText(36,H-40);t.setFont('Courier',FS,13)
    t.textLine(f"{'GL0420':<20}{'HALVERSON-REED MANAGEMENT CORP., AS AGENT':^92}{'PAGE '+str(pg):>18}")
    t.textLine(f"{'RUN 07/09/26':<20}{'TRIAL BALANCE  BLDG 315 - 315 RIVERTON OWNERS CORP.':^92}{'11:07:31':>18}")
    t.textLine(f"{'':<20}{'PERIOD 06/01/26 THRU 06/30/26    ALL FUNDS':^92}");t.textLine('')
    t.textLine(f"{'ACCOUNT':<9}{'DESCRIPTION':<32}"+''.join((h+' ').rjust(18) for h in['BEG BALANCE','DEBITS','CREDITS','NET CHANGE','END BALANCE']));t.textLine('-'*131)
    for k,s in chunk:
        if k=='t': t.setFont('Courier-Bold',FS,13)
        t.textLine(s)
        if k=='t': t.setFont('Courier',FS,13)
    c.drawText(t);c.showPage()
i0=0
while i0<len(body):
    n=PER
    while i0+n<len(body) and body[i0+n-1][0]=='h': n-=1
    page(body[i0:i0+n]);i0+=n
c.save();write(STEM,'TB',keys,rows,tots)
