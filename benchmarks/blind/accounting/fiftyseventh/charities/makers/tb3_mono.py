# housing association nominal ledger TB, line-printer style PDF, opening / period / closing Dr-Cr pairs, ~150 accounts
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('M','/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf'))
R=random.Random(5703); NAME='AHL_NL_TB_P09.pdf'
SCH=[('101','ALDER COURT'),('104','BEACON RISE'),('107','CHANDLERS QUAY'),('112','DOVECOTE GDNS'),('118','ESPLANADE HSE'),('121','FENNEL CLOSE'),('126','GRANARY MEWS')]
size=dict(zip([s[0] for s in SCH],[64,38,112,27,46,81,19]))
p=lambda x: round(x+R.randint(-4999,4999)/100,2)
A=[]  # class, code, name, opening, dr, cr
def add(c,code,nm,o,dr=0,cr=0): A.append([c,code,nm,round(o,2),round(dr,2),round(cr,2)])
C1='1  HOUSING PROPERTIES'
for s,n in SCH: add(C1,f'1010-{s}',f'PROPERTY COST {n}',p(size[s]*68200+R.randint(0,90000)),0)
for s,n in SCH:
    d=size[s]*41.5; add(C1,f'1050-{s}',f'ACC DEPN {n}',-p(size[s]*9400),0,p(d+60))
add(C1,'1090-000','COMPONENTS UNDER CONSTRUCTION',p(184300),p(46218),0)
C2='2  OTHER FIXED ASSETS'
for c,n,o,d,k in [('2010','OFFICE PREMISES COST',612000,0,0),('2015','OFFICE PREMISES DEPN',-141600,0,1020),('2020','FURN & EQUIPMENT COST',98340.22,1245.6,0),('2025','FURN & EQUIPMENT DEPN',-71204.18,0,811.44),('2030','COMPUTER HARDWARE COST',146218.75,3890,0),('2035','COMPUTER HARDWARE DEPN',-109877.3,0,1904.12),('2040','MOTOR VEHICLES COST',84650,0,0),('2045','MOTOR VEHICLES DEPN',-52190,0,1058.33)]: add(C2,c+'-000',n,o,d,k)
C3='3  CURRENT ASSETS'
rent={s:size[s]*119.4*4 for s,_ in SCH}
for s,n in SCH: add(C3,f'3010-{s}',f'RENT ARREARS {n}',p(size[s]*168+400),p(rent[s]*1.11),p(rent[s]*1.1))
for c,n,o,d,k in [('3020','FORMER TENANT ARREARS',38914.6,2217.45,1680.2),('3025','PROVISION BAD DEBTS',-51200,0,1450),('3030','SUNDRY DEBTORS',17440.19,6118.3,9204.75),('3035','SERVICE CHARGE DEBTORS',21508.77,14206.1,12911.48),('3040','RECHARGEABLE REPAIRS',9812.35,1340.22,765),('3050','PREPAYMENTS',44175,0,6310.71),('3060','SHG RECEIVABLE',96000,0,48000),('3070','VAT CONTROL',2108.44,1977.02,2204.36),('3110','BANK CURRENT A/C',None,None,None),('3120','BANK RENT COLLECTION A/C',64218.07,318442.9,305000),('3130','30 DAY NOTICE DEPOSIT',850000,2904.11,0),('3140','SINKING FUND DEPOSIT A/C',418275.63,9640,0),('3190','PETTY CASH',300,211.48,211.48)]: add(C3,c+'-000',n,o or 0,d or 0,k or 0)
C4='4  CREDITORS'
for c,n,o,d,k in [('4010','PURCHASE LEDGER CONTROL',-118420.91,146390.02,139804.55),('4020','RENTS IN ADVANCE',-32719.4,3204.85,4150.11),('4030','ACCRUALS',-71450,22800,31250.6),('4040','PAYE NIC',-22118.36,22118.36,23046.9),('4045','PENSION SCHEME',-9420.11,9420.11,9688.4),('4050','RETENTIONS ON CONTRACTS',-41206.5,0,3218),('4060','LOAN INTEREST ACCRUED',-38400,38400,12650),('4070','RECYCLED CAPITAL GRANT FUND',-128640,0,412.33),('4080','SALARIES CONTROL',0,74218.62,74218.62),('4090','SUSPENSE',0,318.4,318.4)]: add(C4,c+'-000',n,o,d,k)
for s,n in SCH[:4]: add(C4,f'4100-{s}',f'SINKING FUND {n}',-p(size[s]*1640),0,p(size[s]*38+55))
C5='5  LOANS AND GRANT'
for c,n,o,d in [('5010','BANK LOAN A - VARIABLE',-6420000,18500),('5020','BANK LOAN B - FIXED 2041',-5250000,0),('5030','BOND AGGREGATOR 4.1% 2047',-3000000,0),('5040','CHARITY BANK LOAN',-402166.4,3110.25)]: add(C5,c+'-000',n,o,d,0)
for s,n in SCH[:6]: add(C5,f'5100-{s}',f'SHG {n}',-p(size[s]*13600),p(size[s]*11.4+60),0)
C6='6  RESERVES'
add(C6,'6010-000','SHARE CAPITAL',-43,0,0); add(C6,'6020-000','REVENUE RESERVE B/F',0); add(C6,'6030-000','RESTRICTED RESERVE B/F',-62190.14); add(C6,'6040-000','DESIGNATED - MAJOR REPAIRS',-780000)
C7='7  INCOME'
for s,n in SCH: add(C7,f'7010-{s}',f'RENTS {n}',-p(rent[s]*8),R.choice([0,0,p(160)]),p(rent[s]))
for s,n in SCH: add(C7,f'7020-{s}',f'SERVICE CHGS {n}',-p(size[s]*4*14.2*8),0,p(size[s]*4*14.2))
for s,n in SCH: add(C7,f'7050-{s}',f'VOIDS {n}',p(rent[s]*8*.018+60),p(rent[s]*.016+55),0)
for c,n,o,k in [('7110','SUPPORTING PEOPLE CONTRACT',-148000,18500),('7120','GARAGE RENTS',-11904.2,1488.4),('7130','PARKING PERMITS',-3120,390),('7140','STORE & SCOOTER LOCKER HIRE',-1866.5,232),('7150','GRANT AMORTISATION',-31210.44,3901.3),('7160','FIRST TRANCHE SALES',-212500,0),('7190','BANK INTEREST RECEIVED',-22418.09,2904.11)]: add(C7,c+'-000',n,o,0,k)
C8='8  SCHEME COSTS'
for s,n in SCH: add(C8,f'8010-{s}',f'DAY TO DAY REPAIRS {n}',p(size[s]*62*8),p(size[s]*64+60),R.choice([0,0,0,p(220)]))
for s,n in SCH: add(C8,f'8020-{s}',f'VOID REPAIRS {n}',p(size[s]*19*8+70),p(size[s]*15+60),0)
for s,n in SCH: add(C8,f'8030-{s}',f'CYCLICAL {n}',p(size[s]*21*8+70),R.choice([0,p(size[s]*30+60)]),0)
for s,n in SCH: add(C8,f'8040-{s}',f'COMMUNAL ENERGY {n}',p(size[s]*13*8+70),p(size[s]*17+60),0)
for s,n in SCH: add(C8,f'8050-{s}',f'CLEANING & GROUNDS {n}',p(size[s]*16*8+70),p(size[s]*16+60),0)
for s,n in SCH: add(C8,f'8060-{s}',f'DEPRECIATION {n}',p(size[s]*41.5*8),p(size[s]*41.5+60),0)
C9='9  OVERHEADS'
for c,n,m in [('9010','SALARIES HOUSING MGMT',31240),('9012','SALARIES FINANCE',14980),('9014','SALARIES ASSET TEAM',18760),('9016','SALARIES SUPPORT',13205),('9020','EMPLOYERS NIC',8410),('9025','EMPLOYERS PENSION',5902),('9030','AGENCY STAFF',2140),('9040','TRAINING',615),('9050','STAFF TRAVEL',884),('9110','OFFICE RENT RATES',1960),('9115','OFFICE UTILITIES',1275),('9120','TELEPHONES & MOBILES',1108),('9130','IT LICENCES & SUPPORT',6420),('9140','POSTAGE & STATIONERY',742),('9150','INSURANCE PROPERTY',9860),('9155','INSURANCE LIABILITY',1530),('9160','AUDIT FEE',1850),('9165','LEGAL FEES',2266),('9170','CONSULTANTS',1940),('9175','REGULATOR & OMBUDSMAN FEES',511),('9180','SUBSCRIPTIONS',498),('9190','BOARD EXPENSES',276),('9210','BAD DEBTS',1450),('9310','LOAN INTEREST PAYABLE',52900),('9320','LOAN COMMITMENT FEES',1240),('9330','BANK CHARGES',388),('9400','RESIDENT INVOLVEMENT',910),('9410','COMMUNITY FUND AWARDS',1250),('9900','ROUNDINGS',0)]:
    add(C9,c+'-000',n,p(m*8) if m else 0.04,p(m+60) if m else 0, R.choice([0]*7+[p(140)]) if m else 0.01)
# balance: opening -> revenue reserve; movement -> bank
bank=next(a for a in A if a[1].startswith('3110')); bank[3]=612944.38; bank[5]=441206.77
res=next(a for a in A if a[1].startswith('6020')); res[3]=round(-sum(a[3] for a in A),2)
bank[4]=round(sum(a[5] for a in A)-sum(a[4] for a in A),2); print(len(A),bank,res); assert bank[4]>0
W,H=landscape(A4); c=canvas.Canvas(DOC+NAME,pagesize=(W,H)); c.setTitle('NLTB09')
FS=8; LH=9.6; y=0; pg=0
def line(s):
    global y
    c.setFont('M',FS); c.drawString(40,y,s); y-=LH
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; y=H-38
    line('ALDERSEA HOMES LIMITED'.ljust(52)+'NOMINAL LEDGER TRIAL BALANCE'.ljust(60)+f'PAGE {pg:>4}')
    line('NLR210  USER: TREAS1'.ljust(52)+'PERIOD 09 DECEMBER 2024   YEAR 2024/25'.ljust(60)+'08/01/25')
    line(''); 
    line(' '*42+'------- OPENING -------'.center(30)+'-------- PERIOD --------'.center(30)+'------- CLOSING -------'.center(30))
    line('ACCOUNT'.ljust(10)+'DESCRIPTION'.ljust(32)+''.join(x.rjust(15) for x in ['DEBIT','CREDIT']*3)); line('='*132)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
fm=lambda v: '' if v is None else f'{v:,.2f}'
rows=[];tots=[];G=[0]*6;cur=None;sub=None
def total(lab,v):
    line(' '*42+''.join(('-'*14).rjust(15) for _ in v)); line(lab.ljust(42)+''.join(fm(x).rjust(15) for x in v))
    tots.append({'label':lab.strip(),**dict(zip(K,v))})
head()
for cl,code,nm,o,dr,cr in A:
    if cl!=cur:
        if cur: total(f'TOTAL CLASS {cur[0]}'.rjust(24),sub); line('')
        if y<40+6*LH: head()
        cur=cl; sub=[0.0]*6; line(cl)
    if y<36+4*LH: head(); line(cl+' (CONT)')
    e=round(o+dr-cr,2)
    v=[o if o>0 else None,-o if o<0 else None,dr or None,cr or None,e if e>0 else None,-e if e<0 else None]
    line(code.ljust(10)+nm[:31].ljust(32)+''.join(fm(x).rjust(15) for x in v))
    rows.append({'account':code,'name':nm[:31].strip(),**dict(zip(K,v))})
    sub=[round(a+(b or 0),2) for a,b in zip(sub,v)]; G=[round(a+(b or 0),2) for a,b in zip(G,v)]
total(f'TOTAL CLASS {cur[0]}'.rjust(24),sub); line('')
if y<36+6*LH: head()
total('LEDGER TOTAL'.rjust(24),G); line(' '*42+''.join(('='*14).rjust(15) for _ in G)); line(''); line(f'{len(A)} ACCOUNTS PRINTED      *** END OF REPORT ***')
c.save(); print(G)
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
save(NAME,'TB','UK housing association ledger line-printer report, monospaced landscape, opening/period/closing debit-credit pairs, class subtotals, multi-page',True,K,rows,tots)
