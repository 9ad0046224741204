# JDE-like R09410 print, monospaced, trailing minus, three business units, one row dropped
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from common import *
random.seed(8601)
NAME='R09410_TB_062025.pdf'
BUS=[('31010','Tamarind Crossing S/C',1.0),('31020','Pell River Marketplace',0.62),('31045','Harlan Road Self Storage & Pkg',0.21)]
# obj.sub, desc, kind, scale, stores only
CO=[('1010.001','Cash - Operating (First Prairie)','cash',0),('1010.004','Cash - Lockbox','a',42000),('1010.009','Petty Cash','fix',500),
('1110.000','A/R - Tenants','a',148000),('1115.000','A/R - Unbilled CAM Recoveries','a',61000),('1119.000','Allow for Doubtful Accts','l',38000),
('1140.000','Straight-Line Rent Receivable','a',212000),('1210.000','Prepaid Insurance','a',88400),('1215.000','Prepaid RE Taxes','a',34100),
('1230.000','Utility Deposits','fix',12750),('1510.000','Land','fix',8450000),('1520.000','Building & Improvements','fix',31265400),
('1530.000','Tenant Improvements','a',2871000),('1540.000','Deferred Leasing Commissions','a',913000),('1590.000','Accum Depr - Building','l',7120500),
('1594.000','Accum Amort - TI & LC','l',1288000),('2010.000','Accounts Payable - Trade','l',96300),('2015.000','Accrued Expenses','l',71200),
('2020.000','Accrued RE Taxes','l',402000),('2025.000','Accrued Mortgage Interest','l',98100),('2110.000','Tenant Security Deposits','l',143900),
('2120.000','Prepaid Rent','l',57800),('2310.000','I/C Payable - Corporate 00300','l',264000),('2510.000','Mortgage Payable - Lakeshore Life','l',22600000),
('3010.000','Partners Capital','eq',0),('3090.000','Distributions YTD','a',600000),
('4010.100','Base Rent - Anchors','inc',161000),('4010.200','Base Rent - Shops','inc',214500),('4010.300','Base Rent - Outparcels','inc',31200),
('4020.000','Percentage Rent','inc',8200),('4110.000','CAM Recoveries','inc',62800),('4120.000','RE Tax Recoveries','inc',58100),
('4130.000','Insurance Recoveries','inc',9900),('4310.000','Temporary Tenants & Kiosks','inc',4100),('4390.000','Late Fees & NSF','inc',950),
('5010.000','Landscaping','exp',9300),('5020.000','Parking Lot Sweeping','exp',5400),('5025.000','Snow Removal','zero',21800),('5030.000','Security Patrol','exp',14600),
('5110.000','Electric - Common Area','exp',11700),('5120.000','Water & Sewer','exp',4800),('5210.000','Repairs - Roof','exp',3600),('5220.000','Repairs - HVAC','exp',4150),
('5310.000','Property Insurance','exp',14733.33),('5410.000','Real Estate Taxes','exp',67000),('5510.000','Management Fees','exp',19200),
('5620.000','Legal - Tenant Matters','exp',2900),('5640.000','Bad Debt Expense','exp',3500),('6010.000','Mortgage Interest','exp',98100),('6110.000','Depreciation & Amortization','exp',118000)]
ST={'1115.000','1140.000','1530.000','1540.000','1594.000','4010.100','4010.300','4020.000','4110.000','4120.000','4130.000','5620.000'}
REN={'4010.200':'Storage Unit Rentals','4310.000':'Parking - Monthly Permits','4390.000':'Late & Lien Fees','5030.000':'Gate & Camera Monitoring','1110.000':'A/R - Storage Customers','5210.000':'Repairs - Doors & Roof'}
def jit(x,p=.18): return r2(x*random.uniform(1-p,1+p))
data=[]
for bu,nm,sc in BUS:
    L=[]
    for c,d,k,s in CO:
        if bu=='31045':
            if c in ST: continue
            d=REN.get(c,d)
        if bu=='31020' and c in('4310.000','1010.009'): continue
        s=s*sc
        if bu=='31045' and c in('4010.200','4310.000'): s*=2.4
        b=dr=cr=0.
        if k=='fix': b=r2(CO and s) if c in('1510.000','1520.000') else s if c!='1010.009' else 500.; b=float(round(b))
        elif k=='a':
            b=jit(s)
            if random.random()<.75: dr=jit(s*.14)
            if random.random()<.7: cr=jit(s*.12)
        elif k=='l':
            b=-jit(s)
            cr=jit(s*.05) if c[:2] not in('25',) else 0
            if random.random()<.45 or c[:2]=='25': dr=jit(s*(.03 if c[:2]!='25' else .0016))
        elif k=='inc':
            b=-jit(s*5,.06); cr=jit(s,.05)
            if random.random()<.25: dr=jit(s*.03)
        elif k=='exp':
            b=jit(s*5,.08)
            if random.random()<.93: dr=jit(s,.12)
            if random.random()<.15: cr=jit(s*.1)
        elif k=='zero': b=jit(s)
        L.append([c,d,k,b,dr,cr])
    # balancing: cash activity, partners capital opening
    for x in L:
        if x[2]=='cash':
            x[3]=jit(386000*sc); d=r2(sum(y[4] for y in L)); c_=r2(sum(y[5] for y in L))
            need=r2(c_-d); x[4]=jit(480000*sc,.1); x[5]=r2(x[4]-need)
            if x[5]<0: x[4]=r2(x[4]-x[5]+15000); x[5]=r2(x[4]-need)
    for x in L:
        if x[2]=='eq': x[3]=0; x[3]=-r2(sum(y[3] for y in L))
    data.append((bu,nm,[dict(account=f'{bu}.{x[0]}',name=x[1],beginning=r2(x[3]),debit=r2(x[4]),credit=r2(x[5]),ending=r2(x[3]+x[4]-x[5])) for x in L]))
K=['beginning','debit','credit','ending']
def tm(v): 
    s=f'{abs(v):,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if v<0 else ' ')
DROP='31020.5110.000'
c=canvas.Canvas(doc(NAME),pagesize=landscape(letter),invariant=1)
W,H=landscape(letter)
st=dict(y=0,p=0)
X=[36,140,340,470,580,690] 
def line(a,b='',nums=None,dy=10.2):
    c.drawString(36,st['y'],a); c.drawString(146,st['y'],b)
    if nums:
        for xr,v in zip((442,542,642,756),nums): c.drawRightString(xr,st['y'],v)
    st['y']-=dy
def page(bu):
    if st['p']: c.showPage()
    st['p']+=1; c.setFont('Courier',8); y=H-34
    c.drawString(36,y,'R09410'); c.drawCentredString(W/2,y,'Brightwater Centers Operating LP'); c.drawRightString(756,y,'7/09/25    6:14:52')
    y-=10;c.drawCentredString(W/2,y,'Trial Balance / Ledger Report by Business Unit'); c.drawRightString(756,y,f"Page -   {st['p']:>6}")
    y-=10;c.drawCentredString(W/2,y,'As of  06/30/25      Period  06'); c.drawString(36,y,'Company 00310'); 
    y-=10;c.drawString(36,y,'Ledger Type  AA   Currency  USD')
    y-=18
    c.drawString(36,y,'Account'); c.drawString(146,y,'');
    for xr,t in zip((437,537,637,751),('Beginning','Period 06','Period 06','Ending')): c.drawRightString(xr,y,t)
    y-=9.5;c.drawString(36,y,'Number');c.drawString(146,y,'Description')
    for xr,t in zip((437,537,637,751),('Balance','Debits','Credits','Balance')): c.drawRightString(xr,y,t)
    y-=9;c.drawString(36,y,'-'*20);c.drawString(146,y,'-'*39)
    for xr,n in zip((437,537,637,751),(18,18,18,19)): c.drawRightString(xr,y,'-'*n)
    st['y']=y-12
    c.drawString(36,st['y'],f'{bu[0]}  {bu[1]}'); st['y']-=13
rows=[];totals=[]
G={k:0 for k in K}
for b in data:
    page(b)
    S={k:0 for k in K}
    for r in b[2]:
        for k in K: S[k]=r2(S[k]+r[k])
        if r['account']==DROP: continue
        if st['y']<50: page(b)
        out={'account':r['account'],'name':r['name']}
        txt=[]
        for k in K:
            if r[k]==0 and k in('debit','credit'): txt.append('')
            else: txt.append(tm(r[k])); out[k]=r[k]
        line(r['account'],r['name'],txt); rows.append(out)
    if st['y']<80: page(b)
    for xr,n in zip((437,537,637,751),(18,18,18,19)): c.drawRightString(xr,st['y'],'-'*n)
    st['y']-=10
    line('','Business Unit Total  '+b[0],[tm(S[k]) for k in K],dy=14)
    totals.append(dict(label='Business Unit Total '+b[0],**S))
    for k in K: G[k]=r2(G[k]+S[k])
for xr,n in zip((437,537,637,751),(18,18,18,19)): c.drawRightString(xr,st['y'],'='*n)
st['y']-=10
line('','Company Total  00310',[tm(G[k]) for k in K])
totals.append(dict(label='Company Total 00310',**G))
line('','',dy=10); line('* * * *   E N D   O F   R E P O R T   * * * *')
c.save()
save(NAME,'TB','JDE R09410-like print, monospaced, three business units, trailing minus, blank zero debits and credits',True,K,rows,totals,
 dict(what=f'account {DROP} (Electric - Common Area) of business unit 31020 is not printed though the business unit total contains it',kind='row_dropped'))
print(len(rows),totals)
