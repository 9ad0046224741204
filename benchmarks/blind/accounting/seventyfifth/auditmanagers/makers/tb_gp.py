import random
from decimal import Decimal as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
R=random.Random(75102)
NAME='Silverbirch_Terrace_TB_Q1_2025.pdf'
L="""1010-00 Cash - Operating - Chequing|184|1
1015-00 Cash - Payroll Clearing|0|1
1020-00 Cash - Tenant Deposits (Trust)|96|.2
1030-00 Petty Cash - Site Office|.5|0
1110-00 Accounts Receivable - Residents|41|1
1115-00 Accounts Receivable - Provincial Subsidy|118|1
1120-00 Accounts Receivable - Other|7|.4
1190-00 Allowance for Doubtful Accounts|-12|.1
1210-00 Prepaid Insurance|88|.5
1215-00 Prepaid Property Taxes|0|1
1220-00 Deposits with Utilities|6.4|0
1310-00 Due from Silverbirch Care Operations Inc.|212|.6
1510-00 Land|2450|0
1520-00 Building|18760|0
1525-00 Accumulated Amortization - Building|-4315|.1
1530-00 Furniture & Equipment|1122|.05
1535-00 Accumulated Amortization - Furniture & Equipment|-744|.1
1540-00 Paving & Landscaping|318|0
1545-00 Accumulated Amort. - Paving & Landscaping|-141|.1
2010-00 Accounts Payable - Trade|-164|1
2020-00 Accrued Liabilities|-87|1
2030-00 GST/HST Payable|3.2|.6
2040-00 Wages & Source Deductions Payable|-58|1
2050-00 Vacation Pay Payable|-44|.2
2110-00 Resident Security Deposits|-96|.15
2120-00 Prepaid Resident Fees|-27|1
2310-00 Mortgage Payable - First|-12480|.02
2320-00 Vehicle Loan|-38|.1
2410-00 Due to General Partner|-350|0
3010-00 Partners' Capital - Limited Partners|-6400|0
3020-00 Partners' Capital - General Partner|-1|0
3030-00 Distributions - Limited Partners|1180|.3
3090-00 Retained Earnings|0|0
4010-00 Accommodation Fees - Independent Living|0|-1162
4020-00 Accommodation Fees - Assisted Living|0|-688
4030-00 Provincial Subsidy - Assisted Living|0|-354
4040-00 Care Package Revenue|0|-97
4050-00 Meals & Guest Suite Revenue|0|-14
4060-00 Parking & Storage|0|-11
4090-00 Vacancy & Rent Incentives|0|46
5010-00 Wages - Care Staff|0|512
5020-00 Wages - Dietary|0|218
5030-00 Wages - Housekeeping & Laundry|0|94
5040-00 Wages - Maintenance|0|61
5050-00 Employer CPP, EI & WCB|0|71
5060-00 Group Benefits|0|38
5110-00 Raw Food Cost|0|143
5120-00 Dietary Supplies|0|17
5210-00 Electricity|0|42
5220-00 Natural Gas|0|66
5230-00 Water & Sewer|0|19
5240-00 Waste Removal|0|8
5310-00 Repairs & Maintenance - Building|0|47
5320-00 Repairs & Maintenance - Elevator|0|9
5330-00 Snow Removal & Landscaping|0|31
5410-00 Property Taxes|0|64
5420-00 Insurance|0|44
5510-00 Management Fees|0|109
5520-00 Marketing & Advertising|0|22
5530-00 Office, Telephone & IT|0|26
5540-00 Professional Fees|0|18
5550-00 Bad Debts|0|4
6010-00 Mortgage Interest|0|121
6020-00 Amortization Expense|0|168"""
A=[]
for l in L.split('\n'):
    a,b,t=l.split('|'); code,n=a.split(' ',1); b=float(b);t=float(t)
    bb=c(b*1000*(1+R.uniform(-.03,.03))+R.uniform(-90,90)) if b else D(0)
    dr=cr=D(0)
    if code[0] in '456':
        m=c(abs(t)*1000*(1+R.uniform(-.03,.03))); o=c(float(m)*R.uniform(.002,.05)) if R.random()<.45 else D(0)
        dr,cr=(m,o) if t>0 else (o,m)
    elif t>=.4:
        s=max(abs(b)*1000,18000)*t
        dr=c(s*R.uniform(.5,2.6)); cr=c(s*R.uniform(.5,2.6))
    elif t>0:
        s=abs(b)*1000*t
        dr,cr=(c(s*R.uniform(.02,.2)),c(s*R.uniform(.1,.4)))
    A.append(dict(code='100-'+code,n=n,b=bb,dr=dr,cr=cr))
by={a['code'][4:8]:a for a in A}
S=lambda k,b=None,dr=None,cr=None:[by[k].__setitem__(x,D(v)) for x,v in (('b',b),('dr',dr),('cr',cr)) if v is not None]
S('1030','500.00');S('1510','2450000.00');S('2410','-350000.00');S('3020','-1000.00');S('3010','-6400000.00');S('1220','6425.00')
am=dict(b='1525',f='1535',p='1545'); parts=[D('132412.50'),D('29870.25'),D('5940.00')]
for k,p in zip(am.values(),parts): S(k,dr='0',cr=p)
S('6020',dr=sum(parts),cr='0')
S('2310',dr='79114.36',cr='0');S('2320',dr='3441.18',cr='0');S('3030','1180000.00','150000.00','0')
S('1520',dr='0',cr='0');S('1530',dr='18244.90',cr='0');S('1015','0','286411.72','286411.72');S('1020',dr='7150.00',cr='4725.00');S('2110',dr='4725.00',cr='7150.00')
S('2110',b=-by['1020']['b']); S('1190',dr='1212.40',cr='4100.00'); S('5550',dr='4100.00',cr='0')
S('1215',dr='256880.00',cr='64220.00');S('5410',dr='64220.00',cr='0')
S('1110',dr='2018344.10',cr='2009870.65');S('1115',dr='354902.00',cr='361144.00')
S('3090',b=-sum(a['b'] for a in A)); 
d=sum(a['dr']-a['cr'] for a in A)-(by['1010']['dr']-by['1010']['cr'])
S('1010',dr='2466120.48',cr=D('2466120.48')+d)
print(by['3090'],by['1010'])
for a in A: a['nc']=a['dr']-a['cr']; a['e']=a['b']+a['nc']
T={k:sum(a[k] for a in A) for k in ('b','dr','cr','nc','e')}
assert T['b']==T['e']==T['nc']==0
# planted
p=by['5110']; true=p['e']; s=f"{true:.2f}"; i=len(s)-6; old=s[i]; new=str((int(old)+4)%10); p['e']=D(s[:i]+new+s[i+1:])
planted={"what":f"ending balance of {p['code']} {p['n']} printed {p['e']:,.2f} instead of {true:,.2f} (debit less credit and grand total say {true:,.2f})","kind":"digit_changed"}
def f(x): return f'${x:,.2f}' if x>=0 else f'(${-x:,.2f})'
MON=['beginning','debit','credit','activity','ending']; K=['b','dr','cr','nc','e']
X=[292,362,432,502,578]
cv=canvas.Canvas(doc(NAME),pagesize=letter); PW,PH=letter
rows=[]
def head(pg):
    cv.setFont('Times-Roman',8); y=PH-36
    cv.drawString(34,y,'System:'); cv.drawString(80,y,'2025-04-17    4:52:10 PM'); cv.drawRightString(578,y,f'Page:      {pg}')
    cv.setFont('Times-Bold',10); cv.drawCentredString(PW/2,y,'Silverbirch Terrace LP'); y-=11
    cv.setFont('Times-Roman',8); cv.drawString(34,y,'User Date:'); cv.drawString(80,y,'2025-04-17'); cv.drawRightString(578,y,'User ID: jtremblett')
    cv.setFont('Times-Bold',10); cv.drawCentredString(PW/2,y,'TRIAL BALANCE SUMMARY FOR 2025'); y-=11
    cv.setFont('Times-Roman',9); cv.drawCentredString(PW/2,y,'General Ledger'); y-=16
    cv.setFont('Times-Roman',8)
    if pg==1:
        for a,b,cx,e in (('Ranges:','From:','To:',''),('Date:','2025-01-01','2025-03-31','Subtotal By:   No Subtotals'),('Account:','First','Last','Sorted By:       Main')):
            cv.drawString(34,y,a);cv.drawString(90,y,b);cv.drawString(190,y,cx);cv.drawString(330,y,e);y-=10
        cv.drawString(34,y,'Include:  Posting, Unit, Inactive Accounts'); y-=16
    else: y-=2
    cv.setFont('Times-Bold',8); cv.drawString(34,y,'Account'); cv.drawString(92,y,'Description')
    for x,h in zip(X,['Beginning Balance','Debit','Credit','Net Change','Ending Balance']): cv.drawRightString(x,y,h)
    cv.setLineWidth(1); cv.line(34,y-3,578,y-3); cv.line(34,y-4.5,578,y-4.5)
    return y-15
def clip(s,font,fs,w):
    while cv.stringWidth(s,font,fs)>w: s=s[:-1]
    return s.rstrip()
pg=1;y=head(1)
for a in A:
    if y<60: cv.showPage(); pg+=1; y=head(pg)
    cv.setFont('Times-Roman',8)
    n=clip(a['n'],'Times-Roman',8,137)
    cv.drawString(34,y,a['code']); cv.drawString(92,y,n)
    v=[a[k] for k in K]
    for x,q in zip(X,v): cv.drawRightString(x,y,f(q))
    rows.append(dict(account=a['code'],name=n,**dict(zip(MON,v)))); y-=12
cv.line(222,y+7,578,y+7)
cv.setFont('Times-Roman',8); cv.drawString(34,y-4,f'Accounts: {len(A)}'); cv.setFont('Times-Bold',8); cv.drawString(150,y-4,'Grand Totals:')
for x,k in zip(X,K): cv.drawRightString(x,y-4,f(T[k]))
for yy in (-8,-9.5): cv.line(222,y+yy,578,y+yy)
cv.showPage();cv.save()
save(NAME,'TB','Dynamics GP (Great Plains) trial balance summary, Canadian seniors residence, clipped descriptions, $ and parentheses',False,MON,rows,[dict(label='Grand Totals:',**{m:T[k] for m,k in zip(MON,K)})],planted)
print(len(rows),pg,planted)
