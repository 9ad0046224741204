# senior living, fixed-pitch system report, PDF landscape
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(6201)
N='TB_harborview_senior_oct25.pdf'
def amt(lo,hi): return R.randint(lo*100,hi*100)
S=[] # (section, [(acct,name,type,size)])
def sec(t,total,L): S.append((t,total,L))
sec('CURRENT ASSETS','TOTAL CURRENT ASSETS',[('1010-0000','Cash - Operating',None),('1015-0000','Cash - Payroll Clearing',18400),('1020-0000','Cash - Resident Deposits',96000),('1030-0000','Petty Cash',1500),('1110-0000','Accounts Receivable - Private Pay',148000),('1115-0000','Accounts Receivable - LTC Insurance',38500),('1120-0000','Accounts Receivable - Medicaid Waiver',61200),('1190-0000','Allowance for Doubtful Accounts',-22750),('1210-0000','Prepaid Insurance',74300),('1220-0000','Prepaid Property Tax',0),('1230-0000','Prepaid Licenses & Dues',6450),('1240-0000','Prepaid Software',9120),('1310-0000','Inventory - Food & Supplies',11800),('1350-0000','Due From Affiliates',4200)])
sec('RESTRICTED & ESCROWS','TOTAL RESTRICTED & ESCROWS',[('1410-0000','Escrow - Real Estate Tax',188000),('1420-0000','Escrow - Insurance',41000),('1430-0000','Replacement Reserve',263500)])
sec('FIXED ASSETS','TOTAL FIXED ASSETS',[('1510-0000','Land',2450000),('1520-0000','Building',21870000),('1530-0000','Building Improvements',1312000),('1540-0000','Furniture, Fixtures & Equipment',986000),('1545-0000','Kitchen Equipment',214000),('1550-0000','Vehicles',118500),('1560-0000','Construction in Progress',57300),('1620-0000','Accum Depr - Building',-4318000),('1630-0000','Accum Depr - Improvements',-402000),('1640-0000','Accum Depr - FF&E',-611000),('1650-0000','Accum Depr - Vehicles',-79000),('1710-0000','Deferred Financing Costs, net',143000)])
sec('LIABILITIES','TOTAL LIABILITIES',[('2010-0000','Accounts Payable - Trade',-131000),('2015-0000','Accrued Expenses',-58700),('2020-0000','Accrued Payroll',-97300),('2025-0000','Accrued PTO',-64100),('2030-0000','Payroll Taxes Payable',-12900),('2040-0000','Accrued Real Estate Tax',-201500),('2050-0000','Accrued Interest',-69400),('2060-0000','Prepaid Rent',-53800),('2070-0000','Deferred Community Fees',-77500),('2080-0000','Resident Deposits',-95250),('2090-0000','Due to Manager',-23900),('2110-0000','Sales & Use Tax Payable',-840),('2510-0000','Mortgage Note Payable',-15240000)])
sec('EQUITY','TOTAL EQUITY',[('3010-0000','Member Capital',-8500000),('3020-0000','Distributions',1150000),('3900-0000','Retained Earnings (Prior Years)','PLUG')])
sec('REVENUE','TOTAL REVENUE',[('4010-1000','Independent Living - Base Rent',-2410000),('4010-2000','Assisted Living - Base Rent',-2985000),('4010-3000','Memory Care - Base Rent',-1320000),('4020-2000','Assisted Living - Level of Care',-712000),('4020-3000','Memory Care - Level of Care',-188000),('4030-1000','Second Person Fees - IL',-81000),('4030-2000','Second Person Fees - AL',-36400),('4040-0000','Community Fees',-154000),('4050-0000','Respite Stays',-47200),('4060-0000','Guest Meals',-8900),('4065-0000','Beauty Shop Income',-14500),('4070-0000','Garage & Storage',-19800),('4080-0000','Medication Management',-91700),('4090-0000','Late Fees',-2150),('4110-0000','Concessions - Private Pay',66300),('4120-0000','Medicaid Contractual Adjustment',118200),('4190-0000','Bad Debt',24800)])
for code,nm,w,ex in [('51','Administration',318000,[('Office Supplies',7300),('Postage',2100),('Telephone & Internet',28700),('Legal',9400),('Audit & Tax',18500),('Payroll Processing',14200),('Licenses & Permits',8800),('Travel & Training',6250),('Recruiting & Background Checks',11900)]),
 ('52','Dietary',611000,[('Raw Food',492000),('Dietary Supplies',31000),('Chemicals',7700),('Equipment Rental',5200),('Food Rebates',-18900)]),
 ('53','Housekeeping & Laundry',238000,[('Cleaning Supplies',22500),('Linen',7900),('Paper Products',14100)]),
 ('54','Maintenance',184000,[('Repair Supplies',26800),('HVAC Contract',31400),('Elevator Contract',19200),('Landscaping',44700),('Snow Removal',15300),('Pest Control',6600),('Fire & Life Safety',17800),('Apartment Turns',63400),('Trash Removal',21900)]),
 ('55','Life Enrichment',129000,[('Activity Supplies',9700),('Entertainment',12300),('Transportation - Fuel',6900),('Vehicle Repairs',4300)]),
 ('56','Resident Care - AL',1184000,[('Contract Nursing',88500),('Nursing Supplies',17400),('Pharmacy Consultant',5400),('Nurse Call System',7100)]),
 ('57','Memory Care',642000,[('Contract Nursing',29300),('Program Supplies',6100)]),
 ('58','Sales & Marketing',147000,[('Commissions',38600),('Referral Agency Fees',124500),('Digital Advertising',51200),('Print & Collateral',8500),('Events',7400)])]:
    L=[(code+'10-0000','Wages',w),(code+'15-0000','Overtime',int(w*.06)),(code+'20-0000','Payroll Taxes',int(w*.082)),(code+'25-0000','Group Insurance',int(w*.071)),(code+'30-0000','Workers Compensation',int(w*.024))]
    for i,(e,a) in enumerate(ex): L.append((f'{code}{50+i*5:02d}-0000',e,a))
    sec(nm.upper(),'TOTAL '+nm.upper(),L)
sec('UTILITIES','TOTAL UTILITIES',[('6110-0000','Electric',187000),('6120-0000','Natural Gas',62300),('6130-0000','Water & Sewer',88400),('6140-0000','Cable TV - Residents',41200)])
sec('FIXED & OTHER','TOTAL FIXED & OTHER',[('6210-0000','Real Estate Taxes',196000),('6220-0000','Property & Liability Insurance',171500),('6230-0000','Management Fee',401000),('7010-0000','Interest Expense',628000),('7020-0000','Depreciation',604000),('7030-0000','Amortization of Financing Costs',21600),('7040-0000','Owner Legal & Professional',13700),('7050-0000','Casualty Loss (Net of Insurance)',0)])
rows=[];bs={'CURRENT ASSETS','RESTRICTED & ESCROWS','FIXED ASSETS','LIABILITIES','EQUITY'}
D=[]
for t,tot,L in S:
    for a,n,v in L:
        r=dict(sec=t,a=a,n=n,beg=0,d=0,cr=0,bud=None)
        if t in bs:
            if v not in(None,'PLUG'):
                r['beg']=v*100+(R.randint(-30000,30000)/1 and R.randint(0,99) if abs(v)<2000 else R.randint(-90000,90000)) if v else 0
                if n in('Land','Member Capital','Petty Cash','Replacement Reserve'): r['beg']=v*100
                if t=='FIXED ASSETS':
                    if 'Accum' in n: r['cr']=int(-v*100*.004)
                    elif n.startswith('Deferred'): r['cr']=240000
                    elif n in('Construction in Progress','Furniture, Fixtures & Equipment'): r['d']=amt(2000,14000)
                elif t=='RESTRICTED & ESCROWS': r['d']=amt(4000,22000)
                elif n=='Distributions': r['d']=12500000
                elif v and n not in('Petty Cash','Member Capital','Due From Affiliates'):
                    k=abs(v)
                    r['d']=R.randint(int(k*20),int(k*95)); r['cr']=R.randint(int(k*20),int(k*95))
                    if n=='Mortgage Note Payable': r['d']=2841277; r['cr']=0
                    if n.startswith('Prepaid ') and t=='CURRENT ASSETS': r['d']=0; r['cr']=int(k*100*.11)
                    if n.startswith('Allowance'): r['d']=118400; r['cr']=240000
        else:
            v0=v*100
            r['beg']=int(v0*.9*R.uniform(.96,1.05)) if v else 0
            m=int(abs(v0)*.1*R.uniform(.85,1.15))
            adj=R.random()<.22
            x=int(m*R.uniform(.03,.2)) if adj else 0
            if v0>0: r['d']=m+x; r['cr']=x
            elif v0<0: r['cr']=m+x; r['d']=x
            r['bud']=round(v*R.uniform(.93,1.06),-2 if abs(v)>20000 else -1)*100 if v else 0
            if n.startswith('Casualty'): r['bud']=0
            r['bud']=int(r['bud'])
        D.append(r)
cash=D[0]; cash['beg']=41273618
pl=[r for r in D if r['n'].startswith('Retained')][0]
pl['beg']=-sum(r['beg'] for r in D)
cash['d']=93127744
cash['cr']=0
diff=sum(r['d'] for r in D)-sum(r['cr'] for r in D)
assert diff>0; cash['cr']=diff
for r in D: r['net']=r['d']-r['cr']; r['end']=r['beg']+r['net']
assert sum(r['end'] for r in D)==0
print(len(D),'cash',par(cash['beg']),par(cash['cr']),par(cash['end']),par(pl['beg']))
DROP=[r for r in D if r['a']=='5475-0000'][0]; print('drop',DROP)
# totals
cols=['beg','d','cr','net','end','bud']
def tot(rs):
    o={k:sum(r[k] for r in rs) for k in cols if k!='bud'}
    b=[r['bud'] for r in rs if r['bud'] is not None]
    o['bud']=sum(b) if b else None
    return o
W,H=landscape(letter); cv=canvas.Canvas(doc(N),pagesize=(W,H)); F=7.6; cw=F*.6
x0=38
XR=[x0+cw*k for k in (66,84,101,119,136,154)]
pg=0;y=0
def head():
    global y,pg
    pg+=1
    cv.setFont('Courier',F)
    cv.drawString(x0,H-34,'Database: BRKSTN_PROD'); cv.drawRightString(W-38,H-34,f'Page:  {pg}')
    cv.drawString(x0,H-44,'ENTITY:   HVC01'); cv.drawRightString(W-38,H-44,'Date: 11/11/2025')
    cv.drawRightString(W-38,H-54,'Time: 08:47 AM')
    cv.setFont('Courier-Bold',9); cv.drawCentredString(W/2,H-36,'Trial Balance'); cv.setFont('Courier-Bold',8.5)
    cv.drawCentredString(W/2,H-47,'Brackenstone Living Management'); cv.drawCentredString(W/2,H-58,'Harborview Commons Senior Living, LLC')
    cv.setFont('Courier',F)
    cv.drawString(x0,H-72,'Accrual Basis'); cv.drawCentredString(W/2,H-72,'For the period ending 10/31/2025')
    y=H-90
    cv.setFont('Courier-Bold',F)
    for x,a,b in zip(XR,['Balance','Period','Period','Net','Balance','YTD'],['09/30/25','Debits','Credits','Change','10/31/25','Budget']):
        cv.drawRightString(x,y,a); cv.drawRightString(x,y-9,b)
    cv.drawString(x0,y-9,'Account'); cv.drawString(x0+cw*11,y-9,'Description')
    y-=13; cv.setLineWidth(.6); cv.line(x0,y,W-38,y); y-=11
def need(n):
    global y
    if y-n<36: cv.showPage(); head()
def nums(o,bold=False):
    for x,k in zip(XR,cols):
        if o[k] is not None: cv.drawRightString(x+(cw if not(par(o[k]).startswith('(')) and False else 0),y,par(o[k]))
head()
tr=[];tt=[]
K=['beginning','debit','credit','activity','ending','other:YTD Budget']
def T(o): return {k:c(o[q]) for k,q in zip(K,cols)}
for t,tl,L in S:
    rs=[r for r in D if r['sec']==t]
    need(46); y-=3; cv.setFont('Courier-Bold',F); cv.drawString(x0,y,t); y-=10.5
    cv.setFont('Courier',F)
    for r in rs:
        if r is DROP: continue
        need(10); cv.setFont('Courier',F)
        cv.drawString(x0,y,r['a']); cv.drawString(x0+cw*11,y,r['n']); nums(r); y-=10
        tr.append({'account':r['a'],'name':r['n'],**T(r)})
    need(16)
    cv.setLineWidth(.3)
    for x in (XR[:5] if t in bs else XR): cv.line(x-cw*14,y+7,x,y+7)
    o=tot(rs); y-=1; cv.setFont('Courier-Bold',F); cv.drawString(x0+cw*11,y,tl); nums(o); y-=13
    tt.append({'label':tl,**T(o)})
need(30); o=tot(D); cv.setFont('Courier-Bold',F)
for x in XR: cv.line(x-cw*14,y+8,x,y+8)
y-=2; cv.drawString(x0,y,'GRAND TOTAL'); nums(o)
for x in XR: cv.line(x-cw*14,y-3,x,y-3); cv.line(x-cw*14,y-5,x,y-5)
tt.append({'label':'GRAND TOTAL',**T(o)})
y-=18; cv.setFont('Courier',6.5); cv.drawString(x0,y,'Budget shown for income and expense accounts only; credit balances and revenue in parentheses.')
cv.save()
save(N,'TB',K,tr,tt,'fixed-pitch ledger report, landscape PDF, sections with subtotals, YTD budget column for P&L accounts',False,
 {"what":f"the line {DROP['a']} {DROP['n']} is not printed but stays in TOTAL MAINTENANCE and GRAND TOTAL","kind":"row_dropped"})
