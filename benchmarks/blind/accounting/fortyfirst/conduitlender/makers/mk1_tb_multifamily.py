# Institutional multifamily ledger; landscape, sections w/ subtotals, wrapped names, blank zero debits/credits
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/dejavu/'
pdfmetrics.registerFont(TTFont('C',D+'DejaVuSansCondensed.ttf'));pdfmetrics.registerFont(TTFont('CB',D+'DejaVuSansCondensed-Bold.ttf'))
R=random.Random(4101)
def n(x,p=.06): return r2(x*(1+R.uniform(-p,p)))
A=[]  # section, code, name, beg, dr, cr
def a(s,c,nm,b,d=0,k=0): A.append([s,c,nm,r2(b),r2(d),r2(k)])
S='ASSETS'
a(S,'1110-0010','Cash - Operating (First Plains 4471)',318402.17,448912.60,0)
a(S,'1110-0020','Cash - Security Deposit Trust',96450.00,4200.00,3150.00)
a(S,'1110-0090','Petty Cash',500)
a(S,'1120-0010','Lender Escrow - Real Estate Taxes',411208.36,58744.05)
a(S,'1120-0020','Lender Escrow - Property Insurance',88316.90,17663.38)
a(S,'1120-0030','Replacement Reserve Escrow (Agency Form 6412)',203940.12,6600,12480.00)
a(S,'1210-0000','Accounts Receivable - Residents',61877.43,469805.11,463299.84)
a(S,'1210-0050','Accounts Receivable - Subsidy / Housing Authority',4318.00,8920,9104)
a(S,'1219-0000','Allowance for Doubtful Accounts',-22500,0,2250)
a(S,'1310-0000','Prepaid Insurance',141307.04,0,17663.38)
a(S,'1320-0000','Prepaid Software and Licensing Fees',9960,0,1660)
a(S,'1330-0000','Utility Deposits',14275)
a(S,'1510-0000','Land',6340000)
a(S,'1520-0000','Buildings',41287650.00)
a(S,'1530-0000','Building Improvements - Interior Unit Upgrade Program (Phases I and II)',1926418.55,38215.00)
a(S,'1540-0000','Furniture, Fixtures & Equipment',612094.71,4418.29)
a(S,'1590-0000','Accumulated Depreciation',-5219330.40,0,139204.17)
a(S,'1610-0000','Deferred Financing Costs, Net of Accumulated Amortization',402166.67,0,4416.67)
S='LIABILITIES'
a(S,'2110-0000','Accounts Payable - Trade',-47218.66,91330.08,86714.92)
a(S,'2120-0000','Accrued Expenses',-33810.25,33810.25,29407.5)
a(S,'2130-0000','Accrued Property Taxes',-464890.50,0,51654.50)
a(S,'2140-0000','Accrued Interest Payable',-131841.67,131841.67,136236.39)
a(S,'2150-0000','Accrued Payroll and Related Burden',-21044.18,21044.18,18930.77)
a(S,'2210-0000','Prepaid Rent',-37115.92,37115.92,41208.31)
a(S,'2220-0000','Security Deposits Payable',-95900,3150,4200)
a(S,'2230-0000','Pet Deposits Payable',-550)
a(S,'2510-0000','Mortgage Note Payable',-37668000)
a(S,'2590-0000','Due To / (From) Affiliate',0,12500,12500)
S='MEMBERS\u2019 EQUITY'
a(S,'3100-0000','Contributed Capital - KR Preferred LP',-12400000)
a(S,'3110-0000','Contributed Capital - Kestrel Managing Member',-1378000)
a(S,'3200-0000','Distributions',1126000,125000)
a(S,'3900-0000','Retained Earnings',0)
S='INCOME'
def inc(c,nm,m,opp=0):
    b=-sum(n(m,.02) for _ in range(9)); A.append(['INCOME',c,nm,r2(b),r2(opp),n(m,.02)])
def exp(c,nm,m,cr=0,p=.12):
    b=sum(n(m,p) for _ in range(9)); A.append(['EXPENSES',c,nm,r2(b),n(m,p),r2(cr)])
def contra(c,nm,m,cr=0):
    b=sum(n(m,.1) for _ in range(9)); A.append(['INCOME',c,nm,r2(b),n(m,.1),r2(cr)])
inc('4010-0000','Gross Potential Rent',456800)
contra('4020-0000','Loss / Gain to Lease',13350,1208.00)
contra('4030-0000','Vacancy Loss',24110)
contra('4040-0000','Concessions - New Move-In',5480)
contra('4045-0000','Employee Unit Allowance',2490)
contra('4050-0000','Bad Debt Write-Offs',4310)
inc('4055-0000','Bad Debt Recovery',640)
inc('4110-0000','Utility Reimbursement - Water / Sewer',13820,212.4)
inc('4120-0000','Utility Reimbursement - Trash',3950)
inc('4210-0000','Application and Administrative Fees',2875,50)
inc('4220-0000','Late Fees and NSF Charges',3390,425)
inc('4230-0000','Pet Rent',3120)
inc('4240-0000','Covered Parking',2640)
inc('4250-0000','Month-to-Month and Lease Termination Premiums',4215)
inc('4260-0000','Cable / Internet Revenue Share',1980)
inc('4290-0000','Miscellaneous Other Income',310)
for c,nm,m,cr in [('5110-0000','Salaries - Management Staff',18420,0),('5120-0000','Salaries - Maintenance Staff',17260,0),('5130-0000','Leasing Bonuses',1850,0),('5140-0000','Payroll Taxes',3180,0),('5150-0000','Health Insurance and Workers\u2019 Compensation',5470,610.22),
 ('5210-0000','Repairs - Plumbing',2940,0),('5220-0000','Repairs - Electrical',870,0),('5230-0000','Repairs - HVAC',2610,385),('5240-0000','Repairs - Appliances',1030,0),('5260-0000','Pest Control',920,0),('5270-0000','Landscaping Contract',4350,0),('5280-0000','Pool Supplies',510,0),
 ('5310-0000','Turnover - Painting',5120,0),('5320-0000','Turnover - Carpet Cleaning & Vinyl',2270,0),('5330-0000','Turnover - Cleaning',1890,140),
 ('5410-0000','Electricity - Common Area',4880,0),('5415-0000','Electricity - Vacant Units',1140,0),('5420-0000','Water and Sewer',16950,0),('5430-0000','Natural Gas',1320,0),('5440-0000','Refuse Removal',5240,0),
 ('5510-0000','Advertising - Internet Listing Services',4260,0),('5520-0000','Resident Retention',480,0),('5530-0000','Locator Referral Fees',1200,0),
 ('5610-0000','Office Supplies',390,0),('5620-0000','Telephone & Answering Service',890,0),('5630-0000','Software / Technology',1660,0),('5640-0000','Legal - Evictions',740,0),('5650-0000','Bank Charges and Merchant Card Processing',610,18.75),('5660-0000','Training & Travel',330,0),
 ('5710-0000','Management Fee',13480,0),('5720-0000','Real Estate Taxes',51654.50,0),('5730-0000','Property Insurance',17663.38,0),('5740-0000','Franchise / Margin Tax',0,0)]:
    if m in(51654.5,17663.38): A.append(['EXPENSES',c,nm,r2(m*9),m,0.0])
    elif m==0: A.append(['EXPENSES',c,nm,14206.0,0.0,0.0])
    else: exp(c,nm,m,cr)
for c,nm,b,d in [('6110-0000','Interest Expense',1199319.03,136236.39),('6120-0000','Amortization - Loan Costs',39750.03,4416.67),('6210-0000','Depreciation',1252837.53,139204.17),('6310-0000','Asset Management Fee',31500,3500),('6320-0000','Audit and Tax Preparation',24750,0),('6410-0000','Casualty Loss, Net of Insurance Proceeds (Bldg 9 Water Event, March)',18340.66,0)]:
    A.append(['NON-OPERATING',c,nm,r2(b),r2(d),0.0])
# plugs
re=next(x for x in A if x[1]=='3900-0000'); re[3]=r2(-sum(x[3] for x in A))
cash=A[0]; gap=r2(sum(x[4] for x in A)-sum(x[5] for x in A)); cash[5]=gap
assert gap>0,gap; print('retained',re[3],'cash cr',gap)
f=lambda v:('(%s)'%format(-v,',.2f') if v<0 else format(v,',.2f'))
W,H=landscape(letter); c=canvas.Canvas(doc('kestrel_ridge_tb_oct2025.pdf'),pagesize=(W,H))
XR=[452,540,628,748]; y=0; pg=0
def wrap(t,w,fn='C',fs=8):
    out=[];cur=''
    for wd in t.split():
        if pdfmetrics.stringWidth((cur+' '+wd).strip(),fn,fs)>w: out.append(cur);cur=wd
        else: cur=(cur+' '+wd).strip()
    return out+[cur]
def head():
    global y,pg
    pg+=1
    c.setFont('CB',12);c.drawString(40,H-40,'KR Apartments Owner, LLC');c.setFont('C',9)
    c.drawString(40,H-53,'Kestrel Ridge Apartments (krr264)');c.drawRightString(748,H-40,'Trial Balance');c.drawRightString(748,H-53,'Book = Accrual   Tree = ysi_is_std')
    c.drawRightString(748,H-65,'Month = Oct 2025');
    c.setFillGray(.88);c.rect(38,H-92,W-2*38-4,17,fill=1,stroke=0);c.setFillGray(0);c.setFont('CB',8)
    c.drawString(42,H-87,'Account');c.drawString(118,H-87,'Account Name')
    for x,t in zip(XR,['Forward Balance','Debit','Credit','Ending Balance']):c.drawRightString(x,H-87,t)
    y=H-106
    c.setFont('C',7);c.drawString(40,26,'11/12/2025 8:47 AM   dvorak_m');c.drawRightString(748,26,'Page %d'%pg)
def need(h):
    global y
    if y-h<42: c.showPage();head();return True
def vals(v,fn,blank=True):
    c.setFont(fn,8)
    for i,(x,t) in enumerate(zip(XR,v)):
        if blank and i in(1,2) and t==0: continue
        c.drawRightString(x,y,f(t))
head(); rows=[];tots=[]; K=['beginning','debit','credit','ending']
secs=list(dict.fromkeys(x[0] for x in A))
for s in secs:
    need(40);c.setFont('CB',8.5);c.drawString(42,y,s);y-=13;L=[x for x in A if x[0]==s]
    for _,code,nm,b,d,k in L:
        ls=wrap(nm,238)
        if need(12*len(ls)): c.setFont('CB',8.5);c.drawString(42,y,s+' (continued)');y-=13
        e=r2(b+d-k);c.setFont('C',8);c.drawString(42,y,code);c.drawString(118,y,ls[0]);vals([b,d,k,e],'C')
        for t in ls[1:]: y-=10;c.drawString(118,y,t)
        y-=12; rows.append(dict(account=code,name=nm,beginning=b,debit=d or None,credit=k or None,ending=e))
    need(20);v=[r2(sum(x[3] for x in L)),r2(sum(x[4] for x in L)),r2(sum(x[5] for x in L))];v.append(r2(v[0]+v[1]-v[2]))
    c.setLineWidth(.4)
    for x in XR:c.line(x-74,y+9,x,y+9)
    lab='Total '+s.title().replace('\u2019S','\u2019s').replace('\u2019 E','\u2019 E');c.setFont('CB',8);c.drawString(118,y-1,lab);y-=1;vals(v,'CB',False);y-=20
    tots.append(dict(label=lab,**dict(zip(K,v))))
v=[0.0,r2(sum(x[4] for x in A)),r2(sum(x[5] for x in A)),0.0];need(30)
c.setLineWidth(1);c.line(40,y+10,748,y+10);c.setFont('CB',9);c.drawString(42,y-2,'Report Total');y-=2;vals(v,'CB',False);c.line(40,y-5,748,y-5);tots.append(dict(label='Report Total',**dict(zip(K,v))))
c.save();truth('kestrel_ridge_tb_oct2025','TB',K,rows,tots);print(len(rows),'rows')
