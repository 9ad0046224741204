# old ledger system print, month and year-to-date, Courier, trailing minus
import random
from reportlab.pdfgen import canvas
from common import *
random.seed(583)
N='tamarack_gl_trial_balance_0325.pdf'
BS=[("1010-000","CASH - OPERATING",142618.22),("1015-000","CASH - PAYROLL",11240.55),("1020-000","CASH - MOTEL DEPOSITORY",38771.09),("1030-000","CASH - APARTMENT DEPOSITORY",26480.94),("1040-000","TENANT SEC DEP TRUST",41350.00),("1050-000","PETTY CASH / HOUSE BANKS",1500.00),
("1110-100","GUEST LEDGER",8416.30),("1120-100","CITY LEDGER - CORP ACCTS",21934.75),("1130-200","TENANT RECEIVABLES",17288.40),("1140-000","ALLOW FOR DOUBTFUL ACCTS",-4000.00),("1150-000","CREDIT CARD CLEARING",6712.88),("1160-000","DUE FROM OFFICERS",12500.00),
("1210-100","INVENTORY - LINEN",9860.00),("1220-100","INVENTORY - BREAKFAST/SUNDRY",2145.60),("1310-000","PREPAID INSURANCE",41344.00),("1320-000","PREPAID LICENSES & FEES",2880.00),("1330-000","TAX & INS ESCROW",33902.17),("1340-000","FF&E RESERVE",57119.44),
("1510-000","LAND",680000.00),("1520-100","BUILDING - MOTEL",1945200.00),("1520-200","BUILDING - APARTMENTS",2610750.00),("1530-100","FF&E - MOTEL",318440.50),("1530-200","APPLIANCES - APARTMENTS",96207.00),("1540-000","VEHICLES",42890.00),("1550-200","CONVERSION IN PROGRESS",64315.25),
("1620-100","ACCUM DEPR - MOTEL BLDG",-598310.00),("1620-200","ACCUM DEPR - APT BLDG",-711842.00),("1630-000","ACCUM DEPR - FF&E/VEHICLES",-287644.00),("1710-000","LOAN FEES NET",28416.00),
("2010-000","ACCOUNTS PAYABLE",-47203.61),("2020-000","ACCRUED PAYROLL",-9614.00),("2030-000","PAYROLL TAXES WITHHELD",-3077.18),("2040-100","ROOM TAX PAYABLE",-11846.90),("2045-100","SALES TAX PAYABLE",-402.33),("2050-000","ACCRUED PROPERTY TAX",-28650.00),("2060-000","ACCRUED INTEREST",-14722.00),("2070-100","ADVANCE DEPOSITS",-7350.00),("2080-200","PREPAID RENTS",-9115.00),("2090-200","SECURITY DEPOSITS",-41350.00),
("2210-000","LINE OF CREDIT - HOMESTEAD",-75000.00),("2510-100","MORTGAGE - MOTEL",-1288400.12),("2510-200","MORTGAGE - APARTMENTS",-1934816.77),("2520-000","VEHICLE NOTE",-18330.45),
("3010-000","COMMON STOCK",-10000.00),("3020-000","PAID IN CAPITAL",-850000.00),("3100-000","RETAINED EARNINGS",None),("3200-000","DIVIDENDS / S-CORP DIST",0.0)]
s=round(sum(v for *_,v in BS if v),2);BS=[(a,n,-s if v is None else v) for a,n,v in BS]
INC={"100":[("4010","ROOM REVENUE - TRANSIENT",88500),("4015","ROOM REVENUE - WEEKLY",21400),("4020","ROOM REVENUE - CORPORATE",15200),("4050","NO-SHOW / CANCEL FEES",640),("4060","VENDING & SUNDRY",1180),("4070","GUEST LAUNDRY",390),("4080","PET FEES",520),("4090","ALLOWANCES",-830)],
"200":[("4110","APARTMENT RENT",69800),("4115","RENT CONCESSIONS",-1450),("4120","LATE FEES",885),("4125","APPLICATION FEES",240),("4130","UTILITY REIMBURSEMENT",4310),("4135","LAUNDRY ROOM",960),("4140","STORAGE & CARPORT",1275),("4150","PET RENT",610),("4160","DAMAGE RECOVERY",420)]}
EXP={"100":[("5010","WAGES - FRONT DESK",14200),("5015","WAGES - HOUSEKEEPING",17900),("5020","WAGES - MAINTENANCE",6100),("5030","PAYROLL TAXES",3540),("5035","WORKERS COMP",1190),("5110","LAUNDRY & LINEN",2380),("5120","GUEST SUPPLIES",2115),("5130","BREAKFAST COST",3020),("5140","CABLE & GUEST INTERNET",1680),("5150","OTA COMMISSIONS",9450),("5160","FRANCHISE / RESERVATION FEES",5220),("5170","CREDIT CARD DISCOUNT",3310),("5210","REPAIRS - GENERAL",2790),("5215","REPAIRS - HVAC/PTAC",1460),("5220","POOL",310),("5230","GROUNDS & SNOW",1840),("5310","ELECTRIC",6380),("5320","GAS",3125),("5330","WATER & SEWER",2940),("5340","TRASH",675),("5410","ADVERTISING & SIGNS",1225),("5510","PROPERTY TAX",4780),("5520","INSURANCE",3650),("5600","DEPRECIATION",8900),("5700","INTEREST - MORTGAGE",7190)],
"200":[("6010","WAGES - MANAGER",4600),("6020","WAGES - MAINTENANCE",5150),("6030","PAYROLL TAXES",905),("6035","WORKERS COMP",380),("6110","TURNOVER - PAINT & CLEAN",2240),("6115","TURNOVER - FLOORING",1310),("6120","REPAIRS - PLUMBING",1675),("6125","REPAIRS - ELECTRICAL",540),("6130","REPAIRS - APPLIANCES",815),("6135","PEST CONTROL",290),("6140","GROUNDS & SNOW",1620),("6150","FIRE & LIFE SAFETY",345),("6310","ELECTRIC - COMMON & VACANT",1910),("6320","GAS",2870),("6330","WATER & SEWER",4105),("6340","TRASH",1160),("6350","INTERNET - BULK",1440),("6410","ADVERTISING - ILS",695),("6420","SCREENING",130),("6430","EVICTION & LEGAL",780),("6440","BAD DEBT",1050),("6510","PROPERTY TAX",5890),("6520","INSURANCE",4275),("6600","DEPRECIATION",10350),("6700","INTEREST - MORTGAGE",9880)],
"000":[("7010","OFFICER SALARY",7500),("7015","OFFICE WAGES",4100),("7020","PAYROLL TAXES",890),("7025","HEALTH INSURANCE",2760),("7030","ACCOUNTING",1150),("7035","LEGAL",625),("7040","OFFICE SUPPLIES & POSTAGE",365),("7045","TELEPHONE",480),("7050","VEHICLE FUEL & REPAIR",710),("7055","TRAVEL",295),("7060","SOFTWARE",640),("7065","BANK CHARGES",155),("7070","DONATIONS",100),("7080","INTEREST - LINE & VEHICLE",615),("7090","AMORTIZATION",590),("7095","DEPRECIATION - VEHICLES",720)]}
acc={a:[n,v,[0,0,0],[0,0,0]] for a,n,v in BS}
for g in (INC,EXP):
    for dp,l in g.items():
        for a,n,_ in l: acc[f'{a}-{dp}']=[n,0.0,[0,0,0],[0,0,0]]
def post(m,d,c,v):
    v=round(v,2)
    if v<0:d,c,v=c,d,-v
    if v==0:return
    acc[d][2][m]+=v;acc[c][3][m]+=v
u=random.uniform
for m in range(3):
    for dp,l in INC.items():
        tot=0
        for a,n,b in l:
            x=round(b*u(.82,1.15),2);rec="1120-100" if n.endswith("CORPORATE") else ("1110-100" if dp=="100" else "1130-200")
            post(m,rec,f'{a}-{dp}',x)
            cash="1020-000" if dp=="100" else "1030-000"
            post(m,cash,rec,x*u(.93,1.02))
    post(m,"1110-100","2040-100",u(8400,11200));post(m,"2040-100","1010-000",u(8300,11100));post(m,"1110-100","2045-100",u(70,140))
    for dp,l in EXP.items():
        for a,n,b in l:
            k=f'{a}-{dp}'
            x=round(b*(u(.7,1.35) if b<5000 else u(.93,1.08)),2)
            if n=='DONATIONS' and m!=1: continue
            if n=='POOL' and m<2: continue
            if 'WAGES' in n or 'SALARY' in n: post(m,k,"1015-000",x*.82);post(m,k,"2030-000",x-round(x*.82,2))
            elif n=='PAYROLL TAXES': post(m,k,"2030-000",x)
            elif n.startswith('DEPREC'): post(m,k,{"100":"1620-100","200":"1620-200","000":"1630-000"}[dp],b)
            elif n=='AMORTIZATION': post(m,k,"1710-000",b)
            elif n=='PROPERTY TAX': post(m,k,"2050-000",b)
            elif n=='INSURANCE': post(m,k,"1310-000",b)
            elif n.startswith('INTEREST'): post(m,k,"1010-000" if dp!='000' else "2060-000",x)
            elif n=='BAD DEBT': post(m,k,"1140-000",x)
            else: post(m,k,"2010-000",x)
    ap=round(u(62000,74000),2);post(m,"2010-000","1010-000",ap)
    post(m,"1015-000","1010-000",round(u(50000,53500),2));post(m,"2030-000","1010-000",round(u(13000,14800),2))
    post(m,"1010-000","1020-000",round(u(108000,117000),2));post(m,"1010-000","1030-000",round(u(68000,73000),2))
    post(m,"2510-100","1010-000",2940.15+m*17);post(m,"2510-200","1010-000",4016.88+m*21);post(m,"2520-000","1010-000",611.02)
    post(m,"1330-000","1010-000",9150);post(m,"1340-000","1010-000",4800);post(m,"1040-000","2090-200",round(u(0,3),0)*650)
    post(m,"1550-200","2010-000",u(9000,21000))
    if m==2: post(m,"3200-000","1010-000",15000);post(m,"1010-000","2210-000",25000)
    if m==0: post(m,"2050-000","1330-000",28650);post(m,"2020-000","1015-000",9614.00)
rows=[];K=["beginning","debit","credit","other:Year to Date Debit","other:Year to Date Credit","ending"]
def line(a):
    n,b,d,c=acc[a];yd,yc=round(sum(d),2),round(sum(c),2)
    return n,[round(b,2),round(d[2],2),round(c[2],2),yd,yc,round(b+yd-yc,2)]
def f(v,z=False):
    if v==0 and not z: return ''
    v=0.0 if v==0 else v
    return f'{abs(v):,.2f}'+('-' if v<0 else ' ')
W,H=792,612
c=canvas.Canvas(doc(N),pagesize=(W,H));page=0
X=[30+16*4.8*i for i in range(0)]
R_=[262+i*97 for i in range(6)];R_=[r-5 for r in [300,392,484,580,676,768]]
def txt(x,y,s,b=False): c.setFont('Courier-Bold' if b else 'Courier',8);c.drawString(x,y,s)
def rt(x,y,s,b=False): c.setFont('Courier-Bold' if b else 'Courier',8);c.drawRightString(x,y,s)
def head():
    global page,y
    if page: c.showPage()
    page+=1;y=H-32
    txt(26,y,'RUN 04/09/25 16:51');c.setFont('Courier-Bold',9);c.drawCentredString(W/2,y,'TAMARACK LODGING & RESIDENTIAL, INC.');rt(W-26,y,f'PAGE {page:>3}')
    y-=11;txt(26,y,'GL2200  USER KMB');c.setFont('Courier',9);c.drawCentredString(W/2,y,'GENERAL LEDGER TRIAL BALANCE - PERIOD 03 ENDING 03/31/25')
    y-=20;rt(R_[0],y,'BALANCE ');c.setFont('Courier',8);c.drawCentredString((R_[0]+R_[2])/2+2,y,'-------- CURRENT MONTH --------');c.drawCentredString((R_[2]+R_[4])/2+2,y,'--------- YEAR TO DATE ---------');rt(R_[5],y,'ENDING ')
    y-=10;txt(26,y,'ACCOUNT');txt(84,y,'DESCRIPTION')
    for r,t in zip(R_,['01/01/25 ','DEBIT ','CREDIT ','DEBIT ','CREDIT ','BALANCE ']): rt(r,y,t)
    y-=4;c.setLineWidth(.5);c.setDash(2,2);c.line(26,y,W-24,y);c.setDash();y-=11
head()
def out(a,n,v,bold=False,zero=True):
    global y
    if y<36: head()
    if a: txt(26,y,a)
    txt(84 if a else 50,y,n[:28],bold)
    for i,(r,z) in enumerate(zip(R_,v)): rt(r,y,f(z,bold or i==5),bold)
    y-=10
S={'B':[0]*6,'P':[0]*6};totals=[]
def tot(lbl,v):
    global y
    if y<58: head()
    y+=3;c.line(R_[0]-70,y+4,W-24,y+4);y-=6;v=[round(x,2)+0.0 for x in v];out('',lbl,v,True);totals.append({"label":lbl,**dict(zip(K,v))});y-=8
keys=sorted(acc)
for i,a in enumerate(keys):
    n,v=line(a);k='B' if a<'4' else 'P'
    if a>='4' and keys[i-1]<'4': tot('* BALANCE SHEET ACCOUNTS',S['B'])
    assert len(n)<=28,n;out(a,n,v);row={"account":a,"name":n}
    for kk,(key,z) in enumerate(zip(K,v)):
        if z!=0 or kk==5: row[key]=z+0.0
    rows.append(row)
    for j in range(6):S[k][j]+=v[j]
tot('* PROFIT & LOSS ACCOUNTS',S['P'])
G=[round(a+b,2)+0.0 for a,b in zip(S['B'],S['P'])];tot('** REPORT TOTAL',G)
assert G[0]==0 and G[5]==0 and G[1]==G[2] and G[3]==G[4],G
txt(50,y,f'{len(rows)} ACCOUNTS PRINTED     *** END OF REPORT ***')
c.save();print(len(rows),page)
for a in keys:
    n,v=line(a)
    if a[0] in '12' and (v[5]*v[0]<0): print('signflip',a,n,v)
save(N,'TB','character ledger print, opening balance / month Dr Cr / YTD Dr Cr / ending, trailing minus, sub and report totals',True,K,rows,totals)
