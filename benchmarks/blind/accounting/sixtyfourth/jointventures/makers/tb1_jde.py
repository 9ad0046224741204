# JDE style trial balance, office tower, fixed-pitch landscape PDF
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(6411); NAME='HPT_TB_Oct26_R09410.pdf'; BU='40117'
# (code, desc, beginning, activity) ; 'P' monthly -> P&L
A=[('C','Cash and Equivalents',[('1110','Cash - Operating Acct',9218330.17,None),('1115','Cash - Lockbox Clearing',0,0),('1120','Cash - Security Deposit Acct',1104552.63,-42118.75),('1130','Petty Cash',1500,0)]),
('C','Accounts Receivable',[('1210','A/R - Tenants',1386204.92,-118340.26),('1215','A/R - Unbilled CAM/RET Recoveries',412880,51610),('1220','Allowance for Doubtful Accounts',-188250,-12500),('1230','Straight-Line Rent Receivable',9874113.48,86422.31),('1240','A/R - Affiliate',0,18750)]),
('C','Prepaid and Other',[('1310','Prepaid Insurance',291466.64,-41638.09),('1320','Prepaid Real Estate Taxes',0,1284910.55),('1330','Utility Deposits',38500,0)]),
('C','Real Estate Investments',[('1510','Land',42600000,0),('1520','Building',198450000,0),('1525','Building Improvements',14227906.31,118244.60),('1530','Tenant Improvements',31880452.77,644310.22),('1540','Deferred Leasing Commissions',11206318.90,92750.00),('1590','Construction in Progress',1877410.05,-205112.40),('1610','Accum Depr - Building',-38160000,-424000),('1615','Accum Depr - Bldg Improvements',-3902117.20,-59282.94),('1620','Accum Amort - Tenant Improvements',-14550861.36,-271340.12),('1640','Accum Amort - Leasing Comm',-5018772.44,-93386.00)]),
('T','Total Assets',None),
('C','Accounts Payable and Accrued',[('2110','A/P Trade',-884210.39,203871.14),('2115','A/P Received Not Vouchered',-61207.88,12455.10),('2120','Accrued Expenses',-548333.00,-71245.00),('2130','Accrued Real Estate Taxes',-3854731.65,3854731.65),('2140','Accrued Interest Payable',-398125.00,0),('2150','Retainage Payable',-141288.70,-32215.51),('2160','Sales Tax Payable - Parking',-14402.18,1107.36)]),
('C','Deposits and Prepaid Rent',[('2210','Security Deposits - Tenants',-1104552.63,42118.75),('2220','Prepaid Rents',-612384.27,-88701.94)]),
('C','Mortgage Note Payable',[('2510','Mortgage Note - 1st Lien',-117500000,0),('2520','Unamort Debt Issue Costs',913250,-16603)]),
('T','Total Liabilities',None),
('C','Owners Equity',[('3110','Capital - Life Co. (80%)',None,0),('3120','Capital - JV Partner (20%)',None,0),('3210','Distributions - Life Co.',-0.0,None),('3220','Distributions - JV Partner',0,None),('3310','Accumulated Earnings',-9118402.55,0)]),
('T','Total Equity',None),
('C','Rental Revenue',[('4110','Base Rent - Office',-2416880),('4115','Base Rent - Retail',-148320),('4120','Free Rent Concessions',96410),('4130','Straight-Line Rent Adj',-86422.31),('4210','Storage Rent',-14275),('4220','Antenna / Rooftop License',-22850)]),
('C','Recoveries',[('4310','CAM Recovery',-398204),('4320','Real Estate Tax Recovery',-355790),('4330','Electric Reimbursement',-121640),('4340','Prior Year Recovery Adj',-7011)]),
('C','Other Income',[('4410','Garage Income',-211905),('4420','Conference Center Income',-9330),('4430','HVAC Overtime Billing',-18844),('4490','Interest Income',-9127)]),
('T','Total Revenue',None),
('C','Operating Expenses',[('5110','Janitorial Contract',142318),('5115','Window Washing',9420),('5120','Engineering Payroll',118744),('5125','Security Contract',96208),('5130','Electricity',204451),('5135','Chilled Water / Steam',61277),('5140','Water & Sewer',18930),('5150','HVAC Repairs',22415),('5155','Elevator Maintenance',37620),('5160','General R&M',41866),('5170','Landscape - Interior / Ext',8250),('5180','Garage Operations',79340),('5210','Management Fee',83420),('5220','Admin Payroll',46911),('5230','Office & Telecom',9874),('5240','Legal & Professional',17230),('5250','Bad Debt Expense',12500),('5310','Insurance',41638.09),('5320','Real Estate Taxes',428303.52)]),
('C','Non-Operating',[('6110','Interest Expense - Mortgage',398125),('6120','Amort - Debt Issue Costs',16603),('6210','Depreciation',483282.94),('6220','Amortization - TI / LC',364726.12),('6310','Owner Legal / Audit',6250)]),
('T','Total Expenses',None)]
fixed={'4130','5310','5320','6110','6120','6210','6220','5250','5210'}
rows=[];lines=[]
for k,lab,items in A:
    if k=='C':
        idx=[]
        for it in items:
            code,d=it[0],it[1]
            if len(it)==3:
                m=it[2]; act=c(m) if code in fixed else cents(R,m,.09); beg=c(m*9) if code in fixed else c(m*9*(1+R.uniform(-.06,.06)))
                if code=='4340': act=0.0
            else: beg,act=it[2],it[3]
            rows.append([code,d,beg,act]); idx.append(len(rows)-1); lines.append(('R',len(rows)-1))
        lines.append(('S',lab,idx))
    else: lines.append(('T',lab,None))
by={r[0]:r for r in rows}
by['3210'][2]=-0.0; by['3210'][2]=8640000.0; by['3210'][3]=960000.0; by['3220'][2]=2160000.0; by['3220'][3]=240000.0
s=-sum(r[2] for r in rows if r[2] is not None)
by['3110'][2]=c(s*.8); by['3120'][2]=c(s-c(s*.8))
by['1110'][3]=c(-sum(r[3] for r in rows if r[3] is not None))
for r in rows: r.append(c(r[2]+r[3]))
assert abs(sum(r[2] for r in rows))<.01 and abs(sum(r[3] for r in rows))<.01
print('cash end',by['1110'], by['3110'])
# planted: one ending balance with a changed digit (Electricity)
true_end=by['5130'][4]; st=f'{true_end:.2f}'; i=2; nd=str((int(st[i])+3)%10); shown=float(st[:i]+nd+st[i+1:])
def f(x):
    x=c(x)
    if abs(x)<.005: return '.00 '
    t=f'{abs(x):,.2f}'
    if t.startswith('0.'): t=t[1:]
    return t+('-' if x<0 else ' ')
out=[];totals=[];truth=[]
acc=[0,0,0];
for l in lines:
    if l[0]=='R':
        r=rows[l[1]]; e=shown if r[0]=='5130' else r[4]
        acct=f'{BU}.{r[0]}'
        out.append(('R',acct,r[1],r[2],r[3],e)); truth.append({'account':acct,'name':r[1],'beginning':c(r[2]),'activity':c(r[3]),'ending':c(e)})
        for j in range(3): acc[j]+=r[2+j]
    elif l[0]=='S':
        v=[c(sum(rows[i][j] for i in l[2])) for j in (2,3,4)]; out.append(('S',l[1],*v)); totals.append({'label':'* '+l[1],'beginning':v[0],'activity':v[1],'ending':v[2]})
    else:
        v=[c(a) for a in acc]; acc=[0,0,0]; out.append(('T',l[1],*v)); totals.append({'label':'** '+l[1],'beginning':v[0],'activity':v[1],'ending':v[2]})
totals.append({'label':'*** Business Unit 40117 Total','beginning':0.0,'activity':0.0,'ending':0.0})
out.append(('G','Business Unit 40117 Total',0,0,0))
W,H=landscape(letter); cv=canvas.Canvas(doc(NAME),pagesize=(W,H)); cw=5.1; X0=38
def put(y,s,col=0,bold=False):
    cv.setFont('Courier-Bold' if bold else 'Courier',8.5); cv.drawString(X0+col*cw,y,s)
def putr(y,s,col,bold=False):
    cv.setFont('Courier-Bold' if bold else 'Courier',8.5); cv.drawRightString(X0+col*cw,y,s)
cols=[86,106,126]
pg=0
def head():
    global pg,y
    if pg: cv.showPage()
    pg+=1; y=H-40
    put(y,'R09410'); put(y,'Corliss Mutual Life Insurance Company',48); putr(y,'11/06/26   7:52:18',140); y-=11
    put(y,'GL / AA Ledger'); put(y,'Trial Balance / Subsidiary Ledger',50); putr(y,f'Page -  {pg:>4}',140); y-=11
    put(y,'Business Unit  40117'); put(y,'Harbor Point Tower Venture LLC',52); y-=11
    put(y,'As of October 31, 2026',56); y-=20
    put(y,'. . Account . .'); put(y,'. . . . Description . . . .',19); putr(y,'Prior Period',cols[0]-2); putr(y,'Current Period',cols[1]-2); putr(y,'Cumulative',cols[2]-2); putr(y,'LD PEC',140); y-=10
    put(y,'BU.Obj'); putr(y,'Balance',cols[0]-2); putr(y,'Activity',cols[1]-2); putr(y,'Balance',cols[2]-2); y-=5
    cv.setLineWidth(.5); cv.line(X0,y,X0+140*cw,y); y-=12
head()
for n,o in enumerate(out):
    if y<48: head()
    if o[0]=='R':
        put(y,o[1]); put(y,o[2],19); putr(y,'6  ' if o[1][6] not in '123' else '5  ',138)
        for x,v in zip(cols,o[3:]): putr(y,f(v),x)
        y-=10.6
    else:
        st={'S':'*','T':'**','G':'***'}[o[0]]
        y+=6; cv.setLineWidth(.4)
        for x in cols: cv.line(X0+(x-17)*cw,y,X0+(x-1)*cw,y)
        y-=8.5
        if o[0]!='S': y-=1
        put(y,st+' '+o[1],19-len(st)-1+(2 if o[0]=='S' else 2))
        for x,v in zip(cols,o[2:]): putr(y,f(v),x)
        y-=10.6+(5 if o[0]=='S' else 9)
put(y-6,'* * * End of Report * * *',50); cv.save()
save(NAME,'TB',['beginning','activity','ending'],truth,totals,'JDE R09410-like fixed pitch PDF, trailing minus, starred subtotals, office tower',True,
 {"what":f"Account 40117.5130 Electricity: cumulative balance printed {shown:,.2f} instead of {true_end:,.2f}; row does not cross-foot, subtotals/totals use the right amount","kind":"digit_changed"})
print(len(truth),true_end,shown)
